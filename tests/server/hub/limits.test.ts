import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { hubPath } from '#contract/hub'
import { hubLimits } from '../../../server/hub/limits.ts'
import { createTestApp, type TestApp } from '../startTestServer.ts'
import { connectTo, listening } from './client.ts'

const end = '\u001e'

describe('a client of the hub that misbehaves', () => {
  let server: TestApp
  let origin: string
  beforeAll(async () => {
    server = await createTestApp()
    origin = await listening(server.app)
  })
  afterAll(() => server.close())

  /** What the hub answers to these texts until it closes. */
  const answers = (...texts: readonly string[]) =>
    new Promise<string>(resolve => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${hubPath}?id=x&access_token=designer`)
      let said = ''
      socket.on('open', () => {
        for (const text of texts) socket.send(text)
      })
      socket.on('message', data => {
        said += String(data)
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(said))
    })
  const hello = `{"protocol":"json","version":1}${end}`

  it.each([
    ['speaks another protocol', [`{"protocol":"messagepack","version":1}${end}`], 'json protocol only'],
    [
      'speaks no version of the protocol',
      [`{"protocol":"json"}${end}`],
      'version 1 of the json protocol only',
    ],
    [
      'speaks a later version',
      [`{"protocol":"json","version":9}${end}`],
      'version 1 of the json protocol only',
    ],
    ['says nothing that can be read', [hello, 'nonsense'], 'could not be read'],
    ['sends half a message', [hello, '{"type":1'], 'could not be read'],
    ['is not an object', [hello, `null${end}`], 'could not be read'],
    [
      'calls without end',
      [
        hello +
          `{"type":1,"target":"LeaveGroup","arguments":["a"]}${end}`.repeat(hubLimits.callsUnderWay + 1),
      ],
      'Too many calls at once',
    ],
  ])('is sent away when it %s', async (_name, texts, reason) => {
    expect(await answers(...texts)).toContain(reason)
  })

  it('is cut off when it sends more than a message may hold', async () => {
    expect(await answers(hello, 'x'.repeat(hubLimits.messageBytes + 1))).not.toContain('"result"')
  })

  it('hears why a call is refused', async () => {
    const { connection } = await connectTo(origin, 'designer')
    await expect(connection.invoke('Shout', 'x')).rejects.toThrow('The hub has no method Shout.')
    await expect(connection.invoke('constructor', 'x')).rejects.toThrow('The hub has no method constructor.')
    await expect(connection.invoke('JoinGroup', 7)).rejects.toThrow('JoinGroup takes the name of a group.')
  })

  it('hears that there are no streams when it asks for one', async () => {
    const { connection } = await connectTo(origin, 'designer')
    const ended = new Promise(resolve => {
      connection
        .stream('Everything')
        .subscribe({ next: resolve, complete: () => resolve('end'), error: resolve })
    })
    expect(String(await ended)).toContain('The hub has no streams.')
  })

  it('may be in so many groups only', async () => {
    const { connection, join } = await connectTo(origin, 'su')
    await Promise.all(Array.from({ length: hubLimits.groups }, (_, n) => join(`worklist:G${n}`)))
    await expect(join('worklist:ONE-MORE')).rejects.toThrow('The connection is in too many groups.')
    await connection.invoke('LeaveGroup', 'worklist:G0')
    await expect(join('worklist:ONE-MORE')).resolves.toBeNull()
  })

  it('may have so many connections only', async () => {
    const opened = Array.from({ length: hubLimits.connectionsAPerson }, () => connectTo(origin, 'pricing'))
    await Promise.all(opened)
    await expect(connectTo(origin, 'pricing')).rejects.toThrow(/429/)
    await expect(connectTo(origin, 'preprint')).resolves.toBeDefined()
  })

  it('is said goodbye to when the server stops, and may come back', async () => {
    const going = await createTestApp()
    const { connection } = await connectTo(await listening(going.app), 'designer')
    const closed = new Promise(resolve => connection.onclose(resolve))
    await going.close()
    expect(await closed).toBeUndefined()
  })
})
