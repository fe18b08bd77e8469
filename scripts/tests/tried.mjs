import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Tried What a bounded run did to the product, and what came of it; left out: it does not count that.
 * @property {string} what
 * @property {number} tried
 * @property {number} [answered]
 * @property {number} [refused] Refused with a problem, as it should be.
 * @property {number} [lost] Acknowledged and not there afterwards.
 * @property {number} [deaths] Servers that ended and should not have, answers that were the server's fault.
 * @property {number} [seed]
 */

const columns = /** @type {const} */ (['tried', 'answered', 'refused', 'lost', 'deaths'])

/**
 * What the tests of a run have told, a line each; nothing when none told anything.
 * @param {string} file
 * @returns {Tried[]}
 */
export const readTried = file =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line))
    : []

/** @type {(rows: readonly Tried[], column: (typeof columns)[number]) => string} */
function total(rows, column) {
  const numbers = rows.flatMap(row => row[column] ?? [])
  return numbers.length === 0 ? '–' : numbers.reduce((sum, each) => sum + each, 0).toLocaleString('en-AU')
}

/** @type {(rows: readonly Tried[]) => string} */
const seeds = rows => [...new Set(rows.flatMap(({ seed }) => seed ?? []))].join(' ') || '–'

/**
 * The table of what was tried, a line for each kind in the order of their names; '' when nothing was.
 * @param {readonly Tried[]} rows
 * @returns {string}
 */
export function triedTable(rows) {
  if (rows.length === 0) return ''
  const kinds = [...new Set(rows.map(({ what }) => what))].sort()
  const cells = [
    ['', ...columns, 'seed'],
    ...kinds.map(kind => {
      const own = rows.filter(({ what }) => what === kind)
      return [kind, ...columns.map(column => total(own, column)), seeds(own)]
    }),
  ]
  const widths = cells[0]?.map((_, place) => Math.max(...cells.map(line => line[place]?.length ?? 0))) ?? []
  const isText = (/** @type {number} */ place) => place === 0 || place > columns.length
  return cells
    .map(line => {
      const padded = line.map((cell, place) =>
        isText(place) ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0),
      )
      return `  ${padded.join('  ').trimEnd()}\n`
    })
    .join('')
}
