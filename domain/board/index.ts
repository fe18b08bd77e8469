export {
  type BoardWeightInput,
  type BoardWeightResult,
  boardWeight,
  defaultStarchPerGlueLine,
  type WeighedPly,
} from './boardWeight.ts'
export {
  type BoxFactors,
  type BoxMake,
  boxFactor,
  defaultBoxFactors,
  type StrengthBasis,
} from './boxFactor.ts'
export { cartonSqm } from './cartonSqm.ts'
export { type CompressionInput, type CompressionResult, compressionStrength } from './compressionStrength.ts'
export { defaultEdgeCrushFactor, type EdgeCrushInput, type EdgeCrushResult, edgeCrush } from './edgeCrush.ts'
export { defaultMcKee, type McKeeCoefficients } from './mckee.ts'
export type { FluteProfile, Ply } from './paper.ts'
export { sheetSqm } from './sheetSqm.ts'
export {
  defaultStackingFactors,
  type StackingConditions,
  type StackingFactorResult,
  type StackingFactors,
  stackingFactor,
} from './stackingFactor.ts'
export { type StackLimitResult, stackLimit } from './stackLimit.ts'
export { tonnesPerUom } from './tonnesPerUom.ts'
export { yieldShare } from './yieldShare.ts'
