/** The order UOM of a new price: 1000 for specialties, else the pricing UOM (001 §9). */
export function defaultOrderUom(isSpecialties: boolean, pricingUom: number): number {
  return isSpecialties ? 1000 : pricingUom
}
