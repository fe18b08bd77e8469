// Makes the moving picture of the README of the journey of the main job: npm run film
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { run } from '../process/run.mjs'
import { tool } from '../process/tools.mjs'
import { browserThere } from '../tests/browser.mjs'
import { animatedWebp } from './animatedWebp.mjs'
import { drawn } from './drawn.mjs'
import { paces } from './paces.mjs'

const out = process.argv[2] ?? 'docs/images/main-job.webp'
const size = { width: 960, height: 600 }
const milliseconds = 20_000
/** What a README can ask of who reads it. */
const mostBytes = 3_000_000
const mostPictures = 90

const executablePath = process.env.CHROMIUM_PATH ?? browserThere()?.path
const directory = mkdtempSync(join(tmpdir(), 'boxwright-film-'))
try {
  const test = tool('playwright', 'test', '-c', 'tests/journeys/playwright.config.ts', 'main-job')
  if ((await run(test, { env: { FILM_INTO: directory } })) !== 0) throw new Error('The journey failed.')
  const frames = await stillsOf(directory)
  const shown = paces(
    frames.map(({ moment }) => moment),
    milliseconds,
  )
  const moving = animatedWebp(
    frames.map(({ still }, place) => ({ still, milliseconds: shown[place] ?? 0 })),
    size,
  )
  if (moving.length > mostBytes) throw new Error(`${out} would have ${moving.length} bytes.`)
  writeFileSync(out, moving)
  process.stdout.write(`${out}: ${frames.length} pictures, ${moving.length} bytes\n`)
} finally {
  rmSync(directory, { recursive: true, force: true })
}

/**
 * The pictures of a directory that differ from the one before, smaller, as WebP files made by the browser.
 * @param {string} from
 */
async function stillsOf(from) {
  const moments = readdirSync(from)
    .map(name => Number.parseInt(name, 10))
    .toSorted((a, b) => a - b)
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  const page = await browser.newPage()
  /** @type {{ moment: number, still: Buffer, change: number }[]} */
  const stills = []
  for (const moment of moments) {
    const png = readFileSync(join(from, `${moment}.png`)).toString('base64')
    const { still, change, isBlank } = await page.evaluate(drawn, { png, ...size })
    if (change > 0.0004 && !isBlank) stills.push({ moment, still: Buffer.from(still, 'base64'), change })
  }
  await browser.close()
  // Of too many those go that change least: letters that are typed, a hover.
  const least = stills.map(({ change }) => change).toSorted((a, b) => b - a)[mostPictures] ?? 0
  return stills.filter(({ change }) => change > least)
}
