import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Problem } from '../http/problem.ts'
import { type ChangedThing, logChanges, logEvent } from './changeLog.ts'
import type { Database } from './database.ts'
import { violationOf } from './violation.ts'

type Row = Readonly<Record<string, unknown>>

/** A table whose rows people maintain: by id, each with a version. */
export interface Master<Table extends PgTable> {
  readonly table: Table
  readonly key: PgColumn
  /** Name of the column that grows with every save. */
  readonly version: 'version' | 'rowVersion'
  /** What the change log calls it. */
  readonly what: string
  /** What people call it: `Workflow Step`. */
  readonly label: string
  /** What two rows cannot share, as a sentence, and the field to say it at. */
  readonly once: { readonly path: string; readonly message: string }
  /** Kept inside of another thing: its changes are lines of that thing's log, each field after `place`. */
  readonly within?: { readonly what: string; readonly key: string; readonly place: string }
}

/** Where a save started from; no id: a new row. */
export interface SavedFrom {
  readonly id?: string | number | undefined
  readonly version?: number | undefined
}

/** Turns what a constraint of the database refuses into a problem that people understand. */
async function refusing<Answer, Table extends PgTable>(
  master: Master<Table>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const violation = violationOf(error)
    if (violation === 'once') {
      throw new Problem('already-exists', master.once.message, { errors: [master.once] })
    }
    if (violation === 'reference') {
      throw new Problem(
        'rule-failed',
        `${master.label} names something that does not exist, or is still used.`,
      )
    }
    throw error
  }
}

/** The row with this id, locked until the transaction ends, or the problem that there is none. */
export async function masterOrProblem<Table extends PgTable>(
  tx: Database,
  master: Master<Table>,
  id: string | number,
): Promise<Table['$inferSelect']> {
  const [row] = await tx
    .select()
    .from(master.table as PgTable)
    .where(eq(master.key, id))
    .for('update')
  if (row === undefined) throw new Problem('not-found', `${master.label} ${id} was not found.`)
  return row as Table['$inferSelect']
}

/**
 * Creates a row, or changes the one the save started from: stale when somebody was faster. What changed is in the
 * change log. `shown` makes of a row what the call answers, for a stale save.
 */
export async function saveMaster<Table extends PgTable>(
  tx: Database,
  who: string,
  master: Master<Table>,
  from: SavedFrom,
  values: Row,
  shown: (row: Table['$inferSelect']) => unknown = row => row,
): Promise<Table['$inferSelect']> {
  const table = master.table as PgTable
  if (from.id === undefined) {
    const [row] = await refusing(master, () =>
      tx
        .insert(table)
        .values(values as never)
        .returning(),
    )
    const created = row as Row
    const key = String(created[keyName(master)])
    await logEvent(tx, who, logged(master, key), `${placeOf(master)}created`, values)
    return created as Table['$inferSelect']
  }
  const stored = (await masterOrProblem(tx, master, from.id)) as Row
  const key = String(from.id)
  if (from.version === undefined) {
    throw new Problem('invalid-request', 'The save does not say which version it started from.', {
      errors: [{ path: 'version', message: 'is required' }],
    })
  }
  if (stored[master.version] !== from.version) {
    const detail = `${nameOf(master, stored, key)} was changed by someone else in the meantime.`
    throw new Problem('stale', detail, { current: shown(stored as Table['$inferSelect']) })
  }
  const [row] = await refusing(master, () =>
    tx
      .update(table)
      .set({ ...values, [master.version]: sql`${versionColumn(master)} + 1` } as never)
      .where(and(eq(master.key, from.id), eq(versionColumn(master), from.version)))
      .returning(),
  )
  const old = Object.fromEntries(Object.keys(values).map(field => [field, stored[field]]))
  await logChanges(tx, who, logged(master, key), placed(master, old), placed(master, values))
  return row as Table['$inferSelect']
}

type Kept = Pick<Master<PgTable>, 'what' | 'within'>

/** What the log calls it: itself, or what it is kept inside of. */
const logged = ({ what, within }: Kept, key: string): ChangedThing => ({
  what: within?.what ?? what,
  key: within?.key ?? key,
  quoteId: null,
})

const placeOf = ({ within }: Kept): string => within?.place ?? ''

const placed = (master: Kept, values: Row): Row =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${placeOf(master)}${field}`, value]))

/** What people call a row: what no two of them share, where that is a word. */
const nameOf = ({ label, once }: Pick<Master<PgTable>, 'label' | 'once'>, row: Row, id: string | number) =>
  `${label} ${typeof row[once.path] === 'string' ? row[once.path] : id}`

const columnsOf = <Table extends PgTable>({ table }: Master<Table>) =>
  table as unknown as Record<string, PgColumn>

const versionColumn = <Table extends PgTable>(master: Master<Table>): PgColumn => {
  const column = columnsOf(master)[master.version]
  if (column === undefined) throw new Error(`${master.what} has no ${master.version}.`)
  return column
}

const keyName = <Table extends PgTable>(master: Master<Table>): string =>
  Object.entries(columnsOf(master)).find(([, column]) => column === master.key)?.[0] ?? 'id'

/**
 * Deletes a row that is inactive and used by nothing. `usedBy` names what still uses it; a row that is active, or
 * used, stays and the problem says so.
 */
export async function deleteMaster<Table extends PgTable>(
  tx: Database,
  who: string,
  master: Master<Table>,
  id: string | number,
  usedBy: (row: Table['$inferSelect']) => Promise<readonly string[]> = async () => [],
): Promise<Table['$inferSelect']> {
  const row = await masterOrProblem(tx, master, id)
  if ((row as Row).isActive === true) {
    throw new Problem(
      'rule-failed',
      `${nameOf(master, row, id)} is active. Deactivate it before you delete it.`,
    )
  }
  const users = await usedBy(row)
  if (users.length > 0) {
    const named = users.slice(0, 10).join(', ')
    const more = users.length > 10 ? ` and ${users.length - 10} more` : ''
    throw new Problem('in-use', `${nameOf(master, row, id)} is still used by ${named}${more}.`)
  }
  await refusing(master, () => tx.delete(master.table as PgTable).where(eq(master.key, id)))
  await logEvent(tx, who, logged(master, String(id)), `${placeOf(master)}deleted`, row)
  return row
}
