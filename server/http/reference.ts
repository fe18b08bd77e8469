import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { services } from '#contract/index'
import { problemCodes } from '#contract/problem'
import { describeRight } from '#domain/access'

/** Collects the mounted calls for `GET /openapi.json`; has to come before they are mounted. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Boxwright',
        version,
        description: 'Quoting and order management of a packaging manufacturer',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 75rem; margin: 2rem auto; padding: 0 1.5rem; }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 2rem; }
  th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; }
  code { font: 13px ui-monospace, monospace; white-space: nowrap; }
  h2 { margin-top: 2.5rem; }
  nav a { margin-right: 1rem; }`

const callRows = (rows: (typeof services)[keyof typeof services]): string =>
  Object.values(rows)
    .map(
      row =>
        `<tr><td><code>${row.method}</code></td><td><code>${escaped(row.path)}</code></td>` +
        `<td>${escaped(row.summary)}</td><td>${escaped(describeRight(row.right))}</td></tr>`,
    )
    .join('')

/** The readable page of every call with the right it needs, and of every error code. */
function referencePage(): string {
  const sections = Object.entries(services)
    .map(
      ([name, rows]) =>
        `<h2 id="${name}">${name}</h2><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th>` +
        `<th>Right</th></tr></thead><tbody>${callRows(rows)}</tbody></table>`,
    )
    .join('')
  const problems = Object.entries(problemCodes)
    .map(
      ([code, { status, title }]) =>
        `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td><td>${escaped(title)}</td></tr>`,
    )
    .join('')
  const links = Object.keys(services)
    .map(name => `<a href="#${name}">${name}</a>`)
    .join('')
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boxwright: calls</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><h1>Calls</h1>` +
    `<p>As data: <a href="/openapi.json">openapi.json</a>. Lists take <code>sort</code>, <code>range</code> and ` +
    `<code>filter</code> and answer with <code>Content-Range</code>.</p><nav>${links}<a href="#problems">problems</a></nav>` +
    `${sections}<h2 id="problems">problems</h2><p>Errors are <code>application/problem+json</code> with a code and, ` +
    `where fields are at fault, <code>errors[]</code> of path and message.</p><table><thead><tr><th>Code</th>` +
    `<th>Status</th><th>Meaning</th></tr></thead><tbody>${problems}</tbody></table></body></html>`
  )
}

/** `GET /openapi.json` and `GET /docs`. */
export function addReference(app: FastifyInstance): void {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage()),
  )
}
