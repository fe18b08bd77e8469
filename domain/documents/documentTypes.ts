/** What a document is about. The first six: 000 §3; the others are our own. */
export const documentTypes = [
  { code: 'QUOTE', label: 'Quote' },
  { code: 'QUOTE_ARCHIVE', label: 'Quote archive' },
  { code: '1UPARTDESIGN', label: '1-up art design' },
  { code: '1UPARTDESIGN (MANUAL)', label: '1-up art design (manual)' },
  { code: 'GLAMAART_ONLY', label: 'Art only' },
  { code: 'GLAMAPAK_ART', label: 'Packaging art' },
  { code: 'DRAWING', label: 'Drawing' },
  { code: 'CUSTOMER', label: "Customer's document" },
  { code: 'OTHER', label: 'Other' },
] as const

export type DocumentType = (typeof documentTypes)[number]['code']

/** What a document type is called on the screen. */
export const documentTypeLabel = (code: string): string =>
  documentTypes.find(type => type.code === code)?.label ?? code
