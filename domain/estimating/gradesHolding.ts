import { availableGrades, type GradeNeed } from '#domain/boardGrades'
import { type BlankQuestion, estimateBlank } from './estimateBlank.ts'
import type { EstimateItem } from './estimateItem.ts'
import type { EngineMasters, EstimatingGrade } from './masters.ts'
import { boardPart } from './parts/boardPart.ts'
import type { FoundPallet } from './parts/palletPart.ts'
import { found, type Part } from './parts/part.ts'
import { type StackWishes, strengthPart } from './parts/strengthPart.ts'
import { plantOf } from './plantOf.ts'
import { pressCoverages } from './pressColours.ts'

/** A board grade as an item may have it, and what a box of it carries in the stack. */
export interface GradeStrength {
  readonly grade: string
  readonly variant: string
  readonly description: string
  readonly flute: string
  /** g/m² */
  readonly boardGsm: number
  readonly carriesKg: number
}

/** A box whose board is looked for, as it stacks. */
export interface HoldingQuestion {
  readonly item: BlankQuestion & Pick<EstimateItem, 'printProcess' | 'coverages'>
  readonly need: GradeNeed
  readonly stack: StackWishes
  readonly pallet: Part<FoundPallet>
}

export interface GradesHolding {
  /** The lightest board first. */
  readonly holding: readonly GradeStrength[]
  /** Of all the item may have; null where the strength of none is known. */
  readonly strongest: GradeStrength | null
}

/**
 * Which board grades hold a load, kg on the lowest box of the stack: of those that the item may have at its plant and whose
 * flute its box can be made in.
 */
export function gradesHolding(
  question: HoldingQuestion,
  loadKg: number,
  masters: EngineMasters,
): GradesHolding {
  const strengths = availableGrades<EstimatingGrade['plantBoardGradeVariants'][number], EstimatingGrade>(
    masters.boardGrades,
    question.need,
  ).offers.flatMap(({ grade, isDisabled, choosableVariants: [variant] }) =>
    isDisabled || variant === undefined ? [] : strengthIn(question, grade, variant.code, masters),
  )
  const [strongest = null] = strengths.toSorted((a, b) => b.carriesKg - a.carriesKg)
  const holding = strengths
    .filter(({ carriesKg }) => carriesKg >= loadKg)
    .toSorted((a, b) => a.boardGsm - b.boardGsm || a.carriesKg - b.carriesKg)
  return { holding, strongest }
}

function strengthIn(
  { item, stack, pallet }: HoldingQuestion,
  { code, description, flute }: EstimatingGrade,
  variant: string,
  masters: EngineMasters,
): GradeStrength[] {
  const plant = plantOf(item.plantCode, masters)
  const made = estimateBlank(item, flute, masters)
  if (plant === undefined || !made.ok) return []
  const board = boardPart(
    { plantCode: item.plantCode, boardGrade: code, boardGradeVariant: variant },
    masters,
  )
  const strength = strengthPart(found(made.blank), board, 0, pallet, stack, plant, pressCoverages(item))
  if (!board.ok || !strength.ok) return []
  const { boardGsm } = board.value.weight
  const carriesKg = strength.value.compression.allowableKilograms
  return [{ grade: code, variant, description, flute, boardGsm, carriesKg }]
}
