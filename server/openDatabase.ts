import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from './config.ts'
import type { Connection } from './database/database.ts'
import { openEmbedded } from './database/pglite.ts'
import { openPostgres } from './database/postgres.ts'
import { lockDataDirectory } from './database/processLock.ts'

/** The `DATA_DIR` of a database that lives in memory and is gone with its process. */
const inMemory = 'memory'

const embeddedIn = (dataDir: string): string => resolve(dataDir, 'pglite')

/** Whether opening has to create the embedded database, which takes some seconds. */
export const createsDatabase = ({ DATABASE_URL, DATA_DIR }: Environment): boolean =>
  DATABASE_URL === undefined && (DATA_DIR === inMemory || !existsSync(embeddedIn(DATA_DIR)))

/**
 * PostgreSQL when it is configured, else the embedded database: in the data directory, which one process may have
 * open, or in memory.
 */
export async function openDatabase(environment: Environment): Promise<Connection> {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR } = environment
  if (DATABASE_URL !== undefined) {
    return openPostgres({
      url: DATABASE_URL,
      poolSize: DATABASE_POOL,
      statementTimeout: environment.STATEMENT_TIMEOUT,
      readStatementTimeout: environment.READ_STATEMENT_TIMEOUT,
      reportStatementTimeout: environment.REPORT_STATEMENT_TIMEOUT,
      jobStatementTimeout: environment.JOB_STATEMENT_TIMEOUT,
    })
  }
  if (DATA_DIR === inMemory) return openEmbedded()
  const dataDir = resolve(DATA_DIR)
  const lock = await lockDataDirectory(dataDir)
  try {
    const connection = await openEmbedded({ dataDir: embeddedIn(dataDir) })
    return {
      ...connection,
      close: async () => {
        await connection.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
