import { capture } from '../process/run.mjs'
import { nothing, sum, withOutcome } from './counts.mjs'

const stageMayTake = 30 * 60_000

/** @param {number} from */
const secondsSince = from => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Writes a line: what it is about at once, how it went and how long it took when that is known.
 * @template Result
 * @param {string} name
 * @param {() => Promise<{ result: Result, words: string }>} work
 * @returns {Promise<Result>}
 */
export async function line(name, work) {
  process.stdout.write(`  ${name.padEnd(12)}`)
  const from = performance.now()
  const { result, words } = await work()
  process.stdout.write(`${words.padEnd(44)} ${secondsSince(from).padStart(8)}\n`)
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
 * Runs the stages up to the first one that fails, whose output is shown whole.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {import('./stages.mjs').Place} place
 * @param {AbortSignal} signal
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runStages(stages, place, signal) {
  let total = nothing
  for (const stage of stages) {
    const { counts, code, output } = await line(stage.name, async () => {
      const result = await runStage(stage, place, signal)
      return { result, words: result.code === 0 ? words(result.counts) : `FAILED (${words(result.counts)})` }
    })
    total = sum(total, counts)
    if (counts.failed > 0) {
      process.stdout.write(`\n${output.trimEnd()}\n\nStopped: ${stage.name} failed (exit code ${code}).\n`)
      break
    }
  }
  return total
}
