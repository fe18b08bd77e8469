import { describe, expect, it } from 'vitest'
import {
  overhangs,
  palletPatterns,
  palletTopTypes,
  palletTypes,
  strappingTypes,
  stretchWraps,
} from '#domain/palletisation'

describe('master data', () => {
  it.each([
    ['pallet types', palletTypes],
    ['pallet tops', palletTopTypes],
    ['patterns', palletPatterns],
    ['overhangs', overhangs],
    ['strapping', strappingTypes],
    ['wraps', stretchWraps],
  ])('%s: every code once', (_, rows) => {
    expect(new Set(rows.map(row => row.code)).size).toBe(rows.length)
  })

  it('knows the pallets of both countries', () => {
    expect(palletTypes.map(({ code, length, width, height }) => [code, length, width, height])).toEqual([
      ['AUSTD', 1165, 1165, 150],
      ['AUEXP', 1100, 1100, 150],
      ['NZSTD', 1200, 1000, 150],
      ['EUR1', 1200, 800, 144],
      ['HALF', 1165, 580, 150],
    ])
  })

  it('names only pallet types there are', () => {
    const codes = palletTypes.map(type => type.code)
    for (const top of palletTopTypes) expect(codes).toEqual(expect.arrayContaining([...top.palletTypeCodes]))
  })
})
