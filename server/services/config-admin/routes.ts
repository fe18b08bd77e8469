import type { configAdmin } from '#contract/config-admin'
import type { Handlers } from '../../http/mount.ts'
import { customerOf, deliveryAddressesOf, profileOf } from '../customer/repository.ts'
import { type MaintenanceDeps, maintenanceHandlers } from '../maintenance/routes.ts'
import { orNotFound } from '../masters/orNotFound.ts'

/** Handlers of the config-admin service. */
export function configAdminHandlers(deps: MaintenanceDeps): Handlers<typeof configAdmin> {
  const { db } = deps.connection
  return {
    customer: async ({ params }) => {
      const [found, profile, deliveryAddresses] = await Promise.all([
        customerOf(db, params.id),
        profileOf(db, params.id),
        deliveryAddressesOf(db, params.id),
      ])
      return { ...orNotFound(found, `Customer ${params.id}`), profile, deliveryAddresses }
    },
    ...maintenanceHandlers(deps),
  }
}
