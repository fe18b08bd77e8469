import { asc } from 'drizzle-orm'
import type { pricingAdmin } from '#contract/pricing-admin'
import type { Database } from '../../database/database.ts'
import { outerCartons } from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'

/** Handlers of the pricing-admin service. */
export function pricingAdminHandlers(db: Database): Handlers<typeof pricingAdmin> {
  return {
    outerCartons: () => db.select().from(outerCartons).orderBy(asc(outerCartons.code)),
  }
}
