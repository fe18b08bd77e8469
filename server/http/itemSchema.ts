import type { FastifyInstance } from 'fastify'
import { itemSchemaPath, itemXsd } from '#domain/itemXml'

/** `GET /quote-item.xsd`: the schema of an item as XML, for anyone who has one. */
export function addItemSchema(app: FastifyInstance): void {
  app.get(itemSchemaPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(itemXsd()),
  )
}
