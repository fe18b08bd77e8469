import type { Browser, BrowserContextOptions } from 'playwright'

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

/**
 * Runs in the page: notes when the first row with a quote number in it has been drawn. A text, because what compiles
 * functions here leaves marks in them that a page does not know.
 */
export const watchFirstRow = `
  const observer = new MutationObserver(() => {
    const rows = [...document.querySelectorAll('tbody tr')]
    if (!rows.some(row => /\\d{6}/.test(row.textContent))) return
    observer.disconnect()
    requestAnimationFrame(() => { window.firstRow = performance.now() })
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })`

/** Opens the page in a fresh context, nothing cached, and waits for its first row. */
export async function firstRow(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  slower: number,
): Promise<FirstRow> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: watchFirstRow })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.firstRow !== undefined, undefined, { timeout: 120_000 })
    return await page.evaluate(() => ({
      time: window.firstRow ?? Number.NaN,
      scripts: performance
        .getEntriesByType('resource')
        .map(entry => new URL(entry.name).pathname)
        .filter(path => path.endsWith('.js')),
    }))
  } finally {
    await context.close()
  }
}
