import { decimal } from './decimal.ts'

export const currencies = ['AUD', 'NZD'] as const
export type Currency = (typeof currencies)[number]

const symbols: Readonly<Record<Currency, string>> = { AUD: '$', NZD: 'NZ$' }

/**
 * An amount with two decimals: `$1,234.50`, in New Zealand dollars `NZ$1,234.50`, below zero `-$5.00`.
 * What is not a finite number shows as ''. Source: 000 §1 (two decimals); the `NZ$` sign is our own.
 */
export function money(value: number | null | undefined, currency: Currency = 'AUD'): string {
  const digits = decimal(value, 2)
  if (digits === '') return ''
  return digits.startsWith('-') ? `-${symbols[currency]}${digits.slice(1)}` : symbols[currency] + digits
}
