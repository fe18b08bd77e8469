import type { Page } from '@playwright/test'
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

test('the worklist seen last is there at once, says so until it is read again, and is gone after sign-out', async ({
  as,
}) => {
  // Who signs out ends the session for all browsers of the worker: it is nobody else's.
  const page = await as('techmgr')
  await page.goto('/worklist/TECH')
  const row = page.locator('tbody tr', { hasText: /\d{6}-\d/ }).first()
  await expect(row).toBeVisible()
  await expect.poll(() => keptOf(page)).toBe('techmgr')
  const before = await row.innerText()

  const calls = /\/(security\/Auth|config\/setting\/all|quote-worklist\/)/
  let go = () => {}
  const released = new Promise<void>(done => {
    go = done
  })
  await page.route(calls, async route => {
    await released
    await route.continue()
  })
  await page.reload()
  await expect(row).toBeVisible()
  expect(await row.innerText()).toBe(before)
  await expect(page.getByText(/^As of .*being read again$/)).toBeVisible()
  go()
  await expect(page.getByText(/^As of/)).toBeHidden()

  await signOut(page)
  await page.goto('/logo.svg')
  expect(await keptOf(page)).toBeNull()
})
