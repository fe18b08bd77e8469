import { join } from 'node:path'
import { capture } from '../process/run.mjs'
import { makeCluster, postgresPrograms } from './postgresCluster.mjs'

const oldest = 15

/**
 * @typedef {object} TemporaryPostgres
 * @property {string} title What it is, for the report.
 * @property {string | undefined} url Undefined: there is none, and `title` says why.
 * @property {() => Promise<void>} stop
 */

/** @type {(why: string) => TemporaryPostgres} */
const none = why => ({ title: why, url: undefined, stop: async () => undefined })

/**
 * Starts a PostgreSQL of its own in `folder`, on the loopback address only, when its programs are installed.
 * @param {string} folder
 * @returns {Promise<TemporaryPostgres>}
 */
export async function startPostgres(folder) {
  const bin = postgresPrograms()
  if (bin === undefined) return none('not installed: the store tests run on the embedded database only')
  const [, version = '0'] =
    /(\d+)(\.\d+)?/.exec((await capture([join(bin, 'postgres'), '--version'])).output) ?? []
  if (Number(version) < oldest) return none(`${version} is too old (${oldest} or newer)`)
  try {
    const { url, start, stop } = await makeCluster(folder, bin)
    await start()
    return { title: version, url, stop: () => stop() }
  } catch (error) {
    return none(`${version} could not be started: ${error instanceof Error ? error.message : String(error)}`)
  }
}
