import type { Point } from '#domain/boxGeometry'
import type { Entity } from './model.ts'

const onCircle = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
})

/**
 * Points that outline what an entity covers: a line's ends, an arc as chords within `sag` mm of it, and for a text the
 * corners of a box about as wide as its letters.
 */
export function entityPoints(entity: Entity, sag = 0.1): Point[] {
  switch (entity.type) {
    case 'LINE':
      return [entity.from, entity.to]
    case 'ARC': {
      const { centre, radius, startAngle, endAngle } = entity
      const step = (2 * Math.acos(Math.max(0, 1 - sag / radius)) * 180) / Math.PI
      const count = Math.max(1, Math.ceil((endAngle - startAngle) / step))
      return Array.from({ length: count + 1 }, (_, index) =>
        onCircle(centre, radius, startAngle + ((endAngle - startAngle) * index) / count),
      )
    }
    case 'TEXT': {
      const { at, height, angle, text } = entity
      const half = (text.length * height * 0.6) / 2
      const turn = (angle * Math.PI) / 180
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const corner = (u: number, v: number) => ({ x: at.x + u * cos - v * sin, y: at.y + u * sin + v * cos })
      return [
        corner(-half, -height / 2),
        corner(half, -height / 2),
        corner(half, height / 2),
        corner(-half, height / 2),
      ]
    }
  }
}
