/** What the design service is asked for and makes: order, files, what they were made from, and what can go wrong. */
export { type ConfirmedDesign, confirmedOf } from './confirmedDesign.ts'
export { type ConfirmedDifference, confirmedDifferences } from './confirmedDifferences.ts'
export { type DesignFailure, type DesignWork, designFailureText } from './designFailure.ts'
export {
  type DesignFileRole,
  type DesignPicture,
  designFileRoles,
} from './designFileRoles.ts'
export { designInputs } from './designInputs.ts'
export { blankOfOrder, type DesignOrder, type DesignSubject, designOrder } from './designOrder.ts'
export { type DrawnDesign, type DrawnFile, drawDesign } from './drawDesign.ts'
export { freeName } from './freeName.ts'
export {
  type GenerationStage,
  generationLimit,
  generationPollEvery,
  generationStages,
  isOverdue,
} from './generation.ts'
