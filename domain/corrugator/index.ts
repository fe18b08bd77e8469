export { arrangeCreases } from './arrangeCreases.ts'
export {
  type CreaseCheckInput,
  type CreaseCheckResult,
  type CreaseFinding,
  checkCreases,
} from './checkCreases.ts'
export {
  type CombinedRow,
  type CombineOrdersInput,
  type CombineOrdersResult,
  combineOrders,
} from './combineOrders.ts'
export { type CorrugatorSettings, defaultCorrugator } from './corrugatorSettings.ts'
export { creasePositions } from './creasePositions.ts'
export { type DeckleChoiceInput, type DeckleChoiceResult, deckleChoice } from './deckleChoice.ts'
export { type DeckleLayout, deckleLayout } from './deckleLayout.ts'
export type { DeckleRow, SheetOrder } from './deckleRun.ts'
export {
  type DieCutSettings,
  defaultDieCut,
  type NumberUpInput,
  type NumberUpResult,
  type NumberUpRow,
  numberUp,
} from './numberUp.ts'
export { outsOn } from './outsOn.ts'
export { type SheetLimits, sheetFault } from './sheetFault.ts'
export { type LaidRectangle, type SheetLayout, type SheetLayoutInput, sheetLayout } from './sheetLayout.ts'
export type { WebCost } from './webCost.ts'
