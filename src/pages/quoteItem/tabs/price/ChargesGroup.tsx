import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionRows } from '../../fields/SectionRows.tsx'
import type { PricingShown } from './usePricing.ts'

/** What the customer pays beside the price. */
export function ChargesGroup({ pricing }: { readonly pricing: PricingShown }) {
  if (pricing.readOnly && pricing.pricing.otherCharges.length === 0) return null
  return (
    <FieldGroup title="Other Charges">
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <SectionRows path="pricing.otherCharges" title="" rowWord="charge" />
      </div>
    </FieldGroup>
  )
}
