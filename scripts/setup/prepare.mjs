import { staleParts } from '../build/stale.mjs'
import { run } from '../process/run.mjs'
import { installPackages } from './packages.mjs'

/**
 * Installs what is missing and builds what is stale. A built product needs no building packages.
 * @returns {Promise<void>}
 */
export async function prepare() {
  const isStale = staleParts().length > 0
  await installPackages({ forBuilding: isStale })
  if (!isStale) return
  const code = await run([process.execPath, 'scripts/build.mjs'])
  if (code !== 0) throw new Error('The product could not be built; what is wrong is said above.')
}
