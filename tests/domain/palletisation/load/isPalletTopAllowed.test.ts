import { expect, it } from 'vitest'
import { isPalletTopAllowed, palletTopTypes } from '#domain/palletisation'

const allowed = (code: string, palletTypeCode: string) =>
  palletTopTypes.filter(top => top.code === code).some(top => isPalletTopAllowed(top, palletTypeCode))

it('a top goes with the pallet types it names', () => {
  expect(allowed('FRAME', 'AUSTD')).toBe(true)
  expect(allowed('FRAME', 'EUR1')).toBe(false)
})

it('a top that names none goes with all', () => {
  expect(allowed('CAP', 'EUR1')).toBe(true)
  expect(allowed('CAP', 'a type of tomorrow')).toBe(true)
})
