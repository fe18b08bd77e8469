import { expect, it, vi } from 'vitest'
import { loadProviderLibrary } from '../../../../server/identity/development/loadProviderLibrary.ts'

it('the library is loaded without its warning, and console.warn is as it was', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { Provider } = await loadProviderLibrary()
  expect(Provider).toBeTypeOf('function')
  expect(warn).not.toHaveBeenCalled()
  console.warn('another warning')
  expect(warn).toHaveBeenCalledWith('another warning')
  warn.mockRestore()
})
