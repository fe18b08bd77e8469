import type { BlankPanel } from '#domain/boxGeometry'
import { decimal } from './decimal.ts'
import type { Entity } from './model.ts'

const text = (x: number, y: number, height: number, words: string, angle = 0): Entity => ({
  type: 'TEXT',
  layer: 'TEXT',
  at: { x, y },
  height,
  angle,
  text: words,
})

/** Panels too narrow for letters of this height have no size written on them, mm. */
const least = 2

const area = ({ width, height }: BlankPanel) => width * height

/**
 * What a drawing of a forme says beyond its lines: the size of each panel under its name (mm, crease to crease), an arrow
 * along the flutes on the largest, and that the inside is seen, the print being on the other side.
 */
export function sizeEntities(panels: readonly BlankPanel[], flutes: 'x' | 'y', lettering: number): Entity[] {
  const sizes = panels.flatMap(({ x, y, width, height }) => {
    const words = `${decimal(width, 1)} x ${decimal(height, 1)}`
    const size = Math.min(lettering * 0.7, width / (words.length * 0.6 + 1), height / 6)
    return size < least ? [] : [text(x + width / 2, y + height / 2 - 1.6 * size, size, words)]
  })
  const [largest] = panels.toSorted((a, b) => area(b) - area(a))
  if (largest === undefined) return sizes
  const { x, y, width, height } = largest
  const size = Math.min(lettering * 0.7, width / 24, height / 14)
  const reach = Math.min(width, height) / 8
  const middle = { x: x + width / 2, y: y + height / 4 }
  const at = (along: number, across: number) =>
    flutes === 'x'
      ? { x: middle.x + along, y: middle.y + across }
      : { x: middle.x + across, y: middle.y + along }
  const line = (from: readonly [number, number], to: readonly [number, number]): Entity => ({
    type: 'LINE',
    layer: 'TEXT',
    from: at(...from),
    to: at(...to),
  })
  const barb = reach / 5
  return [
    ...sizes,
    line([-reach, 0], [reach, 0]),
    ...[-reach, reach].flatMap(end => [
      line([end, 0], [end - Math.sign(end) * barb, barb]),
      line([end, 0], [end - Math.sign(end) * barb, -barb]),
    ]),
    text(middle.x, middle.y - reach - size, size, 'Flutes'),
    text(middle.x, y + (height * 3) / 4, size, 'Inside; print on the other side'),
  ]
}
