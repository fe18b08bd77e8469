import Typography from '@mui/material/Typography'
import { quote } from '#contract/quote'
import { counted, date } from '#domain/formats'
import { useMay } from '../../authProvider/useRights.ts'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { LinkList } from './LinkList.tsx'

/** How many drafts are recent. */
const shown = 8

/** The person's quotes that have not left the first step; for those who may see quotes. */
export function RecentDrafts() {
  return useMay(quote.draftQuotes.right) ? <Drafts /> : null
}

const itemsOf = (count: number) => (count === 0 ? 'no items' : counted(count, 'item'))

function Drafts() {
  const { data, error, refetch } = useCall(quote.draftQuotes, {})
  return (
    <Panel title="Recent drafts">
      {error === null ? null : (
        <ListProblem error={error} onRetry={() => void refetch()} stillShown={data !== undefined} />
      )}
      {data === undefined && error === null ? <ListSkeleton label="drafts" rows={4} /> : null}
      {data?.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          You have no drafts. A quote you create stays here until one of its items is submitted.
        </Typography>
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <LinkList
          label="Recent drafts"
          rows={data.slice(0, shown).map(draft => ({
            id: String(draft.id),
            to: `/quotes/${draft.id}`,
            label: draft.quoteReference,
            about: [draft.customerName || 'No customer yet', draft.description]
              .filter(part => part !== '')
              .join(' · '),
            end: `${itemsOf(draft.itemCount)}, ${date(draft.updatedAt)}`,
          }))}
        />
      )}
    </Panel>
  )
}
