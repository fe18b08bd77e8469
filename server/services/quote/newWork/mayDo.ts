import { eq, inArray, type SQL } from 'drizzle-orm'
import { isAllowed, role } from '#domain/access'
import type { OrderActor } from '#domain/manualOrders'
import type { Database } from '../../../database/database.ts'
import { toolingOrders, vendorUsers } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'

const newWorkPeople = role('NEWWORK', 'SU')

/** The person as the rules of orders see them; an order that a vendor can read at all is its own. */
export function orderActorOf(person: Person): OrderActor {
  const isNewWork = isAllowed(person, newWorkPeople)
  return { isNewWork, isItsVendor: !isNewWork }
}

/** Which orders the person may see: all, or those of the vendor they work for (decision N25). */
export function visibleOrders(db: Database, person: Person): SQL | undefined {
  if (isAllowed(person, newWorkPeople)) return undefined
  const ownVendor = db
    .select({ id: vendorUsers.vendorId })
    .from(vendorUsers)
    .where(eq(vendorUsers.userId, person.id))
  return inArray(toolingOrders.vendorId, ownVendor)
}
