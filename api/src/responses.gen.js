// Written by `npm run gen` from api/description and api/data. Do not edit.
var Vs=Object.defineProperty;var lt=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(D){throw r=0,D}},Zs=(t,r)=>{for(var D in r)Vs(t,D,{get:r[D],enumerable:!0})};var ut=lt(tt=>{"use strict";Object.defineProperty(tt,"__esModule",{value:!0});function Bs(t){let r=t.length,D=0,I=0,F;for(;I<r;)D++,F=t.charCodeAt(I++),F>=55296&&
F<=56319&&I<r&&(F=t.charCodeAt(I),(F&64512)===56320&&I++);return D}tt.default=Bs});var cr=lt(rr=>{"use strict";Object.defineProperty(rr,"__esModule",{value:!0});rr.formatNames=rr.fastFormats=rr.fullFormats=void 0;function er(t,r){return{validate:t,
compare:r}}rr.fullFormats={date:er(ht,nt),time:er(it(!0),ot),"date-time":er(yt(!0),_t),"iso-time":er(it(),vt),"iso-date-time":er(yt(),Pt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ks,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ni,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ei,int32:{type:"number",validate:si},int64:{type:"number",validate:ii},float:{type:"\
number",validate:gt},double:{type:"number",validate:gt},password:!0,binary:!0};rr.fastFormats={...rr.fullFormats,date:er(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,nt),time:er(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,ot),"date-time":er(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
_t),"iso-time":er(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,vt),"iso-date-time":er(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Pt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
rr.formatNames=Object.keys(rr.fullFormats);function Gs(t){return t%4===0&&(t%100!==0||t%400===0)}var Ys=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Qs=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function ht(t){let r=Ys.exec(t);if(!r)return!1;let D=+r[1],I=+r[2],F=+r[3];return I>=1&&I<=12&&F>=1&&F<=(I===2&&Gs(D)?29:Qs[I])}function nt(t,r){
if(t&&r)return t>r?1:t<r?-1:0}var st=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function it(t){return function(D){let I=st.exec(D);if(!I)
return!1;let F=+I[1],x=+I[2],n=+I[3],e=I[4],u=I[5]==="-"?-1:1,o=+(I[6]||0),p=+(I[7]||0);if(o>23||p>59||t&&!e)return!1;if(F<=23&&x<=59&&n<60)return!0;let l=x-p*u,
d=F-o*u-(l<0?1:0);return(d===23||d===-1)&&(l===59||l===-1)&&n<61}}function ot(t,r){if(!(t&&r))return;let D=new Date("2020-01-01T"+t).valueOf(),I=new Date("2020-\
01-01T"+r).valueOf();if(D&&I)return D-I}function vt(t,r){if(!(t&&r))return;let D=st.exec(t),I=st.exec(r);if(D&&I)return t=D[1]+D[2]+D[3],r=I[1]+I[2]+I[3],t>r?1:
t<r?-1:0}var at=/t|\s/i;function yt(t){let r=it(t);return function(I){let F=I.split(at);return F.length===2&&ht(F[0])&&r(F[1])}}function _t(t,r){if(!(t&&r))return;
let D=new Date(t).valueOf(),I=new Date(r).valueOf();if(D&&I)return D-I}function Pt(t,r){if(!(t&&r))return;let[D,I]=t.split(at),[F,x]=r.split(at),n=nt(D,F);if(n!==
void 0)return n||ot(I,x)}var Hs=/\/|:/,Xs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ks(t){return Hs.test(t)&&Xs.test(t)}var ct=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ei(t){return ct.lastIndex=0,ct.
test(t)}var ri=-(2**31),ti=2**31-1;function si(t){return Number.isInteger(t)&&t<=ti&&t>=ri}function ii(t){return Number.isInteger(t)}function gt(){return!0}var ai=/[^\\]\\Z/;
function ni(t){if(ai.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var jt=Te;var O=ut().default;function Te(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Te.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.source_to_target===void 0&&(s="source_to_target")||
t.code_to_name===void 0&&(s="code_to_name"))return Te.errors=[{instancePath:r,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],
!1;{let a=e;for(let w in t)if(!(w==="source_to_target"||w==="code_to_name")){return Te.errors=[{instancePath:r,schemaPath:"Languages.json/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(a===e){if(t.source_to_target!==void 0){let w=t.source_to_target,A=e;if(e===A)if(w&&typeof w==
"object"&&!Array.isArray(w))for(let g in w){let f=w[g],c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(f))for(let v in f){let P=f[v],j=e;if(typeof P!="boo\
lean")return Te.errors=[{instancePath:r+"/source_to_target/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"L\
anguages.json/properties/source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(P!==!0)return Te.errors=
[{instancePath:r+"/source_to_target/"+g.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/propertie\
s/source_to_target/additionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=j===e;if(!p)break}else return Te.errors=
[{instancePath:r+"/source_to_target/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",
keyword:"type",params:{type:"object"}}],!1;var l=c===e;if(!l)break}else return Te.errors=[{instancePath:r+"/source_to_target",schemaPath:"Languages.json/propert\
ies/source_to_target/type",keyword:"type",params:{type:"object"}}],!1;var d=A===e}else var d=!0;if(d)if(t.code_to_name!==void 0){let w=t.code_to_name,A=e;if(e===
A)if(w&&typeof w=="object"&&!Array.isArray(w))for(let f in w){let c=w[f],v=e;if(e===v)if(typeof c=="string"){if(O(c)<1)return Te.errors=[{instancePath:r+"/code_\
to_name/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Te.errors=[{instancePath:r+"/code_to_name/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/code_to_nam\
e/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e;if(!i)break}else return Te.errors=[{instancePath:r+"/code_to_name",schemaPath:"\
Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var d=A===e}else var d=!0}}}else return Te.errors=[{instancePath:r,schemaPath:"\
Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=n,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bt=K;var Me={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64",minimum:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["string",
"null"],pattern:"^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},is_processing:{type:["boole\
an","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},resources:{type:"array",uniqueItems:!0,
items:{type:"string"}},import_error_message:{type:"string",minLength:1},import_note:{type:"string",minLength:1}},additionalProperties:!1,$id:"Memory.json"},ke=Object.
prototype.hasOwnProperty,q=cr().fullFormats.int64,se=new RegExp("^[a-z]{2}$","u"),xe=new RegExp("^[A-Z]{2}$","u");function K(t,{instancePath:r="",parentData:D,parentDataProperty:I,
rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=K.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){
var o=!0;let d=t.length;for(let i=0;i<d;i++){let s=t[i],a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.id===void 0&&(g="id")||s.srclang===
void 0&&(g="srclang")||s.trglang===void 0&&(g="trglang")||s.srclocale===void 0&&(g="srclocale")||s.trglocale===void 0&&(g="trglocale")||s.name===void 0&&(g="nam\
e")||s.is_processing===void 0&&(g="is_processing")||s.version===void 0&&(g="version")||s.created_at===void 0&&(g="created_at")||s.updated_at===void 0&&(g="updat\
ed_at")||s.resources===void 0&&(g="resources"))return K.errors=[{instancePath:r+"/"+i,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:g}}],
!1;{let f=e;for(let c in s)if(!ke.call(Me.properties,c)){return K.errors=[{instancePath:r+"/"+i,schemaPath:"Memory.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:c}}],!1;break}if(f===e){if(s.id!==void 0){let c=s.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.
errors=[{instancePath:r+"/"+i+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(
c)){if(c<1||isNaN(c))return K.errors=[{instancePath:r+"/"+i+"/id",schemaPath:"Memory.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1;if(!q.validate(c))return K.errors=[{instancePath:r+"/"+i+"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=v===
e}else var p=!0;if(p){if(s.srclang!==void 0){let c=s.srclang,v=e;if(e===v)if(typeof c=="string"){if(!se.test(c))return K.errors=[{instancePath:r+"/"+i+"/srclang",
schemaPath:"Memory.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/srclang",
schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.trglang!==void 0){let c=s.trglang,
v=e;if(e===v)if(typeof c=="string"){if(!se.test(c))return K.errors=[{instancePath:r+"/"+i+"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/trglang",schemaPath:"Memory.json/properties/trglang/type",keyword:"typ\
e",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.srclocale!==void 0){let c=s.srclocale,v=e;if(typeof c!="string"&&c!==null)return K.errors=[{
instancePath:r+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Me.properties.srclocale.type}}],!1;if(e===v&&typeof c==
"string"&&!xe.test(c))return K.errors=[{instancePath:r+"/"+i+"/srclocale",schemaPath:"Memory.json/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{2}$"}}],!1;var p=v===e}else var p=!0;if(p){if(s.trglocale!==void 0){let c=s.trglocale,v=e;if(typeof c!="string"&&c!==null)return K.errors=[{instancePath:r+
"/"+i+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Me.properties.trglocale.type}}],!1;if(e===v&&typeof c=="string"&&
!xe.test(c))return K.errors=[{instancePath:r+"/"+i+"/trglocale",schemaPath:"Memory.json/properties/trglocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{\
2}$"}}],!1;var p=v===e}else var p=!0;if(p){if(s.name!==void 0){let c=s.name,v=e;if(e===v)if(typeof c=="string"){if(O(c)>255)return K.errors=[{instancePath:r+"/"+
i+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(c)<1)return K.errors=[{instancePath:r+"/"+i+"/name",
schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/name",schemaPath:"Mem\
ory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.is_processing!==void 0){let c=s.is_processing,v=e;
if(typeof c!="boolean"&&c!==null)return K.errors=[{instancePath:r+"/"+i+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{
type:Me.properties.is_processing.type}}],!1;var p=v===e}else var p=!0;if(p){if(s.version!==void 0){let c=s.version,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return K.errors=[{instancePath:r+"/"+i+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
v&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(c)))return K.errors=[{instancePath:r+"/"+i+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var p=v===e}else var p=!0;if(p){if(s.created_at!==void 0){let c=s.created_at,v=e;if(!(typeof c=="number"&&!(c%1)&&
!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!q.validate(c))return K.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"Memory.json/properties/c\
reated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=v===e}else var p=!0;if(p){if(s.updated_at!==void 0){let c=s.updated_at,v=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return K.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!q.validate(c))return K.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"Memory.j\
son/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=v===e}else var p=!0;if(p){if(s.resources!==void 0){let c=s.resources,v=e;if(e===
v)if(Array.isArray(c)){var l=!0;let j=c.length;for(let _=0;_<j;_++){let m=e;if(typeof c[_]!="string")return K.errors=[{instancePath:r+"/"+i+"/resources/"+_,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var l=m===e;if(!l)break}if(l){let _=c.length,m;if(_>1){let y={};for(;_--;){
let b=c[_];if(typeof b=="string"){if(typeof y[b]=="number"){return m=y[b],K.errors=[{instancePath:r+"/"+i+"/resources",schemaPath:"Memory.json/properties/resour\
ces/uniqueItems",keyword:"uniqueItems",params:{i:_,j:m}}],!1;break}y[b]=_}}}}}else return K.errors=[{instancePath:r+"/"+i+"/resources",schemaPath:"Memory.json/p\
roperties/resources/type",keyword:"type",params:{type:"array"}}],!1;var p=v===e}else var p=!0;if(p){if(s.import_error_message!==void 0){let c=s.import_error_message,
v=e;if(e===v)if(typeof c=="string"){if(O(c)<1)return K.errors=[{instancePath:r+"/"+i+"/import_error_message",schemaPath:"Memory.json/properties/import_error_mes\
sage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/import_error_message",schemaPath:"Memory.json/properties\
/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p)if(s.import_note!==void 0){let c=s.import_note,v=e;if(e===
v)if(typeof c=="string"){if(O(c)<1)return K.errors=[{instancePath:r+"/"+i+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minL\
ength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/"+i+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{
type:"string"}}],!1;var p=v===e}else var p=!0}}}}}}}}}}}}}}else return K.errors=[{instancePath:r+"/"+i,schemaPath:"Memory.json/type",keyword:"type",params:{type:"\
object"}}],!1;var o=a===e;if(!o)break}}else return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return K.errors=n,e===
0}K.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Nt=ee;function ee(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ee.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.srclang===void 0&&(d="srclang")||
t.trglang===void 0&&(d="trglang")||t.srclocale===void 0&&(d="srclocale")||t.trglocale===void 0&&(d="trglocale")||t.name===void 0&&(d="name")||t.is_processing===
void 0&&(d="is_processing")||t.version===void 0&&(d="version")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at")||t.resources===
void 0&&(d="resources"))return ee.errors=[{instancePath:r,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!ke.call(Me.properties,s)){return ee.errors=[{instancePath:r,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:r+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return ee.errors=[{instancePath:r+
"/id",schemaPath:"Memory.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return ee.errors=[{instancePath:r+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.
srclang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return ee.errors=[{instancePath:r+"/srclang",schemaPath:"Memory.json/properties/srclang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return ee.errors=[{instancePath:r+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return ee.errors=[
{instancePath:r+"/trglang",schemaPath:"Memory.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return ee.errors=[{instancePath:r+
"/trglang",schemaPath:"Memory.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclocale!==void 0){
let s=t.srclocale,a=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:r+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"\
type",params:{type:Me.properties.srclocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return ee.errors=[{instancePath:r+"/srclocale",schemaPath:"Memor\
y.json/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=a===e}else var p=!0;if(p){if(t.trglocale!==void 0){let s=t.trglocale,
a=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:r+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Me.
properties.trglocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return ee.errors=[{instancePath:r+"/trglocale",schemaPath:"Memory.json/properties/trgl\
ocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var p=a===e}else var p=!0;if(p){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s=="\
string"){if(O(s)>255)return ee.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(
s)<1)return ee.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=
[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_processing!==
void 0){let s=t.is_processing,a=e;if(typeof s!="boolean"&&s!==null)return ee.errors=[{instancePath:r+"/is_processing",schemaPath:"Memory.json/properties/is_proc\
essing/type",keyword:"type",params:{type:Me.properties.is_processing.type}}],!1;var p=a===e}else var p=!0;if(p){if(t.version!==void 0){let s=t.version,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ee.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/versio\
n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.created_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return ee.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/propertie\
s/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return ee.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/propertie\
s/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.resources!==void 0){let s=t.resources,a=e;if(e===a)if(Array.
isArray(s)){var l=!0;let A=s.length;for(let g=0;g<A;g++){let f=e;if(typeof s[g]!="string")return ee.errors=[{instancePath:r+"/resources/"+g,schemaPath:"Memory.j\
son/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e;if(!l)break}if(l){let g=s.length,f;if(g>1){let c={};for(;g--;){let v=s[g];
if(typeof v=="string"){if(typeof c[v]=="number"){return f=c[v],ee.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/uniqueItems",
keyword:"uniqueItems",params:{i:g,j:f}}],!1;break}c[v]=g}}}}}else return ee.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.import_error_message!==void 0){let s=t.import_error_message,a=e;if(e===a)if(typeof s==
"string"){if(O(s)<1)return ee.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return ee.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"\
type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p)if(t.import_note!==void 0){let s=t.import_note,a=e;if(e===a)if(typeof s=="string"){if(O(s)<1)return ee.
errors=[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=
[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}}else
return ee.errors=[{instancePath:r,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=n,e===0}ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var At=re;function re(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=re.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.srclang===void 0&&(d="srclang")||
t.trglang===void 0&&(d="trglang")||t.srclocale===void 0&&(d="srclocale")||t.trglocale===void 0&&(d="trglocale")||t.name===void 0&&(d="name")||t.is_processing===
void 0&&(d="is_processing")||t.version===void 0&&(d="version")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at")||t.resources===
void 0&&(d="resources"))return re.errors=[{instancePath:r,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!ke.call(Me.properties,s)){return re.errors=[{instancePath:r,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return re.errors=[{instancePath:r+
"/id",schemaPath:"Memory.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return re.errors=[{instancePath:r+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.
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
string"){if(O(s)>255)return re.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(
s)<1)return re.errors=[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=
[{instancePath:r+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_processing!==
void 0){let s=t.is_processing,a=e;if(typeof s!="boolean"&&s!==null)return re.errors=[{instancePath:r+"/is_processing",schemaPath:"Memory.json/properties/is_proc\
essing/type",keyword:"type",params:{type:Me.properties.is_processing.type}}],!1;var p=a===e}else var p=!0;if(p){if(t.version!==void 0){let s=t.version,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return re.errors=[{instancePath:r+"/version",schemaPath:"Memory.json/properties/versio\
n/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.created_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return re.errors=[{instancePath:r+"/created_at",schemaPath:"Memory.json/propertie\
s/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return re.errors=[{instancePath:r+"/updated_at",schemaPath:"Memory.json/propertie\
s/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.resources!==void 0){let s=t.resources,a=e;if(e===a)if(Array.
isArray(s)){var l=!0;let A=s.length;for(let g=0;g<A;g++){let f=e;if(typeof s[g]!="string")return re.errors=[{instancePath:r+"/resources/"+g,schemaPath:"Memory.j\
son/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e;if(!l)break}if(l){let g=s.length,f;if(g>1){let c={};for(;g--;){let v=s[g];
if(typeof v=="string"){if(typeof c[v]=="number"){return f=c[v],re.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/uniqueItems",
keyword:"uniqueItems",params:{i:g,j:f}}],!1;break}c[v]=g}}}}}else return re.errors=[{instancePath:r+"/resources",schemaPath:"Memory.json/properties/resources/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.import_error_message!==void 0){let s=t.import_error_message,a=e;if(e===a)if(typeof s==
"string"){if(O(s)<1)return re.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return re.errors=[{instancePath:r+"/import_error_message",schemaPath:"Memory.json/properties/import_error_message/type",keyword:"\
type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p)if(t.import_note!==void 0){let s=t.import_note,a=e;if(e===a)if(typeof s=="string"){if(O(s)<1)return re.
errors=[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=
[{instancePath:r+"/import_note",schemaPath:"Memory.json/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}}else
return re.errors=[{instancePath:r,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=n,e===0}re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var It=Ce;function Ce(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ce.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return Ce.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e}else var o=!0;if(o)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Ce.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ce.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=i===e}else var o=!0}}}else return Ce.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=n,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ft=ye;var oi={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string",minLength:1},target:{type:"string"},score:{type:"integer",
minimum:75,maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"\
int64",minimum:1},resource_name:{type:["string","null"]},user_email:{type:"string",minLength:1},created_at:{type:"integer",format:"int64"},context_match:{type:"\
boolean",const:!0}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.json"};function ye(t,{instancePath:r="",parentData:D,parentDataProperty:I,
rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(
t)){var o=!0;let d=t.length;for(let i=0;i<d;i++){let s=t[i],a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.source===void 0&&(g="source")||
s.target===void 0&&(g="target")||s.score===void 0&&(g="score")||s.metadata===void 0&&(g="metadata"))return ye.errors=[{instancePath:r+"/"+i,schemaPath:"Translat\
ionMemoryEntry.json/required",keyword:"required",params:{missingProperty:g}}],!1;{let f=e;for(let c in s)if(!(c==="source"||c==="target"||c==="score"||c==="meta\
data")){return ye.errors=[{instancePath:r+"/"+i,schemaPath:"TranslationMemoryEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(f===e){if(s.source!==void 0){let c=s.source,v=e;if(e===v)if(typeof c=="string"){if(O(c)<1)return ye.errors=[{instancePath:r+"/"+i+"/source",schemaPath:"\
TranslationMemoryEntry.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/"+i+"/source",schemaPath:"\
TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.target!==void 0){let c=e;if(typeof s.
target!="string")return ye.errors=[{instancePath:r+"/"+i+"/target",schemaPath:"TranslationMemoryEntry.json/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var p=c===e}else var p=!0;if(p){if(s.score!==void 0){let c=s.score,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ye.errors=[
{instancePath:r+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="n\
umber"&&isFinite(c)){if(c>100||isNaN(c))return ye.errors=[{instancePath:r+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100}}],!1;if(c<75||isNaN(c))return ye.errors=[{instancePath:r+"/"+i+"/score",schemaPath:"TranslationMemoryEntry.json/prop\
erties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var p=v===e}else var p=!0;if(p)if(s.metadata!==void 0){let c=s.metadata,v=e;if(e===
v)if(c&&typeof c=="object"&&!Array.isArray(c)){let j;if(c.segment_id===void 0&&(j="segment_id")||c.resource_name===void 0&&(j="resource_name")||c.user_email===void 0&&
(j="user_email")||c.created_at===void 0&&(j="created_at"))return ye.errors=[{instancePath:r+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties\
/metadata/required",keyword:"required",params:{missingProperty:j}}],!1;{let _=e;for(let m in c)if(!(m==="segment_id"||m==="resource_name"||m==="user_email"||m===
"created_at"||m==="context_match")){return ye.errors=[{instancePath:r+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties/metadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(_===e){if(c.segment_id!==void 0){let m=c.segment_id,y=e;if(!(typeof m=="num\
ber"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ye.errors=[{instancePath:r+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata\
/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m))return ye.errors=[{instancePath:r+
"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}}],!1;if(!q.validate(m))return ye.errors=[{instancePath:r+"/"+i+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/prope\
rties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1}var l=y===e}else var l=!0;if(l){if(c.resource_name!==void 0){let m=c.resource_name,y=e;if(typeof m!=
"string"&&m!==null)return ye.errors=[{instancePath:r+"/"+i+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/reso\
urce_name/type",keyword:"type",params:{type:oi.properties.metadata.properties.resource_name.type}}],!1;var l=y===e}else var l=!0;if(l){if(c.user_email!==void 0){
let m=c.user_email,y=e;if(e===y)if(typeof m=="string"){if(O(m)<1)return ye.errors=[{instancePath:r+"/"+i+"/metadata/user_email",schemaPath:"TranslationMemoryEnt\
ry.json/properties/metadata/properties/user_email/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=[{instancePath:r+"/"+i+"/metadata/u\
ser_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;
if(l){if(c.created_at!==void 0){let m=c.created_at,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ye.errors=[{instancePath:r+"/"+i+"/metada\
ta/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m==
"number"&&isFinite(m)&&!q.validate(m))return ye.errors=[{instancePath:r+"/"+i+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata\
/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var l=y===e}else var l=!0;if(l)if(c.context_match!==void 0){let m=c.context_match,y=e;
if(typeof m!="boolean")return ye.errors=[{instancePath:r+"/"+i+"/metadata/context_match",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/\
context_match/type",keyword:"type",params:{type:"boolean"}}],!1;if(m!==!0)return ye.errors=[{instancePath:r+"/"+i+"/metadata/context_match",schemaPath:"Translat\
ionMemoryEntry.json/properties/metadata/properties/context_match/const",keyword:"const",params:{allowedValue:!0}}],!1;var l=y===e}else var l=!0}}}}}}else return ye.
errors=[{instancePath:r+"/"+i+"/metadata",schemaPath:"TranslationMemoryEntry.json/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var p=v===
e}else var p=!0}}}}}else return ye.errors=[{instancePath:r+"/"+i,schemaPath:"TranslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var o=a===
e;if(!o)break}}else return ye.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ye.errors=n,e===0}ye.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var Dt=Ue;function Ue(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ue.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.isProcessing===void 0&&(p="isPro\
cessing"))return Ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="id"||d===
"isProcessing")){return Ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(t.id!==void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ue.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return Ue.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e}else var o=!0;if(o)if(t.isProcessing!==void 0){let d=t.isProcessing,i=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ue.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(d!==1)return Ue.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var o=i===e}else var o=!0}}}else return Ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=n,e===0}Ue.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=Je;function Je(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Je.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.is_processing===void 0&&(p="is_p\
rocessing"))return Je.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="id"||
d==="is_processing")){return Je.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(t.id!==void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Je.errors=[{instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return Je.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e}else var o=!0;if(o)if(t.is_processing!==void 0){let d=t.is_processing,i=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Je.errors=[{instancePath:r+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(d!==1)return Je.errors=[{instancePath:r+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var o=i===e}else var o=!0}}}else return Je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=n,e===0}Je.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Tt=sr;function sr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=sr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.success===void 0&&(o="success"))return sr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="success"){return sr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.success!==void 0){let l=t.success;if(typeof l!="bool\
ean")return sr.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(l!==!0)return sr.errors=
[{instancePath:r+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return sr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=n,e===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=Er;function le(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=le.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.untokenizedSource===void 0&&(a="untokenizedSource")||t.tokenizedSource===
void 0&&(a="tokenizedSource")||t.sourceDelimiters===void 0&&(a="sourceDelimiters")||t.translation===void 0&&(a="translation"))return le.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let w=e;for(let A in t)if(!(A==="untokenizedSource"||A==="tokenizedSource"||A==="sou\
rceDelimiters"||A==="translation")){return le.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(w===e){if(t.untokenizedSource!==void 0){let A=e;if(typeof t.untokenizedSource!="string")return le.errors=[{instancePath:r+"/untokenizedSource",schemaPath:"\
#/properties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var o=A===e}else var o=!0;if(o){if(t.tokenizedSource!==void 0){let A=e;if(typeof t.
tokenizedSource!="string")return le.errors=[{instancePath:r+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=A===e}else var o=!0;if(o){if(t.sourceDelimiters!==void 0){let A=t.sourceDelimiters,g=e;if(e===g)if(Array.isArray(A)){var p=!0;let c=A.length;for(let v=0;v<
c;v++){let P=e;if(typeof A[v]!="string")return le.errors=[{instancePath:r+"/sourceDelimiters/"+v,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var p=P===e;if(!p)break}}else return le.errors=[{instancePath:r+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/\
type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0;if(o)if(t.translation!==void 0){let A=t.translation,g=e;if(e===g)if(Array.isArray(A)){
var l=!0;let c=A.length;for(let v=0;v<c;v++){let P=A[v],j=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(P)){let y;if(P.target===void 0&&(y="target")||P.score===
void 0&&(y="score")||P.isTMMatch===void 0&&(y="isTMMatch"))return le.errors=[{instancePath:r+"/translation/"+v,schemaPath:"Translation.json/required",keyword:"r\
equired",params:{missingProperty:y}}],!1;{let b=e;for(let N in P)if(!(N==="target"||N==="targetWithTags"||N==="align"||N==="provenance"||N==="score"||N==="isTMM\
atch"||N==="targetWords"||N==="targetDelimiters")){return le.errors=[{instancePath:r+"/translation/"+v,schemaPath:"Translation.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:N}}],!1;break}if(b===e){if(P.target!==void 0){let N=e;if(typeof P.target!="string")return le.errors=[{instancePath:r+
"/translation/"+v+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){if(P.
targetWithTags!==void 0){let N=e;if(typeof P.targetWithTags!="string")return le.errors=[{instancePath:r+"/translation/"+v+"/targetWithTags",schemaPath:"Translat\
ion.json/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){if(P.align!==void 0){let N=e;if(typeof P.align!=
"string")return le.errors=[{instancePath:r+"/translation/"+v+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],
!1;var d=N===e}else var d=!0;if(d){if(P.provenance!==void 0){let N=e;if(typeof P.provenance!="string")return le.errors=[{instancePath:r+"/translation/"+v+"/prov\
enance",schemaPath:"Translation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){if(P.score!==void 0){
let N=P.score,S=e;if(e===S)if(typeof N=="number"&&isFinite(N)){if(N>100||isNaN(N))return le.errors=[{instancePath:r+"/translation/"+v+"/score",schemaPath:"Trans\
lation.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(N<0||isNaN(N))return le.errors=[{instancePath:r+"/translation\
/"+v+"/score",schemaPath:"Translation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return le.errors=[{instancePath:r+
"/translation/"+v+"/score",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=S===e}else var d=!0;if(d){if(P.isTMMatch!==
void 0){let N=e;if(typeof P.isTMMatch!="boolean")return le.errors=[{instancePath:r+"/translation/"+v+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMa\
tch/type",keyword:"type",params:{type:"boolean"}}],!1;var d=N===e}else var d=!0;if(d){if(P.targetWords!==void 0){let N=P.targetWords,S=e;if(e===S)if(Array.isArray(
N)){var i=!0;let k=N.length;for(let h=0;h<k;h++){let T=e;if(typeof N[h]!="string")return le.errors=[{instancePath:r+"/translation/"+v+"/targetWords/"+h,schemaPath:"\
Translation.json/properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=T===e;if(!i)break}}else return le.errors=[{instancePath:r+"\
/translation/"+v+"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=S===e}else var d=!0;if(d)
if(P.targetDelimiters!==void 0){let N=P.targetDelimiters,S=e;if(e===S)if(Array.isArray(N)){var s=!0;let k=N.length;for(let h=0;h<k;h++){let T=e;if(typeof N[h]!=
"string")return le.errors=[{instancePath:r+"/translation/"+v+"/targetDelimiters/"+h,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var s=T===e;if(!s)break}}else return le.errors=[{instancePath:r+"/translation/"+v+"/targetDelimiters",schemaPath:"Translation.\
json/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var d=S===e}else var d=!0}}}}}}}}}else return le.errors=[{instancePath:r+"/tran\
slation/"+v,schemaPath:"Translation.json/type",keyword:"type",params:{type:"object"}}],!1;var l=j===e;if(!l)break}}else return le.errors=[{instancePath:r+"/tran\
slation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0}}}}}else return le.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=n,e===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Er(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Er.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),le(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?le.errors:n.concat(le.errors),e=n.length),Er.errors=
n,e===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Lt=ve;var qr={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64",minimum:1},fileId:{type:"integer",format:"int6\
4",minimum:1},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer",format:"int64"},errorMsg:{type:"strin\
g",enum:["Unsupported file type","File extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly er\
ror","Billing error","Invalid memory","Storage error"]},note:{type:"string",minLength:1}},additionalProperties:!1,$id:"TranslationInfo.json"};function ve(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var o=!0;let l=t.length;for(let d=0;d<l;d++){let i=t[d],s=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let A;if(i.
id===void 0&&(A="id")||i.fileId===void 0&&(A="fileId")||i.status===void 0&&(A="status")||i.createdAt===void 0&&(A="createdAt"))return ve.errors=[{instancePath:r+
"/"+d,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:A}}],!1;{let g=e;for(let f in i)if(!(f==="id"||f==="fileId"||f==="st\
atus"||f==="createdAt"||f==="errorMsg"||f==="note")){return ve.errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:f}}],!1;break}if(g===e){if(i.id!==void 0){let f=i.id,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))
return ve.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f==
"number"&&isFinite(f)){if(f<1||isNaN(f))return ve.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1;if(!q.validate(f))return ve.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1}var p=c===e}else var p=!0;if(p){if(i.fileId!==void 0){let f=i.fileId,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return ve.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof f=="number"&&isFinite(f)){if(f<1||isNaN(f))return ve.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(f))return ve.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/\
properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1}var p=c===e}else var p=!0;if(p){if(i.status!==void 0){let f=i.status,c=e;if(typeof f!="s\
tring")return ve.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f===
"InProgress"||f==="Completed"||f==="ReadyForDownload"||f==="Failed"))return ve.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"TranslationInfo.json/properti\
es/status/enum",keyword:"enum",params:{allowedValues:qr.properties.status.enum}}],!1;var p=c===e}else var p=!0;if(p){if(i.createdAt!==void 0){let f=i.createdAt,
c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ve.errors=[{instancePath:r+"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/cr\
eatedAt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return ve.errors=[{instancePath:r+"/"+d+"/cr\
eatedAt",schemaPath:"TranslationInfo.json/properties/createdAt/format",keyword:"format",params:{format:"int64"}}],!1;var p=c===e}else var p=!0;if(p){if(i.errorMsg!==
void 0){let f=i.errorMsg,c=e;if(typeof f!="string")return ve.errors=[{instancePath:r+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",
keyword:"type",params:{type:"string"}}],!1;if(!(f==="Unsupported file type"||f==="File extraction error"||f==="No translatable content"||f==="Batch MT initiatio\
n failure"||f==="Batch MT response failure"||f==="File reassembly error"||f==="Billing error"||f==="Invalid memory"||f==="Storage error"))return ve.errors=[{instancePath:r+
"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:qr.properties.errorMsg.enum}}],!1;var p=c===e}else
var p=!0;if(p)if(i.note!==void 0){let f=i.note,c=e;if(e===c)if(typeof f=="string"){if(O(f)<1)return ve.errors=[{instancePath:r+"/"+d+"/note",schemaPath:"Transla\
tionInfo.json/properties/note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:r+"/"+d+"/note",schemaPath:"TranslationI\
nfo.json/properties/note/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0}}}}}}}else return ve.errors=[{instancePath:r+"/"+d,schemaPath:"\
TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var o=s===e;if(!o)break}}else return ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ve.errors=n,e===0}ve.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Et=_e;function _e(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=_e.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var o=!0;let l=t.length;for(let d=0;d<l;d++){let i=t[d],s=e;if(e===e)if(i&&typeof i=="object"&&
!Array.isArray(i)){let A;if(i.id===void 0&&(A="id")||i.fileId===void 0&&(A="fileId")||i.status===void 0&&(A="status")||i.createdAt===void 0&&(A="createdAt"))return _e.
errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:A}}],!1;{let g=e;for(let f in i)if(!(f==="id"||
f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg"||f==="note")){return _e.errors=[{instancePath:r+"/"+d,schemaPath:"TranslationInfo.json/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(g===e){if(i.id!==void 0){let f=i.id,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return _e.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof f=="number"&&isFinite(f)){if(f<1||isNaN(f))return _e.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(f))return _e.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"TranslationInfo.json/propert\
ies/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=c===e}else var p=!0;if(p){if(i.fileId!==void 0){let f=i.fileId,c=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f)))return _e.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)){if(f<1||isNaN(f))return _e.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/pr\
operties/fileId/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(f))return _e.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1}var p=c===e}else var p=!0;if(p){if(i.status!==void 0){let f=i.status,
c=e;if(typeof f!="string")return _e.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(f==="InProgress"||f==="Completed"||f==="ReadyForDownload"||f==="Failed"))return _e.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:qr.properties.status.enum}}],!1;var p=c===e}else var p=!0;if(p){if(i.createdAt!==void 0){
let f=i.createdAt,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return _e.errors=[{instancePath:r+"/"+d+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)&&!q.validate(f))return _e.errors=[{instancePath:r+
"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/format",keyword:"format",params:{format:"int64"}}],!1;var p=c===e}else var p=!0;if(p){if(i.
errorMsg!==void 0){let f=i.errorMsg,c=e;if(typeof f!="string")return _e.errors=[{instancePath:r+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/er\
rorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="Unsupported file type"||f==="File extraction error"||f==="No translatable content"||f==="Batch\
 MT initiation failure"||f==="Batch MT response failure"||f==="File reassembly error"||f==="Billing error"||f==="Invalid memory"||f==="Storage error"))return _e.
errors=[{instancePath:r+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:qr.properties.errorMsg.
enum}}],!1;var p=c===e}else var p=!0;if(p)if(i.note!==void 0){let f=i.note,c=e;if(e===c)if(typeof f=="string"){if(O(f)<1)return _e.errors=[{instancePath:r+"/"+d+
"/note",schemaPath:"TranslationInfo.json/properties/note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+"/"+d+"/not\
e",schemaPath:"TranslationInfo.json/properties/note/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0}}}}}}}else return _e.errors=[{instancePath:r+
"/"+d,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var o=s===e;if(!o)break}}else return _e.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return _e.errors=n,e===0}_e.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qt=pr;function pr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=pr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.signedAgreement===void 0&&(o="signedAgreement"))return pr.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="signedAgreement"){return pr.errors=
[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.signedAgreement!==void 0&&
typeof t.signedAgreement!="boolean")return pr.errors=[{instancePath:r+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return pr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=n,e===0}pr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var zt=dr;var pt={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64",minimum:1},
name:{type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"Templa\
teParams.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function Y(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Y.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.id===void 0&&(i="id")||t.name===void 0&&(i="name")||t.language===
void 0&&(i="language")||t.template===void 0&&(i="template")||t.templateParams===void 0&&(i="templateParams")||t.preferences===void 0&&(i="preferences")||t.content===
void 0&&(i="content"))return Y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let a in t)if(!(a===
"id"||a==="name"||a==="language"||a==="template"||a==="templateParams"||a==="preferences"||a==="content")){return Y.errors=[{instancePath:r,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(t.id!==void 0){let a=t.id,w=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof a==
"number"&&isFinite(a)){if(a<1||isNaN(a))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1;if(!q.validate(a))return Y.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var o=w===e}else var o=!0;
if(o){if(t.name!==void 0){let a=t.name,w=e;if(typeof a!="string"&&a!==null)return Y.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:pt.properties.name.type}}],!1;if(e===w&&typeof a=="string"){if(O(a)>255)return Y.errors=[{instancePath:r+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(a)<1)return Y.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}var o=w===e}else var o=!0;if(o){if(t.language!==void 0){let a=e;if(typeof t.language!="string")return Y.errors=[{instancePath:r+"\
/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(t.template!==void 0){let a=t.template,
w=e;if(e===w)if(typeof a=="string"){if(O(a)>100)return Y.errors=[{instancePath:r+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{
limit:100}}],!1;if(O(a)<1)return Y.errors=[{instancePath:r+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return Y.errors=[{instancePath:r+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){
if(t.templateParams!==void 0){let a=t.templateParams,w=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let f;if(a.language===void 0&&(f="language"))return Y.
errors=[{instancePath:r+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let v in a)if(!(v===
"contentLength"||v==="memoryId"||v==="language"||v==="sections"||v==="summary")){return Y.errors=[{instancePath:r+"/templateParams",schemaPath:"TemplateParams.j\
son/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(c===e){if(a.contentLength!==void 0){let v=a.contentLength,P=e;
if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return Y.errors=[{instancePath:r+"/templateParams/contentLength",schemaPath:"TemplateParams.json/proper\
ties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof v=="number"&&isFinite(v)){if(v>5e3||isNaN(v))return Y.errors=[{instancePath:r+
"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(v<
1||isNaN(v))return Y.errors=[{instancePath:r+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var p=P===e}else var p=!0;if(p){if(a.memoryId!==void 0){let v=a.memoryId,P=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)))return Y.errors=[{instancePath:r+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===P&&typeof v=="number"&&isFinite(v)){if(v<1||isNaN(v))return Y.errors=[{instancePath:r+"/templateParams/memoryId",schemaPath:"TemplateParams.json/prope\
rties/memoryId/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(v))return Y.errors=[{instancePath:r+"/templateParams/memoryId",schemaPath:"\
TemplateParams.json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1}var p=P===e}else var p=!0;if(p){if(a.language!==void 0){let v=e;if(typeof a.
language!="string")return Y.errors=[{instancePath:r+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{
type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(a.sections!==void 0){let v=a.sections,P=e;if(e===P)if(Array.isArray(v)){if(v.length>50)return Y.errors=[{
instancePath:r+"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var l=!0;let _=v.
length;for(let m=0;m<_;m++){let y=e;if(typeof v[m]!="string")return Y.errors=[{instancePath:r+"/templateParams/sections/"+m,schemaPath:"TemplateParams.json/prop\
erties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e;if(!l)break}}}else return Y.errors=[{instancePath:r+"/templateParams/sections",
schemaPath:"TemplateParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var p=P===e}else var p=!0;if(p)if(a.summary!==void 0){let v=a.
summary,P=e;if(e===P)if(typeof v=="string"){if(O(v)>5e3)return Y.errors=[{instancePath:r+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/su\
mmary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:r+"/templateParams/summary",schemaPath:"TemplateParams.json/pro\
perties/summary/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0}}}}}}else return Y.errors=[{instancePath:r+"/templateParams",schemaPath:"\
TemplateParams.json/type",keyword:"type",params:{type:"object"}}],!1;var o=w===e}else var o=!0;if(o){if(t.preferences!==void 0){let a=t.preferences,w=e;if(!(a&&
typeof a=="object"&&!Array.isArray(a))&&a!==null)return Y.errors=[{instancePath:r+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{
type:pt.properties.preferences.type}}],!1;if(e===w&&a&&typeof a=="object"&&!Array.isArray(a)){let g=e;for(let f in a)if(!(f==="tone"||f==="styleguide")){return Y.
errors=[{instancePath:r+"/preferences",schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(g===e){if(a.tone!==void 0){let f=a.tone,c=e;if(e===c)if(typeof f=="string"){if(O(f)>5e3)return Y.errors=[{instancePath:r+"/preferences/tone",schemaPath:"\
#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:r+"/preferences/tone",schemaPath:"\
#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"string"}}],!1;var d=c===e}else var d=!0;if(d)if(a.styleguide!==void 0){let f=a.styleguide,
c=e;if(e===c)if(typeof f=="string"){if(O(f)>5e3)return Y.errors=[{instancePath:r+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/style\
guide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:r+"/preferences/styleguide",schemaPath:"#/properties/preference\
s/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var d=c===e}else var d=!0}}var o=w===e}else var o=!0;if(o)if(t.content!==void 0){let a=t.
content,w=e;if(typeof a!="string"&&a!==null)return Y.errors=[{instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:pt.properties.
content.type}}],!1;var o=w===e}else var o=!0}}}}}}}}else return Y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.
errors=n,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){
let n=null,e=0,u=dr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.
contents===void 0&&(p="contents"))return dr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)
if(d!=="contents"){return dr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e&&t.contents!==void 0){let d=t.contents;if(e===e)if(Array.isArray(d)){var o=!0;let s=d.length;for(let a=0;a<s;a++){let w=e;Y(d[a],{instancePath:r+"/cont\
ents/"+a,parentData:d,parentDataProperty:a,rootData:F,dynamicAnchors:x})||(n=n===null?Y.errors:n.concat(Y.errors),e=n.length);var o=w===e;if(!o)break}}else return dr.
errors=[{instancePath:r+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return dr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=n,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $t=Oe;function Oe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Oe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.tone===void 0&&(l="tone")||t.styleguide===void 0&&(l="sty\
leguide"))return Oe.errors=[{instancePath:r,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i===
"tone"||i==="styleguide")){return Oe.errors=[{instancePath:r,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(t.tone!==void 0){let i=t.tone,s=e;if(e===s)if(typeof i=="string"){if(O(i)>5e3)return Oe.errors=[{instancePath:r+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Oe.errors=[{instancePath:r+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(t.styleguide!==void 0){let i=t.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(O(i)>5e3)return Oe.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Oe.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return Oe.errors=[{instancePath:r,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Oe.
errors=n,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt=Re;function Re(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Re.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.tone===void 0&&(l="tone")||t.styleguide===void 0&&(l="sty\
leguide"))return Re.errors=[{instancePath:r,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i===
"tone"||i==="styleguide")){return Re.errors=[{instancePath:r,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(t.tone!==void 0){let i=t.tone,s=e;if(e===s)if(typeof i=="string"){if(O(i)>5e3)return Re.errors=[{instancePath:r+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Re.errors=[{instancePath:r+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(t.styleguide!==void 0){let i=t.styleguide,s=e;if(e===s)if(typeof i==
"string"){if(O(i)>5e3)return Re.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Re.errors=[{instancePath:r+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=s===e}else var p=!0}}}else return Re.errors=[{instancePath:r,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Re.
errors=n,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mt=zr;function zr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=zr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?Y.errors:n.concat(
Y.errors),e=n.length),zr.errors=n,e===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=$r;function $r(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=$r.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?Y.errors:n.concat(
Y.errors),e=n.length),$r.errors=n,e===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ut=ir;function ir(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ir.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return ir.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="id"){return ir.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.id!==void 0){let l=t.id,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return ir.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof l=="numb\
er"&&isFinite(l)&&!q.validate(l))return ir.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=n,e===0}ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Jt=Nr;var pi={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64",minimum:1},name:{type:"string",minLength:1},assignmentType:{
type:"string",enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ue(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.name===void 0&&(d="name")||t.TeamId===void 0&&(d="TeamId")||t.stages===
void 0&&(d="stages"))return ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s===
"id"||s==="name"||s==="TeamId"||s==="stages")){return ue.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ue.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return ue.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return ue.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var o=a===e}else var o=!0;if(o){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s==
"string"){if(O(s)<1)return ue.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(t.TeamId!==void 0){
let s=t.TeamId,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ue.errors=[{instancePath:r+"/TeamId",schemaPath:"#/properties/TeamId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return ue.errors=[{instancePath:r+"/TeamId",schemaPath:"#/propert\
ies/TeamId/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return ue.errors=[{instancePath:r+"/TeamId",schemaPath:"#/properti\
es/TeamId/format",keyword:"format",params:{format:"int64"}}],!1}var o=a===e}else var o=!0;if(o)if(t.stages!==void 0){let s=t.stages,a=e;if(e===a)if(Array.isArray(
s)){if(s.length<1)return ue.errors=[{instancePath:r+"/stages",schemaPath:"#/properties/stages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let A=s.
length;for(let g=0;g<A;g++){let f=s[g],c=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let j;if(f.id===void 0&&(j="id")||f.name===void 0&&(j="name")||
f.assignmentType===void 0&&(j="assignmentType"))return ue.errors=[{instancePath:r+"/stages/"+g,schemaPath:"WorkflowStage.json/required",keyword:"required",params:{
missingProperty:j}}],!1;{let _=e;for(let m in f)if(!(m==="id"||m==="name"||m==="assignmentType")){return ue.errors=[{instancePath:r+"/stages/"+g,schemaPath:"Wor\
kflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(_===e){if(f.id!==void 0){let m=f.id,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ue.errors=[{instancePath:r+"/stages/"+g+"/id",schemaPath:"WorkflowStage.json/properties/id/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m))return ue.errors=[{instancePath:r+"/stages/"+g+"/id",schemaPath:"Workfl\
owStage.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(m))return ue.errors=[{instancePath:r+"/stages/"+g+"/i\
d",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var l=y===e}else var l=!0;if(l){if(f.name!==void 0){let m=f.
name,y=e;if(e===y)if(typeof m=="string"){if(O(m)<1)return ue.errors=[{instancePath:r+"/stages/"+g+"/name",schemaPath:"WorkflowStage.json/properties/name/minLeng\
th",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:r+"/stages/"+g+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l)if(f.assignmentType!==void 0){let m=f.assignmentType,y=e;if(typeof m!="string")return ue.errors=
[{instancePath:r+"/stages/"+g+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(m===
"READY_TO_START"||m==="TRANSLATE"||m==="REVIEW"||m==="SECONDARY_REVIEW"||m==="DONE"))return ue.errors=[{instancePath:r+"/stages/"+g+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:pi.properties.assignmentType.enum}}],!1;var l=y===e}else var l=!0}}}}else
return ue.errors=[{instancePath:r+"/stages/"+g,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}}else return ue.
errors=[{instancePath:r+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0}}}}}else return ue.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=n,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Nr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Nr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var o=!0;let p=t.length;for(let l=0;l<p;l++){let d=e;ue(t[l],{instancePath:r+"/"+l,parentData:t,
parentDataProperty:l,rootData:F,dynamicAnchors:x})||(n=n===null?ue.errors:n.concat(ue.errors),e=n.length);var o=d===e;if(!o)break}}else return Nr.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Nr.errors=n,e===0}Nr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ot=Ar;var _r={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","domains","stats"],properties:{id:{type:"integer",format:"\
int64",minimum:1},name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:[
"active","archived","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"in\
teger",enum:[0,1,-2]},domains:{type:"array",items:{type:"integer",format:"int32"}},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},De=cr().
fullFormats["date-time"],kr=cr().fullFormats.int32,kt={type:"object",required:["exactWords","fuzzyWords","newWords","sourceWords","numDeliveredProjects","numLan\
guagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","workflowStatus","projects"],properties:{exactWords:{type:"\
integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{type:"integer",minimum:0},numDeliveredProjects:{type:"\
integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{type:"integer",minimum:0,maximum:100},percentTranslated:{
type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"integer",minimum:0},workflowStatus:{type:"string",enum:[
"READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,$id:"JobStats.json"},Pr={type:"object",required:[
"id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceTokens","createdAt","updatedAt","isDeleted","memoryId",
"workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64",minimum:1},srcLang:{type:"string",pattern:"^[a-z]{2}$"},srcLocale:{type:["string",
"null"],pattern:"^[A-Z]{2}$"},trgLang:{type:"string",pattern:"^[a-z]{2}$"},trgLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,
maxLength:255},due:{type:["string","null"],format:"date-time"},isComplete:{type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inP\
rogress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"dat\
e-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64",minimum:1},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},
workflowName:{type:"string",minLength:1}},additionalProperties:!1,$id:"JobProject.json"};function U(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:x={}}={}){let n=null,e=0,u=U.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let d;if(t.exactWords===void 0&&(d="exactWords")||t.fuzzyWords===void 0&&(d="fuzzyWords")||t.newWords===void 0&&(d="newWords")||t.sourceWords===void 0&&
(d="sourceWords")||t.numDeliveredProjects===void 0&&(d="numDeliveredProjects")||t.numLanguagePairs===void 0&&(d="numLanguagePairs")||t.numProjects===void 0&&(d=
"numProjects")||t.percentReviewed===void 0&&(d="percentReviewed")||t.percentTranslated===void 0&&(d="percentTranslated")||t.uniqueLanguagePairs===void 0&&(d="un\
iqueLanguagePairs")||t.uniqueLinguists===void 0&&(d="uniqueLinguists")||t.workflowStatus===void 0&&(d="workflowStatus")||t.projects===void 0&&(d="projects"))return U.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!ke.call(kt.properties,s)){return U.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(t.exactWords!==
void 0){let s=t.exactWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/\
exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/exact\
Words",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.fuzzyWords!==void 0){
let s=t.fuzzyWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWor\
ds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.newWords!==void 0){let s=t.newWords,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/newWords",schemaPath:"#/properties/newWords/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/newWords",schemaPath:"#/properties/ne\
wWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.sourceWords!==void 0){let s=t.sourceWords,a=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.numDeliveredProjects!==void 0){let s=t.numDeliveredProjects,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProje\
cts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/numDelivered\
Projects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.numLanguagePairs!==
void 0){let s=t.numLanguagePairs,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/numLanguagePairs",schemaPath:"#\
/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+
"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.
numProjects!==void 0){let s=t.numProjects,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/numProjects",schemaPath:"\
#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+
"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.percentReviewed!==
void 0){let s=t.percentReviewed,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/percentReviewed",schemaPath:"#/p\
roperties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return U.errors=[{instancePath:r+
"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return U.errors=
[{instancePath:r+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=a===e}else var o=!0;
if(o){if(t.percentTranslated!==void 0){let s=t.percentTranslated,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"\
/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>
100||isNaN(s))return U.errors=[{instancePath:r+"/percentTranslated",schemaPath:"#/properties/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100}}],!1;if(s<0||isNaN(s))return U.errors=[{instancePath:r+"/percentTranslated",schemaPath:"#/properties/percentTranslated/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var o=a===e}else var o=!0;if(o){if(t.uniqueLanguagePairs!==void 0){let s=t.uniqueLanguagePairs,a=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/uniqueLanguagePairs",schemaPath:"#/properties/uniqu\
eLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.uniqueLinguists!==void 0){let s=t.uniqueLinguists,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:r+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:r+"/uniqueLinguists",schemaPath:"\
#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.workflowStatus!==void 0){let s=t.
workflowStatus,a=e;if(typeof s!="string")return U.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return U.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workfl\
owStatus/enum",keyword:"enum",params:{allowedValues:kt.properties.workflowStatus.enum}}],!1;var o=a===e}else var o=!0;if(o)if(t.projects!==void 0){let s=t.projects,
a=e;if(e===a)if(Array.isArray(s)){var p=!0;let A=s.length;for(let g=0;g<A;g++){let f=s[g],c=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let j;if(f.id===
void 0&&(j="id")||f.srcLang===void 0&&(j="srcLang")||f.srcLocale===void 0&&(j="srcLocale")||f.trgLang===void 0&&(j="trgLang")||f.trgLocale===void 0&&(j="trgLoca\
le")||f.name===void 0&&(j="name")||f.due===void 0&&(j="due")||f.isComplete===void 0&&(j="isComplete")||f.isArchived===void 0&&(j="isArchived")||f.state===void 0&&
(j="state")||f.numSourceTokens===void 0&&(j="numSourceTokens")||f.createdAt===void 0&&(j="createdAt")||f.updatedAt===void 0&&(j="updatedAt")||f.isDeleted===void 0&&
(j="isDeleted")||f.memoryId===void 0&&(j="memoryId")||f.workflowStatus===void 0&&(j="workflowStatus")||f.workflowName===void 0&&(j="workflowName"))return U.errors=
[{instancePath:r+"/projects/"+g,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:j}}],!1;{let _=e;for(let m in f)if(!ke.call(Pr.
properties,m)){return U.errors=[{instancePath:r+"/projects/"+g,schemaPath:"JobProject.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(_===e){if(f.id!==void 0){let m=f.id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return U.errors=[{instancePath:r+"/projects/"+g+"/i\
d",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m))return U.
errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"JobProject.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(
m))return U.errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var l=y===
e}else var l=!0;if(l){if(f.srcLang!==void 0){let m=f.srcLang,y=e;if(e===y)if(typeof m=="string"){if(!se.test(m))return U.errors=[{instancePath:r+"/projects/"+g+
"/srcLang",schemaPath:"JobProject.json/properties/srcLang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return U.errors=[{instancePath:r+"/\
projects/"+g+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(f.srcLocale!==
void 0){let m=f.srcLocale,y=e;if(typeof m!="string"&&m!==null)return U.errors=[{instancePath:r+"/projects/"+g+"/srcLocale",schemaPath:"JobProject.json/propertie\
s/srcLocale/type",keyword:"type",params:{type:Pr.properties.srcLocale.type}}],!1;if(e===y&&typeof m=="string"&&!xe.test(m))return U.errors=[{instancePath:r+"/pr\
ojects/"+g+"/srcLocale",schemaPath:"JobProject.json/properties/srcLocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=y===e}else var l=!0;
if(l){if(f.trgLang!==void 0){let m=f.trgLang,y=e;if(e===y)if(typeof m=="string"){if(!se.test(m))return U.errors=[{instancePath:r+"/projects/"+g+"/trgLang",schemaPath:"\
JobProject.json/properties/trgLang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return U.errors=[{instancePath:r+"/projects/"+g+"/trgLang",
schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(f.trgLocale!==void 0){let m=f.
trgLocale,y=e;if(typeof m!="string"&&m!==null)return U.errors=[{instancePath:r+"/projects/"+g+"/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",
keyword:"type",params:{type:Pr.properties.trgLocale.type}}],!1;if(e===y&&typeof m=="string"&&!xe.test(m))return U.errors=[{instancePath:r+"/projects/"+g+"/trgLo\
cale",schemaPath:"JobProject.json/properties/trgLocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=y===e}else var l=!0;if(l){if(f.name!==
void 0){let m=f.name,y=e;if(e===y)if(typeof m=="string"){if(O(m)>255)return U.errors=[{instancePath:r+"/projects/"+g+"/name",schemaPath:"JobProject.json/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(m)<1)return U.errors=[{instancePath:r+"/projects/"+g+"/name",schemaPath:"JobProject.json/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+"/projects/"+g+"/name",schemaPath:"JobProject.json/prop\
erties/name/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(f.due!==void 0){let m=f.due,y=e;if(typeof m!="string"&&m!==null)
return U.errors=[{instancePath:r+"/projects/"+g+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Pr.properties.due.type}}],!1;
if(e===y&&e===y&&typeof m=="string"&&!De.validate(m))return U.errors=[{instancePath:r+"/projects/"+g+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"\
format",params:{format:"date-time"}}],!1;var l=y===e}else var l=!0;if(l){if(f.isComplete!==void 0){let m=e;if(typeof f.isComplete!="boolean")return U.errors=[{instancePath:r+
"/projects/"+g+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){
if(f.isArchived!==void 0){let m=e;if(typeof f.isArchived!="boolean")return U.errors=[{instancePath:r+"/projects/"+g+"/isArchived",schemaPath:"JobProject.json/pr\
operties/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(f.state!==void 0){let m=f.state,y=e;if(typeof m!="strin\
g")return U.errors=[{instancePath:r+"/projects/"+g+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(m===
"backlog"||m==="inProgress"||m==="inReview"||m==="inQA"||m==="done"))return U.errors=[{instancePath:r+"/projects/"+g+"/state",schemaPath:"JobProject.json/proper\
ties/state/enum",keyword:"enum",params:{allowedValues:Pr.properties.state.enum}}],!1;var l=y===e}else var l=!0;if(l){if(f.numSourceTokens!==void 0){let m=f.numSourceTokens,
y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return U.errors=[{instancePath:r+"/projects/"+g+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m)))return U.errors=[{instancePath:r+
"/projects/"+g+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=y===
e}else var l=!0;if(l){if(f.createdAt!==void 0){let m=f.createdAt,y=e;if(e===y&&e===y)if(typeof m=="string"){if(!De.validate(m))return U.errors=[{instancePath:r+
"/projects/"+g+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return U.errors=[{instancePath:r+
"/projects/"+g+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(f.
updatedAt!==void 0){let m=f.updatedAt,y=e;if(e===y&&e===y)if(typeof m=="string"){if(!De.validate(m))return U.errors=[{instancePath:r+"/projects/"+g+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return U.errors=[{instancePath:r+"/projects/"+g+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(f.isDeleted!==
void 0){let m=e;if(typeof f.isDeleted!="boolean")return U.errors=[{instancePath:r+"/projects/"+g+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(f.memoryId!==void 0){let m=f.memoryId,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return U.errors=[{instancePath:r+"/projects/"+g+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m))return U.errors=[{instancePath:r+"/projects/"+g+"/memoryId",schemaPath:"JobProject.js\
on/properties/memoryId/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(m))return U.errors=[{instancePath:r+"/projects/"+g+"/memo\
ryId",schemaPath:"JobProject.json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1}var l=y===e}else var l=!0;if(l){if(f.workflowStatus!==
void 0){let m=f.workflowStatus,y=e;if(typeof m!="string")return U.errors=[{instancePath:r+"/projects/"+g+"/workflowStatus",schemaPath:"JobProject.json/propertie\
s/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="READY_TO_START"||m==="IN_PROGRESS"||m==="DONE"))return U.errors=[{instancePath:r+"/p\
rojects/"+g+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Pr.properties.workflowStatus.enum}}],
!1;var l=y===e}else var l=!0;if(l)if(f.workflowName!==void 0){let m=f.workflowName,y=e;if(e===y)if(typeof m=="string"){if(O(m)<1)return U.errors=[{instancePath:r+
"/projects/"+g+"/workflowName",schemaPath:"JobProject.json/properties/workflowName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:r+
"/projects/"+g+"/workflowName",schemaPath:"JobProject.json/properties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0}}}}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:r+"/projects/"+g,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else return U.
errors=[{instancePath:r+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0}}}}}}}}}}}}}}else
return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=n,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function H(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=H.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.id===void 0&&(l="id")||t.name===void 0&&(l="name")||t.creationStatus===
void 0&&(l="creationStatus")||t.status===void 0&&(l="status")||t.due===void 0&&(l="due")||t.deliveredAt===void 0&&(l="deliveredAt")||t.isProcessing===void 0&&(l=
"isProcessing")||t.domains===void 0&&(l="domains")||t.stats===void 0&&(l="stats"))return H.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l}}],!1;{let d=e;for(let i in t)if(!ke.call(_r.properties,i)){return H.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.id!==void 0){let i=t.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return H.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i<1||isNaN(
i))return H.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(i))return H.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var o=s===e}else var o=!0;if(o){if(t.name!==void 0){
let i=t.name,s=e;if(e===s)if(typeof i=="string"){if(O(i)>255)return H.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLengt\
h",params:{limit:255}}],!1;if(O(i)<1)return H.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return H.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=s===e}else var o=!0;if(o){if(t.creationStatus!==
void 0){let i=t.creationStatus,s=e;if(typeof i!="string")return H.errors=[{instancePath:r+"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(i==="PENDING"||i==="COMPLETE"||i==="FAILED"))return H.errors=[{instancePath:r+"/creationStatus",schemaPath:"#/properties/\
creationStatus/enum",keyword:"enum",params:{allowedValues:_r.properties.creationStatus.enum}}],!1;var o=s===e}else var o=!0;if(o){if(t.status!==void 0){let i=t.
status,s=e;if(typeof i!="string")return H.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"active"||i==="archived"||i==="delivered"))return H.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:_r.
properties.status.enum}}],!1;var o=s===e}else var o=!0;if(o){if(t.due!==void 0){let i=t.due,s=e;if(typeof i!="string"&&i!==null)return H.errors=[{instancePath:r+
"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:_r.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!De.validate(i))return H.
errors=[{instancePath:r+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0;if(o){if(t.deliveredAt!==
void 0){let i=t.deliveredAt,s=e;if(typeof i!="string"&&i!==null)return H.errors=[{instancePath:r+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"\
type",params:{type:_r.properties.deliveredAt.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!De.validate(i))return H.errors=[{instancePath:r+"/deliveredAt",schemaPath:"\
#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var o=s===e}else var o=!0;if(o){if(t.isProcessing!==void 0){let i=t.isProcessing,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"\
type",params:{type:"integer"}}],!1;if(!(i===0||i===1||i===-2))return H.errors=[{instancePath:r+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"\
enum",params:{allowedValues:_r.properties.isProcessing.enum}}],!1;var o=s===e}else var o=!0;if(o){if(t.domains!==void 0){let i=t.domains,s=e;if(e===s)if(Array.isArray(
i)){var p=!0;let w=i.length;for(let A=0;A<w;A++){let g=i[A],f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return H.errors=[{instancePath:r+"/doma\
ins/"+A,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)&&!kr.validate(g))return H.
errors=[{instancePath:r+"/domains/"+A,schemaPath:"#/properties/domains/items/format",keyword:"format",params:{format:"int32"}}],!1;var p=f===e;if(!p)break}}else
return H.errors=[{instancePath:r+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var o=s===e}else var o=!0;if(o)if(t.
stats!==void 0){let i=e;U(t.stats,{instancePath:r+"/stats",parentData:t,parentDataProperty:"stats",rootData:F,dynamicAnchors:x})||(n=n===null?U.errors:n.concat(
U.errors),e=n.length);var o=i===e}else var o=!0}}}}}}}}}}else return H.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.
errors=n,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){
let n=null,e=0,u=Ar.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var o=!0;let p=t.length;for(let l=0;l<
p;l++){let d=e;H(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(H.errors),e=n.length);
var o=d===e;if(!o)break}}else return Ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ar.errors=n,e===0}Ar.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var Rt=Wr;function Wr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Wr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Wr.errors=n,e===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=Mr;function Mr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Mr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Mr.errors=n,e===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zt=Cr;function Cr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Cr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Cr.errors=n,e===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bt=ar;function ar(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ar.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.id===void 0&&(o="id"))return ar.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="id"){return ar.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.id!==void 0){let l=t.id,d=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return ar.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof l=="numb\
er"&&isFinite(l)&&!q.validate(l))return ar.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=n,e===0}ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Gt=de;function de(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=de.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.sourceWords===void 0&&(d="sourceWords")||t.exactWords===void 0&&
(d="exactWords")||t.fuzzyWords===void 0&&(d="fuzzyWords")||t.newWords===void 0&&(d="newWords")||t.projects===void 0&&(d="projects"))return de.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return de.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.sourceWords!==void 0){let s=t.sourceWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return de.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===
e}else var o=!0;if(o){if(t.exactWords!==void 0){let s=t.exactWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return de.
errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;
if(o){if(t.fuzzyWords!==void 0){let s=t.fuzzyWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+"/fuzzyWords",
schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return de.errors=
[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){
if(t.newWords!==void 0){let s=t.newWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:r+"/newWords",schemaPath:"\
#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return de.errors=[{instancePath:r+
"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o)if(t.projects!==void 0){
let s=t.projects,a=e;if(e===a)if(Array.isArray(s)){var p=!0;let A=s.length;for(let g=0;g<A;g++){let f=s[g],c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(
f)){let P;if(f.id===void 0&&(P="id")||f.sourceWords===void 0&&(P="sourceWords")||f.exactWords===void 0&&(P="exactWords")||f.fuzzyWords===void 0&&(P="fuzzyWords")||
f.newWords===void 0&&(P="newWords"))return de.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{
missingProperty:P}}],!1;{let j=e;for(let _ in f)if(!(_==="id"||_==="sourceWords"||_==="exactWords"||_==="fuzzyWords"||_==="newWords")){return de.errors=[{instancePath:r+
"/projects/"+g,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(j===e){if(f.
id!==void 0){let _=f.id,m=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return de.errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/proper\
ties/projects/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="number"&&isFinite(_)&&!q.validate(_))return de.errors=[
{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=m===e}else
var l=!0;if(l){if(f.sourceWords!==void 0){let _=f.sourceWords,m=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return de.errors=[{instancePath:r+"/p\
rojects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _==
"number"&&isFinite(_)&&(_<0||isNaN(_)))return de.errors=[{instancePath:r+"/projects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/source\
Words/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l){if(f.exactWords!==void 0){let _=f.exactWords,m=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return de.errors=[{instancePath:r+"/projects/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exac\
tWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="number"&&isFinite(_)&&(_<0||isNaN(_)))return de.errors=[{instancePath:r+"/projects\
/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else
var l=!0;if(l){if(f.fuzzyWords!==void 0){let _=f.fuzzyWords,m=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return de.errors=[{instancePath:r+"/pro\
jects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="num\
ber"&&isFinite(_)&&(_<0||isNaN(_)))return de.errors=[{instancePath:r+"/projects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l)if(f.newWords!==void 0){let _=f.newWords,m=e;if(!(typeof _=="num\
ber"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return de.errors=[{instancePath:r+"/projects/"+g+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="number"&&isFinite(_)&&(_<0||isNaN(_)))return de.errors=[{instancePath:r+"/projects/"+g+"/n\
ewWords",schemaPath:"#/properties/projects/items/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0}}}}}}else
return de.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else
return de.errors=[{instancePath:r+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0}}}}}}else
return de.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=n,e===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Yt=Ur;function Ur(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ur.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Ur.errors=n,e===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qt=Jr;function Jr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Jr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Jr.errors=n,e===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ht=Or;function Or(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Or.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Or.errors=n,e===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt=Rr;function Rr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Rr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),H(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length),Rr.errors=n,e===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kt=Ir;var gr={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64",minimum:1},memory_id:{type:"integer",format:"\
int64",minimum:1},job_id:{type:"integer",format:"int64",minimum:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{
type:["string","null"],pattern:"^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},state:{type:"\
string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"],format:"int64"},archived:{type:"boolean"},metadata:{type:"obje\
ct",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},created_at:{type:"\
integer",format:"int64"},updated_at:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},jr={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64",minimum:1},project_id:{
type:"integer",format:"int64",minimum:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},name:{type:"string",minLength:1,
maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{
type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{
type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{
type:["string","null"]},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{type:"boolean"},import_note:{type:"\
string"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"Document.json"},tr={type:"object",required:["id","created_at","update\
d_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64",minimum:1},created_at:{
type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},document_id:{type:["integer","null"],format:"int64",minimum:1},memory_id:{type:"intege\
r",format:"int64",minimum:1},source:{type:"string",minLength:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{type:"string",pattern:"\
^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1,$id:"S\
egment.json"};function C(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=C.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.id===void 0&&(i="id")||t.project_id===void 0&&(i=
"project_id")||t.srclang===void 0&&(i="srclang")||t.trglang===void 0&&(i="trglang")||t.name===void 0&&(i="name")||t.import_in_progress===void 0&&(i="import_in_p\
rogress")||t.import_succeeded===void 0&&(i="import_succeeded")||t.import_error_message===void 0&&(i="import_error_message")||t.export_in_progress===void 0&&(i="\
export_in_progress")||t.export_succeeded===void 0&&(i="export_succeeded")||t.export_error_message===void 0&&(i="export_error_message")||t.is_pretranslating===void 0&&
(i="is_pretranslating")||t.status===void 0&&(i="status")||t.translator_email===void 0&&(i="translator_email")||t.reviewer_email===void 0&&(i="reviewer_email")||
t.customer_reviewer_email===void 0&&(i="customer_reviewer_email")||t.created_at===void 0&&(i="created_at")||t.updated_at===void 0&&(i="updated_at")||t.is_review_complete===
void 0&&(i="is_review_complete"))return C.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let a in t)
if(!ke.call(jr.properties,a)){return C.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(s===e){if(t.id!==void 0){let a=t.id,w=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof a=="number"&&isFinite(a)){if(a<1||isNaN(a))return C.errors=[{instancePath:r+"\
/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(a))return C.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var o=w===e}else var o=!0;if(o){if(t.project_id!==void 0){let a=t.project_id,w=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===w&&typeof a=="number"&&isFinite(a)){if(a<1||isNaN(a))return C.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(a))return C.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project\
_id/format",keyword:"format",params:{format:"int64"}}],!1}var o=w===e}else var o=!0;if(o){if(t.srclang!==void 0){let a=t.srclang,w=e;if(e===w)if(typeof a=="stri\
ng"){if(!se.test(a))return C.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else
return C.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(t.
trglang!==void 0){let a=t.trglang,w=e;if(e===w)if(typeof a=="string"){if(!se.test(a))return C.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglan\
g/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"\
type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(t.name!==void 0){let a=t.name,w=e;if(e===w)if(typeof a=="string"){if(O(a)>255)return C.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(a)<1)return C.errors=[{instancePath:r+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(t.import_in_progress!==void 0){let a=e;if(typeof t.import_in_progress!="boole\
an")return C.errors=[{instancePath:r+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===
e}else var o=!0;if(o){if(t.import_succeeded!==void 0){let a=e;if(typeof t.import_succeeded!="boolean")return C.errors=[{instancePath:r+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.import_error_message!==void 0){let a=e;if(typeof t.
import_error_message!="string")return C.errors=[{instancePath:r+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(t.export_in_progress!==void 0){let a=e;if(typeof t.export_in_progress!="boolean")return C.errors=[{instancePath:r+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.export_succeeded!==
void 0){let a=e;if(typeof t.export_succeeded!="boolean")return C.errors=[{instancePath:r+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.export_error_message!==void 0){let a=e;if(typeof t.export_error_message!="string")return C.
errors=[{instancePath:r+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;
if(o){if(t.is_pretranslating!==void 0){let a=e;if(typeof t.is_pretranslating!="boolean")return C.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.status!==void 0){let a=t.status,w=e;if(e===w)if(a&&
typeof a=="object"&&!Array.isArray(a)){let g;if(a.pretranslation===void 0&&(g="pretranslation"))return C.errors=[{instancePath:r+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:g}}],!1;{let f=e;for(let c in a)if(c!=="pretranslation"){return C.errors=[{instancePath:r+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(f===e&&a.pretranslation!==void 0){
let c=a.pretranslation;if(typeof c!="string")return C.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="idle"||c==="pending"||c==="running"))return C.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:jr.properties.status.properties.pretranslation.enum}}],!1}}}else return C.
errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var o=w===e}else var o=!0;if(o){if(t.translator_email!==
void 0){let a=t.translator_email,w=e;if(typeof a!="string"&&a!==null)return C.errors=[{instancePath:r+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:jr.properties.translator_email.type}}],!1;var o=w===e}else var o=!0;if(o){if(t.reviewer_email!==void 0){let a=t.reviewer_email,
w=e;if(typeof a!="string"&&a!==null)return C.errors=[{instancePath:r+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:jr.
properties.reviewer_email.type}}],!1;var o=w===e}else var o=!0;if(o){if(t.customer_reviewer_email!==void 0){let a=t.customer_reviewer_email,w=e;if(typeof a!="st\
ring"&&a!==null)return C.errors=[{instancePath:r+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:jr.
properties.customer_reviewer_email.type}}],!1;var o=w===e}else var o=!0;if(o){if(t.created_at!==void 0){let a=t.created_at,w=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return C.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
w&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return C.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{
format:"int64"}}],!1;var o=w===e}else var o=!0;if(o){if(t.updated_at!==void 0){let a=t.updated_at,w=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return C.
errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return C.errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=w===
e}else var o=!0;if(o){if(t.is_review_complete!==void 0){let a=e;if(typeof t.is_review_complete!="boolean")return C.errors=[{instancePath:r+"/is_review_complete",
schemaPath:"#/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.import_note!==void 0){let a=e;
if(typeof t.import_note!="string")return C.errors=[{instancePath:r+"/import_note",schemaPath:"#/properties/import_note/type",keyword:"type",params:{type:"string"}}],
!1;var o=a===e}else var o=!0;if(o)if(t.segments!==void 0){let a=t.segments,w=e;if(e===w)if(Array.isArray(a)){var p=!0;let g=a.length;for(let f=0;f<g;f++){let c=a[f],
v=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c)){let _;if(c.id===void 0&&(_="id")||c.created_at===void 0&&(_="created_at")||c.updated_at===void 0&&(_="\
updated_at")||c.document_id===void 0&&(_="document_id")||c.memory_id===void 0&&(_="memory_id")||c.source===void 0&&(_="source")||c.srclang===void 0&&(_="srclang")||
c.target===void 0&&(_="target")||c.trglang===void 0&&(_="trglang")||c.is_confirmed===void 0&&(_="is_confirmed")||c.is_reviewed===void 0&&(_="is_reviewed"))return C.
errors=[{instancePath:r+"/segments/"+f,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:_}}],!1;{let m=e;for(let y in c)if(!ke.call(
tr.properties,y)){return C.errors=[{instancePath:r+"/segments/"+f,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(m===e){if(c.id!==void 0){let y=c.id,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return C.errors=[{instancePath:r+"/segments/"+f+"/i\
d",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y<1||isNaN(y))return C.
errors=[{instancePath:r+"/segments/"+f+"/id",schemaPath:"Segment.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(
y))return C.errors=[{instancePath:r+"/segments/"+f+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var l=b===
e}else var l=!0;if(l){if(c.created_at!==void 0){let y=c.created_at,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return C.errors=[{instancePath:r+
"/segments/"+f+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(
y)&&!q.validate(y))return C.errors=[{instancePath:r+"/segments/"+f+"/created_at",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{
format:"int64"}}],!1;var l=b===e}else var l=!0;if(l){if(c.updated_at!==void 0){let y=c.updated_at,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return C.
errors=[{instancePath:r+"/segments/"+f+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&
typeof y=="number"&&isFinite(y)&&!q.validate(y))return C.errors=[{instancePath:r+"/segments/"+f+"/updated_at",schemaPath:"Segment.json/properties/updated_at/for\
mat",keyword:"format",params:{format:"int64"}}],!1;var l=b===e}else var l=!0;if(l){if(c.document_id!==void 0){let y=c.document_id,b=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y))&&y!==null)return C.errors=[{instancePath:r+"/segments/"+f+"/document_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"\
type",params:{type:tr.properties.document_id.type}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y<1||isNaN(y))return C.errors=[{instancePath:r+"/segments/"+
f+"/document_id",schemaPath:"Segment.json/properties/document_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(y))return C.errors=
[{instancePath:r+"/segments/"+f+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1}var l=b===e}else
var l=!0;if(l){if(c.memory_id!==void 0){let y=c.memory_id,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return C.errors=[{instancePath:r+"/segmen\
ts/"+f+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y<
1||isNaN(y))return C.errors=[{instancePath:r+"/segments/"+f+"/memory_id",schemaPath:"Segment.json/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1;if(!q.validate(y))return C.errors=[{instancePath:r+"/segments/"+f+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"\
format",params:{format:"int64"}}],!1}var l=b===e}else var l=!0;if(l){if(c.source!==void 0){let y=c.source,b=e;if(e===b)if(typeof y=="string"){if(O(y)<1)return C.
errors=[{instancePath:r+"/segments/"+f+"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=
[{instancePath:r+"/segments/"+f+"/source",schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=b===e}else var l=!0;
if(l){if(c.srclang!==void 0){let y=c.srclang,b=e;if(e===b)if(typeof y=="string"){if(!se.test(y))return C.errors=[{instancePath:r+"/segments/"+f+"/srclang",schemaPath:"\
Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+"/segments/"+f+"/srclang",schemaPath:"\
Segment.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=b===e}else var l=!0;if(l){if(c.target!==void 0){let y=e;if(typeof c.target!=
"string")return C.errors=[{instancePath:r+"/segments/"+f+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var l=y===
e}else var l=!0;if(l){if(c.trglang!==void 0){let y=c.trglang,b=e;if(e===b)if(typeof y=="string"){if(!se.test(y))return C.errors=[{instancePath:r+"/segments/"+f+
"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return C.errors=[{instancePath:r+"/seg\
ments/"+f+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var l=b===e}else var l=!0;if(l){if(c.is_confirmed!==
void 0){let y=e;if(typeof c.is_confirmed!="boolean")return C.errors=[{instancePath:r+"/segments/"+f+"/is_confirmed",schemaPath:"Segment.json/properties/is_confi\
rmed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=y===e}else var l=!0;if(l){if(c.is_reviewed!==void 0){let y=e;if(typeof c.is_reviewed!="boolean")return C.
errors=[{instancePath:r+"/segments/"+f+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=y===
e}else var l=!0;if(l)if(c.comments!==void 0){let y=c.comments,b=e;if(e===b)if(Array.isArray(y)){if(y.length>0)return C.errors=[{instancePath:r+"/segments/"+f+"/\
comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var d=!0;let S=y.length;for(let M=0;M<S;M++){let k=y[M],
h=e;if(!(k&&typeof k=="object"&&!Array.isArray(k)))return C.errors=[{instancePath:r+"/segments/"+f+"/comments/"+M,schemaPath:"Segment.json/properties/comments/i\
tems/type",keyword:"type",params:{type:"object"}}],!1;var d=h===e;if(!d)break}}}else return C.errors=[{instancePath:r+"/segments/"+f+"/comments",schemaPath:"Seg\
ment.json/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var l=b===e}else var l=!0}}}}}}}}}}}}}else return C.errors=[{instancePath:r+"/segm\
ents/"+f,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}}],!1;var p=v===e;if(!p)break}}else return C.errors=[{instancePath:r+"/segments",schemaPath:"\
#/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var o=w===e}else var o=!0}}}}}}}}}}}}}}}}}}}}}}else return C.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=n,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Q.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.memory_id===void 0&&(d="memory_id")||t.job_id===void 0&&(d="job_i\
d")||t.srclang===void 0&&(d="srclang")||t.trglang===void 0&&(d="trglang")||t.srclocale===void 0&&(d="srclocale")||t.trglocale===void 0&&(d="trglocale")||t.name===
void 0&&(d="name")||t.state===void 0&&(d="state")||t.due_date===void 0&&(d="due_date")||t.archived===void 0&&(d="archived")||t.metadata===void 0&&(d="metadata")||
t.sample_review_percentage===void 0&&(d="sample_review_percentage")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at")||t.workflowStatus===
void 0&&(d="workflowStatus")||t.document===void 0&&(d="document"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let s in t)if(!ke.call(gr.properties,s)){return Q.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return Q.errors=
[{instancePath:r+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return Q.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var o=a===e}else var o=!0;if(o){if(t.memory_id!==void 0){let s=t.memory_id,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:r+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return Q.errors=[{instancePath:r+"/memory_id",schemaPath:"#/properti\
es/memory_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return Q.errors=[{instancePath:r+"/memory_id",schemaPath:"#/prop\
erties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1}var o=a===e}else var o=!0;if(o){if(t.job_id!==void 0){let s=t.job_id,a=e;if(!(typeof s=="\
number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return Q.errors=[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return Q.errors=[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1}var o=a===e}else var o=!0;if(o){if(t.srclang!==void 0){let s=t.srclang,a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return Q.
errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return Q.errors=[{instancePath:r+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(t.trglang!==void 0){let s=t.trglang,
a=e;if(e===a)if(typeof s=="string"){if(!se.test(s))return Q.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return Q.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=a===
e}else var o=!0;if(o){if(t.srclocale!==void 0){let s=t.srclocale,a=e;if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:r+"/srclocale",schemaPath:"#\
/properties/srclocale/type",keyword:"type",params:{type:gr.properties.srclocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return Q.errors=[{instancePath:r+
"/srclocale",schemaPath:"#/properties/srclocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var o=a===e}else var o=!0;if(o){if(t.trglocale!==void 0){
let s=t.trglocale,a=e;if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:r+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{
type:gr.properties.trglocale.type}}],!1;if(e===a&&typeof s=="string"&&!xe.test(s))return Q.errors=[{instancePath:r+"/trglocale",schemaPath:"#/properties/trgloca\
le/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var o=a===e}else var o=!0;if(o){if(t.name!==void 0){let s=t.name,a=e;if(e===a)if(typeof s=="str\
ing"){if(O(s)>255)return Q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(s)<1)return Q.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:r+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(t.state!==void 0){let s=t.state,a=e;if(typeof s!=
"string")return Q.errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inPr\
ogress"||s==="inReview"||s==="inQA"||s==="done"))return Q.errors=[{instancePath:r+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:gr.
properties.state.enum}}],!1;var o=a===e}else var o=!0;if(o){if(t.due_date!==void 0){let s=t.due_date,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&
s!==null)return Q.errors=[{instancePath:r+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:gr.properties.due_date.type}}],!1;if(e===
a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return Q.errors=[{instancePath:r+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{
format:"int64"}}],!1;var o=a===e}else var o=!0;if(o){if(t.archived!==void 0){let s=e;if(typeof t.archived!="boolean")return Q.errors=[{instancePath:r+"/archived",
schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var o=s===e}else var o=!0;if(o){if(t.metadata!==void 0){let s=t.metadata,a=e;
if(e===a)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return Q.errors=[{instancePath:r+"/metadata",schemaPath:"#/properties/metadata\
/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let A in s){let g=s[A],f=e;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!=
"boolean")return Q.errors=[{instancePath:r+"/metadata/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"\
type",params:{type:gr.properties.metadata.additionalProperties.type}}],!1;var p=f===e;if(!p)break}}else return Q.errors=[{instancePath:r+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var o=a===e}else var o=!0;if(o){if(t.sample_review_percentage!==void 0){let s=t.sample_review_percentage,
a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review\
_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return Q.errors=[{instancePath:r+"/s\
ample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return Q.
errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=a===e}else var o=!0;if(o){if(t.created_at!==void 0){let s=t.created_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:r+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return Q.
errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=a===e}else var o=!0;if(o){
if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:r+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return Q.errors=[{instancePath:r+
"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=a===e}else var o=!0;if(o){if(t.workflowStatus!==void 0){
let s=t.workflowStatus,a=e;if(typeof s!="string")return Q.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",
params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return Q.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/propertie\
s/workflowStatus/enum",keyword:"enum",params:{allowedValues:gr.properties.workflowStatus.enum}}],!1;var o=a===e}else var o=!0;if(o)if(t.document!==void 0){let s=t.
document,a=e;if(e===a)if(Array.isArray(s)){var l=!0;let A=s.length;for(let g=0;g<A;g++){let f=e;C(s[g],{instancePath:r+"/document/"+g,parentData:s,parentDataProperty:g,
rootData:F,dynamicAnchors:x})||(n=n===null?C.errors:n.concat(C.errors),e=n.length);var l=f===e;if(!l)break}}else return Q.errors=[{instancePath:r+"/document",schemaPath:"\
#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0}}}}}}}}}}}}}}}}}}else return Q.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=n,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ir.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var o=!0;let p=t.length;for(let l=0;l<p;l++){let d=e;Q(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:F,
dynamicAnchors:x})||(n=n===null?Q.errors:n.concat(Q.errors),e=n.length);var o=d===e;if(!o)break}}else return Ir.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return Ir.errors=n,e===0}Ir.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var es=Vr;function Vr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Vr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Q(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?Q.errors:n.concat(
Q.errors),e=n.length),Vr.errors=n,e===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ve;function Ve(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ve.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Ve.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Ve.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ve.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return Ve.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e}else var o=!0;if(o)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Ve.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ve.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=i===e}else var o=!0}}}else return Ve.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=n,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ts=Zr;function Zr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Zr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),C(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?C.errors:n.concat(
C.errors),e=n.length),Zr.errors=n,e===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ss=qe;function qe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.is_pretranslating===void 0&&(d="\
is_pretranslating")||t.documents===void 0&&(d="documents"))return qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let s in t)if(!(s==="id"||s==="is_pretranslating"||s==="documents")){return qe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(e===a)if(Array.isArray(s)){var o=!0;let w=s.length;
for(let A=0;A<w;A++){let g=s[A],f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return qe.errors=[{instancePath:r+"/id/"+A,schemaPath:"#/properties\
/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return qe.errors=[{instancePath:r+"/id/"+A,
schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var o=f===e;if(!o)break}}else return qe.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_pretranslating!==void 0){let s=t.is_pretranslating,a=e;if(typeof s!=
"boolean")return qe.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;if(s!==
!0)return qe.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/const",keyword:"const",params:{allowedValue:!0}}],!1;var p=a===
e}else var p=!0;if(p)if(t.documents!==void 0){let s=t.documents,a=e;if(e===a)if(Array.isArray(s)){var l=!0;let A=s.length;for(let g=0;g<A;g++){let f=e;C(s[g],{instancePath:r+
"/documents/"+g,parentData:s,parentDataProperty:g,rootData:F,dynamicAnchors:x})||(n=n===null?C.errors:n.concat(C.errors),e=n.length);var l=f===e;if(!l)break}}else
return qe.errors=[{instancePath:r+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0}}}}else
return qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=n,e===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var is=Ze;function Ze(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ze.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Ze.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Ze.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ze.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return Ze.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e}else var o=!0;if(o)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Ze.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ze.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=i===e}else var o=!0}}}else return Ze.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=n,e===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=ae;function ae(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ae.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.created_at===void 0&&(d="created\
_at")||t.updated_at===void 0&&(d="updated_at")||t.document_id===void 0&&(d="document_id")||t.memory_id===void 0&&(d="memory_id")||t.source===void 0&&(d="source")||
t.srclang===void 0&&(d="srclang")||t.target===void 0&&(d="target")||t.trglang===void 0&&(d="trglang")||t.is_confirmed===void 0&&(d="is_confirmed")||t.is_reviewed===
void 0&&(d="is_reviewed"))return ae.errors=[{instancePath:r,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!ke.call(tr.properties,s)){return ae.errors=[{instancePath:r,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return ae.errors=[{instancePath:r+
"/id",schemaPath:"Segment.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return ae.errors=[{instancePath:r+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.
created_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return ae.errors=[{instancePath:r+"/created_a\
t",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){
let s=t.updated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:r+"/updated_at",schemaPath:"Segment.json/propert\
ies/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return ae.errors=[{instancePath:r+"/u\
pdated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.document_id!==
void 0){let s=t.document_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return ae.errors=[{instancePath:r+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(
s))return ae.errors=[{instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1;if(!q.validate(s))return ae.errors=[{instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"i\
nt64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.memory_id!==void 0){let s=t.memory_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=
[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s<1||isNaN(s))return ae.errors=[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1;if(!q.validate(s))return ae.errors=[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.source!==void 0){let s=t.source,a=e;if(e===a)if(typeof s=="string"){if(O(s)<1)return ae.errors=[{instancePath:r+
"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+"/source",schemaPath:"\
Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.srclang,a=e;if(e===
a)if(typeof s=="string"){if(!se.test(s))return ae.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return ae.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=a===e}else var p=!0;if(p){if(t.target!==void 0){let s=e;if(typeof t.target!="string")return ae.errors=[{instancePath:r+"/target",schemaPath:"Seg\
ment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)
if(typeof s=="string"){if(!se.test(s))return ae.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return ae.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_confirmed!==void 0){let s=e;if(typeof t.is_confirmed!="boolean")return ae.errors=[{instancePath:r+"/is_confirm\
ed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(t.is_reviewed!==void 0){
let s=e;if(typeof t.is_reviewed!="boolean")return ae.errors=[{instancePath:r+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",
params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p)if(t.comments!==void 0){let s=t.comments,a=e;if(e===a)if(Array.isArray(s)){if(s.length>0)return ae.errors=
[{instancePath:r+"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var l=!0;let A=s.length;for(let g=0;g<
A;g++){let f=s[g],c=e;if(!(f&&typeof f=="object"&&!Array.isArray(f)))return ae.errors=[{instancePath:r+"/comments/"+g,schemaPath:"Segment.json/properties/commen\
ts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=c===e;if(!l)break}}}else return ae.errors=[{instancePath:r+"/comments",schemaPath:"Segment.json/\
properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}else return ae.errors=[{instancePath:r,schemaPath:"Seg\
ment.json/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=n,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=Fr;function Fr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Fr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let o=e,p=!1,l=null,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let j;if(t.id===void 0&&(j="id")||t.created_at===
void 0&&(j="created_at")||t.updated_at===void 0&&(j="updated_at")||t.document_id===void 0&&(j="document_id")||t.memory_id===void 0&&(j="memory_id")||t.source===
void 0&&(j="source")||t.srclang===void 0&&(j="srclang")||t.target===void 0&&(j="target")||t.trglang===void 0&&(j="trglang")||t.is_confirmed===void 0&&(j="is_con\
firmed")||t.is_reviewed===void 0&&(j="is_reviewed")){let _={instancePath:r,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:j}};n===
null?n=[_]:n.push(_),e++}else{let _=e;for(let m in t)if(!ke.call(tr.properties,m)){let y={instancePath:r,schemaPath:"Segment.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}};n===null?n=[y]:n.push(y),e++;break}if(_===e){if(t.id!==void 0){let m=t.id,y=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let b={instancePath:r+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};n===null?n=[b]:n.push(
b),e++}if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m)){let b={instancePath:r+"/id",schemaPath:"Segment.json/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}};n===null?n=[b]:n.push(b),e++}else if(!q.validate(m)){let b={instancePath:r+"/id",schemaPath:"Segment.json/properties/id/format",
keyword:"format",params:{format:"int64"}};n===null?n=[b]:n.push(b),e++}}var s=y===e}else var s=!0;if(s){if(t.created_at!==void 0){let m=t.created_at,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let N={instancePath:r+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"\
integer"}};n===null?n=[N]:n.push(N),e++}if(e===y&&typeof m=="number"&&isFinite(m)&&!q.validate(m)){let N={instancePath:r+"/created_at",schemaPath:"Segment.json/\
properties/created_at/format",keyword:"format",params:{format:"int64"}};n===null?n=[N]:n.push(N),e++}var s=y===e}else var s=!0;if(s){if(t.updated_at!==void 0){let m=t.
updated_at,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let N={instancePath:r+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",
keyword:"type",params:{type:"integer"}};n===null?n=[N]:n.push(N),e++}if(e===y&&typeof m=="number"&&isFinite(m)&&!q.validate(m)){let N={instancePath:r+"/updated_\
at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}};n===null?n=[N]:n.push(N),e++}var s=y===e}else var s=!0;if(s){
if(t.document_id!==void 0){let m=t.document_id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null){let N={instancePath:r+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}};n===null?n=[N]:n.push(N),e++}if(e===y&&typeof m=="number"&&
isFinite(m)){if(m<1||isNaN(m)){let N={instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};n===null?n=[N]:n.push(N),e++}else if(!q.validate(m)){let N={instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/format",
keyword:"format",params:{format:"int64"}};n===null?n=[N]:n.push(N),e++}}var s=y===e}else var s=!0;if(s){if(t.memory_id!==void 0){let m=t.memory_id,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let N={instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"i\
nteger"}};n===null?n=[N]:n.push(N),e++}if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m)){let N={instancePath:r+"/memory_id",schemaPath:"Segment.json/\
properties/memory_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};n===null?n=[N]:n.push(N),e++}else if(!q.validate(m)){let N={instancePath:r+"/m\
emory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}};n===null?n=[N]:n.push(N),e++}}var s=y===e}else var s=!0;
if(s){if(t.source!==void 0){let m=t.source,y=e;if(e===y)if(typeof m=="string"){if(O(m)<1){let N={instancePath:r+"/source",schemaPath:"Segment.json/properties/so\
urce/minLength",keyword:"minLength",params:{limit:1}};n===null?n=[N]:n.push(N),e++}}else{let N={instancePath:r+"/source",schemaPath:"Segment.json/properties/sou\
rce/type",keyword:"type",params:{type:"string"}};n===null?n=[N]:n.push(N),e++}var s=y===e}else var s=!0;if(s){if(t.srclang!==void 0){let m=t.srclang,y=e;if(e===
y)if(typeof m=="string"){if(!se.test(m)){let N={instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{pattern:"\
^[a-z]{2}$"}};n===null?n=[N]:n.push(N),e++}}else{let N={instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"\
string"}};n===null?n=[N]:n.push(N),e++}var s=y===e}else var s=!0;if(s){if(t.target!==void 0){let m=e;if(typeof t.target!="string"){let b={instancePath:r+"/targe\
t",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};n===null?n=[b]:n.push(b),e++}var s=m===e}else var s=!0;if(s){if(t.trglang!==
void 0){let m=t.trglang,y=e;if(e===y)if(typeof m=="string"){if(!se.test(m)){let N={instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",
keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};n===null?n=[N]:n.push(N),e++}}else{let N={instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang\
/type",keyword:"type",params:{type:"string"}};n===null?n=[N]:n.push(N),e++}var s=y===e}else var s=!0;if(s){if(t.is_confirmed!==void 0){let m=e;if(typeof t.is_confirmed!=
"boolean"){let b={instancePath:r+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}};n===null?n=[b]:n.
push(b),e++}var s=m===e}else var s=!0;if(s){if(t.is_reviewed!==void 0){let m=e;if(typeof t.is_reviewed!="boolean"){let b={instancePath:r+"/is_reviewed",schemaPath:"\
Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};n===null?n=[b]:n.push(b),e++}var s=m===e}else var s=!0;if(s)if(t.comments!==void 0){
let m=t.comments,y=e;if(e===y)if(Array.isArray(m))if(m.length>0){let N={instancePath:r+"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"\
maxItems",params:{limit:0}};n===null?n=[N]:n.push(N),e++}else{var a=!0;let N=m.length;for(let S=0;S<N;S++){let M=m[S],k=e;if(!(M&&typeof M=="object"&&!Array.isArray(
M))){let T={instancePath:r+"/comments/"+S,schemaPath:"Segment.json/properties/comments/items/type",keyword:"type",params:{type:"object"}};n===null?n=[T]:n.push(
T),e++}var a=k===e;if(!a)break}}else{let N={instancePath:r+"/comments",schemaPath:"Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}};
n===null?n=[N]:n.push(N),e++}var s=y===e}else var s=!0}}}}}}}}}}}}}else{let j={instancePath:r,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};
n===null?n=[j]:n.push(j),e++}var v=d===e;if(v){p=!0,l=0;var w=!0}let A=e;if(e===A)if(Array.isArray(t)){var g=!0;let j=t.length;for(let _=0;_<j;_++){let m=t[_],y=e;
if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.id===void 0&&(S="id")||m.created_at===void 0&&(S="created_at")||m.updated_at===void 0&&(S="upda\
ted_at")||m.document_id===void 0&&(S="document_id")||m.memory_id===void 0&&(S="memory_id")||m.source===void 0&&(S="source")||m.srclang===void 0&&(S="srclang")||
m.target===void 0&&(S="target")||m.trglang===void 0&&(S="trglang")||m.is_confirmed===void 0&&(S="is_confirmed")||m.is_reviewed===void 0&&(S="is_reviewed")){let M={
instancePath:r+"/"+_,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:S}};n===null?n=[M]:n.push(M),e++}else{let M=e;for(let k in m)
if(!ke.call(tr.properties,k)){let h={instancePath:r+"/"+_,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
n===null?n=[h]:n.push(h),e++;break}if(M===e){if(m.id!==void 0){let k=m.id,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let T={instancePath:r+"/"+
_+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}};n===null?n=[T]:n.push(T),e++}if(e===h&&typeof k=="number"&&isFinite(
k)){if(k<1||isNaN(k)){let T={instancePath:r+"/"+_+"/id",schemaPath:"Segment.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};n===
null?n=[T]:n.push(T),e++}else if(!q.validate(k)){let T={instancePath:r+"/"+_+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"\
int64"}};n===null?n=[T]:n.push(T),e++}}var f=h===e}else var f=!0;if(f){if(m.created_at!==void 0){let k=m.created_at,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k))){let B={instancePath:r+"/"+_+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}};n===null?
n=[B]:n.push(B),e++}if(e===h&&typeof k=="number"&&isFinite(k)&&!q.validate(k)){let B={instancePath:r+"/"+_+"/created_at",schemaPath:"Segment.json/properties/cre\
ated_at/format",keyword:"format",params:{format:"int64"}};n===null?n=[B]:n.push(B),e++}var f=h===e}else var f=!0;if(f){if(m.updated_at!==void 0){let k=m.updated_at,
h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let B={instancePath:r+"/"+_+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"\
type",params:{type:"integer"}};n===null?n=[B]:n.push(B),e++}if(e===h&&typeof k=="number"&&isFinite(k)&&!q.validate(k)){let B={instancePath:r+"/"+_+"/updated_at",
schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}};n===null?n=[B]:n.push(B),e++}var f=h===e}else var f=!0;if(f){if(m.
document_id!==void 0){let k=m.document_id,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))&&k!==null){let B={instancePath:r+"/"+_+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}};n===null?n=[B]:n.push(B),e++}if(e===h&&typeof k=="number"&&
isFinite(k)){if(k<1||isNaN(k)){let B={instancePath:r+"/"+_+"/document_id",schemaPath:"Segment.json/properties/document_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};n===null?n=[B]:n.push(B),e++}else if(!q.validate(k)){let B={instancePath:r+"/"+_+"/document_id",schemaPath:"Segment.json/properties/document_id/fo\
rmat",keyword:"format",params:{format:"int64"}};n===null?n=[B]:n.push(B),e++}}var f=h===e}else var f=!0;if(f){if(m.memory_id!==void 0){let k=m.memory_id,h=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let B={instancePath:r+"/"+_+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"\
integer"}};n===null?n=[B]:n.push(B),e++}if(e===h&&typeof k=="number"&&isFinite(k)){if(k<1||isNaN(k)){let B={instancePath:r+"/"+_+"/memory_id",schemaPath:"Segmen\
t.json/properties/memory_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};n===null?n=[B]:n.push(B),e++}else if(!q.validate(k)){let B={instancePath:r+
"/"+_+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"int64"}};n===null?n=[B]:n.push(B),e++}}var f=h===e}else
var f=!0;if(f){if(m.source!==void 0){let k=m.source,h=e;if(e===h)if(typeof k=="string"){if(O(k)<1){let B={instancePath:r+"/"+_+"/source",schemaPath:"Segment.jso\
n/properties/source/minLength",keyword:"minLength",params:{limit:1}};n===null?n=[B]:n.push(B),e++}}else{let B={instancePath:r+"/"+_+"/source",schemaPath:"Segmen\
t.json/properties/source/type",keyword:"type",params:{type:"string"}};n===null?n=[B]:n.push(B),e++}var f=h===e}else var f=!0;if(f){if(m.srclang!==void 0){let k=m.
srclang,h=e;if(e===h)if(typeof k=="string"){if(!se.test(k)){let B={instancePath:r+"/"+_+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}};n===null?n=[B]:n.push(B),e++}}else{let B={instancePath:r+"/"+_+"/srclang",schemaPath:"Segment.json/properties/srclang/ty\
pe",keyword:"type",params:{type:"string"}};n===null?n=[B]:n.push(B),e++}var f=h===e}else var f=!0;if(f){if(m.target!==void 0){let k=e;if(typeof m.target!="strin\
g"){let T={instancePath:r+"/"+_+"/target",schemaPath:"Segment.json/properties/target/type",keyword:"type",params:{type:"string"}};n===null?n=[T]:n.push(T),e++}var f=k===
e}else var f=!0;if(f){if(m.trglang!==void 0){let k=m.trglang,h=e;if(e===h)if(typeof k=="string"){if(!se.test(k)){let B={instancePath:r+"/"+_+"/trglang",schemaPath:"\
Segment.json/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}};n===null?n=[B]:n.push(B),e++}}else{let B={instancePath:r+"/"+_+"/trgla\
ng",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}};n===null?n=[B]:n.push(B),e++}var f=h===e}else var f=!0;if(f){if(m.is_confirmed!==
void 0){let k=e;if(typeof m.is_confirmed!="boolean"){let T={instancePath:r+"/"+_+"/is_confirmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"\
type",params:{type:"boolean"}};n===null?n=[T]:n.push(T),e++}var f=k===e}else var f=!0;if(f){if(m.is_reviewed!==void 0){let k=e;if(typeof m.is_reviewed!="boolean"){
let T={instancePath:r+"/"+_+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}};n===null?n=[T]:n.push(T),
e++}var f=k===e}else var f=!0;if(f)if(m.comments!==void 0){let k=m.comments,h=e;if(e===h)if(Array.isArray(k))if(k.length>0){let B={instancePath:r+"/"+_+"/commen\
ts",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}};n===null?n=[B]:n.push(B),e++}else{var c=!0;let B=k.length;for(let te=0;te<
B;te++){let W=k[te],E=e;if(!(W&&typeof W=="object"&&!Array.isArray(W))){let ie={instancePath:r+"/"+_+"/comments/"+te,schemaPath:"Segment.json/properties/comment\
s/items/type",keyword:"type",params:{type:"object"}};n===null?n=[ie]:n.push(ie),e++}var c=E===e;if(!c)break}}else{let B={instancePath:r+"/"+_+"/comments",schemaPath:"\
Segment.json/properties/comments/type",keyword:"type",params:{type:"array"}};n===null?n=[B]:n.push(B),e++}var f=h===e}else var f=!0}}}}}}}}}}}}}else{let S={instancePath:r+
"/"+_,schemaPath:"Segment.json/type",keyword:"type",params:{type:"object"}};n===null?n=[S]:n.push(S),e++}var g=y===e;if(!g)break}}else{let j={instancePath:r,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"}};n===null?n=[j]:n.push(j),e++}var v=A===e;if(v&&p)p=!1,l=[l,1];else if(v){p=!0,l=1;var P=!0}if(p)e=o,n!==null&&
(o?n.length=o:n=null);else{let j={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};return n===null?n=[j]:n.push(j),e++,Fr.errors=n,
!1}return Fr.errors=n,u.props=w,u.items=P,e===0}Fr.evaluated={dynamicProps:!0,dynamicItems:!0};var os=ne;function ne(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ne.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.created_at===void 0&&(d="created\
_at")||t.updated_at===void 0&&(d="updated_at")||t.document_id===void 0&&(d="document_id")||t.memory_id===void 0&&(d="memory_id")||t.source===void 0&&(d="source")||
t.srclang===void 0&&(d="srclang")||t.target===void 0&&(d="target")||t.trglang===void 0&&(d="trglang")||t.is_confirmed===void 0&&(d="is_confirmed")||t.is_reviewed===
void 0&&(d="is_reviewed"))return ne.errors=[{instancePath:r,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)
if(!ke.call(tr.properties,s)){return ne.errors=[{instancePath:r,schemaPath:"Segment.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.id!==void 0){let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+"/id",schemaPath:"\
Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return ne.errors=[{instancePath:r+
"/id",schemaPath:"Segment.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return ne.errors=[{instancePath:r+
"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.
created_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+"/created_at",schemaPath:"Segment.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return ne.errors=[{instancePath:r+"/created_a\
t",schemaPath:"Segment.json/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.updated_at!==void 0){
let s=t.updated_at,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=[{instancePath:r+"/updated_at",schemaPath:"Segment.json/propert\
ies/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return ne.errors=[{instancePath:r+"/u\
pdated_at",schemaPath:"Segment.json/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var p=a===e}else var p=!0;if(p){if(t.document_id!==
void 0){let s=t.document_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return ne.errors=[{instancePath:r+"/document_id",schemaPath:"\
Segment.json/properties/document_id/type",keyword:"type",params:{type:tr.properties.document_id.type}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(
s))return ne.errors=[{instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1;if(!q.validate(s))return ne.errors=[{instancePath:r+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"i\
nt64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.memory_id!==void 0){let s=t.memory_id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.errors=
[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(
s)){if(s<1||isNaN(s))return ne.errors=[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1;if(!q.validate(s))return ne.errors=[{instancePath:r+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.source!==void 0){let s=t.source,a=e;if(e===a)if(typeof s=="string"){if(O(s)<1)return ne.errors=[{instancePath:r+
"/source",schemaPath:"Segment.json/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+"/source",schemaPath:"\
Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.srclang!==void 0){let s=t.srclang,a=e;if(e===
a)if(typeof s=="string"){if(!se.test(s))return ne.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return ne.errors=[{instancePath:r+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=a===e}else var p=!0;if(p){if(t.target!==void 0){let s=e;if(typeof t.target!="string")return ne.errors=[{instancePath:r+"/target",schemaPath:"Seg\
ment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(t.trglang!==void 0){let s=t.trglang,a=e;if(e===a)
if(typeof s=="string"){if(!se.test(s))return ne.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return ne.errors=[{instancePath:r+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=a===e}else var p=!0;if(p){if(t.is_confirmed!==void 0){let s=e;if(typeof t.is_confirmed!="boolean")return ne.errors=[{instancePath:r+"/is_confirm\
ed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p){if(t.is_reviewed!==void 0){
let s=e;if(typeof t.is_reviewed!="boolean")return ne.errors=[{instancePath:r+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",keyword:"type",
params:{type:"boolean"}}],!1;var p=s===e}else var p=!0;if(p)if(t.comments!==void 0){let s=t.comments,a=e;if(e===a)if(Array.isArray(s)){if(s.length>0)return ne.errors=
[{instancePath:r+"/comments",schemaPath:"Segment.json/properties/comments/maxItems",keyword:"maxItems",params:{limit:0}}],!1;{var l=!0;let A=s.length;for(let g=0;g<
A;g++){let f=s[g],c=e;if(!(f&&typeof f=="object"&&!Array.isArray(f)))return ne.errors=[{instancePath:r+"/comments/"+g,schemaPath:"Segment.json/properties/commen\
ts/items/type",keyword:"type",params:{type:"object"}}],!1;var l=c===e;if(!l)break}}}else return ne.errors=[{instancePath:r+"/comments",schemaPath:"Segment.json/\
properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}}}}else return ne.errors=[{instancePath:r,schemaPath:"Seg\
ment.json/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=n,e===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ps=Be;function Be(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Be.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||t.deleted===void 0&&(p="deleted"))
return Be.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="id"||d==="deleted")){
return Be.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(t.id!==
void 0){let d=t.id,i=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return Be.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e}else var o=!0;if(o)if(t.deleted!==void 0){let d=t.deleted,i=e;if(typeof d!="boolean")return Be.
errors=[{instancePath:r+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Be.errors=[{instancePath:r+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=i===e}else var o=!0}}}else return Be.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=n,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=vr;function vr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=vr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var o=!0;let p=t.length;for(let l=0;l<p;l++){let d=t[l],i=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return vr.errors=[{instancePath:r+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof d=="numbe\
r"&&isFinite(d)&&!q.validate(d))return vr.errors=[{instancePath:r+"/"+l,schemaPath:"#/items/format",keyword:"format",params:{format:"int64"}}],!1;var o=i===e;if(!o)
break}}else return vr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return vr.errors=n,e===0}vr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var ms=nr;function nr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=nr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.source_tagged===void 0&&(p="source_tagged")||t.target_tagged===
void 0&&(p="target_tagged"))return nr.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)
if(!(d==="source_tagged"||d==="target_tagged")){return nr.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(l===e){if(t.source_tagged!==void 0){let d=e;if(typeof t.source_tagged!="string")return nr.errors=[{instancePath:r+"/source_tagged",schemaPath:"#/pro\
perties/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else var o=!0;if(o)if(t.target_tagged!==void 0){let d=e;if(typeof t.target_tagged!=
"string")return nr.errors=[{instancePath:r+"/target_tagged",schemaPath:"#/properties/target_tagged/type",keyword:"type",params:{type:"string"}}],!1;var o=d===e}else
var o=!0}}}else return nr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=n,e===0}nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var fs=oe;var Br={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64",minimum:1},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function oe(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(Array.isArray(t)){var o=!0;let d=t.length;for(let i=0;i<d;i++){let s=t[i],a=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.
id===void 0&&(g="id")||s.name===void 0&&(g="name")||s.file_hash===void 0&&(g="file_hash")||s.detected_lang===void 0&&(g="detected_lang")||s.detected_lang_confidence===
void 0&&(g="detected_lang_confidence")||s.category===void 0&&(g="category")||s.labels===void 0&&(g="labels")||s.created_at===void 0&&(g="created_at")||s.updated_at===
void 0&&(g="updated_at"))return oe.errors=[{instancePath:r+"/"+i,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:g}}],!1;{let f=e;
for(let c in s)if(!ke.call(Br.properties,c)){return oe.errors=[{instancePath:r+"/"+i,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:c}}],!1;break}if(f===e){if(s.id!==void 0){let c=s.id,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return oe.errors=
[{instancePath:r+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(
c)){if(c<1||isNaN(c))return oe.errors=[{instancePath:r+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}}],!1;if(!q.validate(c))return oe.errors=[{instancePath:r+"/"+i+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}var p=v===e}else var p=!0;if(p){if(s.name!==void 0){let c=s.name,v=e;if(e===v)if(typeof c=="string"){if(O(c)>255)return oe.errors=[{instancePath:r+
"/"+i+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(c)<1)return oe.errors=[{instancePath:r+"/"+
i+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+"/"+i+"/name",
schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.file_hash!==void 0){let c=s.file_hash,
v=e;if(e===v)if(typeof c=="string"){if(O(c)>128)return oe.errors=[{instancePath:r+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",
keyword:"maxLength",params:{limit:128}}],!1}else return oe.errors=[{instancePath:r+"/"+i+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"\
type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p){if(s.detected_lang!==void 0){let c=e;if(typeof s.detected_lang!="string")return oe.errors=[{instancePath:r+
"/"+i+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(s.
detected_lang_confidence!==void 0){let c=s.detected_lang_confidence,v=e;if(e===v)if(typeof c=="number"&&isFinite(c)){if(c>1||isNaN(c))return oe.errors=[{instancePath:r+
"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(c<0||isNaN(c))return oe.errors=[{instancePath:r+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return oe.errors=[{instancePath:r+"/"+i+"/detected_lang_confidence",schemaPath:"SourceFile.json/pro\
perties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var p=v===e}else var p=!0;if(p){if(s.category!==void 0){let c=s.category,v=e;if(typeof c!=
"string")return oe.errors=[{instancePath:r+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"API"||c==="REFERENCE"))return oe.errors=[{instancePath:r+"/"+i+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:Br.
properties.category.enum}}],!1;var p=v===e}else var p=!0;if(p){if(s.labels!==void 0){let c=s.labels,v=e;if(e===v)if(Array.isArray(c)){var l=!0;let j=c.length;for(let _=0;_<
j;_++){let m=c[_],y=e;if(e===y)if(typeof m=="string"){if(O(m)>255)return oe.errors=[{instancePath:r+"/"+i+"/labels/"+_,schemaPath:"SourceFile.json/properties/la\
bels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(m)<1)return oe.errors=[{instancePath:r+"/"+i+"/labels/"+_,schemaPath:"SourceFile.json/pro\
perties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:r+"/"+i+"/labels/"+_,schemaPath:"SourceFile.json/\
properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e;if(!l)break}}else return oe.errors=[{instancePath:r+"/"+i+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=v===e}else var p=!0;if(p){if(s.created_at!==void 0){let c=s.created_at,v=e;
if(e===v&&e===v)if(typeof c=="string"){if(!De.validate(c))return oe.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/created_a\
t/format",keyword:"format",params:{format:"date-time"}}],!1}else return oe.errors=[{instancePath:r+"/"+i+"/created_at",schemaPath:"SourceFile.json/properties/cr\
eated_at/type",keyword:"type",params:{type:"string"}}],!1;var p=v===e}else var p=!0;if(p)if(s.updated_at!==void 0){let c=s.updated_at,v=e;if(e===v&&e===v)if(typeof c==
"string"){if(!De.validate(c))return oe.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return oe.errors=[{instancePath:r+"/"+i+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var p=v===e}else var p=!0}}}}}}}}}}else return oe.errors=[{instancePath:r+"/"+i,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var o=a===e;if(!o)break}}else return oe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return oe.errors=n,e===
0}oe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ls=me;function me(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=me.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.name===void 0&&(d="name")||t.file_hash===
void 0&&(d="file_hash")||t.detected_lang===void 0&&(d="detected_lang")||t.detected_lang_confidence===void 0&&(d="detected_lang_confidence")||t.category===void 0&&
(d="category")||t.labels===void 0&&(d="labels")||t.created_at===void 0&&(d="created_at")||t.updated_at===void 0&&(d="updated_at"))return me.errors=[{instancePath:r,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!ke.call(Br.properties,s)){return me.errors=
[{instancePath:r,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(i===e){if(t.id!==void 0){
let s=t.id,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return me.errors=[{instancePath:r+"/id",schemaPath:"SourceFile.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)){if(s<1||isNaN(s))return me.errors=[{instancePath:r+"/id",schemaPath:"Sour\
ceFile.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(s))return me.errors=[{instancePath:r+"/id",schemaPath:"\
SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=a===e}else var p=!0;if(p){if(t.name!==void 0){let s=t.name,a=e;if(e===
a)if(typeof s=="string"){if(O(s)>255)return me.errors=[{instancePath:r+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(O(s)<1)return me.errors=[{instancePath:r+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return me.errors=[{instancePath:r+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;
if(p){if(t.file_hash!==void 0){let s=t.file_hash,a=e;if(e===a)if(typeof s=="string"){if(O(s)>128)return me.errors=[{instancePath:r+"/file_hash",schemaPath:"Sour\
ceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return me.errors=[{instancePath:r+"/file_hash",schemaPath:"SourceFi\
le.json/properties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p){if(t.detected_lang!==void 0){let s=e;if(typeof t.detected_lang!=
"string")return me.errors=[{instancePath:r+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var p=s===e}else var p=!0;if(p){if(t.detected_lang_confidence!==void 0){let s=t.detected_lang_confidence,a=e;if(e===a)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return me.errors=[{instancePath:r+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return me.errors=[{instancePath:r+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/dete\
cted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return me.errors=[{instancePath:r+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var p=a===e}else var p=!0;if(p){if(t.category!==void 0){let s=t.
category,a=e;if(typeof s!="string")return me.errors=[{instancePath:r+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return me.errors=[{instancePath:r+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:Br.properties.category.enum}}],!1;var p=a===e}else var p=!0;if(p){if(t.labels!==void 0){let s=t.labels,a=e;if(e===a)if(Array.isArray(s)){var l=!0;
let A=s.length;for(let g=0;g<A;g++){let f=s[g],c=e;if(e===c)if(typeof f=="string"){if(O(f)>255)return me.errors=[{instancePath:r+"/labels/"+g,schemaPath:"Source\
File.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(f)<1)return me.errors=[{instancePath:r+"/labels/"+g,schemaPath:"So\
urceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+"/labels/"+g,schemaPath:"Sourc\
eFile.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e;if(!l)break}}else return me.errors=[{instancePath:r+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=a===e}else var p=!0;if(p){if(t.created_at!==void 0){let s=t.created_at,a=e;
if(e===a&&e===a)if(typeof s=="string"){if(!De.validate(s))return me.errors=[{instancePath:r+"/created_at",schemaPath:"SourceFile.json/properties/created_at/form\
at",keyword:"format",params:{format:"date-time"}}],!1}else return me.errors=[{instancePath:r+"/created_at",schemaPath:"SourceFile.json/properties/created_at/typ\
e",keyword:"type",params:{type:"string"}}],!1;var p=a===e}else var p=!0;if(p)if(t.updated_at!==void 0){let s=t.updated_at,a=e;if(e===a&&e===a)if(typeof s=="stri\
ng"){if(!De.validate(s))return me.errors=[{instancePath:r+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"\
date-time"}}],!1}else return me.errors=[{instancePath:r+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"strin\
g"}}],!1;var p=a===e}else var p=!0}}}}}}}}}}else return me.errors=[{instancePath:r,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;
return me.errors=n,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=Pe;var Gr={type:"object",required:["id","filename","status","created_at","fileId"],properties:{id:{type:"integer",format:"int64",minimum:1},filename:{type:"string",
minLength:1,maxLength:255},status:{type:"string",enum:["pending","uploaded","failed","canceled"]},created_at:{type:"string",format:"date-time"},fileId:{type:["i\
nteger","null"],format:"int64",minimum:1}},additionalProperties:!1,$id:"Upload.json"};function Pe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:x={}}={}){let n=null,e=0,u=Pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var o=!0;
let l=t.length;for(let d=0;d<l;d++){let i=t[d],s=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let A;if(i.id===void 0&&(A="id")||i.filename===void 0&&
(A="filename")||i.status===void 0&&(A="status")||i.created_at===void 0&&(A="created_at")||i.fileId===void 0&&(A="fileId"))return Pe.errors=[{instancePath:r+"/"+
d,schemaPath:"Upload.json/required",keyword:"required",params:{missingProperty:A}}],!1;{let g=e;for(let f in i)if(!(f==="id"||f==="filename"||f==="status"||f===
"created_at"||f==="fileId")){return Pe.errors=[{instancePath:r+"/"+d,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(g===e){if(i.id!==void 0){let f=i.id,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return Pe.errors=[{instancePath:r+"/"+d+"/id",schemaPath:"\
Upload.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)){if(f<1||isNaN(f))return Pe.errors=[{instancePath:r+
"/"+d+"/id",schemaPath:"Upload.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(f))return Pe.errors=[{instancePath:r+
"/"+d+"/id",schemaPath:"Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=c===e}else var p=!0;if(p){if(i.filename!==void 0){
let f=i.filename,c=e;if(e===c)if(typeof f=="string"){if(O(f)>255)return Pe.errors=[{instancePath:r+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename\
/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(f)<1)return Pe.errors=[{instancePath:r+"/"+d+"/filename",schemaPath:"Upload.json/properties/filenam\
e/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:r+"/"+d+"/filename",schemaPath:"Upload.json/properties/filename/type",
keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(i.status!==void 0){let f=i.status,c=e;if(typeof f!="string")return Pe.errors=[{instancePath:r+
"/"+d+"/status",schemaPath:"Upload.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="pending"||f==="uploaded"||f==="failed"||f===
"canceled"))return Pe.errors=[{instancePath:r+"/"+d+"/status",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Gr.properties.
status.enum}}],!1;var p=c===e}else var p=!0;if(p){if(i.created_at!==void 0){let f=i.created_at,c=e;if(e===c&&e===c)if(typeof f=="string"){if(!De.validate(f))return Pe.
errors=[{instancePath:r+"/"+d+"/created_at",schemaPath:"Upload.json/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return Pe.
errors=[{instancePath:r+"/"+d+"/created_at",schemaPath:"Upload.json/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;
if(p)if(i.fileId!==void 0){let f=i.fileId,c=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return Pe.errors=[{instancePath:r+"/"+d+"/fileI\
d",schemaPath:"Upload.json/properties/fileId/type",keyword:"type",params:{type:Gr.properties.fileId.type}}],!1;if(e===c&&typeof f=="number"&&isFinite(f)){if(f<1||
isNaN(f))return Pe.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"Upload.json/properties/fileId/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1;if(!q.validate(f))return Pe.errors=[{instancePath:r+"/"+d+"/fileId",schemaPath:"Upload.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],
!1}var p=c===e}else var p=!0}}}}}}else return Pe.errors=[{instancePath:r+"/"+d,schemaPath:"Upload.json/type",keyword:"type",params:{type:"object"}}],!1;var o=s===
e;if(!o)break}}else return Pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Pe.errors=n,e===0}Pe.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var ys=we;function we(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=we.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.id===void 0&&(l="id")||t.filename===void 0&&(l="filename")||
t.status===void 0&&(l="status")||t.created_at===void 0&&(l="created_at")||t.fileId===void 0&&(l="fileId"))return we.errors=[{instancePath:r,schemaPath:"Upload.j\
son/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i==="id"||i==="filename"||i==="status"||i==="created_at"||i==="fil\
eId")){return we.errors=[{instancePath:r,schemaPath:"Upload.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===
e){if(t.id!==void 0){let i=t.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return we.errors=[{instancePath:r+"/id",schemaPath:"Upload.json/pro\
perties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i<1||isNaN(i))return we.errors=[{instancePath:r+"/id",
schemaPath:"Upload.json/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(i))return we.errors=[{instancePath:r+"/id",
schemaPath:"Upload.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var p=s===e}else var p=!0;if(p){if(t.filename!==void 0){let i=t.filename,
s=e;if(e===s)if(typeof i=="string"){if(O(i)>255)return we.errors=[{instancePath:r+"/filename",schemaPath:"Upload.json/properties/filename/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;if(O(i)<1)return we.errors=[{instancePath:r+"/filename",schemaPath:"Upload.json/properties/filename/minLength",keyword:"minLeng\
th",params:{limit:1}}],!1}else return we.errors=[{instancePath:r+"/filename",schemaPath:"Upload.json/properties/filename/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var p=s===e}else var p=!0;if(p){if(t.status!==void 0){let i=t.status,s=e;if(typeof i!="string")return we.errors=[{instancePath:r+"/status",schemaPath:"\
Upload.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="pending"||i==="uploaded"||i==="failed"||i==="canceled"))return we.errors=
[{instancePath:r+"/status",schemaPath:"Upload.json/properties/status/enum",keyword:"enum",params:{allowedValues:Gr.properties.status.enum}}],!1;var p=s===e}else
var p=!0;if(p){if(t.created_at!==void 0){let i=t.created_at,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!De.validate(i))return we.errors=[{instancePath:r+"/cr\
eated_at",schemaPath:"Upload.json/properties/created_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return we.errors=[{instancePath:r+"/creat\
ed_at",schemaPath:"Upload.json/properties/created_at/type",keyword:"type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p)if(t.fileId!==void 0){let i=t.
fileId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return we.errors=[{instancePath:r+"/fileId",schemaPath:"Upload.json/properties/fil\
eId/type",keyword:"type",params:{type:Gr.properties.fileId.type}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i<1||isNaN(i))return we.errors=[{instancePath:r+
"/fileId",schemaPath:"Upload.json/properties/fileId/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(i))return we.errors=[{instancePath:r+
"/fileId",schemaPath:"Upload.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1}var p=s===e}else var p=!0}}}}}}else return we.errors=[
{instancePath:r,schemaPath:"Upload.json/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=n,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var cs=Fe;var wr=cr().fullFormats.uri,xr=new RegExp("^uploads/","u"),Lr=new RegExp("^[0-9]+$","u");function Fe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,
dynamicAnchors:x={}}={}){let n=null,e=0,u=Fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.
isArray(t)){let l;if(t.url===void 0&&(l="url")||t.key===void 0&&(l="key")||t.method===void 0&&(l="method")||t.uploadId===void 0&&(l="uploadId"))return Fe.errors=
[{instancePath:r,schemaPath:"UploadParams.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i==="url"||i==="key"||i===
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
e}else var p=!0}}}}}else return Fe.errors=[{instancePath:r,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=n,e===
0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=Dr;function Dr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Dr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let o=e,p=!1,l=null,d=e;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.url===void 0&&(v="url")||t.key===
void 0&&(v="key")||t.method===void 0&&(v="method")||t.uploadId===void 0&&(v="uploadId")){let P={instancePath:r,schemaPath:"UploadParams.json/required",keyword:"\
required",params:{missingProperty:v}};n===null?n=[P]:n.push(P),e++}else{let P=e;for(let j in t)if(!(j==="url"||j==="key"||j==="method"||j==="uploadId")){let _={
instancePath:r,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}};n===null?n=[_]:n.push(_),e++;break}
if(P===e){if(t.url!==void 0){let j=t.url,_=e;if(e===_&&e===_)if(typeof j=="string"){if(!wr(j)){let m={instancePath:r+"/url",schemaPath:"UploadParams.json/proper\
ties/url/format",keyword:"format",params:{format:"uri"}};n===null?n=[m]:n.push(m),e++}}else{let m={instancePath:r+"/url",schemaPath:"UploadParams.json/propertie\
s/url/type",keyword:"type",params:{type:"string"}};n===null?n=[m]:n.push(m),e++}var s=_===e}else var s=!0;if(s){if(t.key!==void 0){let j=t.key,_=e;if(e===_)if(typeof j==
"string"){if(!xr.test(j)){let y={instancePath:r+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};n===
null?n=[y]:n.push(y),e++}}else{let y={instancePath:r+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"type",params:{type:"string"}};n===null?n=
[y]:n.push(y),e++}var s=_===e}else var s=!0;if(s){if(t.method!==void 0){let j=t.method,_=e;if(typeof j!="string"){let y={instancePath:r+"/method",schemaPath:"Up\
loadParams.json/properties/method/type",keyword:"type",params:{type:"string"}};n===null?n=[y]:n.push(y),e++}if(j!=="PUT"){let y={instancePath:r+"/method",schemaPath:"\
UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};n===null?n=[y]:n.push(y),e++}var s=_===e}else var s=!0;if(s)if(t.uploadId!==
void 0){let j=t.uploadId,_=e;if(e===_)if(typeof j=="string"){if(!Lr.test(j)){let y={instancePath:r+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};n===null?n=[y]:n.push(y),e++}}else{let y={instancePath:r+"/uploadId",schemaPath:"UploadParams.json/prop\
erties/uploadId/type",keyword:"type",params:{type:"string"}};n===null?n=[y]:n.push(y),e++}var s=_===e}else var s=!0}}}}}else{let v={instancePath:r,schemaPath:"U\
ploadParams.json/type",keyword:"type",params:{type:"object"}};n===null?n=[v]:n.push(v),e++}var f=d===e;if(f){p=!0,l=0;var a=!0}let w=e;if(e===w)if(Array.isArray(
t)){var A=!0;let v=t.length;for(let P=0;P<v;P++){let j=t[P],_=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){let b;if(j.url===void 0&&(b="url")||j.key===
void 0&&(b="key")||j.method===void 0&&(b="method")||j.uploadId===void 0&&(b="uploadId")){let N={instancePath:r+"/"+P,schemaPath:"UploadParams.json/required",keyword:"\
required",params:{missingProperty:b}};n===null?n=[N]:n.push(N),e++}else{let N=e;for(let S in j)if(!(S==="url"||S==="key"||S==="method"||S==="uploadId")){let M={
instancePath:r+"/"+P,schemaPath:"UploadParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}};n===null?n=[M]:n.push(M),
e++;break}if(N===e){if(j.url!==void 0){let S=j.url,M=e;if(e===M&&e===M)if(typeof S=="string"){if(!wr(S)){let k={instancePath:r+"/"+P+"/url",schemaPath:"UploadPa\
rams.json/properties/url/format",keyword:"format",params:{format:"uri"}};n===null?n=[k]:n.push(k),e++}}else{let k={instancePath:r+"/"+P+"/url",schemaPath:"Uploa\
dParams.json/properties/url/type",keyword:"type",params:{type:"string"}};n===null?n=[k]:n.push(k),e++}var g=M===e}else var g=!0;if(g){if(j.key!==void 0){let S=j.
key,M=e;if(e===M)if(typeof S=="string"){if(!xr.test(S)){let h={instancePath:r+"/"+P+"/key",schemaPath:"UploadParams.json/properties/key/pattern",keyword:"patter\
n",params:{pattern:"^uploads/"}};n===null?n=[h]:n.push(h),e++}}else{let h={instancePath:r+"/"+P+"/key",schemaPath:"UploadParams.json/properties/key/type",keyword:"\
type",params:{type:"string"}};n===null?n=[h]:n.push(h),e++}var g=M===e}else var g=!0;if(g){if(j.method!==void 0){let S=j.method,M=e;if(typeof S!="string"){let h={
instancePath:r+"/"+P+"/method",schemaPath:"UploadParams.json/properties/method/type",keyword:"type",params:{type:"string"}};n===null?n=[h]:n.push(h),e++}if(S!==
"PUT"){let h={instancePath:r+"/"+P+"/method",schemaPath:"UploadParams.json/properties/method/const",keyword:"const",params:{allowedValue:"PUT"}};n===null?n=[h]:
n.push(h),e++}var g=M===e}else var g=!0;if(g)if(j.uploadId!==void 0){let S=j.uploadId,M=e;if(e===M)if(typeof S=="string"){if(!Lr.test(S)){let h={instancePath:r+
"/"+P+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};n===null?n=[h]:n.push(h),e++}}else{let h={
instancePath:r+"/"+P+"/uploadId",schemaPath:"UploadParams.json/properties/uploadId/type",keyword:"type",params:{type:"string"}};n===null?n=[h]:n.push(h),e++}var g=M===
e}else var g=!0}}}}}else{let b={instancePath:r+"/"+P,schemaPath:"UploadParams.json/type",keyword:"type",params:{type:"object"}};n===null?n=[b]:n.push(b),e++}var A=_===
e;if(!A)break}}else{let v={instancePath:r,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"}};n===null?n=[v]:n.push(v),e++}var f=w===e;if(f&&p)p=!1,
l=[l,1];else if(f){p=!0,l=1;var c=!0}if(p)e=o,n!==null&&(o?n.length=o:n=null);else{let v={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};
return n===null?n=[v]:n.push(v),e++,Dr.errors=n,!1}return Dr.errors=n,u.props=a,u.items=c,e===0}Dr.evaluated={dynamicProps:!0,dynamicItems:!0};var hs=Sr;function Sr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Sr.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);let o=e,p=!1,l=null,d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.uploadId===void 0&&(c="uploadI\
d")||t.key===void 0&&(c="key")){let v={instancePath:r,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:c}};n===null?n=[v]:n.push(v),e++}else{
let v=e;for(let P in t)if(!(P==="uploadId"||P==="key")){let j={instancePath:r,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:P}};n===null?n=[j]:n.push(j),e++;break}if(v===e){if(t.uploadId!==void 0){let P=t.uploadId,j=e;if(e===j)if(typeof P=="string"){if(!Lr.test(P)){
let _={instancePath:r+"/uploadId",schemaPath:"#/oneOf/0/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};n===null?n=[_]:n.push(_),e++}}else{
let _={instancePath:r+"/uploadId",schemaPath:"#/oneOf/0/properties/uploadId/type",keyword:"type",params:{type:"string"}};n===null?n=[_]:n.push(_),e++}var i=j===
e}else var i=!0;if(i)if(t.key!==void 0){let P=t.key,j=e;if(e===j)if(typeof P=="string"){if(!xr.test(P)){let m={instancePath:r+"/key",schemaPath:"#/oneOf/0/prope\
rties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};n===null?n=[m]:n.push(m),e++}}else{let m={instancePath:r+"/key",schemaPath:"#/oneOf/0/propert\
ies/key/type",keyword:"type",params:{type:"string"}};n===null?n=[m]:n.push(m),e++}var i=j===e}else var i=!0}}}else{let c={instancePath:r,schemaPath:"#/oneOf/0/t\
ype",keyword:"type",params:{type:"object"}};n===null?n=[c]:n.push(c),e++}var g=d===e;if(g){p=!0,l=0;var s=!0}let a=e;if(e===a)if(Array.isArray(t)){var w=!0;let c=t.
length;for(let v=0;v<c;v++){let P=t[v],j=e;if(e===j)if(P&&typeof P=="object"&&!Array.isArray(P)){let m;if(P.uploadId===void 0&&(m="uploadId")||P.key===void 0&&(m=
"key")){let y={instancePath:r+"/"+v,schemaPath:"#/oneOf/1/items/required",keyword:"required",params:{missingProperty:m}};n===null?n=[y]:n.push(y),e++}else{let y=e;
for(let b in P)if(!(b==="uploadId"||b==="key")){let N={instancePath:r+"/"+v,schemaPath:"#/oneOf/1/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:b}};n===null?n=[N]:n.push(N),e++;break}if(y===e){if(P.uploadId!==void 0){let b=P.uploadId,N=e;if(e===N)if(typeof b=="string"){if(!Lr.test(b)){
let S={instancePath:r+"/"+v+"/uploadId",schemaPath:"#/oneOf/1/items/properties/uploadId/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"}};n===null?n=[S]:n.
push(S),e++}}else{let S={instancePath:r+"/"+v+"/uploadId",schemaPath:"#/oneOf/1/items/properties/uploadId/type",keyword:"type",params:{type:"string"}};n===null?
n=[S]:n.push(S),e++}var A=N===e}else var A=!0;if(A)if(P.key!==void 0){let b=P.key,N=e;if(e===N)if(typeof b=="string"){if(!xr.test(b)){let M={instancePath:r+"/"+
v+"/key",schemaPath:"#/oneOf/1/items/properties/key/pattern",keyword:"pattern",params:{pattern:"^uploads/"}};n===null?n=[M]:n.push(M),e++}}else{let M={instancePath:r+
"/"+v+"/key",schemaPath:"#/oneOf/1/items/properties/key/type",keyword:"type",params:{type:"string"}};n===null?n=[M]:n.push(M),e++}var A=N===e}else var A=!0}}}else{
let m={instancePath:r+"/"+v,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type:"object"}};n===null?n=[m]:n.push(m),e++}var w=j===e;if(!w)break}}else{
let c={instancePath:r,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"}};n===null?n=[c]:n.push(c),e++}var g=a===e;if(g&&p)p=!1,l=[l,1];else if(g){
p=!0,l=1;var f=!0}if(p)e=o,n!==null&&(o?n.length=o:n=null);else{let c={instancePath:r,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l}};return n===
null?n=[c]:n.push(c),e++,Sr.errors=n,!1}return Sr.errors=n,u.props=s,u.items=f,e===0}Sr.evaluated={dynamicProps:!0,dynamicItems:!0};var vs=Ge;function Ge(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ge.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.url===void 0&&(p="url")||t.method===void 0&&(p="method"))
return Ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="url"||d==="method")){
return Ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e){if(t.url!==
void 0){let d=t.url,i=e;if(e===i&&e===i)if(typeof d=="string"){if(!wr(d))return Ge.errors=[{instancePath:r+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"}}],!1}else return Ge.errors=[{instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var o=i===
e}else var o=!0;if(o)if(t.method!==void 0){let d=t.method,i=e;if(typeof d!="string")return Ge.errors=[{instancePath:r+"/method",schemaPath:"#/properties/method/\
type",keyword:"type",params:{type:"string"}}],!1;if(d!=="PUT")return Ge.errors=[{instancePath:r+"/method",schemaPath:"#/properties/method/const",keyword:"const",
params:{allowedValue:"PUT"}}],!1;var o=i===e}else var o=!0}}}else return Ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Ge.errors=n,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=Ye;function Ye(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ye.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.success===void 0&&(p="success")||t.location===void 0&&(p=
"location"))return Ye.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="succe\
ss"||d==="location")){return Ye.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(t.success!==void 0){let d=t.success,i=e;if(typeof d!="boolean")return Ye.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",
keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Ye.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{
allowedValue:!0}}],!1;var o=i===e}else var o=!0;if(o)if(t.location!==void 0){let d=t.location,i=e;if(e===i&&e===i)if(typeof d=="string"){if(!wr(d))return Ye.errors=
[{instancePath:r+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format:"uri"}}],!1}else return Ye.errors=[{instancePath:r+"/loca\
tion",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0}}}else return Ye.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=n,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Qe;function Qe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Qe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.success===void 0&&(p="success")||t.message===void 0&&(p="\
message"))return Qe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="success"||
d==="message")){return Qe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===
e){if(t.success!==void 0){let d=t.success,i=e;if(typeof d!="boolean")return Qe.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(d!==!0)return Qe.errors=[{instancePath:r+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],
!1;var o=i===e}else var o=!0;if(o)if(t.message!==void 0){let d=t.message,i=e;if(e===i)if(typeof d=="string"){if(O(d)<1)return Qe.errors=[{instancePath:r+"/messa\
ge",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Qe.errors=[{instancePath:r+"/message",schemaPath:"#/proper\
ties/message/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0}}}else return Qe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return Qe.errors=n,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=Tr;var di={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"};function pe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=pe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.id===void 0&&(l="id")||t.webhookName===void 0&&(l=
"webhookName")||t.webhookUrl===void 0&&(l="webhookUrl")||t.eventType===void 0&&(l="eventType"))return pe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i==="id"||i==="webhookName"||i==="webhookUrl"||i==="eventType"||i==="includeChecks")){return pe.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.id!==void 0){
let i=t.id,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i<1||isNaN(i))return pe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(i))return pe.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",keyword:"\
format",params:{format:"int64"}}],!1}var o=s===e}else var o=!0;if(o){if(t.webhookName!==void 0){let i=e;if(typeof t.webhookName!="string")return pe.errors=[{instancePath:r+
"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){if(t.webhookUrl!==void 0){let i=t.
webhookUrl,s=e;if(e===s&&e===s)if(typeof i=="string"){if(!wr(i))return pe.errors=[{instancePath:r+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"\
format",params:{format:"uri"}}],!1}else return pe.errors=[{instancePath:r+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"s\
tring"}}],!1;var o=s===e}else var o=!0;if(o){if(t.eventType!==void 0){let i=t.eventType,s=e;if(e===s)if(Array.isArray(i)){if(i.length<1)return pe.errors=[{instancePath:r+
"/eventType",schemaPath:"#/properties/eventType/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let w=i.length;for(let A=0;A<w;A++){let g=i[A],f=e;
if(typeof g!="string")return pe.errors=[{instancePath:r+"/eventType/"+A,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(g===
"JOB_DELIVER"||g==="JOB_UPDATE"||g==="PROJECT_DELIVER"||g==="PROJECT_UPDATE"||g==="INSTANT_TRANSLATE_COMPLETED"||g==="INSTANT_TRANSLATE_FAILED"))return pe.errors=
[{instancePath:r+"/eventType/"+A,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:di.enum}}],!1;var p=f===e;if(!p)break}}}else return pe.
errors=[{instancePath:r+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],!1;var o=s===e}else var o=!0;if(o)if(t.includeChecks!==
void 0){let i=t.includeChecks,s=e;if(typeof i!="boolean")return pe.errors=[{instancePath:r+"/includeChecks",schemaPath:"#/properties/includeChecks/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(i!==!0)return pe.errors=[{instancePath:r+"/includeChecks",schemaPath:"#/properties/includeChecks/const",keyword:"const",params:{
allowedValue:!0}}],!1;var o=s===e}else var o=!0}}}}}}else return pe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.
errors=n,e===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){
let n=null,e=0,u=Tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){var o=!0;let p=t.length;for(let l=0;l<
p;l++){let d=e;pe(t[l],{instancePath:r+"/"+l,parentData:t,parentDataProperty:l,rootData:F,dynamicAnchors:x})||(n=n===null?pe.errors:n.concat(pe.errors),e=n.length);
var o=d===e;if(!o)break}}else return Tr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Tr.errors=n,e===0}Tr.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var ws=Yr;function Yr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Yr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),pe(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?pe.errors:n.concat(
pe.errors),e=n.length),Yr.errors=n,e===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=Qr;function Qr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Qr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),pe(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?pe.errors:n.concat(
pe.errors),e=n.length),Qr.errors=n,e===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=Hr;function Hr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Hr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),pe(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?pe.errors:n.concat(
pe.errors),e=n.length),Hr.errors=n,e===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=Xr;var br={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"],pattern:"^[a-z]{2}$"},trgLang:{type:["string","nu\
ll"],pattern:"^[a-z]{2}$"},srcLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},trgLocale:{type:["string","null"],pattern:"^[A-Z]{2}$"}},additionalProperties:!1,
$id:"Model.json"},wt={type:"object",required:["id","isDefault","filterConfig","filterName","configName","configDescription","subfilters","segmentationConfigSett\
ing","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{
type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"\
string",enum:["SENTENCE","PARAGRAPH"]},srx:{type:"string"},segmentationConfigName:{type:"string"},domains:{type:"array",items:{type:"object",required:["id","nam\
e"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},createdAt:{type:"string",format:"date-time"},updatedAt:{type:"\
string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.json"};function R(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=R.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.domainId===void 0&&(g="domainId")||t.domainName===void 0&&
(g="domainName")||t.models===void 0&&(g="models")||t.filterConfigs===void 0&&(g="filterConfigs")||t.domainMetadata===void 0&&(g="domainMetadata"))return R.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],!1;{let f=e;for(let c in t)if(!(c==="domainId"||c==="domainName"||c==="\
models"||c==="filterConfigs"||c==="domainMetadata")){return R.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}],!1;break}if(f===e){if(t.domainId!==void 0){let c=t.domainId,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return R.errors=
[{instancePath:r+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof c=="number"&&isFinite(c)&&!kr.
validate(c))return R.errors=[{instancePath:r+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var o=v===e}else
var o=!0;if(o){if(t.domainName!==void 0){let c=e;if(typeof t.domainName!="string")return R.errors=[{instancePath:r+"/domainName",schemaPath:"#/properties/domain\
Name/type",keyword:"type",params:{type:"string"}}],!1;var o=c===e}else var o=!0;if(o){if(t.models!==void 0){let c=t.models,v=e;if(e===v)if(Array.isArray(c)){var p=!0;
let j=c.length;for(let _=0;_<j;_++){let m=c[_],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.id===void 0&&(S="id")||m.name===void 0&&(S="\
name")||m.provider===void 0&&(S="provider")||m.status===void 0&&(S="status")||m.srcLang===void 0&&(S="srcLang")||m.trgLang===void 0&&(S="trgLang")||m.srcLocale===
void 0&&(S="srcLocale")||m.trgLocale===void 0&&(S="trgLocale"))return R.errors=[{instancePath:r+"/models/"+_,schemaPath:"Model.json/required",keyword:"required",
params:{missingProperty:S}}],!1;{let M=e;for(let k in m)if(!(k==="id"||k==="name"||k==="provider"||k==="status"||k==="srcLang"||k==="trgLang"||k==="srcLocale"||
k==="trgLocale")){return R.errors=[{instancePath:r+"/models/"+_,schemaPath:"Model.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(M===e){if(m.id!==void 0){let k=m.id,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return R.errors=[{instancePath:r+"/models/"+_+"/id",
schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof k=="number"&&isFinite(k)&&!kr.validate(k))return R.errors=
[{instancePath:r+"/models/"+_+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var l=h===e}else var l=!0;if(l){if(m.
name!==void 0){let k=e;if(typeof m.name!="string")return R.errors=[{instancePath:r+"/models/"+_+"/name",schemaPath:"Model.json/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var l=k===e}else var l=!0;if(l){if(m.provider!==void 0){let k=e;if(typeof m.provider!="string")return R.errors=[{instancePath:r+
"/models/"+_+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var l=k===e}else var l=!0;if(l){if(m.status!==
void 0){let k=m.status,h=e;if(typeof k!="string")return R.errors=[{instancePath:r+"/models/"+_+"/status",schemaPath:"Model.json/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(k!=="Active")return R.errors=[{instancePath:r+"/models/"+_+"/status",schemaPath:"Model.json/properties/status/enum",keyword:"\
enum",params:{allowedValues:br.properties.status.enum}}],!1;var l=h===e}else var l=!0;if(l){if(m.srcLang!==void 0){let k=m.srcLang,h=e;if(typeof k!="string"&&k!==
null)return R.errors=[{instancePath:r+"/models/"+_+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"type",params:{type:br.properties.srcLang.
type}}],!1;if(e===h&&typeof k=="string"&&!se.test(k))return R.errors=[{instancePath:r+"/models/"+_+"/srcLang",schemaPath:"Model.json/properties/srcLang/pattern",
keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1;var l=h===e}else var l=!0;if(l){if(m.trgLang!==void 0){let k=m.trgLang,h=e;if(typeof k!="string"&&k!==null)
return R.errors=[{instancePath:r+"/models/"+_+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:br.properties.trgLang.type}}],
!1;if(e===h&&typeof k=="string"&&!se.test(k))return R.errors=[{instancePath:r+"/models/"+_+"/trgLang",schemaPath:"Model.json/properties/trgLang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1;var l=h===e}else var l=!0;if(l){if(m.srcLocale!==void 0){let k=m.srcLocale,h=e;if(typeof k!="string"&&k!==null)return R.
errors=[{instancePath:r+"/models/"+_+"/srcLocale",schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:br.properties.srcLocale.type}}],
!1;if(e===h&&typeof k=="string"&&!xe.test(k))return R.errors=[{instancePath:r+"/models/"+_+"/srcLocale",schemaPath:"Model.json/properties/srcLocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=h===e}else var l=!0;if(l)if(m.trgLocale!==void 0){let k=m.trgLocale,h=e;if(typeof k!="string"&&k!==null)return R.
errors=[{instancePath:r+"/models/"+_+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/type",keyword:"type",params:{type:br.properties.trgLocale.type}}],
!1;if(e===h&&typeof k=="string"&&!xe.test(k))return R.errors=[{instancePath:r+"/models/"+_+"/trgLocale",schemaPath:"Model.json/properties/trgLocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var l=h===e}else var l=!0}}}}}}}}}else return R.errors=[{instancePath:r+"/models/"+_,schemaPath:"Model.json/type",keyword:"\
type",params:{type:"object"}}],!1;var p=y===e;if(!p)break}}else return R.errors=[{instancePath:r+"/models",schemaPath:"#/properties/models/type",keyword:"type",
params:{type:"array"}}],!1;var o=v===e}else var o=!0;if(o){if(t.filterConfigs!==void 0){let c=t.filterConfigs,v=e;if(e===v)if(Array.isArray(c)){var d=!0;let j=c.
length;for(let _=0;_<j;_++){let m=c[_],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.id===void 0&&(S="id")||m.isDefault===void 0&&(S="isD\
efault")||m.filterConfig===void 0&&(S="filterConfig")||m.filterName===void 0&&(S="filterName")||m.configName===void 0&&(S="configName")||m.configDescription===void 0&&
(S="configDescription")||m.subfilters===void 0&&(S="subfilters")||m.segmentationConfigSetting===void 0&&(S="segmentationConfigSetting")||m.srx===void 0&&(S="srx")||
m.segmentationConfigName===void 0&&(S="segmentationConfigName")||m.domains===void 0&&(S="domains")||m.createdAt===void 0&&(S="createdAt")||m.updatedAt===void 0&&
(S="updatedAt")||m.default===void 0&&(S="default"))return R.errors=[{instancePath:r+"/filterConfigs/"+_,schemaPath:"FilterConfig.json/required",keyword:"require\
d",params:{missingProperty:S}}],!1;{let M=e;for(let k in m)if(!ke.call(wt.properties,k)){return R.errors=[{instancePath:r+"/filterConfigs/"+_,schemaPath:"Filter\
Config.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(M===e){if(m.id!==void 0){let k=m.id,h=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof k=="number"&&isFinite(k)&&!kr.validate(k))return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var i=h===e}else var i=!0;if(i){if(m.isDefault!==void 0){let k=e;if(typeof m.
isDefault!="boolean")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=k===e}else var i=!0;if(i){if(m.filterConfig!==void 0){let k=e;if(typeof m.filterConfig!="string")return R.errors=[{instancePath:r+"/f\
ilterConfigs/"+_+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;
if(i){if(m.filterName!==void 0){let k=e;if(typeof m.filterName!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(m.configName!==void 0){let k=e;if(typeof m.configName!=
"string")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var i=k===e}else var i=!0;if(i){if(m.configDescription!==void 0){let k=e;if(typeof m.configDescription!="string")return R.errors=[{instancePath:r+
"/filterConfigs/"+_+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else
var i=!0;if(i){if(m.subfilters!==void 0){let k=e;if(typeof m.subfilters!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(m.segmentationConfigSetting!==void 0){
let k=m.segmentationConfigSetting,h=e;if(typeof k!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(!(k==="SENTENCE"||k==="PARAGRAPH"))return R.errors=[{instancePath:r+
"/filterConfigs/"+_+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:wt.
properties.segmentationConfigSetting.enum}}],!1;var i=h===e}else var i=!0;if(i){if(m.srx!==void 0){let k=e;if(typeof m.srx!="string")return R.errors=[{instancePath:r+
"/filterConfigs/"+_+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(m.segmentationConfigName!==
void 0){let k=e;if(typeof m.segmentationConfigName!="string")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(m.domains!==void 0){let k=m.domains,
h=e;if(e===h)if(Array.isArray(k)){var s=!0;let B=k.length;for(let te=0;te<B;te++){let W=k[te],E=e;if(e===E)if(W&&typeof W=="object"&&!Array.isArray(W)){let ie;if(W.
id===void 0&&(ie="id")||W.name===void 0&&(ie="name"))return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/domains/"+te,schemaPath:"FilterConfig.json/propertie\
s/domains/items/required",keyword:"required",params:{missingProperty:ie}}],!1;{let Ne=e;for(let je in W)if(!(je==="id"||je==="name")){return R.errors=[{instancePath:r+
"/filterConfigs/"+_+"/domains/"+te,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:je}}],
!1;break}if(Ne===e){if(W.id!==void 0){let je=W.id,z=e;if(!(typeof je=="number"&&!(je%1)&&!isNaN(je)&&isFinite(je)))return R.errors=[{instancePath:r+"/filterConf\
igs/"+_+"/domains/"+te+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof je==
"number"&&isFinite(je)&&!kr.validate(je))return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/domains/"+te+"/id",schemaPath:"FilterConfig.json/properties/doma\
ins/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var a=z===e}else var a=!0;if(a)if(W.name!==void 0){let je=e;if(typeof W.name!="str\
ing")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/domains/"+te+"/name",schemaPath:"FilterConfig.json/properties/domains/items/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var a=je===e}else var a=!0}}}else return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/domains/"+te,schemaPath:"FilterConfig\
.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=E===e;if(!s)break}}else return R.errors=[{instancePath:r+"/filterConfigs/"+
_+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var i=h===e}else var i=!0;if(i){if(m.createdAt!==void 0){
let k=m.createdAt,h=e;if(e===h&&e===h)if(typeof k=="string"){if(!De.validate(k))return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/createdAt",schemaPath:"Fi\
lterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/creat\
edAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(m.updatedAt!==void 0){
let k=m.updatedAt,h=e;if(e===h&&e===h)if(typeof k=="string"){if(!De.validate(k))return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/updatedAt",schemaPath:"Fi\
lterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/updat\
edAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i)if(m.default!==void 0){
let k=e;if(typeof m.default!="boolean")return R.errors=[{instancePath:r+"/filterConfigs/"+_+"/default",schemaPath:"FilterConfig.json/properties/default/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=k===e}else var i=!0}}}}}}}}}}}}}}}else return R.errors=[{instancePath:r+"/filterConfigs/"+_,schemaPath:"FilterConfig.js\
on/type",keyword:"type",params:{type:"object"}}],!1;var d=y===e;if(!d)break}}else return R.errors=[{instancePath:r+"/filterConfigs",schemaPath:"#/properties/fil\
terConfigs/type",keyword:"type",params:{type:"array"}}],!1;var o=v===e}else var o=!0;if(o)if(t.domainMetadata!==void 0){let c=t.domainMetadata,v=e;if(e===v)if(Array.
isArray(c)){var w=!0;let j=c.length;for(let _=0;_<j;_++){let m=c[_],y=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let S;if(m.key===void 0&&(S="key")||
m.value===void 0&&(S="value"))return R.errors=[{instancePath:r+"/domainMetadata/"+_,schemaPath:"MetadataEntry.json/required",keyword:"required",params:{missingProperty:S}}],
!1;{let M=e;for(let k in m)if(!(k==="key"||k==="value")){return R.errors=[{instancePath:r+"/domainMetadata/"+_,schemaPath:"MetadataEntry.json/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(M===e){if(m.key!==void 0){let k=e;if(typeof m.key!="string")return R.errors=[{instancePath:r+
"/domainMetadata/"+_+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],!1;var A=k===e}else var A=!0;if(A)if(m.value!==
void 0){let k=e;if(typeof m.value!="string")return R.errors=[{instancePath:r+"/domainMetadata/"+_+"/value",schemaPath:"MetadataEntry.json/properties/value/type",
keyword:"type",params:{type:"string"}}],!1;var A=k===e}else var A=!0}}}else return R.errors=[{instancePath:r+"/domainMetadata/"+_,schemaPath:"MetadataEntry.json\
/type",keyword:"type",params:{type:"object"}}],!1;var w=y===e;if(!w)break}}else return R.errors=[{instancePath:r+"/domainMetadata",schemaPath:"#/properties/doma\
inMetadata/type",keyword:"type",params:{type:"array"}}],!1;var o=v===e}else var o=!0}}}}}}else return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return R.errors=n,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(t,{instancePath:r="",parentData:D,parentDataProperty:I,
rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let l;if(t.items===void 0&&(l="items")||t.size===void 0&&(l="size"))return ze.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i==="items"||i==="size")){return ze.errors=[{instancePath:r,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.items!==void 0){let i=t.items,s=e;if(e===s)if(Array.isArray(i)){var o=!0;
let a=i.length;for(let w=0;w<a;w++){let A=e;R(i[w],{instancePath:r+"/items/"+w,parentData:i,parentDataProperty:w,rootData:F,dynamicAnchors:x})||(n=n===null?R.errors:
n.concat(R.errors),e=n.length);var o=A===e;if(!o)break}}else return ze.errors=[{instancePath:r+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{
type:"array"}}],!1;var p=s===e}else var p=!0;if(p)if(t.size!==void 0){let i=t.size,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ze.errors=
[{instancePath:r+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)){if(i<0||isNaN(
i))return ze.errors=[{instancePath:r+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!kr.validate(i))return ze.
errors=[{instancePath:r+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var p=s===e}else var p=!0}}}else return ze.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=n,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Xr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Xr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),ze(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?ze.errors:n.concat(
ze.errors),e=n.length),Xr.errors=n,e===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=He;function He(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=He.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.api_name===void 0&&(p="api_name")||t.api_root===void 0&&(p=
"api_root"))return He.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="api_n\
ame"||d==="api_root")){return He.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(t.api_name!==void 0){let d=t.api_name,i=e;if(typeof d!="string")return He.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(d!=="Parlance")return He.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var o=i===e}else var o=!0;if(o)if(t.api_root!==void 0){let d=t.api_root,i=e;if(typeof d!="string")return He.errors=
[{instancePath:r+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="/v2")return He.errors=[{instancePath:r+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var o=i===e}else var o=!0}}}else return He.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=n,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=Xe;function Xe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Xe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.api_name===void 0&&(p="api_name")||t.api_root===void 0&&(p=
"api_root"))return Xe.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(!(d==="api_n\
ame"||d==="api_root")){return Xe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(l===e){if(t.api_name!==void 0){let d=t.api_name,i=e;if(typeof d!="string")return Xe.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(d!=="Parlance")return Xe.errors=[{instancePath:r+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var o=i===e}else var o=!0;if(o)if(t.api_root!==void 0){let d=t.api_root,i=e;if(typeof d!="string")return Xe.errors=
[{instancePath:r+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="/v2")return Xe.errors=[{instancePath:r+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var o=i===e}else var o=!0}}}else return Xe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=n,e===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=L,Se={type:"\
object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_review_percentag\
e","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64",minimum:1},memory_id:{type:"integer",format:"int64",minimum:1},
job_id:{type:"integer",format:"int64",minimum:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},srclocale:{type:["str\
ing","null"],pattern:"^[A-Z]{2}$"},trglocale:{type:["string","null"],pattern:"^[A-Z]{2}$"},name:{type:"string",minLength:1,maxLength:255},state:{type:"string",enum:[
"backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"],format:"int64"},archived:{type:"boolean"},metadata:{type:"object",maxProperties:50,
additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},created_at:{type:"integer",format:"in\
t64"},updated_at:{type:"integer",format:"int64"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"array",items:{type:"\
object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export_succe\
eded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_com\
plete"],properties:{id:{type:"integer",format:"int64",minimum:1},project_id:{type:"integer",format:"int64",minimum:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},
trglang:{type:"string",pattern:"^[a-z]{2}$"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},
import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{
type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},
translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer",format:"\
int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{type:"boolean"},import_note:{type:"string"},segments:{type:"array",items:{type:"object",required:[
"id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_reviewed"],properties:{id:{type:"integer",format:"\
int64",minimum:1},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},document_id:{type:["integer","null"],format:"int64",minimum:1},
memory_id:{type:"integer",format:"int64",minimum:1},source:{type:"string",minLength:1},srclang:{type:"string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{
type:"string",pattern:"^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},comments:{type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1}}},
additionalProperties:!1}}},additionalProperties:!1,$id:"updateProject"};function L(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){
let n=null,e=0,u=L.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.
id===void 0&&(w="id")||t.memory_id===void 0&&(w="memory_id")||t.job_id===void 0&&(w="job_id")||t.srclang===void 0&&(w="srclang")||t.trglang===void 0&&(w="trglan\
g")||t.srclocale===void 0&&(w="srclocale")||t.trglocale===void 0&&(w="trglocale")||t.name===void 0&&(w="name")||t.state===void 0&&(w="state")||t.due_date===void 0&&
(w="due_date")||t.archived===void 0&&(w="archived")||t.metadata===void 0&&(w="metadata")||t.sample_review_percentage===void 0&&(w="sample_review_percentage")||t.
created_at===void 0&&(w="created_at")||t.updated_at===void 0&&(w="updated_at")||t.workflowStatus===void 0&&(w="workflowStatus")||t.document===void 0&&(w="docume\
nt"))return L.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],!1;{let A=e;for(let g in t)if(!ke.call(Se.properties,
g)){return L.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(A===e){if(t.
id!==void 0){let g=t.id,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return L.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)){if(g<1||isNaN(g))return L.errors=[{instancePath:r+"/id",schemaPath:"#/properties/i\
d/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(g))return L.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",
keyword:"format",params:{format:"int64"}}],!1}var o=f===e}else var o=!0;if(o){if(t.memory_id!==void 0){let g=t.memory_id,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g)))return L.errors=[{instancePath:r+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof g==
"number"&&isFinite(g)){if(g<1||isNaN(g))return L.errors=[{instancePath:r+"/memory_id",schemaPath:"#/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1;if(!q.validate(g))return L.errors=[{instancePath:r+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"in\
t64"}}],!1}var o=f===e}else var o=!0;if(o){if(t.job_id!==void 0){let g=t.job_id,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return L.errors=[{instancePath:r+
"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)){if(g<1||isNaN(g))return L.
errors=[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(g))return L.errors=
[{instancePath:r+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1}var o=f===e}else var o=!0;if(o){if(t.srclang!==
void 0){let g=t.srclang,f=e;if(e===f)if(typeof g=="string"){if(!se.test(g))return L.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",
keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var o=f===e}else var o=!0;if(o){if(t.trglang!==void 0){let g=t.trglang,f=e;if(e===f)if(typeof g=="string"){if(!se.test(g))return L.errors=[{
instancePath:r+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:r+"\
/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;if(o){if(t.srclocale!==void 0){let g=t.srclocale,
f=e;if(typeof g!="string"&&g!==null)return L.errors=[{instancePath:r+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:Se.properties.
srclocale.type}}],!1;if(e===f&&typeof g=="string"&&!xe.test(g))return L.errors=[{instancePath:r+"/srclocale",schemaPath:"#/properties/srclocale/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z]{2}$"}}],!1;var o=f===e}else var o=!0;if(o){if(t.trglocale!==void 0){let g=t.trglocale,f=e;if(typeof g!="string"&&g!==null)return L.
errors=[{instancePath:r+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:Se.properties.trglocale.type}}],!1;if(e===f&&typeof g==
"string"&&!xe.test(g))return L.errors=[{instancePath:r+"/trglocale",schemaPath:"#/properties/trglocale/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"}}],
!1;var o=f===e}else var o=!0;if(o){if(t.name!==void 0){let g=t.name,f=e;if(e===f)if(typeof g=="string"){if(O(g)>255)return L.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(g)<1)return L.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var o=f===e}else var o=!0;if(o){if(t.state!==void 0){let g=t.state,f=e;if(typeof g!="string")return L.errors=[{instancePath:r+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(g==="backlog"||g==="inProgress"||g==="inReview"||g==="inQA"||g==="done"))return L.errors=
[{instancePath:r+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Se.properties.state.enum}}],!1;var o=f===e}else var o=!0;if(o){
if(t.due_date!==void 0){let g=t.due_date,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return L.errors=[{instancePath:r+"/due_date",schemaPath:"\
#/properties/due_date/type",keyword:"type",params:{type:Se.properties.due_date.type}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return L.errors=
[{instancePath:r+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format:"int64"}}],!1;var o=f===e}else var o=!0;if(o){if(t.archived!==
void 0){let g=e;if(typeof t.archived!="boolean")return L.errors=[{instancePath:r+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var o=g===e}else var o=!0;if(o){if(t.metadata!==void 0){let g=t.metadata,f=e;if(e===f)if(g&&typeof g=="object"&&!Array.isArray(g)){if(Object.keys(
g).length>50)return L.errors=[{instancePath:r+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let v in g){
let P=g[v],j=e;if(typeof P!="string"&&!(typeof P=="number"&&isFinite(P))&&typeof P!="boolean")return L.errors=[{instancePath:r+"/metadata/"+v.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:Se.properties.metadata.additionalProperties.type}}],
!1;var p=j===e;if(!p)break}}else return L.errors=[{instancePath:r+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;
var o=f===e}else var o=!0;if(o){if(t.sample_review_percentage!==void 0){let g=t.sample_review_percentage,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)))return L.errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof g=="number"&&isFinite(g)){if(g>100||isNaN(g))return L.errors=[{instancePath:r+"/sample_review_percentage",schemaPath:"#/properties/sample_re\
view_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(g<0||isNaN(g))return L.errors=[{instancePath:r+"/sample_review_percentage",
schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=f===e}else var o=!0;if(o){if(t.created_at!==
void 0){let g=t.created_at,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return L.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return L.errors=[{instancePath:r+"/create\
d_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=f===e}else var o=!0;if(o){if(t.updated_at!==void 0){let g=t.
updated_at,f=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return L.errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return L.errors=[{instancePath:r+"/updated_at",schemaPath:"\
#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=f===e}else var o=!0;if(o){if(t.workflowStatus!==void 0){let g=t.workflowStatus,
f=e;if(typeof g!="string")return L.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],
!1;if(!(g==="READY_TO_START"||g==="IN_PROGRESS"||g==="DONE"))return L.errors=[{instancePath:r+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"\
enum",params:{allowedValues:Se.properties.workflowStatus.enum}}],!1;var o=f===e}else var o=!0;if(o)if(t.document!==void 0){let g=t.document,f=e;if(e===f)if(Array.
isArray(g)){var l=!0;let v=g.length;for(let P=0;P<v;P++){let j=g[P],_=e;if(e===_)if(j&&typeof j=="object"&&!Array.isArray(j)){let y;if(j.id===void 0&&(y="id")||
j.project_id===void 0&&(y="project_id")||j.srclang===void 0&&(y="srclang")||j.trglang===void 0&&(y="trglang")||j.name===void 0&&(y="name")||j.import_in_progress===
void 0&&(y="import_in_progress")||j.import_succeeded===void 0&&(y="import_succeeded")||j.import_error_message===void 0&&(y="import_error_message")||j.export_in_progress===
void 0&&(y="export_in_progress")||j.export_succeeded===void 0&&(y="export_succeeded")||j.export_error_message===void 0&&(y="export_error_message")||j.is_pretranslating===
void 0&&(y="is_pretranslating")||j.status===void 0&&(y="status")||j.translator_email===void 0&&(y="translator_email")||j.reviewer_email===void 0&&(y="reviewer_e\
mail")||j.customer_reviewer_email===void 0&&(y="customer_reviewer_email")||j.created_at===void 0&&(y="created_at")||j.updated_at===void 0&&(y="updated_at")||j.is_review_complete===
void 0&&(y="is_review_complete"))return L.errors=[{instancePath:r+"/document/"+P,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:y}}],
!1;{let b=e;for(let N in j)if(!ke.call(Se.properties.document.items.properties,N)){return L.errors=[{instancePath:r+"/document/"+P,schemaPath:"#/properties/docu\
ment/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(b===e){if(j.id!==void 0){let N=j.id,S=e;if(!(typeof N==
"number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return L.errors=[{instancePath:r+"/document/"+P+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===S&&typeof N=="number"&&isFinite(N)){if(N<1||isNaN(N))return L.errors=[{instancePath:r+"/document/"+P+"/id",schemaPath:"\
#/properties/document/items/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(N))return L.errors=[{instancePath:r+"/\
document/"+P+"/id",schemaPath:"#/properties/document/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var d=S===e}else var d=!0;if(d){if(j.
project_id!==void 0){let N=j.project_id,S=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return L.errors=[{instancePath:r+"/document/"+P+"/project_i\
d",schemaPath:"#/properties/document/items/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof N=="number"&&isFinite(N)){if(N<
1||isNaN(N))return L.errors=[{instancePath:r+"/document/"+P+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1;if(!q.validate(N))return L.errors=[{instancePath:r+"/document/"+P+"/project_id",schemaPath:"#/properties/document/items\
/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1}var d=S===e}else var d=!0;if(d){if(j.srclang!==void 0){let N=j.srclang,S=e;if(e===S)
if(typeof N=="string"){if(!se.test(N))return L.errors=[{instancePath:r+"/document/"+P+"/srclang",schemaPath:"#/properties/document/items/properties/srclang/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:r+"/document/"+P+"/srclang",schemaPath:"#/properties/document/item\
s/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(j.trglang!==void 0){let N=j.trglang,S=e;if(e===S)if(typeof N==
"string"){if(!se.test(N))return L.errors=[{instancePath:r+"/document/"+P+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/pattern",keyword:"\
pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:r+"/document/"+P+"/trglang",schemaPath:"#/properties/document/items/properties/t\
rglang/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(j.name!==void 0){let N=j.name,S=e;if(e===S)if(typeof N=="string"){if(O(
N)>255)return L.errors=[{instancePath:r+"/document/"+P+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(O(N)<1)return L.errors=[{instancePath:r+"/document/"+P+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return L.errors=[{instancePath:r+"/document/"+P+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(j.import_in_progress!==void 0){let N=e;if(typeof j.import_in_progress!="boolean")return L.errors=[{instancePath:r+
"/document/"+P+"/import_in_progress",schemaPath:"#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var d=N===
e}else var d=!0;if(d){if(j.import_succeeded!==void 0){let N=e;if(typeof j.import_succeeded!="boolean")return L.errors=[{instancePath:r+"/document/"+P+"/import_s\
ucceeded",schemaPath:"#/properties/document/items/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var d=N===e}else var d=!0;if(d){
if(j.import_error_message!==void 0){let N=e;if(typeof j.import_error_message!="string")return L.errors=[{instancePath:r+"/document/"+P+"/import_error_message",schemaPath:"\
#/properties/document/items/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){if(j.export_in_progress!==
void 0){let N=e;if(typeof j.export_in_progress!="boolean")return L.errors=[{instancePath:r+"/document/"+P+"/export_in_progress",schemaPath:"#/properties/documen\
t/items/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var d=N===e}else var d=!0;if(d){if(j.export_succeeded!==void 0){let N=e;
if(typeof j.export_succeeded!="boolean")return L.errors=[{instancePath:r+"/document/"+P+"/export_succeeded",schemaPath:"#/properties/document/items/properties/e\
xport_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var d=N===e}else var d=!0;if(d){if(j.export_error_message!==void 0){let N=e;if(typeof j.export_error_message!=
"string")return L.errors=[{instancePath:r+"/document/"+P+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"\
type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){if(j.is_pretranslating!==void 0){let N=e;if(typeof j.is_pretranslating!="boolean")return L.errors=
[{instancePath:r+"/document/"+P+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boo\
lean"}}],!1;var d=N===e}else var d=!0;if(d){if(j.status!==void 0){let N=j.status,S=e;if(e===S)if(N&&typeof N=="object"&&!Array.isArray(N)){let k;if(N.pretranslation===
void 0&&(k="pretranslation"))return L.errors=[{instancePath:r+"/document/"+P+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"\
required",params:{missingProperty:k}}],!1;{let h=e;for(let T in N)if(T!=="pretranslation"){return L.errors=[{instancePath:r+"/document/"+P+"/status",schemaPath:"\
#/properties/document/items/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:T}}],!1;break}if(h===e&&N.pretranslation!==
void 0){let T=N.pretranslation;if(typeof T!="string")return L.errors=[{instancePath:r+"/document/"+P+"/status/pretranslation",schemaPath:"#/properties/document/\
items/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(T==="idle"||T==="pending"||T==="running"))return L.errors=
[{instancePath:r+"/document/"+P+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",
params:{allowedValues:Se.properties.document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return L.errors=[{instancePath:r+"/document/"+P+
"/status",schemaPath:"#/properties/document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var d=S===e}else var d=!0;if(d){if(j.translator_email!==
void 0){let N=j.translator_email,S=e;if(typeof N!="string"&&N!==null)return L.errors=[{instancePath:r+"/document/"+P+"/translator_email",schemaPath:"#/propertie\
s/document/items/properties/translator_email/type",keyword:"type",params:{type:Se.properties.document.items.properties.translator_email.type}}],!1;var d=S===e}else
var d=!0;if(d){if(j.reviewer_email!==void 0){let N=j.reviewer_email,S=e;if(typeof N!="string"&&N!==null)return L.errors=[{instancePath:r+"/document/"+P+"/review\
er_email",schemaPath:"#/properties/document/items/properties/reviewer_email/type",keyword:"type",params:{type:Se.properties.document.items.properties.reviewer_email.
type}}],!1;var d=S===e}else var d=!0;if(d){if(j.customer_reviewer_email!==void 0){let N=j.customer_reviewer_email,S=e;if(typeof N!="string"&&N!==null)return L.errors=
[{instancePath:r+"/document/"+P+"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{
type:Se.properties.document.items.properties.customer_reviewer_email.type}}],!1;var d=S===e}else var d=!0;if(d){if(j.created_at!==void 0){let N=j.created_at,S=e;
if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return L.errors=[{instancePath:r+"/document/"+P+"/created_at",schemaPath:"#/properties/document/items/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof N=="number"&&isFinite(N)&&!q.validate(N))return L.errors=[{instancePath:r+
"/document/"+P+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var d=S===e}else
var d=!0;if(d){if(j.updated_at!==void 0){let N=j.updated_at,S=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return L.errors=[{instancePath:r+"/docu\
ment/"+P+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof N=="numb\
er"&&isFinite(N)&&!q.validate(N))return L.errors=[{instancePath:r+"/document/"+P+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/for\
mat",keyword:"format",params:{format:"int64"}}],!1;var d=S===e}else var d=!0;if(d){if(j.is_review_complete!==void 0){let N=e;if(typeof j.is_review_complete!="bo\
olean")return L.errors=[{instancePath:r+"/document/"+P+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=N===e}else var d=!0;if(d){if(j.import_note!==void 0){let N=e;if(typeof j.import_note!="string")return L.errors=[{instancePath:r+
"/document/"+P+"/import_note",schemaPath:"#/properties/document/items/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;
if(d)if(j.segments!==void 0){let N=j.segments,S=e;if(e===S)if(Array.isArray(N)){var i=!0;let k=N.length;for(let h=0;h<k;h++){let T=N[h],B=e;if(e===B)if(T&&typeof T==
"object"&&!Array.isArray(T)){let W;if(T.id===void 0&&(W="id")||T.created_at===void 0&&(W="created_at")||T.updated_at===void 0&&(W="updated_at")||T.document_id===
void 0&&(W="document_id")||T.memory_id===void 0&&(W="memory_id")||T.source===void 0&&(W="source")||T.srclang===void 0&&(W="srclang")||T.target===void 0&&(W="tar\
get")||T.trglang===void 0&&(W="trglang")||T.is_confirmed===void 0&&(W="is_confirmed")||T.is_reviewed===void 0&&(W="is_reviewed"))return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:W}}],!1;{let E=e;
for(let $ in T)if(!ke.call(Se.properties.document.items.properties.segments.items.properties,$)){return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h,
schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:$}}],!1;break}
if(E===e){if(T.id!==void 0){let $=T.id,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+
h+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ie&&typeof $=="\
number"&&isFinite($)){if($<1||isNaN($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/id",schemaPath:"#/properties/document/items/properties/s\
egments/items/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate($))return L.errors=[{instancePath:r+"/document/"+P+"\
/segments/"+h+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var s=ie===
e}else var s=!0;if(s){if(T.created_at!==void 0){let $=T.created_at,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h+"/created_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===ie&&typeof $=="number"&&isFinite($)&&!q.validate($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/created_at",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){
if(T.updated_at!==void 0){let $=T.updated_at,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return L.errors=[{instancePath:r+"/document/"+P+"/seg\
ments/"+h+"/updated_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===ie&&typeof $=="number"&&isFinite($)&&!q.validate($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/updated_at",schemaPath:"#/properties\
/document/items/properties/segments/items/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var s=ie===e}else var s=!0;if(s){if(T.document_id!==
void 0){let $=T.document_id,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($))&&$!==null)return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+
h+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{type:Se.properties.document.
items.properties.segments.items.properties.document_id.type}}],!1;if(e===ie&&typeof $=="number"&&isFinite($)){if($<1||isNaN($))return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1;if(!q.validate($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/document_id",schemaPath:"#/properties/d\
ocument/items/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1}var s=ie===e}else var s=!0;if(s){if(T.memory_id!==
void 0){let $=T.memory_id,ie=e;if(!(typeof $=="number"&&!($%1)&&!isNaN($)&&isFinite($)))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/memory_\
id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===ie&&typeof $==
"number"&&isFinite($)){if($<1||isNaN($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/memory_id",schemaPath:"#/properties/document/items/prop\
erties/segments/items/properties/memory_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate($))return L.errors=[{instancePath:r+"\
/document/"+P+"/segments/"+h+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1}var s=ie===e}else var s=!0;if(s){if(T.source!==void 0){let $=T.source,ie=e;if(e===ie)if(typeof $=="string"){if(O($)<1)return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h+"/source",schemaPath:"#/properties/document/items/properties/segments/items/properties/source/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/source",schemaPath:"#/properties/document/items/properties/segments/items/pr\
operties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=ie===e}else var s=!0;if(s){if(T.srclang!==void 0){let $=T.srclang,ie=e;if(e===ie)if(typeof $==
"string"){if(!se.test($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/srclang",schemaPath:"#/properties/document/items/properties/segments/i\
tems/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/srcl\
ang",schemaPath:"#/properties/document/items/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=ie===e}else var s=!0;
if(s){if(T.target!==void 0){let $=e;if(typeof T.target!="string")return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/target",schemaPath:"#/properti\
es/document/items/properties/segments/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var s=$===e}else var s=!0;if(s){if(T.trglang!==void 0){
let $=T.trglang,ie=e;if(e===ie)if(typeof $=="string"){if(!se.test($))return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/trglang",schemaPath:"#/pro\
perties/document/items/properties/segments/items/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"\
string"}}],!1;var s=ie===e}else var s=!0;if(s){if(T.is_confirmed!==void 0){let $=e;if(typeof T.is_confirmed!="boolean")return L.errors=[{instancePath:r+"/docume\
nt/"+P+"/segments/"+h+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"\
boolean"}}],!1;var s=$===e}else var s=!0;if(s){if(T.is_reviewed!==void 0){let $=e;if(typeof T.is_reviewed!="boolean")return L.errors=[{instancePath:r+"/document\
/"+P+"/segments/"+h+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var s=$===e}else var s=!0;if(s)if(T.comments!==void 0){let $=T.comments,ie=e;if(e===ie)if(Array.isArray($)){if($.length>0)return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h+"/comments",schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/maxItems",keyword:"maxItems",params:{
limit:0}}],!1;{var a=!0;let je=$.length;for(let z=0;z<je;z++){let he=$[z],Rs=e;if(!(he&&typeof he=="object"&&!Array.isArray(he)))return L.errors=[{instancePath:r+
"/document/"+P+"/segments/"+h+"/comments/"+z,schemaPath:"#/properties/document/items/properties/segments/items/properties/comments/items/type",keyword:"type",params:{
type:"object"}}],!1;var a=Rs===e;if(!a)break}}}else return L.errors=[{instancePath:r+"/document/"+P+"/segments/"+h+"/comments",schemaPath:"#/properties/document\
/items/properties/segments/items/properties/comments/type",keyword:"type",params:{type:"array"}}],!1;var s=ie===e}else var s=!0}}}}}}}}}}}}}else return L.errors=
[{instancePath:r+"/document/"+P+"/segments/"+h,schemaPath:"#/properties/document/items/properties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=B===e;if(!i)break}}else return L.errors=[{instancePath:r+"/document/"+P+"/segments",schemaPath:"#/properties/document/items/properties/segments/type",keyword:"\
type",params:{type:"array"}}],!1;var d=S===e}else var d=!0}}}}}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:r+"/document/"+P,schemaPath:"#/properties/do\
cument/items/type",keyword:"type",params:{type:"object"}}],!1;var l=_===e;if(!l)break}}else return L.errors=[{instancePath:r+"/document",schemaPath:"#/propertie\
s/document/type",keyword:"type",params:{type:"array"}}],!1;var o=f===e}else var o=!0}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return L.errors=n,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=fe;function fe(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=fe.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.sourceWords===void 0&&(d="sourceWords")||t.exactWords===void 0&&
(d="exactWords")||t.fuzzyWords===void 0&&(d="fuzzyWords")||t.newWords===void 0&&(d="newWords")||t.projects===void 0&&(d="projects"))return fe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let s in t)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(i===e){if(t.sourceWords!==void 0){let s=t.sourceWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.errors=[{instancePath:r+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return fe.errors=[{instancePath:r+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===
e}else var o=!0;if(o){if(t.exactWords!==void 0){let s=t.exactWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.errors=[{instancePath:r+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fe.
errors=[{instancePath:r+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;
if(o){if(t.fuzzyWords!==void 0){let s=t.fuzzyWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.errors=[{instancePath:r+"/fuzzyWords",
schemaPath:"#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fe.errors=
[{instancePath:r+"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){
if(t.newWords!==void 0){let s=t.newWords,a=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.errors=[{instancePath:r+"/newWords",schemaPath:"\
#/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return fe.errors=[{instancePath:r+
"/newWords",schemaPath:"#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o)if(t.projects!==void 0){
let s=t.projects,a=e;if(e===a)if(Array.isArray(s)){var p=!0;let A=s.length;for(let g=0;g<A;g++){let f=s[g],c=e;if(e===c)if(f&&typeof f=="object"&&!Array.isArray(
f)){let P;if(f.id===void 0&&(P="id")||f.sourceWords===void 0&&(P="sourceWords")||f.exactWords===void 0&&(P="exactWords")||f.fuzzyWords===void 0&&(P="fuzzyWords")||
f.newWords===void 0&&(P="newWords"))return fe.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{
missingProperty:P}}],!1;{let j=e;for(let _ in f)if(!(_==="id"||_==="sourceWords"||_==="exactWords"||_==="fuzzyWords"||_==="newWords")){return fe.errors=[{instancePath:r+
"/projects/"+g,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(j===e){if(f.
id!==void 0){let _=f.id,m=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return fe.errors=[{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/proper\
ties/projects/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="number"&&isFinite(_)&&!q.validate(_))return fe.errors=[
{instancePath:r+"/projects/"+g+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var l=m===e}else
var l=!0;if(l){if(f.sourceWords!==void 0){let _=f.sourceWords,m=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return fe.errors=[{instancePath:r+"/p\
rojects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _==
"number"&&isFinite(_)&&(_<0||isNaN(_)))return fe.errors=[{instancePath:r+"/projects/"+g+"/sourceWords",schemaPath:"#/properties/projects/items/properties/source\
Words/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l){if(f.exactWords!==void 0){let _=f.exactWords,m=e;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return fe.errors=[{instancePath:r+"/projects/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exac\
tWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="number"&&isFinite(_)&&(_<0||isNaN(_)))return fe.errors=[{instancePath:r+"/projects\
/"+g+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else
var l=!0;if(l){if(f.fuzzyWords!==void 0){let _=f.fuzzyWords,m=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return fe.errors=[{instancePath:r+"/pro\
jects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="num\
ber"&&isFinite(_)&&(_<0||isNaN(_)))return fe.errors=[{instancePath:r+"/projects/"+g+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0;if(l)if(f.newWords!==void 0){let _=f.newWords,m=e;if(!(typeof _=="num\
ber"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return fe.errors=[{instancePath:r+"/projects/"+g+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof _=="number"&&isFinite(_)&&(_<0||isNaN(_)))return fe.errors=[{instancePath:r+"/projects/"+g+"/n\
ewWords",schemaPath:"#/properties/projects/items/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var l=m===e}else var l=!0}}}}}}else
return fe.errors=[{instancePath:r+"/projects/"+g,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e;if(!p)break}}else
return fe.errors=[{instancePath:r+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0}}}}}}else
return fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=n,e===0}fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ss=J,hr={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message",
"export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","creat\
ed_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64",minimum:1},project_id:{type:"integer",format:"int64",minimum:1},srclang:{
type:"string",pattern:"^[a-z]{2}$"},trglang:{type:"string",pattern:"^[a-z]{2}$"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolea\
n"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{
type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pend\
ing","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["str\
ing","null"]},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"int64"},is_review_complete:{type:"boolean"},import_note:{type:"strin\
g"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_con\
firmed","is_reviewed"],properties:{id:{type:"integer",format:"int64",minimum:1},created_at:{type:"integer",format:"int64"},updated_at:{type:"integer",format:"in\
t64"},document_id:{type:["integer","null"],format:"int64",minimum:1},memory_id:{type:"integer",format:"int64",minimum:1},source:{type:"string",minLength:1},srclang:{
type:"string",pattern:"^[a-z]{2}$"},target:{type:"string"},trglang:{type:"string",pattern:"^[a-z]{2}$"},is_confirmed:{type:"boolean"},is_reviewed:{type:"boolean"},
comments:{type:"array",maxItems:0,items:{type:"object"}}},additionalProperties:!1}}},additionalProperties:!1,$id:"getDocument"};function J(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=J.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.id===void 0&&(i="id")||t.project_id===void 0&&(i="project_id")||t.srclang===void 0&&(i="sr\
clang")||t.trglang===void 0&&(i="trglang")||t.name===void 0&&(i="name")||t.import_in_progress===void 0&&(i="import_in_progress")||t.import_succeeded===void 0&&(i=
"import_succeeded")||t.import_error_message===void 0&&(i="import_error_message")||t.export_in_progress===void 0&&(i="export_in_progress")||t.export_succeeded===
void 0&&(i="export_succeeded")||t.export_error_message===void 0&&(i="export_error_message")||t.is_pretranslating===void 0&&(i="is_pretranslating")||t.status===void 0&&
(i="status")||t.translator_email===void 0&&(i="translator_email")||t.reviewer_email===void 0&&(i="reviewer_email")||t.customer_reviewer_email===void 0&&(i="cust\
omer_reviewer_email")||t.created_at===void 0&&(i="created_at")||t.updated_at===void 0&&(i="updated_at")||t.is_review_complete===void 0&&(i="is_review_complete"))
return J.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e;for(let a in t)if(!ke.call(hr.properties,a)){
return J.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(s===e){if(t.id!==
void 0){let a=t.id,w=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof a=="number"&&isFinite(a)){if(a<1||isNaN(a))return J.errors=[{instancePath:r+"/id",schemaPath:"#/properties/i\
d/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(a))return J.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/format",
keyword:"format",params:{format:"int64"}}],!1}var o=w===e}else var o=!0;if(o){if(t.project_id!==void 0){let a=t.project_id,w=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
w&&typeof a=="number"&&isFinite(a)){if(a<1||isNaN(a))return J.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1;if(!q.validate(a))return J.errors=[{instancePath:r+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"f\
ormat",params:{format:"int64"}}],!1}var o=w===e}else var o=!0;if(o){if(t.srclang!==void 0){let a=t.srclang,w=e;if(e===w)if(typeof a=="string"){if(!se.test(a))return J.
errors=[{instancePath:r+"/srclang",schemaPath:"#/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return J.errors=[{instancePath:r+
"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=w===e}else var o=!0;if(o){if(t.trglang!==void 0){let a=t.trglang,
w=e;if(e===w)if(typeof a=="string"){if(!se.test(a))return J.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/pattern",keyword:"pattern",params:{
pattern:"^[a-z]{2}$"}}],!1}else return J.errors=[{instancePath:r+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=w===
e}else var o=!0;if(o){if(t.name!==void 0){let a=t.name,w=e;if(e===w)if(typeof a=="string"){if(O(a)>255)return J.errors=[{instancePath:r+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(a)<1)return J.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var o=w===e}else var o=!0;if(o){if(t.import_in_progress!==void 0){let a=e;if(typeof t.import_in_progress!="boolean")return J.errors=[{instancePath:r+"/import\
_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.import_succeeded!==
void 0){let a=e;if(typeof t.import_succeeded!="boolean")return J.errors=[{instancePath:r+"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.import_error_message!==void 0){let a=e;if(typeof t.import_error_message!="string")return J.
errors=[{instancePath:r+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;
if(o){if(t.export_in_progress!==void 0){let a=e;if(typeof t.export_in_progress!="boolean")return J.errors=[{instancePath:r+"/export_in_progress",schemaPath:"#/p\
roperties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.export_succeeded!==void 0){let a=e;if(typeof t.
export_succeeded!="boolean")return J.errors=[{instancePath:r+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.export_error_message!==void 0){let a=e;if(typeof t.export_error_message!="string")return J.errors=[{instancePath:r+
"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;if(o){if(t.is_pretranslating!==
void 0){let a=e;if(typeof t.is_pretranslating!="boolean")return J.errors=[{instancePath:r+"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",
keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.status!==void 0){let a=t.status,w=e;if(e===w)if(a&&typeof a=="object"&&!Array.isArray(
a)){let g;if(a.pretranslation===void 0&&(g="pretranslation"))return J.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status/required",keyword:"requi\
red",params:{missingProperty:g}}],!1;{let f=e;for(let c in a)if(c!=="pretranslation"){return J.errors=[{instancePath:r+"/status",schemaPath:"#/properties/status\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(f===e&&a.pretranslation!==void 0){let c=a.pretranslation;if(typeof c!=
"string")return J.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(c==="idle"||c==="pending"||c==="running"))return J.errors=[{instancePath:r+"/status/pretranslation",schemaPath:"#/properties/status/propertie\
s/pretranslation/enum",keyword:"enum",params:{allowedValues:hr.properties.status.properties.pretranslation.enum}}],!1}}}else return J.errors=[{instancePath:r+"/\
status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var o=w===e}else var o=!0;if(o){if(t.translator_email!==void 0){let a=t.
translator_email,w=e;if(typeof a!="string"&&a!==null)return J.errors=[{instancePath:r+"/translator_email",schemaPath:"#/properties/translator_email/type",keyword:"\
type",params:{type:hr.properties.translator_email.type}}],!1;var o=w===e}else var o=!0;if(o){if(t.reviewer_email!==void 0){let a=t.reviewer_email,w=e;if(typeof a!=
"string"&&a!==null)return J.errors=[{instancePath:r+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:hr.properties.reviewer_email.
type}}],!1;var o=w===e}else var o=!0;if(o){if(t.customer_reviewer_email!==void 0){let a=t.customer_reviewer_email,w=e;if(typeof a!="string"&&a!==null)return J.errors=
[{instancePath:r+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:hr.properties.customer_reviewer_email.
type}}],!1;var o=w===e}else var o=!0;if(o){if(t.created_at!==void 0){let a=t.created_at,w=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=
[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof a=="number"&&isFinite(a)&&
!q.validate(a))return J.errors=[{instancePath:r+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=w===
e}else var o=!0;if(o){if(t.updated_at!==void 0){let a=t.updated_at,w=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:r+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof a=="number"&&isFinite(a)&&!q.validate(a))return J.
errors=[{instancePath:r+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format:"int64"}}],!1;var o=w===e}else var o=!0;if(o){
if(t.is_review_complete!==void 0){let a=e;if(typeof t.is_review_complete!="boolean")return J.errors=[{instancePath:r+"/is_review_complete",schemaPath:"#/propert\
ies/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var o=a===e}else var o=!0;if(o){if(t.import_note!==void 0){let a=e;if(typeof t.import_note!=
"string")return J.errors=[{instancePath:r+"/import_note",schemaPath:"#/properties/import_note/type",keyword:"type",params:{type:"string"}}],!1;var o=a===e}else var o=!0;
if(o)if(t.segments!==void 0){let a=t.segments,w=e;if(e===w)if(Array.isArray(a)){var p=!0;let g=a.length;for(let f=0;f<g;f++){let c=a[f],v=e;if(e===v)if(c&&typeof c==
"object"&&!Array.isArray(c)){let j;if(c.id===void 0&&(j="id")||c.created_at===void 0&&(j="created_at")||c.updated_at===void 0&&(j="updated_at")||c.document_id===
void 0&&(j="document_id")||c.memory_id===void 0&&(j="memory_id")||c.source===void 0&&(j="source")||c.srclang===void 0&&(j="srclang")||c.target===void 0&&(j="tar\
get")||c.trglang===void 0&&(j="trglang")||c.is_confirmed===void 0&&(j="is_confirmed")||c.is_reviewed===void 0&&(j="is_reviewed"))return J.errors=[{instancePath:r+
"/segments/"+f,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty:j}}],!1;{let _=e;for(let m in c)if(!ke.call(hr.properties.
segments.items.properties,m)){return J.errors=[{instancePath:r+"/segments/"+f,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:m}}],!1;break}if(_===e){if(c.id!==void 0){let m=c.id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return J.
errors=[{instancePath:r+"/segments/"+f+"/id",schemaPath:"#/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m==
"number"&&isFinite(m)){if(m<1||isNaN(m))return J.errors=[{instancePath:r+"/segments/"+f+"/id",schemaPath:"#/properties/segments/items/properties/id/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(m))return J.errors=[{instancePath:r+"/segments/"+f+"/id",schemaPath:"#/properties/segments/items/p\
roperties/id/format",keyword:"format",params:{format:"int64"}}],!1}var l=y===e}else var l=!0;if(l){if(c.created_at!==void 0){let m=c.created_at,y=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return J.errors=[{instancePath:r+"/segments/"+f+"/created_at",schemaPath:"#/properties/segments/items/properties/creat\
ed_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&!q.validate(m))return J.errors=[{instancePath:r+"/segments/"+
f+"/created_at",schemaPath:"#/properties/segments/items/properties/created_at/format",keyword:"format",params:{format:"int64"}}],!1;var l=y===e}else var l=!0;if(l){
if(c.updated_at!==void 0){let m=c.updated_at,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return J.errors=[{instancePath:r+"/segments/"+f+"/upda\
ted_at",schemaPath:"#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)&&
!q.validate(m))return J.errors=[{instancePath:r+"/segments/"+f+"/updated_at",schemaPath:"#/properties/segments/items/properties/updated_at/format",keyword:"form\
at",params:{format:"int64"}}],!1;var l=y===e}else var l=!0;if(l){if(c.document_id!==void 0){let m=c.document_id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))&&m!==null)return J.errors=[{instancePath:r+"/segments/"+f+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/type",keyword:"\
type",params:{type:hr.properties.segments.items.properties.document_id.type}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m))return J.errors=[{
instancePath:r+"/segments/"+f+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1;if(!q.validate(m))return J.errors=[{instancePath:r+"/segments/"+f+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"\
format",params:{format:"int64"}}],!1}var l=y===e}else var l=!0;if(l){if(c.memory_id!==void 0){let m=c.memory_id,y=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return J.errors=[{instancePath:r+"/segments/"+f+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof m=="number"&&isFinite(m)){if(m<1||isNaN(m))return J.errors=[{instancePath:r+"/segments/"+f+"/memory_id",schemaPath:"#/prop\
erties/segments/items/properties/memory_id/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;if(!q.validate(m))return J.errors=[{instancePath:r+"\
/segments/"+f+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1}var l=y===e}else var l=!0;
if(l){if(c.source!==void 0){let m=c.source,y=e;if(e===y)if(typeof m=="string"){if(O(m)<1)return J.errors=[{instancePath:r+"/segments/"+f+"/source",schemaPath:"#\
/properties/segments/items/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+"/segments/"+f+"/source",
schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(c.srclang!==void 0){
let m=c.srclang,y=e;if(e===y)if(typeof m=="string"){if(!se.test(m))return J.errors=[{instancePath:r+"/segments/"+f+"/srclang",schemaPath:"#/properties/segments/\
items/properties/srclang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else return J.errors=[{instancePath:r+"/segments/"+f+"/srclang",schemaPath:"\
#/properties/segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l){if(c.target!==void 0){let m=e;if(typeof c.
target!="string")return J.errors=[{instancePath:r+"/segments/"+f+"/target",schemaPath:"#/properties/segments/items/properties/target/type",keyword:"type",params:{
type:"string"}}],!1;var l=m===e}else var l=!0;if(l){if(c.trglang!==void 0){let m=c.trglang,y=e;if(e===y)if(typeof m=="string"){if(!se.test(m))return J.errors=[{
instancePath:r+"/segments/"+f+"/trglang",schemaPath:"#/properties/segments/items/properties/trglang/pattern",keyword:"pattern",params:{pattern:"^[a-z]{2}$"}}],!1}else
return J.errors=[{instancePath:r+"/segments/"+f+"/trglang",schemaPath:"#/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var l=y===e}else var l=!0;if(l){if(c.is_confirmed!==void 0){let m=e;if(typeof c.is_confirmed!="boolean")return J.errors=[{instancePath:r+"/segments/"+f+"/is_\
confirmed",schemaPath:"#/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l){if(c.
is_reviewed!==void 0){let m=e;if(typeof c.is_reviewed!="boolean")return J.errors=[{instancePath:r+"/segments/"+f+"/is_reviewed",schemaPath:"#/properties/segment\
s/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolean"}}],!1;var l=m===e}else var l=!0;if(l)if(c.comments!==void 0){let m=c.comments,y=e;if(e===
y)if(Array.isArray(m)){if(m.length>0)return J.errors=[{instancePath:r+"/segments/"+f+"/comments",schemaPath:"#/properties/segments/items/properties/comments/max\
Items",keyword:"maxItems",params:{limit:0}}],!1;{var d=!0;let N=m.length;for(let S=0;S<N;S++){let M=m[S],k=e;if(!(M&&typeof M=="object"&&!Array.isArray(M)))return J.
errors=[{instancePath:r+"/segments/"+f+"/comments/"+S,schemaPath:"#/properties/segments/items/properties/comments/items/type",keyword:"type",params:{type:"objec\
t"}}],!1;var d=k===e;if(!d)break}}}else return J.errors=[{instancePath:r+"/segments/"+f+"/comments",schemaPath:"#/properties/segments/items/properties/comments/\
type",keyword:"type",params:{type:"array"}}],!1;var l=y===e}else var l=!0}}}}}}}}}}}}}else return J.errors=[{instancePath:r+"/segments/"+f,schemaPath:"#/propert\
ies/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var p=v===e;if(!p)break}}else return J.errors=[{instancePath:r+"/segments",schemaPath:"#/pro\
perties/segments/type",keyword:"type",params:{type:"array"}}],!1;var o=w===e}else var o=!0}}}}}}}}}}}}}}}}}}}}}}else return J.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=n,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=V,dt={type:"object",required:[
"segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{type:"array",items:{
type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["err\
or","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"in\
teger"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},
additionalProperties:!1}},recorded:{type:"array",items:{type:"object",required:["occasion","checked_at","segments","errors","warnings","findings"],properties:{occasion:{
type:"string",enum:["import","delivery"]},checked_at:{type:"string",format:"date-time"},segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"intege\
r"},findings:{type:"array",items:{type:"object",required:["check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},
severity:{type:"string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{
type:"integer"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"inte\
ger"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,$id:"checkDocument"};function V(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=V.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.segments===void 0&&(c="segments")||t.errors===void 0&&(c="errors")||t.warnings===void 0&&(c=
"warnings")||t.findings===void 0&&(c="findings"))return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let v=e;
for(let P in t)if(!(P==="segments"||P==="errors"||P==="warnings"||P==="findings"||P==="recorded")){return V.errors=[{instancePath:r,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(v===e){if(t.segments!==void 0){let P=t.segments,j=e;if(!(typeof P=="number"&&
!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:r+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;
var o=j===e}else var o=!0;if(o){if(t.errors!==void 0){let P=t.errors,j=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:r+
"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;var o=j===e}else var o=!0;if(o){if(t.warnings!==void 0){let P=t.warnings,
j=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return V.errors=[{instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",
params:{type:"integer"}}],!1;var o=j===e}else var o=!0;if(o){if(t.findings!==void 0){let P=t.findings,j=e;if(e===j)if(Array.isArray(P)){var p=!0;let m=P.length;
for(let y=0;y<m;y++){let b=P[y],N=e;if(e===N)if(b&&typeof b=="object"&&!Array.isArray(b)){let M;if(b.check===void 0&&(M="check")||b.type===void 0&&(M="type")||b.
severity===void 0&&(M="severity")||b.segment===void 0&&(M="segment")||b.message===void 0&&(M="message"))return V.errors=[{instancePath:r+"/findings/"+y,schemaPath:"\
#/properties/findings/items/required",keyword:"required",params:{missingProperty:M}}],!1;{let k=e;for(let h in b)if(!(h==="check"||h==="type"||h==="severity"||h===
"segment"||h==="message"||h==="source"||h==="target")){return V.errors=[{instancePath:r+"/findings/"+y,schemaPath:"#/properties/findings/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(b.check!==void 0){let h=e;if(typeof b.check!="string")return V.errors=
[{instancePath:r+"/findings/"+y+"/check",schemaPath:"#/properties/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var l=h===e}else
var l=!0;if(l){if(b.type!==void 0){let h=e;if(typeof b.type!="string")return V.errors=[{instancePath:r+"/findings/"+y+"/type",schemaPath:"#/properties/findings/\
items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var l=h===e}else var l=!0;if(l){if(b.severity!==void 0){let h=b.severity,T=e;if(typeof h!=
"string")return V.errors=[{instancePath:r+"/findings/"+y+"/severity",schemaPath:"#/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(h==="error"||h==="warning"))return V.errors=[{instancePath:r+"/findings/"+y+"/severity",schemaPath:"#/properties/findings/items/properties/se\
verity/enum",keyword:"enum",params:{allowedValues:dt.properties.findings.items.properties.severity.enum}}],!1;var l=T===e}else var l=!0;if(l){if(b.segment!==void 0){
let h=b.segment,T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:r+"/findings/"+y+"/segment",schemaPath:"#/properties\
/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var l=T===e}else var l=!0;if(l){if(b.message!==void 0){let h=e;if(typeof b.
message!="string")return V.errors=[{instancePath:r+"/findings/"+y+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{
type:"string"}}],!1;var l=h===e}else var l=!0;if(l){if(b.source!==void 0){let h=b.source,T=e;if(e===T)if(h&&typeof h=="object"&&!Array.isArray(h)){let te;if(h.start===
void 0&&(te="start")||h.end===void 0&&(te="end"))return V.errors=[{instancePath:r+"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/so\
urce/required",keyword:"required",params:{missingProperty:te}}],!1;{let W=e;for(let E in h)if(!(E==="start"||E==="end")){return V.errors=[{instancePath:r+"/find\
ings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}}],
!1;break}if(W===e){if(h.start!==void 0){let E=h.start,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return V.errors=[{instancePath:r+"/findings/"+
y+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0;
if(d)if(h.end!==void 0){let E=h.end,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return V.errors=[{instancePath:r+"/findings/"+y+"/source/end",schemaPath:"\
#/properties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0}}}else return V.errors=
[{instancePath:r+"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else
var l=!0;if(l)if(b.target!==void 0){let h=b.target,T=e;if(e===T)if(h&&typeof h=="object"&&!Array.isArray(h)){let te;if(h.start===void 0&&(te="start")||h.end===void 0&&
(te="end"))return V.errors=[{instancePath:r+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{
missingProperty:te}}],!1;{let W=e;for(let E in h)if(!(E==="start"||E==="end")){return V.errors=[{instancePath:r+"/findings/"+y+"/target",schemaPath:"#/propertie\
s/findings/items/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}}],!1;break}if(W===e){if(h.start!==void 0){
let E=h.start,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return V.errors=[{instancePath:r+"/findings/"+y+"/target/start",schemaPath:"#/propert\
ies/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var i=$===e}else var i=!0;if(i)if(h.end!==void 0){let E=h.
end,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return V.errors=[{instancePath:r+"/findings/"+y+"/target/end",schemaPath:"#/properties/findings\
/items/properties/target/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var i=$===e}else var i=!0}}}else return V.errors=[{instancePath:r+"/fi\
ndings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else var l=!0}}}}}}}}else
return V.errors=[{instancePath:r+"/findings/"+y,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var p=N===e;if(!p)break}}else
return V.errors=[{instancePath:r+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var o=j===e}else var o=!0;if(o)if(t.
recorded!==void 0){let P=t.recorded,j=e;if(e===j)if(Array.isArray(P)){var s=!0;let m=P.length;for(let y=0;y<m;y++){let b=P[y],N=e;if(e===N)if(b&&typeof b=="obje\
ct"&&!Array.isArray(b)){let M;if(b.occasion===void 0&&(M="occasion")||b.checked_at===void 0&&(M="checked_at")||b.segments===void 0&&(M="segments")||b.errors===void 0&&
(M="errors")||b.warnings===void 0&&(M="warnings")||b.findings===void 0&&(M="findings"))return V.errors=[{instancePath:r+"/recorded/"+y,schemaPath:"#/properties/\
recorded/items/required",keyword:"required",params:{missingProperty:M}}],!1;{let k=e;for(let h in b)if(!(h==="occasion"||h==="checked_at"||h==="segments"||h==="\
errors"||h==="warnings"||h==="findings")){return V.errors=[{instancePath:r+"/recorded/"+y,schemaPath:"#/properties/recorded/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(b.occasion!==void 0){let h=b.occasion,T=e;if(typeof h!="string")return V.errors=[{instancePath:r+
"/recorded/"+y+"/occasion",schemaPath:"#/properties/recorded/items/properties/occasion/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="import"||h==="\
delivery"))return V.errors=[{instancePath:r+"/recorded/"+y+"/occasion",schemaPath:"#/properties/recorded/items/properties/occasion/enum",keyword:"enum",params:{
allowedValues:dt.properties.recorded.items.properties.occasion.enum}}],!1;var a=T===e}else var a=!0;if(a){if(b.checked_at!==void 0){let h=b.checked_at,T=e;if(e===
T&&e===T)if(typeof h=="string"){if(!De.validate(h))return V.errors=[{instancePath:r+"/recorded/"+y+"/checked_at",schemaPath:"#/properties/recorded/items/propert\
ies/checked_at/format",keyword:"format",params:{format:"date-time"}}],!1}else return V.errors=[{instancePath:r+"/recorded/"+y+"/checked_at",schemaPath:"#/proper\
ties/recorded/items/properties/checked_at/type",keyword:"type",params:{type:"string"}}],!1;var a=T===e}else var a=!0;if(a){if(b.segments!==void 0){let h=b.segments,
T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:r+"/recorded/"+y+"/segments",schemaPath:"#/properties/recorded/items\
/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var a=T===e}else var a=!0;if(a){if(b.errors!==void 0){let h=b.errors,T=e;if(!(typeof h=="\
number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return V.errors=[{instancePath:r+"/recorded/"+y+"/errors",schemaPath:"#/properties/recorded/items/properties/errors/typ\
e",keyword:"type",params:{type:"integer"}}],!1;var a=T===e}else var a=!0;if(a){if(b.warnings!==void 0){let h=b.warnings,T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return V.errors=[{instancePath:r+"/recorded/"+y+"/warnings",schemaPath:"#/properties/recorded/items/properties/warnings/type",keyword:"type",params:{
type:"integer"}}],!1;var a=T===e}else var a=!0;if(a)if(b.findings!==void 0){let h=b.findings,T=e;if(e===T)if(Array.isArray(h)){var w=!0;let te=h.length;for(let W=0;W<
te;W++){let E=h[W],$=e;if(e===$)if(E&&typeof E=="object"&&!Array.isArray(E)){let Ne;if(E.check===void 0&&(Ne="check")||E.type===void 0&&(Ne="type")||E.severity===
void 0&&(Ne="severity")||E.segment===void 0&&(Ne="segment")||E.message===void 0&&(Ne="message"))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W,schemaPath:"\
#/properties/recorded/items/properties/findings/items/required",keyword:"required",params:{missingProperty:Ne}}],!1;{let je=e;for(let z in E)if(!(z==="check"||z===
"type"||z==="severity"||z==="segment"||z==="message"||z==="source"||z==="target")){return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W,schemaPath:"#/\
properties/recorded/items/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],!1;break}if(je===e){if(E.
check!==void 0){let z=e;if(typeof E.check!="string")return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/check",schemaPath:"#/properties/recorded/it\
ems/properties/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var A=z===e}else var A=!0;if(A){if(E.type!==void 0){let z=e;if(typeof E.
type!="string")return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/type",schemaPath:"#/properties/recorded/items/properties/findings/items/properti\
es/type/type",keyword:"type",params:{type:"string"}}],!1;var A=z===e}else var A=!0;if(A){if(E.severity!==void 0){let z=E.severity,he=e;if(typeof z!="string")return V.
errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/severity",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(z==="error"||z==="warning"))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/severity",schemaPath:"#/prop\
erties/recorded/items/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:dt.properties.recorded.items.properties.findings.
items.properties.severity.enum}}],!1;var A=he===e}else var A=!0;if(A){if(E.segment!==void 0){let z=E.segment,he=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(
z)))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/segment",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/segme\
nt/type",keyword:"type",params:{type:"integer"}}],!1;var A=he===e}else var A=!0;if(A){if(E.message!==void 0){let z=e;if(typeof E.message!="string")return V.errors=
[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/message",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/message/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var A=z===e}else var A=!0;if(A){if(E.source!==void 0){let z=E.source,he=e;if(e===he)if(z&&typeof z=="object"&&!Array.isArray(z)){
let Ae;if(z.start===void 0&&(Ae="start")||z.end===void 0&&(Ae="end"))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source",schemaPath:"#/prop\
erties/recorded/items/properties/findings/items/properties/source/required",keyword:"required",params:{missingProperty:Ae}}],!1;{let yr=e;for(let G in z)if(!(G===
"start"||G==="end")){return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/items/\
properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}}],!1;break}if(yr===e){if(z.start!==void 0){let G=z.start,Ie=e;
if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source/start",schemaPath:"#/properties\
/recorded/items/properties/findings/items/properties/source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===e}else var g=!0;if(g)if(z.
end!==void 0){let G=z.end,Ie=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source/\
end",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===
e}else var g=!0}}}else return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/item\
s/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var A=he===e}else var A=!0;if(A)if(E.target!==void 0){let z=E.target,he=e;if(e===he)if(z&&typeof z==
"object"&&!Array.isArray(z)){let Ae;if(z.start===void 0&&(Ae="start")||z.end===void 0&&(Ae="end"))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+
"/target",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:Ae}}],!1;{let yr=e;
for(let G in z)if(!(G==="start"||G==="end")){return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/items/pr\
operties/findings/items/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}}],!1;break}if(yr===e){if(z.start!==
void 0){let G=z.start,Ie=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target/star\
t",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var f=Ie===
e}else var f=!0;if(f)if(z.end!==void 0){let G=z.end,Ie=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return V.errors=[{instancePath:r+"/recorded/"+
y+"/findings/"+W+"/target/end",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"\
integer"}}],!1;var f=Ie===e}else var f=!0}}}else return V.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/item\
s/properties/findings/items/properties/target/type",keyword:"type",params:{type:"object"}}],!1;var A=he===e}else var A=!0}}}}}}}}else return V.errors=[{instancePath:r+
"/recorded/"+y+"/findings/"+W,schemaPath:"#/properties/recorded/items/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var w=$===e;if(!w)
break}}else return V.errors=[{instancePath:r+"/recorded/"+y+"/findings",schemaPath:"#/properties/recorded/items/properties/findings/type",keyword:"type",params:{
type:"array"}}],!1;var a=T===e}else var a=!0}}}}}}}else return V.errors=[{instancePath:r+"/recorded/"+y,schemaPath:"#/properties/recorded/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var s=N===e;if(!s)break}}else return V.errors=[{instancePath:r+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"typ\
e",params:{type:"array"}}],!1;var o=j===e}else var o=!0}}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return V.errors=n,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=Z,mt={type:"object",required:["segments","errors","warnings","findings"],properties:{
segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{type:"array",items:{type:"object",required:["check","type","severity","seg\
ment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},segment:{type:"integer"},message:{type:"\
string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},target:{type:"object",
required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1}},recorded:{type:"array",items:{
type:"object",required:["occasion","checked_at","segments","errors","warnings","findings"],properties:{occasion:{type:"string",enum:["import","delivery"]},checked_at:{
type:"string",format:"date-time"},segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"integer"},findings:{type:"array",items:{type:"object",required:[
"check","type","severity","segment","message"],properties:{check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},segment:{
type:"integer"},message:{type:"string"},source:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1},
target:{type:"object",required:["start","end"],properties:{start:{type:"integer"},end:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1}}},additionalProperties:!1}}},
additionalProperties:!1,$id:"checkTranslation"};function Z(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,
e=0,u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.segments===
void 0&&(c="segments")||t.errors===void 0&&(c="errors")||t.warnings===void 0&&(c="warnings")||t.findings===void 0&&(c="findings"))return Z.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let v=e;for(let P in t)if(!(P==="segments"||P==="errors"||P==="warnings"||P==="findi\
ngs"||P==="recorded")){return Z.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}
if(v===e){if(t.segments!==void 0){let P=t.segments,j=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return Z.errors=[{instancePath:r+"/segments",schemaPath:"\
#/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;var o=j===e}else var o=!0;if(o){if(t.errors!==void 0){let P=t.errors,j=e;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return Z.errors=[{instancePath:r+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"integer"}}],
!1;var o=j===e}else var o=!0;if(o){if(t.warnings!==void 0){let P=t.warnings,j=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return Z.errors=[{instancePath:r+
"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"integer"}}],!1;var o=j===e}else var o=!0;if(o){if(t.findings!==void 0){let P=t.
findings,j=e;if(e===j)if(Array.isArray(P)){var p=!0;let m=P.length;for(let y=0;y<m;y++){let b=P[y],N=e;if(e===N)if(b&&typeof b=="object"&&!Array.isArray(b)){let M;
if(b.check===void 0&&(M="check")||b.type===void 0&&(M="type")||b.severity===void 0&&(M="severity")||b.segment===void 0&&(M="segment")||b.message===void 0&&(M="m\
essage"))return Z.errors=[{instancePath:r+"/findings/"+y,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:M}}],!1;{let k=e;
for(let h in b)if(!(h==="check"||h==="type"||h==="severity"||h==="segment"||h==="message"||h==="source"||h==="target")){return Z.errors=[{instancePath:r+"/findi\
ngs/"+y,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(b.check!==
void 0){let h=e;if(typeof b.check!="string")return Z.errors=[{instancePath:r+"/findings/"+y+"/check",schemaPath:"#/properties/findings/items/properties/check/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var l=h===e}else var l=!0;if(l){if(b.type!==void 0){let h=e;if(typeof b.type!="string")return Z.errors=[{instancePath:r+
"/findings/"+y+"/type",schemaPath:"#/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var l=h===e}else var l=!0;if(l){
if(b.severity!==void 0){let h=b.severity,T=e;if(typeof h!="string")return Z.errors=[{instancePath:r+"/findings/"+y+"/severity",schemaPath:"#/properties/findings\
/items/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="error"||h==="warning"))return Z.errors=[{instancePath:r+"/findings/"+y+"/s\
everity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:mt.properties.findings.items.properties.severity.
enum}}],!1;var l=T===e}else var l=!0;if(l){if(b.segment!==void 0){let h=b.segment,T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[
{instancePath:r+"/findings/"+y+"/segment",schemaPath:"#/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;var l=T===
e}else var l=!0;if(l){if(b.message!==void 0){let h=e;if(typeof b.message!="string")return Z.errors=[{instancePath:r+"/findings/"+y+"/message",schemaPath:"#/prop\
erties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var l=h===e}else var l=!0;if(l){if(b.source!==void 0){let h=b.source,T=e;
if(e===T)if(h&&typeof h=="object"&&!Array.isArray(h)){let te;if(h.start===void 0&&(te="start")||h.end===void 0&&(te="end"))return Z.errors=[{instancePath:r+"/fi\
ndings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/required",keyword:"required",params:{missingProperty:te}}],!1;{let W=e;for(let E in h)
if(!(E==="start"||E==="end")){return Z.errors=[{instancePath:r+"/findings/"+y+"/source",schemaPath:"#/properties/findings/items/properties/source/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:E}}],!1;break}if(W===e){if(h.start!==void 0){let E=h.start,$=e;if(!(typeof E=="number"&&!(E%1)&&
!isNaN(E)&&isFinite(E)))return Z.errors=[{instancePath:r+"/findings/"+y+"/source/start",schemaPath:"#/properties/findings/items/properties/source/properties/sta\
rt/type",keyword:"type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0;if(d)if(h.end!==void 0){let E=h.end,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&
isFinite(E)))return Z.errors=[{instancePath:r+"/findings/"+y+"/source/end",schemaPath:"#/properties/findings/items/properties/source/properties/end/type",keyword:"\
type",params:{type:"integer"}}],!1;var d=$===e}else var d=!0}}}else return Z.errors=[{instancePath:r+"/findings/"+y+"/source",schemaPath:"#/properties/findings/\
items/properties/source/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else var l=!0;if(l)if(b.target!==void 0){let h=b.target,T=e;if(e===T)if(h&&
typeof h=="object"&&!Array.isArray(h)){let te;if(h.start===void 0&&(te="start")||h.end===void 0&&(te="end"))return Z.errors=[{instancePath:r+"/findings/"+y+"/ta\
rget",schemaPath:"#/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:te}}],!1;{let W=e;for(let E in h)if(!(E==="\
start"||E==="end")){return Z.errors=[{instancePath:r+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/target/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:E}}],!1;break}if(W===e){if(h.start!==void 0){let E=h.start,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(
E)))return Z.errors=[{instancePath:r+"/findings/"+y+"/target/start",schemaPath:"#/properties/findings/items/properties/target/properties/start/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;var i=$===e}else var i=!0;if(i)if(h.end!==void 0){let E=h.end,$=e;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return Z.
errors=[{instancePath:r+"/findings/"+y+"/target/end",schemaPath:"#/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=$===e}else var i=!0}}}else return Z.errors=[{instancePath:r+"/findings/"+y+"/target",schemaPath:"#/properties/findings/items/properties/tar\
get/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else var l=!0}}}}}}}}else return Z.errors=[{instancePath:r+"/findings/"+y,schemaPath:"#/propert\
ies/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var p=N===e;if(!p)break}}else return Z.errors=[{instancePath:r+"/findings",schemaPath:"#/pro\
perties/findings/type",keyword:"type",params:{type:"array"}}],!1;var o=j===e}else var o=!0;if(o)if(t.recorded!==void 0){let P=t.recorded,j=e;if(e===j)if(Array.isArray(
P)){var s=!0;let m=P.length;for(let y=0;y<m;y++){let b=P[y],N=e;if(e===N)if(b&&typeof b=="object"&&!Array.isArray(b)){let M;if(b.occasion===void 0&&(M="occasion")||
b.checked_at===void 0&&(M="checked_at")||b.segments===void 0&&(M="segments")||b.errors===void 0&&(M="errors")||b.warnings===void 0&&(M="warnings")||b.findings===
void 0&&(M="findings"))return Z.errors=[{instancePath:r+"/recorded/"+y,schemaPath:"#/properties/recorded/items/required",keyword:"required",params:{missingProperty:M}}],
!1;{let k=e;for(let h in b)if(!(h==="occasion"||h==="checked_at"||h==="segments"||h==="errors"||h==="warnings"||h==="findings")){return Z.errors=[{instancePath:r+
"/recorded/"+y,schemaPath:"#/properties/recorded/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(k===e){if(b.
occasion!==void 0){let h=b.occasion,T=e;if(typeof h!="string")return Z.errors=[{instancePath:r+"/recorded/"+y+"/occasion",schemaPath:"#/properties/recorded/item\
s/properties/occasion/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="import"||h==="delivery"))return Z.errors=[{instancePath:r+"/recorded/"+y+"/occa\
sion",schemaPath:"#/properties/recorded/items/properties/occasion/enum",keyword:"enum",params:{allowedValues:mt.properties.recorded.items.properties.occasion.enum}}],
!1;var a=T===e}else var a=!0;if(a){if(b.checked_at!==void 0){let h=b.checked_at,T=e;if(e===T&&e===T)if(typeof h=="string"){if(!De.validate(h))return Z.errors=[{
instancePath:r+"/recorded/"+y+"/checked_at",schemaPath:"#/properties/recorded/items/properties/checked_at/format",keyword:"format",params:{format:"date-time"}}],
!1}else return Z.errors=[{instancePath:r+"/recorded/"+y+"/checked_at",schemaPath:"#/properties/recorded/items/properties/checked_at/type",keyword:"type",params:{
type:"string"}}],!1;var a=T===e}else var a=!0;if(a){if(b.segments!==void 0){let h=b.segments,T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.
errors=[{instancePath:r+"/recorded/"+y+"/segments",schemaPath:"#/properties/recorded/items/properties/segments/type",keyword:"type",params:{type:"integer"}}],!1;
var a=T===e}else var a=!0;if(a){if(b.errors!==void 0){let h=b.errors,T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[{instancePath:r+
"/recorded/"+y+"/errors",schemaPath:"#/properties/recorded/items/properties/errors/type",keyword:"type",params:{type:"integer"}}],!1;var a=T===e}else var a=!0;if(a){
if(b.warnings!==void 0){let h=b.warnings,T=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=[{instancePath:r+"/recorded/"+y+"/warnings",
schemaPath:"#/properties/recorded/items/properties/warnings/type",keyword:"type",params:{type:"integer"}}],!1;var a=T===e}else var a=!0;if(a)if(b.findings!==void 0){
let h=b.findings,T=e;if(e===T)if(Array.isArray(h)){var w=!0;let te=h.length;for(let W=0;W<te;W++){let E=h[W],$=e;if(e===$)if(E&&typeof E=="object"&&!Array.isArray(
E)){let Ne;if(E.check===void 0&&(Ne="check")||E.type===void 0&&(Ne="type")||E.severity===void 0&&(Ne="severity")||E.segment===void 0&&(Ne="segment")||E.message===
void 0&&(Ne="message"))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W,schemaPath:"#/properties/recorded/items/properties/findings/items/required",
keyword:"required",params:{missingProperty:Ne}}],!1;{let je=e;for(let z in E)if(!(z==="check"||z==="type"||z==="severity"||z==="segment"||z==="message"||z==="so\
urce"||z==="target")){return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W,schemaPath:"#/properties/recorded/items/properties/findings/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],!1;break}if(je===e){if(E.check!==void 0){let z=e;if(typeof E.check!="string")return Z.
errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/check",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/check/type",keyword:"\
type",params:{type:"string"}}],!1;var A=z===e}else var A=!0;if(A){if(E.type!==void 0){let z=e;if(typeof E.type!="string")return Z.errors=[{instancePath:r+"/reco\
rded/"+y+"/findings/"+W+"/type",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;var A=z===e}else var A=!0;if(A){if(E.severity!==void 0){let z=E.severity,he=e;if(typeof z!="string")return Z.errors=[{instancePath:r+"/recorded/"+y+"/finding\
s/"+W+"/severity",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(z===
"error"||z==="warning"))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/severity",schemaPath:"#/properties/recorded/items/properties/findings/i\
tems/properties/severity/enum",keyword:"enum",params:{allowedValues:mt.properties.recorded.items.properties.findings.items.properties.severity.enum}}],!1;var A=he===
e}else var A=!0;if(A){if(E.segment!==void 0){let z=E.segment,he=e;if(!(typeof z=="number"&&!(z%1)&&!isNaN(z)&&isFinite(z)))return Z.errors=[{instancePath:r+"/re\
corded/"+y+"/findings/"+W+"/segment",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"int\
eger"}}],!1;var A=he===e}else var A=!0;if(A){if(E.message!==void 0){let z=e;if(typeof E.message!="string")return Z.errors=[{instancePath:r+"/recorded/"+y+"/find\
ings/"+W+"/message",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var A=z===
e}else var A=!0;if(A){if(E.source!==void 0){let z=E.source,he=e;if(e===he)if(z&&typeof z=="object"&&!Array.isArray(z)){let Ae;if(z.start===void 0&&(Ae="start")||
z.end===void 0&&(Ae="end"))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/\
items/properties/source/required",keyword:"required",params:{missingProperty:Ae}}],!1;{let yr=e;for(let G in z)if(!(G==="start"||G==="end")){return Z.errors=[{instancePath:r+
"/recorded/"+y+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/source/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:G}}],!1;break}if(yr===e){if(z.start!==void 0){let G=z.start,Ie=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(
G)))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source/start",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/\
source/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===e}else var g=!0;if(g)if(z.end!==void 0){let G=z.end,Ie=e;if(!(typeof G=="nu\
mber"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/source/end",schemaPath:"#/properties/recorded/items/prop\
erties/findings/items/properties/source/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var g=Ie===e}else var g=!0}}}else return Z.errors=[{instancePath:r+
"/recorded/"+y+"/findings/"+W+"/source",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/source/type",keyword:"type",params:{type:"o\
bject"}}],!1;var A=he===e}else var A=!0;if(A)if(E.target!==void 0){let z=E.target,he=e;if(e===he)if(z&&typeof z=="object"&&!Array.isArray(z)){let Ae;if(z.start===
void 0&&(Ae="start")||z.end===void 0&&(Ae="end"))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/item\
s/properties/findings/items/properties/target/required",keyword:"required",params:{missingProperty:Ae}}],!1;{let yr=e;for(let G in z)if(!(G==="start"||G==="end")){
return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}}],!1;break}if(yr===e){if(z.start!==void 0){let G=z.start,Ie=e;if(!(typeof G=="nu\
mber"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target/start",schemaPath:"#/properties/recorded/items/pr\
operties/findings/items/properties/target/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var f=Ie===e}else var f=!0;if(f)if(z.end!==void 0){
let G=z.end,Ie=e;if(!(typeof G=="number"&&!(G%1)&&!isNaN(G)&&isFinite(G)))return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target/end",schemaPath:"\
#/properties/recorded/items/properties/findings/items/properties/target/properties/end/type",keyword:"type",params:{type:"integer"}}],!1;var f=Ie===e}else var f=!0}}}else
return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W+"/target",schemaPath:"#/properties/recorded/items/properties/findings/items/properties/target/typ\
e",keyword:"type",params:{type:"object"}}],!1;var A=he===e}else var A=!0}}}}}}}}else return Z.errors=[{instancePath:r+"/recorded/"+y+"/findings/"+W,schemaPath:"\
#/properties/recorded/items/properties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var w=$===e;if(!w)break}}else return Z.errors=[{instancePath:r+
"/recorded/"+y+"/findings",schemaPath:"#/properties/recorded/items/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var a=T===e}else var a=!0}}}}}}}else
return Z.errors=[{instancePath:r+"/recorded/"+y,schemaPath:"#/properties/recorded/items/type",keyword:"type",params:{type:"object"}}],!1;var s=N===e;if(!s)break}}else
return Z.errors=[{instancePath:r+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"type",params:{type:"array"}}],!1;var o=j===e}else var o=!0}}}}}}else
return Z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=n,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ls=ce;function ce(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ce.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.untokenizedSource===void 0&&(a="untokenizedSource")||t.tokenizedSource===
void 0&&(a="tokenizedSource")||t.sourceDelimiters===void 0&&(a="sourceDelimiters")||t.translation===void 0&&(a="translation"))return ce.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let w=e;for(let A in t)if(!(A==="untokenizedSource"||A==="tokenizedSource"||A==="sou\
rceDelimiters"||A==="translation")){return ce.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(w===e){if(t.untokenizedSource!==void 0){let A=e;if(typeof t.untokenizedSource!="string")return ce.errors=[{instancePath:r+"/untokenizedSource",schemaPath:"\
#/properties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var o=A===e}else var o=!0;if(o){if(t.tokenizedSource!==void 0){let A=e;if(typeof t.
tokenizedSource!="string")return ce.errors=[{instancePath:r+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=A===e}else var o=!0;if(o){if(t.sourceDelimiters!==void 0){let A=t.sourceDelimiters,g=e;if(e===g)if(Array.isArray(A)){var p=!0;let c=A.length;for(let v=0;v<
c;v++){let P=e;if(typeof A[v]!="string")return ce.errors=[{instancePath:r+"/sourceDelimiters/"+v,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"\
type",params:{type:"string"}}],!1;var p=P===e;if(!p)break}}else return ce.errors=[{instancePath:r+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/\
type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0;if(o)if(t.translation!==void 0){let A=t.translation,g=e;if(e===g)if(Array.isArray(A)){
var l=!0;let c=A.length;for(let v=0;v<c;v++){let P=A[v],j=e;if(e===j)if(P&&typeof P=="object"&&!Array.isArray(P)){let m;if(P.target===void 0&&(m="target")||P.score===
void 0&&(m="score")||P.isTMMatch===void 0&&(m="isTMMatch"))return ce.errors=[{instancePath:r+"/translation/"+v,schemaPath:"#/properties/translation/items/requir\
ed",keyword:"required",params:{missingProperty:m}}],!1;{let y=e;for(let b in P)if(!(b==="target"||b==="targetWithTags"||b==="align"||b==="provenance"||b==="scor\
e"||b==="isTMMatch"||b==="targetWords"||b==="targetDelimiters")){return ce.errors=[{instancePath:r+"/translation/"+v,schemaPath:"#/properties/translation/items/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(y===e){if(P.target!==void 0){let b=e;if(typeof P.target!="strin\
g")return ce.errors=[{instancePath:r+"/translation/"+v+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var d=b===e}else var d=!0;if(d){if(P.targetWithTags!==void 0){let b=e;if(typeof P.targetWithTags!="string")return ce.errors=[{instancePath:r+"/tra\
nslation/"+v+"/targetWithTags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=b===e}else
var d=!0;if(d){if(P.align!==void 0){let b=e;if(typeof P.align!="string")return ce.errors=[{instancePath:r+"/translation/"+v+"/align",schemaPath:"#/properties/tr\
anslation/items/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var d=b===e}else var d=!0;if(d){if(P.provenance!==void 0){let b=e;if(typeof P.
provenance!="string")return ce.errors=[{instancePath:r+"/translation/"+v+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"\
type",params:{type:"string"}}],!1;var d=b===e}else var d=!0;if(d){if(P.score!==void 0){let b=P.score,N=e;if(e===N)if(typeof b=="number"&&isFinite(b)){if(b>100||
isNaN(b))return ce.errors=[{instancePath:r+"/translation/"+v+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(b<0||isNaN(b))return ce.errors=[{instancePath:r+"/translation/"+v+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ce.errors=[{instancePath:r+"/translation/"+v+"/score",schemaPath:"#/prope\
rties/translation/items/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=N===e}else var d=!0;if(d){if(P.isTMMatch!==void 0){let b=e;if(typeof P.
isTMMatch!="boolean")return ce.errors=[{instancePath:r+"/translation/"+v+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=b===e}else var d=!0;if(d){if(P.targetWords!==void 0){let b=P.targetWords,N=e;if(e===N)if(Array.isArray(b)){var i=!0;let M=b.
length;for(let k=0;k<M;k++){let h=e;if(typeof b[k]!="string")return ce.errors=[{instancePath:r+"/translation/"+v+"/targetWords/"+k,schemaPath:"#/properties/tran\
slation/items/properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e;if(!i)break}}else return ce.errors=[{instancePath:r+"/tr\
anslation/"+v+"/targetWords",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=N===e}else var d=!0;
if(d)if(P.targetDelimiters!==void 0){let b=P.targetDelimiters,N=e;if(e===N)if(Array.isArray(b)){var s=!0;let M=b.length;for(let k=0;k<M;k++){let h=e;if(typeof b[k]!=
"string")return ce.errors=[{instancePath:r+"/translation/"+v+"/targetDelimiters/"+k,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items\
/type",keyword:"type",params:{type:"string"}}],!1;var s=h===e;if(!s)break}}else return ce.errors=[{instancePath:r+"/translation/"+v+"/targetDelimiters",schemaPath:"\
#/properties/translation/items/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var d=N===e}else var d=!0}}}}}}}}}else return ce.errors=
[{instancePath:r+"/translation/"+v,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var l=j===e;if(!l)break}}else return ce.
errors=[{instancePath:r+"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var o=g===e}else var o=!0}}}}}else return ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=n,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Es=ge;function ge(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ge.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.characters===void 0&&(s="characters")||t.days===void 0&&(s=
"days")||t.tokens===void 0&&(s="tokens"))return ge.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let a=e;for(let w in t)
if(!(w==="characters"||w==="days"||w==="tokens")){return ge.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(a===e){if(t.characters!==void 0){let w=t.characters,A=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return ge.errors=[{instancePath:r+"\
/characters",schemaPath:"#/properties/characters/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof w=="number"&&isFinite(w)&&!q.validate(w))return ge.
errors=[{instancePath:r+"/characters",schemaPath:"#/properties/characters/format",keyword:"format",params:{format:"int64"}}],!1;var o=A===e}else var o=!0;if(o){
if(t.days!==void 0){let w=t.days,A=e;if(e===A)if(Array.isArray(w)){var p=!0;let f=w.length;for(let c=0;c<f;c++){let v=w[c],P=e;if(e===P)if(v&&typeof v=="object"&&
!Array.isArray(v)){let _;if(v.day===void 0&&(_="day")||v.characters===void 0&&(_="characters"))return ge.errors=[{instancePath:r+"/days/"+c,schemaPath:"#/proper\
ties/days/items/required",keyword:"required",params:{missingProperty:_}}],!1;{let m=e;for(let y in v)if(!(y==="day"||y==="characters")){return ge.errors=[{instancePath:r+
"/days/"+c,schemaPath:"#/properties/days/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(m===e){if(v.day!==
void 0){let y=e;if(typeof v.day!="string")return ge.errors=[{instancePath:r+"/days/"+c+"/day",schemaPath:"#/properties/days/items/properties/day/type",keyword:"\
type",params:{type:"string"}}],!1;var l=y===e}else var l=!0;if(l)if(v.characters!==void 0){let y=v.characters,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return ge.errors=[{instancePath:r+"/days/"+c+"/characters",schemaPath:"#/properties/days/items/properties/characters/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)&&!q.validate(y))return ge.errors=[{instancePath:r+"/days/"+c+"/characters",schemaPath:"#/properties/days/it\
ems/properties/characters/format",keyword:"format",params:{format:"int64"}}],!1;var l=b===e}else var l=!0}}}else return ge.errors=[{instancePath:r+"/days/"+c,schemaPath:"\
#/properties/days/items/type",keyword:"type",params:{type:"object"}}],!1;var p=P===e;if(!p)break}}else return ge.errors=[{instancePath:r+"/days",schemaPath:"#/p\
roperties/days/type",keyword:"type",params:{type:"array"}}],!1;var o=A===e}else var o=!0;if(o)if(t.tokens!==void 0){let w=t.tokens,A=e;if(e===A)if(Array.isArray(
w)){var d=!0;let f=w.length;for(let c=0;c<f;c++){let v=w[c],P=e;if(e===P)if(v&&typeof v=="object"&&!Array.isArray(v)){let _;if(v.day===void 0&&(_="day")||v.provider===
void 0&&(_="provider")||v.input_tokens===void 0&&(_="input_tokens")||v.output_tokens===void 0&&(_="output_tokens"))return ge.errors=[{instancePath:r+"/tokens/"+
c,schemaPath:"#/properties/tokens/items/required",keyword:"required",params:{missingProperty:_}}],!1;{let m=e;for(let y in v)if(!(y==="day"||y==="provider"||y===
"input_tokens"||y==="output_tokens")){return ge.errors=[{instancePath:r+"/tokens/"+c,schemaPath:"#/properties/tokens/items/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:y}}],!1;break}if(m===e){if(v.day!==void 0){let y=e;if(typeof v.day!="string")return ge.errors=[{instancePath:r+"/toke\
ns/"+c+"/day",schemaPath:"#/properties/tokens/items/properties/day/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(v.provider!==
void 0){let y=e;if(typeof v.provider!="string")return ge.errors=[{instancePath:r+"/tokens/"+c+"/provider",schemaPath:"#/properties/tokens/items/properties/provi\
der/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0;if(i){if(v.input_tokens!==void 0){let y=v.input_tokens,b=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/tokens/"+c+"/input_tokens",schemaPath:"#/properties/tokens/items/properties/input_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(y)&&!q.validate(y))return ge.errors=[{instancePath:r+"/tokens/"+c+"/input_\
tokens",schemaPath:"#/properties/tokens/items/properties/input_tokens/format",keyword:"format",params:{format:"int64"}}],!1;var i=b===e}else var i=!0;if(i)if(v.
output_tokens!==void 0){let y=v.output_tokens,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ge.errors=[{instancePath:r+"/tokens/"+c+"/outp\
ut_tokens",schemaPath:"#/properties/tokens/items/properties/output_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof y=="number"&&isFinite(
y)&&!q.validate(y))return ge.errors=[{instancePath:r+"/tokens/"+c+"/output_tokens",schemaPath:"#/properties/tokens/items/properties/output_tokens/format",keyword:"\
format",params:{format:"int64"}}],!1;var i=b===e}else var i=!0}}}}}else return ge.errors=[{instancePath:r+"/tokens/"+c,schemaPath:"#/properties/tokens/items/typ\
e",keyword:"type",params:{type:"object"}}],!1;var d=P===e;if(!d)break}}else return ge.errors=[{instancePath:r+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"\
type",params:{type:"array"}}],!1;var o=A===e}else var o=!0}}}}else return ge.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ge.errors=n,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=mr;function mr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=mr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.text===void 0&&(o="text"))return mr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="text"){return mr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.text!==void 0&&typeof t.text!="string")return mr.errors=
[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return mr.errors=[{instancePath:r,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return mr.errors=n,e===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zs=Kr;function Kr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Kr.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?Y.errors:n.concat(
Y.errors),e=n.length),Kr.errors=n,e===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=fr;function fr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=fr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.message===void 0&&(o="message"))return fr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="message"){return fr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.message!==void 0&&typeof t.message!="string")return fr.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return fr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=n,e===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ws=lr;function lr(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=lr.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.text===void 0&&(o="text"))return lr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="text"){return lr.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.text!==void 0&&typeof t.text!="string")return lr.errors=
[{instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}else return lr.errors=[{instancePath:r,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return lr.errors=n,e===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ms=et;function et(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=et.evaluated;return u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Y(t,{instancePath:r,parentData:D,parentDataProperty:I,rootData:F,dynamicAnchors:x})||(n=n===null?Y.errors:n.concat(
Y.errors),e=n.length),et.errors=n,e===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs=ur;function ur(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=ur.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.message===void 0&&(o="message"))return ur.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let l in t)if(l!=="message"){return ur.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(p===e&&t.message!==void 0&&typeof t.message!="string")return ur.
errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return ur.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ur.errors=n,e===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Us=or;function or(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=or.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.message===void 0&&(p="message"))return or.errors=[{instancePath:r,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let l=e;for(let d in t)if(d!=="message"){return or.errors=[{instancePath:r,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(l===e&&t.message!==void 0){let d=t.message;
if(e===e)if(typeof d=="string"){if(O(d)<1)return or.errors=[{instancePath:r+"/message",schemaPath:"Error.json/properties/message/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return or.errors=[{instancePath:r+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],
!1}}}else return or.errors=[{instancePath:r,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=n,e===0}or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ft={};Zs(ft,{INSTANT_TRANSLATE_COMPLETED:()=>gi,INSTANT_TRANSLATE_FAILED:()=>hi,JOB_DELIVER:()=>li,JOB_UPDATE:()=>fi,PROJECT_DELIVER:()=>ci,PROJECT_UPDATE:()=>ui});
var fi=be;var Js={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Ee=cr().fullFormats.int64,rt=cr().fullFormats["date-time"];function be(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){
let n=null,e=0,u=be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.
OrganizationId===void 0&&(l="OrganizationId")||t.id===void 0&&(l="id")||t.name===void 0&&(l="name")||t.due===void 0&&(l="due")||t.isDelivered===void 0&&(l="isDe\
livered"))return be.errors=[{instancePath:r,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)
if(!(i==="OrganizationId"||i==="id"||i==="name"||i==="due"||i==="isDelivered")){return be.errors=[{instancePath:r,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(t.OrganizationId!==void 0){let i=t.OrganizationId,s=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[{instancePath:r+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return be.errors=[{instancePath:r+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.id!==void 0){let i=t.id,s=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[{instancePath:r+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return be.errors=[{instancePath:r+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p){if(t.name!==void 0){let i=e;if(typeof t.name!="string")return be.
errors=[{instancePath:r+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=i===e}else var p=!0;if(p){
if(t.due!==void 0){let i=t.due,s=e;if(typeof i!="string"&&i!==null)return be.errors=[{instancePath:r+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:Js.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!rt.validate(i))return be.errors=[{instancePath:r+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0;if(p)if(t.isDelivered!==void 0){let i=t.isDelivered,
s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return be.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(i===0||i===1))return be.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:Js.properties.isDelivered.enum}}],!1;var p=s===e}else var p=!0}}}}}}else return be.errors=[{instancePath:r,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=n,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var li=X;var Os={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"},checks:{type:"object",required:["segments","errors","warnings","findings"],properties:{segments:{type:"integer"},errors:{type:"integer"},warnings:{type:"\
integer"},findings:{type:"array",maxItems:20,items:{type:"object",required:["documentId","segment","check","type","severity","message"],properties:{documentId:{
type:"integer",format:"int64"},segment:{type:"integer",format:"int64"},check:{type:"string"},type:{type:"string"},severity:{type:"string",enum:["error","warning"]},
message:{type:"string"}},additionalProperties:!1}}},additionalProperties:!1}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function X(t,{instancePath:r="",
parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=X.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.OrganizationId===void 0&&(s="OrganizationId")||t.id===void 0&&(s="id")||t.name===void 0&&(s=
"name")||t.due===void 0&&(s="due")||t.isDelivered===void 0&&(s="isDelivered")||t.deliveredAt===void 0&&(s="deliveredAt"))return X.errors=[{instancePath:r,schemaPath:"\
JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let a=e;for(let w in t)if(!(w==="OrganizationId"||w==="id"||w==="name"||w==="\
due"||w==="isDelivered"||w==="deliveredAt"||w==="checks")){return X.errors=[{instancePath:r,schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:w}}],!1;break}if(a===e){if(t.OrganizationId!==void 0){let w=t.OrganizationId,A=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(
w)&&isFinite(w)))return X.errors=[{instancePath:r+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof w=="number"&&isFinite(w)&&!Ee.validate(w))return X.errors=[{instancePath:r+"/OrganizationId",schemaPath:"JobDeliverEvent.json/pr\
operties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=A===e}else var p=!0;if(p){if(t.id!==void 0){let w=t.id,A=e;if(!(typeof w=="n\
umber"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return X.errors=[{instancePath:r+"/id",schemaPath:"JobDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof w=="number"&&isFinite(w)&&!Ee.validate(w))return X.errors=[{instancePath:r+"/id",schemaPath:"JobDeliverEvent.json/properties/id/\
format",keyword:"format",params:{format:"int64"}}],!1;var p=A===e}else var p=!0;if(p){if(t.name!==void 0){let w=e;if(typeof t.name!="string")return X.errors=[{instancePath:r+
"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=w===e}else var p=!0;if(p){if(t.due!==void 0){let w=t.
due,A=e;if(typeof w!="string"&&w!==null)return X.errors=[{instancePath:r+"/due",schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Os.
properties.due.type}}],!1;if(e===A&&e===A&&typeof w=="string"&&!rt.validate(w))return X.errors=[{instancePath:r+"/due",schemaPath:"JobDeliverEvent.json/properti\
es/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=A===e}else var p=!0;if(p){if(t.isDelivered!==void 0){let w=t.isDelivered,A=e;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return X.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"\
type",params:{type:"integer"}}],!1;if(w!==1)return X.errors=[{instancePath:r+"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"\
const",params:{allowedValue:1}}],!1;var p=A===e}else var p=!0;if(p){if(t.deliveredAt!==void 0){let w=t.deliveredAt,A=e;if(e===A&&e===A)if(typeof w=="string"){if(!rt.
validate(w))return X.errors=[{instancePath:r+"/deliveredAt",schemaPath:"JobDeliverEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return X.errors=[{instancePath:r+"/deliveredAt",schemaPath:"JobDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"st\
ring"}}],!1;var p=A===e}else var p=!0;if(p)if(t.checks!==void 0){let w=t.checks,A=e;if(e===A)if(w&&typeof w=="object"&&!Array.isArray(w)){let f;if(w.segments===
void 0&&(f="segments")||w.errors===void 0&&(f="errors")||w.warnings===void 0&&(f="warnings")||w.findings===void 0&&(f="findings"))return X.errors=[{instancePath:r+
"/checks",schemaPath:"JobDeliverEvent.json/properties/checks/required",keyword:"required",params:{missingProperty:f}}],!1;{let c=e;for(let v in w)if(!(v==="segm\
ents"||v==="errors"||v==="warnings"||v==="findings")){return X.errors=[{instancePath:r+"/checks",schemaPath:"JobDeliverEvent.json/properties/checks/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(c===e){if(w.segments!==void 0){let v=w.segments,P=e;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return X.errors=[{instancePath:r+"/checks/segments",schemaPath:"JobDeliverEvent.json/properties/checks/properties/segments/type",
keyword:"type",params:{type:"integer"}}],!1;var l=P===e}else var l=!0;if(l){if(w.errors!==void 0){let v=w.errors,P=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&
isFinite(v)))return X.errors=[{instancePath:r+"/checks/errors",schemaPath:"JobDeliverEvent.json/properties/checks/properties/errors/type",keyword:"type",params:{
type:"integer"}}],!1;var l=P===e}else var l=!0;if(l){if(w.warnings!==void 0){let v=w.warnings,P=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return X.
errors=[{instancePath:r+"/checks/warnings",schemaPath:"JobDeliverEvent.json/properties/checks/properties/warnings/type",keyword:"type",params:{type:"integer"}}],
!1;var l=P===e}else var l=!0;if(l)if(w.findings!==void 0){let v=w.findings,P=e;if(e===P)if(Array.isArray(v)){if(v.length>20)return X.errors=[{instancePath:r+"/c\
hecks/findings",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/maxItems",keyword:"maxItems",params:{limit:20}}],!1;{var d=!0;let _=v.length;
for(let m=0;m<_;m++){let y=v[m],b=e;if(e===b)if(y&&typeof y=="object"&&!Array.isArray(y)){let S;if(y.documentId===void 0&&(S="documentId")||y.segment===void 0&&
(S="segment")||y.check===void 0&&(S="check")||y.type===void 0&&(S="type")||y.severity===void 0&&(S="severity")||y.message===void 0&&(S="message"))return X.errors=
[{instancePath:r+"/checks/findings/"+m,schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let M=e;for(let k in y)if(!(k==="documentId"||k==="segment"||k==="check"||k==="type"||k==="severity"||k==="message")){return X.errors=[{instancePath:r+"/che\
cks/findings/"+m,schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],
!1;break}if(M===e){if(y.documentId!==void 0){let k=y.documentId,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return X.errors=[{instancePath:r+"/\
checks/findings/"+m+"/documentId",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/documentId/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===h&&typeof k=="number"&&isFinite(k)&&!Ee.validate(k))return X.errors=[{instancePath:r+"/checks/findings/"+m+"/documentId",schemaPath:"\
JobDeliverEvent.json/properties/checks/properties/findings/items/properties/documentId/format",keyword:"format",params:{format:"int64"}}],!1;var i=h===e}else var i=!0;
if(i){if(y.segment!==void 0){let k=y.segment,h=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return X.errors=[{instancePath:r+"/checks/findings/"+m+
"/segment",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/segment/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
h&&typeof k=="number"&&isFinite(k)&&!Ee.validate(k))return X.errors=[{instancePath:r+"/checks/findings/"+m+"/segment",schemaPath:"JobDeliverEvent.json/propertie\
s/checks/properties/findings/items/properties/segment/format",keyword:"format",params:{format:"int64"}}],!1;var i=h===e}else var i=!0;if(i){if(y.check!==void 0){
let k=e;if(typeof y.check!="string")return X.errors=[{instancePath:r+"/checks/findings/"+m+"/check",schemaPath:"JobDeliverEvent.json/properties/checks/propertie\
s/findings/items/properties/check/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.type!==void 0){let k=e;if(typeof y.type!=
"string")return X.errors=[{instancePath:r+"/checks/findings/"+m+"/type",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/\
type/type",keyword:"type",params:{type:"string"}}],!1;var i=k===e}else var i=!0;if(i){if(y.severity!==void 0){let k=y.severity,h=e;if(typeof k!="string")return X.
errors=[{instancePath:r+"/checks/findings/"+m+"/severity",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/severity/type",
keyword:"type",params:{type:"string"}}],!1;if(!(k==="error"||k==="warning"))return X.errors=[{instancePath:r+"/checks/findings/"+m+"/severity",schemaPath:"JobDe\
liverEvent.json/properties/checks/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:Os.properties.checks.properties.findings.
items.properties.severity.enum}}],!1;var i=h===e}else var i=!0;if(i)if(y.message!==void 0){let k=e;if(typeof y.message!="string")return X.errors=[{instancePath:r+
"/checks/findings/"+m+"/message",schemaPath:"JobDeliverEvent.json/properties/checks/properties/findings/items/properties/message/type",keyword:"type",params:{type:"\
string"}}],!1;var i=k===e}else var i=!0}}}}}}}else return X.errors=[{instancePath:r+"/checks/findings/"+m,schemaPath:"JobDeliverEvent.json/properties/checks/pro\
perties/findings/items/type",keyword:"type",params:{type:"object"}}],!1;var d=b===e;if(!d)break}}}else return X.errors=[{instancePath:r+"/checks/findings",schemaPath:"\
JobDeliverEvent.json/properties/checks/properties/findings/type",keyword:"type",params:{type:"array"}}],!1;var l=P===e}else var l=!0}}}}}else return X.errors=[{
instancePath:r+"/checks",schemaPath:"JobDeliverEvent.json/properties/checks/type",keyword:"type",params:{type:"object"}}],!1;var p=A===e}else var p=!0}}}}}}}}else
return X.errors=[{instancePath:r,schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=n,e===0}X.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ui=Le;var yi={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function Le(t,{instancePath:r="",parentData:D,
parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.OrganizationId===void 0&&(l="OrganizationId")||t.id===void 0&&(l="id")||t.name===void 0&&(l="name")||t.
due===void 0&&(l="due"))return Le.errors=[{instancePath:r,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;
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
json/properties/due/type",keyword:"type",params:{type:yi.properties.due.type}}],!1;if(e===s&&e===s&&typeof i=="string"&&!rt.validate(i))return Le.errors=[{instancePath:r+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var p=s===e}else var p=!0}}}}}else return Le.
errors=[{instancePath:r,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=n,e===0}Le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ci=Ke;function Ke(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=Ke.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.OrganizationId===void 0&&(l="OrganizationId")||t.id===void 0&&
(l="id"))return Ke.errors=[{instancePath:r,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)
if(!(i==="OrganizationId"||i==="id")){return Ke.errors=[{instancePath:r,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e){if(t.OrganizationId!==void 0){let i=t.OrganizationId,s=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ke.errors=[{instancePath:r+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return Ke.errors=[{instancePath:r+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0;if(p)if(t.id!==void 0){let i=t.id,s=e;if(!(typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ke.errors=[{instancePath:r+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof i=="number"&&isFinite(i)&&!Ee.validate(i))return Ke.errors=[{instancePath:r+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var p=s===e}else var p=!0}}}else return Ke.errors=[{instancePath:r,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=n,e===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gi=$e;function $e(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=$e.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.eventType===void 0&&(l="eventType")||t.translationId===void 0&&
(l="translationId")||t.fileId===void 0&&(l="fileId"))return $e.errors=[{instancePath:r,schemaPath:"InstantTranslateCompletedEvent.json/required",keyword:"requir\
ed",params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return $e.errors=[{instancePath:r,schemaPath:"\
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
ent.json/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=n,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hi=We;function We(t,{instancePath:r="",parentData:D,parentDataProperty:I,rootData:F=t,dynamicAnchors:x={}}={}){let n=null,e=0,u=We.evaluated;if(u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0),e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.eventType===void 0&&(l="eventType")||t.translationId===void 0&&
(l="translationId")||t.fileId===void 0&&(l="fileId"))return We.errors=[{instancePath:r,schemaPath:"InstantTranslateFailedEvent.json/required",keyword:"required",
params:{missingProperty:l}}],!1;{let d=e;for(let i in t)if(!(i==="eventType"||i==="translationId"||i==="fileId")){return We.errors=[{instancePath:r,schemaPath:"\
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
type",params:{type:"object"}}],!1;return We.errors=n,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ki={getLanguages:jt,listMemories:bt,createMemory:Nt,updateMemory:At,deleteMemory:It,queryMemory:Ft,importMemory:Dt,exportTermbase:St,downloadTermbase:null,deleteMemorySegment:Tt,
translateText:xt,listFileTranslations:Lt,translateFiles:Et,downloadTranslation:null,signCreateTerms:qt,listCreateContents:zt,generateCreateContent:null,getCreatePreferences:$t,
updateCreatePreferences:Wt,getCreateContent:Mt,updateCreateContent:Ct,deleteCreateContent:Ut,regenerateCreateContent:null,listWorkflowTemplates:Jt,listJobs:Ot,createJob:Rt,
getJob:Vt,updateJob:Zt,deleteJob:Bt,getJobStats:Gt,archiveJob:Yt,unarchiveJob:Qt,deliverJob:Ht,reactivateJob:Xt,exportJob:null,downloadJob:null,listProjects:Kt,
createProject:es,deleteProject:rs,downloadDocument:null,uploadDocument:ts,pretranslateDocuments:ss,deleteDocument:is,getSegment:as,createSegment:ns,updateSegment:os,
deleteSegment:ps,unlockSegments:ds,tagSegment:ms,listFiles:fs,uploadFile:ls,deleteFile:null,downloadFile:null,addFileLabel:null,removeFileLabel:null,listUploads:us,
getUpload:ys,getUploadParams:cs,initiateUpload:gs,initiateMultipartUpload:hs,signUploadPart:vs,completeMultipartUpload:_s,cancelMultipartUpload:Ps,listWebhooks:ks,
createWebhook:ws,getWebhook:js,updateWebhook:bs,deleteWebhook:null,listDomains:Ns,getApi:As,getApiRoot:Is,updateProject:Fs,getJobStatsByGet:Ds,getDocument:Ss,checkDocument:Ts,
checkTranslation:xs,translateTextByQuery:Ls,readUsage:Es},wi={getLanguages:null,listMemories:null,createMemory:null,updateMemory:null,deleteMemory:null,queryMemory:null,
importMemory:null,exportTermbase:null,downloadTermbase:null,deleteMemorySegment:null,translateText:null,listFileTranslations:null,translateFiles:null,downloadTranslation:null,
signCreateTerms:null,listCreateContents:null,generateCreateContent:{message:qs,fullcontent:zs,error:$s},getCreatePreferences:null,updateCreatePreferences:null,getCreateContent:null,
updateCreateContent:null,deleteCreateContent:null,regenerateCreateContent:{message:Ws,fullcontent:Ms,error:Cs},listWorkflowTemplates:null,listJobs:null,createJob:null,
getJob:null,updateJob:null,deleteJob:null,getJobStats:null,archiveJob:null,unarchiveJob:null,deliverJob:null,reactivateJob:null,exportJob:null,downloadJob:null,
listProjects:null,createProject:null,deleteProject:null,downloadDocument:null,uploadDocument:null,pretranslateDocuments:null,deleteDocument:null,getSegment:null,
createSegment:null,updateSegment:null,deleteSegment:null,unlockSegments:null,tagSegment:null,listFiles:null,uploadFile:null,deleteFile:null,downloadFile:null,addFileLabel:null,
removeFileLabel:null,listUploads:null,getUpload:null,getUploadParams:null,initiateUpload:null,initiateMultipartUpload:null,signUploadPart:null,completeMultipartUpload:null,
cancelMultipartUpload:null,listWebhooks:null,createWebhook:null,getWebhook:null,updateWebhook:null,deleteWebhook:null,listDomains:null,getApi:null,getApiRoot:null,
updateProject:null,getJobStatsByGet:null,getDocument:null,checkDocument:null,checkTranslation:null,translateTextByQuery:null,readUsage:null},ji=Us,bi={...ft};export{bi as eventValidators,ki as responseValidators,wi as streamValidators,ji as validateError};
