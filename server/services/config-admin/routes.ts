import type { configAdmin } from '#contract/config-admin'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { customerOf, deliveryAddressesOf, profileOf } from '../customer/repository.ts'
import { orNotFound } from '../masters/orNotFound.ts'

/** Handlers of the config-admin service. */
export function configAdminHandlers(db: Database): Handlers<typeof configAdmin> {
  return {
    customer: async ({ params }) => {
      const [found, profile, deliveryAddresses] = await Promise.all([
        customerOf(db, params.id),
        profileOf(db, params.id),
        deliveryAddressesOf(db, params.id),
      ])
      return { ...orNotFound(found, `Customer ${params.id}`), profile, deliveryAddresses }
    },
  }
}
