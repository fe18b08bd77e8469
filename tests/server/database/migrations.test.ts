import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm/entity'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../server/database/database.ts'
import { NewerDatabase } from '../../../server/database/newerDatabase.ts'
import { migrationsFolder } from '../../../server/database/pglite.ts'
import * as schema from '../../../server/database/schema/index.ts'
import { engines, openFilled } from './engines.ts'

// drizzle-kit adds to every array what each `for … in` then meets, here and in the files that share this process.
for (const name in []) Object.defineProperty(Array.prototype, name, { enumerable: false })

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string; readonly when: number }[]
}

const read = (file: string) => JSON.parse(readFileSync(`${migrationsFolder}/meta/${file}`, 'utf8'))
const tables = Object.values(schema)
  .filter(value => is(value, PgTable))
  .map(table => getTableConfig(table))

describe('the migrations', () => {
  it('leave nothing to generate: they say what the schema says', async () => {
    const { entries }: Journal = read('_journal.json')
    const last = entries.at(-1)
    const snapshot = read(`${String(last?.idx).padStart(4, '0')}_snapshot.json`)
    const now = generateDrizzleJson({ ...schema }, snapshot.id, undefined, 'snake_case')
    expect(await generateMigration(snapshot, now)).toEqual([])
  })

  it('are numbered one after the other, each later than the one before: an upgrade makes up no earlier one', () => {
    const { entries }: Journal = read('_journal.json')
    expect(entries.map(entry => entry.tag.slice(0, 4))).toEqual(
      entries.map((_, index) => String(index).padStart(4, '0')),
    )
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  })
})

describe.each(engines)('from an empty database on $name', ({ name: engine, open }) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
    // Two servers may start on one PostgreSQL at once; the embedded database has one process only.
    await Promise.all(
      engine === 'PGlite' ? [connection.migrate()] : [connection.migrate(), connection.migrate()],
    )
  })
  afterAll(() => connection.close())

  it.each(tables)('they make $name with its columns', async ({ name, columns }) => {
    const rows = await connection.query(
      `select column_name, is_nullable, data_type from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [name],
    )
    expect(rows.map(row => row.column_name).sort()).toEqual(columns.map(columnName).sort())
    const required = rows.filter(row => row.is_nullable === 'NO').map(row => row.column_name)
    expect(required.sort()).toEqual(
      columns
        .filter(column => column.notNull)
        .map(columnName)
        .sort(),
    )
  })

  it('they make the indexes that worklists are read by', async () => {
    const rows = await connection.query(`select indexname from pg_indexes where schemaname = 'public'`)
    expect(rows.map(row => row.indexname)).toEqual(
      expect.arrayContaining(['items_by_group', 'items_by_assignee', 'items_by_initiator']),
    )
  })

  it('they are each done once, and do nothing a second time', async () => {
    const done = () => connection.query('select * from drizzle.__drizzle_migrations order by id')
    const before = await done()
    expect(before).toHaveLength((read('_journal.json') as Journal).entries.length)
    await connection.migrate()
    expect(await done()).toEqual(before)
  })

  it('they refuse a database that a newer version has migrated, and leave it as it is', async () => {
    const done = () => connection.query('select * from drizzle.__drizzle_migrations order by id')
    await connection.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`)
    const before = await done()
    await expect(connection.migrate()).rejects.toThrow(NewerDatabase)
    expect(await done()).toEqual(before)
  })
})

it.each(engines)(
  'on $name an installed template goes on asking for the tabs with a required field, and lets an item be lost',
  async engine => {
    const { query, close } = await openFilled(engine)
    try {
      await query(`update workflow_template_steps set asks = '{}'`)
      await query(
        `update workflow_template_step_actions set direction = 'forward' where action_code = 'LOST'`,
      )
      const text = readFileSync(`${migrationsFolder}/0020_step_required_tabs.sql`, 'utf8')
      const [, ...filling] = text.split('--> statement-breakpoint')
      for (const statement of filling) await query(statement)
      const steps = await query('select step_code, asks from workflow_template_steps order by sequence')
      expect(steps.filter(({ asks }) => (asks as string[]).length > 0)).toEqual([
        { step_code: 'INITIATE', asks: ['overview'] },
        { step_code: 'DESIGN', asks: ['overview'] },
        { step_code: 'CUSTOMER', asks: ['appr'] },
      ])
      const out = await query(
        `select action_code from workflow_template_step_actions where direction = 'out'`,
      )
      expect(out).toEqual([{ action_code: 'LOST' }])
    } finally {
      await close()
    }
  },
)

