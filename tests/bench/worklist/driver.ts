import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { createPool } from '../../../server/database/createPool.ts'
import type { Database } from '../../../server/database/database.ts'
import { poolOn } from '../../../server/database/pglite.ts'
import { manyAtOnce } from '../../../server/database/postgres.ts'
import type { Storage } from '../productServer.ts'

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The database's driver with nothing around it, and a query builder that tells which statements it makes. */
export interface Driver {
  readonly db: Database
  run(statement: Statement): Promise<unknown>
  /** Runs them one after the other on one connection. */
  runInTurn(statements: readonly Statement[]): Promise<void>
  /** The same as a transaction. */
  inTransaction(statements: readonly Statement[]): Promise<void>
  statementsDuring(work: () => Promise<unknown>): Promise<Statement[]>
  close(): Promise<void>
}

const plain = (text: string): Statement => ({ text, values: [] })

/** As many connections as the server has by default. */
const poolSize = 10

async function openPool({ DATABASE_URL: url = '', DATA_DIR: directory = '' }: Storage) {
  if (url !== '') {
    const pool = createPool({ connectionString: url, max: poolSize, options: manyAtOnce })
    return { pool, close: () => pool.end() }
  }
  const engine = await PGlite.create({ dataDir: resolve(directory, 'pglite') })
  const pool = poolOn(engine)
  const close = async (): Promise<void> => {
    await pool.end()
    await engine.close()
  }
  return { pool, close }
}

/** Opens the driver of what the storage is. */
export async function openDriver(storage: Storage): Promise<Driver> {
  let made: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => made.push({ text, values }) }
  const options = { casing: 'snake_case', logger } as const
  const statementsDuring = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    made = []
    await work()
    return made
  }
  const { pool, close } = await openPool(storage)
  const runInTurn = async (statements: readonly Statement[]): Promise<void> => {
    const client = await pool.connect()
    try {
      for (const { text, values } of statements) await client.query({ text, values, rowMode: 'array' })
    } finally {
      client.release()
    }
  }
  return {
    db: drizzle({ client: pool, ...options }),
    run: ({ text, values }) => pool.query({ text, values, rowMode: 'array' }),
    runInTurn,
    inTransaction: statements => runInTurn([plain('begin'), ...statements, plain('commit')]),
    statementsDuring,
    close,
  }
}
