import { newZealand, postcodeState } from '#domain/regions'
import type { HeaderFinding } from './headerFinding.ts'

/** Where a quote's goods go, as far as rules look at it; '' is not said. */
export interface HeaderAddress {
  readonly truckType: string
  readonly deliveryPostCode: string
  readonly deliveryState: string
  readonly deliveryCountry: string
}

/** The truck type of a customer who comes for the goods. Source: 000 §9. */
const customerPickup = 'CUSTPICK'

/** What is wrong with an address: a postcode is one of its country, and lies in its state. Source: our own. */
export function addressFindings(address: HeaderAddress): HeaderFinding[] {
  const { truckType, deliveryPostCode, deliveryState, deliveryCountry } = address
  // A customer who comes for the goods is asked for no address.
  if (truckType === customerPickup) return []
  const isOfNewZealand = deliveryState === newZealand
  if (deliveryState !== '' && deliveryCountry !== '' && isOfNewZealand !== (deliveryCountry === 'NZ')) {
    const words = isOfNewZealand ? 'must be New Zealand for this state' : 'must be Australia for this state'
    return [{ field: 'deliveryCountry', message: words }]
  }
  if (deliveryPostCode.trim() === '') return []
  const state = deliveryState || (deliveryCountry === 'NZ' ? newZealand : null)
  const place = postcodeState(deliveryPostCode, state)
  return place.ok ? [] : [{ field: 'deliveryPostCode', message: place.reason }]
}
