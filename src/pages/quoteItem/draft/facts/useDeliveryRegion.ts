import { config } from '#contract/config'
import { type Delivery, deliveryOf, type QuoteDelivery } from '#domain/quoteItem'
import { useDebounced } from '../../../../components/customerSearch/useDebounced.ts'
import { useCall } from '../../../../dataProvider/index.ts'

interface DeliveryRegion {
  /** null: there is none for the postcode and state; undefined: not known (yet). */
  readonly code: string | null | undefined
  readonly name: string
  /** Why there is none; '' otherwise. */
  readonly reason: string
}

const notKnown: DeliveryRegion = { code: undefined, name: '', reason: '' }

/** The region that an item is delivered to, asked once its postcode and state stand still. */
export function useDeliveryRegion(delivery: Delivery, quote: QuoteDelivery): DeliveryRegion {
  const { deliveryPostCode, deliveryState } = deliveryOf(delivery, quote)
  const asked = `${deliveryPostCode.trim()}/${deliveryState}`
  const settled = useDebounced(asked, 300)
  const [postalCode = '', stateCode = ''] = settled.split('/')
  const { data } = useCall(
    config.regionOfPostcode,
    { params: { postalCode, stateCode } },
    { enabled: postalCode !== '' && stateCode !== '', staleTime: 600_000, meta: { quiet: true } },
  )
  if (settled !== asked || data === undefined || postalCode === '' || stateCode === '') return notKnown
  const { region, reason } = data
  return region === null
    ? { code: null, name: '', reason }
    : { code: region.regionCode, name: region.regionName, reason: '' }
}
