import { and, asc, eq, sql } from 'drizzle-orm'
import type { PriceTerms, PriceTermsInput } from '#contract/customerPriceTerms'
import { customerPriceTerms, customers } from '../../../database/schema/index.ts'
import { codeKey, type Master } from '../../masters/master.ts'
import { containingIn, createMasterList, inState } from '../../masters/masterList.ts'

interface PriceTermFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
}

const own = customerPriceTerms
const customerName = sql<string>`coalesce((select ${customers.customerName} from ${customers}
  where ${eq(customers.customerCode, own.customerCode)}), '')`
const ofNamed = (q: string | undefined) =>
  sql`exists (select from ${customers} where ${and(
    eq(customers.customerCode, own.customerCode),
    containingIn(q, customers.customerCode, customers.customerName),
  )})`

export const priceTermList = createMasterList<PriceTerms, PriceTermFilter>({
  name: 'customer_price_terms',
  table: own,
  key: own.customerCode,
  fields: {
    id: own.customerCode,
    customerCode: own.customerCode,
    customerName,
    priceVarPercent: own.priceVarPercent,
    pricingPolicy: own.pricingPolicy,
    pricingUom: own.pricingUom,
    pricingVarPercent: own.pricingVarPercent,
    priceBreak1: own.priceBreak1,
    priceBreak2: own.priceBreak2,
    priceBreak3: own.priceBreak3,
    priceBreak4: own.priceBreak4,
    priceBreak5: own.priceBreak5,
    isActive: own.isActive,
    version: own.version,
  },
  sorts: {
    customerCode: own.customerCode,
    customerName,
    priceVarPercent: own.priceVarPercent,
    pricingPolicy: own.pricingPolicy,
    isActive: own.isActive,
  },
  otherwise: [asc(own.customerCode)],
  where: ({ q, state }) => and(inState(own.isActive, state), q ? ofNamed(q) : undefined),
})

const valuesOf = (input: PriceTermsInput): PriceTermsInput => ({
  customerCode: input.customerCode,
  priceVarPercent: input.priceVarPercent,
  pricingPolicy: input.pricingPolicy,
  pricingUom: input.pricingUom,
  pricingVarPercent: input.pricingVarPercent,
  priceBreak1: input.priceBreak1,
  priceBreak2: input.priceBreak2,
  priceBreak3: input.priceBreak3,
  priceBreak4: input.priceBreak4,
  priceBreak5: input.priceBreak5,
  isActive: input.isActive,
})

/** What was agreed with customers about prices. */
export const priceTermMaster: Master<string, PriceTermsInput> = {
  kind: 'priceTerms',
  one: 'set of price terms',
  nameField: 'customerCode',
  fixedFields: ['customerCode'],
  keyOf: codeKey,
  read: priceTermList.read,
  find: async (tx, { customerCode }) => (await priceTermList.read(tx, customerCode))?.id ?? null,
  insert: async (tx, input) => {
    await tx.insert(own).values(valuesOf(input))
    return input.customerCode
  },
  update: async (tx, key, input, version) => {
    await tx
      .update(own)
      .set({ ...valuesOf(input), version })
      .where(eq(own.customerCode, key))
  },
  remove: async (tx, key) => {
    await tx.delete(own).where(eq(own.customerCode, key))
  },
  usedBy: async () => [],
  check: async (tx, { customerCode }) => {
    const known = await tx
      .select({ code: customers.customerCode })
      .from(customers)
      .where(eq(customers.customerCode, customerCode))
    return known.length > 0
      ? []
      : [{ path: 'customerCode', message: `There is no customer ${customerCode}.` }]
  },
}
