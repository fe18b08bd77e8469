import type { CatalogueMaster } from '#contract/catalogueMasters'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of the catalogue as administrators keep it. */
export const catalogueMasters = masterResource({
  name: 'admin/catalogue',
  label: 'Catalogue',
  part: 'Plants and Materials',
  about: 'Products that everybody can choose: industry standard, generic, resizable.',
  recordRepresentation: ({ productId, productDescription }: CatalogueMaster) =>
    `${productId} ${productDescription}`,
})
