import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { pageRoles } from '#domain/access'
import { useMay } from '../../authProvider/useRights.ts'

/** Leads to the person's worklist with only the customer's items in it. */
export function OpenItemsLink({ customerCode }: { readonly customerCode: string }) {
  if (!useMay(pageRoles.quotes)) return null
  return (
    <Button component={Link} to={`/worklist?${new URLSearchParams({ q: customerCode })}`}>
      Open items
    </Button>
  )
}
