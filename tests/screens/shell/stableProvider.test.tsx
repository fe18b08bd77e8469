import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, useDataProvider } from 'react-admin'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { BoxwrightDataProvider } from '../../../src/dataProvider/index.ts'
import { StableProvider } from '../../../src/dataProvider/StableProvider.tsx'
import { useProvider } from '../../../src/dataProvider/useProvider.ts'

test('what asks for something is not drawn anew at another address, and asks as react-admin would', async () => {
  const drawn = { byTheirs: 0, byOurs: 0 }
  const provider = { call: async () => 'answer' } as unknown as BoxwrightDataProvider
  const found: unknown[] = []
  function Theirs() {
    useDataProvider()
    drawn.byTheirs += 1
    return null
  }
  function Ours() {
    found.push(useProvider())
    drawn.byOurs += 1
    return null
  }
  const frame = (
    <CoreAdminContext dataProvider={provider as never}>
      <StableProvider>
        <Theirs />
        <Ours />
        <Link to="/second">Second</Link>
      </StableProvider>
    </CoreAdminContext>
  )
  const page = { path: 'second', element: <p>The second page</p> }
  const frameAndPage = (
    <>
      {frame}
      <Outlet />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element: frameAndPage, children: [page] }])
  const view = render(<RouterProvider router={router} />)
  const before = { ...drawn }
  await userEvent.click(view.getByRole('link', { name: 'Second' }))
  await view.findByText('The second page')
  expect(drawn.byOurs).toBe(before.byOurs)
  expect(drawn.byTheirs).toBeGreaterThan(before.byTheirs)
  const [asked] = found as BoxwrightDataProvider[]
  expect(await asked?.call(undefined as never, {} as never)).toBe('answer')
})
