import { and, count, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { quoteItems } from '../../server/database/schema/index.ts'
import type { TestApp } from './startTestServer.ts'

export interface Row {
  readonly id: number
  readonly reference: string
  readonly assignmentGroup: string
  readonly assignee: string
  readonly initiator: string
  readonly [column: string]: unknown
}

export async function worklist(
  server: TestApp,
  login: string,
  query: Record<string, unknown>,
): Promise<{ rows: Row[]; total: number }> {
  const { status, headers, body } = await server.as(login).get('/quote-worklist/Quote/WorkList', query)
  expect([status, JSON.stringify(body).slice(0, 200)]).toEqual([200, expect.stringMatching(/^\[/)])
  return { rows: body, total: Number(String(headers['content-range']).split('/')[1]) }
}

export const status = async (
  server: TestApp,
  login: string,
  query: Record<string, unknown>,
): Promise<number> => (await server.as(login).get('/quote-worklist/Quote/WorkList', query)).status

/** Open items of a workgroup, counted in the table itself. */
export async function counted(server: TestApp, group: string, isOnHold = false): Promise<number> {
  const [row] = await server.connection.db
    .select({ count: count() })
    .from(quoteItems)
    .where(
      and(
        eq(quoteItems.assignmentGroup, group),
        eq(quoteItems.isOnHold, isOnHold),
        eq(quoteItems.isFinal, false),
        isNull(quoteItems.closeType),
      ),
    )
  return row?.count ?? 0
}
