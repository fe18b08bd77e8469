import { emptySections, type Pricing } from '#domain/quoteItem'
import { carton } from '../../server/carton.ts'
import type { Statement } from '../worklist/driver.ts'

const overview = { ...emptySections.product, ...carton }

const withSections = `select item.*, stored.section, stored.version, stored.data from quote_items item
  left join quote_item_sections stored on stored.quote_item_id = item.id`

/** The quote, and its items with their sections. */
export const readQuote = (quoteId: number): readonly Statement[] => [
  { text: 'select * from quotes where id = $1', values: [quoteId] },
  { text: `${withSections} where item.quote_id = $1 order by item.item_no`, values: [quoteId] },
]

/** The item with its sections. */
export const readItem = (quoteItemId: number): Statement => ({
  text: `${withSections} where item.id = $1`,
  values: [quoteItemId],
})

const insertQuote: Statement = {
  text: `insert into quotes (owner, updated_by, customer_code, valid_from, valid_to)
    values ('salesrep', 'salesrep', $1, current_date, current_date + 90)`,
  values: ['BLU001'],
}

/** In a selection of its own the database asks once, not for every row. */
const thisQuote = `(select currval(pg_get_serial_sequence('quotes', 'id'))::int)`

const logQuote: Statement = {
  text: `insert into change_log (who, what, key, quote_id, field, new)
    select 'salesrep', 'quote', quote.id::text, quote.id, 'created', $1::jsonb from (select ${thisQuote} as id) quote`,
  values: [JSON.stringify({ customerCode: 'BLU001' })],
}

/** A row with a line in the change log. */
export const auditedCreate: readonly Statement[] = [insertQuote, logQuote]

/** A quote with three items: each with its overview, the beginning of its history and a line in the change log. */
export const createQuote: readonly Statement[] = [
  ...auditedCreate,
  {
    text: `insert into quote_items (quote_id, item_no, template_id, step_code, step_name, step_sequence,
        assignment_group, assignee, initiator, customer_code, customer_name, product_description, item_category, plant)
      select ${thisQuote}, no, (select max(id) from workflow_templates), 'INITIAL', 'Initial', 1,
        'SALES', 'salesrep', 'salesrep', 'BLU001', 'Blue Gum Breweries', $1, 'NEW_MANUAL_DESIGN', 'NTH'
      from generate_series(1, 3) no`,
    values: ['Pale ale carton'],
  },
  {
    text: `insert into quote_item_sections (quote_item_id, section, version, data)
      select id, 'product', 1, $1::jsonb from quote_items where quote_id = ${thisQuote}`,
    values: [JSON.stringify(overview)],
  },
  {
    text: `insert into workflow_history (quote_item_id, who, action, action_name, from_step, to_step)
      select id, $1, 'CREATE', 'Added', '', step_code from quote_items where quote_id = ${thisQuote}`,
    values: ['salesrep'],
  },
  {
    text: `insert into change_log (who, what, key, quote_id, field, new)
      select $1, 'quoteItem', id::text, quote_id, 'added', jsonb_build_object('itemCategory', item_category)
      from quote_items where quote_id = ${thisQuote}`,
    values: ['salesrep'],
  },
]

/** A price of an item as its section, and the lines of the change log about each figure of it that is another. */
export const savePrice = (quoteItemId: number, from: Pricing, to: Pricing): readonly Statement[] => {
  const lines = to.details.flatMap((detail, place) => {
    const before = from.details[place]
    return (Object.keys(detail) as (keyof typeof detail)[]).flatMap(field =>
      JSON.stringify(detail[field]) === JSON.stringify(before?.[field]) || field === 'costTape'
        ? []
        : [{ field: `pricing.details[${detail.key}].${field}`, old: before?.[field], new: detail[field] }],
    )
  })
  return [
    {
      text: `update quote_item_sections set version = version + 1, data = $2::jsonb
        where quote_item_id = $1 and section = 'pricing'`,
      values: [quoteItemId, JSON.stringify(to)],
    },
    {
      text: 'update quotes set updated_at = now() where id = (select quote_id from quote_items where id = $1)',
      values: [quoteItemId],
    },
    {
      text: `insert into change_log (who, what, key, quote_id, field, old, new)
        select 'su', 'quoteItem', item.id::text, item.quote_id, line.field, line.old, line.new
        from quote_items item, jsonb_to_recordset($2::jsonb) as line(field text, old jsonb, new jsonb)
        where item.id = $1`,
      values: [quoteItemId, JSON.stringify(lines)],
    },
  ]
}
