const signed = await call("POST", "/v2/create/terms-and-conditions", {
  signedAgreement: true,
});
console.log(signed);
