/** Whether a flap of this style overlaps or leaves a gap, by so much as its adjustment says. Source: 001 §5. */
export const isFlapAdjusted = (styleCarton: string, flap: string): boolean =>
  styleCarton === '02' && (flap === '02' || flap === '09')
