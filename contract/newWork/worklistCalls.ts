import { z } from 'zod'
import { pageRoles } from '#domain/access'
import { orderActionCodes } from '#domain/manualOrders'
import { endpoint, type Service } from '../endpoint.ts'
import { flag, id, listQuery } from '../listQuery.ts'
import { OrderResult } from './order.ts'
import { quoteNewWork } from './orderCalls.ts'
import { day, hashKey, words } from './parts.ts'
import { orderPeople } from './rights.ts'
import { NewWorkRow, newWorkFilter } from './row.ts'

/** The new-work worklist, of the quote-worklist service. */
export const newWorkWorklist = {
  orderActions: endpoint({
    method: 'POST',
    path: '/quote-worklist/NewWork/Actions',
    summary: 'Takes many orders one step on, each by itself and with a result of its own',
    right: orderPeople,
    body: z.object({
      action: z.enum(orderActionCodes),
      dueDate: day.nullable().default(null),
      reason: words(500).default(''),
      items: z
        .array(z.object({ toolingOrderId: id, hashKey: hashKey.optional() }))
        .min(1)
        .max(100),
    }),
    response: z.object({ results: z.array(OrderResult) }),
  }),
  createOrders: endpoint({
    method: 'POST',
    path: '/quote-worklist/NewWork/CreateOrders',
    once: true,
    summary:
      'Orders the tooling of many quote items from a vendor, each by itself and with a result of its own',
    right: pageRoles.manualOrders,
    body: quoteNewWork.createOrder.body.omit({ quoteItemId: true }).extend({
      quoteItemIds: z.array(id).min(1).max(100),
    }),
    response: z.object({ results: z.array(OrderResult) }),
  }),
  newWork: endpoint({
    method: 'GET',
    path: '/quote-worklist/NewWork/WorkList',
    summary: 'Orders, and items that wait for one: all, of a workgroup, of a sales rep, of a vendor',
    right: orderPeople,
    query: listQuery(newWorkFilter).extend({
      allWorklist: flag.optional(),
      /** Orders at vendors; whoever works for a vendor never sees any others. */
      vendorWorklist: flag.optional(),
      AssignmentGroup: z.string().max(30).optional(),
      salesRepCode: z.string().max(30).optional(),
      /** Only the orders that wait for the person to do something. */
      action: flag.optional(),
    }),
    response: z.array(NewWorkRow),
    list: true,
  }),
} satisfies Service
