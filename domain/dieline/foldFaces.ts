import type { Point, Vector } from '#domain/boxGeometry'
import { after } from './after.ts'
import { drawOrder } from './drawOrder.ts'
import type { FoldModel } from './fold.ts'
import { moved } from './moved.ts'
import { turnAbout } from './turnAbout.ts'

/** From where a fold model is looked at, in degrees: around the upright axis, and from above. */
export interface Look {
  readonly around?: number
  readonly above?: number
}

/** A panel as it is seen: its corners in mm, y downwards, and the colour of board in its light, red, green and blue to 255. */
export interface SeenFace {
  readonly name: string
  readonly points: readonly Point[]
  readonly colour: readonly [number, number, number]
}

/** What is seen of a fold model, what is further away first, and the rectangle around it. */
export interface SeenFold {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly faces: readonly SeenFace[]
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

const shade = (normal: Vector): SeenFace['colour'] => {
  const lit = Math.abs(normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2])
  const strength = 0.62 + 0.38 * Math.min(1, lit)
  return [Math.round(205 * strength), Math.round(164 * strength), Math.round(112 * strength)]
}

/**
 * The panels of a fold model as they are seen by parallel projection. Good for boxes as they close; panels that pass
 * through each other, as crossing strips do, are only ordered by their middles.
 */
export function foldFaces(model: FoldModel, { around = 35, above = 25 }: Look = {}): SeenFold {
  const upright = ([x, y, z]: Vector): Vector => (model.up === 'y' ? [z, x, y] : [x, y, z])
  const camera = after(turnAbout('x', above - 90), turnAbout('z', around))
  const faces = model.panels.map(({ name, points }) => {
    const world = points.map(upright)
    const corners = world.map(point => moved(camera, point))
    return { name, corners, normal: normalOf(corners), colour: shade(normalOf(world)) }
  })
  const seen = faces.flatMap(face => face.corners)
  const left = Math.min(...seen.map(([x]) => x))
  const top = Math.min(...seen.map(([, y]) => -y))
  return {
    left,
    top,
    width: Math.max(...seen.map(([x]) => x)) - left,
    height: Math.max(...seen.map(([, y]) => -y)) - top,
    faces: drawOrder(faces, 3.6 * model.caliper).map(({ name, corners, colour }) => ({
      name,
      colour,
      points: corners.map(([x, y]) => ({ x, y: -y })),
    })),
  }
}
