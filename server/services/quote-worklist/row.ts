import type { RowOffer, WorklistRow } from '#contract/quote-worklist'
import { createQuoteRight, isAllowed, isInitiator, mayEditQuote } from '#domain/access'
import { dueState, hashKeyOf, itemReference } from '#domain/quotes'
import {
  allowedActions,
  holdAction,
  type ItemState,
  type OfferedAction,
  rowAction,
  rowOffers,
  type WorkflowDefinition,
  workgroupName,
} from '#domain/workflow'
import type { Person } from '../../person/person.ts'
import { type SharedRights, sharedRights } from '../../person/sharedRights.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import type { FoundItem } from './rowFields.ts'

/** Why the person may not add a copy of the item to its quote; empty when they may. */
function refuseDuplicate(person: Person, item: FoundItem): string {
  if (!isAllowed(person, createQuoteRight)) return 'You have no permission to add quote items.'
  if (mayEditQuote(person, item.initiator)) return ''
  return `Quote ${item.quoteId} belongs to ${item.initiator}; only its initiators may add to it.`
}

const duplicateOf = (person: Person, item: FoundItem): RowOffer => {
  const reason = refuseDuplicate(person, item)
  return { code: 'DUPLICATE', name: 'Duplicate', kind: 'copy', allowed: reason === '', reason }
}

const noSize = { length: null, width: null, depth: null }

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

const remembered = new WeakMap<SharedRights, WeakMap<WorkflowDefinition, Map<string, Offers>>>()
const rememberedAtMost = 2000

/** What is remembered of people of the same rights and a definition: as long as it is the object it is now. */
function rememberedOf(rights: SharedRights, definition: WorkflowDefinition): Map<string, Offers> {
  const ofRights = remembered.get(rights) ?? new WeakMap<WorkflowDefinition, Map<string, Offers>>()
  remembered.set(rights, ofRights)
  const known = ofRights.get(definition) ?? new Map<string, Offers>()
  ofRights.set(definition, known)
  if (known.size >= rememberedAtMost) known.clear()
  return known
}

/**
 * What the person is offered for an item, worked out once for all items that stand alike and all people of the same
 * rights to whom they stand alike: finding out what may be done costs more than the rest of a row.
 */
function offersOf(person: Person, definition: WorkflowDefinition, item: FoundItem, state: ItemState): Offers {
  const isOwn = isInitiator(person, item.initiator)
  const isTheirs = state.assignee === person.login
  const { bypass, ...stands } = state
  const key = [isOwn, isTheirs, ...Object.values(stands), ...Object.values(bypass)].join('\u0000')
  const known = rememberedOf(sharedRights(person), definition)
  const before = known.get(key)
  if (before !== undefined) return before
  const { login, roles, workGroups } = person
  const all = allowedActions(definition, state, { login, roles, workGroups, isInitiator: isOwn }, [])
  const offers = { all, listed: listedOf(all, state) }
  known.set(key, offers)
  return offers
}

/** The item as a worklist row for the person on the day `today`; `definition` is of the item's template. */
export function worklistRow(
  definition: WorkflowDefinition,
  person: Person,
  today: string,
  item: FoundItem,
): WorklistRow {
  const state = stateOf(item)
  const { all, listed } = offersOf(person, definition, item, state)
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
    assignmentGroupName: workgroupName(definition.steps, item.assignmentGroup ?? ''),
    assignee: item.assignee ?? '',
    assigneeName: item.assigneeName ?? item.assignee ?? '',
    dateInitiated: item.dateInitiated.toISOString(),
    dateArrived: item.dateArrived.toISOString(),
    customerName: item.customerName,
    customerCode: item.customerCode,
    productDescription: item.productDescription,
    currentStep: item.stepName,
    initiator: item.initiator,
    initiatorName: item.initiatorName ?? item.initiator,
    customerDueDate: item.customerDueDate,
    isEvisy: item.isEvisy,
    plant: item.plant,
    size: item.size ?? noSize,
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
    // What is over is due no more.
    dueState: item.isFinal || item.closeType !== null ? 'none' : dueState(item.customerDueDate, today),
    lastComment:
      item.lastComment === null || item.lastCommentAt === null
        ? null
        : {
            comment: item.lastComment,
            by: item.lastCommentBy ?? '',
            at: new Date(item.lastCommentAt).toISOString(),
          },
    offers: [...listed, duplicateOf(person, item)],
  }
}
