import type { InkLine, UploadedInk } from '#domain/inks'

/** A line with nothing wrong in it. */
export const line = (overrides: Partial<InkLine> = {}): InkLine => ({
  line: 2,
  code: 'RED01',
  name: 'Fire red',
  colour: '#E2001A',
  process: 'FLEXO',
  group: 'PROCESS',
  vendor: 'Coates',
  active: 'yes',
  ...overrides,
})

/** The ink that line describes. */
export const ink = (overrides: Partial<UploadedInk> = {}): UploadedInk => ({
  code: 'RED01',
  name: 'Fire red',
  colour: '#E2001A',
  process: 'FLEXO',
  group: 'PROCESS',
  vendor: 'Coates',
  isActive: true,
  ...overrides,
})
