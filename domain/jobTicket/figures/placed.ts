import type { Point } from '#domain/boxGeometry'
import type { Entity } from '#domain/dieline'

/** Where a drawing is put: by how much it is moved, mm, after a quarter turn against the clock where it lies turned. */
export interface Placing {
  readonly x: number
  readonly y: number
  readonly isTurned: boolean
  /** Of the drawing before the turn. */
  readonly height: number
}

/** An entity of a drawing that is put somewhere else. */
export function placed(entity: Entity, { x, y, isTurned, height }: Placing): Entity {
  const at = (point: Point): Point =>
    isTurned ? { x: x + height - point.y, y: y + point.x } : { x: x + point.x, y: y + point.y }
  const turn = isTurned ? 90 : 0
  switch (entity.type) {
    case 'LINE':
      return { ...entity, from: at(entity.from), to: at(entity.to) }
    case 'ARC':
      return {
        ...entity,
        centre: at(entity.centre),
        startAngle: entity.startAngle + turn,
        endAngle: entity.endAngle + turn,
      }
    case 'TEXT':
      return { ...entity, at: at(entity.at), angle: entity.angle + turn }
  }
}
