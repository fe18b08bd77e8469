import type { Endpoint } from '#contract/endpoint'
import { services } from '#contract/index'
import { asksFor, pages } from '#domain/access'
import { pageNames } from '../../layout/menu/pageNames.ts'

/** A call that asks for a scope. */
export interface GuardedCall {
  readonly call: string
  readonly summary: string
}

/** Everything that asks for a scope, read from the pages and the calls themselves. */
export function guardedBy(code: string): {
  readonly pages: readonly string[]
  readonly calls: readonly GuardedCall[]
} {
  const rows = Object.values(services).flatMap(service => Object.values(service as Record<string, Endpoint>))
  return {
    pages: pageNames(pages.filter(({ right }) => asksFor(right, 'scope', code)).map(({ path }) => path)),
    calls: rows
      .filter(({ right }) => asksFor(right, 'scope', code))
      .map(({ method, path, summary }) => ({ call: `${method} ${path}`, summary })),
  }
}
