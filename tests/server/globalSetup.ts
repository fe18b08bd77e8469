import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import type { Connection } from '../../server/database/database.ts'
import { openEmbedded } from '../../server/database/pglite.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { loadDemonstration } from '../../server/demo/index.ts'
import { databaseOn, onServer } from './database/onPostgres.ts'
import { today } from './today.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of an empty database. */
    empty: string
    /** Data directory of the migrated database with the demonstration company. */
    demonstration: string
    /** Address of the PostgreSQL that applications are tested on; '': on the embedded database. */
    postgres: string
    /** Name of the database with the demonstration company there. */
    template: string
  }
}

/**
 * Takes away what no test looks at and every copy would carry: the log in pieces of 16 MB, the databases that others
 * are made of, room for many more pages than there are. A copy opens in a fifth of the time.
 */
const less = [
  'update pg_database set datistemplate = false',
  ...['template0', 'template1'].map(name => `drop database ${name}`),
  "alter system set shared_buffers = '16MB'",
  'checkpoint',
]

async function fill(connection: Connection): Promise<void> {
  await connection.migrate()
  await loadDemonstration(connection.db, today)
  // Else every copy would repair itself from the log when it is opened.
  await connection.query('checkpoint')
  await connection.close()
}

async function makeEmbedded(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-test-'))
  const [empty, demonstration] = [join(directory, 'empty'), join(directory, 'demonstration')]
  const client = await PGlite.create({ dataDir: empty, initDbStartParams: ['--wal-segsize=1'] })
  for (const statement of less) await client.exec(statement)
  await client.close()
  cpSync(empty, demonstration, { recursive: true })
  await fill(await openEmbedded({ dataDir: demonstration }))
  project.provide('empty', empty)
  project.provide('demonstration', demonstration)
  return () => rmSync(directory, { recursive: true, force: true })
}

async function makeTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `boxwright_demonstration_${process.pid}`
  await onServer(url, `create database ${name}`)
  await fill(await openPostgres({ url: databaseOn(url, name) }))
  project.provide('template', name)
  return () => onServer(url, `drop database ${name} with (force)`)
}

/**
 * Makes the demonstration database once for the whole run; every test file starts from a copy of it. Applications are
 * tested on PostgreSQL where `TEST_DATABASE_URL` says one is, unless `TEST_ENGINE` says `embedded`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: url = '', TEST_ENGINE: engine } = process.env
  const isEmbedded = url === '' || engine === 'embedded'
  project.provide('postgres', isEmbedded ? '' : url)
  const made = [
    ...(url === '' ? [] : [await makeTemplate(project, url)]),
    // Screens look at no engine: they need the one that they are on.
    ...(isEmbedded || project.name === 'server' ? [await makeEmbedded(project)] : []),
  ]
  return async () => {
    for (const remove of made) await remove()
  }
}
