try {
  await send("POST", "/v2/create", {
    language: "en-GB",
    template: "blog-post",
    templateParams: { language: "en-GB" },
  });
} catch (error) {
  console.log(error.message);
}
