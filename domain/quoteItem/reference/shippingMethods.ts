import type { CodeLabel } from './codeLabel.ts'

/** How goods get to the customer. Our own; the internal transfer is of 001 §5. */
export const shippingMethods = [
  { code: 'DIRECT', label: 'Direct To Customer' },
  { code: 'WAREHOUSE', label: 'Through A Warehouse' },
  { code: 'INTERNAL_TRANSFER', label: 'Internal Transfer' },
] as const satisfies readonly CodeLabel[]
