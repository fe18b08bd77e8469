import { expect, it } from 'vitest'
import { sheetLimitsOf } from '#domain/estimating'
import { aWorkCentre } from './workCentres.ts'

it('reads the sheet limits from the attributes of a work centre', () => {
  expect(sheetLimitsOf(aWorkCentre())).toEqual({
    minLength: null,
    maxLength: 2200,
    minWidth: null,
    maxWidth: 1000,
  })
})
