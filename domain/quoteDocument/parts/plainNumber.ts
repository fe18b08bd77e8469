import { decimal } from '#domain/formats'

/** A measure with at most two decimals and none that are 0, with thousands separators. */
export const plainNumber = (value: number): string => decimal(value, 2).replace(/\.?0+$/, '')
