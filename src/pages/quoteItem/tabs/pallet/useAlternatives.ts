import { useMemo, useState } from 'react'
import type { PalletAlternatives } from '#domain/palletisation'
import type { Answering } from '../../../../components/aside/createAside.ts'
import { useAside } from '../../../../components/aside/useAside.ts'
import { type AlternativesQuestion, answerAlternatives } from './answerAlternatives.ts'

const quickly: Answering<AlternativesQuestion, PalletAlternatives> = {
  start: () => new Worker(new URL('./alternatives.worker.ts', import.meta.url), { type: 'module' }),
  answer: answerAlternatives,
  pause: 0,
}

/** In a thread of its own, so that what takes long never stands before a quick look. */
const toTheEnd: typeof quickly = { ...quickly, pause: 60 }

/** What was answered last: a list that was gone for every key would jump up and down. */
function useLast(found: PalletAlternatives | null): PalletAlternatives | null {
  const [last, setLast] = useState(found)
  if (found !== null && found !== last) setLast(found)
  return found ?? last
}

/**
 * Every way to load, looked for aside from the page; where the quick look could not prove that a layer is the best, again
 * to the end. `answer` stays the last one while the next is looked for, when it `isOld`.
 */
export function useAlternatives(question: Omit<AlternativesQuestion, 'effort'> | null) {
  const quick = useMemo(
    (): AlternativesQuestion | null => (question === null ? null : { ...question, effort: 'quick' }),
    [question],
  )
  const first = useAside(quick, quickly)
  const found = first.state === 'answered' ? first.answer : null
  const last = useLast(found)
  const isOld = first.state === 'searching' && last !== null
  const isProven = found?.ranked.every(({ load }) => load.certified) ?? true
  const longer = useMemo(
    (): AlternativesQuestion | null =>
      question === null || isProven ? null : { ...question, effort: 'thorough' },
    [question, isProven],
  )
  const second = useAside(longer, toTheEnd)
  return {
    answer: second.state === 'answered' ? second.answer : isOld ? last : found,
    isOld,
    isSearching: first.state === 'searching' || second.state === 'searching',
    hasFailed: first.state === 'failed',
  }
}
