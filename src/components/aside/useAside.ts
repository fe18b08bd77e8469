import { useEffect, useState } from 'react'
import { type Answering, startAside } from './startAside.ts'

export type AsideState<Answer> =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'answered'; readonly answer: Answer }

const idle = { state: 'idle' } as const
const searching = { state: 'searching' } as const

/**
 * What a question asked aside from the page has come to; a new question gives the old one up. Null asks nothing.
 * `answering` stays the same one.
 */
export function useAside<Question, Answer>(
  question: Question | null,
  answering: Answering<Question, Answer>,
): AsideState<Answer> {
  const [known, setKnown] = useState<{ question: Question; state: AsideState<Answer> } | null>(null)
  useEffect(() => {
    if (question === null) return
    return startAside(question, answering, {
      onAnswer: answer => setKnown({ question, state: { state: 'answered', answer } }),
      onFailure: () => setKnown({ question, state: { state: 'failed' } }),
    })
  }, [question, answering])
  if (question === null) return idle
  return known?.question === question ? known.state : searching
}
