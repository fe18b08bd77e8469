import Box from '@mui/material/Box'
import { keepPreviousData } from '@tanstack/react-query'
import { lgx, type SimilarCriteria } from '#contract/lgx'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../components/list/ListSkeleton.tsx'
import { useCall, useCallPage } from '../../dataProvider/index.ts'
import { CriteriaForm } from '../criteria/CriteriaForm.tsx'
import { type PanelState, usePanelState } from '../panelState.ts'
import { SimilarResults } from './SimilarResults.tsx'

interface FoundProps {
  readonly id: string
  readonly labelledBy: string
  readonly state: PanelState
}

/** What is asked for: what is empty is left out. */
const queryOf = (criteria: SimilarCriteria, ownCustomerCode: string) => ({
  ...(Object.fromEntries(
    Object.entries(criteria)
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  ) as object),
  ...(ownCustomerCode === '' ? {} : { ownCustomerCode }),
})

/** The search of the panel with what it finds. */
export function Found({ id, labelledBy, state }: FoundProps) {
  const { change } = usePanelState()
  const defaults = useCall(
    lgx.similarDefaults,
    { query: { quoteItemId: state.itemId } },
    { meta: { quiet: true } },
  )
  const criteria = state.criteria ?? defaults.data
  const found = useCallPage(
    lgx.similarSearch,
    { query: criteria === undefined ? {} : queryOf(criteria, state.customerCode) },
    { enabled: criteria !== undefined, placeholderData: keepPreviousData, meta: { quiet: true } },
  )
  const failed = criteria === undefined ? defaults : found
  return (
    <Box
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
    >
      {criteria === undefined ? null : (
        <CriteriaForm
          criteria={criteria}
          isSearching={found.isFetching}
          onSearch={next => {
            if (JSON.stringify(next) === JSON.stringify(criteria)) void found.refetch()
            else change({ criteria: next })
          }}
          onReset={state.criteria === null ? null : () => change({ criteria: null })}
        />
      )}
      <Box sx={{ px: 1.5, pb: 1, display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 200 }}>
        {failed.error === null ? null : (
          <ListProblem
            error={failed.error}
            what="Similar products could not be searched."
            onRetry={() => void failed.refetch()}
            stillShown={found.data !== undefined}
          />
        )}
        {failed.isPending ? <ListSkeleton label="similar products" rows={8} /> : null}
        {found.data === undefined || criteria === undefined ? null : (
          <SimilarResults
            state={state}
            criteria={criteria}
            rows={found.data.data}
            total={found.data.total ?? found.data.data.length}
            isAtLeast={found.data.isAtLeast === true}
            isBusy={found.isPlaceholderData}
            onRecosted={() => void found.refetch()}
          />
        )}
      </Box>
    </Box>
  )
}
