import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ExistingProduct } from '#contract/customer'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { loaderLasts } from '#domain/existingProducts'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { type ChosenCustomer, CustomerSearch } from '../../../components/customerSearch/CustomerSearch.tsx'
import { failureText, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { usualCategory } from './offeredCategories.ts'
import { QuoteChoice } from './QuoteChoice.tsx'
import { RequoteRows } from './RequoteRows.tsx'

interface RequoteDialogProps {
  readonly products: readonly ExistingProduct[]
  readonly onClose: () => void
  /** They are in a quote. */
  readonly onQuoted?: () => void
}

const customerOf = ([first]: readonly ExistingProduct[]): ChosenCustomer | null =>
  first === undefined ? null : { customerCode: first.customerCode, customerName: first.customerName }

/** Asks how existing products are quoted again, for whom and in which quote, and begins an item for each. */
export function RequoteDialog({ products, onClose, onQuoted }: RequoteDialogProps) {
  const titleId = useId()
  const navigate = useNavigate()
  const say = useSay()
  const [customer, setCustomer] = useState(() => customerOf(products))
  const [quoteId, setQuoteId] = useState(0)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const ofOthers = products.filter(({ customerCode }) => customerCode !== customer?.customerCode)
  const isOther = ofOthers.length > 0
  const isMixed = isOther && ofOthers.length < products.length
  const categoryOf = ({ id }: ExistingProduct) => (isOther ? undefined : chosen[id]) ?? usualCategory(isOther)
  const options = {
    refresh: [quote.draftQuotes, quoteWorklist.counts],
    meta: { coversFor: loaderLasts(products.map(categoryOf)) },
  }
  const own = useCallMutation(quote.existingProducts, options)
  const others = useCallMutation(quote.existingProductsOfOther, options)
  const call = isOther ? others : own

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (customer === null || isMixed) return
    const asked = products.map(product => ({
      plantCode: product.plantCode,
      productId: product.productId,
      itemCategory: categoryOf(product),
    }))
    call.mutate(
      { body: { id: quoteId, customer: { customerCode: customer.customerCode }, products: asked } },
      {
        onSuccess: ({ id, quoteReference }) => {
          onQuoted?.()
          say(`${counted(products.length, 'item')} added to quote ${quoteReference}.`, 'success')
          navigate(`/quotes/${id}`)
        },
      },
    )
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {products.length === 1 ? `Quote ${products[0]?.productCode ?? ''} again` : 'Quote again'}
        </DialogTitle>
        {/* The first field's label stands on its frame. */}
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
          {call.error === null ? null : (
            <Alert severity="error">{failureText(call.error, text('quoteSaveError'))}</Alert>
          )}
          <CustomerSearch
            label="For customer"
            value={customer}
            onChange={found => {
              setCustomer(found)
              setQuoteId(0)
            }}
            required
            error={customer === null ? text('formRequired', { field: 'Customer' }) : undefined}
          />
          {isMixed ? (
            <Alert severity="error">
              Some of these products are the customer’s and some are not: quote them in two steps.
            </Alert>
          ) : isOther && customer !== null ? (
            <Alert severity="warning">{text('warningChangeOfPlant')}</Alert>
          ) : null}
          <QuoteChoice customer={customer} value={quoteId} onChange={setQuoteId} />
          <RequoteRows
            products={products}
            isOther={isOther}
            categoryOf={categoryOf}
            onChange={(id, itemCategory) => setChosen({ ...chosen, [id]: itemCategory })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={customer === null || isMixed}
            loading={call.isPending}
          >
            Quote again
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
