import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { any as anyOf, isAllowed, role } from '#domain/access'
import type { Duration, Figure } from '#domain/dashboard'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { seesGroup } from './assertMember.ts'

/** Which worklist is asked for. */
export interface WorklistScope {
  readonly AssignmentGroup?: string | undefined
  readonly salesRepCode?: string | undefined
  readonly assigntome?: boolean | undefined
  readonly myQuotes?: boolean | undefined
  /** Only what the person's dashboard counts within this duration, state and figure. */
  readonly dashboard?: boolean | undefined
  readonly duration?: Duration | undefined
  readonly state?: string | undefined
  readonly figure?: Figure | undefined
  /** What the person and the sales reps they coordinate started or hold; `salesRepCode` narrows it to one of them. */
  readonly isCoordinators?: boolean | undefined
  /** What is made at this plant; '': at any. */
  readonly madeAt?: string | undefined
}

/** Whether the list is the same for everybody who may see it, rather than about who asks. */
export const isAnybodys = ({
  AssignmentGroup,
  salesRepCode,
  isCoordinators,
  dashboard,
}: WorklistScope): boolean =>
  AssignmentGroup !== undefined && salesRepCode === undefined && isCoordinators !== true && dashboard !== true

/** Whether the list is what waits in one workgroup, is with one person, or was started by one: an index has each. */
export const isByOneIndex = (scope: WorklistScope): boolean =>
  scope.dashboard !== true &&
  scope.isCoordinators !== true &&
  (scope.AssignmentGroup !== undefined ||
    scope.assigntome === true ||
    scope.myQuotes === true ||
    scope.salesRepCode !== undefined)

const seesEveryGroup = anyOf(role('SU'))

const refuse = (sentence: string): Problem => new Problem('not-allowed', sentence)

/** `assertMember` has refused by name before: this is for whoever forgets to ask it. */
function groupScope(person: Person, group: string): SQL {
  if (!seesGroup(person, group)) throw refuse('You are not a member of this workgroup.')
  return eq(quoteItems.assignmentGroup, group)
}

function assertMayStandInFor(person: Person, login: string): void {
  if (login === person.login || person.salesReps.includes(login) || isAllowed(person, seesEveryGroup)) return
  throw refuse(`You do not coordinate ${login}.`)
}

/**
 * The condition of the worklist asked for, or a refusal when it is not the person's: items assigned to somebody,
 * started by somebody, waiting in a workgroup, or (nothing said) everything that is theirs in one way or another.
 */
export function worklistCondition(person: Person, scope: WorklistScope): SQL {
  const { AssignmentGroup: group, salesRepCode } = scope
  if (salesRepCode !== undefined) assertMayStandInFor(person, salesRepCode)
  const login = salesRepCode ?? person.login
  if (scope.isCoordinators === true) {
    const logins = salesRepCode === undefined ? [person.login, ...person.salesReps] : [salesRepCode]
    return or(inArray(quoteItems.initiator, logins), inArray(quoteItems.assignee, logins)) ?? sql`false`
  }
  if (group !== undefined) return groupScope(person, group)
  if (scope.assigntome === true) return eq(quoteItems.assignee, login)
  if (scope.myQuotes === true || salesRepCode !== undefined) return eq(quoteItems.initiator, login)
  return or(...ownConditions(person)) ?? sql`false`
}

/** What makes an item the person's in one way or another, each way by itself: an index has the items of each. */
export const ownConditions = (person: Person): SQL[] => [
  ...person.workGroups.map(group => eq(quoteItems.assignmentGroup, group)),
  eq(quoteItems.assignee, person.login),
  eq(quoteItems.initiator, person.login),
]

/** Whether the list is everything that is the person's in one way or another. */
export const isAllOwn = (scope: WorklistScope): boolean =>
  scope.AssignmentGroup === undefined &&
  scope.salesRepCode === undefined &&
  scope.assigntome !== true &&
  scope.myQuotes !== true &&
  scope.isCoordinators !== true &&
  scope.madeAt === undefined &&
  scope.dashboard !== true

/** Open items: not archived, not in the trash, not at the end of their workflow. */
export const isOpen = (isOnHold: boolean): SQL => {
  const { closeType, isFinal, isOnHold: holds } = quoteItems
  return sql`(${closeType} is null and not ${isFinal} and ${isOnHold ? sql`${holds}` : sql`not ${holds}`})`
}
