import { beforeAll, expect, test } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import { styleOf, styles, usualSize } from '#domain/boxGeometry'
import { estimate } from '../../../src/pages/scratch/estimate.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import { pad } from './pad.ts'

let masters: EngineLookupData

beforeAll(async () => {
  const server = await createTestApp()
  const { body } = await server.as('salesrep').get('/engine/lookup/GetEngineLookupData')
  masters = EngineLookupData.parse(body)
  await server.close()
})

/** The price of a style at a size that is usual for it, or what stands in its way. */
function answerOf(style: string, plant: string): string {
  const known = styleOf(style)
  const size = known === undefined ? {} : usualSize(known)
  const { prices, cost } = estimate(pad({ style, plant, ...size }), masters)
  if (prices.every(({ ok }) => ok)) return 'priced'
  return cost.ok ? 'no price' : cost.problems.map(({ message }) => message).join(' ')
}

test.each(styles.map(({ code }) => code))(
  '%s of a usual size has a price at each plant, or says which machine is missing',
  style => {
    for (const { code, workCentres } of masters.plants) {
      const answer = answerOf(style, code)
      const names = [...workCentres, ...masters.palletTypes].map(each => each.code)
      // An operation that the plant has no machine for has no name but its own.
      const isSaid = names.some(name => answer.includes(name)) || answer.includes('no work centre does it')
      expect(answer === 'priced' || isSaid, `${style} at ${code}: ${answer}`).toBe(true)
    }
  },
)

test('a usual size is priced wherever machines take it, also where no pallet does', () => {
  const unpriced = masters.plants.map(({ code }) => [
    code,
    styles.filter(style => answerOf(style.code, code) !== 'priced').map(style => style.code),
  ])
  expect(unpriced).toEqual([
    // Their ring goes around the whole box: longer than a die-cutter's sheet. A small sleeve is too small for the gluer.
    ['NTH', ['0310', '0313', '0320', 'SLEEVE']],
    // There is no slotter, and the flatbed die-cutter is small.
    ['STH', ['0300', '0310', '0312', '0313', '0320', '0930', '0933', '0935']],
  ])
})
