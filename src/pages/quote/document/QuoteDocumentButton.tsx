import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Quote } from '#contract/quote'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'

const QuoteDocumentDialog = lazy(() => loadOrReload(() => import('./QuoteDocumentDialog.tsx')))

/** Opens the letter with which the quote goes to its customer. */
export function QuoteDocumentButton({
  quote,
  isDirty,
}: {
  readonly quote: Quote
  readonly isDirty: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<DescriptionOutlined />} onClick={() => setOpen(true)}>
        Quote Document
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <QuoteDocumentDialog quote={quote} isDirty={isDirty} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
