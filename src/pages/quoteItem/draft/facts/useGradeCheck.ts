import type { Product } from '#contract/quote'
import type { BoardGrade } from '#domain/boardGrades'
import { useBoardGrades } from '../../../../components/boardGradePicker/useBoardGrades.ts'

/** The board grade of the product; null: there is none any more; undefined: not known yet, or none is chosen. */
export function useGradeCheck({ boardGrade }: Pick<Product, 'boardGrade'>): BoardGrade | null | undefined {
  const { grades, isLoaded } = useBoardGrades()
  if (!isLoaded || boardGrade === '') return undefined
  return grades.find(({ code }) => code === boardGrade) ?? null
}
