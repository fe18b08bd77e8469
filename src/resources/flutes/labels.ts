import type { FluteInput } from '#contract/flutes'

/** What the fields of flutes are called. */
export const labels: Readonly<Record<keyof FluteInput, string>> = {
  plantCode: 'Plant',
  code: 'Code',
  caliper: 'Caliper',
  takeUp: 'Take-up',
  fluteHeight: 'Wave height',
  flutesPerMetre: 'Waves a metre',
  panelAddsInside: 'Panels, lap inside',
  panelAddsOutside: 'Panels, lap outside',
  lapWidth: 'Glue lap',
  halfSlottedFlap: 'Half-slotted, flap',
  halfSlottedDepth: 'Half-slotted, depth',
  regularFlap: 'Regular, flap',
  regularDepth: 'Regular, depth',
  fullOverlapFlap: 'Full overlap, flap',
  fullOverlapDepth: 'Full overlap, depth',
  slot: 'Slot',
  oddHalf: 'Half of an odd width',
  basis: 'Where its figures come from',
  isActive: 'In use',
}
