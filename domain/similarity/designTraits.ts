import { cartonSqm, sheetSqm } from '#domain/board'
import type { ItemSections } from '#domain/quoteItem'
import { machinePasses } from './machinePasses.ts'

/** What a design says that products are compared by. Areas in m², the deckle in mm; null where it does not say. */
export interface DesignTraits {
  readonly sheetSqm: number | null
  readonly cartonSqm: number | null
  /** Machine passes, despatch not counted. */
  readonly passNo: number | null
  /** Code of the first forme; '' where the route cuts with none that has one. */
  readonly forme: string | null
  readonly numberUp: number | null
  readonly paperDeckleWidth: number | null
}

const nothing: DesignTraits = {
  sheetSqm: null,
  cartonSqm: null,
  passNo: null,
  forme: null,
  numberUp: null,
  paperDeckleWidth: null,
}

/** The traits of a product by its design; the sheet is the first of its route. Rules sheet-sqm, similar-machine-pass (000 §9). */
export function designTraits(design: Pick<ItemSections['design'], 'designSteps'> | undefined): DesignTraits {
  const steps = design?.designSteps ?? []
  if (steps.length === 0) return nothing
  const first = steps.find(({ sheetLength, sheetWidth }) => sheetLength !== null && sheetWidth !== null)
  const area = first === undefined ? null : sheetSqm(first.sheetLength ?? 0, first.sheetWidth ?? 0)
  const numberUp = first?.totalNumberUp ?? null
  return {
    sheetSqm: area,
    cartonSqm: area === null || numberUp === null ? null : cartonSqm(area, numberUp),
    passNo: machinePasses(steps.map(({ operation }) => operation)),
    forme: steps.flatMap(({ stepFormes }) => stepFormes).find(each => each.formeCode !== '')?.formeCode ?? '',
    numberUp,
    paperDeckleWidth: steps.find(step => step.paperDeckleWidth !== null)?.paperDeckleWidth ?? null,
  }
}
