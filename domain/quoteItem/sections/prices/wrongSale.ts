import { rowPath } from '../../path.ts'

interface SoldBreak {
  readonly key: string
  readonly given: string
  readonly price: number | null
}

const fieldOf = (given: string) => {
  if (given === 'markUp') return 'markUpPercent'
  return given === 'margin' ? 'marginPercent' : 'price'
}

/** What is wrong with what a break is sold for, at what of it was given: no price, or one that nobody pays; null: nothing. */
export function wrongSale({ key, given, price }: SoldBreak) {
  const at = (cell: string) => rowPath('details', key, cell)
  if (price === null)
    return { path: at('price'), code: 'required', message: 'The price is required' } as const
  if (price > 0) return null
  return {
    path: at(fieldOf(given)),
    code: 'price-positive',
    message: 'The price must be greater than 0.',
  } as const
}
