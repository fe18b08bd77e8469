/** Groups below each other, none wider than its room. */
export const stack = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

/** Columns: as many as find room for so many pixels each. */
export const columnsOf = (least: number) => `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`

/** Groups beside each other, as many as find room for so many pixels each, every one as high as what stands in it. */
export const groupsOf = (least: number) =>
  ({ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: columnsOf(least) }) as const

/** Around what goes by `besideFrom`: the room that the rail and the menu leave decides, not the window. */
export const measured = { containerType: 'inline-size' } as const

/** Below each other where the measured room is narrower than so many pixels, else in these columns. */
export const besideFrom = (width: number, columns: string) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@container (min-width: ${width}px)`]: { gridTemplateColumns: columns },
})
