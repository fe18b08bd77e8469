import { describe, expect, it } from 'vitest'
import { type BlankOptions, blank, flutes } from '#domain/boxGeometry'
import examples from '../engine-examples.json' with { type: 'json' }
import { box, made, problemsOf } from './builders.ts'

const { results } = examples

describe('0201, 400 x 300 x 250 inside, by flute', () => {
  it.each(['E', 'B', 'C', 'EB', 'BC'] as const)('flute %s', code => {
    const wanted = results[`0201-${code}`]
    const result = made('0201', box, code)
    expect(result.sheetLength).toBe(wanted.sheetLength)
    expect(result.sheetWidth).toBe(wanted.sheetWidth)
    expect(result.corrCreases).toEqual(wanted.corrCreases)
    expect(result.ffgCreases).toEqual(wanted.ffgCreases)
    expect(result.areas.sheet).toBeCloseTo(wanted.area, 4)
    const heightOf = (name: string) => result.panels.find(panel => panel.name === name)?.height
    expect([heightOf('T2'), heightOf('T1')]).toEqual(wanted.topFlap)
    expect([heightOf('B2'), heightOf('B1')]).toEqual(wanted.bottomFlap)
    expect(heightOf('P1')).toBe(wanted.score)
  })

  it('with the lap outside, panel 1 is wider', () => {
    const outside = made('0201', box, 'C', { lapSide: 'outside' })
    expect(outside.ffgCreases).toEqual(results['0201-C-outside'])
    expect(outside.sheetLength).toBe(1442)
  })

  it('with the lap on a length panel, lengths and widths change places', () => {
    const result = made('0201', box, 'C', { startPanel: 'length' })
    expect(result.ffgCreases).toEqual([28, 404, 304, 404, 301])
    expect(result.sheetLength).toBe(1441)
  })

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

  it('warns of a joint gap outside the window, and only then', () => {
    expect(made('0201', box, 'C').warnings).toEqual([])
    expect(made('0201', box, 'E').warnings).toEqual(['The joint gap of 2 mm is outside 3 to 12.5 mm.'])
  })
})

describe('the other slotted boxes, 400 x 300 x 250 in C', () => {
  const adjusted = (by: number): BlankOptions => ({ topFlapAdjustment: by, bottomFlapAdjustment: by })
  it.each([
    ['0200', {}],
    ['0202', adjusted(40)],
    ['0203', {}],
    ['0204', {}],
    ['0205', {}],
    ['0206', {}],
    ['0209', adjusted(20)],
  ] as const)('%s', (style, options) => {
    const wanted = results[`${style}-C`]
    const result = made(style, box, 'C', options)
    expect(result.sheetLength).toBe(wanted.sheetLength)
    expect(result.sheetWidth).toBe(wanted.sheetWidth)
    expect(result.corrCreases).toEqual(wanted.corr)
    expect(result.ffgCreases).toEqual(wanted.ffg)
    expect(result.areas.sheet).toBeCloseTo(wanted.area, 4)
    const heightOf = (name: string) => result.panels.find(panel => panel.name === name)?.height ?? 0
    expect([heightOf('T2'), heightOf('T1')]).toEqual(wanted.topFlap)
    expect([heightOf('B2'), heightOf('B1')]).toEqual(wanted.bottomFlap)
    expect(heightOf('P1')).toBe(wanted.score)
  })

  it('flaps of different length need a die or slotter heads set apart, and that is said', () => {
    const warned = (style: string) =>
      made(style).warnings.some(warning => warning.includes('differ in length'))
    expect(warned('0204')).toBe(true)
    expect(warned('0206')).toBe(true)
    expect(warned('0203')).toBe(false)
  })

  it('top and bottom may be chosen apart: the score has half of either addition', () => {
    const result = made('0201', box, 'C', { bottomFlap: '03' })
    expect(result.corrCreases).toEqual([151, 260, 301])
  })

  it('without any flap a sleeve remains', () => {
    const result = made('0201', box, 'C', { topFlap: 'none', bottomFlap: 'none' })
    expect(result.corrCreases).toEqual([250])
    expect(result.sheetWidth).toBe(250)
  })

  it('0202 overlapping by the width is 0203 but for the flap additions', () => {
    for (const flute of Object.values(flutes)) {
      const overlap = made('0202', box, flute, adjusted(300)).sheetWidth
      const full = made('0203', box, flute).sheetWidth
      expect(overlap - full).toBe(2 * (flute.regular.flap - flute.fullOverlap.flap))
    }
  })
})

