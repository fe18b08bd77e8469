import { entryUnder } from '#domain/tables'

/** What a file says of itself in its first bytes. */
export type Content =
  | 'pdf'
  | 'postscript'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'tiff'
  | 'dwg'
  | 'zip'
  | 'office'
  | 'markup'
  | 'program'
  | 'text'
  | 'other'

/** A kind of file that items take. */
export interface FileKind {
  readonly label: string
  readonly mediaType: string
  /** What its content may begin as. */
  readonly contents: readonly Content[]
  /** How a browser can show it without help from outside. */
  readonly preview: 'pdf' | 'picture' | null
  /** Whether it says how the product is made: a drawing, or what is cut or printed by. */
  readonly isDesign: boolean
}

const kind = (
  label: string,
  mediaType: string,
  contents: readonly Content[],
  { preview = null, isDesign = false }: Partial<Pick<FileKind, 'preview' | 'isDesign'>> = {},
): FileKind => ({ label, mediaType, contents, preview, isDesign })

const picture = { preview: 'picture' } as const
const design = { isDesign: true } as const
const zipped = 'application/vnd.openxmlformats-officedocument'

/** The kinds of files by extension: what artwork, drawings and letters about a box come as. The list is our own (N35). */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  pdf: kind('PDF', 'application/pdf', ['pdf'], { preview: 'pdf', isDesign: true }),
  eps: kind('EPS', 'application/postscript', ['postscript'], design),
  ai: kind('Illustrator file', 'application/illustrator', ['pdf', 'postscript'], design),
  png: kind('PNG picture', 'image/png', ['png'], picture),
  jpg: kind('JPEG picture', 'image/jpeg', ['jpeg'], picture),
  jpeg: kind('JPEG picture', 'image/jpeg', ['jpeg'], picture),
  gif: kind('GIF picture', 'image/gif', ['gif'], picture),
  webp: kind('WebP picture', 'image/webp', ['webp'], picture),
  svg: kind('SVG drawing', 'image/svg+xml', ['markup'], { preview: 'picture', isDesign: true }),
  tif: kind('TIFF picture', 'image/tiff', ['tiff']),
  tiff: kind('TIFF picture', 'image/tiff', ['tiff']),
  dxf: kind('DXF drawing', 'image/vnd.dxf', ['text', 'other'], design),
  dwg: kind('DWG drawing', 'image/vnd.dwg', ['dwg'], design),
  cf2: kind('CF2 drawing', 'application/octet-stream', ['text'], design),
  ard: kind('ARD design', 'application/octet-stream', ['other', 'text', 'zip', 'office'], design),
  mfg: kind('MFG design', 'application/octet-stream', ['other', 'text', 'zip', 'office'], design),
  docx: kind('Word document', `${zipped}.wordprocessingml.document`, ['zip']),
  xlsx: kind('Excel workbook', `${zipped}.spreadsheetml.sheet`, ['zip']),
  csv: kind('CSV file', 'text/csv', ['text']),
  txt: kind('text file', 'text/plain', ['text']),
  xml: kind('XML file', 'application/xml', ['markup']),
  msg: kind('Outlook message', 'application/vnd.ms-outlook', ['office']),
  eml: kind('mail message', 'message/rfc822', ['text']),
  zip: kind('ZIP archive', 'application/zip', ['zip']),
}

/** The extension of a file's name in small letters, without its dot; '' when it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot <= 0 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** The kind of a file by its name; null for one that items do not take. */
export function fileKindOf(fileName: string): FileKind | null {
  return entryUnder(fileKinds, extensionOf(fileName)) ?? null
}
