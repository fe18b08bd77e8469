import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { CoreAdminContext } from 'react-admin'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createHttp } from '../../../src/dataProvider/http.ts'
import { i18nProvider } from '../../../src/i18n/i18nProvider.ts'
import { Notifications } from '../../../src/layout/notifications/Notifications.tsx'
import { type MessageKind, useSay, useSayFailure } from '../../../src/layout/notifications/useSay.ts'

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

function InTurn({ messages }: { readonly messages: readonly Message[] }) {
  const [turn, setTurn] = useState(0)
  const say = useSay()
  const speakNext = () => {
    const message = messages[turn]
    if (message !== undefined) say(...message)
    setTurn(turn + 1)
  }
  return (
    <button type="button" onClick={speakNext}>
      Speak
    </button>
  )
}

const mount = (speaker: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/qitem/1/overview']}>
      <CoreAdminContext i18nProvider={i18nProvider}>
        {speaker}
        <Link to="/qitem/1/print">Tab</Link>
        <Link to="/worklist">Elsewhere</Link>
        <Notifications />
      </CoreAdminContext>
    </MemoryRouter>,
  )
/** Says all at once. */
const mountWith = (...messages: readonly Message[]) => mount(<Speaker messages={messages} />)
/** Says one each time that it is spoken. */
const mountInTurn = (...messages: readonly Message[]) => mount(<InTurn messages={messages} />)
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

test.each([
  ['a warning shows for 10 seconds', 'warning', 10_000],
  ['what went well for 5', 'success', 5_000],
] as const)('snackbar-behaviour: %s', async (_, kind, duration) => {
  vi.useFakeTimers()
  mountWith(['Quote has been saved.', kind])
  await speak()
  await act(() => vi.advanceTimersByTimeAsync(duration - 100))
  expect(screen.getByText('Quote has been saved.')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  // The way out is drawn.
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText('Quote has been saved.')).not.toBeInTheDocument()
})

test('an error stays until the next try says something else', async () => {
  vi.useFakeTimers()
  mountInTurn(['Unable to save', 'error'], ['Quote has been saved.', 'success'])
  await speak()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Unable to save')).toBeInTheDocument()
  await speak()
  expect(screen.getByText('Quote has been saved.')).toBeInTheDocument()
  expect(screen.queryByText('Unable to save')).not.toBeInTheDocument()
})

test('an error is gone on another page, and stays on another tab of its own', async () => {
  mountWith(['Unable to save', 'error'])
  await speak()
  await act(() => screen.getByText('Tab').click())
  expect(screen.getByText('Unable to save')).toBeInTheDocument()
  await act(() => screen.getByText('Elsewhere').click())
  expect(screen.queryByText('Unable to save')).not.toBeInTheDocument()
})

describe('an error of a call', () => {
  const answers = new Map<string, number>()
  const http = createHttp({
    baseUrl: '',
    credentials: { headers: async () => ({}), renew: async () => false },
    fetch: async input => new Response('{}', { status: answers.get(String(input)) ?? 200 }),
  })

  let saving: Promise<unknown> = Promise.resolve()

  /** Saves without a word where it goes well. */
  function Saver({ path }: { readonly path: string }) {
    const sayFailure = useSayFailure()
    const save = () => {
      saving = http({ method: 'PUT', path }).catch(error => sayFailure(error, [`${path} was not saved.`]))
    }
    return (
      <button type="button" onClick={save}>
        {path}
      </button>
    )
  }
  const press = async (path: string) => {
    await act(() => screen.getByText(path).click())
    await act(() => saving)
  }

  test('goes when the same succeeds without a word, and stays when something else does', async () => {
    mount(
      <>
        <Saver path="/terms" />
        <Saver path="/setting" />
      </>,
    )
    answers.set('/terms', 500)
    await press('/terms')
    expect(screen.getByText('/terms was not saved.')).toBeInTheDocument()
    await press('/setting')
    expect(screen.getByText('/terms was not saved.')).toBeInTheDocument()
    answers.delete('/terms')
    await press('/terms')
    await vi.waitFor(() => expect(screen.queryByText('/terms was not saved.')).not.toBeInTheDocument())
  })
})
