import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { type RoleInput, security, type UserInput } from '#contract/security'
import { describeRight } from '#domain/access'
import { startViewAs } from '../../authProvider/viewAs.ts'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { useCall } from '../../dataProvider/index.ts'
import type { MenuEntry } from '../../layout/menu/entries.ts'
import { SideDrawer } from '../../layout/SideDrawer.tsx'
import { Facts } from '../facts/Facts.tsx'
import { seenBy, signedInAs } from './seenBy.ts'

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} component="h3" variant="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function MenuLine({ entry }: { readonly entry: MenuEntry }) {
  return (
    <li>
      {entry.label}
      {entry.kind === 'group' ? (
        <ul>
          {entry.entries.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

const Codes = ({ codes }: { readonly codes: readonly string[] }) =>
  codes.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      None
    </Typography>
  ) : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {codes.map(code => (
        <Chip key={code} size="small" variant="outlined" label={code} />
      ))}
    </Box>
  )

interface ViewAsDrawerProps {
  readonly person: UserInput
  /** A role as a form has it: it stands in for the one that is stored. */
  readonly role?: RoleInput
  /** The person is kept like this: the product itself can be shown as they see it. */
  readonly isStored?: boolean
  readonly onClose: () => void
}

/** What a person would see after signing in: menu, worklists, pages and why the others are closed to them. */
export function ViewAsDrawer({ person, role, isStored = false, onClose }: ViewAsDrawerProps) {
  const roles = useCall(security.roles, {})
  const scopes = useCall(security.scopes, {})
  const workgroups = useCall(security.workgroups, {})
  const title = `View as ${person.name || 'a new person'}`
  if (roles.data === undefined || scopes.data === undefined || workgroups.data === undefined) {
    const failed = [roles, scopes, workgroups].filter(({ error }) => error !== null)
    return (
      <SideDrawer title={title} width={520} onClose={onClose}>
        {failed[0] === undefined ? (
          <Typography color="textSecondary">Loading…</Typography>
        ) : (
          <ListProblem
            error={failed[0].error}
            onRetry={() => {
              for (const { refetch } of failed) void refetch()
            }}
          />
        )}
      </SideDrawer>
    )
  }
  const user = signedInAs(person, {
    roles: role === undefined ? roles.data : [...roles.data.filter(({ code }) => code !== role.code), role],
    scopes: scopes.data.map(({ code }) => code),
    workgroups: workgroups.data,
  })
  const seen = seenBy(user)
  return (
    <SideDrawer title={title} width={520} onClose={onClose}>
      {person.isActive ? null : (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          This person is not active: they cannot sign in at all.
        </Alert>
      )}
      {isStored && person.isActive && person.login !== '' ? (
        <Box sx={{ mb: 2 }}>
          <Button variant="outlined" onClick={() => startViewAs(person.login)}>
            Show the product as they see it
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            In this window, to be read only, until you end it.
          </Typography>
        </Box>
      ) : null}
      <Part title="Lands on">
        <Typography variant="body2">{seen.home}</Typography>
      </Part>
      <Part title="Menu">
        <Box component="ul" aria-label="Menu as seen" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
          {seen.menu.map(entry => (
            <MenuLine key={entry.id} entry={entry} />
          ))}
        </Box>
      </Part>
      <Part title="Worklists">
        <Codes codes={user.workGroups.map(({ description }) => description)} />
      </Part>
      <Part title="Scopes">
        <Codes codes={seen.scopes} />
      </Part>
      <Part title={`Pages (${seen.pages.length})`}>
        <Codes codes={seen.pages.map(({ path }) => path)} />
      </Part>
      <Part title={`Closed to them (${seen.refused.length})`}>
        <Facts
          facts={seen.refused.map(({ path, right }) => [path, `needs ${describeRight(right)}`] as const)}
        />
      </Part>
    </SideDrawer>
  )
}
