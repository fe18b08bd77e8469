import type { CodeLabel } from './codeLabel.ts'

/** Business units. Labels: 002 §9 (decision C09); the codes are our own. */
export const businessUnits = [
  { code: 'BOARD', label: 'Board' },
  { code: 'CCP', label: 'CCP' },
  { code: 'GLAMA', label: 'Glama' },
  { code: 'SPECIALTIES', label: 'Specialties' },
  { code: 'CHARTA', label: 'Charta' },
  { code: 'NONE', label: 'No Mapping' },
] as const satisfies readonly CodeLabel[]

/** The name of a business unit; a code that is none of ours is shown as it is. */
export const businessUnitLabel = (code: string): string =>
  businessUnits.find(unit => unit.code === code)?.label ?? code
