/** Options: two or three variants of an item on one quote, of which the customer takes one. */
export { itemWorth } from './itemWorth.ts'
export { madeUnitPrice } from './madeUnitPrice.ts'
export { inOptions, needsOf } from './needsOf.ts'
export {
  type Optional,
  type OptionLetter,
  type OptionPlace,
  optionLabel,
  optionLetters,
} from './optionPlace.ts'
export { nextLetter, optionRefusal } from './optionRefusal.ts'
export { setOfOptions } from './setOfOptions.ts'
export { takenTwice } from './takenTwice.ts'
export { type WorthSpan, worthSpan } from './worthSpan.ts'
