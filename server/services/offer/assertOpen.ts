import { date } from '#domain/formats'
import { Problem } from '../../problem/problem.ts'
import type { ReadOffer } from './readOffer.ts'

/** Refuses an answer to what can't be answered any more, with why. */
export function assertOpen({ state, validTo }: Pick<ReadOffer, 'state' | 'validTo'>): void {
  if (state === 'open') return
  const why = {
    accepted: 'This quote has been accepted already.',
    declined: 'This quote was declined. Ask whoever sent it to you for a new one.',
    replaced: 'There is a newer revision of this quote. Only the newest can be answered.',
    expired: `This quote was valid until ${date(validTo)}. Ask whoever sent it to you for a new one.`,
  }[state]
  throw new Problem('rule-failed', why)
}
