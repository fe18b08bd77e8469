import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright'
import { root } from '../../../scripts/process/repository.mjs'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { sendSignIn } from '../../journeys/support/signIn.ts'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { sizeOf } from '../scriptSizes.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { login } from '../worklist/cases.ts'
import { type FirstRow, firstRow } from './firstRow.ts'
import { serveBareList } from './serveBareList.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const speeds = [
  { name: 'cold', slower: 1 },
  { name: 'cold, processor slowed four times', slower: 4 },
]

/** Both lists show 25 rows: the product's own default is 10. */
async function showTwentyFive(origin: string, token: string): Promise<void> {
  const paging = { sortBy: 'dateArrived', descending: true, page: 1, itemsPerPage: 25 }
  const response = await fetch(`${origin}/config/setting`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ key: 'worklistpaging', value: JSON.stringify(paging) }]),
  })
  if (!response.ok) throw new Error(`The page size could not be kept: ${response.status}`)
}

/** What the browser keeps of a person who has signed in over the form. */
async function signedIn(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/worklist/DESIGN`)
  await sendSignIn(page, login)
  await page.getByRole('table').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

const withToken = (origin: string, token: string): BrowserContextOptions => ({
  storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] },
})

const middle = (rows: readonly FirstRow[]): number => median(rows.map(row => row.time))

/** Time to the first worklist row against the bare list, which asks the same server for the same rows. */
export async function browserPart(folder: string, bareFolder: string, runs: number): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'browser') })
  const bare = await serveBareList(bareFolder, product.origin)
  const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args })
  const results: Result[] = []
  try {
    const state = { storageState: await signedIn(browser, product.origin) }
    const token = await accessToken(product.origin, login)
    const bareState = withToken(bare.origin, token)
    await showTwentyFive(product.origin, token)
    for (const { name, slower } of speeds) {
      const rows: { product: FirstRow[]; bare: FirstRow[] } = { product: [], bare: [] }
      // By turns, so that whatever else the machine does falls on both.
      for (let index = 0; index <= runs; index += 1) {
        const [ours, theirs] = [
          await firstRow(browser, `${product.origin}/worklist/DESIGN`, state, slower),
          await firstRow(browser, `${bare.origin}/`, bareState, slower),
        ]
        // The first turn warms the servers up.
        if (index === 0) continue
        rows.product.push(ours)
        rows.bare.push(theirs)
      }
      const line = (what: string, value: number, unit: Result['unit'], reach?: number): Result => ({
        part: 'browser',
        what: `first row, ${name}${what}`,
        value,
        unit,
        ...(reach === undefined ? {} : { reach }),
      })
      results.push(
        line('', middle(rows.product), 'ms'),
        line(': bare list', middle(rows.bare), 'ms'),
        line(': product ÷ bare list', middle(rows.product) / middle(rows.bare), '×', 1.3),
      )
      if (slower > 1) continue
      const scripts = [rows.product[0], rows.bare[0]].map(row => row?.scripts ?? [])
      results.push(
        line(': scripts loaded, gzip', sizeOf(join(root, 'dist'), scripts[0] ?? []), 'kB'),
        line(': bare list: scripts loaded, gzip', sizeOf(bareFolder, scripts[1] ?? []), 'kB'),
      )
    }
    return results
  } finally {
    await browser.close()
    await bare.stop()
    await product.stop()
  }
}
