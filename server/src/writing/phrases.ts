export type Tone = "neutral" | "friendly" | "formal";

/** The starts of a text, with `{}` for its subject, and of a section, with `{}` for its name. */
interface Phrases {
  opening: string;
  section: string;
}

/** Fixed phrases of the built-in writer, by language. The subject follows a colon, so that it may have any form. */
export const phrases: Readonly<Record<string, Readonly<Record<Tone, Phrases>>>> = {
  de: {
    neutral: { opening: "Darum geht es hier: {}.", section: "Zum Thema: {}." },
    friendly: { opening: "Schön, dass du da bist. Darum geht es heute: {}.", section: "Weiter geht es mit: {}." },
    formal: { opening: "Dieser Text behandelt folgendes Thema: {}.", section: "Der folgende Abschnitt behandelt: {}." },
  },
  en: {
    neutral: { opening: "What this is about: {}.", section: "On the subject: {}." },
    friendly: { opening: "Welcome. Here is what you will find: {}.", section: "Next on our way: {}." },
    formal: { opening: "The subject of this text: {}.", section: "The following section covers: {}." },
  },
  es: {
    neutral: { opening: "De qué trata este texto: {}.", section: "Sobre el tema: {}." },
    friendly: { opening: "Te damos la bienvenida. Esto es lo que vas a encontrar: {}.", section: "Seguimos con: {}." },
    formal: { opening: "El presente texto trata el siguiente tema: {}.", section: "La sección siguiente trata: {}." },
  },
  fr: {
    neutral: { opening: "Le sujet de ce texte : {}.", section: "À propos : {}." },
    friendly: { opening: "Bienvenue. Voici ce que tu vas trouver : {}.", section: "Continuons avec : {}." },
    formal: { opening: "Le présent texte traite le sujet suivant : {}.", section: "La section suivante traite : {}." },
  },
  it: {
    neutral: { opening: "Di che cosa parla questo testo: {}.", section: "Sul tema: {}." },
    friendly: { opening: "Ciao e benvenuti. Ecco che cosa troverai: {}.", section: "Continuiamo con: {}." },
    formal: { opening: "Il presente testo tratta il seguente tema: {}.", section: "La sezione seguente tratta: {}." },
  },
  nl: {
    neutral: { opening: "Waar deze tekst over gaat: {}.", section: "Over het onderwerp: {}." },
    friendly: { opening: "Welkom. Dit ga je vinden: {}.", section: "We gaan verder met: {}." },
    formal: {
      opening: "Deze tekst behandelt het volgende onderwerp: {}.",
      section: "Het volgende deel behandelt: {}.",
    },
  },
  pt: {
    neutral: { opening: "De que trata este texto: {}.", section: "Sobre o tema: {}." },
    friendly: { opening: "Olá e boas-vindas. Eis o que vais encontrar: {}.", section: "Continuamos com: {}." },
    formal: { opening: "O presente texto trata o seguinte tema: {}.", section: "A secção seguinte trata: {}." },
  },
};

const tones: readonly (readonly [Tone, RegExp])[] = [
  ["formal", /formal|professional|serious|official|förmlich|sachlich|formel|sérieux|serio/i],
  ["friendly", /informal|friend|casual|warm|cheerful|relaxed|playful|freundlich|locker|amical|amistoso|amichevole/i],
];

export function findTone(description: string): Tone {
  // "informal" contains "formal".
  if (/informal|informel/i.test(description)) return "friendly";
  return tones.find(([, words]) => words.test(description))?.[0] ?? "neutral";
}
