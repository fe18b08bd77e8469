import { describe, expect, it } from 'vitest'
import { blank, flutes } from '#domain/boxGeometry'
import examples from '../engine-examples.json' with { type: 'json' }
import { box, made, problemsOf } from './builders.ts'

const { results } = examples

describe('the blank of a 0201, 400 x 300 x 250 inside', () => {
  it('puts additional trim into the sheet and not into the creases', () => {
    const result = made('0201', box, 'C', { additionalTrim: 9 })
    expect(result.sheetLength).toBe(1450)
    expect(result.ffgCreases).toEqual([28, 304, 404, 304, 401])
    expect(result.trace.find(({ label }) => label === 'Sheet length')?.why).toContain('9 additional trim')
  })

  it('takes a row of a plant for a flute as well as a code', () => {
    const own = { ...flutes.C, lapWidth: 35 }
    expect(made('0201', box, own).sheetLength).toBe(1448)
    expect(made('0201', box, 'c', { flutes: { C: own } }).sheetLength).toBe(1448)
  })

  it('leaves 0.7920 m² of board after slots and lap corners, from 5.80 m of knife and 3.82 m of crease', () => {
    const { areas, ruleLengths } = made('0201')
    expect(areas.blank).toBeCloseTo(0.792, 4)
    expect(ruleLengths.cut / 1000).toBeCloseTo(results['dieline-0201-C'].rule.CUT, 2)
    expect(ruleLengths.crease / 1000).toBeCloseTo(results['dieline-0201-C'].rule.CREASE, 2)
    expect(ruleLengths.trim).toBe(2 * (1441 + 560))
  })

  it('tells where its numbers come from', () => {
    const { trace, method, masterDataVersion } = made('0201')
    expect([method, masterDataVersion]).toEqual(['panel tree', 'built-in 1'])
    expect(trace).toContainEqual({
      label: 'Panel 1',
      value: 304,
      unit: 'mm',
      why: 'width 300 + 4 for flute C, lap inside',
    })
    expect(trace.find(({ label }) => label === 'Sheet width')?.why).toBe('151 + 258 + 151')
  })
})

describe('die-cut boxes', () => {
  it('have their creases in the forme: the corrugator sends a plain sheet', () => {
    const result = made('0427', { length: 300, width: 200, depth: 150 }, 'B')
    expect([result.corrCreases, result.ffgCreases]).toEqual([[865.5], [941]])
    expect(result.trace).toContainEqual({
      label: 'Creases',
      value: 'in the forme',
      why: 'Die-cut: the corrugator sends a plain sheet',
    })
  })
})

describe('what can not be made comes back as problems', () => {
  it('a style the engine does not have', () => {
    expect(problemsOf('0424')).toEqual([
      { field: 'style', message: 'style 0424 not supported by the built-in engine' },
    ])
  })

  it('a flute that is not in the master', () => {
    expect(problemsOf('0201', box, 'Z')).toEqual([
      { field: 'flute', message: 'Flute Z is not in the master.' },
    ])
  })

  it('sizes', () => {
    expect(problemsOf('0201', { length: 0, width: -1, depth: Number.NaN }).map(({ field }) => field)).toEqual(
      ['length', 'width', 'depth'],
    )
    expect(problemsOf('0201', { ...box, depth: Number.POSITIVE_INFINITY })).toEqual([
      { field: 'depth', message: 'Depth must be a number.' },
    ])
  })

  it('trim below 0', () => {
    expect(problemsOf('0201', box, 'C', { additionalTrim: -1 })[0]?.field).toBe('additionalTrim')
  })

  it('a size that leaves nothing of a panel', () => {
    expect(
      problemsOf('0201', { length: 6, width: 6, depth: 20 }, 'BC', { lapSide: 'outside' }),
    ).toContainEqual({
      field: 'size',
      message: 'Nothing is left of panel T4 in flute BC.',
    })
  })

  it('nothing at all', () => {
    const nothing = null as never
    for (const result of [blank(nothing, nothing, nothing), blank('0201', nothing, 'C')])
      expect(result).toMatchObject({ problems: [{ message: 'A blank needs a style and a size.' }] })
    const fluteless = blank('0201', { length: 400, width: 300, depth: 250 }, nothing)
    expect(fluteless).toMatchObject({ problems: [{ field: 'flute', message: 'A blank needs a flute.' }] })
    expect(blank('0201', { length: 400, width: 300, depth: 250 }, 'C', nothing).ok).toBe(true)
  })

  it('never throws, whatever the numbers', () => {
    const odd = [0, -1, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 1e12]
    for (const length of odd)
      for (const width of odd)
        for (const depth of odd)
          for (const style of ['0201', '0206', '0300', '0401', '0422', '0471', '0904', '0933'])
            expect(() =>
              blank(style, { length, width, depth }, 'C', { cells: { alongLength: 2, alongWidth: 2 } }),
            ).not.toThrow()
  })
})

describe('hinge rules', () => {
  it('turn creases into perforations and half cuts, by the name of the panel', () => {
    const { ruleLengths } = made('0201', box, 'C', { hingeRules: { T2: 'PERF', lap: 'HALFCUT' } })
    expect(ruleLengths).toMatchObject({ perforation: 397, halfCut: 258, crease: 3816 - 397 - 258 })
  })

  it('leave the crease spans of the sheet as they are', () => {
    const perforated = made('0201', box, 'C', { hingeRules: { T2: 'PERF' } })
    expect(perforated.corrCreases).toEqual([151, 258, 151])
  })

  it('do not crease board that goes on', () => {
    const size = { length: 300, width: 200, depth: 150 }
    const result = made('0427', size, 'B', { hingeRules: { 'side left tab 1': 'PERF' } })
    expect(result.ruleLengths.perforation).toBe(0)
  })
})
