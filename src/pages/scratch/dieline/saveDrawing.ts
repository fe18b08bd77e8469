import type { Blank, BlankPiece } from '#domain/boxGeometry'
import { type Dieline, dieline, toDxf, toPdf, toSvg } from '#domain/dieline'

const formats = {
  svg: { mediaType: 'image/svg+xml', write: (drawing: Dieline) => toSvg(drawing) },
  dxf: { mediaType: 'image/vnd.dxf', write: toDxf },
  pdf: { mediaType: 'application/pdf', write: toPdf },
} as const

export type DrawingFormat = keyof typeof formats

export const drawingFormats = Object.keys(formats) as DrawingFormat[]

/** The drawing of a piece as a file: its name, its kind, its text. */
export function drawingFile(blank: Blank, piece: BlankPiece, format: DrawingFormat) {
  const { style, flute, size, pieces } = blank
  const { mediaType, write } = formats[format]
  const box = `${style.code}-${flute.code}-${size.length}x${size.width}x${size.depth}`
  const part = pieces.length > 1 ? `-${piece.name.replace(/\s+/g, '-')}` : ''
  const drawing = dieline(blank, { piece, dimensions: true, glue: true, names: true, sizes: true })
  return { name: `${box}${part}.${format}`, mediaType, text: write(drawing) }
}

/** Hands the drawing of a piece to the browser's downloads. */
export function saveDrawing(blank: Blank, piece: BlankPiece, format: DrawingFormat): void {
  const { name, mediaType, text } = drawingFile(blank, piece, format)
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
