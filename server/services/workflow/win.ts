import { eq, sql } from 'drizzle-orm'
import { isNewCustomer, isWonAfter } from '#domain/dashboard'
import type { ItemState, WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { customers } from '../../database/schema/index.ts'
import type { ItemRow } from '../quote/itemRow.ts'

/** Columns of the item that say when it was won and whether from a new customer, when this action changes them. */
export async function winOf(
  tx: Database,
  definition: WorkflowDefinition,
  action: string,
  item: ItemRow,
  { stepCode }: ItemState,
) {
  const wasWon = item.wonAt !== null
  const isWon = isWonAfter(definition, { action, stepCode, wasWon })
  if (isWon === wasWon) return {}
  if (!isWon) return { wonAt: null, isNewCustomer: false }
  const [customer] = await tx
    .select({ tradingSince: customers.tradingSince, day: sql<string>`current_date::text` })
    .from(customers)
    .where(eq(customers.customerCode, item.customerCode))
  return {
    wonAt: sql`now()`,
    isNewCustomer: customer === undefined || isNewCustomer(customer.tradingSince, customer.day),
  }
}
