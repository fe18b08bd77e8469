/** What a cell of an uploaded file holds: codes are set apart by commas or semicolons. */
export type CellKind = 'text' | 'number' | 'numberOrNone' | 'codes' | 'yesNo'

/** The fields of each kind of master that a file can bring in, in the order of a file's columns; the first one names it. */
export const uploadFields = {
  user: {
    login: 'text',
    name: 'text',
    email: 'text',
    about: 'text',
    roles: 'codes',
    workGroups: 'codes',
    salesReps: 'codes',
    assistants: 'codes',
    defaultState: 'text',
    defaultPlant: 'text',
    isActive: 'yesNo',
  },
  boardGrade: {
    code: 'text',
    description: 'text',
    flute: 'text',
    plies: 'number',
    strengthIndicator: 'number',
    makeUp: 'text',
    gsm: 'number',
    caliperMm: 'number',
    isActive: 'yesNo',
  },
  catalogueProduct: {
    productId: 'text',
    productDescription: 'text',
    itemCategory: 'text',
    productGroup: 'text',
    productType: 'text',
    category: 'text',
    marketSegment: 'text',
    state: 'text',
    styleCode: 'text',
    length: 'numberOrNone',
    width: 'numberOrNone',
    depth: 'numberOrNone',
    bottomFlapVariantDesc: 'text',
    topFlapVariantDesc: 'text',
    glueLapVariantDesc: 'text',
    glueCodeDesc: 'text',
    diecutTypeDesc: 'text',
    diecutVariantDesc: 'text',
    openingVariantDesc: 'text',
    machineErectedDesc: 'text',
    closureDesc: 'text',
    shelfReadyDesc: 'text',
    styleVariantDesc: 'text',
    cellsCoresDesc: 'text',
    productImage: 'text',
    isActive: 'yesNo',
  },
} as const satisfies Record<string, Readonly<Record<string, CellKind>>>

/** The most lines that one file may bring in: each is saved as by its form, one after the other. */
export const mostUploadLines = 500
