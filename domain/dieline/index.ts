/** The drawing of a blank, its file formats, and the folded box: a stand-in for an outside design-automation engine. */
export { artworkPicture } from './artworkPicture.ts'
export { type Bridging, defaultBridging } from './bridgesOf.ts'
export type { DesignFile } from './designFile.ts'
export { type DielineOptions, dieline } from './dieline.ts'
export { type DimensionChains, dimensionChains } from './dimensionChains.ts'
export { fileStem } from './fileStem.ts'
export { type FoldedPanel, type FoldModel, fold } from './fold.ts'
export { foldFaces, type SeenFace, type SeenFold } from './foldFaces.ts'
export { type FoldFault, foldFaults } from './foldFaults.ts'
export { foldPicture, type View } from './foldPicture.ts'
export { type LayerLook, layers } from './layers.ts'
export { type ManufacturingOptions, manufacturingLayout } from './manufacturingLayout.ts'
export type {
  ArcEntity,
  Bounds,
  Dieline,
  DielineHinge,
  DielinePanel,
  Entity,
  Layer,
  LineEntity,
  TextEntity,
} from './model.ts'
export { notice } from './notice.ts'
export { ownStyleFaults } from './ownStyleFaults.ts'
export { type RuleTotal, ruleTotals } from './ruleTotals.ts'
export { shownFolded } from './shownFolded.ts'
export { type NumberUp, stepAndRepeat } from './stepAndRepeat.ts'
export { structuralDesign } from './structuralDesign.ts'
export { toCf2 } from './toCf2.ts'
export { toDxf } from './toDxf.ts'
export { toEps } from './toEps.ts'
export { toPdf } from './toPdf.ts'
export { toSvg } from './toSvg.ts'
