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

/** The margin floor of a business unit and a product group, %: of what names both before what names one; null: none. */
export const marginFloorOf = ({
  businessUnit,
  productGroup,
}: Pick<Asked, 'businessUnit' | 'productGroup'>): SQL =>
  sql`(select ${marginFloors.floorPercent} from ${marginFloors}
    where ${marginFloors.isActive} and ${marginFloors.businessUnit} in (${businessUnit}, '')
      and ${marginFloors.productGroup} in (${productGroup}, '')
    order by ${marginFloors.businessUnit} = '', ${marginFloors.productGroup} = '' limit 1)`

/** The accounts that tooling may be charged to. */
export const toolingCustomersOf = (): SQL =>
  sql`(select coalesce(json_agg(${jsonObject({
    isInternal: sql`${lookups.kind} = 'internalTooling'`,
    toolingAccountNumber: lookups.code,
    toolingAccountDesc: lookups.description,
  })} order by ${lookups.sequence}, ${lookups.code}), '[]')
    from ${lookups} where ${lookups.kind} in ('toolingAccount', 'internalTooling'))`
