import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
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

async function makeTemplate(url: string, name: string): Promise<void> {
  await onServer(url, `create database ${name}`)
  await fill(await openPostgres({ url: databaseOn(url, name) }))
}

/** The key of the lock that keeps two stages from making the database that they share at once. */
const sharedLock = 7_301_227

/** Makes the database that the stages of a run share, unless one of them has: it is gone with its PostgreSQL. */
async function shareTemplate(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [sharedLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    await onServer(url, `drop database if exists ${name}_unready with (force)`)
    await makeTemplate(url, `${name}_unready`)
    await client.query(`alter database ${name}_unready rename to ${name}`)
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

async function provideTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const { TEST_TEMPLATE: shared = '' } = process.env
  const name = shared === '' ? `boxwright_demonstration_${process.pid}` : shared
  project.provide('template', name)
  if (shared !== '') {
    await shareTemplate(url, shared)
    return async () => undefined
  }
  await makeTemplate(url, name)
  return () => onServer(url, `drop database ${name} with (force)`)
}

/**
 * Makes the demonstration database once for the whole run; every test file starts from a copy of it. Applications are
 * tested on PostgreSQL where `TEST_DATABASE_URL` says one is, unless `TEST_ENGINE` says `embedded`. Stages that share a
 * PostgreSQL of their own share its database as well, by the name in `TEST_TEMPLATE`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: url = '', TEST_ENGINE: engine } = process.env
  const isEmbedded = url === '' || engine === 'embedded'
  project.provide('postgres', isEmbedded ? '' : url)
  const made = [
    ...(url === '' ? [] : [await provideTemplate(project, url)]),
    // Screens look at no engine: they need the one that they are on.
    ...(isEmbedded || project.name === 'server' ? [await makeEmbedded(project)] : []),
  ]
  return async () => {
    for (const remove of made) await remove()
  }
}
