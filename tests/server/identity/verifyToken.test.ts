import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { IssuerUnavailable, TokenRefused } from '../../../server/identity/identityVerifier.ts'
import { createTokenVerifier, type TokenVerifierOptions } from '../../../server/identity/verifyToken.ts'

const issuer = 'https://issuer.example'
const audience = 'boxwright-api'
const ours = await generateKeyPair('ES256', { extractable: true })
const theirs = await generateKeyPair('ES256')
const publicJwk = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'ES256', use: 'sig' }
const keySet = createLocalJWKSet({ keys: [publicJwk] })

interface TokenDraft {
  claims?: JWTPayload
  typ?: string | undefined
  kid?: string
  key?: CryptoKey
  issuer?: string
  audience?: string
  /** Seconds from now. */
  expires?: number
  issued?: number
}

function token(draft: TokenDraft = {}): Promise<string> {
  const typ = 'typ' in draft ? draft.typ : 'at+jwt'
  return new SignJWT({ sub: 'anna', name: 'Anna Ng', ...draft.claims })
    .setProtectedHeader({ alg: 'ES256', kid: draft.kid ?? 'ours', ...(typ === undefined ? {} : { typ }) })
    .setIssuer(draft.issuer ?? issuer)
    .setAudience(draft.audience ?? audience)
    .setIssuedAt(draft.issued === undefined ? undefined : Math.floor(Date.now() / 1000) + draft.issued)
    .setExpirationTime(Math.floor(Date.now() / 1000) + (draft.expires ?? 60))
    .sign(draft.key ?? ours.privateKey)
}

function verify(text: string, options: Partial<TokenVerifierOptions> = {}) {
  return createTokenVerifier({ issuer, audience, keySet, ...options }).verify(text)
}

