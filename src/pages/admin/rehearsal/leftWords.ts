import type { RehearsalState } from '#contract/rehearsals'
import { counted, dateTime } from '#domain/formats'

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

type Made = NonNullable<NonNullable<RehearsalState['run']>['made']>

/** When new prices were made by the rehearsal, and how many. */
export const madeWords = ({ at, items }: Made): string =>
  `New prices were made by this rehearsal: ${counted(items, 'item')} ${items === 1 ? 'has' : 'have'} them, the last since ${dateTime(at)}.`

/** What another run means where new prices were made already. */
export const runAgainWords = (made: Made): string =>
  `${madeWords(made)} Another run begins from these prices: what is made from it would change them once more, which is asked about before.`
