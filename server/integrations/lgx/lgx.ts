/** The ERP and logistics system, as far as the product asks it anything. */
export interface Lgx {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'built-in' | 'http'
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /** Whether the customer has a product with this code there. */
  productExists(customerCode: string, productCode: string): Promise<boolean>
}
