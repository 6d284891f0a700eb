def update_job(changes):
    return request("PUT", f"/v2/jobs/{job['id']}", changes)


renamed = update_job({"name": "Spring leaflets, second run"})
print(renamed["name"])

failing = update_job({
    "isProcessing": "-2",
    "processingErrorMsg": "source system offline",
})
recovered = update_job({"isProcessing": "0"})
print(failing["isProcessing"], recovered["isProcessing"])  # -2 0
