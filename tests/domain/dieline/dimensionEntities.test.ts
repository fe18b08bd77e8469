import { describe, expect, it } from 'vitest'
import { dimensionEntities } from '../../../domain/dieline/dimensionEntities.ts'
import type { TextEntity } from '../../../domain/dieline/model.ts'
import { at, box, made } from '../boxGeometry/builders.ts'

const drawn = (style: string, size = box) => dimensionEntities(made(style, size))
const figures = (entities: ReturnType<typeof drawn>, angle: number) =>
  entities.filter((entity): entity is TextEntity => entity.type === 'TEXT' && entity.angle === angle)
const pad = { length: 400, width: 300, depth: 0 }

describe('dimensions of a blank, 0201 C', () => {
  const entities = drawn('0201')

  it('below it: lap and panels from the left, and the whole below them', () => {
    expect(figures(entities, 0).map(({ text }) => text)).toEqual(['28', '304', '404', '304', '401', '1441'])
  })

  it('left of it, read upwards: bottom flap, depth, top flap, and the whole beyond them', () => {
    expect(figures(entities, 90).map(({ text }) => text)).toEqual(['151', '258', '151', '560'])
  })

  it('upwards begins with the bottom flap: 301 mm where it overlaps fully, 151 on top', () => {
    const unequal = dimensionEntities(made('0201', box, 'C', { bottomFlap: '03' }))
    expect(figures(unequal, 90).map(({ text }) => text)).toEqual(['301', '260', '151', '712'])
  })

  it('a figure stands in the middle of its span, below its line', () => {
    const [lap, first] = figures(entities, 0)
    expect(lap?.at).toEqual(at(14, -36))
    expect(first?.at).toEqual(at(28 + 152, -36))
    expect(figures(entities, 90)[0]?.at).toEqual(at(-36, 75.5))
  })

  it('a line carries a tick at every mark', () => {
    const below = entities.filter(entity => entity.type === 'LINE' && entity.from.y === -24)
    expect(below).toHaveLength(1)
    const ticks = entities.flatMap(entity =>
      entity.type === 'LINE' && entity.from.x === entity.to.x && entity.from.y === -30 ? [entity.from.x] : [],
    )
    expect(ticks).toEqual([0, 28, 332, 736, 1040, 1441])
  })

  it('all lie on the layer of dimensions, outside the blank', () => {
    expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set(['DIM']))
    for (const { at: place } of figures(entities, 0)) expect(place.y).toBeLessThan(0)
    for (const { at: place } of figures(entities, 90)) expect(place.x).toBeLessThan(0)
  })
})

describe('dimensions of other blanks', () => {
  it('a die-cut one is measured between the creases of its forme', () => {
    const entities = drawn('0422', { length: 400, width: 300, depth: 80 })
    const across = figures(entities, 0).map(({ text }) => Number(text))
    expect(across.slice(0, -1).reduce((sum, span) => sum + span, 0)).toBeCloseTo(across.at(-1) ?? 0, 1)
    expect(across).toContain(412)
    expect(across.length).toBeGreaterThan(6)
  })

  it('figures too wide for their span get smaller, and then stand on either side of the line in turn', () => {
    const narrow = figures(drawn('A20.20.03.03', { length: 120, width: 80, depth: 160 }), 90)
    for (const { height } of narrow) expect(height).toBeGreaterThanOrEqual(1.5)
  })

  it('a pad has one each way, said once', () => {
    expect(figures(drawn('0900', pad), 0).map(({ text }) => text)).toEqual(['400'])
    expect(figures(drawn('0900', pad), 90).map(({ text }) => text)).toEqual(['300'])
  })

  it('are a hundredth of the blank high, from 3 to 12 mm', () => {
    const height = (length: number) => figures(drawn('0900', { ...pad, length }), 0)[0]?.height
    expect(height(800)).toBe(8)
    expect(height(5000)).toBe(12)
    expect(figures(drawn('0900', { length: 100, width: 50, depth: 0 }), 0)[0]?.height).toBe(3)
  })

  it('are told to a tenth of a millimetre', () => {
    expect(figures(drawn('0900', { ...pad, length: 400.26 }), 0)[0]?.text).toBe('400.3')
  })
})
