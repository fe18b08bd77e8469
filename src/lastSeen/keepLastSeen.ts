import type { QueryClient } from '@tanstack/react-query'
import { createStore, del, get, set } from 'idb-keyval'
import { homeOf } from '#domain/access'
import { rightsOf } from '../authProvider/rightsOf.ts'
import type { Session } from '../authProvider/signIn.ts'
import type { UserSource } from '../authProvider/userSource.ts'
import type { SettingsStore } from '../settings/createSettingsStore.ts'
import { isSamePerson, isWorklist, type LastSeen, seenAnswers, usable } from './lastSeen.ts'
import { keepPicture } from './picture/keepPicture.ts'
import { openedAt } from './picture/wanted.ts'

/** What the application shows a person with. */
export interface SeenParts {
  readonly queryClient: QueryClient
  readonly users: UserSource
  readonly store: SettingsStore
}

interface Parts extends SeenParts {
  /** Who is signed in here; null: nobody, or the sign-in cannot say without asking. */
  readonly session: () => Session | null
  /** Names the build, so that another one starts anew. */
  readonly build: string
  /** Begins anew, with nothing kept. */
  readonly restart: () => void
}

/** Milliseconds that the start waits for what is kept. */
const patience = 300

/** Milliseconds after an answer came until it is kept. */
const rest = 1_000

/** What is kept for the next visit: shown at once, read again behind it, gone when the session ends. */
export interface KeptForReturn {
  /** Puts what was seen last into place; the answer is whether there was something. */
  restore(): Promise<boolean>
  /** Keeps what is seen from now on. */
  start(): void
  forget(): Promise<void>
}

/** Nothing is kept: of somebody else's view, of a sign-in that does not say who it is, where there is no storage. */
export const keepsNothing: KeptForReturn = {
  restore: async () => false,
  start: () => {},
  forget: async () => {},
}

/** Keeps the worklists a person saw last in IndexedDB, with what the page around them needs. */
export function keepLastSeen({ session, build, queryClient, users, store, restart }: Parts): KeptForReturn {
  const place = createStore('boxwright', 'lastSeen')
  const key = 'lastSeen'
  // Asked for before anything else is: it is here when the configuration is.
  const reading = get<LastSeen>(key, place).catch(() => undefined)
  const picture = keepPicture(session, async () => homeOf(rightsOf(await users.load())))
  let before: LastSeen['answers'] = []
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = async () => {
    const who = session()?.subject ?? null
    if (isOver || who === null) return
    picture.keep()
    const user = await users.load()
    before = seenAnswers(queryClient, before)
    const settings = Object.entries(store.listItems?.() ?? {})
    if (!isOver)
      await set(key, { subject: who, build, user, settings, answers: before } satisfies LastSeen, place)
  }

  const forget = async () => {
    isOver = true
    clearTimeout(timer)
    picture.forget()
    // A browser without storage has kept nothing.
    await del(key, place).catch(() => undefined)
  }

  /** Whoever may do something else now than then begins anew: what they may not see must not stay on the screen. */
  const check = async (kept: LastSeen) => {
    const isSame = isSamePerson(kept.user, await users.ask())
    // Who signs out meanwhile is on the way: to begin anew would keep them here.
    if (isSame || isOver) return
    await forget()
    restart()
  }

  return {
    restore: async () => {
      const found = await Promise.race([
        reading,
        new Promise<undefined>(done => setTimeout(done, patience, undefined)),
      ])
      const kept = usable(found, {
        subject: session()?.subject ?? null,
        build,
        path: openedAt(),
        now: Date.now(),
      })
      if (kept === null) {
        if (found !== undefined) await del(key, place).catch(() => undefined)
        return false
      }
      before = kept.answers
      users.begin(kept.user)
      store.begin(kept.settings)
      for (const { key: queryKey, data, at } of kept.answers)
        queryClient.setQueryData(queryKey, data, { updatedAt: at })
      // A failure is told by the calls of the page, which say the same.
      check(kept).catch(() => undefined)
      return true
    },
    start: () => {
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || isOver || !isWorklist(query.queryKey)) return
        picture.begin()
        clearTimeout(timer)
        timer = setTimeout(() => void keep().catch(() => undefined), rest)
      })
    },
    forget,
  }
}
