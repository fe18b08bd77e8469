import { useMemo } from 'react'
import type { FoundPallet, Part, Searched } from '#domain/estimating'
import type { SearchQuestion } from './searches.ts'
import { useSearch } from './useSearch.ts'

/** Looks longer for a fuller layer where the quick search did not come to its end; null until that ends. */
export function useLongerSearch(pallet: Part<FoundPallet>): {
  readonly searched: Searched | null
  readonly isSearching: boolean
} {
  const input = pallet.ok && !pallet.value.load.searchFinished ? pallet.value.question : null
  const question = useMemo(
    (): SearchQuestion | null => (input === null ? null : { kind: 'layer', input }),
    [input],
  )
  const search = useSearch(question)
  const load = search.state === 'answered' && search.answer.kind === 'layer' ? search.answer.load : null
  const searched = useMemo(
    () => (input === null || load === null ? null : { question: input, load }),
    [input, load],
  )
  return { searched, isSearching: search.state === 'searching' }
}
