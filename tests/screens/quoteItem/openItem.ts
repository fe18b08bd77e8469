import { within } from '@testing-library/react'
import type { Product } from '#contract/quote'
import { type TabKey, tabLabels } from '#domain/quoteItem'
import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { newQuote, saveProduct } from '../quote/quotes.ts'

/** An item of a new quote of the sales rep, with these values saved on its overview. */
export async function newItem(
  server: TestApp,
  { customerCode = 'BLU001', product }: { customerCode?: string; product?: Partial<Product> } = {},
) {
  const quote = await newQuote(server, { customerCode, items: ['Lager carton'] })
  const [item] = quote.items
  if (item === undefined) throw new Error('The quote has no item')
  if (product !== undefined) await saveProduct(server, item.id, product)
  return { id: item.id, quoteId: quote.id, reference: item.reference }
}

type Options = NonNullable<Parameters<typeof mountApp>[0]>

/** Mounts the application at an item's overview; `text` and `choice` find its fields by their names. */
export const openOverview = (id: number, options: Options) => openTab(id, 'overview', options)

/** The same at any tab that edits a section. */
export async function openTab(id: number, tab: TabKey, options: Options) {
  const mounted = await mountApp({ as: 'salesrep', path: `/qitem/${id}/${tab}`, ...options })
  const { screen, user } = mounted
  const form = within(await screen.findByRole('form', { name: tabLabels[tab] }))
  const text = (name: string) => form.getByRole('textbox', { name })
  const choice = (name: string) => form.getByRole('combobox', { name })
  return {
    ...mounted,
    form,
    text,
    choice,
    choose: async (name: string, option: string | RegExp) => {
      // Choices that are asked of the server make a select of the field when they come.
      await user.click(await form.findByRole('combobox', { name }))
      await user.click(await screen.findByRole('option', { name: option }))
    },
    save: () => screen.getByRole('button', { name: 'Save' }),
  }
}
