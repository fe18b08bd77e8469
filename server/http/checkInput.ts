import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { specificationWords } from '#domain/messages'

/** Checks what comes in by a row's schema; what is wrong is said in the specification's words, as beside the field. */
export const checkInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const read = schema.safeParse(data, { error: specificationWords })
    return read.success ? { value: read.data } : { error: read.error }
  }
