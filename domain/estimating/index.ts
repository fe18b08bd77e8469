/** Estimating: a box and the company's master data, turned into the questions that the engines answer. */
export { costSteps } from './costSteps.ts'
export { type BlankQuestion, estimateBlank } from './estimateBlank.ts'
export { type BoardQuestion, type EstimateBoardResult, estimateBoard } from './estimateBoard.ts'
export { type EstimateCostResult, estimateCost } from './estimateCost.ts'
export type { EstimateDelivery, EstimateItem, EstimateLoad, SideFinish } from './estimateItem.ts'
export { type EstimateJobResult, estimateJob } from './estimateJob.ts'
export { estimateRoute, type RouteQuestion } from './estimateRoute.ts'
export { estimateTooling, type ToolingQuestion, type ToolingResult } from './estimateTooling.ts'
export { gangPieces } from './gangPieces.ts'
export {
  type GradeStrength,
  type GradesHolding,
  gradesHolding,
  type HoldingQuestion,
} from './gradesHolding.ts'
export { type InkFilm, type InkUse, inkUse } from './inkUse.ts'
export { costAlike } from './item/costAlike.ts'
export { deliveryOfItem, type GoesTo } from './item/deliveryOfItem.ts'
export { type DesignedAt, designedAt } from './item/designedAt.ts'
export { designOfRoute, type RouteToTake } from './item/designOfRoute.ts'
export { emptyStep } from './item/emptyStep.ts'
export type { UnitSize } from './item/enteredSize.ts'
export { estimateOfItem } from './item/estimateOfItem.ts'
export {
  costOfItem,
  costOfMade,
  figuresOf,
  type ItemCost,
  type ItemFigures,
  type Made,
} from './item/figuresOf.ts'
export { finishesOf } from './item/finishesOf.ts'
export { intoRoute } from './item/intoRoute.ts'
export { type OffsiteWay, offsiteMethodOf } from './item/offsiteMethodOf.ts'
export { type AcceptedOverhang, type ItemPallet, palletOfItem } from './item/palletOfItem.ts'
export { palletWishesOf } from './item/palletWishesOf.ts'
export { routedColours } from './item/routedColours.ts'
export { routedSections, routeInputs, sinceRouted } from './item/routeInputs.ts'
export { type RouteTimes, routeTimes } from './item/routeTimes.ts'
export { sendingPlant } from './item/sendingPlant.ts'
export { type StaleLoad, staleLoad } from './item/staleLoad.ts'
export { type StepCandidate, stepCandidates } from './item/stepCandidates.ts'
export { takenLoad } from './item/takenLoad.ts'
export { trimOption } from './item/trimOption.ts'
export { type ItemUnit, unitOfItem } from './item/unitOfItem.ts'
export { winsOfItem } from './item/winsOfItem.ts'
export { itemDeckle } from './itemDeckle.ts'
export { itemFreight } from './itemFreight.ts'
export { itemTooling } from './itemTooling.ts'
export { type JobBoardResult, jobBoard } from './jobBoard.ts'
export type {
  EngineMasters,
  EstimatingGrade,
  EstimatingWorkCentre,
  FinishRates,
  InkRates,
  Paper,
  PlantCosting,
  PlantMasters,
  PlantSettings,
  WorkCentreAttributes,
  WorkCentreOperation,
  WorkCentreRates,
} from './masters.ts'
export { optionsOf } from './optionsOf.ts'
export { orderSteps } from './orderSteps.ts'
export { palletCost } from './palletCost.ts'
export { boardPart, type FoundBoard } from './parts/boardPart.ts'
export { boxPart, type EnteredSize } from './parts/boxPart.ts'
export { costPart, type FoundCost, type FoundRoute, routePart } from './parts/costPart.ts'
export {
  type FoundPallet,
  type PalletWishes,
  palletPart,
  palletQuestion,
  type Searched,
} from './parts/palletPart.ts'
export { blocked, found, missing, missingElsewhere, type Part } from './parts/part.ts'
export { type FoundPrice, type PriceGiven, priceGivens, pricePart } from './parts/pricePart.ts'
export { type FoundStrength, type StackWishes, strengthPart } from './parts/strengthPart.ts'
export { type FoundUnit, unitPart } from './parts/unitPart.ts'
export { plantFor } from './plantFor.ts'
export { plantOf } from './plantOf.ts'
export { plateOf } from './plateOf.ts'
export { pressColours, pressCoverages } from './pressColours.ts'
export { pricedInks } from './pricedInks.ts'
export { type OwnRoute, ownRoutes } from './pricing/ownRoutes.ts'
export { type PricedItem, pricedItem } from './pricing/pricedItem.ts'
export { pricedWhere } from './pricing/pricedWhere.ts'
export { wrongPrices } from './pricing/wrongPrices.ts'
export { type RateKey, rateFindings, rateKeyOf, rateKeys } from './rateKeys.ts'
export { type Failing, remediesOf } from './remedies/remediesOf.ts'
export type { Remedy, RemedyFields, Solves } from './remedies/remedy.ts'
export { type StyleChange, withStyle } from './remedies/withStyle.ts'
export { routeWorkCentres } from './routeWorkCentres.ts'
export { type RunningItem, runsOfQuote } from './runs/runsOfQuote.ts'
export { type QuotedRun, type SharedLane, type SharedRun, sharedRuns } from './runs/sharedRuns.ts'
export { type SheetChoicesResult, sheetChoices } from './sheetChoices.ts'
export { sheetLimitsOf } from './sheetLimitsOf.ts'
export { type SheetPieces, sheetPieces } from './sheetPieces.ts'
export { usualCoverage, usualFlute, usualPallet, usualStack } from './usual.ts'
export { farthestWin, movedSides, type Side, type SizeChange } from './wins/sizeChanges.ts'
export type { SizeFigures } from './wins/sizeFigures.ts'
export type { SizeQuestion } from './wins/sizeQuestion.ts'
export { type SizeWin, sizeWins } from './wins/sizeWins.ts'
