import type { Blank } from '#domain/boxGeometry'
import {
  blocked,
  type EstimateItem,
  estimateTooling,
  type FoundRoute,
  found,
  missing,
  type Part,
  type PlantMasters,
  plateOf,
  pressColours,
} from '#domain/estimating'
import { type FormeResult, type StereoResult, type ToolingCostRow, toolingCosts } from '#domain/tooling'

export interface PadTooling {
  readonly forme: Extract<FormeResult, { ok: true }> | null
  readonly stereo: Extract<StereoResult, { ok: true }> | null
  readonly rows: readonly ToolingCostRow[]
  readonly cost: number
}

/** What plates and cutting forme cost, each where the box needs it. */
export function toolingPart(
  box: Part<Blank>,
  route: Part<FoundRoute>,
  item: Pick<EstimateItem, 'printProcess' | 'coverages'>,
  plant: PlantMasters,
): Part<PadTooling> {
  if (!box.ok || !route.ok) return blocked(box, route) ?? { ok: false, problems: [] }
  const { costing } = plant
  if (costing === null) return missing('rates', 'The cost of tooling is for people who may see the rates.')
  const { value: blank } = box
  const colours = pressColours(item)
  const tooling = estimateTooling({
    blank,
    plates: Array.from({ length: colours }, (_, index) => ({ code: String(index + 1), ...plateOf(blank) })),
    isDieCut: blank.style.dieCut || route.value.path.some(({ operation }) => operation === 'DIECUT'),
    numberUp: route.value.path[0]?.sheet.numberUp ?? 1,
    rates: costing,
  })
  if (!tooling.ok) return missing('tooling', tooling.reason)
  const { forme: cutting, stereo: plates } = tooling
  const toolingItem = (type: string, calculatedCost: number) => ({
    type,
    calculatedCost,
    vendorCost: null,
    customerCost: null,
  })
  const rows = toolingCosts(
    [
      ...(plates === null ? [] : [toolingItem('Stereo', plates.cost)]),
      ...(cutting === null ? [] : [toolingItem('Forme', cutting.cost)]),
    ],
    costing.toolingMarkUp,
  )
  return found({
    forme: cutting,
    stereo: plates,
    rows,
    cost: rows.reduce((sum, row) => sum + row.customerCost, 0),
  })
}
