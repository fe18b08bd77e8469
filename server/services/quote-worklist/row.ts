import type { RowOffer, WorklistRow } from '#contract/quote-worklist'
import { createQuoteRight, isAllowed, isInitiator, mayEditQuote } from '#domain/access'
import { dueState, itemReference } from '#domain/quotes'
import { allowedActions, holdAction, rowAction, rowOffers } from '#domain/workflow'
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

/** The item as a worklist row for the person on the day `today`. */
export async function worklistRow(
  definitions: Definitions,
  person: Person,
  today: string,
  found: FoundItem,
): Promise<WorklistRow> {
  const { item } = found
  const state = stateOf(item)
  const definition = await definitions.of(item.templateId)
  const actor = {
    login: person.login,
    roles: person.roles,
    workGroups: person.workGroups,
    isInitiator: isInitiator(person, item.initiator),
  }
  const all = allowedActions(definition, state, actor, [])
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
    offers: [
      ...rowOffers(all, state).map(({ code, name, kind, allowed, reason }) => ({
        code,
        name,
        kind: kind === 'step' ? ('step' as const) : ('close' as const),
        allowed,
        reason,
      })),
      duplicateOf(person, item),
    ],
  }
}
