import type { CatalogueProduct, product } from '#contract/product'
import type { Database } from '../../../database/database.ts'
import type { Handlers } from '../../../http/mount.ts'
import { orNotFound } from '../../masters/orNotFound.ts'
import { saveMaster } from '../../masters/saveMaster.ts'
import { uploadMaster } from '../../masters/uploadMaster.ts'
import type { CatalogueAnswers } from './catalogueAnswers.ts'
import { catalogueMaster, catalogueMasterList } from './catalogueMaster.ts'
import { catalogueUpload } from './catalogueUpload.ts'

/** Answered at once where no range is asked for. */
const atMost = 200
const wholeCategory = 5000

/** The products by their category, in the order in which they come. */
function byCategory(products: readonly CatalogueProduct[]) {
  const categories = new Map<string, CatalogueProduct[]>()
  for (const entry of products) {
    categories.set(entry.category, [...(categories.get(entry.category) ?? []), entry])
  }
  return [...categories].map(([category, entries]) => ({
    categoryId: category.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_'),
    category,
    products: entries,
  }))
}

/** Handlers of the product service: the catalogue, and what it answers until it changes. */
export function catalogueHandlers(db: Database, answers: CatalogueAnswers): Handlers<typeof product> {
  return {
    search: ({ query: { Keyword, ProductGroup, filter = {}, sort, range = [0, atMost - 1] } }) => {
      const q = [filter.q ?? '', Keyword].join(' ').trim()
      return answers.page({ sort, range, filter: { ...filter, q, productGroup: ProductGroup } })
    },
    searchCategory: async ({ query: { itemCat } }) => {
      const filter = { itemCategory: [itemCat] }
      return byCategory((await answers.page({ filter, range: [0, wholeCategory - 1] })).rows)
    },
    lookup: ({ query: { filter = {}, ProductGroup } }) =>
      answers.filters({ ...filter, productGroup: ProductGroup }),
    catalogueMasters: ({ query }) => catalogueMasterList.page(db, query),
    saveCatalogueProduct: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, catalogueMaster, { key: id, version, input })
      answers.forget()
      return orNotFound(await catalogueMasterList.read(db, key), 'The product')
    },
    uploadCatalogue: async ({ person, body }) => {
      const outcomes = await uploadMaster(db, person, catalogueUpload, body)
      if (!body.dryRun) answers.forget()
      return { outcomes }
    },
  }
}
