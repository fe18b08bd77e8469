import type { CodeLabel } from './codeLabel.ts'

/** How near the packaging comes to food. Our own: the specification names the field only (001 §3). */
export const foodUses = [
  { code: 'NO_FOOD', label: 'No food' },
  { code: 'INDIRECT', label: 'Food in its own packaging' },
  { code: 'DRY_CONTACT', label: 'Touches dry food' },
  { code: 'MOIST_CONTACT', label: 'Touches moist or fatty food' },
] as const satisfies readonly CodeLabel[]
