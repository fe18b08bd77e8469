import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { watchFirstRow } from '../browser/firstRow.ts'
import { serveBareList } from '../browser/serveBareList.ts'
import { browserArguments, pageSize, signedIn, withToken } from '../browser/session.ts'
import { createHttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { login } from '../worklist/cases.ts'
import { fill } from '../worklist/fill.ts'
import { untilLiveEvent } from './untilLiveEvent.ts'
import { untilRowsChange } from './untilRowsChange.ts'

const items = 3000
const other = { login: 'designer2', name: 'Mai Thorne' }
const sortButton = 'th.column-customerName :is(button, .MuiTableSortLabel-root)'
const nextButton = 'button[aria-label="Go to next page"]'
const previousButton = 'button[aria-label="Go to previous page"]'

interface Timed {
  readonly first: number
  readonly again: number
  readonly sort: number
  readonly page: number
}

const firstRowAt = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => window.firstRow !== undefined, undefined, { timeout: 120_000 })
  return page.evaluate(() => window.firstRow ?? Number.NaN)
}

/** Opens the list with nothing cached and again, then sorts it and turns its page, there and back. */
async function timeList(
  browser: Browser,
  address: string,
  state: Parameters<Browser['newContext']>[0],
  also?: (page: Page) => Promise<void>,
): Promise<Timed & { columns: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...state })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: watchFirstRow })
    await page.goto(address, { waitUntil: 'commit' })
    const first = await firstRowAt(page)
    // What the page before noted must not be read as this one's.
    await page.evaluate(() => {
      delete window.firstRow
    })
    await page.reload({ waitUntil: 'commit' })
    const again = await firstRowAt(page)
    await page.waitForLoadState('networkidle')
    await also?.(page)
    const sorts = [await untilRowsChange(page, sortButton), await untilRowsChange(page, sortButton)]
    const pages = [await untilRowsChange(page, nextButton), await untilRowsChange(page, previousButton)]
    const columns = await page.locator('thead th').count()
    return { first, again, sort: median(sorts), page: median(pages), columns }
  } finally {
    await context.close()
  }
}

const what = {
  first: '100 rows, first',
  again: '100 rows, again',
  sort: 'rows after a sort',
  page: 'rows after a page change',
} as const satisfies Record<keyof Timed, string>

/**
 * A worklist of 100 rows with all its columns in a browser, against react-admin's DataTable with the same rows; and how
 * long another person's accept takes to show.
 */
export async function worklistBrowserPart(
  folder: string,
  bareFolder: string,
  runs: number,
): Promise<Result[]> {
  const storage = { DATA_DIR: join(folder, 'worklist-browser') }
  mkdirSync(storage.DATA_DIR, { recursive: true })
  await fill(storage, items)
  const product = await startProduct(storage)
  const bare = await serveBareList(bareFolder, product.origin)
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: browserArguments,
  })
  const colleague = createHttpClient(product.origin, [await accessToken(product.origin, other.login)])
  try {
    const state = { storageState: await signedIn(browser, product.origin) }
    const token = await accessToken(product.origin, login)
    const [ours, theirs]: [Timed[], Timed[]] = [[], []]
    const live: number[] = []
    let columns = { ours: 0, theirs: 0 }
    const watchLive = async (page: Page): Promise<void> => {
      await page.getByRole('status', { name: 'Live connection' }).waitFor({ state: 'attached' })
      live.push(await untilLiveEvent(page, colleague, other.name))
    }
    // By turns, so that whatever else the machine does falls on both; the first turn warms the servers up.
    for (let index = 0; index <= runs; index += 1) {
      // The sort of the turn before is kept for the person.
      await pageSize(product.origin, token, 100)
      const one = await timeList(browser, `${product.origin}/worklist/DESIGN`, state, watchLive)
      const two = await timeList(browser, `${bare.origin}/?rows=100&all`, withToken(bare.origin, token))
      columns = { ours: one.columns, theirs: two.columns }
      if (index === 0) continue
      ours.push(one)
      theirs.push(two)
    }
    const line = (words: string, value: number, unit: Result['unit'], reach?: number): Result => ({
      part: 'worklist-browser',
      what: words,
      value,
      unit,
      ...(reach === undefined ? {} : { reach }),
    })
    const compared = (Object.keys(what) as (keyof Timed)[]).flatMap(key => {
      const [mine, bareTime] = [median(ours.map(one => one[key])), median(theirs.map(one => one[key]))]
      return [
        line(`${what[key]} (${columns.ours} columns)`, mine, 'ms'),
        line(`${what[key]}: DataTable (${columns.theirs} columns)`, bareTime, 'ms'),
        line(`${what[key]}: product ÷ DataTable`, mine / bareTime, '×'),
      ]
    })
    return [...compared, line("another person's accept until the row shows it", median(live), 'ms', 1000)]
  } finally {
    colleague.stop()
    await browser.close()
    await bare.stop()
    await product.stop()
  }
}
