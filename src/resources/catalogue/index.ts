import type { CatalogueProduct } from '#contract/product'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of the catalogue: read here, kept under Admin. */
export const catalogue = listResource({
  name: 'prodcat',
  label: 'Browse Catalogue',
  recordRepresentation: ({ productDescription }: CatalogueProduct) => productDescription,
})
