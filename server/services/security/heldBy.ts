import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { customers, marginFloors, quoteItems, samples } from '../../database/schema/index.ts'
import { itemsUsing } from '../masters/itemsUsing.ts'
import { someNames } from '../masters/master.ts'

/**
 * What somebody has in hand at present, in words: open items, sample requests, customers, and margin floors that they approve
 * for. Nobody else gets it by itself when they leave. Empty: nothing.
 */
export async function heldBy(db: Database, login: string): Promise<string[]> {
  const items = await itemsUsing(
    db,
    and(eq(quoteItems.assignee, login), eq(quoteItems.isFinal, false)),
    ' in hand',
  )
  const requests = await db
    .select({ name: samples.id })
    .from(samples)
    .where(eq(samples.lockedBy, login))
    .orderBy(asc(samples.id))
  const served = await db
    .select({ name: customers.customerName })
    .from(customers)
    .where(eq(customers.salesRepLogin, login))
    .orderBy(asc(customers.customerName))
  const { firstApprover, secondApprover, thirdApprover } = marginFloors
  const floors = await db
    .select({ name: marginFloors.name })
    .from(marginFloors)
    .where(
      and(
        eq(marginFloors.isActive, true),
        or(...[firstApprover, secondApprover, thirdApprover].map(approver => eq(approver, login))),
      ),
    )
    .orderBy(asc(marginFloors.name))
  const named = (what: string, rows: readonly { readonly name: string | number }[]) =>
    rows.length === 0 ? [] : [`${what} ${someNames(rows.map(({ name }) => String(name)))}`]
  return [
    ...items,
    ...named('sample requests', requests),
    ...named('customers', served),
    ...named('approvals under the margin floors', floors),
  ]
}
