import { lazy, Suspense, useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { kindOf } from '#domain/quoteItem'
import { loadOrReload } from '../../../../layout/errors/loadOrReload.ts'
import { RowButton } from '../actions/RowButton.tsx'

const JobTicket = lazy(() => loadOrReload(() => import('../../../quoteItem/jobTicket/JobTicket.tsx')))

/** Opens the one sheet that the item is made by; what is bought has none. */
export function TicketAction({ row }: { readonly row: WorklistRow }) {
  const [isOpen, setOpen] = useState(false)
  if (kindOf(row.itemCategory)?.isBought === true) return null
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
