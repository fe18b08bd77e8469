import { expect, it } from 'vitest'
import { machinePasses } from '#domain/similarity'

it('similar-machine-pass: does not count despatch', () => {
  expect(machinePasses(['CORR', 'FFG', 'DESPATCH'])).toBe(2)
  expect(machinePasses([])).toBe(0)
})
