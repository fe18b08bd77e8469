import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { overWords } from '../price/overWords.ts'

/** Who supplies the goods until when, how many are wanted, and by which terms they are sold. */
export function SupplyGroup() {
  const { pricingPolicy: policy, priceExpiryDate } = useDraftPart(({ genericPricing }) => genericPricing)
  return (
    <FieldGroup title="Supply and Terms" columnWidth={150}>
      <SectionField path="genericPricing.supplier" span={2} />
      <SectionField path="genericPricing.supplierReference" />
      <SectionField path="genericPricing.costValidTo" />
      <SectionField path="product.expectedOrderQuantity" />
      <SectionField path="genericPricing.pricingPolicy" />
      <SectionField path="genericPricing.pricingUom" />
      {policy === '3' ? <SectionField path="genericPricing.defaultVariance" /> : null}
      <SectionField path="genericPricing.priceExpiryDate" helperText={overWords(priceExpiryDate)} />
    </FieldGroup>
  )
}
