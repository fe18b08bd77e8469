/** Who may approve prices under a margin floor: the second and the third from so many points under it. */
export interface FloorChain {
  readonly firstApprover: string
  /** '': there is none. */
  readonly secondApprover: string
  readonly secondFrom: number
  readonly thirdApprover: string
  readonly thirdFrom: number
}

/** Logins of who may approve a price so many points of margin under its floor: whoever's limit it reaches, and those above. */
export function floorApprovers(chain: FloorChain, points: number): string[] {
  const levels = [
    { login: chain.firstApprover, from: 0 },
    { login: chain.secondApprover, from: chain.secondFrom },
    { login: chain.thirdApprover, from: chain.thirdFrom },
  ].filter(({ login }) => login !== '')
  const reached = levels.findLastIndex(({ from }) => points >= from)
  return levels.slice(Math.max(0, reached)).map(({ login }) => login)
}
