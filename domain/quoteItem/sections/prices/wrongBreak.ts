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

/** A cent, and the noise of binary fractions. */
const tolerance = 0.01 + 1e-9

const checked = [
  ['cost', 'cost'],
  ['price', 'price'],
  ['markUpPercent', 'mark-up'],
  ['marginPercent', 'margin'],
] as const

const isFar = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a !== b : Math.abs(a - b) > tolerance

const words = (value: number | null) => (value === null ? 'none' : decimal(value, 2))

/** The first figure of a break that is not what it should be, with what that is; null: all of them are. */
export function wrongBreak(sent: CalculatedBreak, right: CalculatedBreak): WrongPrice | null {
  const field = checked.find(([name]) => isFar(sent[name], right[name]))
  if (field === undefined) return null
  const [name, word] = field
  return {
    path: rowPath('details', sent.key, name),
    message: `The ${word} of ${quantity(sent.priceQty ?? 0)} is ${words(right[name])}, not ${words(sent[name])}.`,
  }
}
