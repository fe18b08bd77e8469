import type { SheetOrder, WebCost } from '#domain/corrugator'
import { estimateBlank } from '../estimateBlank.ts'
import { estimateBoard } from '../estimateBoard.ts'
import type { EstimateItem } from '../estimateItem.ts'
import { estimateRoute } from '../estimateRoute.ts'
import { estimateTooling } from '../estimateTooling.ts'
import type { EngineMasters, PlantMasters } from '../masters.ts'
import { plantOf } from '../plantOf.ts'
import { sheetChoices } from '../sheetChoices.ts'

/** An item of a quote and how many of it are asked for. */
export interface QuotedRun {
  readonly id: string
  readonly item: Omit<EstimateItem, 'load'> & Partial<Pick<EstimateItem, 'load'>>
  readonly quantity: number
}

/** What of an item's run another could share. */
export interface PlannedRun {
  readonly id: string
  readonly boardGrade: string
  /** The same for runs of one board at one corrugator's plant. */
  readonly boardKey: string
  /** The plant that makes the board. */
  readonly maker: PlantMasters
  readonly order: SheetOrder
  readonly web: WebCost
  /** Null where nothing is die-cut; the same shape is cut by the same forme. */
  readonly forme: { readonly shape: string; readonly cost: number } | null
}

/** The run of an item on board of its own plants; null where it has no route, or its board is bought. */
export function plannedRun({ id, item, quantity }: QuotedRun, masters: EngineMasters): PlannedRun | null {
  const board = estimateBoard(item, masters)
  if (!board.ok || item.outsideBoardPricePerSqm !== null) return null
  const cut = estimateBlank(item, board.flute.code, masters)
  const route = cut.ok ? estimateRoute(item, quantity, masters) : null
  if (!cut.ok || !route?.ok) return null
  const [first] = route.path
  const maker = masters.plants.find(({ code }) => code === first?.plantCode)
  if (first === undefined || maker === undefined) return null
  const { sheet } = first
  const single = sheetChoices(cut.blank, masters.plants, item.numberUp)
  const { weight, plies, variant, grade } = board
  const money = weight.plies.reduce(
    (sum, ply, i) => sum + ply.effectiveGsm * (plies[i]?.pricePerTonne ?? 0),
    0,
  )
  const isDieCut = route.path.some(({ operation }) => operation === 'DIECUT')
  const costing = plantOf(item.plantCode, masters)?.costing ?? null
  const tooling =
    isDieCut && costing !== null
      ? estimateTooling({ blank: cut.blank, plates: [], isDieCut, numberUp: sheet.numberUp, rates: costing })
      : null
  const pieces = cut.blank.pieces.map(({ sheetLength, sheetWidth, quantity: times, ruleLengths }) => [
    sheetLength,
    sheetWidth,
    times,
    ruleLengths,
  ])
  return {
    id,
    boardGrade: grade.code,
    boardKey: [grade.code, variant?.code ?? '', maker.code].join(' '),
    maker,
    order: {
      sheetLength: sheet.length,
      sheetWidth: sheet.width,
      quantity: Math.ceil(quantity / sheet.numberUp),
      creasesPerSheet: sheet.creases ?? (single.ok ? single.creases : 0),
    },
    web: {
      paperGsm: weight.paperGsm,
      paperPricePerTonne: weight.paperGsm > 0 ? money / weight.paperGsm : 0,
      pricePerMetre: maker.costing?.webPricePerMetre ?? 0,
    },
    forme: tooling?.ok
      ? { shape: JSON.stringify([item.style, sheet.numberUp, pieces]), cost: tooling.cost }
      : null,
  }
}