describe('boxes of families 03 and 04 (own design)', () => {
  it('0300: body and lid', () => {
    const { pieces, setAreas } = made('0300', { length: 400, width: 300, depth: 120 })
    const [body, lid] = pieces
    expect([body?.sheetLength, body?.sheetWidth]).toEqual([648, 548])
    expect([lid?.sheetLength, lid?.sheetWidth]).toEqual([659, 559])
    expect(lid?.size).toEqual({ length: 411, width: 311, depth: 120 })
    expect(setAreas.sheet).toBeCloseTo(0.648 * 0.548 + 0.659 * 0.559, 6)
  })

  it('0301: the lid is half as deep unless told', () => {
    const size = { length: 400, width: 300, depth: 120 }
    expect(made('0301', size).pieces[1]?.size.depth).toBe(60)
    expect(made('0301', size, 'C', { lidDepth: 45 }).pieces[1]?.size.depth).toBe(45)
    expect(problemsOf('0301', size, 'C', { lidDepth: 120 })).toEqual([
      { field: 'lidDepth', message: 'Lid depth must be greater than 0 and less than the depth.' },
    ])
    expect(problemsOf('0300', size, 'C', { lidDepth: 121 })[0]?.field).toBe('lidDepth')
  })

  it('0401', () => {
    const result = made('0401', { length: 300, width: 200, depth: 50 }, 'E')
    expect(result.sheetLength).toBeCloseTo(results['0401'].sheetLength, 6)
    expect(result.sheetWidth).toBeCloseTo(results['0401'].sheetWidth, 6)
  })

  it('0421, and 0422 that doubles the sides too', () => {
    const size = { length: 400, width: 300, depth: 80 }
    const result = made('0421', size, 'B')
    expect([result.sheetLength, result.sheetWidth]).toEqual([
      results['0421'].sheetLength,
      results['0421'].sheetWidth,
    ])
    const doubled = made('0422', size, 'B')
    expect([doubled.sheetLength, doubled.sheetWidth]).toEqual([734, 472 + 2 * (6 + 0.95 * 80)])
  })

  it('0427, and 0471 that is longer by its lock', () => {
    const size = { length: 300, width: 200, depth: 150 }
    const result = made('0427', size, 'B')
    expect([result.sheetLength, result.sheetWidth]).toEqual([
      results['0427'].sheetLength,
      results['0427'].sheetWidth,
    ])
    expect(result.areas.sheet).toBeCloseTo(results['0427'].area, 4)
    expect(made('0471', size, 'B').sheetWidth).toBe(872 + 25)
    expect(made('0471', size, 'B', { allowances: { mailer: { lockReach: 40 } } }).sheetWidth).toBe(872 + 40)
  })

  it('have their creases in the forme: the corrugator sends a plain sheet', () => {
    const result = made('0427', { length: 300, width: 200, depth: 150 }, 'B')
    expect([result.corrCreases, result.ffgCreases]).toEqual([[872], [943]])
    expect(result.trace).toContainEqual({
      label: 'Creases',
      value: 'in the forme',
      why: 'Die-cut: the corrugator sends a plain sheet',
    })
  })
})

