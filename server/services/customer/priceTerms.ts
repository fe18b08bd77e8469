import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { CustomerPriceBreak } from '#contract/customer'
import { plantAlone } from '#domain/boardGrades'
import type { Database } from '../../database/database.ts'
import { customerPriceTerms, customers, engineRates } from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'

const breakColumns = {
  pricingPolicy: customerPriceTerms.pricingPolicy,
  pricingUOM: customerPriceTerms.pricingUom,
  pricingVarPercent: customerPriceTerms.pricingVarPercent,
  priceBreak1: customerPriceTerms.priceBreak1,
  priceBreak2: customerPriceTerms.priceBreak2,
  priceBreak3: customerPriceTerms.priceBreak3,
  priceBreak4: customerPriceTerms.priceBreak4,
  priceBreak5: customerPriceTerms.priceBreak5,
}

/** A customer's terms, while they are in use. */
const inUse = and(
  eq(customerPriceTerms.customerCode, customers.customerCode),
  eq(customerPriceTerms.isActive, true),
)

/** What a customer that buys within the company is sold by; all empty where nothing was agreed. `code`: the ERP system's or ours. */
export async function priceBreakOf(db: Database, code: string): Promise<CustomerPriceBreak> {
  const [row] = await db
    .select({ lgxCustomerCode: customers.otherRef, ...breakColumns })
    .from(customers)
    .leftJoin(customerPriceTerms, inUse)
    .where(or(eq(customers.otherRef, code), eq(customers.customerCode, code)))
    .limit(1)
  if (row === undefined) throw notFound(`Customer ${code}`)
  return { ...row, pricingPolicy: row.pricingPolicy ?? '' }
}

/** The variance that was agreed with a customer, percent; null: none. */
export async function customerVariance(db: Database, customerCode: string) {
  const [row] = await db
    .select({
      customerCode: customers.customerCode,
      priceVarPercent: customerPriceTerms.priceVarPercent,
      version: sql<number>`coalesce(${customerPriceTerms.version}, 0)`,
    })
    .from(customers)
    .leftJoin(customerPriceTerms, inUse)
    .where(eq(customers.customerCode, customerCode))
  if (row === undefined) throw notFound(`Customer ${customerCode}`)
  return row
}

/** The variance that a plant prices with, its own or that of every plant, percent; null: none. */
export async function plantVariance(db: Database, combined: string) {
  const plantCode = plantAlone(combined)
  const [row] = await db
    .select({ value: engineRates.value })
    .from(engineRates)
    .where(
      and(
        eq(engineRates.group, 'price'),
        eq(engineRates.name, 'variancePercent'),
        inArray(engineRates.plantCode, [plantCode, '']),
      ),
    )
    .orderBy(desc(engineRates.plantCode))
    .limit(1)
  return { plantCode, priceVarPercent: row?.value ?? null }
}
