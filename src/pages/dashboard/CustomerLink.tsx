import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

interface CustomerLinkProps {
  readonly customerCode: string
  readonly customerName: string
}

/** The customer of a row, leading to their profile; nothing before there is one. */
export function CustomerLink({ customerCode, customerName }: CustomerLinkProps) {
  if (customerCode === '') return null
  return (
    <Link
      component={RouterLink}
      to={`/customerprofile/${encodeURIComponent(customerCode)}`}
      color="inherit"
      underline="hover"
    >
      {customerName}
    </Link>
  )
}
