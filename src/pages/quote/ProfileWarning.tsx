import Alert from '@mui/material/Alert'
import { customer } from '#contract/customer'
import { text } from '#domain/messages'
import { useCall } from '../../dataProvider/index.ts'

/** Warns of a customer without a profile, or with one that names no cost centre. Rule lgx-profile-warning (001 §8). */
export function ProfileWarning({ customerCode }: { readonly customerCode: string }) {
  const { data, error } = useCall(
    customer.profile,
    { query: { CustomerCode: customerCode } },
    { enabled: customerCode !== '', retry: false, staleTime: 600_000, meta: { quiet: true } },
  )
  if (error === null && data?.costCentreCode !== '') return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {text('warningLgxCustomerProfile')}
    </Alert>
  )
}
