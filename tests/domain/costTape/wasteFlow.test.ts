import { expect, it } from 'vitest'
import { wasteFlow } from '#domain/costTape'
import { corrugator, folderGluer } from './builders.ts'

it('goes back from the last step, each adding what it loses', () => {
  const flow = wasteFlow([corrugator, folderGluer], 500)
  expect(flow.map(({ workCentre, in: sheets, out }) => [workCentre, sheets, out])).toEqual([
    ['CORR1', 609, 535],
    ['FFG2C', 535, 500],
  ])
  expect(flow[1]?.hours).toBeCloseTo(0.5 + 535 / 6000, 9)
})

it('is empty without steps', () => {
  expect(wasteFlow([], 500)).toEqual([])
})
