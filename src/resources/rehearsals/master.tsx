import { RehearsalInput } from '#contract/pricing-admin/rehearsalInput'
import type { RehearsalMaster } from '#contract/rehearsals'
import { noShock, shockWords } from '#domain/rehearsal'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { PageLink } from '../../layout/PageLink.tsx'
import { rehearsals } from './index.ts'
import { labels } from './labels.ts'
import { lastRun } from './lastRun.ts'
import { RehearsalInputs } from './RehearsalInputs.tsx'
import { ResultsButton } from './ResultsButton.tsx'

/** The master of price-shock rehearsals: their list compares what the last runs came to. */
export const rehearsalMaster: Master<RehearsalMaster, RehearsalInput> = {
  ...ofResource(rehearsals),
  kind: 'rehearsal',
  one: 'rehearsal',
  search: 'Search name',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    nameColumn('name', labels.name),
    { source: 'paperPercent', label: 'What changes', text: shockWords },
    sortedColumn('lastRunAt', 'Last run', {
      text: lastRun.at,
      show: row => (
        // A press on the link is no press on the row.
        <PageLink to={`/admin/rehearsalresults/${row.id}`} onClick={event => event.stopPropagation()}>
          {lastRun.at(row) || 'Run it'}
        </PageLink>
      ),
    }),
    { source: 'lastTotals', label: 'Items', align: 'right', text: lastRun.items, leftOut: 'narrow' },
    { source: 'version', label: 'Margin lost', align: 'right', text: lastRun.lost },
    { source: 'id', label: 'Under the floor', align: 'right', text: lastRun.under },
    activeColumn(),
  ],
  besideForm: ['name', 'version'],
  filters: [],
  bulk: [bulkActive()],
  schema: RehearsalInput,
  empty: { name: '', ...noShock, papers: [], closedPlants: [], isActive: true },
  valuesOf: ({ id: _, version: __, lastRunAt: ___, lastTotals: ____, ...values }) => values,
  labels,
  fixed: [],
  messages: { saved: 'Rehearsal has been saved.', failed: 'Error saving Rehearsal' },
  Inputs: RehearsalInputs,
  Actions: ResultsButton,
}
