import type { SampleResult } from '#contract/samples'
import type { RowOutcome } from '../selection/useKeepFailed.ts'

/** The result of one of many sample requests as it is said. */
export const outcomeOf = ({ sampleId: id, ok, message }: SampleResult): RowOutcome => ({
  id,
  reference: `Sample request ${id}`,
  ok,
  message,
})
