import { describe, expect, it } from 'vitest'
import { services } from '#contract/index'
import { pages } from '#domain/access'
import { proxyTo } from '../../vite.proxy.ts'

const proxies = Object.entries(proxyTo('http://127.0.0.1:8080'))
const passedOn = (path: string) => proxies.find(([pattern]) => new RegExp(pattern).test(path))?.[1]

const calls = Object.values(services).flatMap(rows => Object.values(rows).map(({ path }) => path))
const asAddress = (path: string): string => path.replace(/\{\w+\}/g, '1')

const asNavigation = { headers: { accept: 'text/html,*/*' } } as Parameters<
  NonNullable<NonNullable<ReturnType<typeof passedOn>>['bypass']>
>[0]

describe('while developing', () => {
  it.each([...new Set(calls)])('%s goes to the server', path => {
    expect(passedOn(asAddress(path))).toBeDefined()
    expect(passedOn(`${asAddress(path)}?a=1`)).toBeDefined()
  })

  it.each([
    '/config.json',
    '/oidc/auth',
    '/session/token',
    '/docs',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/hubs/quote-design',
  ])('%s goes to the server', path => expect(passedOn(path)).toBeDefined())

  it.each(pages.map(page => page.path.replace(/:\w+/g, '1')))(
    '%s, opened as a page, is the application',
    path => {
      const proxy = passedOn(path)
      if (proxy === undefined) return
      expect(proxy.bypass?.(asNavigation, undefined, proxy)).toBe('/index.html')
    },
  )

  it.each([
    '/src/main.tsx',
    '/contract/config.ts',
    '/domain/access/index.ts',
    '/node_modules/react/index.js',
  ])('%s is a file of the application', path => expect(passedOn(path)).toBeUndefined())
})
