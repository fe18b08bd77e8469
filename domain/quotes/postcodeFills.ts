import { newZealand, postcodeState } from '#domain/regions'
import type { HeaderAddress } from './addressFindings.ts'

type Placed = Omit<HeaderAddress, 'truckType'>

/** What a postcode says of an address, and the state that follows from it from now on. */
export interface PostcodeFill {
  readonly patch: Partial<Pick<HeaderAddress, 'deliveryState' | 'deliveryCountry'>>
  /** The state the postcode lies in; null: none, or it is not whole yet. */
  readonly state: string | null
}

/**
 * What a postcode fills in of an address, once it is whole: the state where there is none, or the one there is `followed` from the
 * postcode before; the country where there is none. What a person said themselves stays. `home`: the customer's country,
 * which counts where the address names none. Source: our own.
 */
export function postcodeFills(address: Placed, followed: string | null, home = ''): PostcodeFill {
  const { deliveryPostCode: postcode, deliveryState: state, deliveryCountry } = address
  const country = deliveryCountry || (state === '' ? home : '')
  const found = /^\d{4}$/.test(postcode.trim())
    ? postcodeState(postcode, country === newZealand ? newZealand : null)
    : null
  if (found === null || !found.ok) return { patch: {}, state: null }
  const isFree = state === '' || state === followed
  const next = isFree && !liesIn(postcode, state) ? found.stateCode : state
  const countryOf = next === newZealand ? newZealand : 'AU'
  return {
    patch: {
      ...(next === state ? {} : { deliveryState: next }),
      ...(deliveryCountry === '' ? { deliveryCountry: countryOf } : {}),
    },
    state: found.stateCode,
  }
}

const liesIn = (postcode: string, state: string): boolean => state !== '' && postcodeState(postcode, state).ok
