export {
  type AvailableGrades,
  availableGrades,
  type DroppedGrade,
  type GradeOffer,
} from './availableGrades.ts'
export type {
  BoardGrade,
  BoardGradeVariant,
  ComplianceNeed,
  GradeNeed,
  StrengthBounds,
} from './boardGrade.ts'
export { checkVariantPlant, type VariantPlantCheck } from './checkVariantPlant.ts'
export { complianceReasons } from './complianceReasons.ts'
export { disabledReason } from './disabledReason.ts'
export { isNewItem } from './isNewItem.ts'
export { isSamePlant } from './isSamePlant.ts'
export { joinPlant } from './joinPlant.ts'
export { plantAlone } from './plantAlone.ts'
export { preprintReasons } from './preprintReasons.ts'
export { type KnownPaper, type MakeUp, readMakeUp } from './readMakeUp.ts'
export {
  type GradeSelection,
  recheckSelection,
  type SelectionCheck,
} from './recheckSelection.ts'
export { anyStrength, strengthReason } from './strengthReason.ts'
