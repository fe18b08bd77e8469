import type { Blank } from '#domain/boxGeometry'
import { type EstimateItem, type PlantMasters, pressColours } from '#domain/estimating'
import {
  type FormeResult,
  forme,
  type StereoResult,
  stereo,
  type ToolingCostRow,
  toolingCosts,
} from '#domain/tooling'
import type { PadRoute } from './costPart.ts'
import { blocked, found, missing, type Part } from './part.ts'

export interface PadTooling {
  readonly forme: Extract<FormeResult, { ok: true }> | null
  readonly stereo: Extract<StereoResult, { ok: true }> | null
  readonly rows: readonly ToolingCostRow[]
  readonly cost: number
}

const printed = ['wall', 'base', 'lid', 'sheet', 'strip']

/** The plate of one colour, cm: as large as the widest panel that is printed. Our own choice while there is no artwork. */
function plateOf({ panels }: Blank): { length: number; width: number } {
  const [largest] = panels
    .filter(({ role }) => printed.includes(role))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  return { length: (largest?.width ?? 0) / 10, width: (largest?.height ?? 0) / 10 }
}

/** What plates and cutting forme cost, each where the box needs it. */
export function toolingPart(
  box: Part<Blank>,
  route: Part<PadRoute>,
  item: Pick<EstimateItem, 'printProcess' | 'coverages'>,
  plant: PlantMasters,
): Part<PadTooling> {
  if (!box.ok || !route.ok) return blocked(box, route) ?? { ok: false, problems: [] }
  const { costing } = plant
  if (costing === null) return missing('rates', 'The cost of tooling is for people who may see the rates.')
  const { value: blank } = box
  const colours = pressColours(item)
  const plates =
    colours === 0
      ? null
      : stereo(
          Array.from({ length: colours }, (_, index) => ({ code: String(index + 1), ...plateOf(blank) })),
          costing.stereo,
        )
  const total = (rule: 'cut' | 'crease') =>
    blank.pieces.reduce((sum, piece) => sum + piece.ruleLengths[rule] * piece.quantity, 0) / 1000
  const cutting = blank.style.dieCut
    ? forme({
        cutMetres: total('cut'),
        creaseMetres: total('crease'),
        blankSqm: blank.setAreas.blank,
        numberUp: route.value.path[0]?.sheet.numberUp ?? 1,
        rates: costing.forme,
      })
    : null
  if (plates !== null && !plates.ok) return missing('tooling', plates.reason)
  if (cutting !== null && !cutting.ok) return missing('tooling', cutting.reason)
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
