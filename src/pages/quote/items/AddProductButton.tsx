import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { quote as calls, type Quote } from '#contract/quote'
import { useMay } from '../../../authProvider/useRights.ts'
import { AddProductDialog } from './AddProductDialog.tsx'

/** Adds new designs to the quote; for who may add to it. Rule quote-create-scope (001 §4). */
export function AddProductButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(calls.addProducts.right)
  const [open, setOpen] = useState(false)
  if (!may || !quote.mayEdit) return null
  return (
    <>
      <Button size="small" startIcon={<Add />} variant="outlined" onClick={() => setOpen(true)}>
        New / Manual Design
      </Button>
      {open ? <AddProductDialog quote={quote} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
