// Takes a picture of twelve pages of a running product: node scripts/pictures/tour.mjs http://127.0.0.1:8080 .cache/after
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { pages } from './pages.mjs'

const [origin = 'http://127.0.0.1:8080', out = '.cache/pictures'] = process.argv.slice(2)
/** @type {Readonly<Record<number, number>>} */
const heights = { 390: 844, 768: 1024, 1024: 768, 1440: 900 }

mkdirSync(out, { recursive: true })
const browser = await chromium.launch(
  process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH },
)
/** @type {Map<string, import('playwright').Page>} */
const signedIn = new Map()

/** @type {(login: string) => Promise<import('playwright').Page>} */
async function pageOf(login) {
  const known = signedIn.get(login)
  if (known !== undefined) return known
  const page = await (await browser.newContext()).newPage()
  await page.goto(origin)
  if (login !== '') {
    await page.getByLabel('Login').fill(login)
    await page.getByLabel('Password').fill('demo')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL(url => !url.pathname.startsWith('/oidc'))
    // Builds are compared: what only one of them tells a newcomer stands in the way.
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

for (const { name, login, path, width, scheme } of pages) {
  const page = await pageOf(login)
  await page.setViewportSize({ width, height: heights[width] ?? 900 })
  await page.emulateMedia({ colorScheme: scheme })
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${out}/${name}.png` })
  process.stdout.write(`${name}\n`)
}
await browser.close()
