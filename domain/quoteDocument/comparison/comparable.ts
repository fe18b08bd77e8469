import { optionLabel } from '#domain/quoteOptions'
import type { QuoteClause, QuoteDocument, QuotedItem, QuoteFact } from '../document.ts'

/** A row by what it is known by; the square bracket ends a key in a path. */
const keyed = <Row extends object>(key: string, row: Row) => ({ key: key.replaceAll(']', ')'), ...row })

/** Rows by their names; a name that comes again is told apart by its turn. */
function named<Row extends object>(rows: readonly { readonly name: string; readonly row: Row }[]) {
  return rows.map(({ name, row }, place) => {
    const turn = rows.slice(0, place).filter(each => each.name === name).length
    return keyed(turn === 0 ? name : `${name} (${turn + 1})`, row)
  })
}

const factRows = (facts: readonly QuoteFact[]) =>
  named(facts.map(({ label, value }) => ({ name: label, row: { value } })))

const clauseRows = (clauses: readonly QuoteClause[]) =>
  named(clauses.map(({ title, text }) => ({ name: title, row: { value: text } })))

const itemRow = ({ option, number, name, about, facts, pictured, prices, charges }: QuotedItem) => ({
  key: number,
  option: optionLabel(option),
  ...{ name, about, pictured },
  facts: factRows(facts),
  prices: named(prices.map(({ quantity, ...row }) => ({ name: quantity, row }))),
  charges: factRows(charges),
})

/** What stands in every letter anew. */
const ofTheMoment = ['Revision', 'Date']

/**
 * A letter with a key for each of its rows, as changes are looked for by path. `items`: every item number of the letters
 * compared; one that this letter does not have stands in it empty, so that each of its figures has a line.
 */
export function comparable(document: QuoteDocument, items: readonly string[]) {
  const none = { option: '', name: '', about: '', pictured: '', facts: [], prices: [], charges: [] }
  return {
    customer: document.customer.name,
    address: document.customer.lines.join(', '),
    sender: document.sender.name,
    senderAddress: document.sender.lines.join(', '),
    subject: document.subject,
    facts: factRows(document.facts.filter(({ label }) => !ofTheMoment.includes(label))),
    items: items.map(number => {
      const item = document.items.find(each => each.number === number)
      return item === undefined ? { key: number, ...none } : itemRow(item)
    }),
    opening: clauseRows(document.opening),
    terms: clauseRows(document.terms),
    closing: clauseRows(document.closing),
    signedBy: document.signedBy.join(', '),
  }
}
