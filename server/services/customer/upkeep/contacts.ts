import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { ContactInput, CustomerContact } from '#contract/customer'
import { lastChangedBy, logChanges, logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { customerContacts, customers } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { customerToChange } from './customerToChange.ts'

const thingOf = (key: number) => ({ what: 'customerContact', key: String(key), quoteId: null })

/** Whom one deals with at a customer, who gets their letters first. */
export async function contactsOf(db: Database, customerCode: string): Promise<CustomerContact[]> {
  return db
    .select()
    .from(customerContacts)
    .where(eq(customerContacts.customerCode, customerCode))
    .orderBy(desc(customerContacts.getsLetters), asc(customerContacts.name), asc(customerContacts.id))
}

/** The letters go to one: who got them before gets them no more, and lists show the new one. */
async function sendLettersTo(
  tx: Database,
  customerCode: string,
  { id, name, email, phone }: CustomerContact,
) {
  const others = and(eq(customerContacts.customerCode, customerCode), ne(customerContacts.id, id))
  await tx.update(customerContacts).set({ getsLetters: false }).where(others)
  await tx.update(customerContacts).set({ getsLetters: true }).where(eq(customerContacts.id, id))
  await tx
    .update(customers)
    .set({ contactName: name, email, phone })
    .where(eq(customers.customerCode, customerCode))
}

async function contactToChange(tx: Database, customerCode: string, id: number) {
  const own = and(eq(customerContacts.id, id), eq(customerContacts.customerCode, customerCode))
  const [found] = await tx.select().from(customerContacts).where(own)
  if (found === undefined) throw notFound(`Contact ${id} of ${customerCode}`)
  return found
}

async function refuseSameName(
  tx: Database,
  customerCode: string,
  { id, name }: { id: number; name: string },
) {
  const same = (await contactsOf(tx, customerCode)).find(
    other => other.id !== id && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (same === undefined) return
  const message = `${same.name} is a contact already.`
  throw new Problem('already-exists', message, { errors: [{ path: 'name', message }] })
}

async function insertContact(tx: Database, person: Person, customerCode: string, input: ContactInput) {
  const [made] = await tx
    .insert(customerContacts)
    .values({ ...input, customerCode, getsLetters: false })
    .returning()
  if (made === undefined) throw new Error('The contact was not inserted.')
  await logEvent(tx, person.login, thingOf(made.id), 'created', input)
  return made
}

async function changeContact(
  tx: Database,
  person: Person,
  customerCode: string,
  { id, version, ...input }: ContactInput & { readonly id: number; readonly version: number },
) {
  const before = await contactToChange(tx, customerCode, id)
  if (before.version !== version) {
    const who = (await lastChangedBy(tx, thingOf(id), Object.keys(input))) ?? 'Somebody'
    const current = await contactsOf(tx, customerCode)
    throw new Problem('stale', `${who} saved this contact in the meantime.`, { current })
  }
  if (before.getsLetters && !input.getsLetters) {
    const message = 'Letters go to one contact: choose who gets them instead.'
    throw new Problem('rule-failed', message, { errors: [{ path: 'getsLetters', message }] })
  }
  const now = { ...input, version: version + 1 }
  await tx
    .update(customerContacts)
    .set({ ...now, getsLetters: before.getsLetters })
    .where(eq(customerContacts.id, id))
  const { id: _, customerCode: __, version: ___, ...old } = before
  await logChanges(tx, person.login, thingOf(id), old, input)
  return { ...before, ...now }
}

/** Saves a contact, or makes one (id 0); the first of a customer gets the letters. Answers all of them. */
export async function saveContact(
  db: Database,
  person: Person,
  customerCode: string,
  contact: ContactInput & { readonly id: number; readonly version: number },
): Promise<CustomerContact[]> {
  return db.transaction(async tx => {
    await customerToChange(tx, person, customerCode)
    await refuseSameName(tx, customerCode, contact)
    const { id, version: _, ...input } = contact
    const saved =
      id === 0
        ? await insertContact(tx, person, customerCode, input)
        : await changeContact(tx, person, customerCode, contact)
    const isOnly = (await contactsOf(tx, customerCode)).every(each => each.id === saved.id)
    if (input.getsLetters || isOnly) await sendLettersTo(tx, customerCode, saved)
    return contactsOf(tx, customerCode)
  })
}

/** Deletes a contact that gets no letters, or is the last one. Answers those who stay. */
export async function deleteContact(
  db: Database,
  person: Person,
  customerCode: string,
  id: number,
): Promise<CustomerContact[]> {
  return db.transaction(async tx => {
    await customerToChange(tx, person, customerCode)
    const { name, getsLetters } = await contactToChange(tx, customerCode, id)
    const all = await contactsOf(tx, customerCode)
    if (getsLetters && all.length > 1) {
      throw new Problem('rule-failed', `Letters go to ${name}: choose who gets them instead, then delete.`)
    }
    await tx.delete(customerContacts).where(eq(customerContacts.id, id))
    if (getsLetters) {
      const nobody = { contactName: '', email: '', phone: '' }
      await tx.update(customers).set(nobody).where(eq(customers.customerCode, customerCode))
    }
    await logEvent(tx, person.login, thingOf(id), 'deleted', { name })
    return contactsOf(tx, customerCode)
  })
}
