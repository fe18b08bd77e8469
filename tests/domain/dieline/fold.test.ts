import { describe, expect, it } from 'vitest'
import { type Blank, styles, type Vector } from '#domain/boxGeometry'
import { fold, foldFaults } from '#domain/dieline'
import { always, box, made, styleCodes } from '../boxGeometry/builders.ts'

const pointsOf = (blank: Blank, name: string, fraction = 1) =>
  fold(blank, fraction).panels.find(panel => panel.name === name)?.points ?? []

const range = (points: readonly Vector[], axis: 0 | 1 | 2) => {
  const values = points.map(point => point[axis])
  return [Math.min(...values), Math.max(...values)]
}

const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

describe('0201, 400 x 300 x 250', () => {
  const blank = made('0201', box)

  it('closes around its inside size, creases in the middle of the board', () => {
    const [x, y, z] = fold(blank, 1).extent
    // The fourth wall lies outside the lap, the outer flaps outside the inner ones.
    expect([x, y, z].map(value => Math.round(value * 10) / 10)).toEqual([306, 262, 404])
  })

  it('lap and fourth wall lie on each other, a caliper apart', () => {
    const [lap, wall] = [pointsOf(blank, 'lap')[0], pointsOf(blank, 'P4')[0]]
    expect((lap?.[0] ?? 0) - (wall?.[0] ?? 0)).toBeCloseTo(4, 6)
  })

  it('inner and outer flaps lie on each other at either end', () => {
    const at = (name: string) => pointsOf(blank, name)[0]?.[1] ?? 0
    expect(at('T2') - at('T1')).toBeCloseTo(4, 6)
    expect(at('B1') - at('B2')).toBeCloseTo(4, 6)
  })

  it('is flat at 0 and stands between', () => {
    expect(fold(blank, 0).extent[2]).toBe(0)
    expect(fold(blank, 0.3).extent[2]).toBeGreaterThan(100)
  })

  it('walls fold before inner flaps, and those before outer ones', () => {
    const upright = (name: string, fraction: number) => {
      const [low = 0, high = 0] = range(pointsOf(blank, name, fraction), 1)
      return high - low
    }
    expect([upright('T1', 0.6), upright('T2', 0.6)].map(Math.round)).toEqual([151, 151])
    expect([upright('T1', 0.8), upright('T2', 0.8)].map(Math.round)).toEqual([0, 151])
    expect([upright('T1', 1), upright('T2', 1)].map(Math.round)).toEqual([0, 0])
  })

  it('a fraction beyond the ends is the end', () => {
    expect(fold(blank, -1)).toEqual(fold(blank, 0))
    expect(fold(blank, 2)).toEqual(fold(blank, 1))
  })
})

describe.each(styleCodes)('%s, any size and flute', style => {
  it('holds its inside size within half a caliper, and no panel stands in another', () =>
    always(style, (blank, { size, flute, options }) => {
      expect(foldFaults(blank), JSON.stringify({ ...size, flute: flute.code, ...options })).toEqual([])
    }))

  it('its panels keep their shape and hold together however far it is folded', () =>
    always(
      style,
      blank => {
        const flat = fold(blank, 0)
        for (const fraction of [0.2, 0.5, 0.83, 1]) {
          fold(blank, fraction).panels.forEach((panel, at) => {
            const before = flat.panels[at]?.points ?? []
            panel.points.forEach((point, index) => {
              const next = (index + 1) % panel.points.length
              expect(distance(point, panel.points[next] ?? point)).toBeCloseTo(
                distance(before[index] ?? point, before[next] ?? point),
                6,
              )
            })
          })
        }
      },
      8,
    ))

  it('every corner belongs to a point of the drawing, on its own panel', () =>
    always(
      style,
      blank => {
        for (const { piece, name, points, artwork } of fold(blank, 0.4).panels) {
          const panel = blank.pieces
            .find(item => item.name === piece)
            ?.panels.find(item => item.name === name)
          expect(artwork).toHaveLength(points.length)
          for (const { x, y } of artwork) {
            expect(x).toBeGreaterThanOrEqual((panel?.x ?? 0) - 0.01)
            expect(x).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0) + 0.01)
            expect(y).toBeGreaterThanOrEqual((panel?.y ?? 0) - 0.01)
            expect(y).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0) + 0.01)
          }
        }
      },
      8,
    ))
})

/** Whether a point of a face (its other two coordinates) lies on a polygon of that plane. */
const covers = (polygon: readonly (readonly [number, number])[], [x, y]: readonly [number, number]) =>
  polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)

describe('boxes that close all around leave no hole in any of their six faces', () => {
  const closed = styles
    .map(({ code }) => code)
    .filter(code =>
      ['0201', '0202', '0203', '0204', '0205', '0206', '0300', '0401', '0427', '0471'].includes(code),
    )

  it.each(closed)('%s', style =>
    always(
      style,
      blank => {
        const { panels } = fold(blank, 1)
        const all = panels.flatMap(({ points }) => points)
        for (const axis of [0, 1, 2] as const) {
          const [u, v] = ([0, 1, 2] as const).filter(other => other !== axis) as [0 | 1 | 2, 0 | 1 | 2]
          const [[lowU = 0, highU = 0], [lowV = 0, highV = 0]] = [range(all, u), range(all, v)]
          for (const plane of range(all, axis)) {
            const onFace = panels
              .filter(({ points }) =>
                points.every(point => Math.abs(point[axis] - plane) < 2.01 * blank.flute.caliper),
              )
              .map(({ points }) => points.map(point => [point[u], point[v]] as const))
            for (const a of [0.12, 0.21, 0.47, 0.53, 0.79, 0.88])
              for (const b of [0.13, 0.22, 0.46, 0.52, 0.78, 0.87]) {
                const sample = [lowU + a * (highU - lowU), lowV + b * (highV - lowV)] as const
                expect(
                  onFace.some(polygon => covers(polygon, sample)),
                  `axis ${axis} at ${plane}: ${sample}`,
                ).toBe(true)
              }
          }
        }
      },
      8,
    ),
  )
})

describe('sets', () => {
  it('0300: the lid comes down over the body upside down', () => {
    const blank = made('0300', { length: 400, width: 300, depth: 120 })
    const lid = fold(blank, 1).panels.find(({ piece, name }) => piece === 'lid' && name === 'base')
    // The base of the lid rests on the rim of the body.
    for (const [, , z] of lid?.points ?? []) expect(z).toBeCloseTo(124, 6)
  })

  it('0300: before it is closed, body and lid lie side by side', () => {
    const { panels } = fold(made('0300', { length: 400, width: 300, depth: 120 }), 0)
    const rangeOf = (piece: string) =>
      range(
        panels.filter(panel => panel.piece === piece).flatMap(({ points }) => points),
        0,
      )
    expect(rangeOf('body')[1]).toBeLessThan(rangeOf('lid')[0] ?? 0)
  })

  it('0933: every strip stands in its place', () => {
    const cells = { alongLength: 4, alongWidth: 3 }
    const { panels } = fold(made('0933', { length: 400, width: 300, depth: 200 }, 'B', { cells }), 1)
    const places = (piece: string, axis: 0 | 1 | 2) =>
      panels.filter(panel => panel.piece === piece).map(({ points }) => Math.round(points[0]?.[axis] ?? 0))
    expect(places('long strip', 1)).toEqual([100, 200])
    expect(places('short strip', 0)).toEqual([100, 200, 300])
  })
})
