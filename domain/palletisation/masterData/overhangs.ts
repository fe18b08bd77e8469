/** What the overhang measures of a load mean: beyond the pallet's edge, none, or kept free inside it. */
export interface Overhang {
  readonly code: string
  readonly name: string
  readonly direction: 'over' | 'none' | 'under'
}

/** Our own codes. */
export const overhangs: readonly Overhang[] = [
  { code: 'NONE', name: 'Flush with the pallet', direction: 'none' },
  { code: 'OVER', name: 'Overhang allowed', direction: 'over' },
  { code: 'UNDER', name: 'Edge kept free', direction: 'under' },
]
