import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type BoardGradeVariant, isSamePlant } from '#domain/boardGrades'
import type { ItemSections } from '#domain/quoteItem'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'

/** The boards of the product's plant, each a variant of a grade; of all plants while none is preferred. */
export function useBoards() {
  const plant = useWatch<ItemSections, 'product.preferredPlantCode'>({ name: 'product.preferredPlantCode' })
  const { grades, isLoaded, error, refetch } = useBoardGrades()
  const atPlant = useMemo<readonly BoardGradeVariant[]>(
    () =>
      grades
        .flatMap(grade => grade.plantBoardGradeVariants)
        .filter(variant => plant === '' || isSamePlant(variant.plantCode, plant)),
    [grades, plant],
  )
  return { grades, atPlant, plant, isLoaded, error, refetch }
}
