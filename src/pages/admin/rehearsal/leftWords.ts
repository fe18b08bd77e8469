import type { RehearsalState } from '#contract/rehearsals'
import { counted } from '#domain/formats'

/** What new prices left undone when they were ended halfway, in a sentence. */
export function leftWords({ items, letters }: NonNullable<RehearsalState['left']>): string {
  const unpriced =
    items === 0 ? '' : `${counted(items, 'item')} ${items === 1 ? 'has' : 'have'} no new price yet`
  const unwritten =
    letters === 0
      ? ''
      : `the ${letters === 1 ? 'letter of 1 quote is' : `letters of ${counted(letters, 'quote')} are`} not written yet`
  return `The new prices were ended halfway: ${[unpriced, unwritten].filter(part => part !== '').join(', and ')}.`
}
