import { type DeepReadonly, type StateMachine, stateMachines } from "@parlance/api";
import { openTestSandbox } from "@parlance/sandbox/testing/sandbox";
import { afterAll, describe, expect, test } from "vitest";
import type { Asked } from "../sandbox/ask.ts";
import type { Drive } from "./drive.ts";
import { causeOf, Driven } from "./driven.ts";
import { drives, type MachineId } from "./drives.ts";
import { wayTo } from "./way.ts";

const { sandbox, accounts } = openTestSandbox();
afterAll(() => sandbox.close());
const asked: Asked = {
  accounts,
  fetch: (request) => sandbox.fetch(request),
  act: (act) => sandbox.act(act),
};

const machines = Object.values(stateMachines) as DeepReadonly<StateMachine>[];
const driveOf = ({ id }: Pick<StateMachine, "id">): Drive => drives[id as MachineId];

describe.each(machines)("$id", (machine) => {
  const drive = driveOf(machine);

  test.each(machine.transitions.map((arrow) => ({ arrow, name: `${arrow.from} to ${arrow.to}, ${causeOf(arrow)}` })))(
    "goes from $name",
    async ({ arrow }) => {
      const { variant, way } = wayTo(arrow, machine, drive);
      const driven = await Driven.start(machine, drive, { sandbox: asked, variant, tell() {} });
      for (const step of way) {
        expect([causeOf(step), driven.obstacleTo(step)]).toEqual([causeOf(step), undefined]);
        const { isAsDrawn, words } = await driven.press(step);
        expect([causeOf(step), isAsDrawn, words]).toEqual([causeOf(step), true, words]);
      }
    },
  );
});
