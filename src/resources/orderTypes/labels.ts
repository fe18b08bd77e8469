import type { OrderTypeInput } from '#contract/orderTypes'

/** What the fields of order types are called. */
export const labels: Readonly<Record<keyof OrderTypeInput, string>> = {
  code: 'Code',
  description: 'Name',
  leadHours: 'Lead time',
  sequence: 'Sequence',
  isActive: 'In use',
}
