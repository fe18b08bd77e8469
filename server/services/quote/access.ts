import { mayEditQuote, mayViewItem } from '#domain/access'
import { quoteReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import type { ItemRow } from '../quoteItem/itemRow.ts'
import { itemsOfQuote, type QuoteHead, readQuote } from './readQuote.ts'

type Place = Pick<ItemRow, 'assignmentGroup' | 'assignee'>

/** Whether the person may see a quote with these items. */
export const maySeeQuote = (
  person: Person,
  { quote, customer }: QuoteHead,
  items: readonly Place[],
): boolean =>
  mayViewItem(person, {
    owner: quote.owner,
    customerSalesRep: customer?.salesRepLogin ?? '',
    assignmentGroups: items.flatMap(item => (item.assignmentGroup === null ? [] : [item.assignmentGroup])),
    assignees: items.flatMap(item => (item.assignee === null ? [] : [item.assignee])),
  })

/** The problem of a person who may not see the quote. */
export const noAccess = ({ quote, ownerName }: QuoteHead): Problem =>
  new Problem(
    'not-allowed',
    `You have no access to quote ${quoteReference(quote.id)}: it belongs to ${ownerName}.`,
  )

/** Refuses a call about a quote that the person may not see. Its items are only read when they decide. */
export async function assertMaySeeQuote(db: Database, person: Person, head: QuoteHead): Promise<void> {
  if (maySeeQuote(person, head, [])) return
  if (!maySeeQuote(person, head, await itemsOfQuote(db, head.quote.id))) throw noAccess(head)
}

/** The quote, or the problem that there is none, or none for this person. */
export async function visibleQuote(db: Database, person: Person, id: number): Promise<QuoteHead> {
  const head = await readQuote(db, id)
  await assertMaySeeQuote(db, person, head)
  return head
}

/** Refuses a call that changes a quote which the person may not change: `what` only its initiators may do to it. */
export async function assertMayEditQuote(
  db: Database,
  person: Person,
  head: QuoteHead,
  what: 'add to' | 'change' | 'send',
): Promise<void> {
  await assertMaySeeQuote(db, person, head)
  const { id, owner } = head.quote
  if (mayEditQuote(person, owner)) return
  throw new Problem('not-allowed', `Quote ${id} belongs to ${owner}; only its initiators may ${what} it.`)
}
