import { decimal } from './decimal.ts'

/**
 * How many, with thousands separators: `4,500`. One that should be whole and is not keeps its decimals, so that it is seen
 * as it was typed: `4500.5`.
 */
export const quantity = (value: number | null | undefined): string =>
  typeof value !== 'number' || Number.isInteger(value) ? decimal(value, 0) : String(value)
