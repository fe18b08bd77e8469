import type { HubEvent, HubEventName, HubMethod, HubPayload } from '#contract/hub'

/** How the connection stands: not wanted, on its way, there, or broken and tried again. */
export type LiveState = 'off' | 'connecting' | 'live' | 'broken'

/** An open connection to the hub. */
export interface Link {
  /** Rejects when the hub refuses or the connection breaks. */
  call(method: HubMethod, group: string): Promise<unknown>
  stop(): Promise<void>
}

export interface LinkEvents {
  readonly onEvent: (event: HubEvent) => void
  /** The connection broke; it is being opened again. */
  readonly onDown: () => void
  readonly onUp: () => void
  /** It ended for good. */
  readonly onEnd: () => void
}

/** Opens the connection; rejects when it cannot. */
export type OpenLink = (
  to: { readonly url: string; readonly token: () => Promise<string> },
  events: LinkEvents,
) => Promise<Link>

interface Parts {
  readonly url: string
  readonly token: () => Promise<string>
  /** Loads what opens the connection, which is not needed to show the first page; left out: nothing is live. */
  readonly load?: (() => Promise<OpenLink>) | undefined
  /** Milliseconds before a further try to open it. */
  readonly pauseBefore?: (tries: number) => number
}

/** What the hub says, as the application hears it. */
export interface Live {
  /** Connects, and stays connected, until the answer is called. */
  start(): () => void
  state(): LiveState
  onState(listener: () => void): () => void
  /** Hears a group for as long as somebody wants to. */
  join(group: string): () => void
  on<Name extends HubEventName>(name: Name, listener: (payload: HubPayload<Name>) => void): () => void
  /** The connection is back after events may have been missed. */
  onHealed(listener: () => void): () => void
  /** Looks whether the connection still lives; after a sleep it may be dead without having said so. */
  probe(): Promise<void>
}

/** A page read so long before its groups were joined may have missed something. */
const missesAfter = 2_000

/** Milliseconds that a living hub takes to answer at most. */
const answersWithin = 5_000

const patiently = (tries: number): number => Math.min(1_000 * 2 ** tries, 15_000)

/** Closes a connection; one that cannot be closed is gone as well, and nobody has to know. */
const close = (link: Link): Promise<void> =>
  link.stop().catch(error => console.warn('The live connection could not be closed.', error))

function listeners<Listener extends (...args: never[]) => void>() {
  const all = new Set<Listener>()
  return {
    all,
    add: (listener: Listener) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
  }
}

/** The live connection: opened in the background, opened again whenever it breaks, its groups joined again. */
export function createLive({ url, token, load, pauseBefore = patiently }: Parts): Live {
  const onState = listeners<() => void>()
  const onHealed = listeners<() => void>()
  const onEvent = new Map<HubEventName, ReturnType<typeof listeners<(payload: never) => void>>>()
  /** How many want to hear each group. */
  const wanted = new Map<string, number>()
  let state: LiveState = 'off'
  let link: Link | null = null
  let users = 0
  let startedAt = 0
  let stopWaiting = () => {}

  const become = (next: LiveState) => {
    if (state === next) return
    state = next
    for (const listener of onState.all) listener()
  }

  // A group that the hub refuses stays silent: what it would say is not this person's to see.
  const call = (method: HubMethod, group: string) => link?.call(method, group).catch(() => undefined)

  /** `late`: events may have been missed. */
  const arrive = async (late: boolean) => {
    await Promise.all([...wanted.keys()].map(group => call('JoinGroup', group)))
    if (link === null) return
    become('live')
    if (late) for (const listener of onHealed.all) listener()
  }

  const hear = ({ name, payload }: HubEvent) => {
    for (const listener of onEvent.get(name)?.all ?? []) listener(payload as never)
  }

  const wait = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      stopWaiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** One connection from its opening to its end; answers whether it ever stood. */
  const connectOnce = async (load: () => Promise<OpenLink>, isFirst: boolean): Promise<boolean> => {
    try {
      const open = await load()
      let end = () => {}
      const ended = new Promise<void>(resolve => {
        end = resolve
      })
      const opened = await open(
        { url, token },
        {
          onEvent: hear,
          onDown: () => become('broken'),
          onUp: () => void arrive(true),
          onEnd: end,
        },
      )
      if (users === 0) {
        await close(opened)
        return true
      }
      link = opened
      await arrive(!isFirst || Date.now() - startedAt > missesAfter)
      await ended
      return true
    } catch (error) {
      if (state !== 'broken') console.warn('The live connection could not be opened.', error)
      return false
    } finally {
      link = null
    }
  }

  let isRunning = false
  const run = async (load: () => Promise<OpenLink>) => {
    isRunning = true
    let tries = 0
    let isFirst = true
    while (users > 0) {
      const stood = await connectOnce(load, isFirst)
      isFirst = isFirst && !stood
      tries = stood ? 0 : tries + 1
      if (users === 0) break
      become('broken')
      await wait(pauseBefore(tries))
    }
    become('off')
    isRunning = false
  }

  return {
    start: () => {
      if (load === undefined) return () => {}
      users += 1
      if (users === 1) {
        startedAt = Date.now()
        become('connecting')
        if (!isRunning) void run(load)
      }
      return () => {
        users -= 1
        if (users > 0) return
        stopWaiting()
        if (link !== null) void close(link)
      }
    },
    state: () => state,
    onState: onState.add,
    join: group => {
      const count = wanted.get(group) ?? 0
      wanted.set(group, count + 1)
      if (count === 0) void call('JoinGroup', group)
      return () => {
        const left = (wanted.get(group) ?? 1) - 1
        if (left > 0) {
          wanted.set(group, left)
          return
        }
        wanted.delete(group)
        void call('LeaveGroup', group)
      }
    },
    on: (name, listener) => {
      const those = onEvent.get(name) ?? listeners<(payload: never) => void>()
      onEvent.set(name, those)
      return those.add(listener)
    },
    onHealed: onHealed.add,
    probe: async () => {
      const [group] = wanted.keys()
      if (link === null || state !== 'live' || group === undefined) return
      const asked = link
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = new Promise<'silence'>(resolve => {
        timer = setTimeout(resolve, answersWithin, 'silence')
      })
      const answer = await Promise.race([asked.call('JoinGroup', group).catch(() => undefined), silence])
      clearTimeout(timer)
      if (answer === 'silence' && link === asked) await close(asked)
    },
  }
}
