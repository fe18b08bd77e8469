import { and, asc, eq } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import { orderStatuses, type VendorType } from '#domain/manualOrders'
import type { Database } from '../../database/database.ts'
import { vendorOrderTypes, vendorPlants, vendors } from '../../database/schema/index.ts'

const vendor = { id: vendors.id, code: vendors.code, name: vendors.name, vendorType: vendors.vendorType }

/** Order types with the hours a vendor needs, in their order; hidden ones are left out. */
export const allVendorOrderTypes = (db: Database) =>
  db
    .select({
      code: vendorOrderTypes.code,
      description: vendorOrderTypes.description,
      leadHours: vendorOrderTypes.leadHours,
    })
    .from(vendorOrderTypes)
    .where(eq(vendorOrderTypes.isHidden, false))
    .orderBy(asc(vendorOrderTypes.sequence))

/** What the manual order form chooses from. */
export async function toolingOrderLookup(db: Database) {
  const [orderTypes, active] = await Promise.all([
    allVendorOrderTypes(db),
    db.select(vendor).from(vendors).where(eq(vendors.isActive, true)).orderBy(asc(vendors.name)),
  ])
  return {
    statuses: orderStatuses.map(({ id, name }) => ({ id, name })),
    orderTypes: orderTypes.map(({ code, description }) => ({ code, description })),
    vendors: active,
  }
}

/** Active vendors of a type that deliver to a plant; `plantCode` may carry its cost centre. */
export const vendorsOf = (db: Database, vendorType: VendorType, plantCode: string) =>
  db
    .select(vendor)
    .from(vendors)
    .innerJoin(vendorPlants, eq(vendorPlants.vendorId, vendors.id))
    .where(
      and(
        eq(vendors.isActive, true),
        eq(vendors.vendorType, vendorType),
        eq(vendorPlants.plantCode, plantAlone(plantCode)),
      ),
    )
    .orderBy(asc(vendors.name))
