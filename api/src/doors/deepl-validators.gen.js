// Written by `npm run gen` from api/description and api/data. Do not edit.
var Qe=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(d){throw t=0,d}};var De=Qe(ge=>{"use strict";Object.defineProperty(ge,"__esModule",{value:!0});function We(e){let t=e.length,d=0,g=0,y;for(;g<t;)d++,y=e.charCodeAt(g++),y>=55296&&
y<=56319&&g<t&&(y=e.charCodeAt(g),(y&64512)===56320&&g++);return d}ge.default=We});var Ae=m,be={type:"object",properties:{text:{type:"array",minItems:1,maxItems:50,items:{type:"string",maxLength:131072}},source_lang:{$ref:"Language.json"},target_lang:{
$ref:"Language.json"},context:{type:"string",maxLength:131072},split_sentences:{type:"string",enum:["0","1","nonewlines"]},preserve_formatting:{type:"boolean",default:!1},
formality:{$ref:"Formality.json"},glossary_id:{$ref:"GlossaryId.json"},glossary_ids:{type:"array",maxItems:5,items:{type:"string",pattern:"^[^,]*$",maxLength:64}},
tag_handling:{type:"string",enum:["xml","html"]},outline_detection:{type:"boolean",default:!0},splitting_tags:{$ref:"TagNames.json"},non_splitting_tags:{$ref:"T\
agNames.json"},ignore_tags:{$ref:"TagNames.json"},custom_instructions:{type:"array",maxItems:10,items:{type:"string",maxLength:300}}},required:["text","target_l\
ang"],$id:"translateText"};var Ie={type:"string",enum:["default","more","less","prefer_more","prefer_less"],$id:"Formality.json"};var l=De().default,re=new RegExp("^[^,]*$","u");function m(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,
r=0,s=m.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.preserve_formatting===
void 0&&(e.preserve_formatting=!1),e.outline_detection===void 0&&(e.outline_detection=!0);let P;if(e.text===void 0&&(P="text")||e.target_lang===void 0&&(P="targ\
et_lang"))return m.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],!1;if(e.text!==void 0){let c=e.text,q=r;if(r===
q)if(Array.isArray(c)){if(c.length>50)return m.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxItems",keyword:"maxItems",params:{limit:50}}],!1;
if(c.length<1)return m.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let _=c.length;
for(let G=0;G<_;G++){let v=c[G],M=r;if(r===M)if(typeof v=="string"){if(l(v)>131072)return m.errors=[{instancePath:t+"/text/"+G,schemaPath:"#/properties/text/ite\
ms/maxLength",keyword:"maxLength",params:{limit:131072}}],!1}else return m.errors=[{instancePath:t+"/text/"+G,schemaPath:"#/properties/text/items/type",keyword:"\
type",params:{type:"string"}}],!1;var a=M===r;if(!a)break}}}else return m.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{
type:"array"}}],!1;var o=q===r}else var o=!0;if(o){if(e.source_lang!==void 0){let c=e.source_lang,q=r;if(r===r)if(typeof c=="string"){if(l(c)>35)return m.errors=
[{instancePath:t+"/source_lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(c)<2)return m.errors=[{instancePath:t+"/sou\
rce_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return m.errors=[{instancePath:t+"/source_lang",schemaPath:"Langua\
ge.json/type",keyword:"type",params:{type:"string"}}],!1;var o=q===r}else var o=!0;if(o){if(e.target_lang!==void 0){let c=e.target_lang,q=r;if(r===r)if(typeof c==
"string"){if(l(c)>35)return m.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(c)<2)return m.
errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return m.errors=[{instancePath:t+"/ta\
rget_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;var o=q===r}else var o=!0;if(o){if(e.context!==void 0){let c=e.context,q=r;
if(r===q)if(typeof c=="string"){if(l(c)>131072)return m.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/maxLength",keyword:"maxLength",params:{
limit:131072}}],!1}else return m.errors=[{instancePath:t+"/context",schemaPath:"#/properties/context/type",keyword:"type",params:{type:"string"}}],!1;var o=q===
r}else var o=!0;if(o){if(e.split_sentences!==void 0){let c=e.split_sentences,q=r;if(typeof c!="string")return m.errors=[{instancePath:t+"/split_sentences",schemaPath:"\
#/properties/split_sentences/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="0"||c==="1"||c==="nonewlines"))return m.errors=[{instancePath:t+"/split_\
sentences",schemaPath:"#/properties/split_sentences/enum",keyword:"enum",params:{allowedValues:be.properties.split_sentences.enum}}],!1;var o=q===r}else var o=!0;
if(o){let c=r;if(typeof e.preserve_formatting!="boolean")return m.errors=[{instancePath:t+"/preserve_formatting",schemaPath:"#/properties/preserve_formatting/ty\
pe",keyword:"type",params:{type:"boolean"}}],!1;var o=c===r;if(o){if(e.formality!==void 0){let _=e.formality,G=r;if(typeof _!="string")return m.errors=[{instancePath:t+
"/formality",schemaPath:"Formality.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="default"||_==="more"||_==="less"||_==="prefer_more"||_==="pre\
fer_less"))return m.errors=[{instancePath:t+"/formality",schemaPath:"Formality.json/enum",keyword:"enum",params:{allowedValues:Ie.enum}}],!1;var o=G===r}else var o=!0;
if(o){if(e.glossary_id!==void 0){let _=e.glossary_id,G=r;if(r===r)if(typeof _=="string"){if(l(_)>64)return m.errors=[{instancePath:t+"/glossary_id",schemaPath:"\
GlossaryId.json/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(l(_)<1)return m.errors=[{instancePath:t+"/glossary_id",schemaPath:"GlossaryId.json/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return m.errors=[{instancePath:t+"/glossary_id",schemaPath:"GlossaryId.json/type",keyword:"type",params:{type:"\
string"}}],!1;var o=G===r}else var o=!0;if(o){if(e.glossary_ids!==void 0){let _=e.glossary_ids,G=r;if(r===G)if(Array.isArray(_)){if(_.length>5)return m.errors=[
{instancePath:t+"/glossary_ids",schemaPath:"#/properties/glossary_ids/maxItems",keyword:"maxItems",params:{limit:5}}],!1;{var i=!0;let M=_.length;for(let B=0;B<
M;B++){let ee=_[B],$=r;if(r===$)if(typeof ee=="string"){if(l(ee)>64)return m.errors=[{instancePath:t+"/glossary_ids/"+B,schemaPath:"#/properties/glossary_ids/it\
ems/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!re.test(ee))return m.errors=[{instancePath:t+"/glossary_ids/"+B,schemaPath:"#/properties/glossary_\
ids/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return m.errors=[{instancePath:t+"/glossary_ids/"+B,schemaPath:"#/properties/glossary_\
ids/items/type",keyword:"type",params:{type:"string"}}],!1;var i=$===r;if(!i)break}}}else return m.errors=[{instancePath:t+"/glossary_ids",schemaPath:"#/propert\
ies/glossary_ids/type",keyword:"type",params:{type:"array"}}],!1;var o=G===r}else var o=!0;if(o){if(e.tag_handling!==void 0){let _=e.tag_handling,G=r;if(typeof _!=
"string")return m.errors=[{instancePath:t+"/tag_handling",schemaPath:"#/properties/tag_handling/type",keyword:"type",params:{type:"string"}}],!1;if(!(_==="xml"||
_==="html"))return m.errors=[{instancePath:t+"/tag_handling",schemaPath:"#/properties/tag_handling/enum",keyword:"enum",params:{allowedValues:be.properties.tag_handling.
enum}}],!1;var o=G===r}else var o=!0;if(o){let _=r;if(typeof e.outline_detection!="boolean")return m.errors=[{instancePath:t+"/outline_detection",schemaPath:"#/\
properties/outline_detection/type",keyword:"type",params:{type:"boolean"}}],!1;var o=_===r;if(o){if(e.splitting_tags!==void 0){let v=e.splitting_tags,M=r;if(r===
r)if(Array.isArray(v)){if(v.length>100)return m.errors=[{instancePath:t+"/splitting_tags",schemaPath:"TagNames.json/maxItems",keyword:"maxItems",params:{limit:100}}],
!1;{var n=!0;let $=v.length;for(let L=0;L<$;L++){let E=v[L],J=r;if(r===J)if(typeof E=="string"){if(l(E)>255)return m.errors=[{instancePath:t+"/splitting_tags/"+
L,schemaPath:"TagNames.json/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(!re.test(E))return m.errors=[{instancePath:t+"/splitting_tags/"+L,schemaPath:"\
TagNames.json/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return m.errors=[{instancePath:t+"/splitting_tags/"+L,schemaPath:"TagNames.j\
son/items/type",keyword:"type",params:{type:"string"}}],!1;var n=J===r;if(!n)break}}}else return m.errors=[{instancePath:t+"/splitting_tags",schemaPath:"TagName\
s.json/type",keyword:"type",params:{type:"array"}}],!1;var o=M===r}else var o=!0;if(o){if(e.non_splitting_tags!==void 0){let v=e.non_splitting_tags,M=r;if(r===r)
if(Array.isArray(v)){if(v.length>100)return m.errors=[{instancePath:t+"/non_splitting_tags",schemaPath:"TagNames.json/maxItems",keyword:"maxItems",params:{limit:100}}],
!1;{var u=!0;let $=v.length;for(let L=0;L<$;L++){let E=v[L],J=r;if(r===J)if(typeof E=="string"){if(l(E)>255)return m.errors=[{instancePath:t+"/non_splitting_tag\
s/"+L,schemaPath:"TagNames.json/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(!re.test(E))return m.errors=[{instancePath:t+"/non_splitting_tag\
s/"+L,schemaPath:"TagNames.json/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return m.errors=[{instancePath:t+"/non_splitting_tags/"+L,
schemaPath:"TagNames.json/items/type",keyword:"type",params:{type:"string"}}],!1;var u=J===r;if(!u)break}}}else return m.errors=[{instancePath:t+"/non_splitting\
_tags",schemaPath:"TagNames.json/type",keyword:"type",params:{type:"array"}}],!1;var o=M===r}else var o=!0;if(o){if(e.ignore_tags!==void 0){let v=e.ignore_tags,
M=r;if(r===r)if(Array.isArray(v)){if(v.length>100)return m.errors=[{instancePath:t+"/ignore_tags",schemaPath:"TagNames.json/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var W=!0;let $=v.length;for(let L=0;L<$;L++){let E=v[L],J=r;if(r===J)if(typeof E=="string"){if(l(E)>255)return m.errors=[{instancePath:t+"/igno\
re_tags/"+L,schemaPath:"TagNames.json/items/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(!re.test(E))return m.errors=[{instancePath:t+"/ignore_tags\
/"+L,schemaPath:"TagNames.json/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return m.errors=[{instancePath:t+"/ignore_tags/"+L,schemaPath:"\
TagNames.json/items/type",keyword:"type",params:{type:"string"}}],!1;var W=J===r;if(!W)break}}}else return m.errors=[{instancePath:t+"/ignore_tags",schemaPath:"\
TagNames.json/type",keyword:"type",params:{type:"array"}}],!1;var o=M===r}else var o=!0;if(o)if(e.custom_instructions!==void 0){let v=e.custom_instructions,M=r;
if(r===M)if(Array.isArray(v)){if(v.length>10)return m.errors=[{instancePath:t+"/custom_instructions",schemaPath:"#/properties/custom_instructions/maxItems",keyword:"\
maxItems",params:{limit:10}}],!1;{var H=!0;let ee=v.length;for(let $=0;$<ee;$++){let L=v[$],E=r;if(r===E)if(typeof L=="string"){if(l(L)>300)return m.errors=[{instancePath:t+
"/custom_instructions/"+$,schemaPath:"#/properties/custom_instructions/items/maxLength",keyword:"maxLength",params:{limit:300}}],!1}else return m.errors=[{instancePath:t+
"/custom_instructions/"+$,schemaPath:"#/properties/custom_instructions/items/type",keyword:"type",params:{type:"string"}}],!1;var H=E===r;if(!H)break}}}else return m.
errors=[{instancePath:t+"/custom_instructions",schemaPath:"#/properties/custom_instructions/type",keyword:"type",params:{type:"array"}}],!1;var o=M===r}else var o=!0}}}}}}}}}}}}}}else
return m.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return m.errors=p,r===0}m.evaluated={props:{text:!0,source_lang:!0,
target_lang:!0,context:!0,split_sentences:!0,preserve_formatting:!0,formality:!0,glossary_id:!0,glossary_ids:!0,tag_handling:!0,outline_detection:!0,splitting_tags:!0,
non_splitting_tags:!0,ignore_tags:!0,custom_instructions:!0},dynamicProps:!1,dynamicItems:!1};var qe=te;function te(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=te.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(te.errors=p,r===0)}te.evaluated={dynamicProps:!1,dynamicItems:!1};var ue=X,Xe={type:"object",properties:{type:{type:"string",enum:[
"source","target"],default:"source"}},required:[],$id:"listLanguages"};function X(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){
let p=null,r=0,s=X.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.type===void 0&&
(e.type="source");let a=e.type;if(typeof a!="string")return X.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(a==="source"||a==="target"))return X.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Xe.
properties.type.enum}}],!1}else return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,r===0}X.evaluated=
{props:{type:!0},dynamicProps:!1,dynamicItems:!1};var Ge=Y,Ye={type:"object",properties:{type:{type:"string",enum:["source","target"],default:"source"}},required:[],
$id:"listLanguagesByPost"};function Y(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=Y.evaluated;
if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.type===void 0&&(e.type="source");let a=e.
type;if(typeof a!="string")return Y.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="sou\
rce"||a==="target"))return Y.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ye.properties.type.enum}}],
!1}else return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=p,r===0}Y.evaluated={props:{type:!0},dynamicProps:!1,
dynamicItems:!1};var $e=Z,Ze={type:"object",properties:{type:{type:"string",enum:["source","target"],default:"source"}},required:[],$id:"listLanguagesByPost_par\
ameters"};function Z(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=Z.evaluated;if(s.dynamicProps&&
(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.type===void 0&&(e.type="source");let a=e.type;if(typeof a!=
"string")return Z.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="source"||a==="target"))
return Z.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ze.properties.type.enum}}],!1}else return Z.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=p,r===0}Z.evaluated={props:{type:!0},dynamicProps:!1,dynamicItems:!1};
var de=se;function se(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=se.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(se.errors=p,r===0)}se.evaluated={dynamicProps:!1,dynamicItems:!1};var fe=ae;function ae(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=ae.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ae.errors=p,r===0)}ae.evaluated={dynamicProps:!1,dynamicItems:!1};var Ee=h;function h(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=h.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.target_lang===void 0&&(i="target_lang"))return h.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.filename!==void 0){let n=e.filename,u=r;if(r===u)if(typeof n=="s\
tring"){if(l(n)>255)return h.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(l(n)<
1)return h.errors=[{instancePath:t+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit:1}}],!1}else return h.errors=[{instancePath:t+
"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a){if(e.source_lang!==void 0){let n=e.
source_lang,u=r;if(r===r)if(typeof n=="string"){if(l(n)>35)return h.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/maxLength",keyword:"maxLeng\
th",params:{limit:35}}],!1;if(l(n)<2)return h.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],
!1}else return h.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a){
if(e.target_lang!==void 0){let n=e.target_lang,u=r;if(r===r)if(typeof n=="string"){if(l(n)>35)return h.errors=[{instancePath:t+"/target_lang",schemaPath:"Langua\
ge.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(n)<2)return h.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/minLength",keyword:"\
minLength",params:{limit:2}}],!1}else return h.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;
var a=u===r}else var a=!0;if(a){if(e.output_format!==void 0){let n=e.output_format,u=r;if(r===u)if(typeof n=="string"){if(l(n)>20)return h.errors=[{instancePath:t+
"/output_format",schemaPath:"#/properties/output_format/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(l(n)<1)return h.errors=[{instancePath:t+"/outpu\
t_format",schemaPath:"#/properties/output_format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return h.errors=[{instancePath:t+"/output_format",schemaPath:"\
#/properties/output_format/type",keyword:"type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a){if(e.formality!==void 0){let n=e.formality,u=r;if(typeof n!=
"string")return h.errors=[{instancePath:t+"/formality",schemaPath:"Formality.json/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="default"||n==="more"||
n==="less"||n==="prefer_more"||n==="prefer_less"))return h.errors=[{instancePath:t+"/formality",schemaPath:"Formality.json/enum",keyword:"enum",params:{allowedValues:Ie.
enum}}],!1;var a=u===r}else var a=!0;if(a){if(e.glossary_id!==void 0){let n=e.glossary_id,u=r;if(r===r)if(typeof n=="string"){if(l(n)>64)return h.errors=[{instancePath:t+
"/glossary_id",schemaPath:"GlossaryId.json/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(l(n)<1)return h.errors=[{instancePath:t+"/glossary_id",schemaPath:"\
GlossaryId.json/minLength",keyword:"minLength",params:{limit:1}}],!1}else return h.errors=[{instancePath:t+"/glossary_id",schemaPath:"GlossaryId.json/type",keyword:"\
type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a)if(e.glossary_ids!==void 0){let n=e.glossary_ids,u=r;if(r===u)if(Array.isArray(n)){if(n.length>
5)return h.errors=[{instancePath:t+"/glossary_ids",schemaPath:"#/properties/glossary_ids/maxItems",keyword:"maxItems",params:{limit:5}}],!1;{var o=!0;let H=n.length;
for(let P=0;P<H;P++){let c=n[P],q=r;if(r===q)if(typeof c=="string"){if(l(c)>64)return h.errors=[{instancePath:t+"/glossary_ids/"+P,schemaPath:"#/properties/glos\
sary_ids/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(!re.test(c))return h.errors=[{instancePath:t+"/glossary_ids/"+P,schemaPath:"#/properties\
/glossary_ids/items/pattern",keyword:"pattern",params:{pattern:"^[^,]*$"}}],!1}else return h.errors=[{instancePath:t+"/glossary_ids/"+P,schemaPath:"#/properties\
/glossary_ids/items/type",keyword:"type",params:{type:"string"}}],!1;var o=q===r;if(!o)break}}}else return h.errors=[{instancePath:t+"/glossary_ids",schemaPath:"\
#/properties/glossary_ids/type",keyword:"type",params:{type:"array"}}],!1;var a=u===r}else var a=!0}}}}}}else return h.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return h.errors=p,r===0}h.evaluated={props:{filename:!0,source_lang:!0,target_lang:!0,output_format:!0,formality:!0,
glossary_id:!0,glossary_ids:!0},dynamicProps:!1,dynamicItems:!1};var Me=ne;function ne(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=ne.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ne.errors=p,r===0)}ne.evaluated={dynamicProps:!1,dynamicItems:!1};var Ne=T;var ye=new RegExp("^[0-9A-Fa-f]{32}$","u");function T(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,
s=T.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.document_id===void 0&&
(o="document_id")||e.document_key===void 0&&(o="document_key"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(e.document_id!==void 0){let i=e.document_id,n=r;if(r===n)if(typeof i=="string"){if(!ye.test(i))return T.errors=[{instancePath:t+"/document_id",schemaPath:"\
#/properties/document_id/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Fa-f]{32}$"}}],!1}else return T.errors=[{instancePath:t+"/document_id",schemaPath:"#\
/properties/document_id/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.document_key!==void 0){let i=e.document_key,n=r;if(r===
n)if(typeof i=="string"){if(l(i)>128)return T.errors=[{instancePath:t+"/document_key",schemaPath:"#/properties/document_key/maxLength",keyword:"maxLength",params:{
limit:128}}],!1;if(l(i)<1)return T.errors=[{instancePath:t+"/document_key",schemaPath:"#/properties/document_key/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return T.errors=[{instancePath:t+"/document_key",schemaPath:"#/properties/document_key/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else
var a=!0}else return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=p,r===0}T.evaluated={props:{document_id:!0,
document_key:!0},dynamicProps:!1,dynamicItems:!1};var Te=K;function K(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=K.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.document_id===void 0&&(a="document_id"))return K.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.document_id!==void 0){let o=e.document_id;if(r===r)if(typeof o==
"string"){if(!ye.test(o))return K.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/pattern",keyword:"pattern",params:{pattern:"^[0-9A\
-Fa-f]{32}$"}}],!1}else return K.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type:"string"}}],!1}}else
return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=p,r===0}K.evaluated={props:{document_id:!0},dynamicProps:!1,
dynamicItems:!1};var Fe=F;function F(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=F.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.document_id===void 0&&(o="document_id")||e.document_key===
void 0&&(o="document_key"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.document_id!==void 0){
let i=e.document_id,n=r;if(r===n)if(typeof i=="string"){if(!ye.test(i))return F.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9A-Fa-f]{32}$"}}],!1}else return F.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/type",
keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.document_key!==void 0){let i=e.document_key,n=r;if(r===n)if(typeof i=="string"){if(l(
i)>128)return F.errors=[{instancePath:t+"/document_key",schemaPath:"#/properties/document_key/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(l(i)<1)return F.
errors=[{instancePath:t+"/document_key",schemaPath:"#/properties/document_key/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:t+
"/document_key",schemaPath:"#/properties/document_key/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}else return F.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=p,r===0}F.evaluated={props:{document_id:!0,document_key:!0},dynamicProps:!1,dynamicItems:!1};
var Be=Q;function Q(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=Q.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.document_id===void 0&&(a="document_id"))return Q.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.document_id!==void 0){let o=e.document_id;if(r===r)if(typeof o==
"string"){if(!ye.test(o))return Q.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/pattern",keyword:"pattern",params:{pattern:"^[0-9A\
-Fa-f]{32}$"}}],!1}else return Q.errors=[{instancePath:t+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type:"string"}}],!1}}else
return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=p,r===0}Q.evaluated={props:{document_id:!0},dynamicProps:!1,
dynamicItems:!1};var ce=ie;function ie(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=ie.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(ie.errors=p,r===0)}ie.evaluated={dynamicProps:!1,dynamicItems:!1};var he=oe;function oe(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=oe.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(oe.errors=p,r===0)}oe.evaluated={dynamicProps:!1,dynamicItems:!1};var Ue=k,er={type:"object",properties:{name:{$ref:"GlossaryName.\
json"},source_lang:{$ref:"Language.json"},target_lang:{$ref:"Language.json"},entries:{type:"string",minLength:1,maxLength:1048576},entries_format:{type:"string",
enum:["tsv","csv"]}},required:["name","source_lang","target_lang","entries","entries_format"],$id:"createGlossary"};function k(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=k.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.name===void 0&&(o="name")||e.source_lang===void 0&&(o="so\
urce_lang")||e.target_lang===void 0&&(o="target_lang")||e.entries===void 0&&(o="entries")||e.entries_format===void 0&&(o="entries_format"))return k.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.name!==void 0){let i=e.name,n=r;if(r===r)if(typeof i=="string"){if(l(i)>255)return k.
errors=[{instancePath:t+"/name",schemaPath:"GlossaryName.json/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(l(i)<1)return k.errors=[{instancePath:t+
"/name",schemaPath:"GlossaryName.json/minLength",keyword:"minLength",params:{limit:1}}],!1}else return k.errors=[{instancePath:t+"/name",schemaPath:"GlossaryNam\
e.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.source_lang!==void 0){let i=e.source_lang,n=r;if(r===r)if(typeof i==
"string"){if(l(i)>35)return k.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return k.
errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return k.errors=[{instancePath:t+"/so\
urce_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.target_lang!==void 0){let i=e.target_lang,
n=r;if(r===r)if(typeof i=="string"){if(l(i)>35)return k.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{
limit:35}}],!1;if(l(i)<2)return k.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return k.
errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.entries!==
void 0){let i=e.entries,n=r;if(r===n)if(typeof i=="string"){if(l(i)>1048576)return k.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/maxLeng\
th",keyword:"maxLength",params:{limit:1048576}}],!1;if(l(i)<1)return k.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}else return k.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"string"}}],
!1;var a=n===r}else var a=!0;if(a)if(e.entries_format!==void 0){let i=e.entries_format,n=r;if(typeof i!="string")return k.errors=[{instancePath:t+"/entries_form\
at",schemaPath:"#/properties/entries_format/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="tsv"||i==="csv"))return k.errors=[{instancePath:t+"/entri\
es_format",schemaPath:"#/properties/entries_format/enum",keyword:"enum",params:{allowedValues:er.properties.entries_format.enum}}],!1;var a=n===r}else var a=!0}}}}else
return k.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=p,r===0}k.evaluated={props:{name:!0,source_lang:!0,
target_lang:!0,entries:!0,entries_format:!0},dynamicProps:!1,dynamicItems:!1};var Ve=le;function le(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=le.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(le.errors=p,r===0)}le.evaluated={dynamicProps:!1,dynamicItems:!1};var _e=U;function U(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=U.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return U.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return U.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return U.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return U.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=p,r===0}U.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var ve=V;function V(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=V.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return V.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return V.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return V.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return V.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=p,r===0}V.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var Le=S;function S(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=S.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return S.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return S.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return S.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return S.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=p,r===0}S.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var Pe=pe;function pe(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=pe.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(pe.errors=p,r===0)}pe.evaluated={dynamicProps:!1,dynamicItems:!1};var Se=N;var rr={type:"object",required:["source_lang","target_lang","entries"],properties:{source_lang:{$ref:"Language.json"},target_lang:{$ref:"Language.json"},entries:{
type:"string",minLength:1,maxLength:1048576},entries_format:{type:"string",enum:["tsv","csv"],default:"tsv"}},$id:"DictionaryEntries.json"};function x(e,{instancePath:t="",
parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=x.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.entries_format===void 0&&(e.entries_format="tsv");let o;if(e.source_lang===void 0&&(o="source_lang")||
e.target_lang===void 0&&(o="target_lang")||e.entries===void 0&&(o="entries"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(e.source_lang!==void 0){let i=e.source_lang,n=r;if(r===r)if(typeof i=="string"){if(l(i)>35)return x.errors=[{instancePath:t+"/source_\
lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return x.errors=[{instancePath:t+"/source_lang",schemaPath:"Lang\
uage.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return x.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/type",keyword:"typ\
e",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.target_lang!==void 0){let i=e.target_lang,n=r;if(r===r)if(typeof i=="string"){if(l(i)>35)return x.
errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return x.errors=[{instancePath:t+
"/target_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return x.errors=[{instancePath:t+"/target_lang",schemaPath:"L\
anguage.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.entries!==void 0){let i=e.entries,n=r;if(r===n)if(typeof i=="\
string"){if(l(i)>1048576)return x.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/maxLength",keyword:"maxLength",params:{limit:1048576}}],!1;
if(l(i)<1)return x.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/minLength",keyword:"minLength",params:{limit:1}}],!1}else return x.errors=
[{instancePath:t+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){let i=e.entries_format,
n=r;if(typeof i!="string")return x.errors=[{instancePath:t+"/entries_format",schemaPath:"#/properties/entries_format/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="tsv"||i==="csv"))return x.errors=[{instancePath:t+"/entries_format",schemaPath:"#/properties/entries_format/enum",keyword:"enum",params:{allowedValues:rr.
properties.entries_format.enum}}],!1;var a=n===r}}}}else return x.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.
errors=p,r===0}x.evaluated={props:{source_lang:!0,target_lang:!0,entries:!0,entries_format:!0},dynamicProps:!1,dynamicItems:!1};function N(e,{instancePath:t="",
parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=N.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.name===void 0&&(i="name")||e.dictionaries===void 0&&(i="dictionaries"))return N.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.name!==void 0){let n=e.name,u=r;if(r===r)if(typeof n=="string"){if(l(n)>255)return N.
errors=[{instancePath:t+"/name",schemaPath:"GlossaryName.json/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(l(n)<1)return N.errors=[{instancePath:t+
"/name",schemaPath:"GlossaryName.json/minLength",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:t+"/name",schemaPath:"GlossaryNam\
e.json/type",keyword:"type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a)if(e.dictionaries!==void 0){let n=e.dictionaries,u=r;if(r===u)if(Array.isArray(
n)){if(n.length>100)return N.errors=[{instancePath:t+"/dictionaries",schemaPath:"#/properties/dictionaries/maxItems",keyword:"maxItems",params:{limit:100}}],!1;
if(n.length<1)return N.errors=[{instancePath:t+"/dictionaries",schemaPath:"#/properties/dictionaries/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;
let H=n.length;for(let P=0;P<H;P++){let c=r;x(n[P],{instancePath:t+"/dictionaries/"+P,parentData:n,parentDataProperty:P,rootData:y,dynamicAnchors:f})||(p=p===null?
x.errors:p.concat(x.errors),r=p.length);var o=c===r;if(!o)break}}}else return N.errors=[{instancePath:t+"/dictionaries",schemaPath:"#/properties/dictionaries/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=u===r}else var a=!0}else return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return N.errors=p,r===0}N.evaluated={props:{name:!0,dictionaries:!0},dynamicProps:!1,dynamicItems:!1};var Ce=me;function me(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=me.evaluated;return s.dynamicProps&&(s.
props=void 0),s.dynamicItems&&(s.items=void 0),r===0&&!(e&&typeof e=="object"&&!Array.isArray(e))?(me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1):(me.errors=p,r===0)}me.evaluated={dynamicProps:!1,dynamicItems:!1};var xe=C;function C(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=C.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return C.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return C.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return C.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return C.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=p,r===0}C.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var Re=j;function j(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=j.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let i;if(e.glossary_id===void 0&&(i="glossary_id"))return j.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(e.glossary_id!==void 0){let n=e.glossary_id,u=r;if(r===u)if(typeof n==
"string"){if(l(n)>64)return j.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(n)<1)return j.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a){if(e.
name!==void 0){let n=e.name,u=r;if(r===r)if(typeof n=="string"){if(l(n)>255)return j.errors=[{instancePath:t+"/name",schemaPath:"GlossaryName.json/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(l(n)<1)return j.errors=[{instancePath:t+"/name",schemaPath:"GlossaryName.json/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return j.errors=[{instancePath:t+"/name",schemaPath:"GlossaryName.json/type",keyword:"type",params:{type:"string"}}],!1;var a=u===r}else var a=!0;if(a)if(e.
dictionaries!==void 0){let n=e.dictionaries,u=r;if(r===u)if(Array.isArray(n)){if(n.length>1)return j.errors=[{instancePath:t+"/dictionaries",schemaPath:"#/prope\
rties/dictionaries/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(n.length<1)return j.errors=[{instancePath:t+"/dictionaries",schemaPath:"#/properties/di\
ctionaries/minItems",keyword:"minItems",params:{limit:1}}],!1;{var o=!0;let H=n.length;for(let P=0;P<H;P++){let c=r;x(n[P],{instancePath:t+"/dictionaries/"+P,parentData:n,
parentDataProperty:P,rootData:y,dynamicAnchors:f})||(p=p===null?x.errors:p.concat(x.errors),r=p.length);var o=c===r;if(!o)break}}}else return j.errors=[{instancePath:t+
"/dictionaries",schemaPath:"#/properties/dictionaries/type",keyword:"type",params:{type:"array"}}],!1;var a=u===r}else var a=!0}}else return j.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=p,r===0}j.evaluated={props:{glossary_id:!0,name:!0,dictionaries:!0},dynamicProps:!1,
dynamicItems:!1};var Oe=R;function R(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=R.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return R.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return R.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return R.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return R.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=p,r===0}R.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var ke=O;function O(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=O.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return O.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return O.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return O.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return O.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=p,r===0}O.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var we=D;function D(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=D.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.glossary_id===void 0&&(o="glossary_id")||e.source_lang===
void 0&&(o="source_lang")||e.target_lang===void 0&&(o="target_lang"))return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(e.glossary_id!==void 0){let i=e.glossary_id,n=r;if(r===n)if(typeof i=="string"){if(l(i)>64)return D.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/p\
roperties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(l(i)<1)return D.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/g\
lossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",
keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.source_lang!==void 0){let i=e.source_lang,n=r;if(r===n)if(typeof i=="string"){if(l(
i)>35)return D.errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return D.
errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/minLength",keyword:"minLength",params:{limit:2}}],!1}else return D.errors=[{instancePath:t+
"/source_lang",schemaPath:"#/properties/source_lang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.target_lang!==void 0){let i=e.
target_lang,n=r;if(r===n)if(typeof i=="string"){if(l(i)>35)return D.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/maxLength",keyword:"\
maxLength",params:{limit:35}}],!1;if(l(i)<2)return D.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/minLength",keyword:"minLength",
params:{limit:2}}],!1}else return D.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/type",keyword:"type",params:{type:"string"}}],!1;
var a=n===r}else var a=!0}}else return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=p,r===0}D.evaluated=
{props:{glossary_id:!0,source_lang:!0,target_lang:!0},dynamicProps:!1,dynamicItems:!1};var ze=w,tr={type:"object",properties:{glossary_id:{type:"string",minLength:1,
maxLength:64},source_lang:{$ref:"Language.json"},target_lang:{$ref:"Language.json"},entries:{type:"string",minLength:1,maxLength:1048576},entries_format:{type:"\
string",enum:["tsv","csv"],default:"tsv"}},required:["glossary_id","source_lang","target_lang","entries"],$id:"replaceDictionary"};function w(e,{instancePath:t="",
parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=w.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){e.entries_format===void 0&&(e.entries_format="tsv");let o;if(e.glossary_id===void 0&&(o="glossary_id")||
e.source_lang===void 0&&(o="source_lang")||e.target_lang===void 0&&(o="target_lang")||e.entries===void 0&&(o="entries"))return w.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.glossary_id!==void 0){let i=e.glossary_id,n=r;if(r===n)if(typeof i=="string"){if(l(i)>64)return w.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(l(i)<1)return w.errors=[{instancePath:t+
"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t+"/glossary_id",schemaPath:"\
#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.source_lang!==void 0){let i=e.source_lang,n=r;if(r===
r)if(typeof i=="string"){if(l(i)>35)return w.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/maxLength",keyword:"maxLength",params:{limit:35}}],
!1;if(l(i)<2)return w.errors=[{instancePath:t+"/source_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],!1}else return w.errors=
[{instancePath:t+"/source_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.target_lang!==void 0){
let i=e.target_lang,n=r;if(r===r)if(typeof i=="string"){if(l(i)>35)return w.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/maxLength",keyword:"\
maxLength",params:{limit:35}}],!1;if(l(i)<2)return w.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/minLength",keyword:"minLength",params:{limit:2}}],
!1}else return w.errors=[{instancePath:t+"/target_lang",schemaPath:"Language.json/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){
if(e.entries!==void 0){let i=e.entries,n=r;if(r===n)if(typeof i=="string"){if(l(i)>1048576)return w.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/\
entries/maxLength",keyword:"maxLength",params:{limit:1048576}}],!1;if(l(i)<1)return w.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"\
string"}}],!1;var a=n===r}else var a=!0;if(a){let i=e.entries_format,n=r;if(typeof i!="string")return w.errors=[{instancePath:t+"/entries_format",schemaPath:"#/\
properties/entries_format/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="tsv"||i==="csv"))return w.errors=[{instancePath:t+"/entries_format",schemaPath:"\
#/properties/entries_format/enum",keyword:"enum",params:{allowedValues:tr.properties.entries_format.enum}}],!1;var a=n===r}}}}}else return w.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.errors=p,r===0}w.evaluated={props:{glossary_id:!0,source_lang:!0,target_lang:!0,entries:!0,
entries_format:!0},dynamicProps:!1,dynamicItems:!1};var He=z;function z(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=z.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.glossary_id===void 0&&(a="glossary_id"))return z.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.glossary_id!==void 0){let o=e.glossary_id;if(r===r)if(typeof o==
"string"){if(l(o)>64)return z.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(o)<1)return z.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1}}else return z.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=p,r===0}z.evaluated={props:{glossary_id:!0},dynamicProps:!1,dynamicItems:!1};var Je=b;function b(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=b.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.glossary_id===void 0&&(o="glossary_id")||e.source_lang===
void 0&&(o="source_lang")||e.target_lang===void 0&&(o="target_lang"))return b.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(e.glossary_id!==void 0){let i=e.glossary_id,n=r;if(r===n)if(typeof i=="string"){if(l(i)>64)return b.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/p\
roperties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(l(i)<1)return b.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/g\
lossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return b.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",
keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.source_lang!==void 0){let i=e.source_lang,n=r;if(r===n)if(typeof i=="string"){if(l(
i)>35)return b.errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return b.
errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/minLength",keyword:"minLength",params:{limit:2}}],!1}else return b.errors=[{instancePath:t+
"/source_lang",schemaPath:"#/properties/source_lang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.target_lang!==void 0){let i=e.
target_lang,n=r;if(r===n)if(typeof i=="string"){if(l(i)>35)return b.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/maxLength",keyword:"\
maxLength",params:{limit:35}}],!1;if(l(i)<2)return b.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/minLength",keyword:"minLength",
params:{limit:2}}],!1}else return b.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/type",keyword:"type",params:{type:"string"}}],!1;
var a=n===r}else var a=!0}}else return b.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=p,r===0}b.evaluated=
{props:{glossary_id:!0,source_lang:!0,target_lang:!0},dynamicProps:!1,dynamicItems:!1};var Ke=A;function A(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=A.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.glossary_id===void 0&&(o="glossary_id"))return A.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.glossary_id!==void 0){let i=e.glossary_id,n=r;if(r===n)if(typeof i==
"string"){if(l(i)>64)return A.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
if(l(i)<1)return A.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.
errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.
source_lang!==void 0){let i=e.source_lang,n=r;if(r===n)if(typeof i=="string"){if(l(i)>35)return A.errors=[{instancePath:t+"/source_lang",schemaPath:"#/propertie\
s/source_lang/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return A.errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_la\
ng/minLength",keyword:"minLength",params:{limit:2}}],!1}else return A.errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/type",keyword:"\
type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.target_lang!==void 0){let i=e.target_lang,n=r;if(r===n)if(typeof i=="string"){if(l(i)>35)return A.
errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return A.errors=[{instancePath:t+
"/target_lang",schemaPath:"#/properties/target_lang/minLength",keyword:"minLength",params:{limit:2}}],!1}else return A.errors=[{instancePath:t+"/target_lang",schemaPath:"\
#/properties/target_lang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0}}else return A.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return A.errors=p,r===0}A.evaluated={props:{glossary_id:!0,source_lang:!0,target_lang:!0},dynamicProps:!1,dynamicItems:!1};var je=I;function I(e,{instancePath:t="",parentData:d,parentDataProperty:g,rootData:y=e,dynamicAnchors:f={}}={}){let p=null,r=0,s=I.evaluated;if(s.dynamicProps&&(s.props=
void 0),s.dynamicItems&&(s.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.glossary_id===void 0&&(o="glossary_id")||e.source_lang===
void 0&&(o="source_lang")||e.target_lang===void 0&&(o="target_lang"))return I.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(e.glossary_id!==void 0){let i=e.glossary_id,n=r;if(r===n)if(typeof i=="string"){if(l(i)>64)return I.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/p\
roperties/glossary_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(l(i)<1)return I.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/g\
lossary_id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return I.errors=[{instancePath:t+"/glossary_id",schemaPath:"#/properties/glossary_id/type",
keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a){if(e.source_lang!==void 0){let i=e.source_lang,n=r;if(r===n)if(typeof i=="string"){if(l(
i)>35)return I.errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/maxLength",keyword:"maxLength",params:{limit:35}}],!1;if(l(i)<2)return I.
errors=[{instancePath:t+"/source_lang",schemaPath:"#/properties/source_lang/minLength",keyword:"minLength",params:{limit:2}}],!1}else return I.errors=[{instancePath:t+
"/source_lang",schemaPath:"#/properties/source_lang/type",keyword:"type",params:{type:"string"}}],!1;var a=n===r}else var a=!0;if(a)if(e.target_lang!==void 0){let i=e.
target_lang,n=r;if(r===n)if(typeof i=="string"){if(l(i)>35)return I.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/maxLength",keyword:"\
maxLength",params:{limit:35}}],!1;if(l(i)<2)return I.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/minLength",keyword:"minLength",
params:{limit:2}}],!1}else return I.errors=[{instancePath:t+"/target_lang",schemaPath:"#/properties/target_lang/type",keyword:"type",params:{type:"string"}}],!1;
var a=n===r}else var a=!0}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=p,r===0}I.evaluated=
{props:{glossary_id:!0,source_lang:!0,target_lang:!0},dynamicProps:!1,dynamicItems:!1};var ir={translateText:{parameters:qe,input:Ae},listLanguages:{parameters:ue,input:ue},listLanguagesByPost:{parameters:$e,input:Ge},getUsage:{parameters:de,input:de},
getUsageByPost:{parameters:fe,input:fe},uploadDocument:{parameters:Me,input:Ee},getDocumentStatus:{parameters:Te,input:Ne},downloadDocument:{parameters:Be,input:Fe},
listGlossaryPairs:{parameters:ce,input:ce},listGlossaries:{parameters:he,input:he},createGlossary:{parameters:Ve,input:Ue},getGlossary:{parameters:_e,input:_e},
deleteGlossary:{parameters:ve,input:ve},getGlossaryEntries:{parameters:Le,input:Le},listMultilingualGlossaries:{parameters:Pe,input:Pe},createMultilingualGlossary:{
parameters:Ce,input:Se},getMultilingualGlossary:{parameters:xe,input:xe},updateMultilingualGlossary:{parameters:Oe,input:Re},deleteMultilingualGlossary:{parameters:ke,
input:ke},getDictionaryEntries:{parameters:we,input:we},replaceDictionary:{parameters:He,input:ze},deleteDictionary:{parameters:Ke,input:Je},getDictionary:{parameters:je,
input:je}},or={translateText:{type:"object",properties:{text:{type:"array",minItems:1,maxItems:50,items:{type:"string",maxLength:131072}},source_lang:{type:"str\
ing",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},context:{type:"string",maxLength:131072},split_sentences:{
type:"string",enum:["0","1","nonewlines"]},preserve_formatting:{type:"boolean",default:!1},formality:{type:"string",enum:["default","more","less","prefer_more",
"prefer_less"],"x-anyCase":!0},glossary_id:{type:"string",minLength:1,maxLength:64},glossary_ids:{type:"array",maxItems:5,items:{type:"string",pattern:"^[^,]*$",
maxLength:64}},tag_handling:{type:"string",enum:["xml","html"]},outline_detection:{type:"boolean",default:!0},splitting_tags:{type:"array",maxItems:100,items:{type:"\
string",pattern:"^[^,]*$",maxLength:255}},non_splitting_tags:{type:"array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",maxLength:255}},ignore_tags:{type:"\
array",maxItems:100,items:{type:"string",pattern:"^[^,]*$",maxLength:255}},custom_instructions:{type:"array",maxItems:10,items:{type:"string",maxLength:300}}},required:[
"text","target_lang"]},listLanguages:{type:"object",properties:{type:{type:"string",enum:["source","target"],default:"source","x-in":"query"}},required:[]},listLanguagesByPost:{
type:"object",properties:{type:{type:"string",enum:["source","target"],default:"source"}},required:[]},getUsage:{type:"object",properties:{},required:[]},getUsageByPost:{
type:"object",properties:{},required:[]},uploadDocument:{type:"object",properties:{filename:{type:"string",minLength:1,maxLength:255,"x-name":!0},source_lang:{type:"\
string",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},output_format:{type:"string",minLength:1,maxLength:20},
formality:{type:"string",enum:["default","more","less","prefer_more","prefer_less"],"x-anyCase":!0},glossary_id:{type:"string",minLength:1,maxLength:64},glossary_ids:{
type:"array",maxItems:5,items:{type:"string",pattern:"^[^,]*$",maxLength:64}}},required:["target_lang"]},getDocumentStatus:{type:"object",properties:{document_id:{
type:"string",pattern:"^[0-9A-Fa-f]{32}$"},document_key:{type:"string",minLength:1,maxLength:128}},required:["document_id","document_key"]},downloadDocument:{type:"\
object",properties:{document_id:{type:"string",pattern:"^[0-9A-Fa-f]{32}$"},document_key:{type:"string",minLength:1,maxLength:128}},required:["document_id","doc\
ument_key"]},listGlossaryPairs:{type:"object",properties:{},required:[]},listGlossaries:{type:"object",properties:{},required:[]},createGlossary:{type:"object",
properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},source_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"strin\
g",minLength:2,maxLength:35,"x-name":!0},entries:{type:"string",minLength:1,maxLength:1048576},entries_format:{type:"string",enum:["tsv","csv"]}},required:["nam\
e","source_lang","target_lang","entries","entries_format"]},getGlossary:{type:"object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64}},required:[
"glossary_id"]},deleteGlossary:{type:"object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64}},required:["glossary_id"]},getGlossaryEntries:{type:"\
object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64}},required:["glossary_id"]},listMultilingualGlossaries:{type:"object",properties:{},required:[]},
createMultilingualGlossary:{type:"object",properties:{name:{type:"string",minLength:1,maxLength:255,"x-name":!0},dictionaries:{type:"array",minItems:1,maxItems:100,
items:{type:"object",required:["source_lang","target_lang","entries"],properties:{source_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},target_lang:{
type:"string",minLength:2,maxLength:35,"x-name":!0},entries:{type:"string",minLength:1,maxLength:1048576},entries_format:{type:"string",enum:["tsv","csv"],default:"\
tsv"}}}}},required:["name","dictionaries"]},getMultilingualGlossary:{type:"object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64}},required:["\
glossary_id"]},updateMultilingualGlossary:{type:"object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64},name:{type:"string",minLength:1,maxLength:255,
"x-name":!0},dictionaries:{type:"array",minItems:1,maxItems:1,items:{type:"object",required:["source_lang","target_lang","entries"],properties:{source_lang:{type:"\
string",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},entries:{type:"string",minLength:1,maxLength:1048576},
entries_format:{type:"string",enum:["tsv","csv"],default:"tsv"}}}}},required:["glossary_id"]},deleteMultilingualGlossary:{type:"object",properties:{glossary_id:{
type:"string",minLength:1,maxLength:64}},required:["glossary_id"]},getDictionaryEntries:{type:"object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64},
source_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0,"x-in":"query"},target_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0,"x-in":"query"}},
required:["glossary_id","source_lang","target_lang"]},replaceDictionary:{type:"object",properties:{glossary_id:{type:"string",minLength:1,maxLength:64},source_lang:{
type:"string",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},entries:{type:"string",minLength:1,maxLength:1048576},
entries_format:{type:"string",enum:["tsv","csv"],default:"tsv"}},required:["glossary_id","source_lang","target_lang","entries"]},deleteDictionary:{type:"object",
properties:{glossary_id:{type:"string",minLength:1,maxLength:64},source_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"string",minLength:2,
maxLength:35,"x-name":!0}},required:["glossary_id","source_lang","target_lang"]},getDictionary:{type:"object",properties:{glossary_id:{type:"string",minLength:1,
maxLength:64},source_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0},target_lang:{type:"string",minLength:2,maxLength:35,"x-name":!0}},required:["glos\
sary_id","source_lang","target_lang"]}};export{or as inputSchemas,ir as validators};
