const signed = await request("POST", "/v2/create/terms-and-conditions", {
  signedAgreement: true,
});
console.log(signed);
