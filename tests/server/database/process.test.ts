import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../../server/database/pglite.ts'
import { DataDirectoryInUse, lockDataDirectory } from '../../../server/database/processLock.ts'
import { freePort } from '../freePort.ts'
import { demonstrationSnapshot } from '../startTestServer.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxwright-data-'))
  const prepared = await openEmbedded({ dataDir: join(dataDir, 'pglite'), snapshot: demonstrationSnapshot() })
  await prepared.close()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Started {
  readonly process: ChildProcess
  readonly origin: string
  /** Everything it has said. */
  said(): string
  /** Settles when it is ready; rejects when it ends before. */
  readonly ready: Promise<void>
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

/** The server as a process of its own, as `npm start` runs it, on the data directory. */
async function start(): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: repository,
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
      ...{ DATA_DIR: dataDir, PORT: String(port), IDENTITY: 'mock', NODE_ENV: 'test', LOG_LEVEL: 'error' },
    },
  })
  let text = ''
  const ended = new Promise<number | string | null>(resolve =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('Boxwright is ready')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(how => reject(new Error(`It ended (${how}): ${text}`)))
  })
  ready.catch(() => undefined)
  return { process: child, origin: `http://127.0.0.1:${port}`, said: () => text, ready, ended }
}

describe('a server process on its data directory', { timeout: 90_000 }, () => {
  const rep = { 'x-mock-person': 'salesrep' }
  let running: Started
  let quoteId: number
  const acknowledged: string[] = []

  beforeAll(async () => {
    running = await start()
    await running.ready
  })
  afterAll(() => running.process.kill('SIGKILL'))

  const post = async (path: string, body: object) => {
    const headers = { ...rep, 'content-type': 'application/json' }
    const answer = await fetch(`${running.origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }

  it('is alone on it: a second start is refused with a sentence', async () => {
    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(
      `The data directory ${dataDir} is open in another Boxwright process. ` +
        'Stop that one first, or choose another directory with DATA_DIR.',
    )
    expect(second.said()).not.toMatch(/^\s+at /m)
    await expect(lockDataDirectory(dataDir)).rejects.toThrow(DataDirectoryInUse)
  })

  it('is killed while many write', async () => {
    quoteId = (await post('/quote/Quote/Create', { customer: null })).id
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const comment = `${writer}-${n}`
        try {
          await post('/quote/QuoteComment', { quoteId, quoteItemId: null, comment })
        } catch {
          // The server is gone: what was under way was not acknowledged.
          return
        }
        acknowledged.push(comment)
        if (acknowledged.length === 60) running.process.kill('SIGKILL')
      }
    }
    await Promise.all([1, 2, 3, 4].map(write))
    expect(await running.ended).toBe('SIGKILL')
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  })

  it('starts again at once, and has everything that it acknowledged', async () => {
    running = await start()
    await running.ready
    const answer = await fetch(`${running.origin}/quote/QuoteComment?quoteId=${quoteId}`, { headers: rep })
    const comments = (await answer.json()) as { comment: string }[]
    const kept = new Set(comments.map(({ comment }) => comment))
    expect(acknowledged.filter(comment => !kept.has(comment))).toEqual([])
    const log = await fetch(`${running.origin}/quote/QuoteLog/${quoteId}`, { headers: rep })
    expect(await log.json()).toHaveLength(kept.size + 1)
  })

  it('stops in order when it is asked to, and lets the directory go', async () => {
    running.process.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    expect(running.said()).toContain('SIGTERM: finishing what is under way.')
    await (await lockDataDirectory(dataDir)).release()
  })
})

describe('the lock of a data directory', () => {
  it('is one holder’s at a time', async () => {
    const other = mkdtempSync(join(tmpdir(), 'boxwright-lock-'))
    const lock = await lockDataDirectory(other)
    await expect(lockDataDirectory(other)).rejects.toThrow(DataDirectoryInUse)
    await expect(lockDataDirectory(`${other}/.`)).rejects.toThrow(DataDirectoryInUse)
    await (await lockDataDirectory(join(other, 'inner'))).release()
    await lock.release()
    await (await lockDataDirectory(other)).release()
    rmSync(other, { recursive: true })
  })
})
