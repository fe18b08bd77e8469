import { and, asc, eq } from 'drizzle-orm'
import type { AppType } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { messageOptions } from '../../database/schema/index.ts'

/** The active options of an application by code. */
export async function optionsOf(db: Database, appType: AppType): Promise<Readonly<Record<string, string>>> {
  const rows = await db
    .select({ code: messageOptions.code, value: messageOptions.value })
    .from(messageOptions)
    .where(and(eq(messageOptions.appType, appType), eq(messageOptions.isActive, true)))
    .orderBy(asc(messageOptions.code))
  return Object.fromEntries(rows.map(row => [row.code, row.value]))
}

/** The options as placeholders name them: `option.SIGNATURE`. */
export const optionValues = (options: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(options).map(([code, value]) => [`option.${code}`, value]))
