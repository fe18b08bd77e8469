import { eq, type SQL, sql } from 'drizzle-orm'
import { jsonObject } from '../../../database/jsonObject.ts'
import { itemDecisions, lookups, marginFloors, users } from '../../../database/schema/index.ts'
import type { Asked } from './asked.ts'

/** What was decided about the item, the oldest first, with the names of who did. */
export const decisionsOf = ({ id }: Pick<Asked, 'id'>): SQL =>
  sql`(select coalesce(json_agg(${jsonObject({
    approvalType: itemDecisions.approvalType,
    about: itemDecisions.about,
    approvalStatus: itemDecisions.approvalStatus,
    approvedBy: sql`coalesce(${users.name}, ${itemDecisions.approvedBy}) || coalesce(' for ' ||
      (select away.name from ${users} away where away.login = ${itemDecisions.onBehalfOf}), '')`,
    approvedDate: sql`to_char(${itemDecisions.approvedDate} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    doc: itemDecisions.doc,
    comment: itemDecisions.comment,
    basis: itemDecisions.basis,
  })} order by ${itemDecisions.id}), '[]')
    from ${itemDecisions} left join ${users} on ${eq(users.login, itemDecisions.approvedBy)}
    where ${itemDecisions.quoteItemId} = ${id})`

/** The margin floors in use, few of which any item keeps one: `floorOf` of the domain says which. */
export const marginFloorsOf = (): SQL =>
  sql`(select coalesce(json_agg(${jsonObject({
    businessUnit: marginFloors.businessUnit,
    productGroup: marginFloors.productGroup,
    floorPercent: marginFloors.floorPercent,
  })} order by ${marginFloors.id}), '[]')
    from ${marginFloors} where ${marginFloors.isActive})`

/** The accounts that tooling may be charged to. */
export const toolingCustomersOf = (): SQL =>
  sql`(select coalesce(json_agg(${jsonObject({
    isInternal: sql`${lookups.kind} = 'internalTooling'`,
    toolingAccountNumber: lookups.code,
    toolingAccountDesc: lookups.description,
  })} order by ${lookups.sequence}, ${lookups.code}), '[]')
    from ${lookups} where ${lookups.kind} in ('toolingAccount', 'internalTooling'))`
