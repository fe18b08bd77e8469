import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { callKey, failureText, isFailure, useProvider } from '../../dataProvider/index.ts'
import type { Sought } from './readSearch.ts'

/** Where the customer search is, with these words in it. */
const customerSearchPath = (words: string): string =>
  `/customers?${new URLSearchParams({ filter: JSON.stringify({ q: words }) })}`

/** Goes to what is sought; answers why it could not, or '' when it went. */
export function useGo(): (sought: Sought) => Promise<string> {
  const dataProvider = useProvider()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return useCallback(
    async sought => {
      try {
        switch (sought.kind) {
          case 'nothing':
            return ''
          case 'customer':
            navigate(customerSearchPath(sought.words))
            return ''
          case 'item': {
            const { quoteItemId } = await dataProvider.call(quote.itemByReference, {
              params: { ref: sought.reference },
            })
            navigate(`/qitem/${quoteItemId}`)
            return ''
          }
          case 'quote': {
            const input = { params: { id: sought.id } }
            // The quote page takes it from here, without asking again.
            queryClient.setQueryData(callKey(quote.get, input), await dataProvider.call(quote.get, input))
            navigate(`/quotes/${sought.id}`)
            return ''
          }
        }
      } catch (error) {
        if (!isFailure(error, 'not-found')) return failureText(error)
        return sought.kind === 'quote'
          ? `There is no quote ${sought.id}.`
          : `There is no item ${sought.kind === 'item' ? sought.reference : ''}.`
      }
    },
    [dataProvider, queryClient, navigate],
  )
}
