import type { ProxyOptions } from 'vite'

/** First path segments of the calls: what the server answers while Vite serves the application. */
const calls = [
  'security',
  'config',
  'config-admin',
  'config\\.json',
  'customer',
  'quote',
  // The worklists, and the design service under whatever name it has.
  'quote-\\w+',
  'workflow',
  'lgx',
  'engine',
  'pricing',
  'pricing-admin',
  'costing',
  'product',
  'report',
  'Template',
  'Option',
  'MsgType',
  'DeliveryLog',
  'q2o',
  'healthz',
  'readyz',
]

/** Pages of the server's own: also what the browser navigates to. */
const pages = ['oidc', 'session', 'docs', 'openapi\\.json']

/** Connections that stay open. */
const live = ['ws', 'hubs']

const pattern = (segments: readonly string[]): string => `^/(?:${segments.join('|')})(?:[/?]|$)`

/** What Vite's development server passes on to the API server at `target`. */
export const proxyTo = (target: string): Record<string, ProxyOptions> => ({
  [pattern(calls)]: {
    target,
    // A navigation is for the application, whatever its address.
    bypass: request => ((request.headers.accept ?? '').includes('text/html') ? '/index.html' : undefined),
  },
  [pattern(pages)]: { target },
  [pattern(live)]: { target, ws: true },
})
