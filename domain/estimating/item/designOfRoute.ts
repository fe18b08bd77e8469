import type { Blank } from '#domain/boxGeometry'
import { arrangeCreases, creasePositions } from '#domain/corrugator'
import { type DesignStep, type ItemSections, trimmedSteps } from '#domain/quoteItem'
import { cutsBlanks, type RouteOperation } from '#domain/routing'
import { estimateBlank } from '../estimateBlank.ts'
import { estimateBoard } from '../estimateBoard.ts'
import { itemDeckle } from '../itemDeckle.ts'
import type { EngineMasters } from '../masters.ts'
import { plantOf } from '../plantOf.ts'
import { sheetChoices } from '../sheetChoices.ts'
import { emptyStep } from './emptyStep.ts'
import { estimateOfItem } from './estimateOfItem.ts'

/** A route as it is found, or as an answer tells of it; lengths in mm. */
export interface RouteToTake {
  readonly path: readonly {
    readonly operation: string
    readonly workCentre: string
    readonly plantCode: string
    readonly sheet: { readonly length: number; readonly width: number; readonly numberUp: number }
    readonly isClosedHere: boolean
  }[]
}

type Part = RouteToTake['path'][number]

const rounded = (millimetres: number) => Math.round(millimetres * 1000) / 1000
const sum = (distances: readonly number[]) => rounded(distances.reduce((all, each) => all + each, 0))

/** The creases of one blank as often as they go into the sheet; none where they don't go into it exactly. */
function repeated(creases: readonly number[], size: number): number[] {
  const one = sum(creases)
  if (creases.length < 2 || one <= 0) return []
  const times = Math.max(1, Math.round(size / one))
  const all = arrangeCreases(creases, { numberUp: times })
  return sum(all) === rounded(size) ? all.map(rounded) : []
}

const creaseRows = (creases: readonly number[]) =>
  creases.map((value, index) => ({ key: `c${index + 1}`, value }))

/** What a forme of so many blanks has of rules, metres. */
function formeOf(blank: Blank, numberUp: number): DesignStep['stepFormes'] {
  const { cut, crease } = blank.ruleLengths
  const metres = Math.round(((cut + crease) / 1000) * numberUp * 100) / 100
  return [{ key: 'c1', formeCode: '', formeVendor: '', ruleLength: metres, trimRuleLength: null }]
}

/** What is known of an item when its route becomes a design. */
interface Makings {
  readonly blank: Blank | null
  /** One set of pieces, as it is once it is cut, mm. */
  readonly piece: { readonly length: number; readonly width: number } | null
  readonly deckle: (part: Part) => number | null
}

function stepOf(part: Part, key: string, isCut: boolean, { blank, piece, deckle }: Makings): DesignStep {
  const { operation, workCentre, sheet, isClosedHere } = part
  const step = { ...emptyStep(key), operation, workCentre, isClosedHere }
  if (operation === 'DESPATCH') return step
  const feed = isCut && piece !== null ? { ...piece, numberUp: 1 } : sheet
  const sized: DesignStep = {
    ...step,
    sheetLength: rounded(feed.length),
    sheetWidth: rounded(feed.width),
    totalNumberUp: feed.numberUp,
  }
  const isDieCut = blank?.style.dieCut ?? true
  if (operation === 'CORR') {
    const creases = blank === null || isDieCut ? [] : repeated(blank.corrCreases, sheet.width)
    return {
      ...sized,
      stepCreases: creaseRows(creases),
      paperDeckleWidth: deckle(part),
      stepScoringProfile: creases.length === 0 ? 'NONE' : 'POINT_FLAT',
    }
  }
  if (operation === 'FFG' && blank !== null && !isDieCut) {
    // A route that was found before the trim was entered has sheets without it.
    const trimmed = repeated(blank.ffgCreases, feed.length - blank.additionalTrim)
    const creases = trimmed.length > 0 ? trimmed : repeated(blank.ffgCreases, feed.length)
    return { ...sized, stepCreases: creaseRows(creases) }
  }
  if (operation === 'DIECUT' && blank !== null) {
    return { ...sized, formeType: '1', stepFormes: formeOf(blank, sheet.numberUp) }
  }
  return sized
}

function makingsOf(item: ItemSections, masters: EngineMasters): Makings {
  const plant = plantOf(item.product.preferredPlantCode, masters)
  const asked = estimateOfItem(item, plant?.code ?? '')
  const board = estimateBoard(asked, masters)
  const cut = board.ok ? estimateBlank(asked, board.flute.code, masters) : null
  const blank = cut?.ok ? cut.blank : null
  const sheets = blank === null ? null : sheetChoices(blank, masters.plants)
  const deckle = ({ plantCode, sheet }: Part): number | null => {
    const maker = plantOf(plantCode, masters)
    if (maker === undefined || !board.ok || blank === null) return null
    const creases = blank.style.dieCut ? 0 : creasePositions(repeated(blank.corrCreases, sheet.width)).length
    const quantity = item.product.expectedOrderQuantity ?? 1
    const choice = itemDeckle({ paperDeckleWidth: null }, { sheet }, creases, board, quantity, maker)
    return choice.ok ? choice.best.deckle : null
  }
  return { blank, piece: sheets?.ok ? sheets.blank : null, deckle }
}

/**
 * The design that a route makes of an item: a step for each of its own, with sheet, creases, deckle and forme filled in as
 * the engines have them. What the engines can't say stays empty, and the trim of the item stays. Lengths in mm, rules in
 * metres.
 */
export function designOfRoute(
  item: ItemSections,
  { path }: RouteToTake,
  masters: EngineMasters,
): Pick<ItemSections['design'], 'additionalTrim' | 'designSteps'> {
  const makings = makingsOf(item, masters)
  const firstCut = path.findIndex(({ operation }) => cutsBlanks(operation as RouteOperation))
  const { additionalTrim } = item.design
  const steps = path.map((part, index) =>
    stepOf(part, `c${index + 1}`, firstCut >= 0 && index > firstCut, makings),
  )
  return { additionalTrim, designSteps: [...trimmedSteps(steps, null, additionalTrim)] }
}
