import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { serveBareList } from '../browser/serveBareList.ts'
import { browserArguments, signedIn, withToken } from '../browser/session.ts'
import { createHttpClient } from '../httpClient.ts'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import { createQuote, createSaves } from '../quote/calls.ts'
import { linesOf, type Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { type Opened, openFromList } from './openFromList.ts'
import { timeKeys, watched } from './timeKeys.ts'

const login = 'salesrep'
const keyPresses = 20

const speeds = [
  { name: '', slower: 1 },
  { name: ', processor slowed four times', slower: 4 },
]

/** How long the pointer is on the row before it is pressed (ms): as a hand does it, and not at all. */
const rests = [
  { name: '', rest: 150 },
  { name: ', pressed at once', rest: 0 },
]

/** Quotes of items at their first step, their overviews filled in, that stand in the person's list; their references. */
async function addItems(origin: string, token: string): Promise<string[]> {
  const client = createHttpClient(origin, [token])
  try {
    const { items } = await createQuote(client)
    for (const { id } of items) await createSaves(client, id)()
    return items.map(({ reference }) => reference)
  } finally {
    client.stop()
  }
}

interface Place {
  readonly list: string
  readonly state: BrowserContextOptions
}

/** Runs in a fresh window on the list, nothing of an item cached. */
async function onList<Answer>(
  browser: Browser,
  { list, state }: Place,
  slower: number,
  run: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...state })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(list)
    await page.locator('tbody tr').first().waitFor({ timeout: 60_000 })
    return await run(page)
  } finally {
    await context.close()
  }
}

/** Opens one item, goes back and opens the next. */
async function openTwo(page: Page, references: readonly string[], rest: number) {
  const [one = '', two = ''] = references
  const first = await openFromList(page, one, rest)
  await page.goBack()
  await page.locator('tbody tr').first().waitFor()
  return { first, next: await openFromList(page, two, rest) }
}

type Two = Awaited<ReturnType<typeof openTwo>>

const words = { first: 'open an item', next: 'open the next item' } as const satisfies Record<
  keyof Two,
  string
>

const middle = (opened: readonly Opened[], key: keyof Opened): number => median(opened.map(each => each[key]))

/** What is wrong and the rail's figures, each after a key that changes it. */
async function keysOn(page: Page, reference: string): Promise<Result[]> {
  await openFromList(page, reference, 150)
  const line = (what: string, times: readonly number[], tab = 'overview'): Result => ({
    part: 'item-browser',
    what: `${tab}, key press until ${what}`,
    value: median(times),
    unit: 'ms',
    reach: 50,
  })
  await page.locator('input[name="product.length"]').click()
  await page.keyboard.press('End')
  // The first answers start the thread of the figures and compile what works them out.
  await timeKeys(page, watched.rail, ['0', 'Backspace'], 4)
  const rail = await timeKeys(page, watched.rail, ['0', 'Backspace'], keyPresses)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('4')
  await timeKeys(page, watched.findings, ['Backspace', '4'], 2)
  const findings = await timeKeys(page, watched.findings, ['Backspace', '4'], keyPresses)
  // A box of 4 mm has no load.
  await page.keyboard.press('Control+A')
  await page.keyboard.type('400')
  const ways = await keysOnPallet(page)
  return [
    line('the rail shows its figures', rail),
    line('the findings are counted', findings),
    line('the ways to load are ranked', ways, 'pallet'),
  ]
}

/** The ways to load, each after a key that changes the bundle; the thread that ranks them is warm. */
async function keysOnPallet(page: Page): Promise<number[]> {
  await page
    .getByRole('tab', { name: /^Pallet/ })
    .first()
    .click()
  const bundle = page.locator('input[name="palletization.bundleQty"]')
  await bundle.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('1')
  await page.getByRole('table', { name: 'Ways to load' }).waitFor()
  await timeKeys(page, watched.ways, ['5', 'Backspace'], 4)
  return timeKeys(page, watched.ways, ['5', 'Backspace'], keyPresses)
}

/** Opening a quote item from a list, against a bare react-admin edit form of as many fields on the same server. */
export async function itemBrowserPart(folder: string, bareFolder: string, runs: number): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'item-browser') })
  const bare = await serveBareList(bareFolder, product.origin)
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: browserArguments,
  })
  const results: Result[] = []
  try {
    const token = await accessToken(product.origin, login)
    const references = await addItems(product.origin, token)
    const ours: Place = {
      list: `${product.origin}/assignedtome`,
      state: { storageState: await signedIn(browser, product.origin, login) },
    }
    const theirs: Place = { list: `${bare.origin}/?list=items`, state: withToken(bare.origin, token) }
    for (const speed of speeds) {
      for (const { name, rest } of rests) {
        const opened: { ours: Two[]; theirs: Two[] } = { ours: [], theirs: [] }
        // By turns, so that whatever else the machine does falls on both; the first turn warms the servers up.
        for (let index = 0; index <= runs; index += 1) {
          const open = (page: Page) => openTwo(page, references, rest)
          const one = await onList(browser, ours, speed.slower, open)
          const other = await onList(browser, theirs, speed.slower, open)
          if (index === 0) continue
          opened.ours.push(one)
          opened.theirs.push(other)
        }
        for (const key of ['first', 'next'] as const) {
          const [mine, bareForm] = [opened.ours.map(two => two[key]), opened.theirs.map(two => two[key])]
          const line = linesOf('item-browser', what => `${words[key]}${name}${speed.name}${what}`)
          results.push(
            line('', middle(mine, 'time'), 'ms'),
            line(': bare edit form', middle(bareForm, 'time'), 'ms'),
            line(': product ÷ bare', middle(mine, 'time') / middle(bareForm, 'time'), '×', 1.5),
            line(': requests', middle(mine, 'requests'), 'requests'),
          )
        }
      }
    }
    const keys = await onList(browser, ours, 1, page => keysOn(page, references[2] ?? ''))
    return [...results, ...keys]
  } finally {
    await browser.close()
    await bare.stop()
    await product.stop()
  }
}
