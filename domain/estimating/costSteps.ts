import type { CostStep } from '#domain/costTape'
import { cutsBlanks, type RouteStep } from '#domain/routing'
import type { EngineMasters } from './masters.ts'

/**
 * The steps of a route as the cost tape takes them; despatch is no machine pass and costs freight, not hours. A
 * sheet becomes its blanks in the step that cuts it.
 */
export function costSteps(path: readonly RouteStep[], masters: Pick<EngineMasters, 'plants'>): CostStep[] {
  const centres = new Map(
    masters.plants.flatMap(plant => plant.workCentres.map(centre => [centre.code, centre] as const)),
  )
  const cut = path.findIndex(({ operation }) => cutsBlanks(operation))
  return path.flatMap(({ operation, workCentre, sheet }, i) => {
    const centre = centres.get(workCentre)
    if (operation === 'DESPATCH' || centre === undefined) return []
    const { rates, setupHours, speed, setupWaste, runWaste, isExternal } = centre
    const { runs, feeds } = (operation === 'SLITTER' && sheet.slitting) || { runs: 1, feeds: 1 }
    const perThousand = rates?.pricePerThousand ?? null
    return [
      {
        workCentre,
        numberUp: i === cut ? sheet.numberUp : 1,
        setupHours: setupHours * runs,
        speed: speed === null ? null : speed / feeds,
        setupWaste,
        runWaste,
        crew: rates?.crew ?? null,
        labourRate: rates?.labourRate ?? null,
        kilowatts: rates?.kilowatts ?? null,
        steamPerSqm: rates?.steamPerSqm ?? null,
        depreciationPerHour: rates?.depreciationPerHour ?? null,
        ...(isExternal
          ? {
              bought: {
                perSheet: perThousand === null ? null : perThousand / 1000,
                fixed: rates?.fixedPrice ?? null,
              },
            }
          : {}),
      },
    ]
  })
}
