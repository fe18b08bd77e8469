/** Days until the price of a product has ended; 0: it has ended by now. */
export const expiries = [
  { code: '0', description: 'Price has ended' },
  { code: '30', description: 'Price ends in 30 days' },
  { code: '90', description: 'Price ends in 90 days' },
] as const
