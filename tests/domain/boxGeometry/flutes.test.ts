import { describe, expect, it } from 'vitest'
import { flutes } from '#domain/boxGeometry'
import table from './flutes.json' with { type: 'json' }

interface Row {
  thicknessMm: number
  takeUp: number[]
  heightMm?: number
  perM?: number[]
  panelInside: number[]
  panelOutside: number[]
  gl: number
  hsc: { flap: number; h1: number }
  rsc: { flap: number; h1: number }
  ffsc: { flap: number; h1: number }
  slotMm: number
}

const rows: Record<string, Row> = table.flutes

describe('the flute master', () => {
  it('has the flutes of the table, and no others', () => {
    expect(Object.keys(flutes)).toEqual(Object.keys(rows))
  })

  it.each(Object.values(flutes))('$code has the figures of the table', flute => {
    const row = rows[flute.code]
    expect({
      thicknessMm: flute.caliper,
      takeUp: flute.takeUp,
      panelInside: flute.panelAdds.inside,
      panelOutside: flute.panelAdds.outside,
      gl: flute.lapWidth,
      hsc: { flap: flute.halfSlotted.flap, h1: flute.halfSlotted.depth },
      rsc: { flap: flute.regular.flap, h1: flute.regular.depth },
      ffsc: { flap: flute.fullOverlap.flap, h1: flute.fullOverlap.depth },
      slotMm: flute.slot,
    }).toEqual({
      thicknessMm: row?.thicknessMm,
      takeUp: row?.takeUp,
      panelInside: row?.panelInside,
      panelOutside: row?.panelOutside,
      gl: row?.gl,
      hsc: row?.hsc,
      rsc: row?.rsc,
      ffsc: row?.ffsc,
      slotMm: row?.slotMm,
    })
    expect(flute.fluteHeight).toBe(row?.heightMm ?? null)
    expect(flute.flutesPerMetre).toBe(row?.perM?.[0] ?? null)
  })
})
