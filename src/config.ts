import { checkedHeader } from '#contract/client'
import type { ClientConfig } from '#contract/clientConfig'

/** The client's configuration cannot be used: every wrong entry is named. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const isMissing = (response: Response): boolean =>
  response.status === 404 || !(response.headers.get('content-type') ?? '').includes('json')

/**
 * Reads `GET /config.json` once, before anything is shown. Where there is no such file (the answer is 404, or the
 * page itself) everything is on the page's own origin; a file with wrong entries is an error that names them. What
 * checks a file is loaded only for one: our own server's answer is checked.
 */
export async function readConfig(fetch: typeof globalThis.fetch): Promise<ClientConfig> {
  const response = await fetch('/config.json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!isMissing(response) && !response.ok)
    throw new ConfigError(`config.json cannot be read: the server answered ${response.status}`)
  const told = isMissing(response) ? {} : await response.json()
  if (response.headers.has(checkedHeader)) return told as ClientConfig
  const read = (await import('./checkConfig.ts')).checkConfig(told)
  if (typeof read === 'string') throw new ConfigError(`config.json cannot be used\n${read}`)
  return read
}
