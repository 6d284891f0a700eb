// Written by `npm run gen` from api/description and api/data. Do not edit.
var yi=Object.defineProperty;var xs=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(_){throw t=0,_}},ui=(r,t)=>{for(var _ in t)yi(r,_,{get:t[_],enumerable:!0})};var xe=xs(Be=>{"use strict";Object.defineProperty(Be,"__esModule",{value:!0});Be.formatNames=Be.fastFormats=Be.fullFormats=void 0;function Ve(r,t){return{validate:r,
compare:t}}Be.fullFormats={date:Ve(qs,qt),time:Ve(Lt(!0),Et),"date-time":Ve(Fs(!0),Ss),"iso-time":Ve(Lt(),Es),"iso-date-time":Ve(Fs(),Ms),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:_i,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Di,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:bi,int32:{type:"number",validate:ji},int64:{type:"number",validate:Ii},float:{type:"\
number",validate:Ts},double:{type:"number",validate:Ts},password:!0,binary:!0};Be.fastFormats={...Be.fullFormats,date:Ve(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,qt),time:Ve(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Et),"date-time":Ve(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ss),"iso-time":Ve(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Es),"iso-date-time":Ve(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ms),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Be.formatNames=Object.keys(Be.fullFormats);function ci(r){return r%4===0&&(r%100!==0||r%400===0)}var gi=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,hi=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function qs(r){let t=gi.exec(r);if(!t)return!1;let _=+t[1],v=+t[2],P=+t[3];return v>=1&&v<=12&&P>=1&&P<=(v===2&&ci(_)?29:hi[v])}function qt(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Ft=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Lt(r){return function(_){let v=Ft.exec(_);if(!v)
return!1;let P=+v[1],b=+v[2],l=+v[3],e=v[4],o=v[5]==="-"?-1:1,a=+(v[6]||0),i=+(v[7]||0);if(a>23||i>59||r&&!e)return!1;if(P<=23&&b<=59&&l<60)return!0;let n=b-i*o,
p=P-a*o-(n<0?1:0);return(p===23||p===-1)&&(n===59||n===-1)&&l<61}}function Et(r,t){if(!(r&&t))return;let _=new Date("2020-01-01T"+r).valueOf(),v=new Date("2020-\
01-01T"+t).valueOf();if(_&&v)return _-v}function Es(r,t){if(!(r&&t))return;let _=Ft.exec(r),v=Ft.exec(t);if(_&&v)return r=_[1]+_[2]+_[3],t=v[1]+v[2]+v[3],r>t?1:
r<t?-1:0}var Tt=/t|\s/i;function Fs(r){let t=Lt(r);return function(v){let P=v.split(Tt);return P.length===2&&qs(P[0])&&t(P[1])}}function Ss(r,t){if(!(r&&t))return;
let _=new Date(r).valueOf(),v=new Date(t).valueOf();if(_&&v)return _-v}function Ms(r,t){if(!(r&&t))return;let[_,v]=r.split(Tt),[P,b]=t.split(Tt),l=qt(_,P);if(l!==
void 0)return l||Et(v,b)}var vi=/\/|:/,Pi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _i(r){return vi.test(r)&&Pi.test(r)}var Ls=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function bi(r){return Ls.lastIndex=0,Ls.
test(r)}var wi=-(2**31),ki=2**31-1;function ji(r){return Number.isInteger(r)&&r<=ki&&r>=wi}function Ii(r){return Number.isInteger(r)}function Ts(){return!0}var Ai=/[^\\]\\Z/;
function Di(r){if(Ai.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Mt=xs(St=>{"use strict";Object.defineProperty(St,"__esModule",{value:!0});function Ni(r){let t=r.length,_=0,v=0,P;for(;v<t;)_++,P=r.charCodeAt(v++),P>=55296&&
P<=56319&&v<t&&(P=r.charCodeAt(v),(P&64512)===56320&&v++);return _}St.default=Ni});var Ct=Cr;function Cr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Cr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Cr.errors=l,e===0)}Cr.evaluated={dynamicProps:!1,dynamicItems:!1};var $t=Tr;var x=xe().fullFormats.int64;function Tr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Tr.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let a=r.id,i=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===i&&typeof a=="number"&&isFinite(a)&&!x.validate(a))return Tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Tr.errors=l,e===0}Tr.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var zs=be;var E=Mt().default;function be(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=be.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.name===void 0&&(i="name")||r.srclang===void 0&&(i=
"srclang")||r.trglang===void 0&&(i="trglang"))return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
name!==void 0){let n=r.name,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return be.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(E(n)<1)return be.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return be.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){
if(r.srclang!==void 0){let n=e;if(typeof r.srclang!="string")return be.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",
params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.trglang!==void 0){let n=e;if(typeof r.trglang!="string")return be.errors=[{instancePath:t+"/trg\
lang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.srclocale!==void 0){let n=e;if(typeof r.
srclocale!="string")return be.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var a=n===
e}else var a=!0;if(a)if(r.trglocale!==void 0){let n=e;if(typeof r.trglocale!="string")return be.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/tr\
glocale/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0}}}}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return be.errors=l,e===0}be.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};
var Js=$r;function $r(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=$r.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?($r.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):($r.errors=l,e===0)}$r.evaluated={dynamicProps:!1,dynamicItems:!1};var Os=Fe;function Fe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Fe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name"))return Fe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)&&!x.validate(n))return Fe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=p===e}else var a=!0;if(a)if(r.name!==void 0){let n=r.name,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return Fe.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(n)<1)return Fe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Fe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=p===e}else var a=!0}else return Fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=l,
e===0}Fe.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Rs=Wr;function Wr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Wr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Wr.errors=l,e===0)}Wr.evaluated={dynamicProps:!1,dynamicItems:!1};var Wt=ar;function ar(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ar.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return ar.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ar.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return ar.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=l,e===0}ar.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var zt=ve;function ve(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ve.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.n===void 0&&(r.n=10);let i;if(r.id===void 0&&(i="id")||r.query===void 0&&
(i="query"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return ve.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.query!==void 0){let n=r.query,p=e;if(e===p)if(typeof n=="string"){if(E(n)>5e3)return ve.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if(E(n)<1)return ve.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){let n=r.n,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ve.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return ve.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(n<1||isNaN(n))return ve.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=p===e}}}else return ve.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=l,e===0}ve.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,dynamicItems:!1};var Jt=ae;var xi={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},er=xe().fullFormats.int32;function ae(r,{
instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ae.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.has_header_row===void 0&&(r.has_header_row=!1),r.skip_duplicates===void 0&&(r.skip_duplicates=
!1);let p;if(r.memory_id===void 0&&(p="memory_id")||r.name===void 0&&(p="name"))return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;if(r.memory_id!==void 0){let d=r.memory_id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ae.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return ae.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
name!==void 0){let d=r.name,s=e;if(e===s)if(typeof d=="string"){if(E(d)>255)return ae.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(E(d)<1)return ae.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ae.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
let d=e;if(typeof r.has_header_row!="boolean")return ae.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=d===e;if(a){let f=e;if(typeof r.skip_duplicates!="boolean")return ae.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/propert\
ies/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var a=f===e;if(a)if(r.sdlxliff_filters!==void 0){let c=r.sdlxliff_filters,u=e;if(e===u)if(Array.
isArray(c)){var i=!0;let g=c.length;for(let h=0;h<g;h++){let j=c[h],D=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){j.allowablePercentage===void 0&&(j.
allowablePercentage=-1),j.allowUnlockedSegments===void 0&&(j.allowUnlockedSegments=!0);let A;if(j.confName===void 0&&(A="confName"))return ae.errors=[{instancePath:t+
"/sdlxliff_filters/"+h,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:A}}],!1;if(j.confName!==void 0){let T=j.confName,q=e;
if(typeof T!="string")return ae.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(T==="Translated"||T==="Draft"||T==="ApprovedTranslation"||T==="Locked"||T==="SignedOff"))return ae.errors=[{instancePath:t+
"/sdlxliff_filters/"+h+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:xi.properties.confName.enum}}],
!1;var n=q===e}else var n=!0;if(n){let T=j.allowablePercentage,q=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T)))return ae.errors=[{instancePath:t+"/\
sdlxliff_filters/"+h+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
q&&typeof T=="number"&&isFinite(T)&&!er.validate(T))return ae.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/allowablePercentage",schemaPath:"SdlxliffFilter.j\
son/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var n=q===e;if(n){let he=e;if(typeof j.allowUnlockedSegments!="boolean")
return ae.errors=[{instancePath:t+"/sdlxliff_filters/"+h+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=he===e}}}else return ae.errors=[{instancePath:t+"/sdlxliff_filters/"+h,schemaPath:"SdlxliffFilter.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;var i=D===e;if(!i)break}}else return ae.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/t\
ype",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}else return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ae.errors=l,e===0}ae.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var Ot=ir;function ir(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ir.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return ir.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ir.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return ir.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return ir.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ir.errors=l,e===0}ir.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Rt=nr;function nr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=nr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return nr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return nr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return nr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return nr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=l,e===0}nr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ut=Qe;function Qe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Qe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.segment_id===void 0&&(i="segment\
_id"))return Qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.segment_id!==void 0){let n=r.segment_id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(
n)&&!x.validate(n))return Qe.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===
e}else var a=!0}else return Qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=l,e===0}Qe.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var Us=oe;function oe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=oe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.source===void 0&&(r.source=""),r.n===void 0&&(r.n=1),r.rich===void 0&&
(r.rich=!1),r.tm_matches===void 0&&(r.tm_matches=!0),r.project_tags===void 0&&(r.project_tags=!1),r.containsICUData===void 0&&(r.containsICUData=!1);let i;if(r.
memory_id===void 0&&(i="memory_id"))return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=r.source,
p=e;if(e===p)if(typeof n=="string"){if(E(n)>5e3)return oe.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return oe.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(a){
if(r.memory_id!==void 0){let d=r.memory_id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return oe.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return oe.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.source_hash!==void 0){
let d=r.source_hash,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return oe.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/sourc\
e_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return oe.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){let d=r.n,s=e;if(!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return oe.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
s&&typeof d=="number"&&isFinite(d)){if(d>10||isNaN(d))return oe.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}],!1;if(d<1||isNaN(d))return oe.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=s===e;if(a){if(r.prefix!==void 0){let I=e;if(typeof r.prefix!="string")return oe.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=I===e}else var a=!0;if(a){let I=e;if(typeof r.rich!="boolean")return oe.errors=[{instancePath:t+"/rich",schemaPath:"\
#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=I===e;if(a){let u=e;if(typeof r.tm_matches!="boolean")return oe.errors=[{instancePath:t+
"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=u===e;if(a){let g=e;if(typeof r.project_tags!="boolean")
return oe.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=g===e;if(a){let j=e;
if(typeof r.containsICUData!="boolean")return oe.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{
type:"boolean"}}],!1;var a=j===e}}}}}}}}}}else return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=
l,e===0}oe.evaluated={props:{source:!0,memory_id:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};
var Vs=zr;function zr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=zr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(zr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(zr.errors=l,e===0)}zr.evaluated={dynamicProps:!1,dynamicItems:!1};var Vt=Ie,Fi={type:"object",properties:{translationIds:{type:"ar\
ray",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer"},toTime:{
type:"integer"}},required:[],$id:"listFileTranslations"};function Ie(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=Ie.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.translationIds!==
void 0){let n=r.translationIds,p=e;if(e===p)if(Array.isArray(n)){var a=!0;let d=n.length;for(let s=0;s<d;s++){let f=n[s],I=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return Ie.errors=[{instancePath:t+"/translationIds/"+s,schemaPath:"#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===I&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return Ie.errors=[{instancePath:t+"/translationIds/"+s,schemaPath:"#/properties/translationIds/item\
s/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===e;if(!a)break}}else return Ie.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properti\
es/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0;if(i){if(r.status!==void 0){let n=r.status,p=e;if(typeof n!="string")
return Ie.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="InProgress"||n==="Complet\
ed"||n==="ReadyForDownload"||n==="Failed"))return Ie.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Fi.
properties.status.enum}}],!1;var i=p===e}else var i=!0;if(i){if(r.fromTime!==void 0){let n=r.fromTime,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return Ie.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",params:{type:"integer"}}],!1;var i=p===e}else var i=!0;if(i)
if(r.toTime!==void 0){let n=r.toTime,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ie.errors=[{instancePath:t+"/toTime",schemaPath:"#/prop\
erties/toTime/type",keyword:"type",params:{type:"integer"}}],!1;var i=p===e}else var i=!0}}}else return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ie.errors=l,e===0}Ie.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,toTime:!0},dynamicProps:!1,dynamicItems:!1};
var Bs=ye;function ye(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ye.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.withTM===void 0&&(r.withTM=!0);let n;if(r.fileId===void 0&&(n="fil\
eId")||r.memoryId===void 0&&(n="memoryId"))return ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.fileId!==
void 0){let p=r.fileId,d=e;if(e===d)if(Array.isArray(p)){if(p.length>100)return ye.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(p.length<1)return ye.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let s=p.length;for(let f=0;f<s;f++){let I=p[f],c=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return ye.errors=[{instancePath:t+
"/fileId/"+f,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof I=="number"&&isFinite(I)&&!x.validate(I))return ye.
errors=[{instancePath:t+"/fileId/"+f,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===e;if(!a)break}}}else return ye.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var i=d===e}else var i=!0;if(i){if(r.memoryId!==
void 0){let p=r.memoryId,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ye.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!x.validate(p))return ye.errors=[{instancePath:t+"/memoryId",
schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.configId!==void 0){let p=r.configId,
d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return ye.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!er.validate(p))return ye.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/c\
onfigId/format",keyword:"format",params:{format:"int32"}}],!1;var i=d===e}else var i=!0;if(i){let p=e;if(typeof r.withTM!="boolean")return ye.errors=[{instancePath:t+
"/withTM",schemaPath:"#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=p===e}}}}else return ye.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=l,e===0}ye.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var Qs=ge;function ge(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ge.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.withTM===void 0&&(r.withTM=!0),r.fileId!==void 0){let n=r.fileId,
p=e;if(e===p)if(Array.isArray(n)){if(n.length>100)return ge.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(n.length<1)return ge.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let d=n.length;for(let s=0;s<d;s++){let f=n[s],I=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ge.errors=[{instancePath:t+"/fileId/"+s,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ge.errors=[{instancePath:t+
"/fileId/"+s,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===e;if(!a)break}}}else return ge.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0;if(i){if(r.memoryId!==void 0){let n=r.memoryId,
p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ge.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return ge.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/me\
moryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=p===e}else var i=!0;if(i){if(r.configId!==void 0){let n=r.configId,p=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return ge.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===p&&typeof n=="number"&&isFinite(n)&&!er.validate(n))return ge.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"form\
at",params:{format:"int32"}}],!1;var i=p===e}else var i=!0;if(i){let n=e;if(typeof r.withTM!="boolean")return ge.errors=[{instancePath:t+"/withTM",schemaPath:"#\
/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===e}}}}else return ge.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ge.errors=l,e===0}ge.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var Bt=or;function or(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=or.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return or.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return or.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return or.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return or.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=l,e===0}or.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ys=qr;function qr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=qr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return qr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.signedAgreement!==void 0&&typeof r.signedAgreement!="boo\
lean")return qr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return qr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qr.errors=l,e===0}qr.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var Gs=Jr;function Jr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Jr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Jr.errors=l,e===0)}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var Qt=Or;function Or(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Or.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Or.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Or.errors=l,e===0)}Or.evaluated={dynamicProps:!1,dynamicItems:!1};var Zs=V;function V(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=V.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.language===void 0&&(d="language")||r.template===void 0&&(d=
"template")||r.templateParams===void 0&&(d="templateParams"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(E(s)>255)return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if(E(s)<1)return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else
var a=!0;if(a){if(r.language!==void 0){let s=e;if(typeof r.language!="string")return V.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.template!==void 0){let s=r.template,f=e;if(e===f)if(typeof s=="string"){if(E(
s)>100)return V.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(E(s)<1)return V.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.templateParams!==void 0){let s=r.
templateParams,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.language===void 0&&(c="language"))return V.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:c}}],!1;if(s.contentLength!==void 0){let u=s.contentLength,
y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return V.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof u=="number"&&isFinite(u)){if(u>5e3||isNaN(u))return V.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(u<1||isNaN(u))return V.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=y===e}else var i=!0;if(i){if(s.memoryId!==void 0){let u=s.memoryId,y=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return V.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof u=="number"&&isFinite(u)&&!x.validate(u))return V.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=y===e}else var i=!0;if(i){if(s.
language!==void 0){let u=e;if(typeof s.language!="string")return V.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(s.sections!==void 0){let u=s.sections,y=e;if(e===y)if(Array.
isArray(u)){if(u.length>50)return V.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var n=!0;let h=u.length;for(let j=0;j<h;j++){let D=e;if(typeof u[j]!="string")return V.errors=[{instancePath:t+"/templateParam\
s/sections/"+j,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var n=D===e;if(!n)break}}}else
return V.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var i=y===e}else var i=!0;if(i)if(s.summary!==void 0){let u=s.summary,y=e;if(e===y)if(typeof u=="string"){if(E(u)>5e3)return V.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return V.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var i=y===e}else var i=!0}}}}else
return V.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;
if(a)if(r.preferences!==void 0){let s=r.preferences,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tone!==void 0){let c=s.tone,u=e;if(e===u)if(typeof c==
"string"){if(E(c)>5e3)return V.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return V.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var p=u===e}else var p=!0;if(p)if(s.styleguide!==void 0){let c=s.styleguide,u=e;if(e===u)if(typeof c=="string"){if(E(c)>5e3)return V.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return V.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var p=u===
e}else var p=!0}else return V.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=f===
e}else var a=!0}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=l,e===0}V.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var Hs=Rr;function Rr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Rr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Rr.errors=l,e===0)}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Yt=Ur;function Ur(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ur.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Ur.errors=l,e===0)}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var Xs=He,Cs={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function He(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=He.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.tone!==void 0){let i=r.tone,n=e;if(typeof i!="string"&&i!==null)return He.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:Cs.properties.tone.type}}],!1;if(e===n&&typeof i=="string"&&E(i)>5e3)return He.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=n===e}else var a=!0;if(a)if(r.styleguide!==void 0){let i=r.styleguide,
n=e;if(typeof i!="string"&&i!==null)return He.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:Cs.properties.
styleguide.type}}],!1;if(e===n&&typeof i=="string"&&E(i)>5e3)return He.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var a=n===e}else var a=!0}else return He.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return He.errors=l,e===0}He.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var Ks=Vr;function Vr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Vr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Vr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Vr.errors=l,e===0)}Vr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gt=pr;function pr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=pr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return pr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return pr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!x.validate(i))return pr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=l,e===0}pr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var ea=U,Sr={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function U(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,
dynamicAnchors:b={}}={}){let l=null,e=0,o=U.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let d;if(r.contentId===void 0&&(d="contentId"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(r.contentId!==void 0){let s=r.contentId,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return U.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.
name,f=e;if(e===f)if(typeof s=="string"){if(E(s)>255)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(E(s)<1)return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.language!==void 0){
let s=e;if(typeof r.language!="string")return U.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.template!==void 0){let s=r.template,f=e;if(e===f)if(typeof s=="string"){if(E(s)>100)return U.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if(E(s)<1)return U.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.templateParams!==void 0){let s=r.templateParams,f=e;if(e===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.contentLength!==void 0){let c=s.contentLength,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return U.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:Sr.properties.
templateParams.properties.contentLength.type}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)){if(c>5e3||isNaN(c))return U.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(c<1||isNaN(
c))return U.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var i=u===e}else var i=!0;if(i){if(s.memoryId!==void 0){let c=s.memoryId,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))&&c!==null)return U.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:Sr.properties.templateParams.properties.memoryId.type}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)&&!x.validate(c))return U.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=u===e}else var i=!0;
if(i){if(s.language!==void 0){let c=e;if(typeof s.language!="string")return U.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(s.sections!==void 0){let c=s.sections,u=e;if(!Array.
isArray(c)&&c!==null)return U.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:Sr.properties.templateParams.properties.sections.type}}],!1;if(e===u&&Array.isArray(c)){if(c.length>50)return U.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var n=!0;let g=c.length;for(let h=0;h<
g;h++){let j=e;if(typeof c[h]!="string")return U.errors=[{instancePath:t+"/templateParams/sections/"+h,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var n=j===e;if(!n)break}}}var i=u===e}else var i=!0;if(i)if(s.summary!==void 0){let c=s.summary,u=e;if(typeof c!=
"string"&&c!==null)return U.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:Sr.properties.templateParams.properties.summary.type}}],!1;if(e===u&&typeof c=="string"&&E(c)>5e3)return U.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var i=u===e}else var i=!0}}}}else return U.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a)if(r.
preferences!==void 0){let s=r.preferences,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tone!==void 0){let c=s.tone,u=e;if(typeof c!="string"&&
c!==null)return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:Sr.properties.
preferences.properties.tone.type}}],!1;if(e===u&&typeof c=="string"&&E(c)>5e3)return U.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var p=u===e}else var p=!0;if(p)if(s.styleguide!==void 0){let c=s.styleguide,u=e;if(typeof c!=
"string"&&c!==null)return U.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:Sr.properties.preferences.properties.styleguide.type}}],!1;if(e===u&&typeof c=="string"&&E(c)>5e3)return U.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var p=u===e}else var p=!0}else return U.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0}}}}}else return U.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=l,e===0}U.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var ra=dr;function dr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=dr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return dr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return dr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!x.validate(i))return dr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=l,e===0}dr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Zt=lr;function lr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=lr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return lr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return lr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!x.validate(i))return lr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=l,e===0}lr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Ht=fr;function fr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=fr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.contentId===void 0&&(a="contentId"))return fr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.contentId!==void 0){let i=r.contentId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)))return fr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)&&!x.validate(i))return fr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=l,e===0}fr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var Xt=Br;function Br(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Br.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Br.errors=l,e===0)}Br.evaluated={dynamicProps:!1,dynamicItems:!1};var Kt=Ae;function Ae(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ae.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.offset===void 0&&(r.offset=0),r.limit===void 0&&(r.limit=25),r.
isArchived!==void 0){let i=e;if(typeof r.isArchived!="boolean")return Ae.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=i===e}else var a=!0;if(a){if(r.isDelivered!==void 0){let i=e;if(typeof r.isDelivered!="boolean")return Ae.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===e}else var a=!0;if(a){let i=r.offset,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ae.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i)))return Ae.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var a=n===e;if(a){let d=r.limit,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ae.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)){if(d>50||isNaN(d))return Ae.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(d<1||isNaN(d))return Ae.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=s===e}}}}else return Ae.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=l,e===0}Ae.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var ta=X;var sa=xe().fullFormats["date-time"],Li={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function O(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=O.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.pretranslate===void 0&&(r.pretranslate=!1),r.autoAccept===void 0&&
(r.autoAccept=!1),r.caseSensitive===void 0&&(r.caseSensitive=!1),r.takeMatchAttribution===void 0&&(r.takeMatchAttribution=!1);let p;if(r.memoryId===void 0&&(p="\
memoryId"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.trgLang!==void 0){let d=e;if(typeof r.
trgLang!="string")return O.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else
var a=!0;if(a){if(r.trgLocale!==void 0){let d=e;if(typeof r.trgLocale!="string")return O.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.dueDate!==void 0){let d=r.dueDate,s=e;if(e===s&&e===s)if(typeof d=="strin\
g"){if(!sa.validate(d))return O.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return O.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.
memoryId!==void 0){let d=r.memoryId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return O.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return O.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.externalModelId!==void 0){
let d=r.externalModelId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return O.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!er.validate(d))return O.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var a=s===e}else var a=!0;if(a){let d=e;if(typeof r.
pretranslate!="boolean")return O.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=d===e;if(a){let f=e;if(typeof r.autoAccept!="boolean")return O.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var a=f===e;if(a){let c=e;if(typeof r.caseSensitive!="boolean")return O.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===e;if(a){let y=e;if(typeof r.takeMatchAttribution!="boolean")return O.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=y===e;if(a){if(r.
configId!==void 0){let h=r.configId,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return O.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)&&!er.validate(h))return O.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var a=j===e}else var a=!0;if(a){if(r.workflowTemplateId!==void 0){
let h=r.workflowTemplateId,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return O.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)&&!x.validate(h))return O.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=j===e}else var a=!0;if(a){if(r.workflowTemplateName!==
void 0){let h=r.workflowTemplateName,j=e;if(typeof h!="string"&&!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return O.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:Li.properties.workflowTemplateName.type}}],!1;var a=j===e}else var a=!0;
if(a)if(r.workflowStageAssignments!==void 0){let h=r.workflowStageAssignments,j=e;if(e===j)if(Array.isArray(h)){var i=!0;let w=h.length;for(let m=0;m<w;m++){let A=h[m],
T=e;if(e===e)if(A&&typeof A=="object"&&!Array.isArray(A)){let he;if(A.workflowStageTemplateId===void 0&&(he="workflowStageTemplateId"))return O.errors=[{instancePath:t+
"/workflowStageAssignments/"+m,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:he}}],!1;if(A.workflowStageTemplateId!==
void 0){let k=A.workflowStageTemplateId,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return O.errors=[{instancePath:t+"/workflowStageAssignments\
/"+m+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
S&&typeof k=="number"&&isFinite(k)&&!x.validate(k))return O.errors=[{instancePath:t+"/workflowStageAssignments/"+m+"/workflowStageTemplateId",schemaPath:"Workfl\
owStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var n=S===e}else var n=!0;if(n){if(A.userId!==void 0){
let k=A.userId,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return O.errors=[{instancePath:t+"/workflowStageAssignments/"+m+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(k)&&!x.validate(k))return O.
errors=[{instancePath:t+"/workflowStageAssignments/"+m+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=S===e}else var n=!0;if(n)if(A.email!==void 0){let k=e;if(typeof A.email!="string")return O.errors=[{instancePath:t+"/workflowStageAssignments\
/"+m+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e}else var n=!0}}else return O.
errors=[{instancePath:t+"/workflowStageAssignments/"+m,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var i=T===e;if(!i)
break}}else return O.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=j===e}else var a=!0}}}}}}}}}}}}else return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=
l,e===0}O.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=X.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.name===void 0&&(p="name")||r.fileIds===void 0&&(p="fileIds")||r.languagePairs===void 0&&(p="languagePa\
irs")||r.srcLang===void 0&&(p="srcLang"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(r.name!==
void 0){let d=r.name,s=e;if(e===s)if(typeof d=="string"){if(E(d)>255)return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(E(d)<1)return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return X.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.fileIds!==void 0){let d=r.fileIds,s=e;if(e===s)if(Array.isArray(d)){if(d.length>1e3)return X.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fi\
leIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<1)return X.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let I=d.length;for(let c=0;c<I;c++){let u=d[c],y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return X.
errors=[{instancePath:t+"/fileIds/"+c,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof u=="number"&&isFinite(
u)&&!x.validate(u))return X.errors=[{instancePath:t+"/fileIds/"+c,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;var i=y===
e;if(!i)break}}}else return X.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.languagePairs!==void 0){let d=r.languagePairs,s=e;if(e===s)if(Array.isArray(d)){if(d.length<1)return X.errors=[{instancePath:t+"/languagePai\
rs",schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var n=!0;let I=d.length;for(let c=0;c<I;c++){let u=e;O(d[c],{instancePath:t+
"/languagePairs/"+c,parentData:d,parentDataProperty:c,rootData:P,dynamicAnchors:b})||(l=l===null?O.errors:l.concat(O.errors),e=l.length);var n=u===e;if(!n)break}}}else
return X.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var a=s===e}else var a=!0;
if(a){if(r.srcLang!==void 0){let d=e;if(typeof r.srcLang!="string")return X.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.srcLocale!==void 0){let d=e;if(typeof r.srcLocale!="string")return X.errors=[{instancePath:t+
"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.due!==void 0){let d=r.due,
s=e;if(e===s&&e===s)if(typeof d=="string"){if(!sa.validate(d))return X.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1}else return X.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.isPlural!==void 0){let d=e;if(typeof r.isPlural!="boolean")return X.errors=[{instancePath:t+"/isPlural",schemaPath:"#/properties/isPlural/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e}else var a=!0;if(a){if(r.workflowTemplateId!==void 0){let d=r.workflowTemplateId,s=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return X.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!x.validate(d))return X.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/prop\
erties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a)if(r.domainId!==void 0){let d=r.domainId,s=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return X.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!er.validate(d))return X.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"\
format",params:{format:"int32"}}],!1;var a=s===e}else var a=!0}}}}}}}}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return X.errors=l,e===0}X.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,workflowTemplateId:!0,domainId:!0},
dynamicProps:!1,dynamicItems:!1};var aa=Qr;function Qr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Qr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Qr.errors=l,e===0)}Qr.evaluated={dynamicProps:!1,dynamicItems:!1};var es=mr;function mr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=mr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return mr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return mr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return mr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return mr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=l,e===0}mr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ia=le,pt={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","integer","\
null"]},due:{type:["string","integer","null"]},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},
required:["jobId"],$id:"updateJob"};function le(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=le.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i=
"jobId"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let n=r.jobId,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return le.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return le.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return le.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(n)<1)return le.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/\
type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.dueDate!==void 0){let n=r.dueDate,p=e;if(typeof n!="string"&&!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return le.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:pt.
properties.dueDate.type}}],!1;var a=p===e}else var a=!0;if(a){if(r.due!==void 0){let n=r.due,p=e;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))&&n!==null)return le.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:pt.properties.due.type}}],!1;var a=p===
e}else var a=!0;if(a){if(r.isProcessing!==void 0){let n=r.isProcessing,p=e;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return le.
errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:pt.properties.isProcessing.type}}],!1;if(!(n==="\
0"||n==="1"||n==="-2"||n===0||n===1||n===-2))return le.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{
allowedValues:pt.properties.isProcessing.enum}}],!1;var a=p===e}else var a=!0;if(a)if(r.processingErrorMsg!==void 0){let n=r.processingErrorMsg,p=e;if(e===p)if(typeof n==
"string"){if(E(n)>1e3)return le.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1}else return le.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var a=p===e}else var a=!0}}}}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=l,
e===0}le.evaluated={props:{jobId:!0,name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,dynamicItems:!1};var na=yr;function yr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=yr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return yr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return yr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return yr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return yr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return yr.errors=l,e===0}yr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var rs=ur;function ur(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ur.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return ur.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ur.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return ur.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return ur.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ur.errors=l,e===0}ur.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ts=cr;function cr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=cr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return cr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return cr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return cr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return cr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return cr.errors=l,e===0}cr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ss=gr;function gr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=gr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return gr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return gr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return gr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return gr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return gr.errors=l,e===0}gr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var as=hr;function hr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=hr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return hr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return hr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return hr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return hr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return hr.errors=l,e===0}hr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var is=vr;function vr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=vr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return vr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return vr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return vr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return vr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return vr.errors=l,e===0}vr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ns=Pr;function Pr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Pr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return Pr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Pr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return Pr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Pr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=l,e===0}Pr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var os=Ye,Ti={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"expor\
tJob"};function Ye(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ye.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId")||r.type===void 0&&(i=
"type"))return Ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let n=r.jobId,p=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ye.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return Ye.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a)if(r.type!==void 0){let n=r.type,p=e;if(typeof n!="string")return Ye.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="files"||n==="memory"))return Ye.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Ti.properties.type.enum}}],!1;var a=p===e}else var a=!0}else return Ye.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=l,e===0}Ye.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var ps=_r;function _r(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=_r.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId"))return _r.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let i=r.jobId,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return _r.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)&&!x.validate(i))return _r.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return _r.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _r.errors=l,e===0}_r.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ds=ue,qi={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer"},to_time:{type:"integer"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{
type:"string"}},required:[],$id:"listProjects"};function ue(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,
e=0,o=ue.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.archived===void 0&&
(r.archived=!0),r.id!==void 0){let n=r.id,p=e;if(e===p)if(Array.isArray(n)){var a=!0;let d=n.length;for(let s=0;s<d;s++){let f=n[s],I=e;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return ue.errors=[{instancePath:t+"/id/"+s,schemaPath:"#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
I&&typeof f=="number"&&isFinite(f)&&!x.validate(f))return ue.errors=[{instancePath:t+"/id/"+s,schemaPath:"#/properties/id/items/format",keyword:"format",params:{
format:"int64"}}],!1;var a=I===e;if(!a)break}}else return ue.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],
!1;var i=p===e}else var i=!0;if(i){if(r.srclang!==void 0){let n=e;if(typeof r.srclang!="string")return ue.errors=[{instancePath:t+"/srclang",schemaPath:"#/prope\
rties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.trglang!==void 0){let n=e;if(typeof r.trglang!="string")return ue.
errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.from_time!==
void 0){let n=r.from_time,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/f\
rom_time/type",keyword:"type",params:{type:"integer"}}],!1;var i=p===e}else var i=!0;if(i){if(r.to_time!==void 0){let n=r.to_time,p=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;var i=p===
e}else var i=!0;if(i){if(r.state!==void 0){let n=r.state,p=e;if(typeof n!="string")return ue.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(!(n==="backlog"||n==="inProgress"||n==="inReview"||n==="inQA"||n==="done"))return ue.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:qi.properties.state.enum}}],!1;var i=p===e}else var i=!0;if(i){let n=e;if(typeof r.
archived!="boolean")return ue.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===
e;if(i)if(r.connector_id!==void 0){let d=e;if(typeof r.connector_id!="string")return ue.errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connect\
or_id/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0}}}}}}}else return ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ue.errors=l,e===0}ue.evaluated={props:{id:!0,srclang:!0,trglang:!0,from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},
dynamicProps:!1,dynamicItems:!1};var oa=z,$s={type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},
job_id:{type:"integer",format:"int64"},due_date:{type:"integer"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},
workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},
llm_provider:{type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolea\
n"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",
enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProj\
ect"};function z(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=z.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.sample_review_percentage===void 0&&(r.sample_review_percentage=
100),r.llm_provider===void 0&&(r.llm_provider="neural"),r.job_type===void 0&&(r.job_type="TRANSLATION");let n;if(r.memory_id===void 0&&(n="memory_id")||r.name===
void 0&&(n="name"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.memory_id!==void 0){let p=r.
memory_id,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!x.validate(p))return z.errors=[{instancePath:t+"/memory_id",schemaPath:"#/propert\
ies/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let p=r.name,d=e;if(e===d)if(typeof p=="\
string"){if(E(p)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(p)<1)return z.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.job_id!==void 0){let p=r.job_id,d=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!x.validate(p))return z.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.due_date!==void 0){let p=r.due_date,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))
return z.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"integer"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.metadata!==void 0){let p=r.metadata,d=e;if(e===d)if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>50)return z.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let f in p){let I=p[f],c=e;if(typeof I!="string"&&
!(typeof I=="number"&&isFinite(I))&&typeof I!="boolean")return z.errors=[{instancePath:t+"/metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:$s.properties.metadata.additionalProperties.type}}],!1;var i=c===e;if(!i)break}}else return z.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=d===e}else var a=!0;if(a){if(r.workflowTemplateId!==
void 0){let p=r.workflowTemplateId,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return z.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!x.validate(p))return z.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.workflow_template_name!==
void 0){let p=e;if(typeof r.workflow_template_name!="string")return z.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){let p=r.sample_review_percentage,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return z.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p))return z.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(p<0||isNaN(p))return z.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e;if(a){let f=e;if(typeof r.
llm_provider!="string")return z.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e;if(a){if(r.external_model_id!==void 0){let c=r.external_model_id,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return z.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)&&!er.
validate(c))return z.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var a=u===e}else var a=!0;if(a){if(r.domainId!==void 0){let c=r.domainId,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return z.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)&&!er.validate(c))return z.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var a=u===e}else var a=!0;if(a){if(r.
is_plural!==void 0){let c=e;if(typeof r.is_plural!="boolean")return z.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var a=c===e}else var a=!0;if(a){if(r.require_batch_qa_translator!==void 0){let c=e;if(typeof r.require_batch_qa_translator!="boo\
lean")return z.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=c===e}else var a=!0;if(a){if(r.enable_prompt_labeling!==void 0){let c=e;if(typeof r.enable_prompt_labeling!="boolean")return z.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===e}else var a=!0;if(a){if(r.
is_enhanced_human_ai_optimized!==void 0){let c=e;if(typeof r.is_enhanced_human_ai_optimized!="boolean")return z.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===e}else var a=!0;if(a){let c=r.job_type,
u=e;if(typeof c!="string")return z.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(c===
"TRANSLATION"||c==="PROMPT_RESPONSE"))return z.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:$s.
properties.job_type.enum}}],!1;var a=u===e;if(a)if(r.additional_guidelines!==void 0){let g=r.additional_guidelines,h=e;if(e===h)if(typeof g=="string"){if(E(g)>5e3)
return z.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return z.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var a=h===
e}else var a=!0}}}}}}}}}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=l,e===0}z.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var pa=Yr;function Yr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Yr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Yr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Yr.errors=l,e===0)}Yr.evaluated={dynamicProps:!1,dynamicItems:!1};var ls=br;function br(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=br.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return br.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return br.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return br.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return br.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return br.errors=l,e===0}br.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var fs=Xe;function Xe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Xe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.is_xliff===void 0&&(r.is_xliff=!0);let i;if(r.id===void 0&&(i="id"))
return Xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return Xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=p===e}else var a=!0;if(a){let n=e;if(typeof r.is_xliff!="boolean")return Xe.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}}else return Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return Xe.errors=l,e===0}Xe.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var ms=pe,Ei={type:"object",properties:{name:{type:"\
string",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],
$id:"uploadDocument"};function pe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=pe.evaluated;if(o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.auto_accept===void 0&&(r.auto_accept=!1),r.
case_sensitive===void 0&&(r.case_sensitive=!1),r.match_attribution===void 0&&(r.match_attribution=!1);let i;if(r.name===void 0&&(i="name")||r.project_id===void 0&&
(i="project_id"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.name!==void 0){let n=r.name,p=e;
if(e===p)if(typeof n=="string"){if(E(n)>255)return pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if(E(n)<1)return pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.project_id!==void 0){
let n=r.project_id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return pe.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project\
_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return pe.errors=[{instancePath:t+"/project_id",
schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.pretranslate!==void 0){let n=r.pretranslate,
p=e;if(typeof n!="string")return pe.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],
!1;if(!(n==="TM"||n==="TM+MT"))return pe.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:Ei.
properties.pretranslate.enum}}],!1;var a=p===e}else var a=!0;if(a){let n=e;if(typeof r.auto_accept!="boolean")return pe.errors=[{instancePath:t+"/auto_accept",schemaPath:"\
#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e;if(a){let d=e;if(typeof r.case_sensitive!="boolean")return pe.errors=[{instancePath:t+
"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var a=d===e;if(a){let f=e;if(typeof r.match_attribution!=
"boolean")return pe.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var a=f===
e;if(a)if(r.config_id!==void 0){let c=r.config_id,u=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return pe.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof c=="number"&&isFinite(c)&&!er.validate(c))return pe.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var a=u===e}else var a=!0}}}}}}else return pe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=l,e===0}pe.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var ys=Ke;function Ke(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ke.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="numb\
er"&&isFinite(n)&&!x.validate(n))return Ke.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===
e}else var a=!0;if(a)if(r.labels!==void 0){let n=r.labels,p=e;if(e===p)if(Array.isArray(n)){var i=!0;let s=n.length;for(let f=0;f<s;f++){let I=e;if(typeof n[f]!=
"string")return Ke.errors=[{instancePath:t+"/labels/"+f,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e;if(!i)
break}}else return Ke.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=p===e}else var a=!0}else
return Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=l,e===0}Ke.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var us=se,Si={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},
langId:{type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"arra\
y",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},da=new RegExp("^[^,]*$","u");
function se(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=se.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.langId===void 0&&(r.langId=!1),r.category===void 0&&(r.category="A\
PI");let n;if(r.name===void 0&&(n="name"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.name!==
void 0){let p=r.name,d=e;if(e===d)if(typeof p=="string"){if(E(p)>255)return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(E(p)<1)return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.file_hash!==void 0){let p=r.file_hash,d=e;if(e===d)if(typeof p=="string"){if(E(p)>128)return se.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properti\
es/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return se.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",
keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){let p=e;if(typeof r.langId!="boolean")return se.errors=[{instancePath:t+"/langId",schemaPath:"\
#/properties/langId/type",keyword:"type",params:{type:"boolean"}}],!1;var a=p===e;if(a){if(r.project_id!==void 0){let s=r.project_id,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return se.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){let s=r.category,f=e;if(typeof s!="string")return se.errors=[{instancePath:t+"/category",schemaPath:"\
#/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return se.errors=[{instancePath:t+"/category",schemaPath:"\
#/properties/category/enum",keyword:"enum",params:{allowedValues:Si.properties.category.enum}}],!1;var a=f===e;if(a){if(r.labels!==void 0){let c=r.labels,u=e;if(e===
u)if(Array.isArray(c)){var i=!0;let g=c.length;for(let h=0;h<g;h++){let j=c[h],D=e;if(e===D)if(typeof j=="string"){if(E(j)>255)return se.errors=[{instancePath:t+
"/labels/"+h,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(j)<1)return se.errors=[{instancePath:t+"/labels/"+
h,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!da.test(j))return se.errors=[{instancePath:t+"/labels/"+h,schemaPath:"\
#/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return se.errors=[{instancePath:t+"/labels/"+h,schemaPath:"#/propertie\
s/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var i=D===e;if(!i)break}}else return se.errors=[{instancePath:t+"/labels",schemaPath:"#/properti\
es/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.job_type!==void 0){let c=e;if(typeof r.job_type!="string")return se.
errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0}}}}}}else return se.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=l,e===0}se.evaluated={props:{name:!0,file_hash:!0,langId:!0,
project_id:!0,category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var cs=wr;function wr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=wr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return wr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return wr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return wr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return wr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wr.errors=l,e===0}wr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var gs=kr;function kr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=kr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return kr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return kr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return kr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return kr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return kr.errors=l,e===0}kr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var la=De;function De(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=De.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name"))return De.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)&&!x.validate(n))return De.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=p===e}else var a=!0;if(a)if(r.name!==void 0){let n=r.name,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return De.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(n)<1)return De.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!da.test(n))return De.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[^,]*$"}}],!1}else return De.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=p===
e}else var a=!0}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=l,e===0}De.evaluated={props:{
id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var fa=jr;function jr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=jr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return jr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return jr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return jr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return jr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return jr.errors=l,e===0}jr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var hs=Le;function Le(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Le.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name"))return Le.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)&&!x.validate(n))return Le.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=p===e}else var a=!0;if(a)if(r.name!==void 0){let n=r.name,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return Le.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(n)<1)return Le.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var a=p===e}else var a=!0}else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=l,
e===0}Le.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var vs=Gr;function Gr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Gr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Gr.errors=l,e===0)}Gr.evaluated={dynamicProps:!1,dynamicItems:!1};var ma=Te;var ya=xe().fullFormats.uri;var Ws={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function Ge(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ge.evaluated;o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0);let a=e,
i=!1,n=null,p=e;if(e===p)if(Array.isArray(r))if(r.length<1){let c={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};l===null?
l=[c]:l.push(c),e++}else{var d=!0;let c=r.length;for(let u=0;u<c;u++){let y=r[u],g=e;if(typeof y!="string"){let j={instancePath:t+"/"+u,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};l===null?l=[j]:l.push(j),e++}if(!(y==="JOB_DELIVER"||y==="JOB_UPDATE"||y==="PROJECT_DELIVER"||y==="PROJEC\
T_UPDATE")){let j={instancePath:t+"/"+u,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Ws.enum}};l===null?l=[j]:l.push(j),e++}var d=g===
e;if(!d)break}}else{let c={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};l===null?l=[c]:l.push(c),e++}var I=p===e;if(I){i=!0,
n=0;var s=!0}let f=e;if(typeof r!="string"){let c={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};l===null?l=[c]:
l.push(c),e++}if(!(r==="JOB_DELIVER"||r==="JOB_UPDATE"||r==="PROJECT_DELIVER"||r==="PROJECT_UPDATE")){let c={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:Ws.enum}};l===null?l=[c]:l.push(c),e++}var I=f===e;if(I&&i?(i=!1,n=[n,1]):I&&(i=!0,n=1),i)e=a,l!==null&&(a?l.length=a:l=
null);else{let c={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:n}};return l===null?l=[c]:l.push(c),e++,Ge.errors=l,!1}return Ge.errors=
l,o.items=s,e===0}Ge.evaluated={dynamicProps:!1,dynamicItems:!0};function Te(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=Te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
webhookName===void 0&&(i="webhookName")||r.webhookUrl===void 0&&(i="webhookUrl")||r.eventType===void 0&&(i="eventType"))return Te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.webhookName!==void 0){let n=r.webhookName,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return Te.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(n)<1)return Te.errors=[{
instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[{instancePath:t+"\
/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let n=r.
webhookUrl,p=e,d=e;if(e===d&&e===d)if(typeof n=="string"){if(!ya(n))return Te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"\
format",params:{format:"uri"}}],!1}else return Te.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],
!1;var a=p===e}else var a=!0;if(a)if(r.eventType!==void 0){let n=e;Ge(r.eventType,{instancePath:t+"/eventType",parentData:r,parentDataProperty:"eventType",rootData:P,
dynamicAnchors:b})||(l=l===null?Ge.errors:l.concat(Ge.errors),e=l.length);var a=n===e}else var a=!0}}else return Te.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Te.errors=l,e===0}Te.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};
var ua=Zr;function Zr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Zr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Zr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Zr.errors=l,e===0)}Zr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ps=Ir;function Ir(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ir.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Ir.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ir.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return Ir.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ir.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ir.errors=l,e===0}Ir.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ca=we;function we(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=we.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return we.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(
n))return we.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){if(r.
webhookName!==void 0){let n=r.webhookName,p=e;if(e===p)if(typeof n=="string"){if(E(n)>255)return we.errors=[{instancePath:t+"/webhookName",schemaPath:"#/propert\
ies/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(E(n)<1)return we.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webho\
okName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let n=r.webhookUrl,p=e,d=e;if(e===d&&e===d)if(typeof n=="string"){if(!ya(
n))return we.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return we.errors=[{instancePath:t+
"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a)if(r.eventType!==void 0){let n=e;Ge(r.
eventType,{instancePath:t+"/eventType",parentData:r,parentDataProperty:"eventType",rootData:P,dynamicAnchors:b})||(l=l===null?Ge.errors:l.concat(Ge.errors),e=l.
length);var a=n===e}else var a=!0}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=l,e===
0}we.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var ga=Ar;function Ar(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ar.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Ar.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Ar.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return Ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ar.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=l,e===0}Ar.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var _s=Dr;function Dr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Dr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return Dr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let i=r.id,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Dr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i=="number"&&isFinite(i)&&!x.validate(
i))return Dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Dr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Dr.errors=l,e===0}Dr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var bs=Hr;function Hr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Hr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Hr.errors=l,e===0)}Hr.evaluated={dynamicProps:!1,dynamicItems:!1};var ws=Xr;function Xr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Xr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Xr.errors=l,e===0)}Xr.evaluated={dynamicProps:!1,dynamicItems:!1};var ks=Kr;function Kr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Kr.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Kr.errors=l,e===0)}Kr.evaluated={dynamicProps:!1,dynamicItems:!1};var js=ie;function ie(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ie.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.source===void 0&&(r.source=""),r.n===void 0&&(r.n=1),r.rich===void 0&&
(r.rich=!1),r.tm_matches===void 0&&(r.tm_matches=!0),r.project_tags===void 0&&(r.project_tags=!1),r.containsICUData===void 0&&(r.containsICUData=!1),r.contains_icu_data===
void 0&&(r.contains_icu_data=!1);let i;if(r.memory_id===void 0&&(i="memory_id"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;if(r.memory_id!==void 0){let n=r.memory_id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="number"&&isFinite(n)&&!x.validate(n))return ie.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=p===e}else var a=!0;if(a){let n=r.
source,p=e;if(e===p)if(typeof n=="string"){if(E(n)>5e3)return ie.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return ie.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=p===
e;if(a){if(r.source_hash!==void 0){let s=r.source_hash,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/source_h\
ash",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!x.validate(s))return ie.
errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){
let s=r.n,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s))return ie.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(s<1||isNaN(s))return ie.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=f===e;if(a){if(r.prefix!==void 0){let c=e;if(typeof r.prefix!="string")return ie.errors=[{instancePath:t+"/prefix",schemaPath:"\
#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){let c=e;if(typeof r.rich!="boolean")return ie.errors=[{instancePath:t+
"/rich",schemaPath:"#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var a=c===e;if(a){let y=e;if(typeof r.tm_matches!="boolean")return ie.errors=
[{instancePath:t+"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var a=y===e;if(a){let h=e;if(typeof r.project_tags!=
"boolean")return ie.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var a=h===e;
if(a){let D=e;if(typeof r.containsICUData!="boolean")return ie.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=D===e;if(a){let m=e;if(typeof r.contains_icu_data!="boolean")return ie.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"\
#/properties/contains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var a=m===e}}}}}}}}}}else return ie.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return ie.errors=l,e===0}ie.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,
project_tags:!0,containsICUData:!0,contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var Pa=ke;function ke(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ke.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return ke.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let f=e;for(let I in r)
if(!(I==="source_to_target"||I==="code_to_name")){return ke.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:I}}],!1;break}if(f===e){if(r.source_to_target!==void 0){let I=r.source_to_target,c=e;if(e===c)if(I&&typeof I=="object"&&!Array.isArray(
I))for(let u in I){let y=I[u],g=e;if(e===g)if(y&&typeof y=="object"&&!Array.isArray(y))for(let h in y){let j=y[h],D=e;if(typeof j!="boolean")return ke.errors=[{
instancePath:t+"/source_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(j!==!0)return ke.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var i=D===e;if(!i)break}else return ke.errors=[{instancePath:t+"/sourc\
e_to_target/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var n=g===e;if(!n)break}else return ke.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var p=c===e}else var p=!0;if(p)if(r.code_to_name!==void 0){let I=r.code_to_name,c=e;if(e===c)if(I&&typeof I=="obj\
ect"&&!Array.isArray(I))for(let y in I){let g=e;if(typeof I[y]!="string")return ke.errors=[{instancePath:t+"/code_to_name/"+y.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var d=g===e;if(!d)break}else return ke.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var p=c===e}else var p=!0}}}else
return ke.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=l,e===0}ke.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var _a=K;var Ne={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},Oe=Object.prototype.hasOwnProperty,R=Mt().default,J=xe().fullFormats.
int64;function K(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=K.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let d=0;d<p;d++){let s=r[d],f=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.id===void 0&&(u="id")||s.srclang===void 0&&(u="srclang")||s.trglang===void 0&&(u="trglang")||s.srclocale===void 0&&(u="sr\
clocale")||s.trglocale===void 0&&(u="trglocale")||s.name===void 0&&(u="name")||s.is_processing===void 0&&(u="is_processing")||s.version===void 0&&(u="version")||
s.created_at===void 0&&(u="created_at")||s.updated_at===void 0&&(u="updated_at")||s.resources===void 0&&(u="resources"))return K.errors=[{instancePath:t+"/"+d,schemaPath:"\
Memory.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let g in s)if(!Oe.call(Ne.properties,g)){return K.errors=[{instancePath:t+
"/"+d,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(y===e){if(s.id!==void 0){let g=s.
id,h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof g=="number"&&isFinite(g)&&!J.validate(g))return K.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"Memory.jso\
n/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=h===e}else var i=!0;if(i){if(s.srclang!==void 0){let g=e;if(typeof s.srclang!="strin\
g")return K.errors=[{instancePath:t+"/"+d+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e}else
var i=!0;if(i){if(s.trglang!==void 0){let g=e;if(typeof s.trglang!="string")return K.errors=[{instancePath:t+"/"+d+"/trglang",schemaPath:"Memory.json/properties\
/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e}else var i=!0;if(i){if(s.srclocale!==void 0){let g=s.srclocale,h=e;if(typeof g!="string"&&
g!==null)return K.errors=[{instancePath:t+"/"+d+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ne.properties.srclocale.
type}}],!1;var i=h===e}else var i=!0;if(i){if(s.trglocale!==void 0){let g=s.trglocale,h=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:t+"/"+d+
"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ne.properties.trglocale.type}}],!1;var i=h===e}else var i=!0;if(i){if(s.
name!==void 0){let g=s.name,h=e;if(e===h)if(typeof g=="string"){if(R(g)>255)return K.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"Memory.json/properties/na\
me/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(g)<1)return K.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"Memory.json/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(s.is_processing!==void 0){let g=s.is_processing,h=e;if(typeof g!="boolean"&&g!==null)return K.errors=
[{instancePath:t+"/"+d+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ne.properties.is_processing.type}}],!1;
var i=h===e}else var i=!0;if(i){if(s.version!==void 0){let g=s.version,h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+
"/"+d+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof g=="number"&&isFinite(g)&&(g<0||isNaN(
g)))return K.errors=[{instancePath:t+"/"+d+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;
var i=h===e}else var i=!0;if(i){if(s.created_at!==void 0){let g=s.created_at,h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+
"/"+d+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=h===e}else var i=!0;if(i){if(s.updated_at!==
void 0){let g=s.updated_at,h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/"+d+"/updated_at",schemaPath:"Memory.\
json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=h===e}else var i=!0;if(i)if(s.resources!==void 0){let g=s.resources,h=e;if(e===
h)if(Array.isArray(g)){var n=!0;let D=g.length;for(let w=0;w<D;w++){let m=e;if(typeof g[w]!="string")return K.errors=[{instancePath:t+"/"+d+"/resources/"+w,schemaPath:"\
Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e;if(!n)break}}else return K.errors=[{instancePath:t+"/"+d+"/r\
esources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var i=h===e}else var i=!0}}}}}}}}}}}}else return K.errors=
[{instancePath:t+"/"+d,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e;if(!a)break}}else return K.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return K.errors=l,e===0}K.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ba=ee;function ee(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ee.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.srclang===void 0&&(p="srclang")||
r.trglang===void 0&&(p="trglang")||r.srclocale===void 0&&(p="srclocale")||r.trglocale===void 0&&(p="trglocale")||r.name===void 0&&(p="name")||r.is_processing===
void 0&&(p="is_processing")||r.version===void 0&&(p="version")||r.created_at===void 0&&(p="created_at")||r.updated_at===void 0&&(p="updated_at")||r.resources===
void 0&&(p="resources"))return ee.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;for(let s in r)
if(!Oe.call(Ne.properties,s)){return ee.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return ee.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=f===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return ee.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return ee.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.srclocale!==void 0){let s=r.srclocale,f=e;if(typeof s!=
"string"&&s!==null)return ee.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ne.properties.srclocale.
type}}],!1;var i=f===e}else var i=!0;if(i){if(r.trglocale!==void 0){let s=r.trglocale,f=e;if(typeof s!="string"&&s!==null)return ee.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ne.properties.trglocale.type}}],!1;var i=f===e}else var i=!0;if(i){if(r.
name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(R(s)>255)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=f===e}else var i=!0;if(i){if(r.is_processing!==void 0){let s=r.is_processing,f=e;if(typeof s!="boolean"&&s!==null)return ee.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ne.properties.is_processing.type}}],!1;var i=f===e}else var i=!0;
if(i){if(r.version!==void 0){let s=r.version,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ee.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=f===e}else var i=!0;if(i){if(r.created_at!==
void 0){let s=r.created_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=f===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ee.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var i=f===e}else var i=!0;if(i)if(r.resources!==void 0){let s=r.resources,f=e;if(e===f)if(Array.isArray(s)){var n=!0;let c=s.length;for(let u=0;u<
c;u++){let y=e;if(typeof s[u]!="string")return ee.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var n=y===e;if(!n)break}}else return ee.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}}}}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return ee.errors=l,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wa=re;function re(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=re.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.srclang===void 0&&(p="srclang")||
r.trglang===void 0&&(p="trglang")||r.srclocale===void 0&&(p="srclocale")||r.trglocale===void 0&&(p="trglocale")||r.name===void 0&&(p="name")||r.is_processing===
void 0&&(p="is_processing")||r.version===void 0&&(p="version")||r.created_at===void 0&&(p="created_at")||r.updated_at===void 0&&(p="updated_at")||r.resources===
void 0&&(p="resources"))return re.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;for(let s in r)
if(!Oe.call(Ne.properties,s)){return re.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return re.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=f===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return re.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return re.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.srclocale!==void 0){let s=r.srclocale,f=e;if(typeof s!=
"string"&&s!==null)return re.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ne.properties.srclocale.
type}}],!1;var i=f===e}else var i=!0;if(i){if(r.trglocale!==void 0){let s=r.trglocale,f=e;if(typeof s!="string"&&s!==null)return re.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ne.properties.trglocale.type}}],!1;var i=f===e}else var i=!0;if(i){if(r.
name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(R(s)>255)return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=f===e}else var i=!0;if(i){if(r.is_processing!==void 0){let s=r.is_processing,f=e;if(typeof s!="boolean"&&s!==null)return re.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ne.properties.is_processing.type}}],!1;var i=f===e}else var i=!0;
if(i){if(r.version!==void 0){let s=r.version,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return re.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=f===e}else var i=!0;if(i){if(r.created_at!==
void 0){let s=r.created_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=f===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return re.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var i=f===e}else var i=!0;if(i)if(r.resources!==void 0){let s=r.resources,f=e;if(e===f)if(Array.isArray(s)){var n=!0;let c=s.length;for(let u=0;u<
c;u++){let y=e;if(typeof s[u]!="string")return re.errors=[{instancePath:t+"/resources/"+u,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var n=y===e;if(!n)break}}else return re.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}}}}}}}}}else return re.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return re.errors=l,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=qe;function qe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=qe.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.deleted===void 0&&(i="deleted"))
return qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(!(p==="id"||p==="deleted")){
return qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(n===e){if(r.id!==
void 0){let p=r.id,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!J.validate(p))return qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.deleted!==void 0){let p=r.deleted,d=e;if(typeof p!="boolean")return qe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(p!==!0)return qe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=d===e}else var a=!0}}}else return qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=l,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ja=ne;var Ci={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function ne(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ne.evaluated;if(o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let d=0;d<p;d++){let s=r[d],f=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let u;if(s.source===void 0&&(u="source")||s.target===void 0&&(u="target")||s.score===void 0&&(u="score")||s.metadata===void 0&&(u="m\
etadata"))return ne.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;
for(let g in s)if(!(g==="source"||g==="target"||g==="score"||g==="metadata")){return ne.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(y===e){if(s.source!==void 0){let g=e;if(typeof s.source!="string")
return ne.errors=[{instancePath:t+"/"+d+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var i=g===
e}else var i=!0;if(i){if(s.target!==void 0){let g=e;if(typeof s.target!="string")return ne.errors=[{instancePath:t+"/"+d+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e}else var i=!0;if(i){if(s.score!==void 0){let g=s.score,h=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return ne.errors=[{instancePath:t+"/"+d+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===h&&typeof g=="number"&&isFinite(g)){if(g>100||isNaN(g))return ne.errors=[{instancePath:t+"/"+d+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(g<75||isNaN(g))return ne.errors=[{instancePath:t+
"/"+d+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var i=h===e}else var i=!0;
if(i)if(s.metadata!==void 0){let g=s.metadata,h=e;if(e===h)if(g&&typeof g=="object"&&!Array.isArray(g)){let D;if(g.segment_id===void 0&&(D="segment_id")||g.resource_name===
void 0&&(D="resource_name")||g.user_email===void 0&&(D="user_email")||g.created_at===void 0&&(D="created_at"))return ne.errors=[{instancePath:t+"/"+d+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:D}}],!1;{let w=e;for(let m in g)if(!(m==="segme\
nt_id"||m==="resource_name"||m==="user_email"||m==="created_at")){return ne.errors=[{instancePath:t+"/"+d+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(w===e){if(g.segment_id!==void 0){let m=g.segment_id,
A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ne.errors=[{instancePath:t+"/"+d+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(m)&&!J.validate(m))return ne.
errors=[{instancePath:t+"/"+d+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(g.resource_name!==void 0){let m=g.resource_name,A=e;if(typeof m!="string"&&m!==null)return ne.errors=
[{instancePath:t+"/"+d+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:Ci.properties.metadata.properties.resource_name.type}}],!1;var n=A===e}else var n=!0;if(n){if(g.user_email!==void 0){let m=e;if(typeof g.user_email!="strin\
g")return ne.errors=[{instancePath:t+"/"+d+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(g.created_at!==void 0){let m=g.created_at,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return ne.errors=[{instancePath:t+"/"+d+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0}}}}}else return ne.errors=[{instancePath:t+"/"+d+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=h===e}else var i=!0}}}}}else return ne.errors=[{instancePath:t+"/"+d,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e;if(!a)break}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return ne.errors=l,e===0}ne.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ia=Ee;function Ee(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ee.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.isProcessing===void 0&&(i="isPro\
cessing"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(!(p==="id"||p===
"isProcessing")){return Ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(n===
e){if(r.id!==void 0){let p=r.id,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!J.validate(p))return Ee.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.isProcessing!==void 0){let p=r.isProcessing,d=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Ee.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(p!==1)return Ee.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=d===e}else var a=!0}}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=l,e===0}Ee.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=Se;function Se(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Se.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.is_processing===void 0&&(i="is_p\
rocessing"))return Se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(!(p==="id"||
p==="is_processing")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(n===e){if(r.id!==void 0){let p=r.id,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Se.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!J.validate(p))return Se.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.is_processing!==void 0){let p=r.is_processing,d=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return Se.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(p!==1)return Se.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var a=d===e}else var a=!0}}}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=l,e===0}Se.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da=rr;function rr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=rr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.success===void 0&&(a="success"))return rr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="success"){return rr.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.success!==void 0){let n=r.success;if(typeof n!="bool\
ean")return rr.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return rr.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=l,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=dt;function Y(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Y.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.untokenizedSource===void 0&&(f="untokenizedSource")||r.tokenizedSource===
void 0&&(f="tokenizedSource")||r.sourceDelimiters===void 0&&(f="sourceDelimiters")||r.translation===void 0&&(f="translation"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let I=e;for(let c in r)if(!(c==="untokenizedSource"||c==="tokenizedSource"||c==="sourceDelimiter\
s"||c==="translation")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}
if(I===e){if(r.untokenizedSource!==void 0){let c=e;if(typeof r.untokenizedSource!="string")return Y.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let c=e;if(typeof r.
tokenizedSource!="string")return Y.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=c===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let c=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(c)){var i=!0;let g=c.length;for(let h=0;h<
g;h++){let j=e;if(typeof c[h]!="string")return Y.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=j===e;if(!i)break}}else return Y.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let c=r.translation,u=e;if(e===u)if(Array.isArray(c)){var n=!0;
let g=c.length;for(let h=0;h<g;h++){let j=c[h],D=e;if(e===e)if(j&&typeof j=="object"&&!Array.isArray(j)){let A;if(j.target===void 0&&(A="target")||j.score===void 0&&
(A="score")||j.isTMMatch===void 0&&(A="isTMMatch"))return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:A}}],!1;{let T=e;for(let q in j)if(!(q==="target"||q==="targetWithTags"||q==="align"||q==="provenance"||q==="score"||q==="isTMMatch"||q===
"targetWords"||q==="targetDelimiters")){return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:q}}],!1;break}if(T===e){if(j.target!==void 0){let q=e;if(typeof j.target!="string")return Y.errors=[{instancePath:t+"/tr\
anslation/"+h+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=q===e}else var p=!0;if(p){if(j.targetWithTags!==
void 0){let q=e;if(typeof j.targetWithTags!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var p=q===e}else var p=!0;if(p){if(j.align!==void 0){let q=e;if(typeof j.align!="string")return Y.
errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var p=q===e}else
var p=!0;if(p){if(j.provenance!==void 0){let q=e;if(typeof j.provenance!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var p=q===e}else var p=!0;if(p){if(j.score!==void 0){let q=j.score,W=e;if(e===
W)if(typeof q=="number"&&isFinite(q)){if(q>100||isNaN(q))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(q<0||isNaN(q))return Y.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Y.errors=[{instancePath:t+"/translation/"+h+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var p=W===e}else var p=!0;if(p){if(j.isTMMatch!==void 0){let q=e;
if(typeof j.isTMMatch!="boolean")return Y.errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var p=q===e}else var p=!0;if(p){if(j.targetWords!==void 0){let q=j.targetWords,W=e;if(e===W)if(Array.isArray(q)){var d=!0;let k=q.
length;for(let S=0;S<k;S++){let Nt=e;if(typeof q[S]!="string")return Y.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+S,schemaPath:"Translation.json/\
properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var d=Nt===e;if(!d)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+
"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var p=W===e}else var p=!0;if(p)if(j.targetDelimiters!==
void 0){let q=j.targetDelimiters,W=e;if(e===W)if(Array.isArray(q)){var s=!0;let k=q.length;for(let S=0;S<k;S++){let Nt=e;if(typeof q[S]!="string")return Y.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+S,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=Nt===e;if(!s)break}}else return Y.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDe\
limiters/type",keyword:"type",params:{type:"array"}}],!1;var p=W===e}else var p=!0}}}}}}}}}else return Y.errors=[{instancePath:t+"/translation/"+h,schemaPath:"T\
ranslation.json/type",keyword:"type",params:{type:"object"}}],!1;var n=D===e;if(!n)break}}else return Y.errors=[{instancePath:t+"/translation",schemaPath:"#/pro\
perties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=l,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dt(r,{instancePath:t="",parentData:_,parentDataProperty:v,
rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=dt.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),Y(r,{instancePath:t,
parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?Y.errors:l.concat(Y.errors),e=l.length),dt.errors=l,e===0}dt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var xa=fe;var lt={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function fe(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=fe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let p=0;p<
n;p++){let d=r[p],s=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let c;if(d.id===void 0&&(c="id")||d.fileId===void 0&&(c="fileId")||d.status===void 0&&
(c="status")||d.createdAt===void 0&&(c="createdAt"))return fe.errors=[{instancePath:t+"/"+p,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:c}}],!1;{let u=e;for(let y in d)if(!(y==="id"||y==="fileId"||y==="status"||y==="createdAt"||y==="errorMsg")){return fe.errors=[{instancePath:t+"\
/"+p,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(u===e){if(d.id!==void 0){
let y=d.id,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return fe.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)&&!J.validate(y))return fe.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=g===e}else var i=!0;if(i){if(d.fileId!==void 0){let y=d.fileId,g=e;
if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return fe.errors=[{instancePath:t+"/"+p+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y=="number"&&isFinite(y)&&!J.validate(y))return fe.errors=[{instancePath:t+"/"+p+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var i=g===e}else var i=!0;if(i){if(d.status!==void 0){let y=d.status,
g=e;if(typeof y!="string")return fe.errors=[{instancePath:t+"/"+p+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(y==="InProgress"||y==="Completed"||y==="ReadyForDownload"||y==="Failed"))return fe.errors=[{instancePath:t+"/"+p+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:lt.properties.status.enum}}],!1;var i=g===e}else var i=!0;if(i){if(d.createdAt!==void 0){
let y=d.createdAt,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return fe.errors=[{instancePath:t+"/"+p+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var i=g===e}else var i=!0;if(i)if(d.errorMsg!==void 0){let y=d.errorMsg,g=e;if(typeof y!=
"string")return fe.errors=[{instancePath:t+"/"+p+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(y==="Unsupported file type"||y==="File extraction error"||y==="No translatable content"||y==="Batch MT initiation failure"||y==="Batch MT response failu\
re"||y==="File reassembly error"||y==="Billing error"||y==="Invalid memory"||y==="Storage error"))return fe.errors=[{instancePath:t+"/"+p+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:lt.properties.errorMsg.enum}}],!1;var i=g===e}else var i=!0}}}}}}else return fe.
errors=[{instancePath:t+"/"+p,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return fe.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return fe.errors=l,e===0}fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Fa=me;function me(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=me.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let n=r.length;for(let p=0;p<n;p++){let d=r[p],s=e;if(e===e)if(d&&typeof d=="object"&&
!Array.isArray(d)){let c;if(d.id===void 0&&(c="id")||d.fileId===void 0&&(c="fileId")||d.status===void 0&&(c="status")||d.createdAt===void 0&&(c="createdAt"))return me.
errors=[{instancePath:t+"/"+p,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:c}}],!1;{let u=e;for(let y in d)if(!(y==="id"||
y==="fileId"||y==="status"||y==="createdAt"||y==="errorMsg")){return me.errors=[{instancePath:t+"/"+p,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}}],!1;break}if(u===e){if(d.id!==void 0){let y=d.id,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return me.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y==
"number"&&isFinite(y)&&!J.validate(y))return me.errors=[{instancePath:t+"/"+p+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var i=g===e}else var i=!0;if(i){if(d.fileId!==void 0){let y=d.fileId,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return me.
errors=[{instancePath:t+"/"+p+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof y==
"number"&&isFinite(y)&&!J.validate(y))return me.errors=[{instancePath:t+"/"+p+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var i=g===e}else var i=!0;if(i){if(d.status!==void 0){let y=d.status,g=e;if(typeof y!="string")return me.errors=[{instancePath:t+
"/"+p+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="InProgress"||y==="Completed"||y===
"ReadyForDownload"||y==="Failed"))return me.errors=[{instancePath:t+"/"+p+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:lt.properties.status.enum}}],!1;var i=g===e}else var i=!0;if(i){if(d.createdAt!==void 0){let y=d.createdAt,g=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return me.errors=[{instancePath:t+"/"+p+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var i=g===e}else var i=!0;if(i)if(d.errorMsg!==void 0){let y=d.errorMsg,g=e;if(typeof y!="string")return me.errors=[{instancePath:t+"/"+p+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="Unsupported file type"||y==="File extraction\
 error"||y==="No translatable content"||y==="Batch MT initiation failure"||y==="Batch MT response failure"||y==="File reassembly error"||y==="Billing error"||y===
"Invalid memory"||y==="Storage error"))return me.errors=[{instancePath:t+"/"+p+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:lt.properties.errorMsg.enum}}],!1;var i=g===e}else var i=!0}}}}}}else return me.errors=[{instancePath:t+"/"+p,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e;if(!a)break}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return me.errors=l,e===0}me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var La=Nr;function Nr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Nr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.signedAgreement===void 0&&(a="signedAgreement"))return Nr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="signedAgreement"){return Nr.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return Nr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Nr.errors=l,e===0}Nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ta=xr;var Is={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function M(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=M.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.language===
void 0&&(d="language")||r.template===void 0&&(d="template")||r.templateParams===void 0&&(d="templateParams")||r.preferences===void 0&&(d="preferences")||r.content===
void 0&&(d="content"))return M.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let s=e;for(let f in r)if(!(f===
"id"||f==="name"||f==="language"||f==="template"||f==="templateParams"||f==="preferences"||f==="content")){return M.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(s===e){if(r.id!==void 0){let f=r.id,I=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f)))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof f==
"number"&&isFinite(f)&&!J.validate(f))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=I===
e}else var a=!0;if(a){if(r.name!==void 0){let f=r.name,I=e;if(typeof f!="string"&&f!==null)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:Is.properties.name.type}}],!1;if(e===I&&typeof f=="string"){if(R(f)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(f)<1)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var a=I===e}else var a=!0;if(a){if(r.language!==void 0){let f=e;if(typeof r.language!="string")return M.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(r.template!==void 0){
let f=r.template,I=e;if(e===I)if(typeof f=="string"){if(R(f)>100)return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(R(f)<1)return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return M.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var a=I===e}else
var a=!0;if(a){if(r.templateParams!==void 0){let f=r.templateParams,I=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let y;if(f.language===void 0&&(y="\
language"))return M.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:y}}],!1;{let g=e;
for(let h in f)if(!(h==="contentLength"||h==="memoryId"||h==="language"||h==="sections"||h==="summary")){return M.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(g===e){if(f.contentLength!==void 0){let h=f.
contentLength,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)){if(h>5e3||isNaN(h))return M.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(h<1||isNaN(h))return M.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=j===e}else var i=!0;if(i){if(f.memoryId!==void 0){let h=f.memoryId,j=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(
h)&&isFinite(h)))return M.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===j&&typeof h=="number"&&isFinite(h)&&!J.validate(h))return M.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=j===e}else var i=!0;if(i){if(f.language!==void 0){let h=e;if(typeof f.language!=
"string")return M.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var i=h===e}else var i=!0;if(i){if(f.sections!==void 0){let h=f.sections,j=e;if(e===j)if(Array.isArray(h)){if(h.length>50)return M.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var n=!0;let w=h.length;for(let m=0;m<
w;m++){let A=e;if(typeof h[m]!="string")return M.errors=[{instancePath:t+"/templateParams/sections/"+m,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e;if(!n)break}}}else return M.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var i=j===e}else var i=!0;if(i)if(f.summary!==void 0){let h=f.summary,j=e;if(e===
j)if(typeof h=="string"){if(R(h)>5e3)return M.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var i=j===e}else var i=!0}}}}}}else return M.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var a=I===e}else var a=!0;if(a){if(r.preferences!==void 0){let f=r.preferences,I=e;if(!(f&&typeof f=="object"&&!Array.isArray(
f))&&f!==null)return M.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:Is.properties.preferences.type}}],
!1;if(e===I&&f&&typeof f=="object"&&!Array.isArray(f)){let u=e;for(let y in f)if(!(y==="tone"||y==="styleguide")){return M.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(u===e){if(f.tone!==void 0){
let y=f.tone,g=e;if(e===g)if(typeof y=="string"){if(R(y)>5e3)return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var p=g===e}else var p=!0;if(p)if(f.styleguide!==void 0){let y=f.styleguide,g=e;if(e===g)if(typeof y==
"string"){if(R(y)>5e3)return M.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return M.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var p=g===e}else var p=!0}}var a=I===e}else var a=!0;if(a)if(r.content!==void 0){let f=r.content,I=e;if(typeof f!=
"string"&&f!==null)return M.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:Is.properties.content.type}}],
!1;var a=I===e}else var a=!0}}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=l,e===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=xr.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
contents===void 0&&(i="contents"))return xr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)
if(p!=="contents"){return xr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(n===e&&r.contents!==void 0){let p=r.contents;if(e===e)if(Array.isArray(p)){var a=!0;let s=p.length;for(let f=0;f<s;f++){let I=e;M(p[f],{instancePath:t+"/cont\
ents/"+f,parentData:p,parentDataProperty:f,rootData:P,dynamicAnchors:b})||(l=l===null?M.errors:l.concat(M.errors),e=l.length);var a=I===e;if(!a)break}}else return xr.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return xr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=l,e===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qa=Me;function Me(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Me.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.tone===void 0&&(n="tone")||r.styleguide===void 0&&(n="sty\
leguide"))return Me.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let d in r)if(!(d===
"tone"||d==="styleguide")){return Me.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(r.tone!==void 0){let d=r.tone,s=e;if(e===s)if(typeof d=="string"){if(R(d)>5e3)return Me.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Me.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.styleguide!==void 0){let d=r.styleguide,s=e;if(e===s)if(typeof d==
"string"){if(R(d)>5e3)return Me.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Me.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=s===e}else var i=!0}}}else return Me.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Me.
errors=l,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Ce;function Ce(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Ce.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.tone===void 0&&(n="tone")||r.styleguide===void 0&&(n="sty\
leguide"))return Ce.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let d in r)if(!(d===
"tone"||d==="styleguide")){return Ce.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(p===e){if(r.tone!==void 0){let d=r.tone,s=e;if(e===s)if(typeof d=="string"){if(R(d)>5e3)return Ce.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Ce.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.styleguide!==void 0){let d=r.styleguide,s=e;if(e===s)if(typeof d==
"string"){if(R(d)>5e3)return Ce.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Ce.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var i=s===e}else var i=!0}}}else return Ce.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Ce.
errors=l,e===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sa=ft;function ft(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ft.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),M(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?M.errors:l.concat(
M.errors),e=l.length),ft.errors=l,e===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ma=mt;function mt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=mt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),M(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?M.errors:l.concat(
M.errors),e=l.length),mt.errors=l,e===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=tr;function tr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=tr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return tr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="id"){return tr.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="numb\
er"&&isFinite(n)&&!J.validate(n))return tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=l,e===0}tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var $a=at;var $i={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function te(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=te.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.name===void 0&&(p="name")||r.TeamId===void 0&&(p="TeamId")||r.stages===void 0&&
(p="stages"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return te.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return te.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.TeamId!==void 0){let s=r.TeamId,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return te.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return te.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a)if(r.stages!==void 0){let s=r.stages,
f=e;if(e===f)if(Array.isArray(s)){var i=!0;let c=s.length;for(let u=0;u<c;u++){let y=s[u],g=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let D;if(y.id===
void 0&&(D="id")||y.name===void 0&&(D="name")||y.assignmentType===void 0&&(D="assignmentType"))return te.errors=[{instancePath:t+"/stages/"+u,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:D}}],!1;{let w=e;for(let m in y)if(!(m==="id"||m==="name"||m==="assignmentType")){return te.errors=
[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(w===
e){if(y.id!==void 0){let m=y.id,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return te.errors=[{instancePath:t+"/stages/"+u+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(m)&&!J.validate(m))return te.errors=[{instancePath:t+
"/stages/"+u+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(y.name!==
void 0){let m=e;if(typeof y.name!="string")return te.errors=[{instancePath:t+"/stages/"+u+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n)if(y.assignmentType!==void 0){let m=y.assignmentType,A=e;if(typeof m!="string")return te.errors=
[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(m===
"READY_TO_START"||m==="TRANSLATE"||m==="REVIEW"||m==="SECONDARY_REVIEW"||m==="DONE"))return te.errors=[{instancePath:t+"/stages/"+u+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:$i.properties.assignmentType.enum}}],!1;var n=A===e}else var n=!0}}}}else
return te.errors=[{instancePath:t+"/stages/"+u,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var i=g===e;if(!i)break}}else return te.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}else return te.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=l,e===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function at(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=at.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let p=e;te(r[n],{instancePath:t+"/"+n,parentData:r,
parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?te.errors:l.concat(te.errors),e=l.length);var a=p===e;if(!a)break}}else return at.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return at.errors=l,e===0}at.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Wa=it;var et={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","stats"],properties:{id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active","archive\
d","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[0,1,
-2]},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},Je=xe().fullFormats["date-time"],ha={type:"object",required:["exactWords","fuzzyWords",
"newWords","sourceWords","numDeliveredProjects","numLanguagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","\
workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{
type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{
type:"integer",minimum:0,maximum:100},percentTranslated:{type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"\
integer",minimum:0},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,
$id:"JobStats.json"},Mr={type:"object",required:["id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceToken\
s","createdAt","updatedAt","isDeleted","memoryId","workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{
type:["string","null"]},trgLang:{type:"string"},trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{
type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{
type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function N(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=N.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.exactWords===void 0&&(p="exactWords")||r.fuzzyWords===void 0&&(p="fuzzyWords")||r.newWords===
void 0&&(p="newWords")||r.sourceWords===void 0&&(p="sourceWords")||r.numDeliveredProjects===void 0&&(p="numDeliveredProjects")||r.numLanguagePairs===void 0&&(p=
"numLanguagePairs")||r.numProjects===void 0&&(p="numProjects")||r.percentReviewed===void 0&&(p="percentReviewed")||r.percentTranslated===void 0&&(p="percentTran\
slated")||r.uniqueLanguagePairs===void 0&&(p="uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(p="uniqueLinguists")||r.workflowStatus===void 0&&(p="workflowS\
tatus")||r.projects===void 0&&(p="projects"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;
for(let s in r)if(!Oe.call(ha.properties,s)){return N.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.exactWords!==void 0){let s=r.exactWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/\
exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.sourceWords!==void 0){let s=r.sourceWords,
f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/prop\
erties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.numDeliveredProjects!==void 0){let s=r.
numDeliveredProjects,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/propert\
ies/numDeliveredProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.errors=[{instancePath:t+
"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;
if(a){if(r.numLanguagePairs!==void 0){let s=r.numLanguagePairs,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/n\
umLanguagePairs",schemaPath:"#/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s)))return N.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=f===e}else var a=!0;if(a){if(r.numProjects!==void 0){let s=r.numProjects,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[
{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s)))return N.errors=[{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=f===e}else var a=!0;if(a){if(r.percentReviewed!==void 0){let s=r.percentReviewed,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.
errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="numbe\
r"&&isFinite(s)){if(s>100||isNaN(s))return N.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return N.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.percentTranslated!==void 0){let s=r.percentTranslated,f=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return N.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/propertie\
s/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return N.errors=[{instancePath:t+"/percentTranslated",schemaPath:"\
#/properties/percentTranslated/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.uniqueLanguagePairs!==void 0){
let s=r.uniqueLanguagePairs,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/p\
roperties/uniqueLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.errors=[{instancePath:t+
"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){
if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return N.errors=[{instancePath:t+"/uniqueLin\
guists",schemaPath:"#/properties/uniqueLinguists/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return N.
errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else
var a=!0;if(a){if(r.workflowStatus!==void 0){let s=r.workflowStatus,f=e;if(typeof s!="string")return N.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/p\
roperties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return N.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:ha.properties.workflowStatus.enum}}],!1;var a=f===e}else var a=!0;
if(a)if(r.projects!==void 0){let s=r.projects,f=e;if(e===f)if(Array.isArray(s)){var i=!0;let c=s.length;for(let u=0;u<c;u++){let y=s[u],g=e;if(e===e)if(y&&typeof y==
"object"&&!Array.isArray(y)){let D;if(y.id===void 0&&(D="id")||y.srcLang===void 0&&(D="srcLang")||y.srcLocale===void 0&&(D="srcLocale")||y.trgLang===void 0&&(D=
"trgLang")||y.trgLocale===void 0&&(D="trgLocale")||y.name===void 0&&(D="name")||y.due===void 0&&(D="due")||y.isComplete===void 0&&(D="isComplete")||y.isArchived===
void 0&&(D="isArchived")||y.state===void 0&&(D="state")||y.numSourceTokens===void 0&&(D="numSourceTokens")||y.createdAt===void 0&&(D="createdAt")||y.updatedAt===
void 0&&(D="updatedAt")||y.isDeleted===void 0&&(D="isDeleted")||y.memoryId===void 0&&(D="memoryId")||y.workflowStatus===void 0&&(D="workflowStatus")||y.workflowName===
void 0&&(D="workflowName"))return N.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:D}}],
!1;{let w=e;for(let m in y)if(!Oe.call(Mr.properties,m)){return N.errors=[{instancePath:t+"/projects/"+u,schemaPath:"JobProject.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(w===e){if(y.id!==void 0){let m=y.id,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return N.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m==
"number"&&isFinite(m)&&!J.validate(m))return N.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(y.srcLang!==void 0){let m=e;if(typeof y.srcLang!="string")return N.errors=[{instancePath:t+"/projects/"+
u+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(y.srcLocale!==void 0){
let m=y.srcLocale,A=e;if(typeof m!="string"&&m!==null)return N.errors=[{instancePath:t+"/projects/"+u+"/srcLocale",schemaPath:"JobProject.json/properties/srcLoc\
ale/type",keyword:"type",params:{type:Mr.properties.srcLocale.type}}],!1;var n=A===e}else var n=!0;if(n){if(y.trgLang!==void 0){let m=e;if(typeof y.trgLang!="st\
ring")return N.errors=[{instancePath:t+"/projects/"+u+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;
var n=m===e}else var n=!0;if(n){if(y.trgLocale!==void 0){let m=y.trgLocale,A=e;if(typeof m!="string"&&m!==null)return N.errors=[{instancePath:t+"/projects/"+u+"\
/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"type",params:{type:Mr.properties.trgLocale.type}}],!1;var n=A===e}else var n=!0;if(n){
if(y.name!==void 0){let m=e;if(typeof y.name!="string")return N.errors=[{instancePath:t+"/projects/"+u+"/name",schemaPath:"JobProject.json/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(y.due!==void 0){let m=y.due,A=e;if(typeof m!="string"&&m!==null)return N.errors=[{
instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Mr.properties.due.type}}],!1;if(e===A&&e===A&&
typeof m=="string"&&!Je.validate(m))return N.errors=[{instancePath:t+"/projects/"+u+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1;var n=A===e}else var n=!0;if(n){if(y.isComplete!==void 0){let m=e;if(typeof y.isComplete!="boolean")return N.errors=[{instancePath:t+"/\
projects/"+u+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=m===e}else var n=!0;if(n){if(y.
isArchived!==void 0){let m=e;if(typeof y.isArchived!="boolean")return N.errors=[{instancePath:t+"/projects/"+u+"/isArchived",schemaPath:"JobProject.json/propert\
ies/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var n=m===e}else var n=!0;if(n){if(y.state!==void 0){let m=y.state,A=e;if(typeof m!="string")return N.
errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="backlog"||
m==="inProgress"||m==="inReview"||m==="inQA"||m==="done"))return N.errors=[{instancePath:t+"/projects/"+u+"/state",schemaPath:"JobProject.json/properties/state/\
enum",keyword:"enum",params:{allowedValues:Mr.properties.state.enum}}],!1;var n=A===e}else var n=!0;if(n){if(y.numSourceTokens!==void 0){let m=y.numSourceTokens,
A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return N.errors=[{instancePath:t+"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m)))return N.errors=[{instancePath:t+
"/projects/"+u+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=A===
e}else var n=!0;if(n){if(y.createdAt!==void 0){let m=y.createdAt,A=e;if(e===A&&e===A)if(typeof m=="string"){if(!Je.validate(m))return N.errors=[{instancePath:t+
"/projects/"+u+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return N.errors=[{instancePath:t+
"/projects/"+u+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(y.
updatedAt!==void 0){let m=y.updatedAt,A=e;if(e===A&&e===A)if(typeof m=="string"){if(!Je.validate(m))return N.errors=[{instancePath:t+"/projects/"+u+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return N.errors=[{instancePath:t+"/projects/"+u+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0;if(n){if(y.isDeleted!==
void 0){let m=e;if(typeof y.isDeleted!="boolean")return N.errors=[{instancePath:t+"/projects/"+u+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var n=m===e}else var n=!0;if(n){if(y.memoryId!==void 0){let m=y.memoryId,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return N.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(m)&&!J.validate(m))return N.errors=[{instancePath:t+"/projects/"+u+"/memoryId",schemaPath:"JobProject.json\
/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(y.workflowStatus!==void 0){let m=y.workflowStatus,
A=e;if(typeof m!="string")return N.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(m==="READY_TO_START"||m==="IN_PROGRESS"||m==="DONE"))return N.errors=[{instancePath:t+"/projects/"+u+"/workflowStatus",schemaPath:"\
JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Mr.properties.workflowStatus.enum}}],!1;var n=A===e}else var n=!0;if(n)if(y.
workflowName!==void 0){let m=e;if(typeof y.workflowName!="string")return N.errors=[{instancePath:t+"/projects/"+u+"/workflowName",schemaPath:"JobProject.json/pr\
operties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0}}}}}}}}}}}}}}}}}}else return N.errors=[{instancePath:t+"/projec\
ts/"+u,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var i=g===e;if(!i)break}}else return N.errors=[{instancePath:t+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}}}}}}else return N.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=l,e===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.name===void 0&&(i="name")||r.creationStatus===void 0&&(i="creatio\
nStatus")||r.status===void 0&&(i="status")||r.due===void 0&&(i="due")||r.deliveredAt===void 0&&(i="deliveredAt")||r.isProcessing===void 0&&(i="isProcessing")||r.
stats===void 0&&(i="stats"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)
if(!(p==="id"||p==="name"||p==="creationStatus"||p==="status"||p==="due"||p==="deliveredAt"||p==="isProcessing"||p==="stats")){return C.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(n===e){if(r.id!==void 0){let p=r.id,d=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return C.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof p=="number"&&isFinite(p)&&!J.validate(p))return C.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.name!==void 0){let p=r.name,d=e;if(e===d)if(typeof p=="string"){if(R(p)>255)return C.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(p)<1)return C.errors=[{instancePath:t+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.creationStatus!==void 0){let p=r.creationStatus,d=e;if(typeof p!="string")return C.errors=[{instancePath:t+
"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="PENDING"||p==="COMPLETE"||p==="FAILED"))return C.
errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:et.properties.creationStatus.enum}}],
!1;var a=d===e}else var a=!0;if(a){if(r.status!==void 0){let p=r.status,d=e;if(typeof p!="string")return C.errors=[{instancePath:t+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="active"||p==="archived"||p==="delivered"))return C.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:et.properties.status.enum}}],!1;var a=d===e}else var a=!0;if(a){if(r.due!==void 0){let p=r.due,d=e;
if(typeof p!="string"&&p!==null)return C.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:et.properties.due.type}}],
!1;if(e===d&&e===d&&typeof p=="string"&&!Je.validate(p))return C.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1;var a=d===e}else var a=!0;if(a){if(r.deliveredAt!==void 0){let p=r.deliveredAt,d=e;if(typeof p!="string"&&p!==null)return C.errors=[{instancePath:t+
"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:et.properties.deliveredAt.type}}],!1;if(e===d&&e===d&&typeof p=="string"&&
!Je.validate(p))return C.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var a=d===
e}else var a=!0;if(a){if(r.isProcessing!==void 0){let p=r.isProcessing,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return C.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(p===0||p===1||p===-2))return C.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:et.properties.isProcessing.enum}}],!1;var a=d===e}else var a=!0;
if(a)if(r.stats!==void 0){let p=e;N(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:P,dynamicAnchors:b})||(l=l===null?N.errors:
l.concat(N.errors),e=l.length);var a=p===e}else var a=!0}}}}}}}}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return C.errors=l,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function it(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,
dynamicAnchors:b={}}={}){let l=null,e=0,o=it.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;
let i=r.length;for(let n=0;n<i;n++){let p=e;C(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.
concat(C.errors),e=l.length);var a=p===e;if(!a)break}}else return it.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return it.
errors=l,e===0}it.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var za=yt;function yt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=yt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),yt.errors=l,e===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja=ut;function ut(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ut.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),ut.errors=l,e===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa=ct;function ct(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ct.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),ct.errors=l,e===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=sr;function sr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=sr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return sr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let n in r)if(n!=="id"){return sr.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.id!==void 0){let n=r.id,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return sr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof n=="numb\
er"&&isFinite(n)&&!J.validate(n))return sr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=l,e===0}sr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ua=B;function B(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=B.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.sourceWords===void 0&&(p="sourceWords")||r.exactWords===void 0&&
(p="exactWords")||r.fuzzyWords===void 0&&(p="fuzzyWords")||r.newWords===void 0&&(p="newWords")||r.projects===void 0&&(p="projects"))return B.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return B.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.sourceWords!==void 0){let s=r.sourceWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return B.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===
e}else var a=!0;if(a){if(r.exactWords!==void 0){let s=r.exactWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return B.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;
if(a){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return B.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a){if(r.newWords!==
void 0){let s=r.newWords,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return B.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return B.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=f===e}else var a=!0;if(a)if(r.projects!==void 0){let s=r.projects,f=e;
if(e===f)if(Array.isArray(s)){var i=!0;let c=s.length;for(let u=0;u<c;u++){let y=s[u],g=e;if(e===g)if(y&&typeof y=="object"&&!Array.isArray(y)){let j;if(y.id===
void 0&&(j="id")||y.sourceWords===void 0&&(j="sourceWords")||y.exactWords===void 0&&(j="exactWords")||y.fuzzyWords===void 0&&(j="fuzzyWords")||y.newWords===void 0&&
(j="newWords"))return B.errors=[{instancePath:t+"/projects/"+u,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:j}}],
!1;{let D=e;for(let w in y)if(!(w==="id"||w==="sourceWords"||w==="exactWords"||w==="fuzzyWords"||w==="newWords")){return B.errors=[{instancePath:t+"/projects/"+
u,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],!1;break}if(D===e){if(y.id!==void 0){
let w=y.id,m=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof w=="number"&&isFinite(w)&&!J.validate(w))return B.errors=[{instancePath:t+
"/projects/"+u+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=m===e}else var n=!0;if(n){
if(y.sourceWords!==void 0){let w=y.sourceWords,m=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof w=="number"&&isFinite(
w)&&(w<0||isNaN(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var n=m===e}else var n=!0;if(n){if(y.exactWords!==void 0){let w=y.exactWords,m=e;if(!(typeof w=="number"&&!(w%1)&&
!isNaN(w)&&isFinite(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=m===e}else var n=!0;if(n){if(y.fuzzyWords!==
void 0){let w=y.fuzzyWords,m=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w)))return B.
errors=[{instancePath:t+"/projects/"+u+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var n=m===e}else var n=!0;if(n)if(y.newWords!==void 0){let w=y.newWords,m=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return B.
errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===m&&typeof w=="number"&&isFinite(w)&&(w<0||isNaN(w)))return B.errors=[{instancePath:t+"/projects/"+u+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var n=m===e}else var n=!0}}}}}}else return B.errors=[{instancePath:t+"/proje\
cts/"+u,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var i=g===e;if(!i)break}}else return B.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}else return B.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=l,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Va=gt;function gt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=gt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),gt.errors=l,e===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ba=ht;function ht(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ht.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),ht.errors=l,e===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qa=vt;function vt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=vt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),vt.errors=l,e===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=Pt;function Pt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Pt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),C(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?C.errors:l.concat(
C.errors),e=l.length),Pt.errors=l,e===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ga=nt;var Er={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},rt={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"\
Document.json"},Wi={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_re\
viewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"int64"},memory_id:{
type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{
type:"boolean"}},additionalProperties:!1,$id:"Segment.json"};function L(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
id===void 0&&(p="id")||r.project_id===void 0&&(p="project_id")||r.srclang===void 0&&(p="srclang")||r.trglang===void 0&&(p="trglang")||r.name===void 0&&(p="name")||
r.import_in_progress===void 0&&(p="import_in_progress")||r.import_succeeded===void 0&&(p="import_succeeded")||r.import_error_message===void 0&&(p="import_error_\
message")||r.export_in_progress===void 0&&(p="export_in_progress")||r.export_succeeded===void 0&&(p="export_succeeded")||r.export_error_message===void 0&&(p="ex\
port_error_message")||r.is_pretranslating===void 0&&(p="is_pretranslating")||r.status===void 0&&(p="status")||r.translator_email===void 0&&(p="translator_email")||
r.reviewer_email===void 0&&(p="reviewer_email")||r.customer_reviewer_email===void 0&&(p="customer_reviewer_email")||r.created_at===void 0&&(p="created_at")||r.updated_at===
void 0&&(p="updated_at")||r.is_review_complete===void 0&&(p="is_review_complete"))return L.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let d=e;for(let s in r)if(!Oe.call(rt.properties,s)){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(d===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(
s))return L.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.
project_id!==void 0){let s=r.project_id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return L.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return L.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return L.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/\
type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(R(s)>255)
return L.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return L.errors=[{instancePath:t+
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
typeof s=="object"&&!Array.isArray(s)){let c;if(s.pretranslation===void 0&&(c="pretranslation"))return L.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:c}}],!1;{let u=e;for(let y in s)if(y!=="pretranslation"){return L.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(u===e&&s.pretranslation!==void 0){
let y=s.pretranslation;if(typeof y!="string")return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="idle"||y==="pending"||y==="running"))return L.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:rt.properties.status.properties.pretranslation.enum}}],!1}}}else return L.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a){if(r.translator_email!==
void 0){let s=r.translator_email,f=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:rt.properties.translator_email.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.reviewer_email!==void 0){let s=r.reviewer_email,
f=e;if(typeof s!="string"&&s!==null)return L.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:rt.
properties.reviewer_email.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,f=e;if(typeof s!="st\
ring"&&s!==null)return L.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:rt.
properties.customer_reviewer_email.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,f=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===
e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return L.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===e}else var a=!0;if(a){if(r.is_review_complete!==void 0){
let s=e;if(typeof r.is_review_complete!="boolean")return L.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=s===e}else var a=!0;if(a)if(r.segments!==void 0){let s=r.segments,f=e;if(e===f)if(Array.isArray(s)){var i=!0;let c=s.length;
for(let u=0;u<c;u++){let y=s[u],g=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let D;if(y.id===void 0&&(D="id")||y.created_at===void 0&&(D="created_a\
t")||y.updated_at===void 0&&(D="updated_at")||y.document_id===void 0&&(D="document_id")||y.memory_id===void 0&&(D="memory_id")||y.source===void 0&&(D="source")||
y.srclang===void 0&&(D="srclang")||y.target===void 0&&(D="target")||y.trglang===void 0&&(D="trglang")||y.is_confirmed===void 0&&(D="is_confirmed")||y.is_reviewed===
void 0&&(D="is_reviewed"))return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:D}}],!1;
{let w=e;for(let m in y)if(!Oe.call(Wi.properties,m)){return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:m}}],!1;break}if(w===e){if(y.id!==void 0){let m=y.id,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return L.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m==
"number"&&isFinite(m)&&!J.validate(m))return L.errors=[{instancePath:t+"/segments/"+u+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var n=A===e}else var n=!0;if(n){if(y.created_at!==void 0){let m=y.created_at,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return L.
errors=[{instancePath:t+"/segments/"+u+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===
e}else var n=!0;if(n){if(y.updated_at!==void 0){let m=y.updated_at,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return L.errors=[{instancePath:t+
"/segments/"+u+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var n=A===e}else var n=!0;if(n){if(y.
document_id!==void 0){let m=y.document_id,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return L.errors=[{instancePath:t+"/segments/"+u+"/documen\
t_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(m)&&!J.validate(m))
return L.errors=[{instancePath:t+"/segments/"+u+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var n=A===e}else var n=!0;if(n){if(y.memory_id!==void 0){let m=y.memory_id,A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return L.errors=[{instancePath:t+
"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(
m)&&!J.validate(m))return L.errors=[{instancePath:t+"/segments/"+u+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var n=A===e}else var n=!0;if(n){if(y.source!==void 0){let m=e;if(typeof y.source!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/source",
schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(y.srclang!==void 0){let m=e;if(typeof y.
srclang!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var n=m===e}else var n=!0;if(n){if(y.target!==void 0){let m=e;if(typeof y.target!="string")return L.errors=[{instancePath:t+"/segments/"+u+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=m===e}else var n=!0;if(n){if(y.trglang!==void 0){let m=e;if(typeof y.trglang!=
"string")return L.errors=[{instancePath:t+"/segments/"+u+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;
var n=m===e}else var n=!0;if(n){if(y.is_confirmed!==void 0){let m=e;if(typeof y.is_confirmed!="boolean")return L.errors=[{instancePath:t+"/segments/"+u+"/is_con\
firmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var n=m===e}else var n=!0;if(n)if(y.is_reviewed!==void 0){
let m=e;if(typeof y.is_reviewed!="boolean")return L.errors=[{instancePath:t+"/segments/"+u+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",
keyword:"type",params:{type:"boolean"}}],!1;var n=m===e}else var n=!0}}}}}}}}}}}}else return L.errors=[{instancePath:t+"/segments/"+u,schemaPath:"Segment.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var i=g===e;if(!i)break}}else return L.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/typ\
e",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return L.errors=l,e===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(r,{instancePath:t="",parentData:_,parentDataProperty:v,
rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=$.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.memory_id===void 0&&(p="memory_id")||r.job_id===void 0&&(p="job_id")||r.srclang===void 0&&(p="src\
lang")||r.trglang===void 0&&(p="trglang")||r.srclocale===void 0&&(p="srclocale")||r.trglocale===void 0&&(p="trglocale")||r.name===void 0&&(p="name")||r.state===
void 0&&(p="state")||r.due_date===void 0&&(p="due_date")||r.archived===void 0&&(p="archived")||r.metadata===void 0&&(p="metadata")||r.sample_review_percentage===
void 0&&(p="sample_review_percentage")||r.created_at===void 0&&(p="created_at")||r.updated_at===void 0&&(p="updated_at")||r.workflowStatus===void 0&&(p="workflo\
wStatus")||r.document===void 0&&(p="document"))return $.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;
for(let s in r)if(!Oe.call(Er.properties,s)){return $.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return $.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.memory_id!==void 0){let s=r.memory_id,
f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return $.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties\
/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.job_id!==void 0){let s=r.job_id,f=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return $.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var a=f===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return $.errors=[{instancePath:t+"/srclang",schemaPath:"\
#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="strin\
g")return $.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){
if(r.srclocale!==void 0){let s=r.srclocale,f=e;if(typeof s!="string"&&s!==null)return $.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/\
type",keyword:"type",params:{type:Er.properties.srclocale.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,f=e;if(typeof s!=
"string"&&s!==null)return $.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:Er.properties.trglocale.type}}],
!1;var a=f===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="string"){if(R(s)>255)return $.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var a=f===e}else var a=!0;if(a){if(r.state!==void 0){let s=r.state,f=e;if(typeof s!="string")return $.errors=[{instancePath:t+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return $.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Er.properties.state.enum}}],!1;var a=f===e}else var a=!0;if(a){
if(r.due_date!==void 0){let s=r.due_date,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return $.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/type",keyword:"type",params:{type:Er.properties.due_date.type}}],!1;var a=f===e}else var a=!0;if(a){if(r.archived!==void 0){let s=e;if(typeof r.
archived!="boolean")return $.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.metadata!==void 0){let s=r.metadata,f=e;if(e===f)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return $.errors=[{
instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let c in s){let u=s[c],y=e;if(typeof u!=
"string"&&!(typeof u=="number"&&isFinite(u))&&typeof u!="boolean")return $.errors=[{instancePath:t+"/metadata/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:Er.properties.metadata.additionalProperties.type}}],!1;var i=y===e;if(!i)break}}else
return $.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0;if(a){
if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+
"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>100||isNaN(s))return $.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return $.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_per\
centage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,f=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var a=f===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return $.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=f===e}else var a=!0;if(a){if(r.
workflowStatus!==void 0){let s=r.workflowStatus,f=e;if(typeof s!="string")return $.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowSt\
atus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return $.errors=[{instancePath:t+"/workflowStatu\
s",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Er.properties.workflowStatus.enum}}],!1;var a=f===e}else var a=!0;if(a)if(r.
document!==void 0){let s=r.document,f=e;if(e===f)if(Array.isArray(s)){var n=!0;let c=s.length;for(let u=0;u<c;u++){let y=e;L(s[u],{instancePath:t+"/document/"+u,
parentData:s,parentDataProperty:u,rootData:P,dynamicAnchors:b})||(l=l===null?L.errors:l.concat(L.errors),e=l.length);var n=y===e;if(!n)break}}else return $.errors=
[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0}}}}}}}}}}}}}}}}}}else return $.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=l,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function nt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=nt.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){let p=e;$(r[n],{instancePath:t+"/"+n,parentData:r,
parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?$.errors:l.concat($.errors),e=l.length);var a=p===e;if(!a)break}}else return nt.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return nt.errors=l,e===0}nt.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Za=_t;function _t(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=_t.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),$(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?$.errors:l.concat(
$.errors),e=l.length),_t.errors=l,e===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=$e;function $e(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=$e.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id")||r.deleted===void 0&&(i="deleted"))
return $e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(!(p==="id"||p==="deleted")){
return $e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(n===e){if(r.id!==
void 0){let p=r.id,d=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return $e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof p=="number"&&isFinite(p)&&!J.validate(p))return $e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a)if(r.deleted!==void 0){let p=r.deleted,d=e;if(typeof p!="boolean")return $e.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(p!==!0)return $e.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=d===e}else var a=!0}}}else return $e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=l,e===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xa=bt;function bt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=bt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),L(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?L.errors:l.concat(
L.errors),e=l.length),bt.errors=l,e===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ka=Q;var wt={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function Q(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Q.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(Array.isArray(r)){var a=!0;let p=r.length;for(let d=0;d<p;d++){let s=r[d],f=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.
id===void 0&&(u="id")||s.name===void 0&&(u="name")||s.file_hash===void 0&&(u="file_hash")||s.detected_lang===void 0&&(u="detected_lang")||s.detected_lang_confidence===
void 0&&(u="detected_lang_confidence")||s.category===void 0&&(u="category")||s.labels===void 0&&(u="labels")||s.created_at===void 0&&(u="created_at")||s.updated_at===
void 0&&(u="updated_at"))return Q.errors=[{instancePath:t+"/"+d,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;
for(let g in s)if(!Oe.call(wt.properties,g)){return Q.errors=[{instancePath:t+"/"+d,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:g}}],!1;break}if(y===e){if(s.id!==void 0){let g=s.id,h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return Q.errors=
[{instancePath:t+"/"+d+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof g=="number"&&isFinite(
g)&&!J.validate(g))return Q.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var i=h===e}else var i=!0;if(i){if(s.name!==void 0){let g=s.name,h=e;if(e===h)if(typeof g=="string"){if(R(g)>255)return Q.errors=[{instancePath:t+"/"+d+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(g)<1)return Q.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(s.file_hash!==void 0){let g=s.file_hash,h=e;if(e===h)if(typeof g==
"string"){if(R(g)>128)return Q.errors=[{instancePath:t+"/"+d+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return Q.errors=[{instancePath:t+"/"+d+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=h===e}else var i=!0;if(i){if(s.detected_lang!==void 0){let g=e;if(typeof s.detected_lang!="string")return Q.errors=[{instancePath:t+"/"+d+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e}else var i=!0;if(i){if(s.detected_lang_confidence!==
void 0){let g=s.detected_lang_confidence,h=e;if(e===h)if(typeof g=="number"&&isFinite(g)){if(g>1||isNaN(g))return Q.errors=[{instancePath:t+"/"+d+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(g<0||isNaN(g))
return Q.errors=[{instancePath:t+"/"+d+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return Q.errors=[{instancePath:t+"/"+d+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var i=h===e}else var i=!0;if(i){if(s.category!==void 0){let g=s.category,h=e;if(typeof g!="string")return Q.
errors=[{instancePath:t+"/"+d+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(g==="API"||g==="\
REFERENCE"))return Q.errors=[{instancePath:t+"/"+d+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:wt.properties.
category.enum}}],!1;var i=h===e}else var i=!0;if(i){if(s.labels!==void 0){let g=s.labels,h=e;if(e===h)if(Array.isArray(g)){var n=!0;let D=g.length;for(let w=0;w<
D;w++){let m=g[w],A=e;if(e===A)if(typeof m=="string"){if(R(m)>255)return Q.errors=[{instancePath:t+"/"+d+"/labels/"+w,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(m)<1)return Q.errors=[{instancePath:t+"/"+d+"/labels/"+w,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/"+d+"/labels/"+w,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e;if(!n)break}}else return Q.errors=[{instancePath:t+"/"+d+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=h===e}else var i=!0;if(i){if(s.created_at!==void 0){let g=s.created_at,h=e;
if(e===h&&e===h)if(typeof g=="string"){if(!Je.validate(g))return Q.errors=[{instancePath:t+"/"+d+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/"+d+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i)if(s.updated_at!==void 0){let g=s.updated_at,h=e;if(e===h&&e===h)if(typeof g==
"string"){if(!Je.validate(g))return Q.errors=[{instancePath:t+"/"+d+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+"/"+d+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var i=h===e}else var i=!0}}}}}}}}}}else return Q.errors=[{instancePath:t+"/"+d,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var a=f===e;if(!a)break}}else return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Q.errors=l,e===
0}Q.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ei=G;function G(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=G.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===void 0&&(p="id")||r.name===void 0&&(p="name")||r.file_hash===
void 0&&(p="file_hash")||r.detected_lang===void 0&&(p="detected_lang")||r.detected_lang_confidence===void 0&&(p="detected_lang_confidence")||r.category===void 0&&
(p="category")||r.labels===void 0&&(p="labels")||r.created_at===void 0&&(p="created_at")||r.updated_at===void 0&&(p="updated_at"))return G.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:p}}],!1;{let d=e;for(let s in r)if(!Oe.call(wt.properties,s)){return G.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(d===e){if(r.id!==void 0){
let s=r.id,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)&&!J.validate(s))return G.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=f===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,f=e;if(e===f)if(typeof s=="\
string"){if(R(s)>255)return G.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(R(s)<1)return G.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(r.
file_hash!==void 0){let s=r.file_hash,f=e;if(e===f)if(typeof s=="string"){if(R(s)>128)return G.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
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
params:{allowedValues:wt.properties.category.enum}}],!1;var i=f===e}else var i=!0;if(i){if(r.labels!==void 0){let s=r.labels,f=e;if(e===f)if(Array.isArray(s)){var n=!0;
let c=s.length;for(let u=0;u<c;u++){let y=s[u],g=e;if(e===g)if(typeof y=="string"){if(R(y)>255)return G.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(y)<1)return G.errors=[{instancePath:t+"/labels/"+u,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=[{instancePath:t+"/labels/"+u,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var n=g===e;if(!n)break}}else return G.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,f=e;
if(e===f&&e===f)if(typeof s=="string"){if(!Je.validate(s))return G.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return G.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i)if(r.updated_at!==void 0){let s=r.updated_at,f=e;if(e===f&&e===f)if(typeof s=="string"){
if(!Je.validate(s))return G.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return G.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var i=f===e}else var i=!0}}}}}}}}}}else return G.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=l,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=ot;var zi={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},Ji=xe().fullFormats.uri;function H(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=H.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.webhookName===void 0&&(n="webhookName")||r.webhookUrl===void 0&&(n=
"webhookUrl")||r.eventType===void 0&&(n="eventType"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;
{let p=e;for(let d in r)if(!(d==="id"||d==="webhookName"||d==="webhookUrl"||d==="eventType")){return H.errors=[{instancePath:t,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(p===e){if(r.id!==void 0){let d=r.id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&
isFinite(d)))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&
isFinite(d)&&!J.validate(d))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.webhookName!==void 0){let d=e;if(typeof r.webhookName!="string")return H.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/web\
hookName/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.webhookUrl!==void 0){let d=r.webhookUrl,s=e;if(e===s&&e===s)if(typeof d==
"string"){if(!Ji(d))return H.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return H.
errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.eventType!==
void 0){let d=r.eventType,s=e;if(e===s)if(Array.isArray(d)){if(d.length<1)return H.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let I=d.length;for(let c=0;c<I;c++){let u=d[c],y=e;if(typeof u!="string")return H.errors=[{instancePath:t+
"/eventType/"+c,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="JOB_DELIVER"||u==="JOB_UPDATE"||u==="PROJECT_DELIVE\
R"||u==="PROJECT_UPDATE"))return H.errors=[{instancePath:t+"/eventType/"+c,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:zi.enum}}],
!1;var i=y===e;if(!i)break}}}else return H.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type:"array"}}],
!1;var a=s===e}else var a=!0}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=l,e===0}H.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ot(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,
e=0,o=ot.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(Array.isArray(r)){var a=!0;let i=r.length;for(let n=0;n<i;n++){
let p=e;H(r[n],{instancePath:t+"/"+n,parentData:r,parentDataProperty:n,rootData:P,dynamicAnchors:b})||(l=l===null?H.errors:l.concat(H.errors),e=l.length);var a=p===
e;if(!a)break}}else return ot.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ot.errors=l,e===0}ot.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var ti=kt;function kt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=kt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),H(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?H.errors:l.concat(
H.errors),e=l.length),kt.errors=l,e===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var si=jt;function jt(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=jt.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),H(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?H.errors:l.concat(
H.errors),e=l.length),jt.errors=l,e===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ai=It;function It(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=It.evaluated;return o.dynamicProps&&(o.
props=void 0),o.dynamicItems&&(o.items=void 0),H(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?H.errors:l.concat(
H.errors),e=l.length),It.errors=l,e===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=At;var tt={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},va={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE"]},srx:{type:"string"},segmentationConfigName:{type:"string"},
domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};var st=xe().fullFormats.int32;function F(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=F.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.domainId===void 0&&(u="domain\
Id")||r.domainName===void 0&&(u="domainName")||r.models===void 0&&(u="models")||r.filterConfigs===void 0&&(u="filterConfigs")||r.domainMetadata===void 0&&(u="do\
mainMetadata"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let g in r)if(!(g==="dom\
ainId"||g==="domainName"||g==="models"||g==="filterConfigs"||g==="domainMetadata")){return F.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:g}}],!1;break}if(y===e){if(r.domainId!==void 0){let g=r.domainId,h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&
isFinite(g)))return F.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof g==
"number"&&isFinite(g)&&!st.validate(g))return F.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"i\
nt32"}}],!1;var a=h===e}else var a=!0;if(a){if(r.domainName!==void 0){let g=e;if(typeof r.domainName!="string")return F.errors=[{instancePath:t+"/domainName",schemaPath:"\
#/properties/domainName/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(r.models!==void 0){let g=r.models,h=e;if(e===h)if(Array.
isArray(g)){var i=!0;let D=g.length;for(let w=0;w<D;w++){let m=g[w],A=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let W;if(m.id===void 0&&(W="id")||
m.name===void 0&&(W="name")||m.provider===void 0&&(W="provider")||m.status===void 0&&(W="status")||m.srcLang===void 0&&(W="srcLang")||m.trgLang===void 0&&(W="tr\
gLang")||m.srcLocale===void 0&&(W="srcLocale")||m.trgLocale===void 0&&(W="trgLocale"))return F.errors=[{instancePath:t+"/models/"+w,schemaPath:"Model.json/requi\
red",keyword:"required",params:{missingProperty:W}}],!1;{let he=e;for(let k in m)if(!(k==="id"||k==="name"||k==="provider"||k==="status"||k==="srcLang"||k==="tr\
gLang"||k==="srcLocale"||k==="trgLocale")){return F.errors=[{instancePath:t+"/models/"+w,schemaPath:"Model.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:k}}],!1;break}if(he===e){if(m.id!==void 0){let k=m.id,S=e;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return F.errors=
[{instancePath:t+"/models/"+w+"/id",schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(
k)&&!st.validate(k))return F.errors=[{instancePath:t+"/models/"+w+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],
!1;var n=S===e}else var n=!0;if(n){if(m.name!==void 0){let k=e;if(typeof m.name!="string")return F.errors=[{instancePath:t+"/models/"+w+"/name",schemaPath:"Mode\
l.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=k===e}else var n=!0;if(n){if(m.provider!==void 0){let k=e;if(typeof m.provider!="s\
tring")return F.errors=[{instancePath:t+"/models/"+w+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var n=k===
e}else var n=!0;if(n){if(m.status!==void 0){let k=m.status,S=e;if(typeof k!="string")return F.errors=[{instancePath:t+"/models/"+w+"/status",schemaPath:"Model.j\
son/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(k!=="Active")return F.errors=[{instancePath:t+"/models/"+w+"/status",schemaPath:"Model\
.json/properties/status/enum",keyword:"enum",params:{allowedValues:tt.properties.status.enum}}],!1;var n=S===e}else var n=!0;if(n){if(m.srcLang!==void 0){let k=m.
srcLang,S=e;if(typeof k!="string"&&k!==null)return F.errors=[{instancePath:t+"/models/"+w+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"ty\
pe",params:{type:tt.properties.srcLang.type}}],!1;var n=S===e}else var n=!0;if(n){if(m.trgLang!==void 0){let k=m.trgLang,S=e;if(typeof k!="string"&&k!==null)return F.
errors=[{instancePath:t+"/models/"+w+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:tt.properties.trgLang.type}}],!1;var n=S===
e}else var n=!0;if(n){if(m.srcLocale!==void 0){let k=m.srcLocale,S=e;if(typeof k!="string"&&k!==null)return F.errors=[{instancePath:t+"/models/"+w+"/srcLocale",
schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:tt.properties.srcLocale.type}}],!1;var n=S===e}else var n=!0;if(n)if(m.trgLocale!==
void 0){let k=m.trgLocale,S=e;if(typeof k!="string"&&k!==null)return F.errors=[{instancePath:t+"/models/"+w+"/trgLocale",schemaPath:"Model.json/properties/trgLo\
cale/type",keyword:"type",params:{type:tt.properties.trgLocale.type}}],!1;var n=S===e}else var n=!0}}}}}}}}}else return F.errors=[{instancePath:t+"/models/"+w,schemaPath:"\
Model.json/type",keyword:"type",params:{type:"object"}}],!1;var i=A===e;if(!i)break}}else return F.errors=[{instancePath:t+"/models",schemaPath:"#/properties/mo\
dels/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a){if(r.filterConfigs!==void 0){let g=r.filterConfigs,h=e;if(e===h)if(Array.isArray(
g)){var p=!0;let D=g.length;for(let w=0;w<D;w++){let m=g[w],A=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let W;if(m.id===void 0&&(W="id")||m.isDefault===
void 0&&(W="isDefault")||m.filterConfig===void 0&&(W="filterConfig")||m.filterName===void 0&&(W="filterName")||m.configName===void 0&&(W="configName")||m.configDescription===
void 0&&(W="configDescription")||m.subfilters===void 0&&(W="subfilters")||m.segmentationConfigSetting===void 0&&(W="segmentationConfigSetting")||m.srx===void 0&&
(W="srx")||m.segmentationConfigName===void 0&&(W="segmentationConfigName")||m.domains===void 0&&(W="domains")||m.createdAt===void 0&&(W="createdAt")||m.updatedAt===
void 0&&(W="updatedAt")||m.default===void 0&&(W="default"))return F.errors=[{instancePath:t+"/filterConfigs/"+w,schemaPath:"FilterConfig.json/required",keyword:"\
required",params:{missingProperty:W}}],!1;{let he=e;for(let k in m)if(!Oe.call(va.properties,k)){return F.errors=[{instancePath:t+"/filterConfigs/"+w,schemaPath:"\
FilterConfig.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(he===e){if(m.id!==void 0){let k=m.id,S=e;if(!(typeof k==
"number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===S&&typeof k=="number"&&isFinite(k)&&!st.validate(k))return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var d=S===e}else var d=!0;if(d){if(m.isDefault!==void 0){let k=e;if(typeof m.
isDefault!="boolean")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var d=k===e}else var d=!0;if(d){if(m.filterConfig!==void 0){let k=e;if(typeof m.filterConfig!="string")return F.errors=[{instancePath:t+"/f\
ilterConfigs/"+w+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;
if(d){if(m.filterName!==void 0){let k=e;if(typeof m.filterName!="string")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;if(d){if(m.configName!==void 0){let k=e;if(typeof m.configName!=
"string")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var d=k===e}else var d=!0;if(d){if(m.configDescription!==void 0){let k=e;if(typeof m.configDescription!="string")return F.errors=[{instancePath:t+
"/filterConfigs/"+w+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else
var d=!0;if(d){if(m.subfilters!==void 0){let k=e;if(typeof m.subfilters!="string")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;if(d){if(m.segmentationConfigSetting!==void 0){
let k=m.segmentationConfigSetting,S=e;if(typeof k!="string")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(k!=="SENTENCE")return F.errors=[{instancePath:t+"/filterCon\
figs/"+w+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:va.properties.
segmentationConfigSetting.enum}}],!1;var d=S===e}else var d=!0;if(d){if(m.srx!==void 0){let k=e;if(typeof m.srx!="string")return F.errors=[{instancePath:t+"/fil\
terConfigs/"+w+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;if(d){if(m.segmentationConfigName!==
void 0){let k=e;if(typeof m.segmentationConfigName!="string")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var d=k===e}else var d=!0;if(d){if(m.domains!==void 0){let k=m.domains,
S=e;if(e===S)if(Array.isArray(k)){var s=!0;let fi=k.length;for(let Ze=0;Ze<fi;Ze++){let Ue=k[Ze],Ds=e;if(e===Ds)if(Ue&&typeof Ue=="object"&&!Array.isArray(Ue)){
let xt;if(Ue.id===void 0&&(xt="id")||Ue.name===void 0&&(xt="name"))return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Ze,schemaPath:"FilterConfig.\
json/properties/domains/items/required",keyword:"required",params:{missingProperty:xt}}],!1;{let mi=e;for(let _e in Ue)if(!(_e==="id"||_e==="name")){return F.errors=
[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Ze,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:_e}}],!1;break}if(mi===e){if(Ue.id!==void 0){let _e=Ue.id,Ns=e;if(!(typeof _e=="number"&&!(_e%1)&&!isNaN(_e)&&isFinite(_e)))return F.
errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Ze+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===Ns&&typeof _e=="number"&&isFinite(_e)&&!st.validate(_e))return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Ze+"/id",schemaPath:"\
FilterConfig.json/properties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var f=Ns===e}else var f=!0;if(f)if(Ue.name!==void 0){
let _e=e;if(typeof Ue.name!="string")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/domains/"+Ze+"/name",schemaPath:"FilterConfig.json/properties/domain\
s/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=_e===e}else var f=!0}}}else return F.errors=[{instancePath:t+"/filterConfigs/"+w+
"/domains/"+Ze,schemaPath:"FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=Ds===e;if(!s)break}}else return F.errors=
[{instancePath:t+"/filterConfigs/"+w+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var d=S===e}else
var d=!0;if(d){if(m.createdAt!==void 0){let k=m.createdAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!Je.validate(k))return F.errors=[{instancePath:t+"/filte\
rConfigs/"+w+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return F.errors=[{instancePath:t+
"/filterConfigs/"+w+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){
if(m.updatedAt!==void 0){let k=m.updatedAt,S=e;if(e===S&&e===S)if(typeof k=="string"){if(!Je.validate(k))return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/\
updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return F.errors=[{instancePath:t+"/\
filterConfigs/"+w+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d)
if(m.default!==void 0){let k=e;if(typeof m.default!="boolean")return F.errors=[{instancePath:t+"/filterConfigs/"+w+"/default",schemaPath:"FilterConfig.json/prop\
erties/default/type",keyword:"type",params:{type:"boolean"}}],!1;var d=k===e}else var d=!0}}}}}}}}}}}}}}}else return F.errors=[{instancePath:t+"/filterConfigs/"+
w,schemaPath:"FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var p=A===e;if(!p)break}}else return F.errors=[{instancePath:t+"/filterConfigs",
schemaPath:"#/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0;if(a)if(r.domainMetadata!==void 0){let g=r.domainMetadata,
h=e;if(e===h)if(Array.isArray(g)){var I=!0;let D=g.length;for(let w=0;w<D;w++){let m=g[w],A=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let W;if(m.key===
void 0&&(W="key")||m.value===void 0&&(W="value"))return F.errors=[{instancePath:t+"/domainMetadata/"+w,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:W}}],!1;{let he=e;for(let k in m)if(!(k==="key"||k==="value")){return F.errors=[{instancePath:t+"/domainMetadata/"+w,schemaPath:"Meta\
dataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}}],!1;break}if(he===e){if(m.key!==void 0){let k=e;if(typeof m.key!=
"string")return F.errors=[{instancePath:t+"/domainMetadata/"+w+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var c=k===e}else var c=!0;if(c)if(m.value!==void 0){let k=e;if(typeof m.value!="string")return F.errors=[{instancePath:t+"/domainMetadata/"+w+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var c=k===e}else var c=!0}}}else return F.errors=[{instancePath:t+"/domainM\
etadata/"+w,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var I=A===e;if(!I)break}}else return F.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0}}}}}}else return F.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=l,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(r,{instancePath:t="",
parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=je.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.items===void 0&&(n="items")||r.size===void 0&&(n="size"))return je.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let d in r)if(!(d==="items"||d==="size")){return je.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(p===e){if(r.items!==void 0){let d=r.items,s=e;if(e===
s)if(Array.isArray(d)){var a=!0;let f=d.length;for(let I=0;I<f;I++){let c=e;F(d[I],{instancePath:t+"/items/"+I,parentData:d,parentDataProperty:I,rootData:P,dynamicAnchors:b})||
(l=l===null?F.errors:l.concat(F.errors),e=l.length);var a=c===e;if(!a)break}}else return je.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var i=s===e}else var i=!0;if(i)if(r.size!==void 0){let d=r.size,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return je.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(
d)){if(d<0||isNaN(d))return je.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!st.
validate(d))return je.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var i=s===e}else var i=!0}}}else
return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=l,e===0}je.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function At(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=At.evaluated;return o.
dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),je(r,{instancePath:t,parentData:_,parentDataProperty:v,rootData:P,dynamicAnchors:b})||(l=l===null?
je.errors:l.concat(je.errors),e=l.length),At.errors=l,e===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ni=We;function We(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=We.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.api_name===void 0&&(i="api_name")||r.api_root===void 0&&(i=
"api_root"))return We.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(!(p==="api_n\
ame"||p==="api_root")){return We.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(n===e){if(r.api_name!==void 0){let p=r.api_name,d=e;if(typeof p!="string")return We.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(p!=="Parlance")return We.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=d===e}else var a=!0;if(a)if(r.api_root!==void 0){let p=r.api_root,d=e;if(typeof p!="string")return We.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="/v2")return We.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=d===e}else var a=!0}}}else return We.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=l,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oi=ze;function ze(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=ze.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.api_name===void 0&&(i="api_name")||r.api_root===void 0&&(i=
"api_root"))return ze.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(!(p==="api_n\
ame"||p==="api_root")){return ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}
if(n===e){if(r.api_name!==void 0){let p=r.api_name,d=e;if(typeof p!="string")return ze.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(p!=="Parlance")return ze.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var a=d===e}else var a=!0;if(a)if(r.api_root!==void 0){let p=r.api_root,d=e;if(typeof p!="string")return ze.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="/v2")return ze.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var a=d===e}else var a=!0}}}else return ze.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=l,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=Z;function Z(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Z.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.untokenizedSource===void 0&&(f="untokenizedSource")||r.tokenizedSource===
void 0&&(f="tokenizedSource")||r.sourceDelimiters===void 0&&(f="sourceDelimiters")||r.translation===void 0&&(f="translation"))return Z.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let I=e;for(let c in r)if(!(c==="untokenizedSource"||c==="tokenizedSource"||c==="sourceDelimiter\
s"||c==="translation")){return Z.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}
if(I===e){if(r.untokenizedSource!==void 0){let c=e;if(typeof r.untokenizedSource!="string")return Z.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(r.tokenizedSource!==void 0){let c=e;if(typeof r.
tokenizedSource!="string")return Z.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var a=c===e}else var a=!0;if(a){if(r.sourceDelimiters!==void 0){let c=r.sourceDelimiters,u=e;if(e===u)if(Array.isArray(c)){var i=!0;let g=c.length;for(let h=0;h<
g;h++){let j=e;if(typeof c[h]!="string")return Z.errors=[{instancePath:t+"/sourceDelimiters/"+h,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=j===e;if(!i)break}}else return Z.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0;if(a)if(r.translation!==void 0){let c=r.translation,u=e;if(e===u)if(Array.isArray(c)){var n=!0;
let g=c.length;for(let h=0;h<g;h++){let j=c[h],D=e;if(e===D)if(j&&typeof j=="object"&&!Array.isArray(j)){let m;if(j.target===void 0&&(m="target")||j.score===void 0&&
(m="score")||j.isTMMatch===void 0&&(m="isTMMatch"))return Z.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let A=e;for(let T in j)if(!(T==="target"||T==="targetWithTags"||T==="align"||T==="provenance"||T==="score"||T==="isTM\
Match"||T==="targetWords"||T==="targetDelimiters")){return Z.errors=[{instancePath:t+"/translation/"+h,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:T}}],!1;break}if(A===e){if(j.target!==void 0){let T=e;if(typeof j.target!="string")return Z.errors=
[{instancePath:t+"/translation/"+h+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var p=T===
e}else var p=!0;if(p){if(j.targetWithTags!==void 0){let T=e;if(typeof j.targetWithTags!="string")return Z.errors=[{instancePath:t+"/translation/"+h+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var p=T===e}else var p=!0;if(p){if(j.
align!==void 0){let T=e;if(typeof j.align!="string")return Z.errors=[{instancePath:t+"/translation/"+h+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var p=T===e}else var p=!0;if(p){if(j.provenance!==void 0){let T=e;if(typeof j.provenance!="string")
return Z.errors=[{instancePath:t+"/translation/"+h+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var p=T===e}else var p=!0;if(p){if(j.score!==void 0){let T=j.score,q=e;if(e===q)if(typeof T=="number"&&isFinite(T)){if(T>100||isNaN(T))return Z.errors=
[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(T<0||isNaN(T))return Z.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return Z.errors=[{instancePath:t+"/translation/"+h+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var p=q===e}else var p=!0;if(p){if(j.isTMMatch!==void 0){let T=e;if(typeof j.isTMMatch!="boolean")return Z.
errors=[{instancePath:t+"/translation/"+h+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var p=T===e}else var p=!0;if(p){if(j.targetWords!==void 0){let T=j.targetWords,q=e;if(e===q)if(Array.isArray(T)){var d=!0;let he=T.length;for(let k=0;k<
he;k++){let S=e;if(typeof T[k]!="string")return Z.errors=[{instancePath:t+"/translation/"+h+"/targetWords/"+k,schemaPath:"#/properties/translation/items/propert\
ies/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e;if(!d)break}}else return Z.errors=[{instancePath:t+"/translation/"+h+"/target\
Words",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var p=q===e}else var p=!0;if(p)if(j.targetDelimiters!==
void 0){let T=j.targetDelimiters,q=e;if(e===q)if(Array.isArray(T)){var s=!0;let he=T.length;for(let k=0;k<he;k++){let S=e;if(typeof T[k]!="string")return Z.errors=
[{instancePath:t+"/translation/"+h+"/targetDelimiters/"+k,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=S===e;if(!s)break}}else return Z.errors=[{instancePath:t+"/translation/"+h+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var p=q===e}else var p=!0}}}}}}}}}else return Z.errors=[{instancePath:t+"/transl\
ation/"+h,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var n=D===e;if(!n)break}}else return Z.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var a=u===e}else var a=!0}}}}}else return Z.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=l,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var di=Fr;function Fr(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Fr.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="message"))return Fr.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let p in r)if(p!=="message"){return Fr.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(n===e&&r.message!==void 0&&typeof r.message!=
"string")return Fr.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Fr.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return Fr.errors=l,e===0}Fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var As={};ui(As,{JOB_DELIVER:()=>Ui,JOB_UPDATE:()=>Ri,PROJECT_DELIVER:()=>Yi,PROJECT_UPDATE:()=>Bi});var Ri=ce;var li={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},Lr=xe().fullFormats.int64,Dt=xe().fullFormats["date-time"];function ce(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=ce.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.due===void 0&&(n="due")||r.isDelivered===void 0&&(n="isDe\
livered"))return ce.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let d in r)
if(!(d==="OrganizationId"||d==="id"||d==="name"||d==="due"||d==="isDelivered")){return ce.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(p===e){if(r.OrganizationId!==void 0){let d=r.OrganizationId,s=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ce.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return ce.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.id!==void 0){let d=r.id,s=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ce.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return ce.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let d=e;if(typeof r.name!="string")return ce.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){
if(r.due!==void 0){let d=r.due,s=e;if(typeof d!="string"&&d!==null)return ce.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:li.properties.due.type}}],!1;if(e===s&&e===s&&typeof d=="string"&&!Dt.validate(d))return ce.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var i=s===e}else var i=!0;if(i)if(r.isDelivered!==void 0){let d=r.isDelivered,
s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ce.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(d===0||d===1))return ce.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:li.properties.isDelivered.enum}}],!1;var i=s===e}else var i=!0}}}}}}else return ce.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=l,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Ui=de;var Vi={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function de(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){
let l=null,e=0,o=de.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.due===void 0&&(n="due")||r.isDelivered===void 0&&(n="isDe\
livered")||r.deliveredAt===void 0&&(n="deliveredAt"))return de.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:n}}],
!1;{let p=e;for(let d in r)if(!(d==="OrganizationId"||d==="id"||d==="name"||d==="due"||d==="isDelivered"||d==="deliveredAt")){return de.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(p===e){if(r.OrganizationId!==void 0){
let d=r.OrganizationId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return de.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return de.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.id!==void 0){let d=r.id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return de.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return de.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==
void 0){let d=e;if(typeof r.name!="string")return de.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.due!==void 0){let d=r.due,s=e;if(typeof d!="string"&&d!==null)return de.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:Vi.properties.due.type}}],!1;if(e===s&&e===s&&typeof d=="string"&&!Dt.validate(
d))return de.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.isDelivered!==void 0){let d=r.isDelivered,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return de.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(d!==1)return de.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var i=s===e}else var i=!0;if(i)if(r.deliveredAt!==
void 0){let d=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof d=="string"){if(!Dt.validate(d))return de.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return de.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0}}}}}}}else return de.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=l,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Bi=Pe;var Qi={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function Pe(r,{instancePath:t="",parentData:_,
parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Pe.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.
due===void 0&&(n="due"))return Pe.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;
for(let d in r)if(!(d==="OrganizationId"||d==="id"||d==="name"||d==="due")){return Pe.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(p===e){if(r.OrganizationId!==void 0){let d=r.OrganizationId,s=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Pe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return Pe.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.id!==void 0){let d=r.
id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Pe.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return Pe.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let d=e;if(typeof r.name!=
"string")return Pe.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=d===
e}else var i=!0;if(i)if(r.due!==void 0){let d=r.due,s=e;if(typeof d!="string"&&d!==null)return Pe.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:Qi.properties.due.type}}],!1;if(e===s&&e===s&&typeof d=="string"&&!Dt.validate(d))return Pe.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var i=s===e}else var i=!0}}}}}else return Pe.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=l,e===0}Pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Yi=Re;function Re(r,{instancePath:t="",parentData:_,parentDataProperty:v,rootData:P=r,dynamicAnchors:b={}}={}){let l=null,e=0,o=Re.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.OrganizationId===void 0&&(n="OrganizationId")||r.id===void 0&&
(n="id"))return Re.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let p=e;for(let d in r)
if(!(d==="OrganizationId"||d==="id")){return Re.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d}}],!1;break}if(p===e){if(r.OrganizationId!==void 0){let d=r.OrganizationId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return Re.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return Re.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i)if(r.id!==void 0){let d=r.id,s=e;if(!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Re.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!Lr.validate(d))return Re.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0}}}else return Re.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=l,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xi={getLanguages:{parameters:Ct,input:Ct,response:Pa},listMemories:{parameters:$t,input:$t,response:_a},createMemory:{parameters:Js,input:zs,response:ba},updateMemory:{
parameters:Rs,input:Os,response:wa},deleteMemory:{parameters:Wt,input:Wt,response:ka},queryMemory:{parameters:zt,input:zt,response:ja},importMemory:{parameters:Jt,
input:Jt,response:Ia},exportTermbase:{parameters:Ot,input:Ot,response:Aa},downloadTermbase:{parameters:Rt,input:Rt,response:null},deleteMemorySegment:{parameters:Ut,
input:Ut,response:Da},translateText:{parameters:Vs,input:Us,response:Na},listFileTranslations:{parameters:Vt,input:Vt,response:xa},translateFiles:{parameters:Qs,
input:Bs,response:Fa},downloadTranslation:{parameters:Bt,input:Bt,response:null},signCreateTerms:{parameters:Gs,input:Ys,response:La},listCreateContents:{parameters:Qt,
input:Qt,response:Ta},generateCreateContent:{parameters:Hs,input:Zs,response:null},getCreatePreferences:{parameters:Yt,input:Yt,response:qa},updateCreatePreferences:{
parameters:Ks,input:Xs,response:Ea},getCreateContent:{parameters:Gt,input:Gt,response:Sa},updateCreateContent:{parameters:ra,input:ea,response:Ma},deleteCreateContent:{
parameters:Zt,input:Zt,response:Ca},regenerateCreateContent:{parameters:Ht,input:Ht,response:null},listWorkflowTemplates:{parameters:Xt,input:Xt,response:$a},listJobs:{
parameters:Kt,input:Kt,response:Wa},createJob:{parameters:aa,input:ta,response:za},getJob:{parameters:es,input:es,response:Ja},updateJob:{parameters:na,input:ia,
response:Oa},deleteJob:{parameters:rs,input:rs,response:Ra},getJobStats:{parameters:ts,input:ts,response:Ua},archiveJob:{parameters:ss,input:ss,response:Va},unarchiveJob:{
parameters:as,input:as,response:Ba},deliverJob:{parameters:is,input:is,response:Qa},reactivateJob:{parameters:ns,input:ns,response:Ya},exportJob:{parameters:os,
input:os,response:null},downloadJob:{parameters:ps,input:ps,response:null},listProjects:{parameters:ds,input:ds,response:Ga},createProject:{parameters:pa,input:oa,
response:Za},deleteProject:{parameters:ls,input:ls,response:Ha},downloadDocument:{parameters:fs,input:fs,response:null},uploadDocument:{parameters:ms,input:ms,response:Xa},
listFiles:{parameters:ys,input:ys,response:Ka},uploadFile:{parameters:us,input:us,response:ei},deleteFile:{parameters:cs,input:cs,response:null},downloadFile:{parameters:gs,
input:gs,response:null},addFileLabel:{parameters:fa,input:la,response:null},removeFileLabel:{parameters:hs,input:hs,response:null},listWebhooks:{parameters:vs,input:vs,
response:ri},createWebhook:{parameters:ua,input:ma,response:ti},getWebhook:{parameters:Ps,input:Ps,response:si},updateWebhook:{parameters:ga,input:ca,response:ai},
deleteWebhook:{parameters:_s,input:_s,response:null},listDomains:{parameters:bs,input:bs,response:ii},getApi:{parameters:ws,input:ws,response:ni},getApiRoot:{parameters:ks,
input:ks,response:oi},translateTextByQuery:{parameters:js,input:js,response:pi}},Ki=di,en={...As},rn={getLanguages:{type:"object",properties:{},required:[]},listMemories:{
type:"object",properties:{id:{type:"integer",format:"int64"}},required:[]},createMemory:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},srclang:{type:"string","x-format":"iso-639-1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{type:"string","x-format":"iso-3166-1"},trglocale:{
type:"string","x-format":"iso-3166-1"}},required:["name","srclang","trglang"]},updateMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{
type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},deleteMemory:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},queryMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},query:{type:"string",minLength:1,maxLength:5e3},n:{type:"integer",minimum:1,maximum:100,
default:10}},required:["id","query"]},importMemory:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},has_header_row:{type:"boolean",default:!1},skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{type:"array",items:{type:"object",required:[
"confName"],properties:{confName:{type:"string","x-aliases":["conf_name"],enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1,"x-aliases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,"x-aliases":["allow_unlocked"]}}}}},required:[
"memory_id","name"]},exportTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadTermbase:{type:"object",properties:{
id:{type:"integer",format:"int64"}},required:["id"]},deleteMemorySegment:{type:"object",properties:{id:{type:"integer",format:"int64"},segment_id:{type:"integer",
format:"int64"}},required:["id","segment_id"]},translateText:{type:"object",properties:{source:{type:"string",maxLength:5e3,default:""},memory_id:{type:"integer",
format:"int64"},source_hash:{type:"integer",format:"int64"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string"},rich:{type:"boolean",default:!1},
tm_matches:{type:"boolean",default:!0},project_tags:{type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:["memory_id"]},listFileTranslations:{
type:"object",properties:{translationIds:{type:"array",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDown\
load","Failed"]},fromTime:{type:"integer","x-format":"epoch"},toTime:{type:"integer","x-format":"epoch"}},required:[]},translateFiles:{type:"object",properties:{
fileId:{type:"array",minItems:1,maxItems:100,items:{type:"integer",format:"int64"}},memoryId:{type:"integer",format:"int64"},configId:{type:"integer",format:"in\
t32"},withTM:{type:"boolean",default:!0}},required:["fileId","memoryId"]},downloadTranslation:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
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
type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{type:"object",properties:{},required:[]},translateTextByQuery:{
type:"object",properties:{memory_id:{type:"integer",format:"int64"},source:{type:"string",maxLength:5e3,default:""},source_hash:{type:"integer",format:"int64"},
n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string"},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"\
boolean",default:!1},containsICUData:{type:"boolean",default:!1},contains_icu_data:{type:"boolean",default:!1}},required:["memory_id"]}};export{en as eventValidators,rn as inputSchemas,Ki as validateError,Xi as validators};
