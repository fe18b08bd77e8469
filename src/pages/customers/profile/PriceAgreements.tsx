import Typography from '@mui/material/Typography'
import { type CustomerPriceBreak, customer } from '#contract/customer'
import { decimal } from '#domain/formats'
import { policyNames } from '#domain/pricingPolicies'
import { useCall } from '../../../dataProvider/index.ts'
import { type Fact, Facts } from '../../../resources/facts/Facts.tsx'
import { EditVarianceButton } from '../upkeep/EditVarianceButton.tsx'
import { PartOf } from './PartOf.tsx'

const percent = (value: number | null) => (value === null ? '' : `${decimal(value, 2)} %`)

const names: Readonly<Record<string, string>> = policyNames

/** What a customer that buys within the company is sold by. */
function internalFacts(agreed: CustomerPriceBreak): readonly Fact[] {
  const { priceBreak1, priceBreak2, priceBreak3, priceBreak4, priceBreak5 } = agreed
  const breaks = [priceBreak1, priceBreak2, priceBreak3, priceBreak4, priceBreak5]
  return [
    ['Pricing policy', names[agreed.pricingPolicy] ?? agreed.pricingPolicy],
    ['Pricing UOM', decimal(agreed.pricingUOM, 0)],
    ['Pricing variance', percent(agreed.pricingVarPercent)],
    [
      'Price breaks',
      breaks
        .filter(quantity => quantity !== null)
        .map(quantity => decimal(quantity, 0))
        .join(' · '),
    ],
  ]
}

/** What was agreed about prices: the variance of the customer, and the breaks of one that buys within the company. */
export function PriceAgreements({ customerCode }: { readonly customerCode: string }) {
  const variance = useCall(customer.defaultPriceVar, { query: { CustomerCode: customerCode } })
  const internal = useCall(customer.priceBreak, { query: { lgxCustomerCode: customerCode } })
  return (
    <>
      <PartOf label="price variance" part={variance}>
        {agreed => (
          <>
            <Facts facts={[['Price variance', percent(agreed.priceVarPercent)]]} />
            <EditVarianceButton agreed={agreed} />
          </>
        )}
      </PartOf>
      <PartOf label="internal price breaks" part={internal}>
        {agreed =>
          agreed.pricingPolicy === '' ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              The customer does not buy within the company.
            </Typography>
          ) : (
            <Facts facts={internalFacts(agreed)} />
          )
        }
      </PartOf>
    </>
  )
}
