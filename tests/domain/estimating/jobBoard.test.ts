import { describe, expect, it } from 'vitest'
import { estimateBoard, jobBoard } from '#domain/estimating'
import { anItem, aPlant, theMasters } from './builders.ts'

const step = { sheet: { length: 1441, width: 560, numberUp: 1 } }
const boardOf = (change: Parameters<typeof anItem>[0]) => {
  const board = estimateBoard(anItem(), theMasters())
  if (!board.ok) throw new Error(board.reason)
  return jobBoard(anItem(change), step, 2, board, 5000, aPlant())
}

describe('the board of a cost job', () => {
  it('is made on the best deckle', () => {
    expect(boardOf({})).toMatchObject({
      ok: true,
      board: { kind: 'own', deckle: 2350, numberOut: 4, starchPricePerKg: 1.1, brokeCreditPerTonne: 180 },
      deckle: { trim: 110 },
    })
  })

  it('is bought where it has a price', () => {
    const bought = boardOf({ outsideBoardPricePerSqm: 0.72 })
    expect(bought).toMatchObject({ ok: true, board: { kind: 'bought', pricePerSqm: 0.72 }, deckle: null })
    expect(bought.ok && bought.board.kind === 'bought' && bought.board.gsm).toBeCloseTo(563)
  })

  it('is none where no deckle takes the sheet', () => {
    expect(boardOf({ paperDeckleWidth: 500 })).toMatchObject({ ok: false })
  })
})
