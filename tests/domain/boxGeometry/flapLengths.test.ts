import { describe, expect, it } from 'vitest'
import { flapLengths } from '../../../domain/boxGeometry/flapLengths.ts'
import { box } from './builders.ts'

const adds = { meeting: 1, covering: 2 }
const flat = (...given: Parameters<typeof flapLengths>) => {
  const { outer, inner } = flapLengths(...given)
  return [outer, inner]
}

describe('flaps of 400 x 300, meeting flaps + 1, covering flaps + 2', () => {
  it.each([
    ['none', 0, 0],
    ['01', 151, 151],
    ['02', 171, 171],
    ['03', 302, 302],
    ['04', 151, 201],
    ['05', 201, 201],
    ['06', 302, 201],
    ['09', 131, 131],
  ] as const)('%s: outer %d, inner %d', (flap, outer, inner) => {
    expect(flat(flap, box, adds, 40)).toEqual([outer, inner])
  })

  it('halves are rounded up to whole millimetres, each on its own', () => {
    const odd = { length: 401, width: 301, depth: 250 }
    expect(flat('02', odd, adds, 15)).toEqual([151 + 1 + 8, 151 + 1 + 8])
    expect(flat('09', odd, adds, 15)).toEqual([151 + 1 - 8, 151 + 1 - 8])
  })

  it('a flute may take the millimetre below', () => {
    const odd = { length: 401, width: 301, depth: 250 }
    expect(flat('04', odd, { ...adds, oddHalf: 'down' })).toEqual([150 + 1, 200 + 1])
  })

  it('asked for exactly, they are halves without rounding', () => {
    const { outer, inner } = flapLengths(
      '04',
      { length: 401, width: 301, depth: 250 },
      { meeting: 0, covering: 0, exact: true },
    )
    expect([outer, inner]).toEqual([150.5, 200.5])
  })
})
