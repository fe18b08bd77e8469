import Box from '@mui/material/Box'
import { quoteWorklist } from '#contract/quote-worklist'
import { counted } from '#domain/formats'
import { useMay } from '../../authProvider/useRights.ts'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { useMenu } from '../../layout/menu/useMenu.ts'
import { LinkList } from './LinkList.tsx'
import { waiting } from './waiting.ts'

/** How many items wait in each of the person's worklists; for those who may see worklists. */
export function WaitingCounts() {
  return useMay(quoteWorklist.counts.right) ? <Counts /> : null
}

function Counts() {
  const menu = useMenu()
  const { data, error, refetch } = useCall(quoteWorklist.counts, {})
  const rows = data === undefined ? [] : waiting(menu, data)
  if (data !== undefined && rows.length === 0) return null
  return (
    <Panel title="Waiting">
      {error === null ? null : (
        <ListProblem error={error} onRetry={() => void refetch()} stillShown={data !== undefined} />
      )}
      {data === undefined && error === null ? <ListSkeleton label="worklists" rows={4} /> : null}
      {data === undefined ? null : (
        <LinkList
          label="Waiting"
          rows={rows.map(({ count, ...row }) => ({
            ...row,
            end: (
              <Box component="span" sx={count === 0 ? {} : { color: 'text.primary', fontWeight: 600 }}>
                {counted(count, 'item')}
              </Box>
            ),
          }))}
        />
      )}
    </Panel>
  )
}