describe('sheets and fitments', () => {
  it('0110 is length by width, creased when creases are given', () => {
    expect(made('0110', { length: 900, width: 600, depth: 0 })).toMatchObject({
      sheetLength: 900,
      sheetWidth: 600,
      corrCreases: [600],
      ffgCreases: [900],
    })
    const creased = made('0110', { length: 900, width: 600, depth: 0 }, 'C', { creases: [100, 400, 100] })
    expect(creased.corrCreases).toEqual([100, 400, 100])
    expect(creased.ruleLengths.crease).toBe(1800)
  })

  it('creases must sum to the width; empty ones count as 0', () => {
    const size = { length: 900, width: 600, depth: 0 }
    expect(made('0110', size, 'C', { creases: [250, 350, 0] }).corrCreases).toEqual([250, 350])
    expect(problemsOf('0110', size, 'C', { creases: [100, 400, 99] })).toEqual([
      { field: 'width', message: 'Must be equal to the sum of crease 1, 2 and 3' },
    ])
    expect(problemsOf('0110', size, 'C', { creases: [700, -100, 0] })[0]?.field).toBe('creases')
    expect(problemsOf('0110', size, 'C', { creases: [Number.NaN] })[0]?.field).toBe('creases')
  })

  it('a sheet with a depth says that it plays no part', () => {
    const { trace, formedSize } = made('0110', box)
    expect(trace.find(({ label }) => label === 'Depth')?.why).toContain('plays no part')
    expect(formedSize.depth).toBe(0)
  })

  it.each([
    ['0902', 400, 550, [250, 300], [400]],
    ['0903', 400, 800, [250, 300, 250], [400]],
    ['0904', 1400, 250, [250], [300, 400, 300, 400]],
  ] as const)('%s: %d x %d', (style, length, width, corr, ffg) => {
    expect(made(style)).toMatchObject({
      sheetLength: length,
      sheetWidth: width,
      corrCreases: corr,
      ffgCreases: ffg,
    })
  })

  it('a liner with creases of its own is a creased sheet', () => {
    const result = made('0903', box, 'C', { creases: [100, 100, 100] })
    expect(result).toMatchObject({ sheetLength: 400, sheetWidth: 300, corrCreases: [100, 100, 100] })
    expect(made('0903', box, 'C', { creases: [0, 0, 0] }).sheetWidth).toBe(800)
  })

  it.each(['0933', '0935'] as const)('%s: 4 x 3 cells of 400 x 300 x 200 in B', style => {
    const wanted = results['0933']
    const cells = { alongLength: 4, alongWidth: 3 }
    const { pieces, setAreas, trace } = made(style, { length: 400, width: 300, depth: 200 }, 'B', { cells })
    const strips = pieces.map(({ quantity, sheetLength, sheetWidth, root }) => ({
      qty: quantity,
      length: sheetLength,
      depth: sheetWidth,
      slots: root.notches.length,
      pitch: (root.notches[1]?.offset.flat ?? 0) - (root.notches[0]?.offset.flat ?? 0),
      slotW: root.notches[0]?.width,
      slotD: root.notches[0]?.depth,
    }))
    expect(strips).toEqual([wanted.long, wanted.short])
    expect(setAreas.sheet).toBeCloseTo(wanted.area, 6)
    expect(trace.find(({ label }) => label === 'Cells')?.value).toBe(wanted.cells)
  })

  it('a partition set needs whole cells, at least two each way, and room for the slots', () => {
    const size = { length: 400, width: 300, depth: 200 }
    const message = 'A partition set needs at least 2 whole cells each way.'
    expect(problemsOf('0933', size, 'B')).toEqual([{ field: 'cells', message }])
    expect(problemsOf('0933', size, 'B', { cells: { alongLength: 4, alongWidth: 1 } })).toEqual([
      { field: 'cells', message },
    ])
    expect(problemsOf('0933', size, 'B', { cells: { alongLength: 4, alongWidth: 90 } })).toEqual([
      { field: 'cells', message: 'The cells are too small for the slots of this flute.' },
    ])
  })
})

describe('what can not be made comes back as problems', () => {
  it('a style the engine does not have', () => {
    expect(problemsOf('0425')).toEqual([
      { field: 'style', message: 'style 0425 not supported by the built-in engine' },
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
    expect(problemsOf('0900', { length: 300, width: 400, depth: 5 })).toEqual([
      { field: 'width', message: 'Width must not exceed length.' },
      { field: 'depth', message: 'Depth must be 0.' },
    ])
    expect(problemsOf('0110', { length: 300, width: 400, depth: -5 })).toEqual([
      { field: 'depth', message: 'Depth must not be below 0.' },
    ])
    expect(problemsOf('0201', { ...box, depth: Number.POSITIVE_INFINITY })).toEqual([
      { field: 'depth', message: 'Depth must be a number.' },
    ])
  })

  it('an overlap or a gap that is missing', () => {
    const message = 'Flap adjustment must be greater than 0.'
    expect(problemsOf('0202')).toEqual([
      { field: 'topFlapAdjustment', message },
      { field: 'bottomFlapAdjustment', message },
    ])
    expect(problemsOf('0209', box, 'C', { topFlapAdjustment: 20, bottomFlapAdjustment: 0 })).toEqual([
      { field: 'bottomFlapAdjustment', message },
    ])
  })

  it('a gap as wide as the box', () => {
    const options = { topFlapAdjustment: 320, bottomFlapAdjustment: 20 }
    expect(problemsOf('0209', box, 'C', options)).toEqual([
      { field: 'topFlapAdjustment', message: 'The gap leaves no flap.' },
    ])
  })

  it('flaps that do not fit into the box', () => {
    const narrow = { length: 700, width: 300, depth: 250 }
    expect(problemsOf('0205', narrow).map(({ field }) => field)).toEqual(['topFlap', 'bottomFlap'])
    expect(problemsOf('0203', { length: 300, width: 400, depth: 250 })[0]?.message).toBe(
      'Flap style 03: the inner flaps (400 mm) are longer than the box is long (300 mm).',
    )
  })

  it('a flap style nobody knows, as it may come from stored data', () => {
    const options = JSON.parse('{"topFlap":"77"}') as BlankOptions
    expect(problemsOf('0201', box, 'C', options)).toEqual([
      { field: 'topFlap', message: 'Flap style 77 is not known.' },
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
    const result = made('0427', size, 'B', { hingeRules: { 'side left tongue': 'PERF' } })
    expect(result.ruleLengths.perforation).toBe(0)
  })
})
