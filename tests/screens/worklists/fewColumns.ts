import { standardColumns } from '../../../src/pages/worklists/quote/quoteColumns.tsx'
import type { TestApp } from '../../server/startTestServer.ts'

const kept: readonly string[] = ['quoteNumber', 'reference', 'assignee']

/** Hides the columns that a test of the rows' actions does not look at, as a person would: most of its time is cells. */
export async function fewColumns(server: TestApp, login: string): Promise<void> {
  const hidden = standardColumns.map(({ source }) => source).filter(source => !kept.includes(source))
  await server.as(login).post('/config/setting', { key: 'worklistheader', value: JSON.stringify(hidden) })
}
