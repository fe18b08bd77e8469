import { decimal } from '#domain/formats'
import type { TruckType } from '../masterData/truckTypes.ts'
import { isInsideKnown } from './truckInsideFindings.ts'

/**
 * What it means that a pallet may be so high, mm, with its load: nothing while some truck takes it, or no inside is known.
 * It is no fault, because a carrier of the customer's may be higher. Our own rule.
 */
export function heightOverTrucks(maxPalletHeight: number | null, trucks: readonly TruckType[]): string {
  const known = trucks.filter(isInsideKnown)
  if (known.length === 0 || !((maxPalletHeight ?? 0) > 0)) return ''
  const highest = known.reduce((high, truck) => (truck.height > high.height ? truck : high))
  return (maxPalletHeight ?? 0) > highest.height
    ? `No truck is so high: ${highest.name}, the highest, is ${decimal(highest.height, 0)} mm inside.`
    : ''
}
