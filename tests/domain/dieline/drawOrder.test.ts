import { expect, it } from 'vitest'
import type { Vector } from '#domain/boxGeometry'
import { drawOrder } from '../../../domain/dieline/drawOrder.ts'

const square = (name: string, z: number, normal: Vector = [0, 0, 1]) => ({
  name,
  normal,
  corners: [
    [0, 0, z],
    [1, 0, z],
    [1, 1, z],
    [0, 1, z],
  ] as const,
})
const order = (...faces: ReturnType<typeof square>[]) => drawOrder(faces).map(({ name }) => name)

it('draws what is further away first', () => {
  expect(order(square('near', 5), square('far', 1), square('middle', 3))).toEqual(['far', 'middle', 'near'])
})

it('layers of one wall go together, the nearest to the eye last', () => {
  const wall = [square('lap', 5), square('wall', 5.4, [0, 0, -1])]
  const tall = { ...square('tall', 5.2), normal: [1, 0, 0] as const }
  const order = drawOrder([...wall, tall], 1).map(({ name }) => name)
  expect(order.indexOf('wall') - order.indexOf('lap')).toBe(1)
})
