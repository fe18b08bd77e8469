import { sql } from 'drizzle-orm'
import type { Storage } from '../productServer.ts'
import type { Driver } from '../worklist/driver.ts'

/** How many products there are: the embedded database is for smaller companies. */
export const productsOn = (storage: Storage): number =>
  storage.DATABASE_URL === undefined ? 50_000 : 200_000

/** Adds existing products like those of the demonstration, each a little larger or smaller than the one it is like. */
export async function loadSimilar({ db }: Driver, products: number): Promise<void> {
  await db.execute(sql`
    insert into existing_products (plant_code, product_id, cost_centre_code, customer_code, product_code, description,
      product_group, fefco_code, vsl_code, board_grade_code, print_process, number_of_colors, length, width, depth,
      pallet_type_code, pallet_qty, price_effective_date, price_expiry_date, last_ordered_on, last_order_qty)
    select plant_code, 'BENCH-' || n, cost_centre_code, customer_code, 'BENCH-' || n, description || ' ' || n,
      product_group, fefco_code, vsl_code, board_grade_code, print_process, number_of_colors,
      greatest(40, length + n * 7919 % 241 - 120), greatest(40, width + n * 104729 % 181 - 90),
      case when depth = 0 then 0 else greatest(20, depth + n * 1299709 % 161 - 80) end,
      pallet_type_code, pallet_qty, price_effective_date, price_expiry_date, last_ordered_on, last_order_qty
    from generate_series(1, ${products}::bigint) n
    join (select *, row_number() over (order by product_id) - 1 as place, count(*) over () as many
      from existing_products where kind = 'product') given on given.place = n % given.many`)
  await db.execute(sql`
    insert into product_traits (plant_code, product_id, sheet_sqm, carton_sqm, pass_no, forme, delivery_region)
    select plant_code, product_id, length * width / 200000, length * width / 400000, 2, '', 'VIC-MEL'
    from existing_products where product_id like 'BENCH-%'`)
  await db.execute(sql`
    insert into product_prices (plant_code, product_id, quantity, price)
    select plant_code, product_id, quantity, 900 - quantity / 100
    from existing_products, unnest(array[1000, 5000, 10000]) quantity where product_id like 'BENCH-%'`)
  for (const table of ['existing_products', 'product_traits', 'product_prices']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}
