import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/tests/browser.mjs'
import { median } from '../median.ts'
import type { Result } from '../report.ts'

declare global {
  interface Window {
    padTyping?: { pressed: number; shown: number; event: number }
  }
}

/** Pictures in three dimensions are not part of the measurement: the browser is started without them. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Runs in the page: from each key press to the frame that shows the last change it made to the figures. The frame after a
 * change counts once it is handed over, and the browser's own timing of the key event where that is longer. A text,
 * because what compiles functions here leaves marks in them that a page does not know.
 */
const watch = `
  window.padTyping = { pressed: 0, shown: 0, event: 0 }
  const frames = new MessageChannel()
  frames.port1.onmessage = () => { window.padTyping.shown = performance.now() }
  addEventListener('keydown', event => {
    window.padTyping = { pressed: event.timeStamp, shown: 0, event: 0 }
  }, true)
  new MutationObserver(changes => {
    const isPicture = ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('[data-scene]')
    if (changes.every(isPicture)) return
    requestAnimationFrame(() => frames.port2.postMessage(null))
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  new PerformanceObserver(list => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'keydown' && startTime === window.padTyping.pressed) window.padTyping.event = duration
  }).observe({ type: 'event', durationThreshold: 16 })`

/** Milliseconds in which nothing changes any more before a key press counts as answered. */
const quiet = 150

/** Presses a key and waits until its figures stand. */
async function pressed(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  await page.waitForFunction(
    wait => {
      const typing = window.padTyping
      return typing !== undefined && typing.shown > 0 && performance.now() - typing.shown > wait
    },
    quiet,
    { polling: 50 },
  )
  const { pressed, shown, event } = await page.evaluate(
    () => window.padTyping ?? { pressed: 0, shown: 0, event: 0 },
  )
  return Math.max(shown - pressed, event)
}

/** Times of typing sizes digit by digit, and of changing them by arrow keys, in ms. */
async function typeSizes(page: Page, rounds: number): Promise<{ typed: number[]; stepped: number[] }> {
  const typed: number[] = []
  const stepped: number[] = []
  const length = page.getByRole('spinbutton', { name: 'Length', exact: true })
  for (let round = 0; round < rounds; round += 1) {
    await length.focus()
    await page.keyboard.press('ControlOrMeta+A')
    for (const digit of String(380 + round)) typed.push(await pressed(page, digit))
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowDown']) stepped.push(await pressed(page, key))
  }
  return { typed, stepped }
}

const reach = 50

/**
 * From key press to all figures on the screen of the estimating pad at `origin`, where the product runs; `signIn` fills in
 * the sign-in form that it meets.
 */
export async function scratchTyping(
  origin: string,
  signIn: (page: Page) => Promise<void>,
  rounds = 20,
): Promise<Result[]> {
  const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript({ content: watch })
    await page.goto(`${origin}/scratch`)
    await signIn(page)
    await page.getByRole('heading', { name: 'Estimating Pad' }).waitFor()
    await page.getByText('proven optimal').waitFor()
    // The first keys meet code that was never run.
    await typeSizes(page, 3)
    const { typed, stepped } = await typeSizes(page, rounds)
    const all = [...typed, ...stepped]
    const slowest = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN
    const line = (what: string, value: number): Result => ({ part: 'scratch', what, value, unit: 'ms' })
    return [
      { ...line('key press to all figures, median', median(all)), reach },
      line('typing a digit, median', median(typed)),
      line('arrow key, median', median(stepped)),
      line('key press to all figures, 95 of 100 within', slowest),
    ]
  } finally {
    await browser.close()
  }
}
