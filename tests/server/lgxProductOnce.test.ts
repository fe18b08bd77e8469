import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { existingProducts, jobs, quoteItemSections } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { productJobKind, queueProduct } from '../../server/services/products/productJob.ts'
import { readItem } from '../../server/services/quoteItem/readItems.ts'
import { itemOrdered, runProductJobs } from './orderSteps.ts'
import type { TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')
const run = (lgx?: Lgx) => runProductJobs(server, lgx)
const orderedItem = () => itemOrdered(server)
const create = ({ itemId: id }: TestItem, isLook = false) =>
  su().post('/lgx/ProductVelocity/CreateProduct', { quoteItem: { id }, isLook })
const productsOf = ({ itemId }: TestItem) =>
  server.connection.db.select().from(existingProducts).where(eq(existingProducts.quoteItemId, itemId))
const linksOf = async ({ itemId }: TestItem) =>
  (await su().get('/quote/Quote/GetQuoteProductBoxLgx', { quoteItemId: itemId })).body

describe('a product that is made of an item that changes meanwhile', () => {
  /** The stand-in that makes what it is asked for and then loses so many answers, with `meanwhile` after each. */
  function losing(answers: number, meanwhile: () => Promise<unknown>) {
    const real = builtInLgx(server.connection.db)
    const references: string[] = []
    const lgx: Lgx = {
      ...real,
      createProduct: async product => {
        references.push(product.reference)
        const created = await real.createProduct(product)
        if (references.length > answers) return created
        await meanwhile()
        throw new Error('The answer was lost.')
      },
    }
    return { lgx, references }
  }
  /** As a template lets whoever places the order do: here nobody but the designers may. */
  const isChanged = ({ itemId }: TestItem, depth: number) =>
    server.connection.db
      .update(quoteItemSections)
      .set({
        version: sql`${quoteItemSections.version} + 1`,
        data: sql`${quoteItemSections.data} || ${JSON.stringify({ depth })}::jsonb`,
      })
      .where(and(eq(quoteItemSections.quoteItemId, itemId), eq(quoteItemSections.section, 'product')))

  it('makes no second one when the answer was lost and the item changed before it is tried again', async () => {
    const item = await orderedItem()
    const { lgx, references } = losing(1, () => isChanged(item, 222))
    await run(lgx)
    expect([references.length, new Set(references).size]).toEqual([2, 1])
    const [product, ...others] = await productsOf(item)
    expect([others, product?.isActive]).toEqual([[], true])
    expect(product?.depth).not.toBe(222)
    expect((await create(item, true)).body.status).toBe('Success')
    // Asked for anew, the item as it is now takes its place.
    expect((await create(item)).body.status).toBe('Running')
    await run()
    const [active, ...more] = (await productsOf(item)).filter(({ isActive }) => isActive)
    expect([active?.depth, more]).toEqual([222, []])
  })

  it('makes no second one either where it was given up, and who asks again is told of the first', async () => {
    const item = await orderedItem()
    const { lgx, references } = losing(1, () => isChanged(item, 222))
    const { db } = server.connection
    const handlers = jobHandlers({ masters: createMasters(db), lgx, db })
    const retries = { [productJobKind]: { maxAttempts: 1, retryMs: 0, mostMs: 0 } }
    await createJobRunner({ db, handlers, retries }).runOne()
    expect((await create(item, true)).body.status).toBe('Failed')
    expect((await create(item)).body.status).toBe('Running')
    await run(lgx)
    expect((await create(item, true)).body.status).toBe('Success')
    expect([references.length, new Set(references).size]).toEqual([2, 1])
    expect(await productsOf(item)).toHaveLength(1)
    expect(await linksOf(item)).toHaveLength(1)
  })

  it('tells of the one that is under way also where the item has changed meanwhile', async () => {
    const item = await orderedItem()
    await isChanged(item, 222)
    expect((await create(item)).body.status).toBe('Running')
    await run()
    expect((await productsOf(item)).map(({ depth }) => depth)).toEqual([222])
    expect((await create(item)).body.status).toBe('Success')
  })

  it('does not take the place of one that was made since', async () => {
    const item = await orderedItem()
    const { lgx, references } = losing(1, async () => undefined)
    const { db } = server.connection
    const handlers = jobHandlers({ masters: createMasters(db), lgx, db })
    const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 3_600_000, mostMs: 3_600_000 } }
    const runner = createJobRunner({ db, handlers, retries })
    await runner.runOne()
    // Ordered once more in another state, while the first waits for its next try.
    await isChanged(item, 222)
    await queueProduct(db, { login: 'su' }, await readItem(db, item.itemId))
    await runner.drain()
    await db.update(jobs).set({ runAt: sql`now()` }).where(eq(jobs.state, 'Queued'))
    await runner.drain()
    expect(references).toHaveLength(2)
    const active = (await productsOf(item)).filter(({ isActive }) => isActive)
    expect(active.map(({ depth }) => depth)).toEqual([222])
    expect((await linksOf(item))[0].lgxProductId).toBe(active[0]?.productId)
    expect((await create(item)).body.status).toBe('Success')
  })
})
