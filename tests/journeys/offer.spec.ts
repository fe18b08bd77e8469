import { expect, test } from './support/test.ts'

test('a price below the floor is approved by a second person, sent, and accepted from a phone', async ({
  as,
  prepare,
  stranger,
}) => {
  const [rep, su, second] = [await prepare('salesrep'), await prepare('su'), await prepare('pricing2')]
  const item = await rep.submitted('Carton to accept on-line')
  await test.step('priced below the floor it is refused, until a second person approves', async () => {
    await su.act(item, 'ACCEPT')
    await su.designed(item)
    await su.act(item, 'DESIGN_DONE')
    await su.act(item, 'ACCEPT')
    await su.priced(item, 18)
    await su.act(item, 'PRICING_DONE')
    await su.act(item, 'ACCEPT')
    await expect(su.act(item, 'APPROVE')).rejects.toThrow('Price below floor waits for approval')
    await second.approved(item)
    await su.act(item, 'APPROVE')
  })

  const option = await test.step('a second option stands beside it, as far as the first', async () => {
    const beside = await rep.option(item)
    await rep.act(beside, 'SUBMIT')
    await su.act(beside, 'ACCEPT')
    await su.designed(beside)
    await su.act(beside, 'DESIGN_DONE')
    await su.act(beside, 'ACCEPT')
    await su.priced(beside)
    await su.act(beside, 'PRICING_DONE')
    await su.act(beside, 'ACCEPT')
    await su.act(beside, 'APPROVE')
    return beside
  })

  const sales = await as('salesrep')
  const link = await test.step('the sales representative sends it', async () => {
    await sales.goto(`/quotes/${item.quoteId}`)
    await sales.getByRole('button', { name: 'Quote Document' }).click()
    await sales.getByRole('button', { name: 'Send…' }).click()
    const form = sales.getByRole('dialog', { name: `Send Quote ${item.quoteId}, revision A` })
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(/\{\{offerLink\}\}/)
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form).toBeHidden()
    await sales.getByRole('button', { name: 'Close', exact: true }).click()
    await sales.getByRole('button', { name: 'Copy link to revision A' }).click()
    return sales.getByRole('textbox', { name: 'Link' }).inputValue()
  })

  const next = await as('newwork')
  await next.goto(`/worklist/NEWWORK?q=${item.reference}`)
  await expect(next.getByRole('status', { name: 'Live connection' })).toHaveAttribute('data-live', 'live')
  const row = next.getByRole('row', { name: item.reference })
  await expect(row).toBeHidden()

  await test.step('the customer accepts from a phone, without a sign-in', async () => {
    const phone = await stranger()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Quote \d+ revision A$/)
    const options = phone.getByRole('region', { name: 'Choose one of these 2 options' })
    const [a, b] = [options.getByRole('region').nth(0), options.getByRole('region').nth(1)]
    await b.getByRole('radio').first().check()
    await a.getByRole('radio').first().check()
    await expect(b.getByRole('radio').first()).not.toBeChecked()
    const width = await phone.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    await phone.getByRole('button', { name: 'Accept…' }).click()
    const order = phone.getByRole('dialog', { name: /^Accept quote/ })
    const many = order.getByRole('textbox', { name: /^How many of / })
    await many.fill('1')
    await order.getByRole('button', { name: 'Place order' }).click()
    await expect(order.getByText('Your name is required')).toBeVisible()
    await order.getByRole('textbox', { name: 'Your name' }).fill('Harriet Moss')
    const number = order.getByRole('textbox', { name: 'Purchase order number' })
    await number.fill('7'.repeat(61))
    await order.getByRole('button', { name: 'Place order' }).click()
    await expect(number).toHaveAccessibleDescription('not more than 60 characters')
    await number.fill('PO-4711')
    await phone.goBack()
    await expect(order).toBeHidden()
    await phone.getByRole('button', { name: 'Accept…' }).click()
    await expect(order.getByRole('textbox', { name: 'Your name' })).toHaveValue('Harriet Moss')
    await expect(number).toHaveValue('PO-4711')
    await many.fill('1')
    await order.getByRole('button', { name: 'Place order' }).click()
    await expect(many).toHaveAccessibleDescription(/^Order a whole number from [\d,]+ to [\d,]+\.$/)
    await many.fill(/from ([\d,]+)/.exec((await order.innerText()) ?? '')?.[1]?.replace(',', '') ?? '')
    await order.getByRole('button', { name: 'Place order' }).click()
    await expect(phone.getByText('Thank you, Harriet Moss. Your order is with us.')).toBeVisible()
  })

  await expect(row).toBeVisible()
  await sales.reload()
  await expect(sales.getByText(/^Accepted by Harriet Moss with PO-4711 on /)).toBeVisible()
  await expect(sales.getByText('Accepted A', { exact: true })).toBeVisible()
  await expect(sales.getByRole('row', { name: option.reference })).toContainText('Archived')
})
