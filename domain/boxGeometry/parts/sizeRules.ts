import type { SizeRule } from '../styleTable.ts'

/** Rules of a size that several styles have. */
export const sizeRules = {
  flapsClose: ['W <= L', 'flaps of the width panels would meet before the others close'],
  rollsApart: ['D <= L/2', 'the rolled panels must not cross'],
  walls: ['D > 4*t', 'walls'],
} as const satisfies Readonly<Record<string, SizeRule>>
