import { run } from '../../../scripts/process/run.mjs'
import type { Storage } from '../productServer.ts'

/** Adds items; a second filling goes on with another seed. */
export async function fill(storage: Storage, items: number): Promise<void> {
  const command = [process.execPath, '--import', 'tsx', 'server/tools/generate.ts'] as const
  const code = await run([...command, '--items', String(items), '--seed', String(items)], {
    env: { DATABASE_URL: '', ...storage },
  })
  if (code !== 0) throw new Error('The items could not be generated.')
}
