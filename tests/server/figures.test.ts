import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CountedItem, outcomeOf } from '#domain/dashboard'
import { orderedQuantity, unitPriceOf } from '#domain/quoteItem'
import { prepareFigures, recountFigures } from '../../server/services/figures/recountFigures.ts'
import { addGeneratedItems } from '../../server/tools/generate/addGeneratedItems.ts'
import { byDepth, seedFrom } from '../depth.ts'
import { tellTried } from '../tried.ts'
import { fullCount, keptCount, moneyCount } from './fullCount.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await addGeneratedItems(server.connection, {
    items: byDepth(150, 2_000),
    seed: 7,
    today,
    areMade: false,
  })
})
afterAll(() => server.close())

const query = (statement: string, values: readonly unknown[] = []) =>
  server.connection.query(statement, values)

async function expectAllCounted() {
  expect(await keptCount(server.connection)).toEqual(await fullCount(server.connection))
  const { kept, counted } = await moneyCount(server.connection)
  expect(kept).toEqual(counted)
}

/** Changes of what counts, as saves, actions and administrators make them; `$1` is an id. */
const changes = [
  "update quote_items set won_at = '2026-02-03T04:05:06Z', is_new_customer = not is_new_customer where id = $1",
  'update quote_items set won_at = null where id = $1',
  "update quote_items set close_type = 'archive', close_reason = 'OTHER' where id = $1",
  "update quote_items set close_type = 'trash' where id = $1",
  'update quote_items set close_type = null, is_on_hold = not is_on_hold where id = $1',
  "update quote_items set step_code = 'ORDER', is_final = false where id = $1",
  "update quote_items set step_code = 'CLOSED', is_final = true, assignment_group = null where id = $1",
  "update quote_items set step_code = 'INITIATE', assignee = 'salesrep' where id = $1",
  'update quote_items set order_qty = 12345, customer_code = (select min(customer_code) from customers) where id = $1',
  "update quote_items set initiator = 'salesrep2' where id = $1",
  "update quotes set delivery_state = 'QLD' where id = (select quote_id from quote_items where id = $1)",
  "update quotes set valid_to = '2026-01-31', currency_code = 'NZD' where id = (select quote_id from quote_items where id = $1)",
  "update quotes set owner = 'salesrep2', created_at = created_at - interval '40 days' where id = (select quote_id from quote_items where id = $1)",
  'update quote_item_sections set data = data || \'{"productGroup": "CARTON"}\' where quote_item_id = $1 and section = \'product\'',
  "delete from quote_item_sections where quote_item_id = $1 and section = 'pricing'",
  "insert into workflow_history (quote_item_id, who, action, action_name, from_step, to_step, reason) values ($1, 'su', 'LOST', 'Lost', 'CUSTOMER', 'CLOSED', 'PRICE')",
]

describe('the kept figures', () => {
  it('are those of a full count once the company is loaded', expectAllCounted)

  it('stay so whatever changes, in whichever order', async () => {
    const ids = (await query('select id from quote_items order by id')).map(row => Number(row.id))
    const change = fc.record({ id: fc.constantFrom(...ids), statement: fc.constantFrom(...changes) })
    const made = fc.sample(change, { numRuns: byDepth(60, 1_500), seed: seedFrom(11) })
    for (const { id, statement } of made) await query(statement, [id])
    tellTried({ what: 'changes of what is counted', tried: made.length, seed: seedFrom(11) })
    await expectAllCounted()
  })

  it('are given back by what is deleted', async () => {
    const last = 'select id from quote_items order by id desc limit 20'
    for (const table of ['quote_item_sections', 'item_decisions', 'workflow_history']) {
      await query(`delete from ${table} where quote_item_id in (${last})`)
    }
    await query(`delete from quote_items where id in (${last})`)
    await query(
      'delete from quotes q where not exists (select from quote_items i where i.quote_id = q.id) and id > 100300',
    )
    await expectAllCounted()
  })

  it('are put right by a recount when somebody wrote past the triggers', async () => {
    await query('update figure_days set count = count + 3')
    await query('update item_figures set value = 1 where quote_item_id % 3 = 0')
    await query('delete from quote_standings where quote_id % 2 = 0')
    await query('update standing_months set count = 0')
    await recountFigures(server.connection.db)
    await expectAllCounted()
  })

  it('are of the days of the company, when those become others', async () => {
    const { id } = (await query("select id from quote_items where initiator = 'salesrep' limit 1"))[0] as {
      id: number
    }
    await query("update quote_items set won_at = '2026-03-31T20:00:00Z', close_type = null where id = $1", [
      id,
    ])
    const days = async () =>
      (await query('select day::text from item_figures where quote_item_id = $1', [id]))[0]
    expect(await days()).toEqual({ day: '2026-03-31' })
    await prepareFigures(server.connection.db, 'Australia/Melbourne')
    expect(await days()).toEqual({ day: '2026-04-01' })
    await prepareFigures(server.connection.db, 'UTC')
    await expectAllCounted()
  })
})

