import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import { useUser } from '../../authProvider/UserContext.ts'
import { CreateQuoteButton } from './CreateQuoteButton.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import type { MenuEntry } from './entries.ts'
import { entriesStyle } from './entriesStyle.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { MenuEntryIcon } from './MenuEntryIcon.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'
import { adminDivider } from './menu.ts'
import { menuIcons } from './menuIcons.tsx'
import { useDrawer } from './useDrawer.ts'
import { useMenu } from './useMenu.ts'

function Entry({ entry }: { readonly entry: MenuEntry }): ReactElement {
  const icon = <MenuEntryIcon of={menuIcons[entry.icon]} />
  switch (entry.kind) {
    case 'link':
      return <MenuLink entry={entry} icon={icon} />
    case 'group':
      return <MenuGroup group={entry} icon={icon} />
    case 'action':
      return <CreateQuoteButton label={entry.label} icon={icon} />
    case 'external':
      return <ExternalLink label={entry.label} href={entry.href} icon={icon} />
  }
}

function Entries({ of }: { readonly of: readonly MenuEntry[] }) {
  return of.length === 0 ? null : (
    <List dense disablePadding>
      {of.map(entry => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </List>
  )
}

/** The menu in the drawer: heading, the person's entries, Logout at the bottom. */
export function Menu() {
  const entries = useMenu()
  const divider = adminDivider(entries, useUser())
  const { mini } = useDrawer()
  return (
    <Box
      component="nav"
      aria-label="Menu"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        minHeight: 0,
        px: 1,
        ...entriesStyle,
      }}
    >
      <Typography
        component="h2"
        variant="overline"
        sx={{ mt: 0.5, color: 'text.secondary', px: mini ? 0 : 1.25, textAlign: mini ? 'center' : 'left' }}
      >
        Menu
      </Typography>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', scrollbarWidth: 'thin' }}>
        <Entries of={entries.slice(0, divider ?? entries.length)} />
        {divider === null ? null : (
          <>
            <Divider sx={{ my: 0.5 }} />
            <Entries of={entries.slice(divider)} />
          </>
        )}
      </Box>
      <Divider sx={{ my: 0.5 }} />
      <List dense disablePadding sx={{ pb: 1 }}>
        <LogoutButton />
      </List>
    </Box>
  )
}
