import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packLayer, verifyLayer } from '#domain/palletisation'
import { byDepth, seedFrom } from '../../../depth.ts'
import { holds } from './holds.ts'
import { realisticLayer } from './layerInputs.ts'
import { plainBound } from './plainBound.ts'

const layers = byDepth(400, 40_000)
/** Of so many layers an independent search may leave the best count open. */
const mayStayOpen = byDepth(4, 120)
const tries = byDepth(40_000, 60_000)

it(`of ${layers} layers of daily work none is short of what an independent method finds`, {
  timeout: byDepth(60_000, 1_200_000),
}, () => {
  const short: unknown[] = []
  const open: unknown[] = []
  const inputs = fc.sample(realisticLayer, { numRuns: layers, seed: seedFrom(20_261_122) })
  for (const input of inputs) {
    const { count, boxes } = packLayer(input)
    const { outside, overlapping } = verifyLayer(input, boxes)
    expect([outside, overlapping, boxes.length]).toEqual([[], [], count])
    if (count === plainBound(input)) continue
    const more = holds(input, count + 1, tries)
    if (more === true) short.push({ ...input, count })
    else if (more === undefined) open.push({ ...input, count })
  }
  expect(short).toEqual([])
  expect(open.length, JSON.stringify(open)).toBeLessThanOrEqual(mayStayOpen)
})
