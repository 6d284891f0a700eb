import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The time for which a due task waits for the process that is preferred. */
const preferenceMs = 2000;
/** The number of an organization's oldest due tasks that are looked at one by one. */
const maxOldest = sql.lit(16);

interface NextTaskOptions {
  now: number;
  owner: string;
  isShared: boolean;
}

/** The predicate of the index of due times. Without it, PostgreSQL may search subjects by that index and sort them. */
const hasTime = sql`dead_at is null and due_at >= 0`;

/** The organizations with a due task, the longest due first. Takes a few steps in the index for each of them. */
export async function findOrganizations(db: Kysely<Tables>, now: number, notOf: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive organization(id) as (
      select min(organization_id) from tasks where ${hasTime}
      union all
      select (select min(organization_id) from tasks where ${hasTime} and organization_id > organization.id)
        from organization where organization.id is not null
    )
    select id from (
      select id, (select min(due_at) from tasks where ${hasTime} and organization_id = organization.id) as due_at
        from organization where ${isNotIn(notOf)}
    ) as waiting where due_at <= ${now} order by due_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

const isNotIn = (ids: readonly number[]) => (ids.length > 0 ? sql`id not in (${sql.join(ids)})` : sql`id is not null`);

/**
 * Statements that find the next task of an organization. The first one looks at its oldest due tasks. If there are
 * more, and the oldest have to wait, the second one looks at the first task of each subject.
 */
export function nextTasks(organizationId: number, { now, owner, isShared }: NextTaskOptions): RawBuilder<number>[] {
  const waiting = sql`organization_id = ${organizationId} and dead_at is null`;
  const oldest = sql`select id from tasks where organization_id = ${organizationId} and ${hasTime}
    and due_at <= ${now} order by due_at`;
  // The plus keeps SQLite from using the index of due times: finding the few tasks by their IDs is faster.
  const isDue = sql`+due_at <= ${now} and (leased_until is null or leased_until <= ${now})`;
  const isPreferred = sql`(preferred_by is null or preferred_by = ${owner} or +due_at <= ${now - preferenceMs})`;
  const isFree = isShared ? sql`${isDue} and ${isPreferred}` : isDue;
  const lock = isShared ? sql`for update of task skip locked` : sql``;
  return [
    sql`(select id from tasks as task where id in (${oldest} limit ${maxOldest}) and ${isFree} and id = (
        select before.id from tasks as before where before.organization_id = task.organization_id
          and before.dead_at is null and before.subject >= task.subject order by before.subject, before.id limit 1
      ) order by due_at, id limit 1 ${lock})`,
    sql`(with recursive first(id) as (
        select (select id from tasks where ${waiting} order by subject, id limit 1)
          where exists (${oldest} limit 1 offset ${maxOldest})
        union all
        select (select id from tasks where ${waiting}
          and subject > (select subject from tasks where id = first.id) order by subject, id limit 1)
          from first where first.id is not null
      )
      select task.id from first join tasks as task on task.id = first.id where ${isFree} limit 1 ${lock})`,
  ];
}
