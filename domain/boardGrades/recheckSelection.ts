import type { Trace } from '#domain/trace'
import { availableGrades } from './availableGrades.ts'
import type { BoardGrade, BoardGradeVariant, GradeNeed } from './boardGrade.ts'

/** The warning when the parent grade has to be chosen again (001 §8). */
const gradeNoLongerValid = 'Boardgrade selected is no longer valid. Please reselect boardgrade'

/** The warning when only the variant has to be chosen again (001 §8). */
const variantNoLongerValid = 'Boardgrade variant selected is no longer valid. Please reselect'

export interface GradeSelection {
  readonly gradeId: number
  /** Null while only the parent grade is chosen. */
  readonly variantCode: string | null
}

export type SelectionCheck =
  | { readonly ok: true; readonly trace: Trace }
  | {
      readonly ok: false
      readonly lost: 'grade' | 'variant'
      readonly message: string
      readonly reasons: readonly string[]
      readonly trace: Trace
    }

/** Whether a grade and variant chosen earlier still suit the item, with the exact warning when they do not. */
export function recheckSelection<V extends BoardGradeVariant>(
  grades: readonly BoardGrade<V>[],
  need: GradeNeed,
  selection: GradeSelection,
): SelectionCheck {
  const { offers, dropped, trace } = availableGrades(grades, need)
  const offer = offers.find(o => o.grade.id === selection.gradeId)
  if (offer === undefined || offer.isDisabled) {
    const gone = dropped.find(d => d.grade.id === selection.gradeId)
    const reasons = offer?.reasons ?? gone?.reasons ?? ['The grade is no longer in the list.']
    return { ok: false, lost: 'grade', message: gradeNoLongerValid, reasons, trace }
  }
  const { variantCode } = selection
  if (variantCode === null || offer.choosableVariants.some(v => v.code === variantCode))
    return { ok: true, trace }
  return {
    ok: false,
    lost: 'variant',
    message: variantNoLongerValid,
    reasons: [`${variantCode} is not among the variants to choose from.`],
    trace,
  }
}
