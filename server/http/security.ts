import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ClientConfig } from '#contract/clientConfig'

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : [])

/** Addresses the browser may call besides the page's own origin. */
export const outsideOrigins = (config: ClientConfig): string[] => [
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

/** Security headers (`isHttps`: browsers reach the product over HTTPS only), with a content security policy that allows what the application does and nothing else. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: ClientConfig,
  isHttps: boolean,
): Promise<void> {
  const outside = outsideOrigins(config)
  await app.register(helmet, {
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
}
