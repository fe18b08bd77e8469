import { describe, expect, it } from 'vitest'
import { panelOutline, strokeLength } from '#domain/boxGeometry'
import { outlineArea } from '../../../domain/boxGeometry/outlineArea.ts'
import type { Notch } from '../../../domain/boxGeometry/panel.ts'
import { placedFlap, sides } from './builders.ts'

describe.each(sides)('a 100 x 40 flap hung on the %s', side => {
  it('loses a triangle with a straight trim', () => {
    const outline = panelOutline(placedFlap(side, { along: 10, out: 40, round: false }))
    expect(outlineArea(outline)).toBeCloseTo(4000 - 200, 9)
    expect(outline).toHaveLength(4)
  })

  it('loses what is outside a quarter circle with a round one', () => {
    const outline = panelOutline(placedFlap(side, { along: 10, out: 10, round: true }))
    expect(outlineArea(outline)).toBeCloseTo(4000 - (100 - (Math.PI * 100) / 4), 9)
    const arc = outline.find(({ kind }) => kind === 'arc')
    expect(arc && strokeLength(arc)).toBeCloseTo((Math.PI * 10) / 2, 9)
  })

  it('loses its slots', () => {
    const slot = (offset: number): Notch => ({ side, offset: offset, width: 5, depth: 20 })
    const outline = panelOutline(placedFlap(side, { along: 0, out: 0, round: false }, [slot(60), slot(20)]))
    expect(outlineArea(outline)).toBeCloseTo(4000 - 2 * 100, 9)
  })

  it('is closed: each stroke begins where the one before ends', () => {
    const slots: Notch[] = [{ side, offset: 30, width: 5, depth: 20 }]
    const outline = panelOutline(placedFlap(side, { along: 10, out: 10, round: true }, slots))
    outline.forEach((stroke, index) => {
      expect(outline[(index + 1) % outline.length]?.from).toEqual(stroke.to)
    })
  })
})
