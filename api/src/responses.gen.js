// Written by `npm run gen` from api/description and api/data. Do not edit.
var Ws=Object.defineProperty;var at=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(D){throw t=0,D}},Ms=(r,t)=>{for(var D in t)Ws(r,D,{get:t[D],enumerable:!0})};var it=at(Qr=>{"use strict";Object.defineProperty(Qr,"__esModule",{value:!0});function Cs(r){let t=r.length,D=0,N=0,F;for(;N<t;)D++,F=r.charCodeAt(N++),F>=55296&&
F<=56319&&N<t&&(F=r.charCodeAt(N),(F&64512)===56320&&N++);return D}Qr.default=Cs});var pr=at(Ge=>{"use strict";Object.defineProperty(Ge,"__esModule",{value:!0});Ge.formatNames=Ge.fastFormats=Ge.fullFormats=void 0;function Be(r,t){return{validate:r,
compare:t}}Ge.fullFormats={date:Be(dt,et),time:Be(Xr(!0),rt),"date-time":Be(nt(!0),ft),"iso-time":Be(Xr(),lt),"iso-date-time":Be(nt(),mt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Zs,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ks,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Bs,int32:{type:"number",validate:Qs},int64:{type:"number",validate:Hs},float:{type:"\
number",validate:pt},double:{type:"number",validate:pt},password:!0,binary:!0};Ge.fastFormats={...Ge.fullFormats,date:Be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,et),time:Be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,rt),"date-time":Be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ft),"iso-time":Be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,lt),"iso-date-time":Be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
mt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ge.formatNames=Object.keys(Ge.fullFormats);function Us(r){return r%4===0&&(r%100!==0||r%400===0)}var Js=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Os=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function dt(r){let t=Js.exec(r);if(!t)return!1;let D=+t[1],N=+t[2],F=+t[3];return N>=1&&N<=12&&F>=1&&F<=(N===2&&Us(D)?29:Os[N])}function et(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Hr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Xr(r){return function(D){let N=Hr.exec(D);if(!N)
return!1;let F=+N[1],T=+N[2],i=+N[3],e=N[4],u=N[5]==="-"?-1:1,n=+(N[6]||0),p=+(N[7]||0);if(n>23||p>59||r&&!e)return!1;if(F<=23&&T<=59&&i<60)return!0;let l=T-p*u,
d=F-n*u-(l<0?1:0);return(d===23||d===-1)&&(l===59||l===-1)&&i<61}}function rt(r,t){if(!(r&&t))return;let D=new Date("2020-01-01T"+r).valueOf(),N=new Date("2020-\
01-01T"+t).valueOf();if(D&&N)return D-N}function lt(r,t){if(!(r&&t))return;let D=Hr.exec(r),N=Hr.exec(t);if(D&&N)return r=D[1]+D[2]+D[3],t=N[1]+N[2]+N[3],r>t?1:
r<t?-1:0}var Kr=/t|\s/i;function nt(r){let t=Xr(r);return function(N){let F=N.split(Kr);return F.length===2&&dt(F[0])&&t(F[1])}}function ft(r,t){if(!(r&&t))return;
let D=new Date(r).valueOf(),N=new Date(t).valueOf();if(D&&N)return D-N}function mt(r,t){if(!(r&&t))return;let[D,N]=r.split(Kr),[F,T]=t.split(Kr),i=et(D,F);if(i!==
void 0)return i||rt(N,T)}var Rs=/\/|:/,Vs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Zs(r){return Rs.test(r)&&Vs.test(r)}var ot=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Bs(r){return ot.lastIndex=0,ot.
test(r)}var Gs=-(2**31),Ys=2**31-1;function Qs(r){return Number.isInteger(r)&&r<=Ys&&r>=Gs}function Hs(r){return Number.isInteger(r)}function pt(){return!0}var Xs=/[^\\]\\Z/;
function Ks(r){if(Xs.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var ct=je;var $=it().default;function je(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=je.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||
r.code_to_name===void 0&&(s="code_to_name"))return je.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],
!1;{let o=e;for(let P in r)if(!(P==="source_to_target"||P==="code_to_name")){return je.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(o===e){if(r.source_to_target!==void 0){let P=r.source_to_target,b=e;if(e===b)if(P&&typeof P==
"object"&&!Array.isArray(P))for(let c in P){let f=P[c],y=e;if(e===y)if(f&&typeof f=="object"&&!Array.isArray(f))for(let v in f){let w=f[v],k=e;if(typeof w!="boo\
lean")return je.errors=[{instancePath:t+"/source_to_target/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"L\
anguages.json/properties/source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(w!==!0)return je.errors=
[{instancePath:t+"/source_to_target/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/propertie\
s/source_to_target/additionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=k===e;if(!p)break}else return je.errors=
[{instancePath:t+"/source_to_target/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",
keyword:"type",params:{type:"object"}}],!1;var l=y===e;if(!l)break}else return je.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/propert\
ies/source_to_target/type",keyword:"type",params:{type:"object"}}],!1;var d=b===e}else var d=!0;if(d)if(r.code_to_name!==void 0){let P=r.code_to_name,b=e;if(e===
b)if(P&&typeof P=="object"&&!Array.isArray(P))for(let f in P){let y=P[f],v=e;if(e===v)if(typeof y=="string"){if($(y)<1)return je.errors=[{instancePath:t+"/code_\
to_name/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return je.errors=[{instancePath:t+"/code_to_name/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/code_to_nam\
e/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e;if(!a)break}else return je.errors=[{instancePath:t+"/code_to_name",schemaPath:"\
Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var d=b===e}else var d=!0}}}else return je.errors=[{instancePath:t,schemaPath:"\
Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=i,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gt=Z;var Te={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["string","null"],pattern:"\
^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{
type:"integer",minimum:0},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},resources:{type:"array",uniqueItems:!0,items:{type:"\
string"}},import_error_message:{type:"string",minLength:1},import_note:{type:"string",minLength:1}},additionalProperties:!1,$id:"Memory.json"},fe=Object.prototype.
hasOwnProperty,x=pr().fullFormats.int64,Y=new RegExp("^[a-z]{2}$","u"),be=new RegExp("^[A-Z]{2}$","u");function Z(r,{instancePath:t="",parentData:D,parentDataProperty:N,
rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){
var n=!0;let d=r.length;for(let a=0;a<d;a++){let s=r[a],o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.id===void 0&&(c="id")||s.srclang===
void 0&&(c="srclang")||s.trglang===void 0&&(c="trglang")||s.srclocale===void 0&&(c="srclocale")||s.trglocale===void 0&&(c="trglocale")||s.name===void 0&&(c="nam\
e")||s.is_processing===void 0&&(c="is_processing")||s.version===void 0&&(c="version")||s.created_at===void 0&&(c="created_at")||s.updated_at===void 0&&(c="updat\
ed_at")||s.resources===void 0&&(c="resources"))return Z.errors=[{instancePath:t+"/"+a,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:c}}],
!1;{let f=e;for(let y in s)if(!fe.call(Te.properties,y)){return Z.errors=[{instancePath:t+"/"+a,schemaPath:"Memory.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:y}}],!1;break}if(f===e){if(s.id!==void 0){let y=s.id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Z.
errors=[{instancePath:t+"/"+a+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(
y)&&!x.validate(y))return Z.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=v===
e}else var p=!0;if(p){if(s.srclang!==void 0){let y=s.srclang,v=e;if(e===v)if(typeof y=="string"){if(!Y.test(y))return Z.errors=[{instancePath:t+"/"+a+"/srclang",
schemaPath:"Memory.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return Z.errors=[{instancePath:t+"/"+a+"/srclang",
schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.trglang!==void 0){let y=s.trglang,
v=e;if(e===v)if(typeof y=="string"){if(!Y.test(y))return Z.errors=[{instancePath:t+"/"+a+"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return Z.errors=[{instancePath:t+"/"+a+"/trglang",schemaPath:"Memory.json/properties/trglang/type",keyword:"typ\
e",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.srclocale!==void 0){let y=s.srclocale,v=e;if(typeof y!="string"&&y!==null)return Z.errors=[{
instancePath:t+"/"+a+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Te.properties.srclocale.type}}],!1;if(e===v&&typeof y==
"string"&&!be.test(y))return Z.errors=[{instancePath:t+"/"+a+"/srclocale",schemaPath:"Memory.json/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"}}],!1;var p=v===e}else var p=!0;if(p){if(s.trglocale!==void 0){let y=s.trglocale,v=e;if(typeof y!="string"&&y!==null)return Z.errors=[{instancePath:t+
"/"+a+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Te.properties.trglocale.type}}],!1;if(e===v&&typeof y=="string"&&
!be.test(y))return Z.errors=[{instancePath:t+"/"+a+"/trglocale",schemaPath:"Memory.json/properties/trglocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"}}],!1;var p=v===e}else var p=!0;if(p){if(s.name!==void 0){let y=s.name,v=e;if(e===v)if(typeof y=="string"){if($(y)>255)return Z.errors=[{instancePath:t+"/"+
a+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(y)<1)return Z.errors=[{instancePath:t+"/"+a+"/name",
schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/"+a+"/name",schemaPath:"Mem\
ory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.is_processing!==void 0){let y=s.is_processing,v=e;
if(typeof y!="boolean"&&y!==null)return Z.errors=[{instancePath:t+"/"+a+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{
type:Te.properties.is_processing.type}}],!1;var p=v===e}else var p=!0;if(p){if(s.version!==void 0){let y=s.version,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return Z.errors=[{instancePath:t+"/"+a+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
v&&typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y)))return Z.errors=[{instancePath:t+"/"+a+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var p=v===e}else var p=!0;if(p){if(s.created_at!==void 0){let y=s.created_at,v=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return Z.errors=[{instancePath:t+"/"+a+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!x.validate(y))return Z.errors=[{instancePath:t+"/"+a+"/created_at",schemaPath:"Memory.json/properties/c\
reated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=v===e}else var p=!0;if(p){if(s.updated_at!==void 0){let y=s.updated_at,v=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Z.errors=[{instancePath:t+"/"+a+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!x.validate(y))return Z.errors=[{instancePath:t+"/"+a+"/updated_at",schemaPath:"Memory.j\
son/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=v===e}else var p=!0;if(p){if(s.resources!==void 0){let y=s.resources,v=e;if(e===
v)if(Array.isArray(y)){var l=!0;let k=y.length;for(let h=0;h<k;h++){let m=e;if(typeof y[h]!="string")return Z.errors=[{instancePath:t+"/"+a+"/resources/"+h,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var l=m===e;if(!l)break}if(l){let h=y.length,m;if(h>1){let g={};for(;h--;){
let S=y[h];if(typeof S=="string"){if(typeof g[S]=="number"){return m=g[S],Z.errors=[{instancePath:t+"/"+a+"/resources",schemaPath:"Memory.json/properties/resour\
ces/uniqueItems",keyword:"uniqueItems",params:{i:h,j:m}}],!1;break}g[S]=h}}}}}else return Z.errors=[{instancePath:t+"/"+a+"/resources",schemaPath:"Memory.json/p\
roperties/resources/type",keyword:"type",params:{type:"array"}}],!1;var p=v===e}else var p=!0;if(p){if(s.import_error_message!==void 0){let y=s.import_error_message,
v=e;if(e===v)if(typeof y=="string"){if($(y)<1)return Z.errors=[{instancePath:t+"/"+a+"/import_error_message",schemaPath:"Memory.json/properties/import_error_mes\
sage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/"+a+"/import_error_message",schemaPath:"Memory.json/properties\
/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p)if(s.import_note!==void 0){let y=s.import_note,v=e;if(e===
v)if(typeof y=="string"){if($(y)<1)return Z.errors=[{instancePath:t+"/"+a+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minL\
ength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/"+a+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{
type:"string"}}],!1;var p=v===e}else var p=!0}}}}}}}}}}}}}}else return Z.errors=[{instancePath:t+"/"+a,schemaPath:"Memory.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=o===e;if(!n)break}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Z.errors=i,e===
0}Z.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ht=B;function B(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=B.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.srclang===void 0&&(d="srclang")||
r.trglang===void 0&&(d="trglang")||r.srclocale===void 0&&(d="srclocale")||r.trglocale===void 0&&(d="trglocale")||r.name===void 0&&(d="name")||r.is_processing===
void 0&&(d="is_processing")||r.version===void 0&&(d="version")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at")||r.resources===
void 0&&(d="resources"))return B.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)
if(!fe.call(Te.properties,s)){return B.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return B.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.srclang!==void 0){let s=r.
srclang,o=e;if(e===o)if(typeof s=="string"){if(!Y.test(s))return B.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return B.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=r.trglang,o=e;if(e===o)if(typeof s=="string"){if(!Y.test(s))return B.errors=[{instancePath:t+
"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return B.errors=[{instancePath:t+"/trgl\
ang",schemaPath:"Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.srclocale!==void 0){let s=r.
srclocale,o=e;if(typeof s!="string"&&s!==null)return B.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{
type:Te.properties.srclocale.type}}],!1;if(e===o&&typeof s=="string"&&!be.test(s))return B.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properti\
es/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=o===e}else var p=!0;if(p){if(r.trglocale!==void 0){let s=r.trglocale,o=e;if(typeof s!=
"string"&&s!==null)return B.errors=[{instancePath:t+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Te.properties.trglocale.
type}}],!1;if(e===o&&typeof s=="string"&&!be.test(s))return B.errors=[{instancePath:t+"/trglocale",schemaPath:"Memory.json/properties/trglocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=o===e}else var p=!0;if(p){if(r.name!==void 0){let s=r.name,o=e;if(e===o)if(typeof s=="string"){if($(s)>255)return B.
errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(s)<1)return B.errors=[{instancePath:t+
"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/name",schemaPath:"M\
emory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.is_processing!==void 0){let s=r.is_processing,o=e;
if(typeof s!="boolean"&&s!==null)return B.errors=[{instancePath:t+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{
type:Te.properties.is_processing.type}}],!1;var p=o===e}else var p=!0;if(p){if(r.version!==void 0){let s=r.version,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return B.errors=[{instancePath:t+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return B.errors=[{instancePath:t+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1;var p=o===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.created_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return B.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return B.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/properties/created_at/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.updated_at!==void 0){let s=r.updated_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return B.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return B.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.resources!==void 0){let s=r.resources,o=e;if(e===o)if(Array.isArray(s)){var l=!0;let b=s.
length;for(let c=0;c<b;c++){let f=e;if(typeof s[c]!="string")return B.errors=[{instancePath:t+"/resources/"+c,schemaPath:"Memory.json/properties/resources/items\
/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e;if(!l)break}if(l){let c=s.length,f;if(c>1){let y={};for(;c--;){let v=s[c];if(typeof v=="string"){if(typeof y[v]==
"number"){return f=y[v],B.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/uniqueItems",keyword:"uniqueItems",params:{i:c,j:f}}],
!1;break}y[v]=c}}}}}else return B.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],
!1;var p=o===e}else var p=!0;if(p){if(r.import_error_message!==void 0){let s=r.import_error_message,o=e;if(e===o)if(typeof s=="string"){if($(s)<1)return B.errors=
[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.
errors=[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var p=o===
e}else var p=!0;if(p)if(r.import_note!==void 0){let s=r.import_note,o=e;if(e===o)if(typeof s=="string"){if($(s)<1)return B.errors=[{instancePath:t+"/import_note",
schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/import_note",schemaPath:"\
Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0}}}}}}}}}}}}}}else return B.errors=[{instancePath:t,
schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=i,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vt=G;function G(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=G.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.srclang===void 0&&(d="srclang")||
r.trglang===void 0&&(d="trglang")||r.srclocale===void 0&&(d="srclocale")||r.trglocale===void 0&&(d="trglocale")||r.name===void 0&&(d="name")||r.is_processing===
void 0&&(d="is_processing")||r.version===void 0&&(d="version")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at")||r.resources===
void 0&&(d="resources"))return G.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)
if(!fe.call(Te.properties,s)){return G.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return G.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.srclang!==void 0){let s=r.
srclang,o=e;if(e===o)if(typeof s=="string"){if(!Y.test(s))return G.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return G.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=r.trglang,o=e;if(e===o)if(typeof s=="string"){if(!Y.test(s))return G.errors=[{instancePath:t+
"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return G.errors=[{instancePath:t+"/trgl\
ang",schemaPath:"Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.srclocale!==void 0){let s=r.
srclocale,o=e;if(typeof s!="string"&&s!==null)return G.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{
type:Te.properties.srclocale.type}}],!1;if(e===o&&typeof s=="string"&&!be.test(s))return G.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properti\
es/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=o===e}else var p=!0;if(p){if(r.trglocale!==void 0){let s=r.trglocale,o=e;if(typeof s!=
"string"&&s!==null)return G.errors=[{instancePath:t+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Te.properties.trglocale.
type}}],!1;if(e===o&&typeof s=="string"&&!be.test(s))return G.errors=[{instancePath:t+"/trglocale",schemaPath:"Memory.json/properties/trglocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=o===e}else var p=!0;if(p){if(r.name!==void 0){let s=r.name,o=e;if(e===o)if(typeof s=="string"){if($(s)>255)return G.
errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(s)<1)return G.errors=[{instancePath:t+
"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/name",schemaPath:"M\
emory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.is_processing!==void 0){let s=r.is_processing,o=e;
if(typeof s!="boolean"&&s!==null)return G.errors=[{instancePath:t+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{
type:Te.properties.is_processing.type}}],!1;var p=o===e}else var p=!0;if(p){if(r.version!==void 0){let s=r.version,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return G.errors=[{instancePath:t+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1;var p=o===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.created_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return G.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return G.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/properties/created_at/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.updated_at!==void 0){let s=r.updated_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return G.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return G.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.resources!==void 0){let s=r.resources,o=e;if(e===o)if(Array.isArray(s)){var l=!0;let b=s.
length;for(let c=0;c<b;c++){let f=e;if(typeof s[c]!="string")return G.errors=[{instancePath:t+"/resources/"+c,schemaPath:"Memory.json/properties/resources/items\
/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e;if(!l)break}if(l){let c=s.length,f;if(c>1){let y={};for(;c--;){let v=s[c];if(typeof v=="string"){if(typeof y[v]==
"number"){return f=y[v],G.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/uniqueItems",keyword:"uniqueItems",params:{i:c,j:f}}],
!1;break}y[v]=c}}}}}else return G.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],
!1;var p=o===e}else var p=!0;if(p){if(r.import_error_message!==void 0){let s=r.import_error_message,o=e;if(e===o)if(typeof s=="string"){if($(s)<1)return G.errors=
[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var p=o===
e}else var p=!0;if(p)if(r.import_note!==void 0){let s=r.import_note,o=e;if(e===o)if(typeof s=="string"){if($(s)<1)return G.errors=[{instancePath:t+"/import_note",
schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/import_note",schemaPath:"\
Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0}}}}}}}}}}}}}}else return G.errors=[{instancePath:t,
schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=i,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=Le;function Le(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Le.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="id"||d==="deleted")){
return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(r.id!==
void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(r.deleted!==void 0){let d=r.deleted,a=e;if(typeof d!="boolean")return Le.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Le.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=a===e}else var n=!0}}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=i,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pt=le;var ea={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string",minLength:1},target:{type:"string"},score:{type:"integer",
minimum:75,maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"\
int64"},resource_name:{type:["string","null"]},user_email:{type:"string",minLength:1},created_at:{type:"integer",format:"int64"}},additionalProperties:!1}},additionalProperties:!1,
$id:"TranslationMemoryEntry.json"};function le(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=le.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let d=r.length;for(let a=0;a<d;a++){let s=r[a],
o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.source===void 0&&(c="source")||s.target===void 0&&(c="target")||s.score===void 0&&(c="score")||
s.metadata===void 0&&(c="metadata"))return le.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:c}}],
!1;{let f=e;for(let y in s)if(!(y==="source"||y==="target"||y==="score"||y==="metadata")){return le.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationMemoryE\
ntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(f===e){if(s.source!==void 0){let y=s.source,v=e;if(e===
v)if(typeof y=="string"){if($(y)<1)return le.errors=[{instancePath:t+"/"+a+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/"+a+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"\
type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.target!==void 0){let y=e;if(typeof s.target!="string")return le.errors=[{instancePath:t+"\
/"+a+"/target",schemaPath:"TranslationMemoryEntry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p){if(s.score!==
void 0){let y=s.score,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return le.errors=[{instancePath:t+"/"+a+"/score",schemaPath:"TranslationMemor\
yEntry.json/properties/score/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)){if(y>100||isNaN(y))return le.errors=[{
instancePath:t+"/"+a+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(y<75||
isNaN(y))return le.errors=[{instancePath:t+"/"+a+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:75}}],!1}var p=v===e}else var p=!0;if(p)if(s.metadata!==void 0){let y=s.metadata,v=e;if(e===v)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.
segment_id===void 0&&(k="segment_id")||y.resource_name===void 0&&(k="resource_name")||y.user_email===void 0&&(k="user_email")||y.created_at===void 0&&(k="create\
d_at"))return le.errors=[{instancePath:t+"/"+a+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:k}}],
!1;{let h=e;for(let m in y)if(!(m==="segment_id"||m==="resource_name"||m==="user_email"||m==="created_at")){return le.errors=[{instancePath:t+"/"+a+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(h===
e){if(y.segment_id!==void 0){let m=y.segment_id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return le.errors=[{instancePath:t+"/"+a+"/metadata/\
segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m==
"number"&&isFinite(m)&&!x.validate(m))return le.errors=[{instancePath:t+"/"+a+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata\
/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){if(y.resource_name!==void 0){let m=y.resource_name,
g=e;if(typeof m!="string"&&m!==null)return le.errors=[{instancePath:t+"/"+a+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadat\
a/properties/resource_name/type",keyword:"type",params:{type:ea.properties.metadata.properties.resource_name.type}}],!1;var l=g===e}else var l=!0;if(l){if(y.user_email!==
void 0){let m=y.user_email,g=e;if(e===g)if(typeof m=="string"){if($(m)<1)return le.errors=[{instancePath:t+"/"+a+"/metadata/user_email",schemaPath:"TranslationM\
emoryEntry.json/properties/metadata/properties/user_email/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/"+a+"/me\
tadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"type",params:{type:"string"}}],!1;var l=g===
e}else var l=!0;if(l)if(y.created_at!==void 0){let m=y.created_at,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return le.errors=[{instancePath:t+
"/"+a+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return le.errors=[{instancePath:t+"/"+a+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json\
/properties/metadata/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0}}}}}else return le.errors=[{instancePath:t+
"/"+a+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var p=v===e}else var p=!0}}}}}else
return le.errors=[{instancePath:t+"/"+a,schemaPath:"TranslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e;if(!n)break}}else return le.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return le.errors=i,e===0}le.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var kt=Ee;function Ee(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ee.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.isProcessing===void 0&&(p="isPro\
cessing"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="id"||d===
"isProcessing")){return Ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(r.id!==void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return Ee.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(r.isProcessing!==void 0){let d=r.isProcessing,a=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ee.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(d!==1)return Ee.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=a===e}else var n=!0}}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=i,e===0}Ee.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wt=ze;function ze(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ze.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.is_processing===void 0&&(p="is_p\
rocessing"))return ze.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="id"||
d==="is_processing")){return ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(r.id!==void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return ze.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(r.is_processing!==void 0){let d=r.is_processing,a=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ze.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(d!==1)return ze.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=a===e}else var n=!0}}}else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=i,e===0}ze.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jt=Qe;function Qe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.success===void 0&&(n="success"))return Qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="success"){return Qe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.success!==void 0){let l=r.success;if(typeof l!="bool\
ean")return Qe.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return Qe.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return Qe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=i,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=Fr;function ae(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ae.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.untokenizedSource===void 0&&(o="untokenizedSource")||r.tokenizedSource===
void 0&&(o="tokenizedSource")||r.sourceDelimiters===void 0&&(o="sourceDelimiters")||r.translation===void 0&&(o="translation"))return ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let P=e;for(let b in r)if(!(b==="untokenizedSource"||b==="tokenizedSource"||b==="sou\
rceDelimiters"||b==="translation")){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],
!1;break}if(P===e){if(r.untokenizedSource!==void 0){let b=e;if(typeof r.untokenizedSource!="string")return ae.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"\
#/properties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(r.tokenizedSource!==void 0){let b=e;if(typeof r.
tokenizedSource!="string")return ae.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=b===e}else var n=!0;if(n){if(r.sourceDelimiters!==void 0){let b=r.sourceDelimiters,c=e;if(e===c)if(Array.isArray(b)){var p=!0;let y=b.length;for(let v=0;v<
y;v++){let w=e;if(typeof b[v]!="string")return ae.errors=[{instancePath:t+"/sourceDelimiters/"+v,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var p=w===e;if(!p)break}}else return ae.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/\
type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0;if(n)if(r.translation!==void 0){let b=r.translation,c=e;if(e===c)if(Array.isArray(b)){
var l=!0;let y=b.length;for(let v=0;v<y;v++){let w=b[v],k=e;if(e===e)if(w&&typeof w=="object"&&!Array.isArray(w)){let g;if(w.target===void 0&&(g="target")||w.score===
void 0&&(g="score")||w.isTMMatch===void 0&&(g="isTMMatch"))return ae.errors=[{instancePath:t+"/translation/"+v,schemaPath:"Translation.json/required",keyword:"r\
equired",params:{missingProperty:g}}],!1;{let S=e;for(let j in w)if(!(j==="target"||j==="targetWithTags"||j==="align"||j==="provenance"||j==="score"||j==="isTMM\
atch"||j==="targetWords"||j==="targetDelimiters")){return ae.errors=[{instancePath:t+"/translation/"+v,schemaPath:"Translation.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}}],!1;break}if(S===e){if(w.target!==void 0){let j=e;if(typeof w.target!="string")return ae.errors=[{instancePath:t+
"/translation/"+v+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(w.
targetWithTags!==void 0){let j=e;if(typeof w.targetWithTags!="string")return ae.errors=[{instancePath:t+"/translation/"+v+"/targetWithTags",schemaPath:"Translat\
ion.json/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(w.align!==void 0){let j=e;if(typeof w.align!=
"string")return ae.errors=[{instancePath:t+"/translation/"+v+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],
!1;var d=j===e}else var d=!0;if(d){if(w.provenance!==void 0){let j=e;if(typeof w.provenance!="string")return ae.errors=[{instancePath:t+"/translation/"+v+"/prov\
enance",schemaPath:"Translation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(w.score!==void 0){
let j=w.score,I=e;if(e===I)if(typeof j=="number"&&isFinite(j)){if(j>100||isNaN(j))return ae.errors=[{instancePath:t+"/translation/"+v+"/score",schemaPath:"Trans\
lation.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(j<0||isNaN(j))return ae.errors=[{instancePath:t+"/translation\
/"+v+"/score",schemaPath:"Translation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/translation/"+v+"/score",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=I===e}else var d=!0;if(d){if(w.isTMMatch!==
void 0){let j=e;if(typeof w.isTMMatch!="boolean")return ae.errors=[{instancePath:t+"/translation/"+v+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMa\
tch/type",keyword:"type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0;if(d){if(w.targetWords!==void 0){let j=w.targetWords,I=e;if(e===I)if(Array.isArray(
j)){var a=!0;let _=j.length;for(let A=0;A<_;A++){let q=e;if(typeof j[A]!="string")return ae.errors=[{instancePath:t+"/translation/"+v+"/targetWords/"+A,schemaPath:"\
Translation.json/properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var a=q===e;if(!a)break}}else return ae.errors=[{instancePath:t+"\
/translation/"+v+"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=I===e}else var d=!0;if(d)
if(w.targetDelimiters!==void 0){let j=w.targetDelimiters,I=e;if(e===I)if(Array.isArray(j)){var s=!0;let _=j.length;for(let A=0;A<_;A++){let q=e;if(typeof j[A]!=
"string")return ae.errors=[{instancePath:t+"/translation/"+v+"/targetDelimiters/"+A,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var s=q===e;if(!s)break}}else return ae.errors=[{instancePath:t+"/translation/"+v+"/targetDelimiters",schemaPath:"Translation.\
json/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var d=I===e}else var d=!0}}}}}}}}}else return ae.errors=[{instancePath:t+"/tran\
slation/"+v,schemaPath:"Translation.json/type",keyword:"type",params:{type:"object"}}],!1;var l=k===e;if(!l)break}}else return ae.errors=[{instancePath:t+"/tran\
slation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0}}}}}else return ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=i,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Fr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),ae(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?ae.errors:i.concat(ae.errors),e=i.length),Fr.errors=
i,e===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var At=me;var Nt={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer",format:"int64"},errorMsg:{type:"string",minLength:1},note:{
type:"string",minLength:1}},additionalProperties:!1,$id:"TranslationInfo.json"};function me(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,
dynamicAnchors:T={}}={}){let i=null,e=0,u=me.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){var n=!0;
let l=r.length;for(let d=0;d<l;d++){let a=r[d],s=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let b;if(a.id===void 0&&(b="id")||a.fileId===void 0&&(b=
"fileId")||a.status===void 0&&(b="status")||a.createdAt===void 0&&(b="createdAt"))return me.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/requi\
red",keyword:"required",params:{missingProperty:b}}],!1;{let c=e;for(let f in a)if(!(f==="id"||f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg"||f===
"note")){return me.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(c===e){if(a.id!==void 0){let f=a.id,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return me.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"\
TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return me.errors=
[{instancePath:t+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){
if(a.fileId!==void 0){let f=a.fileId,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return me.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return me.errors=
[{instancePath:t+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;
if(p){if(a.status!==void 0){let f=a.status,y=e;if(typeof f!="string")return me.errors=[{instancePath:t+"/"+d+"/status",schemaPath:"TranslationInfo.json/properti\
es/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="InProgress"||f==="Completed"||f==="ReadyForDownload"||f==="Failed"))return me.errors=[{instancePath:t+
"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:Nt.properties.status.enum}}],!1;var p=y===e}else var p=!0;
if(p){if(a.createdAt!==void 0){let f=a.createdAt,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return me.errors=[{instancePath:t+"/"+d+"/createdA\
t",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(
f))return me.errors=[{instancePath:t+"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/format",keyword:"format",params:{format:"int64"}}],
!1;var p=y===e}else var p=!0;if(p){if(a.errorMsg!==void 0){let f=a.errorMsg,y=e;if(e===y)if(typeof f=="string"){if($(f)<1)return me.errors=[{instancePath:t+"/"+
d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:t+"\
/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)if(a.note!==
void 0){let f=a.note,y=e;if(e===y)if(typeof f=="string"){if($(f)<1)return me.errors=[{instancePath:t+"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/n\
ote/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:t+"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/note/t\
ype",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0}}}}}}}else return me.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
array"}}],!1;return me.errors=i,e===0}me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var It=ue;function ue(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ue.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let l=r.length;for(let d=0;d<l;d++){let a=r[d],s=e;if(e===e)if(a&&typeof a=="object"&&
!Array.isArray(a)){let b;if(a.id===void 0&&(b="id")||a.fileId===void 0&&(b="fileId")||a.status===void 0&&(b="status")||a.createdAt===void 0&&(b="createdAt"))return ue.
errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:b}}],!1;{let c=e;for(let f in a)if(!(f==="id"||
f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg"||f==="note")){return ue.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e){if(a.id!==void 0){let f=a.id,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return ue.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ue.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(a.fileId!==void 0){let f=a.fileId,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return ue.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ue.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",
keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(a.status!==void 0){let f=a.status,y=e;if(typeof f!="string")return ue.errors=[{
instancePath:t+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="InProgress"||f==="C\
ompleted"||f==="ReadyForDownload"||f==="Failed"))return ue.errors=[{instancePath:t+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:Nt.properties.status.enum}}],!1;var p=y===e}else var p=!0;if(p){if(a.createdAt!==void 0){let f=a.createdAt,y=e;if(!(typeof f=="numbe\
r"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ue.errors=[{instancePath:t+"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ue.errors=[{instancePath:t+"/"+d+"/createdAt",schemaPath:"Tran\
slationInfo.json/properties/createdAt/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(a.errorMsg!==void 0){let f=a.errorMsg,
y=e;if(e===y)if(typeof f=="string"){if($(f)<1)return ue.errors=[{instancePath:t+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"\
type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)if(a.note!==void 0){let f=a.note,y=e;if(e===y)if(typeof f=="string"){if($(f)<1)return ue.errors=
[{instancePath:t+"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+
"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/note/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0}}}}}}}else return ue.errors=
[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ue.errors=i,e===0}ue.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ft=rr;function rr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=rr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.signedAgreement===void 0&&(n="signedAgreement"))return rr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="signedAgreement"){return rr.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return rr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=i,e===0}rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Dt=tr;var tt={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function J(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=J.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name")||r.language===
void 0&&(a="language")||r.template===void 0&&(a="template")||r.templateParams===void 0&&(a="templateParams")||r.preferences===void 0&&(a="preferences")||r.content===
void 0&&(a="content"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let s=e;for(let o in r)if(!(o===
"id"||o==="name"||o==="language"||o==="template"||o==="templateParams"||o==="preferences"||o==="content")){return J.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(s===e){if(r.id!==void 0){let o=r.id,P=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof o==
"number"&&isFinite(o)&&!x.validate(o))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===
e}else var n=!0;if(n){if(r.name!==void 0){let o=r.name,P=e;if(typeof o!="string"&&o!==null)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:tt.properties.name.type}}],!1;if(e===P&&typeof o=="string"){if($(o)>255)return J.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var n=P===e}else var n=!0;if(n){if(r.language!==void 0){let o=e;if(typeof r.language!="string")return J.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.template!==void 0){
let o=r.template,P=e;if(e===P)if(typeof o=="string"){if($(o)>100)return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if($(o)<1)return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return J.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else
var n=!0;if(n){if(r.templateParams!==void 0){let o=r.templateParams,P=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let f;if(o.language===void 0&&(f="\
language"))return J.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let y=e;
for(let v in o)if(!(v==="contentLength"||v==="memoryId"||v==="language"||v==="sections"||v==="summary")){return J.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(y===e){if(o.contentLength!==void 0){let v=o.
contentLength,w=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return J.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof v=="number"&&isFinite(v)){if(v>5e3||isNaN(v))return J.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(v<1||isNaN(v))return J.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var p=w===e}else var p=!0;if(p){if(o.memoryId!==void 0){let v=o.memoryId,w=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)))return J.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===w&&typeof v=="number"&&isFinite(v)&&!x.validate(v))return J.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var p=w===e}else var p=!0;if(p){if(o.language!==void 0){let v=e;if(typeof o.language!=
"string")return J.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=v===e}else var p=!0;if(p){if(o.sections!==void 0){let v=o.sections,w=e;if(e===w)if(Array.isArray(v)){if(v.length>50)return J.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var l=!0;let h=v.length;for(let m=0;m<
h;m++){let g=e;if(typeof v[m]!="string")return J.errors=[{instancePath:t+"/templateParams/sections/"+m,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e;if(!l)break}}}else return J.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var p=w===e}else var p=!0;if(p)if(o.summary!==void 0){let v=o.summary,w=e;if(e===
w)if(typeof v=="string"){if($(v)>5e3)return J.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var p=w===e}else var p=!0}}}}}}else return J.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var n=P===e}else var n=!0;if(n){if(r.preferences!==void 0){let o=r.preferences,P=e;if(!(o&&typeof o=="object"&&!Array.isArray(
o))&&o!==null)return J.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:tt.properties.preferences.type}}],
!1;if(e===P&&o&&typeof o=="object"&&!Array.isArray(o)){let c=e;for(let f in o)if(!(f==="tone"||f==="styleguide")){return J.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e){if(o.tone!==void 0){
let f=o.tone,y=e;if(e===y)if(typeof f=="string"){if($(f)>5e3)return J.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var d=y===e}else var d=!0;if(d)if(o.styleguide!==void 0){let f=o.styleguide,y=e;if(e===y)if(typeof f==
"string"){if($(f)>5e3)return J.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return J.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var d=y===e}else var d=!0}}var n=P===e}else var n=!0;if(n)if(r.content!==void 0){let o=r.content,P=e;if(typeof o!=
"string"&&o!==null)return J.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:tt.properties.content.type}}],
!1;var n=P===e}else var n=!0}}}}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=i,e===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
contents===void 0&&(p="contents"))return tr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)
if(d!=="contents"){return tr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e&&r.contents!==void 0){let d=r.contents;if(e===e)if(Array.isArray(d)){var n=!0;let s=d.length;for(let o=0;o<s;o++){let P=e;J(d[o],{instancePath:t+"/cont\
ents/"+o,parentData:d,parentDataProperty:o,rootData:F,dynamicAnchors:T})||(i=i===null?J.errors:i.concat(J.errors),e=i.length);var n=P===e;if(!n)break}}else return tr.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=i,e===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=$e;function $e(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=$e.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.tone===void 0&&(l="tone")||r.styleguide===void 0&&(l="sty\
leguide"))return $e.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a===
"tone"||a==="styleguide")){return $e.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(d===e){if(r.tone!==void 0){let a=r.tone,s=e;if(e===s)if(typeof a=="string"){if($(a)>5e3)return $e.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return $e.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(r.styleguide!==void 0){let a=r.styleguide,s=e;if(e===s)if(typeof a==
"string"){if($(a)>5e3)return $e.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return $e.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return $e.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return $e.
errors=i,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=qe;function qe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.tone===void 0&&(l="tone")||r.styleguide===void 0&&(l="sty\
leguide"))return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a===
"tone"||a==="styleguide")){return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(d===e){if(r.tone!==void 0){let a=r.tone,s=e;if(e===s)if(typeof a=="string"){if($(a)>5e3)return qe.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return qe.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(r.styleguide!==void 0){let a=r.styleguide,s=e;if(e===s)if(typeof a==
"string"){if($(a)>5e3)return qe.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return qe.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return qe.
errors=i,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=Dr;function Dr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Dr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),J(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?J.errors:i.concat(
J.errors),e=i.length),Dr.errors=i,e===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lt=Sr;function Sr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Sr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),J(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?J.errors:i.concat(
J.errors),e=i.length),Sr.errors=i,e===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Et=He;function He(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=He.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id"))return He.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="id"){return He.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.id!==void 0){let l=r.id,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return He.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof l=="numb\
er"&&isFinite(l)&&!x.validate(l))return He.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=i,e===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var zt=_r;var ra={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1},assignmentType:{type:"\
string",enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function de(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=de.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.TeamId===void 0&&(d="TeamId")||r.stages===
void 0&&(d="stages"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)if(!(s===
"id"||s==="name"||s==="TeamId"||s==="stages")){return de.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return de.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){if(r.name!==void 0){let s=r.name,o=e;if(e===
o)if(typeof s=="string"){if($(s)<1)return de.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return de.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.TeamId!==
void 0){let s=r.TeamId,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:t+"/TeamId",schemaPath:"#/properties/TeamId/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return de.errors=[{instancePath:t+"/TeamId",schemaPath:"\
#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n)if(r.stages!==void 0){let s=r.stages,o=e;if(e===o)if(Array.
isArray(s)){if(s.length<1)return de.errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;
let b=s.length;for(let c=0;c<b;c++){let f=s[c],y=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let k;if(f.id===void 0&&(k="id")||f.name===void 0&&(k="\
name")||f.assignmentType===void 0&&(k="assignmentType"))return de.errors=[{instancePath:t+"/stages/"+c,schemaPath:"WorkflowStage.json/required",keyword:"require\
d",params:{missingProperty:k}}],!1;{let h=e;for(let m in f)if(!(m==="id"||m==="name"||m==="assignmentType")){return de.errors=[{instancePath:t+"/stages/"+c,schemaPath:"\
WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(h===e){if(f.id!==void 0){let m=f.id,g=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/stages/"+c+"/id",schemaPath:"WorkflowStage.json/properties/id/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return de.errors=[{instancePath:t+"/stages/"+c+"/id",schemaPath:"Workflow\
Stage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){if(f.name!==void 0){let m=f.name,g=e;if(e===g)if(typeof m==
"string"){if($(m)<1)return de.errors=[{instancePath:t+"/stages/"+c+"/name",schemaPath:"WorkflowStage.json/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return de.errors=[{instancePath:t+"/stages/"+c+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var l=g===e}else var l=!0;if(l)if(f.assignmentType!==void 0){let m=f.assignmentType,g=e;if(typeof m!="string")return de.errors=[{instancePath:t+"/stag\
es/"+c+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="READY_TO_START"||m===
"TRANSLATE"||m==="REVIEW"||m==="SECONDARY_REVIEW"||m==="DONE"))return de.errors=[{instancePath:t+"/stages/"+c+"/assignmentType",schemaPath:"WorkflowStage.json/p\
roperties/assignmentType/enum",keyword:"enum",params:{allowedValues:ra.properties.assignmentType.enum}}],!1;var l=g===e}else var l=!0}}}}else return de.errors=[
{instancePath:t+"/stages/"+c,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}}else return de.errors=[{instancePath:t+
"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}}}else return de.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=i,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _r(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=_r.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(r)){var n=!0;let p=r.length;for(let l=0;l<p;l++){let d=e;de(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:F,
dynamicAnchors:T})||(i=i===null?de.errors:i.concat(de.errors),e=i.length);var n=d===e;if(!n)break}}else return _r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return _r.errors=i,e===0}_r.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var $t=Pr;var ur={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","domains","stats"],properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active",
"archived","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[
0,1,-2]},domains:{type:"array",items:{type:"integer",format:"int32"}},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},Fe=pr().fullFormats["\
date-time"],cr=pr().fullFormats.int32,ut={type:"object",required:["exactWords","fuzzyWords","newWords","sourceWords","numDeliveredProjects","numLanguagePairs","\
numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},
fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},
numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{type:"integer",minimum:0,maximum:100},percentTranslated:{type:"\
integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"integer",minimum:0},workflowStatus:{type:"string",enum:["R\
EADY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,$id:"JobStats.json"},yr={type:"object",required:[
"id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceTokens","createdAt","updatedAt","isDeleted","memoryId",
"workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string",pattern:"^[a-z]{2}$"},srcLocale:{type:["string","null"],pattern:"\
^[A-Z]{2}$"},trgLang:{type:"string",pattern:"^[a-z]{2}$"},trgLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},
due:{type:["string","null"],format:"date-time"},isComplete:{type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inRev\
iew","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{
type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string",
minLength:1}},additionalProperties:!1,$id:"JobProject.json"};function z(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
exactWords===void 0&&(d="exactWords")||r.fuzzyWords===void 0&&(d="fuzzyWords")||r.newWords===void 0&&(d="newWords")||r.sourceWords===void 0&&(d="sourceWords")||
r.numDeliveredProjects===void 0&&(d="numDeliveredProjects")||r.numLanguagePairs===void 0&&(d="numLanguagePairs")||r.numProjects===void 0&&(d="numProjects")||r.percentReviewed===
void 0&&(d="percentReviewed")||r.percentTranslated===void 0&&(d="percentTranslated")||r.uniqueLanguagePairs===void 0&&(d="uniqueLanguagePairs")||r.uniqueLinguists===
void 0&&(d="uniqueLinguists")||r.workflowStatus===void 0&&(d="workflowStatus")||r.projects===void 0&&(d="projects"))return z.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)if(!fe.call(ut.properties,s)){return z.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.exactWords!==void 0){let s=r.exactWords,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,o=e;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.newWords!==void 0){let s=r.newWords,o=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.sourceWords!==void 0){let s=r.sourceWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return z.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&
typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.numDeliveredProjects!==void 0){let s=r.numDeliveredProjects,o=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/p\
roperties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.numLanguagePairs!==void 0){
let s=r.numLanguagePairs,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/propert\
ies/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+
"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.
numProjects!==void 0){let s=r.numProjects,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/numProjects",schemaPath:"\
#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+
"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.percentReviewed!==
void 0){let s=r.percentReviewed,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/p\
roperties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return z.errors=[{instancePath:t+
"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return z.errors=
[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=o===e}else var n=!0;
if(n){if(r.percentTranslated!==void 0){let s=r.percentTranslated,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"\
/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>
100||isNaN(s))return z.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100}}],!1;if(s<0||isNaN(s))return z.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var n=o===e}else var n=!0;if(n){if(r.uniqueLanguagePairs!==void 0){let s=r.uniqueLanguagePairs,o=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqu\
eLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return z.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return z.errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"\
#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let s=r.
workflowStatus,o=e;if(typeof s!="string")return z.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return z.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:ut.properties.workflowStatus.enum}}],!1;var n=o===e}else var n=!0;if(n)if(r.projects!==void 0){let s=r.projects,
o=e;if(e===o)if(Array.isArray(s)){var p=!0;let b=s.length;for(let c=0;c<b;c++){let f=s[c],y=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let k;if(f.id===
void 0&&(k="id")||f.srcLang===void 0&&(k="srcLang")||f.srcLocale===void 0&&(k="srcLocale")||f.trgLang===void 0&&(k="trgLang")||f.trgLocale===void 0&&(k="trgLoca\
le")||f.name===void 0&&(k="name")||f.due===void 0&&(k="due")||f.isComplete===void 0&&(k="isComplete")||f.isArchived===void 0&&(k="isArchived")||f.state===void 0&&
(k="state")||f.numSourceTokens===void 0&&(k="numSourceTokens")||f.createdAt===void 0&&(k="createdAt")||f.updatedAt===void 0&&(k="updatedAt")||f.isDeleted===void 0&&
(k="isDeleted")||f.memoryId===void 0&&(k="memoryId")||f.workflowStatus===void 0&&(k="workflowStatus")||f.workflowName===void 0&&(k="workflowName"))return z.errors=
[{instancePath:t+"/projects/"+c,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:k}}],!1;{let h=e;for(let m in f)if(!fe.call(yr.
properties,m)){return z.errors=[{instancePath:t+"/projects/"+c,schemaPath:"JobProject.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(h===e){if(f.id!==void 0){let m=f.id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return z.errors=[{instancePath:t+"/projects/"+c+"/i\
d",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return z.
errors=[{instancePath:t+"/projects/"+c+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;
if(l){if(f.srcLang!==void 0){let m=f.srcLang,g=e;if(e===g)if(typeof m=="string"){if(!Y.test(m))return z.errors=[{instancePath:t+"/projects/"+c+"/srcLang",schemaPath:"\
JobProject.json/properties/srcLang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return z.errors=[{instancePath:t+"/projects/"+c+"/srcLang",
schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(f.srcLocale!==void 0){let m=f.
srcLocale,g=e;if(typeof m!="string"&&m!==null)return z.errors=[{instancePath:t+"/projects/"+c+"/srcLocale",schemaPath:"JobProject.json/properties/srcLocale/type",
keyword:"type",params:{type:yr.properties.srcLocale.type}}],!1;if(e===g&&typeof m=="string"&&!be.test(m))return z.errors=[{instancePath:t+"/projects/"+c+"/srcLo\
cale",schemaPath:"JobProject.json/properties/srcLocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=g===e}else var l=!0;if(l){if(f.trgLang!==
void 0){let m=f.trgLang,g=e;if(e===g)if(typeof m=="string"){if(!Y.test(m))return z.errors=[{instancePath:t+"/projects/"+c+"/trgLang",schemaPath:"JobProject.json\
/properties/trgLang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return z.errors=[{instancePath:t+"/projects/"+c+"/trgLang",schemaPath:"Jo\
bProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(f.trgLocale!==void 0){let m=f.trgLocale,g=e;
if(typeof m!="string"&&m!==null)return z.errors=[{instancePath:t+"/projects/"+c+"/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"typ\
e",params:{type:yr.properties.trgLocale.type}}],!1;if(e===g&&typeof m=="string"&&!be.test(m))return z.errors=[{instancePath:t+"/projects/"+c+"/trgLocale",schemaPath:"\
JobProject.json/properties/trgLocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=g===e}else var l=!0;if(l){if(f.name!==void 0){let m=f.name,
g=e;if(e===g)if(typeof m=="string"){if($(m)>255)return z.errors=[{instancePath:t+"/projects/"+c+"/name",schemaPath:"JobProject.json/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(m)<1)return z.errors=[{instancePath:t+"/projects/"+c+"/name",schemaPath:"JobProject.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/projects/"+c+"/name",schemaPath:"JobProject.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(f.due!==void 0){let m=f.due,g=e;if(typeof m!="string"&&m!==null)return z.errors=[{instancePath:t+"/projec\
ts/"+c+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:yr.properties.due.type}}],!1;if(e===g&&e===g&&typeof m=="string"&&!Fe.
validate(m))return z.errors=[{instancePath:t+"/projects/"+c+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],
!1;var l=g===e}else var l=!0;if(l){if(f.isComplete!==void 0){let m=e;if(typeof f.isComplete!="boolean")return z.errors=[{instancePath:t+"/projects/"+c+"/isCompl\
ete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(f.isArchived!==void 0){
let m=e;if(typeof f.isArchived!="boolean")return z.errors=[{instancePath:t+"/projects/"+c+"/isArchived",schemaPath:"JobProject.json/properties/isArchived/type",
keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(f.state!==void 0){let m=f.state,g=e;if(typeof m!="string")return z.errors=[{instancePath:t+
"/projects/"+c+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="backlog"||m==="inProgress"||m===
"inReview"||m==="inQA"||m==="done"))return z.errors=[{instancePath:t+"/projects/"+c+"/state",schemaPath:"JobProject.json/properties/state/enum",keyword:"enum",params:{
allowedValues:yr.properties.state.enum}}],!1;var l=g===e}else var l=!0;if(l){if(f.numSourceTokens!==void 0){let m=f.numSourceTokens,g=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)))return z.errors=[{instancePath:t+"/projects/"+c+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m)))return z.errors=[{instancePath:t+"/projects/"+c+"/numSour\
ceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=g===e}else var l=!0;if(l){
if(f.createdAt!==void 0){let m=f.createdAt,g=e;if(e===g&&e===g)if(typeof m=="string"){if(!Fe.validate(m))return z.errors=[{instancePath:t+"/projects/"+c+"/creat\
edAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return z.errors=[{instancePath:t+"/project\
s/"+c+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(f.updatedAt!==
void 0){let m=f.updatedAt,g=e;if(e===g&&e===g)if(typeof m=="string"){if(!Fe.validate(m))return z.errors=[{instancePath:t+"/projects/"+c+"/updatedAt",schemaPath:"\
JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return z.errors=[{instancePath:t+"/projects/"+c+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(f.isDeleted!==void 0){let m=e;
if(typeof f.isDeleted!="boolean")return z.errors=[{instancePath:t+"/projects/"+c+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(f.memoryId!==void 0){let m=f.memoryId,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return z.errors=[{instancePath:t+"/projects/"+c+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return z.errors=[{instancePath:t+"/projects/"+c+"/memoryId",schemaPath:"JobProject.json/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){if(f.workflowStatus!==void 0){let m=f.workflowStatus,g=e;if(typeof m!=
"string")return z.errors=[{instancePath:t+"/projects/"+c+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(m==="READY_TO_START"||m==="IN_PROGRESS"||m==="DONE"))return z.errors=[{instancePath:t+"/projects/"+c+"/workflowStatus",schemaPath:"JobProject\
.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:yr.properties.workflowStatus.enum}}],!1;var l=g===e}else var l=!0;if(l)if(f.workflowName!==
void 0){let m=f.workflowName,g=e;if(e===g)if(typeof m=="string"){if($(m)<1)return z.errors=[{instancePath:t+"/projects/"+c+"/workflowName",schemaPath:"JobProjec\
t.json/properties/workflowName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/projects/"+c+"/workflowName",schemaPath:"\
JobProject.json/properties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0}}}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t+
"/projects/"+c,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else return z.errors=[{instancePath:t+"/pro\
jects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=i,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=R.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.creationStatus===void 0&&(l="creatio\
nStatus")||r.status===void 0&&(l="status")||r.due===void 0&&(l="due")||r.deliveredAt===void 0&&(l="deliveredAt")||r.isProcessing===void 0&&(l="isProcessing")||r.
domains===void 0&&(l="domains")||r.stats===void 0&&(l="stats"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let d=e;for(let a in r)if(!fe.call(ur.properties,a)){return R.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a}}],!1;break}if(d===e){if(r.id!==void 0){let a=r.id,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!x.validate(a))return R.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.name!==void 0){let a=r.
name,s=e;if(e===s)if(typeof a=="string"){if($(a)>255)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if($(a)<1)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(r.creationStatus!==
void 0){let a=r.creationStatus,s=e;if(typeof a!="string")return R.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(a==="PENDING"||a==="COMPLETE"||a==="FAILED"))return R.errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/\
creationStatus/enum",keyword:"enum",params:{allowedValues:ur.properties.creationStatus.enum}}],!1;var n=s===e}else var n=!0;if(n){if(r.status!==void 0){let a=r.
status,s=e;if(typeof a!="string")return R.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a===
"active"||a==="archived"||a==="delivered"))return R.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ur.
properties.status.enum}}],!1;var n=s===e}else var n=!0;if(n){if(r.due!==void 0){let a=r.due,s=e;if(typeof a!="string"&&a!==null)return R.errors=[{instancePath:t+
"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:ur.properties.due.type}}],!1;if(e===s&&e===s&&typeof a=="string"&&!Fe.validate(a))return R.
errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n){if(r.deliveredAt!==
void 0){let a=r.deliveredAt,s=e;if(typeof a!="string"&&a!==null)return R.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"\
type",params:{type:ur.properties.deliveredAt.type}}],!1;if(e===s&&e===s&&typeof a=="string"&&!Fe.validate(a))return R.errors=[{instancePath:t+"/deliveredAt",schemaPath:"\
#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n){if(r.isProcessing!==void 0){let a=r.isProcessing,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"\
type",params:{type:"integer"}}],!1;if(!(a===0||a===1||a===-2))return R.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"\
enum",params:{allowedValues:ur.properties.isProcessing.enum}}],!1;var n=s===e}else var n=!0;if(n){if(r.domains!==void 0){let a=r.domains,s=e;if(e===s)if(Array.isArray(
a)){var p=!0;let P=a.length;for(let b=0;b<P;b++){let c=a[b],f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return R.errors=[{instancePath:t+"/doma\
ins/"+b,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)&&!cr.validate(c))return R.
errors=[{instancePath:t+"/domains/"+b,schemaPath:"#/properties/domains/items/format",keyword:"format",params:{format:"int32"}}],!1;var p=f===e;if(!p)break}}else
return R.errors=[{instancePath:t+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var n=s===e}else var n=!0;if(n)if(r.
stats!==void 0){let a=e;z(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:F,dynamicAnchors:T})||(i=i===null?z.errors:i.concat(
z.errors),e=i.length);var n=a===e}else var n=!0}}}}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=i,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=Pr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let p=r.length;for(let l=0;l<
p;l++){let d=e;R(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(R.errors),e=i.length);
var n=d===e;if(!n)break}}else return Pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Pr.errors=i,e===0}Pr.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var qt=Tr;function Tr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Tr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),Tr.errors=i,e===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt=xr;function xr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=xr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),xr.errors=i,e===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mt=Lr;function Lr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Lr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),Lr.errors=i,e===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=Xe;function Xe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Xe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id"))return Xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="id"){return Xe.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.id!==void 0){let l=r.id,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof l=="numb\
er"&&isFinite(l)&&!x.validate(l))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=i,e===0}Xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ut=K;function K(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=K.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.sourceWords===void 0&&(d="sourceWords")||r.exactWords===void 0&&
(d="exactWords")||r.fuzzyWords===void 0&&(d="fuzzyWords")||r.newWords===void 0&&(d="newWords")||r.projects===void 0&&(d="projects"))return K.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.sourceWords!==void 0){let s=r.sourceWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return K.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===
e}else var n=!0;if(n){if(r.exactWords!==void 0){let s=r.exactWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return K.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;
if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return K.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){if(r.newWords!==
void 0){let s=r.newWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return K.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n)if(r.projects!==void 0){let s=r.projects,o=e;
if(e===o)if(Array.isArray(s)){var p=!0;let b=s.length;for(let c=0;c<b;c++){let f=s[c],y=e;if(e===y)if(f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.id===
void 0&&(w="id")||f.sourceWords===void 0&&(w="sourceWords")||f.exactWords===void 0&&(w="exactWords")||f.fuzzyWords===void 0&&(w="fuzzyWords")||f.newWords===void 0&&
(w="newWords"))return K.errors=[{instancePath:t+"/projects/"+c,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:w}}],
!1;{let k=e;for(let h in f)if(!(h==="id"||h==="sourceWords"||h==="exactWords"||h==="fuzzyWords"||h==="newWords")){return K.errors=[{instancePath:t+"/projects/"+
c,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(f.id!==void 0){
let h=f.id,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)&&!x.validate(h))return K.errors=[{instancePath:t+
"/projects/"+c+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=m===e}else var l=!0;if(l){
if(f.sourceWords!==void 0){let h=f.sourceWords,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(
h)&&(h<0||isNaN(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l){if(f.exactWords!==void 0){let h=f.exactWords,m=e;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l){if(f.fuzzyWords!==
void 0){let h=f.fuzzyWords,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return K.
errors=[{instancePath:t+"/projects/"+c+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var l=m===e}else var l=!0;if(l)if(f.newWords!==void 0){let h=f.newWords,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.
errors=[{instancePath:t+"/projects/"+c+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===m&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return K.errors=[{instancePath:t+"/projects/"+c+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0}}}}}}else return K.errors=[{instancePath:t+"/proje\
cts/"+c,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else return K.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}}}}else return K.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=i,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jt=Er;function Er(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Er.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),Er.errors=i,e===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ot=zr;function zr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=zr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),zr.errors=i,e===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rt=$r;function $r(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=$r.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),$r.errors=i,e===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=qr;function qr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=qr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),R(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?R.errors:i.concat(
R.errors),e=i.length),qr.errors=i,e===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zt=kr;var dr={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["string","null"],
pattern:"^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog",
"inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"],format:"int64"},archived:{type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{
type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},created_at:{type:"integer",format:"int64"},updated_at:{type:"\
integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"array",items:{$ref:"Document.json"}}},additionalProperties:!1,
$id:"Project.json"},hr={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","exp\
ort_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_a\
t","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"\
^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"\
boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{
type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},
translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer",format:"\
int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{$ref:"Segment.j\
son"}}},additionalProperties:!1,$id:"Document.json"},Ye={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","ta\
rget","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer",format:"int64"},updated_at:{type:"intege\
r",format:"int64"},document_id:{type:["integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string",minLength:1},srclang:{type:"\
string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{type:"string",pattern:"^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{
type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1,$id:"Segment.json"};function E(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,
dynamicAnchors:T={}}={}){let i=null,e=0,u=E.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let a;if(r.id===void 0&&(a="id")||r.project_id===void 0&&(a="project_id")||r.srclang===void 0&&(a="srclang")||r.trglang===void 0&&(a="trglang")||r.name===
void 0&&(a="name")||r.import_in_progress===void 0&&(a="import_in_progress")||r.import_succeeded===void 0&&(a="import_succeeded")||r.import_error_message===void 0&&
(a="import_error_message")||r.export_in_progress===void 0&&(a="export_in_progress")||r.export_succeeded===void 0&&(a="export_succeeded")||r.export_error_message===
void 0&&(a="export_error_message")||r.is_pretranslating===void 0&&(a="is_pretranslating")||r.status===void 0&&(a="status")||r.translator_email===void 0&&(a="tra\
nslator_email")||r.reviewer_email===void 0&&(a="reviewer_email")||r.customer_reviewer_email===void 0&&(a="customer_reviewer_email")||r.created_at===void 0&&(a="\
created_at")||r.updated_at===void 0&&(a="updated_at")||r.is_review_complete===void 0&&(a="is_review_complete"))return E.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:a}}],!1;{let s=e;for(let o in r)if(!fe.call(hr.properties,o)){return E.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(s===e){if(r.id!==void 0){let o=r.id,P=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof o==
"number"&&isFinite(o)&&!x.validate(o))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===
e}else var n=!0;if(n){if(r.project_id!==void 0){let o=r.project_id,P=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof o=="number"&&isFinite(o)&&!x.validate(o))return E.
errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===e}else var n=!0;if(n){
if(r.srclang!==void 0){let o=r.srclang,P=e;if(e===P)if(typeof o=="string"){if(!Y.test(o))return E.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/sr\
clang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return E.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(r.trglang!==void 0){let o=r.trglang,P=e;if(e===P)if(typeof o=="string"){if(!Y.test(o))return E.
errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return E.errors=[{instancePath:t+
"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(r.name!==void 0){let o=r.name,P=e;
if(e===P)if(typeof o=="string"){if($(o)>255)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if($(o)<1)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(r.import_in_progress!==
void 0){let o=e;if(typeof r.import_in_progress!="boolean")return E.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.import_succeeded!==void 0){let o=e;if(typeof r.import_succeeded!="boolean")return E.
errors=[{instancePath:t+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;
if(n){if(r.import_error_message!==void 0){let o=e;if(typeof r.import_error_message!="string")return E.errors=[{instancePath:t+"/import_error_message",schemaPath:"\
#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.export_in_progress!==void 0){let o=e;if(typeof r.
export_in_progress!="boolean")return E.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"\
boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.export_succeeded!==void 0){let o=e;if(typeof r.export_succeeded!="boolean")return E.errors=[{instancePath:t+
"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.export_error_message!==
void 0){let o=e;if(typeof r.export_error_message!="string")return E.errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_messag\
e/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.is_pretranslating!==void 0){let o=e;if(typeof r.is_pretranslating!="bool\
ean")return E.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===
e}else var n=!0;if(n){if(r.status!==void 0){let o=r.status,P=e;if(e===P)if(o&&typeof o=="object"&&!Array.isArray(o)){let c;if(o.pretranslation===void 0&&(c="pre\
translation"))return E.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let y in o)
if(y!=="pretranslation"){return E.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(f===e&&o.pretranslation!==void 0){let y=o.pretranslation;if(typeof y!="string")return E.errors=[{instancePath:t+"/status/pre\
translation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="idle"||y==="pending"||y==="run\
ning"))return E.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:hr.
properties.status.properties.pretranslation.enum}}],!1}}}else return E.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"object"}}],!1;var n=P===e}else var n=!0;if(n){if(r.translator_email!==void 0){let o=r.translator_email,P=e;if(typeof o!="string"&&o!==null)return E.errors=
[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:hr.properties.translator_email.type}}],!1;var n=P===
e}else var n=!0;if(n){if(r.reviewer_email!==void 0){let o=r.reviewer_email,P=e;if(typeof o!="string"&&o!==null)return E.errors=[{instancePath:t+"/reviewer_email",
schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:hr.properties.reviewer_email.type}}],!1;var n=P===e}else var n=!0;if(n){if(r.customer_reviewer_email!==
void 0){let o=r.customer_reviewer_email,P=e;if(typeof o!="string"&&o!==null)return E.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties\
/customer_reviewer_email/type",keyword:"type",params:{type:hr.properties.customer_reviewer_email.type}}],!1;var n=P===e}else var n=!0;if(n){if(r.created_at!==void 0){
let o=r.created_at,P=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_\
at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof o=="number"&&isFinite(o)&&!x.validate(o))return E.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===e}else var n=!0;if(n){if(r.updated_at!==void 0){let o=r.updated_at,P=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return E.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===P&&typeof o=="number"&&isFinite(o)&&!x.validate(o))return E.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/form\
at",keyword:"format",params:{format:"int64"}}],!1;var n=P===e}else var n=!0;if(n){if(r.is_review_complete!==void 0){let o=e;if(typeof r.is_review_complete!="boo\
lean")return E.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===
e}else var n=!0;if(n){if(r.import_note!==void 0){let o=e;if(typeof r.import_note!="string")return E.errors=[{instancePath:t+"/import_note",schemaPath:"#/propert\
ies/import_note/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n)if(r.segments!==void 0){let o=r.segments,P=e;if(e===P)if(Array.isArray(
o)){var p=!0;let c=o.length;for(let f=0;f<c;f++){let y=o[f],v=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let h;if(y.id===void 0&&(h="id")||y.created_at===
void 0&&(h="created_at")||y.updated_at===void 0&&(h="updated_at")||y.document_id===void 0&&(h="document_id")||y.memory_id===void 0&&(h="memory_id")||y.source===
void 0&&(h="source")||y.srclang===void 0&&(h="srclang")||y.target===void 0&&(h="target")||y.trglang===void 0&&(h="trglang")||y.is_confirmed===void 0&&(h="is_con\
firmed")||y.is_reviewed===void 0&&(h="is_reviewed"))return E.errors=[{instancePath:t+"/segments/"+f,schemaPath:"Segment.json/required",keyword:"required",params:{
missingProperty:h}}],!1;{let m=e;for(let g in y)if(!fe.call(Ye.properties,g)){return E.errors=[{instancePath:t+"/segments/"+f,schemaPath:"Segment.json/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(m===e){if(y.id!==void 0){let g=y.id,S=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return E.errors=[{instancePath:t+"/segments/"+f+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===S&&typeof g=="number"&&isFinite(g)&&!x.validate(g))return E.errors=[{instancePath:t+"/segments/"+f+"/id",schemaPath:"Segment.json/properties/id/format",
keyword:"format",params:{format:"int64"}}],!1;var l=S===e}else var l=!0;if(l){if(y.created_at!==void 0){let g=y.created_at,S=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return E.errors=[{instancePath:t+"/segments/"+f+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===S&&typeof g=="number"&&isFinite(g)&&!x.validate(g))return E.errors=[{instancePath:t+"/segments/"+f+"/created_at",schemaPath:"Segment\
.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var l=S===e}else var l=!0;if(l){if(y.updated_at!==void 0){let g=y.updated_at,S=e;
if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return E.errors=[{instancePath:t+"/segments/"+f+"/updated_at",schemaPath:"Segment.json/properties/updat\
ed_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof g=="number"&&isFinite(g)&&!x.validate(g))return E.errors=[{instancePath:t+"/segments/"+
f+"/updated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var l=S===e}else var l=!0;if(l){if(y.document_id!==
void 0){let g=y.document_id,S=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return E.errors=[{instancePath:t+"/segments/"+f+"/document_id",
schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ye.properties.document_id.type}}],!1;if(e===S&&typeof g=="number"&&isFinite(g)&&
!x.validate(g))return E.errors=[{instancePath:t+"/segments/"+f+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var l=S===e}else var l=!0;if(l){if(y.memory_id!==void 0){let g=y.memory_id,S=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return E.errors=
[{instancePath:t+"/segments/"+f+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof g==
"number"&&isFinite(g)&&!x.validate(g))return E.errors=[{instancePath:t+"/segments/"+f+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=S===e}else var l=!0;if(l){if(y.source!==void 0){let g=y.source,S=e;if(e===S)if(typeof g=="string"){if($(g)<1)return E.
errors=[{instancePath:t+"/segments/"+f+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=
[{instancePath:t+"/segments/"+f+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;
if(l){if(y.srclang!==void 0){let g=y.srclang,S=e;if(e===S)if(typeof g=="string"){if(!Y.test(g))return E.errors=[{instancePath:t+"/segments/"+f+"/srclang",schemaPath:"\
Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return E.errors=[{instancePath:t+"/segments/"+f+"/srclang",schemaPath:"\
Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;if(l){if(y.target!==void 0){let g=e;if(typeof y.target!=
"string")return E.errors=[{instancePath:t+"/segments/"+f+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=g===
e}else var l=!0;if(l){if(y.trglang!==void 0){let g=y.trglang,S=e;if(e===S)if(typeof g=="string"){if(!Y.test(g))return E.errors=[{instancePath:t+"/segments/"+f+"\
/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return E.errors=[{instancePath:t+"/segm\
ents/"+f+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;if(l){if(y.is_confirmed!==
void 0){let g=e;if(typeof y.is_confirmed!="boolean")return E.errors=[{instancePath:t+"/segments/"+f+"/is_confirmed",schemaPath:"Segment.json/properties/is_confi\
rmed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=g===e}else var l=!0;if(l){if(y.is_reviewed!==void 0){let g=e;if(typeof y.is_reviewed!="boolean")return E.
errors=[{instancePath:t+"/segments/"+f+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=g===
e}else var l=!0;if(l)if(y.comments!==void 0){let g=y.comments,S=e;if(e===S)if(Array.isArray(g)){if(g.length>0)return E.errors=[{instancePath:t+"/segments/"+f+"/\
comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var d=!0;let I=g.length;for(let O=0;O<I;O++){let _=g[O],
A=e;if(!(_&&typeof _=="object"&&!Array.isArray(_)))return E.errors=[{instancePath:t+"/segments/"+f+"/comments/"+O,schemaPath:"Segment.json/properties/comments/i\
tems/type",keyword:"type",params:{type:"object"}}],!1;var d=A===e;if(!d)break}}}else return E.errors=[{instancePath:t+"/segments/"+f+"/comments",schemaPath:"Seg\
ment.json/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var l=S===e}else var l=!0}}}}}}}}}}}}}else return E.errors=[{instancePath:t+"/segm\
ents/"+f,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}}],!1;var p=v===e;if(!p)break}}else return E.errors=[{instancePath:t+"/segments",schemaPath:"\
#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=P===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=i,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=V.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.memory_id===void 0&&(d="memory_id")||r.job_id===void 0&&(d="job_i\
d")||r.srclang===void 0&&(d="srclang")||r.trglang===void 0&&(d="trglang")||r.srclocale===void 0&&(d="srclocale")||r.trglocale===void 0&&(d="trglocale")||r.name===
void 0&&(d="name")||r.state===void 0&&(d="state")||r.due_date===void 0&&(d="due_date")||r.archived===void 0&&(d="archived")||r.metadata===void 0&&(d="metadata")||
r.sample_review_percentage===void 0&&(d="sample_review_percentage")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at")||r.workflowStatus===
void 0&&(d="workflowStatus")||r.document===void 0&&(d="document"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let a=e;for(let s in r)if(!fe.call(dr.properties,s)){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return V.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){if(r.memory_id!==void 0){
let s=r.memory_id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return V.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){if(r.job_id!==void 0){let s=r.job_id,o=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return V.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){if(r.srclang!==void 0){let s=r.srclang,o=e;if(e===o)if(typeof s=="string"){if(!Y.test(s))return V.errors=
[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return V.errors=[{instancePath:t+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.trglang!==void 0){let s=r.trglang,
o=e;if(e===o)if(typeof s=="string"){if(!Y.test(s))return V.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return V.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=o===
e}else var n=!0;if(n){if(r.srclocale!==void 0){let s=r.srclocale,o=e;if(typeof s!="string"&&s!==null)return V.errors=[{instancePath:t+"/srclocale",schemaPath:"#\
/properties/srclocale/type",keyword:"type",params:{type:dr.properties.srclocale.type}}],!1;if(e===o&&typeof s=="string"&&!be.test(s))return V.errors=[{instancePath:t+
"/srclocale",schemaPath:"#/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var n=o===e}else var n=!0;if(n){if(r.trglocale!==void 0){
let s=r.trglocale,o=e;if(typeof s!="string"&&s!==null)return V.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{
type:dr.properties.trglocale.type}}],!1;if(e===o&&typeof s=="string"&&!be.test(s))return V.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trgloca\
le/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var n=o===e}else var n=!0;if(n){if(r.name!==void 0){let s=r.name,o=e;if(e===o)if(typeof s=="str\
ing"){if($(s)>255)return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(s)<1)return V.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.state!==void 0){let s=r.state,o=e;if(typeof s!=
"string")return V.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inPr\
ogress"||s==="inReview"||s==="inQA"||s==="done"))return V.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:dr.
properties.state.enum}}],!1;var n=o===e}else var n=!0;if(n){if(r.due_date!==void 0){let s=r.due_date,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&
s!==null)return V.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:dr.properties.due_date.type}}],!1;if(e===
o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return V.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{
format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){if(r.archived!==void 0){let s=e;if(typeof r.archived!="boolean")return V.errors=[{instancePath:t+"/archived",
schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(r.metadata!==void 0){let s=r.metadata,o=e;
if(e===o)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return V.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata\
/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let b in s){let c=s[b],f=e;if(typeof c!="string"&&!(typeof c=="number"&&isFinite(c))&&typeof c!=
"boolean")return V.errors=[{instancePath:t+"/metadata/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"\
type",params:{type:dr.properties.metadata.additionalProperties.type}}],!1;var p=f===e;if(!p)break}}else return V.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=o===e}else var n=!0;if(n){if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,
o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review\
_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return V.errors=[{instancePath:t+"/s\
ample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return V.
errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=o===e}else var n=!0;if(n){if(r.created_at!==void 0){let s=r.created_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return V.
errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){
if(r.updated_at!==void 0){let s=r.updated_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return V.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n){if(r.workflowStatus!==void 0){
let s=r.workflowStatus,o=e;if(typeof s!="string")return V.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",
params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return V.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/propertie\
s/workflowStatus/enum",keyword:"enum",params:{allowedValues:dr.properties.workflowStatus.enum}}],!1;var n=o===e}else var n=!0;if(n)if(r.document!==void 0){let s=r.
document,o=e;if(e===o)if(Array.isArray(s)){var l=!0;let b=s.length;for(let c=0;c<b;c++){let f=e;E(s[c],{instancePath:t+"/document/"+c,parentData:s,parentDataProperty:c,
rootData:F,dynamicAnchors:T})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var l=f===e;if(!l)break}}else return V.errors=[{instancePath:t+"/document",schemaPath:"\
#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}}}}}}}}}}}}}}}}else return V.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=i,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=kr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(r)){var n=!0;let p=r.length;for(let l=0;l<p;l++){let d=e;V(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:F,
dynamicAnchors:T})||(i=i===null?V.errors:i.concat(V.errors),e=i.length);var n=d===e;if(!n)break}}else return kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return kr.errors=i,e===0}kr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Bt=Wr;function Wr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Wr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),V(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?V.errors:i.concat(
V.errors),e=i.length),Wr.errors=i,e===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gt=We;function We(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=We.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return We.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="id"||d==="deleted")){
return We.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(r.id!==
void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(r.deleted!==void 0){let d=r.deleted,a=e;if(typeof d!="boolean")return We.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return We.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=a===e}else var n=!0}}}else return We.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=i,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yt=Mr;function Mr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Mr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),E(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?E.errors:i.concat(
E.errors),e=i.length),Mr.errors=i,e===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qt=Ne;function Ne(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ne.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.is_pretranslating===void 0&&(d="\
is_pretranslating")||r.documents===void 0&&(d="documents"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let a=e;for(let s in r)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return Ne.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(e===o)if(Array.isArray(s)){var n=!0;let P=s.length;
for(let b=0;b<P;b++){let c=s[b],f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Ne.errors=[{instancePath:t+"/id/"+b,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)&&!x.validate(c))return Ne.errors=[{instancePath:t+"/id/"+b,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=f===e;if(!n)break}}else return Ne.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var p=o===e}else var p=!0;if(p){if(r.is_pretranslating!==void 0){let s=r.is_pretranslating,o=e;if(typeof s!=
"boolean")return Ne.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return Ne.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=o===
e}else var p=!0;if(p)if(r.documents!==void 0){let s=r.documents,o=e;if(e===o)if(Array.isArray(s)){var l=!0;let b=s.length;for(let c=0;c<b;c++){let f=e;E(s[c],{instancePath:t+
"/documents/"+c,parentData:s,parentDataProperty:c,rootData:F,dynamicAnchors:T})||(i=i===null?E.errors:i.concat(E.errors),e=i.length);var l=f===e;if(!l)break}}else
return Ne.errors=[{instancePath:t+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var p=o===e}else var p=!0}}}}else
return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=i,e===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ht=Me;function Me(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Me.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="id"||d==="deleted")){
return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(r.id!==
void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(r.deleted!==void 0){let d=r.deleted,a=e;if(typeof d!="boolean")return Me.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Me.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=a===e}else var n=!0}}}else return Me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=i,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt=ee;function ee(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ee.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.created_at===void 0&&(d="created\
_at")||r.updated_at===void 0&&(d="updated_at")||r.document_id===void 0&&(d="document_id")||r.memory_id===void 0&&(d="memory_id")||r.source===void 0&&(d="source")||
r.srclang===void 0&&(d="srclang")||r.target===void 0&&(d="target")||r.trglang===void 0&&(d="trglang")||r.is_confirmed===void 0&&(d="is_confirmed")||r.is_reviewed===
void 0&&(d="is_reviewed"))return ee.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)
if(!fe.call(Ye.properties,s)){return ee.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return ee.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.
created_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return ee.errors=[{instancePath:t+"/created_a\
t",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.updated_at!==void 0){
let s=r.updated_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/propert\
ies/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return ee.errors=[{instancePath:t+"/u\
pdated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.document_id!==
void 0){let s=r.document_id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return ee.errors=[{instancePath:t+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:Ye.properties.document_id.type}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(
s))return ee.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.memory_id!==void 0){let s=r.memory_id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+
"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(
s))return ee.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.source!==void 0){let s=r.source,o=e;if(e===o)if(typeof s=="string"){if($(s)<1)return ee.errors=[{instancePath:t+"/source",schemaPath:"\
Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/source",schemaPath:"Segment.json/pr\
operties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.srclang!==void 0){let s=r.srclang,o=e;if(e===o)if(typeof s==
"string"){if(!Y.test(s))return ee.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a\
-z]{2}$"}}],!1}else return ee.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return ee.errors=[{instancePath:t+"/target",schemaPath:"Segment.json/properties\
/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=r.trglang,o=e;if(e===o)if(typeof s=="strin\
g"){if(!Y.test(s))return ee.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}\
$"}}],!1}else return ee.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return ee.errors=[{instancePath:t+"/is_confirmed",schemaPath:"Segm\
ent.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return ee.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var p=s===e}else var p=!0;if(p)if(r.comments!==void 0){let s=r.comments,o=e;if(e===o)if(Array.isArray(s)){if(s.length>0)return ee.errors=[{instancePath:t+
"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var l=!0;let b=s.length;for(let c=0;c<b;c++){let f=s[c],
y=e;if(!(f&&typeof f=="object"&&!Array.isArray(f)))return ee.errors=[{instancePath:t+"/comments/"+c,schemaPath:"Segment.json/properties/comments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var l=y===e;if(!l)break}}}else return ee.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properties/comments/type",
keyword:"type",params:{type:"array"}}],!1;var p=o===e}else var p=!0}}}}}}}}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"Segment.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ee.errors=i,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kt=wr;function wr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=wr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=e,p=!1,l=null,d=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.id===void 0&&(k="id")||r.created_at===
void 0&&(k="created_at")||r.updated_at===void 0&&(k="updated_at")||r.document_id===void 0&&(k="document_id")||r.memory_id===void 0&&(k="memory_id")||r.source===
void 0&&(k="source")||r.srclang===void 0&&(k="srclang")||r.target===void 0&&(k="target")||r.trglang===void 0&&(k="trglang")||r.is_confirmed===void 0&&(k="is_con\
firmed")||r.is_reviewed===void 0&&(k="is_reviewed")){let h={instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:k}};i===
null?i=[h]:i.push(h),e++}else{let h=e;for(let m in r)if(!fe.call(Ye.properties,m)){let g={instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}};i===null?i=[g]:i.push(g),e++;break}if(h===e){if(r.id!==void 0){let m=r.id,g=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let S={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};i===null?i=[S]:i.push(
S),e++}if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m)){let S={instancePath:t+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}};i===null?i=[S]:i.push(S),e++}var s=g===e}else var s=!0;if(s){if(r.created_at!==void 0){let m=r.created_at,g=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let j={instancePath:t+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};i===null?
i=[j]:i.push(j),e++}if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m)){let j={instancePath:t+"/created_at",schemaPath:"Segment.json/properties/created_a\
t/format",keyword:"format",params:{format:"int64"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){if(r.updated_at!==void 0){let m=r.updated_at,g=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let j={instancePath:t+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",
params:{type:"integer"}};i===null?i=[j]:i.push(j),e++}if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m)){let j={instancePath:t+"/updated_at",schemaPath:"\
Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){if(r.document_id!==
void 0){let m=r.document_id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){let j={instancePath:t+"/document_id",schemaPath:"Segment.jso\
n/properties/document_id/type",keyword:"type",params:{type:Ye.properties.document_id.type}};i===null?i=[j]:i.push(j),e++}if(e===g&&typeof m=="number"&&isFinite(
m)&&!x.validate(m)){let j={instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}};i===null?
i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){if(r.memory_id!==void 0){let m=r.memory_id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let j={
instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};i===null?i=[j]:i.push(j),e++}if(e===g&&typeof m==
"number"&&isFinite(m)&&!x.validate(m)){let j={instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){if(r.source!==void 0){let m=r.source,g=e;if(e===g)if(typeof m=="string"){if($(m)<1){let j={
instancePath:t+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}};i===null?i=[j]:i.push(j),e++}}else{let j={instancePath:t+
"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){if(r.
srclang!==void 0){let m=r.srclang,g=e;if(e===g)if(typeof m=="string"){if(!Y.test(m)){let j={instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclan\
g/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};i===null?i=[j]:i.push(j),e++}}else{let j={instancePath:t+"/srclang",schemaPath:"Segment.json/propert\
ies/srclang/type",keyword:"type",params:{type:"string"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){if(r.target!==void 0){let m=e;if(typeof r.
target!="string"){let S={instancePath:t+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};i===null?i=[S]:i.push(
S),e++}var s=m===e}else var s=!0;if(s){if(r.trglang!==void 0){let m=r.trglang,g=e;if(e===g)if(typeof m=="string"){if(!Y.test(m)){let j={instancePath:t+"/trglang",
schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};i===null?i=[j]:i.push(j),e++}}else{let j={instancePath:t+"\
/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0;if(s){
if(r.is_confirmed!==void 0){let m=e;if(typeof r.is_confirmed!="boolean"){let S={instancePath:t+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/\
type",keyword:"type",params:{type:"boolean"}};i===null?i=[S]:i.push(S),e++}var s=m===e}else var s=!0;if(s){if(r.is_reviewed!==void 0){let m=e;if(typeof r.is_reviewed!=
"boolean"){let S={instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};i===null?i=[S]:i.push(
S),e++}var s=m===e}else var s=!0;if(s)if(r.comments!==void 0){let m=r.comments,g=e;if(e===g)if(Array.isArray(m))if(m.length>0){let j={instancePath:t+"/comments",
schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}};i===null?i=[j]:i.push(j),e++}else{var o=!0;let j=m.length;for(let I=0;I<
j;I++){let O=m[I],_=e;if(!(O&&typeof O=="object"&&!Array.isArray(O))){let q={instancePath:t+"/comments/"+I,schemaPath:"Segment.json/properties/comments/items/ty\
pe",keyword:"type",params:{type:"object"}};i===null?i=[q]:i.push(q),e++}var o=_===e;if(!o)break}}else{let j={instancePath:t+"/comments",schemaPath:"Segment.json\
/properties/comments/type",keyword:"type",params:{type:"array"}};i===null?i=[j]:i.push(j),e++}var s=g===e}else var s=!0}}}}}}}}}}}}}else{let k={instancePath:t,schemaPath:"\
Segment.json/type",keyword:"type",params:{type:"object"}};i===null?i=[k]:i.push(k),e++}var v=d===e;if(v){p=!0,l=0;var P=!0}let b=e;if(e===b)if(Array.isArray(r)){
var c=!0;let k=r.length;for(let h=0;h<k;h++){let m=r[h],g=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let I;if(m.id===void 0&&(I="id")||m.created_at===
void 0&&(I="created_at")||m.updated_at===void 0&&(I="updated_at")||m.document_id===void 0&&(I="document_id")||m.memory_id===void 0&&(I="memory_id")||m.source===
void 0&&(I="source")||m.srclang===void 0&&(I="srclang")||m.target===void 0&&(I="target")||m.trglang===void 0&&(I="trglang")||m.is_confirmed===void 0&&(I="is_con\
firmed")||m.is_reviewed===void 0&&(I="is_reviewed")){let O={instancePath:t+"/"+h,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:I}};
i===null?i=[O]:i.push(O),e++}else{let O=e;for(let _ in m)if(!fe.call(Ye.properties,_)){let A={instancePath:t+"/"+h,schemaPath:"Segment.json/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:_}};i===null?i=[A]:i.push(A),e++;break}if(O===e){if(m.id!==void 0){let _=m.id,A=e;if(!(typeof _=="numb\
er"&&!(_%1)&&!isNaN(_)&&isFinite(_))){let q={instancePath:t+"/"+h+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};i===
null?i=[q]:i.push(q),e++}if(e===A&&typeof _=="number"&&isFinite(_)&&!x.validate(_)){let q={instancePath:t+"/"+h+"/id",schemaPath:"Segment.json/properties/id/for\
mat",keyword:"format",params:{format:"int64"}};i===null?i=[q]:i.push(q),e++}var f=A===e}else var f=!0;if(f){if(m.created_at!==void 0){let _=m.created_at,A=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){let U={instancePath:t+"/"+h+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}};i===null?i=[U]:i.push(U),e++}if(e===A&&typeof _=="number"&&isFinite(_)&&!x.validate(_)){let U={instancePath:t+"/"+h+"/created_at",schemaPath:"S\
egment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0;if(f){if(m.updated_at!==
void 0){let _=m.updated_at,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){let U={instancePath:t+"/"+h+"/updated_at",schemaPath:"Segment.json/prop\
erties/updated_at/type",keyword:"type",params:{type:"integer"}};i===null?i=[U]:i.push(U),e++}if(e===A&&typeof _=="number"&&isFinite(_)&&!x.validate(_)){let U={instancePath:t+
"/"+h+"/updated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else
var f=!0;if(f){if(m.document_id!==void 0){let _=m.document_id,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))&&_!==null){let U={instancePath:t+"/"+
h+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:Ye.properties.document_id.type}};i===null?i=[U]:i.push(U),e++}
if(e===A&&typeof _=="number"&&isFinite(_)&&!x.validate(_)){let U={instancePath:t+"/"+h+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"\
format",params:{format:"int64"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0;if(f){if(m.memory_id!==void 0){let _=m.memory_id,A=e;if(!(typeof _=="num\
ber"&&!(_%1)&&!isNaN(_)&&isFinite(_))){let U={instancePath:t+"/"+h+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}};i===null?i=[U]:i.push(U),e++}if(e===A&&typeof _=="number"&&isFinite(_)&&!x.validate(_)){let U={instancePath:t+"/"+h+"/memory_id",schemaPath:"Segment.\
json/properties/memory_id/format",keyword:"format",params:{format:"int64"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0;if(f){if(m.source!==void 0){let _=m.
source,A=e;if(e===A)if(typeof _=="string"){if($(_)<1){let U={instancePath:t+"/"+h+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLe\
ngth",params:{limit:1}};i===null?i=[U]:i.push(U),e++}}else{let U={instancePath:t+"/"+h+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",
params:{type:"string"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0;if(f){if(m.srclang!==void 0){let _=m.srclang,A=e;if(e===A)if(typeof _=="string"){
if(!Y.test(_)){let U={instancePath:t+"/"+h+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};i===
null?i=[U]:i.push(U),e++}}else{let U={instancePath:t+"/"+h+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}};i===
null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0;if(f){if(m.target!==void 0){let _=e;if(typeof m.target!="string"){let q={instancePath:t+"/"+h+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};i===null?i=[q]:i.push(q),e++}var f=_===e}else var f=!0;if(f){if(m.trglang!==void 0){
let _=m.trglang,A=e;if(e===A)if(typeof _=="string"){if(!Y.test(_)){let U={instancePath:t+"/"+h+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}};i===null?i=[U]:i.push(U),e++}}else{let U={instancePath:t+"/"+h+"/trglang",schemaPath:"Segment.json/properties/trglang/ty\
pe",keyword:"type",params:{type:"string"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0;if(f){if(m.is_confirmed!==void 0){let _=e;if(typeof m.is_confirmed!=
"boolean"){let q={instancePath:t+"/"+h+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};i===null?i=
[q]:i.push(q),e++}var f=_===e}else var f=!0;if(f){if(m.is_reviewed!==void 0){let _=e;if(typeof m.is_reviewed!="boolean"){let q={instancePath:t+"/"+h+"/is_review\
ed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};i===null?i=[q]:i.push(q),e++}var f=_===e}else var f=!0;if(f)if(m.
comments!==void 0){let _=m.comments,A=e;if(e===A)if(Array.isArray(_))if(_.length>0){let U={instancePath:t+"/"+h+"/comments",schemaPath:"Segment.json/properties/\
comments/maxItems",keyword:"maxItems",params:{limit:0}};i===null?i=[U]:i.push(U),e++}else{var y=!0;let U=_.length;for(let ke=0;ke<U;ke++){let ne=_[ke],mr=e;if(!(ne&&
typeof ne=="object"&&!Array.isArray(ne))){let Q={instancePath:t+"/"+h+"/comments/"+ke,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{
type:"object"}};i===null?i=[Q]:i.push(Q),e++}var y=mr===e;if(!y)break}}else{let U={instancePath:t+"/"+h+"/comments",schemaPath:"Segment.json/properties/comments\
/type",keyword:"type",params:{type:"array"}};i===null?i=[U]:i.push(U),e++}var f=A===e}else var f=!0}}}}}}}}}}}}}else{let I={instancePath:t+"/"+h,schemaPath:"Seg\
ment.json/type",keyword:"type",params:{type:"object"}};i===null?i=[I]:i.push(I),e++}var c=g===e;if(!c)break}}else{let k={instancePath:t,schemaPath:"#/oneOf/1/ty\
pe",keyword:"type",params:{type:"array"}};i===null?i=[k]:i.push(k),e++}var v=b===e;if(v&&p)p=!1,l=[l,1];else if(v){p=!0,l=1;var w=!0}if(p)e=n,i!==null&&(n?i.length=
n:i=null);else{let k={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};return i===null?i=[k]:i.push(k),e++,wr.errors=i,!1}return wr.
errors=i,u.props=P,u.items=w,e===0}wr.evaluated={dynamicProps:!0,dynamicItems:!0};var es=re;function re(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=re.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.created_at===void 0&&(d="created\
_at")||r.updated_at===void 0&&(d="updated_at")||r.document_id===void 0&&(d="document_id")||r.memory_id===void 0&&(d="memory_id")||r.source===void 0&&(d="source")||
r.srclang===void 0&&(d="srclang")||r.target===void 0&&(d="target")||r.trglang===void 0&&(d="trglang")||r.is_confirmed===void 0&&(d="is_confirmed")||r.is_reviewed===
void 0&&(d="is_reviewed"))return re.errors=[{instancePath:t,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)
if(!fe.call(Ye.properties,s)){return re.errors=[{instancePath:t,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.id!==void 0){let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return re.errors=[{instancePath:t+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.
created_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return re.errors=[{instancePath:t+"/created_a\
t",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.updated_at!==void 0){
let s=r.updated_at,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/updated_at",schemaPath:"Segment.json/propert\
ies/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return re.errors=[{instancePath:t+"/u\
pdated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.document_id!==
void 0){let s=r.document_id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return re.errors=[{instancePath:t+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:Ye.properties.document_id.type}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(
s))return re.errors=[{instancePath:t+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.memory_id!==void 0){let s=r.memory_id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+
"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(
s))return re.errors=[{instancePath:t+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.source!==void 0){let s=r.source,o=e;if(e===o)if(typeof s=="string"){if($(s)<1)return re.errors=[{instancePath:t+"/source",schemaPath:"\
Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:t+"/source",schemaPath:"Segment.json/pr\
operties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.srclang!==void 0){let s=r.srclang,o=e;if(e===o)if(typeof s==
"string"){if(!Y.test(s))return re.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a\
-z]{2}$"}}],!1}else return re.errors=[{instancePath:t+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.target!==void 0){let s=e;if(typeof r.target!="string")return re.errors=[{instancePath:t+"/target",schemaPath:"Segment.json/properties\
/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.trglang!==void 0){let s=r.trglang,o=e;if(e===o)if(typeof s=="strin\
g"){if(!Y.test(s))return re.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}\
$"}}],!1}else return re.errors=[{instancePath:t+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=o===
e}else var p=!0;if(p){if(r.is_confirmed!==void 0){let s=e;if(typeof r.is_confirmed!="boolean")return re.errors=[{instancePath:t+"/is_confirmed",schemaPath:"Segm\
ent.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(r.is_reviewed!==void 0){let s=e;if(typeof r.
is_reviewed!="boolean")return re.errors=[{instancePath:t+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var p=s===e}else var p=!0;if(p)if(r.comments!==void 0){let s=r.comments,o=e;if(e===o)if(Array.isArray(s)){if(s.length>0)return re.errors=[{instancePath:t+
"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var l=!0;let b=s.length;for(let c=0;c<b;c++){let f=s[c],
y=e;if(!(f&&typeof f=="object"&&!Array.isArray(f)))return re.errors=[{instancePath:t+"/comments/"+c,schemaPath:"Segment.json/properties/comments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var l=y===e;if(!l)break}}}else return re.errors=[{instancePath:t+"/comments",schemaPath:"Segment.json/properties/comments/type",
keyword:"type",params:{type:"array"}}],!1;var p=o===e}else var p=!0}}}}}}}}}}}}}else return re.errors=[{instancePath:t,schemaPath:"Segment.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;return re.errors=i,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ce;function Ce(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ce.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.deleted===void 0&&(p="deleted"))
return Ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="id"||d==="deleted")){
return Ce.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(r.id!==
void 0){let d=r.id,a=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(r.deleted!==void 0){let d=r.deleted,a=e;if(typeof d!="boolean")return Ce.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ce.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=a===e}else var n=!0}}}else return Ce.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=i,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ts=fr;function fr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=fr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let p=r.length;for(let l=0;l<p;l++){let d=r[l],a=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return fr.errors=[{instancePath:t+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof d=="numbe\
r"&&isFinite(d)&&!x.validate(d))return fr.errors=[{instancePath:t+"/"+l,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e;if(!n)
break}}else return fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return fr.errors=i,e===0}fr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var ss=Ke;function Ke(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ke.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.source_tagged===void 0&&(p="source_tagged")||r.target_tagged===
void 0&&(p="target_tagged"))return Ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)
if(!(d==="source_tagged"||d==="target_tagged")){return Ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(l===e){if(r.source_tagged!==void 0){let d=e;if(typeof r.source_tagged!="string")return Ke.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(r.target_tagged!==void 0){let d=e;if(typeof r.target_tagged!=
"string")return Ke.errors=[{instancePath:t+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else
var n=!0}}}else return Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=i,e===0}Ke.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var as=te;var Cr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function te(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(r)){var n=!0;let d=r.length;for(let a=0;a<d;a++){let s=r[a],o=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.
id===void 0&&(c="id")||s.name===void 0&&(c="name")||s.file_hash===void 0&&(c="file_hash")||s.detected_lang===void 0&&(c="detected_lang")||s.detected_lang_confidence===
void 0&&(c="detected_lang_confidence")||s.category===void 0&&(c="category")||s.labels===void 0&&(c="labels")||s.created_at===void 0&&(c="created_at")||s.updated_at===
void 0&&(c="updated_at"))return te.errors=[{instancePath:t+"/"+a,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;
for(let y in s)if(!fe.call(Cr.properties,y)){return te.errors=[{instancePath:t+"/"+a,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:y}}],!1;break}if(f===e){if(s.id!==void 0){let y=s.id,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return te.errors=
[{instancePath:t+"/"+a+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(
y)&&!x.validate(y))return te.errors=[{instancePath:t+"/"+a+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var p=v===e}else var p=!0;if(p){if(s.name!==void 0){let y=s.name,v=e;if(e===v)if(typeof y=="string"){if($(y)>255)return te.errors=[{instancePath:t+"/"+a+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(y)<1)return te.errors=[{instancePath:t+"/"+a+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"/"+a+"/name",schemaPath:"SourceFile\
.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.file_hash!==void 0){let y=s.file_hash,v=e;if(e===v)if(typeof y==
"string"){if($(y)>128)return te.errors=[{instancePath:t+"/"+a+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return te.errors=[{instancePath:t+"/"+a+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"st\
ring"}}],!1;var p=v===e}else var p=!0;if(p){if(s.detected_lang!==void 0){let y=e;if(typeof s.detected_lang!="string")return te.errors=[{instancePath:t+"/"+a+"/d\
etected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p){if(s.detected_lang_confidence!==
void 0){let y=s.detected_lang_confidence,v=e;if(e===v)if(typeof y=="number"&&isFinite(y)){if(y>1||isNaN(y))return te.errors=[{instancePath:t+"/"+a+"/detected_la\
ng_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(y<0||isNaN(y))
return te.errors=[{instancePath:t+"/"+a+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return te.errors=[{instancePath:t+"/"+a+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_conf\
idence/type",keyword:"type",params:{type:"number"}}],!1;var p=v===e}else var p=!0;if(p){if(s.category!==void 0){let y=s.category,v=e;if(typeof y!="string")return te.
errors=[{instancePath:t+"/"+a+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="API"||y==="\
REFERENCE"))return te.errors=[{instancePath:t+"/"+a+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:Cr.properties.
category.enum}}],!1;var p=v===e}else var p=!0;if(p){if(s.labels!==void 0){let y=s.labels,v=e;if(e===v)if(Array.isArray(y)){var l=!0;let k=y.length;for(let h=0;h<
k;h++){let m=y[h],g=e;if(e===g)if(typeof m=="string"){if($(m)>255)return te.errors=[{instancePath:t+"/"+a+"/labels/"+h,schemaPath:"SourceFile.json/properties/la\
bels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(m)<1)return te.errors=[{instancePath:t+"/"+a+"/labels/"+h,schemaPath:"SourceFile.json/pro\
perties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"/"+a+"/labels/"+h,schemaPath:"SourceFile.json/\
properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e;if(!l)break}}else return te.errors=[{instancePath:t+"/"+a+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=v===e}else var p=!0;if(p){if(s.created_at!==void 0){let y=s.created_at,v=e;
if(e===v&&e===v)if(typeof y=="string"){if(!Fe.validate(y))return te.errors=[{instancePath:t+"/"+a+"/created_at",schemaPath:"SourceFile.json/properties/created_a\
t/format",keyword:"format",params:{format:"date-time"}}],!1}else return te.errors=[{instancePath:t+"/"+a+"/created_at",schemaPath:"SourceFile.json/properties/cr\
eated_at/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p)if(s.updated_at!==void 0){let y=s.updated_at,v=e;if(e===v&&e===v)if(typeof y==
"string"){if(!Fe.validate(y))return te.errors=[{instancePath:t+"/"+a+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return te.errors=[{instancePath:t+"/"+a+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var p=v===e}else var p=!0}}}}}}}}}}else return te.errors=[{instancePath:t+"/"+a,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=o===e;if(!n)break}}else return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return te.errors=i,e===
0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var is=ie;function ie(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ie.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.file_hash===
void 0&&(d="file_hash")||r.detected_lang===void 0&&(d="detected_lang")||r.detected_lang_confidence===void 0&&(d="detected_lang_confidence")||r.category===void 0&&
(d="category")||r.labels===void 0&&(d="labels")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at"))return ie.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)if(!fe.call(Cr.properties,s)){return ie.errors=
[{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.id!==void 0){
let s=r.id,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return ie.errors=[{instancePath:t+"/id",schemaPath:"Source\
File.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=o===e}else var p=!0;if(p){if(r.name!==void 0){let s=r.name,o=e;if(e===o)if(typeof s==
"string"){if($(s)>255)return ie.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if($(s)<1)return ie.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.
file_hash!==void 0){let s=r.file_hash,o=e;if(e===o)if(typeof s=="string"){if($(s)>128)return ie.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json\
/properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return ie.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/pro\
perties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return ie.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var p=s===e}else var p=!0;if(p){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,o=e;if(e===o)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return ie.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return ie.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/dete\
cted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ie.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var p=o===e}else var p=!0;if(p){if(r.category!==void 0){let s=r.
category,o=e;if(typeof s!="string")return ie.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return ie.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:Cr.properties.category.enum}}],!1;var p=o===e}else var p=!0;if(p){if(r.labels!==void 0){let s=r.labels,o=e;if(e===o)if(Array.isArray(s)){var l=!0;
let b=s.length;for(let c=0;c<b;c++){let f=s[c],y=e;if(e===y)if(typeof f=="string"){if($(f)>255)return ie.errors=[{instancePath:t+"/labels/"+c,schemaPath:"Source\
File.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(f)<1)return ie.errors=[{instancePath:t+"/labels/"+c,schemaPath:"So\
urceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/labels/"+c,schemaPath:"Sourc\
eFile.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e;if(!l)break}}else return ie.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=o===e}else var p=!0;if(p){if(r.created_at!==void 0){let s=r.created_at,o=e;
if(e===o&&e===o)if(typeof s=="string"){if(!Fe.validate(s))return ie.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/form\
at",keyword:"format",params:{format:"date-time"}}],!1}else return ie.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/typ\
e",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p)if(r.updated_at!==void 0){let s=r.updated_at,o=e;if(e===o&&e===o)if(typeof s=="stri\
ng"){if(!Fe.validate(s))return ie.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"\
date-time"}}],!1}else return ie.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=o===e}else var p=!0}}}}}}}}}}else return ie.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;
return ie.errors=i,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=ye;var Ur={type:"object",required:["id","filename","status","created_at","fileId"],properties:{id:{type:"integer",format:"int64"},filename:{type:"string",minLength:1,
maxLength:255},status:{type:"string",enum:["pending","uploaded","failed","canceled"]},created_at:{type:"string",format:"date-time"},fileId:{type:["integer","nul\
l"],format:"int64"}},additionalProperties:!1,$id:"Upload.json"};function ye(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(r)){var n=!0;let l=r.length;for(let d=0;d<
l;d++){let a=r[d],s=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let b;if(a.id===void 0&&(b="id")||a.filename===void 0&&(b="filename")||a.status===void 0&&
(b="status")||a.created_at===void 0&&(b="created_at")||a.fileId===void 0&&(b="fileId"))return ye.errors=[{instancePath:t+"/"+d,schemaPath:"Upload.json/required",
keyword:"required",params:{missingProperty:b}}],!1;{let c=e;for(let f in a)if(!(f==="id"||f==="filename"||f==="status"||f==="created_at"||f==="fileId")){return ye.
errors=[{instancePath:t+"/"+d,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e){if(a.
id!==void 0){let f=a.id,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ye.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"Upload.json/prope\
rties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ye.errors=[{instancePath:t+"/"+d+"/i\
d",schemaPath:"Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(a.filename!==void 0){let f=a.filename,
y=e;if(e===y)if(typeof f=="string"){if($(f)>255)return ye.errors=[{instancePath:t+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(f)<1)return ye.errors=[{instancePath:t+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:t+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{
type:"string"}}],!1;var p=y===e}else var p=!0;if(p){if(a.status!==void 0){let f=a.status,y=e;if(typeof f!="string")return ye.errors=[{instancePath:t+"/"+d+"/sta\
tus",schemaPath:"Upload.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="pending"||f==="uploaded"||f==="failed"||f==="canceled"))
return ye.errors=[{instancePath:t+"/"+d+"/status",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Ur.properties.status.enum}}],
!1;var p=y===e}else var p=!0;if(p){if(a.created_at!==void 0){let f=a.created_at,y=e;if(e===y&&e===y)if(typeof f=="string"){if(!Fe.validate(f))return ye.errors=[
{instancePath:t+"/"+d+"/created_at",schemaPath:"Upload.json/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return ye.errors=
[{instancePath:t+"/"+d+"/created_at",schemaPath:"Upload.json/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)
if(a.fileId!==void 0){let f=a.fileId,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return ye.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"\
Upload.json/properties/fileId/type",keyword:"type",params:{type:Ur.properties.fileId.type}}],!1;if(e===y&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ye.
errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"Upload.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0}}}}}}else
return ye.errors=[{instancePath:t+"/"+d,schemaPath:"Upload.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return ye.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ye.errors=i,e===0}ye.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var os=ce;function ce(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ce.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.filename===void 0&&(l="filename")||
r.status===void 0&&(l="status")||r.created_at===void 0&&(l="created_at")||r.fileId===void 0&&(l="fileId"))return ce.errors=[{instancePath:t,schemaPath:"Upload.j\
son/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a==="id"||a==="filename"||a==="status"||a==="created_at"||a==="fil\
eId")){return ce.errors=[{instancePath:t,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===
e){if(r.id!==void 0){let a=r.id,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ce.errors=[{instancePath:t+"/id",schemaPath:"Upload.json/pro\
perties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!x.validate(a))return ce.errors=[{instancePath:t+"/id",schemaPath:"\
Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.filename!==void 0){let a=r.filename,s=e;if(e===
s)if(typeof a=="string"){if($(a)>255)return ce.errors=[{instancePath:t+"/filename",schemaPath:"Upload.json/properties/filename/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if($(a)<1)return ce.errors=[{instancePath:t+"/filename",schemaPath:"Upload.json/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ce.errors=[{instancePath:t+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else
var p=!0;if(p){if(r.status!==void 0){let a=r.status,s=e;if(typeof a!="string")return ce.errors=[{instancePath:t+"/status",schemaPath:"Upload.json/properties/sta\
tus/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="pending"||a==="uploaded"||a==="failed"||a==="canceled"))return ce.errors=[{instancePath:t+"/statu\
s",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Ur.properties.status.enum}}],!1;var p=s===e}else var p=!0;if(p){if(r.created_at!==
void 0){let a=r.created_at,s=e;if(e===s&&e===s)if(typeof a=="string"){if(!Fe.validate(a))return ce.errors=[{instancePath:t+"/created_at",schemaPath:"Upload.json\
/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return ce.errors=[{instancePath:t+"/created_at",schemaPath:"Upload.json/pr\
operties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(r.fileId!==void 0){let a=r.fileId,s=e;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return ce.errors=[{instancePath:t+"/fileId",schemaPath:"Upload.json/properties/fileId/type",keyword:"type",params:{
type:Ur.properties.fileId.type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!x.validate(a))return ce.errors=[{instancePath:t+"/fileId",schemaPath:"Upload.js\
on/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}}}}else return ce.errors=[{instancePath:t,schemaPath:"Upl\
oad.json/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=i,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Pe;var gr=pr().fullFormats.uri,Nr=new RegExp("^uploads/","u"),Ir=new RegExp("^[0-9]+$","u");function Pe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,
dynamicAnchors:T={}}={}){let i=null,e=0,u=Pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.
isArray(r)){let l;if(r.url===void 0&&(l="url")||r.key===void 0&&(l="key")||r.method===void 0&&(l="method")||r.uploadId===void 0&&(l="uploadId"))return Pe.errors=
[{instancePath:t,schemaPath:"UploadParams.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a==="url"||a==="key"||a===
"method"||a==="uploadId")){return Pe.errors=[{instancePath:t,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(d===e){if(r.url!==void 0){let a=r.url,s=e;if(e===s&&e===s)if(typeof a=="string"){if(!gr(a))return Pe.errors=[{instancePath:t+"/url",schemaPath:"Uplo\
adParams.json/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return Pe.errors=[{instancePath:t+"/url",schemaPath:"UploadParams.json/pro\
perties/url/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(r.key!==void 0){let a=r.key,s=e;if(e===s)if(typeof a=="string"){
if(!Nr.test(a))return Pe.errors=[{instancePath:t+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}}],!1}else
return Pe.errors=[{instancePath:t+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;
if(p){if(r.method!==void 0){let a=r.method,s=e;if(typeof a!="string")return Pe.errors=[{instancePath:t+"/method",schemaPath:"UploadParams.json/properties/method\
/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="PUT")return Pe.errors=[{instancePath:t+"/method",schemaPath:"UploadParams.json/properties/method/const",
keyword:"const",params:{allowedValue:"PUT"}}],!1;var p=s===e}else var p=!0;if(p)if(r.uploadId!==void 0){let a=r.uploadId,s=e;if(e===s)if(typeof a=="string"){if(!Ir.
test(a))return Pe.errors=[{instancePath:t+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}}],
!1}else return Pe.errors=[{instancePath:t+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}}],!1;var p=s===
e}else var p=!0}}}}}else return Pe.errors=[{instancePath:t,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=i,e===
0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=jr;function jr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=jr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=e,p=!1,l=null,d=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let v;if(r.url===void 0&&(v="url")||r.key===
void 0&&(v="key")||r.method===void 0&&(v="method")||r.uploadId===void 0&&(v="uploadId")){let w={instancePath:t,schemaPath:"UploadParams.json/required",keyword:"\
required",params:{missingProperty:v}};i===null?i=[w]:i.push(w),e++}else{let w=e;for(let k in r)if(!(k==="url"||k==="key"||k==="method"||k==="uploadId")){let h={
instancePath:t,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};i===null?i=[h]:i.push(h),e++;break}
if(w===e){if(r.url!==void 0){let k=r.url,h=e;if(e===h&&e===h)if(typeof k=="string"){if(!gr(k)){let m={instancePath:t+"/url",schemaPath:"UploadParams.json/proper\
ties/url/format",keyword:"format",params:{format:"uri"}};i===null?i=[m]:i.push(m),e++}}else{let m={instancePath:t+"/url",schemaPath:"UploadParams.json/propertie\
s/url/type",keyword:"type",params:{type:"string"}};i===null?i=[m]:i.push(m),e++}var s=h===e}else var s=!0;if(s){if(r.key!==void 0){let k=r.key,h=e;if(e===h)if(typeof k==
"string"){if(!Nr.test(k)){let g={instancePath:t+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};i===
null?i=[g]:i.push(g),e++}}else{let g={instancePath:t+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};i===null?i=
[g]:i.push(g),e++}var s=h===e}else var s=!0;if(s){if(r.method!==void 0){let k=r.method,h=e;if(typeof k!="string"){let g={instancePath:t+"/method",schemaPath:"Up\
loadParams.json/properties/method/type",keyword:"type",params:{type:"string"}};i===null?i=[g]:i.push(g),e++}if(k!=="PUT"){let g={instancePath:t+"/method",schemaPath:"\
UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};i===null?i=[g]:i.push(g),e++}var s=h===e}else var s=!0;if(s)if(r.uploadId!==
void 0){let k=r.uploadId,h=e;if(e===h)if(typeof k=="string"){if(!Ir.test(k)){let g={instancePath:t+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};i===null?i=[g]:i.push(g),e++}}else{let g={instancePath:t+"/uploadId",schemaPath:"UploadParams.json/prop\
erties/uploadId/type",keyword:"type",params:{type:"string"}};i===null?i=[g]:i.push(g),e++}var s=h===e}else var s=!0}}}}}else{let v={instancePath:t,schemaPath:"U\
ploadParams.json/type",keyword:"type",params:{type:"object"}};i===null?i=[v]:i.push(v),e++}var f=d===e;if(f){p=!0,l=0;var o=!0}let P=e;if(e===P)if(Array.isArray(
r)){var b=!0;let v=r.length;for(let w=0;w<v;w++){let k=r[w],h=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let S;if(k.url===void 0&&(S="url")||k.key===
void 0&&(S="key")||k.method===void 0&&(S="method")||k.uploadId===void 0&&(S="uploadId")){let j={instancePath:t+"/"+w,schemaPath:"UploadParams.json/required",keyword:"\
required",params:{missingProperty:S}};i===null?i=[j]:i.push(j),e++}else{let j=e;for(let I in k)if(!(I==="url"||I==="key"||I==="method"||I==="uploadId")){let O={
instancePath:t+"/"+w,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}};i===null?i=[O]:i.push(O),
e++;break}if(j===e){if(k.url!==void 0){let I=k.url,O=e;if(e===O&&e===O)if(typeof I=="string"){if(!gr(I)){let _={instancePath:t+"/"+w+"/url",schemaPath:"UploadPa\
rams.json/properties/url/format",keyword:"format",params:{format:"uri"}};i===null?i=[_]:i.push(_),e++}}else{let _={instancePath:t+"/"+w+"/url",schemaPath:"Uploa\
dParams.json/properties/url/type",keyword:"type",params:{type:"string"}};i===null?i=[_]:i.push(_),e++}var c=O===e}else var c=!0;if(c){if(k.key!==void 0){let I=k.
key,O=e;if(e===O)if(typeof I=="string"){if(!Nr.test(I)){let A={instancePath:t+"/"+w+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"patter\
n",params:{pattern:"^uploads/"}};i===null?i=[A]:i.push(A),e++}}else{let A={instancePath:t+"/"+w+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"\
type",params:{type:"string"}};i===null?i=[A]:i.push(A),e++}var c=O===e}else var c=!0;if(c){if(k.method!==void 0){let I=k.method,O=e;if(typeof I!="string"){let A={
instancePath:t+"/"+w+"/method",schemaPath:"UploadParams.json/properties/method/type",keyword:"type",params:{type:"string"}};i===null?i=[A]:i.push(A),e++}if(I!==
"PUT"){let A={instancePath:t+"/"+w+"/method",schemaPath:"UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};i===null?i=[A]:
i.push(A),e++}var c=O===e}else var c=!0;if(c)if(k.uploadId!==void 0){let I=k.uploadId,O=e;if(e===O)if(typeof I=="string"){if(!Ir.test(I)){let A={instancePath:t+
"/"+w+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};i===null?i=[A]:i.push(A),e++}}else{let A={
instancePath:t+"/"+w+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}};i===null?i=[A]:i.push(A),e++}var c=O===
e}else var c=!0}}}}}else{let S={instancePath:t+"/"+w,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}};i===null?i=[S]:i.push(S),e++}var b=h===
e;if(!b)break}}else{let v={instancePath:t,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"}};i===null?i=[v]:i.push(v),e++}var f=P===e;if(f&&p)p=!1,
l=[l,1];else if(f){p=!0,l=1;var y=!0}if(p)e=n,i!==null&&(n?i.length=n:i=null);else{let v={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};
return i===null?i=[v]:i.push(v),e++,jr.errors=i,!1}return jr.errors=i,u.props=o,u.items=y,e===0}jr.evaluated={dynamicProps:!0,dynamicItems:!0};var ls=br;function br(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=br.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=e,p=!1,l=e;if(e===l)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.uploadId===void 0&&(f="uploadId")||r.
key===void 0&&(f="key")){let y={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:f}};i===null?i=[y]:i.push(y),e++}else{
let y=e;for(let v in r)if(!(v==="uploadId"||v==="key")){let w={instancePath:t,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:v}};i===null?i=[w]:i.push(w),e++;break}if(y===e){if(r.uploadId!==void 0){let v=r.uploadId,w=e;if(e===w)if(typeof v=="string"){if(!Ir.test(v)){
let k={instancePath:t+"/uploadId",schemaPath:"#/anyOf/0/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};i===null?i=[k]:i.push(k),e++}}else{
let k={instancePath:t+"/uploadId",schemaPath:"#/anyOf/0/properties/uploadId/type",keyword:"type",params:{type:"string"}};i===null?i=[k]:i.push(k),e++}var d=w===
e}else var d=!0;if(d)if(r.key!==void 0){let v=r.key,w=e;if(e===w)if(typeof v=="string"){if(!Nr.test(v)){let h={instancePath:t+"/key",schemaPath:"#/anyOf/0/prope\
rties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};i===null?i=[h]:i.push(h),e++}}else{let h={instancePath:t+"/key",schemaPath:"#/anyOf/0/propert\
ies/key/type",keyword:"type",params:{type:"string"}};i===null?i=[h]:i.push(h),e++}var d=w===e}else var d=!0}}}else{let f={instancePath:t,schemaPath:"#/anyOf/0/t\
ype",keyword:"type",params:{type:"object"}};i===null?i=[f]:i.push(f),e++}var b=l===e;if(p=p||b,b)var a=!0;let s=e;if(e===s)if(Array.isArray(r)){var o=!0;let f=r.
length;for(let y=0;y<f;y++){let v=r[y],w=e;if(e===w)if(v&&typeof v=="object"&&!Array.isArray(v)){let h;if(v.uploadId===void 0&&(h="uploadId")||v.key===void 0&&(h=
"key")){let m={instancePath:t+"/"+y,schemaPath:"#/anyOf/1/items/required",keyword:"required",params:{missingProperty:h}};i===null?i=[m]:i.push(m),e++}else{let m=e;
for(let g in v)if(!(g==="uploadId"||g==="key")){let S={instancePath:t+"/"+y,schemaPath:"#/anyOf/1/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:g}};i===null?i=[S]:i.push(S),e++;break}if(m===e){if(v.uploadId!==void 0){let g=v.uploadId,S=e;if(e===S)if(typeof g=="string"){if(!Ir.test(g)){
let j={instancePath:t+"/"+y+"/uploadId",schemaPath:"#/anyOf/1/items/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};i===null?i=[j]:i.
push(j),e++}}else{let j={instancePath:t+"/"+y+"/uploadId",schemaPath:"#/anyOf/1/items/properties/uploadId/type",keyword:"type",params:{type:"string"}};i===null?
i=[j]:i.push(j),e++}var P=S===e}else var P=!0;if(P)if(v.key!==void 0){let g=v.key,S=e;if(e===S)if(typeof g=="string"){if(!Nr.test(g)){let I={instancePath:t+"/"+
y+"/key",schemaPath:"#/anyOf/1/items/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};i===null?i=[I]:i.push(I),e++}}else{let I={instancePath:t+
"/"+y+"/key",schemaPath:"#/anyOf/1/items/properties/key/type",keyword:"type",params:{type:"string"}};i===null?i=[I]:i.push(I),e++}var P=S===e}else var P=!0}}}else{
let h={instancePath:t+"/"+y,schemaPath:"#/anyOf/1/items/type",keyword:"type",params:{type:"object"}};i===null?i=[h]:i.push(h),e++}var o=w===e;if(!o)break}}else{
let f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"array"}};i===null?i=[f]:i.push(f),e++}var b=s===e;if(p=p||b,b)var c=!0;if(p)e=n,i!==
null&&(n?i.length=n:i=null);else{let f={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return i===null?i=[f]:i.push(f),e++,br.errors=i,!1}return br.
errors=i,u.props=a,u.items=c,e===0}br.evaluated={dynamicProps:!0,dynamicItems:!0};var fs=Ue;function Ue(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ue.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.url===void 0&&(p="url")||r.method===void 0&&(p="method"))
return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="url"||d==="method")){
return Ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(r.url!==
void 0){let d=r.url,a=e;if(e===a&&e===a)if(typeof d=="string"){if(!gr(d))return Ue.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"}}],!1}else return Ue.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var n=a===
e}else var n=!0;if(n)if(r.method!==void 0){let d=r.method,a=e;if(typeof d!="string")return Ue.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/\
type",keyword:"type",params:{type:"string"}}],!1;if(d!=="PUT")return Ue.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/const",keyword:"const",
params:{allowedValue:"PUT"}}],!1;var n=a===e}else var n=!0}}}else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Ue.errors=i,e===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Je;function Je(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Je.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.success===void 0&&(p="success")||r.location===void 0&&(p=
"location"))return Je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="succe\
ss"||d==="location")){return Je.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(r.success!==void 0){let d=r.success,a=e;if(typeof d!="boolean")return Je.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",
keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Je.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{
allowedValue:!0}}],!1;var n=a===e}else var n=!0;if(n)if(r.location!==void 0){let d=r.location,a=e;if(e===a&&e===a)if(typeof d=="string"){if(!gr(d))return Je.errors=
[{instancePath:t+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format:"uri"}}],!1}else return Je.errors=[{instancePath:t+"/loca\
tion",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0}}}else return Je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=i,e===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=Oe;function Oe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Oe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.success===void 0&&(p="success")||r.message===void 0&&(p="\
message"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="success"||
d==="message")){return Oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(r.success!==void 0){let d=r.success,a=e;if(typeof d!="boolean")return Oe.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(d!==!0)return Oe.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],
!1;var n=a===e}else var n=!0;if(n)if(r.message!==void 0){let d=r.message,a=e;if(e===a)if(typeof d=="string"){if($(d)<1)return Oe.errors=[{instancePath:t+"/messa\
ge",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Oe.errors=[{instancePath:t+"/message",schemaPath:"#/proper\
ties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return Oe.errors=i,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ys=Ar;var ta={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"};function pe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=pe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.webhookName===void 0&&(l=
"webhookName")||r.webhookUrl===void 0&&(l="webhookUrl")||r.eventType===void 0&&(l="eventType"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a==="id"||a==="webhookName"||a==="webhookUrl"||a==="eventType")){return pe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.id!==void 0){let a=r.id,s=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===s&&typeof a=="number"&&isFinite(a)&&!x.validate(a))return pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=s===e}else var n=!0;if(n){if(r.webhookName!==void 0){let a=e;if(typeof r.webhookName!="string")return pe.errors=[{instancePath:t+"/webhookNam\
e",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(r.webhookUrl!==void 0){let a=r.webhookUrl,
s=e;if(e===s&&e===s)if(typeof a=="string"){if(!gr(a))return pe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",
params:{format:"uri"}}],!1}else return pe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],
!1;var n=s===e}else var n=!0;if(n)if(r.eventType!==void 0){let a=r.eventType,s=e;if(e===s)if(Array.isArray(a)){if(a.length<1)return pe.errors=[{instancePath:t+"\
/eventType",schemaPath:"#/properties/eventType/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let P=a.length;for(let b=0;b<P;b++){let c=a[b],f=e;if(typeof c!=
"string")return pe.errors=[{instancePath:t+"/eventType/"+b,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="JOB_DELI\
VER"||c==="JOB_UPDATE"||c==="PROJECT_DELIVER"||c==="PROJECT_UPDATE"||c==="INSTANT_TRANSLATE_COMPLETED"||c==="INSTANT_TRANSLATE_FAILED"))return pe.errors=[{instancePath:t+
"/eventType/"+b,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:ta.enum}}],!1;var p=f===e;if(!p)break}}}else return pe.errors=[{instancePath:t+
"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],!1;var n=s===e}else var n=!0}}}}}else return pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=i,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ar.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(r)){var n=!0;let p=r.length;for(let l=0;l<p;l++){let d=e;pe(r[l],{instancePath:t+"/"+l,parentData:r,parentDataProperty:l,rootData:F,
dynamicAnchors:T})||(i=i===null?pe.errors:i.concat(pe.errors),e=i.length);var n=d===e;if(!n)break}}else return Ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return Ar.errors=i,e===0}Ar.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var cs=Jr;function Jr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Jr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),pe(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?pe.errors:i.concat(
pe.errors),e=i.length),Jr.errors=i,e===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=Or;function Or(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Or.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),pe(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?pe.errors:i.concat(
pe.errors),e=i.length),Or.errors=i,e===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=Rr;function Rr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Rr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),pe(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?pe.errors:i.concat(
pe.errors),e=i.length),Rr.errors=i,e===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Vr;var vr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"],pattern:"^[a-z]{2}$"},trgLang:{type:["string","nu\
ll"],pattern:"^[a-z]{2}$"},srcLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},trgLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"}},additionalProperties:!1,
$id:"Model.json"},yt={type:"object",required:["id","isDefault","filterConfig","filterName","configName","configDescription","subfilters","segmentationConfigSett\
ing","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{
type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"\
string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"string"},domains:{type:"array",items:{type:"object",required:["id","nam\
e"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},createdAt:{type:"string",format:"date-time"},updatedAt:{type:"\
string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.json"};function M(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=M.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.domainId===void 0&&(c="domainId")||r.domainName===void 0&&
(c="domainName")||r.models===void 0&&(c="models")||r.filterConfigs===void 0&&(c="filterConfigs")||r.domainMetadata===void 0&&(c="domainMetadata"))return M.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let y in r)if(!(y==="domainId"||y==="domainName"||y==="\
models"||y==="filterConfigs"||y==="domainMetadata")){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(f===e){if(r.domainId!==void 0){let y=r.domainId,v=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return M.errors=
[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof y=="number"&&isFinite(y)&&!cr.
validate(y))return M.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var n=v===e}else
var n=!0;if(n){if(r.domainName!==void 0){let y=e;if(typeof r.domainName!="string")return M.errors=[{instancePath:t+"/domainName",schemaPath:"#/properties/domain\
Name/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(r.models!==void 0){let y=r.models,v=e;if(e===v)if(Array.isArray(y)){var p=!0;
let k=y.length;for(let h=0;h<k;h++){let m=y[h],g=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let I;if(m.id===void 0&&(I="id")||m.name===void 0&&(I="\
name")||m.provider===void 0&&(I="provider")||m.status===void 0&&(I="status")||m.srcLang===void 0&&(I="srcLang")||m.trgLang===void 0&&(I="trgLang")||m.srcLocale===
void 0&&(I="srcLocale")||m.trgLocale===void 0&&(I="trgLocale"))return M.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/required",keyword:"required",
params:{missingProperty:I}}],!1;{let O=e;for(let _ in m)if(!(_==="id"||_==="name"||_==="provider"||_==="status"||_==="srcLang"||_==="trgLang"||_==="srcLocale"||
_==="trgLocale")){return M.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(O===e){if(m.id!==void 0){let _=m.id,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return M.errors=[{instancePath:t+"/models/"+h+"/id",
schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof _=="number"&&isFinite(_)&&!cr.validate(_))return M.errors=
[{instancePath:t+"/models/"+h+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var l=A===e}else var l=!0;if(l){if(m.
name!==void 0){let _=e;if(typeof m.name!="string")return M.errors=[{instancePath:t+"/models/"+h+"/name",schemaPath:"Model.json/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=_===e}else var l=!0;if(l){if(m.provider!==void 0){let _=e;if(typeof m.provider!="string")return M.errors=[{instancePath:t+
"/models/"+h+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var l=_===e}else var l=!0;if(l){if(m.status!==
void 0){let _=m.status,A=e;if(typeof _!="string")return M.errors=[{instancePath:t+"/models/"+h+"/status",schemaPath:"Model.json/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(_!=="Active")return M.errors=[{instancePath:t+"/models/"+h+"/status",schemaPath:"Model.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:vr.properties.status.enum}}],!1;var l=A===e}else var l=!0;if(l){if(m.srcLang!==void 0){let _=m.srcLang,A=e;if(typeof _!="string"&&_!==
null)return M.errors=[{instancePath:t+"/models/"+h+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"type",params:{type:vr.properties.srcLang.
type}}],!1;if(e===A&&typeof _=="string"&&!Y.test(_))return M.errors=[{instancePath:t+"/models/"+h+"/srcLang",schemaPath:"Model.json/properties/srcLang/pattern",
keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1;var l=A===e}else var l=!0;if(l){if(m.trgLang!==void 0){let _=m.trgLang,A=e;if(typeof _!="string"&&_!==null)
return M.errors=[{instancePath:t+"/models/"+h+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:vr.properties.trgLang.type}}],
!1;if(e===A&&typeof _=="string"&&!Y.test(_))return M.errors=[{instancePath:t+"/models/"+h+"/trgLang",schemaPath:"Model.json/properties/trgLang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1;var l=A===e}else var l=!0;if(l){if(m.srcLocale!==void 0){let _=m.srcLocale,A=e;if(typeof _!="string"&&_!==null)return M.
errors=[{instancePath:t+"/models/"+h+"/srcLocale",schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:vr.properties.srcLocale.type}}],
!1;if(e===A&&typeof _=="string"&&!be.test(_))return M.errors=[{instancePath:t+"/models/"+h+"/srcLocale",schemaPath:"Model.json/properties/srcLocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=A===e}else var l=!0;if(l)if(m.trgLocale!==void 0){let _=m.trgLocale,A=e;if(typeof _!="string"&&_!==null)return M.
errors=[{instancePath:t+"/models/"+h+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/type",keyword:"type",params:{type:vr.properties.trgLocale.type}}],
!1;if(e===A&&typeof _=="string"&&!be.test(_))return M.errors=[{instancePath:t+"/models/"+h+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=A===e}else var l=!0}}}}}}}}}else return M.errors=[{instancePath:t+"/models/"+h,schemaPath:"Model.json/type",keyword:"\
type",params:{type:"object"}}],!1;var p=g===e;if(!p)break}}else return M.errors=[{instancePath:t+"/models",schemaPath:"#/properties/models/type",keyword:"type",
params:{type:"array"}}],!1;var n=v===e}else var n=!0;if(n){if(r.filterConfigs!==void 0){let y=r.filterConfigs,v=e;if(e===v)if(Array.isArray(y)){var d=!0;let k=y.
length;for(let h=0;h<k;h++){let m=y[h],g=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let I;if(m.id===void 0&&(I="id")||m.isDefault===void 0&&(I="isD\
efault")||m.filterConfig===void 0&&(I="filterConfig")||m.filterName===void 0&&(I="filterName")||m.configName===void 0&&(I="configName")||m.configDescription===void 0&&
(I="configDescription")||m.subfilters===void 0&&(I="subfilters")||m.segmentationConfigSetting===void 0&&(I="segmentationConfigSetting")||m.srx===void 0&&(I="srx")||
m.segmentationConfigName===void 0&&(I="segmentationConfigName")||m.domains===void 0&&(I="domains")||m.createdAt===void 0&&(I="createdAt")||m.updatedAt===void 0&&
(I="updatedAt")||m.default===void 0&&(I="default"))return M.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"FilterConfig.json/required",keyword:"require\
d",params:{missingProperty:I}}],!1;{let O=e;for(let _ in m)if(!fe.call(yt.properties,_)){return M.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"Filter\
Config.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(O===e){if(m.id!==void 0){let _=m.id,A=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===A&&typeof _=="number"&&isFinite(_)&&!cr.validate(_))return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var a=A===e}else var a=!0;if(a){if(m.isDefault!==void 0){let _=e;if(typeof m.
isDefault!="boolean")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=_===e}else var a=!0;if(a){if(m.filterConfig!==void 0){let _=e;if(typeof m.filterConfig!="string")return M.errors=[{instancePath:t+"/f\
ilterConfigs/"+h+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;
if(a){if(m.filterName!==void 0){let _=e;if(typeof m.filterName!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(m.configName!==void 0){let _=e;if(typeof m.configName!=
"string")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var a=_===e}else var a=!0;if(a){if(m.configDescription!==void 0){let _=e;if(typeof m.configDescription!="string")return M.errors=[{instancePath:t+
"/filterConfigs/"+h+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else
var a=!0;if(a){if(m.subfilters!==void 0){let _=e;if(typeof m.subfilters!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(m.segmentationConfigSetting!==void 0){
let _=m.segmentationConfigSetting,A=e;if(typeof _!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="SENTENCE"||_==="PARAGRAPH"))return M.errors=[{instancePath:t+
"/filterConfigs/"+h+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:yt.
properties.segmentationConfigSetting.enum}}],!1;var a=A===e}else var a=!0;if(a){if(m.srx!==void 0){let _=e;if(typeof m.srx!="string")return M.errors=[{instancePath:t+
"/filterConfigs/"+h+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(m.segmentationConfigName!==
void 0){let _=e;if(typeof m.segmentationConfigName!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(m.domains!==void 0){let _=m.domains,
A=e;if(e===A)if(Array.isArray(_)){var s=!0;let U=_.length;for(let ke=0;ke<U;ke++){let ne=_[ke],mr=e;if(e===mr)if(ne&&typeof ne=="object"&&!Array.isArray(ne)){let Q;
if(ne.id===void 0&&(Q="id")||ne.name===void 0&&(Q="name"))return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+ke,schemaPath:"FilterConfig.json/prop\
erties/domains/items/required",keyword:"required",params:{missingProperty:Q}}],!1;{let $s=e;for(let _e in ne)if(!(_e==="id"||_e==="name")){return M.errors=[{instancePath:t+
"/filterConfigs/"+h+"/domains/"+ke,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_e}}],
!1;break}if($s===e){if(ne.id!==void 0){let _e=ne.id,or=e;if(!(typeof _e=="number"&&!(_e%1)&&!isNaN(_e)&&isFinite(_e)))return M.errors=[{instancePath:t+"/filterC\
onfigs/"+h+"/domains/"+ke+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===or&&
typeof _e=="number"&&isFinite(_e)&&!cr.validate(_e))return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+ke+"/id",schemaPath:"FilterConfig.json/prop\
erties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var o=or===e}else var o=!0;if(o)if(ne.name!==void 0){let _e=e;if(typeof ne.
name!="string")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+ke+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var o=_e===e}else var o=!0}}}else return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/domains/"+ke,schemaPath:"\
FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=mr===e;if(!s)break}}else return M.errors=[{instancePath:t+"/fi\
lterConfigs/"+h+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var a=A===e}else var a=!0;if(a){if(m.
createdAt!==void 0){let _=m.createdAt,A=e;if(e===A&&e===A)if(typeof _=="string"){if(!Fe.validate(_))return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return M.errors=[{instancePath:t+"/filte\
rConfigs/"+h+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e}else var a=!0;if(a){if(m.
updatedAt!==void 0){let _=m.updatedAt,A=e;if(e===A&&e===A)if(typeof _=="string"){if(!Fe.validate(_))return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return M.errors=[{instancePath:t+"/filte\
rConfigs/"+h+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e}else var a=!0;if(a)if(m.
default!==void 0){let _=e;if(typeof m.default!="boolean")return M.errors=[{instancePath:t+"/filterConfigs/"+h+"/default",schemaPath:"FilterConfig.json/propertie\
s/default/type",keyword:"type",params:{type:"boolean"}}],!1;var a=_===e}else var a=!0}}}}}}}}}}}}}}}else return M.errors=[{instancePath:t+"/filterConfigs/"+h,schemaPath:"\
FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var d=g===e;if(!d)break}}else return M.errors=[{instancePath:t+"/filterConfigs",schemaPath:"#\
/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var n=v===e}else var n=!0;if(n)if(r.domainMetadata!==void 0){let y=r.domainMetadata,v=e;
if(e===v)if(Array.isArray(y)){var P=!0;let k=y.length;for(let h=0;h<k;h++){let m=y[h],g=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let I;if(m.key===
void 0&&(I="key")||m.value===void 0&&(I="value"))return M.errors=[{instancePath:t+"/domainMetadata/"+h,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:I}}],!1;{let O=e;for(let _ in m)if(!(_==="key"||_==="value")){return M.errors=[{instancePath:t+"/domainMetadata/"+h,schemaPath:"Metad\
ataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(O===e){if(m.key!==void 0){let _=e;if(typeof m.key!=
"string")return M.errors=[{instancePath:t+"/domainMetadata/"+h+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var b=_===e}else var b=!0;if(b)if(m.value!==void 0){let _=e;if(typeof m.value!="string")return M.errors=[{instancePath:t+"/domainMetadata/"+h+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var b=_===e}else var b=!0}}}else return M.errors=[{instancePath:t+"/domainM\
etadata/"+h,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var P=g===e;if(!P)break}}else return M.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var n=v===e}else var n=!0}}}}}}else return M.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=i,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.items===void 0&&(l="items")||r.size===void 0&&(l="size"))return Ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a==="items"||a==="size")){return Ie.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.items!==void 0){let a=r.items,s=e;if(e===
s)if(Array.isArray(a)){var n=!0;let o=a.length;for(let P=0;P<o;P++){let b=e;M(a[P],{instancePath:t+"/items/"+P,parentData:a,parentDataProperty:P,rootData:F,dynamicAnchors:T})||
(i=i===null?M.errors:i.concat(M.errors),e=i.length);var n=b===e;if(!n)break}}else return Ie.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var p=s===e}else var p=!0;if(p)if(r.size!==void 0){let a=r.size,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return Ie.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(
a)){if(a<0||isNaN(a))return Ie.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!cr.
validate(a))return Ie.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var p=s===e}else var p=!0}}}else
return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=i,e===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Vr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Vr.evaluated;return u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Ie(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?
Ie.errors:i.concat(Ie.errors),e=i.length),Vr.errors=i,e===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=Re;function Re(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Re.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.api_name===void 0&&(p="api_name")||r.api_root===void 0&&(p=
"api_root"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="api_n\
ame"||d==="api_root")){return Re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(r.api_name!==void 0){let d=r.api_name,a=e;if(typeof d!="string")return Re.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(d!=="Parlance")return Re.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=a===e}else var n=!0;if(n)if(r.api_root!==void 0){let d=r.api_root,a=e;if(typeof d!="string")return Re.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="/v2")return Re.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=a===e}else var n=!0}}}else return Re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=i,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Ve;function Ve(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ve.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.api_name===void 0&&(p="api_name")||r.api_root===void 0&&(p=
"api_root"))return Ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(!(d==="api_n\
ame"||d==="api_root")){return Ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(r.api_name!==void 0){let d=r.api_name,a=e;if(typeof d!="string")return Ve.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(d!=="Parlance")return Ve.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=a===e}else var n=!0;if(n)if(r.api_root!==void 0){let d=r.api_root,a=e;if(typeof d!="string")return Ve.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="/v2")return Ve.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=a===e}else var n=!0}}}else return Ve.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=i,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=L,we={type:"\
object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_review_percentag\
e","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},job_id:{type:"\
integer",format:"int64"},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["string","null"],pattern:"^[\
A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgre\
ss","inReview","inQA","done"]},due_date:{type:["integer","null"],format:"int64"},archived:{type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{
type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},created_at:{type:"integer",format:"int64"},updated_at:{type:"\
integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"array",items:{type:"object",required:["id",
"project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_mes\
sage","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{
type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}\
$"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{
type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","sour\
ce","srclang","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer",format:"int64"},updated_at:{
type:"integer",format:"int64"},document_id:{type:["integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string",minLength:1},
srclang:{type:"string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{type:"string",pattern:"^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"\
boolean"},comments:{type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,$id:"updatePro\
ject"};function L(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=L.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let P;if(r.id===void 0&&(P="id")||r.memory_id===void 0&&(P="me\
mory_id")||r.job_id===void 0&&(P="job_id")||r.srclang===void 0&&(P="srclang")||r.trglang===void 0&&(P="trglang")||r.srclocale===void 0&&(P="srclocale")||r.trglocale===
void 0&&(P="trglocale")||r.name===void 0&&(P="name")||r.state===void 0&&(P="state")||r.due_date===void 0&&(P="due_date")||r.archived===void 0&&(P="archived")||r.
metadata===void 0&&(P="metadata")||r.sample_review_percentage===void 0&&(P="sample_review_percentage")||r.created_at===void 0&&(P="created_at")||r.updated_at===
void 0&&(P="updated_at")||r.workflowStatus===void 0&&(P="workflowStatus")||r.document===void 0&&(P="document"))return L.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:P}}],!1;{let b=e;for(let c in r)if(!fe.call(we.properties,c)){return L.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(b===e){if(r.id!==void 0){let c=r.id,f=e;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c==
"number"&&isFinite(c)&&!x.validate(c))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=f===
e}else var n=!0;if(n){if(r.memory_id!==void 0){let c=r.memory_id,f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return L.errors=[{instancePath:t+"\
/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)&&!x.validate(c))return L.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=f===e}else var n=!0;if(n){if(r.
job_id!==void 0){let c=r.job_id,f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return L.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties\
/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)&&!x.validate(c))return L.errors=[{instancePath:t+"/job_id",schemaPath:"\
#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=f===e}else var n=!0;if(n){if(r.srclang!==void 0){let c=r.srclang,f=e;if(e===f)if(typeof c==
"string"){if(!Y.test(c))return L.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],
!1}else return L.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;
if(n){if(r.trglang!==void 0){let c=r.trglang,f=e;if(e===f)if(typeof c=="string"){if(!Y.test(c))return L.errors=[{instancePath:t+"/trglang",schemaPath:"#/propert\
ies/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",
keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;if(n){if(r.srclocale!==void 0){let c=r.srclocale,f=e;if(typeof c!="string"&&c!==null)return L.
errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:we.properties.srclocale.type}}],!1;if(e===f&&typeof c==
"string"&&!be.test(c))return L.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],
!1;var n=f===e}else var n=!0;if(n){if(r.trglocale!==void 0){let c=r.trglocale,f=e;if(typeof c!="string"&&c!==null)return L.errors=[{instancePath:t+"/trglocale",
schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:we.properties.trglocale.type}}],!1;if(e===f&&typeof c=="string"&&!be.test(c))return L.errors=
[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var n=f===e}else var n=!0;if(n){if(r.
name!==void 0){let c=r.name,f=e;if(e===f)if(typeof c=="string"){if($(c)>255)return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(c)<1)return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=f===e}else var n=!0;if(n){
if(r.state!==void 0){let c=r.state,f=e;if(typeof c!="string")return L.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{
type:"string"}}],!1;if(!(c==="backlog"||c==="inProgress"||c==="inReview"||c==="inQA"||c==="done"))return L.errors=[{instancePath:t+"/state",schemaPath:"#/proper\
ties/state/enum",keyword:"enum",params:{allowedValues:we.properties.state.enum}}],!1;var n=f===e}else var n=!0;if(n){if(r.due_date!==void 0){let c=r.due_date,f=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return L.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"\
type",params:{type:we.properties.due_date.type}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)&&!x.validate(c))return L.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/format",keyword:"format",params:{format:"int64"}}],!1;var n=f===e}else var n=!0;if(n){if(r.archived!==void 0){let c=e;if(typeof r.archived!=
"boolean")return L.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=c===e}else var n=!0;
if(n){if(r.metadata!==void 0){let c=r.metadata,f=e;if(e===f)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length>50)return L.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let v in c){let w=c[v],k=e;if(typeof w!="string"&&
!(typeof w=="number"&&isFinite(w))&&typeof w!="boolean")return L.errors=[{instancePath:t+"/metadata/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:we.properties.metadata.additionalProperties.type}}],!1;var p=k===e;if(!p)break}}else return L.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=f===e}else var n=!0;if(n){if(r.sample_review_percentage!==
void 0){let c=r.sample_review_percentage,f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return L.errors=[{instancePath:t+"/sample_review_percentag\
e",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(
c))return L.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(c<0||isNaN(c))return L.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var n=f===e}else var n=!0;if(n){if(r.created_at!==void 0){let c=r.created_at,f=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
f&&typeof c=="number"&&isFinite(c)&&!x.validate(c))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"int64"}}],!1;var n=f===e}else var n=!0;if(n){if(r.updated_at!==void 0){let c=r.updated_at,f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return L.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(
c)&&!x.validate(c))return L.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=f===
e}else var n=!0;if(n){if(r.workflowStatus!==void 0){let c=r.workflowStatus,f=e;if(typeof c!="string")return L.errors=[{instancePath:t+"/workflowStatus",schemaPath:"\
#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="READY_TO_START"||c==="IN_PROGRESS"||c==="DONE"))return L.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:we.properties.workflowStatus.enum}}],!1;var n=f===e}else var n=!0;
if(n)if(r.document!==void 0){let c=r.document,f=e;if(e===f)if(Array.isArray(c)){var l=!0;let v=c.length;for(let w=0;w<v;w++){let k=c[w],h=e;if(e===h)if(k&&typeof k==
"object"&&!Array.isArray(k)){let g;if(k.id===void 0&&(g="id")||k.project_id===void 0&&(g="project_id")||k.srclang===void 0&&(g="srclang")||k.trglang===void 0&&(g=
"trglang")||k.name===void 0&&(g="name")||k.import_in_progress===void 0&&(g="import_in_progress")||k.import_succeeded===void 0&&(g="import_succeeded")||k.import_error_message===
void 0&&(g="import_error_message")||k.export_in_progress===void 0&&(g="export_in_progress")||k.export_succeeded===void 0&&(g="export_succeeded")||k.export_error_message===
void 0&&(g="export_error_message")||k.is_pretranslating===void 0&&(g="is_pretranslating")||k.status===void 0&&(g="status")||k.translator_email===void 0&&(g="tra\
nslator_email")||k.reviewer_email===void 0&&(g="reviewer_email")||k.customer_reviewer_email===void 0&&(g="customer_reviewer_email")||k.created_at===void 0&&(g="\
created_at")||k.updated_at===void 0&&(g="updated_at")||k.is_review_complete===void 0&&(g="is_review_complete"))return L.errors=[{instancePath:t+"/document/"+w,schemaPath:"\
#/properties/document/items/required",keyword:"required",params:{missingProperty:g}}],!1;{let S=e;for(let j in k)if(!fe.call(we.properties.document.items.properties,
j)){return L.errors=[{instancePath:t+"/document/"+w,schemaPath:"#/properties/document/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],
!1;break}if(S===e){if(k.id!==void 0){let j=k.id,I=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return L.errors=[{instancePath:t+"/document/"+w+"/i\
d",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof j=="number"&&isFinite(j)&&!x.validate(
j))return L.errors=[{instancePath:t+"/document/"+w+"/id",schemaPath:"#/properties/document/items/properties/id/format",keyword:"format",params:{format:"int64"}}],
!1;var d=I===e}else var d=!0;if(d){if(k.project_id!==void 0){let j=k.project_id,I=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return L.errors=[{instancePath:t+
"/document/"+w+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof j==
"number"&&isFinite(j)&&!x.validate(j))return L.errors=[{instancePath:t+"/document/"+w+"/project_id",schemaPath:"#/properties/document/items/properties/project_i\
d/format",keyword:"format",params:{format:"int64"}}],!1;var d=I===e}else var d=!0;if(d){if(k.srclang!==void 0){let j=k.srclang,I=e;if(e===I)if(typeof j=="string"){
if(!Y.test(j))return L.errors=[{instancePath:t+"/document/"+w+"/srclang",schemaPath:"#/properties/document/items/properties/srclang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:t+"/document/"+w+"/srclang",schemaPath:"#/properties/document/items/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var d=I===e}else var d=!0;if(d){if(k.trglang!==void 0){let j=k.trglang,I=e;if(e===I)if(typeof j=="string"){if(!Y.test(j))return L.
errors=[{instancePath:t+"/document/"+w+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{\
2}$"}}],!1}else return L.errors=[{instancePath:t+"/document/"+w+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{
type:"string"}}],!1;var d=I===e}else var d=!0;if(d){if(k.name!==void 0){let j=k.name,I=e;if(e===I)if(typeof j=="string"){if($(j)>255)return L.errors=[{instancePath:t+
"/document/"+w+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(j)<1)return L.errors=
[{instancePath:t+"/document/"+w+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.
errors=[{instancePath:t+"/document/"+w+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=I===
e}else var d=!0;if(d){if(k.import_in_progress!==void 0){let j=e;if(typeof k.import_in_progress!="boolean")return L.errors=[{instancePath:t+"/document/"+w+"/impo\
rt_in_progress",schemaPath:"#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0;
if(d){if(k.import_succeeded!==void 0){let j=e;if(typeof k.import_succeeded!="boolean")return L.errors=[{instancePath:t+"/document/"+w+"/import_succeeded",schemaPath:"\
#/properties/document/items/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0;if(d){if(k.import_error_message!==
void 0){let j=e;if(typeof k.import_error_message!="string")return L.errors=[{instancePath:t+"/document/"+w+"/import_error_message",schemaPath:"#/properties/docu\
ment/items/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(k.export_in_progress!==void 0){let j=e;
if(typeof k.export_in_progress!="boolean")return L.errors=[{instancePath:t+"/document/"+w+"/export_in_progress",schemaPath:"#/properties/document/items/properti\
es/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0;if(d){if(k.export_succeeded!==void 0){let j=e;if(typeof k.export_succeeded!=
"boolean")return L.errors=[{instancePath:t+"/document/"+w+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0;if(d){if(k.export_error_message!==void 0){let j=e;if(typeof k.export_error_message!="string")return L.
errors=[{instancePath:t+"/document/"+w+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(k.is_pretranslating!==void 0){let j=e;if(typeof k.is_pretranslating!="boolean")return L.errors=[{instancePath:t+
"/document/"+w+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var d=j===
e}else var d=!0;if(d){if(k.status!==void 0){let j=k.status,I=e;if(e===I)if(j&&typeof j=="object"&&!Array.isArray(j)){let _;if(j.pretranslation===void 0&&(_="pre\
translation"))return L.errors=[{instancePath:t+"/document/"+w+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{
missingProperty:_}}],!1;{let A=e;for(let q in j)if(q!=="pretranslation"){return L.errors=[{instancePath:t+"/document/"+w+"/status",schemaPath:"#/properties/docu\
ment/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(A===e&&j.pretranslation!==void 0){
let q=j.pretranslation;if(typeof q!="string")return L.errors=[{instancePath:t+"/document/"+w+"/status/pretranslation",schemaPath:"#/properties/document/items/pr\
operties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(q==="idle"||q==="pending"||q==="running"))return L.errors=[{instancePath:t+
"/document/"+w+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:we.
properties.document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return L.errors=[{instancePath:t+"/document/"+w+"/status",schemaPath:"#/\
properties/document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var d=I===e}else var d=!0;if(d){if(k.translator_email!==void 0){let j=k.
translator_email,I=e;if(typeof j!="string"&&j!==null)return L.errors=[{instancePath:t+"/document/"+w+"/translator_email",schemaPath:"#/properties/document/items\
/properties/translator_email/type",keyword:"type",params:{type:we.properties.document.items.properties.translator_email.type}}],!1;var d=I===e}else var d=!0;if(d){
if(k.reviewer_email!==void 0){let j=k.reviewer_email,I=e;if(typeof j!="string"&&j!==null)return L.errors=[{instancePath:t+"/document/"+w+"/reviewer_email",schemaPath:"\
#/properties/document/items/properties/reviewer_email/type",keyword:"type",params:{type:we.properties.document.items.properties.reviewer_email.type}}],!1;var d=I===
e}else var d=!0;if(d){if(k.customer_reviewer_email!==void 0){let j=k.customer_reviewer_email,I=e;if(typeof j!="string"&&j!==null)return L.errors=[{instancePath:t+
"/document/"+w+"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:we.properties.
document.items.properties.customer_reviewer_email.type}}],!1;var d=I===e}else var d=!0;if(d){if(k.created_at!==void 0){let j=k.created_at,I=e;if(!(typeof j=="nu\
mber"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return L.errors=[{instancePath:t+"/document/"+w+"/created_at",schemaPath:"#/properties/document/items/properties/created_\
at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof j=="number"&&isFinite(j)&&!x.validate(j))return L.errors=[{instancePath:t+"/document/"+w+"\
/created_at",schemaPath:"#/properties/document/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var d=I===e}else var d=!0;if(d){
if(k.updated_at!==void 0){let j=k.updated_at,I=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return L.errors=[{instancePath:t+"/document/"+w+"/upda\
ted_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof j=="number"&&isFinite(j)&&
!x.validate(j))return L.errors=[{instancePath:t+"/document/"+w+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/format",keyword:"form\
at",params:{format:"int64"}}],!1;var d=I===e}else var d=!0;if(d){if(k.is_review_complete!==void 0){let j=e;if(typeof k.is_review_complete!="boolean")return L.errors=
[{instancePath:t+"/document/"+w+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var d=j===e}else var d=!0;if(d){if(k.import_note!==void 0){let j=e;if(typeof k.import_note!="string")return L.errors=[{instancePath:t+"/document/"+
w+"/import_note",schemaPath:"#/properties/document/items/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d)
if(k.segments!==void 0){let j=k.segments,I=e;if(e===I)if(Array.isArray(j)){var a=!0;let _=j.length;for(let A=0;A<_;A++){let q=j[A],U=e;if(e===U)if(q&&typeof q==
"object"&&!Array.isArray(q)){let ne;if(q.id===void 0&&(ne="id")||q.created_at===void 0&&(ne="created_at")||q.updated_at===void 0&&(ne="updated_at")||q.document_id===
void 0&&(ne="document_id")||q.memory_id===void 0&&(ne="memory_id")||q.source===void 0&&(ne="source")||q.srclang===void 0&&(ne="srclang")||q.target===void 0&&(ne=
"target")||q.trglang===void 0&&(ne="trglang")||q.is_confirmed===void 0&&(ne="is_confirmed")||q.is_reviewed===void 0&&(ne="is_reviewed"))return L.errors=[{instancePath:t+
"/document/"+w+"/segments/"+A,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:ne}}],!1;{let mr=e;
for(let C in q)if(!fe.call(we.properties.document.items.properties.segments.items.properties,C)){return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A,
schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}}],!1;break}
if(mr===e){if(q.id!==void 0){let C=q.id,Q=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+
A+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Q&&typeof C=="n\
umber"&&isFinite(C)&&!x.validate(C))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/id",schemaPath:"#/properties/document/items/properties/segm\
ents/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.created_at!==void 0){let C=q.created_at,Q=e;
if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/created_at",schemaPath:"#/properties/d\
ocument/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Q&&typeof C=="number"&&isFinite(C)&&!x.validate(
C))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/created_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/cre\
ated_at/format",keyword:"format",params:{format:"int64"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.updated_at!==void 0){let C=q.updated_at,Q=e;if(!(typeof C=="n\
umber"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/updated_at",schemaPath:"#/properties/document/items/pro\
perties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Q&&typeof C=="number"&&isFinite(C)&&!x.validate(C))return L.
errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/updated_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/form\
at",keyword:"format",params:{format:"int64"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.document_id!==void 0){let C=q.document_id,Q=e;if(!(typeof C=="number"&&!(C%
1)&&!isNaN(C)&&isFinite(C))&&C!==null)return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/document_id",schemaPath:"#/properties/document/items/prop\
erties/segments/items/properties/document_id/type",keyword:"type",params:{type:we.properties.document.items.properties.segments.items.properties.document_id.type}}],
!1;if(e===Q&&typeof C=="number"&&isFinite(C)&&!x.validate(C))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/document_id",schemaPath:"#/propert\
ies/document/items/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.memory_id!==
void 0){let C=q.memory_id,Q=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/memory_i\
d",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Q&&typeof C==
"number"&&isFinite(C)&&!x.validate(C))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/memory_id",schemaPath:"#/properties/document/items/proper\
ties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.source!==void 0){let C=q.source,
Q=e;if(e===Q)if(typeof C=="string"){if($(C)<1)return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/source",schemaPath:"#/properties/document/items/p\
roperties/segments/items/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+
A+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=Q===e}else
var s=!0;if(s){if(q.srclang!==void 0){let C=q.srclang,Q=e;if(e===Q)if(typeof C=="string"){if(!Y.test(C))return L.errors=[{instancePath:t+"/document/"+w+"/segmen\
ts/"+A+"/srclang",schemaPath:"#/properties/document/items/properties/segments/items/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],
!1}else return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/srclang",schemaPath:"#/properties/document/items/properties/segments/items/properties/s\
rclang/type",keyword:"type",params:{type:"string"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.target!==void 0){let C=e;if(typeof q.target!="string")return L.errors=
[{instancePath:t+"/document/"+w+"/segments/"+A+"/target",schemaPath:"#/properties/document/items/properties/segments/items/properties/target/type",keyword:"type",
params:{type:"string"}}],!1;var s=C===e}else var s=!0;if(s){if(q.trglang!==void 0){let C=q.trglang,Q=e;if(e===Q)if(typeof C=="string"){if(!Y.test(C))return L.errors=
[{instancePath:t+"/document/"+w+"/segments/"+A+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/properties/trglang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/trglang",schemaPath:"#/properties/document/ite\
ms/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=Q===e}else var s=!0;if(s){if(q.is_confirmed!==void 0){let C=e;
if(typeof q.is_confirmed!="boolean")return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/is_confirmed",schemaPath:"#/properties/document/items/prope\
rties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=C===e}else var s=!0;if(s){if(q.is_reviewed!==void 0){let C=e;
if(typeof q.is_reviewed!="boolean")return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/is_reviewed",schemaPath:"#/properties/document/items/propert\
ies/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=C===e}else var s=!0;if(s)if(q.comments!==void 0){let C=q.comments,
Q=e;if(e===Q)if(Array.isArray(C)){if(C.length>0)return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/comments",schemaPath:"#/properties/document/ite\
ms/properties/segments/items/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var o=!0;let _e=C.length;for(let or=0;or<_e;or++){let Yr=C[or],
qs=e;if(!(Yr&&typeof Yr=="object"&&!Array.isArray(Yr)))return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A+"/comments/"+or,schemaPath:"#/properties/d\
ocument/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var o=qs===e;if(!o)break}}}else return L.errors=
[{instancePath:t+"/document/"+w+"/segments/"+A+"/comments",schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/type",keyword:"\
type",params:{type:"array"}}],!1;var s=Q===e}else var s=!0}}}}}}}}}}}}}else return L.errors=[{instancePath:t+"/document/"+w+"/segments/"+A,schemaPath:"#/propert\
ies/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var a=U===e;if(!a)break}}else return L.errors=[{instancePath:t+"/d\
ocument/"+w+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var d=I===e}else var d=!0}}}}}}}}}}}}}}}}}}}}}}else
return L.errors=[{instancePath:t+"/document/"+w,schemaPath:"#/properties/document/items/type",keyword:"type",params:{type:"object"}}],!1;var l=h===e;if(!l)break}}else
return L.errors=[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var n=f===e}else var n=!0}}}}}}}}}}}}}}}}}}else
return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ws=se;function se(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=se.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.sourceWords===void 0&&(d="sourceWords")||r.exactWords===void 0&&
(d="exactWords")||r.fuzzyWords===void 0&&(d="fuzzyWords")||r.newWords===void 0&&(d="newWords")||r.projects===void 0&&(d="projects"))return se.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.sourceWords!==void 0){let s=r.sourceWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return se.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===
e}else var n=!0;if(n){if(r.exactWords!==void 0){let s=r.exactWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return se.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;
if(n){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/fuzzyWords",
schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return se.errors=
[{instancePath:t+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n){
if(r.newWords!==void 0){let s=r.newWords,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return se.errors=[{instancePath:t+
"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=o===e}else var n=!0;if(n)if(r.projects!==void 0){
let s=r.projects,o=e;if(e===o)if(Array.isArray(s)){var p=!0;let b=s.length;for(let c=0;c<b;c++){let f=s[c],y=e;if(e===y)if(f&&typeof f=="object"&&!Array.isArray(
f)){let w;if(f.id===void 0&&(w="id")||f.sourceWords===void 0&&(w="sourceWords")||f.exactWords===void 0&&(w="exactWords")||f.fuzzyWords===void 0&&(w="fuzzyWords")||
f.newWords===void 0&&(w="newWords"))return se.errors=[{instancePath:t+"/projects/"+c,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{
missingProperty:w}}],!1;{let k=e;for(let h in f)if(!(h==="id"||h==="sourceWords"||h==="exactWords"||h==="fuzzyWords"||h==="newWords")){return se.errors=[{instancePath:t+
"/projects/"+c,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(f.
id!==void 0){let h=f.id,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=[{instancePath:t+"/projects/"+c+"/id",schemaPath:"#/proper\
ties/projects/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)&&!x.validate(h))return se.errors=[
{instancePath:t+"/projects/"+c+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=m===e}else
var l=!0;if(l){if(f.sourceWords!==void 0){let h=f.sourceWords,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=[{instancePath:t+"/p\
rojects/"+c+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h==
"number"&&isFinite(h)&&(h<0||isNaN(h)))return se.errors=[{instancePath:t+"/projects/"+c+"/sourceWords",schemaPath:"#/properties/projects/items/properties/source\
Words/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l){if(f.exactWords!==void 0){let h=f.exactWords,m=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=[{instancePath:t+"/projects/"+c+"/exactWords",schemaPath:"#/properties/projects/items/properties/exac\
tWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return se.errors=[{instancePath:t+"/projects\
/"+c+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else
var l=!0;if(l){if(f.fuzzyWords!==void 0){let h=f.fuzzyWords,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=[{instancePath:t+"/pro\
jects/"+c+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="num\
ber"&&isFinite(h)&&(h<0||isNaN(h)))return se.errors=[{instancePath:t+"/projects/"+c+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l)if(f.newWords!==void 0){let h=f.newWords,m=e;if(!(typeof h=="num\
ber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return se.errors=[{instancePath:t+"/projects/"+c+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h)))return se.errors=[{instancePath:t+"/projects/"+c+"/n\
ewWords",schemaPath:"#/properties/projects/items/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0}}}}}}else
return se.errors=[{instancePath:t+"/projects/"+c,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else
return se.errors=[{instancePath:t+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=o===e}else var n=!0}}}}}}else
return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=i,e===0}se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var js=W,lr={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message",
"export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","creat\
ed_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"\
^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"\
boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{
type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},
translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer",format:"\
int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{type:"object",required:[
"id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"\
int64"},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},document_id:{type:["integer","null"],format:"int64"},memory_id:{type:"\
integer",format:"int64"},source:{type:"string",minLength:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{type:"string",pattern:"\
^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1,
$id:"getDocument"};function W(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=W.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.project_id===void 0&&(a=
"project_id")||r.srclang===void 0&&(a="srclang")||r.trglang===void 0&&(a="trglang")||r.name===void 0&&(a="name")||r.import_in_progress===void 0&&(a="import_in_p\
rogress")||r.import_succeeded===void 0&&(a="import_succeeded")||r.import_error_message===void 0&&(a="import_error_message")||r.export_in_progress===void 0&&(a="\
export_in_progress")||r.export_succeeded===void 0&&(a="export_succeeded")||r.export_error_message===void 0&&(a="export_error_message")||r.is_pretranslating===void 0&&
(a="is_pretranslating")||r.status===void 0&&(a="status")||r.translator_email===void 0&&(a="translator_email")||r.reviewer_email===void 0&&(a="reviewer_email")||
r.customer_reviewer_email===void 0&&(a="customer_reviewer_email")||r.created_at===void 0&&(a="created_at")||r.updated_at===void 0&&(a="updated_at")||r.is_review_complete===
void 0&&(a="is_review_complete"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let s=e;for(let o in r)
if(!fe.call(lr.properties,o)){return W.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(s===e){if(r.id!==void 0){let o=r.id,P=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return W.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof o=="number"&&isFinite(o)&&!x.validate(o))return W.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===e}else var n=!0;if(n){if(r.project_id!==void 0){let o=r.project_id,
P=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return W.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===P&&typeof o=="number"&&isFinite(o)&&!x.validate(o))return W.errors=[{instancePath:t+"/project_id",schemaPath:"#/propert\
ies/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===e}else var n=!0;if(n){if(r.srclang!==void 0){let o=r.srclang,P=e;if(e===P)if(typeof o==
"string"){if(!Y.test(o))return W.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],
!1}else return W.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;
if(n){if(r.trglang!==void 0){let o=r.trglang,P=e;if(e===P)if(typeof o=="string"){if(!Y.test(o))return W.errors=[{instancePath:t+"/trglang",schemaPath:"#/propert\
ies/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return W.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",
keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(r.name!==void 0){let o=r.name,P=e;if(e===P)if(typeof o=="string"){if($(o)>255)return W.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return W.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var n=P===e}else var n=!0;if(n){if(r.import_in_progress!==void 0){let o=e;if(typeof r.import_in_progress!=
"boolean")return W.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===
e}else var n=!0;if(n){if(r.import_succeeded!==void 0){let o=e;if(typeof r.import_succeeded!="boolean")return W.errors=[{instancePath:t+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.import_error_message!==void 0){let o=e;if(typeof r.
import_error_message!="string")return W.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var n=o===e}else var n=!0;if(n){if(r.export_in_progress!==void 0){let o=e;if(typeof r.export_in_progress!="boolean")return W.errors=[{instancePath:t+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.export_succeeded!==
void 0){let o=e;if(typeof r.export_succeeded!="boolean")return W.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.export_error_message!==void 0){let o=e;if(typeof r.export_error_message!="string")return W.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0;
if(n){if(r.is_pretranslating!==void 0){let o=e;if(typeof r.is_pretranslating!="boolean")return W.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.status!==void 0){let o=r.status,P=e;if(e===P)if(o&&
typeof o=="object"&&!Array.isArray(o)){let c;if(o.pretranslation===void 0&&(c="pretranslation"))return W.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let y in o)if(y!=="pretranslation"){return W.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(f===e&&o.pretranslation!==void 0){
let y=o.pretranslation;if(typeof y!="string")return W.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="idle"||y==="pending"||y==="running"))return W.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:lr.properties.status.properties.pretranslation.enum}}],!1}}}else return W.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var n=P===e}else var n=!0;if(n){if(r.translator_email!==
void 0){let o=r.translator_email,P=e;if(typeof o!="string"&&o!==null)return W.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:lr.properties.translator_email.type}}],!1;var n=P===e}else var n=!0;if(n){if(r.reviewer_email!==void 0){let o=r.reviewer_email,
P=e;if(typeof o!="string"&&o!==null)return W.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:lr.
properties.reviewer_email.type}}],!1;var n=P===e}else var n=!0;if(n){if(r.customer_reviewer_email!==void 0){let o=r.customer_reviewer_email,P=e;if(typeof o!="st\
ring"&&o!==null)return W.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:lr.
properties.customer_reviewer_email.type}}],!1;var n=P===e}else var n=!0;if(n){if(r.created_at!==void 0){let o=r.created_at,P=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return W.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
P&&typeof o=="number"&&isFinite(o)&&!x.validate(o))return W.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"int64"}}],!1;var n=P===e}else var n=!0;if(n){if(r.updated_at!==void 0){let o=r.updated_at,P=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return W.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof o=="number"&&isFinite(
o)&&!x.validate(o))return W.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=P===
e}else var n=!0;if(n){if(r.is_review_complete!==void 0){let o=e;if(typeof r.is_review_complete!="boolean")return W.errors=[{instancePath:t+"/is_review_complete",
schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=o===e}else var n=!0;if(n){if(r.import_note!==void 0){let o=e;
if(typeof r.import_note!="string")return W.errors=[{instancePath:t+"/import_note",schemaPath:"#/properties/import_note/type",keyword:"type",params:{type:"string"}}],
!1;var n=o===e}else var n=!0;if(n)if(r.segments!==void 0){let o=r.segments,P=e;if(e===P)if(Array.isArray(o)){var p=!0;let c=o.length;for(let f=0;f<c;f++){let y=o[f],
v=e;if(e===v)if(y&&typeof y=="object"&&!Array.isArray(y)){let k;if(y.id===void 0&&(k="id")||y.created_at===void 0&&(k="created_at")||y.updated_at===void 0&&(k="\
updated_at")||y.document_id===void 0&&(k="document_id")||y.memory_id===void 0&&(k="memory_id")||y.source===void 0&&(k="source")||y.srclang===void 0&&(k="srclang")||
y.target===void 0&&(k="target")||y.trglang===void 0&&(k="trglang")||y.is_confirmed===void 0&&(k="is_confirmed")||y.is_reviewed===void 0&&(k="is_reviewed"))return W.
errors=[{instancePath:t+"/segments/"+f,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty:k}}],!1;{let h=e;for(let m in y)
if(!fe.call(lr.properties.segments.items.properties,m)){return W.errors=[{instancePath:t+"/segments/"+f,schemaPath:"#/properties/segments/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(h===e){if(y.id!==void 0){let m=y.id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return W.errors=[{instancePath:t+"/segments/"+f+"/id",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return W.errors=[{instancePath:t+"/segments/"+f+"/id",schemaPath:"#/properties/segments\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){if(y.created_at!==void 0){let m=y.created_at,g=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.errors=[{instancePath:t+"/segments/"+f+"/created_at",schemaPath:"#/properties/segments/items/properties/creat\
ed_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return W.errors=[{instancePath:t+"/segments/"+
f+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){
if(y.updated_at!==void 0){let m=y.updated_at,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.errors=[{instancePath:t+"/segments/"+f+"/upda\
ted_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&
!x.validate(m))return W.errors=[{instancePath:t+"/segments/"+f+"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/format",keyword:"form\
at",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){if(y.document_id!==void 0){let m=y.document_id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))&&m!==null)return W.errors=[{instancePath:t+"/segments/"+f+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"\
type",params:{type:lr.properties.segments.items.properties.document_id.type}}],!1;if(e===g&&typeof m=="number"&&isFinite(m)&&!x.validate(m))return W.errors=[{instancePath:t+
"/segments/"+f+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var l=g===e}else
var l=!0;if(l){if(y.memory_id!==void 0){let m=y.memory_id,g=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.errors=[{instancePath:t+"/segmen\
ts/"+f+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof m=="number"&&
isFinite(m)&&!x.validate(m))return W.errors=[{instancePath:t+"/segments/"+f+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=g===e}else var l=!0;if(l){if(y.source!==void 0){let m=y.source,g=e;if(e===g)if(typeof m=="string"){if($(m)<1)return W.
errors=[{instancePath:t+"/segments/"+f+"/source",schemaPath:"#/properties/segments/items/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return W.errors=[{instancePath:t+"/segments/"+f+"/source",schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],
!1;var l=g===e}else var l=!0;if(l){if(y.srclang!==void 0){let m=y.srclang,g=e;if(e===g)if(typeof m=="string"){if(!Y.test(m))return W.errors=[{instancePath:t+"/s\
egments/"+f+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return W.errors=
[{instancePath:t+"/segments/"+f+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=g===
e}else var l=!0;if(l){if(y.target!==void 0){let m=e;if(typeof y.target!="string")return W.errors=[{instancePath:t+"/segments/"+f+"/target",schemaPath:"#/propert\
ies/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=m===e}else var l=!0;if(l){if(y.trglang!==void 0){let m=y.trglang,g=e;
if(e===g)if(typeof m=="string"){if(!Y.test(m))return W.errors=[{instancePath:t+"/segments/"+f+"/trglang",schemaPath:"#/properties/segments/items/properties/trgl\
ang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return W.errors=[{instancePath:t+"/segments/"+f+"/trglang",schemaPath:"#/properties/segme\
nts/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(y.is_confirmed!==void 0){let m=e;if(typeof y.is_confirmed!=
"boolean")return W.errors=[{instancePath:t+"/segments/"+f+"/is_confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{
type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(y.is_reviewed!==void 0){let m=e;if(typeof y.is_reviewed!="boolean")return W.errors=[{instancePath:t+"/se\
gments/"+f+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;
if(l)if(y.comments!==void 0){let m=y.comments,g=e;if(e===g)if(Array.isArray(m)){if(m.length>0)return W.errors=[{instancePath:t+"/segments/"+f+"/comments",schemaPath:"\
#/properties/segments/items/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var d=!0;let j=m.length;for(let I=0;I<j;I++){let O=m[I],_=e;
if(!(O&&typeof O=="object"&&!Array.isArray(O)))return W.errors=[{instancePath:t+"/segments/"+f+"/comments/"+I,schemaPath:"#/properties/segments/items/properties\
/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var d=_===e;if(!d)break}}}else return W.errors=[{instancePath:t+"/segments/"+f+"/comments",schemaPath:"\
#/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var l=g===e}else var l=!0}}}}}}}}}}}}}else return W.errors=[{instancePath:t+
"/segments/"+f,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var p=v===e;if(!p)break}}else return W.errors=[{instancePath:t+
"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=P===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}else return W.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=i,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=H,
sa={type:"object",required:["segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{
type:"array",items:{type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"\
string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integ\
er"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},
additionalProperties:!1}}},additionalProperties:!1,$id:"checkDocument"};function H(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=H.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.
segments===void 0&&(s="segments")||r.errors===void 0&&(s="errors")||r.warnings===void 0&&(s="warnings")||r.findings===void 0&&(s="findings"))return H.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let o=e;for(let P in r)if(!(P==="segments"||P==="errors"||P==="warnings"||P==="findi\
ngs")){return H.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(o===e){if(r.
segments!==void 0){let P=r.segments,b=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return H.errors=[{instancePath:t+"/segments",schemaPath:"#/prop\
erties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var n=b===e}else var n=!0;if(n){if(r.errors!==void 0){let P=r.errors,b=e;if(!(typeof P=="numbe\
r"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return H.errors=[{instancePath:t+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;
var n=b===e}else var n=!0;if(n){if(r.warnings!==void 0){let P=r.warnings,b=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return H.errors=[{instancePath:t+
"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"integer"}}],!1;var n=b===e}else var n=!0;if(n)if(r.findings!==void 0){let P=r.findings,
b=e;if(e===b)if(Array.isArray(P)){var p=!0;let f=P.length;for(let y=0;y<f;y++){let v=P[y],w=e;if(e===w)if(v&&typeof v=="object"&&!Array.isArray(v)){let h;if(v.check===
void 0&&(h="check")||v.type===void 0&&(h="type")||v.severity===void 0&&(h="severity")||v.segment===void 0&&(h="segment")||v.message===void 0&&(h="message"))return H.
errors=[{instancePath:t+"/findings/"+y,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:h}}],!1;{let m=e;for(let g in v)
if(!(g==="check"||g==="type"||g==="severity"||g==="segment"||g==="message"||g==="source"||g==="target")){return H.errors=[{instancePath:t+"/findings/"+y,schemaPath:"\
#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(m===e){if(v.check!==void 0){let g=e;
if(typeof v.check!="string")return H.errors=[{instancePath:t+"/findings/"+y+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"typ\
e",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(v.type!==void 0){let g=e;if(typeof v.type!="string")return H.errors=[{instancePath:t+"/finding\
s/"+y+"/type",schemaPath:"#/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(v.severity!==
void 0){let g=v.severity,S=e;if(typeof g!="string")return H.errors=[{instancePath:t+"/findings/"+y+"/severity",schemaPath:"#/properties/findings/items/propertie\
s/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(g==="error"||g==="warning"))return H.errors=[{instancePath:t+"/findings/"+y+"/severity",schemaPath:"\
#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:sa.properties.findings.items.properties.severity.enum}}],!1;var l=S===
e}else var l=!0;if(l){if(v.segment!==void 0){let g=v.segment,S=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return H.errors=[{instancePath:t+"/fin\
dings/"+y+"/segment",schemaPath:"#/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var l=S===e}else var l=!0;if(l){
if(v.message!==void 0){let g=e;if(typeof v.message!="string")return H.errors=[{instancePath:t+"/findings/"+y+"/message",schemaPath:"#/properties/findings/items/\
properties/message/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(v.source!==void 0){let g=v.source,S=e;if(e===S)if(g&&typeof g==
"object"&&!Array.isArray(g)){let I;if(g.start===void 0&&(I="start")||g.end===void 0&&(I="end"))return H.errors=[{instancePath:t+"/findings/"+y+"/source",schemaPath:"\
#/properties/findings/items/properties/source/required",keyword:"required",params:{missingProperty:I}}],!1;{let O=e;for(let _ in g)if(!(_==="start"||_==="end")){
return H.errors=[{instancePath:t+"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:_}}],!1;break}if(O===e){if(g.start!==void 0){let _=g.start,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return H.
errors=[{instancePath:t+"/findings/"+y+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"\
integer"}}],!1;var d=A===e}else var d=!0;if(d)if(g.end!==void 0){let _=g.end,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return H.errors=[{instancePath:t+
"/findings/"+y+"/source/end",schemaPath:"#/properties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var d=A===
e}else var d=!0}}}else return H.errors=[{instancePath:t+"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/type",keyword:"type",
params:{type:"object"}}],!1;var l=S===e}else var l=!0;if(l)if(v.target!==void 0){let g=v.target,S=e;if(e===S)if(g&&typeof g=="object"&&!Array.isArray(g)){let I;
if(g.start===void 0&&(I="start")||g.end===void 0&&(I="end"))return H.errors=[{instancePath:t+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/pr\
operties/target/required",keyword:"required",params:{missingProperty:I}}],!1;{let O=e;for(let _ in g)if(!(_==="start"||_==="end")){return H.errors=[{instancePath:t+
"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],
!1;break}if(O===e){if(g.start!==void 0){let _=g.start,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return H.errors=[{instancePath:t+"/findings/"+
y+"/target/start",schemaPath:"#/properties/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var a=A===e}else var a=!0;
if(a)if(g.end!==void 0){let _=g.end,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return H.errors=[{instancePath:t+"/findings/"+y+"/target/end",schemaPath:"\
#/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var a=A===e}else var a=!0}}}else return H.errors=
[{instancePath:t+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var l=S===e}else
var l=!0}}}}}}}}else return H.errors=[{instancePath:t+"/findings/"+y,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var p=w===
e;if(!p)break}}else return H.errors=[{instancePath:t+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var n=b===e}else
var n=!0}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=i,e===0}H.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var As=X,aa={type:"object",required:["segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"\
integer"},warnings:{type:"integer"},findings:{type:"array",items:{type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"\
string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:[
"start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{
type:"integer"},end:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1,$id:"checkTranslation"};function X(r,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=X.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.segments===void 0&&(s="segments")||r.errors===void 0&&(s="errors")||r.warnings===void 0&&(s=
"warnings")||r.findings===void 0&&(s="findings"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let o=e;
for(let P in r)if(!(P==="segments"||P==="errors"||P==="warnings"||P==="findings")){return X.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:P}}],!1;break}if(o===e){if(r.segments!==void 0){let P=r.segments,b=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&
isFinite(P)))return X.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var n=b===e}else var n=!0;
if(n){if(r.errors!==void 0){let P=r.errors,b=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return X.errors=[{instancePath:t+"/errors",schemaPath:"#\
/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;var n=b===e}else var n=!0;if(n){if(r.warnings!==void 0){let P=r.warnings,b=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return X.errors=[{instancePath:t+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"inte\
ger"}}],!1;var n=b===e}else var n=!0;if(n)if(r.findings!==void 0){let P=r.findings,b=e;if(e===b)if(Array.isArray(P)){var p=!0;let f=P.length;for(let y=0;y<f;y++){
let v=P[y],w=e;if(e===w)if(v&&typeof v=="object"&&!Array.isArray(v)){let h;if(v.check===void 0&&(h="check")||v.type===void 0&&(h="type")||v.severity===void 0&&(h=
"severity")||v.segment===void 0&&(h="segment")||v.message===void 0&&(h="message"))return X.errors=[{instancePath:t+"/findings/"+y,schemaPath:"#/properties/findi\
ngs/items/required",keyword:"required",params:{missingProperty:h}}],!1;{let m=e;for(let g in v)if(!(g==="check"||g==="type"||g==="severity"||g==="segment"||g===
"message"||g==="source"||g==="target")){return X.errors=[{instancePath:t+"/findings/"+y,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:g}}],!1;break}if(m===e){if(v.check!==void 0){let g=e;if(typeof v.check!="string")return X.errors=[{instancePath:t+
"/findings/"+y+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){
if(v.type!==void 0){let g=e;if(typeof v.type!="string")return X.errors=[{instancePath:t+"/findings/"+y+"/type",schemaPath:"#/properties/findings/items/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else var l=!0;if(l){if(v.severity!==void 0){let g=v.severity,S=e;if(typeof g!="string")return X.
errors=[{instancePath:t+"/findings/"+y+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;
if(!(g==="error"||g==="warning"))return X.errors=[{instancePath:t+"/findings/"+y+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"\
enum",params:{allowedValues:aa.properties.findings.items.properties.severity.enum}}],!1;var l=S===e}else var l=!0;if(l){if(v.segment!==void 0){let g=v.segment,S=e;
if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return X.errors=[{instancePath:t+"/findings/"+y+"/segment",schemaPath:"#/properties/findings/items/prop\
erties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var l=S===e}else var l=!0;if(l){if(v.message!==void 0){let g=e;if(typeof v.message!="string")return X.
errors=[{instancePath:t+"/findings/"+y+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var l=g===
e}else var l=!0;if(l){if(v.source!==void 0){let g=v.source,S=e;if(e===S)if(g&&typeof g=="object"&&!Array.isArray(g)){let I;if(g.start===void 0&&(I="start")||g.end===
void 0&&(I="end"))return X.errors=[{instancePath:t+"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/required",keyword:"require\
d",params:{missingProperty:I}}],!1;{let O=e;for(let _ in g)if(!(_==="start"||_==="end")){return X.errors=[{instancePath:t+"/findings/"+y+"/source",schemaPath:"#\
/properties/findings/items/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(O===e){if(g.start!==
void 0){let _=g.start,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return X.errors=[{instancePath:t+"/findings/"+y+"/source/start",schemaPath:"#\
/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var d=A===e}else var d=!0;if(d)if(g.end!==void 0){
let _=g.end,A=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return X.errors=[{instancePath:t+"/findings/"+y+"/source/end",schemaPath:"#/properties/\
findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var d=A===e}else var d=!0}}}else return X.errors=[{instancePath:t+
"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var l=S===e}else var l=!0;if(l)
if(v.target!==void 0){let g=v.target,S=e;if(e===S)if(g&&typeof g=="object"&&!Array.isArray(g)){let I;if(g.start===void 0&&(I="start")||g.end===void 0&&(I="end"))
return X.errors=[{instancePath:t+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:I}}],
!1;{let O=e;for(let _ in g)if(!(_==="start"||_==="end")){return X.errors=[{instancePath:t+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/prope\
rties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(O===e){if(g.start!==void 0){let _=g.start,A=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return X.errors=[{instancePath:t+"/findings/"+y+"/target/start",schemaPath:"#/properties/findings/items/properties/tar\
get/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var a=A===e}else var a=!0;if(a)if(g.end!==void 0){let _=g.end,A=e;if(!(typeof _=="number"&&
!(_%1)&&!isNaN(_)&&isFinite(_)))return X.errors=[{instancePath:t+"/findings/"+y+"/target/end",schemaPath:"#/properties/findings/items/properties/target/properti\
es/end/type",keyword:"type",params:{type:"integer"}}],!1;var a=A===e}else var a=!0}}}else return X.errors=[{instancePath:t+"/findings/"+y+"/target",schemaPath:"\
#/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var l=S===e}else var l=!0}}}}}}}}else return X.errors=[{instancePath:t+
"/findings/"+y,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var p=w===e;if(!p)break}}else return X.errors=[{instancePath:t+
"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var n=b===e}else var n=!0}}}}}else return X.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=i,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=oe;function oe(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=oe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.untokenizedSource===void 0&&(o="untokenizedSource")||r.tokenizedSource===
void 0&&(o="tokenizedSource")||r.sourceDelimiters===void 0&&(o="sourceDelimiters")||r.translation===void 0&&(o="translation"))return oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let P=e;for(let b in r)if(!(b==="untokenizedSource"||b==="tokenizedSource"||b==="sou\
rceDelimiters"||b==="translation")){return oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],
!1;break}if(P===e){if(r.untokenizedSource!==void 0){let b=e;if(typeof r.untokenizedSource!="string")return oe.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"\
#/properties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(r.tokenizedSource!==void 0){let b=e;if(typeof r.
tokenizedSource!="string")return oe.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=b===e}else var n=!0;if(n){if(r.sourceDelimiters!==void 0){let b=r.sourceDelimiters,c=e;if(e===c)if(Array.isArray(b)){var p=!0;let y=b.length;for(let v=0;v<
y;v++){let w=e;if(typeof b[v]!="string")return oe.errors=[{instancePath:t+"/sourceDelimiters/"+v,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var p=w===e;if(!p)break}}else return oe.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/\
type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0;if(n)if(r.translation!==void 0){let b=r.translation,c=e;if(e===c)if(Array.isArray(b)){
var l=!0;let y=b.length;for(let v=0;v<y;v++){let w=b[v],k=e;if(e===k)if(w&&typeof w=="object"&&!Array.isArray(w)){let m;if(w.target===void 0&&(m="target")||w.score===
void 0&&(m="score")||w.isTMMatch===void 0&&(m="isTMMatch"))return oe.errors=[{instancePath:t+"/translation/"+v,schemaPath:"#/properties/translation/items/requir\
ed",keyword:"required",params:{missingProperty:m}}],!1;{let g=e;for(let S in w)if(!(S==="target"||S==="targetWithTags"||S==="align"||S==="provenance"||S==="scor\
e"||S==="isTMMatch"||S==="targetWords"||S==="targetDelimiters")){return oe.errors=[{instancePath:t+"/translation/"+v,schemaPath:"#/properties/translation/items/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(g===e){if(w.target!==void 0){let S=e;if(typeof w.target!="strin\
g")return oe.errors=[{instancePath:t+"/translation/"+v+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var d=S===e}else var d=!0;if(d){if(w.targetWithTags!==void 0){let S=e;if(typeof w.targetWithTags!="string")return oe.errors=[{instancePath:t+"/tra\
nslation/"+v+"/targetWithTags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else
var d=!0;if(d){if(w.align!==void 0){let S=e;if(typeof w.align!="string")return oe.errors=[{instancePath:t+"/translation/"+v+"/align",schemaPath:"#/properties/tr\
anslation/items/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(w.provenance!==void 0){let S=e;if(typeof w.
provenance!="string")return oe.errors=[{instancePath:t+"/translation/"+v+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"\
type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(w.score!==void 0){let S=w.score,j=e;if(e===j)if(typeof S=="number"&&isFinite(S)){if(S>100||
isNaN(S))return oe.errors=[{instancePath:t+"/translation/"+v+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(S<0||isNaN(S))return oe.errors=[{instancePath:t+"/translation/"+v+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return oe.errors=[{instancePath:t+"/translation/"+v+"/score",schemaPath:"#/prope\
rties/translation/items/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=j===e}else var d=!0;if(d){if(w.isTMMatch!==void 0){let S=e;if(typeof w.
isTMMatch!="boolean")return oe.errors=[{instancePath:t+"/translation/"+v+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=S===e}else var d=!0;if(d){if(w.targetWords!==void 0){let S=w.targetWords,j=e;if(e===j)if(Array.isArray(S)){var a=!0;let O=S.
length;for(let _=0;_<O;_++){let A=e;if(typeof S[_]!="string")return oe.errors=[{instancePath:t+"/translation/"+v+"/targetWords/"+_,schemaPath:"#/properties/tran\
slation/items/properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e;if(!a)break}}else return oe.errors=[{instancePath:t+"/tr\
anslation/"+v+"/targetWords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=j===e}else var d=!0;
if(d)if(w.targetDelimiters!==void 0){let S=w.targetDelimiters,j=e;if(e===j)if(Array.isArray(S)){var s=!0;let O=S.length;for(let _=0;_<O;_++){let A=e;if(typeof S[_]!=
"string")return oe.errors=[{instancePath:t+"/translation/"+v+"/targetDelimiters/"+_,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items\
/type",keyword:"type",params:{type:"string"}}],!1;var s=A===e;if(!s)break}}else return oe.errors=[{instancePath:t+"/translation/"+v+"/targetDelimiters",schemaPath:"\
#/properties/translation/items/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var d=j===e}else var d=!0}}}}}}}}}else return oe.errors=
[{instancePath:t+"/translation/"+v,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var l=k===e;if(!l)break}}else return oe.
errors=[{instancePath:t+"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=c===e}else var n=!0}}}}}else return oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=i,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Is=he;function he(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=he.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.characters===void 0&&(d="characters")||r.days===void 0&&(d=
"days"))return he.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let a=e;for(let s in r)if(!(s==="character\
s"||s==="days")){return he.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===
e){if(r.characters!==void 0){let s=r.characters,o=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return he.errors=[{instancePath:t+"/characters",schemaPath:"\
#/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return he.errors=[{instancePath:t+
"/characters",schemaPath:"#/properties/characters/format",keyword:"format",params:{format:"int64"}}],!1;var n=o===e}else var n=!0;if(n)if(r.days!==void 0){let s=r.
days,o=e;if(e===o)if(Array.isArray(s)){var p=!0;let b=s.length;for(let c=0;c<b;c++){let f=s[c],y=e;if(e===y)if(f&&typeof f=="object"&&!Array.isArray(f)){let w;if(f.
day===void 0&&(w="day")||f.characters===void 0&&(w="characters"))return he.errors=[{instancePath:t+"/days/"+c,schemaPath:"#/properties/days/items/required",keyword:"\
required",params:{missingProperty:w}}],!1;{let k=e;for(let h in f)if(!(h==="day"||h==="characters")){return he.errors=[{instancePath:t+"/days/"+c,schemaPath:"#/\
properties/days/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(f.day!==void 0){let h=e;if(typeof f.
day!="string")return he.errors=[{instancePath:t+"/days/"+c+"/day",schemaPath:"#/properties/days/items/properties/day/type",keyword:"type",params:{type:"string"}}],
!1;var l=h===e}else var l=!0;if(l)if(f.characters!==void 0){let h=f.characters,m=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return he.errors=[{instancePath:t+
"/days/"+c+"/characters",schemaPath:"#/properties/days/items/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof h=="number"&&
isFinite(h)&&!x.validate(h))return he.errors=[{instancePath:t+"/days/"+c+"/characters",schemaPath:"#/properties/days/items/properties/characters/format",keyword:"\
format",params:{format:"int64"}}],!1;var l=m===e}else var l=!0}}}else return he.errors=[{instancePath:t+"/days/"+c,schemaPath:"#/properties/days/items/type",keyword:"\
type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else return he.errors=[{instancePath:t+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{
type:"array"}}],!1;var n=o===e}else var n=!0}}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
i,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=sr;function sr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=sr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.text===void 0&&(n="text"))return sr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="text"){return sr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.text!==void 0&&typeof r.text!="string")return sr.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return sr.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return sr.errors=i,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=Zr;function Zr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Zr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),J(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?J.errors:i.concat(
J.errors),e=i.length),Zr.errors=i,e===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ss=ar;function ar(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ar.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return ar.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="message"){return ar.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.message!==void 0&&typeof r.message!="string")return ar.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return ar.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=i,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=ir;function ir(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=ir.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.text===void 0&&(n="text"))return ir.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="text"){return ir.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.text!==void 0&&typeof r.text!="string")return ir.errors=
[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return ir.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return ir.errors=i,e===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=Br;function Br(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Br.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),J(r,{instancePath:t,parentData:D,parentDataProperty:N,rootData:F,dynamicAnchors:T})||(i=i===null?J.errors:i.concat(
J.errors),e=i.length),Br.errors=i,e===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ls=nr;function nr(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=nr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.message===void 0&&(n="message"))return nr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let l in r)if(l!=="message"){return nr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&r.message!==void 0&&typeof r.message!="string")return nr.
errors=[{instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return nr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=i,e===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Es=er;function er(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=er.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.message===void 0&&(p="message"))return er.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in r)if(d!=="message"){return er.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e&&r.message!==void 0){let d=r.message;
if(e===e)if(typeof d=="string"){if($(d)<1)return er.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return er.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],
!1}}}else return er.errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=i,e===0}er.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var st={};Ms(st,{INSTANT_TRANSLATE_COMPLETED:()=>ma,INSTANT_TRANSLATE_FAILED:()=>ua,JOB_DELIVER:()=>oa,JOB_UPDATE:()=>na,PROJECT_DELIVER:()=>fa,PROJECT_UPDATE:()=>da});
var na=ve;var zs={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},xe=pr().fullFormats.int64,Gr=pr().fullFormats["date-time"];function ve(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.due===void 0&&(l="due")||r.isDelivered===void 0&&(l="isDe\
livered"))return ve.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)
if(!(a==="OrganizationId"||a==="id"||a==="name"||a==="due"||a==="isDelivered")){return ve.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){let a=r.OrganizationId,s=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ve.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return ve.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.id!==void 0){let a=r.id,s=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ve.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return ve.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.name!==void 0){let a=e;if(typeof r.name!="string")return ve.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){
if(r.due!==void 0){let a=r.due,s=e;if(typeof a!="string"&&a!==null)return ve.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:zs.properties.due.type}}],!1;if(e===s&&e===s&&typeof a=="string"&&!Gr.validate(a))return ve.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0;if(p)if(r.isDelivered!==void 0){let a=r.isDelivered,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ve.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(a===0||a===1))return ve.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:zs.properties.isDelivered.enum}}],!1;var p=s===e}else var p=!0}}}}}}else return ve.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=i,e===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var oa=ge;var pa={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function ge(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){
let i=null,e=0,u=ge.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.
OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.due===void 0&&(l="due")||r.isDelivered===void 0&&(l="isDe\
livered")||r.deliveredAt===void 0&&(l="deliveredAt"))return ge.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],
!1;{let d=e;for(let a in r)if(!(a==="OrganizationId"||a==="id"||a==="name"||a==="due"||a==="isDelivered"||a==="deliveredAt")){return ge.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){
let a=r.OrganizationId,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return ge.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else
var p=!0;if(p){if(r.id!==void 0){let a=r.id,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return ge.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.name!==
void 0){let a=e;if(typeof r.name!="string")return ge.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(r.due!==void 0){let a=r.due,s=e;if(typeof a!="string"&&a!==null)return ge.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:pa.properties.due.type}}],!1;if(e===s&&e===s&&typeof a=="string"&&!Gr.validate(
a))return ge.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===
e}else var p=!0;if(p){if(r.isDelivered!==void 0){let a=r.isDelivered,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ge.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(a!==1)return ge.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var p=s===e}else var p=!0;if(p)if(r.deliveredAt!==
void 0){let a=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof a=="string"){if(!Gr.validate(a))return ge.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return ge.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0}}}}}}}else return ge.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=i,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var da=Ae;var la={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function Ae(r,{instancePath:t="",parentData:D,
parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&(l="id")||r.name===void 0&&(l="name")||r.
due===void 0&&(l="due"))return Ae.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;
for(let a in r)if(!(a==="OrganizationId"||a==="id"||a==="name"||a==="due")){return Ae.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){let a=r.OrganizationId,s=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ae.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return Ae.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.id!==void 0){let a=r.
id,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ae.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return Ae.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(r.name!==void 0){let a=e;if(typeof r.name!=
"string")return Ae.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===
e}else var p=!0;if(p)if(r.due!==void 0){let a=r.due,s=e;if(typeof a!="string"&&a!==null)return Ae.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:la.properties.due.type}}],!1;if(e===s&&e===s&&typeof a=="string"&&!Gr.validate(a))return Ae.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0}}}}}else return Ae.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=i,e===0}Ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fa=Ze;function Ze(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Ze.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.OrganizationId===void 0&&(l="OrganizationId")||r.id===void 0&&
(l="id"))return Ze.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)
if(!(a==="OrganizationId"||a==="id")){return Ze.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){let a=r.OrganizationId,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return Ze.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return Ze.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p)if(r.id!==void 0){let a=r.id,s=e;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ze.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))return Ze.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}else return Ze.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=i,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ma=De;function De(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=De.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.eventType===void 0&&(l="eventType")||r.translationId===void 0&&
(l="translationId")||r.fileId===void 0&&(l="fileId"))return De.errors=[{instancePath:t,schemaPath:"InstantTranslateCompletedEvent.json/required",keyword:"requir\
ed",params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a==="eventType"||a==="translationId"||a==="fileId")){return De.errors=[{instancePath:t,schemaPath:"\
InstantTranslateCompletedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.eventType!==void 0){
let a=r.eventType,s=e;if(typeof a!="string")return De.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateCompletedEvent.json/properties/eventType/\
type",keyword:"type",params:{type:"string"}}],!1;if(a!=="INSTANT_TRANSLATE_COMPLETED")return De.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslat\
eCompletedEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_COMPLETED"}}],!1;var p=s===e}else var p=!0;if(p){if(r.translationId!==
void 0){let a=r.translationId,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return De.errors=[{instancePath:t+"/translationId",schemaPath:"Instan\
tTranslateCompletedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(
a))return De.errors=[{instancePath:t+"/translationId",schemaPath:"InstantTranslateCompletedEvent.json/properties/translationId/format",keyword:"format",params:{
format:"int64"}}],!1;var p=s===e}else var p=!0;if(p)if(r.fileId!==void 0){let a=r.fileId,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return De.
errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&
typeof a=="number"&&isFinite(a)&&!xe.validate(a))return De.errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}}else return De.errors=[{instancePath:t,schemaPath:"InstantTranslateCompletedEv\
ent.json/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=i,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ua=Se;function Se(r,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:F=r,dynamicAnchors:T={}}={}){let i=null,e=0,u=Se.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.eventType===void 0&&(l="eventType")||r.translationId===void 0&&
(l="translationId")||r.fileId===void 0&&(l="fileId"))return Se.errors=[{instancePath:t,schemaPath:"InstantTranslateFailedEvent.json/required",keyword:"required",
params:{missingProperty:l}}],!1;{let d=e;for(let a in r)if(!(a==="eventType"||a==="translationId"||a==="fileId")){return Se.errors=[{instancePath:t,schemaPath:"\
InstantTranslateFailedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(d===e){if(r.eventType!==void 0){
let a=r.eventType,s=e;if(typeof a!="string")return Se.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateFailedEvent.json/properties/eventType/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(a!=="INSTANT_TRANSLATE_FAILED")return Se.errors=[{instancePath:t+"/eventType",schemaPath:"InstantTranslateFaile\
dEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_FAILED"}}],!1;var p=s===e}else var p=!0;if(p){if(r.translationId!==
void 0){let a=r.translationId,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Se.errors=[{instancePath:t+"/translationId",schemaPath:"Instan\
tTranslateFailedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)&&!xe.validate(a))
return Se.errors=[{instancePath:t+"/translationId",schemaPath:"InstantTranslateFailedEvent.json/properties/translationId/format",keyword:"format",params:{format:"\
int64"}}],!1;var p=s===e}else var p=!0;if(p)if(r.fileId!==void 0){let a=r.fileId,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Se.errors=[
{instancePath:t+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="\
number"&&isFinite(a)&&!xe.validate(a))return Se.errors=[{instancePath:t+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}}else return Se.errors=[{instancePath:t,schemaPath:"InstantTranslateFailedEvent.json/type",keyword:"\
type",params:{type:"object"}}],!1;return Se.errors=i,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha={getLanguages:ct,listMemories:gt,createMemory:ht,updateMemory:vt,deleteMemory:_t,queryMemory:Pt,importMemory:kt,exportTermbase:wt,downloadTermbase:null,deleteMemorySegment:jt,
translateText:bt,listFileTranslations:At,translateFiles:It,downloadTranslation:null,signCreateTerms:Ft,listCreateContents:Dt,generateCreateContent:null,getCreatePreferences:St,
updateCreatePreferences:Tt,getCreateContent:xt,updateCreateContent:Lt,deleteCreateContent:Et,regenerateCreateContent:null,listWorkflowTemplates:zt,listJobs:$t,createJob:qt,
getJob:Wt,updateJob:Mt,deleteJob:Ct,getJobStats:Ut,archiveJob:Jt,unarchiveJob:Ot,deliverJob:Rt,reactivateJob:Vt,exportJob:null,downloadJob:null,listProjects:Zt,
createProject:Bt,deleteProject:Gt,downloadDocument:null,uploadDocument:Yt,pretranslateDocuments:Qt,deleteDocument:Ht,getSegment:Xt,createSegment:Kt,updateSegment:es,
deleteSegment:rs,unlockSegments:ts,tagSegment:ss,listFiles:as,uploadFile:is,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listUploads:ns,
getUpload:os,getUploadParams:ps,initiateUpload:ds,initiateMultipartUpload:ls,signUploadPart:fs,completeMultipartUpload:ms,cancelMultipartUpload:us,listWebhooks:ys,
createWebhook:cs,getWebhook:gs,updateWebhook:hs,deleteWebhook:null,listDomains:vs,getApi:_s,getApiRoot:Ps,updateProject:ks,getJobStatsByGet:ws,getDocument:js,checkDocument:bs,
checkTranslation:As,translateTextByQuery:Ns,readUsage:Is},va={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,
importMemory:null,exportTermbase:null,downloadTermbase:null,deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,
signCreateTerms:null,listCreateContents:null,generateCreateContent:{message:Fs,fullcontent:Ds,error:Ss},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,
updateCreateContent:null,deleteCreateContent:null,regenerateCreateContent:{message:Ts,fullcontent:xs,error:Ls},listWorkflowTemplates:null,listJobs:null,createJob:null,
getJob:null,updateJob:null,deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,
listProjects:null,createProject:null,deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,
createSegment:null,updateSegment:null,deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,
removeFileLabel:null,listUploads:null,getUpload:null,getUploadParams:null,initiateUpload:null,initiateMultipartUpload:null,signUploadPart:null,completeMultipartUpload:null,
cancelMultipartUpload:null,listWebhooks:null,createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,
updateProject:null,getJobStatsByGet:null,getDocument:null,checkDocument:null,checkTranslation:null,translateTextByQuery:null,readUsage:null},_a=Es,Pa={...st};export{Pa as eventValidators,ha as responseValidators,va as streamValidators,_a as validateError};
