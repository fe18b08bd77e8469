import { describe, expect, it } from 'vitest'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, flatPanel, made, pieceOf, problemsOf } from './builders.ts'

const size = { length: 400, width: 300, depth: 120 }

describe('a telescope box of 400 x 300 x 120 in C, 4 mm thick', () => {
  it('0300: body and lid, each its base of two calipers more and four walls of the depth', () => {
    const result = made('0300', size)
    const { body, lid } = examples.results['0300']
    expect(pieceOf(result, 'body')).toMatchObject({ ...body, quantity: 1 })
    expect(pieceOf(result, 'lid')).toMatchObject({
      quantity: 1,
      size: { length: lid.L, width: lid.W, depth: lid.D },
      sheetLength: lid.sheetLength,
      sheetWidth: lid.sheetWidth,
    })
    expect(flatPanel(pieceOf(result, 'body'), 'base')).toMatchObject({ width: 408, height: 308 })
    expect(flatPanel(pieceOf(result, 'lid'), 'base')).toMatchObject({ width: 419, height: 319 })
    expect(result.setAreas.sheet).toBeCloseTo(0.648 * 0.548 + 0.659 * 0.559, 6)
  })

  it('0301: the lid is half as deep unless told, so its sheet is 120 mm less either way', () => {
    const lid = pieceOf(made('0301', size), 'lid')
    expect(lid.size.depth).toBe(60)
    expect([lid.sheetLength, lid.sheetWidth]).toEqual([659 - 120, 559 - 120])
    expect(pieceOf(made('0301', size, 'C', { lidDepth: 45 }), 'lid').size.depth).toBe(45)
    const lowered = made('0301', size, 'C', { allowances: { telescope: { partLidShare: 0.25 } } })
    expect(pieceOf(lowered, 'lid').size.depth).toBe(30)
  })

  it('says whether the lid’s depth is the style’s or as asked', () => {
    const why = (lidDepth?: number) =>
      made('0301', size, 'C', lidDepth === undefined ? {} : { lidDepth }).trace.find(
        ({ label }) => label === 'Lid depth',
      )?.why
    expect([why(), why(45)]).toEqual(['Style 0301', 'As asked'])
  })

  it('has a tab at each corner, as wide as the flute’s lap and a caliper clear of the base', () => {
    const body = pieceOf(made('0300', size), 'body')
    const tabs = body.panels.filter(({ role }) => role === 'ear')
    expect(tabs.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([28, 116]))
  })
})

describe('any telescope box', () => {
  it.each(['0300', '0301'] as const)(
    '%s: its lid goes over the body’s outside with 3 mm to spare either way',
    style =>
      always(style, (result, { flute }) => {
        const [body, lid] = [pieceOf(result, 'body'), pieceOf(result, 'lid')]
        const [inside, outside] = [lid.size, flatPanel(body, 'base')]
        expect(inside.length - outside.width).toBeCloseTo(3, 2)
        expect(inside.width - outside.height).toBeCloseTo(3, 2)
        expect(lid.size.length - body.size.length).toBeCloseTo(2 * flute.caliper + 3, 9)
      }),
  )
})

describe('telescope boxes of odd sizes', () => {
  it('very shallow: the tabs reach no further than the wall is high, and give up a quarter of it', () => {
    const tab = flatPanel(pieceOf(made('0300', { ...size, depth: 10 }), 'body'), 'side top ear left')
    expect([tab.width, tab.height]).toEqual([10, 7.5])
  })

  it('a lid as deep as the body is a 0300 and no 0301', () => {
    expect(pieceOf(made('0300', size, 'C', { lidDepth: 120 }), 'lid').size.depth).toBe(120)
    expect(problemsOf('0301', size, 'C', { lidDepth: 120 })).toEqual([
      { field: 'lidDepth', message: 'Lid depth must be greater than 0 and less than the depth.' },
    ])
  })

  it.each([0, -5, Number.NaN, 121])('a lid depth of %d is refused', lidDepth => {
    expect(problemsOf('0300', size, 'C', { lidDepth })).toEqual([
      { field: 'lidDepth', message: 'Lid depth must be greater than 0 and at most the depth.' },
    ])
  })
})
