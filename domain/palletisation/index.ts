export {
  type PalletAlternative,
  type PalletAlternatives,
  palletAlternatives,
} from './alternatives/palletAlternatives.ts'
export { whatWouldFit } from './alternatives/whatWouldFit.ts'
export { visibleFromFront } from './drawing/visibleFromFront.ts'
export type { Effort, Layer, LayerBox, LayerInput } from './layer/layer.ts'
export { packLayer } from './layer/packLayer.ts'
export { type LayerFaults, verifyLayer } from './layer/verifyLayer.ts'
export { type AlternateLayer, alternateLayer } from './load/alternateLayer.ts'
export { bondScore } from './load/bondScore.ts'
export { isPalletTopAllowed } from './load/isPalletTopAllowed.ts'
export { loadOfOrder } from './load/loadOfOrder.ts'
export { palletise } from './load/palletise.ts'
export { palletiseFinishedGoods } from './load/palletiseFinishedGoods.ts'
export type {
  BundleInput,
  FinishedGoodsInput,
  PalletDrawings,
  PalletFailure,
  PalletInput,
  PalletLoad,
  PalletResult,
} from './load/palletLoad.ts'
export { type PalletQuestion, planPallet } from './load/planPallet.ts'
export { strapMetres } from './load/strapMetres.ts'
export { stretchFilmMetres } from './load/stretchFilmMetres.ts'
export { bundleLimits, suggestBundleQty } from './load/suggestBundleQty.ts'
export { masterDataVersion } from './masterData/masterDataVersion.ts'
export { type Overhang, overhangs } from './masterData/overhangs.ts'
export {
  columnPattern,
  interlockPattern,
  type PalletPattern,
  palletPatterns,
} from './masterData/palletPatterns.ts'
export { type PalletTopType, palletTopTypes } from './masterData/palletTopTypes.ts'
export { type PalletType, palletTypes } from './masterData/palletTypes.ts'
export { type StrappingType, strappingTypes } from './masterData/strappingTypes.ts'
export { type StretchWrap, stretchWraps } from './masterData/stretchWraps.ts'
export { type TruckType, truckTypes } from './masterData/truckTypes.ts'
export { heightOverTrucks } from './truck/heightOverTrucks.ts'
export { loadedPallet } from './truck/loadedPallet.ts'
export { type LoadedPallet, loadTruck, type TruckLoad } from './truck/loadTruck.ts'
export { isInsideKnown, truckInsideFindings } from './truck/truckInsideFindings.ts'
export { type OrderTrucks, trucksForOrder } from './truck/trucksForOrder.ts'
export { validateFinishedGoodsPalletisation } from './validateFinishedGoodsPalletisation.ts'
export {
  type PalletisationDraft,
  type PalletisationFailure,
  validatePalletisation,
} from './validatePalletisation.ts'
