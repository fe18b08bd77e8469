import { beforeAll, expect, test } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import { styles } from '#domain/boxGeometry'
import { estimate } from '../../../src/pages/scratch/estimate.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import { pad } from './masters.ts'

let masters: EngineLookupData

beforeAll(async () => {
  const server = await createTestApp()
  const { body } = await server.as('salesrep').get('/engine/lookup/GetEngineLookupData')
  masters = EngineLookupData.parse(body)
  await server.close()
})

/** The price of a style at the size the pad begins with, or what stands in its way. */
function answerOf(style: string, plant: string): string {
  const { prices, cost } = estimate(pad({ style, plant }), masters)
  if (prices.every(({ ok }) => ok)) return 'priced'
  return cost.ok ? 'no price' : cost.problems.map(({ message }) => message).join(' ')
}

test.each(styles.map(({ code }) => code))(
  '%s of the default size has a price at each plant, or says which machine is missing',
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

test('the default size is priced wherever machines take it, also where no pallet does', () => {
  const unpriced = masters.plants.map(({ code }) => [
    code,
    styles.filter(style => answerOf(style.code, code) !== 'priced').map(style => style.code),
  ])
  expect(unpriced).toEqual([
    ['NTH', []],
    // There is no slotter, and the flatbed die-cutter is small.
    ['STH', ['0203', '0206', '0300', '0301', '0401', '0422', '0427', '0471', '0933', '0935']],
  ])
})
