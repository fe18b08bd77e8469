export type { HeaderAddress } from './addressFindings.ts'
export { approvalStep } from './approvalStep.ts'
export { type DueState, dueRange, dueSoonDays, dueState, dueStates } from './dueState.ts'
export { dueWords } from './dueWords.ts'
export { hashKeyOf } from './hashKeyOf.ts'
export type { HeaderFinding } from './headerFinding.ts'
export { type HeaderDates, headerFindings } from './headerFindings.ts'
export { itemReference } from './itemReference.ts'
export { orderStep } from './orderStep.ts'
export { parseItemReference } from './parseItemReference.ts'
export { orderedShownFor, type PlantStage, plantStages, stepBeforePlants } from './plantStages.ts'
export { type PostcodeFill, postcodeFills } from './postcodeFills.ts'
export { type QuoteFlags, type QuoteFlagsInput, quoteFlags } from './quoteFlags.ts'
export { quoteReference } from './quoteReference.ts'
export {
  type ItemStanding,
  type QuoteStatus,
  type QuoteStatusInput,
  quoteStatus,
  quoteStatuses,
} from './quoteStatus.ts'
export { requiredDateWords } from './requiredDateWords.ts'
