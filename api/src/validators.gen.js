// Written by `npm run gen` from api/description and api/data. Do not edit.
var tt=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var Se=tt(ee=>{"use strict";Object.defineProperty(ee,"__esModule",{value:!0});ee.formatNames=ee.fastFormats=ee.fullFormats=void 0;function K(e,t){return{validate:e,
compare:t}}ee.fullFormats={date:K(nt,mr),time:K(or(!0),fr),"date-time":K(at(!0),pt),"iso-time":K(or(),ot),"iso-date-time":K(at(),mt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Kt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:na,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ea,int32:{type:"number",validate:aa},int64:{type:"number",validate:ia},float:{type:"\
number",validate:st},double:{type:"number",validate:st},password:!0,binary:!0};ee.fastFormats={...ee.fullFormats,date:K(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,mr),time:K(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,fr),"date-time":K(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
pt),"iso-time":K(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ot),"iso-date-time":K(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
mt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ee.formatNames=Object.keys(ee.fullFormats);function Zt(e){return e%4===0&&(e%100!==0||e%400===0)}var Ht=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Yt=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function nt(e){let t=Ht.exec(e);if(!t)return!1;let y=+t[1],d=+t[2],u=+t[3];return d>=1&&d<=12&&u>=1&&u<=(d===2&&Zt(y)?29:Yt[d])}function mr(e,t){
if(e&&t)return e>t?1:e<t?-1:0}var nr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function or(e){return function(y){let d=nr.exec(y);if(!d)
return!1;let u=+d[1],g=+d[2],p=+d[3],r=d[4],n=d[5]==="-"?-1:1,a=+(d[6]||0),s=+(d[7]||0);if(a>23||s>59||e&&!r)return!1;if(u<=23&&g<=59&&p<60)return!0;let i=g-s*n,
o=u-a*n-(i<0?1:0);return(o===23||o===-1)&&(i===59||i===-1)&&p<61}}function fr(e,t){if(!(e&&t))return;let y=new Date("2020-01-01T"+e).valueOf(),d=new Date("2020-\
01-01T"+t).valueOf();if(y&&d)return y-d}function ot(e,t){if(!(e&&t))return;let y=nr.exec(e),d=nr.exec(t);if(y&&d)return e=y[1]+y[2]+y[3],t=d[1]+d[2]+d[3],e>t?1:
e<t?-1:0}var pr=/t|\s/i;function at(e){let t=or(e);return function(d){let u=d.split(pr);return u.length===2&&nt(u[0])&&t(u[1])}}function pt(e,t){if(!(e&&t))return;
let y=new Date(e).valueOf(),d=new Date(t).valueOf();if(y&&d)return y-d}function mt(e,t){if(!(e&&t))return;let[y,d]=e.split(pr),[u,g]=t.split(pr),p=mr(y,u);if(p!==
void 0)return p||fr(d,g)}var Gt=/\/|:/,Xt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Kt(e){return Gt.test(e)&&Xt.test(e)}var it=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ea(e){return it.lastIndex=0,it.
test(e)}var ra=-(2**31),ta=2**31-1;function aa(e){return Number.isInteger(e)&&e<=ta&&e>=ra}function ia(e){return Number.isInteger(e)}function st(){return!0}var sa=/[^\\]\\Z/;
function na(e){if(sa.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var ft=tt(lr=>{"use strict";Object.defineProperty(lr,"__esModule",{value:!0});function oa(e){let t=e.length,y=0,d=0,u;for(;d<t;)y++,u=e.charCodeAt(d++),u>=55296&&
u<=56319&&d<t&&(u=e.charCodeAt(d),(u&64512)===56320&&d++);return y}lr.default=oa});var dr=ze;function ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ze.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ze.errors=p,r===0)}ze.evaluated={dynamicProps:!1,dynamicItems:!1};var yr=Ee;var v=Se().fullFormats.int64;function Ee(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ee.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let a=e.id,s=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===s&&typeof a=="number"&&isFinite(a)&&!v.validate(a))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=p,r===0}Ee.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var ct=U;var P=ft().default;function U(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=U.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.name===void 0&&(s="name")||e.srclang===void 0&&(s=
"srclang")||e.trglang===void 0&&(s="trglang"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.name!==
void 0){let i=e.name,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(i)<1)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){
if(e.srclang!==void 0){let i=r;if(typeof e.srclang!="string")return U.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var a=i===r}else var a=!0;if(a){if(e.trglang!==void 0){let i=r;if(typeof e.trglang!="string")return U.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=i===r}else var a=!0;if(a){if(e.srclocale!==void 0){let i=r;if(typeof e.srclocale!="s\
tring")return U.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=i===r}else var a=!0;
if(a)if(e.trglocale!==void 0){let i=r;if(typeof e.trglocale!="string")return U.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"\
type",params:{type:"string"}}],!1;var a=i===r}else var a=!0}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return U.errors=p,r===0}U.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};var ht=We;function We(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=We.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(We.errors=p,r===0)}We.evaluated={dynamicProps:!1,dynamicItems:!1};var gt=Y;function Y(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.name===void 0&&(s="name"))return Y.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return Y.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var a=o===r}else var a=!0}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=p,r===0}Y.evaluated=
{props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var vt=Re;function Re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Re.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Re.errors=p,r===0)}Re.evaluated={dynamicProps:!1,dynamicItems:!1};var ur=me;function me(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=me.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return me.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=p,r===0}me.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var cr=W;function W(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=W.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.n===void 0&&(e.n=10);let s;if(e.id===void 0&&(s="id")||e.query===void 0&&
(s="query"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.query!==void 0){let i=e.query,o=r;if(r===o)if(typeof i=="string"){if(P(i)>5e3)return W.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(i)<1)return W.errors=[{instancePath:t+"/query",schemaPath:"#\
/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){let i=e.n,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i))return W.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(i<1||isNaN(i))return W.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===r}}}else return W.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=p,r===0}W.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,dynamicItems:!1};var hr=N;var pa={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},oe=Se().fullFormats.int32;function N(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=N.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.has_header_row===void 0&&(e.has_header_row=!1),e.skip_duplicates===void 0&&(e.skip_duplicates=
!1);let o;if(e.memory_id===void 0&&(o="memory_id")||e.name===void 0&&(o="name"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(e.memory_id!==void 0){let m=e.memory_id,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return N.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return N.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.
name!==void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(P(m)>255)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){
let m=r;if(typeof e.has_header_row!="boolean")return N.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=m===r;if(a){let c=r;if(typeof e.skip_duplicates!="boolean")return N.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/properti\
es/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===r;if(a)if(e.sdlxliff_filters!==void 0){let l=e.sdlxliff_filters,h=r;if(r===h)if(Array.
isArray(l)){var s=!0;let V=l.length;for(let b=0;b<V;b++){let w=l[b],pe=r;if(r===r)if(w&&typeof w=="object"&&!Array.isArray(w)){w.allowablePercentage===void 0&&(w.
allowablePercentage=-1),w.allowUnlockedSegments===void 0&&(w.allowUnlockedSegments=!0);let R;if(w.confName===void 0&&(R="confName"))return N.errors=[{instancePath:t+
"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:R}}],!1;if(w.confName!==void 0){let C=w.confName,Me=r;
if(typeof C!="string")return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(!(C==="Translated"||C==="Draft"||C==="ApprovedTranslation"||C==="Locked"||C==="SignedOff"))return N.errors=[{instancePath:t+"/\
sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:pa.properties.confName.enum}}],!1;
var i=Me===r}else var i=!0;if(i){let C=w.allowablePercentage,Me=r;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return N.errors=[{instancePath:t+"/sd\
lxliff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
Me&&typeof C=="number"&&isFinite(C)&&!oe.validate(C))return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.j\
son/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var i=Me===r;if(i){let ir=r;if(typeof w.allowUnlockedSegments!="boolean")
return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=ir===r}}}else return N.errors=[{instancePath:t+"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var s=pe===r;if(!s)break}}else return N.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=h===r}else var a=!0}}}}else return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return N.errors=p,r===0}N.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var gr=fe;function fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return fe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=p,r===0}fe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var vr=le;function le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=le.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return le.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return le.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,r===0}le.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var br=re;function re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=re.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.segment_id===void 0&&(s="segment\
_id"))return re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a)if(e.segment_id!==void 0){let i=e.segment_id,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return re.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i=="number"&&isFinite(
i)&&!v.validate(i))return re.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0}else return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=p,r===0}re.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var bt=F;function F(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=F.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1);let s;if(e.
memory_id===void 0&&(s="memory_id"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let i=e.source,
o=r;if(r===o)if(typeof i=="string"){if(P(i)>5e3)return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r;if(a){
if(e.memory_id!==void 0){let m=e.memory_id,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return F.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.source_hash!==void 0){
let m=e.source_hash,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source\
_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return F.errors=[{instancePath:t+"/source_hash",
schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){let m=e.n,f=r;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m==
"number"&&isFinite(m)){if(m>10||isNaN(m))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(m<1||isNaN(m))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===
r;if(a){if(e.prefix!==void 0){let _=r;if(typeof e.prefix!="string")return F.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=_===r}else var a=!0;if(a){let _=r;if(typeof e.rich!="boolean")return F.errors=[{instancePath:t+"/rich",schemaPath:"#/proper\
ties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=_===r;if(a){let h=r;if(typeof e.tm_matches!="boolean")return F.errors=[{instancePath:t+"/tm_ma\
tches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=h===r;if(a){let V=r;if(typeof e.project_tags!="boolean")return F.
errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=V===r;if(a){let w=r;if(typeof e.
containsICUData!="boolean")return F.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=w===r}}}}}}}}}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=p,r===0}F.evaluated=
{props:{source:!0,memory_id:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};var Pt=Ue;function Ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ue.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ue.errors=p,r===0)}Ue.evaluated={dynamicProps:!1,dynamicItems:!1};var Pr=Q,ma={type:"object",properties:{translationIds:{type:"arr\
ay",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer"},toTime:{
type:"integer"}},required:[],$id:"listFileTranslations"};function Q(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){
let p=null,r=0,n=Q.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.translationIds!==
void 0){let i=e.translationIds,o=r;if(r===o)if(Array.isArray(i)){var a=!0;let m=i.length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return Q.errors=[{instancePath:t+"/translationIds/"+f,schemaPath:"#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return Q.errors=[{instancePath:t+"/translationIds/"+f,schemaPath:"#/properties/translationIds/items\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}else return Q.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properties\
/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var s=o===r}else var s=!0;if(s){if(e.status!==void 0){let i=e.status,o=r;if(typeof i!="string")return Q.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="InProgress"||i==="Completed"||i==="\
ReadyForDownload"||i==="Failed"))return Q.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:ma.properties.
status.enum}}],!1;var s=o===r}else var s=!0;if(s){if(e.fromTime!==void 0){let i=e.fromTime,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Q.
errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",params:{type:"integer"}}],!1;var s=o===r}else var s=!0;if(s)if(e.toTime!==
void 0){let i=e.toTime,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Q.errors=[{instancePath:t+"/toTime",schemaPath:"#/properties/toTime/t\
ype",keyword:"type",params:{type:"integer"}}],!1;var s=o===r}else var s=!0}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Q.errors=p,r===0}Q.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,toTime:!0},dynamicProps:!1,dynamicItems:!1};var wt=M;function M(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=M.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.withTM===void 0&&(e.withTM=!0);let i;if(e.fileId===void 0&&(i="fil\
eId")||e.memoryId===void 0&&(i="memoryId"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.fileId!==
void 0){let o=e.fileId,m=r;if(r===m)if(Array.isArray(o)){if(o.length>100)return M.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(o.length<1)return M.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let f=o.length;for(let c=0;c<f;c++){let _=o[c],l=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return M.errors=[{instancePath:t+
"/fileId/"+c,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof _=="number"&&isFinite(_)&&!v.validate(_))return M.
errors=[{instancePath:t+"/fileId/"+c,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r;if(!a)break}}}else return M.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var s=m===r}else var s=!0;if(s){if(e.memoryId!==
void 0){let o=e.memoryId,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return M.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memo\
ryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!v.validate(o))return M.errors=[{instancePath:t+"/memoryId",schemaPath:"\
#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=m===r}else var s=!0;if(s){if(e.configId!==void 0){let o=e.configId,m=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return M.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!oe.validate(o))return M.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"\
format",params:{format:"int32"}}],!1;var s=m===r}else var s=!0;if(s){let o=r;if(typeof e.withTM!="boolean")return M.errors=[{instancePath:t+"/withTM",schemaPath:"\
#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var s=o===r}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return M.errors=p,r===0}M.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var _t=z;function z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=z.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.withTM===void 0&&(e.withTM=!0),e.fileId!==void 0){let i=e.fileId,
o=r;if(r===o)if(Array.isArray(i)){if(i.length>100)return z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(i.length<1)return z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let m=i.length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return z.errors=[{instancePath:t+"/fileId/"+f,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return z.errors=[{instancePath:t+
"/fileId/"+f,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}}else return z.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var s=o===r}else var s=!0;if(s){if(e.memoryId!==void 0){let i=e.memoryId,
o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=o===r}else var s=!0;if(s){if(e.configId!==void 0){let i=e.configId,o=r;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof i=="number"&&isFinite(i)&&!oe.validate(i))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"forma\
t",params:{format:"int32"}}],!1;var s=o===r}else var s=!0;if(s){let i=r;if(typeof e.withTM!="boolean")return z.errors=[{instancePath:t+"/withTM",schemaPath:"#/p\
roperties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return z.errors=p,r===0}z.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var wr=de;function de(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=de.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return de.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return de.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return de.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,r===0}de.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var kt=$e;function $e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.signedAgreement===void 0&&(a="signedAgreement"))return $e.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.signedAgreement!==void 0&&typeof e.signedAgreement!="boo\
lean")return $e.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return $e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,r===0}$e.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var It=Oe;function Oe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Oe.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Oe.errors=p,r===0)}Oe.evaluated={dynamicProps:!1,dynamicItems:!1};var _r=Ve;function Ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ve.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ve.errors=p,r===0)}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};var jt=x;function x(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=x.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.language===void 0&&(m="language")||e.template===void 0&&(m=
"template")||e.templateParams===void 0&&(m="templateParams"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.name!==void 0){let f=e.name,c=r;if(r===c)if(typeof f=="string"){if(P(f)>255)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(P(f)<1)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=c===r}else
var a=!0;if(a){if(e.language!==void 0){let f=r;if(typeof e.language!="string")return x.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){if(e.template!==void 0){let f=e.template,c=r;if(r===c)if(typeof f=="string"){if(P(
f)>100)return x.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(f)<1)return x.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=c===r}else var a=!0;if(a){if(e.templateParams!==void 0){let f=e.
templateParams,c=r;if(r===c)if(f&&typeof f=="object"&&!Array.isArray(f)){let l;if(f.language===void 0&&(l="language"))return x.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:l}}],!1;if(f.contentLength!==void 0){let h=f.contentLength,
D=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return x.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(h<1||isNaN(h))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=D===r}else var s=!0;if(s){if(f.memoryId!==void 0){let h=f.memoryId,D=r;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return x.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof h=="number"&&isFinite(h)&&!v.validate(h))return x.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=D===r}else var s=!0;if(s){if(f.
language!==void 0){let h=r;if(typeof f.language!="string")return x.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var s=h===r}else var s=!0;if(s){if(f.sections!==void 0){let h=f.sections,D=r;if(r===D)if(Array.
isArray(h)){if(h.length>50)return x.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var i=!0;let b=h.length;for(let w=0;w<b;w++){let pe=r;if(typeof h[w]!="string")return x.errors=[{instancePath:t+"/templatePara\
ms/sections/"+w,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var i=pe===r;if(!i)break}}}else
return x.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var s=D===r}else var s=!0;if(s)if(f.summary!==void 0){let h=f.summary,D=r;if(r===D)if(typeof h=="string"){if(P(h)>5e3)return x.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var s=D===r}else var s=!0}}}}else
return x.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=c===r}else var a=!0;
if(a)if(e.preferences!==void 0){let f=e.preferences,c=r;if(r===c)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.tone!==void 0){let l=f.tone,h=r;if(r===h)if(typeof l==
"string"){if(P(l)>5e3)return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var o=h===r}else var o=!0;if(o)if(f.styleguide!==void 0){let l=f.styleguide,h=r;if(r===h)if(typeof l=="string"){if(P(l)>5e3)return x.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var o=h===
r}else var o=!0}else return x.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=c===
r}else var a=!0}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=p,r===0}x.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var xt=Be;function Be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Be.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Be.errors=p,r===0)}Be.evaluated={dynamicProps:!1,dynamicItems:!1};var kr=Qe;function Qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Qe.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Qe.errors=p,r===0)}Qe.evaluated={dynamicProps:!1,dynamicItems:!1};var At=ie,lt={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function ie(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.tone!==void 0){let s=e.tone,i=r;if(typeof s!="string"&&s!==null)return ie.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:lt.properties.tone.type}}],!1;if(r===i&&typeof s=="string"&&P(s)>5e3)return ie.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=i===r}else var a=!0;if(a)if(e.styleguide!==void 0){let s=e.styleguide,
i=r;if(typeof s!="string"&&s!==null)return ie.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:lt.properties.
styleguide.type}}],!1;if(r===i&&typeof s=="string"&&P(s)>5e3)return ie.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=i===r}else var a=!0}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ie.errors=p,r===0}ie.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var Dt=Ze;function Ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ze.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ze.errors=p,r===0)}Ze.evaluated={dynamicProps:!1,dynamicItems:!1};var Ir=ye;function ye(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ye.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return ye.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=p,r===0}ye.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Lt=j,Ce={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function j(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,
dynamicAnchors:g={}}={}){let p=null,r=0,n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.contentId===void 0&&(m="contentId"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.contentId!==void 0){let f=e.contentId,c=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return j.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof f=="number"&&isFinite(f)&&!v.validate(f))return j.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===r}else var a=!0;if(a){if(e.name!==void 0){let f=e.
name,c=r;if(r===c)if(typeof f=="string"){if(P(f)>255)return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(P(f)<1)return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=c===r}else var a=!0;if(a){if(e.language!==void 0){
let f=r;if(typeof e.language!="string")return j.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var a=f===r}else var a=!0;if(a){if(e.template!==void 0){let f=e.template,c=r;if(r===c)if(typeof f=="string"){if(P(f)>100)return j.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(f)<1)return j.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=c===r}else var a=!0;if(a){if(e.templateParams!==void 0){let f=e.templateParams,c=r;if(r===c)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.contentLength!==void 0){let l=f.contentLength,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:Ce.properties.
templateParams.properties.contentLength.type}}],!1;if(r===h&&typeof l=="number"&&isFinite(l)){if(l>5e3||isNaN(l))return j.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(l<1||isNaN(
l))return j.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var s=h===r}else var s=!0;if(s){if(f.memoryId!==void 0){let l=f.memoryId,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return j.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:Ce.properties.templateParams.properties.memoryId.type}}],!1;if(r===h&&typeof l=="number"&&isFinite(l)&&!v.validate(l))return j.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var s=h===r}else var s=!0;
if(s){if(f.language!==void 0){let l=r;if(typeof f.language!="string")return j.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(f.sections!==void 0){let l=f.sections,h=r;if(!Array.
isArray(l)&&l!==null)return j.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:Ce.properties.templateParams.properties.sections.type}}],!1;if(r===h&&Array.isArray(l)){if(l.length>50)return j.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var i=!0;let V=l.length;for(let b=0;b<
V;b++){let w=r;if(typeof l[b]!="string")return j.errors=[{instancePath:t+"/templateParams/sections/"+b,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var i=w===r;if(!i)break}}}var s=h===r}else var s=!0;if(s)if(f.summary!==void 0){let l=f.summary,h=r;if(typeof l!=
"string"&&l!==null)return j.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:Ce.properties.templateParams.properties.summary.type}}],!1;if(r===h&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var s=h===r}else var s=!0}}}}else return j.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=c===r}else var a=!0;if(a)if(e.
preferences!==void 0){let f=e.preferences,c=r;if(r===c)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.tone!==void 0){let l=f.tone,h=r;if(typeof l!="string"&&
l!==null)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:Ce.properties.
preferences.properties.tone.type}}],!1;if(r===h&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var o=h===r}else var o=!0;if(o)if(f.styleguide!==void 0){let l=f.styleguide,h=r;if(typeof l!=
"string"&&l!==null)return j.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:Ce.properties.preferences.properties.styleguide.type}}],!1;if(r===h&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var o=h===r}else var o=!0}else return j.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=c===r}else var a=!0}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=p,r===0}j.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Nt=ue;function ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ue.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return ue.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=p,r===0}ue.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var jr=ce;function ce(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=p,r===0}ce.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var xr=he;function he(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=he.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return he.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let s=e.contentId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return he.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s==
"number"&&isFinite(s)&&!v.validate(s))return he.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=p,r===0}he.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ar=He;function He(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=He.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(He.errors=p,r===0)}He.evaluated={dynamicProps:!1,dynamicItems:!1};var Dr=Z;function Z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.offset===void 0&&(e.offset=0),e.limit===void 0&&(e.limit=25),e.
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
limit:!0},dynamicProps:!1,dynamicItems:!1};var qt=A;var Ft=Se().fullFormats["date-time"],fa={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function I(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=I.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.pretranslate===void 0&&(e.pretranslate=!1),e.autoAccept===void 0&&
(e.autoAccept=!1),e.caseSensitive===void 0&&(e.caseSensitive=!1),e.takeMatchAttribution===void 0&&(e.takeMatchAttribution=!1);let o;if(e.memoryId===void 0&&(o="\
memoryId"))return I.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.trgLang!==void 0){let m=r;if(typeof e.
trgLang!="string")return I.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.trgLocale!==void 0){let m=r;if(typeof e.trgLocale!="string")return I.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.dueDate!==void 0){let m=e.dueDate,f=r;if(r===f&&r===f)if(typeof m=="strin\
g"){if(!Ft.validate(m))return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){if(e.
memoryId!==void 0){let m=e.memoryId,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return I.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return I.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.externalModelId!==void 0){
let m=e.externalModelId,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return I.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!oe.validate(m))return I.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var a=f===r}else var a=!0;if(a){let m=r;if(typeof e.
pretranslate!="boolean")return I.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=m===r;if(a){let c=r;if(typeof e.autoAccept!="boolean")return I.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var a=c===r;if(a){let l=r;if(typeof e.caseSensitive!="boolean")return I.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){let D=r;if(typeof e.takeMatchAttribution!="boolean")return I.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){if(e.
configId!==void 0){let b=e.configId,w=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof b=="number"&&isFinite(b)&&!oe.validate(b))return I.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=w===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){
let b=e.workflowTemplateId,w=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof b=="number"&&isFinite(b)&&!v.validate(b))return I.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=w===r}else var a=!0;if(a){if(e.workflowTemplateName!==
void 0){let b=e.workflowTemplateName,w=r;if(typeof b!="string"&&!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:fa.properties.workflowTemplateName.type}}],!1;var a=w===r}else var a=!0;
if(a)if(e.workflowStageAssignments!==void 0){let b=e.workflowStageAssignments,w=r;if(r===w)if(Array.isArray(b)){var s=!0;let rt=b.length;for(let B=0;B<rt;B++){let R=b[B],
C=r;if(r===r)if(R&&typeof R=="object"&&!Array.isArray(R)){let ir;if(R.workflowStageTemplateId===void 0&&(ir="workflowStageTemplateId"))return I.errors=[{instancePath:t+
"/workflowStageAssignments/"+B,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:ir}}],!1;if(R.workflowStageTemplateId!==
void 0){let E=R.workflowStageTemplateId,Je=r;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return I.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+B+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
Je&&typeof E=="number"&&isFinite(E)&&!v.validate(E))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+B+"/workflowStageTemplateId",schemaPath:"Workf\
lowStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var i=Je===r}else var i=!0;if(i){if(R.userId!==
void 0){let E=R.userId,Je=r;if(!(typeof E=="number"&&!(E%1)&&!isNaN(E)&&isFinite(E)))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+B+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===Je&&typeof E=="number"&&isFinite(E)&&!v.validate(E))return I.
errors=[{instancePath:t+"/workflowStageAssignments/"+B+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=Je===r}else var i=!0;if(i)if(R.email!==void 0){let E=r;if(typeof R.email!="string")return I.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+B+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var i=E===r}else var i=!0}}else return I.
errors=[{instancePath:t+"/workflowStageAssignments/"+B,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var s=C===r;if(!s)
break}}else return I.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=w===r}else var a=!0}}}}}}}}}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=
p,r===0}I.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function A(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=A.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.name===void 0&&(o="name")||e.fileIds===void 0&&(o="fileIds")||e.languagePairs===void 0&&(o="languagePa\
irs")||e.srcLang===void 0&&(o="srcLang"))return A.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.name!==
void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(P(m)>255)return A.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return A.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return A.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){
if(e.fileIds!==void 0){let m=e.fileIds,f=r;if(r===f)if(Array.isArray(m)){if(m.length>1e3)return A.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(m.length<1)return A.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var s=!0;let _=m.length;for(let l=0;l<_;l++){let h=m[l],D=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return A.
errors=[{instancePath:t+"/fileIds/"+l,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof h=="number"&&isFinite(
h)&&!v.validate(h))return A.errors=[{instancePath:t+"/fileIds/"+l,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var s=D===
r;if(!s)break}}}else return A.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.languagePairs!==void 0){let m=e.languagePairs,f=r;if(r===f)if(Array.isArray(m)){if(m.length<1)return A.errors=[{instancePath:t+"/languagePai\
rs",schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let _=m.length;for(let l=0;l<_;l++){let h=r;I(m[l],{instancePath:t+
"/languagePairs/"+l,parentData:m,parentDataProperty:l,rootData:u,dynamicAnchors:g})||(p=p===null?I.errors:p.concat(I.errors),r=p.length);var i=h===r;if(!i)break}}}else
return A.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=f===r}else var a=!0;
if(a){if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return A.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.srcLocale!==void 0){let m=r;if(typeof e.srcLocale!="string")return A.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due!==void 0){let m=e.due,
f=r;if(r===f&&r===f)if(typeof m=="string"){if(!Ft.validate(m))return A.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return A.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.isPlural!==void 0){let m=r;if(typeof e.isPlural!="boolean")return A.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){let m=e.workflowTemplateId,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return A.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return A.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a)if(e.domainId!==void 0){let m=e.domainId,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return A.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!oe.validate(m))return A.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=f===r}else var a=!0}}}}}}}}else return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return A.errors=p,r===0}A.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var Tt=Ye;function Ye(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ye.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ye.errors=p,r===0)}Ye.evaluated={dynamicProps:!1,dynamicItems:!1};var Lr=ge;function ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=p,r===0}ge.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Et=$,sr={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","integer","n\
ull"]},due:{type:["string","integer","null"]},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},
required:["jobId"],$id:"updateJob"};function $(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=$.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return $.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,o=r;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return $.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.name!==void 0){let i=e.name,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return $.errors=[{instancePath:t+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.dueDate!==void 0){let i=e.dueDate,o=r;if(typeof i!="string"&&!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return $.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:sr.properties.dueDate.
type}}],!1;var a=o===r}else var a=!0;if(a){if(e.due!==void 0){let i=e.due,o=r;if(typeof i!="string"&&!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==
null)return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:sr.properties.due.type}}],!1;var a=o===r}else var a=!0;
if(a){if(e.isProcessing!==void 0){let i=e.isProcessing,o=r;if(typeof i!="string"&&!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:sr.properties.isProcessing.type}}],!1;if(!(i==="0"||i==="1"||i==="-2"||i===
0||i===1||i===-2))return $.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:sr.properties.
isProcessing.enum}}],!1;var a=o===r}else var a=!0;if(a)if(e.processingErrorMsg!==void 0){let i=e.processingErrorMsg,o=r;if(r===o)if(typeof i=="string"){if(P(i)>
1e3)return $.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else
return $.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else
var a=!0}}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=p,r===0}$.evaluated={props:{jobId:!0,
name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,dynamicItems:!1};var $t=ve;function ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=p,r===0}ve.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Nr=be;function be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=be.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return be.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=p,r===0}be.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var qr=Pe;function Pe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Pe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Pe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=p,r===0}Pe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Fr=we;function we(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=we.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return we.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,r===0}we.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Tr=_e;function _e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return _e.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return _e.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return _e.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,r===0}_e.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Er=ke;function ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=p,r===0}ke.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var $r=Ie;function Ie(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return Ie.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return Ie.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,r===0}Ie.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Cr=te,la={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"expor\
tJob"};function te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=te.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId")||e.type===void 0&&(s=
"type"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,o=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return te.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a)if(e.type!==void 0){let i=e.type,o=r;if(typeof i!="string")return te.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="files"||i==="memory"))return te.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:la.properties.type.enum}}],!1;var a=o===r}else var a=!0}else return te.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=p,r===0}te.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var Mr=je;function je(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=je.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let s=e.jobId,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return je.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(
s)&&!v.validate(s))return je.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return je.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=p,r===0}je.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Jr=J,da={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer"},to_time:{type:"integer"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{
type:"string"}},required:[],$id:"listProjects"};function J(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,
r=0,n=J.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.archived===void 0&&
(e.archived=!0),e.id!==void 0){let i=e.id,o=r;if(r===o)if(Array.isArray(i)){var a=!0;let m=i.length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return J.errors=[{instancePath:t+"/id/"+f,schemaPath:"#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return J.errors=[{instancePath:t+"/id/"+f,schemaPath:"#/properties/id/items/format",keyword:"format",params:{
format:"int64"}}],!1;var a=_===r;if(!a)break}}else return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],
!1;var s=o===r}else var s=!0;if(s){if(e.srclang!==void 0){let i=r;if(typeof e.srclang!="string")return J.errors=[{instancePath:t+"/srclang",schemaPath:"#/proper\
ties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=i===r}else var s=!0;if(s){if(e.trglang!==void 0){let i=r;if(typeof e.trglang!="string")return J.
errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=i===r}else var s=!0;if(s){if(e.from_time!==
void 0){let i=e.from_time,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return J.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/fr\
om_time/type",keyword:"type",params:{type:"integer"}}],!1;var s=o===r}else var s=!0;if(s){if(e.to_time!==void 0){let i=e.to_time,o=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return J.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;var s=o===
r}else var s=!0;if(s){if(e.state!==void 0){let i=e.state,o=r;if(typeof i!="string")return J.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",
keyword:"type",params:{type:"string"}}],!1;if(!(i==="backlog"||i==="inProgress"||i==="inReview"||i==="inQA"||i==="done"))return J.errors=[{instancePath:t+"/stat\
e",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:da.properties.state.enum}}],!1;var s=o===r}else var s=!0;if(s){let i=r;if(typeof e.
archived!="boolean")return J.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r;
if(s)if(e.connector_id!==void 0){let m=r;if(typeof e.connector_id!="string")return J.errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connector_\
id/type",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0}}}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return J.errors=p,r===0}J.evaluated={props:{id:!0,srclang:!0,trglang:!0,from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},dynamicProps:!1,
dynamicItems:!1};var Ct=k,dt={type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},job_id:{type:"i\
nteger",format:"int64"},due_date:{type:"integer"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{
type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{
type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{
type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESP\
ONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProject"};function k(e,{instancePath:t="",
parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=k.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.sample_review_percentage===void 0&&(e.sample_review_percentage=100),e.llm_provider===void 0&&(e.llm_provider=
"neural"),e.job_type===void 0&&(e.job_type="TRANSLATION");let i;if(e.memory_id===void 0&&(i="memory_id")||e.name===void 0&&(i="name"))return k.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.memory_id!==void 0){let o=e.memory_id,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return k.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o==
"number"&&isFinite(o)&&!v.validate(o))return k.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.name!==void 0){let o=e.name,m=r;if(r===m)if(typeof o=="string"){if(P(o)>255)return k.errors=[{instancePath:t+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(o)<1)return k.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return k.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.job_id!==void 0){let o=e.job_id,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return k.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return k.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.due_date!==void 0){let o=e.due_date,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return k.errors=[{instancePath:t+"/due_date",
schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"integer"}}],!1;var a=m===r}else var a=!0;if(a){if(e.metadata!==void 0){let o=e.metadata,m=r;
if(r===m)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50)return k.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata\
/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let c in o){let _=o[c],l=r;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!=
"boolean")return k.errors=[{instancePath:t+"/metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"\
type",params:{type:dt.properties.metadata.additionalProperties.type}}],!1;var s=l===r;if(!s)break}}else return k.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){let o=e.workflowTemplateId,
m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return k.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!v.validate(o))return k.errors=[{instancePath:t+"/workflowTemplateI\
d",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflow_template_name!==
void 0){let o=r;if(typeof e.workflow_template_name!="string")return k.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){let o=e.sample_review_percentage,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(o<0||isNaN(o))return k.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===r;if(a){let c=r;if(typeof e.
llm_provider!="string")return k.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=c===
r;if(a){if(e.external_model_id!==void 0){let l=e.external_model_id,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof l=="number"&&isFinite(l)&&!oe.
validate(l))return k.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=h===r}else var a=!0;if(a){if(e.domainId!==void 0){let l=e.domainId,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof l=="number"&&isFinite(l)&&!oe.validate(l))return k.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=h===r}else var a=!0;if(a){if(e.
is_plural!==void 0){let l=r;if(typeof e.is_plural!="boolean")return k.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.require_batch_qa_translator!==void 0){let l=r;if(typeof e.require_batch_qa_translator!="boo\
lean")return k.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.enable_prompt_labeling!==void 0){let l=r;if(typeof e.enable_prompt_labeling!="boolean")return k.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
is_enhanced_human_ai_optimized!==void 0){let l=r;if(typeof e.is_enhanced_human_ai_optimized!="boolean")return k.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){let l=e.job_type,
h=r;if(typeof l!="string")return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"TRANSLATION"||l==="PROMPT_RESPONSE"))return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:dt.
properties.job_type.enum}}],!1;var a=h===r;if(a)if(e.additional_guidelines!==void 0){let V=e.additional_guidelines,b=r;if(r===b)if(typeof V=="string"){if(P(V)>5e3)
return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=b===
r}else var a=!0}}}}}}}}}}}}}}}}else return k.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=p,r===0}k.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var Mt=Ge;function Ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ge.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ge.errors=p,r===0)}Ge.evaluated={dynamicProps:!1,dynamicItems:!1};var Sr=xe;function xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return xe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,r===0}xe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var zr=se;function se(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=se.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.is_xliff===void 0&&(e.is_xliff=!0);let s;if(e.id===void 0&&(s="id"))
return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i=="nu\
mber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a){let i=r;if(typeof e.is_xliff!="boolean")return se.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return se.errors=p,r===0}se.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var Wr=T,ya={type:"object",properties:{name:{type:"s\
tring",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],
$id:"uploadDocument"};function T(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=T.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.auto_accept===void 0&&(e.auto_accept=!1),e.
case_sensitive===void 0&&(e.case_sensitive=!1),e.match_attribution===void 0&&(e.match_attribution=!1);let s;if(e.name===void 0&&(s="name")||e.project_id===void 0&&
(s="project_id"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.name!==void 0){let i=e.name,o=r;
if(r===o)if(typeof i=="string"){if(P(i)>255)return T.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(i)<1)return T.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return T.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.project_id!==void 0){
let i=e.project_id,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return T.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_\
id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return T.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.pretranslate!==void 0){let i=e.pretranslate,o=r;
if(typeof i!="string")return T.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"TM"||i==="TM+MT"))return T.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:ya.properties.
pretranslate.enum}}],!1;var a=o===r}else var a=!0;if(a){let i=r;if(typeof e.auto_accept!="boolean")return T.errors=[{instancePath:t+"/auto_accept",schemaPath:"#\
/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r;if(a){let m=r;if(typeof e.case_sensitive!="boolean")return T.errors=[{instancePath:t+
"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r;if(a){let c=r;if(typeof e.match_attribution!=
"boolean")return T.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===
r;if(a)if(e.config_id!==void 0){let l=e.config_id,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return T.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof l=="number"&&isFinite(l)&&!oe.validate(l))return T.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=h===r}else var a=!0}}}}}}else return T.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=p,r===0}T.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var Rr=ne;function ne(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ne.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i=="numb\
er"&&isFinite(i)&&!v.validate(i))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0;if(a)if(e.labels!==void 0){let i=e.labels,o=r;if(r===o)if(Array.isArray(i)){var s=!0;let f=i.length;for(let c=0;c<f;c++){let _=r;if(typeof i[c]!=
"string")return ne.errors=[{instancePath:t+"/labels/"+c,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var s=_===r;if(!s)
break}}else return ne.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=o===r}else var a=!0}else
return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=p,r===0}ne.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var Ur=L,ua={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},langId:{
type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{
type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},Jt=new RegExp("^[^,]*$","u");function L(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=L.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.langId===void 0&&(e.langId=!1),e.category===void 0&&(e.category="API");let i;if(e.name===void 0&&
(i="name"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.name!==void 0){let o=e.name,m=r;if(r===
m)if(typeof o=="string"){if(P(o)>255)return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(o)<1)return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.file_hash!==void 0){let o=e.
file_hash,m=r;if(r===m)if(typeof o=="string"){if(P(o)>128)return L.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1}else return L.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=m===r}else var a=!0;if(a){let o=r;if(typeof e.langId!="boolean")return L.errors=[{instancePath:t+"/langId",schemaPath:"#/properties/langId/type",
keyword:"type",params:{type:"boolean"}}],!1;var a=o===r;if(a){if(e.project_id!==void 0){let f=e.project_id,c=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof f=="nu\
mber"&&isFinite(f)&&!v.validate(f))return L.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=c===r}else var a=!0;if(a){let f=e.category,c=r;if(typeof f!="string")return L.errors=[{instancePath:t+"/category",schemaPath:"#/properties/cat\
egory/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="API"||f==="REFERENCE"))return L.errors=[{instancePath:t+"/category",schemaPath:"#/properties/ca\
tegory/enum",keyword:"enum",params:{allowedValues:ua.properties.category.enum}}],!1;var a=c===r;if(a){if(e.labels!==void 0){let l=e.labels,h=r;if(r===h)if(Array.
isArray(l)){var s=!0;let V=l.length;for(let b=0;b<V;b++){let w=l[b],pe=r;if(r===pe)if(typeof w=="string"){if(P(w)>255)return L.errors=[{instancePath:t+"/labels/"+
b,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(w)<1)return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"\
#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Jt.test(w))return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/proper\
ties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/properties/labels/\
items/type",keyword:"type",params:{type:"string"}}],!1;var s=pe===r;if(!s)break}}else return L.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels\
/type",keyword:"type",params:{type:"array"}}],!1;var a=h===r}else var a=!0;if(a)if(e.job_type!==void 0){let l=r;if(typeof e.job_type!="string")return L.errors=[
{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0}}}}}}else return L.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=p,r===0}L.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,
category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var Or=Ae;function Ae(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ae.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ae.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ae.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=p,r===0}Ae.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Vr=De;function De(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=De.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return De.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return De.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return De.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=p,r===0}De.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var St=H;function H(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=H.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.name===void 0&&(s="name"))return H.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return H.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Jt.test(i))return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{
pattern:"^[^,]*$"}}],!1}else return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else
var a=!0}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=p,r===0}H.evaluated={props:{id:!0,
name:!0},dynamicProps:!1,dynamicItems:!1};var zt=Le;function Le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Le.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Le.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Le.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,r===0}Le.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Br=G;function G(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=G.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id")||e.name===void 0&&(s="name"))return G.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return G.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var a=o===r}else var a=!0}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=p,r===0}G.evaluated=
{props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Qr=Xe;function Xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Xe.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Xe.errors=p,r===0)}Xe.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=X;var Rt=Se().fullFormats.uri;var yt={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function ae(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ae.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let a=r,
s=!1,i=null,o=r;if(r===o)if(Array.isArray(e))if(e.length<1){let l={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};p===null?
p=[l]:p.push(l),r++}else{var m=!0;let l=e.length;for(let h=0;h<l;h++){let D=e[h],V=r;if(typeof D!="string"){let w={instancePath:t+"/"+h,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};p===null?p=[w]:p.push(w),r++}if(!(D==="JOB_DELIVER"||D==="JOB_UPDATE"||D==="PROJECT_DELIVER"||D==="PROJEC\
T_UPDATE")){let w={instancePath:t+"/"+h,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:yt.enum}};p===null?p=[w]:p.push(w),r++}var m=V===
r;if(!m)break}}else{let l={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};p===null?p=[l]:p.push(l),r++}var _=o===r;if(_){s=!0,
i=0;var f=!0}let c=r;if(typeof e!="string"){let l={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[l]:
p.push(l),r++}if(!(e==="JOB_DELIVER"||e==="JOB_UPDATE"||e==="PROJECT_DELIVER"||e==="PROJECT_UPDATE")){let l={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:yt.enum}};p===null?p=[l]:p.push(l),r++}var _=c===r;if(_&&s?(s=!1,i=[i,1]):_&&(s=!0,i=1),s)r=a,p!==null&&(a?p.length=a:p=
null);else{let l={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:i}};return p===null?p=[l]:p.push(l),r++,ae.errors=p,!1}return ae.errors=
p,n.items=f,r===0}ae.evaluated={dynamicProps:!1,dynamicItems:!0};function X(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){
let p=null,r=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.
webhookName===void 0&&(s="webhookName")||e.webhookUrl===void 0&&(s="webhookUrl")||e.eventType===void 0&&(s="eventType"))return X.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.webhookName!==void 0){let i=e.webhookName,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return X.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return X.errors=[{instancePath:t+
"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/webhookName",schemaPath:"\
#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let i=e.webhookUrl,o=r,m=r;if(r===
m&&r===m)if(typeof i=="string"){if(!Rt(i))return X.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"ur\
i"}}],!1}else return X.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;
if(a)if(e.eventType!==void 0){let i=r;ae(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:g})||(p=
p===null?ae.errors:p.concat(ae.errors),r=p.length);var a=i===r}else var a=!0}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return X.errors=p,r===0}X.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var Ut=Ke;function Ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ke.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ke.errors=p,r===0)}Ke.evaluated={dynamicProps:!1,dynamicItems:!1};var Zr=Ne;function Ne(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ne.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=p,r===0}Ne.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ot=O;function O(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=O.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return O.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i=="number"&&isFinite(i)&&!v.validate(
i))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.
webhookName!==void 0){let i=e.webhookName,o=r;if(r===o)if(typeof i=="string"){if(P(i)>255)return O.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properti\
es/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return O.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhook\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let i=e.webhookUrl,o=r,m=r;if(r===m&&r===m)if(typeof i=="string"){if(!Rt(
i))return O.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return O.errors=[{instancePath:t+
"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a)if(e.eventType!==void 0){let i=r;ae(e.
eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:g})||(p=p===null?ae.errors:p.concat(ae.errors),r=p.
length);var a=i===r}else var a=!0}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=p,r===0}
O.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var Vt=qe;function qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return qe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return qe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=p,r===0}qe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Hr=Fe;function Fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Fe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Fe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=p,r===0}Fe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Yr=er;function er(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=er.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(er.errors=p,r===0)}er.evaluated={dynamicProps:!1,dynamicItems:!1};var Gr=rr;function rr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=rr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(rr.errors=p,r===0)}rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Xr=tr;function tr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=tr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(tr.errors=p,r===0)}tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bt=S,ut={type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"]},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["\
string","number","boolean"]}},archived:{type:"boolean"}},required:["id"],$id:"updateProject"};function S(e,{instancePath:t="",parentData:y,parentDataProperty:d,
rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=S.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;if(e.id!==void 0){let o=e.id,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!v.validate(o))return S.errors=[{instancePath:t+"/id",schemaPath:"#\
/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.name!==void 0){let o=e.name,m=r;if(r===m)if(typeof o==
"string"){if(P(o)>255)return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(o)<1)return S.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==void 0){let o=e.due_date,m=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return S.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{
type:ut.properties.due_date.type}}],!1;var a=m===r}else var a=!0;if(a){if(e.metadata!==void 0){let o=e.metadata,m=r;if(r===m)if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length>50)return S.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],
!1;for(let c in o){let _=o[c],l=r;if(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return S.errors=[{instancePath:t+"/metadata/"+c.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:ut.properties.metadata.additionalProperties.
type}}],!1;var s=l===r;if(!s)break}}else return S.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"objec\
t"}}],!1;var a=m===r}else var a=!0;if(a)if(e.archived!==void 0){let o=r;if(typeof e.archived!="boolean")return S.errors=[{instancePath:t+"/archived",schemaPath:"\
#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===r}else var a=!0}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return S.errors=p,r===0}S.evaluated={props:{id:!0,name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};
var Qt=ar;function ar(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=ar.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ar.errors=p,r===0)}ar.evaluated={dynamicProps:!1,dynamicItems:!1};var Kr=Te;function Te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Te.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof s=="number"&&isFinite(s)&&!v.validate(
s))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=p,r===0}Te.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var et=q;function q(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:g={}}={}){let p=null,r=0,n=q.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1),e.contains_icu_data===
void 0&&(e.contains_icu_data=!1);let s;if(e.memory_id===void 0&&(s="memory_id"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:s}}],!1;if(e.memory_id!==void 0){let i=e.memory_id,o=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return q.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return q.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){let i=e.
source,o=r;if(r===o)if(typeof i=="string"){if(P(i)>5e3)return q.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return q.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=o===
r;if(a){if(e.source_hash!==void 0){let f=e.source_hash,c=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return q.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof f=="number"&&isFinite(f)&&!v.validate(f))return q.errors=
[{instancePath:t+"/source_hash",schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===r}else var a=!0;if(a){let f=e.
n,c=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return q.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===c&&typeof f=="number"&&isFinite(f)){if(f>10||isNaN(f))return q.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:10}}],!1;if(f<1||isNaN(f))return q.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=c===r;if(a){if(e.prefix!==void 0){let l=r;if(typeof e.prefix!="string")return q.errors=[{instancePath:t+"/prefix",schemaPath:"\
#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){let l=r;if(typeof e.rich!="boolean")return q.errors=[{instancePath:t+
"/rich",schemaPath:"#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){let D=r;if(typeof e.tm_matches!="boolean")return q.errors=
[{instancePath:t+"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){let b=r;if(typeof e.project_tags!=
"boolean")return q.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=b===r;if(a){
let pe=r;if(typeof e.containsICUData!="boolean")return q.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=pe===r;if(a){let B=r;if(typeof e.contains_icu_data!="boolean")return q.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"\
#/properties/contains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var a=B===r}}}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return q.errors=p,r===0}q.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,
project_tags:!0,containsICUData:!0,contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var ba={getLanguages:{parameters:dr,input:dr},listMemories:{parameters:yr,input:yr},createMemory:{parameters:ht,input:ct},updateMemory:{parameters:vt,input:gt},
deleteMemory:{parameters:ur,input:ur},queryMemory:{parameters:cr,input:cr},importMemory:{parameters:hr,input:hr},exportTermbase:{parameters:gr,input:gr},downloadTermbase:{
parameters:vr,input:vr},deleteMemorySegment:{parameters:br,input:br},translateText:{parameters:Pt,input:bt},listFileTranslations:{parameters:Pr,input:Pr},translateFiles:{
parameters:_t,input:wt},downloadTranslation:{parameters:wr,input:wr},signCreateTerms:{parameters:It,input:kt},listCreateContents:{parameters:_r,input:_r},generateCreateContent:{
parameters:xt,input:jt},getCreatePreferences:{parameters:kr,input:kr},updateCreatePreferences:{parameters:Dt,input:At},getCreateContent:{parameters:Ir,input:Ir},
updateCreateContent:{parameters:Nt,input:Lt},deleteCreateContent:{parameters:jr,input:jr},regenerateCreateContent:{parameters:xr,input:xr},listWorkflowTemplates:{
parameters:Ar,input:Ar},listJobs:{parameters:Dr,input:Dr},createJob:{parameters:Tt,input:qt},getJob:{parameters:Lr,input:Lr},updateJob:{parameters:$t,input:Et},
deleteJob:{parameters:Nr,input:Nr},getJobStats:{parameters:qr,input:qr},archiveJob:{parameters:Fr,input:Fr},unarchiveJob:{parameters:Tr,input:Tr},deliverJob:{parameters:Er,
input:Er},reactivateJob:{parameters:$r,input:$r},exportJob:{parameters:Cr,input:Cr},downloadJob:{parameters:Mr,input:Mr},listProjects:{parameters:Jr,input:Jr},createProject:{
parameters:Mt,input:Ct},deleteProject:{parameters:Sr,input:Sr},downloadDocument:{parameters:zr,input:zr},uploadDocument:{parameters:Wr,input:Wr},listFiles:{parameters:Rr,
input:Rr},uploadFile:{parameters:Ur,input:Ur},deleteFile:{parameters:Or,input:Or},downloadFile:{parameters:Vr,input:Vr},addFileLabel:{parameters:zt,input:St},removeFileLabel:{
parameters:Br,input:Br},listWebhooks:{parameters:Qr,input:Qr},createWebhook:{parameters:Ut,input:Wt},getWebhook:{parameters:Zr,input:Zr},updateWebhook:{parameters:Vt,
input:Ot},deleteWebhook:{parameters:Hr,input:Hr},listDomains:{parameters:Yr,input:Yr},getApi:{parameters:Gr,input:Gr},getApiRoot:{parameters:Xr,input:Xr},updateProject:{
parameters:Qt,input:Bt},getDocument:{parameters:Kr,input:Kr},translateTextByQuery:{parameters:et,input:et}},Pa={getLanguages:{type:"object",properties:{},required:[]},
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
default:""},memory_id:{type:"integer",format:"int64"},source_hash:{type:"integer",format:"int64"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"\
string"},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},
required:["memory_id"]},listFileTranslations:{type:"object",properties:{translationIds:{type:"array",items:{type:"integer",format:"int64"}},status:{type:"string",
enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer","x-format":"epoch"},toTime:{type:"integer","x-format":"epoch"}},required:[]},
translateFiles:{type:"object",properties:{fileId:{type:"array",minItems:1,maxItems:100,items:{type:"integer",format:"int64"}},memoryId:{type:"integer",format:"i\
nt64"},configId:{type:"integer",format:"int32"},withTM:{type:"boolean",default:!0}},required:["fileId","memoryId"]},downloadTranslation:{type:"object",properties:{
id:{type:"integer",format:"int64"}},required:["id"]},signCreateTerms:{type:"object",properties:{signedAgreement:{type:"boolean"}},required:["signedAgreement"]},
listCreateContents:{type:"object",properties:{},required:[]},generateCreateContent:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-n\
ame":!0},language:{type:"string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",required:["language"],
properties:{contentLength:{type:"integer",minimum:1,maximum:5e3,default:250,"x-fill":!1},memoryId:{type:"integer",format:"int64"},language:{type:"string","x-for\
mat":"language-tag"},sections:{type:"array",maxItems:50,items:{type:"string"}},summary:{type:"string",maxLength:5e3}}},preferences:{type:"object",properties:{tone:{
type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}}}},required:["language","template","templateParams"]},getCreatePreferences:{type:"object",
properties:{},required:[]},updateCreatePreferences:{type:"object",properties:{tone:{type:["string","null"],"x-null":"clear",maxLength:5e3},styleguide:{type:["st\
ring","null"],"x-null":"clear",maxLength:5e3}},required:[]},getCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["co\
ntentId"]},updateCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},language:{
type:"string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["inte\
ger","null"],"x-null":"clear",minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64","x-null":"clear"},language:{type:"string","x-format":"lang\
uage-tag"},sections:{type:["array","null"],"x-null":"clear",maxItems:50,items:{type:"string"}},summary:{type:["string","null"],"x-null":"clear",maxLength:5e3}}},
preferences:{type:"object",properties:{tone:{type:["string","null"],"x-null":"clear",maxLength:5e3},styleguide:{type:["string","null"],"x-null":"clear",maxLength:5e3}}}},
required:["contentId"]},deleteCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["contentId"]},regenerateCreateContent:{
type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["contentId"]},listWorkflowTemplates:{type:"object",properties:{},required:[]},listJobs:{
type:"object",properties:{isArchived:{type:"boolean"},isDelivered:{type:"boolean"},offset:{type:"integer",minimum:0,default:0},limit:{type:"integer",minimum:1,maximum:50,
default:25}},required:[]},createJob:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},fileIds:{type:"array",minItems:1,maxItems:1e3,
items:{type:"integer",format:"int64"}},languagePairs:{type:"array",minItems:1,items:{type:"object",required:["memoryId"],properties:{trgLang:{type:"string","x-f\
ormat":"iso-639-1"},trgLocale:{type:"string","x-format":"iso-3166-1"},dueDate:{type:"string",format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{
type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{
type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{type:"integer",format:"int64"},workflowTemplateName:{type:["string","int\
eger"]},workflowStageAssignments:{type:"array",items:{type:"object",required:["workflowStageTemplateId"],properties:{workflowStageTemplateId:{type:"integer",format:"\
int64"},userId:{type:"integer",format:"int64"},email:{type:"string"}}}}}}},srcLang:{type:"string","x-format":"iso-639-1"},srcLocale:{type:"string","x-format":"i\
so-3166-1"},due:{type:"string",format:"date-time"},isPlural:{type:"boolean"},workflowTemplateId:{type:"integer",format:"int64"},domainId:{type:"integer",format:"\
int32"}},required:["name","fileIds","languagePairs","srcLang"]},getJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},updateJob:{
type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},dueDate:{type:["string","integer","nu\
ll"],"x-format":"date","x-null":"clear"},due:{type:["string","integer","null"],"x-format":"date","x-null":"clear"},isProcessing:{type:["string","integer"],enum:[
"0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},required:["jobId"]},deleteJob:{type:"object",properties:{jobId:{type:"integer",format:"i\
nt64"}},required:["jobId"]},getJobStats:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},archiveJob:{type:"object",properties:{
jobId:{type:"integer",format:"int64"}},required:["jobId"]},unarchiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},deliverJob:{
type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},reactivateJob:{type:"object",properties:{jobId:{type:"integer",format:"int6\
4"}},required:["jobId"]},exportJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["job\
Id","type"]},downloadJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},listProjects:{type:"object",properties:{id:{type:"\
array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"integer","x-format":"epoch"},to_time:{type:"integ\
er","x-format":"epoch"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"st\
ring"}},required:[]},createProject:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},
job_id:{type:"integer",format:"int64"},due_date:{type:"integer","x-format":"epoch"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string",
"number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,
maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},
is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},
job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id",
"name"]},deleteProject:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadDocument:{type:"object",properties:{id:{type:"int\
eger",format:"int64"},is_xliff:{type:"boolean",default:!0}},required:["id"]},uploadDocument:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"],"x-anyCase":!0},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"]},
listFiles:{type:"object",properties:{id:{type:"integer",format:"int64"},labels:{type:"array",items:{type:"string"}}},required:[]},uploadFile:{type:"object",properties:{
name:{type:"string",minLength:1,maxLength:255,"x-name":!0},file_hash:{type:"string",maxLength:128},langId:{type:"boolean",default:!1},project_id:{type:"integer",
format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,
"x-name":!0}},job_type:{type:"string"}},required:["name"]},deleteFile:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadFile:{
type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},addFileLabel:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{
type:"string",minLength:1,maxLength:255,"x-name":!0,pattern:"^[^,]*$"}},required:["id","name"]},removeFileLabel:{type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},listWebhooks:{type:"object",properties:{},required:[]},createWebhook:{
type:"object",properties:{webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri"},eventType:{oneOf:[{type:"arr\
ay",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJ\
ECT_DELIVER","PROJECT_UPDATE"]}]}},required:["webhookName","webhookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},
required:["id"]},updateWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{
type:"string",format:"uri"},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},
{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["id"]},deleteWebhook:{type:"object",properties:{id:{type:"inte\
ger",format:"int64"}},required:["id"]},listDomains:{type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{type:"\
object",properties:{},required:[]},updateProject:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-\
name":!0},due_date:{type:["integer","null"],"x-format":"epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","\
number","boolean"]}},archived:{type:"boolean"}},required:["id"]},getDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},translateTextByQuery:{
type:"object",properties:{memory_id:{type:"integer",format:"int64"},source:{type:"string",maxLength:5e3,default:""},source_hash:{type:"integer",format:"int64"},
n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string"},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"\
boolean",default:!1},containsICUData:{type:"boolean",default:!1},contains_icu_data:{type:"boolean",default:!1}},required:["memory_id"]}};export{Pa as inputSchemas,ba as validators};
