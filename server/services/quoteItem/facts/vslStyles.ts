import { type SQL, sql } from 'drizzle-orm'
import { vslCodes } from '../../../database/schema/index.ts'
import type { Asked } from './asked.ts'

/** The product style of the item's VSL code; null: there is no such code. */
export const vslStyleOf = ({ vslCode }: Pick<Asked, 'vslCode'>): SQL =>
  sql`(select ${vslCodes.productStyle} from ${vslCodes} where ${vslCodes.code} = ${vslCode})`
