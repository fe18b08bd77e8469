// Puts what tour.mjs took of two builds beside each other:
// node scripts/pictures/contactSheet.mjs .cache/before .cache/after docs/images/before-and-after.jpg
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { pages } from './pages.mjs'

const [before = '.cache/before', after = '.cache/after', out = 'docs/images/before-and-after.jpg'] =
  process.argv.slice(2)

/** @type {(file: string) => string} */
const picture = file => `<img src="data:image/png;base64,${readFileSync(file).toString('base64')}">`
/** @type {(page: import('./pages.mjs').Picture) => string} */
const pair = ({ name, path, width, scheme }) =>
  `<figure><figcaption>${path}, ${width} ${scheme}</figcaption><div>${picture(`${before}/${name}.png`)}${picture(`${after}/${name}.png`)}</div></figure>`

const html = `<style>
  body { margin: 16px; font: 13px system-ui; background: #fff; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16px }
  figure { margin: 0 } figcaption { margin-bottom: 4px; font-weight: 600 }
  div { display: flex; gap: 6px; align-items: start }
  img { width: calc(50% - 3px); height: 190px; object-fit: contain; object-position: left top; border: 1px solid #ccc }
</style>${pages.map(pair).join('')}`

const browser = await chromium.launch(
  process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH },
)
const page = await browser.newPage({ viewport: { width: 1900, height: 900 } })
await page.setContent(html, { waitUntil: 'load' })
await page.screenshot({ path: out, fullPage: true, type: 'jpeg', quality: 80 })
await browser.close()
