import { text } from '#domain/messages'

const most = 10_000

/** What is wrong with a ratio as it is typed; undefined: nothing. */
export function wrongRatio(typed: string): string | undefined {
  const ratio = Number(typed)
  if (typed.trim() === '') return undefined
  if (!Number.isFinite(ratio)) return text('formNumeric')
  if (ratio <= 0) return 'must be greater than 0'
  return ratio > most ? text('formMax', { max: most }) : undefined
}
