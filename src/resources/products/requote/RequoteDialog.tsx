import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ExistingProduct } from '#contract/customer'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { loaderLasts } from '#domain/existingProducts'
import { counted, parseNumber } from '#domain/formats'
import { text } from '#domain/messages'
import type { ChosenCustomer } from '../../../components/customerSearch/CustomerSearch.tsx'
import { IntoQuoteDialog } from '../../../components/intoQuote/IntoQuoteDialog.tsx'
import { useQuoted } from '../../../components/intoQuote/useQuoted.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { AllAs } from './AllAs.tsx'
import { RequoteRows } from './RequoteRows.tsx'
import { categoryIn, quantityIn, quantityProblem, type RequoteChoices } from './requoteChoices.ts'

interface RequoteDialogProps {
  readonly products: readonly ExistingProduct[]
  readonly onClose: () => void
  /** They are in a quote. */
  readonly onQuoted?: () => void
}

const customerOf = ([first]: readonly ExistingProduct[]): ChosenCustomer | null =>
  first === undefined ? null : { customerCode: first.customerCode, customerName: first.customerName }

/** Asks how existing products are quoted again, for whom and in which quote, and begins an item for each. */
export function RequoteDialog({ products: asked, onClose, onQuoted }: RequoteDialogProps) {
  const quoted = useQuoted()
  const [products, setProducts] = useState(asked)
  const [customer, setCustomer] = useState(() => customerOf(asked))
  const [choices, setChoices] = useState<RequoteChoices>({})
  const theirs = products.filter(({ customerCode }) => customerCode === customer?.customerCode)
  const isOther = theirs.length < products.length
  const isMixed = isOther && theirs.length > 0
  const options = {
    refresh: [quote.draftQuotes, quoteWorklist.counts],
    meta: { coversFor: loaderLasts(products.map(product => categoryIn(choices, product, isOther))) },
  }
  const own = useCallMutation(quote.existingProducts, options)
  const others = useCallMutation(quote.existingProductsOfOther, options)
  const call = isOther ? others : own

  const submit = (id: number, { customerCode }: ChosenCustomer) => {
    const body = {
      id,
      customer: { customerCode },
      products: products.map(product => ({
        plantCode: product.plantCode,
        productId: product.productId,
        itemCategory: categoryIn(choices, product, isOther),
        quantity: parseNumber(quantityIn(choices, product)) ?? undefined,
      })),
    }
    call.mutate(
      { body },
      {
        onSuccess: answer => {
          onQuoted?.()
          quoted(products.length, answer)
        },
      },
    )
  }

  return (
    <IntoQuoteDialog
      title={
        products.length === 1
          ? `Quote ${products[0]?.productCode ?? ''} again`
          : `Quote ${counted(products.length, 'product')} again`
      }
      ok="Quote again"
      width="md"
      customer={customer}
      onCustomer={setCustomer}
      notice={
        isMixed ? (
          <Alert
            severity="error"
            sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
            action={
              <Button size="small" color="inherit" onClick={() => setProducts(theirs)}>
                {`Only the ${theirs.length} of the customer`}
              </Button>
            }
          >
            Some of these products are the customer’s and some are not: quote them in two steps.
          </Alert>
        ) : isOther && customer !== null ? (
          <Alert severity="warning">{text('warningChangeOfPlant')}</Alert>
        ) : null
      }
      isRefused={isMixed || products.some(product => quantityProblem(quantityIn(choices, product)) !== '')}
      isEntered={Object.keys(choices).length > 0}
      call={call}
      onQuote={submit}
      onClose={onClose}
    >
      {products.length === 1 || isOther ? null : (
        <AllAs
          products={products}
          choices={choices}
          onChange={itemCategory =>
            setChoices(
              Object.fromEntries(products.map(({ id }) => [id, { ...choices[id], itemCategory }] as const)),
            )
          }
        />
      )}
      <RequoteRows
        products={products}
        isOther={isOther}
        choices={choices}
        onChange={(id, choice) => setChoices({ ...choices, [id]: { ...choices[id], ...choice } })}
      />
    </IntoQuoteDialog>
  )
}
