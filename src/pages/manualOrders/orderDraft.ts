import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { type ManualOrder, ManualOrderForm } from '#contract/newWork'
import { manualOrderDate, yesNo } from '#domain/formats'
import { type OrderType, orderTypeLabel } from '#domain/manualOrders'
import { specificationWords } from '#domain/messages'
import { logValue } from '../../components/editing/logValue.ts'
import type { Stored } from '../../components/editing/stored.ts'

/** An order as it is typed: of a new one nobody has said yet what is ordered, and from whom (vendor 0). */
export type OrderDraft = Omit<ManualOrderForm, 'orderType'> & { orderType: OrderType | '' }

/** What the fields of an order are called. */
export const orderLabels: Readonly<Record<keyof OrderDraft, string>> = {
  quoteItemId: 'Quote item',
  orderType: 'Order type',
  vendorId: 'Vendor',
  costCenter: 'Cost centre',
  dueDate: 'Due date',
  orderReference: 'Order reference',
  purchaseOrderNumber: 'Purchase order number',
  customerCode: 'Customer',
  customerName: 'Customer name',
  productCode: 'Product code',
  orderDescription: 'Description',
  styleCarton: 'Carton style',
  stereo: 'Stereo',
  formeCode: 'Forme code',
  artworkStatus: 'Artwork status',
  numberUp: 'Number up',
  colors: 'Colours',
  noProofs: 'No. of proofs',
  charge: 'Charge',
  sqm: 'Sqm',
  generalComments: 'General comments',
  assignmentgroup: 'Assignment group',
  a3: 'A3',
  aOPlot: 'A0 plot',
  pdf: 'PDF',
  multiUp: 'Multi up',
  digital: 'Digital',
  fullDeckle: 'Full deckle',
  stereos: 'Stereos',
  inkSources: 'Inks of',
  attachments: 'Goes with it',
}

const fields = Object.keys(orderLabels) as readonly (keyof OrderDraft)[]

/** The label of a field, also of one inside of a list; a path that is no field is its own. */
export const orderLabel = (path: string): string => {
  const [field = '', place, inner] = path.split('.')
  const label = orderLabels[field as keyof OrderDraft] ?? field
  return place === undefined ? label : `${label} ${Number(place) + 1} ${inner ?? ''}`.trim()
}

/** A value of an order as people read it. */
export function showOrderValue(field: string, value: unknown): string {
  if (field === 'dueDate') return manualOrderDate(value as string)
  if (field === 'orderType') return orderTypeLabel(String(value))
  if (typeof value === 'boolean') return yesNo(value)
  return Array.isArray(value) ? value.map(logValue).join('; ') || '—' : logValue(value)
}

/** A new order (000 §9): due today until its type says when it can be ready. */
export const emptyOrder = (today: string): OrderDraft => ({
  ...ManualOrderForm.omit({
    orderType: true,
    vendorId: true,
    costCenter: true,
    orderDescription: true,
  }).parse({ dueDate: today }),
  orderType: '',
  vendorId: 0,
  costCenter: '',
  orderDescription: '',
})

/** The form of an order that is stored, on its version. */
export const draftOf = (order: ManualOrder): Stored<OrderDraft> => ({
  version: order.version,
  values: Object.fromEntries(fields.map(field => [field, order[field]])) as unknown as OrderDraft,
})

/** What the server refuses is refused in the form, in the same words. */
export const orderResolver = zodResolver(ManualOrderForm, {
  error: specificationWords,
}) as unknown as Resolver<OrderDraft>

/** A draft that the resolver let pass. */
export const asForm = (draft: OrderDraft): ManualOrderForm => draft as ManualOrderForm
