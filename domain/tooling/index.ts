export { defaultFormeRates, type FormeInput, type FormeRates, type FormeResult, forme } from './forme.ts'
export { defaultInkWaste, type InkColour, type InkInput, type InkResult, ink } from './ink.ts'
export {
  type AniloxRow,
  type AniloxTable,
  defaultAnilox,
  type InkFilmResult,
  inkFilmWeight,
} from './inkFilmWeight.ts'
export { type InkLayer, inkKilograms } from './inkKilograms.ts'
export {
  defaultPreprint,
  type PreprintCoverage,
  type PreprintInk,
  type PreprintInkInput,
  type PreprintInkResult,
  preprintInk,
} from './preprintInk.ts'
export {
  defaultStereoRates,
  type StereoPlate,
  type StereoRates,
  type StereoResult,
  stereo,
} from './stereo.ts'
export { type ToolingCostRow, type ToolingItem, toolingCosts } from './toolingCosts.ts'
