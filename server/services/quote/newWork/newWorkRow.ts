import type { NewWorkRow } from '#contract/newWork'
import { plantAlone } from '#domain/boardGrades'
import { orderActions } from '#domain/manualOrders'
import { hashKeyOf, itemReference, quoteReference } from '#domain/quotes'
import type { Person } from '../../../person/person.ts'
import { itemAction } from '../../quote-worklist/itemAction.ts'
import type { Definitions } from '../../quoteItem/definition.ts'
import type { ItemRow } from '../../quoteItem/itemRow.ts'
import { orderActorOf } from './mayDo.ts'
import { type OrderRow, orderHashKey, statusOf } from './orderRow.ts'

interface Found {
  readonly order: OrderRow | null
  readonly item: ItemRow | null
  readonly vendor: string | null
  readonly assigneeName: string | null
  readonly groupName: string
}

const noItemAction = {
  action: 'ACCEPT',
  actionAllowed: false,
  actionReason: 'The order is of no quote item.',
} as const

/** A row of the new-work list as a person sees it: an order, or an item that has none yet. */
export async function asRow(definitions: Definitions, person: Person, found: Found): Promise<NewWorkRow> {
  const { order, item } = found
  const actor = orderActorOf(person)
  const reference = item === null ? '' : itemReference(item.quoteId, item.itemNo)
  const first = order?.createdAt ?? item?.dateArrived ?? new Date(0)
  return {
    id: order?.id ?? -(item?.id ?? 0),
    toolingOrderId: order?.id ?? null,
    quoteId: item?.quoteId ?? null,
    quoteItemId: item?.id ?? null,
    workflowId: item?.id ?? null,
    quoteReference: item === null ? '' : quoteReference(item.quoteId),
    itemNo: item?.itemNo ?? null,
    reference: order === null ? reference : String(order.id),
    hashKey: order === null ? '' : orderHashKey(order),
    itemHashKey: item === null ? '' : hashKeyOf(item),
    ...(item === null
      ? noItemAction
      : await itemAction(definitions, person, item, found.assigneeName ?? item.assignee ?? '')),
    orderActions: order === null ? [] : orderActions(statusOf(order), actor),
    assignee: found.assigneeName ?? item?.assignee ?? '',
    assigneeLoginUser: item?.assignee ?? '',
    productDescription: order?.orderDescription || item?.productDescription || '',
    dateArrived: first.toISOString(),
    customer: order?.customerName || item?.customerName || '',
    orderType: order?.orderType ?? '',
    orderReference: order?.orderReference ?? '',
    assignmentGroup: order?.assignmentGroup ?? item?.assignmentGroup ?? '',
    assignmentGroupName: found.groupName,
    stereo: order?.stereo ?? '',
    vendor: found.vendor ?? '',
    dateDue: order?.dueDate ?? null,
    status: order?.status ?? '',
    customerDueDate: item?.customerDueDate ?? null,
    productCode: order?.productCode || item?.productCode || '',
    quoteDescription: item?.quoteDescription ?? '',
    artworkStatus: order?.artworkStatus ?? '',
    isEvisy: item?.isEvisy ?? false,
    plant: item?.plant || plantAlone(order?.costCentre ?? ''),
    orderQty: item?.orderQty ?? null,
    orderPO: order?.purchaseOrderNumber || item?.orderPO || '',
    step: item?.stepName ?? '',
    itemCategory: item?.itemCategory ?? '',
    customerCode: order?.customerCode || item?.customerCode || '',
    colours: order?.colours ?? null,
    businessUnit: item?.businessUnit ?? '',
    formeCode: order?.formeCode ?? '',
    dateCreated: order?.createdAt.toISOString() ?? null,
    sqm: order?.sqm ?? null,
    charge: order?.charge ?? null,
    costCentre: order?.costCentre ?? '',
  }
}
