import type { ManualOrder, ManualOrderForm } from '#contract/newWork'
import { manualOrderDate, money } from '#domain/formats'
import { type OrderType, orderTypeLabel } from '#domain/manualOrders'
import { logValue } from '../../components/editing/logValue.ts'
import { stereoWords } from './stereoWords.ts'

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

/** The label of a field, also of one inside of a list; a path that is no field is its own. */
export const orderLabel = (path: string): string => {
  const [field = '', place, inner] = path.split('.')
  const label = orderLabels[field as keyof OrderDraft] ?? field
  return place === undefined ? label : `${label} ${Number(place) + 1} ${inner ?? ''}`.trim()
}

/** A value of an order as people read it. */
export function showOrderValue(field: string, value: unknown): string {
  if (field === 'dueDate' && typeof value === 'string') return manualOrderDate(value)
  if (field === 'charge' && typeof value === 'number') return money(value)
  if (field === 'orderType' && typeof value === 'string') return orderTypeLabel(value)
  if (field === 'stereos' && Array.isArray(value)) {
    const stereos = value as ManualOrder['stereos']
    return stereos.map(stereo => stereoWords(stereo) || 'a stereo').join('; ') || '—'
  }
  return Array.isArray(value) ? value.map(logValue).join('; ') || '—' : logValue(value)
}
