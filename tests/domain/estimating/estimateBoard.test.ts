import { describe, expect, it } from 'vitest'
import { estimateBoard } from '#domain/estimating'
import { aGrade, anItem, aPlant, theMasters } from './builders.ts'

const boardOf = (...args: Parameters<typeof estimateBoard>) => {
  const board = estimateBoard(...args)
  if (!board.ok) throw new Error(board.reason)
  return board
}

describe('the board of a grade at a plant', () => {
  it('has the papers of its make-up, weighed with take-up and starch', () => {
    const { plies, weight, flute } = boardOf(anItem(), theMasters())
    expect(plies.map(ply => [ply.role, ply.gsm, ply.pricePerTonne])).toEqual([
      ['liner', 175, 900],
      ['medium', 140, 780],
      ['liner', 175, 900],
    ])
    expect(weight.paperGsm).toBeCloseTo(553)
    expect(weight.boardGsm).toBeCloseTo(563)
    expect(flute.code).toBe('C')
  })

  it('takes the first variant that new work may use', () => {
    expect(boardOf(anItem(), theMasters()).variant?.code).toBe('C340-N')
  })

  it('has a calculated edge crush, and a measured one where the variant was measured', () => {
    const calculated = boardOf(anItem(), theMasters()).crush
    expect(calculated.ok && calculated.ect).toBeCloseTo(6.53, 2)
    const measured = boardOf(anItem({ boardGradeVariant: 'C340-X-N' }), theMasters()).crush
    expect(measured.ok && [measured.ect, measured.method]).toEqual([6, 'measured'])
  })

  it('has prices of null where the rates are not known', () => {
    const masters = theMasters({ plants: [aPlant({ costing: null })] })
    expect(boardOf(anItem(), masters).plies.map(ply => ply.pricePerTonne)).toEqual([null, null, null])
  })

  it('weighs by the take-up of the plant itself', () => {
    const plant = aPlant()
    const own = { ...plant.flutes, C: { ...(plant.flutes.C ?? fail()), takeUp: [1.5] } }
    const masters = theMasters({ plants: [aPlant({ flutes: own })] })
    expect(boardOf(anItem(), masters).weight.paperGsm).toBeCloseTo(560)
  })

  it.each([
    [{ plantCode: 'EST' }, theMasters(), 'There is no plant EST.'],
    [{ boardGrade: 'Z1' }, theMasters(), 'There is no board grade Z1.'],
    [{ boardGradeVariant: 'C340-Q' }, theMasters(), 'Board grade C340 has no variant C340-Q.'],
    [{}, theMasters({ boardGrades: [aGrade({ flute: 'K' })] }), 'Flute K is not in the master.'],
    [{}, theMasters({ plants: [aPlant({ papers: [] })] }), 'Northgate Corrugating does not keep paper 175K.'],
    [
      {},
      theMasters({ boardGrades: [aGrade({ papers: [] })] }),
      'Board grade C340: A board needs at least one paper.',
    ],
  ])('says why there is none: %o', (change, masters, reason) => {
    expect(estimateBoard(anItem(change), masters)).toMatchObject({ ok: false, reason })
  })
})

function fail(): never {
  throw new Error('Flute C is missing.')
}
