import type { PriceTerms } from '../../facts.ts'

/**
 * The variance that a price begins with, percent: of internal pricing for specialties, else the customer's; the plant's where
 * they have none; null: none is known. Source: 001 §4.
 */
export const varianceFor = (isSpecialties: boolean, terms: PriceTerms | undefined): number | null =>
  (isSpecialties ? terms?.internal?.variance : terms?.customerVariance) ?? terms?.plantVariance ?? null
