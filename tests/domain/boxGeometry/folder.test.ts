import { describe, expect, it } from 'vitest'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, flatPanel, formedPanel, made, problemsOf } from './builders.ts'

const size = { length: 300, width: 200, depth: 50 }

describe('0401, 300 x 200 x 50 in E, 1.6 mm thick', () => {
  const result = made('0401', size, 'E')
  const panel = (name: string) => flatPanel(result, name)

  it('is a cross of 506.4 x 511.2', () => {
    expect([result.sheetLength, result.sheetWidth]).toEqual([
      examples.results['0401'].sheetLength,
      examples.results['0401'].sheetWidth,
    ])
    // base 61 610.24, sides and their flaps 32 260.48 + 61 125.12, ends and theirs 20 970.24 + 20 320 mm²
    expect(result.areas.blank).toBeCloseTo(0.196286, 6)
  })

  it('along: end flap, end wall of a caliper more, base of two calipers more', () => {
    expect(
      ['end flap left', 'end left', 'base', 'end right', 'end flap right'].map(name => panel(name).width),
    ).toEqual([50, 51.6, 303.2, 51.6, 50])
  })

  it('across: flap of half the width and half a caliper, side wall of two calipers more, base', () => {
    expect(
      ['flap top', 'side top', 'base', 'side bottom', 'flap bottom'].map(name => panel(name).height),
    ).toEqual([100.8, 53.2, 203.2, 53.2, 100.8])
  })

  it('follows allowances of a plant: end walls of two calipers', () => {
    const own = made('0401', size, 'E', { allowances: { folder: { endWallT: 2 } } })
    expect(own.sheetLength).toBe(509.6)
  })
})

describe('any 0401', () => {
  it('its long flaps meet in the middle of the width, its end flaps underneath never lie on each other', () =>
    always('0401', (result, order) => {
      const { length, width, depth } = order.size
      const across = (at: string) => formedPanel(result, `flap ${at}`).height
      expect(across('top') + across('bottom')).toBeCloseTo(width, 6)
      const along = (at: string) => formedPanel(result, `end flap ${at}`).width
      expect(along('left') + along('right')).toBeLessThanOrEqual(length + 1e-9)
      expect(along('left')).toBeLessThanOrEqual(depth)
    }))
})

describe('0401 of odd sizes', () => {
  it.each([
    ['deeper than half its width', { length: 300, width: 200, depth: 180 }, 100],
    ['shorter than wide', { length: 100, width: 200, depth: 180 }, 50],
    ['flat', { length: 300, width: 200, depth: 10 }, 10],
  ])('%s: end flaps of their own length', (_, odd, endFlap) => {
    const result = made('0401', odd, 'E')
    expect(flatPanel(result, 'end flap left').width).toBe(endFlap)
    expect(result.trace.find(({ label }) => label === 'End flap')?.value).toBe(endFlap)
  })

  it('without a depth there is no folder', () => {
    expect(problemsOf('0401', { ...size, depth: 0 }, 'E')).toEqual([
      { field: 'depth', message: 'Depth must be greater than 0.' },
    ])
  })

  it('an allowance that leaves no end wall is refused by the panel’s name: 1 mm less a caliper', () => {
    const options = { allowances: { folder: { endWallT: -1 } } }
    expect(problemsOf('0401', { ...size, depth: 1 }, 'E', options)).toEqual([
      { field: 'size', message: 'Nothing is left of panel end left in flute E.' },
      { field: 'size', message: 'Nothing is left of panel end right in flute E.' },
    ])
  })
})
