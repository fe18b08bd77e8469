import { describe, expect, it } from 'vitest'
import { type BlankOptions, blank, flutes, styles } from '#domain/boxGeometry'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, box, flatPanel, made, problemsOf } from './builders.ts'

const { results } = examples
const adjusted = (by: number): BlankOptions => ({ topFlapAdjustment: by, bottomFlapAdjustment: by })

describe('0201, 400 x 300 x 250 inside, by flute', () => {
  it.each(['E', 'B', 'C', 'EB', 'BC'] as const)('flute %s', code => {
    const wanted = results[`0201-${code}`]
    const result = made('0201', box, code)
    expect(result.sheetLength).toBe(wanted.sheetLength)
    expect(result.sheetWidth).toBe(wanted.sheetWidth)
    expect(result.corrCreases).toEqual(wanted.corrCreases)
    expect(result.ffgCreases).toEqual(wanted.ffgCreases)
    expect(result.areas.sheet).toBeCloseTo(wanted.area, 4)
    const heightOf = (name: string) => flatPanel(result, name).height
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

  it('a slot of 7 mm parts the flaps, half of it from either panel, and none at the ends', () => {
    const result = made('0201')
    expect(['T1', 'T2', 'T3', 'T4'].map(name => flatPanel(result, name).width)).toEqual([
      304 - 3.5,
      404 - 7,
      304 - 7,
      401 - 3.5,
    ])
  })

  it('the lap is as wide as the flute says, runs from score to score and tapers by 15°', () => {
    const lap = made('0201').root.children.find(({ role }) => role === 'lap')
    expect([lap?.width, lap?.height]).toEqual([28, 258])
    expect(lap?.trimLow?.along).toBeCloseTo(28 * Math.tan(Math.PI / 12), 9)
  })

  it('warns of a joint gap outside the window, and only then', () => {
    expect(made('0201', box, 'C').warnings).toEqual([])
    expect(made('0201', box, 'E').warnings).toEqual(['The joint gap of 2 mm is outside 3 to 12.5 mm.'])
  })
})

describe('the other slotted boxes, 400 x 300 x 250 in C', () => {
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

  it('a box open at one end takes the half-slotted additions: 2 for each flap and 4 for the depth', () => {
    const own = { ...flutes.C, halfSlotted: { flap: 2, depth: 4 } }
    expect(made('0200', box, own).corrCreases).toEqual([254, 152])
    expect(made('0201', box, own).corrCreases).toEqual([151, 258, 151])
  })

  it('without any flap a sleeve remains', () => {
    const result = made('0201', box, 'C', { topFlap: 'none', bottomFlap: 'none' })
    expect(result.corrCreases).toEqual([250])
    expect(result.sheetWidth).toBe(250)
  })
})

describe('flaps of any slotted box', () => {
  /** Two halves and two parts of an adjustment, each to whole millimetres. */
  const roundings = 4
  const reach = (result: ReturnType<typeof made>, names: readonly [string, string]) =>
    names.reduce((sum, name) => sum + flatPanel(result, name).height, 0)

  it.each([
    ['0201', 0],
    ['0202', 1],
    ['0204', 0],
    ['0209', -1],
  ] as const)(
    '%s: the outer ones meet in the middle of the width, or overlap or gap by the adjustment',
    (style, sign) =>
      always(style, (result, { size, options }) => {
        const [first, second] = options.startPanel === 'length' ? [1, 3] : [2, 4]
        const { topFlapAdjustment: by = 0 } = options
        const more = roundings + 2 * result.flute.regular.flap
        for (const end of ['T', 'B']) {
          const over = reach(result, [`${end}${first}`, `${end}${second}`]) - size.width - sign * by
          expect(Math.abs(over)).toBeLessThanOrEqual(more)
        }
      }),
  )

  it('the inner ones of a 0204 meet in the middle of the length', () =>
    always('0204', (result, { size, options }) => {
      const [first, second] = options.startPanel === 'length' ? [2, 4] : [1, 3]
      const over = reach(result, [`T${first}`, `T${second}`]) - size.length
      expect(over).toBeGreaterThanOrEqual(0)
      expect(over).toBeLessThanOrEqual(roundings + 2 * result.flute.regular.flap)
    }))

  it('0202 overlapping by the width is 0203 but for the flap additions', () => {
    for (const flute of Object.values(flutes)) {
      const overlap = made('0202', box, flute, adjusted(300)).sheetWidth
      const full = made('0203', box, flute).sheetWidth
      expect(overlap - full).toBe(2 * (flute.regular.flap - flute.fullOverlap.flap))
    }
  })

  it('can be combined as one likes, top and bottom', () => {
    const flaps = ['none', '01', '02', '03', '04', '05', '06', '09'] as const
    for (const topFlap of flaps)
      for (const bottomFlap of flaps)
        expect(blank('0201', box, 'B', { topFlap, bottomFlap, ...adjusted(40) }).ok).toBe(true)
  })
})

describe('slotted boxes by flute', () => {
  const slotted = styles.filter(({ family }) => family === '02').map(({ code }) => code)

  it.each(slotted)('%s grows with the board, or stays', style => {
    const sheets = Object.values(flutes)
      .toSorted((a, b) => a.caliper - b.caliper)
      .map(flute => made(style, box, flute, adjusted(40)))
    sheets.slice(1).forEach((thicker, index) => {
      expect(thicker.sheetLength).toBeGreaterThanOrEqual(sheets[index]?.sheetLength ?? 0)
      expect(thicker.sheetWidth).toBeGreaterThanOrEqual(sheets[index]?.sheetWidth ?? 0)
    })
  })

  it('the side of the lap changes the sheet of single-wall board by 3 mm at the most', () => {
    for (const flute of Object.values(flutes).filter(({ takeUp }) => takeUp.length === 1)) {
      const [inside, outside] = (['inside', 'outside'] as const).map(lapSide =>
        made('0201', box, flute, { lapSide }),
      )
      expect(Math.abs((inside?.sheetLength ?? 0) - (outside?.sheetLength ?? 0))).toBeLessThanOrEqual(3)
    }
  })
})

describe('slotted boxes that can not be made', () => {
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
})

it('the free end of the fourth flap stays clear of the first panel where the board is thick', () => {
  const flapOf = (flute: string) => flatPanel(made('0201', box, flute, { startPanel: 'length' }), 'T4').width
  expect(flapOf('AC')).toBe(307 - 13 / 2 - 1.5)
  expect(flapOf('C')).toBe(301 - 7 / 2)
})
