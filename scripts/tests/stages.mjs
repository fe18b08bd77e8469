import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parts } from '../build/parts.mjs'
import { staleParts } from '../build/stale.mjs'
import { root } from '../process/repository.mjs'
import { tool } from '../process/tools.mjs'
import { collecting } from './collecting.mjs'
import { nothing, playwrightCounts, vitestCounts } from './counts.mjs'
import { playwrightFiles, vitestFiles } from './slowest.mjs'

/**
 * @typedef {object} Place What the stages of one run work with.
 * @property {string} folder A fresh folder, gone after the run.
 * @property {string} browser Where the browser is; '' when no stage needs one.
 * @property {string | undefined} databaseUrl A PostgreSQL for the store tests, when there is one.
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {1 | 2} lanes How many of the two that run beside each other it takes.
 * @property {string} [after] The stage it begins after.
 * @property {boolean} [needsIt] Whether it makes no sense when that one failed.
 * @property {(place: Place) => readonly (readonly [string, ...string[]])[]} commands Run one after the other.
 * @property {(place: Place) => Record<string, string | undefined>} [env]
 * @property {(place: Place) => import('./counts.mjs').Counts} counts
 * @property {(place: Place) => readonly import('./slowest.mjs').TimedFile[]} files The test files it ran.
 */

const isDeep = process.env.TEST_DEPTH === 'deep'

/**
 * Threads and processes of tests are started from what was built, which takes a seventh of the time: from the sources
 * each compiles what it loads.
 */
const onBuilt = () =>
  staleParts().includes('server') ? {} : { BUILT_SERVER: join(root, parts.server.folder) }

/** @type {Stage['env']} */
const onPostgres = ({ databaseUrl }) => ({
  ...onBuilt(),
  TEST_DATABASE_URL: databaseUrl,
  TEST_TEMPLATE: 'boxwright_demonstration',
})

/** Workers of one lane: half of the machine. Screens and server have one more: a third of their time they wait. */
const workers = Math.max(1, Math.floor(availableParallelism() / 2))

/**
 * A tool that runs tests; the processes that it starts for them have what is said of them in its own configuration.
 * @param {Parameters<typeof tool>} named
 * @returns {readonly [string, ...string[]]}
 */
const testsBy = (...named) => {
  const [node, ...rest] = tool(...named)
  return [node, ...collecting, ...rest]
}

/** @type {(name: string, place: Place) => string} */
const report = (name, { folder }) => join(folder, `${name}.json`)

/** @type {(place: Place) => string} */
const companyIn = ({ folder }) => join(folder, 'company')

/**
 * @param {string} name
 * @param {(place: Place) => readonly (readonly [string, ...string[]])[]} commands
 * @returns {Stage}
 */
const check = (name, commands) => ({ name, lanes: 1, commands, counts: () => nothing, files: () => [] })

/**
 * @param {'domain' | 'pure' | 'server' | 'screens'} project
 * @param {Stage['env']} [env]
 * @param {string} [name] Where the project is run more than once.
 * @returns {Stage}
 */
const vitest = (project, env, name = project) => ({
  name,
  lanes: 1,
  commands: place => [
    testsBy(
      'vitest',
      'run',
      ...[
        '--project',
        project,
        `--maxWorkers=${project === 'screens' || project === 'server' ? workers + 1 : workers}`,
      ],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report(name, place)}`],
    ),
  ],
  counts: place => vitestCounts(report(name, place)),
  files: place => vitestFiles(report(name, place)),
  env: place => ({ NODE_ENV: 'test', ...env?.(place) }),
  ...(env === undefined ? {} : { after: 'build' }),
})

/** Each room once, the others by what it declares; by one checker, for each works out the libraries' types for itself. */
const types = [
  '-b tsconfig.build.json tests/tsconfig.build.json --force --builders 1',
  '-p contract',
  '-p scripts',
]

/**
 * What `npm test` does, in the order in which it begins: two quick ones, then the longest first and the short ones
 * where a lane is free, so that none is left when the journeys take both.
 */
export const stages = /** @type {readonly Stage[]} */ ([
  check('lint', () => [tool('biome', 'check', '.')]),
  check('build', () => [[process.execPath, 'scripts/build.mjs', '--all']]),
  vitest('screens', onPostgres),
  vitest('server', onPostgres),
  // The same on the engine that comes with the product.
  ...(isDeep ? [vitest('server', () => ({ ...onBuilt(), TEST_ENGINE: 'embedded' }), 'embedded')] : []),
  // What journeys begin on copies of: made here it takes one lane, and there both.
  {
    ...check('company', place => [
      [process.execPath, 'scripts/run.mjs', 'tests/journeys/support/makeCompany.ts', companyIn(place)],
    ]),
    ...{ after: 'build', needsIt: true },
  },
  {
    ...check('types', () => types.map(options => tool('tsc', ...options.split(' '), '--checkers', '1'))),
    // What it works out it keeps to its end: looking for what it does not need took a sixth of its time.
    env: () => ({ GOGC: 'off', GOMEMLIMIT: '4GiB' }),
  },
  vitest('domain'),
  vitest('pure'),
  {
    name: 'journeys',
    lanes: 2,
    after: 'company',
    needsIt: true,
    commands: () => [testsBy('playwright', 'test', '-c', 'tests/journeys/playwright.config.ts')],
    env: place => ({
      CHROMIUM_PATH: place.browser,
      JOURNEY_RESULTS: report('journeys', place),
      ...(existsSync(companyIn(place)) ? { DATA_FROM: companyIn(place) } : {}),
    }),
    counts: place => playwrightCounts(report('journeys', place)),
    files: place => playwrightFiles(report('journeys', place)),
  },
])
