import { describe, expect, it } from 'vitest'
import { box, made } from './builders.ts'

const holed = (options = {}) => made('0201', box, 'C', { handHoles: true, ...options })
const holesOf = (blank: ReturnType<typeof made>) =>
  blank.flat.flatMap(({ panel }) => panel.holes.map(hole => ({ panel: panel.name, ...hole })))

describe('hand holes', () => {
  it('are one in each end wall of a slotted box, in its middle, under the upper fold', () => {
    expect(holesOf(holed())).toEqual([
      { panel: 'P1', x: 104.5, y: 166, width: 95, height: 32, isRound: true },
      { panel: 'P3', x: 104.5, y: 166, width: 95, height: 32, isRound: true },
    ])
    expect(holesOf(holed({ startPanel: 'length' })).map(({ panel }) => panel)).toEqual(['P2', 'P4'])
  })

  it('are cut, and what they take out is no board of the box', () => {
    const [plain, cut] = [made('0201'), holed()]
    expect(cut.ruleLengths.cut - plain.ruleLengths.cut).toBeCloseTo(2 * (2 * 63 + Math.PI * 32), 2)
    const hole = 63 * 32 + Math.PI * 16 ** 2
    expect((plain.areas.blank - cut.areas.blank) * 1e6).toBeCloseTo(2 * hole, 6)
    expect(cut.areas.sheet).toBe(plain.areas.sheet)
    expect(cut.warnings).toEqual(plain.warnings)
  })

  it('need room around them, or it is said that none are drawn', () => {
    const small = made('0201', { length: 150, width: 100, depth: 90 }, 'B', { handHoles: true })
    expect(holesOf(small)).toEqual([])
    expect(small.warnings).toContain(
      'The hand holes are not drawn: style 0201 has no end walls with room for them here.',
    )
  })

  it('are not drawn in a style that is a table', () => {
    const tray = made('0427', { length: 400, width: 300, depth: 120 }, 'B', { handHoles: true })
    expect(tray.warnings.at(-1)).toContain('The hand holes are not drawn: style 0427')
  })
})
