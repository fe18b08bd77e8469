import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/process/repository.mjs'

/** A line of the table. `reach` is what the value should not be above; without it the line only informs. */
export interface Result {
  readonly part: string
  readonly what: string
  readonly value: number
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | '×' | '/s' | 'requests'
  readonly reach?: number
}

/** Makes the lines of a part; `words` says what was measured in full. */
export const linesOf =
  (part: string, words = (what: string) => what) =>
  (what: string, value: number, unit: Result['unit'], reach?: number): Result => ({
    part,
    what: words(what),
    value,
    unit,
    ...(reach === undefined ? {} : { reach }),
  })

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

const verdict = ({ value, reach }: Result): string =>
  reach === undefined ? '' : `${value <= reach ? 'reached' : 'MISSED'} (at most ${reach})`

/** Prints one part's lines as a table. */
export function print(results: readonly Result[]): void {
  for (const result of results) {
    const value = `${rounded(result.value)} ${result.unit}`
    process.stdout.write(
      `  ${result.part.padEnd(18)}${result.what.padEnd(74)}${value.padStart(12)}  ${verdict(result)}`.trimEnd(),
    )
    process.stdout.write('\n')
  }
}

/** Writes a run as JSON into bench-results/, with when and where it was, and answers the file. */
export function saveRun(name: string, run: object): string {
  const folder = join(root, 'bench-results')
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString()
  const file = join(folder, `${name}-${at.replaceAll(':', '-')}.json`)
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version }
  writeFileSync(file, `${JSON.stringify({ at, machine, ...run }, null, 2)}\n`)
  return file
}
