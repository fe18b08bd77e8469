import { type BoardWeightResult, boardWeight, type EdgeCrushResult, edgeCrush } from '#domain/board'
import { isSamePlant, joinPlant } from '#domain/boardGrades'
import { type Flute, fluteOf } from '#domain/boxGeometry'
import type { PricedPly } from '#domain/costTape'
import type { Trace } from '#domain/trace'
import type { EstimateItem } from './estimateItem.ts'
import type { EngineMasters, EstimatingGrade } from './masters.ts'
import { plantOf } from './plantOf.ts'

export type BoardQuestion = Pick<EstimateItem, 'plantCode' | 'boardGrade' | 'boardGradeVariant'>

export type EstimateBoardResult =
  | {
      readonly ok: true
      readonly grade: EstimatingGrade
      /** The variant asked for, else the plant's first that new work may use; null when the plant makes none. */
      readonly variant: EstimatingGrade['plantBoardGradeVariants'][number] | null
      /** The papers with the plant's prices, null where one is not known. */
      readonly plies: readonly PricedPly[]
      readonly flute: Flute
      readonly weight: Extract<BoardWeightResult, { ok: true }>
      /** Fails where neither the variant was measured nor the papers' strength is known. */
      readonly crush: EdgeCrushResult
      readonly trace: Trace
    }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

const no = (reason: string): EstimateBoardResult => ({ ok: false, reason, trace: [] })

/** The board of a grade as a plant makes it: papers, weight, caliper and edge crush by the plant's master data. */
export function estimateBoard(item: BoardQuestion, masters: EngineMasters): EstimateBoardResult {
  const plant = plantOf(item.plantCode, masters)
  if (plant === undefined) return no(`There is no plant ${item.plantCode}.`)
  const grade = masters.boardGrades.find(({ code }) => code === item.boardGrade)
  if (grade === undefined) return no(`There is no board grade ${item.boardGrade}.`)
  const flute = fluteOf(grade.flute, plant.flutes)
  if (flute === undefined) return no(`Flute ${grade.flute} is not in the master.`)
  const place = joinPlant(plant.code, plant.costCentreCode)
  const variants = grade.plantBoardGradeVariants
  const asked = variants.find(({ code }) => code === item.boardGradeVariant)
  if (asked === undefined && item.boardGradeVariant)
    return no(`Board grade ${grade.code} has no variant ${item.boardGradeVariant}.`)
  const own = variants.find(({ plantCode, isWorkflow }) => isWorkflow && isSamePlant(plantCode, place))
  const variant = asked ?? own ?? null

  const plies: PricedPly[] = []
  for (const { role, paperCode } of grade.papers) {
    const paper = plant.papers.find(({ code }) => code === paperCode)
    if (paper === undefined) return no(`${plant.description} does not keep paper ${paperCode}.`)
    plies.push({
      role,
      gsm: paper.gsm,
      ...(paper.sct === null ? {} : { sct: paper.sct }),
      ...(paper.caliper === null ? {} : { caliper: paper.caliper }),
      pricePerTonne: plant.costing?.paperPrices[paperCode] ?? null,
    })
  }
  const { starchPerGlueLine, edgeCrushFactor } = plant.settings.board
  const weight = boardWeight({ plies, flute, starchPerGlueLine })
  if (!weight.ok) return no(`Board grade ${grade.code}: ${weight.reason}`)
  const measured = variant?.measuredEct ?? null
  const crush = edgeCrush({ plies, flute, factor: edgeCrushFactor, measured })
  return {
    ok: true,
    grade,
    variant,
    plies,
    flute,
    weight,
    crush,
    trace: [...weight.trace, ...crush.trace],
  }
}
