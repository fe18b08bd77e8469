import { eq, sql } from 'drizzle-orm'
import { isNewCustomer, isWonAfter } from '#domain/dashboard'
import type { ItemState, WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { customers } from '../../database/schema/index.ts'
import type { ItemRow } from '../quoteItem/itemRow.ts'

/** Whether the item is won after this action, and whether from a new customer. */
export async function winOf(
  tx: Database,
  definition: WorkflowDefinition,
  action: string,
  item: ItemRow,
  { stepCode }: ItemState,
): Promise<{ readonly isWon: boolean; readonly isNewCustomer: boolean }> {
  const wasWon = item.wonAt !== null
  const isWon = isWonAfter(definition, { action, fromStep: item.stepCode, stepCode, wasWon })
  if (isWon === wasWon) return { isWon, isNewCustomer: item.isNewCustomer }
  if (!isWon) return { isWon, isNewCustomer: false }
  const [customer] = await tx
    .select({ tradingSince: customers.tradingSince, day: sql<string>`current_date::text` })
    .from(customers)
    .where(eq(customers.customerCode, item.customerCode))
  return {
    isWon,
    isNewCustomer: customer === undefined || isNewCustomer(customer.tradingSince, customer.day),
  }
}
