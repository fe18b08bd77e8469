import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { shockWords } from '#domain/rehearsal'
import { EmptyList } from '../../../components/list/EmptyList.tsx'
import { TryAgain } from '../../../components/panel/TryAgain.tsx'
import { failureText } from '../../../dataProvider/index.ts'
import { ByNumber } from '../../../layout/errors/ByNumber.tsx'
import { Page } from '../../../layout/Page.tsx'
import { GroupsPanel } from './GroupsPanel.tsx'
import { ItemsPanel } from './ItemsPanel.tsx'
import { LeftUndone } from './LeftUndone.tsx'
import { NewPricesButton } from './NewPricesButton.tsx'
import type { Narrowed } from './narrowed.ts'
import { Outcomes } from './Outcomes.tsx'
import { RunButton } from './RunButton.tsx'
import { RunProgress } from './RunProgress.tsx'
import { TotalsCards } from './TotalsCards.tsx'
import { useRehearsal } from './useRehearsal.ts'

const list = { label: 'Price Rehearsals', to: '/admin/rehearsals' }
const crumbs = [list]

/** `/admin/rehearsalresults/:id`: runs a rehearsal, shows what it comes to, and makes new prices from it. */
export default function RehearsalResultsPage() {
  return (
    <ByNumber
      what="price rehearsal"
      remedy="A rehearsal is found in the list of price rehearsals."
      to={list.to}
      toLabel={list.label}
    >
      {id => <OneRehearsal id={id} />}
    </ByNumber>
  )
}

function OneRehearsal({ id }: { readonly id: number }) {
  const { data: state, error, refetch } = useRehearsal(id)
  const [narrowed, setNarrowed] = useState<Narrowed>({})
  const [q, setQ] = useState('')
  const shown = q === '' ? narrowed : { ...narrowed, q }
  if (state === undefined)
    return (
      <Page title="Price Rehearsal" breadcrumbs={crumbs}>
        {error === null ? (
          <Skeleton variant="rounded" height={320} aria-label="Reading the rehearsal" />
        ) : (
          <TryAgain severity="error" onRetry={refetch}>
            {failureText(error, 'The rehearsal could not be read.')}
          </TryAgain>
        )}
      </Page>
    )
  const { run } = state
  return (
    <Page
      title={state.name}
      breadcrumbs={crumbs}
      beside={shockWords(state.shock)}
      actions={
        <>
          <RunButton state={state} />
          {run === null ? null : <NewPricesButton state={state} narrowed={shown} />}
        </>
      }
    >
      <RunProgress state={state} />
      {run === null ? (
        <EmptyList title={state.running === null ? 'It was not run yet' : 'It runs for the first time'}>
          A run costs every open quote and every live price anew, on a copy of the rates: nothing is changed
          by it.
        </EmptyList>
      ) : (
        // Another run has other lines: everything below begins anew.
        <div key={run.id} style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TotalsCards run={run} narrowed={narrowed} onNarrow={setNarrowed} />
          <LeftUndone state={state} />
          <Outcomes run={run} />
          <GroupsPanel id={id} narrowed={narrowed} onNarrow={setNarrowed} />
          <ItemsPanel
            id={id}
            name={state.name}
            runId={run.id}
            outcomes={run.outcomes}
            narrowed={narrowed}
            onNarrow={setNarrowed}
            q={q}
            onSearch={setQ}
          />
        </div>
      )}
    </Page>
  )
}
