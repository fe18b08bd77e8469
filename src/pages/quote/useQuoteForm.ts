import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Quote, type QuoteHeader, quote } from '#contract/quote'
import { specificationWords, text } from '#domain/messages'
import { useVersionedForm } from '../../components/editing/useVersionedForm.ts'
import { callKey, useCallMutation, useProvider } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { headerLabel, headerOf, headerSchema } from './header/quoteHeader.ts'

const resolver = zodResolver(headerSchema, { error: specificationWords })

/** The form of a quote's header, saved on the version that was read. */
export function useQuoteForm(loaded: Quote) {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const { mutateAsync } = useCallMutation(quote.update, {
    refresh: [quote.item, quote.draftQuotes, quote.log],
    meta: { quiet: true },
  })
  const key = callKey(quote.get, { params: { id: loaded.id } })

  return useVersionedForm<QuoteHeader>({
    place: `quote/${loaded.id}`,
    stored: headerOf(loaded),
    resolver,
    failed: text('quoteSaveError'),
    labelOf: headerLabel,
    save: async (values, version) => {
      const saved = await mutateAsync({ body: { ...values, id: loaded.id, version } })
      queryClient.setQueryData(key, saved)
      say(text('quoteSaved'), 'success')
      return headerOf(saved)
    },
    reread: async () => {
      const current = await dataProvider.call(quote.get, { params: { id: loaded.id } })
      queryClient.setQueryData(key, current)
      return headerOf(current)
    },
  })
}
