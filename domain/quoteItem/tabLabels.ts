import type { TabKey } from './tabs.ts'

/** What a tab is called on the screen. Source: decision N45. */
export const tabLabels: Readonly<Record<TabKey, string>> = {
  overview: 'Overview',
  copychanges: 'Copy Changes',
  print: 'Print',
  pallet: 'Pallet',
  gpallet: 'Goods Pallet',
  design: 'Design',
  designPrint: 'Design Print',
  price: 'Price',
  appr: 'Approval',
  files: 'Files',
  commentwf: 'Comments & Workflow',
  delivery: 'Delivery',
  genprice: 'Price',
  preprintDesign: 'Preprint Design',
  preprintCost: 'Preprint Cost',
  claims: 'Use & Claims',
  nw: 'New Work',
  wf: 'Workflow',
}
