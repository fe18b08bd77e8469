import { emptySections, type ItemSections, react } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { toolingCustomers } from '../customer/toolingCustomers.ts'

/**
 * The pricing and the tooling account that an item of Specialties begins with: what follows where the flag is set on the Price
 * tab. `stepCode`: where the item begins.
 */
export async function startingSpecialties(
  db: Database,
  begun: Partial<ItemSections>,
  stepCode: string,
): Promise<Pick<ItemSections, 'pricing' | 'approval'>> {
  const before = { ...emptySections, ...begun }
  const flagged = { ...before, pricing: { ...before.pricing, isSpecialties: true } }
  const facts = { toolingCustomers: await toolingCustomers(db) }
  const { pricing, approval } = react(before, flagged, { facts, step: stepCode }).sections
  return { pricing, approval }
}
