import type { PriceTermsInput } from '#contract/customerPriceTerms'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { CustomerInput } from './CustomerInput.tsx'
import { labels } from './labels.ts'
import { policyChoices } from './policyChoices.ts'

const breaks = ['priceBreak1', 'priceBreak2', 'priceBreak3', 'priceBreak4', 'priceBreak5'] as const

/** The inputs of price terms: the variance of any customer, and what one that buys within the company is sold by. */
export function PriceTermInputs() {
  return (
    <>
      <FieldGroup title="Agreed with the customer" columnWidth={200}>
        <CustomerInput />
        <NumberInput<PriceTermsInput> name="priceVarPercent" label={labels.priceVarPercent} unit="%" />
        <CheckInput<PriceTermsInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="Of a customer that buys within the company" columnWidth={140}>
        <SelectInput<PriceTermsInput>
          name="pricingPolicy"
          label={labels.pricingPolicy}
          empty="None"
          choices={policyChoices}
        />
        <NumberInput<PriceTermsInput> name="pricingUom" label={labels.pricingUom} isWhole />
        <NumberInput<PriceTermsInput> name="pricingVarPercent" label={labels.pricingVarPercent} unit="%" />
        {breaks.map(name => (
          <NumberInput<PriceTermsInput> key={name} name={name} label={labels[name]} isWhole />
        ))}
      </FieldGroup>
    </>
  )
}
