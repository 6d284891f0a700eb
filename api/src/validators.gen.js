// Written by `npm run gen` from api/description and api/data. Do not edit.
var kt=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var Ke=kt(pe=>{"use strict";Object.defineProperty(pe,"__esModule",{value:!0});pe.formatNames=pe.fastFormats=pe.fullFormats=void 0;function ne(e,t){return{validate:e,
compare:t}}pe.fullFormats={date:ne(At,xr),time:ne(Ir(!0),Ar),"date-time":ne(It(!0),Lt),"iso-time":ne(Ir(),Dt),"iso-date-time":ne(It(),Nt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Aa,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ea,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Da,int32:{type:"number",validate:qa},int64:{type:"number",validate:Fa},float:{type:"\
number",validate:xt},double:{type:"number",validate:xt},password:!0,binary:!0};pe.fastFormats={...pe.fullFormats,date:ne(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,xr),time:ne(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ar),"date-time":ne(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Lt),"iso-time":ne(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Dt),"iso-date-time":ne(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Nt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
pe.formatNames=Object.keys(pe.fullFormats);function wa(e){return e%4===0&&(e%100!==0||e%400===0)}var ka=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Ia=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function At(e){let t=ka.exec(e);if(!t)return!1;let y=+t[1],d=+t[2],u=+t[3];return d>=1&&d<=12&&u>=1&&u<=(d===2&&wa(y)?29:Ia[d])}function xr(e,t){
if(e&&t)return e>t?1:e<t?-1:0}var kr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ir(e){return function(y){let d=kr.exec(y);if(!d)
return!1;let u=+d[1],h=+d[2],p=+d[3],r=d[4],s=d[5]==="-"?-1:1,a=+(d[6]||0),o=+(d[7]||0);if(a>23||o>59||e&&!r)return!1;if(u<=23&&h<=59&&p<60)return!0;let i=h-o*s,
n=u-a*s-(i<0?1:0);return(n===23||n===-1)&&(i===59||i===-1)&&p<61}}function Ar(e,t){if(!(e&&t))return;let y=new Date("2020-01-01T"+e).valueOf(),d=new Date("2020-\
01-01T"+t).valueOf();if(y&&d)return y-d}function Dt(e,t){if(!(e&&t))return;let y=kr.exec(e),d=kr.exec(t);if(y&&d)return e=y[1]+y[2]+y[3],t=d[1]+d[2]+d[3],e>t?1:
e<t?-1:0}var jr=/t|\s/i;function It(e){let t=Ir(e);return function(d){let u=d.split(jr);return u.length===2&&At(u[0])&&t(u[1])}}function Lt(e,t){if(!(e&&t))return;
let y=new Date(e).valueOf(),d=new Date(t).valueOf();if(y&&d)return y-d}function Nt(e,t){if(!(e&&t))return;let[y,d]=e.split(jr),[u,h]=t.split(jr),p=xr(y,u);if(p!==
void 0)return p||Ar(d,h)}var ja=/\/|:/,xa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Aa(e){return ja.test(e)&&xa.test(e)}var jt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Da(e){return jt.lastIndex=0,jt.
test(e)}var La=-(2**31),Na=2**31-1;function qa(e){return Number.isInteger(e)&&e<=Na&&e>=La}function Fa(e){return Number.isInteger(e)}function xt(){return!0}var Ta=/[^\\]\\Z/;
function Ea(e){if(Ta.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var qt=kt(Dr=>{"use strict";Object.defineProperty(Dr,"__esModule",{value:!0});function $a(e){let t=e.length,y=0,d=0,u;for(;d<t;)y++,u=e.charCodeAt(d++),u>=55296&&
u<=56319&&d<t&&(u=e.charCodeAt(d),(u&64512)===56320&&d++);return y}Dr.default=$a});var Lr=er;function er(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=er.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(er.errors=p,r===0)}er.evaluated={dynamicProps:!1,dynamicItems:!1};var Nr=Qe;var v=Ke().fullFormats.int64;function Qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Qe.evaluated;
if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let a=e.id,o=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof a=="number"&&isFinite(a)&&!v.validate(a))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=p,r===0}Qe.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var St=G;var P=qt().default;function G(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=G.evaluated;if(s.dynamicProps&&
(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.name===void 0&&(o="name")||e.srclang===void 0&&(o=
"srclang")||e.trglang===void 0&&(o="trglang"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.name!==
void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(i)<1)return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.srclang!==void 0){let i=r;if(typeof e.srclang!="string")return G.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var a=i===r}else var a=!0;if(a){if(e.trglang!==void 0){let i=r;if(typeof e.trglang!="string")return G.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=i===r}else var a=!0;if(a){if(e.srclocale!==void 0){let i=r;if(typeof e.srclocale!="s\
tring")return G.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=i===r}else var a=!0;
if(a)if(e.trglocale!==void 0){let i=r;if(typeof e.trglocale!="string")return G.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"\
type",params:{type:"string"}}],!1;var a=i===r}else var a=!0}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return G.errors=p,r===0}G.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};var Mt=rr;function rr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=rr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(rr.errors=p,r===0)}rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ct=ae;function ae(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ae.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.name===void 0&&(o="name"))return ae.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return ae.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return ae.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=n===r}else var a=!0}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=p,
r===0}ae.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Jt=tr;function tr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=tr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(tr.errors=p,r===0)}tr.evaluated={dynamicProps:!1,dynamicItems:!1};var qr=be;function be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=be.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return be.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return be.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return be.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return be.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=p,r===0}be.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Fr=B;function B(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=B.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.n===void 0&&(e.n=10);let o;if(e.id===void 0&&(o="id")||e.query===void 0&&
(o="query"))return B.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.query!==void 0){let i=e.query,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return B.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(i)<1)return B.errors=[{instancePath:t+"/query",schemaPath:"#\
/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let i=e.n,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return B.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i))return B.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(i<1||isNaN(i))return B.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===r}}}else return B.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=p,r===0}B.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,dynamicItems:!1};var Tr=q;var Sa={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},oe=Ke().fullFormats.int32;function q(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=q.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&
(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.has_header_row===void 0&&(e.has_header_row=!1),e.skip_duplicates===void 0&&(e.skip_duplicates=
!1);let n;if(e.memory_id===void 0&&(n="memory_id")||e.name===void 0&&(n="name"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;if(e.memory_id!==void 0){let m=e.memory_id,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return q.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.
name!==void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(P(m)>255)return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){
let m=r;if(typeof e.has_header_row!="boolean")return q.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=m===r;if(a){let c=r;if(typeof e.skip_duplicates!="boolean")return q.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/properti\
es/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===r;if(a)if(e.sdlxliff_filters!==void 0){let l=e.sdlxliff_filters,g=r;if(r===g)if(Array.
isArray(l)){var o=!0;let Z=l.length;for(let b=0;b<Z;b++){let w=l[b],H=r;if(r===r)if(w&&typeof w=="object"&&!Array.isArray(w)){w.allowablePercentage===void 0&&(w.
allowablePercentage=-1),w.allowUnlockedSegments===void 0&&(w.allowUnlockedSegments=!0);let W;if(w.confName===void 0&&(W="confName"))return q.errors=[{instancePath:t+
"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:W}}],!1;if(w.confName!==void 0){let U=w.confName,L=r;
if(typeof U!="string")return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(!(U==="Translated"||U==="Draft"||U==="ApprovedTranslation"||U==="Locked"||U==="SignedOff"))return q.errors=[{instancePath:t+"/\
sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:Sa.properties.confName.enum}}],!1;
var i=L===r}else var i=!0;if(i){let U=w.allowablePercentage,L=r;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U)&&isFinite(U)))return q.errors=[{instancePath:t+"/sdlx\
liff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
L&&typeof U=="number"&&isFinite(U)&&!oe.validate(U))return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.js\
on/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var i=L===r;if(i){let Y=r;if(typeof w.allowUnlockedSegments!="boolean")return q.
errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=Y===r}}}else return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/type",keyword:"type",params:{type:"\
object"}}],!1;var o=H===r;if(!o)break}}else return q.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/type",keyword:"type",
params:{type:"array"}}],!1;var a=g===r}else var a=!0}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.
errors=p,r===0}q.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};var Er=Pe;function Pe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Pe.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Pe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Pe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=p,r===0}Pe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var $r=_e;function _e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=_e.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return _e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _e.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return _e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,r===0}_e.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Sr=me;function me(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=me.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.segment_id===void 0&&(o="segment\
_id"))return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.segment_id!==void 0){let i=e.segment_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return me.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(
i)&&!v.validate(i))return me.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=p,r===0}me.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var zt=E;function E(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=E.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1);let o;if(e.
memory_id===void 0&&(o="memory_id"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let i=e.source,
n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return E.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return E.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r;if(a){
if(e.memory_id!==void 0){let m=e.memory_id,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return E.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return E.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a){if(e.source_hash!==void 0){
let m=e.source_hash,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return E.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source\
_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===r}else var a=!0;if(a){let m=e.n,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return E.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)){if(m>10||isNaN(
m))return E.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(m<1||isNaN(m))return E.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===r;if(a){if(e.prefix!==void 0){
let _=e.prefix,l=r;if(r===l)if(typeof _=="string"){if(P(_)>5e3)return E.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"ma\
xLength",params:{limit:5e3}}],!1}else return E.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;
var a=l===r}else var a=!0;if(a){let _=r;if(typeof e.rich!="boolean")return E.errors=[{instancePath:t+"/rich",schemaPath:"#/properties/rich/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=_===r;if(a){let g=r;if(typeof e.tm_matches!="boolean")return E.errors=[{instancePath:t+"/tm_matches",schemaPath:"#/properties\
/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===r;if(a){let Z=r;if(typeof e.project_tags!="boolean")return E.errors=[{instancePath:t+"/p\
roject_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=Z===r;if(a){let w=r;if(typeof e.containsICUData!="boo\
lean")return E.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boolean"}}],!1;var a=w===r}}}}}}}}}}else
return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=p,r===0}E.evaluated={props:{source:!0,memory_id:!0,
source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};var Ot=ar;function ar(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ar.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ar.errors=p,r===0)}ar.evaluated={dynamicProps:!1,dynamicItems:!1};var Mr=R,Ma={type:"object",properties:{translationIds:{type:"arr\
ay",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer",minimum:-62167219200,
maximum:253402300799},toTime:{type:"integer",minimum:-62167219200,maximum:253402300799}},required:[],$id:"listFileTranslations"};function R(e,{instancePath:t="",
parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=R.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.translationIds!==void 0){let i=e.translationIds,n=r;if(r===n)if(Array.isArray(i)){var a=!0;let m=i.
length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return R.errors=[{instancePath:t+"/translationIds/"+f,schemaPath:"\
#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return R.errors=[{
instancePath:t+"/translationIds/"+f,schemaPath:"#/properties/translationIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}else
return R.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properties/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var o=n===r}else var o=!0;
if(o){if(e.status!==void 0){let i=e.status,n=r;if(typeof i!="string")return R.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(i==="InProgress"||i==="Completed"||i==="ReadyForDownload"||i==="Failed"))return R.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:Ma.properties.status.enum}}],!1;var o=n===r}else var o=!0;if(o){if(e.fromTime!==void 0){let i=e.fromTime,
n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return R.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)){if(i>253402300799||isNaN(i))return R.errors=[{instancePath:t+"/fromTime",schemaPath:"#/p\
roperties/fromTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return R.errors=[{instancePath:t+"/fr\
omTime",schemaPath:"#/properties/fromTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0;if(o)if(e.toTime!==
void 0){let i=e.toTime,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return R.errors=[{instancePath:t+"/toTime",schemaPath:"#/properties/toTime/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)){if(i>253402300799||isNaN(i))return R.errors=[{instancePath:t+"/toTim\
e",schemaPath:"#/properties/toTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return R.errors=[{instancePath:t+
"/toTime",schemaPath:"#/properties/toTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0}}}else return R.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=p,r===0}R.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,
toTime:!0},dynamicProps:!1,dynamicItems:!1};var Wt=M;function M(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=M.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.withTM===void 0&&(e.withTM=!0);let i;if(e.fileId===void 0&&(i="fil\
eId")||e.memoryId===void 0&&(i="memoryId"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.fileId!==
void 0){let n=e.fileId,m=r;if(r===m)if(Array.isArray(n)){if(n.length>100)return M.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(n.length<1)return M.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let f=n.length;for(let c=0;c<f;c++){let _=n[c],l=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return M.errors=[{instancePath:t+
"/fileId/"+c,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof _=="number"&&isFinite(_)&&!v.validate(_))return M.
errors=[{instancePath:t+"/fileId/"+c,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r;if(!a)break}}}else return M.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var o=m===r}else var o=!0;if(o){if(e.memoryId!==
void 0){let n=e.memoryId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return M.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memo\
ryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return M.errors=[{instancePath:t+"/memoryId",schemaPath:"\
#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=m===r}else var o=!0;if(o){if(e.configId!==void 0){let n=e.configId,m=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return M.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!oe.validate(n))return M.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"\
format",params:{format:"int32"}}],!1;var o=m===r}else var o=!0;if(o){if(e.externalModelId!==void 0){let n=e.externalModelId,m=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return M.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!oe.validate(n))return M.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/forma\
t",keyword:"format",params:{format:"int32"}}],!1;var o=m===r}else var o=!0;if(o){let n=r;if(typeof e.withTM!="boolean")return M.errors=[{instancePath:t+"/withTM",
schemaPath:"#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var o=n===r}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return M.errors=p,r===0}M.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,externalModelId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var Ut=z;function z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=z.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.withTM===void 0&&(e.withTM=!0),e.fileId!==void 0){let i=e.fileId,
n=r;if(r===n)if(Array.isArray(i)){if(i.length>100)return z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(i.length<1)return z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let m=i.length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return z.errors=[{instancePath:t+"/fileId/"+f,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return z.errors=[{instancePath:t+
"/fileId/"+f,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}}else return z.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var o=n===r}else var o=!0;if(o){if(e.memoryId!==void 0){let i=e.memoryId,
n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=n===r}else var o=!0;if(o){if(e.configId!==void 0){let i=e.configId,n=r;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof i=="number"&&isFinite(i)&&!oe.validate(i))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"forma\
t",params:{format:"int32"}}],!1;var o=n===r}else var o=!0;if(o){if(e.externalModelId!==void 0){let i=e.externalModelId,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return z.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof i=="number"&&isFinite(i)&&!oe.validate(i))return z.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/format",
keyword:"format",params:{format:"int32"}}],!1;var o=n===r}else var o=!0;if(o){let i=r;if(typeof e.withTM!="boolean")return z.errors=[{instancePath:t+"/withTM",schemaPath:"\
#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var o=i===r}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return z.errors=p,r===0}z.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,externalModelId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var Cr=we;function we(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=we.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return we.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return we.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return we.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,r===0}we.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Rt=Ge;function Ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ge.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.signedAgreement===void 0&&(a="signedAgreement"))return Ge.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.signedAgreement!==void 0&&typeof e.signedAgreement!="boo\
lean")return Ge.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return Ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=p,r===0}Ge.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var Vt=ir;function ir(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ir.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ir.errors=p,r===0)}ir.evaluated={dynamicProps:!1,dynamicItems:!1};var Jr=sr;function sr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=sr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(sr.errors=p,r===0)}sr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bt=x;function x(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=x.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.language===void 0&&(m="language")||e.template===void 0&&(m=
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
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:l}}],!1;if(f.contentLength!==void 0){let g=f.contentLength,
A=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(r===A&&typeof g=="number"&&isFinite(g)){if(g>5e3||isNaN(g))return x.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(g<1||isNaN(g))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var o=A===r}else var o=!0;if(o){if(f.memoryId!==void 0){let g=f.memoryId,A=r;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return x.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(r===A&&typeof g=="number"&&isFinite(g)&&!v.validate(g))return x.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=A===r}else var o=!0;if(o){if(f.
language!==void 0){let g=r;if(typeof f.language!="string")return x.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var o=g===r}else var o=!0;if(o){if(f.sections!==void 0){let g=f.sections,A=r;if(r===A)if(Array.
isArray(g)){if(g.length>50)return x.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var i=!0;let b=g.length;for(let w=0;w<b;w++){let H=r;if(typeof g[w]!="string")return x.errors=[{instancePath:t+"/templateParam\
s/sections/"+w,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var i=H===r;if(!i)break}}}else
return x.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var o=A===r}else var o=!0;if(o)if(f.summary!==void 0){let g=f.summary,A=r;if(r===A)if(typeof g=="string"){if(P(g)>5e3)return x.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var o=A===r}else var o=!0}}}}else
return x.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=c===r}else var a=!0;
if(a)if(e.preferences!==void 0){let f=e.preferences,c=r;if(r===c)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.tone!==void 0){let l=f.tone,g=r;if(r===g)if(typeof l==
"string"){if(P(l)>5e3)return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var n=g===r}else var n=!0;if(n)if(f.styleguide!==void 0){let l=f.styleguide,g=r;if(r===g)if(typeof l=="string"){if(P(l)>5e3)return x.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var n=g===
r}else var n=!0}else return x.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=c===
r}else var a=!0}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=p,r===0}x.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Qt=or;function or(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=or.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(or.errors=p,r===0)}or.evaluated={dynamicProps:!1,dynamicItems:!1};var zr=nr;function nr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=nr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(nr.errors=p,r===0)}nr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gt=ue,Ft={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function ue(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ue.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.tone!==void 0){let o=e.tone,i=r;if(typeof o!="string"&&o!==null)return ue.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:Ft.properties.tone.type}}],!1;if(r===i&&typeof o=="string"&&P(o)>5e3)return ue.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=i===r}else var a=!0;if(a)if(e.styleguide!==void 0){let o=e.styleguide,
i=r;if(typeof o!="string"&&o!==null)return ue.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:Ft.properties.
styleguide.type}}],!1;if(r===i&&typeof o=="string"&&P(o)>5e3)return ue.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=i===r}else var a=!0}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return ue.errors=p,r===0}ue.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var Zt=pr;function pr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=pr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(pr.errors=p,r===0)}pr.evaluated={dynamicProps:!1,dynamicItems:!1};var Or=ke;function ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ke.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return ke.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o==
"number"&&isFinite(o)&&!v.validate(o))return ke.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=p,r===0}ke.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ht=j,Ze={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function j(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,
dynamicAnchors:h={}}={}){let p=null,r=0,s=j.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
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
"object"&&!Array.isArray(f)){if(f.contentLength!==void 0){let l=f.contentLength,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return j.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:Ze.properties.
templateParams.properties.contentLength.type}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)){if(l>5e3||isNaN(l))return j.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(l<1||isNaN(
l))return j.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var o=g===r}else var o=!0;if(o){if(f.memoryId!==void 0){let l=f.memoryId,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))&&l!==null)return j.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:Ze.properties.templateParams.properties.memoryId.type}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)&&!v.validate(l))return j.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=g===r}else var o=!0;
if(o){if(f.language!==void 0){let l=r;if(typeof f.language!="string")return j.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var o=l===r}else var o=!0;if(o){if(f.sections!==void 0){let l=f.sections,g=r;if(!Array.
isArray(l)&&l!==null)return j.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:Ze.properties.templateParams.properties.sections.type}}],!1;if(r===g&&Array.isArray(l)){if(l.length>50)return j.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var i=!0;let Z=l.length;for(let b=0;b<
Z;b++){let w=r;if(typeof l[b]!="string")return j.errors=[{instancePath:t+"/templateParams/sections/"+b,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var i=w===r;if(!i)break}}}var o=g===r}else var o=!0;if(o)if(f.summary!==void 0){let l=f.summary,g=r;if(typeof l!=
"string"&&l!==null)return j.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:Ze.properties.templateParams.properties.summary.type}}],!1;if(r===g&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var o=g===r}else var o=!0}}}}else return j.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=c===r}else var a=!0;if(a)if(e.
preferences!==void 0){let f=e.preferences,c=r;if(r===c)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.tone!==void 0){let l=f.tone,g=r;if(typeof l!="string"&&
l!==null)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:Ze.properties.
preferences.properties.tone.type}}],!1;if(r===g&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=g===r}else var n=!0;if(n)if(f.styleguide!==void 0){let l=f.styleguide,g=r;if(typeof l!=
"string"&&l!==null)return j.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:Ze.properties.preferences.properties.styleguide.type}}],!1;if(r===g&&typeof l=="string"&&P(l)>5e3)return j.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=g===r}else var n=!0}else return j.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=c===r}else var a=!0}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=p,r===0}j.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Yt=Ie;function Ie(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ie.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return Ie.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o==
"number"&&isFinite(o)&&!v.validate(o))return Ie.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,r===0}Ie.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Wr=je;function je(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=je.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return je.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o==
"number"&&isFinite(o)&&!v.validate(o))return je.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=p,r===0}je.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ur=xe;function xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=xe.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return xe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return xe.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o==
"number"&&isFinite(o)&&!v.validate(o))return xe.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,r===0}xe.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Rr=mr;function mr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=mr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(mr.errors=p,r===0)}mr.evaluated={dynamicProps:!1,dynamicItems:!1};var Vr=X;function X(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=X.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.offset===void 0&&(e.offset=0),e.limit===void 0&&(e.limit=25),e.
isArchived!==void 0){let o=r;if(typeof e.isArchived!="boolean")return X.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=o===r}else var a=!0;if(a){if(e.isDelivered!==void 0){let o=r;if(typeof e.isDelivered!="boolean")return X.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===r}else var a=!0;if(a){let o=e.offset,i=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return X.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===i&&typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o)))return X.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1;var a=i===r;if(a){let m=e.limit,f=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return X.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)){if(m>50||isNaN(m))return X.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(m<1||isNaN(m))return X.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===r}}}}else return X.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,r===0}X.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var Xt=D;var wr=Ke().fullFormats["date-time"],Ca={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function I(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=I.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.pretranslate===void 0&&(e.pretranslate=!1),e.autoAccept===void 0&&
(e.autoAccept=!1),e.caseSensitive===void 0&&(e.caseSensitive=!1),e.takeMatchAttribution===void 0&&(e.takeMatchAttribution=!1);let n;if(e.memoryId===void 0&&(n="\
memoryId"))return I.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.trgLang!==void 0){let m=r;if(typeof e.
trgLang!="string")return I.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.trgLocale!==void 0){let m=r;if(typeof e.trgLocale!="string")return I.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.dueDate!==void 0){let m=e.dueDate,f=r;if(r===f&&r===f)if(typeof m=="strin\
g"){if(!wr.validate(m))return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
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
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){let A=r;if(typeof e.takeMatchAttribution!="boolean")return I.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=A===r;if(a){if(e.
configId!==void 0){let b=e.configId,w=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof b=="number"&&isFinite(b)&&!oe.validate(b))return I.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=w===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){
let b=e.workflowTemplateId,w=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof b=="number"&&isFinite(b)&&!v.validate(b))return I.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=w===r}else var a=!0;if(a){if(e.workflowTemplateName!==
void 0){let b=e.workflowTemplateName,w=r;if(typeof b!="string"&&!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:Ca.properties.workflowTemplateName.type}}],!1;var a=w===r}else var a=!0;
if(a)if(e.workflowStageAssignments!==void 0){let b=e.workflowStageAssignments,w=r;if(r===w)if(Array.isArray(b)){var o=!0;let ve=b.length;for(let V=0;V<ve;V++){let W=b[V],
U=r;if(r===r)if(W&&typeof W=="object"&&!Array.isArray(W)){let Y;if(W.workflowStageTemplateId===void 0&&(Y="workflowStageTemplateId"))return I.errors=[{instancePath:t+
"/workflowStageAssignments/"+V,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:Y}}],!1;if(W.workflowStageTemplateId!==
void 0){let T=W.workflowStageTemplateId,Ye=r;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T)))return I.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+V+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
Ye&&typeof T=="number"&&isFinite(T)&&!v.validate(T))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+V+"/workflowStageTemplateId",schemaPath:"Workf\
lowStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var i=Ye===r}else var i=!0;if(i){if(W.userId!==
void 0){let T=W.userId,Ye=r;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T)))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+V+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===Ye&&typeof T=="number"&&isFinite(T)&&!v.validate(T))return I.
errors=[{instancePath:t+"/workflowStageAssignments/"+V+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=Ye===r}else var i=!0;if(i)if(W.email!==void 0){let T=r;if(typeof W.email!="string")return I.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+V+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var i=T===r}else var i=!0}}else return I.
errors=[{instancePath:t+"/workflowStageAssignments/"+V,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var o=U===r;if(!o)
break}}else return I.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=w===r}else var a=!0}}}}}}}}}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=
p,r===0}I.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function D(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=D.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.name===void 0&&(n="name")||e.fileIds===void 0&&(n="fileIds")||e.languagePairs===void 0&&(n="languagePa\
irs")||e.srcLang===void 0&&(n="srcLang"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.name!==
void 0){let m=e.name,f=r;if(r===f)if(typeof m=="string"){if(P(m)>255)return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){
if(e.fileIds!==void 0){let m=e.fileIds,f=r;if(r===f)if(Array.isArray(m)){if(m.length>1e3)return D.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(m.length<1)return D.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let _=m.length;for(let l=0;l<_;l++){let g=m[l],A=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return D.
errors=[{instancePath:t+"/fileIds/"+l,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===A&&typeof g=="number"&&isFinite(
g)&&!v.validate(g))return D.errors=[{instancePath:t+"/fileIds/"+l,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var o=A===
r;if(!o)break}}}else return D.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.languagePairs!==void 0){let m=e.languagePairs,f=r;if(r===f)if(Array.isArray(m)){if(m.length>200)return D.errors=[{instancePath:t+"/languageP\
airs",schemaPath:"#/properties/languagePairs/maxItems",keyword:"maxItems",params:{limit:200}}],!1;if(m.length<1)return D.errors=[{instancePath:t+"/languagePairs",
schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let _=m.length;for(let l=0;l<_;l++){let g=r;I(m[l],{instancePath:t+
"/languagePairs/"+l,parentData:m,parentDataProperty:l,rootData:u,dynamicAnchors:h})||(p=p===null?I.errors:p.concat(I.errors),r=p.length);var i=g===r;if(!i)break}}}else
return D.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=f===r}else var a=!0;
if(a){if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return D.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.srcLocale!==void 0){let m=r;if(typeof e.srcLocale!="string")return D.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due!==void 0){let m=e.due,
f=r;if(r===f&&r===f)if(typeof m=="string"){if(!wr.validate(m))return D.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return D.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.isPlural!==void 0){let m=r;if(typeof e.isPlural!="boolean")return D.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){let m=e.workflowTemplateId,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!v.validate(m))return D.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===r}else var a=!0;if(a)if(e.domainId!==void 0){let m=e.domainId,f=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return D.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===f&&typeof m=="number"&&isFinite(m)&&!oe.validate(m))return D.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=f===r}else var a=!0}}}}}}}}else return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return D.errors=p,r===0}D.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var Kt=fr;function fr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=fr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(fr.errors=p,r===0)}fr.evaluated={dynamicProps:!1,dynamicItems:!1};var Br=Ae;function Ae(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ae.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Ae.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Ae.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ae.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=p,r===0}Ae.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ea=S,_r={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","null"],format:"\
date-time"},due:{type:["string","null"],format:"date-time"},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",
maxLength:1e3}},required:["jobId"],$id:"updateJob"};function S(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,
r=0,s=S.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.jobId===void 0&&
(o="jobId"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.jobId!==void 0){let i=e.jobId,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return S.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{
format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return S.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return S.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.dueDate!==void 0){let i=e.dueDate,n=r;if(typeof i!="string"&&i!==null)return S.errors=[{instancePath:t+
"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:_r.properties.dueDate.type}}],!1;if(r===n&&r===n&&typeof i=="string"&&!wr.validate(
i))return S.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===r}else var a=!0;
if(a){if(e.due!==void 0){let i=e.due,n=r;if(typeof i!="string"&&i!==null)return S.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"typ\
e",params:{type:_r.properties.due.type}}],!1;if(r===n&&r===n&&typeof i=="string"&&!wr.validate(i))return S.errors=[{instancePath:t+"/due",schemaPath:"#/properti\
es/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===r}else var a=!0;if(a){if(e.isProcessing!==void 0){let i=e.isProcessing,n=r;if(typeof i!=
"string"&&!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return S.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"\
type",params:{type:_r.properties.isProcessing.type}}],!1;if(!(i==="0"||i==="1"||i==="-2"||i===0||i===1||i===-2))return S.errors=[{instancePath:t+"/isProcessing",
schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:_r.properties.isProcessing.enum}}],!1;var a=n===r}else var a=!0;if(a)if(e.processingErrorMsg!==
void 0){let i=e.processingErrorMsg,n=r;if(r===n)if(typeof i=="string"){if(P(i)>1e3)return S.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properti\
es/processingErrorMsg/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return S.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/propertie\
s/processingErrorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return S.errors=p,r===0}S.evaluated={props:{jobId:!0,name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,
dynamicItems:!1};var ra=De;function De(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=De.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return De.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return De.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return De.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return De.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=p,r===0}De.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Qr=Le;function Le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Le.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Le.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Le.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Le.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,r===0}Le.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Gr=Ne;function Ne(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ne.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Ne.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Ne.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ne.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=p,r===0}Ne.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Zr=qe;function qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=qe.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return qe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return qe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return qe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=p,r===0}qe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Hr=Fe;function Fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Fe.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Fe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Fe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Fe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=p,r===0}Fe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Yr=Te;function Te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Te.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Te.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Te.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Te.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=p,r===0}Te.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Xr=Ee;function Ee(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ee.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ee.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Ee.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Ee.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ee.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=p,r===0}Ee.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Kr=fe,Ja={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"expor\
tJob"};function fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=fe.evaluated;if(s.dynamicProps&&
(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.jobId===void 0&&(o="jobId")||e.type===void 0&&(o=
"type"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.jobId!==void 0){let i=e.jobId,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return fe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.type!==void 0){let i=e.type,n=r;if(typeof i!="string")return fe.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="files"||i==="memory"))return fe.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Ja.properties.type.enum}}],!1;var a=n===r}else var a=!0}else return fe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=p,r===0}fe.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var et=$e;function $e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=$e.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return $e.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return $e.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return $e.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return $e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,r===0}$e.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var rt=$,za={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer",minimum:-62167219200,maximum:253402300799},to_time:{type:"integer",minimum:-62167219200,maximum:253402300799},state:{type:"string",enum:["backlog","inP\
rogress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"string"}},required:[],$id:"listProjects"};function $(e,{instancePath:t="",
parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=$.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.archived===void 0&&(e.archived=!0),e.id!==void 0){let i=e.id,n=r;if(r===n)if(Array.isArray(i)){var a=!0;
let m=i.length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return $.errors=[{instancePath:t+"/id/"+f,schemaPath:"\
#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return $.errors=[{instancePath:t+
"/id/"+f,schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}else return $.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var o=n===r}else var o=!0;if(o){if(e.srclang!==void 0){let i=r;if(typeof e.srclang!=
"string")return $.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=i===r}else var o=!0;
if(o){if(e.trglang!==void 0){let i=r;if(typeof e.trglang!="string")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=i===r}else var o=!0;if(o){if(e.from_time!==void 0){let i=e.from_time,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return $.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="numb\
er"&&isFinite(i)){if(i>253402300799||isNaN(i))return $.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/maximum",keyword:"maximum",params:{
comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return $.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0;if(o){if(e.to_time!==void 0){let i=e.to_time,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return $.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof i=="number"&&isFinite(i)){if(i>253402300799||isNaN(i))return $.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:253402300799}}],!1;if(i<-62167219200||isNaN(i))return $.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_tim\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0;if(o){if(e.state!==void 0){let i=e.state,n=r;if(typeof i!=
"string")return $.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="backlog"||i==="inPr\
ogress"||i==="inReview"||i==="inQA"||i==="done"))return $.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:za.
properties.state.enum}}],!1;var o=n===r}else var o=!0;if(o){let i=r;if(typeof e.archived!="boolean")return $.errors=[{instancePath:t+"/archived",schemaPath:"#/p\
roperties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var o=i===r;if(o)if(e.connector_id!==void 0){let m=r;if(typeof e.connector_id!="string")return $.
errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type:"string"}}],!1;var o=m===r}else var o=!0}}}}}}}else
return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=p,r===0}$.evaluated={props:{id:!0,srclang:!0,trglang:!0,
from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},dynamicProps:!1,dynamicItems:!1};var ta=k,Tt={type:"object",properties:{memory_id:{type:"integer",
format:"int64"},name:{type:"string",minLength:1,maxLength:255},job_id:{type:"integer",format:"int64"},due_date:{type:"integer",minimum:-62167219200,maximum:253402300799},
metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{
type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"\
integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{
type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{
type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProject"};function k(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,
dynamicAnchors:h={}}={}){let p=null,r=0,s=k.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
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
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let c in n){let _=n[c],l=r;if(typeof _!="string"&&
!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return k.errors=[{instancePath:t+"/metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:Tt.properties.metadata.additionalProperties.type}}],!1;var o=l===r;if(!o)break}}else return k.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==
void 0){let n=e.workflowTemplateId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return k.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflow_template_name!==
void 0){let n=r;if(typeof e.workflow_template_name!="string")return k.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let n=e.sample_review_percentage,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(n<0||isNaN(n))return k.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===r;if(a){let c=r;if(typeof e.
llm_provider!="string")return k.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=c===
r;if(a){if(e.external_model_id!==void 0){let l=e.external_model_id,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)&&!oe.
validate(l))return k.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=g===r}else var a=!0;if(a){if(e.domainId!==void 0){let l=e.domainId,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)&&!oe.validate(l))return k.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=g===r}else var a=!0;if(a){if(e.
is_plural!==void 0){let l=r;if(typeof e.is_plural!="boolean")return k.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.require_batch_qa_translator!==void 0){let l=r;if(typeof e.require_batch_qa_translator!="boo\
lean")return k.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.enable_prompt_labeling!==void 0){let l=r;if(typeof e.enable_prompt_labeling!="boolean")return k.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
is_enhanced_human_ai_optimized!==void 0){let l=r;if(typeof e.is_enhanced_human_ai_optimized!="boolean")return k.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r}else var a=!0;if(a){let l=e.job_type,
g=r;if(typeof l!="string")return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(l===
"TRANSLATION"||l==="PROMPT_RESPONSE"))return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:Tt.
properties.job_type.enum}}],!1;var a=g===r;if(a)if(e.additional_guidelines!==void 0){let Z=e.additional_guidelines,b=r;if(r===b)if(typeof Z=="string"){if(P(Z)>5e3)
return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=b===
r}else var a=!0}}}}}}}}}}}}}}}}else return k.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=p,r===0}k.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var aa=lr;function lr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=lr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(lr.errors=p,r===0)}lr.evaluated={dynamicProps:!1,dynamicItems:!1};var tt=Se;function Se(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Se.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Se.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Se.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=p,r===0}Se.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var at=ce;function ce(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ce.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.is_xliff===void 0&&(e.is_xliff=!0);let o;if(e.id===void 0&&(o="id"))
return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="nu\
mber"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a){let i=r;if(typeof e.is_xliff!="boolean")return ce.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return ce.errors=p,r===0}ce.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var it=C,Oa={type:"object",properties:{name:{type:"s\
tring",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],
$id:"uploadDocument"};function C(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=C.evaluated;if(s.
dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.auto_accept===void 0&&(e.auto_accept=!1),e.
case_sensitive===void 0&&(e.case_sensitive=!1),e.match_attribution===void 0&&(e.match_attribution=!1);let o;if(e.name===void 0&&(o="name")||e.project_id===void 0&&
(o="project_id"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.name!==void 0){let i=e.name,n=r;
if(r===n)if(typeof i=="string"){if(P(i)>255)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(i)<1)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.project_id!==void 0){
let i=e.project_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return C.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_\
id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return C.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.pretranslate!==void 0){let i=e.pretranslate,n=r;
if(typeof i!="string")return C.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],!1;if(!(i===
"TM"||i==="TM+MT"))return C.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:Oa.properties.
pretranslate.enum}}],!1;var a=n===r}else var a=!0;if(a){let i=r;if(typeof e.auto_accept!="boolean")return C.errors=[{instancePath:t+"/auto_accept",schemaPath:"#\
/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r;if(a){let m=r;if(typeof e.case_sensitive!="boolean")return C.errors=[{instancePath:t+
"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r;if(a){let c=r;if(typeof e.match_attribution!=
"boolean")return C.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===
r;if(a)if(e.config_id!==void 0){let l=e.config_id,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return C.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)&&!oe.validate(l))return C.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=g===r}else var a=!0}}}}}}else return C.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=p,r===0}C.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var ia=K,Wa={type:"object",properties:{mode:{type:"string",enum:["TM","TM+\
MT"],default:"TM"},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{type:"boolean",default:!1},id:{anyOf:[
{type:"integer",format:"int64"},{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}}]}},required:["id"],$id:"pretranslateDocuments"};function K(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=K.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&
(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.mode===void 0&&(e.mode="TM"),e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===
void 0&&(e.case_sensitive=!1),e.attribute_to_creator===void 0&&(e.attribute_to_creator=!1);let n;if(e.id===void 0&&(n="id"))return K.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;{let m=e.mode,f=r;if(typeof m!="string")return K.errors=[{instancePath:t+"/mode",schemaPath:"#/pr\
operties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="TM"||m==="TM+MT"))return K.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mod\
e/enum",keyword:"enum",params:{allowedValues:Wa.properties.mode.enum}}],!1;var a=f===r;if(a){let c=r;if(typeof e.auto_accept!="boolean")return K.errors=[{instancePath:t+
"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===r;if(a){let l=r;if(typeof e.case_sensitive!="boo\
lean")return K.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){
let A=r;if(typeof e.attribute_to_creator!="boolean")return K.errors=[{instancePath:t+"/attribute_to_creator",schemaPath:"#/properties/attribute_to_creator/type",
keyword:"type",params:{type:"boolean"}}],!1;var a=A===r;if(a)if(e.id!==void 0){let b=e.id,w=r,H=r,ve=!1,V=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b))){let L={instancePath:t+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type:"integer"}};p===null?p=[L]:p.push(L),r++}if(r===V&&typeof b==
"number"&&isFinite(b)&&!v.validate(b)){let L={instancePath:t+"/id",schemaPath:"#/properties/id/anyOf/0/format",keyword:"format",params:{format:"int64"}};p===null?
p=[L]:p.push(L),r++}var i=V===r;ve=ve||i;let W=r;if(r===W)if(Array.isArray(b))if(b.length>1e3){let L={instancePath:t+"/id",schemaPath:"#/properties/id/anyOf/1/m\
axItems",keyword:"maxItems",params:{limit:1e3}};p===null?p=[L]:p.push(L),r++}else if(b.length<1){let L={instancePath:t+"/id",schemaPath:"#/properties/id/anyOf/1\
/minItems",keyword:"minItems",params:{limit:1}};p===null?p=[L]:p.push(L),r++}else{var o=!0;let L=b.length;for(let He=0;He<L;He++){let Y=b[He],T=r;if(!(typeof Y==
"number"&&!(Y%1)&&!isNaN(Y)&&isFinite(Y))){let Xe={instancePath:t+"/id/"+He,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type:"integer"}};
p===null?p=[Xe]:p.push(Xe),r++}if(r===T&&typeof Y=="number"&&isFinite(Y)&&!v.validate(Y)){let Xe={instancePath:t+"/id/"+He,schemaPath:"#/properties/id/anyOf/1/i\
tems/format",keyword:"format",params:{format:"int64"}};p===null?p=[Xe]:p.push(Xe),r++}var o=T===r;if(!o)break}}else{let L={instancePath:t+"/id",schemaPath:"#/pr\
operties/id/anyOf/1/type",keyword:"type",params:{type:"array"}};p===null?p=[L]:p.push(L),r++}var i=W===r;if(ve=ve||i,ve)r=H,p!==null&&(H?p.length=H:p=null);else{
let L={instancePath:t+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};return p===null?p=[L]:p.push(L),r++,K.errors=p,!1}var a=w===r}else var a=!0}}}}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,r===0}K.evaluated={props:{mode:!0,auto_accept:!0,
case_sensitive:!0,attribute_to_creator:!0,id:!0},dynamicProps:!1,dynamicItems:!1};var sa=le,Ua={type:"object",properties:{mode:{type:"string",enum:["TM","TM+MT"],
default:"TM"},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{type:"boolean",default:!1}},required:[],$id:"\
pretranslateDocuments_parameters"};function le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=le.
evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.mode===void 0&&(e.mode="TM"),
e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===void 0&&(e.case_sensitive=!1),e.attribute_to_creator===void 0&&(e.attribute_to_creator=!1);let o=e.
mode,i=r;if(typeof o!="string")return le.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(o===
"TM"||o==="TM+MT"))return le.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:Ua.properties.mode.enum}}],
!1;var a=i===r;if(a){let n=r;if(typeof e.auto_accept!="boolean")return le.errors=[{instancePath:t+"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=n===r;if(a){let f=r;if(typeof e.case_sensitive!="boolean")return le.errors=[{instancePath:t+"/case_sensitive",schemaPath:"\
#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=f===r;if(a){let _=r;if(typeof e.attribute_to_creator!="boolean")return le.errors=
[{instancePath:t+"/attribute_to_creator",schemaPath:"#/properties/attribute_to_creator/type",keyword:"type",params:{type:"boolean"}}],!1;var a=_===r}}}}else return le.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,r===0}le.evaluated={props:{mode:!0,auto_accept:!0,case_sensitive:!0,
attribute_to_creator:!0},dynamicProps:!1,dynamicItems:!1};var st=Me;function Me(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Me.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Me.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=p,r===0}Me.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ot=he;function he(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=he.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.include_comments===void 0&&(e.include_comments=!1);let o;if(e.id===
void 0&&(o="id"))return he.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return he.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a){let i=r;if(typeof e.include_comments!="boolean")return he.errors=[{instancePath:t+"/include_comments",schemaPath:"#\
/properties/include_comments/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return he.errors=p,r===0}he.evaluated={props:{id:!0,include_comments:!0},dynamicProps:!1,dynamicItems:!1};var oa=O;function O(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=O.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.shouldApplySegmentation===void 0&&(e.shouldApplySegmentation=!1);let o;
if(e.source===void 0&&(o="source"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.source!==void 0){
let i=e.source,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return O.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"ma\
xLength",params:{limit:5e3}}],!1;if(P(i)<1)return O.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.target!==void 0){let i=e.target,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return O.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/\
maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return O.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.memory_id!==void 0){let i=e.memory_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(
i)&&!v.validate(i))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a){if(e.document_id!==void 0){let i=e.document_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:t+
"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))
return O.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;
if(a){let i=r;if(typeof e.shouldApplySegmentation!="boolean")return O.errors=[{instancePath:t+"/shouldApplySegmentation",schemaPath:"#/properties/shouldApplySeg\
mentation/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r;if(a)if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return O.errors=[{instancePath:t+
"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0}}}}}else return O.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=p,r===0}O.evaluated={props:{source:!0,target:!0,memory_id:!0,document_id:!0,shouldApplySegmentation:!0,
srcLang:!0},dynamicProps:!1,dynamicItems:!1};var na=dr;function dr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=dr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(dr.errors=p,r===0)}dr.evaluated={dynamicProps:!1,dynamicItems:!1};var pa=ie;function ie(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ie.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.target===void 0&&(o="target"))return ie.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.target!==void 0){let i=e.target,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return ie.errors=[{instancePath:t+"/target",
schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(i)<1)return ie.errors=[{instancePath:t+"/target",schemaPath:"#/prope\
rties/target/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return ie.errors=p,r===0}ie.evaluated={props:{id:!0,target:!0},dynamicProps:!1,dynamicItems:!1};var ma=yr;function yr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=yr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(yr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(yr.errors=p,r===0)}yr.evaluated={dynamicProps:!1,dynamicItems:!1};var nt=Ce;function Ce(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ce.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ce.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ce.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ce.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=p,r===0}Ce.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var fa=de;function de(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=de.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.segmentIds===void 0&&(o="segmentIds"))return de.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.segmentIds!==void 0){let i=e.segmentIds;if(r===r)if(Array.isArray(
i)){if(i.length>1e3)return de.errors=[{instancePath:t+"/segmentIds",schemaPath:"#/properties/segmentIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;
let m=i.length;for(let f=0;f<m;f++){let c=i[f],_=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return de.errors=[{instancePath:t+"/segmentIds/"+f,schemaPath:"\
#/properties/segmentIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof c=="number"&&isFinite(c)&&!v.validate(c))return de.errors=[{instancePath:t+
"/segmentIds/"+f,schemaPath:"#/properties/segmentIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=_===r;if(!a)break}}}else return de.errors=
[{instancePath:t+"/segmentIds",schemaPath:"#/properties/segmentIds/type",keyword:"type",params:{type:"array"}}],!1}}else return de.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,r===0}de.evaluated={props:{segmentIds:!0},dynamicProps:!1,dynamicItems:!1};var la=ur;function ur(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ur.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ur.errors=p,r===0)}ur.evaluated={dynamicProps:!1,dynamicItems:!1};var pt=ee;function ee(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ee.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.source_tagged===void 0&&(o="source_tagged")||e.target===void 0&&
(o="target")||e.memory_id===void 0&&(o="memory_id"))return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;
if(e.source_tagged!==void 0){let i=e.source_tagged,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return ee.errors=[{instancePath:t+"/source_tagged",schemaPath:"\
#/properties/source_tagged/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return ee.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/properti\
es/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.target!==void 0){let i=e.target,n=r;if(r===n)if(typeof i==
"string"){if(P(i)>5e3)return ee.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return ee.
errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.memory_id!==
void 0){let i=e.memory_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ee.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/m\
emory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return ee.errors=[{instancePath:t+"/memory_\
id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0}}else return ee.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=p,r===0}ee.evaluated={props:{source_tagged:!0,target:!0,memory_id:!0},dynamicProps:!1,dynamicItems:!1};
var mt=ge;function ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ge.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="numb\
er"&&isFinite(i)&&!v.validate(i))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a)if(e.labels!==void 0){let i=e.labels,n=r;if(r===n)if(Array.isArray(i)){var o=!0;let f=i.length;for(let c=0;c<f;c++){let _=r;if(typeof i[c]!=
"string")return ge.errors=[{instancePath:t+"/labels/"+c,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var o=_===r;if(!o)
break}}else return ge.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=n===r}else var a=!0}else
return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=p,r===0}ge.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var ft=N,Ra={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},langId:{
type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{
type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},da=new RegExp("^[^,]*$","u");function N(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=N.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&
(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.langId===void 0&&(e.langId=!1),e.category===void 0&&(e.category="API");let i;if(e.name===void 0&&
(i="name"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.name!==void 0){let n=e.name,m=r;if(r===
m)if(typeof n=="string"){if(P(n)>255)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(n)<1)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.file_hash!==void 0){let n=e.
file_hash,m=r;if(r===m)if(typeof n=="string"){if(P(n)>128)return N.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1}else return N.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=m===r}else var a=!0;if(a){let n=r;if(typeof e.langId!="boolean")return N.errors=[{instancePath:t+"/langId",schemaPath:"#/properties/langId/type",
keyword:"type",params:{type:"boolean"}}],!1;var a=n===r;if(a){if(e.project_id!==void 0){let f=e.project_id,c=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f)))return N.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof f=="nu\
mber"&&isFinite(f)&&!v.validate(f))return N.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=c===r}else var a=!0;if(a){let f=e.category,c=r;if(typeof f!="string")return N.errors=[{instancePath:t+"/category",schemaPath:"#/properties/cat\
egory/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="API"||f==="REFERENCE"))return N.errors=[{instancePath:t+"/category",schemaPath:"#/properties/ca\
tegory/enum",keyword:"enum",params:{allowedValues:Ra.properties.category.enum}}],!1;var a=c===r;if(a){if(e.labels!==void 0){let l=e.labels,g=r;if(r===g)if(Array.
isArray(l)){var o=!0;let Z=l.length;for(let b=0;b<Z;b++){let w=l[b],H=r;if(r===H)if(typeof w=="string"){if(P(w)>255)return N.errors=[{instancePath:t+"/labels/"+
b,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(w)<1)return N.errors=[{instancePath:t+"/labels/"+b,schemaPath:"\
#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!da.test(w))return N.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/proper\
ties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return N.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/properties/labels/\
items/type",keyword:"type",params:{type:"string"}}],!1;var o=H===r;if(!o)break}}else return N.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/\
type",keyword:"type",params:{type:"array"}}],!1;var a=g===r}else var a=!0;if(a)if(e.job_type!==void 0){let l=r;if(typeof e.job_type!="string")return N.errors=[{
instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0}}}}}}else return N.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=p,r===0}N.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,
category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var lt=Je;function Je(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Je.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Je.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Je.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=p,r===0}Je.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var dt=ze;function ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ze.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return ze.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ze.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return ze.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=p,r===0}ze.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ya=re;function re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=re.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.name===void 0&&(o="name"))return re.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return re.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!da.test(i))return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[^,]*$"}}],!1}else return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
r}else var a=!0}else return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=p,r===0}re.evaluated={props:{
id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var ua=Oe;function Oe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Oe.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Oe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Oe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Oe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=p,r===0}Oe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var yt=se;function se(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=se.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.name===void 0&&(o="name"))return se.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i==
"number"&&isFinite(i)&&!v.validate(i))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.name!==void 0){let i=e.name,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return se.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=n===r}else var a=!0}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=p,
r===0}se.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var ut=cr;function cr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=cr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(cr.errors=p,r===0)}cr.evaluated={dynamicProps:!1,dynamicItems:!1};var ca=te;var ha=Ke().fullFormats.uri;var Et={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function ye(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=ye.evaluated;s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0);let a=r,
o=!1,i=null,n=r;if(r===n)if(Array.isArray(e))if(e.length<1){let l={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};p===null?
p=[l]:p.push(l),r++}else{var m=!0;let l=e.length;for(let g=0;g<l;g++){let A=e[g],Z=r;if(typeof A!="string"){let w={instancePath:t+"/"+g,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};p===null?p=[w]:p.push(w),r++}if(!(A==="JOB_DELIVER"||A==="JOB_UPDATE"||A==="PROJECT_DELIVER"||A==="PROJEC\
T_UPDATE")){let w={instancePath:t+"/"+g,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Et.enum}};p===null?p=[w]:p.push(w),r++}var m=Z===
r;if(!m)break}}else{let l={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};p===null?p=[l]:p.push(l),r++}var _=n===r;if(_){o=!0,
i=0;var f=!0}let c=r;if(typeof e!="string"){let l={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[l]:
p.push(l),r++}if(!(e==="JOB_DELIVER"||e==="JOB_UPDATE"||e==="PROJECT_DELIVER"||e==="PROJECT_UPDATE")){let l={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:Et.enum}};p===null?p=[l]:p.push(l),r++}var _=c===r;if(_&&o?(o=!1,i=[i,1]):_&&(o=!0,i=1),o)r=a,p!==null&&(a?p.length=a:p=
null);else{let l={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:i}};return p===null?p=[l]:p.push(l),r++,ye.errors=p,!1}return ye.errors=
p,s.items=f,r===0}ye.evaluated={dynamicProps:!1,dynamicItems:!0};function te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){
let p=null,r=0,s=te.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.
webhookName===void 0&&(o="webhookName")||e.webhookUrl===void 0&&(o="webhookUrl")||e.eventType===void 0&&(o="eventType"))return te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.webhookName!==void 0){let i=e.webhookName,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return te.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return te.errors=[{
instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"\
/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let i=e.
webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof i=="string"){if(P(i)>2048)return te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(!ha(i))return te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"\
uri"}}],!1}else return te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;
if(a)if(e.eventType!==void 0){let i=r;ye(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:h})||(p=
p===null?ye.errors:p.concat(ye.errors),r=p.length);var a=i===r}else var a=!0}}else return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return te.errors=p,r===0}te.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var ga=hr;function hr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=hr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(hr.errors=p,r===0)}hr.evaluated={dynamicProps:!1,dynamicItems:!1};var ct=We;function We(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=We.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return We.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return We.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return We.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=p,r===0}We.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var va=Q;function Q(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Q.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id"))return Q.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let i=e.id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Q.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(
i))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.
webhookName!==void 0){let i=e.webhookName,n=r;if(r===n)if(typeof i=="string"){if(P(i)>255)return Q.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properti\
es/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(i)<1)return Q.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhook\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let i=e.webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof i=="string"){if(P(
i)>2048)return Q.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(!ha(i))return Q.errors=
[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return Q.errors=[{instancePath:t+"/webhookUr\
l",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.eventType!==void 0){let i=r;ye(e.eventType,{
instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:h})||(p=p===null?ye.errors:p.concat(ye.errors),r=p.length);var a=i===
r}else var a=!0}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=p,r===0}Q.evaluated={props:{
id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var ba=Ue;function Ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ue.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ue.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ue.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Ue.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=p,r===0}Ue.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ht=Re;function Re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Re.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Re.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Re.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=p,r===0}Re.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var gt=gr;function gr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=gr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(gr.errors=p,r===0)}gr.evaluated={dynamicProps:!1,dynamicItems:!1};var vt=vr;function vr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=vr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(vr.errors=p,r===0)}vr.evaluated={dynamicProps:!1,dynamicItems:!1};var bt=br;function br(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=br.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(br.errors=p,r===0)}br.evaluated={dynamicProps:!1,dynamicItems:!1};var Pa=J,$t={type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"],minimum:-62167219200,maximum:253402300799},metadata:{type:"object",maxProperties:50,
additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:["id"],$id:"updateProject"};function J(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=J.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(e.id!==void 0){let n=e.id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return J.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!v.validate(n))return J.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.name!==void 0){let n=e.name,m=r;if(r===
m)if(typeof n=="string"){if(P(n)>255)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(n)<1)return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==void 0){let n=e.
due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return J.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/t\
ype",keyword:"type",params:{type:$t.properties.due_date.type}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>253402300799||isNaN(n))return J.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return J.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let n=e.metadata,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return J.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let c in n){let _=n[c],l=r;if(typeof _!="string"&&
!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean")return J.errors=[{instancePath:t+"/metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:$t.properties.metadata.additionalProperties.type}}],!1;var o=l===r;if(!o)break}}else return J.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a)if(e.archived!==
void 0){let n=r;if(typeof e.archived!="boolean")return J.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=n===r}else var a=!0}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=
p,r===0}J.evaluated={props:{id:!0,name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};var _a=Pr;function Pr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Pr.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Pr.errors=p,r===0)}Pr.evaluated={dynamicProps:!1,dynamicItems:!1};var Pt=Ve;function Ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Ve.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(
o)&&!v.validate(o))return Ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=p,r===0}Ve.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var _t=Be;function Be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=Be.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Be.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,i=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Be.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof o=="number"&&isFinite(o)&&!v.validate(
o))return Be.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Be.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=p,r===0}Be.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var wt=F;function F(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:u=e,dynamicAnchors:h={}}={}){let p=null,r=0,s=F.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1),e.contains_icu_data===
void 0&&(e.contains_icu_data=!1);let o;if(e.memory_id===void 0&&(o="memory_id"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(e.memory_id!==void 0){let i=e.memory_id,n=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return F.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof i=="number"&&isFinite(i)&&!v.validate(i))return F.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){let i=e.
source,n=r;if(r===n)if(typeof i=="string"){if(P(i)>5e3)return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
r;if(a){if(e.source_hash!==void 0){let f=e.source_hash,c=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return F.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=c===r}else var a=!0;if(a){let f=e.n,c=r;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof f==
"number"&&isFinite(f)){if(f>10||isNaN(f))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(f<1||isNaN(f))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=c===
r;if(a){if(e.prefix!==void 0){let l=e.prefix,g=r;if(r===g)if(typeof l=="string"){if(P(l)>5e3)return F.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties\
/prefix/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return F.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=g===r}else var a=!0;if(a){let l=r;if(typeof e.rich!="boolean")return F.errors=[{instancePath:t+"/rich",schemaPath:"#/prope\
rties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=l===r;if(a){let A=r;if(typeof e.tm_matches!="boolean")return F.errors=[{instancePath:t+"/tm_m\
atches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=A===r;if(a){let b=r;if(typeof e.project_tags!="boolean")return F.
errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=b===r;if(a){let H=r;if(typeof e.
containsICUData!="boolean")return F.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=H===r;if(a){let V=r;if(typeof e.contains_icu_data!="boolean")return F.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"#/properties/cont\
ains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var a=V===r}}}}}}}}}}else return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return F.errors=p,r===0}F.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0,
contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var Za={getLanguages:{parameters:Lr,input:Lr},listMemories:{parameters:Nr,input:Nr},createMemory:{parameters:Mt,input:St},updateMemory:{parameters:Jt,input:Ct},
deleteMemory:{parameters:qr,input:qr},queryMemory:{parameters:Fr,input:Fr},importMemory:{parameters:Tr,input:Tr},exportTermbase:{parameters:Er,input:Er},downloadTermbase:{
parameters:$r,input:$r},deleteMemorySegment:{parameters:Sr,input:Sr},translateText:{parameters:Ot,input:zt},listFileTranslations:{parameters:Mr,input:Mr},translateFiles:{
parameters:Ut,input:Wt},downloadTranslation:{parameters:Cr,input:Cr},signCreateTerms:{parameters:Vt,input:Rt},listCreateContents:{parameters:Jr,input:Jr},generateCreateContent:{
parameters:Qt,input:Bt},getCreatePreferences:{parameters:zr,input:zr},updateCreatePreferences:{parameters:Zt,input:Gt},getCreateContent:{parameters:Or,input:Or},
updateCreateContent:{parameters:Yt,input:Ht},deleteCreateContent:{parameters:Wr,input:Wr},regenerateCreateContent:{parameters:Ur,input:Ur},listWorkflowTemplates:{
parameters:Rr,input:Rr},listJobs:{parameters:Vr,input:Vr},createJob:{parameters:Kt,input:Xt},getJob:{parameters:Br,input:Br},updateJob:{parameters:ra,input:ea},
deleteJob:{parameters:Qr,input:Qr},getJobStats:{parameters:Gr,input:Gr},archiveJob:{parameters:Zr,input:Zr},unarchiveJob:{parameters:Hr,input:Hr},deliverJob:{parameters:Yr,
input:Yr},reactivateJob:{parameters:Xr,input:Xr},exportJob:{parameters:Kr,input:Kr},downloadJob:{parameters:et,input:et},listProjects:{parameters:rt,input:rt},createProject:{
parameters:aa,input:ta},deleteProject:{parameters:tt,input:tt},downloadDocument:{parameters:at,input:at},uploadDocument:{parameters:it,input:it},pretranslateDocuments:{
parameters:sa,input:ia},deleteDocument:{parameters:st,input:st},getSegment:{parameters:ot,input:ot},createSegment:{parameters:na,input:oa},updateSegment:{parameters:ma,
input:pa},deleteSegment:{parameters:nt,input:nt},unlockSegments:{parameters:la,input:fa},tagSegment:{parameters:pt,input:pt},listFiles:{parameters:mt,input:mt},
uploadFile:{parameters:ft,input:ft},deleteFile:{parameters:lt,input:lt},downloadFile:{parameters:dt,input:dt},addFileLabel:{parameters:ua,input:ya},removeFileLabel:{
parameters:yt,input:yt},listWebhooks:{parameters:ut,input:ut},createWebhook:{parameters:ga,input:ca},getWebhook:{parameters:ct,input:ct},updateWebhook:{parameters:ba,
input:va},deleteWebhook:{parameters:ht,input:ht},listDomains:{parameters:gt,input:gt},getApi:{parameters:vt,input:vt},getApiRoot:{parameters:bt,input:bt},updateProject:{
parameters:_a,input:Pa},getJobStatsByGet:{parameters:Pt,input:Pt},getDocument:{parameters:_t,input:_t},translateTextByQuery:{parameters:wt,input:wt}},Ha={getLanguages:{
type:"object",properties:{},required:[]},listMemories:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[]},createMemory:{type:"object",properties:{
name:{type:"string",minLength:1,maxLength:255,"x-name":!0},srclang:{type:"string","x-format":"iso-639-1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{
type:"string","x-format":"iso-3166-1"},trglocale:{type:"string","x-format":"iso-3166-1"}},required:["name","srclang","trglang"]},updateMemory:{type:"object",properties:{
id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},deleteMemory:{type:"object",properties:{id:{
type:"integer",format:"int64"}},required:["id"]},queryMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},query:{type:"string",minLength:1,maxLength:5e3},
n:{type:"integer",minimum:1,maximum:100,default:10}},required:["id","query"]},importMemory:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255,"x-name":!0},has_header_row:{type:"boolean",default:!1},skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{
type:"array",items:{type:"object",required:["confName"],properties:{confName:{type:"string","x-aliases":["conf_name"],enum:["Translated","Draft","ApprovedTransl\
ation","Locked","SignedOff"]},allowablePercentage:{type:"integer",format:"int32",default:-1,"x-aliases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,
"x-aliases":["allow_unlocked"]}}}}},required:["memory_id","name"]},exportTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},
downloadTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},deleteMemorySegment:{type:"object",properties:{id:{type:"intege\
r",format:"int64"},segment_id:{type:"integer",format:"int64"}},required:["id","segment_id"]},translateText:{type:"object",properties:{source:{type:"string",maxLength:5e3,
default:""},memory_id:{type:"integer",format:"int64"},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string",maxLength:5e3},
rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:[
"memory_id"]},listFileTranslations:{type:"object",properties:{translationIds:{type:"array",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["I\
nProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer","x-format":"epoch"},toTime:{type:"integer","x-format":"epoch"}},required:[]},translateFiles:{
type:"object",properties:{fileId:{type:"array",minItems:1,maxItems:100,items:{type:"integer",format:"int64"}},memoryId:{type:"integer",format:"int64"},configId:{
type:"integer",format:"int32"},externalModelId:{type:"integer",format:"int32"},withTM:{type:"boolean",default:!0}},required:["fileId","memoryId"]},downloadTranslation:{
type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},signCreateTerms:{type:"object",properties:{signedAgreement:{type:"boolean"}},required:[
"signedAgreement"]},listCreateContents:{type:"object",properties:{},required:[]},generateCreateContent:{type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},language:{type:"string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",required:[
"language"],properties:{contentLength:{type:"integer",minimum:1,maximum:5e3,default:250,"x-fill":!1},memoryId:{type:"integer",format:"int64"},language:{type:"st\
ring","x-format":"language-tag"},sections:{type:"array",maxItems:50,items:{type:"string"}},summary:{type:"string",maxLength:5e3}}},preferences:{type:"object",properties:{
tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}}}},required:["language","template","templateParams"]},getCreatePreferences:{type:"ob\
ject",properties:{},required:[]},updateCreatePreferences:{type:"object",properties:{tone:{type:["string","null"],"x-null":"clear",maxLength:5e3},styleguide:{type:[
"string","null"],"x-null":"clear",maxLength:5e3}},required:[]},getCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:[
"contentId"]},updateCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},
language:{type:"string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:[
"integer","null"],"x-null":"clear",minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64","x-null":"clear"},language:{type:"string","x-format":"\
language-tag"},sections:{type:["array","null"],"x-null":"clear",maxItems:50,items:{type:"string"}},summary:{type:["string","null"],"x-null":"clear",maxLength:5e3}}},
preferences:{type:"object",properties:{tone:{type:["string","null"],"x-null":"clear",maxLength:5e3},styleguide:{type:["string","null"],"x-null":"clear",maxLength:5e3}}}},
required:["contentId"]},deleteCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["contentId"]},regenerateCreateContent:{
type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["contentId"]},listWorkflowTemplates:{type:"object",properties:{},required:[]},listJobs:{
type:"object",properties:{isArchived:{type:"boolean"},isDelivered:{type:"boolean"},offset:{type:"integer",minimum:0,default:0},limit:{type:"integer",minimum:1,maximum:50,
default:25}},required:[]},createJob:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},fileIds:{type:"array",minItems:1,maxItems:1e3,
items:{type:"integer",format:"int64"}},languagePairs:{type:"array",minItems:1,maxItems:200,items:{type:"object",required:["memoryId"],properties:{trgLang:{type:"\
string","x-format":"iso-639-1"},trgLocale:{type:"string","x-format":"iso-3166-1"},dueDate:{type:"string",format:"date-time"},memoryId:{type:"integer",format:"in\
t64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{type:"boolean",default:!1},caseSensitive:{type:"boole\
an",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{type:"integer",format:"int64"},workflowTemplateName:{
type:["string","integer"]},workflowStageAssignments:{type:"array",items:{type:"object",required:["workflowStageTemplateId"],properties:{workflowStageTemplateId:{
type:"integer",format:"int64"},userId:{type:"integer",format:"int64"},email:{type:"string"}}}}}}},srcLang:{type:"string","x-format":"iso-639-1"},srcLocale:{type:"\
string","x-format":"iso-3166-1"},due:{type:"string",format:"date-time"},isPlural:{type:"boolean"},workflowTemplateId:{type:"integer",format:"int64"},domainId:{type:"\
integer",format:"int32"}},required:["name","fileIds","languagePairs","srcLang"]},getJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:[
"jobId"]},updateJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},dueDate:{type:["\
string","integer","null"],"x-format":"date","x-null":"clear"},due:{type:["string","integer","null"],"x-format":"date","x-null":"clear"},isProcessing:{type:["str\
ing","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},required:["jobId"]},deleteJob:{type:"object",properties:{jobId:{type:"\
integer",format:"int64"}},required:["jobId"]},getJobStats:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},archiveJob:{type:"\
object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},unarchiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:[
"jobId"]},deliverJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},reactivateJob:{type:"object",properties:{jobId:{type:"\
integer",format:"int64"}},required:["jobId"]},exportJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memo\
ry"]}},required:["jobId","type"]},downloadJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},listProjects:{type:"object",
properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"integer","x-format":"epoch"},
to_time:{type:"integer","x-format":"epoch"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{
type:"string"}},required:[]},createProject:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x\
-name":!0},job_id:{type:"integer",format:"int64"},due_date:{type:"integer","x-format":"epoch"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:[
"string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",
minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"\
int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"bo\
olean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["me\
mory_id","name"]},deleteProject:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadDocument:{type:"object",properties:{id:{
type:"integer",format:"int64"},is_xliff:{type:"boolean",default:!0}},required:["id"]},uploadDocument:{type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"],"x-anyCase":!0},auto_accept:{type:"boolean",
default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name",
"project_id"]},pretranslateDocuments:{type:"object",properties:{mode:{type:"string",enum:["TM","TM+MT"],default:"TM","x-anyCase":!0},auto_accept:{type:"boolean",
default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{type:"boolean",default:!1},id:{anyOf:[{type:"integer",format:"int64"},{type:"array",
minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}}]}},required:["id"]},deleteDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},
required:["id"]},getSegment:{type:"object",properties:{id:{type:"integer",format:"int64"},include_comments:{type:"boolean",default:!1}},required:["id"]},createSegment:{
type:"object",properties:{source:{type:"string",minLength:1,maxLength:5e3},target:{type:"string",maxLength:5e3},memory_id:{type:"integer",format:"int64"},document_id:{
type:"integer",format:"int64"},shouldApplySegmentation:{type:"boolean",default:!1},srcLang:{type:"string","x-format":"iso-639-1"}},required:["source"]},updateSegment:{
type:"object",properties:{id:{type:"integer",format:"int64"},target:{type:"string",minLength:1,maxLength:5e3}},required:["id","target"]},deleteSegment:{type:"ob\
ject",properties:{id:{type:"integer",format:"int64"}},required:["id"]},unlockSegments:{type:"object",properties:{segmentIds:{type:"array",maxItems:1e3,items:{type:"\
integer",format:"int64"}}},required:["segmentIds"]},tagSegment:{type:"object",properties:{source_tagged:{type:"string",maxLength:5e3},target:{type:"string",maxLength:5e3},
memory_id:{type:"integer",format:"int64"}},required:["source_tagged","target","memory_id"]},listFiles:{type:"object",properties:{id:{type:"integer",format:"int6\
4"},labels:{type:"array",items:{type:"string"}}},required:[]},uploadFile:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},file_hash:{
type:"string",maxLength:128},langId:{type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"\
API"},labels:{type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}},job_type:{type:"string"}},required:["name"]},deleteFile:{
type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadFile:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},addFileLabel:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0,pattern:"^[^,]*$"}},
required:["id","name"]},removeFileLabel:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},
required:["id","name"]},listWebhooks:{type:"object",properties:{},required:[]},createWebhook:{type:"object",properties:{webhookName:{type:"string",minLength:1,maxLength:255,
"x-name":!0},webhookUrl:{type:"string",format:"uri",maxLength:2048},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPD\
ATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["webhookName","webh\
ookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},updateWebhook:{type:"object",properties:{id:{type:"\
integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri",maxLength:2048},eventType:{oneOf:[
{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPD\
ATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["id"]},deleteWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},listDomains:{
type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{type:"object",properties:{},required:[]},updateProject:{type:"\
object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},due_date:{type:["integer","null"],"x-format":"\
epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:[
"id"]},getJobStatsByGet:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},getDocument:{type:"object",properties:{id:{type:"i\
nteger",format:"int64"}},required:["id"]},translateTextByQuery:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},source:{type:"string",maxLength:5e3,
default:""},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string",maxLength:5e3},rich:{type:"boolean",default:!1},
tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1},contains_icu_data:{type:"boolean",default:!1}},
required:["memory_id"]}};export{Ha as inputSchemas,Za as validators};
