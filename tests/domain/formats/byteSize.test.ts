import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteSize } from '#domain/formats'
import { seedFrom } from '../../depth.ts'

describe('a file size', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1023 B'],
    [1024, '1.000 KB'],
    [1536, '1.500 KB'],
    [1_000_000, '976.563 KB'],
    [25 * 1024 * 1024, '25.000 MB'],
    [1024 * 1024 - 1, '1023.999 KB'],
    [1024 ** 3 - 1, '1.000 GB'],
    [1024 ** 5, '1024.000 TB'],
  ])('format-numbers: of %d bytes is %s', (bytes, shown) => {
    expect(byteSize(bytes)).toBe(shown)
  })

  it('uses 1024 with three decimals, and reads back to half of the last', () => {
    const powers = ['KB', 'MB', 'GB', 'TB']
    fc.assert(
      fc.property(fc.integer({ min: 1024, max: 2 ** 50 }), bytes => {
        const [, number = '', unit = ''] = /^(\d+\.\d{3}) (KB|MB|GB|TB)$/.exec(byteSize(bytes)) ?? []
        const scale = 1024 ** (powers.indexOf(unit) + 1)
        expect(Math.abs(Number(number) - bytes / scale)).toBeLessThanOrEqual(0.0005 + 1e-9)
        expect(Number(number) < 1024 || unit === 'TB').toBe(true)
      }),
      { seed: seedFrom(41) },
    )
  })
})
