import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBreaker, Resting } from '../../server/integrations/outside/breaker.ts'
import { createOutside } from '../../server/integrations/outside/outside.ts'
import { givenUpWhenTold } from './givenUp.ts'

const silence = new Error('silent')
const refusal = new Error('refused')

describe('a system that was silent', () => {
  function resting() {
    const clock = { now: 0 }
    let asked = 0
    let says: () => Promise<string> = () => Promise.reject(silence)
    const breaker = createBreaker({
      system: 'LGX',
      restMs: 30_000,
      isSilence: error => error === silence,
      now: () => clock.now,
    })
    const ask = () => {
      asked += 1
      return says()
    }
    return {
      clock,
      run: () => breaker.run(ask),
      probe: () => breaker.probe(ask),
      asked: () => asked,
      says: (next: () => Promise<string>) => {
        says = next
      },
    }
  }

  it('is left alone for a while after one time-out, and nobody waits for it', async () => {
    const { run, asked } = resting()
    await expect(run()).rejects.toBe(silence)
    await expect(run()).rejects.toBeInstanceOf(Resting)
    expect(asked()).toBe(1)
  })

  it('is then asked once, and its answer decides for the others', async () => {
    const { clock, run, asked, says } = resting()
    await expect(run()).rejects.toBe(silence)
    clock.now = 30_000
    let answer: (text: string) => void = () => undefined
    says(() => new Promise(resolve => (answer = resolve)))
    const trial = run()
    await expect(run()).rejects.toBeInstanceOf(Resting)
    answer('there')
    expect(await trial).toBe('there')
    says(async () => 'again')
    expect(await run()).toBe('again')
    expect(asked()).toBe(3)
  })

  it('serves everybody again as soon as it answers a question in the background', async () => {
    const { run, probe, says } = resting()
    await expect(run()).rejects.toBe(silence)
    says(async () => 'there')
    await probe()
    expect(await run()).toBe('there')
  })

  it('is there where it refuses', async () => {
    const { run, asked, says } = resting()
    says(() => Promise.reject(refusal))
    await expect(run()).rejects.toBe(refusal)
    await expect(run()).rejects.toBe(refusal)
    expect(asked()).toBe(2)
  })
})

describe('an outside system over HTTP', () => {
  const asked: string[] = []
  let answer: { status: number; body: string; headers?: Record<string, string> } | (() => void)
  const other = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (typeof answer === 'function') answer()
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  })
  afterAll(() => {
    other.closeAllConnections()
    other.close()
  })
  beforeEach(() => {
    asked.length = 0
  })
  const outside = () => createOutside({ system: 'LGX', url, timeoutMs: 5_000, largestAnswer: 1000 })

  it('is not followed to where it points', async () => {
    answer = { status: 302, body: '', headers: { location: `${url}/elsewhere` } }
    await expect(outside().ask('/x')).rejects.toThrow('wants to be asked somewhere else')
    expect(asked).toEqual(['/x'])
  })

  it('is not read further than configured', async () => {
    answer = { status: 200, body: JSON.stringify('x'.repeat(2000)) }
    await expect(outside().ask('/x')).rejects.toThrow('answered more than is read here')
  })

  it('is asked once when it is silent, and not by whoever comes next', async () => {
    answer = givenUpWhenTold()
    const lgx = outside()
    await expect(lgx.ask('/x')).rejects.toThrow(/time/i)
    await expect(lgx.ask('/x')).rejects.toBeInstanceOf(Resting)
    expect(asked).toEqual(['/x'])
    answer = { status: 200, body: '{}' }
    expect(await lgx.isReachable()).toBe(true)
    expect(await lgx.ask('/x')).toMatchObject({ ok: true, json: {} })
  })
})
