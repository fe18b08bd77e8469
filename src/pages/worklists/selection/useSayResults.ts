import { useCallback } from 'react'
import { text } from '#domain/messages'
import { useSay } from '../../../layout/notifications/useSay.ts'
import type { RowOutcome } from './useKeepFailed.ts'

const sentenceOf = ({ reference, message }: RowOutcome): string => {
  const sentence = message || text('actionUnable')
  return sentence.includes(reference) ? sentence : `${reference}: ${sentence}`
}

/** Why the rows that were refused were, a sentence each. */
export const refusalsOf = (outcomes: readonly RowOutcome[]): string[] =>
  outcomes.filter(({ ok }) => !ok).map(sentenceOf)

/** Says of each row that was refused why. */
export function useSayRefusals() {
  const say = useSay()
  return useCallback(
    (outcomes: readonly RowOutcome[]): void => {
      const refusals = refusalsOf(outcomes)
      if (refusals.length > 0) say(refusals, 'warning')
    },
    [say],
  )
}

/** Says how an action on many rows went: `what` was done with how many of the `things`, and of the others why not. */
export function useSayResults() {
  const say = useSay()
  const sayRefusals = useSayRefusals()
  return useCallback(
    (what: string, things: string, outcomes: readonly RowOutcome[]): void => {
      const done = outcomes.filter(({ ok }) => ok).length
      const whole = what.replace(/\.$/, '')
      if (done > 0)
        say(outcomes.length === 1 ? what : `${whole}: ${done} of ${outcomes.length} ${things}`, 'success')
      sayRefusals(outcomes)
    },
    [say, sayRefusals],
  )
}
