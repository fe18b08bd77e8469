import { text } from '#domain/messages'

/** Sums of decimals are compared to a millionth, so that 0.2 + 5.9 + 0.9 is 7. */
const tolerance = 1e-6

/** The message when the numbers together are more than 7, else null; empty ones count as 0. Source: 000 §5. */
export function total7(values: readonly (number | null | undefined)[]): string | null {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return total > 7 + tolerance ? text('formTotal7') : null
}
