const isFinal = ({ status }) => ["ReadyForDownload", "Failed"].includes(status);

// Polls any number of translations until all of them are final.
function waitForTranslations(...ids) {
  const read = () => request("GET", `/v2/translate/file?translationIds=${ids}`);
  return poll(read, (translations) => translations.every(isFinal));
}

console.log(await waitForTranslations(started.id));
