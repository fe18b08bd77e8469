/** Box geometry: from a style, an inside size and a flute to sheet, creases, panels and rules. */
export { type AllowanceChanges, type Allowances, defaultAllowances } from './allowances.ts'
export { arcSweep } from './arcSweep.ts'
export { blank } from './blank.ts'
export type { BlankOptions } from './blankOptions.ts'
export type { Areas, Blank, BlankPanel, BlankPiece, BlankResult, RuleLengths } from './blankResult.ts'
export { creaseSpans } from './creaseSpans.ts'
export { familyOf } from './familyOf.ts'
export { fluteFindings } from './fluteFindings.ts'
export { fluteOf } from './fluteOf.ts'
export { type Flute, type FluteCode, flutes } from './flutes.ts'
export { type FluteWave, fluteWaves } from './fluteWaves.ts'
export { type FoldedFlat, type FoldedFlatOptions, foldedFlat } from './foldedFlat.ts'
export { isOwnCode } from './isOwnCode.ts'
export { asStyle, type OwnStyle } from './ownStyle.ts'
export type { Hinge, HingeRule, Panel, PanelRole, Side } from './panel.ts'
export { panelOutline } from './panelOutline.ts'
export type { PlacedPanel } from './placePanels.ts'
export type { Rule, RuleLine } from './ruleLine.ts'
export type { Problem, Size } from './size.ts'
export type { Point, Stroke } from './stroke.ts'
export { strokeLength } from './strokeLength.ts'
export { strokePoints } from './strokePoints.ts'
export { styleOf } from './styleOf.ts'
export {
  type DepthRule,
  type Family,
  type FlapStyle,
  type Style,
  type StyleGroup,
  styleGroups,
  styles,
} from './styles.ts'
export type { Axis, OpenFace, StyleTable } from './styleTable.ts'
export { styleTableFaults } from './styleTableFaults.ts'
export { styleTables } from './styleTables.ts'
export type { Seat, Vector } from './template.ts'
export { usualSize } from './usualSize.ts'
export { withAllowances } from './withAllowances.ts'
export { writeStyleTable } from './writeStyleTable.ts'
