import { entryUnder } from '#domain/tables'
import { type OrderDraft, orderLabels, showOrderValue } from '../../manualOrders/orderWords.ts'

interface LogLine {
  readonly field: string
  readonly old: unknown
  readonly new: unknown
  readonly oldName: string | null
  readonly newName: string | null
}

/** Fields that are kept under another name than they are entered by. */
const enteredAs: Readonly<Record<string, keyof OrderDraft>> = {
  costCentre: 'costCenter',
  colours: 'colors',
  assignmentGroup: 'assignmentgroup',
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

/** A line of an order's history in words. */
export function logSentence({ field, old, new: now, oldName, newName }: LogLine): string {
  const event = entryUnder(events, field)
  if (event !== undefined) return event(typeof now === 'string' ? now : JSON.stringify(now ?? ''))
  const entered = enteredAs[field] ?? field
  const label =
    orderLabels[entered as keyof OrderDraft] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  return `${label}: ${oldName ?? showOrderValue(entered, old)} → ${newName ?? showOrderValue(entered, now)}`
}
