import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { pageRoles } from '#domain/access'
import { useMay } from '../../authProvider/useRights.ts'

interface OpenItemsLinkProps {
  readonly customerCode: string
  readonly customerName: string
}

/** Leads to the person's worklist with only the customer's items in it; by the name it is seen whose they are. */
export function OpenItemsLink({ customerCode, customerName }: OpenItemsLinkProps) {
  if (!useMay(pageRoles.quotes)) return null
  // A search has up to 100 characters; a word that is cut is found by its beginning.
  const q = `${customerCode} ${customerName}`.slice(0, 100)
  return (
    <Button component={Link} to={`/worklist?${new URLSearchParams({ q })}`}>
      Open items
    </Button>
  )
}
