import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { memoryStore } from '../../../server/identity/development/providerStore.ts'
import { createDevelopmentProvider } from '../../../server/identity/developmentProvider.ts'
import { providerRoutes } from '../../../server/identity/providerRoutes.ts'
import { createTokenVerifier } from '../../../server/identity/verifyToken.ts'
import { createBrowser } from './browser.ts'
import { people, redirectUri, signIn } from './runningProvider.ts'

it('the provider works inside Fastify beside other routes', async () => {
  const app = Fastify()
  let callback: Parameters<typeof providerRoutes>[1] = (_request, response) => response.writeHead(503).end()
  await app.register(providerRoutes('/oidc', (request, response) => callback(request, response)))
  app.post('/echo', async request => request.body)
  const issuer = `${await app.listen({ port: 0, host: '127.0.0.1' })}/oidc`
  const provider = await createDevelopmentProvider({
    environment: { nodeEnv: 'test', configuredIssuer: undefined },
    issuer,
    people: async () => people,
    checkPassword: async (_login, password) => password === 'demo',
    redirectUris: [redirectUri],
    postLogoutRedirectUris: [],
    store: memoryStore(),
  })
  callback = provider.callback

  const { access_token } = await signIn(createBrowser(), issuer)
  const verifier = createTokenVerifier({ issuer, audience: 'boxwright-api', keySet: provider.localKeySet })
  expect(await verifier.verify(access_token)).toEqual({ login: 'anna', name: 'Anna Ng' })

  const discovery = await app.inject('/oidc/.well-known/openid-configuration')
  expect(discovery.json()).toMatchObject({ issuer })
  expect((await app.inject('/oidc/nothing')).statusCode).toBe(404)
  const echo = await app.inject({ method: 'POST', url: '/echo', payload: { still: 'parsed' } })
  expect(echo.json()).toEqual({ still: 'parsed' })
  await app.close()
})
