import type { Finish } from './costJob.ts'

/** What lies over print of so many square metres, money for the whole run. */
export const finishCost = ({ pricePerSqm, makeReady }: Finish, sqm: number): number =>
  sqm * (pricePerSqm ?? 0) + (makeReady ?? 0)
