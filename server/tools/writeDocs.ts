import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { kindsPage } from './kindsPage.ts'
import { routesPage } from './routesPage.ts'

const pages = { 'routes.md': routesPage, 'kinds.md': kindsPage }

for (const [name, textOf] of Object.entries(pages)) {
  const page = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url))
  writeFileSync(page, textOf())
  process.stdout.write(`Wrote ${page}\n`)
}
