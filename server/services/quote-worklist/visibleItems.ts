import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { mayViewItem } from '#domain/access'
import type { Database } from '../../database/database.ts'
import { customers, quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'

const nobodys = { owner: '', customerSalesRep: '', assignmentGroups: [], assignees: [] }

/** Whose quotes count as the person's own: see `isInitiator`. */
const ownLogins = (person: Person): string[] =>
  person.roles.includes('SCA')
    ? [person.login, ...person.salesReps, ...person.assistantsOfSalesReps]
    : [person.login, ...person.assistants]

/** `mayViewItem` as a condition; undefined: every item. */
export function visibleItems(db: Database, person: Person): SQL | undefined {
  // Who may see an item that is nobody's sees all.
  if (mayViewItem(person, nobodys)) return undefined
  const ofCustomers = db
    .select({ code: customers.customerCode })
    .from(customers)
    .where(inArray(customers.salesRepLogin, [person.login, ...person.salesReps]))
  return or(
    inArray(quoteItems.initiator, ownLogins(person)),
    inArray(quoteItems.customerCode, ofCustomers),
    eq(quoteItems.assignee, person.login),
    person.workGroups.length === 0 ? undefined : inArray(quoteItems.assignmentGroup, [...person.workGroups]),
  )
}
