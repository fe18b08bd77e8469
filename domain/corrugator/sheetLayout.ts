import type { DieCutSettings } from './numberUp.ts'

/** A rectangle on a larger one: its corner nearest the origin and its extents along length and width, mm. */
export interface LaidRectangle {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
}

/** The blanks on a sheet, ready to be drawn. */
export interface SheetLayout {
  /** Feed runs along the length. */
  readonly length: number
  readonly width: number
  readonly blanks: readonly LaidRectangle[]
  /** Area of the sheet that no blank covers, percent. */
  readonly wastePercent: number
}

export interface SheetLayoutInput {
  readonly sheet: {
    readonly length: number
    readonly width: number
    readonly numberUp: number
    readonly alongLength?: number
    readonly alongWidth?: number
  }
  /** One blank, mm. */
  readonly blank: { readonly length: number; readonly width: number }
  /** Between blanks and at the leading edge; missing where the sheet is not die-cut. */
  readonly dieCut?: DieCutSettings
}

/**
 * Where the blanks of a sheet lie (mm from its leading, near corner): a grid behind the gripper, in the middle of what
 * the sheet is wider. Without a grid of its own the sheet holds one row along its length.
 */
export function sheetLayout({ sheet, blank, dieCut }: SheetLayoutInput): SheetLayout {
  const { bridge, gripper } = dieCut ?? { bridge: 0, gripper: 0 }
  const alongLength = sheet.alongLength ?? sheet.numberUp
  const alongWidth = sheet.alongWidth ?? 1
  const taken = alongWidth * blank.width + (alongWidth - 1) * bridge
  const fromY = Math.max(0, (sheet.width - taken) / 2)
  const blanks = Array.from({ length: alongWidth }, (_, row) =>
    Array.from({ length: alongLength }, (_, place) => ({
      x: gripper + place * (blank.length + bridge),
      y: fromY + row * (blank.width + bridge),
      ...blank,
    })),
  ).flat()
  const covered = blanks.length * blank.length * blank.width
  return {
    length: sheet.length,
    width: sheet.width,
    blanks: blanks.map(({ x, y, length, width }) => ({ x, y, length, width })),
    wastePercent: Math.round((1 - covered / (sheet.length * sheet.width)) * 10_000) / 100,
  }
}
