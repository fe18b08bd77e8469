import { writeFileSync } from 'node:fs'
import { cases } from './inputs.mjs'
import { work } from './work.mjs'

/** Writes the spreadsheet of worked cases again: `node tests/domain/costTape/worked/write.mjs`. */
const rows = cases.map(given => ({ ...given, ...work(given) }))
const head = Object.keys(rows[0])
const text = [head, ...rows.map(row => head.map(name => row[name]))].map(line => line.join(',')).join('\n')
writeFileSync(new URL('./cases.csv', import.meta.url), `${text}\n`)
