import { customer } from '#contract/customer'
import { toolingCustomersFor } from '#domain/quoteItem'
import { useMay } from '../../../../authProvider/useRights.ts'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** The account that the item's tooling is charged to: one of the type that the item is. */
export function ToolingAccountGroup() {
  const pricing = useDraftPart(values => values.pricing)
  const { toolingAccountNumber } = useDraftPart(values => values.approval)
  const { data = [], isError } = useCall(
    customer.toolingCustomers,
    {},
    { enabled: useMay(customer.toolingCustomers.right), staleTime: 600_000, meta: { quiet: true } },
  )
  const choices = toolingCustomersFor(pricing, data).map(each => ({
    code: each.toolingAccountNumber,
    label: `${each.toolingAccountNumber} ${each.toolingAccountDesc}`,
  }))
  const isListed = choices.some(({ code }) => code === toolingAccountNumber)
  const own = toolingAccountNumber === '' || isListed ? [] : [toolingAccountNumber]
  return (
    <FieldGroup title="Tooling Account" columnWidth={320}>
      <SectionField
        path="approval.toolingAccountNumber"
        choices={[...choices, ...own.map(code => ({ code, label: code }))]}
        empty="None"
        helperText={
          isError
            ? 'The accounts could not be read.'
            : pricing.isSpecialties
              ? 'Internal accounts: the item is sold by Specialties.'
              : 'Accounts of customers: the item is manufactured.'
        }
      />
    </FieldGroup>
  )
}