describe('the database counts by the rules of the domain', () => {
  it('what became of an item', async () => {
    const flags = [false, true]
    const items: CountedItem[] = flags.flatMap(isWon =>
      flags.flatMap(isNewCustomer =>
        flags.flatMap(isFinal =>
          (['INITIATE', 'PRICING'] as const).flatMap(stepCode =>
            ([null, 'archive', 'trash'] as const).flatMap(closeType =>
              ['', 'OTHER', 'DUPLICATE', 'ENTERED_IN_ERROR', 'SUPERSEDED', 'NOT_CHOSEN'].map(closeReason => ({
                ...{ isWon, isNewCustomer, isFinal, stepCode, closeType, closeReason },
              })),
            ),
          ),
        ),
      ),
    )
    const rows = await server.connection.db.execute(sql`
      select outcome_of(case when i->>'isWon' = 'true' then now() end, (i->>'isNewCustomer')::boolean, i->>'stepCode',
        (i->>'isFinal')::boolean, i->>'closeType', i->>'closeReason') as outcome
      from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as each(i, nth) order by nth`)
    const outcomes = (rows as unknown as { rows: { outcome: string | null }[] }).rows
    expect(outcomes.map(row => row.outcome)).toEqual(items.map(outcomeOf))
  })

  it('what a quantity is sold for by its price breaks', async () => {
    const amount = fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null })
    const detail = fc.record({
      priceQty: amount,
      minQty: amount,
      maxQty: amount,
      price: fc.integer({ min: 1, max: 9_999 }),
    })
    const priced = fc.record({
      quantity: fc.integer({ min: -1, max: 90_000 }),
      pricing: fc.record({
        pricingUom: fc.constantFrom('1', '100', '1000'),
        details: fc.uniqueArray(detail, { maxLength: 5, selector: each => each.priceQty }),
      }),
    })
    const cases = fc.sample(priced, { numRuns: byDepth(200, 5_000), seed: seedFrom(5) })
    const found = await query(
      `select w.value::float8 from jsonb_array_elements($1::jsonb) with ordinality as each(c, nth),
        worth_of(c->'pricing', (c->>'quantity')::numeric) w order by nth`,
      [JSON.stringify(cases)],
    )
    for (const [index, { quantity, pricing }] of cases.entries()) {
      const unit = unitPriceOf(pricing as never, quantity)
      const exact = unit === null ? null : unit * quantity
      const kept = found[index]?.value as number | null
      if (exact === null || kept === null) expect([index, kept]).toEqual([index, exact])
      // The unit price is rounded, what many come to is not.
      else expect(Math.abs(kept - exact)).toBeLessThan(0.00005 * quantity + 0.011)
    }
  })

  it('how many an item was ordered', async () => {
    const order = fc.record({
      orderNumber: fc.constantFrom('A', 'B', ''),
      quantity: fc.option(fc.integer({ min: 0, max: 9_000 }), { nil: null }),
    })
    const asked = fc.record({
      orders: fc.array(order, { maxLength: 3 }),
      number: fc.constantFrom('A', 'B', ''),
      expected: fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: null }),
    })
    const cases = fc.sample(asked, { numRuns: byDepth(200, 5_000), seed: seedFrom(5) })
    const found = await query(
      `select ordered_quantity(jsonb_build_object('purchaseOrders', c->'orders'), c->>'number', (c->>'expected')::numeric)::float8 as quantity
        from jsonb_array_elements($1::jsonb) with ordinality as each(c, nth) order by nth`,
      [JSON.stringify(cases)],
    )
    expect(found.map(row => row.quantity)).toEqual(
      cases.map(({ orders, number, expected }) => orderedQuantity(orders, number, expected)),
    )
  })

  it('are worked out by a plan that is kept: making it for each save takes longer than the work', async () => {
    const [keeping] = await query(`select proconfig from pg_proc where proname = 'keep_item_figures'`)
    expect(keeping?.proconfig).toEqual(['plan_cache_mode=force_generic_plan'])
  })
})
