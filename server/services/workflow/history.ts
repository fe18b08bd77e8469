import { desc, eq, sql } from 'drizzle-orm'
import type { HistoryEntry } from '#contract/workflow'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { users, workflowHistory } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { stepNameOf } from '../quoteItem/workflowNames.ts'

const fields = {
  id: workflowHistory.id,
  at: workflowHistory.at,
  who: workflowHistory.who,
  whoName: sql<string>`coalesce(${users.name}, ${workflowHistory.who})`,
  action: workflowHistory.action,
  actionName: workflowHistory.actionName,
  fromStep: workflowHistory.fromStep,
  fromStepName: stepNameOf(workflowHistory.fromStep),
  toStep: workflowHistory.toStep,
  toStepName: stepNameOf(workflowHistory.toStep),
  reason: workflowHistory.reason,
  comment: workflowHistory.comment,
}

type Row = Omit<HistoryEntry, 'at'> & { readonly at: Date }

const entriesOf = createStatement<Row>('item_history', db =>
  flatten(
    fields,
    db
      .select(fields)
      .from(workflowHistory)
      .leftJoin(users, eq(users.login, workflowHistory.who))
      .where(eq(workflowHistory.quoteItemId, sql.placeholder('quoteItemId')))
      .orderBy(desc(workflowHistory.id)),
  ),
)

/** What happened to an item, newest first. */
export async function historyOf(db: Database, quoteItemId: number): Promise<HistoryEntry[]> {
  return (await entriesOf(db, { quoteItemId })).map(entry => ({ ...entry, at: entry.at.toISOString() }))
}
