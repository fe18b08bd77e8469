import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo } from 'react'
import { quantity } from '#domain/formats'
import type { PricingShown } from './usePricing.ts'

/** Says which breaks a route of their own would make cheaper. It follows behind the grid: what is typed never waits for it. */
export function OwnRouteLines({ pricing }: { readonly pricing: PricingShown }) {
  const { ownRoutesOf } = pricing
  const find = useDeferredValue(ownRoutesOf)
  const quantities = useDeferredValue(pricing.pricing.details.map(({ priceQty }) => priceQty || 0).join())
  const found = useMemo(() => find(quantities.split(',').map(Number)), [find, quantities])
  return found.map(({ key, priceQty, percent }) => (
    <Typography key={key} variant="body2" color="textSecondary">
      {`A route of its own would make ${quantity(priceQty)} ${percent.toFixed(1)} % cheaper.`}
    </Typography>
  ))
}
