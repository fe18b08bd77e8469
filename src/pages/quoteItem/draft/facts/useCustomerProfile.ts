import { customer } from '#contract/customer'
import { useMay } from '../../../../authProvider/useRights.ts'
import { useCall } from '../../../../dataProvider/index.ts'

/** Plant and pallet settings of a customer; not known for one that has no profile, nor to who may not see it. */
export function useCustomerProfile(customerCode: string) {
  const enabled = useMay(customer.profile.right) && customerCode !== ''
  return useCall(
    customer.profile,
    { query: { CustomerCode: customerCode } },
    { enabled, retry: false, staleTime: 600_000, meta: { quiet: true } },
  )
}
