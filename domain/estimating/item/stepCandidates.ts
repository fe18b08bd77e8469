import { isSamePlant } from '#domain/boardGrades'
import { styleOf } from '#domain/boxGeometry'
import type { DesignStep, ItemSections } from '#domain/quoteItem'
import { closingOperation, type RouteJob, type RouteOperation, rejectionReasons } from '#domain/routing'
import { closureCodeOf } from '../closureCodeOf.ts'
import { estimateBoard } from '../estimateBoard.ts'
import type { EngineMasters } from '../masters.ts'
import { pressColours } from '../pressColours.ts'
import { routeWorkCentres } from '../routeWorkCentres.ts'
import { estimateOfItem } from './estimateOfItem.ts'

/** A work centre that does the operation of a step, with what speaks against it. */
export interface StepCandidate {
  readonly code: string
  readonly description: string
  readonly plantCode: string
  /** Empty: it can do the step. */
  readonly reasons: readonly string[]
}

/** Operations that print the board; on others colours are no question. */
const printing: readonly string[] = ['PRINT', 'FFG', 'DIECUT']

/** The item as its steps ask work centres about it, made from the step's own sheet. */
function jobOf(item: ItemSections, step: DesignStep, masters: EngineMasters): RouteJob | null {
  const asked = estimateOfItem(item, item.product.preferredPlantCode)
  const board = estimateBoard(asked, masters)
  if (!board.ok) return null
  const variant = asked.boardGradeVariant
  const home = item.product.preferredPlantCode
  // A variant belongs to one plant: elsewhere the grade is made by another.
  const makers = board.grade.plantBoardGradeVariants.filter(({ code, plantCode, isWorkflow }) =>
    variant === null || !isSamePlant(plantCode, home) ? isWorkflow : code === variant,
  )
  const style = styleOf(asked.style, masters.ownStyles)
  const sheet = {
    length: step.sheetLength ?? 0,
    width: step.sheetWidth ?? 0,
    numberUp: step.totalNumberUp ?? 1,
  }
  return {
    quantity: item.product.expectedOrderQuantity ?? 1,
    style: asked.style,
    closureCode: style === undefined ? asked.closureCode : closureCodeOf(style, asked.closureCode),
    isDieCut: false,
    lithoSheets: 0,
    colours: pressColours(asked),
    isWaxed: false,
    needsOutsideProcess: false,
    isBoardBought: false,
    flute: board.flute.code,
    caliper: board.flute.caliper,
    sheets: [sheet],
    blank: null,
    creases: Math.max(0, step.stepCreases.length - 1),
    boardPricePerSqm: 0,
    boardPlants: makers.map(({ plantCode }) => plantCode),
    boardGradeMetres: null,
    plants: null,
    mayUseExternal: true,
    deliveryRegion: null,
  }
}

/** The step that prints: colours are put on once, where the first step can. */
const isPrinter = ({ designSteps }: ItemSections['design'], step: DesignStep): boolean =>
  designSteps.find(({ operation }) => printing.includes(operation))?.key === step.key

function reasonsFor(
  item: ItemSections,
  step: DesignStep,
  masters: EngineMasters,
): Map<string, readonly string[]> {
  const job = jobOf(item, step, masters)
  if (job === null) return new Map()
  const closing = step.isClosedHere ? closingOperation(job.style, job.closureCode) : null
  const need = {
    operation: step.operation as RouteOperation,
    colours: isPrinter(item.design, step) ? job.colours : 0,
    capabilities: closing === null ? [] : [closing],
    closes: step.isClosedHere,
  }
  const [sheet] = job.sheets
  const feed = sheet !== undefined && sheet.length > 0 && sheet.width > 0 ? sheet : null
  return new Map(
    routeWorkCentres(masters.plants)
      .filter(({ operation }) => operation === step.operation)
      .map(centre => [centre.code, rejectionReasons(centre, need, job, feed)]),
  )
}

/**
 * The work centres that do the operation of a step, each with why it can't do this one: those that can come first, the
 * item's own plant before others. Sheets in mm.
 */
export function stepCandidates(
  item: ItemSections,
  step: DesignStep,
  masters: EngineMasters,
): StepCandidate[] {
  const home = item.product.preferredPlantCode
  const reasons = reasonsFor(item, step, masters)
  const isAway = ({ plantCode }: Pick<StepCandidate, 'plantCode'>) =>
    home !== '' && !isSamePlant(plantCode, home)
  return masters.plants
    .flatMap(({ workCentres }) => workCentres)
    .filter(({ operation }) => operation === step.operation)
    .map(({ code, description, plantCode }) => ({
      code,
      description,
      plantCode,
      reasons: reasons.get(code) ?? [],
    }))
    .toSorted(
      (a, b) =>
        Number(a.reasons.length > 0) - Number(b.reasons.length > 0) ||
        Number(isAway(a)) - Number(isAway(b)) ||
        (a.code < b.code ? -1 : 1),
    )
}
