// Written by `npm run gen` from api/description and api/data. Do not edit.
var it=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var Je=it(ae=>{"use strict";Object.defineProperty(ae,"__esModule",{value:!0});ae.formatNames=ae.fastFormats=ae.fullFormats=void 0;function ie(e,t){return{validate:e,
compare:t}}ae.fullFormats={date:ie(nt,lr),time:ie(mr(!0),fr),"date-time":ie(at(!0),pt),"iso-time":ie(mr(),mt),"iso-date-time":ie(at(),lt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Kt,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:oi,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ei,int32:{type:"number",validate:ii},int64:{type:"number",validate:ai},float:{type:"\
number",validate:ot},double:{type:"number",validate:ot},password:!0,binary:!0};ae.fastFormats={...ae.fullFormats,date:ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,lr),time:ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,fr),"date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
pt),"iso-time":ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,mt),"iso-date-time":ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
lt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ae.formatNames=Object.keys(ae.fullFormats);function Zt(e){return e%4===0&&(e%100!==0||e%400===0)}var Ht=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Yt=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function nt(e){let t=Ht.exec(e);if(!t)return!1;let y=+t[1],d=+t[2],c=+t[3];return d>=1&&d<=12&&c>=1&&c<=(d===2&&Zt(y)?29:Yt[d])}function lr(e,t){
if(e&&t)return e>t?1:e<t?-1:0}var nr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function mr(e){return function(y){let d=nr.exec(y);if(!d)
return!1;let c=+d[1],g=+d[2],p=+d[3],r=d[4],o=d[5]==="-"?-1:1,s=+(d[6]||0),i=+(d[7]||0);if(s>23||i>59||e&&!r)return!1;if(c<=23&&g<=59&&p<60)return!0;let a=g-i*o,
n=c-s*o-(a<0?1:0);return(n===23||n===-1)&&(a===59||a===-1)&&p<61}}function fr(e,t){if(!(e&&t))return;let y=new Date("2020-01-01T"+e).valueOf(),d=new Date("2020-\
01-01T"+t).valueOf();if(y&&d)return y-d}function mt(e,t){if(!(e&&t))return;let y=nr.exec(e),d=nr.exec(t);if(y&&d)return e=y[1]+y[2]+y[3],t=d[1]+d[2]+d[3],e>t?1:
e<t?-1:0}var pr=/t|\s/i;function at(e){let t=mr(e);return function(d){let c=d.split(pr);return c.length===2&&nt(c[0])&&t(c[1])}}function pt(e,t){if(!(e&&t))return;
let y=new Date(e).valueOf(),d=new Date(t).valueOf();if(y&&d)return y-d}function lt(e,t){if(!(e&&t))return;let[y,d]=e.split(pr),[c,g]=t.split(pr),p=lr(y,c);if(p!==
void 0)return p||fr(d,g)}var Gt=/\/|:/,Xt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Kt(e){return Gt.test(e)&&Xt.test(e)}var st=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ei(e){return st.lastIndex=0,st.
test(e)}var ri=-(2**31),ti=2**31-1;function ii(e){return Number.isInteger(e)&&e<=ti&&e>=ri}function ai(e){return Number.isInteger(e)}function ot(){return!0}var si=/[^\\]\\Z/;
function oi(e){if(si.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var ft=it(dr=>{"use strict";Object.defineProperty(dr,"__esModule",{value:!0});function ni(e){let t=e.length,y=0,d=0,c;for(;d<t;)y++,c=e.charCodeAt(d++),c>=55296&&
c<=56319&&d<t&&(c=e.charCodeAt(d),(c&64512)===56320&&d++);return y}dr.default=ni});var ur=ze;function ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ze.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ze.errors=p,r===0)}ze.evaluated={dynamicProps:!1,dynamicItems:!1};var yr=qe;var v=Je().fullFormats.int64;function qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=qe.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let s=e.id,i=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===i&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<-9007199254740991||isNaN(s))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(s))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/prop\
erties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return qe.errors=p,r===0}qe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ht=Z;var P=ft().default;function Z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Z.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.name===void 0&&(i="name")||e.srclang===void 0&&(i=
"srclang")||e.trglang===void 0&&(i="trglang"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.name!==
void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(a)<1)return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){
if(e.srclang!==void 0){let a=r;if(typeof e.srclang!="string")return Z.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var s=a===r}else var s=!0;if(s){if(e.trglang!==void 0){let a=r;if(typeof e.trglang!="string")return Z.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var s=a===r}else var s=!0;if(s){if(e.srclocale!==void 0){let a=r;if(typeof e.srclocale!="s\
tring")return Z.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var s=a===r}else var s=!0;
if(s)if(e.trglocale!==void 0){let a=r;if(typeof e.trglocale!="string")return Z.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"\
type",params:{type:"string"}}],!1;var s=a===r}else var s=!0}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Z.errors=p,r===0}Z.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};var gt=We;function We(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=We.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(We.errors=p,r===0)}We.evaluated={dynamicProps:!1,dynamicItems:!1};var vt=H;function H(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=H.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.name===void 0&&(i="name"))return H.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"form\
at",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s)if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return H.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return H.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return H.errors=p,r===0}H.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var bt=Re;function Re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Re.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Re.errors=p,r===0)}Re.evaluated={dynamicProps:!1,dynamicItems:!1};var cr=se;function se(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=se.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return se.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return se.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=p,r===0}se.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var hr=U;function U(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=U.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.n===void 0&&(e.n=10);let i;if(e.id===void 0&&(i="id")||e.query===void 0&&
(i="query"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return U.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/for\
mat",keyword:"format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s){if(e.query!==void 0){let a=e.query,n=r;if(r===n)if(typeof a=="string"){if(P(a)>
5e3)return U.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(a)<1)return U.errors=[{
instancePath:t+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){let a=e.n,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return U.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){
if(a>100||isNaN(a))return U.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(a<1||isNaN(
a))return U.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=n===r}}}else return U.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=p,r===0}U.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,
dynamicItems:!1};var gr=q;var mi={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},Fe=Je().fullFormats.int32;function q(e,{
instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.has_header_row===void 0&&(e.has_header_row=!1),e.skip_duplicates===void 0&&(e.skip_duplicates=
!1);let n;if(e.memory_id===void 0&&(n="memory_id")||e.name===void 0&&(n="name"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;if(e.memory_id!==void 0){let m=e.memory_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return q.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<-9007199254740991||isNaN(m))return q.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}}],!1;if(!v.validate(m))return q.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1}var s=l===r}else var s=!0;if(s){if(e.name!==void 0){let m=e.name,l=r;if(r===l)if(typeof m=="string"){if(P(m)>255)return q.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(m)<1)return q.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){let m=r;if(typeof e.has_header_row!="boolean")return q.errors=[{instancePath:t+"/has_header_row",
schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{type:"boolean"}}],!1;var s=m===r;if(s){let u=r;if(typeof e.skip_duplicates!="boolean")return q.
errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/properties/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var s=u===r;if(s)if(e.sdlxliff_filters!==
void 0){let f=e.sdlxliff_filters,h=r;if(r===h)if(Array.isArray(f)){var i=!0;let G=f.length;for(let b=0;b<G;b++){let _=f[b],Ee=r;if(r===r)if(_&&typeof _=="object"&&
!Array.isArray(_)){_.allowablePercentage===void 0&&(_.allowablePercentage=-1),_.allowUnlockedSegments===void 0&&(_.allowUnlockedSegments=!0);let Q;if(_.confName===
void 0&&(Q="confName"))return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:Q}}],
!1;if(_.confName!==void 0){let R=_.confName,Me=r;if(typeof R!="string")return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffF\
ilter.json/properties/confName/type",keyword:"type",params:{type:"string"}}],!1;if(!(R==="Translated"||R==="Draft"||R==="ApprovedTranslation"||R==="Locked"||R===
"SignedOff"))return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{
allowedValues:mi.properties.confName.enum}}],!1;var a=Me===r}else var a=!0;if(a){let R=_.allowablePercentage,Me=r;if(!(typeof R=="number"&&!(R%1)&&!isNaN(R)&&isFinite(
R)))return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===Me&&typeof R=="number"&&isFinite(R)&&!Fe.validate(R))return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowab\
lePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var a=Me===r;if(a){let ar=r;if(typeof _.
allowUnlockedSegments!="boolean")return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/all\
owUnlockedSegments/type",keyword:"type",params:{type:"boolean"}}],!1;var a=ar===r}}}else return q.errors=[{instancePath:t+"/sdlxliff_filters/"+b,schemaPath:"Sdl\
xliffFilter.json/type",keyword:"type",params:{type:"object"}}],!1;var i=Ee===r;if(!i)break}}else return q.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"\
#/properties/sdlxliff_filters/type",keyword:"type",params:{type:"array"}}],!1;var s=h===r}else var s=!0}}}}else return q.errors=[{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}}],!1;return q.errors=p,r===0}q.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},
dynamicProps:!1,dynamicItems:!1};var vr=oe;function oe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=oe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return oe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return oe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=p,r===0}oe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var br=ne;function ne(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ne.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ne.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return ne.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=p,r===0}ne.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Pr=V;function V(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=V.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.segment_id===void 0&&(i="segment\
_id"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return V.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return V.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/for\
mat",keyword:"format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s)if(e.segment_id!==void 0){let a=e.segment_id,n=r;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return V.errors=[{instancePath:t+"/segment_id",schemaPath:"\
#/properties/segment_id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return V.errors=[{instancePath:t+"/se\
gment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0}else return V.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=p,r===0}V.evaluated={props:{id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};
var Pt=E;function E(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=E.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1);let i;if(e.
memory_id===void 0&&(i="memory_id"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e.source,
n=r;if(r===n)if(typeof a=="string"){if(P(a)>5e3)return E.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return E.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r;if(s){
if(e.memory_id!==void 0){let m=e.memory_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return E.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return E.errors=
[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<-9007199254740991||
isNaN(m))return E.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(m))return E.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1}var s=l===
r}else var s=!0;if(s){if(e.source_hash!==void 0){let m=e.source_hash,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return E.errors=[{instancePath:t+
"/source_hash",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;var s=l===r}else var s=!0;if(s){let m=e.n,l=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return E.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
l&&typeof m=="number"&&isFinite(m)){if(m>10||isNaN(m))return E.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}],!1;if(m<1||isNaN(m))return E.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var s=l===r;if(s){if(e.prefix!==void 0){let w=r;if(typeof e.prefix!="string")return E.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var s=w===r}else var s=!0;if(s){let w=r;if(typeof e.rich!="boolean")return E.errors=[{instancePath:t+"/rich",schemaPath:"\
#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var s=w===r;if(s){let h=r;if(typeof e.tm_matches!="boolean")return E.errors=[{instancePath:t+
"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var s=h===r;if(s){let G=r;if(typeof e.project_tags!="boolean")
return E.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var s=G===r;if(s){let _=r;
if(typeof e.containsICUData!="boolean")return E.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{
type:"boolean"}}],!1;var s=_===r}}}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=p,
r===0}E.evaluated={props:{source:!0,memory_id:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};
var wt=Ue;function Ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ue.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ue.errors=p,r===0)}Ue.evaluated={dynamicProps:!1,dynamicItems:!1};var wr=z,pi={type:"object",properties:{translationIds:{type:"arr\
ay",items:{type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991}},status:{type:"string",enum:["InProgress","Completed","ReadyForDown\
load","Failed"]},fromTime:{type:"integer",minimum:-62167219200,maximum:253402300799},toTime:{type:"integer",minimum:-62167219200,maximum:253402300799}},required:[],
$id:"listFileTranslations"};function z(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=z.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.translationIds!==void 0){let a=e.translationIds,
n=r;if(r===n)if(Array.isArray(a)){var s=!0;let m=a.length;for(let l=0;l<m;l++){let u=a[l],w=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return z.
errors=[{instancePath:t+"/translationIds/"+l,schemaPath:"#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof u==
"number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return z.errors=[{instancePath:t+"/translationIds/"+l,schemaPath:"#/properties/translationIds/items/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<-9007199254740991||isNaN(u))return z.errors=[{instancePath:t+"/translationIds/"+
l,schemaPath:"#/properties/translationIds/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(u))return z.errors=
[{instancePath:t+"/translationIds/"+l,schemaPath:"#/properties/translationIds/items/format",keyword:"format",params:{format:"int64"}}],!1}var s=w===r;if(!s)break}}else
return z.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properties/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var i=n===r}else var i=!0;
if(i){if(e.status!==void 0){let a=e.status,n=r;if(typeof a!="string")return z.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(a==="InProgress"||a==="Completed"||a==="ReadyForDownload"||a==="Failed"))return z.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:pi.properties.status.enum}}],!1;var i=n===r}else var i=!0;if(i){if(e.fromTime!==void 0){let a=e.fromTime,
n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){if(a>253402300799||isNaN(a))return z.errors=[{instancePath:t+"/fromTime",schemaPath:"#/p\
roperties/fromTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(a<-62167219200||isNaN(a))return z.errors=[{instancePath:t+"/fr\
omTime",schemaPath:"#/properties/fromTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=n===r}else var i=!0;if(i)if(e.toTime!==
void 0){let a=e.toTime,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return z.errors=[{instancePath:t+"/toTime",schemaPath:"#/properties/toTime/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){if(a>253402300799||isNaN(a))return z.errors=[{instancePath:t+"/toTim\
e",schemaPath:"#/properties/toTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(a<-62167219200||isNaN(a))return z.errors=[{instancePath:t+
"/toTime",schemaPath:"#/properties/toTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=n===r}else var i=!0}}}else return z.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=p,r===0}z.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,
toTime:!0},dynamicProps:!1,dynamicItems:!1};var kt=C;function C(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=C.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.withTM===void 0&&(e.withTM=!0);let a;if(e.fileId===void 0&&(a="fil\
eId")||e.memoryId===void 0&&(a="memoryId"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.fileId!==
void 0){let n=e.fileId,m=r;if(r===m)if(Array.isArray(n)){if(n.length>100)return C.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(n.length<1)return C.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var s=!0;let l=n.length;for(let u=0;u<l;u++){let w=n[u],f=r;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return C.errors=[{instancePath:t+
"/fileId/"+u,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof w=="number"&&isFinite(w)){if(w>9007199254740991||
isNaN(w))return C.errors=[{instancePath:t+"/fileId/"+u,schemaPath:"#/properties/fileId/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(w<-9007199254740991||isNaN(w))return C.errors=[{instancePath:t+"/fileId/"+u,schemaPath:"#/properties/fileId/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}}],!1;if(!v.validate(w))return C.errors=[{instancePath:t+"/fileId/"+u,schemaPath:"#/properties/fileId/items/format",keyword:"format",
params:{format:"int64"}}],!1}var s=f===r;if(!s)break}}}else return C.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{
type:"array"}}],!1;var i=m===r}else var i=!0;if(i){if(e.memoryId!==void 0){let n=e.memoryId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return C.
errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){
if(n>9007199254740991||isNaN(n))return C.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(n<-9007199254740991||isNaN(n))return C.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(n))return C.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1}var i=m===r}else var i=!0;if(i){if(e.configId!==void 0){let n=e.configId,m=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return C.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
m&&typeof n=="number"&&isFinite(n)&&!Fe.validate(n))return C.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{
format:"int32"}}],!1;var i=m===r}else var i=!0;if(i){let n=r;if(typeof e.withTM!="boolean")return C.errors=[{instancePath:t+"/withTM",schemaPath:"#/properties/w\
ithTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===r}}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return C.errors=p,r===0}C.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var _t=J;function J(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=J.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.withTM===void 0&&(e.withTM=!0),e.fileId!==void 0){let a=e.fileId,
n=r;if(r===n)if(Array.isArray(a)){if(a.length>100)return J.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(a.length<1)return J.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var s=!0;
let m=a.length;for(let l=0;l<m;l++){let u=a[l],w=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return J.errors=[{instancePath:t+"/fileId/"+l,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===w&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return J.
errors=[{instancePath:t+"/fileId/"+l,schemaPath:"#/properties/fileId/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<
-9007199254740991||isNaN(u))return J.errors=[{instancePath:t+"/fileId/"+l,schemaPath:"#/properties/fileId/items/minimum",keyword:"minimum",params:{comparison:">\
=",limit:-9007199254740991}}],!1;if(!v.validate(u))return J.errors=[{instancePath:t+"/fileId/"+l,schemaPath:"#/properties/fileId/items/format",keyword:"format",
params:{format:"int64"}}],!1}var s=w===r;if(!s)break}}}else return J.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{
type:"array"}}],!1;var i=n===r}else var i=!0;if(i){if(e.memoryId!==void 0){let a=e.memoryId,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return J.
errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return J.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return J.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return J.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1}var i=n===r}else var i=!0;if(i){if(e.configId!==void 0){let a=e.configId,n=r;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return J.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof a=="number"&&isFinite(a)&&!Fe.validate(a))return J.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{
format:"int32"}}],!1;var i=n===r}else var i=!0;if(i){let a=r;if(typeof e.withTM!="boolean")return J.errors=[{instancePath:t+"/withTM",schemaPath:"#/properties/w\
ithTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===r}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return J.errors=p,r===0}J.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var kr=me;function me(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=me.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return me.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=p,r===0}me.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var It=$e;function $e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=$e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.signedAgreement===void 0&&(s="signedAgreement"))return $e.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.signedAgreement!==void 0&&typeof e.signedAgreement!="boo\
lean")return $e.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return $e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,r===0}$e.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var jt=Oe;function Oe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Oe.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Oe.errors=p,r===0)}Oe.evaluated={dynamicProps:!1,dynamicItems:!1};var _r=Ve;function Ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ve.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ve.errors=p,r===0)}Ve.evaluated={dynamicProps:!1,dynamicItems:!1};var xt=x;function x(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=x.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.language===void 0&&(m="language")||e.template===void 0&&(m=
"template")||e.templateParams===void 0&&(m="templateParams"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.name!==void 0){let l=e.name,u=r;if(r===u)if(typeof l=="string"){if(P(l)>255)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(P(l)<1)return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var s=u===r}else
var s=!0;if(s){if(e.language!==void 0){let l=r;if(typeof e.language!="string")return x.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(e.template!==void 0){let l=e.template,u=r;if(r===u)if(typeof l=="string"){if(P(
l)>100)return x.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(l)<1)return x.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var s=u===r}else var s=!0;if(s){if(e.templateParams!==void 0){let l=e.
templateParams,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){let f;if(l.language===void 0&&(f="language"))return x.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:f}}],!1;if(l.contentLength!==void 0){let h=l.contentLength,
D=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return x.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(h<1||isNaN(h))return x.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=D===r}else var i=!0;if(i){if(l.memoryId!==void 0){let h=l.memoryId,D=r;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return x.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return x.errors=[{instancePath:t+
"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<-9007199254740991||isNaN(h))return x.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(h))return x.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"\
#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1}var i=D===r}else var i=!0;if(i){if(l.language!==void 0){let h=r;
if(typeof l.language!="string")return x.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/properties/language/type",keyword:"\
type",params:{type:"string"}}],!1;var i=h===r}else var i=!0;if(i){if(l.sections!==void 0){let h=l.sections,D=r;if(r===D)if(Array.isArray(h)){if(h.length>50)return x.
errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],
!1;{var a=!0;let b=h.length;for(let _=0;_<b;_++){let Ee=r;if(typeof h[_]!="string")return x.errors=[{instancePath:t+"/templateParams/sections/"+_,schemaPath:"#/\
properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var a=Ee===r;if(!a)break}}}else return x.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var i=D===r}else var i=!0;
if(i)if(l.summary!==void 0){let h=l.summary,D=r;if(r===D)if(typeof h=="string"){if(P(h)>5e3)return x.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"\
#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=[{instancePath:t+"/templateParams/sum\
mary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var i=D===r}else var i=!0}}}}else return x.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var s=u===r}else var s=!0;if(s)if(e.
preferences!==void 0){let l=e.preferences,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.tone!==void 0){let f=l.tone,h=r;if(r===h)if(typeof f=="\
string"){if(P(f)>5e3)return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return x.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var n=h===r}else var n=!0;if(n)if(l.styleguide!==void 0){let f=l.styleguide,h=r;if(r===h)if(typeof f=="string"){if(P(f)>5e3)return x.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return x.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var n=h===
r}else var n=!0}else return x.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var s=u===
r}else var s=!0}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=p,r===0}x.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Nt=Be;function Be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Be.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Be.errors=p,r===0)}Be.evaluated={dynamicProps:!1,dynamicItems:!1};var Ir=Qe;function Qe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Qe.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Qe.errors=p,r===0)}Qe.evaluated={dynamicProps:!1,dynamicItems:!1};var At=Te,dt={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function Te(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.tone!==void 0){let i=e.tone,a=r;if(typeof i!="string"&&i!==null)return Te.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:dt.properties.tone.type}}],!1;if(r===a&&typeof i=="string"&&P(i)>5e3)return Te.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var s=a===r}else var s=!0;if(s)if(e.styleguide!==void 0){let i=e.styleguide,
a=r;if(typeof i!="string"&&i!==null)return Te.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:dt.properties.
styleguide.type}}],!1;if(r===a&&typeof i=="string"&&P(i)>5e3)return Te.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var s=a===r}else var s=!0}else return Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Te.errors=p,r===0}Te.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var Dt=Ze;function Ze(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ze.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ze.errors=p,r===0)}Ze.evaluated={dynamicProps:!1,dynamicItems:!1};var jr=pe;function pe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=pe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.contentId===void 0&&(s="contentId"))return pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.contentId!==void 0){let i=e.contentId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return pe.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return pe.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return pe.errors=[{instancePath:t+"/contentId",schemaPath:"#/propertie\
s/contentId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return pe.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1}}}else return pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return pe.errors=p,r===0}pe.evaluated={props:{contentId:!0},dynamicProps:!1,dynamicItems:!1};var Lt=j,Ce={type:"object",properties:{contentId:{
type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991},name:{type:"string",minLength:1,maxLength:255},language:{type:"string"},template:{
type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integer","null"],minimum:1,maximum:5e3},memoryId:{type:[
"integer","null"],format:"int64",minimum:-9007199254740991,maximum:9007199254740991},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function j(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,
dynamicAnchors:g={}}={}){let p=null,r=0,o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.contentId===void 0&&(m="contentId"))return j.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.contentId!==void 0){let l=e.contentId,u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return j.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return j.errors=
[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<-9007199254740991||
isNaN(l))return j.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(l))return j.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1}var s=u===
r}else var s=!0;if(s){if(e.name!==void 0){let l=e.name,u=r;if(r===u)if(typeof l=="string"){if(P(l)>255)return j.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(l)<1)return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var s=u===r}else var s=!0;if(s){if(e.language!==void 0){let l=r;if(typeof e.language!="string")return j.errors=[{instancePath:t+"/language",schemaPath:"#/pro\
perties/language/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(e.template!==void 0){let l=e.template,u=r;if(r===u)if(typeof l==
"string"){if(P(l)>100)return j.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(
l)<1)return j.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{
instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var s=u===r}else var s=!0;if(s){if(e.templateParams!==
void 0){let l=e.templateParams,u=r;if(r===u)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.contentLength!==void 0){let f=l.contentLength,h=r;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return j.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/prop\
erties/contentLength/type",keyword:"type",params:{type:Ce.properties.templateParams.properties.contentLength.type}}],!1;if(r===h&&typeof f=="number"&&isFinite(f)){
if(f>5e3||isNaN(f))return j.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:5e3}}],!1;if(f<1||isNaN(f))return j.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/temp\
lateParams/properties/contentLength/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=h===r}else var i=!0;if(i){if(l.memoryId!==void 0){let f=l.
memoryId,h=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null)return j.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/proper\
ties/templateParams/properties/memoryId/type",keyword:"type",params:{type:Ce.properties.templateParams.properties.memoryId.type}}],!1;if(r===h&&typeof f=="numbe\
r"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return j.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/\
memoryId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(f<-9007199254740991||isNaN(f))return j.errors=[{instancePath:t+"/tem\
plateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(f))return j.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"fo\
rmat",params:{format:"int64"}}],!1}var i=h===r}else var i=!0;if(i){if(l.language!==void 0){let f=r;if(typeof l.language!="string")return j.errors=[{instancePath:t+
"/templateParams/language",schemaPath:"#/properties/templateParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=f===r}else var i=!0;
if(i){if(l.sections!==void 0){let f=l.sections,h=r;if(!Array.isArray(f)&&f!==null)return j.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/prop\
erties/templateParams/properties/sections/type",keyword:"type",params:{type:Ce.properties.templateParams.properties.sections.type}}],!1;if(r===h&&Array.isArray(
f)){if(f.length>50)return j.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"ma\
xItems",params:{limit:50}}],!1;{var a=!0;let G=f.length;for(let b=0;b<G;b++){let _=r;if(typeof f[b]!="string")return j.errors=[{instancePath:t+"/templateParams/\
sections/"+b,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var a=_===r;if(!a)break}}}var i=h===
r}else var i=!0;if(i)if(l.summary!==void 0){let f=l.summary,h=r;if(typeof f!="string"&&f!==null)return j.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"\
#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:Ce.properties.templateParams.properties.summary.type}}],!1;if(r===h&&typeof f==
"string"&&P(f)>5e3)return j.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"max\
Length",params:{limit:5e3}}],!1;var i=h===r}else var i=!0}}}}else return j.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/typ\
e",keyword:"type",params:{type:"object"}}],!1;var s=u===r}else var s=!0;if(s)if(e.preferences!==void 0){let l=e.preferences,u=r;if(r===u)if(l&&typeof l=="object"&&
!Array.isArray(l)){if(l.tone!==void 0){let f=l.tone,h=r;if(typeof f!="string"&&f!==null)return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/prope\
rties/preferences/properties/tone/type",keyword:"type",params:{type:Ce.properties.preferences.properties.tone.type}}],!1;if(r===h&&typeof f=="string"&&P(f)>5e3)
return j.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;
var n=h===r}else var n=!0;if(n)if(l.styleguide!==void 0){let f=l.styleguide,h=r;if(typeof f!="string"&&f!==null)return j.errors=[{instancePath:t+"/preferences/s\
tyleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:Ce.properties.preferences.properties.styleguide.type}}],
!1;if(r===h&&typeof f=="string"&&P(f)>5e3)return j.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/\
maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=h===r}else var n=!0}else return j.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/p\
references/type",keyword:"type",params:{type:"object"}}],!1;var s=u===r}else var s=!0}}}}}else return j.errors=[{instancePath:t,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return j.errors=p,r===0}j.evaluated={props:{contentId:!0,name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,
dynamicItems:!1};var qt=le;function le(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=le.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.contentId===void 0&&(s="contentId"))return le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.contentId!==void 0){let i=e.contentId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return le.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return le.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return le.errors=[{instancePath:t+"/contentId",schemaPath:"#/propertie\
s/contentId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return le.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1}}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return le.errors=p,r===0}le.evaluated={props:{contentId:!0},dynamicProps:!1,dynamicItems:!1};var xr=fe;function fe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=fe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.contentId===void 0&&(s="contentId"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.contentId!==void 0){let i=e.contentId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return fe.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return fe.errors=[{instancePath:t+"/contentId",schemaPath:"#/propertie\
s/contentId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return fe.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1}}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return fe.errors=p,r===0}fe.evaluated={props:{contentId:!0},dynamicProps:!1,dynamicItems:!1};var Nr=de;function de(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=de.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.contentId===void 0&&(s="contentId"))return de.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.contentId!==void 0){let i=e.contentId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return de.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return de.errors=[{instancePath:t+"/contentId",schemaPath:"#/propertie\
s/contentId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return de.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1}}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return de.errors=p,r===0}de.evaluated={props:{contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ar=He;function He(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=He.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(He.errors=p,r===0)}He.evaluated={dynamicProps:!1,dynamicItems:!1};var Dr=X;function X(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=X.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.offset===void 0&&(e.offset=0),e.limit===void 0&&(e.limit=25),e.
isArchived!==void 0){let i=r;if(typeof e.isArchived!="boolean")return X.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var s=i===r}else var s=!0;if(s){if(e.isDelivered!==void 0){let i=r;if(typeof e.isDelivered!="boolean")return X.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var s=i===r}else var s=!0;if(s){let i=e.offset,a=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return X.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===a&&typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i)))return X.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1;var s=a===r;if(s){let m=e.limit,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return X.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>50||isNaN(m))return X.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(m<1||isNaN(m))return X.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=l===r}}}}else return X.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,r===0}X.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var Tt=N;var or=Je().fullFormats["date-time"],li={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991},externalModelId:{type:"integer",format:"int32"},
pretranslate:{type:"boolean",default:!1},autoAccept:{type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},
configId:{type:"integer",format:"int32"},workflowTemplateId:{type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991},workflowTemplateName:{
type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},$id:"LanguagePair.json"};function I(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=I.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.pretranslate===void 0&&(e.pretranslate=!1),e.autoAccept===void 0&&
(e.autoAccept=!1),e.caseSensitive===void 0&&(e.caseSensitive=!1),e.takeMatchAttribution===void 0&&(e.takeMatchAttribution=!1);let n;if(e.memoryId===void 0&&(n="\
memoryId"))return I.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.trgLang!==void 0){let m=r;if(typeof e.
trgLang!="string")return I.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else
var s=!0;if(s){if(e.trgLocale!==void 0){let m=r;if(typeof e.trgLocale!="string")return I.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0;if(s){if(e.dueDate!==void 0){let m=e.dueDate,l=r;if(r===l&&r===l)if(typeof m=="strin\
g"){if(!or.validate(m))return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return I.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(e.
memoryId!==void 0){let m=e.memoryId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return I.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return I.errors=[{instancePath:t+
"/memoryId",schemaPath:"#/properties/memoryId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<-9007199254740991||isNaN(m))return I.
errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(
m))return I.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1}var s=l===r}else var s=!0;
if(s){if(e.externalModelId!==void 0){let m=e.externalModelId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return I.errors=[{instancePath:t+"/ext\
ernalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!Fe.validate(
m))return I.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var s=l===
r}else var s=!0;if(s){let m=r;if(typeof e.pretranslate!="boolean")return I.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"\
type",params:{type:"boolean"}}],!1;var s=m===r;if(s){let u=r;if(typeof e.autoAccept!="boolean")return I.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/prop\
erties/autoAccept/type",keyword:"type",params:{type:"boolean"}}],!1;var s=u===r;if(s){let f=r;if(typeof e.caseSensitive!="boolean")return I.errors=[{instancePath:t+
"/caseSensitive",schemaPath:"#/properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var s=f===r;if(s){let D=r;if(typeof e.takeMatchAttribution!=
"boolean")return I.errors=[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],
!1;var s=D===r;if(s){if(e.configId!==void 0){let b=e.configId,_=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/co\
nfigId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof b=="number"&&isFinite(b)&&!Fe.validate(b))return I.
errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var s=_===r}else var s=!0;if(s){if(e.
workflowTemplateId!==void 0){let b=e.workflowTemplateId,_=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflow\
TemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||
isNaN(b))return I.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(b<-9007199254740991||isNaN(b))return I.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(b))return I.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflow\
TemplateId/format",keyword:"format",params:{format:"int64"}}],!1}var s=_===r}else var s=!0;if(s){if(e.workflowTemplateName!==void 0){let b=e.workflowTemplateName,
_=r;if(typeof b!="string"&&!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return I.errors=[{instancePath:t+"/workflowTemplateName",schemaPath:"#/properti\
es/workflowTemplateName/type",keyword:"type",params:{type:li.properties.workflowTemplateName.type}}],!1;var s=_===r}else var s=!0;if(s)if(e.workflowStageAssignments!==
void 0){let b=e.workflowStageAssignments,_=r;if(r===_)if(Array.isArray(b)){var i=!0;let tt=b.length;for(let W=0;W<tt;W++){let Q=b[W],R=r;if(r===r)if(Q&&typeof Q==
"object"&&!Array.isArray(Q)){let ar;if(Q.workflowStageTemplateId===void 0&&(ar="workflowStageTemplateId"))return I.errors=[{instancePath:t+"/workflowStageAssign\
ments/"+W,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:ar}}],!1;if(Q.workflowStageTemplateId!==void 0){let A=Q.
workflowStageTemplateId,Se=r;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/workflow\
StageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===Se&&typeof A==
"number"&&isFinite(A)){if(A>9007199254740991||isNaN(A))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/workflowStageTemplateId",schemaPath:"Wo\
rkflowStageAssignment.json/properties/workflowStageTemplateId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(A<-9007199254740991||
isNaN(A))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflow\
StageTemplateId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(A))return I.errors=[{instancePath:t+"/workflowSt\
ageAssignments/"+W+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"\
int64"}}],!1}var a=Se===r}else var a=!0;if(a){if(Q.userId!==void 0){let A=Q.userId,Se=r;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return I.errors=
[{instancePath:t+"/workflowStageAssignments/"+W+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===Se&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||isNaN(A))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(A<-9007199254740991||isNaN(A))
return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(A))return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/userId",schemaPath:"Wo\
rkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"int64"}}],!1}var a=Se===r}else var a=!0;if(a)if(Q.email!==void 0){let A=r;
if(typeof Q.email!="string")return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=A===r}else var a=!0}}else return I.errors=[{instancePath:t+"/workflowStageAssignments/"+W,schemaPath:"Work\
flowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var i=R===r;if(!i)break}}else return I.errors=[{instancePath:t+"/workflowStageAssignme\
nts",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"array"}}],!1;var s=_===r}else var s=!0}}}}}}}}}}}}else return I.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=p,r===0}I.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,
externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},
dynamicProps:!1,dynamicItems:!1};function N(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=N.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.name===void 0&&(n="name")||e.
fileIds===void 0&&(n="fileIds")||e.languagePairs===void 0&&(n="languagePairs")||e.srcLang===void 0&&(n="srcLang"))return N.errors=[{instancePath:t,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.name!==void 0){let m=e.name,l=r;if(r===l)if(typeof m=="string"){if(P(m)>255)return N.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(m)<1)return N.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;if(s){if(e.fileIds!==void 0){let m=e.fileIds,l=r;if(r===l)if(Array.isArray(m)){if(m.length>
1e3)return N.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(m.length<1)return N.errors=
[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let w=m.length;for(let f=0;f<w;f++){let h=m[f],
D=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return N.errors=[{instancePath:t+"/fileIds/"+f,schemaPath:"#/properties/fileIds/items/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===D&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return N.errors=[{instancePath:t+"/fileIds/"+f,schemaPath:"\
#/properties/fileIds/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<-9007199254740991||isNaN(h))return N.errors=[{instancePath:t+
"/fileIds/"+f,schemaPath:"#/properties/fileIds/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(h))return N.
errors=[{instancePath:t+"/fileIds/"+f,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1}var i=D===r;if(!i)break}}}else
return N.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var s=l===r}else var s=!0;if(s){if(e.
languagePairs!==void 0){let m=e.languagePairs,l=r;if(r===l)if(Array.isArray(m)){if(m.length<1)return N.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/pr\
operties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let w=m.length;for(let f=0;f<w;f++){let h=r;I(m[f],{instancePath:t+"/languag\
ePairs/"+f,parentData:m,parentDataProperty:f,rootData:c,dynamicAnchors:g})||(p=p===null?I.errors:p.concat(I.errors),r=p.length);var a=h===r;if(!a)break}}}else return N.
errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var s=l===r}else var s=!0;if(s){
if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return N.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"type",params:{
type:"string"}}],!1;var s=m===r}else var s=!0;if(s){if(e.srcLocale!==void 0){let m=r;if(typeof e.srcLocale!="string")return N.errors=[{instancePath:t+"/srcLocal\
e",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0;if(s){if(e.due!==void 0){let m=e.due,l=r;if(r===
l&&r===l)if(typeof m=="string"){if(!or.validate(m))return N.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1}else return N.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var s=l===r}else var s=!0;
if(s){if(e.isPlural!==void 0){let m=r;if(typeof e.isPlural!="boolean")return N.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/type",keyword:"\
type",params:{type:"boolean"}}],!1;var s=m===r}else var s=!0;if(s){if(e.workflowTemplateId!==void 0){let m=e.workflowTemplateId,l=r;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return N.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return N.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/p\
roperties/workflowTemplateId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<-9007199254740991||isNaN(m))return N.errors=[{
instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;
if(!v.validate(m))return N.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"in\
t64"}}],!1}var s=l===r}else var s=!0;if(s)if(e.domainId!==void 0){let m=e.domainId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return N.errors=
[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!Fe.
validate(m))return N.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var s=l===r}else
var s=!0}}}}}}}}else return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=p,r===0}N.evaluated={props:{
name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},dynamicProps:!1,dynamicItems:!1};var Ft=Ye;function Ye(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ye.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ye.errors=p,r===0)}Ye.evaluated={dynamicProps:!1,dynamicItems:!1};var Lr=ue;function ue(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ue.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ue.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ue.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return ue.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return ue.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=p,
r===0}ue.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Et=$,sr={type:"object",properties:{jobId:{type:"integer",format:"int64",minimum:-9007199254740991,
maximum:9007199254740991},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","null"],format:"date-time"},due:{type:["string","null"],format:"\
date-time"},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},required:["jobId"],$id:"update\
Job"};function $(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=$.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.jobId===void 0&&(i="jobId"))return $.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.jobId!==void 0){let a=e.jobId,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return $.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return $.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return $.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return $.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s){if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return $.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return $.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.dueDate!==void 0){let a=e.dueDate,n=r;if(typeof a!="string"&&a!==null)return $.
errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:sr.properties.dueDate.type}}],!1;if(r===n&&r===n&&typeof a==
"string"&&!or.validate(a))return $.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1;
var s=n===r}else var s=!0;if(s){if(e.due!==void 0){let a=e.due,n=r;if(typeof a!="string"&&a!==null)return $.errors=[{instancePath:t+"/due",schemaPath:"#/propert\
ies/due/type",keyword:"type",params:{type:sr.properties.due.type}}],!1;if(r===n&&r===n&&typeof a=="string"&&!or.validate(a))return $.errors=[{instancePath:t+"/d\
ue",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var s=n===r}else var s=!0;if(s){if(e.isProcessing!==void 0){let a=e.isProcessing,
n=r;if(typeof a!="string"&&!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return $.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isPro\
cessing/type",keyword:"type",params:{type:sr.properties.isProcessing.type}}],!1;if(!(a==="0"||a==="1"||a==="-2"||a===0||a===1||a===-2))return $.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:sr.properties.isProcessing.enum}}],!1;var s=n===r}else var s=!0;
if(s)if(e.processingErrorMsg!==void 0){let a=e.processingErrorMsg,n=r;if(r===n)if(typeof a=="string"){if(P(a)>1e3)return $.errors=[{instancePath:t+"/processingE\
rrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return $.errors=[{instancePath:t+"/processingEr\
rorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0}}}}}else return $.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=p,r===0}$.evaluated={props:{jobId:!0,name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},
dynamicProps:!1,dynamicItems:!1};var $t=ye;function ye(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ye.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ye.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ye.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return ye.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return ye.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=p,
r===0}ye.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var qr=ce;function ce(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ce.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=p,
r===0}ce.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Tr=he;function he(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=he.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return he.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return he.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return he.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return he.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=p,
r===0}he.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Fr=ge;function ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ge.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=p,
r===0}ge.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Er=ve;function ve(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ve.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=p,
r===0}ve.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var $r=be;function be(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=be.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=p,
r===0}be.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Cr=Pe;function Pe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Pe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return Pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return Pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=p,
r===0}Pe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Mr=K,fi={type:"object",properties:{jobId:{type:"integer",format:"int64",minimum:-9007199254740991,
maximum:9007199254740991},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"exportJob"};function K(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=K.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.jobId===void 0&&(i="jobId")||e.type===void 0&&(i="type"))return K.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.jobId!==void 0){let a=e.jobId,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return K.
errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return K.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<-9007199254740991||isNaN(a))return K.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimum",params:{comparison:">=",
limit:-9007199254740991}}],!1;if(!v.validate(a))return K.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"\
int64"}}],!1}var s=n===r}else var s=!0;if(s)if(e.type!==void 0){let a=e.type,n=r;if(typeof a!="string")return K.errors=[{instancePath:t+"/type",schemaPath:"#/pr\
operties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="files"||a==="memory"))return K.errors=[{instancePath:t+"/type",schemaPath:"#/properties\
/type/enum",keyword:"enum",params:{allowedValues:fi.properties.type.enum}}],!1;var s=n===r}else var s=!0}else return K.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,r===0}K.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var Sr=we;function we(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=we.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.jobId===void 0&&(s="jobId"))return we.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.jobId!==void 0){let i=e.jobId,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<-9007199254740991||isNaN(i))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(i))return we.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"\
format",params:{format:"int64"}}],!1}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,
r===0}we.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};var Jr=T,di={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int6\
4",minimum:-9007199254740991,maximum:9007199254740991}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"integer",minimum:-62167219200,maximum:253402300799},
to_time:{type:"integer",minimum:-62167219200,maximum:253402300799},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"\
boolean",default:!0},connector_id:{type:"string"}},required:[],$id:"listProjects"};function T(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,
dynamicAnchors:g={}}={}){let p=null,r=0,o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.archived===void 0&&(e.archived=!0),e.id!==void 0){let a=e.id,n=r;if(r===n)if(Array.isArray(a)){var s=!0;let m=a.length;for(let l=0;l<m;l++){let u=a[l],
w=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return T.errors=[{instancePath:t+"/id/"+l,schemaPath:"#/properties/id/items/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===w&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return T.errors=[{instancePath:t+"/id/"+l,schemaPath:"#/properti\
es/id/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<-9007199254740991||isNaN(u))return T.errors=[{instancePath:t+"/\
id/"+l,schemaPath:"#/properties/id/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(u))return T.errors=[{instancePath:t+
"/id/"+l,schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1}var s=w===r;if(!s)break}}else return T.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var i=n===r}else var i=!0;if(i){if(e.srclang!==void 0){let a=r;if(typeof e.srclang!=
"string")return T.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=a===r}else var i=!0;
if(i){if(e.trglang!==void 0){let a=r;if(typeof e.trglang!="string")return T.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=a===r}else var i=!0;if(i){if(e.from_time!==void 0){let a=e.from_time,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return T.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="numb\
er"&&isFinite(a)){if(a>253402300799||isNaN(a))return T.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/maximum",keyword:"maximum",params:{
comparison:"<=",limit:253402300799}}],!1;if(a<-62167219200||isNaN(a))return T.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=n===r}else var i=!0;if(i){if(e.to_time!==void 0){let a=e.to_time,n=r;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof a=="number"&&isFinite(a)){if(a>253402300799||isNaN(a))return T.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:253402300799}}],!1;if(a<-62167219200||isNaN(a))return T.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_tim\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=n===r}else var i=!0;if(i){if(e.state!==void 0){let a=e.state,n=r;if(typeof a!=
"string")return T.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="backlog"||a==="inPr\
ogress"||a==="inReview"||a==="inQA"||a==="done"))return T.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:di.
properties.state.enum}}],!1;var i=n===r}else var i=!0;if(i){let a=r;if(typeof e.archived!="boolean")return T.errors=[{instancePath:t+"/archived",schemaPath:"#/p\
roperties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===r;if(i)if(e.connector_id!==void 0){let m=r;if(typeof e.connector_id!="string")return T.
errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type:"string"}}],!1;var i=m===r}else var i=!0}}}}}}}else
return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=p,r===0}T.evaluated={props:{id:!0,srclang:!0,trglang:!0,
from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},dynamicProps:!1,dynamicItems:!1};var Ct=k,ut={type:"object",properties:{memory_id:{type:"integer",
format:"int64",minimum:-9007199254740991,maximum:9007199254740991},name:{type:"string",minLength:1,maxLength:255},job_id:{type:"integer",format:"int64",minimum:-9007199254740991,
maximum:9007199254740991},due_date:{type:"integer",minimum:-62167219200,maximum:253402300799},metadata:{type:"object",maxProperties:50,additionalProperties:{type:[
"string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991},workflow_template_name:{type:"\
string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"inte\
ger",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"\
boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{
type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProject"};function k(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,
dynamicAnchors:g={}}={}){let p=null,r=0,o=k.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){e.sample_review_percentage===void 0&&(e.sample_review_percentage=100),e.llm_provider===void 0&&(e.llm_provider="neural"),e.job_type===void 0&&(e.job_type=
"TRANSLATION");let a;if(e.memory_id===void 0&&(a="memory_id")||e.name===void 0&&(a="name"))return k.errors=[{instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:a}}],!1;if(e.memory_id!==void 0){let n=e.memory_id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[
{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return k.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<-9007199254740991||isNaN(n))return k.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}}],!1;if(!v.validate(n))return k.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1}var s=m===r}else var s=!0;if(s){if(e.name!==void 0){let n=e.name,m=r;if(r===m)if(typeof n=="string"){if(P(n)>255)return k.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(n)<1)return k.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return k.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var s=m===r}else var s=!0;if(s){if(e.job_id!==void 0){let n=e.job_id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return k.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return k.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(n<-9007199254740991||isNaN(n))return k.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/minimum",keyword:"minim\
um",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(n))return k.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"\
format",params:{format:"int64"}}],!1}var s=m===r}else var s=!0;if(s){if(e.due_date!==void 0){let n=e.due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return k.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&
isFinite(n)){if(n>253402300799||isNaN(n))return k.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return k.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:-62167219200}}],!1}var s=m===r}else var s=!0;if(s){if(e.metadata!==void 0){let n=e.metadata,m=r;if(r===m)if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(Object.keys(n).length>50)return k.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxPro\
perties",params:{limit:50}}],!1;for(let u in n){let w=n[u],f=r;if(typeof w!="string"&&!(typeof w=="number"&&isFinite(w))&&typeof w!="boolean")return k.errors=[{
instancePath:t+"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:ut.
properties.metadata.additionalProperties.type}}],!1;var i=f===r;if(!i)break}}else return k.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata\
/type",keyword:"type",params:{type:"object"}}],!1;var s=m===r}else var s=!0;if(s){if(e.workflowTemplateId!==void 0){let n=e.workflowTemplateId,m=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return k.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<-9007199254740991||isNaN(n))return k.errors=
[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(n))return k.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"\
int64"}}],!1}var s=m===r}else var s=!0;if(s){if(e.workflow_template_name!==void 0){let n=r;if(typeof e.workflow_template_name!="string")return k.errors=[{instancePath:t+
"/workflow_template_name",schemaPath:"#/properties/workflow_template_name/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){let n=e.
sample_review_percentage,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#\
/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return k.errors=
[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;
if(n<0||isNaN(n))return k.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var s=m===r;if(s){let u=r;if(typeof e.llm_provider!="string")return k.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/proper\
ties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var s=u===r;if(s){if(e.external_model_id!==void 0){let f=e.external_model_id,h=r;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return k.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===h&&typeof f=="number"&&isFinite(f)&&!Fe.validate(f))return k.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/prop\
erties/external_model_id/format",keyword:"format",params:{format:"int32"}}],!1;var s=h===r}else var s=!0;if(s){if(e.domainId!==void 0){let f=e.domainId,h=r;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return k.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===h&&typeof f=="number"&&isFinite(f)&&!Fe.validate(f))return k.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var s=h===r}else var s=!0;if(s){if(e.is_plural!==void 0){let f=r;if(typeof e.is_plural!="boolean")return k.errors=[{instancePath:t+
"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"type",params:{type:"boolean"}}],!1;var s=f===r}else var s=!0;if(s){if(e.require_batch_qa_translator!==
void 0){let f=r;if(typeof e.require_batch_qa_translator!="boolean")return k.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/requ\
ire_batch_qa_translator/type",keyword:"type",params:{type:"boolean"}}],!1;var s=f===r}else var s=!0;if(s){if(e.enable_prompt_labeling!==void 0){let f=r;if(typeof e.
enable_prompt_labeling!="boolean")return k.errors=[{instancePath:t+"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",
params:{type:"boolean"}}],!1;var s=f===r}else var s=!0;if(s){if(e.is_enhanced_human_ai_optimized!==void 0){let f=r;if(typeof e.is_enhanced_human_ai_optimized!="\
boolean")return k.errors=[{instancePath:t+"/is_enhanced_human_ai_optimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{
type:"boolean"}}],!1;var s=f===r}else var s=!0;if(s){let f=e.job_type,h=r;if(typeof f!="string")return k.errors=[{instancePath:t+"/job_type",schemaPath:"#/prope\
rties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="TRANSLATION"||f==="PROMPT_RESPONSE"))return k.errors=[{instancePath:t+"/job_type",schemaPath:"\
#/properties/job_type/enum",keyword:"enum",params:{allowedValues:ut.properties.job_type.enum}}],!1;var s=h===r;if(s)if(e.additional_guidelines!==void 0){let G=e.
additional_guidelines,b=r;if(r===b)if(typeof G=="string"){if(P(G)>5e3)return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additio\
nal_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return k.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/ad\
ditional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var s=b===r}else var s=!0}}}}}}}}}}}}}}}}else return k.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=p,r===0}k.evaluated={props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,
workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,
is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,dynamicItems:!1};var Mt=Ge;function Ge(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ge.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ge.errors=p,r===0)}Ge.evaluated={dynamicProps:!1,dynamicItems:!1};var zr=ke;function ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ke.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return ke.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ke.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=p,r===0}ke.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Wr=ee;function ee(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ee.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.is_xliff===void 0&&(e.is_xliff=!0);let i;if(e.id===void 0&&(i="id"))
return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a=="nu\
mber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/min\
imum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties\
/id/format",keyword:"format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s){let a=r;if(typeof e.is_xliff!="boolean")return ee.errors=[{instancePath:t+
"/is_xliff",schemaPath:"#/properties/is_xliff/type",keyword:"type",params:{type:"boolean"}}],!1;var s=a===r}}else return ee.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=p,r===0}ee.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var Rr=M,ui={
type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991},
pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boo\
lean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],$id:"uploadDocument"};function M(e,{instancePath:t="",parentData:y,parentDataProperty:d,
rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===void 0&&(e.case_sensitive=!1),e.match_attribution===void 0&&(e.match_attribution=
!1);let i;if(e.name===void 0&&(i="name")||e.project_id===void 0&&(i="project_id"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"#/\
properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=n===r}else var s=!0;if(s){if(e.project_id!==void 0){let a=e.project_id,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=
[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return M.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return M.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project\
_id/format",keyword:"format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s){if(e.pretranslate!==void 0){let a=e.pretranslate,n=r;if(typeof a!="str\
ing")return M.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="TM"||a===
"TM+MT"))return M.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:ui.properties.pretranslate.
enum}}],!1;var s=n===r}else var s=!0;if(s){let a=r;if(typeof e.auto_accept!="boolean")return M.errors=[{instancePath:t+"/auto_accept",schemaPath:"#/properties/a\
uto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var s=a===r;if(s){let m=r;if(typeof e.case_sensitive!="boolean")return M.errors=[{instancePath:t+"/\
case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var s=m===r;if(s){let u=r;if(typeof e.match_attribution!=
"boolean")return M.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var s=u===
r;if(s)if(e.config_id!==void 0){let f=e.config_id,h=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return M.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof f=="number"&&isFinite(f)&&!Fe.validate(f))return M.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var s=h===r}else var s=!0}}}}}}else return M.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=p,r===0}M.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var Ur=re;function re(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=re.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="numb\
er"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"for\
mat",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s)if(e.labels!==void 0){let a=e.labels,n=r;if(r===n)if(Array.isArray(a)){var i=!0;let l=a.length;
for(let u=0;u<l;u++){let w=r;if(typeof a[u]!="string")return re.errors=[{instancePath:t+"/labels/"+u,schemaPath:"#/properties/labels/items/type",keyword:"type",
params:{type:"string"}}],!1;var i=w===r;if(!i)break}}else return re.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{
type:"array"}}],!1;var s=n===r}else var s=!0}else return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=
p,r===0}re.evaluated={props:{id:!0,labels:!0},dynamicProps:!1,dynamicItems:!1};var Or=L,yi={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},
file_hash:{type:"string",maxLength:128},langId:{type:"boolean",default:!1},project_id:{type:"integer",format:"int64",minimum:-9007199254740991,maximum:9007199254740991},
category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{
type:"string"}},required:["name"],$id:"uploadFile"},St=new RegExp("^[^,]*$","u");function L(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,
dynamicAnchors:g={}}={}){let p=null,r=0,o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){e.langId===void 0&&(e.langId=!1),e.category===void 0&&(e.category="API");let a;if(e.name===void 0&&(a="name"))return L.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.name!==void 0){let n=e.name,m=r;if(r===m)if(typeof n=="string"){if(P(n)>255)return L.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(n)<1)return L.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0;if(s){if(e.file_hash!==void 0){let n=e.file_hash,m=r;if(r===m)if(typeof n=="string"){if(P(
n)>128)return L.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return L.errors=
[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0;if(s){let n=r;if(typeof e.
langId!="boolean")return L.errors=[{instancePath:t+"/langId",schemaPath:"#/properties/langId/type",keyword:"type",params:{type:"boolean"}}],!1;var s=n===r;if(s){
if(e.project_id!==void 0){let l=e.project_id,u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l))return L.errors=
[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<-9007199254740991||
isNaN(l))return L.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(l))return L.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1}var s=u===
r}else var s=!0;if(s){let l=e.category,u=r;if(typeof l!="string")return L.errors=[{instancePath:t+"/category",schemaPath:"#/properties/category/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(l==="API"||l==="REFERENCE"))return L.errors=[{instancePath:t+"/category",schemaPath:"#/properties/category/enum",keyword:"\
enum",params:{allowedValues:yi.properties.category.enum}}],!1;var s=u===r;if(s){if(e.labels!==void 0){let f=e.labels,h=r;if(r===h)if(Array.isArray(f)){var i=!0;
let G=f.length;for(let b=0;b<G;b++){let _=f[b],Ee=r;if(r===Ee)if(typeof _=="string"){if(P(_)>255)return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/pro\
perties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(_)<1)return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/properties/lab\
els/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!St.test(_))return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/properties/labels/item\
s/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return L.errors=[{instancePath:t+"/labels/"+b,schemaPath:"#/properties/labels/items/type",keyword:"\
type",params:{type:"string"}}],!1;var i=Ee===r;if(!i)break}}else return L.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",
params:{type:"array"}}],!1;var s=h===r}else var s=!0;if(s)if(e.job_type!==void 0){let f=r;if(typeof e.job_type!="string")return L.errors=[{instancePath:t+"/job_\
type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var s=f===r}else var s=!0}}}}}}else return L.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=p,r===0}L.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,category:!0,labels:!0,
job_type:!0},dynamicProps:!1,dynamicItems:!1};var Vr=_e;function _e(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=_e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return _e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return _e.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,r===0}_e.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Br=Ie;function Ie(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ie.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return Ie.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ie.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return Ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,r===0}Ie.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Jt=B;function B(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=B.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.name===void 0&&(i="name"))return B.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return B.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"form\
at",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s)if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return B.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return B.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!St.test(a))return B.errors=[{instancePath:t+"/name",schemaPath:"#/propert\
ies/name/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return B.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"t\
ype",params:{type:"string"}}],!1;var s=n===r}else var s=!0}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return B.errors=p,r===0}B.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var zt=je;function je(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=je.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return je.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return je.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return je.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=p,r===0}je.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Qr=Y;function Y(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Y.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.name===void 0&&(i="name"))return Y.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<-9007199254740991||isNaN(a))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(a))return Y.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"form\
at",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;if(s)if(e.name!==void 0){let a=e.name,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return Y.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return Y.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Y.errors=p,r===0}Y.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Zr=Xe;function Xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Xe.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Xe.errors=p,r===0)}Xe.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=te;var Rt=Je().fullFormats.uri;var yt={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function Le(e,{instancePath:t="",parentData:y,
parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Le.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);let s=r,
i=!1,a=null,n=r;if(r===n)if(Array.isArray(e))if(e.length<1){let f={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};p===null?
p=[f]:p.push(f),r++}else{var m=!0;let f=e.length;for(let h=0;h<f;h++){let D=e[h],G=r;if(typeof D!="string"){let _={instancePath:t+"/"+h,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};p===null?p=[_]:p.push(_),r++}if(!(D==="JOB_DELIVER"||D==="JOB_UPDATE"||D==="PROJECT_DELIVER"||D==="PROJEC\
T_UPDATE")){let _={instancePath:t+"/"+h,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:yt.enum}};p===null?p=[_]:p.push(_),r++}var m=G===
r;if(!m)break}}else{let f={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};p===null?p=[f]:p.push(f),r++}var w=n===r;if(w){i=!0,
a=0;var l=!0}let u=r;if(typeof e!="string"){let f={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[f]:
p.push(f),r++}if(!(e==="JOB_DELIVER"||e==="JOB_UPDATE"||e==="PROJECT_DELIVER"||e==="PROJECT_UPDATE")){let f={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:yt.enum}};p===null?p=[f]:p.push(f),r++}var w=u===r;if(w&&i?(i=!1,a=[a,1]):w&&(i=!0,a=1),i)r=s,p!==null&&(s?p.length=s:p=
null);else{let f={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a}};return p===null?p=[f]:p.push(f),r++,Le.errors=p,!1}return Le.errors=
p,o.items=l,r===0}Le.evaluated={dynamicProps:!1,dynamicItems:!0};function te(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){
let p=null,r=0,o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.
webhookName===void 0&&(i="webhookName")||e.webhookUrl===void 0&&(i="webhookUrl")||e.eventType===void 0&&(i="eventType"))return te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.webhookName!==void 0){let a=e.webhookName,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return te.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return te.errors=[{
instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"\
/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.webhookUrl!==void 0){let a=e.
webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof a=="string"){if(!Rt(a))return te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"\
format",params:{format:"uri"}}],!1}else return te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],
!1;var s=n===r}else var s=!0;if(s)if(e.eventType!==void 0){let a=r;Le(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:c,
dynamicAnchors:g})||(p=p===null?Le.errors:p.concat(Le.errors),r=p.length);var s=a===r}else var s=!0}}else return te.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return te.errors=p,r===0}te.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};
var Ut=Ke;function Ke(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ke.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ke.errors=p,r===0)}Ke.evaluated={dynamicProps:!1,dynamicItems:!1};var Hr=xe;function xe(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=xe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return xe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return xe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,r===0}xe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Ot=O;function O(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=O.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id"))return O.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let a=e.id,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
-9007199254740991||isNaN(a))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(a))return O.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}var s=n===r}else var s=!0;
if(s){if(e.webhookName!==void 0){let a=e.webhookName,n=r;if(r===n)if(typeof a=="string"){if(P(a)>255)return O.errors=[{instancePath:t+"/webhookName",schemaPath:"\
#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(a)<1)return O.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properti\
es/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.webhookUrl!==void 0){let a=e.webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof a==
"string"){if(!Rt(a))return O.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return O.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s)if(e.eventType!==
void 0){let a=r;Le(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:c,dynamicAnchors:g})||(p=p===null?Le.errors:p.concat(
Le.errors),r=p.length);var s=a===r}else var s=!0}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=p,r===0}O.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var Vt=Ne;function Ne(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ne.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return Ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ne.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return Ne.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=p,r===0}Ne.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Yr=Ae;function Ae(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=Ae.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return Ae.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ae.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return Ae.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=p,r===0}Ae.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var Gr=er;function er(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=er.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(er.errors=p,r===0)}er.evaluated={dynamicProps:!1,dynamicItems:!1};var Xr=rr;function rr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=rr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(rr.errors=p,r===0)}rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Kr=tr;function tr(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=tr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(tr.errors=p,r===0)}tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bt=S,ct={type:"object",properties:{id:{type:"integer",format:"\
int64",minimum:-9007199254740991,maximum:9007199254740991},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"],minimum:-62167219200,
maximum:253402300799},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:["\
id"],$id:"updateProject"};function S(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=S.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return S.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let n=e.id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="numbe\
r"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<-9007199254740991||isNaN(n))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:-9007199254740991}}],!1;if(!v.validate(n))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"form\
at",params:{format:"int64"}}],!1}var s=m===r}else var s=!0;if(s){if(e.name!==void 0){let n=e.name,m=r;if(r===m)if(typeof n=="string"){if(P(n)>255)return S.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(n)<1)return S.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=m===r}else var s=!0;if(s){if(e.due_date!==void 0){let n=e.due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return S.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:ct.properties.due_date.
type}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>253402300799||isNaN(n))return S.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return S.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var s=m===r}else var s=!0;if(s){if(e.metadata!==void 0){let n=e.
metadata,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return S.errors=[{instancePath:t+"/metadata",schemaPath:"#/proper\
ties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let u in n){let w=n[u],f=r;if(typeof w!="string"&&!(typeof w=="number"&&isFinite(
w))&&typeof w!="boolean")return S.errors=[{instancePath:t+"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProp\
erties/type",keyword:"type",params:{type:ct.properties.metadata.additionalProperties.type}}],!1;var i=f===r;if(!i)break}}else return S.errors=[{instancePath:t+"\
/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var s=m===r}else var s=!0;if(s)if(e.archived!==void 0){let n=r;if(typeof e.
archived!="boolean")return S.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var s=n===r}else
var s=!0}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=p,r===0}S.evaluated={props:{id:!0,
name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};var Qt=ir;function ir(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=ir.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ir.errors=p,r===0)}ir.evaluated={dynamicProps:!1,dynamicItems:!1};var et=De;function De(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=De.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return De.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.id!==void 0){let i=e.id,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return De.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<
-9007199254740991||isNaN(i))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1;if(!v.validate(i))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else return De.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=p,r===0}De.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};
var rt=F;function F(e,{instancePath:t="",parentData:y,parentDataProperty:d,rootData:c=e,dynamicAnchors:g={}}={}){let p=null,r=0,o=F.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1),e.contains_icu_data===
void 0&&(e.contains_icu_data=!1);let i;if(e.memory_id===void 0&&(i="memory_id"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(e.memory_id!==void 0){let a=e.memory_id,n=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<-9007199254740991||isNaN(a))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-9007199254740991}}],!1;if(!v.validate(a))return F.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{
format:"int64"}}],!1}var s=n===r}else var s=!0;if(s){let a=e.source,n=r;if(r===n)if(typeof a=="string"){if(P(a)>5e3)return F.errors=[{instancePath:t+"/source",schemaPath:"\
#/properties/source/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return F.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",
keyword:"type",params:{type:"string"}}],!1;var s=n===r;if(s){if(e.source_hash!==void 0){let l=e.source_hash,u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return F.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;var s=u===r}else var s=!0;
if(s){let l=e.n,u=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(r===u&&typeof l=="number"&&isFinite(l)){if(l>10||isNaN(l))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(l<1||isNaN(l))return F.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var s=u===r;if(s){if(e.prefix!==void 0){let f=r;if(typeof e.prefix!="string")return F.errors=[{instancePath:t+"/p\
refix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var s=f===r}else var s=!0;if(s){let f=r;if(typeof e.rich!="boolean")return F.
errors=[{instancePath:t+"/rich",schemaPath:"#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var s=f===r;if(s){let D=r;if(typeof e.tm_matches!=
"boolean")return F.errors=[{instancePath:t+"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var s=D===r;if(s){
let b=r;if(typeof e.project_tags!="boolean")return F.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{
type:"boolean"}}],!1;var s=b===r;if(s){let Ee=r;if(typeof e.containsICUData!="boolean")return F.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/propert\
ies/containsICUData/type",keyword:"type",params:{type:"boolean"}}],!1;var s=Ee===r;if(s){let W=r;if(typeof e.contains_icu_data!="boolean")return F.errors=[{instancePath:t+
"/contains_icu_data",schemaPath:"#/properties/contains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var s=W===r}}}}}}}}}}else return F.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=p,r===0}F.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,
rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0,contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var bi={getLanguages:{parameters:ur,input:ur},listMemories:{parameters:yr,input:yr},createMemory:{parameters:gt,input:ht},updateMemory:{parameters:bt,input:vt},
deleteMemory:{parameters:cr,input:cr},queryMemory:{parameters:hr,input:hr},importMemory:{parameters:gr,input:gr},exportTermbase:{parameters:vr,input:vr},downloadTermbase:{
parameters:br,input:br},deleteMemorySegment:{parameters:Pr,input:Pr},translateText:{parameters:wt,input:Pt},listFileTranslations:{parameters:wr,input:wr},translateFiles:{
parameters:_t,input:kt},downloadTranslation:{parameters:kr,input:kr},signCreateTerms:{parameters:jt,input:It},listCreateContents:{parameters:_r,input:_r},generateCreateContent:{
parameters:Nt,input:xt},getCreatePreferences:{parameters:Ir,input:Ir},updateCreatePreferences:{parameters:Dt,input:At},getCreateContent:{parameters:jr,input:jr},
updateCreateContent:{parameters:qt,input:Lt},deleteCreateContent:{parameters:xr,input:xr},regenerateCreateContent:{parameters:Nr,input:Nr},listWorkflowTemplates:{
parameters:Ar,input:Ar},listJobs:{parameters:Dr,input:Dr},createJob:{parameters:Ft,input:Tt},getJob:{parameters:Lr,input:Lr},updateJob:{parameters:$t,input:Et},
deleteJob:{parameters:qr,input:qr},getJobStats:{parameters:Tr,input:Tr},archiveJob:{parameters:Fr,input:Fr},unarchiveJob:{parameters:Er,input:Er},deliverJob:{parameters:$r,
input:$r},reactivateJob:{parameters:Cr,input:Cr},exportJob:{parameters:Mr,input:Mr},downloadJob:{parameters:Sr,input:Sr},listProjects:{parameters:Jr,input:Jr},createProject:{
parameters:Mt,input:Ct},deleteProject:{parameters:zr,input:zr},downloadDocument:{parameters:Wr,input:Wr},uploadDocument:{parameters:Rr,input:Rr},listFiles:{parameters:Ur,
input:Ur},uploadFile:{parameters:Or,input:Or},deleteFile:{parameters:Vr,input:Vr},downloadFile:{parameters:Br,input:Br},addFileLabel:{parameters:zt,input:Jt},removeFileLabel:{
parameters:Qr,input:Qr},listWebhooks:{parameters:Zr,input:Zr},createWebhook:{parameters:Ut,input:Wt},getWebhook:{parameters:Hr,input:Hr},updateWebhook:{parameters:Vt,
input:Ot},deleteWebhook:{parameters:Yr,input:Yr},listDomains:{parameters:Gr,input:Gr},getApi:{parameters:Xr,input:Xr},getApiRoot:{parameters:Kr,input:Kr},updateProject:{
parameters:Qt,input:Bt},getDocument:{parameters:et,input:et},translateTextByQuery:{parameters:rt,input:rt}},Pi={getLanguages:{type:"object",properties:{},required:[]},
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
default:""},memory_id:{type:"integer",format:"int64"},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string"},rich:{
type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:[
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
array",minItems:1,items:{type:"object",required:["memoryId"],properties:{trgLang:{type:"string","x-format":"iso-639-1"},trgLocale:{type:"string","x-format":"iso\
-3166-1"},dueDate:{type:"string",format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"\
boolean",default:!1},autoAccept:{type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{
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
minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri"},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVE\
R","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["webhook\
Name","webhookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},updateWebhook:{type:"object",properties:{
id:{type:"integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri"},eventType:{oneOf:[{
type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDA\
TE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["id"]},deleteWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},listDomains:{
type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{type:"object",properties:{},required:[]},updateProject:{type:"\
object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},due_date:{type:["integer","null"],"x-format":"\
epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:[
"id"]},getDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},translateTextByQuery:{type:"object",properties:{memory_id:{type:"\
integer",format:"int64"},source:{type:"string",maxLength:5e3,default:""},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{
type:"string"},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",
default:!1},contains_icu_data:{type:"boolean",default:!1}},required:["memory_id"]}};export{Pi as inputSchemas,bi as validators};
