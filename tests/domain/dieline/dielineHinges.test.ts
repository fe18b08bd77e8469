import { describe, expect, it } from 'vitest'
import { dielineHinges } from '../../../domain/dieline/dielineHinges.ts'
import { always, at, made, styleCodes } from '../boxGeometry/builders.ts'

describe('the lines on which panels hang', () => {
  const hinges = dielineHinges(made('0201'))
  const hinge = (panel: string) => hinges.find(one => one.panel === panel)

  it('0201 C: lap, three walls and eight flaps; the first wall hangs from nothing', () => {
    expect(hinges).toHaveLength(12)
    expect(hinge('P1')).toBeUndefined()
  })

  it('the second wall hangs on the right of the first, over the whole depth', () => {
    expect(hinge('P2')).toEqual({
      panel: 'P2',
      parent: 'P1',
      from: at(332, 151),
      to: at(332, 409),
      angle: 90,
      rule: 'CREASE',
    })
  })

  it('the bottom flap of the second wall is half a slot narrower at either end', () => {
    expect(hinge('B2')).toMatchObject({ parent: 'P2', from: at(335.5, 151), to: at(732.5, 151) })
  })

  it('are none on a pad', () => {
    expect(dielineHinges(made('0900', { length: 400, width: 300, depth: 0 }))).toEqual([])
  })

  it.each(styleCodes)('of style %s lie on an edge of both panels', style => {
    always(
      style,
      ({ pieces }) => {
        for (const piece of pieces)
          for (const { panel, parent, from, to } of dielineHinges(piece)) {
            const isUpright = from.x === to.x
            for (const name of [panel, parent]) {
              const edges = piece.panels
                .filter(one => one.name === name)
                .flatMap(({ x, y, width, height }) => (isUpright ? [x, x + width] : [y, y + height]))
              const line = isUpright ? from.x : from.y
              expect(edges.some(edge => Math.abs(edge - line) < 0.002)).toBe(true)
            }
          }
      },
      3,
    )
  })
})
