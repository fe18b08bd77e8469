import { isDeepStrictEqual } from 'node:util'
import type { HubMessage } from '@microsoft/signalr'
import type { Person } from '../person/person.ts'
import { Problem } from '../problem/problem.ts'
import type { Announcement } from './announce.ts'
import { createHubConnection, type HubConnection, type Messages, type Wire } from './hubConnection.ts'
import { hubLimits } from './limits.ts'
import type { Visitor } from './visitor.ts'

/** Refuses with a problem a group that the person may not hear. */
export type AssertMayJoin = (person: Person, group: string) => Promise<void>

/** Who somebody is now, by login; null: nobody any more. */
export type FindPerson = (login: string) => Promise<Person | null>

interface Parts {
  readonly assertMayJoin: AssertMayJoin
  readonly find: FindPerson
  readonly onMishap: (error: unknown) => void
}

export interface Hub {
  /** Reads what it needs to talk; once before the first client. */
  prepare(): Promise<void>
  /** Refuses with a problem when there are too many already. */
  assertRoomFor(visitor: Visitor): void
  connect(visitor: Visitor, wire: Wire): HubConnection
  /** Passes an event on to everybody in one of its groups, once each. */
  tell(announcement: Announcement): void
  /**
   * Lets go of whoever's rights changed: their connections leave every group at once and close. Who is still somebody may
   * connect again, and hears what they may hear now.
   */
  recheck(): void
  /** Lets every client connect again: something may have been missed, or the server goes. */
  sendAway(): void
  stop(): void
}

/** The library of the client, for the messages that both sides write; read when the first client comes. */
async function loadSignalr() {
  const { JsonHubProtocol, NullLogger } = await import('@microsoft/signalr')
  const protocol = new JsonHubProtocol()
  return {
    parse: (text: string) => protocol.parseMessages(text, NullLogger.instance),
    write: (message: object) => protocol.writeMessage(message as HubMessage),
  }
}

/** The connections of this process and the groups they are in. */
export function createHub({ assertMayJoin, find, onMishap }: Parts): Hub {
  const connections = new Set<HubConnection>()
  const members = new Map<string, Set<HubConnection>>()
  /** What was said in the last seconds, oldest first. */
  const lately: { readonly at: number; readonly said: Announcement }[] = []
  let signalr: Messages | null = null

  const send = (to: Iterable<HubConnection>, { name, payload }: Announcement): void => {
    if (signalr === null) return
    const message = signalr.write({ type: 1, target: name, arguments: [payload] })
    for (const connection of to) connection.send(message)
  }

  const leave = (connection: HubConnection, name: string): void => {
    connection.groups.delete(name)
    const group = members.get(name)
    group?.delete(connection)
    if (group?.size === 0) members.delete(name)
  }

  const join = async (connection: HubConnection, name: string): Promise<void> => {
    if (connection.groups.has(name)) return
    if (connection.groups.size >= hubLimits.groups) {
      throw new Problem('too-many-requests', 'The connection is in too many groups.')
    }
    await assertMayJoin(connection.person, name)
    if (!connections.has(connection)) return
    connection.groups.add(name)
    members.set(name, (members.get(name) ?? new Set()).add(connection))
    const since = Date.now() - hubLimits.repeats
    for (const { at, said } of lately) {
      if (at >= since && said.groups.includes(name)) send([connection], said)
    }
  }

  const forget = (connection: HubConnection): void => {
    connections.delete(connection)
    for (const name of [...connection.groups]) leave(connection, name)
  }

  const beat = setInterval(() => {
    for (const connection of [...connections]) connection.beat()
  }, hubLimits.pingEvery)
  beat.unref()

  const sendAway = (): void => {
    for (const connection of [...connections]) connection.close(true)
  }

  const recheckOne = async (login: string): Promise<void> => {
    const now = await find(login)
    for (const connection of [...connections]) {
      const { person } = connection
      if (person.login !== login || isDeepStrictEqual(person, now)) continue
      connection.close(now !== null, now === null ? 'Your sign-in has ended.' : undefined)
    }
  }

  const recheckAll = async (): Promise<void> => {
    for (const login of new Set([...connections].map(({ person }) => person.login))) {
      try {
        await recheckOne(login)
      } catch (error) {
        // Nobody knows what they may: they ask again when they connect again.
        onMishap(error)
        for (const connection of [...connections])
          if (connection.person.login === login) connection.close(true)
      }
    }
  }

  // A change that comes while one is looked into is looked into afterwards, once for all that came.
  let checking = false
  let isStale = false
  const recheck = async (): Promise<void> => {
    isStale = true
    if (checking) return
    checking = true
    while (isStale) {
      isStale = false
      await recheckAll()
    }
    checking = false
  }

  return {
    recheck: () => void recheck(),
    prepare: async () => {
      signalr ??= await loadSignalr()
    },
    assertRoomFor: ({ person }) => {
      const own = [...connections].filter(connection => connection.person.login === person.login)
      if (connections.size < hubLimits.connections && own.length < hubLimits.connectionsAPerson) return
      throw new Problem('too-many-requests', 'Too many live connections. Close some windows.')
    },
    connect: ({ person, expiresAt }, wire) => {
      if (signalr === null) throw new Error('The hub is not prepared.')
      const connection = createHubConnection({
        person,
        wire,
        groups: { join, leave },
        messages: signalr,
        onMishap,
        onGone: gone => {
          clearTimeout(expiry)
          forget(gone)
        },
      })
      const expiry = setTimeout(() => connection.close(true), Math.max(0, expiresAt - Date.now()))
      expiry.unref()
      connections.add(connection)
      return connection
    },
    tell: said => {
      const now = Date.now()
      lately.push({ at: now, said })
      const over = lately.findIndex(({ at }) => at >= now - hubLimits.repeats)
      if (over > 0) lately.splice(0, over)
      send(new Set(said.groups.flatMap(group => [...(members.get(group) ?? [])])), said)
    },
    sendAway,
    stop: () => {
      clearInterval(beat)
      sendAway()
    },
  }
}
