import { describe, expect, it } from 'vitest'
import type { BlankOptions } from '#domain/boxGeometry'
import { atRest } from '../../../domain/boxGeometry/atRest.ts'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import { measurePiece } from '../../../domain/boxGeometry/measurePiece.ts'
import type { Hole } from '../../../domain/boxGeometry/panel.ts'
import { styleOf } from '../../../domain/boxGeometry/styleOf.ts'
import { box, wall } from './builders.ts'

/** A wall of 100 × 100 with a flap of 100 × 40 on top. */
const measured = (
  options: BlankOptions = {},
  { holes = [], style: code = '0201' }: { holes?: readonly Hole[]; style?: string } = {},
) => {
  const flap = hang('top', { name: 'flap', role: 'flap', along: 100, out: 40 })
  const style = styleOf(code)
  if (style === undefined) throw new Error(`no style ${code}`)
  const root = wall({ children: [flap], holes })
  const seats = [atRest, atRest]
  return measurePiece(
    { name: 'piece', size: box, root, seats, flutes: 'y', room: null, meets: [] },
    style,
    options,
  )
}

describe('the measures of a piece', () => {
  it('its sheet, and the spans between its creases', () => {
    expect(measured()).toMatchObject({
      sheetLength: 100,
      sheetWidth: 140,
      corrCreases: [40, 100],
      ffgCreases: [100],
      quantity: 2,
    })
  })

  it('its rules: 480 mm of knife round it, 100 mm of crease, and the sheet’s own edge', () => {
    expect(measured().ruleLengths).toEqual({ cut: 480, crease: 100, perforation: 0, halfCut: 0, trim: 480 })
  })

  it('its board in m², less its holes, whose edges are cut as well', () => {
    const { areas, ruleLengths } = measured({}, { holes: [{ x: 10, y: 10, width: 20, height: 5 }] })
    expect(areas.blank).toBeCloseTo((14_000 - 100) / 1e6, 12)
    expect(areas.sheet).toBeCloseTo(0.014, 12)
    expect(ruleLengths.cut).toBe(530)
  })

  it('additional trim is board of the sheet and of no span', () => {
    const { sheetLength, ffgCreases, areas, ruleLengths } = measured({ additionalTrim: 9 })
    expect([sheetLength, ffgCreases]).toEqual([109, [100]])
    expect(areas.sheet).toBeCloseTo((109 * 140) / 1e6, 12)
    expect(areas.blank).toBeCloseTo(0.014, 12)
    expect(ruleLengths.trim).toBe(2 * (109 + 140))
  })

  it('a die-cut piece has its creases in the forme, so one span either way', () => {
    expect(measured({}, { style: '0427' })).toMatchObject({ corrCreases: [140], ffgCreases: [100] })
  })

  it('a crease made a perforation is counted there, and ends a span all the same', () => {
    const { ruleLengths, corrCreases } = measured({ hingeRules: { flap: 'PERF' } })
    expect(ruleLengths).toMatchObject({ crease: 0, perforation: 100 })
    expect(corrCreases).toEqual([40, 100])
  })

  it('knows the panels on the blank', () => {
    const { panels } = measured()
    expect(panels[1]).toEqual({ name: 'flap', role: 'flap', x: 0, y: 100, width: 100, height: 40 })
  })
})
