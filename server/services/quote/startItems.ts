import { getTableColumns, sql } from 'drizzle-orm'
import { emptySections, type ItemSections } from '#domain/quoteItem'
import { madeUnitPrice, type OptionPlace } from '#domain/quoteOptions'
import { itemReference } from '#domain/quotes'
import { ownerOf, type WorkflowDefinition } from '#domain/workflow'
import { columnName } from '../../database/columnName.ts'
import type { Database } from '../../database/database.ts'
import { withFields } from '../../database/flat.ts'
import { changeLog, quoteItemSections, quoteItems, workflowHistory } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { type ItemRow, stateOf } from '../quoteItem/itemRow.ts'
import { touchOfQuote } from '../quoteItem/touchQuote.ts'
import type { QuoteHead } from './readQuote.ts'

const columns = getTableColumns(quoteItems)

const ownColumns = [
  'itemNo',
  'isMasterItem',
  'allowByPassDesign',
  'allowByPassPricing',
  'allowByPassCustomerService',
  'productDescription',
  'itemCategory',
  'plant',
  'orderQty',
  'drawingNo',
  'isEvisy',
  'isPreprint',
] as const satisfies (keyof ItemRow)[]

const startingColumns = [
  ...ownColumns,
  'optionGroup',
  'optionLetter',
  'quoteId',
  'templateId',
  'stepCode',
  'stepName',
  'stepSequence',
  'assignmentGroup',
  'assignee',
  'initiator',
  'productCode',
  'unitPrice',
  'customerCode',
  'customerName',
  'businessUnit',
  'quoteDescription',
  'orderPO',
  'customerDueDate',
] as const satisfies (keyof ItemRow)[]

/** An item that is to begin: what its own columns say, the rest being its quote's, and its sections. */
export interface NewItem extends Pick<ItemRow, (typeof ownColumns)[number]> {
  readonly definition: WorkflowDefinition
  readonly sections: Partial<ItemSections>
  /** Of which options it is one; left out: of none. */
  readonly option?: OptionPlace | null
  /** What its line in the change log says beside its category. */
  readonly said?: Readonly<Record<string, unknown>>
}

/** How items came to be, as their history and the change log call it. */
export interface Beginning {
  readonly action: string
  readonly actionName: string
  readonly event: string
}

/** The item as it begins: at its workflow's first step, with the quote's owner, in the workgroup that owns the step. */
function startingRow(
  { definition, sections, option = null, said: _, ...own }: NewItem,
  { quote, customer }: QuoteHead,
) {
  const [first] = definition.steps
  if (first === undefined) throw new Error(`Workflow template ${definition.templateId} has no steps.`)
  const row = {
    ...own,
    optionGroup: option?.group ?? null,
    optionLetter: option?.letter ?? null,
    productCode: sections.product?.code ?? '',
    unitPrice: madeUnitPrice({ ...emptySections, ...sections }),
    quoteId: quote.id,
    templateId: definition.templateId,
    stepCode: first.code,
    stepName: first.name,
    stepSequence: first.sequence,
    assignmentGroup: null,
    assignee: quote.owner,
    initiator: quote.owner,
    customerCode: customer?.customerCode ?? '',
    customerName: customer?.customerName ?? '',
    businessUnit: customer?.businessUnit ?? '',
    quoteDescription: quote.description,
    orderPO: quote.customerPO,
    customerDueDate: quote.requiredDate,
  }
  const state = stateOf({ ...row, fileCount: 0, withVendor: false, isOnHold: false, closeType: null })
  return { ...row, assignmentGroup: ownerOf(first, state) }
}

const named = (row: Pick<ItemRow, (typeof startingColumns)[number]>) =>
  Object.fromEntries(startingColumns.map(key => [columnName(columns[key]), row[key]]))

const given = sql.placeholder
const names = sql.join(
  startingColumns.map(key => sql.identifier(columnName(columns[key]))),
  sql`, `,
)

/** The items and all that is stored with them, however many they are. */
const insert = createStatement('start_items', () =>
  withFields<ItemRow>(
    columns,
    sql`with added as (
        insert into ${quoteItems} (${names})
        select ${names} from jsonb_populate_recordset(null::${quoteItems}, ${given('rows')}::jsonb)
        returning *
      ), begun as (
        select added.*, with_it.sections, with_it.said from added
        join jsonb_to_recordset(${given('withThem')}::jsonb) as with_it(item_no int, sections jsonb, said jsonb)
          on with_it.item_no = added.item_no
      ), sections as (
        insert into ${quoteItemSections} (quote_item_id, section, version, data)
        select begun.id, entered.key, 1, entered.value from begun, jsonb_each(begun.sections) entered
      ), history as (
        insert into ${workflowHistory} (quote_item_id, who, action, action_name, from_step, to_step)
        select id, ${given('who')}, ${given('action')}, ${given('actionName')}, '', step_code from begun order by item_no
      ), logged as (
        insert into ${changeLog} (who, what, key, quote_id, field, new)
        select ${given('who')}, 'quoteItem', id::text, quote_id, ${given('event')}, said from begun order by item_no
      ), touched as (${touchOfQuote})
      select ${sql.join(Object.values(columns), sql`, `)} from added as ${quoteItems} order by ${quoteItems.itemNo}`,
  ),
)

/** Inserts items into a quote, each given to the workgroup that owns its step, and records how they began. */
export async function startItems(
  tx: Database,
  person: Person,
  head: QuoteHead,
  items: readonly NewItem[],
  beginning: Beginning,
): Promise<ItemRow[]> {
  if (items.length === 0) return []
  const added = await insert(tx, {
    ...beginning,
    who: person.login,
    quoteId: head.quote.id,
    rows: JSON.stringify(items.map(item => named(startingRow(item, head)))),
    withThem: JSON.stringify(
      items.map(({ itemNo, itemCategory, sections, said }) => ({
        item_no: itemNo,
        sections,
        said: { reference: itemReference(head.quote.id, itemNo), itemCategory, ...said },
      })),
    ),
  })
  await announceItems(
    tx,
    person,
    { what: 'added' },
    added.map(after => ({ before: null, after })),
  )
  return added
}
