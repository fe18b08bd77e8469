import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useUser } from '../../authProvider/UserContext.ts'
import { Page } from '../../layout/Page.tsx'
import { Health } from './Health.tsx'
import { HubSearch } from './HubSearch.tsx'
import { RecentDrafts } from './RecentDrafts.tsx'
import { RecentThings } from './RecentThings.tsx'
import { WaitingCounts } from './WaitingCounts.tsx'

/** `/hub`: the landing page, each part for those who have the right for it. */
export default function HubPage() {
  const { name } = useUser()
  return (
    <Page
      title="Hub"
      beside={<Box sx={{ color: 'text.secondary', typography: 'body2' }}>{`Signed in as ${name}`}</Box>}
    >
      <HubSearch />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // What does not fit is cut off in its line instead of pushing the other column out of sight.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
          alignItems: 'start',
          // Who may see nothing of one column reads the other where it begins.
          '& > :empty': { display: 'none' },
        }}
      >
        <Stack spacing={2}>
          <RecentThings />
          <RecentDrafts />
        </Stack>
        <Stack spacing={2}>
          <WaitingCounts />
          <Health />
        </Stack>
      </Box>
    </Page>
  )
}
