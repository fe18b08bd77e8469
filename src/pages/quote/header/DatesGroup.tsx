import { FieldGroup } from '../../../components/editing/fields/FieldGroup.tsx'
import { HeaderDay } from './headerFields.ts'
import { headerLabel } from './quoteHeader.ts'

/** When the goods are wanted and how long the quote holds. */
export function DatesGroup() {
  return (
    <FieldGroup title="Dates" columnWidth={130}>
      <HeaderDay name="requiredDate" label={headerLabel('requiredDate')} />
      <HeaderDay name="pricingDate" label={headerLabel('pricingDate')} />
      <HeaderDay name="validFrom" label={headerLabel('validFrom')} />
      <HeaderDay name="validTo" label={headerLabel('validTo')} />
    </FieldGroup>
  )
}
