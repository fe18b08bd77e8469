import { describe, expect, it } from 'vitest'
import { preprintReasons } from '#domain/boardGrades'
import { aVariant } from './builders.ts'

const production = 'COPY_PREPRINT_ADD_FLEXO_PRINT'

describe('preprint of a variant', () => {
  it.each([
    [true, 'PREPRINT', []],
    [false, 'FLEXO', []],
    [false, null, []],
    [false, 'PREPRINT', ['not a preprint board']],
    [true, 'FLEXO', ['preprint board, but the print process is not PREPRINT']],
  ])('board-grade-preprint-match: preprint %s with print process %s: %j', (isPreprint, process, reasons) => {
    expect(preprintReasons(aVariant({ isPreprint }), process, 'RESIZABLE')).toEqual(reasons)
  })

  it.each([
    [true, production, []],
    [false, 'MODIFY', []],
    [false, production, ['not a preprint production board']],
    [true, 'MODIFY', ['preprint production board, only for Copy Preprint - Add Flexo Print']],
  ])(
    'board-grade-preprint-production: preprint production %s for %s: %j',
    (isPreprintProduction, category, reasons) => {
      expect(preprintReasons(aVariant({ isPreprintProduction }), 'FLEXO', category)).toEqual(reasons)
    },
  )
})
