import type { Answering } from '../../../components/aside/createAside.ts'
import { type AsideState, useAside } from '../../../components/aside/useAside.ts'
import { answerSearch, type SearchAnswer, type SearchQuestion } from './searches.ts'

export type SearchState = AsideState<SearchAnswer>

const answering: Answering<SearchQuestion, SearchAnswer> = {
  start: () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
  answer: answerSearch,
  pause: 300,
}

/** What a search has come to; a new question gives the old one up. Null asks nothing. */
export const useSearch = (question: SearchQuestion | null): SearchState => useAside(question, answering)
