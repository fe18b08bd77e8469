import { join } from 'node:path'
import { chromium } from 'playwright'
import { root } from '../../../scripts/process/repository.mjs'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { median } from '../median.ts'
import { startProduct } from '../productServer.ts'
import { linesOf, type Result } from '../report.ts'
import { sizeOf } from '../scriptSizes.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { login } from '../worklist/cases.ts'
import { type FirstRow, firstRow, firstRowOnReturn } from './firstRow.ts'
import { serveBareList } from './serveBareList.ts'
import { browserArguments, keepSettings, pageOf, signedIn, withToken } from './session.ts'

const speeds = [
  { name: '', slower: 1 },
  { name: ', processor slowed four times', slower: 4 },
]

const middle = (rows: readonly FirstRow[]): number => median(rows.map(row => row.time))

/**
 * Time to the first worklist row against the bare list, which asks the same server for the same rows: of somebody who has
 * nothing of either, and of somebody who comes back to the product.
 */
export async function browserPart(folder: string, bareFolder: string, runs: number): Promise<Result[]> {
  const product = await startProduct({ DATA_DIR: join(folder, 'browser') })
  const bare = await serveBareList(bareFolder, product.origin)
  const browser = await chromium.launch({
    executablePath: (await findBrowser()).path,
    args: browserArguments,
  })
  const results: Result[] = []
  try {
    const state = { storageState: await signedIn(browser, product.origin) }
    const token = await accessToken(product.origin, login)
    const bareState = withToken(bare.origin, token)
    // Both lists show 25 rows: the product's own default is 10.
    await keepSettings(product.origin, token, { worklistpaging: pageOf(25) })
    for (const { name, slower } of speeds) {
      const rows: Record<'product' | 'bare' | 'back', FirstRow[]> = { product: [], bare: [], back: [] }
      // By turns, so that whatever else the machine does falls on both.
      for (let index = 0; index <= runs; index += 1) {
        const worklist = `${product.origin}/worklist/DESIGN`
        const [ours, theirs, back] = [
          await firstRow(browser, worklist, state, slower),
          await firstRow(browser, `${bare.origin}/`, bareState, slower),
          await firstRowOnReturn(browser, worklist, state, slower),
        ]
        // The first turn warms the servers up.
        if (index === 0) continue
        rows.product.push(ours)
        rows.bare.push(theirs)
        rows.back.push(back)
      }
      const line = linesOf('browser', what => `first row${what}${name}`)
      results.push(
        line(', cold', middle(rows.product), 'ms'),
        line(', cold: bare list', middle(rows.bare), 'ms'),
        line(', cold: product ÷ bare list', middle(rows.product) / middle(rows.bare), '×', 1.1),
        line(', on return', middle(rows.back), 'ms'),
        line(', on return ÷ bare list, cold', middle(rows.back) / middle(rows.bare), '×', 0.3),
      )
      if (slower > 1) continue
      const scripts = [rows.product[0], rows.bare[0]].map(row => row?.scripts ?? [])
      results.push(
        line(', cold: scripts loaded, gzip', sizeOf(join(root, 'dist'), scripts[0] ?? []), 'kB'),
        line(', cold: bare list: scripts loaded, gzip', sizeOf(bareFolder, scripts[1] ?? []), 'kB'),
      )
    }
    return results
  } finally {
    await browser.close()
    await bare.stop()
    await product.stop()
  }
}
