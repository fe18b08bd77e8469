import type { ProxyOptions } from 'vite'

/** What the server answers while Vite serves the application: every call starts with one of these. */
const calls = [
  '/security',
  '/config',
  '/config.json',
  '/customer/',
  '/quote/',
  '/quote-worklist/',
  '/workflow/',
  '/lgx/',
  '/engine/',
  '/pricing',
  '/costing',
  '/product/',
  '/report/',
  '/Template',
  '/Option',
  '/MsgType',
  '/DeliveryLog',
  '/q2o',
  '/healthz',
  '/readyz',
]

/** Pages of the server's own: also what the browser navigates to. */
const pages = ['/oidc', '/docs', '/openapi.json']

/** Connections that stay open. */
const live = ['/ws/', '/hubs']

/** A prefix that ends with a slash as it is; any other as a whole segment, so that `/config` is not `/configure`. */
const pattern = (prefix: string): string =>
  `^${prefix.replaceAll('.', '\\.')}${prefix.endsWith('/') ? '' : '(?:[/?]|$)'}`

const each = (prefixes: readonly string[], options: ProxyOptions): Record<string, ProxyOptions> =>
  Object.fromEntries(prefixes.map(prefix => [pattern(prefix), options]))

/** What Vite's development server passes on to the API server at `target`. */
export const proxyTo = (target: string): Record<string, ProxyOptions> => ({
  ...each(calls, {
    target,
    // A navigation is for the application, whatever its address.
    bypass: request => ((request.headers.accept ?? '').includes('text/html') ? '/index.html' : undefined),
  }),
  ...each(pages, { target }),
  ...each(live, { target, ws: true }),
})
