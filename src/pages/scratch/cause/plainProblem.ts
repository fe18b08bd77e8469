import type { Problem } from '#domain/boxGeometry'

/** A problem in one plain sentence, and what there is to know beyond it; '' where the sentence says all. */
export interface PlainProblem {
  readonly sentence: string
  readonly details: string
}

const size = /(sheet|blank of) (\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)/

const rounded = (number: string | undefined) => Math.round(Number(number)).toLocaleString('en-AU')

/** What is wrong, in words for a person at the pad: of a route that fails the sheet, with the machines one by one beside it. */
export function plainProblem({ field, message }: Problem): PlainProblem {
  if (field !== 'route') return { sentence: message, details: '' }
  const sheet = size.exec(message)
  if (sheet === null) return { sentence: 'No machine makes this box as it is asked.', details: message }
  const [, , length, width] = sheet
  const sentence = `No machine takes its sheet of ${rounded(length)} × ${rounded(width)} mm.`
  return { sentence, details: message }
}
