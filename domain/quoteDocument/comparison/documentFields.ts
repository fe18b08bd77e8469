import type { Field, Fields } from '#domain/quoteItem'

const text = (label: string): Field => ({ kind: 'text', label, max: Number.MAX_SAFE_INTEGER })

const rows = (label: string, fields: Fields): Field => ({
  kind: 'rows',
  label,
  max: Number.MAX_SAFE_INTEGER,
  name: Object.keys(fields)[0] ?? '',
  fields,
})

/** Lines that are known by their own labels: the list adds no word to them. */
const labelled = rows('', { value: text('') })

/** What a letter says, as a list of fields: by it two letters are compared, and each difference is named. */
export const documentFields: Fields = {
  customer: text('Customer'),
  address: text('Address'),
  sender: text('From'),
  senderAddress: text("Sender's address"),
  subject: text('Subject'),
  facts: labelled,
  items: rows('Item', {
    name: text('Description'),
    option: text('Option'),
    about: text('Code and drawing'),
    facts: labelled,
    pictured: text('Picture'),
    prices: rows('', { perThousand: text('Per 1,000'), each: text('Each'), order: text('Order') }),
    charges: labelled,
  }),
  opening: rows('Covering words', { value: text('') }),
  terms: rows('Terms', { value: text('') }),
  closing: rows('Closing words', { value: text('') }),
  signedBy: text('Signed by'),
}
