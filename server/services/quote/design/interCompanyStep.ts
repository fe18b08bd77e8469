import { isSamePlant, plantAlone } from '#domain/boardGrades'
import { designOfRoute, estimateRoute } from '#domain/estimating'
import type { DesignStep } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { allOffsiteTransfers } from '../../config/plantReference.ts'
import type { Masters } from '../../engine/masters.ts'
import { routeInput } from '../../engine/routeItem.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'

export interface InterCompanySteps {
  readonly plantCode: string
  readonly offsiteDeliveryMethod: string
  readonly designSteps: DesignStep[]
  readonly path: { readonly operation: string; readonly workCentre: string }[]
  readonly message: string
}

const none = (message: string): InterCompanySteps => ({
  plantCode: '',
  offsiteDeliveryMethod: '',
  designSteps: [],
  path: [],
  message,
})

/**
 * What another plant of the company does in the cheapest route of an item through all of them, as steps of the design,
 * with the cheapest way of bringing the goods over. The item is taken as it is stored; nothing is saved.
 */
export async function interCompanyStep(
  { db, masters }: { readonly db: Database; readonly masters: Masters },
  person: Person,
  quoteItemId: number,
): Promise<InterCompanySteps> {
  const work = await readItemFor(db, person, quoteItemId)
  const { sections } = work
  const wishes = { plantCode: null, quantity: null, mayUseOtherPlants: true, mayUseExternal: false }
  const { question, quantity } = await routeInput(db, work, wishes)
  const [all, transfers] = await Promise.all([masters.all(), allOffsiteTransfers(db)])
  const atHome = estimateRoute({ ...question, mayUseOtherPlants: false }, quantity, all)
  if (atHome.ok) return none(`Plant ${question.plantCode} makes it alone.`)
  const found = estimateRoute(question, quantity, all)
  if (!found.ok) return none(found.reason)
  const isAway = (plantCode: string) => !isSamePlant(plantCode, question.plantCode)
  const plantCode = found.path.find(step => isAway(step.plantCode))?.plantCode ?? ''
  const { designSteps } = designOfRoute(sections, found, all)
  const away = new Set(found.path.filter(step => isAway(step.plantCode)).map(({ workCentre }) => workCentre))
  const home = plantAlone(question.plantCode)
  const way = transfers.find(each => each.fromPlantCode === plantCode && each.toPlantCode === home)
  return {
    plantCode,
    offsiteDeliveryMethod: way?.deliveryMethod ?? '',
    designSteps: designSteps.filter(({ workCentre }) => away.has(workCentre)),
    path: found.path.map(({ operation, workCentre }) => ({ operation, workCentre })),
    message: '',
  }
}
