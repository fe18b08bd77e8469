import { addressFindings, type HeaderAddress } from './addressFindings.ts'
import type { HeaderFinding } from './headerFinding.ts'

/** What a person enters in a quote's header, as far as rules look at it. Dates are `YYYY-MM-DD`. */
export interface HeaderDates {
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly requiredDate: string | null
}

/** What is wrong with a quote's header. Source: our own, where the specification names the fields only (001 §3). */
export function headerFindings(header: HeaderDates & HeaderAddress): HeaderFinding[] {
  const findings: HeaderFinding[] = []
  if (header.validFrom !== null && header.validTo !== null && header.validTo < header.validFrom) {
    findings.push({ field: 'validTo', message: 'must not be before Valid from' })
  }
  if (header.requiredDate !== null && header.validFrom !== null && header.requiredDate < header.validFrom) {
    findings.push({ field: 'requiredDate', message: 'must not be before Valid from' })
  }
  return [...findings, ...addressFindings(header)]
}
