import { sql } from 'drizzle-orm'
import { type KnownField, knownFields } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { changeLog, workflowFields, workflowValidations } from '../../database/schema/index.ts'
import { fields as fieldMaster } from './masters.ts'

/** No administrator made or changed the field: what they save is in the change log, what the code says is not. */
const isAsLearnt = sql`not exists (
  select from ${changeLog} where ${changeLog.what} = ${fieldMaster.kind} and ${changeLog.key} = ${workflowFields.id}::text
)`

/**
 * Makes the stored fields those that the code knows: new ones come in, names follow, and one that the code has no more
 * goes out of use unless a template has a rule about it. What an administrator made or changed stays as it is. One
 * statement, in the order of the fields, so that servers that start at once do not wait for each other in a circle.
 */
export async function learnFields(db: Database, known: readonly KnownField[] = knownFields): Promise<void> {
  await db.execute(sql`
    with known as (
      select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as field("tabId" int, "fieldName" text, label text)
    ), learnt as (
      insert into ${workflowFields} (tab_id, field_name, label)
      select "tabId", "fieldName", label from known order by "tabId", "fieldName"
      on conflict (tab_id, field_name) do update set label = excluded.label, is_active = true
      where (${workflowFields.label}, ${workflowFields.isActive}) is distinct from (excluded.label, true) and ${isAsLearnt}
    )
    update ${workflowFields} set is_active = false
    where ${workflowFields.isActive} and ${isAsLearnt}
      and not exists (
        select from known
        where known."tabId" = ${workflowFields.tabId} and known."fieldName" = ${workflowFields.fieldName}
      )
      and not exists (
        select from ${workflowValidations}
        where ${workflowValidations.tabId} = ${workflowFields.tabId}
          and ${workflowValidations.fieldName} = ${workflowFields.fieldName}
      )`)
}
