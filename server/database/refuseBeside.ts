import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Database } from './database.ts'

interface Open {
  isOpen: boolean
  hasConnection: boolean
}

/** The transaction that the running code is in. */
const transactions = new AsyncLocalStorage<Open>()

/** The database was asked on another connection by who has a transaction open: a mistake of ours. */
export class BesideTransaction extends Error {
  constructor() {
    super('A statement was asked beside the transaction that its caller has open.')
  }
}

type Lent = (error: Error | undefined, client?: pg.PoolClient, done?: () => void) => void

/**
 * Has a database refuse statements beside the transaction that their caller has open. They would wait for a connection while
 * the caller keeps one: for ever where there is only one, and where there are more as soon as as many callers do the same.
 */
export function refuseBeside(db: Database, pool: pg.Pool): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    if (transactions.getStore()?.isOpen === true) throw new BesideTransaction()
    const open: Open = { isOpen: true, hasConnection: false }
    try {
      return await transactions.run(open, () => transaction(work, config))
    } finally {
      // What was begun in it and goes on afterwards is not in it any more.
      open.isOpen = false
    }
  }
  const connect = pool.connect.bind(pool) as (lent?: Lent) => Promise<pg.PoolClient>
  pool.connect = ((lent?: Lent) => {
    const open = transactions.getStore()
    if (open?.isOpen !== true) return connect(lent)
    if (open.hasConnection) {
      const refusal = new BesideTransaction()
      return lent === undefined ? Promise.reject(refusal) : lent(refusal)
    }
    open.hasConnection = true
    return connect(lent)
  }) as typeof pool.connect
}
