import { plantAlone } from '#domain/boardGrades'
import { variantRows } from './reference.ts'

/** The plant, without cost centre, that makes a customer's items of this grade: their own one, else one that can. */
export function plantFor(boardGrade: string, customerPlant: string): string {
  const own = plantAlone(customerPlant)
  const making = variantRows
    .filter(row => row.gradeCode === boardGrade && row.isWorkflow !== false)
    .map(({ plantCode }) => plantCode)
  return making.includes(own) ? own : (making[0] ?? own)
}
