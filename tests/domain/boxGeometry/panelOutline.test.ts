import { describe, expect, it } from 'vitest'
import { panelOutline, type Side, strokeLength, strokePoints } from '#domain/boxGeometry'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import { outlineArea } from '../../../domain/boxGeometry/outlineArea.ts'
import type { Notch, Trim } from '../../../domain/boxGeometry/panel.ts'
import { placePanels } from '../../../domain/boxGeometry/placePanels.ts'
import { rootPanel } from '../../../domain/boxGeometry/rootPanel.ts'
import { span } from '../../../domain/boxGeometry/span.ts'

const sides: Side[] = ['top', 'bottom', 'left', 'right']

const hung = (side: Side, trim: Trim, notches: readonly Notch[] = []) => {
  const child = {
    ...hang(side, { name: 'flap', role: 'flap', along: span(100), out: span(40), trimLow: trim }),
    notches,
  }
  const root = rootPanel({
    name: 'root',
    role: 'wall',
    width: span(100),
    height: span(100),
    children: [child],
  })
  const placed = placePanels(root, 'flat')[1]
  if (placed === undefined) throw new Error('the flap was not placed')
  return placed
}

describe.each(sides)('a 100 x 40 flap hung on the %s', side => {
  it('loses a triangle with a straight trim', () => {
    const outline = panelOutline(hung(side, { along: 10, out: 40, round: false }))
    expect(outlineArea(outline)).toBeCloseTo(4000 - 200, 9)
    expect(outline).toHaveLength(4)
  })

  it('loses what is outside a quarter circle with a round one', () => {
    const outline = panelOutline(hung(side, { along: 10, out: 10, round: true }))
    expect(outlineArea(outline)).toBeCloseTo(4000 - (100 - (Math.PI * 100) / 4), 9)
    const arc = outline.find(({ kind }) => kind === 'arc')
    expect(arc && strokeLength(arc)).toBeCloseTo((Math.PI * 10) / 2, 9)
  })

  it('loses its slots', () => {
    const slot = (offset: number): Notch => ({ side, offset: span(offset), width: 5, depth: 20 })
    const outline = panelOutline(hung(side, { along: 0, out: 0, round: false }, [slot(60), slot(20)]))
    expect(outlineArea(outline)).toBeCloseTo(4000 - 2 * 100, 9)
  })

  it('is closed: each stroke begins where the one before ends', () => {
    const slots: Notch[] = [{ side, offset: span(30), width: 5, depth: 20 }]
    const outline = panelOutline(hung(side, { along: 10, out: 10, round: true }, slots))
    outline.forEach((stroke, index) => {
      expect(outline[(index + 1) % outline.length]?.from).toEqual(stroke.to)
    })
  })
})

it('an arc is written as points that stay within the sag asked for', () => {
  const outline = panelOutline(hung('top', { along: 30, out: 30, round: true }))
  const arc = outline.find(({ kind }) => kind === 'arc')
  if (arc?.kind !== 'arc') throw new Error('no arc')
  const points = strokePoints(arc, 0.01)
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point
    const middle = { x: (point.x + before.x) / 2, y: (point.y + before.y) / 2 }
    expect(arc.radius - Math.hypot(middle.x - arc.centre.x, middle.y - arc.centre.y)).toBeLessThanOrEqual(
      0.0101,
    )
  })
  expect(points.length).toBeGreaterThan(strokePoints(arc).length)
})
