import { decimal } from '#domain/formats'
import { optionsOf } from '../optionsOf.ts'
import { nearest } from './nearest.ts'
import type { Remedy, RemedyFields, Solves } from './remedy.ts'

/** A box of less than this share of a side, or of more than this multiple, is another box. Our own choice (design). */
const [least, most] = [0.6, 2]

const sides = { length: 'length', width: 'width', depth: 'depth' } as const

/** Sizes nearby: with one side changed, the one that changes least first, then with all of them smaller alike. */
export function* sizeRemedies(entered: RemedyFields, solves: Solves): Generator<Remedy> {
  const found = Object.entries(sides).flatMap(([key, name]) => {
    const side = key as keyof typeof sides
    const now = entered[side]
    if (now === null || now <= 0 || (side === 'depth' && optionsOf(entered.style).flat)) return []
    const isGood = (value: number) => solves({ [side]: value })
    const value = nearest(now, now * least, isGood) ?? nearest(now, now * most, isGood)
    if (value === null) return []
    const label = `${name} ${decimal(value, 0)} mm`
    return [{ remedy: { label, change: { [side]: value } }, moved: Math.abs(value - now) / now }]
  })
  yield* found.toSorted((a, b) => a.moved - b.moved).map(({ remedy }) => remedy)
  if (found.length > 0) return
  const share = nearest(100, 100 * least, percent => solves(scaled(entered, percent)))
  if (share === null) return
  const change = scaled(entered, share)
  const size = Object.values(change).map(side => decimal(side, 0))
  yield { label: `${size.join(' × ')} mm`, change }
}

/** Every side that the style has at a percentage of itself, whole mm. */
function scaled(entered: RemedyFields, percent: number): Partial<Record<keyof typeof sides, number>> {
  const has = optionsOf(entered.style).flat
    ? (['length', 'width'] as const)
    : (['length', 'width', 'depth'] as const)
  return Object.fromEntries(has.map(side => [side, Math.floor(((entered[side] ?? 0) * percent) / 100)]))
}
