import { z } from 'zod'
import { masterRights } from '#domain/access'
import { checkTerms, termFields } from './customer/priceTermsInput.ts'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { PriceTermsInput } from './customer/priceTermsInput.ts'

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
