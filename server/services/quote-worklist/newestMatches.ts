import { type SQL, sql } from 'drizzle-orm'
import { itemWords, quoteItems } from '../../database/schema/index.ts'
import { literal } from '../../database/shapes.ts'

/**
 * Newest items whose words are looked at one after the other. A word that one item in a thousand has is met often enough
 * among them; a rarer one is looked up, and then few items are left of which it has to be known who may see them.
 */
const newestLookedAt = 4_000

const { id } = quoteItems
const { quoteItemId, words } = itemWords

/**
 * The newest items of `list` that have the words of the placeholder `words`, `most` of them: `id`. Whether a person may see
 * an item is asked of those that have the words alone, and no further than until there are enough. Which way finds them is
 * what turns out on the way, so that the statement can be planned once.
 */
export function newestMatches(list: SQL, most: number, lookedAt = newestLookedAt): SQL {
  // As a value of its own it is worked out once, and not for every row.
  const query = sql`(select words_query(${sql.placeholder('words')}))`
  const newest = sql`select ${quoteItemId} as item, ${words} from ${itemWords} order by ${quoteItemId} desc`
  // Offsets of 0 keep the parts as they stand: the words first, and then one item each.
  const seen = sql`lateral (select ${id} from ${quoteItems} where ${id} = has.item and ${list} offset 0) ${quoteItems}`
  return sql`(with near as materialized (
      select ${id} as id
      from (select item from (${newest} limit ${literal(lookedAt)}) newest where words @@ ${query} offset 0) has, ${seen}
      order by has.item desc limit ${literal(most)}
    ), far as materialized (
      select ${id} as id
      from (select ${quoteItemId} as item from ${itemWords} where ${words} @@ ${query}
        order by ${quoteItemId} desc offset 0) has, ${seen}
      where (select count(*) from near) < ${literal(most)}
        and has.item < (select item from (${newest} limit 1 offset ${literal(lookedAt - 1)}) last)
      order by has.item desc limit ${literal(most)}
    )
    select id from near union all select id from far order by id desc limit ${literal(most)})`
}
