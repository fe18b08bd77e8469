import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDesignLookup } from '../../draft/facts/useDesignLookup.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** What it is packed into, and how it goes to another plant of the company. */
export function OffsiteGroup() {
  const { data } = useDesignLookup(useDraftValues().product)
  const ways = new Map((data?.offsiteTransfers ?? []).map(each => [each.deliveryMethod, each.description]))
  return (
    <FieldGroup title="Outer and Offsite" columnWidth={120}>
      <SectionField path="design.outerType" />
      <SectionField
        path="design.offsiteDeliveryMethod"
        span="row"
        choices={[...ways].map(([code, label]) => ({ code, label }))}
      />
      <SectionField
        path="design.toRegion"
        choices={(data?.regions ?? []).map(({ code, name }) => ({ code, label: `${code} ${name}` }))}
      />
    </FieldGroup>
  )
}
