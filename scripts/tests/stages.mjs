import { join } from 'node:path'
import { tool } from '../process/tools.mjs'
import { nothing, playwrightCounts, vitestCounts } from './counts.mjs'

/**
 * @typedef {object} Place What the stages of one run work with.
 * @property {string} folder A fresh folder, gone after the run.
 * @property {string} browser Where the browser is; '' when no stage needs one.
 * @property {string | undefined} databaseUrl A PostgreSQL for the store tests, when there is one.
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(place: Place) => readonly (readonly [string, ...string[]])[]} commands Run one after the other.
 * @property {(place: Place) => Record<string, string | undefined>} [env]
 * @property {(place: Place) => import('./counts.mjs').Counts} counts
 */

/** @type {(name: string, place: Place) => string} */
const report = (name, { folder }) => join(folder, `${name}.json`)

/**
 * @param {'domain' | 'server' | 'screens'} name
 * @param {Stage['env']} [env]
 * @returns {Stage}
 */
const vitest = (name, env) => ({
  name,
  commands: place => [
    tool(
      'vitest',
      'run',
      ...['--project', name],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report(name, place)}`],
    ),
  ],
  counts: place => vitestCounts(report(name, place)),
  env: place => ({ NODE_ENV: 'test', ...env?.(place) }),
})

/** What `npm test` does, in order: the quickest answers first. */
export const stages = /** @type {readonly Stage[]} */ ([
  { name: 'lint', commands: () => [tool('biome', 'check', '.')], counts: () => nothing },
  {
    name: 'types',
    commands: () => ['domain', 'server', '.', 'tests', 'scripts'].map(project => tool('tsc', '-p', project)),
    counts: () => nothing,
  },
  vitest('domain'),
  vitest('server', ({ databaseUrl }) => ({ TEST_DATABASE_URL: databaseUrl })),
  vitest('screens'),
  {
    name: 'build',
    commands: () => [[process.execPath, 'scripts/build.mjs', '--all']],
    counts: () => nothing,
  },
  {
    name: 'journeys',
    commands: () => [tool('playwright', 'test', '-c', 'tests/journeys/playwright.config.ts')],
    env: place => ({ CHROMIUM_PATH: place.browser, JOURNEY_RESULTS: report('journeys', place) }),
    counts: place => playwrightCounts(report('journeys', place)),
  },
])
