// Written by `npm run gen` from api/description and api/data. Do not edit.
var ps=Object.defineProperty;var $r=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(A){throw t=0,A}},ds=(r,t)=>{for(var A in t)ps(r,A,{get:t[A],enumerable:!0})};var Jr=$r(Wr=>{"use strict";Object.defineProperty(Wr,"__esModule",{value:!0});function ls(r){let t=r.length,A=0,b=0,N;for(;b<t;)A++,N=r.charCodeAt(b++),N>=55296&&
N<=56319&&b<t&&(N=r.charCodeAt(b),(N&64512)===56320&&b++);return A}Wr.default=ls});var Qe=$r(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formatNames=Te.fastFormats=Te.fullFormats=void 0;function We(r,t){return{validate:r,
compare:t}}Te.fullFormats={date:We(Ur,Lr),time:We(Er(!0),qr),"date-time":We(Or(!0),Gr),"iso-time":We(Er(),Br),"iso-date-time":We(Or(),Yr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:gs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:bs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:vs,int32:{type:"number",validate:Ps},int64:{type:"number",validate:ws},float:{type:"\
number",validate:Vr},double:{type:"number",validate:Vr},password:!0,binary:!0};Te.fastFormats={...Te.fullFormats,date:We(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Lr),time:We(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,qr),"date-time":We(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Gr),"iso-time":We(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Br),"iso-date-time":We(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Yr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Te.formatNames=Object.keys(Te.fullFormats);function fs(r){return r%4===0&&(r%100!==0||r%400===0)}var ms=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,us=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Ur(r){let t=ms.exec(r);if(!t)return!1;let A=+t[1],b=+t[2],N=+t[3];return b>=1&&b<=12&&N>=1&&N<=(b===2&&fs(A)?29:us[b])}function Lr(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Tr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Er(r){return function(A){let b=Tr.exec(A);if(!b)
return!1;let N=+b[1],D=+b[2],d=+b[3],e=b[4],f=b[5]==="-"?-1:1,a=+(b[6]||0),p=+(b[7]||0);if(a>23||p>59||r&&!e)return!1;if(N<=23&&D<=59&&d<60)return!0;let l=D-p*f,
o=N-a*f-(l<0?1:0);return(o===23||o===-1)&&(l===59||l===-1)&&d<61}}function qr(r,t){if(!(r&&t))return;let A=new Date("2020-01-01T"+r).valueOf(),b=new Date("2020-\
01-01T"+t).valueOf();if(A&&b)return A-b}function Br(r,t){if(!(r&&t))return;let A=Tr.exec(r),b=Tr.exec(t);if(A&&b)return r=A[1]+A[2]+A[3],t=b[1]+b[2]+b[3],r>t?1:
r<t?-1:0}var zr=/t|\s/i;function Or(r){let t=Er(r);return function(b){let N=b.split(zr);return N.length===2&&Ur(N[0])&&t(N[1])}}function Gr(r,t){if(!(r&&t))return;
let A=new Date(r).valueOf(),b=new Date(t).valueOf();if(A&&b)return A-b}function Yr(r,t){if(!(r&&t))return;let[A,b]=r.split(zr),[N,D]=t.split(zr),d=Lr(A,N);if(d!==
void 0)return d||qr(b,D)}var ys=/\/|:/,cs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function gs(r){return ys.test(r)&&cs.test(r)}var Rr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function vs(r){return Rr.lastIndex=0,Rr.
test(r)}var hs=-(2**31),_s=2**31-1;function Ps(r){return Number.isInteger(r)&&r<=_s&&r>=hs}function ws(r){return Number.isInteger(r)}function Vr(){return!0}var ks=/[^\\]\\Z/;
function bs(r){if(ks.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Zr=ge;function ge(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ge.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return ge.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let n=e;for(let j in r)
if(!(j==="source_to_target"||j==="code_to_name")){return ge.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:j}}],!1;break}if(n===e){if(r.source_to_target!==void 0){let j=r.source_to_target,F=e;if(e===F)if(j&&typeof j=="object"&&!Array.isArray(
j))for(let u in j){let m=j[u],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m))for(let h in m){let _=m[h],P=e;if(typeof _!="boolean")return ge.errors=[{
instancePath:t+"/source_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(_!==!0)return ge.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=P===e;if(!p)break}else return ge.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var l=c===e;if(!l)break}else return ge.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var o=F===e}else var o=!0;if(o)if(r.code_to_name!==void 0){let j=r.code_to_name,F=e;if(e===F)if(j&&typeof j=="obj\
ect"&&!Array.isArray(j))for(let m in j){let c=e;if(typeof j[m]!="string")return ge.errors=[{instancePath:t+"/code_to_name/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e;if(!i)break}else return ge.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var o=F===e}else var o=!0}}}else
return ge.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=d,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xr=K;var _e={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},ne=Object.prototype.hasOwnProperty,V=Jr().default,L=Qe().fullFormats.
int64;function K(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=K.evaluated;if(f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],n=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.srclang===void 0&&(u="srclang")||s.trglang===void 0&&(u="trglang")||s.srclocale===void 0&&(u="sr\
clocale")||s.trglocale===void 0&&(u="trglocale")||s.name===void 0&&(u="name")||s.is_processing===void 0&&(u="is_processing")||s.version===void 0&&(u="version")||
s.created_at===void 0&&(u="created_at")||s.updated_at===void 0&&(u="updated_at")||s.resources===void 0&&(u="resources"))return K.errors=[{instancePath:t+"/"+i,schemaPath:"\
Memory.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let c in s)if(!ne.call(_e.properties,c)){return K.errors=[{instancePath:t+
"/"+i,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.id!==void 0){let c=s.
id,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)&&!L.validate(c))return K.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"Memory.jso\
n/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=h===e}else var p=!0;if(p){if(s.srclang!==void 0){let c=e;if(typeof s.srclang!="strin\
g")return K.errors=[{instancePath:t+"/"+i+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else
var p=!0;if(p){if(s.trglang!==void 0){let c=e;if(typeof s.trglang!="string")return K.errors=[{instancePath:t+"/"+i+"/trglang",schemaPath:"Memory.json/properties\
/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(s.srclocale!==void 0){let c=s.srclocale,h=e;if(typeof c!="string"&&
c!==null)return K.errors=[{instancePath:t+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:_e.properties.srclocale.
type}}],!1;var p=h===e}else var p=!0;if(p){if(s.trglocale!==void 0){let c=s.trglocale,h=e;if(typeof c!="string"&&c!==null)return K.errors=[{instancePath:t+"/"+i+
"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:_e.properties.trglocale.type}}],!1;var p=h===e}else var p=!0;if(p){if(s.
name!==void 0){let c=s.name,h=e;if(e===h)if(typeof c=="string"){if(V(c)>255)return K.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/na\
me/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(c)<1)return K.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p){if(s.is_processing!==void 0){let c=s.is_processing,h=e;if(typeof c!="boolean"&&c!==null)return K.errors=
[{instancePath:t+"/"+i+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:_e.properties.is_processing.type}}],!1;
var p=h===e}else var p=!0;if(p){if(s.version!==void 0){let c=s.version,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:t+
"/"+i+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(
c)))return K.errors=[{instancePath:t+"/"+i+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;
var p=h===e}else var p=!0;if(p){if(s.created_at!==void 0){let c=s.created_at,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:t+
"/"+i+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var p=h===e}else var p=!0;if(p){if(s.updated_at!==
void 0){let c=s.updated_at,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"Memory.\
json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var p=h===e}else var p=!0;if(p)if(s.resources!==void 0){let c=s.resources,h=e;if(e===
h)if(Array.isArray(c)){var l=!0;let P=c.length;for(let g=0;g<P;g++){let y=e;if(typeof c[g]!="string")return K.errors=[{instancePath:t+"/"+i+"/resources/"+g,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e;if(!l)break}}else return K.errors=[{instancePath:t+"/"+i+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var p=h===e}else var p=!0}}}}}}}}}}}}else return K.errors=
[{instancePath:t+"/"+i,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e;if(!a)break}}else return K.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return K.errors=d,e===0}K.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Kr=ee;function ee(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ee.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.srclang===void 0&&(o="srclang")||
r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.is_processing===
void 0&&(o="is_processing")||r.version===void 0&&(o="version")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.resources===
void 0&&(o="resources"))return ee.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(_e.properties,s)){return ee.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return ee.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return ee.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var p=s===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return ee.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.srclocale!==void 0){let s=r.srclocale,n=e;if(typeof s!=
"string"&&s!==null)return ee.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:_e.properties.srclocale.
type}}],!1;var p=n===e}else var p=!0;if(p){if(r.trglocale!==void 0){let s=r.trglocale,n=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:_e.properties.trglocale.type}}],!1;var p=n===e}else var p=!0;if(p){if(r.
name!==void 0){let s=r.name,n=e;if(e===n)if(typeof s=="string"){if(V(s)>255)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(s)<1)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=n===e}else var p=!0;if(p){if(r.is_processing!==void 0){let s=r.is_processing,n=e;if(typeof s!="boolean"&&s!==null)return ee.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:_e.properties.is_processing.type}}],!1;var p=n===e}else var p=!0;
if(p){if(r.version!==void 0){let s=r.version,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ee.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=n===e}else var p=!0;if(p){if(r.created_at!==
void 0){let s=r.created_at,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var p=n===e}else var p=!0;if(p){if(r.updated_at!==void 0){let s=r.updated_at,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var p=n===e}else var p=!0;if(p)if(r.resources!==void 0){let s=r.resources,n=e;if(e===n)if(Array.isArray(s)){var l=!0;let F=s.length;for(let u=0;u<
F;u++){let m=e;if(typeof s[u]!="string")return ee.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var l=m===e;if(!l)break}}else return ee.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var p=n===e}else var p=!0}}}}}}}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return ee.errors=d,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var et=re;function re(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=re.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.srclang===void 0&&(o="srclang")||
r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.is_processing===
void 0&&(o="is_processing")||r.version===void 0&&(o="version")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.resources===
void 0&&(o="resources"))return re.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(_e.properties,s)){return re.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return re.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return re.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var p=s===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return re.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.srclocale!==void 0){let s=r.srclocale,n=e;if(typeof s!=
"string"&&s!==null)return re.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:_e.properties.srclocale.
type}}],!1;var p=n===e}else var p=!0;if(p){if(r.trglocale!==void 0){let s=r.trglocale,n=e;if(typeof s!="string"&&s!==null)return re.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:_e.properties.trglocale.type}}],!1;var p=n===e}else var p=!0;if(p){if(r.
name!==void 0){let s=r.name,n=e;if(e===n)if(typeof s=="string"){if(V(s)>255)return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(s)<1)return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=n===e}else var p=!0;if(p){if(r.is_processing!==void 0){let s=r.is_processing,n=e;if(typeof s!="boolean"&&s!==null)return re.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:_e.properties.is_processing.type}}],!1;var p=n===e}else var p=!0;
if(p){if(r.version!==void 0){let s=r.version,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return re.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=n===e}else var p=!0;if(p){if(r.created_at!==
void 0){let s=r.created_at,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var p=n===e}else var p=!0;if(p){if(r.updated_at!==void 0){let s=r.updated_at,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var p=n===e}else var p=!0;if(p)if(r.resources!==void 0){let s=r.resources,n=e;if(e===n)if(Array.isArray(s)){var l=!0;let F=s.length;for(let u=0;u<
F;u++){let m=e;if(typeof s[u]!="string")return re.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var l=m===e;if(!l)break}}else return re.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var p=n===e}else var p=!0}}}}}}}}}}}}else return re.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return re.errors=d,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=Pe;function Pe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Pe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Pe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Pe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return Pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=d,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tt=ae;var js={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ae(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ae.evaluated;if(f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],n=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.source===void 0&&(u="source")||s.target===void 0&&(u="target")||s.score===void 0&&(u="score")||s.metadata===void 0&&(u="m\
etadata"))return ae.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let c in s)if(!(c==="source"||c==="target"||c==="score"||c==="metadata")){return ae.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.source!==void 0){let c=e;if(typeof s.source!="string")
return ae.errors=[{instancePath:t+"/"+i+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=c===
e}else var p=!0;if(p){if(s.target!==void 0){let c=e;if(typeof s.target!="string")return ae.errors=[{instancePath:t+"/"+i+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(s.score!==void 0){let c=s.score,h=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ae.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return ae.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<75||isNaN(c))return ae.errors=[{instancePath:t+
"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var p=h===e}else var p=!0;
if(p)if(s.metadata!==void 0){let c=s.metadata,h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.segment_id===void 0&&(P="segment_id")||c.resource_name===
void 0&&(P="resource_name")||c.user_email===void 0&&(P="user_email")||c.created_at===void 0&&(P="created_at"))return ae.errors=[{instancePath:t+"/"+i+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let y in c)if(!(y==="segme\
nt_id"||y==="resource_name"||y==="user_email"||y==="created_at")){return ae.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(g===e){if(c.segment_id!==void 0){let y=c.segment_id,
v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ae.errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!L.validate(y))return ae.
errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(c.resource_name!==void 0){let y=c.resource_name,v=e;if(typeof y!="string"&&y!==null)return ae.errors=
[{instancePath:t+"/"+i+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:js.properties.metadata.properties.resource_name.type}}],!1;var l=v===e}else var l=!0;if(l){if(c.user_email!==void 0){let y=e;if(typeof c.user_email!="strin\
g")return ae.errors=[{instancePath:t+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l)if(c.created_at!==void 0){let y=c.created_at,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return ae.errors=[{instancePath:t+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var l=v===e}else var l=!0}}}}}else return ae.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var p=h===e}else var p=!0}}}}}else return ae.errors=[{instancePath:t+"/"+i,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e;if(!a)break}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ae.errors=d,e===0}ae.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var st=we;function we(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=we.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.isProcessing===void 0&&(p="isPro\
cessing"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o===
"isProcessing")){return we.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===
e){if(r.id!==void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return we.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.isProcessing!==void 0){let o=r.isProcessing,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return we.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(o!==1)return we.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=i===e}else var a=!0}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=d,e===0}we.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var it=ke;function ke(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ke.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.is_processing===void 0&&(p="is_p\
rocessing"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="id"||
o==="is_processing")){return ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.id!==void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ke.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return ke.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.is_processing!==void 0){let o=r.is_processing,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ke.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(o!==1)return ke.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=i===e}else var a=!0}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=d,e===0}ke.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var at=Le;function Le(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Le.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="success"){return Le.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.success!==void 0){let l=r.success;if(typeof l!="bool\
ean")return Le.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return Le.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return Le.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=d,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nt=lr;function Y(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Y.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.untokenizedSource===void 0&&(n="untokenizedSource")||r.tokenizedSource===
void 0&&(n="tokenizedSource")||r.sourceDelimiters===void 0&&(n="sourceDelimiters")||r.translation===void 0&&(n="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let j=e;for(let F in r)if(!(F==="untokenizedSource"||F==="tokenizedSource"||F==="sourceDelimiter\
s"||F==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],!1;break}
if(j===e){if(r.untokenizedSource!==void 0){let F=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=F===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let F=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=F===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let F=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(F)){var p=!0;let c=F.length;for(let h=0;h<
c;h++){let _=e;if(typeof F[h]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var p=_===e;if(!p)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let F=r.translation,u=e;if(e===u)if(Array.isArray(F)){var l=!0;
let c=F.length;for(let h=0;h<c;h++){let _=F[h],P=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let v;if(_.target===void 0&&(v="target")||_.score===void 0&&
(v="score")||_.isTMMatch===void 0&&(v="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:v}}],!1;{let I=e;for(let w in _)if(!(w==="target"||w==="targetWithTags"||w==="align"||w==="provenance"||w==="score"||w==="isTMMatch"||w===
"targetWords"||w==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:w}}],!1;break}if(I===e){if(_.target!==void 0){let w=e;if(typeof _.target!="string")return Y.errors=[{instancePath:t+"/tr\
anslation/"+h+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(_.targetWithTags!==
void 0){let w=e;if(typeof _.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(_.align!==void 0){let w=e;if(typeof _.align!="string")return Y.
errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else
var o=!0;if(o){if(_.provenance!==void 0){let w=e;if(typeof _.provenance!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(_.score!==void 0){let w=_.score,W=e;if(e===
W)if(typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<0||isNaN(w))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+h+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var o=W===e}else var o=!0;if(o){if(_.isTMMatch!==void 0){let w=e;
if(typeof _.isTMMatch!="boolean")return Y.errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=w===e}else var o=!0;if(o){if(_.targetWords!==void 0){let w=_.targetWords,W=e;if(e===W)if(Array.isArray(w)){var i=!0;let k=w.
length;for(let S=0;S<k;S++){let E=e;if(typeof w[S]!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+S,schemaPath:"Translation.json/p\
roperties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=E===e;if(!i)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/\
targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var o=W===e}else var o=!0;if(o)if(_.targetDelimiters!==
void 0){let w=_.targetDelimiters,W=e;if(e===W)if(Array.isArray(w)){var s=!0;let k=w.length;for(let S=0;S<k;S++){let E=e;if(typeof w[S]!="string")return Y.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+S,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=E===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDel\
imiters/type",keyword:"type",params:{type:"array"}}],!1;var o=W===e}else var o=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Tr\
anslation.json/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}else return Y.errors=[{instancePath:t+"/translation",schemaPath:"#/prop\
erties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=d,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(r,{instancePath:t="",parentData:A,parentDataProperty:b,
rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=lr.evaluated;return f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),Y(r,{instancePath:t,
parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?Y.errors:d.concat(Y.errors),e=d.length),lr.errors=d,e===0}lr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ot=de;var fr={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function de(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){
let d=null,e=0,f=de.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let l=r.length;for(let o=0;o<
l;o++){let i=r[o],s=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.fileId===void 0&&(F="fileId")||i.status===void 0&&
(F="status")||i.createdAt===void 0&&(F="createdAt"))return de.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:F}}],!1;{let u=e;for(let m in i)if(!(m==="id"||m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return de.errors=[{instancePath:t+"\
/"+o,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(i.id!==void 0){
let m=i.id,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return de.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=c===e}else var p=!0;if(p){if(i.fileId!==void 0){let m=i.fileId,c=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return de.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=c===e}else var p=!0;if(p){if(i.status!==void 0){let m=i.status,
c=e;if(typeof m!="string")return de.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m==="ReadyForDownload"||m==="Failed"))return de.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:fr.properties.status.enum}}],!1;var p=c===e}else var p=!0;if(p){if(i.createdAt!==void 0){
let m=i.createdAt,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+o+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var p=c===e}else var p=!0;if(p)if(i.errorMsg!==void 0){let m=i.errorMsg,c=e;if(typeof m!=
"string")return de.errors=[{instancePath:t+"/"+o+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(m==="Unsupported file type"||m==="File extraction error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failu\
re"||m==="File reassembly error"||m==="Billing error"||m==="Invalid memory"||m==="Storage error"))return de.errors=[{instancePath:t+"/"+o+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:fr.properties.errorMsg.enum}}],!1;var p=c===e}else var p=!0}}}}}}else return de.
errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return de.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return de.errors=d,e===0}de.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var pt=le;function le(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=le.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let l=r.length;for(let o=0;o<l;o++){let i=r[o],s=e;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.fileId===void 0&&(F="fileId")||i.status===void 0&&(F="status")||i.createdAt===void 0&&(F="createdAt"))return le.
errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:F}}],!1;{let u=e;for(let m in i)if(!(m==="id"||
m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return le.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(i.id!==void 0){let m=i.id,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return le.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)&&!L.validate(m))return le.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var p=c===e}else var p=!0;if(p){if(i.fileId!==void 0){let m=i.fileId,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return le.
errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)&&!L.validate(m))return le.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var p=c===e}else var p=!0;if(p){if(i.status!==void 0){let m=i.status,c=e;if(typeof m!="string")return le.errors=[{instancePath:t+
"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m===
"ReadyForDownload"||m==="Failed"))return le.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:fr.properties.status.enum}}],!1;var p=c===e}else var p=!0;if(p){if(i.createdAt!==void 0){let m=i.createdAt,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return le.errors=[{instancePath:t+"/"+o+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var p=c===e}else var p=!0;if(p)if(i.errorMsg!==void 0){let m=i.errorMsg,c=e;if(typeof m!="string")return le.errors=[{instancePath:t+"/"+o+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="Unsupported file type"||m==="File extraction\
 error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failure"||m==="File reassembly error"||m==="Billing error"||m===
"Invalid memory"||m==="Storage error"))return le.errors=[{instancePath:t+"/"+o+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:fr.properties.errorMsg.enum}}],!1;var p=c===e}else var p=!0}}}}}}else return le.errors=[{instancePath:t+"/"+o,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return le.errors=d,e===0}le.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var dt=$e;function $e(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=$e.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return $e.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="signedAgreement"){return $e.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return $e.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=d,e===0}$e.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var lt=Je;var Cr={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function J(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=J.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.language===
void 0&&(i="language")||r.template===void 0&&(i="template")||r.templateParams===void 0&&(i="templateParams")||r.preferences===void 0&&(i="preferences")||r.content===
void 0&&(i="content"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let n in r)if(!(n===
"id"||n==="name"||n==="language"||n==="template"||n==="templateParams"||n==="preferences"||n==="content")){return J.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(s===e){if(r.id!==void 0){let n=r.id,j=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof n==
"number"&&isFinite(n)&&!L.validate(n))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=j===
e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,j=e;if(typeof n!="string"&&n!==null)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:Cr.properties.name.type}}],!1;if(e===j&&typeof n=="string"){if(V(n)>255)return J.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(n)<1)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var a=j===e}else var a=!0;if(a){if(r.language!==void 0){let n=e;if(typeof r.language!="string")return J.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.template!==void 0){
let n=r.template,j=e;if(e===j)if(typeof n=="string"){if(V(n)>100)return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(V(n)<1)return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=j===e}else
var a=!0;if(a){if(r.templateParams!==void 0){let n=r.templateParams,j=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let m;if(n.language===void 0&&(m="\
language"))return J.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;
for(let h in n)if(!(h==="contentLength"||h==="memoryId"||h==="language"||h==="sections"||h==="summary")){return J.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(c===e){if(n.contentLength!==void 0){let h=n.
contentLength,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return J.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return J.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(h<1||isNaN(h))return J.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var p=_===e}else var p=!0;if(p){if(n.memoryId!==void 0){let h=n.memoryId,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return J.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)&&!L.validate(h))return J.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var p=_===e}else var p=!0;if(p){if(n.language!==void 0){let h=e;if(typeof n.language!=
"string")return J.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=h===e}else var p=!0;if(p){if(n.sections!==void 0){let h=n.sections,_=e;if(e===_)if(Array.isArray(h)){if(h.length>50)return J.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var l=!0;let g=h.length;for(let y=0;y<
g;y++){let v=e;if(typeof h[y]!="string")return J.errors=[{instancePath:t+"/templateParams/sections/"+y,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;if(!l)break}}}else return J.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var p=_===e}else var p=!0;if(p)if(n.summary!==void 0){let h=n.summary,_=e;if(e===
_)if(typeof h=="string"){if(V(h)>5e3)return J.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var p=_===e}else var p=!0}}}}}}else return J.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var a=j===e}else var a=!0;if(a){if(r.preferences!==void 0){let n=r.preferences,j=e;if(!(n&&typeof n=="object"&&!Array.isArray(
n))&&n!==null)return J.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:Cr.properties.preferences.type}}],
!1;if(e===j&&n&&typeof n=="object"&&!Array.isArray(n)){let u=e;for(let m in n)if(!(m==="tone"||m==="styleguide")){return J.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(n.tone!==void 0){
let m=n.tone,c=e;if(e===c)if(typeof m=="string"){if(V(m)>5e3)return J.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;if(o)if(n.styleguide!==void 0){let m=n.styleguide,c=e;if(e===c)if(typeof m==
"string"){if(V(m)>5e3)return J.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0}}var a=j===e}else var a=!0;if(a)if(r.content!==void 0){let n=r.content,j=e;if(typeof n!=
"string"&&n!==null)return J.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:Cr.properties.content.type}}],
!1;var a=j===e}else var a=!0}}}}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=d,e===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){
let d=null,e=0,f=Je.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
contents===void 0&&(p="contents"))return Je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)
if(o!=="contents"){return Je.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e&&r.contents!==void 0){let o=r.contents;if(e===e)if(Array.isArray(o)){var a=!0;let s=o.length;for(let n=0;n<s;n++){let j=e;J(o[n],{instancePath:t+"/cont\
ents/"+n,parentData:o,parentDataProperty:n,rootData:N,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(J.errors),e=d.length);var a=j===e;if(!a)break}}else return Je.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=d,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft=be;function be(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=be.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.tone===void 0&&(l="tone")||r.styleguide===void 0&&(l="sty\
leguide"))return be.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return be.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(V(i)>5e3)return be.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return be.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(V(i)>5e3)return be.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return be.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return be.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return be.
errors=d,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mt=je;function je(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=je.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.tone===void 0&&(l="tone")||r.styleguide===void 0&&(l="sty\
leguide"))return je.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return je.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(V(i)>5e3)return je.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return je.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(V(i)>5e3)return je.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return je.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return je.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return je.
errors=d,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=mr;function mr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=mr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),mr.errors=d,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yt=ur;function ur(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ur.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),ur.errors=d,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ct=qe;function qe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=qe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return qe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="id"){return qe.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.id!==void 0){let l=r.id,o=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof l=="numb\
er"&&isFinite(l)&&!L.validate(l))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=d,e===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var gt=ir;var Ns={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ie(r,{instancePath:t="",parentData:A,
parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ie.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.TeamId===void 0&&(o="TeamId")||r.stages===void 0&&
(o="stages"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return ie.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return ie.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.TeamId!==void 0){let s=r.TeamId,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return ie.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a)if(r.stages!==void 0){let s=r.stages,
n=e;if(e===n)if(Array.isArray(s)){var p=!0;let F=s.length;for(let u=0;u<F;u++){let m=s[u],c=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let P;if(m.id===
void 0&&(P="id")||m.name===void 0&&(P="name")||m.assignmentType===void 0&&(P="assignmentType"))return ie.errors=[{instancePath:t+"/stages/"+u,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let y in m)if(!(y==="id"||y==="name"||y==="assignmentType")){return ie.errors=
[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(g===
e){if(m.id!==void 0){let y=m.id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ie.errors=[{instancePath:t+"/stages/"+u+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!L.validate(y))return ie.errors=[{instancePath:t+
"/stages/"+u+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(m.name!==
void 0){let y=e;if(typeof m.name!="string")return ie.errors=[{instancePath:t+"/stages/"+u+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l)if(m.assignmentType!==void 0){let y=m.assignmentType,v=e;if(typeof y!="string")return ie.errors=
[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(y===
"READY_TO_START"||y==="TRANSLATE"||y==="REVIEW"||y==="SECONDARY_REVIEW"||y==="DONE"))return ie.errors=[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:Ns.properties.assignmentType.enum}}],!1;var l=v===e}else var l=!0}}}}else
return ie.errors=[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else return ie.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}}}else return ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=d,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ir(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ir.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let l=0;l<p;l++){let o=e;ie(r[l],{instancePath:t+"/"+l,parentData:r,
parentDataProperty:l,rootData:N,dynamicAnchors:D})||(d=d===null?ie.errors:d.concat(ie.errors),e=d.length);var a=o===e;if(!a)break}}else return ir.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ir.errors=d,e===0}ir.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var vt=ar;var Ke={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","domains","stats"],properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active",
"archived","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[
0,1,-2]},domains:{type:"array",items:{type:"integer",format:"int32"}},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},xe=Qe().fullFormats["\
date-time"],rr=Qe().fullFormats.int32,Qr={type:"object",required:["exactWords","fuzzyWords","newWords","sourceWords","numDeliveredProjects","numLanguagePairs","\
numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},
fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},
numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{type:"integer",minimum:0,maximum:100},percentTranslated:{type:"\
integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"integer",minimum:0},workflowStatus:{type:"string",enum:["R\
EADY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,$id:"JobStats.json"},er={type:"object",required:[
"id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceTokens","createdAt","updatedAt","isDeleted","memoryId",
"workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{type:["string","null"]},trgLang:{type:"string"},
trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{type:"boolean"},isArchived:{type:"boolean"},
state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},createdAt:{type:"string",format:"date-ti\
me"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY\
_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function z(r,{instancePath:t="",parentData:A,parentDataProperty:b,
rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=z.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let o;if(r.exactWords===void 0&&(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.sourceWords===
void 0&&(o="sourceWords")||r.numDeliveredProjects===void 0&&(o="numDeliveredProjects")||r.numLanguagePairs===void 0&&(o="numLanguagePairs")||r.numProjects===void 0&&
(o="numProjects")||r.percentReviewed===void 0&&(o="percentReviewed")||r.percentTranslated===void 0&&(o="percentTranslated")||r.uniqueLanguagePairs===void 0&&(o=
"uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(o="uniqueLinguists")||r.workflowStatus===void 0&&(o="workflowStatus")||r.projects===void 0&&(o="projects"))
return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!ne.call(Qr.properties,s)){
return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.exactWords!==
void 0){let s=r.exactWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/\
exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/exact\
Words",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.fuzzyWords!==void 0){
let s=r.fuzzyWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"#/properties/fuzzyWor\
ds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.newWords!==void 0){let s=r.newWords,
n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newWords/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/ne\
wWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.sourceWords!==void 0){let s=r.sourceWords,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.numDeliveredProjects!==void 0){let s=r.numDeliveredProjects,
n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProje\
cts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/numDelivered\
Projects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.numLanguagePairs!==
void 0){let s=r.numLanguagePairs,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#\
/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+
"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.
numProjects!==void 0){let s=r.numProjects,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/numProjects",schemaPath:"\
#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+
"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.percentReviewed!==
void 0){let s=r.percentReviewed,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/p\
roperties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return z.errors=[{instancePath:t+
"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return z.errors=
[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;
if(a){if(r.percentTranslated!==void 0){let s=r.percentTranslated,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"\
/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>
100||isNaN(s))return z.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100}}],!1;if(s<0||isNaN(s))return z.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.uniqueLanguagePairs!==void 0){let s=r.uniqueLanguagePairs,n=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqu\
eLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,
n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"\
#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.
workflowStatus,n=e;if(typeof s!="string")return z.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return z.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:Qr.properties.workflowStatus.enum}}],!1;var a=n===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,
n=e;if(e===n)if(Array.isArray(s)){var p=!0;let F=s.length;for(let u=0;u<F;u++){let m=s[u],c=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let P;if(m.id===
void 0&&(P="id")||m.srcLang===void 0&&(P="srcLang")||m.srcLocale===void 0&&(P="srcLocale")||m.trgLang===void 0&&(P="trgLang")||m.trgLocale===void 0&&(P="trgLoca\
le")||m.name===void 0&&(P="name")||m.due===void 0&&(P="due")||m.isComplete===void 0&&(P="isComplete")||m.isArchived===void 0&&(P="isArchived")||m.state===void 0&&
(P="state")||m.numSourceTokens===void 0&&(P="numSourceTokens")||m.createdAt===void 0&&(P="createdAt")||m.updatedAt===void 0&&(P="updatedAt")||m.isDeleted===void 0&&
(P="isDeleted")||m.memoryId===void 0&&(P="memoryId")||m.workflowStatus===void 0&&(P="workflowStatus")||m.workflowName===void 0&&(P="workflowName"))return z.errors=
[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let y in m)if(!ne.call(er.
properties,y)){return z.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(g===e){if(m.id!==void 0){let y=m.id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return z.errors=[{instancePath:t+"/projects/"+u+"/i\
d",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!L.validate(y))return z.
errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;
if(l){if(m.srcLang!==void 0){let y=e;if(typeof m.srcLang!="string")return z.errors=[{instancePath:t+"/projects/"+u+"/srcLang",schemaPath:"JobProject.json/proper\
ties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(m.srcLocale!==void 0){let y=m.srcLocale,v=e;if(typeof y!="strin\
g"&&y!==null)return z.errors=[{instancePath:t+"/projects/"+u+"/srcLocale",schemaPath:"JobProject.json/properties/srcLocale/type",keyword:"type",params:{type:er.
properties.srcLocale.type}}],!1;var l=v===e}else var l=!0;if(l){if(m.trgLang!==void 0){let y=e;if(typeof m.trgLang!="string")return z.errors=[{instancePath:t+"/\
projects/"+u+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(m.trgLocale!==
void 0){let y=m.trgLocale,v=e;if(typeof y!="string"&&y!==null)return z.errors=[{instancePath:t+"/projects/"+u+"/trgLocale",schemaPath:"JobProject.json/propertie\
s/trgLocale/type",keyword:"type",params:{type:er.properties.trgLocale.type}}],!1;var l=v===e}else var l=!0;if(l){if(m.name!==void 0){let y=e;if(typeof m.name!="\
string")return z.errors=[{instancePath:t+"/projects/"+u+"/name",schemaPath:"JobProject.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var l=y===
e}else var l=!0;if(l){if(m.due!==void 0){let y=m.due,v=e;if(typeof y!="string"&&y!==null)return z.errors=[{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobP\
roject.json/properties/due/type",keyword:"type",params:{type:er.properties.due.type}}],!1;if(e===v&&e===v&&typeof y=="string"&&!xe.validate(y))return z.errors=[
{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var l=v===e}else var l=!0;
if(l){if(m.isComplete!==void 0){let y=e;if(typeof m.isComplete!="boolean")return z.errors=[{instancePath:t+"/projects/"+u+"/isComplete",schemaPath:"JobProject.j\
son/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var l=y===e}else var l=!0;if(l){if(m.isArchived!==void 0){let y=e;if(typeof m.isArchived!=
"boolean")return z.errors=[{instancePath:t+"/projects/"+u+"/isArchived",schemaPath:"JobProject.json/properties/isArchived/type",keyword:"type",params:{type:"boo\
lean"}}],!1;var l=y===e}else var l=!0;if(l){if(m.state!==void 0){let y=m.state,v=e;if(typeof y!="string")return z.errors=[{instancePath:t+"/projects/"+u+"/state",
schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="backlog"||y==="inProgress"||y==="inReview"||y==="inQA"||
y==="done"))return z.errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/enum",keyword:"enum",params:{allowedValues:er.
properties.state.enum}}],!1;var l=v===e}else var l=!0;if(l){if(m.numSourceTokens!==void 0){let y=m.numSourceTokens,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return z.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y)))return z.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"J\
obProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=v===e}else var l=!0;if(l){if(m.createdAt!==void 0){
let y=m.createdAt,v=e;if(e===v&&e===v)if(typeof y=="string"){if(!xe.validate(y))return z.errors=[{instancePath:t+"/projects/"+u+"/createdAt",schemaPath:"JobProj\
ect.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return z.errors=[{instancePath:t+"/projects/"+u+"/createdAt",schemaPath:"\
JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(m.updatedAt!==void 0){let y=m.updatedAt,
v=e;if(e===v&&e===v)if(typeof y=="string"){if(!xe.validate(y))return z.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",schemaPath:"JobProject.json/propertie\
s/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return z.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",schemaPath:"JobProject.j\
son/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(m.isDeleted!==void 0){let y=e;if(typeof m.isDeleted!=
"boolean")return z.errors=[{instancePath:t+"/projects/"+u+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/type",keyword:"type",params:{type:"boole\
an"}}],!1;var l=y===e}else var l=!0;if(l){if(m.memoryId!==void 0){let y=m.memoryId,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return z.errors=
[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y==
"number"&&isFinite(y)&&!L.validate(y))return z.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(m.workflowStatus!==void 0){let y=m.workflowStatus,v=e;if(typeof y!="string")return z.errors=
[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(y===
"READY_TO_START"||y==="IN_PROGRESS"||y==="DONE"))return z.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:er.properties.workflowStatus.enum}}],!1;var l=v===e}else var l=!0;if(l)if(m.workflowName!==void 0){let y=e;if(typeof m.
workflowName!="string")return z.errors=[{instancePath:t+"/projects/"+u+"/workflowName",schemaPath:"JobProject.json/properties/workflowName/type",keyword:"type",
params:{type:"string"}}],!1;var l=y===e}else var l=!0}}}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/type",keyword:"\
type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else return z.errors=[{instancePath:t+"/projects",schemaPath:"#/properties/projects/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return z.errors=d,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,
dynamicAnchors:D={}}={}){let d=null,e=0,f=O.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let l;if(r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.creationStatus===void 0&&(l="creationStatus")||r.status===void 0&&(l="status")||r.due===
void 0&&(l="due")||r.deliveredAt===void 0&&(l="deliveredAt")||r.isProcessing===void 0&&(l="isProcessing")||r.domains===void 0&&(l="domains")||r.stats===void 0&&
(l="stats"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!ne.call(Ke.properties,
i)){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.
id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!L.validate(i))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(V(
i)>255)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(i)<1)return O.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.creationStatus!==void 0){let i=r.creationStatus,s=e;if(typeof i!=
"string")return O.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="P\
ENDING"||i==="COMPLETE"||i==="FAILED"))return O.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:Ke.
properties.creationStatus.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return O.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="active"||i==="archived"||i==="delivered"))return O.errors=[
{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Ke.properties.status.enum}}],!1;var a=s===e}else var a=!0;if(a){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return O.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{
type:Ke.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!xe.validate(i))return O.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/form\
at",keyword:"format",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0;if(a){if(r.deliveredAt!==void 0){let i=r.deliveredAt,s=e;if(typeof i!="string"&&
i!==null)return O.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:Ke.properties.deliveredAt.type}}],
!1;if(e===s&&e===s&&typeof i=="string"&&!xe.validate(i))return O.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"fo\
rmat",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0;if(a){if(r.isProcessing!==void 0){let i=r.isProcessing,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return O.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===
0||i===1||i===-2))return O.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:Ke.properties.
isProcessing.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.domains!==void 0){let i=r.domains,s=e;if(e===s)if(Array.isArray(i)){var p=!0;let j=i.length;for(let F=0;F<
j;F++){let u=i[F],m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return O.errors=[{instancePath:t+"/domains/"+F,schemaPath:"#/properties/domains/i\
tems/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!rr.validate(u))return O.errors=[{instancePath:t+"/domains/"+F,
schemaPath:"#/properties/domains/items/format",keyword:"format",params:{format:"int32"}}],!1;var p=m===e;if(!p)break}}else return O.errors=[{instancePath:t+"/do\
mains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var a=s===e}else var a=!0;if(a)if(r.stats!==void 0){let i=e;z(r.stats,{instancePath:t+
"/stats",parentData:r,parentDataProperty:"stats",rootData:N,dynamicAnchors:D})||(d=d===null?z.errors:d.concat(z.errors),e=d.length);var a=i===e}else var a=!0}}}}}}}}}}else
return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=d,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ar(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ar.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let l=0;l<p;l++){let o=e;O(r[l],{instancePath:t+"/"+l,parentData:r,
parentDataProperty:l,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(O.errors),e=d.length);var a=o===e;if(!a)break}}else return ar.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ar.errors=d,e===0}ar.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ht=yr;function yr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=yr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),yr.errors=d,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=cr;function cr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=cr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),cr.errors=d,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pt=gr;function gr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=gr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),gr.errors=d,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wt=Ce;function Ce(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ce.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Ce.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="id"){return Ce.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.id!==void 0){let l=r.id,o=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof l=="numb\
er"&&isFinite(l)&&!L.validate(l))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=d,e===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var kt=U;function U(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=U.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.sourceWords===void 0&&(o="sourceWords")||r.exactWords===void 0&&
(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.projects===void 0&&(o="projects"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return U.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return U.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,n=e;
if(e===n)if(Array.isArray(s)){var p=!0;let F=s.length;for(let u=0;u<F;u++){let m=s[u],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.id===
void 0&&(_="id")||m.sourceWords===void 0&&(_="sourceWords")||m.exactWords===void 0&&(_="exactWords")||m.fuzzyWords===void 0&&(_="fuzzyWords")||m.newWords===void 0&&
(_="newWords"))return U.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let P=e;for(let g in m)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return U.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(P===e){if(m.id!==void 0){
let g=m.id,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(g)&&!L.validate(g))return U.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=y===e}else var l=!0;if(l){
if(m.sourceWords!==void 0){let g=m.sourceWords,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var l=y===e}else var l=!0;if(l){if(m.exactWords!==void 0){let g=m.exactWords,y=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=y===e}else var l=!0;if(l){if(m.fuzzyWords!==
void 0){let g=m.fuzzyWords,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return U.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var l=y===e}else var l=!0;if(l)if(m.newWords!==void 0){let g=m.newWords,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return U.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return U.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=y===e}else var l=!0}}}}}}else return U.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else return U.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}}}}else return U.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=d,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=vr;function vr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=vr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),vr.errors=d,e===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jt=hr;function hr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=hr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),hr.errors=d,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=_r;function _r(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=_r.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),_r.errors=d,e===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=Pr;function Pr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Pr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),Pr.errors=d,e===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ft=nr;var He={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},tr={type:"object",required:["id","project_id","srclang","trglang","name","impo\
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
boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1,$id:"Segment.json"};function q(r,{instancePath:t="",
parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=q.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&(i="sr\
clang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&(i=
"import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===
void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&
(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="cust\
omer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))
return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let n in r)if(!ne.call(tr.properties,n)){
return q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(s===e){if(r.id!==
void 0){let n=r.id,j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===j&&typeof n=="number"&&isFinite(n)&&!L.validate(n))return q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var a=j===e}else var a=!0;if(a){if(r.project_id!==void 0){let n=r.project_id,j=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return q.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===j&&typeof n=="number"&&isFinite(n)&&!L.validate(n))return q.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=j===e}else var a=!0;if(a){if(r.srclang!==void 0){let n=e;if(typeof r.srclang!="string")return q.errors=[{instancePath:t+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.trglang!==void 0){let n=e;if(typeof r.
trglang!="string")return q.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else
var a=!0;if(a){if(r.name!==void 0){let n=r.name,j=e;if(e===j)if(typeof n=="string"){if(V(n)>255)return q.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(n)<1)return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=j===
e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let n=e;if(typeof r.import_in_progress!="boolean")return q.errors=[{instancePath:t+"/import_in_progress",
schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.import_succeeded!==void 0){let n=e;
if(typeof r.import_succeeded!="boolean")return q.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let n=e;if(typeof r.import_error_message!="string")return q.errors=[{instancePath:t+
"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.export_in_progress!==
void 0){let n=e;if(typeof r.export_in_progress!="boolean")return q.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.export_succeeded!==void 0){let n=e;if(typeof r.export_succeeded!="boolean")return q.
errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;
if(a){if(r.export_error_message!==void 0){let n=e;if(typeof r.export_error_message!="string")return q.errors=[{instancePath:t+"/export_error_message",schemaPath:"\
#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.is_pretranslating!==void 0){let n=e;if(typeof r.
is_pretranslating!="boolean")return q.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.status!==void 0){let n=r.status,j=e;if(e===j)if(n&&typeof n=="object"&&!Array.isArray(n)){let u;if(n.pretranslation===
void 0&&(u="pretranslation"))return q.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:u}}],
!1;{let m=e;for(let c in n)if(c!=="pretranslation"){return q.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e&&n.pretranslation!==void 0){let c=n.pretranslation;if(typeof c!="string")return q.errors=[
{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="id\
le"||c==="pending"||c==="running"))return q.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"\
enum",params:{allowedValues:tr.properties.status.properties.pretranslation.enum}}],!1}}}else return q.errors=[{instancePath:t+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"object"}}],!1;var a=j===e}else var a=!0;if(a){if(r.translator_email!==void 0){let n=r.translator_email,j=e;if(typeof n!=
"string"&&n!==null)return q.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:tr.properties.
translator_email.type}}],!1;var a=j===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let n=r.reviewer_email,j=e;if(typeof n!="string"&&n!==null)return q.errors=
[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:tr.properties.reviewer_email.type}}],!1;var a=j===e}else
var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let n=r.customer_reviewer_email,j=e;if(typeof n!="string"&&n!==null)return q.errors=[{instancePath:t+"/cus\
tomer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:tr.properties.customer_reviewer_email.type}}],!1;var a=j===
e}else var a=!0;if(a){if(r.created_at!==void 0){let n=r.created_at,j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return q.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.updated_at!==void 0){let n=r.
updated_at,j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return q.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){let n=e;if(typeof r.is_review_complete!="boolean")
return q.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else
var a=!0;if(a)if(r.segments!==void 0){let n=r.segments,j=e;if(e===j)if(Array.isArray(n)){var p=!0;let u=n.length;for(let m=0;m<u;m++){let c=n[m],h=e;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){let g;if(c.id===void 0&&(g="id")||c.created_at===void 0&&(g="created_at")||c.updated_at===void 0&&(g="updated_at")||c.document_id===
void 0&&(g="document_id")||c.memory_id===void 0&&(g="memory_id")||c.source===void 0&&(g="source")||c.srclang===void 0&&(g="srclang")||c.target===void 0&&(g="tar\
get")||c.trglang===void 0&&(g="trglang")||c.is_confirmed===void 0&&(g="is_confirmed")||c.is_reviewed===void 0&&(g="is_reviewed"))return q.errors=[{instancePath:t+
"/segments/"+m,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:g}}],!1;{let y=e;for(let v in c)if(!ne.call(Ee.properties,v)){return q.
errors=[{instancePath:t+"/segments/"+m,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(y===
e){if(c.id!==void 0){let v=c.id,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return q.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"S\
egment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)&&!L.validate(v))return q.errors=[{instancePath:t+
"/segments/"+m+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=I===e}else var l=!0;if(l){if(c.created_at!==
void 0){let v=c.created_at,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return q.errors=[{instancePath:t+"/segments/"+m+"/created_at",schemaPath:"\
Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var l=I===e}else var l=!0;if(l){if(c.updated_at!==void 0){let v=c.updated_at,
I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return q.errors=[{instancePath:t+"/segments/"+m+"/updated_at",schemaPath:"Segment.json/properties/u\
pdated_at/type",keyword:"type",params:{type:"integer"}}],!1;var l=I===e}else var l=!0;if(l){if(c.document_id!==void 0){let v=c.document_id,I=e;if(!(typeof v=="n\
umber"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return q.errors=[{instancePath:t+"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id\
/type",keyword:"type",params:{type:Ee.properties.document_id.type}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)&&!L.validate(v))return q.errors=[{instancePath:t+
"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=I===e}else var l=!0;if(l){
if(c.memory_id!==void 0){let v=c.memory_id,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return q.errors=[{instancePath:t+"/segments/"+m+"/memory\
_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)&&!L.validate(v))return q.
errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=I===
e}else var l=!0;if(l){if(c.source!==void 0){let v=e;if(typeof c.source!="string")return q.errors=[{instancePath:t+"/segments/"+m+"/source",schemaPath:"Segment.j\
son/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(c.srclang!==void 0){let v=e;if(typeof c.srclang!="stri\
ng")return q.errors=[{instancePath:t+"/segments/"+m+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l){if(c.target!==void 0){let v=e;if(typeof c.target!="string")return q.errors=[{instancePath:t+"/segments/"+m+"/target",schemaPath:"Segment.j\
son/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(c.trglang!==void 0){let v=e;if(typeof c.trglang!="stri\
ng")return q.errors=[{instancePath:t+"/segments/"+m+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l){if(c.is_confirmed!==void 0){let v=e;if(typeof c.is_confirmed!="boolean")return q.errors=[{instancePath:t+"/segments/"+m+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=v===e}else var l=!0;if(l){if(c.is_reviewed!==void 0){let v=e;if(typeof c.
is_reviewed!="boolean")return q.errors=[{instancePath:t+"/segments/"+m+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{
type:"boolean"}}],!1;var l=v===e}else var l=!0;if(l)if(c.comments!==void 0){let v=c.comments,I=e;if(e===I)if(Array.isArray(v)){var o=!0;let W=v.length;for(let T=0;T<
W;T++){let k=v[T],S=e;if(!(k&&typeof k=="object"&&!Array.isArray(k)))return q.errors=[{instancePath:t+"/segments/"+m+"/comments/"+T,schemaPath:"Segment.json/pro\
perties/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var o=S===e;if(!o)break}}else return q.errors=[{instancePath:t+"/segments/"+m+"/comments",
schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var l=I===e}else var l=!0}}}}}}}}}}}}}else return q.errors=[{instancePath:t+
"/segments/"+m,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}}],!1;var p=h===e;if(!p)break}}else return q.errors=[{instancePath:t+"/segmen\
ts",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var a=j===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return q.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=d,e===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:t="",
parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=R.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.memory_id===void 0&&(o="memory_id")||r.job_id===void 0&&(o="job_i\
d")||r.srclang===void 0&&(o="srclang")||r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===
void 0&&(o="name")||r.state===void 0&&(o="state")||r.due_date===void 0&&(o="due_date")||r.archived===void 0&&(o="archived")||r.metadata===void 0&&(o="metadata")||
r.sample_review_percentage===void 0&&(o="sample_review_percentage")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.workflowStatus===
void 0&&(o="workflowStatus")||r.document===void 0&&(o="document"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let i=e;for(let s in r)if(!ne.call(He.properties,s)){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return R.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a){if(r.memory_id!==void 0){
let s=r.memory_id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return R.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a){if(r.job_id!==void 0){let s=r.job_id,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return R.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return R.errors=[{instancePath:t+"/src\
lang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.
trglang!="string")return R.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.srclocale!==void 0){let s=r.srclocale,n=e;if(typeof s!="string"&&s!==null)return R.errors=[{instancePath:t+"/srclocale",schemaPath:"#/proper\
ties/srclocale/type",keyword:"type",params:{type:He.properties.srclocale.type}}],!1;var a=n===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,n=e;
if(typeof s!="string"&&s!==null)return R.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:He.properties.
trglocale.type}}],!1;var a=n===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,n=e;if(e===n)if(typeof s=="string"){if(V(s)>255)return R.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(s)<1)return R.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.state!==void 0){let s=r.state,n=e;if(typeof s!="string")return R.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="do\
ne"))return R.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:He.properties.state.enum}}],!1;var a=n===
e}else var a=!0;if(a){if(r.due_date!==void 0){let s=r.due_date,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return R.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:He.properties.due_date.type}}],!1;var a=n===e}else var a=!0;if(a){if(r.archived!==
void 0){let s=e;if(typeof r.archived!="boolean")return R.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.metadata!==void 0){let s=r.metadata,n=e;if(e===n)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(
s).length>50)return R.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let F in s){
let u=s[F],m=e;if(typeof u!="string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean")return R.errors=[{instancePath:t+"/metadata/"+F.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:He.properties.metadata.additionalProperties.type}}],
!1;var p=m===e;if(!p)break}}else return R.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;
var a=n===e}else var a=!0;if(a){if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return R.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return R.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_re\
view_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return R.errors=[{instancePath:t+"/sample_review_percentage",
schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.created_at!==
void 0){let s=r.created_at,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=n===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,n=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"int\
eger"}}],!1;var a=n===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.workflowStatus,n=e;if(typeof s!="string")return R.errors=[{instancePath:t+"/wo\
rkflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))
return R.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:He.properties.workflowStatus.
enum}}],!1;var a=n===e}else var a=!0;if(a)if(r.document!==void 0){let s=r.document,n=e;if(e===n)if(Array.isArray(s)){var l=!0;let F=s.length;for(let u=0;u<F;u++){
let m=e;q(s[u],{instancePath:t+"/document/"+u,parentData:s,parentDataProperty:u,rootData:N,dynamicAnchors:D})||(d=d===null?q.errors:d.concat(q.errors),e=d.length);
var l=m===e;if(!l)break}}else return R.errors=[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var a=n===
e}else var a=!0}}}}}}}}}}}}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=d,e===0}R.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,
e=0,f=nr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let l=0;l<p;l++){
let o=e;R(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:N,dynamicAnchors:D})||(d=d===null?R.errors:d.concat(R.errors),e=d.length);var a=o===
e;if(!a)break}}else return nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return nr.errors=d,e===0}nr.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var Dt=wr;function wr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=wr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),R(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?R.errors:d.concat(
R.errors),e=d.length),wr.errors=d,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=Ne;function Ne(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ne.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Ne.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Ne.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return Ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=d,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=kr;function kr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=kr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),q(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?q.errors:d.concat(
q.errors),e=d.length),kr.errors=d,e===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var It=ve;function ve(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ve.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.is_pretranslating===void 0&&(o="\
is_pretranslating")||r.documents===void 0&&(o="documents"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let i=e;for(let s in r)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(e===n)if(Array.isArray(s)){var a=!0;let j=s.length;
for(let F=0;F<j;F++){let u=s[F],m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ve.errors=[{instancePath:t+"/id/"+F,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!L.validate(u))return ve.errors=[{instancePath:t+"/id/"+F,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===e;if(!a)break}}else return ve.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0;if(p){if(r.is_pretranslating!==void 0){let s=r.is_pretranslating,n=e;if(typeof s!=
"boolean")return ve.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return ve.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=n===
e}else var p=!0;if(p)if(r.documents!==void 0){let s=r.documents,n=e;if(e===n)if(Array.isArray(s)){var l=!0;let F=s.length;for(let u=0;u<F;u++){let m=e;q(s[u],{instancePath:t+
"/documents/"+u,parentData:s,parentDataProperty:u,rootData:N,dynamicAnchors:D})||(d=d===null?q.errors:d.concat(q.errors),e=d.length);var l=m===e;if(!l)break}}else
return ve.errors=[{instancePath:t+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0}}}}else
return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=d,e===0}ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Wt=Ae;function Ae(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ae.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Ae.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Ae.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return Ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=d,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=te;function te(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.created_at===void 0&&(o="created\
_at")||r.updated_at===void 0&&(o="updated_at")||r.document_id===void 0&&(o="document_id")||r.memory_id===void 0&&(o="memory_id")||r.source===void 0&&(o="source")||
r.srclang===void 0&&(o="srclang")||r.target===void 0&&(o="target")||r.trglang===void 0&&(o="trglang")||r.is_confirmed===void 0&&(o="is_confirmed")||r.is_reviewed===
void 0&&(o="is_reviewed"))return te.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(Ee.properties,s)){return te.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return te.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.
created_at,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var p=n===e}else var p=!0;if(p){if(r.updated_at!==void 0){let s=r.updated_at,n=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var p=n===e}else var p=!0;if(p){if(r.document_id!==void 0){let s=r.document_id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return te.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.
type}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return te.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.memory_id!==void 0){let s=r.memory_id,n=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return te.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return te.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return te.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return te.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var p=s===e}else var p=!0;if(p){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return te.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return te.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var p=s===e}else var p=!0;if(p)if(r.comments!==void 0){let s=r.comments,n=e;if(e===n)if(Array.isArray(s)){var l=!0;let F=s.length;for(let u=0;u<F;u++){
let m=s[u],c=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return te.errors=[{instancePath:t+"/comments/"+u,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var l=c===e;if(!l)break}}else return te.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0}}}}}}}}}}}}}else return te.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=d,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Et=or;function or(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=or.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=e,p=!1,l=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.created_at===
void 0&&(_="created_at")||r.updated_at===void 0&&(_="updated_at")||r.document_id===void 0&&(_="document_id")||r.memory_id===void 0&&(_="memory_id")||r.source===
void 0&&(_="source")||r.srclang===void 0&&(_="srclang")||r.target===void 0&&(_="target")||r.trglang===void 0&&(_="trglang")||r.is_confirmed===void 0&&(_="is_con\
firmed")||r.is_reviewed===void 0&&(_="is_reviewed")){let P={instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:_}};d===
null?d=[P]:d.push(P),e++}else{let P=e;for(let g in r)if(!ne.call(Ee.properties,g)){let y={instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}};d===null?d=[y]:d.push(y),e++;break}if(P===e){if(r.id!==void 0){let g=r.id,y=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let v={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};d===null?d=[v]:d.push(
v),e++}if(e===y&&typeof g=="number"&&isFinite(g)&&!L.validate(g)){let v={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}};d===null?d=[v]:d.push(v),e++}var i=y===e}else var i=!0;if(i){if(r.created_at!==void 0){let g=r.created_at,y=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g))){let I={instancePath:t+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};d===null?
d=[I]:d.push(I),e++}var i=y===e}else var i=!0;if(i){if(r.updated_at!==void 0){let g=r.updated_at,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let I={
instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[I]:d.push(I),e++}var i=y===
e}else var i=!0;if(i){if(r.document_id!==void 0){let g=r.document_id,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null){let I={instancePath:t+
"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.type}};d===null?d=[I]:d.push(I),e++}if(e===
y&&typeof g=="number"&&isFinite(g)&&!L.validate(g)){let I={instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",
params:{format:"int64"}};d===null?d=[I]:d.push(I),e++}var i=y===e}else var i=!0;if(i){if(r.memory_id!==void 0){let g=r.memory_id,y=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let I={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};d===
null?d=[I]:d.push(I),e++}if(e===y&&typeof g=="number"&&isFinite(g)&&!L.validate(g)){let I={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memor\
y_id/format",keyword:"format",params:{format:"int64"}};d===null?d=[I]:d.push(I),e++}var i=y===e}else var i=!0;if(i){if(r.source!==void 0){let g=e;if(typeof r.source!=
"string"){let v={instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===
e}else var i=!0;if(i){if(r.srclang!==void 0){let g=e;if(typeof r.srclang!="string"){let v={instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang\
/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===e}else var i=!0;if(i){if(r.target!==void 0){let g=e;if(typeof r.target!="st\
ring"){let v={instancePath:t+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===
e}else var i=!0;if(i){if(r.trglang!==void 0){let g=e;if(typeof r.trglang!="string"){let v={instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang\
/type",keyword:"type",params:{type:"string"}};d===null?d=[v]:d.push(v),e++}var i=g===e}else var i=!0;if(i){if(r.is_confirmed!==void 0){let g=e;if(typeof r.is_confirmed!=
"boolean"){let v={instancePath:t+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[v]:d.
push(v),e++}var i=g===e}else var i=!0;if(i){if(r.is_reviewed!==void 0){let g=e;if(typeof r.is_reviewed!="boolean"){let v={instancePath:t+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[v]:d.push(v),e++}var i=g===e}else var i=!0;if(i)if(r.comments!==void 0){
let g=r.comments,y=e;if(e===y)if(Array.isArray(g)){var s=!0;let I=g.length;for(let w=0;w<I;w++){let W=g[w],T=e;if(!(W&&typeof W=="object"&&!Array.isArray(W))){let S={
instancePath:t+"/comments/"+w,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};d===null?d=[S]:d.push(S),e++}var s=T===
e;if(!s)break}}else{let I={instancePath:t+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}};d===null?d=[I]:d.
push(I),e++}var i=y===e}else var i=!0}}}}}}}}}}}}}else{let _={instancePath:t,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};d===null?d=[_]:
d.push(_),e++}var c=l===e;if(p=p||c,c)var n=!0;let j=e;if(e===j)if(Array.isArray(r)){var F=!0;let _=r.length;for(let P=0;P<_;P++){let g=r[P],y=e;if(e===e)if(g&&
typeof g=="object"&&!Array.isArray(g)){let w;if(g.id===void 0&&(w="id")||g.created_at===void 0&&(w="created_at")||g.updated_at===void 0&&(w="updated_at")||g.document_id===
void 0&&(w="document_id")||g.memory_id===void 0&&(w="memory_id")||g.source===void 0&&(w="source")||g.srclang===void 0&&(w="srclang")||g.target===void 0&&(w="tar\
get")||g.trglang===void 0&&(w="trglang")||g.is_confirmed===void 0&&(w="is_confirmed")||g.is_reviewed===void 0&&(w="is_reviewed")){let W={instancePath:t+"/"+P,schemaPath:"\
Segment.json/required",keyword:"required",params:{missingProperty:w}};d===null?d=[W]:d.push(W),e++}else{let W=e;for(let T in g)if(!ne.call(Ee.properties,T)){let k={
instancePath:t+"/"+P,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}};d===null?d=[k]:d.push(k),e++;break}
if(W===e){if(g.id!==void 0){let T=g.id,k=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))){let S={instancePath:t+"/"+P+"/id",schemaPath:"Segment.json/\
properties/id/type",keyword:"type",params:{type:"integer"}};d===null?d=[S]:d.push(S),e++}if(e===k&&typeof T=="number"&&isFinite(T)&&!L.validate(T)){let S={instancePath:t+
"/"+P+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}};d===null?d=[S]:d.push(S),e++}var u=k===e}else var u=!0;if(u){
if(g.created_at!==void 0){let T=g.created_at,k=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))){let E={instancePath:t+"/"+P+"/created_at",schemaPath:"\
Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[E]:d.push(E),e++}var u=k===e}else var u=!0;if(u){if(g.updated_at!==
void 0){let T=g.updated_at,k=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))){let E={instancePath:t+"/"+P+"/updated_at",schemaPath:"Segment.json/prop\
erties/updated_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[E]:d.push(E),e++}var u=k===e}else var u=!0;if(u){if(g.document_id!==void 0){let T=g.
document_id,k=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))&&T!==null){let E={instancePath:t+"/"+P+"/document_id",schemaPath:"Segment.json/properti\
es/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.type}};d===null?d=[E]:d.push(E),e++}if(e===k&&typeof T=="number"&&isFinite(T)&&!L.validate(
T)){let E={instancePath:t+"/"+P+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}};d===null?d=[E]:
d.push(E),e++}var u=k===e}else var u=!0;if(u){if(g.memory_id!==void 0){let T=g.memory_id,k=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))){let E={instancePath:t+
"/"+P+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};d===null?d=[E]:d.push(E),e++}if(e===k&&typeof T==
"number"&&isFinite(T)&&!L.validate(T)){let E={instancePath:t+"/"+P+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}};d===null?d=[E]:d.push(E),e++}var u=k===e}else var u=!0;if(u){if(g.source!==void 0){let T=e;if(typeof g.source!="string"){let S={instancePath:t+"/"+P+"/\
source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var u=T===e}else var u=!0;if(u){if(g.
srclang!==void 0){let T=e;if(typeof g.srclang!="string"){let S={instancePath:t+"/"+P+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",
params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var u=T===e}else var u=!0;if(u){if(g.target!==void 0){let T=e;if(typeof g.target!="string"){let S={instancePath:t+
"/"+P+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var u=T===e}else var u=!0;if(u){
if(g.trglang!==void 0){let T=e;if(typeof g.trglang!="string"){let S={instancePath:t+"/"+P+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"\
type",params:{type:"string"}};d===null?d=[S]:d.push(S),e++}var u=T===e}else var u=!0;if(u){if(g.is_confirmed!==void 0){let T=e;if(typeof g.is_confirmed!="boolea\
n"){let S={instancePath:t+"/"+P+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[S]:d.
push(S),e++}var u=T===e}else var u=!0;if(u){if(g.is_reviewed!==void 0){let T=e;if(typeof g.is_reviewed!="boolean"){let S={instancePath:t+"/"+P+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[S]:d.push(S),e++}var u=T===e}else var u=!0;if(u)if(g.comments!==void 0){
let T=g.comments,k=e;if(e===k)if(Array.isArray(T)){var m=!0;let E=T.length;for(let ze=0;ze<E;ze++){let ce=T[ze],X=e;if(!(ce&&typeof ce=="object"&&!Array.isArray(
ce))){let M={instancePath:t+"/"+P+"/comments/"+ze,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};d===null?d=[M]:
d.push(M),e++}var m=X===e;if(!m)break}}else{let E={instancePath:t+"/"+P+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"\
array"}};d===null?d=[E]:d.push(E),e++}var u=k===e}else var u=!0}}}}}}}}}}}}}else{let w={instancePath:t+"/"+P,schemaPath:"Segment.json/type",keyword:"type",params:{
type:"object"}};d===null?d=[w]:d.push(w),e++}var F=y===e;if(!F)break}}else{let _={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};
d===null?d=[_]:d.push(_),e++}var c=j===e;if(p=p||c,c)var h=!0;if(p)e=a,d!==null&&(a?d.length=a:d=null);else{let _={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return d===null?d=[_]:d.push(_),e++,or.errors=d,!1}return or.errors=d,f.props=n,f.items=h,e===0}or.evaluated={dynamicProps:!0,dynamicItems:!0};
var zt=se;function se(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=se.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.created_at===void 0&&(o="created\
_at")||r.updated_at===void 0&&(o="updated_at")||r.document_id===void 0&&(o="document_id")||r.memory_id===void 0&&(o="memory_id")||r.source===void 0&&(o="source")||
r.srclang===void 0&&(o="srclang")||r.target===void 0&&(o="target")||r.trglang===void 0&&(o="trglang")||r.is_confirmed===void 0&&(o="is_confirmed")||r.is_reviewed===
void 0&&(o="is_reviewed"))return se.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(Ee.properties,s)){return se.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return se.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.
created_at,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var p=n===e}else var p=!0;if(p){if(r.updated_at!==void 0){let s=r.updated_at,n=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var p=n===e}else var p=!0;if(p){if(r.document_id!==void 0){let s=r.document_id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return se.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ee.properties.document_id.
type}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return se.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.memory_id!==void 0){let s=r.memory_id,n=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return se.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return se.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return se.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return se.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return se.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var p=s===e}else var p=!0;if(p){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return se.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return se.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var p=s===e}else var p=!0;if(p)if(r.comments!==void 0){let s=r.comments,n=e;if(e===n)if(Array.isArray(s)){var l=!0;let F=s.length;for(let u=0;u<F;u++){
let m=s[u],c=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return se.errors=[{instancePath:t+"/comments/"+u,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var l=c===e;if(!l)break}}else return se.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0}}}}}}}}}}}}}else return se.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=d,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lt=Fe;function Fe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Fe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Fe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Fe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=d,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt=Xe;function Xe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Xe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let l=0;l<p;l++){let o=r[l],i=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return Xe.errors=[{instancePath:t+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="numbe\
r"&&isFinite(o)&&!L.validate(o))return Xe.errors=[{instancePath:t+"/"+l,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e;if(!a)
break}}else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Xe.errors=d,e===0}Xe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ct=Me;function Me(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Me.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.source_tagged===void 0&&(p="source_tagged")||r.target_tagged===
void 0&&(p="target_tagged"))return Me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)
if(!(o==="source_tagged"||o==="target_tagged")){return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(l===e){if(r.source_tagged!==void 0){let o=e;if(typeof r.source_tagged!="string")return Me.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(r.target_tagged!==void 0){let o=e;if(typeof r.target_tagged!=
"string")return Me.errors=[{instancePath:t+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else
var a=!0}}}else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=d,e===0}Me.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Mt=B;var br={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function B(r,{instancePath:t="",
parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=B.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],n=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
id===void 0&&(u="id")||s.name===void 0&&(u="name")||s.file_hash===void 0&&(u="file_hash")||s.detected_lang===void 0&&(u="detected_lang")||s.detected_lang_confidence===
void 0&&(u="detected_lang_confidence")||s.category===void 0&&(u="category")||s.labels===void 0&&(u="labels")||s.created_at===void 0&&(u="created_at")||s.updated_at===
void 0&&(u="updated_at"))return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let c in s)if(!ne.call(br.properties,c)){return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.id!==void 0){let c=s.id,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return B.errors=
[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(
c)&&!L.validate(c))return B.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var p=h===e}else var p=!0;if(p){if(s.name!==void 0){let c=s.name,h=e;if(e===h)if(typeof c=="string"){if(V(c)>255)return B.errors=[{instancePath:t+"/"+i+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(c)<1)return B.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p){if(s.file_hash!==void 0){let c=s.file_hash,h=e;if(e===h)if(typeof c==
"string"){if(V(c)>128)return B.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var p=h===e}else var p=!0;if(p){if(s.detected_lang!==void 0){let c=e;if(typeof s.detected_lang!="string")return B.errors=[{instancePath:t+"/"+i+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(s.detected_lang_confidence!==
void 0){let c=s.detected_lang_confidence,h=e;if(e===h)if(typeof c=="number"&&isFinite(c)){if(c>1||isNaN(c))return B.errors=[{instancePath:t+"/"+i+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(c<0||isNaN(c))
return B.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var p=h===e}else var p=!0;if(p){if(s.category!==void 0){let c=s.category,h=e;if(typeof c!="string")return B.
errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="API"||c==="\
REFERENCE"))return B.errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:br.properties.
category.enum}}],!1;var p=h===e}else var p=!0;if(p){if(s.labels!==void 0){let c=s.labels,h=e;if(e===h)if(Array.isArray(c)){var l=!0;let P=c.length;for(let g=0;g<
P;g++){let y=c[g],v=e;if(e===v)if(typeof y=="string"){if(V(y)>255)return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(y)<1)return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;if(!l)break}}else return B.errors=[{instancePath:t+"/"+i+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=h===e}else var p=!0;if(p){if(s.created_at!==void 0){let c=s.created_at,h=e;
if(e===h&&e===h)if(typeof c=="string"){if(!xe.validate(c))return B.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var p=h===e}else var p=!0;if(p)if(s.updated_at!==void 0){let c=s.updated_at,h=e;if(e===h&&e===h)if(typeof c==
"string"){if(!xe.validate(c))return B.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var p=h===e}else var p=!0}}}}}}}}}}else return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var a=n===e;if(!a)break}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return B.errors=d,e===
0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var $t=Q;function Q(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Q.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.file_hash===
void 0&&(o="file_hash")||r.detected_lang===void 0&&(o="detected_lang")||r.detected_lang_confidence===void 0&&(o="detected_lang_confidence")||r.category===void 0&&
(o="category")||r.labels===void 0&&(o="labels")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at"))return Q.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!ne.call(br.properties,s)){return Q.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){
let s=r.id,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return Q.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=n===e}else var p=!0;if(p){if(r.name!==void 0){let s=r.name,n=e;if(e===n)if(typeof s=="\
string"){if(V(s)>255)return Q.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(V(s)<1)return Q.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=n===e}else var p=!0;if(p){if(r.
file_hash!==void 0){let s=r.file_hash,n=e;if(e===n)if(typeof s=="string"){if(V(s)>128)return Q.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Q.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var p=n===e}else var p=!0;if(p){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return Q.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var p=s===e}else var p=!0;if(p){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,n=e;if(e===n)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return Q.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return Q.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var p=n===e}else var p=!0;if(p){if(r.category!==void 0){let s=r.
category,n=e;if(typeof s!="string")return Q.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return Q.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:br.properties.category.enum}}],!1;var p=n===e}else var p=!0;if(p){if(r.labels!==void 0){let s=r.labels,n=e;if(e===n)if(Array.isArray(s)){var l=!0;
let F=s.length;for(let u=0;u<F;u++){let m=s[u],c=e;if(e===c)if(typeof m=="string"){if(V(m)>255)return Q.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(m)<1)return Q.errors=[{instancePath:t+"/labels/"+u,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e;if(!l)break}}else return Q.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.created_at,n=e;
if(e===n&&e===n)if(typeof s=="string"){if(!xe.validate(s))return Q.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var p=n===e}else var p=!0;if(p)if(r.updated_at!==void 0){let s=r.updated_at,n=e;if(e===n&&e===n)if(typeof s=="string"){
if(!xe.validate(s))return Q.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return Q.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var p=n===e}else var p=!0}}}}}}}}}}else return Q.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return Q.
errors=d,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jt=pr;var As={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},Fs=Qe().fullFormats.uri;function Z(r,{instancePath:t="",
parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Z.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.webhookName===void 0&&(l="webhookName")||r.webhookUrl===void 0&&(l=
"webhookUrl")||r.eventType===void 0&&(l="eventType"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;
{let o=e;for(let i in r)if(!(i==="id"||i==="webhookName"||i==="webhookUrl"||i==="eventType")){return Z.errors=[{instancePath:t,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return Z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&
isFinite(i)&&!L.validate(i))return Z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.webhookName!==void 0){let i=e;if(typeof r.webhookName!="string")return Z.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/web\
hookName/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let i=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof i==
"string"){if(!Fs(i))return Z.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Z.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.eventType!==
void 0){let i=r.eventType,s=e;if(e===s)if(Array.isArray(i)){if(i.length<1)return Z.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let j=i.length;for(let F=0;F<j;F++){let u=i[F],m=e;if(typeof u!="string")return Z.errors=[{instancePath:t+
"/eventType/"+F,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="JOB_DELIVER"||u==="JOB_UPDATE"||u==="PROJECT_DELIVE\
R"||u==="PROJECT_UPDATE"))return Z.errors=[{instancePath:t+"/eventType/"+F,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:As.enum}}],
!1;var p=m===e;if(!p)break}}}else return Z.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var a=s===e}else var a=!0}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=d,e===0}Z.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,
e=0,f=pr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let l=0;l<p;l++){
let o=e;Z(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:N,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(Z.errors),e=d.length);var a=o===
e;if(!a)break}}else return pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return pr.errors=d,e===0}pr.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var Ot=jr;function jr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=jr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),Z(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(
Z.errors),e=d.length),jr.errors=d,e===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rt=Nr;function Nr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Nr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),Z(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(
Z.errors),e=d.length),Nr.errors=d,e===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=Ar;function Ar(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ar.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),Z(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(
Z.errors),e=d.length),Ar.errors=d,e===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ut=Fr;var sr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},Hr={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"\
string"},domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};function C(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=C.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.domainId===void 0&&(u="domainId")||r.domainName===void 0&&
(u="domainName")||r.models===void 0&&(u="models")||r.filterConfigs===void 0&&(u="filterConfigs")||r.domainMetadata===void 0&&(u="domainMetadata"))return C.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let c in r)if(!(c==="domainId"||c==="domainName"||c==="\
models"||c==="filterConfigs"||c==="domainMetadata")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}],!1;break}if(m===e){if(r.domainId!==void 0){let c=r.domainId,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return C.errors=
[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)&&!rr.
validate(c))return C.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=h===e}else
var a=!0;if(a){if(r.domainName!==void 0){let c=e;if(typeof r.domainName!="string")return C.errors=[{instancePath:t+"/domainName",schemaPath:"#/properties/domain\
Name/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(r.models!==void 0){let c=r.models,h=e;if(e===h)if(Array.isArray(c)){var p=!0;
let P=c.length;for(let g=0;g<P;g++){let y=c[g],v=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let W;if(y.id===void 0&&(W="id")||y.name===void 0&&(W="\
name")||y.provider===void 0&&(W="provider")||y.status===void 0&&(W="status")||y.srcLang===void 0&&(W="srcLang")||y.trgLang===void 0&&(W="trgLang")||y.srcLocale===
void 0&&(W="srcLocale")||y.trgLocale===void 0&&(W="trgLocale"))return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/required",keyword:"required",
params:{missingProperty:W}}],!1;{let T=e;for(let k in y)if(!(k==="id"||k==="name"||k==="provider"||k==="status"||k==="srcLang"||k==="trgLang"||k==="srcLocale"||
k==="trgLocale")){return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(T===e){if(y.id!==void 0){let k=y.id,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return C.errors=[{instancePath:t+"/models/"+g+"/id",
schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(k)&&!rr.validate(k))return C.errors=
[{instancePath:t+"/models/"+g+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var l=S===e}else var l=!0;if(l){if(y.
name!==void 0){let k=e;if(typeof y.name!="string")return C.errors=[{instancePath:t+"/models/"+g+"/name",schemaPath:"Model.json/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=k===e}else var l=!0;if(l){if(y.provider!==void 0){let k=e;if(typeof y.provider!="string")return C.errors=[{instancePath:t+
"/models/"+g+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var l=k===e}else var l=!0;if(l){if(y.status!==
void 0){let k=y.status,S=e;if(typeof k!="string")return C.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.json/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(k!=="Active")return C.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:sr.properties.status.enum}}],!1;var l=S===e}else var l=!0;if(l){if(y.srcLang!==void 0){let k=y.srcLang,S=e;if(typeof k!="string"&&k!==
null)return C.errors=[{instancePath:t+"/models/"+g+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"type",params:{type:sr.properties.srcLang.
type}}],!1;var l=S===e}else var l=!0;if(l){if(y.trgLang!==void 0){let k=y.trgLang,S=e;if(typeof k!="string"&&k!==null)return C.errors=[{instancePath:t+"/models/"+
g+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:sr.properties.trgLang.type}}],!1;var l=S===e}else var l=!0;if(l){if(y.srcLocale!==
void 0){let k=y.srcLocale,S=e;if(typeof k!="string"&&k!==null)return C.errors=[{instancePath:t+"/models/"+g+"/srcLocale",schemaPath:"Model.json/properties/srcLo\
cale/type",keyword:"type",params:{type:sr.properties.srcLocale.type}}],!1;var l=S===e}else var l=!0;if(l)if(y.trgLocale!==void 0){let k=y.trgLocale,S=e;if(typeof k!=
"string"&&k!==null)return C.errors=[{instancePath:t+"/models/"+g+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/type",keyword:"type",params:{type:sr.properties.
trgLocale.type}}],!1;var l=S===e}else var l=!0}}}}}}}}}else return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/type",keyword:"type",params:{type:"\
object"}}],!1;var p=v===e;if(!p)break}}else return C.errors=[{instancePath:t+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"array"}}],
!1;var a=h===e}else var a=!0;if(a){if(r.filterConfigs!==void 0){let c=r.filterConfigs,h=e;if(e===h)if(Array.isArray(c)){var o=!0;let P=c.length;for(let g=0;g<P;g++){
let y=c[g],v=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let W;if(y.id===void 0&&(W="id")||y.isDefault===void 0&&(W="isDefault")||y.filterConfig===void 0&&
(W="filterConfig")||y.filterName===void 0&&(W="filterName")||y.configName===void 0&&(W="configName")||y.configDescription===void 0&&(W="configDescription")||y.subfilters===
void 0&&(W="subfilters")||y.segmentationConfigSetting===void 0&&(W="segmentationConfigSetting")||y.srx===void 0&&(W="srx")||y.segmentationConfigName===void 0&&(W=
"segmentationConfigName")||y.domains===void 0&&(W="domains")||y.createdAt===void 0&&(W="createdAt")||y.updatedAt===void 0&&(W="updatedAt")||y.default===void 0&&
(W="default"))return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/required",keyword:"required",params:{missingProperty:W}}],!1;{let T=e;
for(let k in y)if(!ne.call(Hr.properties,k)){return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:k}}],!1;break}if(T===e){if(y.id!==void 0){let k=y.id,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))
return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
S&&typeof k=="number"&&isFinite(k)&&!rr.validate(k))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/forma\
t",keyword:"format",params:{format:"int32"}}],!1;var i=S===e}else var i=!0;if(i){if(y.isDefault!==void 0){let k=e;if(typeof y.isDefault!="boolean")return C.errors=
[{instancePath:t+"/filterConfigs/"+g+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{type:"boolean"}}],!1;var i=k===
e}else var i=!0;if(i){if(y.filterConfig!==void 0){let k=e;if(typeof y.filterConfig!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterConfig",
schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.filterName!==void 0){
let k=e;if(typeof y.filterName!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterName",schemaPath:"FilterConfig.json/properties/filterName/\
type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.configName!==void 0){let k=e;if(typeof y.configName!="string")return C.errors=
[{instancePath:t+"/filterConfigs/"+g+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===
e}else var i=!0;if(i){if(y.configDescription!==void 0){let k=e;if(typeof y.configDescription!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/co\
nfigDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.
subfilters!==void 0){let k=e;if(typeof y.subfilters!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/subfilters",schemaPath:"FilterConfig.json/p\
roperties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.segmentationConfigSetting!==void 0){let k=y.segmentationConfigSetting,
S=e;if(typeof k!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentatio\
nConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="SENTENCE"||k==="PARAGRAPH"))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/seg\
mentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:Hr.properties.segmentationConfigSetting.
enum}}],!1;var i=S===e}else var i=!0;if(i){if(y.srx!==void 0){let k=e;if(typeof y.srx!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/srx",schemaPath:"\
FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.segmentationConfigName!==void 0){let k=e;
if(typeof y.segmentationConfigName!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigName",schemaPath:"FilterConfig.json/proper\
ties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.domains!==void 0){let k=y.domains,S=e;if(e===S)
if(Array.isArray(k)){var s=!0;let ze=k.length;for(let ce=0;ce<ze;ce++){let X=k[ce],dr=e;if(e===dr)if(X&&typeof X=="object"&&!Array.isArray(X)){let oe;if(X.id===
void 0&&(oe="id")||X.name===void 0&&(oe="name"))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ce,schemaPath:"FilterConfig.json/properties/dom\
ains/items/required",keyword:"required",params:{missingProperty:oe}}],!1;{let ns=e;for(let me in X)if(!(me==="id"||me==="name")){return C.errors=[{instancePath:t+
"/filterConfigs/"+g+"/domains/"+ce,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:me}}],
!1;break}if(ns===e){if(X.id!==void 0){let me=X.id,Ye=e;if(!(typeof me=="number"&&!(me%1)&&!isNaN(me)&&isFinite(me)))return C.errors=[{instancePath:t+"/filterCon\
figs/"+g+"/domains/"+ce+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Ye&&
typeof me=="number"&&isFinite(me)&&!rr.validate(me))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ce+"/id",schemaPath:"FilterConfig.json/prop\
erties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var n=Ye===e}else var n=!0;if(n)if(X.name!==void 0){let me=e;if(typeof X.
name!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ce+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var n=me===e}else var n=!0}}}else return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ce,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=dr===e;if(!s)break}}else return C.errors=[{instancePath:t+"/fi\
lterConfigs/"+g+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var i=S===e}else var i=!0;if(i){if(y.
createdAt!==void 0){let k=y.createdAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!xe.validate(k))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return C.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e}else var i=!0;if(i){if(y.
updatedAt!==void 0){let k=y.updatedAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!xe.validate(k))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return C.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e}else var i=!0;if(i)if(y.
default!==void 0){let k=e;if(typeof y.default!="boolean")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var i=k===e}else var i=!0}}}}}}}}}}}}}}}else return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var o=v===e;if(!o)break}}else return C.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a)if(r.domainMetadata!==void 0){let c=r.domainMetadata,h=e;
if(e===h)if(Array.isArray(c)){var j=!0;let P=c.length;for(let g=0;g<P;g++){let y=c[g],v=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let W;if(y.key===
void 0&&(W="key")||y.value===void 0&&(W="value"))return C.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:W}}],!1;{let T=e;for(let k in y)if(!(k==="key"||k==="value")){return C.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"Metad\
ataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(T===e){if(y.key!==void 0){let k=e;if(typeof y.key!=
"string")return C.errors=[{instancePath:t+"/domainMetadata/"+g+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var F=k===e}else var F=!0;if(F)if(y.value!==void 0){let k=e;if(typeof y.value!="string")return C.errors=[{instancePath:t+"/domainMetadata/"+g+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var F=k===e}else var F=!0}}}else return C.errors=[{instancePath:t+"/domainM\
etadata/"+g,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var j=v===e;if(!j)break}}else return C.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0}}}}}}else return C.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=d,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(r,{instancePath:t="",
parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=he.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.items===void 0&&(l="items")||r.size===void 0&&(l="size"))return he.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i==="items"||i==="size")){return he.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.items!==void 0){let i=r.items,s=e;if(e===
s)if(Array.isArray(i)){var a=!0;let n=i.length;for(let j=0;j<n;j++){let F=e;C(i[j],{instancePath:t+"/items/"+j,parentData:i,parentDataProperty:j,rootData:N,dynamicAnchors:D})||
(d=d===null?C.errors:d.concat(C.errors),e=d.length);var a=F===e;if(!a)break}}else return he.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var p=s===e}else var p=!0;if(p)if(r.size!==void 0){let i=r.size,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return he.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i<0||isNaN(i))return he.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!rr.
validate(i))return he.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var p=s===e}else var p=!0}}}else
return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=d,e===0}he.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Fr.evaluated;return f.
dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),he(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?
he.errors:d.concat(he.errors),e=d.length),Fr.errors=d,e===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bt=De;function De(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=De.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.api_name===void 0&&(p="api_name")||r.api_root===void 0&&(p=
"api_root"))return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="api_n\
ame"||o==="api_root")){return De.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.api_name!==void 0){let o=r.api_name,i=e;if(typeof o!="string")return De.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(o!=="Parlance")return De.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=i===e}else var a=!0;if(a)if(r.api_root!==void 0){let o=r.api_root,i=e;if(typeof o!="string")return De.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v2")return De.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=i===e}else var a=!0}}}else return De.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=d,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gt=Se;function Se(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Se.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.api_name===void 0&&(p="api_name")||r.api_root===void 0&&(p=
"api_root"))return Se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(!(o==="api_n\
ame"||o==="api_root")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.api_name!==void 0){let o=r.api_name,i=e;if(typeof o!="string")return Se.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(o!=="Parlance")return Se.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=i===e}else var a=!0;if(a)if(r.api_root!==void 0){let o=r.api_root,i=e;if(typeof o!="string")return Se.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v2")return Se.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=i===e}else var a=!0}}}else return Se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=d,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yt=x,ue={type:"\
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
$id:"updateProject"};function x(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=x.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.id===void 0&&(j="id")||r.memory_id===void 0&&(j=
"memory_id")||r.job_id===void 0&&(j="job_id")||r.srclang===void 0&&(j="srclang")||r.trglang===void 0&&(j="trglang")||r.srclocale===void 0&&(j="srclocale")||r.trglocale===
void 0&&(j="trglocale")||r.name===void 0&&(j="name")||r.state===void 0&&(j="state")||r.due_date===void 0&&(j="due_date")||r.archived===void 0&&(j="archived")||r.
metadata===void 0&&(j="metadata")||r.sample_review_percentage===void 0&&(j="sample_review_percentage")||r.created_at===void 0&&(j="created_at")||r.updated_at===
void 0&&(j="updated_at")||r.workflowStatus===void 0&&(j="workflowStatus")||r.document===void 0&&(j="document"))return x.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:j}}],!1;{let F=e;for(let u in r)if(!ne.call(ue.properties,u)){return x.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(F===e){if(r.id!==void 0){let u=r.id,m=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return x.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u==
"number"&&isFinite(u)&&!L.validate(u))return x.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===
e}else var a=!0;if(a){if(r.memory_id!==void 0){let u=r.memory_id,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return x.errors=[{instancePath:t+"\
/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!L.validate(u))return x.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===e}else var a=!0;if(a){if(r.
job_id!==void 0){let u=r.job_id,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return x.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties\
/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!L.validate(u))return x.errors=[{instancePath:t+"/job_id",schemaPath:"\
#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===e}else var a=!0;if(a){if(r.srclang!==void 0){let u=e;if(typeof r.srclang!="s\
tring")return x.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){
if(r.trglang!==void 0){let u=e;if(typeof r.trglang!="string")return x.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.srclocale!==void 0){let u=r.srclocale,m=e;if(typeof u!="string"&&u!==null)return x.errors=[{instancePath:t+
"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:ue.properties.srclocale.type}}],!1;var a=m===e}else var a=!0;if(a){if(r.trglocale!==
void 0){let u=r.trglocale,m=e;if(typeof u!="string"&&u!==null)return x.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"ty\
pe",params:{type:ue.properties.trglocale.type}}],!1;var a=m===e}else var a=!0;if(a){if(r.name!==void 0){let u=r.name,m=e;if(e===m)if(typeof u=="string"){if(V(u)>
255)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(u)<1)return x.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.state!==void 0){let u=r.state,m=e;if(typeof u!="string")return x.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="backlog"||u==="inProgress"||u==="inReview"||
u==="inQA"||u==="done"))return x.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:ue.properties.state.
enum}}],!1;var a=m===e}else var a=!0;if(a){if(r.due_date!==void 0){let u=r.due_date,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return x.
errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:ue.properties.due_date.type}}],!1;var a=m===e}else var a=!0;
if(a){if(r.archived!==void 0){let u=e;if(typeof r.archived!="boolean")return x.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=u===e}else var a=!0;if(a){if(r.metadata!==void 0){let u=r.metadata,m=e;if(e===m)if(u&&typeof u=="object"&&!Array.isArray(
u)){if(Object.keys(u).length>50)return x.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],
!1;for(let h in u){let _=u[h],P=e;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return x.errors=[{instancePath:t+"/metadata/"+h.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:ue.properties.metadata.additionalProperties.
type}}],!1;var p=P===e;if(!p)break}}else return x.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"objec\
t"}}],!1;var a=m===e}else var a=!0;if(a){if(r.sample_review_percentage!==void 0){let u=r.sample_review_percentage,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)))return x.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return x.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/propertie\
s/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(u<0||isNaN(u))return x.errors=[{instancePath:t+"/sample_review_\
percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(r.
created_at!==void 0){let u=r.created_at,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return x.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=m===e}else var a=!0;if(a){if(r.updated_at!==void 0){let u=r.updated_at,m=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return x.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=m===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let u=r.workflowStatus,m=e;if(typeof u!="string")return x.errors=[{instancePath:t+"\
/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="READY_TO_START"||u==="IN_PROGRESS"||u==="DON\
E"))return x.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:ue.properties.workflowStatus.
enum}}],!1;var a=m===e}else var a=!0;if(a)if(r.document!==void 0){let u=r.document,m=e;if(e===m)if(Array.isArray(u)){var l=!0;let h=u.length;for(let _=0;_<h;_++){
let P=u[_],g=e;if(e===g)if(P&&typeof P=="object"&&!Array.isArray(P)){let v;if(P.id===void 0&&(v="id")||P.project_id===void 0&&(v="project_id")||P.srclang===void 0&&
(v="srclang")||P.trglang===void 0&&(v="trglang")||P.name===void 0&&(v="name")||P.import_in_progress===void 0&&(v="import_in_progress")||P.import_succeeded===void 0&&
(v="import_succeeded")||P.import_error_message===void 0&&(v="import_error_message")||P.export_in_progress===void 0&&(v="export_in_progress")||P.export_succeeded===
void 0&&(v="export_succeeded")||P.export_error_message===void 0&&(v="export_error_message")||P.is_pretranslating===void 0&&(v="is_pretranslating")||P.status===void 0&&
(v="status")||P.translator_email===void 0&&(v="translator_email")||P.reviewer_email===void 0&&(v="reviewer_email")||P.customer_reviewer_email===void 0&&(v="cust\
omer_reviewer_email")||P.created_at===void 0&&(v="created_at")||P.updated_at===void 0&&(v="updated_at")||P.is_review_complete===void 0&&(v="is_review_complete"))
return x.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:v}}],!1;{let I=e;for(let w in P)
if(!ne.call(ue.properties.document.items.properties,w)){return x.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/document/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(I===e){if(P.id!==void 0){let w=P.id,W=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w)&&isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===W&&typeof w=="number"&&isFinite(w)&&!L.validate(w))return x.errors=[{instancePath:t+"/document/"+_+"/id",schemaPath:"#/properties/document\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=W===e}else var o=!0;if(o){if(P.project_id!==void 0){let w=P.project_id,W=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/project_id",schemaPath:"#/properties/document/items/properties/proje\
ct_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===W&&typeof w=="number"&&isFinite(w)&&!L.validate(w))return x.errors=[{instancePath:t+"/document/"+
_+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var o=W===e}else var o=!0;if(o){
if(P.srclang!==void 0){let w=e;if(typeof P.srclang!="string")return x.errors=[{instancePath:t+"/document/"+_+"/srclang",schemaPath:"#/properties/document/items/\
properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(P.trglang!==void 0){let w=e;if(typeof P.trglang!="string")
return x.errors=[{instancePath:t+"/document/"+_+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var o=w===e}else var o=!0;if(o){if(P.name!==void 0){let w=P.name,W=e;if(e===W)if(typeof w=="string"){if(V(w)>255)return x.errors=[{instancePath:t+"/document/"+
_+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(w)<1)return x.errors=[{instancePath:t+
"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=W===e}else var o=!0;if(o){
if(P.import_in_progress!==void 0){let w=e;if(typeof P.import_in_progress!="boolean")return x.errors=[{instancePath:t+"/document/"+_+"/import_in_progress",schemaPath:"\
#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=w===e}else var o=!0;if(o){if(P.import_succeeded!==
void 0){let w=e;if(typeof P.import_succeeded!="boolean")return x.errors=[{instancePath:t+"/document/"+_+"/import_succeeded",schemaPath:"#/properties/document/it\
ems/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var o=w===e}else var o=!0;if(o){if(P.import_error_message!==void 0){let w=e;if(typeof P.
import_error_message!="string")return x.errors=[{instancePath:t+"/document/"+_+"/import_error_message",schemaPath:"#/properties/document/items/properties/import\
_error_message/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(P.export_in_progress!==void 0){let w=e;if(typeof P.export_in_progress!=
"boolean")return x.errors=[{instancePath:t+"/document/"+_+"/export_in_progress",schemaPath:"#/properties/document/items/properties/export_in_progress/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=w===e}else var o=!0;if(o){if(P.export_succeeded!==void 0){let w=e;if(typeof P.export_succeeded!="boolean")return x.errors=
[{instancePath:t+"/document/"+_+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"type",params:{type:"boole\
an"}}],!1;var o=w===e}else var o=!0;if(o){if(P.export_error_message!==void 0){let w=e;if(typeof P.export_error_message!="string")return x.errors=[{instancePath:t+
"/document/"+_+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var o=w===e}else var o=!0;if(o){if(P.is_pretranslating!==void 0){let w=e;if(typeof P.is_pretranslating!="boolean")return x.errors=[{instancePath:t+"/document/"+
_+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var o=w===e}else var o=!0;
if(o){if(P.status!==void 0){let w=P.status,W=e;if(e===W)if(w&&typeof w=="object"&&!Array.isArray(w)){let k;if(w.pretranslation===void 0&&(k="pretranslation"))return x.
errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{missingProperty:k}}],
!1;{let S=e;for(let E in w)if(E!=="pretranslation"){return x.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/document/items/properties\
/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}}],!1;break}if(S===e&&w.pretranslation!==void 0){let E=w.pretranslation;
if(typeof E!="string")return x.errors=[{instancePath:t+"/document/"+_+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/propert\
ies/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(E==="idle"||E==="pending"||E==="running"))return x.errors=[{instancePath:t+"/document/"+
_+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:ue.properties.
document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return x.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/\
document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var o=W===e}else var o=!0;if(o){if(P.translator_email!==void 0){let w=P.translator_email,
W=e;if(typeof w!="string"&&w!==null)return x.errors=[{instancePath:t+"/document/"+_+"/translator_email",schemaPath:"#/properties/document/items/properties/trans\
lator_email/type",keyword:"type",params:{type:ue.properties.document.items.properties.translator_email.type}}],!1;var o=W===e}else var o=!0;if(o){if(P.reviewer_email!==
void 0){let w=P.reviewer_email,W=e;if(typeof w!="string"&&w!==null)return x.errors=[{instancePath:t+"/document/"+_+"/reviewer_email",schemaPath:"#/properties/do\
cument/items/properties/reviewer_email/type",keyword:"type",params:{type:ue.properties.document.items.properties.reviewer_email.type}}],!1;var o=W===e}else var o=!0;
if(o){if(P.customer_reviewer_email!==void 0){let w=P.customer_reviewer_email,W=e;if(typeof w!="string"&&w!==null)return x.errors=[{instancePath:t+"/document/"+_+
"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:ue.properties.document.items.
properties.customer_reviewer_email.type}}],!1;var o=W===e}else var o=!0;if(o){if(P.created_at!==void 0){let w=P.created_at,W=e;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var o=W===e}else var o=!0;if(o){if(P.updated_at!==void 0){let w=P.updated_at,W=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&
isFinite(w)))return x.errors=[{instancePath:t+"/document/"+_+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=W===e}else var o=!0;if(o){if(P.is_review_complete!==void 0){let w=e;if(typeof P.is_review_complete!="boolean")return x.errors=[{instancePath:t+
"/document/"+_+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var o=w===
e}else var o=!0;if(o)if(P.segments!==void 0){let w=P.segments,W=e;if(e===W)if(Array.isArray(w)){var i=!0;let k=w.length;for(let S=0;S<k;S++){let E=w[S],ze=e;if(e===
ze)if(E&&typeof E=="object"&&!Array.isArray(E)){let X;if(E.id===void 0&&(X="id")||E.created_at===void 0&&(X="created_at")||E.updated_at===void 0&&(X="updated_at")||
E.document_id===void 0&&(X="document_id")||E.memory_id===void 0&&(X="memory_id")||E.source===void 0&&(X="source")||E.srclang===void 0&&(X="srclang")||E.target===
void 0&&(X="target")||E.trglang===void 0&&(X="trglang")||E.is_confirmed===void 0&&(X="is_confirmed")||E.is_reviewed===void 0&&(X="is_reviewed"))return x.errors=
[{instancePath:t+"/document/"+_+"/segments/"+S,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:X}}],
!1;{let dr=e;for(let M in E)if(!ne.call(ue.properties.document.items.properties.segments.items.properties,M)){return x.errors=[{instancePath:t+"/document/"+_+"/\
segments/"+S,schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}}],
!1;break}if(dr===e){if(E.id!==void 0){let M=E.id,oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return x.errors=[{instancePath:t+"/document/"+_+"\
/segments/"+S+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===oe&&
typeof M=="number"&&isFinite(M)&&!L.validate(M))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/id",schemaPath:"#/properties/document/items/pro\
perties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=oe===e}else var s=!0;if(s){if(E.created_at!==void 0){let M=E.created_at,
oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/created_at",schemaPath:"#/propert\
ies/document/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=oe===e}else var s=!0;if(s){if(E.updated_at!==
void 0){let M=E.updated_at,oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=oe===e}else
var s=!0;if(s){if(E.document_id!==void 0){let M=E.document_id,oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M))&&M!==null)return x.errors=[{instancePath:t+
"/document/"+_+"/segments/"+S+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:ue.properties.document.items.properties.segments.items.properties.document_id.type}}],!1;if(e===oe&&typeof M=="number"&&isFinite(M)&&!L.validate(M))return x.
errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/fo\
rmat",keyword:"format",params:{format:"int64"}}],!1;var s=oe===e}else var s=!0;if(s){if(E.memory_id!==void 0){let M=E.memory_id,oe=e;if(!(typeof M=="number"&&!(M%
1)&&!isNaN(M)&&isFinite(M)))return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/memory_id",schemaPath:"#/properties/document/items/properties/segme\
nts/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===oe&&typeof M=="number"&&isFinite(M)&&!L.validate(M))return x.errors=[{instancePath:t+
"/document/"+_+"/segments/"+S+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1;var s=oe===e}else var s=!0;if(s){if(E.source!==void 0){let M=e;if(typeof E.source!="string")return x.errors=[{instancePath:t+"/document/"+_+
"/segments/"+S+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=M===
e}else var s=!0;if(s){if(E.srclang!==void 0){let M=e;if(typeof E.srclang!="string")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/srclang",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(E.target!==
void 0){let M=e;if(typeof E.target!="string")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/target",schemaPath:"#/properties/document/items/pr\
operties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(E.trglang!==void 0){let M=e;if(typeof E.
trglang!="string")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/pr\
operties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(E.is_confirmed!==void 0){let M=e;if(typeof E.is_confirmed!=
"boolean")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/prope\
rties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=M===e}else var s=!0;if(s){if(E.is_reviewed!==void 0){let M=e;if(typeof E.is_reviewed!=
"boolean")return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/proper\
ties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=M===e}else var s=!0;if(s)if(E.comments!==void 0){let M=E.comments,oe=e;if(e===oe)if(Array.
isArray(M)){var n=!0;let me=M.length;for(let Ye=0;Ye<me;Ye++){let Ir=M[Ye],os=e;if(!(Ir&&typeof Ir=="object"&&!Array.isArray(Ir)))return x.errors=[{instancePath:t+
"/document/"+_+"/segments/"+S+"/comments/"+Ye,schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{
type:"object"}}],!1;var n=os===e;if(!n)break}}else return x.errors=[{instancePath:t+"/document/"+_+"/segments/"+S+"/comments",schemaPath:"#/properties/document/\
items/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var s=oe===e}else var s=!0}}}}}}}}}}}}}else return x.errors=
[{instancePath:t+"/document/"+_+"/segments/"+S,schemaPath:"#/properties/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=ze===e;if(!i)break}}else return x.errors=[{instancePath:t+"/document/"+_+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"\
type",params:{type:"array"}}],!1;var o=W===e}else var o=!0}}}}}}}}}}}}}}}}}}}}}else return x.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/doc\
ument/items/type",keyword:"type",params:{type:"object"}}],!1;var l=g===e;if(!l)break}}else return x.errors=[{instancePath:t+"/document",schemaPath:"#/properties\
/document/type",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}}}}}}}}}}}}}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return x.errors=d,e===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qt=G;function G(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=G.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.sourceWords===void 0&&(o="sourceWords")||r.exactWords===void 0&&
(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.projects===void 0&&(o="projects"))return G.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return G.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=n===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,n=e;
if(e===n)if(Array.isArray(s)){var p=!0;let F=s.length;for(let u=0;u<F;u++){let m=s[u],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.id===
void 0&&(_="id")||m.sourceWords===void 0&&(_="sourceWords")||m.exactWords===void 0&&(_="exactWords")||m.fuzzyWords===void 0&&(_="fuzzyWords")||m.newWords===void 0&&
(_="newWords"))return G.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let P=e;for(let g in m)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return G.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(P===e){if(m.id!==void 0){
let g=m.id,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(g)&&!L.validate(g))return G.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=y===e}else var l=!0;if(l){
if(m.sourceWords!==void 0){let g=m.sourceWords,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var l=y===e}else var l=!0;if(l){if(m.exactWords!==void 0){let g=m.exactWords,y=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=y===e}else var l=!0;if(l){if(m.fuzzyWords!==
void 0){let g=m.fuzzyWords,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var l=y===e}else var l=!0;if(l)if(m.newWords!==void 0){let g=m.newWords,y=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=y===e}else var l=!0}}}}}}else return G.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else return G.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}}}}else return G.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=d,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ht=$,Ze={type:"\
object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export_succe\
eded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_com\
plete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"st\
ring",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_co\
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:["integer","nul\
l"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{
type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1,$id:"getDocument"};
function $(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=$.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project\
_id")||r.srclang===void 0&&(i="srclang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||
r.import_succeeded===void 0&&(i="import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_p\
rogress")||r.export_succeeded===void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="i\
s_pretranslating")||r.status===void 0&&(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===
void 0&&(i="customer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_r\
eview_complete"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let n in r)if(!ne.call(
Ze.properties,n)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(s===
e){if(r.id!==void 0){let n=r.id,j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof n=="number"&&isFinite(n)&&!L.validate(n))return $.errors=[{instancePath:t+"/id",schemaPath:"#\
/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=j===e}else var a=!0;if(a){if(r.project_id!==void 0){let n=r.project_id,j=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===j&&typeof n=="number"&&isFinite(n)&&!L.validate(n))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/form\
at",keyword:"format",params:{format:"int64"}}],!1;var a=j===e}else var a=!0;if(a){if(r.srclang!==void 0){let n=e;if(typeof r.srclang!="string")return $.errors=[
{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.trglang!==void 0){
let n=e;if(typeof r.trglang!="string")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var a=n===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,j=e;if(e===j)if(typeof n=="string"){if(V(n)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(V(n)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var a=j===e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let n=e;if(typeof r.import_in_progress!="boolean")return $.errors=[{instancePath:t+
"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.import_succeeded!==
void 0){let n=e;if(typeof r.import_succeeded!="boolean")return $.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let n=e;if(typeof r.import_error_message!="string")return $.
errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;
if(a){if(r.export_in_progress!==void 0){let n=e;if(typeof r.export_in_progress!="boolean")return $.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/p\
roperties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.export_succeeded!==void 0){let n=e;if(typeof r.
export_succeeded!="boolean")return $.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.export_error_message!==void 0){let n=e;if(typeof r.export_error_message!="string")return $.errors=[{instancePath:t+
"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.is_pretranslating!==
void 0){let n=e;if(typeof r.is_pretranslating!="boolean")return $.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",
keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.status!==void 0){let n=r.status,j=e;if(e===j)if(n&&typeof n=="object"&&!Array.isArray(
n)){let u;if(n.pretranslation===void 0&&(u="pretranslation"))return $.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"requi\
red",params:{missingProperty:u}}],!1;{let m=e;for(let c in n)if(c!=="pretranslation"){return $.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e&&n.pretranslation!==void 0){let c=n.pretranslation;if(typeof c!=
"string")return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(c==="idle"||c==="pending"||c==="running"))return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/propertie\
s/pretranslation/enum",keyword:"enum",params:{allowedValues:Ze.properties.status.properties.pretranslation.enum}}],!1}}}else return $.errors=[{instancePath:t+"/\
status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=j===e}else var a=!0;if(a){if(r.translator_email!==void 0){let n=r.
translator_email,j=e;if(typeof n!="string"&&n!==null)return $.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"\
type",params:{type:Ze.properties.translator_email.type}}],!1;var a=j===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let n=r.reviewer_email,j=e;if(typeof n!=
"string"&&n!==null)return $.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:Ze.properties.reviewer_email.
type}}],!1;var a=j===e}else var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let n=r.customer_reviewer_email,j=e;if(typeof n!="string"&&n!==null)return $.errors=
[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:Ze.properties.customer_reviewer_email.
type}}],!1;var a=j===e}else var a=!0;if(a){if(r.created_at!==void 0){let n=r.created_at,j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=
[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.updated_at!==
void 0){let n=r.updated_at,j=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return $.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/\
updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){let n=e;if(typeof r.is_review_complete!=
"boolean")return $.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===
e}else var a=!0;if(a)if(r.segments!==void 0){let n=r.segments,j=e;if(e===j)if(Array.isArray(n)){var p=!0;let u=n.length;for(let m=0;m<u;m++){let c=n[m],h=e;if(e===
h)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.id===void 0&&(P="id")||c.created_at===void 0&&(P="created_at")||c.updated_at===void 0&&(P="updated_at")||
c.document_id===void 0&&(P="document_id")||c.memory_id===void 0&&(P="memory_id")||c.source===void 0&&(P="source")||c.srclang===void 0&&(P="srclang")||c.target===
void 0&&(P="target")||c.trglang===void 0&&(P="trglang")||c.is_confirmed===void 0&&(P="is_confirmed")||c.is_reviewed===void 0&&(P="is_reviewed"))return $.errors=
[{instancePath:t+"/segments/"+m,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let y in c)if(!ne.
call(Ze.properties.segments.items.properties,y)){return $.errors=[{instancePath:t+"/segments/"+m,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}}],!1;break}if(g===e){if(c.id!==void 0){let y=c.id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return $.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
v&&typeof y=="number"&&isFinite(y)&&!L.validate(y))return $.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"#/properties/segments/items/properties/id/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(c.created_at!==void 0){let y=c.created_at,v=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y)))return $.errors=[{instancePath:t+"/segments/"+m+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var l=v===e}else var l=!0;if(l){if(c.updated_at!==void 0){let y=c.updated_at,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return $.errors=[{instancePath:t+"/segments/"+m+"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var l=v===e}else var l=!0;if(l){if(c.document_id!==void 0){let y=c.document_id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&
y!==null)return $.errors=[{instancePath:t+"/segments/"+m+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:Ze.properties.segments.items.properties.document_id.type}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!L.validate(y))return $.errors=[{instancePath:t+"\
/segments/"+m+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else
var l=!0;if(l){if(c.memory_id!==void 0){let y=c.memory_id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return $.errors=[{instancePath:t+"/segmen\
ts/"+m+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&
isFinite(y)&&!L.validate(y))return $.errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(c.source!==void 0){let y=e;if(typeof c.source!="string")return $.errors=[{instancePath:t+
"/segments/"+m+"/source",schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){
if(c.srclang!==void 0){let y=e;if(typeof c.srclang!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/srclang",schemaPath:"#/properties/segments/items/\
properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(c.target!==void 0){let y=e;if(typeof c.target!="string")return $.
errors=[{instancePath:t+"/segments/"+m+"/target",schemaPath:"#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=y===
e}else var l=!0;if(l){if(c.trglang!==void 0){let y=e;if(typeof c.trglang!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/trglang",schemaPath:"#/prop\
erties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(c.is_confirmed!==void 0){let y=e;if(typeof c.
is_confirmed!="boolean")return $.errors=[{instancePath:t+"/segments/"+m+"/is_confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"\
type",params:{type:"boolean"}}],!1;var l=y===e}else var l=!0;if(l){if(c.is_reviewed!==void 0){let y=e;if(typeof c.is_reviewed!="boolean")return $.errors=[{instancePath:t+
"/segments/"+m+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=y===e}else var l=!0;
if(l)if(c.comments!==void 0){let y=c.comments,v=e;if(e===v)if(Array.isArray(y)){var o=!0;let w=y.length;for(let W=0;W<w;W++){let T=y[W],k=e;if(!(T&&typeof T=="o\
bject"&&!Array.isArray(T)))return $.errors=[{instancePath:t+"/segments/"+m+"/comments/"+W,schemaPath:"#/properties/segments/items/properties/comments/items/type",
keyword:"type",params:{type:"object"}}],!1;var o=k===e;if(!o)break}}else return $.errors=[{instancePath:t+"/segments/"+m+"/comments",schemaPath:"#/properties/se\
gments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var l=v===e}else var l=!0}}}}}}}}}}}}}else return $.errors=[{instancePath:t+"/s\
egments/"+m,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var p=h===e;if(!p)break}}else return $.errors=[{instancePath:t+
"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var a=j===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return $.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=d,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zt=H;function H(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=H.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.untokenizedSource===void 0&&(n="untokenizedSource")||r.tokenizedSource===
void 0&&(n="tokenizedSource")||r.sourceDelimiters===void 0&&(n="sourceDelimiters")||r.translation===void 0&&(n="translation"))return H.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let j=e;for(let F in r)if(!(F==="untokenizedSource"||F==="tokenizedSource"||F==="sourceDelimiter\
s"||F==="translation")){return H.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],!1;break}
if(j===e){if(r.untokenizedSource!==void 0){let F=e;if(typeof r.untokenizedSource!="string")return H.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=F===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let F=e;if(typeof r.
tokenizedSource!="string")return H.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=F===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let F=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(F)){var p=!0;let c=F.length;for(let h=0;h<
c;h++){let _=e;if(typeof F[h]!="string")return H.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var p=_===e;if(!p)break}}else return H.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let F=r.translation,u=e;if(e===u)if(Array.isArray(F)){var l=!0;
let c=F.length;for(let h=0;h<c;h++){let _=F[h],P=e;if(e===P)if(_&&typeof _=="object"&&!Array.isArray(_)){let y;if(_.target===void 0&&(y="target")||_.score===void 0&&
(y="score")||_.isTMMatch===void 0&&(y="isTMMatch"))return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let v=e;for(let I in _)if(!(I==="target"||I==="targetWithTags"||I==="align"||I==="provenance"||I==="score"||I==="isTM\
Match"||I==="targetWords"||I==="targetDelimiters")){return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(v===e){if(_.target!==void 0){let I=e;if(typeof _.target!="string")return H.errors=
[{instancePath:t+"/translation/"+h+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=I===
e}else var o=!0;if(o){if(_.targetWithTags!==void 0){let I=e;if(typeof _.targetWithTags!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var o=I===e}else var o=!0;if(o){if(_.
align!==void 0){let I=e;if(typeof _.align!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var o=I===e}else var o=!0;if(o){if(_.provenance!==void 0){let I=e;if(typeof _.provenance!="string")
return H.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var o=I===e}else var o=!0;if(o){if(_.score!==void 0){let I=_.score,w=e;if(e===w)if(typeof I=="number"&&isFinite(I)){if(I>100||isNaN(I))return H.errors=
[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(I<0||isNaN(I))return H.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return H.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var o=w===e}else var o=!0;if(o){if(_.isTMMatch!==void 0){let I=e;if(typeof _.isTMMatch!="boolean")return H.
errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var o=I===e}else var o=!0;if(o){if(_.targetWords!==void 0){let I=_.targetWords,w=e;if(e===w)if(Array.isArray(I)){var i=!0;let T=I.length;for(let k=0;k<
T;k++){let S=e;if(typeof I[k]!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+k,schemaPath:"#/properties/translation/items/properti\
es/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e;if(!i)break}}else return H.errors=[{instancePath:t+"/translation/"+h+"/targetW\
ords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var o=w===e}else var o=!0;if(o)if(_.targetDelimiters!==
void 0){let I=_.targetDelimiters,w=e;if(e===w)if(Array.isArray(I)){var s=!0;let T=I.length;for(let k=0;k<T;k++){let S=e;if(typeof I[k]!="string")return H.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+k,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=S===e;if(!s)break}}else return H.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var o=w===e}else var o=!0}}}}}}}}}else return H.errors=[{instancePath:t+"/transl\
ation/"+h,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}else return H.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return H.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=d,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt=Oe;function Oe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Oe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.text===void 0&&(a="text"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="text"){return Oe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.text!==void 0&&typeof r.text!="string")return Oe.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Oe.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=d,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kt=Dr;function Dr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Dr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Dr.errors=d,e===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var es=Re;function Re(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Re.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.message===void 0&&(a="message"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="message"){return Re.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.message!==void 0&&typeof r.message!="string")return Re.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Re.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=d,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ve;function Ve(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ve.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.text===void 0&&(a="text"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="text"){return Ve.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.text!==void 0&&typeof r.text!="string")return Ve.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Ve.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=d,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ts=Sr;function Sr(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Sr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:A,parentDataProperty:b,rootData:N,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Sr.errors=d,e===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=Ue;function Ue(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ue.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.message===void 0&&(a="message"))return Ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let l in r)if(l!=="message"){return Ue.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.message!==void 0&&typeof r.message!="string")return Ue.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ue.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=d,e===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=Be;function Be(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Be.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.message===void 0&&(p="message"))return Be.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let o in r)if(o!=="message"){return Be.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e&&r.message!==void 0&&typeof r.message!=
"string")return Be.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Be.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=d,e===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Mr={};ds(Mr,{JOB_DELIVER:()=>xs,JOB_UPDATE:()=>Ss,PROJECT_DELIVER:()=>Es,PROJECT_UPDATE:()=>Ws});var Ss=fe;var as={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Ge=Qe().fullFormats.int64,xr=Qe().fullFormats["date-time"];function fe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){
let d=null,e=0,f=fe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.due===void 0&&(l="due")||r.isDelivered===void 0&&(l="isDe\
livered"))return fe.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered")){return fe.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return fe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.id!==void 0){let i=r.id,s=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return fe.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.name!==void 0){let i=e;if(typeof r.name!="string")return fe.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=i===e}else var p=!0;if(p){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return fe.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:as.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!xr.validate(i))return fe.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0;if(p)if(r.isDelivered!==void 0){let i=r.isDelivered,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1))return fe.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:as.properties.isDelivered.enum}}],!1;var p=s===e}else var p=!0}}}}}}else return fe.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=d,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xs=pe;var Is={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function pe(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){
let d=null,e=0,f=pe.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.due===void 0&&(l="due")||r.isDelivered===void 0&&(l="isDe\
livered")||r.deliveredAt===void 0&&(l="deliveredAt"))return pe.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],
!1;{let o=e;for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered"||i==="deliveredAt")){return pe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){
let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return pe.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else
var p=!0;if(p){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return pe.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.name!==
void 0){let i=e;if(typeof r.name!="string")return pe.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var p=i===e}else var p=!0;if(p){if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return pe.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Is.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!xr.validate(
i))return pe.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===
e}else var p=!0;if(p){if(r.isDelivered!==void 0){let i=r.isDelivered,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(i!==1)return pe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var p=s===e}else var p=!0;if(p)if(r.deliveredAt!==
void 0){let i=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!xr.validate(i))return pe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return pe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0}}}}}}}else return pe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=d,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ws=ye;var Ts={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function ye(r,{instancePath:t="",parentData:A,
parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=ye.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.
due===void 0&&(l="due"))return ye.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;
for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due")){return ye.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ye.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return ye.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.id!==void 0){let i=r.
id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ye.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return ye.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.name!==void 0){let i=e;if(typeof r.name!=
"string")return ye.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=i===
e}else var p=!0;if(p)if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return ye.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:Ts.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!xr.validate(i))return ye.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0}}}}}else return ye.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=d,e===0}ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Es=Ie;function Ie(r,{instancePath:t="",parentData:A,parentDataProperty:b,rootData:N=r,dynamicAnchors:D={}}={}){let d=null,e=0,f=Ie.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&
(l="id"))return Ie.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id")){return Ie.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ie.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return Ie.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p)if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ie.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ge.validate(i))return Ie.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}else return Ie.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=d,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs={getLanguages:Zr,listMemories:Xr,createMemory:Kr,updateMemory:et,deleteMemory:rt,queryMemory:tt,importMemory:st,exportTermbase:it,downloadTermbase:null,deleteMemorySegment:at,
translateText:nt,listFileTranslations:ot,translateFiles:pt,downloadTranslation:null,signCreateTerms:dt,listCreateContents:lt,generateCreateContent:null,getCreatePreferences:ft,
updateCreatePreferences:mt,getCreateContent:ut,updateCreateContent:yt,deleteCreateContent:ct,regenerateCreateContent:null,listWorkflowTemplates:gt,listJobs:vt,createJob:ht,
getJob:_t,updateJob:Pt,deleteJob:wt,getJobStats:kt,archiveJob:bt,unarchiveJob:jt,deliverJob:Nt,reactivateJob:At,exportJob:null,downloadJob:null,listProjects:Ft,
createProject:Dt,deleteProject:St,downloadDocument:null,uploadDocument:xt,pretranslateDocuments:It,deleteDocument:Wt,getSegment:Tt,createSegment:Et,updateSegment:zt,
deleteSegment:Lt,unlockSegments:qt,tagSegment:Ct,listFiles:Mt,uploadFile:$t,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listWebhooks:Jt,
createWebhook:Ot,getWebhook:Rt,updateWebhook:Vt,deleteWebhook:null,listDomains:Ut,getApi:Bt,getApiRoot:Gt,updateProject:Yt,getJobStatsByGet:Qt,getDocument:Ht,translateTextByQuery:Zt},
Ms={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,importMemory:null,exportTermbase:null,downloadTermbase:null,
deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,signCreateTerms:null,listCreateContents:null,
generateCreateContent:{message:Xt,fullcontent:Kt,error:es},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,updateCreateContent:null,
deleteCreateContent:null,regenerateCreateContent:{message:rs,fullcontent:ts,error:ss},listWorkflowTemplates:null,listJobs:null,createJob:null,getJob:null,updateJob:null,
deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,listProjects:null,createProject:null,
deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,createSegment:null,updateSegment:null,
deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listWebhooks:null,
createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,updateProject:null,getJobStatsByGet:null,getDocument:null,
translateTextByQuery:null},$s=is,Js={...Mr};export{Js as eventValidators,Cs as responseValidators,Ms as streamValidators,$s as validateError};
