/** Types of orders (000 §3, decision N18), with the kind of vendor that takes them. */
export const orderTypes = [
  { code: 'NEWWORK', label: 'New work', vendorType: 'Formes', isHidden: false },
  { code: 'FORME', label: 'Forme', vendorType: 'Formes', isHidden: false },
  { code: 'STEREO', label: 'Stereo', vendorType: 'Artwork', isHidden: false },
  { code: 'ARTWORK', label: 'Artwork', vendorType: 'Artwork', isHidden: false },
  { code: 'SAMPLE', label: 'Sample', vendorType: 'Formes', isHidden: false },
  { code: 'REPAIR', label: 'Repair', vendorType: 'Formes', isHidden: false },
  { code: 'REJECTORDER', label: 'Rejected order', vendorType: 'Formes', isHidden: true },
] as const

export type OrderType = (typeof orderTypes)[number]['code']

export const orderTypeCodes = orderTypes.map(type => type.code) as [OrderType, ...OrderType[]]

/** Kinds of vendors (002 §9). */
export const vendorTypes = ['Formes', 'Artwork'] as const
export type VendorType = (typeof vendorTypes)[number]

/** The label of an order type; an unknown code is its own. */
export const orderTypeLabel = (code: string): string =>
  orderTypes.find(type => type.code === code)?.label ?? code
