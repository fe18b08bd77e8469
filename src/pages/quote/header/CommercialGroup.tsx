import { currencies } from '#domain/formats'
import { FieldGroup } from '../../../components/editing/fields/FieldGroup.tsx'
import { HeaderCheck, HeaderSelect, HeaderText } from './headerFields.ts'
import { headerLabel } from './quoteHeader.ts'

const currencyNames = { AUD: 'Australian dollars', NZD: 'New Zealand dollars' } as const
const currencyChoices = currencies.map(code => ({ code, label: `${code} ${currencyNames[code]}` }))

/** Money, components, and what only we read. */
export function CommercialGroup() {
  return (
    <FieldGroup
      title="Commercial and Notes"
      columnWidth={150}
      sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}
    >
      <HeaderSelect
        name="currencyCode"
        label={headerLabel('currencyCode')}
        choices={currencyChoices}
        empty=""
      />
      <HeaderCheck name="isMultiComponent" label={headerLabel('isMultiComponent')} />
      <HeaderText name="customerPO" label={headerLabel('customerPO')} span={2} />
      <HeaderText name="internalQuoteNotes" label={headerLabel('internalQuoteNotes')} span="row" rows={4} />
    </FieldGroup>
  )
}
