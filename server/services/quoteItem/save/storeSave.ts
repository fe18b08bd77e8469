import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { RepeatedColumns, SectionKey } from '#domain/quoteItem'
import { type ChangeLine, insertOfLines } from '../../../database/changeLog.ts'
import { columnName } from '../../../database/columnName.ts'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { quoteItemSections, quoteItems } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import { type Announcement, telling, tellingOf } from '../../../hub/announce.ts'
import { Problem } from '../../../problem/problem.ts'
import type { ItemRow } from '../itemRow.ts'
import { asSeen, ownStamp, type Seen, type Stamps, seenOf } from '../seen.ts'
import type { SeenItem } from '../seenItems.ts'
import { touchOfQuote } from '../touchQuote.ts'

const given = sql.placeholder

const columns = getTableColumns(quoteItems)

/** What a save may change of an item's worklist row. */
const rowColumns = [
  'productCode',
  'productDescription',
  'itemCategory',
  'plant',
  'orderQty',
  'drawingNo',
  'isPreprint',
  'unitPrice',
  'allowByPassDesign',
  'assignmentGroup',
  'workflowVersion',
] as const satisfies (keyof ItemRow)[]
export type RowColumns = RepeatedColumns &
  Pick<ItemRow, 'unitPrice' | 'allowByPassDesign' | 'assignmentGroup' | 'workflowVersion'>

// All of them each time: the database plans it once, and a column that stays the same costs its indexes nothing.
const updateOfRow = sql`update ${quoteItems} set ${sql.join(
  rowColumns.map(key => sql`${sql.identifier(columnName(columns[key]))} = ${given(key)}`),
  sql`, `,
)} where id = ${given('quoteItemId')}::int`

const insertOfSections = (condition: SQL) => sql`insert into ${quoteItemSections} as stored
    (quote_item_id, section, version, data)
  select ${given('quoteItemId')}::int, sent.section, sent.version, sent.data
  from jsonb_to_recordset(${given('sections')}::jsonb) as sent(section text, version int, data jsonb)
  where ${condition}
  on conflict (quote_item_id, section) do update set version = excluded.version, data = excluded.data
  where stored.version = excluded.version - 1
  returning section`

/** Of sections that are all there: the triggers about new ones are not called. */
const updateOfSections = (condition: SQL) => sql`update ${quoteItemSections} as stored
  set version = sent.version, data = sent.data
  from jsonb_to_recordset(${given('sections')}::jsonb) as sent(section text, version int, data jsonb)
  where stored.quote_item_id = ${given('quoteItemId')}::int and stored.section = sent.section
    and stored.version = sent.version - 1 and ${condition}
  returning stored.section`

/** What differs between saves: whether a section is stored for the first time, and whether the worklist row changes. */
interface Shape {
  readonly isNew: boolean
  readonly hasRow: boolean
}

/** All that a save stores, in one go, where the condition holds. */
const parts = (condition: SQL, { isNew, hasRow }: Shape): SQL =>
  sql.join(
    [
      sql`written as (${isNew ? insertOfSections(condition) : updateOfSections(condition)})`,
      sql`touched as (${touchOfQuote} and ${condition})`,
      sql`logged as (${insertOfLines} where ${condition})`,
      sql`told as (${telling} where ${condition})`,
      ...(hasRow ? [sql`moved as (${updateOfRow} and ${condition})`] : []),
    ],
    sql`, `,
  )

const written = sql`select section, ${ownStamp} as stamp from written where (select count(*) from told) >= 0`

interface Written {
  readonly section: string
  /** Stamp of all rows that were written with it. */
  readonly stamp: string
}

/** The statement of each shape, by its own name. */
function storing(name: string, statement: (shape: Shape) => SQL) {
  const of = (shape: Shape, end: string) =>
    createStatement<Written>(name + end, () => withRows(['section', 'stamp'], statement(shape)))
  const shapes = {
    new: {
      alone: of({ isNew: true, hasRow: false }, '_new'),
      withRow: of({ isNew: true, hasRow: true }, '_new_with_row'),
    },
    again: {
      alone: of({ isNew: false, hasRow: false }, ''),
      withRow: of({ isNew: false, hasRow: true }, '_with_row'),
    },
  }
  return ({ isNew, hasRow }: Shape) => shapes[isNew ? 'new' : 'again'][hasRow ? 'withRow' : 'alone']
}

const store = storing('store_save', shape => sql`with ${parts(sql`true`, shape)} ${written}`)

const storeAsSeen = storing(
  'store_save_as_seen',
  shape => sql`with seen as materialized (${asSeen}),
    ${parts(sql`exists (select from seen)`, shape)} ${written}`,
)

/** A section as it is stored from now on. */
export interface NewSection {
  readonly section: SectionKey
  /** One more than the version it was read at. */
  readonly version: number
  readonly data: object
}

export interface Save {
  /** Login of who saves. */
  readonly who: string
  readonly before: ItemRow
  readonly after: ItemRow
  readonly sections: readonly NewSection[]
  readonly lines: readonly ChangeLine[]
  readonly announcements: readonly Announcement[]
}

/** The stamps that the quote's row and the item's have now; null: nothing was stored, for a section moved on meanwhile. */
async function storeBy(
  statementOf: typeof store,
  db: Database,
  { who, before, after, sections, lines, announcements }: Save,
  more: Readonly<Partial<ReturnType<typeof seenOf>>> = {},
): Promise<Stamps | null> {
  const hasRow = rowColumns.some(key => after[key] !== before[key])
  const isNew = sections.some(({ version }) => version === 1)
  const stored = await statementOf({ isNew, hasRow })(db, {
    ...(hasRow ? after : {}),
    ...tellingOf(announcements),
    ...more,
    quoteItemId: before.id,
    sections: JSON.stringify(sections),
    who,
    what: 'quoteItem',
    key: String(before.id),
    quoteId: before.quoteId,
    lines: JSON.stringify(lines),
  })
  if (stored.length !== sections.length) return null
  const { stamp = '' } = stored[0] ?? {}
  return { quoteStamp: stamp, itemStamp: hasRow ? stamp : (more.itemStamp ?? '') }
}

/**
 * Stores sections of an item, what its worklist row repeats of them, the lines of what changed, and who changed the quote
 * last; tells of it. A section that moved on meanwhile is a stale save.
 */
export async function storeSave(tx: Database, save: Save): Promise<void> {
  if ((await storeBy(store, tx, save)) !== null) return
  throw new Problem('stale', 'Someone else saved this section in the meantime.')
}

/**
 * The same without a lock held since the item was read, in one statement: everything if reading the item anew would give
 * what was `seen`, nothing (null) otherwise. Answers what is seen of it from now on.
 */
export async function storeSaveAsSeen(
  db: Database,
  save: Save,
  { work, seen }: SeenItem,
): Promise<Seen | null> {
  const stamps = await storeBy(storeAsSeen, db, save, seenOf(work, seen))
  return stamps === null ? null : { ...stamps, around: seen.around }
}
