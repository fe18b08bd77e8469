import { expect } from 'vitest'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { createJobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { productJobKind } from '../../server/services/products/productJob.ts'
import { act, makeReady, submitItem, type TestItem } from './quoteSteps.ts'
import { saveSection } from './sectionSteps.ts'
import type { TestApp } from './startTestServer.ts'

/** Runs what waits, with this ERP system; what was put back does not wait for its time. */
export async function runProductJobs(
  { connection: { db } }: TestApp,
  lgx: Lgx = builtInLgx(db),
): Promise<void> {
  const handlers = jobHandlers({ masters: createMasters(db), lgx, db, timeZone: 'Australia/Melbourne' })
  const retries = { [productJobKind]: { maxAttempts: 60, retryMs: 0, mostMs: 0 } }
  const runner = createJobRunner({ db, handlers, retries })
  for (let turn = 0; turn < 20 && (await runner.runOne()); turn += 1);
}

/** An item whose customer has just ordered; so many, where its purchase order says it. */
export async function itemOrdered(
  server: TestApp,
  customerCode = 'BLU001',
  quantity: number | null = null,
): Promise<TestItem> {
  const su = server.as('su')
  const item = await submitItem(server, customerCode)
  for (const action of ['DESIGN_DONE', 'PRICING_DONE', 'APPROVE', 'WON']) {
    await act(su, item, 'ACCEPT')
    await makeReady(su, item, action)
    if (action === 'WON' && quantity !== null) {
      const order = { key: 'k1', orderNumber: 'PO-77', orderDate: null, quantity, doc: '' }
      expect((await saveSection(su, 'approval', item, { purchaseOrders: [order] })).status).toBe(200)
    }
    expect((await act(su, item, action)).body.details.actionMessage).toBe('')
  }
  return item
}
