import type { OwnStyleInput } from '#contract/ownStyles'

/** What the fields of own styles are called. */
export const labels: Readonly<Record<keyof OwnStyleInput, string>> = {
  code: 'Code',
  name: 'Name',
  family: 'Family',
  group: 'Shown among',
  isGlued: 'Glued at the plant, ships flat',
  geometry: 'Geometry',
  isActive: 'In use',
}
