import { isSamePlant } from '#domain/boardGrades'
import { plantOf } from '#domain/estimating'
import { codedName } from '../nameOf.ts'
import type { TicketInput } from '../ticketInput.ts'
import { plantOfStep } from './routeSteps.ts'

/** The plants that make an item, in the order of its route; its own where no step says otherwise. */
export function madeAt(input: TicketInput): string {
  const { item, masters } = input
  const named = item.design.designSteps.map(step => plantOfStep(step, input)).filter(code => code !== '')
  const plants = named.filter((code, at) => named.findIndex(other => isSamePlant(other, code)) === at)
  const chosen = plants.length > 0 ? plants : [item.product.preferredPlantCode]
  return chosen
    .flatMap(code => {
      const plant = plantOf(code, masters)
      return plant === undefined ? [] : [codedName(plant.code, [plant])]
    })
    .join(', then ')
}
