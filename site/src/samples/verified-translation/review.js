const reviewed = (await downloadXliff()).replaceAll(
  'state="translated"',
  'state="signed-off"',
);
await uploadXliff(reviewed);

const reviewedProject = await readProject();
console.log(reviewedProject.state); // done

const { stats } = await request("GET", `/v2/jobs/${job.id}`);
console.log(stats.percentReviewed, stats.workflowStatus); // 100 DONE
