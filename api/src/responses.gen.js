// Written by `npm run gen` from api/description and api/data. Do not edit.
var Es=Object.defineProperty;var Kr=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(I){throw t=0,I}},qs=(r,t)=>{for(var I in t)Es(r,I,{get:t[I],enumerable:!0})};var et=Kr(Vr=>{"use strict";Object.defineProperty(Vr,"__esModule",{value:!0});function Ws(r){let t=r.length,I=0,A=0,N;for(;A<t;)I++,N=r.charCodeAt(A++),N>=55296&&
N<=56319&&A<t&&(N=r.charCodeAt(A),(N&64512)===56320&&A++);return I}Vr.default=Ws});var nr=Kr(Je=>{"use strict";Object.defineProperty(Je,"__esModule",{value:!0});Je.formatNames=Je.fastFormats=Je.fullFormats=void 0;function Ue(r,t){return{validate:r,
compare:t}}Je.fullFormats={date:Ue(it,Qr),time:Ue(Gr(!0),Hr),"date-time":Ue(rt(!0),nt),"iso-time":Ue(Gr(),at),"iso-date-time":Ue(rt(),ot),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Us,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ys,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Js,int32:{type:"number",validate:Vs},int64:{type:"number",validate:Bs},float:{type:"\
number",validate:st},double:{type:"number",validate:st},password:!0,binary:!0};Je.fastFormats={...Je.fullFormats,date:Ue(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Qr),time:Ue(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Hr),"date-time":Ue(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
nt),"iso-time":Ue(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,at),"iso-date-time":Ue(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ot),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Je.formatNames=Object.keys(Je.fullFormats);function Ls(r){return r%4===0&&(r%100!==0||r%400===0)}var zs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Cs=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function it(r){let t=zs.exec(r);if(!t)return!1;let I=+t[1],A=+t[2],N=+t[3];return A>=1&&A<=12&&N>=1&&N<=(A===2&&Ls(I)?29:Cs[A])}function Qr(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Br=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Gr(r){return function(I){let A=Br.exec(I);if(!A)
return!1;let N=+A[1],F=+A[2],p=+A[3],e=A[4],f=A[5]==="-"?-1:1,a=+(A[6]||0),n=+(A[7]||0);if(a>23||n>59||r&&!e)return!1;if(N<=23&&F<=59&&p<60)return!0;let l=F-n*f,
o=N-a*f-(l<0?1:0);return(o===23||o===-1)&&(l===59||l===-1)&&p<61}}function Hr(r,t){if(!(r&&t))return;let I=new Date("2020-01-01T"+r).valueOf(),A=new Date("2020-\
01-01T"+t).valueOf();if(I&&A)return I-A}function at(r,t){if(!(r&&t))return;let I=Br.exec(r),A=Br.exec(t);if(I&&A)return r=I[1]+I[2]+I[3],t=A[1]+A[2]+A[3],r>t?1:
r<t?-1:0}var Yr=/t|\s/i;function rt(r){let t=Gr(r);return function(A){let N=A.split(Yr);return N.length===2&&it(N[0])&&t(N[1])}}function nt(r,t){if(!(r&&t))return;
let I=new Date(r).valueOf(),A=new Date(t).valueOf();if(I&&A)return I-A}function ot(r,t){if(!(r&&t))return;let[I,A]=r.split(Yr),[N,F]=t.split(Yr),p=Qr(I,N);if(p!==
void 0)return p||Hr(A,F)}var Ms=/\/|:/,$s=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Us(r){return Ms.test(r)&&$s.test(r)}var tt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Js(r){return tt.lastIndex=0,tt.
test(r)}var Os=-(2**31),Rs=2**31-1;function Vs(r){return Number.isInteger(r)&&r<=Rs&&r>=Os}function Bs(r){return Number.isInteger(r)}function st(){return!0}var Gs=/[^\\]\\Z/;
function Ys(r){if(Gs.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var lt=ke;function ke(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ke.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return ke.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let d=e;for(let k in r)
if(!(k==="source_to_target"||k==="code_to_name")){return ke.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:k}}],!1;break}if(d===e){if(r.source_to_target!==void 0){let k=r.source_to_target,j=e;if(e===j)if(k&&typeof k=="object"&&!Array.isArray(
k))for(let y in k){let u=k[y],m=e;if(e===m)if(u&&typeof u=="object"&&!Array.isArray(u))for(let h in u){let _=u[h],w=e;if(typeof _!="boolean")return ke.errors=[{
instancePath:t+"/source_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(_!==!0)return ke.errors=[{instancePath:t+"/sourc\
e_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=w===e;if(!n)break}else return ke.errors=[{instancePath:t+"/sourc\
e_to_target/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var l=m===e;if(!l)break}else return ke.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var o=j===e}else var o=!0;if(o)if(r.code_to_name!==void 0){let k=r.code_to_name,j=e;if(e===j)if(k&&typeof k=="obj\
ect"&&!Array.isArray(k))for(let u in k){let m=e;if(typeof k[u]!="string")return ke.errors=[{instancePath:t+"/code_to_name/"+u.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e;if(!i)break}else return ke.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var o=j===e}else var o=!0}}}else
return ke.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=p,e===0}ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ft=ee;var Fe={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}},import_error_message:{type:"string"},import_note:{type:"string"}},additionalProperties:!1,$id:"Memory.json"},
pe=Object.prototype.hasOwnProperty,R=et().default,W=nr().fullFormats.int64;function ee(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){
let p=null,e=0,f=ee.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let i=0;i<
o;i++){let s=r[i],d=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.id===void 0&&(y="id")||s.srclang===void 0&&(y="srclang")||s.trglang===void 0&&
(y="trglang")||s.srclocale===void 0&&(y="srclocale")||s.trglocale===void 0&&(y="trglocale")||s.name===void 0&&(y="name")||s.is_processing===void 0&&(y="is_proce\
ssing")||s.version===void 0&&(y="version")||s.created_at===void 0&&(y="created_at")||s.updated_at===void 0&&(y="updated_at")||s.resources===void 0&&(y="resource\
s"))return ee.errors=[{instancePath:t+"/"+i,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;for(let m in s)if(!pe.
call(Fe.properties,m)){return ee.errors=[{instancePath:t+"/"+i,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(u===e){if(s.id!==void 0){let m=s.id,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ee.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof m=="number"&&isFinite(m)&&!W.validate(m))return ee.errors=[{instancePath:t+
"/"+i+"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=h===e}else var n=!0;if(n){if(s.srclang!==void 0){let m=e;
if(typeof s.srclang!="string")return ee.errors=[{instancePath:t+"/"+i+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=m===e}else var n=!0;if(n){if(s.trglang!==void 0){let m=e;if(typeof s.trglang!="string")return ee.errors=[{instancePath:t+"/"+i+"/trglang",schemaPath:"\
Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(s.srclocale!==void 0){let m=s.srclocale,h=e;if(typeof m!=
"string"&&m!==null)return ee.errors=[{instancePath:t+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Fe.properties.
srclocale.type}}],!1;var n=h===e}else var n=!0;if(n){if(s.trglocale!==void 0){let m=s.trglocale,h=e;if(typeof m!="string"&&m!==null)return ee.errors=[{instancePath:t+
"/"+i+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Fe.properties.trglocale.type}}],!1;var n=h===e}else var n=!0;if(n){
if(s.name!==void 0){let m=s.name,h=e;if(e===h)if(typeof m=="string"){if(R(m)>255)return ee.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(m)<1)return ee.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/nam\
e/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var n=h===e}else var n=!0;if(n){if(s.is_processing!==void 0){let m=s.is_processing,h=e;if(typeof m!="boolean"&&m!==null)return ee.
errors=[{instancePath:t+"/"+i+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Fe.properties.is_processing.type}}],
!1;var n=h===e}else var n=!0;if(n){if(s.version!==void 0){let m=s.version,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ee.errors=[{instancePath:t+
"/"+i+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof m=="number"&&isFinite(m)&&(m<0||isNaN(
m)))return ee.errors=[{instancePath:t+"/"+i+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var n=h===e}else var n=!0;if(n){if(s.created_at!==void 0){let m=s.created_at,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ee.errors=[{
instancePath:t+"/"+i+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=h===e}else var n=!0;if(n){
if(s.updated_at!==void 0){let m=s.updated_at,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ee.errors=[{instancePath:t+"/"+i+"/updated_at",
schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=h===e}else var n=!0;if(n){if(s.resources!==void 0){let m=s.
resources,h=e;if(e===h)if(Array.isArray(m)){var l=!0;let w=m.length;for(let g=0;g<w;g++){let c=e;if(typeof m[g]!="string")return ee.errors=[{instancePath:t+"/"+
i+"/resources/"+g,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e;if(!l)break}}else return ee.errors=
[{instancePath:t+"/"+i+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0;if(n){
if(s.import_error_message!==void 0){let m=e;if(typeof s.import_error_message!="string")return ee.errors=[{instancePath:t+"/"+i+"/import_error_message",schemaPath:"\
Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(s.import_note!==void 0){let m=e;if(typeof s.
import_note!="string")return ee.errors=[{instancePath:t+"/"+i+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{type:"s\
tring"}}],!1;var n=m===e}else var n=!0}}}}}}}}}}}}}}else return ee.errors=[{instancePath:t+"/"+i,schemaPath:"Memory.json/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=d===e;if(!a)break}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ee.errors=p,e===0}
ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var mt=te;function te(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.srclang===void 0&&(o="srclang")||
r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.is_processing===
void 0&&(o="is_processing")||r.version===void 0&&(o="version")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.resources===
void 0&&(o="resources"))return te.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!pe.call(Fe.properties,s)){return te.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return te.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return te.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var n=s===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return te.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.srclocale!==void 0){let s=r.srclocale,d=e;if(typeof s!=
"string"&&s!==null)return te.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Fe.properties.srclocale.
type}}],!1;var n=d===e}else var n=!0;if(n){if(r.trglocale!==void 0){let s=r.trglocale,d=e;if(typeof s!="string"&&s!==null)return te.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Fe.properties.trglocale.type}}],!1;var n=d===e}else var n=!0;if(n){if(r.
name!==void 0){let s=r.name,d=e;if(e===d)if(typeof s=="string"){if(R(s)>255)return te.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return te.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=d===e}else var n=!0;if(n){if(r.is_processing!==void 0){let s=r.is_processing,d=e;if(typeof s!="boolean"&&s!==null)return te.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Fe.properties.is_processing.type}}],!1;var n=d===e}else var n=!0;
if(n){if(r.version!==void 0){let s=r.version,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return te.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=d===e}else var n=!0;if(n){if(r.created_at!==
void 0){let s=r.created_at,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.updated_at!==void 0){let s=r.updated_at,d=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.resources!==void 0){let s=r.resources,d=e;if(e===d)if(Array.isArray(s)){var l=!0;let j=s.length;for(let y=0;y<
j;y++){let u=e;if(typeof s[y]!="string")return te.errors=[{instancePath:t+"/resources/"+y,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var l=u===e;if(!l)break}}else return te.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var n=d===e}else var n=!0;if(n){if(r.import_error_message!==void 0){let s=e;if(typeof r.import_error_message!="string")return te.
errors=[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=s===
e}else var n=!0;if(n)if(r.import_note!==void 0){let s=e;if(typeof r.import_note!="string")return te.errors=[{instancePath:t+"/import_note",schemaPath:"Memory.js\
on/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0}}}}}}}}}}}}}}else return te.errors=[{instancePath:t,schemaPath:"\
Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=p,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ut=se;function se(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=se.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.srclang===void 0&&(o="srclang")||
r.trglang===void 0&&(o="trglang")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.is_processing===
void 0&&(o="is_processing")||r.version===void 0&&(o="version")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.resources===
void 0&&(o="resources"))return se.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!pe.call(Fe.properties,s)){return se.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return se.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return se.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var n=s===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return se.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.srclocale!==void 0){let s=r.srclocale,d=e;if(typeof s!=
"string"&&s!==null)return se.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Fe.properties.srclocale.
type}}],!1;var n=d===e}else var n=!0;if(n){if(r.trglocale!==void 0){let s=r.trglocale,d=e;if(typeof s!="string"&&s!==null)return se.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Fe.properties.trglocale.type}}],!1;var n=d===e}else var n=!0;if(n){if(r.
name!==void 0){let s=r.name,d=e;if(e===d)if(typeof s=="string"){if(R(s)>255)return se.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return se.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=d===e}else var n=!0;if(n){if(r.is_processing!==void 0){let s=r.is_processing,d=e;if(typeof s!="boolean"&&s!==null)return se.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Fe.properties.is_processing.type}}],!1;var n=d===e}else var n=!0;
if(n){if(r.version!==void 0){let s=r.version,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return se.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=d===e}else var n=!0;if(n){if(r.created_at!==
void 0){let s=r.created_at,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.updated_at!==void 0){let s=r.updated_at,d=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.resources!==void 0){let s=r.resources,d=e;if(e===d)if(Array.isArray(s)){var l=!0;let j=s.length;for(let y=0;y<
j;y++){let u=e;if(typeof s[y]!="string")return se.errors=[{instancePath:t+"/resources/"+y,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var l=u===e;if(!l)break}}else return se.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var n=d===e}else var n=!0;if(n){if(r.import_error_message!==void 0){let s=e;if(typeof r.import_error_message!="string")return se.
errors=[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=s===
e}else var n=!0;if(n)if(r.import_note!==void 0){let s=e;if(typeof r.import_note!="string")return se.errors=[{instancePath:t+"/import_note",schemaPath:"Memory.js\
on/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0}}}}}}}}}}}}}}else return se.errors=[{instancePath:t,schemaPath:"\
Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=p,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yt=Te;function Te(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Te.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.deleted===void 0&&(n="deleted"))
return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!W.validate(o))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Te.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Te.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=p,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ct=oe;var Qs={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function oe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=oe.evaluated;if(f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],d=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let y;if(s.source===void 0&&(y="source")||s.target===void 0&&(y="target")||s.score===void 0&&(y="score")||s.metadata===void 0&&(y="m\
etadata"))return oe.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;
for(let m in s)if(!(m==="source"||m==="target"||m==="score"||m==="metadata")){return oe.errors=[{instancePath:t+"/"+i,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(s.source!==void 0){let m=e;if(typeof s.source!="string")
return oe.errors=[{instancePath:t+"/"+i+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var n=m===
e}else var n=!0;if(n){if(s.target!==void 0){let m=e;if(typeof s.target!="string")return oe.errors=[{instancePath:t+"/"+i+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(s.score!==void 0){let m=s.score,h=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return oe.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof m=="number"&&isFinite(m)){if(m>100||isNaN(m))return oe.errors=[{instancePath:t+"/"+i+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(m<75||isNaN(m))return oe.errors=[{instancePath:t+
"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var n=h===e}else var n=!0;
if(n)if(s.metadata!==void 0){let m=s.metadata,h=e;if(e===h)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.segment_id===void 0&&(w="segment_id")||m.resource_name===
void 0&&(w="resource_name")||m.user_email===void 0&&(w="user_email")||m.created_at===void 0&&(w="created_at"))return oe.errors=[{instancePath:t+"/"+i+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:w}}],!1;{let g=e;for(let c in m)if(!(c==="segme\
nt_id"||c==="resource_name"||c==="user_email"||c==="created_at")){return oe.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===e){if(m.segment_id!==void 0){let c=m.segment_id,
v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return oe.errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!W.validate(c))return oe.
errors=[{instancePath:t+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(m.resource_name!==void 0){let c=m.resource_name,v=e;if(typeof c!="string"&&c!==null)return oe.errors=
[{instancePath:t+"/"+i+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:Qs.properties.metadata.properties.resource_name.type}}],!1;var l=v===e}else var l=!0;if(l){if(m.user_email!==void 0){let c=e;if(typeof m.user_email!="strin\
g")return oe.errors=[{instancePath:t+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l)if(m.created_at!==void 0){let c=m.created_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c)))return oe.errors=[{instancePath:t+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var l=v===e}else var l=!0}}}}}else return oe.errors=[{instancePath:t+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=h===e}else var n=!0}}}}}else return oe.errors=[{instancePath:t+"/"+i,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e;if(!a)break}}else return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return oe.errors=p,e===0}oe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var gt=Se;function Se(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Se.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.isProcessing===void 0&&(n="isPro\
cessing"))return Se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o===
"isProcessing")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===
e){if(r.id!==void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!W.validate(o))return Se.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.isProcessing!==void 0){let o=r.isProcessing,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Se.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(o!==1)return Se.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=i===e}else var a=!0}}}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=p,e===0}Se.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vt=xe;function xe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=xe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.is_processing===void 0&&(n="is_p\
rocessing"))return xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="id"||
o==="is_processing")){return xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.id!==void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!W.validate(o))return xe.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.is_processing!==void 0){let o=r.is_processing,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return xe.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(o!==1)return xe.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=i===e}else var a=!0}}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,e===0}xe.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ht=Ye;function Ye(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ye.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success"))return Ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="success"){return Ye.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.success!==void 0){let l=r.success;if(typeof l!="bool\
ean")return Ye.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return Ye.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return Ye.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=p,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=br;function H(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=H.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.untokenizedSource===void 0&&(d="untokenizedSource")||r.tokenizedSource===
void 0&&(d="tokenizedSource")||r.sourceDelimiters===void 0&&(d="sourceDelimiters")||r.translation===void 0&&(d="translation"))return H.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let k=e;for(let j in r)if(!(j==="untokenizedSource"||j==="tokenizedSource"||j==="sourceDelimiter\
s"||j==="translation")){return H.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],!1;break}
if(k===e){if(r.untokenizedSource!==void 0){let j=e;if(typeof r.untokenizedSource!="string")return H.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=j===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let j=e;if(typeof r.
tokenizedSource!="string")return H.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=j===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let j=r.sourceDelimiters,y=e;if(e===y)if(Array.isArray(j)){var n=!0;let m=j.length;for(let h=0;h<
m;h++){let _=e;if(typeof j[h]!="string")return H.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var n=_===e;if(!n)break}}else return H.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a)if(r.translation!==void 0){let j=r.translation,y=e;if(e===y)if(Array.isArray(j)){var l=!0;
let m=j.length;for(let h=0;h<m;h++){let _=j[h],w=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let v;if(_.target===void 0&&(v="target")||_.score===void 0&&
(v="score")||_.isTMMatch===void 0&&(v="isTMMatch"))return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:v}}],!1;{let T=e;for(let b in _)if(!(b==="target"||b==="targetWithTags"||b==="align"||b==="provenance"||b==="score"||b==="isTMMatch"||b===
"targetWords"||b==="targetDelimiters")){return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:b}}],!1;break}if(T===e){if(_.target!==void 0){let b=e;if(typeof _.target!="string")return H.errors=[{instancePath:t+"/tr\
anslation/"+h+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(_.targetWithTags!==
void 0){let b=e;if(typeof _.targetWithTags!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(_.align!==void 0){let b=e;if(typeof _.align!="string")return H.
errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else
var o=!0;if(o){if(_.provenance!==void 0){let b=e;if(typeof _.provenance!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(_.score!==void 0){let b=_.score,S=e;if(e===
S)if(typeof b=="number"&&isFinite(b)){if(b>100||isNaN(b))return H.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(b<0||isNaN(b))return H.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return H.errors=[{instancePath:t+"/translation/"+h+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var o=S===e}else var o=!0;if(o){if(_.isTMMatch!==void 0){let b=e;
if(typeof _.isTMMatch!="boolean")return H.errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=b===e}else var o=!0;if(o){if(_.targetWords!==void 0){let b=_.targetWords,S=e;if(e===S)if(Array.isArray(b)){var i=!0;let P=b.
length;for(let D=0;D<P;D++){let q=e;if(typeof b[D]!="string")return H.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+D,schemaPath:"Translation.json/p\
roperties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=q===e;if(!i)break}}else return H.errors=[{instancePath:t+"/translation/"+h+"/\
targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var o=S===e}else var o=!0;if(o)if(_.targetDelimiters!==
void 0){let b=_.targetDelimiters,S=e;if(e===S)if(Array.isArray(b)){var s=!0;let P=b.length;for(let D=0;D<P;D++){let q=e;if(typeof b[D]!="string")return H.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+D,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=q===e;if(!s)break}}else return H.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDel\
imiters/type",keyword:"type",params:{type:"array"}}],!1;var o=S===e}else var o=!0}}}}}}}}}else return H.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Tr\
anslation.json/type",keyword:"type",params:{type:"object"}}],!1;var l=w===e;if(!l)break}}else return H.errors=[{instancePath:t+"/translation",schemaPath:"#/prop\
erties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return H.errors=p,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function br(r,{instancePath:t="",parentData:I,parentDataProperty:A,
rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=br.evaluated;return f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),H(r,{instancePath:t,
parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?H.errors:p.concat(H.errors),e=p.length),br.errors=p,e===0}br.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Pt=fe;var kt={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string"},note:{type:"string"}},additionalProperties:!1,
$id:"TranslationInfo.json"};function fe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=fe.evaluated;
if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let l=r.length;for(let o=0;o<l;o++){let i=r[o],s=e;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){let j;if(i.id===void 0&&(j="id")||i.fileId===void 0&&(j="fileId")||i.status===void 0&&(j="status")||i.createdAt===
void 0&&(j="createdAt"))return fe.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:j}}],!1;{let y=e;
for(let u in i)if(!(u==="id"||u==="fileId"||u==="status"||u==="createdAt"||u==="errorMsg"||u==="note")){return fe.errors=[{instancePath:t+"/"+o,schemaPath:"Tran\
slationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(y===e){if(i.id!==void 0){let u=i.id,m=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return fe.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/pr\
operties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(i.fileId!==void 0){let u=i.fileId,m=e;if(!(typeof u=="numbe\
r"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return fe.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.jso\
n/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(i.status!==void 0){let u=i.status,m=e;if(typeof u!=
"string")return fe.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(u===
"InProgress"||u==="Completed"||u==="ReadyForDownload"||u==="Failed"))return fe.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properti\
es/status/enum",keyword:"enum",params:{allowedValues:kt.properties.status.enum}}],!1;var n=m===e}else var n=!0;if(n){if(i.createdAt!==void 0){let u=i.createdAt,
m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return fe.errors=[{instancePath:t+"/"+o+"/createdAt",schemaPath:"TranslationInfo.json/properties/cr\
eatedAt/type",keyword:"type",params:{type:"integer"}}],!1;var n=m===e}else var n=!0;if(n){if(i.errorMsg!==void 0){let u=e;if(typeof i.errorMsg!="string")return fe.
errors=[{instancePath:t+"/"+o+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else
var n=!0;if(n)if(i.note!==void 0){let u=e;if(typeof i.note!="string")return fe.errors=[{instancePath:t+"/"+o+"/note",schemaPath:"TranslationInfo.json/properties\
/note/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else var n=!0}}}}}}}else return fe.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.\
json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return fe.errors=p,e===0}fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var wt=me;function me(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=me.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let l=r.length;for(let o=0;o<l;o++){let i=r[o],s=e;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let j;if(i.id===void 0&&(j="id")||i.fileId===void 0&&(j="fileId")||i.status===void 0&&(j="status")||i.createdAt===void 0&&(j="createdAt"))return me.
errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:j}}],!1;{let y=e;for(let u in i)if(!(u==="id"||
u==="fileId"||u==="status"||u==="createdAt"||u==="errorMsg"||u==="note")){return me.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(y===e){if(i.id!==void 0){let u=i.id,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u)))return me.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===m&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return me.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(i.fileId!==void 0){let u=i.fileId,m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)))return me.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return me.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",
keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(i.status!==void 0){let u=i.status,m=e;if(typeof u!="string")return me.errors=[{
instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="InProgress"||u==="C\
ompleted"||u==="ReadyForDownload"||u==="Failed"))return me.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:kt.properties.status.enum}}],!1;var n=m===e}else var n=!0;if(n){if(i.createdAt!==void 0){let u=i.createdAt,m=e;if(!(typeof u=="numbe\
r"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return me.errors=[{instancePath:t+"/"+o+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;var n=m===e}else var n=!0;if(n){if(i.errorMsg!==void 0){let u=e;if(typeof i.errorMsg!="string")return me.errors=[{instancePath:t+
"/"+o+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else var n=!0;if(n)if(i.note!==
void 0){let u=e;if(typeof i.note!="string")return me.errors=[{instancePath:t+"/"+o+"/note",schemaPath:"TranslationInfo.json/properties/note/type",keyword:"type",
params:{type:"string"}}],!1;var n=u===e}else var n=!0}}}}}}}else return me.errors=[{instancePath:t+"/"+o,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{
type:"object"}}],!1;var a=s===e;if(!a)break}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return me.errors=
p,e===0}me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var bt=Xe;function Xe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Xe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return Xe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="signedAgreement"){return Xe.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return Xe.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=p,e===0}Xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var jt=Ke;var Zr={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function U(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=U.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.language===
void 0&&(i="language")||r.template===void 0&&(i="template")||r.templateParams===void 0&&(i="templateParams")||r.preferences===void 0&&(i="preferences")||r.content===
void 0&&(i="content"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let d in r)if(!(d===
"id"||d==="name"||d==="language"||d==="template"||d==="templateParams"||d==="preferences"||d==="content")){return U.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(s===e){if(r.id!==void 0){let d=r.id,k=e;if(!(typeof d=="number"&&!(d%
1)&&!isNaN(d)&&isFinite(d)))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof d==
"number"&&isFinite(d)&&!W.validate(d))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=k===
e}else var a=!0;if(a){if(r.name!==void 0){let d=r.name,k=e;if(typeof d!="string"&&d!==null)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:Zr.properties.name.type}}],!1;if(e===k&&typeof d=="string"){if(R(d)>255)return U.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(d)<1)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var a=k===e}else var a=!0;if(a){if(r.language!==void 0){let d=e;if(typeof r.language!="string")return U.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.template!==void 0){
let d=r.template,k=e;if(e===k)if(typeof d=="string"){if(R(d)>100)return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(R(d)<1)return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=k===e}else
var a=!0;if(a){if(r.templateParams!==void 0){let d=r.templateParams,k=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.language===void 0&&(u="\
language"))return U.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let h in d)if(!(h==="contentLength"||h==="memoryId"||h==="language"||h==="sections"||h==="summary")){return U.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(m===e){if(d.contentLength!==void 0){let h=d.
contentLength,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return U.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(h<1||isNaN(h))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var n=_===e}else var n=!0;if(n){if(d.memoryId!==void 0){let h=d.memoryId,_=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return U.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof h=="number"&&isFinite(h)&&!W.validate(h))return U.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var n=_===e}else var n=!0;if(n){if(d.language!==void 0){let h=e;if(typeof d.language!=
"string")return U.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var n=h===e}else var n=!0;if(n){if(d.sections!==void 0){let h=d.sections,_=e;if(e===_)if(Array.isArray(h)){if(h.length>50)return U.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var l=!0;let g=h.length;for(let c=0;c<
g;c++){let v=e;if(typeof h[c]!="string")return U.errors=[{instancePath:t+"/templateParams/sections/"+c,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;if(!l)break}}}else return U.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var n=_===e}else var n=!0;if(n)if(d.summary!==void 0){let h=d.summary,_=e;if(e===
_)if(typeof h=="string"){if(R(h)>5e3)return U.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var n=_===e}else var n=!0}}}}}}else return U.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var a=k===e}else var a=!0;if(a){if(r.preferences!==void 0){let d=r.preferences,k=e;if(!(d&&typeof d=="object"&&!Array.isArray(
d))&&d!==null)return U.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:Zr.properties.preferences.type}}],
!1;if(e===k&&d&&typeof d=="object"&&!Array.isArray(d)){let y=e;for(let u in d)if(!(u==="tone"||u==="styleguide")){return U.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(y===e){if(d.tone!==void 0){
let u=d.tone,m=e;if(e===m)if(typeof u=="string"){if(R(u)>5e3)return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var o=m===e}else var o=!0;if(o)if(d.styleguide!==void 0){let u=d.styleguide,m=e;if(e===m)if(typeof u==
"string"){if(R(u)>5e3)return U.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=m===e}else var o=!0}}var a=k===e}else var a=!0;if(a)if(r.content!==void 0){let d=r.content,k=e;if(typeof d!=
"string"&&d!==null)return U.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:Zr.properties.content.type}}],
!1;var a=k===e}else var a=!0}}}}}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=p,e===0}
U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){
let p=null,e=0,f=Ke.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
contents===void 0&&(n="contents"))return Ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)
if(o!=="contents"){return Ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e&&r.contents!==void 0){let o=r.contents;if(e===e)if(Array.isArray(o)){var a=!0;let s=o.length;for(let d=0;d<s;d++){let k=e;U(o[d],{instancePath:t+"/cont\
ents/"+d,parentData:o,parentDataProperty:d,rootData:N,dynamicAnchors:F})||(p=p===null?U.errors:p.concat(U.errors),e=p.length);var a=k===e;if(!a)break}}else return Ke.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ke.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=p,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=Ee;function Ee(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ee.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.tone===void 0&&(l="tone")||r.styleguide===void 0&&(l="sty\
leguide"))return Ee.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return Ee.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(R(i)>5e3)return Ee.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Ee.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(R(i)>5e3)return Ee.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Ee.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=s===e}else var n=!0}}}else return Ee.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Ee.
errors=p,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=qe;function qe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=qe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.tone===void 0&&(l="tone")||r.styleguide===void 0&&(l="sty\
leguide"))return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i===
"tone"||i==="styleguide")){return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(o===e){if(r.tone!==void 0){let i=r.tone,s=e;if(e===s)if(typeof i=="string"){if(R(i)>5e3)return qe.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return qe.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.styleguide!==void 0){let i=r.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(R(i)>5e3)return qe.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return qe.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=s===e}else var n=!0}}}else return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return qe.
errors=p,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var It=jr;function jr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=jr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),U(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?U.errors:p.concat(
U.errors),e=p.length),jr.errors=p,e===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ft=Ar;function Ar(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ar.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),U(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?U.errors:p.concat(
U.errors),e=p.length),Ar.errors=p,e===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dt=Qe;function Qe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Qe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Qe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="id"){return Qe.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.id!==void 0){let l=r.id,o=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof l=="numb\
er"&&isFinite(l)&&!W.validate(l))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=p,e===0}Qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Tt=cr;var Hs={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ne(r,{instancePath:t="",parentData:I,
parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ne.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.TeamId===void 0&&(o="TeamId")||r.stages===void 0&&
(o="stages"))return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ne.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.TeamId!==void 0){let s=r.TeamId,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ne.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.stages!==void 0){let s=r.stages,
d=e;if(e===d)if(Array.isArray(s)){var n=!0;let j=s.length;for(let y=0;y<j;y++){let u=s[y],m=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let w;if(u.id===
void 0&&(w="id")||u.name===void 0&&(w="name")||u.assignmentType===void 0&&(w="assignmentType"))return ne.errors=[{instancePath:t+"/stages/"+y,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:w}}],!1;{let g=e;for(let c in u)if(!(c==="id"||c==="name"||c==="assignmentType")){return ne.errors=
[{instancePath:t+"/stages/"+y,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(g===
e){if(u.id!==void 0){let c=u.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ne.errors=[{instancePath:t+"/stages/"+y+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!W.validate(c))return ne.errors=[{instancePath:t+
"/stages/"+y+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(u.name!==
void 0){let c=e;if(typeof u.name!="string")return ne.errors=[{instancePath:t+"/stages/"+y+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l)if(u.assignmentType!==void 0){let c=u.assignmentType,v=e;if(typeof c!="string")return ne.errors=
[{instancePath:t+"/stages/"+y+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"READY_TO_START"||c==="TRANSLATE"||c==="REVIEW"||c==="SECONDARY_REVIEW"||c==="DONE"))return ne.errors=[{instancePath:t+"/stages/"+y+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:Hs.properties.assignmentType.enum}}],!1;var l=v===e}else var l=!0}}}}else
return ne.errors=[{instancePath:t+"/stages/"+y,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e;if(!n)break}}else return ne.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0}}}}}else return ne.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=p,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function cr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=cr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let l=0;l<n;l++){let o=e;ne(r[l],{instancePath:t+"/"+l,parentData:r,
parentDataProperty:l,rootData:N,dynamicAnchors:F})||(p=p===null?ne.errors:p.concat(ne.errors),e=p.length);var a=o===e;if(!a)break}}else return cr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return cr.errors=p,e===0}cr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var St=gr;var lr={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","domains","stats"],properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active",
"archived","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[
0,1,-2]},domains:{type:"array",items:{type:"integer",format:"int32"}},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},je=nr().fullFormats["\
date-time"],mr=nr().fullFormats.int32,pt={type:"object",required:["exactWords","fuzzyWords","newWords","sourceWords","numDeliveredProjects","numLanguagePairs","\
numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},
fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},
numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{type:"integer",minimum:0,maximum:100},percentTranslated:{type:"\
integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"integer",minimum:0},workflowStatus:{type:"string",enum:["R\
EADY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,$id:"JobStats.json"},fr={type:"object",required:[
"id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceTokens","createdAt","updatedAt","isDeleted","memoryId",
"workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{type:["string","null"]},trgLang:{type:"string"},
trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{type:"boolean"},isArchived:{type:"boolean"},
state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},createdAt:{type:"string",format:"date-ti\
me"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY\
_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function L(r,{instancePath:t="",parentData:I,parentDataProperty:A,
rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=L.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let o;if(r.exactWords===void 0&&(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.sourceWords===
void 0&&(o="sourceWords")||r.numDeliveredProjects===void 0&&(o="numDeliveredProjects")||r.numLanguagePairs===void 0&&(o="numLanguagePairs")||r.numProjects===void 0&&
(o="numProjects")||r.percentReviewed===void 0&&(o="percentReviewed")||r.percentTranslated===void 0&&(o="percentTranslated")||r.uniqueLanguagePairs===void 0&&(o=
"uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(o="uniqueLinguists")||r.workflowStatus===void 0&&(o="workflowStatus")||r.projects===void 0&&(o="projects"))
return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!pe.call(pt.properties,s)){
return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.exactWords!==
void 0){let s=r.exactWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/\
exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/exact\
Words",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.fuzzyWords!==void 0){
let s=r.fuzzyWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"#/properties/fuzzyWor\
ds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.newWords!==void 0){let s=r.newWords,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newWords/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/ne\
wWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.sourceWords!==void 0){let s=r.sourceWords,d=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.numDeliveredProjects!==void 0){let s=r.numDeliveredProjects,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProje\
cts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/numDelivered\
Projects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.numLanguagePairs!==
void 0){let s=r.numLanguagePairs,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#\
/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+
"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.
numProjects!==void 0){let s=r.numProjects,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/numProjects",schemaPath:"\
#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+
"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.percentReviewed!==
void 0){let s=r.percentReviewed,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/p\
roperties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return L.errors=[{instancePath:t+
"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return L.errors=
[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;
if(a){if(r.percentTranslated!==void 0){let s=r.percentTranslated,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"\
/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)){if(s>
100||isNaN(s))return L.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100}}],!1;if(s<0||isNaN(s))return L.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.uniqueLanguagePairs!==void 0){let s=r.uniqueLanguagePairs,d=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqu\
eLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,
d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return L.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"\
#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.
workflowStatus,d=e;if(typeof s!="string")return L.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return L.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:pt.properties.workflowStatus.enum}}],!1;var a=d===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,
d=e;if(e===d)if(Array.isArray(s)){var n=!0;let j=s.length;for(let y=0;y<j;y++){let u=s[y],m=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let w;if(u.id===
void 0&&(w="id")||u.srcLang===void 0&&(w="srcLang")||u.srcLocale===void 0&&(w="srcLocale")||u.trgLang===void 0&&(w="trgLang")||u.trgLocale===void 0&&(w="trgLoca\
le")||u.name===void 0&&(w="name")||u.due===void 0&&(w="due")||u.isComplete===void 0&&(w="isComplete")||u.isArchived===void 0&&(w="isArchived")||u.state===void 0&&
(w="state")||u.numSourceTokens===void 0&&(w="numSourceTokens")||u.createdAt===void 0&&(w="createdAt")||u.updatedAt===void 0&&(w="updatedAt")||u.isDeleted===void 0&&
(w="isDeleted")||u.memoryId===void 0&&(w="memoryId")||u.workflowStatus===void 0&&(w="workflowStatus")||u.workflowName===void 0&&(w="workflowName"))return L.errors=
[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:w}}],!1;{let g=e;for(let c in u)if(!pe.call(fr.
properties,c)){return L.errors=[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(g===e){if(u.id!==void 0){let c=u.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return L.errors=[{instancePath:t+"/projects/"+y+"/i\
d",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!W.validate(c))return L.
errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;
if(l){if(u.srcLang!==void 0){let c=e;if(typeof u.srcLang!="string")return L.errors=[{instancePath:t+"/projects/"+y+"/srcLang",schemaPath:"JobProject.json/proper\
ties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l){if(u.srcLocale!==void 0){let c=u.srcLocale,v=e;if(typeof c!="strin\
g"&&c!==null)return L.errors=[{instancePath:t+"/projects/"+y+"/srcLocale",schemaPath:"JobProject.json/properties/srcLocale/type",keyword:"type",params:{type:fr.
properties.srcLocale.type}}],!1;var l=v===e}else var l=!0;if(l){if(u.trgLang!==void 0){let c=e;if(typeof u.trgLang!="string")return L.errors=[{instancePath:t+"/\
projects/"+y+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l){if(u.trgLocale!==
void 0){let c=u.trgLocale,v=e;if(typeof c!="string"&&c!==null)return L.errors=[{instancePath:t+"/projects/"+y+"/trgLocale",schemaPath:"JobProject.json/propertie\
s/trgLocale/type",keyword:"type",params:{type:fr.properties.trgLocale.type}}],!1;var l=v===e}else var l=!0;if(l){if(u.name!==void 0){let c=e;if(typeof u.name!="\
string")return L.errors=[{instancePath:t+"/projects/"+y+"/name",schemaPath:"JobProject.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var l=c===
e}else var l=!0;if(l){if(u.due!==void 0){let c=u.due,v=e;if(typeof c!="string"&&c!==null)return L.errors=[{instancePath:t+"/projects/"+y+"/due",schemaPath:"JobP\
roject.json/properties/due/type",keyword:"type",params:{type:fr.properties.due.type}}],!1;if(e===v&&e===v&&typeof c=="string"&&!je.validate(c))return L.errors=[
{instancePath:t+"/projects/"+y+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var l=v===e}else var l=!0;
if(l){if(u.isComplete!==void 0){let c=e;if(typeof u.isComplete!="boolean")return L.errors=[{instancePath:t+"/projects/"+y+"/isComplete",schemaPath:"JobProject.j\
son/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var l=c===e}else var l=!0;if(l){if(u.isArchived!==void 0){let c=e;if(typeof u.isArchived!=
"boolean")return L.errors=[{instancePath:t+"/projects/"+y+"/isArchived",schemaPath:"JobProject.json/properties/isArchived/type",keyword:"type",params:{type:"boo\
lean"}}],!1;var l=c===e}else var l=!0;if(l){if(u.state!==void 0){let c=u.state,v=e;if(typeof c!="string")return L.errors=[{instancePath:t+"/projects/"+y+"/state",
schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="backlog"||c==="inProgress"||c==="inReview"||c==="inQA"||
c==="done"))return L.errors=[{instancePath:t+"/projects/"+y+"/state",schemaPath:"JobProject.json/properties/state/enum",keyword:"enum",params:{allowedValues:fr.
properties.state.enum}}],!1;var l=v===e}else var l=!0;if(l){if(u.numSourceTokens!==void 0){let c=u.numSourceTokens,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return L.errors=[{instancePath:t+"/projects/"+y+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c)))return L.errors=[{instancePath:t+"/projects/"+y+"/numSourceTokens",schemaPath:"J\
obProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=v===e}else var l=!0;if(l){if(u.createdAt!==void 0){
let c=u.createdAt,v=e;if(e===v&&e===v)if(typeof c=="string"){if(!je.validate(c))return L.errors=[{instancePath:t+"/projects/"+y+"/createdAt",schemaPath:"JobProj\
ect.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return L.errors=[{instancePath:t+"/projects/"+y+"/createdAt",schemaPath:"\
JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(u.updatedAt!==void 0){let c=u.updatedAt,
v=e;if(e===v&&e===v)if(typeof c=="string"){if(!je.validate(c))return L.errors=[{instancePath:t+"/projects/"+y+"/updatedAt",schemaPath:"JobProject.json/propertie\
s/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return L.errors=[{instancePath:t+"/projects/"+y+"/updatedAt",schemaPath:"JobProject.j\
son/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(u.isDeleted!==void 0){let c=e;if(typeof u.isDeleted!=
"boolean")return L.errors=[{instancePath:t+"/projects/"+y+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/type",keyword:"type",params:{type:"boole\
an"}}],!1;var l=c===e}else var l=!0;if(l){if(u.memoryId!==void 0){let c=u.memoryId,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return L.errors=
[{instancePath:t+"/projects/"+y+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c==
"number"&&isFinite(c)&&!W.validate(c))return L.errors=[{instancePath:t+"/projects/"+y+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(u.workflowStatus!==void 0){let c=u.workflowStatus,v=e;if(typeof c!="string")return L.errors=
[{instancePath:t+"/projects/"+y+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"READY_TO_START"||c==="IN_PROGRESS"||c==="DONE"))return L.errors=[{instancePath:t+"/projects/"+y+"/workflowStatus",schemaPath:"JobProject.json/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:fr.properties.workflowStatus.enum}}],!1;var l=v===e}else var l=!0;if(l)if(u.workflowName!==void 0){let c=e;if(typeof u.
workflowName!="string")return L.errors=[{instancePath:t+"/projects/"+y+"/workflowName",schemaPath:"JobProject.json/properties/workflowName/type",keyword:"type",
params:{type:"string"}}],!1;var l=c===e}else var l=!0}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:t+"/projects/"+y,schemaPath:"JobProject.json/type",keyword:"\
type",params:{type:"object"}}],!1;var n=m===e;if(!n)break}}else return L.errors=[{instancePath:t+"/projects",schemaPath:"#/properties/projects/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var a=d===e}else var a=!0}}}}}}}}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return L.errors=p,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,
dynamicAnchors:F={}}={}){let p=null,e=0,f=J.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let l;if(r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.creationStatus===void 0&&(l="creationStatus")||r.status===void 0&&(l="status")||r.due===
void 0&&(l="due")||r.deliveredAt===void 0&&(l="deliveredAt")||r.isProcessing===void 0&&(l="isProcessing")||r.domains===void 0&&(l="domains")||r.stats===void 0&&
(l="stats"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!pe.call(lr.properties,
i)){return J.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.
id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!W.validate(i))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let i=r.name,s=e;if(e===s)if(typeof i=="string"){if(R(
i)>255)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(i)<1)return J.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.creationStatus!==void 0){let i=r.creationStatus,s=e;if(typeof i!=
"string")return J.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="P\
ENDING"||i==="COMPLETE"||i==="FAILED"))return J.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:lr.
properties.creationStatus.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return J.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="active"||i==="archived"||i==="delivered"))return J.errors=[
{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:lr.properties.status.enum}}],!1;var a=s===e}else var a=!0;if(a){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return J.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{
type:lr.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!je.validate(i))return J.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/form\
at",keyword:"format",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0;if(a){if(r.deliveredAt!==void 0){let i=r.deliveredAt,s=e;if(typeof i!="string"&&
i!==null)return J.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:lr.properties.deliveredAt.type}}],
!1;if(e===s&&e===s&&typeof i=="string"&&!je.validate(i))return J.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"fo\
rmat",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0;if(a){if(r.isProcessing!==void 0){let i=r.isProcessing,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return J.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===
0||i===1||i===-2))return J.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:lr.properties.
isProcessing.enum}}],!1;var a=s===e}else var a=!0;if(a){if(r.domains!==void 0){let i=r.domains,s=e;if(e===s)if(Array.isArray(i)){var n=!0;let k=i.length;for(let j=0;j<
k;j++){let y=i[j],u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return J.errors=[{instancePath:t+"/domains/"+j,schemaPath:"#/properties/domains/i\
tems/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof y=="number"&&isFinite(y)&&!mr.validate(y))return J.errors=[{instancePath:t+"/domains/"+j,
schemaPath:"#/properties/domains/items/format",keyword:"format",params:{format:"int32"}}],!1;var n=u===e;if(!n)break}}else return J.errors=[{instancePath:t+"/do\
mains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var a=s===e}else var a=!0;if(a)if(r.stats!==void 0){let i=e;L(r.stats,{instancePath:t+
"/stats",parentData:r,parentDataProperty:"stats",rootData:N,dynamicAnchors:F})||(p=p===null?L.errors:p.concat(L.errors),e=p.length);var a=i===e}else var a=!0}}}}}}}}}}else
return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=p,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function gr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=gr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let l=0;l<n;l++){let o=e;J(r[l],{instancePath:t+"/"+l,parentData:r,
parentDataProperty:l,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(J.errors),e=p.length);var a=o===e;if(!a)break}}else return gr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return gr.errors=p,e===0}gr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var xt=Nr;function Nr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Nr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),Nr.errors=p,e===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Et=Ir;function Ir(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ir.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),Ir.errors=p,e===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt=Fr;function Fr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Fr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),Fr.errors=p,e===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt=He;function He(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=He.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return He.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="id"){return He.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.id!==void 0){let l=r.id,o=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return He.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof l=="numb\
er"&&isFinite(l)&&!W.validate(l))return He.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=p,e===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Lt=G;function G(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=G.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.sourceWords===void 0&&(o="sourceWords")||r.exactWords===void 0&&
(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.projects===void 0&&(o="projects"))return G.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return G.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,d=e;
if(e===d)if(Array.isArray(s)){var n=!0;let j=s.length;for(let y=0;y<j;y++){let u=s[y],m=e;if(e===m)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.id===
void 0&&(_="id")||u.sourceWords===void 0&&(_="sourceWords")||u.exactWords===void 0&&(_="exactWords")||u.fuzzyWords===void 0&&(_="fuzzyWords")||u.newWords===void 0&&
(_="newWords"))return G.errors=[{instancePath:t+"/projects/"+y,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let w=e;for(let g in u)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return G.errors=[{instancePath:t+"/projects/"+
y,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(w===e){if(u.id!==void 0){
let g=u.id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&!W.validate(g))return G.errors=[{instancePath:t+
"/projects/"+y+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=c===e}else var l=!0;if(l){
if(u.sourceWords!==void 0){let g=u.sourceWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var l=c===e}else var l=!0;if(l){if(u.exactWords!==void 0){let g=u.exactWords,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=c===e}else var l=!0;if(l){if(u.fuzzyWords!==
void 0){let g=u.fuzzyWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.
errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var l=c===e}else var l=!0;if(l)if(u.newWords!==void 0){let g=u.newWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return G.
errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return G.errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=c===e}else var l=!0}}}}}}else return G.errors=[{instancePath:t+"/proje\
cts/"+y,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e;if(!n)break}}else return G.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0}}}}}}else return G.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=p,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zt=Dr;function Dr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Dr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),Dr.errors=p,e===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=Tr;function Tr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Tr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),Tr.errors=p,e===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mt=Sr;function Sr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Sr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),Sr.errors=p,e===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=xr;function xr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=xr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),J(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?J.errors:p.concat(
J.errors),e=p.length),xr.errors=p,e===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ut=vr;var or={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},ur={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{$ref:"Segment.json"}}},
additionalProperties:!1,$id:"Document.json"},Be={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","t\
rglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:[
"integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"\
string"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",items:{type:"object"}}},additionalProperties:!1,$id:"Segment.json"};function z(r,{
instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=z.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&
(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i="project_id")||r.srclang===void 0&&
(i="srclang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_progress")||r.import_succeeded===void 0&&
(i="import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="export_in_progress")||r.export_succeeded===
void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&(i="is_pretranslating")||r.status===void 0&&
(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||r.customer_reviewer_email===void 0&&(i="cust\
omer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===void 0&&(i="is_review_complete"))
return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let d in r)if(!pe.call(ur.properties,d)){
return z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(s===e){if(r.id!==
void 0){let d=r.id,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)&&!W.validate(d))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var a=k===e}else var a=!0;if(a){if(r.project_id!==void 0){let d=r.project_id,k=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===k&&typeof d=="number"&&isFinite(d)&&!W.validate(d))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=k===e}else var a=!0;if(a){if(r.srclang!==void 0){let d=e;if(typeof r.srclang!="string")return z.errors=[{instancePath:t+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.trglang!==void 0){let d=e;if(typeof r.
trglang!="string")return z.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else
var a=!0;if(a){if(r.name!==void 0){let d=r.name,k=e;if(e===k)if(typeof d=="string"){if(R(d)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(d)<1)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=k===
e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let d=e;if(typeof r.import_in_progress!="boolean")return z.errors=[{instancePath:t+"/import_in_progress",
schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.import_succeeded!==void 0){let d=e;
if(typeof r.import_succeeded!="boolean")return z.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let d=e;if(typeof r.import_error_message!="string")return z.errors=[{instancePath:t+
"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.export_in_progress!==
void 0){let d=e;if(typeof r.export_in_progress!="boolean")return z.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.export_succeeded!==void 0){let d=e;if(typeof r.export_succeeded!="boolean")return z.
errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;
if(a){if(r.export_error_message!==void 0){let d=e;if(typeof r.export_error_message!="string")return z.errors=[{instancePath:t+"/export_error_message",schemaPath:"\
#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.is_pretranslating!==void 0){let d=e;if(typeof r.
is_pretranslating!="boolean")return z.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.status!==void 0){let d=r.status,k=e;if(e===k)if(d&&typeof d=="object"&&!Array.isArray(d)){let y;if(d.pretranslation===
void 0&&(y="pretranslation"))return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:y}}],
!1;{let u=e;for(let m in d)if(m!=="pretranslation"){return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e&&d.pretranslation!==void 0){let m=d.pretranslation;if(typeof m!="string")return z.errors=[
{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="id\
le"||m==="pending"||m==="running"))return z.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"\
enum",params:{allowedValues:ur.properties.status.properties.pretranslation.enum}}],!1}}}else return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"object"}}],!1;var a=k===e}else var a=!0;if(a){if(r.translator_email!==void 0){let d=r.translator_email,k=e;if(typeof d!=
"string"&&d!==null)return z.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:ur.properties.
translator_email.type}}],!1;var a=k===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let d=r.reviewer_email,k=e;if(typeof d!="string"&&d!==null)return z.errors=
[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:ur.properties.reviewer_email.type}}],!1;var a=k===e}else
var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let d=r.customer_reviewer_email,k=e;if(typeof d!="string"&&d!==null)return z.errors=[{instancePath:t+"/cus\
tomer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:ur.properties.customer_reviewer_email.type}}],!1;var a=k===
e}else var a=!0;if(a){if(r.created_at!==void 0){let d=r.created_at,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=k===e}else var a=!0;if(a){if(r.updated_at!==void 0){let d=r.
updated_at,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return z.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var a=k===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){let d=e;if(typeof r.is_review_complete!="boolean")
return z.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else
var a=!0;if(a){if(r.import_note!==void 0){let d=e;if(typeof r.import_note!="string")return z.errors=[{instancePath:t+"/import_note",schemaPath:"#/properties/imp\
ort_note/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a)if(r.segments!==void 0){let d=r.segments,k=e;if(e===k)if(Array.isArray(
d)){var n=!0;let y=d.length;for(let u=0;u<y;u++){let m=d[u],h=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let g;if(m.id===void 0&&(g="id")||m.created_at===
void 0&&(g="created_at")||m.updated_at===void 0&&(g="updated_at")||m.document_id===void 0&&(g="document_id")||m.memory_id===void 0&&(g="memory_id")||m.source===
void 0&&(g="source")||m.srclang===void 0&&(g="srclang")||m.target===void 0&&(g="target")||m.trglang===void 0&&(g="trglang")||m.is_confirmed===void 0&&(g="is_con\
firmed")||m.is_reviewed===void 0&&(g="is_reviewed"))return z.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/required",keyword:"required",params:{
missingProperty:g}}],!1;{let c=e;for(let v in m)if(!pe.call(Be.properties,v)){return z.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(c===e){if(m.id!==void 0){let v=m.id,T=e;if(!(typeof v=="number"&&!(v%1)&&
!isNaN(v)&&isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===T&&typeof v=="number"&&isFinite(v)&&!W.validate(v))return z.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/format",
keyword:"format",params:{format:"int64"}}],!1;var l=T===e}else var l=!0;if(l){if(m.created_at!==void 0){let v=m.created_at,T=e;if(!(typeof v=="number"&&!(v%1)&&
!isNaN(v)&&isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+u+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;var l=T===e}else var l=!0;if(l){if(m.updated_at!==void 0){let v=m.updated_at,T=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return z.
errors=[{instancePath:t+"/segments/"+u+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var l=T===
e}else var l=!0;if(l){if(m.document_id!==void 0){let v=m.document_id,T=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&v!==null)return z.errors=[{instancePath:t+
"/segments/"+u+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Be.properties.document_id.type}}],!1;if(e===T&&typeof v==
"number"&&isFinite(v)&&!W.validate(v))return z.errors=[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=T===e}else var l=!0;if(l){if(m.memory_id!==void 0){let v=m.memory_id,T=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&
isFinite(v)))return z.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===T&&typeof v=="number"&&isFinite(v)&&!W.validate(v))return z.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"Segment.json/proper\
ties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=T===e}else var l=!0;if(l){if(m.source!==void 0){let v=e;if(typeof m.source!="string")
return z.errors=[{instancePath:t+"/segments/"+u+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l){if(m.srclang!==void 0){let v=e;if(typeof m.srclang!="string")return z.errors=[{instancePath:t+"/segments/"+u+"/srclang",schemaPath:"Segmen\
t.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(m.target!==void 0){let v=e;if(typeof m.target!="st\
ring")return z.errors=[{instancePath:t+"/segments/"+u+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
e}else var l=!0;if(l){if(m.trglang!==void 0){let v=e;if(typeof m.trglang!="string")return z.errors=[{instancePath:t+"/segments/"+u+"/trglang",schemaPath:"Segmen\
t.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(m.is_confirmed!==void 0){let v=e;if(typeof m.is_confirmed!=
"boolean")return z.errors=[{instancePath:t+"/segments/"+u+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var l=v===e}else var l=!0;if(l){if(m.is_reviewed!==void 0){let v=e;if(typeof m.is_reviewed!="boolean")return z.errors=[{instancePath:t+"/segments/"+
u+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=v===e}else var l=!0;if(l)if(m.comments!==
void 0){let v=m.comments,T=e;if(e===T)if(Array.isArray(v)){var o=!0;let S=v.length;for(let x=0;x<S;x++){let P=v[x],D=e;if(!(P&&typeof P=="object"&&!Array.isArray(
P)))return z.errors=[{instancePath:t+"/segments/"+u+"/comments/"+x,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}}],
!1;var o=D===e;if(!o)break}}else return z.errors=[{instancePath:t+"/segments/"+u+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{
type:"array"}}],!1;var l=T===e}else var l=!0}}}}}}}}}}}}}else return z.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/type",keyword:"type",params:{
type:"object"}}],!1;var n=h===e;if(!n)break}}else return z.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"\
array"}}],!1;var a=k===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return z.errors=p,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){
let p=null,e=0,f=O.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
id===void 0&&(o="id")||r.memory_id===void 0&&(o="memory_id")||r.job_id===void 0&&(o="job_id")||r.srclang===void 0&&(o="srclang")||r.trglang===void 0&&(o="trglan\
g")||r.srclocale===void 0&&(o="srclocale")||r.trglocale===void 0&&(o="trglocale")||r.name===void 0&&(o="name")||r.state===void 0&&(o="state")||r.due_date===void 0&&
(o="due_date")||r.archived===void 0&&(o="archived")||r.metadata===void 0&&(o="metadata")||r.sample_review_percentage===void 0&&(o="sample_review_percentage")||r.
created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at")||r.workflowStatus===void 0&&(o="workflowStatus")||r.document===void 0&&(o="docume\
nt"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!pe.call(or.properties,
s)){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.
id!==void 0){let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.memory_id!==void 0){let s=r.memory_id,d=e;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.job_id!==void 0){let s=r.job_id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.
errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.
validate(s))return O.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;
if(a){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return O.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return O.errors=[{instancePath:t+"\
/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.srclocale!==void 0){let s=r.srclocale,
d=e;if(typeof s!="string"&&s!==null)return O.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:or.properties.
srclocale.type}}],!1;var a=d===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,d=e;if(typeof s!="string"&&s!==null)return O.errors=[{instancePath:t+
"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:or.properties.trglocale.type}}],!1;var a=d===e}else var a=!0;if(a){if(r.name!==
void 0){let s=r.name,d=e;if(e===d)if(typeof s=="string"){if(R(s)>255)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(R(s)<1)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.state!==void 0){let s=r.state,d=e;if(typeof s!="string")return O.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return O.errors=[{instancePath:t+"/state",schemaPath:"#/proper\
ties/state/enum",keyword:"enum",params:{allowedValues:or.properties.state.enum}}],!1;var a=d===e}else var a=!0;if(a){if(r.due_date!==void 0){let s=r.due_date,d=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return O.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"\
type",params:{type:or.properties.due_date.type}}],!1;var a=d===e}else var a=!0;if(a){if(r.archived!==void 0){let s=e;if(typeof r.archived!="boolean")return O.errors=
[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.metadata!==
void 0){let s=r.metadata,d=e;if(e===d)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return O.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let j in s){let y=s[j],u=e;if(typeof y!="string"&&!(typeof y=="number"&&
isFinite(y))&&typeof y!="boolean")return O.errors=[{instancePath:t+"/metadata/"+j.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/addit\
ionalProperties/type",keyword:"type",params:{type:or.properties.metadata.additionalProperties.type}}],!1;var n=u===e;if(!n)break}}else return O.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e}else var a=!0;if(a){if(r.sample_review_percentage!==void 0){
let s=r.sample_review_percentage,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"\
#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return O.errors=
[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;
if(s<0||isNaN(s))return O.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return O.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=d===e}else var a=!0;
if(a){if(r.updated_at!==void 0){let s=r.updated_at,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=d===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.workflowStatus,d=e;
if(typeof s!="string")return O.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;
if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return O.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"\
enum",params:{allowedValues:or.properties.workflowStatus.enum}}],!1;var a=d===e}else var a=!0;if(a)if(r.document!==void 0){let s=r.document,d=e;if(e===d)if(Array.
isArray(s)){var l=!0;let j=s.length;for(let y=0;y<j;y++){let u=e;z(s[y],{instancePath:t+"/document/"+y,parentData:s,parentDataProperty:y,rootData:N,dynamicAnchors:F})||
(p=p===null?z.errors:p.concat(z.errors),e=p.length);var l=u===e;if(!l)break}}else return O.errors=[{instancePath:t+"/document",schemaPath:"#/properties/document\
/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0}}}}}}}}}}}}}}}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}}],!1;return O.errors=p,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(r,{instancePath:t="",parentData:I,parentDataProperty:A,
rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=vr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(
r)){var a=!0;let n=r.length;for(let l=0;l<n;l++){let o=e;O(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:N,dynamicAnchors:F})||(p=p===null?
O.errors:p.concat(O.errors),e=p.length);var a=o===e;if(!a)break}}else return vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],
!1;return vr.errors=p,e===0}vr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Jt=Er;function Er(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Er.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),O(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?O.errors:p.concat(
O.errors),e=p.length),Er.errors=p,e===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ot=We;function We(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=We.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.deleted===void 0&&(n="deleted"))
return We.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return We.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!W.validate(o))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return We.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return We.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return We.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=p,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rt=qr;function qr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=qr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),z(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?z.errors:p.concat(
z.errors),e=p.length),qr.errors=p,e===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=we;function we(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=we.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.is_pretranslating===void 0&&(o="\
is_pretranslating")||r.documents===void 0&&(o="documents"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let i=e;for(let s in r)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return we.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){let s=r.id,d=e;if(e===d)if(Array.isArray(s)){var a=!0;let k=s.length;
for(let j=0;j<k;j++){let y=s[j],u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return we.errors=[{instancePath:t+"/id/"+j,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof y=="number"&&isFinite(y)&&!W.validate(y))return we.errors=[{instancePath:t+"/id/"+j,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=u===e;if(!a)break}}else return we.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0;if(n){if(r.is_pretranslating!==void 0){let s=r.is_pretranslating,d=e;if(typeof s!=
"boolean")return we.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return we.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=d===
e}else var n=!0;if(n)if(r.documents!==void 0){let s=r.documents,d=e;if(e===d)if(Array.isArray(s)){var l=!0;let j=s.length;for(let y=0;y<j;y++){let u=e;z(s[y],{instancePath:t+
"/documents/"+y,parentData:s,parentDataProperty:y,rootData:N,dynamicAnchors:F})||(p=p===null?z.errors:p.concat(z.errors),e=p.length);var l=u===e;if(!l)break}}else
return we.errors=[{instancePath:t+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}}else
return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,e===0}we.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Bt=Le;function Le(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Le.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.deleted===void 0&&(n="deleted"))
return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!W.validate(o))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return Le.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Le.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gt=ie;function ie(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ie.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.created_at===void 0&&(o="created\
_at")||r.updated_at===void 0&&(o="updated_at")||r.document_id===void 0&&(o="document_id")||r.memory_id===void 0&&(o="memory_id")||r.source===void 0&&(o="source")||
r.srclang===void 0&&(o="srclang")||r.target===void 0&&(o="target")||r.trglang===void 0&&(o="trglang")||r.is_confirmed===void 0&&(o="is_confirmed")||r.is_reviewed===
void 0&&(o="is_reviewed"))return ie.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!pe.call(Be.properties,s)){return ie.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ie.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.created_at!==void 0){let s=r.
created_at,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.updated_at!==void 0){let s=r.updated_at,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.document_id!==void 0){let s=r.document_id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return ie.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Be.properties.document_id.
type}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ie.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.memory_id!==void 0){let s=r.memory_id,d=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ie.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return ie.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return ie.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return ie.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return ie.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var n=s===e}else var n=!0;if(n){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return ie.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return ie.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var n=s===e}else var n=!0;if(n)if(r.comments!==void 0){let s=r.comments,d=e;if(e===d)if(Array.isArray(s)){var l=!0;let j=s.length;for(let y=0;y<j;y++){
let u=s[y],m=e;if(!(u&&typeof u=="object"&&!Array.isArray(u)))return ie.errors=[{instancePath:t+"/comments/"+y,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var l=m===e;if(!l)break}}else return ie.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}}}}}}}}}}}else return ie.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=p,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yt=hr;function hr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=hr.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=e,n=!1,l=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.created_at===
void 0&&(_="created_at")||r.updated_at===void 0&&(_="updated_at")||r.document_id===void 0&&(_="document_id")||r.memory_id===void 0&&(_="memory_id")||r.source===
void 0&&(_="source")||r.srclang===void 0&&(_="srclang")||r.target===void 0&&(_="target")||r.trglang===void 0&&(_="trglang")||r.is_confirmed===void 0&&(_="is_con\
firmed")||r.is_reviewed===void 0&&(_="is_reviewed")){let w={instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:_}};p===
null?p=[w]:p.push(w),e++}else{let w=e;for(let g in r)if(!pe.call(Be.properties,g)){let c={instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}};p===null?p=[c]:p.push(c),e++;break}if(w===e){if(r.id!==void 0){let g=r.id,c=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let v={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};p===null?p=[v]:p.push(
v),e++}if(e===c&&typeof g=="number"&&isFinite(g)&&!W.validate(g)){let v={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}};p===null?p=[v]:p.push(v),e++}var i=c===e}else var i=!0;if(i){if(r.created_at!==void 0){let g=r.created_at,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g))){let T={instancePath:t+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};p===null?
p=[T]:p.push(T),e++}var i=c===e}else var i=!0;if(i){if(r.updated_at!==void 0){let g=r.updated_at,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let T={
instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}};p===null?p=[T]:p.push(T),e++}var i=c===
e}else var i=!0;if(i){if(r.document_id!==void 0){let g=r.document_id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null){let T={instancePath:t+
"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Be.properties.document_id.type}};p===null?p=[T]:p.push(T),e++}if(e===
c&&typeof g=="number"&&isFinite(g)&&!W.validate(g)){let T={instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",
params:{format:"int64"}};p===null?p=[T]:p.push(T),e++}var i=c===e}else var i=!0;if(i){if(r.memory_id!==void 0){let g=r.memory_id,c=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let T={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};p===
null?p=[T]:p.push(T),e++}if(e===c&&typeof g=="number"&&isFinite(g)&&!W.validate(g)){let T={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memor\
y_id/format",keyword:"format",params:{format:"int64"}};p===null?p=[T]:p.push(T),e++}var i=c===e}else var i=!0;if(i){if(r.source!==void 0){let g=e;if(typeof r.source!=
"string"){let v={instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var i=g===
e}else var i=!0;if(i){if(r.srclang!==void 0){let g=e;if(typeof r.srclang!="string"){let v={instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang\
/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var i=g===e}else var i=!0;if(i){if(r.target!==void 0){let g=e;if(typeof r.target!="st\
ring"){let v={instancePath:t+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var i=g===
e}else var i=!0;if(i){if(r.trglang!==void 0){let g=e;if(typeof r.trglang!="string"){let v={instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang\
/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var i=g===e}else var i=!0;if(i){if(r.is_confirmed!==void 0){let g=e;if(typeof r.is_confirmed!=
"boolean"){let v={instancePath:t+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};p===null?p=[v]:p.
push(v),e++}var i=g===e}else var i=!0;if(i){if(r.is_reviewed!==void 0){let g=e;if(typeof r.is_reviewed!="boolean"){let v={instancePath:t+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};p===null?p=[v]:p.push(v),e++}var i=g===e}else var i=!0;if(i)if(r.comments!==void 0){
let g=r.comments,c=e;if(e===c)if(Array.isArray(g)){var s=!0;let T=g.length;for(let b=0;b<T;b++){let S=g[b],x=e;if(!(S&&typeof S=="object"&&!Array.isArray(S))){let D={
instancePath:t+"/comments/"+b,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};p===null?p=[D]:p.push(D),e++}var s=x===
e;if(!s)break}}else{let T={instancePath:t+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}};p===null?p=[T]:p.
push(T),e++}var i=c===e}else var i=!0}}}}}}}}}}}}}else{let _={instancePath:t,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};p===null?p=[_]:
p.push(_),e++}var m=l===e;if(n=n||m,m)var d=!0;let k=e;if(e===k)if(Array.isArray(r)){var j=!0;let _=r.length;for(let w=0;w<_;w++){let g=r[w],c=e;if(e===e)if(g&&
typeof g=="object"&&!Array.isArray(g)){let b;if(g.id===void 0&&(b="id")||g.created_at===void 0&&(b="created_at")||g.updated_at===void 0&&(b="updated_at")||g.document_id===
void 0&&(b="document_id")||g.memory_id===void 0&&(b="memory_id")||g.source===void 0&&(b="source")||g.srclang===void 0&&(b="srclang")||g.target===void 0&&(b="tar\
get")||g.trglang===void 0&&(b="trglang")||g.is_confirmed===void 0&&(b="is_confirmed")||g.is_reviewed===void 0&&(b="is_reviewed")){let S={instancePath:t+"/"+w,schemaPath:"\
Segment.json/required",keyword:"required",params:{missingProperty:b}};p===null?p=[S]:p.push(S),e++}else{let S=e;for(let x in g)if(!pe.call(Be.properties,x)){let P={
instancePath:t+"/"+w,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}};p===null?p=[P]:p.push(P),e++;break}
if(S===e){if(g.id!==void 0){let x=g.id,P=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let D={instancePath:t+"/"+w+"/id",schemaPath:"Segment.json/\
properties/id/type",keyword:"type",params:{type:"integer"}};p===null?p=[D]:p.push(D),e++}if(e===P&&typeof x=="number"&&isFinite(x)&&!W.validate(x)){let D={instancePath:t+
"/"+w+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}};p===null?p=[D]:p.push(D),e++}var y=P===e}else var y=!0;if(y){
if(g.created_at!==void 0){let x=g.created_at,P=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let q={instancePath:t+"/"+w+"/created_at",schemaPath:"\
Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};p===null?p=[q]:p.push(q),e++}var y=P===e}else var y=!0;if(y){if(g.updated_at!==
void 0){let x=g.updated_at,P=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let q={instancePath:t+"/"+w+"/updated_at",schemaPath:"Segment.json/prop\
erties/updated_at/type",keyword:"type",params:{type:"integer"}};p===null?p=[q]:p.push(q),e++}var y=P===e}else var y=!0;if(y){if(g.document_id!==void 0){let x=g.
document_id,P=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))&&x!==null){let q={instancePath:t+"/"+w+"/document_id",schemaPath:"Segment.json/properti\
es/document_id/type",keyword:"type",params:{type:Be.properties.document_id.type}};p===null?p=[q]:p.push(q),e++}if(e===P&&typeof x=="number"&&isFinite(x)&&!W.validate(
x)){let q={instancePath:t+"/"+w+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}};p===null?p=[q]:
p.push(q),e++}var y=P===e}else var y=!0;if(y){if(g.memory_id!==void 0){let x=g.memory_id,P=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){let q={instancePath:t+
"/"+w+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};p===null?p=[q]:p.push(q),e++}if(e===P&&typeof x==
"number"&&isFinite(x)&&!W.validate(x)){let q={instancePath:t+"/"+w+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}};p===null?p=[q]:p.push(q),e++}var y=P===e}else var y=!0;if(y){if(g.source!==void 0){let x=e;if(typeof g.source!="string"){let D={instancePath:t+"/"+w+"/\
source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};p===null?p=[D]:p.push(D),e++}var y=x===e}else var y=!0;if(y){if(g.
srclang!==void 0){let x=e;if(typeof g.srclang!="string"){let D={instancePath:t+"/"+w+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",
params:{type:"string"}};p===null?p=[D]:p.push(D),e++}var y=x===e}else var y=!0;if(y){if(g.target!==void 0){let x=e;if(typeof g.target!="string"){let D={instancePath:t+
"/"+w+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};p===null?p=[D]:p.push(D),e++}var y=x===e}else var y=!0;if(y){
if(g.trglang!==void 0){let x=e;if(typeof g.trglang!="string"){let D={instancePath:t+"/"+w+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"\
type",params:{type:"string"}};p===null?p=[D]:p.push(D),e++}var y=x===e}else var y=!0;if(y){if(g.is_confirmed!==void 0){let x=e;if(typeof g.is_confirmed!="boolea\
n"){let D={instancePath:t+"/"+w+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};p===null?p=[D]:p.
push(D),e++}var y=x===e}else var y=!0;if(y){if(g.is_reviewed!==void 0){let x=e;if(typeof g.is_reviewed!="boolean"){let D={instancePath:t+"/"+w+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};p===null?p=[D]:p.push(D),e++}var y=x===e}else var y=!0;if(y)if(g.comments!==void 0){
let x=g.comments,P=e;if(e===P)if(Array.isArray(x)){var u=!0;let q=x.length;for(let Ge=0;Ge<q;Ge++){let Pe=x[Ge],re=e;if(!(Pe&&typeof Pe=="object"&&!Array.isArray(
Pe))){let M={instancePath:t+"/"+w+"/comments/"+Ge,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};p===null?p=[M]:
p.push(M),e++}var u=re===e;if(!u)break}}else{let q={instancePath:t+"/"+w+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"\
array"}};p===null?p=[q]:p.push(q),e++}var y=P===e}else var y=!0}}}}}}}}}}}}}else{let b={instancePath:t+"/"+w,schemaPath:"Segment.json/type",keyword:"type",params:{
type:"object"}};p===null?p=[b]:p.push(b),e++}var j=c===e;if(!j)break}}else{let _={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};
p===null?p=[_]:p.push(_),e++}var m=k===e;if(n=n||m,m)var h=!0;if(n)e=a,p!==null&&(a?p.length=a:p=null);else{let _={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return p===null?p=[_]:p.push(_),e++,hr.errors=p,!1}return hr.errors=p,f.props=d,f.items=h,e===0}hr.evaluated={dynamicProps:!0,dynamicItems:!0};
var Qt=ae;function ae(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ae.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.created_at===void 0&&(o="created\
_at")||r.updated_at===void 0&&(o="updated_at")||r.document_id===void 0&&(o="document_id")||r.memory_id===void 0&&(o="memory_id")||r.source===void 0&&(o="source")||
r.srclang===void 0&&(o="srclang")||r.target===void 0&&(o="target")||r.trglang===void 0&&(o="trglang")||r.is_confirmed===void 0&&(o="is_confirmed")||r.is_reviewed===
void 0&&(o="is_reviewed"))return ae.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)
if(!pe.call(Be.properties,s)){return ae.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.id!==void 0){let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ae.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.created_at!==void 0){let s=r.
created_at,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.updated_at!==void 0){let s=r.updated_at,d=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var n=d===e}else var n=!0;if(n){if(r.document_id!==void 0){let s=r.document_id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==
null)return ae.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Be.properties.document_id.
type}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ae.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/docume\
nt_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.memory_id!==void 0){let s=r.memory_id,d=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ae.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memo\
ry_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.source!==void 0){let s=e;if(typeof r.source!="string")return ae.
errors=[{instancePath:t+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.
srclang!==void 0){let s=e;if(typeof r.srclang!="string")return ae.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return ae.errors=[{instancePath:t+"\
/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=e;
if(typeof r.trglang!="string")return ae.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var n=s===e}else var n=!0;if(n){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return ae.errors=[{instancePath:t+"/is_confirmed",schemaPath:"\
Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return ae.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var n=s===e}else var n=!0;if(n)if(r.comments!==void 0){let s=r.comments,d=e;if(e===d)if(Array.isArray(s)){var l=!0;let j=s.length;for(let y=0;y<j;y++){
let u=s[y],m=e;if(!(u&&typeof u=="object"&&!Array.isArray(u)))return ae.errors=[{instancePath:t+"/comments/"+y,schemaPath:"Segment.json/properties/comments/item\
s/type",keyword:"type",params:{type:"object"}}],!1;var l=m===e;if(!l)break}}else return ae.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properti\
es/comments/type",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0}}}}}}}}}}}}}else return ae.errors=[{instancePath:t,schemaPath:"Segment.jso\
n/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=p,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ht=ze;function ze(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ze.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.deleted===void 0&&(n="deleted"))
return ze.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="id"||o==="deleted")){
return ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.id!==
void 0){let o=r.id,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)&&!W.validate(o))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e}else var a=!0;if(a)if(r.deleted!==void 0){let o=r.deleted,i=e;if(typeof o!="boolean")return ze.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return ze.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=i===e}else var a=!0}}}else return ze.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=p,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zt=dr;function dr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=dr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let l=0;l<n;l++){let o=r[l],i=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return dr.errors=[{instancePath:t+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="numbe\
r"&&isFinite(o)&&!W.validate(o))return dr.errors=[{instancePath:t+"/"+l,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=i===e;if(!a)
break}}else return dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return dr.errors=p,e===0}dr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Xt=Ze;function Ze(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ze.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.source_tagged===void 0&&(n="source_tagged")||r.target_tagged===
void 0&&(n="target_tagged"))return Ze.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)
if(!(o==="source_tagged"||o==="target_tagged")){return Ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(l===e){if(r.source_tagged!==void 0){let o=e;if(typeof r.source_tagged!="string")return Ze.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a)if(r.target_tagged!==void 0){let o=e;if(typeof r.target_tagged!=
"string")return Ze.errors=[{instancePath:t+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else
var a=!0}}}else return Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=p,e===0}Ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Kt=Y;var Wr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function Y(r,{instancePath:t="",
parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Y.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(Array.isArray(r)){var a=!0;let o=r.length;for(let i=0;i<o;i++){let s=r[i],d=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.
id===void 0&&(y="id")||s.name===void 0&&(y="name")||s.file_hash===void 0&&(y="file_hash")||s.detected_lang===void 0&&(y="detected_lang")||s.detected_lang_confidence===
void 0&&(y="detected_lang_confidence")||s.category===void 0&&(y="category")||s.labels===void 0&&(y="labels")||s.created_at===void 0&&(y="created_at")||s.updated_at===
void 0&&(y="updated_at"))return Y.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;
for(let m in s)if(!pe.call(Wr.properties,m)){return Y.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:m}}],!1;break}if(u===e){if(s.id!==void 0){let m=s.id,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Y.errors=
[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof m=="number"&&isFinite(
m)&&!W.validate(m))return Y.errors=[{instancePath:t+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var n=h===e}else var n=!0;if(n){if(s.name!==void 0){let m=s.name,h=e;if(e===h)if(typeof m=="string"){if(R(m)>255)return Y.errors=[{instancePath:t+"/"+i+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(m)<1)return Y.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/"+i+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=h===e}else var n=!0;if(n){if(s.file_hash!==void 0){let m=s.file_hash,h=e;if(e===h)if(typeof m==
"string"){if(R(m)>128)return Y.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return Y.errors=[{instancePath:t+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var n=h===e}else var n=!0;if(n){if(s.detected_lang!==void 0){let m=e;if(typeof s.detected_lang!="string")return Y.errors=[{instancePath:t+"/"+i+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(s.detected_lang_confidence!==
void 0){let m=s.detected_lang_confidence,h=e;if(e===h)if(typeof m=="number"&&isFinite(m)){if(m>1||isNaN(m))return Y.errors=[{instancePath:t+"/"+i+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(m<0||isNaN(m))
return Y.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var n=h===e}else var n=!0;if(n){if(s.category!==void 0){let m=s.category,h=e;if(typeof m!="string")return Y.
errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="API"||m==="\
REFERENCE"))return Y.errors=[{instancePath:t+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:Wr.properties.
category.enum}}],!1;var n=h===e}else var n=!0;if(n){if(s.labels!==void 0){let m=s.labels,h=e;if(e===h)if(Array.isArray(m)){var l=!0;let w=m.length;for(let g=0;g<
w;g++){let c=m[g],v=e;if(e===v)if(typeof c=="string"){if(R(c)>255)return Y.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(c)<1)return Y.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/"+i+"/labels/"+g,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;if(!l)break}}else return Y.errors=[{instancePath:t+"/"+i+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var n=h===e}else var n=!0;if(n){if(s.created_at!==void 0){let m=s.created_at,h=e;
if(e===h&&e===h)if(typeof m=="string"){if(!je.validate(m))return Y.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return Y.errors=[{instancePath:t+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var n=h===e}else var n=!0;if(n)if(s.updated_at!==void 0){let m=s.updated_at,h=e;if(e===h&&e===h)if(typeof m==
"string"){if(!je.validate(m))return Y.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return Y.errors=[{instancePath:t+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var n=h===e}else var n=!0}}}}}}}}}}else return Y.errors=[{instancePath:t+"/"+i,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var a=d===e;if(!a)break}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Y.errors=p,e===
0}Y.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var es=Z;function Z(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Z.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.file_hash===
void 0&&(o="file_hash")||r.detected_lang===void 0&&(o="detected_lang")||r.detected_lang_confidence===void 0&&(o="detected_lang_confidence")||r.category===void 0&&
(o="category")||r.labels===void 0&&(o="labels")||r.created_at===void 0&&(o="created_at")||r.updated_at===void 0&&(o="updated_at"))return Z.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!pe.call(Wr.properties,s)){return Z.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(r.id!==void 0){
let s=r.id,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return Z.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=d===e}else var n=!0;if(n){if(r.name!==void 0){let s=r.name,d=e;if(e===d)if(typeof s=="\
string"){if(R(s)>255)return Z.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(R(s)<1)return Z.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(r.
file_hash!==void 0){let s=r.file_hash,d=e;if(e===d)if(typeof s=="string"){if(R(s)>128)return Z.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Z.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return Z.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var n=s===e}else var n=!0;if(n){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,d=e;if(e===d)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return Z.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return Z.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Z.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var n=d===e}else var n=!0;if(n){if(r.category!==void 0){let s=r.
category,d=e;if(typeof s!="string")return Z.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return Z.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:Wr.properties.category.enum}}],!1;var n=d===e}else var n=!0;if(n){if(r.labels!==void 0){let s=r.labels,d=e;if(e===d)if(Array.isArray(s)){var l=!0;
let j=s.length;for(let y=0;y<j;y++){let u=s[y],m=e;if(e===m)if(typeof u=="string"){if(R(u)>255)return Z.errors=[{instancePath:t+"/labels/"+y,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(u)<1)return Z.errors=[{instancePath:t+"/labels/"+y,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/labels/"+y,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=m===e;if(!l)break}}else return Z.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var n=d===e}else var n=!0;if(n){if(r.created_at!==void 0){let s=r.created_at,d=e;
if(e===d&&e===d)if(typeof s=="string"){if(!je.validate(s))return Z.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return Z.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(r.updated_at!==void 0){let s=r.updated_at,d=e;if(e===d&&e===d)if(typeof s=="string"){
if(!je.validate(s))return Z.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return Z.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var n=d===e}else var n=!0}}}}}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return Z.
errors=p,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=ue;var Lr={type:"object",required:["id","filename","status","created_at","fileId"],properties:{id:{type:"integer",format:"int64"},filename:{type:"string"},status:{
type:"string",enum:["pending","uploaded","failed","canceled"]},created_at:{type:"string",format:"date-time"},fileId:{type:["integer","null"],format:"int64"}},additionalProperties:!1,
$id:"Upload.json"};function ue(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ue.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let l=r.length;for(let o=0;o<l;o++){let i=r[o],s=e;if(e===e)if(i&&typeof i==
"object"&&!Array.isArray(i)){let j;if(i.id===void 0&&(j="id")||i.filename===void 0&&(j="filename")||i.status===void 0&&(j="status")||i.created_at===void 0&&(j="\
created_at")||i.fileId===void 0&&(j="fileId"))return ue.errors=[{instancePath:t+"/"+o,schemaPath:"Upload.json/required",keyword:"required",params:{missingProperty:j}}],
!1;{let y=e;for(let u in i)if(!(u==="id"||u==="filename"||u==="status"||u==="created_at"||u==="fileId")){return ue.errors=[{instancePath:t+"/"+o,schemaPath:"Upl\
oad.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(y===e){if(i.id!==void 0){let u=i.id,m=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ue.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"Upload.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return ue.errors=[{instancePath:t+"/"+o+"/id",schemaPath:"Upload.json/properties/id/for\
mat",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(i.filename!==void 0){let u=e;if(typeof i.filename!="string")return ue.errors=
[{instancePath:t+"/"+o+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var n=u===e}else var n=!0;if(n){
if(i.status!==void 0){let u=i.status,m=e;if(typeof u!="string")return ue.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"Upload.json/properties/status/type",
keyword:"type",params:{type:"string"}}],!1;if(!(u==="pending"||u==="uploaded"||u==="failed"||u==="canceled"))return ue.errors=[{instancePath:t+"/"+o+"/status",schemaPath:"\
Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Lr.properties.status.enum}}],!1;var n=m===e}else var n=!0;if(n){if(i.created_at!==void 0){
let u=i.created_at,m=e;if(e===m&&e===m)if(typeof u=="string"){if(!je.validate(u))return ue.errors=[{instancePath:t+"/"+o+"/created_at",schemaPath:"Upload.json/p\
roperties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return ue.errors=[{instancePath:t+"/"+o+"/created_at",schemaPath:"Upload.jso\
n/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(i.fileId!==void 0){let u=i.fileId,m=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return ue.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"Upload.json/properties/fileId/type",keyword:"t\
ype",params:{type:Lr.properties.fileId.type}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return ue.errors=[{instancePath:t+"/"+o+"/fileId",schemaPath:"\
Upload.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0}}}}}}else return ue.errors=[{instancePath:t+"/"+o,
schemaPath:"Upload.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ue.errors=p,e===0}ue.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ts=ye;function ye(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ye.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.filename===void 0&&(l="filename")||
r.status===void 0&&(l="status")||r.created_at===void 0&&(l="created_at")||r.fileId===void 0&&(l="fileId"))return ye.errors=[{instancePath:t,schemaPath:"Upload.j\
son/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i==="id"||i==="filename"||i==="status"||i==="created_at"||i==="fil\
eId")){return ye.errors=[{instancePath:t,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===
e){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ye.errors=[{instancePath:t+"/id",schemaPath:"Upload.json/pro\
perties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!W.validate(i))return ye.errors=[{instancePath:t+"/id",schemaPath:"\
Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.filename!==void 0){let i=e;if(typeof r.filename!=
"string")return ye.errors=[{instancePath:t+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else
var n=!0;if(n){if(r.status!==void 0){let i=r.status,s=e;if(typeof i!="string")return ye.errors=[{instancePath:t+"/status",schemaPath:"Upload.json/properties/sta\
tus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="pending"||i==="uploaded"||i==="failed"||i==="canceled"))return ye.errors=[{instancePath:t+"/statu\
s",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Lr.properties.status.enum}}],!1;var n=s===e}else var n=!0;if(n){if(r.created_at!==
void 0){let i=r.created_at,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!je.validate(i))return ye.errors=[{instancePath:t+"/created_at",schemaPath:"Upload.json\
/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return ye.errors=[{instancePath:t+"/created_at",schemaPath:"Upload.json/pr\
operties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n)if(r.fileId!==void 0){let i=r.fileId,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ye.errors=[{instancePath:t+"/fileId",schemaPath:"Upload.json/properties/fileId/type",keyword:"type",params:{
type:Lr.properties.fileId.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!W.validate(i))return ye.errors=[{instancePath:t+"/fileId",schemaPath:"Upload.js\
on/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0}}}}}}else return ye.errors=[{instancePath:t,schemaPath:"Upl\
oad.json/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=p,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=Ie;function Ie(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ie.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.url===void 0&&(l="url")||r.key===void 0&&(l="key")||r.method===
void 0&&(l="method")||r.uploadId===void 0&&(l="uploadId"))return Ie.errors=[{instancePath:t,schemaPath:"UploadParams.json/required",keyword:"required",params:{missingProperty:l}}],
!1;{let o=e;for(let i in r)if(!(i==="url"||i==="key"||i==="method"||i==="uploadId")){return Ie.errors=[{instancePath:t,schemaPath:"UploadParams.json/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.url!==void 0){let i=e;if(typeof r.url!="string")return Ie.errors=
[{instancePath:t+"/url",schemaPath:"UploadParams.json/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.key!==
void 0){let i=e;if(typeof r.key!="string")return Ie.errors=[{instancePath:t+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"\
string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.method!==void 0){let i=r.method,s=e;if(typeof i!="string")return Ie.errors=[{instancePath:t+"/method",schemaPath:"\
UploadParams.json/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="PUT")return Ie.errors=[{instancePath:t+"/method",schemaPath:"Upload\
Params.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}}],!1;var n=s===e}else var n=!0;if(n)if(r.uploadId!==void 0){let i=e;if(typeof r.
uploadId!="string")return Ie.errors=[{instancePath:t+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}}],
!1;var n=i===e}else var n=!0}}}}}else return Ie.errors=[{instancePath:t,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}}],!1;return Ie.
errors=p,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=_r;function _r(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=_r.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=e,n=!1,l=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.url===void 0&&(m="url")||r.key===void 0&&
(m="key")||r.method===void 0&&(m="method")||r.uploadId===void 0&&(m="uploadId")){let h={instancePath:t,schemaPath:"UploadParams.json/required",keyword:"required",
params:{missingProperty:m}};p===null?p=[h]:p.push(h),e++}else{let h=e;for(let _ in r)if(!(_==="url"||_==="key"||_==="method"||_==="uploadId")){let w={instancePath:t,
schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}};p===null?p=[w]:p.push(w),e++;break}if(h===e){if(r.
url!==void 0){let _=e;if(typeof r.url!="string"){let w={instancePath:t+"/url",schemaPath:"UploadParams.json/properties/url/type",keyword:"type",params:{type:"st\
ring"}};p===null?p=[w]:p.push(w),e++}var i=_===e}else var i=!0;if(i){if(r.key!==void 0){let _=e;if(typeof r.key!="string"){let g={instancePath:t+"/key",schemaPath:"\
UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),e++}var i=_===e}else var i=!0;if(i){if(r.method!==void 0){
let _=r.method,w=e;if(typeof _!="string"){let c={instancePath:t+"/method",schemaPath:"UploadParams.json/properties/method/type",keyword:"type",params:{type:"str\
ing"}};p===null?p=[c]:p.push(c),e++}if(_!=="PUT"){let c={instancePath:t+"/method",schemaPath:"UploadParams.json/properties/method/const",keyword:"const",params:{
allowedValue:"PUT"}};p===null?p=[c]:p.push(c),e++}var i=w===e}else var i=!0;if(i)if(r.uploadId!==void 0){let _=e;if(typeof r.uploadId!="string"){let g={instancePath:t+
"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}};p===null?p=[g]:p.push(g),e++}var i=_===e}else var i=!0}}}}}else{
let m={instancePath:t,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}};p===null?p=[m]:p.push(m),e++}var y=l===e;if(n=n||y,y)var s=!0;let d=e;
if(e===d)if(Array.isArray(r)){var k=!0;let m=r.length;for(let h=0;h<m;h++){let _=r[h],w=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let v;if(_.url===
void 0&&(v="url")||_.key===void 0&&(v="key")||_.method===void 0&&(v="method")||_.uploadId===void 0&&(v="uploadId")){let T={instancePath:t+"/"+h,schemaPath:"Uplo\
adParams.json/required",keyword:"required",params:{missingProperty:v}};p===null?p=[T]:p.push(T),e++}else{let T=e;for(let b in _)if(!(b==="url"||b==="key"||b==="\
method"||b==="uploadId")){let S={instancePath:t+"/"+h,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}};
p===null?p=[S]:p.push(S),e++;break}if(T===e){if(_.url!==void 0){let b=e;if(typeof _.url!="string"){let S={instancePath:t+"/"+h+"/url",schemaPath:"UploadParams.j\
son/properties/url/type",keyword:"type",params:{type:"string"}};p===null?p=[S]:p.push(S),e++}var j=b===e}else var j=!0;if(j){if(_.key!==void 0){let b=e;if(typeof _.
key!="string"){let x={instancePath:t+"/"+h+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};p===null?p=[x]:p.push(
x),e++}var j=b===e}else var j=!0;if(j){if(_.method!==void 0){let b=_.method,S=e;if(typeof b!="string"){let P={instancePath:t+"/"+h+"/method",schemaPath:"UploadP\
arams.json/properties/method/type",keyword:"type",params:{type:"string"}};p===null?p=[P]:p.push(P),e++}if(b!=="PUT"){let P={instancePath:t+"/"+h+"/method",schemaPath:"\
UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};p===null?p=[P]:p.push(P),e++}var j=S===e}else var j=!0;if(j)if(_.uploadId!==
void 0){let b=e;if(typeof _.uploadId!="string"){let x={instancePath:t+"/"+h+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{
type:"string"}};p===null?p=[x]:p.push(x),e++}var j=b===e}else var j=!0}}}}}else{let v={instancePath:t+"/"+h,schemaPath:"UploadParams.json/type",keyword:"type",params:{
type:"object"}};p===null?p=[v]:p.push(v),e++}var k=w===e;if(!k)break}}else{let m={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};
p===null?p=[m]:p.push(m),e++}var y=d===e;if(n=n||y,y)var u=!0;if(n)e=a,p!==null&&(a?p.length=a:p=null);else{let m={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{}};return p===null?p=[m]:p.push(m),e++,_r.errors=p,!1}return _r.errors=p,f.props=s,f.items=u,e===0}_r.evaluated={dynamicProps:!0,dynamicItems:!0};
var as=Pr;function Pr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Pr.evaluated;f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0);let a=e,n=!1,l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.uploadId===void 0&&(u="uploadId")||r.
key===void 0&&(u="key")){let m={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:u}};p===null?p=[m]:p.push(m),e++}else{
let m=e;for(let h in r)if(!(h==="uploadId"||h==="key")){let _={instancePath:t,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:h}};p===null?p=[_]:p.push(_),e++;break}if(m===e){if(r.uploadId!==void 0){let h=e;if(typeof r.uploadId!="string"){let _={instancePath:t+"/uplo\
adId",schemaPath:"#/anyOf/0/properties/uploadId/type",keyword:"type",params:{type:"string"}};p===null?p=[_]:p.push(_),e++}var o=h===e}else var o=!0;if(o)if(r.key!==
void 0){let h=e;if(typeof r.key!="string"){let w={instancePath:t+"/key",schemaPath:"#/anyOf/0/properties/key/type",keyword:"type",params:{type:"string"}};p===null?
p=[w]:p.push(w),e++}var o=h===e}else var o=!0}}}else{let u={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"object"}};p===null?p=[u]:p.push(
u),e++}var j=l===e;if(n=n||j,j)var i=!0;let s=e;if(e===s)if(Array.isArray(r)){var d=!0;let u=r.length;for(let m=0;m<u;m++){let h=r[m],_=e;if(e===_)if(h&&typeof h==
"object"&&!Array.isArray(h)){let g;if(h.uploadId===void 0&&(g="uploadId")||h.key===void 0&&(g="key")){let c={instancePath:t+"/"+m,schemaPath:"#/anyOf/1/items/re\
quired",keyword:"required",params:{missingProperty:g}};p===null?p=[c]:p.push(c),e++}else{let c=e;for(let v in h)if(!(v==="uploadId"||v==="key")){let T={instancePath:t+
"/"+m,schemaPath:"#/anyOf/1/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}};p===null?p=[T]:p.push(T),e++;break}if(c===
e){if(h.uploadId!==void 0){let v=e;if(typeof h.uploadId!="string"){let T={instancePath:t+"/"+m+"/uploadId",schemaPath:"#/anyOf/1/items/properties/uploadId/type",
keyword:"type",params:{type:"string"}};p===null?p=[T]:p.push(T),e++}var k=v===e}else var k=!0;if(k)if(h.key!==void 0){let v=e;if(typeof h.key!="string"){let b={
instancePath:t+"/"+m+"/key",schemaPath:"#/anyOf/1/items/properties/key/type",keyword:"type",params:{type:"string"}};p===null?p=[b]:p.push(b),e++}var k=v===e}else
var k=!0}}}else{let g={instancePath:t+"/"+m,schemaPath:"#/anyOf/1/items/type",keyword:"type",params:{type:"object"}};p===null?p=[g]:p.push(g),e++}var d=_===e;if(!d)
break}}else{let u={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};p===null?p=[u]:p.push(u),e++}var j=s===e;if(n=n||j,j)var y=!0;
if(n)e=a,p!==null&&(a?p.length=a:p=null);else{let u={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[u]:p.push(u),e++,Pr.errors=
p,!1}return Pr.errors=p,f.props=i,f.items=y,e===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!0};var ns=Oe;function Oe(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Oe.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.url===void 0&&(n="url")||r.method===void 0&&(n="method"))
return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="url"||o==="method")){
return Oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.url!==
void 0){let o=e;if(typeof r.url!="string")return Oe.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;
var a=o===e}else var a=!0;if(a)if(r.method!==void 0){let o=r.method,i=e;if(typeof o!="string")return Oe.errors=[{instancePath:t+"/method",schemaPath:"#/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="PUT")return Oe.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/const",keyword:"\
const",params:{allowedValue:"PUT"}}],!1;var a=i===e}else var a=!0}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return Oe.errors=p,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=Re;function Re(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Re.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.success===void 0&&(n="success")||r.location===void 0&&(n=
"location"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="succe\
ss"||o==="location")){return Re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.success!==void 0){let o=r.success,i=e;if(typeof o!="boolean")return Re.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",
keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return Re.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{
allowedValue:!0}}],!1;var a=i===e}else var a=!0;if(a)if(r.location!==void 0){let o=e;if(typeof r.location!="string")return Re.errors=[{instancePath:t+"/location",
schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0}}}else return Re.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=p,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Ve;function Ve(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ve.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.success===void 0&&(n="success")||r.message===void 0&&(n="\
message"))return Ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="success"||
o==="message")){return Ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===
e){if(r.success!==void 0){let o=r.success,i=e;if(typeof o!="boolean")return Ve.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(o!==!0)return Ve.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],
!1;var a=i===e}else var a=!0;if(a)if(r.message!==void 0){let o=e;if(typeof r.message!="string")return Ve.errors=[{instancePath:t+"/message",schemaPath:"#/proper\
ties/message/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0}}}else return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return Ve.errors=p,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=kr;var Zs={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"},Xs=nr().fullFormats.uri;function K(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,
f=K.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l=
"id")||r.webhookName===void 0&&(l="webhookName")||r.webhookUrl===void 0&&(l="webhookUrl")||r.eventType===void 0&&(l="eventType"))return K.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i==="id"||i==="webhookName"||i==="webhookUrl"||i==="even\
tType")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){
if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return K.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!W.validate(i))return K.errors=[{instancePath:t+"/id",schemaPath:"#/pr\
operties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.webhookName!==void 0){let i=e;if(typeof r.webhookName!="s\
tring")return K.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;
if(a){if(r.webhookUrl!==void 0){let i=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!Xs(i))return K.errors=[{instancePath:t+"/webhookUrl",schemaPath:"\
#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return K.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhook\
Url/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.eventType!==void 0){let i=r.eventType,s=e;if(e===s)if(Array.isArray(i)){
if(i.length<1)return K.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let k=i.
length;for(let j=0;j<k;j++){let y=i[j],u=e;if(typeof y!="string")return K.errors=[{instancePath:t+"/eventType/"+j,schemaPath:"WebhookEventType.json/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="JOB_DELIVER"||y==="JOB_UPDATE"||y==="PROJECT_DELIVER"||y==="PROJECT_UPDATE"||y==="INSTANT_TRANSLATE_COMPLETED"||y===
"INSTANT_TRANSLATE_FAILED"))return K.errors=[{instancePath:t+"/eventType/"+j,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Zs.enum}}],
!1;var n=u===e;if(!n)break}}}else return K.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var a=s===e}else var a=!0}}}}}else return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,e===0}K.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,
e=0,f=kr.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let l=0;l<n;l++){
let o=e;K(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:N,dynamicAnchors:F})||(p=p===null?K.errors:p.concat(K.errors),e=p.length);var a=o===
e;if(!a)break}}else return kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return kr.errors=p,e===0}kr.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var ls=zr;function zr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=zr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),K(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?K.errors:p.concat(
K.errors),e=p.length),zr.errors=p,e===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Cr;function Cr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Cr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),K(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?K.errors:p.concat(
K.errors),e=p.length),Cr.errors=p,e===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Mr;function Mr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Mr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),K(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?K.errors:p.concat(
K.errors),e=p.length),Mr.errors=p,e===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=$r;var yr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},dt={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"\
string"},domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};function C(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=C.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.domainId===void 0&&(y="domainId")||r.domainName===void 0&&
(y="domainName")||r.models===void 0&&(y="models")||r.filterConfigs===void 0&&(y="filterConfigs")||r.domainMetadata===void 0&&(y="domainMetadata"))return C.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;for(let m in r)if(!(m==="domainId"||m==="domainName"||m==="\
models"||m==="filterConfigs"||m==="domainMetadata")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(u===e){if(r.domainId!==void 0){let m=r.domainId,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return C.errors=
[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof m=="number"&&isFinite(m)&&!mr.
validate(m))return C.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=h===e}else
var a=!0;if(a){if(r.domainName!==void 0){let m=e;if(typeof r.domainName!="string")return C.errors=[{instancePath:t+"/domainName",schemaPath:"#/properties/domain\
Name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.models!==void 0){let m=r.models,h=e;if(e===h)if(Array.isArray(m)){var n=!0;
let w=m.length;for(let g=0;g<w;g++){let c=m[g],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let S;if(c.id===void 0&&(S="id")||c.name===void 0&&(S="\
name")||c.provider===void 0&&(S="provider")||c.status===void 0&&(S="status")||c.srcLang===void 0&&(S="srcLang")||c.trgLang===void 0&&(S="trgLang")||c.srcLocale===
void 0&&(S="srcLocale")||c.trgLocale===void 0&&(S="trgLocale"))return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/required",keyword:"required",
params:{missingProperty:S}}],!1;{let x=e;for(let P in c)if(!(P==="id"||P==="name"||P==="provider"||P==="status"||P==="srcLang"||P==="trgLang"||P==="srcLocale"||
P==="trgLocale")){return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(x===e){if(c.id!==void 0){let P=c.id,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return C.errors=[{instancePath:t+"/models/"+g+"/id",
schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof P=="number"&&isFinite(P)&&!mr.validate(P))return C.errors=
[{instancePath:t+"/models/"+g+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var l=D===e}else var l=!0;if(l){if(c.
name!==void 0){let P=e;if(typeof c.name!="string")return C.errors=[{instancePath:t+"/models/"+g+"/name",schemaPath:"Model.json/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=P===e}else var l=!0;if(l){if(c.provider!==void 0){let P=e;if(typeof c.provider!="string")return C.errors=[{instancePath:t+
"/models/"+g+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var l=P===e}else var l=!0;if(l){if(c.status!==
void 0){let P=c.status,D=e;if(typeof P!="string")return C.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.json/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(P!=="Active")return C.errors=[{instancePath:t+"/models/"+g+"/status",schemaPath:"Model.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:yr.properties.status.enum}}],!1;var l=D===e}else var l=!0;if(l){if(c.srcLang!==void 0){let P=c.srcLang,D=e;if(typeof P!="string"&&P!==
null)return C.errors=[{instancePath:t+"/models/"+g+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"type",params:{type:yr.properties.srcLang.
type}}],!1;var l=D===e}else var l=!0;if(l){if(c.trgLang!==void 0){let P=c.trgLang,D=e;if(typeof P!="string"&&P!==null)return C.errors=[{instancePath:t+"/models/"+
g+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:yr.properties.trgLang.type}}],!1;var l=D===e}else var l=!0;if(l){if(c.srcLocale!==
void 0){let P=c.srcLocale,D=e;if(typeof P!="string"&&P!==null)return C.errors=[{instancePath:t+"/models/"+g+"/srcLocale",schemaPath:"Model.json/properties/srcLo\
cale/type",keyword:"type",params:{type:yr.properties.srcLocale.type}}],!1;var l=D===e}else var l=!0;if(l)if(c.trgLocale!==void 0){let P=c.trgLocale,D=e;if(typeof P!=
"string"&&P!==null)return C.errors=[{instancePath:t+"/models/"+g+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/type",keyword:"type",params:{type:yr.properties.
trgLocale.type}}],!1;var l=D===e}else var l=!0}}}}}}}}}else return C.errors=[{instancePath:t+"/models/"+g,schemaPath:"Model.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=v===e;if(!n)break}}else return C.errors=[{instancePath:t+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"array"}}],
!1;var a=h===e}else var a=!0;if(a){if(r.filterConfigs!==void 0){let m=r.filterConfigs,h=e;if(e===h)if(Array.isArray(m)){var o=!0;let w=m.length;for(let g=0;g<w;g++){
let c=m[g],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let S;if(c.id===void 0&&(S="id")||c.isDefault===void 0&&(S="isDefault")||c.filterConfig===void 0&&
(S="filterConfig")||c.filterName===void 0&&(S="filterName")||c.configName===void 0&&(S="configName")||c.configDescription===void 0&&(S="configDescription")||c.subfilters===
void 0&&(S="subfilters")||c.segmentationConfigSetting===void 0&&(S="segmentationConfigSetting")||c.srx===void 0&&(S="srx")||c.segmentationConfigName===void 0&&(S=
"segmentationConfigName")||c.domains===void 0&&(S="domains")||c.createdAt===void 0&&(S="createdAt")||c.updatedAt===void 0&&(S="updatedAt")||c.default===void 0&&
(S="default"))return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/required",keyword:"required",params:{missingProperty:S}}],!1;{let x=e;
for(let P in c)if(!pe.call(dt.properties,P)){return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"FilterConfig.json/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(c.id!==void 0){let P=c.id,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))
return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
D&&typeof P=="number"&&isFinite(P)&&!mr.validate(P))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/id",schemaPath:"FilterConfig.json/properties/id/forma\
t",keyword:"format",params:{format:"int32"}}],!1;var i=D===e}else var i=!0;if(i){if(c.isDefault!==void 0){let P=e;if(typeof c.isDefault!="boolean")return C.errors=
[{instancePath:t+"/filterConfigs/"+g+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{type:"boolean"}}],!1;var i=P===
e}else var i=!0;if(i){if(c.filterConfig!==void 0){let P=e;if(typeof c.filterConfig!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterConfig",
schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(c.filterName!==void 0){
let P=e;if(typeof c.filterName!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/filterName",schemaPath:"FilterConfig.json/properties/filterName/\
type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(c.configName!==void 0){let P=e;if(typeof c.configName!="string")return C.errors=
[{instancePath:t+"/filterConfigs/"+g+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"string"}}],!1;var i=P===
e}else var i=!0;if(i){if(c.configDescription!==void 0){let P=e;if(typeof c.configDescription!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/co\
nfigDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(c.
subfilters!==void 0){let P=e;if(typeof c.subfilters!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/subfilters",schemaPath:"FilterConfig.json/p\
roperties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(c.segmentationConfigSetting!==void 0){let P=c.segmentationConfigSetting,
D=e;if(typeof P!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentatio\
nConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="SENTENCE"||P==="PARAGRAPH"))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/seg\
mentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:dt.properties.segmentationConfigSetting.
enum}}],!1;var i=D===e}else var i=!0;if(i){if(c.srx!==void 0){let P=e;if(typeof c.srx!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/srx",schemaPath:"\
FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(c.segmentationConfigName!==void 0){let P=e;
if(typeof c.segmentationConfigName!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/segmentationConfigName",schemaPath:"FilterConfig.json/proper\
ties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(c.domains!==void 0){let P=c.domains,D=e;if(e===D)
if(Array.isArray(P)){var s=!0;let Ge=P.length;for(let Pe=0;Pe<Ge;Pe++){let re=P[Pe],wr=e;if(e===wr)if(re&&typeof re=="object"&&!Array.isArray(re)){let de;if(re.
id===void 0&&(de="id")||re.name===void 0&&(de="name"))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+Pe,schemaPath:"FilterConfig.json/properti\
es/domains/items/required",keyword:"required",params:{missingProperty:de}}],!1;{let Ss=e;for(let ve in re)if(!(ve==="id"||ve==="name")){return C.errors=[{instancePath:t+
"/filterConfigs/"+g+"/domains/"+Pe,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ve}}],
!1;break}if(Ss===e){if(re.id!==void 0){let ve=re.id,ar=e;if(!(typeof ve=="number"&&!(ve%1)&&!isNaN(ve)&&isFinite(ve)))return C.errors=[{instancePath:t+"/filterC\
onfigs/"+g+"/domains/"+Pe+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ar&&
typeof ve=="number"&&isFinite(ve)&&!mr.validate(ve))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+Pe+"/id",schemaPath:"FilterConfig.json/prop\
erties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var d=ar===e}else var d=!0;if(d)if(re.name!==void 0){let ve=e;if(typeof re.
name!="string")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+Pe+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var d=ve===e}else var d=!0}}}else return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/domains/"+Pe,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=wr===e;if(!s)break}}else return C.errors=[{instancePath:t+"/fi\
lterConfigs/"+g+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var i=D===e}else var i=!0;if(i){if(c.
createdAt!==void 0){let P=c.createdAt,D=e;if(e===D&&e===D)if(typeof P=="string"){if(!je.validate(P))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return C.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i){if(c.
updatedAt!==void 0){let P=c.updatedAt,D=e;if(e===D&&e===D)if(typeof P=="string"){if(!je.validate(P))return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return C.errors=[{instancePath:t+"/filte\
rConfigs/"+g+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e}else var i=!0;if(i)if(c.
default!==void 0){let P=e;if(typeof c.default!="boolean")return C.errors=[{instancePath:t+"/filterConfigs/"+g+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var i=P===e}else var i=!0}}}}}}}}}}}}}}}else return C.errors=[{instancePath:t+"/filterConfigs/"+g,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var o=v===e;if(!o)break}}else return C.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a)if(r.domainMetadata!==void 0){let m=r.domainMetadata,h=e;
if(e===h)if(Array.isArray(m)){var k=!0;let w=m.length;for(let g=0;g<w;g++){let c=m[g],v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let S;if(c.key===
void 0&&(S="key")||c.value===void 0&&(S="value"))return C.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:S}}],!1;{let x=e;for(let P in c)if(!(P==="key"||P==="value")){return C.errors=[{instancePath:t+"/domainMetadata/"+g,schemaPath:"Metad\
ataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(c.key!==void 0){let P=e;if(typeof c.key!=
"string")return C.errors=[{instancePath:t+"/domainMetadata/"+g+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var j=P===e}else var j=!0;if(j)if(c.value!==void 0){let P=e;if(typeof c.value!="string")return C.errors=[{instancePath:t+"/domainMetadata/"+g+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var j=P===e}else var j=!0}}}else return C.errors=[{instancePath:t+"/domainM\
etadata/"+g,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var k=v===e;if(!k)break}}else return C.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0}}}}}}else return C.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=p,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:t="",
parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=be.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.items===void 0&&(l="items")||r.size===void 0&&(l="size"))return be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i==="items"||i==="size")){return be.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.items!==void 0){let i=r.items,s=e;if(e===
s)if(Array.isArray(i)){var a=!0;let d=i.length;for(let k=0;k<d;k++){let j=e;C(i[k],{instancePath:t+"/items/"+k,parentData:i,parentDataProperty:k,rootData:N,dynamicAnchors:F})||
(p=p===null?C.errors:p.concat(C.errors),e=p.length);var a=j===e;if(!a)break}}else return be.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var n=s===e}else var n=!0;if(n)if(r.size!==void 0){let i=r.size,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return be.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(
i)){if(i<0||isNaN(i))return be.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!mr.
validate(i))return be.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var n=s===e}else var n=!0}}}else
return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=p,e===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $r(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=$r.evaluated;return f.
dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),be(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?
be.errors:p.concat(be.errors),e=p.length),$r.errors=p,e===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ys=Ce;function Ce(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ce.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.api_name===void 0&&(n="api_name")||r.api_root===void 0&&(n=
"api_root"))return Ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="api_n\
ame"||o==="api_root")){return Ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.api_name!==void 0){let o=r.api_name,i=e;if(typeof o!="string")return Ce.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(o!=="Parlance")return Ce.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=i===e}else var a=!0;if(a)if(r.api_root!==void 0){let o=r.api_root,i=e;if(typeof o!="string")return Ce.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v2")return Ce.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=i===e}else var a=!0}}}else return Ce.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=p,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=Me;function Me(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Me.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.api_name===void 0&&(n="api_name")||r.api_root===void 0&&(n=
"api_root"))return Me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(!(o==="api_n\
ame"||o==="api_root")){return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}
if(l===e){if(r.api_name!==void 0){let o=r.api_name,i=e;if(typeof o!="string")return Me.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(o!=="Parlance")return Me.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=i===e}else var a=!0;if(a)if(r.api_root!==void 0){let o=r.api_root,i=e;if(typeof o!="string")return Me.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="/v2")return Me.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=i===e}else var a=!0}}}else return Me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=p,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=E,he={type:"\
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
additionalProperties:!1,$id:"updateProject"};function E(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,
e=0,f=E.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.id===void 0&&
(k="id")||r.memory_id===void 0&&(k="memory_id")||r.job_id===void 0&&(k="job_id")||r.srclang===void 0&&(k="srclang")||r.trglang===void 0&&(k="trglang")||r.srclocale===
void 0&&(k="srclocale")||r.trglocale===void 0&&(k="trglocale")||r.name===void 0&&(k="name")||r.state===void 0&&(k="state")||r.due_date===void 0&&(k="due_date")||
r.archived===void 0&&(k="archived")||r.metadata===void 0&&(k="metadata")||r.sample_review_percentage===void 0&&(k="sample_review_percentage")||r.created_at===void 0&&
(k="created_at")||r.updated_at===void 0&&(k="updated_at")||r.workflowStatus===void 0&&(k="workflowStatus")||r.document===void 0&&(k="document"))return E.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],!1;{let j=e;for(let y in r)if(!pe.call(he.properties,y)){return E.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(j===e){if(r.id!==void 0){let y=r.
id,u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===u&&typeof y=="number"&&isFinite(y)&&!W.validate(y))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=u===e}else var a=!0;if(a){if(r.memory_id!==void 0){let y=r.memory_id,u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return E.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof y==
"number"&&isFinite(y)&&!W.validate(y))return E.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=u===e}else var a=!0;if(a){if(r.job_id!==void 0){let y=r.job_id,u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[
{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof y=="number"&&isFinite(y)&&!W.validate(
y))return E.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=u===e}else var a=!0;if(a){
if(r.srclang!==void 0){let y=e;if(typeof r.srclang!="string")return E.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.trglang!==void 0){let y=e;if(typeof r.trglang!="string")return E.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(r.srclocale!==void 0){let y=r.srclocale,u=e;if(typeof y!=
"string"&&y!==null)return E.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:he.properties.srclocale.type}}],
!1;var a=u===e}else var a=!0;if(a){if(r.trglocale!==void 0){let y=r.trglocale,u=e;if(typeof y!="string"&&y!==null)return E.errors=[{instancePath:t+"/trglocale",
schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:he.properties.trglocale.type}}],!1;var a=u===e}else var a=!0;if(a){if(r.name!==void 0){let y=r.
name,u=e;if(e===u)if(typeof y=="string"){if(R(y)>255)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(R(y)<1)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(r.state!==void 0){
let y=r.state,u=e;if(typeof y!="string")return E.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;
if(!(y==="backlog"||y==="inProgress"||y==="inReview"||y==="inQA"||y==="done"))return E.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"\
enum",params:{allowedValues:he.properties.state.enum}}],!1;var a=u===e}else var a=!0;if(a){if(r.due_date!==void 0){let y=r.due_date,u=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return E.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:he.properties.
due_date.type}}],!1;var a=u===e}else var a=!0;if(a){if(r.archived!==void 0){let y=e;if(typeof r.archived!="boolean")return E.errors=[{instancePath:t+"/archived",
schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=y===e}else var a=!0;if(a){if(r.metadata!==void 0){let y=r.metadata,u=e;
if(e===u)if(y&&typeof y=="object"&&!Array.isArray(y)){if(Object.keys(y).length>50)return E.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata\
/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in y){let _=y[h],w=e;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!=
"boolean")return E.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"\
type",params:{type:he.properties.metadata.additionalProperties.type}}],!1;var n=w===e;if(!n)break}}else return E.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=u===e}else var a=!0;if(a){if(r.sample_review_percentage!==void 0){let y=r.sample_review_percentage,
u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review\
_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return E.errors=[{instancePath:t+"/s\
ample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(y<0||isNaN(y))return E.
errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=u===e}else var a=!0;if(a){if(r.created_at!==void 0){let y=r.created_at,u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=u===e}else var a=!0;if(a){if(r.updated_at!==void 0){let y=r.
updated_at,u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;var a=u===e}else var a=!0;if(a){if(r.workflowStatus!==void 0){let y=r.workflowStatus,u=e;if(typeof y!="string")return E.
errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="READY_TO_START"||y===
"IN_PROGRESS"||y==="DONE"))return E.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:he.
properties.workflowStatus.enum}}],!1;var a=u===e}else var a=!0;if(a)if(r.document!==void 0){let y=r.document,u=e;if(e===u)if(Array.isArray(y)){var l=!0;let h=y.
length;for(let _=0;_<h;_++){let w=y[_],g=e;if(e===g)if(w&&typeof w=="object"&&!Array.isArray(w)){let v;if(w.id===void 0&&(v="id")||w.project_id===void 0&&(v="pr\
oject_id")||w.srclang===void 0&&(v="srclang")||w.trglang===void 0&&(v="trglang")||w.name===void 0&&(v="name")||w.import_in_progress===void 0&&(v="import_in_prog\
ress")||w.import_succeeded===void 0&&(v="import_succeeded")||w.import_error_message===void 0&&(v="import_error_message")||w.export_in_progress===void 0&&(v="exp\
ort_in_progress")||w.export_succeeded===void 0&&(v="export_succeeded")||w.export_error_message===void 0&&(v="export_error_message")||w.is_pretranslating===void 0&&
(v="is_pretranslating")||w.status===void 0&&(v="status")||w.translator_email===void 0&&(v="translator_email")||w.reviewer_email===void 0&&(v="reviewer_email")||
w.customer_reviewer_email===void 0&&(v="customer_reviewer_email")||w.created_at===void 0&&(v="created_at")||w.updated_at===void 0&&(v="updated_at")||w.is_review_complete===
void 0&&(v="is_review_complete"))return E.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:v}}],
!1;{let T=e;for(let b in w)if(!pe.call(he.properties.document.items.properties,b)){return E.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/docu\
ment/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(T===e){if(w.id!==void 0){let b=w.id,S=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return E.errors=[{instancePath:t+"/document/"+_+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"&&isFinite(b)&&!W.validate(b))return E.errors=[{instancePath:t+"/document/"+_+"/id",schemaPath:"#\
/properties/document/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=S===e}else var o=!0;if(o){if(w.project_id!==void 0){let b=w.
project_id,S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return E.errors=[{instancePath:t+"/document/"+_+"/project_id",schemaPath:"#/properties/d\
ocument/items/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"&&isFinite(b)&&!W.validate(b))return E.errors=
[{instancePath:t+"/document/"+_+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;
var o=S===e}else var o=!0;if(o){if(w.srclang!==void 0){let b=e;if(typeof w.srclang!="string")return E.errors=[{instancePath:t+"/document/"+_+"/srclang",schemaPath:"\
#/properties/document/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(w.trglang!==void 0){let b=e;if(typeof w.
trglang!="string")return E.errors=[{instancePath:t+"/document/"+_+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(w.name!==void 0){let b=w.name,S=e;if(e===S)if(typeof b=="string"){if(R(b)>255)return E.errors=[{instancePath:t+
"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(b)<1)return E.errors=
[{instancePath:t+"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:t+"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=S===
e}else var o=!0;if(o){if(w.import_in_progress!==void 0){let b=e;if(typeof w.import_in_progress!="boolean")return E.errors=[{instancePath:t+"/document/"+_+"/impo\
rt_in_progress",schemaPath:"#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=b===e}else var o=!0;
if(o){if(w.import_succeeded!==void 0){let b=e;if(typeof w.import_succeeded!="boolean")return E.errors=[{instancePath:t+"/document/"+_+"/import_succeeded",schemaPath:"\
#/properties/document/items/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var o=b===e}else var o=!0;if(o){if(w.import_error_message!==
void 0){let b=e;if(typeof w.import_error_message!="string")return E.errors=[{instancePath:t+"/document/"+_+"/import_error_message",schemaPath:"#/properties/docu\
ment/items/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(w.export_in_progress!==void 0){let b=e;
if(typeof w.export_in_progress!="boolean")return E.errors=[{instancePath:t+"/document/"+_+"/export_in_progress",schemaPath:"#/properties/document/items/properti\
es/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=b===e}else var o=!0;if(o){if(w.export_succeeded!==void 0){let b=e;if(typeof w.export_succeeded!=
"boolean")return E.errors=[{instancePath:t+"/document/"+_+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=b===e}else var o=!0;if(o){if(w.export_error_message!==void 0){let b=e;if(typeof w.export_error_message!="string")return E.
errors=[{instancePath:t+"/document/"+_+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(w.is_pretranslating!==void 0){let b=e;if(typeof w.is_pretranslating!="boolean")return E.errors=[{instancePath:t+
"/document/"+_+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var o=b===
e}else var o=!0;if(o){if(w.status!==void 0){let b=w.status,S=e;if(e===S)if(b&&typeof b=="object"&&!Array.isArray(b)){let P;if(b.pretranslation===void 0&&(P="pre\
translation"))return E.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{
missingProperty:P}}],!1;{let D=e;for(let q in b)if(q!=="pretranslation"){return E.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/properties/docu\
ment/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(D===e&&b.pretranslation!==void 0){
let q=b.pretranslation;if(typeof q!="string")return E.errors=[{instancePath:t+"/document/"+_+"/status/pretranslation",schemaPath:"#/properties/document/items/pr\
operties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="idle"||q==="pending"||q==="running"))return E.errors=[{instancePath:t+
"/document/"+_+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:he.
properties.document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return E.errors=[{instancePath:t+"/document/"+_+"/status",schemaPath:"#/\
properties/document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var o=S===e}else var o=!0;if(o){if(w.translator_email!==void 0){let b=w.
translator_email,S=e;if(typeof b!="string"&&b!==null)return E.errors=[{instancePath:t+"/document/"+_+"/translator_email",schemaPath:"#/properties/document/items\
/properties/translator_email/type",keyword:"type",params:{type:he.properties.document.items.properties.translator_email.type}}],!1;var o=S===e}else var o=!0;if(o){
if(w.reviewer_email!==void 0){let b=w.reviewer_email,S=e;if(typeof b!="string"&&b!==null)return E.errors=[{instancePath:t+"/document/"+_+"/reviewer_email",schemaPath:"\
#/properties/document/items/properties/reviewer_email/type",keyword:"type",params:{type:he.properties.document.items.properties.reviewer_email.type}}],!1;var o=S===
e}else var o=!0;if(o){if(w.customer_reviewer_email!==void 0){let b=w.customer_reviewer_email,S=e;if(typeof b!="string"&&b!==null)return E.errors=[{instancePath:t+
"/document/"+_+"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:he.properties.
document.items.properties.customer_reviewer_email.type}}],!1;var o=S===e}else var o=!0;if(o){if(w.created_at!==void 0){let b=w.created_at,S=e;if(!(typeof b=="nu\
mber"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return E.errors=[{instancePath:t+"/document/"+_+"/created_at",schemaPath:"#/properties/document/items/properties/created_\
at/type",keyword:"type",params:{type:"integer"}}],!1;var o=S===e}else var o=!0;if(o){if(w.updated_at!==void 0){let b=w.updated_at,S=e;if(!(typeof b=="number"&&!(b%
1)&&!isNaN(b)&&isFinite(b)))return E.errors=[{instancePath:t+"/document/"+_+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var o=S===e}else var o=!0;if(o){if(w.is_review_complete!==void 0){let b=e;if(typeof w.is_review_complete!="boolean")return E.
errors=[{instancePath:t+"/document/"+_+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{
type:"boolean"}}],!1;var o=b===e}else var o=!0;if(o){if(w.import_note!==void 0){let b=e;if(typeof w.import_note!="string")return E.errors=[{instancePath:t+"/doc\
ument/"+_+"/import_note",schemaPath:"#/properties/document/items/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;
if(o)if(w.segments!==void 0){let b=w.segments,S=e;if(e===S)if(Array.isArray(b)){var i=!0;let P=b.length;for(let D=0;D<P;D++){let q=b[D],Ge=e;if(e===Ge)if(q&&typeof q==
"object"&&!Array.isArray(q)){let re;if(q.id===void 0&&(re="id")||q.created_at===void 0&&(re="created_at")||q.updated_at===void 0&&(re="updated_at")||q.document_id===
void 0&&(re="document_id")||q.memory_id===void 0&&(re="memory_id")||q.source===void 0&&(re="source")||q.srclang===void 0&&(re="srclang")||q.target===void 0&&(re=
"target")||q.trglang===void 0&&(re="trglang")||q.is_confirmed===void 0&&(re="is_confirmed")||q.is_reviewed===void 0&&(re="is_reviewed"))return E.errors=[{instancePath:t+
"/document/"+_+"/segments/"+D,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:re}}],!1;{let wr=e;
for(let M in q)if(!pe.call(he.properties.document.items.properties.segments.items.properties,M)){return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D,
schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M}}],!1;break}
if(wr===e){if(q.id!==void 0){let M=q.id,de=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return E.errors=[{instancePath:t+"/document/"+_+"/segments\
/"+D+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===de&&typeof M==
"number"&&isFinite(M)&&!W.validate(M))return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/id",schemaPath:"#/properties/document/items/properties/se\
gments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=de===e}else var s=!0;if(s){if(q.created_at!==void 0){let M=q.created_at,de=e;
if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/created_at",schemaPath:"#/properties/d\
ocument/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=de===e}else var s=!0;if(s){if(q.updated_at!==
void 0){let M=q.updated_at,de=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=de===e}else
var s=!0;if(s){if(q.document_id!==void 0){let M=q.document_id,de=e;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M))&&M!==null)return E.errors=[{instancePath:t+
"/document/"+_+"/segments/"+D+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:he.properties.document.items.properties.segments.items.properties.document_id.type}}],!1;if(e===de&&typeof M=="number"&&isFinite(M)&&!W.validate(M))return E.
errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/fo\
rmat",keyword:"format",params:{format:"int64"}}],!1;var s=de===e}else var s=!0;if(s){if(q.memory_id!==void 0){let M=q.memory_id,de=e;if(!(typeof M=="number"&&!(M%
1)&&!isNaN(M)&&isFinite(M)))return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/memory_id",schemaPath:"#/properties/document/items/properties/segme\
nts/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===de&&typeof M=="number"&&isFinite(M)&&!W.validate(M))return E.errors=[{instancePath:t+
"/document/"+_+"/segments/"+D+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1;var s=de===e}else var s=!0;if(s){if(q.source!==void 0){let M=e;if(typeof q.source!="string")return E.errors=[{instancePath:t+"/document/"+_+
"/segments/"+D+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=M===
e}else var s=!0;if(s){if(q.srclang!==void 0){let M=e;if(typeof q.srclang!="string")return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/srclang",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(q.target!==
void 0){let M=e;if(typeof q.target!="string")return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/target",schemaPath:"#/properties/document/items/pr\
operties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(q.trglang!==void 0){let M=e;if(typeof q.
trglang!="string")return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/pr\
operties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=M===e}else var s=!0;if(s){if(q.is_confirmed!==void 0){let M=e;if(typeof q.is_confirmed!=
"boolean")return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/prope\
rties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=M===e}else var s=!0;if(s){if(q.is_reviewed!==void 0){let M=e;if(typeof q.is_reviewed!=
"boolean")return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/proper\
ties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=M===e}else var s=!0;if(s)if(q.comments!==void 0){let M=q.comments,de=e;if(e===de)if(Array.
isArray(M)){var d=!0;let ve=M.length;for(let ar=0;ar<ve;ar++){let Rr=M[ar],xs=e;if(!(Rr&&typeof Rr=="object"&&!Array.isArray(Rr)))return E.errors=[{instancePath:t+
"/document/"+_+"/segments/"+D+"/comments/"+ar,schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{
type:"object"}}],!1;var d=xs===e;if(!d)break}}else return E.errors=[{instancePath:t+"/document/"+_+"/segments/"+D+"/comments",schemaPath:"#/properties/document/\
items/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var s=de===e}else var s=!0}}}}}}}}}}}}}else return E.errors=
[{instancePath:t+"/document/"+_+"/segments/"+D,schemaPath:"#/properties/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=Ge===e;if(!i)break}}else return E.errors=[{instancePath:t+"/document/"+_+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"\
type",params:{type:"array"}}],!1;var o=S===e}else var o=!0}}}}}}}}}}}}}}}}}}}}}}else return E.errors=[{instancePath:t+"/document/"+_,schemaPath:"#/properties/do\
cument/items/type",keyword:"type",params:{type:"object"}}],!1;var l=g===e;if(!l)break}}else return E.errors=[{instancePath:t+"/document",schemaPath:"#/propertie\
s/document/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}}}}}}}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return E.errors=p,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Q;function Q(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Q.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.sourceWords===void 0&&(o="sourceWords")||r.exactWords===void 0&&
(o="exactWords")||r.fuzzyWords===void 0&&(o="fuzzyWords")||r.newWords===void 0&&(o="newWords")||r.projects===void 0&&(o="projects"))return Q.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(r.sourceWords!==void 0){let s=r.sourceWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return Q.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return Q.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return Q.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return Q.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=d===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,d=e;
if(e===d)if(Array.isArray(s)){var n=!0;let j=s.length;for(let y=0;y<j;y++){let u=s[y],m=e;if(e===m)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.id===
void 0&&(_="id")||u.sourceWords===void 0&&(_="sourceWords")||u.exactWords===void 0&&(_="exactWords")||u.fuzzyWords===void 0&&(_="fuzzyWords")||u.newWords===void 0&&
(_="newWords"))return Q.errors=[{instancePath:t+"/projects/"+y,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:_}}],
!1;{let w=e;for(let g in u)if(!(g==="id"||g==="sourceWords"||g==="exactWords"||g==="fuzzyWords"||g==="newWords")){return Q.errors=[{instancePath:t+"/projects/"+
y,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(w===e){if(u.id!==void 0){
let g=u.id,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&!W.validate(g))return Q.errors=[{instancePath:t+
"/projects/"+y+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=c===e}else var l=!0;if(l){
if(u.sourceWords!==void 0){let g=u.sourceWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(
g)&&(g<0||isNaN(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var l=c===e}else var l=!0;if(l){if(u.exactWords!==void 0){let g=u.exactWords,c=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=c===e}else var l=!0;if(l){if(u.fuzzyWords!==
void 0){let g=u.fuzzyWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return Q.
errors=[{instancePath:t+"/projects/"+y+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var l=c===e}else var l=!0;if(l)if(u.newWords!==void 0){let g=u.newWords,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Q.
errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(g)))return Q.errors=[{instancePath:t+"/projects/"+y+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=c===e}else var l=!0}}}}}}else return Q.errors=[{instancePath:t+"/proje\
cts/"+y,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e;if(!n)break}}else return Q.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0}}}}}}else return Q.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=p,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=$,pr={type:"\
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
$id:"getDocument"};function $(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=$.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.project_id===void 0&&(i=
"project_id")||r.srclang===void 0&&(i="srclang")||r.trglang===void 0&&(i="trglang")||r.name===void 0&&(i="name")||r.import_in_progress===void 0&&(i="import_in_p\
rogress")||r.import_succeeded===void 0&&(i="import_succeeded")||r.import_error_message===void 0&&(i="import_error_message")||r.export_in_progress===void 0&&(i="\
export_in_progress")||r.export_succeeded===void 0&&(i="export_succeeded")||r.export_error_message===void 0&&(i="export_error_message")||r.is_pretranslating===void 0&&
(i="is_pretranslating")||r.status===void 0&&(i="status")||r.translator_email===void 0&&(i="translator_email")||r.reviewer_email===void 0&&(i="reviewer_email")||
r.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||r.created_at===void 0&&(i="created_at")||r.updated_at===void 0&&(i="updated_at")||r.is_review_complete===
void 0&&(i="is_review_complete"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let d in r)
if(!pe.call(pr.properties,d)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(s===e){if(r.id!==void 0){let d=r.id,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)&&!W.validate(d))return $.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=k===e}else var a=!0;if(a){if(r.project_id!==void 0){let d=r.project_id,
k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===k&&typeof d=="number"&&isFinite(d)&&!W.validate(d))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/propert\
ies/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=k===e}else var a=!0;if(a){if(r.srclang!==void 0){let d=e;if(typeof r.srclang!="string")
return $.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.
trglang!==void 0){let d=e;if(typeof r.trglang!="string")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let d=r.name,k=e;if(e===k)if(typeof d=="string"){if(R(d)>255)return $.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(d)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=k===e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let d=e;if(typeof r.import_in_progress!="boolean")return $.errors=
[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.import_succeeded!==void 0){let d=e;if(typeof r.import_succeeded!="boolean")return $.errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/im\
port_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let d=e;if(typeof r.import_error_message!=
"string")return $.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var a=d===e}else var a=!0;if(a){if(r.export_in_progress!==void 0){let d=e;if(typeof r.export_in_progress!="boolean")return $.errors=[{instancePath:t+"/export_in\
_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.export_succeeded!==
void 0){let d=e;if(typeof r.export_succeeded!="boolean")return $.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.export_error_message!==void 0){let d=e;if(typeof r.export_error_message!="string")return $.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;
if(a){if(r.is_pretranslating!==void 0){let d=e;if(typeof r.is_pretranslating!="boolean")return $.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.status!==void 0){let d=r.status,k=e;if(e===k)if(d&&
typeof d=="object"&&!Array.isArray(d)){let y;if(d.pretranslation===void 0&&(y="pretranslation"))return $.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;for(let m in d)if(m!=="pretranslation"){return $.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e&&d.pretranslation!==void 0){
let m=d.pretranslation;if(typeof m!="string")return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="idle"||m==="pending"||m==="running"))return $.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:pr.properties.status.properties.pretranslation.enum}}],!1}}}else return $.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=k===e}else var a=!0;if(a){if(r.translator_email!==
void 0){let d=r.translator_email,k=e;if(typeof d!="string"&&d!==null)return $.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:pr.properties.translator_email.type}}],!1;var a=k===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let d=r.reviewer_email,
k=e;if(typeof d!="string"&&d!==null)return $.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:pr.
properties.reviewer_email.type}}],!1;var a=k===e}else var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let d=r.customer_reviewer_email,k=e;if(typeof d!="st\
ring"&&d!==null)return $.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:pr.
properties.customer_reviewer_email.type}}],!1;var a=k===e}else var a=!0;if(a){if(r.created_at!==void 0){let d=r.created_at,k=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return $.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=k===
e}else var a=!0;if(a){if(r.updated_at!==void 0){let d=r.updated_at,k=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=k===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){
let d=e;if(typeof r.is_review_complete!="boolean")return $.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.import_note!==void 0){let d=e;if(typeof r.import_note!="string")return $.errors=[{instancePath:t+
"/import_note",schemaPath:"#/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a)if(r.segments!==void 0){let d=r.
segments,k=e;if(e===k)if(Array.isArray(d)){var n=!0;let y=d.length;for(let u=0;u<y;u++){let m=d[u],h=e;if(e===h)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;
if(m.id===void 0&&(w="id")||m.created_at===void 0&&(w="created_at")||m.updated_at===void 0&&(w="updated_at")||m.document_id===void 0&&(w="document_id")||m.memory_id===
void 0&&(w="memory_id")||m.source===void 0&&(w="source")||m.srclang===void 0&&(w="srclang")||m.target===void 0&&(w="target")||m.trglang===void 0&&(w="trglang")||
m.is_confirmed===void 0&&(w="is_confirmed")||m.is_reviewed===void 0&&(w="is_reviewed"))return $.errors=[{instancePath:t+"/segments/"+u,schemaPath:"#/properties/\
segments/items/required",keyword:"required",params:{missingProperty:w}}],!1;{let g=e;for(let c in m)if(!pe.call(pr.properties.segments.items.properties,c)){return $.
errors=[{instancePath:t+"/segments/"+u,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(g===e){if(m.id!==void 0){let c=m.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+u+"/i\
d",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!W.validate(
c))return $.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"#/properties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],
!1;var l=v===e}else var l=!0;if(l){if(m.created_at!==void 0){let c=m.created_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+
"/segments/"+u+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var l=v===e}else var l=!0;
if(l){if(m.updated_at!==void 0){let c=m.updated_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+u+
"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var l=v===e}else var l=!0;if(l){if(m.
document_id!==void 0){let c=m.document_id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return $.errors=[{instancePath:t+"/segments/"+u+
"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"type",params:{type:pr.properties.segments.items.properties.document_id.
type}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!W.validate(c))return $.errors=[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"#/properties/seg\
ments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;if(l){if(m.memory_id!==void 0){let c=m.memory_id,
v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"#/properties/segments/item\
s/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!W.validate(c))return $.errors=[{instancePath:t+
"/segments/"+u+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=v===e}else var l=!0;
if(l){if(m.source!==void 0){let c=e;if(typeof m.source!="string")return $.errors=[{instancePath:t+"/segments/"+u+"/source",schemaPath:"#/properties/segments/ite\
ms/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l){if(m.srclang!==void 0){let c=e;if(typeof m.srclang!="strin\
g")return $.errors=[{instancePath:t+"/segments/"+u+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var l=c===e}else var l=!0;if(l){if(m.target!==void 0){let c=e;if(typeof m.target!="string")return $.errors=[{instancePath:t+"/segments/"+u+"/target",schemaPath:"\
#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l){if(m.trglang!==void 0){let c=e;if(typeof m.
trglang!="string")return $.errors=[{instancePath:t+"/segments/"+u+"/trglang",schemaPath:"#/properties/segments/items/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var l=c===e}else var l=!0;if(l){if(m.is_confirmed!==void 0){let c=e;if(typeof m.is_confirmed!="boolean")return $.errors=[{instancePath:t+"/s\
egments/"+u+"/is_confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=c===e}else var l=!0;
if(l){if(m.is_reviewed!==void 0){let c=e;if(typeof m.is_reviewed!="boolean")return $.errors=[{instancePath:t+"/segments/"+u+"/is_reviewed",schemaPath:"#/propert\
ies/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=c===e}else var l=!0;if(l)if(m.comments!==void 0){let c=m.comments,
v=e;if(e===v)if(Array.isArray(c)){var o=!0;let b=c.length;for(let S=0;S<b;S++){let x=c[S],P=e;if(!(x&&typeof x=="object"&&!Array.isArray(x)))return $.errors=[{instancePath:t+
"/segments/"+u+"/comments/"+S,schemaPath:"#/properties/segments/items/properties/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e;if(!o)
break}}else return $.errors=[{instancePath:t+"/segments/"+u+"/comments",schemaPath:"#/properties/segments/items/properties/comments/type",keyword:"type",params:{
type:"array"}}],!1;var l=v===e}else var l=!0}}}}}}}}}}}}}else return $.errors=[{instancePath:t+"/segments/"+u,schemaPath:"#/properties/segments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var n=h===e;if(!n)break}}else return $.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var a=k===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return $.errors=p,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=V,Ks={type:"object",required:["segments","errors","warnings",
"findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{type:"array",items:{type:"object",required:["check",
"type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},segment:{type:"i\
nteger"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},
target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1,
$id:"checkDocument"};function V(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=V.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.segments===void 0&&(s="segments")||r.errors===void 0&&
(s="errors")||r.warnings===void 0&&(s="warnings")||r.findings===void 0&&(s="findings"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:s}}],!1;{let d=e;for(let k in r)if(!(k==="segments"||k==="errors"||k==="warnings"||k==="findings")){return V.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(d===e){if(r.segments!==void 0){let k=r.segments,j=e;
if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return V.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{
type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.errors!==void 0){let k=r.errors,j=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return V.
errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.warnings!==
void 0){let k=r.warnings,j=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return V.errors=[{instancePath:t+"/warnings",schemaPath:"#/properties/warn\
ings/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a)if(r.findings!==void 0){let k=r.findings,j=e;if(e===j)if(Array.isArray(k)){
var n=!0;let u=k.length;for(let m=0;m<u;m++){let h=k[m],_=e;if(e===_)if(h&&typeof h=="object"&&!Array.isArray(h)){let g;if(h.check===void 0&&(g="check")||h.type===
void 0&&(g="type")||h.severity===void 0&&(g="severity")||h.segment===void 0&&(g="segment")||h.message===void 0&&(g="message"))return V.errors=[{instancePath:t+"\
/findings/"+m,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:g}}],!1;{let c=e;for(let v in h)if(!(v==="check"||v===
"type"||v==="severity"||v==="segment"||v==="message"||v==="source"||v==="target")){return V.errors=[{instancePath:t+"/findings/"+m,schemaPath:"#/properties/find\
ings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(c===e){if(h.check!==void 0){let v=e;if(typeof h.check!=
"string")return V.errors=[{instancePath:t+"/findings/"+m+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"type",params:{type:"st\
ring"}}],!1;var l=v===e}else var l=!0;if(l){if(h.type!==void 0){let v=e;if(typeof h.type!="string")return V.errors=[{instancePath:t+"/findings/"+m+"/type",schemaPath:"\
#/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(h.severity!==void 0){let v=h.severity,
T=e;if(typeof v!="string")return V.errors=[{instancePath:t+"/findings/"+m+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(v==="error"||v==="warning"))return V.errors=[{instancePath:t+"/findings/"+m+"/severity",schemaPath:"#/properties/findings\
/items/properties/severity/enum",keyword:"enum",params:{allowedValues:Ks.properties.findings.items.properties.severity.enum}}],!1;var l=T===e}else var l=!0;if(l){
if(h.segment!==void 0){let v=h.segment,T=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return V.errors=[{instancePath:t+"/findings/"+m+"/segment",schemaPath:"\
#/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var l=T===e}else var l=!0;if(l){if(h.message!==void 0){let v=e;
if(typeof h.message!="string")return V.errors=[{instancePath:t+"/findings/"+m+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"\
type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(h.source!==void 0){let v=h.source,T=e;if(e===T)if(v&&typeof v=="object"&&!Array.isArray(v)){
let S;if(v.start===void 0&&(S="start")||v.end===void 0&&(S="end"))return V.errors=[{instancePath:t+"/findings/"+m+"/source",schemaPath:"#/properties/findings/it\
ems/properties/source/required",keyword:"required",params:{missingProperty:S}}],!1;{let x=e;for(let P in v)if(!(P==="start"||P==="end")){return V.errors=[{instancePath:t+
"/findings/"+m+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(x===e){if(v.start!==void 0){let P=v.start,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:t+"/findings/"+
m+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var o=D===e}else var o=!0;
if(o)if(v.end!==void 0){let P=v.end,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:t+"/findings/"+m+"/source/end",schemaPath:"\
#/properties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var o=D===e}else var o=!0}}}else return V.errors=
[{instancePath:t+"/findings/"+m+"/source",schemaPath:"#/properties/findings/items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else
var l=!0;if(l)if(h.target!==void 0){let v=h.target,T=e;if(e===T)if(v&&typeof v=="object"&&!Array.isArray(v)){let S;if(v.start===void 0&&(S="start")||v.end===void 0&&
(S="end"))return V.errors=[{instancePath:t+"/findings/"+m+"/target",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{
missingProperty:S}}],!1;{let x=e;for(let P in v)if(!(P==="start"||P==="end")){return V.errors=[{instancePath:t+"/findings/"+m+"/target",schemaPath:"#/properties\
/findings/items/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(v.start!==void 0){let P=v.
start,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:t+"/findings/"+m+"/target/start",schemaPath:"#/properties/find\
ings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var i=D===e}else var i=!0;if(i)if(v.end!==void 0){let P=v.end,D=e;
if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:t+"/findings/"+m+"/target/end",schemaPath:"#/properties/findings/items/p\
roperties/target/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var i=D===e}else var i=!0}}}else return V.errors=[{instancePath:t+"/findings/"+
m+"/target",schemaPath:"#/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else var l=!0}}}}}}}}else return V.
errors=[{instancePath:t+"/findings/"+m,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var n=_===e;if(!n)break}}else return V.
errors=[{instancePath:t+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var a=j===e}else var a=!0}}}}}else return V.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=p,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ps=B,ei={type:"object",required:["segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"in\
teger"},findings:{type:"array",items:{type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"strin\
g"},severity:{type:"string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{
start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"\
integer"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1,$id:"checkTranslation"};function B(r,{instancePath:t="",parentData:I,parentDataProperty:A,
rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=B.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let s;if(r.segments===void 0&&(s="segments")||r.errors===void 0&&(s="errors")||r.warnings===void 0&&(s="warnings")||r.findings===void 0&&
(s="findings"))return B.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let d=e;for(let k in r)if(!(k==="seg\
ments"||k==="errors"||k==="warnings"||k==="findings")){return B.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:k}}],!1;break}if(d===e){if(r.segments!==void 0){let k=r.segments,j=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return B.errors=
[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.errors!==void 0){
let k=r.errors,j=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return B.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"\
type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a){if(r.warnings!==void 0){let k=r.warnings,j=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(
k)))return B.errors=[{instancePath:t+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"integer"}}],!1;var a=j===e}else var a=!0;if(a)
if(r.findings!==void 0){let k=r.findings,j=e;if(e===j)if(Array.isArray(k)){var n=!0;let u=k.length;for(let m=0;m<u;m++){let h=k[m],_=e;if(e===_)if(h&&typeof h==
"object"&&!Array.isArray(h)){let g;if(h.check===void 0&&(g="check")||h.type===void 0&&(g="type")||h.severity===void 0&&(g="severity")||h.segment===void 0&&(g="s\
egment")||h.message===void 0&&(g="message"))return B.errors=[{instancePath:t+"/findings/"+m,schemaPath:"#/properties/findings/items/required",keyword:"required",
params:{missingProperty:g}}],!1;{let c=e;for(let v in h)if(!(v==="check"||v==="type"||v==="severity"||v==="segment"||v==="message"||v==="source"||v==="target")){
return B.errors=[{instancePath:t+"/findings/"+m,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],
!1;break}if(c===e){if(h.check!==void 0){let v=e;if(typeof h.check!="string")return B.errors=[{instancePath:t+"/findings/"+m+"/check",schemaPath:"#/properties/fi\
ndings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(h.type!==void 0){let v=e;if(typeof h.type!="st\
ring")return B.errors=[{instancePath:t+"/findings/"+m+"/type",schemaPath:"#/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;var l=v===e}else var l=!0;if(l){if(h.severity!==void 0){let v=h.severity,T=e;if(typeof v!="string")return B.errors=[{instancePath:t+"/findings/"+m+"/severity",
schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="error"||v==="warning"))return B.errors=[{
instancePath:t+"/findings/"+m+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:ei.properties.findings.
items.properties.severity.enum}}],!1;var l=T===e}else var l=!0;if(l){if(h.segment!==void 0){let v=h.segment,T=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)))return B.errors=[{instancePath:t+"/findings/"+m+"/segment",schemaPath:"#/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"int\
eger"}}],!1;var l=T===e}else var l=!0;if(l){if(h.message!==void 0){let v=e;if(typeof h.message!="string")return B.errors=[{instancePath:t+"/findings/"+m+"/messa\
ge",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else var l=!0;if(l){if(h.source!==void 0){
let v=h.source,T=e;if(e===T)if(v&&typeof v=="object"&&!Array.isArray(v)){let S;if(v.start===void 0&&(S="start")||v.end===void 0&&(S="end"))return B.errors=[{instancePath:t+
"/findings/"+m+"/source",schemaPath:"#/properties/findings/items/properties/source/required",keyword:"required",params:{missingProperty:S}}],!1;{let x=e;for(let P in v)
if(!(P==="start"||P==="end")){return B.errors=[{instancePath:t+"/findings/"+m+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(v.start!==void 0){let P=v.start,D=e;if(!(typeof P=="number"&&!(P%1)&&
!isNaN(P)&&isFinite(P)))return B.errors=[{instancePath:t+"/findings/"+m+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/sta\
rt/type",keyword:"type",params:{type:"integer"}}],!1;var o=D===e}else var o=!0;if(o)if(v.end!==void 0){let P=v.end,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&
isFinite(P)))return B.errors=[{instancePath:t+"/findings/"+m+"/source/end",schemaPath:"#/properties/findings/items/properties/source/properties/end/type",keyword:"\
type",params:{type:"integer"}}],!1;var o=D===e}else var o=!0}}}else return B.errors=[{instancePath:t+"/findings/"+m+"/source",schemaPath:"#/properties/findings/\
items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else var l=!0;if(l)if(h.target!==void 0){let v=h.target,T=e;if(e===T)if(v&&
typeof v=="object"&&!Array.isArray(v)){let S;if(v.start===void 0&&(S="start")||v.end===void 0&&(S="end"))return B.errors=[{instancePath:t+"/findings/"+m+"/targe\
t",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:S}}],!1;{let x=e;for(let P in v)if(!(P==="star\
t"||P==="end")){return B.errors=[{instancePath:t+"/findings/"+m+"/target",schemaPath:"#/properties/findings/items/properties/target/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P}}],!1;break}if(x===e){if(v.start!==void 0){let P=v.start,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P)))return B.errors=[{instancePath:t+"/findings/"+m+"/target/start",schemaPath:"#/properties/findings/items/properties/target/properties/start/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;var i=D===e}else var i=!0;if(i)if(v.end!==void 0){let P=v.end,D=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return B.
errors=[{instancePath:t+"/findings/"+m+"/target/end",schemaPath:"#/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=D===e}else var i=!0}}}else return B.errors=[{instancePath:t+"/findings/"+m+"/target",schemaPath:"#/properties/findings/items/properties/tar\
get/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else var l=!0}}}}}}}}else return B.errors=[{instancePath:t+"/findings/"+m,schemaPath:"#/propert\
ies/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var n=_===e;if(!n)break}}else return B.errors=[{instancePath:t+"/findings",schemaPath:"#/pro\
perties/findings/type",keyword:"type",params:{type:"array"}}],!1;var a=j===e}else var a=!0}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return B.errors=p,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=X;function X(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=X.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.untokenizedSource===void 0&&(d="untokenizedSource")||r.tokenizedSource===
void 0&&(d="tokenizedSource")||r.sourceDelimiters===void 0&&(d="sourceDelimiters")||r.translation===void 0&&(d="translation"))return X.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let k=e;for(let j in r)if(!(j==="untokenizedSource"||j==="tokenizedSource"||j==="sourceDelimiter\
s"||j==="translation")){return X.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],!1;break}
if(k===e){if(r.untokenizedSource!==void 0){let j=e;if(typeof r.untokenizedSource!="string")return X.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=j===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let j=e;if(typeof r.
tokenizedSource!="string")return X.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=j===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let j=r.sourceDelimiters,y=e;if(e===y)if(Array.isArray(j)){var n=!0;let m=j.length;for(let h=0;h<
m;h++){let _=e;if(typeof j[h]!="string")return X.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var n=_===e;if(!n)break}}else return X.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a)if(r.translation!==void 0){let j=r.translation,y=e;if(e===y)if(Array.isArray(j)){var l=!0;
let m=j.length;for(let h=0;h<m;h++){let _=j[h],w=e;if(e===w)if(_&&typeof _=="object"&&!Array.isArray(_)){let c;if(_.target===void 0&&(c="target")||_.score===void 0&&
(c="score")||_.isTMMatch===void 0&&(c="isTMMatch"))return X.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:c}}],!1;{let v=e;for(let T in _)if(!(T==="target"||T==="targetWithTags"||T==="align"||T==="provenance"||T==="score"||T==="isTM\
Match"||T==="targetWords"||T==="targetDelimiters")){return X.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:T}}],!1;break}if(v===e){if(_.target!==void 0){let T=e;if(typeof _.target!="string")return X.errors=
[{instancePath:t+"/translation/"+h+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=T===
e}else var o=!0;if(o){if(_.targetWithTags!==void 0){let T=e;if(typeof _.targetWithTags!="string")return X.errors=[{instancePath:t+"/translation/"+h+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var o=T===e}else var o=!0;if(o){if(_.
align!==void 0){let T=e;if(typeof _.align!="string")return X.errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var o=T===e}else var o=!0;if(o){if(_.provenance!==void 0){let T=e;if(typeof _.provenance!="string")
return X.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var o=T===e}else var o=!0;if(o){if(_.score!==void 0){let T=_.score,b=e;if(e===b)if(typeof T=="number"&&isFinite(T)){if(T>100||isNaN(T))return X.errors=
[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(T<0||isNaN(T))return X.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return X.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var o=b===e}else var o=!0;if(o){if(_.isTMMatch!==void 0){let T=e;if(typeof _.isTMMatch!="boolean")return X.
errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var o=T===e}else var o=!0;if(o){if(_.targetWords!==void 0){let T=_.targetWords,b=e;if(e===b)if(Array.isArray(T)){var i=!0;let x=T.length;for(let P=0;P<
x;P++){let D=e;if(typeof T[P]!="string")return X.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+P,schemaPath:"#/properties/translation/items/properti\
es/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e;if(!i)break}}else return X.errors=[{instancePath:t+"/translation/"+h+"/targetW\
ords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var o=b===e}else var o=!0;if(o)if(_.targetDelimiters!==
void 0){let T=_.targetDelimiters,b=e;if(e===b)if(Array.isArray(T)){var s=!0;let x=T.length;for(let P=0;P<x;P++){let D=e;if(typeof T[P]!="string")return X.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+P,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=D===e;if(!s)break}}else return X.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var o=b===e}else var o=!0}}}}}}}}}else return X.errors=[{instancePath:t+"/transl\
ation/"+h,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var l=w===e;if(!l)break}}else return X.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0}}}}}else return X.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=ce;function ce(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ce.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.characters===void 0&&(o="characters")||r.days===void 0&&(o=
"days"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e;for(let s in r)if(!(s==="character\
s"||s==="days")){return ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(r.characters!==void 0){let s=r.characters,d=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ce.errors=[{instancePath:t+"/characters",schemaPath:"\
#/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ce.errors=[{instancePath:t+
"/characters",schemaPath:"#/properties/characters/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.days!==void 0){let s=r.
days,d=e;if(e===d)if(Array.isArray(s)){var n=!0;let j=s.length;for(let y=0;y<j;y++){let u=s[y],m=e;if(e===m)if(u&&typeof u=="object"&&!Array.isArray(u)){let _;if(u.
day===void 0&&(_="day")||u.characters===void 0&&(_="characters"))return ce.errors=[{instancePath:t+"/days/"+y,schemaPath:"#/properties/days/items/required",keyword:"\
required",params:{missingProperty:_}}],!1;{let w=e;for(let g in u)if(!(g==="day"||g==="characters")){return ce.errors=[{instancePath:t+"/days/"+y,schemaPath:"#/\
properties/days/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(w===e){if(u.day!==void 0){let g=e;if(typeof u.
day!="string")return ce.errors=[{instancePath:t+"/days/"+y+"/day",schemaPath:"#/properties/days/items/properties/day/type",keyword:"type",params:{type:"string"}}],
!1;var l=g===e}else var l=!0;if(l)if(u.characters!==void 0){let g=u.characters,c=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return ce.errors=[{instancePath:t+
"/days/"+y+"/characters",schemaPath:"#/properties/days/items/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof g=="number"&&
isFinite(g)&&!W.validate(g))return ce.errors=[{instancePath:t+"/days/"+y+"/characters",schemaPath:"#/properties/days/items/properties/characters/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=c===e}else var l=!0}}}else return ce.errors=[{instancePath:t+"/days/"+y,schemaPath:"#/properties/days/items/type",keyword:"\
type",params:{type:"object"}}],!1;var n=m===e;if(!n)break}}else return ce.errors=[{instancePath:t+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{
type:"array"}}],!1;var a=d===e}else var a=!0}}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=
p,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=er;function er(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=er.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.text===void 0&&(a="text"))return er.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="text"){return er.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.text!==void 0&&typeof r.text!="string")return er.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return er.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return er.errors=p,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=Ur;function Ur(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ur.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),U(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?U.errors:p.concat(
U.errors),e=p.length),Ur.errors=p,e===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=rr;function rr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=rr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.message===void 0&&(a="message"))return rr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="message"){return rr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.message!==void 0&&typeof r.message!="string")return rr.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=p,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=tr;function tr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=tr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.text===void 0&&(a="text"))return tr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="text"){return tr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.text!==void 0&&typeof r.text!="string")return tr.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return tr.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return tr.errors=p,e===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=Jr;function Jr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Jr.evaluated;return f.dynamicProps&&(f.
props=void 0),f.dynamicItems&&(f.items=void 0),U(r,{instancePath:t,parentData:I,parentDataProperty:A,rootData:N,dynamicAnchors:F})||(p=p===null?U.errors:p.concat(
U.errors),e=p.length),Jr.errors=p,e===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=sr;function sr(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=sr.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.message===void 0&&(a="message"))return sr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=e;for(let l in r)if(l!=="message"){return sr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(n===e&&r.message!==void 0&&typeof r.message!="string")return sr.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return sr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=p,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=ir;function ir(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=ir.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return ir.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let l=e;for(let o in r)if(o!=="message"){return ir.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e&&r.message!==void 0&&typeof r.message!=
"string")return ir.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return ir.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=p,e===0}ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xr={};qs(Xr,{INSTANT_TRANSLATE_COMPLETED:()=>pi,INSTANT_TRANSLATE_FAILED:()=>di,JOB_DELIVER:()=>si,JOB_UPDATE:()=>ti,PROJECT_DELIVER:()=>oi,PROJECT_UPDATE:()=>ai});
var ti=ge;var Ts={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},De=nr().fullFormats.int64,Or=nr().fullFormats["date-time"];function ge(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){
let p=null,e=0,f=ge.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.due===void 0&&(l="due")||r.isDelivered===void 0&&(l="isDe\
livered"))return ge.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered")){return ge.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.id!==void 0){let i=r.id,s=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return ge.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.name!==void 0){let i=e;if(typeof r.name!="string")return ge.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n){
if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return ge.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:Ts.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!Or.validate(i))return ge.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n)if(r.isDelivered!==void 0){let i=r.isDelivered,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1))return ge.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:Ts.properties.isDelivered.enum}}],!1;var n=s===e}else var n=!0}}}}}}else return ge.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=p,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var si=le;var ii={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function le(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){
let p=null,e=0,f=le.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.due===void 0&&(l="due")||r.isDelivered===void 0&&(l="isDe\
livered")||r.deliveredAt===void 0&&(l="deliveredAt"))return le.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],
!1;{let o=e;for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered"||i==="deliveredAt")){return le.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){
let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return le.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else
var n=!0;if(n){if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return le.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.name!==
void 0){let i=e;if(typeof r.name!="string")return le.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return le.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:ii.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!Or.validate(
i))return le.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===
e}else var n=!0;if(n){if(r.isDelivered!==void 0){let i=r.isDelivered,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(i!==1)return le.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var n=s===e}else var n=!0;if(n)if(r.deliveredAt!==
void 0){let i=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!Or.validate(i))return le.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return le.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0}}}}}}}else return le.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ai=_e;var ni={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function _e(r,{instancePath:t="",parentData:I,
parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=_e.evaluated;if(f.dynamicProps&&(f.props=void 0),f.dynamicItems&&(f.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.
due===void 0&&(l="due"))return _e.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;
for(let i in r)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due")){return _e.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return _e.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return _e.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.id!==void 0){let i=r.
id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return _e.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return _e.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.name!==void 0){let i=e;if(typeof r.name!=
"string")return _e.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=i===
e}else var n=!0;if(n)if(r.due!==void 0){let i=r.due,s=e;if(typeof i!="string"&&i!==null)return _e.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:ni.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!Or.validate(i))return _e.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0}}}}}else return _e.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,e===0}_e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var oi=$e;function $e(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=$e.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&
(l="id"))return $e.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)
if(!(i==="OrganizationId"||i==="id")){return $e.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(o===e){if(r.OrganizationId!==void 0){let i=r.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return $e.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return $e.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n)if(r.id!==void 0){let i=r.id,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $e.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))return $e.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0}}}else return $e.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=Ae;function Ae(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ae.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.eventType===void 0&&(l="eventType")||r.translationId===void 0&&
(l="translationId")||r.fileId===void 0&&(l="fileId"))return Ae.errors=[{instancePath:t,schemaPath:"InstantTranslateCompletedEvent.json/required",keyword:"requir\
ed",params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return Ae.errors=[{instancePath:t,schemaPath:"\
InstantTranslateCompletedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.eventType!==void 0){
let i=r.eventType,s=e;if(typeof i!="string")return Ae.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateCompletedEvent.json/properties/eventType/\
type",keyword:"type",params:{type:"string"}}],!1;if(i!=="INSTANT_TRANSLATE_COMPLETED")return Ae.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslat\
eCompletedEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_COMPLETED"}}],!1;var n=s===e}else var n=!0;if(n){if(r.translationId!==
void 0){let i=r.translationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ae.errors=[{instancePath:t+"/translationId",schemaPath:"Instan\
tTranslateCompletedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(
i))return Ae.errors=[{instancePath:t+"/translationId",schemaPath:"InstantTranslateCompletedEvent.json/properties/translationId/format",keyword:"format",params:{
format:"int64"}}],!1;var n=s===e}else var n=!0;if(n)if(r.fileId!==void 0){let i=r.fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ae.
errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&
typeof i=="number"&&isFinite(i)&&!De.validate(i))return Ae.errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0}}}}else return Ae.errors=[{instancePath:t,schemaPath:"InstantTranslateCompletedEv\
ent.json/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=p,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var di=Ne;function Ne(r,{instancePath:t="",parentData:I,parentDataProperty:A,rootData:N=r,dynamicAnchors:F={}}={}){let p=null,e=0,f=Ne.evaluated;if(f.dynamicProps&&(f.props=
void 0),f.dynamicItems&&(f.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.eventType===void 0&&(l="eventType")||r.translationId===void 0&&
(l="translationId")||r.fileId===void 0&&(l="fileId"))return Ne.errors=[{instancePath:t,schemaPath:"InstantTranslateFailedEvent.json/required",keyword:"required",
params:{missingProperty:l}}],!1;{let o=e;for(let i in r)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return Ne.errors=[{instancePath:t,schemaPath:"\
InstantTranslateFailedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(o===e){if(r.eventType!==void 0){
let i=r.eventType,s=e;if(typeof i!="string")return Ne.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateFailedEvent.json/properties/eventType/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(i!=="INSTANT_TRANSLATE_FAILED")return Ne.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateFaile\
dEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_FAILED"}}],!1;var n=s===e}else var n=!0;if(n){if(r.translationId!==
void 0){let i=r.translationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ne.errors=[{instancePath:t+"/translationId",schemaPath:"Instan\
tTranslateFailedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!De.validate(i))
return Ne.errors=[{instancePath:t+"/translationId",schemaPath:"InstantTranslateFailedEvent.json/properties/translationId/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=s===e}else var n=!0;if(n)if(r.fileId!==void 0){let i=r.fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ne.errors=[
{instancePath:t+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="\
number"&&isFinite(i)&&!De.validate(i))return Ne.errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/format",keyword:"\
format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0}}}}else return Ne.errors=[{instancePath:t,schemaPath:"InstantTranslateFailedEvent.json/type",keyword:"\
type",params:{type:"object"}}],!1;return Ne.errors=p,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ui={getLanguages:lt,listMemories:ft,createMemory:mt,updateMemory:ut,deleteMemory:yt,queryMemory:ct,importMemory:gt,exportTermbase:vt,downloadTermbase:null,deleteMemorySegment:ht,
translateText:_t,listFileTranslations:Pt,translateFiles:wt,downloadTranslation:null,signCreateTerms:bt,listCreateContents:jt,generateCreateContent:null,getCreatePreferences:At,
updateCreatePreferences:Nt,getCreateContent:It,updateCreateContent:Ft,deleteCreateContent:Dt,regenerateCreateContent:null,listWorkflowTemplates:Tt,listJobs:St,createJob:xt,
getJob:Et,updateJob:qt,deleteJob:Wt,getJobStats:Lt,archiveJob:zt,unarchiveJob:Ct,deliverJob:Mt,reactivateJob:$t,exportJob:null,downloadJob:null,listProjects:Ut,
createProject:Jt,deleteProject:Ot,downloadDocument:null,uploadDocument:Rt,pretranslateDocuments:Vt,deleteDocument:Bt,getSegment:Gt,createSegment:Yt,updateSegment:Qt,
deleteSegment:Ht,unlockSegments:Zt,tagSegment:Xt,listFiles:Kt,uploadFile:es,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listUploads:rs,
getUpload:ts,getUploadParams:ss,initiateUpload:is,initiateMultipartUpload:as,signUploadPart:ns,completeMultipartUpload:os,cancelMultipartUpload:ps,listWebhooks:ds,
createWebhook:ls,getWebhook:fs,updateWebhook:ms,deleteWebhook:null,listDomains:us,getApi:ys,getApiRoot:cs,updateProject:gs,getJobStatsByGet:vs,getDocument:hs,checkDocument:_s,
checkTranslation:Ps,translateTextByQuery:ks,readUsage:ws},yi={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,
importMemory:null,exportTermbase:null,downloadTermbase:null,deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,
signCreateTerms:null,listCreateContents:null,generateCreateContent:{message:bs,fullcontent:js,error:As},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,
updateCreateContent:null,deleteCreateContent:null,regenerateCreateContent:{message:Ns,fullcontent:Is,error:Fs},listWorkflowTemplates:null,listJobs:null,createJob:null,
getJob:null,updateJob:null,deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,
listProjects:null,createProject:null,deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,
createSegment:null,updateSegment:null,deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,
removeFileLabel:null,listUploads:null,getUpload:null,getUploadParams:null,initiateUpload:null,initiateMultipartUpload:null,signUploadPart:null,completeMultipartUpload:null,
cancelMultipartUpload:null,listWebhooks:null,createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,
updateProject:null,getJobStatsByGet:null,getDocument:null,checkDocument:null,checkTranslation:null,translateTextByQuery:null,readUsage:null},ci=Ds,gi={...Xr};export{gi as eventValidators,ui as responseValidators,yi as streamValidators,ci as validateError};
