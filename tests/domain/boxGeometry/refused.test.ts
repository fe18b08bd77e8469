import { expect, it } from 'vitest'
import { refused } from '../../../domain/boxGeometry/refused.ts'

it('a draft that can’t be made has its problems and no pieces to measure', () => {
  const problems = [{ field: 'width', message: 'Width must be greater than 0.' }]
  expect(refused(problems)).toEqual({
    pieces: [],
    formed: { length: 0, width: 0, depth: 0 },
    fits: [],
    trace: [],
    warnings: [],
    problems,
  })
})
