import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { isAllowed, role } from '#domain/access'
import { quoteItems, toolingOrders } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import {
  type NewWorkDeps,
  type NewWorkQuery,
  type NewWorkScope,
  newWorkItems,
  newWorkPage,
  statusesThatWaitFor,
} from '../quote/newWork/newWorkRows.ts'
import { assertMember } from './assertMember.ts'

/** Which new-work worklist is asked for. */
export interface NewWorkAsked extends NewWorkQuery {
  readonly vendorWorklist?: boolean | undefined
  readonly AssignmentGroup?: string | undefined
  readonly salesRepCode?: string | undefined
  readonly action?: boolean | undefined
}

const newWorkPeople = role('NEWWORK', 'SU')

/** The orders and items of a new-work workgroup. */
const groupScope = (group: string): NewWorkScope => ({
  orders: eq(toolingOrders.assignmentGroup, group),
  items: eq(quoteItems.assignmentGroup, group),
})

async function scopeOf({ db }: NewWorkDeps, person: Person, asked: NewWorkAsked): Promise<NewWorkScope> {
  // Whoever works for a vendor sees its orders and nothing else, whatever is asked.
  if (!isAllowed(person, newWorkPeople)) return { orders: undefined }
  if (asked.AssignmentGroup !== undefined) {
    await assertMember(db, person, asked.AssignmentGroup)
    return groupScope(asked.AssignmentGroup)
  }
  if (asked.salesRepCode !== undefined) {
    const isTheirs = eq(quoteItems.initiator, asked.salesRepCode)
    return { orders: isTheirs, items: and(isTheirs, newWorkItems(db)) }
  }
  if (asked.vendorWorklist === true) return { orders: undefined }
  return { orders: undefined, items: newWorkItems(db) }
}

/** A page of a new-work worklist. */
export async function newWorkWorklistPage(deps: NewWorkDeps, person: Person, asked: NewWorkAsked) {
  const scope = await scopeOf(deps, person, asked)
  const waiting: SQL | undefined =
    asked.action === true ? inArray(toolingOrders.status, [...statusesThatWaitFor(person)]) : undefined
  const isAction = waiting !== undefined && !isAllowed(person, newWorkPeople)
  return newWorkPage(
    deps,
    person,
    { orders: and(scope.orders, waiting), ...(isAction ? {} : { items: scope.items }) },
    asked,
  )
}
