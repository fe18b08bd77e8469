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

const insertOfSections = sql`insert into ${quoteItemSections} as stored (quote_item_id, section, version, data)
  select ${given('quoteItemId')}::int, sent.section, sent.version, sent.data
  from jsonb_to_recordset(${given('sections')}::jsonb) as sent(section text, version int, data jsonb)
  on conflict (quote_item_id, section) do update set version = excluded.version, data = excluded.data
  where stored.version = excluded.version - 1
  returning section`

/** All that a save stores, in one go; `more` is stored too. */
const storing = (name: string, more: SQL) =>
  createStatement<{ section: string }>(name, () =>
    withRows(
      ['section'],
      sql`with written as (${insertOfSections}), touched as (${touchOfQuote}), logged as (${insertOfLines}),
        told as (${telling}) ${more}
        select section from written where (select count(*) from told) >= 0`,
    ),
  )

const store = storing('store_save', sql``)
const storeWithRow = storing('store_save_with_row', sql`, moved as (${updateOfRow})`)

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

/**
 * Stores sections of an item, what its worklist row repeats of them, the lines of what changed, and who changed the quote
 * last; tells of it. A section that moved on meanwhile is a stale save.
 */
export async function storeSave(
  tx: Database,
  { who, before, after, sections, lines, announcements }: Save,
): Promise<void> {
  const hasRow = rowColumns.some(key => after[key] !== before[key])
  const written = await (hasRow ? storeWithRow : store)(tx, {
    ...(hasRow ? after : {}),
    ...tellingOf(announcements),
    quoteItemId: before.id,
    sections: JSON.stringify(sections),
    who,
    what: 'quoteItem',
    key: String(before.id),
    quoteId: before.quoteId,
    lines: JSON.stringify(lines),
  })
  if (written.length === sections.length) return
  throw new Problem('stale', 'Someone else saved this section in the meantime.')
}
