import { countryName } from '#domain/formats'
import type { QuoteDocumentInput } from '../documentInput.ts'

type Address = NonNullable<NonNullable<QuoteDocumentInput['customer']>['address']>

/** An address as it stands on an envelope; the country only where it is not the sender's. */
export function addressLines(
  { street, city, state, postCode, country }: Address,
  from: string | undefined,
): string[] {
  // New Zealand has no states: its place stands where one would.
  const place = [city, state === country ? '' : state, postCode].filter(part => part !== '').join(' ')
  const abroad = country === '' || country === from ? '' : countryName(country)
  return [street, place, abroad].filter(line => line.trim() !== '')
}
