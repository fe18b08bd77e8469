import type { z } from 'zod'

/** The fields whose empty value the schema refuses: what has to be entered. */
export function requiredFields<Values extends object>(
  schema: z.ZodType<Values, Values>,
  empty: Values,
): readonly string[] {
  const checked = schema.safeParse(empty)
  return checked.success ? [] : checked.error.issues.map(issue => String(issue.path[0] ?? ''))
}
