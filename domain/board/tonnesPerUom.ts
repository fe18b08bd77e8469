/** Tonnes of board in one costing unit: m² a carton × g/m² of board × cartons a unit. */
export function tonnesPerUom(unitSqm: number, boardGsm: number, uom: number): number {
  return (unitSqm * boardGsm * uom) / 1_000_000
}
