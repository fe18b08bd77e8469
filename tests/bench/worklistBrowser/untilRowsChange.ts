import type { Page } from 'playwright'

/**
 * Runs in the page: clicks, and answers the milliseconds until the first row with a quote number is another one and has
 * been drawn. A text, because what compiles functions here leaves marks in them that a page does not know.
 */
const clickAndWait = `selector => new Promise((resolve, reject) => {
  const first = () => [...document.querySelectorAll('tbody tr')].map(row => row.textContent).find(text => /\\d{6}/.test(text))
  const before = first()
  const target = document.querySelector(selector)
  if (target === null || target.disabled) return reject(new Error('There is no ' + selector + ' to click.'))
  const started = performance.now()
  const observer = new MutationObserver(() => {
    const now = first()
    if (now === undefined || now === before) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() - started))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  target.click()
  setTimeout(() => reject(new Error('Nothing changed after ' + selector + ' was clicked.')), 20000)
})`

/** Milliseconds from a click to other rows on the screen. */
export const untilRowsChange = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`(${clickAndWait})(${JSON.stringify(selector)})`)
