import { describe, expect, it } from 'vitest'
import { type Blank, flutes } from '#domain/boxGeometry'
import { always, box, made, problemsOf } from './builders.ts'

describe('a liner for a box of 400 x 300 x 250', () => {
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

  it.each([
    ['0902', 400],
    ['0903', 2 * 400],
    ['0904', 3 * 250],
  ])('%s: %d mm of crease, and no board is cut away', (style, crease) => {
    const { ruleLengths, areas } = made(style)
    expect(ruleLengths.crease).toBe(crease)
    expect(areas.blank).toBeCloseTo(areas.sheet, 9)
  })

  it('says how its panels run', () => {
    const why = (style: string) => made(style).trace.find(({ label }) => label === 'Liner')?.why
    expect(why('0903')).toBe('Depth on either side of the width')
    expect(why('0904')).toBe('Width, length, width, length around')
  })

  it('with creases of its own it is a creased sheet, with only zeros it is not', () => {
    for (const style of ['0902', '0903', '0904'])
      expect(made(style, box, 'C', { creases: [100, 100, 100] })).toMatchObject({
        sheetLength: 400,
        sheetWidth: 300,
        corrCreases: [100, 100, 100],
      })
    expect(made('0903', box, 'C', { creases: [0, 0, 0] }).sheetWidth).toBe(800)
  })
})

describe('any liner', () => {
  const sheetOf = ({ sheetLength, sheetWidth }: Blank) => [sheetLength, sheetWidth]

  it.each(['0902', '0903', '0904'] as const)(
    '%s has the inside sizes in every board, without allowance',
    style =>
      always(style, (result, { size }) => {
        for (const flute of Object.values(flutes))
          expect(sheetOf(made(style, size, flute))).toEqual(sheetOf(result))
      }),
  )

  it('a ring goes once around the box, without a lap', () =>
    always('0904', ({ sheetLength, sheetWidth, panels }, { size }) => {
      expect(sheetLength).toBeCloseTo(2 * (size.length + size.width), 3)
      expect(sheetWidth).toBeCloseTo(size.depth, 3)
      expect(panels.map(({ role }) => role)).toEqual(['wall', 'wall', 'wall', 'wall'])
    }))

  it('a U is an angle with one more side', () =>
    always('0903', ({ sheetWidth }, { size, flute }) => {
      expect(sheetWidth - made('0902', size, flute).sheetWidth).toBeCloseTo(size.depth, 3)
    }))
})

describe('liners that can not be made', () => {
  it.each(['0902', '0903', '0904'])('%s without a depth', style => {
    expect(problemsOf(style, { ...box, depth: 0 })).toEqual([
      { field: 'depth', message: 'Depth must be greater than 0.' },
    ])
  })

  it('creases of its own that do not make the width', () => {
    expect(problemsOf('0903', box, 'C', { creases: [100, 100, 99] })).toEqual([
      { field: 'width', message: 'Must be equal to the sum of crease 1, 2 and 3' },
    ])
  })
})
