import { decimal, quantity } from '#domain/formats'
import { rowPath } from '../../path.ts'

/** What of a price does not follow from its inputs, at its path inside the section. */
export interface WrongPrice {
  readonly path: string
  readonly message: string
}

interface CalculatedBreak {
  readonly key: string
  readonly priceQty: number | null
  readonly cost: number | null
  readonly price: number | null
  readonly markUpPercent: number | null
  readonly marginPercent: number | null
}

const noise = 1e-9

/** A cent, or a hundredth of a percent. A price is what the customer pays: it is right to the cent. */
const checked = [
  ['cost', 'cost', 0.01 + noise],
  ['price', 'price', noise],
  ['markUpPercent', 'mark-up', 0.01 + noise],
  ['marginPercent', 'margin', 0.01 + noise],
] as const

const isFar = (a: number | null, b: number | null, tolerance: number): boolean =>
  a === null || b === null ? a !== b : Math.abs(a - b) > tolerance

const words = (value: number | null) => (value === null ? 'none' : decimal(value, 2))

/** The first figure of a break that is not what it should be, with what that is; null: all of them are. */
export function wrongBreak(sent: CalculatedBreak, right: CalculatedBreak): WrongPrice | null {
  const field = checked.find(([name, , tolerance]) => isFar(sent[name], right[name], tolerance))
  if (field === undefined) return null
  const [name, word] = field
  return {
    path: rowPath('details', sent.key, name),
    message: `The ${word} of ${quantity(sent.priceQty ?? 0)} is ${words(right[name])}, not ${words(sent[name])}.`,
  }
}
