import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { i18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { Notifications } from '../../../src/layout/notifications/Notifications.tsx'
import { type MessageKind, useSay } from '../../../src/layout/notifications/useSay.ts'

type Message = readonly [string | readonly string[], MessageKind?]

function Speaker({ messages }: { readonly messages: readonly Message[] }) {
  const say = useSay()
  const speakAll = () => {
    for (const message of messages) say(...message)
  }
  return (
    <button type="button" onClick={speakAll}>
      Speak
    </button>
  )
}

const mountWith = (...messages: readonly Message[]) =>
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <Speaker messages={messages} />
        <Notifications />
      </CoreAdminContext>
    </MemoryRouter>,
  )
const speak = () => act(() => screen.getByText('Speak').click())

afterEach(() => {
  vi.useRealTimers()
})

test('snackbar-behaviour: each kind has its colour and can be closed', async () => {
  const user = userEvent.setup()
  mountWith(['Quote has been saved.', 'success'], ['Unable to Action', 'error'])
  await speak()
  expect(screen.getByText('Quote has been saved.').closest('.MuiAlert-root')).toHaveClass(
    'MuiAlert-colorSuccess',
  )
  const error = screen.getByRole('alert')
  expect(error).toHaveTextContent('Unable to Action')
  expect(error).toHaveClass('MuiAlert-colorError')
  await user.click(within(error).getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByText('Unable to Action')).not.toBeInTheDocument())
  expect(screen.getByText('Quote has been saved.')).toBeInTheDocument()
})

test('snackbar-behaviour: a list of messages is shown as a list, and the same again only once', async () => {
  mountWith([['Length is required', 'Width is required'], 'warning'])
  await speak()
  await speak()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Length is required',
    'Width is required',
  ])
})

test('snackbar-behaviour: a message shows for 10 seconds', async () => {
  vi.useFakeTimers()
  mountWith(['Quote has been saved.', 'success'])
  await speak()
  await act(() => vi.advanceTimersByTimeAsync(9_900))
  expect(screen.getByText('Quote has been saved.')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  // The way out is drawn.
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText('Quote has been saved.')).not.toBeInTheDocument()
})
