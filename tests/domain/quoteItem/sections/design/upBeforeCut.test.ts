import { expect, it } from 'vitest'
import { upBeforeCut } from '../../../../../domain/quoteItem/sections/design/upBeforeCut.ts'
import { aStep } from '../../builders.ts'
import { said } from '../../said.ts'

const route = (made: number | null, cut: number | null) => ({
  designSteps: [
    aStep('CORR', { totalNumberUp: made }),
    aStep('DIECUT', { totalNumberUp: cut, workCentre: 'DCR1' }),
    aStep('GLUE', { totalNumberUp: 1 }),
  ],
})

it('what is made before the die-cutter is as many up as it cuts, or is worth a second look', () => {
  const findings = upBeforeCut(route(1, 2))
  expect(said(findings)).toEqual([
    'designSteps[corr].totalNumberUp: DCR1 cuts 2 up: a sheet made here carries as many blanks',
  ])
  expect(findings.map(({ severity }) => severity)).toEqual(['warning'])
  for (const whole of [route(2, 2), route(null, 2), route(1, null), { designSteps: [aStep('CORR')] }])
    expect(upBeforeCut(whole)).toEqual([])
})
