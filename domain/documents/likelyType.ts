import { entryUnder } from '#domain/tables'
import type { DocumentType } from './documentTypes.ts'
import { extensionOf } from './fileKinds.ts'

const byExtension: Readonly<Record<string, DocumentType>> = {
  eps: '1UPARTDESIGN',
  ai: '1UPARTDESIGN',
  dxf: 'DRAWING',
  dwg: 'DRAWING',
  cf2: 'DRAWING',
  svg: 'DRAWING',
  ard: 'DRAWING',
  mfg: 'DRAWING',
  msg: 'CUSTOMER',
  eml: 'CUSTOMER',
}

/** What a file with this name most likely is, for a form to begin with. */
export const likelyType = (fileName: string): DocumentType =>
  entryUnder(byExtension, extensionOf(fileName)) ?? 'OTHER'
