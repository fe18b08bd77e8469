import { quantity } from '#domain/formats'
import { pointsBelow } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useItemFacts } from '../../draft/rules/useItemRules.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import type { PricingShown } from './usePricing.ts'

/** Asks why a break is under the margin floor: somebody has to approve it. */
export function FloorReasons({ pricing: { pricing } }: { readonly pricing: PricingShown }) {
  const { marginFloor } = useItemFacts().facts
  const low = pricing.details
    .map((detail, place) => ({ place, detail, points: pointsBelow(detail, marginFloor) }))
    .filter(({ points }) => points > 0)
  if (low.length === 0) return null
  return (
    <FieldGroup title={`Under the margin floor of ${(marginFloor ?? 0).toFixed(1)} %`} columnWidth={360}>
      {low.map(({ place, detail, points }) => (
        <SectionField
          key={detail.key}
          path={`pricing.details.${place}.floorReason`}
          label={`Reason for ${quantity(detail.priceQty || 0)}, ${points.toFixed(1)} points under`}
        />
      ))}
    </FieldGroup>
  )
}
