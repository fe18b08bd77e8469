import type { QuoteItem } from '#contract/quote'
import { isInitiator } from '#domain/access'
import { emptySections, type Facts, type QuoteDelivery } from '#domain/quoteItem'
import { itemReference, quoteReference } from '#domain/quotes'
import { allowedActions, asksOf, lackedThings, refuseEdit, type WorkflowDefinition } from '#domain/workflow'
import { onceFor } from '../../database/onceFor.ts'
import type { Person } from '../../person/person.ts'
import { actorOf, maySee, noAccessMessage } from './access.ts'
import { askFacts, findingsAt } from './findingsAt.ts'
import { optionOf, standingOf, stateOf } from './itemRow.ts'
import type { QuoteItemDeps } from './quoteItemDeps.ts'
import { readItemSeen } from './readItems.ts'
import { stepOf } from './stepOf.ts'
import type { WorkItem } from './workItem.ts'

/** A quote item as its page shows it; for a person who may not see it, only that and why. */
export async function loadItem(deps: QuoteItemDeps, person: Person, quoteItemId: number): Promise<QuoteItem> {
  const { work } = await readItemSeen(deps.db, quoteItemId)
  const [definition, facts] = await Promise.all([
    deps.definitions.of(work.item.templateId),
    maySee(person, work) ? askFacts(deps.db, deps.lgx, [work]) : null,
  ])
  return itemAnswer(person, definition, work, facts?.get(work.item.id) ?? unknown)
}

/** What is known for somebody who may not see the item. */
const unknown: Facts = {}

/** For somebody who may not see the item. */
const { shippingMethod: _, ratioToParent: __, ...noDelivery } = emptySections.delivery satisfies QuoteDelivery

/** The answer about an item that is read already. Frozen: asked again about the same, it is answered as it was written. */
export const itemAnswer = (
  person: Person,
  definition: WorkflowDefinition,
  work: WorkItem,
  facts: Facts,
): QuoteItem => answerOf(work, person, definition, facts)

function answerTo(work: WorkItem, person: Person, definition: WorkflowDefinition, facts: Facts): QuoteItem {
  const { item, quote, sections, versions } = work
  const reference = itemReference(quote.id, item.itemNo)
  const accessAllowed = maySee(person, work)
  const step = stepOf(definition, item)
  const state = stateOf({ ...item, assigneeName: work.assigneeName })
  const actor = actorOf(person, quote.owner)
  const findings = accessAllowed ? findingsAt(definition, work, facts, person) : []
  const offered = allowedActions(definition, state, actor, findings)
  const may = (...codes: string[]): boolean =>
    accessAllowed && offered.some(action => codes.includes(action.code) && action.allowed)
  const editRefusal = refuseEdit(step, state, actor)
  return Object.freeze({
    id: item.id,
    itemNo: item.itemNo,
    reference,
    quoteId: quote.id,
    quoteReference: quoteReference(quote.id),
    quoteDescription: accessAllowed ? quote.description : '',
    customerCode: accessAllowed ? item.customerCode : '',
    customerName: accessAllowed ? item.customerName : '',
    customerDefaultPlant: accessAllowed ? work.customerDefaultPlant : '',
    businessUnit: accessAllowed ? item.businessUnit : '',
    ...standingOf(item, work.assigneeName, definition),
    closeType: item.closeType,
    sampleStatus: accessAllowed ? item.sampleStatus : '',
    canArchive: may('ARCHIVE', 'TRASH'),
    canUnArchive: may('UNARCHIVE'),
    canHold: !state.hasOrder && may('ONHOLD', 'OFFHOLD'),
    isOrdered: accessAllowed && item.wonAt !== null,
    isMasterItem: item.isMasterItem,
    option: optionOf(item),
    isOfSet: quote.isMultiComponent,
    sourceSize: accessAllowed ? (work.found?.is.sourceSize ?? null) : null,
    isOfOtherCustomer: accessAllowed && work.found?.is.isOfOtherCustomer === true,
    unitPrice: accessAllowed ? item.unitPrice : null,
    isQuoteInitiator: isInitiator(person, quote.owner),
    accessAllowed,
    accessMessage: accessAllowed ? '' : noAccessMessage(reference, work.ownerName),
    allowByPassDesign: item.allowByPassDesign,
    allowByPassPricing: item.allowByPassPricing,
    allowByPassCustomerService: item.allowByPassCustomerService,
    quoteDelivery: accessAllowed ? quote.delivery : noDelivery,
    ...(accessAllowed ? sections : emptySections),
    versions,
    validations: [...step.fieldRules],
    asks: asksOf(step),
    lacks: accessAllowed ? lackedThings(step, state) : [],
    mayEdit: accessAllowed && editRefusal === '',
    editRefusal: accessAllowed ? editRefusal : '',
    findings,
  })
}

const answerOf = onceFor(answerTo)
