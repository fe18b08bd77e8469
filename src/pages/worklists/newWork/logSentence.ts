interface LogLine {
  readonly field: string
  readonly old: unknown
  readonly new: unknown
}

const words: Readonly<Record<string, string>> = {
  created: 'Order placed',
  status: 'Status',
  dueDate: 'Due date',
  vendorId: 'Vendor',
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** A line of an order's history in words. */
export function logSentence({ field, old, new: now }: LogLine): string {
  if (field === 'created') return words.created ?? ''
  if (field === 'commented') return `“${shown(now)}”`
  if (field === 'reason') return `Reason: ${shown(now)}`
  if (field === 'hasBeenAccepted') return 'Accepted for the first time'
  return `${words[field] ?? field}: ${shown(old)} → ${shown(now)}`
}
