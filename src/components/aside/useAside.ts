import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Answering, type Aside, createAside } from './createAside.ts'

export type AsideState<Answer> =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'answered'; readonly answer: Answer }

const idle = { state: 'idle' } as const
const searching = { state: 'searching' } as const

interface Known<Question, Answer> {
  readonly question: Question
  readonly state: AsideState<Answer>
}

/** Holds what was answered last, beside React: its own updates wait until all that a key began is drawn. */
function createHeld<Value>() {
  let held: Value | null = null
  const listeners = new Set<() => void>()
  return {
    held: () => held,
    hold: (value: Value) => {
      held = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * What a question asked aside from the page has come to; a new question gives the old one up. Null asks nothing. The
 * thread is kept for as long as the page shows what asks; `answering` stays the same one.
 */
export function useAside<Question, Answer>(
  question: Question | null,
  answering: Answering<Question, Answer>,
): AsideState<Answer> {
  const [{ held, hold, subscribe }] = useState(createHeld<Known<Question, Answer>>)
  const known = useSyncExternalStore(subscribe, held)
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
      onAnswer: answer => hold({ question, state: { state: 'answered', answer } }),
      onFailure: () => hold({ question, state: { state: 'failed' } }),
    })
  }, [question, answering, hold])
  if (question === null) return idle
  return known?.question === question ? known.state : searching
}
