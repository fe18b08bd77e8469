import { useFormContext, useWatch } from 'react-hook-form'
import type { QuoteHeader } from '#contract/quote'
import { dayIn } from '#domain/formats'
import { requiredDateWords } from '#domain/quotes'
import { FieldGroup } from '../../../components/editing/fields/FieldGroup.tsx'
import { HeaderDay } from './headerFields.ts'
import { headerLabel } from './quoteHeader.ts'

/** When the goods are wanted and how long the quote holds. */
export function DatesGroup() {
  const { control } = useFormContext<QuoteHeader>()
  const requiredDate = useWatch({ control, name: 'requiredDate' })
  return (
    <FieldGroup title="Dates" columnWidth={130}>
      <HeaderDay
        name="requiredDate"
        label={headerLabel('requiredDate')}
        helperText={requiredDateWords(requiredDate, dayIn(new Date()))}
      />
      <HeaderDay name="pricingDate" label={headerLabel('pricingDate')} />
      <HeaderDay name="validFrom" label={headerLabel('validFrom')} />
      <HeaderDay name="validTo" label={headerLabel('validTo')} />
    </FieldGroup>
  )
}
