import { describe, expect, it } from 'vitest'
import { estimateRoute } from '#domain/estimating'
import { anItem, aPlant, theMasters } from './builders.ts'
import { aWorkCentre, despatch } from './workCentres.ts'

const pathOf = (...args: Parameters<typeof estimateRoute>) => {
  const result = estimateRoute(...args)
  return result.ok ? result.path.map(({ workCentre }) => workCentre) : result.reason
}

const south = aPlant({
  code: 'STH',
  costCentreCode: '200',
  workCentres: [
    aWorkCentre({ code: 'FFG4S', plantCode: 'STH', costCentreCode: '200', maxColours: 4 }),
    { ...despatch, code: 'DSP2', plantCode: 'STH', costCentreCode: '200' },
  ],
})
const both = theMasters({
  plants: [aPlant(), south],
  routing: {
    transfers: [{ from: 'NTH', to: 'STH', cost: 350 }],
    otherTransfer: null,
    minimumRunPenalty: 250,
    alternatives: 2,
  },
})

describe('the route of an item', () => {
  it('goes from corrugator to despatch', () => {
    expect(pathOf(anItem(), 5000, theMasters())).toEqual(['CORR1', 'FFG2C', 'DSP1'])
  })

  it('die-cuts and glues what is die-cut', () => {
    const box = anItem({ style: '0427', length: 300, width: 200, depth: 150 })
    expect(pathOf(box, 5000, theMasters())).toEqual(['CORR1', 'DCR1', 'GLU1', 'DSP1'])
  })

  it('stays in its plant unless it may leave', () => {
    const fourColours = { coverages: [0.1, 0.1, 0.1, 0.1] }
    expect(pathOf(anItem(fourColours), 5000, both)).toMatch(/2 colours < 4/)
    expect(pathOf(anItem({ ...fourColours, mayUseOtherPlants: true }), 5000, both)).toEqual([
      'CORR1',
      'FFG4S',
      'DSP2',
    ])
  })

  it('makes a variant where it is made', () => {
    const corrugators = theMasters({
      plants: [
        aPlant(),
        aPlant({
          code: 'STH',
          costCentreCode: '200',
          workCentres: [
            aWorkCentre({ code: 'CORR2', plantCode: 'STH', costCentreCode: '200', operation: 'CORR' }),
          ],
        }),
      ],
      routing: both.routing,
    })
    const item = anItem({ mayUseOtherPlants: true, boardGradeVariant: 'C340-N' })
    const result = estimateRoute(item, 5000, corrugators)
    const refusal = result.log.find(({ workCentre }) => workCentre === 'CORR2')
    expect(refusal?.reason).toMatch(/variant not made at STH-200/)
  })

  it('needs no corrugator for bought board', () => {
    expect(pathOf(anItem({ outsideBoardPricePerSqm: 0.7 }), 5000, theMasters())).toEqual(['FFG2C', 'DSP1'])
  })

  it('takes the work centres that somebody chose, and despatches by itself', () => {
    const item = anItem({ workCentres: ['CORR1', 'FFG2C'] })
    expect(pathOf(item, 5000, theMasters())).toEqual(['CORR1', 'FFG2C', 'DSP1'])
    expect(pathOf(anItem({ workCentres: ['CORR1', 'FFG9'] }), 5000, theMasters())).toBe(
      'There is no work centre FFG9 to take.',
    )
    expect(pathOf(anItem({ workCentres: ['CORR1'] }), 5000, theMasters())).toMatch(
      /^No work centre can do FFG/,
    )
  })

  it.each([
    [{ plantCode: 'EST' }, 'There is no plant EST.'],
    [{ boardGrade: 'Z1' }, 'There is no board grade Z1.'],
    [{ length: 0 }, 'Length must be greater than 0.'],
    [{ style: '0427', depth: 150, numberUp: 9 }, 'DCR1 takes no sheet with 9 blanks.'],
  ])('is none for %o', (change, reason) => {
    expect(pathOf(anItem(change), 5000, theMasters())).toBe(reason)
  })

  it('is none for no quantity', () => {
    expect(pathOf(anItem(), 0, theMasters())).toBe('The quantity must be above 0.')
  })
})
