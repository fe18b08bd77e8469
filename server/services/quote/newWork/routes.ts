import { eq, sql } from 'drizzle-orm'
import type { orderDocumentCalls, quoteNewWork } from '#contract/newWork'
import { type OrderStatus, orderStatusNames } from '#domain/manualOrders'
import { toolingOrders } from '../../../database/schema/index.ts'
import type { Handlers } from '../../../http/mount.ts'
import { type NewWorkDeps, newWorkPage } from './newWorkRows.ts'
import {
  deleteOrderDocument,
  documentsOfOrder,
  downloadOrderDocument,
  uploadOrderDocument,
} from './orderDocuments.ts'
import type { OrderFileDeps } from './orderFileDeps.ts'
import { orderLogs } from './orderLogs.ts'
import { loadOrder } from './orderRow.ts'
import { orderForItem, placeOrder, saveOrder } from './saveOrder.ts'
import { undoOrderStep } from './undoStep.ts'
import { actOnOrder, commentOnOrder, deleteOrder } from './writeOrder.ts'

const every = orderStatusNames

/** Orders of a quote item that are answered at once when no page of them is asked for. */
const mostOrdersOfItem = 200

/** Statuses at which an order is with its vendor. */
const atVendor: readonly OrderStatus[] = every.filter(
  status => status !== 'REJECTED' && status !== 'INVOICED',
)

/** Handlers of the new-work and manual-order calls. */
export function newWorkHandlers(
  deps: NewWorkDeps & OrderFileDeps & { readonly today: () => string },
): Handlers<typeof quoteNewWork & typeof orderDocumentCalls> {
  const { db, today } = deps
  return {
    vendorWorklist: ({ person, params, query }) =>
      newWorkPage(
        deps,
        person,
        { orders: eq(toolingOrders.quoteItemId, params.id) },
        {
          ...query,
          range: query.range ?? [0, mostOrdersOfItem - 1],
          filter: { ...query.filter, status: query.filter?.status ?? every },
        },
      ),
    manualOrders: ({ person, query }) => {
      const { filter } = query
      const within = filter?.list === 'VENDOR' ? atVendor : every
      const status = filter?.status?.filter(each => within.includes(each)) ?? within
      return newWorkPage(
        deps,
        person,
        { orders: status.length === 0 ? sql`false` : undefined },
        { ...query, filter: { ...filter, status } },
      )
    },
    manualOrder: ({ person, params }) => loadOrder(db, person, params.id),
    manualOrderLogs: ({ person, params }) => orderLogs(db, person, params.id),
    createOrder: ({ person, body }) => orderForItem(db, person, body, today()),
    saveManualOrder: ({ person, body }) => placeOrder(db, person, body, today()),
    updateManualOrder: ({ person, body }) => saveOrder(db, person, body, today()),
    updateNewWork: ({ person, body }) => actOnOrder(db, person, body, today()),
    undoOrderStep: ({ person, body }) => undoOrderStep(db, person, body),
    rejectToVendor: ({ person, body }) =>
      actOnOrder(db, person, { ...body, action: 'REJECT', dueDate: null }, today()),
    saveOrderComment: ({ person, body }) => commentOnOrder(db, person, body.toolingOrderId, body.comment),
    deleteManualOrder: ({ person, query }) => deleteOrder(deps, person, query.orderId),
    orderDocuments: ({ person, params }) => documentsOfOrder(db, person, params.id),
    uploadOrderDocument: ({ person, body, file }) => uploadOrderDocument(deps, person, body, file),
    downloadOrderDocument: ({ person, params }) => downloadOrderDocument(deps, person, params.id),
    deleteOrderDocument: ({ person, params }) => deleteOrderDocument(deps, person, params.id),
  }
}
