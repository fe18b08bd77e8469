import type { ExistingProduct } from '#contract/customer'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of existing products: read here, changed by their own calls. */
export const products = listResource({
  name: 'products',
  label: 'Existing Products',
  recordRepresentation: ({ productCode, description }: ExistingProduct) => `${productCode} ${description}`,
})
