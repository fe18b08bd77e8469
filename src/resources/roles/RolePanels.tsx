import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Role } from '#contract/security'
import { asksFor, pages } from '#domain/access'
import { decimal } from '#domain/formats'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { listPath } from '../../components/list/listPath.ts'
import { pageNames } from '../../layout/menu/pageNames.ts'
import { Facts } from '../facts/Facts.tsx'

/** Who holds a role, and which pages ask for it by name. */
export function RolePanels({ row }: { readonly row: Role }) {
  const asking = pages.filter(({ right }) => asksFor(right, 'role', row.code))
  return (
    <FieldGroup
      title="Who and where"
      columnWidth={300}
      beside={
        <Button size="small" component={Link} to={listPath('/admin/users', { role: row.code })}>
          Show its users
        </Button>
      }
    >
      <Facts
        facts={[
          ['Active users', decimal(row.holders, 0)],
          ['Pages that ask for it', pageNames(asking.map(({ path }) => path)).join(', ') || 'None'],
        ]}
      />
    </FieldGroup>
  )
}
