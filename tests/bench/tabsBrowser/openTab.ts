import type { Page } from 'playwright'
import type { TabKey } from '#domain/quoteItem'

declare global {
  interface Window {
    /** Milliseconds from the press on a tab until it is on the screen. */
    tabShown?: number
  }
}

/** A text, because what compiles functions here leaves marks in them that a page does not know. */
const watchTab = (tab: TabKey): string => `
  delete window.tabShown
  addEventListener('pointerdown', () => {
    const pressed = performance.now()
    const look = () => {
      const panel = document.getElementById('item-tab')
      const isThere = panel?.getAttribute('aria-labelledby') === 'tab-${tab}' && panel.textContent !== ''
        && panel.querySelector('[role="progressbar"], .MuiSkeleton-root') === null
      if (isThere) window.tabShown = performance.now() - pressed
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { once: true, capture: true })`

/** Milliseconds from the press on a tab of the item that the page shows, until all of it is there. */
export async function openTab(page: Page, tab: TabKey): Promise<number> {
  await page.waitForLoadState('networkidle')
  const strip = page.locator(`#tab-${tab}`)
  await strip.scrollIntoViewIfNeeded()
  await page.evaluate(watchTab(tab))
  await strip.click()
  await page.waitForFunction(() => window.tabShown !== undefined, undefined, { timeout: 30_000 })
  return page.evaluate(() => window.tabShown ?? Number.NaN)
}
