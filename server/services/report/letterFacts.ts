import { and, asc, desc, eq } from 'drizzle-orm'
import { joinPlant } from '#domain/boardGrades'
import type { QuoteDocumentInput, QuoteText } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import {
  customerContacts,
  customers,
  deliveryAddresses,
  plants,
  quoteTexts,
  users,
} from '../../database/schema/index.ts'

/** Whom of a customer a letter is for; null: nobody in particular, or somebody who has left. */
async function contactFor(db: Database, customerCode: string, contactId: number | null) {
  if (contactId === null) return null
  const [found] = await db
    .select()
    .from(customerContacts)
    .where(and(eq(customerContacts.id, contactId), eq(customerContacts.customerCode, customerCode)))
  return found ?? null
}

/**
 * A customer as a letter is addressed to them, with where their mail goes: to the contact it is for, else to who gets their
 * letters.
 */
export async function addresseeOf(db: Database, customerCode: string, contactId: number | null) {
  const [customer] = await db.select().from(customers).where(eq(customers.customerCode, customerCode))
  if (customer === undefined) return null
  const [address] = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerCode, customerCode))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.id))
    .limit(1)
  const { customerName, businessUnit } = customer
  const contact = await contactFor(db, customerCode, contactId)
  const contactName = contact?.name ?? customer.contactName
  // A mail for somebody without an address of their own goes to the customer's.
  const email = contact?.email || customer.email
  return {
    email,
    addressee: {
      ...{ name: customerName, contactName, businessUnit },
      address:
        address === undefined
          ? null
          : {
              street: address.deliveryAddress,
              city: address.deliverySuburb,
              state: address.stateCode,
              postCode: address.deliveryPostCode,
              country: address.country,
            },
    },
  }
}

/** The first of the plants that there is, by its code alone or joined with its cost centre. */
export async function senderPlant(
  db: Database,
  codes: readonly string[],
): Promise<QuoteDocumentInput['plant']> {
  const rows = await db.select().from(plants)
  for (const code of codes) {
    const plant = rows.find(
      row => code !== '' && (row.code === code || joinPlant(row.code, row.costCentreCode) === code),
    )
    if (plant === undefined) continue
    const { description: name, address: street, city, state, postCode, phone, abn } = plant
    const country = state === 'NZ' ? 'NZ' : 'AU'
    return { ...{ name, street, city, state, postCode, country, phone }, abn: grouped(abn) }
  }
  return null
}

/** An ABN as it is printed: `53 004 085 616`. */
const grouped = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** A person whom the customer may ask. */
export async function contactOf(
  db: Database,
  login: string,
): Promise<{ readonly name: string; readonly email: string }> {
  const [user] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.login, login))
  return user ?? { name: login, email: '' }
}

/** The texts of letters that are in use. */
export async function textsInUse(db: Database): Promise<QuoteText[]> {
  const { id, kind, businessUnit, title, text, sequence } = quoteTexts
  return db
    .select({ id, kind, businessUnit, title, text, sequence })
    .from(quoteTexts)
    .where(eq(quoteTexts.isActive, true))
}
