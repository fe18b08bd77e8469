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

/** What is lost where the rehearsal is run again before its new prices have gone on. */
export function forgottenWords(left: NonNullable<RehearsalState['left']>): string {
  const letters = left.letters === 0 ? '' : ' Letters that are not written yet are not written any more.'
  const items =
    left.items === 0 ? '' : ' The new run begins from the prices of now, also where they are new already.'
  return `${leftWords(left)} Another run forgets that.${letters}${items}`
}
