import type { RowOffer, WorklistRow } from '#contract/quote-worklist'
import { createQuoteRight, isAllowed, isInitiator, mayEditQuote } from '#domain/access'
import { dueState, itemReference } from '#domain/quotes'
import {
  allowedActions,
  holdAction,
  type ItemState,
  type OfferedAction,
  rowAction,
  rowOffers,
  type WorkflowDefinition,
} from '#domain/workflow'
import { hashKeyOf, type ItemRow, stateOf } from '../quote/itemRow.ts'
import type { Person } from '../security/person.ts'
import type { Definitions } from '../workflow/definition.ts'

/** A stored item with what a worklist shows of others. */
export interface FoundItem {
  readonly item: ItemRow
  readonly assigneeName: string | null
  readonly initiatorName: string | null
  readonly lastComment: string | null
  readonly lastCommentBy: string | null
  readonly lastCommentAt: Date | null
}

/** Why the person may not add a copy of the item to its quote; empty when they may. */
function refuseDuplicate(person: Person, item: ItemRow): string {
  if (!isAllowed(person, createQuoteRight)) return 'You have no permission to add quote items.'
  if (mayEditQuote(person, item.initiator)) return ''
  return `Quote ${item.quoteId} belongs to ${item.initiator}; only its initiators may add to it.`
}

const duplicateOf = (person: Person, item: ItemRow): RowOffer => {
  const reason = refuseDuplicate(person, item)
  return { code: 'DUPLICATE', name: 'Duplicate', kind: 'copy', allowed: reason === '', reason }
}

interface Offers {
  readonly all: readonly OfferedAction[]
  readonly listed: readonly RowOffer[]
}

const listedOf = (all: readonly OfferedAction[], state: ItemState): RowOffer[] =>
  rowOffers(all, state).map(({ code, name, kind, allowed, reason }) => ({
    code,
    name,
    kind: kind === 'step' ? ('step' as const) : ('close' as const),
    allowed,
    reason,
  }))

const remembered = new WeakMap<Person, WeakMap<WorkflowDefinition, Map<string, Offers>>>()
const rememberedAtMost = 2000

/** What is remembered of a person and a definition: as long as both are the objects they are now, both unchanged. */
function rememberedOf(person: Person, definition: WorkflowDefinition): Map<string, Offers> {
  const ofPerson = remembered.get(person) ?? new WeakMap<WorkflowDefinition, Map<string, Offers>>()
  remembered.set(person, ofPerson)
  const known = ofPerson.get(definition) ?? new Map<string, Offers>()
  ofPerson.set(definition, known)
  if (known.size >= rememberedAtMost) known.clear()
  return known
}

/**
 * What the person is offered for an item, worked out once for all items that stand alike: finding out what may be done
 * costs more than the rest of a row.
 */
function offersOf(person: Person, definition: WorkflowDefinition, item: ItemRow, state: ItemState): Offers {
  const isOwn = isInitiator(person, item.initiator)
  const key = JSON.stringify([isOwn, state])
  const known = rememberedOf(person, definition)
  const before = known.get(key)
  if (before !== undefined) return before
  const { login, roles, workGroups } = person
  const all = allowedActions(definition, state, { login, roles, workGroups, isInitiator: isOwn }, [])
  const offers = { all, listed: listedOf(all, state) }
  known.set(key, offers)
  return offers
}

/** The item as a worklist row for the person on the day `today`. */
export async function worklistRow(
  definitions: Definitions,
  person: Person,
  today: string,
  found: FoundItem,
): Promise<WorklistRow> {
  const { item } = found
  const state = stateOf(item)
  const { all, listed } = offersOf(person, await definitions.of(item.templateId), item, state)
  const offered = (code: string) => all.find(candidate => candidate.code === code)
  const action = rowAction(state, person.login)
  const hold = holdAction(state)
  return {
    id: item.id,
    quoteId: item.quoteId,
    workflowId: item.id,
    hashKey: hashKeyOf(item),
    action,
    holdAction: hold,
    actionAllowed: offered(action)?.allowed ?? false,
    actionReason: offered(action)?.reason ?? '',
    quoteNumber: item.quoteId,
    quoteDescription: item.quoteDescription,
    itemNo: item.itemNo,
    reference: itemReference(item.quoteId, item.itemNo),
    assignmentGroup: item.assignmentGroup ?? '',
    assignee: item.assignee ?? '',
    assigneeName: found.assigneeName ?? item.assignee ?? '',
    dateInitiated: item.dateInitiated.toISOString(),
    dateArrived: item.dateArrived.toISOString(),
    customerName: item.customerName,
    customerCode: item.customerCode,
    productDescription: item.productDescription,
    currentStep: item.stepName,
    initiator: item.initiator,
    initiatorName: found.initiatorName ?? item.initiator,
    customerDueDate: item.customerDueDate,
    isEvisy: item.isEvisy,
    plant: item.plant,
    orderQty: item.orderQty,
    orderPO: item.orderPO,
    businessUnit: item.businessUnit,
    drawingNo: item.drawingNo,
    withVendor: item.withVendor,
    sampleStatus: item.sampleStatus,
    isPreprint: item.isPreprint,
    itemCategory: item.itemCategory,
    productCode: item.productCode,
    isOnHold: item.isOnHold,
    holdReason: item.holdReason,
    holdAllowed: offered(hold)?.allowed ?? false,
    holdRefusal: offered(hold)?.reason ?? '',
    dueState: dueState(item.customerDueDate, today),
    lastComment:
      found.lastComment === null || found.lastCommentAt === null
        ? null
        : {
            comment: found.lastComment,
            by: found.lastCommentBy ?? '',
            at: new Date(found.lastCommentAt).toISOString(),
          },
    offers: [...listed, duplicateOf(person, item)],
  }
}
