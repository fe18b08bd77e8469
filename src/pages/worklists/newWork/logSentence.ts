import { manualOrderDate } from '#domain/formats'
import { logValue } from '../../../components/editing/logValue.ts'

interface LogLine {
  readonly field: string
  readonly old: unknown
  readonly new: unknown
}

const words: Readonly<Record<string, string>> = {
  status: 'Status',
  dueDate: 'Due date',
  vendorId: 'Vendor',
  orderType: 'Order type',
  costCentre: 'Cost centre',
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
  colours: 'Colours',
  noProofs: 'No. of proofs',
  generalComments: 'General comments',
  assignmentGroup: 'Assignment group',
  a3: 'A3',
  aOPlot: 'A0 plot',
  pdf: 'PDF',
  multiUp: 'Multi up',
  fullDeckle: 'Full deckle',
  stereos: 'Stereos',
  inkSources: 'Inks of',
  attachments: 'Goes with it',
}

/** What is said of an event by itself; of a field, old and new are. */
const events: Readonly<Record<string, (now: string) => string>> = {
  created: () => 'Order placed',
  commented: now => `“${now}”`,
  reason: now => `Reason: ${now}`,
  hasBeenAccepted: () => 'Accepted for the first time',
  fileAdded: now => `File added: ${now}`,
  fileRemoved: now => `File removed: ${now}`,
}

const shown = (field: string, value: unknown): string => {
  if (field === 'dueDate' && typeof value === 'string') return manualOrderDate(value)
  return Array.isArray(value) ? value.map(logValue).join('; ') || '—' : logValue(value)
}

/** A line of an order's history in words. */
export function logSentence({ field, old, new: now }: LogLine): string {
  const event = Object.hasOwn(events, field) ? events[field] : undefined
  if (event !== undefined) return event(typeof now === 'string' ? now : JSON.stringify(now ?? ''))
  const label = words[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  return `${label}: ${shown(field, old)} → ${shown(field, now)}`
}
