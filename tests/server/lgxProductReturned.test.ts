import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { jobsOf, retryFailed } from '../../server/jobs/jobStore.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { newestCreation, productJobKind } from '../../server/services/products/productJob.ts'
import { readItem } from '../../server/services/quoteItem/readItems.ts'
import { itemOrdered, runProductJobs } from './orderSteps.ts'
import { act, makeReady, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')
const db = () => server.connection.db
const newest = async ({ itemId }: TestItem) => newestCreation(db(), await readItem(db(), itemId))

async function move(item: TestItem, action: string, more: object = {}) {
  await act(su(), item, 'ACCEPT')
  const { details } = (await act(su(), item, action, more)).body
  expect(details.actionMessage).toBe('')
  return details
}
const takeBack = (item: TestItem) =>
  move(item, 'ORDER_RETURN', { reason: 'MISSING_INFORMATION', comment: 'No order number' })
const orderAgain = async (item: TestItem) => {
  await act(su(), item, 'ACCEPT')
  await makeReady(su(), item, 'WON')
  return move(item, 'WON')
}

/** The stand-in, with a count of what it is asked for; so many answers are lost. */
function counting(losing = 0) {
  const real = builtInLgx(db())
  const references: string[] = []
  const lgx: Lgx = {
    ...real,
    createProduct: async product => {
      references.push(product.reference)
      if (references.length <= losing) throw new Error('No answer came.')
      return real.createProduct(product)
    },
  }
  return { lgx, references }
}

describe('the product of an item that is returned from the Order step', () => {
  it('is not made where LGX was not asked yet, and is asked for anew when the order is placed again', async () => {
    const item = await itemOrdered(server)
    const { lgx, references } = counting()
    expect((await takeBack(item)).message).toBe('')
    const job = await newest(item)
    expect([job?.state, job?.failure]).toEqual([
      'Failed',
      `${item.quoteId}-1 is not ordered any more: LGX was not asked for its product.`,
    ])
    await runProductJobs(server, lgx)
    // Neither by who tries again what failed.
    await retryFailed(db(), job?.id ?? 0)
    await runProductJobs(server, lgx)
    expect([references, (await newest(item))?.state]).toEqual([[], 'Failed'])
    await orderAgain(item)
    await runProductJobs(server, lgx)
    expect([references.length, (await newest(item))?.state]).toEqual([1, 'Success'])
  })

  it('stays where LGX was asked already, which the item says, and is the same when ordered again', async () => {
    const item = await itemOrdered(server)
    const { lgx, references } = counting(1)
    const handlers = jobHandlers({ masters: createMasters(db()), lgx, db: db() })
    const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 0, mostMs: 0 } }
    await createJobRunner({ db: db(), handlers, retries }).runOne()
    expect((await takeBack(item)).message).toBe(
      'The product in LGX stays: LGX was asked for it before the order was taken back.',
    )
    const log = await su().get(`/quote/QuoteLog/${item.quoteId}`)
    expect(JSON.stringify(log.body)).toContain('lgxProductStays')
    await orderAgain(item)
    await runProductJobs(server, lgx)
    expect(new Set(references).size).toBe(1)
    const job = await newest(item)
    expect([job?.state, (await jobsOf(db(), productJobKind, job?.subject ?? '')).length]).toEqual([
      'Success',
      1,
    ])
  })
})
