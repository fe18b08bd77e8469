import { expect, it } from 'vitest'
import { defaultAllowances, withAllowances } from '#domain/boxGeometry'

it('replaces what is named and keeps the rest', () => {
  const allowances = withAllowances({ telescope: { lidClearance: 5 } })
  expect(allowances.telescope).toEqual({ ...defaultAllowances.telescope, lidClearance: 5 })
  expect(allowances.mailer).toEqual(defaultAllowances.mailer)
  expect(withAllowances()).toEqual(defaultAllowances)
})
