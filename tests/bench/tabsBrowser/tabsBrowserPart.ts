import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { requestOf } from '#contract/client'
import { type QuoteItem, quote } from '#contract/quote'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { scopeCodes } from '#domain/access'
import { type TabKey, tabKeys, tabLabels, tabVisible } from '#domain/quoteItem'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { browserArguments, signedIn } from '../browser/session.ts'
import { createHttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { openTab } from './openTab.ts'

const login = 'su'

interface Place {
  readonly browser: Browser
  readonly origin: string
  readonly state: BrowserContextOptions['storageState']
}

/** Runs on the overview of an item, in a fresh window with nothing cached. */
async function onItem<Answer>(
  place: Place,
  id: number,
  run: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const { browser, origin, state } = place
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/qitem/${id}/overview`)
    return await run(page)
  } finally {
    await context.close()
  }
}

/** For each tab but the overview an item that has it. */
async function itemsWithTabs(
  client: ReturnType<typeof createHttpClient>,
  ids: readonly number[],
): Promise<Map<TabKey, number>> {
  const found = new Map<TabKey, number>()
  const others = tabKeys.filter(key => key !== 'overview')
  for (const id of ids) {
    if (found.size === others.length) break
    const item = JSON.parse(await client.send(requestOf(quote.item, { params: { id } }))) as QuoteItem
    for (const tab of others) {
      if (!found.has(tab) && tabVisible(tab, item.product, scopeCodes)) found.set(tab, id)
    }
  }
  return found
}

/** A tab opened for the first time in a window, and again after another. */
async function openTwice(page: Page, tab: TabKey) {
  await page.locator('#tab-overview').waitFor({ timeout: 60_000 })
  const cold = await openTab(page, tab)
  await openTab(page, 'overview')
  return { cold, warm: await openTab(page, tab) }
}

/** Each tab of an item: from the press until all of it is there, with nothing of it loaded, and again. */
export async function tabsBrowserPart(folder: string, runs: number): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'tabs-browser') })
  const client = createHttpClient(product.origin, [await accessToken(product.origin, login)])
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: browserArguments,
  })
  try {
    const place: Place = {
      browser,
      origin: product.origin,
      state: await signedIn(browser, product.origin, login),
    }
    const rows = JSON.parse(
      await client.send(requestOf(quoteWorklist.worklist, { query: { range: '[0,199]' } })),
    ) as WorklistRow[]
    const items = await itemsWithTabs(
      client,
      rows.map(({ id }) => id),
    )
    const results: Result[] = []
    for (const [tab, id] of items) {
      const times: Awaited<ReturnType<typeof openTwice>>[] = []
      for (let index = 0; index <= runs; index += 1) {
        const both = await onItem(place, id, page => openTwice(page, tab))
        // The first turn warms the server up.
        if (index > 0) times.push(both)
      }
      const line = (what: 'cold' | 'warm', reach: number): Result => ({
        part: 'tabs-browser',
        what: `${tabLabels[tab]} (${tab}), ${what}`,
        value: median(times.map(each => each[what])),
        unit: 'ms',
        reach,
      })
      results.push(line('cold', 500), line('warm', 150))
    }
    return results
  } finally {
    client.stop()
    await browser.close()
    await product.stop()
  }
}
