import { text } from '#domain/messages'
import { policyNames } from './policies.ts'

/** What was agreed with a customer about prices; the breaks are quantities. */
export interface PriceTermsEntered {
  readonly priceVarPercent: number | null
  /** '' for a customer that does not buy within the company. */
  readonly pricingPolicy: string
  /** Null: by the thousand. */
  readonly pricingUom: number | null
  readonly pricingVarPercent: number | null
  readonly priceBreak1: number | null
  readonly priceBreak2: number | null
  readonly priceBreak3: number | null
  readonly priceBreak4: number | null
  readonly priceBreak5: number | null
}

const breaks = ['priceBreak1', 'priceBreak2', 'priceBreak3', 'priceBreak4', 'priceBreak5'] as const

interface Finding {
  readonly path: keyof PriceTermsEntered
  readonly message: string
}

/** Breaks that leave a gap before them, or are not more than the one before. */
const breakFindings = (terms: PriceTermsEntered): readonly Finding[] =>
  breaks.flatMap((path, index): Finding[] => {
    const quantity = terms[path]
    const before = index === 0 ? undefined : terms[breaks[index - 1] ?? 'priceBreak1']
    if (quantity === null || before === undefined) return []
    if (before === null) return [{ path, message: 'The break before it is empty.' }]
    return quantity > before ? [] : [{ path, message: text('formGreaterThanPrevious') }]
  })

/** Why a customer's price terms can't be kept: breaks without a policy, an unknown policy, or breaks that do not ascend. Our own reading of 001 §3. */
export function priceTermFindings(terms: PriceTermsEntered): readonly Finding[] {
  const { pricingPolicy } = terms
  if (pricingPolicy === '') {
    const internal = (['pricingUom', 'pricingVarPercent', ...breaks] as const).filter(
      path => terms[path] !== null,
    )
    return internal.length > 0
      ? [{ path: 'pricingPolicy', message: text('formRequired', { field: 'Pricing Policy' }) }]
      : []
  }
  return [
    ...(Object.hasOwn(policyNames, pricingPolicy)
      ? []
      : [{ path: 'pricingPolicy' as const, message: text('formOneOf') }]),
    ...breakFindings(terms),
  ]
}
