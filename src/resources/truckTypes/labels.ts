import type { TruckTypeInput } from '#contract/trucks'

/** What the fields of truck types are called. */
export const labels: Readonly<Record<keyof TruckTypeInput, string>> = {
  code: 'Code',
  name: 'Name',
  length: 'Inside length',
  width: 'Inside width',
  height: 'Inside height',
  payloadKg: 'Payload',
  isActive: 'In use',
}
