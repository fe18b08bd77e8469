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
  /** Whether it is being asked for. */
  readonly isAsked: boolean
  /** Whether it could not be read. */
  readonly isUnread: boolean
  readonly readAgain: () => Promise<unknown>
}

/** The region that an item is delivered to, asked once its postcode and state stand still. */
export function useDeliveryRegion(delivery: Delivery, quote: QuoteDelivery): DeliveryRegion {
  const { deliveryPostCode, deliveryState } = deliveryOf(delivery, quote)
  const asked = `${deliveryPostCode.trim()}/${deliveryState}`
  const settled = useDebounced(asked, 300)
  const [postalCode = '', stateCode = ''] = settled.split('/')
  const isPlace = deliveryPostCode.trim() !== '' && deliveryState !== ''
  const { data, isError, refetch } = useCall(
    config.regionOfPostcode,
    { params: { postalCode, stateCode } },
    { enabled: postalCode !== '' && stateCode !== '', staleTime: 600_000, meta: { quiet: true } },
  )
  const isKnown = isPlace && settled === asked && data !== undefined
  const isUnread = isPlace && settled === asked && isError && data === undefined
  const found = isKnown ? data : null
  return {
    code: found === null ? undefined : (found.region?.regionCode ?? null),
    name: found?.region?.regionName ?? '',
    reason: found?.region === null ? found.reason : '',
    isAsked: isPlace && !isKnown && !isUnread,
    isUnread,
    readAgain: refetch,
  }
}
