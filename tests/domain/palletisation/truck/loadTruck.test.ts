import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isInsideKnown,
  type LoadedPallet,
  loadTruck,
  type TruckType,
  truckInsideFindings,
  trucksForOrder,
  truckTypes,
} from '#domain/palletisation'
import { seedFrom } from '../../../depth.ts'

const truck: TruckType = {
  code: 'T',
  name: 'Truck',
  length: 8400,
  width: 2440,
  height: 2600,
  payloadKg: 10_000,
}
const pallet: LoadedPallet = { length: 1165, width: 1165, height: 1200, kg: 400 }

describe('a truck full of pallets', () => {
  it('is full on the floor first when they are light and stand alone', () => {
    expect(loadTruck(pallet, truck)).toMatchObject({ pallets: 14, tiers: 1, limitedBy: 'floor', kg: 5600 })
  })

  it('is full by payload first when they are heavy', () => {
    expect(loadTruck({ ...pallet, kg: 900 }, truck)).toMatchObject({ pallets: 11, limitedBy: 'weight' })
  })

  it('is full by height when they stand on each other and payload is left', () => {
    expect(loadTruck({ ...pallet, kg: 100 }, truck, { isStacked: true })).toMatchObject({
      pallets: 28,
      tiers: 2,
      limitedBy: 'height',
    })
  })

  it('takes none that are higher than it', () => {
    expect(loadTruck({ ...pallet, height: 2700 }, truck)).toMatchObject({ pallets: 0, limitedBy: 'height' })
  })
})

const anyPallet = fc.record({
  length: fc.integer({ min: 400, max: 1400 }),
  width: fc.integer({ min: 400, max: 1400 }),
  height: fc.integer({ min: 100, max: 3000 }),
  kg: fc.integer({ min: 0, max: 2000 }),
})

describe('whatever the pallet', () => {
  it('stays inside the truck and its payload, no two in one place', () => {
    fc.assert(
      fc.property(anyPallet, fc.constantFrom(...truckTypes), fc.boolean(), (one, type, isStacked) => {
        const load = loadTruck(one, type, { isStacked })
        expect(load.kg).toBeLessThanOrEqual(type.payloadKg)
        expect(load.tiers * one.height).toBeLessThanOrEqual(type.height)
        expect(load.pallets).toBeLessThanOrEqual(load.floor.length * load.tiers)
        for (const [index, a] of load.floor.entries()) {
          expect(a.x + a.length).toBeLessThanOrEqual(type.length)
          expect(a.y + a.width).toBeLessThanOrEqual(type.width)
          const meets = load.floor
            .slice(index + 1)
            .some(
              b => a.x < b.x + b.length && b.x < a.x + a.length && a.y < b.y + b.width && b.y < a.y + a.width,
            )
          expect(meets).toBe(false)
        }
      }),
      { numRuns: 60, seed: seedFrom(7) },
    )
  })

  it('takes no fewer when it is lighter, lower or may be stacked', () => {
    fc.assert(
      fc.property(anyPallet, fc.constantFrom(...truckTypes), (one, type) => {
        const { pallets } = loadTruck(one, type)
        // A weight of 0 is not known, so that lighter ends above it.
        const lighter = { ...one, kg: one.kg === 0 ? 0 : Math.max(1, one.kg - 50) }
        expect(loadTruck(lighter, type).pallets).toBeGreaterThanOrEqual(pallets)
        expect(loadTruck({ ...one, height: one.height - 50 }, type).pallets).toBeGreaterThanOrEqual(pallets)
        expect(loadTruck(one, type, { isStacked: true }).pallets).toBeGreaterThanOrEqual(pallets)
      }),
      { numRuns: 60, seed: seedFrom(7) },
    )
  })

  it('is brought by trucks that are full but the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), anyPallet, (pallets, one) => {
        for (const { load, trucks, lastPallets } of trucksForOrder(pallets, one, truckTypes)) {
          if (trucks === null) expect(load.pallets).toBe(0)
          else expect(Math.max(0, trucks - 1) * load.pallets + lastPallets).toBe(pallets)
          expect(lastPallets).toBeLessThanOrEqual(load.pallets)
        }
      }),
      { numRuns: 60, seed: seedFrom(7) },
    )
  })
})

describe('the inside of a truck', () => {
  const inside = { length: 8400, width: 2440, height: 2600, payloadKg: 10_000 }

  it('is entered whole or not at all', () => {
    expect(truckInsideFindings(inside)).toEqual([])
    expect(truckInsideFindings({ length: 0, width: 0, height: 0, payloadKg: 0 })).toEqual([])
    expect(truckInsideFindings({ ...inside, width: 0, payloadKg: 0 }).map(({ path }) => path)).toEqual([
      'width',
      'payloadKg',
    ])
  })

  it('is known when all of it is entered: only then pallets are counted', () => {
    expect(isInsideKnown(inside)).toBe(true)
    expect(isInsideKnown({ ...inside, payloadKg: 0 })).toBe(false)
  })
})
