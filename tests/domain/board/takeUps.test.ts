import { describe, expect, it } from 'vitest'
import { takeUps } from '../../../domain/board/takeUps.ts'
import { fluteBC, fluteC, pliesBC, pliesC } from './examples.ts'

const factors = (...board: Parameters<typeof takeUps>) => takeUps(...board).map(({ takeUp }) => takeUp)

describe('take-up of each paper', () => {
  it('is 1 for a liner and the wave for the medium of a C board', () => {
    expect(factors(pliesC, fluteC)).toEqual([1, 1.45, 1])
  })

  it('takes the flutes of a BC board from the outside in: B above, C below', () => {
    expect(factors(pliesBC, fluteBC)).toEqual([1, 1.32, 1, 1.45, 1])
  })

  it('keeps the papers and their order', () => {
    expect(takeUps(pliesBC, fluteBC).map(({ ply }) => ply)).toEqual(pliesBC)
    expect(takeUps([], fluteC)).toEqual([])
  })
})
