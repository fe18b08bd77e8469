import { z } from 'zod'
import { pageRoles } from '#domain/access'
import { type DocumentType, documentTypes } from '#domain/documents'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { orderPeople } from './rights.ts'

/** A file of an order. */
export const OrderDocument = z
  .object({
    id: z.number(),
    toolingOrderId: z.number(),
    fileName: z.string(),
    documentType: z.string(),
    mediaType: z.string(),
    size: z.number().describe('Bytes'),
    createdBy: z.string(),
    createdByName: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'OrderDocument' })
export type OrderDocument = z.infer<typeof OrderDocument>

const byId = z.object({ id })

/** The files of orders: new work adds and removes them, the vendor reads those of its own orders. */
export const orderDocumentCalls = {
  orderDocuments: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/Documents/{id}',
    summary: 'The files of an order, newest first',
    right: orderPeople,
    params: byId,
    response: z.array(OrderDocument),
    problems: ['not-found'],
  }),
  uploadOrderDocument: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/Documents',
    summary: 'Stores a file of an order as it comes in',
    right: pageRoles.manualOrders,
    takesFile: true,
    body: z.object({
      toolingOrderId: id,
      documentType: z.enum(documentTypes.map(({ code }) => code) as [DocumentType, ...DocumentType[]]),
    }),
    response: OrderDocument,
    problems: ['not-found', 'already-exists', 'too-large', 'wrong-media-type', 'rule-failed', 'unavailable'],
  }),
  downloadOrderDocument: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/Documents/Download/{id}',
    summary: 'A file of an order',
    right: orderPeople,
    params: byId,
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  deleteOrderDocument: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteNewWork/Documents/{id}',
    summary: 'Removes a file of an order; its name stays in the change log',
    right: pageRoles.manualOrders,
    params: byId,
    response: z.object({ id: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
