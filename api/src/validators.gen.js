// Written by `npm run gen` from api/description and api/data. Do not edit.
var Gt=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(u){throw t=0,u}};var hr=Gt(_e=>{"use strict";Object.defineProperty(_e,"__esModule",{value:!0});_e.formatNames=_e.fastFormats=_e.fullFormats=void 0;function Pe(e,t){return{validate:e,
compare:t}}_e.fullFormats={date:Pe(Xt,Vr),time:Pe(Wr(!0),Br),"date-time":Pe(Zt(!0),ra),"iso-time":Pe(Wr(),ea),"iso-date-time":Pe(Zt(),ta),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ys,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ps,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:us,int32:{type:"number",validate:gs},int64:{type:"number",validate:vs},float:{type:"\
number",validate:Yt},double:{type:"number",validate:Yt},password:!0,binary:!0};_e.fastFormats={..._e.fullFormats,date:Pe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Vr),time:Pe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Br),"date-time":Pe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ra),"iso-time":Pe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ea),"iso-date-time":Pe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ta),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
_e.formatNames=Object.keys(_e.fullFormats);function ps(e){return e%4===0&&(e%100!==0||e%400===0)}var ms=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ls=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Xt(e){let t=ms.exec(e);if(!t)return!1;let u=+t[1],f=+t[2],c=+t[3];return f>=1&&f<=12&&c>=1&&c<=(f===2&&ps(u)?29:ls[f])}function Vr(e,t){
if(e&&t)return e>t?1:e<t?-1:0}var Or=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Wr(e){return function(u){let f=Or.exec(u);if(!f)
return!1;let c=+f[1],b=+f[2],p=+f[3],r=f[4],n=f[5]==="-"?-1:1,a=+(f[6]||0),i=+(f[7]||0);if(a>23||i>59||e&&!r)return!1;if(c<=23&&b<=59&&p<60)return!0;let s=b-i*n,
o=c-a*n-(s<0?1:0);return(o===23||o===-1)&&(s===59||s===-1)&&p<61}}function Br(e,t){if(!(e&&t))return;let u=new Date("2020-01-01T"+e).valueOf(),f=new Date("2020-\
01-01T"+t).valueOf();if(u&&f)return u-f}function ea(e,t){if(!(e&&t))return;let u=Or.exec(e),f=Or.exec(t);if(u&&f)return e=u[1]+u[2]+u[3],t=f[1]+f[2]+f[3],e>t?1:
e<t?-1:0}var Kr=/t|\s/i;function Zt(e){let t=Wr(e);return function(f){let c=f.split(Kr);return c.length===2&&Xt(c[0])&&t(c[1])}}function ra(e,t){if(!(e&&t))return;
let u=new Date(e).valueOf(),f=new Date(t).valueOf();if(u&&f)return u-f}function ta(e,t){if(!(e&&t))return;let[u,f]=e.split(Kr),[c,b]=t.split(Kr),p=Vr(u,c);if(p!==
void 0)return p||Br(f,b)}var ds=/\/|:/,fs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ys(e){return ds.test(e)&&fs.test(e)}var Ht=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function us(e){return Ht.lastIndex=0,Ht.
test(e)}var cs=-(2**31),hs=2**31-1;function gs(e){return Number.isInteger(e)&&e<=hs&&e>=cs}function vs(e){return Number.isInteger(e)}function Yt(){return!0}var bs=/[^\\]\\Z/;
function Ps(e){if(bs.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var aa=Gt(Qr=>{"use strict";Object.defineProperty(Qr,"__esModule",{value:!0});function _s(e){let t=e.length,u=0,f=0,c;for(;f<t;)u++,c=e.charCodeAt(f++),c>=55296&&
c<=56319&&f<t&&(c=e.charCodeAt(f),(c&64512)===56320&&f++);return u}Qr.default=_s});var Zr=gr;function gr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=gr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(gr.errors=p,r===0)}gr.evaluated={dynamicProps:!1,dynamicItems:!1};var Hr=Le;var w=hr().fullFormats.int64;function Le(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Le.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(i))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=s===r}else var a=!0;if(a)if(e.import_id!==void 0){let i=e.import_id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Le.errors=
[{instancePath:t+"/import_id",schemaPath:"#/properties/import_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.
validate(i))return Le.errors=[{instancePath:t+"/import_id",schemaPath:"#/properties/import_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===r}else
var a=!0}else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=p,r===0}Le.evaluated={props:{id:!0,
import_id:!0},dynamicProps:!1,dynamicItems:!1};var da=oe;var P=aa().default;function oe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=oe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.name===void 0&&(i="name")||e.srclang===void 0&&(i=
"srclang")||e.trglang===void 0&&(i="trglang"))return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.
name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(s)<1)return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){
if(e.srclang!==void 0){let s=r;if(typeof e.srclang!="string")return oe.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",
params:{type:"string"}}],!1;var a=s===r}else var a=!0;if(a){if(e.trglang!==void 0){let s=r;if(typeof e.trglang!="string")return oe.errors=[{instancePath:t+"/trg\
lang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0;if(a){if(e.srclocale!==void 0){let s=r;if(typeof e.
srclocale!="string")return oe.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
r}else var a=!0;if(a)if(e.trglocale!==void 0){let s=r;if(typeof e.trglocale!="string")return oe.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/tr\
glocale/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}}}}else return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return oe.errors=p,r===0}oe.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};
var fa=vr;function vr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=vr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(vr.errors=p,r===0)}vr.evaluated={dynamicProps:!1,dynamicItems:!1};var ya=ce;function ce(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.name===void 0&&(i="name"))return ce.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s==
"number"&&isFinite(s)&&!w.validate(s))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=o===r}else var a=!0;if(a)if(e.name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return ce.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(s)<1)return ce.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=o===r}else var a=!0}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=p,
r===0}ce.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var ua=br;function br(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=br.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(br.errors=p,r===0)}br.evaluated={dynamicProps:!1,dynamicItems:!1};var Yr=Me;function Me(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Me.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Me.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=p,r===0}Me.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Xr=G;function G(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=G.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.n===void 0&&(e.n=10);let i;if(e.id===void 0&&(i="id")||e.query===void 0&&
(i="query"))return G.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return G.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.query!==void 0){let s=e.query,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return G.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(s)<1)return G.errors=[{instancePath:t+"/query",schemaPath:"#\
/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){let s=e.n,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return G.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<1||isNaN(s))return G.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===r;if(a){if(e.previous!==void 0){let l=e.previous,g=r;
if(r===g)if(typeof l=="string"){if(P(l)>5e3)return G.errors=[{instancePath:t+"/previous",schemaPath:"#/properties/previous/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return G.errors=[{instancePath:t+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type:"string"}}],!1;var a=g===r}else
var a=!0;if(a)if(e.next!==void 0){let l=e.next,g=r;if(r===g)if(typeof l=="string"){if(P(l)>5e3)return G.errors=[{instancePath:t+"/next",schemaPath:"#/properties\
/next/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return G.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:"string"}}],!1;var a=g===r}else var a=!0}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=
p,r===0}G.evaluated={props:{id:!0,query:!0,n:!0,previous:!0,next:!0},dynamicProps:!1,dynamicItems:!1};var et=O;var ws={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},be=hr().fullFormats.int32;function O(e,{
instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.has_header_row===void 0&&(e.has_header_row=!1),e.skip_duplicates===void 0&&(e.skip_duplicates=
!1);let o;if(e.memory_id===void 0&&(o="memory_id")||e.name===void 0&&(o="name"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(e.memory_id!==void 0){let m=e.memory_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return O.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!w.validate(m))return O.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
name!==void 0){let m=e.name,l=r;if(r===l)if(typeof m=="string"){if(P(m)>255)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){
let m=r;if(typeof e.has_header_row!="boolean")return O.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=m===r;if(a){let g=r;if(typeof e.skip_duplicates!="boolean")return O.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/properti\
es/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===r;if(a)if(e.sdlxliff_filters!==void 0){let d=e.sdlxliff_filters,_=r;if(r===_)if(Array.
isArray(d)){var i=!0;let v=d.length;for(let h=0;h<v;h++){let k=d[h],z=r;if(r===r)if(k&&typeof k=="object"&&!Array.isArray(k)){k.allowablePercentage===void 0&&(k.
allowablePercentage=-1),k.allowUnlockedSegments===void 0&&(k.allowUnlockedSegments=!0);let L;if(k.confName===void 0&&(L="confName"))return O.errors=[{instancePath:t+
"/sdlxliff_filters/"+h,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:L}}],!1;if(k.confName!==void 0){let J=k.confName,ur=r;
if(typeof J!="string")return O.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"typ\
e",params:{type:"string"}}],!1;if(!(J==="Translated"||J==="Draft"||J==="ApprovedTranslation"||J==="Locked"||J==="SignedOff"))return O.errors=[{instancePath:t+"/\
sdlxliff_filters/"+h+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:ws.properties.confName.enum}}],!1;
var s=ur===r}else var s=!0;if(s){let J=k.allowablePercentage,ur=r;if(!(typeof J=="number"&&!(J%1)&&!isNaN(J)&&isFinite(J)))return O.errors=[{instancePath:t+"/sd\
lxliff_filters/"+h+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
ur&&typeof J=="number"&&isFinite(J)&&!be.validate(J))return O.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/allowablePercentage",schemaPath:"SdlxliffFilter.j\
son/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var s=ur===r;if(s){let F=r;if(typeof k.allowUnlockedSegments!="boolean")
return O.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var s=F===r}}}else return O.errors=[{instancePath:t+"/sdlxliff_filters/"+h,schemaPath:"SdlxliffFilter.json/type",keyword:"typ\
e",params:{type:"object"}}],!1;var i=z===r;if(!i)break}}else return O.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/type",
keyword:"type",params:{type:"array"}}],!1;var a=_===r}else var a=!0}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return O.errors=p,r===0}O.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var ca=$e;function $e(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return $e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return $e.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return $e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return $e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=p,r===0}$e.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ha=dr;function dr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=dr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let a=e.id,i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===i&&typeof a=="numb\
er"&&isFinite(a)&&!w.validate(a))return dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else
return dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=p,r===0}dr.evaluated={props:{id:!0},dynamicProps:!1,
dynamicItems:!1};var rt=Se;function Se(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Se.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Se.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Se.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=p,r===0}Se.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var tt=we;function we(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=we.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.segment_id===void 0&&(i="segment\
_id"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a)if(e.segment_id!==void 0){let s=e.segment_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return we.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(
s)&&!w.validate(s))return we.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,r===0}we.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var ga=K;function K(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=K.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1);let i;if(e.
memory_id===void 0&&(i="memory_id"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let s=e.source,
o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return K.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return K.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r;if(a){
if(e.memory_id!==void 0){let m=e.memory_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!w.validate(m))return K.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.source_hash!==void 0){
let m=e.source_hash,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source\
_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=l===r}else var a=!0;if(a){let m=e.n,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>10||isNaN(
m))return K.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(m<1||isNaN(m))return K.
errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===r;if(a){if(e.prefix!==void 0){
let y=e.prefix,d=r;if(r===d)if(typeof y=="string"){if(P(y)>5e3)return K.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"ma\
xLength",params:{limit:5e3}}],!1}else return K.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;
var a=d===r}else var a=!0;if(a){let y=r;if(typeof e.rich!="boolean")return K.errors=[{instancePath:t+"/rich",schemaPath:"#/properties/rich/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=y===r;if(a){let _=r;if(typeof e.tm_matches!="boolean")return K.errors=[{instancePath:t+"/tm_matches",schemaPath:"#/properties\
/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=_===r;if(a){let v=r;if(typeof e.project_tags!="boolean")return K.errors=[{instancePath:t+"/p\
roject_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=v===r;if(a){let k=r;if(typeof e.containsICUData!="boo\
lean")return K.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boolean"}}],!1;var a=k===r}}}}}}}}}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,r===0}K.evaluated={props:{source:!0,memory_id:!0,
source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};var va=Pr;function Pr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Pr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Pr.errors=p,r===0)}Pr.evaluated={dynamicProps:!1,dynamicItems:!1};var at=re,ks={type:"object",properties:{translationIds:{type:"ar\
ray",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer",minimum:-62167219200,
maximum:253402300799},toTime:{type:"integer",minimum:-62167219200,maximum:253402300799}},required:[],$id:"listFileTranslations"};function re(e,{instancePath:t="",
parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.translationIds!==void 0){let s=e.translationIds,o=r;if(r===o)if(Array.isArray(s)){var a=!0;let m=s.
length;for(let l=0;l<m;l++){let g=s[l],y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return re.errors=[{instancePath:t+"/translationIds/"+l,schemaPath:"\
#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===y&&typeof g=="number"&&isFinite(g)&&!w.validate(g))return re.errors=[
{instancePath:t+"/translationIds/"+l,schemaPath:"#/properties/translationIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===r;if(!a)break}}else
return re.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properties/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var i=o===r}else var i=!0;
if(i){if(e.status!==void 0){let s=e.status,o=r;if(typeof s!="string")return re.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(s==="InProgress"||s==="Completed"||s==="ReadyForDownload"||s==="Failed"))return re.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:ks.properties.status.enum}}],!1;var i=o===r}else var i=!0;if(i){if(e.fromTime!==void 0){let s=e.fromTime,
o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)){if(s>253402300799||isNaN(s))return re.errors=[{instancePath:t+"/fromTime",schemaPath:"#/\
properties/fromTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return re.errors=[{instancePath:t+"/\
fromTime",schemaPath:"#/properties/fromTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=o===r}else var i=!0;if(i)if(e.toTime!==
void 0){let s=e.toTime,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/toTime",schemaPath:"#/properties/toTime/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)){if(s>253402300799||isNaN(s))return re.errors=[{instancePath:t+"/toT\
ime",schemaPath:"#/properties/toTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return re.errors=[{
instancePath:t+"/toTime",schemaPath:"#/properties/toTime/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=o===r}else var i=!0}}}else
return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=p,r===0}re.evaluated={props:{translationIds:!0,
status:!0,fromTime:!0,toTime:!0},dynamicProps:!1,dynamicItems:!1};var ba=Z;function Z(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Z.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.withTM===void 0&&(e.withTM=!0);let s;if(e.fileId===void 0&&(s="fil\
eId")||e.memoryId===void 0&&(s="memoryId"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.fileId!==
void 0){let o=e.fileId,m=r;if(r===m)if(Array.isArray(o)){if(o.length>100)return Z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(o.length<1)return Z.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let l=o.length;for(let g=0;g<l;g++){let y=o[g],d=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Z.errors=[{instancePath:t+
"/fileId/"+g,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===d&&typeof y=="number"&&isFinite(y)&&!w.validate(y))return Z.
errors=[{instancePath:t+"/fileId/"+g,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===r;if(!a)break}}}else return Z.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var i=m===r}else var i=!0;if(i){if(e.memoryId!==
void 0){let o=e.memoryId,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memo\
ryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!w.validate(o))return Z.errors=[{instancePath:t+"/memoryId",schemaPath:"\
#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===r}else var i=!0;if(i){if(e.configId!==void 0){let o=e.configId,m=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!be.validate(o))return Z.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"\
format",params:{format:"int32"}}],!1;var i=m===r}else var i=!0;if(i){if(e.externalModelId!==void 0){let o=e.externalModelId,m=r;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return Z.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!be.validate(o))return Z.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/forma\
t",keyword:"format",params:{format:"int32"}}],!1;var i=m===r}else var i=!0;if(i){let o=r;if(typeof e.withTM!="boolean")return Z.errors=[{instancePath:t+"/withTM",
schemaPath:"#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=o===r}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Z.errors=p,r===0}Z.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,externalModelId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var Pa=X;function X(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=X.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.withTM===void 0&&(e.withTM=!0),e.fileId!==void 0){let s=e.fileId,
o=r;if(r===o)if(Array.isArray(s)){if(s.length>100)return X.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(s.length<1)return X.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let m=s.length;for(let l=0;l<m;l++){let g=s[l],y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return X.errors=[{instancePath:t+"/fileId/"+l,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===y&&typeof g=="number"&&isFinite(g)&&!w.validate(g))return X.errors=[{instancePath:t+
"/fileId/"+l,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===r;if(!a)break}}}else return X.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var i=o===r}else var i=!0;if(i){if(e.memoryId!==void 0){let s=e.memoryId,
o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return X.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=o===r}else var i=!0;if(i){if(e.configId!==void 0){let s=e.configId,o=r;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof s=="number"&&isFinite(s)&&!be.validate(s))return X.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"forma\
t",params:{format:"int32"}}],!1;var i=o===r}else var i=!0;if(i){if(e.externalModelId!==void 0){let s=e.externalModelId,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return X.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof s=="number"&&isFinite(s)&&!be.validate(s))return X.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/properties/externalModelId/format",
keyword:"format",params:{format:"int32"}}],!1;var i=o===r}else var i=!0;if(i){let s=r;if(typeof e.withTM!="boolean")return X.errors=[{instancePath:t+"/withTM",schemaPath:"\
#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===r}}}}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return X.errors=p,r===0}X.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,externalModelId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var st=Ue;function Ue(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ue.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ue.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return Ue.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=p,r===0}Ue.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var _a=fr;function fr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=fr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.signedAgreement===void 0&&(a="signedAgreement"))return fr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.signedAgreement!==void 0&&typeof e.signedAgreement!="boo\
lean")return fr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return fr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=p,r===0}fr.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var wa=_r;function _r(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=_r.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(_r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(_r.errors=p,r===0)}_r.evaluated={dynamicProps:!1,dynamicItems:!1};var it=wr;function wr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=wr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(wr.errors=p,r===0)}wr.evaluated={dynamicProps:!1,dynamicItems:!1};var ka=M;function M(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=M.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.language===void 0&&(m="language")||e.template===void 0&&(m=
"template")||e.templateParams===void 0&&(m="templateParams"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.name!==void 0){let l=e.name,g=r;if(r===g)if(typeof l=="string"){if(P(l)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(P(l)<1)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=g===r}else
var a=!0;if(a){if(e.language!==void 0){let l=r;if(typeof e.language!="string")return M.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){if(e.template!==void 0){let l=e.template,g=r;if(r===g)if(typeof l=="string"){if(P(
l)>100)return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(l)<1)return M.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=g===r}else var a=!0;if(a){if(e.templateParams!==void 0){let l=e.
templateParams,g=r;if(r===g)if(l&&typeof l=="object"&&!Array.isArray(l)){let d;if(l.language===void 0&&(d="language"))return M.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:d}}],!1;if(l.contentLength!==void 0){let _=l.contentLength,
D=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof _=="number"&&isFinite(_)){if(_>5e3||isNaN(_))return M.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(_<1||isNaN(_))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=D===r}else var i=!0;if(i){if(l.memoryId!==void 0){let _=l.memoryId,D=r;if(!(typeof _==
"number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return M.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof _=="number"&&isFinite(_)&&!w.validate(_))return M.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=D===r}else var i=!0;if(i){if(l.
language!==void 0){let _=r;if(typeof l.language!="string")return M.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=_===r}else var i=!0;if(i){if(l.sections!==void 0){let _=l.sections,D=r;if(r===D)if(Array.
isArray(_)){if(_.length>50)return M.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var s=!0;let h=_.length;for(let k=0;k<h;k++){let z=r;if(typeof _[k]!="string")return M.errors=[{instancePath:t+"/templateParam\
s/sections/"+k,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var s=z===r;if(!s)break}}}else
return M.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var i=D===r}else var i=!0;if(i)if(l.summary!==void 0){let _=l.summary,D=r;if(r===D)if(typeof _=="string"){if(P(_)>5e3)return M.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var i=D===r}else var i=!0}}}}else
return M.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=g===r}else var a=!0;
if(a)if(e.preferences!==void 0){let l=e.preferences,g=r;if(r===g)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.tone!==void 0){let d=l.tone,_=r;if(r===_)if(typeof d==
"string"){if(P(d)>5e3)return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var o=_===r}else var o=!0;if(o)if(l.styleguide!==void 0){let d=l.styleguide,_=r;if(r===_)if(typeof d=="string"){if(P(d)>5e3)return M.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return M.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var o=_===
r}else var o=!0}else return M.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=g===
r}else var a=!0}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=p,r===0}M.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Ia=kr;function kr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=kr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(kr.errors=p,r===0)}kr.evaluated={dynamicProps:!1,dynamicItems:!1};var nt=Ir;function Ir(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ir.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ir.errors=p,r===0)}Ir.evaluated={dynamicProps:!1,dynamicItems:!1};var ja=Ne,sa={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function Ne(e,{instancePath:t="",parentData:u,
parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.tone!==void 0){let i=e.tone,s=r;if(typeof i!="string"&&i!==null)return Ne.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:sa.properties.tone.type}}],!1;if(r===s&&typeof i=="string"&&P(i)>5e3)return Ne.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=s===r}else var a=!0;if(a)if(e.styleguide!==void 0){let i=e.styleguide,
s=r;if(typeof i!="string"&&i!==null)return Ne.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:sa.properties.
styleguide.type}}],!1;if(r===s&&typeof i=="string"&&P(i)>5e3)return Ne.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=s===r}else var a=!0}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Ne.errors=p,r===0}Ne.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var xa=jr;function jr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=jr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(jr.errors=p,r===0)}jr.evaluated={dynamicProps:!1,dynamicItems:!1};var ot=Ce;function Ce(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ce.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let i=e.contentId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return Ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i==
"number"&&isFinite(i)&&!w.validate(i))return Ce.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ce.errors=p,r===0}Ce.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Aa=E,yr={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function E(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,
dynamicAnchors:b={}}={}){let p=null,r=0,n=E.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.contentId===void 0&&(m="contentId"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(e.contentId!==void 0){let l=e.contentId,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return E.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)&&!w.validate(l))return E.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var a=g===r}else var a=!0;if(a){if(e.name!==void 0){let l=e.
name,g=r;if(r===g)if(typeof l=="string"){if(P(l)>255)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(P(l)<1)return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=g===r}else var a=!0;if(a){if(e.language!==void 0){
let l=r;if(typeof e.language!="string")return E.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var a=l===r}else var a=!0;if(a){if(e.template!==void 0){let l=e.template,g=r;if(r===g)if(typeof l=="string"){if(P(l)>100)return E.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(P(l)<1)return E.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=g===r}else var a=!0;if(a){if(e.templateParams!==void 0){let l=e.templateParams,g=r;if(r===g)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.contentLength!==void 0){let d=l.contentLength,_=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null)return E.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:yr.properties.
templateParams.properties.contentLength.type}}],!1;if(r===_&&typeof d=="number"&&isFinite(d)){if(d>5e3||isNaN(d))return E.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(d<1||isNaN(
d))return E.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var i=_===r}else var i=!0;if(i){if(l.memoryId!==void 0){let d=l.memoryId,_=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))&&d!==null)return E.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:yr.properties.templateParams.properties.memoryId.type}}],!1;if(r===_&&typeof d=="number"&&isFinite(d)&&!w.validate(d))return E.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=_===r}else var i=!0;
if(i){if(l.language!==void 0){let d=r;if(typeof l.language!="string")return E.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=d===r}else var i=!0;if(i){if(l.sections!==void 0){let d=l.sections,_=r;if(!Array.
isArray(d)&&d!==null)return E.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:yr.properties.templateParams.properties.sections.type}}],!1;if(r===_&&Array.isArray(d)){if(d.length>50)return E.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var s=!0;let v=d.length;for(let h=0;h<
v;h++){let k=r;if(typeof d[h]!="string")return E.errors=[{instancePath:t+"/templateParams/sections/"+h,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var s=k===r;if(!s)break}}}var i=_===r}else var i=!0;if(i)if(l.summary!==void 0){let d=l.summary,_=r;if(typeof d!=
"string"&&d!==null)return E.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:yr.properties.templateParams.properties.summary.type}}],!1;if(r===_&&typeof d=="string"&&P(d)>5e3)return E.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var i=_===r}else var i=!0}}}}else return E.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=g===r}else var a=!0;if(a)if(e.
preferences!==void 0){let l=e.preferences,g=r;if(r===g)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.tone!==void 0){let d=l.tone,_=r;if(typeof d!="string"&&
d!==null)return E.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:yr.properties.
preferences.properties.tone.type}}],!1;if(r===_&&typeof d=="string"&&P(d)>5e3)return E.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var o=_===r}else var o=!0;if(o)if(l.styleguide!==void 0){let d=l.styleguide,_=r;if(typeof d!=
"string"&&d!==null)return E.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:yr.properties.preferences.properties.styleguide.type}}],!1;if(r===_&&typeof d=="string"&&P(d)>5e3)return E.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var o=_===r}else var o=!0}else return E.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=g===r}else var a=!0}}}}}else return E.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=p,r===0}E.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var La=ze;function ze(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ze.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let i=e.contentId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return ze.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i==
"number"&&isFinite(i)&&!w.validate(i))return ze.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=p,r===0}ze.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var pt=Re;function Re(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Re.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let i=e.contentId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return Re.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i==
"number"&&isFinite(i)&&!w.validate(i))return Re.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=p,r===0}Re.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var mt=Je;function Je(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.contentId===void 0&&(a="contentId"))return Je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.contentId!==void 0){let i=e.contentId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return Je.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i==
"number"&&isFinite(i)&&!w.validate(i))return Je.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=p,r===0}Je.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var lt=xr;function xr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=xr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(xr.errors=p,r===0)}xr.evaluated={dynamicProps:!1,dynamicItems:!1};var dt=le;function le(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=le.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.offset===void 0&&(e.offset=0),e.limit===void 0&&(e.limit=25),e.
isArchived!==void 0){let i=r;if(typeof e.isArchived!="boolean")return le.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=i===r}else var a=!0;if(a){if(e.isDelivered!==void 0){let i=r;if(typeof e.isDelivered!="boolean")return le.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===r}else var a=!0;if(a){let i=e.offset,s=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return le.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===s&&typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i)))return le.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var a=s===r;if(a){let m=e.limit,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return le.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)){if(m>50||isNaN(m))return le.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(m<1||isNaN(m))return le.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===r}}}}else return le.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,r===0}le.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var Na=$;var Rr=hr().fullFormats["date-time"],Is={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function q(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=q.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.pretranslate===void 0&&(e.pretranslate=!1),e.autoAccept===void 0&&
(e.autoAccept=!1),e.caseSensitive===void 0&&(e.caseSensitive=!1),e.takeMatchAttribution===void 0&&(e.takeMatchAttribution=!1);let o;if(e.memoryId===void 0&&(o="\
memoryId"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.trgLang!==void 0){let m=r;if(typeof e.
trgLang!="string")return q.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.trgLocale!==void 0){let m=r;if(typeof e.trgLocale!="string")return q.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.dueDate!==void 0){let m=e.dueDate,l=r;if(r===l&&r===l)if(typeof m=="strin\
g"){if(!Rr.validate(m))return q.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return q.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){if(e.
memoryId!==void 0){let m=e.memoryId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!w.validate(m))return q.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.externalModelId!==void 0){
let m=e.externalModelId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return q.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!be.validate(m))return q.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var a=l===r}else var a=!0;if(a){let m=r;if(typeof e.
pretranslate!="boolean")return q.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=m===r;if(a){let g=r;if(typeof e.autoAccept!="boolean")return q.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var a=g===r;if(a){let d=r;if(typeof e.caseSensitive!="boolean")return q.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r;if(a){let D=r;if(typeof e.takeMatchAttribution!="boolean")return q.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){if(e.
configId!==void 0){let h=e.configId,k=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return q.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===k&&typeof h=="number"&&isFinite(h)&&!be.validate(h))return q.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=k===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){
let h=e.workflowTemplateId,k=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return q.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===k&&typeof h=="number"&&isFinite(h)&&!w.validate(h))return q.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=k===r}else var a=!0;if(a){if(e.workflowTemplateName!==
void 0){let h=e.workflowTemplateName,k=r;if(typeof h!="string"&&!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return q.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:Is.properties.workflowTemplateName.type}}],!1;var a=k===r}else var a=!0;
if(a)if(e.workflowStageAssignments!==void 0){let h=e.workflowStageAssignments,k=r;if(r===k)if(Array.isArray(h)){var i=!0;let T=h.length;for(let I=0;I<T;I++){let L=h[I],
J=r;if(r===r)if(L&&typeof L=="object"&&!Array.isArray(L)){let F;if(L.workflowStageTemplateId===void 0&&(F="workflowStageTemplateId"))return q.errors=[{instancePath:t+
"/workflowStageAssignments/"+I,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:F}}],!1;if(L.workflowStageTemplateId!==
void 0){let S=L.workflowStageTemplateId,me=r;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return q.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+I+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
me&&typeof S=="number"&&isFinite(S)&&!w.validate(S))return q.errors=[{instancePath:t+"/workflowStageAssignments/"+I+"/workflowStageTemplateId",schemaPath:"Workf\
lowStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var s=me===r}else var s=!0;if(s){if(L.userId!==
void 0){let S=L.userId,me=r;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return q.errors=[{instancePath:t+"/workflowStageAssignments/"+I+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===me&&typeof S=="number"&&isFinite(S)&&!w.validate(S))return q.
errors=[{instancePath:t+"/workflowStageAssignments/"+I+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var s=me===r}else var s=!0;if(s)if(L.email!==void 0){let S=r;if(typeof L.email!="string")return q.errors=[{instancePath:t+"/workflowStageAssignment\
s/"+I+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var s=S===r}else var s=!0}}else return q.
errors=[{instancePath:t+"/workflowStageAssignments/"+I,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var i=J===r;if(!i)
break}}else return q.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=k===r}else var a=!0}}}}}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=
p,r===0}q.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function $(e,{instancePath:t="",parentData:u,
parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=$.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.name===void 0&&(o="name")||e.fileIds===void 0&&(o="fileIds")||e.languagePairs===void 0&&(o="languagePa\
irs")||e.srcLang===void 0&&(o="srcLang"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.name!==
void 0){let m=e.name,l=r;if(r===l)if(typeof m=="string"){if(P(m)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(m)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else var a=!0;if(a){
if(e.fileIds!==void 0){let m=e.fileIds,l=r;if(r===l)if(Array.isArray(m)){if(m.length>1e3)return $.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(m.length<1)return $.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=m.length;for(let d=0;d<y;d++){let _=m[d],D=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return $.
errors=[{instancePath:t+"/fileIds/"+d,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===D&&typeof _=="number"&&isFinite(
_)&&!w.validate(_))return $.errors=[{instancePath:t+"/fileIds/"+d,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var i=D===
r;if(!i)break}}}else return $.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=l===r}else
var a=!0;if(a){if(e.languagePairs!==void 0){let m=e.languagePairs,l=r;if(r===l)if(Array.isArray(m)){if(m.length>200)return $.errors=[{instancePath:t+"/languageP\
airs",schemaPath:"#/properties/languagePairs/maxItems",keyword:"maxItems",params:{limit:200}}],!1;if(m.length<1)return $.errors=[{instancePath:t+"/languagePairs",
schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var s=!0;let y=m.length;for(let d=0;d<y;d++){let _=r;q(m[d],{instancePath:t+
"/languagePairs/"+d,parentData:m,parentDataProperty:d,rootData:c,dynamicAnchors:b})||(p=p===null?q.errors:p.concat(q.errors),r=p.length);var s=_===r;if(!s)break}}}else
return $.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=l===r}else var a=!0;
if(a){if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return $.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.srcLocale!==void 0){let m=r;if(typeof e.srcLocale!="string")return $.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due!==void 0){let m=e.due,
l=r;if(r===l&&r===l)if(typeof m=="string"){if(!Rr.validate(m))return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return $.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=l===r}else
var a=!0;if(a){if(e.isPlural!==void 0){let m=r;if(typeof e.isPlural!="boolean")return $.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==void 0){let m=e.workflowTemplateId,l=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return $.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!w.validate(m))return $.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a)if(e.domainId!==void 0){let m=e.domainId,l=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return $.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!be.validate(m))return $.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=l===r}else var a=!0}}}}}}}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return $.errors=p,r===0}$.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var Da=Ar;function Ar(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ar.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ar.errors=p,r===0)}Ar.evaluated={dynamicProps:!1,dynamicItems:!1};var ft=Oe;function Oe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Oe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Oe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=p,r===0}Oe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var qa=Q,Gr={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","null"],format:"\
date-time"},due:{type:["string","null"],format:"date-time"},isProcessing:{type:"string",enum:["0","1","-2"]},processingErrorMsg:{type:"string",maxLength:1e3}},required:[
"jobId"],$id:"updateJob"};function Q(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Q.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.jobId===void 0&&(i="jobId"))return Q.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.jobId!==void 0){let s=e.jobId,o=r;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return Q.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return Q.errors=[{instancePath:t+"\
/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(s)<1)return Q.errors=[{instancePath:t+"/name",schemaPath:"#/pro\
perties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.dueDate!==void 0){let s=e.dueDate,o=r;if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:t+
"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:Gr.properties.dueDate.type}}],!1;if(r===o&&r===o&&typeof s=="string"&&!Rr.validate(
s))return Q.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1;var a=o===r}else var a=!0;
if(a){if(e.due!==void 0){let s=e.due,o=r;if(typeof s!="string"&&s!==null)return Q.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"typ\
e",params:{type:Gr.properties.due.type}}],!1;if(r===o&&r===o&&typeof s=="string"&&!Rr.validate(s))return Q.errors=[{instancePath:t+"/due",schemaPath:"#/properti\
es/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=o===r}else var a=!0;if(a){if(e.isProcessing!==void 0){let s=e.isProcessing,o=r;if(typeof s!=
"string")return Q.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="0"||s===
"1"||s==="-2"))return Q.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:Gr.properties.isProcessing.
enum}}],!1;var a=o===r}else var a=!0;if(a)if(e.processingErrorMsg!==void 0){let s=e.processingErrorMsg,o=r;if(r===o)if(typeof s=="string"){if(P(s)>1e3)return Q.
errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return Q.errors=
[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0}}}}}else
return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=p,r===0}Q.evaluated={props:{jobId:!0,name:!0,dueDate:!0,
due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,dynamicItems:!1};var Ta=We;function We(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=We.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return We.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return We.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return We.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return We.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=p,r===0}We.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var yt=Ke;function Ke(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ke.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ke.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=p,r===0}Ke.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ut=Ve;function Ve(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ve.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Ve.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=p,r===0}Ve.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ct=Be;function Be(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Be.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Be.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Be.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=p,r===0}Be.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ht=Qe;function Qe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Qe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Qe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Qe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=p,r===0}Qe.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var gt=Ge;function Ge(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ge.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Ge.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=p,r===0}Ge.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var vt=Ze;function Ze(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ze.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return Ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Ze.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return Ze.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ze.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=p,r===0}Ze.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var bt=he,js={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]},checks:{type:"boolean"}},required:["j\
obId","type"],$id:"exportJob"};function he(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=he.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.jobId===void 0&&(i="jobId")||
e.type===void 0&&(i="type"))return he.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.jobId!==void 0){let s=e.
jobId,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return he.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return he.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.type!==void 0){let s=e.type,o=r;if(typeof s!="string")return he.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="files"||s==="memory"))return he.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:js.properties.type.enum}}],!1;var a=o===r}else var a=!0;if(a)if(e.checks!==void 0){
let s=r;if(typeof e.checks!="boolean")return he.errors=[{instancePath:t+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"boolean"}}],
!1;var a=s===r}else var a=!0}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=p,r===0}he.
evaluated={props:{jobId:!0,type:!0,checks:!0},dynamicProps:!1,dynamicItems:!1};var Pt=ke,xs={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{
type:"string",enum:["files","memory"]}},required:["jobId"],$id:"downloadJob"};function ke(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){
let p=null,r=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.
jobId===void 0&&(i="jobId"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.jobId!==void 0){let s=e.
jobId,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return ke.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a)if(e.type!==void 0){let s=e.type,o=r;if(typeof s!="string")return ke.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="files"||s==="memory"))return ke.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:xs.properties.type.enum}}],!1;var a=o===r}else var a=!0}else return ke.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=p,r===0}ke.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};
var _t=V,As={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer",minimum:-62167219200,maximum:253402300799},to_time:{type:"integer",minimum:-62167219200,maximum:253402300799},state:{type:"string",enum:["backlog","inP\
rogress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{type:"string"}},required:[],$id:"listProjects"};function V(e,{instancePath:t="",
parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.archived===void 0&&(e.archived=!0),e.id!==void 0){let s=e.id,o=r;if(r===o)if(Array.isArray(s)){var a=!0;
let m=s.length;for(let l=0;l<m;l++){let g=s[l],y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return V.errors=[{instancePath:t+"/id/"+l,schemaPath:"\
#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===y&&typeof g=="number"&&isFinite(g)&&!w.validate(g))return V.errors=[{instancePath:t+
"/id/"+l,schemaPath:"#/properties/id/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===r;if(!a)break}}else return V.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],!1;var i=o===r}else var i=!0;if(i){if(e.srclang!==void 0){let s=r;if(typeof e.srclang!=
"string")return V.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===r}else var i=!0;
if(i){if(e.trglang!==void 0){let s=r;if(typeof e.trglang!="string")return V.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=s===r}else var i=!0;if(i){if(e.from_time!==void 0){let s=e.from_time,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return V.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="numb\
er"&&isFinite(s)){if(s>253402300799||isNaN(s))return V.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/maximum",keyword:"maximum",params:{
comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return V.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/from_time/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=o===r}else var i=!0;if(i){if(e.to_time!==void 0){let s=e.to_time,o=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof s=="number"&&isFinite(s)){if(s>253402300799||isNaN(s))return V.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:253402300799}}],!1;if(s<-62167219200||isNaN(s))return V.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_tim\
e/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var i=o===r}else var i=!0;if(i){if(e.state!==void 0){let s=e.state,o=r;if(typeof s!=
"string")return V.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inPr\
ogress"||s==="inReview"||s==="inQA"||s==="done"))return V.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:As.
properties.state.enum}}],!1;var i=o===r}else var i=!0;if(i){let s=r;if(typeof e.archived!="boolean")return V.errors=[{instancePath:t+"/archived",schemaPath:"#/p\
roperties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===r;if(i)if(e.connector_id!==void 0){let m=r;if(typeof e.connector_id!="string")return V.
errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connector_id/type",keyword:"type",params:{type:"string"}}],!1;var i=m===r}else var i=!0}}}}}}}else
return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=p,r===0}V.evaluated={props:{id:!0,srclang:!0,trglang:!0,
from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},dynamicProps:!1,dynamicItems:!1};var Fa=N,ia={type:"object",properties:{memory_id:{type:"integer",
format:"int64"},name:{type:"string",minLength:1,maxLength:255},job_id:{type:"integer",format:"int64"},due_date:{type:"integer",minimum:-62167219200,maximum:253402300799},
metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{
type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"\
integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{
type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{
type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProject"};function N(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,
dynamicAnchors:b={}}={}){let p=null,r=0,n=N.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){e.sample_review_percentage===void 0&&(e.sample_review_percentage=100),e.llm_provider===void 0&&(e.llm_provider="neural"),e.job_type===void 0&&(e.job_type=
"TRANSLATION");let s;if(e.memory_id===void 0&&(s="memory_id")||e.name===void 0&&(s="name"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:s}}],!1;if(e.memory_id!==void 0){let o=e.memory_id,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return N.errors=[
{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!w.
validate(o))return N.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.name!==void 0){let o=e.name,m=r;if(r===m)if(typeof o=="string"){if(P(o)>255)return N.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(o)<1)return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
r}else var a=!0;if(a){if(e.job_id!==void 0){let o=e.job_id,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return N.errors=[{instancePath:t+"/job_i\
d",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!w.validate(o))return N.errors=[
{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==
void 0){let o=e.due_date,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return N.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_\
date/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)){if(o>253402300799||isNaN(o))return N.errors=[{instancePath:t+"\
/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(o<-62167219200||isNaN(o))return N.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let o=e.metadata,m=r;if(r===m)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50)return N.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let g in o){let y=o[g],d=r;if(typeof y!="string"&&
!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean")return N.errors=[{instancePath:t+"/metadata/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:ia.properties.metadata.additionalProperties.type}}],!1;var i=d===r;if(!i)break}}else return N.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflowTemplateId!==
void 0){let o=e.workflowTemplateId,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return N.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!w.validate(o))return N.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.workflow_template_name!==
void 0){let o=r;if(typeof e.workflow_template_name!="string")return N.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){let o=e.sample_review_percentage,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return N.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return N.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(o<0||isNaN(o))return N.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===r;if(a){let g=r;if(typeof e.
llm_provider!="string")return N.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=g===
r;if(a){if(e.external_model_id!==void 0){let d=e.external_model_id,_=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return N.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof d=="number"&&isFinite(d)&&!be.
validate(d))return N.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=_===r}else var a=!0;if(a){if(e.domainId!==void 0){let d=e.domainId,_=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return N.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof d=="number"&&isFinite(d)&&!be.validate(d))return N.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=_===r}else var a=!0;if(a){if(e.
is_plural!==void 0){let d=r;if(typeof e.is_plural!="boolean")return N.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=d===r}else var a=!0;if(a){if(e.require_batch_qa_translator!==void 0){let d=r;if(typeof e.require_batch_qa_translator!="boo\
lean")return N.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=d===r}else var a=!0;if(a){if(e.enable_prompt_labeling!==void 0){let d=r;if(typeof e.enable_prompt_labeling!="boolean")return N.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r}else var a=!0;if(a){if(e.
is_enhanced_human_ai_optimized!==void 0){let d=r;if(typeof e.is_enhanced_human_ai_optimized!="boolean")return N.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r}else var a=!0;if(a){let d=e.job_type,
_=r;if(typeof d!="string")return N.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(d===
"TRANSLATION"||d==="PROMPT_RESPONSE"))return N.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:ia.
properties.job_type.enum}}],!1;var a=_===r;if(a)if(e.additional_guidelines!==void 0){let v=e.additional_guidelines,h=r;if(r===h)if(typeof v=="string"){if(P(v)>5e3)
return N.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return N.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=h===
r}else var a=!0}}}}}}}}}}}}}}}}else return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=p,r===0}N.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var Ea=Lr;function Lr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Lr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Lr.errors=p,r===0)}Lr.evaluated={dynamicProps:!1,dynamicItems:!1};var wt=He;function He(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=He.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return He.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return He.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return He.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return He.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=p,r===0}He.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var kt=Ie;function Ie(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.is_xliff===void 0&&(e.is_xliff=!0);let i;if(e.id===void 0&&(i="id"))
return Ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return Ie.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a){let s=r;if(typeof e.is_xliff!="boolean")return Ie.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r;if(a)if(e.checks!==void 0){let m=r;if(typeof e.checks!="boolean")return Ie.errors=[{instancePath:t+
"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r}else var a=!0}}else return Ie.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,r===0}Ie.evaluated={props:{id:!0,is_xliff:!0,checks:!0},dynamicProps:!1,dynamicItems:!1};var It=H,
Ls={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","\
TM+MT"]},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integ\
er",format:"int32"}},required:["name","project_id"],$id:"uploadDocument"};function H(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){
let p=null,r=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.auto_accept===
void 0&&(e.auto_accept=!1),e.case_sensitive===void 0&&(e.case_sensitive=!1),e.match_attribution===void 0&&(e.match_attribution=!1);let i;if(e.name===void 0&&(i=
"name")||e.project_id===void 0&&(i="project_id"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.
name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(s)<1)return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){
if(e.project_id!==void 0){let s=e.project_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return H.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return H.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.pretranslate!==void 0){
let s=e.pretranslate,o=r;if(typeof s!="string")return H.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{
type:"string"}}],!1;if(!(s==="TM"||s==="TM+MT"))return H.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{
allowedValues:Ls.properties.pretranslate.enum}}],!1;var a=o===r}else var a=!0;if(a){let s=r;if(typeof e.auto_accept!="boolean")return H.errors=[{instancePath:t+
"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r;if(a){let m=r;if(typeof e.case_sensitive!="boo\
lean")return H.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===r;if(a){
let g=r;if(typeof e.match_attribution!="boolean")return H.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=g===r;if(a)if(e.config_id!==void 0){let d=e.config_id,_=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return H.
errors=[{instancePath:t+"/config_id",schemaPath:"#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof d=="number"&&isFinite(
d)&&!be.validate(d))return H.errors=[{instancePath:t+"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=_===
r}else var a=!0}}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=p,r===0}H.evaluated={props:{
name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var Ma=de,Ns={type:"o\
bject",properties:{mode:{type:"string",enum:["TM","TM+MT"],default:"TM"},auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{
type:"boolean",default:!1},id:{oneOf:[{type:"integer",format:"int64"},{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}}]}},required:[
"id"],$id:"pretranslateDocuments"};function de(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=de.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.mode===void 0&&(e.mode="TM"),
e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===void 0&&(e.case_sensitive=!1),e.attribute_to_creator===void 0&&(e.attribute_to_creator=!1);let o;if(e.
id===void 0&&(o="id"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let m=e.mode,l=r;if(typeof m!=
"string")return de.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="TM"||m==="TM+MT"))return de.
errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:Ns.properties.mode.enum}}],!1;var a=l===r;if(a){let g=r;
if(typeof e.auto_accept!="boolean")return de.errors=[{instancePath:t+"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"bool\
ean"}}],!1;var a=g===r;if(a){let d=r;if(typeof e.case_sensitive!="boolean")return de.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sen\
sitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r;if(a){let D=r;if(typeof e.attribute_to_creator!="boolean")return de.errors=[{instancePath:t+
"/attribute_to_creator",schemaPath:"#/properties/attribute_to_creator/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a)if(e.id!==void 0){let h=e.
id,k=r,z=r,T=!1,I=null,L=r;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/0/type",keyword:"\
type",params:{type:"integer"}};p===null?p=[j]:p.push(j),r++}if(r===L&&typeof h=="number"&&isFinite(h)&&!w.validate(h)){let j={instancePath:t+"/id",schemaPath:"#\
/properties/id/oneOf/0/format",keyword:"format",params:{format:"int64"}};p===null?p=[j]:p.push(j),r++}var s=L===r;s&&(T=!0,I=0);let J=r;if(r===J)if(Array.isArray(
h))if(h.length>1e3){let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/1/maxItems",keyword:"maxItems",params:{limit:1e3}};p===null?p=[j]:p.push(j),r++}else if(h.
length<1){let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/1/minItems",keyword:"minItems",params:{limit:1}};p===null?p=[j]:p.push(j),r++}else{var i=!0;
let j=h.length;for(let F=0;F<j;F++){let S=h[F],me=r;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))){let se={instancePath:t+"/id/"+F,schemaPath:"#/prop\
erties/id/oneOf/1/items/type",keyword:"type",params:{type:"integer"}};p===null?p=[se]:p.push(se),r++}if(r===me&&typeof S=="number"&&isFinite(S)&&!w.validate(S)){
let se={instancePath:t+"/id/"+F,schemaPath:"#/properties/id/oneOf/1/items/format",keyword:"format",params:{format:"int64"}};p===null?p=[se]:p.push(se),r++}var i=me===
r;if(!i)break}}else{let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf/1/type",keyword:"type",params:{type:"array"}};p===null?p=[j]:p.push(j),r++}var s=J===
r;if(s&&T?(T=!1,I=[I,1]):s&&(T=!0,I=1),T)r=z,p!==null&&(z?p.length=z:p=null);else{let j={instancePath:t+"/id",schemaPath:"#/properties/id/oneOf",keyword:"oneOf",
params:{passingSchemas:I}};return p===null?p=[j]:p.push(j),r++,de.errors=p,!1}var a=k===r}else var a=!0}}}}}else return de.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=p,r===0}de.evaluated={props:{mode:!0,auto_accept:!0,case_sensitive:!0,attribute_to_creator:!0,
id:!0},dynamicProps:!1,dynamicItems:!1};var $a=je,Ds={type:"object",properties:{mode:{type:"string",enum:["TM","TM+MT"],default:"TM"},auto_accept:{type:"boolean",
default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{type:"boolean",default:!1}},required:[],$id:"pretranslateDocuments_parameters"};function je(e,{
instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.mode===void 0&&(e.mode="TM"),e.auto_accept===void 0&&(e.auto_accept=!1),e.case_sensitive===
void 0&&(e.case_sensitive=!1),e.attribute_to_creator===void 0&&(e.attribute_to_creator=!1);let i=e.mode,s=r;if(typeof i!="string")return je.errors=[{instancePath:t+
"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="TM"||i==="TM+MT"))return je.errors=[{instancePath:t+"/mode",schemaPath:"\
#/properties/mode/enum",keyword:"enum",params:{allowedValues:Ds.properties.mode.enum}}],!1;var a=s===r;if(a){let o=r;if(typeof e.auto_accept!="boolean")return je.
errors=[{instancePath:t+"/auto_accept",schemaPath:"#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===r;if(a){let l=r;if(typeof e.
case_sensitive!="boolean")return je.errors=[{instancePath:t+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],
!1;var a=l===r;if(a){let y=r;if(typeof e.attribute_to_creator!="boolean")return je.errors=[{instancePath:t+"/attribute_to_creator",schemaPath:"#/properties/attr\
ibute_to_creator/type",keyword:"type",params:{type:"boolean"}}],!1;var a=y===r}}}}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return je.errors=p,r===0}je.evaluated={props:{mode:!0,auto_accept:!0,case_sensitive:!0,attribute_to_creator:!0},dynamicProps:!1,dynamicItems:!1};
var jt=Ye;function Ye(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Ye.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ye.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return Ye.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=p,r===0}Ye.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var xt=De;function De(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=De.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.include_comments===void 0&&(e.include_comments=!1);let i;if(e.id===
void 0&&(i="id"))return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=o===r}else var a=!0;if(a){let s=r;if(typeof e.include_comments!="boolean")return De.errors=[{instancePath:t+"/include_comments",schemaPath:"#\
/properties/include_comments/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r}}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return De.errors=p,r===0}De.evaluated={props:{id:!0,include_comments:!0},dynamicProps:!1,dynamicItems:!1};var Sa=ee;function ee(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ee.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.shouldApplySegmentation===void 0&&(e.shouldApplySegmentation=!1);let i;
if(e.source===void 0&&(i="source"))return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.source!==void 0){
let s=e.source,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return ee.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"m\
axLength",params:{limit:5e3}}],!1;if(P(s)<1)return ee.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ee.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){
if(e.target!==void 0){let s=e.target,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return ee.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target\
/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return ee.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.memory_id!==void 0){let s=e.memory_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(
s)&&!w.validate(s))return ee.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0;if(a){if(e.document_id!==void 0){let s=e.document_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+
"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))
return ee.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;
if(a){let s=r;if(typeof e.shouldApplySegmentation!="boolean")return ee.errors=[{instancePath:t+"/shouldApplySegmentation",schemaPath:"#/properties/shouldApplySe\
gmentation/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r;if(a)if(e.srcLang!==void 0){let m=r;if(typeof e.srcLang!="string")return ee.errors=[{instancePath:t+
"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0}}}}}else return ee.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=p,r===0}ee.evaluated={props:{source:!0,target:!0,memory_id:!0,document_id:!0,shouldApplySegmentation:!0,
srcLang:!0},dynamicProps:!1,dynamicItems:!1};var Ua=Nr;function Nr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Nr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Nr.errors=p,r===0)}Nr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ca=ge;function ge(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.target===void 0&&(i="target"))return ge.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s==
"number"&&isFinite(s)&&!w.validate(s))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=o===r}else var a=!0;if(a)if(e.target!==void 0){let s=e.target,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return ge.errors=[{instancePath:t+"/target",
schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(P(s)<1)return ge.errors=[{instancePath:t+"/target",schemaPath:"#/prope\
rties/target/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"\
type",params:{type:"string"}}],!1;var a=o===r}else var a=!0}else return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
return ge.errors=p,r===0}ge.evaluated={props:{id:!0,target:!0},dynamicProps:!1,dynamicItems:!1};var za=Dr;function Dr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Dr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Dr.errors=p,r===0)}Dr.evaluated={dynamicProps:!1,dynamicItems:!1};var At=Xe;function Xe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return Xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Xe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=p,r===0}Xe.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ra=xe;function xe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.segmentIds===void 0&&(i="segmentIds"))return xe.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.segmentIds!==void 0){let s=e.segmentIds;if(r===r)if(Array.isArray(
s)){if(s.length>1e3)return xe.errors=[{instancePath:t+"/segmentIds",schemaPath:"#/properties/segmentIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;
let m=s.length;for(let l=0;l<m;l++){let g=s[l],y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return xe.errors=[{instancePath:t+"/segmentIds/"+l,schemaPath:"\
#/properties/segmentIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(r===y&&typeof g=="number"&&isFinite(g)&&!w.validate(g))return xe.errors=[{instancePath:t+
"/segmentIds/"+l,schemaPath:"#/properties/segmentIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=y===r;if(!a)break}}}else return xe.errors=
[{instancePath:t+"/segmentIds",schemaPath:"#/properties/segmentIds/type",keyword:"type",params:{type:"array"}}],!1}}else return xe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=p,r===0}xe.evaluated={props:{segmentIds:!0},dynamicProps:!1,dynamicItems:!1};var Ja=qr;function qr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=qr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(qr.errors=p,r===0)}qr.evaluated={dynamicProps:!1,dynamicItems:!1};var Lt=fe;function fe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.source_tagged===void 0&&(i="source_tagged")||e.target===void 0&&
(i="target")||e.memory_id===void 0&&(i="memory_id"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;
if(e.source_tagged!==void 0){let s=e.source_tagged,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return fe.errors=[{instancePath:t+"/source_tagged",schemaPath:"\
#/properties/source_tagged/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return fe.errors=[{instancePath:t+"/source_tagged",schemaPath:"#/properti\
es/source_tagged/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.target!==void 0){let s=e.target,o=r;if(r===o)if(typeof s==
"string"){if(P(s)>5e3)return fe.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return fe.
errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a)if(e.memory_id!==
void 0){let s=e.memory_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return fe.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/m\
emory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return fe.errors=[{instancePath:t+"/memory_\
id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0}}else return fe.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=p,r===0}fe.evaluated={props:{source_tagged:!0,target:!0,memory_id:!0},dynamicProps:!1,dynamicItems:!1};
var Nt=qe;function qe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="numb\
er"&&isFinite(s)&&!w.validate(s))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===
r}else var a=!0;if(a)if(e.labels!==void 0){let s=e.labels,o=r;if(r===o)if(Array.isArray(s)){var i=!0;let l=s.length;for(let g=0;g<l;g++){let y=r;if(typeof s[g]!=
"string")return qe.errors=[{instancePath:t+"/labels/"+g,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=y===r;if(!i)
break}}else return qe.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=o===r}else var a=!0}else
return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=p,r===0}qe.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var Oa=C,na={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},langId:{
type:"boolean",default:!0},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{
type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"]}},required:["name"],$id:"uploadFile"},
lr=new RegExp("^[^,]*$","u");function C(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=C.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.langId===void 0&&(e.langId=!0),e.category===
void 0&&(e.category="API");let s;if(e.name===void 0&&(s="name"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],
!1;if(e.name!==void 0){let o=e.name,m=r;if(r===m)if(typeof o=="string"){if(P(o)>255)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(P(o)<1)return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.file_hash!==void 0){let o=e.file_hash,m=r;if(r===m)if(typeof o=="string"){if(P(o)>128)return C.errors=[{instancePath:t+"/file_hash",schemaPath:"\
#/properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return C.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_h\
ash/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){let o=r;if(typeof e.langId!="boolean")return C.errors=[{instancePath:t+"/la\
ngId",schemaPath:"#/properties/langId/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===r;if(a){if(e.project_id!==void 0){let l=e.project_id,g=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return C.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===g&&typeof l=="number"&&isFinite(l)&&!w.validate(l))return C.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/form\
at",keyword:"format",params:{format:"int64"}}],!1;var a=g===r}else var a=!0;if(a){let l=e.category,g=r;if(typeof l!="string")return C.errors=[{instancePath:t+"/\
category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="API"||l==="REFERENCE"))return C.errors=[{instancePath:t+"\
/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:na.properties.category.enum}}],!1;var a=g===r;if(a){if(e.labels!==void 0){
let d=e.labels,_=r;if(r===_)if(Array.isArray(d)){var i=!0;let v=d.length;for(let h=0;h<v;h++){let k=d[h],z=r;if(r===z)if(typeof k=="string"){if(P(k)>255)return C.
errors=[{instancePath:t+"/labels/"+h,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(k)<1)return C.errors=[{instancePath:t+
"/labels/"+h,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(k))return C.errors=[{instancePath:t+"/labels\
/"+h,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return C.errors=[{instancePath:t+"/labels/"+h,schemaPath:"\
#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=z===r;if(!i)break}}else return C.errors=[{instancePath:t+"/labels",schemaPath:"\
#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=_===r}else var a=!0;if(a)if(e.job_type!==void 0){let d=e.job_type,_=r;if(typeof d!="st\
ring")return C.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="TRANSLATION"||d===
"PROMPT_RESPONSE"))return C.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:na.properties.job_type.
enum}}],!1;var a=_===r}else var a=!0}}}}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=p,
r===0}C.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var Wa=R,oa={type:"ob\
ject",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},langId:{type:"boolean",default:!0},project_id:{type:"in\
teger",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},
job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"]}},required:[],$id:"uploadFile_parameters"};function R(e,{instancePath:t="",parentData:u,parentDataProperty:f,
rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){if(e.langId===void 0&&(e.langId=!0),e.category===void 0&&(e.category="API"),e.name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="\
string"){if(P(s)>255)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(s)<1)return R.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.file_hash!==void 0){let s=e.file_hash,o=r;if(r===
o)if(typeof s=="string"){if(P(s)>128)return R.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],
!1}else return R.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;
if(a){let s=r;if(typeof e.langId!="boolean")return R.errors=[{instancePath:t+"/langId",schemaPath:"#/properties/langId/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var a=s===r;if(a){if(e.project_id!==void 0){let m=e.project_id,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return R.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!w.validate(m))return R.
errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){
let m=e.category,l=r;if(typeof m!="string")return R.errors=[{instancePath:t+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(m==="API"||m==="REFERENCE"))return R.errors=[{instancePath:t+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues:oa.
properties.category.enum}}],!1;var a=l===r;if(a){if(e.labels!==void 0){let y=e.labels,d=r;if(r===d)if(Array.isArray(y)){var i=!0;let D=y.length;for(let v=0;v<D;v++){
let h=y[v],k=r;if(r===k)if(typeof h=="string"){if(P(h)>255)return R.errors=[{instancePath:t+"/labels/"+v,schemaPath:"#/properties/labels/items/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(h)<1)return R.errors=[{instancePath:t+"/labels/"+v,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",
params:{limit:1}}],!1;if(!lr.test(h))return R.errors=[{instancePath:t+"/labels/"+v,schemaPath:"#/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"\
^[^,]*$"}}],!1}else return R.errors=[{instancePath:t+"/labels/"+v,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=k===
r;if(!i)break}}else return R.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=d===r}else var a=!0;
if(a)if(e.job_type!==void 0){let y=e.job_type,d=r;if(typeof y!="string")return R.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="TRANSLATION"||y==="PROMPT_RESPONSE"))return R.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/\
enum",keyword:"enum",params:{allowedValues:oa.properties.job_type.enum}}],!1;var a=d===r}else var a=!0}}}}}}else return R.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return R.errors=p,r===0}R.evaluated={props:{name:!0,file_hash:!0,langId:!0,project_id:!0,category:!0,labels:!0,
job_type:!0},dynamicProps:!1,dynamicItems:!1};var Dt=er;function er(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=er.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return er.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return er.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return er.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return er.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=p,r===0}er.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var qt=rr;function rr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=rr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return rr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return rr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return rr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return rr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=p,r===0}rr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ka=ye;function ye(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.name===void 0&&(i="name"))return ye.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return ye.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s==
"number"&&isFinite(s)&&!w.validate(s))return ye.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=o===r}else var a=!0;if(a)if(e.name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return ye.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(s)<1)return ye.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(s))return ye.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[^,]*$"}}],!1}else return ye.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===
r}else var a=!0}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=p,r===0}ye.evaluated={props:{
id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Va=tr;function tr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return tr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return tr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return tr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=p,r===0}tr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Tt=ve;function ve(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id")||e.name===void 0&&(i="name"))return ve.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s)))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s==
"number"&&isFinite(s)&&!w.validate(s))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=o===r}else var a=!0;if(a)if(e.name!==void 0){let s=e.name,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return ve.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(s)<1)return ve.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=o===r}else var a=!0}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=p,
r===0}ve.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Ft=ue,qs={type:"object",properties:{ids:{type:"array",maxItems:1e3,items:{type:"i\
nteger",format:"int64"}},statuses:{type:"array",items:{type:"string",enum:["pending","uploaded","failed","canceled"]}}},required:[],$id:"listUploads"};function ue(e,{
instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ids!==void 0){let o=e.ids,m=r;if(r===m)if(Array.isArray(o)){if(o.length>1e3)return ue.errors=
[{instancePath:t+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;let l=o.length;for(let g=0;g<l;g++){let y=o[g],
d=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ue.errors=[{instancePath:t+"/ids/"+g,schemaPath:"#/properties/ids/items/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===d&&typeof y=="number"&&isFinite(y)&&!w.validate(y))return ue.errors=[{instancePath:t+"/ids/"+g,schemaPath:"#/properties/ids/\
items/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===r;if(!a)break}}}else return ue.errors=[{instancePath:t+"/ids",schemaPath:"#/properties/ids\
/type",keyword:"type",params:{type:"array"}}],!1;var i=m===r}else var i=!0;if(i)if(e.statuses!==void 0){let o=e.statuses,m=r;if(r===m)if(Array.isArray(o)){var s=!0;
let g=o.length;for(let y=0;y<g;y++){let d=o[y],_=r;if(typeof d!="string")return ue.errors=[{instancePath:t+"/statuses/"+y,schemaPath:"#/properties/statuses/item\
s/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="pending"||d==="uploaded"||d==="failed"||d==="canceled"))return ue.errors=[{instancePath:t+"/statuse\
s/"+y,schemaPath:"#/properties/statuses/items/enum",keyword:"enum",params:{allowedValues:qs.properties.statuses.items.enum}}],!1;var s=_===r;if(!s)break}}else return ue.
errors=[{instancePath:t+"/statuses",schemaPath:"#/properties/statuses/type",keyword:"type",params:{type:"array"}}],!1;var i=m===r}else var i=!0}else return ue.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=p,r===0}ue.evaluated={props:{ids:!0,statuses:!0},dynamicProps:!1,
dynamicItems:!1};var Et=ar;function ar(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.uploadId===void 0&&(a="uploadId"))return ar.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.uploadId!==void 0){let i=e.uploadId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return ar.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i==
"number"&&isFinite(i)&&!w.validate(i))return ar.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/format",keyword:"format",params:{format:"i\
nt64"}}],!1}}else return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=p,r===0}ar.evaluated={props:{
uploadId:!0},dynamicProps:!1,dynamicItems:!1};var Mt=U,Ts={type:"object",properties:{filename:{type:"string",minLength:1,maxLength:255},type:{type:"string",minLength:1,
maxLength:255},"metadata.size":{type:"integer",format:"int64",minimum:0},"metadata.category":{type:"string",enum:["API","REFERENCE"]},"metadata.uuid":{type:"str\
ing",maxLength:128},"metadata.labels":{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}}},required:["filename","type"],
$id:"getUploadParams"};function U(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=U.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.filename===void 0&&(s="filename")||
e.type===void 0&&(s="type"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;if(e.filename!==void 0){
let o=e.filename,m=r;if(r===m)if(typeof o=="string"){if(P(o)>255)return U.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(o)<1)return U.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return U.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else
var a=!0;if(a){if(e.type!==void 0){let o=e.type,m=r;if(r===m)if(typeof o=="string"){if(P(o)>255)return U.errors=[{instancePath:t+"/type",schemaPath:"#/propertie\
s/type/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(o)<1)return U.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
r}else var a=!0;if(a){if(e["metadata.size"]!==void 0){let o=e["metadata.size"],m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return U.errors=[{instancePath:t+
"/metadata.size",schemaPath:"#/properties/metadata.size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)){if(o<0||isNaN(
o))return U.errors=[{instancePath:t+"/metadata.size",schemaPath:"#/properties/metadata.size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!w.
validate(o))return U.errors=[{instancePath:t+"/metadata.size",schemaPath:"#/properties/metadata.size/format",keyword:"format",params:{format:"int64"}}],!1}var a=m===
r}else var a=!0;if(a){if(e["metadata.category"]!==void 0){let o=e["metadata.category"],m=r;if(typeof o!="string")return U.errors=[{instancePath:t+"/metadata.cat\
egory",schemaPath:"#/properties/metadata.category/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="API"||o==="REFERENCE"))return U.errors=[{instancePath:t+
"/metadata.category",schemaPath:"#/properties/metadata.category/enum",keyword:"enum",params:{allowedValues:Ts.properties["metadata.category"].enum}}],!1;var a=m===
r}else var a=!0;if(a){if(e["metadata.uuid"]!==void 0){let o=e["metadata.uuid"],m=r;if(r===m)if(typeof o=="string"){if(P(o)>128)return U.errors=[{instancePath:t+
"/metadata.uuid",schemaPath:"#/properties/metadata.uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return U.errors=[{instancePath:t+"/metadata.\
uuid",schemaPath:"#/properties/metadata.uuid/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a)if(e["metadata.labels"]!==void 0){let o=e["\
metadata.labels"],m=r;if(r===m)if(Array.isArray(o)){if(o.length>100)return U.errors=[{instancePath:t+"/metadata.labels",schemaPath:"#/properties/metadata.labels\
/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var i=!0;let g=o.length;for(let y=0;y<g;y++){let d=o[y],_=r;if(r===_)if(typeof d=="string"){if(P(d)>255)return U.
errors=[{instancePath:t+"/metadata.labels/"+y,schemaPath:"#/properties/metadata.labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(d)<1)return U.
errors=[{instancePath:t+"/metadata.labels/"+y,schemaPath:"#/properties/metadata.labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(d))
return U.errors=[{instancePath:t+"/metadata.labels/"+y,schemaPath:"#/properties/metadata.labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else
return U.errors=[{instancePath:t+"/metadata.labels/"+y,schemaPath:"#/properties/metadata.labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=_===
r;if(!i)break}}}else return U.errors=[{instancePath:t+"/metadata.labels",schemaPath:"#/properties/metadata.labels/type",keyword:"type",params:{type:"array"}}],!1;
var a=m===r}else var a=!0}}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=p,r===0}U.evaluated=
{props:{filename:!0,type:!0,"metadata.size":!0,"metadata.category":!0,"metadata.uuid":!0,"metadata.labels":!0},dynamicProps:!1,dynamicItems:!1};var Ba=x;var Jr={type:"object",properties:{size:{type:"integer",format:"int64",minimum:0},category:{type:"string",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},
labels:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}}},$id:"UploadMetadata.json"};function x(e,{instancePath:t="",
parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=x.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.filename!==void 0){let y=e.filename,d=r;if(r===d)if(typeof y=="string"){if(P(y)>255)return x.errors=
[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(y)<1)return x.errors=[{instancePath:t+
"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.type!==void 0){let y=e.type,d=r;if(r===d)if(typeof y==
"string"){if(P(y)>255)return x.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(y)<1)return x.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.metadata!==void 0){let y=e.metadata,d=r;if(r===
r)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.size!==void 0){let v=y.size,h=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return x.errors=[{instancePath:t+
"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===h&&typeof v=="number"&&isFinite(v)){if(v<
0||isNaN(v))return x.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1;if(!w.validate(v))return x.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/format",keyword:"format",params:{
format:"int64"}}],!1}var i=h===r}else var i=!0;if(i){if(y.category!==void 0){let v=y.category,h=r;if(typeof v!="string")return x.errors=[{instancePath:t+"/metad\
ata/category",schemaPath:"UploadMetadata.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="API"||v==="REFERENCE"))return x.errors=
[{instancePath:t+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enum",params:{allowedValues:Jr.properties.category.enum}}],
!1;var i=h===r}else var i=!0;if(i){if(y.uuid!==void 0){let v=y.uuid,h=r;if(r===h)if(typeof v=="string"){if(P(v)>128)return x.errors=[{instancePath:t+"/metadata/\
uuid",schemaPath:"UploadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return x.errors=[{instancePath:t+"/metadata/uu\
id",schemaPath:"UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var i=h===r}else var i=!0;if(i)if(y.labels!==void 0){let v=y.
labels,h=r;if(r===h)if(Array.isArray(v)){if(v.length>100)return x.errors=[{instancePath:t+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/m\
axItems",keyword:"maxItems",params:{limit:100}}],!1;{var s=!0;let z=v.length;for(let T=0;T<z;T++){let I=v[T],L=r;if(r===L)if(typeof I=="string"){if(P(I)>255)return x.
errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(
I)<1)return x.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!lr.test(I))return x.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/pattern",keyword:"pattern",params:{
pattern:"^[^,]*$"}}],!1}else return x.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/type",keyword:"type",
params:{type:"string"}}],!1;var s=L===r;if(!s)break}}}else return x.errors=[{instancePath:t+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels\
/type",keyword:"type",params:{type:"array"}}],!1;var i=h===r}else var i=!0}}}else return x.errors=[{instancePath:t+"/metadata",schemaPath:"UploadMetadata.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var a=d===r}else var a=!0;if(a)if(e.uploads!==void 0){let y=e.uploads,d=r;if(r===d)if(Array.isArray(y)){if(y.length>
100)return x.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/maxItems",keyword:"maxItems",params:{limit:100}}],!1;if(y.length<1)return x.errors=
[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let D=y.length;for(let v=0;v<D;v++){let h=y[v],
k=r;if(r===k)if(h&&typeof h=="object"&&!Array.isArray(h)){let T;if(h.filename===void 0&&(T="filename")||h.type===void 0&&(T="type"))return x.errors=[{instancePath:t+
"/uploads/"+v,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:T}}],!1;if(h.filename!==void 0){let I=h.filename,L=r;if(r===
L)if(typeof I=="string"){if(P(I)>255)return x.errors=[{instancePath:t+"/uploads/"+v+"/filename",schemaPath:"#/properties/uploads/items/properties/filename/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(P(I)<1)return x.errors=[{instancePath:t+"/uploads/"+v+"/filename",schemaPath:"#/properties/uploads/items/pr\
operties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/uploads/"+v+"/filename",schemaPath:"#/properties/\
uploads/items/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var m=L===r}else var m=!0;if(m){if(h.type!==void 0){let I=h.type,L=r;if(r===L)
if(typeof I=="string"){if(P(I)>255)return x.errors=[{instancePath:t+"/uploads/"+v+"/type",schemaPath:"#/properties/uploads/items/properties/type/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(P(I)<1)return x.errors=[{instancePath:t+"/uploads/"+v+"/type",schemaPath:"#/properties/uploads/items/properties/type/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=[{instancePath:t+"/uploads/"+v+"/type",schemaPath:"#/properties/uploads/items/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var m=L===r}else var m=!0;if(m)if(h.metadata!==void 0){let I=h.metadata,L=r;if(r===r)if(I&&typeof I=="object"&&
!Array.isArray(I)){if(I.size!==void 0){let j=I.size,F=r;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return x.errors=[{instancePath:t+"/uploads/"+v+
"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===F&&typeof j=="number"&&isFinite(j)){if(j<
0||isNaN(j))return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;if(!w.validate(j))return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/format",keyword:"\
format",params:{format:"int64"}}],!1}var l=F===r}else var l=!0;if(l){if(I.category!==void 0){let j=I.category,F=r;if(typeof j!="string")return x.errors=[{instancePath:t+
"/uploads/"+v+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(j==="API"||j==="REF\
ERENCE"))return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enum",params:{allowedValues:Jr.
properties.category.enum}}],!1;var l=F===r}else var l=!0;if(l){if(I.uuid!==void 0){let j=I.uuid,F=r;if(r===F)if(typeof j=="string"){if(P(j)>128)return x.errors=
[{instancePath:t+"/uploads/"+v+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return x.
errors=[{instancePath:t+"/uploads/"+v+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var l=F===
r}else var l=!0;if(l)if(I.labels!==void 0){let j=I.labels,F=r;if(r===F)if(Array.isArray(j)){if(j.length>100)return x.errors=[{instancePath:t+"/uploads/"+v+"/met\
adata/labels",schemaPath:"UploadMetadata.json/properties/labels/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var g=!0;let me=j.length;for(let ae=0;ae<me;ae++){
let se=j[ae],cr=r;if(r===cr)if(typeof se=="string"){if(P(se)>255)return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels/"+ae,schemaPath:"UploadMetadat\
a.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(se)<1)return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata/label\
s/"+ae,schemaPath:"UploadMetadata.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(se))return x.errors=[{instancePath:t+
"/uploads/"+v+"/metadata/labels/"+ae,schemaPath:"UploadMetadata.json/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return x.
errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels/"+ae,schemaPath:"UploadMetadata.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],
!1;var g=cr===r;if(!g)break}}}else return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/type",keyword:"\
type",params:{type:"array"}}],!1;var l=F===r}else var l=!0}}}else return x.errors=[{instancePath:t+"/uploads/"+v+"/metadata",schemaPath:"UploadMetadata.json/typ\
e",keyword:"type",params:{type:"object"}}],!1;var m=L===r}else var m=!0}}else return x.errors=[{instancePath:t+"/uploads/"+v,schemaPath:"#/properties/uploads/it\
ems/type",keyword:"type",params:{type:"object"}}],!1;var o=k===r;if(!o)break}}}else return x.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads\
/type",keyword:"type",params:{type:"array"}}],!1;var a=d===r}else var a=!0}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return x.errors=p,r===0}x.evaluated={props:{filename:!0,type:!0,metadata:!0,uploads:!0},dynamicProps:!1,dynamicItems:!1};var Qa=Tr;function Tr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Tr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Tr.errors=p,r===0)}Tr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ga=A;function A(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=A.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.filename!==void 0){let y=e.filename,d=r;if(r===d)if(typeof y=="\
string"){if(P(y)>255)return A.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(
y)<1)return A.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{
instancePath:t+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.type!==void 0){
let y=e.type,d=r;if(r===d)if(typeof y=="string"){if(P(y)>255)return A.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLengt\
h",params:{limit:255}}],!1;if(P(y)<1)return A.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return A.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=d===r}else var a=!0;if(a){if(e.metadata!==
void 0){let y=e.metadata,d=r;if(r===r)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.size!==void 0){let v=y.size,h=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)))return A.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===h&&typeof v=="number"&&isFinite(v)){if(v<0||isNaN(v))return A.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!w.validate(v))return A.errors=[{instancePath:t+"/metadata/size",schemaPath:"UploadMetadata\
.json/properties/size/format",keyword:"format",params:{format:"int64"}}],!1}var i=h===r}else var i=!0;if(i){if(y.category!==void 0){let v=y.category,h=r;if(typeof v!=
"string")return A.errors=[{instancePath:t+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/type",keyword:"type",params:{type:"string"}}],
!1;if(!(v==="API"||v==="REFERENCE"))return A.errors=[{instancePath:t+"/metadata/category",schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enu\
m",params:{allowedValues:Jr.properties.category.enum}}],!1;var i=h===r}else var i=!0;if(i){if(y.uuid!==void 0){let v=y.uuid,h=r;if(r===h)if(typeof v=="string"){
if(P(v)>128)return A.errors=[{instancePath:t+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],
!1}else return A.errors=[{instancePath:t+"/metadata/uuid",schemaPath:"UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var i=h===
r}else var i=!0;if(i)if(y.labels!==void 0){let v=y.labels,h=r;if(r===h)if(Array.isArray(v)){if(v.length>100)return A.errors=[{instancePath:t+"/metadata/labels",
schemaPath:"UploadMetadata.json/properties/labels/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var s=!0;let z=v.length;for(let T=0;T<z;T++){let I=v[T],
L=r;if(r===L)if(typeof I=="string"){if(P(I)>255)return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/properties/labels/items/m\
axLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(I)<1)return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMetadata.json/propertie\
s/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(I))return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"UploadMeta\
data.json/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return A.errors=[{instancePath:t+"/metadata/labels/"+T,schemaPath:"\
UploadMetadata.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var s=L===r;if(!s)break}}}else return A.errors=[{instancePath:t+"/m\
etadata/labels",schemaPath:"UploadMetadata.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=h===r}else var i=!0}}}else return A.errors=
[{instancePath:t+"/metadata",schemaPath:"UploadMetadata.json/type",keyword:"type",params:{type:"object"}}],!1;var a=d===r}else var a=!0;if(a)if(e.uploads!==void 0){
let y=e.uploads,d=r;if(r===d)if(Array.isArray(y)){if(y.length>100)return A.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(y.length<1)return A.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var o=!0;let D=y.length;for(let v=0;v<D;v++){let h=y[v],k=r;if(r===k)if(h&&typeof h=="object"&&!Array.isArray(h)){let T;if(h.filename===void 0&&(T=
"filename")||h.type===void 0&&(T="type"))return A.errors=[{instancePath:t+"/uploads/"+v,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{
missingProperty:T}}],!1;if(h.filename!==void 0){let I=h.filename,L=r;if(r===L)if(typeof I=="string"){if(P(I)>255)return A.errors=[{instancePath:t+"/uploads/"+v+
"/filename",schemaPath:"#/properties/uploads/items/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(I)<1)return A.errors=[{instancePath:t+
"/uploads/"+v+"/filename",schemaPath:"#/properties/uploads/items/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[
{instancePath:t+"/uploads/"+v+"/filename",schemaPath:"#/properties/uploads/items/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var m=L===
r}else var m=!0;if(m){if(h.type!==void 0){let I=h.type,L=r;if(r===L)if(typeof I=="string"){if(P(I)>255)return A.errors=[{instancePath:t+"/uploads/"+v+"/type",schemaPath:"\
#/properties/uploads/items/properties/type/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(I)<1)return A.errors=[{instancePath:t+"/uploads/"+v+"/typ\
e",schemaPath:"#/properties/uploads/items/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:t+"/uploads/"+
v+"/type",schemaPath:"#/properties/uploads/items/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var m=L===r}else var m=!0;if(m)if(h.metadata!==
void 0){let I=h.metadata,L=r;if(r===r)if(I&&typeof I=="object"&&!Array.isArray(I)){if(I.size!==void 0){let j=I.size,F=r;if(!(typeof j=="number"&&!(j%1)&&!isNaN(
j)&&isFinite(j)))return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/size",schemaPath:"UploadMetadata.json/properties/size/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===F&&typeof j=="number"&&isFinite(j)){if(j<0||isNaN(j))return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/size",schemaPath:"UploadMet\
adata.json/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!w.validate(j))return A.errors=[{instancePath:t+"/uploads/"+v+"/m\
etadata/size",schemaPath:"UploadMetadata.json/properties/size/format",keyword:"format",params:{format:"int64"}}],!1}var l=F===r}else var l=!0;if(l){if(I.category!==
void 0){let j=I.category,F=r;if(typeof j!="string")return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/category",schemaPath:"UploadMetadata.json/propertie\
s/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(j==="API"||j==="REFERENCE"))return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/category",
schemaPath:"UploadMetadata.json/properties/category/enum",keyword:"enum",params:{allowedValues:Jr.properties.category.enum}}],!1;var l=F===r}else var l=!0;if(l){
if(I.uuid!==void 0){let j=I.uuid,F=r;if(r===F)if(typeof j=="string"){if(P(j)>128)return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/uuid",schemaPath:"Upl\
oadMetadata.json/properties/uuid/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/uuid",schemaPath:"\
UploadMetadata.json/properties/uuid/type",keyword:"type",params:{type:"string"}}],!1;var l=F===r}else var l=!0;if(l)if(I.labels!==void 0){let j=I.labels,F=r;if(r===
F)if(Array.isArray(j)){if(j.length>100)return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/maxIt\
ems",keyword:"maxItems",params:{limit:100}}],!1;{var g=!0;let me=j.length;for(let ae=0;ae<me;ae++){let se=j[ae],cr=r;if(r===cr)if(typeof se=="string"){if(P(se)>
255)return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels/"+ae,schemaPath:"UploadMetadata.json/properties/labels/items/maxLength",keyword:"maxLength",
params:{limit:255}}],!1;if(P(se)<1)return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels/"+ae,schemaPath:"UploadMetadata.json/properties/labels/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!lr.test(se))return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/labels/"+ae,schemaPath:"UploadMe\
tadata.json/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata/la\
bels/"+ae,schemaPath:"UploadMetadata.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var g=cr===r;if(!g)break}}}else return A.errors=
[{instancePath:t+"/uploads/"+v+"/metadata/labels",schemaPath:"UploadMetadata.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var l=F===r}else
var l=!0}}}else return A.errors=[{instancePath:t+"/uploads/"+v+"/metadata",schemaPath:"UploadMetadata.json/type",keyword:"type",params:{type:"object"}}],!1;var m=L===
r}else var m=!0}}else return A.errors=[{instancePath:t+"/uploads/"+v,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"}}],!1;var o=k===
r;if(!o)break}}}else return A.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"}}],!1;var a=d===r}else
var a=!0}}}else return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=p,r===0}A.evaluated={props:{filename:!0,
type:!0,metadata:!0,uploads:!0},dynamicProps:!1,dynamicItems:!1};var Za=Fr;function Fr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Fr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Fr.errors=p,r===0)}Fr.evaluated={dynamicProps:!1,dynamicItems:!1};var $t=ie;function ie(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.uploadId===void 0&&(i="uploadId")||e.partNumber===void 0&&
(i="partNumber")||e.s3Key===void 0&&(i="s3Key")||e.size===void 0&&(i="size"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(e.uploadId!==void 0){let s=e.uploadId,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+
"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return ie.
errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.
partNumber!==void 0){let s=e.partNumber,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/partNumber",schemaPath:"\
#/properties/partNumber/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)){if(s>1e4||isNaN(s))return ie.errors=[{instancePath:t+
"/partNumber",schemaPath:"#/properties/partNumber/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(s<1||isNaN(s))return ie.errors=[{instancePath:t+
"/partNumber",schemaPath:"#/properties/partNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===r}else var a=!0;if(a){if(e.s3Key!==
void 0){let s=r;if(typeof e.s3Key!="string")return ie.errors=[{instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===r}else var a=!0;if(a)if(e.size!==void 0){let s=e.size,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+
"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)){if(s>8388608||isNaN(s))return ie.
errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison:"<=",limit:8388608}}],!1;if(s<1||isNaN(s))return ie.
errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=o===r}else var a=!0}}}else return ie.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=p,r===0}ie.evaluated={props:{uploadId:!0,partNumber:!0,s3Key:!0,
size:!0},dynamicProps:!1,dynamicItems:!1};var Ha=B;function B(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=B.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.uploadId===void 0&&(o="uploadId")||e.s3Key===void 0&&(o="\
s3Key")||e.parts===void 0&&(o="parts"))return B.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.uploadId!==
void 0){let m=e.uploadId,l=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return B.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uplo\
adId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===l&&typeof m=="number"&&isFinite(m)&&!w.validate(m))return B.errors=[{instancePath:t+"/uploadId",schemaPath:"\
#/properties/uploadId/format",keyword:"format",params:{format:"int64"}}],!1;var a=l===r}else var a=!0;if(a){if(e.s3Key!==void 0){let m=r;if(typeof e.s3Key!="str\
ing")return B.errors=[{instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a)if(e.
parts!==void 0){let m=e.parts,l=r;if(r===l)if(Array.isArray(m)){if(m.length>1e4)return B.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/maxItem\
s",keyword:"maxItems",params:{limit:1e4}}],!1;if(m.length<1)return B.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var i=!0;let y=m.length;for(let d=0;d<y;d++){let _=m[d],D=r;if(r===D)if(_&&typeof _=="object"&&!Array.isArray(_)){let h;if(_.ETag===void 0&&
(h="ETag")||_.PartNumber===void 0&&(h="PartNumber"))return B.errors=[{instancePath:t+"/parts/"+d,schemaPath:"#/properties/parts/items/required",keyword:"require\
d",params:{missingProperty:h}}],!1;if(_.ETag!==void 0){let k=_.ETag,z=r;if(r===z)if(typeof k=="string"){if(P(k)>255)return B.errors=[{instancePath:t+"/parts/"+d+
"/ETag",schemaPath:"#/properties/parts/items/properties/ETag/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(k)<1)return B.errors=[{instancePath:t+"\
/parts/"+d+"/ETag",schemaPath:"#/properties/parts/items/properties/ETag/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+
"/parts/"+d+"/ETag",schemaPath:"#/properties/parts/items/properties/ETag/type",keyword:"type",params:{type:"string"}}],!1;var s=z===r}else var s=!0;if(s)if(_.PartNumber!==
void 0){let k=_.PartNumber,z=r;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return B.errors=[{instancePath:t+"/parts/"+d+"/PartNumber",schemaPath:"#\
/properties/parts/items/properties/PartNumber/type",keyword:"type",params:{type:"integer"}}],!1;if(r===z&&typeof k=="number"&&isFinite(k)){if(k>1e4||isNaN(k))return B.
errors=[{instancePath:t+"/parts/"+d+"/PartNumber",schemaPath:"#/properties/parts/items/properties/PartNumber/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e4}}],!1;if(k<1||isNaN(k))return B.errors=[{instancePath:t+"/parts/"+d+"/PartNumber",schemaPath:"#/properties/parts/items/properties/PartNumber/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var s=z===r}else var s=!0}else return B.errors=[{instancePath:t+"/parts/"+d,schemaPath:"#/properties/par\
ts/items/type",keyword:"type",params:{type:"object"}}],!1;var i=D===r;if(!i)break}}}else return B.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/part\
s/type",keyword:"type",params:{type:"array"}}],!1;var a=l===r}else var a=!0}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return B.errors=p,r===0}B.evaluated={props:{uploadId:!0,s3Key:!0,parts:!0},dynamicProps:!1,dynamicItems:!1};var Ya=Te;function Te(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.uploadId===void 0&&(i="uploadId")||e.s3Key===void 0&&(i="\
s3Key"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.uploadId!==void 0){let s=e.uploadId,o=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Te.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return Te.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a)if(e.s3Key!==void 0){let s=r;if(typeof e.s3Key!="string")return Te.errors=[{
instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=p,r===0}Te.evaluated={props:{uploadId:!0,s3Key:!0},dynamicProps:!1,dynamicItems:!1};
var St=Fe;function Fe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.uploadId===void 0&&(i="uploadId")||e.s3Key===void 0&&(i="\
s3Key"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.uploadId!==void 0){let s=e.uploadId,o=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Fe.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return Fe.errors=[{instancePath:t+"/uploadId",schemaPath:"#/properties/uploadId/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a)if(e.s3Key!==void 0){let s=r;if(typeof e.s3Key!="string")return Fe.errors=[{
instancePath:t+"/s3Key",schemaPath:"#/properties/s3Key/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=p,r===0}Fe.evaluated={props:{uploadId:!0,s3Key:!0},dynamicProps:!1,dynamicItems:!1};
var Ut=Er;function Er(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Er.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Er.errors=p,r===0)}Er.evaluated={dynamicProps:!1,dynamicItems:!1};var Xa=pe;var es=hr().fullFormats.uri;var pa={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"],$id:"Webhook\
EventType.json"};function Ae(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ae.evaluated;n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0);let a=r,i=!1,s=null,o=r;if(r===o)if(Array.isArray(e))if(e.length<1){let d={instancePath:t,schemaPath:"#/oneOf/\
0/minItems",keyword:"minItems",params:{limit:1}};p===null?p=[d]:p.push(d),r++}else{var m=!0;let d=e.length;for(let _=0;_<d;_++){let D=e[_],v=r;if(typeof D!="str\
ing"){let k={instancePath:t+"/"+_,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[k]:p.push(k),r++}if(!(D==="JOB_DELI\
VER"||D==="JOB_UPDATE"||D==="PROJECT_DELIVER"||D==="PROJECT_UPDATE"||D==="INSTANT_TRANSLATE_COMPLETED"||D==="INSTANT_TRANSLATE_FAILED")){let k={instancePath:t+"\
/"+_,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:pa.enum}};p===null?p=[k]:p.push(k),r++}var m=v===r;if(!m)break}}else{let d={instancePath:t,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};p===null?p=[d]:p.push(d),r++}var y=o===r;if(y){i=!0,s=0;var l=!0}let g=r;if(typeof e!="string"){
let d={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};p===null?p=[d]:p.push(d),r++}if(!(e==="JOB_DELIVER"||e==="J\
OB_UPDATE"||e==="PROJECT_DELIVER"||e==="PROJECT_UPDATE"||e==="INSTANT_TRANSLATE_COMPLETED"||e==="INSTANT_TRANSLATE_FAILED")){let d={instancePath:t,schemaPath:"W\
ebhookEventType.json/enum",keyword:"enum",params:{allowedValues:pa.enum}};p===null?p=[d]:p.push(d),r++}var y=g===r;if(y&&i?(i=!1,s=[s,1]):y&&(i=!0,s=1),i)r=a,p!==
null&&(a?p.length=a:p=null);else{let d={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:s}};return p===null?p=[d]:p.push(d),r++,Ae.errors=
p,!1}return Ae.errors=p,n.items=l,r===0}Ae.evaluated={dynamicProps:!1,dynamicItems:!0};function pe(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,
dynamicAnchors:b={}}={}){let p=null,r=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let i;if(e.webhookName===void 0&&(i="webhookName")||e.webhookUrl===void 0&&(i="webhookUrl")||e.eventType===void 0&&(i="eventType"))return pe.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.webhookName!==void 0){let s=e.webhookName,o=r;if(r===o)if(typeof s==
"string"){if(P(s)>255)return pe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(s)<1)return pe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.
webhookUrl!==void 0){let s=e.webhookUrl,o=r,m=r;if(r===m&&r===m)if(typeof s=="string"){if(P(s)>2048)return pe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"\
WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(!es(s))return pe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/fo\
rmat",keyword:"format",params:{format:"uri"}}],!1}else return pe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.eventType!==void 0){let s=r;Ae(e.eventType,{instancePath:t+"/eventType",parentData:e,parentDataProperty:"\
eventType",rootData:c,dynamicAnchors:b})||(p=p===null?Ae.errors:p.concat(Ae.errors),r=p.length);var a=s===r}else var a=!0;if(a)if(e.includeChecks!==void 0){let s=r;
if(typeof e.includeChecks!="boolean")return pe.errors=[{instancePath:t+"/includeChecks",schemaPath:"#/properties/includeChecks/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=s===r}else var a=!0}}}else return pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=
p,r===0}pe.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0,includeChecks:!0},dynamicProps:!1,dynamicItems:!1};var rs=Mr;function Mr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Mr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Mr.errors=p,r===0)}Mr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ct=sr;function sr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=sr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return sr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return sr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return sr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return sr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=p,r===0}sr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ts=ne;function ne(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ne.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.id===void 0&&(i="id"))return ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.id!==void 0){let s=e.id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ne.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(
s))return ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.
webhookName!==void 0){let s=e.webhookName,o=r;if(r===o)if(typeof s=="string"){if(P(s)>255)return ne.errors=[{instancePath:t+"/webhookName",schemaPath:"#/propert\
ies/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(P(s)<1)return ne.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webho\
okName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.webhookUrl!==void 0){let s=e.webhookUrl,o=r,m=r;if(r===m&&r===m)if(typeof s=="string"){if(P(
s)>2048)return ne.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(!es(s))return ne.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return ne.errors=[{instancePath:t+"/w\
ebhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.eventType!==void 0){let s=r;Ae(e.eventType,
{instancePath:t+"/eventType",parentData:e,parentDataProperty:"eventType",rootData:c,dynamicAnchors:b})||(p=p===null?Ae.errors:p.concat(Ae.errors),r=p.length);var a=s===
r}else var a=!0;if(a)if(e.includeChecks!==void 0){let s=r;if(typeof e.includeChecks!="boolean")return ne.errors=[{instancePath:t+"/includeChecks",schemaPath:"#/\
properties/includeChecks/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r}else var a=!0}}}}else return ne.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return ne.errors=p,r===0}ne.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0,includeChecks:!0},dynamicProps:!1,
dynamicItems:!1};var as=ir;function ir(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=ir.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return ir.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ir.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return ir.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return ir.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=p,r===0}ir.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var zt=nr;function nr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return nr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return nr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return nr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return nr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=p,r===0}nr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Rt=$r;function $r(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=$r.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?($r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):($r.errors=p,r===0)}$r.evaluated={dynamicProps:!1,dynamicItems:!1};var Jt=Sr;function Sr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Sr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Sr.errors=p,r===0)}Sr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ot=Ur;function Ur(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Ur.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ur.errors=p,r===0)}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var ss=Y,ma={type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"],minimum:-62167219200,maximum:253402300799},metadata:{type:"object",maxProperties:50,
additionalProperties:{type:["string","number","boolean"]}},archived:{type:"boolean"}},required:["id"],$id:"updateProject"};function Y(e,{instancePath:t="",parentData:u,
parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if(e.id===void 0&&(s="id"))return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:s}}],!1;if(e.id!==void 0){let o=e.id,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Y.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)&&!w.validate(o))return Y.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===r}else var a=!0;if(a){if(e.name!==void 0){let o=e.name,m=r;if(r===
m)if(typeof o=="string"){if(P(o)>255)return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(P(o)<1)return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.due_date!==void 0){let o=e.
due_date,m=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return Y.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/t\
ype",keyword:"type",params:{type:ma.properties.due_date.type}}],!1;if(r===m&&typeof o=="number"&&isFinite(o)){if(o>253402300799||isNaN(o))return Y.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:253402300799}}],!1;if(o<-62167219200||isNaN(o))return Y.errors=
[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/minimum",keyword:"minimum",params:{comparison:">=",limit:-62167219200}}],!1}var a=m===r}else var a=!0;
if(a){if(e.metadata!==void 0){let o=e.metadata,m=r;if(r===m)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50)return Y.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let g in o){let y=o[g],d=r;if(typeof y!="string"&&
!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean")return Y.errors=[{instancePath:t+"/metadata/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:ma.properties.metadata.additionalProperties.type}}],!1;var i=d===r;if(!i)break}}else return Y.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0;if(a)if(e.archived!==
void 0){let o=r;if(typeof e.archived!="boolean")return Y.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=o===r}else var a=!0}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=
p,r===0}Y.evaluated={props:{id:!0,name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};var is=Cr;function Cr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=Cr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(Cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Cr.errors=p,r===0)}Cr.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=or;function or(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=or.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.jobId===void 0&&(a="jobId"))return or.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.jobId!==void 0){let i=e.jobId,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return or.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(
i)&&!w.validate(i))return or.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return or.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=p,r===0}or.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Kt=pr;function pr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return pr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return pr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return pr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return pr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=p,r===0}pr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Vt=mr;function mr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=mr.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id"))return mr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let i=e.id,s=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return mr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===s&&typeof i=="number"&&isFinite(i)&&!w.validate(
i))return mr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return mr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=p,r===0}mr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ns=te;function te(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=te.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.memory_id===void 0&&(i="memory_id")||e.source===void 0&&(i=
"source")||e.target===void 0&&(i="target"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.memory_id!==
void 0){let s=e.memory_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/m\
emory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return te.errors=[{instancePath:t+"/memory_\
id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){if(e.source!==void 0){let s=e.source,
o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return te.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1;if(P(s)<1)return te.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.
errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.target!==
void 0){let s=e.target,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return te.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;if(P(s)<1)return te.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return te.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else
var a=!0;if(a)if(e.max_length!==void 0){let s=e.max_length,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/max_\
length",schemaPath:"#/properties/max_length/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s)))return te.
errors=[{instancePath:t+"/max_length",schemaPath:"#/properties/max_length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;var a=o===r}else var a=!0}}}else
return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=p,r===0}te.evaluated={props:{memory_id:!0,source:!0,
target:!0,max_length:!0},dynamicProps:!1,dynamicItems:!1};var os=zr;function zr(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=zr.evaluated;return n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(zr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(zr.errors=p,r===0)}zr.evaluated={dynamicProps:!1,dynamicItems:!1};var Bt=W;function W(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,r=0,n=W.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.source===void 0&&(e.source=""),e.n===void 0&&(e.n=1),e.rich===void 0&&
(e.rich=!1),e.tm_matches===void 0&&(e.tm_matches=!0),e.project_tags===void 0&&(e.project_tags=!1),e.containsICUData===void 0&&(e.containsICUData=!1),e.contains_icu_data===
void 0&&(e.contains_icu_data=!1);let i;if(e.memory_id===void 0&&(i="memory_id"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(e.memory_id!==void 0){let s=e.memory_id,o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return W.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof s=="number"&&isFinite(s)&&!w.validate(s))return W.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=o===r}else var a=!0;if(a){let s=e.
source,o=r;if(r===o)if(typeof s=="string"){if(P(s)>5e3)return W.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=o===
r;if(a){if(e.source_hash!==void 0){let l=e.source_hash,g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return W.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;var a=g===r}else var a=!0;if(a){let l=e.n,g=r;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return W.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(r===g&&typeof l==
"number"&&isFinite(l)){if(l>10||isNaN(l))return W.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(l<1||isNaN(l))return W.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=g===
r;if(a){if(e.prefix!==void 0){let d=e.prefix,_=r;if(r===_)if(typeof d=="string"){if(P(d)>5e3)return W.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties\
/prefix/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return W.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=_===r}else var a=!0;if(a){let d=r;if(typeof e.rich!="boolean")return W.errors=[{instancePath:t+"/rich",schemaPath:"#/prope\
rties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===r;if(a){let D=r;if(typeof e.tm_matches!="boolean")return W.errors=[{instancePath:t+"/tm_m\
atches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=D===r;if(a){let h=r;if(typeof e.project_tags!="boolean")return W.
errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=h===r;if(a){let z=r;if(typeof e.
containsICUData!="boolean")return W.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=z===r;if(a){let I=r;if(typeof e.contains_icu_data!="boolean")return W.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"#/properties/cont\
ains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var a=I===r}}}}}}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return W.errors=p,r===0}W.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0,
contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var Qt=Ee;var la=new RegExp("^\\d{4}-\\d{2}-\\d{2}$","u");function Ee(e,{instancePath:t="",parentData:u,parentDataProperty:f,rootData:c=e,dynamicAnchors:b={}}={}){let p=null,
r=0,n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.from!==void 0){let i=e.
from,s=r;if(r===s)if(typeof i=="string"){if(!la.test(i))return Ee.errors=[{instancePath:t+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d{2}-\\d{2}$"}}],!1}else return Ee.errors=[{instancePath:t+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===r}else var a=!0;if(a)if(e.to!==void 0){let i=e.to,s=r;if(r===s)if(typeof i=="string"){if(!la.test(i))return Ee.errors=[{instancePath:t+"/to",schemaPath:"\
#/properties/to/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"}}],!1}else return Ee.errors=[{instancePath:t+"/to",schemaPath:"#/properties/\
to/type",keyword:"type",params:{type:"string"}}],!1;var a=s===r}else var a=!0}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ee.errors=p,r===0}Ee.evaluated={props:{from:!0,to:!0},dynamicProps:!1,dynamicItems:!1};var Ss={getLanguages:{parameters:Zr,input:Zr},listMemories:{parameters:Hr,input:Hr},createMemory:{parameters:fa,input:da},updateMemory:{parameters:ua,input:ya},
deleteMemory:{parameters:Yr,input:Yr},queryMemory:{parameters:Xr,input:Xr},importMemory:{parameters:et,input:et},exportTermbase:{parameters:ha,input:ca},downloadTermbase:{
parameters:rt,input:rt},deleteMemorySegment:{parameters:tt,input:tt},translateText:{parameters:va,input:ga},listFileTranslations:{parameters:at,input:at},translateFiles:{
parameters:Pa,input:ba},downloadTranslation:{parameters:st,input:st},signCreateTerms:{parameters:wa,input:_a},listCreateContents:{parameters:it,input:it},generateCreateContent:{
parameters:Ia,input:ka},getCreatePreferences:{parameters:nt,input:nt},updateCreatePreferences:{parameters:xa,input:ja},getCreateContent:{parameters:ot,input:ot},
updateCreateContent:{parameters:La,input:Aa},deleteCreateContent:{parameters:pt,input:pt},regenerateCreateContent:{parameters:mt,input:mt},listWorkflowTemplates:{
parameters:lt,input:lt},listJobs:{parameters:dt,input:dt},createJob:{parameters:Da,input:Na},getJob:{parameters:ft,input:ft},updateJob:{parameters:Ta,input:qa},
deleteJob:{parameters:yt,input:yt},getJobStats:{parameters:ut,input:ut},archiveJob:{parameters:ct,input:ct},unarchiveJob:{parameters:ht,input:ht},deliverJob:{parameters:gt,
input:gt},reactivateJob:{parameters:vt,input:vt},exportJob:{parameters:bt,input:bt},downloadJob:{parameters:Pt,input:Pt},listProjects:{parameters:_t,input:_t},createProject:{
parameters:Ea,input:Fa},deleteProject:{parameters:wt,input:wt},downloadDocument:{parameters:kt,input:kt},uploadDocument:{parameters:It,input:It},pretranslateDocuments:{
parameters:$a,input:Ma},deleteDocument:{parameters:jt,input:jt},getSegment:{parameters:xt,input:xt},createSegment:{parameters:Ua,input:Sa},updateSegment:{parameters:za,
input:Ca},deleteSegment:{parameters:At,input:At},unlockSegments:{parameters:Ja,input:Ra},tagSegment:{parameters:Lt,input:Lt},listFiles:{parameters:Nt,input:Nt},
uploadFile:{parameters:Wa,input:Oa},deleteFile:{parameters:Dt,input:Dt},downloadFile:{parameters:qt,input:qt},addFileLabel:{parameters:Va,input:Ka},removeFileLabel:{
parameters:Tt,input:Tt},listUploads:{parameters:Ft,input:Ft},getUpload:{parameters:Et,input:Et},getUploadParams:{parameters:Mt,input:Mt},initiateUpload:{parameters:Qa,
input:Ba},initiateMultipartUpload:{parameters:Za,input:Ga},signUploadPart:{parameters:$t,input:$t},completeMultipartUpload:{parameters:Ya,input:Ha},cancelMultipartUpload:{
parameters:St,input:St},listWebhooks:{parameters:Ut,input:Ut},createWebhook:{parameters:rs,input:Xa},getWebhook:{parameters:Ct,input:Ct},updateWebhook:{parameters:as,
input:ts},deleteWebhook:{parameters:zt,input:zt},listDomains:{parameters:Rt,input:Rt},getApi:{parameters:Jt,input:Jt},getApiRoot:{parameters:Ot,input:Ot},updateProject:{
parameters:is,input:ss},getJobStatsByGet:{parameters:Wt,input:Wt},getDocument:{parameters:Kt,input:Kt},checkDocument:{parameters:Vt,input:Vt},checkTranslation:{
parameters:os,input:ns},translateTextByQuery:{parameters:Bt,input:Bt},readUsage:{parameters:Qt,input:Qt}},Us={getLanguages:{type:"object",properties:{},required:[]},
listMemories:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"},import_id:{"x-extension":!0,type:"integer",format:"int64","x-in":"quer\
y"}},required:[]},createMemory:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},srclang:{type:"string","x-format":"iso-639-\
1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{type:"string","x-format":"iso-3166-1"},trglocale:{type:"string","x-format":"iso-3166-1"}},required:[
"name","srclang","trglang"]},updateMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},
required:["id","name"]},deleteMemory:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"}},required:["id"]},queryMemory:{type:"object",properties:{
id:{type:"integer",format:"int64","x-in":"query"},query:{type:"string",minLength:1,maxLength:5e3,"x-in":"query"},n:{type:"integer",minimum:1,maximum:100,default:10,
"x-in":"query"},previous:{"x-extension":!0,type:"string",maxLength:5e3,"x-in":"query"},next:{"x-extension":!0,type:"string",maxLength:5e3,"x-in":"query"}},required:[
"id","query"]},importMemory:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},has_header_row:{
type:"boolean",default:!1},skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{type:"array",items:{type:"object",required:["confName"],properties:{confName:{
type:"string","x-aliases":["conf_name"],enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{type:"integer",format:"int3\
2",default:-1,"x-aliases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,"x-aliases":["allow_unlocked"]}}}}},required:["memory_id","name"]},exportTermbase:{
type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadTermbase:{type:"object",properties:{id:{type:"integer",format:"int64","x-\
in":"query"}},required:["id"]},deleteMemorySegment:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"},segment_id:{type:"integer",format:"\
int64","x-in":"query"}},required:["id","segment_id"]},translateText:{type:"object",properties:{source:{type:"string",maxLength:5e3,default:""},memory_id:{type:"\
integer",format:"int64"},source_hash:{type:"integer"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string",maxLength:5e3},rich:{type:"boolean",
default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:["memory_id"]},
listFileTranslations:{type:"object",properties:{translationIds:{type:"array",items:{type:"integer",format:"int64"},"x-in":"query"},status:{type:"string",enum:["\
InProgress","Completed","ReadyForDownload","Failed"],"x-in":"query"},fromTime:{type:"integer","x-format":"epoch","x-in":"query"},toTime:{type:"integer","x-forma\
t":"epoch","x-in":"query"}},required:[]},translateFiles:{type:"object",properties:{fileId:{type:"array",minItems:1,maxItems:100,items:{type:"integer",format:"in\
t64"}},memoryId:{type:"integer",format:"int64"},configId:{type:"integer",format:"int32"},externalModelId:{"x-extension":!0,type:"integer",format:"int32"},withTM:{
type:"boolean",default:!0}},required:["fileId","memoryId"]},downloadTranslation:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"}},required:[
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
required:["contentId"]},listWorkflowTemplates:{type:"object",properties:{},required:[]},listJobs:{type:"object",properties:{isArchived:{type:"boolean","x-in":"q\
uery"},isDelivered:{type:"boolean","x-in":"query"},offset:{type:"integer",minimum:0,default:0,"x-in":"query"},limit:{type:"integer",minimum:1,maximum:50,default:25,
"x-in":"query"}},required:[]},createJob:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},fileIds:{type:"array",minItems:1,maxItems:1e3,
items:{type:"integer",format:"int64"}},languagePairs:{type:"array",minItems:1,maxItems:200,items:{type:"object",required:["memoryId"],properties:{trgLang:{type:"\
string","x-format":"iso-639-1"},trgLocale:{type:"string","x-format":"iso-3166-1"},dueDate:{type:"string",format:"date-time"},memoryId:{type:"integer",format:"in\
t64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{type:"boolean",default:!1},caseSensitive:{type:"boole\
an",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{type:"integer",format:"int64"},workflowTemplateName:{
type:["string","integer"]},workflowStageAssignments:{type:"array",items:{type:"object",required:["workflowStageTemplateId"],properties:{workflowStageTemplateId:{
type:"integer",format:"int64"},userId:{type:"integer",format:"int64"},email:{type:"string"}}}}}}},srcLang:{type:"string","x-format":"iso-639-1"},srcLocale:{type:"\
string","x-format":"iso-3166-1"},due:{type:"string",format:"date-time"},isPlural:{type:"boolean"},workflowTemplateId:{type:"integer",format:"int64"},domainId:{type:"\
integer",format:"int32"}},required:["name","fileIds","languagePairs","srcLang"]},getJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:[
"jobId"]},updateJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},dueDate:{type:["\
string","integer","null"],"x-format":"date","x-null":"clear"},due:{type:["string","integer","null"],"x-format":"date","x-null":"clear"},isProcessing:{type:"stri\
ng",enum:["0","1","-2"]},processingErrorMsg:{type:"string",maxLength:1e3}},required:["jobId"]},deleteJob:{type:"object",properties:{jobId:{type:"integer",format:"\
int64"}},required:["jobId"]},getJobStats:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},archiveJob:{type:"object",properties:{
jobId:{type:"integer",format:"int64"}},required:["jobId"]},unarchiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},deliverJob:{
type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},reactivateJob:{type:"object",properties:{jobId:{type:"integer",format:"int6\
4"}},required:["jobId"]},exportJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"],"x-in":"query"},
checks:{"x-extension":!0,type:"boolean","x-in":"query"}},required:["jobId","type"]},downloadJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},
type:{"x-extension":!0,type:"string",enum:["files","memory"],"x-in":"query"}},required:["jobId"]},listProjects:{type:"object",properties:{id:{type:"array",items:{
type:"integer",format:"int64"},"x-in":"query"},srclang:{type:"string","x-in":"query"},trglang:{type:"string","x-in":"query"},from_time:{type:"integer","x-format":"\
epoch","x-in":"query"},to_time:{type:"integer","x-format":"epoch","x-in":"query"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"],"x\
-in":"query"},archived:{type:"boolean",default:!0,"x-in":"query"},connector_id:{type:"string","x-in":"query"}},required:[]},createProject:{type:"object",properties:{
memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},job_id:{type:"integer",format:"int64"},due_date:{type:"inte\
ger","x-format":"epoch"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",
format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"\
neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"\
boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],
default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"]},deleteProject:{type:"object",properties:{id:{type:"in\
teger",format:"int64","x-in":"query"}},required:["id"]},downloadDocument:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"},is_xliff:{
type:"boolean",default:!0,"x-in":"query"},checks:{"x-extension":!0,type:"boolean","x-in":"query"}},required:["id"]},uploadDocument:{type:"object",properties:{name:{
type:"string",minLength:1,maxLength:255,"x-name":!0},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"],"x-anyCase":!0},
auto_accept:{type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"\
int32"}},required:["name","project_id"]},pretranslateDocuments:{type:"object",properties:{mode:{type:"string",enum:["TM","TM+MT"],default:"TM","x-anyCase":!0},auto_accept:{
type:"boolean",default:!1},case_sensitive:{type:"boolean",default:!1},attribute_to_creator:{type:"boolean",default:!1},id:{oneOf:[{type:"integer",format:"int64"},
{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}}]}},required:["id"]},deleteDocument:{type:"object",properties:{id:{type:"integer",format:"\
int64","x-in":"query"}},required:["id"]},getSegment:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"},include_comments:{type:"boolean",
default:!1,"x-in":"query"}},required:["id"]},createSegment:{type:"object",properties:{source:{type:"string",minLength:1,maxLength:5e3},target:{type:"string",maxLength:5e3},
memory_id:{type:"integer",format:"int64"},document_id:{type:"integer",format:"int64"},shouldApplySegmentation:{type:"boolean",default:!1},srcLang:{type:"string",
"x-format":"iso-639-1"}},required:["source"]},updateSegment:{type:"object",properties:{id:{type:"integer",format:"int64"},target:{type:"string",minLength:1,maxLength:5e3}},
required:["id","target"]},deleteSegment:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"}},required:["id"]},unlockSegments:{type:"obj\
ect",properties:{segmentIds:{type:"array",maxItems:1e3,items:{type:"integer",format:"int64"}}},required:["segmentIds"]},tagSegment:{type:"object",properties:{source_tagged:{
type:"string",maxLength:5e3,"x-in":"query"},target:{type:"string",maxLength:5e3,"x-in":"query"},memory_id:{type:"integer",format:"int64","x-in":"query"}},required:[
"source_tagged","target","memory_id"]},listFiles:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"},labels:{type:"array",items:{type:"\
string"},"x-in":"query"}},required:[]},uploadFile:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},file_hash:{type:"string",
maxLength:128},langId:{type:"boolean",default:!0},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{
type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"]}},required:[
"name"]},deleteFile:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"}},required:["id"]},downloadFile:{type:"object",properties:{id:{type:"\
integer",format:"int64","x-in":"query"}},required:["id"]},addFileLabel:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"},name:{type:"\
string",minLength:1,maxLength:255,"x-name":!0,pattern:"^[^,]*$"}},required:["id","name"]},removeFileLabel:{type:"object",properties:{id:{type:"integer",format:"\
int64","x-in":"query"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0,"x-in":"query"}},required:["id","name"]},listUploads:{type:"object",properties:{
ids:{type:"array",maxItems:1e3,items:{type:"integer",format:"int64"},"x-in":"query"},statuses:{type:"array",items:{type:"string",enum:["pending","uploaded","fai\
led","canceled"]},"x-in":"query"}},required:[]},getUpload:{type:"object",properties:{uploadId:{type:"integer",format:"int64"}},required:["uploadId"]},getUploadParams:{
type:"object",properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0,"x-in":"query"},type:{type:"string",minLength:1,maxLength:255,"x-in":"qu\
ery"},"metadata.size":{type:"integer",format:"int64",minimum:0,"x-in":"query"},"metadata.category":{type:"string",enum:["API","REFERENCE"],"x-in":"query"},"meta\
data.uuid":{type:"string",maxLength:128,"x-in":"query"},"metadata.labels":{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,
"x-name":!0},"x-in":"query"}},required:["filename","type"]},initiateUpload:{type:"object",properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},
type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"integer",format:"int64",minimum:0},category:{type:"string",enum:[
"API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-nam\
e":!0}}}},uploads:{type:"array",minItems:1,maxItems:100,items:{type:"object",required:["filename","type"],properties:{filename:{type:"string",minLength:1,maxLength:255,
"x-name":!0},type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"integer",format:"int64",minimum:0},category:{type:"s\
tring",enum:["API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,
"x-name":!0}}}}}}}},required:[]},initiateMultipartUpload:{type:"object",properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},type:{type:"s\
tring",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"integer",format:"int64",minimum:0},category:{type:"string",enum:["API","REFERE\
NCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-name":!0}}}},uploads:{
type:"array",minItems:1,maxItems:100,items:{type:"object",required:["filename","type"],properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},
type:{type:"string",minLength:1,maxLength:255},metadata:{type:"object",properties:{size:{type:"integer",format:"int64",minimum:0},category:{type:"string",enum:[
"API","REFERENCE"]},uuid:{type:"string",maxLength:128},labels:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255,"x-nam\
e":!0}}}}}}}},required:[]},signUploadPart:{type:"object",properties:{uploadId:{type:"integer",format:"int64"},partNumber:{type:"integer",minimum:1,maximum:1e4},
s3Key:{type:"string","x-aliases":["key"],"x-in":"query"},size:{type:"integer",minimum:1,maximum:8388608,"x-in":"query"}},required:["uploadId","partNumber","s3Ke\
y","size"]},completeMultipartUpload:{type:"object",properties:{uploadId:{type:"integer",format:"int64"},s3Key:{type:"string","x-aliases":["key"],"x-in":"query"},
parts:{type:"array",minItems:1,maxItems:1e4,items:{type:"object",required:["ETag","PartNumber"],properties:{ETag:{type:"string",minLength:1,maxLength:255},PartNumber:{
type:"integer",minimum:1,maximum:1e4}}}}},required:["uploadId","s3Key","parts"]},cancelMultipartUpload:{type:"object",properties:{uploadId:{type:"integer",format:"\
int64"},s3Key:{type:"string","x-aliases":["key"],"x-in":"query"}},required:["uploadId","s3Key"]},listWebhooks:{type:"object",properties:{},required:[]},createWebhook:{
type:"object",properties:{webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri",maxLength:2048},eventType:{oneOf:[
{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLA\
TE_FAILED"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"]}]},includeChecks:{
"x-extension":!0,type:"boolean"}},required:["webhookName","webhookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},updateWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{
type:"string",format:"uri",maxLength:2048},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","P\
ROJECT_UPDATE","INSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE","I\
NSTANT_TRANSLATE_COMPLETED","INSTANT_TRANSLATE_FAILED"]}]},includeChecks:{"x-extension":!0,type:"boolean"}},required:["id"]},deleteWebhook:{type:"object",properties:{
id:{type:"integer",format:"int64"}},required:["id"]},listDomains:{type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{
type:"object",properties:{},required:[]},updateProject:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},due_date:{type:["integer","null"],"x-format":"epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string",
"number","boolean"]}},archived:{type:"boolean"}},required:["id"]},getJobStatsByGet:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["\
jobId"]},getDocument:{type:"object",properties:{id:{type:"integer",format:"int64","x-in":"query"}},required:["id"]},checkDocument:{type:"object",properties:{id:{
type:"integer",format:"int64","x-in":"query"}},required:["id"]},checkTranslation:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},source:{type:"\
string",minLength:1,maxLength:5e3},target:{type:"string",minLength:1,maxLength:5e3},max_length:{type:"integer",minimum:1}},required:["memory_id","source","targe\
t"]},translateTextByQuery:{type:"object",properties:{memory_id:{type:"integer",format:"int64","x-in":"query"},source:{type:"string",maxLength:5e3,default:"","x-\
in":"query"},source_hash:{type:"integer","x-in":"query"},n:{type:"integer",minimum:1,maximum:10,default:1,"x-in":"query"},prefix:{type:"string",maxLength:5e3,"x\
-in":"query"},rich:{type:"boolean",default:!1,"x-in":"query"},tm_matches:{type:"boolean",default:!0,"x-in":"query"},project_tags:{type:"boolean",default:!1,"x-i\
n":"query"},containsICUData:{type:"boolean",default:!1,"x-in":"query"},contains_icu_data:{type:"boolean",default:!1,"x-in":"query"}},required:["memory_id"]},readUsage:{
type:"object",properties:{from:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}$","x-in":"query"},to:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}$","x-in":"query"}},
required:[]}};export{Us as inputSchemas,Ss as validators};
