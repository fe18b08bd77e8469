import type { BlankPiece } from '#domain/boxGeometry'
import type { Entity } from './model.ts'
import { rectangleEntities } from './rectangleEntities.ts'
import { sizeEntities } from './sizeEntities.ts'

/** What may be drawn around and on a blank for people: bleed in mm, glue area, panel names, registration crosses. */
export interface Marks {
  readonly bleed?: number
  readonly glue?: boolean
  readonly names?: boolean
  readonly registration?: boolean
  /** The size of every panel under its name, the way the flutes run, and which side is seen. */
  readonly sizes?: boolean
  /** Height of names at most, mm; left out: as a drawing in its own size has them. */
  readonly lettering?: number
}

const cross = (x: number, y: number, arm: number): Entity[] => [
  { type: 'LINE', layer: 'REG', from: { x: x - arm, y }, to: { x: x + arm, y } },
  { type: 'LINE', layer: 'REG', from: { x, y: y - arm }, to: { x, y: y + arm } },
]

/**
 * The marks of a blank: a bleed frame, the glue area of its laps (set back by a tenth of the lap), the names of its panels,
 * their sizes with the way of the flutes and the side that is seen, and a registration cross beyond two opposite corners.
 */
export function markEntities(
  { panels, ffgCreases, sheetWidth, flutes }: BlankPiece,
  { bleed = 0, glue = false, names = false, sizes = false, registration = false, lettering = 12 }: Marks,
): Entity[] {
  const length = ffgCreases.reduce((sum, span) => sum + span, 0)
  const entities: Entity[] = []
  if (bleed > 0)
    entities.push(
      ...rectangleEntities('BLEED', {
        left: -bleed,
        bottom: -bleed,
        right: length + bleed,
        top: sheetWidth + bleed,
      }),
    )
  if (glue)
    for (const { x, y, width, height } of panels.filter(({ role }) => role === 'lap')) {
      const back = Math.min(width, height) / 10
      const taper = Math.min(width, height / 3)
      entities.push(
        ...rectangleEntities('GLUE', {
          left: x + back,
          bottom: y + taper,
          right: x + width - back,
          top: y + height - taper,
        }),
      )
    }
  if (names)
    for (const { name, x, y, width, height } of panels) {
      const size = Math.min(lettering, width / (name.length + 1), height / 2)
      entities.push({
        type: 'TEXT',
        layer: 'TEXT',
        at: { x: x + width / 2, y: y + height / 2 },
        height: size,
        angle: 0,
        text: name,
      })
    }
  if (sizes) entities.push(...sizeEntities(panels, flutes, lettering))
  if (registration) {
    const arm = 5
    const away = 2 * arm + bleed
    entities.push(...cross(-away, -away, arm), ...cross(length + away, sheetWidth + away, arm))
  }
  return entities
}
