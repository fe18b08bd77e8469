import { useMemo } from 'react'
import { customer } from '#contract/customer'
import type { QuoteItem } from '#contract/quote'
import { type PriceTerms, validationTabIds } from '#domain/quoteItem'
import { fieldAccess } from '#domain/workflow'
import { useCall } from '../../../../dataProvider/index.ts'

/** Agreements change seldom, in milliseconds. */
const options = { staleTime: 600_000, retry: false, meta: { quiet: true } } as const

/** Whether the person may enter a price of the item as it stands. */
const mayPrice = ({ mayEdit, validations: fieldRules }: QuoteItem): boolean =>
  mayEdit &&
  (['price', 'genprice'] as const).some(
    tab => !fieldAccess({ fieldRules }, validationTabIds[tab] ?? 0, 'pricingPolicy').readOnly,
  )

/** By what the item's customer and plant price, asked where a price may be entered; undefined while it is not known. */
export function usePriceTerms(item: QuoteItem, plantCode: string): PriceTerms | undefined {
  const { customerCode } = item
  const enabled = mayPrice(item) && customerCode !== ''
  const own = useCall(
    customer.defaultPriceVar,
    { query: { CustomerCode: customerCode } },
    { ...options, enabled },
  ).data
  const plant = useCall(
    customer.defaultPlantPriceVar,
    { query: { plantCode } },
    { ...options, enabled: enabled && plantCode !== '' },
  ).data
  const agreed = useCall(
    customer.priceBreak,
    { query: { lgxCustomerCode: customerCode } },
    { ...options, enabled },
  ).data
  return useMemo(() => {
    if (own === undefined || plant === undefined || agreed === undefined) return undefined
    const { pricingPolicy, pricingUOM, pricingVarPercent: variance } = agreed
    const { priceBreak1, priceBreak2, priceBreak3, priceBreak4, priceBreak5 } = agreed
    const breaks = [priceBreak1, priceBreak2, priceBreak3, priceBreak4, priceBreak5]
    return {
      customerVariance: own.priceVarPercent,
      plantVariance: plant.priceVarPercent,
      internal:
        pricingPolicy === ''
          ? null
          : {
              pricingPolicy,
              pricingUom: String(pricingUOM ?? 1000),
              variance,
              breaks: breaks.filter(each => each !== null),
            },
    }
  }, [own, plant, agreed])
}
