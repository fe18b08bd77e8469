export interface StrappingType {
  readonly code: string
  readonly name: string
  /** What each strap needs beyond its way around the load, in mm. */
  readonly tail: number
}

/** The tail of 300 mm is a rule of thumb; the types are our own. */
export const strappingTypes: readonly StrappingType[] = [
  { code: 'PP12', name: 'Polypropylene 12 mm', tail: 300 },
  { code: 'PET16', name: 'Polyester 16 mm', tail: 300 },
  { code: 'STEEL19', name: 'Steel 19 mm', tail: 300 },
]