it.each(engines)(
  'on $name what an installed template said of the print tabs as a whole, it says of their fields',
  async engine => {
    const { query, close } = await openFilled(engine)
    try {
      const ruled = () =>
        query(`select tab_id, field_name from workflow_validations where tab_id in (11, 15) order by 1, 2`)
      const defined = () =>
        query(`select rule ->> 'fieldName' as name from workflow_templates,
          jsonb_path_query(definition, '$.steps[*].fieldRules[*] ? (@.tabId == 11 || @.tabId == 15)') as rule
          order by name`)
      const [rules, definition] = [await ruled(), await defined()]
      expect([rules.length, definition.length]).toEqual([5, 5])
      await query(`delete from workflow_validations
        where tab_id = 11 and field_name <> 'rollWidth'`)
      await query(`update workflow_validations set field_name = 'prePrintDesign' where tab_id = 11`)
      await query(`update workflow_validations set field_name = 'designPrint' where tab_id = 15`)
      await query(`update workflow_templates set definition = replace(replace(definition::text,
        '"printedSheets"', '"designPrint"'), '"rollWidth"', '"prePrintDesign"')::jsonb`)
      await query(`update workflow_templates set definition = jsonb_set(definition, '{steps,1,fieldRules}', (
        select jsonb_agg(rule) from jsonb_array_elements(definition #> '{steps,1,fieldRules}') as rule
        where rule ->> 'fieldName' not in ('repeat', 'webs', 'lanes')))`)
      const text = readFileSync(`${migrationsFolder}/0023_print_tab_fields.sql`, 'utf8')
      for (const statement of text.split('--> statement-breakpoint')) await query(statement)
      expect(await ruled()).toEqual(rules)
      expect(await defined()).toEqual(definition)
    } finally {
      await close()
    }
  },
)

it.each(engines)(
  'on $name what an installed template said of generic breaks, preprint breaks and the kind of price, it says of their fields',
  async engine => {
    const { query, close } = await openFilled(engine)
    try {
      const ruled = () =>
        query(`select tab_id, field_name from workflow_validations where tab_id in (5, 10, 12) order by 1, 2`)
      const defined = () =>
        query(`select rule ->> 'fieldName' as name from workflow_templates,
          jsonb_path_query(definition, '$.steps[*].fieldRules[*] ? (@.tabId == 5 || @.tabId == 10 || @.tabId == 12)') as rule
          order by name`)
      const [rules, definition] = [await ruled(), await defined()]
      await query(`delete from workflow_validations where tab_id in (10, 12) and field_name not in ('details', 'unitPrice')
        or tab_id = 5 and field_name = 'isSpecialties'`)
      await query(`insert into workflow_validations (template_step_id, tab_id, field_name, read_only, required)
        select template_step_id, 10, 'expectedOrderQuantity', false, false from workflow_validations
        where tab_id = 10 and field_name = 'unitPrice'`)
      await query(`update workflow_templates set definition = jsonb_set(definition, '{steps}', (
        select jsonb_agg(jsonb_set(step, '{fieldRules}', (
          select coalesce(jsonb_agg(case when rule ->> 'tabId' = '10' and rule ->> 'fieldName' = 'supplier'
            then rule || '{"fieldName": "expectedOrderQuantity"}' else rule end), '[]'::jsonb)
          from jsonb_array_elements(step -> 'fieldRules') as rule
          where not (rule ->> 'tabId' in ('10', '12') and rule ->> 'fieldName' not in ('details', 'unitPrice', 'supplier')
            or rule ->> 'tabId' = '5' and rule ->> 'fieldName' = 'isSpecialties'))))
        from jsonb_array_elements(definition -> 'steps') as step))`)
      const text = readFileSync(`${migrationsFolder}/0029_generic_price_fields.sql`, 'utf8')
      for (const statement of text.split('--> statement-breakpoint')) await query(statement)
      expect(await ruled()).toEqual(rules)
      expect(await defined()).toEqual(definition)
    } finally {
      await close()
    }
  },
)

it.each(engines)(
  'on $name what an installed template said of the price as a whole, it says of its fields',
  async engine => {
    const { query, close } = await openFilled(engine)
    try {
      const ruled = () =>
        query(`select field_name, read_only, required from workflow_validations where tab_id = 5 order by 1`)
      const defined = () =>
        query(`select rule ->> 'fieldName' as name from workflow_templates,
          jsonb_path_query(definition, '$.steps[*].fieldRules[*] ? (@.tabId == 5)') as rule order by name`)
      const [rules, definition] = [await ruled(), await defined()]
      expect(definition.map(({ name }) => name)).toContain('secondaryLegRegion')
      const gone = `('secondaryLegRegion', 'calculatedFrom')`
      await query(`delete from workflow_validations where tab_id = 5 and field_name in ${gone}`)
      const older = [
        ['hasSecondaryLeg', 'freightCost'],
        ['outsideCustomerCost', 'outsideCost'],
        ['defaultVariance', 'internalPricing'],
      ] as const
      for (const [name, old] of older) {
        await query(
          `update workflow_validations set field_name = '${old}' where tab_id = 5 and field_name = '${name}'`,
        )
        await query(
          `update workflow_templates set definition = replace(definition::text, '"${name}"', '"${old}"')::jsonb`,
        )
      }
      await query(`update workflow_templates set definition = jsonb_set(definition, '{steps}', (
        select jsonb_agg(jsonb_set(step, '{fieldRules}', (
          select coalesce(jsonb_agg(rule), '[]'::jsonb) from jsonb_array_elements(step -> 'fieldRules') as rule
          where not (rule ->> 'tabId' = '5' and rule ->> 'fieldName' in ${gone}))))
        from jsonb_array_elements(definition -> 'steps') as step))`)
      const text = readFileSync(`${migrationsFolder}/0025_price_tab_fields.sql`, 'utf8')
      for (const statement of text.split('--> statement-breakpoint')) await query(statement)
      expect(await ruled()).toEqual(rules)
      expect(await defined()).toEqual(definition)
    } finally {
      await close()
    }
  },
)

/** The name in the database: said for itself, or made of the field's words. */
function columnName(column: { readonly name: string; readonly keyAsName: boolean }): string {
  return column.keyAsName ? column.name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase() : column.name
}
