import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { type ExpiringEntries, expiringEntries } from './expiringEntries.ts'
import { oneAtATime } from './oneAtATime.ts'
import { memoryStore, type ProviderStore } from './providerStore.ts'

/** What a restart must not lose; codes and open sign-in forms are short-lived and stay in memory. */
const durableKinds = new Set(['Session', 'Grant', 'RefreshToken'])

interface ProviderAdapterOptions {
  store: ProviderStore
  /** What is thrown when a code or refresh token is used up a second time. */
  alreadyUsed: () => Error
  now?: () => number
}

/**
 * The provider's storage over `store`. Keys are `<kind>/<id>`, `sessionOf/<uid>` and `grantMembers/<kind>/<grant>`.
 * Changes happen one after the other, so that a refresh token is good exactly once.
 */
export function createProviderAdapter(options: ProviderAdapterOptions): AdapterFactory {
  const now = options.now ?? Date.now
  const durable = expiringEntries(options.store, now)
  const transient = expiringEntries(memoryStore(now), now)
  const inTurn = oneAtATime()
  return kind => {
    const entries = durableKinds.has(kind) ? durable : transient
    return createKindAdapter(kind, entries, inTurn, { ...options, now })
  }
}

function createKindAdapter(
  kind: string,
  entries: ExpiringEntries,
  inTurn: ReturnType<typeof oneAtATime>,
  { alreadyUsed, now }: { alreadyUsed: () => Error; now: () => number },
): Adapter {
  const keyOf = (id: string) => `${kind}/${id}`
  const membersOf = (grantId: string) => `grantMembers/${kind}/${grantId}`
  const sessionOf = (uid: string) => `sessionOf/${uid}`

  async function find(id: string): Promise<AdapterPayload | undefined> {
    const payload = await entries.read(keyOf(id))
    return isPayload(payload) ? payload : undefined
  }

  async function members(grantId: string): Promise<Record<string, number>> {
    const found = await entries.read(membersOf(grantId))
    return Object.fromEntries(
      Object.entries(isMembers(found) ? found : {}).filter(([, expiresAt]) => expiresAt > now()),
    )
  }

  async function upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    await entries.write(keyOf(id), payload, expiresIn)
    if (kind === 'Session' && payload.uid) await entries.write(sessionOf(payload.uid), id, expiresIn)
    if (kind !== 'Grant' && payload.grantId && expiresIn !== undefined) {
      const all = { ...(await members(payload.grantId)), [id]: now() + expiresIn * 1000 }
      const last = Math.max(...Object.values(all))
      await entries.write(membersOf(payload.grantId), all, (last - now()) / 1000)
    }
  }

  async function destroy(id: string) {
    const payload = await find(id)
    await entries.forget(keyOf(id))
    if (kind === 'Session' && payload?.uid && (await entries.read(sessionOf(payload.uid))) === id) {
      await entries.forget(sessionOf(payload.uid))
    }
  }

  async function consume(id: string) {
    if ((await find(id))?.consumed) throw alreadyUsed()
    await entries.change(keyOf(id), payload =>
      isPayload(payload) ? { ...payload, consumed: Math.floor(now() / 1000) } : payload,
    )
  }

  async function revokeByGrantId(grantId: string) {
    for (const id of Object.keys(await members(grantId))) await entries.forget(keyOf(id))
    await entries.forget(membersOf(grantId))
  }

  return {
    find,
    async findByUid(uid) {
      const id = await entries.read(sessionOf(uid))
      return typeof id === 'string' ? find(id) : undefined
    },
    // Only the device flow has user codes, and it is switched off.
    findByUserCode: async () => undefined,
    upsert: (id, payload, expiresIn) => inTurn(() => upsert(id, payload, expiresIn)),
    destroy: id => inTurn(() => destroy(id)),
    consume: id => inTurn(() => consume(id)),
    revokeByGrantId: grantId => inTurn(() => revokeByGrantId(grantId)),
  }
}

function isPayload(value: unknown): value is AdapterPayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMembers(value: unknown): value is Record<string, number> {
  return isPayload(value) && Object.values(value).every(expiresAt => typeof expiresAt === 'number')
}
