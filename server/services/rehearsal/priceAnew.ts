import { and, eq } from 'drizzle-orm'
import { type EngineMasters, figuresOf, pricedItem } from '#domain/estimating'
import { approvalStandings, type Facts, type Pricing, pointsBelow } from '#domain/quoteItem'
import { newPrice, type PriceRule, type RehearsedBreak } from '#domain/rehearsal'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { rehearsalItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import type { Masters } from '../engine/masters.ts'
import { storePricing } from '../quote/pricing/storePricing.ts'
import { factsOfItem } from '../quoteItem/findingsAt.ts'
import { readItem } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

export type Line = typeof rehearsalItems.$inferSelect

/** How prices are made, and why. */
export interface PricedBy {
  readonly rule: PriceRule
  readonly reason: string
  /** Whether letters go out: else an item says that none was asked for, and no later job writes one. */
  readonly sendsLetters: boolean
}

/** What became of an item. */
interface Outcome {
  readonly outcome: 'priced' | 'waits' | 'left'
  readonly outcomeText: string
  readonly newPrice: number | null
}

const left = (outcomeText: string): Outcome => ({ outcome: 'left', outcomeText, newPrice: null })

/** Why an item keeps its price whatever the run says; '' when it need not. */
function keepsBecause({ item, sections: stored }: WorkItem, breaks: readonly RehearsedBreak[]): string {
  if (item.wonAt !== null || item.isFinal) return 'It is ordered: what was ordered keeps its price.'
  if (item.closeType !== null) return 'It was closed since.'
  const isSame = breaks.every(row =>
    stored.pricing.details.some(
      ({ key, priceQty, price }) => key === row.key && priceQty === row.priceQty && price === row.price,
    ),
  )
  return isSame ? '' : 'Its price has changed since the run.'
}

/** The price of an item by the rule, costed at the rates of today as every price that is saved. */
function pricedBy(all: EngineMasters, work: WorkItem, facts: Facts, line: Line, by: PricedBy) {
  const breaks = line.breaks as readonly RehearsedBreak[]
  const terms = { commission: line.commission, floor: line.floor }
  const priceOf = (key: string, price: number | null) => {
    const row = breaks.find(each => each.key === key)
    return row === undefined ? price : newPrice(by.rule, row, terms)
  }
  const { pricing } = work.sections
  const given: Pricing = {
    ...pricing,
    details: pricing.details.map(detail => ({
      ...detail,
      given: 'price',
      price: priceOf(detail.key, detail.price),
    })),
  }
  const goesTo = { quote: facts.quoteDelivery, region: facts.deliveryRegion }
  const asked = { ...work.sections, pricing: given }
  const priced = { ...given, ...pricedItem(asked, figuresOf(asked, all, goesTo), all, goesTo.quote) }
  return {
    ...priced,
    // A price under its floor says why, for whoever has to approve it.
    details: priced.details.map(detail =>
      pointsBelow(detail, facts.marginFloor) > 0 ? { ...detail, floorReason: by.reason } : detail,
    ),
  }
}

async function changed(
  tx: Database,
  { masters, person }: { readonly masters: EngineMasters; readonly person: Person },
  line: Line,
  by: PricedBy,
): Promise<Outcome> {
  const work = await readItem(tx, line.quoteItemId, true)
  const breaks = line.breaks as readonly RehearsedBreak[]
  const keeps = keepsBecause(work, breaks)
  if (keeps !== '') return left(keeps)
  const facts = await factsOfItem(tx, work, new Map())
  const pricing = pricedBy(masters, work, facts, line, by)
  const failed = pricing.details.find(({ price, cost }) => !(price ?? 0) || !(cost ?? 0))
  if (failed !== undefined) return left(failed.auditMessage || 'It cannot be costed.')
  const { item, quote } = work
  const before = work.sections.pricing
  const isMoved = pricing.details.some(({ price }, place) => price !== before.details[place]?.price)
  if (!isMoved) return left('By the rule its price stays.')
  await storePricing(tx, person, work, pricing)
  const thing = { what: 'quoteItem', key: String(item.id), quoteId: quote.id }
  await logEvent(tx, person.login, thing, 'pricedAnew', by.reason)
  const waits = approvalStandings({ ...work.sections, pricing }, facts).filter(
    ({ approvalType, state }) => approvalType === 'PRICE_BELOW_FLOOR' && state !== 'approved',
  )
  const marked = breaks.findIndex(({ price }) => price === line.price)
  const why = waits.map(each => each.why).join(' ')
  return {
    outcome: waits.length > 0 ? 'waits' : 'priced',
    outcomeText: waits.length > 0 || by.sendsLetters ? why.slice(0, 500) : 'No letter: none was asked for.',
    newPrice: pricing.details.find(({ key }) => key === breaks[Math.max(0, marked)]?.key)?.price ?? null,
  }
}

/**
 * Gives an open item new prices by what a run found, wherever the item stands: what the market does asks for no step. Its
 * change log has the old and the new ones and the reason; one that falls under its floor waits for approval. An item whose
 * price has moved since the run, or that was ordered, is left as it is and says so.
 */
export async function priceAnew(
  db: Database,
  { masters: kept, person }: { readonly masters: Masters; readonly person: Person },
  line: Line,
  by: PricedBy,
): Promise<Outcome> {
  // Before the transaction: read inside it, they would wait for a connection that it holds.
  const masters = await kept.all()
  return db.transaction(async tx => {
    const outcome = await changed(tx, { masters, person }, line, by)
    await tx
      .update(rehearsalItems)
      .set(outcome.outcome === 'left' ? outcome : { ...outcome, madeAt: new Date() })
      .where(and(eq(rehearsalItems.runId, line.runId), eq(rehearsalItems.quoteItemId, line.quoteItemId)))
    return outcome
  })
}
