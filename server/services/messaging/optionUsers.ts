import { asc, eq } from 'drizzle-orm'
import { parseTemplate } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { messageTemplates } from '../../database/schema/index.ts'

interface OptionKey {
  readonly appType: string
  readonly code: string
}

/** Names of the templates that show the value of a message option; of the active ones when told. */
export async function optionUsers(
  tx: Database,
  { appType, code }: OptionKey,
  which: 'active' | 'all',
): Promise<string[]> {
  const templates = await tx
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.appType, appType))
    .orderBy(asc(messageTemplates.code))
  const shows = (words: string) =>
    parseTemplate(words).parts.some(part => part.kind === 'placeholder' && part.name === `option.${code}`)
  return templates
    .filter(({ subject, body, isActive }) => (which === 'all' || isActive) && (shows(subject) || shows(body)))
    .map(template => `message template ${template.code}`)
}
