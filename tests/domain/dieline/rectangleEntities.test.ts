import { expect, it } from 'vitest'
import { boundsOf } from '../../../domain/dieline/boundsOf.ts'
import { entityPoints } from '../../../domain/dieline/entityPoints.ts'
import { rectangleEntities } from '../../../domain/dieline/rectangleEntities.ts'
import { at } from '../boxGeometry/builders.ts'

const frame = { left: -3, bottom: -4, right: 103, top: 54 }

it('a frame is four lines on its layer, around from its lower left corner', () => {
  const lines = rectangleEntities('BLEED', frame)
  expect(lines).toHaveLength(4)
  expect(lines[0]).toEqual({ type: 'LINE', layer: 'BLEED', from: at(-3, -4), to: at(103, -4) })
  lines.forEach((line, index) => {
    expect(entityPoints(lines[(index + 1) % 4] ?? line)[0]).toEqual(entityPoints(line)[1])
  })
})

it('they have the bounds they were made of', () => {
  expect(boundsOf(rectangleEntities('GLUE', frame).flatMap(line => entityPoints(line)))).toEqual(frame)
})
