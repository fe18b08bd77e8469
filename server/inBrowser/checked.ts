import type { z } from 'zod'
import { specificationWords } from '#domain/messages'
import { fieldPath } from '../http/fieldPath.ts'
import { Problem } from '../problem/problem.ts'

/** A part of a request as the call's schema reads it. Problems: invalid-request, at the fields. */
export function checked(where: string, schema: z.ZodType | undefined, given: unknown): unknown {
  if (schema === undefined) return undefined
  const read = schema.safeParse(given, { error: specificationWords })
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({
    path: fieldPath(path.map(String), given) || where,
    message,
  }))
  throw new Problem('invalid-request', `${where}: ${errors[0]?.path} ${errors[0]?.message}`, { errors })
}
