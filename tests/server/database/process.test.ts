import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DataDirectoryInUse, lockDataDirectory } from '../../../server/database/processLock.ts'
import { byDepth } from '../../depth.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'

/** How often a server is killed at work. */
const kills = byDepth([1], [1, 2, 3, 4, 5, 6, 7, 8])

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxwright-data-'))
  cpSync(inject('demonstration'), join(dataDir, 'pglite'), { recursive: true })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = () => startServer({ DATA_DIR: dataDir })

describe('a server process on its data directory', { timeout: 90_000 }, () => {
  const rep = { 'x-mock-person': 'salesrep' }
  let running: ServerProcess
  let quoteId: number | undefined
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

  describe.each(kills)('the %i. time', kill => {
    it('is killed while many write', async () => {
      const enough = acknowledged.length + 60
      quoteId ??= (await post('/quote/Quote/Create', { customer: null })).id
      const write = async (writer: number): Promise<void> => {
        for (let n = 0; ; n += 1) {
          const comment = `${kill}-${writer}-${n}`
          try {
            await post('/quote/QuoteComment', { quoteId, quoteItemId: null, comment })
          } catch {
            // The server is gone: what was under way was not acknowledged.
            return
          }
          acknowledged.push(comment)
          if (acknowledged.length === enough) running.process.kill('SIGKILL')
        }
      }
      await Promise.all([1, 2, 3, 4].map(write))
      expect(await running.ended).toBe('SIGKILL')
      expect(acknowledged.length).toBeGreaterThanOrEqual(enough)
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
