import type { FoundUnit } from '../parts/unitPart.ts'
import type { UnitSize } from './enteredSize.ts'

/** A unit at the size that was entered for it by hand; null: as it is calculated. */
export const withUnitSize = (unit: FoundUnit, size: UnitSize | null): FoundUnit =>
  size === null
    ? unit
    : {
        ...unit,
        folded: { ...unit.folded, ...size, bundleThickness: size.thickness * unit.bundleQty },
      }
