for_review = download_xliff()
reviewed = for_review.replace('state="translated"', 'state="signed-off"')
upload_xliff(reviewed)
print(read_project()["state"])  # done

stats = request("GET", f"/v2/jobs/{job['id']}")["stats"]
print(stats["percentReviewed"], stats["workflowStatus"])  # 100 DONE
