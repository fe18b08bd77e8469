import { and, asc, eq, sql } from 'drizzle-orm'
import {
  type ApprovalStanding,
  approvalFlag,
  floorApprovers,
  floorOf,
  pointsBelow,
  rowPath,
} from '#domain/quoteItem'
import { lastLoginUnder } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { marginFloors, roleScopes, userRoles, users, userWorkgroups } from '../../../database/schema/index.ts'
import type { WorkItem } from '../../quoteItem/workItem.ts'
import { standInsOn } from '../../security/deputies/deputies.ts'

/** Somebody who may decide. */
export interface Approver {
  readonly login: string
  readonly name: string
  readonly email: string
  /** Who is away, for whom they decide; '' for nobody else. */
  readonly onBehalfOf: string
}

/** Whose right it is to decide, and not that of whoever works on the item: who is away lends it. */
export const isPersonal = ({ approvalType }: Pick<ApprovalStanding, 'approvalType'>): boolean =>
  approvalType === 'PRICE_BELOW_FLOOR' || approvalFlag(approvalType) !== undefined

const columns = {
  ...{ login: users.login, name: users.name, email: users.email },
  onBehalfOf: sql<string>`''`,
}

const logins = (all: readonly string[]) =>
  sql`${users.login} in (select jsonb_array_elements_text(${JSON.stringify(all)}::jsonb))`

const named = (db: Database, all: readonly string[]): Promise<Approver[]> =>
  db
    .select(columns)
    .from(users)
    .where(and(logins(all), eq(users.isActive, true)))
    .orderBy(asc(users.login))

/** The chain of the floor that the item's prices keep; empty: there is no floor any more. */
async function chainOf(db: Database, { item, sections }: WorkItem, points: number): Promise<string[]> {
  const floors = await db.select().from(marginFloors).where(eq(marginFloors.isActive, true))
  const floor = floorOf({ ...sections.product, businessUnit: item.businessUnit }, floors)
  return floor === null ? [] : floorApprovers(floor, points)
}

const withScope = (db: Database): Promise<Approver[]> =>
  db
    .selectDistinct(columns)
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roleScopes, eq(roleScopes.roleCode, userRoles.roleCode))
    .where(and(eq(users.isActive, true), eq(roleScopes.scopeCode, 'APPROVE_DANGEROUS_GOODS')))
    .orderBy(asc(users.login))

/** Whoever holds the item, else the workgroup that it waits in. */
function atStep(db: Database, { item }: WorkItem): Promise<Approver[]> {
  if (item.assignee !== null) return named(db, [item.assignee])
  return db
    .select(columns)
    .from(users)
    .innerJoin(userWorkgroups, eq(userWorkgroups.userId, users.id))
    .where(and(eq(users.isActive, true), eq(userWorkgroups.workgroupCode, item.assignmentGroup ?? '')))
    .orderBy(asc(users.login))
}

/** Who may decide it in their own right. */
async function ownApprovers(
  db: Database,
  work: WorkItem,
  standing: ApprovalStanding,
  floor: number | null | undefined,
): Promise<Approver[]> {
  if (approvalFlag(standing.approvalType) !== undefined) return withScope(db)
  if (standing.approvalType !== 'PRICE_BELOW_FLOOR') return atStep(db, work)
  const { price, marginPercent } = standing.basis.break ?? {}
  const points = pointsBelow({ price: Number(price), marginPercent: Number(marginPercent) }, floor)
  return named(db, await chainOf(db, work, points))
}

interface Approvers {
  readonly own: readonly Approver[]
  /** Who stands in for those of them who are away. */
  readonly lent: readonly Approver[]
  /** Login of who priced it last; null: not known, or nothing that is priced. */
  readonly pricedBy: string | null
}

/** Login of who priced last what has to be approved; null: not known, or nothing that is priced. */
const pricedBy = async (
  db: Database,
  { item }: WorkItem,
  { approvalType, about }: ApprovalStanding,
): Promise<string | null> =>
  approvalType === 'PRICE_BELOW_FLOOR'
    ? lastLoginUnder(db, { what: 'quoteItem', key: String(item.id) }, `pricing.${rowPath('details', about)}`)
    : null

/**
 * Who may decide something that has to be approved on a day, `YYYY-MM-DD`: of a price the chain of its floor by how far below
 * it is, of what Use & Claims has flags for who has their scope, of the rest who works on the item; and the deputies of the
 * first two.
 */
export async function approversOf(
  { db, today }: { readonly db: Database; readonly today: string },
  work: WorkItem,
  standing: ApprovalStanding,
  floor: number | null | undefined,
): Promise<Approvers> {
  const own = await ownApprovers(db, work, standing, floor)
  if (!isPersonal(standing)) return { own, lent: [], pricedBy: null }
  const standIns = await standInsOn(
    db,
    own.map(({ login }) => login),
    today,
  )
  return {
    own,
    lent: standIns.map(({ for: onBehalfOf, ...standIn }) => ({ ...standIn, onBehalfOf })),
    pricedBy: await pricedBy(db, work, standing),
  }
}

/** Those who are asked: who is away is not, but their deputy, `X for Y`; nor who priced it, whoever they would decide for. */
export const askedOf = ({ own, lent, pricedBy }: Approvers): Approver[] =>
  own.flatMap(approver => {
    if (approver.login === pricedBy) return []
    const standIns = lent.filter(
      ({ login, onBehalfOf }) => onBehalfOf === approver.login && login !== pricedBy,
    )
    return standIns.length === 0
      ? [approver]
      : standIns.map(each => ({ ...each, name: `${each.name} for ${approver.name}` }))
  })
