import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { ProviderStore } from '../development/providerStore.ts'

/** Access tokens whose session was ended before they ran out; on every server of the database. */
export interface EndedTokens {
  /** Ends a token that was found good. */
  end(token: string): Promise<void>
  hasEnded(token: string): Promise<boolean>
}

/** No access token lasts longer; one that says so is good for so long after its sign-out at most. Milliseconds. */
const longest = 24 * 60 * 60_000

// What is stored opens nothing.
const keyOf = (token: string): string => `ended/${createHash('sha256').update(token).digest('base64url')}`

/** Remembers them in `store` until they would have run out anyway. */
export function endedTokens(store: ProviderStore): EndedTokens {
  return {
    end: async token => {
      const { exp = 0 } = decodeJwt(token)
      await store.set(keyOf(token), true, new Date(Math.min(exp * 1000, Date.now() + longest)))
    },
    hasEnded: async token => (await store.get(keyOf(token))) === true,
  }
}
