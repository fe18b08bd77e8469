import type { FluteProfile, Ply } from '#domain/board'

/** The worked boards: 175 kraft / 140 fluting C, and 205/140/140/140/205 BC. */
export const fluteC: FluteProfile = { caliper: 4, takeUp: [1.45] }
export const fluteBC: FluteProfile = { caliper: 7, takeUp: [1.32, 1.45] }

export const pliesC: readonly Ply[] = [
  { role: 'liner', gsm: 175, sct: 3 },
  { role: 'medium', gsm: 140, sct: 2.3 },
  { role: 'liner', gsm: 175, sct: 3 },
]

export const pliesBC: readonly Ply[] = [
  { role: 'liner', gsm: 205, sct: 3.6 },
  { role: 'medium', gsm: 140, sct: 2.3 },
  { role: 'liner', gsm: 140, sct: 2.3 },
  { role: 'medium', gsm: 140, sct: 2.3 },
  { role: 'liner', gsm: 205, sct: 3.6 },
]
