import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItems, workflowTemplates } from '../../database/schema/index.ts'

/** The condition for open items that follow other versions of the template of this name. */
export function followsOther(db: Database, name: string, templateId: number) {
  const others = db
    .select({ id: workflowTemplates.id })
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.name, name), ne(workflowTemplates.id, templateId)))
  return and(
    inArray(quoteItems.templateId, others),
    eq(quoteItems.isFinal, false),
    isNull(quoteItems.closeType),
  )
}
