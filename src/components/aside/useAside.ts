import { useEffect, useRef, useState } from 'react'
import { type Answering, type Aside, createAside } from './createAside.ts'

export type AsideState<Answer> =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'answered'; readonly answer: Answer }

const idle = { state: 'idle' } as const
const searching = { state: 'searching' } as const

/**
 * What a question asked aside from the page has come to; a new question gives the old one up. Null asks nothing. The
 * thread is kept for as long as the page shows what asks; `answering` stays the same one.
 */
export function useAside<Question, Answer>(
  question: Question | null,
  answering: Answering<Question, Answer>,
): AsideState<Answer> {
  const [known, setKnown] = useState<{ question: Question; state: AsideState<Answer> } | null>(null)
  const aside = useRef<Aside<Question, Answer> | null>(null)
  useEffect(() => {
    const created = createAside(answering)
    aside.current = created
    return () => {
      created.close()
      aside.current = null
    }
  }, [answering])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thread is asked again
  useEffect(() => {
    if (question === null) return
    return aside.current?.ask(question, {
      onAnswer: answer => setKnown({ question, state: { state: 'answered', answer } }),
      onFailure: () => setKnown({ question, state: { state: 'failed' } }),
    })
  }, [question, answering])
  if (question === null) return idle
  return known?.question === question ? known.state : searching
}
