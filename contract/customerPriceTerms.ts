import { z } from 'zod'
import { masterRights } from '#domain/access'
import { text } from '#domain/messages'
import { priceTermFindings } from '#domain/pricingPolicies'
import { endpoint, type Service } from './endpoint.ts'
import { largestStored, listQuery } from './listQuery.ts'
import { masterFilter, masterParts, requiredText } from './masters.ts'

const percent = z.number(text('formNumeric')).min(0).max(100).nullable()
const quantity = z.int(text('formNumeric')).min(1).max(largestStored).nullable()

const termFields = {
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

const checkTerms = ({ issues, value }: z.core.ParsePayload<Parameters<typeof priceTermFindings>[0]>) => {
  for (const { path, message } of priceTermFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

export const PriceTermsInput = z.object(termFields).check(checkTerms)
export type PriceTermsInput = z.infer<typeof PriceTermsInput>

const ids = { id: z.string().meta({ description: 'the customer code' }), version: masterParts.version }

/** By what a customer is priced, as administrators keep it; variances in percent, breaks ascending. */
export const PriceTerms = z
  .object({ ...termFields, ...ids, customerName: z.string() })
  .meta({ id: 'PriceTerms' })
export type PriceTerms = z.infer<typeof PriceTerms>

/** Calls about customers' price terms; part of the config service. */
export const priceTermCalls = {
  priceTerms: endpoint({
    method: 'GET',
    path: '/config/CustomerPriceTerms',
    summary: 'What was agreed with customers about prices; what is in use unless told',
    right: masterRights.priceTerms,
    query: listQuery(z.object(masterFilter)),
    response: z.array(PriceTerms),
    list: true,
  }),
  savePriceTerms: endpoint({
    method: 'POST',
    path: '/config/CustomerPriceTerms',
    summary: "Save a customer's price terms, or make new ones (version 0)",
    right: masterRights.priceTerms,
    body: z.object({ ...termFields, version: masterParts.version }).check(checkTerms),
    response: PriceTerms,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
