import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { empty, emptySections, sections } from '#domain/quoteItem'
import { quoteItemSections } from '../../server/database/schema/index.ts'
import { uploaded } from './fileSteps.ts'
import { carton, createItem, printed, saveProduct } from './quoteSteps.ts'
import { saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** What the schema that the server has says against the XML; '' when nothing. */
async function against(xml: string): Promise<string> {
  const { body: xsd } = await server.as(null).get('/quote-item.xsd')
  const schema = XmlDocument.fromString(xsd)
  const validator = XsdValidator.fromDoc(schema)
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return ''
  } catch (error) {
    return String(error)
  } finally {
    document.dispose()
    validator.dispose()
    schema.dispose()
  }
}

it('GET /quote/QuoteDocument/DownloadXml/{id}: the item whole, by the schema that ships with the product', async () => {
  const rep = server.as('salesrep')
  const item = await createItem(rep)
  const description = 'Crisps <"&\u0001> 40 g\ttray'
  await saveProduct(rep, item, { ...carton, description, printProcess: 'FLEXO' })
  expect((await saveSection(rep, 'printing', item, printed)).status).toBe(200)
  await uploaded(server, item, { fileName: 'Proof & print.pdf' })
  const { status, headers, body } = await rep.get(`/quote/QuoteDocument/DownloadXml/${item.itemId}`)
  expect([status, headers['content-type']]).toEqual([200, 'application/xml'])
  expect(headers['content-disposition']).toContain(`${item.quoteId}-1.xml`)
  expect(await against(body)).toBe('')
  expect(body).toContain('<description>Crisps &lt;&quot;&amp;&gt; 40 g&#9;tray</description>')
  expect(body).toContain(`<length>${carton.length}</length>`)
  expect(body).toMatch(/<inkCoverages key="k1">\s*<inkCode>S-ORANGE<\/inkCode>/)
  expect(body).toMatch(/<file id="\d+" fileName="Proof &amp; print.pdf" .* version="1" size="64"/)
  expect(await against(body.replace(/<length>\d+/, '<length>long'))).toContain('length')
})

it('every item of the demonstration company is valid by it', async () => {
  const rows = await server.connection.query('select id from quote_items order by id limit 40')
  for (const { id } of rows) {
    const { body } = await server.as('su').get(`/quote/QuoteDocument/DownloadXml/${id}`)
    expect(await against(body), body).toBe('')
  }
})

it('an empty item too', async () => {
  const item = await createItem(server.as('salesrep'))
  const { body } = await server.as('salesrep').get(`/quote/QuoteDocument/DownloadXml/${item.itemId}`)
  expect(await against(body)).toBe('')
})

it('a step that only another plant makes has the name of its operation, and that plant', async () => {
  const item = await createItem(server.as('salesrep'))
  const south = { preferredPlantCode: 'STH', boardGrade: 'B340', boardGradeVariant: 'B340-S' }
  await saveProduct(server.as('salesrep'), item, { ...carton, ...south })
  const step = {
    ...empty(sections.design.fields.designSteps.fields),
    key: 'k1',
    operation: 'STITCH',
    workCentre: 'STI1',
  }
  await server.connection.db.insert(quoteItemSections).values({
    ...{ quoteItemId: item.itemId, section: 'design', version: 1 },
    data: { ...emptySections.design, designSteps: [step] },
  })
  const { body } = await server.as('salesrep').get(`/quote/QuoteDocument/DownloadXml/${item.itemId}`)
  expect(await against(body)).toBe('')
  expect(body).toMatch(/<step [^>]*operation="Stitcher"[^>]*elsewhere="Northgate Corrugating"/)
})
