// Written by `npm run gen` from api/description and api/data. Do not edit.
var Gt=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var ur=Gt(Pe=>{"use strict";Object.defineProperty(Pe,"__esModule",{value:!0});Pe.formatNames=Pe.fastFormats=Pe.fullFormats=void 0;function be(e,t){return{validate:e,
compare:t}}Pe.fullFormats={date:be(Xt,Wr),time:be(Rr(!0),Kr),"date-time":be(Zt(!0),ra),"iso-time":be(Rr(),ea),"iso-date-time":be(Zt(),ta),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ns,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:us,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ps,int32:{type:"number",validate:ds},int64:{type:"number",validate:fs},float:{type:"\
number",validate:Yt},double:{type:"number",validate:Yt},password:!0,binary:!0};Pe.fastFormats={...Pe.fullFormats,date:be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Wr),time:be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Kr),"date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ra),"iso-time":be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ea),"iso-date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ta),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Pe.formatNames=Object.keys(Pe.fullFormats);function ts(e){return e%4===0&&(e%100!==0||e%400===0)}var as=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ss=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Xt(e){let t=as.exec(e);if(!t)return!1;let y=+t[1],f=+t[2],u=+t[3];return f>=1&&f<=12&&u>=1&&u<=(f===2&&ts(y)?29:ss[f])}function Wr(e,t){
if(e&&t)return e>t?1:e<t?-1:0}var Jr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Rr(e){return function(y){let f=Jr.exec(y);if(!f)
return!1;let u=+f[1],v=+f[2],p=+f[3],r=f[4],i=f[5]==="-"?-1:1,a=+(f[6]||0),o=+(f[7]||0);if(a>23||o>59||e&&!r)return!1;if(u<=23&&v<=59&&p<60)return!0;let s=v-o*i,
n=u-a*i-(s<0?1:0);return(n===23||n===-1)&&(s===59||s===-1)&&p<61}}function Kr(e,t){if(!(e&&t))return;let y=new Date("2020-01-01T"+e).valueOf(),f=new Date("2020-\
01-01T"+t).valueOf();if(y&&f)return y-f}function ea(e,t){if(!(e&&t))return;let y=Jr.exec(e),f=Jr.exec(t);if(y&&f)return e=y[1]+y[2]+y[3],t=f[1]+f[2]+f[3],e>t?1:
e<t?-1:0}var Or=/t|\s/i;function Zt(e){let t=Rr(e);return function(f){let u=f.split(Or);return u.length===2&&Xt(u[0])&&t(u[1])}}function ra(e,t){if(!(e&&t))return;
let y=new Date(e).valueOf(),f=new Date(t).valueOf();if(y&&f)return y-f}function ta(e,t){if(!(e&&t))return;let[y,f]=e.split(Or),[u,v]=t.split(Or),p=Wr(y,u);if(p!==
void 0)return p||Kr(f,v)}var is=/\/|:/,os=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ns(e){return is.test(e)&&os.test(e)}var Ht=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function ps(e){return Ht.lastIndex=0,Ht.
test(e)}var ms=-(2**31),ls=2**31-1;function ds(e){return Number.isInteger(e)&&e<=ls&&e>=ms}function fs(e){return Number.isInteger(e)}function Yt(){return!0}var ys=/[^\\]\\Z/;
function us(e){if(ys.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var aa=Gt(Vr=>{"use strict";Object.defineProperty(Vr,"__esModule",{value:!0});function cs(e){let t=e.length,y=0,f=0,u;for(;f<t;)y++,u=e.charCodeAt(f++),u>=55296&&
u<=56319&&f<t&&(u=e.charCodeAt(f),(u&64512)===56320&&f++);return y}Vr.default=cs});var Qr=cr;function cr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=cr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(cr.errors=p,r===0)}cr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gr=pr;var _=ur().fullFormats.int64;function pr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=pr.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let a=e.id,o=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return pr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof a=="number"&&isFinite(a)&&!_.validate(a))return pr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=p,r===0}pr.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var ma=oe;var w=aa().default;function oe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=oe.evaluated;if(i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.name===void 0&&(o="name")||e.srclang===void 0&&(o=
"srclang")||e.trglang===void 0&&(o="trglang"))return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.
name!==void 0){let s=e.name,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(w(s)<1)return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.srclang!==void 0){let s=r;if(typeof e.srclang!="string")return oe.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",
params:{type:"string"}}],!1;var a=s===r}else var a=!0;if(a){if(e.trglang!==void 0){let s=r;if(typeof e.trglang!="string")return oe.errors=[{instancePath:t+"/trg\
lang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0;if(a){if(e.srclocale!==void 0){let s=r;if(typeof e.
srclocale!="string")return oe.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
r}else var a=!0;if(a)if(e.trglocale!==void 0){let s=r;if(typeof e.trglocale!="string")return oe.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/tr\
glocale/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}}}}else return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return oe.errors=p,r===0}oe.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};
var la=hr;function hr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=hr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(hr.errors=p,r===0)}hr.evaluated={dynamicProps:!1,dynamicItems:!1};var da=ue;function ue(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ue.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.name===void 0&&(o="name"))return ue.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return ue.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s==
"number"&&isFinite(s)&&!_.validate(s))return ue.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.name!==void 0){let s=e.name,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return ue.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(s)<1)return ue.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=n===r}else var a=!0}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=p,
r===0}ue.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var fa=gr;function gr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=gr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(gr.errors=p,r===0)}gr.evaluated={dynamicProps:!1,dynamicItems:!1};var Zr=Te;function Te(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Te.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Te.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=p,r===0}Te.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Hr=Q;function Q(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Q.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.n===void 0&&(e.n=10);let o;if(e.id===void 0&&(o="id")||e.query===void 0&&
(o="query"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.query!==void 0){let s=e.query,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return Q.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(w(s)<1)return Q.errors=[{instancePath:t+"/query",schemaPath:"#\
/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let s=e.n,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return Q.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<1||isNaN(s))return Q.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===r;if(a){if(e.previous!==void 0){let l=e.previous,h=r;
if(r===h)if(typeof l=="string"){if(w(l)>5e3)return Q.errors=[{instancePath:t+"/previous",schemaPath:"#/properties/previous/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Q.errors=[{instancePath:t+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else
var a=!0;if(a)if(e.next!==void 0){let l=e.next,h=r;if(r===h)if(typeof l=="string"){if(w(l)>5e3)return Q.errors=[{instancePath:t+"/next",schemaPath:"#/properties\
/next/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Q.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:"string"}}],!1;var a=h===r}else var a=!0}}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=
p,r===0}Q.evaluated={props:{id:!0,query:!0,n:!0,previous:!0,next:!0},dynamicProps:!1,dynamicItems:!1};var Yr=R;var hs={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},ve=ur().fullFormats.int32;function R(e,{
instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=R.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.has_header_row===void 0&&(e.has_header_row=!1),e.skip_duplicates===void 0&&(e.skip_duplicates=
!1);let n;if(e.memory_id===void 0&&(n="memory_id")||e.name===void 0&&(n="name"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;if(e.memory_id!==void 0){let m=e.memory_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return R.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!_.validate(m))return R.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
name!==void 0){let m=e.name,l=r;if(r===l)if(typeof m=="string"){if(w(m)>255)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(w(m)<1)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){
let m=r;if(typeof e.has_header_row!="boolean")return R.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=m===r;if(a){let h=r;if(typeof e.skip_duplicates!="boolean")return R.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/properti\
es/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=h===r;if(a)if(e.sdlxliff_filters!==void 0){let d=e.sdlxliff_filters,P=r;if(r===P)if(Array.
isArray(d)){var o=!0;let b=d.length;for(let g=0;g<b;g++){let I=d[g],C=r;if(r===r)if(I&&typeof I=="object"&&!Array.isArray(I)){I.allowablePercentage===void 0&&(I.
allowablePercentage=-1),I.allowUnlockedSegments===void 0&&(I.allowUnlockedSegments=!0);let L;if(I.confName===void 0&&(L="confName"))return R.errors=[{instancePath:t+
"/sdlxliff_filters/"+g,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:L}}],!1;if(I.confName!==void 0){let J=I.confName,fr=r;
if(typeof J!="string")return R.errors=[{instancePath:t+"/sdlxliff_filters/"+g+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(!(J==="Translated"||J==="Draft"||J==="ApprovedTranslation"||J==="Locked"||J==="SignedOff"))return R.errors=[{instancePath:t+"/\
sdlxliff_filters/"+g+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:hs.properties.confName.enum}}],!1;
var s=fr===r}else var s=!0;if(s){let J=I.allowablePercentage,fr=r;if(!(typeof J=="number"&&!(J%1)&&!isNaN(J)&&isFinite(J)))return R.errors=[{instancePath:t+"/sd\
lxliff_filters/"+g+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
fr&&typeof J=="number"&&isFinite(J)&&!ve.validate(J))return R.errors=[{instancePath:t+"/sdlxliff_filters/"+g+"/allowablePercentage",schemaPath:"SdlxliffFilter.j\
son/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var s=fr===r;if(s){let F=r;if(typeof I.allowUnlockedSegments!="boolean")
return R.errors=[{instancePath:t+"/sdlxliff_filters/"+g+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var s=F===r}}}else return R.errors=[{instancePath:t+"/sdlxliff_filters/"+g,schemaPath:"SdlxliffFilter.json/type",keyword:"typ\
e",params:{type:"object"}}],!1;var o=C===r;if(!o)break}}else return R.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/type",
keyword:"type",params:{type:"array"}}],!1;var a=P===r}else var a=!0}}}}else return R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return R.errors=p,r===0}R.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var Xr=Fe;function Fe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Fe.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Fe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Fe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=p,r===0}Fe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var et=Ee;function Ee(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ee.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ee.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ee.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ee.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=p,r===0}Ee.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var rt=we;function we(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=we.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.segment_id===void 0&&(o="segment\
_id"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.segment_id!==void 0){let s=e.segment_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return we.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(
s)&&!_.validate(s))return we.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,r===0}we.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var ya=W;function W(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=W.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1);let o;if(e.
memory_id===void 0&&(o="memory_id"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let s=e.source,
n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return W.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r;if(a){
if(e.memory_id!==void 0){let m=e.memory_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!_.validate(m))return W.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.source_hash!==void 0){
let m=e.source_hash,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source\
_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=l===r}else var a=!0;if(a){let m=e.n,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return W.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>10||isNaN(
m))return W.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(m<1||isNaN(m))return W.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===r;if(a){if(e.prefix!==void 0){
let c=e.prefix,d=r;if(r===d)if(typeof c=="string"){if(w(c)>5e3)return W.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"ma\
xLength",params:{limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;
var a=d===r}else var a=!0;if(a){let c=r;if(typeof e.rich!="boolean")return W.errors=[{instancePath:t+"/rich",schemaPath:"#/properties/rich/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=c===r;if(a){let P=r;if(typeof e.tm_matches!="boolean")return W.errors=[{instancePath:t+"/tm_matches",schemaPath:"#/properties\
/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=P===r;if(a){let b=r;if(typeof e.project_tags!="boolean")return W.errors=[{instancePath:t+"/p\
roject_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=b===r;if(a){let I=r;if(typeof e.containsICUData!="boo\
lean")return W.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boolean"}}],!1;var a=I===r}}}}}}}}}}else
return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=p,r===0}W.evaluated={props:{source:!0,memory_id:!0,
source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};var ua=vr;function vr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=vr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(vr.errors=p,r===0)}vr.evaluated={dynamicProps:!1,dynamicItems:!1};var tt=ee,gs={type:"object",properties:{translationIds:{type:"ar\
ray",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer",minimum:-62167219200,
maximum:253402300799},toTime:{type:"integer",minimum:-62167219200,maximum:253402300799}},required:[],$id:"listFileTranslations"};function ee(e,{instancePath:t="",
parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ee.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.translationIds!==void 0){let s=e.translationIds,n=r;if(r===n)if(Array.isArray(s)){var a=!0;let m=s.
length;for(let l=0;l<m;l++){let h=s[l],c=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return ee.errors=[{instancePath:t+"/translationIds/"+l,schemaPath:"\
#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof h=="number"&&isFinite(h)&&!_.validate(h))return ee.errors=[
{instancePath:t+"/translationIds/"+l,schemaPath:"#/properties/translationIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===r;if(!a)break}}else
return ee.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properties/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var o=n===r}else var o=!0;
if(o){if(e.status!==void 0){let s=e.status,n=r;if(typeof s!="string")return ee.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(s==="InProgress"||s==="Completed"||s==="ReadyForDownload"||s==="Failed"))return ee.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:gs.properties.status.enum}}],!1;var o=n===r}else var o=!0;if(o){if(e.fromTime!==void 0){let s=e.fromTime,
n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)){if(s>253402300799||isNaN(s))return ee.errors=[{instancePath:t+"/fromTime",schemaPath:"#/\
properties/fromTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return ee.errors=[{instancePath:t+"/\
fromTime",schemaPath:"#/properties/fromTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0;if(o)if(e.toTime!==
void 0){let s=e.toTime,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/toTime",schemaPath:"#/properties/toTime/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)){if(s>253402300799||isNaN(s))return ee.errors=[{instancePath:t+"/toT\
ime",schemaPath:"#/properties/toTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return ee.errors=[{
instancePath:t+"/toTime",schemaPath:"#/properties/toTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0}}}else
return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=p,r===0}ee.evaluated={props:{translationIds:!0,
status:!0,fromTime:!0,toTime:!0},dynamicProps:!1,dynamicItems:!1};var ca=G;function G(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=G.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.withTM===void 0&&(e.withTM=!0);let s;if(e.fileId===void 0&&(s="fil\
eId")||e.memoryId===void 0&&(s="memoryId"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.fileId!==
void 0){let n=e.fileId,m=r;if(r===m)if(Array.isArray(n)){if(n.length>100)return G.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(n.length<1)return G.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let l=n.length;for(let h=0;h<l;h++){let c=n[h],d=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return G.errors=[{instancePath:t+
"/fileId/"+h,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===d&&typeof c=="number"&&isFinite(c)&&!_.validate(c))return G.
errors=[{instancePath:t+"/fileId/"+h,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===r;if(!a)break}}}else return G.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var o=m===r}else var o=!0;if(o){if(e.memoryId!==
void 0){let n=e.memoryId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return G.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memo\
ryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!_.validate(n))return G.errors=[{instancePath:t+"/memoryId",schemaPath:"\
#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=m===r}else var o=!0;if(o){if(e.configId!==void 0){let n=e.configId,m=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return G.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!ve.validate(n))return G.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"\
format",params:{format:"int32"}}],!1;var o=m===r}else var o=!0;if(o){if(e.externalModelId!==void 0){let n=e.externalModelId,m=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return G.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!ve.validate(n))return G.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/forma\
t",keyword:"format",params:{format:"int32"}}],!1;var o=m===r}else var o=!0;if(o){let n=r;if(typeof e.withTM!="boolean")return G.errors=[{instancePath:t+"/withTM",
schemaPath:"#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var o=n===r}}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return G.errors=p,r===0}G.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,externalModelId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var ha=Y;function Y(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Y.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.withTM===void 0&&(e.withTM=!0),e.fileId!==void 0){let s=e.fileId,
n=r;if(r===n)if(Array.isArray(s)){if(s.length>100)return Y.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(s.length<1)return Y.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let m=s.length;for(let l=0;l<m;l++){let h=s[l],c=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Y.errors=[{instancePath:t+"/fileId/"+l,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof h=="number"&&isFinite(h)&&!_.validate(h))return Y.errors=[{instancePath:t+
"/fileId/"+l,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===r;if(!a)break}}}else return Y.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var o=n===r}else var o=!0;if(o){if(e.memoryId!==void 0){let s=e.memoryId,
n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Y.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return Y.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=n===r}else var o=!0;if(o){if(e.configId!==void 0){let s=e.configId,n=r;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return Y.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof s=="number"&&isFinite(s)&&!ve.validate(s))return Y.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"forma\
t",params:{format:"int32"}}],!1;var o=n===r}else var o=!0;if(o){if(e.externalModelId!==void 0){let s=e.externalModelId,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return Y.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof s=="number"&&isFinite(s)&&!ve.validate(s))return Y.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/format",
keyword:"format",params:{format:"int32"}}],!1;var o=n===r}else var o=!0;if(o){let s=r;if(typeof e.withTM!="boolean")return Y.errors=[{instancePath:t+"/withTM",schemaPath:"\
#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var o=s===r}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Y.errors=p,r===0}Y.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,externalModelId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var at=Me;function Me(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Me.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Me.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=p,r===0}Me.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ga=mr;function mr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=mr.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.signedAgreement===void 0&&(a="signedAgreement"))return mr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.signedAgreement!==void 0&&typeof e.signedAgreement!="boo\
lean")return mr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return mr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=p,r===0}mr.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var va=br;function br(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=br.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(br.errors=p,r===0)}br.evaluated={dynamicProps:!1,dynamicItems:!1};var st=Pr;function Pr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Pr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Pr.errors=p,r===0)}Pr.evaluated={dynamicProps:!1,dynamicItems:!1};var ba=M;function M(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=M.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.language===void 0&&(m="language")||e.template===void 0&&(m=
"template")||e.templateParams===void 0&&(m="templateParams"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.name!==void 0){let l=e.name,h=r;if(r===h)if(typeof l=="string"){if(w(l)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(w(l)<1)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else
var a=!0;if(a){if(e.language!==void 0){let l=r;if(typeof e.language!="string")return M.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){if(e.template!==void 0){let l=e.template,h=r;if(r===h)if(typeof l=="string"){if(w(
l)>100)return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(w(l)<1)return M.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else var a=!0;if(a){if(e.templateParams!==void 0){let l=e.
templateParams,h=r;if(r===h)if(l&&typeof l=="object"&&!Array.isArray(l)){let d;if(l.language===void 0&&(d="language"))return M.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:d}}],!1;if(l.contentLength!==void 0){let P=l.contentLength,
D=r;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof P=="number"&&isFinite(P)){if(P>5e3||isNaN(P))return M.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(P<1||isNaN(P))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var o=D===r}else var o=!0;if(o){if(l.memoryId!==void 0){let P=l.memoryId,D=r;if(!(typeof P==
"number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof P=="number"&&isFinite(P)&&!_.validate(P))return M.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=D===r}else var o=!0;if(o){if(l.
language!==void 0){let P=r;if(typeof l.language!="string")return M.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var o=P===r}else var o=!0;if(o){if(l.sections!==void 0){let P=l.sections,D=r;if(r===D)if(Array.
isArray(P)){if(P.length>50)return M.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var s=!0;let g=P.length;for(let I=0;I<g;I++){let C=r;if(typeof P[I]!="string")return M.errors=[{instancePath:t+"/templateParam\
s/sections/"+I,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var s=C===r;if(!s)break}}}else
return M.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var o=D===r}else var o=!0;if(o)if(l.summary!==void 0){let P=l.summary,D=r;if(r===D)if(typeof P=="string"){if(w(P)>5e3)return M.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var o=D===r}else var o=!0}}}}else
return M.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=h===r}else var a=!0;
if(a)if(e.preferences!==void 0){let l=e.preferences,h=r;if(r===h)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.tone!==void 0){let d=l.tone,P=r;if(r===P)if(typeof d==
"string"){if(w(d)>5e3)return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var n=P===r}else var n=!0;if(n)if(l.styleguide!==void 0){let d=l.styleguide,P=r;if(r===P)if(typeof d=="string"){if(w(d)>5e3)return M.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return M.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var n=P===
r}else var n=!0}else return M.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=h===
r}else var a=!0}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=p,r===0}M.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Pa=wr;function wr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=wr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(wr.errors=p,r===0)}wr.evaluated={dynamicProps:!1,dynamicItems:!1};var it=_r;function _r(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=_r.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(_r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(_r.errors=p,r===0)}_r.evaluated={dynamicProps:!1,dynamicItems:!1};var wa=xe,sa={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function xe(e,{instancePath:t="",parentData:y,
parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=xe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.tone!==void 0){let o=e.tone,s=r;if(typeof o!="string"&&o!==null)return xe.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:sa.properties.tone.type}}],!1;if(r===s&&typeof o=="string"&&w(o)>5e3)return xe.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=s===r}else var a=!0;if(a)if(e.styleguide!==void 0){let o=e.styleguide,
s=r;if(typeof o!="string"&&o!==null)return xe.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:sa.properties.
styleguide.type}}],!1;if(r===s&&typeof o=="string"&&w(o)>5e3)return xe.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=s===r}else var a=!0}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return xe.errors=p,r===0}xe.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var _a=kr;function kr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=kr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(kr.errors=p,r===0)}kr.evaluated={dynamicProps:!1,dynamicItems:!1};var ot=$e;function $e(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=$e.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return $e.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return $e.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o==
"number"&&isFinite(o)&&!_.validate(o))return $e.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,r===0}$e.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var ka=E,dr={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function E(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,
dynamicAnchors:v={}}={}){let p=null,r=0,i=E.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.contentId===void 0&&(m="contentId"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.contentId!==void 0){let l=e.contentId,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return E.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof l=="number"&&isFinite(l)&&!_.validate(l))return E.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var a=h===r}else var a=!0;if(a){if(e.name!==void 0){let l=e.
name,h=r;if(r===h)if(typeof l=="string"){if(w(l)>255)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(w(l)<1)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else var a=!0;if(a){if(e.language!==void 0){
let l=r;if(typeof e.language!="string")return E.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var a=l===r}else var a=!0;if(a){if(e.template!==void 0){let l=e.template,h=r;if(r===h)if(typeof l=="string"){if(w(l)>100)return E.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(w(l)<1)return E.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=h===r}else var a=!0;if(a){if(e.templateParams!==void 0){let l=e.templateParams,h=r;if(r===h)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.contentLength!==void 0){let d=l.contentLength,P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:dr.properties.
templateParams.properties.contentLength.type}}],!1;if(r===P&&typeof d=="number"&&isFinite(d)){if(d>5e3||isNaN(d))return E.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(d<1||isNaN(
d))return E.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var o=P===r}else var o=!0;if(o){if(l.memoryId!==void 0){let d=l.memoryId,P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return E.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:dr.properties.templateParams.properties.memoryId.type}}],!1;if(r===P&&typeof d=="number"&&isFinite(d)&&!_.validate(d))return E.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=P===r}else var o=!0;
if(o){if(l.language!==void 0){let d=r;if(typeof l.language!="string")return E.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var o=d===r}else var o=!0;if(o){if(l.sections!==void 0){let d=l.sections,P=r;if(!Array.
isArray(d)&&d!==null)return E.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:dr.properties.templateParams.properties.sections.type}}],!1;if(r===P&&Array.isArray(d)){if(d.length>50)return E.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var s=!0;let b=d.length;for(let g=0;g<
b;g++){let I=r;if(typeof d[g]!="string")return E.errors=[{instancePath:t+"/templateParams/sections/"+g,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var s=I===r;if(!s)break}}}var o=P===r}else var o=!0;if(o)if(l.summary!==void 0){let d=l.summary,P=r;if(typeof d!=
"string"&&d!==null)return E.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:dr.properties.templateParams.properties.summary.type}}],!1;if(r===P&&typeof d=="string"&&w(d)>5e3)return E.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var o=P===r}else var o=!0}}}}else return E.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=h===r}else var a=!0;if(a)if(e.
preferences!==void 0){let l=e.preferences,h=r;if(r===h)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.tone!==void 0){let d=l.tone,P=r;if(typeof d!="string"&&
d!==null)return E.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:dr.properties.
preferences.properties.tone.type}}],!1;if(r===P&&typeof d=="string"&&w(d)>5e3)return E.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=P===r}else var n=!0;if(n)if(l.styleguide!==void 0){let d=l.styleguide,P=r;if(typeof d!=
"string"&&d!==null)return E.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:dr.properties.preferences.properties.styleguide.type}}],!1;if(r===P&&typeof d=="string"&&w(d)>5e3)return E.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=P===r}else var n=!0}else return E.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=h===r}else var a=!0}}}}}else return E.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=p,r===0}E.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Ia=Ue;function Ue(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ue.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return Ue.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o==
"number"&&isFinite(o)&&!_.validate(o))return Ue.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=p,r===0}Ue.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var nt=Se;function Se(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Se.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Se.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return Se.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o==
"number"&&isFinite(o)&&!_.validate(o))return Se.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=p,r===0}Se.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var pt=Ce;function Ce(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ce.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let o=e.contentId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return Ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o==
"number"&&isFinite(o)&&!_.validate(o))return Ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=p,r===0}Ce.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var mt=Ir;function Ir(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ir.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ir.errors=p,r===0)}Ir.evaluated={dynamicProps:!1,dynamicItems:!1};var lt=me;function me(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=me.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.offset===void 0&&(e.offset=0),e.limit===void 0&&(e.limit=25),e.
isArchived!==void 0){let o=r;if(typeof e.isArchived!="boolean")return me.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=o===r}else var a=!0;if(a){if(e.isDelivered!==void 0){let o=r;if(typeof e.isDelivered!="boolean")return me.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===r}else var a=!0;if(a){let o=e.offset,s=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return me.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===s&&typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o)))return me.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var a=s===r;if(a){let m=e.limit,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return me.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>50||isNaN(m))return me.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(m<1||isNaN(m))return me.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===r}}}}else return me.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=p,r===0}me.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var ja=$;var Cr=ur().fullFormats["date-time"],vs={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function q(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=q.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.pretranslate===void 0&&(e.pretranslate=!1),e.autoAccept===void 0&&
(e.autoAccept=!1),e.caseSensitive===void 0&&(e.caseSensitive=!1),e.takeMatchAttribution===void 0&&(e.takeMatchAttribution=!1);let n;if(e.memoryId===void 0&&(n="\
memoryId"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.trgLang!==void 0){let m=r;if(typeof e.
trgLang!="string")return q.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.trgLocale!==void 0){let m=r;if(typeof e.trgLocale!="string")return q.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.dueDate!==void 0){let m=e.dueDate,l=r;if(r===l&&r===l)if(typeof m=="strin\
g"){if(!Cr.validate(m))return q.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return q.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
memoryId!==void 0){let m=e.memoryId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!_.validate(m))return q.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.externalModelId!==void 0){
let m=e.externalModelId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!ve.validate(m))return q.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var a=l===r}else var a=!0;if(a){let m=r;if(typeof e.
pretranslate!="boolean")return q.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=m===r;if(a){let h=r;if(typeof e.autoAccept!="boolean")return q.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var a=h===r;if(a){let d=r;if(typeof e.caseSensitive!="boolean")return q.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r;if(a){let D=r;if(typeof e.takeMatchAttribution!="boolean")return q.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){if(e.
configId!==void 0){let g=e.configId,I=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===I&&typeof g=="number"&&isFinite(g)&&!ve.validate(g))return q.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=I===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){
let g=e.workflowTemplateId,I=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===I&&typeof g=="number"&&isFinite(g)&&!_.validate(g))return q.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===r}else var a=!0;if(a){if(e.workflowTemplateName!==
void 0){let g=e.workflowTemplateName,I=r;if(typeof g!="string"&&!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return q.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:vs.properties.workflowTemplateName.type}}],!1;var a=I===r}else var a=!0;
if(a)if(e.workflowStageAssignments!==void 0){let g=e.workflowStageAssignments,I=r;if(r===I)if(Array.isArray(g)){var o=!0;let T=g.length;for(let k=0;k<T;k++){let L=g[k],
J=r;if(r===r)if(L&&typeof L=="object"&&!Array.isArray(L)){let F;if(L.workflowStageTemplateId===void 0&&(F="workflowStageTemplateId"))return q.errors=[{instancePath:t+
"/workflowStageAssignments/"+k,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:F}}],!1;if(L.workflowStageTemplateId!==
void 0){let U=L.workflowStageTemplateId,pe=r;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U)&&isFinite(U)))return q.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+k+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
pe&&typeof U=="number"&&isFinite(U)&&!_.validate(U))return q.errors=[{instancePath:t+"/workflowStageAssignments/"+k+"/workflowStageTemplateId",schemaPath:"Workf\
lowStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var s=pe===r}else var s=!0;if(s){if(L.userId!==
void 0){let U=L.userId,pe=r;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U)&&isFinite(U)))return q.errors=[{instancePath:t+"/workflowStageAssignments/"+k+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===pe&&typeof U=="number"&&isFinite(U)&&!_.validate(U))return q.
errors=[{instancePath:t+"/workflowStageAssignments/"+k+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var s=pe===r}else var s=!0;if(s)if(L.email!==void 0){let U=r;if(typeof L.email!="string")return q.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+k+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var s=U===r}else var s=!0}}else return q.
errors=[{instancePath:t+"/workflowStageAssignments/"+k,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var o=J===r;if(!o)
break}}else return q.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=I===r}else var a=!0}}}}}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=
p,r===0}q.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function $(e,{instancePath:t="",parentData:y,
parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=$.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.name===void 0&&(n="name")||e.fileIds===void 0&&(n="fileIds")||e.languagePairs===void 0&&(n="languagePa\
irs")||e.srcLang===void 0&&(n="srcLang"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.name!==
void 0){let m=e.name,l=r;if(r===l)if(typeof m=="string"){if(w(m)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(w(m)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){
if(e.fileIds!==void 0){let m=e.fileIds,l=r;if(r===l)if(Array.isArray(m)){if(m.length>1e3)return $.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(m.length<1)return $.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let c=m.length;for(let d=0;d<c;d++){let P=m[d],D=r;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return $.
errors=[{instancePath:t+"/fileIds/"+d,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof P=="number"&&isFinite(
P)&&!_.validate(P))return $.errors=[{instancePath:t+"/fileIds/"+d,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var o=D===
r;if(!o)break}}}else return $.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=l===r}else
var a=!0;if(a){if(e.languagePairs!==void 0){let m=e.languagePairs,l=r;if(r===l)if(Array.isArray(m)){if(m.length>200)return $.errors=[{instancePath:t+"/languageP\
airs",schemaPath:"#/properties/languagePairs/maxItems",keyword:"maxItems",params:{limit:200}}],!1;if(m.length<1)return $.errors=[{instancePath:t+"/languagePairs",
schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var s=!0;let c=m.length;for(let d=0;d<c;d++){let P=r;q(m[d],{instancePath:t+
"/languagePairs/"+d,parentData:m,parentDataProperty:d,rootData:u,dynamicAnchors:v})||(p=p===null?q.errors:p.concat(q.errors),r=p.length);var s=P===r;if(!s)break}}}else
return $.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=l===r}else var a=!0;
if(a){if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return $.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.srcLocale!==void 0){let m=r;if(typeof e.srcLocale!="string")return $.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due!==void 0){let m=e.due,
l=r;if(r===l&&r===l)if(typeof m=="string"){if(!Cr.validate(m))return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else
var a=!0;if(a){if(e.isPlural!==void 0){let m=r;if(typeof e.isPlural!="boolean")return $.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){let m=e.workflowTemplateId,l=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return $.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!_.validate(m))return $.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a)if(e.domainId!==void 0){let m=e.domainId,l=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return $.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!ve.validate(m))return $.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=l===r}else var a=!0}}}}}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return $.errors=p,r===0}$.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var xa=jr;function jr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=jr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(jr.errors=p,r===0)}jr.evaluated={dynamicProps:!1,dynamicItems:!1};var dt=ze;function ze(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ze.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return ze.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return ze.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ze.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=p,r===0}ze.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Aa=B,Br={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","null"],format:"\
date-time"},due:{type:["string","null"],format:"date-time"},isProcessing:{type:"string",enum:["0","1","-2"]},processingErrorMsg:{type:"string",maxLength:1e3}},required:[
"jobId"],$id:"updateJob"};function B(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=B.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.jobId===void 0&&(o="jobId"))return B.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.jobId!==void 0){let s=e.jobId,n=r;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return B.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.name!==void 0){let s=e.name,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return B.errors=[{instancePath:t+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(s)<1)return B.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.dueDate!==void 0){let s=e.dueDate,n=r;if(typeof s!="string"&&s!==null)return B.errors=[{instancePath:t+
"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:Br.properties.dueDate.type}}],!1;if(r===n&&r===n&&typeof s=="string"&&!Cr.validate(
s))return B.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===r}else var a=!0;
if(a){if(e.due!==void 0){let s=e.due,n=r;if(typeof s!="string"&&s!==null)return B.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"typ\
e",params:{type:Br.properties.due.type}}],!1;if(r===n&&r===n&&typeof s=="string"&&!Cr.validate(s))return B.errors=[{instancePath:t+"/due",schemaPath:"#/properti\
es/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=n===r}else var a=!0;if(a){if(e.isProcessing!==void 0){let s=e.isProcessing,n=r;if(typeof s!=
"string")return B.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="0"||s===
"1"||s==="-2"))return B.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:Br.properties.isProcessing.
enum}}],!1;var a=n===r}else var a=!0;if(a)if(e.processingErrorMsg!==void 0){let s=e.processingErrorMsg,n=r;if(r===n)if(typeof s=="string"){if(w(s)>1e3)return B.
errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return B.errors=
[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}}}}}else
return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=p,r===0}B.evaluated={props:{jobId:!0,name:!0,dueDate:!0,
due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,dynamicItems:!1};var La=Je;function Je(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Je.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Je.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Je.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Je.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=p,r===0}Je.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ft=Re;function Re(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Re.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Re.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Re.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=p,r===0}Re.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var yt=Oe;function Oe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Oe.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Oe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Oe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=p,r===0}Oe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ut=We;function We(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=We.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return We.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return We.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return We.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return We.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=p,r===0}We.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ct=Ke;function Ke(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ke.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=p,r===0}Ke.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ht=Ve;function Ve(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ve.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=p,r===0}Ve.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var gt=Be;function Be(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Be.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Be.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=p,r===0}Be.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var vt=ce,bs={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]},checks:{type:"boolean"}},required:["j\
obId","type"],$id:"exportJob"};function ce(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ce.evaluated;
if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.jobId===void 0&&(o="jobId")||
e.type===void 0&&(o="type"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.jobId!==void 0){let s=e.
jobId,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.type!==void 0){let s=e.type,n=r;if(typeof s!="string")return ce.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="files"||s==="memory"))return ce.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:bs.properties.type.enum}}],!1;var a=n===r}else var a=!0;if(a)if(e.checks!==void 0){
let s=r;if(typeof e.checks!="boolean")return ce.errors=[{instancePath:t+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"boolean"}}],
!1;var a=s===r}else var a=!0}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=p,r===0}ce.
evaluated={props:{jobId:!0,type:!0,checks:!0},dynamicProps:!1,dynamicItems:!1};var bt=Qe;function Qe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Qe.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return Qe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return Qe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Qe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=p,r===0}Qe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Pt=K,Ps={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer",minimum:-62167219200,maximum:253402300799},to_time:{type:"integer",minimum:-62167219200,maximum:253402300799},state:{type:"string",enum:["backlog","inP\
rogress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"string"}},required:[],$id:"listProjects"};function K(e,{instancePath:t="",
parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=K.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.archived===void 0&&(e.archived=!0),e.id!==void 0){let s=e.id,n=r;if(r===n)if(Array.isArray(s)){var a=!0;
let m=s.length;for(let l=0;l<m;l++){let h=s[l],c=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:t+"/id/"+l,schemaPath:"\
#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof h=="number"&&isFinite(h)&&!_.validate(h))return K.errors=[{instancePath:t+
"/id/"+l,schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===r;if(!a)break}}else return K.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var o=n===r}else var o=!0;if(o){if(e.srclang!==void 0){let s=r;if(typeof e.srclang!=
"string")return K.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=s===r}else var o=!0;
if(o){if(e.trglang!==void 0){let s=r;if(typeof e.trglang!="string")return K.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=s===r}else var o=!0;if(o){if(e.from_time!==void 0){let s=e.from_time,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return K.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="numb\
er"&&isFinite(s)){if(s>253402300799||isNaN(s))return K.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/maximum",keyword:"maximum",params:{
comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return K.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0;if(o){if(e.to_time!==void 0){let s=e.to_time,n=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof s=="number"&&isFinite(s)){if(s>253402300799||isNaN(s))return K.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return K.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_tim\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var o=n===r}else var o=!0;if(o){if(e.state!==void 0){let s=e.state,n=r;if(typeof s!=
"string")return K.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inPr\
ogress"||s==="inReview"||s==="inQA"||s==="done"))return K.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Ps.
properties.state.enum}}],!1;var o=n===r}else var o=!0;if(o){let s=r;if(typeof e.archived!="boolean")return K.errors=[{instancePath:t+"/archived",schemaPath:"#/p\
roperties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var o=s===r;if(o)if(e.connector_id!==void 0){let m=r;if(typeof e.connector_id!="string")return K.
errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type:"string"}}],!1;var o=m===r}else var o=!0}}}}}}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,r===0}K.evaluated={props:{id:!0,srclang:!0,trglang:!0,
from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},dynamicProps:!1,dynamicItems:!1};var Na=N,ia={type:"object",properties:{memory_id:{type:"integer",
format:"int64"},name:{type:"string",minLength:1,maxLength:255},job_id:{type:"integer",format:"int64"},due_date:{type:"integer",minimum:-62167219200,maximum:253402300799},
metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{
type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"\
integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{
type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{
type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProject"};function N(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,
dynamicAnchors:v={}}={}){let p=null,r=0,i=N.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){e.sample_review_percentage===void 0&&(e.sample_review_percentage=100),e.llm_provider===void 0&&(e.llm_provider="neural"),e.job_type===void 0&&(e.job_type=
"TRANSLATION");let s;if(e.memory_id===void 0&&(s="memory_id")||e.name===void 0&&(s="name"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:s}}],!1;if(e.memory_id!==void 0){let n=e.memory_id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return N.errors=[
{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!_.
validate(n))return N.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.name!==void 0){let n=e.name,m=r;if(r===m)if(typeof n=="string"){if(w(n)>255)return N.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(n)<1)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
r}else var a=!0;if(a){if(e.job_id!==void 0){let n=e.job_id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return N.errors=[{instancePath:t+"/job_i\
d",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!_.validate(n))return N.errors=[
{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==
void 0){let n=e.due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return N.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_\
date/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>253402300799||isNaN(n))return N.errors=[{instancePath:t+"\
/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return N.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let n=e.metadata,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return N.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in n){let c=n[h],d=r;if(typeof c!="string"&&
!(typeof c=="number"&&isFinite(c))&&typeof c!="boolean")return N.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:ia.properties.metadata.additionalProperties.type}}],!1;var o=d===r;if(!o)break}}else return N.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==
void 0){let n=e.workflowTemplateId,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return N.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!_.validate(n))return N.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflow_template_name!==
void 0){let n=r;if(typeof e.workflow_template_name!="string")return N.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let n=e.sample_review_percentage,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return N.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return N.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(n<0||isNaN(n))return N.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===r;if(a){let h=r;if(typeof e.
llm_provider!="string")return N.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=h===
r;if(a){if(e.external_model_id!==void 0){let d=e.external_model_id,P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return N.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof d=="number"&&isFinite(d)&&!ve.
validate(d))return N.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=P===r}else var a=!0;if(a){if(e.domainId!==void 0){let d=e.domainId,P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return N.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof d=="number"&&isFinite(d)&&!ve.validate(d))return N.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=P===r}else var a=!0;if(a){if(e.
is_plural!==void 0){let d=r;if(typeof e.is_plural!="boolean")return N.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=d===r}else var a=!0;if(a){if(e.require_batch_qa_translator!==void 0){let d=r;if(typeof e.require_batch_qa_translator!="boo\
lean")return N.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=d===r}else var a=!0;if(a){if(e.enable_prompt_labeling!==void 0){let d=r;if(typeof e.enable_prompt_labeling!="boolean")return N.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r}else var a=!0;if(a){if(e.
is_enhanced_human_ai_optimized!==void 0){let d=r;if(typeof e.is_enhanced_human_ai_optimized!="boolean")return N.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r}else var a=!0;if(a){let d=e.job_type,
P=r;if(typeof d!="string")return N.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(d===
"TRANSLATION"||d==="PROMPT_RESPONSE"))return N.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:ia.
properties.job_type.enum}}],!1;var a=P===r;if(a)if(e.additional_guidelines!==void 0){let b=e.additional_guidelines,g=r;if(r===g)if(typeof b=="string"){if(w(b)>5e3)
return N.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return N.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=g===
r}else var a=!0}}}}}}}}}}}}}}}}else return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=p,r===0}N.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var Da=xr;function xr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=xr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(xr.errors=p,r===0)}xr.evaluated={dynamicProps:!1,dynamicItems:!1};var wt=Ge;function Ge(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ge.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ge.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ge.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ge.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=p,r===0}Ge.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var _t=_e;function _e(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=_e.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.is_xliff===void 0&&(e.is_xliff=!0);let o;if(e.id===void 0&&(o="id"))
return _e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a){let s=r;if(typeof e.is_xliff!="boolean")return _e.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r;if(a)if(e.checks!==void 0){let m=r;if(typeof e.checks!="boolean")return _e.errors=[{instancePath:t+
"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0}}else return _e.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=p,r===0}_e.evaluated={props:{id:!0,is_xliff:!0,checks:!0},dynamicProps:!1,dynamicItems:!1};var kt=Z,
ws={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","\
TM+MT"]},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integ\
er",format:"int32"}},required:["name","project_id"],$id:"uploadDocument"};function Z(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){
let p=null,r=0,i=Z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.auto_accept===
void 0&&(e.auto_accept=!1),e.case_sensitive===void 0&&(e.case_sensitive=!1),e.match_attribution===void 0&&(e.match_attribution=!1);let o;if(e.name===void 0&&(o=
"name")||e.project_id===void 0&&(o="project_id"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.
name!==void 0){let s=e.name,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(w(s)<1)return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.project_id!==void 0){let s=e.project_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Z.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return Z.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.pretranslate!==void 0){
let s=e.pretranslate,n=r;if(typeof s!="string")return Z.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="TM"||s==="TM+MT"))return Z.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{
allowedValues:ws.properties.pretranslate.enum}}],!1;var a=n===r}else var a=!0;if(a){let s=r;if(typeof e.auto_accept!="boolean")return Z.errors=[{instancePath:t+
"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r;if(a){let m=r;if(typeof e.case_sensitive!="boo\
lean")return Z.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r;if(a){
let h=r;if(typeof e.match_attribution!="boolean")return Z.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=h===r;if(a)if(e.config_id!==void 0){let d=e.config_id,P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Z.
errors=[{instancePath:t+"/config_id",schemaPath:"#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof d=="number"&&isFinite(
d)&&!ve.validate(d))return Z.errors=[{instancePath:t+"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=P===
r}else var a=!0}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=p,r===0}Z.evaluated={props:{
name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var qa=le,_s={type:"o\
bject",properties:{mode:{type:"string",enum:["TM","TM+MT"],default:"TM"},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{
type:"boolean",default:!1},id:{oneOf:[{type:"integer",format:"int64"},{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}}]}},required:[
"id"],$id:"pretranslateDocuments"};function le(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=le.
evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.mode===void 0&&(e.mode="TM"),
e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===void 0&&(e.case_sensitive=!1),e.attribute_to_creator===void 0&&(e.attribute_to_creator=!1);let n;if(e.
id===void 0&&(n="id"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let m=e.mode,l=r;if(typeof m!=
"string")return le.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="TM"||m==="TM+MT"))return le.
errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:_s.properties.mode.enum}}],!1;var a=l===r;if(a){let h=r;
if(typeof e.auto_accept!="boolean")return le.errors=[{instancePath:t+"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"bool\
ean"}}],!1;var a=h===r;if(a){let d=r;if(typeof e.case_sensitive!="boolean")return le.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sen\
sitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r;if(a){let D=r;if(typeof e.attribute_to_creator!="boolean")return le.errors=[{instancePath:t+
"/attribute_to_creator",schemaPath:"#/properties/attribute_to_creator/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a)if(e.id!==void 0){let g=e.
id,I=r,C=r,T=!1,k=null,L=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/0/type",keyword:"\
type",params:{type:"integer"}};p===null?p=[j]:p.push(j),r++}if(r===L&&typeof g=="number"&&isFinite(g)&&!_.validate(g)){let j={instancePath:t+"/id",schemaPath:"#\
/properties/id/oneOf/0/format",keyword:"format",params:{format:"int64"}};p===null?p=[j]:p.push(j),r++}var s=L===r;s&&(T=!0,k=0);let J=r;if(r===J)if(Array.isArray(
g))if(g.length>1e3){let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/1/maxItems",keyword:"maxItems",params:{limit:1e3}};p===null?p=[j]:p.push(j),r++}else if(g.
length<1){let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/1/minItems",keyword:"minItems",params:{limit:1}};p===null?p=[j]:p.push(j),r++}else{var o=!0;
let j=g.length;for(let F=0;F<j;F++){let U=g[F],pe=r;if(!(typeof U=="number"&&!(U%1)&&!isNaN(U)&&isFinite(U))){let ae={instancePath:t+"/id/"+F,schemaPath:"#/prop\
erties/id/oneOf/1/items/type",keyword:"type",params:{type:"integer"}};p===null?p=[ae]:p.push(ae),r++}if(r===pe&&typeof U=="number"&&isFinite(U)&&!_.validate(U)){
let ae={instancePath:t+"/id/"+F,schemaPath:"#/properties/id/oneOf/1/items/format",keyword:"format",params:{format:"int64"}};p===null?p=[ae]:p.push(ae),r++}var o=pe===
r;if(!o)break}}else{let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/1/type",keyword:"type",params:{type:"array"}};p===null?p=[j]:p.push(j),r++}var s=J===
r;if(s&&T?(T=!1,k=[k,1]):s&&(T=!0,k=1),T)r=C,p!==null&&(C?p.length=C:p=null);else{let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf",keyword:"oneOf",
params:{passingSchemas:k}};return p===null?p=[j]:p.push(j),r++,le.errors=p,!1}var a=I===r}else var a=!0}}}}}else return le.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,r===0}le.evaluated={props:{mode:!0,auto_accept:!0,case_sensitive:!0,attribute_to_creator:!0,
id:!0},dynamicProps:!1,dynamicItems:!1};var Ta=ke,ks={type:"object",properties:{mode:{type:"string",enum:["TM","TM+MT"],default:"TM"},auto_accept:{type:"boolean",
default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{type:"boolean",default:!1}},required:[],$id:"pretranslateDocuments_parameters"};function ke(e,{
instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ke.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.mode===void 0&&(e.mode="TM"),e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===
void 0&&(e.case_sensitive=!1),e.attribute_to_creator===void 0&&(e.attribute_to_creator=!1);let o=e.mode,s=r;if(typeof o!="string")return ke.errors=[{instancePath:t+
"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="TM"||o==="TM+MT"))return ke.errors=[{instancePath:t+"/mode",schemaPath:"\
#/properties/mode/enum",keyword:"enum",params:{allowedValues:ks.properties.mode.enum}}],!1;var a=s===r;if(a){let n=r;if(typeof e.auto_accept!="boolean")return ke.
errors=[{instancePath:t+"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===r;if(a){let l=r;if(typeof e.
case_sensitive!="boolean")return ke.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],
!1;var a=l===r;if(a){let c=r;if(typeof e.attribute_to_creator!="boolean")return ke.errors=[{instancePath:t+"/attribute_to_creator",schemaPath:"#/properties/attr\
ibute_to_creator/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===r}}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ke.errors=p,r===0}ke.evaluated={props:{mode:!0,auto_accept:!0,case_sensitive:!0,attribute_to_creator:!0},dynamicProps:!1,dynamicItems:!1};
var It=Ze;function Ze(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ze.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ze.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ze.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ze.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=p,r===0}Ze.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var jt=Ae;function Ae(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ae.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.include_comments===void 0&&(e.include_comments=!1);let o;if(e.id===
void 0&&(o="id"))return Ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=n===r}else var a=!0;if(a){let s=r;if(typeof e.include_comments!="boolean")return Ae.errors=[{instancePath:t+"/include_comments",schemaPath:"#\
/properties/include_comments/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r}}else return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ae.errors=p,r===0}Ae.evaluated={props:{id:!0,include_comments:!0},dynamicProps:!1,dynamicItems:!1};var Fa=X;function X(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=X.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.shouldApplySegmentation===void 0&&(e.shouldApplySegmentation=!1);let o;
if(e.source===void 0&&(o="source"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.source!==void 0){
let s=e.source,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return X.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"ma\
xLength",params:{limit:5e3}}],!1;if(w(s)<1)return X.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return X.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.target!==void 0){let s=e.target,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return X.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/\
maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return X.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.memory_id!==void 0){let s=e.memory_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(
s)&&!_.validate(s))return X.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a){if(e.document_id!==void 0){let s=e.document_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+
"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))
return X.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;
if(a){let s=r;if(typeof e.shouldApplySegmentation!="boolean")return X.errors=[{instancePath:t+"/shouldApplySegmentation",schemaPath:"#/properties/shouldApplySeg\
mentation/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r;if(a)if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return X.errors=[{instancePath:t+
"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0}}}}}else return X.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,r===0}X.evaluated={props:{source:!0,target:!0,memory_id:!0,document_id:!0,shouldApplySegmentation:!0,
srcLang:!0},dynamicProps:!1,dynamicItems:!1};var Ea=Ar;function Ar(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ar.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ar.errors=p,r===0)}Ar.evaluated={dynamicProps:!1,dynamicItems:!1};var Ma=he;function he(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=he.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.target===void 0&&(o="target"))return he.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return he.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s==
"number"&&isFinite(s)&&!_.validate(s))return he.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.target!==void 0){let s=e.target,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return he.errors=[{instancePath:t+"/target",
schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(w(s)<1)return he.errors=[{instancePath:t+"/target",schemaPath:"#/prope\
rties/target/minLength",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return he.errors=p,r===0}he.evaluated={props:{id:!0,target:!0},dynamicProps:!1,dynamicItems:!1};var $a=Lr;function Lr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Lr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Lr.errors=p,r===0)}Lr.evaluated={dynamicProps:!1,dynamicItems:!1};var xt=He;function He(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=He.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return He.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return He.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return He.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return He.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=p,r===0}He.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ua=Ie;function Ie(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ie.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.segmentIds===void 0&&(o="segmentIds"))return Ie.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.segmentIds!==void 0){let s=e.segmentIds;if(r===r)if(Array.isArray(
s)){if(s.length>1e3)return Ie.errors=[{instancePath:t+"/segmentIds",schemaPath:"#/properties/segmentIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;
let m=s.length;for(let l=0;l<m;l++){let h=s[l],c=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Ie.errors=[{instancePath:t+"/segmentIds/"+l,schemaPath:"\
#/properties/segmentIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof h=="number"&&isFinite(h)&&!_.validate(h))return Ie.errors=[{instancePath:t+
"/segmentIds/"+l,schemaPath:"#/properties/segmentIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===r;if(!a)break}}}else return Ie.errors=
[{instancePath:t+"/segmentIds",schemaPath:"#/properties/segmentIds/type",keyword:"type",params:{type:"array"}}],!1}}else return Ie.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,r===0}Ie.evaluated={props:{segmentIds:!0},dynamicProps:!1,dynamicItems:!1};var Sa=Nr;function Nr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Nr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Nr.errors=p,r===0)}Nr.evaluated={dynamicProps:!1,dynamicItems:!1};var At=de;function de(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=de.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.source_tagged===void 0&&(o="source_tagged")||e.target===void 0&&
(o="target")||e.memory_id===void 0&&(o="memory_id"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;
if(e.source_tagged!==void 0){let s=e.source_tagged,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return de.errors=[{instancePath:t+"/source_tagged",schemaPath:"\
#/properties/source_tagged/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return de.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/properti\
es/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.target!==void 0){let s=e.target,n=r;if(r===n)if(typeof s==
"string"){if(w(s)>5e3)return de.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return de.
errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.memory_id!==
void 0){let s=e.memory_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/m\
emory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return de.errors=[{instancePath:t+"/memory_\
id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0}}else return de.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,r===0}de.evaluated={props:{source_tagged:!0,target:!0,memory_id:!0},dynamicProps:!1,dynamicItems:!1};
var Lt=Le;function Le(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Le.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="numb\
er"&&isFinite(s)&&!_.validate(s))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===
r}else var a=!0;if(a)if(e.labels!==void 0){let s=e.labels,n=r;if(r===n)if(Array.isArray(s)){var o=!0;let l=s.length;for(let h=0;h<l;h++){let c=r;if(typeof s[h]!=
"string")return Le.errors=[{instancePath:t+"/labels/"+h,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var o=c===r;if(!o)
break}}else return Le.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=n===r}else var a=!0}else
return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,r===0}Le.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var Nt=z,Is={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},langId:{
type:"boolean",default:!0},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{
type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},lr=new RegExp("^[^,]*$","u");function z(e,{
instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=z.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.langId===void 0&&(e.langId=!0),e.category===void 0&&(e.category="API");let s;if(e.name===void 0&&
(s="name"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.name!==void 0){let n=e.name,m=r;if(r===
m)if(typeof n=="string"){if(w(n)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(w(n)<1)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.file_hash!==void 0){let n=e.
file_hash,m=r;if(r===m)if(typeof n=="string"){if(w(n)>128)return z.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/maxLength",keyword:"m\
axLength",params:{limit:128}}],!1}else return z.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=m===r}else var a=!0;if(a){let n=r;if(typeof e.langId!="boolean")return z.errors=[{instancePath:t+"/langId",schemaPath:"#/properties/langId/type",
keyword:"type",params:{type:"boolean"}}],!1;var a=n===r;if(a){if(e.project_id!==void 0){let l=e.project_id,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof l=="nu\
mber"&&isFinite(l)&&!_.validate(l))return z.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=h===r}else var a=!0;if(a){let l=e.category,h=r;if(typeof l!="string")return z.errors=[{instancePath:t+"/category",schemaPath:"#/properties/cat\
egory/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="API"||l==="REFERENCE"))return z.errors=[{instancePath:t+"/category",schemaPath:"#/properties/ca\
tegory/enum",keyword:"enum",params:{allowedValues:Is.properties.category.enum}}],!1;var a=h===r;if(a){if(e.labels!==void 0){let d=e.labels,P=r;if(r===P)if(Array.
isArray(d)){var o=!0;let b=d.length;for(let g=0;g<b;g++){let I=d[g],C=r;if(r===C)if(typeof I=="string"){if(w(I)>255)return z.errors=[{instancePath:t+"/labels/"+
g,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(I)<1)return z.errors=[{instancePath:t+"/labels/"+g,schemaPath:"\
#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(I))return z.errors=[{instancePath:t+"/labels/"+g,schemaPath:"#/proper\
ties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return z.errors=[{instancePath:t+"/labels/"+g,schemaPath:"#/properties/labels/\
items/type",keyword:"type",params:{type:"string"}}],!1;var o=C===r;if(!o)break}}else return z.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/\
type",keyword:"type",params:{type:"array"}}],!1;var a=P===r}else var a=!0;if(a)if(e.job_type!==void 0){let d=r;if(typeof e.job_type!="string")return z.errors=[{
instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0}}}}}}else return z.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=p,r===0}z.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,
category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var Dt=Ye;function Ye(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ye.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ye.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ye.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Ye.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=p,r===0}Ye.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var qt=Xe;function Xe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Xe.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Xe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=p,r===0}Xe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ca=fe;function fe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=fe.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.name===void 0&&(o="name"))return fe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s==
"number"&&isFinite(s)&&!_.validate(s))return fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.name!==void 0){let s=e.name,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return fe.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(s)<1)return fe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(s))return fe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[^,]*$"}}],!1}else return fe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
r}else var a=!0}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=p,r===0}fe.evaluated={props:{
id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var za=er;function er(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=er.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return er.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return er.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return er.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return er.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=p,r===0}er.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Tt=ge;function ge(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ge.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.name===void 0&&(o="name"))return ge.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s==
"number"&&isFinite(s)&&!_.validate(s))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=n===r}else var a=!0;if(a)if(e.name!==void 0){let s=e.name,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return ge.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(s)<1)return ge.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=n===r}else var a=!0}else return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=p,
r===0}ge.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Ft=ye,js={type:"object",properties:{ids:{type:"array",maxItems:1e3,items:{type:"i\
nteger",format:"int64"}},statuses:{type:"array",items:{type:"string",enum:["pending","uploaded","failed","canceled"]}}},required:[],$id:"listUploads"};function ye(e,{
instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ye.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&
(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ids!==void 0){let n=e.ids,m=r;if(r===m)if(Array.isArray(n)){if(n.length>1e3)return ye.errors=
[{instancePath:t+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;let l=n.length;for(let h=0;h<l;h++){let c=n[h],
d=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ye.errors=[{instancePath:t+"/ids/"+h,schemaPath:"#/properties/ids/items/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===d&&typeof c=="number"&&isFinite(c)&&!_.validate(c))return ye.errors=[{instancePath:t+"/ids/"+h,schemaPath:"#/properties/ids/\
items/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===r;if(!a)break}}}else return ye.errors=[{instancePath:t+"/ids",schemaPath:"#/properties/ids\
/type",keyword:"type",params:{type:"array"}}],!1;var o=m===r}else var o=!0;if(o)if(e.statuses!==void 0){let n=e.statuses,m=r;if(r===m)if(Array.isArray(n)){var s=!0;
let h=n.length;for(let c=0;c<h;c++){let d=n[c],P=r;if(typeof d!="string")return ye.errors=[{instancePath:t+"/statuses/"+c,schemaPath:"#/properties/statuses/item\
s/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="pending"||d==="uploaded"||d==="failed"||d==="canceled"))return ye.errors=[{instancePath:t+"/statuse\
s/"+c,schemaPath:"#/properties/statuses/items/enum",keyword:"enum",params:{allowedValues:js.properties.statuses.items.enum}}],!1;var s=P===r;if(!s)break}}else return ye.
errors=[{instancePath:t+"/statuses",schemaPath:"#/properties/statuses/type",keyword:"type",params:{type:"array"}}],!1;var o=m===r}else var o=!0}else return ye.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=p,r===0}ye.evaluated={props:{ids:!0,statuses:!0},dynamicProps:!1,
dynamicItems:!1};var Et=rr;function rr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=rr.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.uploadId===void 0&&(a="uploadId"))return rr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.uploadId!==void 0){let o=e.uploadId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return rr.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o==
"number"&&isFinite(o)&&!_.validate(o))return rr.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/format",keyword:"format",params:{format:"i\
nt64"}}],!1}}else return rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=p,r===0}rr.evaluated={props:{
uploadId:!0},dynamicProps:!1,dynamicItems:!1};var Mt=S,xs={type:"object",properties:{filename:{type:"string",minLength:1,maxLength:255},type:{type:"string",minLength:1,
maxLength:255},"metadata.size":{type:"integer",format:"int64",minimum:0},"metadata.category":{type:"string",enum:["API","REFERENCE"]},"metadata.uuid":{type:"str\
ing",maxLength:128},"metadata.labels":{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}}},required:["filename","type"],
$id:"getUploadParams"};function S(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=S.evaluated;if(i.
dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.filename===void 0&&(s="filename")||
e.type===void 0&&(s="type"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.filename!==void 0){
let n=e.filename,m=r;if(r===m)if(typeof n=="string"){if(w(n)>255)return S.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(w(n)<1)return S.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return S.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.type!==void 0){let n=e.type,m=r;if(r===m)if(typeof n=="string"){if(w(n)>255)return S.errors=[{instancePath:t+"/type",schemaPath:"#/propertie\
s/type/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(n)<1)return S.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
r}else var a=!0;if(a){if(e["metadata.size"]!==void 0){let n=e["metadata.size"],m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return S.errors=[{instancePath:t+
"/metadata.size",schemaPath:"#/properties/metadata.size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n<0||isNaN(
n))return S.errors=[{instancePath:t+"/metadata.size",schemaPath:"#/properties/metadata.size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!_.
validate(n))return S.errors=[{instancePath:t+"/metadata.size",schemaPath:"#/properties/metadata.size/format",keyword:"format",params:{format:"int64"}}],!1}var a=m===
r}else var a=!0;if(a){if(e["metadata.category"]!==void 0){let n=e["metadata.category"],m=r;if(typeof n!="string")return S.errors=[{instancePath:t+"/metadata.cat\
egory",schemaPath:"#/properties/metadata.category/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="API"||n==="REFERENCE"))return S.errors=[{instancePath:t+
"/metadata.category",schemaPath:"#/properties/metadata.category/enum",keyword:"enum",params:{allowedValues:xs.properties["metadata.category"].enum}}],!1;var a=m===
r}else var a=!0;if(a){if(e["metadata.uuid"]!==void 0){let n=e["metadata.uuid"],m=r;if(r===m)if(typeof n=="string"){if(w(n)>128)return S.errors=[{instancePath:t+
"/metadata.uuid",schemaPath:"#/properties/metadata.uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return S.errors=[{instancePath:t+"/metadata.\
uuid",schemaPath:"#/properties/metadata.uuid/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a)if(e["metadata.labels"]!==void 0){let n=e["\
metadata.labels"],m=r;if(r===m)if(Array.isArray(n)){if(n.length>100)return S.errors=[{instancePath:t+"/metadata.labels",schemaPath:"#/properties/metadata.labels\
/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var o=!0;let h=n.length;for(let c=0;c<h;c++){let d=n[c],P=r;if(r===P)if(typeof d=="string"){if(w(d)>255)return S.
errors=[{instancePath:t+"/metadata.labels/"+c,schemaPath:"#/properties/metadata.labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(d)<1)return S.
errors=[{instancePath:t+"/metadata.labels/"+c,schemaPath:"#/properties/metadata.labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(d))
return S.errors=[{instancePath:t+"/metadata.labels/"+c,schemaPath:"#/properties/metadata.labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else
return S.errors=[{instancePath:t+"/metadata.labels/"+c,schemaPath:"#/properties/metadata.labels/items/type",keyword:"type",params:{type:"string"}}],!1;var o=P===
r;if(!o)break}}}else return S.errors=[{instancePath:t+"/metadata.labels",schemaPath:"#/properties/metadata.labels/type",keyword:"type",params:{type:"array"}}],!1;
var a=m===r}else var a=!0}}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=p,r===0}S.evaluated=
{props:{filename:!0,type:!0,"metadata.size":!0,"metadata.category":!0,"metadata.uuid":!0,"metadata.labels":!0},dynamicProps:!1,dynamicItems:!1};var Ja=x;var zr={type:"object",properties:{size:{type:"integer",format:"int64",minimum:0},category:{type:"string",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},
labels:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}}},$id:"UploadMetadata.json"};function x(e,{instancePath:t="",
parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=x.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.filename!==void 0){let c=e.filename,d=r;if(r===d)if(typeof c=="string"){if(w(c)>255)return x.errors=
[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(c)<1)return x.errors=[{instancePath:t+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.type!==void 0){let c=e.type,d=r;if(r===d)if(typeof c==
"string"){if(w(c)>255)return x.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(c)<1)return x.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.metadata!==void 0){let c=e.metadata,d=r;if(r===
r)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.size!==void 0){let b=c.size,g=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return x.errors=[{instancePath:t+
"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===g&&typeof b=="number"&&isFinite(b)){if(b<
0||isNaN(b))return x.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1;if(!_.validate(b))return x.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/format",keyword:"format",params:{
format:"int64"}}],!1}var o=g===r}else var o=!0;if(o){if(c.category!==void 0){let b=c.category,g=r;if(typeof b!="string")return x.errors=[{instancePath:t+"/metad\
ata/category",schemaPath:"UploadMetadata.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="API"||b==="REFERENCE"))return x.errors=
[{instancePath:t+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enum",params:{allowedValues:zr.properties.category.enum}}],
!1;var o=g===r}else var o=!0;if(o){if(c.uuid!==void 0){let b=c.uuid,g=r;if(r===g)if(typeof b=="string"){if(w(b)>128)return x.errors=[{instancePath:t+"/metadata/\
uuid",schemaPath:"UploadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return x.errors=[{instancePath:t+"/metadata/uu\
id",schemaPath:"UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var o=g===r}else var o=!0;if(o)if(c.labels!==void 0){let b=c.
labels,g=r;if(r===g)if(Array.isArray(b)){if(b.length>100)return x.errors=[{instancePath:t+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/m\
axItems",keyword:"maxItems",params:{limit:100}}],!1;{var s=!0;let C=b.length;for(let T=0;T<C;T++){let k=b[T],L=r;if(r===L)if(typeof k=="string"){if(w(k)>255)return x.
errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(
k)<1)return x.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!lr.test(k))return x.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/pattern",keyword:"pattern",params:{
pattern:"^[^,]*$"}}],!1}else return x.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/type",keyword:"type",
params:{type:"string"}}],!1;var s=L===r;if(!s)break}}}else return x.errors=[{instancePath:t+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels\
/type",keyword:"type",params:{type:"array"}}],!1;var o=g===r}else var o=!0}}}else return x.errors=[{instancePath:t+"/metadata",schemaPath:"UploadMetadata.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var a=d===r}else var a=!0;if(a)if(e.uploads!==void 0){let c=e.uploads,d=r;if(r===d)if(Array.isArray(c)){if(c.length>
100)return x.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/maxItems",keyword:"maxItems",params:{limit:100}}],!1;if(c.length<1)return x.errors=
[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let D=c.length;for(let b=0;b<D;b++){let g=c[b],
I=r;if(r===I)if(g&&typeof g=="object"&&!Array.isArray(g)){let T;if(g.filename===void 0&&(T="filename")||g.type===void 0&&(T="type"))return x.errors=[{instancePath:t+
"/uploads/"+b,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:T}}],!1;if(g.filename!==void 0){let k=g.filename,L=r;if(r===
L)if(typeof k=="string"){if(w(k)>255)return x.errors=[{instancePath:t+"/uploads/"+b+"/filename",schemaPath:"#/properties/uploads/items/properties/filename/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(w(k)<1)return x.errors=[{instancePath:t+"/uploads/"+b+"/filename",schemaPath:"#/properties/uploads/items/pr\
operties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/uploads/"+b+"/filename",schemaPath:"#/properties/\
uploads/items/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var m=L===r}else var m=!0;if(m){if(g.type!==void 0){let k=g.type,L=r;if(r===L)
if(typeof k=="string"){if(w(k)>255)return x.errors=[{instancePath:t+"/uploads/"+b+"/type",schemaPath:"#/properties/uploads/items/properties/type/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(w(k)<1)return x.errors=[{instancePath:t+"/uploads/"+b+"/type",schemaPath:"#/properties/uploads/items/properties/type/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/uploads/"+b+"/type",schemaPath:"#/properties/uploads/items/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var m=L===r}else var m=!0;if(m)if(g.metadata!==void 0){let k=g.metadata,L=r;if(r===r)if(k&&typeof k=="object"&&
!Array.isArray(k)){if(k.size!==void 0){let j=k.size,F=r;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return x.errors=[{instancePath:t+"/uploads/"+b+
"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===F&&typeof j=="number"&&isFinite(j)){if(j<
0||isNaN(j))return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;if(!_.validate(j))return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/format",keyword:"\
format",params:{format:"int64"}}],!1}var l=F===r}else var l=!0;if(l){if(k.category!==void 0){let j=k.category,F=r;if(typeof j!="string")return x.errors=[{instancePath:t+
"/uploads/"+b+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(j==="API"||j==="REF\
ERENCE"))return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enum",params:{allowedValues:zr.
properties.category.enum}}],!1;var l=F===r}else var l=!0;if(l){if(k.uuid!==void 0){let j=k.uuid,F=r;if(r===F)if(typeof j=="string"){if(w(j)>128)return x.errors=
[{instancePath:t+"/uploads/"+b+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return x.
errors=[{instancePath:t+"/uploads/"+b+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var l=F===
r}else var l=!0;if(l)if(k.labels!==void 0){let j=k.labels,F=r;if(r===F)if(Array.isArray(j)){if(j.length>100)return x.errors=[{instancePath:t+"/uploads/"+b+"/met\
adata/labels",schemaPath:"UploadMetadata.json/properties/labels/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var h=!0;let pe=j.length;for(let te=0;te<pe;te++){
let ae=j[te],yr=r;if(r===yr)if(typeof ae=="string"){if(w(ae)>255)return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels/"+te,schemaPath:"UploadMetadat\
a.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(ae)<1)return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata/label\
s/"+te,schemaPath:"UploadMetadata.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(ae))return x.errors=[{instancePath:t+
"/uploads/"+b+"/metadata/labels/"+te,schemaPath:"UploadMetadata.json/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return x.
errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels/"+te,schemaPath:"UploadMetadata.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],
!1;var h=yr===r;if(!h)break}}}else return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/type",keyword:"\
type",params:{type:"array"}}],!1;var l=F===r}else var l=!0}}}else return x.errors=[{instancePath:t+"/uploads/"+b+"/metadata",schemaPath:"UploadMetadata.json/typ\
e",keyword:"type",params:{type:"object"}}],!1;var m=L===r}else var m=!0}}else return x.errors=[{instancePath:t+"/uploads/"+b,schemaPath:"#/properties/uploads/it\
ems/type",keyword:"type",params:{type:"object"}}],!1;var n=I===r;if(!n)break}}}else return x.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads\
/type",keyword:"type",params:{type:"array"}}],!1;var a=d===r}else var a=!0}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return x.errors=p,r===0}x.evaluated={props:{filename:!0,type:!0,metadata:!0,uploads:!0},dynamicProps:!1,dynamicItems:!1};var Ra=Dr;function Dr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Dr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Dr.errors=p,r===0)}Dr.evaluated={dynamicProps:!1,dynamicItems:!1};var Oa=A;function A(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=A.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.filename!==void 0){let c=e.filename,d=r;if(r===d)if(typeof c=="\
string"){if(w(c)>255)return A.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(
c)<1)return A.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{
instancePath:t+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.type!==void 0){
let c=e.type,d=r;if(r===d)if(typeof c=="string"){if(w(c)>255)return A.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLengt\
h",params:{limit:255}}],!1;if(w(c)<1)return A.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return A.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.metadata!==
void 0){let c=e.metadata,d=r;if(r===r)if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.size!==void 0){let b=c.size,g=r;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b)))return A.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===g&&typeof b=="number"&&isFinite(b)){if(b<0||isNaN(b))return A.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!_.validate(b))return A.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata\
.json/properties/size/format",keyword:"format",params:{format:"int64"}}],!1}var o=g===r}else var o=!0;if(o){if(c.category!==void 0){let b=c.category,g=r;if(typeof b!=
"string")return A.errors=[{instancePath:t+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/type",keyword:"type",params:{type:"string"}}],
!1;if(!(b==="API"||b==="REFERENCE"))return A.errors=[{instancePath:t+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enu\
m",params:{allowedValues:zr.properties.category.enum}}],!1;var o=g===r}else var o=!0;if(o){if(c.uuid!==void 0){let b=c.uuid,g=r;if(r===g)if(typeof b=="string"){
if(w(b)>128)return A.errors=[{instancePath:t+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],
!1}else return A.errors=[{instancePath:t+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var o=g===
r}else var o=!0;if(o)if(c.labels!==void 0){let b=c.labels,g=r;if(r===g)if(Array.isArray(b)){if(b.length>100)return A.errors=[{instancePath:t+"/metadata/labels",
schemaPath:"UploadMetadata.json/properties/labels/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var s=!0;let C=b.length;for(let T=0;T<C;T++){let k=b[T],
L=r;if(r===L)if(typeof k=="string"){if(w(k)>255)return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/m\
axLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(k)<1)return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/propertie\
s/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(k))return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMeta\
data.json/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"\
UploadMetadata.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var s=L===r;if(!s)break}}}else return A.errors=[{instancePath:t+"/m\
etadata/labels",schemaPath:"UploadMetadata.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var o=g===r}else var o=!0}}}else return A.errors=
[{instancePath:t+"/metadata",schemaPath:"UploadMetadata.json/type",keyword:"type",params:{type:"object"}}],!1;var a=d===r}else var a=!0;if(a)if(e.uploads!==void 0){
let c=e.uploads,d=r;if(r===d)if(Array.isArray(c)){if(c.length>100)return A.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(c.length<1)return A.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var n=!0;let D=c.length;for(let b=0;b<D;b++){let g=c[b],I=r;if(r===I)if(g&&typeof g=="object"&&!Array.isArray(g)){let T;if(g.filename===void 0&&(T=
"filename")||g.type===void 0&&(T="type"))return A.errors=[{instancePath:t+"/uploads/"+b,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{
missingProperty:T}}],!1;if(g.filename!==void 0){let k=g.filename,L=r;if(r===L)if(typeof k=="string"){if(w(k)>255)return A.errors=[{instancePath:t+"/uploads/"+b+
"/filename",schemaPath:"#/properties/uploads/items/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(k)<1)return A.errors=[{instancePath:t+
"/uploads/"+b+"/filename",schemaPath:"#/properties/uploads/items/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[
{instancePath:t+"/uploads/"+b+"/filename",schemaPath:"#/properties/uploads/items/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var m=L===
r}else var m=!0;if(m){if(g.type!==void 0){let k=g.type,L=r;if(r===L)if(typeof k=="string"){if(w(k)>255)return A.errors=[{instancePath:t+"/uploads/"+b+"/type",schemaPath:"\
#/properties/uploads/items/properties/type/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(k)<1)return A.errors=[{instancePath:t+"/uploads/"+b+"/typ\
e",schemaPath:"#/properties/uploads/items/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:t+"/uploads/"+
b+"/type",schemaPath:"#/properties/uploads/items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var m=L===r}else var m=!0;if(m)if(g.metadata!==
void 0){let k=g.metadata,L=r;if(r===r)if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.size!==void 0){let j=k.size,F=r;if(!(typeof j=="number"&&!(j%1)&&!isNaN(
j)&&isFinite(j)))return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===F&&typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j))return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/size",schemaPath:"UploadMet\
adata.json/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!_.validate(j))return A.errors=[{instancePath:t+"/uploads/"+b+"/m\
etadata/size",schemaPath:"UploadMetadata.json/properties/size/format",keyword:"format",params:{format:"int64"}}],!1}var l=F===r}else var l=!0;if(l){if(k.category!==
void 0){let j=k.category,F=r;if(typeof j!="string")return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/category",schemaPath:"UploadMetadata.json/propertie\
s/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(j==="API"||j==="REFERENCE"))return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/category",
schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enum",params:{allowedValues:zr.properties.category.enum}}],!1;var l=F===r}else var l=!0;if(l){
if(k.uuid!==void 0){let j=k.uuid,F=r;if(r===F)if(typeof j=="string"){if(w(j)>128)return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/uuid",schemaPath:"Upl\
oadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/uuid",schemaPath:"\
UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var l=F===r}else var l=!0;if(l)if(k.labels!==void 0){let j=k.labels,F=r;if(r===
F)if(Array.isArray(j)){if(j.length>100)return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/maxIt\
ems",keyword:"maxItems",params:{limit:100}}],!1;{var h=!0;let pe=j.length;for(let te=0;te<pe;te++){let ae=j[te],yr=r;if(r===yr)if(typeof ae=="string"){if(w(ae)>
255)return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels/"+te,schemaPath:"UploadMetadata.json/properties/labels/items/maxLength",keyword:"maxLength",
params:{limit:255}}],!1;if(w(ae)<1)return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels/"+te,schemaPath:"UploadMetadata.json/properties/labels/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(ae))return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/labels/"+te,schemaPath:"UploadMe\
tadata.json/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata/la\
bels/"+te,schemaPath:"UploadMetadata.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var h=yr===r;if(!h)break}}}else return A.errors=
[{instancePath:t+"/uploads/"+b+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var l=F===r}else
var l=!0}}}else return A.errors=[{instancePath:t+"/uploads/"+b+"/metadata",schemaPath:"UploadMetadata.json/type",keyword:"type",params:{type:"object"}}],!1;var m=L===
r}else var m=!0}}else return A.errors=[{instancePath:t+"/uploads/"+b,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"}}],!1;var n=I===
r;if(!n)break}}}else return A.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"}}],!1;var a=d===r}else
var a=!0}}}else return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=p,r===0}A.evaluated={props:{filename:!0,
type:!0,metadata:!0,uploads:!0},dynamicProps:!1,dynamicItems:!1};var Wa=qr;function qr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=qr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(qr.errors=p,r===0)}qr.evaluated={dynamicProps:!1,dynamicItems:!1};var $t=se;function se(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=se.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.uploadId===void 0&&(o="uploadId")||e.partNumber===void 0&&
(o="partNumber")||e.s3Key===void 0&&(o="s3Key")||e.size===void 0&&(o="size"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(e.uploadId!==void 0){let s=e.uploadId,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+
"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return se.
errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.
partNumber!==void 0){let s=e.partNumber,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/partNumber",schemaPath:"\
#/properties/partNumber/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)){if(s>1e4||isNaN(s))return se.errors=[{instancePath:t+
"/partNumber",schemaPath:"#/properties/partNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(s<1||isNaN(s))return se.errors=[{instancePath:t+
"/partNumber",schemaPath:"#/properties/partNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===r}else var a=!0;if(a){if(e.s3Key!==
void 0){let s=r;if(typeof e.s3Key!="string")return se.errors=[{instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===r}else var a=!0;if(a)if(e.size!==void 0){let s=e.size,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+
"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)){if(s>8388608||isNaN(s))return se.
errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison:"<=",limit:8388608}}],!1;if(s<1||isNaN(s))return se.
errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===r}else var a=!0}}}else return se.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=p,r===0}se.evaluated={props:{uploadId:!0,partNumber:!0,s3Key:!0,
size:!0},dynamicProps:!1,dynamicItems:!1};var Ka=V;function V(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=V.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.uploadId===void 0&&(n="uploadId")||e.s3Key===void 0&&(n="\
s3Key")||e.parts===void 0&&(n="parts"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.uploadId!==
void 0){let m=e.uploadId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return V.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uplo\
adId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!_.validate(m))return V.errors=[{instancePath:t+"/uploadId",schemaPath:"\
#/properties/uploadId/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.s3Key!==void 0){let m=r;if(typeof e.s3Key!="str\
ing")return V.errors=[{instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a)if(e.
parts!==void 0){let m=e.parts,l=r;if(r===l)if(Array.isArray(m)){if(m.length>1e4)return V.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/maxItem\
s",keyword:"maxItems",params:{limit:1e4}}],!1;if(m.length<1)return V.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var o=!0;let c=m.length;for(let d=0;d<c;d++){let P=m[d],D=r;if(r===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let g;if(P.ETag===void 0&&
(g="ETag")||P.PartNumber===void 0&&(g="PartNumber"))return V.errors=[{instancePath:t+"/parts/"+d,schemaPath:"#/properties/parts/items/required",keyword:"require\
d",params:{missingProperty:g}}],!1;if(P.ETag!==void 0){let I=P.ETag,C=r;if(r===C)if(typeof I=="string"){if(w(I)>255)return V.errors=[{instancePath:t+"/parts/"+d+
"/ETag",schemaPath:"#/properties/parts/items/properties/ETag/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(I)<1)return V.errors=[{instancePath:t+"\
/parts/"+d+"/ETag",schemaPath:"#/properties/parts/items/properties/ETag/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+
"/parts/"+d+"/ETag",schemaPath:"#/properties/parts/items/properties/ETag/type",keyword:"type",params:{type:"string"}}],!1;var s=C===r}else var s=!0;if(s)if(P.PartNumber!==
void 0){let I=P.PartNumber,C=r;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return V.errors=[{instancePath:t+"/parts/"+d+"/PartNumber",schemaPath:"#\
/properties/parts/items/properties/PartNumber/type",keyword:"type",params:{type:"integer"}}],!1;if(r===C&&typeof I=="number"&&isFinite(I)){if(I>1e4||isNaN(I))return V.
errors=[{instancePath:t+"/parts/"+d+"/PartNumber",schemaPath:"#/properties/parts/items/properties/PartNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e4}}],!1;if(I<1||isNaN(I))return V.errors=[{instancePath:t+"/parts/"+d+"/PartNumber",schemaPath:"#/properties/parts/items/properties/PartNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=C===r}else var s=!0}else return V.errors=[{instancePath:t+"/parts/"+d,schemaPath:"#/properties/par\
ts/items/type",keyword:"type",params:{type:"object"}}],!1;var o=D===r;if(!o)break}}}else return V.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/part\
s/type",keyword:"type",params:{type:"array"}}],!1;var a=l===r}else var a=!0}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return V.errors=p,r===0}V.evaluated={props:{uploadId:!0,s3Key:!0,parts:!0},dynamicProps:!1,dynamicItems:!1};var Va=Ne;function Ne(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ne.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.uploadId===void 0&&(o="uploadId")||e.s3Key===void 0&&(o="\
s3Key"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.uploadId!==void 0){let s=e.uploadId,n=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ne.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return Ne.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.s3Key!==void 0){let s=r;if(typeof e.s3Key!="string")return Ne.errors=[{
instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}else return Ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=p,r===0}Ne.evaluated={props:{uploadId:!0,s3Key:!0},dynamicProps:!1,dynamicItems:!1};
var Ut=De;function De(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=De.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.uploadId===void 0&&(o="uploadId")||e.s3Key===void 0&&(o="\
s3Key"))return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.uploadId!==void 0){let s=e.uploadId,n=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return De.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return De.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a)if(e.s3Key!==void 0){let s=r;if(typeof e.s3Key!="string")return De.errors=[{
instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}else return De.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=p,r===0}De.evaluated={props:{uploadId:!0,s3Key:!0},dynamicProps:!1,dynamicItems:!1};
var St=Tr;function Tr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Tr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Tr.errors=p,r===0)}Tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ba=ne;var Qa=ur().fullFormats.uri;var oa={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"};function je(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=je.evaluated;i.dynamicProps&&
(i.props=void 0),i.dynamicItems&&(i.items=void 0);let a=r,o=!1,s=null,n=r;if(r===n)if(Array.isArray(e))if(e.length<1){let d={instancePath:t,schemaPath:"#/oneOf/\
0/minItems",keyword:"minItems",params:{limit:1}};p===null?p=[d]:p.push(d),r++}else{var m=!0;let d=e.length;for(let P=0;P<d;P++){let D=e[P],b=r;if(typeof D!="str\
ing"){let I={instancePath:t+"/"+P,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[I]:p.push(I),r++}if(!(D==="JOB_DELI\
VER"||D==="JOB_UPDATE"||D==="PROJECT_DELIVER"||D==="PROJECT_UPDATE"||D==="INSTANT_TRANSLATE_COMPLETED"||D==="INSTANT_TRANSLATE_FAILED")){let I={instancePath:t+"\
/"+P,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:oa.enum}};p===null?p=[I]:p.push(I),r++}var m=b===r;if(!m)break}}else{let d={instancePath:t,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};p===null?p=[d]:p.push(d),r++}var c=n===r;if(c){o=!0,s=0;var l=!0}let h=r;if(typeof e!="string"){
let d={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[d]:p.push(d),r++}if(!(e==="JOB_DELIVER"||e==="J\
OB_UPDATE"||e==="PROJECT_DELIVER"||e==="PROJECT_UPDATE"||e==="INSTANT_TRANSLATE_COMPLETED"||e==="INSTANT_TRANSLATE_FAILED")){let d={instancePath:t,schemaPath:"W\
ebhookEventType.json/enum",keyword:"enum",params:{allowedValues:oa.enum}};p===null?p=[d]:p.push(d),r++}var c=h===r;if(c&&o?(o=!1,s=[s,1]):c&&(o=!0,s=1),o)r=a,p!==
null&&(a?p.length=a:p=null);else{let d={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:s}};return p===null?p=[d]:p.push(d),r++,je.errors=
p,!1}return je.errors=p,i.items=l,r===0}je.evaluated={dynamicProps:!1,dynamicItems:!0};function ne(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,
dynamicAnchors:v={}}={}){let p=null,r=0,i=ne.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let o;if(e.webhookName===void 0&&(o="webhookName")||e.webhookUrl===void 0&&(o="webhookUrl")||e.eventType===void 0&&(o="eventType"))return ne.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.webhookName!==void 0){let s=e.webhookName,n=r;if(r===n)if(typeof s==
"string"){if(w(s)>255)return ne.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(w(s)<1)return ne.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.
webhookUrl!==void 0){let s=e.webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof s=="string"){if(w(s)>2048)return ne.errors=[{instancePath:t+"/webhookUrl",schemaPath:"\
WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(!Qa(s))return ne.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/fo\
rmat",keyword:"format",params:{format:"uri"}}],!1}else return ne.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{
type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.eventType!==void 0){let s=r;je(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"\
eventType",rootData:u,dynamicAnchors:v})||(p=p===null?je.errors:p.concat(je.errors),r=p.length);var a=s===r}else var a=!0;if(a)if(e.includeChecks!==void 0){let s=r;
if(typeof e.includeChecks!="boolean")return ne.errors=[{instancePath:t+"/includeChecks",schemaPath:"#/properties/includeChecks/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=s===r}else var a=!0}}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=
p,r===0}ne.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0,includeChecks:!0},dynamicProps:!1,dynamicItems:!1};var Ga=Fr;function Fr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Fr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Fr.errors=p,r===0)}Fr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ct=tr;function tr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=tr.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return tr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return tr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return tr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=p,r===0}tr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Za=ie;function ie(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ie.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id"))return ie.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let s=e.id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(
s))return ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.
webhookName!==void 0){let s=e.webhookName,n=r;if(r===n)if(typeof s=="string"){if(w(s)>255)return ie.errors=[{instancePath:t+"/webhookName",schemaPath:"#/propert\
ies/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(w(s)<1)return ie.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webho\
okName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let s=e.webhookUrl,n=r,m=r;if(r===m&&r===m)if(typeof s=="string"){if(w(
s)>2048)return ie.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(!Qa(s))return ie.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return ie.errors=[{instancePath:t+"/w\
ebhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.eventType!==void 0){let s=r;je(e.eventType,
{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:u,dynamicAnchors:v})||(p=p===null?je.errors:p.concat(je.errors),r=p.length);var a=s===
r}else var a=!0;if(a)if(e.includeChecks!==void 0){let s=r;if(typeof e.includeChecks!="boolean")return ie.errors=[{instancePath:t+"/includeChecks",schemaPath:"#/\
properties/includeChecks/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r}else var a=!0}}}}else return ie.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return ie.errors=p,r===0}ie.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0,includeChecks:!0},dynamicProps:!1,
dynamicItems:!1};var Ha=ar;function ar(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ar.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return ar.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ar.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return ar.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=p,r===0}ar.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var zt=sr;function sr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=sr.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return sr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return sr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return sr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return sr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=p,r===0}sr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Jt=Er;function Er(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Er.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Er.errors=p,r===0)}Er.evaluated={dynamicProps:!1,dynamicItems:!1};var Rt=Mr;function Mr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Mr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Mr.errors=p,r===0)}Mr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ot=$r;function $r(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=$r.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?($r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):($r.errors=p,r===0)}$r.evaluated={dynamicProps:!1,dynamicItems:!1};var Ya=H,na={type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"],minimum:-62167219200,maximum:253402300799},metadata:{type:"object",maxProperties:50,
additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:["id"],$id:"updateProject"};function H(e,{instancePath:t="",parentData:y,
parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=H.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:s}}],!1;if(e.id!==void 0){let n=e.id,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return H.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)&&!_.validate(n))return H.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.name!==void 0){let n=e.name,m=r;if(r===
m)if(typeof n=="string"){if(w(n)>255)return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(w(n)<1)return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==void 0){let n=e.
due_date,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return H.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/t\
ype",keyword:"type",params:{type:na.properties.due_date.type}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>253402300799||isNaN(n))return H.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(n<-62167219200||isNaN(n))return H.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let n=e.metadata,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return H.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in n){let c=n[h],d=r;if(typeof c!="string"&&
!(typeof c=="number"&&isFinite(c))&&typeof c!="boolean")return H.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:na.properties.metadata.additionalProperties.type}}],!1;var o=d===r;if(!o)break}}else return H.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a)if(e.archived!==
void 0){let n=r;if(typeof e.archived!="boolean")return H.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=n===r}else var a=!0}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=
p,r===0}H.evaluated={props:{id:!0,name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};var Xa=Ur;function Ur(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Ur.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ur.errors=p,r===0)}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=ir;function ir(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=ir.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return ir.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let o=e.jobId,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return ir.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(
o)&&!_.validate(o))return ir.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ir.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=p,r===0}ir.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Kt=or;function or(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=or.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return or.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return or.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return or.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return or.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=p,r===0}or.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Vt=nr;function nr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=nr.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return nr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let o=e.id,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return nr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof o=="number"&&isFinite(o)&&!_.validate(
o))return nr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return nr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=p,r===0}nr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var es=re;function re(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=re.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.memory_id===void 0&&(o="memory_id")||e.source===void 0&&(o=
"source")||e.target===void 0&&(o="target"))return re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.memory_id!==
void 0){let s=e.memory_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/m\
emory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return re.errors=[{instancePath:t+"/memory_\
id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){if(e.source!==void 0){let s=e.source,
n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return re.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1;if(w(s)<1)return re.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.target!==
void 0){let s=e.target,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return re.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;if(w(s)<1)return re.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return re.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else
var a=!0;if(a)if(e.max_length!==void 0){let s=e.max_length,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/max_\
length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return re.
errors=[{instancePath:t+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;var a=n===r}else var a=!0}}}else
return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=p,r===0}re.evaluated={props:{memory_id:!0,source:!0,
target:!0,max_length:!0},dynamicProps:!1,dynamicItems:!1};var rs=Sr;function Sr(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=Sr.evaluated;return i.dynamicProps&&(i.
props=void 0),i.dynamicItems&&(i.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Sr.errors=p,r===0)}Sr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bt=O;function O(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,r=0,i=O.evaluated;if(i.dynamicProps&&(i.props=
void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1),e.contains_icu_data===
void 0&&(e.contains_icu_data=!1);let o;if(e.memory_id===void 0&&(o="memory_id"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(e.memory_id!==void 0){let s=e.memory_id,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof s=="number"&&isFinite(s)&&!_.validate(s))return O.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===r}else var a=!0;if(a){let s=e.
source,n=r;if(r===n)if(typeof s=="string"){if(w(s)>5e3)return O.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return O.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
r;if(a){if(e.source_hash!==void 0){let l=e.source_hash,h=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=h===r}else var a=!0;if(a){let l=e.n,h=r;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return O.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof l==
"number"&&isFinite(l)){if(l>10||isNaN(l))return O.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(l<1||isNaN(l))return O.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=h===
r;if(a){if(e.prefix!==void 0){let d=e.prefix,P=r;if(r===P)if(typeof d=="string"){if(w(d)>5e3)return O.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties\
/prefix/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return O.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=P===r}else var a=!0;if(a){let d=r;if(typeof e.rich!="boolean")return O.errors=[{instancePath:t+"/rich",schemaPath:"#/prope\
rties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r;if(a){let D=r;if(typeof e.tm_matches!="boolean")return O.errors=[{instancePath:t+"/tm_m\
atches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){let g=r;if(typeof e.project_tags!="boolean")return O.
errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===r;if(a){let C=r;if(typeof e.
containsICUData!="boolean")return O.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=C===r;if(a){let k=r;if(typeof e.contains_icu_data!="boolean")return O.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"#/properties/cont\
ains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var a=k===r}}}}}}}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return O.errors=p,r===0}O.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0,
contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var Qt=qe;var pa=new RegExp("^\\d{4}-\\d{2}-\\d{2}$","u");function qe(e,{instancePath:t="",parentData:y,parentDataProperty:f,rootData:u=e,dynamicAnchors:v={}}={}){let p=null,
r=0,i=qe.evaluated;if(i.dynamicProps&&(i.props=void 0),i.dynamicItems&&(i.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.from!==void 0){let o=e.
from,s=r;if(r===s)if(typeof o=="string"){if(!pa.test(o))return qe.errors=[{instancePath:t+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d{2}-\\d{2}$"}}],!1}else return qe.errors=[{instancePath:t+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===r}else var a=!0;if(a)if(e.to!==void 0){let o=e.to,s=r;if(r===s)if(typeof o=="string"){if(!pa.test(o))return qe.errors=[{instancePath:t+"/to",schemaPath:"\
#/properties/to/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"}}],!1}else return qe.errors=[{instancePath:t+"/to",schemaPath:"#/properties/\
to/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return qe.errors=p,r===0}qe.evaluated={props:{from:!0,to:!0},dynamicProps:!1,dynamicItems:!1};var qs={getLanguages:{parameters:Qr,input:Qr},listMemories:{parameters:Gr,input:Gr},createMemory:{parameters:la,input:ma},updateMemory:{parameters:fa,input:da},
deleteMemory:{parameters:Zr,input:Zr},queryMemory:{parameters:Hr,input:Hr},importMemory:{parameters:Yr,input:Yr},exportTermbase:{parameters:Xr,input:Xr},downloadTermbase:{
parameters:et,input:et},deleteMemorySegment:{parameters:rt,input:rt},translateText:{parameters:ua,input:ya},listFileTranslations:{parameters:tt,input:tt},translateFiles:{
parameters:ha,input:ca},downloadTranslation:{parameters:at,input:at},signCreateTerms:{parameters:va,input:ga},listCreateContents:{parameters:st,input:st},generateCreateContent:{
parameters:Pa,input:ba},getCreatePreferences:{parameters:it,input:it},updateCreatePreferences:{parameters:_a,input:wa},getCreateContent:{parameters:ot,input:ot},
updateCreateContent:{parameters:Ia,input:ka},deleteCreateContent:{parameters:nt,input:nt},regenerateCreateContent:{parameters:pt,input:pt},listWorkflowTemplates:{
parameters:mt,input:mt},listJobs:{parameters:lt,input:lt},createJob:{parameters:xa,input:ja},getJob:{parameters:dt,input:dt},updateJob:{parameters:La,input:Aa},
deleteJob:{parameters:ft,input:ft},getJobStats:{parameters:yt,input:yt},archiveJob:{parameters:ut,input:ut},unarchiveJob:{parameters:ct,input:ct},deliverJob:{parameters:ht,
input:ht},reactivateJob:{parameters:gt,input:gt},exportJob:{parameters:vt,input:vt},downloadJob:{parameters:bt,input:bt},listProjects:{parameters:Pt,input:Pt},createProject:{
parameters:Da,input:Na},deleteProject:{parameters:wt,input:wt},downloadDocument:{parameters:_t,input:_t},uploadDocument:{parameters:kt,input:kt},pretranslateDocuments:{
parameters:Ta,input:qa},deleteDocument:{parameters:It,input:It},getSegment:{parameters:jt,input:jt},createSegment:{parameters:Ea,input:Fa},updateSegment:{parameters:$a,
input:Ma},deleteSegment:{parameters:xt,input:xt},unlockSegments:{parameters:Sa,input:Ua},tagSegment:{parameters:At,input:At},listFiles:{parameters:Lt,input:Lt},
uploadFile:{parameters:Nt,input:Nt},deleteFile:{parameters:Dt,input:Dt},downloadFile:{parameters:qt,input:qt},addFileLabel:{parameters:za,input:Ca},removeFileLabel:{
parameters:Tt,input:Tt},listUploads:{parameters:Ft,input:Ft},getUpload:{parameters:Et,input:Et},getUploadParams:{parameters:Mt,input:Mt},initiateUpload:{parameters:Ra,
input:Ja},initiateMultipartUpload:{parameters:Wa,input:Oa},signUploadPart:{parameters:$t,input:$t},completeMultipartUpload:{parameters:Va,input:Ka},cancelMultipartUpload:{
parameters:Ut,input:Ut},listWebhooks:{parameters:St,input:St},createWebhook:{parameters:Ga,input:Ba},getWebhook:{parameters:Ct,input:Ct},updateWebhook:{parameters:Ha,
input:Za},deleteWebhook:{parameters:zt,input:zt},listDomains:{parameters:Jt,input:Jt},getApi:{parameters:Rt,input:Rt},getApiRoot:{parameters:Ot,input:Ot},updateProject:{
parameters:Xa,input:Ya},getJobStatsByGet:{parameters:Wt,input:Wt},getDocument:{parameters:Kt,input:Kt},checkDocument:{parameters:Vt,input:Vt},checkTranslation:{
parameters:rs,input:es},translateTextByQuery:{parameters:Bt,input:Bt},readUsage:{parameters:Qt,input:Qt}},Ts={getLanguages:{type:"object",properties:{},required:[]},
listMemories:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[]},createMemory:{type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},srclang:{type:"string","x-format":"iso-639-1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{type:"string","x-format":"is\
o-3166-1"},trglocale:{type:"string","x-format":"iso-3166-1"}},required:["name","srclang","trglang"]},updateMemory:{type:"object",properties:{id:{type:"integer",
format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},deleteMemory:{type:"object",properties:{id:{type:"integer",format:"\
int64"}},required:["id"]},queryMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},query:{type:"string",minLength:1,maxLength:5e3},n:{type:"int\
eger",minimum:1,maximum:100,default:10},previous:{type:"string",maxLength:5e3},next:{type:"string",maxLength:5e3}},required:["id","query"]},importMemory:{type:"\
object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},has_header_row:{type:"boolean",default:!1},
skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{type:"array",items:{type:"object",required:["confName"],properties:{confName:{type:"string","x-ali\
ases":["conf_name"],enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{type:"integer",format:"int32",default:-1,"x-ali\
ases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,"x-aliases":["allow_unlocked"]}}}}},required:["memory_id","name"]},exportTermbase:{type:"\
object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},deleteMemorySegment:{type:"object",properties:{id:{type:"integer",format:"int64"},segment_id:{type:"integer",format:"int64"}},required:["id","segment_id"]},
translateText:{type:"object",properties:{source:{type:"string",maxLength:5e3,default:""},memory_id:{type:"integer",format:"int64"},source_hash:{type:"integer"},
n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string",maxLength:5e3},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{
type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:["memory_id"]},listFileTranslations:{type:"object",properties:{translationIds:{
type:"array",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer",
"x-format":"epoch"},toTime:{type:"integer","x-format":"epoch"}},required:[]},translateFiles:{type:"object",properties:{fileId:{type:"array",minItems:1,maxItems:100,
items:{type:"integer",format:"int64"}},memoryId:{type:"integer",format:"int64"},configId:{type:"integer",format:"int32"},externalModelId:{type:"integer",format:"\
int32"},withTM:{type:"boolean",default:!0}},required:["fileId","memoryId"]},downloadTranslation:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},signCreateTerms:{type:"object",properties:{signedAgreement:{type:"boolean"}},required:["signedAgreement"]},listCreateContents:{type:"object",properties:{},
required:[]},generateCreateContent:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},language:{type:"string","x-format":"lan\
guage-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",required:["language"],properties:{contentLength:{type:"integer",minimum:1,
maximum:5e3,default:250,"x-fill":!1},memoryId:{type:"integer",format:"int64"},language:{type:"string","x-format":"language-tag"},sections:{type:"array",maxItems:50,
items:{type:"string"}},summary:{type:"string",maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"strin\
g",maxLength:5e3}}}},required:["language","template","templateParams"]},getCreatePreferences:{type:"object",properties:{},required:[]},updateCreatePreferences:{
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
clear"},due:{type:["string","integer","null"],"x-format":"date","x-null":"clear"},isProcessing:{type:"string",enum:["0","1","-2"]},processingErrorMsg:{type:"str\
ing",maxLength:1e3}},required:["jobId"]},deleteJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},getJobStats:{type:"obje\
ct",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},archiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:[
"jobId"]},unarchiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},deliverJob:{type:"object",properties:{jobId:{type:"\
integer",format:"int64"}},required:["jobId"]},reactivateJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},exportJob:{type:"\
object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]},checks:{type:"boolean"}},required:["jobId","type"]},downloadJob:{
type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},listProjects:{type:"object",properties:{id:{type:"array",items:{type:"integ\
er",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"integer","x-format":"epoch"},to_time:{type:"integer","x-format":"epoch"},state:{
type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"string"}},required:[]},createProject:{
type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},job_id:{type:"integer",format:"in\
t64"},due_date:{type:"integer","x-format":"epoch"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{
type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{
type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{
type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESP\
ONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"]},deleteProject:{type:"object",properties:{id:{type:"\
integer",format:"int64"}},required:["id"]},downloadDocument:{type:"object",properties:{id:{type:"integer",format:"int64"},is_xliff:{type:"boolean",default:!0},checks:{
type:"boolean"}},required:["id"]},uploadDocument:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},project_id:{type:"integer",
format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"],"x-anyCase":!0},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},
match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"]},pretranslateDocuments:{type:"object",properties:{
mode:{type:"string",enum:["TM","TM+MT"],default:"TM","x-anyCase":!0},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{
type:"boolean",default:!1},id:{oneOf:[{type:"integer",format:"int64"},{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}}]}},required:[
"id"]},deleteDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},getSegment:{type:"object",properties:{id:{type:"integer",format:"\
int64"},include_comments:{type:"boolean",default:!1}},required:["id"]},createSegment:{type:"object",properties:{source:{type:"string",minLength:1,maxLength:5e3},
target:{type:"string",maxLength:5e3},memory_id:{type:"integer",format:"int64"},document_id:{type:"integer",format:"int64"},shouldApplySegmentation:{type:"boolea\
n",default:!1},srcLang:{type:"string","x-format":"iso-639-1"}},required:["source"]},updateSegment:{type:"object",properties:{id:{type:"integer",format:"int64"},
target:{type:"string",minLength:1,maxLength:5e3}},required:["id","target"]},deleteSegment:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},unlockSegments:{type:"object",properties:{segmentIds:{type:"array",maxItems:1e3,items:{type:"integer",format:"int64"}}},required:["segmentIds"]},tagSegment:{
type:"object",properties:{source_tagged:{type:"string",maxLength:5e3},target:{type:"string",maxLength:5e3},memory_id:{type:"integer",format:"int64"}},required:[
"source_tagged","target","memory_id"]},listFiles:{type:"object",properties:{id:{type:"integer",format:"int64"},labels:{type:"array",items:{type:"string"}}},required:[]},
uploadFile:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},file_hash:{type:"string",maxLength:128},langId:{type:"boolean",
default:!0},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{type:"string",
pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}},job_type:{type:"string"}},required:["name"]},deleteFile:{type:"object",properties:{id:{type:"integer",
format:"int64"}},required:["id"]},downloadFile:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},addFileLabel:{type:"object",properties:{
id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0,pattern:"^[^,]*$"}},required:["id","name"]},removeFileLabel:{type:"\
object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},listUploads:{type:"ob\
ject",properties:{ids:{type:"array",maxItems:1e3,items:{type:"integer",format:"int64"}},statuses:{type:"array",items:{type:"string",enum:["pending","uploaded","\
failed","canceled"]}}},required:[]},getUpload:{type:"object",properties:{uploadId:{type:"integer",format:"int64"}},required:["uploadId"]},getUploadParams:{type:"\
object",properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},type:{type:"string",minLength:1,maxLength:255},"metadata.size":{type:"integer",
format:"int64",minimum:0},"metadata.category":{type:"string",enum:["API","REFERENCE"]},"metadata.uuid":{type:"string",maxLength:128},"metadata.labels":{type:"ar\
ray",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}}},required:["filename","type"]},initiateUpload:{type:"object",properties:{
filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"in\
teger",format:"int64",minimum:0},category:{type:"string",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"\
string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}}}},uploads:{type:"array",minItems:1,maxItems:100,items:{type:"object",required:["filename","typ\
e"],properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{
size:{type:"integer",format:"int64",minimum:0},category:{type:"string",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,
items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}}}}}}}},required:[]},initiateMultipartUpload:{type:"object",properties:{filename:{type:"\
string",minLength:1,maxLength:255,"x-name":!0},type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"integer",format:"i\
nt64",minimum:0},category:{type:"string",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"string",pattern:"\
^[^,]*$",minLength:1,maxLength:255,"x-name":!0}}}},uploads:{type:"array",minItems:1,maxItems:100,items:{type:"object",required:["filename","type"],properties:{filename:{
type:"string",minLength:1,maxLength:255,"x-name":!0},type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"integer",format:"\
int64",minimum:0},category:{type:"string",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"string",pattern:"\
^[^,]*$",minLength:1,maxLength:255,"x-name":!0}}}}}}}},required:[]},signUploadPart:{type:"object",properties:{uploadId:{type:"integer",format:"int64"},partNumber:{
type:"integer",minimum:1,maximum:1e4},s3Key:{type:"string","x-aliases":["key"]},size:{type:"integer",minimum:1,maximum:8388608}},required:["uploadId","partNumbe\
r","s3Key","size"]},completeMultipartUpload:{type:"object",properties:{uploadId:{type:"integer",format:"int64"},s3Key:{type:"string","x-aliases":["key"]},parts:{
type:"array",minItems:1,maxItems:1e4,items:{type:"object",required:["ETag","PartNumber"],properties:{ETag:{type:"string",minLength:1,maxLength:255},PartNumber:{
type:"integer",minimum:1,maximum:1e4}}}}},required:["uploadId","s3Key","parts"]},cancelMultipartUpload:{type:"object",properties:{uploadId:{type:"integer",format:"\
int64"},s3Key:{type:"string","x-aliases":["key"]}},required:["uploadId","s3Key"]},listWebhooks:{type:"object",properties:{},required:[]},createWebhook:{type:"ob\
ject",properties:{webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri",maxLength:2048},eventType:{oneOf:[{type:"\
array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAIL\
ED"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"]}]},includeChecks:{
type:"boolean"}},required:["webhookName","webhookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},updateWebhook:{
type:"object",properties:{id:{type:"integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"\
uri",maxLength:2048},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTAN\
T_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPL\
ETED","INSTANT_TRANSLATE_FAILED"]}]},includeChecks:{type:"boolean"}},required:["id"]},deleteWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},
required:["id"]},listDomains:{type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{type:"object",properties:{},
required:[]},updateProject:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},due_date:{type:[
"integer","null"],"x-format":"epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},archived:{
type:"boolean"}},required:["id"]},getJobStatsByGet:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},getDocument:{type:"obje\
ct",properties:{id:{type:"integer",format:"int64"}},required:["id"]},checkDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},
checkTranslation:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},source:{type:"string",minLength:1,maxLength:5e3},target:{type:"string",minLength:1,
maxLength:5e3},max_length:{type:"integer",minimum:1}},required:["memory_id","source","target"]},translateTextByQuery:{type:"object",properties:{memory_id:{type:"\
integer",format:"int64"},source:{type:"string",maxLength:5e3,default:""},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{
type:"string",maxLength:5e3},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"\
boolean",default:!1},contains_icu_data:{type:"boolean",default:!1}},required:["memory_id"]},readUsage:{type:"object",properties:{from:{type:"string",pattern:"^\\\
d{4}-\\d{2}-\\d{2}$"},to:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}$"}},required:[]}};export{Ts as inputSchemas,qs as validators};
