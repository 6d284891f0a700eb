const isFinal = ({ status }) => ["ReadyForDownload", "Failed"].includes(status);

// Asks about any number of translations until each of them is final.
function waitForTranslations(...ids) {
  const ask = () => call("GET", `/v2/translate/file?translationIds=${ids}`);
  return poll(ask, (translations) => translations.every(isFinal));
}

console.log(await waitForTranslations(started.id));
