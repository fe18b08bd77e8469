import type { Trace } from '#domain/trace'
import type { BoardGrade, BoardGradeVariant, GradeNeed } from './boardGrade.ts'
import { complianceReasons } from './complianceReasons.ts'
import { disabledReason } from './disabledReason.ts'
import { isNewItem } from './isNewItem.ts'
import { isSamePlant } from './isSamePlant.ts'
import { preprintReasons } from './preprintReasons.ts'
import { strengthReason } from './strengthReason.ts'

/** A grade of the picker: the variants that suit the product, those of them that may be chosen, and why not. */
export interface GradeOffer<V extends BoardGradeVariant, G extends BoardGrade<V>> {
  readonly grade: G
  readonly variants: readonly V[]
  readonly choosableVariants: readonly V[]
  readonly isDisabled: boolean
  readonly reasons: readonly string[]
}

/** A grade the picker leaves out, with the reasons. */
export interface DroppedGrade<V extends BoardGradeVariant, G extends BoardGrade<V>> {
  readonly grade: G
  readonly reasons: readonly string[]
}

export interface AvailableGrades<V extends BoardGradeVariant, G extends BoardGrade<V>> {
  readonly offers: readonly GradeOffer<V, G>[]
  readonly dropped: readonly DroppedGrade<V, G>[]
  readonly trace: Trace
}

/**
 * The board grades an item may take, in the order given: variants filtered by compliance and printing, grades
 * without a variant left or outside the strength bounds dropped, grades the plant can't make disabled, and a
 * reason for each (001 §9).
 */
export function availableGrades<V extends BoardGradeVariant, G extends BoardGrade<V>>(
  grades: readonly (G & BoardGrade<V>)[],
  need: GradeNeed,
): AvailableGrades<V, G> {
  const isNew = isNewItem(need.itemCategory)
  const offers: GradeOffer<V, G>[] = []
  const dropped: DroppedGrade<V, G>[] = []
  for (const grade of grades) {
    const { variants, reasons } = suitableVariants(grade.plantBoardGradeVariants, need)
    const strength = strengthReason(grade.strengthIndicator, need.strength)
    if (variants.length === 0 || strength !== null) {
      const whyNone = variants.length === 0 ? reasons : []
      dropped.push({ grade, reasons: strength === null ? whyNone : [...whyNone, sentence(strength)] })
      continue
    }
    const disabled = disabledReason(variants, need.plantCode, isNew)
    offers.push({
      grade,
      variants,
      choosableVariants: variants.filter(
        v =>
          (need.plantCode === null || isSamePlant(v.plantCode, need.plantCode)) && (!isNew || v.isWorkflow),
      ),
      isDisabled: disabled !== null,
      reasons: disabled === null ? [] : [disabled],
    })
  }
  const disabledCount = offers.filter(o => o.isDisabled).length
  return {
    offers,
    dropped,
    trace: [
      { label: 'Grades considered', value: grades.length, why: `all grades given, for ${need.itemCategory}` },
      {
        label: 'Grades dropped',
        value: dropped.length,
        why: 'no suitable variant, or outside the strength bounds',
      },
      {
        label: 'Grades disabled',
        value: disabledCount,
        why: isNew
          ? 'a new item needs a variant enabled for new items'
          : 'an existing item needs a variant at the plant',
      },
      { label: 'Grades to choose from', value: offers.length - disabledCount, why: 'what is left' },
    ],
  }
}

function suitableVariants<V extends BoardGradeVariant>(all: readonly V[], need: GradeNeed) {
  if (all.length === 0) return { variants: [], reasons: ['It has no variants.'] }
  const variants: V[] = []
  const codesByReason = new Map<string, string[]>()
  for (const variant of all) {
    const reasons = [
      ...complianceReasons(variant, need.compliance),
      ...preprintReasons(variant, need.printProcessCode, need.itemCategory),
    ]
    if (reasons.length === 0) variants.push(variant)
    for (const reason of reasons) {
      const codes = codesByReason.get(reason) ?? []
      if (!codes.includes(variant.code)) codes.push(variant.code)
      codesByReason.set(reason, codes)
    }
  }
  const reasons = [...codesByReason].map(([reason, codes]) => `${codes.join(', ')}: ${reason}.`)
  return { variants, reasons }
}

function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}
