import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../scripts/process/repository.mjs'
import { print, type Result } from '../report.ts'
import { costTapeResults } from './costTapes.ts'
import { type PalletisationRow, palletisationRows } from './palletisation.ts'
import { quoteDocumentResults } from './quoteDocuments.ts'
import { routingResults } from './routing.ts'
import { scratchResults } from './scratchPart.ts'

const parts = ['palletisation', 'cost', 'routing', 'scratch', 'documents'] as const
const usage = `Use: npm run bench:engines -- [--only ${parts.join(',')}]
  --only  the parts to run; routing and scratch build the product, scratch types in a browser\n`

/** What the daily layers should reach, in ms. */
const dailyReach = { median: 0.2, p95: 2 }

/** The daily layers as lines with what they should reach. */
const dailyResults = ([daily]: readonly PalletisationRow[]): Result[] =>
  daily === undefined
    ? []
    : [
        {
          part: 'pallet',
          what: `${daily.name}, median`,
          value: daily.median,
          unit: 'ms',
          reach: dailyReach.median,
        },
        {
          part: 'pallet',
          what: `${daily.name}, 95 of 100 within`,
          value: daily.p95,
          unit: 'ms',
          reach: dailyReach.p95,
        },
      ]

const columns = [
  'name',
  'cases',
  'median',
  'p95',
  'p99',
  'max',
  'certified',
  'finished',
  'faults',
  'optimal',
] as const

/** The rows as a table, every column as wide as its widest cell. */
function printRows(rows: readonly PalletisationRow[]): void {
  const cells = [columns, ...rows.map(row => columns.map(column => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...cells.map(line => line[index]?.length ?? 0)))
  for (const line of cells) {
    const padded = line.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
    )
    process.stdout.write(`  ${padded.join('  ').trimEnd()}\n`)
  }
}

/** Measures the engines, prints tables, and keeps everything in bench-results/engines.json. */
async function bench(wanted: readonly string[]): Promise<void> {
  const results: Result[] = []
  const keep = (lines: readonly Result[]): void => {
    print(lines)
    results.push(...lines)
  }
  let palletisation: readonly PalletisationRow[] = []
  if (wanted.includes('palletisation')) {
    process.stdout.write('Palletisation, a layer (ms):\n')
    palletisation = palletisationRows()
    printRows(palletisation)
    keep(dailyResults(palletisation))
  }
  if (wanted.includes('cost')) {
    process.stdout.write('Costing:\n')
    keep(costTapeResults())
  }
  if (wanted.includes('routing')) {
    process.stdout.write('Routing an item on the server:\n')
    keep(await routingResults())
  }
  if (wanted.includes('scratch')) {
    process.stdout.write('Estimating pad:\n')
    keep(await scratchResults())
  }
  if (wanted.includes('documents')) {
    process.stdout.write('Documents:\n')
    keep(await quoteDocumentResults())
  }
  const folder = join(root, 'bench-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'engines.json')
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version }
  const content = { at: new Date().toISOString(), machine, palletisation, results }
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  process.stdout.write(`Written to ${file}\n`)

  const faults = palletisation.reduce((sum, row) => sum + row.faults, 0)
  if (faults > 0) {
    process.stderr.write(`${faults} layouts break a rule of packing.\n`)
    process.exitCode = 1
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false })
const wanted = typeof values.only === 'string' ? values.only.split(',') : [...parts]
if (wanted.every(part => parts.some(known => known === part))) {
  await bench(wanted)
} else {
  process.stderr.write(usage)
  process.exitCode = 1
}
