import type { Page, Route } from '@playwright/test'
import { heading } from './support/frame.ts'
import { openShadows } from './support/openShadows.ts'
import { expectItem } from './support/overview.ts'
import { signOut } from './support/signIn.ts'
import { tabTo } from './support/tabTo.ts'
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
  await expect(rowIn('#picture').getByRole('button').first()).toHaveAttribute('inert')
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
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /picture/.test(key)))).toEqual([])
})

/** Runs in a page before its scripts: counts the rows that are there when a picture of them goes. */
const watchHandOver = `
  new MutationObserver(changes => {
    const gone = changes.flatMap(({ removedNodes }) => [...removedNodes])
    if (gone.some(({ id }) => id === 'picture'))
      window.rowsAtHandOver = document.querySelectorAll('#root tbody tr[data-row]').length
  }).observe(document, { childList: true, subtree: true })`

test('the start page shows the worklist that it leads to, and opens what is pressed there', async ({
  as,
}) => {
  const page = await as('salesrep')
  await page.addInitScript({ content: openShadows + watchHandOver })
  await page.goto('/')
  const rows = page.locator('#root tbody tr[data-row]')
  await expect(rows.first()).toBeVisible()
  await expect(page).toHaveURL('/assignedtome')
  await expect.poll(() => keptOf(page)).toBe('salesrep')
  // The worklist that was seen last is another one than that of the start page.
  await page.goto('/worklist')
  await expect(rows.first()).toBeVisible()

  const picture = page.locator('#picture')
  const reference = /^\d{6}-\d+$/
  const item = picture.getByRole('link', { name: reference }).first()
  /** Opens the start page, and lets the application come when that is called. */
  const comeBack = async () => {
    const scripts = gate()
    await page.unrouteAll()
    await page.route(application, scripts.wait)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(item).toBeVisible()
    await expect(picture.getByRole('heading', { level: 1 })).toHaveText('Assigned To Me')
    return scripts.open
  }

  await test.step('it gives way to the rows, with nothing between', async () => {
    const open = await comeBack()
    open()
    await expect(picture).toHaveCount(0)
    await expect(page).toHaveURL('/assignedtome')
    expect(await page.evaluate('window.rowsAtHandOver')).toBeGreaterThan(0)
  })

  await test.step('a click is heard, said, and done', async () => {
    const open = await comeBack()
    const name = await item.innerText()
    await item.click()
    await expect(item).toHaveAttribute('aria-busy', 'true')
    await expect(picture.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    open()
    await expectItem(page, name)
    await expect(picture).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/assignedtome')
    await expect(rows.first()).toBeVisible()
  })

  await test.step('so is Enter on an entry of the menu', async () => {
    const open = await comeBack()
    const entry = picture.getByRole('link', { name: 'Customers' })
    await tabTo(page, entry)
    await page.keyboard.press('Enter')
    await expect(entry).toHaveAttribute('aria-busy', 'true')
    open()
    await expect(picture).toHaveCount(0)
    await expect(heading(page)).toHaveText('Customers')
    // That page's own: who opens it goes on by typing.
    await expect(page.getByPlaceholder('Search code, name, ABN, contact')).toBeFocused()
  })
})
