import { join } from 'node:path'
import { capture } from '../process/run.mjs'
import { nothing, sum, withOutcome } from './counts.mjs'
import { inLanes } from './inLanes.mjs'
import { slowest } from './slowest.mjs'
import { readTried, triedTable } from './tried.mjs'

const minutes = 60_000

/** Milliseconds after which a stage is stopped: several times what it takes, in the form that is run. */
const stageMayTake = () => (process.env.TEST_DEPTH === 'deep' ? 240 : 40) * minutes

/** @param {number} from */
const secondsSince = from => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Writes a line when the work is done: what it is about, how it went and how long it took.
 * @template Result
 * @param {string} name
 * @param {() => Promise<{ result: Result, words: string }>} work
 * @returns {Promise<Result>}
 */
export async function line(name, work) {
  const from = performance.now()
  const { result, words } = await work()
  if (words !== '')
    process.stdout.write(`  ${name.padEnd(12)}${words.padEnd(44)} ${secondsSince(from).padStart(8)}\n`)
  return result
}

/** @param {import('./counts.mjs').Counts} counts */
const words = ({ passed, failed, skipped, repeated }) =>
  [
    passed + failed === 0 ? 'ok' : `${passed} passed`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    ...(repeated.length === 0 ? [] : [`${repeated.length} at the second try`]),
  ].join(', ')

/** @param {import('./stages.mjs').Place} place */
const triedFile = ({ folder }) => join(folder, 'tried.jsonl')

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {import('./stages.mjs').Place} place
 * @param {AbortSignal} signal
 */
async function runStage(stage, place, signal) {
  const env = { TMPDIR: place.folder, TEST_TRIED: triedFile(place), ...stage.env?.(place) }
  for (const command of stage.commands(place)) {
    const { code, output } = await capture(command, { env, signal, timeoutMs: stageMayTake() })
    if (code !== 0) return { code, output, counts: withOutcome(stage.counts(place), code) }
  }
  return { code: 0, output: '', counts: withOutcome(stage.counts(place), 0) }
}

/**
 * Runs all stages beside each other, also when one of them fails; only what needs the outcome of one that failed is not
 * run. Each tells of itself when it ends; what was tried and the slowest files come after them, and what the failed ones
 * said comes last.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {import('./stages.mjs').Place} place
 * @param {AbortSignal} signal
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStages(stages, place, signal) {
  let total = nothing
  /** @type {Map<string, string>} */
  const failed = new Map()
  await inLanes(stages, async stage => {
    if (signal.aborted) return
    const missing = stage.needsIt === true && stage.after !== undefined && failed.has(stage.after)
    const { counts, code, output } = await line(stage.name, async () => {
      if (missing) {
        const output = `Not run: ${stage.after} failed.`
        return { result: { code: 1, output, counts: withOutcome(nothing, 1) }, words: 'NOT RUN' }
      }
      const result = await runStage(stage, place, signal)
      return {
        result,
        words: result.code === 0 ? words(result.counts) : `FAILED (${words(result.counts)})`,
      }
    })
    total = sum(total, counts)
    if (counts.failed > 0) failed.set(stage.name, `${output.trimEnd()}\n(exit code ${code})`)
  })
  const tried = triedTable(readTried(triedFile(place)))
  if (tried !== '') process.stdout.write(`\nWhat was tried:\n${tried}`)
  const files = slowest(stages.flatMap(stage => stage.files(place)))
  if (files !== '') process.stdout.write(`\nThe slowest files:\n${files}`)
  if (total.repeated.length > 0)
    process.stdout.write(`\nPassed at the second try only:\n  ${total.repeated.join('\n  ')}\n`)
  for (const [name, output] of failed) process.stdout.write(`\n── ${name} failed ──\n${output}\n`)
  if (failed.size > 0) process.stdout.write(`\nFailed: ${[...failed.keys()].join(', ')}.\n`)
  return total
}
