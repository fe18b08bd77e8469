import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from the press until what was opened is on the screen. */
    opened?: number
  }
}

export interface Opened {
  /** Milliseconds from the press on the row until the saved length stands in its field. */
  readonly time: number
  /** Requests from when the pointer came to the row until nothing was under way any more. */
  readonly requests: number
}

/** A text, because what compiles functions here leaves marks in them that a page does not know. */
const watchOpening = `
  delete window.opened
  addEventListener('pointerdown', () => {
    const pressed = performance.now()
    const look = () => {
      const length = document.querySelector('input[name="product.length"]')
      if (length !== null && length.value !== '') window.opened = performance.now() - pressed
      else requestAnimationFrame(look)
    }
    look()
  }, { once: true, capture: true })`

/** Opens an item of the list that the page shows, after the pointer rested on its reference for so long (ms). */
export async function openFromList(page: Page, reference: string, rest: number): Promise<Opened> {
  await page.waitForLoadState('networkidle')
  const cell = page.locator('tbody tr').getByText(reference, { exact: true }).first()
  await cell.scrollIntoViewIfNeeded()
  const place = await cell.boundingBox()
  if (place === null) throw new Error(`${reference} is not in sight.`)
  await page.evaluate(watchOpening)
  let requests = 0
  const count = () => {
    requests += 1
  }
  page.on('request', count)
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await setTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => window.opened !== undefined, undefined, { timeout: 120_000 })
  const time = await page.evaluate(() => window.opened ?? Number.NaN)
  await page.waitForLoadState('networkidle')
  page.off('request', count)
  return { time, requests }
}
