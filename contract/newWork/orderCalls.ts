import { z } from 'zod'
import { pageRoles } from '#domain/access'
import { orderActionCodes, orderTypeCodes } from '#domain/manualOrders'
import { endpoint, type Service } from '../endpoint.ts'
import { id, listQuery, storedNumber } from '../listQuery.ts'
import { ManualOrder, ManualOrderForm } from './order.ts'
import { charge, day, hashKey, words } from './parts.ts'
import { orderPeople } from './rights.ts'
import { NewWorkRow, newWorkFilter } from './row.ts'

const orderProblems = ['not-found', 'stale', 'rule-failed'] as const

/** New-work and manual-order calls of the quote service. */
export const quoteNewWork = {
  vendorWorklist: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetVendorWorklist/{id}',
    summary: 'Orders of a quote item, whatever their status, newest first; a vendor sees its own',
    right: orderPeople,
    params: z.object({ id }),
    query: listQuery(newWorkFilter),
    response: z.array(NewWorkRow),
    list: true,
  }),
  manualOrders: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetManaulOrderWorklist',
    summary: 'Every order, newest first; VENDOR: those that are with a vendor',
    right: pageRoles.manualOrders,
    query: listQuery(newWorkFilter.extend({ list: z.enum(['ALL', 'VENDOR']).default('ALL') })),
    response: z.array(NewWorkRow),
    list: true,
  }),
  manualOrder: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetManualOrderDetails/{id}',
    summary: 'An order with everything its form shows',
    right: orderPeople,
    params: z.object({ id }),
    response: ManualOrder,
    problems: ['not-found'],
  }),
  manualOrderLogs: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetManualOrderLogs/{id}',
    summary: 'What happened to an order, newest first: changes and comments',
    right: orderPeople,
    params: z.object({ id }),
    response: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        who: z.string(),
        whoName: z.string(),
        field: z.string(),
        old: z.unknown(),
        new: z.unknown(),
        /** What people call the vendor or the workgroup whose code stands in old and new; null: they say it themselves. */
        oldName: z.string().nullable(),
        newName: z.string().nullable(),
      }),
    ),
    problems: ['not-found'],
  }),
  createOrder: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/CreateOrder',
    once: true,
    summary: 'Orders the tooling of a quote item from a vendor',
    right: pageRoles.manualOrders,
    body: z.object({
      quoteItemId: id,
      vendor: words(20).min(1),
      orderType: z.enum(orderTypeCodes).default('NEWWORK'),
      dueDate: day.optional(),
    }),
    response: ManualOrder,
    problems: ['not-found', 'rule-failed'],
  }),
  saveManualOrder: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/SaveManualorder',
    once: true,
    summary: 'Places an order by hand',
    right: pageRoles.manualOrders,
    body: ManualOrderForm,
    response: ManualOrder,
    problems: ['not-found', 'rule-failed'],
  }),
  updateManualOrder: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/UpdateManualOrder',
    summary: "Saves an order's form, from the version it was read at",
    right: pageRoles.manualOrders,
    body: ManualOrderForm.extend({ orderId: id, version: storedNumber }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  updateNewWork: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/UpdateNewWork',
    summary: 'Takes an order on: accept, change the due date, hand over, complete, invoice, reject, resubmit',
    right: orderPeople,
    body: z.object({
      toolingOrderId: id,
      action: z.enum(orderActionCodes).default('CHANGE_DATE'),
      dueDate: day.nullable().default(null),
      reason: words(500).default(''),
      /** With a step that ends it: what is charged; left out: what was entered before. */
      charge: charge.optional(),
      hashKey: hashKey.optional(),
    }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  undoOrderStep: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/UndoStep',
    summary: 'Takes back that an order was completed or invoiced, by who did it and for a quarter of an hour',
    right: orderPeople,
    body: z.object({ toolingOrderId: id, hashKey }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  rejectToVendor: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/RejectToVendor',
    summary: 'Rejects an order, with the reason',
    right: orderPeople,
    body: z.object({
      toolingOrderId: id,
      reason: words(500).min(1, 'Reason is required'),
      hashKey: hashKey.optional(),
    }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  saveOrderComment: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/SaveComments',
    once: true,
    summary: 'Adds a comment to an order',
    right: orderPeople,
    body: z.object({ toolingOrderId: id, comment: words(2000).min(1, 'Comment is required') }),
    response: z.object({ toolingOrderId: z.number() }),
    problems: ['not-found'],
  }),
  deleteManualOrder: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteNewWork/DeleteManualOrder',
    summary: 'Deletes an order that was never accepted',
    right: pageRoles.manualOrders,
    query: z.object({ orderId: id }),
    response: z.object({ orderId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
