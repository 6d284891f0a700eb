import zipfile

send("GET", f"/v2/jobs/{job['id']}/export?type=files")


def read_job():
    return request("GET", f"/v2/jobs/{job['id']}")


poll(read_job, lambda job: job["isProcessing"] != 1)

response = send("GET", f"/v2/jobs/{job['id']}/download")
Path("job.zip").write_bytes(response.read())

with zipfile.ZipFile("job.zip") as result:
    print(result.read("en-GB_to_de-DE/leaflet.txt").decode())
