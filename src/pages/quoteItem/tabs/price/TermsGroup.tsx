import { config } from '#contract/config'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { EndPrice } from './EndPrice.tsx'
import { overWords } from './overWords.ts'
import type { PricingShown } from './usePricing.ts'

/** How the item is priced: by which policy, for how many, until when, and over which region it goes. */
export function TermsGroup({ pricing: { pricing } }: { readonly pricing: PricingShown }) {
  const { data: regions = [] } = useCall(config.regions, {}, { staleTime: 600_000, meta: { quiet: true } })
  return (
    <FieldGroup title="Terms" beside={<EndPrice />} columnWidth={150}>
      <SectionField path="pricing.pricingPolicy" />
      <SectionField path="pricing.pricingUom" />
      <SectionField path="pricing.orderUom" />
      {pricing.pricingPolicy === '3' ? <SectionField path="pricing.defaultVariance" /> : null}
      <SectionField path="pricing.priceExpiryDate" helperText={overWords(pricing.priceExpiryDate)} />
      <SectionField
        path="pricing.isSpecialties"
        helperText={pricing.isSpecialties ? 'internal pricing' : undefined}
      />
      <SectionField path="pricing.hasSecondaryLeg" />
      {pricing.hasSecondaryLeg ? (
        <SectionField
          path="pricing.secondaryLegRegion"
          choices={regions.map(({ regionCode, regionName }) => ({ code: regionCode, label: regionName }))}
        />
      ) : null}
    </FieldGroup>
  )
}
