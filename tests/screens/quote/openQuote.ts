import { within } from '@testing-library/react'
import { mountApp } from '../harness.tsx'

/** Mounts the application at a quote and opens its header; `field` finds an input of the header by its name. */
export async function openQuote(id: number, options: NonNullable<Parameters<typeof mountApp>[0]>) {
  const mounted = await mountApp({ as: 'salesrep', path: `/quotes/${id}`, ...options })
  const { screen, user } = mounted
  await screen.findByRole('heading', { level: 2, name: 'Items' })
  const folded = screen.queryByRole('button', { name: /^(Edit|Show) Header$/ })
  if (folded !== null) await user.click(folded)
  const form = within(await screen.findByRole('form', { name: 'Quote header' }))
  return {
    ...mounted,
    form,
    field: (name: string) => form.getByRole('textbox', { name }),
    // A dialog that is still closing hides the page behind it: both are waited for.
    items: async () => within(await screen.findByRole('table', { name: 'Quote items' })),
    save: () => screen.getByRole('button', { name: 'Save' }),
  }
}
