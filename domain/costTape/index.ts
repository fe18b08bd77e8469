export { auditCostTape, type CostAudit } from './auditCostTape.ts'
export type {
  BoughtBoard,
  CostJob,
  CostStep,
  Finish,
  FreightLeg,
  LithoSheet,
  OwnBoard,
  PricedInk,
  PricedPly,
  PriceTerms,
  Rate,
  RunCharge,
  WaxCoat,
} from './costJob.ts'
export { type CostTapeResult, costTape } from './costTape.ts'
export { type CostLines, type CostTape, costLineLabels, costLines, costParts } from './costTapeFields.ts'
export {
  type CostedLeg,
  type FreightInput,
  type FreightRate,
  type FreightResult,
  freightCost,
} from './freightCost.ts'
export { lithoSheetCost } from './lithoSheetCost.ts'
export { markUpFromMargin } from './markUpFromMargin.ts'
export { type MarkUpResult, markUpFromPrice } from './markUpFromPrice.ts'
export { missingRates } from './missingRates.ts'
export {
  type OtherCharge,
  type OtherChargeRow,
  type OtherChargesResult,
  otherCharges,
} from './otherCharges.ts'
export { type PriceResult, priceFromMarkUp } from './priceFromMarkUp.ts'
export { runLines } from './runLines.ts'
export { stepCosts } from './stepCosts.ts'
export { type TapeRow, tapeRows } from './tapeRows.ts'
export { type FlowStep, wasteFlow } from './wasteFlow.ts'
export { type WaterfallBar, waterfall } from './waterfall.ts'
