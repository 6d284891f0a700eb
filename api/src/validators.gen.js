// Written by `npm run gen` from api/description and api/data. Do not edit.
var ri=Object.defineProperty;var _s=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(_){throw t=0,_}},ti=(r,t)=>{for(var _ in t)ri(r,_,{get:t[_],enumerable:!0})};var Ae=_s(Oe=>{"use strict";Object.defineProperty(Oe,"__esModule",{value:!0});Oe.formatNames=Oe.fastFormats=Oe.fullFormats=void 0;function ze(r,t){return{validate:r,
compare:t}}Oe.fullFormats={date:ze(js,Nt),time:ze(It(!0),Dt),"date-time":ze(bs(!0),As),"iso-time":ze(It(),Is),"iso-date-time":ze(bs(),Ns),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:pi,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ci,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:di,int32:{type:"number",validate:mi},int64:{type:"number",validate:yi},float:{type:"\
number",validate:ks},double:{type:"number",validate:ks},password:!0,binary:!0};Oe.fastFormats={...Oe.fullFormats,date:ze(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Nt),time:ze(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Dt),"date-time":ze(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
As),"iso-time":ze(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Is),"iso-date-time":ze(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ns),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Oe.formatNames=Object.keys(Oe.fullFormats);function si(r){return r%4===0&&(r%100!==0||r%400===0)}var ai=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ii=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function js(r){let t=ai.exec(r);if(!t)return!1;let _=+t[1],v=+t[2],P=+t[3];return v>=1&&v<=12&&P>=1&&P<=(v===2&&si(_)?29:ii[v])}function Nt(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var jt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function It(r){return function(_){let v=jt.exec(_);if(!v)
return!1;let P=+v[1],b=+v[2],l=+v[3],e=v[4],o=v[5]==="-"?-1:1,a=+(v[6]||0),i=+(v[7]||0);if(a>23||i>59||r&&!e)return!1;if(P<=23&&b<=59&&l<60)return!0;let n=b-i*o,
d=P-a*o-(n<0?1:0);return(d===23||d===-1)&&(n===59||n===-1)&&l<61}}function Dt(r,t){if(!(r&&t))return;let _=new Date("2020-01-01T"+r).valueOf(),v=new Date("2020-\
01-01T"+t).valueOf();if(_&&v)return _-v}function Is(r,t){if(!(r&&t))return;let _=jt.exec(r),v=jt.exec(t);if(_&&v)return r=_[1]+_[2]+_[3],t=v[1]+v[2]+v[3],r>t?1:
r<t?-1:0}var At=/t|\s/i;function bs(r){let t=It(r);return function(v){let P=v.split(At);return P.length===2&&js(P[0])&&t(P[1])}}function As(r,t){if(!(r&&t))return;
let _=new Date(r).valueOf(),v=new Date(t).valueOf();if(_&&v)return _-v}function Ns(r,t){if(!(r&&t))return;let[_,v]=r.split(At),[P,b]=t.split(At),l=Nt(_,P);if(l!==
void 0)return l||Dt(v,b)}var ni=/\/|:/,oi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function pi(r){return ni.test(r)&&oi.test(r)}var ws=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function di(r){return ws.lastIndex=0,ws.
test(r)}var li=-(2**31),fi=2**31-1;function mi(r){return Number.isInteger(r)&&r<=fi&&r>=li}function yi(r){return Number.isInteger(r)}function ks(){return!0}var ui=/[^\\]\\Z/;
function ci(r){if(ui.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Ft=_s(xt=>{"use strict";Object.defineProperty(xt,"__esModule",{value:!0});function gi(r){let t=r.length,_=0,v=0,P;for(;v<t;)_++,P=r.charCodeAt(v++),P>=55296&&
P<=56319&&v<t&&(P=r.charCodeAt(v),(P&64512)===56320&&v++);return _}xt.default=gi});var Lt=qr;function qr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=qr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(qr.errors=l,e===0)}qr.evaluated={dynamicProps:!1,dynamicItems:!1};var Tt=Dr;var F=Ae().fullFormats.int64;function Dr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Dr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let a=r.id,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===i&&typeof a=="number"&&isFinite(a)&&!F.validate(a))return Dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Dr.errors=l,e===0}Dr.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var Ls=ve;var T=Ft().default;function ve(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ve.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.name===void 0&&(i="name")||r.srclang===void 0&&(i=
"srclang")||r.trglang===void 0&&(i="trglang"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return ve.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(T(n)<1)return ve.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ve.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.srclang!==void 0){let n=e;if(typeof r.srclang!="string")return ve.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",
params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.trglang!==void 0){let n=e;if(typeof r.trglang!="string")return ve.errors=[{instancePath:t+"/trg\
lang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.srclocale!==void 0){let n=e;if(typeof r.
srclocale!="string")return ve.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
e}else var a=!0;if(a)if(r.trglocale!==void 0){let n=e;if(typeof r.trglocale!="string")return ve.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/tr\
glocale/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0}}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ve.errors=l,e===0}ve.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};
var Ts=Er;function Er(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Er.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Er.errors=l,e===0)}Er.evaluated={dynamicProps:!1,dynamicItems:!1};var qs=Ne;function Ne(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ne.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name"))return Ne.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n==
"number"&&isFinite(n)&&!F.validate(n))return Ne.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=d===e}else var a=!0;if(a)if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return Ne.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(n)<1)return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=d===e}else var a=!0}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ne.errors=l,
e===0}Ne.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Es=Sr;function Sr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Sr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Sr.errors=l,e===0)}Sr.evaluated={dynamicProps:!1,dynamicItems:!1};var qt=er;function er(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=er.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return er.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return er.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return er.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return er.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=l,e===0}er.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Et=ce;function ce(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ce.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.n===void 0&&(r.n=10);let i;if(r.id===void 0&&(i="id")||r.query===void 0&&
(i="query"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return ce.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.query!==void 0){let n=r.query,d=e;if(e===d)if(typeof n=="string"){if(T(n)>5e3)return ce.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(T(n)<1)return ce.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){let n=r.n,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ce.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return ce.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(n<1||isNaN(n))return ce.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=d===e}}}else return ce.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=l,e===0}ce.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,dynamicItems:!1};var St=se;var hi={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},Ze=Ae().fullFormats.int32;function se(r,{
instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=se.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.has_header_row===void 0&&(r.has_header_row=!1),r.skip_duplicates===void 0&&(r.skip_duplicates=
!1);let d;if(r.memory_id===void 0&&(d="memory_id")||r.name===void 0&&(d="name"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;if(r.memory_id!==void 0){let p=r.memory_id,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return se.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!F.validate(p))return se.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
name!==void 0){let p=r.name,s=e;if(e===s)if(typeof p=="string"){if(T(p)>255)return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(T(p)<1)return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
let p=e;if(typeof r.has_header_row!="boolean")return se.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=p===e;if(a){let f=e;if(typeof r.skip_duplicates!="boolean")return se.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/propert\
ies/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=f===e;if(a)if(r.sdlxliff_filters!==void 0){let g=r.sdlxliff_filters,u=e;if(e===u)if(Array.
isArray(g)){var i=!0;let c=g.length;for(let h=0;h<c;h++){let j=g[h],N=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){j.allowablePercentage===void 0&&(j.
allowablePercentage=-1),j.allowUnlockedSegments===void 0&&(j.allowUnlockedSegments=!0);let A;if(j.confName===void 0&&(A="confName"))return se.errors=[{instancePath:t+
"/sdlxliff_filters/"+h,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:A}}],!1;if(j.confName!==void 0){let te=j.confName,C=e;
if(typeof te!="string")return se.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(te==="Translated"||te==="Draft"||te==="ApprovedTranslation"||te==="Locked"||te==="SignedOff"))return se.errors=[{instancePath:t+
"/sdlxliff_filters/"+h+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:hi.properties.confName.enum}}],
!1;var n=C===e}else var n=!0;if(n){let te=j.allowablePercentage,C=e;if(!(typeof te=="number"&&!(te%1)&&!isNaN(te)&&isFinite(te)))return se.errors=[{instancePath:t+
"/sdlxliff_filters/"+h+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
C&&typeof te=="number"&&isFinite(te)&&!Ze.validate(te))return se.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/allowablePercentage",schemaPath:"SdlxliffFilte\
r.json/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var n=C===e;if(n){let We=e;if(typeof j.allowUnlockedSegments!="boole\
an")return se.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=We===e}}}else return se.errors=[{instancePath:t+"/sdlxliff_filters/"+h,schemaPath:"SdlxliffFilter.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;var i=N===e;if(!i)break}}else return se.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/t\
ype",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}else return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return se.errors=l,e===0}se.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var Ct=rr;function rr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=rr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return rr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return rr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return rr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return rr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=l,e===0}rr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Mt=tr;function tr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=tr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return tr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return tr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return tr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=l,e===0}tr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var $t=Re;function Re(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Re.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.segment_id===void 0&&(i="segment\
_id"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.segment_id!==void 0){let n=r.segment_id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Re.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(
n)&&!F.validate(n))return Re.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===
e}else var a=!0}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=l,e===0}Re.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var Ss=ie;function ie(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ie.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.source===void 0&&(r.source=""),r.n===void 0&&(r.n=1),r.rich===void 0&&
(r.rich=!1),r.tm_matches===void 0&&(r.tm_matches=!0),r.project_tags===void 0&&(r.project_tags=!1),r.containsICUData===void 0&&(r.containsICUData=!1);let i;if(r.
memory_id===void 0&&(i="memory_id"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=r.source,
d=e;if(e===d)if(typeof n=="string"){if(T(n)>5e3)return ie.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return ie.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e;if(a){
if(r.memory_id!==void 0){let p=r.memory_id,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ie.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!F.validate(p))return ie.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.source_hash!==void 0){
let p=r.source_hash,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ie.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/sourc\
e_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!F.validate(p))return ie.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){let p=r.n,s=e;if(!(typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ie.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
s&&typeof p=="number"&&isFinite(p)){if(p>10||isNaN(p))return ie.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}],!1;if(p<1||isNaN(p))return ie.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=s===e;if(a){if(r.prefix!==void 0){let I=e;if(typeof r.prefix!="string")return ie.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){let I=e;if(typeof r.rich!="boolean")return ie.errors=[{instancePath:t+"/rich",schemaPath:"\
#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=I===e;if(a){let u=e;if(typeof r.tm_matches!="boolean")return ie.errors=[{instancePath:t+
"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=u===e;if(a){let c=e;if(typeof r.project_tags!="boolean")
return ie.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===e;if(a){let j=e;
if(typeof r.containsICUData!="boolean")return ie.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=j===e}}}}}}}}}}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=
l,e===0}ie.evaluated={props:{source:!0,memory_id:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};
var Cs=Cr;function Cr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Cr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Cr.errors=l,e===0)}Cr.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=we,vi={type:"object",properties:{translationIds:{type:"ar\
ray",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer"},toTime:{
type:"integer"}},required:[],$id:"listFileTranslations"};function we(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=we.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.translationIds!==
void 0){let n=r.translationIds,d=e;if(e===d)if(Array.isArray(n)){var a=!0;let p=n.length;for(let s=0;s<p;s++){let f=n[s],I=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return we.errors=[{instancePath:t+"/translationIds/"+s,schemaPath:"#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===I&&typeof f=="number"&&isFinite(f)&&!F.validate(f))return we.errors=[{instancePath:t+"/translationIds/"+s,schemaPath:"#/properties/translationIds/item\
s/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===e;if(!a)break}}else return we.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properti\
es/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0;if(i){if(r.status!==void 0){let n=r.status,d=e;if(typeof n!="string")
return we.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="InProgress"||n==="Complet\
ed"||n==="ReadyForDownload"||n==="Failed"))return we.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:vi.
properties.status.enum}}],!1;var i=d===e}else var i=!0;if(i){if(r.fromTime!==void 0){let n=r.fromTime,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return we.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",params:{type:"integer"}}],!1;var i=d===e}else var i=!0;if(i)
if(r.toTime!==void 0){let n=r.toTime,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:t+"/toTime",schemaPath:"#/prop\
erties/toTime/type",keyword:"type",params:{type:"integer"}}],!1;var i=d===e}else var i=!0}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return we.errors=l,e===0}we.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,toTime:!0},dynamicProps:!1,dynamicItems:!1};
var Ms=fe;function fe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=fe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.withTM===void 0&&(r.withTM=!0);let n;if(r.fileId===void 0&&(n="fil\
eId")||r.memoryId===void 0&&(n="memoryId"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.fileId!==
void 0){let d=r.fileId,p=e;if(e===p)if(Array.isArray(d)){if(d.length>100)return fe.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(d.length<1)return fe.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let s=d.length;for(let f=0;f<s;f++){let I=d[f],g=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return fe.errors=[{instancePath:t+
"/fileId/"+f,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof I=="number"&&isFinite(I)&&!F.validate(I))return fe.
errors=[{instancePath:t+"/fileId/"+f,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=g===e;if(!a)break}}}else return fe.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0;if(i){if(r.memoryId!==
void 0){let d=r.memoryId,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return fe.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!F.validate(d))return fe.errors=[{instancePath:t+"/memoryId",
schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=p===e}else var i=!0;if(i){if(r.configId!==void 0){let d=r.configId,
p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return fe.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!Ze.validate(d))return fe.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/c\
onfigId/format",keyword:"format",params:{format:"int32"}}],!1;var i=p===e}else var i=!0;if(i){let d=e;if(typeof r.withTM!="boolean")return fe.errors=[{instancePath:t+
"/withTM",schemaPath:"#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=d===e}}}}else return fe.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return fe.errors=l,e===0}fe.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var $s=ue;function ue(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ue.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.withTM===void 0&&(r.withTM=!0),r.fileId!==void 0){let n=r.fileId,
d=e;if(e===d)if(Array.isArray(n)){if(n.length>100)return ue.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(n.length<1)return ue.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let p=n.length;for(let s=0;s<p;s++){let f=n[s],I=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ue.errors=[{instancePath:t+"/fileId/"+s,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof f=="number"&&isFinite(f)&&!F.validate(f))return ue.errors=[{instancePath:t+
"/fileId/"+s,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===e;if(!a)break}}}else return ue.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0;if(i){if(r.memoryId!==void 0){let n=r.memoryId,
d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return ue.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/me\
moryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.configId!==void 0){let n=r.configId,d=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===d&&typeof n=="number"&&isFinite(n)&&!Ze.validate(n))return ue.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"form\
at",params:{format:"int32"}}],!1;var i=d===e}else var i=!0;if(i){let n=e;if(typeof r.withTM!="boolean")return ue.errors=[{instancePath:t+"/withTM",schemaPath:"#\
/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===e}}}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ue.errors=l,e===0}ue.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var Jt=sr;function sr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=sr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return sr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return sr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return sr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return sr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=l,e===0}sr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ws=xr;function xr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=xr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return xr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.signedAgreement!==void 0&&typeof r.signedAgreement!="boo\
lean")return xr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return xr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=l,e===0}xr.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var Js=Mr;function Mr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Mr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Mr.errors=l,e===0)}Mr.evaluated={dynamicProps:!1,dynamicItems:!1};var zt=$r;function $r(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=$r.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?($r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):($r.errors=l,e===0)}$r.evaluated={dynamicProps:!1,dynamicItems:!1};var zs=U;function U(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=U.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.language===void 0&&(p="language")||r.template===void 0&&(p=
"template")||r.templateParams===void 0&&(p="templateParams"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(T(s)>255)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(T(s)<1)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else
var a=!0;if(a){if(r.language!==void 0){let s=e;if(typeof r.language!="string")return U.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.template!==void 0){let s=r.template,f=e;if(e===f)if(typeof s=="string"){if(T(
s)>100)return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(T(s)<1)return U.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.templateParams!==void 0){let s=r.
templateParams,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.language===void 0&&(g="language"))return U.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:g}}],!1;if(s.contentLength!==void 0){let u=s.contentLength,
m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)){if(u>5e3||isNaN(u))return U.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(u<1||isNaN(u))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e}else var i=!0;if(i){if(s.memoryId!==void 0){let u=s.memoryId,m=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return U.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(u)&&!F.validate(u))return U.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(s.
language!==void 0){let u=e;if(typeof s.language!="string")return U.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(s.sections!==void 0){let u=s.sections,m=e;if(e===m)if(Array.
isArray(u)){if(u.length>50)return U.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var n=!0;let h=u.length;for(let j=0;j<h;j++){let N=e;if(typeof u[j]!="string")return U.errors=[{instancePath:t+"/templateParam\
s/sections/"+j,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var n=N===e;if(!n)break}}}else
return U.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var i=m===e}else var i=!0;if(i)if(s.summary!==void 0){let u=s.summary,m=e;if(e===m)if(typeof u=="string"){if(T(u)>5e3)return U.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return U.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0}}}}else
return U.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;
if(a)if(r.preferences!==void 0){let s=r.preferences,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tone!==void 0){let g=s.tone,u=e;if(e===u)if(typeof g==
"string"){if(T(g)>5e3)return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var d=u===e}else var d=!0;if(d)if(s.styleguide!==void 0){let g=s.styleguide,u=e;if(e===u)if(typeof g=="string"){if(T(g)>5e3)return U.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return U.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var d=u===
e}else var d=!0}else return U.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=f===
e}else var a=!0}}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=l,e===0}U.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Os=Wr;function Wr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Wr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Wr.errors=l,e===0)}Wr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ot=Jr;function Jr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Jr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Jr.errors=l,e===0)}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var Rs=Ye,Ds={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function Ye(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.tone!==void 0){let i=r.tone,n=e;if(typeof i!="string"&&i!==null)return Ye.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:Ds.properties.tone.type}}],!1;if(e===n&&typeof i=="string"&&T(i)>5e3)return Ye.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=n===e}else var a=!0;if(a)if(r.styleguide!==void 0){let i=r.styleguide,
n=e;if(typeof i!="string"&&i!==null)return Ye.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:Ds.properties.
styleguide.type}}],!1;if(e===n&&typeof i=="string"&&T(i)>5e3)return Ye.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=n===e}else var a=!0}else return Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Ye.errors=l,e===0}Ye.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var Us=zr;function zr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=zr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(zr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(zr.errors=l,e===0)}zr.evaluated={dynamicProps:!1,dynamicItems:!1};var Rt=ar;function ar(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ar.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return ar.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return ar.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!F.validate(i))return ar.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=l,e===0}ar.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Vs=R,Lr={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function R(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,
dynamicAnchors:b={}}={}){let l=null,e=0,o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let p;if(r.contentId===void 0&&(p="contentId"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;if(r.contentId!==void 0){let s=r.contentId,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return R.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!F.validate(s))return R.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.
name,f=e;if(e===f)if(typeof s=="string"){if(T(s)>255)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(T(s)<1)return R.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.language!==void 0){
let s=e;if(typeof r.language!="string")return R.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.template!==void 0){let s=r.template,f=e;if(e===f)if(typeof s=="string"){if(T(s)>100)return R.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(T(s)<1)return R.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.templateParams!==void 0){let s=r.templateParams,f=e;if(e===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.contentLength!==void 0){let g=s.contentLength,u=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return R.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:Lr.properties.
templateParams.properties.contentLength.type}}],!1;if(e===u&&typeof g=="number"&&isFinite(g)){if(g>5e3||isNaN(g))return R.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(g<1||isNaN(
g))return R.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var i=u===e}else var i=!0;if(i){if(s.memoryId!==void 0){let g=s.memoryId,u=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g))&&g!==null)return R.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:Lr.properties.templateParams.properties.memoryId.type}}],!1;if(e===u&&typeof g=="number"&&isFinite(g)&&!F.validate(g))return R.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=u===e}else var i=!0;
if(i){if(s.language!==void 0){let g=e;if(typeof s.language!="string")return R.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e}else var i=!0;if(i){if(s.sections!==void 0){let g=s.sections,u=e;if(!Array.
isArray(g)&&g!==null)return R.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:Lr.properties.templateParams.properties.sections.type}}],!1;if(e===u&&Array.isArray(g)){if(g.length>50)return R.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var n=!0;let c=g.length;for(let h=0;h<
c;h++){let j=e;if(typeof g[h]!="string")return R.errors=[{instancePath:t+"/templateParams/sections/"+h,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var n=j===e;if(!n)break}}}var i=u===e}else var i=!0;if(i)if(s.summary!==void 0){let g=s.summary,u=e;if(typeof g!=
"string"&&g!==null)return R.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:Lr.properties.templateParams.properties.summary.type}}],!1;if(e===u&&typeof g=="string"&&T(g)>5e3)return R.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var i=u===e}else var i=!0}}}}else return R.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a)if(r.
preferences!==void 0){let s=r.preferences,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tone!==void 0){let g=s.tone,u=e;if(typeof g!="string"&&
g!==null)return R.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:Lr.properties.
preferences.properties.tone.type}}],!1;if(e===u&&typeof g=="string"&&T(g)>5e3)return R.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var d=u===e}else var d=!0;if(d)if(s.styleguide!==void 0){let g=s.styleguide,u=e;if(typeof g!=
"string"&&g!==null)return R.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:Lr.properties.preferences.properties.styleguide.type}}],!1;if(e===u&&typeof g=="string"&&T(g)>5e3)return R.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var d=u===e}else var d=!0}else return R.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0}}}}}else return R.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=l,e===0}R.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Bs=ir;function ir(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ir.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return ir.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return ir.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!F.validate(i))return ir.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=l,e===0}ir.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ut=nr;function nr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=nr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return nr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return nr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!F.validate(i))return nr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=l,e===0}nr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Vt=or;function or(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=or.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return or.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return or.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!F.validate(i))return or.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=l,e===0}or.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Bt=Or;function Or(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Or.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Or.errors=l,e===0)}Or.evaluated={dynamicProps:!1,dynamicItems:!1};var Yt=ke;function ke(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ke.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.offset===void 0&&(r.offset=0),r.limit===void 0&&(r.limit=25),r.
isArchived!==void 0){let i=e;if(typeof r.isArchived!="boolean")return ke.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=i===e}else var a=!0;if(a){if(r.isDelivered!==void 0){let i=e;if(typeof r.isDelivered!="boolean")return ke.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===e}else var a=!0;if(a){let i=r.offset,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ke.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i)))return ke.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var a=n===e;if(a){let p=r.limit,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ke.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)){if(p>50||isNaN(p))return ke.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(p<1||isNaN(p))return ke.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=s===e}}}}else return ke.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=l,e===0}ke.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var Ys=Z;var Gs=Ae().fullFormats["date-time"],Pi={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function z(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=z.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.pretranslate===void 0&&(r.pretranslate=!1),r.autoAccept===void 0&&
(r.autoAccept=!1),r.caseSensitive===void 0&&(r.caseSensitive=!1),r.takeMatchAttribution===void 0&&(r.takeMatchAttribution=!1);let d;if(r.memoryId===void 0&&(d="\
memoryId"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.trgLang!==void 0){let p=e;if(typeof r.
trgLang!="string")return z.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else
var a=!0;if(a){if(r.trgLocale!==void 0){let p=e;if(typeof r.trgLocale!="string")return z.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.dueDate!==void 0){let p=r.dueDate,s=e;if(e===s&&e===s)if(typeof p=="strin\
g"){if(!Gs.validate(p))return z.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return z.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
memoryId!==void 0){let p=r.memoryId,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!F.validate(p))return z.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.externalModelId!==void 0){
let p=r.externalModelId,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Ze.validate(p))return z.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var a=s===e}else var a=!0;if(a){let p=e;if(typeof r.
pretranslate!="boolean")return z.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=p===e;if(a){let f=e;if(typeof r.autoAccept!="boolean")return z.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var a=f===e;if(a){let g=e;if(typeof r.caseSensitive!="boolean")return z.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===e;if(a){let m=e;if(typeof r.takeMatchAttribution!="boolean")return z.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===e;if(a){if(r.
configId!==void 0){let h=r.configId,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)&&!Ze.validate(h))return z.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=j===e}else var a=!0;if(a){if(r.workflowTemplateId!==void 0){
let h=r.workflowTemplateId,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)&&!F.validate(h))return z.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=j===e}else var a=!0;if(a){if(r.workflowTemplateName!==
void 0){let h=r.workflowTemplateName,j=e;if(typeof h!="string"&&!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return z.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:Pi.properties.workflowTemplateName.type}}],!1;var a=j===e}else var a=!0;
if(a)if(r.workflowStageAssignments!==void 0){let h=r.workflowStageAssignments,j=e;if(e===j)if(Array.isArray(h)){var i=!0;let w=h.length;for(let y=0;y<w;y++){let A=h[y],
te=e;if(e===e)if(A&&typeof A=="object"&&!Array.isArray(A)){let We;if(A.workflowStageTemplateId===void 0&&(We="workflowStageTemplateId"))return z.errors=[{instancePath:t+
"/workflowStageAssignments/"+y,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:We}}],!1;if(A.workflowStageTemplateId!==
void 0){let k=A.workflowStageTemplateId,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return z.errors=[{instancePath:t+"/workflowStageAssignments\
/"+y+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
S&&typeof k=="number"&&isFinite(k)&&!F.validate(k))return z.errors=[{instancePath:t+"/workflowStageAssignments/"+y+"/workflowStageTemplateId",schemaPath:"Workfl\
owStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var n=S===e}else var n=!0;if(n){if(A.userId!==void 0){
let k=A.userId,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return z.errors=[{instancePath:t+"/workflowStageAssignments/"+y+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(k)&&!F.validate(k))return z.
errors=[{instancePath:t+"/workflowStageAssignments/"+y+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=S===e}else var n=!0;if(n)if(A.email!==void 0){let k=e;if(typeof A.email!="string")return z.errors=[{instancePath:t+"/workflowStageAssignments\
/"+y+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e}else var n=!0}}else return z.
errors=[{instancePath:t+"/workflowStageAssignments/"+y,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var i=te===e;if(!i)
break}}else return z.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=j===e}else var a=!0}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=
l,e===0}z.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function Z(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Z.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.fileIds===void 0&&(d="fileIds")||r.languagePairs===void 0&&(d="languagePa\
irs")||r.srcLang===void 0&&(d="srcLang"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.name!==
void 0){let p=r.name,s=e;if(e===s)if(typeof p=="string"){if(T(p)>255)return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(T(p)<1)return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.fileIds!==void 0){let p=r.fileIds,s=e;if(e===s)if(Array.isArray(p)){if(p.length>1e3)return Z.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(p.length<1)return Z.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let I=p.length;for(let g=0;g<I;g++){let u=p[g],m=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return Z.
errors=[{instancePath:t+"/fileIds/"+g,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof u=="number"&&isFinite(
u)&&!F.validate(u))return Z.errors=[{instancePath:t+"/fileIds/"+g,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===
e;if(!i)break}}}else return Z.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.languagePairs!==void 0){let p=r.languagePairs,s=e;if(e===s)if(Array.isArray(p)){if(p.length<1)return Z.errors=[{instancePath:t+"/languagePai\
rs",schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let I=p.length;for(let g=0;g<I;g++){let u=e;z(p[g],{instancePath:t+
"/languagePairs/"+g,parentData:p,parentDataProperty:g,rootData:P,dynamicAnchors:b})||(l=l===null?z.errors:l.concat(z.errors),e=l.length);var n=u===e;if(!n)break}}}else
return Z.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.srcLang!==void 0){let p=e;if(typeof r.srcLang!="string")return Z.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.srcLocale!==void 0){let p=e;if(typeof r.srcLocale!="string")return Z.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.due!==void 0){let p=r.due,
s=e;if(e===s&&e===s)if(typeof p=="string"){if(!Gs.validate(p))return Z.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return Z.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.isPlural!==void 0){let p=e;if(typeof r.isPlural!="boolean")return Z.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=p===e}else var a=!0;if(a){if(r.workflowTemplateId!==void 0){let p=r.workflowTemplateId,s=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Z.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!F.validate(p))return Z.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a)if(r.domainId!==void 0){let p=r.domainId,s=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Z.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Ze.validate(p))return Z.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=s===e}else var a=!0}}}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return Z.errors=l,e===0}Z.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var Qs=Rr;function Rr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Rr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Rr.errors=l,e===0)}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gt=pr;function pr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=pr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return pr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return pr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return pr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return pr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=l,e===0}pr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Zs=pe,tt={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","integer","\
null"]},due:{type:["string","integer","null"]},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},
required:["jobId"],$id:"updateJob"};function pe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=pe.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i=
"jobId"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let n=r.jobId,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return pe.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return pe.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(n)<1)return pe.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/\
type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.dueDate!==void 0){let n=r.dueDate,d=e;if(typeof n!="string"&&!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return pe.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:tt.
properties.dueDate.type}}],!1;var a=d===e}else var a=!0;if(a){if(r.due!==void 0){let n=r.due,d=e;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))&&n!==null)return pe.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:tt.properties.due.type}}],!1;var a=d===
e}else var a=!0;if(a){if(r.isProcessing!==void 0){let n=r.isProcessing,d=e;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.
errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:tt.properties.isProcessing.type}}],!1;if(!(n==="\
0"||n==="1"||n==="-2"||n===0||n===1||n===-2))return pe.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{
allowedValues:tt.properties.isProcessing.enum}}],!1;var a=d===e}else var a=!0;if(a)if(r.processingErrorMsg!==void 0){let n=r.processingErrorMsg,d=e;if(e===d)if(typeof n==
"string"){if(T(n)>1e3)return pe.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1}else return pe.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var a=d===e}else var a=!0}}}}}else return pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=l,
e===0}pe.evaluated={props:{jobId:!0,name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,dynamicItems:!1};var Hs=dr;function dr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=dr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return dr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return dr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return dr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return dr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=l,e===0}dr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Qt=lr;function lr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=lr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return lr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return lr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return lr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return lr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=l,e===0}lr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Zt=fr;function fr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=fr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return fr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return fr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return fr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return fr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=l,e===0}fr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Ht=mr;function mr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=mr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return mr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return mr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return mr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return mr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=l,e===0}mr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Xt=yr;function yr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=yr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return yr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return yr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return yr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return yr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return yr.errors=l,e===0}yr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var Kt=ur;function ur(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ur.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return ur.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ur.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return ur.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ur.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ur.errors=l,e===0}ur.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var es=cr;function cr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=cr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return cr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return cr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return cr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return cr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return cr.errors=l,e===0}cr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var rs=Ue,_i={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"expor\
tJob"};function Ue(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ue.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId")||r.type===void 0&&(i=
"type"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let n=r.jobId,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ue.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return Ue.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.type!==void 0){let n=r.type,d=e;if(typeof n!="string")return Ue.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="files"||n==="memory"))return Ue.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:_i.properties.type.enum}}],!1;var a=d===e}else var a=!0}else return Ue.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=l,e===0}Ue.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var ts=gr;function gr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=gr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return gr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return gr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!F.validate(i))return gr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return gr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return gr.errors=l,e===0}gr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ss=me,bi={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer"},to_time:{type:"integer"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{
type:"string"}},required:[],$id:"listProjects"};function me(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,
e=0,o=me.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.archived===void 0&&
(r.archived=!0),r.id!==void 0){let n=r.id,d=e;if(e===d)if(Array.isArray(n)){var a=!0;let p=n.length;for(let s=0;s<p;s++){let f=n[s],I=e;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return me.errors=[{instancePath:t+"/id/"+s,schemaPath:"#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
I&&typeof f=="number"&&isFinite(f)&&!F.validate(f))return me.errors=[{instancePath:t+"/id/"+s,schemaPath:"#/properties/id/items/format",keyword:"format",params:{
format:"int64"}}],!1;var a=I===e;if(!a)break}}else return me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],
!1;var i=d===e}else var i=!0;if(i){if(r.srclang!==void 0){let n=e;if(typeof r.srclang!="string")return me.errors=[{instancePath:t+"/srclang",schemaPath:"#/prope\
rties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.trglang!==void 0){let n=e;if(typeof r.trglang!="string")return me.
errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.from_time!==
void 0){let n=r.from_time,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return me.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/f\
rom_time/type",keyword:"type",params:{type:"integer"}}],!1;var i=d===e}else var i=!0;if(i){if(r.to_time!==void 0){let n=r.to_time,d=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return me.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;var i=d===
e}else var i=!0;if(i){if(r.state!==void 0){let n=r.state,d=e;if(typeof n!="string")return me.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(!(n==="backlog"||n==="inProgress"||n==="inReview"||n==="inQA"||n==="done"))return me.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:bi.properties.state.enum}}],!1;var i=d===e}else var i=!0;if(i){let n=e;if(typeof r.
archived!="boolean")return me.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===
e;if(i)if(r.connector_id!==void 0){let p=e;if(typeof r.connector_id!="string")return me.errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connect\
or_id/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else var i=!0}}}}}}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return me.errors=l,e===0}me.evaluated={props:{id:!0,srclang:!0,trglang:!0,from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},
dynamicProps:!1,dynamicItems:!1};var Xs=W,xs={type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},
job_id:{type:"integer",format:"int64"},due_date:{type:"integer"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},
workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},
llm_provider:{type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolea\
n"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",
enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProj\
ect"};function W(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=W.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.sample_review_percentage===void 0&&(r.sample_review_percentage=
100),r.llm_provider===void 0&&(r.llm_provider="neural"),r.job_type===void 0&&(r.job_type="TRANSLATION");let n;if(r.memory_id===void 0&&(n="memory_id")||r.name===
void 0&&(n="name"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.memory_id!==void 0){let d=r.
memory_id,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!F.validate(d))return W.errors=[{instancePath:t+"/memory_id",schemaPath:"#/propert\
ies/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.name!==void 0){let d=r.name,p=e;if(e===p)if(typeof d=="\
string"){if(T(d)>255)return W.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(d)<1)return W.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.job_id!==void 0){let d=r.job_id,p=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!F.validate(d))return W.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.due_date!==void 0){let d=r.due_date,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return W.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"integer"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.metadata!==void 0){let d=r.metadata,p=e;if(e===p)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>50)return W.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let f in d){let I=d[f],g=e;if(typeof I!="string"&&
!(typeof I=="number"&&isFinite(I))&&typeof I!="boolean")return W.errors=[{instancePath:t+"/metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:xs.properties.metadata.additionalProperties.type}}],!1;var i=g===e;if(!i)break}}else return W.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0;if(a){if(r.workflowTemplateId!==
void 0){let d=r.workflowTemplateId,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return W.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!F.validate(d))return W.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.workflow_template_name!==
void 0){let d=e;if(typeof r.workflow_template_name!="string")return W.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){let d=r.sample_review_percentage,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return W.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)){if(d>100||isNaN(d))return W.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(d<0||isNaN(d))return W.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e;if(a){let f=e;if(typeof r.
llm_provider!="string")return W.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e;if(a){if(r.external_model_id!==void 0){let g=r.external_model_id,u=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return W.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof g=="number"&&isFinite(g)&&!Ze.
validate(g))return W.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=u===e}else var a=!0;if(a){if(r.domainId!==void 0){let g=r.domainId,u=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return W.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof g=="number"&&isFinite(g)&&!Ze.validate(g))return W.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=u===e}else var a=!0;if(a){if(r.
is_plural!==void 0){let g=e;if(typeof r.is_plural!="boolean")return W.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=g===e}else var a=!0;if(a){if(r.require_batch_qa_translator!==void 0){let g=e;if(typeof r.require_batch_qa_translator!="boo\
lean")return W.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=g===e}else var a=!0;if(a){if(r.enable_prompt_labeling!==void 0){let g=e;if(typeof r.enable_prompt_labeling!="boolean")return W.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===e}else var a=!0;if(a){if(r.
is_enhanced_human_ai_optimized!==void 0){let g=e;if(typeof r.is_enhanced_human_ai_optimized!="boolean")return W.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===e}else var a=!0;if(a){let g=r.job_type,
u=e;if(typeof g!="string")return W.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(g===
"TRANSLATION"||g==="PROMPT_RESPONSE"))return W.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:xs.
properties.job_type.enum}}],!1;var a=u===e;if(a)if(r.additional_guidelines!==void 0){let c=r.additional_guidelines,h=e;if(e===h)if(typeof c=="string"){if(T(c)>5e3)
return W.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return W.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=h===
e}else var a=!0}}}}}}}}}}}}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=l,e===0}W.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var Ks=Ur;function Ur(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ur.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ur.errors=l,e===0)}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var as=hr;function hr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=hr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return hr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return hr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return hr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return hr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return hr.errors=l,e===0}hr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var is=Ge;function Ge(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ge.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.is_xliff===void 0&&(r.is_xliff=!0);let i;if(r.id===void 0&&(i="id"))
return Ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return Ge.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=d===e}else var a=!0;if(a){let n=e;if(typeof r.is_xliff!="boolean")return Ge.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}}else return Ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return Ge.errors=l,e===0}Ge.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var ns=ne,wi={type:"object",properties:{name:{type:"\
string",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],
$id:"uploadDocument"};function ne(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ne.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.auto_accept===void 0&&(r.auto_accept=!1),r.
case_sensitive===void 0&&(r.case_sensitive=!1),r.match_attribution===void 0&&(r.match_attribution=!1);let i;if(r.name===void 0&&(i="name")||r.project_id===void 0&&
(i="project_id"))return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.name!==void 0){let n=r.name,d=e;
if(e===d)if(typeof n=="string"){if(T(n)>255)return ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(T(n)<1)return ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.project_id!==void 0){
let n=r.project_id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ne.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project\
_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(n))return ne.errors=[{instancePath:t+"/project_id",
schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.pretranslate!==void 0){let n=r.pretranslate,
d=e;if(typeof n!="string")return ne.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="TM"||n==="TM+MT"))return ne.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:wi.
properties.pretranslate.enum}}],!1;var a=d===e}else var a=!0;if(a){let n=e;if(typeof r.auto_accept!="boolean")return ne.errors=[{instancePath:t+"/auto_accept",schemaPath:"\
#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e;if(a){let p=e;if(typeof r.case_sensitive!="boolean")return ne.errors=[{instancePath:t+
"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=p===e;if(a){let f=e;if(typeof r.match_attribution!=
"boolean")return ne.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=f===
e;if(a)if(r.config_id!==void 0){let g=r.config_id,u=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return ne.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof g=="number"&&isFinite(g)&&!Ze.validate(g))return ne.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=u===e}else var a=!0}}}}}}else return ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=l,e===0}ne.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var os=Qe;function Qe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Qe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="numb\
er"&&isFinite(n)&&!F.validate(n))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===
e}else var a=!0;if(a)if(r.labels!==void 0){let n=r.labels,d=e;if(e===d)if(Array.isArray(n)){var i=!0;let s=n.length;for(let f=0;f<s;f++){let I=e;if(typeof n[f]!=
"string")return Qe.errors=[{instancePath:t+"/labels/"+f,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e;if(!i)
break}}else return Qe.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0}else
return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=l,e===0}Qe.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var ps=re,ki={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},
langId:{type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"arra\
y",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},ea=new RegExp("^[^,]*$","u");
function re(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=re.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.langId===void 0&&(r.langId=!1),r.category===void 0&&(r.category="A\
PI");let n;if(r.name===void 0&&(n="name"))return re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.name!==
void 0){let d=r.name,p=e;if(e===p)if(typeof d=="string"){if(T(d)>255)return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(T(d)<1)return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.file_hash!==void 0){let d=r.file_hash,p=e;if(e===p)if(typeof d=="string"){if(T(d)>128)return re.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properti\
es/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return re.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",
keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){let d=e;if(typeof r.langId!="boolean")return re.errors=[{instancePath:t+"/langId",schemaPath:"\
#/properties/langId/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e;if(a){if(r.project_id!==void 0){let s=r.project_id,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!F.validate(s))return re.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){let s=r.category,f=e;if(typeof s!="string")return re.errors=[{instancePath:t+"/category",schemaPath:"\
#/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return re.errors=[{instancePath:t+"/category",schemaPath:"\
#/properties/category/enum",keyword:"enum",params:{allowedValues:ki.properties.category.enum}}],!1;var a=f===e;if(a){if(r.labels!==void 0){let g=r.labels,u=e;if(e===
u)if(Array.isArray(g)){var i=!0;let c=g.length;for(let h=0;h<c;h++){let j=g[h],N=e;if(e===N)if(typeof j=="string"){if(T(j)>255)return re.errors=[{instancePath:t+
"/labels/"+h,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(j)<1)return re.errors=[{instancePath:t+"/labels/"+
h,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!ea.test(j))return re.errors=[{instancePath:t+"/labels/"+h,schemaPath:"\
#/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return re.errors=[{instancePath:t+"/labels/"+h,schemaPath:"#/propertie\
s/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=N===e;if(!i)break}}else return re.errors=[{instancePath:t+"/labels",schemaPath:"#/properti\
es/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.job_type!==void 0){let g=e;if(typeof r.job_type!="string")return re.
errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0}}}}}}else return re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.errors=l,e===0}re.evaluated={props:{name:!0,file_hash:!0,langId:!0,
project_id:!0,category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var ds=vr;function vr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=vr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return vr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return vr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return vr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return vr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return vr.errors=l,e===0}vr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ls=Pr;function Pr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Pr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Pr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Pr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return Pr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Pr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=l,e===0}Pr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ra=je;function je(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=je.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name"))return je.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n==
"number"&&isFinite(n)&&!F.validate(n))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=d===e}else var a=!0;if(a)if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return je.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(n)<1)return je.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!ea.test(n))return je.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[^,]*$"}}],!1}else return je.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===
e}else var a=!0}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=l,e===0}je.evaluated={props:{
id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var ta=_r;function _r(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=_r.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return _r.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return _r.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return _r.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return _r.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _r.errors=l,e===0}_r.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var fs=De;function De(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=De.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name"))return De.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n==
"number"&&isFinite(n)&&!F.validate(n))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=d===e}else var a=!0;if(a)if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return De.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(n)<1)return De.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=d===e}else var a=!0}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=l,
e===0}De.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var ms=Vr;function Vr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Vr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Vr.errors=l,e===0)}Vr.evaluated={dynamicProps:!1,dynamicItems:!1};var sa=xe;var aa=Ae().fullFormats.uri;var Fs={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function Ve(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ve.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);let a=e,
i=!1,n=null,d=e;if(e===d)if(Array.isArray(r))if(r.length<1){let g={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};l===null?
l=[g]:l.push(g),e++}else{var p=!0;let g=r.length;for(let u=0;u<g;u++){let m=r[u],c=e;if(typeof m!="string"){let j={instancePath:t+"/"+u,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};l===null?l=[j]:l.push(j),e++}if(!(m==="JOB_DELIVER"||m==="JOB_UPDATE"||m==="PROJECT_DELIVER"||m==="PROJEC\
T_UPDATE")){let j={instancePath:t+"/"+u,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Fs.enum}};l===null?l=[j]:l.push(j),e++}var p=c===
e;if(!p)break}}else{let g={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};l===null?l=[g]:l.push(g),e++}var I=d===e;if(I){i=!0,
n=0;var s=!0}let f=e;if(typeof r!="string"){let g={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};l===null?l=[g]:
l.push(g),e++}if(!(r==="JOB_DELIVER"||r==="JOB_UPDATE"||r==="PROJECT_DELIVER"||r==="PROJECT_UPDATE")){let g={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:Fs.enum}};l===null?l=[g]:l.push(g),e++}var I=f===e;if(I&&i?(i=!1,n=[n,1]):I&&(i=!0,n=1),i)e=a,l!==null&&(a?l.length=a:l=
null);else{let g={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n}};return l===null?l=[g]:l.push(g),e++,Ve.errors=l,!1}return Ve.errors=
l,o.items=s,e===0}Ve.evaluated={dynamicProps:!1,dynamicItems:!0};function xe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=xe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
webhookName===void 0&&(i="webhookName")||r.webhookUrl===void 0&&(i="webhookUrl")||r.eventType===void 0&&(i="eventType"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.webhookName!==void 0){let n=r.webhookName,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return xe.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(n)<1)return xe.errors=[{
instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+"\
/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let n=r.
webhookUrl,d=e,p=e;if(e===p&&e===p)if(typeof n=="string"){if(!aa(n))return xe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"\
format",params:{format:"uri"}}],!1}else return xe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],
!1;var a=d===e}else var a=!0;if(a)if(r.eventType!==void 0){let n=e;Ve(r.eventType,{instancePath:t+"/eventType",parentData:r,parentDataProperty:"eventType",rootData:P,
dynamicAnchors:b})||(l=l===null?Ve.errors:l.concat(Ve.errors),e=l.length);var a=n===e}else var a=!0}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return xe.errors=l,e===0}xe.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};
var ia=Br;function Br(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Br.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Br.errors=l,e===0)}Br.evaluated={dynamicProps:!1,dynamicItems:!1};var ys=br;function br(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=br.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return br.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return br.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return br.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return br.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return br.errors=l,e===0}br.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var na=Pe;function Pe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Pe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Pe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Pe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!F.validate(
n))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.
webhookName!==void 0){let n=r.webhookName,d=e;if(e===d)if(typeof n=="string"){if(T(n)>255)return Pe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/propert\
ies/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(T(n)<1)return Pe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webho\
okName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let n=r.webhookUrl,d=e,p=e;if(e===p&&e===p)if(typeof n=="string"){if(!aa(
n))return Pe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return Pe.errors=[{instancePath:t+
"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a)if(r.eventType!==void 0){let n=e;Ve(r.
eventType,{instancePath:t+"/eventType",parentData:r,parentDataProperty:"eventType",rootData:P,dynamicAnchors:b})||(l=l===null?Ve.errors:l.concat(Ve.errors),e=l.
length);var a=n===e}else var a=!0}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=l,e===
0}Pe.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var oa=wr;function wr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=wr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return wr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return wr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return wr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return wr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wr.errors=l,e===0}wr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var us=kr;function kr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=kr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return kr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return kr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!F.validate(
i))return kr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return kr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return kr.errors=l,e===0}kr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var cs=Yr;function Yr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Yr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Yr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Yr.errors=l,e===0)}Yr.evaluated={dynamicProps:!1,dynamicItems:!1};var la=_e;function _e(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=_e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return _e.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let f=e;for(let I in r)
if(!(I==="source_to_target"||I==="code_to_name")){return _e.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:I}}],!1;break}if(f===e){if(r.source_to_target!==void 0){let I=r.source_to_target,g=e;if(e===g)if(I&&typeof I=="object"&&!Array.isArray(
I))for(let u in I){let m=I[u],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m))for(let h in m){let j=m[h],N=e;if(typeof j!="boolean")return _e.errors=[{
instancePath:t+"/source_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(j!==!0)return _e.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var i=N===e;if(!i)break}else return _e.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var n=c===e;if(!n)break}else return _e.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var d=g===e}else var d=!0;if(d)if(r.code_to_name!==void 0){let I=r.code_to_name,g=e;if(e===g)if(I&&typeof I=="obj\
ect"&&!Array.isArray(I))for(let m in I){let c=e;if(typeof I[m]!="string")return _e.errors=[{instancePath:t+"/code_to_name/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e;if(!p)break}else return _e.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var d=g===e}else var d=!0}}}else
return _e.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=l,e===0}_e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fa=H;var Ie={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},Me=Object.prototype.hasOwnProperty,O=Ft().default,J=Ae().fullFormats.
int64;function H(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=H.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let d=r.length;for(let p=0;p<d;p++){let s=r[p],f=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.srclang===void 0&&(u="srclang")||s.trglang===void 0&&(u="trglang")||s.srclocale===void 0&&(u="sr\
clocale")||s.trglocale===void 0&&(u="trglocale")||s.name===void 0&&(u="name")||s.is_processing===void 0&&(u="is_processing")||s.version===void 0&&(u="version")||
s.created_at===void 0&&(u="created_at")||s.updated_at===void 0&&(u="updated_at")||s.resources===void 0&&(u="resources"))return H.errors=[{instancePath:t+"/"+p,schemaPath:"\
Memory.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let c in s)if(!Me.call(Ie.properties,c)){return H.errors=[{instancePath:t+
"/"+p,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.id!==void 0){let c=s.
id,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)&&!J.validate(c))return H.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"Memory.jso\
n/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=h===e}else var i=!0;if(i){if(s.srclang!==void 0){let c=e;if(typeof s.srclang!="strin\
g")return H.errors=[{instancePath:t+"/"+p+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else
var i=!0;if(i){if(s.trglang!==void 0){let c=e;if(typeof s.trglang!="string")return H.errors=[{instancePath:t+"/"+p+"/trglang",schemaPath:"Memory.json/properties\
/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(s.srclocale!==void 0){let c=s.srclocale,h=e;if(typeof c!="string"&&
c!==null)return H.errors=[{instancePath:t+"/"+p+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ie.properties.srclocale.
type}}],!1;var i=h===e}else var i=!0;if(i){if(s.trglocale!==void 0){let c=s.trglocale,h=e;if(typeof c!="string"&&c!==null)return H.errors=[{instancePath:t+"/"+p+
"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ie.properties.trglocale.type}}],!1;var i=h===e}else var i=!0;if(i){if(s.
name!==void 0){let c=s.name,h=e;if(e===h)if(typeof c=="string"){if(O(c)>255)return H.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"Memory.json/properties/na\
me/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(c)<1)return H.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"Memory.json/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(s.is_processing!==void 0){let c=s.is_processing,h=e;if(typeof c!="boolean"&&c!==null)return H.errors=
[{instancePath:t+"/"+p+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ie.properties.is_processing.type}}],!1;
var i=h===e}else var i=!0;if(i){if(s.version!==void 0){let c=s.version,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:t+
"/"+p+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)&&(c<0||isNaN(
c)))return H.errors=[{instancePath:t+"/"+p+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;
var i=h===e}else var i=!0;if(i){if(s.created_at!==void 0){let c=s.created_at,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:t+
"/"+p+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=h===e}else var i=!0;if(i){if(s.updated_at!==
void 0){let c=s.updated_at,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return H.errors=[{instancePath:t+"/"+p+"/updated_at",schemaPath:"Memory.\
json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=h===e}else var i=!0;if(i)if(s.resources!==void 0){let c=s.resources,h=e;if(e===
h)if(Array.isArray(c)){var n=!0;let N=c.length;for(let w=0;w<N;w++){let y=e;if(typeof c[w]!="string")return H.errors=[{instancePath:t+"/"+p+"/resources/"+w,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e;if(!n)break}}else return H.errors=[{instancePath:t+"/"+p+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var i=h===e}else var i=!0}}}}}}}}}}}}else return H.errors=
[{instancePath:t+"/"+p,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e;if(!a)break}}else return H.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return H.errors=l,e===0}H.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ma=X;function X(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=X.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.srclang===void 0&&(d="srclang")||
r.trglang===void 0&&(d="trglang")||r.srclocale===void 0&&(d="srclocale")||r.trglocale===void 0&&(d="trglocale")||r.name===void 0&&(d="name")||r.is_processing===
void 0&&(d="is_processing")||r.version===void 0&&(d="version")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at")||r.resources===
void 0&&(d="resources"))return X.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;for(let s in r)
if(!Me.call(Ie.properties,s)){return X.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(p===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return X.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=f===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return X.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return X.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.srclocale!==void 0){let s=r.srclocale,f=e;if(typeof s!=
"string"&&s!==null)return X.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ie.properties.srclocale.
type}}],!1;var i=f===e}else var i=!0;if(i){if(r.trglocale!==void 0){let s=r.trglocale,f=e;if(typeof s!="string"&&s!==null)return X.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ie.properties.trglocale.type}}],!1;var i=f===e}else var i=!0;if(i){if(r.name!==
void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(O(s)>255)return X.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(O(s)<1)return X.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var i=f===e}else var i=!0;if(i){if(r.is_processing!==void 0){let s=r.is_processing,f=e;if(typeof s!="boolean"&&s!==null)return X.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ie.properties.is_processing.type}}],!1;var i=f===e}else var i=!0;
if(i){if(r.version!==void 0){let s=r.version,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return X.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=f===e}else var i=!0;if(i){if(r.created_at!==
void 0){let s=r.created_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=f===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var i=f===e}else var i=!0;if(i)if(r.resources!==void 0){let s=r.resources,f=e;if(e===f)if(Array.isArray(s)){var n=!0;let g=s.length;for(let u=0;u<
g;u++){let m=e;if(typeof s[u]!="string")return X.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var n=m===e;if(!n)break}}else return X.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}}}}}}}}}else return X.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return X.errors=l,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ya=K;function K(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=K.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.srclang===void 0&&(d="srclang")||
r.trglang===void 0&&(d="trglang")||r.srclocale===void 0&&(d="srclocale")||r.trglocale===void 0&&(d="trglocale")||r.name===void 0&&(d="name")||r.is_processing===
void 0&&(d="is_processing")||r.version===void 0&&(d="version")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at")||r.resources===
void 0&&(d="resources"))return K.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;for(let s in r)
if(!Me.call(Ie.properties,s)){return K.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(p===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return K.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=f===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return K.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return K.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.j\
son/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.srclocale!==void 0){let s=r.srclocale,f=e;if(typeof s!=
"string"&&s!==null)return K.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ie.properties.srclocale.
type}}],!1;var i=f===e}else var i=!0;if(i){if(r.trglocale!==void 0){let s=r.trglocale,f=e;if(typeof s!="string"&&s!==null)return K.errors=[{instancePath:t+"/trg\
locale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ie.properties.trglocale.type}}],!1;var i=f===e}else var i=!0;if(i){if(r.name!==
void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(O(s)>255)return K.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/maxLength",
keyword:"maxLength",params:{limit:255}}],!1;if(O(s)<1)return K.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var i=f===e}else var i=!0;if(i){if(r.is_processing!==void 0){let s=r.is_processing,f=e;if(typeof s!="boolean"&&s!==null)return K.errors=[{instancePath:t+"/is\
_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ie.properties.is_processing.type}}],!1;var i=f===e}else var i=!0;
if(i){if(r.version!==void 0){let s=r.version,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return K.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=f===e}else var i=!0;if(i){if(r.created_at!==
void 0){let s=r.created_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/p\
roperties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=f===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return K.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var i=f===e}else var i=!0;if(i)if(r.resources!==void 0){let s=r.resources,f=e;if(e===f)if(Array.isArray(s)){var n=!0;let g=s.length;for(let u=0;u<
g;u++){let m=e;if(typeof s[u]!="string")return K.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var n=m===e;if(!n)break}}else return K.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}}}}}}}}}else return K.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return K.errors=l,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ua=Fe;function Fe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Fe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.deleted===void 0&&(i="deleted"))
return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)if(!(d==="id"||d==="deleted")){
return Fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.id!==
void 0){let d=r.id,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!J.validate(d))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.deleted!==void 0){let d=r.deleted,p=e;if(typeof d!="boolean")return Fe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Fe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=p===e}else var a=!0}}}else return Fe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=l,e===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ca=ae;var Ii={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ae(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ae.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let d=r.length;for(let p=0;p<d;p++){let s=r[p],f=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.source===void 0&&(u="source")||s.target===void 0&&(u="target")||s.score===void 0&&(u="score")||s.metadata===void 0&&(u="m\
etadata"))return ae.errors=[{instancePath:t+"/"+p,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let c in s)if(!(c==="source"||c==="target"||c==="score"||c==="metadata")){return ae.errors=[{instancePath:t+"/"+p,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.source!==void 0){let c=e;if(typeof s.source!="string")
return ae.errors=[{instancePath:t+"/"+p+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var i=c===
e}else var i=!0;if(i){if(s.target!==void 0){let c=e;if(typeof s.target!="string")return ae.errors=[{instancePath:t+"/"+p+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(s.score!==void 0){let c=s.score,h=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ae.errors=[{instancePath:t+"/"+p+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(c)){if(c>100||isNaN(c))return ae.errors=[{instancePath:t+"/"+p+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(c<75||isNaN(c))return ae.errors=[{instancePath:t+
"/"+p+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var i=h===e}else var i=!0;
if(i)if(s.metadata!==void 0){let c=s.metadata,h=e;if(e===h)if(c&&typeof c=="object"&&!Array.isArray(c)){let N;if(c.segment_id===void 0&&(N="segment_id")||c.resource_name===
void 0&&(N="resource_name")||c.user_email===void 0&&(N="user_email")||c.created_at===void 0&&(N="created_at"))return ae.errors=[{instancePath:t+"/"+p+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:N}}],!1;{let w=e;for(let y in c)if(!(y==="segme\
nt_id"||y==="resource_name"||y==="user_email"||y==="created_at")){return ae.errors=[{instancePath:t+"/"+p+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(w===e){if(c.segment_id!==void 0){let y=c.segment_id,
A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ae.errors=[{instancePath:t+"/"+p+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y=="number"&&isFinite(y)&&!J.validate(y))return ae.
errors=[{instancePath:t+"/"+p+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(c.resource_name!==void 0){let y=c.resource_name,A=e;if(typeof y!="string"&&y!==null)return ae.errors=
[{instancePath:t+"/"+p+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:Ii.properties.metadata.properties.resource_name.type}}],!1;var n=A===e}else var n=!0;if(n){if(c.user_email!==void 0){let y=e;if(typeof c.user_email!="strin\
g")return ae.errors=[{instancePath:t+"/"+p+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n)if(c.created_at!==void 0){let y=c.created_at,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return ae.errors=[{instancePath:t+"/"+p+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0}}}}}else return ae.errors=[{instancePath:t+"/"+p+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=h===e}else var i=!0}}}}}else return ae.errors=[{instancePath:t+"/"+p,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e;if(!a)break}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ae.errors=l,e===0}ae.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ga=Le;function Le(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Le.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.isProcessing===void 0&&(i="isPro\
cessing"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)if(!(d==="id"||d===
"isProcessing")){return Le.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===
e){if(r.id!==void 0){let d=r.id,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!J.validate(d))return Le.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.isProcessing!==void 0){let d=r.isProcessing,p=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Le.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(d!==1)return Le.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=p===e}else var a=!0}}}else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=l,e===0}Le.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha=Te;function Te(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Te.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.is_processing===void 0&&(i="is_p\
rocessing"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)if(!(d==="id"||
d==="is_processing")){return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(n===e){if(r.id!==void 0){let d=r.id,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!J.validate(d))return Te.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.is_processing!==void 0){let d=r.is_processing,p=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Te.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(d!==1)return Te.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=p===e}else var a=!0}}}else return Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=l,e===0}Te.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=He;function He(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=He.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success"))return He.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="success"){return He.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.success!==void 0){let n=r.success;if(typeof n!="bool\
ean")return He.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return He.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return He.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=l,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=st;function Y(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Y.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.untokenizedSource===void 0&&(f="untokenizedSource")||r.tokenizedSource===
void 0&&(f="tokenizedSource")||r.sourceDelimiters===void 0&&(f="sourceDelimiters")||r.translation===void 0&&(f="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let I=e;for(let g in r)if(!(g==="untokenizedSource"||g==="tokenizedSource"||g==="sourceDelimiter\
s"||g==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}
if(I===e){if(r.untokenizedSource!==void 0){let g=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let g=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=g===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let g=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(g)){var i=!0;let c=g.length;for(let h=0;h<
c;h++){let j=e;if(typeof g[h]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=j===e;if(!i)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let g=r.translation,u=e;if(e===u)if(Array.isArray(g)){var n=!0;
let c=g.length;for(let h=0;h<c;h++){let j=g[h],N=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){let A;if(j.target===void 0&&(A="target")||j.score===void 0&&
(A="score")||j.isTMMatch===void 0&&(A="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:A}}],!1;{let te=e;for(let C in j)if(!(C==="target"||C==="targetWithTags"||C==="align"||C==="provenance"||C==="score"||C==="isTMMatch"||C===
"targetWords"||C==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:C}}],!1;break}if(te===e){if(j.target!==void 0){let C=e;if(typeof j.target!="string")return Y.errors=[{instancePath:t+"/t\
ranslation/"+h+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var d=C===e}else var d=!0;if(d){if(j.targetWithTags!==
void 0){let C=e;if(typeof j.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var d=C===e}else var d=!0;if(d){if(j.align!==void 0){let C=e;if(typeof j.align!="string")return Y.
errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var d=C===e}else
var d=!0;if(d){if(j.provenance!==void 0){let C=e;if(typeof j.provenance!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var d=C===e}else var d=!0;if(d){if(j.score!==void 0){let C=j.score,$=e;if(e===
$)if(typeof C=="number"&&isFinite(C)){if(C>100||isNaN(C))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(C<0||isNaN(C))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+h+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var d=$===e}else var d=!0;if(d){if(j.isTMMatch!==void 0){let C=e;
if(typeof j.isTMMatch!="boolean")return Y.errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var d=C===e}else var d=!0;if(d){if(j.targetWords!==void 0){let C=j.targetWords,$=e;if(e===$)if(Array.isArray(C)){var p=!0;let k=C.
length;for(let S=0;S<k;S++){let wt=e;if(typeof C[S]!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+S,schemaPath:"Translation.json/\
properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var p=wt===e;if(!p)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+
"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var d=$===e}else var d=!0;if(d)if(j.targetDelimiters!==
void 0){let C=j.targetDelimiters,$=e;if(e===$)if(Array.isArray(C)){var s=!0;let k=C.length;for(let S=0;S<k;S++){let wt=e;if(typeof C[S]!="string")return Y.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+S,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=wt===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDe\
limiters/type",keyword:"type",params:{type:"array"}}],!1;var d=$===e}else var d=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"T\
ranslation.json/type",keyword:"type",params:{type:"object"}}],!1;var n=N===e;if(!n)break}}else return Y.errors=[{instancePath:t+"/translation",schemaPath:"#/pro\
perties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=l,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function st(r,{instancePath:t="",parentData:_,parentDataProperty:v,
rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=st.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Y(r,{instancePath:t,
parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?Y.errors:l.concat(Y.errors),e=l.length),st.errors=l,e===0}st.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var _a=de;var at={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function de(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let d=0;d<
n;d++){let p=r[d],s=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let g;if(p.id===void 0&&(g="id")||p.fileId===void 0&&(g="fileId")||p.status===void 0&&
(g="status")||p.createdAt===void 0&&(g="createdAt"))return de.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:g}}],!1;{let u=e;for(let m in p)if(!(m==="id"||m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return de.errors=[{instancePath:t+"\
/"+d,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(p.id!==void 0){
let m=p.id,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)&&!J.validate(m))return de.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(p.fileId!==void 0){let m=p.fileId,c=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m=="number"&&isFinite(m)&&!J.validate(m))return de.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(p.status!==void 0){let m=p.status,
c=e;if(typeof m!="string")return de.errors=[{instancePath:t+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m==="ReadyForDownload"||m==="Failed"))return de.errors=[{instancePath:t+"/"+d+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:at.properties.status.enum}}],!1;var i=c===e}else var i=!0;if(i){if(p.createdAt!==void 0){
let m=p.createdAt,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return de.errors=[{instancePath:t+"/"+d+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var i=c===e}else var i=!0;if(i)if(p.errorMsg!==void 0){let m=p.errorMsg,c=e;if(typeof m!=
"string")return de.errors=[{instancePath:t+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(m==="Unsupported file type"||m==="File extraction error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failu\
re"||m==="File reassembly error"||m==="Billing error"||m==="Invalid memory"||m==="Storage error"))return de.errors=[{instancePath:t+"/"+d+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:at.properties.errorMsg.enum}}],!1;var i=c===e}else var i=!0}}}}}}else return de.
errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return de.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return de.errors=l,e===0}de.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ba=le;function le(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=le.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let d=0;d<n;d++){let p=r[d],s=e;if(e===e)if(p&&typeof p=="object"&&
!Array.isArray(p)){let g;if(p.id===void 0&&(g="id")||p.fileId===void 0&&(g="fileId")||p.status===void 0&&(g="status")||p.createdAt===void 0&&(g="createdAt"))return le.
errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:g}}],!1;{let u=e;for(let m in p)if(!(m==="id"||
m==="fileId"||m==="status"||m==="createdAt"||m==="errorMsg")){return le.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(p.id!==void 0){let m=p.id,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return le.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)&&!J.validate(m))return le.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(p.fileId!==void 0){let m=p.fileId,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return le.
errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof m==
"number"&&isFinite(m)&&!J.validate(m))return le.errors=[{instancePath:t+"/"+d+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(p.status!==void 0){let m=p.status,c=e;if(typeof m!="string")return le.errors=[{instancePath:t+
"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="InProgress"||m==="Completed"||m===
"ReadyForDownload"||m==="Failed"))return le.errors=[{instancePath:t+"/"+d+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:at.properties.status.enum}}],!1;var i=c===e}else var i=!0;if(i){if(p.createdAt!==void 0){let m=p.createdAt,c=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return le.errors=[{instancePath:t+"/"+d+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var i=c===e}else var i=!0;if(i)if(p.errorMsg!==void 0){let m=p.errorMsg,c=e;if(typeof m!="string")return le.errors=[{instancePath:t+"/"+d+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="Unsupported file type"||m==="File extraction\
 error"||m==="No translatable content"||m==="Batch MT initiation failure"||m==="Batch MT response failure"||m==="File reassembly error"||m==="Billing error"||m===
"Invalid memory"||m==="Storage error"))return le.errors=[{instancePath:t+"/"+d+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:at.properties.errorMsg.enum}}],!1;var i=c===e}else var i=!0}}}}}}else return le.errors=[{instancePath:t+"/"+d,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return le.errors=l,e===0}le.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var wa=jr;function jr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=jr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return jr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="signedAgreement"){return jr.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return jr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return jr.errors=l,e===0}jr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ka=Ir;var gs={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function q(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=q.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.name===void 0&&(p="name")||r.language===
void 0&&(p="language")||r.template===void 0&&(p="template")||r.templateParams===void 0&&(p="templateParams")||r.preferences===void 0&&(p="preferences")||r.content===
void 0&&(p="content"))return q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let s=e;for(let f in r)if(!(f===
"id"||f==="name"||f==="language"||f==="template"||f==="templateParams"||f==="preferences"||f==="content")){return q.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(s===e){if(r.id!==void 0){let f=r.id,I=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f)))return q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof f==
"number"&&isFinite(f)&&!J.validate(f))return q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===
e}else var a=!0;if(a){if(r.name!==void 0){let f=r.name,I=e;if(typeof f!="string"&&f!==null)return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:gs.properties.name.type}}],!1;if(e===I&&typeof f=="string"){if(O(f)>255)return q.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(f)<1)return q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var a=I===e}else var a=!0;if(a){if(r.language!==void 0){let f=e;if(typeof r.language!="string")return q.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.template!==void 0){
let f=r.template,I=e;if(e===I)if(typeof f=="string"){if(O(f)>100)return q.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(O(f)<1)return q.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return q.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else
var a=!0;if(a){if(r.templateParams!==void 0){let f=r.templateParams,I=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let m;if(f.language===void 0&&(m="\
language"))return q.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=e;
for(let h in f)if(!(h==="contentLength"||h==="memoryId"||h==="language"||h==="sections"||h==="summary")){return q.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(c===e){if(f.contentLength!==void 0){let h=f.
contentLength,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return q.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return q.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(h<1||isNaN(h))return q.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=j===e}else var i=!0;if(i){if(f.memoryId!==void 0){let h=f.memoryId,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return q.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)&&!J.validate(h))return q.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=j===e}else var i=!0;if(i){if(f.language!==void 0){let h=e;if(typeof f.language!=
"string")return q.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var i=h===e}else var i=!0;if(i){if(f.sections!==void 0){let h=f.sections,j=e;if(e===j)if(Array.isArray(h)){if(h.length>50)return q.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var n=!0;let w=h.length;for(let y=0;y<
w;y++){let A=e;if(typeof h[y]!="string")return q.errors=[{instancePath:t+"/templateParams/sections/"+y,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e;if(!n)break}}}else return q.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var i=j===e}else var i=!0;if(i)if(f.summary!==void 0){let h=f.summary,j=e;if(e===
j)if(typeof h=="string"){if(O(h)>5e3)return q.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return q.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var i=j===e}else var i=!0}}}}}}else return q.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var a=I===e}else var a=!0;if(a){if(r.preferences!==void 0){let f=r.preferences,I=e;if(!(f&&typeof f=="object"&&!Array.isArray(
f))&&f!==null)return q.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:gs.properties.preferences.type}}],
!1;if(e===I&&f&&typeof f=="object"&&!Array.isArray(f)){let u=e;for(let m in f)if(!(m==="tone"||m==="styleguide")){return q.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e){if(f.tone!==void 0){
let m=f.tone,c=e;if(e===c)if(typeof m=="string"){if(O(m)>5e3)return q.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return q.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var d=c===e}else var d=!0;if(d)if(f.styleguide!==void 0){let m=f.styleguide,c=e;if(e===c)if(typeof m==
"string"){if(O(m)>5e3)return q.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return q.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var d=c===e}else var d=!0}}var a=I===e}else var a=!0;if(a)if(r.content!==void 0){let f=r.content,I=e;if(typeof f!=
"string"&&f!==null)return q.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:gs.properties.content.type}}],
!1;var a=I===e}else var a=!0}}}}}}}}else return q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=l,e===0}
q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=Ir.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
contents===void 0&&(i="contents"))return Ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)
if(d!=="contents"){return Ir.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}
if(n===e&&r.contents!==void 0){let d=r.contents;if(e===e)if(Array.isArray(d)){var a=!0;let s=d.length;for(let f=0;f<s;f++){let I=e;q(d[f],{instancePath:t+"/cont\
ents/"+f,parentData:d,parentDataProperty:f,rootData:P,dynamicAnchors:b})||(l=l===null?q.errors:l.concat(q.errors),e=l.length);var a=I===e;if(!a)break}}else return Ir.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ir.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ir.errors=l,e===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ja=qe;function qe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=qe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.tone===void 0&&(n="tone")||r.styleguide===void 0&&(n="sty\
leguide"))return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let p in r)if(!(p===
"tone"||p==="styleguide")){return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(d===e){if(r.tone!==void 0){let p=r.tone,s=e;if(e===s)if(typeof p=="string"){if(O(p)>5e3)return qe.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return qe.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.styleguide!==void 0){let p=r.styleguide,s=e;if(e===s)if(typeof p==
"string"){if(O(p)>5e3)return qe.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return qe.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=s===e}else var i=!0}}}else return qe.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return qe.
errors=l,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ia=Ee;function Ee(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ee.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.tone===void 0&&(n="tone")||r.styleguide===void 0&&(n="sty\
leguide"))return Ee.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let p in r)if(!(p===
"tone"||p==="styleguide")){return Ee.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(d===e){if(r.tone!==void 0){let p=r.tone,s=e;if(e===s)if(typeof p=="string"){if(O(p)>5e3)return Ee.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Ee.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.styleguide!==void 0){let p=r.styleguide,s=e;if(e===s)if(typeof p==
"string"){if(O(p)>5e3)return Ee.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Ee.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=s===e}else var i=!0}}}else return Ee.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Ee.
errors=l,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=it;function it(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=it.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),q(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?q.errors:l.concat(
q.errors),e=l.length),it.errors=l,e===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=nt;function nt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=nt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),q(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?q.errors:l.concat(
q.errors),e=l.length),nt.errors=l,e===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da=Xe;function Xe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Xe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="id"){return Xe.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="numb\
er"&&isFinite(n)&&!J.validate(n))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=l,e===0}Xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var xa=Xr;var Ai={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ee(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ee.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.TeamId===void 0&&(d="TeamId")||r.stages===void 0&&
(d="stages"))return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(p===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return ee.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return ee.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.TeamId!==void 0){let s=r.TeamId,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return ee.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a)if(r.stages!==void 0){let s=r.stages,
f=e;if(e===f)if(Array.isArray(s)){var i=!0;let g=s.length;for(let u=0;u<g;u++){let m=s[u],c=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let N;if(m.id===
void 0&&(N="id")||m.name===void 0&&(N="name")||m.assignmentType===void 0&&(N="assignmentType"))return ee.errors=[{instancePath:t+"/stages/"+u,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:N}}],!1;{let w=e;for(let y in m)if(!(y==="id"||y==="name"||y==="assignmentType")){return ee.errors=
[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(w===
e){if(m.id!==void 0){let y=m.id,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ee.errors=[{instancePath:t+"/stages/"+u+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y=="number"&&isFinite(y)&&!J.validate(y))return ee.errors=[{instancePath:t+
"/stages/"+u+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(m.name!==
void 0){let y=e;if(typeof m.name!="string")return ee.errors=[{instancePath:t+"/stages/"+u+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n)if(m.assignmentType!==void 0){let y=m.assignmentType,A=e;if(typeof y!="string")return ee.errors=
[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(y===
"READY_TO_START"||y==="TRANSLATE"||y==="REVIEW"||y==="SECONDARY_REVIEW"||y==="DONE"))return ee.errors=[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:Ai.properties.assignmentType.enum}}],!1;var n=A===e}else var n=!0}}}}else
return ee.errors=[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var i=c===e;if(!i)break}}else return ee.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}else return ee.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=l,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Xr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Xr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let d=e;ee(r[n],{instancePath:t+"/"+n,parentData:r,
parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?ee.errors:l.concat(ee.errors),e=l.length);var a=d===e;if(!a)break}}else return Xr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Xr.errors=l,e===0}Xr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Kr;var Gr={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","stats"],properties:{id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active","archive\
d","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[0,1,
-2]},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},Ce=Ae().fullFormats["date-time"],pa={type:"object",required:["exactWords","fuzzyWords",
"newWords","sourceWords","numDeliveredProjects","numLanguagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","\
workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{
type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{
type:"integer",minimum:0,maximum:100},percentTranslated:{type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"\
integer",minimum:0},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,
$id:"JobStats.json"},Tr={type:"object",required:["id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceToken\
s","createdAt","updatedAt","isDeleted","memoryId","workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{
type:["string","null"]},trgLang:{type:"string"},trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{
type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{
type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function D(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=D.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.exactWords===void 0&&(d="exactWords")||r.fuzzyWords===void 0&&(d="fuzzyWords")||r.newWords===
void 0&&(d="newWords")||r.sourceWords===void 0&&(d="sourceWords")||r.numDeliveredProjects===void 0&&(d="numDeliveredProjects")||r.numLanguagePairs===void 0&&(d=
"numLanguagePairs")||r.numProjects===void 0&&(d="numProjects")||r.percentReviewed===void 0&&(d="percentReviewed")||r.percentTranslated===void 0&&(d="percentTran\
slated")||r.uniqueLanguagePairs===void 0&&(d="uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(d="uniqueLinguists")||r.workflowStatus===void 0&&(d="workflowS\
tatus")||r.projects===void 0&&(d="projects"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;
for(let s in r)if(!Me.call(pa.properties,s)){return D.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(p===e){if(r.exactWords!==void 0){let s=r.exactWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/\
exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.sourceWords!==void 0){let s=r.sourceWords,
f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/prop\
erties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.numDeliveredProjects!==void 0){let s=r.
numDeliveredProjects,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/propert\
ies/numDeliveredProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.errors=[{instancePath:t+
"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;
if(a){if(r.numLanguagePairs!==void 0){let s=r.numLanguagePairs,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/n\
umLanguagePairs",schemaPath:"#/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s)))return D.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=f===e}else var a=!0;if(a){if(r.numProjects!==void 0){let s=r.numProjects,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[
{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s)))return D.errors=[{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=f===e}else var a=!0;if(a){if(r.percentReviewed!==void 0){let s=r.percentReviewed,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.
errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="numbe\
r"&&isFinite(s)){if(s>100||isNaN(s))return D.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return D.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.percentTranslated!==void 0){let s=r.percentTranslated,f=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return D.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/propertie\
s/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return D.errors=[{instancePath:t+"/percentTranslated",schemaPath:"\
#/properties/percentTranslated/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.uniqueLanguagePairs!==void 0){
let s=r.uniqueLanguagePairs,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/p\
roperties/uniqueLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.errors=[{instancePath:t+
"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){
if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:t+"/uniqueLin\
guists",schemaPath:"#/properties/uniqueLinguists/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return D.
errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else
var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.workflowStatus,f=e;if(typeof s!="string")return D.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/p\
roperties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return D.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:pa.properties.workflowStatus.enum}}],!1;var a=f===e}else var a=!0;
if(a)if(r.projects!==void 0){let s=r.projects,f=e;if(e===f)if(Array.isArray(s)){var i=!0;let g=s.length;for(let u=0;u<g;u++){let m=s[u],c=e;if(e===e)if(m&&typeof m==
"object"&&!Array.isArray(m)){let N;if(m.id===void 0&&(N="id")||m.srcLang===void 0&&(N="srcLang")||m.srcLocale===void 0&&(N="srcLocale")||m.trgLang===void 0&&(N=
"trgLang")||m.trgLocale===void 0&&(N="trgLocale")||m.name===void 0&&(N="name")||m.due===void 0&&(N="due")||m.isComplete===void 0&&(N="isComplete")||m.isArchived===
void 0&&(N="isArchived")||m.state===void 0&&(N="state")||m.numSourceTokens===void 0&&(N="numSourceTokens")||m.createdAt===void 0&&(N="createdAt")||m.updatedAt===
void 0&&(N="updatedAt")||m.isDeleted===void 0&&(N="isDeleted")||m.memoryId===void 0&&(N="memoryId")||m.workflowStatus===void 0&&(N="workflowStatus")||m.workflowName===
void 0&&(N="workflowName"))return D.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:N}}],
!1;{let w=e;for(let y in m)if(!Me.call(Tr.properties,y)){return D.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}}],!1;break}if(w===e){if(m.id!==void 0){let y=m.id,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return D.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y==
"number"&&isFinite(y)&&!J.validate(y))return D.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(m.srcLang!==void 0){let y=e;if(typeof m.srcLang!="string")return D.errors=[{instancePath:t+"/projects/"+
u+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(m.srcLocale!==void 0){
let y=m.srcLocale,A=e;if(typeof y!="string"&&y!==null)return D.errors=[{instancePath:t+"/projects/"+u+"/srcLocale",schemaPath:"JobProject.json/properties/srcLoc\
ale/type",keyword:"type",params:{type:Tr.properties.srcLocale.type}}],!1;var n=A===e}else var n=!0;if(n){if(m.trgLang!==void 0){let y=e;if(typeof m.trgLang!="st\
ring")return D.errors=[{instancePath:t+"/projects/"+u+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;
var n=y===e}else var n=!0;if(n){if(m.trgLocale!==void 0){let y=m.trgLocale,A=e;if(typeof y!="string"&&y!==null)return D.errors=[{instancePath:t+"/projects/"+u+"\
/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"type",params:{type:Tr.properties.trgLocale.type}}],!1;var n=A===e}else var n=!0;if(n){
if(m.name!==void 0){let y=e;if(typeof m.name!="string")return D.errors=[{instancePath:t+"/projects/"+u+"/name",schemaPath:"JobProject.json/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(m.due!==void 0){let y=m.due,A=e;if(typeof y!="string"&&y!==null)return D.errors=[{
instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Tr.properties.due.type}}],!1;if(e===A&&e===A&&
typeof y=="string"&&!Ce.validate(y))return D.errors=[{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1;var n=A===e}else var n=!0;if(n){if(m.isComplete!==void 0){let y=e;if(typeof m.isComplete!="boolean")return D.errors=[{instancePath:t+"/\
projects/"+u+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=y===e}else var n=!0;if(n){if(m.
isArchived!==void 0){let y=e;if(typeof m.isArchived!="boolean")return D.errors=[{instancePath:t+"/projects/"+u+"/isArchived",schemaPath:"JobProject.json/propert\
ies/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=y===e}else var n=!0;if(n){if(m.state!==void 0){let y=m.state,A=e;if(typeof y!="string")return D.
errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="backlog"||
y==="inProgress"||y==="inReview"||y==="inQA"||y==="done"))return D.errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/\
enum",keyword:"enum",params:{allowedValues:Tr.properties.state.enum}}],!1;var n=A===e}else var n=!0;if(n){if(m.numSourceTokens!==void 0){let y=m.numSourceTokens,
A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return D.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y)))return D.errors=[{instancePath:t+
"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=A===
e}else var n=!0;if(n){if(m.createdAt!==void 0){let y=m.createdAt,A=e;if(e===A&&e===A)if(typeof y=="string"){if(!Ce.validate(y))return D.errors=[{instancePath:t+
"/projects/"+u+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return D.errors=[{instancePath:t+
"/projects/"+u+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(m.
updatedAt!==void 0){let y=m.updatedAt,A=e;if(e===A&&e===A)if(typeof y=="string"){if(!Ce.validate(y))return D.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return D.errors=[{instancePath:t+"/projects/"+u+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(m.isDeleted!==
void 0){let y=e;if(typeof m.isDeleted!="boolean")return D.errors=[{instancePath:t+"/projects/"+u+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var n=y===e}else var n=!0;if(n){if(m.memoryId!==void 0){let y=m.memoryId,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return D.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof y=="number"&&isFinite(y)&&!J.validate(y))return D.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json\
/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(m.workflowStatus!==void 0){let y=m.workflowStatus,
A=e;if(typeof y!="string")return D.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="READY_TO_START"||y==="IN_PROGRESS"||y==="DONE"))return D.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"\
JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Tr.properties.workflowStatus.enum}}],!1;var n=A===e}else var n=!0;if(n)if(m.
workflowName!==void 0){let y=e;if(typeof m.workflowName!="string")return D.errors=[{instancePath:t+"/projects/"+u+"/workflowName",schemaPath:"JobProject.json/pr\
operties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0}}}}}}}}}}}}}}}}}}else return D.errors=[{instancePath:t+"/projec\
ts/"+u,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var i=c===e;if(!i)break}}else return D.errors=[{instancePath:t+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}}}}}}else return D.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=l,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=E.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.creationStatus===void 0&&(i="creatio\
nStatus")||r.status===void 0&&(i="status")||r.due===void 0&&(i="due")||r.deliveredAt===void 0&&(i="deliveredAt")||r.isProcessing===void 0&&(i="isProcessing")||r.
stats===void 0&&(i="stats"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)
if(!(d==="id"||d==="name"||d==="creationStatus"||d==="status"||d==="due"||d==="deliveredAt"||d==="isProcessing"||d==="stats")){return E.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.id!==void 0){let d=r.id,p=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof d=="number"&&isFinite(d)&&!J.validate(d))return E.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.name!==void 0){let d=r.name,p=e;if(e===p)if(typeof d=="string"){if(O(d)>255)return E.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(d)<1)return E.errors=[{instancePath:t+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.creationStatus!==void 0){let d=r.creationStatus,p=e;if(typeof d!="string")return E.errors=[{instancePath:t+
"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="PENDING"||d==="COMPLETE"||d==="FAILED"))return E.
errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:Gr.properties.creationStatus.enum}}],
!1;var a=p===e}else var a=!0;if(a){if(r.status!==void 0){let d=r.status,p=e;if(typeof d!="string")return E.errors=[{instancePath:t+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="active"||d==="archived"||d==="delivered"))return E.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:Gr.properties.status.enum}}],!1;var a=p===e}else var a=!0;if(a){if(r.due!==void 0){let d=r.due,p=e;
if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:Gr.properties.due.type}}],
!1;if(e===p&&e===p&&typeof d=="string"&&!Ce.validate(d))return E.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1;var a=p===e}else var a=!0;if(a){if(r.deliveredAt!==void 0){let d=r.deliveredAt,p=e;if(typeof d!="string"&&d!==null)return E.errors=[{instancePath:t+
"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:Gr.properties.deliveredAt.type}}],!1;if(e===p&&e===p&&typeof d=="string"&&
!Ce.validate(d))return E.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var a=p===
e}else var a=!0;if(a){if(r.isProcessing!==void 0){let d=r.isProcessing,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return E.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(d===0||d===1||d===-2))return E.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:Gr.properties.isProcessing.enum}}],!1;var a=p===e}else var a=!0;
if(a)if(r.stats!==void 0){let d=e;D(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:P,dynamicAnchors:b})||(l=l===null?D.errors:
l.concat(D.errors),e=l.length);var a=d===e}else var a=!0}}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return E.errors=l,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,
dynamicAnchors:b={}}={}){let l=null,e=0,o=Kr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;
let i=r.length;for(let n=0;n<i;n++){let d=e;E(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.
concat(E.errors),e=l.length);var a=d===e;if(!a)break}}else return Kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Kr.
errors=l,e===0}Kr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var La=ot;function ot(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ot.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),ot.errors=l,e===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ta=pt;function pt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=pt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),pt.errors=l,e===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qa=dt;function dt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=dt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),dt.errors=l,e===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Ke;function Ke(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ke.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Ke.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="id"){return Ke.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="numb\
er"&&isFinite(n)&&!J.validate(n))return Ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=l,e===0}Ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Sa=V;function V(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=V.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.sourceWords===void 0&&(d="sourceWords")||r.exactWords===void 0&&
(d="exactWords")||r.fuzzyWords===void 0&&(d="fuzzyWords")||r.newWords===void 0&&(d="newWords")||r.projects===void 0&&(d="projects"))return V.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(p===e){if(r.sourceWords!==void 0){let s=r.sourceWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return V.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return V.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return V.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return V.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return V.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,f=e;
if(e===f)if(Array.isArray(s)){var i=!0;let g=s.length;for(let u=0;u<g;u++){let m=s[u],c=e;if(e===c)if(m&&typeof m=="object"&&!Array.isArray(m)){let j;if(m.id===
void 0&&(j="id")||m.sourceWords===void 0&&(j="sourceWords")||m.exactWords===void 0&&(j="exactWords")||m.fuzzyWords===void 0&&(j="fuzzyWords")||m.newWords===void 0&&
(j="newWords"))return V.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:j}}],
!1;{let N=e;for(let w in m)if(!(w==="id"||w==="sourceWords"||w==="exactWords"||w==="fuzzyWords"||w==="newWords")){return V.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(N===e){if(m.id!==void 0){
let w=m.id,y=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof w=="number"&&isFinite(w)&&!J.validate(w))return V.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=y===e}else var n=!0;if(n){
if(m.sourceWords!==void 0){let w=m.sourceWords,y=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof w=="number"&&isFinite(
w)&&(w<0||isNaN(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var n=y===e}else var n=!0;if(n){if(m.exactWords!==void 0){let w=m.exactWords,y=e;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=y===e}else var n=!0;if(n){if(m.fuzzyWords!==
void 0){let w=m.fuzzyWords,y=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w)))return V.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var n=y===e}else var n=!0;if(n)if(m.newWords!==void 0){let w=m.newWords,y=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return V.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w)))return V.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=y===e}else var n=!0}}}}}}else return V.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var i=c===e;if(!i)break}}else return V.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}else return V.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=l,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=lt;function lt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=lt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),lt.errors=l,e===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ma=ft;function ft(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ft.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),ft.errors=l,e===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $a=mt;function mt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=mt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),mt.errors=l,e===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wa=yt;function yt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=yt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),E(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?E.errors:l.concat(
E.errors),e=l.length),yt.errors=l,e===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja=et;var Fr={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},Qr={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"\
Document.json"},Ni={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_re\
viewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"int64"},memory_id:{
type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{
type:"boolean"}},additionalProperties:!1,$id:"Segment.json"};function L(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
id===void 0&&(d="id")||r.project_id===void 0&&(d="project_id")||r.srclang===void 0&&(d="srclang")||r.trglang===void 0&&(d="trglang")||r.name===void 0&&(d="name")||
r.import_in_progress===void 0&&(d="import_in_progress")||r.import_succeeded===void 0&&(d="import_succeeded")||r.import_error_message===void 0&&(d="import_error_\
message")||r.export_in_progress===void 0&&(d="export_in_progress")||r.export_succeeded===void 0&&(d="export_succeeded")||r.export_error_message===void 0&&(d="ex\
port_error_message")||r.is_pretranslating===void 0&&(d="is_pretranslating")||r.status===void 0&&(d="status")||r.translator_email===void 0&&(d="translator_email")||
r.reviewer_email===void 0&&(d="reviewer_email")||r.customer_reviewer_email===void 0&&(d="customer_reviewer_email")||r.created_at===void 0&&(d="created_at")||r.updated_at===
void 0&&(d="updated_at")||r.is_review_complete===void 0&&(d="is_review_complete"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let p=e;for(let s in r)if(!Me.call(Qr.properties,s)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(p===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(
s))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.
project_id!==void 0){let s=r.project_id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return L.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return L.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return L.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/\
type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(O(s)>255)
return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(s)<1)return L.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return L.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.import_in_progress!==void 0){let s=e;if(typeof r.import_in_progress!=
"boolean")return L.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return L.errors=[{instancePath:t+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.import_error_message!==void 0){let s=e;if(typeof r.
import_error_message!="string")return L.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="boolean")return L.errors=[{instancePath:t+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_succeeded!==
void 0){let s=e;if(typeof r.export_succeeded!="boolean")return L.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.export_error_message!==void 0){let s=e;if(typeof r.export_error_message!="string")return L.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return L.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a){if(r.status!==void 0){let s=r.status,f=e;if(e===f)if(s&&
typeof s=="object"&&!Array.isArray(s)){let g;if(s.pretranslation===void 0&&(g="pretranslation"))return L.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:g}}],!1;{let u=e;for(let m in s)if(m!=="pretranslation"){return L.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(u===e&&s.pretranslation!==void 0){
let m=s.pretranslation;if(typeof m!="string")return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="idle"||m==="pending"||m==="running"))return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:Qr.properties.status.properties.pretranslation.enum}}],!1}}}else return L.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a){if(r.translator_email!==
void 0){let s=r.translator_email,f=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:Qr.properties.translator_email.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let s=r.reviewer_email,
f=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:Qr.
properties.reviewer_email.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,f=e;if(typeof s!="st\
ring"&&s!==null)return L.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:Qr.
properties.customer_reviewer_email.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,f=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===
e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){
let s=e;if(typeof r.is_review_complete!="boolean")return L.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a)if(r.segments!==void 0){let s=r.segments,f=e;if(e===f)if(Array.isArray(s)){var i=!0;let g=s.length;
for(let u=0;u<g;u++){let m=s[u],c=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let N;if(m.id===void 0&&(N="id")||m.created_at===void 0&&(N="created_a\
t")||m.updated_at===void 0&&(N="updated_at")||m.document_id===void 0&&(N="document_id")||m.memory_id===void 0&&(N="memory_id")||m.source===void 0&&(N="source")||
m.srclang===void 0&&(N="srclang")||m.target===void 0&&(N="target")||m.trglang===void 0&&(N="trglang")||m.is_confirmed===void 0&&(N="is_confirmed")||m.is_reviewed===
void 0&&(N="is_reviewed"))return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:N}}],!1;
{let w=e;for(let y in m)if(!Me.call(Ni.properties,y)){return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:y}}],!1;break}if(w===e){if(m.id!==void 0){let y=m.id,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return L.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y==
"number"&&isFinite(y)&&!J.validate(y))return L.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(m.created_at!==void 0){let y=m.created_at,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return L.
errors=[{instancePath:t+"/segments/"+u+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===
e}else var n=!0;if(n){if(m.updated_at!==void 0){let y=m.updated_at,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return L.errors=[{instancePath:t+
"/segments/"+u+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0;if(n){if(m.
document_id!==void 0){let y=m.document_id,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return L.errors=[{instancePath:t+"/segments/"+u+"/documen\
t_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y=="number"&&isFinite(y)&&!J.validate(y))
return L.errors=[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var n=A===e}else var n=!0;if(n){if(m.memory_id!==void 0){let y=m.memory_id,A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return L.errors=[{instancePath:t+
"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof y=="number"&&isFinite(
y)&&!J.validate(y))return L.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=A===e}else var n=!0;if(n){if(m.source!==void 0){let y=e;if(typeof m.source!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/source",
schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(m.srclang!==void 0){let y=e;if(typeof m.
srclang!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var n=y===e}else var n=!0;if(n){if(m.target!==void 0){let y=e;if(typeof m.target!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=y===e}else var n=!0;if(n){if(m.trglang!==void 0){let y=e;if(typeof m.trglang!=
"string")return L.errors=[{instancePath:t+"/segments/"+u+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;
var n=y===e}else var n=!0;if(n){if(m.is_confirmed!==void 0){let y=e;if(typeof m.is_confirmed!="boolean")return L.errors=[{instancePath:t+"/segments/"+u+"/is_con\
firmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var n=y===e}else var n=!0;if(n)if(m.is_reviewed!==void 0){
let y=e;if(typeof m.is_reviewed!="boolean")return L.errors=[{instancePath:t+"/segments/"+u+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",
keyword:"type",params:{type:"boolean"}}],!1;var n=y===e}else var n=!0}}}}}}}}}}}}else return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var i=c===e;if(!i)break}}else return L.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/typ\
e",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return L.errors=l,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:t="",parentData:_,parentDataProperty:v,
rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=M.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.memory_id===void 0&&(d="memory_id")||r.job_id===void 0&&(d="job_id")||r.srclang===void 0&&(d="src\
lang")||r.trglang===void 0&&(d="trglang")||r.srclocale===void 0&&(d="srclocale")||r.trglocale===void 0&&(d="trglocale")||r.name===void 0&&(d="name")||r.state===
void 0&&(d="state")||r.due_date===void 0&&(d="due_date")||r.archived===void 0&&(d="archived")||r.metadata===void 0&&(d="metadata")||r.sample_review_percentage===
void 0&&(d="sample_review_percentage")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at")||r.workflowStatus===void 0&&(d="workflo\
wStatus")||r.document===void 0&&(d="document"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;
for(let s in r)if(!Me.call(Fr.properties,s)){return M.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(p===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return M.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.memory_id!==void 0){let s=r.memory_id,
f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return M.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties\
/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.job_id!==void 0){let s=r.job_id,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return M.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return M.errors=[{instancePath:t+"/srclang",schemaPath:"\
#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="strin\
g")return M.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.srclocale!==void 0){let s=r.srclocale,f=e;if(typeof s!="string"&&s!==null)return M.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/\
type",keyword:"type",params:{type:Fr.properties.srclocale.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,f=e;if(typeof s!=
"string"&&s!==null)return M.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:Fr.properties.trglocale.type}}],
!1;var a=f===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(O(s)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(s)<1)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var a=f===e}else var a=!0;if(a){if(r.state!==void 0){let s=r.state,f=e;if(typeof s!="string")return M.errors=[{instancePath:t+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return M.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Fr.properties.state.enum}}],!1;var a=f===e}else var a=!0;if(a){
if(r.due_date!==void 0){let s=r.due_date,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return M.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/type",keyword:"type",params:{type:Fr.properties.due_date.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.archived!==void 0){let s=e;if(typeof r.
archived!="boolean")return M.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.metadata!==void 0){let s=r.metadata,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return M.errors=[{
instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let g in s){let u=s[g],m=e;if(typeof u!=
"string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean")return M.errors=[{instancePath:t+"/metadata/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:Fr.properties.metadata.additionalProperties.type}}],!1;var i=m===e;if(!i)break}}else
return M.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a){
if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+
"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>100||isNaN(s))return M.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_per\
centage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=f===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===e}else var a=!0;if(a){if(r.
workflowStatus!==void 0){let s=r.workflowStatus,f=e;if(typeof s!="string")return M.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowSt\
atus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return M.errors=[{instancePath:t+"/workflowStatu\
s",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Fr.properties.workflowStatus.enum}}],!1;var a=f===e}else var a=!0;if(a)if(r.
document!==void 0){let s=r.document,f=e;if(e===f)if(Array.isArray(s)){var n=!0;let g=s.length;for(let u=0;u<g;u++){let m=e;L(s[u],{instancePath:t+"/document/"+u,
parentData:s,parentDataProperty:u,rootData:P,dynamicAnchors:b})||(l=l===null?L.errors:l.concat(L.errors),e=l.length);var n=m===e;if(!n)break}}else return M.errors=
[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}}}}}}}}}}else return M.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=l,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function et(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=et.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let d=e;M(r[n],{instancePath:t+"/"+n,parentData:r,
parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?M.errors:l.concat(M.errors),e=l.length);var a=d===e;if(!a)break}}else return et.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return et.errors=l,e===0}et.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var za=ut;function ut(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ut.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),M(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?M.errors:l.concat(
M.errors),e=l.length),ut.errors=l,e===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa=Se;function Se(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Se.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.deleted===void 0&&(i="deleted"))
return Se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)if(!(d==="id"||d==="deleted")){
return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.id!==
void 0){let d=r.id,p=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof d=="number"&&isFinite(d)&&!J.validate(d))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.deleted!==void 0){let d=r.deleted,p=e;if(typeof d!="boolean")return Se.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(d!==!0)return Se.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=p===e}else var a=!0}}}else return Se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=l,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=ct;function ct(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ct.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),L(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?L.errors:l.concat(
L.errors),e=l.length),ct.errors=l,e===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=B;var gt={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function B(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=B.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(Array.isArray(r)){var a=!0;let d=r.length;for(let p=0;p<d;p++){let s=r[p],f=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
id===void 0&&(u="id")||s.name===void 0&&(u="name")||s.file_hash===void 0&&(u="file_hash")||s.detected_lang===void 0&&(u="detected_lang")||s.detected_lang_confidence===
void 0&&(u="detected_lang_confidence")||s.category===void 0&&(u="category")||s.labels===void 0&&(u="labels")||s.created_at===void 0&&(u="created_at")||s.updated_at===
void 0&&(u="updated_at"))return B.errors=[{instancePath:t+"/"+p,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let c in s)if(!Me.call(gt.properties,c)){return B.errors=[{instancePath:t+"/"+p,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:c}}],!1;break}if(m===e){if(s.id!==void 0){let c=s.id,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return B.errors=
[{instancePath:t+"/"+p+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c=="number"&&isFinite(
c)&&!J.validate(c))return B.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var i=h===e}else var i=!0;if(i){if(s.name!==void 0){let c=s.name,h=e;if(e===h)if(typeof c=="string"){if(O(c)>255)return B.errors=[{instancePath:t+"/"+p+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(c)<1)return B.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+p+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(s.file_hash!==void 0){let c=s.file_hash,h=e;if(e===h)if(typeof c==
"string"){if(O(c)>128)return B.errors=[{instancePath:t+"/"+p+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return B.errors=[{instancePath:t+"/"+p+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=h===e}else var i=!0;if(i){if(s.detected_lang!==void 0){let c=e;if(typeof s.detected_lang!="string")return B.errors=[{instancePath:t+"/"+p+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(s.detected_lang_confidence!==
void 0){let c=s.detected_lang_confidence,h=e;if(e===h)if(typeof c=="number"&&isFinite(c)){if(c>1||isNaN(c))return B.errors=[{instancePath:t+"/"+p+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(c<0||isNaN(c))
return B.errors=[{instancePath:t+"/"+p+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return B.errors=[{instancePath:t+"/"+p+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var i=h===e}else var i=!0;if(i){if(s.category!==void 0){let c=s.category,h=e;if(typeof c!="string")return B.
errors=[{instancePath:t+"/"+p+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="API"||c==="\
REFERENCE"))return B.errors=[{instancePath:t+"/"+p+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:gt.properties.
category.enum}}],!1;var i=h===e}else var i=!0;if(i){if(s.labels!==void 0){let c=s.labels,h=e;if(e===h)if(Array.isArray(c)){var n=!0;let N=c.length;for(let w=0;w<
N;w++){let y=c[w],A=e;if(e===A)if(typeof y=="string"){if(O(y)>255)return B.errors=[{instancePath:t+"/"+p+"/labels/"+w,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(y)<1)return B.errors=[{instancePath:t+"/"+p+"/labels/"+w,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/"+p+"/labels/"+w,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e;if(!n)break}}else return B.errors=[{instancePath:t+"/"+p+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=h===e}else var i=!0;if(i){if(s.created_at!==void 0){let c=s.created_at,h=e;
if(e===h&&e===h)if(typeof c=="string"){if(!Ce.validate(c))return B.errors=[{instancePath:t+"/"+p+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+p+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i)if(s.updated_at!==void 0){let c=s.updated_at,h=e;if(e===h&&e===h)if(typeof c==
"string"){if(!Ce.validate(c))return B.errors=[{instancePath:t+"/"+p+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return B.errors=[{instancePath:t+"/"+p+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var i=h===e}else var i=!0}}}}}}}}}}else return B.errors=[{instancePath:t+"/"+p,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var a=f===e;if(!a)break}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return B.errors=l,e===
0}B.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Va=G;function G(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=G.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.file_hash===
void 0&&(d="file_hash")||r.detected_lang===void 0&&(d="detected_lang")||r.detected_lang_confidence===void 0&&(d="detected_lang_confidence")||r.category===void 0&&
(d="category")||r.labels===void 0&&(d="labels")||r.created_at===void 0&&(d="created_at")||r.updated_at===void 0&&(d="updated_at"))return G.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:d}}],!1;{let p=e;for(let s in r)if(!Me.call(gt.properties,s)){return G.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(p===e){if(r.id!==void 0){
let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return G.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=f===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="\
string"){if(O(s)>255)return G.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(O(s)<1)return G.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(r.
file_hash!==void 0){let s=r.file_hash,f=e;if(e===f)if(typeof s=="string"){if(O(s)>128)return G.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return G.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return G.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var i=s===e}else var i=!0;if(i){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,f=e;if(e===f)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return G.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return G.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return G.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var i=f===e}else var i=!0;if(i){if(r.category!==void 0){let s=r.
category,f=e;if(typeof s!="string")return G.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return G.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:gt.properties.category.enum}}],!1;var i=f===e}else var i=!0;if(i){if(r.labels!==void 0){let s=r.labels,f=e;if(e===f)if(Array.isArray(s)){var n=!0;
let g=s.length;for(let u=0;u<g;u++){let m=s[u],c=e;if(e===c)if(typeof m=="string"){if(O(m)>255)return G.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(O(m)<1)return G.errors=[{instancePath:t+"/labels/"+u,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var n=c===e;if(!n)break}}else return G.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,f=e;
if(e===f&&e===f)if(typeof s=="string"){if(!Ce.validate(s))return G.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return G.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i)if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(e===f&&e===f)if(typeof s=="string"){
if(!Ce.validate(s))return G.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return G.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var i=f===e}else var i=!0}}}}}}}}}}else return G.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=l,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ba=rt;var Di={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},xi=Ae().fullFormats.uri;function Q(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.webhookName===void 0&&(n="webhookName")||r.webhookUrl===void 0&&(n=
"webhookUrl")||r.eventType===void 0&&(n="eventType"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;
{let d=e;for(let p in r)if(!(p==="id"||p==="webhookName"||p==="webhookUrl"||p==="eventType")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(d===e){if(r.id!==void 0){let p=r.id,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&
isFinite(p)&&!J.validate(p))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.webhookName!==void 0){let p=e;if(typeof r.webhookName!="string")return Q.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/web\
hookName/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let p=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof p==
"string"){if(!xi(p))return Q.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Q.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.eventType!==
void 0){let p=r.eventType,s=e;if(e===s)if(Array.isArray(p)){if(p.length<1)return Q.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let I=p.length;for(let g=0;g<I;g++){let u=p[g],m=e;if(typeof u!="string")return Q.errors=[{instancePath:t+
"/eventType/"+g,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="JOB_DELIVER"||u==="JOB_UPDATE"||u==="PROJECT_DELIVE\
R"||u==="PROJECT_UPDATE"))return Q.errors=[{instancePath:t+"/eventType/"+g,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Di.enum}}],
!1;var i=m===e;if(!i)break}}}else return Q.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var a=s===e}else var a=!0}}}}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=l,e===0}Q.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,
e=0,o=rt.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){
let d=e;Q(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?Q.errors:l.concat(Q.errors),e=l.length);var a=d===
e;if(!a)break}}else return rt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return rt.errors=l,e===0}rt.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var Ya=ht;function ht(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ht.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),Q(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?Q.errors:l.concat(
Q.errors),e=l.length),ht.errors=l,e===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ga=vt;function vt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=vt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),Q(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?Q.errors:l.concat(
Q.errors),e=l.length),vt.errors=l,e===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qa=Pt;function Pt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Pt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),Q(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?Q.errors:l.concat(
Q.errors),e=l.length),Pt.errors=l,e===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Za=_t;var Zr={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},da={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE"]},srx:{type:"string"},segmentationConfigName:{type:"string"},
domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};var Hr=Ae().fullFormats.int32;function x(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=x.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.domainId===void 0&&(u="domain\
Id")||r.domainName===void 0&&(u="domainName")||r.models===void 0&&(u="models")||r.filterConfigs===void 0&&(u="filterConfigs")||r.domainMetadata===void 0&&(u="do\
mainMetadata"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;for(let c in r)if(!(c==="dom\
ainId"||c==="domainName"||c==="models"||c==="filterConfigs"||c==="domainMetadata")){return x.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}],!1;break}if(m===e){if(r.domainId!==void 0){let c=r.domainId,h=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&
isFinite(c)))return x.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof c==
"number"&&isFinite(c)&&!Hr.validate(c))return x.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"i\
nt32"}}],!1;var a=h===e}else var a=!0;if(a){if(r.domainName!==void 0){let c=e;if(typeof r.domainName!="string")return x.errors=[{instancePath:t+"/domainName",schemaPath:"\
#/properties/domainName/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(r.models!==void 0){let c=r.models,h=e;if(e===h)if(Array.
isArray(c)){var i=!0;let N=c.length;for(let w=0;w<N;w++){let y=c[w],A=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let $;if(y.id===void 0&&($="id")||
y.name===void 0&&($="name")||y.provider===void 0&&($="provider")||y.status===void 0&&($="status")||y.srcLang===void 0&&($="srcLang")||y.trgLang===void 0&&($="tr\
gLang")||y.srcLocale===void 0&&($="srcLocale")||y.trgLocale===void 0&&($="trgLocale"))return x.errors=[{instancePath:t+"/models/"+w,schemaPath:"Model.json/requi\
red",keyword:"required",params:{missingProperty:$}}],!1;{let We=e;for(let k in y)if(!(k==="id"||k==="name"||k==="provider"||k==="status"||k==="srcLang"||k==="tr\
gLang"||k==="srcLocale"||k==="trgLocale")){return x.errors=[{instancePath:t+"/models/"+w,schemaPath:"Model.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:k}}],!1;break}if(We===e){if(y.id!==void 0){let k=y.id,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return x.errors=
[{instancePath:t+"/models/"+w+"/id",schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(
k)&&!Hr.validate(k))return x.errors=[{instancePath:t+"/models/"+w+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],
!1;var n=S===e}else var n=!0;if(n){if(y.name!==void 0){let k=e;if(typeof y.name!="string")return x.errors=[{instancePath:t+"/models/"+w+"/name",schemaPath:"Mode\
l.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e}else var n=!0;if(n){if(y.provider!==void 0){let k=e;if(typeof y.provider!="s\
tring")return x.errors=[{instancePath:t+"/models/"+w+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var n=k===
e}else var n=!0;if(n){if(y.status!==void 0){let k=y.status,S=e;if(typeof k!="string")return x.errors=[{instancePath:t+"/models/"+w+"/status",schemaPath:"Model.j\
son/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(k!=="Active")return x.errors=[{instancePath:t+"/models/"+w+"/status",schemaPath:"Model\
.json/properties/status/enum",keyword:"enum",params:{allowedValues:Zr.properties.status.enum}}],!1;var n=S===e}else var n=!0;if(n){if(y.srcLang!==void 0){let k=y.
srcLang,S=e;if(typeof k!="string"&&k!==null)return x.errors=[{instancePath:t+"/models/"+w+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"ty\
pe",params:{type:Zr.properties.srcLang.type}}],!1;var n=S===e}else var n=!0;if(n){if(y.trgLang!==void 0){let k=y.trgLang,S=e;if(typeof k!="string"&&k!==null)return x.
errors=[{instancePath:t+"/models/"+w+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:Zr.properties.trgLang.type}}],!1;var n=S===
e}else var n=!0;if(n){if(y.srcLocale!==void 0){let k=y.srcLocale,S=e;if(typeof k!="string"&&k!==null)return x.errors=[{instancePath:t+"/models/"+w+"/srcLocale",
schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:Zr.properties.srcLocale.type}}],!1;var n=S===e}else var n=!0;if(n)if(y.trgLocale!==
void 0){let k=y.trgLocale,S=e;if(typeof k!="string"&&k!==null)return x.errors=[{instancePath:t+"/models/"+w+"/trgLocale",schemaPath:"Model.json/properties/trgLo\
cale/type",keyword:"type",params:{type:Zr.properties.trgLocale.type}}],!1;var n=S===e}else var n=!0}}}}}}}}}else return x.errors=[{instancePath:t+"/models/"+w,schemaPath:"\
Model.json/type",keyword:"type",params:{type:"object"}}],!1;var i=A===e;if(!i)break}}else return x.errors=[{instancePath:t+"/models",schemaPath:"#/properties/mo\
dels/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a){if(r.filterConfigs!==void 0){let c=r.filterConfigs,h=e;if(e===h)if(Array.isArray(
c)){var d=!0;let N=c.length;for(let w=0;w<N;w++){let y=c[w],A=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let $;if(y.id===void 0&&($="id")||y.isDefault===
void 0&&($="isDefault")||y.filterConfig===void 0&&($="filterConfig")||y.filterName===void 0&&($="filterName")||y.configName===void 0&&($="configName")||y.configDescription===
void 0&&($="configDescription")||y.subfilters===void 0&&($="subfilters")||y.segmentationConfigSetting===void 0&&($="segmentationConfigSetting")||y.srx===void 0&&
($="srx")||y.segmentationConfigName===void 0&&($="segmentationConfigName")||y.domains===void 0&&($="domains")||y.createdAt===void 0&&($="createdAt")||y.updatedAt===
void 0&&($="updatedAt")||y.default===void 0&&($="default"))return x.errors=[{instancePath:t+"/filterConfigs/"+w,schemaPath:"FilterConfig.json/required",keyword:"\
required",params:{missingProperty:$}}],!1;{let We=e;for(let k in y)if(!Me.call(da.properties,k)){return x.errors=[{instancePath:t+"/filterConfigs/"+w,schemaPath:"\
FilterConfig.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(We===e){if(y.id!==void 0){let k=y.id,S=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(k)&&!Hr.validate(k))return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var p=S===e}else var p=!0;if(p){if(y.isDefault!==void 0){let k=e;if(typeof y.
isDefault!="boolean")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var p=k===e}else var p=!0;if(p){if(y.filterConfig!==void 0){let k=e;if(typeof y.filterConfig!="string")return x.errors=[{instancePath:t+"/f\
ilterConfigs/"+w+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;
if(p){if(y.filterName!==void 0){let k=e;if(typeof y.filterName!="string")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;if(p){if(y.configName!==void 0){let k=e;if(typeof y.configName!=
"string")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var p=k===e}else var p=!0;if(p){if(y.configDescription!==void 0){let k=e;if(typeof y.configDescription!="string")return x.errors=[{instancePath:t+
"/filterConfigs/"+w+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else
var p=!0;if(p){if(y.subfilters!==void 0){let k=e;if(typeof y.subfilters!="string")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;if(p){if(y.segmentationConfigSetting!==void 0){
let k=y.segmentationConfigSetting,S=e;if(typeof k!="string")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(k!=="SENTENCE")return x.errors=[{instancePath:t+"/filterCon\
figs/"+w+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:da.properties.
segmentationConfigSetting.enum}}],!1;var p=S===e}else var p=!0;if(p){if(y.srx!==void 0){let k=e;if(typeof y.srx!="string")return x.errors=[{instancePath:t+"/fil\
terConfigs/"+w+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;if(p){if(y.segmentationConfigName!==
void 0){let k=e;if(typeof y.segmentationConfigName!="string")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var p=k===e}else var p=!0;if(p){if(y.domains!==void 0){let k=y.domains,
S=e;if(e===S)if(Array.isArray(k)){var s=!0;let Ka=k.length;for(let Be=0;Be<Ka;Be++){let Je=k[Be],vs=e;if(e===vs)if(Je&&typeof Je=="object"&&!Array.isArray(Je)){
let kt;if(Je.id===void 0&&(kt="id")||Je.name===void 0&&(kt="name"))return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Be,schemaPath:"FilterConfig.\
json/properties/domains/items/required",keyword:"required",params:{missingProperty:kt}}],!1;{let ei=e;for(let he in Je)if(!(he==="id"||he==="name")){return x.errors=
[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Be,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:he}}],!1;break}if(ei===e){if(Je.id!==void 0){let he=Je.id,Ps=e;if(!(typeof he=="number"&&!(he%1)&&!isNaN(he)&&isFinite(he)))return x.
errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Be+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===Ps&&typeof he=="number"&&isFinite(he)&&!Hr.validate(he))return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Be+"/id",schemaPath:"\
FilterConfig.json/properties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var f=Ps===e}else var f=!0;if(f)if(Je.name!==void 0){
let he=e;if(typeof Je.name!="string")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Be+"/name",schemaPath:"FilterConfig.json/properties/domain\
s/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=he===e}else var f=!0}}}else return x.errors=[{instancePath:t+"/filterConfigs/"+w+
"/domains/"+Be,schemaPath:"FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=vs===e;if(!s)break}}else return x.errors=
[{instancePath:t+"/filterConfigs/"+w+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var p=S===e}else
var p=!0;if(p){if(y.createdAt!==void 0){let k=y.createdAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!Ce.validate(k))return x.errors=[{instancePath:t+"/filte\
rConfigs/"+w+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return x.errors=[{instancePath:t+
"/filterConfigs/"+w+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var p=S===e}else var p=!0;if(p){
if(y.updatedAt!==void 0){let k=y.updatedAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!Ce.validate(k))return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/\
updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return x.errors=[{instancePath:t+"/\
filterConfigs/"+w+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var p=S===e}else var p=!0;if(p)
if(y.default!==void 0){let k=e;if(typeof y.default!="boolean")return x.errors=[{instancePath:t+"/filterConfigs/"+w+"/default",schemaPath:"FilterConfig.json/prop\
erties/default/type",keyword:"type",params:{type:"boolean"}}],!1;var p=k===e}else var p=!0}}}}}}}}}}}}}}}else return x.errors=[{instancePath:t+"/filterConfigs/"+
w,schemaPath:"FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var d=A===e;if(!d)break}}else return x.errors=[{instancePath:t+"/filterConfigs",
schemaPath:"#/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a)if(r.domainMetadata!==void 0){let c=r.domainMetadata,
h=e;if(e===h)if(Array.isArray(c)){var I=!0;let N=c.length;for(let w=0;w<N;w++){let y=c[w],A=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let $;if(y.key===
void 0&&($="key")||y.value===void 0&&($="value"))return x.errors=[{instancePath:t+"/domainMetadata/"+w,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:$}}],!1;{let We=e;for(let k in y)if(!(k==="key"||k==="value")){return x.errors=[{instancePath:t+"/domainMetadata/"+w,schemaPath:"Meta\
dataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(We===e){if(y.key!==void 0){let k=e;if(typeof y.key!=
"string")return x.errors=[{instancePath:t+"/domainMetadata/"+w+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var g=k===e}else var g=!0;if(g)if(y.value!==void 0){let k=e;if(typeof y.value!="string")return x.errors=[{instancePath:t+"/domainMetadata/"+w+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var g=k===e}else var g=!0}}}else return x.errors=[{instancePath:t+"/domainM\
etadata/"+w,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var I=A===e;if(!I)break}}else return x.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0}}}}}}else return x.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=l,e===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=be.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.items===void 0&&(n="items")||r.size===void 0&&(n="size"))return be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let p in r)if(!(p==="items"||p==="size")){return be.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(d===e){if(r.items!==void 0){let p=r.items,s=e;if(e===
s)if(Array.isArray(p)){var a=!0;let f=p.length;for(let I=0;I<f;I++){let g=e;x(p[I],{instancePath:t+"/items/"+I,parentData:p,parentDataProperty:I,rootData:P,dynamicAnchors:b})||
(l=l===null?x.errors:l.concat(x.errors),e=l.length);var a=g===e;if(!a)break}}else return be.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var i=s===e}else var i=!0;if(i)if(r.size!==void 0){let p=r.size,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return be.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(
p)){if(p<0||isNaN(p))return be.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!Hr.
validate(p))return be.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var i=s===e}else var i=!0}}}else
return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=l,e===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function _t(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=_t.evaluated;return o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),be(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?
be.errors:l.concat(be.errors),e=l.length),_t.errors=l,e===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=Ar;function Ar(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ar.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="message"))return Ar.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let d in r)if(d!=="message"){return Ar.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e&&r.message!==void 0&&typeof r.message!=
"string")return Ar.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Ar.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=l,e===0}Ar.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var hs={};ti(hs,{JOB_DELIVER:()=>Ti,JOB_UPDATE:()=>Li,PROJECT_DELIVER:()=>Ci,PROJECT_UPDATE:()=>Ei});var Li=ye;var Xa={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Nr=Ae().fullFormats.int64,bt=Ae().fullFormats["date-time"];function ye(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=ye.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.due===void 0&&(n="due")||r.isDelivered===void 0&&(n="isDe\
livered"))return ye.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let p in r)
if(!(p==="OrganizationId"||p==="id"||p==="name"||p==="due"||p==="isDelivered")){return ye.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){let p=r.OrganizationId,s=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ye.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return ye.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.id!==void 0){let p=r.id,s=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ye.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return ye.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let p=e;if(typeof r.name!="string")return ye.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else var i=!0;if(i){
if(r.due!==void 0){let p=r.due,s=e;if(typeof p!="string"&&p!==null)return ye.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:Xa.properties.due.type}}],!1;if(e===s&&e===s&&typeof p=="string"&&!bt.validate(p))return ye.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var i=s===e}else var i=!0;if(i)if(r.isDelivered!==void 0){let p=r.isDelivered,
s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ye.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(p===0||p===1))return ye.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:Xa.properties.isDelivered.enum}}],!1;var i=s===e}else var i=!0}}}}}}else return ye.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=l,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ti=oe;var qi={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function oe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=oe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.due===void 0&&(n="due")||r.isDelivered===void 0&&(n="isDe\
livered")||r.deliveredAt===void 0&&(n="deliveredAt"))return oe.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:n}}],
!1;{let d=e;for(let p in r)if(!(p==="OrganizationId"||p==="id"||p==="name"||p==="due"||p==="isDelivered"||p==="deliveredAt")){return oe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){
let p=r.OrganizationId,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return oe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return oe.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.id!==void 0){let p=r.id,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return oe.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return oe.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==
void 0){let p=e;if(typeof r.name!="string")return oe.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var i=p===e}else var i=!0;if(i){if(r.due!==void 0){let p=r.due,s=e;if(typeof p!="string"&&p!==null)return oe.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:qi.properties.due.type}}],!1;if(e===s&&e===s&&typeof p=="string"&&!bt.validate(
p))return oe.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.isDelivered!==void 0){let p=r.isDelivered,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return oe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(p!==1)return oe.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var i=s===e}else var i=!0;if(i)if(r.deliveredAt!==
void 0){let p=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof p=="string"){if(!bt.validate(p))return oe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return oe.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0}}}}}}}else return oe.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=l,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ei=ge;var Si={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function ge(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ge.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.
due===void 0&&(n="due"))return ge.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;
for(let p in r)if(!(p==="OrganizationId"||p==="id"||p==="name"||p==="due")){return ge.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){let p=r.OrganizationId,s=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return ge.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.id!==void 0){let p=r.
id,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ge.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return ge.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let p=e;if(typeof r.name!=
"string")return ge.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=p===
e}else var i=!0;if(i)if(r.due!==void 0){let p=r.due,s=e;if(typeof p!="string"&&p!==null)return ge.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:Si.properties.due.type}}],!1;if(e===s&&e===s&&typeof p=="string"&&!bt.validate(p))return ge.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var i=s===e}else var i=!0}}}}}else return ge.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=l,e===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ci=$e;function $e(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=$e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&
(n="id"))return $e.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let p in r)
if(!(p==="OrganizationId"||p==="id")){return $e.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:p}}],!1;break}if(d===e){if(r.OrganizationId!==void 0){let p=r.OrganizationId,s=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return $e.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return $e.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i)if(r.id!==void 0){let p=r.id,s=e;if(!(typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $e.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof p=="number"&&isFinite(p)&&!Nr.validate(p))return $e.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0}}}else return $e.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=l,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ji={getLanguages:{parameters:Lt,input:Lt,response:la},listMemories:{parameters:Tt,input:Tt,response:fa},createMemory:{parameters:Ts,input:Ls,response:ma},updateMemory:{
parameters:Es,input:qs,response:ya},deleteMemory:{parameters:qt,input:qt,response:ua},queryMemory:{parameters:Et,input:Et,response:ca},importMemory:{parameters:St,
input:St,response:ga},exportTermbase:{parameters:Ct,input:Ct,response:ha},downloadTermbase:{parameters:Mt,input:Mt,response:null},deleteMemorySegment:{parameters:$t,
input:$t,response:va},translateText:{parameters:Cs,input:Ss,response:Pa},listFileTranslations:{parameters:Wt,input:Wt,response:_a},translateFiles:{parameters:$s,
input:Ms,response:ba},downloadTranslation:{parameters:Jt,input:Jt,response:null},signCreateTerms:{parameters:Js,input:Ws,response:wa},listCreateContents:{parameters:zt,
input:zt,response:ka},generateCreateContent:{parameters:Os,input:zs,response:null},getCreatePreferences:{parameters:Ot,input:Ot,response:ja},updateCreatePreferences:{
parameters:Us,input:Rs,response:Ia},getCreateContent:{parameters:Rt,input:Rt,response:Aa},updateCreateContent:{parameters:Bs,input:Vs,response:Na},deleteCreateContent:{
parameters:Ut,input:Ut,response:Da},regenerateCreateContent:{parameters:Vt,input:Vt,response:null},listWorkflowTemplates:{parameters:Bt,input:Bt,response:xa},listJobs:{
parameters:Yt,input:Yt,response:Fa},createJob:{parameters:Qs,input:Ys,response:La},getJob:{parameters:Gt,input:Gt,response:Ta},updateJob:{parameters:Hs,input:Zs,
response:qa},deleteJob:{parameters:Qt,input:Qt,response:Ea},getJobStats:{parameters:Zt,input:Zt,response:Sa},archiveJob:{parameters:Ht,input:Ht,response:Ca},unarchiveJob:{
parameters:Xt,input:Xt,response:Ma},deliverJob:{parameters:Kt,input:Kt,response:$a},reactivateJob:{parameters:es,input:es,response:Wa},exportJob:{parameters:rs,
input:rs,response:null},downloadJob:{parameters:ts,input:ts,response:null},listProjects:{parameters:ss,input:ss,response:Ja},createProject:{parameters:Ks,input:Xs,
response:za},deleteProject:{parameters:as,input:as,response:Oa},downloadDocument:{parameters:is,input:is,response:null},uploadDocument:{parameters:ns,input:ns,response:Ra},
listFiles:{parameters:os,input:os,response:Ua},uploadFile:{parameters:ps,input:ps,response:Va},deleteFile:{parameters:ds,input:ds,response:null},downloadFile:{parameters:ls,
input:ls,response:null},addFileLabel:{parameters:ta,input:ra,response:null},removeFileLabel:{parameters:fs,input:fs,response:null},listWebhooks:{parameters:ms,input:ms,
response:Ba},createWebhook:{parameters:ia,input:sa,response:Ya},getWebhook:{parameters:ys,input:ys,response:Ga},updateWebhook:{parameters:oa,input:na,response:Qa},
deleteWebhook:{parameters:us,input:us,response:null},listDomains:{parameters:cs,input:cs,response:Za}},zi=Ha,Oi={...hs},Ri={getLanguages:{type:"object",properties:{},
required:[]},listMemories:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[]},createMemory:{type:"object",properties:{name:{type:"string",
minLength:1,maxLength:255,"x-name":!0},srclang:{type:"string","x-format":"iso-639-1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{type:"string","x\
-format":"iso-3166-1"},trglocale:{type:"string","x-format":"iso-3166-1"}},required:["name","srclang","trglang"]},updateMemory:{type:"object",properties:{id:{type:"\
integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},deleteMemory:{type:"object",properties:{id:{type:"i\
nteger",format:"int64"}},required:["id"]},queryMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},query:{type:"string",minLength:1,maxLength:5e3},
n:{type:"integer",minimum:1,maximum:100,default:10}},required:["id","query"]},importMemory:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255,"x-name":!0},has_header_row:{type:"boolean",default:!1},skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{
type:"array",items:{type:"object",required:["confName"],properties:{confName:{type:"string","x-aliases":["conf_name"],enum:["Translated","Draft","ApprovedTransl\
ation","Locked","SignedOff"]},allowablePercentage:{type:"integer",format:"int32",default:-1,"x-aliases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,
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
ger",format:"int64"}},required:["id"]},listDomains:{type:"object",properties:{},required:[]}};export{Oi as eventValidators,Ri as inputSchemas,zi as validateError,Ji as validators};
