/** Postcodes from and to, the state they belong to, and whether they are PO boxes and large-volume receivers. */
export interface StateRange {
  readonly from: number
  readonly to: number
  readonly state: string
  readonly isLargeVolume: boolean
}

const row = (from: number, to: number, state: string, isLargeVolume = false): StateRange => ({
  from,
  to,
  state,
  isLargeVolume,
})

/** Australian postcodes by state (sourced: Australia Post's allocation). */
export const australianStates: readonly StateRange[] = [
  row(200, 299, 'ACT', true),
  row(800, 899, 'NT'),
  row(900, 999, 'NT', true),
  row(1000, 1999, 'NSW', true),
  row(2000, 2599, 'NSW'),
  row(2600, 2618, 'ACT'),
  row(2619, 2899, 'NSW'),
  row(2900, 2920, 'ACT'),
  row(2921, 2999, 'NSW'),
  row(3000, 3999, 'VIC'),
  row(4000, 4999, 'QLD'),
  row(5000, 5799, 'SA'),
  row(5800, 5999, 'SA', true),
  row(6000, 6797, 'WA'),
  row(6800, 6999, 'WA', true),
  row(7000, 7799, 'TAS'),
  row(7800, 7999, 'TAS', true),
  row(8000, 8999, 'VIC', true),
  row(9000, 9999, 'QLD', true),
]
