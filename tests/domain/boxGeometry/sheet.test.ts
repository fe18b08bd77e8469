import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flutes } from '#domain/boxGeometry'
import { seedFrom } from '../../depth.ts'
import { box, made, problemsOf } from './builders.ts'

const flat = { length: 900, width: 600, depth: 0 }

describe('a sheet or pad of 900 x 600', () => {
  it.each(['0110', '0900', '0901'])(
    '%s is length by width in every flute, one panel without a crease',
    style => {
      for (const flute of Object.values(flutes)) {
        const result = made(style, flat, flute)
        expect(result).toMatchObject({
          sheetLength: 900,
          sheetWidth: 600,
          corrCreases: [600],
          ffgCreases: [900],
          ruleLengths: { crease: 0, cut: 3000 },
        })
        expect(result.panels).toHaveLength(1)
      }
    },
  )

  it('0110 is creased when creases are given', () => {
    const creased = made('0110', flat, 'C', { creases: [100, 400, 100] })
    expect(creased.corrCreases).toEqual([100, 400, 100])
    expect(creased.ruleLengths.crease).toBe(1800)
    expect(creased.trace.find(({ label }) => label === 'Sheet')).toMatchObject({
      value: '900 x 600',
      why: 'Creased into 100, 400, 100',
    })
  })

  it('its parts are numbered from the top, and a crease is made a perforation by the part below it', () => {
    const options = { creases: [100, 300, 200], hingeRules: { 'sheet 2': 'PERF' as const } }
    const result = made('0110', flat, 'C', options)
    expect(result.panels.map(({ name, y }) => [name, y])).toEqual([
      ['sheet 1', 500],
      ['sheet 2', 200],
      ['sheet 3', 0],
    ])
    expect(result.ruleLengths).toMatchObject({ perforation: 900, crease: 900 })
  })

  it('empty creases count as 0', () => {
    expect(made('0110', flat, 'C', { creases: [250, 350, 0] }).corrCreases).toEqual([250, 350])
    expect(made('0110', flat, 'C', { creases: [0, 0, 0] }).corrCreases).toEqual([600])
  })

  it('with a depth says that it plays no part', () => {
    const { trace, formedSize } = made('0110', box)
    expect(trace.find(({ label }) => label === 'Depth')?.why).toContain('plays no part')
    expect(formedSize.depth).toBe(0)
    expect(made('0110', flat).trace.some(({ label }) => label === 'Depth')).toBe(false)
  })
})

describe('any creased sheet', () => {
  it('keeps its size, and its creases are those given, from the top', () => {
    const tenths = fc.integer({ min: 1, max: 9999 }).map(value => value / 10)
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 1, maxLength: 3 }), tenths, (creases, length) => {
        const width = Math.round(creases.reduce((sum, crease) => sum + crease, 0) * 10) / 10
        const result = made('0110', { length, width, depth: 0 }, 'C', { creases })
        expect(result).toMatchObject({ sheetLength: length, sheetWidth: width, corrCreases: creases })
        expect(result.ruleLengths.crease).toBeCloseTo((creases.length - 1) * length, 3)
      }),
      { seed: seedFrom(110), numRuns: 60 },
    )
  })
})

describe('sheets and pads that can not be made', () => {
  it('creases that do not sum to the width', () => {
    expect(problemsOf('0110', flat, 'C', { creases: [100, 400, 99] })).toEqual([
      { field: 'width', message: 'Must be equal to the sum of crease 1, 2 and 3' },
    ])
  })

  it.each([
    ['below 0', [700, -100, 0]],
    ['no number', [Number.NaN]],
  ])('a crease that is %s', (_, creases) => {
    expect(problemsOf('0110', flat, 'C', { creases })).toEqual([
      { field: 'creases', message: 'A crease must not be below 0.' },
    ])
  })

  it('a pad wider than long, or with a depth; a sheet may be either', () => {
    expect(problemsOf('0900', { length: 300, width: 400, depth: 5 })).toEqual([
      { field: 'width', message: 'Width must not exceed length.' },
      { field: 'depth', message: 'Depth must be 0.' },
    ])
    expect(made('0110', { length: 300, width: 400, depth: 5 }).sheetWidth).toBe(400)
  })

  it('a sheet with a depth below 0', () => {
    expect(problemsOf('0110', { length: 300, width: 400, depth: -5 })).toEqual([
      { field: 'depth', message: 'Depth must not be below 0.' },
    ])
  })
})
