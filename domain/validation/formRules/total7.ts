import { text } from '#domain/messages'

/** The message when the numbers together are more than 7, else null; empty ones count as 0. Source: 000 §5. */
export function total7(values: readonly (number | null | undefined)[]): string | null {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return total > 7 ? text('formTotal7') : null
}
