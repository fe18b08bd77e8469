import { beforeAll, describe, expect, it } from 'vitest'
import { plantAlone } from '#domain/boardGrades'
import { carton, createItem, createQuote, loadItem, saveProduct } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})
const rep = () => server.as('salesrep')

const profileOf = async (CustomerCode: string) =>
  (await rep().get('/customer/Profile', { CustomerCode })).body
const save = async (changes: object, login = 'salesrep', code = 'BLU001') =>
  server.as(login).put('/customer/Profile', { ...(await profileOf(code)), customerCode: code, ...changes })

describe('the defaults of a customer', () => {
  it('customer-defaults-reset: are what a new item of theirs begins with, from the save on', async () => {
    const { version } = await profileOf('BLU001')
    const changes = { palletHeight: 1180, strapsAcross: 3, stretchWrapCode: '' }
    const saved = await save(changes)
    expect([saved.status, saved.body]).toMatchObject([200, { ...changes, version: version + 1 }])
    const { palletization } = await loadItem(rep(), await createItem(rep()))
    expect(palletization).toMatchObject({ maxPalletHeight: 1180, strapsAcross: 3, stretchWrapCode: '' })
  })

  it('are refused at their fields, and from a version that is no more', async () => {
    const refused = await save({ palletTypeCode: 'NONE-SUCH', palletHeight: 0 })
    expect(refused.body.errors).toEqual([
      { path: 'palletTypeCode', message: 'not valid' },
      { path: 'palletHeight', message: 'must be greater than 0' },
    ])
    expect((await save({ strapsAcross: 1.5 })).body.errors[0].path).toBe('strapsAcross')
    const stale = await save({ version: 0 })
    expect([stale.status, stale.body.detail]).toEqual([409, 'Tessa Harcourt saved this in the meantime.'])
  })

  it('are begun for a prospect, and changed by who sells to them alone', async () => {
    const { body: made } = await rep().post('/customer/Customer', {
      ...{ customerName: 'Wattle Jars', abn: '', contactName: 'Ida Voss', phone: '', email: '' },
      ...{
        industryCode: '',
        businessUnit: 'BOARD',
        salesRepLogin: '',
        country: 'AU',
        city: '',
      },
    })
    const code = made.customerCode
    const { customerCode: _, version: __, ...usual } = await profileOf('BLU001')
    const begun = await rep().put('/customer/Profile', { ...usual, customerCode: code, version: 0 })
    expect([begun.status, begun.body.version]).toEqual([200, 1])
    expect((await save({}, 'salesrep2', code)).status).toBe(403)
    expect((await save({}, 'designer', code)).status).toBe(403)
    expect((await rep().get(`/customer/Contact/${code}`)).body).toMatchObject([{ name: 'Ida Voss' }])
  })

  it('let pricing be bypassed when whoever keeps the price terms says so', async () => {
    expect((await save({ allowByPassPricing: true })).body.errors).toEqual([
      { path: 'allowByPassPricing', message: 'is changed by whoever keeps the price terms' },
    ])
    // Somebody who opens customers, as the page is of the roles that the specification names.
    expect((await save({ allowByPassPricing: true }, 'su')).body).toMatchObject({ allowByPassPricing: true })
  })

  it('customer-defaults-reset: reach the items that were there before the customer was chosen, and leave with them', async () => {
    expect((await save({ allowByPassPricing: true }, 'sysadmin')).status).toBe(200)
    const { id } = await createQuote(rep(), null)
    const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Early' }]
    const early = (await rep().post('/quote/Quote/Products', { id, products })).body
    expect(early.items).toMatchObject([{ plantCode: '' }])
    const choose = async (customerCode: string) =>
      (await rep().put('/quote/Quote', { ...(await rep().get(`/quote/Quote/${id}`)).body, customerCode }))
        .body
    const { items, lgxDefaultPlant } = await choose('BLU001')
    const item = { quoteId: id, itemId: items[0].id }
    const plant = plantAlone(lgxDefaultPlant)
    expect([plant, items[0].plantCode]).toEqual(['NTH', 'NTH'])
    expect(await loadItem(rep(), item)).toMatchObject({
      product: { preferredPlantCode: plant },
      allowByPassPricing: true,
    })
    await choose('KIN005')
    const next = await loadItem(rep(), item)
    // What was chosen or taken before is not taken back; what the customer before allowed is.
    expect(next).toMatchObject({ product: { preferredPlantCode: plant }, allowByPassPricing: false })
  })

  it('have a variance of prices, kept by who keeps the terms', async () => {
    const url = '/customer/Profile/DefaultPriceVar'
    const { body } = await rep().get(url, { CustomerCode: 'KIN005' })
    const asked = { customerCode: 'KIN005', version: body.version, priceVarPercent: 7.5 }
    expect((await rep().put(url, asked)).status).toBe(403)
    const saved = await server.as('sysadmin').put(url, asked)
    expect(saved.body).toEqual({ ...asked, version: body.version + 1 })
    expect((await server.as('sysadmin').put(url, asked)).status).toBe(409)
  })
})

