import { z } from 'zod'
import { masterRights } from '#domain/access'
import { catalogueCategories, catalogueFindings, type StyleWord, styleWordNames } from '#domain/catalogue'
import { text } from '#domain/messages'
import { productGroups, productTypes } from '#domain/quoteItem'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, storedNumber } from './listQuery.ts'
import {
  MasterUpload,
  MasterUploadAnswer,
  masterCode,
  masterFilter,
  masterParts,
  requiredText,
} from './masters.ts'

const codesOf = <Code extends string>(all: readonly { readonly code: Code }[]) => all.map(({ code }) => code)

const words = (longest: number) => z.string().trim().max(longest)
const millimetres = z.number(text('formNumeric')).min(0).max(100_000).nullable()

const styleWords = Object.fromEntries(styleWordNames.map(name => [name, words(60)])) as Record<
  StyleWord,
  ReturnType<typeof words>
>

const catalogueFields = {
  productId: masterCode('Product', 40),
  productDescription: requiredText('Description', 200),
  /** '': it is drawn from the style. */
  productImage: words(400).regex(/^(https?:\/\/.+|\/.+)?$/, text('formRegex')),
  itemCategory: z.enum(catalogueCategories),
  productGroup: z.enum(codesOf(productGroups)),
  productType: z.enum(['', ...codesOf(productTypes)]),
  category: requiredText('Category', 80),
  marketSegment: words(80),
  state: words(10),
  styleCode: words(10),
  length: millimetres,
  width: millimetres,
  depth: millimetres,
  ...styleWords,
  isActive: masterParts.isActive,
}

const checkProduct = ({ issues, value }: z.core.ParsePayload<Parameters<typeof catalogueFindings>[0]>) => {
  for (const { path, message } of catalogueFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

/** A product of the catalogue as administrators enter it; lengths inside, mm. */
export const CatalogueInput = z.object(catalogueFields).check(checkProduct)
export type CatalogueInput = z.infer<typeof CatalogueInput>

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
