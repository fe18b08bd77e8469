import type { Environment } from './config.ts'

/** Where browsers reach the product, without a slash at the end: what is configured, else where the server listens. */
export function originOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL !== undefined) return new URL(PUBLIC_URL).origin
  if (HOST === '0.0.0.0' || HOST === '::') return new URL(`http://localhost:${PORT}`).origin
  return new URL(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).origin
}
