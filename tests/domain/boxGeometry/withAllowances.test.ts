import { expect, it } from 'vitest'
import { defaultAllowances, withAllowances } from '#domain/boxGeometry'

it('replaces what is named and keeps the rest', () => {
  const allowances = withAllowances({ partition: { clearance: 5 }, styles: { '0422': { tab: 25 } } })
  expect(allowances.partition).toEqual({ ...defaultAllowances.partition, clearance: 5 })
  expect(allowances.styles).toEqual({ '0422': { tab: 25 } })
  expect(allowances.joint).toEqual(defaultAllowances.joint)
  expect(withAllowances()).toEqual(defaultAllowances)
})
