import { eq } from 'drizzle-orm'
import { daysAfter } from '#domain/days'
import type { Database } from '../database/database.ts'
import { customerContracts, customerGroups, customerNotes, customers } from '../database/schema/index.ts'

const groups = [
  { code: 'CELLAR', name: 'Cellar and Brewhouse Buyers', members: ['BLU001', 'COR002'] },
  { code: 'HOMECARE', name: 'Home and Personal Care Buyers', members: ['NOR008', 'SIL010'] },
] as const

/** Contract, customer, what it says, and days from today on which it begins and ends. */
const contracts = [
  ['C-2401', 'BLU001', 'Beverage cartons, prices held', -210, 155],
  ['C-2307', 'BLU001', 'Beverage cartons, prices held', -575, -211],
  ['C-2412', 'KIN005', 'Bakery range, quarterly review of paper', -95, 270],
  ['C-2418', 'SIL010', 'Laundry range, rebate from 500,000 units', -40, 690],
] as const

const notes = [
  ['BLU001', 'salesrep', 'Takes no deliveries between 11 and 2. Dock height 1100 mm.'],
  ['BLU001', 'custserv', 'Every order wants its purchase order number on the pallet label.'],
  ['FAR003', 'salesrep2', 'Season starts in December: trays must be in the packing shed two weeks before.'],
  ['HAR004', 'custserv', 'Cold store: only moisture resistant board.'],
  ['NOR008', 'salesrep2', 'Artwork is approved by the brand manager, not by purchasing.'],
] as const

/** Groups, contracts and notes of customers of the demonstration. */
export async function loadCustomerFacts(db: Database, today: string): Promise<void> {
  await db.insert(customerGroups).values(groups.map(({ code, name }) => ({ code, name })))
  for (const { code, members } of groups) {
    for (const member of members) {
      await db.update(customers).set({ groupCode: code }).where(eq(customers.customerCode, member))
    }
  }
  await db.insert(customerContracts).values(
    contracts.map(([contractNo, customerCode, description, from, to]) => ({
      contractNo,
      customerCode,
      description,
      validFrom: daysAfter(today, from),
      validTo: daysAfter(today, to),
    })),
  )
  await db
    .insert(customerNotes)
    .values(notes.map(([customerCode, createdBy, note]) => ({ customerCode, createdBy, note })))
}
