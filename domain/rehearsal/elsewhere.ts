import { costOfItem, type EngineMasters, type GoesTo, type ItemFigures } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'

interface Made {
  readonly cost: ItemFigures['cost']
  /** Code of the plant; '': none can make it. */
  readonly plant: string
}

/** The item as another plant would begin it: its own board of the grade, on its own machines. */
const at = (sections: ItemSections, plant: string): ItemSections => ({
  ...sections,
  product: { ...sections.product, preferredPlantCode: plant, boardGradeVariant: '' },
  design: { ...sections.design, designSteps: [] },
})

const priceOf = ({ cost }: Made): number =>
  cost.ok ? (cost.value.breaks[0]?.result.ok ? cost.value.breaks[0].result.tape.cost : Infinity) : Infinity

/** Where an item is cheapest to make, freight counted, and what it costs there; a cost that is not ok: nowhere. */
export function elsewhere(sections: ItemSections, goesTo: GoesTo, masters: EngineMasters): Made {
  const made = masters.plants
    .filter(({ workCentres }) => workCentres.some(({ operation }) => operation === 'CORR'))
    .map(({ code }): Made => ({ cost: costOfItem(at(sections, code), masters, goesTo).cost, plant: code }))
  const [first, ...others] = made
  if (first === undefined) {
    const message = 'No plant is left that makes board.'
    return { cost: { ok: false, problems: [{ field: 'product.preferredPlantCode', message }] }, plant: '' }
  }
  return others.reduce((best, each) => (priceOf(each) < priceOf(best) ? each : best), first)
}
