import { expect } from 'vitest'
import type { TestApp } from './startTestServer.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows as they come over the wire.
export type Row = any

export const list = async (server: TestApp, login: string, query: Record<string, unknown> = {}) => {
  const answer = await server.as(login).get('/quote-worklist/NewWork/WorkList', { range: [0, 999], ...query })
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  return {
    rows: answer.body as Row[],
    total: Number(String(answer.headers['content-range']).split('/')[1]),
  }
}

export const form = async (server: TestApp, more: object = {}) => {
  const { body: vendors } = await server.as('newwork').get('/config/Vendor/lookup/Formes/NTH-100')
  return {
    orderType: 'FORME',
    vendorId: vendors[0].id,
    costCenter: 'NTH-100',
    dueDate: '2026-03-20',
    orderDescription: 'Cutting forme for the trade fair carton',
    ...more,
  }
}
export const otherVendor = async (server: TestApp) => {
  const { body } = await server.as('newwork').get('/config/Vendor/lookup/Artwork/NTH-100')
  return body[0]
}
export const place = async (server: TestApp, more: object = {}) =>
  server.as('newwork').post('/quote/QuoteNewWork/SaveManualorder', await form(server, more))
export const step = (
  server: TestApp,
  login: string,
  toolingOrderId: number,
  action: string,
  more: object = {},
) => server.as(login).post('/quote/QuoteNewWork/UpdateNewWork', { toolingOrderId, action, ...more })
