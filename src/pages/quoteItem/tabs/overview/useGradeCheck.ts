import { useMemo } from 'react'
import type { Product, QuoteItem } from '#contract/quote'
import { recheckSelection, type SelectionCheck } from '#domain/boardGrades'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'
import { gradeNeed } from './gradeNeed.ts'

type Chosen = Pick<
  Product,
  'boardGrade' | 'boardGradeVariant' | 'preferredPlantCode' | 'itemCategory' | 'printProcess'
>

/** Whether the chosen grade and variant still suit the item; null while nothing is chosen or known. */
export function useGradeCheck(product: Chosen, item: Pick<QuoteItem, 'compliance'>): SelectionCheck | null {
  const { grades, isLoaded } = useBoardGrades()
  const { boardGrade, boardGradeVariant, preferredPlantCode, itemCategory, printProcess } = product
  return useMemo(() => {
    if (!isLoaded || boardGrade === '') return null
    const need = gradeNeed({ preferredPlantCode, itemCategory, printProcess }, item)
    // A code that is no longer in the list is looked up in vain, which is the answer.
    const gradeId = grades.find(({ code }) => code === boardGrade)?.id ?? -1
    return recheckSelection(grades, need, { gradeId, variantCode: boardGradeVariant || null })
  }, [grades, isLoaded, boardGrade, boardGradeVariant, preferredPlantCode, itemCategory, printProcess, item])
}
