import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import { report } from '#contract/report'
import { useMay } from '../../../authProvider/useRights.ts'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'

const CostTapeDialog = lazy(() => loadOrReload(() => import('./CostTapeDialog.tsx')))

interface CostTape {
  /** null: the person may not see what things cost, or nothing is priced yet. */
  readonly open: (() => void) | null
  /** To be put anywhere on the page. */
  readonly dialog: ReactNode
}

/** The report of what an item costs, fetched anew each time it is opened. */
export function useCostTape(item: QuoteItem): CostTape {
  const may = useMay(report.costTapeReport.right)
  const [isOpen, setOpen] = useState(false)
  return {
    open: may && item.pricing.details.length > 0 ? () => setOpen(true) : null,
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <CostTapeDialog item={item} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  }
}
