import { and, eq, sql } from 'drizzle-orm'
import type { Quote, QuoteHeader } from '#contract/quote'
import { otherCustomerRefusal } from '#domain/quoteItem'
import { headerFindings, itemReference } from '#domain/quotes'
import { initialStepCode } from '#domain/workflow'
import { lastChangedBy, logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { customerOf } from '../customer/repository.ts'
import { contactsOf } from '../customer/upkeep/contacts.ts'
import { itemsOfOthers } from '../products/sourceOf.ts'
import type { ItemRow, QuoteRow } from '../quoteItem/itemRow.ts'
import { assertMayEditQuote } from './access.ts'
import { assertNoOptions } from './assertNoOptions.ts'
import { followCustomer } from './followCustomer.ts'
import { loadQuote, type QuoteReader } from './loadQuote.ts'
import { itemsOfQuote, readQuote } from './readQuote.ts'

export type HeaderSave = Omit<QuoteHeader, 'contactId'> & {
  /** Left out: the one there is, while the customer stays. */
  readonly contactId?: number | null | undefined
  readonly id: number
  readonly version: number
}

const contactOf = (row: QuoteRow, { contactId, customerCode }: Omit<HeaderSave, 'id' | 'version'>) =>
  contactId === undefined ? (customerCode === (row.customerCode ?? '') ? row.contactId : null) : contactId

const refuse = (path: string, message: string): Problem =>
  new Problem('rule-failed', message, { errors: [{ path, message }] })

/** Refuses a header that breaks a rule; the customer with that code otherwise. */
async function checkHeader(db: Database, row: QuoteRow, header: QuoteHeader) {
  const findings = headerFindings(header)
  if (findings.length > 0) {
    throw new Problem('rule-failed', 'The quote cannot be saved like this.', {
      errors: findings.map(({ field, message }) => ({ path: field, message })),
    })
  }
  const customer = header.customerCode === '' ? null : await customerOf(db, header.customerCode)
  if (header.customerCode !== '' && customer === null) {
    throw refuse('customerCode', `There is no customer ${header.customerCode}.`)
  }
  if (header.contactId !== null) {
    const contacts = await contactsOf(db, header.customerCode)
    if (!contacts.some(({ id }) => id === header.contactId)) {
      throw refuse('contactId', 'The contact is not one of the customer.')
    }
  }
  if (header.customerCode !== (row.customerCode ?? '')) {
    const items = await itemsOfQuote(db, row.id)
    if (items.some(item => item.stepCode !== initialStepCode)) {
      throw refuse('customerCode', 'The customer cannot change once an item has left the first step.')
    }
    for (const item of await itemsOfOthers(db, row.id, header.customerCode)) {
      const refusal = otherCustomerRefusal(item.itemCategory)
      if (refusal !== '') throw refuse('customerCode', `${itemReference(row.id, item.itemNo)}: ${refusal}`)
    }
  }
  return customer
}

/** Repeats on the items what their worklist rows show of the quote. */
async function repeatOnItems(
  tx: Database,
  header: QuoteHeader,
  quoteId: number,
  customer: { customerName: string; businessUnit: string } | null,
): Promise<ItemRow[]> {
  return tx
    .update(quoteItems)
    .set({
      customerCode: header.customerCode,
      customerName: customer?.customerName ?? '',
      businessUnit: customer?.businessUnit ?? '',
      quoteDescription: header.description,
      orderPO: header.customerPO,
      customerDueDate: header.requiredDate,
    })
    .where(eq(quoteItems.quoteId, quoteId))
    .returning()
}

/** Saves a quote's header on top of the version the person read; a quote that moved on meanwhile is a stale save. */
export async function saveQuote(reader: QuoteReader, person: Person, save: HeaderSave): Promise<Quote> {
  const { id, version, ...saved } = save
  const isStale = await reader.db.transaction(async tx => {
    const head = await readQuote(tx, id, true)
    await assertMayEditQuote(tx, person, head, 'change')
    const row = head.quote
    if (row.version !== version) return true
    const header = { ...saved, contactId: contactOf(row, saved) }
    const customer = await checkHeader(tx, row, header)
    if (header.isMultiComponent && !row.isMultiComponent) await assertNoOptions(tx, id, 'isMultiComponent')
    await tx
      .update(quotes)
      .set({
        ...header,
        customerCode: header.customerCode === '' ? null : header.customerCode,
        version: version + 1,
        updatedAt: sql`now()`,
        updatedBy: person.login,
      })
      .where(and(eq(quotes.id, id), eq(quotes.version, version)))
    const items = await repeatOnItems(tx, header, id, customer)
    if (customer !== null && customer.customerCode !== (row.customerCode ?? '')) {
      const { customer: now } = await readQuote(tx, id)
      if (now !== null) await followCustomer(tx, person, id, head.customer, now)
    }
    const before = Object.fromEntries(
      Object.keys(header).map(key => [
        key,
        row[key as keyof QuoteHeader] ?? (key === 'customerCode' ? '' : null),
      ]),
    )
    await logChanges(tx, person.login, { what: 'quote', key: String(id), quoteId: id }, before, { ...header })
    // A header moves no item: where each stands now is where it stood before.
    await announceItems(
      tx,
      person,
      { what: 'saved' },
      items.map(after => ({ before: null, after })),
    )
    return false
  })
  const current = await loadQuote(reader, person, id)
  if (isStale) {
    const thing = { what: 'quote', key: String(id) }
    const who = (await lastChangedBy(reader.db, thing, Object.keys(saved))) ?? 'Somebody'
    throw new Problem('stale', `${who} saved this quote in the meantime.`, { current })
  }
  return current
}
