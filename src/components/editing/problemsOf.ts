import type { z } from 'zod'
import { specificationWords } from '#domain/messages'

/** What is wrong with the values of a small form, by field and in the specification's words; empty: nothing. */
export function problemsOf<Values extends object>(
  schema: z.ZodType<unknown, Values>,
  values: Values,
): Readonly<Record<string, string>> {
  const checked = schema.safeParse(values, { error: specificationWords })
  const issues = checked.success ? [] : checked.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}
