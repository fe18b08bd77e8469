import { capture } from '../process/run.mjs'
import { nothing, sum, withOutcome } from './counts.mjs'
import { inLanes } from './inLanes.mjs'
import { slowest } from './slowest.mjs'

const stageMayTake = 60 * 60_000

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
const words = ({ passed, failed, skipped }) =>
  [
    passed + failed === 0 ? 'ok' : `${passed} passed`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ].join(', ')

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {import('./stages.mjs').Place} place
 * @param {AbortSignal} signal
 */
async function runStage(stage, place, signal) {
  const env = { TMPDIR: place.folder, ...stage.env?.(place) }
  for (const command of stage.commands(place)) {
    const { code, output } = await capture(command, { env, signal, timeoutMs: stageMayTake })
    if (code !== 0) return { code, output, counts: withOutcome(stage.counts(place), code) }
  }
  return { code: 0, output: '', counts: withOutcome(stage.counts(place), 0) }
}

/**
 * Runs the stages beside each other up to the first one that fails: its output is shown whole, what runs then is
 * stopped. Each stage tells of itself when it ends; the slowest files come last.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {import('./stages.mjs').Place} place
 * @param {AbortSignal} interruption
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStages(stages, place, interruption) {
  let total = nothing
  const failed = new AbortController()
  const signal = AbortSignal.any([interruption, failed.signal])
  await inLanes(stages, async stage => {
    if (signal.aborted) return
    const { counts, code, output } = await line(stage.name, async () => {
      const result = await runStage(stage, place, signal)
      const said = result.code === 0 ? words(result.counts) : `FAILED (${words(result.counts)})`
      // Another one failed, and this one was stopped for it.
      return { result, words: failed.signal.aborted ? '' : said }
    })
    if (failed.signal.aborted) return
    total = sum(total, counts)
    if (counts.failed === 0) return
    failed.abort()
    process.stdout.write(`\n${output.trimEnd()}\n\nStopped: ${stage.name} failed (exit code ${code}).\n`)
  })
  const files = slowest(stages.flatMap(stage => stage.files(place)))
  if (files !== '') process.stdout.write(`\nThe slowest files:\n${files}`)
  return total
}
