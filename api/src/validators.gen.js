// Written by `npm run gen` from api/description and api/data. Do not edit.
var at=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var Se=at(ee=>{"use strict";Object.defineProperty(ee,"__esModule",{value:!0});ee.formatNames=ee.fastFormats=ee.fullFormats=void 0;function K(e,t){return{validate:e,
compare:t}}ee.fullFormats={date:K(nt,fr),time:K(pr(!0),lr),"date-time":K(it(!0),mt),"iso-time":K(pr(),pt),"iso-date-time":K(it(),ft),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Kt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:oa,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ea,int32:{type:"number",validate:aa},int64:{type:"number",validate:ia},float:{type:"\
number",validate:ot},double:{type:"number",validate:ot},password:!0,binary:!0};ee.fastFormats={...ee.fullFormats,date:K(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,fr),time:K(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,lr),"date-time":K(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
mt),"iso-time":K(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,pt),"iso-date-time":K(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ft),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ee.formatNames=Object.keys(ee.fullFormats);function Zt(e){return e%4===0&&(e%100!==0||e%400===0)}var Ht=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Yt=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function nt(e){let t=Ht.exec(e);if(!t)return!1;let y=+t[1],d=+t[2],u=+t[3];return d>=1&&d<=12&&u>=1&&u<=(d===2&&Zt(y)?29:Yt[d])}function fr(e,t){
if(e&&t)return e>t?1:e<t?-1:0}var nr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function pr(e){return function(y){let d=nr.exec(y);if(!d)
return!1;let u=+d[1],g=+d[2],p=+d[3],r=d[4],o=d[5]==="-"?-1:1,a=+(d[6]||0),s=+(d[7]||0);if(a>23||s>59||e&&!r)return!1;if(u<=23&&g<=59&&p<60)return!0;let i=g-s*o,
n=u-a*o-(i<0?1:0);return(n===23||n===-1)&&(i===59||i===-1)&&p<61}}function lr(e,t){if(!(e&&t))return;let y=new Date("2020-01-01T"+e).valueOf(),d=new Date("2020-\
01-01T"+t).valueOf();if(y&&d)return y-d}function pt(e,t){if(!(e&&t))return;let y=nr.exec(e),d=nr.exec(t);if(y&&d)return e=y[1]+y[2]+y[3],t=d[1]+d[2]+d[3],e>t?1:
e<t?-1:0}var mr=/t|\s/i;function it(e){let t=pr(e);return function(d){let u=d.split(mr);return u.length===2&&nt(u[0])&&t(u[1])}}function mt(e,t){if(!(e&&t))return;
let y=new Date(e).valueOf(),d=new Date(t).valueOf();if(y&&d)return y-d}function ft(e,t){if(!(e&&t))return;let[y,d]=e.split(mr),[u,g]=t.split(mr),p=fr(y,u);if(p!==
void 0)return p||lr(d,g)}var Gt=/\/|:/,Xt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Kt(e){return Gt.test(e)&&Xt.test(e)}var st=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ea(e){return st.lastIndex=0,st.
test(e)}var ra=-(2**31),ta=2**31-1;function aa(e){return Number.isInteger(e)&&e<=ta&&e>=ra}function ia(e){return Number.isInteger(e)}function ot(){return!0}var sa=/[^\\]\\Z/;
function oa(e){if(sa.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var lt=at(dr=>{"use strict";Object.defineProperty(dr,"__esModule",{value:!0});function na(e){let t=e.length,y=0,d=0,u;for(;d<t;)y++,u=e.charCodeAt(d++),u>=55296&&
u<=56319&&d<t&&(u=e.charCodeAt(d),(u&64512)===56320&&d++);return y}dr.default=na});var yr=ze;function ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ze.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ze.errors=p,r===0)}ze.evaluated={dynamicProps:!1,dynamicItems:!1};var ur=Ee;var v=Se().fullFormats.int64;function Ee(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ee.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let a=e.id,s=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===s&&typeof a=="number"&&isFinite(a)&&!v.validate(a))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=p,r===0}Ee.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var ht=V;var P=lt().default;function V(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=V.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.name===void 0&&(s="name")||e.srclang===void 0&&(s=
"srclang")||e.trglang===void 0&&(s="trglang"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.name!==
void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(i)<1)return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.srclang!==void 0){let i=r;if(typeof e.srclang!="string")return V.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var a=i===r}else var a=!0;if(a){if(e.trglang!==void 0){let i=r;if(typeof e.trglang!="string")return V.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=i===r}else var a=!0;if(a){if(e.srclocale!==void 0){let i=r;if(typeof e.srclocale!="s\
tring")return V.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=i===r}else var a=!0;
if(a)if(e.trglocale!==void 0){let i=r;if(typeof e.trglocale!="string")return V.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"\
type",params:{type:"string"}}],!1;var a=i===r}else var a=!0}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return V.errors=p,r===0}V.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};var gt=We;function We(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=We.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(We.errors=p,r===0)}We.evaluated={dynamicProps:!1,dynamicItems:!1};var vt=G;function G(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=G.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.name===void 0&&(s="name"))return G.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return G.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var a=n===r}else var a=!0}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=p,r===0}G.evaluated=
{props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var bt=Ue;function Ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ue.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ue.errors=p,r===0)}Ue.evaluated={dynamicProps:!1,dynamicItems:!1};var cr=me;function me(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=me.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return me.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=p,r===0}me.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var hr=U;function U(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=U.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.n===void 0&&(e.n=10);let s;if(e.id===void 0&&(s="id")||e.query===void 0&&
(s="query"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.query!==void 0){let i=e.query,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return U.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(i)<1)return U.errors=[{instancePath:t+"/query",schemaPath:"#\
/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let i=e.n,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return U.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i))return U.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(i<1||isNaN(i))return U.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===r}}}else return U.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=p,r===0}U.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,dynamicItems:!1};var gr=N;var pa={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},ne=Se().fullFormats.int32;function N(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=N.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.has_header_row===void 0&&(e.has_header_row=!1),e.skip_duplicates===void 0&&(e.skip_duplicates=
!1);let n;if(e.memory_id===void 0&&(n="memory_id")||e.name===void 0&&(n="name"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;if(e.memory_id!==void 0){let m=e.memory_id,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return N.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return N.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.
name!==void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(P(m)>255)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){
let m=r;if(typeof e.has_header_row!="boolean")return N.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=m===r;if(a){let h=r;if(typeof e.skip_duplicates!="boolean")return N.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/properti\
es/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=h===r;if(a)if(e.sdlxliff_filters!==void 0){let l=e.sdlxliff_filters,c=r;if(r===c)if(Array.
isArray(l)){var s=!0;let B=l.length;for(let b=0;b<B;b++){let w=l[b],pe=r;if(r===r)if(w&&typeof w=="object"&&!Array.isArray(w)){w.allowablePercentage===void 0&&(w.
allowablePercentage=-1),w.allowUnlockedSegments===void 0&&(w.allowUnlockedSegments=!0);let O;if(w.confName===void 0&&(O="confName"))return N.errors=[{instancePath:t+
"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:O}}],!1;if(w.confName!==void 0){let J=w.confName,Me=r;
if(typeof J!="string")return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(!(J==="Translated"||J==="Draft"||J==="ApprovedTranslation"||J==="Locked"||J==="SignedOff"))return N.errors=[{instancePath:t+"/\
sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:pa.properties.confName.enum}}],!1;
var i=Me===r}else var i=!0;if(i){let J=w.allowablePercentage,Me=r;if(!(typeof J=="number"&&!(J%1)&&!isNaN(J)&&isFinite(J)))return N.errors=[{instancePath:t+"/sd\
lxliff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
Me&&typeof J=="number"&&isFinite(J)&&!ne.validate(J))return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.j\
son/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var i=Me===r;if(i){let ir=r;if(typeof w.allowUnlockedSegments!="boolean")
return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=ir===r}}}else return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var s=pe===r;if(!s)break}}else return N.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=c===r}else var a=!0}}}}else return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return N.errors=p,r===0}N.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var vr=fe;function fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=fe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return fe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=p,r===0}fe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var br=le;function le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=le.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return le.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return le.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,r===0}le.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Pr=re;function re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=re.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.segment_id===void 0&&(s="segment\
_id"))return re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.segment_id!==void 0){let i=e.segment_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(
i)&&!v.validate(i))return re.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0}else return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=p,r===0}re.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var Pt=F;function F(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=F.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1);let s;if(e.
memory_id===void 0&&(s="memory_id"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let i=e.source,
n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r;if(a){
if(e.memory_id!==void 0){let m=e.memory_id,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return F.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.source_hash!==void 0){
let m=e.source_hash,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source\
_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===r}else var a=!0;if(a){let m=e.n,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)){if(m>10||isNaN(
m))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(m<1||isNaN(m))return F.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===r;if(a){if(e.prefix!==void 0){
let _=e.prefix,l=r;if(r===l)if(typeof _=="string"){if(P(_)>5e3)return F.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"ma\
xLength",params:{limit:5e3}}],!1}else return F.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;
var a=l===r}else var a=!0;if(a){let _=r;if(typeof e.rich!="boolean")return F.errors=[{instancePath:t+"/rich",schemaPath:"#/properties/rich/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=_===r;if(a){let c=r;if(typeof e.tm_matches!="boolean")return F.errors=[{instancePath:t+"/tm_matches",schemaPath:"#/properties\
/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===r;if(a){let B=r;if(typeof e.project_tags!="boolean")return F.errors=[{instancePath:t+"/p\
roject_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=B===r;if(a){let w=r;if(typeof e.containsICUData!="boo\
lean")return F.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boolean"}}],!1;var a=w===r}}}}}}}}}}else
return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=p,r===0}F.evaluated={props:{source:!0,memory_id:!0,
source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};var wt=Re;function Re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Re.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Re.errors=p,r===0)}Re.evaluated={dynamicProps:!1,dynamicItems:!1};var wr=S,ma={type:"object",properties:{translationIds:{type:"arr\
ay",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer",minimum:-62167219200,
maximum:253402300799},toTime:{type:"integer",minimum:-62167219200,maximum:253402300799}},required:[],$id:"listFileTranslations"};function S(e,{instancePath:t="",
parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.translationIds!==void 0){let i=e.translationIds,n=r;if(r===n)if(Array.isArray(i)){var a=!0;let m=i.
length;for(let f=0;f<m;f++){let h=i[f],_=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return S.errors=[{instancePath:t+"/translationIds/"+f,schemaPath:"\
#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof h=="number"&&isFinite(h)&&!v.validate(h))return S.errors=[{
instancePath:t+"/translationIds/"+f,schemaPath:"#/properties/translationIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}else
return S.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properties/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;
if(s){if(e.status!==void 0){let i=e.status,n=r;if(typeof i!="string")return S.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(i==="InProgress"||i==="Completed"||i==="ReadyForDownload"||i==="Failed"))return S.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ma.properties.status.enum}}],!1;var s=n===r}else var s=!0;if(s){if(e.fromTime!==void 0){let i=e.fromTime,
n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)){if(i>253402300799||isNaN(i))return S.errors=[{instancePath:t+"/fromTime",schemaPath:"#/p\
roperties/fromTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return S.errors=[{instancePath:t+"/fr\
omTime",schemaPath:"#/properties/fromTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var s=n===r}else var s=!0;if(s)if(e.toTime!==
void 0){let i=e.toTime,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[{instancePath:t+"/toTime",schemaPath:"#/properties/toTime/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)){if(i>253402300799||isNaN(i))return S.errors=[{instancePath:t+"/toTim\
e",schemaPath:"#/properties/toTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return S.errors=[{instancePath:t+
"/toTime",schemaPath:"#/properties/toTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var s=n===r}else var s=!0}}}else return S.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=p,r===0}S.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,
toTime:!0},dynamicProps:!1,dynamicItems:!1};var _t=z;function z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=z.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.withTM===void 0&&(e.withTM=!0);let i;if(e.fileId===void 0&&(i="fil\
eId")||e.memoryId===void 0&&(i="memoryId"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.fileId!==
void 0){let n=e.fileId,m=r;if(r===m)if(Array.isArray(n)){if(n.length>100)return z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(n.length<1)return z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let f=n.length;for(let h=0;h<f;h++){let _=n[h],l=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return z.errors=[{instancePath:t+
"/fileId/"+h,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof _=="number"&&isFinite(_)&&!v.validate(_))return z.
errors=[{instancePath:t+"/fileId/"+h,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r;if(!a)break}}}else return z.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var s=m===r}else var s=!0;if(s){if(e.memoryId!==
void 0){let n=e.memoryId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memo\
ryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"\
#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=m===r}else var s=!0;if(s){if(e.configId!==void 0){let n=e.configId,m=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!ne.validate(n))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"\
format",params:{format:"int32"}}],!1;var s=m===r}else var s=!0;if(s){let n=r;if(typeof e.withTM!="boolean")return z.errors=[{instancePath:t+"/withTM",schemaPath:"\
#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var s=n===r}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return z.errors=p,r===0}z.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var kt=W;function W(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=W.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.withTM===void 0&&(e.withTM=!0),e.fileId!==void 0){let i=e.fileId,
n=r;if(r===n)if(Array.isArray(i)){if(i.length>100)return W.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(i.length<1)return W.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let m=i.length;for(let f=0;f<m;f++){let h=i[f],_=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return W.errors=[{instancePath:t+"/fileId/"+f,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof h=="number"&&isFinite(h)&&!v.validate(h))return W.errors=[{instancePath:t+
"/fileId/"+f,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}}else return W.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;if(s){if(e.memoryId!==void 0){let i=e.memoryId,
n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return W.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=n===r}else var s=!0;if(s){if(e.configId!==void 0){let i=e.configId,n=r;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof i=="number"&&isFinite(i)&&!ne.validate(i))return W.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"forma\
t",params:{format:"int32"}}],!1;var s=n===r}else var s=!0;if(s){let i=r;if(typeof e.withTM!="boolean")return W.errors=[{instancePath:t+"/withTM",schemaPath:"#/p\
roperties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return W.errors=p,r===0}W.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var _r=de;function de(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=de.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return de.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return de.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return de.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,r===0}de.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var It=$e;function $e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=$e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.signedAgreement===void 0&&(a="signedAgreement"))return $e.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.signedAgreement!==void 0&&typeof e.signedAgreement!="boo\
lean")return $e.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return $e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,r===0}$e.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var jt=Oe;function Oe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Oe.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Oe.errors=p,r===0)}Oe.evaluated={dynamicProps:!1,dynamicItems:!1};var kr=Ve;function Ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ve.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ve.errors=p,r===0)}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};var xt=x;function x(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=x.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.language===void 0&&(m="language")||e.template===void 0&&(m=
"template")||e.templateParams===void 0&&(m="templateParams"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.name!==void 0){let f=e.name,h=r;if(r===h)if(typeof f=="string"){if(P(f)>255)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(P(f)<1)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else
var a=!0;if(a){if(e.language!==void 0){let f=r;if(typeof e.language!="string")return x.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){if(e.template!==void 0){let f=e.template,h=r;if(r===h)if(typeof f=="string"){if(P(
f)>100)return x.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(f)<1)return x.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else var a=!0;if(a){if(e.templateParams!==void 0){let f=e.
templateParams,h=r;if(r===h)if(f&&typeof f=="object"&&!Array.isArray(f)){let l;if(f.language===void 0&&(l="language"))return x.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:l}}],!1;if(f.contentLength!==void 0){let c=f.contentLength,
D=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof c=="number"&&isFinite(c)){if(c>5e3||isNaN(c))return x.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(c<1||isNaN(c))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=D===r}else var s=!0;if(s){if(f.memoryId!==void 0){let c=f.memoryId,D=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return x.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return x.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=D===r}else var s=!0;if(s){if(f.
language!==void 0){let c=r;if(typeof f.language!="string")return x.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var s=c===r}else var s=!0;if(s){if(f.sections!==void 0){let c=f.sections,D=r;if(r===D)if(Array.
isArray(c)){if(c.length>50)return x.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var i=!0;let b=c.length;for(let w=0;w<b;w++){let pe=r;if(typeof c[w]!="string")return x.errors=[{instancePath:t+"/templatePara\
ms/sections/"+w,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var i=pe===r;if(!i)break}}}else
return x.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var s=D===r}else var s=!0;if(s)if(f.summary!==void 0){let c=f.summary,D=r;if(r===D)if(typeof c=="string"){if(P(c)>5e3)return x.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var s=D===r}else var s=!0}}}}else
return x.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=h===r}else var a=!0;
if(a)if(e.preferences!==void 0){let f=e.preferences,h=r;if(r===h)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.tone!==void 0){let l=f.tone,c=r;if(r===c)if(typeof l==
"string"){if(P(l)>5e3)return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var n=c===r}else var n=!0;if(n)if(f.styleguide!==void 0){let l=f.styleguide,c=r;if(r===c)if(typeof l=="string"){if(P(l)>5e3)return x.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var n=c===
r}else var n=!0}else return x.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=h===
r}else var a=!0}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=p,r===0}x.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var At=Be;function Be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Be.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Be.errors=p,r===0)}Be.evaluated={dynamicProps:!1,dynamicItems:!1};var Ir=Qe;function Qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Qe.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Qe.errors=p,r===0)}Qe.evaluated={dynamicProps:!1,dynamicItems:!1};var Dt=ie,dt={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function ie(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.tone!==void 0){let s=e.tone,i=r;if(typeof s!="string"&&s!==null)return ie.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:dt.properties.tone.type}}],!1;if(r===i&&typeof s=="string"&&P(s)>5e3)return ie.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=i===r}else var a=!0;if(a)if(e.styleguide!==void 0){let s=e.styleguide,
i=r;if(typeof s!="string"&&s!==null)return ie.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:dt.properties.
styleguide.type}}],!1;if(r===i&&typeof s=="string"&&P(s)>5e3)return ie.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=i===r}else var a=!0}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ie.errors=p,r===0}ie.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var Lt=Ze;function Ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ze.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ze.errors=p,r===0)}Ze.evaluated={dynamicProps:!1,dynamicItems:!1};var jr=ye;function ye(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ye.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ye.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return ye.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=p,r===0}ye.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Nt=j,Ce={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function j(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,
dynamicAnchors:g={}}={}){let p=null,r=0,o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.contentId===void 0&&(m="contentId"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.contentId!==void 0){let f=e.contentId,h=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return j.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof f=="number"&&isFinite(f)&&!v.validate(f))return j.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var a=h===r}else var a=!0;if(a){if(e.name!==void 0){let f=e.
name,h=r;if(r===h)if(typeof f=="string"){if(P(f)>255)return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(P(f)<1)return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else var a=!0;if(a){if(e.language!==void 0){
let f=r;if(typeof e.language!="string")return j.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var a=f===r}else var a=!0;if(a){if(e.template!==void 0){let f=e.template,h=r;if(r===h)if(typeof f=="string"){if(P(f)>100)return j.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(f)<1)return j.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else var a=!0;if(a){if(e.templateParams!==void 0){let f=e.templateParams,h=r;if(r===h)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.contentLength!==void 0){let l=f.contentLength,c=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:Ce.properties.
templateParams.properties.contentLength.type}}],!1;if(r===c&&typeof l=="number"&&isFinite(l)){if(l>5e3||isNaN(l))return j.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(l<1||isNaN(
l))return j.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var s=c===r}else var s=!0;if(s){if(f.memoryId!==void 0){let l=f.memoryId,c=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return j.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:Ce.properties.templateParams.properties.memoryId.type}}],!1;if(r===c&&typeof l=="number"&&isFinite(l)&&!v.validate(l))return j.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=c===r}else var s=!0;
if(s){if(f.language!==void 0){let l=r;if(typeof f.language!="string")return j.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(f.sections!==void 0){let l=f.sections,c=r;if(!Array.
isArray(l)&&l!==null)return j.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:Ce.properties.templateParams.properties.sections.type}}],!1;if(r===c&&Array.isArray(l)){if(l.length>50)return j.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var i=!0;let B=l.length;for(let b=0;b<
B;b++){let w=r;if(typeof l[b]!="string")return j.errors=[{instancePath:t+"/templateParams/sections/"+b,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var i=w===r;if(!i)break}}}var s=c===r}else var s=!0;if(s)if(f.summary!==void 0){let l=f.summary,c=r;if(typeof l!=
"string"&&l!==null)return j.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:Ce.properties.templateParams.properties.summary.type}}],!1;if(r===c&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var s=c===r}else var s=!0}}}}else return j.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=h===r}else var a=!0;if(a)if(e.
preferences!==void 0){let f=e.preferences,h=r;if(r===h)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.tone!==void 0){let l=f.tone,c=r;if(typeof l!="string"&&
l!==null)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:Ce.properties.
preferences.properties.tone.type}}],!1;if(r===c&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=c===r}else var n=!0;if(n)if(f.styleguide!==void 0){let l=f.styleguide,c=r;if(typeof l!=
"string"&&l!==null)return j.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:Ce.properties.preferences.properties.styleguide.type}}],!1;if(r===c&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=c===r}else var n=!0}else return j.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=h===r}else var a=!0}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=p,r===0}j.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var qt=ue;function ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ue.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ue.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return ue.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=p,r===0}ue.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var xr=ce;function ce(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ce.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=p,r===0}ce.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ar=he;function he(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=he.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return he.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return he.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return he.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=p,r===0}he.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Dr=He;function He(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=He.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(He.errors=p,r===0)}He.evaluated={dynamicProps:!1,dynamicItems:!1};var Lr=Z;function Z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Z.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.offset===void 0&&(e.offset=0),e.limit===void 0&&(e.limit=25),e.
isArchived!==void 0){let s=r;if(typeof e.isArchived!="boolean")return Z.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===r}else var a=!0;if(a){if(e.isDelivered!==void 0){let s=r;if(typeof e.isDelivered!="boolean")return Z.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r}else var a=!0;if(a){let s=e.offset,i=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===i&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return Z.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1;var a=i===r;if(a){let m=e.limit,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Z.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)){if(m>50||isNaN(m))return Z.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(m<1||isNaN(m))return Z.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===r}}}}else return Z.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=p,r===0}Z.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var Ft=A;var or=Se().fullFormats["date-time"],fa={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function I(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=I.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.pretranslate===void 0&&(e.pretranslate=!1),e.autoAccept===void 0&&
(e.autoAccept=!1),e.caseSensitive===void 0&&(e.caseSensitive=!1),e.takeMatchAttribution===void 0&&(e.takeMatchAttribution=!1);let n;if(e.memoryId===void 0&&(n="\
memoryId"))return I.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.trgLang!==void 0){let m=r;if(typeof e.
trgLang!="string")return I.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.trgLocale!==void 0){let m=r;if(typeof e.trgLocale!="string")return I.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.dueDate!==void 0){let m=e.dueDate,f=r;if(r===f&&r===f)if(typeof m=="strin\
g"){if(!or.validate(m))return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){if(e.
memoryId!==void 0){let m=e.memoryId,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return I.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return I.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.externalModelId!==void 0){
let m=e.externalModelId,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return I.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!ne.validate(m))return I.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var a=f===r}else var a=!0;if(a){let m=r;if(typeof e.
pretranslate!="boolean")return I.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=m===r;if(a){let h=r;if(typeof e.autoAccept!="boolean")return I.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var a=h===r;if(a){let l=r;if(typeof e.caseSensitive!="boolean")return I.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){let D=r;if(typeof e.takeMatchAttribution!="boolean")return I.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){if(e.
configId!==void 0){let b=e.configId,w=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof b=="number"&&isFinite(b)&&!ne.validate(b))return I.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=w===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){
let b=e.workflowTemplateId,w=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof b=="number"&&isFinite(b)&&!v.validate(b))return I.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=w===r}else var a=!0;if(a){if(e.workflowTemplateName!==
void 0){let b=e.workflowTemplateName,w=r;if(typeof b!="string"&&!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:fa.properties.workflowTemplateName.type}}],!1;var a=w===r}else var a=!0;
if(a)if(e.workflowStageAssignments!==void 0){let b=e.workflowStageAssignments,w=r;if(r===w)if(Array.isArray(b)){var s=!0;let tt=b.length;for(let Q=0;Q<tt;Q++){let O=b[Q],
J=r;if(r===r)if(O&&typeof O=="object"&&!Array.isArray(O)){let ir;if(O.workflowStageTemplateId===void 0&&(ir="workflowStageTemplateId"))return I.errors=[{instancePath:t+
"/workflowStageAssignments/"+Q,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:ir}}],!1;if(O.workflowStageTemplateId!==
void 0){let M=O.workflowStageTemplateId,Je=r;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return I.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+Q+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
Je&&typeof M=="number"&&isFinite(M)&&!v.validate(M))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+Q+"/workflowStageTemplateId",schemaPath:"Workf\
lowStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var i=Je===r}else var i=!0;if(i){if(O.userId!==
void 0){let M=O.userId,Je=r;if(!(typeof M=="number"&&!(M%1)&&!isNaN(M)&&isFinite(M)))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+Q+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===Je&&typeof M=="number"&&isFinite(M)&&!v.validate(M))return I.
errors=[{instancePath:t+"/workflowStageAssignments/"+Q+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=Je===r}else var i=!0;if(i)if(O.email!==void 0){let M=r;if(typeof O.email!="string")return I.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+Q+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var i=M===r}else var i=!0}}else return I.
errors=[{instancePath:t+"/workflowStageAssignments/"+Q,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var s=J===r;if(!s)
break}}else return I.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=w===r}else var a=!0}}}}}}}}}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=
p,r===0}I.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function A(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.name===void 0&&(n="name")||e.fileIds===void 0&&(n="fileIds")||e.languagePairs===void 0&&(n="languagePa\
irs")||e.srcLang===void 0&&(n="srcLang"))return A.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.name!==
void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(P(m)>255)return A.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return A.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return A.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){
if(e.fileIds!==void 0){let m=e.fileIds,f=r;if(r===f)if(Array.isArray(m)){if(m.length>1e3)return A.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(m.length<1)return A.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var s=!0;let _=m.length;for(let l=0;l<_;l++){let c=m[l],D=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return A.
errors=[{instancePath:t+"/fileIds/"+l,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof c=="number"&&isFinite(
c)&&!v.validate(c))return A.errors=[{instancePath:t+"/fileIds/"+l,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var s=D===
r;if(!s)break}}}else return A.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.languagePairs!==void 0){let m=e.languagePairs,f=r;if(r===f)if(Array.isArray(m)){if(m.length>200)return A.errors=[{instancePath:t+"/languageP\
airs",schemaPath:"#/properties/languagePairs/maxItems",keyword:"maxItems",params:{limit:200}}],!1;if(m.length<1)return A.errors=[{instancePath:t+"/languagePairs",
schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let _=m.length;for(let l=0;l<_;l++){let c=r;I(m[l],{instancePath:t+
"/languagePairs/"+l,parentData:m,parentDataProperty:l,rootData:u,dynamicAnchors:g})||(p=p===null?I.errors:p.concat(I.errors),r=p.length);var i=c===r;if(!i)break}}}else
return A.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=f===r}else var a=!0;
if(a){if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return A.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.srcLocale!==void 0){let m=r;if(typeof e.srcLocale!="string")return A.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due!==void 0){let m=e.due,
f=r;if(r===f&&r===f)if(typeof m=="string"){if(!or.validate(m))return A.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return A.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.isPlural!==void 0){let m=r;if(typeof e.isPlural!="boolean")return A.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){let m=e.workflowTemplateId,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return A.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return A.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a)if(e.domainId!==void 0){let m=e.domainId,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return A.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!ne.validate(m))return A.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=f===r}else var a=!0}}}}}}}}else return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return A.errors=p,r===0}A.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var Tt=Ye;function Ye(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ye.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ye.errors=p,r===0)}Ye.evaluated={dynamicProps:!1,dynamicItems:!1};var Nr=ge;function ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ge.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=p,r===0}ge.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Et=E,sr={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","null"],format:"\
date-time"},due:{type:["string","null"],format:"date-time"},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",
maxLength:1e3}},required:["jobId"],$id:"updateJob"};function E(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,
r=0,o=E.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&
(s="jobId"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return E.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{
format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return E.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return E.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.dueDate!==void 0){let i=e.dueDate,n=r;if(typeof i!="string"&&i!==null)return E.errors=[{instancePath:t+
"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:sr.properties.dueDate.type}}],!1;if(r===n&&r===n&&typeof i=="string"&&!or.validate(
i))return E.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===r}else var a=!0;
if(a){if(e.due!==void 0){let i=e.due,n=r;if(typeof i!="string"&&i!==null)return E.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"typ\
e",params:{type:sr.properties.due.type}}],!1;if(r===n&&r===n&&typeof i=="string"&&!or.validate(i))return E.errors=[{instancePath:t+"/due",schemaPath:"#/properti\
es/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===r}else var a=!0;if(a){if(e.isProcessing!==void 0){let i=e.isProcessing,n=r;if(typeof i!=
"string"&&!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return E.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"\
type",params:{type:sr.properties.isProcessing.type}}],!1;if(!(i==="0"||i==="1"||i==="-2"||i===0||i===1||i===-2))return E.errors=[{instancePath:t+"/isProcessing",
schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:sr.properties.isProcessing.enum}}],!1;var a=n===r}else var a=!0;if(a)if(e.processingErrorMsg!==
void 0){let i=e.processingErrorMsg,n=r;if(r===n)if(typeof i=="string"){if(P(i)>1e3)return E.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properti\
es/processingErrorMsg/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return E.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/propertie\
s/processingErrorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return E.errors=p,r===0}E.evaluated={props:{jobId:!0,name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,
dynamicItems:!1};var $t=ve;function ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ve.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=p,r===0}ve.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var qr=be;function be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=be.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return be.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=p,r===0}be.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Fr=Pe;function Pe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Pe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Pe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=p,r===0}Pe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Tr=we;function we(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=we.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return we.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,r===0}we.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Er=_e;function _e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=_e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return _e.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return _e.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return _e.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,r===0}_e.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var $r=ke;function ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ke.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=p,r===0}ke.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Cr=Ie;function Ie(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ie.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return Ie.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return Ie.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,r===0}Ie.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Mr=te,la={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"expor\
tJob"};function te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=te.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId")||e.type===void 0&&(s=
"type"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return te.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.type!==void 0){let i=e.type,n=r;if(typeof i!="string")return te.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="files"||i==="memory"))return te.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:la.properties.type.enum}}],!1;var a=n===r}else var a=!0}else return te.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=p,r===0}te.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var Jr=je;function je(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=je.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return je.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return je.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return je.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=p,r===0}je.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Sr=T,da={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer",minimum:-62167219200,maximum:253402300799},to_time:{type:"integer",minimum:-62167219200,maximum:253402300799},state:{type:"string",enum:["backlog","inP\
rogress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"string"}},required:[],$id:"listProjects"};function T(e,{instancePath:t="",
parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.archived===void 0&&(e.archived=!0),e.id!==void 0){let i=e.id,n=r;if(r===n)if(Array.isArray(i)){var a=!0;
let m=i.length;for(let f=0;f<m;f++){let h=i[f],_=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:t+"/id/"+f,schemaPath:"\
#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof h=="number"&&isFinite(h)&&!v.validate(h))return T.errors=[{instancePath:t+
"/id/"+f,schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}else return T.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var s=n===r}else var s=!0;if(s){if(e.srclang!==void 0){let i=r;if(typeof e.srclang!=
"string")return T.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=i===r}else var s=!0;
if(s){if(e.trglang!==void 0){let i=r;if(typeof e.trglang!="string")return T.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var s=i===r}else var s=!0;if(s){if(e.from_time!==void 0){let i=e.from_time,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return T.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="numb\
er"&&isFinite(i)){if(i>253402300799||isNaN(i))return T.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/maximum",keyword:"maximum",params:{
comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return T.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-62167219200}}],!1}var s=n===r}else var s=!0;if(s){if(e.to_time!==void 0){let i=e.to_time,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return T.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof i=="number"&&isFinite(i)){if(i>253402300799||isNaN(i))return T.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return T.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_tim\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var s=n===r}else var s=!0;if(s){if(e.state!==void 0){let i=e.state,n=r;if(typeof i!=
"string")return T.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="backlog"||i==="inPr\
ogress"||i==="inReview"||i==="inQA"||i==="done"))return T.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:da.
properties.state.enum}}],!1;var s=n===r}else var s=!0;if(s){let i=r;if(typeof e.archived!="boolean")return T.errors=[{instancePath:t+"/archived",schemaPath:"#/p\
roperties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r;if(s)if(e.connector_id!==void 0){let m=r;if(typeof e.connector_id!="string")return T.
errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0}}}}}}}else
return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=p,r===0}T.evaluated={props:{id:!0,srclang:!0,trglang:!0,
from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},dynamicProps:!1,dynamicItems:!1};var Ct=k,yt={type:"object",properties:{memory_id:{type:"integer",
format:"int64"},name:{type:"string",minLength:1,maxLength:255},job_id:{type:"integer",format:"int64"},due_date:{type:"integer",minimum:-62167219200,maximum:253402300799},
metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{
type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"\
integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{
type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{
type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProject"};function k(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,
dynamicAnchors:g={}}={}){let p=null,r=0,o=k.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){e.sample_review_percentage===void 0&&(e.sample_review_percentage=100),e.llm_provider===void 0&&(e.llm_provider="neural"),e.job_type===void 0&&(e.job_type=
"TRANSLATION");let i;if(e.memory_id===void 0&&(i="memory_id")||e.name===void 0&&(i="name"))return k.errors=[{instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:i}}],!1;if(e.memory_id!==void 0){let n=e.memory_id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[
{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.
validate(n))return k.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.name!==void 0){let n=e.name,m=r;if(r===m)if(typeof n=="string"){if(P(n)>255)return k.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(n)<1)return k.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return k.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
r}else var a=!0;if(a){if(e.job_id!==void 0){let n=e.job_id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[{instancePath:t+"/job_i\
d",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return k.errors=[
{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==
void 0){let n=e.due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_\
date/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>253402300799||isNaN(n))return k.errors=[{instancePath:t+"\
/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return k.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let n=e.metadata,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return k.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in n){let _=n[h],l=r;if(typeof _!="string"&&
!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return k.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:yt.properties.metadata.additionalProperties.type}}],!1;var s=l===r;if(!s)break}}else return k.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==
void 0){let n=e.workflowTemplateId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return k.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflow_template_name!==
void 0){let n=r;if(typeof e.workflow_template_name!="string")return k.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let n=e.sample_review_percentage,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(n<0||isNaN(n))return k.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===r;if(a){let h=r;if(typeof e.
llm_provider!="string")return k.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=h===
r;if(a){if(e.external_model_id!==void 0){let l=e.external_model_id,c=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof l=="number"&&isFinite(l)&&!ne.
validate(l))return k.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=c===r}else var a=!0;if(a){if(e.domainId!==void 0){let l=e.domainId,c=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof l=="number"&&isFinite(l)&&!ne.validate(l))return k.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=c===r}else var a=!0;if(a){if(e.
is_plural!==void 0){let l=r;if(typeof e.is_plural!="boolean")return k.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.require_batch_qa_translator!==void 0){let l=r;if(typeof e.require_batch_qa_translator!="boo\
lean")return k.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.enable_prompt_labeling!==void 0){let l=r;if(typeof e.enable_prompt_labeling!="boolean")return k.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
is_enhanced_human_ai_optimized!==void 0){let l=r;if(typeof e.is_enhanced_human_ai_optimized!="boolean")return k.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){let l=e.job_type,
c=r;if(typeof l!="string")return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"TRANSLATION"||l==="PROMPT_RESPONSE"))return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:yt.
properties.job_type.enum}}],!1;var a=c===r;if(a)if(e.additional_guidelines!==void 0){let B=e.additional_guidelines,b=r;if(r===b)if(typeof B=="string"){if(P(B)>5e3)
return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=b===
r}else var a=!0}}}}}}}}}}}}}}}}else return k.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=p,r===0}k.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var Mt=Ge;function Ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ge.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ge.errors=p,r===0)}Ge.evaluated={dynamicProps:!1,dynamicItems:!1};var zr=xe;function xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=xe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return xe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,r===0}xe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Wr=se;function se(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=se.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.is_xliff===void 0&&(e.is_xliff=!0);let s;if(e.id===void 0&&(s="id"))
return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="nu\
mber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a){let i=r;if(typeof e.is_xliff!="boolean")return se.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return se.errors=p,r===0}se.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var Ur=$,ya={type:"object",properties:{name:{type:"s\
tring",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],
$id:"uploadDocument"};function $(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=$.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.auto_accept===void 0&&(e.auto_accept=!1),e.
case_sensitive===void 0&&(e.case_sensitive=!1),e.match_attribution===void 0&&(e.match_attribution=!1);let s;if(e.name===void 0&&(s="name")||e.project_id===void 0&&
(s="project_id"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.name!==void 0){let i=e.name,n=r;
if(r===n)if(typeof i=="string"){if(P(i)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(i)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.project_id!==void 0){
let i=e.project_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_\
id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return $.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.pretranslate!==void 0){let i=e.pretranslate,n=r;
if(typeof i!="string")return $.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"TM"||i==="TM+MT"))return $.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:ya.properties.
pretranslate.enum}}],!1;var a=n===r}else var a=!0;if(a){let i=r;if(typeof e.auto_accept!="boolean")return $.errors=[{instancePath:t+"/auto_accept",schemaPath:"#\
/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r;if(a){let m=r;if(typeof e.case_sensitive!="boolean")return $.errors=[{instancePath:t+
"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r;if(a){let h=r;if(typeof e.match_attribution!=
"boolean")return $.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=h===
r;if(a)if(e.config_id!==void 0){let l=e.config_id,c=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return $.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof l=="number"&&isFinite(l)&&!ne.validate(l))return $.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=c===r}else var a=!0}}}}}}else return $.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=p,r===0}$.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var Rr=oe;function oe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=oe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="numb\
er"&&isFinite(i)&&!v.validate(i))return oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a)if(e.labels!==void 0){let i=e.labels,n=r;if(r===n)if(Array.isArray(i)){var s=!0;let f=i.length;for(let h=0;h<f;h++){let _=r;if(typeof i[h]!=
"string")return oe.errors=[{instancePath:t+"/labels/"+h,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var s=_===r;if(!s)
break}}else return oe.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=n===r}else var a=!0}else
return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=p,r===0}oe.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var Or=L,ua={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},langId:{
type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{
type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},Jt=new RegExp("^[^,]*$","u");function L(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.langId===void 0&&(e.langId=!1),e.category===void 0&&(e.category="API");let i;if(e.name===void 0&&
(i="name"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.name!==void 0){let n=e.name,m=r;if(r===
m)if(typeof n=="string"){if(P(n)>255)return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(n)<1)return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.file_hash!==void 0){let n=e.
file_hash,m=r;if(r===m)if(typeof n=="string"){if(P(n)>128)return L.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1}else return L.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=m===r}else var a=!0;if(a){let n=r;if(typeof e.langId!="boolean")return L.errors=[{instancePath:t+"/langId",schemaPath:"#/properties/langId/type",
keyword:"type",params:{type:"boolean"}}],!1;var a=n===r;if(a){if(e.project_id!==void 0){let f=e.project_id,h=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof f=="nu\
mber"&&isFinite(f)&&!v.validate(f))return L.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=h===r}else var a=!0;if(a){let f=e.category,h=r;if(typeof f!="string")return L.errors=[{instancePath:t+"/category",schemaPath:"#/properties/cat\
egory/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="API"||f==="REFERENCE"))return L.errors=[{instancePath:t+"/category",schemaPath:"#/properties/ca\
tegory/enum",keyword:"enum",params:{allowedValues:ua.properties.category.enum}}],!1;var a=h===r;if(a){if(e.labels!==void 0){let l=e.labels,c=r;if(r===c)if(Array.
isArray(l)){var s=!0;let B=l.length;for(let b=0;b<B;b++){let w=l[b],pe=r;if(r===pe)if(typeof w=="string"){if(P(w)>255)return L.errors=[{instancePath:t+"/labels/"+
b,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(w)<1)return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"\
#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jt.test(w))return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/proper\
ties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/properties/labels/\
items/type",keyword:"type",params:{type:"string"}}],!1;var s=pe===r;if(!s)break}}else return L.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels\
/type",keyword:"type",params:{type:"array"}}],!1;var a=c===r}else var a=!0;if(a)if(e.job_type!==void 0){let l=r;if(typeof e.job_type!="string")return L.errors=[
{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0}}}}}}else return L.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=p,r===0}L.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,
category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var Vr=Ae;function Ae(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ae.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ae.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ae.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=p,r===0}Ae.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Br=De;function De(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=De.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return De.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return De.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return De.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=p,r===0}De.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var St=H;function H(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=H.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.name===void 0&&(s="name"))return H.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return H.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Jt.test(i))return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{
pattern:"^[^,]*$"}}],!1}else return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else
var a=!0}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=p,r===0}H.evaluated={props:{id:!0,
name:!0},dynamicProps:!1,dynamicItems:!1};var zt=Le;function Le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Le.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Le.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Le.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,r===0}Le.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Qr=X;function X(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=X.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.name===void 0&&(s="name"))return X.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return X.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return X.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return X.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var a=n===r}else var a=!0}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,r===0}X.evaluated=
{props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Zr=Xe;function Xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Xe.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Xe.errors=p,r===0)}Xe.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=Y;var Ut=Se().fullFormats.uri;var ut={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function ae(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ae.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);let a=r,
s=!1,i=null,n=r;if(r===n)if(Array.isArray(e))if(e.length<1){let l={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};p===null?
p=[l]:p.push(l),r++}else{var m=!0;let l=e.length;for(let c=0;c<l;c++){let D=e[c],B=r;if(typeof D!="string"){let w={instancePath:t+"/"+c,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};p===null?p=[w]:p.push(w),r++}if(!(D==="JOB_DELIVER"||D==="JOB_UPDATE"||D==="PROJECT_DELIVER"||D==="PROJEC\
T_UPDATE")){let w={instancePath:t+"/"+c,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:ut.enum}};p===null?p=[w]:p.push(w),r++}var m=B===
r;if(!m)break}}else{let l={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};p===null?p=[l]:p.push(l),r++}var _=n===r;if(_){s=!0,
i=0;var f=!0}let h=r;if(typeof e!="string"){let l={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[l]:
p.push(l),r++}if(!(e==="JOB_DELIVER"||e==="JOB_UPDATE"||e==="PROJECT_DELIVER"||e==="PROJECT_UPDATE")){let l={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:ut.enum}};p===null?p=[l]:p.push(l),r++}var _=h===r;if(_&&s?(s=!1,i=[i,1]):_&&(s=!0,i=1),s)r=a,p!==null&&(a?p.length=a:p=
null);else{let l={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:i}};return p===null?p=[l]:p.push(l),r++,ae.errors=p,!1}return ae.errors=
p,o.items=f,r===0}ae.evaluated={dynamicProps:!1,dynamicItems:!0};function Y(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){
let p=null,r=0,o=Y.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.
webhookName===void 0&&(s="webhookName")||e.webhookUrl===void 0&&(s="webhookUrl")||e.eventType===void 0&&(s="eventType"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.webhookName!==void 0){let i=e.webhookName,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return Y.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return Y.errors=[{instancePath:t+
"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/webhookName",schemaPath:"\
#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let i=e.webhookUrl,n=r,m=r;if(r===
m&&r===m)if(typeof i=="string"){if(P(i)>2048)return Y.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1;if(!Ut(i))return Y.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return Y.errors=
[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.eventType!==void 0){
let i=r;ae(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:g})||(p=p===null?ae.errors:p.concat(ae.
errors),r=p.length);var a=i===r}else var a=!0}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=
p,r===0}Y.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var Rt=Ke;function Ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ke.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ke.errors=p,r===0)}Ke.evaluated={dynamicProps:!1,dynamicItems:!1};var Hr=Ne;function Ne(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ne.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ne.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=p,r===0}Ne.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ot=R;function R(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=R.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return R.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return R.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(
i))return R.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.
webhookName!==void 0){let i=e.webhookName,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return R.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properti\
es/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return R.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhook\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let i=e.webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof i=="string"){if(P(
i)>2048)return R.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(!Ut(i))return R.errors=
[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return R.errors=[{instancePath:t+"/webhookUr\
l",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.eventType!==void 0){let i=r;ae(e.eventType,{
instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:g})||(p=p===null?ae.errors:p.concat(ae.errors),r=p.length);var a=i===
r}else var a=!0}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=p,r===0}R.evaluated={props:{
id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var Vt=qe;function qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=qe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return qe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return qe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=p,r===0}qe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Yr=Fe;function Fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Fe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Fe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Fe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=p,r===0}Fe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Gr=er;function er(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=er.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(er.errors=p,r===0)}er.evaluated={dynamicProps:!1,dynamicItems:!1};var Xr=rr;function rr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=rr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(rr.errors=p,r===0)}rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Kr=tr;function tr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=tr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(tr.errors=p,r===0)}tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bt=C,ct={type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"],minimum:-62167219200,maximum:253402300799},metadata:{type:"object",maxProperties:50,
additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:["id"],$id:"updateProject"};function C(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(e.id!==void 0){let n=e.id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return C.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return C.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.name!==void 0){let n=e.name,m=r;if(r===
m)if(typeof n=="string"){if(P(n)>255)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(n)<1)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==void 0){let n=e.
due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return C.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/t\
ype",keyword:"type",params:{type:ct.properties.due_date.type}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>253402300799||isNaN(n))return C.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return C.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let n=e.metadata,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return C.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in n){let _=n[h],l=r;if(typeof _!="string"&&
!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return C.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:ct.properties.metadata.additionalProperties.type}}],!1;var s=l===r;if(!s)break}}else return C.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a)if(e.archived!==
void 0){let n=r;if(typeof e.archived!="boolean")return C.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=n===r}else var a=!0}}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=
p,r===0}C.evaluated={props:{id:!0,name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};var Qt=ar;function ar(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ar.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ar.errors=p,r===0)}ar.evaluated={dynamicProps:!1,dynamicItems:!1};var et=Te;function Te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Te.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Te.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=p,r===0}Te.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var rt=q;function q(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=q.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1),e.contains_icu_data===
void 0&&(e.contains_icu_data=!1);let s;if(e.memory_id===void 0&&(s="memory_id"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:s}}],!1;if(e.memory_id!==void 0){let i=e.memory_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return q.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return q.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){let i=e.
source,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return q.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return q.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
r;if(a){if(e.source_hash!==void 0){let f=e.source_hash,h=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return q.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=h===r}else var a=!0;if(a){let f=e.n,h=r;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return q.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof f==
"number"&&isFinite(f)){if(f>10||isNaN(f))return q.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(f<1||isNaN(f))return q.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=h===
r;if(a){if(e.prefix!==void 0){let l=e.prefix,c=r;if(r===c)if(typeof l=="string"){if(P(l)>5e3)return q.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties\
/prefix/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return q.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=c===r}else var a=!0;if(a){let l=r;if(typeof e.rich!="boolean")return q.errors=[{instancePath:t+"/rich",schemaPath:"#/prope\
rties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){let D=r;if(typeof e.tm_matches!="boolean")return q.errors=[{instancePath:t+"/tm_m\
atches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){let b=r;if(typeof e.project_tags!="boolean")return q.
errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=b===r;if(a){let pe=r;if(typeof e.
containsICUData!="boolean")return q.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=pe===r;if(a){let Q=r;if(typeof e.contains_icu_data!="boolean")return q.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"#/properties/con\
tains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var a=Q===r}}}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return q.errors=p,r===0}q.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0,
contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var ba={getLanguages:{parameters:yr,input:yr},listMemories:{parameters:ur,input:ur},createMemory:{parameters:gt,input:ht},updateMemory:{parameters:bt,input:vt},
deleteMemory:{parameters:cr,input:cr},queryMemory:{parameters:hr,input:hr},importMemory:{parameters:gr,input:gr},exportTermbase:{parameters:vr,input:vr},downloadTermbase:{
parameters:br,input:br},deleteMemorySegment:{parameters:Pr,input:Pr},translateText:{parameters:wt,input:Pt},listFileTranslations:{parameters:wr,input:wr},translateFiles:{
parameters:kt,input:_t},downloadTranslation:{parameters:_r,input:_r},signCreateTerms:{parameters:jt,input:It},listCreateContents:{parameters:kr,input:kr},generateCreateContent:{
parameters:At,input:xt},getCreatePreferences:{parameters:Ir,input:Ir},updateCreatePreferences:{parameters:Lt,input:Dt},getCreateContent:{parameters:jr,input:jr},
updateCreateContent:{parameters:qt,input:Nt},deleteCreateContent:{parameters:xr,input:xr},regenerateCreateContent:{parameters:Ar,input:Ar},listWorkflowTemplates:{
parameters:Dr,input:Dr},listJobs:{parameters:Lr,input:Lr},createJob:{parameters:Tt,input:Ft},getJob:{parameters:Nr,input:Nr},updateJob:{parameters:$t,input:Et},
deleteJob:{parameters:qr,input:qr},getJobStats:{parameters:Fr,input:Fr},archiveJob:{parameters:Tr,input:Tr},unarchiveJob:{parameters:Er,input:Er},deliverJob:{parameters:$r,
input:$r},reactivateJob:{parameters:Cr,input:Cr},exportJob:{parameters:Mr,input:Mr},downloadJob:{parameters:Jr,input:Jr},listProjects:{parameters:Sr,input:Sr},createProject:{
parameters:Mt,input:Ct},deleteProject:{parameters:zr,input:zr},downloadDocument:{parameters:Wr,input:Wr},uploadDocument:{parameters:Ur,input:Ur},listFiles:{parameters:Rr,
input:Rr},uploadFile:{parameters:Or,input:Or},deleteFile:{parameters:Vr,input:Vr},downloadFile:{parameters:Br,input:Br},addFileLabel:{parameters:zt,input:St},removeFileLabel:{
parameters:Qr,input:Qr},listWebhooks:{parameters:Zr,input:Zr},createWebhook:{parameters:Rt,input:Wt},getWebhook:{parameters:Hr,input:Hr},updateWebhook:{parameters:Vt,
input:Ot},deleteWebhook:{parameters:Yr,input:Yr},listDomains:{parameters:Gr,input:Gr},getApi:{parameters:Xr,input:Xr},getApiRoot:{parameters:Kr,input:Kr},updateProject:{
parameters:Qt,input:Bt},getDocument:{parameters:et,input:et},translateTextByQuery:{parameters:rt,input:rt}},Pa={getLanguages:{type:"object",properties:{},required:[]},
listMemories:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[]},createMemory:{type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},srclang:{type:"string","x-format":"iso-639-1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{type:"string","x-format":"is\
o-3166-1"},trglocale:{type:"string","x-format":"iso-3166-1"}},required:["name","srclang","trglang"]},updateMemory:{type:"object",properties:{id:{type:"integer",
format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},deleteMemory:{type:"object",properties:{id:{type:"integer",format:"\
int64"}},required:["id"]},queryMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},query:{type:"string",minLength:1,maxLength:5e3},n:{type:"int\
eger",minimum:1,maximum:100,default:10}},required:["id","query"]},importMemory:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"\
string",minLength:1,maxLength:255,"x-name":!0},has_header_row:{type:"boolean",default:!1},skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{type:"ar\
ray",items:{type:"object",required:["confName"],properties:{confName:{type:"string","x-aliases":["conf_name"],enum:["Translated","Draft","ApprovedTranslation","\
Locked","SignedOff"]},allowablePercentage:{type:"integer",format:"int32",default:-1,"x-aliases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,
"x-aliases":["allow_unlocked"]}}}}},required:["memory_id","name"]},exportTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},
downloadTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},deleteMemorySegment:{type:"object",properties:{id:{type:"intege\
r",format:"int64"},segment_id:{type:"integer",format:"int64"}},required:["id","segment_id"]},translateText:{type:"object",properties:{source:{type:"string",maxLength:5e3,
default:""},memory_id:{type:"integer",format:"int64"},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string",maxLength:5e3},
rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:[
"memory_id"]},listFileTranslations:{type:"object",properties:{translationIds:{type:"array",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["I\
nProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer","x-format":"epoch"},toTime:{type:"integer","x-format":"epoch"}},required:[]},translateFiles:{
type:"object",properties:{fileId:{type:"array",minItems:1,maxItems:100,items:{type:"integer",format:"int64"}},memoryId:{type:"integer",format:"int64"},configId:{
type:"integer",format:"int32"},withTM:{type:"boolean",default:!0}},required:["fileId","memoryId"]},downloadTranslation:{type:"object",properties:{id:{type:"inte\
ger",format:"int64"}},required:["id"]},signCreateTerms:{type:"object",properties:{signedAgreement:{type:"boolean"}},required:["signedAgreement"]},listCreateContents:{
type:"object",properties:{},required:[]},generateCreateContent:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},language:{type:"\
string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",required:["language"],properties:{contentLength:{
type:"integer",minimum:1,maximum:5e3,default:250,"x-fill":!1},memoryId:{type:"integer",format:"int64"},language:{type:"string","x-format":"language-tag"},sections:{
type:"array",maxItems:50,items:{type:"string"}},summary:{type:"string",maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:"string",maxLength:5e3},
styleguide:{type:"string",maxLength:5e3}}}},required:["language","template","templateParams"]},getCreatePreferences:{type:"object",properties:{},required:[]},updateCreatePreferences:{
type:"object",properties:{tone:{type:["string","null"],"x-null":"clear",maxLength:5e3},styleguide:{type:["string","null"],"x-null":"clear",maxLength:5e3}},required:[]},
getCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["contentId"]},updateCreateContent:{type:"object",properties:{contentId:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},language:{type:"string","x-format":"language-tag"},template:{type:"str\
ing",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integer","null"],"x-null":"clear",minimum:1,maximum:5e3},memoryId:{
type:["integer","null"],format:"int64","x-null":"clear"},language:{type:"string","x-format":"language-tag"},sections:{type:["array","null"],"x-null":"clear",maxItems:50,
items:{type:"string"}},summary:{type:["string","null"],"x-null":"clear",maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],"x-\
null":"clear",maxLength:5e3},styleguide:{type:["string","null"],"x-null":"clear",maxLength:5e3}}}},required:["contentId"]},deleteCreateContent:{type:"object",properties:{
contentId:{type:"integer",format:"int64"}},required:["contentId"]},regenerateCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},
required:["contentId"]},listWorkflowTemplates:{type:"object",properties:{},required:[]},listJobs:{type:"object",properties:{isArchived:{type:"boolean"},isDelivered:{
type:"boolean"},offset:{type:"integer",minimum:0,default:0},limit:{type:"integer",minimum:1,maximum:50,default:25}},required:[]},createJob:{type:"object",properties:{
name:{type:"string",minLength:1,maxLength:255,"x-name":!0},fileIds:{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}},languagePairs:{type:"\
array",minItems:1,maxItems:200,items:{type:"object",required:["memoryId"],properties:{trgLang:{type:"string","x-format":"iso-639-1"},trgLocale:{type:"string","x\
-format":"iso-3166-1"},dueDate:{type:"string",format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{
type:"boolean",default:!1},autoAccept:{type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{
type:"integer",format:"int32"},workflowTemplateId:{type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"\
array",items:{type:"object",required:["workflowStageTemplateId"],properties:{workflowStageTemplateId:{type:"integer",format:"int64"},userId:{type:"integer",format:"\
int64"},email:{type:"string"}}}}}}},srcLang:{type:"string","x-format":"iso-639-1"},srcLocale:{type:"string","x-format":"iso-3166-1"},due:{type:"string",format:"\
date-time"},isPlural:{type:"boolean"},workflowTemplateId:{type:"integer",format:"int64"},domainId:{type:"integer",format:"int32"}},required:["name","fileIds","l\
anguagePairs","srcLang"]},getJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},updateJob:{type:"object",properties:{jobId:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},dueDate:{type:["string","integer","null"],"x-format":"date","x-null":"\
clear"},due:{type:["string","integer","null"],"x-format":"date","x-null":"clear"},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{
type:"string",maxLength:1e3}},required:["jobId"]},deleteJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},getJobStats:{type:"\
object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},archiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:[
"jobId"]},unarchiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},deliverJob:{type:"object",properties:{jobId:{type:"\
integer",format:"int64"}},required:["jobId"]},reactivateJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},exportJob:{type:"\
object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"]},downloadJob:{type:"object",properties:{
jobId:{type:"integer",format:"int64"}},required:["jobId"]},listProjects:{type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{
type:"string"},trglang:{type:"string"},from_time:{type:"integer","x-format":"epoch"},to_time:{type:"integer","x-format":"epoch"},state:{type:"string",enum:["bac\
klog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"string"}},required:[]},createProject:{type:"object",properties:{
memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},job_id:{type:"integer",format:"int64"},due_date:{type:"inte\
ger","x-format":"epoch"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",
format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"\
neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"\
boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],
default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"]},deleteProject:{type:"object",properties:{id:{type:"in\
teger",format:"int64"}},required:["id"]},downloadDocument:{type:"object",properties:{id:{type:"integer",format:"int64"},is_xliff:{type:"boolean",default:!0}},required:[
"id"]},uploadDocument:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},project_id:{type:"integer",format:"int64"},pretranslate:{
type:"string",enum:["TM","TM+MT"],"x-anyCase":!0},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"bo\
olean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"]},listFiles:{type:"object",properties:{id:{type:"integer",format:"in\
t64"},labels:{type:"array",items:{type:"string"}}},required:[]},uploadFile:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},
file_hash:{type:"string",maxLength:128},langId:{type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFER\
ENCE"],default:"API"},labels:{type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}},job_type:{type:"string"}},required:["n\
ame"]},deleteFile:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadFile:{type:"object",properties:{id:{type:"integer",format:"\
int64"}},required:["id"]},addFileLabel:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0,pattern:"\
^[^,]*$"}},required:["id","name"]},removeFileLabel:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"\
x-name":!0}},required:["id","name"]},listWebhooks:{type:"object",properties:{},required:[]},createWebhook:{type:"object",properties:{webhookName:{type:"string",
minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri",maxLength:2048},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:[
"JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:[
"webhookName","webhookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},updateWebhook:{type:"object",
properties:{id:{type:"integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri",maxLength:2048},
eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB\
_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["id"]},deleteWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},listDomains:{type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{type:"object",properties:{},required:[]},
updateProject:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},due_date:{type:["integer",
"null"],"x-format":"epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},archived:{type:"\
boolean"}},required:["id"]},getDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},translateTextByQuery:{type:"object",properties:{
memory_id:{type:"integer",format:"int64"},source:{type:"string",maxLength:5e3,default:""},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},
prefix:{type:"string",maxLength:5e3},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{
type:"boolean",default:!1},contains_icu_data:{type:"boolean",default:!1}},required:["memory_id"]}};export{Pa as inputSchemas,ba as validators};
