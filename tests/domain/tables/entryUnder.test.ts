import { describe, expect, it } from 'vitest'
import { boxFactor } from '#domain/board'
import { likelyType } from '#domain/documents'
import { makesFor } from '#domain/quoteItem'
import { closingOperation } from '#domain/routing'
import { entryUnder } from '#domain/tables'
import { readFormula, worth } from '../../../domain/boxGeometry/formula.ts'

/** What every object knows of itself. */
const words = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

describe('a word that every object knows is no code', () => {
  it.each(words)('%s', word => {
    expect(entryUnder({ FLEXO: 1 }, word)).toBeUndefined()
    expect(boxFactor({ styleCode: word }).basis, 'no strength of its own').toBe('estimate')
    expect(likelyType(`drawing.${word}`), 'no kind of file').toBe('OTHER')
    expect(closingOperation('0427', word), 'no closure').toBe('GLUE')
    expect(makesFor({ businessUnit: 'BOARD', businessUnits: [] }, word), 'no business unit').toBe(false)
    expect(worth(word, { L: 1 }), 'no measure').toBeNaN()
    expect(readFormula(`${word}(1)`).ok, 'no function').toBe(false)
  })

  it('what a table has is found', () => {
    expect(entryUnder({ FLEXO: 1 }, 'FLEXO')).toBe(1)
  })
})
