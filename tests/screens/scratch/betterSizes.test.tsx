import { beforeAll, expect, test } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import { estimate } from '../../../src/pages/scratch/estimate.ts'
import { answerSearch } from '../../../src/pages/scratch/search/searches.ts'
import { betterSizes, sizeFigures } from '../../../src/pages/scratch/whatIf/betterSizes.ts'
import { changeText } from '../../../src/pages/scratch/whatIf/changeText.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import { pad } from './masters.ts'

let masters: EngineLookupData

beforeAll(async () => {
  const server = await createTestApp()
  const { body } = await server.as('salesrep').get('/engine/lookup/GetEngineLookupData')
  masters = EngineLookupData.parse(body)
  await server.close()
})

/** Folded flat it is 708 mm and 560 mm: four round a pinwheel need 1268 mm, and the pallet with its edges has 1265. */
const almostFour = pad({ overhang: 'OVER', overhangMm: 50, reach: 2, depth: 250 })

test('finds the few millimetres that let four instead of two on a layer, and nothing else changes by itself', () => {
  const sizes = betterSizes(almostFour, masters)
  const [best] = sizes
  expect(best).toMatchObject({ perLayer: 4, wins: expect.arrayContaining(['layer']) })
  expect(best?.now.perLayer).toBe(2)
  if (best === undefined) throw new Error('Nothing was found.')
  const { length = 0, width = 0, depth = 0 } = best.change
  const taken = estimate(
    { ...almostFour, length: 400 + length, width: 300 + width, depth: 250 + depth },
    masters,
  )
  expect(sizeFigures(taken)).toMatchObject({
    perLayer: 4,
    deckle: best.deckle,
    out: best.out,
    cost: best.cost,
  })
})

test('every size found wins something the entered one has not', () => {
  for (const { perLayer, deckle, out, now } of betterSizes(almostFour, masters))
    expect(perLayer > now.perLayer || deckle < now.deckle || out > now.out).toBe(true)
})

test('a size that cannot be made asks for nothing', () => {
  expect(betterSizes(pad({ length: null }), masters)).toEqual([])
  expect(betterSizes(pad({ width: 0 }), masters)).toEqual([])
})

test('the search answers both kinds of question', () => {
  const { pallet } = estimate(pad(), masters)
  if (!pallet.ok) throw new Error('There is no pallet.')
  const layer = answerSearch({ kind: 'layer', input: pallet.value.question })
  expect(layer).toMatchObject({ kind: 'layer', load: { bundlesPerLayer: 2 } })
  const whatIf = answerSearch({ kind: 'whatIf', inputs: pad({ reach: 1, length: null }), masters })
  expect(whatIf).toEqual({ kind: 'whatIf', sizes: [] })
})

test('a change is said side by side', () => {
  expect(changeText({ length: -2, width: 0, depth: 1 })).toBe('L −2 D +1')
})
