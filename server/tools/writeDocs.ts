import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routesPage } from './routesPage.ts'

const page = fileURLToPath(new URL('../../docs/routes.md', import.meta.url))
writeFileSync(page, routesPage())
process.stdout.write(`Wrote ${page}\n`)
