import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserThere } from '../tests/browser.mjs'

/** @type {Readonly<Record<number, number>>} */
const heights = { 390: 844, 768: 1024, 1024: 768, 1440: 900 }

/**
 * Takes pictures of a running product, signed in as who each of them is for.
 * @param {string} origin
 * @param {string} out The folder they go to.
 * @param {readonly import('./pages.mjs').Picture[]} pictures
 */
export async function takePictures(origin, out, pictures) {
  mkdirSync(out, { recursive: true })
  const executablePath = process.env.CHROMIUM_PATH ?? browserThere()?.path
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  /** @type {Map<string, import('playwright').Page>} */
  const signedIn = new Map()

  /** @type {(login: string) => Promise<import('playwright').Page>} */
  async function pageOf(login) {
    const known = signedIn.get(login)
    if (known !== undefined) return known
    const page = await (await browser.newContext({ locale: 'en-AU' })).newPage()
    await page.goto(origin)
    if (login !== '') {
      await page.getByLabel('Login').fill(login)
      await page.getByLabel('Password').fill('demo')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForURL(url => !url.pathname.startsWith('/oidc'))
      // What a newcomer is told stands in the way of what the page is for.
      const told = page.getByRole('button', { name: 'Got it' })
      if (await told.isVisible()) {
        const kept = page.waitForResponse(/\/config\/setting/)
        await told.click()
        await kept
      }
    }
    signedIn.set(login, page)
    return page
  }

  for (const { name, login, path, width, scheme } of pictures) {
    const page = await pageOf(login)
    await page.setViewportSize({ width, height: heights[width] ?? 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${out}/${name}.png` })
    process.stdout.write(`${name}\n`)
  }
  await browser.close()
}