describe('a new item', () => {
  it.each([
    ['BLU001', '3215', 'VIC-GEE'],
    ['COR002', '5352', 'SA-CTY'],
  ])(
    'plant-default: of %s is made at its plant, and goes to the region of postcode %s',
    async (code, postcode, region) => {
      const item = await createItem(rep(), code)
      const { product, quoteDelivery } = await loadItem(rep(), item)
      const { plantCode } = await profileOf(code)
      expect(plantCode).toBe(`${product.preferredPlantCode}-100`)
      expect(quoteDelivery.deliveryPostCode).toBe(postcode)
      await saveProduct(rep(), item, carton)
      const { body } = await rep().get('/quote/QuoteAutoRoute', { quoteItemId: item.itemId })
      expect([body.plantCode, body.deliveryRegion]).toEqual([product.preferredPlantCode, region])
    },
  )
})

describe('the contacts of a customer', () => {
  const url = '/customer/Contact/COR002'
  const nobody = { id: 0, version: 0, name: '', role: '', email: '', phone: '', getsLetters: false }
  const names = (rows: readonly { name: string; getsLetters: boolean }[]) =>
    rows.map(({ name, getsLetters }) => [name, getsLetters])

  it('are entered, and letters go to one of them', async () => {
    const before = await rep().get(url)
    expect(names(before.body)).toEqual([['Julian Ashby', true]])
    const email = 'mara@corella.example'
    const made = await rep().post(url, {
      ...nobody,
      name: 'Mara Quist',
      role: 'Cellar',
      email,
      getsLetters: true,
    })
    expect(names(made.body)).toEqual([
      ['Mara Quist', true],
      ['Julian Ashby', false],
    ])
    const { body } = await rep().get('/customer/Customer', { filter: { id: ['COR002'] } })
    expect(body[0]).toMatchObject({ contactName: 'Mara Quist', email })
  })

  it('are refused at their fields, twice the same, and from a version that is no more', async () => {
    const wrong = await rep().post(url, { ...nobody, email: 'no mail' })
    expect(wrong.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['email', 'name'])
    expect((await rep().post(url, { ...nobody, name: 'mara quist' })).body).toMatchObject({
      code: 'already-exists',
      errors: [{ path: 'name' }],
    })
    const { body: rows } = await rep().get(url)
    const [first] = rows
    expect((await rep().post(url, { ...first, getsLetters: false })).body.errors[0].path).toBe('getsLetters')
    await rep().post(url, { ...first, phone: '08 5550 0000' })
    const stale = await rep().post(url, { ...first, phone: '08 5550 1111' })
    expect([stale.status, stale.body.current[0].phone]).toEqual([409, '08 5550 0000'])
    expect((await rep().delete(`${url}/${first.id}`)).status).toBe(422)
  })

  it('are whom a quote is for: of its customer, and gone with another customer', async () => {
    const { items: _, ...quote } = await createQuote(rep(), 'COR002')
    const { body: contacts } = await rep().get(url)
    const julian = contacts.find(({ name }: { name: string }) => name === 'Julian Ashby')
    const saved = await rep().put('/quote/Quote', { ...quote, contactId: julian.id })
    expect([saved.status, saved.body.contactId]).toEqual([200, julian.id])
    const { body: letter } = await rep().get('/report/QuoteReport/ToSend', { quoteId: quote.id })
    expect(JSON.stringify(letter)).toContain('Julian Ashby')
    const foreign = { ...saved.body, customerCode: 'BLU001' }
    expect((await rep().put('/quote/Quote', foreign)).body.errors[0].path).toBe('contactId')
    const { contactId: __, ...unsaid } = foreign
    const moved = await rep().put('/quote/Quote', unsaid)
    expect([moved.status, moved.body.contactId]).toEqual([200, null])
    expect((await rep().delete(`${url}/${julian.id}`)).body).toHaveLength(1)
  })
})