describe('an access token is verified', () => {
  it('and says who the person is', async () => {
    expect(await verify(await token())).toEqual({ login: 'anna', name: 'Anna Ng' })
  })

  it('with the login in another claim when the issuer wants it so', async () => {
    const text = await token({ claims: { preferred_username: 'anna@example.com' } })
    expect(await verify(text, { loginClaim: 'preferred_username' })).toMatchObject({
      login: 'anna@example.com',
    })
  })

  it('with the login for a name when the token has none', async () => {
    expect(await verify(await token({ claims: { name: undefined } }))).toEqual({
      login: 'anna',
      name: 'anna',
    })
  })

  it('and a few seconds of difference between the clocks are forgiven', async () => {
    expect(await verify(await token({ expires: -2 }))).toMatchObject({ login: 'anna' })
  })

  it.each<[TokenRefused['reason'], TokenDraft]>([
    ['signature', { key: theirs.privateKey }],
    ['unknown-key', { kid: 'another' }],
    ['issuer', { issuer: 'https://elsewhere.example' }],
    ['audience', { audience: 'another-api' }],
    ['expired', { expires: -10 }],
    ['not-yet-valid', { claims: { nbf: Math.floor(Date.now() / 1000) + 60 } }],
    ['not-yet-valid', { issued: 60 }],
    ['type', { typ: 'JWT' }],
    ['type', { typ: undefined }],
    ['login', { claims: { sub: ' ' } }],
  ])('and refused: %s', async (reason, draft) => {
    const refused = verify(await token(draft))
    await expect(refused).rejects.toBeInstanceOf(TokenRefused)
    await expect(refused).rejects.toMatchObject({ reason })
  })

  it('and refused when it never expires', async () => {
    const endless = await new SignJWT({ sub: 'anna' })
      .setProtectedHeader({ alg: 'ES256', kid: 'ours', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .sign(ours.privateKey)
    await expect(verify(endless)).rejects.toMatchObject({ reason: 'claims' })
  })

  it('and refused when it does not say since when', async () => {
    const timeless = await new SignJWT({ sub: 'anna' })
      .setProtectedHeader({ alg: 'ES256', kid: 'ours', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('1m')
      .sign(ours.privateKey)
    await expect(verify(timeless)).rejects.toMatchObject({ reason: 'claims' })
  })

  it('and refused when it is signed with a shared secret or not at all', async () => {
    const secret = new TextEncoder().encode('0123456789abcdef0123456789abcdef')
    const shared = await new SignJWT({ sub: 'anna' })
      .setProtectedHeader({ alg: 'HS256', kid: 'ours', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('1m')
      .sign(secret)
    await expect(verify(shared)).rejects.toMatchObject({ reason: 'algorithm' })
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none', typ: 'at+jwt' })}.${part({ sub: 'anna', iss: issuer })}.`
    await expect(verify(unsigned)).rejects.toBeInstanceOf(TokenRefused)
  })

  it.each(['', 'nonsense', 'a.b.c', '..'])('and refused when it is no token: "%s"', async text => {
    await expect(verify(text)).rejects.toMatchObject({ reason: 'malformed' })
  })
})

describe('an issuer without at+jwt', () => {
  const options = { allowPlainType: true }

  it('is allowed by an option', async () => {
    const text = await token({ typ: 'JWT', claims: { scp: 'api.access' } })
    expect(await verify(text, options)).toMatchObject({ login: 'anna' })
    expect(await verify(await token(), options)).toMatchObject({ login: 'anna' })
  })

  it('still gets nowhere with an ID token for the same audience, or a token of another type', async () => {
    await expect(verify(await token({ typ: 'JWT' }), options)).rejects.toMatchObject({ reason: 'type' })
    const logout = await token({ typ: 'logout+jwt', claims: { scope: 'openid' } })
    await expect(verify(logout, options)).rejects.toMatchObject({ reason: 'type' })
  })
})

describe('the keys of the issuer', () => {
  /** An issuer that answers as told and counts the requests. */
  async function issuerThat(
    answer: (path: string, own: string) => { status: number; body: unknown } | 'hang',
  ) {
    const asked: string[] = []
    const server = createServer((request, response) => {
      const path = request.url ?? ''
      asked.push(path)
      const result = answer(path, own)
      if (result === 'hang') return
      response.writeHead(result.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(result.body))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const stop = async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
    return { own, asked, stop }
  }

  const discovery = '/.well-known/openid-configuration'
  const healthy = (path: string, own: string) =>
    path === discovery
      ? { status: 200, body: { issuer: own, jwks_uri: `${own}/keys` } }
      : { status: 200, body: { keys: [publicJwk] } }

  it('are discovered once, on first use, however many tokens arrive', async () => {
    const { own, asked, stop } = await issuerThat(healthy)
    const verifier = createTokenVerifier({ issuer: own, audience })
    expect(asked).toEqual([])
    const text = await token({ issuer: own })
    await Promise.all([verifier.verify(text), verifier.verify(text)])
    await verifier.verify(text)
    expect(asked).toEqual([discovery, '/keys'])
    await stop()
  })

  it('are taken from a given address without discovery', async () => {
    const { own, asked, stop } = await issuerThat(healthy)
    const verifier = createTokenVerifier({ issuer, audience, jwksUri: `${own}/keys` })
    expect(await verifier.verify(await token())).toMatchObject({ login: 'anna' })
    expect(asked).toEqual(['/keys'])
    await stop()
  })

  it('are fetched at once when they changed, and a key that is not there either is no refusal', async () => {
    const keys: { kid: string }[] = [{ ...publicJwk, kid: 'before' }]
    const { own, asked, stop } = await issuerThat(() => ({ status: 200, body: { keys } }))
    const verifier = createTokenVerifier({ issuer, audience, jwksUri: `${own}/keys` })
    expect(await verifier.verify(await token({ kid: 'before' }))).toMatchObject({ login: 'anna' })
    keys.splice(0, 1, { ...publicJwk, kid: 'after' })
    expect(await verifier.verify(await token({ kid: 'after' }))).toMatchObject({ login: 'anna' })
    expect(asked).toHaveLength(2)
    for (const kid of ['made up', 'as well']) {
      await expect(verifier.verify(await token({ kid }))).rejects.toBeInstanceOf(IssuerUnavailable)
    }
    expect(asked).toHaveLength(2)
    const old = verifier.verify(await token({ kid: 'before', expires: -60 }))
    await expect(old).rejects.toMatchObject({ reason: 'expired' })
    await stop()
  })

  it('are not waited for longer than the time-out', async () => {
    const { own, stop } = await issuerThat(() => 'hang')
    const verifier = createTokenVerifier({ issuer: own, audience, fetchTimeoutMs: 50 })
    await expect(verifier.verify(await token({ issuer: own }))).rejects.toBeInstanceOf(IssuerUnavailable)
    await stop()
  })

  it('are asked for again after a failure', async () => {
    let well = false
    const { own, stop } = await issuerThat((path, self) =>
      well ? healthy(path, self) : { status: 503, body: {} },
    )
    const verifier = createTokenVerifier({ issuer: own, audience })
    const text = await token({ issuer: own })
    await expect(verifier.verify(text)).rejects.toBeInstanceOf(IssuerUnavailable)
    well = true
    expect(await verifier.verify(text)).toMatchObject({ login: 'anna' })
    await stop()
  })

  it('are not believed when the discovery speaks for somebody else or makes no sense', async () => {
    for (const body of [
      { issuer: 'https://elsewhere.example', jwks_uri: 'https://elsewhere.example/' },
      [],
    ]) {
      const { own, stop } = await issuerThat(() => ({ status: 200, body }))
      const verifier = createTokenVerifier({ issuer: own, audience })
      await expect(verifier.verify(await token({ issuer: own }))).rejects.toBeInstanceOf(IssuerUnavailable)
      await stop()
    }
  })
})
