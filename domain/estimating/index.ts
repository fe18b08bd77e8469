/** Estimating: a box and the company's master data, turned into the questions that the engines answer. */
export { costSteps } from './costSteps.ts'
export { type BlankQuestion, estimateBlank } from './estimateBlank.ts'
export { type BoardQuestion, type EstimateBoardResult, estimateBoard } from './estimateBoard.ts'
export { type EstimateCostResult, estimateCost } from './estimateCost.ts'
export type { EstimateDelivery, EstimateItem, EstimateLoad } from './estimateItem.ts'
export { type EstimateJobResult, estimateJob } from './estimateJob.ts'
export { estimateRoute, type RouteQuestion } from './estimateRoute.ts'
export { gangPieces } from './gangPieces.ts'
export { isLitho } from './isLitho.ts'
export { itemDeckle } from './itemDeckle.ts'
export { itemFreight } from './itemFreight.ts'
export { type JobBoardResult, jobBoard } from './jobBoard.ts'
export type {
  EngineMasters,
  EstimatingGrade,
  EstimatingWorkCentre,
  InkRates,
  Paper,
  PlantCosting,
  PlantMasters,
  PlantSettings,
  WorkCentreAttributes,
  WorkCentreOperation,
  WorkCentreRates,
} from './masters.ts'
export { palletCost } from './palletCost.ts'
export { plantOf } from './plantOf.ts'
export { pressColours } from './pressColours.ts'
export { pricedInks } from './pricedInks.ts'
export { routeWorkCentres } from './routeWorkCentres.ts'
export { type SheetChoicesResult, sheetChoices } from './sheetChoices.ts'
export { sheetLimitsOf } from './sheetLimitsOf.ts'
