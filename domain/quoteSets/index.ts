/** Multi-component sets: all items of a master quote, sold together. */
export { masterRefusal, secondMaster } from './masterRefusal.ts'
export { pieceAt, type SoldBreaks } from './pieceAt.ts'
export { mostRatio, ratioProblem } from './ratioProblem.ts'
export { setComponentOf } from './setComponentOf.ts'
export { type SetMember, setLacks } from './setLacks.ts'
export { expectedSets, type SetComponent, type SetPrice, setPrices } from './setPrices.ts'
