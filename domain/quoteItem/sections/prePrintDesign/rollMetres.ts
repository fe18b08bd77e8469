import type { RollLayout } from './rollLayout.ts'

/**
 * How far the press runs for so many sheets, in metres of whole repeats, without waste; null where a repeat is not of whole
 * sheets or nothing is to be printed.
 */
export function rollMetres({ along, lanes, webs, repeat }: RollLayout, sheets: number): number | null {
  if (along === null || sheets <= 0) return null
  return (Math.ceil(sheets / (along * lanes * webs)) * repeat) / 1000
}
