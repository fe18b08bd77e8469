import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'
import { useShutOnLeave } from '../useShutOnLeave.ts'

const JobTicketDialog = lazy(() => loadOrReload(() => import('./JobTicketDialog.tsx')))

interface Ticket {
  readonly open: () => void
  /** To be put anywhere on the page. */
  readonly dialog: ReactNode
}

/** The job ticket of an item, fetched anew each time it is opened. */
export function useJobTicket(item: QuoteItem): Ticket {
  const [isOpen, setOpen] = useState(false)
  useShutOnLeave(() => setOpen(false))
  return {
    open: () => setOpen(true),
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <JobTicketDialog item={item} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  }
}
