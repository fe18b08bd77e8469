import { randomInt } from 'node:crypto'

/** Makes every stage look thoroughly, with other random values each time; `TEST_SEED` brings back those of a run. */
export function goDeep() {
  process.env.TEST_DEPTH = 'deep'
  process.env.TEST_SEED ??= String(randomInt(1_000_000))
  process.stdout.write(`  Deep, with TEST_SEED=${process.env.TEST_SEED}\n`)
}
