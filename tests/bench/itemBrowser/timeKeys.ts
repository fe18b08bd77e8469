import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from the key until what is watched has changed on the screen. */
    keyShown?: number
  }
}

/** What a key press is waited for, as expressions of the page that answer its words. */
export const watched = {
  findings: `[...document.querySelectorAll('button')].map(each => each.textContent).filter(words => /to do$/.test(words)).join()`,
  rail: `document.querySelector('aside[aria-label="Picture and figures"]').textContent`,
  ways: `document.querySelector('table[aria-label="Ways to load"]')?.textContent ?? ''`,
} as const

const watchKey = (words: string): string => `
  delete window.keyShown
  addEventListener('keydown', () => {
    const pressed = performance.now()
    const before = ${words}
    const look = () => {
      const now = ${words}
      // Gone is not an answer.
      if (now !== '' && now !== before) window.keyShown = performance.now() - pressed
      else requestAnimationFrame(look)
    }
    look()
  }, { once: true, capture: true })`

/** Milliseconds after which a key changed nothing: it took back what the one before it had not shown yet. */
const waited = 3_000

/**
 * Presses the keys in turn, so often; answers the milliseconds from each until the words changed on the screen. A key that
 * changed none is left out; an error where most of them did not.
 */
export async function timeKeys(
  page: Page,
  words: string,
  keys: readonly string[],
  times: number,
): Promise<number[]> {
  const measured: number[] = []
  for (let nth = 0; nth < times; nth += 1) {
    await page.evaluate(watchKey(words))
    await page.keyboard.press(keys[nth % keys.length] ?? '')
    const shown = page.waitForFunction(() => window.keyShown !== undefined, undefined, { timeout: waited })
    const isShown = await shown.then(
      () => true,
      () => false,
    )
    if (isShown) measured.push(await page.evaluate(() => window.keyShown ?? Number.NaN))
  }
  if (measured.length < times / 2)
    throw new Error(`${times - measured.length} of ${times} keys changed nothing.`)
  return measured
}
