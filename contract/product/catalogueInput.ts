import { z } from 'zod'
import { catalogueCategories, catalogueFindings, type StyleWord, styleWordNames } from '#domain/catalogue'
import { text } from '#domain/messages'
import { productGroups, productTypes } from '#domain/quoteItem'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

const codesOf = <Code extends string>(all: readonly { readonly code: Code }[]) => all.map(({ code }) => code)

const words = (longest: number) => z.string().trim().max(longest)
const millimetres = z.number().min(0).max(100_000).nullable()

const styleWords = Object.fromEntries(styleWordNames.map(name => [name, words(60)])) as Record<
  StyleWord,
  ReturnType<typeof words>
>

/** What is kept of a product of the catalogue. */
export const catalogueFields = {
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

/** Says at their fields what is wrong with a product. */
export const checkProduct = ({
  issues,
  value,
}: z.core.ParsePayload<Parameters<typeof catalogueFindings>[0]>) => {
  for (const { path, message } of catalogueFindings(value))
    issues.push({ code: 'custom', input: value, path: [path], message })
}

/** A product of the catalogue as administrators enter it; lengths inside, mm. */
export const CatalogueInput = z.object(catalogueFields).check(checkProduct)
export type CatalogueInput = z.infer<typeof CatalogueInput>
