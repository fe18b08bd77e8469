import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/repository.mjs'
import { run } from '../process/run.mjs'
import { tool } from '../process/tools.mjs'

/** The demonstration database that the browser opens: `vite.mock.config.ts` hands it out. */
const snapshot = join(root, 'node_modules/.cache/boxwright/mock/demonstration.tgz')

/** What it is made of. */
const sources = ['server/database', 'server/demo', 'domain']

/** Whether it was made today, of the files as they are: orders and offers lie around the day they are made on. */
function isFresh() {
  if (!existsSync(snapshot)) return false
  const made = statSync(snapshot).mtime
  if (made.toDateString() !== new Date().toDateString()) return false
  const files = sources.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
      join(root, folder, file),
    ),
  )
  return files.every(file => statSync(file).mtime < made)
}

/**
 * Vite with hot reload, and no server: that runs inside the browser.
 * @returns {Promise<number>} exit code
 */
export async function mock() {
  if (!isFresh()) {
    process.stdout.write('Making the demonstration database (some seconds) …\n')
    const code = await run([process.execPath, '--import', 'tsx', 'server/tools/writeSnapshot.ts', snapshot])
    if (code !== 0) return code
  }
  // A Ctrl+C reaches it by itself; we stay to pass its exit code on.
  process.on('SIGINT', () => undefined)
  return run(tool('vite', '--config', 'vite.mock.config.ts', '--host', '127.0.0.1', '--strictPort'))
}
