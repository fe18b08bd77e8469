import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { type FieldError, Problem } from '../../problem/problem.ts'
import type { Master } from './master.ts'
import { masterOrProblem } from './masterOrProblem.ts'
import { saveMaster } from './saveMaster.ts'

type Input<Table extends PgTable> = Partial<Table['$inferSelect']>

/** A master that is one row of its table, saved field by field as it is entered. */
export type RowMaster<Table extends PgTable, Key extends string | number = number> = Master<
  Key,
  Input<Table>,
  Table['$inferSelect']
>

interface RowMasterOptions<Table extends PgTable, Key extends string | number>
  extends Pick<RowMaster<Table, Key>, 'kind' | 'keyOf' | 'versionField' | 'shown'> {
  readonly table: Table
  readonly key: PgColumn
  /** What people call one: `Workflow Step`. */
  readonly label: string
  /** What two of them cannot share, as a sentence, and the field to say it at. */
  readonly once: FieldError
  /** Names of what still uses one; left out: nothing does. */
  readonly usedBy?: (tx: Database, row: Table['$inferSelect']) => Promise<readonly string[]>
}

/** At most so many names of what uses one are said. */
const namedAtMost = 10

const inOneSentence = (users: readonly string[]): string[] => {
  const more = users.length > namedAtMost ? ` and ${users.length - namedAtMost} more` : ''
  return users.length === 0 ? [] : [`${users.slice(0, namedAtMost).join(', ')}${more}`]
}

/** How the rows of a table are kept; what two rows cannot share is refused by the table's own constraint. */
export function rowMaster<Table extends PgTable, Key extends string | number = number>({
  table,
  key: keyColumn,
  label,
  once,
  usedBy,
  ...given
}: RowMasterOptions<Table, Key>): RowMaster<Table, Key> {
  const rows = table as PgTable
  const keyField =
    Object.entries(getTableColumns(rows)).find(([, column]) => column === keyColumn)?.[0] ?? 'id'
  const called = (row: Readonly<Record<string, unknown>>): string =>
    `${label} ${typeof row[once.path] === 'string' ? row[once.path] : row[keyField]}`
  return {
    ...given,
    one: label,
    nameField: once.path as Extract<keyof Input<Table>, string>,
    fixedFields: [],
    words: { called, once },
    isLoggedWhole: true,
    read: async (tx, key, lock = false) => {
      const query = tx.select().from(rows).where(eq(keyColumn, key))
      const [row] = await (lock ? query.for('update') : query)
      return (row as Table['$inferSelect'] | undefined) ?? null
    },
    find: async () => null,
    insert: async (tx, input) => {
      const [row] = await tx
        .insert(rows)
        .values(input as never)
        .returning({ key: keyColumn })
      return row?.key as Key
    },
    update: async (tx, key, input, version) => {
      const values = { ...input, [given.versionField ?? 'version']: version }
      await tx
        .update(rows)
        .set(values as never)
        .where(eq(keyColumn, key))
    },
    remove: async (tx, key) => {
      await tx.delete(rows).where(eq(keyColumn, key))
    },
    usedBy: async (tx, _, row) => inOneSentence((await usedBy?.(tx, row)) ?? []),
  }
}

/** Where a save started from; no id: a new row. */
export interface SavedFrom<Key> {
  readonly id?: Key | undefined
  readonly version?: number | undefined
}

/** Creates a row, or changes the one the save started from, and answers it. Problems as {@link saveMaster}. */
export async function saveRow<Table extends PgTable, Key extends string | number>(
  tx: Database,
  person: Person,
  master: RowMaster<Table, Key>,
  { id, version }: SavedFrom<Key>,
  input: Input<Table>,
): Promise<Table['$inferSelect']> {
  if (id !== undefined && version === undefined) {
    throw new Problem('invalid-request', 'The save does not say which version it started from.', {
      errors: [{ path: 'version', message: 'is required' }],
    })
  }
  const start = id === undefined ? { key: 0 as Key, version: 0 } : { key: id, version: version ?? 0 }
  const key = await saveMaster(tx, person, master, { ...start, input })
  return masterOrProblem(tx, master, key)
}
