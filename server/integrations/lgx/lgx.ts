import type { LgxPallet, ProductSpecification } from './productSpecification.ts'

/** The ERP and logistics system, as far as the product asks it anything. */
export interface Lgx {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'built-in' | 'http'
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /** Whether the customer has a product with this code there. */
  productExists(customerCode: string, productCode: string): Promise<boolean>
  /** How a product of a plant is made, for its costing; null when there is no such product. */
  productSpecification(plantCode: string, productId: string): Promise<ProductSpecification | null>
  /** The pallets it knows. */
  pallets(): Promise<LgxPallet[]>
}
