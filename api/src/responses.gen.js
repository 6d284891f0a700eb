// Written by `npm run gen` from api/description and api/data. Do not edit.
var Jt=Object.defineProperty;var Fr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(b){throw t=0,b}},Ot=(r,t)=>{for(var b in t)Jt(r,b,{get:t[b],enumerable:!0})};var xr=Fr(_r=>{"use strict";Object.defineProperty(_r,"__esModule",{value:!0});function Rt(r){let t=r.length,b=0,w=0,j;for(;w<t;)b++,j=r.charCodeAt(w++),j>=55296&&
j<=56319&&w<t&&(j=r.charCodeAt(w),(j&64512)===56320&&w++);return b}_r.default=Rt});var qe=Fr(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:!0});Ne.formatNames=Ne.fastFormats=Ne.fullFormats=void 0;function Ae(r,t){return{validate:r,
compare:t}}Ne.fullFormats={date:Ae(Lr,br),time:Ae(wr(!0),jr),"date-time":Ae(Ir(!0),Cr),"iso-time":Ae(wr(),Sr),"iso-date-time":Ae(Ir(),zr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Qt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ts,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ht,int32:{type:"number",validate:Kt},int64:{type:"number",validate:es},float:{type:"\
number",validate:Er},double:{type:"number",validate:Er},password:!0,binary:!0};Ne.fastFormats={...Ne.fullFormats,date:Ae(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,br),time:Ae(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,jr),"date-time":Ae(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Cr),"iso-time":Ae(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Sr),"iso-date-time":Ae(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
zr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ne.formatNames=Object.keys(Ne.fullFormats);function Vt(r){return r%4===0&&(r%100!==0||r%400===0)}var Ut=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Bt=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Lr(r){let t=Ut.exec(r);if(!t)return!1;let b=+t[1],w=+t[2],j=+t[3];return w>=1&&w<=12&&j>=1&&j<=(w===2&&Vt(b)?29:Bt[w])}function br(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Pr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function wr(r){return function(b){let w=Pr.exec(b);if(!w)
return!1;let j=+w[1],A=+w[2],u=+w[3],e=w[4],p=w[5]==="-"?-1:1,i=+(w[6]||0),o=+(w[7]||0);if(i>23||o>59||r&&!e)return!1;if(j<=23&&A<=59&&u<60)return!0;let d=A-o*p,
a=j-i*p-(d<0?1:0);return(a===23||a===-1)&&(d===59||d===-1)&&u<61}}function jr(r,t){if(!(r&&t))return;let b=new Date("2020-01-01T"+r).valueOf(),w=new Date("2020-\
01-01T"+t).valueOf();if(b&&w)return b-w}function Sr(r,t){if(!(r&&t))return;let b=Pr.exec(r),w=Pr.exec(t);if(b&&w)return r=b[1]+b[2]+b[3],t=w[1]+w[2]+w[3],r>t?1:
r<t?-1:0}var kr=/t|\s/i;function Ir(r){let t=wr(r);return function(w){let j=w.split(kr);return j.length===2&&Lr(j[0])&&t(j[1])}}function Cr(r,t){if(!(r&&t))return;
let b=new Date(r).valueOf(),w=new Date(t).valueOf();if(b&&w)return b-w}function zr(r,t){if(!(r&&t))return;let[b,w]=r.split(kr),[j,A]=t.split(kr),u=br(b,j);if(u!==
void 0)return u||jr(w,A)}var Yt=/\/|:/,Gt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Qt(r){return Yt.test(r)&&Gt.test(r)}var Tr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Ht(r){return Tr.lastIndex=0,Tr.
test(r)}var Zt=-(2**31),Xt=2**31-1;function Kt(r){return Number.isInteger(r)&&r<=Xt&&r>=Zt}function es(r){return Number.isInteger(r)}function Er(){return!0}var rs=/[^\\]\\Z/;
function ts(r){if(rs.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Wr=le;function le(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return le.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let l=e;for(let S in r)
if(!(S==="source_to_target"||S==="code_to_name")){return le.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:S}}],!1;break}if(l===e){if(r.source_to_target!==void 0){let S=r.source_to_target,v=e;if(e===v)if(S&&typeof S=="object"&&!Array.isArray(
S))for(let y in S){let m=S[y],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m))for(let g in m){let _=m[g],I=e;if(typeof _!="boolean")return le.errors=[{
instancePath:t+"/source_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(_!==!0)return le.errors=[{instancePath:t+"/sourc\
e_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=I===e;if(!o)break}else return le.errors=[{instancePath:t+"/sourc\
e_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var d=c===e;if(!d)break}else return le.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var a=v===e}else var a=!0;if(a)if(r.code_to_name!==void 0){let S=r.code_to_name,v=e;if(e===v)if(S&&typeof S=="obj\
ect"&&!Array.isArray(S))for(let m in S){let c=e;if(typeof S[m]!="string")return le.errors=[{instancePath:t+"/code_to_name/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e;if(!n)break}else return le.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var a=v===e}else var a=!0}}}else
return le.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=u,e===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var $r=Q;var ye={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},ie=Object.prototype.hasOwnProperty,J=xr().default,q=qe().fullFormats.
int64;function Q(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Q.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let a=r.length;for(let n=0;n<a;n++){let s=r[n],l=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let y;if(s.id===void 0&&(y="id")||s.srclang===void 0&&(y="srclang")||s.trglang===void 0&&(y="trglang")||s.srclocale===void 0&&(y="sr\
clocale")||s.trglocale===void 0&&(y="trglocale")||s.name===void 0&&(y="name")||s.is_processing===void 0&&(y="is_processing")||s.version===void 0&&(y="version")||
s.created_at===void 0&&(y="created_at")||s.updated_at===void 0&&(y="updated_at")||s.resources===void 0&&(y="resources"))return Q.errors=[{instancePath:t+"/"+n,schemaPath:"\
Memory.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let c in s)if(!ie.call(ye.properties,c)){return Q.errors=[{instancePath:t+
"/"+n,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.id!==void 0){let c=s.
id,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Q.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof c=="number"&&isFinite(c)&&!q.validate(c))return Q.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"Memory.jso\
n/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=g===e}else var o=!0;if(o){if(s.srclang!==void 0){let c=e;if(typeof s.srclang!="strin\
g")return Q.errors=[{instancePath:t+"/"+n+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else
var o=!0;if(o){if(s.trglang!==void 0){let c=e;if(typeof s.trglang!="string")return Q.errors=[{instancePath:t+"/"+n+"/trglang",schemaPath:"Memory.json/properties\
/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;if(o){if(s.srclocale!==void 0){let c=s.srclocale,g=e;if(typeof c!="string"&&
c!==null)return Q.errors=[{instancePath:t+"/"+n+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:ye.properties.srclocale.
type}}],!1;var o=g===e}else var o=!0;if(o){if(s.trglocale!==void 0){let c=s.trglocale,g=e;if(typeof c!="string"&&c!==null)return Q.errors=[{instancePath:t+"/"+n+
"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:ye.properties.trglocale.type}}],!1;var o=g===e}else var o=!0;if(o){if(s.
name!==void 0){let c=s.name,g=e;if(e===g)if(typeof c=="string"){if(J(c)>255)return Q.errors=[{instancePath:t+"/"+n+"/name",schemaPath:"Memory.json/properties/na\
me/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(c)<1)return Q.errors=[{instancePath:t+"/"+n+"/name",schemaPath:"Memory.json/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/"+n+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var o=g===e}else var o=!0;if(o){if(s.is_processing!==void 0){let c=s.is_processing,g=e;if(typeof c!="boolean"&&c!==null)return Q.errors=
[{instancePath:t+"/"+n+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:ye.properties.is_processing.type}}],!1;
var o=g===e}else var o=!0;if(o){if(s.version!==void 0){let c=s.version,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Q.errors=[{instancePath:t+
"/"+n+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(
c)))return Q.errors=[{instancePath:t+"/"+n+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;
var o=g===e}else var o=!0;if(o){if(s.created_at!==void 0){let c=s.created_at,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Q.errors=[{instancePath:t+
"/"+n+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=g===e}else var o=!0;if(o){if(s.updated_at!==
void 0){let c=s.updated_at,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Q.errors=[{instancePath:t+"/"+n+"/updated_at",schemaPath:"Memory.\
json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=g===e}else var o=!0;if(o)if(s.resources!==void 0){let c=s.resources,g=e;if(e===
g)if(Array.isArray(c)){var d=!0;let I=c.length;for(let h=0;h<I;h++){let f=e;if(typeof c[h]!="string")return Q.errors=[{instancePath:t+"/"+n+"/resources/"+h,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var d=f===e;if(!d)break}}else return Q.errors=[{instancePath:t+"/"+n+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0}}}}}}}}}}}}else return Q.errors=
[{instancePath:t+"/"+n,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e;if(!i)break}}else return Q.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return Q.errors=u,e===0}Q.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Jr=H;function H(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=H.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.srclang===void 0&&(a="srclang")||
r.trglang===void 0&&(a="trglang")||r.srclocale===void 0&&(a="srclocale")||r.trglocale===void 0&&(a="trglocale")||r.name===void 0&&(a="name")||r.is_processing===
void 0&&(a="is_processing")||r.version===void 0&&(a="version")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.resources===
void 0&&(a="resources"))return H.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let s in r)
if(!ie.call(ye.properties,s)){return H.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return H.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=l===e}else var o=!0;if(o){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return H.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return H.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.srclocale!==void 0){let s=r.srclocale,l=e;if(typeof s!=
"string"&&s!==null)return H.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:ye.properties.srclocale.
type}}],!1;var o=l===e}else var o=!0;if(o){if(r.trglocale!==void 0){let s=r.trglocale,l=e;if(typeof s!="string"&&s!==null)return H.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:ye.properties.trglocale.type}}],!1;var o=l===e}else var o=!0;if(o){if(r.name!==
void 0){let s=r.name,l=e;if(e===l)if(typeof s=="string"){if(J(s)>255)return H.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return H.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var o=l===e}else var o=!0;if(o){if(r.is_processing!==void 0){let s=r.is_processing,l=e;if(typeof s!="boolean"&&s!==null)return H.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:ye.properties.is_processing.type}}],!1;var o=l===e}else var o=!0;
if(o){if(r.version!==void 0){let s=r.version,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return H.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=l===e}else var o=!0;if(o){if(r.created_at!==
void 0){let s=r.created_at,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=l===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,l=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=l===e}else var o=!0;if(o)if(r.resources!==void 0){let s=r.resources,l=e;if(e===l)if(Array.isArray(s)){var d=!0;let v=s.length;for(let y=0;y<
v;y++){let m=e;if(typeof s[y]!="string")return H.errors=[{instancePath:t+"/resources/"+y,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var d=m===e;if(!d)break}}else return H.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var o=l===e}else var o=!0}}}}}}}}}}}}else return H.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return H.errors=u,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=Z;function Z(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Z.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.srclang===void 0&&(a="srclang")||
r.trglang===void 0&&(a="trglang")||r.srclocale===void 0&&(a="srclocale")||r.trglocale===void 0&&(a="trglocale")||r.name===void 0&&(a="name")||r.is_processing===
void 0&&(a="is_processing")||r.version===void 0&&(a="version")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.resources===
void 0&&(a="resources"))return Z.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let s in r)
if(!ie.call(ye.properties,s)){return Z.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return Z.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=l===e}else var o=!0;if(o){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return Z.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return Z.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.srclocale!==void 0){let s=r.srclocale,l=e;if(typeof s!=
"string"&&s!==null)return Z.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:ye.properties.srclocale.
type}}],!1;var o=l===e}else var o=!0;if(o){if(r.trglocale!==void 0){let s=r.trglocale,l=e;if(typeof s!="string"&&s!==null)return Z.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:ye.properties.trglocale.type}}],!1;var o=l===e}else var o=!0;if(o){if(r.name!==
void 0){let s=r.name,l=e;if(e===l)if(typeof s=="string"){if(J(s)>255)return Z.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return Z.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var o=l===e}else var o=!0;if(o){if(r.is_processing!==void 0){let s=r.is_processing,l=e;if(typeof s!="boolean"&&s!==null)return Z.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:ye.properties.is_processing.type}}],!1;var o=l===e}else var o=!0;
if(o){if(r.version!==void 0){let s=r.version,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return Z.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=l===e}else var o=!0;if(o){if(r.created_at!==
void 0){let s=r.created_at,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=l===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,l=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=l===e}else var o=!0;if(o)if(r.resources!==void 0){let s=r.resources,l=e;if(e===l)if(Array.isArray(s)){var d=!0;let v=s.length;for(let y=0;y<
v;y++){let m=e;if(typeof s[y]!="string")return Z.errors=[{instancePath:t+"/resources/"+y,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var d=m===e;if(!d)break}}else return Z.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var o=l===e}else var o=!0}}}}}}}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return Z.errors=u,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr=ce;function ce(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ce.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(!(a==="id"||a==="deleted")){
return ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.id!==
void 0){let a=r.id,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i)if(r.deleted!==void 0){let a=r.deleted,n=e;if(typeof a!="boolean")return ce.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return ce.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var i=n===e}else var i=!0}}}else return ce.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=u,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vr=ee;var ss={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ee(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ee.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let a=r.length;for(let n=0;n<a;n++){let s=r[n],l=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let y;if(s.source===void 0&&(y="source")||s.target===void 0&&(y="target")||s.score===void 0&&(y="score")||s.metadata===void 0&&(y="m\
etadata"))return ee.errors=[{instancePath:t+"/"+n,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;
for(let c in s)if(!(c==="source"||c==="target"||c==="score"||c==="metadata")){return ee.errors=[{instancePath:t+"/"+n,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.source!==void 0){let c=e;if(typeof s.source!="string")
return ee.errors=[{instancePath:t+"/"+n+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=c===
e}else var o=!0;if(o){if(s.target!==void 0){let c=e;if(typeof s.target!="string")return ee.errors=[{instancePath:t+"/"+n+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;if(o){if(s.score!==void 0){let c=s.score,g=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ee.errors=[{instancePath:t+"/"+n+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return ee.errors=[{instancePath:t+"/"+n+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<75||isNaN(c))return ee.errors=[{instancePath:t+
"/"+n+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var o=g===e}else var o=!0;
if(o)if(s.metadata!==void 0){let c=s.metadata,g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let I;if(c.segment_id===void 0&&(I="segment_id")||c.resource_name===
void 0&&(I="resource_name")||c.user_email===void 0&&(I="user_email")||c.created_at===void 0&&(I="created_at"))return ee.errors=[{instancePath:t+"/"+n+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:I}}],!1;{let h=e;for(let f in c)if(!(f==="segme\
nt_id"||f==="resource_name"||f==="user_email"||f==="created_at")){return ee.errors=[{instancePath:t+"/"+n+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(h===e){if(c.segment_id!==void 0){let f=c.segment_id,
F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ee.errors=[{instancePath:t+"/"+n+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return ee.
errors=[{instancePath:t+"/"+n+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var d=F===e}else var d=!0;if(d){if(c.resource_name!==void 0){let f=c.resource_name,F=e;if(typeof f!="string"&&f!==null)return ee.errors=
[{instancePath:t+"/"+n+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:ss.properties.metadata.properties.resource_name.type}}],!1;var d=F===e}else var d=!0;if(d){if(c.user_email!==void 0){let f=e;if(typeof c.user_email!="strin\
g")return ee.errors=[{instancePath:t+"/"+n+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var d=f===e}else var d=!0;if(d)if(c.created_at!==void 0){let f=c.created_at,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return ee.errors=[{instancePath:t+"/"+n+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var d=F===e}else var d=!0}}}}}else return ee.errors=[{instancePath:t+"/"+n+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var o=g===e}else var o=!0}}}}}else return ee.errors=[{instancePath:t+"/"+n,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e;if(!i)break}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ee.errors=u,e===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ur=ge;function ge(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.isProcessing===void 0&&(o="isPro\
cessing"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(!(a==="id"||a===
"isProcessing")){return ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===
e){if(r.id!==void 0){let a=r.id,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i)if(r.isProcessing!==void 0){let a=r.isProcessing,n=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(a!==1)return ge.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var i=n===e}else var i=!0}}}else return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=u,e===0}ge.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br=ve;function ve(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.is_processing===void 0&&(o="is_p\
rocessing"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(!(a==="id"||
a==="is_processing")){return ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(d===e){if(r.id!==void 0){let a=r.id,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return ve.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i)if(r.is_processing!==void 0){let a=r.is_processing,n=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ve.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(a!==1)return ve.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var i=n===e}else var i=!0}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=u,e===0}ve.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yr=De;function De(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=De.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.success===void 0&&(i="success"))return De.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="success"){return De.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.success!==void 0){let d=r.success;if(typeof d!="bool\
ean")return De.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return De.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return De.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=u,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gr=Ze;function U(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=U.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.untokenizedSource===void 0&&(l="untokenizedSource")||r.tokenizedSource===
void 0&&(l="tokenizedSource")||r.sourceDelimiters===void 0&&(l="sourceDelimiters")||r.translation===void 0&&(l="translation"))return U.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{let S=e;for(let v in r)if(!(v==="untokenizedSource"||v==="tokenizedSource"||v==="sourceDelimiter\
s"||v==="translation")){return U.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}
if(S===e){if(r.untokenizedSource!==void 0){let v=e;if(typeof r.untokenizedSource!="string")return U.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e}else var i=!0;if(i){if(r.tokenizedSource!==void 0){let v=e;if(typeof r.
tokenizedSource!="string")return U.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var i=v===e}else var i=!0;if(i){if(r.sourceDelimiters!==void 0){let v=r.sourceDelimiters,y=e;if(e===y)if(Array.isArray(v)){var o=!0;let c=v.length;for(let g=0;g<
c;g++){let _=e;if(typeof v[g]!="string")return U.errors=[{instancePath:t+"/sourceDelimiters/"+g,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=_===e;if(!o)break}}else return U.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;if(i)if(r.translation!==void 0){let v=r.translation,y=e;if(e===y)if(Array.isArray(v)){var d=!0;
let c=v.length;for(let g=0;g<c;g++){let _=v[g],I=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let F;if(_.target===void 0&&(F="target")||_.score===void 0&&
(F="score")||_.isTMMatch===void 0&&(F="isTMMatch"))return U.errors=[{instancePath:t+"/translation/"+g,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:F}}],!1;{let k=e;for(let x in _)if(!(x==="target"||x==="targetWithTags"||x==="align"||x==="provenance"||x==="score"||x==="isTMMatch"||x===
"targetWords"||x==="targetDelimiters")){return U.errors=[{instancePath:t+"/translation/"+g,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:x}}],!1;break}if(k===e){if(_.target!==void 0){let x=e;if(typeof _.target!="string")return U.errors=[{instancePath:t+"/tr\
anslation/"+g+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=x===e}else var a=!0;if(a){if(_.targetWithTags!==
void 0){let x=e;if(typeof _.targetWithTags!="string")return U.errors=[{instancePath:t+"/translation/"+g+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var a=x===e}else var a=!0;if(a){if(_.align!==void 0){let x=e;if(typeof _.align!="string")return U.
errors=[{instancePath:t+"/translation/"+g+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var a=x===e}else
var a=!0;if(a){if(_.provenance!==void 0){let x=e;if(typeof _.provenance!="string")return U.errors=[{instancePath:t+"/translation/"+g+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var a=x===e}else var a=!0;if(a){if(_.score!==void 0){let x=_.score,O=e;if(e===
O)if(typeof x=="number"&&isFinite(x)){if(x>100||isNaN(x))return U.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(x<0||isNaN(x))return U.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return U.errors=[{instancePath:t+"/translation/"+g+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var a=O===e}else var a=!0;if(a){if(_.isTMMatch!==void 0){let x=e;
if(typeof _.isTMMatch!="boolean")return U.errors=[{instancePath:t+"/translation/"+g+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=x===e}else var a=!0;if(a){if(_.targetWords!==void 0){let x=_.targetWords,O=e;if(e===O)if(Array.isArray(x)){var n=!0;let P=x.
length;for(let N=0;N<P;N++){let $e=e;if(typeof x[N]!="string")return U.errors=[{instancePath:t+"/translation/"+g+"/targetWords/"+N,schemaPath:"Translation.json/\
properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var n=$e===e;if(!n)break}}else return U.errors=[{instancePath:t+"/translation/"+g+
"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var a=O===e}else var a=!0;if(a)if(_.targetDelimiters!==
void 0){let x=_.targetDelimiters,O=e;if(e===O)if(Array.isArray(x)){var s=!0;let P=x.length;for(let N=0;N<P;N++){let $e=e;if(typeof x[N]!="string")return U.errors=
[{instancePath:t+"/translation/"+g+"/targetDelimiters/"+N,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=$e===e;if(!s)break}}else return U.errors=[{instancePath:t+"/translation/"+g+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDe\
limiters/type",keyword:"type",params:{type:"array"}}],!1;var a=O===e}else var a=!0}}}}}}}}}else return U.errors=[{instancePath:t+"/translation/"+g,schemaPath:"T\
ranslation.json/type",keyword:"type",params:{type:"object"}}],!1;var d=I===e;if(!d)break}}else return U.errors=[{instancePath:t+"/translation",schemaPath:"#/pro\
perties/translation/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0}}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return U.errors=u,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:t="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Ze.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),U(r,{instancePath:t,
parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?U.errors:u.concat(U.errors),e=u.length),Ze.errors=u,e===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Qr=te;var Xe={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function te(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){
let u=null,e=0,p=te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let d=r.length;for(let a=0;a<
d;a++){let n=r[a],s=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let v;if(n.id===void 0&&(v="id")||n.fileId===void 0&&(v="fileId")||n.status===void 0&&
(v="status")||n.createdAt===void 0&&(v="createdAt"))return te.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:v}}],!1;{let y=e;for(let m in n)if(!(m==="id"||m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return te.errors=[{instancePath:t+"\
/"+a,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e){if(n.id!==void 0){
let m=n.id,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)&&!q.validate(m))return te.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.fileId!==void 0){let m=n.fileId,c=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)&&!q.validate(m))return te.errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.status!==void 0){let m=n.status,
c=e;if(typeof m!="string")return te.errors=[{instancePath:t+"/"+a+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m==="ReadyForDownload"||m==="Failed"))return te.errors=[{instancePath:t+"/"+a+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:Xe.properties.status.enum}}],!1;var o=c===e}else var o=!0;if(o){if(n.createdAt!==void 0){
let m=n.createdAt,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:t+"/"+a+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var o=c===e}else var o=!0;if(o)if(n.errorMsg!==void 0){let m=n.errorMsg,c=e;if(typeof m!=
"string")return te.errors=[{instancePath:t+"/"+a+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(m==="Unsupported file type"||m==="File extraction error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failu\
re"||m==="File reassembly error"||m==="Billing error"||m==="Invalid memory"||m==="Storage error"))return te.errors=[{instancePath:t+"/"+a+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:Xe.properties.errorMsg.enum}}],!1;var o=c===e}else var o=!0}}}}}}else return te.
errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e;if(!i)break}}else return te.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return te.errors=u,e===0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Hr=se;function se(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let d=r.length;for(let a=0;a<d;a++){let n=r[a],s=e;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let v;if(n.id===void 0&&(v="id")||n.fileId===void 0&&(v="fileId")||n.status===void 0&&(v="status")||n.createdAt===void 0&&(v="createdAt"))return se.
errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:v}}],!1;{let y=e;for(let m in n)if(!(m==="id"||
m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return se.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e){if(n.id!==void 0){let m=n.id,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return se.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)&&!q.validate(m))return se.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.fileId!==void 0){let m=n.fileId,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return se.
errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)&&!q.validate(m))return se.errors=[{instancePath:t+"/"+a+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.status!==void 0){let m=n.status,c=e;if(typeof m!="string")return se.errors=[{instancePath:t+
"/"+a+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m===
"ReadyForDownload"||m==="Failed"))return se.errors=[{instancePath:t+"/"+a+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:Xe.properties.status.enum}}],!1;var o=c===e}else var o=!0;if(o){if(n.createdAt!==void 0){let m=n.createdAt,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return se.errors=[{instancePath:t+"/"+a+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var o=c===e}else var o=!0;if(o)if(n.errorMsg!==void 0){let m=n.errorMsg,c=e;if(typeof m!="string")return se.errors=[{instancePath:t+"/"+a+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="Unsupported file type"||m==="File extraction\
 error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failure"||m==="File reassembly error"||m==="Billing error"||m===
"Invalid memory"||m==="Storage error"))return se.errors=[{instancePath:t+"/"+a+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:Xe.properties.errorMsg.enum}}],!1;var o=c===e}else var o=!0}}}}}}else return se.errors=[{instancePath:t+"/"+a,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e;if(!i)break}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return se.errors=u,e===0}se.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Zr=Ie;function Ie(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.signedAgreement===void 0&&(i="signedAgreement"))return Ie.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="signedAgreement"){return Ie.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return Ie.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=u,e===0}Ie.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Xr=Te;var Ar={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function M(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=M.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.language===
void 0&&(n="language")||r.template===void 0&&(n="template")||r.templateParams===void 0&&(n="templateParams")||r.preferences===void 0&&(n="preferences")||r.content===
void 0&&(n="content"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let s=e;for(let l in r)if(!(l===
"id"||l==="name"||l==="language"||l==="template"||l==="templateParams"||l==="preferences"||l==="content")){return M.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(s===e){if(r.id!==void 0){let l=r.id,S=e;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l)))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof l==
"number"&&isFinite(l)&&!q.validate(l))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=S===
e}else var i=!0;if(i){if(r.name!==void 0){let l=r.name,S=e;if(typeof l!="string"&&l!==null)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:Ar.properties.name.type}}],!1;if(e===S&&typeof l=="string"){if(J(l)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(l)<1)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var i=S===e}else var i=!0;if(i){if(r.language!==void 0){let l=e;if(typeof r.language!="string")return M.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(r.template!==void 0){
let l=r.template,S=e;if(e===S)if(typeof l=="string"){if(J(l)>100)return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(J(l)<1)return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e}else
var i=!0;if(i){if(r.templateParams!==void 0){let l=r.templateParams,S=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.language===void 0&&(m="\
language"))return M.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;
for(let g in l)if(!(g==="contentLength"||g==="memoryId"||g==="language"||g==="sections"||g==="summary")){return M.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(c===e){if(l.contentLength!==void 0){let g=l.
contentLength,_=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof g=="number"&&isFinite(g)){if(g>5e3||isNaN(g))return M.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(g<1||isNaN(g))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var o=_===e}else var o=!0;if(o){if(l.memoryId!==void 0){let g=l.memoryId,_=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g)))return M.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return M.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=_===e}else var o=!0;if(o){if(l.language!==void 0){let g=e;if(typeof l.language!=
"string")return M.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=g===e}else var o=!0;if(o){if(l.sections!==void 0){let g=l.sections,_=e;if(e===_)if(Array.isArray(g)){if(g.length>50)return M.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var d=!0;let h=g.length;for(let f=0;f<
h;f++){let F=e;if(typeof g[f]!="string")return M.errors=[{instancePath:t+"/templateParams/sections/"+f,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var d=F===e;if(!d)break}}}else return M.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var o=_===e}else var o=!0;if(o)if(l.summary!==void 0){let g=l.summary,_=e;if(e===
_)if(typeof g=="string"){if(J(g)>5e3)return M.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var o=_===e}else var o=!0}}}}}}else return M.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var i=S===e}else var i=!0;if(i){if(r.preferences!==void 0){let l=r.preferences,S=e;if(!(l&&typeof l=="object"&&!Array.isArray(
l))&&l!==null)return M.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:Ar.properties.preferences.type}}],
!1;if(e===S&&l&&typeof l=="object"&&!Array.isArray(l)){let y=e;for(let m in l)if(!(m==="tone"||m==="styleguide")){return M.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e){if(l.tone!==void 0){
let m=l.tone,c=e;if(e===c)if(typeof m=="string"){if(J(m)>5e3)return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a)if(l.styleguide!==void 0){let m=l.styleguide,c=e;if(e===c)if(typeof m==
"string"){if(J(m)>5e3)return M.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0}}var i=S===e}else var i=!0;if(i)if(r.content!==void 0){let l=r.content,S=e;if(typeof l!=
"string"&&l!==null)return M.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:Ar.properties.content.type}}],
!1;var i=S===e}else var i=!0}}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=u,e===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){
let u=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
contents===void 0&&(o="contents"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)
if(a!=="contents"){return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(d===e&&r.contents!==void 0){let a=r.contents;if(e===e)if(Array.isArray(a)){var i=!0;let s=a.length;for(let l=0;l<s;l++){let S=e;M(a[l],{instancePath:t+"/cont\
ents/"+l,parentData:a,parentDataProperty:l,rootData:j,dynamicAnchors:A})||(u=u===null?M.errors:u.concat(M.errors),e=u.length);var i=S===e;if(!i)break}}else return Te.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Te.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=u,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kr=he;function he(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.tone===void 0&&(d="tone")||r.styleguide===void 0&&(d="sty\
leguide"))return he.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let n in r)if(!(n===
"tone"||n==="styleguide")){return he.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e){if(r.tone!==void 0){let n=r.tone,s=e;if(e===s)if(typeof n=="string"){if(J(n)>5e3)return he.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return he.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.styleguide!==void 0){let n=r.styleguide,s=e;if(e===s)if(typeof n==
"string"){if(J(n)>5e3)return he.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return he.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=s===e}else var o=!0}}}else return he.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return he.
errors=u,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var et=_e;function _e(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=_e.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.tone===void 0&&(d="tone")||r.styleguide===void 0&&(d="sty\
leguide"))return _e.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let n in r)if(!(n===
"tone"||n==="styleguide")){return _e.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(a===e){if(r.tone!==void 0){let n=r.tone,s=e;if(e===s)if(typeof n=="string"){if(J(n)>5e3)return _e.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return _e.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.styleguide!==void 0){let n=r.styleguide,s=e;if(e===s)if(typeof n==
"string"){if(J(n)>5e3)return _e.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return _e.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=s===e}else var o=!0}}}else return _e.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return _e.
errors=u,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=Ke;function Ke(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Ke.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),M(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?M.errors:u.concat(
M.errors),e=u.length),Ke.errors=u,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tt=er;function er(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=er.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),M(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?M.errors:u.concat(
M.errors),e=u.length),er.errors=u,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var st=Fe;function Fe(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Fe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="id"){return Fe.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.id!==void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="numb\
er"&&isFinite(d)&&!q.validate(d))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=u,e===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var it=Ye;var is={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function X(r,{instancePath:t="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name")||r.TeamId===void 0&&(a="TeamId")||r.stages===void 0&&
(a="stages"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return X.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return X.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.TeamId!==void 0){let s=r.TeamId,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prope\
rties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return X.errors=[{instancePath:t+"/Team\
Id",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i)if(r.stages!==void 0){let s=r.stages,l=e;
if(e===l)if(Array.isArray(s)){var o=!0;let v=s.length;for(let y=0;y<v;y++){let m=s[y],c=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let I;if(m.id===
void 0&&(I="id")||m.name===void 0&&(I="name")||m.assignmentType===void 0&&(I="assignmentType"))return X.errors=[{instancePath:t+"/stages/"+y,schemaPath:"Workflo\
wStage.json/required",keyword:"required",params:{missingProperty:I}}],!1;{let h=e;for(let f in m)if(!(f==="id"||f==="name"||f==="assignmentType")){return X.errors=
[{instancePath:t+"/stages/"+y,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(h===
e){if(m.id!==void 0){let f=m.id,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return X.errors=[{instancePath:t+"/stages/"+y+"/id",schemaPath:"Wor\
kflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return X.errors=[{instancePath:t+
"/stages/"+y+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var d=F===e}else var d=!0;if(d){if(m.name!==
void 0){let f=e;if(typeof m.name!="string")return X.errors=[{instancePath:t+"/stages/"+y+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"t\
ype",params:{type:"string"}}],!1;var d=f===e}else var d=!0;if(d)if(m.assignmentType!==void 0){let f=m.assignmentType,F=e;if(typeof f!="string")return X.errors=[
{instancePath:t+"/stages/"+y+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(f===
"READY_TO_START"||f==="TRANSLATE"||f==="REVIEW"||f==="SECONDARY_REVIEW"||f==="DONE"))return X.errors=[{instancePath:t+"/stages/"+y+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:is.properties.assignmentType.enum}}],!1;var d=F===e}else var d=!0}}}}else
return X.errors=[{instancePath:t+"/stages/"+y,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return X.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}}else return X.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=u,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(r,{
instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let o=r.length;for(let d=0;d<o;d++){let a=e;X(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,
rootData:j,dynamicAnchors:A})||(u=u===null?X.errors:u.concat(X.errors),e=u.length);var i=a===e;if(!i)break}}else return Ye.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"array"}}],!1;return Ye.errors=u,e===0}Ye.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var at=Ge;var Re={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","stats"],properties:{id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active","archive\
d","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[0,1,
-2]},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},be=qe().fullFormats["date-time"],Mr={type:"object",required:["exactWords","fuzzyWords",
"newWords","sourceWords","numDeliveredProjects","numLanguagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","\
workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{
type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{
type:"integer",minimum:0,maximum:100},percentTranslated:{type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"\
integer",minimum:0},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,
$id:"JobStats.json"},Je={type:"object",required:["id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceToken\
s","createdAt","updatedAt","isDeleted","memoryId","workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{
type:["string","null"]},trgLang:{type:"string"},trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{
type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{
type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function T(r,{instancePath:t="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=T.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.exactWords===void 0&&(a="exactWords")||r.fuzzyWords===void 0&&(a="fuzzyWords")||r.newWords===
void 0&&(a="newWords")||r.sourceWords===void 0&&(a="sourceWords")||r.numDeliveredProjects===void 0&&(a="numDeliveredProjects")||r.numLanguagePairs===void 0&&(a=
"numLanguagePairs")||r.numProjects===void 0&&(a="numProjects")||r.percentReviewed===void 0&&(a="percentReviewed")||r.percentTranslated===void 0&&(a="percentTran\
slated")||r.uniqueLanguagePairs===void 0&&(a="uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(a="uniqueLinguists")||r.workflowStatus===void 0&&(a="workflowS\
tatus")||r.projects===void 0&&(a="projects"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;
for(let s in r)if(!ie.call(Mr.properties,s)){return T.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.exactWords!==void 0){let s=r.exactWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/\
exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;
if(i){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;if(i){if(r.newWords!==
void 0){let s=r.newWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;if(i){if(r.sourceWords!==void 0){let s=r.sourceWords,
l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/prop\
erties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;if(i){if(r.numDeliveredProjects!==void 0){let s=r.
numDeliveredProjects,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/propert\
ies/numDeliveredProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;
if(i){if(r.numLanguagePairs!==void 0){let s=r.numLanguagePairs,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/n\
umLanguagePairs",schemaPath:"#/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s)))return T.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var i=l===e}else var i=!0;if(i){if(r.numProjects!==void 0){let s=r.numProjects,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[
{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var i=l===e}else var i=!0;if(i){if(r.percentReviewed!==void 0){let s=r.percentReviewed,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.
errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="numbe\
r"&&isFinite(s)){if(s>100||isNaN(s))return T.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return T.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=l===e}else var i=!0;if(i){if(r.percentTranslated!==void 0){let s=r.percentTranslated,l=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/propertie\
s/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"\
#/properties/percentTranslated/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=l===e}else var i=!0;if(i){if(r.uniqueLanguagePairs!==void 0){
let s=r.uniqueLanguagePairs,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/p\
roperties/uniqueLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;if(i){
if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/uniqueLin\
guists",schemaPath:"#/properties/uniqueLinguists/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.
errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else
var i=!0;if(i){if(r.workflowStatus!==void 0){let s=r.workflowStatus,l=e;if(typeof s!="string")return T.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/p\
roperties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return T.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Mr.properties.workflowStatus.enum}}],!1;var i=l===e}else var i=!0;
if(i)if(r.projects!==void 0){let s=r.projects,l=e;if(e===l)if(Array.isArray(s)){var o=!0;let v=s.length;for(let y=0;y<v;y++){let m=s[y],c=e;if(e===e)if(m&&typeof m==
"object"&&!Array.isArray(m)){let I;if(m.id===void 0&&(I="id")||m.srcLang===void 0&&(I="srcLang")||m.srcLocale===void 0&&(I="srcLocale")||m.trgLang===void 0&&(I=
"trgLang")||m.trgLocale===void 0&&(I="trgLocale")||m.name===void 0&&(I="name")||m.due===void 0&&(I="due")||m.isComplete===void 0&&(I="isComplete")||m.isArchived===
void 0&&(I="isArchived")||m.state===void 0&&(I="state")||m.numSourceTokens===void 0&&(I="numSourceTokens")||m.createdAt===void 0&&(I="createdAt")||m.updatedAt===
void 0&&(I="updatedAt")||m.isDeleted===void 0&&(I="isDeleted")||m.memoryId===void 0&&(I="memoryId")||m.workflowStatus===void 0&&(I="workflowStatus")||m.workflowName===
void 0&&(I="workflowName"))return T.errors=[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:I}}],
!1;{let h=e;for(let f in m)if(!ie.call(Je.properties,f)){return T.errors=[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(h===e){if(m.id!==void 0){let f=m.id,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))
return T.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f==
"number"&&isFinite(f)&&!q.validate(f))return T.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var d=F===e}else var d=!0;if(d){if(m.srcLang!==void 0){let f=e;if(typeof m.srcLang!="string")return T.errors=[{instancePath:t+"/projects/"+
y+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var d=f===e}else var d=!0;if(d){if(m.srcLocale!==void 0){
let f=m.srcLocale,F=e;if(typeof f!="string"&&f!==null)return T.errors=[{instancePath:t+"/projects/"+y+"/srcLocale",schemaPath:"JobProject.json/properties/srcLoc\
ale/type",keyword:"type",params:{type:Je.properties.srcLocale.type}}],!1;var d=F===e}else var d=!0;if(d){if(m.trgLang!==void 0){let f=e;if(typeof m.trgLang!="st\
ring")return T.errors=[{instancePath:t+"/projects/"+y+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;
var d=f===e}else var d=!0;if(d){if(m.trgLocale!==void 0){let f=m.trgLocale,F=e;if(typeof f!="string"&&f!==null)return T.errors=[{instancePath:t+"/projects/"+y+"\
/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"type",params:{type:Je.properties.trgLocale.type}}],!1;var d=F===e}else var d=!0;if(d){
if(m.name!==void 0){let f=e;if(typeof m.name!="string")return T.errors=[{instancePath:t+"/projects/"+y+"/name",schemaPath:"JobProject.json/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var d=f===e}else var d=!0;if(d){if(m.due!==void 0){let f=m.due,F=e;if(typeof f!="string"&&f!==null)return T.errors=[{
instancePath:t+"/projects/"+y+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Je.properties.due.type}}],!1;if(e===F&&e===F&&
typeof f=="string"&&!be.validate(f))return T.errors=[{instancePath:t+"/projects/"+y+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1;var d=F===e}else var d=!0;if(d){if(m.isComplete!==void 0){let f=e;if(typeof m.isComplete!="boolean")return T.errors=[{instancePath:t+"/\
projects/"+y+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var d=f===e}else var d=!0;if(d){if(m.
isArchived!==void 0){let f=e;if(typeof m.isArchived!="boolean")return T.errors=[{instancePath:t+"/projects/"+y+"/isArchived",schemaPath:"JobProject.json/propert\
ies/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var d=f===e}else var d=!0;if(d){if(m.state!==void 0){let f=m.state,F=e;if(typeof f!="string")return T.
errors=[{instancePath:t+"/projects/"+y+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="backlog"||
f==="inProgress"||f==="inReview"||f==="inQA"||f==="done"))return T.errors=[{instancePath:t+"/projects/"+y+"/state",schemaPath:"JobProject.json/properties/state/\
enum",keyword:"enum",params:{allowedValues:Je.properties.state.enum}}],!1;var d=F===e}else var d=!0;if(d){if(m.numSourceTokens!==void 0){let f=m.numSourceTokens,
F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return T.errors=[{instancePath:t+"/projects/"+y+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f)))return T.errors=[{instancePath:t+
"/projects/"+y+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=F===
e}else var d=!0;if(d){if(m.createdAt!==void 0){let f=m.createdAt,F=e;if(e===F&&e===F)if(typeof f=="string"){if(!be.validate(f))return T.errors=[{instancePath:t+
"/projects/"+y+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return T.errors=[{instancePath:t+
"/projects/"+y+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var d=F===e}else var d=!0;if(d){if(m.
updatedAt!==void 0){let f=m.updatedAt,F=e;if(e===F&&e===F)if(typeof f=="string"){if(!be.validate(f))return T.errors=[{instancePath:t+"/projects/"+y+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return T.errors=[{instancePath:t+"/projects/"+y+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var d=F===e}else var d=!0;if(d){if(m.isDeleted!==
void 0){let f=e;if(typeof m.isDeleted!="boolean")return T.errors=[{instancePath:t+"/projects/"+y+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var d=f===e}else var d=!0;if(d){if(m.memoryId!==void 0){let f=m.memoryId,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return T.errors=[{instancePath:t+"/projects/"+y+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===F&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return T.errors=[{instancePath:t+"/projects/"+y+"/memoryId",schemaPath:"JobProject.json\
/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var d=F===e}else var d=!0;if(d){if(m.workflowStatus!==void 0){let f=m.workflowStatus,
F=e;if(typeof f!="string")return T.errors=[{instancePath:t+"/projects/"+y+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(f==="READY_TO_START"||f==="IN_PROGRESS"||f==="DONE"))return T.errors=[{instancePath:t+"/projects/"+y+"/workflowStatus",schemaPath:"\
JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Je.properties.workflowStatus.enum}}],!1;var d=F===e}else var d=!0;if(d)if(m.
workflowName!==void 0){let f=e;if(typeof m.workflowName!="string")return T.errors=[{instancePath:t+"/projects/"+y+"/workflowName",schemaPath:"JobProject.json/pr\
operties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var d=f===e}else var d=!0}}}}}}}}}}}}}}}}}}else return T.errors=[{instancePath:t+"/projec\
ts/"+y,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return T.errors=[{instancePath:t+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}}else return T.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=u,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(r,{instancePath:t="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.creationStatus===void 0&&(o="creatio\
nStatus")||r.status===void 0&&(o="status")||r.due===void 0&&(o="due")||r.deliveredAt===void 0&&(o="deliveredAt")||r.isProcessing===void 0&&(o="isProcessing")||r.
stats===void 0&&(o="stats"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)
if(!(a==="id"||a==="name"||a==="creationStatus"||a==="status"||a==="due"||a==="deliveredAt"||a==="isProcessing"||a==="stats")){return W.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.id!==void 0){let a=r.id,n=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var i=n===e}else var i=!0;if(i){if(r.name!==void 0){let a=r.name,n=e;if(e===n)if(typeof a=="string"){if(J(a)>255)return W.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(a)<1)return W.errors=[{instancePath:t+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.creationStatus!==void 0){let a=r.creationStatus,n=e;if(typeof a!="string")return W.errors=[{instancePath:t+
"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="PENDING"||a==="COMPLETE"||a==="FAILED"))return W.
errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:Re.properties.creationStatus.enum}}],
!1;var i=n===e}else var i=!0;if(i){if(r.status!==void 0){let a=r.status,n=e;if(typeof a!="string")return W.errors=[{instancePath:t+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="active"||a==="archived"||a==="delivered"))return W.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:Re.properties.status.enum}}],!1;var i=n===e}else var i=!0;if(i){if(r.due!==void 0){let a=r.due,n=e;
if(typeof a!="string"&&a!==null)return W.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:Re.properties.due.type}}],
!1;if(e===n&&e===n&&typeof a=="string"&&!be.validate(a))return W.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1;var i=n===e}else var i=!0;if(i){if(r.deliveredAt!==void 0){let a=r.deliveredAt,n=e;if(typeof a!="string"&&a!==null)return W.errors=[{instancePath:t+
"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:Re.properties.deliveredAt.type}}],!1;if(e===n&&e===n&&typeof a=="string"&&
!be.validate(a))return W.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var i=n===
e}else var i=!0;if(i){if(r.isProcessing!==void 0){let a=r.isProcessing,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(a===0||a===1||a===-2))return W.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:Re.properties.isProcessing.enum}}],!1;var i=n===e}else var i=!0;
if(i)if(r.stats!==void 0){let a=e;T(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:j,dynamicAnchors:A})||(u=u===null?T.errors:
u.concat(T.errors),e=u.length);var i=a===e}else var i=!0}}}}}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return W.errors=u,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,
dynamicAnchors:A={}}={}){let u=null,e=0,p=Ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;
let o=r.length;for(let d=0;d<o;d++){let a=e;W(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.
concat(W.errors),e=u.length);var i=a===e;if(!i)break}}else return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ge.
errors=u,e===0}Ge.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var nt=rr;function rr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=rr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),rr.errors=u,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ot=tr;function tr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=tr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),tr.errors=u,e===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pt=sr;function sr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=sr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),sr.errors=u,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dt=xe;function xe(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="id"){return xe.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.id!==void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="numb\
er"&&isFinite(d)&&!q.validate(d))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=u,e===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var lt=R;function R(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=R.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.sourceWords===void 0&&(a="sourceWords")||r.exactWords===void 0&&
(a="exactWords")||r.fuzzyWords===void 0&&(a="fuzzyWords")||r.newWords===void 0&&(a="newWords")||r.projects===void 0&&(a="projects"))return R.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.sourceWords!==void 0){let s=r.sourceWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return R.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===
e}else var i=!0;if(i){if(r.exactWords!==void 0){let s=r.exactWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return R.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;
if(i){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return R.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;if(i){if(r.newWords!==
void 0){let s=r.newWords,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return R.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=l===e}else var i=!0;if(i)if(r.projects!==void 0){let s=r.projects,l=e;
if(e===l)if(Array.isArray(s)){var o=!0;let v=s.length;for(let y=0;y<v;y++){let m=s[y],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.id===
void 0&&(_="id")||m.sourceWords===void 0&&(_="sourceWords")||m.exactWords===void 0&&(_="exactWords")||m.fuzzyWords===void 0&&(_="fuzzyWords")||m.newWords===void 0&&
(_="newWords"))return R.errors=[{instancePath:t+"/projects/"+y,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let I=e;for(let h in m)if(!(h==="id"||h==="sourceWords"||h==="exactWords"||h==="fuzzyWords"||h==="newWords")){return R.errors=[{instancePath:t+"/projects/"+
y,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(I===e){if(m.id!==void 0){
let h=m.id,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="number"&&isFinite(h)&&!q.validate(h))return R.errors=[{instancePath:t+
"/projects/"+y+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var d=f===e}else var d=!0;if(d){
if(m.sourceWords!==void 0){let h=m.sourceWords,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="number"&&isFinite(
h)&&(h<0||isNaN(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var d=f===e}else var d=!0;if(d){if(m.exactWords!==void 0){let h=m.exactWords,f=e;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=f===e}else var d=!0;if(d){if(m.fuzzyWords!==
void 0){let h=m.fuzzyWords,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return R.
errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var d=f===e}else var d=!0;if(d)if(m.newWords!==void 0){let h=m.newWords,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.
errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===f&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return R.errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=f===e}else var d=!0}}}}}}else return R.errors=[{instancePath:t+"/proje\
cts/"+y,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return R.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}}}else return R.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=u,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft=ir;function ir(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ir.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),ir.errors=u,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mt=ar;function ar(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ar.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),ar.errors=u,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=nr;function nr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=nr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),nr.errors=u,e===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yt=or;function or(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=or.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?W.errors:u.concat(
W.errors),e=u.length),or.errors=u,e===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ct=Qe;var We={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},Ve={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"\
Document.json"},as={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_re\
viewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"int64"},memory_id:{
type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{
type:"boolean"}},additionalProperties:!1,$id:"Segment.json"};function L(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){
let u=null,e=0,p=L.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
id===void 0&&(a="id")||r.project_id===void 0&&(a="project_id")||r.srclang===void 0&&(a="srclang")||r.trglang===void 0&&(a="trglang")||r.name===void 0&&(a="name")||
r.import_in_progress===void 0&&(a="import_in_progress")||r.import_succeeded===void 0&&(a="import_succeeded")||r.import_error_message===void 0&&(a="import_error_\
message")||r.export_in_progress===void 0&&(a="export_in_progress")||r.export_succeeded===void 0&&(a="export_succeeded")||r.export_error_message===void 0&&(a="ex\
port_error_message")||r.is_pretranslating===void 0&&(a="is_pretranslating")||r.status===void 0&&(a="status")||r.translator_email===void 0&&(a="translator_email")||
r.reviewer_email===void 0&&(a="reviewer_email")||r.customer_reviewer_email===void 0&&(a="customer_reviewer_email")||r.created_at===void 0&&(a="created_at")||r.updated_at===
void 0&&(a="updated_at")||r.is_review_complete===void 0&&(a="is_review_complete"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:a}}],!1;{let n=e;for(let s in r)if(!ie.call(Ve.properties,s)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(n===e){if(r.id!==void 0){let s=r.id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(
s))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i){if(r.
project_id!==void 0){let s=r.project_id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return L.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return L.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return L.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/\
type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,l=e;if(e===l)if(typeof s=="string"){if(J(s)>255)
return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return L.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(r.import_in_progress!==void 0){let s=e;if(typeof r.import_in_progress!=
"boolean")return L.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return L.errors=[{instancePath:t+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.import_error_message!==void 0){let s=e;if(typeof r.
import_error_message!="string")return L.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="boolean")return L.errors=[{instancePath:t+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_succeeded!==
void 0){let s=e;if(typeof r.export_succeeded!="boolean")return L.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_error_message!==void 0){let s=e;if(typeof r.export_error_message!="string")return L.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;
if(i){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return L.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.status!==void 0){let s=r.status,l=e;if(e===l)if(s&&
typeof s=="object"&&!Array.isArray(s)){let v;if(s.pretranslation===void 0&&(v="pretranslation"))return L.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:v}}],!1;{let y=e;for(let m in s)if(m!=="pretranslation"){return L.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(y===e&&s.pretranslation!==void 0){
let m=s.pretranslation;if(typeof m!="string")return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="idle"||m==="pending"||m==="running"))return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:Ve.properties.status.properties.pretranslation.enum}}],!1}}}else return L.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0;if(i){if(r.translator_email!==
void 0){let s=r.translator_email,l=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:Ve.properties.translator_email.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.reviewer_email!==void 0){let s=r.reviewer_email,
l=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:Ve.
properties.reviewer_email.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,l=e;if(typeof s!="st\
ring"&&s!==null)return L.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:Ve.
properties.customer_reviewer_email.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,l=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=l===
e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=l===e}else var i=!0;if(i){if(r.is_review_complete!==void 0){
let s=e;if(typeof r.is_review_complete!="boolean")return L.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i)if(r.segments!==void 0){let s=r.segments,l=e;if(e===l)if(Array.isArray(s)){var o=!0;let v=s.length;
for(let y=0;y<v;y++){let m=s[y],c=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let I;if(m.id===void 0&&(I="id")||m.created_at===void 0&&(I="created_a\
t")||m.updated_at===void 0&&(I="updated_at")||m.document_id===void 0&&(I="document_id")||m.memory_id===void 0&&(I="memory_id")||m.source===void 0&&(I="source")||
m.srclang===void 0&&(I="srclang")||m.target===void 0&&(I="target")||m.trglang===void 0&&(I="trglang")||m.is_confirmed===void 0&&(I="is_confirmed")||m.is_reviewed===
void 0&&(I="is_reviewed"))return L.errors=[{instancePath:t+"/segments/"+y,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:I}}],!1;
{let h=e;for(let f in m)if(!ie.call(as.properties,f)){return L.errors=[{instancePath:t+"/segments/"+y,schemaPath:"Segment.json/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:f}}],!1;break}if(h===e){if(m.id!==void 0){let f=m.id,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))
return L.errors=[{instancePath:t+"/segments/"+y+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f==
"number"&&isFinite(f)&&!q.validate(f))return L.errors=[{instancePath:t+"/segments/"+y+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var d=F===e}else var d=!0;if(d){if(m.created_at!==void 0){let f=m.created_at,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return L.
errors=[{instancePath:t+"/segments/"+y+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=F===
e}else var d=!0;if(d){if(m.updated_at!==void 0){let f=m.updated_at,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return L.errors=[{instancePath:t+
"/segments/"+y+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=F===e}else var d=!0;if(d){if(m.
document_id!==void 0){let f=m.document_id,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return L.errors=[{instancePath:t+"/segments/"+y+"/documen\
t_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f=="number"&&isFinite(f)&&!q.validate(f))
return L.errors=[{instancePath:t+"/segments/"+y+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var d=F===e}else var d=!0;if(d){if(m.memory_id!==void 0){let f=m.memory_id,F=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return L.errors=[{instancePath:t+
"/segments/"+y+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof f=="number"&&isFinite(
f)&&!q.validate(f))return L.errors=[{instancePath:t+"/segments/"+y+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var d=F===e}else var d=!0;if(d){if(m.source!==void 0){let f=e;if(typeof m.source!="string")return L.errors=[{instancePath:t+"/segments/"+y+"/source",
schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var d=f===e}else var d=!0;if(d){if(m.srclang!==void 0){let f=e;if(typeof m.
srclang!="string")return L.errors=[{instancePath:t+"/segments/"+y+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var d=f===e}else var d=!0;if(d){if(m.target!==void 0){let f=e;if(typeof m.target!="string")return L.errors=[{instancePath:t+"/segments/"+y+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var d=f===e}else var d=!0;if(d){if(m.trglang!==void 0){let f=e;if(typeof m.trglang!=
"string")return L.errors=[{instancePath:t+"/segments/"+y+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;
var d=f===e}else var d=!0;if(d){if(m.is_confirmed!==void 0){let f=e;if(typeof m.is_confirmed!="boolean")return L.errors=[{instancePath:t+"/segments/"+y+"/is_con\
firmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var d=f===e}else var d=!0;if(d)if(m.is_reviewed!==void 0){
let f=e;if(typeof m.is_reviewed!="boolean")return L.errors=[{instancePath:t+"/segments/"+y+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",
keyword:"type",params:{type:"boolean"}}],!1;var d=f===e}else var d=!0}}}}}}}}}}}}else return L.errors=[{instancePath:t+"/segments/"+y,schemaPath:"Segment.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return L.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/typ\
e",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return L.errors=u,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:t="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=$.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.memory_id===void 0&&(a="memory_id")||r.job_id===void 0&&(a="job_id")||r.srclang===void 0&&(a="src\
lang")||r.trglang===void 0&&(a="trglang")||r.srclocale===void 0&&(a="srclocale")||r.trglocale===void 0&&(a="trglocale")||r.name===void 0&&(a="name")||r.state===
void 0&&(a="state")||r.due_date===void 0&&(a="due_date")||r.archived===void 0&&(a="archived")||r.metadata===void 0&&(a="metadata")||r.sample_review_percentage===
void 0&&(a="sample_review_percentage")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.workflowStatus===void 0&&(a="workflo\
wStatus")||r.document===void 0&&(a="document"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;
for(let s in r)if(!ie.call(We.properties,s)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return $.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i){if(r.memory_id!==void 0){let s=r.memory_id,
l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return $.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties\
/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i){if(r.job_id!==void 0){let s=r.job_id,l=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return $.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=l===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return $.errors=[{instancePath:t+"/srclang",schemaPath:"\
#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="strin\
g")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.srclocale!==void 0){let s=r.srclocale,l=e;if(typeof s!="string"&&s!==null)return $.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/\
type",keyword:"type",params:{type:We.properties.srclocale.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.trglocale!==void 0){let s=r.trglocale,l=e;if(typeof s!=
"string"&&s!==null)return $.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:We.properties.trglocale.type}}],
!1;var i=l===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,l=e;if(e===l)if(typeof s=="string"){if(J(s)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var i=l===e}else var i=!0;if(i){if(r.state!==void 0){let s=r.state,l=e;if(typeof s!="string")return $.errors=[{instancePath:t+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return $.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:We.properties.state.enum}}],!1;var i=l===e}else var i=!0;if(i){
if(r.due_date!==void 0){let s=r.due_date,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return $.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/type",keyword:"type",params:{type:We.properties.due_date.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.archived!==void 0){let s=e;if(typeof r.
archived!="boolean")return $.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.metadata!==void 0){let s=r.metadata,l=e;if(e===l)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return $.errors=[{
instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let v in s){let y=s[v],m=e;if(typeof y!=
"string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean")return $.errors=[{instancePath:t+"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:We.properties.metadata.additionalProperties.type}}],!1;var o=m===e;if(!o)break}}else
return $.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0;if(i){
if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+
"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(
s)){if(s>100||isNaN(s))return $.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return $.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_per\
centage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=l===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,l=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=l===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=l===e}else var i=!0;if(i){if(r.
workflowStatus!==void 0){let s=r.workflowStatus,l=e;if(typeof s!="string")return $.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowSt\
atus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return $.errors=[{instancePath:t+"/workflowStatu\
s",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:We.properties.workflowStatus.enum}}],!1;var i=l===e}else var i=!0;if(i)if(r.
document!==void 0){let s=r.document,l=e;if(e===l)if(Array.isArray(s)){var d=!0;let v=s.length;for(let y=0;y<v;y++){let m=e;L(s[y],{instancePath:t+"/document/"+y,
parentData:s,parentDataProperty:y,rootData:j,dynamicAnchors:A})||(u=u===null?L.errors:u.concat(L.errors),e=u.length);var d=m===e;if(!d)break}}else return $.errors=
[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}}}}}}else return $.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=u,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Qe(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let o=r.length;for(let d=0;d<o;d++){let a=e;$(r[d],{instancePath:t+"/"+d,parentData:r,
parentDataProperty:d,rootData:j,dynamicAnchors:A})||(u=u===null?$.errors:u.concat($.errors),e=u.length);var i=a===e;if(!i)break}}else return Qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Qe.errors=u,e===0}Qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var gt=pr;function pr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=pr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?$.errors:u.concat(
$.errors),e=u.length),pr.errors=u,e===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vt=Pe;function Pe(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Pe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(!(a==="id"||a==="deleted")){
return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.id!==
void 0){let a=r.id,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i)if(r.deleted!==void 0){let a=r.deleted,n=e;if(typeof a!="boolean")return Pe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(a!==!0)return Pe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var i=n===e}else var i=!0}}}else return Pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=u,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ht=dr;function dr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=dr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),L(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?L.errors:u.concat(
L.errors),e=u.length),dr.errors=u,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=V;var lr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function V(r,{instancePath:t="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=V.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(Array.isArray(r)){var i=!0;let a=r.length;for(let n=0;n<a;n++){let s=r[n],l=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
id===void 0&&(y="id")||s.name===void 0&&(y="name")||s.file_hash===void 0&&(y="file_hash")||s.detected_lang===void 0&&(y="detected_lang")||s.detected_lang_confidence===
void 0&&(y="detected_lang_confidence")||s.category===void 0&&(y="category")||s.labels===void 0&&(y="labels")||s.created_at===void 0&&(y="created_at")||s.updated_at===
void 0&&(y="updated_at"))return V.errors=[{instancePath:t+"/"+n,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;
for(let c in s)if(!ie.call(lr.properties,c)){return V.errors=[{instancePath:t+"/"+n,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.id!==void 0){let c=s.id,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return V.errors=
[{instancePath:t+"/"+n+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof c=="number"&&isFinite(
c)&&!q.validate(c))return V.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var o=g===e}else var o=!0;if(o){if(s.name!==void 0){let c=s.name,g=e;if(e===g)if(typeof c=="string"){if(J(c)>255)return V.errors=[{instancePath:t+"/"+n+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(c)<1)return V.errors=[{instancePath:t+"/"+n+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=g===e}else var o=!0;if(o){if(s.file_hash!==void 0){let c=s.file_hash,g=e;if(e===g)if(typeof c==
"string"){if(J(c)>128)return V.errors=[{instancePath:t+"/"+n+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var o=g===e}else var o=!0;if(o){if(s.detected_lang!==void 0){let c=e;if(typeof s.detected_lang!="string")return V.errors=[{instancePath:t+"/"+n+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;if(o){if(s.detected_lang_confidence!==
void 0){let c=s.detected_lang_confidence,g=e;if(e===g)if(typeof c=="number"&&isFinite(c)){if(c>1||isNaN(c))return V.errors=[{instancePath:t+"/"+n+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(c<0||isNaN(c))
return V.errors=[{instancePath:t+"/"+n+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var o=g===e}else var o=!0;if(o){if(s.category!==void 0){let c=s.category,g=e;if(typeof c!="string")return V.
errors=[{instancePath:t+"/"+n+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="API"||c==="\
REFERENCE"))return V.errors=[{instancePath:t+"/"+n+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:lr.properties.
category.enum}}],!1;var o=g===e}else var o=!0;if(o){if(s.labels!==void 0){let c=s.labels,g=e;if(e===g)if(Array.isArray(c)){var d=!0;let I=c.length;for(let h=0;h<
I;h++){let f=c[h],F=e;if(e===F)if(typeof f=="string"){if(J(f)>255)return V.errors=[{instancePath:t+"/"+n+"/labels/"+h,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(f)<1)return V.errors=[{instancePath:t+"/"+n+"/labels/"+h,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/labels/"+h,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var d=F===e;if(!d)break}}else return V.errors=[{instancePath:t+"/"+n+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0;if(o){if(s.created_at!==void 0){let c=s.created_at,g=e;
if(e===g&&e===g)if(typeof c=="string"){if(!be.validate(c))return V.errors=[{instancePath:t+"/"+n+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var o=g===e}else var o=!0;if(o)if(s.updated_at!==void 0){let c=s.updated_at,g=e;if(e===g&&e===g)if(typeof c==
"string"){if(!be.validate(c))return V.errors=[{instancePath:t+"/"+n+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var o=g===e}else var o=!0}}}}}}}}}}else return V.errors=[{instancePath:t+"/"+n,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var i=l===e;if(!i)break}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return V.errors=u,e===
0}V.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Pt=B;function B(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=B.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name")||r.file_hash===
void 0&&(a="file_hash")||r.detected_lang===void 0&&(a="detected_lang")||r.detected_lang_confidence===void 0&&(a="detected_lang_confidence")||r.category===void 0&&
(a="category")||r.labels===void 0&&(a="labels")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at"))return B.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let s in r)if(!ie.call(lr.properties,s)){return B.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(n===e){if(r.id!==void 0){
let s=r.id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return B.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=l===e}else var o=!0;if(o){if(r.name!==void 0){let s=r.name,l=e;if(e===l)if(typeof s=="\
string"){if(J(s)>255)return B.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(J(s)<1)return B.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=l===e}else var o=!0;if(o){if(r.
file_hash!==void 0){let s=r.file_hash,l=e;if(e===l)if(typeof s=="string"){if(J(s)>128)return B.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return B.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var o=l===e}else var o=!0;if(o){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return B.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var o=s===e}else var o=!0;if(o){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,l=e;if(e===l)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return B.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return B.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return B.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var o=l===e}else var o=!0;if(o){if(r.category!==void 0){let s=r.
category,l=e;if(typeof s!="string")return B.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return B.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:lr.properties.category.enum}}],!1;var o=l===e}else var o=!0;if(o){if(r.labels!==void 0){let s=r.labels,l=e;if(e===l)if(Array.isArray(s)){var d=!0;
let v=s.length;for(let y=0;y<v;y++){let m=s[y],c=e;if(e===c)if(typeof m=="string"){if(J(m)>255)return B.errors=[{instancePath:t+"/labels/"+y,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(m)<1)return B.errors=[{instancePath:t+"/labels/"+y,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/labels/"+y,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var d=c===e;if(!d)break}}else return B.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=l===e}else var o=!0;if(o){if(r.created_at!==void 0){let s=r.created_at,l=e;
if(e===l&&e===l)if(typeof s=="string"){if(!be.validate(s))return B.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var o=l===e}else var o=!0;if(o)if(r.updated_at!==void 0){let s=r.updated_at,l=e;if(e===l&&e===l)if(typeof s=="string"){
if(!be.validate(s))return B.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return B.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var o=l===e}else var o=!0}}}}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return B.
errors=u,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wt=He;var ns={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},os=qe().fullFormats.uri;function G(r,{instancePath:t="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=G.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.webhookName===void 0&&(d="webhookName")||r.webhookUrl===void 0&&(d=
"webhookUrl")||r.eventType===void 0&&(d="eventType"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;
{let a=e;for(let n in r)if(!(n==="id"||n==="webhookName"||n==="webhookUrl"||n==="eventType")){return G.errors=[{instancePath:t,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.id!==void 0){let n=r.id,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&
isFinite(n)&&!q.validate(n))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.webhookName!==void 0){let n=e;if(typeof r.webhookName!="string")return G.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/web\
hookName/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.webhookUrl!==void 0){let n=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof n==
"string"){if(!os(n))return G.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return G.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.eventType!==
void 0){let n=r.eventType,s=e;if(e===s)if(Array.isArray(n)){if(n.length<1)return G.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let S=n.length;for(let v=0;v<S;v++){let y=n[v],m=e;if(typeof y!="string")return G.errors=[{instancePath:t+
"/eventType/"+v,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="JOB_DELIVER"||y==="JOB_UPDATE"||y==="PROJECT_DELIVE\
R"||y==="PROJECT_UPDATE"))return G.errors=[{instancePath:t+"/eventType/"+v,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:ns.enum}}],
!1;var o=m===e;if(!o)break}}}else return G.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var i=s===e}else var i=!0}}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=u,e===0}G.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,
e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let o=r.length;for(let d=0;d<o;d++){
let a=e;G(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,rootData:j,dynamicAnchors:A})||(u=u===null?G.errors:u.concat(G.errors),e=u.length);var i=a===
e;if(!i)break}}else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return He.errors=u,e===0}He.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var kt=fr;function fr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=fr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),G(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?G.errors:u.concat(
G.errors),e=u.length),fr.errors=u,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=mr;function mr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=mr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),G(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?G.errors:u.concat(
G.errors),e=u.length),mr.errors=u,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jt=ur;function ur(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ur.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),G(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?G.errors:u.concat(
G.errors),e=u.length),ur.errors=u,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=yr;var Ue={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},qr={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"\
string"},domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};var Be=qe().fullFormats.int32;function E(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=E.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.domainId===void 0&&(y="domain\
Id")||r.domainName===void 0&&(y="domainName")||r.models===void 0&&(y="models")||r.filterConfigs===void 0&&(y="filterConfigs")||r.domainMetadata===void 0&&(y="do\
mainMetadata"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let m=e;for(let c in r)if(!(c==="dom\
ainId"||c==="domainName"||c==="models"||c==="filterConfigs"||c==="domainMetadata")){return E.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(r.domainId!==void 0){let c=r.domainId,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return E.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof c==
"number"&&isFinite(c)&&!Be.validate(c))return E.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"i\
nt32"}}],!1;var i=g===e}else var i=!0;if(i){if(r.domainName!==void 0){let c=e;if(typeof r.domainName!="string")return E.errors=[{instancePath:t+"/domainName",schemaPath:"\
#/properties/domainName/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(r.models!==void 0){let c=r.models,g=e;if(e===g)if(Array.
isArray(c)){var o=!0;let I=c.length;for(let h=0;h<I;h++){let f=c[h],F=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let O;if(f.id===void 0&&(O="id")||
f.name===void 0&&(O="name")||f.provider===void 0&&(O="provider")||f.status===void 0&&(O="status")||f.srcLang===void 0&&(O="srcLang")||f.trgLang===void 0&&(O="tr\
gLang")||f.srcLocale===void 0&&(O="srcLocale")||f.trgLocale===void 0&&(O="trgLocale"))return E.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/requi\
red",keyword:"required",params:{missingProperty:O}}],!1;{let ne=e;for(let P in f)if(!(P==="id"||P==="name"||P==="provider"||P==="status"||P==="srcLang"||P==="tr\
gLang"||P==="srcLocale"||P==="trgLocale")){return E.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:P}}],!1;break}if(ne===e){if(f.id!==void 0){let P=f.id,N=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=
[{instancePath:t+"/models/"+h+"/id",schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof P=="number"&&isFinite(
P)&&!Be.validate(P))return E.errors=[{instancePath:t+"/models/"+h+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],
!1;var d=N===e}else var d=!0;if(d){if(f.name!==void 0){let P=e;if(typeof f.name!="string")return E.errors=[{instancePath:t+"/models/"+h+"/name",schemaPath:"Mode\
l.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=P===e}else var d=!0;if(d){if(f.provider!==void 0){let P=e;if(typeof f.provider!="s\
tring")return E.errors=[{instancePath:t+"/models/"+h+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var d=P===
e}else var d=!0;if(d){if(f.status!==void 0){let P=f.status,N=e;if(typeof P!="string")return E.errors=[{instancePath:t+"/models/"+h+"/status",schemaPath:"Model.j\
son/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(P!=="Active")return E.errors=[{instancePath:t+"/models/"+h+"/status",schemaPath:"Model\
.json/properties/status/enum",keyword:"enum",params:{allowedValues:Ue.properties.status.enum}}],!1;var d=N===e}else var d=!0;if(d){if(f.srcLang!==void 0){let P=f.
srcLang,N=e;if(typeof P!="string"&&P!==null)return E.errors=[{instancePath:t+"/models/"+h+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"ty\
pe",params:{type:Ue.properties.srcLang.type}}],!1;var d=N===e}else var d=!0;if(d){if(f.trgLang!==void 0){let P=f.trgLang,N=e;if(typeof P!="string"&&P!==null)return E.
errors=[{instancePath:t+"/models/"+h+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:Ue.properties.trgLang.type}}],!1;var d=N===
e}else var d=!0;if(d){if(f.srcLocale!==void 0){let P=f.srcLocale,N=e;if(typeof P!="string"&&P!==null)return E.errors=[{instancePath:t+"/models/"+h+"/srcLocale",
schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:Ue.properties.srcLocale.type}}],!1;var d=N===e}else var d=!0;if(d)if(f.trgLocale!==
void 0){let P=f.trgLocale,N=e;if(typeof P!="string"&&P!==null)return E.errors=[{instancePath:t+"/models/"+h+"/trgLocale",schemaPath:"Model.json/properties/trgLo\
cale/type",keyword:"type",params:{type:Ue.properties.trgLocale.type}}],!1;var d=N===e}else var d=!0}}}}}}}}}else return E.errors=[{instancePath:t+"/models/"+h,schemaPath:"\
Model.json/type",keyword:"type",params:{type:"object"}}],!1;var o=F===e;if(!o)break}}else return E.errors=[{instancePath:t+"/models",schemaPath:"#/properties/mo\
dels/type",keyword:"type",params:{type:"array"}}],!1;var i=g===e}else var i=!0;if(i){if(r.filterConfigs!==void 0){let c=r.filterConfigs,g=e;if(e===g)if(Array.isArray(
c)){var a=!0;let I=c.length;for(let h=0;h<I;h++){let f=c[h],F=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let O;if(f.id===void 0&&(O="id")||f.isDefault===
void 0&&(O="isDefault")||f.filterConfig===void 0&&(O="filterConfig")||f.filterName===void 0&&(O="filterName")||f.configName===void 0&&(O="configName")||f.configDescription===
void 0&&(O="configDescription")||f.subfilters===void 0&&(O="subfilters")||f.segmentationConfigSetting===void 0&&(O="segmentationConfigSetting")||f.srx===void 0&&
(O="srx")||f.segmentationConfigName===void 0&&(O="segmentationConfigName")||f.domains===void 0&&(O="domains")||f.createdAt===void 0&&(O="createdAt")||f.updatedAt===
void 0&&(O="updatedAt")||f.default===void 0&&(O="default"))return E.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"FilterConfig.json/required",keyword:"\
required",params:{missingProperty:O}}],!1;{let ne=e;for(let P in f)if(!ie.call(qr.properties,P)){return E.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"\
FilterConfig.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(ne===e){if(f.id!==void 0){let P=f.id,N=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof P=="number"&&isFinite(P)&&!Be.validate(P))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var n=N===e}else var n=!0;if(n){if(f.isDefault!==void 0){let P=e;if(typeof f.
isDefault!="boolean")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var n=P===e}else var n=!0;if(n){if(f.filterConfig!==void 0){let P=e;if(typeof f.filterConfig!="string")return E.errors=[{instancePath:t+"/f\
ilterConfigs/"+h+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;
if(n){if(f.filterName!==void 0){let P=e;if(typeof f.filterName!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(f.configName!==void 0){let P=e;if(typeof f.configName!=
"string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var n=P===e}else var n=!0;if(n){if(f.configDescription!==void 0){let P=e;if(typeof f.configDescription!="string")return E.errors=[{instancePath:t+
"/filterConfigs/"+h+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else
var n=!0;if(n){if(f.subfilters!==void 0){let P=e;if(typeof f.subfilters!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(f.segmentationConfigSetting!==void 0){
let P=f.segmentationConfigSetting,N=e;if(typeof P!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="SENTENCE"||P==="PARAGRAPH"))return E.errors=[{instancePath:t+
"/filterConfigs/"+h+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:qr.
properties.segmentationConfigSetting.enum}}],!1;var n=N===e}else var n=!0;if(n){if(f.srx!==void 0){let P=e;if(typeof f.srx!="string")return E.errors=[{instancePath:t+
"/filterConfigs/"+h+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(f.segmentationConfigName!==
void 0){let P=e;if(typeof f.segmentationConfigName!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(f.domains!==void 0){let P=f.domains,
N=e;if(e===N)if(Array.isArray(P)){var s=!0;let Wt=P.length;for(let K=0;K<Wt;K++){let me=P[K],z=e;if(e===z)if(me&&typeof me=="object"&&!Array.isArray(me)){let hr;
if(me.id===void 0&&(hr="id")||me.name===void 0&&(hr="name"))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K,schemaPath:"FilterConfig.json/pro\
perties/domains/items/required",keyword:"required",params:{missingProperty:hr}}],!1;{let $t=e;for(let pe in me)if(!(pe==="id"||pe==="name")){return E.errors=[{instancePath:t+
"/filterConfigs/"+h+"/domains/"+K,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:pe}}],
!1;break}if($t===e){if(me.id!==void 0){let pe=me.id,Dr=e;if(!(typeof pe=="number"&&!(pe%1)&&!isNaN(pe)&&isFinite(pe)))return E.errors=[{instancePath:t+"/filterC\
onfigs/"+h+"/domains/"+K+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Dr&&
typeof pe=="number"&&isFinite(pe)&&!Be.validate(pe))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K+"/id",schemaPath:"FilterConfig.json/prope\
rties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var l=Dr===e}else var l=!0;if(l)if(me.name!==void 0){let pe=e;if(typeof me.
name!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/name\
/type",keyword:"type",params:{type:"string"}}],!1;var l=pe===e}else var l=!0}}}else return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=z===e;if(!s)break}}else return E.errors=[{instancePath:t+"/fil\
terConfigs/"+h+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var n=N===e}else var n=!0;if(n){if(f.
createdAt!==void 0){let P=f.createdAt,N=e;if(e===N&&e===N)if(typeof P=="string"){if(!be.validate(P))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:t+"/filte\
rConfigs/"+h+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e}else var n=!0;if(n){if(f.
updatedAt!==void 0){let P=f.updatedAt,N=e;if(e===N&&e===N)if(typeof P=="string"){if(!be.validate(P))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:t+"/filte\
rConfigs/"+h+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e}else var n=!0;if(n)if(f.
default!==void 0){let P=e;if(typeof f.default!="boolean")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var n=P===e}else var n=!0}}}}}}}}}}}}}}}else return E.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var a=F===e;if(!a)break}}else return E.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var i=g===e}else var i=!0;if(i)if(r.domainMetadata!==void 0){let c=r.domainMetadata,g=e;
if(e===g)if(Array.isArray(c)){var S=!0;let I=c.length;for(let h=0;h<I;h++){let f=c[h],F=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let O;if(f.key===
void 0&&(O="key")||f.value===void 0&&(O="value"))return E.errors=[{instancePath:t+"/domainMetadata/"+h,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:O}}],!1;{let ne=e;for(let P in f)if(!(P==="key"||P==="value")){return E.errors=[{instancePath:t+"/domainMetadata/"+h,schemaPath:"Meta\
dataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(ne===e){if(f.key!==void 0){let P=e;if(typeof f.key!=
"string")return E.errors=[{instancePath:t+"/domainMetadata/"+h+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var v=P===e}else var v=!0;if(v)if(f.value!==void 0){let P=e;if(typeof f.value!="string")return E.errors=[{instancePath:t+"/domainMetadata/"+h+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var v=P===e}else var v=!0}}}else return E.errors=[{instancePath:t+"/domainM\
etadata/"+h,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var S=F===e;if(!S)break}}else return E.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var i=g===e}else var i=!0}}}}}}else return E.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=u,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:t="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.items===void 0&&(d="items")||r.size===void 0&&(d="size"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let n in r)if(!(n==="items"||n==="size")){return fe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.items!==void 0){let n=r.items,s=e;if(e===
s)if(Array.isArray(n)){var i=!0;let l=n.length;for(let S=0;S<l;S++){let v=e;E(n[S],{instancePath:t+"/items/"+S,parentData:n,parentDataProperty:S,rootData:j,dynamicAnchors:A})||
(u=u===null?E.errors:u.concat(E.errors),e=u.length);var i=v===e;if(!i)break}}else return fe.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var o=s===e}else var o=!0;if(o)if(r.size!==void 0){let n=r.size,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return fe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n))return fe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!Be.
validate(n))return fe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var o=s===e}else var o=!0}}}else
return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=u,e===0}fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function yr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=yr.evaluated;return p.
dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),fe(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?
fe.errors:u.concat(fe.errors),e=u.length),yr.errors=u,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=we;function we(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=we.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.api_name===void 0&&(o="api_name")||r.api_root===void 0&&(o=
"api_root"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(!(a==="api_n\
ame"||a==="api_root")){return we.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(d===e){if(r.api_name!==void 0){let a=r.api_name,n=e;if(typeof a!="string")return we.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(a!=="Parlance")return we.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var i=n===e}else var i=!0;if(i)if(r.api_root!==void 0){let a=r.api_root,n=e;if(typeof a!="string")return we.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="/v2")return we.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var i=n===e}else var i=!0}}}else return we.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=u,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dt=ke;function ke(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.api_name===void 0&&(o="api_name")||r.api_root===void 0&&(o=
"api_root"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(!(a==="api_n\
ame"||a==="api_root")){return ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}
if(d===e){if(r.api_name!==void 0){let a=r.api_name,n=e;if(typeof a!="string")return ke.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(a!=="Parlance")return ke.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var i=n===e}else var i=!0;if(i)if(r.api_root!==void 0){let a=r.api_root,n=e;if(typeof a!="string")return ke.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="/v2")return ke.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var i=n===e}else var i=!0}}}else return ke.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=u,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ft=D,de={type:"\
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
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"\
int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"\
boolean"},is_reviewed:{type:"boolean"}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,$id:"updateProject"};function D(r,{instancePath:t="",
parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=D.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.memory_id===void 0&&(l="memory_id")||r.job_id===void 0&&(l="job_i\
d")||r.srclang===void 0&&(l="srclang")||r.trglang===void 0&&(l="trglang")||r.srclocale===void 0&&(l="srclocale")||r.trglocale===void 0&&(l="trglocale")||r.name===
void 0&&(l="name")||r.state===void 0&&(l="state")||r.due_date===void 0&&(l="due_date")||r.archived===void 0&&(l="archived")||r.metadata===void 0&&(l="metadata")||
r.sample_review_percentage===void 0&&(l="sample_review_percentage")||r.created_at===void 0&&(l="created_at")||r.updated_at===void 0&&(l="updated_at")||r.workflowStatus===
void 0&&(l="workflowStatus")||r.document===void 0&&(l="document"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let S=e;for(let v in r)if(!ie.call(de.properties,v)){return D.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:v}}],!1;break}if(S===e){if(r.id!==void 0){let v=r.id,y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return D.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof v=="number"&&isFinite(v)&&!q.validate(v))return D.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=y===e}else var i=!0;if(i){if(r.memory_id!==void 0){
let v=r.memory_id,y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return D.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof v=="number"&&isFinite(v)&&!q.validate(v))return D.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=y===e}else var i=!0;if(i){if(r.job_id!==void 0){let v=r.job_id,y=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return D.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof v=="number"&&isFinite(v)&&!q.validate(v))return D.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var i=y===e}else var i=!0;if(i){if(r.srclang!==void 0){let v=e;if(typeof r.srclang!="string")return D.errors=[{instancePath:t+"/src\
lang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e}else var i=!0;if(i){if(r.trglang!==void 0){let v=e;if(typeof r.
trglang!="string")return D.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e}else
var i=!0;if(i){if(r.srclocale!==void 0){let v=r.srclocale,y=e;if(typeof v!="string"&&v!==null)return D.errors=[{instancePath:t+"/srclocale",schemaPath:"#/proper\
ties/srclocale/type",keyword:"type",params:{type:de.properties.srclocale.type}}],!1;var i=y===e}else var i=!0;if(i){if(r.trglocale!==void 0){let v=r.trglocale,y=e;
if(typeof v!="string"&&v!==null)return D.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:de.properties.
trglocale.type}}],!1;var i=y===e}else var i=!0;if(i){if(r.name!==void 0){let v=r.name,y=e;if(e===y)if(typeof v=="string"){if(J(v)>255)return D.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(v)<1)return D.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(r.state!==void 0){let v=r.state,y=e;if(typeof v!="string")return D.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="backlog"||v==="inProgress"||v==="inReview"||v==="inQA"||v==="do\
ne"))return D.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:de.properties.state.enum}}],!1;var i=y===
e}else var i=!0;if(i){if(r.due_date!==void 0){let v=r.due_date,y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return D.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:de.properties.due_date.type}}],!1;var i=y===e}else var i=!0;if(i){if(r.archived!==
void 0){let v=e;if(typeof r.archived!="boolean")return D.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var i=v===e}else var i=!0;if(i){if(r.metadata!==void 0){let v=r.metadata,y=e;if(e===y)if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(
v).length>50)return D.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let c in v){
let g=v[c],_=e;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean")return D.errors=[{instancePath:t+"/metadata/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:de.properties.metadata.additionalProperties.type}}],
!1;var o=_===e;if(!o)break}}else return D.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;
var i=y===e}else var i=!0;if(i){if(r.sample_review_percentage!==void 0){let v=r.sample_review_percentage,y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)))return D.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof v=="number"&&isFinite(v)){if(v>100||isNaN(v))return D.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_re\
view_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(v<0||isNaN(v))return D.errors=[{instancePath:t+"/sample_review_percentage",
schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=y===e}else var i=!0;if(i){if(r.created_at!==
void 0){let v=r.created_at,y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=y===e}else var i=!0;if(i){if(r.updated_at!==void 0){let v=r.updated_at,y=e;if(!(typeof v=="nu\
mber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return D.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"int\
eger"}}],!1;var i=y===e}else var i=!0;if(i){if(r.workflowStatus!==void 0){let v=r.workflowStatus,y=e;if(typeof v!="string")return D.errors=[{instancePath:t+"/wo\
rkflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="READY_TO_START"||v==="IN_PROGRESS"||v==="DONE"))
return D.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:de.properties.workflowStatus.
enum}}],!1;var i=y===e}else var i=!0;if(i)if(r.document!==void 0){let v=r.document,y=e;if(e===y)if(Array.isArray(v)){var d=!0;let c=v.length;for(let g=0;g<c;g++){
let _=v[g],I=e;if(e===I)if(_&&typeof _=="object"&&!Array.isArray(_)){let f;if(_.id===void 0&&(f="id")||_.project_id===void 0&&(f="project_id")||_.srclang===void 0&&
(f="srclang")||_.trglang===void 0&&(f="trglang")||_.name===void 0&&(f="name")||_.import_in_progress===void 0&&(f="import_in_progress")||_.import_succeeded===void 0&&
(f="import_succeeded")||_.import_error_message===void 0&&(f="import_error_message")||_.export_in_progress===void 0&&(f="export_in_progress")||_.export_succeeded===
void 0&&(f="export_succeeded")||_.export_error_message===void 0&&(f="export_error_message")||_.is_pretranslating===void 0&&(f="is_pretranslating")||_.status===void 0&&
(f="status")||_.translator_email===void 0&&(f="translator_email")||_.reviewer_email===void 0&&(f="reviewer_email")||_.customer_reviewer_email===void 0&&(f="cust\
omer_reviewer_email")||_.created_at===void 0&&(f="created_at")||_.updated_at===void 0&&(f="updated_at")||_.is_review_complete===void 0&&(f="is_review_complete"))
return D.errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:f}}],!1;{let F=e;for(let k in _)
if(!ie.call(de.properties.document.items.properties,k)){return D.errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(F===e){if(_.id!==void 0){let k=_.id,x=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))return D.errors=[{instancePath:t+"/document/"+g+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===x&&typeof k=="number"&&isFinite(k)&&!q.validate(k))return D.errors=[{instancePath:t+"/document/"+g+"/id",schemaPath:"#/properties/document\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=x===e}else var a=!0;if(a){if(_.project_id!==void 0){let k=_.project_id,x=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return D.errors=[{instancePath:t+"/document/"+g+"/project_id",schemaPath:"#/properties/document/items/properties/proje\
ct_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof k=="number"&&isFinite(k)&&!q.validate(k))return D.errors=[{instancePath:t+"/document/"+
g+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=x===e}else var a=!0;if(a){
if(_.srclang!==void 0){let k=e;if(typeof _.srclang!="string")return D.errors=[{instancePath:t+"/document/"+g+"/srclang",schemaPath:"#/properties/document/items/\
properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=k===e}else var a=!0;if(a){if(_.trglang!==void 0){let k=e;if(typeof _.trglang!="string")
return D.errors=[{instancePath:t+"/document/"+g+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var a=k===e}else var a=!0;if(a){if(_.name!==void 0){let k=_.name,x=e;if(e===x)if(typeof k=="string"){if(J(k)>255)return D.errors=[{instancePath:t+"/document/"+
g+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(k)<1)return D.errors=[{instancePath:t+
"/document/"+g+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+
"/document/"+g+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=x===e}else var a=!0;if(a){
if(_.import_in_progress!==void 0){let k=e;if(typeof _.import_in_progress!="boolean")return D.errors=[{instancePath:t+"/document/"+g+"/import_in_progress",schemaPath:"\
#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=k===e}else var a=!0;if(a){if(_.import_succeeded!==
void 0){let k=e;if(typeof _.import_succeeded!="boolean")return D.errors=[{instancePath:t+"/document/"+g+"/import_succeeded",schemaPath:"#/properties/document/it\
ems/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=k===e}else var a=!0;if(a){if(_.import_error_message!==void 0){let k=e;if(typeof _.
import_error_message!="string")return D.errors=[{instancePath:t+"/document/"+g+"/import_error_message",schemaPath:"#/properties/document/items/properties/import\
_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=k===e}else var a=!0;if(a){if(_.export_in_progress!==void 0){let k=e;if(typeof _.export_in_progress!=
"boolean")return D.errors=[{instancePath:t+"/document/"+g+"/export_in_progress",schemaPath:"#/properties/document/items/properties/export_in_progress/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=k===e}else var a=!0;if(a){if(_.export_succeeded!==void 0){let k=e;if(typeof _.export_succeeded!="boolean")return D.errors=
[{instancePath:t+"/document/"+g+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=k===e}else var a=!0;if(a){if(_.export_error_message!==void 0){let k=e;if(typeof _.export_error_message!="string")return D.errors=[{instancePath:t+
"/document/"+g+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var a=k===e}else var a=!0;if(a){if(_.is_pretranslating!==void 0){let k=e;if(typeof _.is_pretranslating!="boolean")return D.errors=[{instancePath:t+"/document/"+
g+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var a=k===e}else var a=!0;
if(a){if(_.status!==void 0){let k=_.status,x=e;if(e===x)if(k&&typeof k=="object"&&!Array.isArray(k)){let ne;if(k.pretranslation===void 0&&(ne="pretranslation"))
return D.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{missingProperty:ne}}],
!1;{let P=e;for(let N in k)if(N!=="pretranslation"){return D.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/document/items/properties\
/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(P===e&&k.pretranslation!==void 0){let N=k.pretranslation;
if(typeof N!="string")return D.errors=[{instancePath:t+"/document/"+g+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/propert\
ies/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="idle"||N==="pending"||N==="running"))return D.errors=[{instancePath:t+"/document/"+
g+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:de.properties.
document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return D.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/\
document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=x===e}else var a=!0;if(a){if(_.translator_email!==void 0){let k=_.translator_email,
x=e;if(typeof k!="string"&&k!==null)return D.errors=[{instancePath:t+"/document/"+g+"/translator_email",schemaPath:"#/properties/document/items/properties/trans\
lator_email/type",keyword:"type",params:{type:de.properties.document.items.properties.translator_email.type}}],!1;var a=x===e}else var a=!0;if(a){if(_.reviewer_email!==
void 0){let k=_.reviewer_email,x=e;if(typeof k!="string"&&k!==null)return D.errors=[{instancePath:t+"/document/"+g+"/reviewer_email",schemaPath:"#/properties/do\
cument/items/properties/reviewer_email/type",keyword:"type",params:{type:de.properties.document.items.properties.reviewer_email.type}}],!1;var a=x===e}else var a=!0;
if(a){if(_.customer_reviewer_email!==void 0){let k=_.customer_reviewer_email,x=e;if(typeof k!="string"&&k!==null)return D.errors=[{instancePath:t+"/document/"+g+
"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:de.properties.document.items.
properties.customer_reviewer_email.type}}],!1;var a=x===e}else var a=!0;if(a){if(_.created_at!==void 0){let k=_.created_at,x=e;if(!(typeof k=="number"&&!(k%1)&&
!isNaN(k)&&isFinite(k)))return D.errors=[{instancePath:t+"/document/"+g+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var a=x===e}else var a=!0;if(a){if(_.updated_at!==void 0){let k=_.updated_at,x=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&
isFinite(k)))return D.errors=[{instancePath:t+"/document/"+g+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var a=x===e}else var a=!0;if(a){if(_.is_review_complete!==void 0){let k=e;if(typeof _.is_review_complete!="boolean")return D.errors=[{instancePath:t+
"/document/"+g+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=k===
e}else var a=!0;if(a)if(_.segments!==void 0){let k=_.segments,x=e;if(e===x)if(Array.isArray(k)){var n=!0;let ne=k.length;for(let P=0;P<ne;P++){let N=k[P],$e=e;if(e===
$e)if(N&&typeof N=="object"&&!Array.isArray(N)){let K;if(N.id===void 0&&(K="id")||N.created_at===void 0&&(K="created_at")||N.updated_at===void 0&&(K="updated_at")||
N.document_id===void 0&&(K="document_id")||N.memory_id===void 0&&(K="memory_id")||N.source===void 0&&(K="source")||N.srclang===void 0&&(K="srclang")||N.target===
void 0&&(K="target")||N.trglang===void 0&&(K="trglang")||N.is_confirmed===void 0&&(K="is_confirmed")||N.is_reviewed===void 0&&(K="is_reviewed"))return D.errors=
[{instancePath:t+"/document/"+g+"/segments/"+P,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:K}}],
!1;{let me=e;for(let z in N)if(!ie.call(de.properties.document.items.properties.segments.items.properties,z)){return D.errors=[{instancePath:t+"/document/"+g+"/\
segments/"+P,schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],
!1;break}if(me===e){if(N.id!==void 0){let z=N.id,ue=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return D.errors=[{instancePath:t+"/document/"+g+"\
/segments/"+P+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ue&&
typeof z=="number"&&isFinite(z)&&!q.validate(z))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/id",schemaPath:"#/properties/document/items/pro\
perties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ue===e}else var s=!0;if(s){if(N.created_at!==void 0){let z=N.created_at,
ue=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/created_at",schemaPath:"#/propert\
ies/document/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=ue===e}else var s=!0;if(s){if(N.updated_at!==
void 0){let z=N.updated_at,ue=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=ue===e}else
var s=!0;if(s){if(N.document_id!==void 0){let z=N.document_id,ue=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return D.errors=[{instancePath:t+"/d\
ocument/"+g+"/segments/"+P+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===ue&&typeof z=="number"&&isFinite(z)&&!q.validate(z))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/document_id",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ue===e}else var s=!0;if(s){
if(N.memory_id!==void 0){let z=N.memory_id,ue=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return D.errors=[{instancePath:t+"/document/"+g+"/segme\
nts/"+P+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
ue&&typeof z=="number"&&isFinite(z)&&!q.validate(z))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/memory_id",schemaPath:"#/properties/documen\
t/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ue===e}else var s=!0;if(s){if(N.source!==void 0){
let z=e;if(typeof N.source!="string")return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/source",schemaPath:"#/properties/document/items/properties\
/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=z===e}else var s=!0;if(s){if(N.srclang!==void 0){let z=e;if(typeof N.srclang!=
"string")return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/srclang",schemaPath:"#/properties/document/items/properties/segments/items/properties/\
srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=z===e}else var s=!0;if(s){if(N.target!==void 0){let z=e;if(typeof N.target!="string")return D.errors=
[{instancePath:t+"/document/"+g+"/segments/"+P+"/target",schemaPath:"#/properties/document/items/properties/segments/items/properties/target/type",keyword:"type",
params:{type:"string"}}],!1;var s=z===e}else var s=!0;if(s){if(N.trglang!==void 0){let z=e;if(typeof N.trglang!="string")return D.errors=[{instancePath:t+"/docu\
ment/"+g+"/segments/"+P+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"strin\
g"}}],!1;var s=z===e}else var s=!0;if(s){if(N.is_confirmed!==void 0){let z=e;if(typeof N.is_confirmed!="boolean")return D.errors=[{instancePath:t+"/document/"+g+
"/segments/"+P+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"bool\
ean"}}],!1;var s=z===e}else var s=!0;if(s)if(N.is_reviewed!==void 0){let z=e;if(typeof N.is_reviewed!="boolean")return D.errors=[{instancePath:t+"/document/"+g+
"/segments/"+P+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var s=z===e}else var s=!0}}}}}}}}}}}}else return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+P,schemaPath:"#/properties/document/items/proper\
ties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var n=$e===e;if(!n)break}}else return D.errors=[{instancePath:t+"/document/"+g+"/segments",
schemaPath:"#/properties/document/items/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var a=x===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return D.
errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/type",keyword:"type",params:{type:"object"}}],!1;var d=I===e;if(!d)break}}else return D.
errors=[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=u,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xt=C,Oe={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_prog\
ress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated\
_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"stri\
ng"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_co\
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"\
int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"\
boolean"},is_reviewed:{type:"boolean"}},additionalProperties:!1}}},additionalProperties:!1,$id:"getDocument"};function C(r,{instancePath:t="",parentData:b,parentDataProperty:w,
rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=C.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.project_id===void 0&&(a="project_id")||r.srclang===void 0&&(a="srclang")||r.trglang===void 0&&(a=
"trglang")||r.name===void 0&&(a="name")||r.import_in_progress===void 0&&(a="import_in_progress")||r.import_succeeded===void 0&&(a="import_succeeded")||r.import_error_message===
void 0&&(a="import_error_message")||r.export_in_progress===void 0&&(a="export_in_progress")||r.export_succeeded===void 0&&(a="export_succeeded")||r.export_error_message===
void 0&&(a="export_error_message")||r.is_pretranslating===void 0&&(a="is_pretranslating")||r.status===void 0&&(a="status")||r.translator_email===void 0&&(a="tra\
nslator_email")||r.reviewer_email===void 0&&(a="reviewer_email")||r.customer_reviewer_email===void 0&&(a="customer_reviewer_email")||r.created_at===void 0&&(a="\
created_at")||r.updated_at===void 0&&(a="updated_at")||r.is_review_complete===void 0&&(a="is_review_complete"))return C.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let s in r)if(!ie.call(Oe.properties,s)){return C.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(n===e){if(r.id!==void 0){let s=r.id,l=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s==
"number"&&isFinite(s)&&!q.validate(s))return C.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===
e}else var i=!0;if(i){if(r.project_id!==void 0){let s=r.project_id,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return C.
errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=l===e}else var i=!0;if(i){
if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return C.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return C.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,l=e;if(e===l)if(typeof s==
"string"){if(J(s)>255)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return C.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(r.import_in_progress!==void 0){let s=e;if(typeof r.
import_in_progress!="boolean")return C.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"\
boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return C.errors=[{instancePath:t+
"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.import_error_message!==
void 0){let s=e;if(typeof r.import_error_message!="string")return C.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_messag\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="bo\
olean")return C.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.export_succeeded!==void 0){let s=e;if(typeof r.export_succeeded!="boolean")return C.errors=[{instancePath:t+"/export_succeeded",schemaPath:"\
#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_error_message!==void 0){let s=e;if(typeof r.
export_error_message!="string")return C.errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return C.errors=[{instancePath:t+
"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.status!==
void 0){let s=r.status,l=e;if(e===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.pretranslation===void 0&&(v="pretranslation"))return C.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:v}}],!1;{let y=e;for(let m in s)if(m!=="pretranslation"){return C.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}
if(y===e&&s.pretranslation!==void 0){let m=s.pretranslation;if(typeof m!="string")return C.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/proper\
ties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="idle"||m==="pending"||m==="running"))return C.errors=[{instancePath:t+
"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:Oe.properties.status.properties.pretranslation.
enum}}],!1}}}else return C.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var i=l===e}else var i=!0;
if(i){if(r.translator_email!==void 0){let s=r.translator_email,l=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/translator_email",schemaPath:"\
#/properties/translator_email/type",keyword:"type",params:{type:Oe.properties.translator_email.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.reviewer_email!==
void 0){let s=r.reviewer_email,l=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/ty\
pe",keyword:"type",params:{type:Oe.properties.reviewer_email.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,
l=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"\
type",params:{type:Oe.properties.customer_reviewer_email.type}}],!1;var i=l===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,l=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=l===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,l=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=l===e}else var i=!0;if(i){if(r.
is_review_complete!==void 0){let s=e;if(typeof r.is_review_complete!="boolean")return C.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/i\
s_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i)if(r.segments!==void 0){let s=r.segments,l=e;if(e===l)if(Array.
isArray(s)){var o=!0;let v=s.length;for(let y=0;y<v;y++){let m=s[y],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.id===void 0&&(_="id")||
m.created_at===void 0&&(_="created_at")||m.updated_at===void 0&&(_="updated_at")||m.document_id===void 0&&(_="document_id")||m.memory_id===void 0&&(_="memory_id")||
m.source===void 0&&(_="source")||m.srclang===void 0&&(_="srclang")||m.target===void 0&&(_="target")||m.trglang===void 0&&(_="trglang")||m.is_confirmed===void 0&&
(_="is_confirmed")||m.is_reviewed===void 0&&(_="is_reviewed"))return C.errors=[{instancePath:t+"/segments/"+y,schemaPath:"#/properties/segments/items/required",
keyword:"required",params:{missingProperty:_}}],!1;{let I=e;for(let h in m)if(!ie.call(Oe.properties.segments.items.properties,h)){return C.errors=[{instancePath:t+
"/segments/"+y,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(I===e){if(m.
id!==void 0){let h=m.id,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return C.errors=[{instancePath:t+"/segments/"+y+"/id",schemaPath:"#/propert\
ies/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="number"&&isFinite(h)&&!q.validate(h))return C.errors=[{instancePath:t+
"/segments/"+y+"/id",schemaPath:"#/properties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var d=f===e}else var d=!0;if(d){
if(m.created_at!==void 0){let h=m.created_at,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return C.errors=[{instancePath:t+"/segments/"+y+"/crea\
ted_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=f===e}else var d=!0;if(d){if(m.updated_at!==
void 0){let h=m.updated_at,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return C.errors=[{instancePath:t+"/segments/"+y+"/updated_at",schemaPath:"\
#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=f===e}else var d=!0;if(d){if(m.document_id!==void 0){let h=m.
document_id,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return C.errors=[{instancePath:t+"/segments/"+y+"/document_id",schemaPath:"#/properties\
/segments/items/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="number"&&isFinite(h)&&!q.validate(h))return C.errors=
[{instancePath:t+"/segments/"+y+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var d=f===e}else var d=!0;if(d){if(m.memory_id!==void 0){let h=m.memory_id,f=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return C.errors=[{instancePath:t+
"/segments/"+y+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof h=="\
number"&&isFinite(h)&&!q.validate(h))return C.errors=[{instancePath:t+"/segments/"+y+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var d=f===e}else var d=!0;if(d){if(m.source!==void 0){let h=e;if(typeof m.source!="string")return C.errors=
[{instancePath:t+"/segments/"+y+"/source",schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else
var d=!0;if(d){if(m.srclang!==void 0){let h=e;if(typeof m.srclang!="string")return C.errors=[{instancePath:t+"/segments/"+y+"/srclang",schemaPath:"#/properties/\
segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(m.target!==void 0){let h=e;if(typeof m.target!=
"string")return C.errors=[{instancePath:t+"/segments/"+y+"/target",schemaPath:"#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var d=h===e}else var d=!0;if(d){if(m.trglang!==void 0){let h=e;if(typeof m.trglang!="string")return C.errors=[{instancePath:t+"/segments/"+y+"/trg\
lang",schemaPath:"#/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(m.is_confirmed!==
void 0){let h=e;if(typeof m.is_confirmed!="boolean")return C.errors=[{instancePath:t+"/segments/"+y+"/is_confirmed",schemaPath:"#/properties/segments/items/prop\
erties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var d=h===e}else var d=!0;if(d)if(m.is_reviewed!==void 0){let h=e;if(typeof m.is_reviewed!=
"boolean")return C.errors=[{instancePath:t+"/segments/"+y+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{
type:"boolean"}}],!1;var d=h===e}else var d=!0}}}}}}}}}}}}else return C.errors=[{instancePath:t+"/segments/"+y,schemaPath:"#/properties/segments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return C.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return C.errors=u,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var It=Y;function Y(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Y.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.untokenizedSource===void 0&&(l="untokenizedSource")||r.tokenizedSource===
void 0&&(l="tokenizedSource")||r.sourceDelimiters===void 0&&(l="sourceDelimiters")||r.translation===void 0&&(l="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{let S=e;for(let v in r)if(!(v==="untokenizedSource"||v==="tokenizedSource"||v==="sourceDelimiter\
s"||v==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}
if(S===e){if(r.untokenizedSource!==void 0){let v=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e}else var i=!0;if(i){if(r.tokenizedSource!==void 0){let v=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var i=v===e}else var i=!0;if(i){if(r.sourceDelimiters!==void 0){let v=r.sourceDelimiters,y=e;if(e===y)if(Array.isArray(v)){var o=!0;let c=v.length;for(let g=0;g<
c;g++){let _=e;if(typeof v[g]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+g,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=_===e;if(!o)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0;if(i)if(r.translation!==void 0){let v=r.translation,y=e;if(e===y)if(Array.isArray(v)){var d=!0;
let c=v.length;for(let g=0;g<c;g++){let _=v[g],I=e;if(e===I)if(_&&typeof _=="object"&&!Array.isArray(_)){let f;if(_.target===void 0&&(f="target")||_.score===void 0&&
(f="score")||_.isTMMatch===void 0&&(f="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+g,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let F=e;for(let k in _)if(!(k==="target"||k==="targetWithTags"||k==="align"||k==="provenance"||k==="score"||k==="isTM\
Match"||k==="targetWords"||k==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+g,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(F===e){if(_.target!==void 0){let k=e;if(typeof _.target!="string")return Y.errors=
[{instancePath:t+"/translation/"+g+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=k===
e}else var a=!0;if(a){if(_.targetWithTags!==void 0){let k=e;if(typeof _.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+g+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var a=k===e}else var a=!0;if(a){if(_.
align!==void 0){let k=e;if(typeof _.align!="string")return Y.errors=[{instancePath:t+"/translation/"+g+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var a=k===e}else var a=!0;if(a){if(_.provenance!==void 0){let k=e;if(typeof _.provenance!="string")
return Y.errors=[{instancePath:t+"/translation/"+g+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var a=k===e}else var a=!0;if(a){if(_.score!==void 0){let k=_.score,x=e;if(e===x)if(typeof k=="number"&&isFinite(k)){if(k>100||isNaN(k))return Y.errors=
[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(k<0||isNaN(k))return Y.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var a=x===e}else var a=!0;if(a){if(_.isTMMatch!==void 0){let k=e;if(typeof _.isTMMatch!="boolean")return Y.
errors=[{instancePath:t+"/translation/"+g+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var a=k===e}else var a=!0;if(a){if(_.targetWords!==void 0){let k=_.targetWords,x=e;if(e===x)if(Array.isArray(k)){var n=!0;let ne=k.length;for(let P=0;P<
ne;P++){let N=e;if(typeof k[P]!="string")return Y.errors=[{instancePath:t+"/translation/"+g+"/targetWords/"+P,schemaPath:"#/properties/translation/items/propert\
ies/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e;if(!n)break}}else return Y.errors=[{instancePath:t+"/translation/"+g+"/target\
Words",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var a=x===e}else var a=!0;if(a)if(_.targetDelimiters!==
void 0){let k=_.targetDelimiters,x=e;if(e===x)if(Array.isArray(k)){var s=!0;let ne=k.length;for(let P=0;P<ne;P++){let N=e;if(typeof k[P]!="string")return Y.errors=
[{instancePath:t+"/translation/"+g+"/targetDelimiters/"+P,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=N===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+g+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var a=x===e}else var a=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/transl\
ation/"+g,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var d=I===e;if(!d)break}}else return Y.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var i=y===e}else var i=!0}}}}}else return Y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=u,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=Ee;function Ee(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.text===void 0&&(i="text"))return Ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="text"){return Ee.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.text!==void 0&&typeof r.text!="string")return Ee.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Ee.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=u,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Et=cr;function cr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=cr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),M(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?M.errors:u.concat(
M.errors),e=u.length),cr.errors=u,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lt=Le;function Le(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="message"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="message"){return Le.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.message!==void 0&&typeof r.message!="string")return Le.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Le.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=u,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=Se;function Se(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.text===void 0&&(i="text"))return Se.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="text"){return Se.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.text!==void 0&&typeof r.text!="string")return Se.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Se.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Se.errors=u,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=gr;function gr(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=gr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),M(r,{instancePath:t,parentData:b,parentDataProperty:w,rootData:j,dynamicAnchors:A})||(u=u===null?M.errors:u.concat(
M.errors),e=u.length),gr.errors=u,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zt=Ce;function Ce(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="message"))return Ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let o=e;for(let d in r)if(d!=="message"){return Ce.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.message!==void 0&&typeof r.message!="string")return Ce.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ce.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=u,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mt=ze;function ze(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.message===void 0&&(o="message"))return ze.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let a in r)if(a!=="message"){return ze.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e&&r.message!==void 0&&typeof r.message!=
"string")return ze.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return ze.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=u,e===0}ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Nr={};Ot(Nr,{JOB_DELIVER:()=>ls,JOB_UPDATE:()=>ds,PROJECT_DELIVER:()=>ys,PROJECT_UPDATE:()=>ms});var ds=ae;var qt={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Me=qe().fullFormats.int64,vr=qe().fullFormats["date-time"];function ae(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){
let u=null,e=0,p=ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.due===void 0&&(d="due")||r.isDelivered===void 0&&(d="isDe\
livered"))return ae.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let n in r)
if(!(n==="OrganizationId"||n==="id"||n==="name"||n==="due"||n==="isDelivered")){return ae.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){let n=r.OrganizationId,s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return ae.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.id!==void 0){let n=r.id,s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return ae.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==void 0){let n=e;if(typeof r.name!="string")return ae.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){
if(r.due!==void 0){let n=r.due,s=e;if(typeof n!="string"&&n!==null)return ae.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:qt.properties.due.type}}],!1;if(e===s&&e===s&&typeof n=="string"&&!vr.validate(n))return ae.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0;if(o)if(r.isDelivered!==void 0){let n=r.isDelivered,
s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(n===0||n===1))return ae.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:qt.properties.isDelivered.enum}}],!1;var o=s===e}else var o=!0}}}}}}else return ae.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=u,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ls=re;var fs={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function re(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){
let u=null,e=0,p=re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.due===void 0&&(d="due")||r.isDelivered===void 0&&(d="isDe\
livered")||r.deliveredAt===void 0&&(d="deliveredAt"))return re.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:d}}],
!1;{let a=e;for(let n in r)if(!(n==="OrganizationId"||n==="id"||n==="name"||n==="due"||n==="isDelivered"||n==="deliveredAt")){return re.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){
let n=r.OrganizationId,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return re.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else
var o=!0;if(o){if(r.id!==void 0){let n=r.id,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return re.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==
void 0){let n=e;if(typeof r.name!="string")return re.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.due!==void 0){let n=r.due,s=e;if(typeof n!="string"&&n!==null)return re.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:fs.properties.due.type}}],!1;if(e===s&&e===s&&typeof n=="string"&&!vr.validate(
n))return re.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===
e}else var o=!0;if(o){if(r.isDelivered!==void 0){let n=r.isDelivered,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(n!==1)return re.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var o=s===e}else var o=!0;if(o)if(r.deliveredAt!==
void 0){let n=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof n=="string"){if(!vr.validate(n))return re.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return re.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0}}}}}}}else return re.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=u,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ms=oe;var us={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function oe(r,{instancePath:t="",parentData:b,
parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.
due===void 0&&(d="due"))return oe.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;
for(let n in r)if(!(n==="OrganizationId"||n==="id"||n==="name"||n==="due")){return oe.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){let n=r.OrganizationId,s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return oe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.id!==void 0){let n=r.
id,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return oe.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==void 0){let n=e;if(typeof r.name!=
"string")return oe.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=n===
e}else var o=!0;if(o)if(r.due!==void 0){let n=r.due,s=e;if(typeof n!="string"&&n!==null)return oe.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:us.properties.due.type}}],!1;if(e===s&&e===s&&typeof n=="string"&&!vr.validate(n))return oe.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0}}}}}else return oe.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=u,e===0}oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ys=je;function je(r,{instancePath:t="",parentData:b,parentDataProperty:w,rootData:j=r,dynamicAnchors:A={}}={}){let u=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&
(d="id"))return je.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let n in r)
if(!(n==="OrganizationId"||n==="id")){return je.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(a===e){if(r.OrganizationId!==void 0){let n=r.OrganizationId,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return je.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return je.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o)if(r.id!==void 0){let n=r.id,s=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return je.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Me.validate(n))return je.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0}}}else return je.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=u,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs={getLanguages:Wr,listMemories:$r,createMemory:Jr,updateMemory:Or,deleteMemory:Rr,queryMemory:Vr,importMemory:Ur,exportTermbase:Br,downloadTermbase:null,deleteMemorySegment:Yr,
translateText:Gr,listFileTranslations:Qr,translateFiles:Hr,downloadTranslation:null,signCreateTerms:Zr,listCreateContents:Xr,generateCreateContent:null,getCreatePreferences:Kr,
updateCreatePreferences:et,getCreateContent:rt,updateCreateContent:tt,deleteCreateContent:st,regenerateCreateContent:null,listWorkflowTemplates:it,listJobs:at,createJob:nt,
getJob:ot,updateJob:pt,deleteJob:dt,getJobStats:lt,archiveJob:ft,unarchiveJob:mt,deliverJob:ut,reactivateJob:yt,exportJob:null,downloadJob:null,listProjects:ct,
createProject:gt,deleteProject:vt,downloadDocument:null,uploadDocument:ht,listFiles:_t,uploadFile:Pt,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,
listWebhooks:wt,createWebhook:kt,getWebhook:bt,updateWebhook:jt,deleteWebhook:null,listDomains:At,getApi:Nt,getApiRoot:Dt,updateProject:Ft,getDocument:xt,translateTextByQuery:It},
_s={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,importMemory:null,exportTermbase:null,downloadTermbase:null,
deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,signCreateTerms:null,listCreateContents:null,
generateCreateContent:{message:Tt,fullcontent:Et,error:Lt},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,updateCreateContent:null,
deleteCreateContent:null,regenerateCreateContent:{message:St,fullcontent:Ct,error:zt},listWorkflowTemplates:null,listJobs:null,createJob:null,getJob:null,updateJob:null,
deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,listProjects:null,createProject:null,
deleteProject:null,downloadDocument:null,uploadDocument:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,
listWebhooks:null,createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,updateProject:null,getDocument:null,
translateTextByQuery:null},Ps=Mt,ws={...Nr};export{ws as eventValidators,hs as responseValidators,_s as streamValidators,Ps as validateError};
