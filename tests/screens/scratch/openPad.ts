import { within } from '@testing-library/react'
import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

/** The estimating pad as a person sees it, once its figures are there. */
export async function openPad(as = 'salesrep', server?: TestApp) {
  const app = await mountApp({ as, path: '/scratch', server })
  const { screen, user } = app
  await screen.findByRole('heading', { name: 'Estimating Pad' })
  await screen.findByText('proven optimal')
  const field = (name: string) => screen.getByRole('spinbutton', { name })
  const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }))
  const type = async (name: string, value: string) => {
    await user.clear(field(name))
    if (value !== '') await user.type(field(name), value)
  }
  const choose = async (name: string, option: string | RegExp) => {
    await user.click(screen.getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...app, field, panel, type, choose }
}
