// Written by `npm run gen` from api/description and api/data. Do not edit.
var Na=Object.defineProperty;var $s=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(w){throw t=0,w}},xa=(r,t)=>{for(var w in t)Na(r,w,{get:t[w],enumerable:!0})};var $e=$s(Ke=>{"use strict";Object.defineProperty(Ke,"__esModule",{value:!0});Ke.formatNames=Ke.fastFormats=Ke.fullFormats=void 0;function Xe(r,t){return{validate:r,
compare:t}}Ke.fullFormats={date:Xe(Os,Ot),time:Xe(zt(!0),Rt),"date-time":Xe(Ws(!0),Us),"iso-time":Xe(zt(),Rs),"iso-date-time":Xe(Ws(),Vs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ea,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ja,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Sa,int32:{type:"number",validate:$a},int64:{type:"number",validate:Wa},float:{type:"\
number",validate:Js},double:{type:"number",validate:Js},password:!0,binary:!0};Ke.fastFormats={...Ke.fullFormats,date:Xe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ot),time:Xe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Rt),"date-time":Xe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Us),"iso-time":Xe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Rs),"iso-date-time":Xe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Vs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Ke.formatNames=Object.keys(Ke.fullFormats);function Da(r){return r%4===0&&(r%100!==0||r%400===0)}var Fa=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,La=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Os(r){let t=Fa.exec(r);if(!t)return!1;let w=+t[1],_=+t[2],b=+t[3];return _>=1&&_<=12&&b>=1&&b<=(_===2&&Da(w)?29:La[_])}function Ot(r,t){
if(r&&t)return r>t?1:r<t?-1:0}var Wt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function zt(r){return function(w){let _=Wt.exec(w);if(!_)
return!1;let b=+_[1],k=+_[2],l=+_[3],e=_[4],p=_[5]==="-"?-1:1,i=+(_[6]||0),a=+(_[7]||0);if(i>23||a>59||r&&!e)return!1;if(b<=23&&k<=59&&l<60)return!0;let o=k-a*p,
n=b-i*p-(o<0?1:0);return(n===23||n===-1)&&(o===59||o===-1)&&l<61}}function Rt(r,t){if(!(r&&t))return;let w=new Date("2020-01-01T"+r).valueOf(),_=new Date("2020-\
01-01T"+t).valueOf();if(w&&_)return w-_}function Rs(r,t){if(!(r&&t))return;let w=Wt.exec(r),_=Wt.exec(t);if(w&&_)return r=w[1]+w[2]+w[3],t=_[1]+_[2]+_[3],r>t?1:
r<t?-1:0}var Jt=/t|\s/i;function Ws(r){let t=zt(r);return function(_){let b=_.split(Jt);return b.length===2&&Os(b[0])&&t(b[1])}}function Us(r,t){if(!(r&&t))return;
let w=new Date(r).valueOf(),_=new Date(t).valueOf();if(w&&_)return w-_}function Vs(r,t){if(!(r&&t))return;let[w,_]=r.split(Jt),[b,k]=t.split(Jt),l=Ot(w,b);if(l!==
void 0)return l||Rt(_,k)}var Ta=/\/|:/,qa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ea(r){return Ta.test(r)&&qa.test(r)}var zs=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Sa(r){return zs.lastIndex=0,zs.
test(r)}var Ma=-(2**31),Ca=2**31-1;function $a(r){return Number.isInteger(r)&&r<=Ca&&r>=Ma}function Wa(r){return Number.isInteger(r)}function Js(){return!0}var za=/[^\\]\\Z/;
function Ja(r){if(za.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Vt=$s(Ut=>{"use strict";Object.defineProperty(Ut,"__esModule",{value:!0});function Oa(r){let t=r.length,w=0,_=0,b;for(;_<t;)w++,b=r.charCodeAt(_++),b>=55296&&
b<=56319&&_<t&&(b=r.charCodeAt(_),(b&64512)===56320&&_++);return w}Ut.default=Oa});var Bt=Br;function Br(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Br.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Br.errors=l,e===0)}Br.evaluated={dynamicProps:!1,dynamicItems:!1};var Qt=Wr;var q=$e().fullFormats.int64;function Wr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Wr.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let i=r.id,a=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Wr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===a&&typeof i=="number"&&isFinite(i)&&!q.validate(i))return Wr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return Wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Wr.errors=l,e===0}Wr.evaluated={props:{
id:!0},dynamicProps:!1,dynamicItems:!1};var Zs=Ne;var $=Vt().default;function Ne(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.name===void 0&&(a="name")||r.srclang===void 0&&(a=
"srclang")||r.trglang===void 0&&(a="trglang"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
name!==void 0){let o=r.name,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(o)<1)return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){
if(r.srclang!==void 0){let o=e;if(typeof r.srclang!="string")return Ne.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",
params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(r.trglang!==void 0){let o=e;if(typeof r.trglang!="string")return Ne.errors=[{instancePath:t+"/trg\
lang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(r.srclocale!==void 0){let o=e;if(typeof r.
srclocale!="string")return Ne.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/type",keyword:"type",params:{type:"string"}}],!1;var i=o===
e}else var i=!0;if(i)if(r.trglocale!==void 0){let o=e;if(typeof r.trglocale!="string")return Ne.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/tr\
glocale/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0}}}}else return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Ne.errors=l,e===0}Ne.evaluated={props:{name:!0,srclang:!0,trglang:!0,srclocale:!0,trglocale:!0},dynamicProps:!1,dynamicItems:!1};
var Hs=Qr;function Qr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Qr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Qr.errors=l,e===0)}Qr.evaluated={dynamicProps:!1,dynamicItems:!1};var Xs=We;function We(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=We.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name"))return We.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)&&!q.validate(o))return We.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var i=n===e}else var i=!0;if(i)if(r.name!==void 0){let o=r.name,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return We.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return We.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return We.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var i=n===e}else var i=!0}else return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return We.errors=l,
e===0}We.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Ks=Yr;function Yr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Yr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Yr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Yr.errors=l,e===0)}Yr.evaluated={dynamicProps:!1,dynamicItems:!1};var Yt=mr;function mr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=mr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return mr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return mr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return mr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return mr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return mr.errors=l,e===0}mr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Gt=je;function je(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.n===void 0&&(r.n=10);let a;if(r.id===void 0&&(a="id")||r.query===void 0&&
(a="query"))return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return je.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=n===e}else var i=!0;if(i){if(r.query!==void 0){let o=r.query,n=e;if(e===n)if(typeof o=="string"){if($(o)>5e3)return je.errors=[{instancePath:t+
"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;if($(o)<1)return je.errors=[{instancePath:t+"/query",schemaPath:"\
#/properties/query/minLength",keyword:"minLength",params:{limit:1}}],!1}else return je.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){let o=r.n,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return je.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return je.errors=
[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(o<1||isNaN(o))return je.errors=[{instancePath:t+
"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=n===e}}}else return je.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=l,e===0}je.evaluated={props:{id:!0,query:!0,n:!0},dynamicProps:!1,dynamicItems:!1};var Zt=pe;var Ra={type:"object",required:["confName"],properties:{confName:{type:"string",enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{
type:"integer",format:"int32",default:-1},allowUnlockedSegments:{type:"boolean",default:!0}},$id:"SdlxliffFilter.json"},nr=$e().fullFormats.int32;function pe(r,{
instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.has_header_row===void 0&&(r.has_header_row=!1),r.skip_duplicates===void 0&&(r.skip_duplicates=
!1);let n;if(r.memory_id===void 0&&(n="memory_id")||r.name===void 0&&(n="name"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;if(r.memory_id!==void 0){let d=r.memory_id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return pe.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return pe.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.
name!==void 0){let d=r.name,s=e;if(e===s)if(typeof d=="string"){if($(d)>255)return pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(d)<1)return pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
let d=e;if(typeof r.has_header_row!="boolean")return pe.errors=[{instancePath:t+"/has_header_row",schemaPath:"#/properties/has_header_row/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=d===e;if(i){let m=e;if(typeof r.skip_duplicates!="boolean")return pe.errors=[{instancePath:t+"/skip_duplicates",schemaPath:"#/propert\
ies/skip_duplicates/type",keyword:"type",params:{type:"boolean"}}],!1;var i=m===e;if(i)if(r.sdlxliff_filters!==void 0){let u=r.sdlxliff_filters,c=e;if(e===c)if(Array.
isArray(u)){var a=!0;let h=u.length;for(let g=0;g<h;g++){let v=u[g],F=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){v.allowablePercentage===void 0&&(v.
allowablePercentage=-1),v.allowUnlockedSegments===void 0&&(v.allowUnlockedSegments=!0);let x;if(v.confName===void 0&&(x="confName"))return pe.errors=[{instancePath:t+
"/sdlxliff_filters/"+g,schemaPath:"SdlxliffFilter.json/required",keyword:"required",params:{missingProperty:x}}],!1;if(v.confName!==void 0){let I=v.confName,L=e;
if(typeof I!="string")return pe.errors=[{instancePath:t+"/sdlxliff_filters/"+g+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(I==="Translated"||I==="Draft"||I==="ApprovedTranslation"||I==="Locked"||I==="SignedOff"))return pe.errors=[{instancePath:t+
"/sdlxliff_filters/"+g+"/confName",schemaPath:"SdlxliffFilter.json/properties/confName/enum",keyword:"enum",params:{allowedValues:Ra.properties.confName.enum}}],
!1;var o=L===e}else var o=!0;if(o){let I=v.allowablePercentage,L=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return pe.errors=[{instancePath:t+"/\
sdlxliff_filters/"+g+"/allowablePercentage",schemaPath:"SdlxliffFilter.json/properties/allowablePercentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
L&&typeof I=="number"&&isFinite(I)&&!nr.validate(I))return pe.errors=[{instancePath:t+"/sdlxliff_filters/"+g+"/allowablePercentage",schemaPath:"SdlxliffFilter.j\
son/properties/allowablePercentage/format",keyword:"format",params:{format:"int32"}}],!1;var o=L===e;if(o){let fe=e;if(typeof v.allowUnlockedSegments!="boolean")
return pe.errors=[{instancePath:t+"/sdlxliff_filters/"+g+"/allowUnlockedSegments",schemaPath:"SdlxliffFilter.json/properties/allowUnlockedSegments/type",keyword:"\
type",params:{type:"boolean"}}],!1;var o=fe===e}}}else return pe.errors=[{instancePath:t+"/sdlxliff_filters/"+g,schemaPath:"SdlxliffFilter.json/type",keyword:"t\
ype",params:{type:"object"}}],!1;var a=F===e;if(!a)break}}else return pe.errors=[{instancePath:t+"/sdlxliff_filters",schemaPath:"#/properties/sdlxliff_filters/t\
ype",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0}}}}else return pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return pe.errors=l,e===0}pe.evaluated={props:{memory_id:!0,name:!0,has_header_row:!0,skip_duplicates:!0,sdlxliff_filters:!0},dynamicProps:!1,dynamicItems:!1};
var Ht=lr;function lr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=lr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return lr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return lr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return lr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return lr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lr.errors=l,e===0}lr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Xt=fr;function fr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=fr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return fr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return fr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return fr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return fr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fr.errors=l,e===0}fr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Kt=er;function er(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.segment_id===void 0&&(a="segment\
_id"))return er.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return er.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return er.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=n===e}else var i=!0;if(i)if(r.segment_id!==void 0){let o=r.segment_id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return er.
errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(
o)&&!q.validate(o))return er.errors=[{instancePath:t+"/segment_id",schemaPath:"#/properties/segment_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===
e}else var i=!0}else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=l,e===0}er.evaluated={props:{
id:!0,segment_id:!0},dynamicProps:!1,dynamicItems:!1};var ei=le;function le(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=le.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.source===void 0&&(r.source=""),r.n===void 0&&(r.n=1),r.rich===void 0&&
(r.rich=!1),r.tm_matches===void 0&&(r.tm_matches=!0),r.project_tags===void 0&&(r.project_tags=!1),r.containsICUData===void 0&&(r.containsICUData=!1);let a;if(r.
memory_id===void 0&&(a="memory_id"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=r.source,
n=e;if(e===n)if(typeof o=="string"){if($(o)>5e3)return le.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return le.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e;if(i){
if(r.memory_id!==void 0){let d=r.memory_id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return le.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return le.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.source_hash!==void 0){
let d=r.source_hash,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return le.errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/sourc\
e_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return le.errors=[{instancePath:t+"/source_ha\
sh",schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){let d=r.n,s=e;if(!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return le.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
s&&typeof d=="number"&&isFinite(d)){if(d>10||isNaN(d))return le.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10}}],!1;if(d<1||isNaN(d))return le.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=s===e;if(i){if(r.prefix!==void 0){let A=e;if(typeof r.prefix!="string")return le.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=A===e}else var i=!0;if(i){let A=e;if(typeof r.rich!="boolean")return le.errors=[{instancePath:t+"/rich",schemaPath:"\
#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var i=A===e;if(i){let c=e;if(typeof r.tm_matches!="boolean")return le.errors=[{instancePath:t+
"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var i=c===e;if(i){let h=e;if(typeof r.project_tags!="boolean")
return le.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var i=h===e;if(i){let v=e;
if(typeof r.containsICUData!="boolean")return le.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"type",params:{
type:"boolean"}}],!1;var i=v===e}}}}}}}}}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=
l,e===0}le.evaluated={props:{source:!0,memory_id:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,project_tags:!0,containsICUData:!0},dynamicProps:!1,dynamicItems:!1};
var ri=Gr;function Gr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Gr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Gr.errors=l,e===0)}Gr.evaluated={dynamicProps:!1,dynamicItems:!1};var es=Ee,Ua={type:"object",properties:{translationIds:{type:"ar\
ray",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer"},toTime:{
type:"integer"}},required:[],$id:"listFileTranslations"};function Ee(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.translationIds!==
void 0){let o=r.translationIds,n=e;if(e===n)if(Array.isArray(o)){var i=!0;let d=o.length;for(let s=0;s<d;s++){let m=o[s],A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return Ee.errors=[{instancePath:t+"/translationIds/"+s,schemaPath:"#/properties/translationIds/items/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===A&&typeof m=="number"&&isFinite(m)&&!q.validate(m))return Ee.errors=[{instancePath:t+"/translationIds/"+s,schemaPath:"#/properties/translationIds/item\
s/format",keyword:"format",params:{format:"int64"}}],!1;var i=A===e;if(!i)break}}else return Ee.errors=[{instancePath:t+"/translationIds",schemaPath:"#/properti\
es/translationIds/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0;if(a){if(r.status!==void 0){let o=r.status,n=e;if(typeof o!="string")
return Ee.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="InProgress"||o==="Complet\
ed"||o==="ReadyForDownload"||o==="Failed"))return Ee.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Ua.
properties.status.enum}}],!1;var a=n===e}else var a=!0;if(a){if(r.fromTime!==void 0){let o=r.fromTime,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return Ee.errors=[{instancePath:t+"/fromTime",schemaPath:"#/properties/fromTime/type",keyword:"type",params:{type:"integer"}}],!1;var a=n===e}else var a=!0;if(a)
if(r.toTime!==void 0){let o=r.toTime,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return Ee.errors=[{instancePath:t+"/toTime",schemaPath:"#/prop\
erties/toTime/type",keyword:"type",params:{type:"integer"}}],!1;var a=n===e}else var a=!0}}}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ee.errors=l,e===0}Ee.evaluated={props:{translationIds:!0,status:!0,fromTime:!0,toTime:!0},dynamicProps:!1,dynamicItems:!1};
var ti=ve;function ve(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.withTM===void 0&&(r.withTM=!0);let o;if(r.fileId===void 0&&(o="fil\
eId")||r.memoryId===void 0&&(o="memoryId"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.fileId!==
void 0){let n=r.fileId,d=e;if(e===d)if(Array.isArray(n)){if(n.length>100)return ve.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;if(n.length<1)return ve.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var i=!0;let s=n.length;for(let m=0;m<s;m++){let A=n[m],u=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A)))return ve.errors=[{instancePath:t+
"/fileId/"+m,schemaPath:"#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof A=="number"&&isFinite(A)&&!q.validate(A))return ve.
errors=[{instancePath:t+"/fileId/"+m,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var i=u===e;if(!i)break}}}else return ve.
errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a){if(r.memoryId!==
void 0){let n=r.memoryId,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ve.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/mem\
oryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!q.validate(n))return ve.errors=[{instancePath:t+"/memoryId",
schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=d===e}else var a=!0;if(a){if(r.configId!==void 0){let n=r.configId,
d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ve.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!nr.validate(n))return ve.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/c\
onfigId/format",keyword:"format",params:{format:"int32"}}],!1;var a=d===e}else var a=!0;if(a){let n=e;if(typeof r.withTM!="boolean")return ve.errors=[{instancePath:t+
"/withTM",schemaPath:"#/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}}}}else return ve.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=l,e===0}ve.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};
var si=ke;function ke(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.withTM===void 0&&(r.withTM=!0),r.fileId!==void 0){let o=r.fileId,
n=e;if(e===n)if(Array.isArray(o)){if(o.length>100)return ke.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;if(o.length<1)return ke.errors=[{instancePath:t+"/fileId",schemaPath:"#/properties/fileId/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let d=o.length;for(let s=0;s<d;s++){let m=o[s],A=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return ke.errors=[{instancePath:t+"/fileId/"+s,schemaPath:"\
#/properties/fileId/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m=="number"&&isFinite(m)&&!q.validate(m))return ke.errors=[{instancePath:t+
"/fileId/"+s,schemaPath:"#/properties/fileId/items/format",keyword:"format",params:{format:"int64"}}],!1;var i=A===e;if(!i)break}}}else return ke.errors=[{instancePath:t+
"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0;if(a){if(r.memoryId!==void 0){let o=r.memoryId,
n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ke.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/memoryId/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return ke.errors=[{instancePath:t+"/memoryId",schemaPath:"#/properties/me\
moryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=n===e}else var a=!0;if(a){if(r.configId!==void 0){let o=r.configId,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return ke.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===n&&typeof o=="number"&&isFinite(o)&&!nr.validate(o))return ke.errors=[{instancePath:t+"/configId",schemaPath:"#/properties/configId/format",keyword:"form\
at",params:{format:"int32"}}],!1;var a=n===e}else var a=!0;if(a){let o=e;if(typeof r.withTM!="boolean")return ke.errors=[{instancePath:t+"/withTM",schemaPath:"#\
/properties/withTM/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===e}}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ke.errors=l,e===0}ke.evaluated={props:{fileId:!0,memoryId:!0,configId:!0,withTM:!0},dynamicProps:!1,dynamicItems:!1};var rs=yr;function yr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=yr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return yr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return yr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return yr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return yr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return yr.errors=l,e===0}yr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var ii=zr;function zr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=zr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.signedAgreement===void 0&&(i="signedAgreement"))return zr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.signedAgreement!==void 0&&typeof r.signedAgreement!="boo\
lean")return zr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"boolean"}}],!1}else return zr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return zr.errors=l,e===0}zr.evaluated={props:{signedAgreement:!0},dynamicProps:!1,
dynamicItems:!1};var ai=Zr;function Zr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Zr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Zr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Zr.errors=l,e===0)}Zr.evaluated={dynamicProps:!1,dynamicItems:!1};var ts=Hr;function Hr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Hr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Hr.errors=l,e===0)}Hr.evaluated={dynamicProps:!1,dynamicItems:!1};var ni=Y;function Y(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Y.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.language===void 0&&(d="language")||r.template===void 0&&(d=
"template")||r.templateParams===void 0&&(d="templateParams"))return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(r.name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s=="string"){if($(s)>255)return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLe\
ngth",keyword:"maxLength",params:{limit:255}}],!1;if($(s)<1)return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else
var i=!0;if(i){if(r.language!==void 0){let s=e;if(typeof r.language!="string")return Y.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.template!==void 0){let s=r.template,m=e;if(e===m)if(typeof s=="string"){if($(
s)>100)return Y.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if($(s)<1)return Y.
errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:t+
"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.templateParams!==void 0){let s=r.
templateParams,m=e;if(e===m)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.language===void 0&&(u="language"))return Y.errors=[{instancePath:t+"/templat\
eParams",schemaPath:"#/properties/templateParams/required",keyword:"required",params:{missingProperty:u}}],!1;if(s.contentLength!==void 0){let c=s.contentLength,
f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Y.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateP\
arams/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>5e3||isNaN(c))return Y.errors=[
{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:5e3}}],!1;if(c<1||isNaN(c))return Y.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/content\
Length/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===e}else var a=!0;if(a){if(s.memoryId!==void 0){let c=s.memoryId,f=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Y.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryI\
d/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)&&!q.validate(c))return Y.errors=[{instancePath:t+"/templateParams/\
memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=f===e}else var a=!0;if(a){if(s.
language!==void 0){let c=e;if(typeof s.language!="string")return Y.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templateParams/pr\
operties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(s.sections!==void 0){let c=s.sections,f=e;if(e===f)if(Array.
isArray(c)){if(c.length>50)return Y.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"\
maxItems",params:{limit:50}}],!1;{var o=!0;let g=c.length;for(let v=0;v<g;v++){let F=e;if(typeof c[v]!="string")return Y.errors=[{instancePath:t+"/templateParam\
s/sections/"+v,schemaPath:"#/properties/templateParams/properties/sections/items/type",keyword:"type",params:{type:"string"}}],!1;var o=F===e;if(!o)break}}}else
return Y.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",params:{type:"array"}}],
!1;var a=f===e}else var a=!0;if(a)if(s.summary!==void 0){let c=s.summary,f=e;if(e===f)if(typeof c=="string"){if($(c)>5e3)return Y.errors=[{instancePath:t+"/temp\
lateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Y.errors=[{instancePath:t+
"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0}}}}else
return Y.errors=[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;
if(i)if(r.preferences!==void 0){let s=r.preferences,m=e;if(e===m)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tone!==void 0){let u=s.tone,c=e;if(e===c)if(typeof u==
"string"){if($(u)>5e3)return Y.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Y.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:"\
string"}}],!1;var n=c===e}else var n=!0;if(n)if(s.styleguide!==void 0){let u=s.styleguide,c=e;if(e===c)if(typeof u=="string"){if($(u)>5e3)return Y.errors=[{instancePath:t+
"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Y.errors=
[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{type:"string"}}],!1;var n=c===
e}else var n=!0}else return Y.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var i=m===
e}else var i=!0}}}}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=l,e===0}Y.evaluated={props:{
name:!0,language:!0,template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var oi=Xr;function Xr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Xr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Xr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Xr.errors=l,e===0)}Xr.evaluated={dynamicProps:!1,dynamicItems:!1};var ss=Kr;function Kr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Kr.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(Kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(Kr.errors=l,e===0)}Kr.evaluated={dynamicProps:!1,dynamicItems:!1};var pi=sr,Bs={type:"object",properties:{tone:{type:["string","nu\
ll"],maxLength:5e3},styleguide:{type:["string","null"],maxLength:5e3}},required:[],$id:"updateCreatePreferences"};function sr(r,{instancePath:t="",parentData:w,
parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.tone!==void 0){let a=r.tone,o=e;if(typeof a!="string"&&a!==null)return sr.errors=[{instancePath:t+"/tone",schemaPath:"\
#/properties/tone/type",keyword:"type",params:{type:Bs.properties.tone.type}}],!1;if(e===o&&typeof a=="string"&&$(a)>5e3)return sr.errors=[{instancePath:t+"/ton\
e",schemaPath:"#/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var i=o===e}else var i=!0;if(i)if(r.styleguide!==void 0){let a=r.styleguide,
o=e;if(typeof a!="string"&&a!==null)return sr.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/type",keyword:"type",params:{type:Bs.properties.
styleguide.type}}],!1;if(e===o&&typeof a=="string"&&$(a)>5e3)return sr.errors=[{instancePath:t+"/styleguide",schemaPath:"#/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1;var i=o===e}else var i=!0}else return sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return sr.errors=l,e===0}sr.evaluated={props:{tone:!0,styleguide:!0},dynamicProps:!1,dynamicItems:!1};var di=et;function et(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=et.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(et.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(et.errors=l,e===0)}et.evaluated={dynamicProps:!1,dynamicItems:!1};var is=ur;function ur(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ur.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.contentId===void 0&&(i="contentId"))return ur.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.contentId!==void 0){let a=r.contentId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return ur.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)&&!q.validate(a))return ur.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ur.errors=l,e===0}ur.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var mi=Q,Rr={type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{contentLength:{type:["integ\
er","null"],minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64"},language:{type:"string"},sections:{type:["array","null"],maxItems:50,items:{
type:"string"}},summary:{type:["string","null"],maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],maxLength:5e3},styleguide:{
type:["string","null"],maxLength:5e3}}}},required:["contentId"],$id:"updateCreateContent"};function Q(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,
dynamicAnchors:k={}}={}){let l=null,e=0,p=Q.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let d;if(r.contentId===void 0&&(d="contentId"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;if(r.contentId!==void 0){let s=r.contentId,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return Q.errors=[{instancePath:t+"/contentId",schemaPath:"\
#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return Q.errors=[{instancePath:t+
"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.
name,m=e;if(e===m)if(typeof s=="string"){if($(s)>255)return Q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if($(s)<1)return Q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.language!==void 0){
let s=e;if(typeof r.language!="string")return Q.errors=[{instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.template!==void 0){let s=r.template,m=e;if(e===m)if(typeof s=="string"){if($(s)>100)return Q.errors=[{instancePath:t+"/t\
emplate",schemaPath:"#/properties/template/maxLength",keyword:"maxLength",params:{limit:100}}],!1;if($(s)<1)return Q.errors=[{instancePath:t+"/template",schemaPath:"\
#/properties/template/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.templateParams!==void 0){let s=r.templateParams,m=e;if(e===m)if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.contentLength!==void 0){let u=s.contentLength,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return Q.
errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/type",keyword:"type",params:{type:Rr.properties.
templateParams.properties.contentLength.type}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)){if(u>5e3||isNaN(u))return Q.errors=[{instancePath:t+"/templatePara\
ms/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],!1;if(u<1||isNaN(
u))return Q.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"#/properties/templateParams/properties/contentLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0;if(a){if(s.memoryId!==void 0){let u=s.memoryId,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))&&u!==null)return Q.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/type",keyword:"type",params:{
type:Rr.properties.templateParams.properties.memoryId.type}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!q.validate(u))return Q.errors=[{instancePath:t+"/te\
mplateParams/memoryId",schemaPath:"#/properties/templateParams/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=c===e}else var a=!0;
if(a){if(s.language!==void 0){let u=e;if(typeof s.language!="string")return Q.errors=[{instancePath:t+"/templateParams/language",schemaPath:"#/properties/templa\
teParams/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var a=u===e}else var a=!0;if(a){if(s.sections!==void 0){let u=s.sections,c=e;if(!Array.
isArray(u)&&u!==null)return Q.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"#/properties/templateParams/properties/sections/type",keyword:"type",
params:{type:Rr.properties.templateParams.properties.sections.type}}],!1;if(e===c&&Array.isArray(u)){if(u.length>50)return Q.errors=[{instancePath:t+"/templateP\
arams/sections",schemaPath:"#/properties/templateParams/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var o=!0;let h=u.length;for(let g=0;g<
h;g++){let v=e;if(typeof u[g]!="string")return Q.errors=[{instancePath:t+"/templateParams/sections/"+g,schemaPath:"#/properties/templateParams/properties/sectio\
ns/items/type",keyword:"type",params:{type:"string"}}],!1;var o=v===e;if(!o)break}}}var a=c===e}else var a=!0;if(a)if(s.summary!==void 0){let u=s.summary,c=e;if(typeof u!=
"string"&&u!==null)return Q.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"#/properties/templateParams/properties/summary/type",keyword:"type",params:{
type:Rr.properties.templateParams.properties.summary.type}}],!1;if(e===c&&typeof u=="string"&&$(u)>5e3)return Q.errors=[{instancePath:t+"/templateParams/summary",
schemaPath:"#/properties/templateParams/properties/summary/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var a=c===e}else var a=!0}}}}else return Q.errors=
[{instancePath:t+"/templateParams",schemaPath:"#/properties/templateParams/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;if(i)if(r.
preferences!==void 0){let s=r.preferences,m=e;if(e===m)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.tone!==void 0){let u=s.tone,c=e;if(typeof u!="string"&&
u!==null)return Q.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/properties/tone/type",keyword:"type",params:{type:Rr.properties.
preferences.properties.tone.type}}],!1;if(e===c&&typeof u=="string"&&$(u)>5e3)return Q.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/pref\
erences/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=c===e}else var n=!0;if(n)if(s.styleguide!==void 0){let u=s.styleguide,c=e;if(typeof u!=
"string"&&u!==null)return Q.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/type",keyword:"type",params:{
type:Rr.properties.preferences.properties.styleguide.type}}],!1;if(e===c&&typeof u=="string"&&$(u)>5e3)return Q.errors=[{instancePath:t+"/preferences/styleguide",
schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1;var n=c===e}else var n=!0}else return Q.errors=
[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0}}}}}else return Q.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=l,e===0}Q.evaluated={props:{contentId:!0,name:!0,language:!0,
template:!0,templateParams:!0,preferences:!0},dynamicProps:!1,dynamicItems:!1};var li=cr;function cr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=cr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.contentId===void 0&&(i="contentId"))return cr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.contentId!==void 0){let a=r.contentId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return cr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)&&!q.validate(a))return cr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return cr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return cr.errors=l,e===0}cr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var as=gr;function gr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=gr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.contentId===void 0&&(i="contentId"))return gr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.contentId!==void 0){let a=r.contentId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return gr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)&&!q.validate(a))return gr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return gr.errors=l,e===0}gr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var ns=hr;function hr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.contentId===void 0&&(i="contentId"))return hr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.contentId!==void 0){let a=r.contentId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return hr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)&&!q.validate(a))return hr.errors=[{instancePath:t+"/contentId",schemaPath:"#/properties/contentId/format",keyword:"format",params:{format:"\
int64"}}],!1}}else return hr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return hr.errors=l,e===0}hr.evaluated={props:{
contentId:!0},dynamicProps:!1,dynamicItems:!1};var os=rt;function rt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=rt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(rt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(rt.errors=l,e===0)}rt.evaluated={dynamicProps:!1,dynamicItems:!1};var ps=Se;function Se(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.offset===void 0&&(r.offset=0),r.limit===void 0&&(r.limit=25),r.
isArchived!==void 0){let a=e;if(typeof r.isArchived!="boolean")return Se.errors=[{instancePath:t+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=a===e}else var i=!0;if(i){if(r.isDelivered!==void 0){let a=e;if(typeof r.isDelivered!="boolean")return Se.errors=[{instancePath:t+
"/isDelivered",schemaPath:"#/properties/isDelivered/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===e}else var i=!0;if(i){let a=r.offset,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Se.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a)))return Se.errors=[{instancePath:t+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1;var i=o===e;if(i){let d=r.limit,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Se.errors=[{instancePath:t+
"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)){if(d>50||isNaN(d))return Se.
errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:50}}],!1;if(d<1||isNaN(d))return Se.errors=
[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=s===e}}}}else return Se.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Se.errors=l,e===0}Se.evaluated={props:{isArchived:!0,isDelivered:!0,offset:!0,
limit:!0},dynamicProps:!1,dynamicItems:!1};var fi=re;var yi=$e().fullFormats["date-time"],Va={type:"object",required:["memoryId"],properties:{trgLang:{type:"string"},trgLocale:{type:"string"},dueDate:{type:"string",
format:"date-time"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{
type:"boolean",default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{$ref:"WorkflowStageAssignment.json"}}},
$id:"LanguagePair.json"};function B(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=B.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.pretranslate===void 0&&(r.pretranslate=!1),r.autoAccept===void 0&&
(r.autoAccept=!1),r.caseSensitive===void 0&&(r.caseSensitive=!1),r.takeMatchAttribution===void 0&&(r.takeMatchAttribution=!1);let n;if(r.memoryId===void 0&&(n="\
memoryId"))return B.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.trgLang!==void 0){let d=e;if(typeof r.
trgLang!="string")return B.errors=[{instancePath:t+"/trgLang",schemaPath:"#/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else
var i=!0;if(i){if(r.trgLocale!==void 0){let d=e;if(typeof r.trgLocale!="string")return B.errors=[{instancePath:t+"/trgLocale",schemaPath:"#/properties/trgLocale\
/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.dueDate!==void 0){let d=r.dueDate,s=e;if(e===s&&e===s)if(typeof d=="strin\
g"){if(!yi.validate(d))return B.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format:"date-time"}}],!1}else
return B.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.
memoryId!==void 0){let d=r.memoryId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return B.errors=[{instancePath:t+"/memoryId",schemaPath:"#/prop\
erties/memoryId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return B.errors=[{instancePath:t+"/m\
emoryId",schemaPath:"#/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i){if(r.externalModelId!==void 0){
let d=r.externalModelId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return B.errors=[{instancePath:t+"/externalModelId",schemaPath:"#/propertie\
s/externalModelId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!nr.validate(d))return B.errors=[{instancePath:t+
"/externalModelId",schemaPath:"#/properties/externalModelId/format",keyword:"format",params:{format:"int32"}}],!1;var i=s===e}else var i=!0;if(i){let d=e;if(typeof r.
pretranslate!="boolean")return B.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"boolean"}}],!1;
var i=d===e;if(i){let m=e;if(typeof r.autoAccept!="boolean")return B.errors=[{instancePath:t+"/autoAccept",schemaPath:"#/properties/autoAccept/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var i=m===e;if(i){let u=e;if(typeof r.caseSensitive!="boolean")return B.errors=[{instancePath:t+"/caseSensitive",schemaPath:"#/\
properties/caseSensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var i=u===e;if(i){let f=e;if(typeof r.takeMatchAttribution!="boolean")return B.errors=
[{instancePath:t+"/takeMatchAttribution",schemaPath:"#/properties/takeMatchAttribution/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e;if(i){if(r.
configId!==void 0){let g=r.configId,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return B.errors=[{instancePath:t+"/configId",schemaPath:"#/prop\
erties/configId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)&&!nr.validate(g))return B.errors=[{instancePath:t+"/\
configId",schemaPath:"#/properties/configId/format",keyword:"format",params:{format:"int32"}}],!1;var i=v===e}else var i=!0;if(i){if(r.workflowTemplateId!==void 0){
let g=r.workflowTemplateId,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return B.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/pro\
perties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)&&!q.validate(g))return B.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var i=v===e}else var i=!0;if(i){if(r.workflowTemplateName!==
void 0){let g=r.workflowTemplateName,v=e;if(typeof g!="string"&&!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return B.errors=[{instancePath:t+"/workflo\
wTemplateName",schemaPath:"#/properties/workflowTemplateName/type",keyword:"type",params:{type:Va.properties.workflowTemplateName.type}}],!1;var i=v===e}else var i=!0;
if(i)if(r.workflowStageAssignments!==void 0){let g=r.workflowStageAssignments,v=e;if(e===v)if(Array.isArray(g)){var a=!0;let P=g.length;for(let y=0;y<P;y++){let x=g[y],
I=e;if(e===e)if(x&&typeof x=="object"&&!Array.isArray(x)){let fe;if(x.workflowStageTemplateId===void 0&&(fe="workflowStageTemplateId"))return B.errors=[{instancePath:t+
"/workflowStageAssignments/"+y,schemaPath:"WorkflowStageAssignment.json/required",keyword:"required",params:{missingProperty:fe}}],!1;if(x.workflowStageTemplateId!==
void 0){let j=x.workflowStageTemplateId,N=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return B.errors=[{instancePath:t+"/workflowStageAssignments\
/"+y+"/workflowStageTemplateId",schemaPath:"WorkflowStageAssignment.json/properties/workflowStageTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
N&&typeof j=="number"&&isFinite(j)&&!q.validate(j))return B.errors=[{instancePath:t+"/workflowStageAssignments/"+y+"/workflowStageTemplateId",schemaPath:"Workfl\
owStageAssignment.json/properties/workflowStageTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var o=N===e}else var o=!0;if(o){if(x.userId!==void 0){
let j=x.userId,N=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return B.errors=[{instancePath:t+"/workflowStageAssignments/"+y+"/userId",schemaPath:"\
WorkflowStageAssignment.json/properties/userId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof j=="number"&&isFinite(j)&&!q.validate(j))return B.
errors=[{instancePath:t+"/workflowStageAssignments/"+y+"/userId",schemaPath:"WorkflowStageAssignment.json/properties/userId/format",keyword:"format",params:{format:"\
int64"}}],!1;var o=N===e}else var o=!0;if(o)if(x.email!==void 0){let j=e;if(typeof x.email!="string")return B.errors=[{instancePath:t+"/workflowStageAssignments\
/"+y+"/email",schemaPath:"WorkflowStageAssignment.json/properties/email/type",keyword:"type",params:{type:"string"}}],!1;var o=j===e}else var o=!0}}else return B.
errors=[{instancePath:t+"/workflowStageAssignments/"+y,schemaPath:"WorkflowStageAssignment.json/type",keyword:"type",params:{type:"object"}}],!1;var a=I===e;if(!a)
break}}else return B.errors=[{instancePath:t+"/workflowStageAssignments",schemaPath:"#/properties/workflowStageAssignments/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var i=v===e}else var i=!0}}}}}}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=
l,e===0}B.evaluated={props:{trgLang:!0,trgLocale:!0,dueDate:!0,memoryId:!0,externalModelId:!0,pretranslate:!0,autoAccept:!0,caseSensitive:!0,takeMatchAttribution:!0,
configId:!0,workflowTemplateId:!0,workflowTemplateName:!0,workflowStageAssignments:!0},dynamicProps:!1,dynamicItems:!1};function re(r,{instancePath:t="",parentData:w,
parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.name===void 0&&(n="name")||r.fileIds===void 0&&(n="fileIds")||r.languagePairs===void 0&&(n="languagePa\
irs")||r.srcLang===void 0&&(n="srcLang"))return re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(r.name!==
void 0){let d=r.name,s=e;if(e===s)if(typeof d=="string"){if($(d)>255)return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(d)<1)return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return re.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.fileIds!==void 0){let d=r.fileIds,s=e;if(e===s)if(Array.isArray(d)){if(d.length>1e3)return re.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/f\
ileIds/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(d.length<1)return re.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let A=d.length;for(let u=0;u<A;u++){let c=d[u],f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return re.
errors=[{instancePath:t+"/fileIds/"+u,schemaPath:"#/properties/fileIds/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(
c)&&!q.validate(c))return re.errors=[{instancePath:t+"/fileIds/"+u,schemaPath:"#/properties/fileIds/items/format",keyword:"format",params:{format:"int64"}}],!1;
var a=f===e;if(!a)break}}}else return re.errors=[{instancePath:t+"/fileIds",schemaPath:"#/properties/fileIds/type",keyword:"type",params:{type:"array"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.languagePairs!==void 0){let d=r.languagePairs,s=e;if(e===s)if(Array.isArray(d)){if(d.length<1)return re.errors=[{instancePath:t+"/lan\
guagePairs",schemaPath:"#/properties/languagePairs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let A=d.length;for(let u=0;u<A;u++){let c=e;B(d[u],
{instancePath:t+"/languagePairs/"+u,parentData:d,parentDataProperty:u,rootData:b,dynamicAnchors:k})||(l=l===null?B.errors:l.concat(B.errors),e=l.length);var o=c===
e;if(!o)break}}}else return re.errors=[{instancePath:t+"/languagePairs",schemaPath:"#/properties/languagePairs/type",keyword:"type",params:{type:"array"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.srcLang!==void 0){let d=e;if(typeof r.srcLang!="string")return re.errors=[{instancePath:t+"/srcLang",schemaPath:"#/properties/srcLang\
/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.srcLocale!==void 0){let d=e;if(typeof r.srcLocale!="string")return re.errors=
[{instancePath:t+"/srcLocale",schemaPath:"#/properties/srcLocale/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.due!==void 0){
let d=r.due,s=e;if(e===s&&e===s)if(typeof d=="string"){if(!yi.validate(d))return re.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return re.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.isPlural!==void 0){let d=e;if(typeof r.isPlural!="boolean")return re.errors=[{instancePath:t+"/isPlural",schemaPath:"#/p\
roperties/isPlural/type",keyword:"type",params:{type:"boolean"}}],!1;var i=d===e}else var i=!0;if(i){if(r.workflowTemplateId!==void 0){let d=r.workflowTemplateId,
s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return re.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!q.validate(d))return re.errors=[{instancePath:t+"/workflowTemplat\
eId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===e}else var i=!0;if(i)if(r.domainId!==void 0){let d=r.
domainId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return re.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!nr.validate(d))return re.errors=[{instancePath:t+"/domainId",schemaPath:"#/proper\
ties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var i=s===e}else var i=!0}}}}}}}}else return re.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return re.errors=l,e===0}re.evaluated={props:{name:!0,fileIds:!0,languagePairs:!0,srcLang:!0,srcLocale:!0,due:!0,isPlural:!0,
workflowTemplateId:!0,domainId:!0},dynamicProps:!1,dynamicItems:!1};var ui=tt;function tt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=tt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(tt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(tt.errors=l,e===0)}tt.evaluated={dynamicProps:!1,dynamicItems:!1};var ds=vr;function vr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return vr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return vr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return vr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return vr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return vr.errors=l,e===0}vr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ci=ce,vt={type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},dueDate:{type:["string","integer","\
null"]},due:{type:["string","integer","null"]},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},
required:["jobId"],$id:"updateJob"};function ce(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ce.
evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a=
"jobId"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let o=r.jobId,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return ce.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i){if(r.name!==void 0){let o=r.name,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return ce.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return ce.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ce.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/\
type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.dueDate!==void 0){let o=r.dueDate,n=e;if(typeof o!="string"&&!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ce.errors=[{instancePath:t+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type:vt.
properties.dueDate.type}}],!1;var i=n===e}else var i=!0;if(i){if(r.due!==void 0){let o=r.due,n=e;if(typeof o!="string"&&!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))&&o!==null)return ce.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:vt.properties.due.type}}],!1;var i=n===
e}else var i=!0;if(i){if(r.isProcessing!==void 0){let o=r.isProcessing,n=e;if(typeof o!="string"&&!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ce.
errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:vt.properties.isProcessing.type}}],!1;if(!(o==="\
0"||o==="1"||o==="-2"||o===0||o===1||o===-2))return ce.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{
allowedValues:vt.properties.isProcessing.enum}}],!1;var i=n===e}else var i=!0;if(i)if(r.processingErrorMsg!==void 0){let o=r.processingErrorMsg,n=e;if(e===n)if(typeof o==
"string"){if($(o)>1e3)return ce.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1}else return ce.errors=[{instancePath:t+"/processingErrorMsg",schemaPath:"#/properties/processingErrorMsg/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var i=n===e}else var i=!0}}}}}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=l,
e===0}ce.evaluated={props:{jobId:!0,name:!0,dueDate:!0,due:!0,isProcessing:!0,processingErrorMsg:!0},dynamicProps:!1,dynamicItems:!1};var gi=_r;function _r(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=_r.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return _r.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return _r.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return _r.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return _r.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _r.errors=l,e===0}_r.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ms=Pr;function Pr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return Pr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return Pr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return Pr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Pr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=l,e===0}Pr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ls=br;function br(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=br.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return br.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return br.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return br.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return br.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return br.errors=l,e===0}br.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var fs=wr;function wr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=wr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return wr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return wr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return wr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return wr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wr.errors=l,e===0}wr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var ys=kr;function kr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=kr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return kr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return kr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return kr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return kr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return kr.errors=l,e===0}kr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var us=jr;function jr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=jr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return jr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return jr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return jr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return jr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return jr.errors=l,e===0}jr.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var cs=Ir;function Ir(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return Ir.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return Ir.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return Ir.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ir.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ir.errors=l,e===0}Ir.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var gs=rr,Ba={type:"object",properties:{jobId:{type:"integer",format:"int64"},type:{type:"string",enum:["files","memory"]}},required:["jobId","type"],$id:"expor\
tJob"};function rr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=rr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.jobId===void 0&&(a="jobId")||r.type===void 0&&(a=
"type"))return rr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.jobId!==void 0){let o=r.jobId,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return rr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return rr.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",
params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i)if(r.type!==void 0){let o=r.type,n=e;if(typeof o!="string")return rr.errors=[{instancePath:t+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="files"||o==="memory"))return rr.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Ba.properties.type.enum}}],!1;var i=n===e}else var i=!0}else return rr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=l,e===0}rr.evaluated={props:{jobId:!0,type:!0},dynamicProps:!1,dynamicItems:!1};var hs=Ar;function Ar(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ar.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.jobId===void 0&&(i="jobId"))return Ar.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.jobId!==void 0){let a=r.jobId,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return Ar.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)&&!q.validate(a))return Ar.errors=[{instancePath:t+"/jobId",schemaPath:"#/properties/jobId/format",keyword:"format",params:{format:"int64"}}],!1}}else return Ar.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=l,e===0}Ar.evaluated={props:{jobId:!0},dynamicProps:!1,dynamicItems:!1};
var vs=_e,Qa={type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{type:"\
integer"},to_time:{type:"integer"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{type:"boolean",default:!0},connector_id:{
type:"string"}},required:[],$id:"listProjects"};function _e(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,
e=0,p=_e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.archived===void 0&&
(r.archived=!0),r.id!==void 0){let o=r.id,n=e;if(e===n)if(Array.isArray(o)){var i=!0;let d=o.length;for(let s=0;s<d;s++){let m=o[s],A=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)))return _e.errors=[{instancePath:t+"/id/"+s,schemaPath:"#/properties/id/items/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
A&&typeof m=="number"&&isFinite(m)&&!q.validate(m))return _e.errors=[{instancePath:t+"/id/"+s,schemaPath:"#/properties/id/items/format",keyword:"format",params:{
format:"int64"}}],!1;var i=A===e;if(!i)break}}else return _e.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"array"}}],
!1;var a=n===e}else var a=!0;if(a){if(r.srclang!==void 0){let o=e;if(typeof r.srclang!="string")return _e.errors=[{instancePath:t+"/srclang",schemaPath:"#/prope\
rties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.trglang!==void 0){let o=e;if(typeof r.trglang!="string")return _e.
errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.from_time!==
void 0){let o=r.from_time,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _e.errors=[{instancePath:t+"/from_time",schemaPath:"#/properties/f\
rom_time/type",keyword:"type",params:{type:"integer"}}],!1;var a=n===e}else var a=!0;if(a){if(r.to_time!==void 0){let o=r.to_time,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return _e.errors=[{instancePath:t+"/to_time",schemaPath:"#/properties/to_time/type",keyword:"type",params:{type:"integer"}}],!1;var a=n===
e}else var a=!0;if(a){if(r.state!==void 0){let o=r.state,n=e;if(typeof o!="string")return _e.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(!(o==="backlog"||o==="inProgress"||o==="inReview"||o==="inQA"||o==="done"))return _e.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Qa.properties.state.enum}}],!1;var a=n===e}else var a=!0;if(a){let o=e;if(typeof r.
archived!="boolean")return _e.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===
e;if(a)if(r.connector_id!==void 0){let d=e;if(typeof r.connector_id!="string")return _e.errors=[{instancePath:t+"/connector_id",schemaPath:"#/properties/connect\
or_id/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0}}}}}}}else return _e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return _e.errors=l,e===0}_e.evaluated={props:{id:!0,srclang:!0,trglang:!0,from_time:!0,to_time:!0,state:!0,archived:!0,connector_id:!0},
dynamicProps:!1,dynamicItems:!1};var hi=V,Qs={type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},
job_id:{type:"integer",format:"int64"},due_date:{type:"integer"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},
workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{type:"integer",minimum:0,maximum:100,default:100},
llm_provider:{type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"integer",format:"int32"},is_plural:{type:"boolea\
n"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{type:"boolean"},job_type:{type:"string",
enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:["memory_id","name"],$id:"createProj\
ect"};function V(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=V.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.sample_review_percentage===void 0&&(r.sample_review_percentage=
100),r.llm_provider===void 0&&(r.llm_provider="neural"),r.job_type===void 0&&(r.job_type="TRANSLATION");let o;if(r.memory_id===void 0&&(o="memory_id")||r.name===
void 0&&(o="name"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.memory_id!==void 0){let n=r.
memory_id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return V.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!q.validate(n))return V.errors=[{instancePath:t+"/memory_id",schemaPath:"#/propert\
ies/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="\
string"){if($(n)>255)return V.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(n)<1)return V.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.job_id!==void 0){let n=r.job_id,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return V.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!q.validate(n))return V.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.due_date!==void 0){let n=r.due_date,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return V.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"integer"}}],!1;var i=d===e}else var i=!0;if(i){
if(r.metadata!==void 0){let n=r.metadata,d=e;if(e===d)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return V.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let m in n){let A=n[m],u=e;if(typeof A!="string"&&
!(typeof A=="number"&&isFinite(A))&&typeof A!="boolean")return V.errors=[{instancePath:t+"/metadata/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/metadata/additionalProperties/type",keyword:"type",params:{type:Qs.properties.metadata.additionalProperties.type}}],!1;var a=u===e;if(!a)break}}else return V.
errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=d===e}else var i=!0;if(i){if(r.workflowTemplateId!==
void 0){let n=r.workflowTemplateId,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return V.errors=[{instancePath:t+"/workflowTemplateId",schemaPath:"\
#/properties/workflowTemplateId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!q.validate(n))return V.errors=[{instancePath:t+
"/workflowTemplateId",schemaPath:"#/properties/workflowTemplateId/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.workflow_template_name!==
void 0){let n=e;if(typeof r.workflow_template_name!="string")return V.errors=[{instancePath:t+"/workflow_template_name",schemaPath:"#/properties/workflow_templa\
te_name/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){let n=r.sample_review_percentage,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return V.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n))return V.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properti\
es/sample_review_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(n<0||isNaN(n))return V.errors=[{instancePath:t+"/sample_review\
_percentage",schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=d===e;if(i){let m=e;if(typeof r.
llm_provider!="string")return V.errors=[{instancePath:t+"/llm_provider",schemaPath:"#/properties/llm_provider/type",keyword:"type",params:{type:"string"}}],!1;var i=m===
e;if(i){if(r.external_model_id!==void 0){let u=r.external_model_id,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return V.errors=[{instancePath:t+
"/external_model_id",schemaPath:"#/properties/external_model_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!nr.
validate(u))return V.errors=[{instancePath:t+"/external_model_id",schemaPath:"#/properties/external_model_id/format",keyword:"format",params:{format:"int32"}}],
!1;var i=c===e}else var i=!0;if(i){if(r.domainId!==void 0){let u=r.domainId,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return V.errors=[{instancePath:t+
"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!nr.validate(u))return V.
errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"int32"}}],!1;var i=c===e}else var i=!0;if(i){if(r.
is_plural!==void 0){let u=e;if(typeof r.is_plural!="boolean")return V.errors=[{instancePath:t+"/is_plural",schemaPath:"#/properties/is_plural/type",keyword:"typ\
e",params:{type:"boolean"}}],!1;var i=u===e}else var i=!0;if(i){if(r.require_batch_qa_translator!==void 0){let u=e;if(typeof r.require_batch_qa_translator!="boo\
lean")return V.errors=[{instancePath:t+"/require_batch_qa_translator",schemaPath:"#/properties/require_batch_qa_translator/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var i=u===e}else var i=!0;if(i){if(r.enable_prompt_labeling!==void 0){let u=e;if(typeof r.enable_prompt_labeling!="boolean")return V.errors=[{instancePath:t+
"/enable_prompt_labeling",schemaPath:"#/properties/enable_prompt_labeling/type",keyword:"type",params:{type:"boolean"}}],!1;var i=u===e}else var i=!0;if(i){if(r.
is_enhanced_human_ai_optimized!==void 0){let u=e;if(typeof r.is_enhanced_human_ai_optimized!="boolean")return V.errors=[{instancePath:t+"/is_enhanced_human_ai_o\
ptimized",schemaPath:"#/properties/is_enhanced_human_ai_optimized/type",keyword:"type",params:{type:"boolean"}}],!1;var i=u===e}else var i=!0;if(i){let u=r.job_type,
c=e;if(typeof u!="string")return V.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;if(!(u===
"TRANSLATION"||u==="PROMPT_RESPONSE"))return V.errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/enum",keyword:"enum",params:{allowedValues:Qs.
properties.job_type.enum}}],!1;var i=c===e;if(i)if(r.additional_guidelines!==void 0){let h=r.additional_guidelines,g=e;if(e===g)if(typeof h=="string"){if($(h)>5e3)
return V.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else
return V.errors=[{instancePath:t+"/additional_guidelines",schemaPath:"#/properties/additional_guidelines/type",keyword:"type",params:{type:"string"}}],!1;var i=g===
e}else var i=!0}}}}}}}}}}}}}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=l,e===0}V.evaluated=
{props:{memory_id:!0,name:!0,job_id:!0,due_date:!0,metadata:!0,workflowTemplateId:!0,workflow_template_name:!0,sample_review_percentage:!0,llm_provider:!0,external_model_id:!0,
domainId:!0,is_plural:!0,require_batch_qa_translator:!0,enable_prompt_labeling:!0,is_enhanced_human_ai_optimized:!0,job_type:!0,additional_guidelines:!0},dynamicProps:!1,
dynamicItems:!1};var vi=st;function st(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=st.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(st.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(st.errors=l,e===0)}st.evaluated={dynamicProps:!1,dynamicItems:!1};var _s=Nr;function Nr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Nr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Nr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Nr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return Nr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Nr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Nr.errors=l,e===0}Nr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ps=ir;function ir(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ir.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.is_xliff===void 0&&(r.is_xliff=!0);let a;if(r.id===void 0&&(a="id"))
return ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="nu\
mber"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ir.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return ir.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=n===e}else var i=!0;if(i){let o=e;if(typeof r.is_xliff!="boolean")return ir.errors=[{instancePath:t+"/is_xliff",schemaPath:"#/properties/is_x\
liff/type",keyword:"type",params:{type:"boolean"}}],!1;var i=o===e}}else return ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}}],!1;return ir.errors=l,e===0}ir.evaluated={props:{id:!0,is_xliff:!0},dynamicProps:!1,dynamicItems:!1};var bs=ye,Ya={type:"object",properties:{name:{type:"\
string",minLength:1,maxLength:255},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"]},auto_accept:{type:"boolean",default:!1},
case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name","project_id"],
$id:"uploadDocument"};function ye(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ye.evaluated;if(p.
dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.auto_accept===void 0&&(r.auto_accept=!1),r.
case_sensitive===void 0&&(r.case_sensitive=!1),r.match_attribution===void 0&&(r.match_attribution=!1);let a;if(r.name===void 0&&(a="name")||r.project_id===void 0&&
(a="project_id"))return ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.name!==void 0){let o=r.name,n=e;
if(e===n)if(typeof o=="string"){if($(o)>255)return ye.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1;if($(o)<1)return ye.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ye.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.project_id!==void 0){
let o=r.project_id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ye.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project\
_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return ye.errors=[{instancePath:t+"/project_id",
schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i){if(r.pretranslate!==void 0){let o=r.pretranslate,
n=e;if(typeof o!="string")return ye.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/type",keyword:"type",params:{type:"string"}}],
!1;if(!(o==="TM"||o==="TM+MT"))return ye.errors=[{instancePath:t+"/pretranslate",schemaPath:"#/properties/pretranslate/enum",keyword:"enum",params:{allowedValues:Ya.
properties.pretranslate.enum}}],!1;var i=n===e}else var i=!0;if(i){let o=e;if(typeof r.auto_accept!="boolean")return ye.errors=[{instancePath:t+"/auto_accept",schemaPath:"\
#/properties/auto_accept/type",keyword:"type",params:{type:"boolean"}}],!1;var i=o===e;if(i){let d=e;if(typeof r.case_sensitive!="boolean")return ye.errors=[{instancePath:t+
"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"}}],!1;var i=d===e;if(i){let m=e;if(typeof r.match_attribution!=
"boolean")return ye.errors=[{instancePath:t+"/match_attribution",schemaPath:"#/properties/match_attribution/type",keyword:"type",params:{type:"boolean"}}],!1;var i=m===
e;if(i)if(r.config_id!==void 0){let u=r.config_id,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return ye.errors=[{instancePath:t+"/config_id",schemaPath:"\
#/properties/config_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!nr.validate(u))return ye.errors=[{instancePath:t+
"/config_id",schemaPath:"#/properties/config_id/format",keyword:"format",params:{format:"int32"}}],!1;var i=c===e}else var i=!0}}}}}}else return ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=l,e===0}ye.evaluated={props:{name:!0,project_id:!0,pretranslate:!0,auto_accept:!0,
case_sensitive:!0,match_attribution:!0,config_id:!0},dynamicProps:!1,dynamicItems:!1};var ws=ar;function ar(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ar.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="numb\
er"&&isFinite(o)&&!q.validate(o))return ar.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===
e}else var i=!0;if(i)if(r.labels!==void 0){let o=r.labels,n=e;if(e===n)if(Array.isArray(o)){var a=!0;let s=o.length;for(let m=0;m<s;m++){let A=e;if(typeof o[m]!=
"string")return ar.errors=[{instancePath:t+"/labels/"+m,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var a=A===e;if(!a)
break}}else return ar.errors=[{instancePath:t+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=n===e}else var i=!0}else
return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ar.errors=l,e===0}ar.evaluated={props:{id:!0,labels:!0},
dynamicProps:!1,dynamicItems:!1};var ks=oe,Ga={type:"object",properties:{name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},
langId:{type:"boolean",default:!1},project_id:{type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"arra\
y",items:{type:"string",pattern:"^[^,]*$",minLength:1,maxLength:255}},job_type:{type:"string"}},required:["name"],$id:"uploadFile"},_i=new RegExp("^[^,]*$","u");
function oe(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.langId===void 0&&(r.langId=!1),r.category===void 0&&(r.category="A\
PI");let o;if(r.name===void 0&&(o="name"))return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(r.name!==
void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if($(n)>255)return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if($(n)<1)return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return oe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){
if(r.file_hash!==void 0){let n=r.file_hash,d=e;if(e===d)if(typeof n=="string"){if($(n)>128)return oe.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properti\
es/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return oe.errors=[{instancePath:t+"/file_hash",schemaPath:"#/properties/file_hash/type",
keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){let n=e;if(typeof r.langId!="boolean")return oe.errors=[{instancePath:t+"/langId",schemaPath:"\
#/properties/langId/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===e;if(i){if(r.project_id!==void 0){let s=r.project_id,m=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return oe.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return oe.errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"\
format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){let s=r.category,m=e;if(typeof s!="string")return oe.errors=[{instancePath:t+"/category",schemaPath:"\
#/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return oe.errors=[{instancePath:t+"/category",schemaPath:"\
#/properties/category/enum",keyword:"enum",params:{allowedValues:Ga.properties.category.enum}}],!1;var i=m===e;if(i){if(r.labels!==void 0){let u=r.labels,c=e;if(e===
c)if(Array.isArray(u)){var a=!0;let h=u.length;for(let g=0;g<h;g++){let v=u[g],F=e;if(e===F)if(typeof v=="string"){if($(v)>255)return oe.errors=[{instancePath:t+
"/labels/"+g,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(v)<1)return oe.errors=[{instancePath:t+"/labels/"+
g,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!_i.test(v))return oe.errors=[{instancePath:t+"/labels/"+g,schemaPath:"\
#/properties/labels/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return oe.errors=[{instancePath:t+"/labels/"+g,schemaPath:"#/propertie\
s/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var a=F===e;if(!a)break}}else return oe.errors=[{instancePath:t+"/labels",schemaPath:"#/properti\
es/labels/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(r.job_type!==void 0){let u=e;if(typeof r.job_type!="string")return oe.
errors=[{instancePath:t+"/job_type",schemaPath:"#/properties/job_type/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0}}}}}}else return oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=l,e===0}oe.evaluated={props:{name:!0,file_hash:!0,langId:!0,
project_id:!0,category:!0,labels:!0,job_type:!0},dynamicProps:!1,dynamicItems:!1};var js=xr;function xr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=xr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return xr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return xr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return xr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return xr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=l,e===0}xr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Is=Dr;function Dr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Dr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Dr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Dr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return Dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Dr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Dr.errors=l,e===0}Dr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Pi=Me;function Me(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name"))return Me.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)&&!q.validate(o))return Me.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var i=n===e}else var i=!0;if(i)if(r.name!==void 0){let o=r.name,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return Me.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return Me.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!_i.test(o))return Me.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[^,]*$"}}],!1}else return Me.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=n===
e}else var i=!0}else return Me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=l,e===0}Me.evaluated={props:{
id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var bi=Fr;function Fr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Fr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Fr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Fr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return Fr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Fr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fr.errors=l,e===0}Fr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var As=ze;function ze(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name"))return ze.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o==
"number"&&isFinite(o)&&!q.validate(o))return ze.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var i=n===e}else var i=!0;if(i)if(r.name!==void 0){let o=r.name,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return ze.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return ze.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return ze.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var i=n===e}else var i=!0}else return ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=l,
e===0}ze.evaluated={props:{id:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var Ns=it;function it(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=it.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(it.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(it.errors=l,e===0)}it.evaluated={dynamicProps:!1,dynamicItems:!1};var wi=Je;var ki=$e().fullFormats.uri;var Ys={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"};function tr(r,{instancePath:t="",parentData:w,
parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=tr.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let i=e,
a=!1,o=null,n=e;if(e===n)if(Array.isArray(r))if(r.length<1){let u={instancePath:t,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1}};l===null?
l=[u]:l.push(u),e++}else{var d=!0;let u=r.length;for(let c=0;c<u;c++){let f=r[c],h=e;if(typeof f!="string"){let v={instancePath:t+"/"+c,schemaPath:"WebhookEvent\
Type.json/type",keyword:"type",params:{type:"string"}};l===null?l=[v]:l.push(v),e++}if(!(f==="JOB_DELIVER"||f==="JOB_UPDATE"||f==="PROJECT_DELIVER"||f==="PROJEC\
T_UPDATE")){let v={instancePath:t+"/"+c,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{allowedValues:Ys.enum}};l===null?l=[v]:l.push(v),e++}var d=h===
e;if(!d)break}}else{let u={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"}};l===null?l=[u]:l.push(u),e++}var A=n===e;if(A){a=!0,
o=0;var s=!0}let m=e;if(typeof r!="string"){let u={instancePath:t,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}};l===null?l=[u]:
l.push(u),e++}if(!(r==="JOB_DELIVER"||r==="JOB_UPDATE"||r==="PROJECT_DELIVER"||r==="PROJECT_UPDATE")){let u={instancePath:t,schemaPath:"WebhookEventType.json/en\
um",keyword:"enum",params:{allowedValues:Ys.enum}};l===null?l=[u]:l.push(u),e++}var A=m===e;if(A&&a?(a=!1,o=[o,1]):A&&(a=!0,o=1),a)e=i,l!==null&&(i?l.length=i:l=
null);else{let u={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};return l===null?l=[u]:l.push(u),e++,tr.errors=l,!1}return tr.errors=
l,p.items=s,e===0}tr.evaluated={dynamicProps:!1,dynamicItems:!0};function Je(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=Je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
webhookName===void 0&&(a="webhookName")||r.webhookUrl===void 0&&(a="webhookUrl")||r.eventType===void 0&&(a="eventType"))return Je.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.webhookName!==void 0){let o=r.webhookName,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return Je.
errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return Je.errors=[{
instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Je.errors=[{instancePath:t+"\
/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.webhookUrl!==void 0){let o=r.
webhookUrl,n=e,d=e;if(e===d&&e===d)if(typeof o=="string"){if(!ki(o))return Je.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"\
format",params:{format:"uri"}}],!1}else return Je.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],
!1;var i=n===e}else var i=!0;if(i)if(r.eventType!==void 0){let o=e;tr(r.eventType,{instancePath:t+"/eventType",parentData:r,parentDataProperty:"eventType",rootData:b,
dynamicAnchors:k})||(l=l===null?tr.errors:l.concat(tr.errors),e=l.length);var i=o===e}else var i=!0}}else return Je.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Je.errors=l,e===0}Je.evaluated={props:{webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};
var ji=at;function at(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=at.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(at.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(at.errors=l,e===0)}at.evaluated={dynamicProps:!1,dynamicItems:!1};var xs=Lr;function Lr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Lr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Lr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Lr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return Lr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Lr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Lr.errors=l,e===0}Lr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ii=xe;function xe(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id"))return xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return xe.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(
o))return xe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i){if(r.
webhookName!==void 0){let o=r.webhookName,n=e;if(e===n)if(typeof o=="string"){if($(o)>255)return xe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/propert\
ies/webhookName/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(o)<1)return xe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webho\
okName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return xe.errors=[{instancePath:t+"/webhookName",schemaPath:"#/properties/webhookName/type",keyword:"\
type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i){if(r.webhookUrl!==void 0){let o=r.webhookUrl,n=e,d=e;if(e===d&&e===d)if(typeof o=="string"){if(!ki(
o))return xe.errors=[{instancePath:t+"/webhookUrl",schemaPath:"WebhookUrl.json/format",keyword:"format",params:{format:"uri"}}],!1}else return xe.errors=[{instancePath:t+
"/webhookUrl",schemaPath:"WebhookUrl.json/type",keyword:"type",params:{type:"string"}}],!1;var i=n===e}else var i=!0;if(i)if(r.eventType!==void 0){let o=e;tr(r.
eventType,{instancePath:t+"/eventType",parentData:r,parentDataProperty:"eventType",rootData:b,dynamicAnchors:k})||(l=l===null?tr.errors:l.concat(tr.errors),e=l.
length);var i=o===e}else var i=!0}}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=l,e===
0}xe.evaluated={props:{id:!0,webhookName:!0,webhookUrl:!0,eventType:!0},dynamicProps:!1,dynamicItems:!1};var Ai=Tr;function Tr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Tr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Tr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Tr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return Tr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Tr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Tr.errors=l,e===0}Tr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Ds=qr;function qr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=qr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return qr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return qr.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return qr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return qr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qr.errors=l,e===0}qr.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Fs=nt;function nt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=nt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(nt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(nt.errors=l,e===0)}nt.evaluated={dynamicProps:!1,dynamicItems:!1};var Ls=ot;function ot(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ot.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(ot.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ot.errors=l,e===0)}ot.evaluated={dynamicProps:!1,dynamicItems:!1};var Ts=pt;function pt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=pt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(pt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(pt.errors=l,e===0)}pt.evaluated={dynamicProps:!1,dynamicItems:!1};var Ni=Pe,Gs={type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255},due_date:{type:["integer","null"]},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["\
string","number","boolean"]}},archived:{type:"boolean"}},required:["id"],$id:"updateProject"};function Pe(r,{instancePath:t="",parentData:w,parentDataProperty:_,
rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="\
object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id"))return Pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Pe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!q.validate(n))return Pe.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n==
"string"){if($(n)>255)return Pe.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if($(n)<1)return Pe.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.due_date!==void 0){let n=r.due_date,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return Pe.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{
type:Gs.properties.due_date.type}}],!1;var i=d===e}else var i=!0;if(i){if(r.metadata!==void 0){let n=r.metadata,d=e;if(e===d)if(n&&typeof n=="object"&&!Array.isArray(
n)){if(Object.keys(n).length>50)return Pe.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],
!1;for(let m in n){let A=n[m],u=e;if(typeof A!="string"&&!(typeof A=="number"&&isFinite(A))&&typeof A!="boolean")return Pe.errors=[{instancePath:t+"/metadata/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:Gs.properties.metadata.additionalProperties.
type}}],!1;var a=u===e;if(!a)break}}else return Pe.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var i=d===e}else var i=!0;if(i)if(r.archived!==void 0){let n=e;if(typeof r.archived!="boolean")return Pe.errors=[{instancePath:t+"/archived",schemaPath:"\
#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=n===e}else var i=!0}}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Pe.errors=l,e===0}Pe.evaluated={props:{id:!0,name:!0,due_date:!0,metadata:!0,archived:!0},dynamicProps:!1,dynamicItems:!1};
var xi=dt;function dt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=dt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(dt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(dt.errors=l,e===0)}dt.evaluated={dynamicProps:!1,dynamicItems:!1};var qs=Er;function Er(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Er.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return Er.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.id!==void 0){let a=r.id,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Er.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)&&!q.validate(
a))return Er.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}else return Er.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Er.errors=l,e===0}Er.evaluated={props:{id:!0},dynamicProps:!1,dynamicItems:!1};var Es=de;function de(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=de.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.source===void 0&&(r.source=""),r.n===void 0&&(r.n=1),r.rich===void 0&&
(r.rich=!1),r.tm_matches===void 0&&(r.tm_matches=!0),r.project_tags===void 0&&(r.project_tags=!1),r.containsICUData===void 0&&(r.containsICUData=!1),r.contains_icu_data===
void 0&&(r.contains_icu_data=!1);let a;if(r.memory_id===void 0&&(a="memory_id"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:a}}],!1;if(r.memory_id!==void 0){let o=r.memory_id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return de.errors=[{instancePath:t+
"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)&&!q.validate(o))return de.
errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=n===e}else var i=!0;if(i){let o=r.
source,n=e;if(e===n)if(typeof o=="string"){if($(o)>5e3)return de.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",
params:{limit:5e3}}],!1}else return de.errors=[{instancePath:t+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var i=n===
e;if(i){if(r.source_hash!==void 0){let s=r.source_hash,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:t+"/source_h\
ash",schemaPath:"#/properties/source_hash/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!q.validate(s))return de.
errors=[{instancePath:t+"/source_hash",schemaPath:"#/properties/source_hash/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){
let s=r.n,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return de.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s))return de.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(s<1||isNaN(s))return de.errors=[{instancePath:t+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=m===e;if(i){if(r.prefix!==void 0){let u=e;if(typeof r.prefix!="string")return de.errors=[{instancePath:t+"/prefix",schemaPath:"\
#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){let u=e;if(typeof r.rich!="boolean")return de.errors=[{instancePath:t+
"/rich",schemaPath:"#/properties/rich/type",keyword:"type",params:{type:"boolean"}}],!1;var i=u===e;if(i){let f=e;if(typeof r.tm_matches!="boolean")return de.errors=
[{instancePath:t+"/tm_matches",schemaPath:"#/properties/tm_matches/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e;if(i){let g=e;if(typeof r.project_tags!=
"boolean")return de.errors=[{instancePath:t+"/project_tags",schemaPath:"#/properties/project_tags/type",keyword:"type",params:{type:"boolean"}}],!1;var i=g===e;
if(i){let F=e;if(typeof r.containsICUData!="boolean")return de.errors=[{instancePath:t+"/containsICUData",schemaPath:"#/properties/containsICUData/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=F===e;if(i){let y=e;if(typeof r.contains_icu_data!="boolean")return de.errors=[{instancePath:t+"/contains_icu_data",schemaPath:"\
#/properties/contains_icu_data/type",keyword:"type",params:{type:"boolean"}}],!1;var i=y===e}}}}}}}}}}else return de.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return de.errors=l,e===0}de.evaluated={props:{memory_id:!0,source:!0,source_hash:!0,n:!0,prefix:!0,rich:!0,tm_matches:!0,
project_tags:!0,containsICUData:!0,contains_icu_data:!0},dynamicProps:!1,dynamicItems:!1};var Li=Fe;function Fe(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Fe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.source_to_target===void 0&&(s="source_to_target")||r.code_to_name===
void 0&&(s="code_to_name"))return Fe.errors=[{instancePath:t,schemaPath:"Languages.json/required",keyword:"required",params:{missingProperty:s}}],!1;{let m=e;for(let A in r)
if(!(A==="source_to_target"||A==="code_to_name")){return Fe.errors=[{instancePath:t,schemaPath:"Languages.json/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:A}}],!1;break}if(m===e){if(r.source_to_target!==void 0){let A=r.source_to_target,u=e;if(e===u)if(A&&typeof A=="object"&&!Array.isArray(
A))for(let c in A){let f=A[c],h=e;if(e===h)if(f&&typeof f=="object"&&!Array.isArray(f))for(let g in f){let v=f[g],F=e;if(typeof v!="boolean")return Fe.errors=[{
instancePath:t+"/source_to_target/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/\
source_to_target/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"boolean"}}],!1;if(v!==!0)return Fe.errors=[{instancePath:t+"/sourc\
e_to_target/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/addit\
ionalProperties/additionalProperties/const",keyword:"const",params:{allowedValue:!0}}],!1;var a=F===e;if(!a)break}else return Fe.errors=[{instancePath:t+"/sourc\
e_to_target/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"Languages.json/properties/source_to_target/additionalProperties/type",keyword:"type",params:{
type:"object"}}],!1;var o=h===e;if(!o)break}else return Fe.errors=[{instancePath:t+"/source_to_target",schemaPath:"Languages.json/properties/source_to_target/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var n=u===e}else var n=!0;if(n)if(r.code_to_name!==void 0){let A=r.code_to_name,u=e;if(e===u)if(A&&typeof A=="obj\
ect"&&!Array.isArray(A))for(let f in A){let h=e;if(typeof A[f]!="string")return Fe.errors=[{instancePath:t+"/code_to_name/"+f.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"Languages.json/properties/code_to_name/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var d=h===e;if(!d)break}else return Fe.
errors=[{instancePath:t+"/code_to_name",schemaPath:"Languages.json/properties/code_to_name/type",keyword:"type",params:{type:"object"}}],!1;var n=u===e}else var n=!0}}}else
return Fe.errors=[{instancePath:t,schemaPath:"Languages.json/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=l,e===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ti=te;var Ce={type:"object",required:["id","srclang","trglang","srclocale","trglocale","name","is_processing","version","created_at","updated_at","resources"],properties:{
id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"\
string",minLength:1,maxLength:255},is_processing:{type:["boolean","null"]},version:{type:"integer",minimum:0},created_at:{type:"integer"},updated_at:{type:"inte\
ger"},resources:{type:"array",items:{type:"string"}}},additionalProperties:!1,$id:"Memory.json"},be=Object.prototype.hasOwnProperty,R=Vt().default,W=$e().fullFormats.
int64;function te(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=te.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let n=r.length;for(let d=0;d<n;d++){let s=r[d],m=e;if(e===e)if(s&&typeof s==
"object"&&!Array.isArray(s)){let c;if(s.id===void 0&&(c="id")||s.srclang===void 0&&(c="srclang")||s.trglang===void 0&&(c="trglang")||s.srclocale===void 0&&(c="s\
rclocale")||s.trglocale===void 0&&(c="trglocale")||s.name===void 0&&(c="name")||s.is_processing===void 0&&(c="is_processing")||s.version===void 0&&(c="version")||
s.created_at===void 0&&(c="created_at")||s.updated_at===void 0&&(c="updated_at")||s.resources===void 0&&(c="resources"))return te.errors=[{instancePath:t+"/"+d,
schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let h in s)if(!be.call(Ce.properties,h)){return te.errors=[{instancePath:t+
"/"+d,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(f===e){if(s.id!==void 0){let h=s.
id,g=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return te.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"Memory.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof h=="number"&&isFinite(h)&&!W.validate(h))return te.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"Memory.js\
on/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=g===e}else var a=!0;if(a){if(s.srclang!==void 0){let h=e;if(typeof s.srclang!="stri\
ng")return te.errors=[{instancePath:t+"/"+d+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else
var a=!0;if(a){if(s.trglang!==void 0){let h=e;if(typeof s.trglang!="string")return te.errors=[{instancePath:t+"/"+d+"/trglang",schemaPath:"Memory.json/propertie\
s/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(s.srclocale!==void 0){let h=s.srclocale,g=e;if(typeof h!="string"&&
h!==null)return te.errors=[{instancePath:t+"/"+d+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ce.properties.srclocale.
type}}],!1;var a=g===e}else var a=!0;if(a){if(s.trglocale!==void 0){let h=s.trglocale,g=e;if(typeof h!="string"&&h!==null)return te.errors=[{instancePath:t+"/"+
d+"/trglocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ce.properties.trglocale.type}}],!1;var a=g===e}else var a=!0;if(a){
if(s.name!==void 0){let h=s.name,g=e;if(e===g)if(typeof h=="string"){if(R(h)>255)return te.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"Memory.json/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(h)<1)return te.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"Memory.json/properties/nam\
e/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(s.is_processing!==void 0){let h=s.is_processing,g=e;if(typeof h!="boolean"&&h!==null)return te.
errors=[{instancePath:t+"/"+d+"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ce.properties.is_processing.type}}],
!1;var a=g===e}else var a=!0;if(a){if(s.version!==void 0){let h=s.version,g=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return te.errors=[{instancePath:t+
"/"+d+"/version",schemaPath:"Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof h=="number"&&isFinite(h)&&(h<0||isNaN(
h)))return te.errors=[{instancePath:t+"/"+d+"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var a=g===e}else var a=!0;if(a){if(s.created_at!==void 0){let h=s.created_at,g=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return te.errors=[{
instancePath:t+"/"+d+"/created_at",schemaPath:"Memory.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=g===e}else var a=!0;if(a){
if(s.updated_at!==void 0){let h=s.updated_at,g=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return te.errors=[{instancePath:t+"/"+d+"/updated_at",
schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=g===e}else var a=!0;if(a)if(s.resources!==void 0){let h=s.
resources,g=e;if(e===g)if(Array.isArray(h)){var o=!0;let F=h.length;for(let P=0;P<F;P++){let y=e;if(typeof h[P]!="string")return te.errors=[{instancePath:t+"/"+
d+"/resources/"+P,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",params:{type:"string"}}],!1;var o=y===e;if(!o)break}}else return te.errors=
[{instancePath:t+"/"+d+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0}}}}}}}}}}}}else
return te.errors=[{instancePath:t+"/"+d,schemaPath:"Memory.json/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e;if(!i)break}}else return te.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return te.errors=l,e===0}te.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var qi=se;function se(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.srclang===void 0&&(n="srclang")||
r.trglang===void 0&&(n="trglang")||r.srclocale===void 0&&(n="srclocale")||r.trglocale===void 0&&(n="trglocale")||r.name===void 0&&(n="name")||r.is_processing===
void 0&&(n="is_processing")||r.version===void 0&&(n="version")||r.created_at===void 0&&(n="created_at")||r.updated_at===void 0&&(n="updated_at")||r.resources===
void 0&&(n="resources"))return se.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let s in r)
if(!be.call(Ce.properties,s)){return se.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return se.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return se.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return se.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.srclocale!==void 0){let s=r.srclocale,m=e;if(typeof s!=
"string"&&s!==null)return se.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ce.properties.srclocale.
type}}],!1;var a=m===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,m=e;if(typeof s!="string"&&s!==null)return se.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ce.properties.trglocale.type}}],!1;var a=m===e}else var a=!0;if(a){if(r.
name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s=="string"){if(R(s)>255)return se.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return se.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=m===e}else var a=!0;if(a){if(r.is_processing!==void 0){let s=r.is_processing,m=e;if(typeof s!="boolean"&&s!==null)return se.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ce.properties.is_processing.type}}],!1;var a=m===e}else var a=!0;
if(a){if(r.version!==void 0){let s=r.version,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return se.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=m===e}else var a=!0;if(a){if(r.created_at!==
void 0){let s=r.created_at,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=m===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return se.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var a=m===e}else var a=!0;if(a)if(r.resources!==void 0){let s=r.resources,m=e;if(e===m)if(Array.isArray(s)){var o=!0;let u=s.length;for(let c=0;c<
u;c++){let f=e;if(typeof s[c]!="string")return se.errors=[{instancePath:t+"/resources/"+c,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var o=f===e;if(!o)break}}else return se.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}}}}}}}}}}else return se.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return se.errors=l,e===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ei=ie;function ie(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ie.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.srclang===void 0&&(n="srclang")||
r.trglang===void 0&&(n="trglang")||r.srclocale===void 0&&(n="srclocale")||r.trglocale===void 0&&(n="trglocale")||r.name===void 0&&(n="name")||r.is_processing===
void 0&&(n="is_processing")||r.version===void 0&&(n="version")||r.created_at===void 0&&(n="created_at")||r.updated_at===void 0&&(n="updated_at")||r.resources===
void 0&&(n="resources"))return ie.errors=[{instancePath:t,schemaPath:"Memory.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let s in r)
if(!be.call(Ce.properties,s)){return ie.errors=[{instancePath:t,schemaPath:"Memory.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/id",schemaPath:"\
Memory.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ie.errors=[{instancePath:t+
"/id",schemaPath:"Memory.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===e}else var a=!0;if(a){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return ie.errors=[{instancePath:t+"/srclang",schemaPath:"Memory.json/properties/srclang/type",keyword:"type",params:{type:"string"}}],
!1;var a=s===e}else var a=!0;if(a){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return ie.errors=[{instancePath:t+"/trglang",schemaPath:"Memory.\
json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a){if(r.srclocale!==void 0){let s=r.srclocale,m=e;if(typeof s!=
"string"&&s!==null)return ie.errors=[{instancePath:t+"/srclocale",schemaPath:"Memory.json/properties/srclocale/type",keyword:"type",params:{type:Ce.properties.srclocale.
type}}],!1;var a=m===e}else var a=!0;if(a){if(r.trglocale!==void 0){let s=r.trglocale,m=e;if(typeof s!="string"&&s!==null)return ie.errors=[{instancePath:t+"/tr\
glocale",schemaPath:"Memory.json/properties/trglocale/type",keyword:"type",params:{type:Ce.properties.trglocale.type}}],!1;var a=m===e}else var a=!0;if(a){if(r.
name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s=="string"){if(R(s)>255)return ie.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return ie.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/name",schemaPath:"Memory.json/properties/name/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=m===e}else var a=!0;if(a){if(r.is_processing!==void 0){let s=r.is_processing,m=e;if(typeof s!="boolean"&&s!==null)return ie.errors=[{instancePath:t+
"/is_processing",schemaPath:"Memory.json/properties/is_processing/type",keyword:"type",params:{type:Ce.properties.is_processing.type}}],!1;var a=m===e}else var a=!0;
if(a){if(r.version!==void 0){let s=r.version,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/version",schemaPath:"\
Memory.json/properties/version/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return ie.errors=[{instancePath:t+
"/version",schemaPath:"Memory.json/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=m===e}else var a=!0;if(a){if(r.created_at!==
void 0){let s=r.created_at,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/created_at",schemaPath:"Memory.json/\
properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var a=m===e}else var a=!0;if(a){if(r.updated_at!==void 0){let s=r.updated_at,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ie.errors=[{instancePath:t+"/updated_at",schemaPath:"Memory.json/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var a=m===e}else var a=!0;if(a)if(r.resources!==void 0){let s=r.resources,m=e;if(e===m)if(Array.isArray(s)){var o=!0;let u=s.length;for(let c=0;c<
u;c++){let f=e;if(typeof s[c]!="string")return ie.errors=[{instancePath:t+"/resources/"+c,schemaPath:"Memory.json/properties/resources/items/type",keyword:"type",
params:{type:"string"}}],!1;var o=f===e;if(!o)break}}else return ie.errors=[{instancePath:t+"/resources",schemaPath:"Memory.json/properties/resources/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}}}}}}}}}}else return ie.errors=[{instancePath:t,schemaPath:"Memory.json/type",keyword:"type",params:{
type:"object"}}],!1;return ie.errors=l,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Si=Oe;function Oe(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.deleted===void 0&&(a="deleted"))
return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(!(n==="id"||n==="deleted")){
return Oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(r.id!==
void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!W.validate(n))return Oe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i)if(r.deleted!==void 0){let n=r.deleted,d=e;if(typeof n!="boolean")return Oe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return Oe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var i=d===e}else var i=!0}}}else return Oe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=l,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Mi=me;var Ha={type:"object",required:["source","target","score","metadata"],properties:{source:{type:"string"},target:{type:"string"},score:{type:"integer",minimum:75,
maximum:100},metadata:{type:"object",required:["segment_id","resource_name","user_email","created_at"],properties:{segment_id:{type:"integer",format:"int64"},resource_name:{
type:["string","null"]},user_email:{type:"string"},created_at:{type:"integer"}},additionalProperties:!1}},additionalProperties:!1,$id:"TranslationMemoryEntry.js\
on"};function me(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let n=r.length;for(let d=0;d<n;d++){let s=r[d],m=e;if(e===e)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let c;if(s.source===void 0&&(c="source")||s.target===void 0&&(c="target")||s.score===void 0&&(c="score")||s.metadata===void 0&&(c="m\
etadata"))return me.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationMemoryEntry.json/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;
for(let h in s)if(!(h==="source"||h==="target"||h==="score"||h==="metadata")){return me.errors=[{instancePath:t+"/"+d,schemaPath:"TranslationMemoryEntry.json/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(f===e){if(s.source!==void 0){let h=e;if(typeof s.source!="string")
return me.errors=[{instancePath:t+"/"+d+"/source",schemaPath:"TranslationMemoryEntry.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var a=h===
e}else var a=!0;if(a){if(s.target!==void 0){let h=e;if(typeof s.target!="string")return me.errors=[{instancePath:t+"/"+d+"/target",schemaPath:"TranslationMemory\
Entry.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(s.score!==void 0){let h=s.score,g=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return me.errors=[{instancePath:t+"/"+d+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===g&&typeof h=="number"&&isFinite(h)){if(h>100||isNaN(h))return me.errors=[{instancePath:t+"/"+d+"/score",schemaPath:"Tr\
anslationMemoryEntry.json/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(h<75||isNaN(h))return me.errors=[{instancePath:t+
"/"+d+"/score",schemaPath:"TranslationMemoryEntry.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:75}}],!1}var a=g===e}else var a=!0;
if(a)if(s.metadata!==void 0){let h=s.metadata,g=e;if(e===g)if(h&&typeof h=="object"&&!Array.isArray(h)){let F;if(h.segment_id===void 0&&(F="segment_id")||h.resource_name===
void 0&&(F="resource_name")||h.user_email===void 0&&(F="user_email")||h.created_at===void 0&&(F="created_at"))return me.errors=[{instancePath:t+"/"+d+"/metadata",
schemaPath:"TranslationMemoryEntry.json/properties/metadata/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let y in h)if(!(y==="segme\
nt_id"||y==="resource_name"||y==="user_email"||y==="created_at")){return me.errors=[{instancePath:t+"/"+d+"/metadata",schemaPath:"TranslationMemoryEntry.json/pr\
operties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(P===e){if(h.segment_id!==void 0){let y=h.segment_id,
x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return me.errors=[{instancePath:t+"/"+d+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.j\
son/properties/metadata/properties/segment_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)&&!W.validate(y))return me.
errors=[{instancePath:t+"/"+d+"/metadata/segment_id",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/segment_id/format",keyword:"format",
params:{format:"int64"}}],!1;var o=x===e}else var o=!0;if(o){if(h.resource_name!==void 0){let y=h.resource_name,x=e;if(typeof y!="string"&&y!==null)return me.errors=
[{instancePath:t+"/"+d+"/metadata/resource_name",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/resource_name/type",keyword:"type",params:{
type:Ha.properties.metadata.properties.resource_name.type}}],!1;var o=x===e}else var o=!0;if(o){if(h.user_email!==void 0){let y=e;if(typeof h.user_email!="strin\
g")return me.errors=[{instancePath:t+"/"+d+"/metadata/user_email",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/user_email/type",keyword:"\
type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o)if(h.created_at!==void 0){let y=h.created_at,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)))return me.errors=[{instancePath:t+"/"+d+"/metadata/created_at",schemaPath:"TranslationMemoryEntry.json/properties/metadata/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var o=x===e}else var o=!0}}}}}else return me.errors=[{instancePath:t+"/"+d+"/metadata",schemaPath:"TranslationMemoryEntry.jso\
n/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=g===e}else var a=!0}}}}}else return me.errors=[{instancePath:t+"/"+d,schemaPath:"Tr\
anslationMemoryEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e;if(!i)break}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return me.errors=l,e===0}me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ci=Re;function Re(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Re.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.isProcessing===void 0&&(a="isPro\
cessing"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(!(n==="id"||n===
"isProcessing")){return Re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===
e){if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Re.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!W.validate(n))return Re.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i)if(r.isProcessing!==void 0){let n=r.isProcessing,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Re.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"\
integer"}}],!1;if(n!==1)return Re.errors=[{instancePath:t+"/isProcessing",schemaPath:"#/properties/isProcessing/const",keyword:"const",params:{allowedValue:1}}],
!1;var i=d===e}else var i=!0}}}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=l,e===0}Re.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $i=Ue;function Ue(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ue.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.is_processing===void 0&&(a="is_p\
rocessing"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(!(n==="id"||
n==="is_processing")){return Ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(o===e){if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ue.errors=[{instancePath:t+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!W.validate(n))return Ue.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i)if(r.is_processing!==void 0){let n=r.is_processing,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ue.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/type",keyword:"type",params:{
type:"integer"}}],!1;if(n!==1)return Ue.errors=[{instancePath:t+"/is_processing",schemaPath:"#/properties/is_processing/const",keyword:"const",params:{allowedValue:1}}],
!1;var i=d===e}else var i=!0}}}else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ue.errors=l,e===0}Ue.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wi=or;function or(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=or.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.success===void 0&&(i="success"))return or.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let o in r)if(o!=="success"){return or.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(a===e&&r.success!==void 0){let o=r.success;if(typeof o!="bool\
ean")return or.errors=[{instancePath:t+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"}}],!1;if(o!==!0)return or.errors=
[{instancePath:t+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue:!0}}],!1}}}else return or.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return or.errors=l,e===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zi=_t;function H(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=H.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.untokenizedSource===void 0&&(m="untokenizedSource")||r.tokenizedSource===
void 0&&(m="tokenizedSource")||r.sourceDelimiters===void 0&&(m="sourceDelimiters")||r.translation===void 0&&(m="translation"))return H.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let A=e;for(let u in r)if(!(u==="untokenizedSource"||u==="tokenizedSource"||u==="sourceDelimiter\
s"||u==="translation")){return H.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}
if(A===e){if(r.untokenizedSource!==void 0){let u=e;if(typeof r.untokenizedSource!="string")return H.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(r.tokenizedSource!==void 0){let u=e;if(typeof r.
tokenizedSource!="string")return H.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var i=u===e}else var i=!0;if(i){if(r.sourceDelimiters!==void 0){let u=r.sourceDelimiters,c=e;if(e===c)if(Array.isArray(u)){var a=!0;let h=u.length;for(let g=0;g<
h;g++){let v=e;if(typeof u[g]!="string")return H.errors=[{instancePath:t+"/sourceDelimiters/"+g,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=v===e;if(!a)break}}else return H.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(r.translation!==void 0){let u=r.translation,c=e;if(e===c)if(Array.isArray(u)){var o=!0;
let h=u.length;for(let g=0;g<h;g++){let v=u[g],F=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let x;if(v.target===void 0&&(x="target")||v.score===void 0&&
(x="score")||v.isTMMatch===void 0&&(x="isTMMatch"))return H.errors=[{instancePath:t+"/translation/"+g,schemaPath:"Translation.json/required",keyword:"required",
params:{missingProperty:x}}],!1;{let I=e;for(let L in v)if(!(L==="target"||L==="targetWithTags"||L==="align"||L==="provenance"||L==="score"||L==="isTMMatch"||L===
"targetWords"||L==="targetDelimiters")){return H.errors=[{instancePath:t+"/translation/"+g,schemaPath:"Translation.json/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:L}}],!1;break}if(I===e){if(v.target!==void 0){let L=e;if(typeof v.target!="string")return H.errors=[{instancePath:t+"/tr\
anslation/"+g+"/target",schemaPath:"Translation.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=L===e}else var n=!0;if(n){if(v.targetWithTags!==
void 0){let L=e;if(typeof v.targetWithTags!="string")return H.errors=[{instancePath:t+"/translation/"+g+"/targetWithTags",schemaPath:"Translation.json/propertie\
s/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var n=L===e}else var n=!0;if(n){if(v.align!==void 0){let L=e;if(typeof v.align!="string")return H.
errors=[{instancePath:t+"/translation/"+g+"/align",schemaPath:"Translation.json/properties/align/type",keyword:"type",params:{type:"string"}}],!1;var n=L===e}else
var n=!0;if(n){if(v.provenance!==void 0){let L=e;if(typeof v.provenance!="string")return H.errors=[{instancePath:t+"/translation/"+g+"/provenance",schemaPath:"T\
ranslation.json/properties/provenance/type",keyword:"type",params:{type:"string"}}],!1;var n=L===e}else var n=!0;if(n){if(v.score!==void 0){let L=v.score,U=e;if(e===
U)if(typeof L=="number"&&isFinite(L)){if(L>100||isNaN(L))return H.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"Translation.json/properties/sco\
re/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(L<0||isNaN(L))return H.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"T\
ranslation.json/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return H.errors=[{instancePath:t+"/translation/"+g+"/scor\
e",schemaPath:"Translation.json/properties/score/type",keyword:"type",params:{type:"number"}}],!1;var n=U===e}else var n=!0;if(n){if(v.isTMMatch!==void 0){let L=e;
if(typeof v.isTMMatch!="boolean")return H.errors=[{instancePath:t+"/translation/"+g+"/isTMMatch",schemaPath:"Translation.json/properties/isTMMatch/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=L===e}else var n=!0;if(n){if(v.targetWords!==void 0){let L=v.targetWords,U=e;if(e===U)if(Array.isArray(L)){var d=!0;let j=L.
length;for(let N=0;N<j;N++){let Or=e;if(typeof L[N]!="string")return H.errors=[{instancePath:t+"/translation/"+g+"/targetWords/"+N,schemaPath:"Translation.json/\
properties/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var d=Or===e;if(!d)break}}else return H.errors=[{instancePath:t+"/translation/"+g+
"/targetWords",schemaPath:"Translation.json/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var n=U===e}else var n=!0;if(n)if(v.targetDelimiters!==
void 0){let L=v.targetDelimiters,U=e;if(e===U)if(Array.isArray(L)){var s=!0;let j=L.length;for(let N=0;N<j;N++){let Or=e;if(typeof L[N]!="string")return H.errors=
[{instancePath:t+"/translation/"+g+"/targetDelimiters/"+N,schemaPath:"Translation.json/properties/targetDelimiters/items/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var s=Or===e;if(!s)break}}else return H.errors=[{instancePath:t+"/translation/"+g+"/targetDelimiters",schemaPath:"Translation.json/properties/targetDe\
limiters/type",keyword:"type",params:{type:"array"}}],!1;var n=U===e}else var n=!0}}}}}}}}}else return H.errors=[{instancePath:t+"/translation/"+g,schemaPath:"T\
ranslation.json/type",keyword:"type",params:{type:"object"}}],!1;var o=F===e;if(!o)break}}else return H.errors=[{instancePath:t+"/translation",schemaPath:"#/pro\
perties/translation/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return H.errors=l,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _t(r,{instancePath:t="",parentData:w,parentDataProperty:_,
rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=_t.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),H(r,{instancePath:t,
parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?H.errors:l.concat(H.errors),e=l.length),_t.errors=l,e===0}_t.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ji=ge;var Pt={type:"object",required:["id","fileId","status","createdAt"],properties:{id:{type:"integer",format:"int64"},fileId:{type:"integer",format:"int64"},status:{
type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},createdAt:{type:"integer"},errorMsg:{type:"string",enum:["Unsupported file type","Fil\
e extraction error","No translatable content","Batch MT initiation failure","Batch MT response failure","File reassembly error","Billing error","Invalid memory",
"Storage error"]}},additionalProperties:!1,$id:"TranslationInfo.json"};function ge(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let o=r.length;for(let n=0;n<
o;n++){let d=r[n],s=e;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let u;if(d.id===void 0&&(u="id")||d.fileId===void 0&&(u="fileId")||d.status===void 0&&
(u="status")||d.createdAt===void 0&&(u="createdAt"))return ge.errors=[{instancePath:t+"/"+n,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{
missingProperty:u}}],!1;{let c=e;for(let f in d)if(!(f==="id"||f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg")){return ge.errors=[{instancePath:t+"\
/"+n,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e){if(d.id!==void 0){
let f=d.id,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ge.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"TranslationInfo.json/propertie\
s/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof f=="number"&&isFinite(f)&&!W.validate(f))return ge.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"\
TranslationInfo.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=h===e}else var a=!0;if(a){if(d.fileId!==void 0){let f=d.fileId,h=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ge.errors=[{instancePath:t+"/"+n+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof f=="number"&&isFinite(f)&&!W.validate(f))return ge.errors=[{instancePath:t+"/"+n+"/fileId",schemaPath:"\
TranslationInfo.json/properties/fileId/format",keyword:"format",params:{format:"int64"}}],!1;var a=h===e}else var a=!0;if(a){if(d.status!==void 0){let f=d.status,
h=e;if(typeof f!="string")return ge.errors=[{instancePath:t+"/"+n+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(f==="InProgress"||f==="Completed"||f==="ReadyForDownload"||f==="Failed"))return ge.errors=[{instancePath:t+"/"+n+"/status",schemaPath:"Transl\
ationInfo.json/properties/status/enum",keyword:"enum",params:{allowedValues:Pt.properties.status.enum}}],!1;var a=h===e}else var a=!0;if(a){if(d.createdAt!==void 0){
let f=d.createdAt,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return ge.errors=[{instancePath:t+"/"+n+"/createdAt",schemaPath:"TranslationInfo.\
json/properties/createdAt/type",keyword:"type",params:{type:"integer"}}],!1;var a=h===e}else var a=!0;if(a)if(d.errorMsg!==void 0){let f=d.errorMsg,h=e;if(typeof f!=
"string")return ge.errors=[{instancePath:t+"/"+n+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],
!1;if(!(f==="Unsupported file type"||f==="File extraction error"||f==="No translatable content"||f==="Batch MT initiation failure"||f==="Batch MT response failu\
re"||f==="File reassembly error"||f==="Billing error"||f==="Invalid memory"||f==="Storage error"))return ge.errors=[{instancePath:t+"/"+n+"/errorMsg",schemaPath:"\
TranslationInfo.json/properties/errorMsg/enum",keyword:"enum",params:{allowedValues:Pt.properties.errorMsg.enum}}],!1;var a=h===e}else var a=!0}}}}}}else return ge.
errors=[{instancePath:t+"/"+n,schemaPath:"TranslationInfo.json/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e;if(!i)break}}else return ge.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ge.errors=l,e===0}ge.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Oi=he;function he(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let o=r.length;for(let n=0;n<o;n++){let d=r[n],s=e;if(e===e)if(d&&typeof d=="object"&&
!Array.isArray(d)){let u;if(d.id===void 0&&(u="id")||d.fileId===void 0&&(u="fileId")||d.status===void 0&&(u="status")||d.createdAt===void 0&&(u="createdAt"))return he.
errors=[{instancePath:t+"/"+n,schemaPath:"TranslationInfo.json/required",keyword:"required",params:{missingProperty:u}}],!1;{let c=e;for(let f in d)if(!(f==="id"||
f==="fileId"||f==="status"||f==="createdAt"||f==="errorMsg")){return he.errors=[{instancePath:t+"/"+n,schemaPath:"TranslationInfo.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e){if(d.id!==void 0){let f=d.id,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))
return he.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"TranslationInfo.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof f==
"number"&&isFinite(f)&&!W.validate(f))return he.errors=[{instancePath:t+"/"+n+"/id",schemaPath:"TranslationInfo.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var a=h===e}else var a=!0;if(a){if(d.fileId!==void 0){let f=d.fileId,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return he.
errors=[{instancePath:t+"/"+n+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof f==
"number"&&isFinite(f)&&!W.validate(f))return he.errors=[{instancePath:t+"/"+n+"/fileId",schemaPath:"TranslationInfo.json/properties/fileId/format",keyword:"form\
at",params:{format:"int64"}}],!1;var a=h===e}else var a=!0;if(a){if(d.status!==void 0){let f=d.status,h=e;if(typeof f!="string")return he.errors=[{instancePath:t+
"/"+n+"/status",schemaPath:"TranslationInfo.json/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="InProgress"||f==="Completed"||f===
"ReadyForDownload"||f==="Failed"))return he.errors=[{instancePath:t+"/"+n+"/status",schemaPath:"TranslationInfo.json/properties/status/enum",keyword:"enum",params:{
allowedValues:Pt.properties.status.enum}}],!1;var a=h===e}else var a=!0;if(a){if(d.createdAt!==void 0){let f=d.createdAt,h=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return he.errors=[{instancePath:t+"/"+n+"/createdAt",schemaPath:"TranslationInfo.json/properties/createdAt/type",keyword:"type",params:{type:"i\
nteger"}}],!1;var a=h===e}else var a=!0;if(a)if(d.errorMsg!==void 0){let f=d.errorMsg,h=e;if(typeof f!="string")return he.errors=[{instancePath:t+"/"+n+"/errorM\
sg",schemaPath:"TranslationInfo.json/properties/errorMsg/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="Unsupported file type"||f==="File extraction\
 error"||f==="No translatable content"||f==="Batch MT initiation failure"||f==="Batch MT response failure"||f==="File reassembly error"||f==="Billing error"||f===
"Invalid memory"||f==="Storage error"))return he.errors=[{instancePath:t+"/"+n+"/errorMsg",schemaPath:"TranslationInfo.json/properties/errorMsg/enum",keyword:"e\
num",params:{allowedValues:Pt.properties.errorMsg.enum}}],!1;var a=h===e}else var a=!0}}}}}}else return he.errors=[{instancePath:t+"/"+n,schemaPath:"Translation\
Info.json/type",keyword:"type",params:{type:"object"}}],!1;var i=s===e;if(!i)break}}else return he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"array"}}],!1;return he.errors=l,e===0}he.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ri=Sr;function Sr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Sr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.signedAgreement===void 0&&(i="signedAgreement"))return Sr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let o in r)if(o!=="signedAgreement"){return Sr.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(a===e&&r.signedAgreement!==void 0&&
typeof r.signedAgreement!="boolean")return Sr.errors=[{instancePath:t+"/signedAgreement",schemaPath:"#/properties/signedAgreement/type",keyword:"type",params:{type:"\
boolean"}}],!1}}else return Sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Sr.errors=l,e===0}Sr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ui=Mr;var Ss={type:"object",required:["id","name","language","template","templateParams","preferences","content"],properties:{id:{type:"integer",format:"int64"},name:{
type:["string","null"],minLength:1,maxLength:255},language:{type:"string"},template:{type:"string",minLength:1,maxLength:100},templateParams:{$ref:"TemplatePara\
ms.json"},preferences:{type:["object","null"],properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}},additionalProperties:!1},
content:{type:["string","null"]}},additionalProperties:!1,$id:"Content.json"};function z(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=z.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.language===
void 0&&(d="language")||r.template===void 0&&(d="template")||r.templateParams===void 0&&(d="templateParams")||r.preferences===void 0&&(d="preferences")||r.content===
void 0&&(d="content"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let s=e;for(let m in r)if(!(m===
"id"||m==="name"||m==="language"||m==="template"||m==="templateParams"||m==="preferences"||m==="content")){return z.errors=[{instancePath:t,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(s===e){if(r.id!==void 0){let m=r.id,A=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof m==
"number"&&isFinite(m)&&!W.validate(m))return z.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=A===
e}else var i=!0;if(i){if(r.name!==void 0){let m=r.name,A=e;if(typeof m!="string"&&m!==null)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/nam\
e/type",keyword:"type",params:{type:Ss.properties.name.type}}],!1;if(e===A&&typeof m=="string"){if(R(m)>255)return z.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(m)<1)return z.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}var i=A===e}else var i=!0;if(i){if(r.language!==void 0){let m=e;if(typeof r.language!="string")return z.errors=[{
instancePath:t+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.template!==void 0){
let m=r.template,A=e;if(e===A)if(typeof m=="string"){if(R(m)>100)return z.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/maxLength",keyword:"\
maxLength",params:{limit:100}}],!1;if(R(m)<1)return z.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return z.errors=[{instancePath:t+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type:"string"}}],!1;var i=A===e}else
var i=!0;if(i){if(r.templateParams!==void 0){let m=r.templateParams,A=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let f;if(m.language===void 0&&(f="\
language"))return z.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/required",keyword:"required",params:{missingProperty:f}}],!1;{let h=e;
for(let g in m)if(!(g==="contentLength"||g==="memoryId"||g==="language"||g==="sections"||g==="summary")){return z.errors=[{instancePath:t+"/templateParams",schemaPath:"\
TemplateParams.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(h===e){if(m.contentLength!==void 0){let g=m.
contentLength,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return z.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"Template\
Params.json/properties/contentLength/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)){if(g>5e3||isNaN(g))return z.errors=
[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/maximum",keyword:"maximum",params:{comparison:"<=",limit:5e3}}],
!1;if(g<1||isNaN(g))return z.errors=[{instancePath:t+"/templateParams/contentLength",schemaPath:"TemplateParams.json/properties/contentLength/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=v===e}else var a=!0;if(a){if(m.memoryId!==void 0){let g=m.memoryId,v=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g)))return z.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===v&&typeof g=="number"&&isFinite(g)&&!W.validate(g))return z.errors=[{instancePath:t+"/templateParams/memoryId",schemaPath:"TemplateParams.\
json/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var a=v===e}else var a=!0;if(a){if(m.language!==void 0){let g=e;if(typeof m.language!=
"string")return z.errors=[{instancePath:t+"/templateParams/language",schemaPath:"TemplateParams.json/properties/language/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var a=g===e}else var a=!0;if(a){if(m.sections!==void 0){let g=m.sections,v=e;if(e===v)if(Array.isArray(g)){if(g.length>50)return z.errors=[{instancePath:t+
"/templateParams/sections",schemaPath:"TemplateParams.json/properties/sections/maxItems",keyword:"maxItems",params:{limit:50}}],!1;{var o=!0;let P=g.length;for(let y=0;y<
P;y++){let x=e;if(typeof g[y]!="string")return z.errors=[{instancePath:t+"/templateParams/sections/"+y,schemaPath:"TemplateParams.json/properties/sections/items\
/type",keyword:"type",params:{type:"string"}}],!1;var o=x===e;if(!o)break}}}else return z.errors=[{instancePath:t+"/templateParams/sections",schemaPath:"Templat\
eParams.json/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0;if(a)if(m.summary!==void 0){let g=m.summary,v=e;if(e===
v)if(typeof g=="string"){if(R(g)>5e3)return z.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return z.errors=[{instancePath:t+"/templateParams/summary",schemaPath:"TemplateParams.json/properties/summary/type",keyword:"\
type",params:{type:"string"}}],!1;var a=v===e}else var a=!0}}}}}}else return z.errors=[{instancePath:t+"/templateParams",schemaPath:"TemplateParams.json/type",keyword:"\
type",params:{type:"object"}}],!1;var i=A===e}else var i=!0;if(i){if(r.preferences!==void 0){let m=r.preferences,A=e;if(!(m&&typeof m=="object"&&!Array.isArray(
m))&&m!==null)return z.errors=[{instancePath:t+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type:Ss.properties.preferences.type}}],
!1;if(e===A&&m&&typeof m=="object"&&!Array.isArray(m)){let c=e;for(let f in m)if(!(f==="tone"||f==="styleguide")){return z.errors=[{instancePath:t+"/preferences",
schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e){if(m.tone!==void 0){
let f=m.tone,h=e;if(e===h)if(typeof f=="string"){if(R(f)>5e3)return z.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/propertie\
s/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return z.errors=[{instancePath:t+"/preferences/tone",schemaPath:"#/properties/preferences/pro\
perties/tone/type",keyword:"type",params:{type:"string"}}],!1;var n=h===e}else var n=!0;if(n)if(m.styleguide!==void 0){let f=m.styleguide,h=e;if(e===h)if(typeof f==
"string"){if(R(f)>5e3)return z.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/maxLength",keyword:"\
maxLength",params:{limit:5e3}}],!1}else return z.errors=[{instancePath:t+"/preferences/styleguide",schemaPath:"#/properties/preferences/properties/styleguide/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var n=h===e}else var n=!0}}var i=A===e}else var i=!0;if(i)if(r.content!==void 0){let m=r.content,A=e;if(typeof m!=
"string"&&m!==null)return z.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:Ss.properties.content.type}}],
!1;var i=A===e}else var i=!0}}}}}}}}else return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=l,e===0}
z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Mr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=Mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
contents===void 0&&(a="contents"))return Mr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)
if(n!=="contents"){return Mr.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(o===e&&r.contents!==void 0){let n=r.contents;if(e===e)if(Array.isArray(n)){var i=!0;let s=n.length;for(let m=0;m<s;m++){let A=e;z(n[m],{instancePath:t+"/cont\
ents/"+m,parentData:n,parentDataProperty:m,rootData:b,dynamicAnchors:k})||(l=l===null?z.errors:l.concat(z.errors),e=l.length);var i=A===e;if(!i)break}}else return Mr.
errors=[{instancePath:t+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"array"}}],!1}}}else return Mr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Mr.errors=l,e===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vi=Ve;function Ve(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.tone===void 0&&(o="tone")||r.styleguide===void 0&&(o="sty\
leguide"))return Ve.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let d in r)if(!(d===
"tone"||d==="styleguide")){return Ve.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(n===e){if(r.tone!==void 0){let d=r.tone,s=e;if(e===s)if(typeof d=="string"){if(R(d)>5e3)return Ve.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Ve.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.styleguide!==void 0){let d=r.styleguide,s=e;if(e===s)if(typeof d==
"string"){if(R(d)>5e3)return Ve.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Ve.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=s===e}else var a=!0}}}else return Ve.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Ve.
errors=l,e===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bi=Be;function Be(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.tone===void 0&&(o="tone")||r.styleguide===void 0&&(o="sty\
leguide"))return Be.errors=[{instancePath:t,schemaPath:"Preferences.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let d in r)if(!(d===
"tone"||d==="styleguide")){return Be.errors=[{instancePath:t,schemaPath:"Preferences.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(n===e){if(r.tone!==void 0){let d=r.tone,s=e;if(e===s)if(typeof d=="string"){if(R(d)>5e3)return Be.errors=[{instancePath:t+"/tone",schemaPath:"Prefer\
ences.json/properties/tone/maxLength",keyword:"maxLength",params:{limit:5e3}}],!1}else return Be.errors=[{instancePath:t+"/tone",schemaPath:"Preferences.json/pr\
operties/tone/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0;if(a)if(r.styleguide!==void 0){let d=r.styleguide,s=e;if(e===s)if(typeof d==
"string"){if(R(d)>5e3)return Be.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/maxLength",keyword:"maxLength",params:{
limit:5e3}}],!1}else return Be.errors=[{instancePath:t+"/styleguide",schemaPath:"Preferences.json/properties/styleguide/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=s===e}else var a=!0}}}else return Be.errors=[{instancePath:t,schemaPath:"Preferences.json/type",keyword:"type",params:{type:"object"}}],!1;return Be.
errors=l,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qi=bt;function bt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=bt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),z(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?z.errors:l.concat(
z.errors),e=l.length),bt.errors=l,e===0}bt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yi=wt;function wt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=wt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),z(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?z.errors:l.concat(
z.errors),e=l.length),wt.errors=l,e===0}wt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gi=pr;function pr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=pr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return pr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let o in r)if(o!=="id"){return pr.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(a===e&&r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return pr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="numb\
er"&&isFinite(o)&&!W.validate(o))return pr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return pr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=l,e===0}pr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Zi=ut;var Xa={type:"object",required:["id","name","assignmentType"],properties:{id:{type:"integer",format:"int64"},name:{type:"string"},assignmentType:{type:"string",
enum:["READY_TO_START","TRANSLATE","REVIEW","SECONDARY_REVIEW","DONE"]}},additionalProperties:!1,$id:"WorkflowStage.json"};function ae(r,{instancePath:t="",parentData:w,
parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.TeamId===void 0&&(n="TeamId")||r.stages===void 0&&
(n="stages"))return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let s in r)if(!(s==="id"||
s==="name"||s==="TeamId"||s==="stages")){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ae.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.name!==void 0){let s=e;if(typeof r.name!=
"string")return ae.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.TeamId!==void 0){let s=r.TeamId,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/TeamId",schemaPath:"#/prop\
erties/TeamId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return ae.errors=[{instancePath:t+"/Te\
amId",schemaPath:"#/properties/TeamId/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i)if(r.stages!==void 0){let s=r.stages,
m=e;if(e===m)if(Array.isArray(s)){var a=!0;let u=s.length;for(let c=0;c<u;c++){let f=s[c],h=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let F;if(f.id===
void 0&&(F="id")||f.name===void 0&&(F="name")||f.assignmentType===void 0&&(F="assignmentType"))return ae.errors=[{instancePath:t+"/stages/"+c,schemaPath:"Workfl\
owStage.json/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let y in f)if(!(y==="id"||y==="name"||y==="assignmentType")){return ae.errors=
[{instancePath:t+"/stages/"+c,schemaPath:"WorkflowStage.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(P===
e){if(f.id!==void 0){let y=f.id,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return ae.errors=[{instancePath:t+"/stages/"+c+"/id",schemaPath:"Wo\
rkflowStage.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)&&!W.validate(y))return ae.errors=[{instancePath:t+
"/stages/"+c+"/id",schemaPath:"WorkflowStage.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=x===e}else var o=!0;if(o){if(f.name!==
void 0){let y=e;if(typeof f.name!="string")return ae.errors=[{instancePath:t+"/stages/"+c+"/name",schemaPath:"WorkflowStage.json/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o)if(f.assignmentType!==void 0){let y=f.assignmentType,x=e;if(typeof y!="string")return ae.errors=
[{instancePath:t+"/stages/"+c+"/assignmentType",schemaPath:"WorkflowStage.json/properties/assignmentType/type",keyword:"type",params:{type:"string"}}],!1;if(!(y===
"READY_TO_START"||y==="TRANSLATE"||y==="REVIEW"||y==="SECONDARY_REVIEW"||y==="DONE"))return ae.errors=[{instancePath:t+"/stages/"+c+"/assignmentType",schemaPath:"\
WorkflowStage.json/properties/assignmentType/enum",keyword:"enum",params:{allowedValues:Xa.properties.assignmentType.enum}}],!1;var o=x===e}else var o=!0}}}}else
return ae.errors=[{instancePath:t+"/stages/"+c,schemaPath:"WorkflowStage.json/type",keyword:"type",params:{type:"object"}}],!1;var a=h===e;if(!a)break}}else return ae.
errors=[{instancePath:t+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}else return ae.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=l,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ut(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ut.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let a=r.length;for(let o=0;o<a;o++){let n=e;ae(r[o],{instancePath:t+"/"+o,parentData:r,
parentDataProperty:o,rootData:b,dynamicAnchors:k})||(l=l===null?ae.errors:l.concat(ae.errors),e=l.length);var i=n===e;if(!i)break}}else return ut.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ut.errors=l,e===0}ut.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Hi=ct;var mt={type:"object",required:["id","name","creationStatus","status","due","deliveredAt","isProcessing","stats"],properties:{id:{type:"integer",format:"int64"},
name:{type:"string",minLength:1,maxLength:255},creationStatus:{type:"string",enum:["PENDING","COMPLETE","FAILED"]},status:{type:"string",enum:["active","archive\
d","delivered"]},due:{type:["string","null"],format:"date-time"},deliveredAt:{type:["string","null"],format:"date-time"},isProcessing:{type:"integer",enum:[0,1,
-2]},stats:{$ref:"JobStats.json"}},additionalProperties:!1,$id:"Job.json"},Ze=$e().fullFormats["date-time"],Di={type:"object",required:["exactWords","fuzzyWords",
"newWords","sourceWords","numDeliveredProjects","numLanguagePairs","numProjects","percentReviewed","percentTranslated","uniqueLanguagePairs","uniqueLinguists","\
workflowStatus","projects"],properties:{exactWords:{type:"integer",minimum:0},fuzzyWords:{type:"integer",minimum:0},newWords:{type:"integer",minimum:0},sourceWords:{
type:"integer",minimum:0},numDeliveredProjects:{type:"integer",minimum:0},numLanguagePairs:{type:"integer",minimum:0},numProjects:{type:"integer",minimum:0},percentReviewed:{
type:"integer",minimum:0,maximum:100},percentTranslated:{type:"integer",minimum:0,maximum:100},uniqueLanguagePairs:{type:"integer",minimum:0},uniqueLinguists:{type:"\
integer",minimum:0},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},projects:{type:"array",items:{$ref:"JobProject.json"}}},additionalProperties:!1,
$id:"JobStats.json"},Ur={type:"object",required:["id","srcLang","srcLocale","trgLang","trgLocale","name","due","isComplete","isArchived","state","numSourceToken\
s","createdAt","updatedAt","isDeleted","memoryId","workflowStatus","workflowName"],properties:{id:{type:"integer",format:"int64"},srcLang:{type:"string"},srcLocale:{
type:["string","null"]},trgLang:{type:"string"},trgLocale:{type:["string","null"]},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isComplete:{
type:"boolean"},isArchived:{type:"boolean"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},numSourceTokens:{type:"integer",minimum:0},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},isDeleted:{type:"boolean"},memoryId:{type:"integer",format:"int64"},workflowStatus:{
type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},workflowName:{type:"string"}},additionalProperties:!1,$id:"JobProject.json"};function T(r,{instancePath:t="",
parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=T.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.exactWords===void 0&&(n="exactWords")||r.fuzzyWords===void 0&&(n="fuzzyWords")||r.newWords===
void 0&&(n="newWords")||r.sourceWords===void 0&&(n="sourceWords")||r.numDeliveredProjects===void 0&&(n="numDeliveredProjects")||r.numLanguagePairs===void 0&&(n=
"numLanguagePairs")||r.numProjects===void 0&&(n="numProjects")||r.percentReviewed===void 0&&(n="percentReviewed")||r.percentTranslated===void 0&&(n="percentTran\
slated")||r.uniqueLanguagePairs===void 0&&(n="uniqueLanguagePairs")||r.uniqueLinguists===void 0&&(n="uniqueLinguists")||r.workflowStatus===void 0&&(n="workflowS\
tatus")||r.projects===void 0&&(n="projects"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;
for(let s in r)if(!be.call(Di.properties,s)){return T.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.exactWords!==void 0){let s=r.exactWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/\
exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;
if(i){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;if(i){if(r.newWords!==
void 0){let s=r.newWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;if(i){if(r.sourceWords!==void 0){let s=r.sourceWords,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/prop\
erties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;if(i){if(r.numDeliveredProjects!==void 0){let s=r.
numDeliveredProjects,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/numDeliveredProjects",schemaPath:"#/propert\
ies/numDeliveredProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/numDeliveredProjects",schemaPath:"#/properties/numDeliveredProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;
if(i){if(r.numLanguagePairs!==void 0){let s=r.numLanguagePairs,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/n\
umLanguagePairs",schemaPath:"#/properties/numLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s)))return T.errors=[{instancePath:t+"/numLanguagePairs",schemaPath:"#/properties/numLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var i=m===e}else var i=!0;if(i){if(r.numProjects!==void 0){let s=r.numProjects,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[
{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s)))return T.errors=[{instancePath:t+"/numProjects",schemaPath:"#/properties/numProjects/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1;var i=m===e}else var i=!0;if(i){if(r.percentReviewed!==void 0){let s=r.percentReviewed,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.
errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="numbe\
r"&&isFinite(s)){if(s>100||isNaN(s))return T.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return T.errors=[{instancePath:t+"/percentReviewed",schemaPath:"#/properties/percentReviewed/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.percentTranslated!==void 0){let s=r.percentTranslated,m=e;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/properties/percentTranslated/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"#/propertie\
s/percentTranslated/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return T.errors=[{instancePath:t+"/percentTranslated",schemaPath:"\
#/properties/percentTranslated/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.uniqueLanguagePairs!==void 0){
let s=r.uniqueLanguagePairs,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/uniqueLanguagePairs",schemaPath:"#/p\
roperties/uniqueLanguagePairs/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.errors=[{instancePath:t+
"/uniqueLanguagePairs",schemaPath:"#/properties/uniqueLanguagePairs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;if(i){
if(r.uniqueLinguists!==void 0){let s=r.uniqueLinguists,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return T.errors=[{instancePath:t+"/uniqueLin\
guists",schemaPath:"#/properties/uniqueLinguists/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return T.
errors=[{instancePath:t+"/uniqueLinguists",schemaPath:"#/properties/uniqueLinguists/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else
var i=!0;if(i){if(r.workflowStatus!==void 0){let s=r.workflowStatus,m=e;if(typeof s!="string")return T.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/p\
roperties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return T.errors=[{instancePath:t+
"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Di.properties.workflowStatus.enum}}],!1;var i=m===e}else var i=!0;
if(i)if(r.projects!==void 0){let s=r.projects,m=e;if(e===m)if(Array.isArray(s)){var a=!0;let u=s.length;for(let c=0;c<u;c++){let f=s[c],h=e;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f)){let F;if(f.id===void 0&&(F="id")||f.srcLang===void 0&&(F="srcLang")||f.srcLocale===void 0&&(F="srcLocale")||f.trgLang===void 0&&(F=
"trgLang")||f.trgLocale===void 0&&(F="trgLocale")||f.name===void 0&&(F="name")||f.due===void 0&&(F="due")||f.isComplete===void 0&&(F="isComplete")||f.isArchived===
void 0&&(F="isArchived")||f.state===void 0&&(F="state")||f.numSourceTokens===void 0&&(F="numSourceTokens")||f.createdAt===void 0&&(F="createdAt")||f.updatedAt===
void 0&&(F="updatedAt")||f.isDeleted===void 0&&(F="isDeleted")||f.memoryId===void 0&&(F="memoryId")||f.workflowStatus===void 0&&(F="workflowStatus")||f.workflowName===
void 0&&(F="workflowName"))return T.errors=[{instancePath:t+"/projects/"+c,schemaPath:"JobProject.json/required",keyword:"required",params:{missingProperty:F}}],
!1;{let P=e;for(let y in f)if(!be.call(Ur.properties,y)){return T.errors=[{instancePath:t+"/projects/"+c,schemaPath:"JobProject.json/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:y}}],!1;break}if(P===e){if(f.id!==void 0){let y=f.id,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return T.errors=[{instancePath:t+"/projects/"+c+"/id",schemaPath:"JobProject.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y==
"number"&&isFinite(y)&&!W.validate(y))return T.errors=[{instancePath:t+"/projects/"+c+"/id",schemaPath:"JobProject.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var o=x===e}else var o=!0;if(o){if(f.srcLang!==void 0){let y=e;if(typeof f.srcLang!="string")return T.errors=[{instancePath:t+"/projects/"+
c+"/srcLang",schemaPath:"JobProject.json/properties/srcLang/type",keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o){if(f.srcLocale!==void 0){
let y=f.srcLocale,x=e;if(typeof y!="string"&&y!==null)return T.errors=[{instancePath:t+"/projects/"+c+"/srcLocale",schemaPath:"JobProject.json/properties/srcLoc\
ale/type",keyword:"type",params:{type:Ur.properties.srcLocale.type}}],!1;var o=x===e}else var o=!0;if(o){if(f.trgLang!==void 0){let y=e;if(typeof f.trgLang!="st\
ring")return T.errors=[{instancePath:t+"/projects/"+c+"/trgLang",schemaPath:"JobProject.json/properties/trgLang/type",keyword:"type",params:{type:"string"}}],!1;
var o=y===e}else var o=!0;if(o){if(f.trgLocale!==void 0){let y=f.trgLocale,x=e;if(typeof y!="string"&&y!==null)return T.errors=[{instancePath:t+"/projects/"+c+"\
/trgLocale",schemaPath:"JobProject.json/properties/trgLocale/type",keyword:"type",params:{type:Ur.properties.trgLocale.type}}],!1;var o=x===e}else var o=!0;if(o){
if(f.name!==void 0){let y=e;if(typeof f.name!="string")return T.errors=[{instancePath:t+"/projects/"+c+"/name",schemaPath:"JobProject.json/properties/name/type",
keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o){if(f.due!==void 0){let y=f.due,x=e;if(typeof y!="string"&&y!==null)return T.errors=[{
instancePath:t+"/projects/"+c+"/due",schemaPath:"JobProject.json/properties/due/type",keyword:"type",params:{type:Ur.properties.due.type}}],!1;if(e===x&&e===x&&
typeof y=="string"&&!Ze.validate(y))return T.errors=[{instancePath:t+"/projects/"+c+"/due",schemaPath:"JobProject.json/properties/due/format",keyword:"format",params:{
format:"date-time"}}],!1;var o=x===e}else var o=!0;if(o){if(f.isComplete!==void 0){let y=e;if(typeof f.isComplete!="boolean")return T.errors=[{instancePath:t+"/\
projects/"+c+"/isComplete",schemaPath:"JobProject.json/properties/isComplete/type",keyword:"type",params:{type:"boolean"}}],!1;var o=y===e}else var o=!0;if(o){if(f.
isArchived!==void 0){let y=e;if(typeof f.isArchived!="boolean")return T.errors=[{instancePath:t+"/projects/"+c+"/isArchived",schemaPath:"JobProject.json/propert\
ies/isArchived/type",keyword:"type",params:{type:"boolean"}}],!1;var o=y===e}else var o=!0;if(o){if(f.state!==void 0){let y=f.state,x=e;if(typeof y!="string")return T.
errors=[{instancePath:t+"/projects/"+c+"/state",schemaPath:"JobProject.json/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="backlog"||
y==="inProgress"||y==="inReview"||y==="inQA"||y==="done"))return T.errors=[{instancePath:t+"/projects/"+c+"/state",schemaPath:"JobProject.json/properties/state/\
enum",keyword:"enum",params:{allowedValues:Ur.properties.state.enum}}],!1;var o=x===e}else var o=!0;if(o){if(f.numSourceTokens!==void 0){let y=f.numSourceTokens,
x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return T.errors=[{instancePath:t+"/projects/"+c+"/numSourceTokens",schemaPath:"JobProject.json/prop\
erties/numSourceTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)&&(y<0||isNaN(y)))return T.errors=[{instancePath:t+
"/projects/"+c+"/numSourceTokens",schemaPath:"JobProject.json/properties/numSourceTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=x===
e}else var o=!0;if(o){if(f.createdAt!==void 0){let y=f.createdAt,x=e;if(e===x&&e===x)if(typeof y=="string"){if(!Ze.validate(y))return T.errors=[{instancePath:t+
"/projects/"+c+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return T.errors=[{instancePath:t+
"/projects/"+c+"/createdAt",schemaPath:"JobProject.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var o=x===e}else var o=!0;if(o){if(f.
updatedAt!==void 0){let y=f.updatedAt,x=e;if(e===x&&e===x)if(typeof y=="string"){if(!Ze.validate(y))return T.errors=[{instancePath:t+"/projects/"+c+"/updatedAt",
schemaPath:"JobProject.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return T.errors=[{instancePath:t+"/projects/"+c+
"/updatedAt",schemaPath:"JobProject.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var o=x===e}else var o=!0;if(o){if(f.isDeleted!==
void 0){let y=e;if(typeof f.isDeleted!="boolean")return T.errors=[{instancePath:t+"/projects/"+c+"/isDeleted",schemaPath:"JobProject.json/properties/isDeleted/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var o=y===e}else var o=!0;if(o){if(f.memoryId!==void 0){let y=f.memoryId,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return T.errors=[{instancePath:t+"/projects/"+c+"/memoryId",schemaPath:"JobProject.json/properties/memoryId/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)&&!W.validate(y))return T.errors=[{instancePath:t+"/projects/"+c+"/memoryId",schemaPath:"JobProject.json\
/properties/memoryId/format",keyword:"format",params:{format:"int64"}}],!1;var o=x===e}else var o=!0;if(o){if(f.workflowStatus!==void 0){let y=f.workflowStatus,
x=e;if(typeof y!="string")return T.errors=[{instancePath:t+"/projects/"+c+"/workflowStatus",schemaPath:"JobProject.json/properties/workflowStatus/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="READY_TO_START"||y==="IN_PROGRESS"||y==="DONE"))return T.errors=[{instancePath:t+"/projects/"+c+"/workflowStatus",schemaPath:"\
JobProject.json/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Ur.properties.workflowStatus.enum}}],!1;var o=x===e}else var o=!0;if(o)if(f.
workflowName!==void 0){let y=e;if(typeof f.workflowName!="string")return T.errors=[{instancePath:t+"/projects/"+c+"/workflowName",schemaPath:"JobProject.json/pr\
operties/workflowName/type",keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0}}}}}}}}}}}}}}}}}}else return T.errors=[{instancePath:t+"/projec\
ts/"+c,schemaPath:"JobProject.json/type",keyword:"type",params:{type:"object"}}],!1;var a=h===e;if(!a)break}}else return T.errors=[{instancePath:t+"/projects",schemaPath:"\
#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}else return T.errors=[{instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=l,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:t="",
parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=J.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.name===void 0&&(a="name")||r.creationStatus===void 0&&(a="creatio\
nStatus")||r.status===void 0&&(a="status")||r.due===void 0&&(a="due")||r.deliveredAt===void 0&&(a="deliveredAt")||r.isProcessing===void 0&&(a="isProcessing")||r.
stats===void 0&&(a="stats"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)
if(!(n==="id"||n==="name"||n==="creationStatus"||n==="status"||n==="due"||n==="deliveredAt"||n==="isProcessing"||n==="stats")){return J.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(r.id!==void 0){let n=r.id,d=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
d&&typeof n=="number"&&isFinite(n)&&!W.validate(n))return J.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"i\
nt64"}}],!1;var i=d===e}else var i=!0;if(i){if(r.name!==void 0){let n=r.name,d=e;if(e===d)if(typeof n=="string"){if(R(n)>255)return J.errors=[{instancePath:t+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(n)<1)return J.errors=[{instancePath:t+"/name",schemaPath:"#/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.creationStatus!==void 0){let n=r.creationStatus,d=e;if(typeof n!="string")return J.errors=[{instancePath:t+
"/creationStatus",schemaPath:"#/properties/creationStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="PENDING"||n==="COMPLETE"||n==="FAILED"))return J.
errors=[{instancePath:t+"/creationStatus",schemaPath:"#/properties/creationStatus/enum",keyword:"enum",params:{allowedValues:mt.properties.creationStatus.enum}}],
!1;var i=d===e}else var i=!0;if(i){if(r.status!==void 0){let n=r.status,d=e;if(typeof n!="string")return J.errors=[{instancePath:t+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="active"||n==="archived"||n==="delivered"))return J.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:mt.properties.status.enum}}],!1;var i=d===e}else var i=!0;if(i){if(r.due!==void 0){let n=r.due,d=e;
if(typeof n!="string"&&n!==null)return J.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:mt.properties.due.type}}],
!1;if(e===d&&e===d&&typeof n=="string"&&!Ze.validate(n))return J.errors=[{instancePath:t+"/due",schemaPath:"#/properties/due/format",keyword:"format",params:{format:"\
date-time"}}],!1;var i=d===e}else var i=!0;if(i){if(r.deliveredAt!==void 0){let n=r.deliveredAt,d=e;if(typeof n!="string"&&n!==null)return J.errors=[{instancePath:t+
"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type:mt.properties.deliveredAt.type}}],!1;if(e===d&&e===d&&typeof n=="string"&&
!Ze.validate(n))return J.errors=[{instancePath:t+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1;var i=d===
e}else var i=!0;if(i){if(r.isProcessing!==void 0){let n=r.isProcessing,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return J.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/type",keyword:"type",params:{type:"integer"}}],!1;if(!(n===0||n===1||n===-2))return J.errors=[{instancePath:t+
"/isProcessing",schemaPath:"#/properties/isProcessing/enum",keyword:"enum",params:{allowedValues:mt.properties.isProcessing.enum}}],!1;var i=d===e}else var i=!0;
if(i)if(r.stats!==void 0){let n=e;T(r.stats,{instancePath:t+"/stats",parentData:r,parentDataProperty:"stats",rootData:b,dynamicAnchors:k})||(l=l===null?T.errors:
l.concat(T.errors),e=l.length);var i=n===e}else var i=!0}}}}}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return J.errors=l,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ct(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,
dynamicAnchors:k={}}={}){let l=null,e=0,p=ct.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;
let a=r.length;for(let o=0;o<a;o++){let n=e;J(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.
concat(J.errors),e=l.length);var i=n===e;if(!i)break}}else return ct.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ct.
errors=l,e===0}ct.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Xi=kt;function kt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=kt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),kt.errors=l,e===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ki=jt;function jt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=jt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),jt.errors=l,e===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ea=It;function It(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=It.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),It.errors=l,e===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ra=dr;function dr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=dr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.id===void 0&&(i="id"))return dr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let o in r)if(o!=="id"){return dr.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(a===e&&r.id!==void 0){let o=r.id,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="numb\
er"&&isFinite(o)&&!W.validate(o))return dr.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1}}}else
return dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return dr.errors=l,e===0}dr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ta=G;function G(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=G.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.sourceWords===void 0&&(n="sourceWords")||r.exactWords===void 0&&
(n="exactWords")||r.fuzzyWords===void 0&&(n="fuzzyWords")||r.newWords===void 0&&(n="newWords")||r.projects===void 0&&(n="projects"))return G.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let s in r)if(!(s==="sourceWords"||s==="exactWords"||s==="fuzzyWords"||s===
"newWords"||s==="projects")){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.sourceWords!==void 0){let s=r.sourceWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/sourceWords",schemaPath:"#/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))
return G.errors=[{instancePath:t+"/sourceWords",schemaPath:"#/properties/sourceWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===
e}else var i=!0;if(i){if(r.exactWords!==void 0){let s=r.exactWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+
"/exactWords",schemaPath:"#/properties/exactWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.
errors=[{instancePath:t+"/exactWords",schemaPath:"#/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;
if(i){if(r.fuzzyWords!==void 0){let s=r.fuzzyWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/fuzzyWords",schemaPath:"\
#/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+
"/fuzzyWords",schemaPath:"#/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;if(i){if(r.newWords!==
void 0){let s=r.newWords,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"#/properties/newW\
ords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return G.errors=[{instancePath:t+"/newWords",schemaPath:"\
#/properties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var i=m===e}else var i=!0;if(i)if(r.projects!==void 0){let s=r.projects,m=e;
if(e===m)if(Array.isArray(s)){var a=!0;let u=s.length;for(let c=0;c<u;c++){let f=s[c],h=e;if(e===h)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.id===
void 0&&(v="id")||f.sourceWords===void 0&&(v="sourceWords")||f.exactWords===void 0&&(v="exactWords")||f.fuzzyWords===void 0&&(v="fuzzyWords")||f.newWords===void 0&&
(v="newWords"))return G.errors=[{instancePath:t+"/projects/"+c,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty:v}}],
!1;{let F=e;for(let P in f)if(!(P==="id"||P==="sourceWords"||P==="exactWords"||P==="fuzzyWords"||P==="newWords")){return G.errors=[{instancePath:t+"/projects/"+
c,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(F===e){if(f.id!==void 0){
let P=f.id,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/id",schemaPath:"#/properties/projects/\
items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(P)&&!W.validate(P))return G.errors=[{instancePath:t+
"/projects/"+c+"/id",schemaPath:"#/properties/projects/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=y===e}else var o=!0;if(o){
if(f.sourceWords!==void 0){let P=f.sourceWords,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/so\
urceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(
P)&&(P<0||isNaN(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/sourceWords",schemaPath:"#/properties/projects/items/properties/sourceWords/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var o=y===e}else var o=!0;if(o){if(f.exactWords!==void 0){let P=f.exactWords,y=e;if(!(typeof P=="number"&&!(P%1)&&
!isNaN(P)&&isFinite(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/exactWords",schemaPath:"#/properties/projects/items/properties/exactWords/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(P)&&(P<0||isNaN(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/exactWords",schemaPath:"\
#/properties/projects/items/properties/exactWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=y===e}else var o=!0;if(o){if(f.fuzzyWords!==
void 0){let P=f.fuzzyWords,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/fuzzyWords",schemaPath:"\
#/properties/projects/items/properties/fuzzyWords/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(P)&&(P<0||isNaN(P)))return G.
errors=[{instancePath:t+"/projects/"+c+"/fuzzyWords",schemaPath:"#/properties/projects/items/properties/fuzzyWords/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var o=y===e}else var o=!0;if(o)if(f.newWords!==void 0){let P=f.newWords,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return G.
errors=[{instancePath:t+"/projects/"+c+"/newWords",schemaPath:"#/properties/projects/items/properties/newWords/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===y&&typeof P=="number"&&isFinite(P)&&(P<0||isNaN(P)))return G.errors=[{instancePath:t+"/projects/"+c+"/newWords",schemaPath:"#/properties/projects/items/p\
roperties/newWords/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=y===e}else var o=!0}}}}}}else return G.errors=[{instancePath:t+"/proje\
cts/"+c,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type:"object"}}],!1;var a=h===e;if(!a)break}}else return G.errors=[{instancePath:t+
"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}else return G.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=l,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sa=At;function At(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=At.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),At.errors=l,e===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ia=Nt;function Nt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Nt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),Nt.errors=l,e===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var aa=xt;function xt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=xt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),xt.errors=l,e===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var na=Dt;function Dt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Dt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),J(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?J.errors:l.concat(
J.errors),e=l.length),Dt.errors=l,e===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oa=gt;var Jr={type:"object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_re\
view_percentage","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},
job_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{
type:"string",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{
type:"boolean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,
maximum:100},created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"\
array",items:{$ref:"Document.json"}}},additionalProperties:!1,$id:"Project.json"},lt={type:"object",required:["id","project_id","srclang","trglang","name","impo\
rt_in_progress","import_succeeded","import_error_message","export_in_progress","export_succeeded","export_error_message","is_pretranslating","status","translato\
r_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{
type:"boolean"},import_error_message:{type:"string"},export_in_progress:{type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},
is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretranslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},
additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{
type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boolean"},segments:{type:"array",items:{$ref:"Segment.json"}}},additionalProperties:!1,$id:"\
Document.json"},Ka={type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_confirmed","is_re\
viewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"int64"},memory_id:{
type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"boolean"},is_reviewed:{
type:"boolean"}},additionalProperties:!1,$id:"Segment.json"};function S(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=S.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.
id===void 0&&(n="id")||r.project_id===void 0&&(n="project_id")||r.srclang===void 0&&(n="srclang")||r.trglang===void 0&&(n="trglang")||r.name===void 0&&(n="name")||
r.import_in_progress===void 0&&(n="import_in_progress")||r.import_succeeded===void 0&&(n="import_succeeded")||r.import_error_message===void 0&&(n="import_error_\
message")||r.export_in_progress===void 0&&(n="export_in_progress")||r.export_succeeded===void 0&&(n="export_succeeded")||r.export_error_message===void 0&&(n="ex\
port_error_message")||r.is_pretranslating===void 0&&(n="is_pretranslating")||r.status===void 0&&(n="status")||r.translator_email===void 0&&(n="translator_email")||
r.reviewer_email===void 0&&(n="reviewer_email")||r.customer_reviewer_email===void 0&&(n="customer_reviewer_email")||r.created_at===void 0&&(n="created_at")||r.updated_at===
void 0&&(n="updated_at")||r.is_review_complete===void 0&&(n="is_review_complete"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;{let d=e;for(let s in r)if(!be.call(lt.properties,s)){return S.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:s}}],!1;break}if(d===e){if(r.id!==void 0){let s=r.id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return S.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(
s))return S.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.
project_id!==void 0){let s=r.project_id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return S.errors=[{instancePath:t+"/project_id",schemaPath:"\
#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return S.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;
if(typeof r.srclang!="string")return S.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return S.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/\
type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s=="string"){if(R(s)>255)
return S.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return S.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.import_in_progress!==void 0){let s=e;if(typeof r.import_in_progress!=
"boolean")return S.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return S.errors=[{instancePath:t+"/import_succeeded",schemaPath:"\
#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.import_error_message!==void 0){let s=e;if(typeof r.
import_error_message!="string")return S.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="boolean")return S.errors=[{instancePath:t+
"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_succeeded!==
void 0){let s=e;if(typeof r.export_succeeded!="boolean")return S.errors=[{instancePath:t+"/export_succeeded",schemaPath:"#/properties/export_succeeded/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_error_message!==void 0){let s=e;if(typeof r.export_error_message!="string")return S.
errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;
if(i){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return S.errors=[{instancePath:t+"/is_pretranslating",schemaPath:"#/prop\
erties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.status!==void 0){let s=r.status,m=e;if(e===m)if(s&&
typeof s=="object"&&!Array.isArray(s)){let u;if(s.pretranslation===void 0&&(u="pretranslation"))return S.errors=[{instancePath:t+"/status",schemaPath:"#/propert\
ies/status/required",keyword:"required",params:{missingProperty:u}}],!1;{let c=e;for(let f in s)if(f!=="pretranslation"){return S.errors=[{instancePath:t+"/stat\
us",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(c===e&&s.pretranslation!==void 0){
let f=s.pretranslation;if(typeof f!="string")return S.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation\
/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="idle"||f==="pending"||f==="running"))return S.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"\
#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:lt.properties.status.properties.pretranslation.enum}}],!1}}}else return S.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;if(i){if(r.translator_email!==
void 0){let s=r.translator_email,m=e;if(typeof s!="string"&&s!==null)return S.errors=[{instancePath:t+"/translator_email",schemaPath:"#/properties/translator_em\
ail/type",keyword:"type",params:{type:lt.properties.translator_email.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.reviewer_email!==void 0){let s=r.reviewer_email,
m=e;if(typeof s!="string"&&s!==null)return S.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/type",keyword:"type",params:{type:lt.
properties.reviewer_email.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,m=e;if(typeof s!="st\
ring"&&s!==null)return S.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"type",params:{type:lt.
properties.customer_reviewer_email.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,m=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return S.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=m===
e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return S.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=m===e}else var i=!0;if(i){if(r.is_review_complete!==void 0){
let s=e;if(typeof r.is_review_complete!="boolean")return S.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/is_review_complete/type",keyword:"\
type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i)if(r.segments!==void 0){let s=r.segments,m=e;if(e===m)if(Array.isArray(s)){var a=!0;let u=s.length;
for(let c=0;c<u;c++){let f=s[c],h=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let F;if(f.id===void 0&&(F="id")||f.created_at===void 0&&(F="created_a\
t")||f.updated_at===void 0&&(F="updated_at")||f.document_id===void 0&&(F="document_id")||f.memory_id===void 0&&(F="memory_id")||f.source===void 0&&(F="source")||
f.srclang===void 0&&(F="srclang")||f.target===void 0&&(F="target")||f.trglang===void 0&&(F="trglang")||f.is_confirmed===void 0&&(F="is_confirmed")||f.is_reviewed===
void 0&&(F="is_reviewed"))return S.errors=[{instancePath:t+"/segments/"+c,schemaPath:"Segment.json/required",keyword:"required",params:{missingProperty:F}}],!1;
{let P=e;for(let y in f)if(!be.call(Ka.properties,y)){return S.errors=[{instancePath:t+"/segments/"+c,schemaPath:"Segment.json/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:y}}],!1;break}if(P===e){if(f.id!==void 0){let y=f.id,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))
return S.errors=[{instancePath:t+"/segments/"+c+"/id",schemaPath:"Segment.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y==
"number"&&isFinite(y)&&!W.validate(y))return S.errors=[{instancePath:t+"/segments/"+c+"/id",schemaPath:"Segment.json/properties/id/format",keyword:"format",params:{
format:"int64"}}],!1;var o=x===e}else var o=!0;if(o){if(f.created_at!==void 0){let y=f.created_at,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return S.
errors=[{instancePath:t+"/segments/"+c+"/created_at",schemaPath:"Segment.json/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=x===
e}else var o=!0;if(o){if(f.updated_at!==void 0){let y=f.updated_at,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return S.errors=[{instancePath:t+
"/segments/"+c+"/updated_at",schemaPath:"Segment.json/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=x===e}else var o=!0;if(o){if(f.
document_id!==void 0){let y=f.document_id,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return S.errors=[{instancePath:t+"/segments/"+c+"/documen\
t_id",schemaPath:"Segment.json/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)&&!W.validate(y))
return S.errors=[{instancePath:t+"/segments/"+c+"/document_id",schemaPath:"Segment.json/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var o=x===e}else var o=!0;if(o){if(f.memory_id!==void 0){let y=f.memory_id,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return S.errors=[{instancePath:t+
"/segments/"+c+"/memory_id",schemaPath:"Segment.json/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(
y)&&!W.validate(y))return S.errors=[{instancePath:t+"/segments/"+c+"/memory_id",schemaPath:"Segment.json/properties/memory_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var o=x===e}else var o=!0;if(o){if(f.source!==void 0){let y=e;if(typeof f.source!="string")return S.errors=[{instancePath:t+"/segments/"+c+"/source",
schemaPath:"Segment.json/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o){if(f.srclang!==void 0){let y=e;if(typeof f.
srclang!="string")return S.errors=[{instancePath:t+"/segments/"+c+"/srclang",schemaPath:"Segment.json/properties/srclang/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=y===e}else var o=!0;if(o){if(f.target!==void 0){let y=e;if(typeof f.target!="string")return S.errors=[{instancePath:t+"/segments/"+c+"/target",schemaPath:"\
Segment.json/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var o=y===e}else var o=!0;if(o){if(f.trglang!==void 0){let y=e;if(typeof f.trglang!=
"string")return S.errors=[{instancePath:t+"/segments/"+c+"/trglang",schemaPath:"Segment.json/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;
var o=y===e}else var o=!0;if(o){if(f.is_confirmed!==void 0){let y=e;if(typeof f.is_confirmed!="boolean")return S.errors=[{instancePath:t+"/segments/"+c+"/is_con\
firmed",schemaPath:"Segment.json/properties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var o=y===e}else var o=!0;if(o)if(f.is_reviewed!==void 0){
let y=e;if(typeof f.is_reviewed!="boolean")return S.errors=[{instancePath:t+"/segments/"+c+"/is_reviewed",schemaPath:"Segment.json/properties/is_reviewed/type",
keyword:"type",params:{type:"boolean"}}],!1;var o=y===e}else var o=!0}}}}}}}}}}}}else return S.errors=[{instancePath:t+"/segments/"+c,schemaPath:"Segment.json/t\
ype",keyword:"type",params:{type:"object"}}],!1;var a=h===e;if(!a)break}}else return S.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/typ\
e",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"}}],!1;return S.errors=l,e===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(r,{instancePath:t="",parentData:w,parentDataProperty:_,
rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=O.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.memory_id===void 0&&(n="memory_id")||r.job_id===void 0&&(n="job_id")||r.srclang===void 0&&(n="src\
lang")||r.trglang===void 0&&(n="trglang")||r.srclocale===void 0&&(n="srclocale")||r.trglocale===void 0&&(n="trglocale")||r.name===void 0&&(n="name")||r.state===
void 0&&(n="state")||r.due_date===void 0&&(n="due_date")||r.archived===void 0&&(n="archived")||r.metadata===void 0&&(n="metadata")||r.sample_review_percentage===
void 0&&(n="sample_review_percentage")||r.created_at===void 0&&(n="created_at")||r.updated_at===void 0&&(n="updated_at")||r.workflowStatus===void 0&&(n="workflo\
wStatus")||r.document===void 0&&(n="document"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;
for(let s in r)if(!be.call(Jr.properties,s)){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(d===e){if(r.id!==void 0){let s=r.id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return O.errors=[{instancePath:t+"/i\
d",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.memory_id!==void 0){let s=r.memory_id,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return O.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties\
/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.job_id!==void 0){let s=r.job_id,m=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return O.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",params:{format:"\
int64"}}],!1;var i=m===e}else var i=!0;if(i){if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return O.errors=[{instancePath:t+"/srclang",schemaPath:"\
#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="strin\
g")return O.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.srclocale!==void 0){let s=r.srclocale,m=e;if(typeof s!="string"&&s!==null)return O.errors=[{instancePath:t+"/srclocale",schemaPath:"#/properties/srclocale/\
type",keyword:"type",params:{type:Jr.properties.srclocale.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.trglocale!==void 0){let s=r.trglocale,m=e;if(typeof s!=
"string"&&s!==null)return O.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:Jr.properties.trglocale.type}}],
!1;var i=m===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s=="string"){if(R(s)>255)return O.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return O.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var i=m===e}else var i=!0;if(i){if(r.state!==void 0){let s=r.state,m=e;if(typeof s!="string")return O.errors=[{instancePath:t+"/state",schemaPath:"#\
/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="backlog"||s==="inProgress"||s==="inReview"||s==="inQA"||s==="done"))return O.errors=
[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:Jr.properties.state.enum}}],!1;var i=m===e}else var i=!0;if(i){
if(r.due_date!==void 0){let s=r.due_date,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return O.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/type",keyword:"type",params:{type:Jr.properties.due_date.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.archived!==void 0){let s=e;if(typeof r.
archived!="boolean")return O.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.metadata!==void 0){let s=r.metadata,m=e;if(e===m)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50)return O.errors=[{
instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let u in s){let c=s[u],f=e;if(typeof c!=
"string"&&!(typeof c=="number"&&isFinite(c))&&typeof c!="boolean")return O.errors=[{instancePath:t+"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:Jr.properties.metadata.additionalProperties.type}}],!1;var a=f===e;if(!a)break}}else
return O.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;if(i){
if(r.sample_review_percentage!==void 0){let s=r.sample_review_percentage,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+
"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>100||isNaN(s))return O.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100}}],!1;if(s<0||isNaN(s))return O.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_per\
centage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=m===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=m===e}else var i=!0;if(i){if(r.
workflowStatus!==void 0){let s=r.workflowStatus,m=e;if(typeof s!="string")return O.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowSt\
atus/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="READY_TO_START"||s==="IN_PROGRESS"||s==="DONE"))return O.errors=[{instancePath:t+"/workflowStatu\
s",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:Jr.properties.workflowStatus.enum}}],!1;var i=m===e}else var i=!0;if(i)if(r.
document!==void 0){let s=r.document,m=e;if(e===m)if(Array.isArray(s)){var o=!0;let u=s.length;for(let c=0;c<u;c++){let f=e;S(s[c],{instancePath:t+"/document/"+c,
parentData:s,parentDataProperty:c,rootData:b,dynamicAnchors:k})||(l=l===null?S.errors:l.concat(S.errors),e=l.length);var o=f===e;if(!o)break}}else return O.errors=
[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}else return O.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=l,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function gt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=gt.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let a=r.length;for(let o=0;o<a;o++){let n=e;O(r[o],{instancePath:t+"/"+o,parentData:r,
parentDataProperty:o,rootData:b,dynamicAnchors:k})||(l=l===null?O.errors:l.concat(O.errors),e=l.length);var i=n===e;if(!i)break}}else return gt.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return gt.errors=l,e===0}gt.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var pa=Ft;function Ft(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ft.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),O(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?O.errors:l.concat(
O.errors),e=l.length),Ft.errors=l,e===0}Ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var da=Qe;function Qe(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.deleted===void 0&&(a="deleted"))
return Qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(!(n==="id"||n==="deleted")){
return Qe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(r.id!==
void 0){let n=r.id,d=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===d&&typeof n=="number"&&isFinite(n)&&!W.validate(n))return Qe.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id\
/format",keyword:"format",params:{format:"int64"}}],!1;var i=d===e}else var i=!0;if(i)if(r.deleted!==void 0){let n=r.deleted,d=e;if(typeof n!="boolean")return Qe.
errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!0)return Qe.errors=[{instancePath:t+
"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue:!0}}],!1;var i=d===e}else var i=!0}}}else return Qe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qe.errors=l,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ma=Lt;function Lt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Lt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),S(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?S.errors:l.concat(
S.errors),e=l.length),Lt.errors=l,e===0}Lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var la=Z;var Tt={type:"object",required:["id","name","file_hash","detected_lang","detected_lang_confidence","category","labels","created_at","updated_at"],properties:{id:{
type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255},file_hash:{type:"string",maxLength:128},detected_lang:{type:"string"},detected_lang_confidence:{
type:"number",minimum:0,maximum:1},category:{type:"string",enum:["API","REFERENCE"]},labels:{type:"array",items:{type:"string",minLength:1,maxLength:255}},created_at:{
type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}},additionalProperties:!1,$id:"SourceFile.json"};function Z(r,{instancePath:t="",
parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Z.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(Array.isArray(r)){var i=!0;let n=r.length;for(let d=0;d<n;d++){let s=r[d],m=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let c;if(s.
id===void 0&&(c="id")||s.name===void 0&&(c="name")||s.file_hash===void 0&&(c="file_hash")||s.detected_lang===void 0&&(c="detected_lang")||s.detected_lang_confidence===
void 0&&(c="detected_lang_confidence")||s.category===void 0&&(c="category")||s.labels===void 0&&(c="labels")||s.created_at===void 0&&(c="created_at")||s.updated_at===
void 0&&(c="updated_at"))return Z.errors=[{instancePath:t+"/"+d,schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;
for(let h in s)if(!be.call(Tt.properties,h)){return Z.errors=[{instancePath:t+"/"+d,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:h}}],!1;break}if(f===e){if(s.id!==void 0){let h=s.id,g=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return Z.errors=
[{instancePath:t+"/"+d+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof h=="number"&&isFinite(
h)&&!W.validate(h))return Z.errors=[{instancePath:t+"/"+d+"/id",schemaPath:"SourceFile.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;
var a=g===e}else var a=!0;if(a){if(s.name!==void 0){let h=s.name,g=e;if(e===g)if(typeof h=="string"){if(R(h)>255)return Z.errors=[{instancePath:t+"/"+d+"/name",
schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(h)<1)return Z.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"\
SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/"+d+"/name",schemaPath:"SourceFile.\
json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(s.file_hash!==void 0){let h=s.file_hash,g=e;if(e===g)if(typeof h==
"string"){if(R(h)>128)return Z.errors=[{instancePath:t+"/"+d+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/maxLength",keyword:"maxLength",params:{
limit:128}}],!1}else return Z.errors=[{instancePath:t+"/"+d+"/file_hash",schemaPath:"SourceFile.json/properties/file_hash/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=g===e}else var a=!0;if(a){if(s.detected_lang!==void 0){let h=e;if(typeof s.detected_lang!="string")return Z.errors=[{instancePath:t+"/"+d+"/det\
ected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(s.detected_lang_confidence!==
void 0){let h=s.detected_lang_confidence,g=e;if(e===g)if(typeof h=="number"&&isFinite(h)){if(h>1||isNaN(h))return Z.errors=[{instancePath:t+"/"+d+"/detected_lan\
g_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(h<0||isNaN(h))
return Z.errors=[{instancePath:t+"/"+d+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return Z.errors=[{instancePath:t+"/"+d+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confi\
dence/type",keyword:"type",params:{type:"number"}}],!1;var a=g===e}else var a=!0;if(a){if(s.category!==void 0){let h=s.category,g=e;if(typeof h!="string")return Z.
errors=[{instancePath:t+"/"+d+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="API"||h==="\
REFERENCE"))return Z.errors=[{instancePath:t+"/"+d+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",params:{allowedValues:Tt.properties.
category.enum}}],!1;var a=g===e}else var a=!0;if(a){if(s.labels!==void 0){let h=s.labels,g=e;if(e===g)if(Array.isArray(h)){var o=!0;let F=h.length;for(let P=0;P<
F;P++){let y=h[P],x=e;if(e===x)if(typeof y=="string"){if(R(y)>255)return Z.errors=[{instancePath:t+"/"+d+"/labels/"+P,schemaPath:"SourceFile.json/properties/lab\
els/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(y)<1)return Z.errors=[{instancePath:t+"/"+d+"/labels/"+P,schemaPath:"SourceFile.json/prope\
rties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/"+d+"/labels/"+P,schemaPath:"SourceFile.json/pro\
perties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var o=x===e;if(!o)break}}else return Z.errors=[{instancePath:t+"/"+d+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=g===e}else var a=!0;if(a){if(s.created_at!==void 0){let h=s.created_at,g=e;
if(e===g&&e===g)if(typeof h=="string"){if(!Ze.validate(h))return Z.errors=[{instancePath:t+"/"+d+"/created_at",schemaPath:"SourceFile.json/properties/created_at\
/format",keyword:"format",params:{format:"date-time"}}],!1}else return Z.errors=[{instancePath:t+"/"+d+"/created_at",schemaPath:"SourceFile.json/properties/crea\
ted_at/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a)if(s.updated_at!==void 0){let h=s.updated_at,g=e;if(e===g&&e===g)if(typeof h==
"string"){if(!Ze.validate(h))return Z.errors=[{instancePath:t+"/"+d+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{
format:"date-time"}}],!1}else return Z.errors=[{instancePath:t+"/"+d+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{
type:"string"}}],!1;var a=g===e}else var a=!0}}}}}}}}}}else return Z.errors=[{instancePath:t+"/"+d,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"\
object"}}],!1;var i=m===e;if(!i)break}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Z.errors=l,e===
0}Z.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var fa=X;function X(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.name===void 0&&(n="name")||r.file_hash===
void 0&&(n="file_hash")||r.detected_lang===void 0&&(n="detected_lang")||r.detected_lang_confidence===void 0&&(n="detected_lang_confidence")||r.category===void 0&&
(n="category")||r.labels===void 0&&(n="labels")||r.created_at===void 0&&(n="created_at")||r.updated_at===void 0&&(n="updated_at"))return X.errors=[{instancePath:t,
schemaPath:"SourceFile.json/required",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let s in r)if(!be.call(Tt.properties,s)){return X.errors=[
{instancePath:t,schemaPath:"SourceFile.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(d===e){if(r.id!==void 0){
let s=r.id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return X.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return X.errors=[{instancePath:t+"/id",schemaPath:"SourceFile.json/\
properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=m===e}else var a=!0;if(a){if(r.name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s=="\
string"){if(R(s)>255)return X.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;
if(R(s)<1)return X.errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/name",schemaPath:"SourceFile.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.
file_hash!==void 0){let s=r.file_hash,m=e;if(e===m)if(typeof s=="string"){if(R(s)>128)return X.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/\
properties/file_hash/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return X.errors=[{instancePath:t+"/file_hash",schemaPath:"SourceFile.json/prope\
rties/file_hash/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(r.detected_lang!==void 0){let s=e;if(typeof r.detected_lang!=
"string")return X.errors=[{instancePath:t+"/detected_lang",schemaPath:"SourceFile.json/properties/detected_lang/type",keyword:"type",params:{type:"string"}}],!1;
var a=s===e}else var a=!0;if(a){if(r.detected_lang_confidence!==void 0){let s=r.detected_lang_confidence,m=e;if(e===m)if(typeof s=="number"&&isFinite(s)){if(s>1||
isNaN(s))return X.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detected_lang_confidence/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return X.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"SourceFile.json/properties/detec\
ted_lang_confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return X.errors=[{instancePath:t+"/detected_lang_confidence",schemaPath:"\
SourceFile.json/properties/detected_lang_confidence/type",keyword:"type",params:{type:"number"}}],!1;var a=m===e}else var a=!0;if(a){if(r.category!==void 0){let s=r.
category,m=e;if(typeof s!="string")return X.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="API"||s==="REFERENCE"))return X.errors=[{instancePath:t+"/category",schemaPath:"SourceFile.json/properties/category/enum",keyword:"enum",
params:{allowedValues:Tt.properties.category.enum}}],!1;var a=m===e}else var a=!0;if(a){if(r.labels!==void 0){let s=r.labels,m=e;if(e===m)if(Array.isArray(s)){var o=!0;
let u=s.length;for(let c=0;c<u;c++){let f=s[c],h=e;if(e===h)if(typeof f=="string"){if(R(f)>255)return X.errors=[{instancePath:t+"/labels/"+c,schemaPath:"SourceF\
ile.json/properties/labels/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(f)<1)return X.errors=[{instancePath:t+"/labels/"+c,schemaPath:"Sour\
ceFile.json/properties/labels/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:t+"/labels/"+c,schemaPath:"SourceFi\
le.json/properties/labels/items/type",keyword:"type",params:{type:"string"}}],!1;var o=h===e;if(!o)break}}else return X.errors=[{instancePath:t+"/labels",schemaPath:"\
SourceFile.json/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a){if(r.created_at!==void 0){let s=r.created_at,m=e;
if(e===m&&e===m)if(typeof s=="string"){if(!Ze.validate(s))return X.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/forma\
t",keyword:"format",params:{format:"date-time"}}],!1}else return X.errors=[{instancePath:t+"/created_at",schemaPath:"SourceFile.json/properties/created_at/type",
keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a)if(r.updated_at!==void 0){let s=r.updated_at,m=e;if(e===m&&e===m)if(typeof s=="string"){
if(!Ze.validate(s))return X.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/format",keyword:"format",params:{format:"dat\
e-time"}}],!1}else return X.errors=[{instancePath:t+"/updated_at",schemaPath:"SourceFile.json/properties/updated_at/type",keyword:"type",params:{type:"string"}}],
!1;var a=m===e}else var a=!0}}}}}}}}}}else return X.errors=[{instancePath:t,schemaPath:"SourceFile.json/type",keyword:"type",params:{type:"object"}}],!1;return X.
errors=l,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ya=ht;var en={type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"],$id:"WebhookEventType.json"},rn=$e().fullFormats.uri;function ee(r,{instancePath:t="",
parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.id===void 0&&(o="id")||r.webhookName===void 0&&(o="webhookName")||r.webhookUrl===void 0&&(o=
"webhookUrl")||r.eventType===void 0&&(o="eventType"))return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;
{let n=e;for(let d in r)if(!(d==="id"||d==="webhookName"||d==="webhookUrl"||d==="eventType")){return ee.errors=[{instancePath:t,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.id!==void 0){let d=r.id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&
isFinite(d)))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&
isFinite(d)&&!W.validate(d))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.webhookName!==void 0){let d=e;if(typeof r.webhookName!="string")return ee.errors=[{instancePath:t+"/webhookName",schemaPath:"#/proper\
ties/webhookName/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(r.webhookUrl!==void 0){let d=r.webhookUrl,s=e;if(e===s&&e===
s)if(typeof d=="string"){if(!rn(d))return ee.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/format",keyword:"format",params:{format:"\
uri"}}],!1}else return ee.errors=[{instancePath:t+"/webhookUrl",schemaPath:"#/properties/webhookUrl/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else
var i=!0;if(i)if(r.eventType!==void 0){let d=r.eventType,s=e;if(e===s)if(Array.isArray(d)){if(d.length<1)return ee.errors=[{instancePath:t+"/eventType",schemaPath:"\
#/properties/eventType/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let A=d.length;for(let u=0;u<A;u++){let c=d[u],f=e;if(typeof c!="string")return ee.
errors=[{instancePath:t+"/eventType/"+u,schemaPath:"WebhookEventType.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="JOB_DELIVER"||c==="JOB_UPDA\
TE"||c==="PROJECT_DELIVER"||c==="PROJECT_UPDATE"))return ee.errors=[{instancePath:t+"/eventType/"+u,schemaPath:"WebhookEventType.json/enum",keyword:"enum",params:{
allowedValues:en.enum}}],!1;var a=f===e;if(!a)break}}}else return ee.errors=[{instancePath:t+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",
params:{type:"array"}}],!1;var i=s===e}else var i=!0}}}}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=l,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ht(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=ht.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(Array.isArray(r)){var i=!0;let a=r.length;for(let o=0;o<
a;o++){let n=e;ee(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,rootData:b,dynamicAnchors:k})||(l=l===null?ee.errors:l.concat(ee.errors),e=l.length);
var i=n===e;if(!i)break}}else return ht.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ht.errors=l,e===0}ht.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};var ua=qt;function qt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=qt.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),ee(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?ee.errors:l.concat(
ee.errors),e=l.length),qt.errors=l,e===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ca=Et;function Et(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Et.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),ee(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?ee.errors:l.concat(
ee.errors),e=l.length),Et.errors=l,e===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ga=St;function St(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=St.evaluated;return p.dynamicProps&&(p.
props=void 0),p.dynamicItems&&(p.items=void 0),ee(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?ee.errors:l.concat(
ee.errors),e=l.length),St.errors=l,e===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha=Mt;var ft={type:"object",required:["id","name","provider","status","srcLang","trgLang","srcLocale","trgLocale"],properties:{id:{type:"integer",format:"int32"},name:{
type:"string"},provider:{type:"string"},status:{type:"string",enum:["Active"]},srcLang:{type:["string","null"]},trgLang:{type:["string","null"]},srcLocale:{type:[
"string","null"]},trgLocale:{type:["string","null"]}},additionalProperties:!1,$id:"Model.json"},Fi={type:"object",required:["id","isDefault","filterConfig","fil\
terName","configName","configDescription","subfilters","segmentationConfigSetting","srx","segmentationConfigName","domains","createdAt","updatedAt","default"],properties:{
id:{type:"integer",format:"int32"},isDefault:{type:"boolean"},filterConfig:{type:"string"},filterName:{type:"string"},configName:{type:"string"},configDescription:{
type:"string"},subfilters:{type:"string"},segmentationConfigSetting:{type:"string",enum:["SENTENCE"]},srx:{type:"string"},segmentationConfigName:{type:"string"},
domains:{type:"array",items:{type:"object",required:["id","name"],properties:{id:{type:"integer",format:"int32"},name:{type:"string"}},additionalProperties:!1}},
createdAt:{type:"string",format:"date-time"},updatedAt:{type:"string",format:"date-time"},default:{type:"boolean"}},additionalProperties:!1,$id:"FilterConfig.js\
on"};var yt=$e().fullFormats.int32;function E(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=E.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.domainId===void 0&&(c="domain\
Id")||r.domainName===void 0&&(c="domainName")||r.models===void 0&&(c="models")||r.filterConfigs===void 0&&(c="filterConfigs")||r.domainMetadata===void 0&&(c="do\
mainMetadata"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let f=e;for(let h in r)if(!(h==="dom\
ainId"||h==="domainName"||h==="models"||h==="filterConfigs"||h==="domainMetadata")){return E.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h}}],!1;break}if(f===e){if(r.domainId!==void 0){let h=r.domainId,g=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&
isFinite(h)))return E.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof h==
"number"&&isFinite(h)&&!yt.validate(h))return E.errors=[{instancePath:t+"/domainId",schemaPath:"#/properties/domainId/format",keyword:"format",params:{format:"i\
nt32"}}],!1;var i=g===e}else var i=!0;if(i){if(r.domainName!==void 0){let h=e;if(typeof r.domainName!="string")return E.errors=[{instancePath:t+"/domainName",schemaPath:"\
#/properties/domainName/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e}else var i=!0;if(i){if(r.models!==void 0){let h=r.models,g=e;if(e===g)if(Array.
isArray(h)){var a=!0;let F=h.length;for(let P=0;P<F;P++){let y=h[P],x=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let U;if(y.id===void 0&&(U="id")||
y.name===void 0&&(U="name")||y.provider===void 0&&(U="provider")||y.status===void 0&&(U="status")||y.srcLang===void 0&&(U="srcLang")||y.trgLang===void 0&&(U="tr\
gLang")||y.srcLocale===void 0&&(U="srcLocale")||y.trgLocale===void 0&&(U="trgLocale"))return E.errors=[{instancePath:t+"/models/"+P,schemaPath:"Model.json/requi\
red",keyword:"required",params:{missingProperty:U}}],!1;{let fe=e;for(let j in y)if(!(j==="id"||j==="name"||j==="provider"||j==="status"||j==="srcLang"||j==="tr\
gLang"||j==="srcLocale"||j==="trgLocale")){return E.errors=[{instancePath:t+"/models/"+P,schemaPath:"Model.json/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:j}}],!1;break}if(fe===e){if(y.id!==void 0){let j=y.id,N=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return E.errors=
[{instancePath:t+"/models/"+P+"/id",schemaPath:"Model.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===N&&typeof j=="number"&&isFinite(
j)&&!yt.validate(j))return E.errors=[{instancePath:t+"/models/"+P+"/id",schemaPath:"Model.json/properties/id/format",keyword:"format",params:{format:"int32"}}],
!1;var o=N===e}else var o=!0;if(o){if(y.name!==void 0){let j=e;if(typeof y.name!="string")return E.errors=[{instancePath:t+"/models/"+P+"/name",schemaPath:"Mode\
l.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=j===e}else var o=!0;if(o){if(y.provider!==void 0){let j=e;if(typeof y.provider!="s\
tring")return E.errors=[{instancePath:t+"/models/"+P+"/provider",schemaPath:"Model.json/properties/provider/type",keyword:"type",params:{type:"string"}}],!1;var o=j===
e}else var o=!0;if(o){if(y.status!==void 0){let j=y.status,N=e;if(typeof j!="string")return E.errors=[{instancePath:t+"/models/"+P+"/status",schemaPath:"Model.j\
son/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(j!=="Active")return E.errors=[{instancePath:t+"/models/"+P+"/status",schemaPath:"Model\
.json/properties/status/enum",keyword:"enum",params:{allowedValues:ft.properties.status.enum}}],!1;var o=N===e}else var o=!0;if(o){if(y.srcLang!==void 0){let j=y.
srcLang,N=e;if(typeof j!="string"&&j!==null)return E.errors=[{instancePath:t+"/models/"+P+"/srcLang",schemaPath:"Model.json/properties/srcLang/type",keyword:"ty\
pe",params:{type:ft.properties.srcLang.type}}],!1;var o=N===e}else var o=!0;if(o){if(y.trgLang!==void 0){let j=y.trgLang,N=e;if(typeof j!="string"&&j!==null)return E.
errors=[{instancePath:t+"/models/"+P+"/trgLang",schemaPath:"Model.json/properties/trgLang/type",keyword:"type",params:{type:ft.properties.trgLang.type}}],!1;var o=N===
e}else var o=!0;if(o){if(y.srcLocale!==void 0){let j=y.srcLocale,N=e;if(typeof j!="string"&&j!==null)return E.errors=[{instancePath:t+"/models/"+P+"/srcLocale",
schemaPath:"Model.json/properties/srcLocale/type",keyword:"type",params:{type:ft.properties.srcLocale.type}}],!1;var o=N===e}else var o=!0;if(o)if(y.trgLocale!==
void 0){let j=y.trgLocale,N=e;if(typeof j!="string"&&j!==null)return E.errors=[{instancePath:t+"/models/"+P+"/trgLocale",schemaPath:"Model.json/properties/trgLo\
cale/type",keyword:"type",params:{type:ft.properties.trgLocale.type}}],!1;var o=N===e}else var o=!0}}}}}}}}}else return E.errors=[{instancePath:t+"/models/"+P,schemaPath:"\
Model.json/type",keyword:"type",params:{type:"object"}}],!1;var a=x===e;if(!a)break}}else return E.errors=[{instancePath:t+"/models",schemaPath:"#/properties/mo\
dels/type",keyword:"type",params:{type:"array"}}],!1;var i=g===e}else var i=!0;if(i){if(r.filterConfigs!==void 0){let h=r.filterConfigs,g=e;if(e===g)if(Array.isArray(
h)){var n=!0;let F=h.length;for(let P=0;P<F;P++){let y=h[P],x=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let U;if(y.id===void 0&&(U="id")||y.isDefault===
void 0&&(U="isDefault")||y.filterConfig===void 0&&(U="filterConfig")||y.filterName===void 0&&(U="filterName")||y.configName===void 0&&(U="configName")||y.configDescription===
void 0&&(U="configDescription")||y.subfilters===void 0&&(U="subfilters")||y.segmentationConfigSetting===void 0&&(U="segmentationConfigSetting")||y.srx===void 0&&
(U="srx")||y.segmentationConfigName===void 0&&(U="segmentationConfigName")||y.domains===void 0&&(U="domains")||y.createdAt===void 0&&(U="createdAt")||y.updatedAt===
void 0&&(U="updatedAt")||y.default===void 0&&(U="default"))return E.errors=[{instancePath:t+"/filterConfigs/"+P,schemaPath:"FilterConfig.json/required",keyword:"\
required",params:{missingProperty:U}}],!1;{let fe=e;for(let j in y)if(!be.call(Fi.properties,j)){return E.errors=[{instancePath:t+"/filterConfigs/"+P,schemaPath:"\
FilterConfig.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],!1;break}if(fe===e){if(y.id!==void 0){let j=y.id,N=e;if(!(typeof j==
"number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/id",schemaPath:"FilterConfig.json/properties/id/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===N&&typeof j=="number"&&isFinite(j)&&!yt.validate(j))return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/id",schemaPath:"\
FilterConfig.json/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var d=N===e}else var d=!0;if(d){if(y.isDefault!==void 0){let j=e;if(typeof y.
isDefault!="boolean")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/isDefault",schemaPath:"FilterConfig.json/properties/isDefault/type",keyword:"type",params:{
type:"boolean"}}],!1;var d=j===e}else var d=!0;if(d){if(y.filterConfig!==void 0){let j=e;if(typeof y.filterConfig!="string")return E.errors=[{instancePath:t+"/f\
ilterConfigs/"+P+"/filterConfig",schemaPath:"FilterConfig.json/properties/filterConfig/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;
if(d){if(y.filterName!==void 0){let j=e;if(typeof y.filterName!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/filterName",schemaPath:"FilterCo\
nfig.json/properties/filterName/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(y.configName!==void 0){let j=e;if(typeof y.configName!=
"string")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/configName",schemaPath:"FilterConfig.json/properties/configName/type",keyword:"type",params:{type:"\
string"}}],!1;var d=j===e}else var d=!0;if(d){if(y.configDescription!==void 0){let j=e;if(typeof y.configDescription!="string")return E.errors=[{instancePath:t+
"/filterConfigs/"+P+"/configDescription",schemaPath:"FilterConfig.json/properties/configDescription/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else
var d=!0;if(d){if(y.subfilters!==void 0){let j=e;if(typeof y.subfilters!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/subfilters",schemaPath:"\
FilterConfig.json/properties/subfilters/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(y.segmentationConfigSetting!==void 0){
let j=y.segmentationConfigSetting,N=e;if(typeof j!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/segmentationConfigSetting",schemaPath:"Filter\
Config.json/properties/segmentationConfigSetting/type",keyword:"type",params:{type:"string"}}],!1;if(j!=="SENTENCE")return E.errors=[{instancePath:t+"/filterCon\
figs/"+P+"/segmentationConfigSetting",schemaPath:"FilterConfig.json/properties/segmentationConfigSetting/enum",keyword:"enum",params:{allowedValues:Fi.properties.
segmentationConfigSetting.enum}}],!1;var d=N===e}else var d=!0;if(d){if(y.srx!==void 0){let j=e;if(typeof y.srx!="string")return E.errors=[{instancePath:t+"/fil\
terConfigs/"+P+"/srx",schemaPath:"FilterConfig.json/properties/srx/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(y.segmentationConfigName!==
void 0){let j=e;if(typeof y.segmentationConfigName!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/segmentationConfigName",schemaPath:"FilterCo\
nfig.json/properties/segmentationConfigName/type",keyword:"type",params:{type:"string"}}],!1;var d=j===e}else var d=!0;if(d){if(y.domains!==void 0){let j=y.domains,
N=e;if(e===N)if(Array.isArray(j)){var s=!0;let Ia=j.length;for(let ne=0;ne<Ia;ne++){let Te=j[ne],C=e;if(e===C)if(Te&&typeof Te=="object"&&!Array.isArray(Te)){let $t;
if(Te.id===void 0&&($t="id")||Te.name===void 0&&($t="name"))return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/domains/"+ne,schemaPath:"FilterConfig.json/pr\
operties/domains/items/required",keyword:"required",params:{missingProperty:$t}}],!1;{let Aa=e;for(let Ae in Te)if(!(Ae==="id"||Ae==="name")){return E.errors=[{
instancePath:t+"/filterConfigs/"+P+"/domains/"+ne,schemaPath:"FilterConfig.json/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:Ae}}],!1;break}if(Aa===e){if(Te.id!==void 0){let Ae=Te.id,Cs=e;if(!(typeof Ae=="number"&&!(Ae%1)&&!isNaN(Ae)&&isFinite(Ae)))return E.errors=[
{instancePath:t+"/filterConfigs/"+P+"/domains/"+ne+"/id",schemaPath:"FilterConfig.json/properties/domains/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===Cs&&typeof Ae=="number"&&isFinite(Ae)&&!yt.validate(Ae))return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/domains/"+ne+"/id",schemaPath:"\
FilterConfig.json/properties/domains/items/properties/id/format",keyword:"format",params:{format:"int32"}}],!1;var m=Cs===e}else var m=!0;if(m)if(Te.name!==void 0){
let Ae=e;if(typeof Te.name!="string")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/domains/"+ne+"/name",schemaPath:"FilterConfig.json/properties/domain\
s/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var m=Ae===e}else var m=!0}}}else return E.errors=[{instancePath:t+"/filterConfigs/"+P+
"/domains/"+ne,schemaPath:"FilterConfig.json/properties/domains/items/type",keyword:"type",params:{type:"object"}}],!1;var s=C===e;if(!s)break}}else return E.errors=
[{instancePath:t+"/filterConfigs/"+P+"/domains",schemaPath:"FilterConfig.json/properties/domains/type",keyword:"type",params:{type:"array"}}],!1;var d=N===e}else
var d=!0;if(d){if(y.createdAt!==void 0){let j=y.createdAt,N=e;if(e===N&&e===N)if(typeof j=="string"){if(!Ze.validate(j))return E.errors=[{instancePath:t+"/filte\
rConfigs/"+P+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:t+
"/filterConfigs/"+P+"/createdAt",schemaPath:"FilterConfig.json/properties/createdAt/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d){
if(y.updatedAt!==void 0){let j=y.updatedAt,N=e;if(e===N&&e===N)if(typeof j=="string"){if(!Ze.validate(j))return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/\
updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return E.errors=[{instancePath:t+"/\
filterConfigs/"+P+"/updatedAt",schemaPath:"FilterConfig.json/properties/updatedAt/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e}else var d=!0;if(d)
if(y.default!==void 0){let j=e;if(typeof y.default!="boolean")return E.errors=[{instancePath:t+"/filterConfigs/"+P+"/default",schemaPath:"FilterConfig.json/prop\
erties/default/type",keyword:"type",params:{type:"boolean"}}],!1;var d=j===e}else var d=!0}}}}}}}}}}}}}}}else return E.errors=[{instancePath:t+"/filterConfigs/"+
P,schemaPath:"FilterConfig.json/type",keyword:"type",params:{type:"object"}}],!1;var n=x===e;if(!n)break}}else return E.errors=[{instancePath:t+"/filterConfigs",
schemaPath:"#/properties/filterConfigs/type",keyword:"type",params:{type:"array"}}],!1;var i=g===e}else var i=!0;if(i)if(r.domainMetadata!==void 0){let h=r.domainMetadata,
g=e;if(e===g)if(Array.isArray(h)){var A=!0;let F=h.length;for(let P=0;P<F;P++){let y=h[P],x=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let U;if(y.key===
void 0&&(U="key")||y.value===void 0&&(U="value"))return E.errors=[{instancePath:t+"/domainMetadata/"+P,schemaPath:"MetadataEntry.json/required",keyword:"require\
d",params:{missingProperty:U}}],!1;{let fe=e;for(let j in y)if(!(j==="key"||j==="value")){return E.errors=[{instancePath:t+"/domainMetadata/"+P,schemaPath:"Meta\
dataEntry.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],!1;break}if(fe===e){if(y.key!==void 0){let j=e;if(typeof y.key!=
"string")return E.errors=[{instancePath:t+"/domainMetadata/"+P+"/key",schemaPath:"MetadataEntry.json/properties/key/type",keyword:"type",params:{type:"string"}}],
!1;var u=j===e}else var u=!0;if(u)if(y.value!==void 0){let j=e;if(typeof y.value!="string")return E.errors=[{instancePath:t+"/domainMetadata/"+P+"/value",schemaPath:"\
MetadataEntry.json/properties/value/type",keyword:"type",params:{type:"string"}}],!1;var u=j===e}else var u=!0}}}else return E.errors=[{instancePath:t+"/domainM\
etadata/"+P,schemaPath:"MetadataEntry.json/type",keyword:"type",params:{type:"object"}}],!1;var A=x===e;if(!A)break}}else return E.errors=[{instancePath:t+"/dom\
ainMetadata",schemaPath:"#/properties/domainMetadata/type",keyword:"type",params:{type:"array"}}],!1;var i=g===e}else var i=!0}}}}}}else return E.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=l,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Le(r,{instancePath:t="",
parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.items===void 0&&(o="items")||r.size===void 0&&(o="size"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let d in r)if(!(d==="items"||d==="size")){return Le.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.items!==void 0){let d=r.items,s=e;if(e===
s)if(Array.isArray(d)){var i=!0;let m=d.length;for(let A=0;A<m;A++){let u=e;E(d[A],{instancePath:t+"/items/"+A,parentData:d,parentDataProperty:A,rootData:b,dynamicAnchors:k})||
(l=l===null?E.errors:l.concat(E.errors),e=l.length);var i=u===e;if(!i)break}}else return Le.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",
keyword:"type",params:{type:"array"}}],!1;var a=s===e}else var a=!0;if(a)if(r.size!==void 0){let d=r.size,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return Le.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(
d)){if(d<0||isNaN(d))return Le.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!yt.
validate(d))return Le.errors=[{instancePath:t+"/size",schemaPath:"#/properties/size/format",keyword:"format",params:{format:"int32"}}],!1}var a=s===e}else var a=!0}}}else
return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=l,e===0}Le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Mt(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Mt.evaluated;return p.
dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),Le(r,{instancePath:t,parentData:w,parentDataProperty:_,rootData:b,dynamicAnchors:k})||(l=l===null?
Le.errors:l.concat(Le.errors),e=l.length),Mt.errors=l,e===0}Mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=Ye;function Ye(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.api_name===void 0&&(a="api_name")||r.api_root===void 0&&(a=
"api_root"))return Ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(!(n==="api_n\
ame"||n==="api_root")){return Ye.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(o===e){if(r.api_name!==void 0){let n=r.api_name,d=e;if(typeof n!="string")return Ye.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(n!=="Parlance")return Ye.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var i=d===e}else var i=!0;if(i)if(r.api_root!==void 0){let n=r.api_root,d=e;if(typeof n!="string")return Ye.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="/v2")return Ye.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var i=d===e}else var i=!0}}}else return Ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=l,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a=Ge;function Ge(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ge.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.api_name===void 0&&(a="api_name")||r.api_root===void 0&&(a=
"api_root"))return Ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(!(n==="api_n\
ame"||n==="api_root")){return Ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(o===e){if(r.api_name!==void 0){let n=r.api_name,d=e;if(typeof n!="string")return Ge.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/typ\
e",keyword:"type",params:{type:"string"}}],!1;if(n!=="Parlance")return Ge.errors=[{instancePath:t+"/api_name",schemaPath:"#/properties/api_name/const",keyword:"\
const",params:{allowedValue:"Parlance"}}],!1;var i=d===e}else var i=!0;if(i)if(r.api_root!==void 0){let n=r.api_root,d=e;if(typeof n!="string")return Ge.errors=
[{instancePath:t+"/api_root",schemaPath:"#/properties/api_root/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="/v2")return Ge.errors=[{instancePath:t+"\
/api_root",schemaPath:"#/properties/api_root/const",keyword:"const",params:{allowedValue:"/v2"}}],!1;var i=d===e}else var i=!0}}}else return Ge.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=l,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=D,De={type:"\
object",required:["id","memory_id","job_id","srclang","trglang","srclocale","trglocale","name","state","due_date","archived","metadata","sample_review_percentag\
e","created_at","updated_at","workflowStatus","document"],properties:{id:{type:"integer",format:"int64"},memory_id:{type:"integer",format:"int64"},job_id:{type:"\
integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},srclocale:{type:["string","null"]},trglocale:{type:["string","null"]},name:{type:"strin\
g",minLength:1,maxLength:255},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},due_date:{type:["integer","null"]},archived:{type:"bo\
olean"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string","number","boolean"]}},sample_review_percentage:{type:"integer",minimum:0,maximum:100},
created_at:{type:"integer"},updated_at:{type:"integer"},workflowStatus:{type:"string",enum:["READY_TO_START","IN_PROGRESS","DONE"]},document:{type:"array",items:{
type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_progress","export\
_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated_at","is_revi\
ew_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"string"},name:{type:"\
string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_co\
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"\
int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"\
boolean"},is_reviewed:{type:"boolean"}},additionalProperties:!1}}},additionalProperties:!1}}},additionalProperties:!1,$id:"updateProject"};function D(r,{instancePath:t="",
parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=D.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.id===void 0&&(m="id")||r.memory_id===void 0&&(m="memory_id")||r.job_id===void 0&&(m="job_i\
d")||r.srclang===void 0&&(m="srclang")||r.trglang===void 0&&(m="trglang")||r.srclocale===void 0&&(m="srclocale")||r.trglocale===void 0&&(m="trglocale")||r.name===
void 0&&(m="name")||r.state===void 0&&(m="state")||r.due_date===void 0&&(m="due_date")||r.archived===void 0&&(m="archived")||r.metadata===void 0&&(m="metadata")||
r.sample_review_percentage===void 0&&(m="sample_review_percentage")||r.created_at===void 0&&(m="created_at")||r.updated_at===void 0&&(m="updated_at")||r.workflowStatus===
void 0&&(m="workflowStatus")||r.document===void 0&&(m="document"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let A=e;for(let u in r)if(!be.call(De.properties,u)){return D.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u}}],!1;break}if(A===e){if(r.id!==void 0){let u=r.id,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return D.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return D.errors=[{
instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(r.memory_id!==void 0){
let u=r.memory_id,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return D.errors=[{instancePath:t+"/memory_id",schemaPath:"#/properties/memory_id/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return D.errors=[{instancePath:t+"/memory_id",schemaPath:"\
#/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(r.job_id!==void 0){let u=r.job_id,c=e;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return D.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof u=="number"&&isFinite(u)&&!W.validate(u))return D.errors=[{instancePath:t+"/job_id",schemaPath:"#/properties/job_id/format",keyword:"format",
params:{format:"int64"}}],!1;var i=c===e}else var i=!0;if(i){if(r.srclang!==void 0){let u=e;if(typeof r.srclang!="string")return D.errors=[{instancePath:t+"/src\
lang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(r.trglang!==void 0){let u=e;if(typeof r.
trglang!="string")return D.errors=[{instancePath:t+"/trglang",schemaPath:"#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else
var i=!0;if(i){if(r.srclocale!==void 0){let u=r.srclocale,c=e;if(typeof u!="string"&&u!==null)return D.errors=[{instancePath:t+"/srclocale",schemaPath:"#/proper\
ties/srclocale/type",keyword:"type",params:{type:De.properties.srclocale.type}}],!1;var i=c===e}else var i=!0;if(i){if(r.trglocale!==void 0){let u=r.trglocale,c=e;
if(typeof u!="string"&&u!==null)return D.errors=[{instancePath:t+"/trglocale",schemaPath:"#/properties/trglocale/type",keyword:"type",params:{type:De.properties.
trglocale.type}}],!1;var i=c===e}else var i=!0;if(i){if(r.name!==void 0){let u=r.name,c=e;if(e===c)if(typeof u=="string"){if(R(u)>255)return D.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(u)<1)return D.errors=[{instancePath:t+"/name",schemaPath:"#/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(r.state!==void 0){let u=r.state,c=e;if(typeof u!="string")return D.errors=[{instancePath:t+"/\
state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="backlog"||u==="inProgress"||u==="inReview"||u==="inQA"||u==="do\
ne"))return D.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:De.properties.state.enum}}],!1;var i=c===
e}else var i=!0;if(i){if(r.due_date!==void 0){let u=r.due_date,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return D.errors=[{instancePath:t+
"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:De.properties.due_date.type}}],!1;var i=c===e}else var i=!0;if(i){if(r.archived!==
void 0){let u=e;if(typeof r.archived!="boolean")return D.errors=[{instancePath:t+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type:"\
boolean"}}],!1;var i=u===e}else var i=!0;if(i){if(r.metadata!==void 0){let u=r.metadata,c=e;if(e===c)if(u&&typeof u=="object"&&!Array.isArray(u)){if(Object.keys(
u).length>50)return D.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let h in u){
let g=u[h],v=e;if(typeof g!="string"&&!(typeof g=="number"&&isFinite(g))&&typeof g!="boolean")return D.errors=[{instancePath:t+"/metadata/"+h.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type:De.properties.metadata.additionalProperties.type}}],
!1;var a=v===e;if(!a)break}}else return D.errors=[{instancePath:t+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"}}],!1;
var i=c===e}else var i=!0;if(i){if(r.sample_review_percentage!==void 0){let u=r.sample_review_percentage,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)))return D.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_review_percentage/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===c&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return D.errors=[{instancePath:t+"/sample_review_percentage",schemaPath:"#/properties/sample_re\
view_percentage/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(u<0||isNaN(u))return D.errors=[{instancePath:t+"/sample_review_percentage",
schemaPath:"#/properties/sample_review_percentage/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=c===e}else var i=!0;if(i){if(r.created_at!==
void 0){let u=r.created_at,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/\
created_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=c===e}else var i=!0;if(i){if(r.updated_at!==void 0){let u=r.updated_at,c=e;if(!(typeof u=="nu\
mber"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return D.errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"int\
eger"}}],!1;var i=c===e}else var i=!0;if(i){if(r.workflowStatus!==void 0){let u=r.workflowStatus,c=e;if(typeof u!="string")return D.errors=[{instancePath:t+"/wo\
rkflowStatus",schemaPath:"#/properties/workflowStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(u==="READY_TO_START"||u==="IN_PROGRESS"||u==="DONE"))
return D.errors=[{instancePath:t+"/workflowStatus",schemaPath:"#/properties/workflowStatus/enum",keyword:"enum",params:{allowedValues:De.properties.workflowStatus.
enum}}],!1;var i=c===e}else var i=!0;if(i)if(r.document!==void 0){let u=r.document,c=e;if(e===c)if(Array.isArray(u)){var o=!0;let h=u.length;for(let g=0;g<h;g++){
let v=u[g],F=e;if(e===F)if(v&&typeof v=="object"&&!Array.isArray(v)){let y;if(v.id===void 0&&(y="id")||v.project_id===void 0&&(y="project_id")||v.srclang===void 0&&
(y="srclang")||v.trglang===void 0&&(y="trglang")||v.name===void 0&&(y="name")||v.import_in_progress===void 0&&(y="import_in_progress")||v.import_succeeded===void 0&&
(y="import_succeeded")||v.import_error_message===void 0&&(y="import_error_message")||v.export_in_progress===void 0&&(y="export_in_progress")||v.export_succeeded===
void 0&&(y="export_succeeded")||v.export_error_message===void 0&&(y="export_error_message")||v.is_pretranslating===void 0&&(y="is_pretranslating")||v.status===void 0&&
(y="status")||v.translator_email===void 0&&(y="translator_email")||v.reviewer_email===void 0&&(y="reviewer_email")||v.customer_reviewer_email===void 0&&(y="cust\
omer_reviewer_email")||v.created_at===void 0&&(y="created_at")||v.updated_at===void 0&&(y="updated_at")||v.is_review_complete===void 0&&(y="is_review_complete"))
return D.errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/required",keyword:"required",params:{missingProperty:y}}],!1;{let x=e;for(let I in v)
if(!be.call(De.properties.document.items.properties,I)){return D.errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(x===e){if(v.id!==void 0){let I=v.id,L=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(
I)&&isFinite(I)))return D.errors=[{instancePath:t+"/document/"+g+"/id",schemaPath:"#/properties/document/items/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof I=="number"&&isFinite(I)&&!W.validate(I))return D.errors=[{instancePath:t+"/document/"+g+"/id",schemaPath:"#/properties/document\
/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var n=L===e}else var n=!0;if(n){if(v.project_id!==void 0){let I=v.project_id,L=e;if(!(typeof I==
"number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return D.errors=[{instancePath:t+"/document/"+g+"/project_id",schemaPath:"#/properties/document/items/properties/proje\
ct_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof I=="number"&&isFinite(I)&&!W.validate(I))return D.errors=[{instancePath:t+"/document/"+
g+"/project_id",schemaPath:"#/properties/document/items/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var n=L===e}else var n=!0;if(n){
if(v.srclang!==void 0){let I=e;if(typeof v.srclang!="string")return D.errors=[{instancePath:t+"/document/"+g+"/srclang",schemaPath:"#/properties/document/items/\
properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n){if(v.trglang!==void 0){let I=e;if(typeof v.trglang!="string")
return D.errors=[{instancePath:t+"/document/"+g+"/trglang",schemaPath:"#/properties/document/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],
!1;var n=I===e}else var n=!0;if(n){if(v.name!==void 0){let I=v.name,L=e;if(e===L)if(typeof I=="string"){if(R(I)>255)return D.errors=[{instancePath:t+"/document/"+
g+"/name",schemaPath:"#/properties/document/items/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(I)<1)return D.errors=[{instancePath:t+
"/document/"+g+"/name",schemaPath:"#/properties/document/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+
"/document/"+g+"/name",schemaPath:"#/properties/document/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var n=L===e}else var n=!0;if(n){
if(v.import_in_progress!==void 0){let I=e;if(typeof v.import_in_progress!="boolean")return D.errors=[{instancePath:t+"/document/"+g+"/import_in_progress",schemaPath:"\
#/properties/document/items/properties/import_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var n=I===e}else var n=!0;if(n){if(v.import_succeeded!==
void 0){let I=e;if(typeof v.import_succeeded!="boolean")return D.errors=[{instancePath:t+"/document/"+g+"/import_succeeded",schemaPath:"#/properties/document/it\
ems/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var n=I===e}else var n=!0;if(n){if(v.import_error_message!==void 0){let I=e;if(typeof v.
import_error_message!="string")return D.errors=[{instancePath:t+"/document/"+g+"/import_error_message",schemaPath:"#/properties/document/items/properties/import\
_error_message/type",keyword:"type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n){if(v.export_in_progress!==void 0){let I=e;if(typeof v.export_in_progress!=
"boolean")return D.errors=[{instancePath:t+"/document/"+g+"/export_in_progress",schemaPath:"#/properties/document/items/properties/export_in_progress/type",keyword:"\
type",params:{type:"boolean"}}],!1;var n=I===e}else var n=!0;if(n){if(v.export_succeeded!==void 0){let I=e;if(typeof v.export_succeeded!="boolean")return D.errors=
[{instancePath:t+"/document/"+g+"/export_succeeded",schemaPath:"#/properties/document/items/properties/export_succeeded/type",keyword:"type",params:{type:"boole\
an"}}],!1;var n=I===e}else var n=!0;if(n){if(v.export_error_message!==void 0){let I=e;if(typeof v.export_error_message!="string")return D.errors=[{instancePath:t+
"/document/"+g+"/export_error_message",schemaPath:"#/properties/document/items/properties/export_error_message/type",keyword:"type",params:{type:"string"}}],!1;
var n=I===e}else var n=!0;if(n){if(v.is_pretranslating!==void 0){let I=e;if(typeof v.is_pretranslating!="boolean")return D.errors=[{instancePath:t+"/document/"+
g+"/is_pretranslating",schemaPath:"#/properties/document/items/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var n=I===e}else var n=!0;
if(n){if(v.status!==void 0){let I=v.status,L=e;if(e===L)if(I&&typeof I=="object"&&!Array.isArray(I)){let fe;if(I.pretranslation===void 0&&(fe="pretranslation"))
return D.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/document/items/properties/status/required",keyword:"required",params:{missingProperty:fe}}],
!1;{let j=e;for(let N in I)if(N!=="pretranslation"){return D.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/document/items/properties\
/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}if(j===e&&I.pretranslation!==void 0){let N=I.pretranslation;
if(typeof N!="string")return D.errors=[{instancePath:t+"/document/"+g+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/propert\
ies/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(N==="idle"||N==="pending"||N==="running"))return D.errors=[{instancePath:t+"/document/"+
g+"/status/pretranslation",schemaPath:"#/properties/document/items/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:De.properties.
document.items.properties.status.properties.pretranslation.enum}}],!1}}}else return D.errors=[{instancePath:t+"/document/"+g+"/status",schemaPath:"#/properties/\
document/items/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var n=L===e}else var n=!0;if(n){if(v.translator_email!==void 0){let I=v.translator_email,
L=e;if(typeof I!="string"&&I!==null)return D.errors=[{instancePath:t+"/document/"+g+"/translator_email",schemaPath:"#/properties/document/items/properties/trans\
lator_email/type",keyword:"type",params:{type:De.properties.document.items.properties.translator_email.type}}],!1;var n=L===e}else var n=!0;if(n){if(v.reviewer_email!==
void 0){let I=v.reviewer_email,L=e;if(typeof I!="string"&&I!==null)return D.errors=[{instancePath:t+"/document/"+g+"/reviewer_email",schemaPath:"#/properties/do\
cument/items/properties/reviewer_email/type",keyword:"type",params:{type:De.properties.document.items.properties.reviewer_email.type}}],!1;var n=L===e}else var n=!0;
if(n){if(v.customer_reviewer_email!==void 0){let I=v.customer_reviewer_email,L=e;if(typeof I!="string"&&I!==null)return D.errors=[{instancePath:t+"/document/"+g+
"/customer_reviewer_email",schemaPath:"#/properties/document/items/properties/customer_reviewer_email/type",keyword:"type",params:{type:De.properties.document.items.
properties.customer_reviewer_email.type}}],!1;var n=L===e}else var n=!0;if(n){if(v.created_at!==void 0){let I=v.created_at,L=e;if(!(typeof I=="number"&&!(I%1)&&
!isNaN(I)&&isFinite(I)))return D.errors=[{instancePath:t+"/document/"+g+"/created_at",schemaPath:"#/properties/document/items/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;var n=L===e}else var n=!0;if(n){if(v.updated_at!==void 0){let I=v.updated_at,L=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&
isFinite(I)))return D.errors=[{instancePath:t+"/document/"+g+"/updated_at",schemaPath:"#/properties/document/items/properties/updated_at/type",keyword:"type",params:{
type:"integer"}}],!1;var n=L===e}else var n=!0;if(n){if(v.is_review_complete!==void 0){let I=e;if(typeof v.is_review_complete!="boolean")return D.errors=[{instancePath:t+
"/document/"+g+"/is_review_complete",schemaPath:"#/properties/document/items/properties/is_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var n=I===
e}else var n=!0;if(n)if(v.segments!==void 0){let I=v.segments,L=e;if(e===L)if(Array.isArray(I)){var d=!0;let fe=I.length;for(let j=0;j<fe;j++){let N=I[j],Or=e;if(e===
Or)if(N&&typeof N=="object"&&!Array.isArray(N)){let ne;if(N.id===void 0&&(ne="id")||N.created_at===void 0&&(ne="created_at")||N.updated_at===void 0&&(ne="update\
d_at")||N.document_id===void 0&&(ne="document_id")||N.memory_id===void 0&&(ne="memory_id")||N.source===void 0&&(ne="source")||N.srclang===void 0&&(ne="srclang")||
N.target===void 0&&(ne="target")||N.trglang===void 0&&(ne="trglang")||N.is_confirmed===void 0&&(ne="is_confirmed")||N.is_reviewed===void 0&&(ne="is_reviewed"))return D.
errors=[{instancePath:t+"/document/"+g+"/segments/"+j,schemaPath:"#/properties/document/items/properties/segments/items/required",keyword:"required",params:{missingProperty:ne}}],
!1;{let Te=e;for(let C in N)if(!be.call(De.properties.document.items.properties.segments.items.properties,C)){return D.errors=[{instancePath:t+"/document/"+g+"/\
segments/"+j,schemaPath:"#/properties/document/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}}],
!1;break}if(Te===e){if(N.id!==void 0){let C=N.id,qe=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return D.errors=[{instancePath:t+"/document/"+g+"\
/segments/"+j+"/id",schemaPath:"#/properties/document/items/properties/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===qe&&
typeof C=="number"&&isFinite(C)&&!W.validate(C))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/id",schemaPath:"#/properties/document/items/pro\
perties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var s=qe===e}else var s=!0;if(s){if(N.created_at!==void 0){let C=N.created_at,
qe=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/created_at",schemaPath:"#/propert\
ies/document/items/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=qe===e}else var s=!0;if(s){if(N.updated_at!==
void 0){let C=N.updated_at,qe=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/update\
d_at",schemaPath:"#/properties/document/items/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var s=qe===e}else
var s=!0;if(s){if(N.document_id!==void 0){let C=N.document_id,qe=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return D.errors=[{instancePath:t+"/d\
ocument/"+g+"/segments/"+j+"/document_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/document_id/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===qe&&typeof C=="number"&&isFinite(C)&&!W.validate(C))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/document_id",schemaPath:"\
#/properties/document/items/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=qe===e}else var s=!0;if(s){
if(N.memory_id!==void 0){let C=N.memory_id,qe=e;if(!(typeof C=="number"&&!(C%1)&&!isNaN(C)&&isFinite(C)))return D.errors=[{instancePath:t+"/document/"+g+"/segme\
nts/"+j+"/memory_id",schemaPath:"#/properties/document/items/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
qe&&typeof C=="number"&&isFinite(C)&&!W.validate(C))return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/memory_id",schemaPath:"#/properties/documen\
t/items/properties/segments/items/properties/memory_id/format",keyword:"format",params:{format:"int64"}}],!1;var s=qe===e}else var s=!0;if(s){if(N.source!==void 0){
let C=e;if(typeof N.source!="string")return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/source",schemaPath:"#/properties/document/items/properties\
/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var s=C===e}else var s=!0;if(s){if(N.srclang!==void 0){let C=e;if(typeof N.srclang!=
"string")return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j+"/srclang",schemaPath:"#/properties/document/items/properties/segments/items/properties/\
srclang/type",keyword:"type",params:{type:"string"}}],!1;var s=C===e}else var s=!0;if(s){if(N.target!==void 0){let C=e;if(typeof N.target!="string")return D.errors=
[{instancePath:t+"/document/"+g+"/segments/"+j+"/target",schemaPath:"#/properties/document/items/properties/segments/items/properties/target/type",keyword:"type",
params:{type:"string"}}],!1;var s=C===e}else var s=!0;if(s){if(N.trglang!==void 0){let C=e;if(typeof N.trglang!="string")return D.errors=[{instancePath:t+"/docu\
ment/"+g+"/segments/"+j+"/trglang",schemaPath:"#/properties/document/items/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"strin\
g"}}],!1;var s=C===e}else var s=!0;if(s){if(N.is_confirmed!==void 0){let C=e;if(typeof N.is_confirmed!="boolean")return D.errors=[{instancePath:t+"/document/"+g+
"/segments/"+j+"/is_confirmed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_confirmed/type",keyword:"type",params:{type:"bool\
ean"}}],!1;var s=C===e}else var s=!0;if(s)if(N.is_reviewed!==void 0){let C=e;if(typeof N.is_reviewed!="boolean")return D.errors=[{instancePath:t+"/document/"+g+
"/segments/"+j+"/is_reviewed",schemaPath:"#/properties/document/items/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var s=C===e}else var s=!0}}}}}}}}}}}}else return D.errors=[{instancePath:t+"/document/"+g+"/segments/"+j,schemaPath:"#/properties/document/items/proper\
ties/segments/items/type",keyword:"type",params:{type:"object"}}],!1;var d=Or===e;if(!d)break}}else return D.errors=[{instancePath:t+"/document/"+g+"/segments",
schemaPath:"#/properties/document/items/properties/segments/type",keyword:"type",params:{type:"array"}}],!1;var n=L===e}else var n=!0}}}}}}}}}}}}}}}}}}}}}else return D.
errors=[{instancePath:t+"/document/"+g,schemaPath:"#/properties/document/items/type",keyword:"type",params:{type:"object"}}],!1;var o=F===e;if(!o)break}}else return D.
errors=[{instancePath:t+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=l,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ba=M,Vr={type:"object",required:["id","project_id","srclang","trglang","name","import_in_progress","import_succeeded","import_error_message","export_in_prog\
ress","export_succeeded","export_error_message","is_pretranslating","status","translator_email","reviewer_email","customer_reviewer_email","created_at","updated\
_at","is_review_complete"],properties:{id:{type:"integer",format:"int64"},project_id:{type:"integer",format:"int64"},srclang:{type:"string"},trglang:{type:"stri\
ng"},name:{type:"string",minLength:1,maxLength:255},import_in_progress:{type:"boolean"},import_succeeded:{type:"boolean"},import_error_message:{type:"string"},export_in_progress:{
type:"boolean"},export_succeeded:{type:"boolean"},export_error_message:{type:"string"},is_pretranslating:{type:"boolean"},status:{type:"object",required:["pretr\
anslation"],properties:{pretranslation:{type:"string",enum:["idle","pending","running"]}},additionalProperties:!1},translator_email:{type:["string","null"]},reviewer_email:{
type:["string","null"]},customer_reviewer_email:{type:["string","null"]},created_at:{type:"integer"},updated_at:{type:"integer"},is_review_complete:{type:"boole\
an"},segments:{type:"array",items:{type:"object",required:["id","created_at","updated_at","document_id","memory_id","source","srclang","target","trglang","is_co\
nfirmed","is_reviewed"],properties:{id:{type:"integer",format:"int64"},created_at:{type:"integer"},updated_at:{type:"integer"},document_id:{type:"integer",format:"\
int64"},memory_id:{type:"integer",format:"int64"},source:{type:"string"},srclang:{type:"string"},target:{type:"string"},trglang:{type:"string"},is_confirmed:{type:"\
boolean"},is_reviewed:{type:"boolean"}},additionalProperties:!1}}},additionalProperties:!1,$id:"getDocument"};function M(r,{instancePath:t="",parentData:w,parentDataProperty:_,
rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=M.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||r.project_id===void 0&&(n="project_id")||r.srclang===void 0&&(n="srclang")||r.trglang===void 0&&(n=
"trglang")||r.name===void 0&&(n="name")||r.import_in_progress===void 0&&(n="import_in_progress")||r.import_succeeded===void 0&&(n="import_succeeded")||r.import_error_message===
void 0&&(n="import_error_message")||r.export_in_progress===void 0&&(n="export_in_progress")||r.export_succeeded===void 0&&(n="export_succeeded")||r.export_error_message===
void 0&&(n="export_error_message")||r.is_pretranslating===void 0&&(n="is_pretranslating")||r.status===void 0&&(n="status")||r.translator_email===void 0&&(n="tra\
nslator_email")||r.reviewer_email===void 0&&(n="reviewer_email")||r.customer_reviewer_email===void 0&&(n="customer_reviewer_email")||r.created_at===void 0&&(n="\
created_at")||r.updated_at===void 0&&(n="updated_at")||r.is_review_complete===void 0&&(n="is_review_complete"))return M.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:n}}],!1;{let d=e;for(let s in r)if(!be.call(Vr.properties,s)){return M.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(d===e){if(r.id!==void 0){let s=r.id,m=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s==
"number"&&isFinite(s)&&!W.validate(s))return M.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===
e}else var i=!0;if(i){if(r.project_id!==void 0){let s=r.project_id,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+
"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)&&!W.validate(s))return M.
errors=[{instancePath:t+"/project_id",schemaPath:"#/properties/project_id/format",keyword:"format",params:{format:"int64"}}],!1;var i=m===e}else var i=!0;if(i){
if(r.srclang!==void 0){let s=e;if(typeof r.srclang!="string")return M.errors=[{instancePath:t+"/srclang",schemaPath:"#/properties/srclang/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.trglang!==void 0){let s=e;if(typeof r.trglang!="string")return M.errors=[{instancePath:t+"/trglang",schemaPath:"\
#/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){let s=r.name,m=e;if(e===m)if(typeof s==
"string"){if(R(s)>255)return M.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(s)<1)return M.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.import_in_progress!==void 0){let s=e;if(typeof r.
import_in_progress!="boolean")return M.errors=[{instancePath:t+"/import_in_progress",schemaPath:"#/properties/import_in_progress/type",keyword:"type",params:{type:"\
boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.import_succeeded!==void 0){let s=e;if(typeof r.import_succeeded!="boolean")return M.errors=[{instancePath:t+
"/import_succeeded",schemaPath:"#/properties/import_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.import_error_message!==
void 0){let s=e;if(typeof r.import_error_message!="string")return M.errors=[{instancePath:t+"/import_error_message",schemaPath:"#/properties/import_error_messag\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_in_progress!==void 0){let s=e;if(typeof r.export_in_progress!="bo\
olean")return M.errors=[{instancePath:t+"/export_in_progress",schemaPath:"#/properties/export_in_progress/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.export_succeeded!==void 0){let s=e;if(typeof r.export_succeeded!="boolean")return M.errors=[{instancePath:t+"/export_succeeded",schemaPath:"\
#/properties/export_succeeded/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.export_error_message!==void 0){let s=e;if(typeof r.
export_error_message!="string")return M.errors=[{instancePath:t+"/export_error_message",schemaPath:"#/properties/export_error_message/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.is_pretranslating!==void 0){let s=e;if(typeof r.is_pretranslating!="boolean")return M.errors=[{instancePath:t+
"/is_pretranslating",schemaPath:"#/properties/is_pretranslating/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.status!==
void 0){let s=r.status,m=e;if(e===m)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.pretranslation===void 0&&(u="pretranslation"))return M.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/required",keyword:"required",params:{missingProperty:u}}],!1;{let c=e;for(let f in s)if(f!=="pretranslation"){return M.
errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}
if(c===e&&s.pretranslation!==void 0){let f=s.pretranslation;if(typeof f!="string")return M.errors=[{instancePath:t+"/status/pretranslation",schemaPath:"#/proper\
ties/status/properties/pretranslation/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="idle"||f==="pending"||f==="running"))return M.errors=[{instancePath:t+
"/status/pretranslation",schemaPath:"#/properties/status/properties/pretranslation/enum",keyword:"enum",params:{allowedValues:Vr.properties.status.properties.pretranslation.
enum}}],!1}}}else return M.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;
if(i){if(r.translator_email!==void 0){let s=r.translator_email,m=e;if(typeof s!="string"&&s!==null)return M.errors=[{instancePath:t+"/translator_email",schemaPath:"\
#/properties/translator_email/type",keyword:"type",params:{type:Vr.properties.translator_email.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.reviewer_email!==
void 0){let s=r.reviewer_email,m=e;if(typeof s!="string"&&s!==null)return M.errors=[{instancePath:t+"/reviewer_email",schemaPath:"#/properties/reviewer_email/ty\
pe",keyword:"type",params:{type:Vr.properties.reviewer_email.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.customer_reviewer_email!==void 0){let s=r.customer_reviewer_email,
m=e;if(typeof s!="string"&&s!==null)return M.errors=[{instancePath:t+"/customer_reviewer_email",schemaPath:"#/properties/customer_reviewer_email/type",keyword:"\
type",params:{type:Vr.properties.customer_reviewer_email.type}}],!1;var i=m===e}else var i=!0;if(i){if(r.created_at!==void 0){let s=r.created_at,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;var i=m===e}else var i=!0;if(i){if(r.updated_at!==void 0){let s=r.updated_at,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return M.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var i=m===e}else var i=!0;if(i){if(r.
is_review_complete!==void 0){let s=e;if(typeof r.is_review_complete!="boolean")return M.errors=[{instancePath:t+"/is_review_complete",schemaPath:"#/properties/i\
s_review_complete/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i)if(r.segments!==void 0){let s=r.segments,m=e;if(e===m)if(Array.
isArray(s)){var a=!0;let u=s.length;for(let c=0;c<u;c++){let f=s[c],h=e;if(e===h)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.id===void 0&&(v="id")||
f.created_at===void 0&&(v="created_at")||f.updated_at===void 0&&(v="updated_at")||f.document_id===void 0&&(v="document_id")||f.memory_id===void 0&&(v="memory_id")||
f.source===void 0&&(v="source")||f.srclang===void 0&&(v="srclang")||f.target===void 0&&(v="target")||f.trglang===void 0&&(v="trglang")||f.is_confirmed===void 0&&
(v="is_confirmed")||f.is_reviewed===void 0&&(v="is_reviewed"))return M.errors=[{instancePath:t+"/segments/"+c,schemaPath:"#/properties/segments/items/required",
keyword:"required",params:{missingProperty:v}}],!1;{let F=e;for(let P in f)if(!be.call(Vr.properties.segments.items.properties,P)){return M.errors=[{instancePath:t+
"/segments/"+c,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(F===e){if(f.
id!==void 0){let P=f.id,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+"/segments/"+c+"/id",schemaPath:"#/propert\
ies/segments/items/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(P)&&!W.validate(P))return M.errors=[{instancePath:t+
"/segments/"+c+"/id",schemaPath:"#/properties/segments/items/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var o=y===e}else var o=!0;if(o){
if(f.created_at!==void 0){let P=f.created_at,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+"/segments/"+c+"/crea\
ted_at",schemaPath:"#/properties/segments/items/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=y===e}else var o=!0;if(o){if(f.updated_at!==
void 0){let P=f.updated_at,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+"/segments/"+c+"/updated_at",schemaPath:"\
#/properties/segments/items/properties/updated_at/type",keyword:"type",params:{type:"integer"}}],!1;var o=y===e}else var o=!0;if(o){if(f.document_id!==void 0){let P=f.
document_id,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+"/segments/"+c+"/document_id",schemaPath:"#/properties\
/segments/items/properties/document_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="number"&&isFinite(P)&&!W.validate(P))return M.errors=
[{instancePath:t+"/segments/"+c+"/document_id",schemaPath:"#/properties/segments/items/properties/document_id/format",keyword:"format",params:{format:"int64"}}],
!1;var o=y===e}else var o=!0;if(o){if(f.memory_id!==void 0){let P=f.memory_id,y=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return M.errors=[{instancePath:t+
"/segments/"+c+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof P=="\
number"&&isFinite(P)&&!W.validate(P))return M.errors=[{instancePath:t+"/segments/"+c+"/memory_id",schemaPath:"#/properties/segments/items/properties/memory_id/f\
ormat",keyword:"format",params:{format:"int64"}}],!1;var o=y===e}else var o=!0;if(o){if(f.source!==void 0){let P=e;if(typeof f.source!="string")return M.errors=
[{instancePath:t+"/segments/"+c+"/source",schemaPath:"#/properties/segments/items/properties/source/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else
var o=!0;if(o){if(f.srclang!==void 0){let P=e;if(typeof f.srclang!="string")return M.errors=[{instancePath:t+"/segments/"+c+"/srclang",schemaPath:"#/properties/\
segments/items/properties/srclang/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o){if(f.target!==void 0){let P=e;if(typeof f.target!=
"string")return M.errors=[{instancePath:t+"/segments/"+c+"/target",schemaPath:"#/properties/segments/items/properties/target/type",keyword:"type",params:{type:"\
string"}}],!1;var o=P===e}else var o=!0;if(o){if(f.trglang!==void 0){let P=e;if(typeof f.trglang!="string")return M.errors=[{instancePath:t+"/segments/"+c+"/trg\
lang",schemaPath:"#/properties/segments/items/properties/trglang/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o){if(f.is_confirmed!==
void 0){let P=e;if(typeof f.is_confirmed!="boolean")return M.errors=[{instancePath:t+"/segments/"+c+"/is_confirmed",schemaPath:"#/properties/segments/items/prop\
erties/is_confirmed/type",keyword:"type",params:{type:"boolean"}}],!1;var o=P===e}else var o=!0;if(o)if(f.is_reviewed!==void 0){let P=e;if(typeof f.is_reviewed!=
"boolean")return M.errors=[{instancePath:t+"/segments/"+c+"/is_reviewed",schemaPath:"#/properties/segments/items/properties/is_reviewed/type",keyword:"type",params:{
type:"boolean"}}],!1;var o=P===e}else var o=!0}}}}}}}}}}}}else return M.errors=[{instancePath:t+"/segments/"+c,schemaPath:"#/properties/segments/items/type",keyword:"\
type",params:{type:"object"}}],!1;var a=h===e;if(!a)break}}else return M.errors=[{instancePath:t+"/segments",schemaPath:"#/properties/segments/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}else return M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return M.errors=l,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wa=K;function K(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=K.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.untokenizedSource===void 0&&(m="untokenizedSource")||r.tokenizedSource===
void 0&&(m="tokenizedSource")||r.sourceDelimiters===void 0&&(m="sourceDelimiters")||r.translation===void 0&&(m="translation"))return K.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let A=e;for(let u in r)if(!(u==="untokenizedSource"||u==="tokenizedSource"||u==="sourceDelimiter\
s"||u==="translation")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}
if(A===e){if(r.untokenizedSource!==void 0){let u=e;if(typeof r.untokenizedSource!="string")return K.errors=[{instancePath:t+"/untokenizedSource",schemaPath:"#/p\
roperties/untokenizedSource/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(r.tokenizedSource!==void 0){let u=e;if(typeof r.
tokenizedSource!="string")return K.errors=[{instancePath:t+"/tokenizedSource",schemaPath:"#/properties/tokenizedSource/type",keyword:"type",params:{type:"string"}}],
!1;var i=u===e}else var i=!0;if(i){if(r.sourceDelimiters!==void 0){let u=r.sourceDelimiters,c=e;if(e===c)if(Array.isArray(u)){var a=!0;let h=u.length;for(let g=0;g<
h;g++){let v=e;if(typeof u[g]!="string")return K.errors=[{instancePath:t+"/sourceDelimiters/"+g,schemaPath:"#/properties/sourceDelimiters/items/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=v===e;if(!a)break}}else return K.errors=[{instancePath:t+"/sourceDelimiters",schemaPath:"#/properties/sourceDelimiters/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(r.translation!==void 0){let u=r.translation,c=e;if(e===c)if(Array.isArray(u)){var o=!0;
let h=u.length;for(let g=0;g<h;g++){let v=u[g],F=e;if(e===F)if(v&&typeof v=="object"&&!Array.isArray(v)){let y;if(v.target===void 0&&(y="target")||v.score===void 0&&
(y="score")||v.isTMMatch===void 0&&(y="isTMMatch"))return K.errors=[{instancePath:t+"/translation/"+g,schemaPath:"#/properties/translation/items/required",keyword:"\
required",params:{missingProperty:y}}],!1;{let x=e;for(let I in v)if(!(I==="target"||I==="targetWithTags"||I==="align"||I==="provenance"||I==="score"||I==="isTM\
Match"||I==="targetWords"||I==="targetDelimiters")){return K.errors=[{instancePath:t+"/translation/"+g,schemaPath:"#/properties/translation/items/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(x===e){if(v.target!==void 0){let I=e;if(typeof v.target!="string")return K.errors=
[{instancePath:t+"/translation/"+g+"/target",schemaPath:"#/properties/translation/items/properties/target/type",keyword:"type",params:{type:"string"}}],!1;var n=I===
e}else var n=!0;if(n){if(v.targetWithTags!==void 0){let I=e;if(typeof v.targetWithTags!="string")return K.errors=[{instancePath:t+"/translation/"+g+"/targetWith\
Tags",schemaPath:"#/properties/translation/items/properties/targetWithTags/type",keyword:"type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n){if(v.
align!==void 0){let I=e;if(typeof v.align!="string")return K.errors=[{instancePath:t+"/translation/"+g+"/align",schemaPath:"#/properties/translation/items/prope\
rties/align/type",keyword:"type",params:{type:"string"}}],!1;var n=I===e}else var n=!0;if(n){if(v.provenance!==void 0){let I=e;if(typeof v.provenance!="string")
return K.errors=[{instancePath:t+"/translation/"+g+"/provenance",schemaPath:"#/properties/translation/items/properties/provenance/type",keyword:"type",params:{type:"\
string"}}],!1;var n=I===e}else var n=!0;if(n){if(v.score!==void 0){let I=v.score,L=e;if(e===L)if(typeof I=="number"&&isFinite(I)){if(I>100||isNaN(I))return K.errors=
[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(I<0||isNaN(I))return K.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/properties/score/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return K.errors=[{instancePath:t+"/translation/"+g+"/score",schemaPath:"#/properties/translation/items/propert\
ies/score/type",keyword:"type",params:{type:"number"}}],!1;var n=L===e}else var n=!0;if(n){if(v.isTMMatch!==void 0){let I=e;if(typeof v.isTMMatch!="boolean")return K.
errors=[{instancePath:t+"/translation/"+g+"/isTMMatch",schemaPath:"#/properties/translation/items/properties/isTMMatch/type",keyword:"type",params:{type:"boolea\
n"}}],!1;var n=I===e}else var n=!0;if(n){if(v.targetWords!==void 0){let I=v.targetWords,L=e;if(e===L)if(Array.isArray(I)){var d=!0;let fe=I.length;for(let j=0;j<
fe;j++){let N=e;if(typeof I[j]!="string")return K.errors=[{instancePath:t+"/translation/"+g+"/targetWords/"+j,schemaPath:"#/properties/translation/items/propert\
ies/targetWords/items/type",keyword:"type",params:{type:"string"}}],!1;var d=N===e;if(!d)break}}else return K.errors=[{instancePath:t+"/translation/"+g+"/target\
Words",schemaPath:"#/properties/translation/items/properties/targetWords/type",keyword:"type",params:{type:"array"}}],!1;var n=L===e}else var n=!0;if(n)if(v.targetDelimiters!==
void 0){let I=v.targetDelimiters,L=e;if(e===L)if(Array.isArray(I)){var s=!0;let fe=I.length;for(let j=0;j<fe;j++){let N=e;if(typeof I[j]!="string")return K.errors=
[{instancePath:t+"/translation/"+g+"/targetDelimiters/"+j,schemaPath:"#/properties/translation/items/properties/targetDelimiters/items/type",keyword:"type",params:{
type:"string"}}],!1;var s=N===e;if(!s)break}}else return K.errors=[{instancePath:t+"/translation/"+g+"/targetDelimiters",schemaPath:"#/properties/translation/it\
ems/properties/targetDelimiters/type",keyword:"type",params:{type:"array"}}],!1;var n=L===e}else var n=!0}}}}}}}}}else return K.errors=[{instancePath:t+"/transl\
ation/"+g,schemaPath:"#/properties/translation/items/type",keyword:"type",params:{type:"object"}}],!1;var o=F===e;if(!o)break}}else return K.errors=[{instancePath:t+
"/translation",schemaPath:"#/properties/translation/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0}}}}}else return K.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=l,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=Cr;function Cr(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Cr.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.message===void 0&&(a="message"))return Cr.errors=[{instancePath:t,
schemaPath:"Error.json/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=e;for(let n in r)if(n!=="message"){return Cr.errors=[{instancePath:t,
schemaPath:"Error.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e&&r.message!==void 0&&typeof r.message!=
"string")return Cr.errors=[{instancePath:t+"/message",schemaPath:"Error.json/properties/message/type",keyword:"type",params:{type:"string"}}],!1}}else return Cr.
errors=[{instancePath:t,schemaPath:"Error.json/type",keyword:"type",params:{type:"object"}}],!1;return Cr.errors=l,e===0}Cr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ms={};xa(Ms,{JOB_DELIVER:()=>an,JOB_UPDATE:()=>sn,PROJECT_DELIVER:()=>dn,PROJECT_UPDATE:()=>on});var sn=we;var ja={type:"object",required:["OrganizationId","id","name","due","isDelivered"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",
format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",enum:[0,1]}},additionalProperties:!1,$id:"JobUp\
dateEvent.json"},$r=$e().fullFormats.int64,Ct=$e().fullFormats["date-time"];function we(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=we.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
OrganizationId===void 0&&(o="OrganizationId")||r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.due===void 0&&(o="due")||r.isDelivered===void 0&&(o="isDe\
livered"))return we.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let d in r)
if(!(d==="OrganizationId"||d==="id"||d==="name"||d==="due"||d==="isDelivered")){return we.errors=[{instancePath:t,schemaPath:"JobUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.OrganizationId!==void 0){let d=r.OrganizationId,s=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return we.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobUpdateEvent.json/properties/OrganizationId/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return we.errors=[{instancePath:t+"/OrganizationId",schemaPath:"Jo\
bUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.id!==void 0){let d=r.id,s=e;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return we.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.json/properties/id/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return we.errors=[{instancePath:t+"/id",schemaPath:"JobUpdateEvent.j\
son/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let d=e;if(typeof r.name!="string")return we.
errors=[{instancePath:t+"/name",schemaPath:"JobUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){
if(r.due!==void 0){let d=r.due,s=e;if(typeof d!="string"&&d!==null)return we.errors=[{instancePath:t+"/due",schemaPath:"JobUpdateEvent.json/properties/due/type",
keyword:"type",params:{type:ja.properties.due.type}}],!1;if(e===s&&e===s&&typeof d=="string"&&!Ct.validate(d))return we.errors=[{instancePath:t+"/due",schemaPath:"\
JobUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0;if(a)if(r.isDelivered!==void 0){let d=r.isDelivered,
s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return we.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/properties/isDeliv\
ered/type",keyword:"type",params:{type:"integer"}}],!1;if(!(d===0||d===1))return we.errors=[{instancePath:t+"/isDelivered",schemaPath:"JobUpdateEvent.json/prope\
rties/isDelivered/enum",keyword:"enum",params:{allowedValues:ja.properties.isDelivered.enum}}],!1;var a=s===e}else var a=!0}}}}}}else return we.errors=[{instancePath:t,
schemaPath:"JobUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=l,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var an=ue;var nn={type:"object",required:["OrganizationId","id","name","due","isDelivered","deliveredAt"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"\
integer",format:"int64"},name:{type:"string"},due:{type:["string","null"],format:"date-time"},isDelivered:{type:"integer",const:1},deliveredAt:{type:"string",format:"\
date-time"}},additionalProperties:!1,$id:"JobDeliverEvent.json"};function ue(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){
let l=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
OrganizationId===void 0&&(o="OrganizationId")||r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.due===void 0&&(o="due")||r.isDelivered===void 0&&(o="isDe\
livered")||r.deliveredAt===void 0&&(o="deliveredAt"))return ue.errors=[{instancePath:t,schemaPath:"JobDeliverEvent.json/required",keyword:"required",params:{missingProperty:o}}],
!1;{let n=e;for(let d in r)if(!(d==="OrganizationId"||d==="id"||d==="name"||d==="due"||d==="isDelivered"||d==="deliveredAt")){return ue.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.OrganizationId!==void 0){
let d=r.OrganizationId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEv\
ent.json/properties/OrganizationId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return ue.errors=
[{instancePath:t+"/OrganizationId",schemaPath:"JobDeliverEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else
var a=!0;if(a){if(r.id!==void 0){let d=r.id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=[{instancePath:t+"/id",schemaPath:"Job\
DeliverEvent.json/properties/id/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return ue.errors=[{
instancePath:t+"/id",schemaPath:"JobDeliverEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==
void 0){let d=e;if(typeof r.name!="string")return ue.errors=[{instancePath:t+"/name",schemaPath:"JobDeliverEvent.json/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(r.due!==void 0){let d=r.due,s=e;if(typeof d!="string"&&d!==null)return ue.errors=[{instancePath:t+"/due",
schemaPath:"JobDeliverEvent.json/properties/due/type",keyword:"type",params:{type:nn.properties.due.type}}],!1;if(e===s&&e===s&&typeof d=="string"&&!Ct.validate(
d))return ue.errors=[{instancePath:t+"/due",schemaPath:"JobDeliverEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=s===
e}else var a=!0;if(a){if(r.isDelivered!==void 0){let d=r.isDelivered,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ue.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/type",keyword:"type",params:{type:"integer"}}],!1;if(d!==1)return ue.errors=[{instancePath:t+
"/isDelivered",schemaPath:"JobDeliverEvent.json/properties/isDelivered/const",keyword:"const",params:{allowedValue:1}}],!1;var a=s===e}else var a=!0;if(a)if(r.deliveredAt!==
void 0){let d=r.deliveredAt,s=e;if(e===s&&e===s)if(typeof d=="string"){if(!Ct.validate(d))return ue.errors=[{instancePath:t+"/deliveredAt",schemaPath:"JobDelive\
rEvent.json/properties/deliveredAt/format",keyword:"format",params:{format:"date-time"}}],!1}else return ue.errors=[{instancePath:t+"/deliveredAt",schemaPath:"J\
obDeliverEvent.json/properties/deliveredAt/type",keyword:"type",params:{type:"string"}}],!1;var a=s===e}else var a=!0}}}}}}}else return ue.errors=[{instancePath:t,
schemaPath:"JobDeliverEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=l,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var on=Ie;var pn={type:"object",required:["OrganizationId","id","name","due"],properties:{OrganizationId:{type:"integer",format:"int64"},id:{type:"integer",format:"int64"},
name:{type:"string"},due:{type:["string","null"],format:"date-time"}},additionalProperties:!1,$id:"ProjectUpdateEvent.json"};function Ie(r,{instancePath:t="",parentData:w,
parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.OrganizationId===void 0&&(o="OrganizationId")||r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.
due===void 0&&(o="due"))return Ie.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;
for(let d in r)if(!(d==="OrganizationId"||d==="id"||d==="name"||d==="due")){return Ie.errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(n===e){if(r.OrganizationId!==void 0){let d=r.OrganizationId,s=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ie.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectUpdateEvent.json/properties/OrganizationId/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return Ie.errors=[{instancePath:t+"/OrganizationId",schemaPath:"\
ProjectUpdateEvent.json/properties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.id!==void 0){let d=r.
id,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Ie.errors=[{instancePath:t+"/id",schemaPath:"ProjectUpdateEvent.json/properties/id/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return Ie.errors=[{instancePath:t+"/id",schemaPath:"Proje\
ctUpdateEvent.json/properties/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a){if(r.name!==void 0){let d=e;if(typeof r.name!=
"string")return Ie.errors=[{instancePath:t+"/name",schemaPath:"ProjectUpdateEvent.json/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=d===
e}else var a=!0;if(a)if(r.due!==void 0){let d=r.due,s=e;if(typeof d!="string"&&d!==null)return Ie.errors=[{instancePath:t+"/due",schemaPath:"ProjectUpdateEvent.\
json/properties/due/type",keyword:"type",params:{type:pn.properties.due.type}}],!1;if(e===s&&e===s&&typeof d=="string"&&!Ct.validate(d))return Ie.errors=[{instancePath:t+
"/due",schemaPath:"ProjectUpdateEvent.json/properties/due/format",keyword:"format",params:{format:"date-time"}}],!1;var a=s===e}else var a=!0}}}}}else return Ie.
errors=[{instancePath:t,schemaPath:"ProjectUpdateEvent.json/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=l,e===0}Ie.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var dn=He;function He(r,{instancePath:t="",parentData:w,parentDataProperty:_,rootData:b=r,dynamicAnchors:k={}}={}){let l=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=
void 0),p.dynamicItems&&(p.items=void 0),e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.OrganizationId===void 0&&(o="OrganizationId")||r.id===void 0&&
(o="id"))return He.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let d in r)
if(!(d==="OrganizationId"||d==="id")){return He.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.json/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:d}}],!1;break}if(n===e){if(r.OrganizationId!==void 0){let d=r.OrganizationId,s=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return He.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/properties/OrganizationId/type",keyword:"type",params:{type:"intege\
r"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return He.errors=[{instancePath:t+"/OrganizationId",schemaPath:"ProjectDeliverEvent.json/pro\
perties/OrganizationId/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0;if(a)if(r.id!==void 0){let d=r.id,s=e;if(!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return He.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/properties/id/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===s&&typeof d=="number"&&isFinite(d)&&!$r.validate(d))return He.errors=[{instancePath:t+"/id",schemaPath:"ProjectDeliverEvent.json/propertie\
s/id/format",keyword:"format",params:{format:"int64"}}],!1;var a=s===e}else var a=!0}}}else return He.errors=[{instancePath:t,schemaPath:"ProjectDeliverEvent.js\
on/type",keyword:"type",params:{type:"object"}}],!1;return He.errors=l,e===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yn={getLanguages:{parameters:Bt,input:Bt,response:Li},listMemories:{parameters:Qt,input:Qt,response:Ti},createMemory:{parameters:Hs,input:Zs,response:qi},updateMemory:{
parameters:Ks,input:Xs,response:Ei},deleteMemory:{parameters:Yt,input:Yt,response:Si},queryMemory:{parameters:Gt,input:Gt,response:Mi},importMemory:{parameters:Zt,
input:Zt,response:Ci},exportTermbase:{parameters:Ht,input:Ht,response:$i},downloadTermbase:{parameters:Xt,input:Xt,response:null},deleteMemorySegment:{parameters:Kt,
input:Kt,response:Wi},translateText:{parameters:ri,input:ei,response:zi},listFileTranslations:{parameters:es,input:es,response:Ji},translateFiles:{parameters:si,
input:ti,response:Oi},downloadTranslation:{parameters:rs,input:rs,response:null},signCreateTerms:{parameters:ai,input:ii,response:Ri},listCreateContents:{parameters:ts,
input:ts,response:Ui},generateCreateContent:{parameters:oi,input:ni,response:null},getCreatePreferences:{parameters:ss,input:ss,response:Vi},updateCreatePreferences:{
parameters:di,input:pi,response:Bi},getCreateContent:{parameters:is,input:is,response:Qi},updateCreateContent:{parameters:li,input:mi,response:Yi},deleteCreateContent:{
parameters:as,input:as,response:Gi},regenerateCreateContent:{parameters:ns,input:ns,response:null},listWorkflowTemplates:{parameters:os,input:os,response:Zi},listJobs:{
parameters:ps,input:ps,response:Hi},createJob:{parameters:ui,input:fi,response:Xi},getJob:{parameters:ds,input:ds,response:Ki},updateJob:{parameters:gi,input:ci,
response:ea},deleteJob:{parameters:ms,input:ms,response:ra},getJobStats:{parameters:ls,input:ls,response:ta},archiveJob:{parameters:fs,input:fs,response:sa},unarchiveJob:{
parameters:ys,input:ys,response:ia},deliverJob:{parameters:us,input:us,response:aa},reactivateJob:{parameters:cs,input:cs,response:na},exportJob:{parameters:gs,
input:gs,response:null},downloadJob:{parameters:hs,input:hs,response:null},listProjects:{parameters:vs,input:vs,response:oa},createProject:{parameters:vi,input:hi,
response:pa},deleteProject:{parameters:_s,input:_s,response:da},downloadDocument:{parameters:Ps,input:Ps,response:null},uploadDocument:{parameters:bs,input:bs,response:ma},
listFiles:{parameters:ws,input:ws,response:la},uploadFile:{parameters:ks,input:ks,response:fa},deleteFile:{parameters:js,input:js,response:null},downloadFile:{parameters:Is,
input:Is,response:null},addFileLabel:{parameters:bi,input:Pi,response:null},removeFileLabel:{parameters:As,input:As,response:null},listWebhooks:{parameters:Ns,input:Ns,
response:ya},createWebhook:{parameters:ji,input:wi,response:ua},getWebhook:{parameters:xs,input:xs,response:ca},updateWebhook:{parameters:Ai,input:Ii,response:ga},
deleteWebhook:{parameters:Ds,input:Ds,response:null},listDomains:{parameters:Fs,input:Fs,response:ha},getApi:{parameters:Ls,input:Ls,response:va},getApiRoot:{parameters:Ts,
input:Ts,response:_a},updateProject:{parameters:xi,input:Ni,response:Pa},getDocument:{parameters:qs,input:qs,response:ba},translateTextByQuery:{parameters:Es,input:Es,
response:wa}},un=ka,cn={...Ms},gn={getLanguages:{type:"object",properties:{},required:[]},listMemories:{type:"object",properties:{id:{type:"integer",format:"int\
64"}},required:[]},createMemory:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},srclang:{type:"string","x-format":"iso-639\
-1"},trglang:{type:"string","x-format":"iso-639-1"},srclocale:{type:"string","x-format":"iso-3166-1"},trglocale:{type:"string","x-format":"iso-3166-1"}},required:[
"name","srclang","trglang"]},updateMemory:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},
required:["id","name"]},deleteMemory:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},queryMemory:{type:"object",properties:{id:{
type:"integer",format:"int64"},query:{type:"string",minLength:1,maxLength:5e3},n:{type:"integer",minimum:1,maximum:100,default:10}},required:["id","query"]},importMemory:{
type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0},has_header_row:{type:"boolean",default:!1},
skip_duplicates:{type:"boolean",default:!1},sdlxliff_filters:{type:"array",items:{type:"object",required:["confName"],properties:{confName:{type:"string","x-ali\
ases":["conf_name"],enum:["Translated","Draft","ApprovedTranslation","Locked","SignedOff"]},allowablePercentage:{type:"integer",format:"int32",default:-1,"x-ali\
ases":["percentage"]},allowUnlockedSegments:{type:"boolean",default:!0,"x-aliases":["allow_unlocked"]}}}}},required:["memory_id","name"]},exportTermbase:{type:"\
object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadTermbase:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:[
"id"]},deleteMemorySegment:{type:"object",properties:{id:{type:"integer",format:"int64"},segment_id:{type:"integer",format:"int64"}},required:["id","segment_id"]},
translateText:{type:"object",properties:{source:{type:"string",maxLength:5e3,default:""},memory_id:{type:"integer",format:"int64"},source_hash:{type:"integer",format:"\
int64"},n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string"},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{
type:"boolean",default:!1},containsICUData:{type:"boolean",default:!1}},required:["memory_id"]},listFileTranslations:{type:"object",properties:{translationIds:{
type:"array",items:{type:"integer",format:"int64"}},status:{type:"string",enum:["InProgress","Completed","ReadyForDownload","Failed"]},fromTime:{type:"integer",
"x-format":"epoch"},toTime:{type:"integer","x-format":"epoch"}},required:[]},translateFiles:{type:"object",properties:{fileId:{type:"array",minItems:1,maxItems:100,
items:{type:"integer",format:"int64"}},memoryId:{type:"integer",format:"int64"},configId:{type:"integer",format:"int32"},withTM:{type:"boolean",default:!0}},required:[
"fileId","memoryId"]},downloadTranslation:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},signCreateTerms:{type:"object",properties:{
signedAgreement:{type:"boolean"}},required:["signedAgreement"]},listCreateContents:{type:"object",properties:{},required:[]},generateCreateContent:{type:"object",
properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},language:{type:"string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},
templateParams:{type:"object",required:["language"],properties:{contentLength:{type:"integer",minimum:1,maximum:5e3,default:250,"x-fill":!1},memoryId:{type:"int\
eger",format:"int64"},language:{type:"string","x-format":"language-tag"},sections:{type:"array",maxItems:50,items:{type:"string"}},summary:{type:"string",maxLength:5e3}}},
preferences:{type:"object",properties:{tone:{type:"string",maxLength:5e3},styleguide:{type:"string",maxLength:5e3}}}},required:["language","template","templateP\
arams"]},getCreatePreferences:{type:"object",properties:{},required:[]},updateCreatePreferences:{type:"object",properties:{tone:{type:["string","null"],"x-null":"\
clear",maxLength:5e3},styleguide:{type:["string","null"],"x-null":"clear",maxLength:5e3}},required:[]},getCreateContent:{type:"object",properties:{contentId:{type:"\
integer",format:"int64"}},required:["contentId"]},updateCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},language:{type:"string","x-format":"language-tag"},template:{type:"string",minLength:1,maxLength:100},templateParams:{type:"object",properties:{
contentLength:{type:["integer","null"],"x-null":"clear",minimum:1,maximum:5e3},memoryId:{type:["integer","null"],format:"int64","x-null":"clear"},language:{type:"\
string","x-format":"language-tag"},sections:{type:["array","null"],"x-null":"clear",maxItems:50,items:{type:"string"}},summary:{type:["string","null"],"x-null":"\
clear",maxLength:5e3}}},preferences:{type:"object",properties:{tone:{type:["string","null"],"x-null":"clear",maxLength:5e3},styleguide:{type:["string","null"],"\
x-null":"clear",maxLength:5e3}}}},required:["contentId"]},deleteCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["c\
ontentId"]},regenerateCreateContent:{type:"object",properties:{contentId:{type:"integer",format:"int64"}},required:["contentId"]},listWorkflowTemplates:{type:"o\
bject",properties:{},required:[]},listJobs:{type:"object",properties:{isArchived:{type:"boolean"},isDelivered:{type:"boolean"},offset:{type:"integer",minimum:0,
default:0},limit:{type:"integer",minimum:1,maximum:50,default:25}},required:[]},createJob:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},fileIds:{type:"array",minItems:1,maxItems:1e3,items:{type:"integer",format:"int64"}},languagePairs:{type:"array",minItems:1,items:{type:"object",required:[
"memoryId"],properties:{trgLang:{type:"string","x-format":"iso-639-1"},trgLocale:{type:"string","x-format":"iso-3166-1"},dueDate:{type:"string",format:"date-tim\
e"},memoryId:{type:"integer",format:"int64"},externalModelId:{type:"integer",format:"int32"},pretranslate:{type:"boolean",default:!1},autoAccept:{type:"boolean",
default:!1},caseSensitive:{type:"boolean",default:!1},takeMatchAttribution:{type:"boolean",default:!1},configId:{type:"integer",format:"int32"},workflowTemplateId:{
type:"integer",format:"int64"},workflowTemplateName:{type:["string","integer"]},workflowStageAssignments:{type:"array",items:{type:"object",required:["workflowS\
tageTemplateId"],properties:{workflowStageTemplateId:{type:"integer",format:"int64"},userId:{type:"integer",format:"int64"},email:{type:"string"}}}}}}},srcLang:{
type:"string","x-format":"iso-639-1"},srcLocale:{type:"string","x-format":"iso-3166-1"},due:{type:"string",format:"date-time"},isPlural:{type:"boolean"},workflowTemplateId:{
type:"integer",format:"int64"},domainId:{type:"integer",format:"int32"}},required:["name","fileIds","languagePairs","srcLang"]},getJob:{type:"object",properties:{
jobId:{type:"integer",format:"int64"}},required:["jobId"]},updateJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},dueDate:{type:["string","integer","null"],"x-format":"date","x-null":"clear"},due:{type:["string","integer","null"],"x-format":"date",
"x-null":"clear"},isProcessing:{type:["string","integer"],enum:["0","1","-2",0,1,-2]},processingErrorMsg:{type:"string",maxLength:1e3}},required:["jobId"]},deleteJob:{
type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},getJobStats:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},
required:["jobId"]},archiveJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},unarchiveJob:{type:"object",properties:{jobId:{
type:"integer",format:"int64"}},required:["jobId"]},deliverJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},reactivateJob:{
type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:["jobId"]},exportJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"},
type:{type:"string",enum:["files","memory"]}},required:["jobId","type"]},downloadJob:{type:"object",properties:{jobId:{type:"integer",format:"int64"}},required:[
"jobId"]},listProjects:{type:"object",properties:{id:{type:"array",items:{type:"integer",format:"int64"}},srclang:{type:"string"},trglang:{type:"string"},from_time:{
type:"integer","x-format":"epoch"},to_time:{type:"integer","x-format":"epoch"},state:{type:"string",enum:["backlog","inProgress","inReview","inQA","done"]},archived:{
type:"boolean",default:!0},connector_id:{type:"string"}},required:[]},createProject:{type:"object",properties:{memory_id:{type:"integer",format:"int64"},name:{type:"\
string",minLength:1,maxLength:255,"x-name":!0},job_id:{type:"integer",format:"int64"},due_date:{type:"integer","x-format":"epoch"},metadata:{type:"object",maxProperties:50,
additionalProperties:{type:["string","number","boolean"]}},workflowTemplateId:{type:"integer",format:"int64"},workflow_template_name:{type:"string"},sample_review_percentage:{
type:"integer",minimum:0,maximum:100,default:100},llm_provider:{type:"string",default:"neural"},external_model_id:{type:"integer",format:"int32"},domainId:{type:"\
integer",format:"int32"},is_plural:{type:"boolean"},require_batch_qa_translator:{type:"boolean"},enable_prompt_labeling:{type:"boolean"},is_enhanced_human_ai_optimized:{
type:"boolean"},job_type:{type:"string",enum:["TRANSLATION","PROMPT_RESPONSE"],default:"TRANSLATION"},additional_guidelines:{type:"string",maxLength:5e3}},required:[
"memory_id","name"]},deleteProject:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},downloadDocument:{type:"object",properties:{id:{
type:"integer",format:"int64"},is_xliff:{type:"boolean",default:!0}},required:["id"]},uploadDocument:{type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255,"x-name":!0},project_id:{type:"integer",format:"int64"},pretranslate:{type:"string",enum:["TM","TM+MT"],"x-anyCase":!0},auto_accept:{type:"boolean",
default:!1},case_sensitive:{type:"boolean",default:!1},match_attribution:{type:"boolean",default:!1},config_id:{type:"integer",format:"int32"}},required:["name",
"project_id"]},listFiles:{type:"object",properties:{id:{type:"integer",format:"int64"},labels:{type:"array",items:{type:"string"}}},required:[]},uploadFile:{type:"\
object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},file_hash:{type:"string",maxLength:128},langId:{type:"boolean",default:!1},project_id:{
type:"integer",format:"int64"},category:{type:"string",enum:["API","REFERENCE"],default:"API"},labels:{type:"array",items:{type:"string",pattern:"^[^,]*$",minLength:1,
maxLength:255,"x-name":!0}},job_type:{type:"string"}},required:["name"]},deleteFile:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},
downloadFile:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},addFileLabel:{type:"object",properties:{id:{type:"integer",format:"\
int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0,pattern:"^[^,]*$"}},required:["id","name"]},removeFileLabel:{type:"object",properties:{id:{type:"\
integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,"x-name":!0}},required:["id","name"]},listWebhooks:{type:"object",properties:{},required:[]},
createWebhook:{type:"object",properties:{webhookName:{type:"string",minLength:1,maxLength:255,"x-name":!0},webhookUrl:{type:"string",format:"uri"},eventType:{oneOf:[
{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPD\
ATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["webhookName","webhookUrl","eventType"]},getWebhook:{type:"object",properties:{id:{type:"integer",format:"\
int64"}},required:["id"]},updateWebhook:{type:"object",properties:{id:{type:"integer",format:"int64"},webhookName:{type:"string",minLength:1,maxLength:255,"x-na\
me":!0},webhookUrl:{type:"string",format:"uri"},eventType:{oneOf:[{type:"array",minItems:1,items:{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVE\
R","PROJECT_UPDATE"]}},{type:"string",enum:["JOB_DELIVER","JOB_UPDATE","PROJECT_DELIVER","PROJECT_UPDATE"]}]}},required:["id"]},deleteWebhook:{type:"object",properties:{
id:{type:"integer",format:"int64"}},required:["id"]},listDomains:{type:"object",properties:{},required:[]},getApi:{type:"object",properties:{},required:[]},getApiRoot:{
type:"object",properties:{},required:[]},updateProject:{type:"object",properties:{id:{type:"integer",format:"int64"},name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},due_date:{type:["integer","null"],"x-format":"epoch","x-null":"clear"},metadata:{type:"object",maxProperties:50,additionalProperties:{type:["string",
"number","boolean"]}},archived:{type:"boolean"}},required:["id"]},getDocument:{type:"object",properties:{id:{type:"integer",format:"int64"}},required:["id"]},translateTextByQuery:{
type:"object",properties:{memory_id:{type:"integer",format:"int64"},source:{type:"string",maxLength:5e3,default:""},source_hash:{type:"integer",format:"int64"},
n:{type:"integer",minimum:1,maximum:10,default:1},prefix:{type:"string"},rich:{type:"boolean",default:!1},tm_matches:{type:"boolean",default:!0},project_tags:{type:"\
boolean",default:!1},containsICUData:{type:"boolean",default:!1},contains_icu_data:{type:"boolean",default:!1}},required:["memory_id"]}};export{cn as eventValidators,gn as inputSchemas,un as validateError,yn as validators};
