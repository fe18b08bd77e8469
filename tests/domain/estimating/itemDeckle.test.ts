import { describe, expect, it } from 'vitest'
import { estimateBoard, itemDeckle } from '#domain/estimating'
import { anItem, aPlant, theMasters } from './builders.ts'

const board = estimateBoard(anItem(), theMasters())
const step = { sheet: { length: 1441, width: 560, numberUp: 1 } }
const deckleOf = (item: { paperDeckleWidth: number | null }, quantity: number) => {
  if (!board.ok) throw new Error(board.reason)
  const choice = itemDeckle(item, step, 2, board, quantity, aPlant())
  return choice.ok ? [choice.best.deckle, choice.best.out] : choice.reason
}

describe('the paper width of an item', () => {
  it('is the cheapest for the quantity', () => {
    expect(deckleOf({ paperDeckleWidth: null }, 5000)).toEqual([2350, 4])
    expect(deckleOf({ paperDeckleWidth: null }, 100)).toEqual([1250, 2])
  })

  it('is the one asked for', () => {
    expect(deckleOf({ paperDeckleWidth: 1800 }, 5000)).toEqual([1800, 3])
  })

  it('is none where the sheet does not fit', () => {
    expect(deckleOf({ paperDeckleWidth: 500 }, 5000)).toBe(
      "Deckle 500: a sheet of 560 mm and 20 mm trim don't fit.",
    )
  })
})
