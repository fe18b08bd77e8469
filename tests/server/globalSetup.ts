import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../server/database/pglite.ts'
import { loadDemonstration } from '../../server/demo/index.ts'
import { today } from './today.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of the migrated database with the demonstration company. */
    snapshot: string
  }
}

/** Makes the demonstration database once for the whole run; every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-test-'))
  const snapshot = join(directory, 'demonstration.tar')
  const connection = await openEmbedded()
  await connection.migrate()
  await loadDemonstration(connection.db, today)
  // Else every copy would repair itself from the log when it is opened.
  await connection.query('checkpoint')
  const dump = await connection.dump()
  writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()))
  await connection.close()
  project.provide('snapshot', snapshot)
  return () => rmSync(directory, { recursive: true, force: true })
}
