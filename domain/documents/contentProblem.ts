import { contentOf, isDrawing, isWebPage } from './contentOf.ts'
import { type Content, fileKindOf } from './fileKinds.ts'

const contentNames: Readonly<Record<Content, string>> = {
  pdf: 'a PDF',
  postscript: 'PostScript',
  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  gif: 'a GIF picture',
  webp: 'a WebP picture',
  tiff: 'a TIFF picture',
  dwg: 'a DWG drawing',
  zip: 'a ZIP archive',
  office: 'an Office file of the old kind',
  markup: 'markup',
  program: 'a program',
  text: 'plain text',
  other: 'something else',
}

/**
 * What is wrong with a file whose content begins so, as a sentence; '' when its content is what its name says. `head`:
 * its first 4096 bytes, or all of it. The content counts, not only the name (decision N35); the wording is our own.
 */
export function contentProblem(fileName: string, head: Uint8Array): string {
  const kind = fileKindOf(fileName)
  if (kind === null) return ''
  if (head.length === 0) return `${fileName} is empty.`
  const content = contentOf(head)
  const isPage = (content === 'markup' || content === 'text') && isWebPage(head)
  const isAsSaid =
    kind.contents.includes(content) && !isPage && (kind.mediaType !== 'image/svg+xml' || isDrawing(head))
  if (isAsSaid) return ''
  const found = isPage ? 'a web page' : contentNames[content]
  return `${fileName} is called a ${kind.label}, but its content is ${found}.`
}
