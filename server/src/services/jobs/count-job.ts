import type { Caller } from "../../core/caller.ts";
import { nextTurn } from "../../core/turns.ts";
import { addLeverage, type Leverage } from "../../rules/leverage.ts";
import { isStorageError } from "../../store/database/storage-errors.ts";
import type { Job } from "../../store/jobs/jobs.ts";
import type { Project } from "../../store/jobs/projects.ts";
import { visibleAmong } from "../access/access.ts";
import { countAgainst, loadMemory, type Stoppable } from "../documents/read-document.ts";
import type { Services } from "../services.ts";

type CountServices = Pick<Services, "store" | "engines"> & Stoppable;

/** Counts a job's words again against the memories that the caller may use. The figures become the job's statistics. */
export async function countJob(
  { store, engines, report, signal }: CountServices & Pick<Services, "report">,
  caller: Caller,
  { organizationId, id }: Job,
): Promise<{ id: number; leverage: Leverage }[]> {
  const counted: { id: number; leverage: Leverage }[] = [];
  const projects = await store.projects.presentIn(organizationId, id);
  for (const project of await visibleAmong(store, caller, projects)) {
    const ofPages: Leverage[] = [];
    for await (const documents of countProject({ store, engines, signal }, project)) {
      const noted = store.atomically(async (tx) => {
        await tx.jobs.findForChange(organizationId, id);
        for (const { id, leverage } of documents) await tx.documents.setLeverage(organizationId, id, leverage);
      });
      // The response is correct even if the figures can't be stored.
      await noted.catch((error) => (isStorageError(error) ? report(error) : Promise.reject(error)));
      ofPages.push(addLeverage(documents.map(({ leverage }) => leverage)));
    }
    counted.push({ id: project.id, leverage: addLeverage(ofPages) });
  }
  return counted;
}

async function* countProject({ store, engines, signal }: CountServices, project: Project) {
  const { organizationId } = project;
  const memory = await loadMemory(store, project);
  for await (const documents of store.documents.pagesOf(organizationId, project.id)) {
    const counted: { id: number; leverage: Leverage }[] = [];
    for (const { id } of documents.filter(({ segments }) => segments > 0)) {
      const ofPages: Leverage[] = [];
      for await (const page of store.segments.pages(organizationId, id)) {
        ofPages.push(await countAgainst(engines, memory, page, { excludeDocument: id, signal }));
        await nextTurn();
      }
      counted.push({ id, leverage: addLeverage(ofPages) });
    }
    if (counted.length > 0) yield counted;
  }
}
