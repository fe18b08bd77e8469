import type { BetterSize } from './betterSizes.ts'

const sides = { length: 'L', width: 'W', depth: 'D' } as const

/** A change of size in words: `L −2 D +1`. */
export function changeText(change: BetterSize['change']): string {
  return (Object.keys(sides) as (keyof typeof sides)[])
    .filter(side => change[side] !== 0)
    .map(side => `${sides[side]} ${change[side] > 0 ? '+' : '−'}${Math.abs(change[side])}`)
    .join(' ')
}
