import { sql } from 'drizzle-orm'
import type { Driver } from '../worklist/driver.ts'

const first = [
  'Anna',
  'Ben',
  'Carla',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kirra',
  'Liam',
]
const last = [
  'Abbott',
  'Brandt',
  'Castell',
  'Doyle',
  'Ekholm',
  'Falk',
  'Gupta',
  'Harcourt',
  'Ito',
  'Jansen',
  'Kovac',
]
const hues = ['Amber', 'Black', 'Cobalt', 'Crimson', 'Emerald', 'Ivory', 'Magenta', 'Ochre', 'Teal', 'Violet']

const pick = (words: readonly string[], number: ReturnType<typeof sql>) =>
  sql`(${sql.param([...words])}::text[])[1 + (${number})::int % ${words.length}]`

/** Adds users with a role and a workgroup each, and inks at one or two plants each. */
export async function loadMasters({ db }: Driver, users: number, inks: number): Promise<void> {
  await db.execute(sql`
    insert into users (login, name, email)
    select 'user' || n, ${pick(first, sql`n`)} || ' ' || ${pick(last, sql`n / 7`)} || ' ' || n, 'user' || n || '@boxwright.example'
    from generate_series(1, ${users}::int) n`)
  await db.execute(sql`
    insert into user_roles (user_id, role_code)
    select id, (array['DESIGNER', 'PRICING', 'SALESREP'])[1 + id % 3] from users where login like 'user%'
    on conflict do nothing`)
  await db.execute(sql`
    insert into user_workgroups (user_id, workgroup_code)
    select id, (array['DESIGN', 'PRICING', 'SALES'])[1 + id % 3] from users where login like 'user%'
    on conflict do nothing`)
  await db.execute(sql`
    insert into inks (code, name, colour, process, group_id, vendor)
    select 'BENCH-' || n, ${pick(hues, sql`n`)} || ' ' || n, '#' || lpad(upper(to_hex(n * 97 % 16777216)), 6, '0'),
      process, group_id, 'Vendor ' || n % 40
    from generate_series(1, ${inks}::int) n, (select process, group_id from inks order by id limit 1) given`)
  await db.execute(sql`
    insert into plant_inks (plant_code, ink_id)
    select plants.code, inks.id from inks join plants on (inks.id + plants.id) % 2 = 0 where inks.code like 'BENCH-%'`)
  for (const table of ['users', 'user_roles', 'user_workgroups', 'inks', 'plant_inks']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}
