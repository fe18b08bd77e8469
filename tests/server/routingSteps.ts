import { expect } from 'vitest'
import type { Product } from '#contract/quote'
import { openWithJobs, type WithJobs } from './openWithJobs.ts'
import { carton, createItem, saveProduct } from './quoteSteps.ts'
import type { Caller } from './startTestServer.ts'

export interface Routing extends WithJobs {
  readonly rep: Caller
}

/** A server with the runner of its jobs and a sales rep. */
export async function openRouting(): Promise<Routing> {
  const opened = await openWithJobs()
  return { ...opened, rep: opened.server.as('salesrep') }
}

/** A carton of the rep's, filled in, with these changes. */
export async function anItem(rep: Caller, changes: Partial<Product> = {}): Promise<{ itemId: number }> {
  const item = await createItem(rep)
  expect((await saveProduct(rep, item, { ...carton, ...changes })).status).toBe(200)
  return item
}

export interface Step {
  readonly workCentre: string
}
export const start = (rep: Caller, quoteProductBoxId: number, wishes: object = {}) =>
  rep.post('/engine/AutoRouting', { quoteProductBoxId, ...wishes })
export const logs = (rep: Caller, quoteProductBoxId: number) =>
  rep.get('/engine/AutoRouting/logs', { quoteProductBoxId })
export const history = (rep: Caller, quoteItemId: number) =>
  rep.get('/engine/AutoRouting/history', { quoteItemId })
export const pathOf = (run: { route: { path: Step[] } }) => run.route.path.map(({ workCentre }) => workCentre)
