import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { type Product, type QuoteItem, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { specificationWords, text } from '#domain/messages'
import type { Stored } from '../../../../components/editing/stored.ts'
import { useVersionedForm } from '../../../../components/editing/useVersionedForm.ts'
import { type BoxwrightDataProvider, callKey, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { productLabel, productSchema } from './productWords.ts'

const resolver = zodResolver(productSchema, { error: specificationWords })

const productOf = (item: QuoteItem): Stored<Product> => ({
  version: item.versions.product,
  values: item.product,
})

/** The form of an item's product section, saved on the version that was read. */
export function useProductForm(item: QuoteItem) {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const { mutateAsync } = useCallMutation(quote.saveProduct, {
    refresh: [quote.get, quote.log, workflow.details, workflow.steps],
    meta: { quiet: true },
  })
  const keep = (stored: QuoteItem) => {
    queryClient.setQueryData(callKey(quote.item, { params: { id: item.id } }), stored)
    return productOf(stored)
  }

  return useVersionedForm<Product>({
    place: `qitem/${item.id}/product`,
    stored: productOf(item),
    resolver,
    failed: text('productSaveError'),
    labelOf: productLabel,
    pathPrefix: 'product.',
    save: async (product, version) => {
      const saved = await mutateAsync({ body: { quoteItemId: item.id, version, product } })
      say(text('productSaveSuccess'), 'success')
      if (saved.actionMessage !== '') say(saved.actionMessage, 'warning')
      return keep(saved.item)
    },
    reread: async () => keep(await dataProvider.call(quote.item, { params: { id: item.id } })),
  })
}
