import Box from '@mui/material/Box'
import { useState } from 'react'
import { useStore } from 'react-admin'
import type { CatalogueProduct } from '#contract/product'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { loaderLasts } from '#domain/existingProducts'
import { counted } from '#domain/formats'
import { itemCategoryLabel } from '#domain/quoteItem'
import type { ChosenCustomer } from '../../../components/customerSearch/CustomerSearch.tsx'
import { IntoQuoteDialog } from '../../../components/intoQuote/IntoQuoteDialog.tsx'
import { useQuoted } from '../../../components/intoQuote/useQuoted.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'

interface QuoteCatalogueDialogProps {
  readonly products: readonly CatalogueProduct[]
  /** They are in a quote. */
  readonly onQuoted: () => void
  readonly onClose: () => void
}

/** Asks for whom and in which quote products of the catalogue are quoted, and begins an item for each. */
export function QuoteCatalogueDialog({ products, onQuoted, onClose }: QuoteCatalogueDialogProps) {
  const quoted = useQuoted()
  const [last, setLast] = useStore<ChosenCustomer | null>('catalogue.customer', null)
  const [customer, setCustomer] = useState(last)
  const add = useCallMutation(quote.catalogueProducts, {
    refresh: [quote.get, quote.draftQuotes, quoteWorklist.counts],
    meta: { coversFor: loaderLasts(products.map(({ itemCategory }) => itemCategory)) },
  })

  return (
    <IntoQuoteDialog
      title={
        products.length === 1
          ? `Quote ${products[0]?.productDescription ?? ''}`
          : `Quote ${counted(products.length, 'product')}`
      }
      ok="Quote"
      width="sm"
      customer={customer}
      onCustomer={setCustomer}
      call={add}
      onQuote={(id, { customerCode, customerName }) =>
        add.mutate(
          { body: { id, customer: { customerCode }, products: products.map(product => product.id) } },
          {
            onSuccess: answer => {
              setLast({ customerCode, customerName })
              onQuoted()
              quoted(products.length, answer)
            },
          },
        )
      }
      onClose={onClose}
    >
      <Box component="ul" aria-label="Products to quote" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {products.map(({ id, productDescription, itemCategory }) => (
          <li key={id}>{`${productDescription} (${itemCategoryLabel(itemCategory)})`}</li>
        ))}
      </Box>
    </IntoQuoteDialog>
  )
}
