import { describe, expect, it } from 'vitest'
import { isReplaced } from '../../../src/serviceWorker/isReplaced.ts'
import { cachePrefix, keepFiles, type WorkerScope } from '../../../src/serviceWorker/keepFiles.ts'

const origin = 'https://quotes.example'

/** A browser's caches and network, as far as a service worker sees them. */
function browser({ knowsRoutes = true } = {}) {
  const routes: { condition: { urlPattern: string }; source: string }[] = []
  const kept = new Map<string, Map<string, Response>>()
  const fetched: string[] = []
  const get = async (file: string) => {
    fetched.push(file)
    return new Response(file)
  }
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (file: string) => {
      for (const cache of kept.values()) if (cache.has(file)) return cache.get(file)?.clone()
      return undefined
    },
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return {
        add: async (file: string) => cache.set(file, await get(file)),
        put: async (file: string, response: Response) => cache.set(file, response),
      }
    },
  }
  /** The worker of a build, installed and active; answers what it makes of a request. */
  const deploy = async (
    build: string,
    files: readonly string[],
    ahead = files,
    first: readonly string[] = [],
  ) => {
    const hear = new Map<string, (event: never) => void>()
    const scope = {
      ...{ caches, location: { origin }, clients: { claim: async () => {} }, skipWaiting: async () => {} },
      fetch: (request: Request) => get(new URL(request.url).pathname),
      addEventListener: (name: string, listener: (event: never) => void) => hear.set(name, listener),
    } as unknown as WorkerScope
    keepFiles(scope, { build, all: files, first, ahead })
    for (const name of ['install', 'activate']) {
      const works: Promise<unknown>[] = []
      const addRoutes = async (all: typeof routes) => {
        routes.push(...all)
        if (knowsRoutes) return
        throw new TypeError('What is a route?')
      }
      hear.get(name)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), addRoutes } as never)
      await Promise.all(works)
    }
    return async (address: string, init?: RequestInit): Promise<Response | undefined> => {
      const answers: Promise<Response>[] = []
      const request = new Request(new URL(address, origin), init)
      const respondWith = (response: Promise<Response>) => answers.push(response)
      hear.get('fetch')?.({ request, respondWith } as never)
      return answers[0]
    }
  }
  return { fetched, deploy, routes, names: () => [...kept.keys()] }
}

describe('the service worker', () => {
  it('answers files of its build without the network, once fetched', async () => {
    const { deploy, fetched } = browser()
    const ask = await deploy('one', ['/assets/start-1.js', '/assets/large-1.js'], ['/assets/start-1.js'])
    expect(fetched).toEqual(['/assets/start-1.js'])
    expect(await (await ask('/assets/start-1.js'))?.text()).toBe('/assets/start-1.js')
    await ask('/assets/large-1.js')
    await ask('/assets/large-1.js')
    expect(fetched).toEqual(['/assets/start-1.js', '/assets/large-1.js'])
  })

  it('need not be woken for what every visit begins with, nor for what is no file, where a browser knows routes', async () => {
    const { deploy, routes } = browser()
    await deploy('one', ['/assets/start-1.js'], ['/assets/start-1.js'], ['/assets/start-1.js'])
    expect(routes.map(({ condition, source }) => [condition.urlPattern, source])).toEqual([
      ['/assets/start-1.js', 'cache'],
      ['/assets/*', 'fetch-event'],
      ['/*', 'network'],
    ])
  })

  it('does the same where a browser does not know them', async () => {
    const ask = await browser({ knowsRoutes: false }).deploy('one', ['/assets/start-1.js'])
    expect(await (await ask('/assets/start-1.js'))?.text()).toBe('/assets/start-1.js')
  })

  it.each([
    '/',
    '/worklist/DESIGN',
    '/auth?code=1',
    '/session/token',
    '/hub/negotiate',
    '/offer/abc',
    '/config.json',
    '/sw.js',
    '/quote/QuoteItem/1',
    '/assets/start-1.js?again=1',
    'https://else.example/assets/start-1.js',
  ])('lets %s pass', async address => {
    const { deploy } = browser()
    const ask = await deploy('one', ['/assets/start-1.js'])
    expect(await ask(address)).toBeUndefined()
  })

  it('takes over from a build what has not changed, and keeps that build for open windows until the next', async () => {
    const { deploy, fetched, names } = browser()
    await deploy('one', ['/assets/start-1.js', '/assets/same.js'])
    const ask = await deploy('two', ['/assets/start-2.js', '/assets/same.js'])
    expect(fetched).toEqual(['/assets/start-1.js', '/assets/same.js', '/assets/start-2.js'])
    expect(await (await ask('/assets/start-1.js'))?.text()).toBe('/assets/start-1.js')
    await deploy('three', ['/assets/start-3.js'])
    expect(names()).toEqual([`${cachePrefix}two`, `${cachePrefix}three`])
  })
})

describe('a new version', () => {
  const page = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

  it('is there when the start page begins with another script', async () => {
    expect(await isReplaced('/assets/index-1.js', page('/assets/index-2.js'))).toBe(true)
    expect(await isReplaced('/assets/index-1.js', page('/assets/index-1.js'))).toBe(false)
  })

  it('is not there for what says nothing about it', async () => {
    expect(await isReplaced(null, page('/assets/index-2.js'))).toBe(false)
    expect(await isReplaced('/assets/index-1.js', async () => new Response('Sign in to the network'))).toBe(
      false,
    )
    expect(await isReplaced('/assets/index-1.js', async () => Promise.reject(new TypeError()))).toBe(false)
  })
})
