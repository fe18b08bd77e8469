import { describe, expect, it } from 'vitest'
import { type BundleInput, palletTopTypes } from '#domain/palletisation'
import { palletStack } from '../../../../domain/palletisation/load/palletStack.ts'
import { aBundle, bundles, palletType } from '../builders.ts'

const top = (code: string) => {
  const found = palletTopTypes.find(one => one.code === code)
  if (found === undefined) throw new Error(`no top ${code}`)
  return found
}
const stack = (input: Partial<BundleInput> = {}, borneKg?: number) =>
  palletStack(aBundle(), bundles(input), 2, borneKg)

describe('a stack of two bundles of 25 a layer, 8.4 mm and 0.4628 kg each', () => {
  it('is six layers of 210 mm on a pallet of 150 mm: 1410 mm and 176.84 kg with its 38 kg', () => {
    expect(stack()).toMatchObject({
      layers: 6,
      limitedBy: 'height',
      layerHeight: 210,
      loadHeight: 1410,
      grossKg: 176.84,
      fault: undefined,
    })
  })

  it('weighs no more than the pallet may carry or the truck lifts, itself included', () => {
    // 38 kg of pallet and four layers of 23.14 kg are 130.56; a fifth would be 153.7.
    expect(stack({ maxLoadKg: 150 })).toMatchObject({ layers: 4, limitedBy: 'weight', grossKg: 130.56 })
    const weak = { ...palletType('AUSTD'), swlKg: 100 }
    expect(stack({ palletType: weak, maxLoadKg: 150 })).toMatchObject({ layers: 2, limitedBy: 'weight' })
  })

  it('has room and weight for its top', () => {
    const capped = stack({ palletTop: top('FRAME'), maxPalletHeight: 1410 })
    expect(capped).toMatchObject({ layers: 5, loadHeight: 150 + 40 + 1050, top: { code: 'FRAME' } })
    expect(capped.grossKg).toBeCloseTo(38 + 8 + 5 * 23.14, 9)
  })

  it('goes without a top that is not made for its pallet, and says so', () => {
    const bare = stack({ palletType: palletType('EUR1'), palletTop: top('FRAME') })
    expect(bare.top).toBeUndefined()
    expect(bare.trace).toContainEqual({
      label: 'Pallet top',
      value: 'none',
      why: expect.stringContaining('Timber top frame does not go with'),
    })
  })

  it('is as high as the lowest unit bears: 1 kg are two more of 0.4628 kg', () => {
    expect(stack({}, 1)).toMatchObject({ layers: 3, limitedBy: 'strength' })
    expect(stack({}, 0)).toMatchObject({ layers: 1, limitedBy: 'strength' })
  })

  it('is not checked for what is not known, and says so', () => {
    const labels = (unitKg: number, borneKg?: number) =>
      stack({ unitKg }, borneKg).trace.flatMap(({ label, value }) => (value === 'not checked' ? [label] : []))
    expect(labels(0)).toEqual(['Layers by weight'])
    expect(labels(0, 24)).toEqual(['Layers by strength', 'Layers by weight'])
    expect(labels(0.4628, 24)).toEqual([])
  })
})

describe('not one layer', () => {
  it('under the height', () => {
    expect(stack({ maxPalletHeight: 300 })).toMatchObject({
      layers: 0,
      fault: 'Not one layer of 210 mm fits under the max pallet height of 300 mm.',
    })
  })

  it('within the weight', () => {
    expect(stack({ maxLoadKg: 60 })).toMatchObject({
      layers: 0,
      fault: 'Not one layer of 23.14 kg stays within the load limit of 60 kg.',
    })
  })
})
