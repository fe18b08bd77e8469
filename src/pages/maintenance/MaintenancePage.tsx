import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { configAdmin, type Maintenance } from '#contract/config-admin'
import { byteSize, counted, dateTime } from '#domain/formats'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { Facts } from '../../resources/facts/Facts.tsx'
import { Health } from '../hub/Health.tsx'
import { BackupWords } from './BackupWords.tsx'
import { CachesPanel } from './CachesPanel.tsx'
import { FiguresPanel } from './FiguresPanel.tsx'
import { JobsTable } from './JobsTable.tsx'

/** Milliseconds between two looks. */
const lookEvery = 15_000

function Shown({ data }: { readonly data: Maintenance }) {
  const { counts, database, indexes } = data
  return (
    <Stack spacing={2}>
      <Panel
        title="Jobs"
        beside={
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {`${counts.running} running, ${counts.queued} waiting, ${counts.failed} failed`}
          </Box>
        }
      >
        <JobsTable jobs={data.jobs} />
      </Panel>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Health />
        <Panel title="Server">
          <Facts
            facts={[
              ['Version', data.version],
              ['Built', data.buildDate === '' ? '' : dateTime(data.buildDate)],
              ['Running since', dateTime(data.startedAt)],
              ['Node.js', data.node],
              ['Memory', byteSize(data.memory)],
            ]}
          />
        </Panel>
        <Panel title="Database">
          <Facts
            facts={[
              ['Engine', database.engine],
              ['On disk', byteSize(database.size)],
              ...database.largest.map(({ table, size }) => [table, byteSize(size)] as const),
              ['Indexes', `${indexes.count}, ${byteSize(indexes.size)}`],
              [
                'Out of use',
                indexes.invalid.length === 0
                  ? 'None'
                  : `${counted(indexes.invalid.length, 'index', 'indexes')} to build anew with REINDEX: ${indexes.invalid.join(', ')}`,
              ],
            ]}
          />
        </Panel>
        <CachesPanel caches={data.caches} />
        <FiguresPanel />
        <BackupWords engine={database.engine} />
      </Box>
    </Stack>
  )
}

/** `/maintenance`: what runs, what waits and what failed, for whoever looks after the product. */
export default function MaintenancePage() {
  const { data, error, isFetching, refetch } = useCall(
    configAdmin.maintenance,
    {},
    { refetchInterval: lookEvery, retry: false, meta: { quiet: true } },
  )
  return (
    <Page
      title="Maintenance"
      breadcrumbs={[{ label: 'Admin', to: '/admin' }]}
      actions={
        <Button loading={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      }
    >
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <ListSkeleton label="what runs" rows={8} /> : null}
      {data === undefined ? null : <Shown data={data} />}
    </Page>
  )
}
