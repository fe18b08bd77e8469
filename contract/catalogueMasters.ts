import { z } from 'zod'
import { masterRights } from '#domain/access'
import { catalogueCategories } from '#domain/catalogue'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'
import { MasterUpload, MasterUploadAnswer } from './masters.ts'
import { catalogueFields, checkProduct } from './product/catalogueInput.ts'

export { CatalogueInput } from './product/catalogueInput.ts'

const ids = { id: storedNumber, version: masterParts.version }

/** A product of the catalogue as administrators keep it. */
export const CatalogueMaster = z.object({ ...catalogueFields, ...ids }).meta({ id: 'CatalogueMaster' })
export type CatalogueMaster = z.infer<typeof CatalogueMaster>

/** Calls about the products of the catalogue as administrators keep them; part of the product service. */
export const catalogueMasterCalls = {
  catalogueMasters: endpoint({
    method: 'GET',
    path: '/product/Catalogue',
    summary: 'The products of the catalogue as administrators keep them; those in use unless told',
    right: masterRights.catalogueProduct,
    query: listQuery(
      z.object({
        ...masterFilter,
        ids: z.array(storedNumber).max(1000).optional(),
        itemCategory: z.enum(catalogueCategories).optional(),
      }),
    ),
    response: z.array(CatalogueMaster),
    list: true,
  }),
  saveCatalogueProduct: endpoint({
    method: 'POST',
    path: '/product/Catalogue',
    summary: 'Save a product of the catalogue, or make a new one (id and version 0)',
    right: masterRights.catalogueProduct,
    body: z.object({ ...catalogueFields, ...ids }).check(checkProduct),
    response: CatalogueMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
  uploadCatalogue: endpoint({
    method: 'POST',
    path: '/product/Catalogue/Bulk',
    summary: 'Add and change many products of the catalogue; a dry run says what each line would do',
    right: masterRights.catalogueProduct,
    body: MasterUpload,
    response: MasterUploadAnswer,
  }),
} satisfies Service
