// Written by `npm run gen` from api/description and api/data. Do not edit.
var Vs=Object.defineProperty;var lt=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(D){throw r=0,D}},Zs=(t,r)=>{for(var D in r)Vs(t,D,{get:r[D],enumerable:!0})};var mt=lt(rt=>{"use strict";Object.defineProperty(rt,"__esModule",{value:!0});function Bs(t){let r=t.length,D=0,I=0,F;for(;I<r;)D++,F=t.charCodeAt(I++),F>=55296&&
F<=56319&&I<r&&(F=t.charCodeAt(I),(F&64512)===56320&&I++);return D}rt.default=Bs});var cr=lt(rr=>{"use strict";Object.defineProperty(rr,"__esModule",{value:!0});rr.formatNames=rr.fastFormats=rr.fullFormats=void 0;function er(t,r){return{validate:t,
compare:r}}rr.fullFormats={date:er(gt,at),time:er(st(!0),nt),"date-time":er(ut(!0),vt),"iso-time":er(st(),ht),"iso-date-time":er(ut(),_t),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ks,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ni,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ei,int32:{type:"number",validate:si},int64:{type:"number",validate:ii},float:{type:"\
number",validate:ct},double:{type:"number",validate:ct},password:!0,binary:!0};rr.fastFormats={...rr.fullFormats,date:er(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,at),time:er(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,nt),"date-time":er(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
vt),"iso-time":er(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ht),"iso-date-time":er(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
_t),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
rr.formatNames=Object.keys(rr.fullFormats);function Gs(t){return t%4===0&&(t%100!==0||t%400===0)}var Ys=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Qs=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function gt(t){let r=Ys.exec(t);if(!r)return!1;let D=+r[1],I=+r[2],F=+r[3];return I>=1&&I<=12&&F>=1&&F<=(I===2&&Gs(D)?29:Qs[I])}function at(t,r){
if(t&&r)return t>r?1:t<r?-1:0}var tt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function st(t){return function(D){let I=tt.exec(D);if(!I)
return!1;let F=+I[1],T=+I[2],o=+I[3],e=I[4],u=I[5]==="-"?-1:1,n=+(I[6]||0),p=+(I[7]||0);if(n>23||p>59||t&&!e)return!1;if(F<=23&&T<=59&&o<60)return!0;let f=T-p*u,
d=F-n*u-(f<0?1:0);return(d===23||d===-1)&&(f===59||f===-1)&&o<61}}function nt(t,r){if(!(t&&r))return;let D=new Date("2020-01-01T"+t).valueOf(),I=new Date("2020-\
01-01T"+r).valueOf();if(D&&I)return D-I}function ht(t,r){if(!(t&&r))return;let D=tt.exec(t),I=tt.exec(r);if(D&&I)return t=D[1]+D[2]+D[3],r=I[1]+I[2]+I[3],t>r?1:
t<r?-1:0}var it=/t|\s/i;function ut(t){let r=st(t);return function(I){let F=I.split(it);return F.length===2&&gt(F[0])&&r(F[1])}}function vt(t,r){if(!(t&&r))return;
let D=new Date(t).valueOf(),I=new Date(r).valueOf();if(D&&I)return D-I}function _t(t,r){if(!(t&&r))return;let[D,I]=t.split(it),[F,T]=r.split(it),o=at(D,F);if(o!==
void 0)return o||nt(I,T)}var Hs=/\/|:/,Xs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ks(t){return Hs.test(t)&&Xs.test(t)}var yt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ei(t){return yt.lastIndex=0,yt.
test(t)}var ri=-(2**31),ti=2**31-1;function si(t){return Number.isInteger(t)&&t<=ti&&t>=ri}function ii(t){return Number.isInteger(t)}function ct(){return!0}var ai=/[^\\]\\Z/;
function ni(t){if(ai.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var wt=Te;var U=mt().default;function Te(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Te.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.source_to_target===void 0&&(s="source_to_target")||
t.code_to_name===void 0&&(s="code_to_name"))return Te.errors=[{instancePath:r,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],
!1;{let a=e;for(let b in t)if(!(b==="source_to_target"||b==="code_to_name")){return Te.errors=[{instancePath:r,schemaPath:"Languages.json/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(a===e){if(t.source_to_target!==void 0){let b=t.source_to_target,N=e;if(e===N)if(b&&typeof b==
"object"&&!Array.isArray(b))for(let g in b){let m=b[g],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(m))for(let P in m){let _=m[P],w=e;if(typeof _!="boo\
lean")return Te.errors=[{instancePath:r+"/source_to_target/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"L\
anguages.json/properties/source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(_!==!0)return Te.errors=
[{instancePath:r+"/source_to_target/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/propertie\
s/source_to_target/additionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=w===e;if(!p)break}else return Te.errors=
[{instancePath:r+"/source_to_target/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",
keyword:"type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}else return Te.errors=[{instancePath:r+"/source_to_target",schemaPath:"Languages.json/propert\
ies/source_to_target/type",keyword:"type",params:{type:"object"}}],!1;var d=N===e}else var d=!0;if(d)if(t.code_to_name!==void 0){let b=t.code_to_name,N=e;if(e===
N)if(b&&typeof b=="object"&&!Array.isArray(b))for(let m in b){let y=b[m],P=e;if(e===P)if(typeof y=="string"){if(U(y)<1)return Te.errors=[{instancePath:r+"/code_\
to_name/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Te.errors=[{instancePath:r+"/code_to_name/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/code_to_nam\
e/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e;if(!i)break}else return Te.errors=[{instancePath:r+"/code_to_name",schemaPath:"\
Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var d=N===e}else var d=!0}}}else return Te.errors=[{instancePath:r,schemaPath:"\
Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=o,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=K;var Me={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["string","null"],pattern:"\
^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{
type:"integer",minimum:0},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},resources:{type:"array",uniqueItems:!0,items:{type:"\
string"}},import_error_message:{type:"string",minLength:1},import_note:{type:"string",minLength:1}},additionalProperties:!1,$id:"Memory.json"},he=Object.prototype.
hasOwnProperty,E=cr().fullFormats.int64,se=new RegExp("^[a-z]{2}$","u"),xe=new RegExp("^[A-Z]{2}$","u");function K(t,{instancePath:r="",parentData:D,parentDataProperty:I,
rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=K.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){
var n=!0;let d=t.length;for(let i=0;i<d;i++){let s=t[i],a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.id===void 0&&(g="id")||s.srclang===
void 0&&(g="srclang")||s.trglang===void 0&&(g="trglang")||s.srclocale===void 0&&(g="srclocale")||s.trglocale===void 0&&(g="trglocale")||s.name===void 0&&(g="nam\
e")||s.is_processing===void 0&&(g="is_processing")||s.version===void 0&&(g="version")||s.created_at===void 0&&(g="created_at")||s.updated_at===void 0&&(g="updat\
ed_at")||s.resources===void 0&&(g="resources"))return K.errors=[{instancePath:r+"/"+i,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:g}}],
!1;{let m=e;for(let y in s)if(!he.call(Me.properties,y)){return K.errors=[{instancePath:r+"/"+i,schemaPath:"Memory.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:y}}],!1;break}if(m===e){if(s.id!==void 0){let y=s.id,P=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return K.
errors=[{instancePath:r+"/"+i+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof y=="number"&&isFinite(
y)&&!E.validate(y))return K.errors=[{instancePath:r+"/"+i+"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=P===
e}else var p=!0;if(p){if(s.srclang!==void 0){let y=s.srclang,P=e;if(e===P)if(typeof y=="string"){if(!se.test(y))return K.errors=[{instancePath:r+"/"+i+"/srclang",
schemaPath:"Memory.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/srclang",
schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p){if(s.trglang!==void 0){let y=s.trglang,
P=e;if(e===P)if(typeof y=="string"){if(!se.test(y))return K.errors=[{instancePath:r+"/"+i+"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/trglang",schemaPath:"Memory.json/properties/trglang/type",keyword:"typ\
e",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p){if(s.srclocale!==void 0){let y=s.srclocale,P=e;if(typeof y!="string"&&y!==null)return K.errors=[{
instancePath:r+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Me.properties.srclocale.type}}],!1;if(e===P&&typeof y==
"string"&&!xe.test(y))return K.errors=[{instancePath:r+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"}}],!1;var p=P===e}else var p=!0;if(p){if(s.trglocale!==void 0){let y=s.trglocale,P=e;if(typeof y!="string"&&y!==null)return K.errors=[{instancePath:r+
"/"+i+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Me.properties.trglocale.type}}],!1;if(e===P&&typeof y=="string"&&
!xe.test(y))return K.errors=[{instancePath:r+"/"+i+"/trglocale",schemaPath:"Memory.json/properties/trglocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"}}],!1;var p=P===e}else var p=!0;if(p){if(s.name!==void 0){let y=s.name,P=e;if(e===P)if(typeof y=="string"){if(U(y)>255)return K.errors=[{instancePath:r+"/"+
i+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(y)<1)return K.errors=[{instancePath:r+"/"+i+"/name",
schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/name",schemaPath:"Mem\
ory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p){if(s.is_processing!==void 0){let y=s.is_processing,P=e;
if(typeof y!="boolean"&&y!==null)return K.errors=[{instancePath:r+"/"+i+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{
type:Me.properties.is_processing.type}}],!1;var p=P===e}else var p=!0;if(p){if(s.version!==void 0){let y=s.version,P=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return K.errors=[{instancePath:r+"/"+i+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
P&&typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y)))return K.errors=[{instancePath:r+"/"+i+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var p=P===e}else var p=!0;if(p){if(s.created_at!==void 0){let y=s.created_at,P=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return K.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===P&&typeof y=="number"&&isFinite(y)&&!E.validate(y))return K.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"Memory.json/properties/c\
reated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=P===e}else var p=!0;if(p){if(s.updated_at!==void 0){let y=s.updated_at,P=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return K.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===P&&typeof y=="number"&&isFinite(y)&&!E.validate(y))return K.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"Memory.j\
son/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=P===e}else var p=!0;if(p){if(s.resources!==void 0){let y=s.resources,P=e;if(e===
P)if(Array.isArray(y)){var f=!0;let w=y.length;for(let v=0;v<w;v++){let l=e;if(typeof y[v]!="string")return K.errors=[{instancePath:r+"/"+i+"/resources/"+v,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var f=l===e;if(!f)break}if(f){let v=y.length,l;if(v>1){let c={};for(;v--;){
let j=y[v];if(typeof j=="string"){if(typeof c[j]=="number"){return l=c[j],K.errors=[{instancePath:r+"/"+i+"/resources",schemaPath:"Memory.json/properties/resour\
ces/uniqueItems",keyword:"uniqueItems",params:{i:v,j:l}}],!1;break}c[j]=v}}}}}else return K.errors=[{instancePath:r+"/"+i+"/resources",schemaPath:"Memory.json/p\
roperties/resources/type",keyword:"type",params:{type:"array"}}],!1;var p=P===e}else var p=!0;if(p){if(s.import_error_message!==void 0){let y=s.import_error_message,
P=e;if(e===P)if(typeof y=="string"){if(U(y)<1)return K.errors=[{instancePath:r+"/"+i+"/import_error_message",schemaPath:"Memory.json/properties/import_error_mes\
sage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/import_error_message",schemaPath:"Memory.json/properties\
/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p)if(s.import_note!==void 0){let y=s.import_note,P=e;if(e===
P)if(typeof y=="string"){if(U(y)<1)return K.errors=[{instancePath:r+"/"+i+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minL\
ength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{
type:"string"}}],!1;var p=P===e}else var p=!0}}}}}}}}}}}}}}else return K.errors=[{instancePath:r+"/"+i,schemaPath:"Memory.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=a===e;if(!n)break}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return K.errors=o,e===
0}K.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var jt=re;function re(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=re.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.srclang===void 0&&(d="srclang")||
t.trglang===void 0&&(d="trglang")||t.srclocale===void 0&&(d="srclocale")||t.trglocale===void 0&&(d="trglocale")||t.name===void 0&&(d="name")||t.is_processing===
void 0&&(d="is_processing")||t.version===void 0&&(d="version")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at")||t.resources===
void 0&&(d="resources"))return re.errors=[{instancePath:r,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!he.call(Me.properties,s)){return re.errors=[{instancePath:r,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return re.errors=[{instancePath:r+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.
srclang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return re.errors=[{instancePath:r+"/srclang",schemaPath:"Memory.json/properties/srclang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return re.errors=[{instancePath:r+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return re.errors=[
{instancePath:r+"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return re.errors=[{instancePath:r+
"/trglang",schemaPath:"Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclocale!==void 0){
let s=t.srclocale,a=e;if(typeof s!="string"&&s!==null)return re.errors=[{instancePath:r+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"\
type",params:{type:Me.properties.srclocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return re.errors=[{instancePath:r+"/srclocale",schemaPath:"Memor\
y.json/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=a===e}else var p=!0;if(p){if(t.trglocale!==void 0){let s=t.trglocale,
a=e;if(typeof s!="string"&&s!==null)return re.errors=[{instancePath:r+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Me.
properties.trglocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return re.errors=[{instancePath:r+"/trglocale",schemaPath:"Memory.json/properties/trgl\
ocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=a===e}else var p=!0;if(p){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s=="\
string"){if(U(s)>255)return re.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(
s)<1)return re.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=
[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_processing!==
void 0){let s=t.is_processing,a=e;if(typeof s!="boolean"&&s!==null)return re.errors=[{instancePath:r+"/is_processing",schemaPath:"Memory.json/properties/is_proc\
essing/type",keyword:"type",params:{type:Me.properties.is_processing.type}}],!1;var p=a===e}else var p=!0;if(p){if(t.version!==void 0){let s=t.version,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return re.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/versio\
n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.created_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return re.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/propertie\
s/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return re.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/propertie\
s/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.resources!==void 0){let s=t.resources,a=e;if(e===a)if(Array.
isArray(s)){var f=!0;let N=s.length;for(let g=0;g<N;g++){let m=e;if(typeof s[g]!="string")return re.errors=[{instancePath:r+"/resources/"+g,schemaPath:"Memory.j\
son/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var f=m===e;if(!f)break}if(f){let g=s.length,m;if(g>1){let y={};for(;g--;){let P=s[g];
if(typeof P=="string"){if(typeof y[P]=="number"){return m=y[P],re.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/uniqueItems",
keyword:"uniqueItems",params:{i:g,j:m}}],!1;break}y[P]=g}}}}}else return re.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.import_error_message!==void 0){let s=t.import_error_message,a=e;if(e===a)if(typeof s==
"string"){if(U(s)<1)return re.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"\
type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p)if(t.import_note!==void 0){let s=t.import_note,a=e;if(e===a)if(typeof s=="string"){if(U(s)<1)return re.
errors=[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=
[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}}else
return re.errors=[{instancePath:r,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=o,e===0}re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var At=te;function te(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=te.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.srclang===void 0&&(d="srclang")||
t.trglang===void 0&&(d="trglang")||t.srclocale===void 0&&(d="srclocale")||t.trglocale===void 0&&(d="trglocale")||t.name===void 0&&(d="name")||t.is_processing===
void 0&&(d="is_processing")||t.version===void 0&&(d="version")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at")||t.resources===
void 0&&(d="resources"))return te.errors=[{instancePath:r,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!he.call(Me.properties,s)){return te.errors=[{instancePath:r,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:r+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return te.errors=[{instancePath:r+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.
srclang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return te.errors=[{instancePath:r+"/srclang",schemaPath:"Memory.json/properties/srclang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return te.errors=[{instancePath:r+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return te.errors=[
{instancePath:r+"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return te.errors=[{instancePath:r+
"/trglang",schemaPath:"Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclocale!==void 0){
let s=t.srclocale,a=e;if(typeof s!="string"&&s!==null)return te.errors=[{instancePath:r+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"\
type",params:{type:Me.properties.srclocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return te.errors=[{instancePath:r+"/srclocale",schemaPath:"Memor\
y.json/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=a===e}else var p=!0;if(p){if(t.trglocale!==void 0){let s=t.trglocale,
a=e;if(typeof s!="string"&&s!==null)return te.errors=[{instancePath:r+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Me.
properties.trglocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return te.errors=[{instancePath:r+"/trglocale",schemaPath:"Memory.json/properties/trgl\
ocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=a===e}else var p=!0;if(p){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s=="\
string"){if(U(s)>255)return te.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(
s)<1)return te.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=
[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_processing!==
void 0){let s=t.is_processing,a=e;if(typeof s!="boolean"&&s!==null)return te.errors=[{instancePath:r+"/is_processing",schemaPath:"Memory.json/properties/is_proc\
essing/type",keyword:"type",params:{type:Me.properties.is_processing.type}}],!1;var p=a===e}else var p=!0;if(p){if(t.version!==void 0){let s=t.version,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return te.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/versio\
n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.created_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return te.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/propertie\
s/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return te.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/propertie\
s/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.resources!==void 0){let s=t.resources,a=e;if(e===a)if(Array.
isArray(s)){var f=!0;let N=s.length;for(let g=0;g<N;g++){let m=e;if(typeof s[g]!="string")return te.errors=[{instancePath:r+"/resources/"+g,schemaPath:"Memory.j\
son/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var f=m===e;if(!f)break}if(f){let g=s.length,m;if(g>1){let y={};for(;g--;){let P=s[g];
if(typeof P=="string"){if(typeof y[P]=="number"){return m=y[P],te.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/uniqueItems",
keyword:"uniqueItems",params:{i:g,j:m}}],!1;break}y[P]=g}}}}}else return te.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.import_error_message!==void 0){let s=t.import_error_message,a=e;if(e===a)if(typeof s==
"string"){if(U(s)<1)return te.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return te.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"\
type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p)if(t.import_note!==void 0){let s=t.import_note,a=e;if(e===a)if(typeof s=="string"){if(U(s)<1)return te.
errors=[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=
[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}}else
return te.errors=[{instancePath:r,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=o,e===0}te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Nt=Ce;function Ce(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ce.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!E.validate(d))return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Ce.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ce.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ce.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=o,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var It=ye;var oi={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string",minLength:1},target:{type:"string"},score:{type:"integer",
minimum:75,maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"\
int64"},resource_name:{type:["string","null"]},user_email:{type:"string",minLength:1},created_at:{type:"integer",format:"int64"},context_match:{type:"boolean",const:!0}},
additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.json"};function ye(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:T={}}={}){let o=null,e=0,u=ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var n=!0;
let d=t.length;for(let i=0;i<d;i++){let s=t[i],a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.source===void 0&&(g="source")||s.target===void 0&&
(g="target")||s.score===void 0&&(g="score")||s.metadata===void 0&&(g="metadata"))return ye.errors=[{instancePath:r+"/"+i,schemaPath:"TranslationMemoryEntry.json\
/required",keyword:"required",params:{missingProperty:g}}],!1;{let m=e;for(let y in s)if(!(y==="source"||y==="target"||y==="score"||y==="metadata")){return ye.errors=
[{instancePath:r+"/"+i,schemaPath:"TranslationMemoryEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(m===
e){if(s.source!==void 0){let y=s.source,P=e;if(e===P)if(typeof y=="string"){if(U(y)<1)return ye.errors=[{instancePath:r+"/"+i+"/source",schemaPath:"TranslationM\
emoryEntry.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/"+i+"/source",schemaPath:"Transl\
ationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p){if(s.target!==void 0){let y=e;if(typeof s.
target!="string")return ye.errors=[{instancePath:r+"/"+i+"/target",schemaPath:"TranslationMemoryEntry.json/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var p=y===e}else var p=!0;if(p){if(s.score!==void 0){let y=s.score,P=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ye.errors=[
{instancePath:r+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof y=="n\
umber"&&isFinite(y)){if(y>100||isNaN(y))return ye.errors=[{instancePath:r+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100}}],!1;if(y<75||isNaN(y))return ye.errors=[{instancePath:r+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/prop\
erties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var p=P===e}else var p=!0;if(p)if(s.metadata!==void 0){let y=s.metadata,P=e;if(e===
P)if(y&&typeof y=="object"&&!Array.isArray(y)){let w;if(y.segment_id===void 0&&(w="segment_id")||y.resource_name===void 0&&(w="resource_name")||y.user_email===void 0&&
(w="user_email")||y.created_at===void 0&&(w="created_at"))return ye.errors=[{instancePath:r+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties\
/metadata/required",keyword:"required",params:{missingProperty:w}}],!1;{let v=e;for(let l in y)if(!(l==="segment_id"||l==="resource_name"||l==="user_email"||l===
"created_at"||l==="context_match")){return ye.errors=[{instancePath:r+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties/metadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(v===e){if(y.segment_id!==void 0){let l=y.segment_id,c=e;if(!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ye.errors=[{instancePath:r+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata\
/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return ye.errors=[{instancePath:r+
"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],
!1;var f=c===e}else var f=!0;if(f){if(y.resource_name!==void 0){let l=y.resource_name,c=e;if(typeof l!="string"&&l!==null)return ye.errors=[{instancePath:r+"/"+
i+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{type:oi.properties.
metadata.properties.resource_name.type}}],!1;var f=c===e}else var f=!0;if(f){if(y.user_email!==void 0){let l=y.user_email,c=e;if(e===c)if(typeof l=="string"){if(U(
l)<1)return ye.errors=[{instancePath:r+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties\
/metadata/properties/user_email/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(y.created_at!==void 0){let l=y.created_at,c=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ye.errors=[{instancePath:r+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/\
properties/metadata/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return ye.
errors=[{instancePath:r+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/format",keyword:"format",
params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f)if(y.context_match!==void 0){let l=y.context_match,c=e;if(typeof l!="boolean")return ye.errors=[{instancePath:r+
"/"+i+"/metadata/context_match",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/context_match/type",keyword:"type",params:{type:"boolean"}}],
!1;if(l!==!0)return ye.errors=[{instancePath:r+"/"+i+"/metadata/context_match",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/context_ma\
tch/const",keyword:"const",params:{allowedValue:!0}}],!1;var f=c===e}else var f=!0}}}}}}else return ye.errors=[{instancePath:r+"/"+i+"/metadata",schemaPath:"Tra\
nslationMemoryEntry.json/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var p=P===e}else var p=!0}}}}}else return ye.errors=[{instancePath:r+
"/"+i,schemaPath:"TranslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var n=a===e;if(!n)break}}else return ye.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return ye.errors=o,e===0}ye.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ft=Je;function Je(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Je.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.isProcessing===void 0&&(p="isPro\
cessing"))return Je.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="id"||d===
"isProcessing")){return Je.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===
e){if(t.id!==void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Je.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!E.validate(d))return Je.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(t.isProcessing!==void 0){let d=t.isProcessing,i=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Je.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(d!==1)return Je.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=i===e}else var n=!0}}}else return Je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=o,e===0}Je.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dt=Ue;function Ue(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ue.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.is_processing===void 0&&(p="is_p\
rocessing"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="id"||
d==="is_processing")){return Ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(f===e){if(t.id!==void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ue.errors=[{instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!E.validate(d))return Ue.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(t.is_processing!==void 0){let d=t.is_processing,i=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ue.errors=[{instancePath:r+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(d!==1)return Ue.errors=[{instancePath:r+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var n=i===e}else var n=!0}}}else return Ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=o,e===0}Ue.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=sr;function sr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=sr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.success===void 0&&(n="success"))return sr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="success"){return sr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.success!==void 0){let f=t.success;if(typeof f!="bool\
ean")return sr.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(f!==!0)return sr.errors=
[{instancePath:r+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return sr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=o,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=Er;function fe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=fe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.untokenizedSource===void 0&&(a="untokenizedSource")||t.tokenizedSource===
void 0&&(a="tokenizedSource")||t.sourceDelimiters===void 0&&(a="sourceDelimiters")||t.translation===void 0&&(a="translation"))return fe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let b=e;for(let N in t)if(!(N==="untokenizedSource"||N==="tokenizedSource"||N==="sou\
rceDelimiters"||N==="translation")){return fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(b===e){if(t.untokenizedSource!==void 0){let N=e;if(typeof t.untokenizedSource!="string")return fe.errors=[{instancePath:r+"/untokenizedSource",schemaPath:"\
#/properties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e}else var n=!0;if(n){if(t.tokenizedSource!==void 0){let N=e;if(typeof t.
tokenizedSource!="string")return fe.errors=[{instancePath:r+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=N===e}else var n=!0;if(n){if(t.sourceDelimiters!==void 0){let N=t.sourceDelimiters,g=e;if(e===g)if(Array.isArray(N)){var p=!0;let y=N.length;for(let P=0;P<
y;P++){let _=e;if(typeof N[P]!="string")return fe.errors=[{instancePath:r+"/sourceDelimiters/"+P,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var p=_===e;if(!p)break}}else return fe.errors=[{instancePath:r+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/\
type",keyword:"type",params:{type:"array"}}],!1;var n=g===e}else var n=!0;if(n)if(t.translation!==void 0){let N=t.translation,g=e;if(e===g)if(Array.isArray(N)){
var f=!0;let y=N.length;for(let P=0;P<y;P++){let _=N[P],w=e;if(e===e)if(_&&typeof _=="object"&&!Array.isArray(_)){let c;if(_.target===void 0&&(c="target")||_.score===
void 0&&(c="score")||_.isTMMatch===void 0&&(c="isTMMatch"))return fe.errors=[{instancePath:r+"/translation/"+P,schemaPath:"Translation.json/required",keyword:"r\
equired",params:{missingProperty:c}}],!1;{let j=e;for(let A in _)if(!(A==="target"||A==="targetWithTags"||A==="align"||A==="provenance"||A==="score"||A==="isTMM\
atch"||A==="targetWords"||A==="targetDelimiters")){return fe.errors=[{instancePath:r+"/translation/"+P,schemaPath:"Translation.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A}}],!1;break}if(j===e){if(_.target!==void 0){let A=e;if(typeof _.target!="string")return fe.errors=[{instancePath:r+
"/translation/"+P+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(_.
targetWithTags!==void 0){let A=e;if(typeof _.targetWithTags!="string")return fe.errors=[{instancePath:r+"/translation/"+P+"/targetWithTags",schemaPath:"Translat\
ion.json/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(_.align!==void 0){let A=e;if(typeof _.align!=
"string")return fe.errors=[{instancePath:r+"/translation/"+P+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],
!1;var d=A===e}else var d=!0;if(d){if(_.provenance!==void 0){let A=e;if(typeof _.provenance!="string")return fe.errors=[{instancePath:r+"/translation/"+P+"/prov\
enance",schemaPath:"Translation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(_.score!==void 0){
let A=_.score,S=e;if(e===S)if(typeof A=="number"&&isFinite(A)){if(A>100||isNaN(A))return fe.errors=[{instancePath:r+"/translation/"+P+"/score",schemaPath:"Trans\
lation.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(A<0||isNaN(A))return fe.errors=[{instancePath:r+"/translation\
/"+P+"/score",schemaPath:"Translation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return fe.errors=[{instancePath:r+
"/translation/"+P+"/score",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=S===e}else var d=!0;if(d){if(_.isTMMatch!==
void 0){let A=e;if(typeof _.isTMMatch!="boolean")return fe.errors=[{instancePath:r+"/translation/"+P+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMa\
tch/type",keyword:"type",params:{type:"boolean"}}],!1;var d=A===e}else var d=!0;if(d){if(_.targetWords!==void 0){let A=_.targetWords,S=e;if(e===S)if(Array.isArray(
A)){var i=!0;let k=A.length;for(let h=0;h<k;h++){let x=e;if(typeof A[h]!="string")return fe.errors=[{instancePath:r+"/translation/"+P+"/targetWords/"+h,schemaPath:"\
Translation.json/properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=x===e;if(!i)break}}else return fe.errors=[{instancePath:r+"\
/translation/"+P+"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=S===e}else var d=!0;if(d)
if(_.targetDelimiters!==void 0){let A=_.targetDelimiters,S=e;if(e===S)if(Array.isArray(A)){var s=!0;let k=A.length;for(let h=0;h<k;h++){let x=e;if(typeof A[h]!=
"string")return fe.errors=[{instancePath:r+"/translation/"+P+"/targetDelimiters/"+h,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var s=x===e;if(!s)break}}else return fe.errors=[{instancePath:r+"/translation/"+P+"/targetDelimiters",schemaPath:"Translation.\
json/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var d=S===e}else var d=!0}}}}}}}}}else return fe.errors=[{instancePath:r+"/tran\
slation/"+P,schemaPath:"Translation.json/type",keyword:"type",params:{type:"object"}}],!1;var f=w===e;if(!f)break}}else return fe.errors=[{instancePath:r+"/tran\
slation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=g===e}else var n=!0}}}}}else return fe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=o,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Er(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Er.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),fe(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?fe.errors:o.concat(fe.errors),e=o.length),Er.errors=
o,e===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=ve;var Lt={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer",format:"int64"},errorMsg:{type:"string",minLength:1},note:{
type:"string",minLength:1}},additionalProperties:!1,$id:"TranslationInfo.json"};function ve(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:T={}}={}){let o=null,e=0,u=ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var n=!0;
let f=t.length;for(let d=0;d<f;d++){let i=t[d],s=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let N;if(i.id===void 0&&(N="id")||i.fileId===void 0&&(N=
"fileId")||i.status===void 0&&(N="status")||i.createdAt===void 0&&(N="createdAt"))return ve.errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/requi\
red",keyword:"required",params:{missingProperty:N}}],!1;{let g=e;for(let m in i)if(!(m==="id"||m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg"||m===
"note")){return ve.errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(g===e){if(i.id!==void 0){let m=i.id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ve.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"\
TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return ve.errors=
[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){
if(i.fileId!==void 0){let m=i.fileId,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ve.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return ve.errors=
[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;
if(p){if(i.status!==void 0){let m=i.status,y=e;if(typeof m!="string")return ve.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"TranslationInfo.json/properti\
es/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m==="ReadyForDownload"||m==="Failed"))return ve.errors=[{instancePath:r+
"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:Lt.properties.status.enum}}],!1;var p=y===e}else var p=!0;
if(p){if(i.createdAt!==void 0){let m=i.createdAt,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ve.errors=[{instancePath:r+"/"+d+"/createdA\
t",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(
m))return ve.errors=[{instancePath:r+"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/format",keyword:"format",params:{format:"int64"}}],
!1;var p=y===e}else var p=!0;if(p){if(i.errorMsg!==void 0){let m=i.errorMsg,y=e;if(e===y)if(typeof m=="string"){if(U(m)<1)return ve.errors=[{instancePath:r+"/"+
d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:r+"\
/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)if(i.note!==
void 0){let m=i.note,y=e;if(e===y)if(typeof m=="string"){if(U(m)<1)return ve.errors=[{instancePath:r+"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/n\
ote/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:r+"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/note/t\
ype",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0}}}}}}}else return ve.errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
array"}}],!1;return ve.errors=o,e===0}ve.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Et=_e;function _e(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=_e.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var n=!0;let f=t.length;for(let d=0;d<f;d++){let i=t[d],s=e;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let N;if(i.id===void 0&&(N="id")||i.fileId===void 0&&(N="fileId")||i.status===void 0&&(N="status")||i.createdAt===void 0&&(N="createdAt"))return _e.
errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:N}}],!1;{let g=e;for(let m in i)if(!(m==="id"||
m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg"||m==="note")){return _e.errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(g===e){if(i.id!==void 0){let m=i.id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return _e.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return _e.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(i.fileId!==void 0){let m=i.fileId,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return _e.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return _e.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",
keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(i.status!==void 0){let m=i.status,y=e;if(typeof m!="string")return _e.errors=[{
instancePath:r+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="C\
ompleted"||m==="ReadyForDownload"||m==="Failed"))return _e.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:Lt.properties.status.enum}}],!1;var p=y===e}else var p=!0;if(p){if(i.createdAt!==void 0){let m=i.createdAt,y=e;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return _e.errors=[{instancePath:r+"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return _e.errors=[{instancePath:r+"/"+d+"/createdAt",schemaPath:"Tran\
slationInfo.json/properties/createdAt/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(i.errorMsg!==void 0){let m=i.errorMsg,
y=e;if(e===y)if(typeof m=="string"){if(U(m)<1)return _e.errors=[{instancePath:r+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"\
type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)if(i.note!==void 0){let m=i.note,y=e;if(e===y)if(typeof m=="string"){if(U(m)<1)return _e.errors=
[{instancePath:r+"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+
"/"+d+"/note",schemaPath:"TranslationInfo.json/properties/note/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0}}}}}}}else return _e.errors=
[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return _e.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return _e.errors=o,e===0}_e.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qt=pr;function pr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=pr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.signedAgreement===void 0&&(n="signedAgreement"))return pr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="signedAgreement"){return pr.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.signedAgreement!==void 0&&
typeof t.signedAgreement!="boolean")return pr.errors=[{instancePath:r+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return pr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=o,e===0}pr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var zt=dr;var ot={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function Y(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Y.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.id===void 0&&(i="id")||t.name===void 0&&(i="name")||t.language===
void 0&&(i="language")||t.template===void 0&&(i="template")||t.templateParams===void 0&&(i="templateParams")||t.preferences===void 0&&(i="preferences")||t.content===
void 0&&(i="content"))return Y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let a in t)if(!(a===
"id"||a==="name"||a==="language"||a==="template"||a==="templateParams"||a==="preferences"||a==="content")){return Y.errors=[{instancePath:r,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(t.id!==void 0){let a=t.id,b=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof a==
"number"&&isFinite(a)&&!E.validate(a))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===
e}else var n=!0;if(n){if(t.name!==void 0){let a=t.name,b=e;if(typeof a!="string"&&a!==null)return Y.errors=[{instancePath:r+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:ot.properties.name.type}}],!1;if(e===b&&typeof a=="string"){if(U(a)>255)return Y.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(a)<1)return Y.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var n=b===e}else var n=!0;if(n){if(t.language!==void 0){let a=e;if(typeof t.language!="string")return Y.errors=[{
instancePath:r+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.template!==void 0){
let a=t.template,b=e;if(e===b)if(typeof a=="string"){if(U(a)>100)return Y.errors=[{instancePath:r+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(U(a)<1)return Y.errors=[{instancePath:r+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Y.errors=[{instancePath:r+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else
var n=!0;if(n){if(t.templateParams!==void 0){let a=t.templateParams,b=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let m;if(a.language===void 0&&(m="\
language"))return Y.errors=[{instancePath:r+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:m}}],!1;{let y=e;
for(let P in a)if(!(P==="contentLength"||P==="memoryId"||P==="language"||P==="sections"||P==="summary")){return Y.errors=[{instancePath:r+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(y===e){if(a.contentLength!==void 0){let P=a.
contentLength,_=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return Y.errors=[{instancePath:r+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof P=="number"&&isFinite(P)){if(P>5e3||isNaN(P))return Y.errors=
[{instancePath:r+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(P<1||isNaN(P))return Y.errors=[{instancePath:r+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var p=_===e}else var p=!0;if(p){if(a.memoryId!==void 0){let P=a.memoryId,_=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P)))return Y.errors=[{instancePath:r+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===_&&typeof P=="number"&&isFinite(P)&&!E.validate(P))return Y.errors=[{instancePath:r+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var p=_===e}else var p=!0;if(p){if(a.language!==void 0){let P=e;if(typeof a.language!=
"string")return Y.errors=[{instancePath:r+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=P===e}else var p=!0;if(p){if(a.sections!==void 0){let P=a.sections,_=e;if(e===_)if(Array.isArray(P)){if(P.length>50)return Y.errors=[{instancePath:r+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var f=!0;let v=P.length;for(let l=0;l<
v;l++){let c=e;if(typeof P[l]!="string")return Y.errors=[{instancePath:r+"/templateParams/sections/"+l,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e;if(!f)break}}}else return Y.errors=[{instancePath:r+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var p=_===e}else var p=!0;if(p)if(a.summary!==void 0){let P=a.summary,_=e;if(e===
_)if(typeof P=="string"){if(U(P)>5e3)return Y.errors=[{instancePath:r+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:r+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var p=_===e}else var p=!0}}}}}}else return Y.errors=[{instancePath:r+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var n=b===e}else var n=!0;if(n){if(t.preferences!==void 0){let a=t.preferences,b=e;if(!(a&&typeof a=="object"&&!Array.isArray(
a))&&a!==null)return Y.errors=[{instancePath:r+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:ot.properties.preferences.type}}],
!1;if(e===b&&a&&typeof a=="object"&&!Array.isArray(a)){let g=e;for(let m in a)if(!(m==="tone"||m==="styleguide")){return Y.errors=[{instancePath:r+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(g===e){if(a.tone!==void 0){
let m=a.tone,y=e;if(e===y)if(typeof m=="string"){if(U(m)>5e3)return Y.errors=[{instancePath:r+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:r+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var d=y===e}else var d=!0;if(d)if(a.styleguide!==void 0){let m=a.styleguide,y=e;if(e===y)if(typeof m==
"string"){if(U(m)>5e3)return Y.errors=[{instancePath:r+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:r+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var d=y===e}else var d=!0}}var n=b===e}else var n=!0;if(n)if(t.content!==void 0){let a=t.content,b=e;if(typeof a!=
"string"&&a!==null)return Y.errors=[{instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:ot.properties.content.type}}],
!1;var n=b===e}else var n=!0}}}}}}}}else return Y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=o,e===0}
Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){
let o=null,e=0,u=dr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.
contents===void 0&&(p="contents"))return dr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)
if(d!=="contents"){return dr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(f===e&&t.contents!==void 0){let d=t.contents;if(e===e)if(Array.isArray(d)){var n=!0;let s=d.length;for(let a=0;a<s;a++){let b=e;Y(d[a],{instancePath:r+"/cont\
ents/"+a,parentData:d,parentDataProperty:a,rootData:F,dynamicAnchors:T})||(o=o===null?Y.errors:o.concat(Y.errors),e=o.length);var n=b===e;if(!n)break}}else return dr.
errors=[{instancePath:r+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return dr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=o,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=Oe;function Oe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Oe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.tone===void 0&&(f="tone")||t.styleguide===void 0&&(f="sty\
leguide"))return Oe.errors=[{instancePath:r,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i===
"tone"||i==="styleguide")){return Oe.errors=[{instancePath:r,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(t.tone!==void 0){let i=t.tone,s=e;if(e===s)if(typeof i=="string"){if(U(i)>5e3)return Oe.errors=[{instancePath:r+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Oe.errors=[{instancePath:r+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(t.styleguide!==void 0){let i=t.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(U(i)>5e3)return Oe.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Oe.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return Oe.errors=[{instancePath:r,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Oe.
errors=o,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt=Re;function Re(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Re.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.tone===void 0&&(f="tone")||t.styleguide===void 0&&(f="sty\
leguide"))return Re.errors=[{instancePath:r,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i===
"tone"||i==="styleguide")){return Re.errors=[{instancePath:r,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(t.tone!==void 0){let i=t.tone,s=e;if(e===s)if(typeof i=="string"){if(U(i)>5e3)return Re.errors=[{instancePath:r+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Re.errors=[{instancePath:r+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(t.styleguide!==void 0){let i=t.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(U(i)>5e3)return Re.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Re.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return Re.errors=[{instancePath:r,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Re.
errors=o,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mt=qr;function qr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=qr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Y.errors:o.concat(
Y.errors),e=o.length),qr.errors=o,e===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=zr;function zr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=zr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Y.errors:o.concat(
Y.errors),e=o.length),zr.errors=o,e===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jt=ir;function ir(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ir.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.id===void 0&&(n="id"))return ir.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="id"){return ir.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.id!==void 0){let f=t.id,d=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return ir.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof f=="numb\
er"&&isFinite(f)&&!E.validate(f))return ir.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=o,e===0}ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ut=Ar;var pi={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1},assignmentType:{type:"\
string",enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ce(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ce.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.name===void 0&&(d="name")||t.TeamId===void 0&&(d="TeamId")||t.stages===
void 0&&(d="stages"))return ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s===
"id"||s==="name"||s==="TeamId"||s==="stages")){return ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ce.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return ce.errors=[{instancePath:r+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){if(t.name!==void 0){let s=t.name,a=e;if(e===
a)if(typeof s=="string"){if(U(s)<1)return ce.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ce.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.TeamId!==
void 0){let s=t.TeamId,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ce.errors=[{instancePath:r+"/TeamId",schemaPath:"#/properties/TeamId/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return ce.errors=[{instancePath:r+"/TeamId",schemaPath:"\
#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(t.stages!==void 0){let s=t.stages,a=e;if(e===a)if(Array.
isArray(s)){if(s.length<1)return ce.errors=[{instancePath:r+"/stages",schemaPath:"#/properties/stages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;
let N=s.length;for(let g=0;g<N;g++){let m=s[g],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.id===void 0&&(w="id")||m.name===void 0&&(w="\
name")||m.assignmentType===void 0&&(w="assignmentType"))return ce.errors=[{instancePath:r+"/stages/"+g,schemaPath:"WorkflowStage.json/required",keyword:"require\
d",params:{missingProperty:w}}],!1;{let v=e;for(let l in m)if(!(l==="id"||l==="name"||l==="assignmentType")){return ce.errors=[{instancePath:r+"/stages/"+g,schemaPath:"\
WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(v===e){if(m.id!==void 0){let l=m.id,c=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ce.errors=[{instancePath:r+"/stages/"+g+"/id",schemaPath:"WorkflowStage.json/properties/id/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return ce.errors=[{instancePath:r+"/stages/"+g+"/id",schemaPath:"Workflow\
Stage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){if(m.name!==void 0){let l=m.name,c=e;if(e===c)if(typeof l==
"string"){if(U(l)<1)return ce.errors=[{instancePath:r+"/stages/"+g+"/name",schemaPath:"WorkflowStage.json/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ce.errors=[{instancePath:r+"/stages/"+g+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var f=c===e}else var f=!0;if(f)if(m.assignmentType!==void 0){let l=m.assignmentType,c=e;if(typeof l!="string")return ce.errors=[{instancePath:r+"/stag\
es/"+g+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="READY_TO_START"||l===
"TRANSLATE"||l==="REVIEW"||l==="SECONDARY_REVIEW"||l==="DONE"))return ce.errors=[{instancePath:r+"/stages/"+g+"/assignmentType",schemaPath:"WorkflowStage.json/p\
roperties/assignmentType/enum",keyword:"enum",params:{allowedValues:pi.properties.assignmentType.enum}}],!1;var f=c===e}else var f=!0}}}}else return ce.errors=[
{instancePath:r+"/stages/"+g,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}}else return ce.errors=[{instancePath:r+
"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var n=a===e}else var n=!0}}}}}else return ce.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=o,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ar.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var n=!0;let p=t.length;for(let f=0;f<p;f++){let d=e;ce(t[f],{instancePath:r+"/"+f,parentData:t,parentDataProperty:f,rootData:F,
dynamicAnchors:T})||(o=o===null?ce.errors:o.concat(ce.errors),e=o.length);var n=d===e;if(!n)break}}else return Ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return Ar.errors=o,e===0}Ar.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ot=Nr;var _r={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","domains","stats"],properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active",
"archived","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[
0,1,-2]},domains:{type:"array",items:{type:"integer",format:"int32"}},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},De=cr().fullFormats["\
date-time"],kr=cr().fullFormats.int32,Pt={type:"object",required:["exactWords","fuzzyWords","newWords","sourceWords","numDeliveredProjects","numLanguagePairs","\
numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},
fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},
numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{type:"integer",minimum:0,maximum:100},percentTranslated:{type:"\
integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"integer",minimum:0},workflowStatus:{type:"string",enum:["R\
EADY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,$id:"JobStats.json"},Pr={type:"object",required:[
"id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceTokens","createdAt","updatedAt","isDeleted","memoryId",
"workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string",pattern:"^[a-z]{2}$"},srcLocale:{type:["string","null"],pattern:"\
^[A-Z]{2}$"},trgLang:{type:"string",pattern:"^[a-z]{2}$"},trgLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},
due:{type:["string","null"],format:"date-time"},isComplete:{type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inRev\
iew","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{
type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string",
minLength:1}},additionalProperties:!1,$id:"JobProject.json"};function J(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){
let o=null,e=0,u=J.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.
exactWords===void 0&&(d="exactWords")||t.fuzzyWords===void 0&&(d="fuzzyWords")||t.newWords===void 0&&(d="newWords")||t.sourceWords===void 0&&(d="sourceWords")||
t.numDeliveredProjects===void 0&&(d="numDeliveredProjects")||t.numLanguagePairs===void 0&&(d="numLanguagePairs")||t.numProjects===void 0&&(d="numProjects")||t.percentReviewed===
void 0&&(d="percentReviewed")||t.percentTranslated===void 0&&(d="percentTranslated")||t.uniqueLanguagePairs===void 0&&(d="uniqueLanguagePairs")||t.uniqueLinguists===
void 0&&(d="uniqueLinguists")||t.workflowStatus===void 0&&(d="workflowStatus")||t.projects===void 0&&(d="projects"))return J.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!he.call(Pt.properties,s)){return J.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(t.exactWords!==void 0){let s=t.exactWords,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/exactWords/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.fuzzyWords!==void 0){let s=t.fuzzyWords,a=e;if(!(typeof s=="n\
umber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.newWords!==void 0){let s=t.newWords,a=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/newWords",schemaPath:"#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.sourceWords!==void 0){let s=t.sourceWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return J.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&
typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.numDeliveredProjects!==void 0){let s=t.numDeliveredProjects,a=e;if(!(typeof s=="numbe\
r"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/numDeliveredProjects",schemaPath:"#/p\
roperties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.numLanguagePairs!==void 0){
let s=t.numLanguagePairs,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/numLanguagePairs",schemaPath:"#/propert\
ies/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+
"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.
numProjects!==void 0){let s=t.numProjects,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/numProjects",schemaPath:"\
#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+
"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.percentReviewed!==
void 0){let s=t.percentReviewed,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/percentReviewed",schemaPath:"#/p\
roperties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return J.errors=[{instancePath:r+
"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return J.errors=
[{instancePath:r+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=a===e}else var n=!0;
if(n){if(t.percentTranslated!==void 0){let s=t.percentTranslated,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"\
/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>
100||isNaN(s))return J.errors=[{instancePath:r+"/percentTranslated",schemaPath:"#/properties/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100}}],!1;if(s<0||isNaN(s))return J.errors=[{instancePath:r+"/percentTranslated",schemaPath:"#/properties/percentTranslated/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var n=a===e}else var n=!0;if(n){if(t.uniqueLanguagePairs!==void 0){let s=t.uniqueLanguagePairs,a=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqu\
eLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.uniqueLinguists!==void 0){let s=t.uniqueLinguists,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:r+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return J.errors=[{instancePath:r+"/uniqueLinguists",schemaPath:"\
#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){if(t.workflowStatus!==void 0){let s=t.
workflowStatus,a=e;if(typeof s!="string")return J.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return J.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:Pt.properties.workflowStatus.enum}}],!1;var n=a===e}else var n=!0;if(n)if(t.projects!==void 0){let s=t.projects,
a=e;if(e===a)if(Array.isArray(s)){var p=!0;let N=s.length;for(let g=0;g<N;g++){let m=s[g],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let w;if(m.id===
void 0&&(w="id")||m.srcLang===void 0&&(w="srcLang")||m.srcLocale===void 0&&(w="srcLocale")||m.trgLang===void 0&&(w="trgLang")||m.trgLocale===void 0&&(w="trgLoca\
le")||m.name===void 0&&(w="name")||m.due===void 0&&(w="due")||m.isComplete===void 0&&(w="isComplete")||m.isArchived===void 0&&(w="isArchived")||m.state===void 0&&
(w="state")||m.numSourceTokens===void 0&&(w="numSourceTokens")||m.createdAt===void 0&&(w="createdAt")||m.updatedAt===void 0&&(w="updatedAt")||m.isDeleted===void 0&&
(w="isDeleted")||m.memoryId===void 0&&(w="memoryId")||m.workflowStatus===void 0&&(w="workflowStatus")||m.workflowName===void 0&&(w="workflowName"))return J.errors=
[{instancePath:r+"/projects/"+g,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:w}}],!1;{let v=e;for(let l in m)if(!he.call(Pr.
properties,l)){return J.errors=[{instancePath:r+"/projects/"+g,schemaPath:"JobProject.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(v===e){if(m.id!==void 0){let l=m.id,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return J.errors=[{instancePath:r+"/projects/"+g+"/i\
d",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return J.
errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;
if(f){if(m.srcLang!==void 0){let l=m.srcLang,c=e;if(e===c)if(typeof l=="string"){if(!se.test(l))return J.errors=[{instancePath:r+"/projects/"+g+"/srcLang",schemaPath:"\
JobProject.json/properties/srcLang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return J.errors=[{instancePath:r+"/projects/"+g+"/srcLang",
schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.srcLocale!==void 0){let l=m.
srcLocale,c=e;if(typeof l!="string"&&l!==null)return J.errors=[{instancePath:r+"/projects/"+g+"/srcLocale",schemaPath:"JobProject.json/properties/srcLocale/type",
keyword:"type",params:{type:Pr.properties.srcLocale.type}}],!1;if(e===c&&typeof l=="string"&&!xe.test(l))return J.errors=[{instancePath:r+"/projects/"+g+"/srcLo\
cale",schemaPath:"JobProject.json/properties/srcLocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var f=c===e}else var f=!0;if(f){if(m.trgLang!==
void 0){let l=m.trgLang,c=e;if(e===c)if(typeof l=="string"){if(!se.test(l))return J.errors=[{instancePath:r+"/projects/"+g+"/trgLang",schemaPath:"JobProject.jso\
n/properties/trgLang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return J.errors=[{instancePath:r+"/projects/"+g+"/trgLang",schemaPath:"J\
obProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.trgLocale!==void 0){let l=m.trgLocale,c=e;
if(typeof l!="string"&&l!==null)return J.errors=[{instancePath:r+"/projects/"+g+"/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"typ\
e",params:{type:Pr.properties.trgLocale.type}}],!1;if(e===c&&typeof l=="string"&&!xe.test(l))return J.errors=[{instancePath:r+"/projects/"+g+"/trgLocale",schemaPath:"\
JobProject.json/properties/trgLocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var f=c===e}else var f=!0;if(f){if(m.name!==void 0){let l=m.name,
c=e;if(e===c)if(typeof l=="string"){if(U(l)>255)return J.errors=[{instancePath:r+"/projects/"+g+"/name",schemaPath:"JobProject.json/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(U(l)<1)return J.errors=[{instancePath:r+"/projects/"+g+"/name",schemaPath:"JobProject.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+"/projects/"+g+"/name",schemaPath:"JobProject.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.due!==void 0){let l=m.due,c=e;if(typeof l!="string"&&l!==null)return J.errors=[{instancePath:r+"/projec\
ts/"+g+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Pr.properties.due.type}}],!1;if(e===c&&e===c&&typeof l=="string"&&!De.
validate(l))return J.errors=[{instancePath:r+"/projects/"+g+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],
!1;var f=c===e}else var f=!0;if(f){if(m.isComplete!==void 0){let l=e;if(typeof m.isComplete!="boolean")return J.errors=[{instancePath:r+"/projects/"+g+"/isCompl\
ete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var f=l===e}else var f=!0;if(f){if(m.isArchived!==void 0){
let l=e;if(typeof m.isArchived!="boolean")return J.errors=[{instancePath:r+"/projects/"+g+"/isArchived",schemaPath:"JobProject.json/properties/isArchived/type",
keyword:"type",params:{type:"boolean"}}],!1;var f=l===e}else var f=!0;if(f){if(m.state!==void 0){let l=m.state,c=e;if(typeof l!="string")return J.errors=[{instancePath:r+
"/projects/"+g+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="backlog"||l==="inProgress"||l===
"inReview"||l==="inQA"||l==="done"))return J.errors=[{instancePath:r+"/projects/"+g+"/state",schemaPath:"JobProject.json/properties/state/enum",keyword:"enum",params:{
allowedValues:Pr.properties.state.enum}}],!1;var f=c===e}else var f=!0;if(f){if(m.numSourceTokens!==void 0){let l=m.numSourceTokens,c=e;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return J.errors=[{instancePath:r+"/projects/"+g+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l)))return J.errors=[{instancePath:r+"/projects/"+g+"/numSour\
ceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=c===e}else var f=!0;if(f){
if(m.createdAt!==void 0){let l=m.createdAt,c=e;if(e===c&&e===c)if(typeof l=="string"){if(!De.validate(l))return J.errors=[{instancePath:r+"/projects/"+g+"/creat\
edAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return J.errors=[{instancePath:r+"/project\
s/"+g+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.updatedAt!==
void 0){let l=m.updatedAt,c=e;if(e===c&&e===c)if(typeof l=="string"){if(!De.validate(l))return J.errors=[{instancePath:r+"/projects/"+g+"/updatedAt",schemaPath:"\
JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return J.errors=[{instancePath:r+"/projects/"+g+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(m.isDeleted!==void 0){let l=e;
if(typeof m.isDeleted!="boolean")return J.errors=[{instancePath:r+"/projects/"+g+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=l===e}else var f=!0;if(f){if(m.memoryId!==void 0){let l=m.memoryId,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return J.errors=[{instancePath:r+"/projects/"+g+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return J.errors=[{instancePath:r+"/projects/"+g+"/memoryId",schemaPath:"JobProject.json/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){if(m.workflowStatus!==void 0){let l=m.workflowStatus,c=e;if(typeof l!=
"string")return J.errors=[{instancePath:r+"/projects/"+g+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(l==="READY_TO_START"||l==="IN_PROGRESS"||l==="DONE"))return J.errors=[{instancePath:r+"/projects/"+g+"/workflowStatus",schemaPath:"JobProject\
.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Pr.properties.workflowStatus.enum}}],!1;var f=c===e}else var f=!0;if(f)if(m.workflowName!==
void 0){let l=m.workflowName,c=e;if(e===c)if(typeof l=="string"){if(U(l)<1)return J.errors=[{instancePath:r+"/projects/"+g+"/workflowName",schemaPath:"JobProjec\
t.json/properties/workflowName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+"/projects/"+g+"/workflowName",schemaPath:"\
JobProject.json/properties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0}}}}}}}}}}}}}}}}}}else return J.errors=[{instancePath:r+
"/projects/"+g,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else return J.errors=[{instancePath:r+"/pro\
jects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=a===e}else var n=!0}}}}}}}}}}}}}}else return J.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=o,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Q.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.id===void 0&&(f="id")||t.name===void 0&&(f="name")||t.creationStatus===void 0&&(f="creatio\
nStatus")||t.status===void 0&&(f="status")||t.due===void 0&&(f="due")||t.deliveredAt===void 0&&(f="deliveredAt")||t.isProcessing===void 0&&(f="isProcessing")||t.
domains===void 0&&(f="domains")||t.stats===void 0&&(f="stats"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in t)if(!he.call(_r.properties,i)){return Q.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(d===e){if(t.id!==void 0){let i=t.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Q.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!E.validate(i))return Q.errors=[{
instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(t.name!==void 0){let i=t.
name,s=e;if(e===s)if(typeof i=="string"){if(U(i)>255)return Q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(U(i)<1)return Q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(t.creationStatus!==
void 0){let i=t.creationStatus,s=e;if(typeof i!="string")return Q.errors=[{instancePath:r+"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="PENDING"||i==="COMPLETE"||i==="FAILED"))return Q.errors=[{instancePath:r+"/creationStatus",schemaPath:"#/properties/\
creationStatus/enum",keyword:"enum",params:{allowedValues:_r.properties.creationStatus.enum}}],!1;var n=s===e}else var n=!0;if(n){if(t.status!==void 0){let i=t.
status,s=e;if(typeof i!="string")return Q.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"active"||i==="archived"||i==="delivered"))return Q.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:_r.
properties.status.enum}}],!1;var n=s===e}else var n=!0;if(n){if(t.due!==void 0){let i=t.due,s=e;if(typeof i!="string"&&i!==null)return Q.errors=[{instancePath:r+
"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:_r.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!De.validate(i))return Q.
errors=[{instancePath:r+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n){if(t.deliveredAt!==
void 0){let i=t.deliveredAt,s=e;if(typeof i!="string"&&i!==null)return Q.errors=[{instancePath:r+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"\
type",params:{type:_r.properties.deliveredAt.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!De.validate(i))return Q.errors=[{instancePath:r+"/deliveredAt",schemaPath:"\
#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var n=s===e}else var n=!0;if(n){if(t.isProcessing!==void 0){let i=t.isProcessing,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Q.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"\
type",params:{type:"integer"}}],!1;if(!(i===0||i===1||i===-2))return Q.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"\
enum",params:{allowedValues:_r.properties.isProcessing.enum}}],!1;var n=s===e}else var n=!0;if(n){if(t.domains!==void 0){let i=t.domains,s=e;if(e===s)if(Array.isArray(
i)){var p=!0;let b=i.length;for(let N=0;N<b;N++){let g=i[N],m=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Q.errors=[{instancePath:r+"/doma\
ins/"+N,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)&&!kr.validate(g))return Q.
errors=[{instancePath:r+"/domains/"+N,schemaPath:"#/properties/domains/items/format",keyword:"format",params:{format:"int32"}}],!1;var p=m===e;if(!p)break}}else
return Q.errors=[{instancePath:r+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var n=s===e}else var n=!0;if(n)if(t.
stats!==void 0){let i=e;J(t.stats,{instancePath:r+"/stats",parentData:t,parentDataProperty:"stats",rootData:F,dynamicAnchors:T})||(o=o===null?J.errors:o.concat(
J.errors),e=o.length);var n=i===e}else var n=!0}}}}}}}}}}else return Q.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.
errors=o,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){
let o=null,e=0,u=Nr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var n=!0;let p=t.length;for(let f=0;f<
p;f++){let d=e;Q(t[f],{instancePath:r+"/"+f,parentData:t,parentDataProperty:f,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(Q.errors),e=o.length);
var n=d===e;if(!n)break}}else return Nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Nr.errors=o,e===0}Nr.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var Rt=$r;function $r(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=$r.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),$r.errors=o,e===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=Wr;function Wr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Wr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),Wr.errors=o,e===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zt=Mr;function Mr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Mr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),Mr.errors=o,e===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bt=ar;function ar(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ar.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.id===void 0&&(n="id"))return ar.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="id"){return ar.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.id!==void 0){let f=t.id,d=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return ar.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof f=="numb\
er"&&isFinite(f)&&!E.validate(f))return ar.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=o,e===0}ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Gt=ae;function ae(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ae.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.sourceWords===void 0&&(d="sourceWords")||t.exactWords===void 0&&
(d="exactWords")||t.fuzzyWords===void 0&&(d="fuzzyWords")||t.newWords===void 0&&(d="newWords")||t.projects===void 0&&(d="projects"))return ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return ae.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.sourceWords!==void 0){let s=t.sourceWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return ae.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===
e}else var n=!0;if(n){if(t.exactWords!==void 0){let s=t.exactWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ae.
errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;
if(n){if(t.fuzzyWords!==void 0){let s=t.fuzzyWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+"/fuzzyWords",
schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ae.errors=
[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){
if(t.newWords!==void 0){let s=t.newWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+"/newWords",schemaPath:"\
#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ae.errors=[{instancePath:r+
"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n)if(t.projects!==void 0){
let s=t.projects,a=e;if(e===a)if(Array.isArray(s)){var p=!0;let N=s.length;for(let g=0;g<N;g++){let m=s[g],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(
m)){let _;if(m.id===void 0&&(_="id")||m.sourceWords===void 0&&(_="sourceWords")||m.exactWords===void 0&&(_="exactWords")||m.fuzzyWords===void 0&&(_="fuzzyWords")||
m.newWords===void 0&&(_="newWords"))return ae.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{
missingProperty:_}}],!1;{let w=e;for(let v in m)if(!(v==="id"||v==="sourceWords"||v==="exactWords"||v==="fuzzyWords"||v==="newWords")){return ae.errors=[{instancePath:r+
"/projects/"+g,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(w===e){if(m.
id!==void 0){let v=m.id,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ae.errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/proper\
ties/projects/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&isFinite(v)&&!E.validate(v))return ae.errors=[
{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=l===e}else
var f=!0;if(f){if(m.sourceWords!==void 0){let v=m.sourceWords,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ae.errors=[{instancePath:r+"/p\
rojects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v==
"number"&&isFinite(v)&&(v<0||isNaN(v)))return ae.errors=[{instancePath:r+"/projects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/source\
Words/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else var f=!0;if(f){if(m.exactWords!==void 0){let v=m.exactWords,l=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ae.errors=[{instancePath:r+"/projects/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exac\
tWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v)))return ae.errors=[{instancePath:r+"/projects\
/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else
var f=!0;if(f){if(m.fuzzyWords!==void 0){let v=m.fuzzyWords,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ae.errors=[{instancePath:r+"/pro\
jects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="num\
ber"&&isFinite(v)&&(v<0||isNaN(v)))return ae.errors=[{instancePath:r+"/projects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else var f=!0;if(f)if(m.newWords!==void 0){let v=m.newWords,l=e;if(!(typeof v=="num\
ber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ae.errors=[{instancePath:r+"/projects/"+g+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v)))return ae.errors=[{instancePath:r+"/projects/"+g+"/n\
ewWords",schemaPath:"#/properties/projects/items/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else var f=!0}}}}}}else
return ae.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else
return ae.errors=[{instancePath:r+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=a===e}else var n=!0}}}}}}else
return ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=o,e===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Yt=Cr;function Cr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Cr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),Cr.errors=o,e===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qt=Jr;function Jr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Jr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),Jr.errors=o,e===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ht=Ur;function Ur(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ur.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),Ur.errors=o,e===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt=Or;function Or(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Or.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Q.errors:o.concat(
Q.errors),e=o.length),Or.errors=o,e===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kt=Ir;var gr={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["string","null"],
pattern:"^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog",
"inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"],format:"int64"},archived:{type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{
type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},created_at:{type:"integer",format:"int64"},updated_at:{type:"\
integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"array",items:{$ref:"Document.json"}}},additionalProperties:!1,
$id:"Project.json"},br={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","exp\
ort_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_a\
t","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string",pattern:"\
^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"\
boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{
type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},
translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer",format:"\
int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{$ref:"Segment.j\
son"}}},additionalProperties:!1,$id:"Document.json"},tr={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","ta\
rget","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer",format:"int64"},updated_at:{type:"intege\
r",format:"int64"},document_id:{type:["integer","null"],format:"int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string",minLength:1},srclang:{type:"\
string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{type:"string",pattern:"^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{
type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1,$id:"Segment.json"};function C(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:T={}}={}){let o=null,e=0,u=C.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let i;if(t.id===void 0&&(i="id")||t.project_id===void 0&&(i="project_id")||t.srclang===void 0&&(i="srclang")||t.trglang===void 0&&(i="trglang")||t.name===
void 0&&(i="name")||t.import_in_progress===void 0&&(i="import_in_progress")||t.import_succeeded===void 0&&(i="import_succeeded")||t.import_error_message===void 0&&
(i="import_error_message")||t.export_in_progress===void 0&&(i="export_in_progress")||t.export_succeeded===void 0&&(i="export_succeeded")||t.export_error_message===
void 0&&(i="export_error_message")||t.is_pretranslating===void 0&&(i="is_pretranslating")||t.status===void 0&&(i="status")||t.translator_email===void 0&&(i="tra\
nslator_email")||t.reviewer_email===void 0&&(i="reviewer_email")||t.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||t.created_at===void 0&&(i="\
created_at")||t.updated_at===void 0&&(i="updated_at")||t.is_review_complete===void 0&&(i="is_review_complete"))return C.errors=[{instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let a in t)if(!he.call(br.properties,a)){return C.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(t.id!==void 0){let a=t.id,b=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof a==
"number"&&isFinite(a)&&!E.validate(a))return C.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===
e}else var n=!0;if(n){if(t.project_id!==void 0){let a=t.project_id,b=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof a=="number"&&isFinite(a)&&!E.validate(a))return C.
errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===e}else var n=!0;if(n){
if(t.srclang!==void 0){let a=t.srclang,b=e;if(e===b)if(typeof a=="string"){if(!se.test(a))return C.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/s\
rclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"\
type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(t.trglang!==void 0){let a=t.trglang,b=e;if(e===b)if(typeof a=="string"){if(!se.test(a))return C.
errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+
"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(t.name!==void 0){let a=t.name,b=e;
if(e===b)if(typeof a=="string"){if(U(a)>255)return C.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(U(a)<1)return C.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{
instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(t.import_in_progress!==
void 0){let a=e;if(typeof t.import_in_progress!="boolean")return C.errors=[{instancePath:r+"/import_in_progress",schemaPath:"#/properties/import_in_progress/typ\
e",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.import_succeeded!==void 0){let a=e;if(typeof t.import_succeeded!="boolean")return C.
errors=[{instancePath:r+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;
if(n){if(t.import_error_message!==void 0){let a=e;if(typeof t.import_error_message!="string")return C.errors=[{instancePath:r+"/import_error_message",schemaPath:"\
#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.export_in_progress!==void 0){let a=e;if(typeof t.
export_in_progress!="boolean")return C.errors=[{instancePath:r+"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"\
boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.export_succeeded!==void 0){let a=e;if(typeof t.export_succeeded!="boolean")return C.errors=[{instancePath:r+
"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.export_error_message!==
void 0){let a=e;if(typeof t.export_error_message!="string")return C.errors=[{instancePath:r+"/export_error_message",schemaPath:"#/properties/export_error_messag\
e/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.is_pretranslating!==void 0){let a=e;if(typeof t.is_pretranslating!="bool\
ean")return C.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===
e}else var n=!0;if(n){if(t.status!==void 0){let a=t.status,b=e;if(e===b)if(a&&typeof a=="object"&&!Array.isArray(a)){let g;if(a.pretranslation===void 0&&(g="pre\
translation"))return C.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:g}}],!1;{let m=e;for(let y in a)
if(y!=="pretranslation"){return C.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(m===e&&a.pretranslation!==void 0){let y=a.pretranslation;if(typeof y!="string")return C.errors=[{instancePath:r+"/status/pre\
translation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="idle"||y==="pending"||y==="run\
ning"))return C.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:br.
properties.status.properties.pretranslation.enum}}],!1}}}else return C.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"object"}}],!1;var n=b===e}else var n=!0;if(n){if(t.translator_email!==void 0){let a=t.translator_email,b=e;if(typeof a!="string"&&a!==null)return C.errors=
[{instancePath:r+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"type",params:{type:br.properties.translator_email.type}}],!1;var n=b===
e}else var n=!0;if(n){if(t.reviewer_email!==void 0){let a=t.reviewer_email,b=e;if(typeof a!="string"&&a!==null)return C.errors=[{instancePath:r+"/reviewer_email",
schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:br.properties.reviewer_email.type}}],!1;var n=b===e}else var n=!0;if(n){if(t.customer_reviewer_email!==
void 0){let a=t.customer_reviewer_email,b=e;if(typeof a!="string"&&a!==null)return C.errors=[{instancePath:r+"/customer_reviewer_email",schemaPath:"#/properties\
/customer_reviewer_email/type",keyword:"type",params:{type:br.properties.customer_reviewer_email.type}}],!1;var n=b===e}else var n=!0;if(n){if(t.created_at!==void 0){
let a=t.created_at,b=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_\
at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof a=="number"&&isFinite(a)&&!E.validate(a))return C.errors=[{instancePath:r+"/created_at",schemaPath:"\
#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===e}else var n=!0;if(n){if(t.updated_at!==void 0){let a=t.updated_at,b=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===b&&typeof a=="number"&&isFinite(a)&&!E.validate(a))return C.errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/form\
at",keyword:"format",params:{format:"int64"}}],!1;var n=b===e}else var n=!0;if(n){if(t.is_review_complete!==void 0){let a=e;if(typeof t.is_review_complete!="boo\
lean")return C.errors=[{instancePath:r+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===
e}else var n=!0;if(n){if(t.import_note!==void 0){let a=e;if(typeof t.import_note!="string")return C.errors=[{instancePath:r+"/import_note",schemaPath:"#/propert\
ies/import_note/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n)if(t.segments!==void 0){let a=t.segments,b=e;if(e===b)if(Array.isArray(
a)){var p=!0;let g=a.length;for(let m=0;m<g;m++){let y=a[m],P=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let v;if(y.id===void 0&&(v="id")||y.created_at===
void 0&&(v="created_at")||y.updated_at===void 0&&(v="updated_at")||y.document_id===void 0&&(v="document_id")||y.memory_id===void 0&&(v="memory_id")||y.source===
void 0&&(v="source")||y.srclang===void 0&&(v="srclang")||y.target===void 0&&(v="target")||y.trglang===void 0&&(v="trglang")||y.is_confirmed===void 0&&(v="is_con\
firmed")||y.is_reviewed===void 0&&(v="is_reviewed"))return C.errors=[{instancePath:r+"/segments/"+m,schemaPath:"Segment.json/required",keyword:"required",params:{
missingProperty:v}}],!1;{let l=e;for(let c in y)if(!he.call(tr.properties,c)){return C.errors=[{instancePath:r+"/segments/"+m,schemaPath:"Segment.json/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(l===e){if(y.id!==void 0){let c=y.id,j=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return C.errors=[{instancePath:r+"/segments/"+m+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===j&&typeof c=="number"&&isFinite(c)&&!E.validate(c))return C.errors=[{instancePath:r+"/segments/"+m+"/id",schemaPath:"Segment.json/properties/id/format",
keyword:"format",params:{format:"int64"}}],!1;var f=j===e}else var f=!0;if(f){if(y.created_at!==void 0){let c=y.created_at,j=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return C.errors=[{instancePath:r+"/segments/"+m+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)&&!E.validate(c))return C.errors=[{instancePath:r+"/segments/"+m+"/created_at",schemaPath:"Segment\
.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var f=j===e}else var f=!0;if(f){if(y.updated_at!==void 0){let c=y.updated_at,j=e;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return C.errors=[{instancePath:r+"/segments/"+m+"/updated_at",schemaPath:"Segment.json/properties/updat\
ed_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)&&!E.validate(c))return C.errors=[{instancePath:r+"/segments/"+
m+"/updated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var f=j===e}else var f=!0;if(f){if(y.document_id!==
void 0){let c=y.document_id,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:r+"/segments/"+m+"/document_id",
schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}}],!1;if(e===j&&typeof c=="number"&&isFinite(c)&&
!E.validate(c))return C.errors=[{instancePath:r+"/segments/"+m+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var f=j===e}else var f=!0;if(f){if(y.memory_id!==void 0){let c=y.memory_id,j=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return C.errors=
[{instancePath:r+"/segments/"+m+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof c==
"number"&&isFinite(c)&&!E.validate(c))return C.errors=[{instancePath:r+"/segments/"+m+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var f=j===e}else var f=!0;if(f){if(y.source!==void 0){let c=y.source,j=e;if(e===j)if(typeof c=="string"){if(U(c)<1)return C.
errors=[{instancePath:r+"/segments/"+m+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=
[{instancePath:r+"/segments/"+m+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var f=j===e}else var f=!0;
if(f){if(y.srclang!==void 0){let c=y.srclang,j=e;if(e===j)if(typeof c=="string"){if(!se.test(c))return C.errors=[{instancePath:r+"/segments/"+m+"/srclang",schemaPath:"\
Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+"/segments/"+m+"/srclang",schemaPath:"\
Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var f=j===e}else var f=!0;if(f){if(y.target!==void 0){let c=e;if(typeof y.target!=
"string")return C.errors=[{instancePath:r+"/segments/"+m+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var f=c===
e}else var f=!0;if(f){if(y.trglang!==void 0){let c=y.trglang,j=e;if(e===j)if(typeof c=="string"){if(!se.test(c))return C.errors=[{instancePath:r+"/segments/"+m+
"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+"/seg\
ments/"+m+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var f=j===e}else var f=!0;if(f){if(y.is_confirmed!==
void 0){let c=e;if(typeof y.is_confirmed!="boolean")return C.errors=[{instancePath:r+"/segments/"+m+"/is_confirmed",schemaPath:"Segment.json/properties/is_confi\
rmed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===e}else var f=!0;if(f){if(y.is_reviewed!==void 0){let c=e;if(typeof y.is_reviewed!="boolean")return C.
errors=[{instancePath:r+"/segments/"+m+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=c===
e}else var f=!0;if(f)if(y.comments!==void 0){let c=y.comments,j=e;if(e===j)if(Array.isArray(c)){if(c.length>0)return C.errors=[{instancePath:r+"/segments/"+m+"/\
comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var d=!0;let S=c.length;for(let M=0;M<S;M++){let k=c[M],
h=e;if(!(k&&typeof k=="object"&&!Array.isArray(k)))return C.errors=[{instancePath:r+"/segments/"+m+"/comments/"+M,schemaPath:"Segment.json/properties/comments/i\
tems/type",keyword:"type",params:{type:"object"}}],!1;var d=h===e;if(!d)break}}}else return C.errors=[{instancePath:r+"/segments/"+m+"/comments",schemaPath:"Seg\
ment.json/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var f=j===e}else var f=!0}}}}}}}}}}}}}else return C.errors=[{instancePath:r+"/segm\
ents/"+m,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}}],!1;var p=P===e;if(!p)break}}else return C.errors=[{instancePath:r+"/segments",schemaPath:"\
#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=b===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}else return C.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=o,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=H.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.memory_id===void 0&&(d="memory_id")||t.job_id===void 0&&(d="job_i\
d")||t.srclang===void 0&&(d="srclang")||t.trglang===void 0&&(d="trglang")||t.srclocale===void 0&&(d="srclocale")||t.trglocale===void 0&&(d="trglocale")||t.name===
void 0&&(d="name")||t.state===void 0&&(d="state")||t.due_date===void 0&&(d="due_date")||t.archived===void 0&&(d="archived")||t.metadata===void 0&&(d="metadata")||
t.sample_review_percentage===void 0&&(d="sample_review_percentage")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at")||t.workflowStatus===
void 0&&(d="workflowStatus")||t.document===void 0&&(d="document"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let s in t)if(!he.call(gr.properties,s)){return H.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return H.errors=[{
instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){if(t.memory_id!==void 0){
let s=t.memory_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:r+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return H.errors=[{instancePath:r+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){if(t.job_id!==void 0){let s=t.job_id,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return H.errors=[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){if(t.srclang!==void 0){let s=t.srclang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return H.
errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return H.errors=[{instancePath:r+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.trglang!==void 0){let s=t.trglang,
a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return H.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return H.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var n=a===
e}else var n=!0;if(n){if(t.srclocale!==void 0){let s=t.srclocale,a=e;if(typeof s!="string"&&s!==null)return H.errors=[{instancePath:r+"/srclocale",schemaPath:"#\
/properties/srclocale/type",keyword:"type",params:{type:gr.properties.srclocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return H.errors=[{instancePath:r+
"/srclocale",schemaPath:"#/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var n=a===e}else var n=!0;if(n){if(t.trglocale!==void 0){
let s=t.trglocale,a=e;if(typeof s!="string"&&s!==null)return H.errors=[{instancePath:r+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{
type:gr.properties.trglocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return H.errors=[{instancePath:r+"/trglocale",schemaPath:"#/properties/trgloca\
le/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var n=a===e}else var n=!0;if(n){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s=="str\
ing"){if(U(s)>255)return H.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(s)<1)return H.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:r+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.state!==void 0){let s=t.state,a=e;if(typeof s!=
"string")return H.errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inPr\
ogress"||s==="inReview"||s==="inQA"||s==="done"))return H.errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:gr.
properties.state.enum}}],!1;var n=a===e}else var n=!0;if(n){if(t.due_date!==void 0){let s=t.due_date,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&
s!==null)return H.errors=[{instancePath:r+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:gr.properties.due_date.type}}],!1;if(e===
a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return H.errors=[{instancePath:r+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{
format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){if(t.archived!==void 0){let s=e;if(typeof t.archived!="boolean")return H.errors=[{instancePath:r+"/archived",
schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=s===e}else var n=!0;if(n){if(t.metadata!==void 0){let s=t.metadata,a=e;
if(e===a)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return H.errors=[{instancePath:r+"/metadata",schemaPath:"#/properties/metadata\
/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let N in s){let g=s[N],m=e;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!=
"boolean")return H.errors=[{instancePath:r+"/metadata/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"\
type",params:{type:gr.properties.metadata.additionalProperties.type}}],!1;var p=m===e;if(!p)break}}else return H.errors=[{instancePath:r+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=a===e}else var n=!0;if(n){if(t.sample_review_percentage!==void 0){let s=t.sample_review_percentage,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review\
_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return H.errors=[{instancePath:r+"/s\
ample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return H.
errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=a===e}else var n=!0;if(n){if(t.created_at!==void 0){let s=t.created_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return H.
errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){
if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:r+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return H.errors=[{instancePath:r+
"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n){if(t.workflowStatus!==void 0){
let s=t.workflowStatus,a=e;if(typeof s!="string")return H.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",
params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return H.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/propertie\
s/workflowStatus/enum",keyword:"enum",params:{allowedValues:gr.properties.workflowStatus.enum}}],!1;var n=a===e}else var n=!0;if(n)if(t.document!==void 0){let s=t.
document,a=e;if(e===a)if(Array.isArray(s)){var f=!0;let N=s.length;for(let g=0;g<N;g++){let m=e;C(s[g],{instancePath:r+"/document/"+g,parentData:s,parentDataProperty:g,
rootData:F,dynamicAnchors:T})||(o=o===null?C.errors:o.concat(C.errors),e=o.length);var f=m===e;if(!f)break}}else return H.errors=[{instancePath:r+"/document",schemaPath:"\
#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var n=a===e}else var n=!0}}}}}}}}}}}}}}}}}}else return H.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=o,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ir.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var n=!0;let p=t.length;for(let f=0;f<p;f++){let d=e;H(t[f],{instancePath:r+"/"+f,parentData:t,parentDataProperty:f,rootData:F,
dynamicAnchors:T})||(o=o===null?H.errors:o.concat(H.errors),e=o.length);var n=d===e;if(!n)break}}else return Ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return Ir.errors=o,e===0}Ir.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var es=Rr;function Rr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Rr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?H.errors:o.concat(
H.errors),e=o.length),Rr.errors=o,e===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ve;function Ve(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ve.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ve.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!E.validate(d))return Ve.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Ve.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ve.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ve.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=o,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ts=Vr;function Vr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Vr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),C(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?C.errors:o.concat(
C.errors),e=o.length),Vr.errors=o,e===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=qe;function qe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.is_pretranslating===void 0&&(d="\
is_pretranslating")||t.documents===void 0&&(d="documents"))return qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let s in t)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return qe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(e===a)if(Array.isArray(s)){var n=!0;let b=s.length;
for(let N=0;N<b;N++){let g=s[N],m=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return qe.errors=[{instancePath:r+"/id/"+N,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)&&!E.validate(g))return qe.errors=[{instancePath:r+"/id/"+N,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e;if(!n)break}}else return qe.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_pretranslating!==void 0){let s=t.is_pretranslating,a=e;if(typeof s!=
"boolean")return qe.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return qe.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=a===
e}else var p=!0;if(p)if(t.documents!==void 0){let s=t.documents,a=e;if(e===a)if(Array.isArray(s)){var f=!0;let N=s.length;for(let g=0;g<N;g++){let m=e;C(s[g],{instancePath:r+
"/documents/"+g,parentData:s,parentDataProperty:g,rootData:F,dynamicAnchors:T})||(o=o===null?C.errors:o.concat(C.errors),e=o.length);var f=m===e;if(!f)break}}else
return qe.errors=[{instancePath:r+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0}}}}else
return qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=o,e===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var is=Ze;function Ze(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ze.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Ze.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Ze.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ze.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!E.validate(d))return Ze.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Ze.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ze.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Ze.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=o,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=ne;function ne(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ne.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.created_at===void 0&&(d="created\
_at")||t.updated_at===void 0&&(d="updated_at")||t.document_id===void 0&&(d="document_id")||t.memory_id===void 0&&(d="memory_id")||t.source===void 0&&(d="source")||
t.srclang===void 0&&(d="srclang")||t.target===void 0&&(d="target")||t.trglang===void 0&&(d="trglang")||t.is_confirmed===void 0&&(d="is_confirmed")||t.is_reviewed===
void 0&&(d="is_reviewed"))return ne.errors=[{instancePath:r,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!he.call(tr.properties,s)){return ne.errors=[{instancePath:r,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return ne.errors=[{instancePath:r+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.
created_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return ne.errors=[{instancePath:r+"/created_a\
t",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){
let s=t.updated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+"/updated_at",schemaPath:"Segment.json/propert\
ies/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return ne.errors=[{instancePath:r+"/u\
pdated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.document_id!==
void 0){let s=t.document_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return ne.errors=[{instancePath:r+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(
s))return ne.errors=[{instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.memory_id!==void 0){let s=t.memory_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+
"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(
s))return ne.errors=[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.source!==void 0){let s=t.source,a=e;if(e===a)if(typeof s=="string"){if(U(s)<1)return ne.errors=[{instancePath:r+"/source",schemaPath:"\
Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+"/source",schemaPath:"Segment.json/pr\
operties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.srclang,a=e;if(e===a)if(typeof s==
"string"){if(!se.test(s))return ne.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[\
a-z]{2}$"}}],!1}else return ne.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.target!==void 0){let s=e;if(typeof t.target!="string")return ne.errors=[{instancePath:r+"/target",schemaPath:"Segment.json/properties\
/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)if(typeof s=="strin\
g"){if(!se.test(s))return ne.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2\
}$"}}],!1}else return ne.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.is_confirmed!==void 0){let s=e;if(typeof t.is_confirmed!="boolean")return ne.errors=[{instancePath:r+"/is_confirmed",schemaPath:"Segm\
ent.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(t.is_reviewed!==void 0){let s=e;if(typeof t.
is_reviewed!="boolean")return ne.errors=[{instancePath:r+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var p=s===e}else var p=!0;if(p)if(t.comments!==void 0){let s=t.comments,a=e;if(e===a)if(Array.isArray(s)){if(s.length>0)return ne.errors=[{instancePath:r+
"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var f=!0;let N=s.length;for(let g=0;g<N;g++){let m=s[g],
y=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return ne.errors=[{instancePath:r+"/comments/"+g,schemaPath:"Segment.json/properties/comments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}}}else return ne.errors=[{instancePath:r+"/comments",schemaPath:"Segment.json/properties/comments/type",
keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}else return ne.errors=[{instancePath:r,schemaPath:"Segment.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;return ne.errors=o,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=Fr;function Fr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Fr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=e,p=!1,f=null,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.id===void 0&&(w="id")||t.created_at===
void 0&&(w="created_at")||t.updated_at===void 0&&(w="updated_at")||t.document_id===void 0&&(w="document_id")||t.memory_id===void 0&&(w="memory_id")||t.source===
void 0&&(w="source")||t.srclang===void 0&&(w="srclang")||t.target===void 0&&(w="target")||t.trglang===void 0&&(w="trglang")||t.is_confirmed===void 0&&(w="is_con\
firmed")||t.is_reviewed===void 0&&(w="is_reviewed")){let v={instancePath:r,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:w}};o===
null?o=[v]:o.push(v),e++}else{let v=e;for(let l in t)if(!he.call(tr.properties,l)){let c={instancePath:r,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l}};o===null?o=[c]:o.push(c),e++;break}if(v===e){if(t.id!==void 0){let l=t.id,c=e;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l))){let j={instancePath:r+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};o===null?o=[j]:o.push(
j),e++}if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l)){let j={instancePath:r+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}};o===null?o=[j]:o.push(j),e++}var s=c===e}else var s=!0;if(s){if(t.created_at!==void 0){let l=t.created_at,c=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){let A={instancePath:r+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};o===null?
o=[A]:o.push(A),e++}if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l)){let A={instancePath:r+"/created_at",schemaPath:"Segment.json/properties/created_a\
t/format",keyword:"format",params:{format:"int64"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){if(t.updated_at!==void 0){let l=t.updated_at,c=e;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let A={instancePath:r+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",
params:{type:"integer"}};o===null?o=[A]:o.push(A),e++}if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l)){let A={instancePath:r+"/updated_at",schemaPath:"\
Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){if(t.document_id!==
void 0){let l=t.document_id,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null){let A={instancePath:r+"/document_id",schemaPath:"Segment.jso\
n/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}};o===null?o=[A]:o.push(A),e++}if(e===c&&typeof l=="number"&&isFinite(
l)&&!E.validate(l)){let A={instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}};o===null?
o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){if(t.memory_id!==void 0){let l=t.memory_id,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let A={
instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}};o===null?o=[A]:o.push(A),e++}if(e===c&&typeof l==
"number"&&isFinite(l)&&!E.validate(l)){let A={instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){if(t.source!==void 0){let l=t.source,c=e;if(e===c)if(typeof l=="string"){if(U(l)<1){let A={
instancePath:r+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}};o===null?o=[A]:o.push(A),e++}}else{let A={instancePath:r+
"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){if(t.
srclang!==void 0){let l=t.srclang,c=e;if(e===c)if(typeof l=="string"){if(!se.test(l)){let A={instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srcla\
ng/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};o===null?o=[A]:o.push(A),e++}}else{let A={instancePath:r+"/srclang",schemaPath:"Segment.json/proper\
ties/srclang/type",keyword:"type",params:{type:"string"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){if(t.target!==void 0){let l=e;if(typeof t.
target!="string"){let j={instancePath:r+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};o===null?o=[j]:o.push(
j),e++}var s=l===e}else var s=!0;if(s){if(t.trglang!==void 0){let l=t.trglang,c=e;if(e===c)if(typeof l=="string"){if(!se.test(l)){let A={instancePath:r+"/trglan\
g",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};o===null?o=[A]:o.push(A),e++}}else{let A={instancePath:r+
"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0;if(s){
if(t.is_confirmed!==void 0){let l=e;if(typeof t.is_confirmed!="boolean"){let j={instancePath:r+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/\
type",keyword:"type",params:{type:"boolean"}};o===null?o=[j]:o.push(j),e++}var s=l===e}else var s=!0;if(s){if(t.is_reviewed!==void 0){let l=e;if(typeof t.is_reviewed!=
"boolean"){let j={instancePath:r+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};o===null?o=[j]:o.push(
j),e++}var s=l===e}else var s=!0;if(s)if(t.comments!==void 0){let l=t.comments,c=e;if(e===c)if(Array.isArray(l))if(l.length>0){let A={instancePath:r+"/comments",
schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}};o===null?o=[A]:o.push(A),e++}else{var a=!0;let A=l.length;for(let S=0;S<
A;S++){let M=l[S],k=e;if(!(M&&typeof M=="object"&&!Array.isArray(M))){let x={instancePath:r+"/comments/"+S,schemaPath:"Segment.json/properties/comments/items/ty\
pe",keyword:"type",params:{type:"object"}};o===null?o=[x]:o.push(x),e++}var a=k===e;if(!a)break}}else{let A={instancePath:r+"/comments",schemaPath:"Segment.json\
/properties/comments/type",keyword:"type",params:{type:"array"}};o===null?o=[A]:o.push(A),e++}var s=c===e}else var s=!0}}}}}}}}}}}}}else{let w={instancePath:r,schemaPath:"\
Segment.json/type",keyword:"type",params:{type:"object"}};o===null?o=[w]:o.push(w),e++}var P=d===e;if(P){p=!0,f=0;var b=!0}let N=e;if(e===N)if(Array.isArray(t)){
var g=!0;let w=t.length;for(let v=0;v<w;v++){let l=t[v],c=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let S;if(l.id===void 0&&(S="id")||l.created_at===
void 0&&(S="created_at")||l.updated_at===void 0&&(S="updated_at")||l.document_id===void 0&&(S="document_id")||l.memory_id===void 0&&(S="memory_id")||l.source===
void 0&&(S="source")||l.srclang===void 0&&(S="srclang")||l.target===void 0&&(S="target")||l.trglang===void 0&&(S="trglang")||l.is_confirmed===void 0&&(S="is_con\
firmed")||l.is_reviewed===void 0&&(S="is_reviewed")){let M={instancePath:r+"/"+v,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:S}};
o===null?o=[M]:o.push(M),e++}else{let M=e;for(let k in l)if(!he.call(tr.properties,k)){let h={instancePath:r+"/"+v,schemaPath:"Segment.json/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:k}};o===null?o=[h]:o.push(h),e++;break}if(M===e){if(l.id!==void 0){let k=l.id,h=e;if(!(typeof k=="numb\
er"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let x={instancePath:r+"/"+v+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};o===
null?o=[x]:o.push(x),e++}if(e===h&&typeof k=="number"&&isFinite(k)&&!E.validate(k)){let x={instancePath:r+"/"+v+"/id",schemaPath:"Segment.json/properties/id/for\
mat",keyword:"format",params:{format:"int64"}};o===null?o=[x]:o.push(x),e++}var m=h===e}else var m=!0;if(m){if(l.created_at!==void 0){let k=l.created_at,h=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let G={instancePath:r+"/"+v+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}};o===null?o=[G]:o.push(G),e++}if(e===h&&typeof k=="number"&&isFinite(k)&&!E.validate(k)){let G={instancePath:r+"/"+v+"/created_at",schemaPath:"S\
egment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0;if(m){if(l.updated_at!==
void 0){let k=l.updated_at,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let G={instancePath:r+"/"+v+"/updated_at",schemaPath:"Segment.json/prop\
erties/updated_at/type",keyword:"type",params:{type:"integer"}};o===null?o=[G]:o.push(G),e++}if(e===h&&typeof k=="number"&&isFinite(k)&&!E.validate(k)){let G={instancePath:r+
"/"+v+"/updated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else
var m=!0;if(m){if(l.document_id!==void 0){let k=l.document_id,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null){let G={instancePath:r+"/"+
v+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}};o===null?o=[G]:o.push(G),e++}
if(e===h&&typeof k=="number"&&isFinite(k)&&!E.validate(k)){let G={instancePath:r+"/"+v+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"\
format",params:{format:"int64"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0;if(m){if(l.memory_id!==void 0){let k=l.memory_id,h=e;if(!(typeof k=="num\
ber"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let G={instancePath:r+"/"+v+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}};o===null?o=[G]:o.push(G),e++}if(e===h&&typeof k=="number"&&isFinite(k)&&!E.validate(k)){let G={instancePath:r+"/"+v+"/memory_id",schemaPath:"Segment.\
json/properties/memory_id/format",keyword:"format",params:{format:"int64"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0;if(m){if(l.source!==void 0){let k=l.
source,h=e;if(e===h)if(typeof k=="string"){if(U(k)<1){let G={instancePath:r+"/"+v+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLe\
ngth",params:{limit:1}};o===null?o=[G]:o.push(G),e++}}else{let G={instancePath:r+"/"+v+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",
params:{type:"string"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0;if(m){if(l.srclang!==void 0){let k=l.srclang,h=e;if(e===h)if(typeof k=="string"){
if(!se.test(k)){let G={instancePath:r+"/"+v+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};o===
null?o=[G]:o.push(G),e++}}else{let G={instancePath:r+"/"+v+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}};o===
null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0;if(m){if(l.target!==void 0){let k=e;if(typeof l.target!="string"){let x={instancePath:r+"/"+v+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};o===null?o=[x]:o.push(x),e++}var m=k===e}else var m=!0;if(m){if(l.trglang!==void 0){
let k=l.trglang,h=e;if(e===h)if(typeof k=="string"){if(!se.test(k)){let G={instancePath:r+"/"+v+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",
keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};o===null?o=[G]:o.push(G),e++}}else{let G={instancePath:r+"/"+v+"/trglang",schemaPath:"Segment.json/properties/t\
rglang/type",keyword:"type",params:{type:"string"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0;if(m){if(l.is_confirmed!==void 0){let k=e;if(typeof l.
is_confirmed!="boolean"){let x={instancePath:r+"/"+v+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};
o===null?o=[x]:o.push(x),e++}var m=k===e}else var m=!0;if(m){if(l.is_reviewed!==void 0){let k=e;if(typeof l.is_reviewed!="boolean"){let x={instancePath:r+"/"+v+
"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};o===null?o=[x]:o.push(x),e++}var m=k===e}else var m=!0;
if(m)if(l.comments!==void 0){let k=l.comments,h=e;if(e===h)if(Array.isArray(k))if(k.length>0){let G={instancePath:r+"/"+v+"/comments",schemaPath:"Segment.json/p\
roperties/comments/maxItems",keyword:"maxItems",params:{limit:0}};o===null?o=[G]:o.push(G),e++}else{var y=!0;let G=k.length;for(let ee=0;ee<G;ee++){let W=k[ee],
L=e;if(!(W&&typeof W=="object"&&!Array.isArray(W))){let ie={instancePath:r+"/"+v+"/comments/"+ee,schemaPath:"Segment.json/properties/comments/items/type",keyword:"\
type",params:{type:"object"}};o===null?o=[ie]:o.push(ie),e++}var y=L===e;if(!y)break}}else{let G={instancePath:r+"/"+v+"/comments",schemaPath:"Segment.json/prop\
erties/comments/type",keyword:"type",params:{type:"array"}};o===null?o=[G]:o.push(G),e++}var m=h===e}else var m=!0}}}}}}}}}}}}}else{let S={instancePath:r+"/"+v,
schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};o===null?o=[S]:o.push(S),e++}var g=c===e;if(!g)break}}else{let w={instancePath:r,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"}};o===null?o=[w]:o.push(w),e++}var P=N===e;if(P&&p)p=!1,f=[f,1];else if(P){p=!0,f=1;var _=!0}if(p)e=n,o!==null&&
(n?o.length=n:o=null);else{let w={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:f}};return o===null?o=[w]:o.push(w),e++,Fr.errors=o,
!1}return Fr.errors=o,u.props=b,u.items=_,e===0}Fr.evaluated={dynamicProps:!0,dynamicItems:!0};var os=oe;function oe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=oe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.created_at===void 0&&(d="created\
_at")||t.updated_at===void 0&&(d="updated_at")||t.document_id===void 0&&(d="document_id")||t.memory_id===void 0&&(d="memory_id")||t.source===void 0&&(d="source")||
t.srclang===void 0&&(d="srclang")||t.target===void 0&&(d="target")||t.trglang===void 0&&(d="trglang")||t.is_confirmed===void 0&&(d="is_confirmed")||t.is_reviewed===
void 0&&(d="is_reviewed"))return oe.errors=[{instancePath:r,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!he.call(tr.properties,s)){return oe.errors=[{instancePath:r,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return oe.errors=[{instancePath:r+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return oe.errors=[{instancePath:r+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.
created_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return oe.errors=[{instancePath:r+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return oe.errors=[{instancePath:r+"/created_a\
t",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){
let s=t.updated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return oe.errors=[{instancePath:r+"/updated_at",schemaPath:"Segment.json/propert\
ies/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return oe.errors=[{instancePath:r+"/u\
pdated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.document_id!==
void 0){let s=t.document_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return oe.errors=[{instancePath:r+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(
s))return oe.errors=[{instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.memory_id!==void 0){let s=t.memory_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return oe.errors=[{instancePath:r+
"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(
s))return oe.errors=[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.source!==void 0){let s=t.source,a=e;if(e===a)if(typeof s=="string"){if(U(s)<1)return oe.errors=[{instancePath:r+"/source",schemaPath:"\
Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+"/source",schemaPath:"Segment.json/pr\
operties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.srclang,a=e;if(e===a)if(typeof s==
"string"){if(!se.test(s))return oe.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[\
a-z]{2}$"}}],!1}else return oe.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.target!==void 0){let s=e;if(typeof t.target!="string")return oe.errors=[{instancePath:r+"/target",schemaPath:"Segment.json/properties\
/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)if(typeof s=="strin\
g"){if(!se.test(s))return oe.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2\
}$"}}],!1}else return oe.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===
e}else var p=!0;if(p){if(t.is_confirmed!==void 0){let s=e;if(typeof t.is_confirmed!="boolean")return oe.errors=[{instancePath:r+"/is_confirmed",schemaPath:"Segm\
ent.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(t.is_reviewed!==void 0){let s=e;if(typeof t.
is_reviewed!="boolean")return oe.errors=[{instancePath:r+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boole\
an"}}],!1;var p=s===e}else var p=!0;if(p)if(t.comments!==void 0){let s=t.comments,a=e;if(e===a)if(Array.isArray(s)){if(s.length>0)return oe.errors=[{instancePath:r+
"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var f=!0;let N=s.length;for(let g=0;g<N;g++){let m=s[g],
y=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return oe.errors=[{instancePath:r+"/comments/"+g,schemaPath:"Segment.json/properties/comments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}}}else return oe.errors=[{instancePath:r+"/comments",schemaPath:"Segment.json/properties/comments/type",
keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}else return oe.errors=[{instancePath:r,schemaPath:"Segment.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;return oe.errors=o,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Be;function Be(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Be.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Be.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!E.validate(d))return Be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e}else var n=!0;if(n)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Be.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Be.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=i===e}else var n=!0}}}else return Be.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=o,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=vr;function vr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=vr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var n=!0;let p=t.length;for(let f=0;f<p;f++){let d=t[f],i=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return vr.errors=[{instancePath:r+"/"+f,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="numbe\
r"&&isFinite(d)&&!E.validate(d))return vr.errors=[{instancePath:r+"/"+f,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var n=i===e;if(!n)
break}}else return vr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return vr.errors=o,e===0}vr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var fs=nr;function nr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=nr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.source_tagged===void 0&&(p="source_tagged")||t.target_tagged===
void 0&&(p="target_tagged"))return nr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)
if(!(d==="source_tagged"||d==="target_tagged")){return nr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(f===e){if(t.source_tagged!==void 0){let d=e;if(typeof t.source_tagged!="string")return nr.errors=[{instancePath:r+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else var n=!0;if(n)if(t.target_tagged!==void 0){let d=e;if(typeof t.target_tagged!=
"string")return nr.errors=[{instancePath:r+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var n=d===e}else
var n=!0}}}else return nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=o,e===0}nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ls=pe;var Zr={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function pe(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var n=!0;let d=t.length;for(let i=0;i<d;i++){let s=t[i],a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.
id===void 0&&(g="id")||s.name===void 0&&(g="name")||s.file_hash===void 0&&(g="file_hash")||s.detected_lang===void 0&&(g="detected_lang")||s.detected_lang_confidence===
void 0&&(g="detected_lang_confidence")||s.category===void 0&&(g="category")||s.labels===void 0&&(g="labels")||s.created_at===void 0&&(g="created_at")||s.updated_at===
void 0&&(g="updated_at"))return pe.errors=[{instancePath:r+"/"+i,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:g}}],!1;{let m=e;
for(let y in s)if(!he.call(Zr.properties,y)){return pe.errors=[{instancePath:r+"/"+i,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:y}}],!1;break}if(m===e){if(s.id!==void 0){let y=s.id,P=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return pe.errors=
[{instancePath:r+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof y=="number"&&isFinite(
y)&&!E.validate(y))return pe.errors=[{instancePath:r+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var p=P===e}else var p=!0;if(p){if(s.name!==void 0){let y=s.name,P=e;if(e===P)if(typeof y=="string"){if(U(y)>255)return pe.errors=[{instancePath:r+"/"+i+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(y)<1)return pe.errors=[{instancePath:r+"/"+i+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:r+"/"+i+"/name",schemaPath:"SourceFile\
.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p){if(s.file_hash!==void 0){let y=s.file_hash,P=e;if(e===P)if(typeof y==
"string"){if(U(y)>128)return pe.errors=[{instancePath:r+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return pe.errors=[{instancePath:r+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"st\
ring"}}],!1;var p=P===e}else var p=!0;if(p){if(s.detected_lang!==void 0){let y=e;if(typeof s.detected_lang!="string")return pe.errors=[{instancePath:r+"/"+i+"/d\
etected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p){if(s.detected_lang_confidence!==
void 0){let y=s.detected_lang_confidence,P=e;if(e===P)if(typeof y=="number"&&isFinite(y)){if(y>1||isNaN(y))return pe.errors=[{instancePath:r+"/"+i+"/detected_la\
ng_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(y<0||isNaN(y))
return pe.errors=[{instancePath:r+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return pe.errors=[{instancePath:r+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_conf\
idence/type",keyword:"type",params:{type:"number"}}],!1;var p=P===e}else var p=!0;if(p){if(s.category!==void 0){let y=s.category,P=e;if(typeof y!="string")return pe.
errors=[{instancePath:r+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="API"||y==="\
REFERENCE"))return pe.errors=[{instancePath:r+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:Zr.properties.
category.enum}}],!1;var p=P===e}else var p=!0;if(p){if(s.labels!==void 0){let y=s.labels,P=e;if(e===P)if(Array.isArray(y)){var f=!0;let w=y.length;for(let v=0;v<
w;v++){let l=y[v],c=e;if(e===c)if(typeof l=="string"){if(U(l)>255)return pe.errors=[{instancePath:r+"/"+i+"/labels/"+v,schemaPath:"SourceFile.json/properties/la\
bels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(l)<1)return pe.errors=[{instancePath:r+"/"+i+"/labels/"+v,schemaPath:"SourceFile.json/pro\
perties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:r+"/"+i+"/labels/"+v,schemaPath:"SourceFile.json/\
properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e;if(!f)break}}else return pe.errors=[{instancePath:r+"/"+i+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=P===e}else var p=!0;if(p){if(s.created_at!==void 0){let y=s.created_at,P=e;
if(e===P&&e===P)if(typeof y=="string"){if(!De.validate(y))return pe.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/created_a\
t/format",keyword:"format",params:{format:"date-time"}}],!1}else return pe.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/cr\
eated_at/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p)if(s.updated_at!==void 0){let y=s.updated_at,P=e;if(e===P&&e===P)if(typeof y==
"string"){if(!De.validate(y))return pe.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return pe.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var p=P===e}else var p=!0}}}}}}}}}}else return pe.errors=[{instancePath:r+"/"+i,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var n=a===e;if(!n)break}}else return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return pe.errors=o,e===
0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ms=me;function me(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=me.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.name===void 0&&(d="name")||t.file_hash===
void 0&&(d="file_hash")||t.detected_lang===void 0&&(d="detected_lang")||t.detected_lang_confidence===void 0&&(d="detected_lang_confidence")||t.category===void 0&&
(d="category")||t.labels===void 0&&(d="labels")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at"))return me.errors=[{instancePath:r,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!he.call(Zr.properties,s)){return me.errors=
[{instancePath:r,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(t.id!==void 0){
let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return me.errors=[{instancePath:r+"/id",schemaPath:"SourceFile.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return me.errors=[{instancePath:r+"/id",schemaPath:"Source\
File.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s==
"string"){if(U(s)>255)return me.errors=[{instancePath:r+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(U(s)<1)return me.errors=[{instancePath:r+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.
errors=[{instancePath:r+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.
file_hash!==void 0){let s=t.file_hash,a=e;if(e===a)if(typeof s=="string"){if(U(s)>128)return me.errors=[{instancePath:r+"/file_hash",schemaPath:"SourceFile.json\
/properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return me.errors=[{instancePath:r+"/file_hash",schemaPath:"SourceFile.json/pro\
perties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.detected_lang!==void 0){let s=e;if(typeof t.detected_lang!=
"string")return me.errors=[{instancePath:r+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var p=s===e}else var p=!0;if(p){if(t.detected_lang_confidence!==void 0){let s=t.detected_lang_confidence,a=e;if(e===a)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return me.errors=[{instancePath:r+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return me.errors=[{instancePath:r+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/dete\
cted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return me.errors=[{instancePath:r+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var p=a===e}else var p=!0;if(p){if(t.category!==void 0){let s=t.
category,a=e;if(typeof s!="string")return me.errors=[{instancePath:r+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return me.errors=[{instancePath:r+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:Zr.properties.category.enum}}],!1;var p=a===e}else var p=!0;if(p){if(t.labels!==void 0){let s=t.labels,a=e;if(e===a)if(Array.isArray(s)){var f=!0;
let N=s.length;for(let g=0;g<N;g++){let m=s[g],y=e;if(e===y)if(typeof m=="string"){if(U(m)>255)return me.errors=[{instancePath:r+"/labels/"+g,schemaPath:"Source\
File.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(m)<1)return me.errors=[{instancePath:r+"/labels/"+g,schemaPath:"So\
urceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+"/labels/"+g,schemaPath:"Sourc\
eFile.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var f=y===e;if(!f)break}}else return me.errors=[{instancePath:r+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.created_at,a=e;
if(e===a&&e===a)if(typeof s=="string"){if(!De.validate(s))return me.errors=[{instancePath:r+"/created_at",schemaPath:"SourceFile.json/properties/created_at/form\
at",keyword:"format",params:{format:"date-time"}}],!1}else return me.errors=[{instancePath:r+"/created_at",schemaPath:"SourceFile.json/properties/created_at/typ\
e",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p)if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(e===a&&e===a)if(typeof s=="stri\
ng"){if(!De.validate(s))return me.errors=[{instancePath:r+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"\
date-time"}}],!1}else return me.errors=[{instancePath:r+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}else return me.errors=[{instancePath:r,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;
return me.errors=o,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=ke;var Br={type:"object",required:["id","filename","status","created_at","fileId"],properties:{id:{type:"integer",format:"int64"},filename:{type:"string",minLength:1,
maxLength:255},status:{type:"string",enum:["pending","uploaded","failed","canceled"]},created_at:{type:"string",format:"date-time"},fileId:{type:["integer","nul\
l"],format:"int64"}},additionalProperties:!1,$id:"Upload.json"};function ke(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){
let o=null,e=0,u=ke.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var n=!0;let f=t.length;for(let d=0;d<
f;d++){let i=t[d],s=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let N;if(i.id===void 0&&(N="id")||i.filename===void 0&&(N="filename")||i.status===void 0&&
(N="status")||i.created_at===void 0&&(N="created_at")||i.fileId===void 0&&(N="fileId"))return ke.errors=[{instancePath:r+"/"+d,schemaPath:"Upload.json/required",
keyword:"required",params:{missingProperty:N}}],!1;{let g=e;for(let m in i)if(!(m==="id"||m==="filename"||m==="status"||m==="created_at"||m==="fileId")){return ke.
errors=[{instancePath:r+"/"+d,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(g===e){if(i.
id!==void 0){let m=i.id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ke.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"Upload.json/prope\
rties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return ke.errors=[{instancePath:r+"/"+d+"/i\
d",schemaPath:"Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0;if(p){if(i.filename!==void 0){let m=i.filename,
y=e;if(e===y)if(typeof m=="string"){if(U(m)>255)return ke.errors=[{instancePath:r+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(U(m)<1)return ke.errors=[{instancePath:r+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:r+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{
type:"string"}}],!1;var p=y===e}else var p=!0;if(p){if(i.status!==void 0){let m=i.status,y=e;if(typeof m!="string")return ke.errors=[{instancePath:r+"/"+d+"/sta\
tus",schemaPath:"Upload.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="pending"||m==="uploaded"||m==="failed"||m==="canceled"))
return ke.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Br.properties.status.enum}}],
!1;var p=y===e}else var p=!0;if(p){if(i.created_at!==void 0){let m=i.created_at,y=e;if(e===y&&e===y)if(typeof m=="string"){if(!De.validate(m))return ke.errors=[
{instancePath:r+"/"+d+"/created_at",schemaPath:"Upload.json/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return ke.errors=
[{instancePath:r+"/"+d+"/created_at",schemaPath:"Upload.json/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var p=y===e}else var p=!0;if(p)
if(i.fileId!==void 0){let m=i.fileId,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ke.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"\
Upload.json/properties/fileId/type",keyword:"type",params:{type:Br.properties.fileId.type}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!E.validate(m))return ke.
errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"Upload.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=y===e}else var p=!0}}}}}}else
return ke.errors=[{instancePath:r+"/"+d,schemaPath:"Upload.json/type",keyword:"type",params:{type:"object"}}],!1;var n=s===e;if(!n)break}}else return ke.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ke.errors=o,e===0}ke.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var ys=we;function we(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=we.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.id===void 0&&(f="id")||t.filename===void 0&&(f="filename")||
t.status===void 0&&(f="status")||t.created_at===void 0&&(f="created_at")||t.fileId===void 0&&(f="fileId"))return we.errors=[{instancePath:r,schemaPath:"Upload.j\
son/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i==="id"||i==="filename"||i==="status"||i==="created_at"||i==="fil\
eId")){return we.errors=[{instancePath:r,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===
e){if(t.id!==void 0){let i=t.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return we.errors=[{instancePath:r+"/id",schemaPath:"Upload.json/pro\
perties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!E.validate(i))return we.errors=[{instancePath:r+"/id",schemaPath:"\
Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.filename!==void 0){let i=t.filename,s=e;if(e===
s)if(typeof i=="string"){if(U(i)>255)return we.errors=[{instancePath:r+"/filename",schemaPath:"Upload.json/properties/filename/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(U(i)<1)return we.errors=[{instancePath:r+"/filename",schemaPath:"Upload.json/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return we.errors=[{instancePath:r+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else
var p=!0;if(p){if(t.status!==void 0){let i=t.status,s=e;if(typeof i!="string")return we.errors=[{instancePath:r+"/status",schemaPath:"Upload.json/properties/sta\
tus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="pending"||i==="uploaded"||i==="failed"||i==="canceled"))return we.errors=[{instancePath:r+"/statu\
s",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Br.properties.status.enum}}],!1;var p=s===e}else var p=!0;if(p){if(t.created_at!==
void 0){let i=t.created_at,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!De.validate(i))return we.errors=[{instancePath:r+"/created_at",schemaPath:"Upload.json\
/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return we.errors=[{instancePath:r+"/created_at",schemaPath:"Upload.json/pr\
operties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(t.fileId!==void 0){let i=t.fileId,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return we.errors=[{instancePath:r+"/fileId",schemaPath:"Upload.json/properties/fileId/type",keyword:"type",params:{
type:Br.properties.fileId.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!E.validate(i))return we.errors=[{instancePath:r+"/fileId",schemaPath:"Upload.js\
on/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}}}}else return we.errors=[{instancePath:r,schemaPath:"Upl\
oad.json/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=o,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=Fe;var wr=cr().fullFormats.uri,xr=new RegExp("^uploads/","u"),Lr=new RegExp("^[0-9]+$","u");function Fe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:T={}}={}){let o=null,e=0,u=Fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.
isArray(t)){let f;if(t.url===void 0&&(f="url")||t.key===void 0&&(f="key")||t.method===void 0&&(f="method")||t.uploadId===void 0&&(f="uploadId"))return Fe.errors=
[{instancePath:r,schemaPath:"UploadParams.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i==="url"||i==="key"||i===
"method"||i==="uploadId")){return Fe.errors=[{instancePath:r,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(t.url!==void 0){let i=t.url,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!wr(i))return Fe.errors=[{instancePath:r+"/url",schemaPath:"Uplo\
adParams.json/properties/url/format",keyword:"format",params:{format:"uri"}}],!1}else return Fe.errors=[{instancePath:r+"/url",schemaPath:"UploadParams.json/pro\
perties/url/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(t.key!==void 0){let i=t.key,s=e;if(e===s)if(typeof i=="string"){
if(!xr.test(i))return Fe.errors=[{instancePath:r+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}}],!1}else
return Fe.errors=[{instancePath:r+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;
if(p){if(t.method!==void 0){let i=t.method,s=e;if(typeof i!="string")return Fe.errors=[{instancePath:r+"/method",schemaPath:"UploadParams.json/properties/method\
/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="PUT")return Fe.errors=[{instancePath:r+"/method",schemaPath:"UploadParams.json/properties/method/const",
keyword:"const",params:{allowedValue:"PUT"}}],!1;var p=s===e}else var p=!0;if(p)if(t.uploadId!==void 0){let i=t.uploadId,s=e;if(e===s)if(typeof i=="string"){if(!Lr.
test(i))return Fe.errors=[{instancePath:r+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}}],
!1}else return Fe.errors=[{instancePath:r+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}}],!1;var p=s===
e}else var p=!0}}}}}else return Fe.errors=[{instancePath:r,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=o,e===
0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=Dr;function Dr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Dr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=e,p=!1,f=null,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.url===void 0&&(P="url")||t.key===
void 0&&(P="key")||t.method===void 0&&(P="method")||t.uploadId===void 0&&(P="uploadId")){let _={instancePath:r,schemaPath:"UploadParams.json/required",keyword:"\
required",params:{missingProperty:P}};o===null?o=[_]:o.push(_),e++}else{let _=e;for(let w in t)if(!(w==="url"||w==="key"||w==="method"||w==="uploadId")){let v={
instancePath:r,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}};o===null?o=[v]:o.push(v),e++;break}
if(_===e){if(t.url!==void 0){let w=t.url,v=e;if(e===v&&e===v)if(typeof w=="string"){if(!wr(w)){let l={instancePath:r+"/url",schemaPath:"UploadParams.json/proper\
ties/url/format",keyword:"format",params:{format:"uri"}};o===null?o=[l]:o.push(l),e++}}else{let l={instancePath:r+"/url",schemaPath:"UploadParams.json/propertie\
s/url/type",keyword:"type",params:{type:"string"}};o===null?o=[l]:o.push(l),e++}var s=v===e}else var s=!0;if(s){if(t.key!==void 0){let w=t.key,v=e;if(e===v)if(typeof w==
"string"){if(!xr.test(w)){let c={instancePath:r+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};o===
null?o=[c]:o.push(c),e++}}else{let c={instancePath:r+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};o===null?o=
[c]:o.push(c),e++}var s=v===e}else var s=!0;if(s){if(t.method!==void 0){let w=t.method,v=e;if(typeof w!="string"){let c={instancePath:r+"/method",schemaPath:"Up\
loadParams.json/properties/method/type",keyword:"type",params:{type:"string"}};o===null?o=[c]:o.push(c),e++}if(w!=="PUT"){let c={instancePath:r+"/method",schemaPath:"\
UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};o===null?o=[c]:o.push(c),e++}var s=v===e}else var s=!0;if(s)if(t.uploadId!==
void 0){let w=t.uploadId,v=e;if(e===v)if(typeof w=="string"){if(!Lr.test(w)){let c={instancePath:r+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};o===null?o=[c]:o.push(c),e++}}else{let c={instancePath:r+"/uploadId",schemaPath:"UploadParams.json/prop\
erties/uploadId/type",keyword:"type",params:{type:"string"}};o===null?o=[c]:o.push(c),e++}var s=v===e}else var s=!0}}}}}else{let P={instancePath:r,schemaPath:"U\
ploadParams.json/type",keyword:"type",params:{type:"object"}};o===null?o=[P]:o.push(P),e++}var m=d===e;if(m){p=!0,f=0;var a=!0}let b=e;if(e===b)if(Array.isArray(
t)){var N=!0;let P=t.length;for(let _=0;_<P;_++){let w=t[_],v=e;if(e===e)if(w&&typeof w=="object"&&!Array.isArray(w)){let j;if(w.url===void 0&&(j="url")||w.key===
void 0&&(j="key")||w.method===void 0&&(j="method")||w.uploadId===void 0&&(j="uploadId")){let A={instancePath:r+"/"+_,schemaPath:"UploadParams.json/required",keyword:"\
required",params:{missingProperty:j}};o===null?o=[A]:o.push(A),e++}else{let A=e;for(let S in w)if(!(S==="url"||S==="key"||S==="method"||S==="uploadId")){let M={
instancePath:r+"/"+_,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};o===null?o=[M]:o.push(M),
e++;break}if(A===e){if(w.url!==void 0){let S=w.url,M=e;if(e===M&&e===M)if(typeof S=="string"){if(!wr(S)){let k={instancePath:r+"/"+_+"/url",schemaPath:"UploadPa\
rams.json/properties/url/format",keyword:"format",params:{format:"uri"}};o===null?o=[k]:o.push(k),e++}}else{let k={instancePath:r+"/"+_+"/url",schemaPath:"Uploa\
dParams.json/properties/url/type",keyword:"type",params:{type:"string"}};o===null?o=[k]:o.push(k),e++}var g=M===e}else var g=!0;if(g){if(w.key!==void 0){let S=w.
key,M=e;if(e===M)if(typeof S=="string"){if(!xr.test(S)){let h={instancePath:r+"/"+_+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"patter\
n",params:{pattern:"^uploads/"}};o===null?o=[h]:o.push(h),e++}}else{let h={instancePath:r+"/"+_+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"\
type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}var g=M===e}else var g=!0;if(g){if(w.method!==void 0){let S=w.method,M=e;if(typeof S!="string"){let h={
instancePath:r+"/"+_+"/method",schemaPath:"UploadParams.json/properties/method/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}if(S!==
"PUT"){let h={instancePath:r+"/"+_+"/method",schemaPath:"UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};o===null?o=[h]:
o.push(h),e++}var g=M===e}else var g=!0;if(g)if(w.uploadId!==void 0){let S=w.uploadId,M=e;if(e===M)if(typeof S=="string"){if(!Lr.test(S)){let h={instancePath:r+
"/"+_+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};o===null?o=[h]:o.push(h),e++}}else{let h={
instancePath:r+"/"+_+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}var g=M===
e}else var g=!0}}}}}else{let j={instancePath:r+"/"+_,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}};o===null?o=[j]:o.push(j),e++}var N=v===
e;if(!N)break}}else{let P={instancePath:r,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"}};o===null?o=[P]:o.push(P),e++}var m=b===e;if(m&&p)p=!1,
f=[f,1];else if(m){p=!0,f=1;var y=!0}if(p)e=n,o!==null&&(n?o.length=n:o=null);else{let P={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:f}};
return o===null?o=[P]:o.push(P),e++,Dr.errors=o,!1}return Dr.errors=o,u.props=a,u.items=y,e===0}Dr.evaluated={dynamicProps:!0,dynamicItems:!0};var hs=Sr;function Sr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Sr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let n=e,p=!1,f=null,d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.uploadId===void 0&&(y="uploadI\
d")||t.key===void 0&&(y="key")){let P={instancePath:r,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:y}};o===null?o=[P]:o.push(P),e++}else{
let P=e;for(let _ in t)if(!(_==="uploadId"||_==="key")){let w={instancePath:r,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:_}};o===null?o=[w]:o.push(w),e++;break}if(P===e){if(t.uploadId!==void 0){let _=t.uploadId,w=e;if(e===w)if(typeof _=="string"){if(!Lr.test(_)){
let v={instancePath:r+"/uploadId",schemaPath:"#/oneOf/0/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};o===null?o=[v]:o.push(v),e++}}else{
let v={instancePath:r+"/uploadId",schemaPath:"#/oneOf/0/properties/uploadId/type",keyword:"type",params:{type:"string"}};o===null?o=[v]:o.push(v),e++}var i=w===
e}else var i=!0;if(i)if(t.key!==void 0){let _=t.key,w=e;if(e===w)if(typeof _=="string"){if(!xr.test(_)){let l={instancePath:r+"/key",schemaPath:"#/oneOf/0/prope\
rties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};o===null?o=[l]:o.push(l),e++}}else{let l={instancePath:r+"/key",schemaPath:"#/oneOf/0/propert\
ies/key/type",keyword:"type",params:{type:"string"}};o===null?o=[l]:o.push(l),e++}var i=w===e}else var i=!0}}}else{let y={instancePath:r,schemaPath:"#/oneOf/0/t\
ype",keyword:"type",params:{type:"object"}};o===null?o=[y]:o.push(y),e++}var g=d===e;if(g){p=!0,f=0;var s=!0}let a=e;if(e===a)if(Array.isArray(t)){var b=!0;let y=t.
length;for(let P=0;P<y;P++){let _=t[P],w=e;if(e===w)if(_&&typeof _=="object"&&!Array.isArray(_)){let l;if(_.uploadId===void 0&&(l="uploadId")||_.key===void 0&&(l=
"key")){let c={instancePath:r+"/"+P,schemaPath:"#/oneOf/1/items/required",keyword:"required",params:{missingProperty:l}};o===null?o=[c]:o.push(c),e++}else{let c=e;
for(let j in _)if(!(j==="uploadId"||j==="key")){let A={instancePath:r+"/"+P,schemaPath:"#/oneOf/1/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:j}};o===null?o=[A]:o.push(A),e++;break}if(c===e){if(_.uploadId!==void 0){let j=_.uploadId,A=e;if(e===A)if(typeof j=="string"){if(!Lr.test(j)){
let S={instancePath:r+"/"+P+"/uploadId",schemaPath:"#/oneOf/1/items/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};o===null?o=[S]:o.
push(S),e++}}else{let S={instancePath:r+"/"+P+"/uploadId",schemaPath:"#/oneOf/1/items/properties/uploadId/type",keyword:"type",params:{type:"string"}};o===null?
o=[S]:o.push(S),e++}var N=A===e}else var N=!0;if(N)if(_.key!==void 0){let j=_.key,A=e;if(e===A)if(typeof j=="string"){if(!xr.test(j)){let M={instancePath:r+"/"+
P+"/key",schemaPath:"#/oneOf/1/items/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};o===null?o=[M]:o.push(M),e++}}else{let M={instancePath:r+
"/"+P+"/key",schemaPath:"#/oneOf/1/items/properties/key/type",keyword:"type",params:{type:"string"}};o===null?o=[M]:o.push(M),e++}var N=A===e}else var N=!0}}}else{
let l={instancePath:r+"/"+P,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type:"object"}};o===null?o=[l]:o.push(l),e++}var b=w===e;if(!b)break}}else{
let y={instancePath:r,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"}};o===null?o=[y]:o.push(y),e++}var g=a===e;if(g&&p)p=!1,f=[f,1];else if(g){
p=!0,f=1;var m=!0}if(p)e=n,o!==null&&(n?o.length=n:o=null);else{let y={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:f}};return o===
null?o=[y]:o.push(y),e++,Sr.errors=o,!1}return Sr.errors=o,u.props=s,u.items=m,e===0}Sr.evaluated={dynamicProps:!0,dynamicItems:!0};var vs=Ge;function Ge(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ge.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.url===void 0&&(p="url")||t.method===void 0&&(p="method"))
return Ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="url"||d==="method")){
return Ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e){if(t.url!==
void 0){let d=t.url,i=e;if(e===i&&e===i)if(typeof d=="string"){if(!wr(d))return Ge.errors=[{instancePath:r+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"}}],!1}else return Ge.errors=[{instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var n=i===
e}else var n=!0;if(n)if(t.method!==void 0){let d=t.method,i=e;if(typeof d!="string")return Ge.errors=[{instancePath:r+"/method",schemaPath:"#/properties/method/\
type",keyword:"type",params:{type:"string"}}],!1;if(d!=="PUT")return Ge.errors=[{instancePath:r+"/method",schemaPath:"#/properties/method/const",keyword:"const",
params:{allowedValue:"PUT"}}],!1;var n=i===e}else var n=!0}}}else return Ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Ge.errors=o,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=Ye;function Ye(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ye.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.success===void 0&&(p="success")||t.location===void 0&&(p=
"location"))return Ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="succe\
ss"||d==="location")){return Ye.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(f===e){if(t.success!==void 0){let d=t.success,i=e;if(typeof d!="boolean")return Ye.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",
keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ye.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{
allowedValue:!0}}],!1;var n=i===e}else var n=!0;if(n)if(t.location!==void 0){let d=t.location,i=e;if(e===i&&e===i)if(typeof d=="string"){if(!wr(d))return Ye.errors=
[{instancePath:r+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format:"uri"}}],!1}else return Ye.errors=[{instancePath:r+"/loca\
tion",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0}}}else return Ye.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=o,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Qe;function Qe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.success===void 0&&(p="success")||t.message===void 0&&(p="\
message"))return Qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="success"||
d==="message")){return Qe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===
e){if(t.success!==void 0){let d=t.success,i=e;if(typeof d!="boolean")return Qe.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(d!==!0)return Qe.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],
!1;var n=i===e}else var n=!0;if(n)if(t.message!==void 0){let d=t.message,i=e;if(e===i)if(typeof d=="string"){if(U(d)<1)return Qe.errors=[{instancePath:r+"/messa\
ge",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Qe.errors=[{instancePath:r+"/message",schemaPath:"#/proper\
ties/message/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0}}}else return Qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return Qe.errors=o,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=Tr;var di={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"};function le(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=le.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.id===void 0&&(f="id")||t.webhookName===void 0&&(f=
"webhookName")||t.webhookUrl===void 0&&(f="webhookUrl")||t.eventType===void 0&&(f="eventType"))return le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i==="id"||i==="webhookName"||i==="webhookUrl"||i==="eventType"||i==="includeChecks")){return le.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.id!==void 0){
let i=t.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!E.validate(i))return le.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/forma\
t",keyword:"format",params:{format:"int64"}}],!1;var n=s===e}else var n=!0;if(n){if(t.webhookName!==void 0){let i=e;if(typeof t.webhookName!="string")return le.
errors=[{instancePath:r+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var n=i===e}else var n=!0;if(n){if(t.
webhookUrl!==void 0){let i=t.webhookUrl,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!wr(i))return le.errors=[{instancePath:r+"/webhookUrl",schemaPath:"#/prope\
rties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return le.errors=[{instancePath:r+"/webhookUrl",schemaPath:"#/properties/webhookUrl/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else var n=!0;if(n){if(t.eventType!==void 0){let i=t.eventType,s=e;if(e===s)if(Array.isArray(i)){if(i.
length<1)return le.errors=[{instancePath:r+"/eventType",schemaPath:"#/properties/eventType/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let b=i.
length;for(let N=0;N<b;N++){let g=i[N],m=e;if(typeof g!="string")return le.errors=[{instancePath:r+"/eventType/"+N,schemaPath:"WebhookEventType.json/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(g==="JOB_DELIVER"||g==="JOB_UPDATE"||g==="PROJECT_DELIVER"||g==="PROJECT_UPDATE"||g==="INSTANT_TRANSLATE_COMPLETED"||g===
"INSTANT_TRANSLATE_FAILED"))return le.errors=[{instancePath:r+"/eventType/"+N,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:di.enum}}],
!1;var p=m===e;if(!p)break}}}else return le.errors=[{instancePath:r+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var n=s===e}else var n=!0;if(n)if(t.includeChecks!==void 0){let i=t.includeChecks,s=e;if(typeof i!="boolean")return le.errors=[{instancePath:r+"/includeCheck\
s",schemaPath:"#/properties/includeChecks/type",keyword:"type",params:{type:"boolean"}}],!1;if(i!==!0)return le.errors=[{instancePath:r+"/includeChecks",schemaPath:"\
#/properties/includeChecks/const",keyword:"const",params:{allowedValue:!0}}],!1;var n=s===e}else var n=!0}}}}}}else return le.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=o,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var n=!0;let p=t.length;for(let f=0;f<p;f++){let d=e;le(t[f],{instancePath:r+"/"+f,parentData:t,parentDataProperty:f,rootData:F,
dynamicAnchors:T})||(o=o===null?le.errors:o.concat(le.errors),e=o.length);var n=d===e;if(!n)break}}else return Tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return Tr.errors=o,e===0}Tr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ws=Gr;function Gr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Gr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),le(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?le.errors:o.concat(
le.errors),e=o.length),Gr.errors=o,e===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=Yr;function Yr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Yr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),le(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?le.errors:o.concat(
le.errors),e=o.length),Yr.errors=o,e===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=Qr;function Qr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Qr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),le(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?le.errors:o.concat(
le.errors),e=o.length),Qr.errors=o,e===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=Hr;var jr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"],pattern:"^[a-z]{2}$"},trgLang:{type:["string","nu\
ll"],pattern:"^[a-z]{2}$"},srcLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},trgLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"}},additionalProperties:!1,
$id:"Model.json"},kt={type:"object",required:["id","isDefault","filterConfig","filterName","configName","configDescription","subfilters","segmentationConfigSett\
ing","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{
type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"\
string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"string"},domains:{type:"array",items:{type:"object",required:["id","nam\
e"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},createdAt:{type:"string",format:"date-time"},updatedAt:{type:"\
string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.json"};function R(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=R.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.domainId===void 0&&(g="domainId")||t.domainName===void 0&&
(g="domainName")||t.models===void 0&&(g="models")||t.filterConfigs===void 0&&(g="filterConfigs")||t.domainMetadata===void 0&&(g="domainMetadata"))return R.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],!1;{let m=e;for(let y in t)if(!(y==="domainId"||y==="domainName"||y==="\
models"||y==="filterConfigs"||y==="domainMetadata")){return R.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:y}}],!1;break}if(m===e){if(t.domainId!==void 0){let y=t.domainId,P=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return R.errors=
[{instancePath:r+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof y=="number"&&isFinite(y)&&!kr.
validate(y))return R.errors=[{instancePath:r+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var n=P===e}else
var n=!0;if(n){if(t.domainName!==void 0){let y=e;if(typeof t.domainName!="string")return R.errors=[{instancePath:r+"/domainName",schemaPath:"#/properties/domain\
Name/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(t.models!==void 0){let y=t.models,P=e;if(e===P)if(Array.isArray(y)){var p=!0;
let w=y.length;for(let v=0;v<w;v++){let l=y[v],c=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let S;if(l.id===void 0&&(S="id")||l.name===void 0&&(S="\
name")||l.provider===void 0&&(S="provider")||l.status===void 0&&(S="status")||l.srcLang===void 0&&(S="srcLang")||l.trgLang===void 0&&(S="trgLang")||l.srcLocale===
void 0&&(S="srcLocale")||l.trgLocale===void 0&&(S="trgLocale"))return R.errors=[{instancePath:r+"/models/"+v,schemaPath:"Model.json/required",keyword:"required",
params:{missingProperty:S}}],!1;{let M=e;for(let k in l)if(!(k==="id"||k==="name"||k==="provider"||k==="status"||k==="srcLang"||k==="trgLang"||k==="srcLocale"||
k==="trgLocale")){return R.errors=[{instancePath:r+"/models/"+v,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(M===e){if(l.id!==void 0){let k=l.id,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return R.errors=[{instancePath:r+"/models/"+v+"/id",
schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof k=="number"&&isFinite(k)&&!kr.validate(k))return R.errors=
[{instancePath:r+"/models/"+v+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var f=h===e}else var f=!0;if(f){if(l.
name!==void 0){let k=e;if(typeof l.name!="string")return R.errors=[{instancePath:r+"/models/"+v+"/name",schemaPath:"Model.json/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var f=k===e}else var f=!0;if(f){if(l.provider!==void 0){let k=e;if(typeof l.provider!="string")return R.errors=[{instancePath:r+
"/models/"+v+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var f=k===e}else var f=!0;if(f){if(l.status!==
void 0){let k=l.status,h=e;if(typeof k!="string")return R.errors=[{instancePath:r+"/models/"+v+"/status",schemaPath:"Model.json/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(k!=="Active")return R.errors=[{instancePath:r+"/models/"+v+"/status",schemaPath:"Model.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:jr.properties.status.enum}}],!1;var f=h===e}else var f=!0;if(f){if(l.srcLang!==void 0){let k=l.srcLang,h=e;if(typeof k!="string"&&k!==
null)return R.errors=[{instancePath:r+"/models/"+v+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"type",params:{type:jr.properties.srcLang.
type}}],!1;if(e===h&&typeof k=="string"&&!se.test(k))return R.errors=[{instancePath:r+"/models/"+v+"/srcLang",schemaPath:"Model.json/properties/srcLang/pattern",
keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1;var f=h===e}else var f=!0;if(f){if(l.trgLang!==void 0){let k=l.trgLang,h=e;if(typeof k!="string"&&k!==null)
return R.errors=[{instancePath:r+"/models/"+v+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:jr.properties.trgLang.type}}],
!1;if(e===h&&typeof k=="string"&&!se.test(k))return R.errors=[{instancePath:r+"/models/"+v+"/trgLang",schemaPath:"Model.json/properties/trgLang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1;var f=h===e}else var f=!0;if(f){if(l.srcLocale!==void 0){let k=l.srcLocale,h=e;if(typeof k!="string"&&k!==null)return R.
errors=[{instancePath:r+"/models/"+v+"/srcLocale",schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:jr.properties.srcLocale.type}}],
!1;if(e===h&&typeof k=="string"&&!xe.test(k))return R.errors=[{instancePath:r+"/models/"+v+"/srcLocale",schemaPath:"Model.json/properties/srcLocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var f=h===e}else var f=!0;if(f)if(l.trgLocale!==void 0){let k=l.trgLocale,h=e;if(typeof k!="string"&&k!==null)return R.
errors=[{instancePath:r+"/models/"+v+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/type",keyword:"type",params:{type:jr.properties.trgLocale.type}}],
!1;if(e===h&&typeof k=="string"&&!xe.test(k))return R.errors=[{instancePath:r+"/models/"+v+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var f=h===e}else var f=!0}}}}}}}}}else return R.errors=[{instancePath:r+"/models/"+v,schemaPath:"Model.json/type",keyword:"\
type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else return R.errors=[{instancePath:r+"/models",schemaPath:"#/properties/models/type",keyword:"type",
params:{type:"array"}}],!1;var n=P===e}else var n=!0;if(n){if(t.filterConfigs!==void 0){let y=t.filterConfigs,P=e;if(e===P)if(Array.isArray(y)){var d=!0;let w=y.
length;for(let v=0;v<w;v++){let l=y[v],c=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let S;if(l.id===void 0&&(S="id")||l.isDefault===void 0&&(S="isD\
efault")||l.filterConfig===void 0&&(S="filterConfig")||l.filterName===void 0&&(S="filterName")||l.configName===void 0&&(S="configName")||l.configDescription===void 0&&
(S="configDescription")||l.subfilters===void 0&&(S="subfilters")||l.segmentationConfigSetting===void 0&&(S="segmentationConfigSetting")||l.srx===void 0&&(S="srx")||
l.segmentationConfigName===void 0&&(S="segmentationConfigName")||l.domains===void 0&&(S="domains")||l.createdAt===void 0&&(S="createdAt")||l.updatedAt===void 0&&
(S="updatedAt")||l.default===void 0&&(S="default"))return R.errors=[{instancePath:r+"/filterConfigs/"+v,schemaPath:"FilterConfig.json/required",keyword:"require\
d",params:{missingProperty:S}}],!1;{let M=e;for(let k in l)if(!he.call(kt.properties,k)){return R.errors=[{instancePath:r+"/filterConfigs/"+v,schemaPath:"Filter\
Config.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(M===e){if(l.id!==void 0){let k=l.id,h=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof k=="number"&&isFinite(k)&&!kr.validate(k))return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var i=h===e}else var i=!0;if(i){if(l.isDefault!==void 0){let k=e;if(typeof l.
isDefault!="boolean")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=k===e}else var i=!0;if(i){if(l.filterConfig!==void 0){let k=e;if(typeof l.filterConfig!="string")return R.errors=[{instancePath:r+"/f\
ilterConfigs/"+v+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;
if(i){if(l.filterName!==void 0){let k=e;if(typeof l.filterName!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(l.configName!==void 0){let k=e;if(typeof l.configName!=
"string")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=k===e}else var i=!0;if(i){if(l.configDescription!==void 0){let k=e;if(typeof l.configDescription!="string")return R.errors=[{instancePath:r+
"/filterConfigs/"+v+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else
var i=!0;if(i){if(l.subfilters!==void 0){let k=e;if(typeof l.subfilters!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(l.segmentationConfigSetting!==void 0){
let k=l.segmentationConfigSetting,h=e;if(typeof k!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="SENTENCE"||k==="PARAGRAPH"))return R.errors=[{instancePath:r+
"/filterConfigs/"+v+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:kt.
properties.segmentationConfigSetting.enum}}],!1;var i=h===e}else var i=!0;if(i){if(l.srx!==void 0){let k=e;if(typeof l.srx!="string")return R.errors=[{instancePath:r+
"/filterConfigs/"+v+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(l.segmentationConfigName!==
void 0){let k=e;if(typeof l.segmentationConfigName!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(l.domains!==void 0){let k=l.domains,
h=e;if(e===h)if(Array.isArray(k)){var s=!0;let G=k.length;for(let ee=0;ee<G;ee++){let W=k[ee],L=e;if(e===L)if(W&&typeof W=="object"&&!Array.isArray(W)){let ie;if(W.
id===void 0&&(ie="id")||W.name===void 0&&(ie="name"))return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/domains/"+ee,schemaPath:"FilterConfig.json/propertie\
s/domains/items/required",keyword:"required",params:{missingProperty:ie}}],!1;{let Ae=e;for(let Pe in W)if(!(Pe==="id"||Pe==="name")){return R.errors=[{instancePath:r+
"/filterConfigs/"+v+"/domains/"+ee,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Pe}}],
!1;break}if(Ae===e){if(W.id!==void 0){let Pe=W.id,z=e;if(!(typeof Pe=="number"&&!(Pe%1)&&!isNaN(Pe)&&isFinite(Pe)))return R.errors=[{instancePath:r+"/filterConf\
igs/"+v+"/domains/"+ee+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof Pe==
"number"&&isFinite(Pe)&&!kr.validate(Pe))return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/domains/"+ee+"/id",schemaPath:"FilterConfig.json/properties/doma\
ins/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var a=z===e}else var a=!0;if(a)if(W.name!==void 0){let Pe=e;if(typeof W.name!="str\
ing")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/domains/"+ee+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var a=Pe===e}else var a=!0}}}else return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/domains/"+ee,schemaPath:"FilterConfig\
.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=L===e;if(!s)break}}else return R.errors=[{instancePath:r+"/filterConfigs/"+
v+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var i=h===e}else var i=!0;if(i){if(l.createdAt!==void 0){
let k=l.createdAt,h=e;if(e===h&&e===h)if(typeof k=="string"){if(!De.validate(k))return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/createdAt",schemaPath:"Fi\
lterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(l.updatedAt!==void 0){
let k=l.updatedAt,h=e;if(e===h&&e===h)if(typeof k=="string"){if(!De.validate(k))return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/updatedAt",schemaPath:"Fi\
lterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i)if(l.default!==void 0){
let k=e;if(typeof l.default!="boolean")return R.errors=[{instancePath:r+"/filterConfigs/"+v+"/default",schemaPath:"FilterConfig.json/properties/default/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=k===e}else var i=!0}}}}}}}}}}}}}}}else return R.errors=[{instancePath:r+"/filterConfigs/"+v,schemaPath:"FilterConfig.js\
on/type",keyword:"type",params:{type:"object"}}],!1;var d=c===e;if(!d)break}}else return R.errors=[{instancePath:r+"/filterConfigs",schemaPath:"#/properties/fil\
terConfigs/type",keyword:"type",params:{type:"array"}}],!1;var n=P===e}else var n=!0;if(n)if(t.domainMetadata!==void 0){let y=t.domainMetadata,P=e;if(e===P)if(Array.
isArray(y)){var b=!0;let w=y.length;for(let v=0;v<w;v++){let l=y[v],c=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let S;if(l.key===void 0&&(S="key")||
l.value===void 0&&(S="value"))return R.errors=[{instancePath:r+"/domainMetadata/"+v,schemaPath:"MetadataEntry.json/required",keyword:"required",params:{missingProperty:S}}],
!1;{let M=e;for(let k in l)if(!(k==="key"||k==="value")){return R.errors=[{instancePath:r+"/domainMetadata/"+v,schemaPath:"MetadataEntry.json/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(M===e){if(l.key!==void 0){let k=e;if(typeof l.key!="string")return R.errors=[{instancePath:r+
"/domainMetadata/"+v+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],!1;var N=k===e}else var N=!0;if(N)if(l.value!==
void 0){let k=e;if(typeof l.value!="string")return R.errors=[{instancePath:r+"/domainMetadata/"+v+"/value",schemaPath:"MetadataEntry.json/properties/value/type",
keyword:"type",params:{type:"string"}}],!1;var N=k===e}else var N=!0}}}else return R.errors=[{instancePath:r+"/domainMetadata/"+v,schemaPath:"MetadataEntry.json\
/type",keyword:"type",params:{type:"object"}}],!1;var b=c===e;if(!b)break}}else return R.errors=[{instancePath:r+"/domainMetadata",schemaPath:"#/properties/doma\
inMetadata/type",keyword:"type",params:{type:"array"}}],!1;var n=P===e}else var n=!0}}}}}}else return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return R.errors=o,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(t,{instancePath:r="",parentData:D,parentDataProperty:I,
rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let f;if(t.items===void 0&&(f="items")||t.size===void 0&&(f="size"))return ze.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i==="items"||i==="size")){return ze.errors=[{instancePath:r,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.items!==void 0){let i=t.items,s=e;if(e===s)if(Array.isArray(i)){var n=!0;
let a=i.length;for(let b=0;b<a;b++){let N=e;R(i[b],{instancePath:r+"/items/"+b,parentData:i,parentDataProperty:b,rootData:F,dynamicAnchors:T})||(o=o===null?R.errors:
o.concat(R.errors),e=o.length);var n=N===e;if(!n)break}}else return ze.errors=[{instancePath:r+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"}}],!1;var p=s===e}else var p=!0;if(p)if(t.size!==void 0){let i=t.size,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ze.errors=
[{instancePath:r+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i<0||isNaN(
i))return ze.errors=[{instancePath:r+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!kr.validate(i))return ze.
errors=[{instancePath:r+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var p=s===e}else var p=!0}}}else return ze.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=o,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Hr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Hr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),ze(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?ze.errors:o.concat(
ze.errors),e=o.length),Hr.errors=o,e===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=He;function He(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=He.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.api_name===void 0&&(p="api_name")||t.api_root===void 0&&(p=
"api_root"))return He.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="api_n\
ame"||d==="api_root")){return He.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(f===e){if(t.api_name!==void 0){let d=t.api_name,i=e;if(typeof d!="string")return He.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(d!=="Parlance")return He.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=i===e}else var n=!0;if(n)if(t.api_root!==void 0){let d=t.api_root,i=e;if(typeof d!="string")return He.errors=
[{instancePath:r+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="/v2")return He.errors=[{instancePath:r+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=i===e}else var n=!0}}}else return He.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=o,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=Xe;function Xe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Xe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.api_name===void 0&&(p="api_name")||t.api_root===void 0&&(p=
"api_root"))return Xe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(!(d==="api_n\
ame"||d==="api_root")){return Xe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(f===e){if(t.api_name!==void 0){let d=t.api_name,i=e;if(typeof d!="string")return Xe.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(d!=="Parlance")return Xe.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var n=i===e}else var n=!0;if(n)if(t.api_root!==void 0){let d=t.api_root,i=e;if(typeof d!="string")return Xe.errors=
[{instancePath:r+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="/v2")return Xe.errors=[{instancePath:r+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var n=i===e}else var n=!0}}}else return Xe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=o,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=q,Se={type:"\
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
ject"};function q(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=q.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.id===void 0&&(b="id")||t.memory_id===void 0&&(b="me\
mory_id")||t.job_id===void 0&&(b="job_id")||t.srclang===void 0&&(b="srclang")||t.trglang===void 0&&(b="trglang")||t.srclocale===void 0&&(b="srclocale")||t.trglocale===
void 0&&(b="trglocale")||t.name===void 0&&(b="name")||t.state===void 0&&(b="state")||t.due_date===void 0&&(b="due_date")||t.archived===void 0&&(b="archived")||t.
metadata===void 0&&(b="metadata")||t.sample_review_percentage===void 0&&(b="sample_review_percentage")||t.created_at===void 0&&(b="created_at")||t.updated_at===
void 0&&(b="updated_at")||t.workflowStatus===void 0&&(b="workflowStatus")||t.document===void 0&&(b="document"))return q.errors=[{instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:b}}],!1;{let N=e;for(let g in t)if(!he.call(Se.properties,g)){return q.errors=[{instancePath:r,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(N===e){if(t.id!==void 0){let g=t.id,m=e;if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g==
"number"&&isFinite(g)&&!E.validate(g))return q.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===
e}else var n=!0;if(n){if(t.memory_id!==void 0){let g=t.memory_id,m=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:r+"\
/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)&&!E.validate(g))return q.
errors=[{instancePath:r+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(t.
job_id!==void 0){let g=t.job_id,m=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:r+"/job_id",schemaPath:"#/properties\
/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)&&!E.validate(g))return q.errors=[{instancePath:r+"/job_id",schemaPath:"\
#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(t.srclang!==void 0){let g=t.srclang,m=e;if(e===m)if(typeof g==
"string"){if(!se.test(g))return q.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],
!1}else return q.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;
if(n){if(t.trglang!==void 0){let g=t.trglang,m=e;if(e===m)if(typeof g=="string"){if(!se.test(g))return q.errors=[{instancePath:r+"/trglang",schemaPath:"#/proper\
ties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return q.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/typ\
e",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(t.srclocale!==void 0){let g=t.srclocale,m=e;if(typeof g!="string"&&g!==null)return q.
errors=[{instancePath:r+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:Se.properties.srclocale.type}}],!1;if(e===m&&typeof g==
"string"&&!xe.test(g))return q.errors=[{instancePath:r+"/srclocale",schemaPath:"#/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],
!1;var n=m===e}else var n=!0;if(n){if(t.trglocale!==void 0){let g=t.trglocale,m=e;if(typeof g!="string"&&g!==null)return q.errors=[{instancePath:r+"/trglocale",
schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:Se.properties.trglocale.type}}],!1;if(e===m&&typeof g=="string"&&!xe.test(g))return q.errors=
[{instancePath:r+"/trglocale",schemaPath:"#/properties/trglocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var n=m===e}else var n=!0;if(n){if(t.
name!==void 0){let g=t.name,m=e;if(e===m)if(typeof g=="string"){if(U(g)>255)return q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(U(g)<1)return q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){
if(t.state!==void 0){let g=t.state,m=e;if(typeof g!="string")return q.errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{
type:"string"}}],!1;if(!(g==="backlog"||g==="inProgress"||g==="inReview"||g==="inQA"||g==="done"))return q.errors=[{instancePath:r+"/state",schemaPath:"#/proper\
ties/state/enum",keyword:"enum",params:{allowedValues:Se.properties.state.enum}}],!1;var n=m===e}else var n=!0;if(n){if(t.due_date!==void 0){let g=t.due_date,m=e;
if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return q.errors=[{instancePath:r+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"\
type",params:{type:Se.properties.due_date.type}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)&&!E.validate(g))return q.errors=[{instancePath:r+"/due_date",schemaPath:"\
#/properties/due_date/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(t.archived!==void 0){let g=e;if(typeof t.archived!=
"boolean")return q.errors=[{instancePath:r+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=g===e}else var n=!0;
if(n){if(t.metadata!==void 0){let g=t.metadata,m=e;if(e===m)if(g&&typeof g=="object"&&!Array.isArray(g)){if(Object.keys(g).length>50)return q.errors=[{instancePath:r+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let P in g){let _=g[P],w=e;if(typeof _!="string"&&
!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return q.errors=[{instancePath:r+"/metadata/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:Se.properties.metadata.additionalProperties.type}}],!1;var p=w===e;if(!p)break}}else return q.
errors=[{instancePath:r+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var n=m===e}else var n=!0;if(n){if(t.sample_review_percentage!==
void 0){let g=t.sample_review_percentage,m=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:r+"/sample_review_percentag\
e",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g=="number"&&isFinite(g)){if(g>100||isNaN(
g))return q.errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(g<0||isNaN(g))return q.errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var n=m===e}else var n=!0;if(n){if(t.created_at!==void 0){let g=t.created_at,m=e;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof g=="number"&&isFinite(g)&&!E.validate(g))return q.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){if(t.updated_at!==void 0){let g=t.updated_at,m=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.
errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof g=="number"&&isFinite(
g)&&!E.validate(g))return q.errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===
e}else var n=!0;if(n){if(t.workflowStatus!==void 0){let g=t.workflowStatus,m=e;if(typeof g!="string")return q.errors=[{instancePath:r+"/workflowStatus",schemaPath:"\
#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(g==="READY_TO_START"||g==="IN_PROGRESS"||g==="DONE"))return q.errors=[{instancePath:r+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Se.properties.workflowStatus.enum}}],!1;var n=m===e}else var n=!0;
if(n)if(t.document!==void 0){let g=t.document,m=e;if(e===m)if(Array.isArray(g)){var f=!0;let P=g.length;for(let _=0;_<P;_++){let w=g[_],v=e;if(e===v)if(w&&typeof w==
"object"&&!Array.isArray(w)){let c;if(w.id===void 0&&(c="id")||w.project_id===void 0&&(c="project_id")||w.srclang===void 0&&(c="srclang")||w.trglang===void 0&&(c=
"trglang")||w.name===void 0&&(c="name")||w.import_in_progress===void 0&&(c="import_in_progress")||w.import_succeeded===void 0&&(c="import_succeeded")||w.import_error_message===
void 0&&(c="import_error_message")||w.export_in_progress===void 0&&(c="export_in_progress")||w.export_succeeded===void 0&&(c="export_succeeded")||w.export_error_message===
void 0&&(c="export_error_message")||w.is_pretranslating===void 0&&(c="is_pretranslating")||w.status===void 0&&(c="status")||w.translator_email===void 0&&(c="tra\
nslator_email")||w.reviewer_email===void 0&&(c="reviewer_email")||w.customer_reviewer_email===void 0&&(c="customer_reviewer_email")||w.created_at===void 0&&(c="\
created_at")||w.updated_at===void 0&&(c="updated_at")||w.is_review_complete===void 0&&(c="is_review_complete"))return q.errors=[{instancePath:r+"/document/"+_,schemaPath:"\
#/properties/document/items/required",keyword:"required",params:{missingProperty:c}}],!1;{let j=e;for(let A in w)if(!he.call(Se.properties.document.items.properties,
A)){return q.errors=[{instancePath:r+"/document/"+_,schemaPath:"#/properties/document/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(j===e){if(w.id!==void 0){let A=w.id,S=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return q.errors=[{instancePath:r+"/document/"+_+"/i\
d",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof A=="number"&&isFinite(A)&&!E.validate(
A))return q.errors=[{instancePath:r+"/document/"+_+"/id",schemaPath:"#/properties/document/items/properties/id/format",keyword:"format",params:{format:"int64"}}],
!1;var d=S===e}else var d=!0;if(d){if(w.project_id!==void 0){let A=w.project_id,S=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return q.errors=[{instancePath:r+
"/document/"+_+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof A==
"number"&&isFinite(A)&&!E.validate(A))return q.errors=[{instancePath:r+"/document/"+_+"/project_id",schemaPath:"#/properties/document/items/properties/project_i\
d/format",keyword:"format",params:{format:"int64"}}],!1;var d=S===e}else var d=!0;if(d){if(w.srclang!==void 0){let A=w.srclang,S=e;if(e===S)if(typeof A=="string"){
if(!se.test(A))return q.errors=[{instancePath:r+"/document/"+_+"/srclang",schemaPath:"#/properties/document/items/properties/srclang/pattern",keyword:"pattern",
params:{pattern:"^[a-z]{2}$"}}],!1}else return q.errors=[{instancePath:r+"/document/"+_+"/srclang",schemaPath:"#/properties/document/items/properties/srclang/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(w.trglang!==void 0){let A=w.trglang,S=e;if(e===S)if(typeof A=="string"){if(!se.
test(A))return q.errors=[{instancePath:r+"/document/"+_+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return q.errors=[{instancePath:r+"/document/"+_+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"\
type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(w.name!==void 0){let A=w.name,S=e;if(e===S)if(typeof A=="string"){if(U(A)>255)return q.errors=
[{instancePath:r+"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(A)<1)
return q.errors=[{instancePath:r+"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return q.errors=[{instancePath:r+"/document/"+_+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var d=S===e}else var d=!0;if(d){if(w.import_in_progress!==void 0){let A=e;if(typeof w.import_in_progress!="boolean")return q.errors=[{instancePath:r+"/\
document/"+_+"/import_in_progress",schemaPath:"#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var d=A===
e}else var d=!0;if(d){if(w.import_succeeded!==void 0){let A=e;if(typeof w.import_succeeded!="boolean")return q.errors=[{instancePath:r+"/document/"+_+"/import_s\
ucceeded",schemaPath:"#/properties/document/items/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var d=A===e}else var d=!0;if(d){
if(w.import_error_message!==void 0){let A=e;if(typeof w.import_error_message!="string")return q.errors=[{instancePath:r+"/document/"+_+"/import_error_message",schemaPath:"\
#/properties/document/items/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(w.export_in_progress!==
void 0){let A=e;if(typeof w.export_in_progress!="boolean")return q.errors=[{instancePath:r+"/document/"+_+"/export_in_progress",schemaPath:"#/properties/documen\
t/items/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var d=A===e}else var d=!0;if(d){if(w.export_succeeded!==void 0){let A=e;
if(typeof w.export_succeeded!="boolean")return q.errors=[{instancePath:r+"/document/"+_+"/export_succeeded",schemaPath:"#/properties/document/items/properties/e\
xport_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var d=A===e}else var d=!0;if(d){if(w.export_error_message!==void 0){let A=e;if(typeof w.export_error_message!=
"string")return q.errors=[{instancePath:r+"/document/"+_+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"\
type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(w.is_pretranslating!==void 0){let A=e;if(typeof w.is_pretranslating!="boolean")return q.errors=
[{instancePath:r+"/document/"+_+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boo\
lean"}}],!1;var d=A===e}else var d=!0;if(d){if(w.status!==void 0){let A=w.status,S=e;if(e===S)if(A&&typeof A=="object"&&!Array.isArray(A)){let k;if(A.pretranslation===
void 0&&(k="pretranslation"))return q.errors=[{instancePath:r+"/document/"+_+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"\
required",params:{missingProperty:k}}],!1;{let h=e;for(let x in A)if(x!=="pretranslation"){return q.errors=[{instancePath:r+"/document/"+_+"/status",schemaPath:"\
#/properties/document/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:x}}],!1;break}if(h===e&&A.pretranslation!==
void 0){let x=A.pretranslation;if(typeof x!="string")return q.errors=[{instancePath:r+"/document/"+_+"/status/pretranslation",schemaPath:"#/properties/document/\
items/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(x==="idle"||x==="pending"||x==="running"))return q.errors=
[{instancePath:r+"/document/"+_+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",
params:{allowedValues:Se.properties.document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return q.errors=[{instancePath:r+"/document/"+_+
"/status",schemaPath:"#/properties/document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var d=S===e}else var d=!0;if(d){if(w.translator_email!==
void 0){let A=w.translator_email,S=e;if(typeof A!="string"&&A!==null)return q.errors=[{instancePath:r+"/document/"+_+"/translator_email",schemaPath:"#/propertie\
s/document/items/properties/translator_email/type",keyword:"type",params:{type:Se.properties.document.items.properties.translator_email.type}}],!1;var d=S===e}else
var d=!0;if(d){if(w.reviewer_email!==void 0){let A=w.reviewer_email,S=e;if(typeof A!="string"&&A!==null)return q.errors=[{instancePath:r+"/document/"+_+"/review\
er_email",schemaPath:"#/properties/document/items/properties/reviewer_email/type",keyword:"type",params:{type:Se.properties.document.items.properties.reviewer_email.
type}}],!1;var d=S===e}else var d=!0;if(d){if(w.customer_reviewer_email!==void 0){let A=w.customer_reviewer_email,S=e;if(typeof A!="string"&&A!==null)return q.errors=
[{instancePath:r+"/document/"+_+"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{
type:Se.properties.document.items.properties.customer_reviewer_email.type}}],!1;var d=S===e}else var d=!0;if(d){if(w.created_at!==void 0){let A=w.created_at,S=e;
if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return q.errors=[{instancePath:r+"/document/"+_+"/created_at",schemaPath:"#/properties/document/items/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof A=="number"&&isFinite(A)&&!E.validate(A))return q.errors=[{instancePath:r+
"/document/"+_+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var d=S===e}else
var d=!0;if(d){if(w.updated_at!==void 0){let A=w.updated_at,S=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return q.errors=[{instancePath:r+"/docu\
ment/"+_+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof A=="numb\
er"&&isFinite(A)&&!E.validate(A))return q.errors=[{instancePath:r+"/document/"+_+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/for\
mat",keyword:"format",params:{format:"int64"}}],!1;var d=S===e}else var d=!0;if(d){if(w.is_review_complete!==void 0){let A=e;if(typeof w.is_review_complete!="bo\
olean")return q.errors=[{instancePath:r+"/document/"+_+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=A===e}else var d=!0;if(d){if(w.import_note!==void 0){let A=e;if(typeof w.import_note!="string")return q.errors=[{instancePath:r+
"/document/"+_+"/import_note",schemaPath:"#/properties/document/items/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;
if(d)if(w.segments!==void 0){let A=w.segments,S=e;if(e===S)if(Array.isArray(A)){var i=!0;let k=A.length;for(let h=0;h<k;h++){let x=A[h],G=e;if(e===G)if(x&&typeof x==
"object"&&!Array.isArray(x)){let W;if(x.id===void 0&&(W="id")||x.created_at===void 0&&(W="created_at")||x.updated_at===void 0&&(W="updated_at")||x.document_id===
void 0&&(W="document_id")||x.memory_id===void 0&&(W="memory_id")||x.source===void 0&&(W="source")||x.srclang===void 0&&(W="srclang")||x.target===void 0&&(W="tar\
get")||x.trglang===void 0&&(W="trglang")||x.is_confirmed===void 0&&(W="is_confirmed")||x.is_reviewed===void 0&&(W="is_reviewed"))return q.errors=[{instancePath:r+
"/document/"+_+"/segments/"+h,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:W}}],!1;{let L=e;
for(let $ in x)if(!he.call(Se.properties.document.items.properties.segments.items.properties,$)){return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h,
schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],!1;break}
if(L===e){if(x.id!==void 0){let $=x.id,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+
h+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ie&&typeof $=="\
number"&&isFinite($)&&!E.validate($))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/id",schemaPath:"#/properties/document/items/properties/seg\
ments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){if(x.created_at!==void 0){let $=x.created_at,ie=e;
if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/created_at",schemaPath:"#/properties/d\
ocument/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ie&&typeof $=="number"&&isFinite($)&&!E.validate(
$))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/created_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/cre\
ated_at/format",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){if(x.updated_at!==void 0){let $=x.updated_at,ie=e;if(!(typeof $==
"number"&&!($%1)&&!isNaN($)&&isFinite($)))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/updated_at",schemaPath:"#/properties/document/items/p\
roperties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ie&&typeof $=="number"&&isFinite($)&&!E.validate($))return q.
errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/updated_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/form\
at",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){if(x.document_id!==void 0){let $=x.document_id,ie=e;if(!(typeof $=="number"&&
!($%1)&&!isNaN($)&&isFinite($))&&$!==null)return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/document_id",schemaPath:"#/properties/document/items/\
properties/segments/items/properties/document_id/type",keyword:"type",params:{type:Se.properties.document.items.properties.segments.items.properties.document_id.
type}}],!1;if(e===ie&&typeof $=="number"&&isFinite($)&&!E.validate($))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/document_id",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){
if(x.memory_id!==void 0){let $=x.memory_id,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return q.errors=[{instancePath:r+"/document/"+_+"/segme\
nts/"+h+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
ie&&typeof $=="number"&&isFinite($)&&!E.validate($))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/memory_id",schemaPath:"#/properties/documen\
t/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){if(x.source!==void 0){
let $=x.source,ie=e;if(e===ie)if(typeof $=="string"){if(U($)<1)return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/source",schemaPath:"#/properties\
/document/items/properties/segments/items/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+"/documen\
t/"+_+"/segments/"+h+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],
!1;var s=ie===e}else var s=!0;if(s){if(x.srclang!==void 0){let $=x.srclang,ie=e;if(e===ie)if(typeof $=="string"){if(!se.test($))return q.errors=[{instancePath:r+
"/document/"+_+"/segments/"+h+"/srclang",schemaPath:"#/properties/document/items/properties/segments/items/properties/srclang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/srclang",schemaPath:"#/properties/document/items/properties/seg\
ments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=ie===e}else var s=!0;if(s){if(x.target!==void 0){let $=e;if(typeof x.target!=
"string")return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/target",schemaPath:"#/properties/document/items/properties/segments/items/properties/t\
arget/type",keyword:"type",params:{type:"string"}}],!1;var s=$===e}else var s=!0;if(s){if(x.trglang!==void 0){let $=x.trglang,ie=e;if(e===ie)if(typeof $=="strin\
g"){if(!se.test($))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/p\
roperties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/trglang",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=ie===e}else var s=!0;if(s){if(x.
is_confirmed!==void 0){let $=e;if(typeof x.is_confirmed!="boolean")return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/is_confirmed",schemaPath:"#/\
properties/document/items/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=$===e}else var s=!0;if(s){if(x.
is_reviewed!==void 0){let $=e;if(typeof x.is_reviewed!="boolean")return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/is_reviewed",schemaPath:"#/pro\
perties/document/items/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var s=$===e}else var s=!0;if(s)if(x.comments!==
void 0){let $=x.comments,ie=e;if(e===ie)if(Array.isArray($)){if($.length>0)return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/comments",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var a=!0;let Pe=$.length;for(let z=0;z<
Pe;z++){let ge=$[z],Rs=e;if(!(ge&&typeof ge=="object"&&!Array.isArray(ge)))return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/comments/"+z,schemaPath:"\
#/properties/document/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var a=Rs===e;if(!a)break}}}else
return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h+"/comments",schemaPath:"#/properties/document/items/properties/segments/items/properties/comments\
/type",keyword:"type",params:{type:"array"}}],!1;var s=ie===e}else var s=!0}}}}}}}}}}}}}else return q.errors=[{instancePath:r+"/document/"+_+"/segments/"+h,schemaPath:"\
#/properties/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var i=G===e;if(!i)break}}else return q.errors=[{instancePath:r+
"/document/"+_+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var d=S===e}else var d=!0}}}}}}}}}}}}}}}}}}}}}}else
return q.errors=[{instancePath:r+"/document/"+_,schemaPath:"#/properties/document/items/type",keyword:"type",params:{type:"object"}}],!1;var f=v===e;if(!f)break}}else
return q.errors=[{instancePath:r+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var n=m===e}else var n=!0}}}}}}}}}}}}}}}}}}else
return q.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=o,e===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ds=de;function de(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=de.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.sourceWords===void 0&&(d="sourceWords")||t.exactWords===void 0&&
(d="exactWords")||t.fuzzyWords===void 0&&(d="fuzzyWords")||t.newWords===void 0&&(d="newWords")||t.projects===void 0&&(d="projects"))return de.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.sourceWords!==void 0){let s=t.sourceWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return de.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===
e}else var n=!0;if(n){if(t.exactWords!==void 0){let s=t.exactWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return de.
errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;
if(n){if(t.fuzzyWords!==void 0){let s=t.fuzzyWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+"/fuzzyWords",
schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return de.errors=
[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n){
if(t.newWords!==void 0){let s=t.newWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+"/newWords",schemaPath:"\
#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return de.errors=[{instancePath:r+
"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=a===e}else var n=!0;if(n)if(t.projects!==void 0){
let s=t.projects,a=e;if(e===a)if(Array.isArray(s)){var p=!0;let N=s.length;for(let g=0;g<N;g++){let m=s[g],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(
m)){let _;if(m.id===void 0&&(_="id")||m.sourceWords===void 0&&(_="sourceWords")||m.exactWords===void 0&&(_="exactWords")||m.fuzzyWords===void 0&&(_="fuzzyWords")||
m.newWords===void 0&&(_="newWords"))return de.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{
missingProperty:_}}],!1;{let w=e;for(let v in m)if(!(v==="id"||v==="sourceWords"||v==="exactWords"||v==="fuzzyWords"||v==="newWords")){return de.errors=[{instancePath:r+
"/projects/"+g,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(w===e){if(m.
id!==void 0){let v=m.id,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return de.errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/proper\
ties/projects/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&isFinite(v)&&!E.validate(v))return de.errors=[
{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=l===e}else
var f=!0;if(f){if(m.sourceWords!==void 0){let v=m.sourceWords,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return de.errors=[{instancePath:r+"/p\
rojects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v==
"number"&&isFinite(v)&&(v<0||isNaN(v)))return de.errors=[{instancePath:r+"/projects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/source\
Words/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else var f=!0;if(f){if(m.exactWords!==void 0){let v=m.exactWords,l=e;if(!(typeof v==
"number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return de.errors=[{instancePath:r+"/projects/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exac\
tWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v)))return de.errors=[{instancePath:r+"/projects\
/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else
var f=!0;if(f){if(m.fuzzyWords!==void 0){let v=m.fuzzyWords,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return de.errors=[{instancePath:r+"/pro\
jects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="num\
ber"&&isFinite(v)&&(v<0||isNaN(v)))return de.errors=[{instancePath:r+"/projects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else var f=!0;if(f)if(m.newWords!==void 0){let v=m.newWords,l=e;if(!(typeof v=="num\
ber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return de.errors=[{instancePath:r+"/projects/"+g+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&isFinite(v)&&(v<0||isNaN(v)))return de.errors=[{instancePath:r+"/projects/"+g+"/n\
ewWords",schemaPath:"#/properties/projects/items/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var f=l===e}else var f=!0}}}}}}else
return de.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else
return de.errors=[{instancePath:r+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var n=a===e}else var n=!0}}}}}}else
return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=o,e===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ss=O,hr={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message",
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
$id:"getDocument"};function O(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=O.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.id===void 0&&(i="id")||t.project_id===void 0&&(i=
"project_id")||t.srclang===void 0&&(i="srclang")||t.trglang===void 0&&(i="trglang")||t.name===void 0&&(i="name")||t.import_in_progress===void 0&&(i="import_in_p\
rogress")||t.import_succeeded===void 0&&(i="import_succeeded")||t.import_error_message===void 0&&(i="import_error_message")||t.export_in_progress===void 0&&(i="\
export_in_progress")||t.export_succeeded===void 0&&(i="export_succeeded")||t.export_error_message===void 0&&(i="export_error_message")||t.is_pretranslating===void 0&&
(i="is_pretranslating")||t.status===void 0&&(i="status")||t.translator_email===void 0&&(i="translator_email")||t.reviewer_email===void 0&&(i="reviewer_email")||
t.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||t.created_at===void 0&&(i="created_at")||t.updated_at===void 0&&(i="updated_at")||t.is_review_complete===
void 0&&(i="is_review_complete"))return O.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let a in t)
if(!he.call(hr.properties,a)){return O.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(s===e){if(t.id!==void 0){let a=t.id,b=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof a=="number"&&isFinite(a)&&!E.validate(a))return O.errors=[{instancePath:r+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===e}else var n=!0;if(n){if(t.project_id!==void 0){let a=t.project_id,
b=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===b&&typeof a=="number"&&isFinite(a)&&!E.validate(a))return O.errors=[{instancePath:r+"/project_id",schemaPath:"#/propert\
ies/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===e}else var n=!0;if(n){if(t.srclang!==void 0){let a=t.srclang,b=e;if(e===b)if(typeof a==
"string"){if(!se.test(a))return O.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],
!1}else return O.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;
if(n){if(t.trglang!==void 0){let a=t.trglang,b=e;if(e===b)if(typeof a=="string"){if(!se.test(a))return O.errors=[{instancePath:r+"/trglang",schemaPath:"#/proper\
ties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return O.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/typ\
e",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(t.name!==void 0){let a=t.name,b=e;if(e===b)if(typeof a=="string"){if(U(a)>255)return O.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(U(a)<1)return O.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:r+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var n=b===e}else var n=!0;if(n){if(t.import_in_progress!==void 0){let a=e;if(typeof t.import_in_progress!=
"boolean")return O.errors=[{instancePath:r+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===
e}else var n=!0;if(n){if(t.import_succeeded!==void 0){let a=e;if(typeof t.import_succeeded!="boolean")return O.errors=[{instancePath:r+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.import_error_message!==void 0){let a=e;if(typeof t.
import_error_message!="string")return O.errors=[{instancePath:r+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var n=a===e}else var n=!0;if(n){if(t.export_in_progress!==void 0){let a=e;if(typeof t.export_in_progress!="boolean")return O.errors=[{instancePath:r+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.export_succeeded!==
void 0){let a=e;if(typeof t.export_succeeded!="boolean")return O.errors=[{instancePath:r+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.export_error_message!==void 0){let a=e;if(typeof t.export_error_message!="string")return O.
errors=[{instancePath:r+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=a===e}else var n=!0;
if(n){if(t.is_pretranslating!==void 0){let a=e;if(typeof t.is_pretranslating!="boolean")return O.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.status!==void 0){let a=t.status,b=e;if(e===b)if(a&&
typeof a=="object"&&!Array.isArray(a)){let g;if(a.pretranslation===void 0&&(g="pretranslation"))return O.errors=[{instancePath:r+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:g}}],!1;{let m=e;for(let y in a)if(y!=="pretranslation"){return O.errors=[{instancePath:r+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(m===e&&a.pretranslation!==void 0){
let y=a.pretranslation;if(typeof y!="string")return O.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="idle"||y==="pending"||y==="running"))return O.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:hr.properties.status.properties.pretranslation.enum}}],!1}}}else return O.
errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var n=b===e}else var n=!0;if(n){if(t.translator_email!==
void 0){let a=t.translator_email,b=e;if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:r+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:hr.properties.translator_email.type}}],!1;var n=b===e}else var n=!0;if(n){if(t.reviewer_email!==void 0){let a=t.reviewer_email,
b=e;if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:r+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:hr.
properties.reviewer_email.type}}],!1;var n=b===e}else var n=!0;if(n){if(t.customer_reviewer_email!==void 0){let a=t.customer_reviewer_email,b=e;if(typeof a!="st\
ring"&&a!==null)return O.errors=[{instancePath:r+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:hr.
properties.customer_reviewer_email.type}}],!1;var n=b===e}else var n=!0;if(n){if(t.created_at!==void 0){let a=t.created_at,b=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
b&&typeof a=="number"&&isFinite(a)&&!E.validate(a))return O.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"int64"}}],!1;var n=b===e}else var n=!0;if(n){if(t.updated_at!==void 0){let a=t.updated_at,b=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.
errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof a=="number"&&isFinite(
a)&&!E.validate(a))return O.errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var n=b===
e}else var n=!0;if(n){if(t.is_review_complete!==void 0){let a=e;if(typeof t.is_review_complete!="boolean")return O.errors=[{instancePath:r+"/is_review_complete",
schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=a===e}else var n=!0;if(n){if(t.import_note!==void 0){let a=e;
if(typeof t.import_note!="string")return O.errors=[{instancePath:r+"/import_note",schemaPath:"#/properties/import_note/type",keyword:"type",params:{type:"string"}}],
!1;var n=a===e}else var n=!0;if(n)if(t.segments!==void 0){let a=t.segments,b=e;if(e===b)if(Array.isArray(a)){var p=!0;let g=a.length;for(let m=0;m<g;m++){let y=a[m],
P=e;if(e===P)if(y&&typeof y=="object"&&!Array.isArray(y)){let w;if(y.id===void 0&&(w="id")||y.created_at===void 0&&(w="created_at")||y.updated_at===void 0&&(w="\
updated_at")||y.document_id===void 0&&(w="document_id")||y.memory_id===void 0&&(w="memory_id")||y.source===void 0&&(w="source")||y.srclang===void 0&&(w="srclang")||
y.target===void 0&&(w="target")||y.trglang===void 0&&(w="trglang")||y.is_confirmed===void 0&&(w="is_confirmed")||y.is_reviewed===void 0&&(w="is_reviewed"))return O.
errors=[{instancePath:r+"/segments/"+m,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty:w}}],!1;{let v=e;for(let l in y)
if(!he.call(hr.properties.segments.items.properties,l)){return O.errors=[{instancePath:r+"/segments/"+m,schemaPath:"#/properties/segments/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(v===e){if(y.id!==void 0){let l=y.id,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return O.errors=[{instancePath:r+"/segments/"+m+"/id",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return O.errors=[{instancePath:r+"/segments/"+m+"/id",schemaPath:"#/properties/segments\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){if(y.created_at!==void 0){let l=y.created_at,c=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:r+"/segments/"+m+"/created_at",schemaPath:"#/properties/segments/items/properties/creat\
ed_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return O.errors=[{instancePath:r+"/segments/"+
m+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){
if(y.updated_at!==void 0){let l=y.updated_at,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:r+"/segments/"+m+"/upda\
ted_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&
!E.validate(l))return O.errors=[{instancePath:r+"/segments/"+m+"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/format",keyword:"form\
at",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){if(y.document_id!==void 0){let l=y.document_id,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l))&&l!==null)return O.errors=[{instancePath:r+"/segments/"+m+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"\
type",params:{type:hr.properties.segments.items.properties.document_id.type}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)&&!E.validate(l))return O.errors=[{instancePath:r+
"/segments/"+m+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var f=c===e}else
var f=!0;if(f){if(y.memory_id!==void 0){let l=y.memory_id,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:r+"/segmen\
ts/"+m+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&
isFinite(l)&&!E.validate(l))return O.errors=[{instancePath:r+"/segments/"+m+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var f=c===e}else var f=!0;if(f){if(y.source!==void 0){let l=y.source,c=e;if(e===c)if(typeof l=="string"){if(U(l)<1)return O.
errors=[{instancePath:r+"/segments/"+m+"/source",schemaPath:"#/properties/segments/items/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return O.errors=[{instancePath:r+"/segments/"+m+"/source",schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],
!1;var f=c===e}else var f=!0;if(f){if(y.srclang!==void 0){let l=y.srclang,c=e;if(e===c)if(typeof l=="string"){if(!se.test(l))return O.errors=[{instancePath:r+"/\
segments/"+m+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return O.errors=
[{instancePath:r+"/segments/"+m+"/srclang",schemaPath:"#/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===
e}else var f=!0;if(f){if(y.target!==void 0){let l=e;if(typeof y.target!="string")return O.errors=[{instancePath:r+"/segments/"+m+"/target",schemaPath:"#/propert\
ies/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var f=l===e}else var f=!0;if(f){if(y.trglang!==void 0){let l=y.trglang,c=e;
if(e===c)if(typeof l=="string"){if(!se.test(l))return O.errors=[{instancePath:r+"/segments/"+m+"/trglang",schemaPath:"#/properties/segments/items/properties/trg\
lang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return O.errors=[{instancePath:r+"/segments/"+m+"/trglang",schemaPath:"#/properties/segm\
ents/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var f=c===e}else var f=!0;if(f){if(y.is_confirmed!==void 0){let l=e;if(typeof y.is_confirmed!=
"boolean")return O.errors=[{instancePath:r+"/segments/"+m+"/is_confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{
type:"boolean"}}],!1;var f=l===e}else var f=!0;if(f){if(y.is_reviewed!==void 0){let l=e;if(typeof y.is_reviewed!="boolean")return O.errors=[{instancePath:r+"/se\
gments/"+m+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var f=l===e}else var f=!0;
if(f)if(y.comments!==void 0){let l=y.comments,c=e;if(e===c)if(Array.isArray(l)){if(l.length>0)return O.errors=[{instancePath:r+"/segments/"+m+"/comments",schemaPath:"\
#/properties/segments/items/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var d=!0;let A=l.length;for(let S=0;S<A;S++){let M=l[S],k=e;
if(!(M&&typeof M=="object"&&!Array.isArray(M)))return O.errors=[{instancePath:r+"/segments/"+m+"/comments/"+S,schemaPath:"#/properties/segments/items/properties\
/comments/items/type",keyword:"type",params:{type:"object"}}],!1;var d=k===e;if(!d)break}}}else return O.errors=[{instancePath:r+"/segments/"+m+"/comments",schemaPath:"\
#/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var f=c===e}else var f=!0}}}}}}}}}}}}}else return O.errors=[{instancePath:r+
"/segments/"+m,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var p=P===e;if(!p)break}}else return O.errors=[{instancePath:r+
"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=b===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}}else return O.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=o,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=V,
pt={type:"object",required:["segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{
type:"array",items:{type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"\
string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integ\
er"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},
additionalProperties:!1}},recorded:{type:"array",items:{type:"object",required:["occasion","checked_at","segments","errors","warnings","findings"],properties:{occasion:{
type:"string",enum:["import","delivery"]},checked_at:{type:"string",format:"date-time"},segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"intege\
r"},findings:{type:"array",items:{type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},
severity:{type:"string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{
type:"integer"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"inte\
ger"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,$id:"checkDocument"};function V(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=V.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.segments===void 0&&(y="segments")||t.errors===void 0&&(y="errors")||t.warnings===void 0&&(y=
"warnings")||t.findings===void 0&&(y="findings"))return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let P=e;
for(let _ in t)if(!(_==="segments"||_==="errors"||_==="warnings"||_==="findings"||_==="recorded")){return V.errors=[{instancePath:r,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(P===e){if(t.segments!==void 0){let _=t.segments,w=e;if(!(typeof _=="number"&&
!(_%1)&&!isNaN(_)&&isFinite(_)))return V.errors=[{instancePath:r+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;
var n=w===e}else var n=!0;if(n){if(t.errors!==void 0){let _=t.errors,w=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return V.errors=[{instancePath:r+
"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;var n=w===e}else var n=!0;if(n){if(t.warnings!==void 0){let _=t.warnings,
w=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return V.errors=[{instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",
params:{type:"integer"}}],!1;var n=w===e}else var n=!0;if(n){if(t.findings!==void 0){let _=t.findings,w=e;if(e===w)if(Array.isArray(_)){var p=!0;let l=_.length;
for(let c=0;c<l;c++){let j=_[c],A=e;if(e===A)if(j&&typeof j=="object"&&!Array.isArray(j)){let M;if(j.check===void 0&&(M="check")||j.type===void 0&&(M="type")||j.
severity===void 0&&(M="severity")||j.segment===void 0&&(M="segment")||j.message===void 0&&(M="message"))return V.errors=[{instancePath:r+"/findings/"+c,schemaPath:"\
#/properties/findings/items/required",keyword:"required",params:{missingProperty:M}}],!1;{let k=e;for(let h in j)if(!(h==="check"||h==="type"||h==="severity"||h===
"segment"||h==="message"||h==="source"||h==="target")){return V.errors=[{instancePath:r+"/findings/"+c,schemaPath:"#/properties/findings/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(j.check!==void 0){let h=e;if(typeof j.check!="string")return V.errors=
[{instancePath:r+"/findings/"+c+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else
var f=!0;if(f){if(j.type!==void 0){let h=e;if(typeof j.type!="string")return V.errors=[{instancePath:r+"/findings/"+c+"/type",schemaPath:"#/properties/findings/\
items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(j.severity!==void 0){let h=j.severity,x=e;if(typeof h!=
"string")return V.errors=[{instancePath:r+"/findings/"+c+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(h==="error"||h==="warning"))return V.errors=[{instancePath:r+"/findings/"+c+"/severity",schemaPath:"#/properties/findings/items/properties/se\
verity/enum",keyword:"enum",params:{allowedValues:pt.properties.findings.items.properties.severity.enum}}],!1;var f=x===e}else var f=!0;if(f){if(j.segment!==void 0){
let h=j.segment,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:r+"/findings/"+c+"/segment",schemaPath:"#/properties\
/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var f=x===e}else var f=!0;if(f){if(j.message!==void 0){let h=e;if(typeof j.
message!="string")return V.errors=[{instancePath:r+"/findings/"+c+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(j.source!==void 0){let h=j.source,x=e;if(e===x)if(h&&typeof h=="object"&&!Array.isArray(h)){let ee;if(h.start===
void 0&&(ee="start")||h.end===void 0&&(ee="end"))return V.errors=[{instancePath:r+"/findings/"+c+"/source",schemaPath:"#/properties/findings/items/properties/so\
urce/required",keyword:"required",params:{missingProperty:ee}}],!1;{let W=e;for(let L in h)if(!(L==="start"||L==="end")){return V.errors=[{instancePath:r+"/find\
ings/"+c+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(W===e){if(h.start!==void 0){let L=h.start,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return V.errors=[{instancePath:r+"/findings/"+
c+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0;
if(d)if(h.end!==void 0){let L=h.end,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return V.errors=[{instancePath:r+"/findings/"+c+"/source/end",schemaPath:"\
#/properties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0}}}else return V.errors=
[{instancePath:r+"/findings/"+c+"/source",schemaPath:"#/properties/findings/items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e}else
var f=!0;if(f)if(j.target!==void 0){let h=j.target,x=e;if(e===x)if(h&&typeof h=="object"&&!Array.isArray(h)){let ee;if(h.start===void 0&&(ee="start")||h.end===void 0&&
(ee="end"))return V.errors=[{instancePath:r+"/findings/"+c+"/target",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{
missingProperty:ee}}],!1;{let W=e;for(let L in h)if(!(L==="start"||L==="end")){return V.errors=[{instancePath:r+"/findings/"+c+"/target",schemaPath:"#/propertie\
s/findings/items/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(W===e){if(h.start!==void 0){
let L=h.start,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return V.errors=[{instancePath:r+"/findings/"+c+"/target/start",schemaPath:"#/propert\
ies/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var i=$===e}else var i=!0;if(i)if(h.end!==void 0){let L=h.
end,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return V.errors=[{instancePath:r+"/findings/"+c+"/target/end",schemaPath:"#/properties/findings\
/items/properties/target/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var i=$===e}else var i=!0}}}else return V.errors=[{instancePath:r+"/fi\
ndings/"+c+"/target",schemaPath:"#/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e}else var f=!0}}}}}}}}else
return V.errors=[{instancePath:r+"/findings/"+c,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var p=A===e;if(!p)break}}else
return V.errors=[{instancePath:r+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var n=w===e}else var n=!0;if(n)if(t.
recorded!==void 0){let _=t.recorded,w=e;if(e===w)if(Array.isArray(_)){var s=!0;let l=_.length;for(let c=0;c<l;c++){let j=_[c],A=e;if(e===A)if(j&&typeof j=="obje\
ct"&&!Array.isArray(j)){let M;if(j.occasion===void 0&&(M="occasion")||j.checked_at===void 0&&(M="checked_at")||j.segments===void 0&&(M="segments")||j.errors===void 0&&
(M="errors")||j.warnings===void 0&&(M="warnings")||j.findings===void 0&&(M="findings"))return V.errors=[{instancePath:r+"/recorded/"+c,schemaPath:"#/properties/\
recorded/items/required",keyword:"required",params:{missingProperty:M}}],!1;{let k=e;for(let h in j)if(!(h==="occasion"||h==="checked_at"||h==="segments"||h==="\
errors"||h==="warnings"||h==="findings")){return V.errors=[{instancePath:r+"/recorded/"+c,schemaPath:"#/properties/recorded/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(j.occasion!==void 0){let h=j.occasion,x=e;if(typeof h!="string")return V.errors=[{instancePath:r+
"/recorded/"+c+"/occasion",schemaPath:"#/properties/recorded/items/properties/occasion/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="import"||h==="\
delivery"))return V.errors=[{instancePath:r+"/recorded/"+c+"/occasion",schemaPath:"#/properties/recorded/items/properties/occasion/enum",keyword:"enum",params:{
allowedValues:pt.properties.recorded.items.properties.occasion.enum}}],!1;var a=x===e}else var a=!0;if(a){if(j.checked_at!==void 0){let h=j.checked_at,x=e;if(e===
x&&e===x)if(typeof h=="string"){if(!De.validate(h))return V.errors=[{instancePath:r+"/recorded/"+c+"/checked_at",schemaPath:"#/properties/recorded/items/propert\
ies/checked_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return V.errors=[{instancePath:r+"/recorded/"+c+"/checked_at",schemaPath:"#/proper\
ties/recorded/items/properties/checked_at/type",keyword:"type",params:{type:"string"}}],!1;var a=x===e}else var a=!0;if(a){if(j.segments!==void 0){let h=j.segments,
x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:r+"/recorded/"+c+"/segments",schemaPath:"#/properties/recorded/items\
/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var a=x===e}else var a=!0;if(a){if(j.errors!==void 0){let h=j.errors,x=e;if(!(typeof h=="\
number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:r+"/recorded/"+c+"/errors",schemaPath:"#/properties/recorded/items/properties/errors/typ\
e",keyword:"type",params:{type:"integer"}}],!1;var a=x===e}else var a=!0;if(a){if(j.warnings!==void 0){let h=j.warnings,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return V.errors=[{instancePath:r+"/recorded/"+c+"/warnings",schemaPath:"#/properties/recorded/items/properties/warnings/type",keyword:"type",params:{
type:"integer"}}],!1;var a=x===e}else var a=!0;if(a)if(j.findings!==void 0){let h=j.findings,x=e;if(e===x)if(Array.isArray(h)){var b=!0;let ee=h.length;for(let W=0;W<
ee;W++){let L=h[W],$=e;if(e===$)if(L&&typeof L=="object"&&!Array.isArray(L)){let Ae;if(L.check===void 0&&(Ae="check")||L.type===void 0&&(Ae="type")||L.severity===
void 0&&(Ae="severity")||L.segment===void 0&&(Ae="segment")||L.message===void 0&&(Ae="message"))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W,schemaPath:"\
#/properties/recorded/items/properties/findings/items/required",keyword:"required",params:{missingProperty:Ae}}],!1;{let Pe=e;for(let z in L)if(!(z==="check"||z===
"type"||z==="severity"||z==="segment"||z==="message"||z==="source"||z==="target")){return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W,schemaPath:"#/\
properties/recorded/items/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],!1;break}if(Pe===e){if(L.
check!==void 0){let z=e;if(typeof L.check!="string")return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/check",schemaPath:"#/properties/recorded/it\
ems/properties/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var N=z===e}else var N=!0;if(N){if(L.type!==void 0){let z=e;if(typeof L.
type!="string")return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/type",schemaPath:"#/properties/recorded/items/properties/findings/items/properti\
es/type/type",keyword:"type",params:{type:"string"}}],!1;var N=z===e}else var N=!0;if(N){if(L.severity!==void 0){let z=L.severity,ge=e;if(typeof z!="string")return V.
errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/severity",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(z==="error"||z==="warning"))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/severity",schemaPath:"#/prop\
erties/recorded/items/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:pt.properties.recorded.items.properties.findings.
items.properties.severity.enum}}],!1;var N=ge===e}else var N=!0;if(N){if(L.segment!==void 0){let z=L.segment,ge=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(
z)))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/segment",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/segme\
nt/type",keyword:"type",params:{type:"integer"}}],!1;var N=ge===e}else var N=!0;if(N){if(L.message!==void 0){let z=e;if(typeof L.message!="string")return V.errors=
[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/message",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/message/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var N=z===e}else var N=!0;if(N){if(L.source!==void 0){let z=L.source,ge=e;if(e===ge)if(z&&typeof z=="object"&&!Array.isArray(z)){
let Ne;if(z.start===void 0&&(Ne="start")||z.end===void 0&&(Ne="end"))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source",schemaPath:"#/prop\
erties/recorded/items/properties/findings/items/properties/source/required",keyword:"required",params:{missingProperty:Ne}}],!1;{let yr=e;for(let B in z)if(!(B===
"start"||B==="end")){return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/items/\
properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:B}}],!1;break}if(yr===e){if(z.start!==void 0){let B=z.start,Ie=e;
if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source/start",schemaPath:"#/properties\
/recorded/items/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===e}else var g=!0;if(g)if(z.
end!==void 0){let B=z.end,Ie=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source/\
end",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===
e}else var g=!0}}}else return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/item\
s/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var N=ge===e}else var N=!0;if(N)if(L.target!==void 0){let z=L.target,ge=e;if(e===ge)if(z&&typeof z==
"object"&&!Array.isArray(z)){let Ne;if(z.start===void 0&&(Ne="start")||z.end===void 0&&(Ne="end"))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+
"/target",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:Ne}}],!1;{let yr=e;
for(let B in z)if(!(B==="start"||B==="end")){return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/items/pr\
operties/findings/items/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:B}}],!1;break}if(yr===e){if(z.start!==
void 0){let B=z.start,Ie=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target/star\
t",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var m=Ie===
e}else var m=!0;if(m)if(z.end!==void 0){let B=z.end,Ie=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return V.errors=[{instancePath:r+"/recorded/"+
c+"/findings/"+W+"/target/end",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"\
integer"}}],!1;var m=Ie===e}else var m=!0}}}else return V.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/item\
s/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var N=ge===e}else var N=!0}}}}}}}}else return V.errors=[{instancePath:r+
"/recorded/"+c+"/findings/"+W,schemaPath:"#/properties/recorded/items/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var b=$===e;if(!b)
break}}else return V.errors=[{instancePath:r+"/recorded/"+c+"/findings",schemaPath:"#/properties/recorded/items/properties/findings/type",keyword:"type",params:{
type:"array"}}],!1;var a=x===e}else var a=!0}}}}}}}else return V.errors=[{instancePath:r+"/recorded/"+c,schemaPath:"#/properties/recorded/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var s=A===e;if(!s)break}}else return V.errors=[{instancePath:r+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"typ\
e",params:{type:"array"}}],!1;var n=w===e}else var n=!0}}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return V.errors=o,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=Z,dt={type:"object",required:["segments","errors","warnings","findings"],properties:{
segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{type:"array",items:{type:"object",required:["check","type","severity","seg\
ment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"\
string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",
required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1}},recorded:{type:"array",items:{
type:"object",required:["occasion","checked_at","segments","errors","warnings","findings"],properties:{occasion:{type:"string",enum:["import","delivery"]},checked_at:{
type:"string",format:"date-time"},segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{type:"array",items:{type:"object",required:[
"check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},segment:{
type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},
target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1}}},
additionalProperties:!1,$id:"checkTranslation"};function Z(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,
e=0,u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.segments===
void 0&&(y="segments")||t.errors===void 0&&(y="errors")||t.warnings===void 0&&(y="warnings")||t.findings===void 0&&(y="findings"))return Z.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;{let P=e;for(let _ in t)if(!(_==="segments"||_==="errors"||_==="warnings"||_==="findi\
ngs"||_==="recorded")){return Z.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}
if(P===e){if(t.segments!==void 0){let _=t.segments,w=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return Z.errors=[{instancePath:r+"/segments",schemaPath:"\
#/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var n=w===e}else var n=!0;if(n){if(t.errors!==void 0){let _=t.errors,w=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return Z.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"}}],
!1;var n=w===e}else var n=!0;if(n){if(t.warnings!==void 0){let _=t.warnings,w=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return Z.errors=[{instancePath:r+
"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"integer"}}],!1;var n=w===e}else var n=!0;if(n){if(t.findings!==void 0){let _=t.
findings,w=e;if(e===w)if(Array.isArray(_)){var p=!0;let l=_.length;for(let c=0;c<l;c++){let j=_[c],A=e;if(e===A)if(j&&typeof j=="object"&&!Array.isArray(j)){let M;
if(j.check===void 0&&(M="check")||j.type===void 0&&(M="type")||j.severity===void 0&&(M="severity")||j.segment===void 0&&(M="segment")||j.message===void 0&&(M="m\
essage"))return Z.errors=[{instancePath:r+"/findings/"+c,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:M}}],!1;{let k=e;
for(let h in j)if(!(h==="check"||h==="type"||h==="severity"||h==="segment"||h==="message"||h==="source"||h==="target")){return Z.errors=[{instancePath:r+"/findi\
ngs/"+c,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(j.check!==
void 0){let h=e;if(typeof j.check!="string")return Z.errors=[{instancePath:r+"/findings/"+c+"/check",schemaPath:"#/properties/findings/items/properties/check/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(j.type!==void 0){let h=e;if(typeof j.type!="string")return Z.errors=[{instancePath:r+
"/findings/"+c+"/type",schemaPath:"#/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f){
if(j.severity!==void 0){let h=j.severity,x=e;if(typeof h!="string")return Z.errors=[{instancePath:r+"/findings/"+c+"/severity",schemaPath:"#/properties/findings\
/items/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="error"||h==="warning"))return Z.errors=[{instancePath:r+"/findings/"+c+"/s\
everity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:dt.properties.findings.items.properties.severity.
enum}}],!1;var f=x===e}else var f=!0;if(f){if(j.segment!==void 0){let h=j.segment,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[
{instancePath:r+"/findings/"+c+"/segment",schemaPath:"#/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var f=x===
e}else var f=!0;if(f){if(j.message!==void 0){let h=e;if(typeof j.message!="string")return Z.errors=[{instancePath:r+"/findings/"+c+"/message",schemaPath:"#/prop\
erties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;if(f){if(j.source!==void 0){let h=j.source,x=e;
if(e===x)if(h&&typeof h=="object"&&!Array.isArray(h)){let ee;if(h.start===void 0&&(ee="start")||h.end===void 0&&(ee="end"))return Z.errors=[{instancePath:r+"/fi\
ndings/"+c+"/source",schemaPath:"#/properties/findings/items/properties/source/required",keyword:"required",params:{missingProperty:ee}}],!1;{let W=e;for(let L in h)
if(!(L==="start"||L==="end")){return Z.errors=[{instancePath:r+"/findings/"+c+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(W===e){if(h.start!==void 0){let L=h.start,$=e;if(!(typeof L=="number"&&!(L%1)&&
!isNaN(L)&&isFinite(L)))return Z.errors=[{instancePath:r+"/findings/"+c+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/sta\
rt/type",keyword:"type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0;if(d)if(h.end!==void 0){let L=h.end,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&
isFinite(L)))return Z.errors=[{instancePath:r+"/findings/"+c+"/source/end",schemaPath:"#/properties/findings/items/properties/source/properties/end/type",keyword:"\
type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0}}}else return Z.errors=[{instancePath:r+"/findings/"+c+"/source",schemaPath:"#/properties/findings/\
items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e}else var f=!0;if(f)if(j.target!==void 0){let h=j.target,x=e;if(e===x)if(h&&
typeof h=="object"&&!Array.isArray(h)){let ee;if(h.start===void 0&&(ee="start")||h.end===void 0&&(ee="end"))return Z.errors=[{instancePath:r+"/findings/"+c+"/ta\
rget",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:ee}}],!1;{let W=e;for(let L in h)if(!(L==="\
start"||L==="end")){return Z.errors=[{instancePath:r+"/findings/"+c+"/target",schemaPath:"#/properties/findings/items/properties/target/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:L}}],!1;break}if(W===e){if(h.start!==void 0){let L=h.start,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(
L)))return Z.errors=[{instancePath:r+"/findings/"+c+"/target/start",schemaPath:"#/properties/findings/items/properties/target/properties/start/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;var i=$===e}else var i=!0;if(i)if(h.end!==void 0){let L=h.end,$=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return Z.
errors=[{instancePath:r+"/findings/"+c+"/target/end",schemaPath:"#/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=$===e}else var i=!0}}}else return Z.errors=[{instancePath:r+"/findings/"+c+"/target",schemaPath:"#/properties/findings/items/properties/tar\
get/type",keyword:"type",params:{type:"object"}}],!1;var f=x===e}else var f=!0}}}}}}}}else return Z.errors=[{instancePath:r+"/findings/"+c,schemaPath:"#/propert\
ies/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var p=A===e;if(!p)break}}else return Z.errors=[{instancePath:r+"/findings",schemaPath:"#/pro\
perties/findings/type",keyword:"type",params:{type:"array"}}],!1;var n=w===e}else var n=!0;if(n)if(t.recorded!==void 0){let _=t.recorded,w=e;if(e===w)if(Array.isArray(
_)){var s=!0;let l=_.length;for(let c=0;c<l;c++){let j=_[c],A=e;if(e===A)if(j&&typeof j=="object"&&!Array.isArray(j)){let M;if(j.occasion===void 0&&(M="occasion")||
j.checked_at===void 0&&(M="checked_at")||j.segments===void 0&&(M="segments")||j.errors===void 0&&(M="errors")||j.warnings===void 0&&(M="warnings")||j.findings===
void 0&&(M="findings"))return Z.errors=[{instancePath:r+"/recorded/"+c,schemaPath:"#/properties/recorded/items/required",keyword:"required",params:{missingProperty:M}}],
!1;{let k=e;for(let h in j)if(!(h==="occasion"||h==="checked_at"||h==="segments"||h==="errors"||h==="warnings"||h==="findings")){return Z.errors=[{instancePath:r+
"/recorded/"+c,schemaPath:"#/properties/recorded/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(j.
occasion!==void 0){let h=j.occasion,x=e;if(typeof h!="string")return Z.errors=[{instancePath:r+"/recorded/"+c+"/occasion",schemaPath:"#/properties/recorded/item\
s/properties/occasion/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="import"||h==="delivery"))return Z.errors=[{instancePath:r+"/recorded/"+c+"/occa\
sion",schemaPath:"#/properties/recorded/items/properties/occasion/enum",keyword:"enum",params:{allowedValues:dt.properties.recorded.items.properties.occasion.enum}}],
!1;var a=x===e}else var a=!0;if(a){if(j.checked_at!==void 0){let h=j.checked_at,x=e;if(e===x&&e===x)if(typeof h=="string"){if(!De.validate(h))return Z.errors=[{
instancePath:r+"/recorded/"+c+"/checked_at",schemaPath:"#/properties/recorded/items/properties/checked_at/format",keyword:"format",params:{format:"date-time"}}],
!1}else return Z.errors=[{instancePath:r+"/recorded/"+c+"/checked_at",schemaPath:"#/properties/recorded/items/properties/checked_at/type",keyword:"type",params:{
type:"string"}}],!1;var a=x===e}else var a=!0;if(a){if(j.segments!==void 0){let h=j.segments,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.
errors=[{instancePath:r+"/recorded/"+c+"/segments",schemaPath:"#/properties/recorded/items/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;
var a=x===e}else var a=!0;if(a){if(j.errors!==void 0){let h=j.errors,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[{instancePath:r+
"/recorded/"+c+"/errors",schemaPath:"#/properties/recorded/items/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;var a=x===e}else var a=!0;if(a){
if(j.warnings!==void 0){let h=j.warnings,x=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[{instancePath:r+"/recorded/"+c+"/warnings",
schemaPath:"#/properties/recorded/items/properties/warnings/type",keyword:"type",params:{type:"integer"}}],!1;var a=x===e}else var a=!0;if(a)if(j.findings!==void 0){
let h=j.findings,x=e;if(e===x)if(Array.isArray(h)){var b=!0;let ee=h.length;for(let W=0;W<ee;W++){let L=h[W],$=e;if(e===$)if(L&&typeof L=="object"&&!Array.isArray(
L)){let Ae;if(L.check===void 0&&(Ae="check")||L.type===void 0&&(Ae="type")||L.severity===void 0&&(Ae="severity")||L.segment===void 0&&(Ae="segment")||L.message===
void 0&&(Ae="message"))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W,schemaPath:"#/properties/recorded/items/properties/findings/items/required",
keyword:"required",params:{missingProperty:Ae}}],!1;{let Pe=e;for(let z in L)if(!(z==="check"||z==="type"||z==="severity"||z==="segment"||z==="message"||z==="so\
urce"||z==="target")){return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W,schemaPath:"#/properties/recorded/items/properties/findings/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],!1;break}if(Pe===e){if(L.check!==void 0){let z=e;if(typeof L.check!="string")return Z.
errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/check",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/check/type",keyword:"\
type",params:{type:"string"}}],!1;var N=z===e}else var N=!0;if(N){if(L.type!==void 0){let z=e;if(typeof L.type!="string")return Z.errors=[{instancePath:r+"/reco\
rded/"+c+"/findings/"+W+"/type",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;var N=z===e}else var N=!0;if(N){if(L.severity!==void 0){let z=L.severity,ge=e;if(typeof z!="string")return Z.errors=[{instancePath:r+"/recorded/"+c+"/finding\
s/"+W+"/severity",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(z===
"error"||z==="warning"))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/severity",schemaPath:"#/properties/recorded/items/properties/findings/i\
tems/properties/severity/enum",keyword:"enum",params:{allowedValues:dt.properties.recorded.items.properties.findings.items.properties.severity.enum}}],!1;var N=ge===
e}else var N=!0;if(N){if(L.segment!==void 0){let z=L.segment,ge=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return Z.errors=[{instancePath:r+"/re\
corded/"+c+"/findings/"+W+"/segment",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"int\
eger"}}],!1;var N=ge===e}else var N=!0;if(N){if(L.message!==void 0){let z=e;if(typeof L.message!="string")return Z.errors=[{instancePath:r+"/recorded/"+c+"/find\
ings/"+W+"/message",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var N=z===
e}else var N=!0;if(N){if(L.source!==void 0){let z=L.source,ge=e;if(e===ge)if(z&&typeof z=="object"&&!Array.isArray(z)){let Ne;if(z.start===void 0&&(Ne="start")||
z.end===void 0&&(Ne="end"))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/\
items/properties/source/required",keyword:"required",params:{missingProperty:Ne}}],!1;{let yr=e;for(let B in z)if(!(B==="start"||B==="end")){return Z.errors=[{instancePath:r+
"/recorded/"+c+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/source/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:B}}],!1;break}if(yr===e){if(z.start!==void 0){let B=z.start,Ie=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(
B)))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source/start",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/\
source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===e}else var g=!0;if(g)if(z.end!==void 0){let B=z.end,Ie=e;if(!(typeof B=="nu\
mber"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/source/end",schemaPath:"#/properties/recorded/items/prop\
erties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===e}else var g=!0}}}else return Z.errors=[{instancePath:r+
"/recorded/"+c+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/source/type",keyword:"type",params:{type:"o\
bject"}}],!1;var N=ge===e}else var N=!0;if(N)if(L.target!==void 0){let z=L.target,ge=e;if(e===ge)if(z&&typeof z=="object"&&!Array.isArray(z)){let Ne;if(z.start===
void 0&&(Ne="start")||z.end===void 0&&(Ne="end"))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/item\
s/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:Ne}}],!1;{let yr=e;for(let B in z)if(!(B==="start"||B==="end")){
return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:B}}],!1;break}if(yr===e){if(z.start!==void 0){let B=z.start,Ie=e;if(!(typeof B=="nu\
mber"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target/start",schemaPath:"#/properties/recorded/items/pr\
operties/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var m=Ie===e}else var m=!0;if(m)if(z.end!==void 0){
let B=z.end,Ie=e;if(!(typeof B=="number"&&!(B%1)&&!isNaN(B)&&isFinite(B)))return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target/end",schemaPath:"\
#/properties/recorded/items/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var m=Ie===e}else var m=!0}}}else
return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/typ\
e",keyword:"type",params:{type:"object"}}],!1;var N=ge===e}else var N=!0}}}}}}}}else return Z.errors=[{instancePath:r+"/recorded/"+c+"/findings/"+W,schemaPath:"\
#/properties/recorded/items/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var b=$===e;if(!b)break}}else return Z.errors=[{instancePath:r+
"/recorded/"+c+"/findings",schemaPath:"#/properties/recorded/items/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var a=x===e}else var a=!0}}}}}}}else
return Z.errors=[{instancePath:r+"/recorded/"+c,schemaPath:"#/properties/recorded/items/type",keyword:"type",params:{type:"object"}}],!1;var s=A===e;if(!s)break}}else
return Z.errors=[{instancePath:r+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"type",params:{type:"array"}}],!1;var n=w===e}else var n=!0}}}}}}else
return Z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=o,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ls=ue;function ue(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ue.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.untokenizedSource===void 0&&(a="untokenizedSource")||t.tokenizedSource===
void 0&&(a="tokenizedSource")||t.sourceDelimiters===void 0&&(a="sourceDelimiters")||t.translation===void 0&&(a="translation"))return ue.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let b=e;for(let N in t)if(!(N==="untokenizedSource"||N==="tokenizedSource"||N==="sou\
rceDelimiters"||N==="translation")){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],
!1;break}if(b===e){if(t.untokenizedSource!==void 0){let N=e;if(typeof t.untokenizedSource!="string")return ue.errors=[{instancePath:r+"/untokenizedSource",schemaPath:"\
#/properties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e}else var n=!0;if(n){if(t.tokenizedSource!==void 0){let N=e;if(typeof t.
tokenizedSource!="string")return ue.errors=[{instancePath:r+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"strin\
g"}}],!1;var n=N===e}else var n=!0;if(n){if(t.sourceDelimiters!==void 0){let N=t.sourceDelimiters,g=e;if(e===g)if(Array.isArray(N)){var p=!0;let y=N.length;for(let P=0;P<
y;P++){let _=e;if(typeof N[P]!="string")return ue.errors=[{instancePath:r+"/sourceDelimiters/"+P,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var p=_===e;if(!p)break}}else return ue.errors=[{instancePath:r+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/\
type",keyword:"type",params:{type:"array"}}],!1;var n=g===e}else var n=!0;if(n)if(t.translation!==void 0){let N=t.translation,g=e;if(e===g)if(Array.isArray(N)){
var f=!0;let y=N.length;for(let P=0;P<y;P++){let _=N[P],w=e;if(e===w)if(_&&typeof _=="object"&&!Array.isArray(_)){let l;if(_.target===void 0&&(l="target")||_.score===
void 0&&(l="score")||_.isTMMatch===void 0&&(l="isTMMatch"))return ue.errors=[{instancePath:r+"/translation/"+P,schemaPath:"#/properties/translation/items/requir\
ed",keyword:"required",params:{missingProperty:l}}],!1;{let c=e;for(let j in _)if(!(j==="target"||j==="targetWithTags"||j==="align"||j==="provenance"||j==="scor\
e"||j==="isTMMatch"||j==="targetWords"||j==="targetDelimiters")){return ue.errors=[{instancePath:r+"/translation/"+P,schemaPath:"#/properties/translation/items/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],!1;break}if(c===e){if(_.target!==void 0){let j=e;if(typeof _.target!="strin\
g")return ue.errors=[{instancePath:r+"/translation/"+P+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var d=j===e}else var d=!0;if(d){if(_.targetWithTags!==void 0){let j=e;if(typeof _.targetWithTags!="string")return ue.errors=[{instancePath:r+"/tra\
nslation/"+P+"/targetWithTags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else
var d=!0;if(d){if(_.align!==void 0){let j=e;if(typeof _.align!="string")return ue.errors=[{instancePath:r+"/translation/"+P+"/align",schemaPath:"#/properties/tr\
anslation/items/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(_.provenance!==void 0){let j=e;if(typeof _.
provenance!="string")return ue.errors=[{instancePath:r+"/translation/"+P+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"\
type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(_.score!==void 0){let j=_.score,A=e;if(e===A)if(typeof j=="number"&&isFinite(j)){if(j>100||
isNaN(j))return ue.errors=[{instancePath:r+"/translation/"+P+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(j<0||isNaN(j))return ue.errors=[{instancePath:r+"/translation/"+P+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ue.errors=[{instancePath:r+"/translation/"+P+"/score",schemaPath:"#/prope\
rties/translation/items/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=A===e}else var d=!0;if(d){if(_.isTMMatch!==void 0){let j=e;if(typeof _.
isTMMatch!="boolean")return ue.errors=[{instancePath:r+"/translation/"+P+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0;if(d){if(_.targetWords!==void 0){let j=_.targetWords,A=e;if(e===A)if(Array.isArray(j)){var i=!0;let M=j.
length;for(let k=0;k<M;k++){let h=e;if(typeof j[k]!="string")return ue.errors=[{instancePath:r+"/translation/"+P+"/targetWords/"+k,schemaPath:"#/properties/tran\
slation/items/properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e;if(!i)break}}else return ue.errors=[{instancePath:r+"/tr\
anslation/"+P+"/targetWords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=A===e}else var d=!0;
if(d)if(_.targetDelimiters!==void 0){let j=_.targetDelimiters,A=e;if(e===A)if(Array.isArray(j)){var s=!0;let M=j.length;for(let k=0;k<M;k++){let h=e;if(typeof j[k]!=
"string")return ue.errors=[{instancePath:r+"/translation/"+P+"/targetDelimiters/"+k,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items\
/type",keyword:"type",params:{type:"string"}}],!1;var s=h===e;if(!s)break}}else return ue.errors=[{instancePath:r+"/translation/"+P+"/targetDelimiters",schemaPath:"\
#/properties/translation/items/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var d=A===e}else var d=!0}}}}}}}}}else return ue.errors=
[{instancePath:r+"/translation/"+P,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var f=w===e;if(!f)break}}else return ue.
errors=[{instancePath:r+"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var n=g===e}else var n=!0}}}}}else return ue.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=o,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Es=be;function be(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=be.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.characters===void 0&&(d="characters")||t.days===void 0&&(d=
"days"))return be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s==="character\
s"||s==="days")){return be.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===
e){if(t.characters!==void 0){let s=t.characters,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return be.errors=[{instancePath:r+"/characters",schemaPath:"\
#/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!E.validate(s))return be.errors=[{instancePath:r+
"/characters",schemaPath:"#/properties/characters/format",keyword:"format",params:{format:"int64"}}],!1;var n=a===e}else var n=!0;if(n)if(t.days!==void 0){let s=t.
days,a=e;if(e===a)if(Array.isArray(s)){var p=!0;let N=s.length;for(let g=0;g<N;g++){let m=s[g],y=e;if(e===y)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.
day===void 0&&(_="day")||m.characters===void 0&&(_="characters"))return be.errors=[{instancePath:r+"/days/"+g,schemaPath:"#/properties/days/items/required",keyword:"\
required",params:{missingProperty:_}}],!1;{let w=e;for(let v in m)if(!(v==="day"||v==="characters")){return be.errors=[{instancePath:r+"/days/"+g,schemaPath:"#/\
properties/days/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(w===e){if(m.day!==void 0){let v=e;if(typeof m.
day!="string")return be.errors=[{instancePath:r+"/days/"+g+"/day",schemaPath:"#/properties/days/items/properties/day/type",keyword:"type",params:{type:"string"}}],
!1;var f=v===e}else var f=!0;if(f)if(m.characters!==void 0){let v=m.characters,l=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return be.errors=[{instancePath:r+
"/days/"+g+"/characters",schemaPath:"#/properties/days/items/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof v=="number"&&
isFinite(v)&&!E.validate(v))return be.errors=[{instancePath:r+"/days/"+g+"/characters",schemaPath:"#/properties/days/items/properties/characters/format",keyword:"\
format",params:{format:"int64"}}],!1;var f=l===e}else var f=!0}}}else return be.errors=[{instancePath:r+"/days/"+g,schemaPath:"#/properties/days/items/type",keyword:"\
type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else return be.errors=[{instancePath:r+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{
type:"array"}}],!1;var n=a===e}else var n=!0}}}else return be.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=
o,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=fr;function fr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=fr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.text===void 0&&(n="text"))return fr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="text"){return fr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.text!==void 0&&typeof t.text!="string")return fr.errors=
[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return fr.errors=[{instancePath:r,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return fr.errors=o,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zs=Xr;function Xr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Xr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Y.errors:o.concat(
Y.errors),e=o.length),Xr.errors=o,e===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=lr;function lr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=lr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.message===void 0&&(n="message"))return lr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="message"){return lr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.message!==void 0&&typeof t.message!="string")return lr.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=o,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ws=mr;function mr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=mr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.text===void 0&&(n="text"))return mr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="text"){return mr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.text!==void 0&&typeof t.text!="string")return mr.errors=
[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return mr.errors=[{instancePath:r,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return mr.errors=o,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ms=Kr;function Kr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Kr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:T})||(o=o===null?Y.errors:o.concat(
Y.errors),e=o.length),Kr.errors=o,e===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs=ur;function ur(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=ur.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.message===void 0&&(n="message"))return ur.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let f in t)if(f!=="message"){return ur.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===e&&t.message!==void 0&&typeof t.message!="string")return ur.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return ur.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ur.errors=o,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Js=or;function or(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=or.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.message===void 0&&(p="message"))return or.errors=[{instancePath:r,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let f=e;for(let d in t)if(d!=="message"){return or.errors=[{instancePath:r,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(f===e&&t.message!==void 0){let d=t.message;
if(e===e)if(typeof d=="string"){if(U(d)<1)return or.errors=[{instancePath:r+"/message",schemaPath:"Error.json/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return or.errors=[{instancePath:r+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],
!1}}}else return or.errors=[{instancePath:r,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=o,e===0}or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ft={};Zs(ft,{INSTANT_TRANSLATE_COMPLETED:()=>gi,INSTANT_TRANSLATE_FAILED:()=>hi,JOB_DELIVER:()=>mi,JOB_UPDATE:()=>li,PROJECT_DELIVER:()=>ci,PROJECT_UPDATE:()=>ui});
var li=je;var Us={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Ee=cr().fullFormats.int64,et=cr().fullFormats["date-time"];function je(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){
let o=null,e=0,u=je.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.
OrganizationId===void 0&&(f="OrganizationId")||t.id===void 0&&(f="id")||t.name===void 0&&(f="name")||t.due===void 0&&(f="due")||t.isDelivered===void 0&&(f="isDe\
livered"))return je.errors=[{instancePath:r,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)
if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered")){return je.errors=[{instancePath:r,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.OrganizationId!==void 0){let i=t.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return je.errors=[{instancePath:r+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return je.errors=[{instancePath:r+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.id!==void 0){let i=t.id,s=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return je.errors=[{instancePath:r+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return je.errors=[{instancePath:r+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.name!==void 0){let i=e;if(typeof t.name!="string")return je.
errors=[{instancePath:r+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=i===e}else var p=!0;if(p){
if(t.due!==void 0){let i=t.due,s=e;if(typeof i!="string"&&i!==null)return je.errors=[{instancePath:r+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:Us.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!et.validate(i))return je.errors=[{instancePath:r+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0;if(p)if(t.isDelivered!==void 0){let i=t.isDelivered,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return je.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1))return je.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:Us.properties.isDelivered.enum}}],!1;var p=s===e}else var p=!0}}}}}}else return je.errors=[{instancePath:r,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=o,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var mi=X;var Os={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"},checks:{type:"object",required:["segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"\
integer"},findings:{type:"array",maxItems:20,items:{type:"object",required:["documentId","segment","check","type","severity","message"],properties:{documentId:{
type:"integer",format:"int64"},segment:{type:"integer",format:"int64"},check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},
message:{type:"string"}},additionalProperties:!1}}},additionalProperties:!1}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function X(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=X.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.OrganizationId===void 0&&(s="OrganizationId")||t.id===void 0&&(s="id")||t.name===void 0&&(s=
"name")||t.due===void 0&&(s="due")||t.isDelivered===void 0&&(s="isDelivered")||t.deliveredAt===void 0&&(s="deliveredAt"))return X.errors=[{instancePath:r,schemaPath:"\
JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let a=e;for(let b in t)if(!(b==="OrganizationId"||b==="id"||b==="name"||b==="\
due"||b==="isDelivered"||b==="deliveredAt"||b==="checks")){return X.errors=[{instancePath:r,schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:b}}],!1;break}if(a===e){if(t.OrganizationId!==void 0){let b=t.OrganizationId,N=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b)))return X.errors=[{instancePath:r+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof b=="number"&&isFinite(b)&&!Ee.validate(b))return X.errors=[{instancePath:r+"/OrganizationId",schemaPath:"JobDeliverEvent.json/pr\
operties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=N===e}else var p=!0;if(p){if(t.id!==void 0){let b=t.id,N=e;if(!(typeof b=="n\
umber"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return X.errors=[{instancePath:r+"/id",schemaPath:"JobDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===N&&typeof b=="number"&&isFinite(b)&&!Ee.validate(b))return X.errors=[{instancePath:r+"/id",schemaPath:"JobDeliverEvent.json/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var p=N===e}else var p=!0;if(p){if(t.name!==void 0){let b=e;if(typeof t.name!="string")return X.errors=[{instancePath:r+
"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=b===e}else var p=!0;if(p){if(t.due!==void 0){let b=t.
due,N=e;if(typeof b!="string"&&b!==null)return X.errors=[{instancePath:r+"/due",schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Os.
properties.due.type}}],!1;if(e===N&&e===N&&typeof b=="string"&&!et.validate(b))return X.errors=[{instancePath:r+"/due",schemaPath:"JobDeliverEvent.json/properti\
es/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=N===e}else var p=!0;if(p){if(t.isDelivered!==void 0){let b=t.isDelivered,N=e;if(!(typeof b==
"number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return X.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"\
type",params:{type:"integer"}}],!1;if(b!==1)return X.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"\
const",params:{allowedValue:1}}],!1;var p=N===e}else var p=!0;if(p){if(t.deliveredAt!==void 0){let b=t.deliveredAt,N=e;if(e===N&&e===N)if(typeof b=="string"){if(!et.
validate(b))return X.errors=[{instancePath:r+"/deliveredAt",schemaPath:"JobDeliverEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return X.errors=[{instancePath:r+"/deliveredAt",schemaPath:"JobDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"st\
ring"}}],!1;var p=N===e}else var p=!0;if(p)if(t.checks!==void 0){let b=t.checks,N=e;if(e===N)if(b&&typeof b=="object"&&!Array.isArray(b)){let m;if(b.segments===
void 0&&(m="segments")||b.errors===void 0&&(m="errors")||b.warnings===void 0&&(m="warnings")||b.findings===void 0&&(m="findings"))return X.errors=[{instancePath:r+
"/checks",schemaPath:"JobDeliverEvent.json/properties/checks/required",keyword:"required",params:{missingProperty:m}}],!1;{let y=e;for(let P in b)if(!(P==="segm\
ents"||P==="errors"||P==="warnings"||P==="findings")){return X.errors=[{instancePath:r+"/checks",schemaPath:"JobDeliverEvent.json/properties/checks/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(y===e){if(b.segments!==void 0){let P=b.segments,_=e;if(!(typeof P=="number"&&
!(P%1)&&!isNaN(P)&&isFinite(P)))return X.errors=[{instancePath:r+"/checks/segments",schemaPath:"JobDeliverEvent.json/properties/checks/properties/segments/type",
keyword:"type",params:{type:"integer"}}],!1;var f=_===e}else var f=!0;if(f){if(b.errors!==void 0){let P=b.errors,_=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&
isFinite(P)))return X.errors=[{instancePath:r+"/checks/errors",schemaPath:"JobDeliverEvent.json/properties/checks/properties/errors/type",keyword:"type",params:{
type:"integer"}}],!1;var f=_===e}else var f=!0;if(f){if(b.warnings!==void 0){let P=b.warnings,_=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return X.
errors=[{instancePath:r+"/checks/warnings",schemaPath:"JobDeliverEvent.json/properties/checks/properties/warnings/type",keyword:"type",params:{type:"integer"}}],
!1;var f=_===e}else var f=!0;if(f)if(b.findings!==void 0){let P=b.findings,_=e;if(e===_)if(Array.isArray(P)){if(P.length>20)return X.errors=[{instancePath:r+"/c\
hecks/findings",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/maxItems",keyword:"maxItems",params:{limit:20}}],!1;{var d=!0;let v=P.length;
for(let l=0;l<v;l++){let c=P[l],j=e;if(e===j)if(c&&typeof c=="object"&&!Array.isArray(c)){let S;if(c.documentId===void 0&&(S="documentId")||c.segment===void 0&&
(S="segment")||c.check===void 0&&(S="check")||c.type===void 0&&(S="type")||c.severity===void 0&&(S="severity")||c.message===void 0&&(S="message"))return X.errors=
[{instancePath:r+"/checks/findings/"+l,schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let M=e;for(let k in c)if(!(k==="documentId"||k==="segment"||k==="check"||k==="type"||k==="severity"||k==="message")){return X.errors=[{instancePath:r+"/che\
cks/findings/"+l,schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(M===e){if(c.documentId!==void 0){let k=c.documentId,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return X.errors=[{instancePath:r+"/\
checks/findings/"+l+"/documentId",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/documentId/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof k=="number"&&isFinite(k)&&!Ee.validate(k))return X.errors=[{instancePath:r+"/checks/findings/"+l+"/documentId",schemaPath:"\
JobDeliverEvent.json/properties/checks/properties/findings/items/properties/documentId/format",keyword:"format",params:{format:"int64"}}],!1;var i=h===e}else var i=!0;
if(i){if(c.segment!==void 0){let k=c.segment,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return X.errors=[{instancePath:r+"/checks/findings/"+l+
"/segment",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
h&&typeof k=="number"&&isFinite(k)&&!Ee.validate(k))return X.errors=[{instancePath:r+"/checks/findings/"+l+"/segment",schemaPath:"JobDeliverEvent.json/propertie\
s/checks/properties/findings/items/properties/segment/format",keyword:"format",params:{format:"int64"}}],!1;var i=h===e}else var i=!0;if(i){if(c.check!==void 0){
let k=e;if(typeof c.check!="string")return X.errors=[{instancePath:r+"/checks/findings/"+l+"/check",schemaPath:"JobDeliverEvent.json/properties/checks/propertie\
s/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.type!==void 0){let k=e;if(typeof c.type!=
"string")return X.errors=[{instancePath:r+"/checks/findings/"+l+"/type",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/\
type/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(c.severity!==void 0){let k=c.severity,h=e;if(typeof k!="string")return X.
errors=[{instancePath:r+"/checks/findings/"+l+"/severity",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/severity/type",
keyword:"type",params:{type:"string"}}],!1;if(!(k==="error"||k==="warning"))return X.errors=[{instancePath:r+"/checks/findings/"+l+"/severity",schemaPath:"JobDe\
liverEvent.json/properties/checks/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:Os.properties.checks.properties.findings.
items.properties.severity.enum}}],!1;var i=h===e}else var i=!0;if(i)if(c.message!==void 0){let k=e;if(typeof c.message!="string")return X.errors=[{instancePath:r+
"/checks/findings/"+l+"/message",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/message/type",keyword:"type",params:{type:"\
string"}}],!1;var i=k===e}else var i=!0}}}}}}}else return X.errors=[{instancePath:r+"/checks/findings/"+l,schemaPath:"JobDeliverEvent.json/properties/checks/pro\
perties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var d=j===e;if(!d)break}}}else return X.errors=[{instancePath:r+"/checks/findings",schemaPath:"\
JobDeliverEvent.json/properties/checks/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var f=_===e}else var f=!0}}}}}else return X.errors=[{
instancePath:r+"/checks",schemaPath:"JobDeliverEvent.json/properties/checks/type",keyword:"type",params:{type:"object"}}],!1;var p=N===e}else var p=!0}}}}}}}}else
return X.errors=[{instancePath:r,schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=o,e===0}X.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ui=Le;var yi={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function Le(t,{instancePath:r="",parentData:D,
parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.OrganizationId===void 0&&(f="OrganizationId")||t.id===void 0&&(f="id")||t.name===void 0&&(f="name")||t.
due===void 0&&(f="due"))return Le.errors=[{instancePath:r,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;
for(let i in t)if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due")){return Le.errors=[{instancePath:r,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.OrganizationId!==void 0){let i=t.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Le.errors=[{instancePath:r+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return Le.errors=[{instancePath:r+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.id!==void 0){let i=t.
id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Le.errors=[{instancePath:r+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return Le.errors=[{instancePath:r+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.name!==void 0){let i=e;if(typeof t.name!=
"string")return Le.errors=[{instancePath:r+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=i===
e}else var p=!0;if(p)if(t.due!==void 0){let i=t.due,s=e;if(typeof i!="string"&&i!==null)return Le.errors=[{instancePath:r+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:yi.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!et.validate(i))return Le.errors=[{instancePath:r+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0}}}}}else return Le.
errors=[{instancePath:r,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=o,e===0}Le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ci=Ke;function Ke(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=Ke.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.OrganizationId===void 0&&(f="OrganizationId")||t.id===void 0&&
(f="id"))return Ke.errors=[{instancePath:r,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)
if(!(i==="OrganizationId"||i==="id")){return Ke.errors=[{instancePath:r,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e){if(t.OrganizationId!==void 0){let i=t.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ke.errors=[{instancePath:r+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return Ke.errors=[{instancePath:r+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p)if(t.id!==void 0){let i=t.id,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ke.errors=[{instancePath:r+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return Ke.errors=[{instancePath:r+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}else return Ke.errors=[{instancePath:r,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=o,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gi=$e;function $e(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=$e.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.eventType===void 0&&(f="eventType")||t.translationId===void 0&&
(f="translationId")||t.fileId===void 0&&(f="fileId"))return $e.errors=[{instancePath:r,schemaPath:"InstantTranslateCompletedEvent.json/required",keyword:"requir\
ed",params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return $e.errors=[{instancePath:r,schemaPath:"\
InstantTranslateCompletedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.eventType!==void 0){
let i=t.eventType,s=e;if(typeof i!="string")return $e.errors=[{instancePath:r+"/eventType",schemaPath:"InstantTranslateCompletedEvent.json/properties/eventType/\
type",keyword:"type",params:{type:"string"}}],!1;if(i!=="INSTANT_TRANSLATE_COMPLETED")return $e.errors=[{instancePath:r+"/eventType",schemaPath:"InstantTranslat\
eCompletedEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_COMPLETED"}}],!1;var p=s===e}else var p=!0;if(p){if(t.translationId!==
void 0){let i=t.translationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $e.errors=[{instancePath:r+"/translationId",schemaPath:"Instan\
tTranslateCompletedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(
i))return $e.errors=[{instancePath:r+"/translationId",schemaPath:"InstantTranslateCompletedEvent.json/properties/translationId/format",keyword:"format",params:{
format:"int64"}}],!1;var p=s===e}else var p=!0;if(p)if(t.fileId!==void 0){let i=t.fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $e.
errors=[{instancePath:r+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&
typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return $e.errors=[{instancePath:r+"/fileId",schemaPath:"InstantTranslateCompletedEvent.json/properties/fileId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}}else return $e.errors=[{instancePath:r,schemaPath:"InstantTranslateCompletedEv\
ent.json/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=o,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hi=We;function We(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:T={}}={}){let o=null,e=0,u=We.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.eventType===void 0&&(f="eventType")||t.translationId===void 0&&
(f="translationId")||t.fileId===void 0&&(f="fileId"))return We.errors=[{instancePath:r,schemaPath:"InstantTranslateFailedEvent.json/required",keyword:"required",
params:{missingProperty:f}}],!1;{let d=e;for(let i in t)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return We.errors=[{instancePath:r,schemaPath:"\
InstantTranslateFailedEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.eventType!==void 0){
let i=t.eventType,s=e;if(typeof i!="string")return We.errors=[{instancePath:r+"/eventType",schemaPath:"InstantTranslateFailedEvent.json/properties/eventType/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(i!=="INSTANT_TRANSLATE_FAILED")return We.errors=[{instancePath:r+"/eventType",schemaPath:"InstantTranslateFaile\
dEvent.json/properties/eventType/const",keyword:"const",params:{allowedValue:"INSTANT_TRANSLATE_FAILED"}}],!1;var p=s===e}else var p=!0;if(p){if(t.translationId!==
void 0){let i=t.translationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return We.errors=[{instancePath:r+"/translationId",schemaPath:"Instan\
tTranslateFailedEvent.json/properties/translationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))
return We.errors=[{instancePath:r+"/translationId",schemaPath:"InstantTranslateFailedEvent.json/properties/translationId/format",keyword:"format",params:{format:"\
int64"}}],!1;var p=s===e}else var p=!0;if(p)if(t.fileId!==void 0){let i=t.fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return We.errors=[
{instancePath:r+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="\
number"&&isFinite(i)&&!Ee.validate(i))return We.errors=[{instancePath:r+"/fileId",schemaPath:"InstantTranslateFailedEvent.json/properties/fileId/format",keyword:"\
format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}}else return We.errors=[{instancePath:r,schemaPath:"InstantTranslateFailedEvent.json/type",keyword:"\
type",params:{type:"object"}}],!1;return We.errors=o,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ki={getLanguages:wt,listMemories:bt,createMemory:jt,updateMemory:At,deleteMemory:Nt,queryMemory:It,importMemory:Ft,exportTermbase:Dt,downloadTermbase:null,deleteMemorySegment:St,
translateText:Tt,listFileTranslations:xt,translateFiles:Et,downloadTranslation:null,signCreateTerms:qt,listCreateContents:zt,generateCreateContent:null,getCreatePreferences:$t,
updateCreatePreferences:Wt,getCreateContent:Mt,updateCreateContent:Ct,deleteCreateContent:Jt,regenerateCreateContent:null,listWorkflowTemplates:Ut,listJobs:Ot,createJob:Rt,
getJob:Vt,updateJob:Zt,deleteJob:Bt,getJobStats:Gt,archiveJob:Yt,unarchiveJob:Qt,deliverJob:Ht,reactivateJob:Xt,exportJob:null,downloadJob:null,listProjects:Kt,
createProject:es,deleteProject:rs,downloadDocument:null,uploadDocument:ts,pretranslateDocuments:ss,deleteDocument:is,getSegment:as,createSegment:ns,updateSegment:os,
deleteSegment:ps,unlockSegments:ds,tagSegment:fs,listFiles:ls,uploadFile:ms,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listUploads:us,
getUpload:ys,getUploadParams:cs,initiateUpload:gs,initiateMultipartUpload:hs,signUploadPart:vs,completeMultipartUpload:_s,cancelMultipartUpload:Ps,listWebhooks:ks,
createWebhook:ws,getWebhook:bs,updateWebhook:js,deleteWebhook:null,listDomains:As,getApi:Ns,getApiRoot:Is,updateProject:Fs,getJobStatsByGet:Ds,getDocument:Ss,checkDocument:Ts,
checkTranslation:xs,translateTextByQuery:Ls,readUsage:Es},wi={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,
importMemory:null,exportTermbase:null,downloadTermbase:null,deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,
signCreateTerms:null,listCreateContents:null,generateCreateContent:{message:qs,fullcontent:zs,error:$s},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,
updateCreateContent:null,deleteCreateContent:null,regenerateCreateContent:{message:Ws,fullcontent:Ms,error:Cs},listWorkflowTemplates:null,listJobs:null,createJob:null,
getJob:null,updateJob:null,deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,
listProjects:null,createProject:null,deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,
createSegment:null,updateSegment:null,deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,
removeFileLabel:null,listUploads:null,getUpload:null,getUploadParams:null,initiateUpload:null,initiateMultipartUpload:null,signUploadPart:null,completeMultipartUpload:null,
cancelMultipartUpload:null,listWebhooks:null,createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,
updateProject:null,getJobStatsByGet:null,getDocument:null,checkDocument:null,checkTranslation:null,translateTextByQuery:null,readUsage:null},bi=Js,ji={...ft};export{ji as eventValidators,ki as responseValidators,wi as streamValidators,bi as validateError};
