import type { Finding } from '../types.ts'

/** An error on a field of the overview tab. */
export function overviewError(field: string, code: string, message: string): Finding {
  return { tab: 'overview', field, code, message, severity: 'error' }
}
