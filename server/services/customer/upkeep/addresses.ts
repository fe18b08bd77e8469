import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { AddressInput, DeliveryAddress, NewAddressInput } from '#contract/customer'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { deliveryAddresses } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { deliveryAddressesOf } from '../repository.ts'
import { customerToChange } from './customerToChange.ts'

const thingOf = (key: string) => ({ what: 'customer', key, quoteId: null })

async function noDefault(tx: Database, customerCode: string): Promise<void> {
  await tx
    .update(deliveryAddresses)
    .set({ isDefault: false })
    .where(and(eq(deliveryAddresses.customerCode, customerCode), eq(deliveryAddresses.isDefault, true)))
}

/** Keeps an address; the default one takes the place of the default before. */
export async function insertAddress(
  tx: Database,
  customerCode: string,
  { isDefault, ...address }: AddressInput & { readonly isDefault: boolean },
): Promise<void> {
  if (isDefault) await noDefault(tx, customerCode)
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
    await logEvent(tx, person.login, thingOf(customerCode), 'deliveryAddress', address)
  })
  return deliveryAddressesOf(db, customerCode)
}

async function addressToChange(tx: Database, customerCode: string, id: number) {
  const own = and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.customerCode, customerCode))
  const [found] = await tx.select().from(deliveryAddresses).where(own)
  if (found === undefined) throw notFound(`Address ${id} of ${customerCode}`)
  const { id: _, customerCode: __, ...address } = found
  return address
}

/** Changes an address from what was read of it; quotes keep what they were given. Answers all of them. */
export async function changeAddress(
  db: Database,
  person: Person,
  { code, id }: { readonly code: string; readonly id: number },
  { read, now }: { readonly read: Omit<DeliveryAddress, 'id'>; readonly now: NewAddressInput },
): Promise<DeliveryAddress[]> {
  return db.transaction(async tx => {
    await customerToChange(tx, person, code)
    const stored = await addressToChange(tx, code, id)
    if (!isDeepStrictEqual(stored, { ...read })) {
      const current = await deliveryAddressesOf(tx, code)
      throw new Problem('stale', 'Somebody saved this address in the meantime.', { current })
    }
    if (stored.isDefault && !now.isDefault) {
      const message = 'One address is the default: make another one the default instead.'
      throw new Problem('rule-failed', message, { errors: [{ path: 'isDefault', message }] })
    }
    if (now.isDefault) await noDefault(tx, code)
    await tx.update(deliveryAddresses).set(now).where(eq(deliveryAddresses.id, id))
    await logEvent(tx, person.login, thingOf(code), 'deliveryAddress', now)
    return deliveryAddressesOf(tx, code)
  })
}

/** Deletes an address that is not the default. Answers those that stay. */
export async function deleteAddress(
  db: Database,
  person: Person,
  { code, id }: { readonly code: string; readonly id: number },
): Promise<DeliveryAddress[]> {
  return db.transaction(async tx => {
    await customerToChange(tx, person, code)
    const stored = await addressToChange(tx, code, id)
    if (stored.isDefault)
      throw new Problem('rule-failed', 'It is the default: make another one the default, then delete it.')
    await tx.delete(deliveryAddresses).where(eq(deliveryAddresses.id, id))
    await logEvent(tx, person.login, thingOf(code), 'deliveryAddressDeleted', stored)
    return deliveryAddressesOf(tx, code)
  })
}
