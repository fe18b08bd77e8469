import type { TruckType } from '../masterData/truckTypes.ts'

type Inside = Pick<TruckType, 'length' | 'width' | 'height' | 'payloadKg'>

const parts = ['length', 'width', 'height', 'payloadKg'] as const

/** Whether pallets can be counted into a truck: the whole inside, mm, and the payload, kg, are entered. */
export const isInsideKnown = (truck: Inside): boolean => parts.every(part => truck[part] > 0)

/** What of a truck's inside and payload is left out while the rest is entered, by field. Our own rule. */
export function truckInsideFindings(truck: Inside): { path: keyof Inside; message: string }[] {
  const missing = parts.filter(part => !(truck[part] > 0))
  return missing.length === parts.length
    ? []
    : missing.map(path => ({ path, message: 'Enter the whole inside and the payload, or none of it.' }))
}
