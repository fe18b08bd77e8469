import { lazy, Suspense, useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { loadOrReload } from '../../../../layout/errors/loadOrReload.ts'
import { RowButton } from '../actions/RowButton.tsx'

const JobTicket = lazy(() => loadOrReload(() => import('../../../quoteItem/jobTicket/JobTicket.tsx')))

/** Opens the one sheet that the item is made by. */
export function TicketAction({ row }: { readonly row: WorklistRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton name="Job ticket" shortcut="t" emphasis busy={false} onPress={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <JobTicket item={row} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
