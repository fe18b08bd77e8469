import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { capture } from '../process/run.mjs'
import { tool } from '../process/tools.mjs'

/** The one without windows first: it draws the same pages with a fifth less work. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @typedef {{ path: string, version: string }} Browser */

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} name */
const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .filter(isExecutable)

/**
 * A file is not enough: a browser without its libraries does not start.
 * @param {string} path
 * @returns {Browser | undefined}
 */
function asBrowser(path) {
  if (!existsSync(path)) return undefined
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === 'win32') return { path, version: 'Chromium' }
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? { path, version: stdout.trim() } : undefined
}

/**
 * The browser for tests that is there: the one `CHROMIUM_PATH` names, Playwright's own, or the system's.
 * @returns {Browser | undefined}
 */
export function browserThere() {
  const named = process.env.CHROMIUM_PATH ?? ''
  if (named !== '') return asBrowser(named)
  for (const path of [chromium.executablePath(), ...systemNames.flatMap(onPath)]) {
    const browser = asBrowser(path)
    if (browser !== undefined) return browser
  }
  return undefined
}

const mayInstallPackages = () => process.getuid?.() === 0 && onPath('apt-get').length > 0

const ways = [
  {
    title: "Playwright's Chromium",
    isPossible: () => true,
    steps: [tool('playwright', 'install', 'chromium')],
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  },
  // Not every release of Debian and Ubuntu has the first of them.
  ...['chromium-headless-shell', 'chromium'].map(name => ({
    title: `the system's package ${name}`,
    isPossible: mayInstallPackages,
    steps: [
      /** @type {const} */ (['apt-get', 'update']),
      /** @type {const} */ (['apt-get', 'install', '-y', '--no-install-recommends', name]),
    ],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })),
]

/**
 * Runs the steps up to the first one that fails.
 * @param {(typeof ways)[number]} way
 * @returns {Promise<string>} what went wrong; '' when nothing did
 */
async function follow({ steps, env }) {
  for (const step of steps) {
    const { code, output } = await capture(step, { env, timeoutMs: 600_000 })
    if (code !== 0) return /^.*(?:error|failed|unable).*$/im.exec(output)?.[0].trim() ?? `exit code ${code}`
  }
  return ''
}

/**
 * Installs a browser in the first way that works.
 * @returns {Promise<Browser>}
 */
async function installBrowser() {
  for (const way of ways.filter(each => each.isPossible())) {
    process.stdout.write(`\n  Installing ${way.title} …\n`)
    const problem = await follow(way)
    const browser = browserThere()
    if (browser !== undefined) return browser
    process.stdout.write(`  That did not work: ${problem === '' ? 'it does not start' : problem}\n`)
  }
  throw new Error(
    'The journeys need a Chromium, and none could be installed. Install one (on Debian or Ubuntu as root: ' +
      'apt-get install chromium; elsewhere: npx playwright install chromium), or name one with CHROMIUM_PATH.',
  )
}

/**
 * The browser for tests, installed when there is none.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH ?? ''
  const browser = browserThere()
  if (browser === undefined && named !== '') {
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser starts from there.`)
  }
  return browser ?? installBrowser()
}
