import { customer } from '#contract/customer'
import { useCall } from '../../../../dataProvider/index.ts'

/** Plant and pallet settings of a customer; not known for one that has no profile. */
export const useCustomerProfile = (customerCode: string) =>
  useCall(
    customer.profile,
    { query: { CustomerCode: customerCode } },
    { enabled: customerCode !== '', retry: false, staleTime: 600_000, meta: { quiet: true } },
  )
