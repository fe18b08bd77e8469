import { and, asc, eq } from 'drizzle-orm'
import type { AppType } from '#domain/messageTemplates'
import { isLabelPrinter } from '#domain/samples'
import type { Database } from '../../database/database.ts'
import { messageOptions } from '../../database/schema/index.ts'

/** The printers of an application by name; `value` is what the printing system calls each. */
export async function printersOf(db: Database, appType: AppType) {
  const rows = await db
    .select({ code: messageOptions.code, name: messageOptions.name, value: messageOptions.value })
    .from(messageOptions)
    .where(and(eq(messageOptions.appType, appType), eq(messageOptions.isActive, true)))
    .orderBy(asc(messageOptions.name))
  return rows.filter(isLabelPrinter)
}
