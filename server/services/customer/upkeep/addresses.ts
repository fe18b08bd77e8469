import { and, eq } from 'drizzle-orm'
import type { AddressInput, DeliveryAddress } from '#contract/customer'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { deliveryAddresses } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { deliveryAddressesOf } from '../repository.ts'
import { customerToChange } from './customerToChange.ts'

/** Keeps an address; the default one takes the place of the default before. */
export async function insertAddress(
  tx: Database,
  customerCode: string,
  { isDefault, ...address }: AddressInput & { readonly isDefault: boolean },
): Promise<void> {
  if (isDefault) {
    await tx
      .update(deliveryAddresses)
      .set({ isDefault: false })
      .where(and(eq(deliveryAddresses.customerCode, customerCode), eq(deliveryAddresses.isDefault, true)))
  }
  await tx.insert(deliveryAddresses).values({ ...address, isDefault, customerCode })
}

/** One more address of a customer that trades; a prospect has none. Answers all of them. */
export async function addAddress(
  db: Database,
  person: Person,
  customerCode: string,
  address: AddressInput & { readonly isDefault: boolean },
): Promise<DeliveryAddress[]> {
  await db.transaction(async tx => {
    const { status } = await customerToChange(tx, person, customerCode)
    if (status === 'PROSPECT') throw new Problem('rule-failed', 'A prospect has no delivery addresses.')
    await insertAddress(tx, customerCode, address)
    const thing = { what: 'customer', key: customerCode, quoteId: null }
    await logEvent(tx, person.login, thing, 'deliveryAddress', address)
  })
  return deliveryAddressesOf(db, customerCode)
}
