import type { Vector } from '#domain/boxGeometry'
import { escapeXml } from '#domain/markup'
import { after } from './after.ts'
import { decimal } from './decimal.ts'
import { drawOrder } from './drawOrder.ts'
import type { FoldModel } from './fold.ts'
import { moved } from './moved.ts'
import { turnAbout } from './turnAbout.ts'

/** From where a fold model is looked at, in degrees: around the upright axis, and from above; and the picture's width. */
export interface View {
  readonly around?: number
  readonly above?: number
  readonly width?: number
  readonly title?: string
}

const light: Vector = [0.35, -0.55, 0.75]

const normalOf = (points: readonly Vector[]): Vector => {
  let [x, y, z] = [0, 0, 0]
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a
    x += (a[1] - b[1]) * (a[2] + b[2])
    y += (a[2] - b[2]) * (a[0] + b[0])
    z += (a[0] - b[0]) * (a[1] + b[1])
  })
  const size = Math.hypot(x, y, z) || 1
  return [x / size, y / size, z / size]
}

const shade = (normal: Vector): string => {
  const lit = Math.abs(normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2])
  const strength = 0.62 + 0.38 * Math.min(1, lit)
  return `rgb(${[205, 164, 112].map(part => Math.round(part * strength)).join(',')})`
}

/**
 * A still picture of a fold model as SVG: parallel projection, what is further away drawn first.
 * Good for boxes as they close; panels that pass through each other, as crossing strips do, are only drawn by their middles.
 */
export function foldPicture(
  model: FoldModel,
  { around = 35, above = 25, width = 480, title = 'Folded box' }: View = {},
): string {
  const upright = ([x, y, z]: Vector): Vector => (model.up === 'y' ? [z, x, y] : [x, y, z])
  const camera = after(turnAbout('x', above - 90), turnAbout('z', around))
  const faces = model.panels.map(({ name, points, shell }) => {
    const world = points.map(upright)
    const corners = world.map(point => moved(camera, point))
    return { name, shell, corners, normal: normalOf(corners), fill: shade(normalOf(world)) }
  })
  const seen = faces.flatMap(face => face.corners)
  const left = Math.min(...seen.map(([x]) => x))
  const top = Math.min(...seen.map(([, y]) => -y))
  const wide = Math.max(...seen.map(([x]) => x)) - left
  const high = Math.max(...seen.map(([, y]) => -y)) - top
  const margin = Math.max(wide, high) / 40
  const [boxWidth, boxHeight] = [wide + 2 * margin, high + 2 * margin]
  const drawn = drawOrder(faces).map(face => {
    const points = face.corners.map(([x, y]) => `${decimal(x, 2)},${decimal(-y, 2)}`).join(' ')
    return `<polygon points="${points}" fill="${face.fill}"><title>${escapeXml(face.name)}</title></polygon>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(width)}" height="${decimal((width * boxHeight) / boxWidth, 1)}"`,
    ` viewBox="${[left - margin, top - margin, boxWidth, boxHeight].map(value => decimal(value, 2)).join(' ')}">`,
    `<title>${escapeXml(title)}</title>`,
    '<g stroke="rgb(92,64,32)" stroke-width="1" stroke-linejoin="round">',
    ...drawn,
    '</g></svg>',
  ].join('')
}
