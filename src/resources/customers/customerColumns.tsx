import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { Customer } from '#contract/customer'
import { businessUnitLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../components/list/listColumn.ts'
import { CustomerStatus } from './CustomerStatus.tsx'
import { profilePath } from './profilePath.ts'

type Column = ListColumn<Customer>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<Customer>(source, label),
  ...more,
})

/** Store key of the columns chosen. */
export const columnsKey = 'customers.columns'

/** Columns of the customer search. */
export const customerColumns: readonly Column[] = [
  column('customerCode', 'Code', {
    sortable: true,
    show: ({ customerCode }) => (
      <Link component={RouterLink} to={profilePath(customerCode)} underline="hover" sx={{ fontWeight: 500 }}>
        {customerCode}
      </Link>
    ),
  }),
  column('customerName', 'Name', { sortable: true }),
  column('status', 'Status', { sortable: true, show: ({ status }) => <CustomerStatus status={status} /> }),
  column('contactName', 'Contact'),
  column('phone', 'Phone'),
  column('city', 'City', { sortable: true }),
  column('industry', 'Industry', { sortable: true }),
  column('salesRepName', 'Sales rep', { sortable: true }),
  column('businessUnit', 'Business unit', { text: ({ businessUnit }) => businessUnitLabel(businessUnit) }),
]
