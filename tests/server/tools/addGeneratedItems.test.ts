import { asc, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { quoteItemSections, quoteItems, quotes } from '../../../server/database/schema/index.ts'
import { addGeneratedItems } from '../../../server/tools/generate/addGeneratedItems.ts'
import { byDepth } from '../../depth.ts'
import { anyEngine, openFilled } from '../database/engines.ts'
import { createTestApp, openDemonstration, type TestApp } from '../startTestServer.ts'
import { today } from '../today.ts'

const counted = `select assignment_group, is_on_hold, count::int from worklist_counts where count <> 0 order by 1, 2`
const there = `select assignment_group, is_on_hold, count(*)::int from quote_items
  where close_type is null and assignment_group is not null group by 1, 2 order by 1, 2`

/** More than one statement takes; as many as it usually does where there is time, fewer where each is drawn and priced. */
const amounts = byDepth(
  [{ items: 530, atOnce: 500, areMade: false }],
  [
    { items: 100_300, atOnce: 5_000, areMade: false },
    { items: 10_300, atOnce: 5_000, areMade: true },
  ],
)

/** Everything generated, without the ids that depend on what was there before. */
async function generated(seed: number) {
  const connection = await openDemonstration()
  try {
    const [last] = await connection.query('select max(id) as id from quotes')
    await addGeneratedItems(connection, { items: 24, seed, today })
    const newer = gt(quotes.id, Number(last?.id))
    return {
      quotes: await connection.db.select().from(quotes).where(newer).orderBy(asc(quotes.id)),
      items: await connection.db
        .select()
        .from(quoteItems)
        .where(gt(quoteItems.quoteId, Number(last?.id)))
        .orderBy(asc(quoteItems.id)),
    }
  } finally {
    await connection.close()
  }
}

describe('generated items', () => {
  it('are the same for the same seed and others for another', async () => {
    const [one, again, other] = [await generated(7), await generated(7), await generated(8)]
    expect(again).toEqual(one)
    expect(other.items.map(item => item.productDescription)).not.toEqual(
      one.items.map(item => item.productDescription),
    )
  })
})

describe.each(anyEngine)('generated items on $name', engine => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openFilled(engine)
  })
  afterAll(() => connection.close())

  it.each(amounts)(
    'are as many as asked for, over several statements, with quotes and products of their own: $items',
    // Thousands of rows on a busy machine take longer than a call does.
    { timeout: byDepth(120_000, 1_800_000) },
    async ({ items, atOnce, areMade }) => {
      const before = Number((await connection.query('select count(*) as n from quote_items'))[0]?.n)
      const progress: number[] = []
      const onProgress = (done: number) => progress.push(done)
      await addGeneratedItems(connection, { items, seed: 1, today, areMade, atOnce, onProgress })
      expect(progress.slice(0, 1)).toEqual([atOnce])
      expect(progress.slice(-2)).toEqual([items - (items % atOnce), items])
      const [counts] = await connection.query(
        `select (select count(*) from quote_items) as items, (select count(*) from quote_item_sections where section = 'product') as products,
       (select count(*) from quotes q where not exists (select from quote_items i where i.quote_id = q.id)) as empty`,
      )
      expect(Number(counts?.items)).toBe(before + items)
      expect(Number(counts?.products)).toBe(before + items)
      expect(Number(counts?.empty)).toBe(0)
    },
  )

  it('leave the counts of the worklists true', async () => {
    expect(await connection.query(counted)).toEqual(await connection.query(there))
  })

  it('leave room for what people add afterwards', async () => {
    const [quote] = await connection.query(
      `insert into quotes (owner, updated_by) values ('salesrep', 'salesrep') returning id`,
    )
    const [last] = await connection.query('select max(id) as id from quotes')
    expect(quote?.id).toBe(last?.id)
  })
})

/** Tabs that are not filled in before the end of a step. */
const pending: Readonly<Record<string, readonly string[]>> = {
  INITIATE: ['price'],
  DESIGN: ['design', 'price'],
  PRICING: ['price'],
  APPROVAL: ['appr'],
  CUSTOMER: ['appr'],
}

describe('a generated item', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
    await addGeneratedItems(server.connection, { items: 200, seed: 2, today })
  })
  afterAll(() => server.close())

  it('opens like any other, with a product that no rule objects to', async () => {
    const items = await server.connection.db
      .select({ id: quoteItemSections.quoteItemId })
      .from(quoteItemSections)
      .orderBy(asc(quoteItemSections.quoteItemId))
    for (const { id } of items.slice(-40)) {
      const { status, body } = await server.as('su').get(`/quote/QuoteItem/${id}`)
      expect(status).toBe(200)
      const errors = body.findings.filter(
        ({ severity, tab }: { severity: string; tab: string }) =>
          severity === 'error' && !(pending[body.step] ?? []).includes(tab),
      )
      expect(errors, `item ${id}: ${JSON.stringify(body.product)}`).toEqual([])
    }
  })

  it('is drawn behind Design: the file is there, and is a drawing of it', async () => {
    const [last] = await server.connection.query(
      `select max(held.id)::int as id from quote_documents held join quote_items on quote_items.id = quote_item_id`,
    )
    const { app } = server
    const url = `/quote/QuoteDocument/v2/Download/${last?.id}`
    const answer = await app.inject({ method: 'GET', url, headers: { 'x-mock-person': 'su' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body.startsWith('%PDF-')).toBe(true)
  })

  it('is in the worklist of the workgroup it waits in', async () => {
    const { body, headers } = await server
      .as('designer')
      .get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN', range: [0, 24] })
    expect(body).toHaveLength(25)
    const total = Number(String(headers['content-range']).split('/')[1])
    const [row] = await server.connection.query(
      `select count(*) as n from quote_items where assignment_group = 'DESIGN' and not is_on_hold
       and not is_final and close_type is null`,
    )
    expect(total).toBe(Number(row?.n))
  })
})
