import { type SampleStatus, sampleStatuses } from '#domain/samples'

/** The status `by` columns beside another; null where the board ends. */
export function statusBeside(status: string, by: 1 | -1): SampleStatus | null {
  const place = sampleStatuses.findIndex(each => each === status)
  return place < 0 ? null : (sampleStatuses[place + by] ?? null)
}
