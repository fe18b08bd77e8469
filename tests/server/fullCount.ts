import { outcomeOf } from '#domain/dashboard'
import { type ItemStanding, quoteStatus } from '#domain/quotes'
import type { Connection } from '../../server/database/database.ts'
import { quoteItems, quotes } from '../../server/database/schema/index.ts'
import { createDefinitions } from '../../server/services/quoteItem/definition.ts'
import { workflowsOf } from '../../server/services/workflow/workflowsOf.ts'

/** Numbers under keys, without those that come to nothing, in the order of the keys. */
const tally = (entries: readonly (readonly [key: string, count: number])[]): Record<string, number> => {
  const sums = new Map<string, number>()
  for (const [key, count] of entries) sums.set(key, (sums.get(key) ?? 0) + count)
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0).toSorted())
}

const day = (at: Date): string => at.toISOString().slice(0, 10)

/** What the kept figures should be, by the rules of the domain over everything there is, in UTC. */
export async function fullCount({ db }: Connection) {
  const [items, heads] = await Promise.all([db.select().from(quoteItems), db.select().from(quotes)])
  const headOf = new Map(heads.map(quote => [quote.id, quote]))
  const workflowOf = await workflowsOf(createDefinitions(db), items)
  const days = items.flatMap(item => {
    const outcome = outcomeOf({ ...item, isWon: item.wonAt !== null })
    const quote = headOf.get(item.quoteId)
    const key = [item.initiator, day(item.wonAt ?? item.dateInitiated), quote?.deliveryState, outcome]
    return outcome === null ? [] : [[key.join(), 1] as const]
  })
  const standings = heads.map(({ id, owner, createdAt, validTo }) => {
    const own: ItemStanding[] = items.filter(item => item.quoteId === id)
    // No day is before all days: what cannot have run out yet.
    const status = quoteStatus({ items: own, validTo: null, today: '', workflowOf })
    const end = status === 'Closed' || status === 'Ordered' ? null : validTo
    return [[owner, day(createdAt).slice(0, 7), status, end ?? 'infinity'].join(), 1] as const
  })
  const held = items.filter(
    item => item.assignee !== null && item.closeType === null && !item.isFinal && !item.isOnHold,
  )
  return {
    days: tally(days),
    standings: tally(standings),
    assigned: tally(held.map(item => [item.assignee ?? '', 1])),
  }
}

/** What is kept, in the same shape. */
export async function keptCount(connection: Connection) {
  const rows = async (columns: string, table: string, value = 'count') =>
    tally(
      (
        await connection.query(
          `select concat_ws(',', ${columns}) as key, ${value}::float8 as count from ${table}`,
        )
      ).map(row => [String(row.key), Number(row.count)] as const),
    )
  return {
    days: await rows('initiator, day, delivery_state, outcome', 'figure_days'),
    standings: await rows("owner, to_char(month, 'YYYY-MM'), status, valid_to", 'standing_months'),
    assigned: await rows('assignee', 'assignee_counts'),
  }
}

/** The money of months, as it is kept and as it comes of what each item counts as now. */
export async function moneyCount(connection: Connection) {
  const keys = 'initiator, month, currency_code, outcome, customer_code, product_group, lost_reason'
  const listed = (from: string) =>
    connection.query(`
      select ${keys}, sum(count)::int as count, sum(priced)::int as priced, sum(value)::float8 as value,
        sum(costed_value)::float8 as costed, sum(margin)::float8 as margin, sum(answered)::int as answered,
        sum(answer_hours)::int as hours
      from (${from}) figures group by ${keys} having sum(count) <> 0 order by ${keys}`)
  return {
    kept: await listed('select * from figure_months'),
    counted: await listed(`
      select initiator, date_trunc('month', day)::date as month, currency_code, outcome, customer_code, product_group,
        lost_reason, 1 as count, (value is not null)::int as priced, coalesce(value, 0) as value,
        case when margin is null then 0 else value end as costed_value, coalesce(margin, 0) as margin,
        (answer_hours is not null)::int as answered, coalesce(answer_hours, 0) as answer_hours
      from figures_of_items(array(select id from quote_items))`),
  }
}
