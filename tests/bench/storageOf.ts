import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Storage } from './productServer.ts'

export interface BenchStorage {
  readonly engine: 'PGlite' | 'PostgreSQL'
  readonly storage: Storage
  remove(): Promise<void>
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * A place of its own for the items, empty or a copy of `from`: a new database beside the one `DATABASE_URL` names, else a
 * data directory.
 */
export async function storageOf(
  folder: string,
  databaseUrl: string | undefined,
  from?: string,
): Promise<BenchStorage> {
  if (databaseUrl === undefined || databaseUrl === '') {
    const directory = mkdtempSync(join(folder, 'data-'))
    if (from !== undefined) cpSync(from, directory, { recursive: true })
    return { engine: 'PGlite', storage: { DATA_DIR: directory }, remove: async () => undefined }
  }
  const name = `boxwright_bench_${process.pid}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await inDatabase(databaseUrl, `create database ${name}${from === undefined ? '' : ` template ${from}`}`)
  return {
    engine: 'PostgreSQL',
    storage: { DATABASE_URL: url.href },
    remove: () => inDatabase(databaseUrl, `drop database ${name} with (force)`),
  }
}
