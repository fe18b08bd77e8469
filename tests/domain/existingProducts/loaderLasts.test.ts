import { expect, it } from 'vitest'
import { loaderLasts } from '#domain/existingProducts'

it('quote-loader-existing: the loader stands for 2000 ms at most while existing products are added', () => {
  expect(loaderLasts(['INDUSTRY_STANDARD', 'GENERIC'])).toBe(2000)
})

it('quote-loader-copy: and for 5000 ms at most while one is copied or modified', () => {
  expect(loaderLasts(['COPY_NEW_PRINT_SKU'])).toBe(5000)
  expect(loaderLasts(['INDUSTRY_STANDARD', 'MODIFY_SIMPLE_CHANGE'])).toBe(5000)
})
