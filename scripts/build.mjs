import { buildApplication } from './build/buildApplication.mjs'
import { buildServer } from './build/buildServer.mjs'
import { partNames, parts } from './build/parts.mjs'
import { remembering, staleParts } from './build/stale.mjs'

// What is built is for use, whatever this shell is for: Vite would take over its NODE_ENV.
process.env.NODE_ENV = 'production'

const builders = { application: buildApplication, server: buildServer }

// `--all`: whatever is there already; else only what is stale.
for (const name of process.argv.includes('--all') ? partNames : staleParts()) {
  process.stdout.write(`Building ${parts[name].title} …\n`)
  await remembering(name, builders[name])
}
