import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpDesign } from '../../server/integrations/design/http.ts'
import { largestAnswer } from '../../server/integrations/outside/limitedText.ts'
import { anOrder, subject } from '../domain/designFiles/orders.ts'
import { freePort } from './freePort.ts'
import { createTestApp } from './startTestServer.ts'

/** What the other side does with a request. */
let listen: RequestListener
const asked: { url: string; authorization: string | undefined; body: unknown }[] = []
const outside = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString()
  asked.push({
    url: request.url ?? '',
    authorization: request.headers.authorization,
    body: text === '' ? null : JSON.parse(text),
  })
  listen(request, response)
})
let url: string
beforeAll(async () => {
  await new Promise<void>(resolve => outside.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/design/`
})
afterAll(() => {
  outside.closeAllConnections()
  outside.close()
})
beforeEach(() => {
  asked.length = 0
})

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }
const service = (timeoutMs = 5_000, at = url) => httpDesign({ url: at, token: 'design-token', timeoutMs })
const patient = () => new AbortController().signal
const good = {
  ardFileName: 'P1.ard',
  mfgFileName: 'P1.mfg',
  files: [
    { role: 'dxf', fileName: 'P1.dxf', content: Buffer.from('drawn').toString('base64') },
    { role: 'unheard of', fileName: 'P1.pdf', content: '' },
  ],
  confirmed: { size: { length: 400 }, pieces: [{ name: 'box', length: 1441, width: 560, area: 0.8 }] },
}

describe('the design service over HTTP', () => {
  it('is sent the whole order with the token, and hands out its files', async () => {
    listen = answering(good)
    const made = await service().generate(anOrder(), patient())
    expect(asked).toMatchObject([
      {
        url: '/design/ws/generateFiles',
        authorization: 'Bearer design-token',
        body: { ...subject, style: '0201', size: { length: 400 }, flute: 'C' },
      },
    ])
    expect(made.files.map(({ role, content }) => [role, Buffer.from(content).toString()])).toEqual([
      ['dxf', 'drawn'],
      ['other', ''],
    ])
    expect(made.confirmed).toEqual({
      size: { length: 400, width: null, depth: null },
      pieces: good.confirmed.pieces,
    })
  })

  it('creates projects, names and makes ARD files, and takes customers', async () => {
    listen = answering({ projectNo: ' P-9 ' })
    expect(await service().createProject(subject)).toBe('P-9')
    listen = answering({ ardFileName: 'P-9.ard', exists: false })
    expect(await service().ardOf(subject)).toEqual({ ardFileName: 'P-9.ard', exists: false })
    expect(await service().ardFromStandards(anOrder())).toEqual({
      ardFileName: 'P-9.ard',
      exists: false,
      file: null,
    })
    listen = answering({ synchronised: 1 })
    const company = { customerCode: 'A', customerName: 'Ale' }
    await service().synchroniseCompanies([company])
    expect(asked.at(-1)?.body).toEqual({ companies: [company] })
  })

  it.each([
    ['speaks no JSON', answering('<html>'), 'Esko has raised an Error : its answer can’t be read'],
    [
      'answers something else',
      answering({ files: 7 }),
      'Esko has raised an Error : its answer is not understood',
    ],
    [
      'sends what is no file',
      answering({ ...good, files: [{ role: 'dxf', fileName: 'a.dxf', content: '§' }] }),
      'Esko has raised an Error : its answer is not understood',
    ],
    [
      'says no',
      answering({ success: false, message: 'No licence left' }),
      'Esko has raised an Error : No licence left',
    ],
    ['refuses', answering({ message: 'Unknown style' }, 422), 'Esko has raised an Error : Unknown style'],
    ['breaks', answering('oops', 500), 'Esko has raised an Error : status 500'],
    ['is being restarted', answering('', 503), 'Automation Engine API Not Available'],
    ['breaks off', (_, response) => response.destroy(), 'Automation Engine API Not Available'],
    [
      'sends more than 5 MB',
      (_, response) => {
        response.writeHead(200)
        response.end(Buffer.alloc(largestAnswer + 1, 0x20))
      },
      'Esko has raised an Error : its answer is larger than is read here',
    ],
  ] satisfies [string, RequestListener, string][])(
    'designgen-service-down: that %s',
    async (_, wrong, said) => {
      listen = wrong
      await expect(service().generate(anOrder(), patient())).rejects.toThrow(said)
    },
  )

  it('is followed nowhere else', async () => {
    listen = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end()
    await expect(service().createProject(subject)).rejects.toThrow(
      'ESKO Error : it wants to be asked somewhere else',
    )
    expect(asked).toHaveLength(1)
  })

  it('designgen-service-down: that is slow is given up after its time', async () => {
    listen = () => undefined
    await expect(service(50).createProject(subject)).rejects.toThrow('ESKO Timeout')
  })

  it('designgen-timeout: that never comes to an end is given up when the generation’s time is over', async () => {
    listen = (_, response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(more))
    }
    await expect(service().generate(anOrder(), AbortSignal.timeout(60))).rejects.toThrow(
      'ESKO Generation Timeout',
    )
  })

  it('that is away is said so, and shown as away', async () => {
    const nobody = service(5_000, `http://127.0.0.1:${await freePort()}`)
    await expect(nobody.generate(anOrder(), patient())).rejects.toThrow('Automation Engine API Not Available')
    const server = await createTestApp({ designService: nobody })
    const ready = async () => (await server.as(null).get('/readyz')).body.integrations
    await expect.poll(ready).toContainEqual({ name: 'Design service', adapter: 'http', ok: false })
    await server.close()
  })
})
