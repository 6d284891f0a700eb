const updateJob = (changes) => request("PUT", `/v2/jobs/${job.id}`, changes);

const renamed = await updateJob({ name: "Spring leaflets, second run" });
console.log(renamed.name);

const failing = await updateJob({
  isProcessing: "-2",
  processingErrorMsg: "source system offline",
});
const recovered = await updateJob({ isProcessing: "0" });
console.log(failing.isProcessing, recovered.isProcessing); // -2 0
