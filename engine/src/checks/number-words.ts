/**
 * The words and stems for small numbers in each language, as `number=word`. A stem matches words that begin with it:
 * `zwei` also `zweite` and `zweimal`, `deux` also `deuxième`.
 */
const wordListByLanguage: Readonly<Record<string, string>> = {
  en: "0=zero 0=no 0=none 1=one 1=once 1=first 1=single 1=a 1=an 1=each 2=two 2=twice 2=second 2=both 2=double 2=pair 2=half 3=three 3=third 3=triple 4=four 4=quarter 5=five 5=fifth 6=six 7=seven 8=eight 9=nine 9=ninth 10=ten 11=eleven 12=twelve 12=twelfth 20=twent 30=thirt 100=hundred 1000=thousand",
  de: "0=null 0=kein 1=ein 1=erst 2=zwei 2=zweit 2=beid 2=doppel 2=paar 2=halb 3=drei 3=dritt 4=vier 5=fünf 6=sechs 7=sieb 8=acht 9=neun 10=zehn 11=elf 12=zwölf 20=zwanzig 30=dreißig 100=hundert 1000=tausend",
  fr: "0=zéro 0=aucun 0=nul 1=un 1=une 1=premi 1=seul 2=deux 2=second 2=double 2=paire 2=demi 3=trois 3=tiers 4=quatr 4=quart 5=cinq 6=six 6=sixi 7=sept 8=huit 9=neuf 9=neuvi 10=dix 11=onz 12=douz 20=vingt 30=trent 100=cent 1000=mille",
  es: "0=cero 0=ningun 0=ningún 0=nulo 1=un 1=uno 1=una 1=prim 1=únic 2=dos 2=segund 2=doble 2=ambos 2=ambas 2=par 2=medi 2=mitad 3=tres 3=terc 4=cuatr 4=cuart 5=cinc 5=quint 6=seis 6=sext 7=siete 7=séptim 8=ocho 8=octav 9=nueve 9=noven 10=diez 10=décim 11=once 12=doce 20=veint 30=treint 100=cien 1000=mil",
  it: "0=zero 0=nessun 1=un 1=uno 1=una 1=prim 1=unic 2=due 2=second 2=doppi 2=entramb 2=coppia 2=mezz 3=tre 3=terz 4=quattr 4=quart 5=cinque 5=quint 6=sei 6=sest 7=sette 7=settim 8=otto 8=ottav 9=nove 10=dieci 11=undici 12=dodici 20=vent 30=trent 100=cent 1000=mill",
  pt: "0=zero 0=nenhum 1=um 1=uma 1=primeir 1=únic 2=dois 2=duas 2=segund 2=dupl 2=ambos 2=ambas 2=par 2=mei 2=metade 3=três 3=terceir 4=quatro 4=quart 5=cinco 5=quint 6=seis 6=sext 7=sete 7=sétim 8=oito 8=oitav 9=nove 10=dez 11=onze 12=doze 20=vinte 30=trinta 100=cem 100=cent 1000=mil",
  nl: "0=nul 0=geen 1=een 1=één 1=eerst 1=enkel 2=twee 2=beide 2=dubbel 2=paar 2=half 3=drie 3=derde 4=vier 4=kwart 5=vijf 6=zes 7=zeven 8=acht 9=negen 10=tien 11=elf 12=twaalf 20=twintig 30=dertig 100=honderd 1000=duizend",
};

/** The largest number that may be a word in a language without a list. */
const maxSpelled = 12;

/** Stems of this length may have a short ending in a word, longer ones any ending, and shorter ones none. */
const shortStem = 3;

const numberWordsByLanguage = new Map(
  Object.entries(wordListByLanguage).map(([language, list]) => [
    language,
    list.split(" ").map((entry) => entry.split("=") as [number: string, stem: string]),
  ]),
);

/** Whether a text may contain a number (decimal digits) as a word. `words` are the text's, in lower case. */
export function mayBeSpelled(number: string, words: readonly string[], language: string): boolean {
  const spelled = numberWordsByLanguage.get(language);
  if (!spelled) return Number(number) <= maxSpelled;
  const stems = spelled.filter(([of]) => of === number);
  return stems.some(([, stem]) =>
    words.some((word) => (stem.length <= shortStem ? word === stem || hasEnding(word, stem) : word.startsWith(stem))),
  );
}

/** Whether a word is a short stem with an ending: `ein` in `eine`, `einmal`. */
const hasEnding = (word: string, stem: string): boolean =>
  stem.length === shortStem && word.startsWith(stem) && word.length <= stem.length + 4;
