import type { Page, Route } from '@playwright/test'
import { openShadows } from './support/openShadows.ts'
import { signOut } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** Whom the browser keeps something of; null when it keeps nothing. */
const keptOf = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open('boxwright')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lastSeen').objectStore('lastSeen').get('lastSeen')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.answers?.length > 0 ? reading.result.user.login : null)
          }
        }
      }),
  )

/** Lets what is asked for wait until it is let go. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>(done => {
    open = done
  })
  const wait = async (route: Route) => {
    await opened
    await route.continue()
  }
  return { wait, open }
}

/** The application, which the start page loads. */
const application = /\/assets\/index-.*\.js$/

test('the worklist seen last is there at once, says so until it is read again, and is gone after sign-out', async ({
  as,
}) => {
  // Who signs out ends the session for all browsers of the worker: it is nobody else's.
  const page = await as('techmgr')
  await page.addInitScript({ content: openShadows })
  const rowIn = (place: string) => page.locator(`${place} tbody tr`, { hasText: /\d{6}-\d/ }).first()
  const asOf = (place: string) => page.locator(place).getByText(/^As of .*being read again$/)
  const picture = page.locator('#picture')
  await page.goto('/worklist/TECH')
  const row = rowIn('#root')
  await expect(row).toBeVisible()
  await expect.poll(() => keptOf(page)).toBe('techmgr')
  const before = await row.innerText()

  const scripts = gate()
  const calls = gate()
  await page.route(application, scripts.wait)
  await page.route(/\/(security\/Auth|config\/setting\/all|quote-worklist\/)/, calls.wait)
  await page.reload({ waitUntil: 'commit' })
  await expect(rowIn('#picture')).toBeVisible()
  expect(await rowIn('#picture').innerText()).toBe(before)
  await expect(asOf('#picture')).toBeVisible()
  await expect(picture).toHaveAttribute('inert')
  await expect(page.locator('#root')).toBeEmpty()

  scripts.open()
  await expect(row).toBeVisible()
  await expect(picture).toHaveCount(0)
  expect(await row.innerText()).toBe(before)
  await expect(asOf('#root')).toBeVisible()
  calls.open()
  await expect(asOf('#root')).toBeHidden()

  const elsewhere = gate()
  await page.unrouteAll()
  await page.route(application, elsewhere.wait)
  await page.goto('/assignedtome', { waitUntil: 'commit' })
  // The start page has been read, and with it what shows a picture has run.
  await page.waitForFunction(() => document.readyState === 'interactive')
  await expect(picture).toHaveCount(0)
  elsewhere.open()
  await page.unrouteAll({ behavior: 'wait' })

  await page.goto('/worklist/TECH')
  await expect(row).toBeVisible()
  await signOut(page)
  await page.goto('/logo.svg')
  expect(await keptOf(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('boxwright.picture'))).toBeNull()
})
