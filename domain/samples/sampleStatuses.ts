/** Statuses of a sample request: the first three 000 §4, the others our own. */
export const sampleStatuses = [
  'Sent To Design',
  'Sent To Cutting Table',
  'On Hold',
  'Sample Made',
  'Sample Sent',
  'Cancelled',
] as const
export type SampleStatus = (typeof sampleStatuses)[number]

/** What a sample worklist shows until the person chooses other statuses (000 §4). */
export const defaultSampleStatuses: readonly SampleStatus[] = [
  'Sent To Design',
  'Sent To Cutting Table',
  'On Hold',
]

/** Whether nothing more happens to a request. */
export const isSampleOver = (status: string): boolean => status === 'Sample Sent' || status === 'Cancelled'
