/** What the worker knows of the build it belongs to: addresses of files whose names say what is in them. */
export interface BuiltFiles {
  /** Names this build's cache. */
  readonly build: string
  readonly all: readonly string[]
  /** Those that every visit begins with; they are fetched ahead too. */
  readonly first: readonly string[]
  /** Those fetched before anybody asks for them. */
  readonly ahead: readonly string[]
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface Route {
  readonly condition: { readonly urlPattern: string }
  readonly source: 'cache' | 'fetch-event' | 'network'
}

interface Installing extends Lasting {
  /** Not in every browser. */
  addRoutes?(routes: readonly Route[]): Promise<void>
}

interface Asked extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** What the worker needs of the scope that it runs in. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  readonly clients: { claim(): Promise<void> }
  readonly skipWaiting: () => Promise<void>
  addEventListener(name: 'install', hear: (event: Installing) => void): void
  addEventListener(name: 'activate', hear: (event: Lasting) => void): void
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void
}

/** A name says all there is to say of a file. */
const asNamed = { ignoreVary: true }

/**
 * Where a browser that knows routes goes without waking the worker: to what is kept for the files of every visit's beginning,
 * and past it for all that is no file. The first that fits counts.
 */
const routesFor = (first: readonly string[]): readonly Route[] => [
  ...first.map(file => ({ condition: { urlPattern: file }, source: 'cache' as const })),
  { condition: { urlPattern: '/assets/*' }, source: 'fetch-event' },
  { condition: { urlPattern: '/*' }, source: 'network' },
]

/** What caches of ours begin with. */
export const cachePrefix = 'boxwright.files.'

/**
 * Keeps the application's own files and nothing else: those whose names change with what is in them, so that none can be
 * an old one. The start page, calls, the hub, sign-in and whatever else is asked for pass by unheard. The files of the
 * build before stay, for the windows that are still open on it.
 */
export function keepFiles(scope: WorkerScope, { build, all, first, ahead }: BuiltFiles): void {
  const { caches } = scope
  const name = cachePrefix + build
  const ours = new Set(all)

  const fill = async () => {
    const cache = await caches.open(name)
    // One by one: people's calls go first.
    for (const file of ahead) {
      const kept = await caches.match(file, asNamed)
      await (kept === undefined ? cache.add(file) : cache.put(file, kept))
    }
  }

  const route = async (event: Installing) => {
    try {
      await event.addRoutes?.(routesFor(first))
    } catch {
      // It is asked about everything then, and lets it pass.
    }
  }

  const tidy = async () => {
    const before = (await caches.keys()).filter(other => other.startsWith(cachePrefix) && other !== name)
    await Promise.all(before.slice(0, -1).map(other => caches.delete(other)))
  }

  const answer = async (request: Request, path: string) => {
    const kept = await caches.match(path, asNamed)
    if (kept !== undefined) return kept
    const answered = await scope.fetch(request)
    if (answered.ok && ours.has(path)) await (await caches.open(name)).put(path, answered.clone())
    return answered
  }

  scope.addEventListener('install', event =>
    event.waitUntil(Promise.all([route(event), fill()]).then(() => scope.skipWaiting())),
  )
  scope.addEventListener('activate', event => event.waitUntil(tidy().then(() => scope.clients.claim())))
  scope.addEventListener('fetch', event => {
    const { method, url, headers } = event.request
    const { origin, pathname, search } = new URL(url)
    if (method !== 'GET' || search !== '' || headers.has('range')) return
    if (!pathname.startsWith('/assets/') || origin !== scope.location.origin) return
    event.respondWith(answer(event.request, pathname))
  })
}
