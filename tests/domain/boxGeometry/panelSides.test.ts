import { describe, expect, it } from 'vitest'
import type { Trim } from '../../../domain/boxGeometry/panel.ts'
import { panelSides } from '../../../domain/boxGeometry/panelSides.ts'
import { at, placedFirst, placedFlap, sides, wall } from './builders.ts'

const straight: Trim = { along: 10, out: 25, round: false }

describe('the four sides of a panel', () => {
  it('are walked counter-clockwise from its lower left corner', () => {
    expect(panelSides(placedFirst(wall()))).toEqual([
      { side: 'bottom', from: at(0, 0), to: at(100, 0), corner: null },
      { side: 'right', from: at(100, 0), to: at(100, 100), corner: null },
      { side: 'top', from: at(100, 100), to: at(0, 100), corner: null },
      { side: 'left', from: at(0, 100), to: at(0, 0), corner: null },
    ])
  })

  it.each(sides)('of a flap on the %s close with the corner that was cut away', hingeSide => {
    const around = panelSides(placedFlap(hingeSide, straight))
    around.forEach((side, index) => {
      const next = around[(index + 1) % around.length]
      expect(side.corner?.from ?? side.to).toEqual(side.to)
      expect(next?.from).toEqual(side.corner?.to ?? side.to)
    })
    expect(around.filter(({ corner }) => corner !== null)).toHaveLength(1)
  })
})

describe('a trimmed far corner', () => {
  it('takes as much of the far side as along the hinge, and as much of the flank as outwards', () => {
    // The flap stands on the top of the wall, from 0, 100 to 100, 140; its low end is on the left.
    const [, , top, left] = panelSides(placedFlap('top', straight))
    expect(top).toMatchObject({ from: at(100, 140), to: at(10, 140) })
    expect(top?.corner).toEqual({ kind: 'line', from: at(10, 140), to: at(0, 115) })
    expect(left).toMatchObject({ from: at(0, 115), to: at(0, 100) })
  })

  it.each([
    ['bottom', at(10, 0)],
    ['left', at(0, 10)],
  ] as const)('of a flap on the %s lies away from the hinge', (side, end) => {
    const corners = panelSides(placedFlap(side, straight)).flatMap(({ corner }) =>
      corner === null ? [] : [corner.from, corner.to],
    )
    expect(corners).toContainEqual(end)
  })

  it('that is round has one radius, the smaller measure, and its centre inside', () => {
    const [, , top] = panelSides(placedFlap('top', { ...straight, round: true }))
    expect(top?.corner).toEqual({
      kind: 'arc',
      from: at(10, 140),
      to: at(0, 130),
      centre: at(10, 130),
      radius: 10,
    })
  })

  it('never takes more than there is of the panel', () => {
    const [, , top, left] = panelSides(placedFlap('top', { along: 500, out: 90, round: false }))
    expect(top).toMatchObject({ from: at(100, 140), to: at(100, 140) })
    expect(left).toMatchObject({ from: at(0, 100), to: at(0, 100) })
  })

  it('of nothing is a sharp one', () => {
    const around = panelSides(placedFlap('top', { along: 0, out: 25, round: false }))
    expect(around.every(({ corner }) => corner === null)).toBe(true)
  })
})
