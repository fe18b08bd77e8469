import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../../components/panel/Panel.tsx'
import type { LinkEntry } from '../../layout/menu/entries.ts'
import { administrationId } from '../../layout/menu/menu.ts'
import { partsOf } from '../../layout/menu/partsOf.ts'
import { useMenu } from '../../layout/menu/useMenu.ts'
import { Page } from '../../layout/Page.tsx'

const Line = ({ entry: { label, to, about } }: { readonly entry: LinkEntry }) => (
  <Box component="li" sx={{ py: 0.75 }}>
    <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 500 }}>
      {label}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {about}
    </Typography>
  </Box>
)

/** `/admin`: what a person may administer, in parts, each with what it is for. */
export default function AdminPage() {
  const group = useMenu().find(({ id }) => id === administrationId)
  const parts = group?.kind === 'group' ? partsOf(group.entries) : []
  return (
    <Page title="Admin">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          alignItems: 'start',
        }}
      >
        {parts.map(([part, entries]) =>
          part === undefined ? null : (
            <Panel key={part} title={part}>
              <Box component="ul" aria-label={part} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {entries.map(entry => (
                  <Line key={entry.id} entry={entry} />
                ))}
              </Box>
            </Panel>
          ),
        )}
      </Box>
    </Page>
  )
}
