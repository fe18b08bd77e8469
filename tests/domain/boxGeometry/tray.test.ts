import { describe, expect, it } from 'vitest'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, flatPanel, formedPanel, made, problemsOf } from './builders.ts'

const size = { length: 400, width: 300, depth: 80 }

describe('a tray of 400 x 300 x 80 in B, 3 mm thick', () => {
  it('0421: the base has 4 and 2 calipers more, the wall 1, the roll over takes 2, the end inner wall 0.9 of the depth', () => {
    const result = made('0421', size, 'B')
    const wanted = examples.results['0421']
    expect([result.sheetLength, result.sheetWidth]).toEqual([wanted.sheetLength, wanted.sheetWidth])
    expect(flatPanel(result, 'base')).toMatchObject({ width: 412, height: 306 })
    expect(flatPanel(result, 'side top')).toMatchObject({ width: 412, height: 83 })
    expect(
      ['end left', 'end left roll', 'end left inner'].map(name => flatPanel(result, name).width),
    ).toEqual([83, 6, 72])
    expect(result.sheetLength).toBe(412 + 2 * (83 + 6 + 72))
    expect(result.sheetWidth).toBe(306 + 2 * 83)
  })

  it('0422 doubles the sides too, whose inner walls are 0.95 of the depth and stand between the end walls', () => {
    const result = made('0422', size, 'B')
    expect([result.sheetLength, result.sheetWidth]).toEqual([734, 472 + 2 * (6 + 76)])
    expect(flatPanel(result, 'side top inner')).toMatchObject({ width: 412 - 2 * 6, height: 76 })
    const { x } = flatPanel(result, 'side top')
    expect(flatPanel(result, 'side top roll').x).toBe(x + 6)
  })

  it('the side has an ear of 80 x 80 at either end, a caliper clear of the base', () => {
    const result = made('0421', size, 'B')
    const base = flatPanel(result, 'base')
    const ear = flatPanel(result, 'side top ear left')
    expect(ear).toMatchObject({ width: 80, height: 80 })
    expect(ear.y).toBe(base.y + base.height + 3)
  })

  it('says what each part gets', () => {
    const whys = (style: string) => made(style, size, 'B').trace.map(({ label, value }) => [label, value])
    expect(whys('0421')).toEqual(
      expect.arrayContaining([
        ['Wall', 83],
        ['End inner wall', 72],
      ]),
    )
    expect(whys('0421').map(([label]) => label)).not.toContain('Side inner wall')
    expect(whys('0422')).toContainEqual(['Side inner wall', 76])
  })

  it('follows allowances of a plant: a roll over of 3 calipers', () => {
    const options = { allowances: { tray: { rollOverT: 3 } } }
    expect(made('0421', size, 'B', options).sheetLength).toBe(734 + 2 * 3)
  })
})

describe('any tray', () => {
  it.each(['0421', '0422'] as const)(
    '%s: its four walls fold up to its depth, its inner walls stay below it',
    style =>
      always(style, (result, order) => {
        const { depth } = order.size
        for (const at of ['top', 'bottom'])
          expect(formedPanel(result, `side ${at}`).height).toBeCloseTo(depth, 6)
        for (const at of ['left', 'right']) {
          expect(formedPanel(result, `end ${at}`).width).toBeCloseTo(depth, 6)
          expect(formedPanel(result, `end ${at} roll`).width).toBe(0)
          expect(formedPanel(result, `end ${at} inner`).width).toBeLessThan(depth)
        }
      }),
  )

  it('ears of both sides leave each other room behind the end they share', () =>
    always('0421', (result, order) => {
      const reach = (at: string) => formedPanel(result, `side ${at} ear left`).width
      expect(reach('top') + reach('bottom')).toBeLessThanOrEqual(order.size.width + 1e-9)
    }))
})

describe('trays of odd sizes', () => {
  it('deeper than wide: the ears reach half of the width', () => {
    const result = made('0421', { length: 100, width: 60, depth: 200 }, 'B')
    expect(flatPanel(result, 'side top ear left').width).toBe(30)
  })

  it('very shallow: the ear gives up a quarter of the wall and no more', () => {
    const result = made('0421', { ...size, depth: 5 }, 'B')
    expect(flatPanel(result, 'side top ear left').height).toBe(8 - 2)
  })

  it('very short: the inner side wall keeps half of the base', () => {
    const result = made('0422', { length: 10, width: 10, depth: 5 }, 'B')
    expect(flatPanel(result, 'side top inner').width).toBe(22 / 2)
  })

  it('without a depth there is no tray', () => {
    expect(problemsOf('0421', { ...size, depth: 0 }, 'B')).toEqual([
      { field: 'depth', message: 'Depth must be greater than 0.' },
    ])
  })

  it('an allowance that leaves no inner wall is refused by the panel’s name', () => {
    const options = { allowances: { tray: { endInnerShare: 0 } } }
    expect(problemsOf('0421', size, 'B', options)).toEqual([
      { field: 'size', message: 'Nothing is left of panel end left inner in flute B.' },
      { field: 'size', message: 'Nothing is left of panel end right inner in flute B.' },
    ])
  })
})
