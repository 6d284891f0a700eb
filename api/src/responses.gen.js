// Written by `npm run gen` from api/description and api/data. Do not edit.
var ns=Object.defineProperty;var Wr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(N){throw t=0,N}},os=(r,t)=>{for(var N in t)ns(r,N,{get:t[N],enumerable:!0})};var $r=Wr(Ir=>{"use strict";Object.defineProperty(Ir,"__esModule",{value:!0});function ps(r){let t=r.length,N=0,b=0,A;for(;b<t;)N++,A=r.charCodeAt(b++),A>=55296&&
A<=56319&&b<t&&(A=r.charCodeAt(b),(A&64512)===56320&&b++);return N}Ir.default=ps});var Ge=Wr(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formatNames=Te.fastFormats=Te.fullFormats=void 0;function Ie(r,t){return{validate:r,
compare:t}}Te.fullFormats={date:Ie(Vr,qr),time:Ie(Er(!0),Cr),"date-time":Ie(Jr(!0),Br),"iso-time":Ie(Er(),Ur),"iso-date-time":Ie(Jr(),Yr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ys,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ws,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:cs,int32:{type:"number",validate:hs},int64:{type:"number",validate:_s},float:{type:"\
number",validate:Rr},double:{type:"number",validate:Rr},password:!0,binary:!0};Te.fastFormats={...Te.fullFormats,date:Ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,qr),time:Ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Cr),"date-time":Ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Br),"iso-time":Ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ur),"iso-date-time":Ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Yr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Te.formatNames=Object.keys(Te.fullFormats);function ds(r){return r%4===0&&(r%100!==0||r%400===0)}var ls=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,fs=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Vr(r){let t=ls.exec(r);if(!t)return!1;let N=+t[1],b=+t[2],A=+t[3];return b>=1&&b<=12&&A>=1&&A<=(b===2&&ds(N)?29:fs[b])}function qr(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Tr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Er(r){return function(N){let b=Tr.exec(N);if(!b)
return!1;let A=+b[1],D=+b[2],d=+b[3],e=b[4],l=b[5]==="-"?-1:1,n=+(b[6]||0),o=+(b[7]||0);if(n>23||o>59||r&&!e)return!1;if(A<=23&&D<=59&&d<60)return!0;let f=D-o*l,
a=A-n*l-(f<0?1:0);return(a===23||a===-1)&&(f===59||f===-1)&&d<61}}function Cr(r,t){if(!(r&&t))return;let N=new Date("2020-01-01T"+r).valueOf(),b=new Date("2020-\
01-01T"+t).valueOf();if(N&&b)return N-b}function Ur(r,t){if(!(r&&t))return;let N=Tr.exec(r),b=Tr.exec(t);if(N&&b)return r=N[1]+N[2]+N[3],t=b[1]+b[2]+b[3],r>t?1:
r<t?-1:0}var Lr=/t|\s/i;function Jr(r){let t=Er(r);return function(b){let A=b.split(Lr);return A.length===2&&Vr(A[0])&&t(A[1])}}function Br(r,t){if(!(r&&t))return;
let N=new Date(r).valueOf(),b=new Date(t).valueOf();if(N&&b)return N-b}function Yr(r,t){if(!(r&&t))return;let[N,b]=r.split(Lr),[A,D]=t.split(Lr),d=qr(N,A);if(d!==
void 0)return d||Cr(b,D)}var ms=/\/|:/,us=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ys(r){return ms.test(r)&&us.test(r)}var Or=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function cs(r){return Or.lastIndex=0,Or.
test(r)}var gs=-(2**31),vs=2**31-1;function hs(r){return Number.isInteger(r)&&r<=vs&&r>=gs}function _s(r){return Number.isInteger(r)}function Rr(){return!0}var Ps=/[^\\]\\Z/;
function ws(r){if(Ps.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Hr=ce;function ce(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ce.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return ce.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let j in r)
if(!(j==="source_to_target"||j==="code_to_name")){return ce.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:j}}],!1;break}if(p===e){if(r.source_to_target!==void 0){let j=r.source_to_target,F=e;if(e===F)if(j&&typeof j=="object"&&!Array.isArray(
j))for(let y in j){let m=j[y],u=e;if(e===u)if(m&&typeof m=="object"&&!Array.isArray(m))for(let h in m){let _=m[h],P=e;if(typeof _!="boolean")return ce.errors=[{
instancePath:t+"/source_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(_!==!0)return ce.errors=[{instancePath:t+"/sourc\
e_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=P===e;if(!o)break}else return ce.errors=[{instancePath:t+"/sourc\
e_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var f=u===e;if(!f)break}else return ce.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var a=F===e}else var a=!0;if(a)if(r.code_to_name!==void 0){let j=r.code_to_name,F=e;if(e===F)if(j&&typeof j=="obj\
ect"&&!Array.isArray(j))for(let m in j){let u=e;if(typeof j[m]!="string")return ce.errors=[{instancePath:t+"/code_to_name/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e;if(!i)break}else return ce.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var a=F===e}else var a=!0}}}else
return ce.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=d,e===0}ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Zr=X;var he={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},ae=Object.prototype.hasOwnProperty,V=$r().default,C=Ge().fullFormats.
int64;function X(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=X.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let i=0;i<a;i++){let s=r[i],p=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let y;if(s.id===void 0&&(y="id")||s.srclang===void 0&&(y="srclang")||s.trglang===void 0&&(y="trglang")||s.srclocale===void 0&&(y="sr\
clocale")||s.trglocale===void 0&&(y="trglocale")||s.name===void 0&&(y="name")||s.is_processing===void 0&&(y="is_processing")||s.version===void 0&&(y="version")||
s.created_at===void 0&&(y="created_at")||s.updated_at===void 0&&(y="updated_at")||s.resources===void 0&&(y="resources"))return X.errors=[{instancePath:t+"/"+i,schemaPath:"\
Memory.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let u in s)if(!ae.call(he.properties,u)){return X.errors=[{instancePath:t+
"/"+i,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(m===e){if(s.id!==void 0){let u=s.
id,h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return X.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof u=="number"&&isFinite(u)&&!C.validate(u))return X.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"Memory.jso\
n/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=h===e}else var o=!0;if(o){if(s.srclang!==void 0){let u=e;if(typeof s.srclang!="strin\
g")return X.errors=[{instancePath:t+"/"+i+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=u===e}else
var o=!0;if(o){if(s.trglang!==void 0){let u=e;if(typeof s.trglang!="string")return X.errors=[{instancePath:t+"/"+i+"/trglang",schemaPath:"Memory.json/properties\
/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=u===e}else var o=!0;if(o){if(s.srclocale!==void 0){let u=s.srclocale,h=e;if(typeof u!="string"&&
u!==null)return X.errors=[{instancePath:t+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:he.properties.srclocale.
type}}],!1;var o=h===e}else var o=!0;if(o){if(s.trglocale!==void 0){let u=s.trglocale,h=e;if(typeof u!="string"&&u!==null)return X.errors=[{instancePath:t+"/"+i+
"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:he.properties.trglocale.type}}],!1;var o=h===e}else var o=!0;if(o){if(s.
name!==void 0){let u=s.name,h=e;if(e===h)if(typeof u=="string"){if(V(u)>255)return X.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/na\
me/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(u)<1)return X.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o){if(s.is_processing!==void 0){let u=s.is_processing,h=e;if(typeof u!="boolean"&&u!==null)return X.errors=
[{instancePath:t+"/"+i+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:he.properties.is_processing.type}}],!1;
var o=h===e}else var o=!0;if(o){if(s.version!==void 0){let u=s.version,h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return X.errors=[{instancePath:t+
"/"+i+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof u=="number"&&isFinite(u)&&(u<0||isNaN(
u)))return X.errors=[{instancePath:t+"/"+i+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;
var o=h===e}else var o=!0;if(o){if(s.created_at!==void 0){let u=s.created_at,h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return X.errors=[{instancePath:t+
"/"+i+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=h===e}else var o=!0;if(o){if(s.updated_at!==
void 0){let u=s.updated_at,h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return X.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"Memory.\
json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=h===e}else var o=!0;if(o)if(s.resources!==void 0){let u=s.resources,h=e;if(e===
h)if(Array.isArray(u)){var f=!0;let P=u.length;for(let g=0;g<P;g++){let c=e;if(typeof u[g]!="string")return X.errors=[{instancePath:t+"/"+i+"/resources/"+g,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e;if(!f)break}}else return X.errors=[{instancePath:t+"/"+i+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var o=h===e}else var o=!0}}}}}}}}}}}}else return X.errors=
[{instancePath:t+"/"+i,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e;if(!n)break}}else return X.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return X.errors=d,e===0}X.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Xr=K;function K(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=K.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.srclang===void 0&&(a="srclang")||
r.trglang===void 0&&(a="trglang")||r.srclocale===void 0&&(a="srclocale")||r.trglocale===void 0&&(a="trglocale")||r.name===void 0&&(a="name")||r.is_processing===
void 0&&(a="is_processing")||r.version===void 0&&(a="version")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.resources===
void 0&&(a="resources"))return K.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)
if(!ae.call(he.properties,s)){return K.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return K.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return K.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return K.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!=
"string"&&s!==null)return K.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:he.properties.srclocale.
type}}],!1;var o=p===e}else var o=!0;if(o){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return K.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:he.properties.trglocale.type}}],!1;var o=p===e}else var o=!0;if(o){if(r.name!==
void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(V(s)>255)return K.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(V(s)<1)return K.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var o=p===e}else var o=!0;if(o){if(r.is_processing!==void 0){let s=r.is_processing,p=e;if(typeof s!="boolean"&&s!==null)return K.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:he.properties.is_processing.type}}],!1;var o=p===e}else var o=!0;
if(o){if(r.version!==void 0){let s=r.version,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return K.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=p===e}else var o=!0;if(o)if(r.resources!==void 0){let s=r.resources,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let F=s.length;for(let y=0;y<
F;y++){let m=e;if(typeof s[y]!="string")return K.errors=[{instancePath:t+"/resources/"+y,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var f=m===e;if(!f)break}}else return K.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}}}}}}}}}else return K.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return K.errors=d,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kr=ee;function ee(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ee.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.srclang===void 0&&(a="srclang")||
r.trglang===void 0&&(a="trglang")||r.srclocale===void 0&&(a="srclocale")||r.trglocale===void 0&&(a="trglocale")||r.name===void 0&&(a="name")||r.is_processing===
void 0&&(a="is_processing")||r.version===void 0&&(a="version")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.resources===
void 0&&(a="resources"))return ee.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)
if(!ae.call(he.properties,s)){return ee.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return ee.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return ee.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return ee.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!=
"string"&&s!==null)return ee.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:he.properties.srclocale.
type}}],!1;var o=p===e}else var o=!0;if(o){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:he.properties.trglocale.type}}],!1;var o=p===e}else var o=!0;if(o){if(r.
name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(V(s)>255)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(s)<1)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=p===e}else var o=!0;if(o){if(r.is_processing!==void 0){let s=r.is_processing,p=e;if(typeof s!="boolean"&&s!==null)return ee.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:he.properties.is_processing.type}}],!1;var o=p===e}else var o=!0;
if(o){if(r.version!==void 0){let s=r.version,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ee.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=p===e}else var o=!0;if(o)if(r.resources!==void 0){let s=r.resources,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let F=s.length;for(let y=0;y<
F;y++){let m=e;if(typeof s[y]!="string")return ee.errors=[{instancePath:t+"/resources/"+y,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var f=m===e;if(!f)break}}else return ee.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}}}}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return ee.errors=d,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var et=_e;function _e(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=_e.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return _e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="id"||a==="deleted")){
return _e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e){if(r.id!==
void 0){let a=r.id,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let a=r.deleted,i=e;if(typeof a!="boolean")return _e.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return _e.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return _e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=d,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=ie;var ks={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ie(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ie.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let i=0;i<a;i++){let s=r[i],p=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let y;if(s.source===void 0&&(y="source")||s.target===void 0&&(y="target")||s.score===void 0&&(y="score")||s.metadata===void 0&&(y="m\
etadata"))return ie.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;
for(let u in s)if(!(u==="source"||u==="target"||u==="score"||u==="metadata")){return ie.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(m===e){if(s.source!==void 0){let u=e;if(typeof s.source!="string")
return ie.errors=[{instancePath:t+"/"+i+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=u===
e}else var o=!0;if(o){if(s.target!==void 0){let u=e;if(typeof s.target!="string")return ie.errors=[{instancePath:t+"/"+i+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=u===e}else var o=!0;if(o){if(s.score!==void 0){let u=s.score,h=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ie.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return ie.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(u<75||isNaN(u))return ie.errors=[{instancePath:t+
"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var o=h===e}else var o=!0;
if(o)if(s.metadata!==void 0){let u=s.metadata,h=e;if(e===h)if(u&&typeof u=="object"&&!Array.isArray(u)){let P;if(u.segment_id===void 0&&(P="segment_id")||u.resource_name===
void 0&&(P="resource_name")||u.user_email===void 0&&(P="user_email")||u.created_at===void 0&&(P="created_at"))return ie.errors=[{instancePath:t+"/"+i+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in u)if(!(c==="segme\
nt_id"||c==="resource_name"||c==="user_email"||c==="created_at")){return ie.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===e){if(u.segment_id!==void 0){let c=u.segment_id,
v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ie.errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!C.validate(c))return ie.
errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var f=v===e}else var f=!0;if(f){if(u.resource_name!==void 0){let c=u.resource_name,v=e;if(typeof c!="string"&&c!==null)return ie.errors=
[{instancePath:t+"/"+i+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:ks.properties.metadata.properties.resource_name.type}}],!1;var f=v===e}else var f=!0;if(f){if(u.user_email!==void 0){let c=e;if(typeof u.user_email!="strin\
g")return ie.errors=[{instancePath:t+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f)if(u.created_at!==void 0){let c=u.created_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return ie.errors=[{instancePath:t+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var f=v===e}else var f=!0}}}}}else return ie.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var o=h===e}else var o=!0}}}}}else return ie.errors=[{instancePath:t+"/"+i,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e;if(!n)break}}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ie.errors=d,e===0}ie.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var tt=Pe;function Pe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Pe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.isProcessing===void 0&&(o="isPro\
cessing"))return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="id"||a===
"isProcessing")){return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===
e){if(r.id!==void 0){let a=r.id,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return Pe.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.isProcessing!==void 0){let a=r.isProcessing,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Pe.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(a!==1)return Pe.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=i===e}else var n=!0}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=d,e===0}Pe.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var st=we;function we(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=we.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.is_processing===void 0&&(o="is_p\
rocessing"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="id"||
a==="is_processing")){return we.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(f===e){if(r.id!==void 0){let a=r.id,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return we.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return we.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.is_processing!==void 0){let a=r.is_processing,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return we.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(a!==1)return we.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=i===e}else var n=!0}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=d,e===0}we.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var it=qe;function qe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=qe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.success===void 0&&(n="success"))return qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="success"){return qe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.success!==void 0){let f=r.success;if(typeof f!="bool\
ean")return qe.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(f!==!0)return qe.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return qe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=d,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var at=dr;function Y(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Y.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.untokenizedSource===void 0&&(p="untokenizedSource")||r.tokenizedSource===
void 0&&(p="tokenizedSource")||r.sourceDelimiters===void 0&&(p="sourceDelimiters")||r.translation===void 0&&(p="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let j=e;for(let F in r)if(!(F==="untokenizedSource"||F==="tokenizedSource"||F==="sourceDelimiter\
s"||F==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],!1;break}
if(j===e){if(r.untokenizedSource!==void 0){let F=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=F===e}else var n=!0;if(n){if(r.tokenizedSource!==void 0){let F=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var n=F===e}else var n=!0;if(n){if(r.sourceDelimiters!==void 0){let F=r.sourceDelimiters,y=e;if(e===y)if(Array.isArray(F)){var o=!0;let u=F.length;for(let h=0;h<
u;h++){let _=e;if(typeof F[h]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=_===e;if(!o)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=y===e}else var n=!0;if(n)if(r.translation!==void 0){let F=r.translation,y=e;if(e===y)if(Array.isArray(F)){var f=!0;
let u=F.length;for(let h=0;h<u;h++){let _=F[h],P=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let v;if(_.target===void 0&&(v="target")||_.score===void 0&&
(v="score")||_.isTMMatch===void 0&&(v="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:v}}],!1;{let I=e;for(let w in _)if(!(w==="target"||w==="targetWithTags"||w==="align"||w==="provenance"||w==="score"||w==="isTMMatch"||w===
"targetWords"||w==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:w}}],!1;break}if(I===e){if(_.target!==void 0){let w=e;if(typeof _.target!="string")return Y.errors=[{instancePath:t+"/tr\
anslation/"+h+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e}else var a=!0;if(a){if(_.targetWithTags!==
void 0){let w=e;if(typeof _.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e}else var a=!0;if(a){if(_.align!==void 0){let w=e;if(typeof _.align!="string")return Y.
errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e}else
var a=!0;if(a){if(_.provenance!==void 0){let w=e;if(typeof _.provenance!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e}else var a=!0;if(a){if(_.score!==void 0){let w=_.score,T=e;if(e===
T)if(typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<0||isNaN(w))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+h+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var a=T===e}else var a=!0;if(a){if(_.isTMMatch!==void 0){let w=e;
if(typeof _.isTMMatch!="boolean")return Y.errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=w===e}else var a=!0;if(a){if(_.targetWords!==void 0){let w=_.targetWords,T=e;if(e===T)if(Array.isArray(w)){var i=!0;let k=w.
length;for(let S=0;S<k;S++){let L=e;if(typeof w[S]!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+S,schemaPath:"Translation.json/p\
roperties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=L===e;if(!i)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/\
targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var a=T===e}else var a=!0;if(a)if(_.targetDelimiters!==
void 0){let w=_.targetDelimiters,T=e;if(e===T)if(Array.isArray(w)){var s=!0;let k=w.length;for(let S=0;S<k;S++){let L=e;if(typeof w[S]!="string")return Y.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+S,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=L===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDel\
imiters/type",keyword:"type",params:{type:"array"}}],!1;var a=T===e}else var a=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Tr\
anslation.json/type",keyword:"type",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}else return Y.errors=[{instancePath:t+"/translation",schemaPath:"#/prop\
erties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=y===e}else var n=!0}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=d,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(r,{instancePath:t="",parentData:N,parentDataProperty:b,
rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=dr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(r,{instancePath:t,
parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?Y.errors:d.concat(Y.errors),e=d.length),dr.errors=d,e===0}dr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var nt=pe;var lr={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function pe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let f=r.length;for(let a=0;a<
f;a++){let i=r[a],s=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.fileId===void 0&&(F="fileId")||i.status===void 0&&
(F="status")||i.createdAt===void 0&&(F="createdAt"))return pe.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:F}}],!1;{let y=e;for(let m in i)if(!(m==="id"||m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return pe.errors=[{instancePath:t+"\
/"+a,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e){if(i.id!==void 0){
let m=i.id,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return pe.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!C.validate(m))return pe.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=u===e}else var o=!0;if(o){if(i.fileId!==void 0){let m=i.fileId,u=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return pe.errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof m=="number"&&isFinite(m)&&!C.validate(m))return pe.errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var o=u===e}else var o=!0;if(o){if(i.status!==void 0){let m=i.status,
u=e;if(typeof m!="string")return pe.errors=[{instancePath:t+"/"+a+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m==="ReadyForDownload"||m==="Failed"))return pe.errors=[{instancePath:t+"/"+a+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:lr.properties.status.enum}}],!1;var o=u===e}else var o=!0;if(o){if(i.createdAt!==void 0){
let m=i.createdAt,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return pe.errors=[{instancePath:t+"/"+a+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var o=u===e}else var o=!0;if(o)if(i.errorMsg!==void 0){let m=i.errorMsg,u=e;if(typeof m!=
"string")return pe.errors=[{instancePath:t+"/"+a+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(m==="Unsupported file type"||m==="File extraction error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failu\
re"||m==="File reassembly error"||m==="Billing error"||m==="Invalid memory"||m==="Storage error"))return pe.errors=[{instancePath:t+"/"+a+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:lr.properties.errorMsg.enum}}],!1;var o=u===e}else var o=!0}}}}}}else return pe.
errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return pe.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return pe.errors=d,e===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ot=de;function de(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=de.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let f=r.length;for(let a=0;a<f;a++){let i=r[a],s=e;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.fileId===void 0&&(F="fileId")||i.status===void 0&&(F="status")||i.createdAt===void 0&&(F="createdAt"))return de.
errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:F}}],!1;{let y=e;for(let m in i)if(!(m==="id"||
m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return de.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e){if(i.id!==void 0){let m=i.id,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return de.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof m==
"number"&&isFinite(m)&&!C.validate(m))return de.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var o=u===e}else var o=!0;if(o){if(i.fileId!==void 0){let m=i.fileId,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.
errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof m==
"number"&&isFinite(m)&&!C.validate(m))return de.errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var o=u===e}else var o=!0;if(o){if(i.status!==void 0){let m=i.status,u=e;if(typeof m!="string")return de.errors=[{instancePath:t+
"/"+a+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m===
"ReadyForDownload"||m==="Failed"))return de.errors=[{instancePath:t+"/"+a+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:lr.properties.status.enum}}],!1;var o=u===e}else var o=!0;if(o){if(i.createdAt!==void 0){let m=i.createdAt,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+a+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var o=u===e}else var o=!0;if(o)if(i.errorMsg!==void 0){let m=i.errorMsg,u=e;if(typeof m!="string")return de.errors=[{instancePath:t+"/"+a+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="Unsupported file type"||m==="File extraction\
 error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failure"||m==="File reassembly error"||m==="Billing error"||m===
"Invalid memory"||m==="Storage error"))return de.errors=[{instancePath:t+"/"+a+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:lr.properties.errorMsg.enum}}],!1;var o=u===e}else var o=!0}}}}}}else return de.errors=[{instancePath:t+"/"+a,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return de.errors=d,e===0}de.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var pt=We;function We(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=We.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.signedAgreement===void 0&&(n="signedAgreement"))return We.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="signedAgreement"){return We.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return We.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=d,e===0}We.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var dt=$e;var zr={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function J(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=J.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.language===
void 0&&(i="language")||r.template===void 0&&(i="template")||r.templateParams===void 0&&(i="templateParams")||r.preferences===void 0&&(i="preferences")||r.content===
void 0&&(i="content"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let p in r)if(!(p===
"id"||p==="name"||p==="language"||p==="template"||p==="templateParams"||p==="preferences"||p==="content")){return J.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(r.id!==void 0){let p=r.id,j=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof p==
"number"&&isFinite(p)&&!C.validate(p))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=j===
e}else var n=!0;if(n){if(r.name!==void 0){let p=r.name,j=e;if(typeof p!="string"&&p!==null)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:zr.properties.name.type}}],!1;if(e===j&&typeof p=="string"){if(V(p)>255)return J.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(p)<1)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var n=j===e}else var n=!0;if(n){if(r.language!==void 0){let p=e;if(typeof r.language!="string")return J.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.template!==void 0){
let p=r.template,j=e;if(e===j)if(typeof p=="string"){if(V(p)>100)return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(V(p)<1)return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var n=j===e}else
var n=!0;if(n){if(r.templateParams!==void 0){let p=r.templateParams,j=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.language===void 0&&(m="\
language"))return J.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:m}}],!1;{let u=e;
for(let h in p)if(!(h==="contentLength"||h==="memoryId"||h==="language"||h==="sections"||h==="summary")){return J.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(u===e){if(p.contentLength!==void 0){let h=p.
contentLength,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return J.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return J.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(h<1||isNaN(h))return J.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var o=_===e}else var o=!0;if(o){if(p.memoryId!==void 0){let h=p.memoryId,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return J.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)&&!C.validate(h))return J.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=_===e}else var o=!0;if(o){if(p.language!==void 0){let h=e;if(typeof p.language!=
"string")return J.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=h===e}else var o=!0;if(o){if(p.sections!==void 0){let h=p.sections,_=e;if(e===_)if(Array.isArray(h)){if(h.length>50)return J.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var f=!0;let g=h.length;for(let c=0;c<
g;c++){let v=e;if(typeof h[c]!="string")return J.errors=[{instancePath:t+"/templateParams/sections/"+c,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e;if(!f)break}}}else return J.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var o=_===e}else var o=!0;if(o)if(p.summary!==void 0){let h=p.summary,_=e;if(e===
_)if(typeof h=="string"){if(V(h)>5e3)return J.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var o=_===e}else var o=!0}}}}}}else return J.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var n=j===e}else var n=!0;if(n){if(r.preferences!==void 0){let p=r.preferences,j=e;if(!(p&&typeof p=="object"&&!Array.isArray(
p))&&p!==null)return J.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:zr.properties.preferences.type}}],
!1;if(e===j&&p&&typeof p=="object"&&!Array.isArray(p)){let y=e;for(let m in p)if(!(m==="tone"||m==="styleguide")){return J.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e){if(p.tone!==void 0){
let m=p.tone,u=e;if(e===u)if(typeof m=="string"){if(V(m)>5e3)return J.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a)if(p.styleguide!==void 0){let m=p.styleguide,u=e;if(e===u)if(typeof m==
"string"){if(V(m)>5e3)return J.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0}}var n=j===e}else var n=!0;if(n)if(r.content!==void 0){let p=r.content,j=e;if(typeof p!=
"string"&&p!==null)return J.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:zr.properties.content.type}}],
!1;var n=j===e}else var n=!0}}}}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=d,e===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
contents===void 0&&(o="contents"))return $e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)
if(a!=="contents"){return $e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(f===e&&r.contents!==void 0){let a=r.contents;if(e===e)if(Array.isArray(a)){var n=!0;let s=a.length;for(let p=0;p<s;p++){let j=e;J(a[p],{instancePath:t+"/cont\
ents/"+p,parentData:a,parentDataProperty:p,rootData:A,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(J.errors),e=d.length);var n=j===e;if(!n)break}}else return $e.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return $e.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=d,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lt=ke;function ke(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ke.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.tone===void 0&&(f="tone")||r.styleguide===void 0&&(f="sty\
leguide"))return ke.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let a=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return ke.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(a===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(V(i)>5e3)return ke.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return ke.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(V(i)>5e3)return ke.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return ke.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=s===e}else var o=!0}}}else return ke.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return ke.
errors=d,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft=be;function be(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=be.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.tone===void 0&&(f="tone")||r.styleguide===void 0&&(f="sty\
leguide"))return be.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let a=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return be.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(a===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(V(i)>5e3)return be.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return be.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(V(i)>5e3)return be.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return be.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=s===e}else var o=!0}}}else return be.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return be.
errors=d,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mt=fr;function fr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=fr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),fr.errors=d,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=mr;function mr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=mr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),mr.errors=d,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yt=Ce;function Ce(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ce.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id"))return Ce.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="id"){return Ce.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.id!==void 0){let f=r.id,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof f=="numb\
er"&&isFinite(f)&&!C.validate(f))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=d,e===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ct=sr;var bs={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function se(r,{instancePath:t="",parentData:N,
parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name")||r.TeamId===void 0&&(a="TeamId")||r.stages===void 0&&
(a="stages"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return se.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){
if(r.TeamId!==void 0){let s=r.TeamId,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return se.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n)if(r.stages!==void 0){let s=r.stages,
p=e;if(e===p)if(Array.isArray(s)){var o=!0;let F=s.length;for(let y=0;y<F;y++){let m=s[y],u=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let P;if(m.id===
void 0&&(P="id")||m.name===void 0&&(P="name")||m.assignmentType===void 0&&(P="assignmentType"))return se.errors=[{instancePath:t+"/stages/"+y,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in m)if(!(c==="id"||c==="name"||c==="assignmentType")){return se.errors=
[{instancePath:t+"/stages/"+y,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===
e){if(m.id!==void 0){let c=m.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return se.errors=[{instancePath:t+"/stages/"+y+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!C.validate(c))return se.errors=[{instancePath:t+
"/stages/"+y+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=v===e}else var f=!0;if(f){if(m.name!==
void 0){let c=e;if(typeof m.name!="string")return se.errors=[{instancePath:t+"/stages/"+y+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f)if(m.assignmentType!==void 0){let c=m.assignmentType,v=e;if(typeof c!="string")return se.errors=
[{instancePath:t+"/stages/"+y+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"READY_TO_START"||c==="TRANSLATE"||c==="REVIEW"||c==="SECONDARY_REVIEW"||c==="DONE"))return se.errors=[{instancePath:t+"/stages/"+y+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:bs.properties.assignmentType.enum}}],!1;var f=v===e}else var f=!0}}}}else
return se.errors=[{instancePath:t+"/stages/"+y,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var o=u===e;if(!o)break}}else return se.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}else return se.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=d,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function sr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=sr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let f=0;f<o;f++){let a=e;se(r[f],{instancePath:t+"/"+f,parentData:r,
parentDataProperty:f,rootData:A,dynamicAnchors:D})||(d=d===null?se.errors:d.concat(se.errors),e=d.length);var n=a===e;if(!n)break}}else return sr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return sr.errors=d,e===0}sr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var gt=ir;var Ke={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","stats"],properties:{id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active","archive\
d","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[0,1,
-2]},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},Se=Ge().fullFormats["date-time"],Gr={type:"object",required:["exactWords","fuzzyWords",
"newWords","sourceWords","numDeliveredProjects","numLanguagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","\
workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{
type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{
type:"integer",minimum:0,maximum:100},percentTranslated:{type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"\
integer",minimum:0},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,
$id:"JobStats.json"},Xe={type:"object",required:["id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceToken\
s","createdAt","updatedAt","isDeleted","memoryId","workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{
type:["string","null"]},trgLang:{type:"string"},trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{
type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{
type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function q(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.exactWords===void 0&&(a="exactWords")||r.fuzzyWords===void 0&&(a="fuzzyWords")||r.newWords===
void 0&&(a="newWords")||r.sourceWords===void 0&&(a="sourceWords")||r.numDeliveredProjects===void 0&&(a="numDeliveredProjects")||r.numLanguagePairs===void 0&&(a=
"numLanguagePairs")||r.numProjects===void 0&&(a="numProjects")||r.percentReviewed===void 0&&(a="percentReviewed")||r.percentTranslated===void 0&&(a="percentTran\
slated")||r.uniqueLanguagePairs===void 0&&(a="uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(a="uniqueLinguists")||r.workflowStatus===void 0&&(a="workflowS\
tatus")||r.projects===void 0&&(a="projects"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;
for(let s in r)if(!ae.call(Gr.properties,s)){return q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.exactWords!==void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/\
exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;
if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.newWords!==
void 0){let s=r.newWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.sourceWords!==void 0){let s=r.sourceWords,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/prop\
erties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.numDeliveredProjects!==void 0){let s=r.
numDeliveredProjects,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/propert\
ies/numDeliveredProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+
"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;
if(n){if(r.numLanguagePairs!==void 0){let s=r.numLanguagePairs,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/n\
umLanguagePairs",schemaPath:"#/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s)))return q.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var n=p===e}else var n=!0;if(n){if(r.numProjects!==void 0){let s=r.numProjects,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[
{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var n=p===e}else var n=!0;if(n){if(r.percentReviewed!==void 0){let s=r.percentReviewed,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.
errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="numbe\
r"&&isFinite(s)){if(s>100||isNaN(s))return q.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return q.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var n=p===e}else var n=!0;if(n){if(r.percentTranslated!==void 0){let s=r.percentTranslated,p=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return q.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/propertie\
s/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return q.errors=[{instancePath:t+"/percentTranslated",schemaPath:"\
#/properties/percentTranslated/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=p===e}else var n=!0;if(n){if(r.uniqueLanguagePairs!==void 0){
let s=r.uniqueLanguagePairs,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/p\
roperties/uniqueLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+
"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){
if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/uniqueLin\
guists",schemaPath:"#/properties/uniqueLinguists/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.
errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else
var n=!0;if(n){if(r.workflowStatus!==void 0){let s=r.workflowStatus,p=e;if(typeof s!="string")return q.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/p\
roperties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return q.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Gr.properties.workflowStatus.enum}}],!1;var n=p===e}else var n=!0;
if(n)if(r.projects!==void 0){let s=r.projects,p=e;if(e===p)if(Array.isArray(s)){var o=!0;let F=s.length;for(let y=0;y<F;y++){let m=s[y],u=e;if(e===e)if(m&&typeof m==
"object"&&!Array.isArray(m)){let P;if(m.id===void 0&&(P="id")||m.srcLang===void 0&&(P="srcLang")||m.srcLocale===void 0&&(P="srcLocale")||m.trgLang===void 0&&(P=
"trgLang")||m.trgLocale===void 0&&(P="trgLocale")||m.name===void 0&&(P="name")||m.due===void 0&&(P="due")||m.isComplete===void 0&&(P="isComplete")||m.isArchived===
void 0&&(P="isArchived")||m.state===void 0&&(P="state")||m.numSourceTokens===void 0&&(P="numSourceTokens")||m.createdAt===void 0&&(P="createdAt")||m.updatedAt===
void 0&&(P="updatedAt")||m.isDeleted===void 0&&(P="isDeleted")||m.memoryId===void 0&&(P="memoryId")||m.workflowStatus===void 0&&(P="workflowStatus")||m.workflowName===
void 0&&(P="workflowName"))return q.errors=[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:P}}],
!1;{let g=e;for(let c in m)if(!ae.call(Xe.properties,c)){return q.errors=[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===e){if(m.id!==void 0){let c=m.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))
return q.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c==
"number"&&isFinite(c)&&!C.validate(c))return q.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var f=v===e}else var f=!0;if(f){if(m.srcLang!==void 0){let c=e;if(typeof m.srcLang!="string")return q.errors=[{instancePath:t+"/projects/"+
y+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.srcLocale!==void 0){
let c=m.srcLocale,v=e;if(typeof c!="string"&&c!==null)return q.errors=[{instancePath:t+"/projects/"+y+"/srcLocale",schemaPath:"JobProject.json/properties/srcLoc\
ale/type",keyword:"type",params:{type:Xe.properties.srcLocale.type}}],!1;var f=v===e}else var f=!0;if(f){if(m.trgLang!==void 0){let c=e;if(typeof m.trgLang!="st\
ring")return q.errors=[{instancePath:t+"/projects/"+y+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;
var f=c===e}else var f=!0;if(f){if(m.trgLocale!==void 0){let c=m.trgLocale,v=e;if(typeof c!="string"&&c!==null)return q.errors=[{instancePath:t+"/projects/"+y+"\
/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"type",params:{type:Xe.properties.trgLocale.type}}],!1;var f=v===e}else var f=!0;if(f){
if(m.name!==void 0){let c=e;if(typeof m.name!="string")return q.errors=[{instancePath:t+"/projects/"+y+"/name",schemaPath:"JobProject.json/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.due!==void 0){let c=m.due,v=e;if(typeof c!="string"&&c!==null)return q.errors=[{
instancePath:t+"/projects/"+y+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Xe.properties.due.type}}],!1;if(e===v&&e===v&&
typeof c=="string"&&!Se.validate(c))return q.errors=[{instancePath:t+"/projects/"+y+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1;var f=v===e}else var f=!0;if(f){if(m.isComplete!==void 0){let c=e;if(typeof m.isComplete!="boolean")return q.errors=[{instancePath:t+"/\
projects/"+y+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f){if(m.
isArchived!==void 0){let c=e;if(typeof m.isArchived!="boolean")return q.errors=[{instancePath:t+"/projects/"+y+"/isArchived",schemaPath:"JobProject.json/propert\
ies/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f){if(m.state!==void 0){let c=m.state,v=e;if(typeof c!="string")return q.
errors=[{instancePath:t+"/projects/"+y+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="backlog"||
c==="inProgress"||c==="inReview"||c==="inQA"||c==="done"))return q.errors=[{instancePath:t+"/projects/"+y+"/state",schemaPath:"JobProject.json/properties/state/\
enum",keyword:"enum",params:{allowedValues:Xe.properties.state.enum}}],!1;var f=v===e}else var f=!0;if(f){if(m.numSourceTokens!==void 0){let c=m.numSourceTokens,
v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return q.errors=[{instancePath:t+"/projects/"+y+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c)))return q.errors=[{instancePath:t+
"/projects/"+y+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=v===
e}else var f=!0;if(f){if(m.createdAt!==void 0){let c=m.createdAt,v=e;if(e===v&&e===v)if(typeof c=="string"){if(!Se.validate(c))return q.errors=[{instancePath:t+
"/projects/"+y+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return q.errors=[{instancePath:t+
"/projects/"+y+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){if(m.
updatedAt!==void 0){let c=m.updatedAt,v=e;if(e===v&&e===v)if(typeof c=="string"){if(!Se.validate(c))return q.errors=[{instancePath:t+"/projects/"+y+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return q.errors=[{instancePath:t+"/projects/"+y+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){if(m.isDeleted!==
void 0){let c=e;if(typeof m.isDeleted!="boolean")return q.errors=[{instancePath:t+"/projects/"+y+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f){if(m.memoryId!==void 0){let c=m.memoryId,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return q.errors=[{instancePath:t+"/projects/"+y+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!C.validate(c))return q.errors=[{instancePath:t+"/projects/"+y+"/memoryId",schemaPath:"JobProject.json\
/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var f=v===e}else var f=!0;if(f){if(m.workflowStatus!==void 0){let c=m.workflowStatus,
v=e;if(typeof c!="string")return q.errors=[{instancePath:t+"/projects/"+y+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(c==="READY_TO_START"||c==="IN_PROGRESS"||c==="DONE"))return q.errors=[{instancePath:t+"/projects/"+y+"/workflowStatus",schemaPath:"\
JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Xe.properties.workflowStatus.enum}}],!1;var f=v===e}else var f=!0;if(f)if(m.
workflowName!==void 0){let c=e;if(typeof m.workflowName!="string")return q.errors=[{instancePath:t+"/projects/"+y+"/workflowName",schemaPath:"JobProject.json/pr\
operties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0}}}}}}}}}}}}}}}}}}else return q.errors=[{instancePath:t+"/projec\
ts/"+y,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var o=u===e;if(!o)break}}else return q.errors=[{instancePath:t+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}}}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=d,e===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.creationStatus===void 0&&(o="creatio\
nStatus")||r.status===void 0&&(o="status")||r.due===void 0&&(o="due")||r.deliveredAt===void 0&&(o="deliveredAt")||r.isProcessing===void 0&&(o="isProcessing")||r.
stats===void 0&&(o="stats"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)
if(!(a==="id"||a==="name"||a==="creationStatus"||a==="status"||a==="due"||a==="deliveredAt"||a==="isProcessing"||a==="stats")){return O.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e){if(r.id!==void 0){let a=r.id,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var n=i===e}else var n=!0;if(n){if(r.name!==void 0){let a=r.name,i=e;if(e===i)if(typeof a=="string"){if(V(a)>255)return O.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(a)<1)return O.errors=[{instancePath:t+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.creationStatus!==void 0){let a=r.creationStatus,i=e;if(typeof a!="string")return O.errors=[{instancePath:t+
"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="PENDING"||a==="COMPLETE"||a==="FAILED"))return O.
errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:Ke.properties.creationStatus.enum}}],
!1;var n=i===e}else var n=!0;if(n){if(r.status!==void 0){let a=r.status,i=e;if(typeof a!="string")return O.errors=[{instancePath:t+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="active"||a==="archived"||a==="delivered"))return O.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:Ke.properties.status.enum}}],!1;var n=i===e}else var n=!0;if(n){if(r.due!==void 0){let a=r.due,i=e;
if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:Ke.properties.due.type}}],
!1;if(e===i&&e===i&&typeof a=="string"&&!Se.validate(a))return O.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1;var n=i===e}else var n=!0;if(n){if(r.deliveredAt!==void 0){let a=r.deliveredAt,i=e;if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:t+
"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:Ke.properties.deliveredAt.type}}],!1;if(e===i&&e===i&&typeof a=="string"&&
!Se.validate(a))return O.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var n=i===
e}else var n=!0;if(n){if(r.isProcessing!==void 0){let a=r.isProcessing,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(a===0||a===1||a===-2))return O.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:Ke.properties.isProcessing.enum}}],!1;var n=i===e}else var n=!0;
if(n)if(r.stats!==void 0){let a=e;q(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:A,dynamicAnchors:D})||(d=d===null?q.errors:
d.concat(q.errors),e=d.length);var n=a===e}else var n=!0}}}}}}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return O.errors=d,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,
dynamicAnchors:D={}}={}){let d=null,e=0,l=ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;
let o=r.length;for(let f=0;f<o;f++){let a=e;O(r[f],{instancePath:t+"/"+f,parentData:r,parentDataProperty:f,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.
concat(O.errors),e=d.length);var n=a===e;if(!n)break}}else return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ir.
errors=d,e===0}ir.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var vt=ur;function ur(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ur.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),ur.errors=d,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ht=yr;function yr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=yr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),yr.errors=d,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=cr;function cr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=cr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),cr.errors=d,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pt=ze;function ze(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ze.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id"))return ze.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="id"){return ze.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.id!==void 0){let f=r.id,a=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof f=="numb\
er"&&isFinite(f)&&!C.validate(f))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=d,e===0}ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var wt=U;function U(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=U.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.sourceWords===void 0&&(a="sourceWords")||r.exactWords===void 0&&
(a="exactWords")||r.fuzzyWords===void 0&&(a="fuzzyWords")||r.newWords===void 0&&(a="newWords")||r.projects===void 0&&(a="projects"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return U.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return U.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===
e}else var n=!0;if(n){if(r.exactWords!==void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;
if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.newWords!==
void 0){let s=r.newWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n)if(r.projects!==void 0){let s=r.projects,p=e;
if(e===p)if(Array.isArray(s)){var o=!0;let F=s.length;for(let y=0;y<F;y++){let m=s[y],u=e;if(e===u)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.id===
void 0&&(_="id")||m.sourceWords===void 0&&(_="sourceWords")||m.exactWords===void 0&&(_="exactWords")||m.fuzzyWords===void 0&&(_="fuzzyWords")||m.newWords===void 0&&
(_="newWords"))return U.errors=[{instancePath:t+"/projects/"+y,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let P=e;for(let g in m)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return U.errors=[{instancePath:t+"/projects/"+
y,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(P===e){if(m.id!==void 0){
let g=m.id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&!C.validate(g))return U.errors=[{instancePath:t+
"/projects/"+y+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){
if(m.sourceWords!==void 0){let g=m.sourceWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){if(m.exactWords!==void 0){let g=m.exactWords,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){if(m.fuzzyWords!==
void 0){let g=m.fuzzyWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return U.
errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var f=c===e}else var f=!0;if(f)if(m.newWords!==void 0){let g=m.newWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.
errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return U.errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0}}}}}}else return U.errors=[{instancePath:t+"/proje\
cts/"+y,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var o=u===e;if(!o)break}}else return U.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}}else return U.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=d,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kt=gr;function gr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=gr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),gr.errors=d,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=vr;function vr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=vr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),vr.errors=d,e===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jt=hr;function hr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=hr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),hr.errors=d,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=_r;function _r(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=_r.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),_r.errors=d,e===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=ar;var Qe={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},er={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"\
Document.json"},Ee={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_re\
viewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:["integer","null"],format:"int\
64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"\
boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1,$id:"Segment.json"};function z(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&(i="sr\
clang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&(i=
"import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===
void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&
(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="cust\
omer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))
return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let p in r)if(!ae.call(er.properties,p)){
return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(r.id!==
void 0){let p=r.id,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===j&&typeof p=="number"&&isFinite(p)&&!C.validate(p))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var n=j===e}else var n=!0;if(n){if(r.project_id!==void 0){let p=r.project_id,j=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===j&&typeof p=="number"&&isFinite(p)&&!C.validate(p))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var n=j===e}else var n=!0;if(n){if(r.srclang!==void 0){let p=e;if(typeof r.srclang!="string")return z.errors=[{instancePath:t+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.trglang!==void 0){let p=e;if(typeof r.
trglang!="string")return z.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else
var n=!0;if(n){if(r.name!==void 0){let p=r.name,j=e;if(e===j)if(typeof p=="string"){if(V(p)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(p)<1)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=j===
e}else var n=!0;if(n){if(r.import_in_progress!==void 0){let p=e;if(typeof r.import_in_progress!="boolean")return z.errors=[{instancePath:t+"/import_in_progress",
schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.import_succeeded!==void 0){let p=e;
if(typeof r.import_succeeded!="boolean")return z.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{
type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.import_error_message!==void 0){let p=e;if(typeof r.import_error_message!="string")return z.errors=[{instancePath:t+
"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.export_in_progress!==
void 0){let p=e;if(typeof r.export_in_progress!="boolean")return z.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.export_succeeded!==void 0){let p=e;if(typeof r.export_succeeded!="boolean")return z.
errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;
if(n){if(r.export_error_message!==void 0){let p=e;if(typeof r.export_error_message!="string")return z.errors=[{instancePath:t+"/export_error_message",schemaPath:"\
#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.is_pretranslating!==void 0){let p=e;if(typeof r.
is_pretranslating!="boolean")return z.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"\
boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.status!==void 0){let p=r.status,j=e;if(e===j)if(p&&typeof p=="object"&&!Array.isArray(p)){let y;if(p.pretranslation===
void 0&&(y="pretranslation"))return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:y}}],
!1;{let m=e;for(let u in p)if(u!=="pretranslation"){return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:u}}],!1;break}if(m===e&&p.pretranslation!==void 0){let u=p.pretranslation;if(typeof u!="string")return z.errors=[
{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="id\
le"||u==="pending"||u==="running"))return z.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"\
enum",params:{allowedValues:er.properties.status.properties.pretranslation.enum}}],!1}}}else return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"object"}}],!1;var n=j===e}else var n=!0;if(n){if(r.translator_email!==void 0){let p=r.translator_email,j=e;if(typeof p!=
"string"&&p!==null)return z.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:er.properties.
translator_email.type}}],!1;var n=j===e}else var n=!0;if(n){if(r.reviewer_email!==void 0){let p=r.reviewer_email,j=e;if(typeof p!="string"&&p!==null)return z.errors=
[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:er.properties.reviewer_email.type}}],!1;var n=j===e}else
var n=!0;if(n){if(r.customer_reviewer_email!==void 0){let p=r.customer_reviewer_email,j=e;if(typeof p!="string"&&p!==null)return z.errors=[{instancePath:t+"/cus\
tomer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:er.properties.customer_reviewer_email.type}}],!1;var n=j===
e}else var n=!0;if(n){if(r.created_at!==void 0){let p=r.created_at,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=j===e}else var n=!0;if(n){if(r.updated_at!==void 0){let p=r.
updated_at,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var n=j===e}else var n=!0;if(n){if(r.is_review_complete!==void 0){let p=e;if(typeof r.is_review_complete!="boolean")
return z.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else
var n=!0;if(n)if(r.segments!==void 0){let p=r.segments,j=e;if(e===j)if(Array.isArray(p)){var o=!0;let y=p.length;for(let m=0;m<y;m++){let u=p[m],h=e;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let g;if(u.id===void 0&&(g="id")||u.created_at===void 0&&(g="created_at")||u.updated_at===void 0&&(g="updated_at")||u.document_id===
void 0&&(g="document_id")||u.memory_id===void 0&&(g="memory_id")||u.source===void 0&&(g="source")||u.srclang===void 0&&(g="srclang")||u.target===void 0&&(g="tar\
get")||u.trglang===void 0&&(g="trglang")||u.is_confirmed===void 0&&(g="is_confirmed")||u.is_reviewed===void 0&&(g="is_reviewed"))return z.errors=[{instancePath:t+
"/segments/"+m,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:g}}],!1;{let c=e;for(let v in u)if(!ae.call(Ee.properties,v)){return z.
errors=[{instancePath:t+"/segments/"+m,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(c===
e){if(u.id!==void 0){let v=u.id,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"S\
egment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)&&!C.validate(v))return z.errors=[{instancePath:t+
"/segments/"+m+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=I===e}else var f=!0;if(f){if(u.created_at!==
void 0){let v=u.created_at,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+m+"/created_at",schemaPath:"\
Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var f=I===e}else var f=!0;if(f){if(u.updated_at!==void 0){let v=u.updated_at,
I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+m+"/updated_at",schemaPath:"Segment.json/properties/u\
pdated_at/type",keyword:"type",params:{type:"integer"}}],!1;var f=I===e}else var f=!0;if(f){if(u.document_id!==void 0){let v=u.document_id,I=e;if(!(typeof v=="n\
umber"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return z.errors=[{instancePath:t+"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id\
/type",keyword:"type",params:{type:Ee.properties.document_id.type}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)&&!C.validate(v))return z.errors=[{instancePath:t+
"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=I===e}else var f=!0;if(f){
if(u.memory_id!==void 0){let v=u.memory_id,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+m+"/memory\
_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)&&!C.validate(v))return z.
errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=I===
e}else var f=!0;if(f){if(u.source!==void 0){let v=e;if(typeof u.source!="string")return z.errors=[{instancePath:t+"/segments/"+m+"/source",schemaPath:"Segment.j\
son/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){if(u.srclang!==void 0){let v=e;if(typeof u.srclang!="stri\
ng")return z.errors=[{instancePath:t+"/segments/"+m+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var f=v===
e}else var f=!0;if(f){if(u.target!==void 0){let v=e;if(typeof u.target!="string")return z.errors=[{instancePath:t+"/segments/"+m+"/target",schemaPath:"Segment.j\
son/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e}else var f=!0;if(f){if(u.trglang!==void 0){let v=e;if(typeof u.trglang!="stri\
ng")return z.errors=[{instancePath:t+"/segments/"+m+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var f=v===
e}else var f=!0;if(f){if(u.is_confirmed!==void 0){let v=e;if(typeof u.is_confirmed!="boolean")return z.errors=[{instancePath:t+"/segments/"+m+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=v===e}else var f=!0;if(f){if(u.is_reviewed!==void 0){let v=e;if(typeof u.
is_reviewed!="boolean")return z.errors=[{instancePath:t+"/segments/"+m+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{
type:"boolean"}}],!1;var f=v===e}else var f=!0;if(f)if(u.comments!==void 0){let v=u.comments,I=e;if(e===I)if(Array.isArray(v)){var a=!0;let T=v.length;for(let E=0;E<
T;E++){let k=v[E],S=e;if(!(k&&typeof k=="object"&&!Array.isArray(k)))return z.errors=[{instancePath:t+"/segments/"+m+"/comments/"+E,schemaPath:"Segment.json/pro\
perties/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var a=S===e;if(!a)break}}else return z.errors=[{instancePath:t+"/segments/"+m+"/comments",
schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var f=I===e}else var f=!0}}}}}}}}}}}}}else return z.errors=[{instancePath:t+
"/segments/"+m,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}}],!1;var o=h===e;if(!o)break}}else return z.errors=[{instancePath:t+"/segmen\
ts",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=j===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=d,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=R.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.memory_id===void 0&&(a="memory_id")||r.job_id===void 0&&(a="job_i\
d")||r.srclang===void 0&&(a="srclang")||r.trglang===void 0&&(a="trglang")||r.srclocale===void 0&&(a="srclocale")||r.trglocale===void 0&&(a="trglocale")||r.name===
void 0&&(a="name")||r.state===void 0&&(a="state")||r.due_date===void 0&&(a="due_date")||r.archived===void 0&&(a="archived")||r.metadata===void 0&&(a="metadata")||
r.sample_review_percentage===void 0&&(a="sample_review_percentage")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.workflowStatus===
void 0&&(a="workflowStatus")||r.document===void 0&&(a="document"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let i=e;for(let s in r)if(!ae.call(Qe.properties,s)){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return R.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.memory_id!==void 0){
let s=r.memory_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return R.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.job_id!==void 0){let s=r.job_id,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return R.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return R.errors=[{instancePath:t+"/src\
lang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=e;if(typeof r.
trglang!="string")return R.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else
var n=!0;if(n){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!="string"&&s!==null)return R.errors=[{instancePath:t+"/srclocale",schemaPath:"#/proper\
ties/srclocale/type",keyword:"type",params:{type:Qe.properties.srclocale.type}}],!1;var n=p===e}else var n=!0;if(n){if(r.trglocale!==void 0){let s=r.trglocale,p=e;
if(typeof s!="string"&&s!==null)return R.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:Qe.properties.
trglocale.type}}],!1;var n=p===e}else var n=!0;if(n){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(V(s)>255)return R.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(s)<1)return R.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.state!==void 0){let s=r.state,p=e;if(typeof s!="string")return R.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="do\
ne"))return R.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Qe.properties.state.enum}}],!1;var n=p===
e}else var n=!0;if(n){if(r.due_date!==void 0){let s=r.due_date,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return R.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:Qe.properties.due_date.type}}],!1;var n=p===e}else var n=!0;if(n){if(r.archived!==
void 0){let s=e;if(typeof r.archived!="boolean")return R.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.metadata!==void 0){let s=r.metadata,p=e;if(e===p)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(
s).length>50)return R.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let F in s){
let y=s[F],m=e;if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean")return R.errors=[{instancePath:t+"/metadata/"+F.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:Qe.properties.metadata.additionalProperties.type}}],
!1;var o=m===e;if(!o)break}}else return R.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;
var n=p===e}else var n=!0;if(n){if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return R.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return R.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_re\
view_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return R.errors=[{instancePath:t+"/sample_review_percentage",
schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=p===e}else var n=!0;if(n){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=p===e}else var n=!0;if(n){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"int\
eger"}}],!1;var n=p===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let s=r.workflowStatus,p=e;if(typeof s!="string")return R.errors=[{instancePath:t+"/wo\
rkflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))
return R.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Qe.properties.workflowStatus.
enum}}],!1;var n=p===e}else var n=!0;if(n)if(r.document!==void 0){let s=r.document,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let F=s.length;for(let y=0;y<F;y++){
let m=e;z(s[y],{instancePath:t+"/document/"+y,parentData:s,parentDataProperty:y,rootData:A,dynamicAnchors:D})||(d=d===null?z.errors:d.concat(z.errors),e=d.length);
var f=m===e;if(!f)break}}else return R.errors=[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var n=p===
e}else var n=!0}}}}}}}}}}}}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=d,e===0}R.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,
e=0,l=ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let f=0;f<o;f++){
let a=e;R(r[f],{instancePath:t+"/"+f,parentData:r,parentDataProperty:f,rootData:A,dynamicAnchors:D})||(d=d===null?R.errors:d.concat(R.errors),e=d.length);var n=a===
e;if(!n)break}}else return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ar.errors=d,e===0}ar.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var Dt=Pr;function Pr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Pr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),R(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?R.errors:d.concat(
R.errors),e=d.length),Pr.errors=d,e===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ft=je;function je(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=je.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="id"||a==="deleted")){
return je.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e){if(r.id!==
void 0){let a=r.id,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let a=r.deleted,i=e;if(typeof a!="boolean")return je.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return je.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=d,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=wr;function wr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=wr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),z(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?z.errors:d.concat(
z.errors),e=d.length),wr.errors=d,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=ge;function ge(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ge.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.is_pretranslating===void 0&&(a="\
is_pretranslating")||r.documents===void 0&&(a="documents"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let i=e;for(let s in r)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(e===p)if(Array.isArray(s)){var n=!0;let j=s.length;
for(let F=0;F<j;F++){let y=s[F],m=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:t+"/id/"+F,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof y=="number"&&isFinite(y)&&!C.validate(y))return ge.errors=[{instancePath:t+"/id/"+F,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e;if(!n)break}}else return ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var o=p===e}else var o=!0;if(o){if(r.is_pretranslating!==void 0){let s=r.is_pretranslating,p=e;if(typeof s!=
"boolean")return ge.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return ge.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=p===
e}else var o=!0;if(o)if(r.documents!==void 0){let s=r.documents,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let F=s.length;for(let y=0;y<F;y++){let m=e;z(s[y],{instancePath:t+
"/documents/"+y,parentData:s,parentDataProperty:y,rootData:A,dynamicAnchors:D})||(d=d===null?z.errors:d.concat(z.errors),e=d.length);var f=m===e;if(!f)break}}else
return ge.errors=[{instancePath:t+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}else
return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=d,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var It=Ae;function Ae(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ae.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return Ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="id"||a==="deleted")){
return Ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e){if(r.id!==
void 0){let a=r.id,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let a=r.deleted,i=e;if(typeof a!="boolean")return Ae.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return Ae.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=d,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=re;function re(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=re.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.created_at===void 0&&(a="created\
_at")||r.updated_at===void 0&&(a="updated_at")||r.document_id===void 0&&(a="document_id")||r.memory_id===void 0&&(a="memory_id")||r.source===void 0&&(a="source")||
r.srclang===void 0&&(a="srclang")||r.target===void 0&&(a="target")||r.trglang===void 0&&(a="trglang")||r.is_confirmed===void 0&&(a="is_confirmed")||r.is_reviewed===
void 0&&(a="is_reviewed"))return re.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)
if(!ae.call(Ee.properties,s)){return re.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return re.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==void 0){let s=r.
created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.document_id!==void 0){let s=r.document_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return re.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.
type}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return re.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.memory_id!==void 0){let s=r.memory_id,p=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return re.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return re.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return re.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return re.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return re.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return re.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var o=s===e}else var o=!0;if(o){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return re.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var o=s===e}else var o=!0;if(o)if(r.comments!==void 0){let s=r.comments,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let F=s.length;for(let y=0;y<F;y++){
let m=s[y],u=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return re.errors=[{instancePath:t+"/comments/"+y,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var f=u===e;if(!f)break}}else return re.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}}}}}}}}}}else return re.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=d,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Et=nr;function nr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=nr.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);let n=e,o=!1,f=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.created_at===
void 0&&(_="created_at")||r.updated_at===void 0&&(_="updated_at")||r.document_id===void 0&&(_="document_id")||r.memory_id===void 0&&(_="memory_id")||r.source===
void 0&&(_="source")||r.srclang===void 0&&(_="srclang")||r.target===void 0&&(_="target")||r.trglang===void 0&&(_="trglang")||r.is_confirmed===void 0&&(_="is_con\
firmed")||r.is_reviewed===void 0&&(_="is_reviewed")){let P={instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:_}};d===
null?d=[P]:d.push(P),e++}else{let P=e;for(let g in r)if(!ae.call(Ee.properties,g)){let c={instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}};d===null?d=[c]:d.push(c),e++;break}if(P===e){if(r.id!==void 0){let g=r.id,c=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let v={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};d===null?d=[v]:d.push(
v),e++}if(e===c&&typeof g=="number"&&isFinite(g)&&!C.validate(g)){let v={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}};d===null?d=[v]:d.push(v),e++}var i=c===e}else var i=!0;if(i){if(r.created_at!==void 0){let g=r.created_at,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g))){let I={instancePath:t+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};d===null?
d=[I]:d.push(I),e++}var i=c===e}else var i=!0;if(i){if(r.updated_at!==void 0){let g=r.updated_at,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let I={
instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[I]:d.push(I),e++}var i=c===
e}else var i=!0;if(i){if(r.document_id!==void 0){let g=r.document_id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null){let I={instancePath:t+
"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.type}};d===null?d=[I]:d.push(I),e++}if(e===
c&&typeof g=="number"&&isFinite(g)&&!C.validate(g)){let I={instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",
params:{format:"int64"}};d===null?d=[I]:d.push(I),e++}var i=c===e}else var i=!0;if(i){if(r.memory_id!==void 0){let g=r.memory_id,c=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let I={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};d===
null?d=[I]:d.push(I),e++}if(e===c&&typeof g=="number"&&isFinite(g)&&!C.validate(g)){let I={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memor\
y_id/format",keyword:"format",params:{format:"int64"}};d===null?d=[I]:d.push(I),e++}var i=c===e}else var i=!0;if(i){if(r.source!==void 0){let g=e;if(typeof r.source!=
"string"){let v={instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===
e}else var i=!0;if(i){if(r.srclang!==void 0){let g=e;if(typeof r.srclang!="string"){let v={instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang\
/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===e}else var i=!0;if(i){if(r.target!==void 0){let g=e;if(typeof r.target!="st\
ring"){let v={instancePath:t+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===
e}else var i=!0;if(i){if(r.trglang!==void 0){let g=e;if(typeof r.trglang!="string"){let v={instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang\
/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===e}else var i=!0;if(i){if(r.is_confirmed!==void 0){let g=e;if(typeof r.is_confirmed!=
"boolean"){let v={instancePath:t+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[v]:d.
push(v),e++}var i=g===e}else var i=!0;if(i){if(r.is_reviewed!==void 0){let g=e;if(typeof r.is_reviewed!="boolean"){let v={instancePath:t+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[v]:d.push(v),e++}var i=g===e}else var i=!0;if(i)if(r.comments!==void 0){
let g=r.comments,c=e;if(e===c)if(Array.isArray(g)){var s=!0;let I=g.length;for(let w=0;w<I;w++){let T=g[w],E=e;if(!(T&&typeof T=="object"&&!Array.isArray(T))){let S={
instancePath:t+"/comments/"+w,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};d===null?d=[S]:d.push(S),e++}var s=E===
e;if(!s)break}}else{let I={instancePath:t+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}};d===null?d=[I]:d.
push(I),e++}var i=c===e}else var i=!0}}}}}}}}}}}}}else{let _={instancePath:t,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};d===null?d=[_]:
d.push(_),e++}var u=f===e;if(o=o||u,u)var p=!0;let j=e;if(e===j)if(Array.isArray(r)){var F=!0;let _=r.length;for(let P=0;P<_;P++){let g=r[P],c=e;if(e===e)if(g&&
typeof g=="object"&&!Array.isArray(g)){let w;if(g.id===void 0&&(w="id")||g.created_at===void 0&&(w="created_at")||g.updated_at===void 0&&(w="updated_at")||g.document_id===
void 0&&(w="document_id")||g.memory_id===void 0&&(w="memory_id")||g.source===void 0&&(w="source")||g.srclang===void 0&&(w="srclang")||g.target===void 0&&(w="tar\
get")||g.trglang===void 0&&(w="trglang")||g.is_confirmed===void 0&&(w="is_confirmed")||g.is_reviewed===void 0&&(w="is_reviewed")){let T={instancePath:t+"/"+P,schemaPath:"\
Segment.json/required",keyword:"required",params:{missingProperty:w}};d===null?d=[T]:d.push(T),e++}else{let T=e;for(let E in g)if(!ae.call(Ee.properties,E)){let k={
instancePath:t+"/"+P,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}};d===null?d=[k]:d.push(k),e++;break}
if(T===e){if(g.id!==void 0){let E=g.id,k=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let S={instancePath:t+"/"+P+"/id",schemaPath:"Segment.json/\
properties/id/type",keyword:"type",params:{type:"integer"}};d===null?d=[S]:d.push(S),e++}if(e===k&&typeof E=="number"&&isFinite(E)&&!C.validate(E)){let S={instancePath:t+
"/"+P+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}};d===null?d=[S]:d.push(S),e++}var y=k===e}else var y=!0;if(y){
if(g.created_at!==void 0){let E=g.created_at,k=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let L={instancePath:t+"/"+P+"/created_at",schemaPath:"\
Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[L]:d.push(L),e++}var y=k===e}else var y=!0;if(y){if(g.updated_at!==
void 0){let E=g.updated_at,k=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let L={instancePath:t+"/"+P+"/updated_at",schemaPath:"Segment.json/prop\
erties/updated_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[L]:d.push(L),e++}var y=k===e}else var y=!0;if(y){if(g.document_id!==void 0){let E=g.
document_id,k=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))&&E!==null){let L={instancePath:t+"/"+P+"/document_id",schemaPath:"Segment.json/properti\
es/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.type}};d===null?d=[L]:d.push(L),e++}if(e===k&&typeof E=="number"&&isFinite(E)&&!C.validate(
E)){let L={instancePath:t+"/"+P+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}};d===null?d=[L]:
d.push(L),e++}var y=k===e}else var y=!0;if(y){if(g.memory_id!==void 0){let E=g.memory_id,k=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let L={instancePath:t+
"/"+P+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};d===null?d=[L]:d.push(L),e++}if(e===k&&typeof E==
"number"&&isFinite(E)&&!C.validate(E)){let L={instancePath:t+"/"+P+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}};d===null?d=[L]:d.push(L),e++}var y=k===e}else var y=!0;if(y){if(g.source!==void 0){let E=e;if(typeof g.source!="string"){let S={instancePath:t+"/"+P+"/\
source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var y=E===e}else var y=!0;if(y){if(g.
srclang!==void 0){let E=e;if(typeof g.srclang!="string"){let S={instancePath:t+"/"+P+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",
params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var y=E===e}else var y=!0;if(y){if(g.target!==void 0){let E=e;if(typeof g.target!="string"){let S={instancePath:t+
"/"+P+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var y=E===e}else var y=!0;if(y){
if(g.trglang!==void 0){let E=e;if(typeof g.trglang!="string"){let S={instancePath:t+"/"+P+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"\
type",params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var y=E===e}else var y=!0;if(y){if(g.is_confirmed!==void 0){let E=e;if(typeof g.is_confirmed!="boolea\
n"){let S={instancePath:t+"/"+P+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[S]:d.
push(S),e++}var y=E===e}else var y=!0;if(y){if(g.is_reviewed!==void 0){let E=e;if(typeof g.is_reviewed!="boolean"){let S={instancePath:t+"/"+P+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[S]:d.push(S),e++}var y=E===e}else var y=!0;if(y)if(g.comments!==void 0){
let E=g.comments,k=e;if(e===k)if(Array.isArray(E)){var m=!0;let L=E.length;for(let Le=0;Le<L;Le++){let ye=E[Le],Z=e;if(!(ye&&typeof ye=="object"&&!Array.isArray(
ye))){let W={instancePath:t+"/"+P+"/comments/"+Le,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};d===null?d=[W]:
d.push(W),e++}var m=Z===e;if(!m)break}}else{let L={instancePath:t+"/"+P+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"\
array"}};d===null?d=[L]:d.push(L),e++}var y=k===e}else var y=!0}}}}}}}}}}}}}else{let w={instancePath:t+"/"+P,schemaPath:"Segment.json/type",keyword:"type",params:{
type:"object"}};d===null?d=[w]:d.push(w),e++}var F=c===e;if(!F)break}}else{let _={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};
d===null?d=[_]:d.push(_),e++}var u=j===e;if(o=o||u,u)var h=!0;if(o)e=n,d!==null&&(n?d.length=n:d=null);else{let _={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return d===null?d=[_]:d.push(_),e++,nr.errors=d,!1}return nr.errors=d,l.props=p,l.items=h,e===0}nr.evaluated={dynamicProps:!0,dynamicItems:!0};
var Lt=te;function te(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=te.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.created_at===void 0&&(a="created\
_at")||r.updated_at===void 0&&(a="updated_at")||r.document_id===void 0&&(a="document_id")||r.memory_id===void 0&&(a="memory_id")||r.source===void 0&&(a="source")||
r.srclang===void 0&&(a="srclang")||r.target===void 0&&(a="target")||r.trglang===void 0&&(a="trglang")||r.is_confirmed===void 0&&(a="is_confirmed")||r.is_reviewed===
void 0&&(a="is_reviewed"))return te.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)
if(!ae.call(Ee.properties,s)){return te.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return te.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==void 0){let s=r.
created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.document_id!==void 0){let s=r.document_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return te.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.
type}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return te.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.memory_id!==void 0){let s=r.memory_id,p=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return te.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return te.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return te.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return te.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return te.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var o=s===e}else var o=!0;if(o){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return te.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var o=s===e}else var o=!0;if(o)if(r.comments!==void 0){let s=r.comments,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let F=s.length;for(let y=0;y<F;y++){
let m=s[y],u=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return te.errors=[{instancePath:t+"/comments/"+y,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var f=u===e;if(!f)break}}else return te.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}}}}}}}}}}else return te.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=d,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt=Ne;function Ne(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ne.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="id"||a==="deleted")){
return Ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e){if(r.id!==
void 0){let a=r.id,i=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="number"&&isFinite(a)&&!C.validate(a))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let a=r.deleted,i=e;if(typeof a!="boolean")return Ne.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return Ne.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=d,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=Ze;function Ze(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ze.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let f=0;f<o;f++){let a=r[f],i=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return Ze.errors=[{instancePath:t+"/"+f,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof a=="numbe\
r"&&isFinite(a)&&!C.validate(a))return Ze.errors=[{instancePath:t+"/"+f,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e;if(!n)
break}}else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ze.errors=d,e===0}Ze.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var zt=Me;function Me(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Me.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.source_tagged===void 0&&(o="source_tagged")||r.target_tagged===
void 0&&(o="target_tagged"))return Me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)
if(!(a==="source_tagged"||a==="target_tagged")){return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(f===e){if(r.source_tagged!==void 0){let a=e;if(typeof r.source_tagged!="string")return Me.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n)if(r.target_tagged!==void 0){let a=e;if(typeof r.target_tagged!=
"string")return Me.errors=[{instancePath:t+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else
var n=!0}}}else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=d,e===0}Me.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Mt=B;var kr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function B(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let i=0;i<a;i++){let s=r[i],p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
id===void 0&&(y="id")||s.name===void 0&&(y="name")||s.file_hash===void 0&&(y="file_hash")||s.detected_lang===void 0&&(y="detected_lang")||s.detected_lang_confidence===
void 0&&(y="detected_lang_confidence")||s.category===void 0&&(y="category")||s.labels===void 0&&(y="labels")||s.created_at===void 0&&(y="created_at")||s.updated_at===
void 0&&(y="updated_at"))return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;
for(let u in s)if(!ae.call(kr.properties,u)){return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:u}}],!1;break}if(m===e){if(s.id!==void 0){let u=s.id,h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return B.errors=
[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof u=="number"&&isFinite(
u)&&!C.validate(u))return B.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var o=h===e}else var o=!0;if(o){if(s.name!==void 0){let u=s.name,h=e;if(e===h)if(typeof u=="string"){if(V(u)>255)return B.errors=[{instancePath:t+"/"+i+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(u)<1)return B.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o){if(s.file_hash!==void 0){let u=s.file_hash,h=e;if(e===h)if(typeof u==
"string"){if(V(u)>128)return B.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var o=h===e}else var o=!0;if(o){if(s.detected_lang!==void 0){let u=e;if(typeof s.detected_lang!="string")return B.errors=[{instancePath:t+"/"+i+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var o=u===e}else var o=!0;if(o){if(s.detected_lang_confidence!==
void 0){let u=s.detected_lang_confidence,h=e;if(e===h)if(typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u))return B.errors=[{instancePath:t+"/"+i+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<0||isNaN(u))
return B.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var o=h===e}else var o=!0;if(o){if(s.category!==void 0){let u=s.category,h=e;if(typeof u!="string")return B.
errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="API"||u==="\
REFERENCE"))return B.errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:kr.properties.
category.enum}}],!1;var o=h===e}else var o=!0;if(o){if(s.labels!==void 0){let u=s.labels,h=e;if(e===h)if(Array.isArray(u)){var f=!0;let P=u.length;for(let g=0;g<
P;g++){let c=u[g],v=e;if(e===v)if(typeof c=="string"){if(V(c)>255)return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(c)<1)return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=v===e;if(!f)break}}else return B.errors=[{instancePath:t+"/"+i+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=h===e}else var o=!0;if(o){if(s.created_at!==void 0){let u=s.created_at,h=e;
if(e===h&&e===h)if(typeof u=="string"){if(!Se.validate(u))return B.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e}else var o=!0;if(o)if(s.updated_at!==void 0){let u=s.updated_at,h=e;if(e===h&&e===h)if(typeof u==
"string"){if(!Se.validate(u))return B.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var o=h===e}else var o=!0}}}}}}}}}}else return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=p===e;if(!n)break}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return B.errors=d,e===
0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Wt=G;function G(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=G.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name")||r.file_hash===
void 0&&(a="file_hash")||r.detected_lang===void 0&&(a="detected_lang")||r.detected_lang_confidence===void 0&&(a="detected_lang_confidence")||r.category===void 0&&
(a="category")||r.labels===void 0&&(a="labels")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at"))return G.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let s in r)if(!ae.call(kr.properties,s)){return G.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){
let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!C.validate(s))return G.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="\
string"){if(V(s)>255)return G.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(V(s)<1)return G.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=p===e}else var o=!0;if(o){if(r.
file_hash!==void 0){let s=r.file_hash,p=e;if(e===p)if(typeof s=="string"){if(V(s)>128)return G.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return G.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var o=p===e}else var o=!0;if(o){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return G.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var o=s===e}else var o=!0;if(o){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,p=e;if(e===p)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return G.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return G.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return G.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var o=p===e}else var o=!0;if(o){if(r.category!==void 0){let s=r.
category,p=e;if(typeof s!="string")return G.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return G.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:kr.properties.category.enum}}],!1;var o=p===e}else var o=!0;if(o){if(r.labels!==void 0){let s=r.labels,p=e;if(e===p)if(Array.isArray(s)){var f=!0;
let F=s.length;for(let y=0;y<F;y++){let m=s[y],u=e;if(e===u)if(typeof m=="string"){if(V(m)>255)return G.errors=[{instancePath:t+"/labels/"+y,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(m)<1)return G.errors=[{instancePath:t+"/labels/"+y,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/labels/"+y,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=u===e;if(!f)break}}else return G.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==void 0){let s=r.created_at,p=e;
if(e===p&&e===p)if(typeof s=="string"){if(!Se.validate(s))return G.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return G.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var o=p===e}else var o=!0;if(o)if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(e===p&&e===p)if(typeof s=="string"){
if(!Se.validate(s))return G.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return G.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var o=p===e}else var o=!0}}}}}}}}}}else return G.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=d,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=or;var js={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},As=Ge().fullFormats.uri;function H(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.webhookName===void 0&&(f="webhookName")||r.webhookUrl===void 0&&(f=
"webhookUrl")||r.eventType===void 0&&(f="eventType"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;
{let a=e;for(let i in r)if(!(i==="id"||i==="webhookName"||i==="webhookUrl"||i==="eventType")){return H.errors=[{instancePath:t,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&
isFinite(i)&&!C.validate(i))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else
var n=!0;if(n){if(r.webhookName!==void 0){let i=e;if(typeof r.webhookName!="string")return H.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/web\
hookName/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.webhookUrl!==void 0){let i=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof i==
"string"){if(!As(i))return H.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return H.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.eventType!==
void 0){let i=r.eventType,s=e;if(e===s)if(Array.isArray(i)){if(i.length<1)return H.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let j=i.length;for(let F=0;F<j;F++){let y=i[F],m=e;if(typeof y!="string")return H.errors=[{instancePath:t+
"/eventType/"+F,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="JOB_DELIVER"||y==="JOB_UPDATE"||y==="PROJECT_DELIVE\
R"||y==="PROJECT_UPDATE"))return H.errors=[{instancePath:t+"/eventType/"+F,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:js.enum}}],
!1;var o=m===e;if(!o)break}}}else return H.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var n=s===e}else var n=!0}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=d,e===0}H.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,
e=0,l=or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let f=0;f<o;f++){
let a=e;H(r[f],{instancePath:t+"/"+f,parentData:r,parentDataProperty:f,rootData:A,dynamicAnchors:D})||(d=d===null?H.errors:d.concat(H.errors),e=d.length);var n=a===
e;if(!n)break}}else return or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return or.errors=d,e===0}or.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var Jt=br;function br(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=br.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),H(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?H.errors:d.concat(
H.errors),e=d.length),br.errors=d,e===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ot=jr;function jr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=jr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),H(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?H.errors:d.concat(
H.errors),e=d.length),jr.errors=d,e===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rt=Ar;function Ar(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ar.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),H(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?H.errors:d.concat(
H.errors),e=d.length),Ar.errors=d,e===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=Nr;var rr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},Qr={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"\
string"},domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};var tr=Ge().fullFormats.int32;function M(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=M.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.domainId===void 0&&(y="domain\
Id")||r.domainName===void 0&&(y="domainName")||r.models===void 0&&(y="models")||r.filterConfigs===void 0&&(y="filterConfigs")||r.domainMetadata===void 0&&(y="do\
mainMetadata"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let u in r)if(!(u==="dom\
ainId"||u==="domainName"||u==="models"||u==="filterConfigs"||u==="domainMetadata")){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u}}],!1;break}if(m===e){if(r.domainId!==void 0){let u=r.domainId,h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)))return M.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof u==
"number"&&isFinite(u)&&!tr.validate(u))return M.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"i\
nt32"}}],!1;var n=h===e}else var n=!0;if(n){if(r.domainName!==void 0){let u=e;if(typeof r.domainName!="string")return M.errors=[{instancePath:t+"/domainName",schemaPath:"\
#/properties/domainName/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else var n=!0;if(n){if(r.models!==void 0){let u=r.models,h=e;if(e===h)if(Array.
isArray(u)){var o=!0;let P=u.length;for(let g=0;g<P;g++){let c=u[g],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let T;if(c.id===void 0&&(T="id")||
c.name===void 0&&(T="name")||c.provider===void 0&&(T="provider")||c.status===void 0&&(T="status")||c.srcLang===void 0&&(T="srcLang")||c.trgLang===void 0&&(T="tr\
gLang")||c.srcLocale===void 0&&(T="srcLocale")||c.trgLocale===void 0&&(T="trgLocale"))return M.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/requi\
red",keyword:"required",params:{missingProperty:T}}],!1;{let E=e;for(let k in c)if(!(k==="id"||k==="name"||k==="provider"||k==="status"||k==="srcLang"||k==="trg\
Lang"||k==="srcLocale"||k==="trgLocale")){return M.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:k}}],!1;break}if(E===e){if(c.id!==void 0){let k=c.id,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return M.errors=
[{instancePath:t+"/models/"+g+"/id",schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(
k)&&!tr.validate(k))return M.errors=[{instancePath:t+"/models/"+g+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],
!1;var f=S===e}else var f=!0;if(f){if(c.name!==void 0){let k=e;if(typeof c.name!="string")return M.errors=[{instancePath:t+"/models/"+g+"/name",schemaPath:"Mode\
l.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=k===e}else var f=!0;if(f){if(c.provider!==void 0){let k=e;if(typeof c.provider!="s\
tring")return M.errors=[{instancePath:t+"/models/"+g+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var f=k===
e}else var f=!0;if(f){if(c.status!==void 0){let k=c.status,S=e;if(typeof k!="string")return M.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.j\
son/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(k!=="Active")return M.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model\
.json/properties/status/enum",keyword:"enum",params:{allowedValues:rr.properties.status.enum}}],!1;var f=S===e}else var f=!0;if(f){if(c.srcLang!==void 0){let k=c.
srcLang,S=e;if(typeof k!="string"&&k!==null)return M.errors=[{instancePath:t+"/models/"+g+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"ty\
pe",params:{type:rr.properties.srcLang.type}}],!1;var f=S===e}else var f=!0;if(f){if(c.trgLang!==void 0){let k=c.trgLang,S=e;if(typeof k!="string"&&k!==null)return M.
errors=[{instancePath:t+"/models/"+g+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:rr.properties.trgLang.type}}],!1;var f=S===
e}else var f=!0;if(f){if(c.srcLocale!==void 0){let k=c.srcLocale,S=e;if(typeof k!="string"&&k!==null)return M.errors=[{instancePath:t+"/models/"+g+"/srcLocale",
schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:rr.properties.srcLocale.type}}],!1;var f=S===e}else var f=!0;if(f)if(c.trgLocale!==
void 0){let k=c.trgLocale,S=e;if(typeof k!="string"&&k!==null)return M.errors=[{instancePath:t+"/models/"+g+"/trgLocale",schemaPath:"Model.json/properties/trgLo\
cale/type",keyword:"type",params:{type:rr.properties.trgLocale.type}}],!1;var f=S===e}else var f=!0}}}}}}}}}else return M.errors=[{instancePath:t+"/models/"+g,schemaPath:"\
Model.json/type",keyword:"type",params:{type:"object"}}],!1;var o=v===e;if(!o)break}}else return M.errors=[{instancePath:t+"/models",schemaPath:"#/properties/mo\
dels/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0;if(n){if(r.filterConfigs!==void 0){let u=r.filterConfigs,h=e;if(e===h)if(Array.isArray(
u)){var a=!0;let P=u.length;for(let g=0;g<P;g++){let c=u[g],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let T;if(c.id===void 0&&(T="id")||c.isDefault===
void 0&&(T="isDefault")||c.filterConfig===void 0&&(T="filterConfig")||c.filterName===void 0&&(T="filterName")||c.configName===void 0&&(T="configName")||c.configDescription===
void 0&&(T="configDescription")||c.subfilters===void 0&&(T="subfilters")||c.segmentationConfigSetting===void 0&&(T="segmentationConfigSetting")||c.srx===void 0&&
(T="srx")||c.segmentationConfigName===void 0&&(T="segmentationConfigName")||c.domains===void 0&&(T="domains")||c.createdAt===void 0&&(T="createdAt")||c.updatedAt===
void 0&&(T="updatedAt")||c.default===void 0&&(T="default"))return M.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/required",keyword:"\
required",params:{missingProperty:T}}],!1;{let E=e;for(let k in c)if(!ae.call(Qr.properties,k)){return M.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"\
FilterConfig.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(E===e){if(c.id!==void 0){let k=c.id,S=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(k)&&!tr.validate(k))return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var i=S===e}else var i=!0;if(i){if(c.isDefault!==void 0){let k=e;if(typeof c.
isDefault!="boolean")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=k===e}else var i=!0;if(i){if(c.filterConfig!==void 0){let k=e;if(typeof c.filterConfig!="string")return M.errors=[{instancePath:t+"/f\
ilterConfigs/"+g+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;
if(i){if(c.filterName!==void 0){let k=e;if(typeof c.filterName!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.configName!==void 0){let k=e;if(typeof c.configName!=
"string")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.configDescription!==void 0){let k=e;if(typeof c.configDescription!="string")return M.errors=[{instancePath:t+
"/filterConfigs/"+g+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else
var i=!0;if(i){if(c.subfilters!==void 0){let k=e;if(typeof c.subfilters!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.segmentationConfigSetting!==void 0){
let k=c.segmentationConfigSetting,S=e;if(typeof k!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="SENTENCE"||k==="PARAGRAPH"))return M.errors=[{instancePath:t+
"/filterConfigs/"+g+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:Qr.
properties.segmentationConfigSetting.enum}}],!1;var i=S===e}else var i=!0;if(i){if(c.srx!==void 0){let k=e;if(typeof c.srx!="string")return M.errors=[{instancePath:t+
"/filterConfigs/"+g+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.segmentationConfigName!==
void 0){let k=e;if(typeof c.segmentationConfigName!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.domains!==void 0){let k=c.domains,
S=e;if(e===S)if(Array.isArray(k)){var s=!0;let Le=k.length;for(let ye=0;ye<Le;ye++){let Z=k[ye],pr=e;if(e===pr)if(Z&&typeof Z=="object"&&!Array.isArray(Z)){let ne;
if(Z.id===void 0&&(ne="id")||Z.name===void 0&&(ne="name"))return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ye,schemaPath:"FilterConfig.json/prop\
erties/domains/items/required",keyword:"required",params:{missingProperty:ne}}],!1;{let is=e;for(let fe in Z)if(!(fe==="id"||fe==="name")){return M.errors=[{instancePath:t+
"/filterConfigs/"+g+"/domains/"+ye,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:fe}}],
!1;break}if(is===e){if(Z.id!==void 0){let fe=Z.id,Ye=e;if(!(typeof fe=="number"&&!(fe%1)&&!isNaN(fe)&&isFinite(fe)))return M.errors=[{instancePath:t+"/filterCon\
figs/"+g+"/domains/"+ye+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Ye&&
typeof fe=="number"&&isFinite(fe)&&!tr.validate(fe))return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ye+"/id",schemaPath:"FilterConfig.json/prop\
erties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var p=Ye===e}else var p=!0;if(p)if(Z.name!==void 0){let fe=e;if(typeof Z.
name!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ye+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var p=fe===e}else var p=!0}}}else return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ye,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=pr===e;if(!s)break}}else return M.errors=[{instancePath:t+"/fi\
lterConfigs/"+g+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var i=S===e}else var i=!0;if(i){if(c.
createdAt!==void 0){let k=c.createdAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!Se.validate(k))return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return M.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e}else var i=!0;if(i){if(c.
updatedAt!==void 0){let k=c.updatedAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!Se.validate(k))return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return M.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e}else var i=!0;if(i)if(c.
default!==void 0){let k=e;if(typeof c.default!="boolean")return M.errors=[{instancePath:t+"/filterConfigs/"+g+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var i=k===e}else var i=!0}}}}}}}}}}}}}}}else return M.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var a=v===e;if(!a)break}}else return M.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0;if(n)if(r.domainMetadata!==void 0){let u=r.domainMetadata,h=e;
if(e===h)if(Array.isArray(u)){var j=!0;let P=u.length;for(let g=0;g<P;g++){let c=u[g],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let T;if(c.key===
void 0&&(T="key")||c.value===void 0&&(T="value"))return M.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:T}}],!1;{let E=e;for(let k in c)if(!(k==="key"||k==="value")){return M.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"Metad\
ataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(E===e){if(c.key!==void 0){let k=e;if(typeof c.key!=
"string")return M.errors=[{instancePath:t+"/domainMetadata/"+g+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var F=k===e}else var F=!0;if(F)if(c.value!==void 0){let k=e;if(typeof c.value!="string")return M.errors=[{instancePath:t+"/domainMetadata/"+g+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var F=k===e}else var F=!0}}}else return M.errors=[{instancePath:t+"/domainM\
etadata/"+g,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var j=v===e;if(!j)break}}else return M.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0}}}}}}else return M.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=d,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(r,{instancePath:t="",
parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.items===void 0&&(f="items")||r.size===void 0&&(f="size"))return ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let a=e;for(let i in r)if(!(i==="items"||i==="size")){return ve.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(r.items!==void 0){let i=r.items,s=e;if(e===
s)if(Array.isArray(i)){var n=!0;let p=i.length;for(let j=0;j<p;j++){let F=e;M(i[j],{instancePath:t+"/items/"+j,parentData:i,parentDataProperty:j,rootData:A,dynamicAnchors:D})||
(d=d===null?M.errors:d.concat(M.errors),e=d.length);var n=F===e;if(!n)break}}else return ve.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var o=s===e}else var o=!0;if(o)if(r.size!==void 0){let i=r.size,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ve.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i<0||isNaN(i))return ve.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!tr.
validate(i))return ve.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var o=s===e}else var o=!0}}}else
return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=d,e===0}ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Nr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Nr.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ve(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?
ve.errors:d.concat(ve.errors),e=d.length),Nr.errors=d,e===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ut=De;function De(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=De.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.api_name===void 0&&(o="api_name")||r.api_root===void 0&&(o=
"api_root"))return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="api_n\
ame"||a==="api_root")){return De.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(f===e){if(r.api_name!==void 0){let a=r.api_name,i=e;if(typeof a!="string")return De.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(a!=="Parlance")return De.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=i===e}else var n=!0;if(n)if(r.api_root!==void 0){let a=r.api_root,i=e;if(typeof a!="string")return De.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="/v2")return De.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=i===e}else var n=!0}}}else return De.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=d,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bt=Fe;function Fe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Fe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.api_name===void 0&&(o="api_name")||r.api_root===void 0&&(o=
"api_root"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(!(a==="api_n\
ame"||a==="api_root")){return Fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(f===e){if(r.api_name!==void 0){let a=r.api_name,i=e;if(typeof a!="string")return Fe.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(a!=="Parlance")return Fe.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=i===e}else var n=!0;if(n)if(r.api_root!==void 0){let a=r.api_root,i=e;if(typeof a!="string")return Fe.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="/v2")return Fe.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=i===e}else var n=!0}}}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=d,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yt=x,me={type:"\
object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_review_percentag\
e","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},job_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"strin\
g",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{type:"bo\
olean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},
created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"array",items:{
type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export\
_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_revi\
ew_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"\
string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_co\
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:["integer","nul\
l"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{
type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,
$id:"updateProject"};function x(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=x.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.id===void 0&&(j="id")||r.memory_id===void 0&&(j=
"memory_id")||r.job_id===void 0&&(j="job_id")||r.srclang===void 0&&(j="srclang")||r.trglang===void 0&&(j="trglang")||r.srclocale===void 0&&(j="srclocale")||r.trglocale===
void 0&&(j="trglocale")||r.name===void 0&&(j="name")||r.state===void 0&&(j="state")||r.due_date===void 0&&(j="due_date")||r.archived===void 0&&(j="archived")||r.
metadata===void 0&&(j="metadata")||r.sample_review_percentage===void 0&&(j="sample_review_percentage")||r.created_at===void 0&&(j="created_at")||r.updated_at===
void 0&&(j="updated_at")||r.workflowStatus===void 0&&(j="workflowStatus")||r.document===void 0&&(j="document"))return x.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:j}}],!1;{let F=e;for(let y in r)if(!ae.call(me.properties,y)){return x.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(F===e){if(r.id!==void 0){let y=r.id,m=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return x.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof y==
"number"&&isFinite(y)&&!C.validate(y))return x.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===
e}else var n=!0;if(n){if(r.memory_id!==void 0){let y=r.memory_id,m=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return x.errors=[{instancePath:t+"\
/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof y=="number"&&isFinite(y)&&!C.validate(y))return x.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(r.
job_id!==void 0){let y=r.job_id,m=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return x.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties\
/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof y=="number"&&isFinite(y)&&!C.validate(y))return x.errors=[{instancePath:t+"/job_id",schemaPath:"\
#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(r.srclang!==void 0){let y=e;if(typeof r.srclang!="s\
tring")return x.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){
if(r.trglang!==void 0){let y=e;if(typeof r.trglang!="string")return x.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(r.srclocale!==void 0){let y=r.srclocale,m=e;if(typeof y!="string"&&y!==null)return x.errors=[{instancePath:t+
"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:me.properties.srclocale.type}}],!1;var n=m===e}else var n=!0;if(n){if(r.trglocale!==
void 0){let y=r.trglocale,m=e;if(typeof y!="string"&&y!==null)return x.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"ty\
pe",params:{type:me.properties.trglocale.type}}],!1;var n=m===e}else var n=!0;if(n){if(r.name!==void 0){let y=r.name,m=e;if(e===m)if(typeof y=="string"){if(V(y)>
255)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(y)<1)return x.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(r.state!==void 0){let y=r.state,m=e;if(typeof y!="string")return x.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="backlog"||y==="inProgress"||y==="inReview"||
y==="inQA"||y==="done"))return x.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:me.properties.state.
enum}}],!1;var n=m===e}else var n=!0;if(n){if(r.due_date!==void 0){let y=r.due_date,m=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return x.
errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:me.properties.due_date.type}}],!1;var n=m===e}else var n=!0;
if(n){if(r.archived!==void 0){let y=e;if(typeof r.archived!="boolean")return x.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=y===e}else var n=!0;if(n){if(r.metadata!==void 0){let y=r.metadata,m=e;if(e===m)if(y&&typeof y=="object"&&!Array.isArray(
y)){if(Object.keys(y).length>50)return x.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],
!1;for(let h in y){let _=y[h],P=e;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return x.errors=[{instancePath:t+"/metadata/"+h.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:me.properties.metadata.additionalProperties.
type}}],!1;var o=P===e;if(!o)break}}else return x.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"objec\
t"}}],!1;var n=m===e}else var n=!0;if(n){if(r.sample_review_percentage!==void 0){let y=r.sample_review_percentage,m=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return x.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===m&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return x.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/propertie\
s/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(y<0||isNaN(y))return x.errors=[{instancePath:t+"/sample_review_\
percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=m===e}else var n=!0;if(n){if(r.
created_at!==void 0){let y=r.created_at,m=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return x.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=m===e}else var n=!0;if(n){if(r.updated_at!==void 0){let y=r.updated_at,m=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return x.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var n=m===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let y=r.workflowStatus,m=e;if(typeof y!="string")return x.errors=[{instancePath:t+"\
/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="READY_TO_START"||y==="IN_PROGRESS"||y==="DON\
E"))return x.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:me.properties.workflowStatus.
enum}}],!1;var n=m===e}else var n=!0;if(n)if(r.document!==void 0){let y=r.document,m=e;if(e===m)if(Array.isArray(y)){var f=!0;let h=y.length;for(let _=0;_<h;_++){
let P=y[_],g=e;if(e===g)if(P&&typeof P=="object"&&!Array.isArray(P)){let v;if(P.id===void 0&&(v="id")||P.project_id===void 0&&(v="project_id")||P.srclang===void 0&&
(v="srclang")||P.trglang===void 0&&(v="trglang")||P.name===void 0&&(v="name")||P.import_in_progress===void 0&&(v="import_in_progress")||P.import_succeeded===void 0&&
(v="import_succeeded")||P.import_error_message===void 0&&(v="import_error_message")||P.export_in_progress===void 0&&(v="export_in_progress")||P.export_succeeded===
void 0&&(v="export_succeeded")||P.export_error_message===void 0&&(v="export_error_message")||P.is_pretranslating===void 0&&(v="is_pretranslating")||P.status===void 0&&
(v="status")||P.translator_email===void 0&&(v="translator_email")||P.reviewer_email===void 0&&(v="reviewer_email")||P.customer_reviewer_email===void 0&&(v="cust\
omer_reviewer_email")||P.created_at===void 0&&(v="created_at")||P.updated_at===void 0&&(v="updated_at")||P.is_review_complete===void 0&&(v="is_review_complete"))
return x.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:v}}],!1;{let I=e;for(let w in P)
if(!ae.call(me.properties.document.items.properties,w)){return x.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/document/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(I===e){if(P.id!==void 0){let w=P.id,T=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w)&&isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===T&&typeof w=="number"&&isFinite(w)&&!C.validate(w))return x.errors=[{instancePath:t+"/document/"+_+"/id",schemaPath:"#/properties/document\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=T===e}else var a=!0;if(a){if(P.project_id!==void 0){let w=P.project_id,T=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/project_id",schemaPath:"#/properties/document/items/properties/proje\
ct_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===T&&typeof w=="number"&&isFinite(w)&&!C.validate(w))return x.errors=[{instancePath:t+"/document/"+
_+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=T===e}else var a=!0;if(a){
if(P.srclang!==void 0){let w=e;if(typeof P.srclang!="string")return x.errors=[{instancePath:t+"/document/"+_+"/srclang",schemaPath:"#/properties/document/items/\
properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e}else var a=!0;if(a){if(P.trglang!==void 0){let w=e;if(typeof P.trglang!="string")
return x.errors=[{instancePath:t+"/document/"+_+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var a=w===e}else var a=!0;if(a){if(P.name!==void 0){let w=P.name,T=e;if(e===T)if(typeof w=="string"){if(V(w)>255)return x.errors=[{instancePath:t+"/document/"+
_+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(w)<1)return x.errors=[{instancePath:t+
"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=T===e}else var a=!0;if(a){
if(P.import_in_progress!==void 0){let w=e;if(typeof P.import_in_progress!="boolean")return x.errors=[{instancePath:t+"/document/"+_+"/import_in_progress",schemaPath:"\
#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=w===e}else var a=!0;if(a){if(P.import_succeeded!==
void 0){let w=e;if(typeof P.import_succeeded!="boolean")return x.errors=[{instancePath:t+"/document/"+_+"/import_succeeded",schemaPath:"#/properties/document/it\
ems/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=w===e}else var a=!0;if(a){if(P.import_error_message!==void 0){let w=e;if(typeof P.
import_error_message!="string")return x.errors=[{instancePath:t+"/document/"+_+"/import_error_message",schemaPath:"#/properties/document/items/properties/import\
_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=w===e}else var a=!0;if(a){if(P.export_in_progress!==void 0){let w=e;if(typeof P.export_in_progress!=
"boolean")return x.errors=[{instancePath:t+"/document/"+_+"/export_in_progress",schemaPath:"#/properties/document/items/properties/export_in_progress/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=w===e}else var a=!0;if(a){if(P.export_succeeded!==void 0){let w=e;if(typeof P.export_succeeded!="boolean")return x.errors=
[{instancePath:t+"/document/"+_+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=w===e}else var a=!0;if(a){if(P.export_error_message!==void 0){let w=e;if(typeof P.export_error_message!="string")return x.errors=[{instancePath:t+
"/document/"+_+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var a=w===e}else var a=!0;if(a){if(P.is_pretranslating!==void 0){let w=e;if(typeof P.is_pretranslating!="boolean")return x.errors=[{instancePath:t+"/document/"+
_+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var a=w===e}else var a=!0;
if(a){if(P.status!==void 0){let w=P.status,T=e;if(e===T)if(w&&typeof w=="object"&&!Array.isArray(w)){let k;if(w.pretranslation===void 0&&(k="pretranslation"))return x.
errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{missingProperty:k}}],
!1;{let S=e;for(let L in w)if(L!=="pretranslation"){return x.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/document/items/properties\
/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(S===e&&w.pretranslation!==void 0){let L=w.pretranslation;
if(typeof L!="string")return x.errors=[{instancePath:t+"/document/"+_+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/propert\
ies/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(L==="idle"||L==="pending"||L==="running"))return x.errors=[{instancePath:t+"/document/"+
_+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:me.properties.
document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return x.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/\
document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=T===e}else var a=!0;if(a){if(P.translator_email!==void 0){let w=P.translator_email,
T=e;if(typeof w!="string"&&w!==null)return x.errors=[{instancePath:t+"/document/"+_+"/translator_email",schemaPath:"#/properties/document/items/properties/trans\
lator_email/type",keyword:"type",params:{type:me.properties.document.items.properties.translator_email.type}}],!1;var a=T===e}else var a=!0;if(a){if(P.reviewer_email!==
void 0){let w=P.reviewer_email,T=e;if(typeof w!="string"&&w!==null)return x.errors=[{instancePath:t+"/document/"+_+"/reviewer_email",schemaPath:"#/properties/do\
cument/items/properties/reviewer_email/type",keyword:"type",params:{type:me.properties.document.items.properties.reviewer_email.type}}],!1;var a=T===e}else var a=!0;
if(a){if(P.customer_reviewer_email!==void 0){let w=P.customer_reviewer_email,T=e;if(typeof w!="string"&&w!==null)return x.errors=[{instancePath:t+"/document/"+_+
"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:me.properties.document.items.
properties.customer_reviewer_email.type}}],!1;var a=T===e}else var a=!0;if(a){if(P.created_at!==void 0){let w=P.created_at,T=e;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var a=T===e}else var a=!0;if(a){if(P.updated_at!==void 0){let w=P.updated_at,T=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&
isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var a=T===e}else var a=!0;if(a){if(P.is_review_complete!==void 0){let w=e;if(typeof P.is_review_complete!="boolean")return x.errors=[{instancePath:t+
"/document/"+_+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=w===
e}else var a=!0;if(a)if(P.segments!==void 0){let w=P.segments,T=e;if(e===T)if(Array.isArray(w)){var i=!0;let k=w.length;for(let S=0;S<k;S++){let L=w[S],Le=e;if(e===
Le)if(L&&typeof L=="object"&&!Array.isArray(L)){let Z;if(L.id===void 0&&(Z="id")||L.created_at===void 0&&(Z="created_at")||L.updated_at===void 0&&(Z="updated_at")||
L.document_id===void 0&&(Z="document_id")||L.memory_id===void 0&&(Z="memory_id")||L.source===void 0&&(Z="source")||L.srclang===void 0&&(Z="srclang")||L.target===
void 0&&(Z="target")||L.trglang===void 0&&(Z="trglang")||L.is_confirmed===void 0&&(Z="is_confirmed")||L.is_reviewed===void 0&&(Z="is_reviewed"))return x.errors=
[{instancePath:t+"/document/"+_+"/segments/"+S,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:Z}}],
!1;{let pr=e;for(let W in L)if(!ae.call(me.properties.document.items.properties.segments.items.properties,W)){return x.errors=[{instancePath:t+"/document/"+_+"/\
segments/"+S,schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:W}}],
!1;break}if(pr===e){if(L.id!==void 0){let W=L.id,ne=e;if(!(typeof W=="number"&&!(W%1)&&!isNaN(W)&&isFinite(W)))return x.errors=[{instancePath:t+"/document/"+_+"\
/segments/"+S+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ne&&
typeof W=="number"&&isFinite(W)&&!C.validate(W))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/id",schemaPath:"#/properties/document/items/pro\
perties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ne===e}else var s=!0;if(s){if(L.created_at!==void 0){let W=L.created_at,
ne=e;if(!(typeof W=="number"&&!(W%1)&&!isNaN(W)&&isFinite(W)))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/created_at",schemaPath:"#/propert\
ies/document/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=ne===e}else var s=!0;if(s){if(L.updated_at!==
void 0){let W=L.updated_at,ne=e;if(!(typeof W=="number"&&!(W%1)&&!isNaN(W)&&isFinite(W)))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=ne===e}else
var s=!0;if(s){if(L.document_id!==void 0){let W=L.document_id,ne=e;if(!(typeof W=="number"&&!(W%1)&&!isNaN(W)&&isFinite(W))&&W!==null)return x.errors=[{instancePath:t+
"/document/"+_+"/segments/"+S+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:me.properties.document.items.properties.segments.items.properties.document_id.type}}],!1;if(e===ne&&typeof W=="number"&&isFinite(W)&&!C.validate(W))return x.
errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/fo\
rmat",keyword:"format",params:{format:"int64"}}],!1;var s=ne===e}else var s=!0;if(s){if(L.memory_id!==void 0){let W=L.memory_id,ne=e;if(!(typeof W=="number"&&!(W%
1)&&!isNaN(W)&&isFinite(W)))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/memory_id",schemaPath:"#/properties/document/items/properties/segme\
nts/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ne&&typeof W=="number"&&isFinite(W)&&!C.validate(W))return x.errors=[{instancePath:t+
"/document/"+_+"/segments/"+S+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1;var s=ne===e}else var s=!0;if(s){if(L.source!==void 0){let W=e;if(typeof L.source!="string")return x.errors=[{instancePath:t+"/document/"+_+
"/segments/"+S+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=W===
e}else var s=!0;if(s){if(L.srclang!==void 0){let W=e;if(typeof L.srclang!="string")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/srclang",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=W===e}else var s=!0;if(s){if(L.target!==
void 0){let W=e;if(typeof L.target!="string")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/target",schemaPath:"#/properties/document/items/pr\
operties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var s=W===e}else var s=!0;if(s){if(L.trglang!==void 0){let W=e;if(typeof L.
trglang!="string")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/pr\
operties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=W===e}else var s=!0;if(s){if(L.is_confirmed!==void 0){let W=e;if(typeof L.is_confirmed!=
"boolean")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/prope\
rties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=W===e}else var s=!0;if(s){if(L.is_reviewed!==void 0){let W=e;if(typeof L.is_reviewed!=
"boolean")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/proper\
ties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=W===e}else var s=!0;if(s)if(L.comments!==void 0){let W=L.comments,ne=e;if(e===ne)if(Array.
isArray(W)){var p=!0;let fe=W.length;for(let Ye=0;Ye<fe;Ye++){let xr=W[Ye],as=e;if(!(xr&&typeof xr=="object"&&!Array.isArray(xr)))return x.errors=[{instancePath:t+
"/document/"+_+"/segments/"+S+"/comments/"+Ye,schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{
type:"object"}}],!1;var p=as===e;if(!p)break}}else return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/comments",schemaPath:"#/properties/document/\
items/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var s=ne===e}else var s=!0}}}}}}}}}}}}}else return x.errors=
[{instancePath:t+"/document/"+_+"/segments/"+S,schemaPath:"#/properties/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=Le===e;if(!i)break}}else return x.errors=[{instancePath:t+"/document/"+_+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"\
type",params:{type:"array"}}],!1;var a=T===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return x.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/doc\
ument/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}else return x.errors=[{instancePath:t+"/document",schemaPath:"#/properties\
/document/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}}}}}}}}}}}}}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return x.errors=d,e===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gt=$,He={type:"object",required:["id","proj\
ect_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message",
"is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"\
integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},
import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{
type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{
type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{
type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{type:"object",
required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"int\
eger",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:["integer","null"],format:"int64"},memory_id:{type:"integer",format:"\
int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},
comments:{type:"array",items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1,$id:"getDocument"};function $(r,{instancePath:t="",parentData:N,
parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&(i="srclang")||r.trglang===
void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&(i="import_succeeded")||
r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===void 0&&(i="export_su\
cceeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&(i="status")||
r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="customer_reviewer_\
email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))return $.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let p in r)if(!ae.call(He.properties,p)){return $.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(r.id!==void 0){let p=r.
id,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===j&&typeof p=="number"&&isFinite(p)&&!C.validate(p))return $.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var n=j===e}else var n=!0;if(n){if(r.project_id!==void 0){let p=r.project_id,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof p==
"number"&&isFinite(p)&&!C.validate(p))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=j===e}else var n=!0;if(n){if(r.srclang!==void 0){let p=e;if(typeof r.srclang!="string")return $.errors=[{instancePath:t+"/srclang",schemaPath:"\
#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.trglang!==void 0){let p=e;if(typeof r.trglang!="strin\
g")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){
if(r.name!==void 0){let p=r.name,j=e;if(e===j)if(typeof p=="string"){if(V(p)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:255}}],!1;if(V(p)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=j===e}else var n=!0;
if(n){if(r.import_in_progress!==void 0){let p=e;if(typeof r.import_in_progress!="boolean")return $.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/p\
roperties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.import_succeeded!==void 0){let p=e;if(typeof r.
import_succeeded!="boolean")return $.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.import_error_message!==void 0){let p=e;if(typeof r.import_error_message!="string")return $.errors=[{instancePath:t+
"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.export_in_progress!==
void 0){let p=e;if(typeof r.export_in_progress!="boolean")return $.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.export_succeeded!==void 0){let p=e;if(typeof r.export_succeeded!="boolean")return $.
errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;
if(n){if(r.export_error_message!==void 0){let p=e;if(typeof r.export_error_message!="string")return $.errors=[{instancePath:t+"/export_error_message",schemaPath:"\
#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.is_pretranslating!==void 0){let p=e;if(typeof r.
is_pretranslating!="boolean")return $.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"\
boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.status!==void 0){let p=r.status,j=e;if(e===j)if(p&&typeof p=="object"&&!Array.isArray(p)){let y;if(p.pretranslation===
void 0&&(y="pretranslation"))return $.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:y}}],
!1;{let m=e;for(let u in p)if(u!=="pretranslation"){return $.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:u}}],!1;break}if(m===e&&p.pretranslation!==void 0){let u=p.pretranslation;if(typeof u!="string")return $.errors=[
{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="id\
le"||u==="pending"||u==="running"))return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"\
enum",params:{allowedValues:He.properties.status.properties.pretranslation.enum}}],!1}}}else return $.errors=[{instancePath:t+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"object"}}],!1;var n=j===e}else var n=!0;if(n){if(r.translator_email!==void 0){let p=r.translator_email,j=e;if(typeof p!=
"string"&&p!==null)return $.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:He.properties.
translator_email.type}}],!1;var n=j===e}else var n=!0;if(n){if(r.reviewer_email!==void 0){let p=r.reviewer_email,j=e;if(typeof p!="string"&&p!==null)return $.errors=
[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:He.properties.reviewer_email.type}}],!1;var n=j===e}else
var n=!0;if(n){if(r.customer_reviewer_email!==void 0){let p=r.customer_reviewer_email,j=e;if(typeof p!="string"&&p!==null)return $.errors=[{instancePath:t+"/cus\
tomer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:He.properties.customer_reviewer_email.type}}],!1;var n=j===
e}else var n=!0;if(n){if(r.created_at!==void 0){let p=r.created_at,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=j===e}else var n=!0;if(n){if(r.updated_at!==void 0){let p=r.
updated_at,j=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var n=j===e}else var n=!0;if(n){if(r.is_review_complete!==void 0){let p=e;if(typeof r.is_review_complete!="boolean")
return $.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else
var n=!0;if(n)if(r.segments!==void 0){let p=r.segments,j=e;if(e===j)if(Array.isArray(p)){var o=!0;let y=p.length;for(let m=0;m<y;m++){let u=p[m],h=e;if(e===h)if(u&&
typeof u=="object"&&!Array.isArray(u)){let P;if(u.id===void 0&&(P="id")||u.created_at===void 0&&(P="created_at")||u.updated_at===void 0&&(P="updated_at")||u.document_id===
void 0&&(P="document_id")||u.memory_id===void 0&&(P="memory_id")||u.source===void 0&&(P="source")||u.srclang===void 0&&(P="srclang")||u.target===void 0&&(P="tar\
get")||u.trglang===void 0&&(P="trglang")||u.is_confirmed===void 0&&(P="is_confirmed")||u.is_reviewed===void 0&&(P="is_reviewed"))return $.errors=[{instancePath:t+
"/segments/"+m,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in u)if(!ae.call(He.properties.
segments.items.properties,c)){return $.errors=[{instancePath:t+"/segments/"+m,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:c}}],!1;break}if(g===e){if(u.id!==void 0){let c=u.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.
errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c==
"number"&&isFinite(c)&&!C.validate(c))return $.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"#/properties/segments/items/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var f=v===e}else var f=!0;if(f){if(u.created_at!==void 0){let c=u.created_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+m+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;var f=v===e}else var f=!0;if(f){if(u.updated_at!==void 0){let c=u.updated_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.
errors=[{instancePath:t+"/segments/"+m+"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],
!1;var f=v===e}else var f=!0;if(f){if(u.document_id!==void 0){let c=u.document_id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return $.
errors=[{instancePath:t+"/segments/"+m+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"type",params:{type:He.properties.
segments.items.properties.document_id.type}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!C.validate(c))return $.errors=[{instancePath:t+"/segments/"+m+"/doc\
ument_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=v===e}else var f=!0;if(f){if(u.
memory_id!==void 0){let c=u.memory_id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+m+"/memory_id",
schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!C.validate(
c))return $.errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var f=v===e}else var f=!0;if(f){if(u.source!==void 0){let c=e;if(typeof u.source!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/source",
schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(u.srclang!==void 0){
let c=e;if(typeof u.srclang!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/type",
keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(u.target!==void 0){let c=e;if(typeof u.target!="string")return $.errors=[{instancePath:t+
"/segments/"+m+"/target",schemaPath:"#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){
if(u.trglang!==void 0){let c=e;if(typeof u.trglang!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/trglang",schemaPath:"#/properties/segments/items/\
properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(u.is_confirmed!==void 0){let c=e;if(typeof u.is_confirmed!=
"boolean")return $.errors=[{instancePath:t+"/segments/"+m+"/is_confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{
type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f){if(u.is_reviewed!==void 0){let c=e;if(typeof u.is_reviewed!="boolean")return $.errors=[{instancePath:t+"/se\
gments/"+m+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;
if(f)if(u.comments!==void 0){let c=u.comments,v=e;if(e===v)if(Array.isArray(c)){var a=!0;let w=c.length;for(let T=0;T<w;T++){let E=c[T],k=e;if(!(E&&typeof E=="o\
bject"&&!Array.isArray(E)))return $.errors=[{instancePath:t+"/segments/"+m+"/comments/"+T,schemaPath:"#/properties/segments/items/properties/comments/items/type",
keyword:"type",params:{type:"object"}}],!1;var a=k===e;if(!a)break}}else return $.errors=[{instancePath:t+"/segments/"+m+"/comments",schemaPath:"#/properties/se\
gments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var f=v===e}else var f=!0}}}}}}}}}}}}}else return $.errors=[{instancePath:t+"/s\
egments/"+m,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var o=h===e;if(!o)break}}else return $.errors=[{instancePath:t+
"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=j===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}else return $.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=d,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qt=Q;function Q(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Q.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.untokenizedSource===void 0&&(p="untokenizedSource")||r.tokenizedSource===
void 0&&(p="tokenizedSource")||r.sourceDelimiters===void 0&&(p="sourceDelimiters")||r.translation===void 0&&(p="translation"))return Q.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let j=e;for(let F in r)if(!(F==="untokenizedSource"||F==="tokenizedSource"||F==="sourceDelimiter\
s"||F==="translation")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],!1;break}
if(j===e){if(r.untokenizedSource!==void 0){let F=e;if(typeof r.untokenizedSource!="string")return Q.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=F===e}else var n=!0;if(n){if(r.tokenizedSource!==void 0){let F=e;if(typeof r.
tokenizedSource!="string")return Q.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var n=F===e}else var n=!0;if(n){if(r.sourceDelimiters!==void 0){let F=r.sourceDelimiters,y=e;if(e===y)if(Array.isArray(F)){var o=!0;let u=F.length;for(let h=0;h<
u;h++){let _=e;if(typeof F[h]!="string")return Q.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=_===e;if(!o)break}}else return Q.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=y===e}else var n=!0;if(n)if(r.translation!==void 0){let F=r.translation,y=e;if(e===y)if(Array.isArray(F)){var f=!0;
let u=F.length;for(let h=0;h<u;h++){let _=F[h],P=e;if(e===P)if(_&&typeof _=="object"&&!Array.isArray(_)){let c;if(_.target===void 0&&(c="target")||_.score===void 0&&
(c="score")||_.isTMMatch===void 0&&(c="isTMMatch"))return Q.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let v=e;for(let I in _)if(!(I==="target"||I==="targetWithTags"||I==="align"||I==="provenance"||I==="score"||I==="isTM\
Match"||I==="targetWords"||I==="targetDelimiters")){return Q.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(v===e){if(_.target!==void 0){let I=e;if(typeof _.target!="string")return Q.errors=
[{instancePath:t+"/translation/"+h+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=I===
e}else var a=!0;if(a){if(_.targetWithTags!==void 0){let I=e;if(typeof _.targetWithTags!="string")return Q.errors=[{instancePath:t+"/translation/"+h+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(_.
align!==void 0){let I=e;if(typeof _.align!="string")return Q.errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){if(_.provenance!==void 0){let I=e;if(typeof _.provenance!="string")
return Q.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var a=I===e}else var a=!0;if(a){if(_.score!==void 0){let I=_.score,w=e;if(e===w)if(typeof I=="number"&&isFinite(I)){if(I>100||isNaN(I))return Q.errors=
[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(I<0||isNaN(I))return Q.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var a=w===e}else var a=!0;if(a){if(_.isTMMatch!==void 0){let I=e;if(typeof _.isTMMatch!="boolean")return Q.
errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var a=I===e}else var a=!0;if(a){if(_.targetWords!==void 0){let I=_.targetWords,w=e;if(e===w)if(Array.isArray(I)){var i=!0;let E=I.length;for(let k=0;k<
E;k++){let S=e;if(typeof I[k]!="string")return Q.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+k,schemaPath:"#/properties/translation/items/properti\
es/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e;if(!i)break}}else return Q.errors=[{instancePath:t+"/translation/"+h+"/targetW\
ords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var a=w===e}else var a=!0;if(a)if(_.targetDelimiters!==
void 0){let I=_.targetDelimiters,w=e;if(e===w)if(Array.isArray(I)){var s=!0;let E=I.length;for(let k=0;k<E;k++){let S=e;if(typeof I[k]!="string")return Q.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+k,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=S===e;if(!s)break}}else return Q.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var a=w===e}else var a=!0}}}}}}}}}else return Q.errors=[{instancePath:t+"/transl\
ation/"+h,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}else return Q.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=y===e}else var n=!0}}}}}else return Q.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=d,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ht=Je;function Je(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Je.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.text===void 0&&(n="text"))return Je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="text"){return Je.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.text!==void 0&&typeof r.text!="string")return Je.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Je.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Je.errors=d,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zt=Dr;function Dr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Dr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Dr.errors=d,e===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt=Oe;function Oe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Oe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="message"){return Oe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.message!==void 0&&typeof r.message!="string")return Oe.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Oe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=d,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kt=Re;function Re(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Re.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.text===void 0&&(n="text"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="text"){return Re.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.text!==void 0&&typeof r.text!="string")return Re.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Re.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Re.errors=d,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var es=Fr;function Fr(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Fr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:b,rootData:A,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Fr.errors=d,e===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ve;function Ve(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ve.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let f in r)if(f!=="message"){return Ve.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(o===e&&r.message!==void 0&&typeof r.message!="string")return Ve.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ve.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=d,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ts=Ue;function Ue(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ue.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.message===void 0&&(o="message"))return Ue.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let f=e;for(let a in r)if(a!=="message"){return Ue.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(f===e&&r.message!==void 0&&typeof r.message!=
"string")return Ue.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ue.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=d,e===0}Ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Mr={};os(Mr,{JOB_DELIVER:()=>Fs,JOB_UPDATE:()=>Ds,PROJECT_DELIVER:()=>Ts,PROJECT_UPDATE:()=>xs});var Ds=le;var ss={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Be=Ge().fullFormats.int64,Sr=Ge().fullFormats["date-time"];function le(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.due===void 0&&(f="due")||r.isDelivered===void 0&&(f="isDe\
livered"))return le.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let a=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered")){return le.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return le.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.id!==void 0){let i=r.id,s=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return le.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==void 0){let i=e;if(typeof r.name!="string")return le.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return le.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:ss.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!Sr.validate(i))return le.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0;if(o)if(r.isDelivered!==void 0){let i=r.isDelivered,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1))return le.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:ss.properties.isDelivered.enum}}],!1;var o=s===e}else var o=!0}}}}}}else return le.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=d,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Fs=oe;var Ss={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function oe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.due===void 0&&(f="due")||r.isDelivered===void 0&&(f="isDe\
livered")||r.deliveredAt===void 0&&(f="deliveredAt"))return oe.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:f}}],
!1;{let a=e;for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered"||i==="deliveredAt")){return oe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){
let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return oe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return oe.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else
var o=!0;if(o){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return oe.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return oe.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==
void 0){let i=e;if(typeof r.name!="string")return oe.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var o=i===e}else var o=!0;if(o){if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return oe.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Ss.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!Sr.validate(
i))return oe.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===
e}else var o=!0;if(o){if(r.isDelivered!==void 0){let i=r.isDelivered,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return oe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(i!==1)return oe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var o=s===e}else var o=!0;if(o)if(r.deliveredAt!==
void 0){let i=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!Sr.validate(i))return oe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return oe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0}}}}}}}else return oe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=d,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xs=ue;var Is={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function ue(r,{instancePath:t="",parentData:N,
parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.
due===void 0&&(f="due"))return ue.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let a=e;
for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due")){return ue.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return ue.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.id!==void 0){let i=r.
id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return ue.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==void 0){let i=e;if(typeof r.name!=
"string")return ue.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=i===
e}else var o=!0;if(o)if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return ue.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:Is.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!Sr.validate(i))return ue.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0}}}}}else return ue.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=d,e===0}ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ts=xe;function xe(r,{instancePath:t="",parentData:N,parentDataProperty:b,rootData:A=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=xe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&
(f="id"))return xe.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let a=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id")){return xe.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return xe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return xe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o)if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return xe.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Be.validate(i))return xe.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0}}}else return xe.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=d,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs={getLanguages:Hr,listMemories:Zr,createMemory:Xr,updateMemory:Kr,deleteMemory:et,queryMemory:rt,importMemory:tt,exportTermbase:st,downloadTermbase:null,deleteMemorySegment:it,
translateText:at,listFileTranslations:nt,translateFiles:ot,downloadTranslation:null,signCreateTerms:pt,listCreateContents:dt,generateCreateContent:null,getCreatePreferences:lt,
updateCreatePreferences:ft,getCreateContent:mt,updateCreateContent:ut,deleteCreateContent:yt,regenerateCreateContent:null,listWorkflowTemplates:ct,listJobs:gt,createJob:vt,
getJob:ht,updateJob:_t,deleteJob:Pt,getJobStats:wt,archiveJob:kt,unarchiveJob:bt,deliverJob:jt,reactivateJob:At,exportJob:null,downloadJob:null,listProjects:Nt,
createProject:Dt,deleteProject:Ft,downloadDocument:null,uploadDocument:St,pretranslateDocuments:xt,deleteDocument:It,getSegment:Tt,createSegment:Et,updateSegment:Lt,
deleteSegment:qt,unlockSegments:Ct,tagSegment:zt,listFiles:Mt,uploadFile:Wt,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listWebhooks:$t,
createWebhook:Jt,getWebhook:Ot,updateWebhook:Rt,deleteWebhook:null,listDomains:Vt,getApi:Ut,getApiRoot:Bt,updateProject:Yt,getDocument:Gt,translateTextByQuery:Qt},
zs={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,importMemory:null,exportTermbase:null,downloadTermbase:null,
deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,signCreateTerms:null,listCreateContents:null,
generateCreateContent:{message:Ht,fullcontent:Zt,error:Xt},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,updateCreateContent:null,
deleteCreateContent:null,regenerateCreateContent:{message:Kt,fullcontent:es,error:rs},listWorkflowTemplates:null,listJobs:null,createJob:null,getJob:null,updateJob:null,
deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,listProjects:null,createProject:null,
deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,createSegment:null,updateSegment:null,
deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listWebhooks:null,
createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,updateProject:null,getDocument:null,translateTextByQuery:null},
Ms=ts,Ws={...Mr};export{Ws as eventValidators,Cs as responseValidators,zs as streamValidators,Ms as validateError};
