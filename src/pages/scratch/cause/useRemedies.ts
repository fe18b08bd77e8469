import { useMemo } from 'react'
import type { EngineMasters, Remedy } from '#domain/estimating'
import type { PadInputs } from '../padInputs.ts'
import type { SearchQuestion } from '../search/searches.ts'
import { useSearch } from '../search/useSearch.ts'

/** The remedies of what fails: null while they are looked for, and where nothing fails. */
export function useRemedies(
  isAsked: boolean,
  inputs: PadInputs,
  masters: EngineMasters,
): readonly Remedy[] | null {
  const question = useMemo(
    (): SearchQuestion | null => (isAsked ? { kind: 'remedies', inputs, masters } : null),
    [isAsked, inputs, masters],
  )
  const search = useSearch(question)
  return search.state === 'answered' && search.answer.kind === 'remedies' ? search.answer.remedies : null
}
