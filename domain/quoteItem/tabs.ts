/** Tab keys of the quote item, in the order of the strip (specification 001 §2). */
export const tabKeys = [
  'overview',
  'copychanges',
  'print',
  'pallet',
  'gpallet',
  'design',
  'designPrint',
  'price',
  'appr',
  'files',
  'commentwf',
  'delivery',
  'genprice',
  'preprintDesign',
  'preprintCost',
  'claims',
  'nw',
  'wf',
] as const
export type TabKey = (typeof tabKeys)[number]

/** Workflow validation ids of the tabs that have one. */
export const validationTabIds: Readonly<Partial<Record<TabKey, number>>> = {
  overview: 1,
  print: 2,
  design: 3,
  pallet: 4,
  price: 5,
  appr: 6,
  delivery: 9,
  genprice: 10,
  preprintDesign: 11,
  preprintCost: 12,
  claims: 13,
  designPrint: 15,
  gpallet: 16,
}
