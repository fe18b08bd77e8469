import type { CatalogueMaster } from '#contract/catalogueMasters'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of the catalogue as administrators keep it. */
export const catalogueMasters = masterResource({
  name: 'admin/catalogue',
  label: 'Catalogue',
  part: 'Plants and Materials',
  about:
    'What anybody can be sold: industry standards, resizable styles and what is bought in. A file brings in many at once.',
  recordRepresentation: ({ productId, productDescription }: CatalogueMaster) =>
    `${productId} ${productDescription}`,
})
