import type { z } from 'zod'
import type { LgxCustomer, LgxCustomerPlant, LgxForme, ProductPrices } from '#contract/lgx'
import type {
  CreatedProduct,
  CustomerPlant,
  NewProduct,
  ProductChange,
  ProductIdentity,
} from './newProduct.ts'
import type { LgxPallet, ProductSpecification } from './productSpecification.ts'

/** What of a forme is asked for; '' asks for any. */
export interface FormeQuery {
  /** Its code begins so. */
  readonly formeCode: string
  readonly countryCode: string
  readonly plantCode: string
}

/** The ERP and logistics system, as far as the product asks it anything. What it does not answer in time is a problem. */
export interface Lgx {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'built-in' | 'http'
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /** Whether the customer has a product with this code there. */
  productExists(customerCode: string, productCode: string): Promise<boolean>
  /** How a product of a plant is made, for its costing; null when there is no such product. */
  productSpecification(plantCode: string, productId: string): Promise<ProductSpecification | null>
  /** What a product costs the customer, and until when; null when there is no such product. */
  prices(product: ProductIdentity): Promise<ProductPrices | null>
  /** The pallets it knows. */
  pallets(): Promise<LgxPallet[]>
  /** Makes a product, once for each reference: who asks again is answered with the first. */
  createProduct(product: NewProduct): Promise<CreatedProduct>
  /** Changes a product; false when there is no such product. */
  changeProduct(product: ProductIdentity, change: ProductChange): Promise<boolean>
  /** Changes where a customer's products are made by default; false when there is no such customer. */
  changeCustomerPlant(plant: CustomerPlant): Promise<boolean>
  /** Customers with these words in code, name or ABN, at most 100. */
  customers(filter: string): Promise<z.infer<typeof LgxCustomer>[]>
  /** Where products of a customer can be made, the default first; null when there is no such customer. */
  customerPlants(customerCode: string): Promise<z.infer<typeof LgxCustomerPlant>[] | null>
  /** Formes, at most 100. */
  formes(query: FormeQuery): Promise<z.infer<typeof LgxForme>[]>
}
