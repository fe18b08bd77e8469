import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

const { BUILT_SERVER: built = '' } = process.env

/**
 * Loads the code of a thread from its source. A thread does not take over the loader of the thread that starts it, so it
 * brings its own. Where a run of tests has built the server, `BUILT_SERVER` is its folder: the same code is there in a
 * seventh of the time.
 * @param {URL} source
 */
export async function startFromSource(source) {
  if (built === '') {
    const { register } = await import('tsx/esm/api')
    register()
    await import(source.href)
  } else await import(pathToFileURL(`${built}/${basename(source.pathname, '.ts')}.js`).href)
}
