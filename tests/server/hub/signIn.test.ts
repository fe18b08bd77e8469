import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { hubPath } from '#contract/hub'
import { byBearerToken } from '../../../server/http/authenticate.ts'
import { createTokenVerifier } from '../../../server/identity/verifyToken.ts'
import { createPeople } from '../../../server/person/people.ts'
import { createTestApp, openDemonstration, type TestApp } from '../startTestServer.ts'
import { connectTo, listening } from './client.ts'

describe('the hub and a sign-in that ends', () => {
  let server: TestApp
  let origin: string
  let tokenFor: (seconds: number) => Promise<string>
  const lines: string[] = []

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const issuer = 'https://issuer.example'
    const audience = 'boxes'
    tokenFor = seconds =>
      new SignJWT({ sub: 'designer' })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(privateKey)
    const connection = await openDemonstration()
    const verifier = createTokenVerifier({ issuer, audience, keySet: async () => publicKey })
    server = await createTestApp({
      connection,
      authenticate: byBearerToken(verifier, createPeople(connection.db)),
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    })
    origin = await listening(server.app)
  })
  afterAll(() => server.close())

  it('refuses a token that has run out, in the header and in the query', async () => {
    const token = await tokenFor(-60)
    await expect(connectTo(origin, token)).rejects.toThrow(/401/)
    const answer = await fetch(`${origin}${hubPath}?id=x&access_token=${token}`)
    expect(answer.status).toBe(401)
    const closed = new Promise(resolve => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${hubPath}?id=x&access_token=${token}`)
      socket.on('error', error => resolve(error.message))
      socket.on('open', () => resolve('open'))
    })
    expect(await closed).toContain('401')
  })

  it('closes the connection when its token runs out; a new one is let in again', async () => {
    const { connection, join } = await connectTo(origin, await tokenFor(2))
    await join('worklist:DESIGN')
    await new Promise(resolve => connection.onclose(resolve))
    const again = await connectTo(origin, await tokenFor(60))
    await expect(again.join('worklist:DESIGN')).resolves.toBeNull()
  })

  it('keeps tokens out of the log', async () => {
    const token = await tokenFor(60)
    await connectTo(origin, token)
    await fetch(`${origin}${hubPath}?id=x&access_token=${token}`, { method: 'POST', body: '{}' })
    expect(lines.join('')).toContain(hubPath)
    expect(lines.join('')).not.toContain(token.slice(0, 20))
    expect(lines.join('')).not.toContain('access_token')
  })
})
