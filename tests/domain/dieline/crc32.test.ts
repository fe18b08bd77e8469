import { expect, it } from 'vitest'
import { crc32 } from '../../../domain/dieline/crc32.ts'

it('agrees with the published check value', () => {
  expect(crc32('123456789')).toBe('cbf43926')
  expect(crc32('')).toBe('00000000')
})

it('sums the UTF-8 bytes', () => {
  expect(crc32('é漢😀')).toBe('f1d73109')
})
