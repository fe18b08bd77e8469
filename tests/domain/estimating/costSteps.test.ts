import { describe, expect, it } from 'vitest'
import { costSteps, estimateRoute } from '#domain/estimating'
import { anItem, aPlant, theMasters } from './builders.ts'
import { twoPlants } from './twoPlants.ts'
import { aWorkCentre } from './workCentres.ts'

const pathOf = (change: Parameters<typeof anItem>[0], masters = theMasters()) => {
  const result = estimateRoute(anItem(change), 5000, masters)
  if (!result.ok) throw new Error(result.reason)
  return result.path
}

describe('the steps of a cost tape', () => {
  it('are those of the route with their rates, without despatch', () => {
    const steps = costSteps(pathOf({}), theMasters())
    expect(steps.map(({ workCentre, numberUp, speed, crew }) => [workCentre, numberUp, speed, crew])).toEqual(
      [
        ['CORR1', 1, 9000, 6],
        ['FFG2C', 1, 6000, 3],
      ],
    )
  })

  it('turn a sheet into its blanks where it is cut', () => {
    const path = pathOf({ style: '0427', length: 300, width: 200, depth: 150 })
    expect(costSteps(path, theMasters()).map(({ numberUp }) => numberUp)).toEqual([1, 2, 1])
  })

  it('have a price instead of hours where somebody else does them', () => {
    const outside = aWorkCentre({ isExternal: true })
    const rates = { ...(outside.rates ?? never()), pricePerThousand: 85, fixedPrice: 120 }
    const others = aPlant().workCentres.filter(({ code }) => code !== 'FFG2C')
    const masters = theMasters({ plants: [aPlant({ workCentres: [...others, { ...outside, rates }] })] })
    const steps = costSteps(pathOf({ mayUseExternal: true }, masters), masters)
    expect(steps[1]?.bought).toEqual({ perSheet: 0.085, fixed: 120 })
    const unpriced = theMasters({
      plants: [aPlant({ workCentres: [...others, { ...outside, rates: null }] })],
    })
    expect(costSteps(pathOf({ mayUseExternal: true }, unpriced), unpriced)[1]?.bought).toEqual({
      perSheet: null,
      fixed: null,
    })
  })

  it('feed a slitter with every part of a sheet, and go on with single blanks', () => {
    const path = pathOf({ style: '0900', length: 400, width: 300, depth: 0, coverages: [] }, twoPlants)
    expect(path.map(({ operation }) => operation)).toEqual(['CORR', 'SLITTER', 'DESPATCH'])
    const { sheet } = path[1] ?? never()
    const [corrugated, slit] = costSteps(path, twoPlants)
    expect(corrugated?.numberUp).toBe(1)
    expect(slit).toMatchObject({
      numberUp: sheet.numberUp,
      setupHours: 0.5 * (sheet.slitting?.runs ?? 0),
      speed: 6000 / (sheet.slitting?.feeds ?? 0),
    })
  })
})

function never(): never {
  throw new Error('There is none.')
}
