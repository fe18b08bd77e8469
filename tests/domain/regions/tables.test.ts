import { describe, expect, it } from 'vitest'
import {
  australianRegions,
  australianStates,
  borderPostcodes,
  newZealandRegions,
  regionNames,
} from '#domain/regions'

describe('the tables of postcodes', () => {
  it.each([
    ['states', australianStates],
    ['Australian regions', australianRegions],
    ['New Zealand regions', newZealandRegions],
  ])('%s: no range overlaps another', (_, ranges) => {
    const ascending = [...ranges].sort((a, b) => a.from - b.from)
    ascending.forEach((range, i) => {
      expect(range.to).toBeGreaterThanOrEqual(range.from)
      expect(range.from).toBeGreaterThan(ascending[i - 1]?.to ?? -1)
    })
  })

  it('every region has a name, and every name a region', () => {
    const codes = new Set([...australianRegions, ...newZealandRegions].map(range => range.regionCode))
    expect([...codes].sort()).toEqual(Object.keys(regionNames).sort())
  })

  it('every region lies in the state of its code', () => {
    for (const { from, to, regionCode } of australianRegions)
      for (const end of [from, to]) {
        const state = australianStates.find(row => end >= row.from && end <= row.to)
        expect(`${end} ${state?.state}`).toBe(`${end} ${regionCode.split('-')[0]}`)
        expect(state?.isLargeVolume).toBe(false)
      }
  })

  it('a border postcode belongs to the state of its range first', () => {
    for (const [postcode, states] of Object.entries(borderPostcodes)) {
      const row = australianStates.find(r => Number(postcode) >= r.from && Number(postcode) <= r.to)
      expect(`${postcode} ${states[0]}`).toBe(`${postcode} ${row?.state}`)
    }
  })
})
