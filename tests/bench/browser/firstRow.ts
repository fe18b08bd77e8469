import type { Browser, BrowserContextOptions } from 'playwright'
import { openShadows } from '../../journeys/support/openShadows.ts'

declare global {
  interface Window {
    firstRow?: number
  }
}

export interface FirstRow {
  /** Milliseconds from the start of the navigation until the first row is on the screen. */
  readonly time: number
  /** Paths of the scripts loaded by then. */
  readonly scripts: string[]
}

/** What the page says once it has noted when its first row was drawn. */
const drawn = 'The first row is drawn.'

/**
 * Runs in the page: notes when the first row with a quote number in it has been drawn, by the application or as a picture
 * of an earlier visit. A text, because what compiles functions here leaves marks in them that a page does not know.
 */
export const watchFirstRow = `
  ${openShadows}
  const observer = new MutationObserver(() => {
    const places = [document, document.getElementById('picture')?.shadowRoot ?? document]
    const rows = places.flatMap(place => [...place.querySelectorAll('tbody tr')])
    if (!rows.some(row => /\\d{6}/.test(row.textContent))) return
    observer.disconnect()
    requestAnimationFrame(() => {
      window.firstRow = performance.now()
      console.debug('${drawn}')
    })
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })`

type Context = Awaited<ReturnType<Browser['newContext']>>

/** Opens the page in a window of its own and waits for its first row. */
async function openPage(context: Context, address: string, slower: number) {
  const page = await context.newPage()
  await page.addInitScript({ content: watchFirstRow })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // Heard and not asked for: a question would run in the page, some 15 ms of what a returning person's row takes.
  const isDrawn = page.waitForEvent('console', { predicate: said => said.text() === drawn, timeout: 120_000 })
  await page.goto(address, { waitUntil: 'commit' })
  await isDrawn
  const row: FirstRow = await page.evaluate(() => ({
    time: window.firstRow ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(entry => 'responseEnd' in entry && Number(entry.responseEnd) <= (window.firstRow ?? Number.NaN))
      .map(entry => new URL(entry.name).pathname)
      .filter(path => path.endsWith('.js')),
  }))
  return { page, row }
}

const viewport = { width: 1440, height: 900 }

/** Opens the page in a fresh context, nothing cached, and waits for its first row. */
export async function firstRow(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  slower: number,
): Promise<FirstRow> {
  const context = await browser.newContext({ viewport, ...options })
  try {
    return (await openPage(context, address, slower)).row
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: waits until the browser keeps the worklist that is shown, and the application's files. A text, as
 * above.
 */
const isKept = `(async () => {
  await navigator.serviceWorker.ready
  const open = () => new Promise((resolve, reject) => {
    const opening = indexedDB.open('boxwright')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('lastSeen').objectStore('lastSeen').get('lastSeen')
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result?.answers?.length > 0) }
    }
  })
  return open()
})()`

/** Opens the page a second time, in a new window of a browser that was there before. */
export async function firstRowOnReturn(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  slower: number,
): Promise<FirstRow> {
  const context = await browser.newContext({ viewport, ...options })
  try {
    const { page } = await openPage(context, address, 1)
    await page.waitForFunction(isKept, undefined, { polling: 200, timeout: 60_000 })
    await page.close()
    return (await openPage(context, address, slower)).row
  } finally {
    await context.close()
  }
}
