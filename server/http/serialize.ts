import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Writes an answer by its schema, which leaves out what the schema does not name. It is parsed, not encoded: what is
 * answered has no transformations, and encoding goes through every field twice.
 */
export const serializeBySchema: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return answer => {
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ResponseSerializationError(method, url, { cause: parsed.error })
    return JSON.stringify(parsed.data)
  }
}
