import { createHash } from 'node:crypto'
import { costRight } from '#contract/engineRights'
import { isAllowed } from '#domain/access'
import { decimal } from '#domain/formats'
import {
  type Audience,
  explainToCustomer,
  explainToUs,
  type PriceExplanation,
} from '#domain/priceExplanation'
import { quoteDocument } from '#domain/quoteDocument'
import { soldBy } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { inMemory } from '../quote/documents/inMemory.ts'
import { printed } from '../quote/documents/printed.ts'
import { type QuoteHead, readQuote } from '../quote/readQuote.ts'
import { factsOfItem } from '../quoteItem/findingsAt.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { letterInput } from './letterOf.ts'
import type { ReportDeps } from './reportDeps.ts'

/** The price of a break, and for whom it is explained. */
export interface Asked {
  readonly quoteItemId: number
  readonly key: string
  readonly for: Audience
}

/** An explanation as it stands now, with what sending it needs to know. */
export interface Explained {
  readonly explanation: PriceExplanation
  readonly contentHash: string
  readonly fileName: string
  readonly reference: string
  readonly quantity: string
  readonly head: QuoteHead
  /** Where the customer's mail goes; '' while it is not known. */
  readonly email: string
  /** Whom at the customer it is for; '' while nobody is named. */
  readonly contactName: string
}

/** Refuses an explanation with costs to who may not see them. */
export function assertMayKnow(person: Person, audience: Audience): void {
  if (audience === 'customer' || isAllowed(person, costRight)) return
  throw new Problem('not-allowed', 'You have no permission to see what things cost.')
}

async function floorFor({ db }: ReportDeps, work: WorkItem): Promise<number | null> {
  const { marginFloor } = await factsOfItem(db, work, new Map())
  return marginFloor ?? null
}

/** The price of a break explained as it is stored, to a person who may see the item, and costs where they are told. */
export async function explanationOf(deps: ReportDeps, person: Person, asked: Asked): Promise<Explained> {
  assertMayKnow(person, asked.for)
  const work = await readItemFor(deps.db, person, asked.quoteItemId)
  const { item, sections } = work
  const reference = itemReference(item.quoteId, item.itemNo)
  const pricing = soldBy(sections)
  const detail = pricing.details.find(({ key }) => key === asked.key)
  if (detail === undefined) throw notFound(`A saved price break ${asked.key} of ${reference}`)
  const head = await readQuote(deps.db, item.quoteId)
  const { input, email } = await letterInput(deps, head, [{ ...work, option: null }], null)
  const about = { letter: quoteDocument(input), pricing, key: asked.key, currency: head.quote.currencyCode }
  const explanation =
    asked.for === 'customer'
      ? explainToCustomer(about)
      : explainToUs({ ...about, stepName: item.stepName, floor: await floorFor(deps, work) })
  const quantity = decimal(detail.priceQty, 0)
  if (explanation === null) throw new Problem('rule-failed', `${quantity || 'The break'} has no price yet.`)
  return {
    ...{ explanation, reference, quantity, head, email },
    contentHash: createHash('sha256').update(JSON.stringify(explanation)).digest('hex'),
    fileName: `${asked.for === 'us' ? 'Cost and price' : 'Price'} ${reference} of ${detail.priceQty ?? ''}.pdf`,
    contactName: input.customer?.contactName ?? '',
  }
}

/** The explanation of a price as PDF. */
export async function explainPrice(deps: ReportDeps, person: Person, asked: Asked): Promise<FileAnswer> {
  const { explanation, contentHash, fileName } = await explanationOf(deps, person, asked)
  const madeAt = new Date().toISOString()
  const bytes = await printed(deps.documents, { kind: 'explanation', explanation, madeAt })
  return inMemory(bytes, {
    fileName,
    mediaType: 'application/pdf',
    tag: `${contentHash.slice(0, 16)}-${madeAt}`,
  })
}
