import { waitFor, within } from '@testing-library/react'
import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

interface OpenPad {
  readonly server: TestApp
  readonly as?: string
  /** Whether the server keeps the person's settings; else the next pad starts fresh. */
  readonly keeps?: boolean
}

/** Answers the saving of settings without keeping them. */
export const forgetful =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    init?.method === 'POST' && String(input).endsWith('/config/setting')
      ? Promise.resolve(Response.json([]))
      : fetch(input, init)

/** The estimating pad as a person sees it, once its figures are there. */
export async function openPad({ server, as = 'salesrep', keeps = false }: OpenPad) {
  const app = await mountApp({ as, path: '/scratch', server, ...(keeps ? {} : { through: forgetful }) })
  const { screen, user } = app
  await screen.findByText(/^proven optimal$|^at most/)
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
  const strip = () => within(screen.getByLabelText('Sheet and board'))
  const type = async (label: string, value: string) => {
    await user.clear(field(label))
    if (value !== '') await user.type(field(label), value)
  }
  const choose = async (label: string, option: string | RegExp) => {
    await user.click(screen.getByLabelText(label, { selector: '[role=combobox]' }))
    await user.click(within(await screen.findByRole('listbox')).getByText(option))
    await waitFor(() => {
      if (document.querySelector('[role=listbox]') !== null) throw new Error('The list is still open.')
    })
  }
  return { ...app, field, strip, type, choose }
}
