import type { CodeLabel } from './codeLabel.ts'

/** Types of generic products. Labels: decision C10; the codes are our own. */
export const productTypes = [
  { code: 'CONSUMABLES', label: 'Consumables' },
  { code: 'GENERIC_PRODUCTS', label: 'Generic Products' },
] as const satisfies readonly CodeLabel[]
