import type pg from 'pg'
import { type CallKind, callKind } from './callKind.ts'

/** Milliseconds that a statement may take. */
export type StatementLimits = Readonly<Record<CallKind, number>>

type Lent = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Has the connections of a pool give up statements after the limit of the call they are lent to. A connection keeps its
 * limit, so that it is only told another one when it changes hands between kinds of calls. `opened`: the limit that
 * connections are opened with.
 */
export function limitStatements(pool: pg.Pool, limits: StatementLimits, opened: number): void {
  const known = new WeakMap<pg.PoolClient, number>()
  const limit = async (client: pg.PoolClient, kind: CallKind): Promise<void> => {
    const wanted = limits[kind]
    if ((known.get(client) ?? opened) === wanted) return
    await client.query(`set statement_timeout = ${wanted}`)
    known.set(client, wanted)
  }
  const connect = pool.connect.bind(pool) as (lent: Lent) => void
  const limited = (lent: Lent): void => {
    // Whoever gives a connection back hands it on within their own call: the kind is that of who asked for it.
    const kind = callKind()
    connect((error, client, done) => {
      if (client === undefined || error !== undefined) return lent(error, client, done)
      limit(client, kind).then(
        () => lent(undefined, client, done),
        (reason: Error) => {
          done(reason)
          lent(reason, undefined, () => undefined)
        },
      )
    })
  }
  pool.connect = ((lent?: Lent) => {
    if (lent !== undefined) return limited(lent)
    return new Promise((resolve, reject) => {
      limited((error, client) => (client === undefined ? reject(error) : resolve(client)))
    })
  }) as typeof pool.connect
}
