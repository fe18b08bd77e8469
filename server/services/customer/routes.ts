import type { customer } from '#contract/customer'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { customerPage, deliveryAddressesOf, profileOrProblem } from './repository.ts'

/** Handlers of the customer service. */
export function customerHandlers(db: Database): Handlers<typeof customer> {
  return {
    customers: ({ query }) => customerPage(db, query),
    profile: ({ query }) => profileOrProblem(db, query.CustomerCode),
    deliveryAddresses: ({ query }) => deliveryAddressesOf(db, query.CustomerCode),
  }
}
