import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Customer } from '#contract/customer'

/** A customer of the search: code and name, contact and phone, trading or prospect. */
export function CustomerOption({ customer }: { readonly customer: Customer }) {
  const details = [customer.contactName, customer.phone, customer.city]
    .filter(detail => detail !== '')
    .join(' · ')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', minWidth: 0 }}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" noWrap>
          {customer.customerCode} {customer.customerName}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {details}
        </Typography>
      </Box>
      <CustomerStatus status={customer.status} />
    </Box>
  )
}

/** Trading or prospect, as a chip. */
export function CustomerStatus({ status }: { readonly status: Customer['status'] }) {
  return status === 'PROSPECT' ? (
    <Chip label="Prospect" color="warning" />
  ) : (
    <Chip label="Trading" variant="outlined" />
  )
}
