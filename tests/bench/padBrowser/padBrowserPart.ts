import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { browserArguments, signedIn } from '../browser/session.ts'
import { timeKeys } from '../itemBrowser/timeKeys.ts'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'

const login = 'salesrep'
const keyPresses = 20

/** What a key on the pad is waited for, as expressions of the page that answer its words. */
const watched = {
  price: `document.querySelector('input[aria-label="Price for 5,000"]').value`,
  pallets: `[...document.querySelectorAll('button')].map(each => each.textContent).filter(words => /^(Pallets|On a pallet|Filled|Load) /.test(words)).join()`,
} as const

const speeds = [
  { name: '', slower: 1 },
  { name: ', processor slowed four times', slower: 4 },
]

/** Milliseconds from each key in the length's field until the figure stands on the screen. */
async function keysOn(page: Page, words: string): Promise<number[]> {
  await page.getByLabel('Length', { exact: true }).click()
  await page.keyboard.press('End')
  const keys = ['ArrowUp', 'ArrowDown']
  // The first presses compile what works the figures out.
  await timeKeys(page, words, keys, 4)
  return timeKeys(page, words, keys, keyPresses)
}

/** The estimating pad: from a key that changes the length until price and pallets are those of the new size. */
export async function padBrowserPart(folder: string): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'pad-browser') })
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: browserArguments,
  })
  try {
    const storageState = await signedIn(browser, product.origin, login)
    const results: Result[] = []
    for (const { name, slower } of speeds) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      await page.goto(`${product.origin}/scratch`)
      await page.getByText('proven optimal').waitFor({ timeout: 60_000 })
      for (const [what, words] of Object.entries(watched)) {
        const times = await keysOn(page, words)
        results.push({
          part: 'pad-browser',
          what: `key press until the ${what} of the new size${name}`,
          value: median(times),
          unit: 'ms',
          ...(slower === 1 ? { reach: 50 } : {}),
        })
      }
      await context.close()
    }
    return results
  } finally {
    await browser.close()
    await product.stop()
  }
}
