import { palletisationRows } from './engines/palletisation.ts'
import { saveRun } from './report.ts'

const milliseconds = (value: number): string => `${value.toFixed(3)} ms`

const rows = palletisationRows()
process.stdout.write(
  `  ${'palletisation'.padEnd(34)}${['cases', 'median', '95 %', '99 %', 'longest', 'proved best', 'optimal']
    .map(title => title.padStart(13))
    .join('')}\n`,
)
for (const { name, cases, median, p95, p99, max, certified, optimal = '' } of rows) {
  const figures = [String(cases), ...[median, p95, p99, max].map(milliseconds), String(certified), optimal]
  process.stdout.write(`  ${name.padEnd(34)}${figures.map(figure => figure.padStart(13)).join('')}\n`)
}
process.stdout.write(`Written to ${saveRun('engines', { palletisation: rows })}\n`)

const faults = rows.reduce((sum, row) => sum + row.faults, 0)
if (faults > 0) {
  process.stderr.write(`${faults} layouts break a rule of packing.\n`)
  process.exitCode = 1
}
