import { describe, expect, it } from 'vitest'
import { stepCosts } from '../../../domain/costTape/stepCosts.ts'
import type { FlowStep } from '../../../domain/costTape/wasteFlow.ts'
import { corrugator, folderGluer } from './builders.ts'

const through = (workCentre: string, hours: number, sheets = 1000): FlowStep => ({
  workCentre,
  numberUp: 1,
  in: sheets,
  out: sheets,
  hours,
})

describe('the plant’s own steps', () => {
  it('two hours on the folder-gluer: three people at $46, 120 kW at 22 cents, $85 of machine an hour', () => {
    expect(stepCosts([folderGluer], [through('FFG2C', 2)], 0, 0.22)).toEqual({
      directLabour: 276,
      directEnergy: expect.closeTo(52.8, 9),
      directDepreciation: 170,
      boughtSteps: 0,
    })
  })

  it('the corrugator burns steam by the area of web as well', () => {
    const { directEnergy } = stepCosts([corrugator], [through('CORR1', 0.5)], 1000, 0.22)
    expect(directEnergy).toBeCloseTo(0.5 * 450 * 0.22 + 0.006 * 1000, 9)
  })

  it('add up, each with its own hours', () => {
    const flow = [through('CORR1', 0.5), through('FFG2C', 2)]
    expect(stepCosts([corrugator, folderGluer], flow, 0, 0)).toMatchObject({
      directLabour: 0.5 * 6 * 48 + 276,
      directDepreciation: 0.5 * 220 + 170,
      directEnergy: 0,
    })
  })
})

describe('a step that somebody else makes', () => {
  const outside = { ...folderGluer, bought: { perSheet: 0.15, fixed: 80 } }

  it('costs its price by the sheet that goes in and by the run, and no labour, energy or machine', () => {
    expect(stepCosts([outside], [through('FFG2C', 2, 535)], 500, 0.22)).toEqual({
      directLabour: 0,
      directEnergy: 0,
      directDepreciation: 0,
      boughtSteps: expect.closeTo(160.25, 9),
    })
  })

  it('leaves the hours of the other steps with them', () => {
    const flow = [through('FFG2C', 9, 100), through('FFG2C', 2, 100)]
    expect(stepCosts([outside, folderGluer], flow, 0, 0)).toMatchObject({
      directLabour: 276,
      boughtSteps: 95,
    })
  })
})
