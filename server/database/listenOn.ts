import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between two tries to connect again, and between two looks whether the connection still lives. */
const again = 1_000
const lookEvery = 30_000

/** One connection that listens; `ended` is settled when it is gone. */
async function open(url: string, channel: string, hear: (text: string) => void) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: 10_000 })
  const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => hear(payload))
  await client.connect()
  try {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end()
    throw error
  }
  // A network that swallows everything would otherwise be taken for silence.
  const look = setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => undefined))
  }, lookEvery)
  look.unref()
  void ended.then(() => clearInterval(look))
  return { ended, close: () => client.end() }
}

/**
 * Listens on a channel over a connection of its own, which is opened anew whenever it breaks; `onGap` is called then,
 * for what was notified meanwhile is lost. Rejects when it cannot listen to begin with.
 */
export async function listenOn(
  url: string,
  channel: string,
  hear: (text: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let isStopped = false
  let current = await open(url, channel, hear)
  const keep = async (): Promise<void> => {
    while (!isStopped) {
      await current.ended
      while (!isStopped) {
        try {
          current = await open(url, channel, hear)
          onGap()
          break
        } catch {
          await pause(again, undefined, { ref: false })
        }
      }
    }
  }
  void keep()
  return async () => {
    isStopped = true
    await current.close()
  }
}
