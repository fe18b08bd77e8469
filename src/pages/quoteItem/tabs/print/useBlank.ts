import { useDeferredValue, useMemo } from 'react'
import type { Blank } from '#domain/boxGeometry'
import { blankOfProduct, type ItemSections } from '#domain/quoteItem'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'

export interface DraftBlank {
  readonly values: ItemSections
  /** null: there is none, and `problem` says why. */
  readonly blank: Blank | null
  readonly problem: string
}

/** The blank of the draft, drawn after the fields have shown the key. */
export function useBlank(): DraftBlank {
  const typed = useDeferredValue(useDraftValues())
  const { grades } = useBoardGrades()
  const ownStyles = useEngineMasters().data?.ownStyles
  return useMemo(() => {
    const values = readable(typed)
    const { product } = values
    const flute = grades.find(({ code }) => code === product.boardGrade)?.flute
    const result = blankOfProduct(product, flute, ownStyles === undefined ? {} : { ownStyles })
    if (result === null)
      return { values, blank: null, problem: 'Enter style, length and width on Overview to see the blank.' }
    return result.ok
      ? { values, blank: result.blank, problem: '' }
      : { values, blank: null, problem: result.problems.map(({ message }) => message).join(' ') }
  }, [typed, grades, ownStyles])
}
