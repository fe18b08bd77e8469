import type { Size } from './size.ts'
import type { Style } from './styles.ts'

const box: Size = { length: 400, width: 300, depth: 220 }
const shallow: Size = { length: 400, width: 300, depth: 90 }
const carton: Size = { length: 120, width: 80, depth: 160 }
const cartonTray: Size = { length: 160, width: 110, depth: 35 }

/** A size of everyday proportions for a style, inside, mm: what it is pictured with, and what it can be made in. */
export function usualSize({ code, family, group, isGlued, depthRule }: Style): Size {
  if (depthRule !== 'positive') return { ...box, depth: 0 }
  if (family === 'FC') return isGlued ? carton : cartonTray
  return group === 'tray' || code === '0301' ? shallow : box
}
