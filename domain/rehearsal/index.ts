/** Price-shock rehearsal: what dearer paper, energy or freight, or a plant that closes, does to prices as they stand. */
export { newPrice, type PriceRule, priceRules } from './newPrice.ts'
export { isSameShock, type RaisedBefore, raisedBeforeWords } from './raisedBefore.ts'
export { type ItemToRehearse, type Rehearsed, type RehearsedBreak, rehearse } from './rehearse.ts'
export { noShock, type Shock, shockLabels, shockLimits, shockPercents, wholeShock } from './shock.ts'
export { shockedMasters } from './shockedMasters.ts'
export { shockFindings } from './shockFindings.ts'
export { shockWords } from './shockWords.ts'
export { withReason } from './withReason.ts'
