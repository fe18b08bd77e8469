import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { workflowFields } from '../../database/schema/index.ts'

/** The fields that can have rules: those in use. */
export const activeFields = (db: Database) =>
  db
    .select({
      tabId: workflowFields.tabId,
      fieldName: workflowFields.fieldName,
      label: workflowFields.label,
    })
    .from(workflowFields)
    .where(eq(workflowFields.isActive, true))
