/** The inside of a truck that pallets stand in, mm, and what it may carry, kg. */
export interface TruckType {
  /** As the truck type of a delivery. */
  readonly code: string
  readonly name: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly payloadKg: number
}

/** Typical insides of the truck types of a delivery, our own; a customer who picks up brings a truck of their own. */
export const truckTypes: readonly TruckType[] = [
  { code: 'STD', name: 'Standard truck', length: 8400, width: 2440, height: 2600, payloadKg: 10_000 },
  { code: 'TAUT', name: 'Tautliner', length: 13_700, width: 2440, height: 2750, payloadKg: 24_000 },
  { code: 'PANTEC', name: 'Pantech', length: 13_600, width: 2420, height: 2700, payloadKg: 23_000 },
  { code: 'TAIL', name: 'Tail lift', length: 7200, width: 2400, height: 2400, payloadKg: 7000 },
  { code: 'BDBL', name: 'B-double', length: 20_600, width: 2440, height: 2750, payloadKg: 38_000 },
]
