import { expect, test } from "vitest";
import { inputCount, randomText, seedRandom } from "../testing/random-text.ts";
import { splitSentences } from "./split.ts";

function sentences(text: string, language: string): string[] {
  let start = 0;
  return [...splitSentences(text, language)].map((end) => {
    const sentence = text.slice(start, end);
    start = end;
    return sentence;
  });
}

test.each([
  ["en", "The ferry leaves.| Is it late?| No!"],
  ["en", "Dr. Smith met J. R. Brown at 3.5 km, e.g. There.| Then left."],
  ["en", "See No. 5 Apples.| It is 5 p.m.| Then he left at 5 p.m. sharp."],
  ["en", 'He said "Go."| Then left (at ten.)| Good.'],
  ["en", "Wait…| What?| So...| Yes.| A ... B."],
  ["en", "Take plan B.| It works."],
  ["en", "See Fig. A for it, and Sec. B below.| I said no.| I left at one o'clock.| A dog came."],
  ["en", "Wait 5 sec.| A dog came after 9 sec.| I saw it in the fig.| I see."],
  ["ru", "См. рис. А и рис. Б.| Он ест рис.| В доме тепло."],
  ["fr", "Selon l’art. L. 123-4 et l'art. 5, v. fig. A ci-dessous.| C’est de l’art.| Il part."],
  ["pl", "Pan, tj. Jan, jest.| Tak."],
  ["en", "Ask Com. & Adm. first.| Then Corp.&Co. goes."],
  ["en", "Is it .NET?| A .Net app .| Next."],
  ["en", "First line\n|Second line\n\n|third\nwrapped line"],
  ["en", "1. Open the file.| 2. Save it."],
  ["en", "You can't.| Save it as O'B. Jones.| We'd.| Ask 'A. Smith' now."],
  ["de", "Die Fa. Maier GmbH & Co. KG zahlt.| Dr. med. Wolf kommt."],
  ["es", "EE. UU. es grande.| Véase."],
  ["de", "Am 3. Mai kam Hr. Maier z. B. nach Ulm.| Es war der 4.| Danach ging er."],
  ["de", "Es kostet 5 Mio. Euro gem. Art. 3 mehr.| Fam. Berg zahlt."],
  ["de", "Das gilt z.B. Nachts bzw. Abends.| Vgl. Abb. 3 und Nr. 5."],
  ["fr", "M. Dupont et Mme. Durand arrivent.| Il pleut."],
  ["es", "El Sr. García llegó.| ¿Qué pasa?| ¡Nada!"],
  ["hy", "Սա թեստ է։| Լավ եմ «այո»։| Ժամը 10:30 է։| Վերջ"],
  ["hy", "Անուն: Արամ, Գինը: {price}, հետևյալը: «Ոչ»։| Այո"],
  ["my", "ပထမ ဝါကျ။| ဒုတိယ ဝါကျ၊ ဆက်။| စာ၊စာ"],
  ["am", "ይህ ፈተና ነው።| እንዴት ነህ፧| ደህና ነኝ፡፡| ሌላ፡ቃል።"],
  ["it", "Il sig. Rossi arriva.| È tardi."],
  ["pt", "O Sr. Silva chegou.| É tarde."],
  ["nl", "Dhr. Jansen komt.| Het is laat."],
  ["pl", "Przyszedł 3. Maja prof. Nowak.| To koniec."],
  ["ru", "Он живёт на ул. Ленина.| Это далеко."],
  ["ja", "行きます。|来ますか。"],
  ["ja", "Mr.スミスはNo.5です.|次はfile.txtを。|「A.」と言う。"],
  ["zh", "你好。|再见！"],
  ["xx", "One.| Two."],
  ["en", "Visit https://example.org/a?b=c&d=e!f now.| Then www.example.org/v1.Html?a."],
  ["en", "Add https://example.org/payload? to it.| Is it isset?x or Yahoo!Mail?| Yes."],
  ["en", "“Really?” she asked.| “Yes!”| “No.”| Then (why?) he left."],
  ["en", "'Stop!' he cried.| \"Why?\" we said."],
  ["en", "He left.| “Why?”| He “went.”| Go."],
  ["en", "Who rang the bell?[1]| Nobody did.[2][3]| He left!(Really)"],
  ["en", "It is.¹| Next.²³| Then 5 m² of it.| Hi!🎉| Next 😀.| Go.⚠️| Stop.🎉🎉| End.🎉 now."],
  ["en", "Hi!👨‍👩‍👧| Next.❤️‍🔥| On."],
  ["he", "שלום!🎉| מה שלומך?[1]| טוב."],
  ["hi", "यह है।¹| यह भी है।"],
  ["ar", "كيف حالك؟²| جيد."],
  ["zh", "你好!🎉| 再见。"],
  ["ko", '그는 "네."라고 말했다.| 「왜?」라고 물었다.| “가!”| 그가 외쳤다.'],
  ["tr", "Dr. Ali ve Prof. Dr. Veli 3. gün geldi.| Vb. şeyler."],
  ["cs", "Ing. Novák přišel 3. Května např. Domů.| To je vše."],
  ["hu", "Hosszú volt az út.| Hazamentünk stb.| Aludtunk."],
  ["sv", "Äpplen osv.| Sedan gick vi t.ex. Åsa."],
  ["no", "Han møtte dr. Hansen 3. Mai.| Så gikk han."],
  ["fi", "Omenat jne.| Sitten esim. Matti."],
  ["uk", "Коштує 5 грн.| Потім див. Додаток."],
  ["fr", "Il a dit « Bonjour ! » puis partit.| Elle dit « Non. »| « Pourquoi ? »| Rien."],
  ["fr", "« Où vas-tu ? », dit-elle.| « Ici ! » – Il rit.| « Non. »\n|- Un.| « Oui ! »| Fin."],
  ["fr", "Il cria\u00A0: «\u00A0Viens\u00A0!\u00A0»| Elle vint."],
  ["de", "Er sagte: „Komm …“| Dann ging er.| »Was…«| Dann „Ja.“[1]| Dann nein."],
  ["de", "Er sagte „Ja.“| Dann ging er.| »Nein.«| »Doch!«, rief er."],
  ["de", "Er ging.| »Wohin?« fragte sie."],
  ["el", "Είπε «Ναι;» και έφυγε.| «Όχι\u037E»| Τίποτα."],
  ["hy", "Ասաց «Այո։» ու գնաց.| Վերջ"],
  ["en", "“Really‽” he asked.| “What⁉”| Nothing."],
  ["es", "¡Hola!|¿Qué tal?| «¡Ven!» dijo."],
  ["ja", "今日は。|「本当？」と言った。|「はい。」|「そうか。」|『行く！』|（終わり。）|次。"],
  ["zh", "他来了。|“真的？”|他说。|（完。）|《书》很好！"],
  ["ja", "本当?|はい!|「A.」です。"],
])("%s: %s", (language, marked) => {
  const expected = marked.replace(/\| /gu, " |").split("|");
  expect(sentences(expected.join(""), language)).toEqual(expected);
});

test("sentences join to the text", () => {
  const random = seedRandom(7);
  for (let i = 0; i < inputCount; i++) {
    const text = randomText(random, 20);
    const language = ["en", "de", "zh", "??", ""][i % 5] as string;
    expect(sentences(text, language).join("")).toBe(text);
    expect(sentences(text, language)).not.toContain("");
  }
  expect(splitSentences("", "en")).toEqual([]);
});

test("after the maximum of sentences, only one more is cut", () => {
  expect(splitSentences("One is here. Two is here. Three is here. Four.", "en", undefined, 2)).toEqual([13, 26, 41]);
});
