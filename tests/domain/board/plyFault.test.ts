import { describe, expect, it } from 'vitest'
import { plyFault } from '../../../domain/board/plyFault.ts'
import { fluteBC, fluteC, pliesBC, pliesC } from './examples.ts'

const [outer, medium, inner] = pliesC as [
  (typeof pliesC)[number],
  (typeof pliesC)[number],
  (typeof pliesC)[number],
]

describe('papers and a flute that make a board', () => {
  it('are liner and medium in turn, with a take-up for each medium', () => {
    expect(plyFault(pliesC, fluteC)).toBeNull()
    expect(plyFault(pliesBC, fluteBC)).toBeNull()
  })

  it('may be a single face: one liner and one medium', () => {
    expect(plyFault([outer, medium], fluteC)).toBeNull()
  })

  it('may be one paper alone, which has no flute', () => {
    expect(plyFault([outer], { caliper: 0.3, takeUp: [] })).toBeNull()
  })
})

describe('papers and a flute that make none', () => {
  it('no paper at all', () => {
    expect(plyFault([], fluteC)).toBe('A board needs at least one paper.')
  })

  it.each([0, -175, Number.NaN, Number.POSITIVE_INFINITY])('a paper of %d g/m², named by its place', gsm => {
    expect(plyFault([outer, { ...medium, gsm }, inner], fluteC)).toBe('Paper 2 has no grammage.')
  })

  it('two liners or two media on each other, named by their places', () => {
    expect(plyFault([outer, inner, medium], fluteC)).toBe(
      'Papers 1 and 2 are both a liner: liner and medium alternate.',
    )
    expect(plyFault([outer, medium, medium, inner], fluteBC)).toBe(
      'Papers 2 and 3 are both a medium: liner and medium alternate.',
    )
  })

  it('a flute for another number of media', () => {
    expect(plyFault(pliesC, fluteBC)).toBe('The flute has take-up factors for 2 media, the board has 1.')
    expect(plyFault(pliesBC, fluteC)).toBe('The flute has take-up factors for 1 media, the board has 2.')
  })

  it.each([0.99, 0, Number.NaN])('a take-up of %d: a wave is never shorter than the board', takeUp => {
    expect(plyFault(pliesC, { ...fluteC, takeUp: [takeUp] })).toBe('A take-up factor is 1 or more.')
  })

  it('a take-up of 1 is a medium without a wave, which is possible', () => {
    expect(plyFault(pliesC, { ...fluteC, takeUp: [1] })).toBeNull()
  })
})
