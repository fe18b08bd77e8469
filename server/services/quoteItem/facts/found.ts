import { type SQL, sql } from 'drizzle-orm'
import type { Decision, SourceSize } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { withRows } from '../../../database/flat.ts'
import { jsonObject } from '../../../database/jsonObject.ts'
import { copiedSources, designFiles, quoteDocuments } from '../../../database/schema/index.ts'
import { createStatement } from '../../../database/statement.ts'
import { type Asked, type AskedOf, askedOf, type FactQuestion } from './asked.ts'
import { decisionsOf } from './decisions.ts'
import { isCodeUsed, isOwnProduct } from './productCodes.ts'

/** The size of the product that the item was begun from, as it was then, 0 where it had none; null: begun from no product. */
const sourceSizeOf = ({ id }: Pick<Asked, 'id'>): SQL =>
  sql`(select json_build_object(
      'length', coalesce((begun.source ->> 'length')::float, 0),
      'width', coalesce((begun.source ->> 'width')::float, 0),
      'depth', coalesce((begun.source ->> 'depth')::float, 0))
    from ${copiedSources} begun where begun.quote_item_id = ${id})`

/** Whether the product that the item was begun from is of another customer than the item is for. */
const isOfOtherCustomer = ({ id, customerCode }: Pick<Asked, 'id' | 'customerCode'>): SQL =>
  sql`exists (select from ${copiedSources} theirs
    where theirs.quote_item_id = ${id} and theirs.source ->> 'customerCode' <> ${customerCode})`

/** The names of the files that are kept with the item. */
const documentNamesOf = ({ id }: Pick<Asked, 'id'>): SQL =>
  sql`(select coalesce(json_agg(${quoteDocuments.fileName} order by ${quoteDocuments.id}), '[]')
    from ${quoteDocuments} where ${quoteDocuments.quoteItemId} = ${id})`

/** Whether the design service has made the item's files: more than the ARD that they are made from. */
const hasDesignFiles = ({ id }: Asked): SQL => sql`exists (select from ${designFiles} made,
    jsonb_to_recordset(made.files) as file(role text, "documentId" int)
    join ${quoteDocuments} held on held.id = file."documentId"
  where made.quote_item_id = ${id} and file.role <> 'ard')`

/** What the database knows of an item itself. */
export interface Found {
  readonly isCodeUsed: boolean
  readonly isOwnProduct: boolean
  readonly documents: readonly string[]
  /** Whether the design service has made its files. */
  readonly hasDesignFiles: boolean
  readonly sourceSize: SourceSize | null
  readonly isOfOtherCustomer: boolean
  readonly decisions: readonly Decision[]
}

/** All of it as one value, for a statement that has an item at hand. */
export const foundBy = (asked: Asked): SQL<Found> =>
  jsonObject({
    isCodeUsed: isCodeUsed(asked),
    isOwnProduct: isOwnProduct(asked),
    documents: documentNamesOf(asked),
    hasDesignFiles: hasDesignFiles(asked),
    sourceSize: sourceSizeOf(asked),
    isOfOtherCustomer: isOfOtherCustomer(asked),
    decisions: decisionsOf(asked),
  }) as SQL<Found>

const inList: Asked = { id: sql`asked.id`, customerCode: sql`asked."customerCode"`, code: sql`asked.code` }

const factsOfItems = createStatement<{ id: number; found: Found }>('facts_of_items', () =>
  withRows(
    ['id', 'found'],
    sql`select ${inList.id}, ${foundBy(inList)} from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb)
      as asked(id int, "customerCode" text, code text)`,
  ),
)

/** An item with what was found when it was read, which holds as long as it asks for the same. */
export interface Read extends FactQuestion {
  readonly found?: { readonly by: AskedOf; readonly is: Found; readonly mastersStamp: string } | undefined
}

const isSame = (a: AskedOf, b: AskedOf): boolean =>
  Object.entries(a).every(([key, value]) => b[key as keyof AskedOf] === value)

/** What the database knows of these items themselves, by id: one statement for all that were not read with it. */
export async function findFacts(db: Database, items: readonly Read[]): Promise<ReadonlyMap<number, Found>> {
  const known = new Map<number, Found>()
  const asked: (AskedOf & { readonly id: number })[] = []
  for (const item of items) {
    const by = askedOf(item)
    if (item.found !== undefined && isSame(by, item.found.by)) known.set(item.id, item.found.is)
    else asked.push({ id: item.id, ...by })
  }
  if (asked.length === 0) return known
  for (const { id, found } of await factsOfItems(db, { asked: JSON.stringify(asked) })) known.set(id, found)
  return known
}
