import { isSamePlant, joinPlant } from '#domain/boardGrades'
import {
  boardPart,
  type EngineMasters,
  type EstimatingGrade,
  type FoundBoard,
  missing,
  type Part,
  type PlantMasters,
} from '#domain/estimating'

/** The grades in a flute, in the order of the list. */
export const gradesIn = (grades: readonly EstimatingGrade[], flute: string): readonly EstimatingGrade[] =>
  grades.filter(grade => grade.flute === flute)

/**
 * The grade chosen, or when none of the flute is, the first that the plant makes for new work, else the first there is;
 * undefined when the flute has none.
 */
export const gradeFor = (
  grades: readonly EstimatingGrade[],
  { flute, grade }: { readonly flute: string; readonly grade: string },
  plant?: Pick<PlantMasters, 'code' | 'costCentreCode'>,
): EstimatingGrade | undefined => {
  const offered = gradesIn(grades, flute)
  const place = plant === undefined ? null : joinPlant(plant.code, plant.costCentreCode)
  const isMade = ({ plantBoardGradeVariants }: EstimatingGrade) =>
    plantBoardGradeVariants.some(
      ({ plantCode, isWorkflow }) => isWorkflow && place !== null && isSamePlant(plantCode, place),
    )
  return offered.find(({ code }) => code === grade) ?? offered.find(isMade) ?? offered[0]
}

/** The board of the pad's grade as the plant makes it. */
export const gradePart = (
  grade: EstimatingGrade | undefined,
  flute: string,
  plantCode: string,
  masters: EngineMasters,
): Part<FoundBoard> =>
  grade === undefined
    ? missing('grade', `There is no board grade in flute ${flute}: only the blank is known.`)
    : boardPart({ plantCode, boardGrade: grade.code, boardGradeVariant: null }, masters)
