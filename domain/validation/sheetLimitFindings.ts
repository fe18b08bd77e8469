/** The sheets a work centre takes, in mm; null: no limit. */
export interface SheetLimits {
  readonly min_sheet_length: number | null
  readonly max_sheet_length: number | null
  readonly min_sheet_width: number | null
  readonly max_sheet_width: number | null
}

export interface SheetLimitFinding {
  readonly field: 'max_sheet_length' | 'max_sheet_width'
  readonly message: string
}

const isBelow = (high: number | null, low: number | null): boolean =>
  high !== null && low !== null && high < low

/** What is wrong with the sheets a work centre takes: a largest sheet that is smaller than its smallest. */
export function sheetLimitFindings(limits: SheetLimits): SheetLimitFinding[] {
  return [
    ...(isBelow(limits.max_sheet_length, limits.min_sheet_length)
      ? [{ field: 'max_sheet_length' as const, message: 'Longest sheet must not be below the shortest' }]
      : []),
    ...(isBelow(limits.max_sheet_width, limits.min_sheet_width)
      ? [{ field: 'max_sheet_width' as const, message: 'Widest sheet must not be below the narrowest' }]
      : []),
  ]
}
