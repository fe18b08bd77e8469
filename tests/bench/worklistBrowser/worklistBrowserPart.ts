import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { watchFirstRow } from '../browser/firstRow.ts'
import { serveBareList } from '../browser/serveBareList.ts'
import { browserArguments, keepSettings, pageOf, signedIn, withToken } from '../browser/session.ts'
import { createHttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { login as designer } from '../worklist/cases.ts'
import { fill } from '../worklist/fill.ts'
import { untilLiveEvent } from './untilLiveEvent.ts'
import { untilRowsChange } from './untilRowsChange.ts'

const items = 3000
const other = { login: 'designer2', name: 'Mai Thorne' }
const orderer = 'newwork'
/** Columns of new work that are put away, so that 25 stay beside the one of the actions: 26 as in DataTable. */
const hidden = ['stereo', 'artworkStatus', 'colours', 'formeCode']
const sortButton = 'th.column-customer :is(button, .MuiTableSortLabel-root)'
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

/** How long another person's accept takes to show on an open worklist, ms, once for each run. */
async function timeLive(browser: Browser, origin: string, runs: number): Promise<number[]> {
  const colleague = createHttpClient(origin, [await accessToken(origin, other.login)])
  const context = await browser.newContext({ storageState: await signedIn(browser, origin, designer) })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/worklist/DESIGN`)
    await page.getByRole('status', { name: 'Live connection' }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const times: number[] = []
    for (let index = 0; index < runs; index += 1) {
      times.push(await untilLiveEvent(page, colleague, other.name))
    }
    return times
  } finally {
    await context.close()
    colleague.stop()
  }
}

/**
 * A worklist of 100 rows and 26 columns in a browser, against react-admin's DataTable with as many of the same; and how
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
  try {
    const state = { storageState: await signedIn(browser, product.origin, orderer) }
    const token = await accessToken(product.origin, orderer)
    const settings = { newworkworklistpaging: pageOf(100), newworkworklistheader: hidden }
    const [ours, theirs]: [Timed[], Timed[]] = [[], []]
    let columns = { ours: 0, theirs: 0 }
    // By turns, so that whatever else the machine does falls on both; the first turn warms the servers up.
    for (let index = 0; index <= runs; index += 1) {
      // The sort of the turn before is kept for the person.
      await keepSettings(product.origin, token, settings)
      const one = await timeList(browser, `${product.origin}/toolingOrder/NEWWORK`, state)
      const bareList = `${bare.origin}/?rows=100&list=newWork`
      const two = await timeList(browser, bareList, withToken(bare.origin, token))
      columns = { ours: one.columns, theirs: two.columns }
      if (index === 0) continue
      ours.push(one)
      theirs.push(two)
    }
    const live = await timeLive(browser, product.origin, runs)
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
    await browser.close()
    await bare.stop()
    await product.stop()
  }
}
