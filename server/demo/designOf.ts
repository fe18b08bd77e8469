import type { Design, Printing, Product } from '#contract/quote'
import { isSamePlant } from '#domain/boardGrades'
import { designOfRoute, type EngineMasters, estimateOfItem, estimateRoute } from '#domain/estimating'
import { emptySections } from '#domain/quoteItem'

/** How an item of the demonstration is made. */
export type Designer = (product: Product, printing: Printing, businessUnit: string) => Design

/** What of an item its route depends on. */
const routedBy = (product: Product, printing: Printing): string => {
  const { code: _, description: __, drawingNo: ___, ...made } = product
  return JSON.stringify([made, printing.inkCoverages.length, printing.numberOfColors])
}

/**
 * Routes items of the demonstration with the engine and its master data, through the item's own plant and, where that can't
 * make it, through both. What no plant can make has no steps. Items that are made alike are routed once.
 */
export function createDesigner(masters: EngineMasters): Designer {
  const known = new Map<string, Design>()
  const route = (product: Product, printing: Printing): Design => {
    const item = { ...emptySections, product, printing }
    const question = estimateOfItem(item, product.preferredPlantCode)
    const quantity = product.expectedOrderQuantity ?? 0
    const atHome = estimateRoute(question, quantity, masters)
    const found = atHome.ok
      ? atHome
      : estimateRoute({ ...question, boardGradeVariant: null, mayUseOtherPlants: true }, quantity, masters)
    if (!found.ok) return emptySections.design
    const isAway = found.path.some(({ plantCode }) => !isSamePlant(plantCode, product.preferredPlantCode))
    return {
      ...emptySections.design,
      ...designOfRoute(item, found, masters),
      offsiteDeliveryMethod: isAway ? 'ROAD' : '',
    }
  }
  return (product, printing, businessUnit) => {
    const key = routedBy(product, printing)
    const design = known.get(key) ?? route(product, printing)
    known.set(key, design)
    return { ...design, outerType: businessUnit === 'GLAMA' ? 'CARTON' : '' }
  }
}
