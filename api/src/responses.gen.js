// Written by `npm run gen` from api/description and api/data. Do not edit.
var Is=Object.defineProperty;var Hr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(N){throw t=0,N}},Ds=(r,t)=>{for(var N in t)Is(r,N,{get:t[N],enumerable:!0})};var Zr=Hr(Jr=>{"use strict";Object.defineProperty(Jr,"__esModule",{value:!0});function Fs(r){let t=r.length,N=0,w=0,j;for(;w<t;)N++,j=r.charCodeAt(w++),j>=55296&&
j<=56319&&w<t&&(j=r.charCodeAt(w),(j&64512)===56320&&w++);return N}Jr.default=Fs});var ir=Hr(Me=>{"use strict";Object.defineProperty(Me,"__esModule",{value:!0});Me.formatNames=Me.fastFormats=Me.fullFormats=void 0;function Ce(r,t){return{validate:r,
compare:t}}Me.fullFormats={date:Ce(rt,Br),time:Ce(Rr(!0),Gr),"date-time":Ce(Xr(!0),st),"iso-time":Ce(Rr(),tt),"iso-date-time":Ce(Xr(),it),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ls,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Js,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:qs,int32:{type:"number",validate:Ms},int64:{type:"number",validate:$s},float:{type:"\
number",validate:et},double:{type:"number",validate:et},password:!0,binary:!0};Me.fastFormats={...Me.fullFormats,date:Ce(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Br),time:Ce(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Gr),"date-time":Ce(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
st),"iso-time":Ce(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,tt),"iso-date-time":Ce(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
it),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Me.formatNames=Object.keys(Me.fullFormats);function Ts(r){return r%4===0&&(r%100!==0||r%400===0)}var Ss=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,xs=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function rt(r){let t=Ss.exec(r);if(!t)return!1;let N=+t[1],w=+t[2],j=+t[3];return w>=1&&w<=12&&j>=1&&j<=(w===2&&Ts(N)?29:xs[w])}function Br(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Or=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Rr(r){return function(N){let w=Or.exec(N);if(!w)
return!1;let j=+w[1],D=+w[2],d=+w[3],e=w[4],l=w[5]==="-"?-1:1,n=+(w[6]||0),a=+(w[7]||0);if(n>23||a>59||r&&!e)return!1;if(j<=23&&D<=59&&d<60)return!0;let f=D-a*l,
o=j-n*l-(f<0?1:0);return(o===23||o===-1)&&(f===59||f===-1)&&d<61}}function Gr(r,t){if(!(r&&t))return;let N=new Date("2020-01-01T"+r).valueOf(),w=new Date("2020-\
01-01T"+t).valueOf();if(N&&w)return N-w}function tt(r,t){if(!(r&&t))return;let N=Or.exec(r),w=Or.exec(t);if(N&&w)return r=N[1]+N[2]+N[3],t=w[1]+w[2]+w[3],r>t?1:
r<t?-1:0}var Vr=/t|\s/i;function Xr(r){let t=Rr(r);return function(w){let j=w.split(Vr);return j.length===2&&rt(j[0])&&t(j[1])}}function st(r,t){if(!(r&&t))return;
let N=new Date(r).valueOf(),w=new Date(t).valueOf();if(N&&w)return N-w}function it(r,t){if(!(r&&t))return;let[N,w]=r.split(Vr),[j,D]=t.split(Vr),d=Br(N,j);if(d!==
void 0)return d||Gr(w,D)}var Es=/\/|:/,Ws=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ls(r){return Es.test(r)&&Ws.test(r)}var Kr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function qs(r){return Kr.lastIndex=0,Kr.
test(r)}var zs=-(2**31),Cs=2**31-1;function Ms(r){return Number.isInteger(r)&&r<=Cs&&r>=zs}function $s(r){return Number.isInteger(r)}function et(){return!0}var Us=/[^\\]\\Z/;
function Js(r){if(Us.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var ot=he;function he(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=he.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return he.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let A in r)
if(!(A==="source_to_target"||A==="code_to_name")){return he.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(p===e){if(r.source_to_target!==void 0){let A=r.source_to_target,I=e;if(e===I)if(A&&typeof A=="object"&&!Array.isArray(
A))for(let u in A){let m=A[u],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(m))for(let h in m){let v=m[h],P=e;if(typeof v!="boolean")return he.errors=[{
instancePath:t+"/source_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(v!==!0)return he.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=P===e;if(!a)break}else return he.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var f=y===e;if(!f)break}else return he.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var o=I===e}else var o=!0;if(o)if(r.code_to_name!==void 0){let A=r.code_to_name,I=e;if(e===I)if(A&&typeof A=="obj\
ect"&&!Array.isArray(A))for(let m in A){let y=e;if(typeof A[m]!="string")return he.errors=[{instancePath:t+"/code_to_name/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e;if(!i)break}else return he.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var o=I===e}else var o=!0}}}else
return he.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=d,e===0}he.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var pt=X;var Ae={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}},import_error_message:{type:"string"},import_note:{type:"string"}},additionalProperties:!1,$id:"Memory.json"},
ne=Object.prototype.hasOwnProperty,R=Zr().default,L=ir().fullFormats.int64;function X(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let i=0;i<
o;i++){let s=r[i],p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.srclang===void 0&&(u="srclang")||s.trglang===void 0&&
(u="trglang")||s.srclocale===void 0&&(u="srclocale")||s.trglocale===void 0&&(u="trglocale")||s.name===void 0&&(u="name")||s.is_processing===void 0&&(u="is_proce\
ssing")||s.version===void 0&&(u="version")||s.created_at===void 0&&(u="created_at")||s.updated_at===void 0&&(u="updated_at")||s.resources===void 0&&(u="resource\
s"))return X.errors=[{instancePath:t+"/"+i,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let y in s)if(!ne.call(
Ae.properties,y)){return X.errors=[{instancePath:t+"/"+i,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(m===e){if(s.id!==void 0){let y=s.id,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return X.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)&&!L.validate(y))return X.errors=[{instancePath:t+
"/"+i+"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=h===e}else var a=!0;if(a){if(s.srclang!==void 0){let y=e;
if(typeof s.srclang!="string")return X.errors=[{instancePath:t+"/"+i+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"st\
ring"}}],!1;var a=y===e}else var a=!0;if(a){if(s.trglang!==void 0){let y=e;if(typeof s.trglang!="string")return X.errors=[{instancePath:t+"/"+i+"/trglang",schemaPath:"\
Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.srclocale!==void 0){let y=s.srclocale,h=e;if(typeof y!=
"string"&&y!==null)return X.errors=[{instancePath:t+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ae.properties.
srclocale.type}}],!1;var a=h===e}else var a=!0;if(a){if(s.trglocale!==void 0){let y=s.trglocale,h=e;if(typeof y!="string"&&y!==null)return X.errors=[{instancePath:t+
"/"+i+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ae.properties.trglocale.type}}],!1;var a=h===e}else var a=!0;if(a){
if(s.name!==void 0){let y=s.name,h=e;if(e===h)if(typeof y=="string"){if(R(y)>255)return X.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properti\
es/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(y)<1)return X.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(s.is_processing!==void 0){let y=s.is_processing,h=e;if(typeof y!="boolean"&&y!==null)return X.
errors=[{instancePath:t+"/"+i+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ae.properties.is_processing.type}}],
!1;var a=h===e}else var a=!0;if(a){if(s.version!==void 0){let y=s.version,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return X.errors=[{instancePath:t+
"/"+i+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)&&(y<0||isNaN(
y)))return X.errors=[{instancePath:t+"/"+i+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;
var a=h===e}else var a=!0;if(a){if(s.created_at!==void 0){let y=s.created_at,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return X.errors=[{instancePath:t+
"/"+i+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=h===e}else var a=!0;if(a){if(s.updated_at!==
void 0){let y=s.updated_at,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return X.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"Memory.\
json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=h===e}else var a=!0;if(a){if(s.resources!==void 0){let y=s.resources,h=e;if(e===
h)if(Array.isArray(y)){var f=!0;let P=y.length;for(let g=0;g<P;g++){let c=e;if(typeof y[g]!="string")return X.errors=[{instancePath:t+"/"+i+"/resources/"+g,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e;if(!f)break}}else return X.errors=[{instancePath:t+"/"+i+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a){if(s.import_error_message!==
void 0){let y=e;if(typeof s.import_error_message!="string")return X.errors=[{instancePath:t+"/"+i+"/import_error_message",schemaPath:"Memory.json/properties/imp\
ort_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)if(s.import_note!==void 0){let y=e;if(typeof s.import_note!="s\
tring")return X.errors=[{instancePath:t+"/"+i+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0}}}}}}}}}}}}}}else return X.errors=[{instancePath:t+"/"+i,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e;if(!n)
break}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return X.errors=d,e===0}X.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var dt=ee;function ee(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ee.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.srclang===void 0&&(o="srclang")||
r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.is_processing===
void 0&&(o="is_processing")||r.version===void 0&&(o="version")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.resources===
void 0&&(o="resources"))return ee.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(Ae.properties,s)){return ee.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return ee.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return ee.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return ee.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!=
"string"&&s!==null)return ee.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ae.properties.srclocale.
type}}],!1;var a=p===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ae.properties.trglocale.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.
name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(R(s)>255)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=p===e}else var a=!0;if(a){if(r.is_processing!==void 0){let s=r.is_processing,p=e;if(typeof s!="boolean"&&s!==null)return ee.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ae.properties.is_processing.type}}],!1;var a=p===e}else var a=!0;
if(a){if(r.version!==void 0){let s=r.version,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ee.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.resources!==void 0){let s=r.resources,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let I=s.length;for(let u=0;u<
I;u++){let m=e;if(typeof s[u]!="string")return ee.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var f=m===e;if(!f)break}}else return ee.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let s=e;if(typeof r.import_error_message!="string")return ee.
errors=[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a)if(r.import_note!==void 0){let s=e;if(typeof r.import_note!="string")return ee.errors=[{instancePath:t+"/import_note",schemaPath:"Memory.js\
on/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}}}}}}}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"\
Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=d,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lt=re;function re(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=re.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.srclang===void 0&&(o="srclang")||
r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.is_processing===
void 0&&(o="is_processing")||r.version===void 0&&(o="version")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.resources===
void 0&&(o="resources"))return re.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(Ae.properties,s)){return re.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return re.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return re.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return re.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.srclocale!==void 0){let s=r.srclocale,p=e;if(typeof s!=
"string"&&s!==null)return re.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ae.properties.srclocale.
type}}],!1;var a=p===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return re.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ae.properties.trglocale.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.
name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(R(s)>255)return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=p===e}else var a=!0;if(a){if(r.is_processing!==void 0){let s=r.is_processing,p=e;if(typeof s!="boolean"&&s!==null)return re.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ae.properties.is_processing.type}}],!1;var a=p===e}else var a=!0;
if(a){if(r.version!==void 0){let s=r.version,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return re.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==
void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.resources!==void 0){let s=r.resources,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let I=s.length;for(let u=0;u<
I;u++){let m=e;if(typeof s[u]!="string")return re.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var f=m===e;if(!f)break}}else return re.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let s=e;if(typeof r.import_error_message!="string")return re.
errors=[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a)if(r.import_note!==void 0){let s=e;if(typeof r.import_note!="string")return re.errors=[{instancePath:t+"/import_note",schemaPath:"Memory.js\
on/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}}}}}}}}}}}}else return re.errors=[{instancePath:t,schemaPath:"\
Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=d,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft=Ie;function Ie(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ie.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.deleted===void 0&&(a="deleted"))
return Ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Ie.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Ie.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ie.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=d,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mt=ae;var Os={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ae(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ae.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],p=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.source===void 0&&(u="source")||s.target===void 0&&(u="target")||s.score===void 0&&(u="score")||s.metadata===void 0&&(u="m\
etadata"))return ae.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let y in s)if(!(y==="source"||y==="target"||y==="score"||y==="metadata")){return ae.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(m===e){if(s.source!==void 0){let y=e;if(typeof s.source!="string")
return ae.errors=[{instancePath:t+"/"+i+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0;if(a){if(s.target!==void 0){let y=e;if(typeof s.target!="string")return ae.errors=[{instancePath:t+"/"+i+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.score!==void 0){let y=s.score,h=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ae.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return ae.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(y<75||isNaN(y))return ae.errors=[{instancePath:t+
"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var a=h===e}else var a=!0;
if(a)if(s.metadata!==void 0){let y=s.metadata,h=e;if(e===h)if(y&&typeof y=="object"&&!Array.isArray(y)){let P;if(y.segment_id===void 0&&(P="segment_id")||y.resource_name===
void 0&&(P="resource_name")||y.user_email===void 0&&(P="user_email")||y.created_at===void 0&&(P="created_at"))return ae.errors=[{instancePath:t+"/"+i+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in y)if(!(c==="segme\
nt_id"||c==="resource_name"||c==="user_email"||c==="created_at")){return ae.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===e){if(y.segment_id!==void 0){let c=y.segment_id,
_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ae.errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&!L.validate(c))return ae.
errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var f=_===e}else var f=!0;if(f){if(y.resource_name!==void 0){let c=y.resource_name,_=e;if(typeof c!="string"&&c!==null)return ae.errors=
[{instancePath:t+"/"+i+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:Os.properties.metadata.properties.resource_name.type}}],!1;var f=_===e}else var f=!0;if(f){if(y.user_email!==void 0){let c=e;if(typeof y.user_email!="strin\
g")return ae.errors=[{instancePath:t+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f)if(y.created_at!==void 0){let c=y.created_at,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return ae.errors=[{instancePath:t+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var f=_===e}else var f=!0}}}}}else return ae.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=h===e}else var a=!0}}}}}else return ae.errors=[{instancePath:t+"/"+i,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e;if(!n)break}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ae.errors=d,e===0}ae.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ut=De;function De(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=De.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.isProcessing===void 0&&(a="isPro\
cessing"))return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="id"||o===
"isProcessing")){return De.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===
e){if(r.id!==void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return De.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.isProcessing!==void 0){let o=r.isProcessing,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return De.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(o!==1)return De.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=i===e}else var n=!0}}}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=d,e===0}De.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yt=Fe;function Fe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Fe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.is_processing===void 0&&(a="is_p\
rocessing"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="id"||
o==="is_processing")){return Fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(f===e){if(r.id!==void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Fe.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.is_processing!==void 0){let o=r.is_processing,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Fe.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(o!==1)return Fe.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=i===e}else var n=!0}}}else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=d,e===0}Fe.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ct=Ve;function Ve(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ve.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.success===void 0&&(n="success"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="success"){return Ve.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.success!==void 0){let f=r.success;if(typeof f!="bool\
ean")return Ve.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(f!==!0)return Ve.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return Ve.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=d,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gt=Pr;function Y(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Y.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.untokenizedSource===void 0&&(p="untokenizedSource")||r.tokenizedSource===
void 0&&(p="tokenizedSource")||r.sourceDelimiters===void 0&&(p="sourceDelimiters")||r.translation===void 0&&(p="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let A=e;for(let I in r)if(!(I==="untokenizedSource"||I==="tokenizedSource"||I==="sourceDelimiter\
s"||I==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}
if(A===e){if(r.untokenizedSource!==void 0){let I=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n){if(r.tokenizedSource!==void 0){let I=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var n=I===e}else var n=!0;if(n){if(r.sourceDelimiters!==void 0){let I=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(I)){var a=!0;let y=I.length;for(let h=0;h<
y;h++){let v=e;if(typeof I[h]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=v===e;if(!a)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=u===e}else var n=!0;if(n)if(r.translation!==void 0){let I=r.translation,u=e;if(e===u)if(Array.isArray(I)){var f=!0;
let y=I.length;for(let h=0;h<y;h++){let v=I[h],P=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let _;if(v.target===void 0&&(_="target")||v.score===void 0&&
(_="score")||v.isTMMatch===void 0&&(_="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:_}}],!1;{let x=e;for(let k in v)if(!(k==="target"||k==="targetWithTags"||k==="align"||k==="provenance"||k==="score"||k==="isTMMatch"||k===
"targetWords"||k==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:k}}],!1;break}if(x===e){if(v.target!==void 0){let k=e;if(typeof v.target!="string")return Y.errors=[{instancePath:t+"/tr\
anslation/"+h+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(v.targetWithTags!==
void 0){let k=e;if(typeof v.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(v.align!==void 0){let k=e;if(typeof v.align!="string")return Y.
errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else
var o=!0;if(o){if(v.provenance!==void 0){let k=e;if(typeof v.provenance!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(v.score!==void 0){let k=v.score,T=e;if(e===
T)if(typeof k=="number"&&isFinite(k)){if(k>100||isNaN(k))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(k<0||isNaN(k))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+h+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var o=T===e}else var o=!0;if(o){if(v.isTMMatch!==void 0){let k=e;
if(typeof v.isTMMatch!="boolean")return Y.errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=k===e}else var o=!0;if(o){if(v.targetWords!==void 0){let k=v.targetWords,T=e;if(e===T)if(Array.isArray(k)){var i=!0;let b=k.
length;for(let F=0;F<b;F++){let W=e;if(typeof k[F]!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+F,schemaPath:"Translation.json/p\
roperties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=W===e;if(!i)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/\
targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var o=T===e}else var o=!0;if(o)if(v.targetDelimiters!==
void 0){let k=v.targetDelimiters,T=e;if(e===T)if(Array.isArray(k)){var s=!0;let b=k.length;for(let F=0;F<b;F++){let W=e;if(typeof k[F]!="string")return Y.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+F,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=W===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDel\
imiters/type",keyword:"type",params:{type:"array"}}],!1;var o=T===e}else var o=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Tr\
anslation.json/type",keyword:"type",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}else return Y.errors=[{instancePath:t+"/translation",schemaPath:"#/prop\
erties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=u===e}else var n=!0}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=d,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:t="",parentData:N,parentDataProperty:w,
rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Pr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(r,{instancePath:t,
parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?Y.errors:d.concat(Y.errors),e=d.length),Pr.errors=d,e===0}Pr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var vt=de;var ht={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string"},note:{type:"string"}},additionalProperties:!1,
$id:"TranslationInfo.json"};function de(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=de.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let f=r.length;for(let o=0;o<f;o++){let i=r[o],s=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let I;if(i.id===void 0&&(I="id")||i.fileId===void 0&&(I="fileId")||i.status===void 0&&(I="status")||i.createdAt===
void 0&&(I="createdAt"))return de.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:I}}],!1;{let u=e;
for(let m in i)if(!(m==="id"||m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg"||m==="note")){return de.errors=[{instancePath:t+"/"+o,schemaPath:"Tran\
slationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(i.id!==void 0){let m=i.id,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return de.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/pr\
operties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===e}else var a=!0;if(a){if(i.fileId!==void 0){let m=i.fileId,y=e;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return de.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.jso\
n/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===e}else var a=!0;if(a){if(i.status!==void 0){let m=i.status,y=e;if(typeof m!=
"string")return de.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m===
"InProgress"||m==="Completed"||m==="ReadyForDownload"||m==="Failed"))return de.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properti\
es/status/enum",keyword:"enum",params:{allowedValues:ht.properties.status.enum}}],!1;var a=y===e}else var a=!0;if(a){if(i.createdAt!==void 0){let m=i.createdAt,
y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+o+"/createdAt",schemaPath:"TranslationInfo.json/properties/cr\
eatedAt/type",keyword:"type",params:{type:"integer"}}],!1;var a=y===e}else var a=!0;if(a){if(i.errorMsg!==void 0){let m=e;if(typeof i.errorMsg!="string")return de.
errors=[{instancePath:t+"/"+o+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else
var a=!0;if(a)if(i.note!==void 0){let m=e;if(typeof i.note!="string")return de.errors=[{instancePath:t+"/"+o+"/note",schemaPath:"TranslationInfo.json/properties\
/note/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0}}}}}}}else return de.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.\
json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return de.errors=d,e===0}de.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var _t=le;function le(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=le.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let f=r.length;for(let o=0;o<f;o++){let i=r[o],s=e;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let I;if(i.id===void 0&&(I="id")||i.fileId===void 0&&(I="fileId")||i.status===void 0&&(I="status")||i.createdAt===void 0&&(I="createdAt"))return le.
errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:I}}],!1;{let u=e;for(let m in i)if(!(m==="id"||
m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg"||m==="note")){return le.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(i.id!==void 0){let m=i.id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return le.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return le.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=y===e}else var a=!0;if(a){if(i.fileId!==void 0){let m=i.fileId,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return le.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return le.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",
keyword:"format",params:{format:"int64"}}],!1;var a=y===e}else var a=!0;if(a){if(i.status!==void 0){let m=i.status,y=e;if(typeof m!="string")return le.errors=[{
instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="C\
ompleted"||m==="ReadyForDownload"||m==="Failed"))return le.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:ht.properties.status.enum}}],!1;var a=y===e}else var a=!0;if(a){if(i.createdAt!==void 0){let m=i.createdAt,y=e;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return le.errors=[{instancePath:t+"/"+o+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;var a=y===e}else var a=!0;if(a){if(i.errorMsg!==void 0){let m=e;if(typeof i.errorMsg!="string")return le.errors=[{instancePath:t+
"/"+o+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a)if(i.note!==
void 0){let m=e;if(typeof i.note!="string")return le.errors=[{instancePath:t+"/"+o+"/note",schemaPath:"TranslationInfo.json/properties/note/type",keyword:"type",
params:{type:"string"}}],!1;var a=m===e}else var a=!0}}}}}}}else return le.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{
type:"object"}}],!1;var n=s===e;if(!n)break}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return le.errors=
d,e===0}le.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Pt=He;function He(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=He.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.signedAgreement===void 0&&(n="signedAgreement"))return He.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="signedAgreement"){return He.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return He.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=d,e===0}He.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var kt=Ze;var Yr={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function U(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=U.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.language===
void 0&&(i="language")||r.template===void 0&&(i="template")||r.templateParams===void 0&&(i="templateParams")||r.preferences===void 0&&(i="preferences")||r.content===
void 0&&(i="content"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let p in r)if(!(p===
"id"||p==="name"||p==="language"||p==="template"||p==="templateParams"||p==="preferences"||p==="content")){return U.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(r.id!==void 0){let p=r.id,A=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof p==
"number"&&isFinite(p)&&!L.validate(p))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===
e}else var n=!0;if(n){if(r.name!==void 0){let p=r.name,A=e;if(typeof p!="string"&&p!==null)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:Yr.properties.name.type}}],!1;if(e===A&&typeof p=="string"){if(R(p)>255)return U.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(p)<1)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var n=A===e}else var n=!0;if(n){if(r.language!==void 0){let p=e;if(typeof r.language!="string")return U.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.template!==void 0){
let p=r.template,A=e;if(e===A)if(typeof p=="string"){if(R(p)>100)return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(R(p)<1)return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else
var n=!0;if(n){if(r.templateParams!==void 0){let p=r.templateParams,A=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.language===void 0&&(m="\
language"))return U.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:m}}],!1;{let y=e;
for(let h in p)if(!(h==="contentLength"||h==="memoryId"||h==="language"||h==="sections"||h==="summary")){return U.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(y===e){if(p.contentLength!==void 0){let h=p.
contentLength,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return U.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(h<1||isNaN(h))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=v===e}else var a=!0;if(a){if(p.memoryId!==void 0){let h=p.memoryId,v=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return U.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===v&&typeof h=="number"&&isFinite(h)&&!L.validate(h))return U.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=v===e}else var a=!0;if(a){if(p.language!==void 0){let h=e;if(typeof p.language!=
"string")return U.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var a=h===e}else var a=!0;if(a){if(p.sections!==void 0){let h=p.sections,v=e;if(e===v)if(Array.isArray(h)){if(h.length>50)return U.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var f=!0;let g=h.length;for(let c=0;c<
g;c++){let _=e;if(typeof h[c]!="string")return U.errors=[{instancePath:t+"/templateParams/sections/"+c,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}}else return U.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0;if(a)if(p.summary!==void 0){let h=p.summary,v=e;if(e===
v)if(typeof h=="string"){if(R(h)>5e3)return U.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var a=v===e}else var a=!0}}}}}}else return U.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var n=A===e}else var n=!0;if(n){if(r.preferences!==void 0){let p=r.preferences,A=e;if(!(p&&typeof p=="object"&&!Array.isArray(
p))&&p!==null)return U.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:Yr.properties.preferences.type}}],
!1;if(e===A&&p&&typeof p=="object"&&!Array.isArray(p)){let u=e;for(let m in p)if(!(m==="tone"||m==="styleguide")){return U.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(p.tone!==void 0){
let m=p.tone,y=e;if(e===y)if(typeof m=="string"){if(R(m)>5e3)return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o)if(p.styleguide!==void 0){let m=p.styleguide,y=e;if(e===y)if(typeof m==
"string"){if(R(m)>5e3)return U.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0}}var n=A===e}else var n=!0;if(n)if(r.content!==void 0){let p=r.content,A=e;if(typeof p!=
"string"&&p!==null)return U.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:Yr.properties.content.type}}],
!1;var n=A===e}else var n=!0}}}}}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=d,e===0}
U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=Ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
contents===void 0&&(a="contents"))return Ze.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)
if(o!=="contents"){return Ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(f===e&&r.contents!==void 0){let o=r.contents;if(e===e)if(Array.isArray(o)){var n=!0;let s=o.length;for(let p=0;p<s;p++){let A=e;U(o[p],{instancePath:t+"/cont\
ents/"+p,parentData:o,parentDataProperty:p,rootData:j,dynamicAnchors:D})||(d=d===null?U.errors:d.concat(U.errors),e=d.length);var n=A===e;if(!n)break}}else return Ze.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ze.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=d,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wt=Te;function Te(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Te.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.tone===void 0&&(f="tone")||r.styleguide===void 0&&(f="sty\
leguide"))return Te.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return Te.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(R(i)>5e3)return Te.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Te.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(R(i)>5e3)return Te.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Te.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=s===e}else var a=!0}}}else return Te.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Te.
errors=d,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=Se;function Se(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Se.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.tone===void 0&&(f="tone")||r.styleguide===void 0&&(f="sty\
leguide"))return Se.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return Se.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(R(i)>5e3)return Se.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Se.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(R(i)>5e3)return Se.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Se.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=s===e}else var a=!0}}}else return Se.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Se.
errors=d,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jt=kr;function kr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=kr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),U(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?U.errors:d.concat(
U.errors),e=d.length),kr.errors=d,e===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=wr;function wr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=wr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),U(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?U.errors:d.concat(
U.errors),e=d.length),wr.errors=d,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=Be;function Be(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Be.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id"))return Be.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="id"){return Be.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.id!==void 0){let f=r.id,o=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return Be.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof f=="numb\
er"&&isFinite(f)&&!L.validate(f))return Be.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=d,e===0}Be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var It=ur;var Rs={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ie(r,{instancePath:t="",parentData:N,
parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.TeamId===void 0&&(o="TeamId")||r.stages===void 0&&
(o="stages"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return ie.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return ie.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){
if(r.TeamId!==void 0){let s=r.TeamId,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return ie.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n)if(r.stages!==void 0){let s=r.stages,
p=e;if(e===p)if(Array.isArray(s)){var a=!0;let I=s.length;for(let u=0;u<I;u++){let m=s[u],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let P;if(m.id===
void 0&&(P="id")||m.name===void 0&&(P="name")||m.assignmentType===void 0&&(P="assignmentType"))return ie.errors=[{instancePath:t+"/stages/"+u,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in m)if(!(c==="id"||c==="name"||c==="assignmentType")){return ie.errors=
[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===
e){if(m.id!==void 0){let c=m.id,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ie.errors=[{instancePath:t+"/stages/"+u+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&!L.validate(c))return ie.errors=[{instancePath:t+
"/stages/"+u+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=_===e}else var f=!0;if(f){if(m.name!==
void 0){let c=e;if(typeof m.name!="string")return ie.errors=[{instancePath:t+"/stages/"+u+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f)if(m.assignmentType!==void 0){let c=m.assignmentType,_=e;if(typeof c!="string")return ie.errors=
[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"READY_TO_START"||c==="TRANSLATE"||c==="REVIEW"||c==="SECONDARY_REVIEW"||c==="DONE"))return ie.errors=[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:Rs.properties.assignmentType.enum}}],!1;var f=_===e}else var f=!0}}}}else
return ie.errors=[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e;if(!a)break}}else return ie.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}else return ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=d,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ur(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ur.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let f=0;f<a;f++){let o=e;ie(r[f],{instancePath:t+"/"+f,parentData:r,
parentDataProperty:f,rootData:j,dynamicAnchors:D})||(d=d===null?ie.errors:d.concat(ie.errors),e=d.length);var n=o===e;if(!n)break}}else return ur.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ur.errors=d,e===0}ur.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Dt=yr;var pr={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","domains","stats"],properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active",
"archived","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[
0,1,-2]},domains:{type:"array",items:{type:"integer",format:"int32"}},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},ke=ir().fullFormats["\
date-time"],lr=ir().fullFormats.int32,at={type:"object",required:["exactWords","fuzzyWords","newWords","sourceWords","numDeliveredProjects","numLanguagePairs","\
numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},
fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},
numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{type:"integer",minimum:0,maximum:100},percentTranslated:{type:"\
integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"integer",minimum:0},workflowStatus:{type:"string",enum:["R\
EADY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,$id:"JobStats.json"},dr={type:"object",required:[
"id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceTokens","createdAt","updatedAt","isDeleted","memoryId",
"workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{type:["string","null"]},trgLang:{type:"string"},
trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{type:"boolean"},isArchived:{type:"boolean"},
state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},createdAt:{type:"string",format:"date-ti\
me"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY\
_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function q(r,{instancePath:t="",parentData:N,parentDataProperty:w,
rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let o;if(r.exactWords===void 0&&(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.sourceWords===
void 0&&(o="sourceWords")||r.numDeliveredProjects===void 0&&(o="numDeliveredProjects")||r.numLanguagePairs===void 0&&(o="numLanguagePairs")||r.numProjects===void 0&&
(o="numProjects")||r.percentReviewed===void 0&&(o="percentReviewed")||r.percentTranslated===void 0&&(o="percentTranslated")||r.uniqueLanguagePairs===void 0&&(o=
"uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(o="uniqueLinguists")||r.workflowStatus===void 0&&(o="workflowStatus")||r.projects===void 0&&(o="projects"))
return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!ne.call(at.properties,s)){
return q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.exactWords!==
void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/\
exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/exact\
Words",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.fuzzyWords!==void 0){
let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"#/properties/fuzzyWor\
ds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.newWords!==void 0){let s=r.newWords,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newWords/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/ne\
wWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.sourceWords!==void 0){let s=r.sourceWords,p=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.numDeliveredProjects!==void 0){let s=r.numDeliveredProjects,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProje\
cts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/numDelivered\
Projects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.numLanguagePairs!==
void 0){let s=r.numLanguagePairs,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#\
/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+
"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.
numProjects!==void 0){let s=r.numProjects,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/numProjects",schemaPath:"\
#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+
"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.percentReviewed!==
void 0){let s=r.percentReviewed,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/p\
roperties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return q.errors=[{instancePath:t+
"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return q.errors=
[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=p===e}else var n=!0;
if(n){if(r.percentTranslated!==void 0){let s=r.percentTranslated,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"\
/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>
100||isNaN(s))return q.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100}}],!1;if(s<0||isNaN(s))return q.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var n=p===e}else var n=!0;if(n){if(r.uniqueLanguagePairs!==void 0){let s=r.uniqueLanguagePairs,p=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqu\
eLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,
p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return q.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return q.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"\
#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let s=r.
workflowStatus,p=e;if(typeof s!="string")return q.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return q.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:at.properties.workflowStatus.enum}}],!1;var n=p===e}else var n=!0;if(n)if(r.projects!==void 0){let s=r.projects,
p=e;if(e===p)if(Array.isArray(s)){var a=!0;let I=s.length;for(let u=0;u<I;u++){let m=s[u],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let P;if(m.id===
void 0&&(P="id")||m.srcLang===void 0&&(P="srcLang")||m.srcLocale===void 0&&(P="srcLocale")||m.trgLang===void 0&&(P="trgLang")||m.trgLocale===void 0&&(P="trgLoca\
le")||m.name===void 0&&(P="name")||m.due===void 0&&(P="due")||m.isComplete===void 0&&(P="isComplete")||m.isArchived===void 0&&(P="isArchived")||m.state===void 0&&
(P="state")||m.numSourceTokens===void 0&&(P="numSourceTokens")||m.createdAt===void 0&&(P="createdAt")||m.updatedAt===void 0&&(P="updatedAt")||m.isDeleted===void 0&&
(P="isDeleted")||m.memoryId===void 0&&(P="memoryId")||m.workflowStatus===void 0&&(P="workflowStatus")||m.workflowName===void 0&&(P="workflowName"))return q.errors=
[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in m)if(!ne.call(dr.
properties,c)){return q.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(g===e){if(m.id!==void 0){let c=m.id,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return q.errors=[{instancePath:t+"/projects/"+u+"/i\
d",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&!L.validate(c))return q.
errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=_===e}else var f=!0;
if(f){if(m.srcLang!==void 0){let c=e;if(typeof m.srcLang!="string")return q.errors=[{instancePath:t+"/projects/"+u+"/srcLang",schemaPath:"JobProject.json/proper\
ties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.srcLocale!==void 0){let c=m.srcLocale,_=e;if(typeof c!="strin\
g"&&c!==null)return q.errors=[{instancePath:t+"/projects/"+u+"/srcLocale",schemaPath:"JobProject.json/properties/srcLocale/type",keyword:"type",params:{type:dr.
properties.srcLocale.type}}],!1;var f=_===e}else var f=!0;if(f){if(m.trgLang!==void 0){let c=e;if(typeof m.trgLang!="string")return q.errors=[{instancePath:t+"/\
projects/"+u+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.trgLocale!==
void 0){let c=m.trgLocale,_=e;if(typeof c!="string"&&c!==null)return q.errors=[{instancePath:t+"/projects/"+u+"/trgLocale",schemaPath:"JobProject.json/propertie\
s/trgLocale/type",keyword:"type",params:{type:dr.properties.trgLocale.type}}],!1;var f=_===e}else var f=!0;if(f){if(m.name!==void 0){let c=e;if(typeof m.name!="\
string")return q.errors=[{instancePath:t+"/projects/"+u+"/name",schemaPath:"JobProject.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=c===
e}else var f=!0;if(f){if(m.due!==void 0){let c=m.due,_=e;if(typeof c!="string"&&c!==null)return q.errors=[{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobP\
roject.json/properties/due/type",keyword:"type",params:{type:dr.properties.due.type}}],!1;if(e===_&&e===_&&typeof c=="string"&&!ke.validate(c))return q.errors=[
{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var f=_===e}else var f=!0;
if(f){if(m.isComplete!==void 0){let c=e;if(typeof m.isComplete!="boolean")return q.errors=[{instancePath:t+"/projects/"+u+"/isComplete",schemaPath:"JobProject.j\
son/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f){if(m.isArchived!==void 0){let c=e;if(typeof m.isArchived!=
"boolean")return q.errors=[{instancePath:t+"/projects/"+u+"/isArchived",schemaPath:"JobProject.json/properties/isArchived/type",keyword:"type",params:{type:"boo\
lean"}}],!1;var f=c===e}else var f=!0;if(f){if(m.state!==void 0){let c=m.state,_=e;if(typeof c!="string")return q.errors=[{instancePath:t+"/projects/"+u+"/state",
schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="backlog"||c==="inProgress"||c==="inReview"||c==="inQA"||
c==="done"))return q.errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/enum",keyword:"enum",params:{allowedValues:dr.
properties.state.enum}}],!1;var f=_===e}else var f=!0;if(f){if(m.numSourceTokens!==void 0){let c=m.numSourceTokens,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return q.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c)))return q.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"J\
obProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=_===e}else var f=!0;if(f){if(m.createdAt!==void 0){
let c=m.createdAt,_=e;if(e===_&&e===_)if(typeof c=="string"){if(!ke.validate(c))return q.errors=[{instancePath:t+"/projects/"+u+"/createdAt",schemaPath:"JobProj\
ect.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return q.errors=[{instancePath:t+"/projects/"+u+"/createdAt",schemaPath:"\
JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e}else var f=!0;if(f){if(m.updatedAt!==void 0){let c=m.updatedAt,
_=e;if(e===_&&e===_)if(typeof c=="string"){if(!ke.validate(c))return q.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",schemaPath:"JobProject.json/propertie\
s/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return q.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",schemaPath:"JobProject.j\
son/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e}else var f=!0;if(f){if(m.isDeleted!==void 0){let c=e;if(typeof m.isDeleted!=
"boolean")return q.errors=[{instancePath:t+"/projects/"+u+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/type",keyword:"type",params:{type:"boole\
an"}}],!1;var f=c===e}else var f=!0;if(f){if(m.memoryId!==void 0){let c=m.memoryId,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return q.errors=
[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c==
"number"&&isFinite(c)&&!L.validate(c))return q.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/format",keyword:"\
format",params:{format:"int64"}}],!1;var f=_===e}else var f=!0;if(f){if(m.workflowStatus!==void 0){let c=m.workflowStatus,_=e;if(typeof c!="string")return q.errors=
[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"READY_TO_START"||c==="IN_PROGRESS"||c==="DONE"))return q.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:dr.properties.workflowStatus.enum}}],!1;var f=_===e}else var f=!0;if(f)if(m.workflowName!==void 0){let c=e;if(typeof m.
workflowName!="string")return q.errors=[{instancePath:t+"/projects/"+u+"/workflowName",schemaPath:"JobProject.json/properties/workflowName/type",keyword:"type",
params:{type:"string"}}],!1;var f=c===e}else var f=!0}}}}}}}}}}}}}}}}}}else return q.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/type",keyword:"\
type",params:{type:"object"}}],!1;var a=y===e;if(!a)break}}else return q.errors=[{instancePath:t+"/projects",schemaPath:"#/properties/projects/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}}}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return q.errors=d,e===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,
dynamicAnchors:D={}}={}){let d=null,e=0,l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.creationStatus===void 0&&(f="creationStatus")||r.status===void 0&&(f="status")||r.due===
void 0&&(f="due")||r.deliveredAt===void 0&&(f="deliveredAt")||r.isProcessing===void 0&&(f="isProcessing")||r.domains===void 0&&(f="domains")||r.stats===void 0&&
(f="stats"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!ne.call(pr.properties,
i)){return J.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.
id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!L.validate(i))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(R(
i)>255)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(i)<1)return J.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.creationStatus!==void 0){let i=r.creationStatus,s=e;if(typeof i!=
"string")return J.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="P\
ENDING"||i==="COMPLETE"||i==="FAILED"))return J.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:pr.
properties.creationStatus.enum}}],!1;var n=s===e}else var n=!0;if(n){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return J.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="active"||i==="archived"||i==="delivered"))return J.errors=[
{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:pr.properties.status.enum}}],!1;var n=s===e}else var n=!0;if(n){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return J.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{
type:pr.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!ke.validate(i))return J.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/form\
at",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n){if(r.deliveredAt!==void 0){let i=r.deliveredAt,s=e;if(typeof i!="string"&&
i!==null)return J.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:pr.properties.deliveredAt.type}}],
!1;if(e===s&&e===s&&typeof i=="string"&&!ke.validate(i))return J.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"fo\
rmat",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n){if(r.isProcessing!==void 0){let i=r.isProcessing,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return J.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===
0||i===1||i===-2))return J.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:pr.properties.
isProcessing.enum}}],!1;var n=s===e}else var n=!0;if(n){if(r.domains!==void 0){let i=r.domains,s=e;if(e===s)if(Array.isArray(i)){var a=!0;let A=i.length;for(let I=0;I<
A;I++){let u=i[I],m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return J.errors=[{instancePath:t+"/domains/"+I,schemaPath:"#/properties/domains/i\
tems/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!lr.validate(u))return J.errors=[{instancePath:t+"/domains/"+I,
schemaPath:"#/properties/domains/items/format",keyword:"format",params:{format:"int32"}}],!1;var a=m===e;if(!a)break}}else return J.errors=[{instancePath:t+"/do\
mains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var n=s===e}else var n=!0;if(n)if(r.stats!==void 0){let i=e;q(r.stats,{instancePath:t+
"/stats",parentData:r,parentDataProperty:"stats",rootData:j,dynamicAnchors:D})||(d=d===null?q.errors:d.concat(q.errors),e=d.length);var n=i===e}else var n=!0}}}}}}}}}}else
return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=d,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function yr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=yr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let f=0;f<a;f++){let o=e;J(r[f],{instancePath:t+"/"+f,parentData:r,
parentDataProperty:f,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(J.errors),e=d.length);var n=o===e;if(!n)break}}else return yr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return yr.errors=d,e===0}yr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ft=br;function br(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=br.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),br.errors=d,e===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=jr;function jr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=jr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),jr.errors=d,e===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=Ar;function Ar(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ar.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Ar.errors=d,e===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=Ge;function Ge(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ge.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id"))return Ge.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="id"){return Ge.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.id!==void 0){let f=r.id,o=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return Ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof f=="numb\
er"&&isFinite(f)&&!L.validate(f))return Ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=d,e===0}Ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Et=V;function V(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=V.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.sourceWords===void 0&&(o="sourceWords")||r.exactWords===void 0&&
(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.projects===void 0&&(o="projects"))return V.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return V.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===
e}else var n=!0;if(n){if(r.exactWords!==void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return V.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;
if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return V.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.newWords!==
void 0){let s=r.newWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return V.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n)if(r.projects!==void 0){let s=r.projects,p=e;
if(e===p)if(Array.isArray(s)){var a=!0;let I=s.length;for(let u=0;u<I;u++){let m=s[u],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(m)){let v;if(m.id===
void 0&&(v="id")||m.sourceWords===void 0&&(v="sourceWords")||m.exactWords===void 0&&(v="exactWords")||m.fuzzyWords===void 0&&(v="fuzzyWords")||m.newWords===void 0&&
(v="newWords"))return V.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:v}}],
!1;{let P=e;for(let g in m)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return V.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(P===e){if(m.id!==void 0){
let g=m.id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&!L.validate(g))return V.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){
if(m.sourceWords!==void 0){let g=m.sourceWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){if(m.exactWords!==void 0){let g=m.exactWords,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){if(m.fuzzyWords!==
void 0){let g=m.fuzzyWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return V.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var f=c===e}else var f=!0;if(f)if(m.newWords!==void 0){let g=m.newWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return V.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return V.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0}}}}}}else return V.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e;if(!a)break}}else return V.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}}else return V.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=d,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt=Nr;function Nr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Nr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Nr.errors=d,e===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lt=Ir;function Ir(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ir.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Ir.errors=d,e===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt=Dr;function Dr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Dr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Dr.errors=d,e===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zt=Fr;function Fr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Fr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),J(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?J.errors:d.concat(
J.errors),e=d.length),Fr.errors=d,e===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=cr;var ar={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},fr={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{$ref:"Segment.json"}}},
additionalProperties:!1,$id:"Document.json"},Oe={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","t\
rglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:[
"integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"\
string"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1,$id:"Segment.json"};function z(r,{
instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&
(i="srclang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&
(i="import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===
void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&
(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="cust\
omer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))
return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let p in r)if(!ne.call(fr.properties,p)){
return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(r.id!==
void 0){let p=r.id,A=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof p=="number"&&isFinite(p)&&!L.validate(p))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(r.project_id!==void 0){let p=r.project_id,A=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===A&&typeof p=="number"&&isFinite(p)&&!L.validate(p))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(r.srclang!==void 0){let p=e;if(typeof r.srclang!="string")return z.errors=[{instancePath:t+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.trglang!==void 0){let p=e;if(typeof r.
trglang!="string")return z.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else
var n=!0;if(n){if(r.name!==void 0){let p=r.name,A=e;if(e===A)if(typeof p=="string"){if(R(p)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(p)<1)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=A===
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
boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.status!==void 0){let p=r.status,A=e;if(e===A)if(p&&typeof p=="object"&&!Array.isArray(p)){let u;if(p.pretranslation===
void 0&&(u="pretranslation"))return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:u}}],
!1;{let m=e;for(let y in p)if(y!=="pretranslation"){return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:y}}],!1;break}if(m===e&&p.pretranslation!==void 0){let y=p.pretranslation;if(typeof y!="string")return z.errors=[
{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="id\
le"||y==="pending"||y==="running"))return z.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"\
enum",params:{allowedValues:fr.properties.status.properties.pretranslation.enum}}],!1}}}else return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"object"}}],!1;var n=A===e}else var n=!0;if(n){if(r.translator_email!==void 0){let p=r.translator_email,A=e;if(typeof p!=
"string"&&p!==null)return z.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:fr.properties.
translator_email.type}}],!1;var n=A===e}else var n=!0;if(n){if(r.reviewer_email!==void 0){let p=r.reviewer_email,A=e;if(typeof p!="string"&&p!==null)return z.errors=
[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:fr.properties.reviewer_email.type}}],!1;var n=A===e}else
var n=!0;if(n){if(r.customer_reviewer_email!==void 0){let p=r.customer_reviewer_email,A=e;if(typeof p!="string"&&p!==null)return z.errors=[{instancePath:t+"/cus\
tomer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:fr.properties.customer_reviewer_email.type}}],!1;var n=A===
e}else var n=!0;if(n){if(r.created_at!==void 0){let p=r.created_at,A=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0;if(n){if(r.updated_at!==void 0){let p=r.
updated_at,A=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0;if(n){if(r.is_review_complete!==void 0){let p=e;if(typeof r.is_review_complete!="boolean")
return z.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else
var n=!0;if(n){if(r.import_note!==void 0){let p=e;if(typeof r.import_note!="string")return z.errors=[{instancePath:t+"/import_note",schemaPath:"#/properties/imp\
ort_note/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(r.segments!==void 0){let p=r.segments,A=e;if(e===A)if(Array.isArray(
p)){var a=!0;let u=p.length;for(let m=0;m<u;m++){let y=p[m],h=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let g;if(y.id===void 0&&(g="id")||y.created_at===
void 0&&(g="created_at")||y.updated_at===void 0&&(g="updated_at")||y.document_id===void 0&&(g="document_id")||y.memory_id===void 0&&(g="memory_id")||y.source===
void 0&&(g="source")||y.srclang===void 0&&(g="srclang")||y.target===void 0&&(g="target")||y.trglang===void 0&&(g="trglang")||y.is_confirmed===void 0&&(g="is_con\
firmed")||y.is_reviewed===void 0&&(g="is_reviewed"))return z.errors=[{instancePath:t+"/segments/"+m,schemaPath:"Segment.json/required",keyword:"required",params:{
missingProperty:g}}],!1;{let c=e;for(let _ in y)if(!ne.call(Oe.properties,_)){return z.errors=[{instancePath:t+"/segments/"+m,schemaPath:"Segment.json/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(c===e){if(y.id!==void 0){let _=y.id,x=e;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_)&&isFinite(_)))return z.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===x&&typeof _=="number"&&isFinite(_)&&!L.validate(_))return z.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"Segment.json/properties/id/format",
keyword:"format",params:{format:"int64"}}],!1;var f=x===e}else var f=!0;if(f){if(y.created_at!==void 0){let _=y.created_at,x=e;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_)&&isFinite(_)))return z.errors=[{instancePath:t+"/segments/"+m+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;var f=x===e}else var f=!0;if(f){if(y.updated_at!==void 0){let _=y.updated_at,x=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return z.
errors=[{instancePath:t+"/segments/"+m+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var f=x===
e}else var f=!0;if(f){if(y.document_id!==void 0){let _=y.document_id,x=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null)return z.errors=[{instancePath:t+
"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Oe.properties.document_id.type}}],!1;if(e===x&&typeof _==
"number"&&isFinite(_)&&!L.validate(_))return z.errors=[{instancePath:t+"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var f=x===e}else var f=!0;if(f){if(y.memory_id!==void 0){let _=y.memory_id,x=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&
isFinite(_)))return z.errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===x&&typeof _=="number"&&isFinite(_)&&!L.validate(_))return z.errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"Segment.json/proper\
ties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=x===e}else var f=!0;if(f){if(y.source!==void 0){let _=e;if(typeof y.source!="string")
return z.errors=[{instancePath:t+"/segments/"+m+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var f=_===
e}else var f=!0;if(f){if(y.srclang!==void 0){let _=e;if(typeof y.srclang!="string")return z.errors=[{instancePath:t+"/segments/"+m+"/srclang",schemaPath:"Segmen\
t.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e}else var f=!0;if(f){if(y.target!==void 0){let _=e;if(typeof y.target!="st\
ring")return z.errors=[{instancePath:t+"/segments/"+m+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var f=_===
e}else var f=!0;if(f){if(y.trglang!==void 0){let _=e;if(typeof y.trglang!="string")return z.errors=[{instancePath:t+"/segments/"+m+"/trglang",schemaPath:"Segmen\
t.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e}else var f=!0;if(f){if(y.is_confirmed!==void 0){let _=e;if(typeof y.is_confirmed!=
"boolean")return z.errors=[{instancePath:t+"/segments/"+m+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var f=_===e}else var f=!0;if(f){if(y.is_reviewed!==void 0){let _=e;if(typeof y.is_reviewed!="boolean")return z.errors=[{instancePath:t+"/segments/"+
m+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=_===e}else var f=!0;if(f)if(y.comments!==
void 0){let _=y.comments,x=e;if(e===x)if(Array.isArray(_)){var o=!0;let T=_.length;for(let E=0;E<T;E++){let b=_[E],F=e;if(!(b&&typeof b=="object"&&!Array.isArray(
b)))return z.errors=[{instancePath:t+"/segments/"+m+"/comments/"+E,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}}],
!1;var o=F===e;if(!o)break}}else return z.errors=[{instancePath:t+"/segments/"+m+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{
type:"array"}}],!1;var f=x===e}else var f=!0}}}}}}}}}}}}}else return z.errors=[{instancePath:t+"/segments/"+m,schemaPath:"Segment.json/type",keyword:"type",params:{
type:"object"}}],!1;var a=h===e;if(!a)break}}else return z.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"\
array"}}],!1;var n=A===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return z.errors=d,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
id===void 0&&(o="id")||r.memory_id===void 0&&(o="memory_id")||r.job_id===void 0&&(o="job_id")||r.srclang===void 0&&(o="srclang")||r.trglang===void 0&&(o="trglan\
g")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.state===void 0&&(o="state")||r.due_date===void 0&&
(o="due_date")||r.archived===void 0&&(o="archived")||r.metadata===void 0&&(o="metadata")||r.sample_review_percentage===void 0&&(o="sample_review_percentage")||r.
created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.workflowStatus===void 0&&(o="workflowStatus")||r.document===void 0&&(o="docume\
nt"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!ne.call(ar.properties,
s)){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.
id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.memory_id!==void 0){let s=r.memory_id,p=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1;var n=p===e}else var n=!0;if(n){if(r.job_id!==void 0){let s=r.job_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.
errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.
validate(s))return O.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=p===e}else var n=!0;
if(n){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return O.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return O.errors=[{instancePath:t+"\
/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.srclocale!==void 0){let s=r.srclocale,
p=e;if(typeof s!="string"&&s!==null)return O.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:ar.properties.
srclocale.type}}],!1;var n=p===e}else var n=!0;if(n){if(r.trglocale!==void 0){let s=r.trglocale,p=e;if(typeof s!="string"&&s!==null)return O.errors=[{instancePath:t+
"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:ar.properties.trglocale.type}}],!1;var n=p===e}else var n=!0;if(n){if(r.name!==
void 0){let s=r.name,p=e;if(e===p)if(typeof s=="string"){if(R(s)>255)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(R(s)<1)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){
if(r.state!==void 0){let s=r.state,p=e;if(typeof s!="string")return O.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return O.errors=[{instancePath:t+"/state",schemaPath:"#/proper\
ties/state/enum",keyword:"enum",params:{allowedValues:ar.properties.state.enum}}],!1;var n=p===e}else var n=!0;if(n){if(r.due_date!==void 0){let s=r.due_date,p=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return O.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"\
type",params:{type:ar.properties.due_date.type}}],!1;var n=p===e}else var n=!0;if(n){if(r.archived!==void 0){let s=e;if(typeof r.archived!="boolean")return O.errors=
[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.metadata!==
void 0){let s=r.metadata,p=e;if(e===p)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return O.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let I in s){let u=s[I],m=e;if(typeof u!="string"&&!(typeof u=="number"&&
isFinite(u))&&typeof u!="boolean")return O.errors=[{instancePath:t+"/metadata/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/addit\
ionalProperties/type",keyword:"type",params:{type:ar.properties.metadata.additionalProperties.type}}],!1;var a=m===e;if(!a)break}}else return O.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=p===e}else var n=!0;if(n){if(r.sample_review_percentage!==void 0){
let s=r.sample_review_percentage,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"\
#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return O.errors=
[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;
if(s<0||isNaN(s))return O.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var n=p===e}else var n=!0;if(n){if(r.created_at!==void 0){let s=r.created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return O.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=p===e}else var n=!0;
if(n){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=p===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let s=r.workflowStatus,p=e;
if(typeof s!="string")return O.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;
if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return O.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"\
enum",params:{allowedValues:ar.properties.workflowStatus.enum}}],!1;var n=p===e}else var n=!0;if(n)if(r.document!==void 0){let s=r.document,p=e;if(e===p)if(Array.
isArray(s)){var f=!0;let I=s.length;for(let u=0;u<I;u++){let m=e;z(s[u],{instancePath:t+"/document/"+u,parentData:s,parentDataProperty:u,rootData:j,dynamicAnchors:D})||
(d=d===null?z.errors:d.concat(z.errors),e=d.length);var f=m===e;if(!f)break}}else return O.errors=[{instancePath:t+"/document",schemaPath:"#/properties/document\
/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return O.errors=d,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:t="",parentData:N,parentDataProperty:w,
rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(
r)){var n=!0;let a=r.length;for(let f=0;f<a;f++){let o=e;O(r[f],{instancePath:t+"/"+f,parentData:r,parentDataProperty:f,rootData:j,dynamicAnchors:D})||(d=d===null?
O.errors:d.concat(O.errors),e=d.length);var n=o===e;if(!n)break}}else return cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],
!1;return cr.errors=d,e===0}cr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Mt=Tr;function Tr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Tr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),O(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?O.errors:d.concat(
O.errors),e=d.length),Tr.errors=d,e===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=xe;function xe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=xe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.deleted===void 0&&(a="deleted"))
return xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return xe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return xe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=d,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ut=Sr;function Sr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Sr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),z(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?z.errors:d.concat(
z.errors),e=d.length),Sr.errors=d,e===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jt=_e;function _e(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=_e.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.is_pretranslating===void 0&&(o="\
is_pretranslating")||r.documents===void 0&&(o="documents"))return _e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let i=e;for(let s in r)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return _e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(e===p)if(Array.isArray(s)){var n=!0;let A=s.length;
for(let I=0;I<A;I++){let u=s[I],m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return _e.errors=[{instancePath:t+"/id/"+I,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!L.validate(u))return _e.errors=[{instancePath:t+"/id/"+I,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e;if(!n)break}}else return _e.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a){if(r.is_pretranslating!==void 0){let s=r.is_pretranslating,p=e;if(typeof s!=
"boolean")return _e.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return _e.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=p===
e}else var a=!0;if(a)if(r.documents!==void 0){let s=r.documents,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let I=s.length;for(let u=0;u<I;u++){let m=e;z(s[u],{instancePath:t+
"/documents/"+u,parentData:s,parentDataProperty:u,rootData:j,dynamicAnchors:D})||(d=d===null?z.errors:d.concat(z.errors),e=d.length);var f=m===e;if(!f)break}}else
return _e.errors=[{instancePath:t+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}else
return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=d,e===0}_e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ot=Ee;function Ee(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ee.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.deleted===void 0&&(a="deleted"))
return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Ee.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Ee.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ee.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=d,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rt=te;function te(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=te.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.created_at===void 0&&(o="created\
_at")||r.updated_at===void 0&&(o="updated_at")||r.document_id===void 0&&(o="document_id")||r.memory_id===void 0&&(o="memory_id")||r.source===void 0&&(o="source")||
r.srclang===void 0&&(o="srclang")||r.target===void 0&&(o="target")||r.trglang===void 0&&(o="trglang")||r.is_confirmed===void 0&&(o="is_confirmed")||r.is_reviewed===
void 0&&(o="is_reviewed"))return te.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(Oe.properties,s)){return te.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return te.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.
created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.document_id!==void 0){let s=r.document_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return te.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Oe.properties.document_id.
type}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return te.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.memory_id!==void 0){let s=r.memory_id,p=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return te.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return te.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return te.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return te.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return te.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return te.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=s===e}else var a=!0;if(a)if(r.comments!==void 0){let s=r.comments,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let I=s.length;for(let u=0;u<I;u++){
let m=s[u],y=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return te.errors=[{instancePath:t+"/comments/"+u,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}}else return te.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}else return te.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=d,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=gr;function gr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=gr.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);let n=e,a=!1,f=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.id===void 0&&(v="id")||r.created_at===
void 0&&(v="created_at")||r.updated_at===void 0&&(v="updated_at")||r.document_id===void 0&&(v="document_id")||r.memory_id===void 0&&(v="memory_id")||r.source===
void 0&&(v="source")||r.srclang===void 0&&(v="srclang")||r.target===void 0&&(v="target")||r.trglang===void 0&&(v="trglang")||r.is_confirmed===void 0&&(v="is_con\
firmed")||r.is_reviewed===void 0&&(v="is_reviewed")){let P={instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:v}};d===
null?d=[P]:d.push(P),e++}else{let P=e;for(let g in r)if(!ne.call(Oe.properties,g)){let c={instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}};d===null?d=[c]:d.push(c),e++;break}if(P===e){if(r.id!==void 0){let g=r.id,c=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let _={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};d===null?d=[_]:d.push(
_),e++}if(e===c&&typeof g=="number"&&isFinite(g)&&!L.validate(g)){let _={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}};d===null?d=[_]:d.push(_),e++}var i=c===e}else var i=!0;if(i){if(r.created_at!==void 0){let g=r.created_at,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g))){let x={instancePath:t+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};d===null?
d=[x]:d.push(x),e++}var i=c===e}else var i=!0;if(i){if(r.updated_at!==void 0){let g=r.updated_at,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let x={
instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[x]:d.push(x),e++}var i=c===
e}else var i=!0;if(i){if(r.document_id!==void 0){let g=r.document_id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null){let x={instancePath:t+
"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Oe.properties.document_id.type}};d===null?d=[x]:d.push(x),e++}if(e===
c&&typeof g=="number"&&isFinite(g)&&!L.validate(g)){let x={instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",
params:{format:"int64"}};d===null?d=[x]:d.push(x),e++}var i=c===e}else var i=!0;if(i){if(r.memory_id!==void 0){let g=r.memory_id,c=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let x={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};d===
null?d=[x]:d.push(x),e++}if(e===c&&typeof g=="number"&&isFinite(g)&&!L.validate(g)){let x={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memor\
y_id/format",keyword:"format",params:{format:"int64"}};d===null?d=[x]:d.push(x),e++}var i=c===e}else var i=!0;if(i){if(r.source!==void 0){let g=e;if(typeof r.source!=
"string"){let _={instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};d===null?d=[_]:d.push(_),e++}var i=g===
e}else var i=!0;if(i){if(r.srclang!==void 0){let g=e;if(typeof r.srclang!="string"){let _={instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang\
/type",keyword:"type",params:{type:"string"}};d===null?d=[_]:d.push(_),e++}var i=g===e}else var i=!0;if(i){if(r.target!==void 0){let g=e;if(typeof r.target!="st\
ring"){let _={instancePath:t+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};d===null?d=[_]:d.push(_),e++}var i=g===
e}else var i=!0;if(i){if(r.trglang!==void 0){let g=e;if(typeof r.trglang!="string"){let _={instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang\
/type",keyword:"type",params:{type:"string"}};d===null?d=[_]:d.push(_),e++}var i=g===e}else var i=!0;if(i){if(r.is_confirmed!==void 0){let g=e;if(typeof r.is_confirmed!=
"boolean"){let _={instancePath:t+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[_]:d.
push(_),e++}var i=g===e}else var i=!0;if(i){if(r.is_reviewed!==void 0){let g=e;if(typeof r.is_reviewed!="boolean"){let _={instancePath:t+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[_]:d.push(_),e++}var i=g===e}else var i=!0;if(i)if(r.comments!==void 0){
let g=r.comments,c=e;if(e===c)if(Array.isArray(g)){var s=!0;let x=g.length;for(let k=0;k<x;k++){let T=g[k],E=e;if(!(T&&typeof T=="object"&&!Array.isArray(T))){let F={
instancePath:t+"/comments/"+k,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};d===null?d=[F]:d.push(F),e++}var s=E===
e;if(!s)break}}else{let x={instancePath:t+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}};d===null?d=[x]:d.
push(x),e++}var i=c===e}else var i=!0}}}}}}}}}}}}}else{let v={instancePath:t,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};d===null?d=[v]:
d.push(v),e++}var y=f===e;if(a=a||y,y)var p=!0;let A=e;if(e===A)if(Array.isArray(r)){var I=!0;let v=r.length;for(let P=0;P<v;P++){let g=r[P],c=e;if(e===e)if(g&&
typeof g=="object"&&!Array.isArray(g)){let k;if(g.id===void 0&&(k="id")||g.created_at===void 0&&(k="created_at")||g.updated_at===void 0&&(k="updated_at")||g.document_id===
void 0&&(k="document_id")||g.memory_id===void 0&&(k="memory_id")||g.source===void 0&&(k="source")||g.srclang===void 0&&(k="srclang")||g.target===void 0&&(k="tar\
get")||g.trglang===void 0&&(k="trglang")||g.is_confirmed===void 0&&(k="is_confirmed")||g.is_reviewed===void 0&&(k="is_reviewed")){let T={instancePath:t+"/"+P,schemaPath:"\
Segment.json/required",keyword:"required",params:{missingProperty:k}};d===null?d=[T]:d.push(T),e++}else{let T=e;for(let E in g)if(!ne.call(Oe.properties,E)){let b={
instancePath:t+"/"+P,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}};d===null?d=[b]:d.push(b),e++;break}
if(T===e){if(g.id!==void 0){let E=g.id,b=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let F={instancePath:t+"/"+P+"/id",schemaPath:"Segment.json/\
properties/id/type",keyword:"type",params:{type:"integer"}};d===null?d=[F]:d.push(F),e++}if(e===b&&typeof E=="number"&&isFinite(E)&&!L.validate(E)){let F={instancePath:t+
"/"+P+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}};d===null?d=[F]:d.push(F),e++}var u=b===e}else var u=!0;if(u){
if(g.created_at!==void 0){let E=g.created_at,b=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let W={instancePath:t+"/"+P+"/created_at",schemaPath:"\
Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[W]:d.push(W),e++}var u=b===e}else var u=!0;if(u){if(g.updated_at!==
void 0){let E=g.updated_at,b=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let W={instancePath:t+"/"+P+"/updated_at",schemaPath:"Segment.json/prop\
erties/updated_at/type",keyword:"type",params:{type:"integer"}};d===null?d=[W]:d.push(W),e++}var u=b===e}else var u=!0;if(u){if(g.document_id!==void 0){let E=g.
document_id,b=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))&&E!==null){let W={instancePath:t+"/"+P+"/document_id",schemaPath:"Segment.json/properti\
es/document_id/type",keyword:"type",params:{type:Oe.properties.document_id.type}};d===null?d=[W]:d.push(W),e++}if(e===b&&typeof E=="number"&&isFinite(E)&&!L.validate(
E)){let W={instancePath:t+"/"+P+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}};d===null?d=[W]:
d.push(W),e++}var u=b===e}else var u=!0;if(u){if(g.memory_id!==void 0){let E=g.memory_id,b=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E))){let W={instancePath:t+
"/"+P+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};d===null?d=[W]:d.push(W),e++}if(e===b&&typeof E==
"number"&&isFinite(E)&&!L.validate(E)){let W={instancePath:t+"/"+P+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}};d===null?d=[W]:d.push(W),e++}var u=b===e}else var u=!0;if(u){if(g.source!==void 0){let E=e;if(typeof g.source!="string"){let F={instancePath:t+"/"+P+"/\
source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};d===null?d=[F]:d.push(F),e++}var u=E===e}else var u=!0;if(u){if(g.
srclang!==void 0){let E=e;if(typeof g.srclang!="string"){let F={instancePath:t+"/"+P+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",
params:{type:"string"}};d===null?d=[F]:d.push(F),e++}var u=E===e}else var u=!0;if(u){if(g.target!==void 0){let E=e;if(typeof g.target!="string"){let F={instancePath:t+
"/"+P+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};d===null?d=[F]:d.push(F),e++}var u=E===e}else var u=!0;if(u){
if(g.trglang!==void 0){let E=e;if(typeof g.trglang!="string"){let F={instancePath:t+"/"+P+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"\
type",params:{type:"string"}};d===null?d=[F]:d.push(F),e++}var u=E===e}else var u=!0;if(u){if(g.is_confirmed!==void 0){let E=e;if(typeof g.is_confirmed!="boolea\
n"){let F={instancePath:t+"/"+P+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[F]:d.
push(F),e++}var u=E===e}else var u=!0;if(u){if(g.is_reviewed!==void 0){let E=e;if(typeof g.is_reviewed!="boolean"){let F={instancePath:t+"/"+P+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};d===null?d=[F]:d.push(F),e++}var u=E===e}else var u=!0;if(u)if(g.comments!==void 0){
let E=g.comments,b=e;if(e===b)if(Array.isArray(E)){var m=!0;let W=E.length;for(let Re=0;Re<W;Re++){let ve=E[Re],K=e;if(!(ve&&typeof ve=="object"&&!Array.isArray(
ve))){let M={instancePath:t+"/"+P+"/comments/"+Re,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};d===null?d=[M]:
d.push(M),e++}var m=K===e;if(!m)break}}else{let W={instancePath:t+"/"+P+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"\
array"}};d===null?d=[W]:d.push(W),e++}var u=b===e}else var u=!0}}}}}}}}}}}}}else{let k={instancePath:t+"/"+P,schemaPath:"Segment.json/type",keyword:"type",params:{
type:"object"}};d===null?d=[k]:d.push(k),e++}var I=c===e;if(!I)break}}else{let v={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};
d===null?d=[v]:d.push(v),e++}var y=A===e;if(a=a||y,y)var h=!0;if(a)e=n,d!==null&&(n?d.length=n:d=null);else{let v={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return d===null?d=[v]:d.push(v),e++,gr.errors=d,!1}return gr.errors=d,l.props=p,l.items=h,e===0}gr.evaluated={dynamicProps:!0,dynamicItems:!0};
var Bt=se;function se(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=se.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.created_at===void 0&&(o="created\
_at")||r.updated_at===void 0&&(o="updated_at")||r.document_id===void 0&&(o="document_id")||r.memory_id===void 0&&(o="memory_id")||r.source===void 0&&(o="source")||
r.srclang===void 0&&(o="srclang")||r.target===void 0&&(o="target")||r.trglang===void 0&&(o="trglang")||r.is_confirmed===void 0&&(o="is_confirmed")||r.is_reviewed===
void 0&&(o="is_reviewed"))return se.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!ne.call(Oe.properties,s)){return se.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return se.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.
created_at,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=p===e}else var a=!0;if(a){if(r.document_id!==void 0){let s=r.document_id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return se.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Oe.properties.document_id.
type}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return se.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.memory_id!==void 0){let s=r.memory_id,p=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return se.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return se.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return se.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return se.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return se.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return se.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return se.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=s===e}else var a=!0;if(a)if(r.comments!==void 0){let s=r.comments,p=e;if(e===p)if(Array.isArray(s)){var f=!0;let I=s.length;for(let u=0;u<I;u++){
let m=s[u],y=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return se.errors=[{instancePath:t+"/comments/"+u,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}}else return se.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}}}}}}}}}}}}}else return se.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=d,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gt=We;function We(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=We.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.deleted===void 0&&(a="deleted"))
return We.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return We.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!L.validate(o))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return We.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return We.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return We.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=d,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yt=or;function or(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=or.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let f=0;f<a;f++){let o=r[f],i=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return or.errors=[{instancePath:t+"/"+f,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="numbe\
r"&&isFinite(o)&&!L.validate(o))return or.errors=[{instancePath:t+"/"+f,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e;if(!n)
break}}else return or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return or.errors=d,e===0}or.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Qt=Ye;function Ye(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ye.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.source_tagged===void 0&&(a="source_tagged")||r.target_tagged===
void 0&&(a="target_tagged"))return Ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)
if(!(o==="source_tagged"||o==="target_tagged")){return Ye.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(f===e){if(r.source_tagged!==void 0){let o=e;if(typeof r.source_tagged!="string")return Ye.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(r.target_tagged!==void 0){let o=e;if(typeof r.target_tagged!=
"string")return Ye.errors=[{instancePath:t+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else
var n=!0}}}else return Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=d,e===0}Ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ht=B;var xr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function B(r,{instancePath:t="",
parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(Array.isArray(r)){var n=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],p=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
id===void 0&&(u="id")||s.name===void 0&&(u="name")||s.file_hash===void 0&&(u="file_hash")||s.detected_lang===void 0&&(u="detected_lang")||s.detected_lang_confidence===
void 0&&(u="detected_lang_confidence")||s.category===void 0&&(u="category")||s.labels===void 0&&(u="labels")||s.created_at===void 0&&(u="created_at")||s.updated_at===
void 0&&(u="updated_at"))return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let y in s)if(!ne.call(xr.properties,y)){return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:y}}],!1;break}if(m===e){if(s.id!==void 0){let y=s.id,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return B.errors=
[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(
y)&&!L.validate(y))return B.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=h===e}else var a=!0;if(a){if(s.name!==void 0){let y=s.name,h=e;if(e===h)if(typeof y=="string"){if(R(y)>255)return B.errors=[{instancePath:t+"/"+i+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(y)<1)return B.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(s.file_hash!==void 0){let y=s.file_hash,h=e;if(e===h)if(typeof y==
"string"){if(R(y)>128)return B.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=h===e}else var a=!0;if(a){if(s.detected_lang!==void 0){let y=e;if(typeof s.detected_lang!="string")return B.errors=[{instancePath:t+"/"+i+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.detected_lang_confidence!==
void 0){let y=s.detected_lang_confidence,h=e;if(e===h)if(typeof y=="number"&&isFinite(y)){if(y>1||isNaN(y))return B.errors=[{instancePath:t+"/"+i+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(y<0||isNaN(y))
return B.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var a=h===e}else var a=!0;if(a){if(s.category!==void 0){let y=s.category,h=e;if(typeof y!="string")return B.
errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="API"||y==="\
REFERENCE"))return B.errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:xr.properties.
category.enum}}],!1;var a=h===e}else var a=!0;if(a){if(s.labels!==void 0){let y=s.labels,h=e;if(e===h)if(Array.isArray(y)){var f=!0;let P=y.length;for(let g=0;g<
P;g++){let c=y[g],_=e;if(e===_)if(typeof c=="string"){if(R(c)>255)return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(c)<1)return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e;if(!f)break}}else return B.errors=[{instancePath:t+"/"+i+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a){if(s.created_at!==void 0){let y=s.created_at,h=e;
if(e===h&&e===h)if(typeof y=="string"){if(!ke.validate(y))return B.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a)if(s.updated_at!==void 0){let y=s.updated_at,h=e;if(e===h&&e===h)if(typeof y==
"string"){if(!ke.validate(y))return B.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var a=h===e}else var a=!0}}}}}}}}}}else return B.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=p===e;if(!n)break}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return B.errors=d,e===
0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Zt=Q;function Q(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Q.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.file_hash===
void 0&&(o="file_hash")||r.detected_lang===void 0&&(o="detected_lang")||r.detected_lang_confidence===void 0&&(o="detected_lang_confidence")||r.category===void 0&&
(o="category")||r.labels===void 0&&(o="labels")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at"))return Q.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!ne.call(xr.properties,s)){return Q.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){
let s=r.id,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&!L.validate(s))return Q.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,p=e;if(e===p)if(typeof s=="\
string"){if(R(s)>255)return Q.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(R(s)<1)return Q.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.
file_hash!==void 0){let s=r.file_hash,p=e;if(e===p)if(typeof s=="string"){if(R(s)>128)return Q.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Q.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return Q.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var a=s===e}else var a=!0;if(a){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,p=e;if(e===p)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return Q.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return Q.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var a=p===e}else var a=!0;if(a){if(r.category!==void 0){let s=r.
category,p=e;if(typeof s!="string")return Q.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return Q.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:xr.properties.category.enum}}],!1;var a=p===e}else var a=!0;if(a){if(r.labels!==void 0){let s=r.labels,p=e;if(e===p)if(Array.isArray(s)){var f=!0;
let I=s.length;for(let u=0;u<I;u++){let m=s[u],y=e;if(e===y)if(typeof m=="string"){if(R(m)>255)return Q.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(m)<1)return Q.errors=[{instancePath:t+"/labels/"+u,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=y===e;if(!f)break}}else return Q.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,p=e;
if(e===p&&e===p)if(typeof s=="string"){if(!ke.validate(s))return Q.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a)if(r.updated_at!==void 0){let s=r.updated_at,p=e;if(e===p&&e===p)if(typeof s=="string"){
if(!ke.validate(s))return Q.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return Q.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var a=p===e}else var a=!0}}}}}}}}}}else return Q.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return Q.
errors=d,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt=fe;var Er={type:"object",required:["id","filename","status","created_at","fileId"],properties:{id:{type:"integer",format:"int64"},filename:{type:"string"},status:{
type:"string",enum:["pending","uploaded","failed","canceled"]},created_at:{type:"string",format:"date-time"},fileId:{type:["integer","null"],format:"int64"}},additionalProperties:!1,
$id:"Upload.json"};function fe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=fe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let f=r.length;for(let o=0;o<f;o++){let i=r[o],s=e;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){let I;if(i.id===void 0&&(I="id")||i.filename===void 0&&(I="filename")||i.status===void 0&&(I="status")||i.created_at===void 0&&(I="\
created_at")||i.fileId===void 0&&(I="fileId"))return fe.errors=[{instancePath:t+"/"+o,schemaPath:"Upload.json/required",keyword:"required",params:{missingProperty:I}}],
!1;{let u=e;for(let m in i)if(!(m==="id"||m==="filename"||m==="status"||m==="created_at"||m==="fileId")){return fe.errors=[{instancePath:t+"/"+o,schemaPath:"Upl\
oad.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(i.id!==void 0){let m=i.id,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return fe.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"Upload.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return fe.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"Upload.json/properties/id/for\
mat",keyword:"format",params:{format:"int64"}}],!1;var a=y===e}else var a=!0;if(a){if(i.filename!==void 0){let m=e;if(typeof i.filename!="string")return fe.errors=
[{instancePath:t+"/"+o+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){
if(i.status!==void 0){let m=i.status,y=e;if(typeof m!="string")return fe.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"Upload.json/properties/status/type",
keyword:"type",params:{type:"string"}}],!1;if(!(m==="pending"||m==="uploaded"||m==="failed"||m==="canceled"))return fe.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"\
Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Er.properties.status.enum}}],!1;var a=y===e}else var a=!0;if(a){if(i.created_at!==void 0){
let m=i.created_at,y=e;if(e===y&&e===y)if(typeof m=="string"){if(!ke.validate(m))return fe.errors=[{instancePath:t+"/"+o+"/created_at",schemaPath:"Upload.json/p\
roperties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return fe.errors=[{instancePath:t+"/"+o+"/created_at",schemaPath:"Upload.jso\
n/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)if(i.fileId!==void 0){let m=i.fileId,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return fe.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"Upload.json/properties/fileId/type",keyword:"t\
ype",params:{type:Er.properties.fileId.type}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!L.validate(m))return fe.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"\
Upload.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===e}else var a=!0}}}}}}else return fe.errors=[{instancePath:t+"/"+o,
schemaPath:"Upload.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return fe.errors=d,e===0}fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Kt=me;function me(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=me.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.filename===void 0&&(f="filename")||
r.status===void 0&&(f="status")||r.created_at===void 0&&(f="created_at")||r.fileId===void 0&&(f="fileId"))return me.errors=[{instancePath:t,schemaPath:"Upload.j\
son/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i==="id"||i==="filename"||i==="status"||i==="created_at"||i==="fil\
eId")){return me.errors=[{instancePath:t,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return me.errors=[{instancePath:t+"/id",schemaPath:"Upload.json/pro\
perties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!L.validate(i))return me.errors=[{instancePath:t+"/id",schemaPath:"\
Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.filename!==void 0){let i=e;if(typeof r.filename!=
"string")return me.errors=[{instancePath:t+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else
var a=!0;if(a){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return me.errors=[{instancePath:t+"/status",schemaPath:"Upload.json/properties/sta\
tus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="pending"||i==="uploaded"||i==="failed"||i==="canceled"))return me.errors=[{instancePath:t+"/statu\
s",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Er.properties.status.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.created_at!==
void 0){let i=r.created_at,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!ke.validate(i))return me.errors=[{instancePath:t+"/created_at",schemaPath:"Upload.json\
/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return me.errors=[{instancePath:t+"/created_at",schemaPath:"Upload.json/pr\
operties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.fileId!==void 0){let i=r.fileId,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return me.errors=[{instancePath:t+"/fileId",schemaPath:"Upload.json/properties/fileId/type",keyword:"type",params:{
type:Er.properties.fileId.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!L.validate(i))return me.errors=[{instancePath:t+"/fileId",schemaPath:"Upload.js\
on/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0}}}}}}else return me.errors=[{instancePath:t,schemaPath:"Upl\
oad.json/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=d,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var es=je;function je(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=je.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.url===void 0&&(f="url")||r.key===void 0&&(f="key")||r.method===
void 0&&(f="method")||r.uploadId===void 0&&(f="uploadId"))return je.errors=[{instancePath:t,schemaPath:"UploadParams.json/required",keyword:"required",params:{missingProperty:f}}],
!1;{let o=e;for(let i in r)if(!(i==="url"||i==="key"||i==="method"||i==="uploadId")){return je.errors=[{instancePath:t,schemaPath:"UploadParams.json/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.url!==void 0){let i=e;if(typeof r.url!="string")return je.errors=
[{instancePath:t+"/url",schemaPath:"UploadParams.json/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(r.key!==
void 0){let i=e;if(typeof r.key!="string")return je.errors=[{instancePath:t+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"\
string"}}],!1;var a=i===e}else var a=!0;if(a){if(r.method!==void 0){let i=r.method,s=e;if(typeof i!="string")return je.errors=[{instancePath:t+"/method",schemaPath:"\
UploadParams.json/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="PUT")return je.errors=[{instancePath:t+"/method",schemaPath:"Upload\
Params.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}}],!1;var a=s===e}else var a=!0;if(a)if(r.uploadId!==void 0){let i=e;if(typeof r.
uploadId!="string")return je.errors=[{instancePath:t+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}}],
!1;var a=i===e}else var a=!0}}}}}else return je.errors=[{instancePath:t,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}}],!1;return je.
errors=d,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=vr;function vr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=vr.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);let n=e,a=!1,f=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.url===void 0&&(y="url")||r.key===void 0&&
(y="key")||r.method===void 0&&(y="method")||r.uploadId===void 0&&(y="uploadId")){let h={instancePath:t,schemaPath:"UploadParams.json/required",keyword:"required",
params:{missingProperty:y}};d===null?d=[h]:d.push(h),e++}else{let h=e;for(let v in r)if(!(v==="url"||v==="key"||v==="method"||v==="uploadId")){let P={instancePath:t,
schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};d===null?d=[P]:d.push(P),e++;break}if(h===e){if(r.
url!==void 0){let v=e;if(typeof r.url!="string"){let P={instancePath:t+"/url",schemaPath:"UploadParams.json/properties/url/type",keyword:"type",params:{type:"st\
ring"}};d===null?d=[P]:d.push(P),e++}var i=v===e}else var i=!0;if(i){if(r.key!==void 0){let v=e;if(typeof r.key!="string"){let g={instancePath:t+"/key",schemaPath:"\
UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};d===null?d=[g]:d.push(g),e++}var i=v===e}else var i=!0;if(i){if(r.method!==void 0){
let v=r.method,P=e;if(typeof v!="string"){let c={instancePath:t+"/method",schemaPath:"UploadParams.json/properties/method/type",keyword:"type",params:{type:"str\
ing"}};d===null?d=[c]:d.push(c),e++}if(v!=="PUT"){let c={instancePath:t+"/method",schemaPath:"UploadParams.json/properties/method/const",keyword:"const",params:{
allowedValue:"PUT"}};d===null?d=[c]:d.push(c),e++}var i=P===e}else var i=!0;if(i)if(r.uploadId!==void 0){let v=e;if(typeof r.uploadId!="string"){let g={instancePath:t+
"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}};d===null?d=[g]:d.push(g),e++}var i=v===e}else var i=!0}}}}}else{
let y={instancePath:t,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}};d===null?d=[y]:d.push(y),e++}var u=f===e;if(a=a||u,u)var s=!0;let p=e;
if(e===p)if(Array.isArray(r)){var A=!0;let y=r.length;for(let h=0;h<y;h++){let v=r[h],P=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let _;if(v.url===
void 0&&(_="url")||v.key===void 0&&(_="key")||v.method===void 0&&(_="method")||v.uploadId===void 0&&(_="uploadId")){let x={instancePath:t+"/"+h,schemaPath:"Uplo\
adParams.json/required",keyword:"required",params:{missingProperty:_}};d===null?d=[x]:d.push(x),e++}else{let x=e;for(let k in v)if(!(k==="url"||k==="key"||k==="\
method"||k==="uploadId")){let T={instancePath:t+"/"+h,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
d===null?d=[T]:d.push(T),e++;break}if(x===e){if(v.url!==void 0){let k=e;if(typeof v.url!="string"){let T={instancePath:t+"/"+h+"/url",schemaPath:"UploadParams.j\
son/properties/url/type",keyword:"type",params:{type:"string"}};d===null?d=[T]:d.push(T),e++}var I=k===e}else var I=!0;if(I){if(v.key!==void 0){let k=e;if(typeof v.
key!="string"){let E={instancePath:t+"/"+h+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};d===null?d=[E]:d.push(
E),e++}var I=k===e}else var I=!0;if(I){if(v.method!==void 0){let k=v.method,T=e;if(typeof k!="string"){let b={instancePath:t+"/"+h+"/method",schemaPath:"UploadP\
arams.json/properties/method/type",keyword:"type",params:{type:"string"}};d===null?d=[b]:d.push(b),e++}if(k!=="PUT"){let b={instancePath:t+"/"+h+"/method",schemaPath:"\
UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};d===null?d=[b]:d.push(b),e++}var I=T===e}else var I=!0;if(I)if(v.uploadId!==
void 0){let k=e;if(typeof v.uploadId!="string"){let E={instancePath:t+"/"+h+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{
type:"string"}};d===null?d=[E]:d.push(E),e++}var I=k===e}else var I=!0}}}}}else{let _={instancePath:t+"/"+h,schemaPath:"UploadParams.json/type",keyword:"type",params:{
type:"object"}};d===null?d=[_]:d.push(_),e++}var A=P===e;if(!A)break}}else{let y={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};
d===null?d=[y]:d.push(y),e++}var u=p===e;if(a=a||u,u)var m=!0;if(a)e=n,d!==null&&(n?d.length=n:d=null);else{let y={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return d===null?d=[y]:d.push(y),e++,vr.errors=d,!1}return vr.errors=d,l.props=s,l.items=m,e===0}vr.evaluated={dynamicProps:!0,dynamicItems:!0};
var ts=Qe;function Qe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Qe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.uploadId===void 0&&(a="uploadId")||r.key===void 0&&(a="ke\
y"))return Qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="uploadId"||o===
"key")){return Qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){
if(r.uploadId!==void 0){let o=e;if(typeof r.uploadId!="string")return Qe.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(r.key!==void 0){let o=e;if(typeof r.key!="string")return Qe.errors=[{instancePath:t+"/key",schemaPath:"\
#/properties/key/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0}}}else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qe.errors=d,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=$e;function $e(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=$e.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.url===void 0&&(a="url")||r.method===void 0&&(a="method"))
return $e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="url"||o==="method")){
return $e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e){if(r.url!==
void 0){let o=e;if(typeof r.url!="string")return $e.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;
var n=o===e}else var n=!0;if(n)if(r.method!==void 0){let o=r.method,i=e;if(typeof o!="string")return $e.errors=[{instancePath:t+"/method",schemaPath:"#/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="PUT")return $e.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/const",keyword:"\
const",params:{allowedValue:"PUT"}}],!1;var n=i===e}else var n=!0}}}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return $e.errors=d,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=Ue;function Ue(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ue.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success")||r.location===void 0&&(a=
"location"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="succe\
ss"||o==="location")){return Ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(f===e){if(r.success!==void 0){let o=r.success,i=e;if(typeof o!="boolean")return Ue.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",
keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Ue.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{
allowedValue:!0}}],!1;var n=i===e}else var n=!0;if(n)if(r.location!==void 0){let o=e;if(typeof r.location!="string")return Ue.errors=[{instancePath:t+"/location",
schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0}}}else return Ue.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=d,e===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=Je;function Je(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Je.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success")||r.message===void 0&&(a="\
message"))return Je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="success"||
o==="message")){return Je.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===
e){if(r.success!==void 0){let o=r.success,i=e;if(typeof o!="boolean")return Je.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(o!==!0)return Je.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],
!1;var n=i===e}else var n=!0;if(n)if(r.message!==void 0){let o=e;if(typeof r.message!="string")return Je.errors=[{instancePath:t+"/message",schemaPath:"#/proper\
ties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0}}}else return Je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return Je.errors=d,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=hr;var Vs={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"},Bs=ir().fullFormats.uri;function Z(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,
l=Z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f=
"id")||r.webhookName===void 0&&(f="webhookName")||r.webhookUrl===void 0&&(f="webhookUrl")||r.eventType===void 0&&(f="eventType"))return Z.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i==="id"||i==="webhookName"||i==="webhookUrl"||i==="even\
tType")){return Z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){
if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!L.validate(i))return Z.errors=[{instancePath:t+"/id",schemaPath:"#/pr\
operties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.webhookName!==void 0){let i=e;if(typeof r.webhookName!="s\
tring")return Z.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;
if(n){if(r.webhookUrl!==void 0){let i=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!Bs(i))return Z.errors=[{instancePath:t+"/webhookUrl",schemaPath:"\
#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Z.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhook\
Url/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.eventType!==void 0){let i=r.eventType,s=e;if(e===s)if(Array.isArray(i)){
if(i.length<1)return Z.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let A=i.
length;for(let I=0;I<A;I++){let u=i[I],m=e;if(typeof u!="string")return Z.errors=[{instancePath:t+"/eventType/"+I,schemaPath:"WebhookEventType.json/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(u==="JOB_DELIVER"||u==="JOB_UPDATE"||u==="PROJECT_DELIVER"||u==="PROJECT_UPDATE"||u==="INSTANT_TRANSLATE_COMPLETED"||u===
"INSTANT_TRANSLATE_FAILED"))return Z.errors=[{instancePath:t+"/eventType/"+I,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Vs.enum}}],
!1;var a=m===e;if(!a)break}}}else return Z.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var n=s===e}else var n=!0}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=d,e===0}Z.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,
e=0,l=hr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let a=r.length;for(let f=0;f<a;f++){
let o=e;Z(r[f],{instancePath:t+"/"+f,parentData:r,parentDataProperty:f,rootData:j,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(Z.errors),e=d.length);var n=o===
e;if(!n)break}}else return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return hr.errors=d,e===0}hr.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var os=Wr;function Wr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Wr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),Z(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(
Z.errors),e=d.length),Wr.errors=d,e===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Lr;function Lr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Lr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),Z(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(
Z.errors),e=d.length),Lr.errors=d,e===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=qr;function qr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=qr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),Z(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?Z.errors:d.concat(
Z.errors),e=d.length),qr.errors=d,e===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=zr;var mr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},nt={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"\
string"},domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};function C(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=C.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.domainId===void 0&&(u="domainId")||r.domainName===void 0&&
(u="domainName")||r.models===void 0&&(u="models")||r.filterConfigs===void 0&&(u="filterConfigs")||r.domainMetadata===void 0&&(u="domainMetadata"))return C.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let y in r)if(!(y==="domainId"||y==="domainName"||y==="\
models"||y==="filterConfigs"||y==="domainMetadata")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(m===e){if(r.domainId!==void 0){let y=r.domainId,h=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return C.errors=
[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof y=="number"&&isFinite(y)&&!lr.
validate(y))return C.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var n=h===e}else
var n=!0;if(n){if(r.domainName!==void 0){let y=e;if(typeof r.domainName!="string")return C.errors=[{instancePath:t+"/domainName",schemaPath:"#/properties/domain\
Name/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(r.models!==void 0){let y=r.models,h=e;if(e===h)if(Array.isArray(y)){var a=!0;
let P=y.length;for(let g=0;g<P;g++){let c=y[g],_=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let T;if(c.id===void 0&&(T="id")||c.name===void 0&&(T="\
name")||c.provider===void 0&&(T="provider")||c.status===void 0&&(T="status")||c.srcLang===void 0&&(T="srcLang")||c.trgLang===void 0&&(T="trgLang")||c.srcLocale===
void 0&&(T="srcLocale")||c.trgLocale===void 0&&(T="trgLocale"))return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/required",keyword:"required",
params:{missingProperty:T}}],!1;{let E=e;for(let b in c)if(!(b==="id"||b==="name"||b==="provider"||b==="status"||b==="srcLang"||b==="trgLang"||b==="srcLocale"||
b==="trgLocale")){return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],
!1;break}if(E===e){if(c.id!==void 0){let b=c.id,F=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return C.errors=[{instancePath:t+"/models/"+g+"/id",
schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===F&&typeof b=="number"&&isFinite(b)&&!lr.validate(b))return C.errors=
[{instancePath:t+"/models/"+g+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var f=F===e}else var f=!0;if(f){if(c.
name!==void 0){let b=e;if(typeof c.name!="string")return C.errors=[{instancePath:t+"/models/"+g+"/name",schemaPath:"Model.json/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var f=b===e}else var f=!0;if(f){if(c.provider!==void 0){let b=e;if(typeof c.provider!="string")return C.errors=[{instancePath:t+
"/models/"+g+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var f=b===e}else var f=!0;if(f){if(c.status!==
void 0){let b=c.status,F=e;if(typeof b!="string")return C.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.json/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(b!=="Active")return C.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:mr.properties.status.enum}}],!1;var f=F===e}else var f=!0;if(f){if(c.srcLang!==void 0){let b=c.srcLang,F=e;if(typeof b!="string"&&b!==
null)return C.errors=[{instancePath:t+"/models/"+g+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"type",params:{type:mr.properties.srcLang.
type}}],!1;var f=F===e}else var f=!0;if(f){if(c.trgLang!==void 0){let b=c.trgLang,F=e;if(typeof b!="string"&&b!==null)return C.errors=[{instancePath:t+"/models/"+
g+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:mr.properties.trgLang.type}}],!1;var f=F===e}else var f=!0;if(f){if(c.srcLocale!==
void 0){let b=c.srcLocale,F=e;if(typeof b!="string"&&b!==null)return C.errors=[{instancePath:t+"/models/"+g+"/srcLocale",schemaPath:"Model.json/properties/srcLo\
cale/type",keyword:"type",params:{type:mr.properties.srcLocale.type}}],!1;var f=F===e}else var f=!0;if(f)if(c.trgLocale!==void 0){let b=c.trgLocale,F=e;if(typeof b!=
"string"&&b!==null)return C.errors=[{instancePath:t+"/models/"+g+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/type",keyword:"type",params:{type:mr.properties.
trgLocale.type}}],!1;var f=F===e}else var f=!0}}}}}}}}}else return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/type",keyword:"type",params:{type:"\
object"}}],!1;var a=_===e;if(!a)break}}else return C.errors=[{instancePath:t+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"array"}}],
!1;var n=h===e}else var n=!0;if(n){if(r.filterConfigs!==void 0){let y=r.filterConfigs,h=e;if(e===h)if(Array.isArray(y)){var o=!0;let P=y.length;for(let g=0;g<P;g++){
let c=y[g],_=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let T;if(c.id===void 0&&(T="id")||c.isDefault===void 0&&(T="isDefault")||c.filterConfig===void 0&&
(T="filterConfig")||c.filterName===void 0&&(T="filterName")||c.configName===void 0&&(T="configName")||c.configDescription===void 0&&(T="configDescription")||c.subfilters===
void 0&&(T="subfilters")||c.segmentationConfigSetting===void 0&&(T="segmentationConfigSetting")||c.srx===void 0&&(T="srx")||c.segmentationConfigName===void 0&&(T=
"segmentationConfigName")||c.domains===void 0&&(T="domains")||c.createdAt===void 0&&(T="createdAt")||c.updatedAt===void 0&&(T="updatedAt")||c.default===void 0&&
(T="default"))return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/required",keyword:"required",params:{missingProperty:T}}],!1;{let E=e;
for(let b in c)if(!ne.call(nt.properties,b)){return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:b}}],!1;break}if(E===e){if(c.id!==void 0){let b=c.id,F=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))
return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
F&&typeof b=="number"&&isFinite(b)&&!lr.validate(b))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/forma\
t",keyword:"format",params:{format:"int32"}}],!1;var i=F===e}else var i=!0;if(i){if(c.isDefault!==void 0){let b=e;if(typeof c.isDefault!="boolean")return C.errors=
[{instancePath:t+"/filterConfigs/"+g+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{type:"boolean"}}],!1;var i=b===
e}else var i=!0;if(i){if(c.filterConfig!==void 0){let b=e;if(typeof c.filterConfig!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterConfig",
schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(c.filterName!==void 0){
let b=e;if(typeof c.filterName!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterName",schemaPath:"FilterConfig.json/properties/filterName/\
type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(c.configName!==void 0){let b=e;if(typeof c.configName!="string")return C.errors=
[{instancePath:t+"/filterConfigs/"+g+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"string"}}],!1;var i=b===
e}else var i=!0;if(i){if(c.configDescription!==void 0){let b=e;if(typeof c.configDescription!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/co\
nfigDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(c.
subfilters!==void 0){let b=e;if(typeof c.subfilters!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/subfilters",schemaPath:"FilterConfig.json/p\
roperties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(c.segmentationConfigSetting!==void 0){let b=c.segmentationConfigSetting,
F=e;if(typeof b!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentatio\
nConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="SENTENCE"||b==="PARAGRAPH"))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/seg\
mentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:nt.properties.segmentationConfigSetting.
enum}}],!1;var i=F===e}else var i=!0;if(i){if(c.srx!==void 0){let b=e;if(typeof c.srx!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/srx",schemaPath:"\
FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(c.segmentationConfigName!==void 0){let b=e;
if(typeof c.segmentationConfigName!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigName",schemaPath:"FilterConfig.json/proper\
ties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var i=b===e}else var i=!0;if(i){if(c.domains!==void 0){let b=c.domains,F=e;if(e===F)
if(Array.isArray(b)){var s=!0;let Re=b.length;for(let ve=0;ve<Re;ve++){let K=b[ve],_r=e;if(e===_r)if(K&&typeof K=="object"&&!Array.isArray(K)){let oe;if(K.id===
void 0&&(oe="id")||K.name===void 0&&(oe="name"))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ve,schemaPath:"FilterConfig.json/properties/dom\
ains/items/required",keyword:"required",params:{missingProperty:oe}}],!1;{let As=e;for(let ye in K)if(!(ye==="id"||ye==="name")){return C.errors=[{instancePath:t+
"/filterConfigs/"+g+"/domains/"+ve,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ye}}],
!1;break}if(As===e){if(K.id!==void 0){let ye=K.id,sr=e;if(!(typeof ye=="number"&&!(ye%1)&&!isNaN(ye)&&isFinite(ye)))return C.errors=[{instancePath:t+"/filterCon\
figs/"+g+"/domains/"+ve+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===sr&&
typeof ye=="number"&&isFinite(ye)&&!lr.validate(ye))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ve+"/id",schemaPath:"FilterConfig.json/prop\
erties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var p=sr===e}else var p=!0;if(p)if(K.name!==void 0){let ye=e;if(typeof K.
name!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ve+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var p=ye===e}else var p=!0}}}else return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+ve,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=_r===e;if(!s)break}}else return C.errors=[{instancePath:t+"/fi\
lterConfigs/"+g+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var i=F===e}else var i=!0;if(i){if(c.
createdAt!==void 0){let b=c.createdAt,F=e;if(e===F&&e===F)if(typeof b=="string"){if(!ke.validate(b))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return C.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var i=F===e}else var i=!0;if(i){if(c.
updatedAt!==void 0){let b=c.updatedAt,F=e;if(e===F&&e===F)if(typeof b=="string"){if(!ke.validate(b))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return C.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var i=F===e}else var i=!0;if(i)if(c.
default!==void 0){let b=e;if(typeof c.default!="boolean")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var i=b===e}else var i=!0}}}}}}}}}}}}}}}else return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var o=_===e;if(!o)break}}else return C.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0;if(n)if(r.domainMetadata!==void 0){let y=r.domainMetadata,h=e;
if(e===h)if(Array.isArray(y)){var A=!0;let P=y.length;for(let g=0;g<P;g++){let c=y[g],_=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let T;if(c.key===
void 0&&(T="key")||c.value===void 0&&(T="value"))return C.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:T}}],!1;{let E=e;for(let b in c)if(!(b==="key"||b==="value")){return C.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"Metad\
ataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(E===e){if(c.key!==void 0){let b=e;if(typeof c.key!=
"string")return C.errors=[{instancePath:t+"/domainMetadata/"+g+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var I=b===e}else var I=!0;if(I)if(c.value!==void 0){let b=e;if(typeof c.value!="string")return C.errors=[{instancePath:t+"/domainMetadata/"+g+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var I=b===e}else var I=!0}}}else return C.errors=[{instancePath:t+"/domainM\
etadata/"+g,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var A=_===e;if(!A)break}}else return C.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0}}}}}}else return C.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=d,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:t="",
parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.items===void 0&&(f="items")||r.size===void 0&&(f="size"))return Pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i==="items"||i==="size")){return Pe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.items!==void 0){let i=r.items,s=e;if(e===
s)if(Array.isArray(i)){var n=!0;let p=i.length;for(let A=0;A<p;A++){let I=e;C(i[A],{instancePath:t+"/items/"+A,parentData:i,parentDataProperty:A,rootData:j,dynamicAnchors:D})||
(d=d===null?C.errors:d.concat(C.errors),e=d.length);var n=I===e;if(!n)break}}else return Pe.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var a=s===e}else var a=!0;if(a)if(r.size!==void 0){let i=r.size,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Pe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i<0||isNaN(i))return Pe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!lr.
validate(i))return Pe.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var a=s===e}else var a=!0}}}else
return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=d,e===0}Pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function zr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=zr.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Pe(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?
Pe.errors:d.concat(Pe.errors),e=d.length),zr.errors=d,e===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Le;function Le(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Le.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.api_name===void 0&&(a="api_name")||r.api_root===void 0&&(a=
"api_root"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="api_n\
ame"||o==="api_root")){return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(f===e){if(r.api_name!==void 0){let o=r.api_name,i=e;if(typeof o!="string")return Le.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(o!=="Parlance")return Le.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=i===e}else var n=!0;if(n)if(r.api_root!==void 0){let o=r.api_root,i=e;if(typeof o!="string")return Le.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v2")return Le.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=i===e}else var n=!0}}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=d,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=qe;function qe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=qe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.api_name===void 0&&(a="api_name")||r.api_root===void 0&&(a=
"api_root"))return qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(!(o==="api_n\
ame"||o==="api_root")){return qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(f===e){if(r.api_name!==void 0){let o=r.api_name,i=e;if(typeof o!="string")return qe.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(o!=="Parlance")return qe.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=i===e}else var n=!0;if(n)if(r.api_root!==void 0){let o=r.api_root,i=e;if(typeof o!="string")return qe.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v2")return qe.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=i===e}else var n=!0}}}else return qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=d,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=S,ce={type:"\
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
an"},import_note:{type:"string"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclan\
g","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{
type:["integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{
type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1}}},
additionalProperties:!1,$id:"updateProject"};function S(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,
e=0,l=S.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let A;if(r.id===void 0&&
(A="id")||r.memory_id===void 0&&(A="memory_id")||r.job_id===void 0&&(A="job_id")||r.srclang===void 0&&(A="srclang")||r.trglang===void 0&&(A="trglang")||r.srclocale===
void 0&&(A="srclocale")||r.trglocale===void 0&&(A="trglocale")||r.name===void 0&&(A="name")||r.state===void 0&&(A="state")||r.due_date===void 0&&(A="due_date")||
r.archived===void 0&&(A="archived")||r.metadata===void 0&&(A="metadata")||r.sample_review_percentage===void 0&&(A="sample_review_percentage")||r.created_at===void 0&&
(A="created_at")||r.updated_at===void 0&&(A="updated_at")||r.workflowStatus===void 0&&(A="workflowStatus")||r.document===void 0&&(A="document"))return S.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:A}}],!1;{let I=e;for(let u in r)if(!ne.call(ce.properties,u)){return S.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(I===e){if(r.id!==void 0){let u=r.
id,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!L.validate(u))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(r.memory_id!==void 0){let u=r.memory_id,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)))return S.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u==
"number"&&isFinite(u)&&!L.validate(u))return S.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=m===e}else var n=!0;if(n){if(r.job_id!==void 0){let u=r.job_id,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[
{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!L.validate(
u))return S.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){
if(r.srclang!==void 0){let u=e;if(typeof r.srclang!="string")return S.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var n=u===e}else var n=!0;if(n){if(r.trglang!==void 0){let u=e;if(typeof r.trglang!="string")return S.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else var n=!0;if(n){if(r.srclocale!==void 0){let u=r.srclocale,m=e;if(typeof u!=
"string"&&u!==null)return S.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:ce.properties.srclocale.type}}],
!1;var n=m===e}else var n=!0;if(n){if(r.trglocale!==void 0){let u=r.trglocale,m=e;if(typeof u!="string"&&u!==null)return S.errors=[{instancePath:t+"/trglocale",
schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:ce.properties.trglocale.type}}],!1;var n=m===e}else var n=!0;if(n){if(r.name!==void 0){let u=r.
name,m=e;if(e===m)if(typeof u=="string"){if(R(u)>255)return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(R(u)<1)return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(r.state!==void 0){
let u=r.state,m=e;if(typeof u!="string")return S.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;
if(!(u==="backlog"||u==="inProgress"||u==="inReview"||u==="inQA"||u==="done"))return S.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"\
enum",params:{allowedValues:ce.properties.state.enum}}],!1;var n=m===e}else var n=!0;if(n){if(r.due_date!==void 0){let u=r.due_date,m=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return S.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:ce.properties.
due_date.type}}],!1;var n=m===e}else var n=!0;if(n){if(r.archived!==void 0){let u=e;if(typeof r.archived!="boolean")return S.errors=[{instancePath:t+"/archived",
schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=u===e}else var n=!0;if(n){if(r.metadata!==void 0){let u=r.metadata,m=e;
if(e===m)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(u).length>50)return S.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata\
/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in u){let v=u[h],P=e;if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))&&typeof v!=
"boolean")return S.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"\
type",params:{type:ce.properties.metadata.additionalProperties.type}}],!1;var a=P===e;if(!a)break}}else return S.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e}else var n=!0;if(n){if(r.sample_review_percentage!==void 0){let u=r.sample_review_percentage,
m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review\
_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return S.errors=[{instancePath:t+"/s\
ample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(u<0||isNaN(u))return S.
errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=m===e}else var n=!0;if(n){if(r.created_at!==void 0){let u=r.created_at,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=m===e}else var n=!0;if(n){if(r.updated_at!==void 0){let u=r.
updated_at,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return S.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var n=m===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let u=r.workflowStatus,m=e;if(typeof u!="string")return S.
errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="READY_TO_START"||u===
"IN_PROGRESS"||u==="DONE"))return S.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:ce.
properties.workflowStatus.enum}}],!1;var n=m===e}else var n=!0;if(n)if(r.document!==void 0){let u=r.document,m=e;if(e===m)if(Array.isArray(u)){var f=!0;let h=u.
length;for(let v=0;v<h;v++){let P=u[v],g=e;if(e===g)if(P&&typeof P=="object"&&!Array.isArray(P)){let _;if(P.id===void 0&&(_="id")||P.project_id===void 0&&(_="pr\
oject_id")||P.srclang===void 0&&(_="srclang")||P.trglang===void 0&&(_="trglang")||P.name===void 0&&(_="name")||P.import_in_progress===void 0&&(_="import_in_prog\
ress")||P.import_succeeded===void 0&&(_="import_succeeded")||P.import_error_message===void 0&&(_="import_error_message")||P.export_in_progress===void 0&&(_="exp\
ort_in_progress")||P.export_succeeded===void 0&&(_="export_succeeded")||P.export_error_message===void 0&&(_="export_error_message")||P.is_pretranslating===void 0&&
(_="is_pretranslating")||P.status===void 0&&(_="status")||P.translator_email===void 0&&(_="translator_email")||P.reviewer_email===void 0&&(_="reviewer_email")||
P.customer_reviewer_email===void 0&&(_="customer_reviewer_email")||P.created_at===void 0&&(_="created_at")||P.updated_at===void 0&&(_="updated_at")||P.is_review_complete===
void 0&&(_="is_review_complete"))return S.errors=[{instancePath:t+"/document/"+v,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let x=e;for(let k in P)if(!ne.call(ce.properties.document.items.properties,k)){return S.errors=[{instancePath:t+"/document/"+v,schemaPath:"#/properties/docu\
ment/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(x===e){if(P.id!==void 0){let k=P.id,T=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return S.errors=[{instancePath:t+"/document/"+v+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===T&&typeof k=="number"&&isFinite(k)&&!L.validate(k))return S.errors=[{instancePath:t+"/document/"+v+"/id",schemaPath:"#\
/properties/document/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=T===e}else var o=!0;if(o){if(P.project_id!==void 0){let k=P.
project_id,T=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return S.errors=[{instancePath:t+"/document/"+v+"/project_id",schemaPath:"#/properties/d\
ocument/items/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===T&&typeof k=="number"&&isFinite(k)&&!L.validate(k))return S.errors=
[{instancePath:t+"/document/"+v+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;
var o=T===e}else var o=!0;if(o){if(P.srclang!==void 0){let k=e;if(typeof P.srclang!="string")return S.errors=[{instancePath:t+"/document/"+v+"/srclang",schemaPath:"\
#/properties/document/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(P.trglang!==void 0){let k=e;if(typeof P.
trglang!="string")return S.errors=[{instancePath:t+"/document/"+v+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(P.name!==void 0){let k=P.name,T=e;if(e===T)if(typeof k=="string"){if(R(k)>255)return S.errors=[{instancePath:t+
"/document/"+v+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(k)<1)return S.errors=
[{instancePath:t+"/document/"+v+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.
errors=[{instancePath:t+"/document/"+v+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=T===
e}else var o=!0;if(o){if(P.import_in_progress!==void 0){let k=e;if(typeof P.import_in_progress!="boolean")return S.errors=[{instancePath:t+"/document/"+v+"/impo\
rt_in_progress",schemaPath:"#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=k===e}else var o=!0;
if(o){if(P.import_succeeded!==void 0){let k=e;if(typeof P.import_succeeded!="boolean")return S.errors=[{instancePath:t+"/document/"+v+"/import_succeeded",schemaPath:"\
#/properties/document/items/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var o=k===e}else var o=!0;if(o){if(P.import_error_message!==
void 0){let k=e;if(typeof P.import_error_message!="string")return S.errors=[{instancePath:t+"/document/"+v+"/import_error_message",schemaPath:"#/properties/docu\
ment/items/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(P.export_in_progress!==void 0){let k=e;
if(typeof P.export_in_progress!="boolean")return S.errors=[{instancePath:t+"/document/"+v+"/export_in_progress",schemaPath:"#/properties/document/items/properti\
es/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=k===e}else var o=!0;if(o){if(P.export_succeeded!==void 0){let k=e;if(typeof P.export_succeeded!=
"boolean")return S.errors=[{instancePath:t+"/document/"+v+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=k===e}else var o=!0;if(o){if(P.export_error_message!==void 0){let k=e;if(typeof P.export_error_message!="string")return S.
errors=[{instancePath:t+"/document/"+v+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(P.is_pretranslating!==void 0){let k=e;if(typeof P.is_pretranslating!="boolean")return S.errors=[{instancePath:t+
"/document/"+v+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var o=k===
e}else var o=!0;if(o){if(P.status!==void 0){let k=P.status,T=e;if(e===T)if(k&&typeof k=="object"&&!Array.isArray(k)){let b;if(k.pretranslation===void 0&&(b="pre\
translation"))return S.errors=[{instancePath:t+"/document/"+v+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{
missingProperty:b}}],!1;{let F=e;for(let W in k)if(W!=="pretranslation"){return S.errors=[{instancePath:t+"/document/"+v+"/status",schemaPath:"#/properties/docu\
ment/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:W}}],!1;break}if(F===e&&k.pretranslation!==void 0){
let W=k.pretranslation;if(typeof W!="string")return S.errors=[{instancePath:t+"/document/"+v+"/status/pretranslation",schemaPath:"#/properties/document/items/pr\
operties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(W==="idle"||W==="pending"||W==="running"))return S.errors=[{instancePath:t+
"/document/"+v+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:ce.
properties.document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return S.errors=[{instancePath:t+"/document/"+v+"/status",schemaPath:"#/\
properties/document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var o=T===e}else var o=!0;if(o){if(P.translator_email!==void 0){let k=P.
translator_email,T=e;if(typeof k!="string"&&k!==null)return S.errors=[{instancePath:t+"/document/"+v+"/translator_email",schemaPath:"#/properties/document/items\
/properties/translator_email/type",keyword:"type",params:{type:ce.properties.document.items.properties.translator_email.type}}],!1;var o=T===e}else var o=!0;if(o){
if(P.reviewer_email!==void 0){let k=P.reviewer_email,T=e;if(typeof k!="string"&&k!==null)return S.errors=[{instancePath:t+"/document/"+v+"/reviewer_email",schemaPath:"\
#/properties/document/items/properties/reviewer_email/type",keyword:"type",params:{type:ce.properties.document.items.properties.reviewer_email.type}}],!1;var o=T===
e}else var o=!0;if(o){if(P.customer_reviewer_email!==void 0){let k=P.customer_reviewer_email,T=e;if(typeof k!="string"&&k!==null)return S.errors=[{instancePath:t+
"/document/"+v+"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:ce.properties.
document.items.properties.customer_reviewer_email.type}}],!1;var o=T===e}else var o=!0;if(o){if(P.created_at!==void 0){let k=P.created_at,T=e;if(!(typeof k=="nu\
mber"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return S.errors=[{instancePath:t+"/document/"+v+"/created_at",schemaPath:"#/properties/document/items/properties/created_\
at/type",keyword:"type",params:{type:"integer"}}],!1;var o=T===e}else var o=!0;if(o){if(P.updated_at!==void 0){let k=P.updated_at,T=e;if(!(typeof k=="number"&&!(k%
1)&&!isNaN(k)&&isFinite(k)))return S.errors=[{instancePath:t+"/document/"+v+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var o=T===e}else var o=!0;if(o){if(P.is_review_complete!==void 0){let k=e;if(typeof P.is_review_complete!="boolean")return S.
errors=[{instancePath:t+"/document/"+v+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{
type:"boolean"}}],!1;var o=k===e}else var o=!0;if(o){if(P.import_note!==void 0){let k=e;if(typeof P.import_note!="string")return S.errors=[{instancePath:t+"/doc\
ument/"+v+"/import_note",schemaPath:"#/properties/document/items/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;
if(o)if(P.segments!==void 0){let k=P.segments,T=e;if(e===T)if(Array.isArray(k)){var i=!0;let b=k.length;for(let F=0;F<b;F++){let W=k[F],Re=e;if(e===Re)if(W&&typeof W==
"object"&&!Array.isArray(W)){let K;if(W.id===void 0&&(K="id")||W.created_at===void 0&&(K="created_at")||W.updated_at===void 0&&(K="updated_at")||W.document_id===
void 0&&(K="document_id")||W.memory_id===void 0&&(K="memory_id")||W.source===void 0&&(K="source")||W.srclang===void 0&&(K="srclang")||W.target===void 0&&(K="tar\
get")||W.trglang===void 0&&(K="trglang")||W.is_confirmed===void 0&&(K="is_confirmed")||W.is_reviewed===void 0&&(K="is_reviewed"))return S.errors=[{instancePath:t+
"/document/"+v+"/segments/"+F,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:K}}],!1;{let _r=e;
for(let M in W)if(!ne.call(ce.properties.document.items.properties.segments.items.properties,M)){return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F,
schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}}],!1;break}
if(_r===e){if(W.id!==void 0){let M=W.id,oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return S.errors=[{instancePath:t+"/document/"+v+"/segments\
/"+F+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===oe&&typeof M==
"number"&&isFinite(M)&&!L.validate(M))return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/id",schemaPath:"#/properties/document/items/properties/se\
gments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=oe===e}else var s=!0;if(s){if(W.created_at!==void 0){let M=W.created_at,oe=e;
if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/created_at",schemaPath:"#/properties/d\
ocument/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=oe===e}else var s=!0;if(s){if(W.updated_at!==
void 0){let M=W.updated_at,oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=oe===e}else
var s=!0;if(s){if(W.document_id!==void 0){let M=W.document_id,oe=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M))&&M!==null)return S.errors=[{instancePath:t+
"/document/"+v+"/segments/"+F+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:ce.properties.document.items.properties.segments.items.properties.document_id.type}}],!1;if(e===oe&&typeof M=="number"&&isFinite(M)&&!L.validate(M))return S.
errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/fo\
rmat",keyword:"format",params:{format:"int64"}}],!1;var s=oe===e}else var s=!0;if(s){if(W.memory_id!==void 0){let M=W.memory_id,oe=e;if(!(typeof M=="number"&&!(M%
1)&&!isNaN(M)&&isFinite(M)))return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/memory_id",schemaPath:"#/properties/document/items/properties/segme\
nts/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===oe&&typeof M=="number"&&isFinite(M)&&!L.validate(M))return S.errors=[{instancePath:t+
"/document/"+v+"/segments/"+F+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1;var s=oe===e}else var s=!0;if(s){if(W.source!==void 0){let M=e;if(typeof W.source!="string")return S.errors=[{instancePath:t+"/document/"+v+
"/segments/"+F+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=M===
e}else var s=!0;if(s){if(W.srclang!==void 0){let M=e;if(typeof W.srclang!="string")return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/srclang",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(W.target!==
void 0){let M=e;if(typeof W.target!="string")return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/target",schemaPath:"#/properties/document/items/pr\
operties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(W.trglang!==void 0){let M=e;if(typeof W.
trglang!="string")return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/pr\
operties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(W.is_confirmed!==void 0){let M=e;if(typeof W.is_confirmed!=
"boolean")return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/prope\
rties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=M===e}else var s=!0;if(s){if(W.is_reviewed!==void 0){let M=e;if(typeof W.is_reviewed!=
"boolean")return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/proper\
ties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=M===e}else var s=!0;if(s)if(W.comments!==void 0){let M=W.comments,oe=e;if(e===oe)if(Array.
isArray(M)){var p=!0;let ye=M.length;for(let sr=0;sr<ye;sr++){let Ur=M[sr],Ns=e;if(!(Ur&&typeof Ur=="object"&&!Array.isArray(Ur)))return S.errors=[{instancePath:t+
"/document/"+v+"/segments/"+F+"/comments/"+sr,schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{
type:"object"}}],!1;var p=Ns===e;if(!p)break}}else return S.errors=[{instancePath:t+"/document/"+v+"/segments/"+F+"/comments",schemaPath:"#/properties/document/\
items/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var s=oe===e}else var s=!0}}}}}}}}}}}}}else return S.errors=
[{instancePath:t+"/document/"+v+"/segments/"+F,schemaPath:"#/properties/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=Re===e;if(!i)break}}else return S.errors=[{instancePath:t+"/document/"+v+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"\
type",params:{type:"array"}}],!1;var o=T===e}else var o=!0}}}}}}}}}}}}}}}}}}}}}}else return S.errors=[{instancePath:t+"/document/"+v,schemaPath:"#/properties/do\
cument/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}else return S.errors=[{instancePath:t+"/document",schemaPath:"#/propertie\
s/document/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}}}}}}}}}}}}}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return S.errors=d,e===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ys=G;function G(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=G.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.sourceWords===void 0&&(o="sourceWords")||r.exactWords===void 0&&
(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.projects===void 0&&(o="projects"))return G.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return G.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===
e}else var n=!0;if(n){if(r.exactWords!==void 0){let s=r.exactWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;
if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n){if(r.newWords!==
void 0){let s=r.newWords,p=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=p===e}else var n=!0;if(n)if(r.projects!==void 0){let s=r.projects,p=e;
if(e===p)if(Array.isArray(s)){var a=!0;let I=s.length;for(let u=0;u<I;u++){let m=s[u],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(m)){let v;if(m.id===
void 0&&(v="id")||m.sourceWords===void 0&&(v="sourceWords")||m.exactWords===void 0&&(v="exactWords")||m.fuzzyWords===void 0&&(v="fuzzyWords")||m.newWords===void 0&&
(v="newWords"))return G.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:v}}],
!1;{let P=e;for(let g in m)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return G.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(P===e){if(m.id!==void 0){
let g=m.id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&!L.validate(g))return G.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){
if(m.sourceWords!==void 0){let g=m.sourceWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){if(m.exactWords!==void 0){let g=m.exactWords,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){if(m.fuzzyWords!==
void 0){let g=m.fuzzyWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var f=c===e}else var f=!0;if(f)if(m.newWords!==void 0){let g=m.newWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0}}}}}}else return G.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e;if(!a)break}}else return G.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=p===e}else var n=!0}}}}}}else return G.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=d,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=$,nr={type:"\
object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export_succe\
eded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_com\
plete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"st\
ring",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},import_note:{type:"string"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclan\
g","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{
type:["integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{
type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1,
$id:"getDocument"};function $(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=$.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i=
"project_id")||r.srclang===void 0&&(i="srclang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_p\
rogress")||r.import_succeeded===void 0&&(i="import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="\
export_in_progress")||r.export_succeeded===void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&
(i="is_pretranslating")||r.status===void 0&&(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||
r.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===
void 0&&(i="is_review_complete"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let p in r)
if(!ne.call(nr.properties,p)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(s===e){if(r.id!==void 0){let p=r.id,A=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof p=="number"&&isFinite(p)&&!L.validate(p))return $.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(r.project_id!==void 0){let p=r.project_id,
A=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===A&&typeof p=="number"&&isFinite(p)&&!L.validate(p))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/propert\
ies/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(r.srclang!==void 0){let p=e;if(typeof r.srclang!="string")
return $.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.
trglang!==void 0){let p=e;if(typeof r.trglang!="string")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var n=p===e}else var n=!0;if(n){if(r.name!==void 0){let p=r.name,A=e;if(e===A)if(typeof p=="string"){if(R(p)>255)return $.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(p)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(r.import_in_progress!==void 0){let p=e;if(typeof r.import_in_progress!="boolean")return $.errors=
[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){
if(r.import_succeeded!==void 0){let p=e;if(typeof r.import_succeeded!="boolean")return $.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/im\
port_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.import_error_message!==void 0){let p=e;if(typeof r.import_error_message!=
"string")return $.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var n=p===e}else var n=!0;if(n){if(r.export_in_progress!==void 0){let p=e;if(typeof r.export_in_progress!="boolean")return $.errors=[{instancePath:t+"/export_in\
_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.export_succeeded!==
void 0){let p=e;if(typeof r.export_succeeded!="boolean")return $.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.export_error_message!==void 0){let p=e;if(typeof r.export_error_message!="string")return $.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;
if(n){if(r.is_pretranslating!==void 0){let p=e;if(typeof r.is_pretranslating!="boolean")return $.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.status!==void 0){let p=r.status,A=e;if(e===A)if(p&&
typeof p=="object"&&!Array.isArray(p)){let u;if(p.pretranslation===void 0&&(u="pretranslation"))return $.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let y in p)if(y!=="pretranslation"){return $.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(m===e&&p.pretranslation!==void 0){
let y=p.pretranslation;if(typeof y!="string")return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="idle"||y==="pending"||y==="running"))return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:nr.properties.status.properties.pretranslation.enum}}],!1}}}else return $.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var n=A===e}else var n=!0;if(n){if(r.translator_email!==
void 0){let p=r.translator_email,A=e;if(typeof p!="string"&&p!==null)return $.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:nr.properties.translator_email.type}}],!1;var n=A===e}else var n=!0;if(n){if(r.reviewer_email!==void 0){let p=r.reviewer_email,
A=e;if(typeof p!="string"&&p!==null)return $.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:nr.
properties.reviewer_email.type}}],!1;var n=A===e}else var n=!0;if(n){if(r.customer_reviewer_email!==void 0){let p=r.customer_reviewer_email,A=e;if(typeof p!="st\
ring"&&p!==null)return $.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:nr.
properties.customer_reviewer_email.type}}],!1;var n=A===e}else var n=!0;if(n){if(r.created_at!==void 0){let p=r.created_at,A=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===
e}else var n=!0;if(n){if(r.updated_at!==void 0){let p=r.updated_at,A=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0;if(n){if(r.is_review_complete!==void 0){
let p=e;if(typeof r.is_review_complete!="boolean")return $.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=p===e}else var n=!0;if(n){if(r.import_note!==void 0){let p=e;if(typeof r.import_note!="string")return $.errors=[{instancePath:t+
"/import_note",schemaPath:"#/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var n=p===e}else var n=!0;if(n)if(r.segments!==void 0){let p=r.
segments,A=e;if(e===A)if(Array.isArray(p)){var a=!0;let u=p.length;for(let m=0;m<u;m++){let y=p[m],h=e;if(e===h)if(y&&typeof y=="object"&&!Array.isArray(y)){let P;
if(y.id===void 0&&(P="id")||y.created_at===void 0&&(P="created_at")||y.updated_at===void 0&&(P="updated_at")||y.document_id===void 0&&(P="document_id")||y.memory_id===
void 0&&(P="memory_id")||y.source===void 0&&(P="source")||y.srclang===void 0&&(P="srclang")||y.target===void 0&&(P="target")||y.trglang===void 0&&(P="trglang")||
y.is_confirmed===void 0&&(P="is_confirmed")||y.is_reviewed===void 0&&(P="is_reviewed"))return $.errors=[{instancePath:t+"/segments/"+m,schemaPath:"#/properties/\
segments/items/required",keyword:"required",params:{missingProperty:P}}],!1;{let g=e;for(let c in y)if(!ne.call(nr.properties.segments.items.properties,c)){return $.
errors=[{instancePath:t+"/segments/"+m,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(g===e){if(y.id!==void 0){let c=y.id,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+m+"/i\
d",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&!L.validate(
c))return $.errors=[{instancePath:t+"/segments/"+m+"/id",schemaPath:"#/properties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],
!1;var f=_===e}else var f=!0;if(f){if(y.created_at!==void 0){let c=y.created_at,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+
"/segments/"+m+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var f=_===e}else var f=!0;
if(f){if(y.updated_at!==void 0){let c=y.updated_at,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+m+
"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var f=_===e}else var f=!0;if(f){if(y.
document_id!==void 0){let c=y.document_id,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return $.errors=[{instancePath:t+"/segments/"+m+
"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"type",params:{type:nr.properties.segments.items.properties.document_id.
type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&!L.validate(c))return $.errors=[{instancePath:t+"/segments/"+m+"/document_id",schemaPath:"#/properties/seg\
ments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=_===e}else var f=!0;if(f){if(y.memory_id!==void 0){let c=y.memory_id,
_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+m+"/memory_id",schemaPath:"#/properties/segments/item\
s/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)&&!L.validate(c))return $.errors=[{instancePath:t+
"/segments/"+m+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=_===e}else var f=!0;
if(f){if(y.source!==void 0){let c=e;if(typeof y.source!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/source",schemaPath:"#/properties/segments/ite\
ms/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(y.srclang!==void 0){let c=e;if(typeof y.srclang!="strin\
g")return $.errors=[{instancePath:t+"/segments/"+m+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var f=c===e}else var f=!0;if(f){if(y.target!==void 0){let c=e;if(typeof y.target!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/target",schemaPath:"\
#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(y.trglang!==void 0){let c=e;if(typeof y.
trglang!="string")return $.errors=[{instancePath:t+"/segments/"+m+"/trglang",schemaPath:"#/properties/segments/items/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(y.is_confirmed!==void 0){let c=e;if(typeof y.is_confirmed!="boolean")return $.errors=[{instancePath:t+"/s\
egments/"+m+"/is_confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;
if(f){if(y.is_reviewed!==void 0){let c=e;if(typeof y.is_reviewed!="boolean")return $.errors=[{instancePath:t+"/segments/"+m+"/is_reviewed",schemaPath:"#/propert\
ies/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f)if(y.comments!==void 0){let c=y.comments,
_=e;if(e===_)if(Array.isArray(c)){var o=!0;let k=c.length;for(let T=0;T<k;T++){let E=c[T],b=e;if(!(E&&typeof E=="object"&&!Array.isArray(E)))return $.errors=[{instancePath:t+
"/segments/"+m+"/comments/"+T,schemaPath:"#/properties/segments/items/properties/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var o=b===e;if(!o)
break}}else return $.errors=[{instancePath:t+"/segments/"+m+"/comments",schemaPath:"#/properties/segments/items/properties/comments/type",keyword:"type",params:{
type:"array"}}],!1;var f=_===e}else var f=!0}}}}}}}}}}}}}else return $.errors=[{instancePath:t+"/segments/"+m,schemaPath:"#/properties/segments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var a=h===e;if(!a)break}}else return $.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var n=A===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return $.errors=d,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=H;function H(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=H.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.untokenizedSource===void 0&&(p="untokenizedSource")||r.tokenizedSource===
void 0&&(p="tokenizedSource")||r.sourceDelimiters===void 0&&(p="sourceDelimiters")||r.translation===void 0&&(p="translation"))return H.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p}}],!1;{let A=e;for(let I in r)if(!(I==="untokenizedSource"||I==="tokenizedSource"||I==="sourceDelimiter\
s"||I==="translation")){return H.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}
if(A===e){if(r.untokenizedSource!==void 0){let I=e;if(typeof r.untokenizedSource!="string")return H.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n){if(r.tokenizedSource!==void 0){let I=e;if(typeof r.
tokenizedSource!="string")return H.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var n=I===e}else var n=!0;if(n){if(r.sourceDelimiters!==void 0){let I=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(I)){var a=!0;let y=I.length;for(let h=0;h<
y;h++){let v=e;if(typeof I[h]!="string")return H.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=v===e;if(!a)break}}else return H.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var n=u===e}else var n=!0;if(n)if(r.translation!==void 0){let I=r.translation,u=e;if(e===u)if(Array.isArray(I)){var f=!0;
let y=I.length;for(let h=0;h<y;h++){let v=I[h],P=e;if(e===P)if(v&&typeof v=="object"&&!Array.isArray(v)){let c;if(v.target===void 0&&(c="target")||v.score===void 0&&
(c="score")||v.isTMMatch===void 0&&(c="isTMMatch"))return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let _=e;for(let x in v)if(!(x==="target"||x==="targetWithTags"||x==="align"||x==="provenance"||x==="score"||x==="isTM\
Match"||x==="targetWords"||x==="targetDelimiters")){return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:x}}],!1;break}if(_===e){if(v.target!==void 0){let x=e;if(typeof v.target!="string")return H.errors=
[{instancePath:t+"/translation/"+h+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=x===
e}else var o=!0;if(o){if(v.targetWithTags!==void 0){let x=e;if(typeof v.targetWithTags!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var o=x===e}else var o=!0;if(o){if(v.
align!==void 0){let x=e;if(typeof v.align!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var o=x===e}else var o=!0;if(o){if(v.provenance!==void 0){let x=e;if(typeof v.provenance!="string")
return H.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var o=x===e}else var o=!0;if(o){if(v.score!==void 0){let x=v.score,k=e;if(e===k)if(typeof x=="number"&&isFinite(x)){if(x>100||isNaN(x))return H.errors=
[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(x<0||isNaN(x))return H.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return H.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var o=k===e}else var o=!0;if(o){if(v.isTMMatch!==void 0){let x=e;if(typeof v.isTMMatch!="boolean")return H.
errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var o=x===e}else var o=!0;if(o){if(v.targetWords!==void 0){let x=v.targetWords,k=e;if(e===k)if(Array.isArray(x)){var i=!0;let E=x.length;for(let b=0;b<
E;b++){let F=e;if(typeof x[b]!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+b,schemaPath:"#/properties/translation/items/properti\
es/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=F===e;if(!i)break}}else return H.errors=[{instancePath:t+"/translation/"+h+"/targetW\
ords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var o=k===e}else var o=!0;if(o)if(v.targetDelimiters!==
void 0){let x=v.targetDelimiters,k=e;if(e===k)if(Array.isArray(x)){var s=!0;let E=x.length;for(let b=0;b<E;b++){let F=e;if(typeof x[b]!="string")return H.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+b,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=F===e;if(!s)break}}else return H.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var o=k===e}else var o=!0}}}}}}}}}else return H.errors=[{instancePath:t+"/transl\
ation/"+h,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}else return H.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=u===e}else var n=!0}}}}}else return H.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=d,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Xe;function Xe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Xe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.text===void 0&&(n="text"))return Xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="text"){return Xe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.text!==void 0&&typeof r.text!="string")return Xe.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return Xe.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=d,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=Cr;function Cr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Cr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),U(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?U.errors:d.concat(
U.errors),e=d.length),Cr.errors=d,e===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=Ke;function Ke(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Ke.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return Ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="message"){return Ke.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.message!==void 0&&typeof r.message!="string")return Ke.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ke.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=d,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=er;function er(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=er.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.text===void 0&&(n="text"))return er.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="text"){return er.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.text!==void 0&&typeof r.text!="string")return er.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return er.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return er.errors=d,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=Mr;function Mr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=Mr.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),U(r,{instancePath:t,parentData:N,parentDataProperty:w,rootData:j,dynamicAnchors:D})||(d=d===null?U.errors:d.concat(
U.errors),e=d.length),Mr.errors=d,e===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=rr;function rr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=rr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return rr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let a=e;for(let f in r)if(f!=="message"){return rr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(a===e&&r.message!==void 0&&typeof r.message!="string")return rr.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=d,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=tr;function tr(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=tr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.message===void 0&&(a="message"))return tr.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let f=e;for(let o in r)if(o!=="message"){return tr.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(f===e&&r.message!==void 0&&typeof r.message!=
"string")return tr.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return tr.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=d,e===0}tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Qr={};Ds(Qr,{INSTANT_TRANSLATE_COMPLETED:()=>ei,INSTANT_TRANSLATE_FAILED:()=>ri,JOB_DELIVER:()=>Qs,JOB_UPDATE:()=>Ys,PROJECT_DELIVER:()=>Ks,PROJECT_UPDATE:()=>Zs});
var Ys=ue;var js={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Ne=ir().fullFormats.int64,$r=ir().fullFormats["date-time"];function ue(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.due===void 0&&(f="due")||r.isDelivered===void 0&&(f="isDe\
livered"))return ue.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered")){return ue.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return ue.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.id!==void 0){let i=r.id,s=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return ue.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let i=e;if(typeof r.name!="string")return ue.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return ue.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:js.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!$r.validate(i))return ue.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0;if(a)if(r.isDelivered!==void 0){let i=r.isDelivered,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1))return ue.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:js.properties.isDelivered.enum}}],!1;var a=s===e}else var a=!0}}}}}}else return ue.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=d,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Qs=pe;var Hs={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function pe(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){
let d=null,e=0,l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.due===void 0&&(f="due")||r.isDelivered===void 0&&(f="isDe\
livered")||r.deliveredAt===void 0&&(f="deliveredAt"))return pe.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:f}}],
!1;{let o=e;for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered"||i==="deliveredAt")){return pe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){
let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return pe.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return pe.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==
void 0){let i=e;if(typeof r.name!="string")return pe.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return pe.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Hs.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!$r.validate(
i))return pe.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.isDelivered!==void 0){let i=r.isDelivered,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(i!==1)return pe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var a=s===e}else var a=!0;if(a)if(r.deliveredAt!==
void 0){let i=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!$r.validate(i))return pe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return pe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}}}}}else return pe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=d,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Zs=ge;var Xs={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function ge(r,{instancePath:t="",parentData:N,
parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.
due===void 0&&(f="due"))return ge.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;
for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due")){return ge.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.id!==void 0){let i=r.
id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return ge.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let i=e;if(typeof r.name!=
"string")return ge.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=i===
e}else var a=!0;if(a)if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return ge.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:Xs.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!$r.validate(i))return ge.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0}}}}}else return ge.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=d,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ks=ze;function ze(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=ze.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.OrganizationId===void 0&&(f="OrganizationId")||r.id===void 0&&
(f="id"))return ze.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id")){return ze.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ze.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return ze.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a)if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ze.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return ze.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0}}}else return ze.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=d,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ei=we;function we(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=we.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.eventType===void 0&&(f="eventType")||r.translationId===void 0&&
(f="translationId")||r.fileId===void 0&&(f="fileId"))return we.errors=[{instancePath:t,schemaPath:"InstantTranslateCompletedEvent.json/required",keyword:"requir\
ed",params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return we.errors=[{instancePath:t,schemaPath:"\
InstantTranslateCompletedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.eventType!==void 0){
let i=r.eventType,s=e;if(typeof i!="string")return we.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateCompletedEvent.json/properties/eventType/\
type",keyword:"type",params:{type:"string"}}],!1;if(i!=="INSTANT_TRANSLATE_COMPLETED")return we.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslat\
eCompletedEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_COMPLETED"}}],!1;var a=s===e}else var a=!0;if(a){if(r.translationId!==
void 0){let i=r.translationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return we.errors=[{instancePath:t+"/translationId",schemaPath:"Instan\
tTranslateCompletedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(
i))return we.errors=[{instancePath:t+"/translationId",schemaPath:"InstantTranslateCompletedEvent.json/properties/translationId/format",keyword:"format",params:{
format:"int64"}}],!1;var a=s===e}else var a=!0;if(a)if(r.fileId!==void 0){let i=r.fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return we.
errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&
typeof i=="number"&&isFinite(i)&&!Ne.validate(i))return we.errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0}}}}else return we.errors=[{instancePath:t,schemaPath:"InstantTranslateCompletedEv\
ent.json/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=d,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=be;function be(r,{instancePath:t="",parentData:N,parentDataProperty:w,rootData:j=r,dynamicAnchors:D={}}={}){let d=null,e=0,l=be.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.eventType===void 0&&(f="eventType")||r.translationId===void 0&&
(f="translationId")||r.fileId===void 0&&(f="fileId"))return be.errors=[{instancePath:t,schemaPath:"InstantTranslateFailedEvent.json/required",keyword:"required",
params:{missingProperty:f}}],!1;{let o=e;for(let i in r)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return be.errors=[{instancePath:t,schemaPath:"\
InstantTranslateFailedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.eventType!==void 0){
let i=r.eventType,s=e;if(typeof i!="string")return be.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateFailedEvent.json/properties/eventType/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(i!=="INSTANT_TRANSLATE_FAILED")return be.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateFaile\
dEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_FAILED"}}],!1;var a=s===e}else var a=!0;if(a){if(r.translationId!==
void 0){let i=r.translationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[{instancePath:t+"/translationId",schemaPath:"Instan\
tTranslateFailedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ne.validate(i))
return be.errors=[{instancePath:t+"/translationId",schemaPath:"InstantTranslateFailedEvent.json/properties/translationId/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=s===e}else var a=!0;if(a)if(r.fileId!==void 0){let i=r.fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[
{instancePath:t+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="\
number"&&isFinite(i)&&!Ne.validate(i))return be.errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0}}}}else return be.errors=[{instancePath:t,schemaPath:"InstantTranslateFailedEvent.json/type",keyword:"\
type",params:{type:"object"}}],!1;return be.errors=d,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai={getLanguages:ot,listMemories:pt,createMemory:dt,updateMemory:lt,deleteMemory:ft,queryMemory:mt,importMemory:ut,exportTermbase:yt,downloadTermbase:null,deleteMemorySegment:ct,
translateText:gt,listFileTranslations:vt,translateFiles:_t,downloadTranslation:null,signCreateTerms:Pt,listCreateContents:kt,generateCreateContent:null,getCreatePreferences:wt,
updateCreatePreferences:bt,getCreateContent:jt,updateCreateContent:At,deleteCreateContent:Nt,regenerateCreateContent:null,listWorkflowTemplates:It,listJobs:Dt,createJob:Ft,
getJob:Tt,updateJob:St,deleteJob:xt,getJobStats:Et,archiveJob:Wt,unarchiveJob:Lt,deliverJob:qt,reactivateJob:zt,exportJob:null,downloadJob:null,listProjects:Ct,
createProject:Mt,deleteProject:$t,downloadDocument:null,uploadDocument:Ut,pretranslateDocuments:Jt,deleteDocument:Ot,getSegment:Rt,createSegment:Vt,updateSegment:Bt,
deleteSegment:Gt,unlockSegments:Yt,tagSegment:Qt,listFiles:Ht,uploadFile:Zt,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listUploads:Xt,
getUpload:Kt,getUploadParams:es,initiateUpload:rs,initiateMultipartUpload:ts,signUploadPart:ss,completeMultipartUpload:is,cancelMultipartUpload:as,listWebhooks:ns,
createWebhook:os,getWebhook:ps,updateWebhook:ds,deleteWebhook:null,listDomains:ls,getApi:fs,getApiRoot:ms,updateProject:us,getJobStatsByGet:ys,getDocument:cs,translateTextByQuery:gs},
ni={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,importMemory:null,exportTermbase:null,downloadTermbase:null,
deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,signCreateTerms:null,listCreateContents:null,
generateCreateContent:{message:vs,fullcontent:hs,error:_s},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,updateCreateContent:null,
deleteCreateContent:null,regenerateCreateContent:{message:Ps,fullcontent:ks,error:ws},listWorkflowTemplates:null,listJobs:null,createJob:null,getJob:null,updateJob:null,
deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,listProjects:null,createProject:null,
deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,createSegment:null,updateSegment:null,
deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listUploads:null,
getUpload:null,getUploadParams:null,initiateUpload:null,initiateMultipartUpload:null,signUploadPart:null,completeMultipartUpload:null,cancelMultipartUpload:null,
listWebhooks:null,createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,updateProject:null,getJobStatsByGet:null,
getDocument:null,translateTextByQuery:null},oi=bs,pi={...Qr};export{pi as eventValidators,ai as responseValidators,ni as streamValidators,oi as validateError};
