import CompareArrows from '@mui/icons-material/CompareArrows'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { part } from '../../../layout/part.tsx'

const VariantsDialog = part(() => import('../../../components/variants/VariantsDialog.tsx'))

interface CompareItemsButtonProps {
  readonly quoteId: number
  /** The items that are compared at first; with fewer than two there is nothing to compare. */
  readonly items: readonly { readonly id: number }[]
  readonly label: string
}

/** Opens items of the quote side by side. */
export function CompareItemsButton({ quoteId, items, label }: CompareItemsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (items.length < 2) return null
  return (
    <>
      <Button size="small" startIcon={<CompareArrows />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <VariantsDialog
          quoteId={quoteId}
          start={items.slice(0, 3).map(({ id }) => id)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
