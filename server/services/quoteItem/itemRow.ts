import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Standing } from '#contract/standing'
import type { OptionPlace } from '#domain/quoteOptions'
import { hashKeyOf } from '#domain/quotes'
import { type ItemState, type WorkflowDefinition, workgroupName } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { customers, quoteItems, quotes } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { notFound } from '../../problem/problem.ts'

export type ItemRow = typeof quoteItems.$inferSelect
export type QuoteRow = typeof quotes.$inferSelect

/** An item with what decides who may see and change it. */
export interface OwnedItem {
  readonly item: ItemRow
  readonly quote: QuoteRow
  readonly customerSalesRep: string
}

const lockQuote = createStatement<{ id: number }>('lock_quote_of_item', db => {
  const quoteId = db
    .select({ id: quoteItems.quoteId })
    .from(quoteItems)
    .where(eq(quoteItems.id, sql.placeholder('quoteItemId')))
  const fields = { id: quotes.id }
  return flatten(fields, db.select(fields).from(quotes).where(inArray(quotes.id, quoteId)).for('update'))
})

/** Keeps others from changing the quote and its items until the transaction ends. */
export async function lockQuoteOfItem(tx: Database, quoteItemId: number): Promise<void> {
  await lockQuote(tx, { quoteItemId })
}

type Prefixed<Row, Prefix extends string> = {
  [Key in keyof Row & string as `${Prefix}${Key}`]: Row[Key]
}

/** Columns of a table beside those of another, whose names may be the same. */
const prefixed = <Columns extends object, Prefix extends string>(columns: Columns, prefix: Prefix) =>
  Object.fromEntries(Object.entries(columns).map(([key, column]) => [prefix + key, column])) as Prefixed<
    Columns,
    Prefix
  >

type OwnedRow = ItemRow & Prefixed<QuoteRow, 'quote.'> & { readonly customerSalesRep: string | null }

const ownedFields = {
  ...getTableColumns(quoteItems),
  ...prefixed(getTableColumns(quotes), 'quote.'),
  customerSalesRep: customers.salesRepLogin,
}

const selectOwned = (db: Database) =>
  db
    .select(ownedFields)
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .where(eq(quoteItems.id, sql.placeholder('quoteItemId')))
const readOwned = createStatement<OwnedRow>('owned_item', db =>
  flatten<OwnedRow>(ownedFields, selectOwned(db)),
)
const readOwnedLocked = createStatement<OwnedRow>('owned_item_locked', db =>
  flatten<OwnedRow>(ownedFields, selectOwned(db).for('update', { of: quoteItems })),
)

/** The row of the item and that of its quote, of one row that has both. */
function partedOf({ customerSalesRep, ...row }: OwnedRow): OwnedItem {
  const parts = { item: {} as Record<string, unknown>, quote: {} as Record<string, unknown> }
  for (const [key, value] of Object.entries(row)) {
    if (key.startsWith('quote.')) parts.quote[key.slice('quote.'.length)] = value
    else parts.item[key] = value
  }
  return {
    item: parts.item as ItemRow,
    quote: parts.quote as QuoteRow,
    customerSalesRep: customerSalesRep ?? '',
  }
}

/**
 * The item with its quote, or the problem that there is none; `lock` keeps others from changing it meanwhile. Every
 * write locks the quote before its items, so that no two wait for each other.
 */
export async function itemOrProblem(db: Database, quoteItemId: number, lock = false): Promise<OwnedItem> {
  if (lock) await lockQuoteOfItem(db, quoteItemId)
  const [found] = await (lock ? readOwnedLocked : readOwned)(db, { quoteItemId })
  if (found === undefined) throw notFound(`Quote item ${quoteItemId}`)
  return partedOf(found)
}

type Stands =
  | 'initiator'
  | 'stepCode'
  | 'assignee'
  | 'assignmentGroup'
  | 'isOnHold'
  | 'withVendor'
  | 'orderPO'
  | 'fileCount'
  | 'closeType'
  | 'plant'
  | 'businessUnit'
  | 'allowByPassDesign'
  | 'allowByPassPricing'
  | 'allowByPassCustomerService'

/** Where it stands among the options of its quote; null: it is none. */
export const optionOf = ({
  optionGroup: group,
  optionLetter: letter,
}: Pick<ItemRow, 'optionGroup' | 'optionLetter'>): OptionPlace | null =>
  group === null || letter === null ? null : { group, letter }

/** Where the item stands, as the workflow's rules see it. */
export const stateOf = (
  item: Pick<ItemRow, Stands> & { readonly assigneeName?: string | null; readonly isPreprint?: boolean },
): ItemState => ({
  initiator: item.initiator,
  stepCode: item.stepCode,
  assignee: item.assignee,
  ...(typeof item.assigneeName === 'string' ? { assigneeName: item.assigneeName } : {}),
  assignmentGroup: item.assignmentGroup,
  isOnHold: item.isOnHold,
  hasOrder: item.withVendor,
  hasPurchaseOrder: item.orderPO.trim() !== '',
  hasFiles: item.fileCount > 0,
  closeType: item.closeType,
  plantCode: item.plant === '' ? null : item.plant,
  businessUnit: item.businessUnit === '' ? null : item.businessUnit,
  isPreprint: item.isPreprint === true,
  bypass: {
    allowByPassDesign: item.allowByPassDesign,
    allowByPassPricing: item.allowByPassPricing,
    allowByPassCustomerService: item.allowByPassCustomerService,
  },
})

/** The same, as calls answer it; `assigneeName` is looked up by the caller. */
export const standingOf = (
  item: ItemRow,
  assigneeName: string,
  { steps }: Pick<WorkflowDefinition, 'steps'>,
): Standing => ({
  workflowId: item.id,
  hashKey: hashKeyOf(item),
  step: item.stepCode,
  stepName: item.stepName,
  activeSequence: item.stepSequence,
  assignmentGroup: item.assignmentGroup ?? '',
  assignmentGroupName: workgroupName(steps, item.assignmentGroup ?? ''),
  assignee: item.assignee ?? '',
  assigneeName,
  isOnHold: item.isOnHold,
})
