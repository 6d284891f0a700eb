/**
 * The full stops of a language that end no sentence.
 *
 * - `always`: abbreviations that other words always follow, in lower case, without the last full stop
 * - `beforeNumber`: abbreviations only before a number
 * - `ordinals`: whether a number with a full stop is an ordinal (`3. Mai`)
 * - `starters`: words that begin a sentence even after an ordinal or an initial
 * - `longest`: the limit of the length of a word whose full stop may end no sentence, in UTF-16 code units
 */
export interface Exceptions {
  always: Set<string>;
  beforeNumber: Set<string>;
  ordinals: boolean;
  starters: Set<string>;
  longest: number;
}

/** The length of the longest Roman number: `XVIII`. */
const longestOrdinal = 5;

const set = (words: string) => new Set(words.split(/\s+/u).filter(Boolean));

function exceptions(always: string, beforeNumber: string, starters: string, ordinals = false): Exceptions {
  const [all, numbered] = [set(always), set(beforeNumber)];
  const longest = Math.max(longestOrdinal, ...Array.from([...all, ...numbered], ({ length }) => length));
  return { always: all, beforeNumber: numbered, ordinals, starters: set(starters), longest };
}

const none = exceptions("", "", "");

/** The abbreviations of Danish and Norwegian. */
const danish = exceptions(
  "dr prof hr fr bl.a f.eks dvs d.v.s ca kl tlf jf evt inkl ekskl pga mht vedr",
  "nr s kap fig tab art stk",
  "det den de han hun vi jeg i på og men hvis",
  true,
);

const exceptionsByLanguage: Record<string, Exceptions> = {
  en: exceptions(
    `mr mrs ms dr prof sr jr st mt gen col maj capt lt sgt cmdr adm gov sen rep rev hon pres vs approx ca cf viz al
    resp incl excl e.g i.e a.k.a ph.d`,
    "no nos p pp fig figs sec ch vol art eq ver jan feb mar apr jun jul aug sep sept oct nov dec",
    "the a an it he she we they you this that these those in on at but and if when there then",
  ),
  de: exceptions(
    `hr hrn fr dr med prof dipl ing mag st fa co bzw ca vgl evtl ggf inkl exkl zzgl abzgl sog bspw d.h z.b u.a z.t
    i.d.r o.g v.a s.o s.u m.e u.u i.a z.zt allg bes urspr geb gest gegr max min dt engl frz str tel vs jan feb apr jun
    jul aug sept okt nov dez mio mrd tsd fam gem lt`,
    "nr nrn s abb bd abs art tab kap anm fig aufl rn ziff",
    "der die das den dem es er sie wir ich ihr ein eine einen in im am an auf bei mit nach von zu dann danach aber und wenn diese dieser dieses",
    true,
  ),
  fr: exceptions(
    "m mm mme mmes mlle mlles dr pr me st ste mgr cf ex env p.ex c.-à-d av bd janv févr avr juil sept oct nov déc tél",
    "n nº no p pp fig art chap vol éd",
    "le la les un une des il elle ils elles on nous vous je ce cette ces dans en mais et si",
  ),
  es: exceptions(
    "sr sra srta sres dr dra prof profa d dña ud uds vd vds lic ing av avda c p.ej ej aprox ee ee.uu gral cía depto tel",
    "núm nº no pág págs p pp fig art cap vol",
    "el la los las un una unos unas él ella ellos es en pero y si este esta esto",
  ),
  it: exceptions(
    "sig sigg sig.ra dott dott.ssa prof prof.ssa ing avv arch geom rag on mons s.p.a p.es es cfr ca ecc.ne tel",
    "n nr pag pagg p pp fig art cap vol",
    "il lo la i gli le un uno una è in ma e se questo questa questi",
  ),
  pt: exceptions(
    "sr sra srs sras dr dra prof profa eng exmo exma v.exa d p.ex ex aprox av tel cf",
    "n nº núm pág págs p pp fig art cap vol",
    "o a os as um uma uns umas ele ela eles em no na mas e se este esta isto",
  ),
  nl: exceptions(
    "dhr mevr mw dr drs ir ing prof mr st bv bijv ca d.w.z m.a.w o.a t.a.v t.o.v i.p.v m.b.t n.a.v incl excl resp evt zgn vs tel",
    "nr nrs blz p pag fig art hfst afb dl",
    "de het een hij zij ze we wij ik in op maar en als dit dat deze die",
  ),
  pl: exceptions(
    "p prof dr hab inż mgr lek ks św np tj tzn tzw m.in itp.np ul al pl os gen płk mjr kpt por ok ob tel godz im r.b wg",
    "nr s str rys tab art ust pkt poz rozdz t",
    "to ten ta te on ona oni one w na ale i jeśli kiedy jest są",
    true,
  ),
  ru: exceptions(
    "г гг ул пр просп пл д кв корп стр им проф акад доц т.е т.к т.н т.д.и см ср напр г-н г-жа св тов о р оз обл р-н тел мин макс",
    "№ рис табл с стр гл п пп ст т вып",
    "он она они это этот эта эти в на но и если когда мы вы я",
  ),
  tr: exceptions(
    "dr prof doç yrd av müh mim sn alb gen tğm bkz örn yy m.ö m.s tel çev ed",
    "no s sf cilt bl md",
    "",
    true,
  ),
  cs: exceptions(
    "p pí sl dr mgr ing bc phdr mudr judr rndr doc prof st ml např tj tzn tzv tzv popř resp event cca mj viz srov ul nám tř tel kpt gen",
    "č čís str s obr tab kap odst roč sv",
    "to ten ta on ona oni v na a ale když je jsou",
    true,
  ),
  sv: exceptions(
    "dr prof st bl.a t.ex d.v.s dvs f.d fr.o.m t.o.m ca kl tel jfr ev resp inkl exkl",
    "nr s sid kap fig tab art",
    "det den de han hon vi jag i på och men om",
  ),
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
  hu: exceptions(
    "dr ifj id özv prof pl ill kb ti vö ld krt u tel",
    "sz o évf köt fej ábra",
    "a az ez ő ők mi én de és ha",
    true,
  ),
  ro: exceptions(
    "dl dna dr prof ing av sf str bd nr tel ex cca d.hr î.hr",
    "nr pag p art cap vol fig",
    "el ea ei ele noi eu în pe dar și dacă",
  ),
  fi: exceptions(
    "esim ns ks mm so tri prof puh n os.tk",
    "nro s kuva taulukko luku",
    "se hän he me minä ja mutta jos",
    true,
  ),
  uk: exceptions(
    "м р рр вул пр просп пл буд кв корп ім проф акад доц т.зв див пор напр наприкл св тел",
    "№ рис табл с стор розд гл п ст т",
    "він вона вони це в у на але якщо коли ми ви я",
  ),
};

export const findExceptions = (language: string): Exceptions =>
  Object.hasOwn(exceptionsByLanguage, language) ? (exceptionsByLanguage[language] as Exceptions) : none;
