import { orderTypes } from '#domain/manualOrders'
import type { Database } from '../database/database.ts'
import { users, vendorOrderTypes, vendorPlants, vendors, vendorUsers } from '../database/schema/index.ts'
import { plantRows } from './reference.ts'

/** Vendors of the demonstration; names are invented. The second one delivers to the northern plant only. */
const vendorRows = [
  { code: 'CUTLINE', name: 'Cutline Formes', vendorType: 'Formes' },
  { code: 'NORTHDIE', name: 'Northgate Die Makers', vendorType: 'Formes' },
  { code: 'PLATEHSE', name: 'Platehouse Graphics', vendorType: 'Artwork' },
] as const

export type VendorCode = (typeof vendorRows)[number]['code']

/** Hours that an order of each type takes. */
const leadHours: Readonly<Record<string, number>> = {
  NEWWORK: 120,
  FORME: 72,
  STEREO: 48,
  ARTWORK: 48,
  SAMPLE: 24,
  REPAIR: 24,
  REJECTORDER: 24,
}

/** Vendors, what they make and for which plants, and the person who signs in for the first of them. */
export async function loadVendors(db: Database): Promise<ReadonlyMap<VendorCode, number>> {
  await db.insert(vendorOrderTypes).values(
    orderTypes.map(({ code, label, isHidden }, sequence) => ({
      code,
      description: label,
      leadHours: leadHours[code] ?? 24,
      sequence,
      isHidden,
    })),
  )
  const stored = await db
    .insert(vendors)
    .values(vendorRows.map(row => ({ ...row, email: `orders@${row.code.toLowerCase()}.example` })))
    .returning({ id: vendors.id, code: vendors.code })
  const ids = new Map(stored.map(({ id, code }) => [code as VendorCode, id]))
  await db
    .insert(vendorPlants)
    .values(
      stored.flatMap(({ id, code }) =>
        plantRows
          .filter(plant => code !== 'NORTHDIE' || plant.code === 'NTH')
          .map(plant => ({ vendorId: id, plantCode: plant.code })),
      ),
    )
  const people = await db.select({ id: users.id, login: users.login }).from(users)
  const signsIn = people.find(({ login }) => login === 'vendor')
  const first = ids.get('CUTLINE')
  if (signsIn !== undefined && first !== undefined) {
    await db.insert(vendorUsers).values({ userId: signsIn.id, vendorId: first })
  }
  return ids
}
