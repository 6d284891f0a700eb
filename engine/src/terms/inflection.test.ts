import { expect, test } from "vitest";
import { findInflection, foldWord } from "./inflection.ts";

function areForms(language: string, one: string, other: string): boolean {
  const { stem, areSame, bucket } = findInflection(language);
  const [a, b] = [stem(foldWord(one)), stem(foldWord(other))];
  return bucket(a) === bucket(b) && areSame(a, b);
}

test.each([
  ["en", "memory memories memory's Memory’s"],
  ["en", "process processes"],
  ["en", "cache caches"],
  ["en", "box boxes"],
  ["en", "movie movies"],
  ["en", "bus buses"],
  ["en", "API APIs"],
  ["en", "user users users'"],
  ["en", "PC PCs"],
  ["en", "matrix matrices"],
  ["de", "Ordner Ordners Ordnern"],
  ["de", "Tabelle Tabellen"],
  ["de", "Haus Hauses Häuser Häusern"],
  ["de", "Ergebnis Ergebnisses Ergebnisse Ergebnissen"],
  ["de", "Schlüssel Schlüssels Schlüsseln"],
  ["de", "neu neue neuen neuer neues neuem"],
  ["de", "Name Namen Namens"],
  ["de", "Kind Kinder Kindern Kindes"],
  ["de", "Foto Fotos"],
  ["fr", "fichier fichiers"],
  ["fr", "journal journaux"],
  ["fr", "tableau tableaux"],
  ["fr", "nouveau nouveaux nouvelle nouvelles"],
  ["fr", "traduit traduite traduits traduites"],
  ["es", "traducción traducciones"],
  ["es", "archivo archivos"],
  ["es", "luz luces"],
  ["es", "clase clases"],
  ["it", "memoria memorie"],
  ["it", "archivio archivi"],
  ["it", "banca banche"],
  ["it", "traduzione traduzioni"],
  ["pt", "tradução traduções"],
  ["pt", "imagem imagens"],
  ["pt", "valor valores"],
  ["pt", "base bases"],
  ["nl", "taal talen"],
  ["nl", "map mappen"],
  ["nl", "huis huizen"],
  ["nl", "bestand bestanden"],
  ["nl", "foto foto's"],
  ["nl", "module modules"],
  ["pl", "plik pliku plikiem pliki plików plikom plikami plikach"],
  ["pl", "tłumaczenie tłumaczenia tłumaczeniem tłumaczeń tłumaczeniami"],
  ["pl", "pamięć pamięci pamięcią"],
  ["ru", "файл файла файлу файлом файле файлы файлов файлами файлах"],
  ["ru", "память памяти памятью"],
  ["ru", "новый новая новое новые нового новому новыми"],
  ["ru", "трансляция трансляции трансляцию трансляций"],
  ["sv", "minne minnet minnena"],
  ["fi", "talo talossa"],
  ["hu", "fordítás fordítások"],
])("in %s these are forms of one word: %s", (language, forms) => {
  const [first = "", ...others] = forms.split(" ");
  for (const other of others) expect([other, areForms(language, first, other)]).toEqual([other, true]);
});

test.each([
  ["en", "set", "setting"],
  ["en", "build", "building"],
  ["en", "status", "state"],
  ["de", "Ordner", "Ordnung"],
  ["de", "Speicher", "Speicherung"],
  ["fr", "cas", "case"],
  ["es", "caso", "casa"],
  ["nl", "man", "maan"],
  ["sv", "bil", "bild"],
  ["ja", "設定", "設計"],
  ["fi", "2024", "20245"],
])("in %s %s is not a form of %s", (language, one, other) => {
  expect(areForms(language, one, other)).toBe(false);
});

test.each(["constructor", "", "toString"])("a word or language called %j means nothing special", (name) => {
  expect(areForms(name, "file", "file")).toBe(true);
  expect(areForms("en", name, name)).toBe(true);
});
