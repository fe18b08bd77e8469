import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutOpening } from '../../../src/layout/opening/withoutOpening.ts'

test('pages hear of where they are, not of what begins to open', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  const router = createMemoryRouter(
    [{ path: '*', loader: () => answered.then(() => null), shouldRevalidate: () => true }],
    { hydrationData: { loaderData: { '0': null } } },
  )
  onTestFinished(() => router.dispose())
  const all = vi.fn<(state: string) => void>()
  const heard = vi.fn<(state: string) => void>()
  router.subscribe(({ navigation, location }) => all(`${navigation.state} ${location.pathname}`))
  withoutOpening(router).subscribe(({ navigation, location }) =>
    heard(`${navigation.state} ${location.pathname}`),
  )

  const opening = router.navigate('/next')
  await vi.waitFor(() => expect(all).toHaveBeenCalledWith('loading /'))
  expect(heard).not.toHaveBeenCalled()
  answer()
  await opening
  expect(heard.mock.calls).toEqual([['idle /next']])
})
