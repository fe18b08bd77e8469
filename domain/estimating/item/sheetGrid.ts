interface Rectangle {
  readonly length: number
  readonly width: number
}

/** How blanks lie on a sheet, mm; `length` and `width` are of one as it lies there. */
export interface SheetGrid extends Rectangle {
  readonly along: number
  readonly across: number
  readonly isRotated: boolean
}

/** So that a blank as large as its share of the sheet still fits it. */
const tolerance = 0.5

/**
 * The grid in which so many blanks lie on a sheet, as they are before turned; null where they don't fit it. Lengths in mm.
 */
export function sheetGrid(blank: Rectangle, sheet: Rectangle, numberUp: number): SheetGrid | null {
  if (!(blank.length > 0 && blank.width > 0 && numberUp >= 1)) return null
  for (const isRotated of [false, true]) {
    const [length, width] = isRotated ? [blank.width, blank.length] : [blank.length, blank.width]
    for (let along = 1; along <= numberUp; along += 1) {
      if (numberUp % along !== 0) continue
      const across = numberUp / along
      if (along * length <= sheet.length + tolerance && across * width <= sheet.width + tolerance)
        return { along, across, length, width, isRotated }
    }
  }
  return null
}
