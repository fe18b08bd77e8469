import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { SectionRows } from '../../fields/SectionRows.tsx'

/** What the customer pays beside the price. */
export function ChargesGroup() {
  return (
    <FieldGroup title="Other Charges">
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <SectionRows path="pricing.otherCharges" title="" rowWord="charge" />
      </div>
    </FieldGroup>
  )
}
