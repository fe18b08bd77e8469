import type { CodeLabel } from './codeLabel.ts'

/** Product groups. Labels: 002 §9; the codes are our own. */
export const productGroups = [
  { code: 'CORRUGATED', label: 'Corrugated' },
  { code: 'LITHO_LAMINATE', label: 'Litho Laminate' },
  { code: 'DISPLAYS', label: 'Displays' },
  { code: 'CONSUMABLES', label: 'Consumables' },
  { code: 'NONE', label: 'No Mapping' },
] as const satisfies readonly CodeLabel[]
