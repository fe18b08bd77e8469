import { z } from 'zod'
import { ClientConfig } from '#contract/clientConfig'

/** The configuration that a file tells, with defaults; or what is wrong with it, a line an entry. */
export function checkConfig(told: unknown): ClientConfig | string {
  const parsed = ClientConfig.safeParse(told)
  return parsed.success ? parsed.data : z.prettifyError(parsed.error)
}
