import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Role } from '#contract/security'
import { asksFor, pages } from '#domain/access'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { Facts } from '../facts/Facts.tsx'

/** Where the users with a role are listed. */
const holdersPath = (code: string): string =>
  `/admin/users?${new URLSearchParams({
    filter: JSON.stringify({ role: code }),
    page: '1',
    perPage: '25',
    sort: 'name',
    order: 'ASC',
  })}`

/** Who holds a role, and which pages ask for it by name. */
export function RolePanels({ row }: { readonly row: Role }) {
  const asking = pages.filter(({ right }) => asksFor(right, 'role', row.code))
  return (
    <FieldGroup
      title="Who and where"
      columnWidth={300}
      beside={
        <Button size="small" component={Link} to={holdersPath(row.code)}>
          Show its users
        </Button>
      }
    >
      <Facts
        facts={[
          ['Active users', row.holders],
          ['Pages that ask for it', asking.map(({ path }) => path).join(', ') || 'None'],
        ]}
      />
    </FieldGroup>
  )
}
