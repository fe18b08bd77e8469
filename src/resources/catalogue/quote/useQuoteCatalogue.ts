import { useRef, useState } from 'react'
import type { CatalogueProduct } from '#contract/product'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import type { QuoteTarget } from '../../../components/intoQuote/quoteTarget.ts'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'

/** How products of the catalogue come into a quote. */
export interface QuoteCatalogue {
  /** What a button says; null: the person may not quote. */
  readonly label: string | null
  /** The products that are asked for in the dialog; null: none. */
  readonly asked: readonly CatalogueProduct[] | null
  /** The product that is on its way into the quote. */
  readonly pendingId: number | null
  /** `onQuoted` follows once they are in the quote. */
  readonly quote: (products: readonly CatalogueProduct[], onQuoted?: () => void) => void
  /** The products that were asked for are in a quote. */
  readonly quoted: () => void
  readonly close: () => void
}

/** Adds products to the quote that the person came from at once; without one it is asked for. */
export function useQuoteCatalogue(target: QuoteTarget | null): QuoteCatalogue {
  const may = useMay(quote.catalogueProducts.right)
  const say = useSay()
  const sayFailure = useSayFailure()
  const [asked, setAsked] = useState<readonly CatalogueProduct[] | null>(null)
  const follows = useRef<() => void>(undefined)
  const [pendingId, setPendingId] = useState<number | null>(null)
  const add = useCallMutation(quote.catalogueProducts, {
    refresh: [quote.get, quote.draftQuotes, quote.log, quoteWorklist.counts],
  })

  const addAtOnce = async (
    products: readonly CatalogueProduct[],
    into: QuoteTarget,
    onQuoted?: () => void,
  ) => {
    setPendingId(products[0]?.id ?? null)
    const body = {
      id: into.quoteId,
      customer: { customerCode: into.customerCode },
      products: products.map(({ id }) => id),
    }
    try {
      await add.mutateAsync({ body })
      say(`${counted(products.length, 'item')} added to quote ${into.quoteReference}.`, 'success')
      onQuoted?.()
    } catch (error) {
      sayFailure(error, text('quoteSaveError'))
    } finally {
      setPendingId(null)
    }
  }

  return {
    label: may ? (target === null ? 'Quote…' : 'Add') : null,
    asked,
    pendingId,
    quote: (products, onQuoted) => {
      if (pendingId !== null) return
      if (target === null) {
        follows.current = onQuoted
        setAsked(products)
      } else void addAtOnce(products, target, onQuoted)
    },
    quoted: () => follows.current?.(),
    close: () => setAsked(null),
  }
}
