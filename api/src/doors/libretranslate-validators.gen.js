// Written by `npm run gen` from api/description and api/data. Do not edit.
var T=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(c){throw t=0,c}};var V=T(O=>{"use strict";Object.defineProperty(O,"__esModule",{value:!0});function U(r){let t=r.length,c=0,u=0,y;for(;u<t;)c++,y=r.charCodeAt(u++),y>=55296&&y<=
56319&&u<t&&(y=r.charCodeAt(u),(y&64512)===56320&&u++);return c}O.default=U});var z=p,W={type:"object",properties:{q:{oneOf:[{type:"string",maxLength:131072},{type:"array",minItems:1,maxItems:100,items:{type:"string",maxLength:131072}}]},
source:{$ref:"Language.json"},target:{$ref:"Language.json"},format:{type:"string",enum:["text","html"],default:"text"},alternatives:{type:"integer",minimum:0,maximum:9,
default:0},api_key:{$ref:"Key.json"}},required:["q","target"],$id:"translate"};var l=V().default;function p(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=p.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){r.format===void 0&&(r.format="text"),r.alternatives===void 0&&
(r.alternatives=0);let g;if(r.q===void 0&&(g="q")||r.target===void 0&&(g="target"))return p.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:g}}],!1;if(r.q!==void 0){let i=r.q,x=e,j=e,f=!1,k=null,N=e;if(e===N)if(typeof i=="string"){if(l(i)>131072){let o={instancePath:t+"/q",schemaPath:"\
#/properties/q/oneOf/0/maxLength",keyword:"maxLength",params:{limit:131072}};s===null?s=[o]:s.push(o),e++}}else{let o={instancePath:t+"/q",schemaPath:"#/propert\
ies/q/oneOf/0/type",keyword:"type",params:{type:"string"}};s===null?s=[o]:s.push(o),e++}var d=N===e;d&&(f=!0,k=0);let _=e;if(e===_)if(Array.isArray(i))if(i.length>
100){let o={instancePath:t+"/q",schemaPath:"#/properties/q/oneOf/1/maxItems",keyword:"maxItems",params:{limit:100}};s===null?s=[o]:s.push(o),e++}else if(i.length<
1){let o={instancePath:t+"/q",schemaPath:"#/properties/q/oneOf/1/minItems",keyword:"minItems",params:{limit:1}};s===null?s=[o]:s.push(o),e++}else{var m=!0;let o=i.
length;for(let q=0;q<o;q++){let C=i[q],M=e;if(e===M)if(typeof C=="string"){if(l(C)>131072){let w={instancePath:t+"/q/"+q,schemaPath:"#/properties/q/oneOf/1/item\
s/maxLength",keyword:"maxLength",params:{limit:131072}};s===null?s=[w]:s.push(w),e++}}else{let w={instancePath:t+"/q/"+q,schemaPath:"#/properties/q/oneOf/1/item\
s/type",keyword:"type",params:{type:"string"}};s===null?s=[w]:s.push(w),e++}var m=M===e;if(!m)break}}else{let o={instancePath:t+"/q",schemaPath:"#/properties/q/\
oneOf/1/type",keyword:"type",params:{type:"array"}};s===null?s=[o]:s.push(o),e++}var d=_===e;if(d&&f?(f=!1,k=[k,1]):d&&(f=!0,k=1),f)e=j,s!==null&&(j?s.length=j:
s=null);else{let o={instancePath:t+"/q",schemaPath:"#/properties/q/oneOf",keyword:"oneOf",params:{passingSchemas:k}};return s===null?s=[o]:s.push(o),e++,p.errors=
s,!1}var n=x===e}else var n=!0;if(n){if(r.source!==void 0){let i=r.source,x=e;if(e===e)if(typeof i=="string"){if(l(i)>35)return p.errors=[{instancePath:t+"/sour\
ce",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return p.errors=[{instancePath:t+"/source",schemaPath:"Language.js\
on/minLength",keyword:"minLength",params:{limit:2}}],!1}else return p.errors=[{instancePath:t+"/source",schemaPath:"Language.json/type",keyword:"type",params:{type:"\
string"}}],!1;var n=x===e}else var n=!0;if(n){if(r.target!==void 0){let i=r.target,x=e;if(e===e)if(typeof i=="string"){if(l(i)>35)return p.errors=[{instancePath:t+
"/target",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return p.errors=[{instancePath:t+"/target",schemaPath:"Langu\
age.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return p.errors=[{instancePath:t+"/target",schemaPath:"Language.json/type",keyword:"type",params:{
type:"string"}}],!1;var n=x===e}else var n=!0;if(n){let i=r.format,x=e;if(typeof i!="string")return p.errors=[{instancePath:t+"/format",schemaPath:"#/properties\
/format/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="text"||i==="html"))return p.errors=[{instancePath:t+"/format",schemaPath:"#/properties/format\
/enum",keyword:"enum",params:{allowedValues:W.properties.format.enum}}],!1;var n=x===e;if(n){let f=r.alternatives,k=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&
isFinite(f)))return p.errors=[{instancePath:t+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type:"integer"}}],!1;if(e===k&&
typeof f=="number"&&isFinite(f)){if(f>9||isNaN(f))return p.errors=[{instancePath:t+"/alternatives",schemaPath:"#/properties/alternatives/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9}}],!1;if(f<0||isNaN(f))return p.errors=[{instancePath:t+"/alternatives",schemaPath:"#/properties/alternatives/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var n=k===e;if(n)if(r.api_key!==void 0){let _=r.api_key,o=e;if(e===e)if(typeof _=="string"){if(l(_)>512)return p.
errors=[{instancePath:t+"/api_key",schemaPath:"Key.json/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return p.errors=[{instancePath:t+"/api_key",
schemaPath:"Key.json/type",keyword:"type",params:{type:"string"}}],!1;var n=o===e}else var n=!0}}}}}else return p.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return p.errors=s,e===0}p.evaluated={props:{q:!0,source:!0,target:!0,format:!0,alternatives:!0,api_key:!0},dynamicProps:!1,dynamicItems:!1};
var B=b;function b(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=b.evaluated;return a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(b.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1):(b.errors=s,e===0)}b.evaluated={dynamicProps:!1,dynamicItems:!1};var G=v;function v(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=v.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.q===void 0&&(d="q"))return v.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.q!==void 0){let n=r.q,g=e;if(e===g)if(typeof n=="string"){if(l(n)>131072)return v.errors=[{instancePath:t+
"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(l(n)<1)return v.errors=[{instancePath:t+"/q",schemaPath:"#/properti\
es/q/minLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type:"\
string"}}],!1;var m=g===e}else var m=!0;if(m)if(r.api_key!==void 0){let n=r.api_key,g=e;if(e===e)if(typeof n=="string"){if(l(n)>512)return v.errors=[{instancePath:t+
"/api_key",schemaPath:"Key.json/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return v.errors=[{instancePath:t+"/api_key",schemaPath:"Key.json/typ\
e",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0}else return v.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return v.errors=s,e===0}v.evaluated={props:{q:!0,api_key:!0},dynamicProps:!1,dynamicItems:!1};var J=A;function A(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=A.evaluated;return a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1):(A.errors=s,e===0)}A.evaluated={dynamicProps:!1,dynamicItems:!1};var E=D;function D(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=D.evaluated;return a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1):(D.errors=s,e===0)}D.evaluated={dynamicProps:!1,dynamicItems:!1};var K=I;function I(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=I.evaluated;return a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1):(I.errors=s,e===0)}I.evaluated={dynamicProps:!1,dynamicItems:!1};var S=$;function $(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=$.evaluated;return a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?($.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1):($.errors=s,e===0)}$.evaluated={dynamicProps:!1,dynamicItems:!1};var Q=h;function h(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=h.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.target===void 0&&(d="target"))return h.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.source!==void 0){let n=r.source,g=e;if(e===e)if(typeof n=="string"){if(l(n)>35)return h.
errors=[{instancePath:t+"/source",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(n)<2)return h.errors=[{instancePath:t+"/s\
ource",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return h.errors=[{instancePath:t+"/source",schemaPath:"Language.json/\
type",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0;if(m){if(r.target!==void 0){let n=r.target,g=e;if(e===e)if(typeof n=="string"){if(l(n)>
35)return h.errors=[{instancePath:t+"/target",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(n)<2)return h.errors=[{instancePath:t+
"/target",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return h.errors=[{instancePath:t+"/target",schemaPath:"Language.js\
on/type",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0;if(m)if(r.api_key!==void 0){let n=r.api_key,g=e;if(e===e)if(typeof n=="string"){if(l(
n)>512)return h.errors=[{instancePath:t+"/api_key",schemaPath:"Key.json/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return h.errors=[{instancePath:t+
"/api_key",schemaPath:"Key.json/type",keyword:"type",params:{type:"string"}}],!1;var m=g===e}else var m=!0}}else return h.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return h.errors=s,e===0}h.evaluated={props:{source:!0,target:!0,api_key:!0},dynamicProps:!1,dynamicItems:!1};var R=F;function F(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=F.evaluated;return a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1):(F.errors=s,e===0)}F.evaluated={dynamicProps:!1,dynamicItems:!1};var H=P;function P(r,{instancePath:t="",parentData:c,parentDataProperty:u,rootData:y=r,dynamicAnchors:L={}}={}){let s=null,e=0,a=P.evaluated;if(a.dynamicProps&&(a.props=
void 0),a.dynamicItems&&(a.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.name===void 0&&(m="name"))return P.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(r.name!==void 0){let d=r.name;if(e===e)if(typeof d=="string"){if(l(d)>512)return P.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(l(d)<1)return P.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:t+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"}}],!1}}else return P.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return P.
errors=s,e===0}P.evaluated={props:{name:!0},dynamicProps:!1,dynamicItems:!1};var ee={translate:{parameters:B,input:z},detect:{parameters:J,input:G},listLanguages:{parameters:E,input:E},getSettings:{parameters:K,input:K},getHealth:{parameters:S,
input:S},translateFile:{parameters:R,input:Q},downloadFile:{parameters:H,input:H}},re={translate:{type:"object",properties:{q:{oneOf:[{type:"string",maxLength:131072},
{type:"array",minItems:1,maxItems:100,items:{type:"string",maxLength:131072}}]},source:{type:"string",minLength:2,maxLength:35,"x-name":!0},target:{type:"string",
minLength:2,maxLength:35,"x-name":!0},format:{type:"string",enum:["text","html"],default:"text"},alternatives:{type:"integer",minimum:0,maximum:9,default:0},api_key:{
type:"string",maxLength:512}},required:["q","target"]},detect:{type:"object",properties:{q:{type:"string",minLength:1,maxLength:131072},api_key:{type:"string",maxLength:512}},
required:["q"]},listLanguages:{type:"object",properties:{},required:[]},getSettings:{type:"object",properties:{},required:[]},getHealth:{type:"object",properties:{},
required:[]},translateFile:{type:"object",properties:{source:{type:"string",minLength:2,maxLength:35,"x-name":!0},target:{type:"string",minLength:2,maxLength:35,
"x-name":!0},api_key:{type:"string",maxLength:512}},required:["target"]},downloadFile:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:512}},
required:["name"]}};export{re as inputSchemas,ee as validators};
