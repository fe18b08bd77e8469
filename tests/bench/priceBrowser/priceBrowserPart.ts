import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { browserArguments, signedIn } from '../browser/session.ts'
import { createHttpClient } from '../httpClient.ts'
import { timeKeys } from '../itemBrowser/timeKeys.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { startProduct } from '../productServer.ts'
import { createPriceSaves, takeToPrice } from '../quote/pricedItems.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'

const login = 'su'
const keyPresses = 30

/** Every figure of the grid but the one that is typed, and the whole tape below it. */
const shown = `[...document.querySelectorAll('table[aria-label="Price breaks"] input')]
  .filter(each => each !== document.activeElement).map(each => each.value).join()
  + document.querySelector('table[aria-label="Price breaks"]')?.textContent`

/** Milliseconds of each key in a field of the grid, until its figures have changed. */
async function keysIn(page: Page, name: string, keys: readonly string[]): Promise<number[]> {
  await page.getByRole('spinbutton', { name }).click()
  await page.keyboard.press('End')
  // The first of them compile what works the figures out.
  await timeKeys(page, shown, keys, 6)
  return timeKeys(page, shown, keys, keyPresses)
}

/** The grid of an item's price with five breaks and the whole tape: how long its figures take after a key. */
export async function priceBrowserPart(folder: string): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'price-browser') })
  const client = createHttpClient(product.origin, [await accessToken(product.origin, login)])
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: browserArguments,
  })
  try {
    const [priced] = await takeToPrice(client, 1)
    if (priced === undefined) throw new Error('There is nothing to price.')
    await createPriceSaves(client, priced)()
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: await signedIn(browser, product.origin, login),
    })
    const page = await context.newPage()
    await page.goto(`${product.origin}/qitem/${priced.item.id}/price`)
    await page.getByRole('table', { name: 'Price breaks' }).waitFor({ timeout: 60_000 })
    await page.getByRole('tab', { name: 'Cost tape' }).click()
    const line = (what: string, times: readonly number[]): Result[] => {
      const of = `five breaks, key press in ${what} until the grid shows it`
      return [
        { part: 'price-browser', what: `${of}, median`, value: median(times), unit: 'ms', reach: 50 },
        { part: 'price-browser', what: `${of}, 95 of 100`, value: percentile(times, 0.95), unit: 'ms' },
      ]
    }
    const [markUp, quantity] = ['Mark-up of 5,000', 'Quantity of break 3']
    return [
      ...line('a mark-up', await keysIn(page, markUp, ['5', 'Backspace'])),
      ...line('a quantity', await keysIn(page, quantity, ['0', 'Backspace'])),
    ]
  } finally {
    client.stop()
    await browser.close()
    await product.stop()
  }
}
