import { text } from '#domain/messages'
import { missingFields, mostBreaks, priceBreaks } from '#domain/pricingPolicies'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import { boundFields } from './breakFields.ts'
import { policyOf } from './policyOf.ts'
import type { BreakTerms, PricesKey } from './prices.ts'

/**
 * Each break has a quantity of its own and what its policy asks for: rules price-breaks, price-skipped-fields,
 * price-min-max-policy-1, price-max-policy-4 and price-policy-1-4 (001 §5, §9).
 */
export const breaksOfPolicy =
  (section: PricesKey) =>
  (pricing: BreakTerms): Finding[] =>
    brokenBreaks(pricing, findingOn(section))

function brokenBreaks(pricing: BreakTerms, error: ReturnType<typeof findingOn>): Finding[] {
  const policy = policyOf(pricing)
  if (policy === null || pricing.details.length === 0) return []
  const empty = pricing.details.filter(({ priceQty }) => !priceQty)
  if (empty.length > 0)
    return empty.map(({ key }) =>
      error(
        rowPath('details', key, 'priceQty'),
        'required',
        text('formRequired', { field: boundFields.priceQty.label }),
      ),
    )
  if (mostBreaks(policy) === 1 && pricing.details.length > 1)
    return [error('details', 'single-break', 'This policy has a single break.')]
  const breaks = priceBreaks(
    policy,
    pricing.details.map(({ priceQty }) => priceQty ?? 0),
    pricing.defaultVariance === null ? {} : { variancePercent: pricing.defaultVariance },
  )
  if (!breaks.ok) return [error('details', 'price-breaks', breaks.reason)]
  return pricing.details.flatMap(detail => {
    const { key, minQty, maxQty, variance } = detail
    const at = (cell: string) => rowPath('details', key, cell)
    const bounds = { minQty: minQty ?? 0, maxQty: maxQty ?? 0, variance: variance ?? 0 }
    const missing = missingFields(policy, bounds).map(field =>
      error(at(field), 'required', text('formRequired', { field: boundFields[field].label })),
    )
    const isTurned = bounds.maxQty > 0 && bounds.minQty > bounds.maxQty
    return isTurned
      ? [...missing, error(at('maxQty'), 'below-minimum', 'The maximum is below the minimum.')]
      : missing
  })
}
