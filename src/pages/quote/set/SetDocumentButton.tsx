import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Quote } from '#contract/quote'
import { loadOrReload } from '../../../layout/errors/loadOrReload.ts'

const SetDocumentDialog = lazy(() => loadOrReload(() => import('./SetDocumentDialog.tsx')))

/** Opens the letter that offers the set alone. */
export function SetDocumentButton({ quote }: { readonly quote: Quote }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<DescriptionOutlined />} onClick={() => setOpen(true)}>
        Set Document
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SetDocumentDialog quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
