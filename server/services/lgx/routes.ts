import type { lgx } from '#contract/lgx'
import type { Handlers } from '../../http/mount.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'

/** Handlers of the lgx service. */
export function lgxHandlers(erp: Lgx): Handlers<typeof lgx> {
  return {
    productExists: async ({ query }) => ({
      exists: await erp.productExists(query.customerCode, query.productCode),
    }),
    palletLookup: () => erp.pallets(),
  }
}
