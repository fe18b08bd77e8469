/** What closes a load at the top, in mm and kg. */
export interface PalletTopType {
  readonly code: string
  readonly name: string
  readonly height: number
  readonly kg: number
  /** Pallet types it is made for; an empty list: all of them. */
  readonly palletTypeCodes: readonly string[]
}

/** Measures are typical values, our own. */
export const palletTopTypes: readonly PalletTopType[] = [
  { code: 'NONE', name: 'No top', height: 0, kg: 0, palletTypeCodes: [] },
  { code: 'SHEET', name: 'Corrugated top sheet', height: 4, kg: 1, palletTypeCodes: [] },
  { code: 'CAP', name: 'Corrugated cap with skirt', height: 7, kg: 2, palletTypeCodes: [] },
  {
    code: 'BOARD',
    name: 'Plywood top board',
    height: 12,
    kg: 9,
    palletTypeCodes: ['AUSTD', 'AUEXP', 'NZSTD'],
  },
  {
    code: 'FRAME',
    name: 'Timber top frame',
    height: 40,
    kg: 8,
    palletTypeCodes: ['AUSTD', 'NZSTD'],
  },
]
