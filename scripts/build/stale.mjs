import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/repository.mjs'
import { partNames, parts } from './parts.mjs'

/**
 * @param {string} path
 * @returns {string[]} every file in it, or itself
 */
function filesIn(path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  return readdirSync(whole, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

/**
 * A digest of names and contents: dates say nothing after a checkout.
 * @param {import('./parts.mjs').PartName} name
 */
function fingerprint(name) {
  const digest = createHash('sha256')
  for (const file of parts[name].sources.flatMap(filesIn)) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return digest.digest('hex')
}

/** @param {import('./parts.mjs').PartName} name */
const markOf = name => join(root, parts[name].folder, '.built-from')

/**
 * Parts that are not there or were built from something else.
 * @returns {import('./parts.mjs').PartName[]}
 */
export const staleParts = () =>
  partNames.filter(name => {
    const mark = markOf(name)
    const isThere = existsSync(join(root, parts[name].entry)) && existsSync(mark)
    return !isThere || readFileSync(mark, 'utf8') !== fingerprint(name)
  })

/**
 * Builds a part and remembers from what; a build that is broken off leaves it stale.
 * @param {import('./parts.mjs').PartName} name
 * @param {() => Promise<void>} build
 */
export async function remembering(name, build) {
  const before = fingerprint(name)
  rmSync(markOf(name), { force: true })
  await build()
  writeFileSync(markOf(name), before)
}
