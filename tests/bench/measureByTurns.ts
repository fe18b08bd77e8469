import { median } from './median.ts'
import { percentile } from './percentile.ts'

export interface Measured {
  /** Milliseconds. */
  readonly median: number
  /** Milliseconds that a tenth of the runs stay below: what it takes when the machine does little else. */
  readonly quickTenth: number
  /** Milliseconds that 95 of 100 runs stay below. */
  readonly percentile95: number
  readonly perSecond: number
  readonly runs: number
}

export interface MeasureOptions {
  /** How many runs are under way at once. */
  readonly atOnce: number
  /** How long each is measured, all its turns together. */
  readonly seconds: number
  /** Turns of each that are not counted; two unless said. */
  readonly warmUps?: number
}

type Run = () => Promise<unknown>

const turnLasts = 0.5
const fewest = 10

/** Runs for half a second, some of it at once; answers the time of each run and how long it all took. */
async function turn(run: Run, atOnce: number): Promise<{ times: number[]; lasted: number }> {
  const times: number[] = []
  const started = performance.now()
  const elapsed = (): number => (performance.now() - started) / 1000
  const worker = async (): Promise<void> => {
    do {
      const before = performance.now()
      await run()
      times.push(performance.now() - before)
    } while (elapsed() < turnLasts)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { times, lasted: elapsed() }
}

/**
 * Measures what is to be compared by turns of half a second, so that whatever else the machine does meanwhile falls
 * on all of it.
 */
export async function measureByTurns<Name extends string>(
  runs: Readonly<Record<Name, Run>>,
  { atOnce, seconds, warmUps = 2 }: MeasureOptions,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(runs) as Name[]
  const seen = new Map(names.map(name => [name, { times: [] as number[], lasted: 0 }]))
  // The first turns warm up: connections, plans, compiled code.
  for (let index = 0; index < warmUps; index += 1) for (const name of names) await turn(runs[name], atOnce)
  const isDone = (): boolean =>
    [...seen.values()].every(({ times, lasted }) => lasted >= seconds && times.length >= fewest)
  while (!isDone()) {
    for (const [name, sofar] of seen) {
      const { times, lasted } = await turn(runs[name], atOnce)
      sofar.times.push(...times)
      sofar.lasted += lasted
    }
  }
  const measured = [...seen].map(([name, { times, lasted }]): [Name, Measured] => [
    name,
    {
      median: median(times),
      quickTenth: percentile(times, 0.1),
      percentile95: percentile(times, 0.95),
      perSecond: times.length / lasted,
      runs: times.length,
    },
  ])
  return Object.fromEntries(measured) as Record<Name, Measured>
}
