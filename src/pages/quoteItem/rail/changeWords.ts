import { fixed } from '#domain/formats'

/** A figure in words: its number, its unit, and the value where a change of it is said as a difference. */
export interface Amount {
  readonly text: string
  readonly unit: string
  readonly value: number | null
}

/** The least difference that is shown with two decimals. */
const least = 0.005

/**
 * What stands before a figure that is another than the one before: `402 →`, `+4.55`; '' when it reads the same. `saysWas`: the
 * value before is not on the page elsewhere, so that it is said beside the difference, `812.10 → +4.55`.
 */
export function changeWords(before: Amount | null, now: Amount, saysWas = false): string {
  if (before === null) return ''
  if (before.value === null || now.value === null) return before.text === now.text ? '' : `${before.text} →`
  const difference = now.value - before.value
  if (Math.abs(difference) < least) return ''
  const words = `${difference > 0 ? '+' : '−'}${fixed(Math.abs(difference), 2)}`
  return saysWas ? `${before.text} → ${words}` : words
}
