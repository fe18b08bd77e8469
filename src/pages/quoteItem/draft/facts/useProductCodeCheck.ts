import { useCallback } from 'react'
import { lgx } from '#contract/lgx'
import { quote } from '#contract/quote'
import { isModifyCategory } from '#domain/quoteItem'
import { useDebounced } from '../../../../components/customerSearch/useDebounced.ts'
import { useCall } from '../../../../dataProvider/index.ts'

interface CodeCheck {
  /** Whether the customer has the code in either system; `failed` when one did not answer; undefined: not known yet. */
  readonly taken: boolean | 'failed' | undefined
  readonly checking: boolean
  readonly checkAgain: () => void
}

interface Checked {
  readonly code: string
  readonly itemCategory: string
  readonly customerCode: string
  readonly quoteItemId: number
}

/** Milliseconds after which a system that did not answer is asked again. */
const askAgainAfter = 30_000

/** Asks both systems whether the customer has the product code; a modification keeps the code it has (001 §5). */
export function useProductCodeCheck({ code, itemCategory, customerCode, quoteItemId }: Checked): CodeCheck {
  const productCode = code.trim()
  const settled = useDebounced(productCode, 400)
  const asks = settled !== '' && customerCode !== '' && !isModifyCategory(itemCategory)
  const options = {
    enabled: asks,
    retry: false,
    staleTime: 30_000,
    refetchInterval: ({ state }: { readonly state: { readonly status: string } }) =>
      state.status === 'error' ? askAgainAfter : false,
    meta: { quiet: true, patient: true },
  } as const
  const asked = { customerCode, productCode: settled, quoteItemId }
  const inQuotes = useCall(quote.productExists, { query: asked }, options)
  const inLgx = useCall(lgx.productExists, { query: asked }, options)
  const { refetch: askQuotes } = inQuotes
  const { refetch: askLgx } = inLgx

  const answer = (): CodeCheck['taken'] => {
    if (settled !== productCode) return undefined
    if (!asks) return false
    if (inQuotes.data?.exists === true || inLgx.data?.exists === true) return true
    if (inQuotes.isError || inLgx.isError) return 'failed'
    return inQuotes.data === undefined || inLgx.data === undefined ? undefined : false
  }
  return {
    taken: answer(),
    checking: inQuotes.isFetching || inLgx.isFetching,
    checkAgain: useCallback(() => {
      void askQuotes()
      void askLgx()
    }, [askQuotes, askLgx]),
  }
}
