import fc from 'fast-check'
import { expect } from 'vitest'
import type { Vector } from '#domain/boxGeometry'
import type { Transform } from '../../../domain/dieline/transform.ts'
import { turnAbout } from '../../../domain/dieline/turnAbout.ts'

const place = fc.integer({ min: -500, max: 500 })

/** Any point within half a metre. */
export const anyPoint: fc.Arbitrary<Vector> = fc.tuple(place, place, place)

/** Any turn about an axis through any point. */
export const anyTurn: fc.Arbitrary<Transform> = fc
  .tuple(
    fc.constantFrom('x' as const, 'y' as const, 'z' as const),
    fc.integer({ min: -360, max: 360 }),
    anyPoint,
  )
  .map(([axis, degrees, through]) => turnAbout(axis, degrees, through))

/** The same place but for what a computer loses. */
export const closeTo = (point: Vector) => point.map(value => expect.closeTo(value, 6))
