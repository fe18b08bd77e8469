import { z } from 'zod'
import { any, createQuoteRight, masterRights } from '#domain/access'
import { DefaultsInput, VarianceInput } from './customer/defaultInputs.ts'
import { endpoint, type Service } from './endpoint.ts'
import { storedNumber } from './listQuery.ts'
import { requiredText } from './masterFields.ts'

export { DefaultsInput, VarianceInput } from './customer/defaultInputs.ts'

/** What new quotes and items of a customer begin with. */
export const CustomerProfile = z
  .object({
    customerCode: z.string(),
    plantCode: z.string().meta({ description: 'combined: plantCode-costCentreCode' }),
    costCentreCode: z.string(),
    palletTypeCode: z.string(),
    palletTopTypeCode: z.string(),
    palletHeight: z.number(),
    overhangCode: z.string(),
    strappingTypeCode: z.string(),
    strapsAcross: z.number(),
    strapsThrough: z.number(),
    maxOverhangFrontMm: z.number(),
    maxOverhangSideMm: z.number(),
    stretchWrapCode: z.string(),
    allowByPassPricing: z.boolean(),
    version: z.number(),
  })
  .meta({ id: 'CustomerProfile' })
export type CustomerProfile = z.infer<typeof CustomerProfile>

/** What was agreed with a customer about the variance of prices; version 0: nothing was yet. */
export const PriceVariance = z.object({
  customerCode: z.string(),
  /** Percent. */
  priceVarPercent: z.number().nullable(),
  version: z.number(),
})

const customerCode = requiredText('Customer', 20)

/** How the defaults of customers are changed. */
export const customerDefaultCalls = {
  saveProfile: endpoint({
    method: 'PUT',
    path: '/customer/Profile',
    summary: 'Saves what new quotes of a customer begin with; version 0 where nothing was kept yet',
    // Whoever keeps the price terms says who may bypass pricing.
    right: any(createQuoteRight, masterRights.priceTerms),
    body: DefaultsInput.extend({ customerCode, version: storedNumber }),
    response: CustomerProfile,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  saveDefaultPriceVar: endpoint({
    method: 'PUT',
    path: '/customer/Profile/DefaultPriceVar',
    summary: 'Saves the variance that was agreed with a customer, percent; null: none',
    right: masterRights.priceTerms,
    body: VarianceInput.extend({ customerCode, version: storedNumber }),
    response: PriceVariance,
    problems: ['not-found', 'stale'],
  }),
} satisfies Service
