/** A side of a product, in the order in which people say them. */
export const dimensions = ['length', 'width', 'depth'] as const

export type Dimension = (typeof dimensions)[number]
type Capital = Capitalize<Dimension>

/** A bound of a side, as it stands in a list's filter: `minLength`. */
export type BoundKey = `${'min' | 'max'}${Capital}`

/** Bounds in mm; one that is missing stands at its default. */
export type DimensionFilter = Readonly<Partial<Record<BoundKey, number | undefined>>>

/** The bounds that hold unless others are given. They are exclusive: a product without a size counts 0 and is inside. Source: 000 §4, A37 A38. */
export const usualBounds = { min: -1, max: 99_999 } as const

/** The name of a bound: `minLength`. */
export const boundKey = (end: 'min' | 'max', dimension: Dimension): BoundKey =>
  `${end}${dimension[0]?.toUpperCase()}${dimension.slice(1)}` as BoundKey

export const boundKeys: readonly BoundKey[] = dimensions.flatMap(dimension => [
  boundKey('min', dimension),
  boundKey('max', dimension),
])

/** The bounds of a side, both exclusive, mm. */
export const boundsOf = (filter: DimensionFilter, dimension: Dimension) => ({
  min: filter[boundKey('min', dimension)] ?? usualBounds.min,
  max: filter[boundKey('max', dimension)] ?? usualBounds.max,
})
