import { expect, it } from 'vitest'
import type { Vector } from '#domain/boxGeometry'
import { drawOrder } from '../../../domain/dieline/drawOrder.ts'

const square = (name: string, z: number, shell: number, normal: Vector = [0, 0, 1]) => ({
  name,
  shell,
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
  expect(order(square('near', 5, 0), square('far', 1, 0), square('middle', 3, 0))).toEqual([
    'far',
    'middle',
    'near',
  ])
})

it('of faces in one near plane, the outer shell is drawn last; in a far one it is first', () => {
  const near = [square('wall', 5, 2), square('lap', 5, 1, [0, 0, -1])]
  const far = [square('inner', 0, 0), square('outer', 0, 2, [0, 0, -1])]
  expect(order(...near, ...far)).toEqual(['outer', 'inner', 'lap', 'wall'])
})
