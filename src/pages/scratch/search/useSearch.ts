import { useEffect, useState } from 'react'
import type { SearchAnswer, SearchQuestion } from './searches.ts'
import { startSearch } from './startSearch.ts'

export type SearchState =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'answered'; readonly answer: SearchAnswer }

const idle: SearchState = { state: 'idle' }
const searching: SearchState = { state: 'searching' }

/** What a search has come to; a new question gives the old one up. Null asks nothing. */
export function useSearch(question: SearchQuestion | null): SearchState {
  const [known, setKnown] = useState<{ question: SearchQuestion; state: SearchState } | null>(null)
  useEffect(() => {
    if (question === null) return
    return startSearch(question, {
      onAnswer: answer => setKnown({ question, state: { state: 'answered', answer } }),
      onFailure: () => setKnown({ question, state: { state: 'failed' } }),
    })
  }, [question])
  if (question === null) return idle
  return known?.question === question ? known.state : searching
}
