import { describe, expect, it } from 'vitest'
import { hang } from '../../../domain/boxGeometry/hang.ts'
import type { HungPanel, Side } from '../../../domain/boxGeometry/panel.ts'
import { placePanels } from '../../../domain/boxGeometry/placePanels.ts'
import { always, styleCodes, wall } from './builders.ts'

const flap = (side: Side, more: Partial<Parameters<typeof hang>[1]> = {}): HungPanel =>
  hang(side, { name: side, role: 'flap', along: 60, out: 30, ...more })

const rectangles = (children: readonly HungPanel[]) =>
  placePanels(wall({ children })).map(({ panel, x, y, width, height }) => [panel.name, x, y, width, height])

describe('panels laid out flat', () => {
  it('lie beside their parent on the side they hang from', () => {
    expect(rectangles([flap('top')])).toEqual([
      ['root', 0, 0, 100, 100],
      ['top', 0, 100, 60, 30],
    ])
    expect(rectangles([flap('right')])).toEqual([
      ['root', 0, 0, 100, 100],
      ['right', 100, 0, 30, 60],
    ])
  })

  it('push the whole so far that its lower left corner lies at 0, 0', () => {
    expect(rectangles([flap('bottom'), flap('left')])).toEqual([
      ['root', 30, 30, 100, 100],
      ['bottom', 30, 0, 60, 30],
      ['left', 0, 30, 30, 60],
    ])
  })

  it('begin where their offset says', () => {
    const set = flap('top', { offset: 20 })
    expect(rectangles([set])[1]).toEqual(['top', 20, 100, 60, 30])
  })

  it('may stand out beyond their parent', () => {
    expect(rectangles([flap('top', { offset: -20 })])[0]).toEqual(['root', 20, 0, 100, 100])
  })

  it('know whom they hang from, parents first', () => {
    const chain = flap('right', { children: [flap('right'), flap('top')] })
    expect(placePanels(wall({ children: [chain] })).map(({ parent }) => parent)).toEqual([-1, 0, 1, 1])
  })

  it.each(styleCodes)(
    'of style %s lie in the first quadrant, touch both axes, and none covers another',
    style => {
      always(
        style,
        ({ pieces }) => {
          for (const { flat } of pieces) {
            expect(Math.min(...flat.map(({ x }) => x))).toBe(0)
            expect(Math.min(...flat.map(({ y }) => y))).toBe(0)
            flat.forEach((a, index) => {
              for (const b of flat.slice(index + 1)) {
                // The halves of a web are triangles of one square.
                if (a.panel.role === 'web' && b.panel.role === 'web') continue
                const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
                const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
                expect(Math.min(x, y), `${a.panel.name} on ${b.panel.name}`).toBeLessThan(1e-6)
              }
            })
          }
        },
        8,
      )
    },
  )
})
