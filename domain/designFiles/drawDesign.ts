import type { Blank, BlankPiece } from '#domain/boxGeometry'
import {
  artworkPicture,
  type DesignFile,
  dieline,
  fileStem,
  fold,
  foldPicture,
  manufacturingLayout,
  shownFolded,
  structuralDesign,
  toCf2,
  toDxf,
  toPdf,
  toSvg,
} from '#domain/dieline'
import { type ConfirmedDesign, confirmedOf } from './confirmedDesign.ts'
import type { DesignFileRole } from './designFileRoles.ts'
import { blankOfOrder, type DesignOrder, type OrderProblem } from './designOrder.ts'

/** A file of a design, as text. */
export interface DrawnFile extends DesignFile {
  readonly role: DesignFileRole
}

export type DrawnDesign =
  | {
      readonly ok: true
      readonly ardFileName: string
      readonly mfgFileName: string
      readonly files: readonly DrawnFile[]
      readonly confirmed: ConfirmedDesign
    }
  | { readonly ok: false; readonly problems: readonly OrderProblem[] }

const file = (role: DesignFileRole, fileName: string, mediaType: string, text: string): DrawnFile => ({
  role,
  fileName,
  mediaType,
  text,
})

function drawingsOf(stem: string, blank: Blank, piece: BlankPiece): DrawnFile[] {
  // What a machine reads has the rules and nothing else; what a person reads has sizes and names.
  const rules = dieline(blank, { piece })
  const explained = dieline(blank, { piece, dimensions: true, glue: true, names: true, sizes: true })
  return [
    file('dxf', `${stem}.dxf`, 'image/vnd.dxf', toDxf(rules)),
    file('cf2', `${stem}.cf2`, 'application/octet-stream', toCf2(rules)),
    file('pdf', `${stem}.pdf`, 'application/pdf', toPdf(explained)),
    file('svg', `${stem}.svg`, 'image/svg+xml', toSvg(rules)),
  ]
}

/** The manufacturing layout: the stand-in for an MFG file, and the forme as DXF and CF2 where it cuts more than one blank. */
function layoutOf(stem: string, project: string, blank: Blank, { numberUp }: DesignOrder): DrawnFile[] {
  const made = manufacturingLayout(project, blank, { numberUp })
  const totals = made.filter(({ mediaType }) => mediaType === 'application/json')
  const mfg = {
    schema: 'manufacturing-layouts/1',
    layouts: totals.map(({ text }) => JSON.parse(text) as unknown),
  }
  const isRepeated = numberUp.across * numberUp.along > 1
  const formes = isRepeated ? made.filter(({ fileName }) => /\.(?:dxf|cf2)$/.test(fileName)) : []
  return [
    file('mfg', `${stem}.mfg`, 'application/octet-stream', `${JSON.stringify(mfg, null, 2)}\n`),
    ...formes.map((each): DrawnFile => ({ ...each, role: 'layout' })),
  ]
}

/**
 * The files of a design, made from our own dieline: DXF, CF2, PDF and SVG of every piece, pictures flat, folded and of the
 * artwork, and what stands in for the ARD and the MFG file, which says so in itself.
 */
export function drawDesign(order: DesignOrder): DrawnDesign {
  const drawn = blankOfOrder(order)
  if (!drawn.ok) return { ok: false, problems: drawn.problems }
  const { blank } = drawn
  const project = order.project === '' ? order.reference : order.project
  const stem = fileStem(project)
  const title = `${order.reference} ${blank.style.code}`
  const [ardFileName, mfgFileName] = [`${stem}.ard`, `${stem}.mfg`]
  // Pictures are looked at small: what is read off them, and their lines, are as large as the blank asks.
  const extent = Math.max(blank.sheetLength, blank.sheetWidth)
  const [lettering, stroke] = [extent / 45, extent / 400]
  const flat = dieline(blank, { dimensions: true, glue: true, names: true, sizes: true, lettering })
  const files = [
    file('ard', ardFileName, 'application/octet-stream', structuralDesign(project, blank).text),
    ...layoutOf(stem, project, blank, order),
    ...blank.pieces.flatMap((piece, index) =>
      drawingsOf(index === 0 ? stem : `${stem}-${fileStem(piece.name)}`, blank, piece),
    ),
    file('2d', `${stem}-2d.svg`, 'image/svg+xml', toSvg(flat, '', stroke)),
    file('3d', `${stem}-3d.svg`, 'image/svg+xml', foldPicture(fold(blank, shownFolded(blank)), { title })),
    file('artwork', `${stem}-artwork.svg`, 'image/svg+xml', artworkPicture(flat, undefined, stroke)),
  ]
  return { ok: true, ardFileName, mfgFileName, files, confirmed: confirmedOf(blank) }
}
