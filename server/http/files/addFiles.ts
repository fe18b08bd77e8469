import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestFile } from '#domain/documents'
import { Problem } from '../../problem/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a file, which may come in slowly. */
    readonly takesFile?: boolean
  }
}

/** Milliseconds that a file may take to come in: 25 MB over a line of 0.25 Mbit/s. */
export const fileTimeout = 15 * 60_000

const takesFile = (request: FastifyRequest): boolean => request.routeOptions.config.takesFile === true

/**
 * Lets calls take files as multipart forms. The server waits for a request as long as a file may take; any other call
 * has `requestTimeout` milliseconds to come in, as if the server waited no longer.
 */
export async function addFiles(app: FastifyInstance, requestTimeout: number): Promise<void> {
  await app.register(multipart, {
    // One byte more than is taken, so that a file that is too large is known from one that just fits.
    limits: { fileSize: largestFile + 1, files: 1, fields: 20, fieldSize: 4000, parts: 21 },
    throwFileSizeLimit: false,
  })
  app.addHook('onRequest', async request => {
    const { raw, headers } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete || takesFile(request)) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), requestTimeout).unref()
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
  })
  app.addHook('preValidation', async request => {
    if (request.isMultipart() && !takesFile(request))
      throw new Problem('wrong-media-type', 'Send the body as JSON.')
  })
}
