import type { Blank, BlankPiece } from '#domain/boxGeometry'
import { type Bridging, defaultBridging } from './bridgesOf.ts'
import type { DesignFile } from './designFile.ts'
import { dieline } from './dieline.ts'
import { fileStem } from './fileStem.ts'
import { notice } from './notice.ts'
import { ruleTotals } from './ruleTotals.ts'
import { type NumberUp, stepAndRepeat } from './stepAndRepeat.ts'
import { toCf2 } from './toCf2.ts'
import { toDxf } from './toDxf.ts'
import { toPdf } from './toPdf.ts'

export interface ManufacturingOptions {
  readonly numberUp?: NumberUp
  readonly bridging?: Bridging
}

const single: NumberUp = { across: 1, along: 1, gap: 0 }

const filesOf = (
  stem: string,
  blank: Blank,
  piece: BlankPiece,
  { numberUp = single, bridging = defaultBridging }: ManufacturingOptions,
): DesignFile[] => {
  const layout = stepAndRepeat(dieline(blank, { piece }), numberUp)
  const totals = {
    schema: 'manufacturing-layout/1',
    notice,
    piece: piece.name,
    quantityPerSet: piece.quantity,
    numberUp: { ...numberUp, total: numberUp.across * numberUp.along },
    layout: { unit: 'mm', width: layout.width, height: layout.height },
    bridging,
    rules: ruleTotals(layout, bridging),
  }
  return [
    { fileName: `${stem}.dxf`, mediaType: 'image/vnd.dxf', text: toDxf(layout) },
    { fileName: `${stem}.cf2`, mediaType: 'text/plain', text: toCf2(layout, bridging) },
    { fileName: `${stem}.pdf`, mediaType: 'application/pdf', text: toPdf(layout) },
    { fileName: `${stem}.json`, mediaType: 'application/json', text: `${JSON.stringify(totals, null, 2)}\n` },
  ]
}

/**
 * The manufacturing files of a design: for the first piece `<project>-mfg.dxf`, `.cf2`, `.pdf` and `.json`, for each other
 * piece of a set `<project>-mfg-<piece>…`. A layout repeats the blank as often as asked; the JSON has the rule totals (mm)
 * and the bridges. They stand where ArtiosCAD's manufacturing file would stand and say that they aren't one.
 */
export function manufacturingLayout(
  project: string,
  blank: Blank,
  options: ManufacturingOptions = {},
): DesignFile[] {
  const stem = `${fileStem(project)}-mfg`
  return blank.pieces.flatMap((piece, index) =>
    filesOf(index === 0 ? stem : `${stem}-${fileStem(piece.name)}`, blank, piece, options),
  )
}
