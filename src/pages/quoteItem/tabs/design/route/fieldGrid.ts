/** The fields of a step in as many columns as fit. */
export const fieldGrid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(108px, 100%), 1fr))',
} as const
