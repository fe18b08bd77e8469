import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { line, runStages } from './runStages.mjs'
import { stages } from './stages.mjs'

/** @type {Awaited<ReturnType<typeof startPostgres>>} */
const notNeeded = { title: 'not needed', url: undefined, stop: async () => undefined }

/**
 * @param {readonly string[]} names
 * @returns {typeof stages} those stages in their order; all when none is named
 */
function chosen(names) {
  const unknown = names.filter(name => stages.every(stage => stage.name !== name))
  if (unknown.length > 0) {
    const known = stages.map(stage => stage.name).join(', ')
    throw new Error(`There is no stage ${unknown.join(', ')}; there are ${known}.`)
  }
  return names.length === 0 ? stages : stages.filter(stage => names.includes(stage.name))
}

/** Aborted when we are told to stop, so that what we started stops with us. */
function interruption() {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort())
  return controller.signal
}

const memory = '/dev/shm'

/** Bytes: ten times what a run has at once. */
const plenty = 4 * 1024 ** 3

/** Where what is made and dropped a thousand times is kept: in memory, where the system has such a folder and room. */
function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > plenty && freemem() > plenty ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Runs the stages named, or all of them, in a fresh folder: nothing depends on what an earlier run left behind.
 * @param {readonly string[]} names
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function testAll(names) {
  const toRun = chosen(names)
  const needs = (/** @type {string} */ name) => toRun.some(stage => stage.name === name)
  const signal = interruption()
  const folder = mkdtempSync(join(quickFolder(), 'boxwright-tests-'))
  // PostgreSQL runs as somebody else and has to get through.
  chmodSync(folder, 0o755)
  let postgres = notNeeded
  try {
    const browser = needs('journeys')
      ? await line('browser', async () => {
          const found = await findBrowser()
          return { result: found.path, words: found.version.replace(/ built on .*/, '') }
        })
      : ''
    if (needs('server') || needs('screens')) {
      postgres = await line('PostgreSQL', async () => {
        const result = await startPostgres(join(folder, 'postgres'))
        return { result, words: result.title }
      })
    }
    return await runStages(toRun, { folder, browser, databaseUrl: postgres.url }, signal)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
