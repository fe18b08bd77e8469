/** Australian postcodes of islands, and of what is supplied as they are, that only ships and aircraft reach. */
export const islandPostcodes: Readonly<Record<string, string>> = {
  '2898': 'Lord Howe Island',
  '2899': 'Norfolk Island',
  '7151': 'Macquarie Island and Antarctica',
}
