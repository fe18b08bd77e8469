import { createContext, useContext } from 'react'
import type { Problem } from '#domain/boxGeometry'

/** The problems of the box itself, said once above all panels. */
export const SaidAboveContext = createContext<readonly Problem[]>([])

/** What of some problems is not said above already. */
export function useUnsaid(problems: readonly Problem[]): readonly Problem[] {
  const said = useContext(SaidAboveContext)
  return problems.filter(({ message }) => !said.some(other => other.message === message))
}
