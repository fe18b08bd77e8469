import { createContext, useContext } from 'react'
import type { Trace } from '#domain/trace'

/** What is told of a figure when a person asks where it comes from. */
export interface Explanation {
  readonly title: string
  readonly trace: Trace
}

export type Explain = (anchor: HTMLElement, explanation: Explanation) => void

export const ExplainContext = createContext<Explain | null>(null)

/** Opens the account of a figure beside it. */
export function useExplain(): Explain {
  const explain = useContext(ExplainContext)
  if (explain === null) throw new Error('useExplain needs an ExplainProvider above it')
  return explain
}
