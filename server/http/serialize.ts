import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { onceFor } from '../database/onceFor.ts'

/**
 * Writes an answer by its schema, which leaves out what the schema does not name. It is parsed, not encoded: what is
 * answered has no transformations, and encoding goes through every field twice. An answer that is frozen, as one is that was
 * given before, is written once.
 */
export const serializeBySchema: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  const write = (answer: unknown): string => {
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ResponseSerializationError(method, url, { cause: parsed.error })
    return JSON.stringify(parsed.data)
  }
  const writeOnce = onceFor(write as (answer: object) => string)
  return answer =>
    typeof answer === 'object' && answer !== null && Object.isFrozen(answer)
      ? writeOnce(answer)
      : write(answer)
}
