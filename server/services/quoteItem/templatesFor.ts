import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { withRows } from '../../database/flat.ts'
import { workflowTemplateCategories, workflowTemplates } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'

/** What decides which template a new item begins on; null: nothing is known, and no category's template fits. */
export interface NewItemKind {
  readonly itemCategory: string | null
  readonly businessUnit: string | null
}

export const ofNoKind: NewItemKind = { itemCategory: null, businessUnit: null }

const categories = workflowTemplateCategories

/** Name of the template that the most specific active category gives such an item. */
const nameFor = sql`(select ${categories.templateName} from ${categories}
  where ${categories.isActive} and asked."itemCategory" is not null
    and (${categories.itemCategory} is null or ${categories.itemCategory} = asked."itemCategory")
    and (${categories.businessUnit} is null or ${categories.businessUnit} = asked."businessUnit")
  order by ${categories.itemCategory} is null, ${categories.businessUnit} is null, ${categories.id} limit 1)`

const lastPublished = (condition: SQL) =>
  sql`(select ${workflowTemplates.id} from ${workflowTemplates}
    where ${workflowTemplates.status} = 'published' and ${condition}
    order by ${workflowTemplates.version} desc, ${workflowTemplates.id} desc limit 1)`

const templates = createStatement<{ id: number | null }>('templates_for', () =>
  withRows(
    ['id'],
    sql`select coalesce(${lastPublished(sql`${workflowTemplates.name} = ${nameFor}`)}, ${lastPublished(sql`true`)})
      from rows from (jsonb_to_recordset(${sql.placeholder('kinds')}::jsonb) as ("itemCategory" text, "businessUnit" text))
        with ordinality as asked order by asked.ordinality`,
  ),
)

/** Id of the published template that each of these items begins on; null: none is published. */
export async function templatesFor(db: Database, kinds: readonly NewItemKind[]): Promise<(number | null)[]> {
  return (await templates(db, { kinds: JSON.stringify(kinds) })).map(({ id }) => id)
}
