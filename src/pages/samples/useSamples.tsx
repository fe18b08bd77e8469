import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadOrReload } from '../../layout/errors/loadOrReload.ts'

const SamplesDialog = lazy(() => loadOrReload(() => import('./SamplesDialog.tsx')))

interface Samples {
  readonly open: () => void
  /** To be put anywhere on the page. */
  readonly dialog: ReactNode
}

/** The samples of an item, asked anew each time they are opened. */
export function useSamples(item: { readonly id: number; readonly reference: string }): Samples {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <SamplesDialog quoteItemId={item.id} reference={item.reference} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  }
}
