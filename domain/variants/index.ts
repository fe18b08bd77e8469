/** Items of a quote side by side: what they say differently, and what one takes from another. */
export { takenPart } from './takenPart.ts'
export {
  type TakenPart,
  type Variant,
  type VariantCell,
  type VariantRow,
  variantRows,
} from './variantRows.ts'
