import type { HubMessage } from '@microsoft/signalr'
import { hubMethods } from '#contract/hub'
import type { Person } from '../person/person.ts'
import { Problem } from '../problem/problem.ts'
import { hubLimits } from './limits.ts'

/** What carries the texts of one connection. */
export interface Wire {
  send(text: string): void
  /** Asks the other side for a sign of life, where the transport can by itself. */
  probe(): void
  end(): void
}

/** Reads and writes the messages of the protocol. */
export interface Messages {
  /** Throws when the text is no message. */
  parse(text: string): HubMessage[]
  write(message: object): string
}

/** The groups as a connection changes them. */
export interface Groups {
  /** Refuses with a problem what the person may not hear. */
  join(connection: HubConnection, name: string): Promise<void>
  leave(connection: HubConnection, name: string): void
}

export interface HubConnection {
  readonly person: Person
  readonly groups: Set<string>
  /** Takes what the client sent. */
  receive(text: string): void
  /** The client gave a sign of life. */
  heard(): void
  /** Sends a message that is written already; nothing before the handshake. */
  send(message: string): void
  /** Says that it lives, and ends what has been silent too long. */
  beat(): void
  /** Says goodbye; `mayReturn` lets the client connect again by itself. */
  close(mayReturn: boolean, why?: string): void
  /** The transport is gone. */
  gone(): void
}

interface Parts {
  readonly person: Person
  readonly wire: Wire
  readonly groups: Groups
  readonly messages: Messages
  readonly onGone: (connection: HubConnection) => void
  readonly onMishap: (error: unknown) => void
}

const recordSeparator = '\u001e'
const invocation = 1
const completion = 3
const streamInvocation = 4
const ping = 6
const close = 7

/** Why a handshake is refused; null: it is one. */
function handshakeRefusal(text: string): string | null {
  const refusal = 'The hub speaks the json protocol only.'
  try {
    const { protocol, version } = JSON.parse(text) as { protocol?: unknown; version?: unknown }
    if (protocol !== 'json') return refusal
    return version === 1 ? null : 'The hub speaks version 1 of the json protocol only.'
  } catch {
    return refusal
  }
}

/** The streams that are asked for; the library, which is the client's, passes over them. */
const streamsAsked = (text: string): string[] =>
  text
    .split(recordSeparator)
    .filter(record => record !== '')
    .map(record => JSON.parse(record) as { type?: unknown; invocationId?: unknown })
    .flatMap(({ type, invocationId }) =>
      type === streamInvocation && typeof invocationId === 'string' ? [invocationId] : [],
    )

/** One client of the hub, whatever carries it: handshake, calls, signs of life. */
export function createHubConnection({
  person,
  wire,
  groups,
  messages,
  onGone,
  onMishap,
}: Parts): HubConnection {
  let isOpen = true
  let hasShakenHands = false
  let lastHeard = Date.now()
  let underWay = 0
  // Calls are answered in their order, so that a leave never overtakes its join.
  let queue = Promise.resolve()

  const write = (text: string): void => {
    if (isOpen) wire.send(text)
  }

  const connection: HubConnection = {
    person,
    groups: new Set(),
    heard: () => {
      lastHeard = Date.now()
    },
    send: message => {
      if (hasShakenHands) write(message)
    },
    beat: () => {
      if (Date.now() - lastHeard > hubLimits.silentFor) {
        connection.close(true)
        return
      }
      wire.probe()
      connection.send(messages.write({ type: ping }))
    },
    close: (mayReturn, why) => {
      if (!isOpen) return
      if (hasShakenHands) {
        const said = { type: close, allowReconnect: mayReturn, ...(why === undefined ? {} : { error: why }) }
        write(messages.write(said))
      } else if (why !== undefined) {
        write(JSON.stringify({ error: why }) + recordSeparator)
      }
      connection.gone()
      wire.end()
    },
    gone: () => {
      if (!isOpen) return
      isOpen = false
      clearTimeout(patience)
      onGone(connection)
    },
    receive: text => {
      if (!isOpen) return
      connection.heard()
      try {
        take(text)
      } catch {
        connection.close(false, 'The message could not be read.')
      }
    },
  }

  const patience = setTimeout(() => connection.close(true), hubLimits.handshakeWithin)
  patience.unref()

  const perform = async (target: string, name: unknown): Promise<void> => {
    if (!Object.hasOwn(hubMethods, target)) {
      throw new Problem('invalid-request', `The hub has no method ${target.slice(0, 60)}.`)
    }
    if (typeof name !== 'string') throw new Problem('invalid-request', `${target} takes the name of a group.`)
    if (target === 'LeaveGroup') groups.leave(connection, name)
    else await groups.join(connection, name)
  }

  const answer = async (target: string, args: readonly unknown[], invocationId?: string): Promise<void> => {
    let error: string | undefined
    try {
      if (isOpen) await perform(target, args[0])
    } catch (mishap) {
      if (!(mishap instanceof Problem)) onMishap(mishap)
      error = mishap instanceof Problem ? mishap.message : 'The hub could not do this. Try again in a moment.'
    }
    underWay -= 1
    if (invocationId === undefined) return
    const said = { type: completion, invocationId, ...(error === undefined ? { result: null } : { error }) }
    connection.send(messages.write(said))
  }

  const take = (text: string): void => {
    let rest = text
    if (!hasShakenHands) {
      const end = text.indexOf(recordSeparator)
      const refusal = handshakeRefusal(text.slice(0, Math.max(end, 0)))
      if (refusal !== null) {
        connection.close(false, refusal)
        return
      }
      hasShakenHands = true
      clearTimeout(patience)
      write(`{}${recordSeparator}`)
      rest = text.slice(end + 1)
    }
    if (rest === '') return
    const parsed = messages.parse(rest)
    for (const invocationId of streamsAsked(rest)) {
      connection.send(messages.write({ type: completion, invocationId, error: 'The hub has no streams.' }))
    }
    for (const message of parsed) {
      if (message.type === close) {
        connection.close(false)
        return
      }
      if (message.type !== invocation) continue
      underWay += 1
      if (underWay > hubLimits.callsUnderWay) {
        connection.close(false, 'Too many calls at once.')
        return
      }
      const { target, arguments: args, invocationId } = message
      queue = queue.then(() => answer(target, args, invocationId))
    }
  }

  return connection
}
