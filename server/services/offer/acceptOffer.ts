import { eq, sql } from 'drizzle-orm'
import type { Offer, OrderedItem, quote } from '#contract/quote'
import { quantity } from '#domain/formats'
import { orderCountFinding } from '#domain/offers'
import { optionLabel, takenTwice } from '#domain/quoteOptions'
import { logChanges, logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteOfferAnswers, quotes } from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import { Problem } from '../../problem/problem.ts'
import { readQuote } from '../quote/readQuote.ts'
import { askErp, type ErpAnswers, itemCode } from '../quoteItem/facts/productCodes.ts'
import { type Letter, letterOf } from '../report/letterOf.ts'
import { quoteState } from '../report/quoteState.ts'
import { announceAnswer } from './announceAnswer.ts'
import { assertOpen } from './assertOpen.ts'
import { customerActor, customerLogin } from './customerActor.ts'
import type { OfferDeps } from './offerDeps.ts'
import { offerView } from './offerView.ts'
import { orderItem } from './orderItem.ts'
import { type ReadOffer, readOffer } from './readOffer.ts'
import { tellSalesRep } from './tellSalesRep.ts'

type Accepted = Call<typeof quote.acceptOffer>['body']

const refuse = (path: string, message: string): Problem =>
  new Problem('rule-failed', message, { errors: [{ path, message }] })

/** What the customer chose, as the offer has it; refuses what it does not offer. */
function chosenOf({ items, document }: ReadOffer, asked: Accepted['items']) {
  const chosen = asked.map(({ reference, line, count }, place) => {
    const offered = items.find(each => each.reference === reference)
    const quoted = document.items.find(each => each.reference === reference)
    const price = quoted?.prices[line]
    if (asked.findIndex(each => each.reference === reference) < place)
      throw refuse(`items.${place}.reference`, `Item ${reference} is there twice.`)
    if (offered === undefined || quoted === undefined)
      throw refuse(`items.${place}.reference`, `The quote has no item ${reference}.`)
    if (price === undefined) throw refuse(`items.${place}.line`, `Item ${reference} has no such quantity.`)
    const sold = offered.breaks[line]
    const wrong = sold === undefined || count === undefined ? null : orderCountFinding(sold, count)
    if (wrong !== null) throw refuse(`items.${place}.count`, wrong)
    const isExact = count !== undefined && sold !== undefined && sold.most !== null
    return {
      ...{ offered, quoted, line, count: count ?? sold?.quantity ?? 0 },
      quantity: isExact ? quantity(count) : price.quantity,
    }
  })
  const twice = takenTwice(chosen.map(({ quoted: { reference, option = null } }) => ({ reference, option })))
  if (twice !== null) {
    const { place, first, second } = twice
    throw refuse(
      `items.${place}.reference`,
      `${optionLabel(first.option)} (${first.reference}) and ${optionLabel(second.option)} (${second.reference}) are options: choose one of them.`,
    )
  }
  return chosen
}

/** The quote says what it was ordered with. */
async function nameOrder(
  tx: Database,
  quoteId: number,
  before: string,
  purchaseOrder: string,
): Promise<void> {
  if (before === purchaseOrder) return
  await tx
    .update(quotes)
    .set({
      customerPO: purchaseOrder,
      version: sql`${quotes.version} + 1`,
      updatedAt: sql`now()`,
      updatedBy: customerLogin,
    })
    .where(eq(quotes.id, quoteId))
  const thing = { what: 'quote', key: String(quoteId), quoteId }
  await logChanges(tx, customerLogin, thing, { customerPO: before }, { customerPO: purchaseOrder })
}

async function store(
  deps: OfferDeps,
  tx: Database,
  { token, name, purchaseOrder, words, items }: Accepted,
  letter: Letter,
  erp: ErpAnswers,
): Promise<ReadOffer> {
  const { revision } = await readOffer(tx, token, deps.today())
  const { quote } = await readQuote(tx, revision.quoteId, true)
  const offer = await readOffer(tx, token, deps.today())
  // Accepting twice is the same as once: an answer may get lost on its way.
  if (offer.state === 'accepted') return offer
  assertOpen(offer)
  const chosen = chosenOf(offer, items)
  if ((await quoteState(tx, quote.id)) !== letter.state)
    throw new Problem('stale', 'Somebody is just working on this quote. Try again in a moment.')
  const { linkId, document, validTo } = offer
  await nameOrder(tx, quote.id, quote.customerPO, purchaseOrder)
  const ordered: OrderedItem[] = []
  for (const each of chosen) {
    const why = await orderItem(deps, tx, {
      ...each,
      now: letter.document.items.find(({ reference }) => reference === each.offered.reference) ?? null,
      ...{ name, purchaseOrder, erp },
      doc: revision.fileName,
      quoteId: quote.id,
    })
    const { quoteItemId, reference } = each.offered
    ordered.push({
      ...{ quoteItemId, reference, why },
      ...{ quantity: each.quantity, line: each.line, isWon: why === '' },
    })
  }
  await tx.insert(quoteOfferAnswers).values({
    ...{ revisionId: revision.id, linkId, kind: 'accepted', name, purchaseOrder, words },
    items: ordered,
  })
  const thing = { what: 'quote', key: String(quote.id), quoteId: quote.id }
  const told = { who: name, purchaseOrder, items: ordered.map(({ reference }) => reference).join(', ') }
  await logEvent(tx, customerLogin, thing, 'accepted', told)
  await tellSalesRep(tx, deps.origin, {
    ...{ quoteId: quote.id, owner: quote.owner, revision: revision.revision, document, validTo },
    ...{ state: 'accepted', who: name, purchaseOrder, words, items: ordered, createdBy: customerLogin },
  })
  await announceAnswer(tx, quote.id)
  return readOffer(tx, token, deps.today())
}

/**
 * A customer orders items of an offer at quantities. It is stored with who and by which order number; each item is won where
 * its step lets it, and else waits for the sales rep with the reason. What would not be offered today as it was is not won.
 */
export async function acceptOffer(deps: OfferDeps, accepted: Accepted): Promise<Offer> {
  const { db, lgx, today } = deps
  const before = await readOffer(db, accepted.token, today())
  if (before.state === 'accepted') return offerView(before, today())
  assertOpen(before)
  const letter = await letterOf(deps, customerActor, before.revision.quoteId)
  const ids = chosenOf(before, accepted.items).map(({ offered }) => offered.quoteItemId)
  const erp = await askErp(lgx, await Promise.all(ids.map(id => itemCode(db, id))))
  const offer = await db.transaction(tx => store(deps, tx, accepted, letter, erp))
  deps.wakeJobs()
  return offerView(offer, today())
}
