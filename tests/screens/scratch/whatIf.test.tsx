import { beforeAll, expect, test } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import { changeText } from '../../../src/components/size/changeText.ts'
import { estimate } from '../../../src/pages/scratch/estimate.ts'
import type { PadInputs } from '../../../src/pages/scratch/padInputs.ts'
import { answerSearch } from '../../../src/pages/scratch/search/searches.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import { pad } from './pad.ts'

let masters: EngineLookupData

beforeAll(async () => {
  const server = await createTestApp()
  const { body } = await server.as('salesrep').get('/engine/lookup/GetEngineLookupData')
  masters = EngineLookupData.parse(body)
  await server.close()
})

/** Folded flat it is 708 mm and 560 mm: four round a pinwheel need 1268 mm, and the pallet with its edges has 1265. */
const almostFour = pad({ overhang: 'OVER', overhangMm: 50, reach: 2, depth: 250 })

const betterSizes = (inputs: PadInputs) => {
  const answer = answerSearch({ kind: 'whatIf', inputs, masters })
  return answer.kind === 'whatIf' ? answer.sizes : []
}

test('finds the few millimetres that let four instead of two on a layer, and nothing else changes by itself', () => {
  const best = betterSizes(almostFour).find(({ wins }) => wins.includes('layer'))
  expect(best).toMatchObject({ figures: { perLayer: 4 }, now: { perLayer: 2 } })
  if (best === undefined) throw new Error('Nothing was found.')
  const { length, width, depth } = best.change
  const taken = estimate(
    { ...almostFour, length: 400 + length, width: 300 + width, depth: 250 + depth },
    masters,
  )
  const { pallet, cost } = taken
  if (!pallet.ok || !cost.ok) throw new Error('It has a cost.')
  const { perLayer, deckle, out } = best.figures
  expect(pallet.value.load.bundlesPerLayer).toBe(perLayer)
  expect(cost.value.deckle).toMatchObject({ deckle, out })
})

test('a size that cannot be made asks for nothing', () => {
  expect(betterSizes(pad({ length: null }))).toEqual([])
  expect(betterSizes(pad({ width: 0 }))).toEqual([])
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
