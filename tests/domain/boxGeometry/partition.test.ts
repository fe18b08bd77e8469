import { describe, expect, it } from 'vitest'
import examples from '../engine-examples.json' with { type: 'json' }
import { always, made, pieceOf, problemsOf } from './builders.ts'

const size = { length: 400, width: 300, depth: 200 }
const cells = { alongLength: 4, alongWidth: 3 }

describe('a partition set of 4 x 3 cells in 400 x 300 x 200, B, 3 mm thick', () => {
  it.each(['0933', '0935'] as const)('%s: strips, slots and board', style => {
    const wanted = examples.results['0933']
    const { pieces, setAreas, trace } = made(style, size, 'B', { cells })
    const strips = pieces.map(({ quantity, sheetLength, sheetWidth, root }) => ({
      qty: quantity,
      length: sheetLength,
      depth: sheetWidth,
      slots: root.notches.length,
      pitch: (root.notches[1]?.offset ?? 0) - (root.notches[0]?.offset ?? 0),
      slotW: root.notches[0]?.width,
      slotD: root.notches[0]?.depth,
    }))
    expect(strips).toEqual([wanted.long, wanted.short])
    expect(setAreas.sheet).toBeCloseTo(wanted.area, 6)
    expect(trace.find(({ label }) => label === 'Cells')?.value).toBe(wanted.cells)
  })

  it('long strips are open at the top and short ones at the bottom, so that one goes into the other', () => {
    const result = made('0933', size, 'B', { cells })
    const openAt = (name: string) => new Set(pieceOf(result, name).root.notches.map(({ side }) => side))
    expect(openAt('long strip')).toEqual(new Set(['top']))
    expect(openAt('short strip')).toEqual(new Set(['bottom']))
  })

  it('the slots are taken from the board: 3 of 3.5 x 100 from a long strip', () => {
    const { areas } = pieceOf(made('0933', size, 'B', { cells }), 'long strip')
    expect(areas.blank).toBeCloseTo((397 * 200 - 3 * 3.5 * 100) / 1e6, 9)
  })

  it('follows allowances of a plant: clearance of 5, play of 1', () => {
    const options = { cells, allowances: { partition: { clearance: 5, slotPlay: 1 } } }
    const { sheetLength, root } = made('0933', size, 'B', options)
    expect([sheetLength, root.notches[0]?.width]).toEqual([395, 4])
  })
})

describe('any partition set', () => {
  it.each(['0933', '0935'] as const)(
    '%s: a slot takes the caliper of the strip that crosses there, halfway',
    style =>
      always(style, (result, { size: { depth }, flute }) => {
        const [long, short] = [pieceOf(result, 'long strip'), pieceOf(result, 'short strip')]
        for (const [strip, crossing] of [
          [long, short],
          [short, long],
        ] as const) {
          expect(strip.root.notches).toHaveLength(crossing.quantity)
          for (const notch of strip.root.notches) expect(notch.width - flute.caliper).toBeCloseTo(0.5, 9)
        }
        const [down, up] = [long.root.notches[0]?.depth ?? 0, short.root.notches[0]?.depth ?? 0]
        expect(down + up).toBeCloseTo(depth, 9)
      }),
  )

  it('its cells are of one size, from the strip’s end to the first slot’s middle and between middles', () =>
    always('0933', ({ pieces }) => {
      for (const { root, sheetLength } of pieces) {
        const middles = root.notches.map(({ offset, width }) => offset + width / 2)
        const ends = [0, ...middles, sheetLength]
        const pitch = sheetLength / (ends.length - 1)
        ends.slice(1).forEach((end, index) => {
          expect(end - (ends[index] ?? 0)).toBeCloseTo(pitch, 2)
        })
      }
    }))
})

describe('partition sets that can not be made', () => {
  const refusedFor = (alongLength: number, alongWidth: number) =>
    problemsOf('0933', size, 'B', { cells: { alongLength, alongWidth } })

  it('without whole cells, at least two each way', () => {
    const message = 'A partition set needs at least 2 whole cells each way.'
    expect(problemsOf('0933', size, 'B')).toEqual([{ field: 'cells', message }])
    for (const [along, across] of [
      [4, 1],
      [1, 3],
      [2.5, 3],
      [4, Number.NaN],
    ] as const)
      expect(refusedFor(along, across)).toEqual([{ field: 'cells', message }])
  })

  it('with cells of 6.5 mm or less: nothing stays beside a slot of 3.5 and a clearance of 3', () => {
    const tight = [{ field: 'cells', message: 'The cells are too small for the slots of this flute.' }]
    expect(refusedFor(62, 2)).toEqual(tight)
    expect(refusedFor(2, 47)).toEqual(tight)
    expect(made('0933', size, 'B', { cells: { alongLength: 61, alongWidth: 46 } }).pieces).toHaveLength(2)
  })

  it('without a depth', () => {
    expect(problemsOf('0935', { ...size, depth: 0 }, 'B', { cells })).toEqual([
      { field: 'depth', message: 'Depth must be greater than 0.' },
    ])
  })
})
