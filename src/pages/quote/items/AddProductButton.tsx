import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { quote as calls, type Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { AddProductDialog } from './AddProductDialog.tsx'

/** Adds new designs to the quote. */
export function AddProductButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(calls.addProducts.right)
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        startIcon={<Add />}
        variant="outlined"
        onClick={() => (may ? setOpen(true) : say(text('createQuoteNoPermission'), 'error'))}
      >
        New / Manual Design
      </Button>
      {open ? <AddProductDialog quote={quote} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
