import type { PadInputs } from '../padInputs.ts'

/** The largest quantity that is entered; 0: none. */
export const largestOf = ({ breaks }: Pick<PadInputs, 'breaks'>): number =>
  Math.max(0, ...breaks.map(({ quantity }) => quantity ?? 0))
