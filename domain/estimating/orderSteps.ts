import type { OrderStep } from '#domain/minimumOrder'
import { cutsBlanks } from '#domain/routing'
import type { EngineMasters } from './masters.ts'
import type { FoundRoute } from './parts/costPart.ts'

/** The steps of a route as the minimum order check looks at them; work centres that are not known are left out. */
export function orderSteps({ path }: Pick<FoundRoute, 'path'>, plants: EngineMasters['plants']): OrderStep[] {
  const cut = path.findIndex(({ operation }) => cutsBlanks(operation))
  return path.flatMap((step, i): OrderStep[] => {
    const centre = plants
      .find(({ code }) => code === step.plantCode)
      ?.workCentres.find(({ code }) => code === step.workCentre)
    if (centre === undefined) return []
    return [
      {
        workCentre: step.workCentre,
        isCorrugator: step.operation === 'CORR',
        isSlitter: step.operation === 'SLITTER',
        isClosure: step.isClosedHere,
        sheetLength: step.sheet.length,
        totalNumberUp: i > cut ? 1 : step.sheet.numberUp,
        minLinealMetre: centre.attributes.min_lineal_metre,
        minNoOfPasses: centre.attributes.min_no_of_passes,
      },
    ]
  })
}
