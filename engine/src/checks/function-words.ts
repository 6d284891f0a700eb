/** Short words that occur in almost every sentence of a language, and are rarely names. */
const wordListByLanguage: Readonly<Record<string, string>> = {
  en: "a an and are as at be been but by can cannot could do does for from has have if in into is it its may must not of on only or should that the their them then there these they this those to was were when where which will with without would you your",
  de: "als am an auf aus bei bis das dass dem den der des die diese dieser dieses durch ein eine einem einen einer eines es für haben hat ist kann kein keine können mit muss nach nicht nur oder ohne sein sich sie sind soll über um in im so und von vor werden wird wurde zu zum zur",
  fr: "a au aux avec ce ces cette dans de des doit du elle en est et être il la le les leur mais on ne nous ou par pas peut plus pour que qui sa sans se ses si son sont sur un une vous votre",
  es: "a al como con de debe del desde el ella en entre es está este esta ha han la las lo los más no o para pero por puede que se si sin sobre son su sus un una y",
  it: "a al alla anche che come con da dal dei del della deve di e è gli ha il in la no le lo ma nel nella non o per più può quando questa questo se senza si sono su un una",
  pt: "a ao as com como da de deve do dos e em é está foi mais mas na não no nos o os ou para pela pelo por pode que quando se sem ser seu sua são um uma",
  nl: "aan als bij dat de deze die dit door een en er geen heeft het in is kan maar met moet naar niet of om onder op te tot uit van voor wordt worden zijn zonder",
};

const wordSetByLanguage = new Map(
  Object.entries(wordListByLanguage).map(([language, words]) => [language, new Set(words.split(" "))]),
);

const noWords: ReadonlySet<string> = new Set();

/** The function words of a language (ISO 639-1), in lower case; empty for a language without a list. */
export const functionWords = (language: string): ReadonlySet<string> => wordSetByLanguage.get(language) ?? noWords;
