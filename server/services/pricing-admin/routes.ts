import { asc } from 'drizzle-orm'
import type { pricingAdmin } from '#contract/pricing-admin'
import { outerCartons } from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import { rehearsalHandlers } from '../rehearsal/routes.ts'
import type { RehearsalDeps } from '../rehearsal/start.ts'

/** Handlers of the pricing-admin service. */
export function pricingAdminHandlers(deps: RehearsalDeps): Handlers<typeof pricingAdmin> {
  return {
    outerCartons: () => deps.db.select().from(outerCartons).orderBy(asc(outerCartons.code)),
    ...rehearsalHandlers(deps),
  }
}
