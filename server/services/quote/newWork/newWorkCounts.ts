import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { orderStatusNames, waitsFor } from '#domain/manualOrders'
import type { Database } from '../../../database/database.ts'
import { quoteItems, toolingOrders, worklistCounts } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { isOpen } from '../../quote-worklist/scope.ts'
import { visibleOrders } from './mayDo.ts'

const openStatuses = orderStatusNames.filter(status => waitsFor(status) !== null)

/**
 * Rows of the new-work worklist of each of these workgroups: its open orders, and the items that wait in it, which are
 * counted already, but for those that have an order.
 */
export async function newWorkCounts(db: Database, person: Person, groups: readonly string[]) {
  if (groups.length === 0) return []
  const withOrder = db
    .selectDistinct({ id: toolingOrders.quoteItemId })
    .from(toolingOrders)
    .where(isNotNull(toolingOrders.quoteItemId))
    .as('with_order')
  const [orders, waiting, ordered] = await Promise.all([
    db
      .select({ code: toolingOrders.assignmentGroup, count: count() })
      .from(toolingOrders)
      .where(
        and(
          inArray(toolingOrders.assignmentGroup, [...groups]),
          inArray(toolingOrders.status, openStatuses),
          visibleOrders(db, person),
        ),
      )
      .groupBy(toolingOrders.assignmentGroup),
    db
      .select({ code: worklistCounts.assignmentGroup, count: worklistCounts.count })
      .from(worklistCounts)
      .where(and(inArray(worklistCounts.assignmentGroup, [...groups]), eq(worklistCounts.isOnHold, false))),
    db
      .select({ code: quoteItems.assignmentGroup, count: sql<number>`(-count(*))::int` })
      .from(withOrder)
      .innerJoin(quoteItems, eq(quoteItems.id, withOrder.id))
      .where(and(inArray(quoteItems.assignmentGroup, [...groups]), isOpen(false)))
      .groupBy(quoteItems.assignmentGroup),
  ])
  const parts = [...orders, ...waiting, ...ordered]
  return groups.map(code => ({
    code,
    count: parts.reduce((sum, part) => (part.code === code ? sum + part.count : sum), 0),
  }))
}
