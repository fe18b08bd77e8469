import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import type { OfferedItem } from '#contract/quote'
import type { TemplateValues } from '#domain/messageTemplates'
import {
  offeredContent,
  pricedBreaks,
  type QuoteDocument,
  type QuoteDocumentInput,
  type QuotedInput,
  type QuotedItem,
  quoteDocument,
  quotedItem,
  quoteValues,
  revisionLetter,
} from '#domain/quoteDocument'
import { soldBy } from '#domain/quoteItem'
import { inOptions, type OptionPlace } from '#domain/quoteOptions'
import { approvalStep, itemReference, quoteReference } from '#domain/quotes'
import { findStep, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { inks, quoteRevisions } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { maySeeQuote, noAccess } from '../quote/access.ts'
import { type QuoteHead, readWholeQuote } from '../quote/readQuote.ts'
import { optionOf } from '../quoteItem/itemRow.ts'
import { deliveryOfQuote } from '../quoteItem/quoteDelivery.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { workflowsOf } from '../workflow/workflowsOf.ts'
import { addresseeOf, contactOf, senderPlant, textsInUse } from './letterFacts.ts'
import { quoteState } from './quoteState.ts'
import { referenceOf } from './referenceOf.ts'
import type { ReportDeps } from './reportDeps.ts'

type Revision = typeof quoteRevisions.$inferSelect

/** The letter of a quote as it stands now, and how it stands to what went out before. */
export interface Letter {
  readonly head: QuoteHead
  readonly document: QuoteDocument
  readonly values: TemplateValues
  /** Where the customer's mail goes; '' while it is not known. */
  readonly email: string
  readonly contentHash: string
  /** The newest revision that went out; null: none did. */
  readonly last: Revision | null
  /** Whether it offers something else than the newest revision. */
  readonly isNew: boolean
  /** Number of the revision that it is, or would be. */
  readonly revision: number
  /** Its items as they can be ordered by an offer, one for one. */
  readonly offered: readonly OfferedItem[]
  /** What it was made from, to see later whether anything was saved since. */
  readonly state: string
}

/** Behind the approval; in a workflow without one nobody has to approve. */
function isApproved(workflow: WorkflowDefinition, stepCode: string): boolean {
  const approval = approvalStep(workflow)
  const step = findStep(workflow, stepCode)
  return approval === undefined || (step !== undefined && step.sequence > approval.sequence)
}

/** An item that the customer can still order or has ordered just now: not closed, not at the end of its workflow. */
const isOffered = ({ item }: WorkItem): boolean => item.closeType === null && !item.isFinal

/** A drawing in tenths of a millimetre: nobody sees less. */
const rounded = (picture: QuotedItem['picture']): OfferedItem['picture'] => {
  if (picture === null) return null
  const tenth = (value: number) => Math.round(value * 10) / 10
  const { left, top, width, height, faces } = picture
  return {
    ...{ left: tenth(left), top: tenth(top), width: tenth(width), height: tenth(height) },
    faces: faces.map(({ name, points, colour: [red, green, blue] }) => ({
      name,
      points: points.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) })),
      colour: [red, green, blue],
    })),
  }
}

/** Items as they can be ordered, beside how the letter has them. */
const offeredOf = (open: readonly OpenItem[], quoted: readonly QuotedItem[]): OfferedItem[] =>
  open.map(({ item, sections }, place) => ({
    quoteItemId: item.id,
    reference: itemReference(item.quoteId, item.itemNo),
    breaks: pricedBreaks(soldBy(sections)),
    picture: rounded(quoted[place]?.picture ?? null),
  }))

/** An open item, with the options that it stands beside. */
type OpenItem = WorkItem & { readonly option: OptionPlace | null }

/** What the letter offers, options of one need beside each other. */
const openItems = (works: readonly WorkItem[]): OpenItem[] =>
  inOptions(works.filter(isOffered).map(work => ({ ...work, option: optionOf(work.item) })))

async function quotedOf({ db, definitions }: ReportDeps, open: readonly OpenItem[]): Promise<QuotedInput[]> {
  const [workflowOf, named] = await Promise.all([
    workflowsOf(
      definitions,
      open.map(({ item }) => item),
    ),
    db.select({ code: inks.code, name: inks.name }).from(inks),
  ])
  return open.map(({ item, sections, option }) => ({
    ...{ option, sections },
    itemNo: item.itemNo,
    reference: itemReference(item.quoteId, item.itemNo),
    isMaster: item.isMasterItem,
    stepName: item.stepName,
    isApproved: isApproved(workflowOf(item.templateId), item.stepCode),
    isOnHold: item.isOnHold,
    inks: named,
  }))
}

const newestRevision = async (db: Database, quoteId: number): Promise<Revision | null> =>
  (
    await db
      .select()
      .from(quoteRevisions)
      .where(eq(quoteRevisions.quoteId, quoteId))
      .orderBy(desc(quoteRevisions.revision))
      .limit(1)
  )[0] ?? null

/** What a letter with these items is made from, and where the customer's mail goes. */
export async function letterInput(
  deps: ReportDeps,
  head: QuoteHead,
  open: readonly OpenItem[],
  last: Revision | null,
) {
  const { db } = deps
  const { quote, customer } = head
  const [items, known, plant, contact, texts, masters] = await Promise.all([
    quotedOf(deps, open),
    customer === null ? null : addresseeOf(db, customer.customerCode, head.quote.contactId),
    senderPlant(db, [
      customer?.plantCode ?? '',
      ...open.map(({ sections }) => sections.product.preferredPlantCode),
    ]),
    contactOf(db, quote.owner),
    textsInUse(db),
    deps.masters.withoutRates(),
  ])
  const input: QuoteDocumentInput = {
    quote: {
      reference: quoteReference(quote.id),
      description: quote.description,
      currency: quote.currencyCode,
      customerPO: await referenceOf(db, quote.customerPO, last),
      validTo: quote.validTo,
      isMultiComponent: quote.isMultiComponent,
      delivery: deliveryOfQuote(quote),
    },
    customer: known?.addressee ?? null,
    ...{ plant, contact, items, texts, masters },
    revision: { letter: revisionLetter((last?.revision ?? 0) + 1), isSent: false },
    today: deps.today(),
  }
  return { input, email: known?.email ?? '' }
}

/** The letter of a quote as it is stored now, for a person who may see the quote. */
export async function letterOf(deps: ReportDeps, person: Person, quoteId: number): Promise<Letter> {
  const { db } = deps
  const state = await quoteState(db, quoteId)
  const [{ head, works }, last] = await Promise.all([
    readWholeQuote(db, quoteId),
    newestRevision(db, quoteId),
  ])
  if (
    !maySeeQuote(
      person,
      head,
      works.map(({ item }) => item),
    )
  )
    throw noAccess(head)
  const open = openItems(works)
  const { input, email } = await letterInput(deps, head, open, last)
  const quoted: QuotedItem[] = []
  for (const item of input.items) {
    quoted.push(quotedItem(item, input))
    // Sixty boxes take a fifth of a second to draw: others are answered between them.
    await setImmediate()
  }
  const document = quoteDocument(input, quoted)
  const contentHash = createHash('sha256').update(offeredContent(document)).digest('hex')
  const isNew = last === null || last.contentHash !== contentHash
  return {
    ...{ head, document, email, contentHash, last, isNew, state },
    offered: offeredOf(open, quoted),
    values: quoteValues(
      isNew ? input : { ...input, revision: { letter: revisionLetter(last.revision), isSent: true } },
    ),
    revision: isNew ? (last?.revision ?? 0) + 1 : last.revision,
  }
}
