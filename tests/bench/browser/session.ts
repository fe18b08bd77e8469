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

/** Keeps how many rows a page of the person's worklists has. */
export async function pageSize(origin: string, token: string, itemsPerPage: number): Promise<void> {
  const paging = { sortBy: 'dateArrived', descending: true, page: 1, itemsPerPage }
  const response = await fetch(`${origin}/config/setting`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ key: 'worklistpaging', value: JSON.stringify(paging) }]),
  })
  if (!response.ok) throw new Error(`The page size could not be kept: ${response.status}`)
}

/** What the browser keeps of a person who has signed in over the form. */
export async function signedIn(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/worklist/DESIGN`)
  await sendSignIn(page, login)
  await page.getByRole('table').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** What the bare list's browser keeps. */
export const withToken = (origin: string, token: string): BrowserContextOptions => ({
  storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] },
})
