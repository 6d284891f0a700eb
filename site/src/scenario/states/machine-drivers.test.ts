import { type DeepReadonly, type StateMachine, stateMachines } from "@openparlance/api";
import { describe, expect, test } from "vitest";
import { requestInTests } from "../../sandbox/testing/request-in-tests.ts";
import type { Drive } from "./drive.ts";
import { type Arrow, type DrivenObject, describeCause, nameObstacle, startDrivenObject } from "./driven-object.ts";
import { type MachineId, machineDrivers } from "./machine-drivers.ts";
import { findPaths } from "./testing/find-paths.ts";

const request = requestInTests();

const machines = Object.values(stateMachines) as DeepReadonly<StateMachine>[];
const driveOf = ({ id }: Pick<StateMachine, "id">): Drive => machineDrivers[id as MachineId];

const start = (machine: DeepReadonly<StateMachine>, variant?: string) =>
  startDrivenObject(machine, driveOf(machine), { sandbox: request, ...(variant && { variant }), report() {} });

describe.each(machines)("$id", (machine) => {
  const ways = findPaths(machine, driveOf(machine));

  test("has a way over each of its arrows", () => {
    expect(new Set(ways.flatMap(({ path }) => path))).toEqual(new Set(machine.transitions));
  });

  test.each(ways.map((way) => ({ ...way, name: way.path.map(describeCause).join(" → ") })))(
    "goes where it is drawn: $name",
    async ({ variant, path }) => {
      const driven = await start(machine, variant);
      for (const arrow of path) {
        expect(nameObstacle(arrow, driven, driveOf(machine))).toBeUndefined();
        expect(await driven.press(arrow)).toEqual({ isAsDrawn: true, explanation: expect.any(String) });
      }
    },
  );
});

const findArrow = (machine: DeepReadonly<StateMachine>, from: string | null, cause: string): Arrow => {
  const arrow = machine.transitions.find((one) => one.from === from && describeCause(one) === cause);
  if (!arrow) throw new Error(`There is no arrow from ${from} for ${cause}.`);
  return arrow;
};

describe("an arrow", () => {
  const machine: DeepReadonly<StateMachine> = stateMachines["job-status"];
  const [created, archived, delivered] = [
    findArrow(machine, null, "createJob"),
    findArrow(machine, "active", "archiveJob"),
    findArrow(machine, "delivered", "archiveJob"),
  ];

  const obstacle = (driven: DrivenObject, arrow: Arrow) => nameObstacle(arrow, driven, driveOf(machine));

  test("says why it cannot be pressed: nothing is there, another state, a thing that is there, another beginning", async () => {
    const driven = await start(machine);
    expect(obstacle(driven, archived)).toBe("Start with an arrow from the dot.");
    expect(obstacle(driven, created)).toBeUndefined();
    expect(await driven.press(created)).toEqual({ isAsDrawn: true, explanation: "The state is active." });
    expect(obstacle(driven, created)).toBe("Already started. Select Start over first.");
    expect(obstacle(driven, delivered)).toBe("This transition starts at delivered, but the state is active.");
    expect(obstacle(driven, findArrow(machine, "active", "deliverJob, creation failed"))).toBe(
      "Available only with “a file that cannot be read”. Select it under Start with.",
    );
  });

  test("that is drawn as refused must be refused with exactly that error, and leaves the state", async () => {
    const driven = await start(machine);
    await driven.press(created);
    await driven.press(archived);
    expect(await driven.press(findArrow(machine, "archived", "deliverJob"))).toEqual({
      isAsDrawn: true,
      explanation: expect.stringMatching(/^Rejected with 409: Job \d+ is archived\. The state is archived\.$/),
    });
    const other = { ...findArrow(machine, "archived", "deliverJob"), response: "job-failed" };
    expect(await driven.press(other)).toMatchObject({ isAsDrawn: false });
    const claimed = { ...findArrow(machine, "archived", "archiveJob"), response: "job-closed" };
    expect(await driven.press(claimed)).toEqual({
      isAsDrawn: false,
      explanation: "Not rejected. The state is archived.",
    });
  });

  test("that leads elsewhere than it is drawn says where", async () => {
    const driven = await start(machine);
    await driven.press(created);
    expect(await driven.press({ ...archived, to: "delivered" })).toEqual({
      isAsDrawn: false,
      explanation: "The state is archived, not delivered.",
    });
  });

  test("that should stop at a state has not been there when it is at the next one", async () => {
    const exports: DeepReadonly<StateMachine> = stateMachines["job-export"];
    const driven = await start(exports);
    expect(await driven.press({ ...findArrow(exports, null, "createJob"), to: "1" })).toEqual({
      isAsDrawn: false,
      explanation: "The state is 0, not 1.",
    });
  });

  test("says that what takes no time has gone on already", async () => {
    const exports: DeepReadonly<StateMachine> = stateMachines["document-export"];
    const driven = await start(exports);
    await driven.press(findArrow(exports, null, "createJob"));
    expect(await driven.press(findArrow(exports, "not exported", "downloadDocument"))).toEqual({
      isAsDrawn: true,
      explanation: "The state was exporting and is now exported.",
    });
  });
});

test("an earlier drive's object is gone when another drive begins", async () => {
  const machine: DeepReadonly<StateMachine> = stateMachines["file-translation"];
  const first = await start(machine);
  await first.press(findArrow(machine, null, "translateFiles"));
  // The first run still waits for storage when the next one begins.
  await first.press(findArrow(machine, "InProgress", "text translated"));
  const next = await start(machine);
  expect(next.state).toBeNull();
  expect(await next.press(findArrow(machine, null, "translateFiles"))).toMatchObject({
    explanation: "The state is InProgress.",
  });
});
