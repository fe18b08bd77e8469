import { expect, test } from 'vitest'
import { lightTheme } from '../../../src/theme.ts'

test('theme-primary: the primary colour is blue', () => {
  expect(lightTheme.palette?.primary).toMatchObject({ main: '#20419b' })
})
