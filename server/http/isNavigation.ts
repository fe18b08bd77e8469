import type { FastifyRequest } from 'fastify'

/** Whether a browser opens the address itself, and no application calls it. */
export const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
