import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { withoutRows } from './flat.ts'
import { changeLog, users } from './schema/index.ts'
import { createStatement } from './statement.ts'

export interface ChangedThing {
  /** `quote`, `quoteItem`, … */
  readonly what: string
  readonly key: string
  readonly quoteId: number | null
}

/** JSON that was stored comes back with its keys in another order. */
const same = (a: unknown, b: unknown): boolean => {
  const [was, is] = [JSON.stringify(a ?? null), JSON.stringify(b ?? null)]
  return (
    was === is ||
    ((was.startsWith('[') || was.startsWith('{')) && isDeepStrictEqual(JSON.parse(was), JSON.parse(is)))
  )
}

/** Fields whose value differs between two records of the same shape. */
export function changedFields<Shape extends object>(old: Shape, now: Shape): (keyof Shape & string)[] {
  return (Object.keys(now) as (keyof Shape & string)[]).filter(field => !same(old[field], now[field]))
}

const value = sql.placeholder

/**
 * Inserts `lines` about a thing: all come as one value, so that the statement is the same for any number of them. For a
 * statement of its own, or beside what else is stored.
 */
export const insertOfLines = sql`insert into ${changeLog} (who, what, key, quote_id, field, old, new)
    select ${value('who')}, ${value('what')}, ${value('key')}, ${value('quoteId')}::int, line.field, line.old, line.new
    from jsonb_to_recordset(${value('lines')}::jsonb) as line(field text, old jsonb, new jsonb)`

const insertLines = createStatement('change_log_lines', () => withoutRows(insertOfLines))

/** One changed value of a thing. */
export interface ChangeLine {
  readonly field: string
  readonly old: unknown
  readonly new: unknown
}

/** Writes these lines about a thing. */
async function logLines(
  db: Database,
  who: string,
  thing: ChangedThing,
  lines: readonly ChangeLine[],
): Promise<void> {
  if (lines.length > 0) await insertLines(db, { who, ...thing, lines: JSON.stringify(lines) })
}

/** Writes a line for every field that differs: who changed it, from what, to what. */
export async function logChanges<Shape extends object>(
  db: Database,
  who: string,
  thing: ChangedThing,
  old: Shape,
  now: Shape,
): Promise<void> {
  const lines = changedFields(old, now).map(field => ({
    field,
    old: old[field] ?? null,
    new: now[field] ?? null,
  }))
  await logLines(db, who, thing, lines)
}

/** What changed of one thing among many. */
export interface ThingChange {
  readonly thing: ChangedThing
  readonly old: object
  readonly now: object
}

/** Writes the lines of many things at once, as {@link logChanges} does for one. */
export async function logChangesOf(
  db: Database,
  who: string,
  changes: readonly ThingChange[],
): Promise<void> {
  const lines = changes.flatMap(({ thing, old, now }) => {
    const [from, to] = [old, now] as Readonly<Record<string, unknown>>[]
    return changedFields(old, now).map(field => ({
      ...thing,
      field,
      old: from?.[field] ?? null,
      new: to?.[field] ?? null,
    }))
  })
  if (lines.length === 0) return
  await db.execute(sql`insert into ${changeLog} (who, what, key, quote_id, field, old, new)
    select ${who}, line.what, line.key, line."quoteId", line.field, line.old, line.new
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(what text, key text, "quoteId" int, field text, old jsonb, new jsonb)`)
}

/** Writes one line for something that appeared or disappeared as a whole. */
export async function logEvent(
  db: Database,
  who: string,
  thing: ChangedThing,
  event: string,
  detail: unknown,
): Promise<void> {
  await db.insert(changeLog).values({ who, ...thing, field: event, old: null, new: detail })
}

/** Name of who wrote the last of the lines about a thing that hold. */
async function lastBy(
  db: Database,
  { what, key }: Pick<ChangedThing, 'what' | 'key'>,
  lines: SQL,
): Promise<string | null> {
  const [line] = await db
    .select({ name: sql<string>`coalesce(${users.name}, ${changeLog.who})` })
    .from(changeLog)
    .leftJoin(users, eq(users.login, changeLog.who))
    .where(and(eq(changeLog.what, what), eq(changeLog.key, key), lines))
    .orderBy(desc(changeLog.id))
    .limit(1)
  return line?.name ?? null
}

/** Name of who was the last to change one of these fields of a thing; null when nobody has. */
export const lastChangedBy = (
  db: Database,
  thing: Pick<ChangedThing, 'what' | 'key'>,
  fields: readonly string[],
): Promise<string | null> => lastBy(db, thing, inArray(changeLog.field, [...fields]))

/** The same for the fields whose path begins so. */
export const lastChangedUnder = (
  db: Database,
  thing: Pick<ChangedThing, 'what' | 'key'>,
  prefix: string,
): Promise<string | null> => lastBy(db, thing, sql`starts_with(${changeLog.field}, ${prefix})`)

/** Login of who was the last to change one of the fields whose path begins so; null when nobody has. */
export async function lastLoginUnder(
  db: Database,
  { what, key }: Pick<ChangedThing, 'what' | 'key'>,
  prefix: string,
): Promise<string | null> {
  const [line] = await db
    .select({ who: changeLog.who })
    .from(changeLog)
    .where(
      and(eq(changeLog.what, what), eq(changeLog.key, key), sql`starts_with(${changeLog.field}, ${prefix})`),
    )
    .orderBy(desc(changeLog.id))
    .limit(1)
  return line?.who ?? null
}
