import { resolve } from 'node:path'
import type { Environment } from './config.ts'
import type { Connection } from './database/database.ts'
import { openEmbedded } from './database/pglite.ts'
import { openPostgres } from './database/postgres.ts'
import { lockDataDirectory } from './database/processLock.ts'

/** PostgreSQL when it is configured, else the embedded database in the data directory, which one process may have open. */
export async function openDatabase(environment: Environment): Promise<Connection> {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR } = environment
  if (DATABASE_URL !== undefined) return openPostgres({ url: DATABASE_URL, poolSize: DATABASE_POOL })
  const dataDir = resolve(DATA_DIR)
  const lock = await lockDataDirectory(dataDir)
  try {
    const connection = await openEmbedded({ dataDir: resolve(dataDir, 'pglite') })
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
