import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayerLimits, layersPerPallet } from '../../../../domain/palletisation/load/layersPerPallet.ts'
import { seeded } from '../seeded.ts'

/** Layers of 210 mm and 23.14 kg, 1350 mm over the pallet, which takes 962 kg beside itself. */
const limits = (overrides: Partial<LayerLimits> = {}): LayerLimits => ({
  heightForLayers: 1350,
  layerHeight: 210,
  kgForLayers: 962,
  layerKg: 23.14,
  ...overrides,
})

describe('layers on a pallet', () => {
  it('1350 mm take six layers of 210 mm', () => {
    expect(layersPerPallet(limits())).toMatchObject({ layers: 6, limitedBy: 'height' })
  })

  it('100 kg take four layers of 23.14 kg', () => {
    expect(layersPerPallet(limits({ kgForLayers: 100 }))).toMatchObject({ layers: 4, limitedBy: 'weight' })
  })

  it('a lowest unit that bears three layers lets no more stand on it', () => {
    expect(layersPerPallet(limits({ layersBorne: 3 }))).toMatchObject({ layers: 3, limitedBy: 'strength' })
    expect(layersPerPallet(limits({ layersBorne: 6 }))).toMatchObject({ layers: 6, limitedBy: 'height' })
  })

  it('a weight that is not known limits nothing', () => {
    expect(layersPerPallet(limits({ layerKg: 0, kgForLayers: 0 }))).toMatchObject({ layers: 6 })
  })

  it('nothing above the pallet, or nothing it may carry, are no layers and never fewer', () => {
    expect(layersPerPallet(limits({ heightForLayers: -20 })).layers).toBe(0)
    expect(layersPerPallet(limits({ kgForLayers: -5 }))).toMatchObject({ layers: 0, limitedBy: 'weight' })
  })

  it('a height that is met exactly counts, although a computer loses a hair', () => {
    expect(layersPerPallet(limits({ heightForLayers: 0.3, layerHeight: 0.1 })).layers).toBe(3)
  })

  it('tells every limit, not only the one that decides', () => {
    const { trace } = layersPerPallet(limits({ layersBorne: 9 }))
    expect(trace).toEqual([
      { label: 'Layers by height', value: 6, why: '1350 mm over the pallet ÷ 210 mm a layer' },
      { label: 'Layers by weight', value: 41, why: '962 kg the pallet still takes ÷ 23.14 kg a layer' },
      { label: 'Layers by strength', value: 9, why: 'what the lowest unit bears' },
    ])
  })

  it('fit, and one more would not', () => {
    const some = (min: number, max: number) => fc.integer({ min, max })
    fc.assert(
      fc.property(some(0, 3000), some(10, 600), some(0, 2000), some(1, 300), (height, layer, kg, layerKg) => {
        const fits = (layers: number) => layers * layer <= height && layers * layerKg <= kg
        const { layers } = layersPerPallet({
          heightForLayers: height,
          layerHeight: layer,
          kgForLayers: kg,
          layerKg,
        })
        expect(layers === 0 || fits(layers)).toBe(true)
        expect(fits(layers + 1)).toBe(false)
      }),
      seeded(150),
    )
  })
})
