import { median } from './median.ts'

export interface Measured {
  /** Milliseconds. */
  readonly median: number
  readonly perSecond: number
  readonly runs: number
}

export interface MeasureOptions {
  /** How many are under way at once. */
  readonly atOnce: number
  readonly seconds: number
}

const warmUps = 5
const fewest = 10

/** Repeats `run`, some of it at once, for a time and at least a few times, after a warm-up. */
export async function measure(
  run: () => Promise<unknown>,
  { atOnce, seconds }: MeasureOptions,
): Promise<Measured> {
  for (let index = 0; index < warmUps; index += 1) await run()
  const times: number[] = []
  const started = performance.now()
  const isOver = () => performance.now() - started > seconds * 1000 && times.length >= fewest
  const worker = async (): Promise<void> => {
    while (!isOver()) {
      const before = performance.now()
      await run()
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const elapsed = (performance.now() - started) / 1000
  return { median: median(times), perSecond: times.length / elapsed, runs: times.length }
}
