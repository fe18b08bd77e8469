import type { QuoteDocument } from '#contract/quote'
import type { TestItem } from './quoteSteps.ts'
import type { TestApp } from './startTestServer.ts'

export const list = async (server: TestApp, of: TestItem, login = 'salesrep'): Promise<QuoteDocument[]> => {
  const query = { quoteId: of.quoteId, quoteProductId: of.itemId }
  return (await server.as(login).get('/quote/QuoteDocument', query)).body
}
export const names = async (server: TestApp, item: TestItem) =>
  (await list(server, item)).map(({ fileName }) => fileName)
export const pieces = async (server: TestApp) =>
  (
    await server.connection.query(
      'select count(*)::int as n, count(distinct file_key)::int as files from file_pieces',
    )
  )[0]
export const bytesOf = async (server: TestApp, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { 'x-mock-person': 'salesrep', ...headers } })
