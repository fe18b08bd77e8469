import { z } from 'zod'
import { priceTermFindings } from '#domain/pricingPolicies'
import { largestStored } from '../listQuery.ts'
import { masterParts, requiredText } from '../masterFields.ts'

const percent = z.number().min(0).max(100).nullable()
const quantity = z.int().min(1).max(largestStored).nullable()

/** What is kept of price terms. */
export const termFields = {
  customerCode: requiredText('Customer', 20),
  /** Agreed with the customer; percent. */
  priceVarPercent: percent,
  /** What follows is of a customer that buys within the company; '' for others. */
  pricingPolicy: z.string().trim().max(10),
  pricingUom: quantity,
  pricingVarPercent: percent,
  priceBreak1: quantity,
  priceBreak2: quantity,
  priceBreak3: quantity,
  priceBreak4: quantity,
  priceBreak5: quantity,
  isActive: masterParts.isActive,
}

/** Says at their fields what is wrong with price terms. */
export const checkTerms = ({
  issues,
  value,
}: z.core.ParsePayload<Parameters<typeof priceTermFindings>[0]>) => {
  for (const { path, message } of priceTermFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const PriceTermsInput = z.object(termFields).check(checkTerms)
export type PriceTermsInput = z.infer<typeof PriceTermsInput>
