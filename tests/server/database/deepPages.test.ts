import { fillPlaceholders, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { deepStartOf } from '../../../server/services/quote-worklist/deepStart.ts'
import { addGeneratedItems } from '../../../server/tools/generate/addGeneratedItems.ts'
import { act, submitItem } from '../quoteSteps.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { today } from '../today.ts'
import { engines, openFilled } from './engines.ts'

describe.each(engines)('a page far down a workgroup on $name', engine => {
  let connection: Connection
  let server: TestApp
  let total = 0

  const idsOf = async (direction: 'ASC' | 'DESC'): Promise<number[]> => {
    const rows = await connection.query(
      `select id from quote_items where assignment_group = 'DESIGN' and not is_on_hold and not is_final
       and close_type is null order by date_arrived ${direction}, id ${direction}`,
    )
    return rows.map(row => Number(row.id))
  }

  beforeAll(async () => {
    connection = await openFilled(engine)
    await addGeneratedItems(connection, { items: 1500, seed: 1, today, areMade: false })
    // A company whose work waits in one place: its list is as long with a fifth of the items.
    await connection.query(
      `update quote_items set assignment_group = 'DESIGN' where assignment_group is not null and close_type is null`,
    )
    server = await createTestApp({ connection })
    total = (await idsOf('DESC')).length
    expect(total).toBeGreaterThan(600)
  })
  afterAll(() => server.close())

  const page = async (direction: 'ASC' | 'DESC', first: number) => {
    const query = { AssignmentGroup: 'DESIGN', sort: ['dateArrived', direction], range: [first, first + 24] }
    const { body } = await server.as('designer').get('/quote-worklist/Quote/WorkList', query)
    return (body as { readonly id: number }[]).map(({ id }) => id)
  }

  it.each(['DESC', 'ASC'] as const)('has the rows that stand there, %s', async direction => {
    const ids = await idsOf(direction)
    for (const first of [499, 500, 501, 577, 640, total - 25, total - 1, total, total + 40]) {
      expect(await page(direction, first), `from ${first}`).toEqual(ids.slice(first, first + 25))
    }
  })

  it('still has them after items came, went on hold and moved on', async () => {
    const item = await submitItem(server)
    const designer = server.as('designer')
    await act(designer, item, 'ACCEPT')
    await act(designer, item, 'ONHOLD')
    const other = await submitItem(server)
    expect(other.itemId).not.toBe(item.itemId)
    const ids = await idsOf('DESC')
    expect(await page('DESC', 540)).toEqual(ids.slice(540, 565))
    const wrong = await connection.query(`
      select assignment_group, is_on_hold, day, sum(count) from (
        select assignment_group, is_on_hold, day, -count as count from worklist_days
        union all
        select assignment_group, is_on_hold, arrived_on(date_arrived), 1 from quote_items
        where close_type is null and assignment_group is not null
      ) compared group by 1, 2, 3 having sum(count) <> 0`)
    expect(wrong).toEqual([])
  })

  it('is found without passing over the rows before it', async () => {
    const deep = deepStartOf({ AssignmentGroup: 'DESIGN', range: [600, 624] })
    const { sql: text, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(sql`
      explain (analyze, timing off, summary off) select id from quote_items
      where close_type is null and not is_final and not is_on_hold and assignment_group = 'DESIGN'
        and ${deep?.from} order by date_arrived desc, id desc limit 25 offset ${deep?.offset}`)
    const lines = await connection.query(
      text,
      fillPlaceholders(params, { group: 'DESIGN', isOnHold: false, first: 600 }),
    )
    const plan = lines.map(line => String(line['QUERY PLAN']))
    const [scan] = plan.filter(line => line.includes('items_by_group'))
    const [, passed] = /actual rows=(\d+)/.exec(scan ?? plan.join('\n')) ?? []
    const [busiest] = await connection.query(
      `select max(count) as count from worklist_days where assignment_group = 'DESIGN'`,
    )
    expect(Number(passed)).toBeLessThanOrEqual(Number(busiest?.count) + 25)
  })
})
