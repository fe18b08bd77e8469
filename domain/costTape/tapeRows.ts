import { type CostTape, costLineLabels, costLines } from './costTapeFields.ts'

/** A line of cost tapes beside each other. */
export interface TapeRow {
  readonly key: keyof CostTape
  readonly label: string
  readonly isSum: boolean
}

const sums: readonly TapeRow[] = [
  { key: 'cost', label: 'Cost', isSum: true },
  { key: 'marginalCost', label: 'Marginal cost', isSum: false },
  { key: 'markUpValue', label: 'Mark-up', isSum: false },
  { key: 'priceExcludeCommission', label: 'Price without commission', isSum: true },
  { key: 'sellPrice', label: 'Sell price', isSum: true },
  { key: 'sellPricePerTonne', label: 'Sell price per tonne', isSum: false },
]

/** The lines of some tapes in their order, without those that cost nothing in any, then what they add up to. */
export const tapeRows = (tapes: readonly CostTape[]): TapeRow[] => [
  ...costLines
    .filter(key => tapes.some(tape => tape[key] !== 0))
    .map(key => ({ key, label: costLineLabels[key], isSum: false })),
  ...sums,
]
