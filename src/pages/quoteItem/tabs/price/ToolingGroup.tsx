import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { type QuoteItem, quote } from '#contract/quote'
import { blankOfProduct } from '#domain/quoteItem'
import { useMay } from '../../../../authProvider/useRights.ts'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { failureText, useCall } from '../../../../dataProvider/index.ts'
import { useItem } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { SectionRows } from '../../fields/SectionRows.tsx'
import { askAgain } from './askAgain.ts'
import type { PricingShown } from './usePricing.ts'

const newKey = () => crypto.randomUUID().slice(0, 8)

/** Whether there is tooling to cost: a plant, whose rates count, and a blank. */
const isCosted = ({ product }: QuoteItem): boolean =>
  product.preferredPlantCode !== '' && blankOfProduct(product, undefined) !== null

/** What stereos and forme cost by the plant's rates, asked once more 2.5 s later; not asked of an item that has no blank yet. */
function useTooling(item: QuoteItem) {
  const may = useMay(quote.pricingTooling.right)
  const enabled = may && isCosted(item)
  const answer = useCall(
    quote.pricingTooling,
    { params: { quoteProductBoxPricingId: item.id } },
    { enabled, meta: { quiet: true }, retry: false },
  )
  const { refetch } = answer
  useEffect(() => (enabled ? askAgain(refetch) : undefined), [enabled, refetch])
  return answer
}

/** What the customer pays for tooling and for work outside. */
export function ToolingGroup({ pricing }: { readonly pricing: PricingShown }) {
  const { data: tooling = [], error } = useTooling(useItem())
  const { toolingCosts } = pricing.pricing
  const missing = tooling.filter(({ type }) => !toolingCosts.some(row => row.type === type))
  const take = () =>
    pricing.change({
      toolingCosts: [
        ...toolingCosts,
        ...missing.map(({ type, calculatedCost, customerCost }) => ({
          key: newKey(),
          type,
          calculatedCost,
          vendorCost: null,
          customerCost,
        })),
      ],
    })
  if (pricing.readOnly && toolingCosts.length === 0 && pricing.pricing.outsideCustomerCost === null)
    return null
  return (
    <FieldGroup
      title="Tooling and Outside Work"
      beside={
        pricing.readOnly || missing.length === 0 ? undefined : (
          <Button size="small" onClick={take}>
            Take the calculated tooling
          </Button>
        )
      }
    >
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <SectionRows path="pricing.toolingCosts" title="" rowWord="tooling" />
      </div>
      {error === null ? null : (
        <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {failureText(error)}
        </Typography>
      )}
      <SectionField path="pricing.outsideCustomerCost" span={2} />
    </FieldGroup>
  )
}
