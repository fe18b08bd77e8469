import { describe, expect, it } from 'vitest'
import { ruleTotals } from '#domain/dieline'
import type { Entity } from '../../../domain/dieline/model.ts'
import { at } from '../boxGeometry/builders.ts'
import { plainDrawing } from './drawings.ts'

const line = (layer: Entity['layer'], length: number): Entity => ({
  type: 'LINE',
  layer,
  from: at(0, 0),
  to: at(length * 0.6, length * 0.8),
})
const totals = (...entities: Entity[]) => ruleTotals({ ...plainDrawing(), entities })

describe('the rules of a drawing', () => {
  it('are counted, measured and bridged by layer', () => {
    expect(totals(line('CUT', 300), line('CUT', 200.5), line('CREASE', 149))).toEqual({
      CUT: { count: 2, length: 500.5, bridges: 3 },
      CREASE: { count: 1, length: 149, bridges: 0 },
      PERF: { count: 0, length: 0, bridges: 0 },
      HALFCUT: { count: 0, length: 0, bridges: 0 },
    })
  })

  it('an arc is as long as it is round: a quarter of 20 mm is 31.416', () => {
    const arc: Entity = {
      type: 'ARC',
      layer: 'PERF',
      centre: at(0, 0),
      radius: 20,
      startAngle: 270,
      endAngle: 360,
    }
    expect(totals(arc).PERF).toEqual({ count: 1, length: 31.416, bridges: 0 })
  })

  it('are bridged one by one: two short rules get none, however long they are together', () => {
    expect(totals(line('CUT', 149), line('CUT', 149)).CUT.bridges).toBe(0)
    expect(
      ruleTotals({ ...plainDrawing(), entities: [line('CUT', 149)] }, { every: 50, width: 5 }).CUT.bridges,
    ).toBe(2)
  })

  it('do not include what is drawn for people', () => {
    const all = totals(line('DIM', 500), line('BLEED', 500), line('GLUE', 500), line('REG', 500))
    expect(Object.values(all).map(({ count }) => count)).toEqual([0, 0, 0, 0])
  })
})
