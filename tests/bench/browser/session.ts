import type { Browser, BrowserContextOptions } from 'playwright'
import { sendSignIn } from '../../journeys/support/signIn.ts'
import { login } from '../worklist/cases.ts'

/** What Chromium is started with. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Keeps settings of a person, as their browser would. */
export async function keepSettings(
  origin: string,
  token: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const response = await fetch(`${origin}/config/setting`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
    ),
  })
  if (!response.ok) throw new Error(`The settings could not be kept: ${response.status}`)
}

/** A page of a worklist as its setting has it: newest first. */
export const pageOf = (itemsPerPage: number) => ({
  sortBy: 'dateArrived',
  descending: true,
  page: 1,
  itemsPerPage,
})

/** What the browser keeps of a person who has signed in over the form. */
export async function signedIn(browser: Browser, origin: string, as = login) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/worklist`)
  await sendSignIn(page, as)
  await page.getByRole('table').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** What the bare list's browser keeps. */
export const withToken = (origin: string, token: string): BrowserContextOptions => ({
  storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] },
})
