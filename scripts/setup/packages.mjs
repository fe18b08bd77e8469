import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/repository.mjs'
import { run } from '../process/run.mjs'
import { npm } from '../process/tools.mjs'

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const packagesOf = path => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/**
 * Packages of package-lock.json that are not in node_modules in the version it names.
 * @param {{ forBuilding: boolean }} needs whether what only building and testing need counts, too
 * @returns {string[]}
 */
function missingPackages({ forBuilding }) {
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(
    ([path, { dev, devOptional }]) => path !== '' && (forBuilding || (dev !== true && devOptional !== true)),
  )
  // npm's own list of what it installed.
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, list))) return wanted.map(([path]) => path)
  const installed = packagesOf(list)
  return wanted
    .filter(([path, { version, optional, devOptional }]) => {
      const found = installed[path]
      if (found === undefined) return optional === undefined && devOptional === undefined
      return found.version !== version || !existsSync(join(root, path))
    })
    .map(([path]) => path)
}

/**
 * Installs what is missing, exactly as package-lock.json says.
 * @param {{ forBuilding: boolean }} needs
 * @returns {Promise<'there' | 'installed'>}
 */
export async function installPackages(needs) {
  const missing = missingPackages(needs)
  if (missing.length === 0) return 'there'
  process.stdout.write(`Installing packages (${missing.length} to go, about a minute) …\n`)
  const omit = needs.forBuilding ? '--include=dev' : '--omit=dev'
  const code = await run(npm('ci', omit, '--no-audit', '--no-fund', '--loglevel=error'))
  if (code !== 0) throw new Error(`The packages could not be installed (npm ci ended with ${code}).`)
  return 'installed'
}
