import { sql } from 'drizzle-orm'
import { loadSimilar } from '../similar/loadSimilar.ts'
import type { Driver } from '../worklist/driver.ts'

/** Adds existing products and as many products of the catalogue, each like one of the demonstration in another size. */
export async function loadProducts(driver: Driver, products: number): Promise<void> {
  await loadSimilar(driver, products)
  await driver.db.execute(sql`
    insert into catalogue_products (product_id, product_description, product_image, item_category, is_gen, product_group,
      product_type, category, market_segment, state, fefco_group, style_code, length, width, depth, style_words)
    select 'BENCH-' || n, product_description || ' ' || n, product_image, item_category, is_gen, product_group,
      product_type, category, market_segment, state, fefco_group, style_code,
      length + n * 7919 % 241 - 20, width + n * 104729 % 181 - 20, depth + n * 1299709 % 161 - 20, style_words
    from generate_series(1, ${products}::bigint) n
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as many
      from catalogue_products) given on given.place = n % given.many`)
  await driver.db.execute(sql`vacuum analyze catalogue_products`)
}
