import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  changeLog,
  comments,
  quoteItems,
  quotes,
  workflowHistory,
} from '../../server/database/schema/index.ts'
import type { TestItem } from './quoteSteps.ts'
import type { TestApp } from './startTestServer.ts'

export async function details(server: TestApp, login: string, { itemId }: TestItem) {
  const answer = await server.as(login).get('/workflow/Details', { workflowId: itemId })
  expect(answer.status).toBe(200)
  return answer.body
}

/** Why each action is not allowed, '' for those that are, by their codes. */
export async function offers(
  server: TestApp,
  login: string,
  item: TestItem,
): Promise<Record<string, string>> {
  const offered: { code: string; reason: string }[] = (await details(server, login, item)).details.actions
  return Object.fromEntries(offered.map(({ code, reason }) => [code, reason]))
}

/** Everything stored about an item. */
export async function everything(server: TestApp, { quoteId, itemId }: TestItem) {
  const { db } = server.connection
  return {
    item: await db.select().from(quoteItems).where(eq(quoteItems.id, itemId)),
    quote: await db.select().from(quotes).where(eq(quotes.id, quoteId)),
    history: await db.select().from(workflowHistory).where(eq(workflowHistory.quoteItemId, itemId)),
    comments: await db.select().from(comments).where(eq(comments.quoteId, quoteId)),
    log: await db.select().from(changeLog).where(eq(changeLog.quoteId, quoteId)).orderBy(asc(changeLog.id)),
  }
}
