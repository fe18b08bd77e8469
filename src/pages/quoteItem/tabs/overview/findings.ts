import { createContext } from 'react'
import type { Finding } from '#domain/validation'

/** What the rules find on the overview as it stands in the fields, and what was asked to know it. */
export interface OverviewFindings {
  readonly findings: readonly Finding[]
  readonly valid: boolean
  /** Product style of the VSL code; null: there is none; undefined: not known yet. */
  readonly vslProductStyle: string | null | undefined
  readonly checkingCode: boolean
  readonly codeCheckFailed: boolean
  readonly checkCodeAgain: () => void
}

export const OverviewFindingsContext = createContext<OverviewFindings>({
  findings: [],
  valid: true,
  vslProductStyle: undefined,
  checkingCode: false,
  codeCheckFailed: false,
  checkCodeAgain: () => undefined,
})
