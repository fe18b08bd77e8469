export { type Duration, durationCodes, durations } from './durations.ts'
export { type Figure, figureNames, figures, noItems, type PerFigure } from './figures.ts'
export { isNewCustomer } from './isNewCustomer.ts'
export { isWonAfter, type Move } from './isWonAfter.ts'
export { type CountedItem, outcomeOf } from './outcomeOf.ts'
export { type Outcome, outcomeNames, outcomes } from './outcomes.ts'
export { percentages } from './percentages.ts'
export { type Period, periodOf } from './periodOf.ts'
export { totalsOf } from './totalsOf.ts'
export { type DayCount, type TrendPart, trendOf } from './trendOf.ts'
export {
  type Amount,
  type MoneyRow,
  type PartResult,
  type QuotedResult,
  type WinLoss,
  winLossOf,
} from './winLossOf.ts'
