import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { byDepth } from '../../depth.ts'
import { type Tally, tellTried } from '../../tried.ts'
import { anyEngine, type Engine, openFilled } from './engines.ts'
import { type ServerProcess, startServer } from './serverProcess.ts'

/** How often a server is killed at work; once where the deep run has done it on both engines already. */
const kills = byDepth(1, process.env.TEST_ENGINE === 'embedded' ? 1 : 50)

/** Where the server's data is, and what takes it away. */
interface Data {
  readonly storage: Readonly<Record<string, string>>
  remove(): Promise<void>
}

async function dataOn(engine: Engine): Promise<Data> {
  if (engine.urlOf !== undefined) {
    const connection = await openFilled(engine)
    return {
      storage: { DATABASE_URL: await engine.urlOf(connection) },
      remove: connection.close,
    }
  }
  const directory = mkdtempSync(join(tmpdir(), 'boxwright-data-'))
  cpSync(inject('demonstration'), join(directory, 'pglite'), { recursive: true })
  return {
    storage: { DATA_DIR: directory },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

describe.each(anyEngine)(
  'a server that is killed at work on $name',
  { timeout: kills * 30_000 + 60_000 },
  engine => {
    const rep = { 'x-mock-person': 'salesrep' }
    let data: Data
    let running: ServerProcess
    const tally: Tally = {
      what: `servers on ${engine.name} killed at work`,
      ...{ tried: 0, answered: 0, lost: 0, deaths: 0 },
    }

    beforeAll(async () => {
      data = await dataOn(engine)
      running = await startServer(data.storage)
      await running.ready
    })
    afterAll(async () => {
      tellTried(tally)
      running.process.kill('SIGKILL')
      await running.ended
      await data.remove()
    })

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
    const get = async (path: string) => (await fetch(`${running.origin}${path}`, { headers: rep })).json()

    /** Comments that many write to a quote until the server is killed, as far as it acknowledged them. */
    const killAtWork = async (quoteId: number): Promise<string[]> => {
      const acknowledged: string[] = []
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
      const ended = await running.ended
      tally.tried += 1
      tally.answered = (tally.answered ?? 0) + acknowledged.length
      if (ended !== 'SIGKILL') tally.deaths = (tally.deaths ?? 0) + 1
      expect(ended).toBe('SIGKILL')
      return acknowledged
    }

    const expectKept = async (quoteId: number, acknowledged: readonly string[]) => {
      const comments: { comment: string }[] = await get(`/quote/QuoteComment?quoteId=${quoteId}`)
      const kept = new Set(comments.map(({ comment }) => comment))
      const lost = acknowledged.filter(comment => !kept.has(comment))
      tally.lost = (tally.lost ?? 0) + lost.length
      expect(lost).toEqual([])
      expect(await get(`/quote/QuoteLog/${quoteId}`)).toHaveLength(kept.size + 1)
    }

    it(`starts again at once and has everything that it acknowledged, ${kills} times`, async () => {
      const all = new Map<number, readonly string[]>()
      for (let kill = 1; kill <= kills; kill += 1) {
        const { id } = await post('/quote/Quote/Create', { customer: null })
        all.set(id, await killAtWork(id))
        running = await startServer(data.storage)
        await running.ready
        await expectKept(id, all.get(id) ?? [])
      }
      for (const [id, acknowledged] of all) await expectKept(id, acknowledged)
    })
  },
)
