import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'
import { requestKeys } from './schema/index.ts'

/** What names a request: who asks, the key they gave it, the hash of what they ask. */
export interface RequestClaim {
  readonly owner: string
  readonly key: string
  readonly request: string
}

interface Claiming {
  readonly claim: RequestClaim
  isTaken: boolean
}

/** Thrown where a request of this key has been done already: nothing of it is done again. */
export class AlreadyClaimed extends Error {}

const claiming = new AsyncLocalStorage<Claiming>()

/** Does the work of a request: the first transaction in it keeps the claim, or is not done. */
export const withClaim = <Answer>(claim: RequestClaim, work: () => Promise<Answer>): Promise<Answer> =>
  claiming.run({ claim, isTaken: false }, work)

async function keepClaim(tx: Database, claim: RequestClaim): Promise<void> {
  // Whoever asks the same at the same time waits here until the first is through.
  const kept = await tx
    .insert(requestKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: requestKeys.key })
  if (kept.length === 0) throw new AlreadyClaimed()
}

/** The database, with the claim of a request in its first transaction: both are kept or neither. */
export function claimingDatabase(db: Database): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const waiting = claiming.getStore()
    if (waiting === undefined || waiting.isTaken) return db.transaction(work, config)
    waiting.isTaken = true
    try {
      return await db.transaction(async tx => {
        await keepClaim(tx, waiting.claim)
        return work(tx)
      }, config)
    } catch (error) {
      // Undone with its claim: what is tried instead claims anew.
      waiting.isTaken = false
      throw error
    }
  }
  return Object.assign(Object.create(db), { transaction })
}

/** Does what is one statement in a transaction where a request has a claim to keep, and without one elsewhere. */
export function besideClaim<Answer>(db: Database, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  return claiming.getStore()?.isTaken === false ? db.transaction(tx => work(tx)) : work(db)
}
