import type { RateInput } from '#contract/rates'

/** What the fields of rates are called. */
export const labels: Readonly<Record<keyof RateInput, string>> = {
  plantCode: 'Plant',
  rate: 'Rate',
  value: 'Value',
  isActive: 'In use',
}
