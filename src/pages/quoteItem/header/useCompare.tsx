import { type ReactNode, useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import { part } from '../../../layout/part.tsx'

const CompareWithDraft = part(() => import('../compare/CompareWithDraft.tsx'))

/** Opens the item side by side with others of its quote. */
export function useCompare(item: QuoteItem): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    dialog: isOpen ? <CompareWithDraft item={item} onClose={() => setOpen(false)} /> : null,
  }
}
