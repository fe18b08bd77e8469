import pg from 'pg'

/**
 * A pool that outlives the connections it has lent out. One that the database drops while it is in use would otherwise
 * end the process, for nobody listens to it then; and its place would stay taken for good when the borrower does not
 * give it back, which Drizzle does not when a transaction cannot even begin.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  const lent = new Set<pg.PoolClient>()
  // What went wrong is said to whoever waits for an answer; an idle connection is simply replaced.
  pool.on('error', () => undefined)
  pool.on('acquire', client => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  pool.on('connect', client => {
    client.on('error', () => undefined)
    client.once('end', () => {
      if (!lent.has(client)) return
      client.release(true)
      // The borrower may still give it back, which counts once.
      client.release = () => undefined
    })
  })
  return pool
}
