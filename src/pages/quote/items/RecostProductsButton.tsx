import Button from '@mui/material/Button'
import { useState } from 'react'
import { costing } from '#contract/costing'
import { type Quote, quote as quoteCalls } from '#contract/quote'
import { isCopyCategory, isModifyCategory } from '#domain/quoteItem'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { RecostDialog } from '../../../resources/products/recost/RecostDialog.tsx'

/** Recosts the existing products that the items of the quote were begun from. */
export function RecostProductsButton({ quote }: { readonly quote: Quote }) {
  const mayRecost = useMay(costing.recost.right)
  const maySee = useMay(quoteCalls.sourceProducts.right)
  const hasCopies = quote.items.some(
    ({ itemCategory }) => isCopyCategory(itemCategory) || isModifyCategory(itemCategory),
  )
  const { data: products = [] } = useCall(
    quoteCalls.sourceProducts,
    { params: { id: quote.id } },
    { enabled: mayRecost && maySee && hasCopies, meta: { quiet: true } },
  )
  const [isOpen, setOpen] = useState(false)
  if (products.length === 0) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Recost Products
      </Button>
      {isOpen ? <RecostDialog products={products} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
