import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type SubmitEvent, useId, useState } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { CatalogueProduct } from '#contract/product'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { loaderLasts } from '#domain/existingProducts'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { itemCategoryLabel } from '#domain/quoteItem'
import { type ChosenCustomer, CustomerSearch } from '../../../components/customerSearch/CustomerSearch.tsx'
import { failureText, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { QuoteChoice } from '../../products/requote/QuoteChoice.tsx'

interface QuoteCatalogueDialogProps {
  readonly products: readonly CatalogueProduct[]
  readonly onClose: () => void
}

/** Asks for whom and in which quote products of the catalogue are quoted, and begins an item for each. */
export function QuoteCatalogueDialog({ products, onClose }: QuoteCatalogueDialogProps) {
  const titleId = useId()
  const navigate = useNavigate()
  const say = useSay()
  const [last, setLast] = useStore<ChosenCustomer | null>('catalogue.customer', null)
  const [customer, setCustomer] = useState(last)
  const [quoteId, setQuoteId] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const add = useCallMutation(quote.catalogueProducts, {
    refresh: [quote.get, quote.draftQuotes, quoteWorklist.counts],
    meta: { coversFor: loaderLasts(products.map(({ itemCategory }) => itemCategory)) },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (customer === null) return
    const { customerCode, customerName } = customer
    add.mutate(
      { body: { id: quoteId, customer: { customerCode }, products: products.map(({ id }) => id) } },
      {
        onSuccess: ({ id, quoteReference }) => {
          setLast({ customerCode, customerName })
          say(`${counted(products.length, 'item')} added to quote ${quoteReference}.`, 'success')
          navigate(`/quotes/${id}`)
        },
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      // Above the product, or the comparison, that it was opened from.
      sx={{ zIndex: theme => theme.zIndex.modal + 2 }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {products.length === 1
            ? `Quote ${products[0]?.productDescription ?? ''}`
            : `Quote ${counted(products.length, 'product')}`}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
          {add.error === null ? null : (
            <Alert severity="error">{failureText(add.error, text('quoteSaveError'))}</Alert>
          )}
          <CustomerSearch
            label="For customer"
            value={customer}
            onChange={found => {
              setCustomer(found)
              setQuoteId(0)
            }}
            required
            error={isAsked && customer === null ? text('formRequired', { field: 'Customer' }) : undefined}
          />
          <QuoteChoice customer={customer} value={quoteId} onChange={setQuoteId} />
          <Box component="ul" aria-label="Products to quote" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {products.map(({ id, productDescription, itemCategory }) => (
              <li key={id}>{`${productDescription} (${itemCategoryLabel(itemCategory)})`}</li>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={add.isPending}>
            Quote
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
