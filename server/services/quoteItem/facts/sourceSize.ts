import { type SQL, sql } from 'drizzle-orm'
import { copiedSources } from '../../../database/schema/index.ts'
import type { Asked } from './asked.ts'

/** The size of the product that the item was begun from, as it was then, 0 where it had none; null: begun from no product. */
export const sourceSizeOf = ({ id }: Pick<Asked, 'id'>): SQL =>
  sql`(select json_build_object(
      'length', coalesce((begun.source ->> 'length')::float, 0),
      'width', coalesce((begun.source ->> 'width')::float, 0),
      'depth', coalesce((begun.source ->> 'depth')::float, 0))
    from ${copiedSources} begun where begun.quote_item_id = ${id})`
