import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worklistSorts } from '#contract/quote-worklist'
import { logChanges } from '../../../server/database/changeLog.ts'
import type { Connection } from '../../../server/database/database.ts'
import { loadDemonstration } from '../../../server/demo/index.ts'
import { worklistOrder } from '../../../server/services/quote-worklist/worklistOrder.ts'
import {
  act,
  carton,
  createItem,
  createQuote,
  loadItem,
  saveProduct,
  submitItem,
  type TestItem,
} from '../quoteSteps.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { today } from '../today.ts'
import { engines, openFilled } from './engines.ts'

describe.each(engines)('the product on $name', engine => {
  let connection: Connection
  let server: TestApp
  const warnings: string[] = []
  const onWarning = (warning: Error) => void warnings.push(`${warning.name}: ${warning.message}`)

  beforeAll(async () => {
    process.on('warning', onWarning)
    connection = await openFilled(engine)
    server = await createTestApp({ connection })
  })
  afterAll(async () => {
    await server.close()
    process.off('warning', onWarning)
    expect(warnings).toEqual([])
  })

  it('starts again on what is there: no second migration, no second company', async () => {
    const counted = () => connection.query('select count(*)::int as users from users')
    const before = await counted()
    await connection.migrate()
    expect(await loadDemonstration(connection.db, today)).toBe(false)
    expect(await counted()).toEqual(before)
  })

  it('does its main job', async () => {
    const item = await submitItem(server)
    const query = { AssignmentGroup: 'DESIGN', sort: ['dateArrived', 'DESC'], range: [0, 24] }
    const { body, headers } = await server.as('designer').get('/quote-worklist/Quote/WorkList', query)
    expect(body[0]).toMatchObject({ id: item.itemId, actionAllowed: true })
    const [waiting] = await connection.query(
      `select count(*)::int as count from quote_items
       where assignment_group = 'DESIGN' and not is_on_hold and close_type is null`,
    )
    expect(headers['content-range']).toBe(`items 0-${body.length - 1}/${waiting?.count}`)
    const accepted = await act(server.as('designer'), item, 'ACCEPT', { hashKey: body[0].hashKey })
    expect(accepted.body.details).toMatchObject({ actionOk: true, assignee: 'designer' })
  })

  /** How the database would read the first rows; so few are read faster in any order, so that it is kept from that. */
  const planOf = (whose: string, order: SQL) =>
    connection.db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      const found = await tx.execute(sql`
        explain select id from quote_items
        where ${sql.raw(whose)} and close_type is null and is_on_hold = false and is_final = false
        order by ${order} limit 25`)
      const { rows } = found as { readonly rows: readonly Record<string, unknown>[] }
      return rows.map(line => line['QUERY PLAN']).join('\n')
    })

  it.each([
    ['a workgroup', "assignment_group = 'DESIGN'"],
    ['a person', "assignee = 'designer'"],
    ['who started it', "initiator = 'salesrep'"],
  ])('reads the newest items of %s in the order of an index, sorting nothing', async (_, whose) => {
    expect(await planOf(whose, sql`date_arrived desc, id desc`)).not.toContain('Sort')
  })

  it.each(worklistSorts)('has an index for the list of a workgroup sorted by %s', async field => {
    for (const direction of ['ASC', 'DESC'] as const) {
      const order = sql.join(worklistOrder({ sort: [field, direction] }), sql`, `)
      const plan = await planOf("assignment_group = 'DESIGN'", order)
      expect(plan).not.toContain('Sort')
      // By the workgroup, not by walking everybody's.
      expect(plan).toMatch(/Index Cond: .*assignment_group/)
    }
  })

  it('keeps texts as they are, whatever they look like', async () => {
    const rep = server.as('salesrep')
    const quote = await createQuote(rep)
    for (const [index, customerPO] of ['007', 'true', 'null', '{"a":1}', '"quoted"', '箱 📦'].entries()) {
      const saved = await rep.put('/quote/Quote', { ...quote, version: index + 1, customerPO })
      expect(saved.body.customerPO).toBe(customerPO)
      const [line] = (await rep.get(`/quote/QuoteLog/${quote.id}`)).body
      expect(line).toMatchObject({ field: 'customerPO', new: customerPO })
    }
    const item = await createItem(rep)
    await saveProduct(rep, item, { code: '0012', drawingNo: '1e5' })
    expect((await loadItem(rep, item)).product).toMatchObject({
      code: '0012',
      drawingNo: '1e5',
      length: null,
    })
  })

  it('keeps what changed as it was and is: texts that read as JSON, nothing, lists', async () => {
    const old = { text: '0120', flag: true, none: null, list: ['a', null], more: { a: null }, same: 1 }
    const now = { text: 'true', flag: false, none: '', list: [], more: null, same: 1 }
    const thing = { what: 'test', key: "it's", quoteId: null }
    await logChanges<Record<string, unknown>>(connection.db, 'designer', thing, old, now)
    const lines = await connection.query(
      `select who, quote_id, field, old, new, old is null as "noOld", new is null as "noNew"
       from change_log where what = 'test' and key = 'it''s' order by id`,
    )
    const line = { who: 'designer', quote_id: null, noOld: false, noNew: false }
    expect(lines).toEqual([
      { ...line, field: 'text', old: '0120', new: 'true' },
      { ...line, field: 'flag', old: true, new: false },
      { ...line, field: 'none', old: null, new: '', noOld: true },
      { ...line, field: 'list', old: ['a', null], new: [] },
      { ...line, field: 'more', old: { a: null }, new: null, noNew: true },
    ])
  })

  it('lets many work on one quote at once, and none waits for another for ever', async () => {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    await saveProduct(rep, item, carton)
    const products = [{ itemCategory: 'GENERIC', description: 'Tape' }]
    const path = `/quote/Quote/${item.quoteId}`
    for (let round = 0; round < 4; round += 1) {
      const quote = (await rep.get(path)).body
      const { versions, product } = await loadItem(rep, item)
      const save = (n: number) => rep.put('/quote/Quote', { ...quote, description: `Round ${round}, ${n}` })
      const saveSection = (n: number) =>
        rep.put('/quote/Quote/Product', {
          quoteItemId: item.itemId,
          version: versions.product,
          product: { ...product, length: 400 + 10 * round + n },
        })
      const answers = await Promise.all([
        ...[0, 1, 2].map(save),
        ...[0, 1, 2].map(saveSection),
        ...['ONHOLD', 'OFFHOLD', 'ONHOLD', 'OFFHOLD'].map(action => act(server.as('su'), item, action)),
        server.as('sca').post('/quote/Quote/Products', { id: item.quoteId, products }),
      ])
      const statuses = answers.map(answer => answer.status)
      expect(statuses.filter(status => status >= 500)).toEqual([])
      expect(statuses.slice(0, 3).sort()).toEqual([200, 409, 409])
      await act(server.as('su'), item, 'OFFHOLD')
    }
    const after = (await rep.get(path)).body
    expect(after.description).toMatch(/^Round 3, /)
    expect(after.items).toHaveLength(5)
  })

  it('numbers the items that many add at once without gap or double', async () => {
    const { id } = await createQuote(server.as('salesrep'))
    const products = [{ itemCategory: 'GENERIC', description: 'Tape' }]
    await Promise.all(
      Array.from({ length: 8 }, () => server.as('salesrep').post('/quote/Quote/Products', { id, products })),
    )
    const { items } = (await server.as('salesrep').get(`/quote/Quote/${id}`)).body
    expect(items.map((item: { itemNo: number }) => item.itemNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('counts what waits in each workgroup, whatever happened', async () => {
    const items: TestItem[] = []
    for (let n = 0; n < 3; n += 1) items.push(await submitItem(server))
    const actions = [
      'ACCEPT',
      'RELEASE',
      'ONHOLD',
      'OFFHOLD',
      'ARCHIVE',
      'UNARCHIVE',
      'DESIGN_DONE',
      'DESIGN_RETURN',
    ]
    const later = ['SUBMIT', 'PRICING_DONE', 'PRICING_RETURN', 'APPROVE', 'WON', 'LOST', 'ORDER_PLACED']
    const step = fc.record({
      item: fc.nat(items.length - 1),
      action: fc.constantFrom(...actions, ...later),
      reason: fc.constantFrom('OTHER', ''),
    })
    const stored = () =>
      connection.query(
        `select assignment_group, is_on_hold, count from worklist_counts where count <> 0 order by 1, 2`,
      )
    const counted = () =>
      connection.query(
        `select assignment_group, is_on_hold, count(*)::int as count from quote_items
         where close_type is null and not is_final and assignment_group is not null
         group by 1, 2 order by 1, 2`,
      )
    expect(await stored()).toEqual(await counted())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 15 }), async steps => {
        for (const { item, action, reason } of steps) {
          const acted = items[item]
          if (acted !== undefined) await act(server.as('su'), acted, action, { reason, comment: 'Because' })
        }
        expect(await stored()).toEqual(await counted())
      }),
      { seed: 42, numRuns: 4 },
    )
  })
})
