import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { money, quantity } from '#domain/formats'
import type { PricingShown } from './usePricing.ts'

/** Says that breaks were costed from something else than the item is now, what they would cost, and takes that at a press. */
export function StaleCosts({ pricing: { stale, readOnly, takeCosts } }: { readonly pricing: PricingShown }) {
  if (stale.length === 0) return null
  const changes = stale.map(
    ({ detail, now }) =>
      `${quantity(detail.priceQty || 0)}: ${money(detail.cost ?? 0)} → ${now.cost ? money(now.cost) : now.auditMessage}`,
  )
  return (
    <Alert
      severity="info"
      action={
        readOnly ? undefined : (
          <Button size="small" color="inherit" onClick={takeCosts}>
            Take the new costs
          </Button>
        )
      }
    >
      {`The costs are not those of the item as it is now: ${changes.join('; ').replace(/\.$/, '')}.`}
    </Alert>
  )
}
