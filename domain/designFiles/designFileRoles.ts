/** What a file of a design is for. Source: 002 §3 (2D, 3D, artwork); the others are our own. */
export const designFileRoles = {
  ard: 'ARD',
  mfg: 'MFG',
  dxf: 'DXF',
  cf2: 'CF2',
  pdf: 'PDF',
  svg: 'SVG',
  layout: 'Forme layout',
  '2d': '2D picture',
  '3d': '3D picture',
  artwork: 'Artwork picture',
  other: 'Other',
} as const

export type DesignFileRole = keyof typeof designFileRoles

/** The pictures of a design that pages show. */
const designPictures = ['2d', '3d', 'artwork'] as const satisfies readonly DesignFileRole[]
export type DesignPicture = (typeof designPictures)[number]
