import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { CatalogueInput, CatalogueMaster } from '#contract/catalogueMasters'
import { familyOf, isOwnCode } from '#domain/boxGeometry'
import { styleWordNames } from '#domain/catalogue'
import { text } from '#domain/messages'
import type { Database } from '../../../database/database.ts'
import { catalogueProducts, catalogueWords, ownStyles } from '../../../database/schema/index.ts'
import { idKey, type Master } from '../../masters/master.ts'
import { amongIds, createMasterList, inState, searched } from '../../masters/masterList.ts'
import { insertedId, storedId } from '../../masters/storedId.ts'

interface CatalogueMasterFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly ids?: readonly number[] | undefined
  readonly itemCategory?: string | undefined
}

const own = catalogueProducts
const { id, productId, productDescription, itemCategory, category, marketSegment, styleCode } = own

const wordFields = Object.fromEntries(
  styleWordNames.map(name => [name, sql`coalesce(${own.styleWords} ->> ${sql.raw(`'${name}'`)}, '')`]),
) as Record<(typeof styleWordNames)[number], SQL<string>>

/** As what comes out of the database is read: its codes were checked when they were saved. */
type Stored = CatalogueMaster
const coded = <Field extends keyof Stored>(column: (typeof own)[Field & keyof typeof own]) =>
  sql<Stored[Field]>`${column}`

export const catalogueMasterList = createMasterList<Stored, CatalogueMasterFilter>({
  name: 'catalogue_masters',
  table: own,
  key: id,
  fields: {
    ...{ id, productId, productDescription, category, marketSegment, styleCode },
    itemCategory: coded<'itemCategory'>(itemCategory),
    productGroup: coded<'productGroup'>(own.productGroup),
    productType: coded<'productType'>(own.productType),
    productImage: own.productImage,
    ...{ state: own.state, length: own.length, width: own.width, depth: own.depth },
    ...wordFields,
    ...{ isActive: own.isActive, version: own.version },
  },
  sorts: {
    ...{ productId, productDescription, itemCategory, category, marketSegment, styleCode },
    isActive: own.isActive,
  },
  otherwise: [asc(productId), asc(id)],
  where: ({ q, state, ids, itemCategory: only }) =>
    and(
      inState(own.isActive, state),
      searched(catalogueWords, q),
      amongIds(id, ids),
      only === undefined ? undefined : eq(itemCategory, only),
    ),
})

/** The style of the company with this code, while it is in use. */
const ownStyleIn = async (tx: Database, wanted: string) =>
  (
    await tx
      .select({ family: ownStyles.family })
      .from(ownStyles)
      .where(and(eq(ownStyles.code, wanted), eq(ownStyles.isActive, true)))
  ).at(0)

const valuesOf = async (tx: Database, input: CatalogueInput): Promise<typeof own.$inferInsert> => ({
  productId: input.productId,
  productDescription: input.productDescription,
  productImage: input.productImage,
  itemCategory: input.itemCategory,
  isGen: input.itemCategory === 'GENERIC',
  productGroup: input.productGroup,
  productType: input.productType,
  category: input.category,
  marketSegment: input.marketSegment,
  state: input.state,
  fefcoGroup: (await ownStyleIn(tx, input.styleCode))?.family ?? familyOf(input.styleCode),
  styleCode: input.styleCode,
  length: input.length,
  width: input.width,
  depth: input.depth,
  styleWords: Object.fromEntries(
    styleWordNames.filter(name => input[name] !== '').map(name => [name, input[name]]),
  ),
  isActive: input.isActive,
})

/** The products of the catalogue. What was quoted of one keeps what it took over. */
export const catalogueMaster: Master<number, CatalogueInput> = {
  kind: 'catalogueProduct',
  one: 'product of the catalogue',
  nameField: 'productId',
  fixedFields: ['productId'],
  keyOf: idKey,
  read: catalogueMasterList.read,
  find: (tx, input) => storedId(tx, own, eq(productId, input.productId)),
  insert: async (tx, input) => insertedId(tx, own, await valuesOf(tx, input)),
  update: async (tx, key, input, version) => {
    await tx
      .update(own)
      .set({ ...(await valuesOf(tx, input)), version })
      .where(eq(id, key))
  },
  remove: async (tx, key) => {
    await tx.delete(own).where(eq(id, key))
  },
  usedBy: async () => [],
  check: async (tx, { styleCode }) =>
    isOwnCode(styleCode) && (await ownStyleIn(tx, styleCode)) === undefined
      ? [{ path: 'styleCode', message: text('formOneOf') }]
      : [],
}
