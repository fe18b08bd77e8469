interface Steps {
  readonly step: number
  /** With Shift. */
  readonly bigStep: number
  readonly least: number
}

/** The value that an arrow key makes of another, or null when the key makes none: up and down by a step, never below the least. */
export function stepped(
  key: string,
  isShift: boolean,
  value: number | null,
  { step, bigStep, least }: Steps,
): number | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key]
  if (direction === undefined) return null
  const by = isShift ? bigStep : step
  // Sums of tenths carry noise that nobody typed.
  return Math.max(least, Math.round(((value ?? 0) + direction * by) * 1000) / 1000)
}
