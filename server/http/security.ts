import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { ClientConfig } from '#contract/clientConfig'

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/** Addresses the browser may call besides the page's own origin. */
const outsideOrigins = (config: ClientConfig): string[] => [
  ...new Set(
    [
      config.apiUrl,
      config.designUrl,
      config.messageUrl,
      config.oidc.authority,
      config.msal?.authority ?? '',
    ].flatMap(originOf),
  ),
]

/** The hub's address as the content security policy names it: another origin says it for WebSockets by itself. */
const liveOrigins = (config: ClientConfig): string[] =>
  originOf(config.apiUrl).map(origin => origin.replace(/^http/, 'ws'))

/** What the application never asks a browser for, and so nothing in its page may. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map(feature => `${feature}=()`)
  .join(', ')

/** Security headers (`isHttps`: browsers reach the product over HTTPS only), with a content security policy that allows what the application does and nothing else. */
export function addSecurityHeaders(app: FastifyInstance, config: ClientConfig, isHttps: boolean): void {
  const outside = outsideOrigins(config)
  // Put together once: the plugin of Fastify for it does so anew for every request.
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes its styles into <style> elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...originOf(config.imageUrl)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...outside, ...liveOrigins(config)],
        frameSrc: ["'self'", ...outside],
        workerSrc: ["'self'", 'blob:'],
        formAction: ["'self'", ...outside],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', permissionsPolicy)
    guard(request.raw, reply.raw, error => done(error instanceof Error ? error : undefined))
  })
}
