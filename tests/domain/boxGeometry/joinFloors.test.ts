import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinFloors } from '../../../domain/boxGeometry/joinFloors.ts'
import { seedFrom } from '../../depth.ts'
import { at, ruleLine } from './builders.ts'

const floor = (from: number, to: number, y = 50) => ruleLine(at(from, y), at(to, y))
const upright = (from: number, to: number, x = 50) => ruleLine(at(x, from), at(x, to))

describe('floors of slots', () => {
  it('that continue each other become one: half of a slot belongs to either panel', () => {
    expect(joinFloors([floor(300.5, 304), floor(304, 307.5)])).toEqual([floor(300.5, 307.5)])
  })

  it('are joined in whatever order they come, and in chains', () => {
    expect(joinFloors([floor(20, 30), floor(0, 10), floor(10, 20)])).toEqual([floor(0, 30)])
    expect(joinFloors([upright(20, 30), upright(10, 20)])).toEqual([upright(10, 30)])
  })

  it('are joined where they meet within what a computer loses', () => {
    expect(joinFloors([floor(0, 0.1 + 0.2), floor(0.3, 1)])).toEqual([floor(0, 1)])
  })

  it('stay apart with a gap between them, on another level, or around a corner', () => {
    const apart = [floor(0, 10), floor(10.5, 20)]
    const levels = [floor(0, 10, 50), floor(10, 20, 60)]
    const corner = [floor(0, 50), upright(50, 90, 50)]
    for (const floors of [apart, levels, corner]) expect(joinFloors(floors)).toHaveLength(2)
  })

  it('belong to the panel of the first', () => {
    const [joined] = joinFloors([
      ruleLine(at(10, 0), at(20, 0), 'CUT', 'P2'),
      ruleLine(at(0, 0), at(10, 0), 'CUT', 'P1'),
    ])
    expect(joined?.panel).toBe('P1')
  })

  it('none are none', () => {
    expect(joinFloors([])).toEqual([])
  })

  it('keep their whole length', () => {
    const widths = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(3)), { maxLength: 12 })
    fc.assert(
      fc.property(widths, rows => {
        let x = 0
        const floors = rows.map(([width, gap]) => {
          const from = x + gap
          x = from + width
          return floor(from, x)
        })
        const total = (lines: readonly ReturnType<typeof floor>[]) =>
          lines.reduce((sum, { from, to }) => sum + to.x - from.x, 0)
        const joined = joinFloors(floors)
        expect(total(joined)).toBe(total(floors))
        const gaps = rows.filter(([, gap], index) => index > 0 && gap > 0).length
        expect(joined).toHaveLength(rows.length === 0 ? 0 : gaps + 1)
      }),
      { seed: seedFrom(74), numRuns: 100 },
    )
  })
})
