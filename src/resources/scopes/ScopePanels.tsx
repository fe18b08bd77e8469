import Typography from '@mui/material/Typography'
import type { Scope } from '#contract/security'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { Facts } from '../facts/Facts.tsx'
import { guardedBy } from './guardedBy.ts'

/** What a scope guards and which roles grant it. */
export function ScopePanels({ row }: { readonly row: Scope }) {
  const { pages, calls } = guardedBy(row.code)
  return (
    <>
      <FieldGroup title="Granted by" columnWidth={300}>
        <Facts facts={[['Roles', row.roles.join(', ')]]} />
      </FieldGroup>
      <FieldGroup title={`Pages it guards (${pages.length})`} columnWidth={300}>
        {pages.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No page asks for it.
          </Typography>
        ) : (
          <Typography variant="body2">{pages.join(', ')}</Typography>
        )}
      </FieldGroup>
      <FieldGroup title={`Calls it guards (${calls.length})`} columnWidth={420}>
        {calls.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No call asks for it.
          </Typography>
        ) : (
          <Facts facts={calls.map(({ call, summary }) => [call, summary] as const)} />
        )}
      </FieldGroup>
    </>
  )
}
