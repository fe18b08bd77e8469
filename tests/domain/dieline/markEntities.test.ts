import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../../domain/dieline/boundsOf.ts'
import { entityPoints } from '../../../domain/dieline/entityPoints.ts'
import { type Marks, markEntities } from '../../../domain/dieline/markEntities.ts'
import { box, made } from '../boxGeometry/builders.ts'

const marks = (wanted: Marks, size = box) => markEntities(made('0201', size), wanted)
const around = (entities: ReturnType<typeof marks>) => boundsOf(entities.flatMap(one => entityPoints(one)))

describe('marks of a blank, 0201 C on 1441 × 560', () => {
  it('are none unless asked for', () => {
    expect(marks({})).toEqual([])
    expect(marks({ bleed: 0, glue: false, names: false, registration: false })).toEqual([])
  })

  it('bleed of 3 mm is a frame around the blank', () => {
    const frame = marks({ bleed: 3 })
    expect(frame).toHaveLength(4)
    expect(around(frame)).toEqual({ left: -3, bottom: -3, right: 1444, top: 563 })
  })

  it('glue lies on the lap, 2.8 mm in from its edges and 28 mm from its tapered ends', () => {
    expect(around(marks({ glue: true }))).toEqual({
      left: 2.8,
      bottom: 151 + 28,
      right: expect.closeTo(25.2, 9),
      top: 409 - 28,
    })
  })

  it('glue on the lap of a low box keeps its middle third', () => {
    // 22 mm deep plus 8 for the flute: 30 mm of lap, 10 of them glued.
    const { bottom, top } = around(marks({ glue: true }, { ...box, depth: 22 }))
    expect(top - bottom).toBeCloseTo(10, 9)
  })

  it('a name stands in the middle of each panel, as large as fits', () => {
    const names = marks({ names: true }).flatMap(one => (one.type === 'TEXT' ? [one] : []))
    expect(names).toHaveLength(13)
    expect(names.find(({ text }) => text === 'P1')).toMatchObject({ at: { x: 180, y: 280 }, height: 12 })
    // The lap is 28 mm wide: three letters and one of room.
    expect(names.find(({ text }) => text === 'lap')?.height).toBe(7)
  })

  it('sizes are written on their panels, with the way of the flutes and the side that is seen', () => {
    const sizes = marks({ sizes: true })
    const words = sizes.flatMap(one => (one.type === 'TEXT' ? [one.text] : []))
    expect(words).toContain('404 x 258')
    expect(words.slice(-2)).toEqual(['Flutes', 'Inside; print on the other side'])
    const [arrow] = sizes.filter(({ type }) => type === 'LINE')
    expect(arrow?.type === 'LINE' && arrow.from.x === arrow.to.x).toBe(true)
  })

  it('a registration cross of 10 mm stands clear of two opposite corners, and of the bleed', () => {
    const crosses = marks({ registration: true })
    expect(crosses.every(({ layer }) => layer === 'REG')).toBe(true)
    expect(around(crosses)).toEqual({ left: -15, bottom: -15, right: 1456, top: 575 })
    expect(around(marks({ registration: true, bleed: 3 }))).toEqual({
      left: -18,
      bottom: -18,
      right: 1459,
      top: 578,
    })
  })
})
