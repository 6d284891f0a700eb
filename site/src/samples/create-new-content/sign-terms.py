signed = request("POST", "/v2/create/terms-and-conditions", {
    "signedAgreement": True,
})
show(signed)
