import type { Reaction } from '../reaction.ts'
import { untouched } from './untouched.ts'

/** Another parent board grade clears the variant. Source: 001 §4. */
export const boardGradeChange: Reaction = (before, after) => {
  if (after.product.boardGrade === before.product.boardGrade) return null
  return {
    patch: { product: untouched(before.product, after.product, { boardGradeVariant: '' }) },
    said: '',
  }
}
