import { expect, it } from 'vitest'
import { atRest } from '../../../domain/boxGeometry/atRest.ts'
import { draft } from '../../../domain/boxGeometry/draft.ts'
import { box, wall } from './builders.ts'

const piece = {
  name: 'box',
  size: box,
  root: wall(),
  seats: [atRest],
  flutes: 'y',
  room: null,
  meets: [],
} as const
const trace = [{ label: 'Depth', value: 250, unit: 'mm', why: 'as given' }]

it('a draft that was made has no problems, and nothing to warn of unless said', () => {
  expect(draft([piece], { formed: box, trace })).toEqual({
    pieces: [piece],
    formed: box,
    fits: [],
    trace,
    warnings: [],
    problems: [],
  })
  expect(draft([piece], { formed: box, trace, warnings: ['The joint gap is narrow.'] }).warnings).toEqual([
    'The joint gap is narrow.',
  ])
})
