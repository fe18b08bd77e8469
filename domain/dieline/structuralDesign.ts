import { type Blank, withAllowances } from '#domain/boxGeometry'
import { crc32 } from './crc32.ts'
import type { DesignFile } from './designFile.ts'
import { dieline } from './dieline.ts'
import { fileStem } from './fileStem.ts'
import { notice } from './notice.ts'

/**
 * The structural source of a design, `<project>.ard.json`, schema `structural-design/1`: style, size, flute, allowances, and
 * for every piece its panel tree and its drawing, with a CRC-32 of everything before it.
 * It stands where an ArtiosCAD file would stand and says that it isn't one: that format is proprietary and is not written.
 */
export function structuralDesign(project: string, blank: Blank): DesignFile {
  const { style, size, formedSize, flute, options, masterDataVersion, additionalTrim, warnings } = blank
  const { allowances, flutes: _master, ...asked } = options
  const content = {
    schema: 'structural-design/1',
    notice,
    project,
    masterDataVersion,
    style,
    size,
    formedSize,
    flute,
    options: asked,
    allowances: withAllowances(allowances),
    additionalTrim,
    warnings,
    pieces: blank.pieces.map(piece => ({
      name: piece.name,
      quantity: piece.quantity,
      size: piece.size,
      sheetLength: piece.sheetLength,
      sheetWidth: piece.sheetWidth,
      corrCreases: piece.corrCreases,
      ffgCreases: piece.ffgCreases,
      ruleLengths: piece.ruleLengths,
      areas: piece.areas,
      panelTree: piece.root,
      dieline: dieline(blank, { piece, glue: true }),
    })),
  }
  const checksum = `crc32:${crc32(JSON.stringify(content))}`
  return {
    fileName: `${fileStem(project)}.ard.json`,
    mediaType: 'application/json',
    text: `${JSON.stringify({ ...content, checksum }, null, 2)}\n`,
  }
}
