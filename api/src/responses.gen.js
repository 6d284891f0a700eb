// Written by `npm run gen` from api/description and api/data. Do not edit.
var It=Object.defineProperty;var kr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(b){throw t=0,b}},xt=(r,t)=>{for(var b in t)It(r,b,{get:t[b],enumerable:!0})};var br=kr(ur=>{"use strict";Object.defineProperty(ur,"__esModule",{value:!0});function Tt(r){let t=r.length,b=0,k=0,j;for(;k<t;)b++,j=r.charCodeAt(k++),j>=55296&&
j<=56319&&k<t&&(j=r.charCodeAt(k),(j&64512)===56320&&k++);return b}ur.default=Tt});var Se=kr(Ae=>{"use strict";Object.defineProperty(Ae,"__esModule",{value:!0});Ae.formatNames=Ae.fastFormats=Ae.fullFormats=void 0;function Ne(r,t){return{validate:r,
compare:t}}Ae.fullFormats={date:Ne(Fr,vr),time:Ne(cr(!0),hr),"date-time":Ne(jr(!0),Ir),"iso-time":Ne(cr(),Dr),"iso-date-time":Ne(jr(),xr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:qt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Vt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Wt,int32:{type:"number",validate:Jt},int64:{type:"number",validate:Ot},float:{type:"\
number",validate:Ar},double:{type:"number",validate:Ar},password:!0,binary:!0};Ae.fastFormats={...Ae.fullFormats,date:Ne(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,vr),time:Ne(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,hr),"date-time":Ne(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ir),"iso-time":Ne(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Dr),"iso-date-time":Ne(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
xr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ae.formatNames=Object.keys(Ae.fullFormats);function Et(r){return r%4===0&&(r%100!==0||r%400===0)}var Lt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,St=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Fr(r){let t=Lt.exec(r);if(!t)return!1;let b=+t[1],k=+t[2],j=+t[3];return k>=1&&k<=12&&j>=1&&j<=(k===2&&Et(b)?29:St[k])}function vr(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var yr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function cr(r){return function(b){let k=yr.exec(b);if(!k)
return!1;let j=+k[1],N=+k[2],y=+k[3],e=k[4],m=k[5]==="-"?-1:1,a=+(k[6]||0),o=+(k[7]||0);if(a>23||o>59||r&&!e)return!1;if(j<=23&&N<=59&&y<60)return!0;let d=N-o*m,
i=j-a*m-(d<0?1:0);return(i===23||i===-1)&&(d===59||d===-1)&&y<61}}function hr(r,t){if(!(r&&t))return;let b=new Date("2020-01-01T"+r).valueOf(),k=new Date("2020-\
01-01T"+t).valueOf();if(b&&k)return b-k}function Dr(r,t){if(!(r&&t))return;let b=yr.exec(r),k=yr.exec(t);if(b&&k)return r=b[1]+b[2]+b[3],t=k[1]+k[2]+k[3],r>t?1:
r<t?-1:0}var gr=/t|\s/i;function jr(r){let t=cr(r);return function(k){let j=k.split(gr);return j.length===2&&Fr(j[0])&&t(j[1])}}function Ir(r,t){if(!(r&&t))return;
let b=new Date(r).valueOf(),k=new Date(t).valueOf();if(b&&k)return b-k}function xr(r,t){if(!(r&&t))return;let[b,k]=r.split(gr),[j,N]=t.split(gr),y=vr(b,j);if(y!==
void 0)return y||hr(k,N)}var zt=/\/|:/,Mt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function qt(r){return zt.test(r)&&Mt.test(r)}var Nr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Wt(r){return Nr.lastIndex=0,Nr.
test(r)}var $t=-(2**31),Ct=2**31-1;function Jt(r){return Number.isInteger(r)&&r<=Ct&&r>=$t}function Ot(r){return Number.isInteger(r)}function Ar(){return!0}var Rt=/[^\\]\\Z/;
function Vt(r){if(Rt.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Lr=le;function le(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=le.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return le.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let S in r)
if(!(S==="source_to_target"||S==="code_to_name")){return le.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:S}}],!1;break}if(p===e){if(r.source_to_target!==void 0){let S=r.source_to_target,v=e;if(e===v)if(S&&typeof S=="object"&&!Array.isArray(
S))for(let u in S){let f=S[u],c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(f))for(let g in f){let _=f[g],x=e;if(typeof _!="boolean")return le.errors=[{
instancePath:t+"/source_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(_!==!0)return le.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=x===e;if(!o)break}else return le.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var d=c===e;if(!d)break}else return le.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var i=v===e}else var i=!0;if(i)if(r.code_to_name!==void 0){let S=r.code_to_name,v=e;if(e===v)if(S&&typeof S=="obj\
ect"&&!Array.isArray(S))for(let f in S){let c=e;if(typeof S[f]!="string")return le.errors=[{instancePath:t+"/code_to_name/"+f.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e;if(!n)break}else return le.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var i=v===e}else var i=!0}}}else
return le.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=y,e===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Sr=Q;var ye={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},ie=Object.prototype.hasOwnProperty,J=br().default,q=Se().fullFormats.
int64;function Q(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Q.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let s=r[n],p=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.srclang===void 0&&(u="srclang")||s.trglang===void 0&&(u="trglang")||s.srclocale===void 0&&(u="sr\
clocale")||s.trglocale===void 0&&(u="trglocale")||s.name===void 0&&(u="name")||s.is_processing===void 0&&(u="is_processing")||s.version===void 0&&(u="version")||
s.created_at===void 0&&(u="created_at")||s.updated_at===void 0&&(u="updated_at")||s.resources===void 0&&(u="resources"))return Q.errors=[{instancePath:t+"/"+n,schemaPath:"\
Memory.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let f=e;for(let c in s)if(!ie.call(ye.properties,c)){return Q.errors=[{instancePath:t+
"/"+n,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(f===e){if(s.id!==void 0){let c=s.
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
g)if(Array.isArray(c)){var d=!0;let x=c.length;for(let h=0;h<x;h++){let l=e;if(typeof c[h]!="string")return Q.errors=[{instancePath:t+"/"+n+"/resources/"+h,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var d=l===e;if(!d)break}}else return Q.errors=[{instancePath:t+"/"+n+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0}}}}}}}}}}}}else return Q.errors=
[{instancePath:t+"/"+n,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e;if(!a)break}}else return Q.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return Q.errors=y,e===0}Q.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var zr=Z;function Z(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Z.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.srclang===void 0&&(i="srclang")||
r.trglang===void 0&&(i="trglang")||r.srclocale===void 0&&(i="srclocale")||r.trglocale===void 0&&(i="trglocale")||r.name===void 0&&(i="name")||r.is_processing===
void 0&&(i="is_processing")||r.version===void 0&&(i="version")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.resources===
void 0&&(i="resources"))return Z.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let s in r)
if(!ie.call(ye.properties,s)){return Z.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return Z.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return Z.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return Z.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!=
"string"&&s!==null)return Z.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:ye.properties.srclocale.
type}}],!1;var o=p===e}else var o=!0;if(o){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return Z.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:ye.properties.trglocale.type}}],!1;var o=p===e}else var o=!0;if(o){if(r.name!==
void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(J(s)>255)return Z.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return Z.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var o=p===e}else var o=!0;if(o){if(r.is_processing!==void 0){let s=r.is_processing,p=e;if(typeof s!="boolean"&&s!==null)return Z.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:ye.properties.is_processing.type}}],!1;var o=p===e}else var o=!0;
if(o){if(r.version!==void 0){let s=r.version,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return Z.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=p===e}else var o=!0;if(o)if(r.resources!==void 0){let s=r.resources,p=e;if(e===p)if(Array.isArray(s)){var d=!0;let v=s.length;for(let u=0;u<
v;u++){let f=e;if(typeof s[u]!="string")return Z.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var d=f===e;if(!d)break}}else return Z.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}}}}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return Z.errors=y,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mr=H;function H(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=H.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.srclang===void 0&&(i="srclang")||
r.trglang===void 0&&(i="trglang")||r.srclocale===void 0&&(i="srclocale")||r.trglocale===void 0&&(i="trglocale")||r.name===void 0&&(i="name")||r.is_processing===
void 0&&(i="is_processing")||r.version===void 0&&(i="version")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.resources===
void 0&&(i="resources"))return H.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let s in r)
if(!ie.call(ye.properties,s)){return H.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return H.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return H.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var o=s===e}else var o=!0;if(o){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return H.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!=
"string"&&s!==null)return H.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:ye.properties.srclocale.
type}}],!1;var o=p===e}else var o=!0;if(o){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return H.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:ye.properties.trglocale.type}}],!1;var o=p===e}else var o=!0;if(o){if(r.name!==
void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(J(s)>255)return H.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return H.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var o=p===e}else var o=!0;if(o){if(r.is_processing!==void 0){let s=r.is_processing,p=e;if(typeof s!="boolean"&&s!==null)return H.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:ye.properties.is_processing.type}}],!1;var o=p===e}else var o=!0;
if(o){if(r.version!==void 0){let s=r.version,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return H.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=p===e}else var o=!0;if(o){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var o=p===e}else var o=!0;if(o)if(r.resources!==void 0){let s=r.resources,p=e;if(e===p)if(Array.isArray(s)){var d=!0;let v=s.length;for(let u=0;u<
v;u++){let f=e;if(typeof s[u]!="string")return H.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var d=f===e;if(!d)break}}else return H.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var o=p===e}else var o=!0}}}}}}}}}}}}else return H.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return H.errors=y,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qr=ce;function ce(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(!(i==="id"||i==="deleted")){
return ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==
void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!q.validate(i))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a)if(r.deleted!==void 0){let i=r.deleted,n=e;if(typeof i!="boolean")return ce.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return ce.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=n===e}else var a=!0}}}else return ce.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=y,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wr=ee;var Ut={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ee(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ee.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let s=r[n],p=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.source===void 0&&(u="source")||s.target===void 0&&(u="target")||s.score===void 0&&(u="score")||s.metadata===void 0&&(u="m\
etadata"))return ee.errors=[{instancePath:t+"/"+n,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let f=e;
for(let c in s)if(!(c==="source"||c==="target"||c==="score"||c==="metadata")){return ee.errors=[{instancePath:t+"/"+n,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(f===e){if(s.source!==void 0){let c=e;if(typeof s.source!="string")
return ee.errors=[{instancePath:t+"/"+n+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=c===
e}else var o=!0;if(o){if(s.target!==void 0){let c=e;if(typeof s.target!="string")return ee.errors=[{instancePath:t+"/"+n+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;if(o){if(s.score!==void 0){let c=s.score,g=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ee.errors=[{instancePath:t+"/"+n+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return ee.errors=[{instancePath:t+"/"+n+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<75||isNaN(c))return ee.errors=[{instancePath:t+
"/"+n+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var o=g===e}else var o=!0;
if(o)if(s.metadata!==void 0){let c=s.metadata,g=e;if(e===g)if(c&&typeof c=="object"&&!Array.isArray(c)){let x;if(c.segment_id===void 0&&(x="segment_id")||c.resource_name===
void 0&&(x="resource_name")||c.user_email===void 0&&(x="user_email")||c.created_at===void 0&&(x="created_at"))return ee.errors=[{instancePath:t+"/"+n+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:x}}],!1;{let h=e;for(let l in c)if(!(l==="segme\
nt_id"||l==="resource_name"||l==="user_email"||l==="created_at")){return ee.errors=[{instancePath:t+"/"+n+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(h===e){if(c.segment_id!==void 0){let l=c.segment_id,
D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ee.errors=[{instancePath:t+"/"+n+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l=="number"&&isFinite(l)&&!q.validate(l))return ee.
errors=[{instancePath:t+"/"+n+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var d=D===e}else var d=!0;if(d){if(c.resource_name!==void 0){let l=c.resource_name,D=e;if(typeof l!="string"&&l!==null)return ee.errors=
[{instancePath:t+"/"+n+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:Ut.properties.metadata.properties.resource_name.type}}],!1;var d=D===e}else var d=!0;if(d){if(c.user_email!==void 0){let l=e;if(typeof c.user_email!="strin\
g")return ee.errors=[{instancePath:t+"/"+n+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var d=l===e}else var d=!0;if(d)if(c.created_at!==void 0){let l=c.created_at,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return ee.errors=[{instancePath:t+"/"+n+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var d=D===e}else var d=!0}}}}}else return ee.errors=[{instancePath:t+"/"+n+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var o=g===e}else var o=!0}}}}}else return ee.errors=[{instancePath:t+"/"+n,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e;if(!a)break}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ee.errors=y,e===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var $r=ge;function ge(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.isProcessing===void 0&&(o="isPro\
cessing"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(!(i==="id"||i===
"isProcessing")){return ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===
e){if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!q.validate(i))return ge.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a)if(r.isProcessing!==void 0){let i=r.isProcessing,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(i!==1)return ge.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=n===e}else var a=!0}}}else return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=y,e===0}ge.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cr=ve;function ve(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ve.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.is_processing===void 0&&(o="is_p\
rocessing"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(!(i==="id"||
i==="is_processing")){return ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(d===e){if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!q.validate(i))return ve.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a)if(r.is_processing!==void 0){let i=r.is_processing,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(i!==1)return ve.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=n===e}else var a=!0}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=y,e===0}ve.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jr=Fe;function Fe(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success"))return Fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let d in r)if(d!=="success"){return Fe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.success!==void 0){let d=r.success;if(typeof d!="bool\
ean")return Fe.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Fe.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return Fe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=y,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=Ye;function U(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=U.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.untokenizedSource===void 0&&(p="untokenizedSource")||r.tokenizedSource===
void 0&&(p="tokenizedSource")||r.sourceDelimiters===void 0&&(p="sourceDelimiters")||r.translation===void 0&&(p="translation"))return U.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let S=e;for(let v in r)if(!(v==="untokenizedSource"||v==="tokenizedSource"||v==="sourceDelimiter\
s"||v==="translation")){return U.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}
if(S===e){if(r.untokenizedSource!==void 0){let v=e;if(typeof r.untokenizedSource!="string")return U.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let v=e;if(typeof r.
tokenizedSource!="string")return U.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=v===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let v=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(v)){var o=!0;let c=v.length;for(let g=0;g<
c;g++){let _=e;if(typeof v[g]!="string")return U.errors=[{instancePath:t+"/sourceDelimiters/"+g,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=_===e;if(!o)break}}else return U.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let v=r.translation,u=e;if(e===u)if(Array.isArray(v)){var d=!0;
let c=v.length;for(let g=0;g<c;g++){let _=v[g],x=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let D;if(_.target===void 0&&(D="target")||_.score===void 0&&
(D="score")||_.isTMMatch===void 0&&(D="isTMMatch"))return U.errors=[{instancePath:t+"/translation/"+g,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:D}}],!1;{let w=e;for(let I in _)if(!(I==="target"||I==="targetWithTags"||I==="align"||I==="provenance"||I==="score"||I==="isTMMatch"||I===
"targetWords"||I==="targetDelimiters")){return U.errors=[{instancePath:t+"/translation/"+g,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:I}}],!1;break}if(w===e){if(_.target!==void 0){let I=e;if(typeof _.target!="string")return U.errors=[{instancePath:t+"/tr\
anslation/"+g+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0;if(i){if(_.targetWithTags!==
void 0){let I=e;if(typeof _.targetWithTags!="string")return U.errors=[{instancePath:t+"/translation/"+g+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0;if(i){if(_.align!==void 0){let I=e;if(typeof _.align!="string")return U.
errors=[{instancePath:t+"/translation/"+g+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else
var i=!0;if(i){if(_.provenance!==void 0){let I=e;if(typeof _.provenance!="string")return U.errors=[{instancePath:t+"/translation/"+g+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0;if(i){if(_.score!==void 0){let I=_.score,O=e;if(e===
O)if(typeof I=="number"&&isFinite(I)){if(I>100||isNaN(I))return U.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(I<0||isNaN(I))return U.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return U.errors=[{instancePath:t+"/translation/"+g+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var i=O===e}else var i=!0;if(i){if(_.isTMMatch!==void 0){let I=e;
if(typeof _.isTMMatch!="boolean")return U.errors=[{instancePath:t+"/translation/"+g+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=I===e}else var i=!0;if(i){if(_.targetWords!==void 0){let I=_.targetWords,O=e;if(e===O)if(Array.isArray(I)){var n=!0;let P=I.
length;for(let A=0;A<P;A++){let Me=e;if(typeof I[A]!="string")return U.errors=[{instancePath:t+"/translation/"+g+"/targetWords/"+A,schemaPath:"Translation.json/\
properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var n=Me===e;if(!n)break}}else return U.errors=[{instancePath:t+"/translation/"+g+
"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var i=O===e}else var i=!0;if(i)if(_.targetDelimiters!==
void 0){let I=_.targetDelimiters,O=e;if(e===O)if(Array.isArray(I)){var s=!0;let P=I.length;for(let A=0;A<P;A++){let Me=e;if(typeof I[A]!="string")return U.errors=
[{instancePath:t+"/translation/"+g+"/targetDelimiters/"+A,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=Me===e;if(!s)break}}else return U.errors=[{instancePath:t+"/translation/"+g+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDe\
limiters/type",keyword:"type",params:{type:"array"}}],!1;var i=O===e}else var i=!0}}}}}}}}}else return U.errors=[{instancePath:t+"/translation/"+g,schemaPath:"T\
ranslation.json/type",keyword:"type",params:{type:"object"}}],!1;var d=x===e;if(!d)break}}else return U.errors=[{instancePath:t+"/translation",schemaPath:"#/pro\
perties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return U.errors=y,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(r,{instancePath:t="",parentData:b,parentDataProperty:k,
rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Ye.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),U(r,{instancePath:t,
parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?U.errors:y.concat(U.errors),e=y.length),Ye.errors=y,e===0}Ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Rr=te;var Ge={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function te(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){
let y=null,e=0,m=te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let d=r.length;for(let i=0;i<
d;i++){let n=r[i],s=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let v;if(n.id===void 0&&(v="id")||n.fileId===void 0&&(v="fileId")||n.status===void 0&&
(v="status")||n.createdAt===void 0&&(v="createdAt"))return te.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:v}}],!1;{let u=e;for(let f in n)if(!(f==="id"||f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg")){return te.errors=[{instancePath:t+"\
/"+i,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(u===e){if(n.id!==void 0){
let f=n.id,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return te.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return te.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.fileId!==void 0){let f=n.fileId,c=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return te.errors=[{instancePath:t+"/"+i+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return te.errors=[{instancePath:t+"/"+i+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.status!==void 0){let f=n.status,
c=e;if(typeof f!="string")return te.errors=[{instancePath:t+"/"+i+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(f==="InProgress"||f==="Completed"||f==="ReadyForDownload"||f==="Failed"))return te.errors=[{instancePath:t+"/"+i+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:Ge.properties.status.enum}}],!1;var o=c===e}else var o=!0;if(o){if(n.createdAt!==void 0){
let f=n.createdAt,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return te.errors=[{instancePath:t+"/"+i+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var o=c===e}else var o=!0;if(o)if(n.errorMsg!==void 0){let f=n.errorMsg,c=e;if(typeof f!=
"string")return te.errors=[{instancePath:t+"/"+i+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(f==="Unsupported file type"||f==="File extraction error"||f==="No translatable content"||f==="Batch MT initiation failure"||f==="Batch MT response failu\
re"||f==="File reassembly error"||f==="Billing error"||f==="Invalid memory"||f==="Storage error"))return te.errors=[{instancePath:t+"/"+i+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:Ge.properties.errorMsg.enum}}],!1;var o=c===e}else var o=!0}}}}}}else return te.
errors=[{instancePath:t+"/"+i,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return te.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return te.errors=y,e===0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Vr=se;function se(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=se.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let d=r.length;for(let i=0;i<d;i++){let n=r[i],s=e;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let v;if(n.id===void 0&&(v="id")||n.fileId===void 0&&(v="fileId")||n.status===void 0&&(v="status")||n.createdAt===void 0&&(v="createdAt"))return se.
errors=[{instancePath:t+"/"+i,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:v}}],!1;{let u=e;for(let f in n)if(!(f==="id"||
f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg")){return se.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(u===e){if(n.id!==void 0){let f=n.id,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))
return se.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f==
"number"&&isFinite(f)&&!q.validate(f))return se.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.fileId!==void 0){let f=n.fileId,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return se.
errors=[{instancePath:t+"/"+i+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f==
"number"&&isFinite(f)&&!q.validate(f))return se.errors=[{instancePath:t+"/"+i+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var o=c===e}else var o=!0;if(o){if(n.status!==void 0){let f=n.status,c=e;if(typeof f!="string")return se.errors=[{instancePath:t+
"/"+i+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="InProgress"||f==="Completed"||f===
"ReadyForDownload"||f==="Failed"))return se.errors=[{instancePath:t+"/"+i+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:Ge.properties.status.enum}}],!1;var o=c===e}else var o=!0;if(o){if(n.createdAt!==void 0){let f=n.createdAt,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return se.errors=[{instancePath:t+"/"+i+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var o=c===e}else var o=!0;if(o)if(n.errorMsg!==void 0){let f=n.errorMsg,c=e;if(typeof f!="string")return se.errors=[{instancePath:t+"/"+i+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="Unsupported file type"||f==="File extraction\
 error"||f==="No translatable content"||f==="Batch MT initiation failure"||f==="Batch MT response failure"||f==="File reassembly error"||f==="Billing error"||f===
"Invalid memory"||f==="Storage error"))return se.errors=[{instancePath:t+"/"+i+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:Ge.properties.errorMsg.enum}}],!1;var o=c===e}else var o=!0}}}}}}else return se.errors=[{instancePath:t+"/"+i,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return se.errors=y,e===0}se.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ur=xe;function xe(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return xe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let d in r)if(d!=="signedAgreement"){return xe.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return xe.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=y,e===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Br=Te;var _r={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function W(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=W.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.language===
void 0&&(n="language")||r.template===void 0&&(n="template")||r.templateParams===void 0&&(n="templateParams")||r.preferences===void 0&&(n="preferences")||r.content===
void 0&&(n="content"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let s=e;for(let p in r)if(!(p===
"id"||p==="name"||p==="language"||p==="template"||p==="templateParams"||p==="preferences"||p==="content")){return W.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(r.id!==void 0){let p=r.id,S=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof p==
"number"&&isFinite(p)&&!q.validate(p))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=S===
e}else var a=!0;if(a){if(r.name!==void 0){let p=r.name,S=e;if(typeof p!="string"&&p!==null)return W.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:_r.properties.name.type}}],!1;if(e===S&&typeof p=="string"){if(J(p)>255)return W.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(p)<1)return W.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var a=S===e}else var a=!0;if(a){if(r.language!==void 0){let p=e;if(typeof r.language!="string")return W.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.template!==void 0){
let p=r.template,S=e;if(e===S)if(typeof p=="string"){if(J(p)>100)return W.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(J(p)<1)return W.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return W.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=S===e}else
var a=!0;if(a){if(r.templateParams!==void 0){let p=r.templateParams,S=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let f;if(p.language===void 0&&(f="\
language"))return W.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;
for(let g in p)if(!(g==="contentLength"||g==="memoryId"||g==="language"||g==="sections"||g==="summary")){return W.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(c===e){if(p.contentLength!==void 0){let g=p.
contentLength,_=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return W.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof g=="number"&&isFinite(g)){if(g>5e3||isNaN(g))return W.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(g<1||isNaN(g))return W.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var o=_===e}else var o=!0;if(o){if(p.memoryId!==void 0){let g=p.memoryId,_=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g)))return W.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return W.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=_===e}else var o=!0;if(o){if(p.language!==void 0){let g=e;if(typeof p.language!=
"string")return W.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=g===e}else var o=!0;if(o){if(p.sections!==void 0){let g=p.sections,_=e;if(e===_)if(Array.isArray(g)){if(g.length>50)return W.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var d=!0;let h=g.length;for(let l=0;l<
h;l++){let D=e;if(typeof g[l]!="string")return W.errors=[{instancePath:t+"/templateParams/sections/"+l,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e;if(!d)break}}}else return W.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var o=_===e}else var o=!0;if(o)if(p.summary!==void 0){let g=p.summary,_=e;if(e===
_)if(typeof g=="string"){if(J(g)>5e3)return W.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var o=_===e}else var o=!0}}}}}}else return W.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var a=S===e}else var a=!0;if(a){if(r.preferences!==void 0){let p=r.preferences,S=e;if(!(p&&typeof p=="object"&&!Array.isArray(
p))&&p!==null)return W.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:_r.properties.preferences.type}}],
!1;if(e===S&&p&&typeof p=="object"&&!Array.isArray(p)){let u=e;for(let f in p)if(!(f==="tone"||f==="styleguide")){return W.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(u===e){if(p.tone!==void 0){
let f=p.tone,c=e;if(e===c)if(typeof f=="string"){if(J(f)>5e3)return W.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i)if(p.styleguide!==void 0){let f=p.styleguide,c=e;if(e===c)if(typeof f==
"string"){if(J(f)>5e3)return W.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0}}var a=S===e}else var a=!0;if(a)if(r.content!==void 0){let p=r.content,S=e;if(typeof p!=
"string"&&p!==null)return W.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:_r.properties.content.type}}],
!1;var a=S===e}else var a=!0}}}}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=y,e===0}
W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){
let y=null,e=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
contents===void 0&&(o="contents"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)
if(i!=="contents"){return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(d===e&&r.contents!==void 0){let i=r.contents;if(e===e)if(Array.isArray(i)){var a=!0;let s=i.length;for(let p=0;p<s;p++){let S=e;W(i[p],{instancePath:t+"/cont\
ents/"+p,parentData:i,parentDataProperty:p,rootData:j,dynamicAnchors:N})||(y=y===null?W.errors:y.concat(W.errors),e=y.length);var a=S===e;if(!a)break}}else return Te.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Te.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=y,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yr=he;function he(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=he.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.tone===void 0&&(d="tone")||r.styleguide===void 0&&(d="sty\
leguide"))return he.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let n in r)if(!(n===
"tone"||n==="styleguide")){return he.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(r.tone!==void 0){let n=r.tone,s=e;if(e===s)if(typeof n=="string"){if(J(n)>5e3)return he.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return he.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.styleguide!==void 0){let n=r.styleguide,s=e;if(e===s)if(typeof n==
"string"){if(J(n)>5e3)return he.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return he.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=s===e}else var o=!0}}}else return he.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return he.
errors=y,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gr=_e;function _e(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=_e.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.tone===void 0&&(d="tone")||r.styleguide===void 0&&(d="sty\
leguide"))return _e.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let n in r)if(!(n===
"tone"||n==="styleguide")){return _e.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(r.tone!==void 0){let n=r.tone,s=e;if(e===s)if(typeof n=="string"){if(J(n)>5e3)return _e.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return _e.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o)if(r.styleguide!==void 0){let n=r.styleguide,s=e;if(e===s)if(typeof n==
"string"){if(J(n)>5e3)return _e.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return _e.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=s===e}else var o=!0}}}else return _e.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return _e.
errors=y,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qr=Qe;function Qe(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Qe.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?W.errors:y.concat(
W.errors),e=y.length),Qe.errors=y,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zr=Ze;function Ze(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Ze.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),W(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?W.errors:y.concat(
W.errors),e=y.length),Ze.errors=y,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hr=De;function De(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=De.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return De.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let d in r)if(d!=="id"){return De.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.id!==void 0){let d=r.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="numb\
er"&&isFinite(d)&&!q.validate(d))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=y,e===0}De.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xr=Re;var Bt={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function X(r,{instancePath:t="",parentData:b,
parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=X.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.TeamId===void 0&&(i="TeamId")||r.stages===void 0&&
(i="stages"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return X.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return X.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.TeamId!==void 0){let s=r.TeamId,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prope\
rties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return X.errors=[{instancePath:t+"/Team\
Id",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.stages!==void 0){let s=r.stages,p=e;
if(e===p)if(Array.isArray(s)){var o=!0;let v=s.length;for(let u=0;u<v;u++){let f=s[u],c=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let x;if(f.id===
void 0&&(x="id")||f.name===void 0&&(x="name")||f.assignmentType===void 0&&(x="assignmentType"))return X.errors=[{instancePath:t+"/stages/"+u,schemaPath:"Workflo\
wStage.json/required",keyword:"required",params:{missingProperty:x}}],!1;{let h=e;for(let l in f)if(!(l==="id"||l==="name"||l==="assignmentType")){return X.errors=
[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(h===
e){if(f.id!==void 0){let l=f.id,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return X.errors=[{instancePath:t+"/stages/"+u+"/id",schemaPath:"Wor\
kflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l=="number"&&isFinite(l)&&!q.validate(l))return X.errors=[{instancePath:t+
"/stages/"+u+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var d=D===e}else var d=!0;if(d){if(f.name!==
void 0){let l=e;if(typeof f.name!="string")return X.errors=[{instancePath:t+"/stages/"+u+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"t\
ype",params:{type:"string"}}],!1;var d=l===e}else var d=!0;if(d)if(f.assignmentType!==void 0){let l=f.assignmentType,D=e;if(typeof l!="string")return X.errors=[
{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"READY_TO_START"||l==="TRANSLATE"||l==="REVIEW"||l==="SECONDARY_REVIEW"||l==="DONE"))return X.errors=[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:Bt.properties.assignmentType.enum}}],!1;var d=D===e}else var d=!0}}}}else
return X.errors=[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return X.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}else return X.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=y,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(r,{
instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let d=0;d<o;d++){let i=e;X(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,
rootData:j,dynamicAnchors:N})||(y=y===null?X.errors:y.concat(X.errors),e=y.length);var a=i===e;if(!a)break}}else return Re.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"array"}}],!1;return Re.errors=y,e===0}Re.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Kr=Ve;var $e={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","stats"],properties:{id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active","archive\
d","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[0,1,
-2]},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},be=Se().fullFormats["date-time"],Tr={type:"object",required:["exactWords","fuzzyWords",
"newWords","sourceWords","numDeliveredProjects","numLanguagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","\
workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{
type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{
type:"integer",minimum:0,maximum:100},percentTranslated:{type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"\
integer",minimum:0},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,
$id:"JobStats.json"},qe={type:"object",required:["id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceToken\
s","createdAt","updatedAt","isDeleted","memoryId","workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{
type:["string","null"]},trgLang:{type:"string"},trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{
type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{
type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function T(r,{instancePath:t="",
parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.exactWords===void 0&&(i="exactWords")||r.fuzzyWords===void 0&&(i="fuzzyWords")||r.newWords===
void 0&&(i="newWords")||r.sourceWords===void 0&&(i="sourceWords")||r.numDeliveredProjects===void 0&&(i="numDeliveredProjects")||r.numLanguagePairs===void 0&&(i=
"numLanguagePairs")||r.numProjects===void 0&&(i="numProjects")||r.percentReviewed===void 0&&(i="percentReviewed")||r.percentTranslated===void 0&&(i="percentTran\
slated")||r.uniqueLanguagePairs===void 0&&(i="uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(i="uniqueLinguists")||r.workflowStatus===void 0&&(i="workflowS\
tatus")||r.projects===void 0&&(i="projects"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;
for(let s in r)if(!ie.call(Tr.properties,s)){return T.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.exactWords!==void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/\
exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){if(r.sourceWords!==void 0){let s=r.sourceWords,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/prop\
erties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){if(r.numDeliveredProjects!==void 0){let s=r.
numDeliveredProjects,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/propert\
ies/numDeliveredProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;
if(a){if(r.numLanguagePairs!==void 0){let s=r.numLanguagePairs,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/n\
umLanguagePairs",schemaPath:"#/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s)))return T.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=p===e}else var a=!0;if(a){if(r.numProjects!==void 0){let s=r.numProjects,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[
{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=p===e}else var a=!0;if(a){if(r.percentReviewed!==void 0){let s=r.percentReviewed,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.
errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="numbe\
r"&&isFinite(s)){if(s>100||isNaN(s))return T.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return T.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.percentTranslated!==void 0){let s=r.percentTranslated,p=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/propertie\
s/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"\
#/properties/percentTranslated/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.uniqueLanguagePairs!==void 0){
let s=r.uniqueLanguagePairs,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/p\
roperties/uniqueLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){
if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/uniqueLin\
guists",schemaPath:"#/properties/uniqueLinguists/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.
errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else
var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.workflowStatus,p=e;if(typeof s!="string")return T.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/p\
roperties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return T.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Tr.properties.workflowStatus.enum}}],!1;var a=p===e}else var a=!0;
if(a)if(r.projects!==void 0){let s=r.projects,p=e;if(e===p)if(Array.isArray(s)){var o=!0;let v=s.length;for(let u=0;u<v;u++){let f=s[u],c=e;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f)){let x;if(f.id===void 0&&(x="id")||f.srcLang===void 0&&(x="srcLang")||f.srcLocale===void 0&&(x="srcLocale")||f.trgLang===void 0&&(x=
"trgLang")||f.trgLocale===void 0&&(x="trgLocale")||f.name===void 0&&(x="name")||f.due===void 0&&(x="due")||f.isComplete===void 0&&(x="isComplete")||f.isArchived===
void 0&&(x="isArchived")||f.state===void 0&&(x="state")||f.numSourceTokens===void 0&&(x="numSourceTokens")||f.createdAt===void 0&&(x="createdAt")||f.updatedAt===
void 0&&(x="updatedAt")||f.isDeleted===void 0&&(x="isDeleted")||f.memoryId===void 0&&(x="memoryId")||f.workflowStatus===void 0&&(x="workflowStatus")||f.workflowName===
void 0&&(x="workflowName"))return T.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:x}}],
!1;{let h=e;for(let l in f)if(!ie.call(qe.properties,l)){return T.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(h===e){if(f.id!==void 0){let l=f.id,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return T.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l==
"number"&&isFinite(l)&&!q.validate(l))return T.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var d=D===e}else var d=!0;if(d){if(f.srcLang!==void 0){let l=e;if(typeof f.srcLang!="string")return T.errors=[{instancePath:t+"/projects/"+
u+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var d=l===e}else var d=!0;if(d){if(f.srcLocale!==void 0){
let l=f.srcLocale,D=e;if(typeof l!="string"&&l!==null)return T.errors=[{instancePath:t+"/projects/"+u+"/srcLocale",schemaPath:"JobProject.json/properties/srcLoc\
ale/type",keyword:"type",params:{type:qe.properties.srcLocale.type}}],!1;var d=D===e}else var d=!0;if(d){if(f.trgLang!==void 0){let l=e;if(typeof f.trgLang!="st\
ring")return T.errors=[{instancePath:t+"/projects/"+u+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;
var d=l===e}else var d=!0;if(d){if(f.trgLocale!==void 0){let l=f.trgLocale,D=e;if(typeof l!="string"&&l!==null)return T.errors=[{instancePath:t+"/projects/"+u+"\
/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"type",params:{type:qe.properties.trgLocale.type}}],!1;var d=D===e}else var d=!0;if(d){
if(f.name!==void 0){let l=e;if(typeof f.name!="string")return T.errors=[{instancePath:t+"/projects/"+u+"/name",schemaPath:"JobProject.json/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var d=l===e}else var d=!0;if(d){if(f.due!==void 0){let l=f.due,D=e;if(typeof l!="string"&&l!==null)return T.errors=[{
instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:qe.properties.due.type}}],!1;if(e===D&&e===D&&
typeof l=="string"&&!be.validate(l))return T.errors=[{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1;var d=D===e}else var d=!0;if(d){if(f.isComplete!==void 0){let l=e;if(typeof f.isComplete!="boolean")return T.errors=[{instancePath:t+"/\
projects/"+u+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var d=l===e}else var d=!0;if(d){if(f.
isArchived!==void 0){let l=e;if(typeof f.isArchived!="boolean")return T.errors=[{instancePath:t+"/projects/"+u+"/isArchived",schemaPath:"JobProject.json/propert\
ies/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var d=l===e}else var d=!0;if(d){if(f.state!==void 0){let l=f.state,D=e;if(typeof l!="string")return T.
errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="backlog"||
l==="inProgress"||l==="inReview"||l==="inQA"||l==="done"))return T.errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/\
enum",keyword:"enum",params:{allowedValues:qe.properties.state.enum}}],!1;var d=D===e}else var d=!0;if(d){if(f.numSourceTokens!==void 0){let l=f.numSourceTokens,
D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return T.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l)))return T.errors=[{instancePath:t+
"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=D===
e}else var d=!0;if(d){if(f.createdAt!==void 0){let l=f.createdAt,D=e;if(e===D&&e===D)if(typeof l=="string"){if(!be.validate(l))return T.errors=[{instancePath:t+
"/projects/"+u+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return T.errors=[{instancePath:t+
"/projects/"+u+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e}else var d=!0;if(d){if(f.
updatedAt!==void 0){let l=f.updatedAt,D=e;if(e===D&&e===D)if(typeof l=="string"){if(!be.validate(l))return T.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return T.errors=[{instancePath:t+"/projects/"+u+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e}else var d=!0;if(d){if(f.isDeleted!==
void 0){let l=e;if(typeof f.isDeleted!="boolean")return T.errors=[{instancePath:t+"/projects/"+u+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var d=l===e}else var d=!0;if(d){if(f.memoryId!==void 0){let l=f.memoryId,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return T.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===D&&typeof l=="number"&&isFinite(l)&&!q.validate(l))return T.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json\
/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var d=D===e}else var d=!0;if(d){if(f.workflowStatus!==void 0){let l=f.workflowStatus,
D=e;if(typeof l!="string")return T.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(l==="READY_TO_START"||l==="IN_PROGRESS"||l==="DONE"))return T.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"\
JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:qe.properties.workflowStatus.enum}}],!1;var d=D===e}else var d=!0;if(d)if(f.
workflowName!==void 0){let l=e;if(typeof f.workflowName!="string")return T.errors=[{instancePath:t+"/projects/"+u+"/workflowName",schemaPath:"JobProject.json/pr\
operties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var d=l===e}else var d=!0}}}}}}}}}}}}}}}}}}else return T.errors=[{instancePath:t+"/projec\
ts/"+u,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return T.errors=[{instancePath:t+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}}else return T.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=y,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:t="",
parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=$.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.creationStatus===void 0&&(o="creatio\
nStatus")||r.status===void 0&&(o="status")||r.due===void 0&&(o="due")||r.deliveredAt===void 0&&(o="deliveredAt")||r.isProcessing===void 0&&(o="isProcessing")||r.
stats===void 0&&(o="stats"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)
if(!(i==="id"||i==="name"||i==="creationStatus"||i==="status"||i==="due"||i==="deliveredAt"||i==="isProcessing"||i==="stats")){return $.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof i=="number"&&isFinite(i)&&!q.validate(i))return $.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=n===e}else var a=!0;if(a){if(r.name!==void 0){let i=r.name,n=e;if(e===n)if(typeof i=="string"){if(J(i)>255)return $.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(i)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.creationStatus!==void 0){let i=r.creationStatus,n=e;if(typeof i!="string")return $.errors=[{instancePath:t+
"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="PENDING"||i==="COMPLETE"||i==="FAILED"))return $.
errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:$e.properties.creationStatus.enum}}],
!1;var a=n===e}else var a=!0;if(a){if(r.status!==void 0){let i=r.status,n=e;if(typeof i!="string")return $.errors=[{instancePath:t+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="active"||i==="archived"||i==="delivered"))return $.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:$e.properties.status.enum}}],!1;var a=n===e}else var a=!0;if(a){if(r.due!==void 0){let i=r.due,n=e;
if(typeof i!="string"&&i!==null)return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:$e.properties.due.type}}],
!1;if(e===n&&e===n&&typeof i=="string"&&!be.validate(i))return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1;var a=n===e}else var a=!0;if(a){if(r.deliveredAt!==void 0){let i=r.deliveredAt,n=e;if(typeof i!="string"&&i!==null)return $.errors=[{instancePath:t+
"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:$e.properties.deliveredAt.type}}],!1;if(e===n&&e===n&&typeof i=="string"&&
!be.validate(i))return $.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===
e}else var a=!0;if(a){if(r.isProcessing!==void 0){let i=r.isProcessing,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1||i===-2))return $.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:$e.properties.isProcessing.enum}}],!1;var a=n===e}else var a=!0;
if(a)if(r.stats!==void 0){let i=e;T(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:j,dynamicAnchors:N})||(y=y===null?T.errors:
y.concat(T.errors),e=y.length);var a=i===e}else var a=!0}}}}}}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return $.errors=y,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,
dynamicAnchors:N={}}={}){let y=null,e=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;
let o=r.length;for(let d=0;d<o;d++){let i=e;$(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.
concat($.errors),e=y.length);var a=i===e;if(!a)break}}else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ve.
errors=y,e===0}Ve.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var et=He;function He(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=He.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),He.errors=y,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=Xe;function Xe(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Xe.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),Xe.errors=y,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tt=Ke;function Ke(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Ke.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),Ke.errors=y,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var st=Ie;function Ie(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Ie.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let d in r)if(d!=="id"){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(o===e&&r.id!==void 0){let d=r.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="numb\
er"&&isFinite(d)&&!q.validate(d))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=y,e===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var it=R;function R(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=R.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.sourceWords===void 0&&(i="sourceWords")||r.exactWords===void 0&&
(i="exactWords")||r.fuzzyWords===void 0&&(i="fuzzyWords")||r.newWords===void 0&&(i="newWords")||r.projects===void 0&&(i="projects"))return R.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.sourceWords!==void 0){let s=r.sourceWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return R.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return R.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return R.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return R.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,p=e;
if(e===p)if(Array.isArray(s)){var o=!0;let v=s.length;for(let u=0;u<v;u++){let f=s[u],c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.id===
void 0&&(_="id")||f.sourceWords===void 0&&(_="sourceWords")||f.exactWords===void 0&&(_="exactWords")||f.fuzzyWords===void 0&&(_="fuzzyWords")||f.newWords===void 0&&
(_="newWords"))return R.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let x=e;for(let h in f)if(!(h==="id"||h==="sourceWords"||h==="exactWords"||h==="fuzzyWords"||h==="newWords")){return R.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(x===e){if(f.id!==void 0){
let h=f.id,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="number"&&isFinite(h)&&!q.validate(h))return R.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var d=l===e}else var d=!0;if(d){
if(f.sourceWords!==void 0){let h=f.sourceWords,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="number"&&isFinite(
h)&&(h<0||isNaN(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var d=l===e}else var d=!0;if(d){if(f.exactWords!==void 0){let h=f.exactWords,l=e;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=l===e}else var d=!0;if(d){if(f.fuzzyWords!==
void 0){let h=f.fuzzyWords,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return R.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var d=l===e}else var d=!0;if(d)if(f.newWords!==void 0){let h=f.newWords,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return R.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===l&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return R.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=l===e}else var d=!0}}}}}}else return R.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return R.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}else return R.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=y,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var at=er;function er(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=er.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),er.errors=y,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nt=rr;function rr(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=rr.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),rr.errors=y,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ot=tr;function tr(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=tr.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),tr.errors=y,e===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pt=sr;function sr(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=sr.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),$(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?$.errors:y.concat(
$.errors),e=y.length),sr.errors=y,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dt=Ue;var ze={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},Ce={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"\
Document.json"},Yt={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_re\
viewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"int64"},memory_id:{
type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{
type:"boolean"}},additionalProperties:!1,$id:"Segment.json"};function L(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){
let y=null,e=0,m=L.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&(i="srclang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||
r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&(i="import_succeeded")||r.import_error_message===void 0&&(i="import_error_\
message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="ex\
port_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&(i="status")||r.translator_email===void 0&&(i="translator_email")||
r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===
void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;{let n=e;for(let s in r)if(!ie.call(Ce.properties,s)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(n===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(
s))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.
project_id!==void 0){let s=r.project_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return L.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return L.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return L.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/\
type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(J(s)>255)
return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return L.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let s=e;if(typeof r.import_in_progress!=
"boolean")return L.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return L.errors=[{instancePath:t+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let s=e;if(typeof r.
import_error_message!="string")return L.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="boolean")return L.errors=[{instancePath:t+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_succeeded!==
void 0){let s=e;if(typeof r.export_succeeded!="boolean")return L.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_error_message!==void 0){let s=e;if(typeof r.export_error_message!="string")return L.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return L.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.status!==void 0){let s=r.status,p=e;if(e===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let v;if(s.pretranslation===void 0&&(v="pretranslation"))return L.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:v}}],!1;{let u=e;for(let f in s)if(f!=="pretranslation"){return L.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(u===e&&s.pretranslation!==void 0){
let f=s.pretranslation;if(typeof f!="string")return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="idle"||f==="pending"||f==="running"))return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:Ce.properties.status.properties.pretranslation.enum}}],!1}}}else return L.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0;if(a){if(r.translator_email!==
void 0){let s=r.translator_email,p=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:Ce.properties.translator_email.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let s=r.reviewer_email,
p=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:Ce.
properties.reviewer_email.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,p=e;if(typeof s!="st\
ring"&&s!==null)return L.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:Ce.
properties.customer_reviewer_email.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===
e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){
let s=e;if(typeof r.is_review_complete!="boolean")return L.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a)if(r.segments!==void 0){let s=r.segments,p=e;if(e===p)if(Array.isArray(s)){var o=!0;let v=s.length;
for(let u=0;u<v;u++){let f=s[u],c=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let x;if(f.id===void 0&&(x="id")||f.created_at===void 0&&(x="created_a\
t")||f.updated_at===void 0&&(x="updated_at")||f.document_id===void 0&&(x="document_id")||f.memory_id===void 0&&(x="memory_id")||f.source===void 0&&(x="source")||
f.srclang===void 0&&(x="srclang")||f.target===void 0&&(x="target")||f.trglang===void 0&&(x="trglang")||f.is_confirmed===void 0&&(x="is_confirmed")||f.is_reviewed===
void 0&&(x="is_reviewed"))return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:x}}],!1;
{let h=e;for(let l in f)if(!ie.call(Yt.properties,l)){return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:l}}],!1;break}if(h===e){if(f.id!==void 0){let l=f.id,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))
return L.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l==
"number"&&isFinite(l)&&!q.validate(l))return L.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var d=D===e}else var d=!0;if(d){if(f.created_at!==void 0){let l=f.created_at,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return L.
errors=[{instancePath:t+"/segments/"+u+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=D===
e}else var d=!0;if(d){if(f.updated_at!==void 0){let l=f.updated_at,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return L.errors=[{instancePath:t+
"/segments/"+u+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=D===e}else var d=!0;if(d){if(f.
document_id!==void 0){let l=f.document_id,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return L.errors=[{instancePath:t+"/segments/"+u+"/documen\
t_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l=="number"&&isFinite(l)&&!q.validate(l))
return L.errors=[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var d=D===e}else var d=!0;if(d){if(f.memory_id!==void 0){let l=f.memory_id,D=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return L.errors=[{instancePath:t+
"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof l=="number"&&isFinite(
l)&&!q.validate(l))return L.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var d=D===e}else var d=!0;if(d){if(f.source!==void 0){let l=e;if(typeof f.source!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/source",
schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var d=l===e}else var d=!0;if(d){if(f.srclang!==void 0){let l=e;if(typeof f.
srclang!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var d=l===e}else var d=!0;if(d){if(f.target!==void 0){let l=e;if(typeof f.target!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var d=l===e}else var d=!0;if(d){if(f.trglang!==void 0){let l=e;if(typeof f.trglang!=
"string")return L.errors=[{instancePath:t+"/segments/"+u+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;
var d=l===e}else var d=!0;if(d){if(f.is_confirmed!==void 0){let l=e;if(typeof f.is_confirmed!="boolean")return L.errors=[{instancePath:t+"/segments/"+u+"/is_con\
firmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var d=l===e}else var d=!0;if(d)if(f.is_reviewed!==void 0){
let l=e;if(typeof f.is_reviewed!="boolean")return L.errors=[{instancePath:t+"/segments/"+u+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",
keyword:"type",params:{type:"boolean"}}],!1;var d=l===e}else var d=!0}}}}}}}}}}}}else return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return L.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/typ\
e",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return L.errors=y,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(r,{instancePath:t="",parentData:b,parentDataProperty:k,
rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=C.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.memory_id===void 0&&(i="memory_id")||r.job_id===void 0&&(i="job_id")||r.srclang===void 0&&(i="src\
lang")||r.trglang===void 0&&(i="trglang")||r.srclocale===void 0&&(i="srclocale")||r.trglocale===void 0&&(i="trglocale")||r.name===void 0&&(i="name")||r.state===
void 0&&(i="state")||r.due_date===void 0&&(i="due_date")||r.archived===void 0&&(i="archived")||r.metadata===void 0&&(i="metadata")||r.sample_review_percentage===
void 0&&(i="sample_review_percentage")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.workflowStatus===void 0&&(i="workflo\
wStatus")||r.document===void 0&&(i="document"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;
for(let s in r)if(!ie.call(ze.properties,s)){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(n===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return C.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.memory_id!==void 0){let s=r.memory_id,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return C.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties\
/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.job_id!==void 0){let s=r.job_id,p=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return C.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return C.errors=[{instancePath:t+"/srclang",schemaPath:"\
#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="strin\
g")return C.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!="string"&&s!==null)return C.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/\
type",keyword:"type",params:{type:ze.properties.srclocale.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!=
"string"&&s!==null)return C.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:ze.properties.trglocale.type}}],
!1;var a=p===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(J(s)>255)return C.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var a=p===e}else var a=!0;if(a){if(r.state!==void 0){let s=r.state,p=e;if(typeof s!="string")return C.errors=[{instancePath:t+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return C.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:ze.properties.state.enum}}],!1;var a=p===e}else var a=!0;if(a){
if(r.due_date!==void 0){let s=r.due_date,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return C.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/type",keyword:"type",params:{type:ze.properties.due_date.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.archived!==void 0){let s=e;if(typeof r.
archived!="boolean")return C.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.metadata!==void 0){let s=r.metadata,p=e;if(e===p)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return C.errors=[{
instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let v in s){let u=s[v],f=e;if(typeof u!=
"string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean")return C.errors=[{instancePath:t+"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:ze.properties.metadata.additionalProperties.type}}],!1;var o=f===e;if(!o)break}}else
return C.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+
"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(
s)){if(s>100||isNaN(s))return C.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return C.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_per\
centage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.
workflowStatus!==void 0){let s=r.workflowStatus,p=e;if(typeof s!="string")return C.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowSt\
atus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return C.errors=[{instancePath:t+"/workflowStatu\
s",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:ze.properties.workflowStatus.enum}}],!1;var a=p===e}else var a=!0;if(a)if(r.
document!==void 0){let s=r.document,p=e;if(e===p)if(Array.isArray(s)){var d=!0;let v=s.length;for(let u=0;u<v;u++){let f=e;L(s[u],{instancePath:t+"/document/"+u,
parentData:s,parentDataProperty:u,rootData:j,dynamicAnchors:N})||(y=y===null?L.errors:y.concat(L.errors),e=y.length);var d=f===e;if(!d)break}}else return C.errors=
[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}}}}}}else return C.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=y,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ue(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Ue.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let d=0;d<o;d++){let i=e;C(r[d],{instancePath:t+"/"+d,parentData:r,
parentDataProperty:d,rootData:j,dynamicAnchors:N})||(y=y===null?C.errors:y.concat(C.errors),e=y.length);var a=i===e;if(!a)break}}else return Ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ue.errors=y,e===0}Ue.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var lt=ir;function ir(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ir.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),C(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?C.errors:y.concat(
C.errors),e=y.length),ir.errors=y,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft=Pe;function Pe(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.deleted===void 0&&(o="deleted"))
return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(!(i==="id"||i==="deleted")){
return Pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==
void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!q.validate(i))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a)if(r.deleted!==void 0){let i=r.deleted,n=e;if(typeof i!="boolean")return Pe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return Pe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=n===e}else var a=!0}}}else return Pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=y,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mt=ar;function ar(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ar.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),L(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?L.errors:y.concat(
L.errors),e=y.length),ar.errors=y,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=V;var nr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function V(r,{instancePath:t="",
parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=V.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let s=r[n],p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
id===void 0&&(u="id")||s.name===void 0&&(u="name")||s.file_hash===void 0&&(u="file_hash")||s.detected_lang===void 0&&(u="detected_lang")||s.detected_lang_confidence===
void 0&&(u="detected_lang_confidence")||s.category===void 0&&(u="category")||s.labels===void 0&&(u="labels")||s.created_at===void 0&&(u="created_at")||s.updated_at===
void 0&&(u="updated_at"))return V.errors=[{instancePath:t+"/"+n,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let f=e;
for(let c in s)if(!ie.call(nr.properties,c)){return V.errors=[{instancePath:t+"/"+n,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:c}}],!1;break}if(f===e){if(s.id!==void 0){let c=s.id,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return V.errors=
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
REFERENCE"))return V.errors=[{instancePath:t+"/"+n+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:nr.properties.
category.enum}}],!1;var o=g===e}else var o=!0;if(o){if(s.labels!==void 0){let c=s.labels,g=e;if(e===g)if(Array.isArray(c)){var d=!0;let x=c.length;for(let h=0;h<
x;h++){let l=c[h],D=e;if(e===D)if(typeof l=="string"){if(J(l)>255)return V.errors=[{instancePath:t+"/"+n+"/labels/"+h,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(l)<1)return V.errors=[{instancePath:t+"/"+n+"/labels/"+h,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/labels/"+h,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e;if(!d)break}}else return V.errors=[{instancePath:t+"/"+n+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0;if(o){if(s.created_at!==void 0){let c=s.created_at,g=e;
if(e===g&&e===g)if(typeof c=="string"){if(!be.validate(c))return V.errors=[{instancePath:t+"/"+n+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var o=g===e}else var o=!0;if(o)if(s.updated_at!==void 0){let c=s.updated_at,g=e;if(e===g&&e===g)if(typeof c==
"string"){if(!be.validate(c))return V.errors=[{instancePath:t+"/"+n+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return V.errors=[{instancePath:t+"/"+n+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var o=g===e}else var o=!0}}}}}}}}}}else return V.errors=[{instancePath:t+"/"+n,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var a=p===e;if(!a)break}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return V.errors=y,e===
0}V.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var yt=B;function B(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=B.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.file_hash===
void 0&&(i="file_hash")||r.detected_lang===void 0&&(i="detected_lang")||r.detected_lang_confidence===void 0&&(i="detected_lang_confidence")||r.category===void 0&&
(i="category")||r.labels===void 0&&(i="labels")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at"))return B.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let s in r)if(!ie.call(nr.properties,s)){return B.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(n===e){if(r.id!==void 0){
let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return B.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=p===e}else var o=!0;if(o){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="\
string"){if(J(s)>255)return B.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(J(s)<1)return B.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=p===e}else var o=!0;if(o){if(r.
file_hash!==void 0){let s=r.file_hash,p=e;if(e===p)if(typeof s=="string"){if(J(s)>128)return B.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return B.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var o=p===e}else var o=!0;if(o){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return B.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var o=s===e}else var o=!0;if(o){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,p=e;if(e===p)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return B.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return B.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return B.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var o=p===e}else var o=!0;if(o){if(r.category!==void 0){let s=r.
category,p=e;if(typeof s!="string")return B.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return B.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:nr.properties.category.enum}}],!1;var o=p===e}else var o=!0;if(o){if(r.labels!==void 0){let s=r.labels,p=e;if(e===p)if(Array.isArray(s)){var d=!0;
let v=s.length;for(let u=0;u<v;u++){let f=s[u],c=e;if(e===c)if(typeof f=="string"){if(J(f)>255)return B.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(f)<1)return B.errors=[{instancePath:t+"/labels/"+u,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var d=c===e;if(!d)break}}else return B.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=p===e}else var o=!0;if(o){if(r.created_at!==void 0){let s=r.created_at,p=e;
if(e===p&&e===p)if(typeof s=="string"){if(!be.validate(s))return B.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var o=p===e}else var o=!0;if(o)if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(e===p&&e===p)if(typeof s=="string"){
if(!be.validate(s))return B.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return B.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var o=p===e}else var o=!0}}}}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return B.
errors=y,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ct=Be;var Gt={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},Qt=Se().fullFormats.uri;function G(r,{instancePath:t="",
parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=G.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.webhookName===void 0&&(d="webhookName")||r.webhookUrl===void 0&&(d=
"webhookUrl")||r.eventType===void 0&&(d="eventType"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;
{let i=e;for(let n in r)if(!(n==="id"||n==="webhookName"||n==="webhookUrl"||n==="eventType")){return G.errors=[{instancePath:t,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.id!==void 0){let n=r.id,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&
isFinite(n)&&!q.validate(n))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.webhookName!==void 0){let n=e;if(typeof r.webhookName!="string")return G.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/web\
hookName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let n=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof n==
"string"){if(!Qt(n))return G.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return G.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.eventType!==
void 0){let n=r.eventType,s=e;if(e===s)if(Array.isArray(n)){if(n.length<1)return G.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let S=n.length;for(let v=0;v<S;v++){let u=n[v],f=e;if(typeof u!="string")return G.errors=[{instancePath:t+
"/eventType/"+v,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="JOB_DELIVER"||u==="JOB_UPDATE"||u==="PROJECT_DELIVE\
R"||u==="PROJECT_UPDATE"))return G.errors=[{instancePath:t+"/eventType/"+v,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Gt.enum}}],
!1;var o=f===e;if(!o)break}}}else return G.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var a=s===e}else var a=!0}}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=y,e===0}G.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,
e=0,m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let d=0;d<o;d++){
let i=e;G(r[d],{instancePath:t+"/"+d,parentData:r,parentDataProperty:d,rootData:j,dynamicAnchors:N})||(y=y===null?G.errors:y.concat(G.errors),e=y.length);var a=i===
e;if(!a)break}}else return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Be.errors=y,e===0}Be.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var gt=or;function or(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=or.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),G(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?G.errors:y.concat(
G.errors),e=y.length),or.errors=y,e===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vt=pr;function pr(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=pr.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),G(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?G.errors:y.concat(
G.errors),e=y.length),pr.errors=y,e===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ht=dr;function dr(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=dr.evaluated;return m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),G(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?G.errors:y.concat(
G.errors),e=y.length),dr.errors=y,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=lr;var Je={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},Er={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE"]},srx:{type:"string"},segmentationConfigName:{type:"string"},
domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};var Oe=Se().fullFormats.int32;function E(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=E.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.domainId===void 0&&(u="domain\
Id")||r.domainName===void 0&&(u="domainName")||r.models===void 0&&(u="models")||r.filterConfigs===void 0&&(u="filterConfigs")||r.domainMetadata===void 0&&(u="do\
mainMetadata"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let f=e;for(let c in r)if(!(c==="dom\
ainId"||c==="domainName"||c==="models"||c==="filterConfigs"||c==="domainMetadata")){return E.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}],!1;break}if(f===e){if(r.domainId!==void 0){let c=r.domainId,g=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return E.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof c==
"number"&&isFinite(c)&&!Oe.validate(c))return E.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"i\
nt32"}}],!1;var a=g===e}else var a=!0;if(a){if(r.domainName!==void 0){let c=e;if(typeof r.domainName!="string")return E.errors=[{instancePath:t+"/domainName",schemaPath:"\
#/properties/domainName/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(r.models!==void 0){let c=r.models,g=e;if(e===g)if(Array.
isArray(c)){var o=!0;let x=c.length;for(let h=0;h<x;h++){let l=c[h],D=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let O;if(l.id===void 0&&(O="id")||
l.name===void 0&&(O="name")||l.provider===void 0&&(O="provider")||l.status===void 0&&(O="status")||l.srcLang===void 0&&(O="srcLang")||l.trgLang===void 0&&(O="tr\
gLang")||l.srcLocale===void 0&&(O="srcLocale")||l.trgLocale===void 0&&(O="trgLocale"))return E.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/requi\
red",keyword:"required",params:{missingProperty:O}}],!1;{let ne=e;for(let P in l)if(!(P==="id"||P==="name"||P==="provider"||P==="status"||P==="srcLang"||P==="tr\
gLang"||P==="srcLocale"||P==="trgLocale")){return E.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:P}}],!1;break}if(ne===e){if(l.id!==void 0){let P=l.id,A=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=
[{instancePath:t+"/models/"+h+"/id",schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof P=="number"&&isFinite(
P)&&!Oe.validate(P))return E.errors=[{instancePath:t+"/models/"+h+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],
!1;var d=A===e}else var d=!0;if(d){if(l.name!==void 0){let P=e;if(typeof l.name!="string")return E.errors=[{instancePath:t+"/models/"+h+"/name",schemaPath:"Mode\
l.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=P===e}else var d=!0;if(d){if(l.provider!==void 0){let P=e;if(typeof l.provider!="s\
tring")return E.errors=[{instancePath:t+"/models/"+h+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var d=P===
e}else var d=!0;if(d){if(l.status!==void 0){let P=l.status,A=e;if(typeof P!="string")return E.errors=[{instancePath:t+"/models/"+h+"/status",schemaPath:"Model.j\
son/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(P!=="Active")return E.errors=[{instancePath:t+"/models/"+h+"/status",schemaPath:"Model\
.json/properties/status/enum",keyword:"enum",params:{allowedValues:Je.properties.status.enum}}],!1;var d=A===e}else var d=!0;if(d){if(l.srcLang!==void 0){let P=l.
srcLang,A=e;if(typeof P!="string"&&P!==null)return E.errors=[{instancePath:t+"/models/"+h+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"ty\
pe",params:{type:Je.properties.srcLang.type}}],!1;var d=A===e}else var d=!0;if(d){if(l.trgLang!==void 0){let P=l.trgLang,A=e;if(typeof P!="string"&&P!==null)return E.
errors=[{instancePath:t+"/models/"+h+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:Je.properties.trgLang.type}}],!1;var d=A===
e}else var d=!0;if(d){if(l.srcLocale!==void 0){let P=l.srcLocale,A=e;if(typeof P!="string"&&P!==null)return E.errors=[{instancePath:t+"/models/"+h+"/srcLocale",
schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:Je.properties.srcLocale.type}}],!1;var d=A===e}else var d=!0;if(d)if(l.trgLocale!==
void 0){let P=l.trgLocale,A=e;if(typeof P!="string"&&P!==null)return E.errors=[{instancePath:t+"/models/"+h+"/trgLocale",schemaPath:"Model.json/properties/trgLo\
cale/type",keyword:"type",params:{type:Je.properties.trgLocale.type}}],!1;var d=A===e}else var d=!0}}}}}}}}}else return E.errors=[{instancePath:t+"/models/"+h,schemaPath:"\
Model.json/type",keyword:"type",params:{type:"object"}}],!1;var o=D===e;if(!o)break}}else return E.errors=[{instancePath:t+"/models",schemaPath:"#/properties/mo\
dels/type",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0;if(a){if(r.filterConfigs!==void 0){let c=r.filterConfigs,g=e;if(e===g)if(Array.isArray(
c)){var i=!0;let x=c.length;for(let h=0;h<x;h++){let l=c[h],D=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let O;if(l.id===void 0&&(O="id")||l.isDefault===
void 0&&(O="isDefault")||l.filterConfig===void 0&&(O="filterConfig")||l.filterName===void 0&&(O="filterName")||l.configName===void 0&&(O="configName")||l.configDescription===
void 0&&(O="configDescription")||l.subfilters===void 0&&(O="subfilters")||l.segmentationConfigSetting===void 0&&(O="segmentationConfigSetting")||l.srx===void 0&&
(O="srx")||l.segmentationConfigName===void 0&&(O="segmentationConfigName")||l.domains===void 0&&(O="domains")||l.createdAt===void 0&&(O="createdAt")||l.updatedAt===
void 0&&(O="updatedAt")||l.default===void 0&&(O="default"))return E.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"FilterConfig.json/required",keyword:"\
required",params:{missingProperty:O}}],!1;{let ne=e;for(let P in l)if(!ie.call(Er.properties,P)){return E.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"\
FilterConfig.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(ne===e){if(l.id!==void 0){let P=l.id,A=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof P=="number"&&isFinite(P)&&!Oe.validate(P))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var n=A===e}else var n=!0;if(n){if(l.isDefault!==void 0){let P=e;if(typeof l.
isDefault!="boolean")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var n=P===e}else var n=!0;if(n){if(l.filterConfig!==void 0){let P=e;if(typeof l.filterConfig!="string")return E.errors=[{instancePath:t+"/f\
ilterConfigs/"+h+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;
if(n){if(l.filterName!==void 0){let P=e;if(typeof l.filterName!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(l.configName!==void 0){let P=e;if(typeof l.configName!=
"string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var n=P===e}else var n=!0;if(n){if(l.configDescription!==void 0){let P=e;if(typeof l.configDescription!="string")return E.errors=[{instancePath:t+
"/filterConfigs/"+h+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else
var n=!0;if(n){if(l.subfilters!==void 0){let P=e;if(typeof l.subfilters!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(l.segmentationConfigSetting!==void 0){
let P=l.segmentationConfigSetting,A=e;if(typeof P!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(P!=="SENTENCE")return E.errors=[{instancePath:t+"/filterCon\
figs/"+h+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:Er.properties.
segmentationConfigSetting.enum}}],!1;var n=A===e}else var n=!0;if(n){if(l.srx!==void 0){let P=e;if(typeof l.srx!="string")return E.errors=[{instancePath:t+"/fil\
terConfigs/"+h+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(l.segmentationConfigName!==
void 0){let P=e;if(typeof l.segmentationConfigName!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(l.domains!==void 0){let P=l.domains,
A=e;if(e===A)if(Array.isArray(P)){var s=!0;let Ft=P.length;for(let K=0;K<Ft;K++){let me=P[K],M=e;if(e===M)if(me&&typeof me=="object"&&!Array.isArray(me)){let mr;
if(me.id===void 0&&(mr="id")||me.name===void 0&&(mr="name"))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K,schemaPath:"FilterConfig.json/pro\
perties/domains/items/required",keyword:"required",params:{missingProperty:mr}}],!1;{let Dt=e;for(let pe in me)if(!(pe==="id"||pe==="name")){return E.errors=[{instancePath:t+
"/filterConfigs/"+h+"/domains/"+K,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:pe}}],
!1;break}if(Dt===e){if(me.id!==void 0){let pe=me.id,wr=e;if(!(typeof pe=="number"&&!(pe%1)&&!isNaN(pe)&&isFinite(pe)))return E.errors=[{instancePath:t+"/filterC\
onfigs/"+h+"/domains/"+K+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===wr&&
typeof pe=="number"&&isFinite(pe)&&!Oe.validate(pe))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K+"/id",schemaPath:"FilterConfig.json/prope\
rties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var p=wr===e}else var p=!0;if(p)if(me.name!==void 0){let pe=e;if(typeof me.
name!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/name\
/type",keyword:"type",params:{type:"string"}}],!1;var p=pe===e}else var p=!0}}}else return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+K,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=M===e;if(!s)break}}else return E.errors=[{instancePath:t+"/fil\
terConfigs/"+h+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var n=A===e}else var n=!0;if(n){if(l.
createdAt!==void 0){let P=l.createdAt,A=e;if(e===A&&e===A)if(typeof P=="string"){if(!be.validate(P))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:t+"/filte\
rConfigs/"+h+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(l.
updatedAt!==void 0){let P=l.updatedAt,A=e;if(e===A&&e===A)if(typeof P=="string"){if(!be.validate(P))return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:t+"/filte\
rConfigs/"+h+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n)if(l.
default!==void 0){let P=e;if(typeof l.default!="boolean")return E.errors=[{instancePath:t+"/filterConfigs/"+h+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var n=P===e}else var n=!0}}}}}}}}}}}}}}}else return E.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var i=D===e;if(!i)break}}else return E.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0;if(a)if(r.domainMetadata!==void 0){let c=r.domainMetadata,g=e;
if(e===g)if(Array.isArray(c)){var S=!0;let x=c.length;for(let h=0;h<x;h++){let l=c[h],D=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let O;if(l.key===
void 0&&(O="key")||l.value===void 0&&(O="value"))return E.errors=[{instancePath:t+"/domainMetadata/"+h,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:O}}],!1;{let ne=e;for(let P in l)if(!(P==="key"||P==="value")){return E.errors=[{instancePath:t+"/domainMetadata/"+h,schemaPath:"Meta\
dataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(ne===e){if(l.key!==void 0){let P=e;if(typeof l.key!=
"string")return E.errors=[{instancePath:t+"/domainMetadata/"+h+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var v=P===e}else var v=!0;if(v)if(l.value!==void 0){let P=e;if(typeof l.value!="string")return E.errors=[{instancePath:t+"/domainMetadata/"+h+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var v=P===e}else var v=!0}}}else return E.errors=[{instancePath:t+"/domainM\
etadata/"+h,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var S=D===e;if(!S)break}}else return E.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0}}}}}}else return E.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=y,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:t="",
parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.items===void 0&&(d="items")||r.size===void 0&&(d="size"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let n in r)if(!(n==="items"||n==="size")){return fe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.items!==void 0){let n=r.items,s=e;if(e===
s)if(Array.isArray(n)){var a=!0;let p=n.length;for(let S=0;S<p;S++){let v=e;E(n[S],{instancePath:t+"/items/"+S,parentData:n,parentDataProperty:S,rootData:j,dynamicAnchors:N})||
(y=y===null?E.errors:y.concat(E.errors),e=y.length);var a=v===e;if(!a)break}}else return fe.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var o=s===e}else var o=!0;if(o)if(r.size!==void 0){let n=r.size,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return fe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(
n)){if(n<0||isNaN(n))return fe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!Oe.
validate(n))return fe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var o=s===e}else var o=!0}}}else
return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=y,e===0}fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function lr(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=lr.evaluated;return m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),fe(r,{instancePath:t,parentData:b,parentDataProperty:k,rootData:j,dynamicAnchors:N})||(y=y===null?
fe.errors:y.concat(fe.errors),e=y.length),lr.errors=y,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pt=we;function we(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=we.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.api_name===void 0&&(o="api_name")||r.api_root===void 0&&(o=
"api_root"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(!(i==="api_n\
ame"||i==="api_root")){return we.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(d===e){if(r.api_name!==void 0){let i=r.api_name,n=e;if(typeof i!="string")return we.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(i!=="Parlance")return we.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=n===e}else var a=!0;if(a)if(r.api_root!==void 0){let i=r.api_root,n=e;if(typeof i!="string")return we.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="/v2")return we.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=n===e}else var a=!0}}}else return we.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=y,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wt=ke;function ke(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.api_name===void 0&&(o="api_name")||r.api_root===void 0&&(o=
"api_root"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(!(i==="api_n\
ame"||i==="api_root")){return ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}
if(d===e){if(r.api_name!==void 0){let i=r.api_name,n=e;if(typeof i!="string")return ke.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(i!=="Parlance")return ke.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=n===e}else var a=!0;if(a)if(r.api_root!==void 0){let i=r.api_root,n=e;if(typeof i!="string")return ke.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="/v2")return ke.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=n===e}else var a=!0}}}else return ke.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=y,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kt=F,de={type:"\
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
boolean"},is_reviewed:{type:"boolean"}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,$id:"updateProject"};function F(r,{instancePath:t="",
parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=F.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.memory_id===void 0&&(p="memory_id")||r.job_id===void 0&&(p="job_i\
d")||r.srclang===void 0&&(p="srclang")||r.trglang===void 0&&(p="trglang")||r.srclocale===void 0&&(p="srclocale")||r.trglocale===void 0&&(p="trglocale")||r.name===
void 0&&(p="name")||r.state===void 0&&(p="state")||r.due_date===void 0&&(p="due_date")||r.archived===void 0&&(p="archived")||r.metadata===void 0&&(p="metadata")||
r.sample_review_percentage===void 0&&(p="sample_review_percentage")||r.created_at===void 0&&(p="created_at")||r.updated_at===void 0&&(p="updated_at")||r.workflowStatus===
void 0&&(p="workflowStatus")||r.document===void 0&&(p="document"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;{let S=e;for(let v in r)if(!ie.call(de.properties,v)){return F.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:v}}],!1;break}if(S===e){if(r.id!==void 0){let v=r.id,u=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return F.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof v=="number"&&isFinite(v)&&!q.validate(v))return F.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=u===e}else var a=!0;if(a){if(r.memory_id!==void 0){
let v=r.memory_id,u=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof v=="number"&&isFinite(v)&&!q.validate(v))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=u===e}else var a=!0;if(a){if(r.job_id!==void 0){let v=r.job_id,u=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return F.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===u&&typeof v=="number"&&isFinite(v)&&!q.validate(v))return F.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var a=u===e}else var a=!0;if(a){if(r.srclang!==void 0){let v=e;if(typeof r.srclang!="string")return F.errors=[{instancePath:t+"/src\
lang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(r.trglang!==void 0){let v=e;if(typeof r.
trglang!="string")return F.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else
var a=!0;if(a){if(r.srclocale!==void 0){let v=r.srclocale,u=e;if(typeof v!="string"&&v!==null)return F.errors=[{instancePath:t+"/srclocale",schemaPath:"#/proper\
ties/srclocale/type",keyword:"type",params:{type:de.properties.srclocale.type}}],!1;var a=u===e}else var a=!0;if(a){if(r.trglocale!==void 0){let v=r.trglocale,u=e;
if(typeof v!="string"&&v!==null)return F.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:de.properties.
trglocale.type}}],!1;var a=u===e}else var a=!0;if(a){if(r.name!==void 0){let v=r.name,u=e;if(e===u)if(typeof v=="string"){if(J(v)>255)return F.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(v)<1)return F.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.state!==void 0){let v=r.state,u=e;if(typeof v!="string")return F.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="backlog"||v==="inProgress"||v==="inReview"||v==="inQA"||v==="do\
ne"))return F.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:de.properties.state.enum}}],!1;var a=u===
e}else var a=!0;if(a){if(r.due_date!==void 0){let v=r.due_date,u=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return F.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:de.properties.due_date.type}}],!1;var a=u===e}else var a=!0;if(a){if(r.archived!==
void 0){let v=e;if(typeof r.archived!="boolean")return F.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=v===e}else var a=!0;if(a){if(r.metadata!==void 0){let v=r.metadata,u=e;if(e===u)if(v&&typeof v=="object"&&!Array.isArray(v)){if(Object.keys(
v).length>50)return F.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let c in v){
let g=v[c],_=e;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean")return F.errors=[{instancePath:t+"/metadata/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:de.properties.metadata.additionalProperties.type}}],
!1;var o=_===e;if(!o)break}}else return F.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;
var a=u===e}else var a=!0;if(a){if(r.sample_review_percentage!==void 0){let v=r.sample_review_percentage,u=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)))return F.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===u&&typeof v=="number"&&isFinite(v)){if(v>100||isNaN(v))return F.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_re\
view_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(v<0||isNaN(v))return F.errors=[{instancePath:t+"/sample_review_percentage",
schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=u===e}else var a=!0;if(a){if(r.created_at!==
void 0){let v=r.created_at,u=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return F.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=u===e}else var a=!0;if(a){if(r.updated_at!==void 0){let v=r.updated_at,u=e;if(!(typeof v=="nu\
mber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return F.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"int\
eger"}}],!1;var a=u===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let v=r.workflowStatus,u=e;if(typeof v!="string")return F.errors=[{instancePath:t+"/wo\
rkflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="READY_TO_START"||v==="IN_PROGRESS"||v==="DONE"))
return F.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:de.properties.workflowStatus.
enum}}],!1;var a=u===e}else var a=!0;if(a)if(r.document!==void 0){let v=r.document,u=e;if(e===u)if(Array.isArray(v)){var d=!0;let c=v.length;for(let g=0;g<c;g++){
let _=v[g],x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let l;if(_.id===void 0&&(l="id")||_.project_id===void 0&&(l="project_id")||_.srclang===void 0&&
(l="srclang")||_.trglang===void 0&&(l="trglang")||_.name===void 0&&(l="name")||_.import_in_progress===void 0&&(l="import_in_progress")||_.import_succeeded===void 0&&
(l="import_succeeded")||_.import_error_message===void 0&&(l="import_error_message")||_.export_in_progress===void 0&&(l="export_in_progress")||_.export_succeeded===
void 0&&(l="export_succeeded")||_.export_error_message===void 0&&(l="export_error_message")||_.is_pretranslating===void 0&&(l="is_pretranslating")||_.status===void 0&&
(l="status")||_.translator_email===void 0&&(l="translator_email")||_.reviewer_email===void 0&&(l="reviewer_email")||_.customer_reviewer_email===void 0&&(l="cust\
omer_reviewer_email")||_.created_at===void 0&&(l="created_at")||_.updated_at===void 0&&(l="updated_at")||_.is_review_complete===void 0&&(l="is_review_complete"))
return F.errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:l}}],!1;{let D=e;for(let w in _)
if(!ie.call(de.properties.document.items.properties,w)){return F.errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(D===e){if(_.id!==void 0){let w=_.id,I=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w)&&isFinite(w)))return F.errors=[{instancePath:t+"/document/"+g+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===I&&typeof w=="number"&&isFinite(w)&&!q.validate(w))return F.errors=[{instancePath:t+"/document/"+g+"/id",schemaPath:"#/properties/document\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=I===e}else var i=!0;if(i){if(_.project_id!==void 0){let w=_.project_id,I=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return F.errors=[{instancePath:t+"/document/"+g+"/project_id",schemaPath:"#/properties/document/items/properties/proje\
ct_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof w=="number"&&isFinite(w)&&!q.validate(w))return F.errors=[{instancePath:t+"/document/"+
g+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=I===e}else var i=!0;if(i){
if(_.srclang!==void 0){let w=e;if(typeof _.srclang!="string")return F.errors=[{instancePath:t+"/document/"+g+"/srclang",schemaPath:"#/properties/document/items/\
properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.trglang!==void 0){let w=e;if(typeof _.trglang!="string")
return F.errors=[{instancePath:t+"/document/"+g+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var i=w===e}else var i=!0;if(i){if(_.name!==void 0){let w=_.name,I=e;if(e===I)if(typeof w=="string"){if(J(w)>255)return F.errors=[{instancePath:t+"/document/"+
g+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(w)<1)return F.errors=[{instancePath:t+
"/document/"+g+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+
"/document/"+g+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else var i=!0;if(i){
if(_.import_in_progress!==void 0){let w=e;if(typeof _.import_in_progress!="boolean")return F.errors=[{instancePath:t+"/document/"+g+"/import_in_progress",schemaPath:"\
#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=w===e}else var i=!0;if(i){if(_.import_succeeded!==
void 0){let w=e;if(typeof _.import_succeeded!="boolean")return F.errors=[{instancePath:t+"/document/"+g+"/import_succeeded",schemaPath:"#/properties/document/it\
ems/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=w===e}else var i=!0;if(i){if(_.import_error_message!==void 0){let w=e;if(typeof _.
import_error_message!="string")return F.errors=[{instancePath:t+"/document/"+g+"/import_error_message",schemaPath:"#/properties/document/items/properties/import\
_error_message/type",keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.export_in_progress!==void 0){let w=e;if(typeof _.export_in_progress!=
"boolean")return F.errors=[{instancePath:t+"/document/"+g+"/export_in_progress",schemaPath:"#/properties/document/items/properties/export_in_progress/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=w===e}else var i=!0;if(i){if(_.export_succeeded!==void 0){let w=e;if(typeof _.export_succeeded!="boolean")return F.errors=
[{instancePath:t+"/document/"+g+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"type",params:{type:"boole\
an"}}],!1;var i=w===e}else var i=!0;if(i){if(_.export_error_message!==void 0){let w=e;if(typeof _.export_error_message!="string")return F.errors=[{instancePath:t+
"/document/"+g+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var i=w===e}else var i=!0;if(i){if(_.is_pretranslating!==void 0){let w=e;if(typeof _.is_pretranslating!="boolean")return F.errors=[{instancePath:t+"/document/"+
g+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var i=w===e}else var i=!0;
if(i){if(_.status!==void 0){let w=_.status,I=e;if(e===I)if(w&&typeof w=="object"&&!Array.isArray(w)){let ne;if(w.pretranslation===void 0&&(ne="pretranslation"))
return F.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{missingProperty:ne}}],
!1;{let P=e;for(let A in w)if(A!=="pretranslation"){return F.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/document/items/properties\
/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],!1;break}if(P===e&&w.pretranslation!==void 0){let A=w.pretranslation;
if(typeof A!="string")return F.errors=[{instancePath:t+"/document/"+g+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/propert\
ies/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(A==="idle"||A==="pending"||A==="running"))return F.errors=[{instancePath:t+"/document/"+
g+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:de.properties.
document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return F.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/\
document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var i=I===e}else var i=!0;if(i){if(_.translator_email!==void 0){let w=_.translator_email,
I=e;if(typeof w!="string"&&w!==null)return F.errors=[{instancePath:t+"/document/"+g+"/translator_email",schemaPath:"#/properties/document/items/properties/trans\
lator_email/type",keyword:"type",params:{type:de.properties.document.items.properties.translator_email.type}}],!1;var i=I===e}else var i=!0;if(i){if(_.reviewer_email!==
void 0){let w=_.reviewer_email,I=e;if(typeof w!="string"&&w!==null)return F.errors=[{instancePath:t+"/document/"+g+"/reviewer_email",schemaPath:"#/properties/do\
cument/items/properties/reviewer_email/type",keyword:"type",params:{type:de.properties.document.items.properties.reviewer_email.type}}],!1;var i=I===e}else var i=!0;
if(i){if(_.customer_reviewer_email!==void 0){let w=_.customer_reviewer_email,I=e;if(typeof w!="string"&&w!==null)return F.errors=[{instancePath:t+"/document/"+g+
"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:de.properties.document.items.
properties.customer_reviewer_email.type}}],!1;var i=I===e}else var i=!0;if(i){if(_.created_at!==void 0){let w=_.created_at,I=e;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w)))return F.errors=[{instancePath:t+"/document/"+g+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var i=I===e}else var i=!0;if(i){if(_.updated_at!==void 0){let w=_.updated_at,I=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&
isFinite(w)))return F.errors=[{instancePath:t+"/document/"+g+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var i=I===e}else var i=!0;if(i){if(_.is_review_complete!==void 0){let w=e;if(typeof _.is_review_complete!="boolean")return F.errors=[{instancePath:t+
"/document/"+g+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var i=w===
e}else var i=!0;if(i)if(_.segments!==void 0){let w=_.segments,I=e;if(e===I)if(Array.isArray(w)){var n=!0;let ne=w.length;for(let P=0;P<ne;P++){let A=w[P],Me=e;if(e===
Me)if(A&&typeof A=="object"&&!Array.isArray(A)){let K;if(A.id===void 0&&(K="id")||A.created_at===void 0&&(K="created_at")||A.updated_at===void 0&&(K="updated_at")||
A.document_id===void 0&&(K="document_id")||A.memory_id===void 0&&(K="memory_id")||A.source===void 0&&(K="source")||A.srclang===void 0&&(K="srclang")||A.target===
void 0&&(K="target")||A.trglang===void 0&&(K="trglang")||A.is_confirmed===void 0&&(K="is_confirmed")||A.is_reviewed===void 0&&(K="is_reviewed"))return F.errors=
[{instancePath:t+"/document/"+g+"/segments/"+P,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:K}}],
!1;{let me=e;for(let M in A)if(!ie.call(de.properties.document.items.properties.segments.items.properties,M)){return F.errors=[{instancePath:t+"/document/"+g+"/\
segments/"+P,schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}}],
!1;break}if(me===e){if(A.id!==void 0){let M=A.id,ue=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return F.errors=[{instancePath:t+"/document/"+g+"\
/segments/"+P+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ue&&
typeof M=="number"&&isFinite(M)&&!q.validate(M))return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/id",schemaPath:"#/properties/document/items/pro\
perties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ue===e}else var s=!0;if(s){if(A.created_at!==void 0){let M=A.created_at,
ue=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/created_at",schemaPath:"#/propert\
ies/document/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=ue===e}else var s=!0;if(s){if(A.updated_at!==
void 0){let M=A.updated_at,ue=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=ue===e}else
var s=!0;if(s){if(A.document_id!==void 0){let M=A.document_id,ue=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return F.errors=[{instancePath:t+"/d\
ocument/"+g+"/segments/"+P+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===ue&&typeof M=="number"&&isFinite(M)&&!q.validate(M))return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/document_id",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ue===e}else var s=!0;if(s){
if(A.memory_id!==void 0){let M=A.memory_id,ue=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return F.errors=[{instancePath:t+"/document/"+g+"/segme\
nts/"+P+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
ue&&typeof M=="number"&&isFinite(M)&&!q.validate(M))return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/memory_id",schemaPath:"#/properties/documen\
t/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ue===e}else var s=!0;if(s){if(A.source!==void 0){
let M=e;if(typeof A.source!="string")return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/source",schemaPath:"#/properties/document/items/properties\
/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(A.srclang!==void 0){let M=e;if(typeof A.srclang!=
"string")return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P+"/srclang",schemaPath:"#/properties/document/items/properties/segments/items/properties/\
srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(A.target!==void 0){let M=e;if(typeof A.target!="string")return F.errors=
[{instancePath:t+"/document/"+g+"/segments/"+P+"/target",schemaPath:"#/properties/document/items/properties/segments/items/properties/target/type",keyword:"type",
params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(A.trglang!==void 0){let M=e;if(typeof A.trglang!="string")return F.errors=[{instancePath:t+"/docu\
ment/"+g+"/segments/"+P+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"strin\
g"}}],!1;var s=M===e}else var s=!0;if(s){if(A.is_confirmed!==void 0){let M=e;if(typeof A.is_confirmed!="boolean")return F.errors=[{instancePath:t+"/document/"+g+
"/segments/"+P+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"bool\
ean"}}],!1;var s=M===e}else var s=!0;if(s)if(A.is_reviewed!==void 0){let M=e;if(typeof A.is_reviewed!="boolean")return F.errors=[{instancePath:t+"/document/"+g+
"/segments/"+P+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var s=M===e}else var s=!0}}}}}}}}}}}}else return F.errors=[{instancePath:t+"/document/"+g+"/segments/"+P,schemaPath:"#/properties/document/items/proper\
ties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var n=Me===e;if(!n)break}}else return F.errors=[{instancePath:t+"/document/"+g+"/segments",
schemaPath:"#/properties/document/items/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var i=I===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return F.
errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/type",keyword:"type",params:{type:"object"}}],!1;var d=x===e;if(!d)break}}else return F.
errors=[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=y,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var bt=z,We={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_prog\
ress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated\
_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"stri\
ng"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_co\
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"\
int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"\
boolean"},is_reviewed:{type:"boolean"}},additionalProperties:!1}}},additionalProperties:!1,$id:"getDocument"};function z(r,{instancePath:t="",parentData:b,parentDataProperty:k,
rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&(i="srclang")||r.trglang===void 0&&(i=
"trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&(i="import_succeeded")||r.import_error_message===
void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===void 0&&(i="export_succeeded")||r.export_error_message===
void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&(i="status")||r.translator_email===void 0&&(i="tra\
nslator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||r.created_at===void 0&&(i="\
created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))return z.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let s in r)if(!ie.call(We.properties,s)){return z.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(n===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)&&!q.validate(s))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===
e}else var a=!0;if(a){if(r.project_id!==void 0){let s=r.project_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return z.
errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return z.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return z.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s==
"string"){if(J(s)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(J(s)<1)return z.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let s=e;if(typeof r.
import_in_progress!="boolean")return z.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return z.errors=[{instancePath:t+
"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.import_error_message!==
void 0){let s=e;if(typeof r.import_error_message!="string")return z.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_messag\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="bo\
olean")return z.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.export_succeeded!==void 0){let s=e;if(typeof r.export_succeeded!="boolean")return z.errors=[{instancePath:t+"/export_succeeded",schemaPath:"\
#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_error_message!==void 0){let s=e;if(typeof r.
export_error_message!="string")return z.errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return z.errors=[{instancePath:t+
"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.status!==
void 0){let s=r.status,p=e;if(e===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.pretranslation===void 0&&(v="pretranslation"))return z.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:v}}],!1;{let u=e;for(let f in s)if(f!=="pretranslation"){return z.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}
if(u===e&&s.pretranslation!==void 0){let f=s.pretranslation;if(typeof f!="string")return z.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/proper\
ties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="idle"||f==="pending"||f==="running"))return z.errors=[{instancePath:t+
"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:We.properties.status.properties.pretranslation.
enum}}],!1}}}else return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0;
if(a){if(r.translator_email!==void 0){let s=r.translator_email,p=e;if(typeof s!="string"&&s!==null)return z.errors=[{instancePath:t+"/translator_email",schemaPath:"\
#/properties/translator_email/type",keyword:"type",params:{type:We.properties.translator_email.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.reviewer_email!==
void 0){let s=r.reviewer_email,p=e;if(typeof s!="string"&&s!==null)return z.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/ty\
pe",keyword:"type",params:{type:We.properties.reviewer_email.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,
p=e;if(typeof s!="string"&&s!==null)return z.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"\
type",params:{type:We.properties.customer_reviewer_email.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.
is_review_complete!==void 0){let s=e;if(typeof r.is_review_complete!="boolean")return z.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/i\
s_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a)if(r.segments!==void 0){let s=r.segments,p=e;if(e===p)if(Array.
isArray(s)){var o=!0;let v=s.length;for(let u=0;u<v;u++){let f=s[u],c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(f)){let _;if(f.id===void 0&&(_="id")||
f.created_at===void 0&&(_="created_at")||f.updated_at===void 0&&(_="updated_at")||f.document_id===void 0&&(_="document_id")||f.memory_id===void 0&&(_="memory_id")||
f.source===void 0&&(_="source")||f.srclang===void 0&&(_="srclang")||f.target===void 0&&(_="target")||f.trglang===void 0&&(_="trglang")||f.is_confirmed===void 0&&
(_="is_confirmed")||f.is_reviewed===void 0&&(_="is_reviewed"))return z.errors=[{instancePath:t+"/segments/"+u,schemaPath:"#/properties/segments/items/required",
keyword:"required",params:{missingProperty:_}}],!1;{let x=e;for(let h in f)if(!ie.call(We.properties.segments.items.properties,h)){return z.errors=[{instancePath:t+
"/segments/"+u,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(x===e){if(f.
id!==void 0){let h=f.id,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"#/propert\
ies/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="number"&&isFinite(h)&&!q.validate(h))return z.errors=[{instancePath:t+
"/segments/"+u+"/id",schemaPath:"#/properties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var d=l===e}else var d=!0;if(d){
if(f.created_at!==void 0){let h=f.created_at,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/segments/"+u+"/crea\
ted_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=l===e}else var d=!0;if(d){if(f.updated_at!==
void 0){let h=f.updated_at,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/segments/"+u+"/updated_at",schemaPath:"\
#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var d=l===e}else var d=!0;if(d){if(f.document_id!==void 0){let h=f.
document_id,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"#/properties\
/segments/items/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="number"&&isFinite(h)&&!q.validate(h))return z.errors=
[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var d=l===e}else var d=!0;if(d){if(f.memory_id!==void 0){let h=f.memory_id,l=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+
"/segments/"+u+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof h=="\
number"&&isFinite(h)&&!q.validate(h))return z.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var d=l===e}else var d=!0;if(d){if(f.source!==void 0){let h=e;if(typeof f.source!="string")return z.errors=
[{instancePath:t+"/segments/"+u+"/source",schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else
var d=!0;if(d){if(f.srclang!==void 0){let h=e;if(typeof f.srclang!="string")return z.errors=[{instancePath:t+"/segments/"+u+"/srclang",schemaPath:"#/properties/\
segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(f.target!==void 0){let h=e;if(typeof f.target!=
"string")return z.errors=[{instancePath:t+"/segments/"+u+"/target",schemaPath:"#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var d=h===e}else var d=!0;if(d){if(f.trglang!==void 0){let h=e;if(typeof f.trglang!="string")return z.errors=[{instancePath:t+"/segments/"+u+"/trg\
lang",schemaPath:"#/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e}else var d=!0;if(d){if(f.is_confirmed!==
void 0){let h=e;if(typeof f.is_confirmed!="boolean")return z.errors=[{instancePath:t+"/segments/"+u+"/is_confirmed",schemaPath:"#/properties/segments/items/prop\
erties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var d=h===e}else var d=!0;if(d)if(f.is_reviewed!==void 0){let h=e;if(typeof f.is_reviewed!=
"boolean")return z.errors=[{instancePath:t+"/segments/"+u+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{
type:"boolean"}}],!1;var d=h===e}else var d=!0}}}}}}}}}}}}else return z.errors=[{instancePath:t+"/segments/"+u,schemaPath:"#/properties/segments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var o=c===e;if(!o)break}}else return z.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return z.errors=y,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jt=Y;function Y(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.untokenizedSource===void 0&&(p="untokenizedSource")||r.tokenizedSource===
void 0&&(p="tokenizedSource")||r.sourceDelimiters===void 0&&(p="sourceDelimiters")||r.translation===void 0&&(p="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let S=e;for(let v in r)if(!(v==="untokenizedSource"||v==="tokenizedSource"||v==="sourceDelimiter\
s"||v==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}
if(S===e){if(r.untokenizedSource!==void 0){let v=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let v=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=v===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let v=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(v)){var o=!0;let c=v.length;for(let g=0;g<
c;g++){let _=e;if(typeof v[g]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+g,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=_===e;if(!o)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let v=r.translation,u=e;if(e===u)if(Array.isArray(v)){var d=!0;
let c=v.length;for(let g=0;g<c;g++){let _=v[g],x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let l;if(_.target===void 0&&(l="target")||_.score===void 0&&
(l="score")||_.isTMMatch===void 0&&(l="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+g,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:l}}],!1;{let D=e;for(let w in _)if(!(w==="target"||w==="targetWithTags"||w==="align"||w==="provenance"||w==="score"||w==="isTM\
Match"||w==="targetWords"||w==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+g,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(D===e){if(_.target!==void 0){let w=e;if(typeof _.target!="string")return Y.errors=
[{instancePath:t+"/translation/"+g+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var i=w===
e}else var i=!0;if(i){if(_.targetWithTags!==void 0){let w=e;if(typeof _.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+g+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.
align!==void 0){let w=e;if(typeof _.align!="string")return Y.errors=[{instancePath:t+"/translation/"+g+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.provenance!==void 0){let w=e;if(typeof _.provenance!="string")
return Y.errors=[{instancePath:t+"/translation/"+g+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var i=w===e}else var i=!0;if(i){if(_.score!==void 0){let w=_.score,I=e;if(e===I)if(typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return Y.errors=
[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(w<0||isNaN(w))return Y.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var i=I===e}else var i=!0;if(i){if(_.isTMMatch!==void 0){let w=e;if(typeof _.isTMMatch!="boolean")return Y.
errors=[{instancePath:t+"/translation/"+g+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var i=w===e}else var i=!0;if(i){if(_.targetWords!==void 0){let w=_.targetWords,I=e;if(e===I)if(Array.isArray(w)){var n=!0;let ne=w.length;for(let P=0;P<
ne;P++){let A=e;if(typeof w[P]!="string")return Y.errors=[{instancePath:t+"/translation/"+g+"/targetWords/"+P,schemaPath:"#/properties/translation/items/propert\
ies/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e;if(!n)break}}else return Y.errors=[{instancePath:t+"/translation/"+g+"/target\
Words",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var i=I===e}else var i=!0;if(i)if(_.targetDelimiters!==
void 0){let w=_.targetDelimiters,I=e;if(e===I)if(Array.isArray(w)){var s=!0;let ne=w.length;for(let P=0;P<ne;P++){let A=e;if(typeof w[P]!="string")return Y.errors=
[{instancePath:t+"/translation/"+g+"/targetDelimiters/"+P,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=A===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+g+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var i=I===e}else var i=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/transl\
ation/"+g,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var d=x===e;if(!d)break}}else return Y.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return Y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=y,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=Ee;function Ee(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=Ee.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.message===void 0&&(o="message"))return Ee.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let d=e;for(let i in r)if(i!=="message"){return Ee.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e&&r.message!==void 0&&typeof r.message!=
"string")return Ee.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ee.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=y,e===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Pr={};xt(Pr,{JOB_DELIVER:()=>Xt,JOB_UPDATE:()=>Ht,PROJECT_DELIVER:()=>ts,PROJECT_UPDATE:()=>es});var Ht=ae;var At={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Le=Se().fullFormats.int64,fr=Se().fullFormats["date-time"];function ae(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){
let y=null,e=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.due===void 0&&(d="due")||r.isDelivered===void 0&&(d="isDe\
livered"))return ae.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let n in r)
if(!(n==="OrganizationId"||n==="id"||n==="name"||n==="due"||n==="isDelivered")){return ae.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.OrganizationId!==void 0){let n=r.OrganizationId,s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return ae.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.id!==void 0){let n=r.id,s=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return ae.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==void 0){let n=e;if(typeof r.name!="string")return ae.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){
if(r.due!==void 0){let n=r.due,s=e;if(typeof n!="string"&&n!==null)return ae.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:At.properties.due.type}}],!1;if(e===s&&e===s&&typeof n=="string"&&!fr.validate(n))return ae.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0;if(o)if(r.isDelivered!==void 0){let n=r.isDelivered,
s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(n===0||n===1))return ae.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:At.properties.isDelivered.enum}}],!1;var o=s===e}else var o=!0}}}}}}else return ae.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=y,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Xt=re;var Kt={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function re(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){
let y=null,e=0,m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.due===void 0&&(d="due")||r.isDelivered===void 0&&(d="isDe\
livered")||r.deliveredAt===void 0&&(d="deliveredAt"))return re.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let n in r)if(!(n==="OrganizationId"||n==="id"||n==="name"||n==="due"||n==="isDelivered"||n==="deliveredAt")){return re.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.OrganizationId!==void 0){
let n=r.OrganizationId,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return re.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else
var o=!0;if(o){if(r.id!==void 0){let n=r.id,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return re.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==
void 0){let n=e;if(typeof r.name!="string")return re.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.due!==void 0){let n=r.due,s=e;if(typeof n!="string"&&n!==null)return re.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Kt.properties.due.type}}],!1;if(e===s&&e===s&&typeof n=="string"&&!fr.validate(
n))return re.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===
e}else var o=!0;if(o){if(r.isDelivered!==void 0){let n=r.isDelivered,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(n!==1)return re.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var o=s===e}else var o=!0;if(o)if(r.deliveredAt!==
void 0){let n=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof n=="string"){if(!fr.validate(n))return re.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return re.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0}}}}}}}else return re.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=y,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var es=oe;var rs={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function oe(r,{instancePath:t="",parentData:b,
parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.
due===void 0&&(d="due"))return oe.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;
for(let n in r)if(!(n==="OrganizationId"||n==="id"||n==="name"||n==="due")){return oe.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.OrganizationId!==void 0){let n=r.OrganizationId,s=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return oe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.id!==void 0){let n=r.
id,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return oe.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o){if(r.name!==void 0){let n=e;if(typeof r.name!=
"string")return oe.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=n===
e}else var o=!0;if(o)if(r.due!==void 0){let n=r.due,s=e;if(typeof n!="string"&&n!==null)return oe.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:rs.properties.due.type}}],!1;if(e===s&&e===s&&typeof n=="string"&&!fr.validate(n))return oe.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0}}}}}else return oe.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=y,e===0}oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ts=je;function je(r,{instancePath:t="",parentData:b,parentDataProperty:k,rootData:j=r,dynamicAnchors:N={}}={}){let y=null,e=0,m=je.evaluated;if(m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.OrganizationId===void 0&&(d="OrganizationId")||r.id===void 0&&
(d="id"))return je.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let n in r)
if(!(n==="OrganizationId"||n==="id")){return je.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(i===e){if(r.OrganizationId!==void 0){let n=r.OrganizationId,s=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return je.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return je.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0;if(o)if(r.id!==void 0){let n=r.id,s=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return je.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof n=="number"&&isFinite(n)&&!Le.validate(n))return je.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=s===e}else var o=!0}}}else return je.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=y,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns={getLanguages:Lr,listMemories:Sr,createMemory:zr,updateMemory:Mr,deleteMemory:qr,queryMemory:Wr,importMemory:$r,exportTermbase:Cr,downloadTermbase:null,deleteMemorySegment:Jr,
translateText:Or,listFileTranslations:Rr,translateFiles:Vr,downloadTranslation:null,signCreateTerms:Ur,listCreateContents:Br,generateCreateContent:null,getCreatePreferences:Yr,
updateCreatePreferences:Gr,getCreateContent:Qr,updateCreateContent:Zr,deleteCreateContent:Hr,regenerateCreateContent:null,listWorkflowTemplates:Xr,listJobs:Kr,createJob:et,
getJob:rt,updateJob:tt,deleteJob:st,getJobStats:it,archiveJob:at,unarchiveJob:nt,deliverJob:ot,reactivateJob:pt,exportJob:null,downloadJob:null,listProjects:dt,
createProject:lt,deleteProject:ft,downloadDocument:null,uploadDocument:mt,listFiles:ut,uploadFile:yt,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,
listWebhooks:ct,createWebhook:gt,getWebhook:vt,updateWebhook:ht,deleteWebhook:null,listDomains:_t,getApi:Pt,getApiRoot:wt,updateProject:kt,getDocument:bt,translateTextByQuery:jt},
os=Nt,ps={...Pr};export{ps as eventValidators,ns as responseValidators,os as validateError};
