import type { Finding } from '#domain/quoteItem'

/** The findings as `field: message`. */
export const said = (findings: readonly Finding[]): string[] =>
  findings.map(finding => `${finding.field}: ${finding.message}`)
